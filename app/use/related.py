"""Which held rows may bear on new statements: look-ups by form, identifier and token, never a scan of the store."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from learn.fold import fold_key
from learn.mood import core
from store import memories
from store import related as rows
from words.identifiers import keys
from words.normal import normalise
from words.tokens import index_tokens

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from app.call import Call
    from memory.row import Memory
    from store.agents import AgentRow

RELATED = 64
"""Held rows that are looked at for one statement at most, best shared weight first."""

TOGETHER = 100
"""Statements that one look-up is made for: bounds what it sorts in memory."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Related:
    """Live rows by id; which of them were found for which text, and which by their form."""

    held: Mapping[int, Memory] = field(default_factory=dict)
    near: Mapping[str, frozenset[int]] = field(default_factory=dict)
    alike: frozenset[int] = frozenset()


async def related(call: Call, agent: AgentRow, texts: Sequence[str], namespaces: Collection[str]) -> Related:
    """Live rows that share a form, an identifier or tokens with any of `texts`.

    They hold what a decision looks at; a row that is to be changed is read again, whole.
    """
    if not texts or not agent.memories:
        return Related()
    tx, scopes = call.transaction(), sorted(namespaces)
    held: dict[int, Memory] = {}
    near: dict[str, set[int]] = {text: set() for text in texts}
    every = list(near)
    for start in range(0, len(every), TOGETHER):
        some = every[start : start + TOGETHER]
        found = await rows.related(tx, agent.agent_id, scopes, list(map(_sought, some)), limit=RELATED)
        for each in found:
            held[each.memory.id] = each.memory
            for place in each.places:
                near[some[place]].add(each.memory.id)
    forms = list(dict.fromkeys((*every, *map(core, every))))
    same = await memories.by_hashes(tx, agent.agent_id, scopes, list(map(normalise, forms)), list(map(fold_key, forms)))
    alike = frozenset(row.id for row in same)
    return Related(
        held=held | {row.id: row for row in same},
        near={text: frozenset(ids) for text, ids in near.items()},
        alike=alike,
    )


def _sought(text: str) -> rows.Sought:
    tokens = index_tokens(text)
    return rows.Sought(tokens=(*tokens.full, *tokens.parts), keys=sorted(keys(text)))
