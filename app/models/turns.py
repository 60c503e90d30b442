"""Learning from turns: what `/v1/turns` takes and gives, and the report that `POST /v1/memories` shares."""

from typing import Annotated, Any

from pydantic import StringConstraints

from app.models.context import Transcript, UserMessage
from app.models.fields import Asked, Cursor, Model, Name, PageSize, Rule, Source, Time
from app.models.memories import MemoryOut
from app.models.tensions import TensionOut


class LearnIn(Asked):
    """One finished turn. The assistant's answer is never a source of facts."""

    user_message: UserMessage
    assistant_response: str | None = None
    transcript: Transcript | None = None
    session_id: Name | None = None
    source: Source | None = None
    observed_at: Time | None = None
    at: Time | None = None


class TurnsIn(Asked):
    """Which learning reports. `q` stands in a statement that was stored, folded or rejected; `rule` took part."""

    q: Annotated[str, StringConstraints(min_length=1, max_length=200)] | None = None
    session_id: Name | None = None
    rule: Rule | None = None
    before: Time | None = None
    after: Time | None = None
    limit: PageSize | None = None
    cursor: Cursor | None = None


class FoldedOut(Model):
    candidate: str
    into: int


class SupersededOut(Model):
    old: int
    new: int
    rule: str


class RejectedOut(Model):
    content: str
    rule: str
    reason: str


class SkippedOut(Model):
    rule: str
    reason: str


class JudgeOut(Model):
    used: bool
    outcome: str


class CountsOut(Model):
    stored: int
    folded: int
    superseded: int
    rejected: int
    tensions: int
    promoted: int


class LearnOut(Model):
    """What became of every candidate: exactly one of stored, folded or rejected."""

    stored: list[MemoryOut]
    folded: list[FoldedOut]
    superseded: list[SupersededOut]
    rejected: list[RejectedOut]
    tensions: list[TensionOut]
    promoted: list[int]
    skipped: SkippedOut | None
    judge: JudgeOut
    counts: CountsOut


class TurnOut(Model):
    """One learning report as it was given; rows stand in it by their ids."""

    id: int
    at: Time
    session_id: str | None
    namespace: str | None
    rules: list[str]
    report: dict[str, Any]


class TurnsOut(Model):
    turns: list[TurnOut]
    next_cursor: str | None
