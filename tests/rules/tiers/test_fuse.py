"""Two ranks become one: nearness brings more and orders anew, and takes none of the best lexical finds away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from tests.store.shelves import row
from tiers.fuse import FAINT, KEPT, by_nearness, fuse, kept, worded
from tiers.rank import Hit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tiers.fuse import Fused

scores = st.lists(st.floats(0.01, 1), max_size=30).map(lambda found: sorted(found, reverse=True))
cosines = st.dictionaries(st.integers(1, 60), st.floats(-1, 1), max_size=60)


def lexical(found: Sequence[float]) -> list[Hit]:
    return [Hit(memory=row(n, f"text {n}"), score=score, shared=("text",)) for n, score in enumerate(found, start=1)]


def ids(found: Sequence[Fused]) -> list[int]:
    return [find.memory.id for find in found]


before = st.dictionaries(st.integers(2, 60), st.integers(1, 60), max_size=40)


@given(scores, cosines, before, st.integers(1, 20))
def test_the_best_five_lexical_finds_are_never_lost(
    found: list[float], near: dict[int, float], before: dict[int, int], limit: int
) -> None:
    hits = lexical(found)
    fused = fuse(hits, [row(n, "other") for n in near], near, before)
    shown = kept(fused, hits, limit)
    assert len(shown) == min(limit, len(fused))
    assert {hit.memory.id for hit in hits[: min(KEPT, limit)]} <= set(ids(shown))
    assert ids(shown) == [n for n in ids(fused) if n in set(ids(shown))], "in the fused order"


@given(scores, cosines)
def test_a_find_says_which_lane_found_it_and_how_near_it_is(found: list[float], near: dict[int, float]) -> None:
    hits = lexical(found)
    fused = fuse(hits, [row(n, "other") for n in near], near)
    assert len(set(ids(fused))) == len(fused)
    for find in fused:
        assert 0 <= find.score <= 1
        assert find.rule == ("overlap" if find.memory.id <= len(found) else "semantic")
        assert find.similarity == near.get(find.memory.id)
        assert find.rule == "overlap" or (find.similarity or 0) >= FAINT


@given(scores)
def test_without_nearness_the_order_is_the_lexical_one(found: list[float]) -> None:
    assert ids(worded(lexical(found))) == [hit.memory.id for hit in lexical(found)]
    assert all(find.similarity is None for find in worded(lexical(found)))


def test_nearness_orders_what_words_leave_equal() -> None:
    assert ids(fuse(lexical([0.5, 0.5]), [], {1: 0.1, 2: 0.9})) == [2, 1]


def test_the_nearness_of_a_neighbour_lifts_an_episode() -> None:
    same = {1: 0.3, 2: 0.3, 3: 0.9, 4: 0.1}
    assert ids(fuse(lexical([0.5, 0.5]), [], same, {3: 2, 4: 1})) == [2, 1]
    assert ids(fuse(lexical([0.5, 0.5]), [], same)) == [1, 2]


def test_the_mode_semantic_shows_what_is_near_and_nothing_else() -> None:
    found = by_nearness(lexical([0.9, 0.5]), [row(3, "far"), row(4, "near")], {2: 0.8, 3: 0.1, 4: 0.9})
    assert [(find.memory.id, find.rule, find.shared) for find in found] == [
        (4, "semantic", ()),
        (2, "semantic", ("text",)),
    ]
