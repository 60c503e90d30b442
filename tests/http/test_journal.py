"""The journal: one commit for many, nobody pays for another's failure, nothing is written twice, nothing waits for upkeep."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import asyncpg
import pytest

from app.journal import Draft, Journal
from store import injections as stored
from store.accesses import EVERY
from store.errors import OutcomeUnknown, Unavailable
from store.injections import Injection, Part

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.http.service import Host

pytestmark = pytest.mark.anyio


def now() -> datetime:
    return datetime.now(UTC)


@pytest.fixture
async def journal(host: Host) -> AsyncIterator[Journal]:
    journal = Journal(host.whole.services.database, now)
    journal.start()
    yield journal
    await journal.stop()


def given(text: str, *accessed: int) -> Injection:
    part = Part(key="k", text="## Memory\n", memory_ids=(), entries=b"[]", left_out=b"[]")
    return Injection(
        at=now(), revision=1, namespace=None, session_id="s", request={}, text=text, hash="sha256:0", stable_tokens=1,
        volatile_tokens=1, total_tokens=2, max_tokens=9, entries=[], left_out=[], also={}, correction=None, triggers=(),
        degraded=(), memory_ids=accessed, rules=(), saved_tokens=0, part=part,
    )  # fmt: skip


async def agent(host: Host) -> int:
    await host.hold("The bell rings at six")
    async with host.whole.services.database.tenant(host.org, reading=True) as tx:
        number: int = await tx.value("SELECT agent_id FROM agents")
        return number


async def texts(host: Host) -> list[str]:
    async with host.whole.services.database.tenant(host.org, reading=True) as tx:
        return [row[0] for row in await tx.fetch("SELECT text FROM injections ORDER BY injection_id")]


async def test_a_failing_row_fails_alone(host: Host, journal: Journal) -> None:
    mine = await agent(host)
    drafts = [Draft(org=host.org, agent_id=mine, at=now(), injection=given(f"t{n}")) for n in range(20)]
    drafts[3] = replace(drafts[3], agent_id=2**40)
    drafts[11] = replace(drafts[11], injection=given("a NUL \0 here"))
    got = await asyncio.gather(*(journal.write(draft) for draft in drafts), return_exceptions=True)
    assert [n for n, each in enumerate(got) if isinstance(each, Exception)] == [3, 11]
    numbers = [each for each in got if isinstance(each, int)]
    assert len(set(numbers)) == 18
    assert sorted(await texts(host)) == sorted(f"t{n}" for n in range(20) if n not in {3, 11})


NOTED = "SELECT (SELECT count(*) FROM touches) + (SELECT count(*) FROM accesses)"
"""Accesses as they were appended, and those that have been added up since: each of these rows was accessed once."""


async def test_each_request_hears_the_id_of_its_own_block(host: Host, journal: Journal) -> None:
    mine = await agent(host)
    drafts = [
        Draft(org=host.org, agent_id=mine, at=now(), injection=given(f"t{n}", n), warm=(n,))
        if n % 3
        else Draft(org=host.org, agent_id=mine, at=now(), accessed=(n,))
        for n in range(60)
    ]
    got = await asyncio.gather(*(journal.write(draft) for draft in drafts))
    async with host.whole.services.database.tenant(host.org, reading=True) as tx:
        for n, number in enumerate(got):
            row = None if number is None else await stored.get(tx, mine, number)
            assert (row is None) == (n % 3 == 0)
            assert row is None or row.injection.text == f"t{n}"
        assert await tx.value(NOTED) == 60


@pytest.mark.parametrize("error", [OutcomeUnknown("cut"), Unavailable("away")])
async def test_what_may_have_been_written_is_not_written_again(
    host: Host, journal: Journal, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    mine, tries = await agent(host), 0

    async def lost(*_: Any) -> Any:
        nonlocal tries
        tries += 1
        raise error

    monkeypatch.setattr(stored, "append", lost)
    drafts = [Draft(org=host.org, agent_id=mine, at=now(), injection=given(f"t{n}")) for n in range(7)]
    got = await asyncio.gather(*(journal.write(draft) for draft in drafts), return_exceptions=True)
    assert {type(each) for each in got} == {type(error)}
    assert tries <= 2, "one commit, and one more for those that came meanwhile"


async def test_upkeep_that_fails_fails_no_request_and_writes_nothing_twice(
    host: Host, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine, failed = await agent(host), asyncio.Event()

    async def broken(*_: Any) -> None:
        failed.set()
        raise asyncpg.PostgresError("no")

    monkeypatch.setattr("app.followup.tidy", broken)
    drafts = [
        Draft(org=host.org, agent_id=mine, at=now(), injection=given(f"t{n}", *range(64)))
        for n in range(EVERY // 64 + 1)
    ]
    got = await asyncio.gather(*(journal.write(draft) for draft in drafts))
    await journal.followup.settled()
    assert failed.is_set()
    assert len(await texts(host)) == len(got) == len(set(got))


async def test_a_request_that_gave_up_is_no_trouble(host: Host, journal: Journal) -> None:
    mine = await agent(host)
    drafts = [Draft(org=host.org, agent_id=mine, at=now(), injection=given(f"t{n}")) for n in range(5)]
    tasks = [asyncio.create_task(journal.write(draft)) for draft in drafts]
    await asyncio.sleep(0)
    tasks[2].cancel()
    got = await asyncio.gather(*tasks, return_exceptions=True)
    assert [isinstance(each, int) for each in got] == [True, True, False, True, True]
    assert await journal.write(Draft(org=host.org, agent_id=mine, at=now(), injection=given("last")))


async def test_what_waits_when_the_end_comes_is_written_first(host: Host) -> None:
    mine, journal = await agent(host), Journal(host.whole.services.database, now)
    journal.start()
    drafts = [Draft(org=host.org, agent_id=mine, at=now(), injection=given(f"t{n}")) for n in range(40)]
    waiting = [asyncio.create_task(journal.write(draft)) for draft in drafts]
    await asyncio.sleep(0)
    await journal.stop()
    assert len({await each for each in waiting}) == 40
    assert len(await texts(host)) == 40
