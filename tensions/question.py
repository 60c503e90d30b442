"""The question of a tension: what to ask a person so that the answer settles it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

LONGEST: Final = 500
"""Characters of a question (the API's limit)."""

_BASES: Final = {
    "listens": "listen", "runs": "run", "lives": "live", "starts": "start", "has": "have", "needs": "need", "takes": "take",
    "expires": "expire", "points": "point", "uses": "use", "costs": "cost", "lasts": "last", "keeps": "keep",
    "requires": "require", "begins": "begin", "ends": "end", "allows": "allow", "contains": "contain", "resolves": "resolve",
}  # fmt: skip
_SUBJECT: Final = r"(?P<subject>(?:(?:the|our|my|this)\s+)?(?:[\w./'-]+\s+){0,6}?[\w./'-]+)"
_BEING: Final = re.compile(rf"{_SUBJECT}\s+(?P<verb>is|are)\s+(?P<rest>.+)", re.IGNORECASE)
_DOING: Final = re.compile(rf"{_SUBJECT}\s+(?P<verb>{'|'.join(_BASES)})\s+(?P<rest>.+)", re.IGNORECASE)
_SPEAKING: Final = re.compile(
    r"(?P<subject>we|I)\s+(?P<verb>have|need|use|keep|run|require|allow|deploy|release|meet)\s+(?P<rest>.+)",
    re.IGNORECASE,
)
_KEPT_CAPITALS: Final = re.compile(r"(?:I|[A-Z]\w*[A-Z0-9]\w*)\b")
_ARTICLES: Final = re.compile(r"(?:the|our|my|this|we)\b", re.IGNORECASE)


def ask(a: str, b: str, clauses: tuple[str, str] | None, values: tuple[str, str] | None) -> str:
    """The question about two statements, at most 500 characters.

    With the clauses that clash and their values it asks for the value (“Is the API on port 80 or 81?”) where the clause is
    of a form that turns into a question surely; else which of the two is right.
    """
    if clauses is not None and values is not None:
        asked = _for_value(clauses[0], values)
        if asked is not None and len(asked) <= LONGEST:
            return asked
        choice = f"Which is right: {values[0]} or {values[1]}? “{_short(a, 200)}” conflicts with “{_short(b, 200)}”."
        return (
            choice
            if len(choice) <= LONGEST
            else f"Which is right: {_short(values[0], 200)} or {_short(values[1], 200)}?"
        )
    return f"Which is right: “{_short(a, 230)}” or “{_short(b, 230)}”?"


def _for_value(clause: str, values: tuple[str, str]) -> str | None:
    for pattern, turn in _TURNS:
        match = pattern.fullmatch(_one_line(clause).rstrip(".!"))
        if match and match["rest"].count(values[0]) == 1:
            rest = match["rest"].replace(values[0], f"{values[0]} or {values[1]}")
            return turn(_lowered(match["subject"]), match["verb"].casefold(), rest) + "?"
    return None


def _lowered(subject: str) -> str:
    """Without the capital of a sentence's first word, where that word is an article or a pronoun."""
    return subject[0].lower() + subject[1:] if _ARTICLES.match(subject) and not subject.startswith("I") else subject


def _turn_being(subject: str, verb: str, rest: str) -> str:
    return f"{verb.capitalize()} {subject} {rest}"


def _turn_doing(subject: str, verb: str, rest: str) -> str:
    return f"Does {subject} {_BASES[verb]} {rest}"


def _turn_speaking(subject: str, verb: str, rest: str) -> str:
    return f"Do {subject} {verb} {rest}"


_TURNS: Final[tuple[tuple[re.Pattern[str], Callable[[str, str, str], str]], ...]] = (
    (_BEING, _turn_being),
    (_DOING, _turn_doing),
    (_SPEAKING, _turn_speaking),
)


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _short(text: str, longest: int) -> str:
    line = _one_line(text).rstrip(".")
    return line if len(line) <= longest else line[: longest - 1].rstrip() + "…"
