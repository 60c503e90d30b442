"""Which tensions have one shape, so that the pattern of an answer is suggested for the next."""

from __future__ import annotations

import pytest

from tensions.detector import shape

ALIKE = [
    (
        ("The API listens on port 80", "The API listens on port 81"),
        ("Die API läuft auf Port 80", "Die API läuft auf Port 81"),
    ),
    (("The standup is at 9", "The standup is at 10"), ("La réunion est à 9h", "La réunion est à 10h")),
    (("We deploy on Fridays", "We never deploy on Fridays"), ("Gäste dürfen parken", "Gäste dürfen nicht parken")),
    (("Telemetry is enabled", "Telemetry is disabled"), ("Enable caching for images", "Disable caching for images")),
    (("La tienda está abierta", "La tienda está cerrada"), ("El museo está abierto", "El museo está cerrado")),
    (("My phone is 555-0134", "My phone is 555-0199"), ("我的手机号是 13812345678", "我的手机号是 13987654321")),
    (("I live in Bonn", "I live in Mainz"), ("J'habite à Lille", "J'habite à Nantes")),
    (
        ("The API is written in Go", "The API is written in Rust"),
        ("The worker is written in C", "The worker is written in Zig"),
    ),
    (("Tomas is on call", "Priya is on call"), ("Ana is on call for billing", "Bo is on call for billing")),
    (("The CTO is Dana", "The CTO is Lee"), ("Ana leads the data team", "Bo leads the data team")),
    (("Our CI is Jenkins", "Our CI is Buildkite"), ("Our queue is Kafka", "Our queue is NATS")),
]

UNLIKE = [
    (("The CTO is Dana", "The CTO is Lee"), ("Our CI is Jenkins", "Our CI is Buildkite")),
    (("I live in Bonn", "I live in Mainz"), ("The API is written in Go", "The API is written in Rust")),
    (("The API is on port 80", "The API is on port 81"), ("The retry limit is 3", "The retry limit is 5")),
    (("The door is open", "The door is closed"), ("The door is locked", "The door is unlocked")),
]


@pytest.mark.parametrize(("first", "second"), ALIKE)
def test_they_have_one_shape(first: tuple[str, str], second: tuple[str, str]) -> None:
    assert shape(*first) == shape(*second)
    assert not shape(*first).startswith("text:")
    assert shape(*first) == shape(*first[::-1])


@pytest.mark.parametrize(("first", "second"), UNLIKE)
def test_they_have_two(first: tuple[str, str], second: tuple[str, str]) -> None:
    assert shape(*first) != shape(*second)
