"""Maintenance by the clock: each pass of the table runs for each organisation, in one of the processes at a time."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING

import structlog

from app import logs
from app.use import consolidate, entities, movement, past_sums, prepare
from app.use.embed import START
from store import idempotency, moving, organisations, passes, retention, summing, vectors

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from app.services import Services
    from store.database import Tx

_LOG = structlog.get_logger()

HOUR = 3600.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Pass:
    """One kind of maintenance. `run` does a bounded part in `tx` and says how much; 0: nothing is left."""

    name: str
    every: float
    run: Callable[[Services, Tx], Awaitable[int]]


async def prune_expired(services: Services, tx: Tx) -> int:
    """Deletes ephemeral rows whose end has passed, of one agent after the other."""
    return await movement.prune_expired(tx, services.clock())


async def promote_earned(services: Services, tx: Tx) -> int:
    """Promotes what was matched in enough sessions, where the record that was the last of them couldn't."""
    return await movement.promote_earned(tx, services.clock())


async def demote_silent(services: Services, tx: Tx) -> int:
    """Demotes what nobody has accessed for long, of one agent after the other."""
    return await movement.demote_silent(tx, services.clock())


async def prune_answers(services: Services, tx: Tx) -> int:
    """Deletes answers to Idempotency-Keys that are no longer kept, and accesses whose agent went to another organisation."""
    del services
    await moving.drop_strays(tx)
    return await idempotency.prune(tx)


async def prune_texts(services: Services, tx: Tx) -> int:
    """Takes the texts of given blocks that are older than the organisation keeps them; their numbers stay."""
    found = await organisations.get(tx)
    days = None if found is None else found.settings.get("keepInjectionsDays")
    return 0 if days is None else await retention.let_go(tx, services.clock() - timedelta(days=days))


async def sum_up(services: Services, tx: Tx) -> int:
    """Adds the blocks that were given until an hour ago to the sums by hour, which usage is read from."""
    return await summing.sum_up(tx, services.clock() - timedelta(hours=1))


async def sum_up_past(services: Services, tx: Tx) -> int:
    """Sums up what became of rows, so that a block as of a moment is read from few of them."""
    return await past_sums.sum_up(services.database, tx, services.cost)


async def consolidate_quiet(services: Services, tx: Tx) -> int:
    """Makes summaries of the episodes of sessions that have been left alone for a week, a batch at a time."""
    return await consolidate.pass_over(services, tx)


async def read_mentions(services: Services, tx: Tx) -> int:
    """Notes what rows mention that were written before mentions were kept, of one agent after the other."""
    del services
    return await entities.read_unread(tx)


async def prepare_standing(services: Services, tx: Tx) -> int:
    """Renders the standing parts of agents that came to another revision, so that a context needn't."""
    return await prepare.prepare(services, tx)


async def embed_waiting(services: Services, tx: Tx) -> int:
    """Wakes the backlog where rows wait for their vector: those that a stop, another process or another model left behind."""
    backlog, nearness = services.backlog, services.nearness
    if backlog is not None and nearness is not None and await vectors.pending(tx, nearness.model, START, 1):
        backlog.add(tx.org)
    return 0


PASSES: tuple[Pass, ...] = (
    Pass(name="prune-expired", every=HOUR, run=prune_expired),
    Pass(name="promote", every=HOUR, run=promote_earned),
    Pass(name="demote", every=HOUR, run=demote_silent),
    Pass(name="prune-answers", every=HOUR, run=prune_answers),
    Pass(name="prune-texts", every=HOUR, run=prune_texts),
    Pass(name="sum-up", every=HOUR / 4, run=sum_up),
    Pass(name="sum-up-past", every=HOUR / 4, run=sum_up_past),
    Pass(name="embed-waiting", every=60.0, run=embed_waiting),
    Pass(name="mentions", every=HOUR, run=read_mentions),
    Pass(name="consolidate", every=HOUR, run=consolidate_quiet),
    Pass(name="prepare", every=60.0, run=prepare_standing),
)


class Scheduler:
    """Runs the passes for as long as the service lives; what fails is logged and tried again the next time."""

    def __init__(self, services: Services, table: tuple[Pass, ...] = PASSES) -> None:
        self._services = services
        self._table = table
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """One task a pass, on the running loop."""
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._for_ever(row), name=f"pass {row.name}") for row in self._table]

    async def stop(self) -> None:
        """Ends between two parts of a pass, or in the middle of one, which is then rolled back."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _for_ever(self, row: Pass) -> None:
        earliest = self._services.settings.maintenance_after  # a service that was just started has better things to do
        await asyncio.sleep(earliest * random.uniform(1, 2))  # noqa: S311 - only so that processes don't march in step
        while True:
            await self.once(row)
            await asyncio.sleep(row.every)

    async def once(self, row: Pass) -> None:
        """The pass for every organisation, in short transactions until nothing is left."""
        try:
            for org in await organisations.all_ids(self._services.database):
                while await self._part(row, org):
                    pass
        except Exception as error:  # noqa: BLE001 - maintenance that fails must not end the service
            _LOG.warning("pass failed", name=row.name, trace=logs.place(error))

    async def _part(self, row: Pass, org: int) -> int:
        async with self._services.database.tenant(org) as tx:
            if not await passes.claim(tx, row.name):
                return 0
            return await row.run(self._services, tx)
