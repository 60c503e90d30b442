"""The rank of recall: each word of a question counts once, from where it stands nearest to a memory."""

from datetime import timedelta

import pytest

from tests.rules.memory.rows import NOW, row
from tiers.block import Rarity
from tiers.rank import rank
from tiers.reach import ANOTHER, COUNTS, REACHES, SIMILAR, read
from words.tokens import index_tokens, query_tokens

EVEN = Rarity(memories=10, counts={})


def mem(number, content, **changed):
    told = index_tokens(content)
    return row(**{"id": number, "content": content, "tokens": told.full, "parts": told.parts, **changed})


def turn(number, content, session="s", **changed):
    return mem(number, content, kind="episodic", session_id=session, **changed)


def ranked(query, rows, before=None, similar=None, rarity=EVEN):
    return rank(read(query_tokens(query), rarity, similar or {}), rows, before)


def test_equal_scores_are_ordered_by_newer_observation_then_lower_id():
    old, new = NOW - timedelta(days=9), NOW - timedelta(days=1)
    rows = [
        mem(4, "kafka lag", last_observed_at=None),
        mem(3, "kafka lag", last_observed_at=old),
        mem(2, "kafka lag", last_observed_at=new),
        mem(1, "kafka lag", last_observed_at=new),
        mem(5, "redis"),
    ]
    hits = ranked("what about kafka?", rows)
    assert [h.memory.id for h in hits] == [1, 2, 3, 4]
    assert hits == ranked("what about kafka?", rows[::-1])
    assert (hits[0].shared, hits[0].rule, hits[0].also) == (("kafka",), "overlap", ())


def test_there_is_no_floor_and_the_better_match_is_first():
    rows = [
        mem(1, "Kafka feeds the billing queue"),
        mem(2, "Kafka lag above 500 pages the on-call person"),
        mem(3, "Lunch is at noon"),
    ]
    hits = ranked("why does kafka lag page somebody in the middle of a long and winding night of work", rows)
    assert [h.memory.id for h in hits] == [2, 1]
    assert 0 < hits[1].score < 0.3


def test_a_memory_of_one_word_does_not_beat_one_that_answers_the_whole_query():
    rows = [mem(1, "Kafka"), mem(2, "The consumer lag of Kafka in staging pages Dana after ten minutes of silence")]
    assert [h.memory.id for h in ranked("kafka consumer lag staging", rows)] == [2, 1]


def test_a_query_without_tokens_ranks_nothing():
    assert ranked("???", [mem(1, "Kafka")]) == ()


def test_a_rare_word_weighs_more():
    rows = [mem(1, "the port of the harbour"), mem(2, "the kafka of the harbour")]
    rarity = Rarity(memories=1000, counts={"port": 900, "kafka": 2})
    assert [h.memory.id for h in ranked("kafka port", rows, rarity=rarity)] == [2, 1]


def test_an_answer_is_lifted_by_the_question_before_it():
    rows = [
        turn(1, "Omar, do you still go rowing?"),
        turn(2, "Omar goes three times a week."),
        turn(3, "Good for Omar!"),
        turn(4, "Bye, Omar!"),
        turn(5, "Three times a week.", "t"),
    ]
    hits = ranked("How often is Omar rowing?", rows, {2: 1, 3: 2, 4: 3})
    assert [h.memory.id for h in hits] == [1, 2, 3, 4]
    assert hits[1].also == ("answers a turn that asks with row",)
    assert hits[2].also == ("stands two turns from row",)
    assert hits[3].also == ("its session speaks of row",)
    assert [h.shared for h in hits] == [("omar", "row"), ("omar",), ("omar",), ("omar",)]
    assert hits[0].score == 1.0


