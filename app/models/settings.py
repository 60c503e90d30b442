"""An organisation's settings: what `GET` and `PATCH /v1/settings` take and give."""

from typing import Annotated, Literal

from pydantic import Field, Strict

from app.models.fields import Model

Resettable = Literal["maxTokens", "rateLimit", "judgeCalls", "keepInjectionsDays"]


class SettingsPatchIn(Model):
    """What is absent stays; `reset` names what goes back to the service's own setting."""

    max_tokens: Annotated[int, Field(ge=0, le=32_000)] | None = None
    rate_limit: Annotated[int, Field(ge=1, le=1_000_000)] | None = None
    judge: bool | None = None
    judge_calls: Annotated[int, Field(ge=1, le=1_000_000)] | None = None
    keep_injections_days: Annotated[int, Field(ge=1, le=3_650)] | None = None
    reset: Annotated[tuple[Resettable, ...], Field(max_length=4), Strict(strict=False)] | None = None


class JudgeSettingsOut(Model):
    """`on`: it is asked; that needs one `configured` for the service. `calls`: a day (UTC); `made`: today."""

    configured: bool
    on: bool
    calls: int
    made: int


class EmbedderStateOut(Model):
    """Configured for the service, and read here: whose vectors are searched, and how it answers."""

    model: str
    state: str


class SettingsOut(Model):
    """In force, with `own` naming what the organisation has set for itself. `keepInjectionsDays` null: for ever.

    `maxTokens` is the budget of a block where neither request nor agent names one, `rateLimit` requests a second a key.
    """

    organisation: str
    max_tokens: int
    rate_limit: int
    judge: JudgeSettingsOut
    embedder: EmbedderStateOut
    keep_injections_days: int | None
    own: list[Resettable]
