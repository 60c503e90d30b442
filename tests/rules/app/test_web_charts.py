"""What charts are drawn from: the course of a reliability, tokens by rule, rules by day."""

from __future__ import annotations

from typing import Any

from app.web.injections import course as by_injection
from app.web.selfmodel import course
from app.web.usage import rules_by_day, whole


def outcome(score: float, day: int, **said: Any) -> dict[str, Any]:
    return {"score": score, "at": f"2026-01-0{day}T00:00:00Z", "reset": False, **said}


def test_reliability_moves_as_the_self_model_says() -> None:
    failures = [outcome(0, day) for day in (3, 2, 1)]
    assert course(failures)["reliability"] == [0.5333, 0.4, 0.32]
    assert course([outcome(0, 2), outcome(1, 1, reset=True)])["reliability"] == [0.5333]
    assert course([])["times"] == []


def test_tokens_by_rule_stand_from_the_oldest_to_the_newest() -> None:
    rows = [
        {"at": "2026-01-02T00:00:00Z", "tokensByRule": {"index": 5, "pinned": 2}},
        {"at": "2026-01-01T00:00:00Z", "tokensByRule": {"index": 3}},
    ]
    drawn = by_injection(rows)
    assert drawn["rules"] == ["pinned", "index"]
    assert drawn["lines"] == [[0, 2], [3, 5]]
    assert drawn["times"] == sorted(drawn["times"])


def test_a_day_without_a_rule_has_none_of_it() -> None:
    drawn = rules_by_day([("2026-01-01", "index", 4), ("2026-01-02", "overlap", 1), ("2026-01-02", "index", 2)])
    assert drawn["rules"] == ["index", "overlap"]
    assert drawn["lines"] == [[4, 2], [0, 1]]


def test_sums_are_of_all_days() -> None:
    row = {"injections": 1, "tokens": 10, "stableTokens": 5, "savedTokens": 100}
    assert whole([row, row]) == {"injections": 2, "tokens": 20, "stableTokens": 10, "savedTokens": 200}
    assert whole([])["tokens"] == 0
