"""“B of A” reads as “A B”, where the text shows how far A and B reach; elsewhere it stays as it is written.

English has no other word order for a possessive, so that “the host of our API”, “our API's host” and “our API host”
come out as the same words. Whatever might turn “the manager of Alice reviews Bob” into “Alice reviews Bob's manager”
is left alone: staying apart loses nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Sequence

ARTICLES: Final = frozenset({"the", "a", "an", "our"})
"""Left out by folding; “our” says no more inside one memory."""

DETERMINERS: Final = ARTICLES | frozenset(
    {"my", "your", "his", "her", "their", "its", "this", "that", "these", "those"}
)

PREPOSITIONS: Final = listed(
    "in on at by for with from to into onto over under about against between through during until since via per as "
    "than within behind near off before after without except unless if while , ?"
)

COPULAS: Final = frozenset({"is", "are", "was", "were", "be", "been"})

VERBS: Final = listed(
    """
    use uses used run runs ran listen listens live lives lived need needs require requires expire expires handle
    handles own owns manage manages maintain maintains review reviews has have had store stores serve serves must
    should can could will would may might do does did go goes take takes keep keeps contain contains point points
    start starts stop stops fail fails send sends receive receives depend depends belong belongs support supports
    write writes read reads become becomes remain remains stay stays happen happens return returns allow allows
    deploy deploys connect connects update updates rotate rotates sit sits open opens close closes administer
    administers report reports approve approves know knows changes crashes differs ends exceeds exists fetches
    follows grows holds includes lasts leads lies matches merges moves passes polls publishes pulls pushes reaches
    rejects replicates resides responds restarts retries shows signs syncs triggers waits works
    """
)
"""Verbs that mark where a noun phrase ends. Any other verb leaves the text as it is."""

JOINING: Final = frozenset(
    {"who", "which", "that", "whose", "and", "or", "but", "because", "when", "where", "so", "not"}
)
"""Words after which a second clause may begin: how far a phrase reaches isn't known then."""

COUNTING: Final = listed(
    """
    all none one some most each any both many few half part parts rest number lot lots kind kinds type types sort out
    instead because ahead case top front lack pair couple two three four five several enough plenty majority think
    thought speak consists consist composed made capable aware full independent dispose get rid
    """
)
"""Before “of” these count or qualify; they own nothing."""

_LONGEST: Final = 4
"""Words on either side of “of” that are read as one phrase at most."""


def reorder(words: Sequence[str], *, copular: bool) -> tuple[str, ...]:
    """The words with every readable “B of A” as “A B”, from the last to the first.

    `copular` says that the words are one side of is/are, whose verb stands outside.
    """
    read = list(words)
    if "of" not in read or (JOINING - {"that"} if copular else JOINING) & set(read):
        return tuple(read)
    for at in range(len(read) - 2, 0, -1):
        if read[at] == "of":
            read = _turned(read, at, copular=copular)
    return tuple(read)


def _turned(words: list[str], at: int, *, copular: bool) -> list[str]:
    begin, end = _begin(words, at), _end(words, at, copular=copular)
    owned, owner = words[begin:at], _bare(words[at + 1 : end])
    if not owned or not owner or not _may_turn(words, begin, at, end, copular=copular):
        return words
    before = words[:begin]
    if before and before[-1] in ARTICLES:
        before.pop()
    return [*before, *owner, *owned, *words[end:]]


def _begin(words: list[str], at: int) -> int:
    """Where B begins: after a determiner, a preposition or a verb, or at the start."""
    begin = at
    while begin > 0 and words[begin - 1] not in _BEFORE_OWNED:
        begin -= 1
    return begin


_BEFORE_OWNED: Final = DETERMINERS | PREPOSITIONS | COPULAS | VERBS | {"of"}
_AFTER_OWNER: Final = PREPOSITIONS | COPULAS | {"of"}


def _end(words: list[str], at: int, *, copular: bool) -> int:
    """Where A ends: at a preposition, a verb, or the end of the words."""
    end = at + 1
    while end < len(words) and words[end] not in _AFTER_OWNER and (copular or words[end] not in VERBS):
        end += 1
    return end


def _bare(owner: list[str]) -> list[str]:
    """A without its article; nothing when a second determiner stands inside it."""
    if owner and owner[0] in ARTICLES:
        owner = owner[1:]
    return [] if any(w in DETERMINERS for w in owner[1:]) else owner


def _may_turn(words: list[str], begin: int, at: int, end: int, *, copular: bool) -> bool:
    """Whether the text shows how far both phrases reach."""
    if words[at - 1] in COUNTING or at - begin > _LONGEST or end - at > _LONGEST + 2:
        return False
    if copular:
        return True
    verb_after = end < len(words) and words[end] in VERBS | COPULAS
    verb_before = any(w in VERBS | COPULAS for w in words[:begin])
    bounded = begin > 0 and words[begin - 1] in ARTICLES
    short = len([w for w in words[at + 1 : end] if w not in ARTICLES]) <= 2
    return verb_after or (verb_before and bounded) or (begin > 1 and bounded and short)
