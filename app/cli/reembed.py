"""`foreword reembed`: moves every live row over to the configured embedder, and says how far it is."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from app.cli.reach import reached
from app.cli.show import aside
from app.embedder import embedder_of
from app.settings import UnusableSettings
from app.use.embed import START, step
from store import organisations, vectors

if TYPE_CHECKING:
    from app.cli.show import Show
    from app.settings import Settings
    from remote.embedder import Embedder
    from store.database import Database

AGAIN = 0.5
"""Seconds until it looks again where a service is embedding the same organisation."""


async def reembed(settings: Settings, show: Show) -> None:
    """Batch after batch, each committed: interrupted at any point it goes on from there. The service may run beside it."""
    async with reached(settings) as (database, _), embedder_of(settings) as embedder:
        if embedder is None:
            raise UnusableSettings("FOREWORD_EMBEDDER is none: there is nothing to embed with")
        with _bar(show) as progress:
            embedded, skipped = 0, 0
            for org in await organisations.all_ids(database):
                done, left = await _organisation(database, embedder, org, settings.embedder_deadline, progress)
                embedded, skipped = embedded + done, skipped + left
    said = f"{embedded} rows now carry a vector of {embedder.model}" + (
        f"; {skipped} could get none." if skipped else "."
    )
    value = {"model": embedder.model, "embedded": embedded, "skipped": skipped}
    show.answer(value, lambda console: console.print(said))


async def _organisation(
    database: Database, embedder: Embedder, org: int, deadline: float, progress: Progress
) -> tuple[int, int]:
    """How many rows of it were embedded here, and how many can't be."""
    async with database.tenant(org, reading=True) as tx:
        waiting = await vectors.waiting(tx, embedder.model)
    task = progress.add_task(f"organisation {org}", total=waiting)
    embedded, skipped, after = 0, 0, START
    while True:
        done = await step(database, embedder, org, after, deadline)
        if done is None:
            await asyncio.sleep(AGAIN)
            continue
        if done.is_last:
            return embedded, skipped
        embedded, skipped, after = embedded + done.embedded, skipped + len(done.skipped), done.after
        progress.update(task, completed=embedded + skipped)


def _bar(show: Show) -> Progress:
    console = aside()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, disable=show.machine or not console.is_terminal)
