"""One row of the tables of talk that uses a correction's words and corrects nothing."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from words.spelling import loosened

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tiers.corrections import Family, Language


@dataclass(frozen=True, slots=True, kw_only=True)
class Remark:
    """One kind of talk: the families that it silences, the pattern searched for in the sentence, and examples."""

    kind: str
    families: tuple[Family, ...]
    pattern: re.Pattern[str]
    silent: tuple[str, ...]
    fires: tuple[str, ...]
    narrowed: Mapping[Language, re.Pattern[str] | None]
    """For each language those of the pattern's alternatives that a sentence in it can match; None where there is none."""
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
        narrowed={language: _narrowed(pattern, language) for language in _LETTERS},
        silent=tuple(filter(None, map(str.strip, silent.split("\n")))),
        fires=tuple(filter(None, map(str.strip, fires.split("\n")))),
        lasting=lasting,
    )


OPEN = r"^\W*(?:(?:and|but|so|then|also|ok|okay|well|now|please|hey|hi|just|actually|oh|thanks|bitte|und|por favor|et|y|пожалуйста|а|и|请|请你)[\s,:]+)*"
"""What may stand before the first word that counts, in any language."""


_LETTERS: Mapping[Language, re.Pattern[str]] = {
    "en": re.compile(r"[a-z]", re.IGNORECASE),
    **dict.fromkeys(("de", "fr", "es"), re.compile(r"[a-zà-öø-ÿœ]", re.IGNORECASE)),
    "ru": re.compile(r"[а-яё]", re.IGNORECASE),
    **dict.fromkeys(("zh", "ja"), re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")),
}
"""The letters of a language, by which the alternatives of others are left out."""

_FOREIGN = re.compile(r"[^\W\d_a-zA-Z]")
"""A letter that English has not."""

_ESCAPED = re.compile(r"\\.")


def _narrowed(source: str, language: Language) -> re.Pattern[str] | None:
    """A row is searched for in one language alone: seven at once take three times as long."""
    kept = [piece for piece in alternatives(source) if _is_of(piece, language)]
    return re.compile(loosened("|".join(kept)), re.IGNORECASE) if kept else None


def _is_of(piece: str, language: Language) -> bool:
    said = _ESCAPED.sub("", piece.replace(OPEN, ""))
    if language == "en" and _FOREIGN.search(said):
        return False
    return _LETTERS[language].search(said) is not None or (_FOREIGN.search(said) is None and not said.isascii())


_PIECE = re.compile(r"\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|.", re.DOTALL)


def alternatives(source: str) -> list[str]:
    """The alternatives of a regular expression: split at each bar outside its groups and sets."""
    found, depth = [""], 0
    for piece in _PIECE.findall(source):
        depth += (piece == "(") - (piece == ")")
        if piece == "|" and depth == 0:
            found.append("")
        else:
            found[-1] += piece
    return found
