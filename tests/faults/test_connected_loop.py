"""The loop as it is shipped: episodes told to one run of `foreword serve` are, of themselves, a summary in a block of the next.

Nothing here runs a pass, calls consolidation or reads the store; the one thing done by hand is that a week goes by.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import asyncpg
import pytest

from store.migrate import migrate

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
WITHIN = 120.0

TOLD = (
    ("The deploy of the checkout to db-stg-01.internal failed because PG_SSLMODE was missing.", "failure"),
    ("Caroline Weber set PG_SSLMODE=require in ops/deploy.md.", "unknown"),
    ("The deploy of the checkout worked at the second try.", "success"),
)
ASKED = {"userMessage": "Why did the deploy of the checkout fail on db-stg-01.internal?", "sessionId": "weeks later"}

WEEK_BACK = (
    "SET row_security = off",
    """UPDATE memories SET learned_at = learned_at - interval '8 days', last_observed_at = last_observed_at - interval '8 days',
       placed_at = placed_at - interval '8 days', occurred_at = occurred_at - interval '8 days'""",
    "UPDATE events SET at = at - interval '8 days'",
)
"""A week and a day goes by: all that says when it was is moved back."""


def environment(url: str, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("FOREWORD_")}
    return {**kept, "PYTHONPATH": str(ROOT), "FOREWORD_DATABASE_URL": url, **more}


@pytest.fixture
def own_url(server_url: str, worker_id: str) -> Iterator[str]:
    """A migrated database that no other test knows, so that its maintenance is of this test alone."""
    name = f"loop_{worker_id}"
    asyncio.run(_run(server_url, f"CREATE DATABASE {name}"))
    url = server_url.replace("/foreword?", f"/{name}?")
    asyncio.run(migrate(url))
    yield url
    asyncio.run(_run(server_url, f"DROP DATABASE {name} WITH (FORCE)"))


async def _run(url: str, *statements: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


class Client:
    """What an agent's host asks of a running service."""

    def __init__(self, port: int, key: str) -> None:
        self.line = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        self.key = key

    def ask(self, method: str, path: str, **body: Any) -> Any:
        headers = {"Authorization": f"Bearer {self.key}", "Content-Type": "application/json"}
        self.line.request(method, path, json.dumps(body) if body else None, headers)
        reply = self.line.getresponse()
        told = json.loads(reply.read())
        assert reply.status in (200, 201), told
        return told


@contextmanager
def served(url: str, key: str, folder: Path, **chosen: str) -> Iterator[Client]:
    """`python -m app.cli serve`, from its start to its end by a signal."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    with (folder / f"{port}.log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "app.cli", "serve"],
            cwd=folder,
            env=environment(url, FOREWORD_PORT=str(port), **chosen),
            stdout=log,
            stderr=log,
        )
        client = Client(port, key)
        try:
            until(lambda: _is_ready(client, process))
            yield client
        finally:
            client.line.close()
            process.send_signal(signal.SIGTERM)
            process.wait(WITHIN)


def _is_ready(client: Client, process: subprocess.Popen[bytes]) -> bool:
    assert process.poll() is None, "it ended"
    try:
        return client.ask("GET", "/readyz")["status"] == "ready"
    except (OSError, AssertionError):
        client.line.close()
        return False


def until(happened: Any) -> None:
    end = time.monotonic() + WITHIN
    while not happened():
        assert time.monotonic() < end, "it doesn't happen"
        time.sleep(0.1)


def test_episodes_come_back_as_a_summary_with_their_evidence(own_url: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "app.cli", "key", "create", "--name", "loop", "--json"]
    made = subprocess.run(
        command, cwd=tmp_path, env=environment(own_url), check=True, capture_output=True, timeout=WITHIN
    )
    key = json.loads(made.stdout)["key"]
    with served(own_url, key, tmp_path, FOREWORD_MAINTENANCE_AFTER="0.1") as host:
        told = [
            host.ask("POST", "/v1/episodes", content=content, sessionId="the night", source="ci", outcome=outcome)
            for content, outcome in TOLD
        ]
    numbers = [each["episode"]["id"] for each in told]
    asyncio.run(_run(own_url, *WEEK_BACK))
    with served(own_url, key, tmp_path, FOREWORD_MAINTENANCE_AFTER="0.1") as host:
        until(lambda: host.ask("GET", f"/v1/memories/{numbers[0]}")["status"] == "retired")
        block = host.ask("POST", "/v1/context", **ASKED)
        listed = host.ask("GET", "/v1/sessions/the%20night/episodes")["episodes"]
        (summary,) = {row["supersededBy"] for row in listed}
        line = host.ask("GET", f"/v1/memories/{summary}/lineage")
        named = {row["name"]: row["memories"] for row in host.ask("GET", "/v1/entities")["entities"]}
    entry = next(entry for entry in block["entries"] if entry["id"] == summary)
    assert entry["line"] in block["text"]
    assert entry["line"].endswith("(unverified) (derived, never re-observed)")
    assert (entry["status"], entry["tier"], entry["rule"], entry["hopCount"]) == ("hypothesis", "L2", "identifier", 1)
    assert [row["id"] for row in line["parents"]] == [row["id"] for row in listed] == numbers
    assert [row["status"] for row in listed] == ["retired"] * 3
    assert [(event["kind"], event["rule"], event["actor"]) for event in line["events"]] == [
        ("created", "consolidate", "service")
    ]
    assert not {entry["id"] for entry in block["entries"]} & set(numbers)
    assert named["db-stg-01.internal"] == [summary]
