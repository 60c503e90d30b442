"""The page “Export and import”: everything out as one file; lines in, with what will happen told before it does."""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING, Any

from app.errors import InvalidRequest, Problem, TooLarge, invalid
from app.web.page import Sent, Shown

if TYPE_CHECKING:
    from app.web.visit import Visit

TOLD = 200
"""Lines that the report lists of those that weren't simply taken; beyond them it counts."""
TAKEN = frozenset({"stored", "unchanged"})


async def page(visit: Visit) -> dict[str, Any]:
    """The two forms."""
    return {
        "may_export": visit.who.may("export"),
        "may_import": visit.who.may("import"),
        "limit": visit.room.services.settings.import_limit,
        "report": None,
    }


async def export(visit: Visit) -> Sent:
    """Everything, or one agent's, as a file for the disk."""
    agent = visit.sent.text("agent")
    done = await visit.do("exportAll", agent=agent)
    words = re.sub(r"[^a-z0-9]+", "-", f"{visit.who.organisation} {agent or ''}".lower()).strip("-")[:60]
    day = visit.room.services.clock().date().isoformat()
    return Sent(stream=done.stream, name=f"foreword-{words or 'export'}-{day}.jsonl")


async def preview(visit: Visit) -> dict[str, Any]:
    """What an import of the file would do, drawn under the form that still holds it."""
    return {"report": await _done(visit, dry=True), "trouble": None}


async def bring(visit: Visit) -> Shown:
    """Imports the very file that was previewed; one that wasn't is previewed first."""
    seen = visit.sent.text("seen")
    if seen is not None and seen != _digest(visit):
        raise invalid("file", "isn't the one whose preview you saw: look at what it will do first", "unseen")
    report = await _done(visit, dry=seen is None)
    return Shown(template="dashboard/transfer.html", values={**await page(visit), "report": report})


def _file(visit: Visit) -> bytes:
    content = visit.sent.files.get("file", b"")
    if not content.strip():
        raise invalid(
            "file", "is missing or empty: choose the file of an export, or one with a statement a line", "missing"
        )
    limit = visit.room.services.settings.import_limit
    if len(content) > limit:
        raise TooLarge(limit)
    return content


def _digest(visit: Visit) -> str:
    """What tells this file, with where it is to go, from another."""
    where = f"{visit.sent.text('agent')}\n{visit.sent.text('namespace')}\n"
    return hashlib.sha256(where.encode() + _file(visit)).hexdigest()


async def _done(visit: Visit, *, dry: bool) -> dict[str, Any]:
    try:
        lines = _file(visit).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise invalid("file", "isn't text in UTF-8: is it the file of an export?", "encoding") from None
    try:
        told = await visit.ask(
            "importLines",
            lines=lines,
            agent=visit.sent.text("agent"),
            namespace=visit.sent.text("namespace"),
            dryRun=dry,
        )
    except InvalidRequest as refused:
        raise _beside_the_file(refused) from None
    passed = [row for row in told["results"] if row["outcome"] not in TAKEN]
    return {
        **told,
        "seen": _digest(visit) if dry else None,
        "passed": passed[:TOLD],
        "more": len(passed) - len(passed[:TOLD]),
        "hopeless": not any(told["counts"][name] for name in ("stored", "folded", "unchanged")),
    }


def _beside_the_file(refused: InvalidRequest) -> Problem:
    """The same, of the field that the person filled in."""
    first = refused.issues[0]
    return invalid(first.path or "file", first.message, first.code)
