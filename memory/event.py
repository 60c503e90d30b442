"""One append-only event: what changed on a row, by which rule, by whom, when."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

Subject = Literal["memory", "tension", "domain", "setting", "key", "agent"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """`before` and `after` hold the whole mutable state of the subject, so that one event rebuilds it `asOf`."""

    subject: Subject
    subject_id: int
    kind: str
    rule: str
    actor: str
    at: datetime
    before: Mapping[str, Any] | None
    after: Mapping[str, Any] | None
