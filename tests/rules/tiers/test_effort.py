"""How far a search reads: rare words first, and no farther than what is unread could still change."""

import pytest

from tiers.effort import FEW, NEWEST, Effort, efforts, is_settled


def test_rare_words_are_one_whole_search():
    (only,) = efforts([(3, 2.0), (900, 1.0), (0, 3.0)])
    assert only == Effort(read=frozenset({0, 1, 2}), unread=0.0, whole=True)


def test_a_common_word_waits():
    first, newest, *rest = efforts([(FEW + 1, 0.7), (5, 4.0)])
    assert first == Effort(read=frozenset({1}), unread=0.7)
    assert newest == Effort(read=frozenset({1}), unread=0.7, newest=NEWEST)
    assert rest[-1] == Effort(read=frozenset({0, 1}), unread=0.0, whole=True)


def test_common_words_alone_begin_with_the_newest_rows():
    first, *_ = efforts([(10**6, 0.7), (10**6, 0.8)])
    assert (first.read, first.unread, first.newest) == (frozenset(), 1.5, NEWEST)


def test_no_words_are_no_work():
    assert all(effort.whole for effort in efforts([]))


SOME = [(1, 5.0), (2, 3.0)]


@pytest.mark.parametrize(
    ("found", "effort", "settled"),
    [
        (SOME, Effort(read=frozenset({0}), unread=2.9), True),
        (SOME, Effort(read=frozenset({0}), unread=3.0), False),
        (SOME, Effort(read=frozenset({0}), unread=3.0, newest=9), True),
        (SOME, Effort(read=frozenset({0}), unread=3.1, newest=9), False),
        (SOME, Effort(read=frozenset({0}), unread=0.0, whole=True), True),
        (SOME[:1], Effort(read=frozenset({0}), unread=0.0, whole=True), True),
        (SOME[:1], Effort(read=frozenset({0}), unread=0.1), False),
        ([], Effort(read=frozenset(), unread=3.0, newest=9), False),
    ],
)
def test_a_search_is_settled_when_nothing_unread_can_matter(found, effort, settled):
    assert is_settled(found, effort, 2) is settled
