"""What the sieve lets fall can't be a contradiction: it never says no of a pair that the detector finds."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tensions.detector import contradiction
from tensions.sieve import may_clash, may_share
from tensions.slot import SLOTS
from tests.rules.tensions.more_pairs import MORE_AGREEING, MORE_CLASHING
from tests.rules.tensions.pairs import AGREEING, CLASHING

TEXTS = sorted({text for pair in (*CLASHING, *MORE_CLASHING, *AGREEING, *MORE_AGREEING) for text in pair[:2]})


@pytest.mark.parametrize(("a", "b"), [pair[:2] for pair in CLASHING + MORE_CLASHING] + [row.example for row in SLOTS])
def test_a_contradiction_passes_whichever_side_is_new(a: str, b: str) -> None:
    assert may_clash(a, b)
    assert may_clash(b, a)


def test_what_is_let_fall_among_neighbours_is_none() -> None:
    fallen = [(a, b) for step in (1, 7) for a, b in pairwise(TEXTS[::step]) if not may_clash(a, b)]
    assert len(fallen) > 100
    assert [(a, b) for a, b in fallen if contradiction(a, b) is not None] == []


@pytest.mark.parametrize("row", [row for row in SLOTS if row.kind != "owner"], ids=lambda row: row.kind)
def test_what_fills_one_slot_may_share_it(row) -> None:
    assert may_share(*row.example)
    assert may_share(*row.example[::-1])


def test_a_subject_may_lack_so_many_words() -> None:
    new, held = "The standup in room Turing is at 9:00", "The standup is at 10:00"
    assert not may_share(new, held)
    assert may_share(new, held, 2)
    assert not may_share(new, "The retro is on Friday", 0)


@pytest.mark.parametrize(
    ("new", "held"),
    [
        ("The search index of region 5 runs on db-1.internal", "The mail queue of region 9 is owned by Dana"),
        ("The API listens on port 8080", "The worker listens on port 8081"),
        ("We deploy on Fridays", "Dana likes pnpm"),
    ],
)
def test_statements_of_other_subjects_are_not_read(new: str, held: str) -> None:
    assert not may_clash(new, held)
