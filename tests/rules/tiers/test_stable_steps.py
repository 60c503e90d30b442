"""A full index lets several lines go at once, so that what is taught next is only added at its end."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from tests.rules.memory.rows import NOW
from tests.rules.tiers.shelf import mem, words
from tiers.block import Standing
from tiers.stable import STEPS, stable, stepped


@pytest.mark.parametrize("places", [0, 1, 3, 7, 8, 15, 16, 33, 64, 200])
def test_no_more_rows_than_there_is_room_for_and_at_most_a_quarter_fewer(places: int) -> None:
    for rows in range(places, places + 100):
        listed = stepped(places, rows)
        assert places * 3 // 4 <= listed <= places
    assert stepped(places, places) == places
    assert stepped(places, places // 2) == places // 2


def test_a_step_is_a_multiple_of_those_before() -> None:
    assert all(larger % smaller == 0 for smaller, larger in pairwise(STEPS))


def test_most_of_what_is_taught_to_a_full_index_is_added_at_its_end() -> None:
    rows = [replace(mem(n, f"the number of pier {n} is {n}"), tier="L1") for n in range(1, 200)]
    texts = [stable(Standing(index=tuple(rows[:n])), 600, NOW, words).text for n in range(60, 200)]
    grown = [after.startswith(before.rstrip("\n")) for before, after in pairwise(texts)]
    assert 0 < grown.count(False) <= len(grown) // 7


def test_who_is_let_go_has_been_out_of_use_for_longest() -> None:
    rows = [replace(mem(n, f"the number of pier {n} is {n}"), tier="L1") for n in range(1, 100)]
    shown = {e.id for e in stable(Standing(index=tuple(rows)), 600, NOW, words).entries}
    assert shown == {row.id for row in rows[-len(shown) :]}
    assert len(shown) > 20
