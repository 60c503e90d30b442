"""One conversation that uses every tool; `$3.new.id` stands for that place of what step 3 answered."""

from __future__ import annotations

import re
from typing import Any

STEPS: tuple[tuple[str, dict[str, Any]], ...] = (
    (
        "memory_remember",
        {"content": "The deploy script restarts php8.4-fpm after composer install.", "source": "runbook"},
    ),
    ("memory_remember", {"content": "The cache is warmed by cron.", "namespace": "shop"}),
    ("memory_observe", {"id": "$1.id", "note": "seen in the crontab"}),
    ("memory_recall", {"query": "what happens to php8.4-fpm on deploy?"}),
    ("memory_list", {"limit": 10}),
    (
        "memory_supersede",
        {"id": "$0.id", "content": "The deploy script reloads php8.4-fpm after composer install.", "source": "runbook"},
    ),
    ("memory_forget", {"id": "$5.new.id", "reason": "deploys moved to containers"}),
    ("memory_consolidate", {"dry_run": True}),
    ("turn_learn", {"userMessage": "We deploy on Fridays.", "sessionId": "s-1"}),
    ("turn_learn", {"userMessage": "We never deploy on Fridays.", "sessionId": "s-1"}),
    ("tension_list", {}),
    ("tension_resolve", {"id": "$10.tensions.0.id", "winner": "b", "resolution": "Fridays are off"}),
    ("context_build", {"userMessage": "May I deploy on a Friday?", "sessionId": "s-2"}),
    ("memory_explain", {"memoryId": "$9.stored.0.id", "userMessage": "May I deploy on a Friday?"}),
    ("outcome_record", {"domain": "deployment", "success": False, "failurePattern": "deployed on a Friday"}),
)

MISTAKES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("memory_remember", {}),
    ("memory_remember", {"content": " "}),
    ("memory_remember", {"content": 5}),
    ("memory_remember", {"content": "x", "confidence": 2}),
    ("memory_remember", {"content": "x", "invalidation_tag": "weather"}),
    ("memory_recall", {"query": ""}),
    ("memory_recall", {"query": "x", "limit": 0}),
    ("memory_list", {"status": "lost"}),
    ("memory_supersede", {"id": 1, "content": "x"}),
    ("memory_forget", {"id": 0, "reason": "x"}),
    ("memory_forget", {"id": -1, "reason": "x"}),
    ("memory_forget", {"id": 2**53 + 1, "reason": "x"}),
    ("memory_forget", {"id": "abc", "reason": "x"}),
    ("memory_forget", {"id": 7}),
    ("memory_observe", {"id": 123}),
    ("memory_consolidate", {"dry_run": "yes"}),
    ("context_build", {}),
    ("context_build", {"userMessage": "x", "stranger": 1}),
    ("context_build", {"userMessage": "x", "agent": "somebody else"}),
    ("memory_explain", {"userMessage": "x", "memoryId": 999}),
    ("tension_list", {"status": "lost"}),
    ("tension_resolve", {"id": 999, "winner": "a", "resolution": "x"}),
    ("tension_resolve", {"id": 999, "winner": "c", "resolution": ""}),
    ("outcome_record", {"domain": "x"}),
    ("outcome_record", {"domain": "x", "success": True, "score": 0.5}),
    ("turn_learn", {"userMessage": None}),
)
"""Calls that are refused, each kind of refusal for each face."""


def filled(arguments: dict[str, Any], answers: list[Any]) -> dict[str, Any]:
    """The arguments with what earlier steps answered."""
    return {name: _filled(value, answers) for name, value in arguments.items()}


def _filled(value: Any, answers: list[Any]) -> Any:
    if not isinstance(value, str) or not re.fullmatch(r"\$\d+(\.\w+)+", value):
        return value
    step, *path = value[1:].split(".")
    found: Any = answers[int(step)]
    for part in path:
        found = found[int(part)] if part.isdigit() else found[part]
    return found
