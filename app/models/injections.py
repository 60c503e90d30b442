"""Injections: what the operations under `/v1/injections` take and give."""

from typing import Any

from app.models.context import CorrectionOut, EntryOut, LeftOutOut
from app.models.fields import Asked, Cursor, Id, Model, Name, PageSize, Rule, Time


class InjectionsIn(Asked):
    """Which injections, newest first."""

    session_id: Name | None = None
    memory_id: Id | None = None
    rule: Rule | None = None
    before: Time | None = None
    after: Time | None = None
    limit: PageSize | None = None
    cursor: Cursor | None = None


class InjectionIn(Asked):
    """One injection, by its id."""

    id: Id


class DiffIn(InjectionIn):
    """Two injections: what the second has that the first hadn't, and the reverse."""

    other: Id


class InjectionSummary(Model):
    """One injection without its text."""

    id: int
    at: Time
    session_id: str | None
    namespace: str | None
    hash: str
    stable_tokens: int
    volatile_tokens: int
    total_tokens: int
    max_tokens: int
    saved_tokens: int
    entries: int
    left_out: int
    tokens_by_rule: dict[str, int]
    rules: list[str]
    triggers: list[str]
    degraded: list[str]


class InjectionsOut(Model):
    injections: list[InjectionSummary]
    next_cursor: str | None


class InjectionOut(Model):
    """The exact text that was given, its lines, and what was left out."""

    id: int
    at: Time
    agent: str
    session_id: str | None
    namespace: str | None
    request: dict[str, Any]
    text: str
    hash: str
    stable_tokens: int
    volatile_tokens: int
    total_tokens: int
    max_tokens: int
    saved_tokens: int
    entries: list[EntryOut]
    left_out: list[LeftOutOut]
    correction: CorrectionOut | None
    triggers: list[str]
    rules: list[str]
    degraded: list[str]


class DiffOut(Model):
    """Lines by their text: gone, new, and kept."""

    id: int
    other: int
    added: list[EntryOut]
    removed: list[EntryOut]
    kept: int
    tokens: int
