"""Episodes, whatever their number and age: scores stay in bounds, more of anything never ranks lower, truth is never granted."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from tests.properties.shelves import TEXTS
from tests.rules.memory.rows import NOW
from tests.rules.tiers.shelf import mem
from tiers.clock import aged, read_clock, timed
from tiers.episodes import BESIDE, Beside, episode_score, first_three, joined
from tiers.fuse import Fused
from words.phrases_of_time import PHRASES

if TYPE_CHECKING:
    from memory.row import Memory

SHARES = st.floats(0, 1)
DAYS = st.floats(0, 10_000)
TIMES = st.integers(0, 10_000)
QUESTIONS = TEXTS | st.sampled_from([text for phrase in PHRASES for text in phrase.found]) | st.just("before the pump")


@st.composite
def memories(draw: st.DrawFn) -> Memory:
    return replace(
        mem(draw(st.integers(1, 40)), draw(TEXTS)),
        kind=draw(st.sampled_from(["episodic", "episodic", "semantic"])),
        tier="L3",
        occurred_at=draw(st.none() | st.floats(-10, 900).map(lambda days: NOW - timedelta(days=days))),
        access_count=draw(st.integers(0, 20)),
    )


FINDS = st.lists(memories(), max_size=12, unique_by=lambda memory: memory.id).flatmap(
    lambda rows: st.tuples(*(st.builds(_find, st.just(row), SHARES) for row in rows))
)


def _find(memory: Memory, score: float) -> Fused:
    return Fused(memory=memory, score=score, shared=(), similarity=None, rule="overlap")


@given(SHARES, DAYS, TIMES)
def test_a_score_stays_between_nought_and_one(similarity: float, days: float, served: int) -> None:
    assert 0 <= episode_score(similarity, days, served) <= 0.895 + 1e-9


@given(SHARES, SHARES, DAYS, DAYS, TIMES, TIMES)
def test_more_likeness_more_service_and_less_age_never_rank_lower(  # noqa: PLR0917 - two of each
    a: float, b: float, old: float, older: float, once: int, often: int
) -> None:
    low = episode_score(min(a, b), max(old, older), min(once, often))
    assert low <= episode_score(max(a, b), min(old, older), max(once, often)) + 1e-12


@given(QUESTIONS, FINDS)
def test_time_loses_no_find_and_changes_no_status(message: str, finds: tuple[Fused, ...]) -> None:
    clock = read_clock(message, NOW, [find.memory for find in finds if find.memory.kind == "episodic"])
    for made in (timed(finds, clock), aged(finds, clock)):
        assert {find.memory.id: find.memory for find in made} == {find.memory.id: find.memory for find in finds}
        scores = [round(find.score, 9) for find in made]
        assert scores == sorted(scores, reverse=True)
        assert all(0 <= find.score <= 1 for find in made)


@given(
    FINDS,
    st.lists(
        st.builds(Beside, memory=memories(), of=st.integers(1, 40), side=st.sampled_from(["before", "after"])),
        max_size=6,
    ),
)
def test_neighbours_join_and_push_nobody_out(finds: tuple[Fused, ...], neighbours: list[Beside]) -> None:
    made = joined(finds, neighbours)
    held = {find.memory.id: find for find in made}
    assert {find.memory.id for find in finds} <= set(held)
    assert all(held[find.memory.id].score >= find.score for find in finds)
    leaders = {find.memory.id: find.score for find in first_three(finds)}
    for find in made:
        if find.rule == "neighbour":
            assert any(abs(find.score - BESIDE * score) < 1e-9 for score in leaders.values())
