"""`foreword import`: a project's notes as memories, each with its file and line; a dry run unless told to write.

The dry run is the real thing in a transaction that is rolled back: what it shows is what would be.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING, Any

from rich.text import Text

from app.cli.instance import answered, instance, operator
from app.cli.show import table
from app.errors import invalid
from app.models.memories import Item, RememberIn
from app.use import memories
from learn.notes import read

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from rich.console import Console

    from app.call import Call
    from app.cli.show import Show
    from app.settings import Settings
    from learn.notes import Note, Passed
    from memory.row import Tier
    from store.database import Database

BATCH = 500
"""Items of one `POST /v1/memories`."""

LARGEST = 2 * 1024 * 1024
"""Bytes of a page of notes; what is larger is something else."""


class RolledBack(Exception):  # noqa: N818 - it ends a transaction on purpose
    """Ends a dry run without a trace."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """One file as read: its notes, what became none, and the name that sources begin with."""

    name: str
    notes: tuple[Note, ...]
    passed: tuple[Passed, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """Where the notes are to go. `tier` None: what orders or forbids to L1, the rest to L2."""

    agent: str | None
    namespace: str | None
    tier: Tier | None
    write: bool


def pages(files: Sequence[Path]) -> tuple[Page, ...]:
    """Every file read and parsed; raises `InvalidRequest` for the first that can't be."""
    return tuple(_page(file) for file in files)


def _page(file: Path) -> Page:
    try:
        if file.stat().st_size > LARGEST:
            raise invalid(str(file), f"is larger than {LARGEST} bytes; notes are shorter", "too_large")
        notes, passed = read(file.read_text(encoding="utf-8-sig"))
    except UnicodeDecodeError as error:
        raise invalid(str(file), f"is no UTF-8 text ({error.reason} at byte {error.start})", "unreadable") from error
    except OSError as error:
        raise invalid(str(file), f"can't be read: {error.strerror}", "unreadable") from error
    return Page(name=_name(file), notes=notes, passed=passed)


def _name(file: Path) -> str:
    """The path from here, or the bare name of a file elsewhere: a source tells no one how this machine is laid out."""
    here = file.absolute()
    return here.relative_to(file.cwd()).as_posix() if here.is_relative_to(file.cwd()) else file.name


async def bring_in(settings: Settings, show: Show, found: tuple[Page, ...], wish: Wish) -> None:
    """Through the use-case of `POST /v1/memories`, in one transaction; kept only when `wish.write`."""
    with show.waiting("Comparing with what is held"):
        async with instance(settings) as (services, org):
            call = operator(services, org, wish.agent, wish.namespace)
            replies = await _remember(services.database, call, found, wish)
    report = _report(found, replies, wish)
    show.answer(report, lambda console: _tell(report, console))


async def _remember(database: Database, call: Call, found: Sequence[Page], wish: Wish) -> list[dict[str, Any]]:
    replies: list[dict[str, Any]] = []
    try:
        async with database.tenant(call.org) as tx:
            for items in _batches(_items(found, wish)):
                body = RememberIn(agent=wish.agent, namespace=wish.namespace, items=items)
                replies.append(answered(await memories.remember(replace(call, tx=tx), body)))
            _keep(wish)
    except RolledBack:
        pass
    return replies


def _keep(wish: Wish) -> None:
    """Returns when the transaction is to stand; raises `RolledBack` for a dry run."""
    if not wish.write:
        raise RolledBack


def _items(found: Sequence[Page], wish: Wish) -> Iterator[Item]:
    for page in found:
        for note in page.notes:
            tier = wish.tier or ("L1" if note.standing else "L2")
            yield Item(content=note.content, source=f"{page.name}:{note.line}", domains=note.domains, tier=tier)


def _batches(items: Iterator[Item]) -> Iterator[tuple[Item, ...]]:
    while batch := tuple(islice(items, BATCH)):
        yield batch


def _report(found: Sequence[Page], replies: Sequence[dict[str, Any]], wish: Wish) -> dict[str, Any]:
    """What was (or would be) kept, and what wasn't, in the words of `POST /v1/turns`; ids of a dry run are null."""
    stored = [_kept(memory, wish) for reply in replies for memory in reply["stored"]]
    passed = [
        {"source": f"{page.name}:{item.line}", "content": item.content, "rule": item.rule}
        for page in found
        for item in page.passed
    ]
    return {
        "written": wish.write,
        "files": [page.name for page in found],
        "stored": stored,
        "folded": [item for reply in replies for item in reply["folded"]],
        "rejected": [item for reply in replies for item in reply["rejected"]],
        "tensions": [item for reply in replies for item in reply["tensions"]],
        "passed": passed,
    }


def _kept(memory: dict[str, Any], wish: Wish) -> dict[str, Any]:
    names = ("tier", "content", "domains", "source", "tokens")
    return {"id": memory["id"] if wish.write else None, **{name: memory[name] for name in names}}


def _tell(report: dict[str, Any], console: Console) -> None:
    if report["stored"]:
        console.print(_rows(report["stored"]))
        console.print()
    for item in report["rejected"]:
        console.print(Text(f"rejected by {item['rule']}: {item['content']} ({item['reason']})"))
    for tension in report["tensions"]:
        console.print(Text(f"tension: “{tension['claimA']['text']}” and “{tension['claimB']['text']}”"))
    passed = Counter(item["rule"] for item in report["passed"])
    left = f"; left aside: {', '.join(f'{n} {rule}' for rule, n in sorted(passed.items()))}" if passed else ""
    done = "written" if report["written"] else "would be written"
    console.print(
        Text(
            f"{len(report['stored'])} memories {done}, {len(report['folded'])} already held, "
            f"{len(report['rejected'])} rejected, {len(report['tensions'])} tensions{left}."
        )
    )
    if not report["written"]:
        console.print(Text("Nothing was written: this was a dry run. Add --yes to write.", style="bold"))


def _rows(stored: Sequence[dict[str, Any]]) -> Any:
    grid = table("source", "tier", "domain", "statement")
    for memory in stored:
        grid.add_row(
            Text(memory["source"]), memory["tier"], Text(", ".join(memory["domains"])), Text(memory["content"])
        )
    return grid
