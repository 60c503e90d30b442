"""One PostgreSQL server process, seen from outside: does it live, does it answer, stop it.

A zombie is no live server, and a process that merely got a dead server's number isn't it either.
"""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import struct
import subprocess
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    Reader = Callable[[int], bytes]

USER = "foreword"
"""The owner of the embedded cluster and the name of its database."""

PORT = 5432
"""Only part of the socket's name: the server listens on no network address."""

READY = b"Z"
ROW = b"D"
FAILED = b"E"
PROTOCOL = 196608  # 3.0

PROC = Path("/proc/self/stat")
"""Where it exists, processes can be looked at by reading files; elsewhere `ps` is asked."""

GENTLE, HARD, DEADLY = signal.SIGINT, signal.SIGQUIT, signal.SIGKILL


def ask(directory: Path, statement: str, database: str = "postgres", timeout: float = 5.0) -> int | None:
    """How many rows the server in `directory` gives for `statement`; None for an error, or when nobody answers."""
    try:
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(timeout)
            line.connect(str(directory / f".s.PGSQL.{PORT}"))
            with line.makefile("rb") as replies:
                hello = struct.pack("!i", PROTOCOL) + f"user\0{USER}\0database\0{database}\0\0".encode()
                line.sendall(struct.pack("!i", len(hello) + 4) + hello)
                if _read_until_ready(replies.read) is None:
                    return None
                body = statement.encode() + b"\0"
                line.sendall(b"Q" + struct.pack("!i", len(body) + 4) + body)
                return _read_until_ready(replies.read)
    except (OSError, struct.error):
        return None


def _read_until_ready(read: Reader) -> int | None:
    """The number of rows until the server waits for the next statement; None after an error."""
    rows, failed = 0, False
    while True:
        kind, length = struct.unpack("!ci", read(5))
        body = read(length - 4)
        if len(body) != length - 4:
            raise struct.error("cut off")
        rows += kind == ROW
        if kind == FAILED:
            failed = True
            if body.startswith(b"SFATAL"):
                return None
        if kind == READY:
            return None if failed else rows


def answers(directory: Path) -> bool:
    """Whether a server in `directory` answers a real query."""
    return ask(directory, "SELECT 1") == 1


def clear(cluster: Path, sockets: Path) -> None:
    """Remove what a dead server left behind, so that its number, which another process may have by now, blocks no start."""
    for trace in (cluster / "postmaster.pid", sockets / f".s.PGSQL.{PORT}.lock", sockets / f".s.PGSQL.{PORT}"):
        trace.unlink(missing_ok=True)


def running(cluster: Path) -> int | None:
    """The process id of the live server of `cluster`, or None."""
    try:
        pid = int((cluster / "postmaster.pid").read_text(encoding="utf-8").splitlines()[0])
    except (OSError, ValueError, IndexError):
        return None
    return pid if is_alive(pid) and _serves(pid, cluster) else None


def is_alive(pid: int) -> bool:
    """Whether a process runs under this number; an own child that has ended is reaped, a zombie counts as dead."""
    with contextlib.suppress(ChildProcessError):
        if os.waitpid(pid, os.WNOHANG)[0] == pid:
            return False
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return _state(pid) not in {"Z", "X"}


def _state(pid: int) -> str:
    """The letter of the process's state; empty when it is gone."""
    stat = Path(f"/proc/{pid}/stat")
    if PROC.exists():
        try:
            return stat.read_bytes().rpartition(b")")[2].split()[0].decode()
        except (FileNotFoundError, ProcessLookupError, IndexError):
            return "X"
    command = ["/bin/ps", "-o", "stat=", "-p", str(pid)]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()[:1]  # noqa: S603 - a fixed command


def _serves(pid: int, cluster: Path) -> bool:
    """Whether the process works in `cluster`, as a server does in its data directory; True where that can't be seen."""
    if not PROC.exists():
        return True
    try:
        return Path(f"/proc/{pid}/cwd").samefile(cluster)
    except FileNotFoundError:
        return False
    except OSError:
        return True


def stop(cluster: Path, patience: float = 30.0) -> None:
    """Fast stop: sessions end, a checkpoint is written. Harder when that takes longer than `patience` seconds."""
    for blow, wait in ((GENTLE, patience), (HARD, 5.0), (DEADLY, 5.0)):
        pid = running(cluster)
        if pid is None:
            return
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, blow)
        if gone(pid, wait):
            return


def gone(pid: int, patience: float) -> bool:
    """Whether the process ended within `patience` seconds."""
    deadline = time.monotonic() + patience
    while is_alive(pid):
        if time.monotonic() > deadline:
            return False
        time.sleep(0.02)
    return True
