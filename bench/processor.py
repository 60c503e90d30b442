"""Processor time that a running server and its embedded database take for each request: what a busy machine can't hide.

Linux only: nanoseconds on a processor of every thread, from `/proc/<pid>/task/<tid>/schedstat`.
"""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bench.wire import Running

PROC = Path("/proc")


@dataclass(slots=True, kw_only=True)
class Spent:
    """Milliseconds of processor time in all, and for how many requests."""

    service: float = 0.0
    database: float = 0.0
    requests: int = 0

    def each(self) -> tuple[float, float]:
        """Of one request: the service's and the database's."""
        return self.service / max(1, self.requests), self.database / max(1, self.requests)


@contextlib.contextmanager
def spending(running: Running, on: Spent) -> Iterator[None]:
    """Adds what is spent meanwhile; how many requests it was for is the caller's to add."""
    service, database = _of(running.pid), _database(running.data)
    yield
    on.service += _of(running.pid) - service
    after = _database(running.data)
    on.database += sum(spent - database.get(pid, 0.0) for pid, spent in after.items())


def _of(pid: int) -> float:
    total = 0
    for task in (PROC / str(pid) / "task").glob("*/schedstat"):
        with contextlib.suppress(OSError):  # a thread that ended meanwhile
            total += int(task.read_text().split()[0])
    return total / 1e6


def postmaster(data: Path) -> int:
    """The process id of the embedded server, which may stand in a place of its own that a note in the folder names."""
    note = data / "place"
    place = Path(note.read_text(encoding="utf-8").strip()) if note.exists() else data
    return int((place / "cluster" / "postmaster.pid").read_text().split()[0])


def _database(data: Path) -> dict[int, float]:
    """Every process of the embedded server, by its id: the postmaster and whatever it started."""
    first = postmaster(data)
    children = (PROC / str(first) / "task" / str(first) / "children").read_text().split()
    return {pid: _of(pid) for pid in (first, *map(int, children))}
