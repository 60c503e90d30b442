"""The block: what `POST /v1/context` and `…/explain` take and give."""

from typing import Annotated, Any, Literal

from pydantic import Discriminator, Field, Strict, StringConstraints
from pydantic import Tag as Branch

from app.models.fields import Asked, Id, Model, Name, Time, TimeWithOffset
from memory.row import Status, Tier

MAX_MESSAGE = 20_000
MAX_TOKENS = 32_000


class Message(Model):
    """One message that the model can already see."""

    role: Annotated[str, StringConstraints(min_length=1, max_length=50)]
    content: str


def _shape(value: Any) -> str:
    return "<text>" if isinstance(value, str) else "<messages>"


Messages = Annotated[tuple[Message, ...], Field(max_length=2_000), Strict(strict=False)]
Transcript = Annotated[
    Annotated[str, Branch("<text>")] | Annotated[Messages, Branch("<messages>")], Discriminator(_shape)
]
UserMessage = Annotated[str, StringConstraints(max_length=MAX_MESSAGE)]


def joined(transcript: str | tuple[Message, ...] | None) -> str:
    """The transcript as one text, a message a paragraph, roles left out: what triggers are compared with."""
    if transcript is None or isinstance(transcript, str):
        return transcript or ""
    return "\n\n".join(message.content for message in transcript)


class ContextIn(Asked):
    """One turn. An empty `userMessage` asks for what is injected whatever the message says."""

    user_message: UserMessage
    transcript: Transcript | None = None
    session_id: Name | None = None
    max_tokens: Annotated[int, Field(ge=0, le=MAX_TOKENS)] | None = None
    include: Annotated[tuple[Id, ...], Field(max_length=500), Strict(strict=False)] | None = None
    recall: Literal["auto", "lexical", "off"] | None = None
    as_of: Time | None = None
    dry_run: bool | None = None
    at: TimeWithOffset | None = None


class ExplainIn(ContextIn):
    """One turn, and the memory whose place in its block is in question."""

    memory_id: Id


class StableOut(Model):
    text: str
    tokens: int
    hash: str


class VolatileOut(Model):
    text: str
    tokens: int


class EntryOut(Model):
    id: int | None
    kind: Literal["memory", "tension", "guardrail", "notice"]
    tier: Tier | None
    rule: str
    reason: str
    line: str
    gist: str
    body: str
    tokens: int
    score: float | None
    also_by: list[str]
    status: Status | None
    trust: str | None
    unattributable: bool | None
    source: str | None
    confidence: float | None
    learned_at: Time | None
    last_observed_at: Time | None
    hop_count: int | None
    namespace: str | None
    invalidation_tag: str | None
    invalidation_condition: str | None


class LeftOutOut(Model):
    id: int | None
    rule: str
    tokens: int
    reason: str


class CorrectionOut(Model):
    matched: str
    likely_stale: list[int]


class ContextOut(Model):
    """The block, every line of it with its rule, reason and price, and what was left out."""

    injection_id: int | None
    format: Literal[1]
    text: str
    empty: bool
    stable: StableOut
    volatile: VolatileOut
    total_tokens: int
    max_tokens: int
    over_budget_by: int
    truncated: bool
    entries: list[EntryOut]
    left_out: list[LeftOutOut]
    correction: CorrectionOut | None
    triggers: list[str]
    tensions: int
    guardrails: list[str]
    degraded: list[str]


class VerdictOut(Model):
    rule: str
    verdict: Literal["proposed", "collapsed", "over-budget", "not-matched", "not-applicable"]
    why: str


class ExplainOut(Model):
    """Every rule's verdict on one memory for one message."""

    memory_id: int
    included: bool
    verdicts: list[VerdictOut]
