"""Shelves for the tests of blocks: memories with their tokens, and `see`, which builds a block from them."""

from collections import Counter
from typing import Any

from memory.row import Memory
from selfmodel.domain import Domain
from tensions.tension import Claim, Tension
from tests.rules.memory.rows import DAY, NOW, row
from tiers.block import Block, Found, Rarity, Standing, Turn
from tiers.build import build
from tiers.explain import Verdict, explain
from tiers.stable import stable
from words.gist import gist
from words.tokens import index_tokens

OTHERS = 50
"""Live rows of the store that no test names: so that one shared token is rare and a common one is not."""


def words(text: str) -> int:
    """A price that anybody can count: one token a word."""
    return len(text.split())


def mem(number: int, content: str, **changed: Any) -> Memory:
    tokens = index_tokens(content)
    return row(
        **{
            "id": number,
            "content": content,
            "gist": gist(content),
            "tokens": tokens.full,
            "parts": tokens.parts,
            "learned_at": NOW - 100 * DAY + number * DAY,
            "placed_at": NOW - 100 * DAY + number * DAY,
            **changed,
        }
    )


def unsourced(number: int, content: str, **changed: Any) -> Memory:
    return mem(
        number, content, **{"status": "hypothesis", "source": None, "last_observed_at": None, "tier": "L3", **changed}
    )


def clash(number: int, a: str, b: str, **changed: Any) -> Tension:
    return Tension(
        **{
            "id": number,
            "namespace": None,
            "status": "open",
            "impact": "critical",
            "a": Claim(text=a),
            "b": Claim(text=b),
            "question": "Which is it?",
            "origin": "detector",
            "shape": "polarity",
            "created_at": NOW - DAY,
            **changed,
        }
    )


def weak(name: str = "database", **changed: Any) -> Domain:
    return Domain(
        **{
            "name": name,
            "reliability": 0.8 - 0.8 / 3,
            "samples": 1,
            "last_outcome_at": NOW - DAY,
            "failure_patterns": ("forgot the index",),
            "strategies": ("run EXPLAIN first",),
            **changed,
        }
    )


def stand(*things: Any, **more: Any) -> Standing:
    """What stands whatever the message says: memories by their tier, tensions, domains."""
    memories = [t for t in things if isinstance(t, Memory)]
    index = sorted((m for m in memories if m.tier == "L1"), key=lambda m: m.placed_at, reverse=True)
    return Standing(
        pinned=tuple(m for m in memories if m.tier == "L0"),
        index=tuple(index),
        tensions=tuple(t for t in things if isinstance(t, Tension)),
        domains=tuple(t for t in things if isinstance(t, Domain)),
        **more,
    )


def find(*memories: Memory, **more: Any) -> Found:
    counts = Counter(t for m in memories for t in {*m.tokens, *m.parts})
    return Found(memories=memories, rarity=Rarity(memories=len(memories) + OTHERS, counts=counts), **more)


def see(
    message: str, *things: Any, standing: Standing | None = None, found: Found | None = None, cost=words, **turn: Any
) -> Block:
    """The block of a store that holds `things`, everything in it found by the store for this message."""
    standing = stand(*things) if standing is None else standing
    found = find(*(t for t in things if isinstance(t, Memory))) if found is None else found
    asked = Turn(message=message, **turn)
    return build(asked, stable(standing, asked.max_tokens, NOW, cost), standing, found, NOW, cost)


def ask_why(number: int, message: str, *things: Any, similarity: Any = None, **turn: Any) -> dict[str, Verdict]:
    """What every rule says of the memory `number` in the block that `see` would build."""
    memories = [t for t in things if isinstance(t, Memory)]
    asked = next(m for m in memories if m.id == number)
    found = find(*memories, similarity=similarity or {})
    verdicts = explain(asked, Turn(message=message, **turn), stand(*things), found, NOW, words)
    return {v.rule: v for v in verdicts}


def by(block: Block, rule: str) -> list[int | None]:
    return [e.id for e in block.entries if e.rule == rule]


def left(block: Block, rule: str) -> list[int | None]:
    return [x.id for x in block.left_out if x.rule == rule]
