"""Turns around a model call: builds the block before it, learns and records after it, and never stops the host."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from foreword.context import Context, reason_of
from foreword.counts import Tally
from foreword.sending import Sender
from foreword.turn import Turn

if TYPE_CHECKING:
    import httpx

    from foreword.call import Call
    from foreword.configuration import Configuration, OnUnavailable
    from foreword.context import Placement
    from foreword.turn import Asked

MOST_PENDING = 64
"""Ends of turns that may be under way in the background; those of further ones are given up and counted."""
DONE = {"learned": "not_learned", "outcomes": "not_recorded"}
"""What is counted when it is done, and when it isn't."""

_LOG = logging.getLogger("foreword")


class Backlog(Exception):  # noqa: N818 - read as a reason
    """Too many ends of turns were still waiting for an answer."""


@dataclass(frozen=True)
class Ways:
    """How one turn deals with the lack of memory; `deadline` in seconds."""

    deadline: float
    on_unavailable: OnUnavailable
    placement: Placement

    @property
    def raises(self) -> bool:
        """Whether the host wants to see errors."""
        return self.on_unavailable == "raise"


class Engine:
    """What both clients share: connections, counts, and the ends of turns that go on in the background."""

    def __init__(self, configuration: Configuration, transport: httpx.AsyncBaseTransport | None = None) -> None:
        self.configuration = configuration
        self.sender = Sender(configuration, transport)
        self.tally = Tally()
        self._pending: set[asyncio.Future[Any]] = set()

    async def context(self, asked: Asked, ways: Ways) -> Context:
        """The block, or an empty context that says why; where the ways are to raise, the error."""
        self.tally.add("contexts")
        try:
            block = await self.sender.send(asked.building(), {"timeout": ways.deadline})
        except Exception as error:
            self.tally.add("unavailable", reason_of(error))
            if ways.raises:
                raise
            _LOG.warning("the turn goes on without memory: %s: %s", reason_of(error), error)
            return Context(error=error, placement=ways.placement)
        return Context(block=block, placement=ways.placement)

    async def begin(self, asked: Asked, ways: Ways) -> Turn:
        """A turn with its context."""
        clock = asyncio.get_running_loop().time
        began = clock()
        context = await self.context(asked, ways)
        return Turn(asked=asked, context=context, spent=clock() - began)

    async def finish(self, turn: Turn, ways: Ways, *, learn: bool, raises: bool) -> None:
        """Learns the turn and records the outcomes that were given.

        It waits for what the beginning left of the deadline; the rest goes on in the background until the time-out.
        Where `raises`, it waits for all of it and raises what failed first.
        """
        work = asyncio.ensure_future(self._end(turn, learn=learn))
        self._pending.add(work)
        work.add_done_callback(self._pending.discard)
        turn.pending = True
        await asyncio.wait({work}, timeout=None if raises else max(ways.deadline - turn.spent, 0.0))
        if raises and turn.problems:
            raise turn.problems[0]

    async def close(self) -> None:
        """Waits one deadline at most for the background, gives up the rest, and closes this event loop's connections."""
        loop = asyncio.get_running_loop()
        mine = {work for work in self._pending if work.get_loop() is loop}
        if mine:
            _, late = await asyncio.wait(mine, timeout=self.configuration.deadline)
            for work in late:
                work.cancel()
        await self.sender.close()

    async def _end(self, turn: Turn, *, learn: bool) -> None:
        """Everything that is left to do for a turn; what fails stands in `problems` and is counted."""
        if len(self._pending) > MOST_PENDING:
            self._failed(turn, "learned", Backlog("too many turns wait for an answer"))
        else:
            if learn and turn.asked.message.strip():
                turn.learned = await self._one(turn, "learned", turn.learning)
            for call in turn.recording():
                recorded = await self._one(turn, "outcomes", lambda call=call: call)
                turn.recorded += () if recorded is None else (recorded,)
        turn.pending = False

    async def _one(self, turn: Turn, name: str, make: Any) -> Any:
        """One call, made and sent; None when it failed."""
        try:
            call: Call[Any] = make()
            done = await self.sender.send(call, {})
        except Exception as error:  # noqa: BLE001 - a host's turn is over: nothing may break it now
            return self._failed(turn, name, error)
        self.tally.add(name)
        return done

    def _failed(self, turn: Turn, name: str, error: Exception) -> None:
        turn.problems += (error,)
        self.tally.add(DONE[name], reason_of(error))
        _LOG.warning(
            "the turn was not %s: %s: %s", "learned" if name == "learned" else "recorded", reason_of(error), error
        )
