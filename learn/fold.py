"""When a statement says only what a held one says already: the one rule is that no distinctive token may be lost.

Two texts fold when they are the same words after normalisation, or the same words in the same order with articles left
out, “B of A” read as “A B”, and the sides of is/are in either order. So folding is equality of one key: symmetric,
transitive, independent of the order in which statements come. Anything less keeps both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import regex

from words.distinctive import is_mark, lost, words
from words.genitive import DETERMINERS, PREPOSITIONS, VERBS, reorder
from words.language import evident_language
from words.memo import remembered
from words.normal import normalise

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from datetime import datetime

    from memory.row import Kind, Memory, Status

COPULAS: Final[Mapping[str, frozenset[str]]] = {
    "en": frozenset({"is", "are"}),
    "de": frozenset({"ist", "sind"}),
    "fr": frozenset({"est", "sont"}),
    "es": frozenset({"es", "son"}),
    "zh": frozenset({"是"}),
}
"""Between two names of one thing they may change places."""

LEFT_OUT: Final[Mapping[str, frozenset[str]]] = {
    "en": frozenset({"the", "a", "an", "our", "please"}),
    "zh": frozenset({"的"}),
    "ja": frozenset({"の"}),
}
"""Articles and “our” inside one memory. Elsewhere an article tells who bites whom (den Hund), which noun is meant (el
capital, la capital), or is a pronoun (il la voit), and stays."""

STANDING: Final[Mapping[Status, int]] = {"fact": 2, "hypothesis": 1, "retired": 0}

_UNSPACED: Final = regex.compile(r"[\p{Han}\p{Hiragana}\p{Katakana}ー]")
_INDEFINITE: Final = frozenset({"a", "an"})


@remembered
def fold_key(text: str) -> str:
    """The canonical form by which texts fold: equal keys, one statement. Never shown to anybody.

    Texts that `normalise` makes equal have equal keys.
    """
    said = words(text)
    code = evident_language(normalise(text)) or "en"
    at = _copula(said, code)
    if at is None:
        return _joined(_side(said, code, copular=False))
    sides = sorted(_joined(_side(side, code, copular=True)) for side in (said[:at], said[at + 1 :]))
    return f" ⇄{said[at]} ".join(sides)


def _copula(said: Sequence[str], code: str) -> int | None:
    """Where the two sides of is/are meet, if they may change places.

    They may not with a mark anywhere (“all admins are developers” isn't “developers are all admins”), nor between two
    indefinite nouns (“a developer is an employee”).
    """
    copulas = COPULAS.get(code, frozenset())
    found = [number for number, word in enumerate(said) if word in copulas]
    if len(found) != 1 or not 0 < found[0] < len(said) - 1:
        return None
    if any(is_mark(word, code) or word == "?" for word in said):
        return None
    indefinite = said[0] in _INDEFINITE and said[found[0] + 1] in _INDEFINITE
    return None if indefinite else found[0]


def _side(said: Sequence[str], code: str, *, copular: bool) -> tuple[str, ...]:
    if code == "en":
        said = reorder(said, copular=copular)
    left_out = LEFT_OUT.get(code, frozenset())
    kept = tuple(w for number, w in enumerate(said) if w not in left_out or _says_more(said, number, code))
    return kept or tuple(said)


def _says_more(said: Sequence[str], number: int, code: str) -> bool:
    """“Plan A” ends in a letter, no article; an article stands before a noun and not after one."""
    if number + 1 == len(said):
        return True
    if code != "en" or said[number] not in _INDEFINITE:
        return False
    follower, leader = said[number + 1], said[number - 1] if number else None
    return follower in _NO_NOUN or not (leader is None or leader in _BEFORE_ARTICLE)


_NO_NOUN: Final = PREPOSITIONS | VERBS | DETERMINERS | {"is", "are", "was", "were", "and", "or"}
_BEFORE_ARTICLE: Final = (
    PREPOSITIONS | VERBS | {"is", "are", "was", "were", "be", "of", "and", "or", "not", "never", "always"}
)


def _joined(pieces: Iterable[str]) -> str:
    """Words with spaces between, but for scripts that write none."""
    text = ""
    for piece in pieces:
        tight = text and _UNSPACED.search(text[-1]) and _UNSPACED.search(piece[0])
        text += piece if tight or not text else f" {piece}"
    return text


def folds(a: str, b: str) -> bool:
    """Whether one statement may stand for both: the same key, and no distinctive token of either lost."""
    return fold_key(a) == fold_key(b) and not lost(a, b) and not lost(b, a)


def refusal(a: str, b: str) -> str | None:
    """`lost-token: …` naming what a fold of two different statements would lose; None when they fold."""
    if folds(a, b):
        return None
    missing = (*lost(a, b), *lost(b, a)) or ("the order of the words",)
    return f"lost-token: {', '.join(dict.fromkeys(missing))}"


def merges(merged: str, *sides: str) -> str | None:
    """None when a judge's merged text keeps every distinctive token of all sides, else `lost-token: …`."""
    missing = lost(merged, *sides)
    return f"lost-token: {', '.join(missing)}" if missing else None


def may_survive(held: Memory, kind: Kind, status: Status, expires_at: datetime | None, namespace: str) -> bool:
    """Whether a held row may take in a newcomer: same namespace and kind, equal or better status, no earlier expiry."""
    outlives = held.expires_at is None or (expires_at is not None and held.expires_at >= expires_at)
    return (
        outlives
        and held.namespace == namespace
        and held.kind == kind
        and held.status != "retired"
        and STANDING[held.status] >= STANDING[status]
    )
