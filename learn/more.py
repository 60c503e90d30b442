"""Whether a held statement says more than the one that corrects it: a second fact, which must not go with the first."""

from __future__ import annotations

import re
from typing import Final

from tensions.lexicon import LIGHT
from tensions.reading import slots
from words.distinctive import distinctive
from words.normal import plain
from words.sentences import statements, straight

_JOINTS: Final = re.compile(
    r"\s*[;；]\s*|,?\s+(?:and|but|while|whereas|plus|und|aber|während|et|mais|y|e|pero|mientras|а|и|но)\s+|"
    r",\s+(?!(?:not|never|nicht|nie|pas|jamais|no|nunca|не|никогда)\b)|\s*[，、](?![不非])|(?<=[\u3040-\u30ff\u3400-\u9fff]),(?![不非])|(?:并且|而且|以及)",
    re.IGNORECASE,
)
_REASON: Final = re.compile(
    r"\s*\b(?:because|since|so that|as of|weil|denn|da|parce que|car|porque|ya que|потому что|так как)\b.*$|(?:因为|由于).*$",
    re.IGNORECASE | re.DOTALL,
)
"""Why it was so goes with what was so."""


def says_more(held: str, told: str) -> bool:
    """Whether any part of `held`, beside the one that `told` speaks of, has a distinctive token that `told` lacks."""
    said = frozenset(distinctive(told)) | _of_an_address(held)
    parts = [_words(part) for sentence in statements(straight(plain(held))) for part in _parts(sentence.text)]
    if len(parts) < 2:
        return False
    meant = max(range(len(parts)), key=lambda n: len(parts[n] & said))
    return any(part - said - LIGHT for n, part in enumerate(parts) if n != meant)


def _of_an_address(text: str) -> frozenset[str]:
    """The words of a postal address, which is one value with commas in it."""
    return frozenset().union(*(distinctive(s.value.text) for s in slots(text) if "is:address" in s.subject))


def _parts(sentence: str) -> list[str]:
    return [part for part in _JOINTS.split(_REASON.sub("", sentence)) if part.strip(" .!。")]


def _words(part: str) -> frozenset[str]:
    return frozenset(distinctive(part))
