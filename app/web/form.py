"""What a browser sends in a query or a form: names with one or several texts, read strictly, never guessed at."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING
from urllib.parse import parse_qsl

from app.errors import invalid
from app.models.fields import MAX_ID
from app.query import read_id

if TYPE_CHECKING:
    from collections.abc import Mapping

FIELDS = 1_000
"""Most fields of one form: a selection of 200 rows and what is said about them is far below it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Form:
    """Fields by name, each with its texts in the order in which they were sent."""

    fields: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    files: Mapping[str, bytes] = field(default_factory=dict)
    """What was uploaded, by the name of its field."""

    def text(self, name: str) -> str | None:
        """The first text of that name, without the space around it; None where it is absent or blank."""
        return (self.fields.get(name, ("",))[0]).strip() or None

    def exact(self, name: str) -> str:
        """The first text of that name as it was sent, with the line breaks of every system made one."""
        return self.fields.get(name, ("",))[0].replace("\r\n", "\n")

    def number(self, name: str) -> int | None:
        """A whole number; `InvalidRequest` where the text is none."""
        text = self.text(name)
        if text is None:
            return None
        if not text.isascii() or not text.removeprefix("-").isdigit() or len(text) > 18:
            raise invalid(name, "must be a whole number", "type")
        return int(text)

    def numbers(self, name: str) -> list[int]:
        """Every id of that name, each once; what is none is left out."""
        read = (read_id(text, MAX_ID) for text in self.fields.get(name, ()))
        return list(dict.fromkeys(number for number in read if number is not None))

    def has(self, name: str) -> bool:
        """Whether it was sent at all, as a ticked box is."""
        return name in self.fields


def read_form(encoded: bytes) -> Form:
    """`a=1&b=2` as a form; `InvalidRequest` for what isn't UTF-8, for NUL, and for more fields than a form has."""
    try:
        pairs = parse_qsl(encoded.decode("ascii"), keep_blank_values=True, errors="strict", max_num_fields=FIELDS)
    except ValueError:
        raise invalid("", "isn't a form that this page sent", "form") from None
    fields: dict[str, tuple[str, ...]] = {}
    for name, text in pairs:
        if "\x00" in name or "\x00" in text:
            raise invalid(name.replace("\x00", "")[:100], "must not hold a NUL character", "text")
        fields[name] = (*fields.get(name, ()), text)
    return Form(fields=fields)


def moment_of(text: str | None) -> str | None:
    """The time of a field `datetime-local`, which has no offset, as one in UTC; other texts as they are."""
    if text is None:
        return None
    seconds = f"{text}:00" if len(text) == len("2026-01-31T09:30") else text
    return f"{seconds}Z" if len(seconds) == len("2026-01-31T09:30:00") else seconds
