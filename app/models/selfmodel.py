"""The self-model: what the operations under `/v1/self-model` take and give."""

from typing import Self

from pydantic import ConfigDict, model_validator
from pydantic_core import PydanticCustomError

from app.models.fields import Asked, Cursor, Id, Model, Name, Note, PageSize, Reason, Share, Time, Topic


class OutcomeIn(Asked):
    """One outcome: `success`, or a `score` of 0…1, never both."""

    model_config = ConfigDict(json_schema_extra={"oneOf": [{"required": ["success"]}, {"required": ["score"]}]})

    domain: Topic
    success: bool | None = None
    score: Share | None = None
    failure_pattern: Reason | None = None
    strategy: Reason | None = None
    injection_id: Id | None = None
    session_id: Name | None = None
    note: Note | None = None

    @model_validator(mode="after")
    def one_measure(self) -> Self:
        """Without a measure nothing can be counted, with two they may disagree."""
        if (self.success is None) == (self.score is None):
            raise PydanticCustomError("one_of", "must say exactly one of success and score")
        return self

    def measure(self) -> float:
        """The score: 0…1; success is 1, failure 0."""
        return self.score if self.score is not None else float(bool(self.success))


class SelfModelIn(Asked):
    """The whole self-model of an agent."""


class OutcomesIn(Asked):
    """The outcomes of one domain, newest first."""

    domain: Topic
    limit: PageSize | None = None
    cursor: Cursor | None = None


class ResetIn(Asked):
    """Reliability back to the prior; the outcomes are kept, marked."""

    domain: Topic


class DomainOut(Model):
    name: str
    reliability: float
    samples: int
    active: bool
    guardrail: bool
    failure_patterns: list[str]
    strategies: list[str]
    last_outcome_at: Time | None


class SelfModelOut(Model):
    """Every domain with an outcome, and the names of those below the line."""

    domains: list[DomainOut]
    weak_domains: list[str]


class OutcomeReplyOut(Model):
    """The domain after this outcome."""

    domain: str
    reliability: float
    samples: int
    guardrail: bool
    model: SelfModelOut


class OutcomeOut(Model):
    id: int
    domain: str
    score: float
    at: Time
    failure_pattern: str | None
    strategy: str | None
    injection_id: int | None
    session_id: str | None
    note: str | None
    reset: bool


class OutcomesOut(Model):
    outcomes: list[OutcomeOut]
    next_cursor: str | None
