"""Every legal move is one row of the table; an illegal one raises a named error and leaves the row untouched."""

from dataclasses import replace

import pytest

from memory.status import ERASED, MOVES, STATES, VERBS, IllegalMove, erase, forget, move, observe, retire, supersede
from tests.rules.memory.rows import NOW, hypothesis, row

LEGAL = [(status, verb, after) for (status, verb), after in MOVES.items()]
ILLEGAL = [(status, verb) for status in STATES for verb in VERBS if (status, verb) not in MOVES]


@pytest.mark.parametrize(("status", "verb", "after"), LEGAL)
def test_a_legal_move_leads_where_the_table_says(status, verb, after):
    assert move(row(status=status), verb) == after


@pytest.mark.parametrize(("status", "verb"), ILLEGAL)
def test_an_illegal_move_names_the_head(status, verb):
    with pytest.raises(IllegalMove) as raised:
        move(row(status=status), verb, head=9)
    assert raised.value.head == 9
    assert "#9" in str(raised.value)


def test_exactly_observing_and_superseding_a_retired_row_is_illegal():
    assert ILLEGAL == [("retired", "observe"), ("retired", "supersede")]


def test_only_observe_makes_a_fact():
    assert {verb for (_, verb), after in MOVES.items() if after == "fact"} == {"observe"}


def test_nothing_leaves_retired_but_by_the_prune():
    assert {after for (status, _), after in MOVES.items() if status == "retired"} == {"retired", "gone"}


@pytest.mark.parametrize(("before", "after"), [(0.5, 0.625), (0.0, 0.25), (1.0, 1.0), (0.9, 0.925)])
def test_an_observation_raises_confidence_by_a_quarter_of_what_is_missing(before, after):
    assert observe(hypothesis(confidence=before), NOW).confidence == pytest.approx(after)


def test_an_observed_hypothesis_is_a_fact_observed_now():
    seen = observe(hypothesis(hop_count=2), NOW)
    assert (seen.status, seen.last_observed_at, seen.hop_count) == ("fact", NOW, 2)


def test_observing_a_retired_row_leaves_it_untouched_and_names_the_head():
    gone = row(status="retired", superseded_by=7)
    before = replace(gone)
    with pytest.raises(IllegalMove, match="can't be observed: the live head is #7"):
        observe(gone, NOW, head=7)
    assert gone == before


def test_a_retired_row_without_a_head_says_so():
    with pytest.raises(IllegalMove, match="no live head"):
        supersede(row(status="retired"), 8)


def test_superseded_is_retired_and_linked():
    old = supersede(row(), 2)
    assert (old.status, old.superseded_by, old.retired_reason) == ("retired", 2, "superseded by #2")


def test_forget_is_a_tombstone_with_its_reason():
    gone = forget(row(), "staging decommissioned")
    assert (gone.status, gone.retired_reason, gone.superseded_by) == ("retired", "staging decommissioned", None)


def test_forgetting_twice_keeps_the_first_reason():
    once = forget(row(), "first")
    assert forget(once, "second") == once


@pytest.mark.parametrize(("successor", "link"), [(None, None), (5, 5)])
def test_a_losing_memory_is_retired_linked_to_the_winner_if_there_is_one(successor, link):
    lost = retire(row(), "lost tension #3", successor)
    assert (lost.status, lost.retired_reason, lost.superseded_by) == ("retired", "lost tension #3", link)


def test_erased_text_is_gone_while_ids_and_links_stay():
    before = row(
        parent_id=3,
        superseded_by=4,
        status="retired",
        tokens=("deploy",),
        parts=("day",),
        domains=("ops",),
        hop_count=1,
    )
    after = erase(before)
    assert (after.content, after.gist, after.tokens, after.parts, after.domains) == ("", "", (), (), ())
    assert (after.id, after.parent_id, after.superseded_by, after.hop_count) == (1, 3, 4, 1)
    assert (after.status, after.retired_reason) == ("retired", ERASED)


def test_erasing_twice_changes_nothing_more():
    assert erase(erase(row())) == erase(row())
