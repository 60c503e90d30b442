"""The points of signs and telling words: where the labelled messages put them, and none of them for a topic."""

from __future__ import annotations

import pytest

from bench.logistic import Example, Penalty, fitted
from bench.signs import KINDS, Message, fit, in_the_tables, loss, messages, rounded
from tiers.telling import TELLING
from tiers.weighing import VOCABULARIES


@pytest.fixture(scope="module")
def data() -> list[Message]:
    return messages()


def test_a_thing_that_all_ones_have_weighs_and_one_that_tells_nothing_is_nought() -> None:
    ones = [Example((0, 1, 2), is_one=True, count=1.0), Example((0, 1), is_one=True, count=1.0)]
    others = [Example((0, 2), is_one=False, count=1.0), Example((0,), is_one=False, count=1.0)]
    base, telling, idle = fitted([*ones, *others] * 20, [Penalty(ridge=0.001), Penalty(lasso=1.0), Penalty(lasso=1.0)])
    assert telling > 3
    assert base < 0
    assert idle == 0


def test_a_thing_weighs_as_its_odds_say() -> None:
    data = [Example((0, 1), is_one=n < 3, count=1.0) for n in range(4)] + [
        Example((0,), is_one=n < 1, count=1.0) for n in range(4)
    ]
    base, weight = fitted(data * 50, [Penalty(ridge=1e-6), Penalty(ridge=1e-6)])
    assert base == pytest.approx(-1.0986, abs=0.01)
    assert weight == pytest.approx(2 * 1.0986, abs=0.02)


def test_the_tables_have_points_in_tenths_highest_first_and_none_of_nought() -> None:
    assert list(TELLING) == list(VOCABULARIES)
    for table in TELLING.values():
        assert table == dict(sorted(table.items(), key=lambda row: (-row[1], row[0])))
        assert all(held and held == round(held, 1) for held in table.values())


def test_no_telling_word_carries_a_topic(data: list[Message]) -> None:
    """Each stands in messages of work and of home alike: it can be about neither."""
    found = {f"{code} {words}": dict.fromkeys(KINDS, 0) for code, table in TELLING.items() for words in table}
    for message in data:
        for name in {name for sentence in message.sentences for name in sentence.has} & found.keys():
            if message.kind in KINDS:
                found[name][message.kind] += 1
    assert [name for name, counts in found.items() if min(counts.values()) < 2] == []


def test_the_points_are_where_the_labelled_messages_put_them(data: list[Message]) -> None:
    """`python -m bench.signs --write` puts them there again where messages or words have changed."""
    assert loss(in_the_tables(), data) <= 1.03 * loss(rounded(fit(data)), data)
