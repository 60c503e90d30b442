"""A claim about all, about nothing or about what is over meets what another hand says of one case."""

from __future__ import annotations

import pytest

from tensions.detector import contradiction
from tensions.gone import ROWS, ended
from tensions.habits import ROWS as HABITS
from tensions.parts import keys_of, parts
from tensions.sieve import may_clash
from tests.rules.tensions.ruled_pairs import AGREEING, CLASHING


@pytest.mark.parametrize(("sort", "a", "b"), CLASHING)
def test_what_one_rules_out_the_other_cannot_say(sort: str, a: str, b: str) -> None:
    found, turned = contradiction(a, b), contradiction(b, a)
    assert found is not None, sort
    assert turned is not None
    assert turned.clauses == found.clauses[::-1]
    assert may_clash(a, b)
    assert may_clash(b, a)


@pytest.mark.parametrize(("sort", "a", "b"), AGREEING)
def test_what_looks_alike_is_not_ruled_out(sort: str, a: str, b: str) -> None:
    assert contradiction(a, b) is None, sort


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.example[0])
def test_every_row_has_its_example(row) -> None:
    said, name = row.example
    (part,) = parts(said)
    assert any(keys <= keys_of(name) for _, keys, _ in ended(part))


def test_what_one_person_says_of_herself_another_does_not_deny() -> None:
    assert contradiction("Ana: I sold my caravan", "Ben: my caravan is parked behind the barn") is None
    assert contradiction("Ana: I sold my caravan", "Ana: my caravan is parked behind the barn") is not None


@pytest.mark.parametrize("row", HABITS, ids=lambda row: row.example[0])
def test_every_habit_has_its_example(row) -> None:
    found = contradiction(*row.example)
    assert found is not None
    assert may_clash(*row.example)
