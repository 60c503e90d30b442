"""The page “Usage”: what blocks took and saved, by day, agent and key; how much of them stood still; how fast they came."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from app.use.course import lines
from app.web.names import called
from tiers.rules import RULES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.web.visit import Visit

SPANS = (7, 30, 90)
DAY = 86_400


async def page(visit: Visit) -> dict[str, Any]:
    """The numbers of some days, of the agent that is looked at or of all."""
    days = visit.query.number("days")
    days = days if days in SPANS else 30
    every = visit.query.text("of") != "agent"
    whose = None if every else visit.agent
    told = await visit.ask("readUsage", days=days, agent=whose)
    held = await visit.ask("readStats", days=days, agent=whose)
    used = told["used"]
    names = await called(visit)
    return {
        "days": days,
        "spans": SPANS,
        "every": every,
        "by_day": [row for row in used if row["day"] is not None],
        "by_agent": [(row["agent"], row) for row in used if row["agent"] is not None],
        "by_actor": [(names.get(row["actor"], row["actor"]), row) for row in used if row["actor"] is not None],
        "whole": whole([row for row in used if row["day"] is not None]),
        "course": rules_by_day(told["rules"]),
        "tokens": tokens_by_day([row for row in used if row["day"] is not None]),
        "held": held,
    }


def whole(rows: Sequence[dict[str, Any]]) -> dict[str, int]:
    """The sums of all days."""
    return {name: sum(row[name] for row in rows) for name in ("injections", "tokens", "stableTokens", "savedTokens")}


def rules_by_day(counts: Sequence[tuple[str, str, int]]) -> dict[str, Any]:
    """In how many blocks of each day each rule had a line: one colour of the chart a rule that had any."""
    sums = [(_midnight(day), rule, count) for day, rule, count in counts]
    times, blocks = lines(sorted(sums), DAY, (rule.name for rule in RULES))
    return {"seconds": DAY, "times": times, "tokens": blocks}


def tokens_by_day(rows: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Tokens taken and saved, day by day."""
    return {
        "times": [_midnight(row["day"]) for row in rows],
        "taken": [row["tokens"] for row in rows],
        "saved": [row["savedTokens"] for row in rows],
    }


def _midnight(day: str) -> int:
    """The beginning of a day in UTC, in seconds."""
    return int(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp())
