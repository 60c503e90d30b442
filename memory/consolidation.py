"""Consolidation: which episodes become one summary, and what it may claim. Doubt is computed here, no model words it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import timedelta
from itertools import groupby
from typing import TYPE_CHECKING

from memory.birth import Wanted, be_born
from memory.durability import is_live
from words.identifiers import keys

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import datetime

    from memory.birth import Birth
    from memory.row import Memory, Tag

LEAST, MOST = 2, 20
"""Episodes of a cluster (design §4)."""

SHOWN = 12_000
"""Characters that a summariser is shown of a cluster, whole rows only: so every source is evidence. Three of the longest fit."""

SPREAD = timedelta(hours=24)
"""Between the ends of two rows of one cluster: the summary ends with the first of them, and takes little from the others."""

QUIET = timedelta(days=7)
"""How long a session must have been left alone until its episodes are consolidated unasked (design §4)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Episode:
    """What of a live episodic row decides where it is clustered. `at`: when it happened; `size` in characters."""

    id: int
    namespace: str
    at: datetime
    size: int
    expires_at: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Cluster:
    """Consecutive episodes of one namespace, by their ids, in the order in which they happened."""

    namespace: str
    ids: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Facets:
    """What is computed and not written: the doubt of the sources, kept."""

    confidence: float
    tags: tuple[Tag, ...]
    condition: str | None
    hop_count: int
    parent_id: int
    domains: tuple[str, ...]
    expires_at: datetime | None
    ttl_asked: bool


def episode(row: Memory) -> Episode:
    """The row as it is clustered."""
    at = row.occurred_at or row.learned_at
    return Episode(id=row.id, namespace=row.namespace, at=at, size=len(row.content), expires_at=row.expires_at)


def clusters(episodes: Iterable[Episode]) -> tuple[Cluster, ...]:
    """The clusters of live episodes, namespace after namespace. A lone episode stays as it is.

    What is permanent and what expires is never mixed: a summary neither ends what was permanent nor outlives what wasn't.
    """
    ordered = sorted(episodes, key=lambda e: (e.namespace, e.expires_at is not None, e.at, e.id))
    runs = groupby(ordered, key=lambda e: (e.namespace, e.expires_at is not None))
    return tuple(
        Cluster(namespace=namespace, ids=tuple(e.id for e in group))
        for (namespace, _), run in runs
        for group in _groups(list(run))
    )


def _groups(run: Sequence[Episode]) -> list[list[Episode]]:
    groups: list[list[Episode]] = []
    for each in run:
        if groups and _joins(groups[-1], each):
            groups[-1].append(each)
        else:
            groups.append([each])
    return [group for group in _evened(groups) if len(group) >= LEAST]


def _joins(group: Sequence[Episode], each: Episode) -> bool:
    if len(group) >= MOST or sum(e.size for e in group) + each.size > SHOWN:
        return False
    ends = [e.expires_at for e in (*group, each) if e.expires_at is not None]
    return not ends or max(ends) - min(ends) <= SPREAD


def _evened(groups: list[list[Episode]]) -> list[list[Episode]]:
    """A last one that is alone gets company of the group before it, where that can spare one."""
    if len(groups) < LEAST or len(groups[-1]) >= LEAST or len(groups[-2]) <= LEAST:
        return groups
    *first, full, (alone,) = groups
    if not _joins([full[-1]], alone):
        return groups
    return [*first, full[:-1], [full[-1], alone]]


def stands(cluster: Cluster, rows: Sequence[Memory], now: datetime) -> bool:
    """Every episode of the cluster is among `rows` and still what it was: live, episodic, of its namespace."""
    held = {
        row.id for row in rows if is_live(row, now) and row.kind == "episodic" and row.namespace == cluster.namespace
    }
    return held.issuperset(cluster.ids)


def facets(sources: Sequence[Memory]) -> Facets:
    """Minimum confidence, tags and conditions each once in order, one hop further than the furthest, first source as parent."""
    conditions = dict.fromkeys(s.invalidation_condition.strip() for s in sources if s.invalidation_condition)
    ends = [s.expires_at for s in sources if s.expires_at is not None]
    return Facets(
        confidence=min(s.confidence for s in sources),
        tags=tuple(dict.fromkeys(tag for s in sources for tag in s.invalidation_tags)),
        condition="; ".join(c for c in conditions if c) or None,
        hop_count=max(s.hop_count for s in sources) + 1,
        parent_id=sources[0].id,
        domains=tuple(dict.fromkeys(name for s in sources for name in s.domains)),
        expires_at=min(ends, default=None),
        ttl_asked=any(s.ttl_asked for s in sources),
    )


def consolidated(sources: Sequence[Memory], content: str, birth: Birth) -> Memory:
    """The summary of live episodes as a new row: a hypothesis in L2 that nobody has observed.

    It is found by its own words and, as parts, by those of its sources, so that what a short sentence leaves out still leads to it.
    """
    doubt = facets(sources)
    wanted = Wanted(
        content=content,
        namespace=sources[0].namespace,
        kind="semantic",
        tier="L2",
        confidence=doubt.confidence,
        invalidation_tags=doubt.tags,
        invalidation_condition=doubt.condition,
        domains=doubt.domains,
    )
    row = be_born(wanted, birth, sources[0]).memory
    ends = [end for end in (row.expires_at, doubt.expires_at) if end is not None]
    return replace(
        row,
        hop_count=doubt.hop_count,
        expires_at=min(ends, default=None),
        ttl_asked=doubt.ttl_asked,
        parts=_parts(row, sources),
    )


def _parts(row: Memory, sources: Sequence[Memory]) -> tuple[str, ...]:
    held = set(row.tokens)
    every = (*row.parts, *(token for s in sources for token in (*s.tokens, *s.parts)))
    return tuple(token for token in dict.fromkeys(every) if token not in held)


def names(sources: Sequence[Memory]) -> frozenset[str]:
    """The identifier keys of the sources, under which the summary is found beside its own."""
    return frozenset[str]().union(*(keys(s.content) for s in sources))
