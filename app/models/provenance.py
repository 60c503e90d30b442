"""The provenance store: what the operations under `/api/v1` take and give, in snake_case, as their contract names it.

Unknown fields are ignored, and an optional text that is blank counts as absent.
"""

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, ConfigDict, Field
from pydantic_core import PydanticCustomError

from app.models.fields import MAX_ID, Id, Model, Name, Reason, Share, Source, Statement, Tags
from app.models.memories import Condition
from memory.row import Kind, Status
from words.clean import is_blank


def _given(value: object) -> object:
    """A required text that says nothing is missing."""
    if value is None or (isinstance(value, str) and is_blank(value)):
        raise PydanticCustomError("missing", "is required")
    return value


def _absent(value: object) -> object:
    return None if isinstance(value, str) and is_blank(value) else value


def _or(default: object) -> BeforeValidator:
    """Null says the same as nothing."""
    return BeforeValidator(lambda value: default if value is None else value)


Given = BeforeValidator(_given)
Optional = BeforeValidator(_absent)

Ttl = Annotated[float, Field(gt=0, allow_inf_nan=False)]
"""Hours; what is too long for the agent is capped with an advisory, and beyond the calendar there is its last day."""
When = Annotated[str, Field(json_schema_extra={"format": "date-time"})]
Flag = Annotated[bool, _or(default=False)]
Query = Annotated[str, Field(min_length=1, max_length=2_000)]
Namespace = Annotated[
    Name,
    Field(
        description="Sub-scope within this agent, such as a project; absent: its default on a write, all of them on a read"
    ),
]


def _such_as(example: str) -> Any:
    return Field(json_schema_extra={"example": example})


Token = Annotated[str, _such_as("agt_" + "x" * 40)]
Expiry = Annotated[str, Field(description="permanent, expired, or expires in Xh")]
Tombstone = Annotated[Literal["retired"], _such_as("retired")]
Known = Annotated[Literal["fact"], _such_as("fact")]


class Snake(Model):
    """snake_case on the wire, unknown fields ignored."""

    model_config = ConfigDict(extra="ignore", alias_generator=None)


class Scoped(Snake):
    """What may name a namespace; whose memories they are is for the key to say."""

    namespace: Annotated[Namespace | None, Optional] = None

    def named(self) -> tuple[str | None, str | None]:
        return None, self.namespace


class MemoryId(Snake):
    """One memory of the agent."""

    id: Id


class MemoryInput(Scoped):
    """With a `source` it is a fact, observed now; without one a hypothesis."""

    content: Annotated[Statement, Given, Field(description="The memory text: a self-contained statement")]
    source: Annotated[
        Annotated[Source, Field(description="Where it came from; its presence makes a fact")] | None, Optional
    ] = None
    confidence: Annotated[Share | None, Field(description="0…1; absent: 1.0 for a fact, 0.5 for a hypothesis")] = None
    invalidation_tag: Annotated[
        Tags | None, Field(description="temporal, paradigm, architectural, observational; several joined by commas")
    ] = None
    invalidation_condition: Annotated[
        Annotated[Condition, Field(description="The concrete test that would retire this memory")] | None, Optional
    ] = None
    kind: Annotated[
        Kind | None, Field(description="semantic (a distilled fact) or episodic (a thing that happened)")
    ] = None
    parent_id: Annotated[
        Id | None, Field(description="The memory it is derived from; without a source it is unattributable then")
    ] = None
    ttl_hours: Annotated[
        Ttl | None, Field(description="Time to live in hours; an anonymous agent is capped to 24 h")
    ] = None


class ListInput(Scoped):
    """Rows by filter, newest first; live ones unless `status` says otherwise."""

    status: Annotated[Status | None, Field(description="Only this status; retired shows the tombstones")] = None
    include_expired: Annotated[Flag, Field(description="Expired ephemeral rows as well")] = False
    limit: Annotated[int, Field(ge=1, le=200, description="Rows at most"), _or(50)] = 50


class RecallInput(Scoped):
    """A question in natural language."""

    query: Annotated[Query, Given, Field(description="What you want to remember about")]
    limit: Annotated[int, Field(ge=1, le=50, description="Hits at most"), _or(8)] = 8
    include_retired: Annotated[Flag, Field(description="Superseded and forgotten rows as well")] = False
    include_expired: Annotated[Flag, Field(description="Expired ephemeral rows as well")] = False
    status: Annotated[Status | None, Field(description="Only this status")] = None


