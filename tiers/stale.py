"""Which held memories a correction most likely makes stale: those that share distinctive tokens with the message."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tensions.detector import contradiction
from tensions.sieve import ways
from tiers.overlap import weight
from words.distinctive import distinctive
from words.language import CONDITION, MODALS, NEGATIONS, ORDER, QUANTITY
from words.sentences import statements
from words.tokens import index_tokens
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from memory.row import Memory
    from tiers.block import Rarity

NAMED = 3
"""Memories that a notice names at most."""

READ = 8
"""Memories that are read against the message: where some of them can't be true beside it, only those are named."""

SPEECH = listed(
    """
    actually correct correction correcting wrong outdated true right mistaken sorry scratch forget said misspoke mean
    meant use uses used using switch switched switching move moved moving migrate migrated migrating change changed
    changes replace replaced stop stopped longer anymore instead now nope should
    """
)
"""Words by which people correct anything: that a memory holds one as well says nothing about it."""

MARKS = SPEECH.union(*(words for table in (CONDITION, MODALS, NEGATIONS, ORDER, QUANTITY) for words in table.values()))
"""Shared polarity, quantity, condition or order names no subject either."""


def premise(message: str, matched: str) -> str:
    """The sentence of `message` in which the gate's words stand, or the message where that sentence names no subject.

    “Actually, we switched to Kustomize. Can I run the load test on db-stg-01?” says nothing against what is held of the host.
    """
    at = message.find(matched)
    said = next((s.text for s in statements(message) if s.start <= at < s.end), message)
    return said if subject_tokens(said) else message


def likely_stale(message: str, memories: Iterable[Memory], rarity: Rarity) -> tuple[Memory, ...]:
    """At most three, the rarest shared tokens first; then the newer observation and the lower id decide.

    Where some of them can't be true beside the message, those alone: a correction of one port makes no other one stale.
    """
    wanted = subject_tokens(message)
    if not wanted:
        return ()
    sharing = [(_shared_weight(wanted, m, rarity), m) for m in memories]
    named = sorted((pair for pair in sharing if pair[0] > 0), key=lambda pair: (-pair[0], *_newer(pair[1])))
    likely = [m for _, m in named[:READ]]
    sure = [m for m in likely if (by := ways(message, m.content)) and contradiction(m.content, message, by) is not None]
    return tuple((sure or likely)[:NAMED])


def subject_tokens(message: str) -> frozenset[str]:
    """Index tokens of what the message is about: its distinctive tokens without the words of correcting."""
    words = [w for w in distinctive(message) if w.casefold() not in MARKS]
    return frozenset(index_tokens(" ".join(words)).full)


def _shared_weight(wanted: frozenset[str], memory: Memory, rarity: Rarity) -> float:
    return math.fsum(weight(t, rarity) for t in wanted.intersection(_held(memory)))


def _held(memory: Memory) -> tuple[str, ...]:
    """Its tokens; rows of the standing part come without, and are read here, which costs only when the gate fires."""
    if memory.tokens:
        return (*memory.tokens, *memory.parts)
    tokens = index_tokens(memory.content)
    return (*tokens.full, *tokens.parts)


def _newer(memory: Memory) -> tuple[float, int]:
    seen = memory.last_observed_at
    return -seen.timestamp() if seen else math.inf, memory.id
