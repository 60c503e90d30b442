"""One row in every tenant table, written by the functions that the service uses."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from memory.event import Event, state
from selfmodel.domain import Domain, Outcome
from store import (
    agents,
    episodes,
    erasing,
    events,
    idempotency,
    ids,
    injections,
    invitations,
    judge_calls,
    keys,
    members,
    memories,
    mentions,
    moving,
    organisations,
    outcomes,
    people,
    retention,
    stages,
    summing,
    tensions,
    turns,
)
from store.injections import Given, Injection, Part
from store.invitations import Invitation
from store.keys import KeyRow
from store.mentions import Mention
from store.turns import TurnRow
from tensions.tension import Claim, Tension
from tests.store.shelves import START, at, teach
from words.entities import Entity

if TYPE_CHECKING:
    from memory.row import Memory
    from store.database import Tx
    from tests.store.conftest import Tenant


PART = Part(key="p1", text="## Memory\n", memory_ids=(1,), entries=b"[]", left_out=b"[]")


def injection(**fields: object) -> Injection:
    given: dict[str, object] = {
        "at": START, "revision": 1, "namespace": None, "session_id": "s1", "request": {"userMessage": "Where?"},
        "text": "### Recalled\n", "part": PART, "also": {}, "hash": "sha256:0",
        "stable_tokens": 3, "volatile_tokens": 4, "total_tokens": 7, "max_tokens": 2000,
        "entries": [{"id": 1, "line": "- Über\n"}], "left_out": [], "correction": None, "triggers": ("db-stg-01",), "degraded": (),
        "memory_ids": (1, 2), "rules": ("index", "identifier"), "saved_tokens": 5,
        "rule_tokens": (3, 4), "line_count": 2, "left_out_count": 0,
    }  # fmt: skip
    return Injection(**{**given, **fields})  # type: ignore[arg-type] # a table of defaults


def tension(number: int, a: Claim | str, b: Claim | str, **fields: object) -> Tension:
    given: dict[str, object] = {
        "namespace": "default", "status": "open", "impact": "medium", "question": "Which is it?", "origin": "api",
        "shape": "polarity", "created_at": START,
    }  # fmt: skip
    sides = [Claim(text=side) if isinstance(side, str) else side for side in (a, b)]
    return Tension(id=number, a=sides[0], b=sides[1], **{**given, **fields})  # type: ignore[arg-type] # a table of defaults


async def fill(tenant: Tenant) -> int:
    """Put a row into every table; returns the id of the tension."""
    first, second = await teach(tenant, "We deploy on Fridays", "We never deploy on Fridays", keys=("prod-eu-1",))
    (gone,) = await teach(tenant, "We deployed by hand once")
    async with tenant.tx() as tx:
        await agents.lock(tx, tenant.agent)
        number, given, key = await ids.reserve(tx, 3)
        await judge_calls.take(tx, START.date(), 10)
        await memories.touched(tx, tenant.agent, [first.id], "s1", at(1))
        await agents.revise(tx, tenant.agent, at(2), "test")
        await memories.touched(tx, tenant.agent, [first.id], "s2", at(3))
        born = Event(
            subject="memory", subject_id=first.id, kind="created", rule="learn", actor="test", at=START, before=None,
            after=state(first),
        )  # fmt: skip
        await events.append(tx, tenant.agent, [born])
        await _summed(tx, tenant.agent, gone)
        await episodes.cite(tx, tenant.agent, second.id, [first.id])
        named = Entity(key="prod-eu-1", text="prod-eu-1", kind="identifier")
        await mentions.note(tx, tenant.agent, [Mention(memory_id=first.id, namespace="default", entity=named)])
        claims = [Claim(text=m.content, memory_id=m.id) for m in (first, second)]
        await tensions.insert(tx, tenant.agent, tension(number, *claims))
        await outcomes.insert(tx, tenant.agent, Outcome(id=given, domain="database", score=0.0, at=START))
        await outcomes.save_domain(
            tx, tenant.agent, Domain(name="database", reliability=0.5333, samples=1, last_outcome_at=START)
        )
        given = [Given(agent_id=tenant.agent, injection=injection())]
        await injections.append(tx, given, parts=[(tenant.agent, PART, 1)])
        await summing.sum_up(tx, at(9))
        await turns.insert(
            tx,
            tenant.agent,
            TurnRow(at=START, session_id="s1", namespace=None, rules=("learn",), report={"stored": []}),
        )
        await keys.insert(
            tx,
            KeyRow(
                key_id=key,
                name="host",
                env="test",
                hash=b"h",
                scopes=("memories:read",),
                agent_id=None,
                agent=None,
                created_at=START,
            ),
        )
        await retention.remember(tx, START)
        await erasing.told(tx, tenant.agent, START)
        await idempotency.keep(tx, "key:1", "k", "turns", b"b", 200, b"{}")
        await invitations.create(tx, Invitation(
            id=await invitations.reserve(tx), kind="invitation", role="member", email=None, hash=b"h", made_by="test",
            created_at=START, expires_at=at(9),
        ))  # fmt: skip
    async with tenant.database.people() as tx:
        person = await people.create(tx, f"{tenant.org}@harbour.example", "Ines", None, START)
        assert person is not None
        await members.add(tx, tenant.org, person, "owner", START)
    await _send_away(tenant)
    return number


async def _summed(tx: Tx, agent_id: int, row: Memory) -> None:
    """A row was held after the first stage of the past and not after the second one."""
    after, before = replace(row, status="retired", retired_reason="old"), None
    for now, kind in ((row, "created"), (after, "retired")):
        await memories.save(tx, agent_id, [now])
        told = Event(
            subject="memory", subject_id=row.id, kind=kind, rule="test", actor="test", at=START, before=before, after=state(now)
        )  # fmt: skip
        await events.append(tx, agent_id, [told])
        await stages.advance(tx, agent_id, len, 1)
        before = state(now)
    while await stages.advance(tx, agent_id, len, 1):
        pass


async def _send_away(tenant: Tenant) -> None:
    """An agent with a key that was here once."""
    to = await organisations.create(tenant.database, "elsewhere")
    async with tenant.tx() as tx:
        agent = await agents.ensure(tx, "gone", user_linked=False)
        (number,) = await ids.reserve(tx, 1)
        key = KeyRow(
            key_id=number, name="laptop", env="agt", hash=b"h", scopes=(), agent_id=agent.agent_id, agent="gone",
            created_at=START, kind="agent",
        )  # fmt: skip
        await keys.insert(tx, key)
        await moving.move(tx, agent, to, "gone")
