"""What a host may say about one turn beside its message and transcript."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypedDict

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime

    from foreword.configuration import OnUnavailable
    from foreword.context import Placement


class ContextChoices(TypedDict, total=False):
    """Choices of `context`. The last three are the client's own where they aren't said; `deadline` in seconds."""

    session_id: str | None
    agent: str | None
    namespace: str | None
    max_tokens: int | None
    include: Sequence[int] | None
    recall: Literal["auto", "lexical", "off"] | None
    as_of: datetime | str | None
    at: datetime | str | None
    dry_run: bool | None
    deadline: float | None
    placement: Placement | None
    on_unavailable: OnUnavailable | None


class TurnChoices(ContextChoices, total=False):
    """Choices of `turn`: those of `context`, who says it (`source`, "user" unless said), and `learn` (True unless said)."""

    source: str | None
    learn: bool


FURTHER = ("max_tokens", "include", "recall", "as_of", "at", "dry_run")
"""Those that only the request for a block knows."""


def further(choices: Mapping[str, Any]) -> dict[str, Any]:
    """What is said of the request for a block alone."""
    return {name: choices[name] for name in FURTHER if name in choices}
