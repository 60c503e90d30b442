"""A turn whose beginning and end stand in different hooks of a framework, some of which block and some of which are awaited."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from foreword.portal import portal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from foreword.client import AsyncForeword, Foreword
    from foreword.context import Context
    from foreword.turn import Asked, Turn


@dataclass(frozen=True)
class Turns:
    """Begins and ends turns of one client, of either kind: which hook calls decides whether it blocks.

    `choices` are those of every turn (`max_tokens`, `source`, …), as `Foreword.turn` takes them.
    """

    memory: Foreword | AsyncForeword
    choices: dict[str, Any]

    def asked(self, message: str, transcript: Iterable[Any] | None, session_id: str | None) -> Asked:
        """What a turn asks; nothing is sent."""
        choices = {**self.choices, "session_id": self.choices.get("session_id") or session_id}
        return self.memory._asked(message, transcript, choices)

    async def begin(self, asked: Asked) -> Turn:
        """The turn with its context: within the deadline, and without one where memory is away."""
        return await self.memory._engine.begin(asked, self._ways)

    async def end(self, turn: Turn, answer: str | None = None) -> None:
        """Learns what the user said. It waits for what the beginning left of the deadline."""
        if answer:
            turn.answer(answer)
        learn = self.choices.get("learn", True)
        await self.memory._engine.finish(turn, self._ways, learn=learn, raises=self._ways.raises)

    def begin_now(self, asked: Asked) -> Turn:
        """As `begin`, blocking; a framework may call it on a thread with a running event loop."""
        return portal().run(self.begin(asked))

    def end_now(self, turn: Turn, answer: str | None = None) -> None:
        """As `end`, blocking."""
        portal().run(self.end(turn, answer))

    @property
    def _ways(self) -> Any:
        return self.memory._ways(self.choices)


def said_of(context: Context) -> str:
    """What goes before a system prompt."""
    return context.prepend(placement="system")
