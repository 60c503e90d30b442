"""The learning report: what became of every candidate, for the caller at once and for `GET /v1/turns` ever after."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, assert_never

from app.use import present
from app.use.judging import UNJUDGED, Judged
from learn.verdict import Folded, Rejected, Stored
from store import turns

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from app.call import Call
    from app.use.ledger import Changed, TensionChanged
    from learn.verdict import Learning
    from memory.row import Memory
    from store.agents import AgentRow


@dataclass(frozen=True, slots=True, kw_only=True)
class Heard:
    """Where the statements come from: a turn, whose message the gate is asked about, or a caller who named them."""

    kind: Literal["turn", "memories"]
    session_id: str | None = None
    observed_at: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """One learning under way: whose, from where, when. `parents` are the rows by id that candidates are derived from."""

    call: Call
    agent: AgentRow
    heard: Heard
    now: datetime
    parents: Mapping[int, Memory]
    judged: Judged = UNJUDGED


@dataclass(frozen=True, slots=True, kw_only=True)
class Written:
    """What a learning became: rows by the key of their verdict, what they replaced, tensions, promotions."""

    born: Mapping[int, Memory]
    advisories: Mapping[int, str | None]
    superseded: tuple[Changed, ...]
    folded: tuple[Changed, ...]
    tensions: tuple[TensionChanged, ...]
    promoted: tuple[Changed, ...]


def reported(lesson: Lesson, learning: Learning, written: Written) -> dict[str, Any]:
    """The report: every candidate exactly once."""
    stored, folded, rejected = [], [], []
    for verdict in learning.verdicts:
        match verdict:
            case Stored(key=key):
                row = written.born[key]
                stored.append(present.memory(row, lesson.agent.name, lesson.now, written.advisories[row.id]))
            case Folded(candidate=candidate, into=into):
                folded.append({"candidate": candidate.content, "into": into if into > 0 else written.born[-into].id})
            case Rejected():
                rejected.append({"content": verdict.content, "rule": verdict.rule, "reason": verdict.reason})
            case _:
                assert_never(verdict)
    parts: dict[str, list[Any]] = {
        "stored": stored,
        "folded": folded,
        "superseded": [
            {"old": change.before.id, "new": change.after.superseded_by, "rule": change.rule}
            for change in written.superseded
        ],
        "rejected": rejected,
        "tensions": [present.tension(change.after) for change in written.tensions],
        "promoted": [change.after.id for change in written.promoted],
    }
    skipped = learning.skipped
    return {
        **parts,
        "skipped": None if skipped is None else {"rule": skipped.rule, "reason": skipped.reason},
        "judge": {"used": lesson.judged.used, "outcome": learning.judged or lesson.judged.outcome},
        "counts": {name: len(rows) for name, rows in parts.items()},
    }


NO_CANDIDATE = "no-candidate"
"""The rule of a turn that taught nothing since no pattern matched any of its sentences."""


async def keep(lesson: Lesson, learning: Learning, report: Mapping[str, Any]) -> None:
    """The learning report, so that “why doesn't it know X” has an answer; rows stand in it by their ids."""
    rejections = [row["rule"] for row in report["rejected"]]
    skipped = [] if report["skipped"] is None else [report["skipped"]["rule"]]
    happened = [name for name in ("stored", "folded", "superseded", "tensions", "promoted") if report[name]]
    none = [] if happened or rejections or skipped else [NO_CANDIDATE]
    row = turns.TurnRow(
        at=lesson.now,
        session_id=lesson.heard.session_id,
        namespace=lesson.call.namespace,
        rules=[*happened, *rejections, *skipped, *none],
        report={
            **report,
            "kind": lesson.heard.kind,
            "stored": [{"id": row["id"], "gist": row["gist"]} for row in report["stored"]],
            "tensions": [row["id"] for row in report["tensions"]],
            "refusedFolds": list(learning.refused_folds),
        },
        rejections=[*rejections, *skipped],
        refused_merges=len(learning.refused_folds),
    )
    await turns.insert(lesson.call.transaction(), lesson.agent.agent_id, row)
