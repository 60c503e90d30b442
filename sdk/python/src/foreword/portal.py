"""A thread with an event loop in which the blocking client does its work: one a process, made again after a fork.

So a deadline is kept by the loop, whatever the network does, and the logic exists once, for both clients.
"""

from __future__ import annotations

import asyncio
import atexit
import os
import threading
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Coroutine

T = TypeVar("T")


class Portal:
    """The loop and its thread."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name="foreword", daemon=True)
        self._thread.start()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """What `work` gives or raises; when the caller is interrupted, so is the work."""
        future = asyncio.run_coroutine_threadsafe(work, self.loop)
        try:
            return future.result()
        except BaseException:
            future.cancel()
            raise

    def stop(self) -> None:
        """Ends the loop and everything in it, without waiting for anybody's answer."""
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(timeout=1)

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        try:
            self.loop.run_forever()
            _end_all(self.loop)
        finally:
            self.loop.close()


def _end_all(loop: asyncio.AbstractEventLoop) -> None:
    tasks = asyncio.all_tasks(loop)
    for task in tasks:
        task.cancel()
    if tasks:
        loop.run_until_complete(asyncio.wait(tasks, timeout=0.2))


class _Process:
    """Holds the portal of the process."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.portal: Portal | None = None


_PROCESS = _Process()


def portal() -> Portal:
    """The one of this process, made when it is first asked for."""
    with _PROCESS.lock:
        if _PROCESS.portal is None:
            _PROCESS.portal = Portal()
        return _PROCESS.portal


def _stop() -> None:
    if _PROCESS.portal is not None:
        _PROCESS.portal.stop()
        _PROCESS.portal = None


def _forget() -> None:
    """After a fork the thread isn't there, and its loop's descriptors are the parent's."""
    _PROCESS.lock = threading.Lock()
    _PROCESS.portal = None


atexit.register(_stop)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget)
