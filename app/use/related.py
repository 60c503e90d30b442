"""Which held rows may bear on new statements: look-ups by form, identifier and token, never a scan of the store."""

from __future__ import annotations

from typing import TYPE_CHECKING

from learn.fold import fold_key
from store import memories
from words.identifiers import keys
from words.normal import normalise
from words.tokens import index_tokens

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from app.call import Call
    from memory.row import Memory
    from store.agents import AgentRow

RELATED = 64
"""Held rows that are looked at for one statement at most, best shared weight first."""


async def related(call: Call, agent: AgentRow, texts: Sequence[str], namespaces: Collection[str]) -> dict[int, Memory]:
    """Live rows that share a form, an identifier or tokens with any of `texts`, by id; a look-up a text.

    They hold what a decision looks at; a row that is to be changed is read again, whole.
    """
    if not texts or not agent.memories:
        return {}
    tx, scopes = call.transaction(), sorted(namespaces)
    held: dict[int, Memory] = {}
    for text in dict.fromkeys(texts):
        tokens = index_tokens(text)
        rows, _ = await memories.found(
            tx, agent.agent_id, scopes, sorted(keys(text)), (*tokens.full, *tokens.parts), limit=RELATED
        )
        held |= {row.id: row for row in rows}
    same = await memories.by_hashes(tx, agent.agent_id, scopes, list(map(normalise, texts)), list(map(fold_key, texts)))
    return held | {row.id: row for row in same}
