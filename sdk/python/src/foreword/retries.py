"""Whether a call is made again, and after how long: a pure decision, so that every case of it can be tabled."""

from __future__ import annotations

from foreword.errors import ForewordError, Refused, UnexpectedReply, Unreachable

AGAIN = frozenset({408, 429, 500, 502, 503, 504})
"""Statuses that another try may cure. A write carries one Idempotency-Key through all tries, so that it happens once,
also where its outcome is unknown."""
FIRST_PAUSE = 0.1
LONGEST_PAUSE = 8.0
"""Seconds; doubled from try to try."""


def pause_after(error: ForewordError, tries: int, retries: int, chance: float) -> float | None:
    """Seconds to wait after the failed try number `tries` (from 1); None: it is final.

    Half of a pause is fixed and half is `chance` (0…1), so that many hosts don't come back at once. What the server
    asks for in Retry-After is the least; at most a tenth, and never more than a second, is put on top.
    """
    if tries > retries or not _may_pass(error):
        return None
    asked = getattr(error, "retry_after", None)
    if asked is not None:
        return float(asked) + min(float(asked) / 10, 1.0) * chance
    pause = min(FIRST_PAUSE * 2.0 ** (tries - 1), LONGEST_PAUSE)
    return pause * (0.5 + chance / 2)


def _may_pass(error: ForewordError) -> bool:
    if isinstance(error, Refused):
        return error.status in AGAIN or error.reason == "IdempotencyInFlight"
    if isinstance(error, UnexpectedReply):
        return error.status in AGAIN
    return isinstance(error, Unreachable)