def test_beside_a_turn_that_does_not_ask_counts_less():
    rows = [turn(1, "Omar rows."), turn(2, "Omar?"), turn(3, "Omar rows?", "t"), turn(4, "Omar!", "t")]
    hits = {h.memory.id: h for h in ranked("does Omar row", rows, {2: 1, 4: 3})}
    assert hits[2].score == pytest.approx((1 + COUNTS["beside"]) / 2)
    assert hits[4].score == pytest.approx((1 + COUNTS["answer"]) / 2)
    assert hits[2].also == ("stands beside a turn with row",)


def test_what_stands_beside_finds_nothing_by_itself():
    rows = [turn(1, "The regatta is in Lucerne"), turn(2, "We booked rooms"), turn(3, "The regatta?"), turn(4, "Yes")]
    assert [h.memory.id for h in ranked("regatta", rows, {2: 1, 3: 2, 4: 3})] == [1, 3]


def test_sessions_of_two_namespaces_are_two():
    rows = [turn(1, "The regatta is in Lucerne", namespace="a"), turn(2, "We booked a hotel", namespace="b")]
    assert next(h for h in ranked("hotel of the regatta", rows) if h.memory.id == 2).also == ()


def test_a_word_counts_once_from_its_best_place():
    rows = [turn(1, "kafka?"), turn(2, "kafka"), turn(3, "kafka")]
    assert {h.score for h in ranked("kafka", rows, {2: 1, 3: 2})} == {1.0}


def test_who_speaks_is_asked_of():
    rows = [
        turn(1, "Ines: the boat is sold"),
        turn(2, "Omar: Ines sold the boat", "t"),
        turn(3, "Ines sold the boat", "u"),
    ]
    hits = {h.memory.id: h for h in ranked("Did Ines sell the boat?", rows)}
    assert hits[1].also == ("spoken by Ines",)
    assert hits[2].also == ("spoken by Omar, who isn't the one that is asked about",)
    assert hits[2].score == pytest.approx(ANOTHER * hits[3].score)
    assert ranked("boat", rows)[0].also == ()


def test_a_similar_word_counts_less_than_the_word():
    rows = [mem(1, "a gardener"), mem(2, "the counsellor")]
    hits = ranked("counselling", rows, similar={"counsel": ("counsellor",), "counsell": ("counsellor",)})
    assert [(h.memory.id, h.score, h.shared) for h in hits] == [(2, SIMILAR, ("counsellor",))]
    assert hits[0].also == ("takes counsellor for counsel",)


def test_a_part_weighs_half():
    rows = [mem(1, "see db-stg-01.internal"), mem(2, "the stg")]
    first, second = (h.score for h in ranked("stg", rows))
    assert second / first == pytest.approx(0.5)


def test_the_order_of_the_rows_changes_nothing():
    rows = [turn(n, f"word{n % 3} kafka {n}") for n in range(1, 9)]
    before = {n: n - 1 for n in range(2, 9)}
    assert ranked("word1 kafka 4", rows, before) == ranked("word1 kafka 4", rows[::-1], before)


def test_the_farther_the_less():
    assert [r.counts for r in REACHES] == sorted((r.counts for r in REACHES), reverse=True)
    assert all(r.why for r in REACHES)


def test_a_stem_of_another_language_stands_for_its_word_and_is_none_beside_it():
    counts = {"budget": 5, "budg": 1, "budgets": 1, "nowak": 1}
    rows = [
        mem(1, "Marie approves budgets"),  # no little word says which language it is, so it holds every stem
        mem(2, "The budgets are reviewed by Nowak"),
    ]
    hits = ranked("Nowak budgets", rows, rarity=Rarity(memories=10, counts=counts))
    assert [h.memory.id for h in hits] == [2, 1]
    assert hits[0].score == 1


def test_a_stem_of_another_language_counts_as_another_form_does():
    (word,) = read(query_tokens("reunião"), Rarity(memories=10, counts={"reun": 1}), {})
    assert (word.whole, word.guesses) == (True, ("reun",))
    (hit,) = ranked("reunião", [mem(1, "As reuniões são em maio")], rarity=Rarity(memories=10, counts={"reun": 1}))
    assert hit.score == pytest.approx(SIMILAR)
