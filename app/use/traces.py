"""Which texts of an erased row are looked for in copies, and how: by links where there are any, else where it can't be chance."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import orjson
import regex

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

MARK = "[erased]"
"""What stands where an erased text stood."""
QUOTED = 8
"""Characters from which on a text stands nowhere by chance."""
ENDS = " .!?…。！？"
UNSPACED = regex.compile(r"[\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}]")
QUOTED_UNSPACED = 4
"""The same in scripts without spaces, where a sign says as much as a word."""


@dataclass(frozen=True)
class Sought:
    """The texts of erased rows, the longest first."""

    texts: tuple[str, ...]

    @cached_property
    def telling(self) -> tuple[str, ...]:
        """Those that are looked for everywhere, in the middle of a word as well."""
        return tuple(text for text in self.texts if _is_telling(text))

    @cached_property
    def phrases(self) -> tuple[str, ...]:
        """Shorter ones of several words: looked for everywhere, where they stand alone."""
        return tuple(text for text in self.texts if not _is_telling(text) and len(text.split()) > 1)

    @cached_property
    def anywhere(self) -> tuple[str, ...]:
        """All that is looked for in what isn't linked to the rows."""
        return (*self.telling, *self.phrases)

    def without(self, value: Any, *, linked: bool = False) -> Any:
        """The same JSON value with `MARK` for each text in it. In what is `linked` to a row a single short word counts too."""
        match value:
            case str():
                return self._without(value, linked=linked)
            case dict():
                return {name: self.without(each, linked=linked) for name, each in value.items()}
            case list() | tuple():
                return [self.without(each, linked=linked) for each in value]
            case _:
                return value

    def _without(self, value: str, *, linked: bool) -> str:
        if value in self.texts:
            return MARK
        for text in self.telling:
            value = value.replace(text, MARK)
        for text in self.texts if linked else self.phrases:
            if not _is_telling(text):
                value = re.sub(rf"(?<!\w){re.escape(text)}(?!\w)", MARK, value)
        return value


def sought(texts: Iterable[str]) -> Sought:
    """Of the contents and gists of rows, with the sign at their end and without it, as a line of a block may have them."""
    every = [text.rstrip("…").strip() for text in texts]
    found = {*every, *(text.rstrip(ENDS) for text in every)}
    return Sought(tuple(sorted(filter(None, found), key=lambda text: (-len(text), text))))


def _is_telling(text: str) -> bool:
    return len(text) >= (QUOTED_UNSPACED if UNSPACED.search(text) else QUOTED)


def as_json(texts: Sequence[str]) -> list[str]:
    """As they stand in the middle of a JSON string."""
    return [orjson.dumps(text).decode()[1:-1] for text in texts]


def as_pattern(text: str) -> str:
    """A regular expression of PostgreSQL for the text in JSON, where no letter or digit stands beside it."""
    plain = orjson.dumps(text).decode()[1:-1]
    escaped = "".join(sign if sign.isalnum() or ord(sign) > ord("~") else f"\\{sign}" for sign in plain)
    return rf"(?<![[:alnum:]_]){escaped}(?![[:alnum:]_])"
