"""Resolving names the winner, keeps the answer and its pattern, and retires the loser; reopening revives nothing."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from tensions.resolution import (
    AlreadyResolvedError,
    NotResolvedError,
    blank,
    close_for,
    may_raise,
    pair_key,
    reopen,
    resolve,
    retired_by,
    successor,
    suggestion,
)
from tensions.tension import Claim
from tests.rules.tensions.rows import NOW, tension


def answered(**changes):
    facts = {"winner": "a", "resolution": "Checked", "pattern": "The config wins", "by": "dana", "now": NOW} | changes
    return resolve(tension(), **facts)


@pytest.mark.parametrize(
    ("winner", "retired", "link"), [("a", (2,), 1), ("b", (1,), 2), ("both", (), None), ("neither", (1, 2), None)]
)
def test_an_answer_retires_the_losing_side_neither_both_and_both_none(winner, retired, link) -> None:
    assert retired_by(winner, tension()) == retired
    assert successor(winner, tension()) == link


def test_free_text_has_no_row_to_retire() -> None:
    free = tension(a=Claim(text="x"), b=Claim(text="y", memory_id=2))
    assert retired_by("neither", free) == (2,)
    assert retired_by("b", free) == ()


def test_a_resolved_tension_keeps_winner_words_pattern_and_who() -> None:
    done = answered()
    assert (done.status, done.winner, done.resolution, done.pattern) == ("resolved", "a", "Checked", "The config wins")
    assert (done.resolved_by, done.resolved_at) == ("dana", NOW)
    assert (done.a, done.b, done.question) == (tension().a, tension().b, tension().question)


def test_what_is_resolved_is_not_resolved_again_and_what_is_open_not_reopened() -> None:
    with pytest.raises(AlreadyResolvedError):
        resolve(answered(), winner="b", resolution="x", pattern=None, by="lee", now=NOW)
    with pytest.raises(NotResolvedError):
        reopen(tension())


def test_reopening_takes_the_answer_off() -> None:
    assert reopen(answered()) == tension()


@pytest.mark.parametrize("reason", ["superseded", "forgotten"])
def test_retiring_a_memory_closes_its_open_tension_without_a_winner(reason) -> None:
    closed = close_for(tension(), reason, by="dana", now=NOW)
    assert (closed.status, closed.resolution, closed.winner) == ("resolved", reason, None)
    assert close_for(answered(), reason, by="dana", now=NOW) == answered()


def test_the_newest_pattern_of_the_same_shape_is_suggested() -> None:
    older = replace(answered(), id=1)
    newer = replace(answered(pattern="Ask the owner"), id=2, resolved_at=NOW + timedelta(days=1))
    other = replace(answered(pattern="No"), id=3, shape="polarity", resolved_at=NOW + timedelta(days=2))
    silent = replace(answered(pattern=None), id=4, resolved_at=NOW + timedelta(days=3))
    assert suggestion("slot:port", [older, silent, newer, other]) == "Ask the owner"
    assert suggestion("slot:version", [older, newer, other]) is None


def test_a_pair_has_one_key_whichever_side_comes_first() -> None:
    a, b = Claim(text="We deploy on Fridays."), Claim(text="We never deploy on Fridays")
    assert pair_key(a, b) == pair_key(b, a)
    assert pair_key(Claim(text="we deploy on fridays"), b) == pair_key(a, b)
    assert pair_key(Claim(text="x", memory_id=1), b) != pair_key(Claim(text="x", memory_id=2), b)
    assert pair_key(Claim(text="", memory_id=1), b) == pair_key(Claim(text="x", memory_id=1), b)


def test_a_pair_answered_with_both_is_not_raised_again() -> None:
    both, one = answered(winner="both"), answered()
    key = pair_key(both.a, both.b)
    assert not may_raise(key, [(key, one), (key, both)])
    assert may_raise(key, [(key, one)])
    assert may_raise(key, [("another", both)])


def test_erasing_a_memory_blanks_its_claim_and_the_question() -> None:
    blanked = blank(tension(), 1)
    assert (blanked.a.text, blanked.a.memory_id, blanked.b.text) == ("", 1, "The port is 2")
    assert "1" not in blanked.question
    assert blank(tension(), 77) == tension()
