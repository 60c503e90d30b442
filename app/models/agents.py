"""Agents: what the operations under `/v1/agents` take and give."""

from typing import Annotated

from pydantic import StringConstraints

from app.models.fields import Asked, Model, Name


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
