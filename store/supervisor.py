"""The embedded PostgreSQL: data in a folder, any number of processes sharing one server, the last to leave stops it.

The folder holds `lock` (who starts or stops), `users/` (one locked file a process that uses the server), `cluster/` (the
data directory), `log`, and `place` when the server's account can't reach the folder. A server that was killed is
recovered, one that its starters left behind is adopted.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import subprocess
import tempfile
import time
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TextIO
from urllib.parse import quote

from store import account, binaries, postmaster, sharing
from store.errors import ServerFailed

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from store.account import Account
    from store.binaries import Binaries

SOCKET_LIMIT = 100
"""Bytes of a socket's path; the kernel takes 107."""

PATIENCE = 60.0
"""Seconds for a start or a recovery."""

FOREIGN = Path("/var/lib/foreword")
"""Where root keeps the data of a folder that the server's account can't reach."""

SETTINGS = {
    "listen_addresses": "",
    "unix_socket_permissions": "0700",
    "port": str(postmaster.PORT),
    "max_connections": "200",
    "shared_buffers": "256MB",
    "effective_cache_size": "1GB",
    "work_mem": "8MB",
    "maintenance_work_mem": "128MB",
    "max_wal_size": "2GB",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "wal_compression": "pglz",
    "random_page_cost": "1.1",
    "jit": "off",
    "io_method": "sync",
    "max_parallel_workers_per_gather": "0",
    "autovacuum_naptime": "15s",
    "timezone": "UTC",
    "log_timezone": "UTC",
    "log_min_messages": "warning",
    "log_checkpoints": "off",
}
"""For a small machine whose working set fits in memory."""

RECKLESS = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
"""For tests: a power cut would lose everything."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Home:
    """What belongs to one embedded server, and the account it runs as."""

    folder: Path
    place: Path
    account: Account

    @property
    def cluster(self) -> Path:
        """PostgreSQL's data directory."""
        return self.place / "cluster"

    @property
    def log(self) -> Path:
        """What the server had to say."""
        return self.folder / "log"


class Server:
    """A reference to the running server; `stop` gives it back."""

    def __init__(self, home: Home, sockets: Path, reference: TextIO) -> None:
        self.url = f"postgresql://{postmaster.USER}@/{postmaster.USER}?host={quote(str(sockets), safe='/')}&port={postmaster.PORT}"
        self._home = home
        self._reference = reference

    @property
    def pid(self) -> int | None:
        """The server's process id, or None when it is gone."""
        return postmaster.running(self._home.cluster)

    def stop(self) -> None:
        """Leave; the last to leave stops the server. A second call does nothing."""
        if self._reference.closed:
            return
        with sharing.locked(self._home.folder):
            sharing.release(self._reference)
            if not sharing.in_use(self._home.folder):
                postmaster.stop(self._home.cluster)


@asynccontextmanager
async def embedded(data: str | Path, *, fsync: bool = True) -> AsyncIterator[str]:
    """The address of a running server with its data in `data`, for as long as the body runs."""
    server = await asyncio.to_thread(start, data, fsync=fsync)
    try:
        yield server.url
    finally:
        await asyncio.shield(asyncio.to_thread(server.stop))


def start(data: str | Path, *, fsync: bool = True) -> Server:
    """Find or start the server of the folder `data`; blocks for up to a minute.

    Raises `NoBinaries`, or `ServerFailed` with the end of the server's log. `fsync=False` only for tests.
    """
    folder = Path(data).expanduser().absolute()
    try:
        folder.mkdir(mode=0o711, parents=True, exist_ok=True)
        return _start(folder, SETTINGS if fsync else {**SETTINGS, **RECKLESS})
    except OSError as refused:
        raise ServerFailed(f"the embedded PostgreSQL can't run in {folder}: {refused}") from refused


def _start(folder: Path, settings: dict[str, str]) -> Server:
    with sharing.locked(folder):
        home = _home(folder)
        reference = sharing.refer(folder)
        try:
            sockets = _ensure(home, settings)
        except BaseException:
            sharing.release(reference)
            raise
        return Server(home, sockets, reference)


def _ensure(home: Home, settings: dict[str, str]) -> Path:
    """The socket directory of a server that answers."""
    sockets = _sockets(home)
    if postmaster.answers(sockets) or _awaken(home, sockets):
        return sockets
    programs = binaries.within_reach(home.account, home.place)
    _initialise(home, programs)
    _launch_until_ready(home, programs, sockets, settings)
    _make_database(home, sockets)
    return sockets


def _make_database(home: Home, sockets: Path) -> None:
    name = postmaster.USER
    if postmaster.ask(sockets, f"SELECT FROM pg_database WHERE datname = '{name}'") == 1:
        return
    if postmaster.ask(sockets, f"CREATE DATABASE {name}", timeout=30.0) is None:
        raise ServerFailed(f"the database {name} can't be made\n{_tail(home)}")


