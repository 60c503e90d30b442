"""Rows for the tests of the pure rooms: `row()` is a plain live fact, and each argument changes one thing about it."""

from datetime import UTC, datetime, timedelta
from typing import Any

from memory.row import Memory

NOW = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
DAY = timedelta(days=1)
HOUR = timedelta(hours=1)


def row(**changed: Any) -> Memory:
    content = changed.setdefault("content", "We deploy on Fridays")
    return Memory(
        **{
            "id": 1,
            "namespace": "default",
            "gist": content,
            "tier": "L1",
            "kind": "semantic",
            "status": "fact",
            "source": "user",
            "attested_by": "key 1",
            "confidence": 1.0,
            "learned_at": NOW - DAY,
            "last_observed_at": NOW - DAY,
            "placed_at": NOW - DAY,
            **changed,
        }
    )


def hypothesis(**changed: Any) -> Memory:
    return row(**{"status": "hypothesis", "source": None, "confidence": 0.5, "last_observed_at": None, **changed})
