"""Erasing for the law: everywhere that a text of a row stands, it can be found and overwritten; ids and links stay."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import orjson

from store import stages
from store.sql import load

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from store.database import Tx
    from tensions.tension import Tension

QUERIES = load("erasing")

NAMES = ("id", "into", "old", "new", "memoryId", "memory_id", "parentId", "parent_id")
"""Under these an answer names a row."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """A standing part of a block. `entries` as JSON values."""

    key: str
    text: str
    entries: list[Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Given:
    """A block that was given: its own part, and the message that it was given for."""

    id: int
    text: str
    entries: list[Any]
    request: dict[str, Any]
    triggers: tuple[str, ...]
    memory_ids: tuple[int, ...] = ()
    part: str = ""
    """The key of its standing part."""
    stale: tuple[int, ...] = ()
    """The rows that its notice named as likely stale."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Traces:
    """By what a copy is found: rows, standing parts that listed one, and texts as they stand in JSON."""

    ids: tuple[int, ...]
    parts: tuple[str, ...]
    texts: tuple[str, ...]

    @property
    def names(self) -> list[str]:
        """How a report names one of the rows."""
        return [f'"{name}":{number}' for number in self.ids for name in ("id", "into")]

    @property
    def stale(self) -> str:
        """A pattern of how a correction names one of the rows."""
        return rf'"likelyStale":\[([0-9,]*,)?({"|".join(map(str, self.ids))})[,\]]'


@dataclass(frozen=True, slots=True, kw_only=True)
class Texts:
    """What leaves the log: texts wherever they stand, and patterns of those that have to stand alone; both as in JSON."""

    plain: Sequence[str]
    alone: Sequence[str]
    mark: str


async def derived(tx: Tx, agent_id: int, ids: Sequence[int]) -> list[int]:
    """The rows `ids` and every summary that was made of them, and of those."""
    found, fresh = set(ids), set(ids)
    while fresh:
        rows = await tx.fetch(QUERIES["derived"], tx.org, agent_id, sorted(fresh))
        fresh = {row[0] for row in rows} - found
        found |= fresh
    return sorted(found)


async def rows(tx: Tx, agent_id: int, ids: Sequence[int]) -> None:
    """Their texts are gone. They have to be retired before, which takes them out of the search by what they say."""
    await stages.leave_out(tx, agent_id, ids)
    await tx.run(QUERIES["rows"], tx.org, agent_id, ids)


async def words(tx: Tx, agent_id: int, tokens: Sequence[str]) -> None:
    """Those of the `tokens` that no live row holds any more aren't kept."""
    await tx.run(QUERIES["words"], tx.org, agent_id, tokens)


async def tension(tx: Tx, agent_id: int, t: Tension) -> None:
    """Writes every text of a tension."""
    texts = (t.a.text, t.b.text, t.question, t.shape, t.suggestion, t.resolution, t.pattern)
    await tx.run(QUERIES["tension"], tx.org, agent_id, t.id, *texts)


async def alone(tx: Tx, agent_id: int) -> None:
    """Waits for those who are recording blocks of the agent; until the transaction ends nobody records another."""
    await tx.fetch(QUERIES["alone"], agent_id)


async def told(tx: Tx, agent_id: int, at: datetime) -> None:
    """Blocks that were built before the agent's revision as it is now can't be recorded any more."""
    await tx.run(QUERIES["told"], tx.org, agent_id, at)


async def count(tx: Tx, agent_id: int, traces: Traces) -> tuple[int, int]:
    """How many blocks and how many reports `injections` and `turns` would find."""
    columns = (traces.ids, traces.parts, traces.texts, traces.names, traces.stale)
    row = await tx.row(QUERIES["count"], tx.org, agent_id, *columns)
    return (0, 0) if row is None else (row[0], row[1])


async def parts(tx: Tx, agent_id: int, ids: Sequence[int], texts: Sequence[str]) -> list[Standing]:
    """The standing parts that listed one of the rows, or hold one of the `texts` (as in JSON)."""
    got = await tx.fetch(QUERIES["parts"], tx.org, agent_id, ids, texts)
    return [Standing(key=row[0], text=row[1], entries=orjson.loads(row[3])) for row in got]


async def part(tx: Tx, agent_id: int, row: Standing) -> None:
    """Writes one."""
    await tx.run(QUERIES["part"], tx.org, agent_id, row.key, row.text, _json(row.entries))


async def injections(tx: Tx, agent_id: int, traces: Traces, after: int) -> list[Given]:
    """The next blocks above the id `after` that listed one of the rows, or in which one of the texts stands."""
    columns = (traces.ids, traces.parts, traces.texts, after, traces.stale)
    got = await tx.fetch(QUERIES["injections"], tx.org, agent_id, *columns)
    return [
        Given(
            id=row[0],
            text=row[1],
            entries=orjson.loads(row[2]),
            request=orjson.loads(row[3]),
            triggers=tuple(row[4]),
            memory_ids=tuple(row[5]),
            part=row[6],
            stale=() if row[7] is None else tuple(orjson.loads(row[7])["likelyStale"]),
        )
        for row in got
    ]


async def injection(tx: Tx, agent_id: int, row: Given, mark: str) -> None:
    """Writes one; `mark` stands in its `degraded` from now on."""
    texts = (row.text, _json(row.entries), _json(row.request), row.triggers)
    await tx.run(QUERIES["injection"], tx.org, agent_id, row.id, *texts, mark)


async def turns(tx: Tx, agent_id: int, traces: Traces, after: int) -> list[tuple[int, dict[str, Any]]]:
    """The next reports above the id `after` that name one of the rows or hold one of the texts."""
    got = await tx.fetch(QUERIES["turns"], tx.org, agent_id, traces.names, traces.texts, after)
    return [(row[0], orjson.loads(row[1])) for row in got]


async def turn(tx: Tx, agent_id: int, number: int, report: dict[str, Any]) -> None:
    """Writes one."""
    await tx.run(QUERIES["turn"], tx.org, agent_id, number, _json(report))


async def answers(tx: Tx, ids: Sequence[int], texts: Sequence[str]) -> None:
    """Kept answers that name one of the rows or hold one of the `texts` (as in JSON) can't be given again."""
    named = [f'"{name}":{number}{end}' for number in ids for name in NAMES for end in ",}"]
    await tx.run(QUERIES["answers"], tx.org, [text.encode() for text in (*named, *texts)])


async def log(tx: Tx, agent_id: int, ids: Sequence[int], state: dict[str, Any], texts: Texts) -> None:
    """States of the rows take `state` over; elsewhere in the agent's log a mark stands for the texts."""
    await tx.run(QUERIES["take_role"])
    await tx.run(QUERIES["events"], tx.org, agent_id, ids, _json(state))
    for text in texts.plain:
        await tx.run(QUERIES["states"], tx.org, agent_id, text, texts.mark)
    for pattern in texts.alone:
        await tx.run(QUERIES["alone_in_states"], tx.org, agent_id, pattern, texts.mark)
    await tx.run(QUERIES["leave_role"])


def _json(value: Any) -> str:
    return orjson.dumps(value).decode()
