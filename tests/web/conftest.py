"""One shipped service for the whole of these tests, and one person in it who has taught something."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.house import Person, serving, signed_up

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="session")
def url(database_url: str) -> Iterator[str]:
    with serving(database_url) as address:
        yield address


@pytest.fixture(scope="session")
def ada(url: str) -> Person:
    """Whoever only looks; what writes signs up somebody of its own."""
    person = signed_up(url)
    person.teach()
    return person
