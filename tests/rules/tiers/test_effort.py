"""How far a search reads: rare words first, and no farther than what is unread could still change."""

import math

import pytest

from tiers.effort import FEW, NEWEST, Effort, Reached, efforts, is_settled


def test_rare_words_are_one_whole_search():
    first, *rest = efforts([(3, 2.0), (900, 1.0), (0, 3.0)])
    assert (first.read, first.unread, first.newest, first.whole) == ({0, 1, 2}, 0.0, 0, True)
    assert [e.slack for e in rest] == [math.inf]


def test_a_common_word_waits():
    first, newest, *rest = efforts([(FEW + 1, 0.7), (5, 4.0)])
    assert (first.read, first.unread, first.slack, first.whole) == ({1}, 0.7, 0.7, False)
    assert (newest.read, newest.newest, newest.slack) == ({1}, NEWEST, math.inf)
    assert rest[-1].read == {0, 1}
    assert rest[-1].whole


def test_common_words_alone_begin_with_the_newest_rows():
    first, *_ = efforts([(10**6, 0.7), (10**6, 0.8)])
    assert (first.read, first.unread, first.newest) == (frozenset(), 1.5, NEWEST)


def test_no_words_are_no_work():
    assert all(effort.whole for effort in efforts([]))


SOME = Reached(rows=((1, 5.0), (2, 3.0)), last=3.0)


@pytest.mark.parametrize(
    ("reached", "effort", "settled"),
    [
        (SOME, Effort(read=frozenset({0}), unread=2.9, slack=2.9), True),
        (SOME, Effort(read=frozenset({0}), unread=3.0, slack=3.0), False),
        (SOME, Effort(read=frozenset({0}), unread=3.0, slack=math.inf, newest=9), True),
        (SOME, Effort(read=frozenset({0}), unread=3.1, slack=math.inf, newest=9), False),
        (SOME, Effort(read=frozenset({0}), unread=0.0, slack=0.0, whole=True), True),
        (Reached(rows=SOME.rows, last=4.0), Effort(read=frozenset({0}), unread=0.0, whole=True), False),
        (Reached(rows=SOME.rows[:1], last=3.0), Effort(read=frozenset({0}), unread=0.0, whole=True), False),
        (Reached(), Effort(read=frozenset({0}), unread=0.0, slack=math.inf, whole=True), True),
    ],
)
def test_a_search_is_settled_when_nothing_unread_can_matter(reached, effort, settled):
    assert is_settled(reached, effort, 2) is settled
