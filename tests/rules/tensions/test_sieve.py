"""What the sieve lets fall can't be a contradiction: it never says no of a pair that the detector finds."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tensions.detector import contradiction
from tensions.glance import glance, may_oppose
from tensions.pieces import digits_of
from tensions.reading import language_of, read
from tensions.sieve import UNSPACED, may_clash, may_share, ways
from tensions.slot import SLOTS
from tests.rules.tensions.more_pairs import MORE_AGREEING, MORE_CLASHING
from tests.rules.tensions.pairs import AGREEING, CLASHING

TEXTS = sorted({text for pair in (*CLASHING, *MORE_CLASHING, *AGREEING, *MORE_AGREEING) for text in pair[:2]})


@pytest.mark.parametrize(("a", "b"), [pair[:2] for pair in CLASHING + MORE_CLASHING] + [row.example for row in SLOTS])
def test_a_contradiction_passes_whichever_side_is_new(a: str, b: str) -> None:
    assert may_clash(a, b)
    assert may_clash(b, a)


@pytest.mark.parametrize(("a", "b"), [pair[:2] for pair in CLASHING + MORE_CLASHING] + [row.example for row in SLOTS])
def test_the_ways_that_are_left_open_find_the_same(a: str, b: str) -> None:
    whole = contradiction(a, b)
    assert contradiction(a, b, ways(a, b)) == whole
    assert contradiction(a, b, ways(b, a)) == whole


def test_two_words_for_one_thing_are_its_subject() -> None:
    a, b = "Hungarian is my mother tongue", "Romanian is my mother tongue"
    assert "slots" in ways(a, b)
    assert "slots" in ways(b, a)


def test_no_way_is_left_open_for_what_is_let_fall() -> None:
    assert ways("We deploy on Fridays", "Dana likes pnpm") == frozenset()
    assert contradiction("The API listens on port 8080", "The API listens on port 8081", frozenset()) is None


def test_what_a_text_says_as_its_state_is_left_open() -> None:
    for text in TEXTS:
        language = language_of(text, text)
        states = frozenset(word for each in read(text, language) for word in each.antonyms)
        if language not in UNSPACED:
            assert all(may_oppose(text, language, frozenset({word})) for word in states), text


def test_a_number_is_looked_for_by_its_digits() -> None:
    assert digits_of("number:8080.0:8080.0::exact") == "808"
    assert digits_of("number:0.5:0.5::exact") == "5"
    assert digits_of("number:2.0:4.0::exact") is None
    assert digits_of("day:4") is None
    assert glance("Room 1,200 has 3 seats", "en").may_say(frozenset({"12", "3"}))
    assert not glance("Room 1,200 has 3 seats", "en").may_say(frozenset({"12", "7"}))
    assert glance("Room four has 3 seats", "en").may_say(frozenset({"4", "7"}))


def test_every_number_of_a_subject_may_be_said_by_its_text() -> None:
    for text in TEXTS:
        language = language_of(text, text)
        numbers = frozenset(filter(None, (digits_of(key) for each in read(text, language) for key in each.subject)))
        assert language in UNSPACED or glance(text, language).may_say(numbers), text


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
