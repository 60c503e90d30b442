"""Which forms and parts of the dashboard a browser test drives: each test says so in its mark, and is held to it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from app.web.page import Action, Part
from app.web.table import ROWS

if TYPE_CHECKING:
    from app.web.page import Row


def name_of(row: Row) -> str:
    """`POST /keys/{id}/rotate`."""
    return f"{row.method if isinstance(row, Part) else 'POST'} {row.path}"


EVERY = frozenset(name_of(row) for row in ROWS if isinstance(row, Action | Part))
"""Every form and every part."""


def drives(*rows: str) -> pytest.MarkDecorator:
    """A mark: this test sends these, each as `POST /keys` stands in the dashboard's table."""
    assert EVERY.issuperset(rows), f"no form and no part of the dashboard: {sorted(set(rows) - EVERY)}"
    return pytest.mark.drives(*rows)


def driven_by(test: Any) -> set[str]:
    """What a test, or a test's function, says that it drives."""
    marks = test.iter_markers("drives") if hasattr(test, "iter_markers") else getattr(test, "pytestmark", [])
    return {row for mark in marks if mark.name == "drives" for row in mark.args}


def is_of(row: str, method: str, path: str) -> bool:
    """Whether a request was for that row: one that is spelled out stands before one with a parameter."""
    asked = f"{method} {path}"
    return asked == row if asked in EVERY else re.fullmatch(_shape(row), asked) is not None


def _shape(row: str) -> str:
    """A parameter is one step of the path; a `:path` goes on to its end."""
    parts = re.split(r"(\{\w+(?::path)?\})", row)
    return "".join(
        (".+" if ":path" in part else "[^/]+") if part.startswith("{") else re.escape(part) for part in parts
    )
