"""Overlap: the weight of the shared tokens against the smaller side; paraphrases differ in nothing that counts."""

import math
import timeit

import pytest

from tests.rules.memory.rows import row
from tiers.block import Rarity
from tiers.overlap import FLOOR, PARAPHRASE, are_paraphrases, collapse, overlap, weight
from words.tokens import Tokens, index_tokens, query_tokens

EVEN = Rarity(memories=10, counts={})


def mem(number, content, **changed):
    read = index_tokens(content)
    return row(**{"id": number, "content": content, "tokens": read.full, "parts": read.parts, **changed})


def of(*full, parts=()):
    return Tokens(full=full, parts=parts)


def test_rarity_is_smoothed():
    rarity = Rarity(memories=2, counts={"port": 2, "kafka": 1})
    assert weight("port", rarity) == pytest.approx(math.log(2))
    assert weight("kafka", rarity) == pytest.approx(math.log(3))
    assert weight("unseen", rarity) == weight("kafka", rarity)
    assert weight("port", Rarity(memories=0, counts={})) > 0


def test_the_smaller_side_is_the_measure():
    assert overlap(of("a1", "b1"), of("a1", "b1", "c1", "d1"), EVEN) == 1.0
    assert overlap(of("a1", "b1", "c1"), of("a1", "x1", "y1", "z1"), EVEN) == pytest.approx(1 / 3)
    assert overlap(of("a1", "b1"), of("c1", "d1"), EVEN) == 0.0
    assert overlap(of(), of("c1"), EVEN) == 0.0


def test_a_rare_token_weighs_more():
    rarity = Rarity(memories=1000, counts={"port": 900, "kafka": 2})
    held = of("port", "kafka", "x1", "y1", "z1")
    assert overlap(of("kafka", "lag"), held, rarity) > overlap(of("port", "lag"), held, rarity)


def test_a_part_weighs_half_on_either_side():
    whole, part = of("kafka", "x1", "y1"), of("other", "z1", parts=("kafka",))
    assert overlap(whole, part, EVEN) == pytest.approx(0.5 / 2.5)
    assert overlap(part, whole, EVEN) == pytest.approx(0.5 / 2.5)
    assert overlap(of("q1", parts=("db", "stg")), of("r1", parts=("db", "stg")), EVEN) == pytest.approx(1 / 2)


def test_a_side_of_one_token_counts_only_when_that_token_is_distinctive():
    held = index_tokens("The kafka config file of the project is in src")
    assert overlap(query_tokens("kafka?"), held, EVEN) > FLOOR
    for generic in ("the project?", "files", "which file?", "Projekt", "файлы"):
        assert overlap(query_tokens(generic), index_tokens(f"{generic} kafka config"), EVEN) == 0.0


ALIKE = [
    ("Deploy the API to staging on Tuesday", "On staging deploy the API on Tuesday nights"),
    ("The payment retries go through the queue worker", "Payment retries go through the worker queue, slowly"),
    ("Don't restart the staging broker", "Do not restart the staging broker please"),
]

UNLIKE = [
    ("We deploy on Fridays", "We never deploy on Fridays"),
    ("The staging DB port is 5432", "The staging DB port is 5433"),
    ("Ticket SR-2023-052 is closed", "Ticket SR-2023-053 is closed"),
    ("Run the linter before the tests", "Run the linter after the tests"),
    ("All services log to Loki", "Some services log to Loki"),
    ("Merge with a review", "Merge without a review"),
    ("Alice reviews Bob", "Bob reviews Alice"),
    ("The API host is a.example.com", "The API host is b.example.com"),
    ("Wir deployen montags mit Helm", "Wir deployen nie montags mit Helm"),
    ("我们在周五部署", "我们从不在周五部署"),
]


@pytest.mark.parametrize(("a", "b"), ALIKE)
def test_paraphrases_collapse(a, b):
    assert are_paraphrases(mem(1, a), mem(2, b), EVEN)
    assert collapse([mem(7, b), mem(3, a), mem(9, "Lunch is at noon")], EVEN) == {3: 7}


@pytest.mark.parametrize(("a", "b"), UNLIKE)
def test_a_difference_in_polarity_numbers_or_identifiers_is_never_a_paraphrase(a, b):
    assert not are_paraphrases(mem(1, a), mem(2, b), EVEN)
    assert not are_paraphrases(mem(2, b), mem(1, a), EVEN)
    assert collapse([mem(1, a), mem(2, b)], EVEN) == {}


def test_paraphrases_need_four_fifths():
    assert PARAPHRASE == 0.8
    assert not are_paraphrases(mem(1, "Deploy API staging"), mem(2, "Deploy API production"), EVEN)


def test_overlap_takes_microseconds():
    """The aim is 5 µs for two ordinary statements; a busy machine gets ten times that."""
    asked = query_tokens("Which port does the staging database listen on?")
    held = index_tokens("The proton bridge needs the IMAP port opened before the nightly sync of attachments")
    overlap(asked, held, EVEN)
    assert min(timeit.repeat(lambda: overlap(asked, held, EVEN), number=200, repeat=5)) / 200 < 50e-6
