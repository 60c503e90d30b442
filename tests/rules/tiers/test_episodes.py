"""Episodes in a rank: the score of likeness, age and service; the time that was meant; neighbours of the first three."""

from __future__ import annotations

from datetime import timedelta, timezone
from typing import TYPE_CHECKING, Any

import pytest

from tests.rules.memory.rows import DAY, NOW, row
from tests.rules.tiers.shelf import mem
from tiers.clock import APART, VAGUELY_APART, Clock, aged, anchored, read_clock, timed
from tiers.episodes import Beside, days_since, episode_score, first_three, joined
from tiers.fuse import Fused
from words.when import Anchor

if TYPE_CHECKING:
    from memory.row import Memory


def episode(number: int, content: str = "The pump stopped", ago: float = 0, **changed: Any) -> Memory:
    return mem(number, content, **{"kind": "episodic", "tier": "L3", "occurred_at": NOW - ago * DAY, **changed})


def find(memory: Memory, score: float = 0.5) -> Fused:
    return Fused(memory=memory, score=score, shared=("pump",), similarity=None, rule="overlap")


@pytest.mark.parametrize(
    ("similarity", "days", "served", "score"),
    [
        (1.0, 0, 0, 0.85),
        (1.0, 10, 0, 0.725),
        (0.5, 90, 0, 0.325),
        (0.0, 0, 0, 0.25),
        (0.5, 0, 2, 0.565),
        (0.5, 0, 6, 0.595),
        (0.5, 0, 600, 0.595),
        (1.0, 0, 6, 0.895),
    ],
)
def test_the_score_of_the_design(similarity: float, days: float, served: int, score: float) -> None:
    assert episode_score(similarity, days, served) == pytest.approx(score)


def test_what_is_to_come_is_as_new_as_can_be_and_what_has_no_moment_is_as_old_as_its_row() -> None:
    assert days_since(episode(1, ago=-3), NOW) == 0
    assert days_since(episode(1, ago=2.5), NOW) == 2.5
    assert days_since(row(kind="episodic", learned_at=NOW - 4 * DAY), NOW) == 4


def test_a_statement_keeps_its_likeness_whatever_the_clock() -> None:
    clock = read_clock("what broke yesterday", NOW, [episode(1)])
    assert clock.score(mem(2, "The pump is red"), 0.4) == 0.4
    assert clock.told(mem(2, "The pump is red")) == ()


def test_a_clear_time_weighs_more_than_a_vague_one_and_none_hides() -> None:
    inside, outside = episode(1, ago=1), episode(2, ago=40)
    for message, left in (("what broke yesterday?", APART), ("what broke recently?", VAGUELY_APART)):
        clock = read_clock(message, NOW, [inside, outside])
        assert (clock.share(inside), clock.share(outside)) == (1.0, left)
        ranked = timed([find(outside, 0.52), find(inside, 0.5)], clock)
        assert [each.memory.id for each in ranked] == [1, 2]
        assert ranked[0].also[0].startswith("happened 2026-11-29, in “")
        assert ranked[1].also[0].startswith("happened 2026-10-21, not in “")


def test_where_a_time_is_meant_age_counts_from_it() -> None:
    clock = read_clock("what broke in May?", NOW, [episode(1)])
    may, june = (
        episode(1, occurred_at=NOW.replace(month=5)),
        episode(2, occurred_at=NOW.replace(month=6, day=11, hour=0)),
    )
    assert clock.score(may, 0.5) == pytest.approx(episode_score(0.5, 0, 0))
    assert clock.score(june, 0.5) == pytest.approx(APART * episode_score(0.5, 10, 0))
    assert clock.score(episode(3), 0.5) < clock.score(june, 0.5)


def test_the_day_is_told_on_the_callers_clock() -> None:
    at = NOW.astimezone(tz=timezone(timedelta(hours=13)))
    clock = read_clock("what broke yesterday?", at, [episode(1)])
    assert clock.told(episode(1, ago=0.25)) == ("happened 2026-11-30, in “yesterday”",)
    assert clock.told(episode(1, ago=0)) == ("happened 2026-12-01, not in “yesterday”",)


def test_without_an_episode_no_time_is_read() -> None:
    assert read_clock("what broke yesterday?", NOW, []) == Clock(now=NOW)


def test_an_anchor_is_the_first_episode_that_speaks_of_it() -> None:
    first, again = episode(1, "We ran the migration to Postgres", 20), episode(2, "The migration was repeated", 5)
    old, new = episode(3, "We used Helm", 30), episode(4, "We used Kustomize", 1)
    before = read_clock("What did we use before the migration?", NOW, [old, again, first, new])
    assert (before.share(old), before.share(new), before.share(first)) == (1.0, VAGUELY_APART, VAGUELY_APART)
    after = read_clock("What did we use after the migration?", NOW, [old, again, first, new])
    assert (after.share(old), after.share(new), after.share(first)) == (VAGUELY_APART, 1.0, 1.0)
    assert anchored(Anchor(said="before lunch", side="before", words=("lunch",)), [old, new]) is None


def test_service_and_age_rank_equals() -> None:
    often, seldom, old = episode(1, access_count=5), episode(2), episode(3, ago=60, access_count=5)
    assert [each.memory.id for each in aged([find(old), find(seldom), find(often)], Clock(now=NOW))] == [1, 2, 3]


def test_only_the_first_three_episodes_lead() -> None:
    finds = [find(mem(9, "The pump is red")), *(find(episode(n)) for n in (1, 2, 3, 4))]
    assert [each.memory.id for each in first_three(finds)] == [1, 2, 3]


def test_a_neighbour_joins_at_four_fifths_and_says_beside_whom() -> None:
    finds = [find(episode(2), 0.8), find(episode(5), 0.5)]
    beside = [
        Beside(memory=episode(1, "Before it"), of=2, side="before"),
        Beside(memory=episode(3, "Behind it"), of=2, side="after"),
        Beside(memory=episode(5), of=2, side="after"),
        Beside(memory=episode(7), of=6, side="after"),
    ]
    got = joined(finds, beside)
    assert [(each.memory.id, round(each.score, 3), each.rule) for each in got] == [
        (2, 0.8, "overlap"), (5, 0.64, "overlap"), (1, 0.64, "neighbour"), (3, 0.64, "neighbour"),
    ]  # fmt: skip
    assert got[2].also == ("right before #2 in its session",)
    assert got[1].also == ("right after #2 in its session",)


def test_a_neighbour_of_two_takes_the_better_place() -> None:
    finds = [find(episode(1), 0.8), find(episode(3), 0.6)]
    both = [Beside(memory=episode(2), of=3, side="before"), Beside(memory=episode(2), of=1, side="after")]
    for order in (both, both[::-1]):
        (made,) = (each for each in joined(finds, order) if each.memory.id == 2)
        assert made.score == pytest.approx(0.64)
