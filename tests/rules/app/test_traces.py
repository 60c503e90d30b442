"""Where an erased text is looked for: linked copies lose it whatever its length, others where it can't stand by chance."""

from __future__ import annotations

import re

import orjson
import pytest

from app.use.traces import MARK, as_json, as_pattern, sought


@pytest.mark.parametrize(
    ("said", "value", "unlinked", "linked"),
    [
        (
            "The payroll is 91,400.",
            "He said: The payroll is 91,400. Yes",
            f"He said: {MARK} Yes",
            f"He said: {MARK} Yes",
        ),
        ("Ann: HIV", "Is Ann: HIV known?", f"Is {MARK} known?", f"Is {MARK} known?"),
        ("Ann: HIV", "Is Joann: HIV2 known?", "Is Joann: HIV2 known?", "Is Joann: HIV2 known?"),
        ("Tom", "Is Tom here? Tomorrow.", "Is Tom here? Tomorrow.", f"Is {MARK} here? Tomorrow."),
        ("Tom", "Tom", MARK, MARK),
        ("42", "Room 42, not 421", "Room 42, not 421", f"Room {MARK}, not 421"),
        ("他住在柏林", "我听说他住在柏林很久了", f"我听说{MARK}很久了", f"我听说{MARK}很久了"),
        ("柏林", "我住在柏林", "我住在柏林", "我住在柏林"),
        ("เขาป่วย", "วันนี้เขาป่วยมาก", f"วันนี้{MARK}มาก", f"วันนี้{MARK}มาก"),
        ("a.c", "abc a.c", "abc a.c", f"abc {MARK}"),
    ],
)
def test_a_text_leaves_what_quotes_it(said: str, value: str, unlinked: str, linked: str) -> None:
    texts = sought([said])
    assert texts.without(value) == unlinked
    assert texts.without({"a": [value]}, linked=True) == {"a": [linked]}


def test_the_longest_goes_first_and_nothing_is_looked_for_in_nothing() -> None:
    texts = sought(["The payroll of Marta is high. It was told.", "The payroll of Marta is high…", "", "…"])
    assert [len(text) for text in texts.texts] == sorted((len(text) for text in texts.texts), reverse=True)
    assert texts.without("The payroll of Marta is high. It was told.") == MARK
    assert texts.without({"n": 3, "none": None}) == {"n": 3, "none": None}
    assert sought([""]).without("anything") == "anything"


@pytest.mark.parametrize("said", ['Ann: "x"', "a (b)", "c\\d e", "x\ny", "1 + 1", "é à ü"])
def test_the_pattern_of_the_database_is_the_text_and_nothing_else(said: str) -> None:
    """Python reads the same lookarounds; the bracket of PostgreSQL is spelled out for it."""
    pattern = re.compile(as_pattern(said).replace("[[:alnum:]_]", r"\w"))
    (plain,) = as_json([said])
    document = orjson.dumps({"a": f"so {said} it is", "b": f"{said}x" if said[-1].isalnum() else f"x{said}x"}).decode()
    assert pattern.sub("-", document).count("-") == document.count(plain) - 1
