"""Of every two statements: the order doesn't matter, none contradicts itself, and a differing qualifier is another subject."""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tensions.detector import contradiction, detect, question, shape
from tensions.question import LONGEST
from tests.rules.tensions.pairs import AGREEING, CLASHING
from tests.rules.tensions.rows import memory

STATEMENTS = tuple(dict.fromkeys(text for row in (*CLASHING, *AGREEING) for text in row[:2]))
statements = st.sampled_from(STATEMENTS)
texts = st.one_of(
    statements,
    st.text(max_size=80),
    st.lists(
        st.sampled_from(
            [
                "the",
                "port",
                "is",
                "not",
                "5432",
                "db-1.internal",
                "on",
                "Friday",
                "9:00",
                "never",
                "；",
                "是",
                "ない",
                "/",
                "=",
            ]
        ),
        max_size=12,
    ).map(" ".join),
)
subjects = st.sampled_from(["database", "API", "billing service", "wiki", "metrics exporter"])
qualifiers = st.sampled_from(["staging", "production", "eu", "us", "SR-052", "SR-053"])
ports = st.integers(min_value=1, max_value=65535)
clocks = st.tuples(st.integers(0, 23), st.integers(0, 59))
SETTINGS = settings(max_examples=60, deadline=None)


@SETTINGS
@given(a=texts, b=texts)
def test_the_order_of_the_two_never_matters(a: str, b: str) -> None:
    found, turned = contradiction(a, b), contradiction(b, a)
    assert (found is None) == (turned is None)
    assert shape(a, b) == shape(b, a)
    if found is not None and turned is not None:
        assert (found.kind, found.shape, found.subject) == (turned.kind, turned.shape, turned.subject)
        assert found.clauses == turned.clauses[::-1]


@SETTINGS
@given(text=texts)
def test_nothing_contradicts_itself(text: str) -> None:
    assert contradiction(text, text) is None
    assert contradiction(text, text.rstrip(" .") + ".") is None


@SETTINGS
@given(a=texts, b=texts)
def test_a_question_is_one_line_of_at_most_five_hundred_characters(a: str, b: str) -> None:
    asked = question(a, b)
    assert len(asked) <= LONGEST
    assert len(asked.splitlines()) == 1


@SETTINGS
@given(subject=subjects, qualifier=qualifiers, a=ports, b=ports)
def test_one_slot_with_two_values_contradicts_and_with_one_value_does_not(subject, qualifier, a, b) -> None:
    found = contradiction(
        f"The {qualifier} {subject} listens on port {a}", f"The {qualifier} {subject} listens on port {b}"
    )
    assert (found is not None) == (a != b)


@SETTINGS
@given(subject=subjects, p=qualifiers, q=qualifiers, a=ports, b=ports)
def test_a_differing_qualifier_is_another_subject(subject, p, q, a, b) -> None:
    if p != q:
        assert contradiction(f"The {p} {subject} listens on port {a}", f"The {q} {subject} listens on port {b}") is None
        assert contradiction(f"Always restart the {p} {subject}", f"Never restart the {q} {subject}") is None


@SETTINGS
@given(a=clocks, b=clocks)
def test_times_are_compared_as_parsed(a, b) -> None:
    plain = f"The backup is at {a[0]}:{a[1]:02d}"
    half, suffix = (a[0] - 1) % 12 + 1, "am" if a[0] < 12 else "pm"
    assert contradiction(plain, f"The backup is at {half}:{a[1]:02d} {suffix}") is None
    assert (contradiction(plain, f"The backup is at {b[0]:02d}:{b[1]:02d}") is not None) == (a != b)


@SETTINGS
@given(contents=st.lists(statements, max_size=8), new=statements, data=st.data())
def test_the_order_of_the_held_rows_never_matters(contents, new, data) -> None:
    held = [memory(n, text) for n, text in enumerate(contents, 1)]
    shuffled = data.draw(st.permutations(held))
    assert detect(memory(99, new), held) == detect(memory(99, new), shuffled)


@pytest.mark.parametrize(
    "text",
    [
        "the port is " * 2000,
        "not " * 5000,
        "a, not b, never c; " * 800,
        "5432 " * 4000,
        "9:00 at 9 on Monday the 15 April 2026, " * 500,
        "的是不" * 4000,
        "x" * 30000,
        "1,000,000,000" * 1500,
        "(" * 10000,
        "before after than over " * 900,
        "\u0430 — \u0431 " * 3000,
        "www.a-b.c/" * 1500,
    ],
)
def test_long_and_hostile_text_is_read_in_bounded_time(text: str) -> None:
    started = time.process_time()
    contradiction(text, text + " not")
    contradiction(text, "The port is 5432")
    assert time.process_time() - started < 4.0
