"""What a message asks for, read once a turn: the gate's words, the triggers, and the tokens it can be found by."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tiers.gate import gate
from words.identifiers import triggers
from words.tokens import query_tokens

if TYPE_CHECKING:
    from tiers.block import Turn
    from words.tokens import Tokens


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """`matched`: the words that fired the gate; `triggers`: identifiers that the transcript doesn't hold, in order."""

    matched: str | None
    triggers: tuple[str, ...]
    tokens: Tokens


def ask(turn: Turn) -> Asked:
    """Reads the message. The store looks up by it and the rules decide by it, so that both see the same."""
    return Asked(
        matched=gate(turn.message),
        triggers=triggers(turn.message, turn.transcript),
        tokens=query_tokens(turn.message),
    )
