"""What stands before a colon: the slot of a listed noun, the sort of the statement, or whose words they are."""

from __future__ import annotations

import pytest

from tensions.detector import contradiction
from tensions.reading import slots

SPEAKERS = [
    ("Gina: Wow! That is great", "Gina: Thanks for the support"),
    ("Gina: Definitely, let's go", "Gina: Yeah, why not"),
    ("Dana: Paris", "Dana: Berlin"),
    ("Caroline: 7pm", "Caroline: 8pm"),
    ("Gina: I love pizza", "Jon: I hate pizza"),
    ("Gina: Great. I love running in the rain", "Jon: Hm. I hate running in the rain"),
    ("Gina: I love running in the rain", "I hate running in the rain"),
    ("Anna: My favourite colour is green", "Ben: My favourite colour is blue"),
    ("Staging: the database listens on port 5432", "Production: the database listens on port 5433"),
    ("Name: Wow! That is great", "Name: Thanks for the support"),
]

SLOTS = [
    ("Port: 8080", "Port: 8081"),
    ("Default branch: main", "Default branch: trunk"),
    ("CTO: Dana", "CTO: Lee"),
    ("Editor: vim", "Editor: emacs"),
    ("NODE_ENV=production", "NODE_ENV=staging"),
    ("Dashboard: https://a.dev/x", "Dashboard: https://b.dev/x"),
    ("On-call: dana@example.com", "On-call: lee@example.com"),
    ("Staging DB: db-1.internal:5432", "Staging DB: db-2.internal:5432"),
    ("Rule: we never deploy on Fridays", "We always deploy on Fridays"),
    ("Note: the office is in Berlin", "The office is in Paris"),
    ("Gina: The office is in Berlin.", "The office is in Paris."),
    ("Gina: I love running in the rain", "Gina: I hate running in the rain"),
]


@pytest.mark.parametrize(("a", "b"), SPEAKERS)
def test_a_name_before_a_colon_is_no_slot_and_speaks_for_itself_only(a: str, b: str) -> None:
    assert contradiction(a, b) is None


@pytest.mark.parametrize(("a", "b"), SLOTS)
def test_a_listed_noun_before_a_colon_is_a_slot_and_what_is_said_of_things_is_compared(a: str, b: str) -> None:
    assert contradiction(a, b) is not None


@pytest.mark.parametrize("word", ["Wow", "Thanks", "Yeah", "Definitely", "Hi", "Cool", "Congrats", "Berlin", "Tuesday"])
def test_a_speaker_fills_no_slot(word: str) -> None:
    assert slots(f"Melanie: {word}! So good to see you") == ()
