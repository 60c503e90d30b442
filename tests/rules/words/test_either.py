"""One pattern for many words matches what the list of them does, the longest first."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from words.either import either

WORDS = st.lists(st.text(alphabet="abc-. é", min_size=1, max_size=5), min_size=1, max_size=12)


@given(WORDS, st.text(alphabet="abc-. é", max_size=12))
def test_it_finds_what_the_alternatives_find(words: list[str], text: str) -> None:
    listed = re.compile("|".join(map(re.escape, sorted(words, key=len, reverse=True))))
    assert re.compile(either(words)).findall(text) == listed.findall(text)


@given(WORDS, st.text(alphabet="abc-. é", max_size=12))
def test_what_stands_behind_decides_between_two(words: list[str], text: str) -> None:
    listed = "|".join(map(re.escape, sorted(words, key=len, reverse=True)))
    assert re.findall(rf"(?:{either(words)})(?!\w)", text) == re.findall(rf"(?:{listed})(?!\w)", text)


def test_the_longest_word_comes_first() -> None:
    assert re.findall(either(["may", "mayo", "ma"]), "mayo may max") == ["mayo", "may", "ma"]