def _awaken(home: Home, sockets: Path) -> bool:
    """Whether a server that lives already comes to answer; a dead one's traces are cleared."""
    deadline = time.monotonic() + PATIENCE
    while postmaster.running(home.cluster) is not None:
        if postmaster.answers(sockets):
            return True
        if time.monotonic() > deadline:
            raise ServerFailed(f"a server works in {home.cluster} and doesn't answer\n{_tail(home)}")
        time.sleep(0.05)
    postmaster.clear(home.cluster, sockets)
    return False


def _initialise(home: Home, programs: Binaries) -> None:
    """Make the cluster whole or not at all: beside, then renamed."""
    version = home.cluster / "PG_VERSION"
    if version.exists():
        held = version.read_text(encoding="utf-8").strip()
        if held != programs.major:
            raise ServerFailed(
                f"{home.cluster} was made by PostgreSQL {held}, this is {programs.major}: dump and restore it"
            )
        return
    fresh = home.cluster.with_name("cluster.new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(mode=0o700)
    home.account.own(fresh)
    command = [
        str(programs.program("initdb")),
        "-D",
        str(fresh),
        "-U",
        postmaster.USER,
        "--encoding=UTF8",
        "--auth=trust",
    ]
    command += ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C", "--no-instructions"]
    done = subprocess.run(command, check=False, capture_output=True, text=True, **home.account.launch())  # noqa: S603 - our own binaries
    if done.returncode != 0:
        raise ServerFailed(f"initdb failed\n{done.stdout}{done.stderr}")
    fresh.rename(home.cluster)


def _launch_until_ready(home: Home, programs: Binaries, sockets: Path, settings: dict[str, str]) -> None:
    """Start the server; again for a while, since the processes of a killed one need a moment to go."""
    deadline = time.monotonic() + PATIENCE
    while True:
        pid = _launch(home, programs, sockets, settings)
        while postmaster.is_alive(pid):
            if postmaster.answers(sockets):
                return
            if time.monotonic() > deadline:
                postmaster.stop(home.cluster, patience=2.0)
                raise ServerFailed(f"the server didn't become ready in {PATIENCE:g} s\n{_tail(home)}")
            time.sleep(0.02)
        tail = _tail(home)
        if time.monotonic() > deadline or "pre-existing shared memory" not in tail:
            raise ServerFailed(f"the server ended at once\n{tail}")
        time.sleep(0.2)


def _launch(home: Home, programs: Binaries, sockets: Path, settings: dict[str, str]) -> int:
    command = [str(programs.program("postgres")), "-D", str(home.cluster)]
    for name, value in {**settings, "unix_socket_directories": str(sockets)}.items():
        command += ["-c", f"{name}={value}"]
    with home.log.open("ab") as log:
        child = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, **home.account.launch())  # noqa: S603 - our own binaries
    child.returncode = 0  # it outlives this object on purpose; `postmaster.is_alive` reaps it
    return child.pid


def _tail(home: Home) -> str:
    try:
        return "\n".join(home.log.read_text(encoding="utf-8", errors="replace").splitlines()[-12:])
    except OSError:
        return ""


def _home(folder: Path) -> Home:
    """The folder itself, or, when the server's account can't get there, a place of its own noted in the folder."""
    note = folder / "place"
    if note.exists():
        place = Path(note.read_text(encoding="utf-8").strip())
        return Home(folder=folder, place=place, account=account.choose(place / "cluster"))
    chosen = account.choose(folder / "cluster")
    if not chosen.other or chosen.can("x", folder):
        return Home(folder=folder, place=folder, account=chosen)
    FOREIGN.mkdir(mode=0o711, parents=True, exist_ok=True)
    place = Path(tempfile.mkdtemp(prefix=f"{folder.parent.name}-", dir=FOREIGN))
    place.chmod(0o711)
    note.write_text(f"{place}\n", encoding="utf-8")
    return Home(folder=folder, place=place, account=chosen)


def _sockets(home: Home) -> Path:
    """A directory that only the server's account may enter: in the place, or, where that name is too long, in /tmp."""
    usual = home.place / "socket"
    if len(os.fsencode(usual)) + len(f"/.s.PGSQL.{postmaster.PORT}") <= SOCKET_LIMIT and not set(str(usual)) & set(
        ',"'
    ):
        return _private(usual, home.account)
    note = home.folder / "socket-place"
    if note.exists():
        noted = Path(note.read_text(encoding="utf-8").strip())
        with contextlib.suppress(FileNotFoundError):
            status = noted.lstat()
            if status.st_uid == home.account.uid and status.st_mode & 0o170777 == 0o040700:
                return noted
    fresh = Path(tempfile.mkdtemp(prefix="foreword-", dir="/tmp"))
    home.account.own(fresh)
    note.write_text(f"{fresh}\n", encoding="utf-8")
    return fresh


def _private(directory: Path, owner: Account) -> Path:
    directory.mkdir(mode=0o700, exist_ok=True)
    owner.own(directory)
    return directory
