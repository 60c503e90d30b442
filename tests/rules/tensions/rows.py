"""Memories and tensions for the tests of this room."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from memory.row import Memory
from tensions.tension import Claim, Tension

NOW = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)


def memory(identity: int, content: str, **changes: Any) -> Memory:
    """A live fact of the working set."""
    fields: dict[str, Any] = {
        "id": identity,
        "namespace": "default",
        "content": content,
        "gist": content[:90],
        "tier": "L1",
        "kind": "semantic",
        "status": "fact",
        "source": "user",
        "attested_by": "test",
        "confidence": 1.0,
        "learned_at": NOW,
        "placed_at": NOW,
    }
    return Memory(**(fields | changes))


def tension(**changes: Any) -> Tension:
    """An open tension of two memories."""
    fields: dict[str, Any] = {
        "id": 100,
        "namespace": "default",
        "status": "open",
        "impact": "medium",
        "a": Claim(text="The port is 1", memory_id=1),
        "b": Claim(text="The port is 2", memory_id=2),
        "question": "Is the port 1 or 2?",
        "origin": "detector",
        "shape": "slot:port",
        "created_at": NOW,
    }
    return Tension(**(fields | changes))
