"""No secret gets in by any door: every text of every writing operation, by REST, as a tool, by a person, in an import.

What is walked is the operations table: a text field that is added tomorrow is tried, or has to be named here with a reason.
"""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

import asyncpg
import orjson
import pytest
import structlog

from app.operations import OPERATIONS
from tests.contract.store import MASTER
from tests.http.people import PASSWORD, signed_up
from tests.http.test_transfer import as_lines, exported, peopled, sent
from tests.http.test_use_secrets import CHOSEN, NEVER_STORED, PLACES, SECRET, fields, planted
from tests.parity.test_rest_and_mcp import mcp

if TYPE_CHECKING:
    from collections.abc import Iterator

    from app.operations import Operation
    from tests.contract.store import Agent
    from tests.http.people import Person

pytestmark = pytest.mark.anyio

EXEMPT = {
    "password": "it is a secret by its nature: a hash of it is all that is kept",
    "current": "the same, and only compared",
    "new": "the same",
    "invitation": "what opens an invitation: compared with a hash",
    "link": "what opens the first sign-in: compared with a hash",
    "agentKey": "a key of ours that says which agent is meant: compared with a hash",
    "lines": "read line by line: see below",
}
"""Texts of a writing request that need no search, by their path."""

WRITING = [row for row in OPERATIONS if row.writes]
EVERY = [(row, path) for row in WRITING for path in fields(row.input)]


def _is_chosen(path: str) -> bool:
    names = set(path.replace("[]", "").split("."))
    return (
        bool(CHOSEN & names)
        or path in EXEMPT
        or path.split(".", maxsplit=1)[0].split("[", maxsplit=1)[0] in NEVER_STORED
    )


PROVENANCE = [(row, path) for row, path in EVERY if row.face == "provenance" and not _is_chosen(path)]
PEOPLE = [
    (row, path)
    for row, path in EVERY
    if row.face == "context" and row.scope in ("session", "open") and not _is_chosen(path)
]
TOOLS = [(row, path) for row, path in EVERY if row.tool is not None and not _is_chosen(path)]


def test_every_text_of_every_writing_operation_is_tried_or_has_its_reason() -> None:
    tried = {(row.face, row.name, path) for row, path in (*PLACES, *PROVENANCE, *PEOPLE)}
    untried = {(row.face, row.name, path) for row, path in EVERY} - tried
    assert {path for _, _, path in untried if not _is_chosen(path)} == set()
    assert {path for path in EXEMPT if not any(path == known for _, known in EVERY)} == set()
    assert len(TOOLS) >= 10


async def everything(database_url: str) -> str:
    """Every row of every table that there is, whoever it belongs to."""
    owner = await asyncpg.connect(database_url)
    try:
        tables = await owner.fetch(
            "SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace"
        )
        rows = [await owner.fetch(f'SELECT t::text FROM "{table[0]}" AS t') for table in tables]
    finally:
        await owner.close()
    return "\n".join(row[0] for found in rows for row in found)


async def test_the_search_sees_what_is_stored(linked: Agent, database_url: str) -> None:
    await linked.remember("The bell rings at a quarter past nine.")
    assert "a quarter past nine" in await everything(database_url)


async def address(agent: Agent, row: Operation) -> str:
    if "{id}" not in row.path:
        return row.path
    return row.path.replace("{id}", str((await agent.remember("The bell rings."))["id"]))


@pytest.mark.parametrize(("row", "path"), PROVENANCE, ids=lambda value: getattr(value, "name", value))
async def test_a_secret_in_any_text_of_the_provenance_store_is_refused(
    linked: Agent, database_url: str, row: Operation, path: str
) -> None:
    body = planted(copy.deepcopy(row.example_in or {}), path, f"see {SECRET} there")
    body.pop("parent_id", None)
    key = MASTER if row.scope == "master" else ""
    with structlog.testing.capture_logs() as logs:
        reply = await linked.ask(row.method, await address(linked, row), key=key, json=body)
    assert reply.status_code == (200 if row.name == "revokeKey" else 422), reply.text  # looks for a name and finds none
    assert SECRET not in reply.text + str(reply.headers) + str(logs) + await everything(database_url)


@pytest.mark.parametrize(("row", "path"), TOOLS, ids=lambda value: getattr(value, "tool", value))
async def test_a_secret_in_any_argument_of_a_tool_is_refused(
    linked: Agent, database_url: str, row: Operation, path: str
) -> None:
    arguments = planted(copy.deepcopy(row.example_in or {}), path, f"see {SECRET} there")
    for taken in ("parent_id", "injectionId", "agent"):
        if taken != path:
            arguments.pop(taken, None)
    if "{id}" in row.path:
        arguments["id"] = (await linked.remember("The bell rings."))["id"]
    with structlog.testing.capture_logs() as logs:
        result = await mcp(linked, row, arguments)
    told = orjson.dumps(result).decode()
    assert result.get("isError") is True or '"secret"' in told, told
    assert SECRET not in told + str(logs) + await everything(database_url)


@pytest.mark.parametrize(("row", "path"), PEOPLE, ids=lambda value: getattr(value, "name", value))
async def test_a_secret_in_any_text_that_a_person_sends_is_refused(
    store: Agent, database_url: str, row: Operation, path: str
) -> None:
    person = await signed_up(store.whole)
    ids = await _ids(person)
    body = {name: value for name, value in (row.example_in or {}).items() if name not in ("agentKey", "invitation")}
    secret = f"{SECRET}@harbour.example" if path == "email" else f"see {SECRET}"
    body = planted(body, path, secret)
    part = row.path.split("/")[2]
    url = row.path.replace("{id}", ids.get(part, "1")).replace("{person}", str(person.id)).replace("{domain}", "x")
    with structlog.testing.capture_logs() as logs:
        if row.lines_in:
            reply = await sent(person, as_lines({"content": "The bell rings."}), f"?{urlencode({path: secret})}")
        else:
            reply = await person.ask(row.method, url, body)
    assert reply.status_code >= 400 or row.lines_out, reply.text
    assert SECRET not in reply.text + str(reply.headers) + str(logs) + await everything(database_url)


async def _ids(person: Person) -> dict[str, str]:
    return {
        "organisations": str(person.org),
        "agents": str((await person.post("/v1/agents", name="crane"))["id"]),
        "keys": str((await person.post("/v1/keys", name="k"))["id"]),
    }


def leaves(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The place of every text in a JSON value."""
    if isinstance(value, str):
        yield at
    elif isinstance(value, dict):
        for name, each in value.items():
            yield from leaves(each, (*at, name))
    elif isinstance(value, list):
        for number, each in enumerate(value):
            yield from leaves(each, (*at, number))


async def test_a_secret_in_any_text_of_any_line_of_an_import_is_refused_or_left_out(
    store: Agent, database_url: str
) -> None:
    lines = await exported(await peopled(store.whole))
    into = await signed_up(store.whole)
    tried = 0
    for number, line in enumerate(lines):
        for place in leaves(line):
            changed = copy.deepcopy(lines)
            at: Any = changed[number]
            for step in place[:-1]:
                at = at[step]
            at[place[-1]] = f"see {SECRET}"
            with structlog.testing.capture_logs() as logs:
                reply = await sent(into, as_lines(*changed[: number + 1]), "?dryRun=true" if tried % 2 else "")
            assert SECRET not in reply.text + str(logs), (line, place)
            tried += 1
    assert tried > 100
    assert SECRET not in await everything(database_url)


def test_the_password_of_the_tests_is_none_that_a_search_would_find() -> None:
    assert SECRET not in PASSWORD
