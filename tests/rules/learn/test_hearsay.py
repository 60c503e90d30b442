"""What somebody else thinks teaches nothing; what the user says of somebody does."""

from __future__ import annotations

import pytest

from learn.read import read


@pytest.mark.parametrize(
    "message",
    [
        "My colleague thinks Rust is overrated.",
        "Everyone believes tabs are better.",
        "Mein Schwager meint, Wärmepumpen seien Quatsch.",
        "Mon voisin pense que les éoliennes sont laides.",
        "Mi cuñado opina que el fútbol es aburrido.",
        "Моя сестра считает, что кофе вреден.",
        "我同事觉得 Go 比 Java 好。",
        "部長はこの案が一番だと思っています。",
    ],
)
def test_an_opinion_of_another_is_no_fact(message) -> None:
    assert read(message).candidates == ()


@pytest.mark.parametrize(
    "message", ["My colleague is allergic to nuts.", "Mein Schwager wohnt in Bonn.", "Mi cuñado vive en Sevilla."]
)
def test_a_fact_about_another_is_one(message) -> None:
    assert len(read(message).candidates) == 1


@pytest.mark.parametrize(
    "message",
    [
        "My husband is cooking dinner right now.",
        "The meeting starts in five minutes.",
        "Nobody told me the shop closes early.",
    ],
)
def test_a_moment_is_none(message) -> None:
    assert read(message).candidates == ()
