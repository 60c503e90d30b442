"""What a message means, as a vector: within a deadline, from a small memory of what was just asked, or a reason why not."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

from remote.embedder import PROBE
from remote.errors import Down, RemoteError

if TYPE_CHECKING:
    from remote.embedder import Embedder
    from remote.vectors import Vector

KEPT = 256
"""Vectors of messages that a process keeps: 6 kB each."""

PATIENCE = 3
"""Failures in a row after which the embedder is left alone for a while: nobody waits for one that is down."""

REST = 5.0
"""Seconds for which it is."""

ASKED_EVERY = 10.0
"""Seconds for which an answer about its health holds."""


class Nearness:
    """The embedder, for questions."""

    def __init__(self, embedder: Embedder) -> None:
        self.embedder = embedder
        self._kept: OrderedDict[str, Vector] = OrderedDict()
        self._failures = 0
        self._rests_until = 0.0
        self._health: tuple[float, str] = (-ASKED_EVERY, "")

    @property
    def model(self) -> str:
        """Whose vectors are searched."""
        return self.embedder.model

    async def of(self, text: str, deadline: float) -> Vector:
        """The text's vector within `deadline` seconds; raises a `RemoteError` that says why there is none."""
        if text in self._kept:
            self._kept.move_to_end(text)
            return self._kept[text]
        now = asyncio.get_running_loop().time()
        if now < self._rests_until:
            raise Down(f"the embedder failed {self._failures} times in a row and is left alone for {REST:g} s")
        try:
            (vector,) = await self.embedder.embed([text], "query", deadline)
        except RemoteError:
            self._failures += 1
            if self._failures >= PATIENCE:
                self._rests_until = asyncio.get_running_loop().time() + REST
            raise
        self._failures = 0
        self._keep(text, vector)
        return vector

    def _keep(self, text: str, vector: Vector) -> None:
        self._kept[text] = vector
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def health(self, deadline: float) -> str:
        """`ok`, or what is wrong with it; asked at most every ten seconds."""
        now = asyncio.get_running_loop().time()
        at, said = self._health
        if now - at < ASKED_EVERY:
            return said
        try:
            await self.embedder.embed([PROBE], "query", deadline)
            said = "ok"
        except RemoteError as error:
            said = f"{type(error).__name__}: {error}"
        self._health = (now, said)
        return said
