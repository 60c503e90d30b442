"""The first run of an embedded instance: `foreword serve` prints a one-time link, `foreword sign-in` another one."""

from __future__ import annotations

import http.client
import re
import subprocess
import sys
import threading
import time
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest

from app.demo import free

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.cli.conftest import Shell

LINK = re.compile(r"http://127\.0\.0\.1:\d+/enter\?link=own_\w+")
SOON = 90


class Served:
    """A service of two processes, and what it says on standard error."""

    def __init__(self, shell: Shell, **environment: str) -> None:
        self.port = free("127.0.0.1", 8900)
        command = [sys.executable, "-m", "app.cli", "serve", "--data", str(shell.data), "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--workers", "2"],
            env=shell.environment(**environment),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.said: list[str] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.said.append(line)

    def wait(self) -> None:
        """Until it is ready, or fails to be."""
        until = time.monotonic() + SOON
        while time.monotonic() < until and self.process.poll() is None:
            try:
                if self.ask("/readyz").status == 200:
                    return
            except OSError:
                pass
            time.sleep(0.2)
        pytest.fail("".join(self.said))

    def ask(self, path: str, **headers: str) -> http.client.HTTPResponse:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        connection.request("GET", path, headers=headers)
        reply = connection.getresponse()
        reply.read()
        connection.close()
        return reply

    def text(self, path: str) -> str:
        """A page's text."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        connection.request("GET", path)
        found = connection.getresponse().read().decode()
        connection.close()
        return found

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(SOON)
        self._reader.join(SOON)
        if self.process.stderr is not None:
            self.process.stderr.close()


@pytest.fixture(scope="module")
def served(shell: Shell) -> Iterator[Served]:
    running = Served(shell)
    try:
        running.wait()
        yield running
    finally:
        running.stop()


def path_of(text: str) -> str:
    parts = urlsplit(text)
    return f"{parts.path}?{parts.query}"


def cookie_of(reply: Any) -> str:
    return str(reply.getheader("set-cookie")).partition(";")[0]


def test_the_printed_link_signs_the_owner_in_once_in_every_process(served: Served) -> None:
    (link,) = LINK.findall("".join(served.said))
    assert served.ask("/v1/auth/session").status == 401
    came = served.ask(path_of(link))
    assert (came.status, came.getheader("location")) == (303, "/")
    assert {served.ask("/v1/auth/session", Cookie=cookie_of(came)).status for _ in range(8)} == {200}
    assert served.ask(path_of(link)).status == 404


def test_another_link_is_to_be_had_while_the_service_runs(served: Served, shell: Shell) -> None:
    told = shell.here("sign-in", "--json", FOREWORD_PORT=str(served.port))
    assert told.code == 0, told.err
    assert served.ask(path_of(told.value["link"])).status == 303
    assert LINK.match(shell.here("sign-in").out)


def test_the_key_is_kept_for_its_owner_alone(served: Served, shell: Shell) -> None:
    kept = shell.data / "sign-in.key"
    assert kept.stat().st_mode & 0o777 == 0o600
    assert len(kept.read_bytes()) >= 32
    assert kept.read_text(encoding="ascii") not in "".join(served.said)


@pytest.mark.parametrize("name", ["FOREWORD_SESSION_KEY", "FOREWORD_SESSION_KEY_BEFORE"])
def test_a_weak_key_is_refused_at_start(shell: Shell, name: str) -> None:
    refused = shell.here("serve", **{name: "thirty-one bytes are not enough"})
    assert refused.code == 1
    assert name in refused.err
    assert "32 bytes" in refused.err


@pytest.mark.parametrize("key", [None, "a key of sign-ins that is long enough to sign"])
def test_on_a_database_of_ones_own_the_operator_is_told_how_people_come_in(
    shell: Shell, fresh_database_url: str, key: str | None
) -> None:
    """Without a key no link is printed that would sign nobody in: the service, the command and the page say what to do."""
    environment = {"FOREWORD_DATABASE_URL": fresh_database_url} | ({} if key is None else {"FOREWORD_SESSION_KEY": key})
    running = Served(shell, **environment)
    try:
        running.wait()
        said = "".join(running.said)
        told = shell("sign-in", "--json", FOREWORD_PORT=str(running.port), **environment)
        page = running.text("/sign-in")
        if key is None:
            assert "FOREWORD_SESSION_KEY" in said
            assert "secrets.token_urlsafe" in said
            assert LINK.search(said) is None
            assert told.code != 0
            assert "FOREWORD_SESSION_KEY" in told.out + told.err
            assert "FOREWORD_SESSION_KEY" in page
        else:
            assert "foreword sign-in" in said
            assert "FOREWORD_SESSION_KEY" not in said + page
            assert running.ask(path_of(told.value["link"])).status == 303
    finally:
        running.stop()
