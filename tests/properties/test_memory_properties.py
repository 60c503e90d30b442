"""No sequence of verbs and uses deletes a row or makes a fact of it, but observing; one event rebuilds the row."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from memory.birth import TAGS, parse_tags, show_tags, tag_set
from memory.event import as_of, state
from memory.status import IllegalMove, erase, forget, observe, supersede
from tests.properties.shelves import memories
from tests.rules.memory.rows import NOW
from tiers.promotion import TierFull, demote, pin, placed, promote, unpin


def pinned(memory):
    up = pin(memory, [], NOW, len)
    return memory if isinstance(up, TierFull) else up


USES = {
    "promote": lambda m: promote(m, NOW),
    "demote": lambda m: demote(m, NOW) or m,
    "pin": pinned,
    "unpin": lambda m: unpin(m, NOW),
    "placed": placed,
}
VERBS = {
    "observe": lambda m: observe(m, NOW),
    "supersede": lambda m: supersede(m, 99),
    "forget": lambda m: forget(m, "gone"),
    "erase": erase,
}
MODEST = settings(max_examples=100, deadline=None)


def run(memory, steps):
    for step in steps:
        try:
            memory = {**USES, **VERBS}[step](memory)
        except IllegalMove:
            assert memory.status == "retired"
    return memory


@MODEST
@given(memories(), st.lists(st.sampled_from([*USES, *VERBS]), max_size=8))
def test_no_sequence_loses_the_row_or_revives_it(memory, steps):
    after = run(memory, steps)
    assert (after.id, after.learned_at, after.namespace) == (memory.id, memory.learned_at, memory.namespace)
    assert memory.status != "retired" or after.status == "retired"


@MODEST
@given(memories(), st.lists(st.sampled_from([s for s in (*USES, *VERBS) if s != "observe"]), max_size=8))
def test_only_observe_makes_a_fact(memory, steps):
    assert run(memory, steps).status != "fact" or memory.status == "fact"


@MODEST
@given(memories(), st.lists(st.sampled_from(list(USES)), max_size=8))
def test_usage_never_changes_a_status_or_a_confidence(memory, steps):
    after = run(memory, steps)
    assert (after.status, after.confidence, after.content) == (memory.status, memory.confidence, memory.content)


@MODEST
@given(memories(), st.lists(st.sampled_from(["observe"]), min_size=1, max_size=60))
def test_confidence_only_rises_by_observation_and_stays_within_one(memory, steps):
    if memory.status == "retired":
        return
    after = run(memory, steps)
    assert memory.confidence <= after.confidence <= 1.0


@MODEST
@given(memories(), st.lists(st.sampled_from([s for s in (*USES, *VERBS) if s != "erase"]), max_size=6))
def test_one_event_rebuilds_the_row(memory, steps):
    later = run(memory, steps)
    assert as_of(later, json.loads(json.dumps(state(memory)))) == memory


@MODEST
@given(st.lists(st.sampled_from(TAGS), max_size=8))
def test_tags_are_shown_and_parsed_back_as_the_same_set(tags):
    once = tag_set(tags)
    assert parse_tags(show_tags(once)) == once
    assert len(set(once)) == len(once)
