"""The database's process is killed under a write, between any two statements: nothing is written, and asked again it is, once."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import asyncpg
import pytest

from app.operations import PROVENANCE
from store.database import Tx
from store.transaction import Transaction
from tests.http.service import host, whole
from tests.scars.test_provenance_writes import write
from tests.scars.writes import everything

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from app.operations import Operation
    from store.pool import Connection
    from tests.http.service import Host

__all__ = ["host", "whole"]

pytestmark = pytest.mark.anyio

ASKS = ("fetch", "row", "value", "run", "each")
WRITES = [row for row in PROVENANCE if row.writes and row.tool is not None and not row.own_transaction]
FACES = ("rest", "mcp")


class Killer:
    """Kills the server's process of a connection before its `at`th statement; 0: before the commit."""

    def __init__(self, owner: Connection, at: int) -> None:
        self.owner, self.at, self.done = owner, at, 0
        self.task = asyncio.current_task()

    @property
    def is_at_work(self) -> bool:
        """It is the request itself: what the service does beside it is left alone."""
        return asyncio.current_task() is self.task

    async def before(self, connection: Connection) -> None:
        self.done += 1
        if self.done == self.at:
            await self.kill(connection)

    async def kill(self, connection: Connection) -> None:
        assert await self.owner.fetchval("SELECT pg_terminate_backend($1, 60000)", connection.get_server_pid())


@asynccontextmanager
async def killing(owner: Connection, at: int) -> AsyncIterator[None]:
    killer = Killer(owner, at)
    with pytest.MonkeyPatch.context() as patch:
        for name in ASKS:
            real = getattr(Tx, name)

            async def ask(self: Tx, *args: Any, real: Any = real) -> Any:
                if killer.is_at_work:
                    await killer.before(self.connection)
                return await real(self, *args)

            patch.setattr(Tx, name, ask)
        commit = Transaction._commit

        async def ended(self: Transaction, connection: Connection) -> None:
            if killer.is_at_work and at == 0:
                await killer.kill(connection)
            await commit(self, connection)

        patch.setattr(Transaction, "_commit", ended)
        yield


@pytest.fixture
async def owner(database_url: str) -> AsyncIterator[Connection]:
    connection = await asyncpg.connect(database_url)
    yield connection
    await connection.close()


@pytest.fixture
async def agent(host: Host) -> Host:
    return replace(host, key=await host.mint(agent="cut off", kind="agent"))


async def ask(agent: Host, face: str, operation: Operation, path: str, body: dict[str, Any]) -> tuple[bool, str]:
    """Whether it was done, and what was said."""
    if face == "rest":
        reply = await agent.ask("POST", path, body, Idempotency_Key="k")
        assert reply.status_code in {200, 503}, reply.text
        return reply.status_code == 200, reply.text
    named = {"id": int(path.split("/")[-2])} if "{id}" in operation.path else {}
    params = {"name": operation.tool, "arguments": {**body, **named}, "_meta": {"idempotencyKey": "k"}}
    reply = await agent.ask("POST", "/api/mcp", {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params})
    result = reply.json()["result"]
    return not result["isError"], result["content"][0]["text"]


async def rows(agent: Host) -> Any:
    await agent.whole.room.uses.settle()
    return await everything(agent)


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("operation", WRITES, ids=lambda row: row.tool)
async def test_killed_before_any_statement_it_has_written_nothing(
    agent: Host, owner: Connection, operation: Operation, face: str
) -> None:
    asked = await write(agent, operation)
    before, at = await rows(agent), 1
    while True:
        async with killing(owner, at):
            done, said = await ask(agent, face, operation, asked.path, asked.body)
        if done:
            break
        assert "database" in said
        assert await rows(agent) == before, f"killed at statement {at}"
        at += 1
    assert at > 5
    assert await rows(agent) != before


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("operation", WRITES, ids=lambda row: row.tool)
async def test_killed_at_the_commit_the_same_request_again_is_done_once(
    agent: Host, owner: Connection, operation: Operation, face: str
) -> None:
    asked = await write(agent, operation)
    async with killing(owner, 0):
        done, said = await ask(agent, face, operation, asked.path, asked.body)
    assert not done
    assert "Idempotency-Key" in said
    done, said = await ask(agent, face, operation, asked.path, asked.body)
    assert done
    after = await rows(agent)
    assert await ask(agent, face, operation, asked.path, asked.body) == (True, said)
    assert await rows(agent) == after
