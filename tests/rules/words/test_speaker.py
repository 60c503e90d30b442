"""Who says a line, and whether it asks."""

import pytest

from words.speaker import asks, speaker


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ines: the boat is sold", "Ines"),
        ("Dr. Ana María: yes", "Dr. Ana María"),
        ("O'Brien: no", "O'Brien"),
        ("Иван: да", "Иван"),
        ("山田: はい", "山田"),
        ("https://a.example: x", None),
        ("note: the boat", None),
        ("The port of the staging database: 5432", None),
        ("Ines said: no", None),
        ("9:00", None),
        ("", None),
    ],
)
def test_the_name_before_the_first_colon(text, name):
    assert speaker(text) == name


@pytest.mark.parametrize(
    ("text", "asked"), [("Why?", True), ("何？", True), ("لماذا؟", True), ("No.", False), ("", False)]
)
def test_a_question_mark_of_any_script_asks(text, asked):
    assert asks(text) is asked
