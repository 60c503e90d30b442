"""What holds for every block, whatever the shelf, the message and the budget."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.properties.shelves import MESSAGES, shelves, turns
from tests.rules.memory.rows import NOW
from tiers.build import build
from tiers.explain import explain
from tiers.overlap import collapse, overlap
from tiers.render import PREAMBLE, STABLE_ORDER, TENSIONS, VOLATILE_ORDER, section_tokens
from tiers.scores import twins, weigh
from tiers.stable import stable
from words.cost import load
from words.tokens import Tokens, query_tokens

COST = load()
HEADINGS = {*PREAMBLE.splitlines(), *(h.rstrip("\n") for h in (*STABLE_ORDER, *VOLATILE_ORDER)), ""}
MODEST = settings(max_examples=30, deadline=None)


def block_of(shelf, turn):
    standing, found = shelf
    return build(turn, stable(standing, turn.max_tokens, NOW, COST), standing, found, NOW, COST)


@MODEST
@given(shelves(), turns())
def test_the_count_is_the_tokenizers_count_of_the_text(shelf, turn):
    block = block_of(shelf, turn)
    assert block.total_tokens == COST(block.text)
    assert block.stable.tokens == COST(block.stable.text)
    assert block.volatile_tokens == COST(block.volatile_text)
    assert block.text == block.stable.text + block.volatile_text


@MODEST
@given(shelves(), turns())
def test_all_but_the_tensions_keeps_within_the_budget(shelf, turn):
    block = block_of(shelf, turn)
    tense = [e for e in block.entries if e.kind == "tension"]
    outside = section_tokens(TENSIONS, tense, COST)
    if len(block.entries) > len(tense):
        assert block.total_tokens - outside <= turn.max_tokens
    assert block.over_budget_by == max(0, block.total_tokens - turn.max_tokens)
    assert tense or block.over_budget_by == 0


@MODEST
@given(shelves(), turns())
def test_tensions_are_whole_at_any_budget_even_none(shelf, turn):
    standing, _ = shelf
    for budget in (0, turn.max_tokens):
        block = block_of(shelf, replace(turn, max_tokens=budget))
        assert [e.id for e in block.entries if e.kind == "tension"] == [
            e.id for e in block_of(shelf, replace(turn, max_tokens=32_000)).entries if e.kind == "tension"
        ]
        assert len([e for e in block.entries if e.kind == "tension"]) == len(standing.tensions)


@MODEST
@given(shelves(), turns())
def test_truncated_if_and_only_if_something_was_left_out(shelf, turn):
    block = block_of(shelf, turn)
    assert block.truncated == bool(block.left_out)


@MODEST
@given(shelves(), turns())
def test_every_line_belongs_to_an_entry_or_is_a_heading(shelf, turn):
    block = block_of(shelf, turn)
    lines = [line for e in block.entries for line in e.line.split("\n")]
    assert all(e.line in block.text for e in block.entries)
    assert sorted(line for line in block.text.splitlines() if line not in HEADINGS) == sorted(lines)


@MODEST
@given(shelves(), turns())
def test_no_content_can_open_a_line_or_forge_a_heading(shelf, turn):
    block = block_of(shelf, turn)
    allowed = {h.rstrip("\n") for h in (*STABLE_ORDER, *VOLATILE_ORDER)} | {"## Memory"}
    for line in block.text.splitlines():
        assert not line.startswith("#") or line in allowed
        assert line in HEADINGS or line.startswith(("- ", "  Ask: "))
        assert not line.lstrip().startswith(("```", "~~~", "[", ">"))
    marks = sum(line.startswith(("- [CRITICAL]", "- [MEDIUM]", "- [LOW]")) for line in block.text.splitlines())
    assert marks == sum(e.kind == "tension" for e in block.entries)


@MODEST
@given(shelves(), turns(), st.randoms(use_true_random=False))
def test_permuting_the_shelf_does_not_change_the_block(shelf, turn, rng: random.Random):
    standing, found = shelf

    def shuffled(things):
        return tuple(rng.sample(things, len(things)))

    other = replace(
        standing,
        pinned=shuffled(standing.pinned),
        index=shuffled(standing.index),
        tensions=shuffled(standing.tensions),
        domains=shuffled(standing.domains),
    )
    one = block_of(shelf, turn)
    two = block_of((other, replace(found, memories=shuffled(found.memories))), turn)
    assert (one.text, one.entries, one.left_out) == (two.text, two.entries, two.left_out)


@MODEST
@given(shelves(), turns(), MESSAGES)
def test_the_stable_part_does_not_depend_on_the_message(shelf, turn, message):
    one, two = block_of(shelf, turn), block_of(shelf, replace(turn, message=message, transcript=message, recall="off"))
    assert one.text.startswith(two.stable.text)
    assert one.stable == two.stable


@MODEST
@given(shelves(), turns())
def test_only_live_and_visible_rows_are_proposed_by_the_message(shelf, turn):
    standing, found = shelf
    barred = {m.id for m in found.memories if m.status == "retired" or (m.expires_at and m.expires_at <= NOW)}
    if turn.namespace is not None:
        barred |= {m.id for m in found.memories if m.namespace not in (turn.namespace, "default")}
    stands = {m.id for m in (*standing.pinned, *standing.index)}
    ids = {e.id for e in block_of(shelf, turn).entries if e.kind == "memory" and e.rule not in ("index", "pinned")}
    assert not ids & barred
    retired = {m.id for m in found.memories if m.status == "retired"} & stands
    assert not retired & {e.id for e in block_of(shelf, turn).entries if e.kind == "memory"}


@MODEST
@given(shelves(), turns())
def test_one_line_a_memory_but_for_a_gist_and_its_body(shelf, turn):
    entries = [e for e in block_of(shelf, turn).entries if e.kind == "memory"]
    bodies = [e.id for e in entries if e.rule != "index"]
    assert len(bodies) == len(set(bodies))
    assert len({(e.id, e.rule) for e in entries}) == len(entries)


@MODEST
@given(shelves(), turns())
def test_what_was_left_out_has_no_line_by_that_rule(shelf, turn):
    block = block_of(shelf, turn)
    kept = {(e.id, e.rule) for e in block.entries if e.kind == "memory"}
    assert not kept & {(x.id, x.rule) for x in block.left_out if x.id is not None}
    assert all(x.tokens >= 0 and x.reason for x in block.left_out)


@settings(max_examples=12, deadline=None)
@given(shelves(), turns())
def test_a_memory_is_explained_as_included_if_and_only_if_its_line_stands(shelf, turn):
    standing, found = shelf
    ids = {e.id for e in block_of(shelf, turn).entries if e.kind == "memory"}
    for memory in found.memories:
        if turn.namespace is not None and memory.namespace not in (turn.namespace, "default"):
            continue  # the store loads no standing rows of another namespace
        verdicts = explain(memory, turn, standing, found, NOW, COST)
        assert any(v.verdict == "proposed" for v in verdicts) == (memory.id in ids), verdicts
        assert all(v.why for v in verdicts)


@MODEST
@given(shelves(), MESSAGES)
def test_the_scores_of_one_pass_are_the_overlaps_one_by_one(shelf, message):
    _, found = shelf
    asked = query_tokens(message)
    one_by_one = {m.id: overlap(asked, Tokens(full=m.tokens, parts=m.parts), found.rarity) for m in found.memories}
    assert weigh(asked, found.memories, found.rarity).scores == pytest.approx(one_by_one, abs=1e-9)


@MODEST
@given(shelves())
def test_the_quick_look_for_twins_misses_no_paraphrase(shelf):
    _, found = shelf
    weighed = weigh(query_tokens(""), found.memories, found.rarity)
    assert collapse(twins(found.memories, weighed), found.rarity) == collapse(found.memories, found.rarity)
