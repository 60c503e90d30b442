"""Turns what pydantic says of a request into our own issues: its words and types never reach a caller."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.errors import Issue
from app.models.fields import json_path

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pydantic import ValidationError
    from pydantic_core import ErrorDetails

MAX_ISSUES = 100

ISSUES: Mapping[str, tuple[str, str]] = {
    "missing": ("missing", "is required"),
    "extra_forbidden": ("unknown", "is no field of this request"),
    "string_type": ("type", "must be a string"),
    "int_type": ("type", "must be an integer"),
    "float_type": ("type", "must be a number"),
    "bool_type": ("type", "must be true or false"),
    "tuple_type": ("type", "must be an array"),
    "model_type": ("type", "must be an object"),
    "string_too_short": ("too-short", "must have at least {min_length} characters"),
    "string_too_long": ("too-long", "must have at most {max_length} characters"),
    "too_short": ("too-short", "must have at least {min_length} items"),
    "too_long": ("too-long", "must have at most {max_length} items"),
    "greater_than": ("too-small", "must be more than {gt}"),
    "greater_than_equal": ("too-small", "must be at least {ge}"),
    "less_than_equal": ("too-large", "must be at most {le}"),
    "literal_error": ("not-one-of", "must be {expected}"),
    "finite_number": ("number", "must be a finite number"),
    "blank": ("blank", ""),
    "string_pattern_mismatch": ("text", "must not hold line breaks or control characters"),
    "time": ("time", ""),
    "time_naive": ("time", ""),
    "tag": ("not-one-of", ""),
    "one_of": ("one-of", ""),
    "email": ("email", ""),
    "password": ("too-long", ""),
}
"""By pydantic's type of error: our code, and what is said; empty where the validator is ours and says it itself."""


def issues_of(error: ValidationError) -> list[Issue]:
    """Every issue, in the order of the fields; the first hundred where there are more."""
    found = error.errors(include_url=False, include_input=False)
    return [_issue(each) for each in found if not _is_echo(each, found)][:MAX_ISSUES]


def _is_echo(found: ErrorDetails, among: Sequence[ErrorDetails]) -> bool:
    """An array counts as too short when its only item is wrong: the item's own issue says it."""
    where = found["loc"]
    return found["type"] == "too_short" and any(len(o["loc"]) > len(where) == _shared(o["loc"], where) for o in among)


def _shared(a: tuple[int | str, ...], b: tuple[int | str, ...]) -> int:
    return next((n for n, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))


def _issue(found: ErrorDetails) -> Issue:
    code, message = ISSUES.get(found["type"], ("invalid", "isn't what this field takes"))
    context: dict[str, Any] = found.get("ctx", {})
    return Issue(json_path(found["loc"])[:300], message.format(**context) or found["msg"], code)
