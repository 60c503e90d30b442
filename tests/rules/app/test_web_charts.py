"""What charts are drawn from: the course of a reliability, tokens by rule in spans of time, rules by day."""

from __future__ import annotations

from typing import Any

from app.use.course import SPANS, joined, lines, span
from app.web.selfmodel import course
from app.web.usage import rules_by_day, whole


def outcome(score: float, day: int, **said: Any) -> dict[str, Any]:
    return {"score": score, "at": f"2026-01-0{day}T00:00:00Z", "reset": False, **said}


def test_reliability_moves_as_the_self_model_says() -> None:
    failures = [outcome(0, day) for day in (3, 2, 1)]
    assert course(failures)["reliability"] == [0.5333, 0.4, 0.32]
    assert course([outcome(0, 2), outcome(1, 1, reset=True)])["reliability"] == [0.5333]
    assert course([])["times"] == []


def test_a_chart_has_the_shortest_span_that_it_can_show() -> None:
    assert [span(length) for length in (0, 6_000, 6_001, 360_000, 360_001, 8_640_000, 8_640_001, 10**12)] == [
        60, 60, 600, 3_600, 86_400, 86_400, 604_800, 604_800,
    ]  # fmt: skip
    assert sorted(SPANS) == list(SPANS)


def test_joining_spans_keeps_every_token_at_its_place() -> None:
    sums = [(60, "index", 5), (120, "index", 2), (120, "pinned", 1), (660, "index", 9)]
    assert joined(sums, 600) == [(0, "index", 7), (0, "pinned", 1), (600, "index", 9)]
    assert joined(sums, 60) == sums
    assert joined([], 60) == []


def test_a_span_in_which_nothing_was_given_is_empty_not_absent() -> None:
    times, tokens = lines([(0, "index", 5), (1_800, "pinned", 2)], 600, ("pinned", "index", "overlap"))
    assert times == [0, 600, 1_200, 1_800]
    assert tokens == {"pinned": [0, 0, 0, 2], "index": [5, 0, 0, 0]}
    assert lines([], 60, ("index",)) == ([], {})


def test_a_day_without_a_rule_has_none_of_it() -> None:
    drawn = rules_by_day([("2026-01-01", "index", 4), ("2026-01-02", "overlap", 1), ("2026-01-02", "index", 2)])
    assert drawn["tokens"] == {"index": [4, 2], "overlap": [0, 1]}
    assert drawn["times"][1] - drawn["times"][0] == drawn["seconds"] == 86_400


def test_sums_are_of_all_days() -> None:
    row = {"injections": 1, "tokens": 10, "stableTokens": 5, "savedTokens": 100}
    assert whole([row, row]) == {"injections": 2, "tokens": 20, "stableTokens": 10, "savedTokens": 200}
    assert whole([])["tokens"] == 0
