"""What `GET /v1/stats` takes and gives."""

from typing import Annotated

from pydantic import Field

from app.models.fields import Asked, Model


class StatsIn(Asked):
    """The last `days` days (30 unless said) of one agent, or of all when none is named."""

    days: Annotated[int, Field(ge=1, le=366)] | None = None


class DayOut(Model):
    day: str
    injections: int
    tokens_injected: int
    tokens_saved: int


class JudgeCallsOut(Model):
    """Calls of the organisation's judge today (UTC), and how many a day it may make."""

    used: int
    budget: int


class StatsOut(Model):
    """Counts by tier, status, day and rule."""

    memories: dict[str, dict[str, int]]
    days: list[DayOut]
    rules: dict[str, int]
    rejections: dict[str, int]
    refused_merges: int
    open_tensions: int
    weak_domains: list[str]
    judge_calls: JudgeCallsOut
