"""Two clauses that say of two things the same relation, each the other way round, where it holds one way only.

“Lukas reports to Beatriz” and “Beatriz reports to Lukas” hold the same words, so that no slot and no gap tells them apart.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tensions.pieces import pieces
from words.language import ARTICLES, words_of
from words.vocabulary import listed

if TYPE_CHECKING:
    from tensions.reading import Assertion

ONE_WAY: Final = (
    "reports to", "report to", "replaced", "replaces", "supersedes", "superseded", "succeeded", "inherits from", "is a fork of",
    "was forked from", "owes", "manages", "supervises", "outranks", "beat", "defeated", "comes before", "comes after", "precedes",
    "is the parent of", "is the father of", "is the mother of", "is the boss of", "was dropped in favour of", "was renamed to", "was merged into",
    "is part of", "belongs to", "contains", "overrides", "takes precedence over", "is upstream of", "is downstream of",
    "berichtet an", "ersetzt", "ersetzte", "schuldet", "gehört zu", "überschreibt", "besiegte", "remplace", "a remplacé", "dépend de", "doit",
    "reporta a", "depende de", "reemplaza", "reemplazó", "sustituye a", "sustituyó a", "debe a", "ganó a",
)  # fmt: skip
"""Relations that two things have in one direction at the most."""

EXAMPLES: Final = (
    ("Lukas reports to Beatriz", "Beatriz reports to Lukas"),
    ("Alembic replaced Flyway here", "Flyway replaced Alembic here"),
    ("Marco beat Luis in the final", "Luis beat Marco in the final"),
    ("I'd rather walk than cycle", "I'd rather cycle than walk"),
    ("The env file overrides the defaults", "The defaults override the env file"),
    ("Nadia berichtet an Jens", "Jens berichtet an Nadia"),
)
SILENT: Final = (
    ("Kim helps Lee", "Lee helps Kim"),
    ("Ana calls Bo", "Bo calls Ana"),
    ("Lukas reports to Beatriz", "Beatriz reports to Mara"),
    ("Anna owes Ben ten euros", "Ben owes Cleo ten euros"),
)
_RATHER: Final = (("rather", "than"), ("lieber", "als"), ("plutôt", "que"))
_RELATIONS: Final = tuple(tuple(relation.split()) for relation in ONE_WAY)
_BASE: Final = listed("override replace supersede owe manage supervise outrank contain precede belong report inherit")
"""The same verbs behind a plural."""


def swapped(a: Assertion, b: Assertion, language: str) -> tuple[str, str] | None:
    """The two things that the clauses have the other way round, as the first has them; None where they don't."""
    x, y = _parted(a.text, language), _parted(b.text, language)
    if x is None or y is None or x[0] != y[0]:
        return None
    (_, left, right), (_, first, second) = x, y
    shared = next((n for n in range(min(len(right), len(second))) if right[-1 - n] != second[-1 - n]), None)
    end = min(len(right), len(second)) if shared is None else shared
    mine, other = right[: len(right) - end], second[: len(second) - end]
    if left != other or first != mine or left == first or not left or not first:
        return None
    return " ".join(left), " ".join(first)


@lru_cache(maxsize=4096)
def _parted(text: str, language: str) -> tuple[str, tuple[str, ...], tuple[str, ...]] | None:
    """The relation of a clause, and the words on either side of it without articles."""
    articles = words_of(ARTICLES, language)
    lows = tuple(p.low for p in pieces(text, language) if p.low[:1].isalnum())
    for opens, parts in _RATHER:
        if opens in lows and parts in lows[lows.index(opens) :]:
            at, middle = lows.index(opens), lows.index(parts, lows.index(opens))
            return f"{opens} {parts}", lows[at + 1 : middle], lows[middle + 1 :]
    for at in range(1, len(lows) - 1):
        for relation in _RELATIONS:
            if lows[at : at + len(relation)] == relation or (
                len(relation) == 1 and _is_plural_of(lows[at], relation[0])
            ):
                sides = lows[:at], lows[at + len(relation) :]
                bare = [tuple(low for low in side if low not in articles) for side in sides]
                return " ".join(relation), bare[0], bare[1]
    return None


def _is_plural_of(low: str, verb: str) -> bool:
    return low in _BASE and verb in (f"{low}s", f"{low}es")
