"""One row of the tables of talk that uses a correction's words and corrects nothing."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from words.spelling import loosened

if TYPE_CHECKING:
    from tiers.corrections import Family


@dataclass(frozen=True, slots=True, kw_only=True)
class Remark:
    """One kind of talk: the families that it silences, the pattern searched for in the sentence, and examples."""

    kind: str
    families: tuple[Family, ...]
    pattern: re.Pattern[str]
    silent: tuple[str, ...]
    fires: tuple[str, ...]
    lasting: bool = False
    """It is one even where the sentence says that it lasts."""


def remark(  # noqa: PLR0913 -- a row of the table, read as one
    kind: str, families: tuple[Family, ...], pattern: str, silent: str, fires: str, *, lasting: bool = False
) -> Remark:
    """A row whose examples stand one a line."""
    return Remark(
        kind=kind,
        families=families,
        pattern=re.compile(loosened(pattern), re.IGNORECASE),
        silent=tuple(filter(None, map(str.strip, silent.split("\n")))),
        fires=tuple(filter(None, map(str.strip, fires.split("\n")))),
        lasting=lasting,
    )
