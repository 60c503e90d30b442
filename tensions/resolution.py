"""What becomes of a tension: resolved by a winner, closed with a retired row, reopened, or blanked; never deleted."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from words.normal import normalise

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable
    from datetime import datetime

    from tensions.tension import Claim, Tension, Winner

Retired = Literal["superseded", "forgotten"]

BLANKED_QUESTION = "Which is right?"
"""The question of a tension whose text was erased."""


class AlreadyResolvedError(Exception):
    """The tension is resolved; reopen it first."""


class NotResolvedError(Exception):
    """The tension is open; there is nothing to reopen."""


def resolve(  # noqa: PLR0913 - the five facts of an answer beside the tension
    tension: Tension, *, winner: Winner, resolution: str, pattern: str | None, by: str, now: datetime
) -> Tension:
    """The tension with its answer: who won, in what words, and the pattern to reuse. `now` is UTC.

    Raises `AlreadyResolvedError` where it is resolved already.
    """
    if tension.status == "resolved":
        raise AlreadyResolvedError(tension.id)
    return replace(
        tension,
        status="resolved",
        winner=winner,
        resolution=resolution,
        pattern=pattern,
        resolved_by=by,
        resolved_at=now,
    )


def retired_by(winner: Winner, tension: Tension) -> tuple[int, ...]:
    """The ids of the memories that an answer retires: the losing side's, both for `neither`, none for `both`."""
    match winner:
        case "a":
            losers: tuple[Claim, ...] = (tension.b,)
        case "b":
            losers = (tension.a,)
        case "neither":
            losers = (tension.a, tension.b)
        case "both":
            losers = ()
    return tuple(claim.memory_id for claim in losers if claim.memory_id is not None)


def successor(winner: Winner, tension: Tension) -> int | None:
    """The memory that a retired loser is linked to: the winning side's, None where it is free text or nobody won."""
    match winner:
        case "a":
            return tension.a.memory_id
        case "b":
            return tension.b.memory_id
        case "both" | "neither":
            return None


def reopen(tension: Tension) -> Tension:
    """The tension open again, without its answer. It never revives a row. Raises `NotResolvedError` where it is open."""
    if tension.status == "open":
        raise NotResolvedError(tension.id)
    return replace(
        tension, status="open", winner=None, resolution=None, pattern=None, resolved_by=None, resolved_at=None
    )


def close_for(tension: Tension, reason: Retired, *, by: str, now: datetime) -> Tension:
    """An open tension closed because a memory of it was retired: no winner, the reason as resolution. Else unchanged."""
    if tension.status == "resolved":
        return tension
    return replace(tension, status="resolved", resolution=reason, resolved_by=by, resolved_at=now)


def concerns(tension: Tension, memory_id: int) -> bool:
    """Whether a side of the tension is that memory."""
    return memory_id in (tension.a.memory_id, tension.b.memory_id)


def blank(tension: Tension, memory_id: int) -> Tension:
    """The tension without the text of an erased memory: its claim, and the question that quoted it. Ids stay."""
    if not concerns(tension, memory_id):
        return tension
    a = replace(tension.a, text="") if tension.a.memory_id == memory_id else tension.a
    b = replace(tension.b, text="") if tension.b.memory_id == memory_id else tension.b
    return replace(tension, a=a, b=b, question=BLANKED_QUESTION, shape="text:", suggestion=None)


def suggestion(shape: str, resolved: Iterable[Tension]) -> str | None:
    """The pattern that the newest answer to a tension of this shape revealed, or None."""
    known = [
        t for t in resolved if t.shape == shape and t.pattern and t.status == "resolved" and t.resolved_at is not None
    ]
    newest = max(known, key=lambda t: (t.resolved_at, t.id), default=None)
    return None if newest is None else newest.pattern


def pair_key(a: Claim, b: Claim) -> str:
    """One key for two claims, whichever stands first: by memory where both are rows or one was blanked, else by text."""
    return " ⇄ ".join(sorted((_claim_key(a), _claim_key(b))))


def _claim_key(claim: Claim) -> str:
    return f"#{claim.memory_id}" if claim.memory_id is not None else "“" + normalise(claim.text) + "”"


def may_raise(pair: str, resolved: Collection[tuple[str, Tension]]) -> bool:
    """Whether the detector may raise a pair: not again once it was answered with `both`."""
    return not any(key == pair and tension.winner == "both" for key, tension in resolved)
