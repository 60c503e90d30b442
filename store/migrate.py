"""Brings a database to head: numbered SQL files, each in one transaction, any number of starters at once.

One session-wide advisory lock lets one starter migrate while the others wait and find nothing left to do. A starter
that is killed in the middle leaves the last whole migration behind; the next one goes on from there.
"""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

import asyncpg

from store.errors import NoVector, Tampered, TooOld, Unreachable
from store.pool import LOST
from store.sql import load

if TYPE_CHECKING:
    from store.pool import Connection

LOCK = 0x666F7265776F7264
"""The advisory lock of all migrations: the letters of the product's name."""

TRIES = 5
"""Starters in *different* databases of one cluster can collide on the one shared role; PostgreSQL says so, try again."""

QUERIES = load("migrate")


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One numbered file and its checksum."""

    number: int
    name: str
    text: str
    checksum: str


@cache
def steps() -> tuple[Step, ...]:
    """Every migration in order; the numbers run from 1 without a gap."""
    found = sorted(
        (path for path in files("store").joinpath("migrations").iterdir() if path.name.endswith(".sql")),
        key=lambda path: path.name,
    )
    return tuple(_step(path.name, path.read_text(encoding="utf-8")) for path in found)


def _step(name: str, text: str) -> Step:
    return Step(number=int(name[:4]), name=name, text=text, checksum=hashlib.sha256(text.encode()).hexdigest())


async def migrate(url: str) -> list[str]:
    """Apply what is missing as the login of `url` (the owner) and return the names applied.

    Raises `Unreachable`, `TooOld`, `NoVector`, or `Tampered` when an applied file has changed since.
    """
    for attempt in range(TRIES):
        try:
            return await _once(url)
        except (asyncpg.InternalServerError, asyncpg.UniqueViolationError, asyncpg.DuplicateObjectError):
            if attempt == TRIES - 1:
                raise
            await asyncio.sleep(0.1 * (attempt + 1))
    raise AssertionError  # the loop returns or raises


async def _once(url: str) -> list[str]:
    try:
        connection: Connection = await asyncpg.connect(
            url, timeout=10.0, server_settings={"application_name": "foreword-migrate"}
        )
    except LOST as lost:
        raise Unreachable(f"no connection to the database: {lost}") from lost
    try:
        await _check(connection)
        await connection.execute(QUERIES["lock"], LOCK)
        return await _apply(connection)
    finally:
        await connection.close(timeout=5.0)


async def _check(connection: Connection) -> None:
    version = await connection.fetchval(QUERIES["version"])
    if version < 160000:
        raise TooOld(f"PostgreSQL 16 or newer is needed, this is {version // 10000}")
    vector = await connection.fetchval(QUERIES["vector"])
    if vector is None or tuple(int(part) for part in vector.split(".")[:2]) < (0, 8):
        raise NoVector(f"pgvector 0.8 or newer is needed, the server offers {vector or 'none'}")


async def _apply(connection: Connection) -> list[str]:
    await connection.execute(QUERIES["role"])
    await connection.execute(QUERIES["table"])
    done = {row["number"]: row["checksum"] for row in await connection.fetch(QUERIES["done"])}
    applied = []
    for step in steps():
        if step.number not in done:
            await _run(connection, step)
            applied.append(step.name)
        elif done[step.number] != step.checksum:
            raise Tampered(f"{step.name} was applied with another text; write a new migration instead")
    return applied


async def _run(connection: Connection, step: Step) -> None:
    async with connection.transaction():
        await connection.execute(step.text)
        await connection.execute(QUERIES["record"], step.number, step.name, step.checksum)
