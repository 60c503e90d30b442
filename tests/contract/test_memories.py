"""The seven verbs of the provenance store, each sentence of its contract and of design §4 over HTTP."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.contract.store import Agent

pytestmark = pytest.mark.anyio

SAVED = {
    "id", "content", "namespace", "kind", "status", "source", "confidence", "learned_at", "last_observed_at", "hop_count",
    "parent_id", "invalidation_tag", "invalidation_condition", "expires_at", "ephemeral", "expiry",
}  # fmt: skip
ROW = SAVED | {"similarity", "superseded_by", "retired_reason", "embedding_model", "unattributable", "trust"}


async def test_sourced_is_a_fact_observed_now(linked: Agent) -> None:
    saved = await linked.remember(
        "Staging deploy needs PG_SSLMODE=require; the pooler refuses plain TCP.",
        namespace="proj/checkout",
        source="ops/deploy.md",
        confidence=0.9,
        invalidation_tag="architectural",
        invalidation_condition="retire if the pooler adds TLS passthrough",
    )
    assert set(saved) == SAVED
    assert (saved["status"], saved["kind"], saved["hop_count"], saved["confidence"]) == ("fact", "semantic", 0, 0.9)
    assert saved["last_observed_at"] == saved["learned_at"]
    assert saved["learned_at"].endswith("+00:00")
    assert (saved["expires_at"], saved["ephemeral"], saved["expiry"]) == (None, False, "permanent")


async def test_unsourced_is_a_hypothesis_never_observed(linked: Agent) -> None:
    saved = await linked.remember("Cold starts may be OPcache misses.")
    assert (saved["status"], saved["confidence"], saved["last_observed_at"]) == ("hypothesis", 0.5, None)
    (row,) = await linked.list()
    assert "do not execute from it" in row["trust"]
    assert set(row) == ROW
    assert (row["embedding_model"], row["similarity"]) == ("none", None)
