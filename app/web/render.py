"""Templates to HTML: every text is escaped, every name has to exist, and times and numbers are shown in one way."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from app.passwords import LEAST
from app.version import VERSION
from app.web.legend import KINDS, RULE_SIGNS, STATUS_SIGNS, TIER_SIGNS
from app.web.visit import once

TEMPLATES = Path(__file__).parent.parent.parent / "web" / "templates"

SPANS: tuple[tuple[int, str], ...] = ((86_400, "day"), (3_600, "hour"), (60, "minute"))


def moment(text: str | None) -> str:
    """An RFC 3339 time as people read it, in UTC to the minute; a dash for none."""
    return "–" if text is None else read(text).strftime("%Y-%m-%d %H:%M UTC")


def ago(text: str | None, now: datetime) -> str:
    """How long ago a time was, in its largest unit."""
    if text is None:
        return "never"
    seconds = (now - read(text)).total_seconds()
    for length, unit in SPANS:
        if seconds >= length:
            count = int(seconds // length)
            return f"{count} {unit}{'' if count == 1 else 's'} ago"
    return "just now"


def read(text: str) -> datetime:
    """The time of a text that an operation wrote."""
    return datetime.fromisoformat(text).astimezone(UTC)


def number(value: float) -> str:
    """12345 as 12,345."""
    return f"{value:,}"


def percent(value: float) -> str:
    """0.533 as 53%."""
    return f"{round(value * 100)}%"


def share(part: float, whole: float) -> float:
    """How much of `whole` the part is, as 0…100 with one decimal: the width of a bar."""
    return 0.0 if whole <= 0 else round(min(100.0, 100 * part / whole), 1)


@cache
def environment() -> Environment:
    """The templates of `web/templates`, each read once."""
    made = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.filters |= {"moment": moment, "ago": ago, "number": number, "percent": percent}
    made.globals |= {
        "RULES": RULE_SIGNS,
        "TIERS": TIER_SIGNS,
        "STATUSES": STATUS_SIGNS,
        "KINDS": KINDS,
        "VERSION": VERSION,
        "share": share,
        "once": once,
        "least": LEAST,
    }
    return made


def drawn(template: str, values: dict[str, Any]) -> bytes:
    """The template with its values, in UTF-8."""
    return environment().get_template(template).render(values).encode("utf-8", "replace")
