"""The lexical lane of recall: what the words of a question find in the whole store, and the turns beside it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from store import recall as held
from store.recall import Token
from tiers.block import Rarity
from tiers.effort import efforts, is_settled
from tiers.overlap import PART
from tiers.reach import SIMILAR, read
from words.likeness import forms, head, slips

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from memory.row import Memory, Status
    from store.agents import AgentRow
    from store.database import Tx
    from store.recall import Filters
    from tiers.reach import Word
    from words.tokens import Tokens

STANDINGS: tuple[Status, ...] = ("fact", "hypothesis")
"""In the order in which they are shown: the second is asked for where the first doesn't fill the places."""

SLIPS = 3
"""Unknown words of one question that are looked up as mistyped ones, at most."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """The words of a question as the agent's store knows them, and how many rows hold each token."""

    words: tuple[Word, ...]
    counts: Mapping[str, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Pool:
    """The rows to be ranked, those that were found and the turns beside them, and the episode before each."""

    rows: list[Memory] = field(default_factory=list)
    before: Mapping[int, int] = field(default_factory=dict)


async def asked(tx: Tx, agent: AgentRow, tokens: Tokens) -> Asked:
    """Each word with its rarity and what may stand for it."""
    whole = dict.fromkeys(tokens.full)
    known = await held.vocabulary(tx, agent.agent_id, {**{t: head(t) for t in whole}, **dict.fromkeys(tokens.parts)})
    similar = {t: forms(t, near, known=t in near) for t in whole if (near := known.get(t))}
    stems = {word for guess, word in tokens.guesses if guess in known}
    unknown = [t for t in whole if t not in known.get(t, {}) and not similar.get(t) and t not in stems][:SLIPS]
    meant = await _slips(tx, agent, unknown)
    counts = {token: df for near in (*known.values(), meant.counts) for token, df in near.items()}
    words = read(tokens, Rarity(memories=agent.memories, counts=counts), {**similar, **meant.similar})
    return Asked(words=words, counts=counts)


@dataclass(frozen=True, slots=True, kw_only=True)
class Meant:
    """What mistyped words may have meant."""

    similar: Mapping[str, Sequence[str]]
    counts: Mapping[str, int]


async def _slips(tx: Tx, agent: AgentRow, words: Iterable[str]) -> Meant:
    """The last resort: a word that neither stands in the store nor is like one that does may be one edit away from one."""
    edits = {word: slips(word) for word in words}
    every = dict.fromkeys(sorted(edit for some in edits.values() for edit in some))
    if not every:
        return Meant(similar={}, counts={})
    found = await held.vocabulary(tx, agent.agent_id, every)
    return Meant(
        similar={word: sorted(some & found.keys()) for word, some in edits.items()},
        counts={token: near[token] for token, near in found.items()},
    )


async def pool(tx: Tx, agent: AgentRow, found: Asked, filters: Filters, limit: int) -> Pool:
    """The best `limit` by the weight of the words they hold, exactly, and the episodes up to two turns from them."""
    ids = await best(tx, agent, found, filters, limit)
    rows, before = await held.turns(tx, agent.agent_id, ids) if ids else ([], {})
    return Pool(rows=rows, before=before)


async def best(tx: Tx, agent: AgentRow, found: Asked, filters: Filters, limit: int) -> list[int]:
    """The same by id, in order: facts first, then by weight, newer observation and lower id."""
    ids: list[int] = []
    for status in STANDINGS:
        if filters.status in (None, status) and len(ids) < limit:
            ids += await _best(tx, agent, found, replace(filters, status=status), limit - len(ids))
    return ids


async def _best(tx: Tx, agent: AgentRow, found: Asked, filters: Filters, limit: int) -> list[int]:
    tokens = _tokens(found.words)
    postings = [sum(found.counts.get(t.token, 0) for t in tokens if t.word == at) for at in range(len(found.words))]
    held_words = [(number, word.weight) for number, word in zip(postings, found.words, strict=True)]
    for effort in efforts(held_words):
        rows = await held.best(tx, agent.agent_id, tokens, filters, effort, limit)
        if is_settled(rows, effort, limit):
            return [number for number, _ in rows]
    return []


def _tokens(words: Sequence[Word]) -> list[Token]:
    """Every token that counts for a word, with what `tiers.reach.held` says of it."""
    made = []
    for number, word in enumerate(words):
        part = word.weight * PART if word.whole else word.weight
        made.append(Token(token=word.token, word=number, whole=word.weight, part=part))
        like = SIMILAR * word.weight
        made += [Token(token=t, word=number, whole=like, part=PART * like) for t in (*word.similar, *word.guesses)]
    return made
