"""What one statement rules out in any wording, and whether another says just that.

Claims about everything, about nothing and about what is over are denied by sentences that share no frame with them. Each module
that this one asks knows one sort of such claims, and what speaks against it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from tensions import gone, habits, missing, permits, sole
from tensions.ends import opposite_ends
from tensions.parts import Claim, parts, speaker


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruled:
    """How two statements exclude each other: the sort of claim, what it is of, and the two parts as written."""

    sort: str
    subject: frozenset[str]
    parts: tuple[str, str]


_SORTS: Final = tuple(
    (re.compile(rf"\b(?:{module.CUES})\b"), module.claims) for module in (gone, missing, sole, habits, permits)
)
"""What may be claimed: words of which one must stand there, and what is claimed."""


def ruled_out(a: str, b: str) -> Ruled | None:
    """How one of two English statements rules the other out; None where neither does. `ruled_out(b, a)` is the same, turned."""
    if (ends := opposite_ends(a, b)) is not None:
        return Ruled(sort="ends", subject=ends.frame, parts=ends.parts)
    if not (_claims(a) or _claims(b)) or speaker(a) != speaker(b):
        return None
    found = _denied(a, b)
    if found is None and (turned := _denied(b, a)) is not None:
        found = replace(turned, parts=turned.parts[::-1])
    return found


@lru_cache(maxsize=8192)
def _claims(text: str) -> tuple[Claim, ...]:
    return tuple(
        claim
        for part in parts(text)
        for cue, claims in _SORTS
        if cue.search(part.low) is not None
        for claim in claims(part)
    )


def _denied(a: str, b: str) -> Ruled | None:
    for claim in _claims(a):
        for part in parts(b):
            if (part.is_piece or claim.of_whole) and claim.is_denied_by(part):
                return Ruled(sort=claim.sort, subject=claim.subject, parts=(claim.said, part.text))
    return None
