"""What can surely both be true, and what a judge may still be right about."""

from __future__ import annotations

import pytest

from tensions.harmony import agree

SURELY = [
    ("The timeout is 60 seconds", "The timeout is one minute"),
    ("We used to deploy on Fridays", "We don't deploy on Fridays"),
    ("Next year the office will be in Hamburg", "The office is in Berlin"),
    ("When it rains, the market is inside", "When it is dry, the market is outside"),
    ("Gina: I love dancing", "Jon: I hate dancing"),
    ("Many guests are vegetarian", "Many guests are not vegetarian"),
    ("Ticket 4411 is closed", "Ticket 4412 is open"),
    ("Ticket OPS-12 is open", "Ticket OPS-13 is closed"),
    ("The staging API listens on port 80", "The production API listens on port 443"),
    ("My uncle lives in Graz", "My aunt lives in Linz"),
    ("The unit price is 3 euros", "The shipping price is 5 euros"),
    ("Read the guide before you start", "Read the guide"),
    ("The port is 80", "The port is 80."),
]

PERHAPS_NOT = [
    ("The port is 80", "The port is 81"),
    ("We are vegetarians", "We ordered steak for the team"),
    ("The vet is Dr. Novak", "Our animal doctor is Dr. Silva"),
    ("The office is in Berlin", "Everybody works from home, there is no office"),
    ("We deploy on Fridays", "We never deploy on Fridays"),
    ("The on-call engineer this week is Sam", "The on-call engineer this week is Ines"),
    ("Le magasin reste ouvert le dimanche", "Le magasin reste fermé le dimanche"),
    ("Nobody may read the logs", "Support reads the logs daily"),
]


@pytest.mark.parametrize(("a", "b"), SURELY)
def test_they_agree_whoever_says_otherwise(a: str, b: str) -> None:
    assert agree(a, b)
    assert agree(b, a)


@pytest.mark.parametrize(("a", "b"), PERHAPS_NOT)
def test_a_judge_may_be_right(a: str, b: str) -> None:
    assert not agree(a, b)
    assert not agree(b, a)
