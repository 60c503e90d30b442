"""No form and no part of the dashboard is left out: each is driven by a test in a real browser, and the test proves it."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from tests.web.driven import EVERY, driven_by, is_of


def test_every_form_and_every_part_is_driven_in_a_browser() -> None:
    driven: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        module = importlib.import_module(f"tests.web.{path.stem}")
        for name, test in vars(module).items():
            if name.startswith("test_"):
                driven |= driven_by(test)
    assert sorted(EVERY - driven) == []


@pytest.mark.parametrize(
    ("row", "method", "path", "fits"),
    [
        ("POST /keys", "POST", "/keys", True),
        ("POST /keys", "GET", "/keys", False),
        ("POST /keys/{id}/rotate", "POST", "/keys/7/rotate", True),
        ("POST /keys/{id}/rotate", "POST", "/keys/7/revoke", False),
        ("POST /agents/{id}", "POST", "/agents/link", False),
        ("POST /agents/{id}", "POST", "/agents/7", True),
        ("POST /self-model/{domain:path}", "POST", "/self-model/database/index", True),
        ("POST /self-model/{domain:path}", "POST", "/self-model", False),
    ],
)
def test_a_request_is_of_its_row(row: str, method: str, path: str, fits: bool) -> None:
    assert is_of(row, method, path) is fits
