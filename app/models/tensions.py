"""Tensions: what the operations under `/v1/tensions` take and give."""

from typing import Annotated, Any, Literal

from pydantic import Discriminator
from pydantic import Tag as Branch

from app.models.fields import Asked, Cursor, Id, Model, PageSize, Question, Reason, Statement, Time
from tensions.tension import Impact, Origin, Winner


class HeldClaim(Model):
    """A claim that is a memory."""

    memory_id: Id


def _shape(value: Any) -> str:
    return "<text>" if isinstance(value, str) else "<memory>"


ClaimIn = Annotated[
    Annotated[Statement, Branch("<text>")] | Annotated[HeldClaim, Branch("<memory>")], Discriminator(_shape)
]


class TensionsIn(Asked):
    """Which tensions: open ones unless said."""

    status: Literal["open", "resolved", "all"] | None = None
    limit: PageSize | None = None
    cursor: Cursor | None = None


class TensionIn(Asked):
    """One tension, by its id."""

    id: Id


class OpenIn(Asked):
    """Two claims that can't both be true, and the question that settles them."""

    claim_a: ClaimIn
    claim_b: ClaimIn
    impact: Impact | None = None
    question: Question


class ResolveIn(TensionIn):
    """Who won, why, and the pattern that the next one of this shape may reuse."""

    winner: Winner
    resolution: Reason
    pattern: Reason | None = None


class ClaimOut(Model):
    text: str
    memory_id: int | None


class TensionOut(Model):
    """One tension, open or resolved."""

    id: int
    status: Literal["open", "resolved"]
    impact: Impact
    claim_a: ClaimOut
    claim_b: ClaimOut
    question: str
    origin: Origin
    suggestion: str | None
    winner: Winner | None
    resolution: str | None
    pattern: str | None
    resolved_by: str | None
    created_at: Time
    resolved_at: Time | None


class TensionsOut(Model):
    tensions: list[TensionOut]
    next_cursor: str | None
