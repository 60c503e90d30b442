"""Clusters of 2–20 consecutive episodes of one namespace; the doubt of the sources kept in code."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

import pytest

from memory.birth import Birth, Wanted, be_born
from memory.consolidation import (
    LEAST,
    MOST,
    SHOWN,
    Cluster,
    Episode,
    clusters,
    consolidated,
    episode,
    facets,
    names,
    stands,
)
from memory.trust import is_unattributable

if TYPE_CHECKING:
    from memory.row import Memory

NOW = datetime(2026, 11, 30, tzinfo=UTC)
HOUR = timedelta(hours=1)


def row(number: int, content: str = "We deployed with Helm.", **more: Any) -> Memory:
    birth = Birth(id=number, now=NOW + number * HOUR, attested_by="key:1")
    wanted = Wanted(content=content, kind="episodic", source="log", session_id="s")
    return replace(be_born(wanted, birth).memory, **more)


def told(*sizes: int, namespace: str = "default", first: int = 1, expires_at: datetime | None = None) -> list[Episode]:
    return [
        Episode(id=n, namespace=namespace, at=NOW + n * HOUR, size=size, expires_at=expires_at)
        for n, size in enumerate(sizes, start=first)
    ]


def counts(episodes: list[Episode]) -> list[int]:
    return [len(cluster.ids) for cluster in clusters(episodes)]


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (0, []),
        (1, []),
        (2, [2]),
        (3, [3]),
        (20, [20]),
        (21, [19, 2]),
        (40, [20, 20]),
        (41, [20, 19, 2]),
        (47, [20, 20, 7]),
    ],
)
def test_clusters_hold_two_to_twenty_and_leave_none_out_where_there_are_two(rows: int, expected: list[int]) -> None:
    assert counts(told(*[100] * rows)) == expected


def test_a_cluster_is_of_one_namespace_and_a_namespace_has_several() -> None:
    episodes = told(*[10] * 25) + told(*[10] * 3, namespace="other", first=100) + told(10, namespace="lone", first=200)
    found = clusters(episodes)
    assert [(c.namespace, len(c.ids)) for c in found] == [("default", 20), ("default", 5), ("other", 3)]
    assert [n for c in found for n in c.ids] == [*range(1, 26), 100, 101, 102]


def test_order_is_of_what_happened_and_not_of_how_it_was_given() -> None:
    late = Episode(id=1, namespace="default", at=NOW + 9 * HOUR, size=5)
    early = Episode(id=2, namespace="default", at=NOW, size=5)
    assert clusters([late, early]) == clusters([early, late]) == (Cluster(namespace="default", ids=(2, 1)),)


def test_a_cluster_holds_no_more_than_its_writer_is_shown() -> None:
    sizes = dict.fromkeys(range(1, 8), 4_000)
    found = clusters(told(*sizes.values()))
    assert [c.ids for c in found] == [(1, 2, 3), (4, 5), (6, 7)]
    assert all(sum(sizes[n] for n in c.ids) <= SHOWN for c in found)


def test_what_is_permanent_is_not_mixed_with_what_expires() -> None:
    ends = NOW + 30 * HOUR
    found = clusters(told(1, 1) + told(1, 1, first=3, expires_at=ends) + told(1, first=5))
    assert [c.ids for c in found] == [(1, 2, 5), (3, 4)]


def test_rows_that_expire_more_than_a_day_apart_are_not_mixed() -> None:
    soon, late = NOW + HOUR, NOW + 900 * HOUR
    found = clusters(told(1, 1, expires_at=soon) + told(1, 1, first=3, expires_at=late))
    assert [c.ids for c in found] == [(1, 2), (3, 4)]


def test_facets_keep_the_doubt() -> None:
    sources = [
        row(1, confidence=0.9, invalidation_tags=("temporal",), invalidation_condition="retire when a", hop_count=0),
        row(
            2, confidence=0.6, invalidation_tags=("architectural", "temporal"), invalidation_condition=" retire when b "
        ),
        row(3, confidence=1.0, invalidation_condition="retire when a", hop_count=4, domains=("db", "ops")),
        row(4, confidence=1.0, domains=("ops", "ci")),
    ]
    kept = facets(sources)
    assert kept.confidence == 0.6
    assert kept.tags == ("temporal", "architectural")
    assert kept.condition == "retire when a; retire when b"
    assert kept.hop_count == 5
    assert kept.parent_id == 1
    assert kept.domains == ("db", "ops", "ci")
    assert kept.expires_at is None


def test_a_summary_is_a_hypothesis_in_l2_that_nobody_observed() -> None:
    sources = [row(1, "We moved to db-stg-01.internal."), row(2, "The build broke.", confidence=0.3)]
    made = consolidated(sources, "The build broke.", Birth(id=9, now=NOW, attested_by="key:1"))
    assert (made.status, made.tier, made.kind, made.source) == ("hypothesis", "L2", "semantic", None)
    assert made.last_observed_at is None
    assert made.parent_id == 1
    assert made.confidence == 0.3
    assert made.namespace == "default"
    assert made.session_id is None
    assert is_unattributable(made)


def test_a_summary_is_found_by_the_words_and_identifiers_of_its_sources() -> None:
    sources = [row(1, "We moved to db-stg-01.internal."), row(2, "The build broke.")]
    made = consolidated(sources, "The build broke.", Birth(id=9, now=NOW, attested_by="key:1"))
    held = {*made.tokens, *made.parts}
    assert all({*s.tokens, *s.parts} <= held for s in sources)
    assert not set(made.tokens) & set(made.parts)
    assert "db-stg-01.internal" in names(sources)


def test_a_summary_ends_with_the_first_of_its_sources_and_keeps_that_it_was_asked() -> None:
    sources = [row(1, expires_at=NOW + 5 * HOUR, ttl_asked=True), row(2, expires_at=NOW + 3 * HOUR)]
    made = consolidated(sources, "x", Birth(id=9, now=NOW, attested_by="key:1"))
    assert made.expires_at == NOW + 3 * HOUR
    assert made.ttl_asked


def test_an_anonymous_agents_summary_lives_a_day_at_most() -> None:
    made = consolidated([row(1), row(2)], "x", Birth(id=9, now=NOW, attested_by="key:1", anonymous=True))
    assert made.expires_at == NOW + 24 * HOUR


@pytest.mark.parametrize(
    ("changed", "holds"),
    [
        ({}, True),
        ({"status": "retired"}, False),
        ({"kind": "semantic"}, False),
        ({"namespace": "other"}, False),
        ({"expires_at": NOW}, False),
        ({"expires_at": NOW + HOUR}, True),
    ],
)
def test_a_cluster_stands_as_long_as_every_source_is_a_live_episode_of_its_namespace(
    changed: dict[str, Any], holds: bool
) -> None:
    cluster = Cluster(namespace="default", ids=(1, 2))
    assert stands(cluster, [row(1), row(2, **changed)], NOW) is holds
    assert not stands(cluster, [row(1)], NOW)


def test_an_episode_is_placed_by_when_it_happened() -> None:
    then = NOW - 100 * HOUR
    assert episode(row(1, occurred_at=then)).at == then
    assert episode(row(1)).at == NOW + HOUR
    assert (LEAST, MOST) == (2, 20)
