"""Thanks, praise and encouragement have the form of a fact and teach nothing; a fact that begins kindly does."""

import pytest

from learn.pleasantries import is_pleasantry
from learn.read import read

KIND = (
    "Your patience means the world to me.",
    "Glad the trip worked out for you.",
    "Wow, that view is so stunning!",
    "Persistence is key.",
    "Thanks for walking me through it.",
    "I really appreciate your patience.",
    "Looking forward to the concert!",
    "You'll do great.",
    "Those cookies are adorable!",
    "Hopefully the weather is kind to us.",
)
FACTS = (
    "Your staging port is 5433.",
    "Thanks, the staging database is db-stg-01.internal.",
    "My dog is called Biscuit.",
    "Glad you asked: the API host is api.example.com.",
    "Our server is in Frankfurt.",
    "I appreciate British spelling, so never use American spelling.",
    "We use Helm for deploys.",
    "The deadline is so important that we named it: 15 April.",
    "Dana is the CTO of Acme.",
)


@pytest.mark.parametrize("sentence", KIND)
def test_kindness_is_no_candidate(sentence: str) -> None:
    assert is_pleasantry(sentence)
    assert read(sentence).candidates == ()


@pytest.mark.parametrize("sentence", FACTS)
def test_a_fact_is_no_mere_kindness(sentence: str) -> None:
    assert not is_pleasantry(sentence)
