"""Keys: what the operations under `/v1/keys` take and give."""

from typing import Annotated, Literal

from pydantic import Field, Strict

from app.models.fields import Id, Model, Name, Time

HostScope = Literal["memories:read", "memories:write", "outcomes:write", "stats:read"]


class NewKeyIn(Model):
    """`scopes` absent: all of them. `agent`: the only one it may name, made if there is none. No end unless asked."""

    name: Name
    scopes: Annotated[tuple[HostScope, ...], Field(min_length=1, max_length=4), Strict(strict=False)] | None = None
    agent: Name | None = None
    expires_in_days: Annotated[int, Field(ge=1, le=3_650)] | None = None


class KeyIn(Model):
    id: Id


class RotateIn(Model):
    """`overlapHours` (24 unless said): how long the old key still opens what it did; 0: it stops at once."""

    id: Id
    overlap_hours: Annotated[float, Field(ge=0, le=720, allow_inf_nan=False)] | None = None


class KeyOut(Model):
    """One key, without its text. `kind`: of a host, or of one agent of the provenance store.

    `replacedBy`: the key that a rotation put in its place; until `expiresAt` both open what it did.
    """

    id: int
    name: str
    kind: Literal["host", "agent"]
    prefix: str
    scopes: list[str]
    agent: str | None
    created_at: Time
    expires_at: Time | None
    revoked_at: Time | None
    last_used_at: Time | None
    replaced_by: int | None


class KeysOut(Model):
    keys: list[KeyOut]
    next_cursor: str | None


class NewKeyOut(Model):
    """`key` is shown this once."""

    key: str
    id: int
    prefix: str
    name: str
    scopes: list[str]
    agent: str | None
    expires_at: Time | None
    warning: str


class ReplacedOut(Model):
    id: int
    expires_at: Time


class RotatedOut(NewKeyOut):
    """The new key, and until when the old one still opens what it did."""

    replaces: ReplacedOut


class RevokedKeyOut(Model):
    id: int
    revoked: bool
