"""Cookies that hold what a person likes to look at: nothing in them opens anything."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote, unquote

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.visitor import Visitor

AGENT = "foreword-agent"
NAMESPACE = "foreword-namespace"
THEME = "foreword-theme"
THEMES = ("system", "light", "dark")

YEAR = 365 * 86_400


def read_cookies(fields: Sequence[bytes]) -> dict[str, str]:
    """The cookies of a request by name, as they were sent; of a name that stands twice, the first."""
    found: dict[str, str] = {}
    for field in fields:
        for pair in field.decode("latin-1").split(";"):
            name, _, value = pair.strip().partition("=")
            found.setdefault(name, value.strip('"'))
    return found


def liked(cookies: dict[str, str], name: str) -> str | None:
    """What `liking` kept, or None."""
    text = unquote(cookies.get(name, ""), errors="replace").strip()
    return text if text and len(text) <= 200 and text.isprintable() else None


def liking(who: Visitor, name: str, text: str | None) -> str:
    """The Set-Cookie field that keeps `text` for a year, or forgets it."""
    age = YEAR if text else 0
    secure = "; Secure" if who.secure else ""
    return f"{name}={quote(text or '', safe='')}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"
