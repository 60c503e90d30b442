"""One worked example an operation of `/api/v1`: those of the store's contract, which its document shows."""

from __future__ import annotations

from typing import Any

CONTENT = "Staging deploy needs PG_SSLMODE=require; the pooler refuses plain TCP."
_SAVED: dict[str, Any] = {
    "id": 42,
    "content": CONTENT,
    "namespace": "proj/checkout",
    "kind": "semantic",
    "status": "fact",
    "source": "ops/deploy.md",
    "confidence": 0.9,
    "learned_at": "2026-10-26T12:00:00+00:00",
    "last_observed_at": "2026-10-26T12:00:00+00:00",
    "hop_count": 0,
    "parent_id": None,
    "invalidation_tag": "architectural",
    "invalidation_condition": "retire if the pooler adds TLS passthrough",
    "expires_at": None,
    "ephemeral": False,
    "expiry": "permanent",
}
_ROW: dict[str, Any] = {
    "id": 42,
    "content": "The deploy script restarts php8.4-fpm after composer install.",
    "namespace": "proj/checkout",
    "kind": "semantic",
    "status": "fact",
    "source": "runbook",
    "confidence": 1.0,
    "similarity": 0.89,
    "learned_at": "2026-09-14T09:00:00+00:00",
    "last_observed_at": "2026-10-22T10:00:00+00:00",
    "hop_count": 0,
    "parent_id": None,
    "superseded_by": None,
    "invalidation_tag": "architectural",
    "invalidation_condition": "delete if deploys move to a zero-downtime reload",
    "retired_reason": None,
    "embedding_model": "nomic-embed-text",
    "unattributable": False,
    "trust": "fact: sourced and observed — trustworthy, but still falsifiable (see invalidation_condition).",
    "expires_at": None,
    "ephemeral": False,
    "expiry": "permanent",
}
_MOVED = "The admin dashboard moved to /manage."
_KEY = {"agent": "my-agent", "label": "laptop"}

IN: dict[str, dict[str, Any]] = {
    "rememberMemory": {
        "content": CONTENT,
        "namespace": "proj/checkout",
        "source": "ops/deploy.md",
        "confidence": 0.9,
        "invalidation_tag": "architectural",
        "invalidation_condition": "retire if the pooler adds TLS passthrough",
    },
    "listMemories": {"namespace": "proj/checkout", "limit": 50},
    "recallMemories": {"query": "what happens to php-fpm on deploy?", "limit": 8},
    "consolidateMemories": {"namespace": "proj", "dry_run": False},
    "supersedeMemory": {"content": _MOVED, "source": "routes"},
    "forgetMemory": {"reason": "staging decommissioned"},
    "observeMemory": {},
    "provisionKey": {**_KEY, "namespace_default": "my-project"},
    "revokeKey": _KEY,
}

OUT: dict[str, dict[str, Any]] = {
    "rememberMemory": _SAVED,
    "listMemories": {"results": [{**_ROW, "similarity": None}]},
    "recallMemories": {"query": "what happens to php-fpm on deploy?", "results": [_ROW]},
    "consolidateMemories": {
        "dry_run": False,
        "clusters": 1,
        "sources_consolidated": 3,
        "semantic_created": 1,
        "model": "glm-5.3-flash:cloud",
        "details": [
            {
                "namespace": "proj",
                "source_ids": [12, 14, 17],
                "sources": 3,
                "semantic_id": 21,
                "status": "hypothesis",
                "confidence": 0.6,
                "invalidation_tag": "temporal, architectural",
                "hop_count": 1,
                "parent_id": 12,
            }
        ],
    },
    "supersedeMemory": {
        "superseded": {"id": 42, "status": "retired", "superseded_by": 43},
        "new": {
            **_SAVED,
            "id": 43,
            "content": _MOVED,
            "source": "routes",
            "confidence": 1.0,
            "parent_id": 42,
            "invalidation_tag": None,
            "invalidation_condition": None,
        },
    },
    "forgetMemory": {"id": 42, "status": "retired", "retired_reason": "staging decommissioned", "content": CONTENT},
    "observeMemory": {
        "id": 42,
        "status": "fact",
        "confidence": 0.925,
        "last_observed_at": "2026-10-27T08:00:00+00:00",
        "content": CONTENT,
    },
    "provisionKey": {
        "token": "agt_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
        "agent": "my-agent",
        "namespace_default": "my-project",
    },
    "revokeKey": {"revoked": 1},
}

NAMED: dict[str, dict[str, Any]] = {
    "rememberMemory": {
        "sourcedFact": {"summary": "A sourced fact with an invalidation condition", "value": IN["rememberMemory"]},
        "scratchNote": {
            "summary": "A short-lived scratch note (2h TTL)",
            "value": {"content": "Working theory: cold starts are OPcache misses.", "ttl_hours": 2},
        },
    }
}
"""Where one example isn't enough."""
