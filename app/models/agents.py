"""Agents: what the operations under `/v1/agents` take and give."""

from typing import Annotated, Literal

from pydantic import Field, Strict, StringConstraints

from app.models.fields import Asked, Cursor, Id, Model, Name, PageSize, Time


class LinkIn(Asked):
    """A key of the agent, which shows that whoever links it may."""

    agent_key: Annotated[str, StringConstraints(min_length=1, max_length=512)]
    name: Name | None = None
    """What it is called in its new organisation; absent: what it was called."""


class AgentOut(Model):
    """The agent as it is from now on; `permanent` counts the memories that would have expired."""

    agent: str
    user_linked: bool
    permanent: int


Budget = Annotated[int, Field(ge=0, le=32_000)]


class AgentsIn(Model):
    """The organisation's agents, oldest first."""

    limit: PageSize | None = None
    cursor: Cursor | None = None


class NewAgentIn(Model):
    name: Name
    namespace_default: Name | None = None
    max_tokens: Budget | None = None


class AgentPatchIn(Model):
    """What is absent stays. `retired` true: no key opens the agent any more, its rows stay; false: it is back.

    `reset` gives it the organisation's budget again.
    """

    id: Id
    name: Name | None = None
    namespace_default: Name | None = None
    max_tokens: Budget | None = None
    retired: bool | None = None
    reset: Annotated[tuple[Literal["maxTokens"], ...], Field(max_length=1), Strict(strict=False)] | None = None


class AgentNumberIn(Model):
    id: Id


class AgentRowOut(Model):
    """One agent. `memories` counts its live rows; `maxTokens` null: the organisation's budget."""

    id: int
    name: str
    namespace_default: str
    user_linked: bool
    memories: int
    max_tokens: int | None
    created_at: Time
    retired_at: Time | None


class AgentsOut(Model):
    agents: list[AgentRowOut]
    next_cursor: str | None