class ConsolidateInput(Scoped):
    """Which episodes to compress; all namespaces that have enough of them unless one is named."""

    dry_run: Annotated[Flag, Field(description="Preview the clusters without writing")] = False
    max_clusters: Annotated[int, Field(ge=1, le=MAX_ID, description="Most clusters in one call")] | None = None


class SupersedeInput(Scoped):
    """The corrected statement; namespace and kind come from the old row unless given."""

    id: Id
    content: Annotated[Statement, Given, Field(description="The corrected memory text")]
    source: Annotated[Annotated[Source, Field(description="Where the correction came from")] | None, Optional] = None
    confidence: Annotated[Share | None, Field(description="0…1; absent: 1.0 with a source, 0.5 without")] = None
    invalidation_tag: Annotated[Tags | None, Field(description="Of the new row; several joined by commas")] = None
    invalidation_condition: Annotated[
        Annotated[Condition, Field(description="The concrete test that would retire the new row")] | None, Optional
    ] = None
    kind: Annotated[Kind | None, Field(description="Absent: as the old row's")] = None


class ForgetInput(MemoryId):
    """Why it is being forgotten."""

    reason: Annotated[Reason, Given, Field(description="Kept on the tombstone")]


class ObserveInput(MemoryId):
    """Nothing but which memory: the body may be any object."""


class KeyInput(Snake):
    """Whose key; a new agent is anonymous until it is linked."""

    agent: Annotated[Name, Given, _such_as("my-agent"), Field(description="Agent that the key acts as")]
    label: Annotated[
        Name, Given, _such_as("laptop"), Field(description="A label; minting again under it replaces the key")
    ]


class ProvisionInput(KeyInput):
    namespace_default: Annotated[
        Annotated[Name, _such_as("my-project"), Field(description="Default namespace of an agent that this makes")]
        | None,
        Optional,
    ] = None


class SavedMemory(Snake):
    """A freshly stored memory with its provenance and durability."""

    id: int
    content: str
    namespace: str
    kind: Kind
    status: Status
    source: str | None
    confidence: float | None
    learned_at: When
    last_observed_at: When | None
    hop_count: int
    parent_id: int | None
    invalidation_tag: str | None
    invalidation_condition: str | None
    expires_at: When | None
    ephemeral: bool
    expiry: Expiry
    advisory: Annotated[
        str | None, Field(description="Only where less was granted than was asked: why, and what helps")
    ] = None


class MemoryRow(Snake):
    """A recalled or listed row: content, full provenance, a trust hint, durability."""

    id: int
    content: str
    namespace: str
    kind: Kind
    status: Status
    source: str | None
    confidence: float | None
    similarity: Annotated[float | None, Field(description="Cosine similarity of a recall by meaning; null in a list")]
    learned_at: When | None
    last_observed_at: When | None
    hop_count: int
    parent_id: int | None
    superseded_by: int | None
    invalidation_tag: str | None
    invalidation_condition: str | None
    retired_reason: str | None
    embedding_model: str
    unattributable: Annotated[bool, Field(description="Derived (hop_count above 0) and never observed since")]
    trust: Annotated[str, Field(description="How far to trust this row, and what to do before acting on it")]
    expires_at: When | None
    ephemeral: bool
    expiry: Expiry


class Listed(Snake):
    results: list[MemoryRow]


class Recalled(Snake):
    query: str
    results: list[MemoryRow]
    degraded: list[str] | None = None
    """Only where something that could have found more didn't answer."""


class Retired(Snake):
    id: int
    status: Tombstone
    superseded_by: int


class Superseded(Snake):
    superseded: Retired
    new: SavedMemory


class Forgotten(Snake):
    id: int
    status: Tombstone
    retired_reason: str
    content: str


class Observed(Snake):
    id: int
    status: Known
    confidence: float
    last_observed_at: When
    content: str


class Consolidated(Snake):
    dry_run: bool
    clusters: int
    sources_consolidated: int
    semantic_created: int
    model: str | None
    details: list[dict[str, Any]]


class Provisioned(Snake):
    token: Token
    agent: str
    namespace_default: str


class Revoked(Snake):
    revoked: int
