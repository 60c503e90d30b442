"""Who uses a folder's server: one lock for starting and stopping, and a locked file for every user.

The kernel drops a lock when its process ends, so that nobody has to be trusted to clean up.
"""

from __future__ import annotations

import fcntl
import itertools
import os
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from store.errors import ServerFailed

if TYPE_CHECKING:
    from collections.abc import Iterator

PATIENCE = 60.0
"""Seconds for another process's start or stop."""

COUNTER = itertools.count()


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Alone among all processes of the folder; waits for up to a minute."""
    deadline = time.monotonic() + PATIENCE
    with (folder / "lock").open("a", encoding="utf-8") as lock:
        while True:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                if time.monotonic() > deadline:
                    raise ServerFailed(
                        f"another process has been starting or stopping the server in {folder} for a minute"
                    ) from None
                time.sleep(0.02)
        yield


def refer(folder: Path) -> TextIO:
    """A locked file that says this process uses the server; the kernel drops the lock when the process ends."""
    users = folder / "users"
    users.mkdir(mode=0o700, exist_ok=True)
    reference = (users / f"{os.getpid()}-{next(COUNTER)}").open("w", encoding="utf-8")
    fcntl.flock(reference, fcntl.LOCK_EX | fcntl.LOCK_NB)
    return reference


def release(reference: TextIO) -> None:
    Path(reference.name).unlink(missing_ok=True)
    reference.close()


def in_use(folder: Path) -> bool:
    """Whether any process holds a reference; the files of dead ones are removed."""
    for path in (folder / "users").iterdir():
        with path.open("a", encoding="utf-8") as other:
            try:
                fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                return True
        path.unlink(missing_ok=True)
    return False
