"""The past read from sums is the past read from the whole log, whatever happened and wherever the stages end."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.use.past import Past, Room, Wanted, found, past, standing
from memory.event import Event, state
from store import agents, erasing, events, ids, memories, stages
from tests.http.replay import replay
from tests.store.conftest import Tenant, new_tenant
from tests.store.shelves import at, index, row
from tests.store.test_memories import held
from tiers.render import priced
from words.when import Window

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from memory.row import Memory
    from tests.http.replay import Replay
    from tests.http.service import Host
    from words.cost import Cost

pytestmark = pytest.mark.anyio

WORDS = [f"w{n}" for n in range(12)]
WEIGHTS = [1 / (n + 1) for n in range(12)]
KEYS = ["host-1", "host-2"]
DEEDS = (
    *("teach",) * 4, *("change",) * 3, *("retire",) * 3, *("sum up",) * 3, "bring", "late", "erase", "prune", "prune", "wait",
)  # fmt: skip


@dataclass(slots=True, kw_only=True)
class Story:
    """What happens to one agent's rows; the clock goes on by a minute with each deed."""

    tenant: Tenant
    cost: Cost
    names: Sequence[str]
    minutes: float = 0
    rows: dict[int, Memory] = field(default_factory=dict)

    async def do(self, deed: str, chance: random.Random) -> None:
        self.minutes += chance.choice((0, 1, 1, 30))
        held = [number for number, one in self.rows.items() if one.content]
        match deed:
            case "teach" | "bring":
                await self.teach(chance, "import" if deed == "bring" else "learn")
            case "change" | "late" | "retire" | "erase" if held:
                await self.change(self.rows[chance.choice(held)], deed, chance)
            case "prune":
                await self.prune()
            case "sum up":
                async with self.tenant.tx() as tx:
                    await agents.lock(tx, self.tenant.agent)
                    await stages.advance(tx, self.tenant.agent, self.cost, chance.randint(1, 9))
            case _:
                self.minutes += 60

    async def teach(self, chance: random.Random, rule: str) -> None:
        """New rows; those that an import brings were learned earlier, or, by another clock, a little later."""
        now = at(self.minutes)
        learned = at(self.minutes + chance.choice((-90, -10, 2))) if rule == "import" else now
        async with self.tenant.tx() as tx:
            await agents.lock(tx, self.tenant.agent)
            born = [self.new(number, learned, chance) for number in await ids.reserve(tx, chance.randint(1, 4))]
            keys = {one.id: chance.sample(KEYS, chance.randint(0, 2)) for one in born}
            await memories.insert(tx, self.tenant.agent, born, index={m.id: index(m, *keys[m.id]) for m in born})
            told = [self.event(one, "created", rule, now, None, one) for one in born]
            await events.append(tx, self.tenant.agent, told)
        self.rows |= {one.id: one for one in born}

    def new(self, number: int, learned: datetime, chance: random.Random) -> Memory:
        words = tuple(dict.fromkeys(chance.choices(WORDS, WEIGHTS, k=chance.randint(1, 6))))
        cut = chance.randint(1, len(words))
        made = row(
            number,
            " ".join(words),
            learned_at=learned,
            placed_at=learned,
            namespace=chance.choice(self.names),
            tier=chance.choice(("L0", "L1", "L1", "L1", "L2", "L3")),
            kind=chance.choice(("semantic", "episodic")),
            session_id=chance.choice((None, "s1", "s2")),
            status=chance.choice(("fact", "fact", "hypothesis")),
            expires_at=learned + timedelta(minutes=chance.randint(5, 200)) if chance.random() < 0.3 else None,
            tokens=words[:cut],
            parts=words[cut:],
        )
        return priced(made, self.cost)

    async def change(self, before: Memory, deed: str, chance: random.Random) -> None:
        """One row moves, says something else about itself, or is retired; `late`: its writer's clock was behind."""
        now = at(self.minutes - chance.randint(1, 40) if deed == "late" else self.minutes)
        now = max(now, before.learned_at)
        after = replace(before, status="retired", retired_reason=deed)
        if deed in ("change", "late"):
            after = replace(
                before,
                tier=chance.choice(("L0", "L1", "L1", "L2")),
                status=before.status if chance.random() < 0.6 or before.status == "retired" else "hypothesis",
                placed_at=chance.choice((before.placed_at, now)),
                domains=chance.choice((before.domains, ("ops",), ())),
            )
        after = priced(after, self.cost)
        async with self.tenant.tx() as tx:
            await agents.lock(tx, self.tenant.agent)
            await memories.save(tx, self.tenant.agent, [after])
            await events.append(tx, self.tenant.agent, [self.event(after, deed, deed, now, before, after)])
            if deed == "erase":
                await erasing.rows(tx, self.tenant.agent, [after.id])
                after = replace(after, content="")
        self.rows[after.id] = after

    async def prune(self) -> None:
        async with self.tenant.tx() as tx:
            await agents.lock(tx, self.tenant.agent)
            gone = await memories.expired(tx, self.tenant.agent, at(self.minutes))
            told = [self.event(one, "pruned", "expired", at(self.minutes), one, None) for one in gone]
            await events.append(tx, self.tenant.agent, told)
            await memories.prune(tx, self.tenant.agent, gone)
        for one in gone:
            del self.rows[one.id]

    def event(  # noqa: PLR0917 - an event has as many parts
        self, one: Memory, kind: str, rule: str, when: datetime, before: Memory | None, after: Memory | None
    ) -> Event:
        return Event(
            subject="memory",
            subject_id=one.id,
            kind=kind,
            rule=rule,
            actor="test",
            at=when,
            before=None if before is None else state(before),
            after=None if after is None else state(after),
        )

    async def check(self, when: datetime, scopes: Sequence[str] | None, chance: random.Random) -> None:
        """Everything that a block is decided from, at one moment."""
        async with self.tenant.tx(reading=True) as tx:
            then = await replay(tx, self.tenant.agent, when, scopes, self.cost)
            shelf = await past(tx, self.tenant.agent, when, scopes, self.cost)
            assert shelf.memories == then.rarity.memories
            counts = await shelf.counts(WORDS)
            assert {word: n for word, n in counts.items() if n} == dict(then.rarity.counts)
            kept = chance.randint(0, 4)
            stood = await standing(shelf, Room(lines=4, fitting=lambda _: kept))
            assert [one.id for one in stood.pinned] == sorted(one.id for one in then.pinned)
            assert list(stood.index) == then.index[:kept]
            assert stood.index_unloaded == len(then.index[kept:])
            assert stood.index_unloaded_tokens == sum(one.index_cost for one in then.index[kept:])
            for _ in range(3):
                words, keys = chance.choices(WORDS, k=chance.randint(0, 4)), chance.sample(KEYS, chance.randint(0, 1))
                some = chance.sample(sorted(self.rows), min(2, len(self.rows)))
                limit = chance.randint(1, 5)
                got = await found(shelf, Wanted(keys=keys, tokens=words, ids=some, limit=limit))
                expected = [*then.found(keys, words, limit), *(number for number in some if number in then.rows)]
                assert [one.id for one in got.memories] == [*dict.fromkeys(expected)], (when, keys, words)
                assert list(got.memories) == [then.rows[one.id] for one in got.memories]
            await self.check_episodes(shelf, then, chance)

    async def check_episodes(self, shelf: Past, then: Replay, chance: random.Random) -> None:
        """What happened when, and who stood beside whom."""
        start = at(chance.uniform(0, self.minutes))
        window = Window(start=start, end=start + timedelta(minutes=chance.randint(1, 90)), said="then", clear=True)
        assert await shelf.happened([window]) == then.happened([window])
        told = [one.id for one in then.seen if one.kind == "episodic"]
        around = await shelf.around(told)
        assert {of: turns for of, turns in around if turns} == {of: turns for of, turns in then.around(told) if turns}


@given(
    deeds=st.lists(st.tuples(st.sampled_from(DEEDS), st.integers(0, 2**32)), min_size=20, max_size=60),
    spread=st.sampled_from([1, 3, 20]),
    seed=st.integers(0, 2**32),
)
@settings(
    max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
async def test_sums_and_log_tell_the_same_past(
    host: Host, deeds: list[tuple[str, int]], spread: int, seed: int
) -> None:
    services, chance = host.whole.services, random.Random(seed)  # noqa: S311 - the same histories for the same seeds
    story = Story(
        tenant=await new_tenant(services.database), cost=services.cost, names=[f"n{n}" for n in range(spread)]
    )
    for deed, number in deeds:
        await story.do(deed, random.Random(number))  # noqa: S311 - the same
    assert sum((await held(story.tenant)).values()) == len(story.rows)
    for when in (*(chance.uniform(-1, story.minutes + 1) for _ in range(3)), float(int(story.minutes))):
        for scopes in (None, sorted(story.names[:2])):
            await story.check(at(when), scopes, chance)
