"""Who is named in a question: what speaks of it is raised and says so, and nothing else changes its place."""

from __future__ import annotations

import pytest

from tests.rules.tiers.shelf import mem
from tiers.fuse import Fused
from tiers.named import named, speaking
from words.entities import entities


def find(number: int, content: str, score: float = 0.5) -> Fused:
    return Fused(memory=mem(number, content), score=score, shared=("x",), similarity=None, rule="overlap")


@pytest.mark.parametrize(
    ("query", "content", "told"),
    [
        ("what does caroline weber like?", "We met Caroline Weber", "Caroline Weber"),
        ("what does he say of Caroline", "We met Caroline Weber", "Caroline Weber"),
        ("who owns DB-STG-01.internal?", "We moved db-stg-01.internal", "db-stg-01.internal"),
        ("王小明在哪里", "王小明先生来了", "王小明"),
        ("what does carolines cat like", "We met Caroline", None),
        ("what is db-stg-01", "We moved xdb-stg-01.internal", None),
        ("what do you like", "We met Caroline", None),
    ],
)
def test_whole_names_in_any_case_and_one_word_of_a_name(query: str, content: str, told: str | None) -> None:
    first, second = find(1, "The rest"), find(2, content)
    got = named([first, second], query, {2: entities(content)})
    assert [each.memory.id for each in got] == ([1, 2] if told is None else [2, 1])
    assert got[[each.memory.id for each in got].index(2)].also == (() if told is None else (f"speaks of {told}",))


def test_a_score_stays_below_one_and_orders_remain() -> None:
    finds = [find(n, "We met Caroline", 1.0 - n / 10) for n in range(1, 9)]
    got = named(finds, "Caroline", {each.memory.id: entities(each.memory.content) for each in finds})
    assert [each.memory.id for each in got] == list(range(1, 9))
    assert all(each.score < 1 for each in got)
    assert named(finds, "Caroline", {}) == finds


def test_rows_that_speak_of_a_name_or_an_identifier_of_the_query() -> None:
    rows = [
        mem(1, "We met Caroline Weber"),
        mem(2, "carolines cat"),
        mem(3, "DB-STG-01.internal is down"),
        mem(4, "The rest"),
    ]
    assert speaking(rows, "What did Caroline say of db-stg-01.internal?") == {1, 3}
    assert speaking(rows, "what do we know of the rest?") == frozenset()
