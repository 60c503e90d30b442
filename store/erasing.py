"""Erasing for the law: everywhere that a text of a row stands, it can be found and overwritten; ids and links stay."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import orjson

from store.sql import load

if TYPE_CHECKING:
    from collections.abc import Sequence

    from store.database import Tx
    from tensions.tension import Tension

QUERIES = load("erasing")


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
    await tx.run(QUERIES["rows"], tx.org, agent_id, ids)


async def words(tx: Tx, agent_id: int, tokens: Sequence[str]) -> None:
    """Those of the `tokens` that no live row holds any more aren't kept."""
    await tx.run(QUERIES["words"], tx.org, agent_id, tokens)


async def tension(tx: Tx, agent_id: int, t: Tension) -> None:
    """Writes every text of a tension."""
    texts = (t.a.text, t.b.text, t.question, t.shape, t.suggestion, t.resolution, t.pattern)
    await tx.run(QUERIES["tension"], tx.org, agent_id, t.id, *texts)


async def parts(tx: Tx, agent_id: int, ids: Sequence[int]) -> list[Standing]:
    """The standing parts that listed one of the rows."""
    got = await tx.fetch(QUERIES["parts"], tx.org, agent_id, ids)
    return [Standing(key=row[0], text=row[1], entries=orjson.loads(row[3])) for row in got]


async def part(tx: Tx, agent_id: int, row: Standing) -> None:
    """Writes one."""
    await tx.run(QUERIES["part"], tx.org, agent_id, row.key, row.text, _json(row.entries))


async def injections(  # noqa: PLR0913, PLR0917 - by what a block is found
    tx: Tx, agent_id: int, ids: Sequence[int], keys: Sequence[str], texts: Sequence[str], after: int
) -> list[Given]:
    """The next blocks above the id `after` that listed one of the rows, or whose message holds one of the `texts` (as in JSON)."""
    got = await tx.fetch(QUERIES["injections"], tx.org, agent_id, ids, keys, texts, after)
    return [
        Given(
            id=row[0], text=row[1], entries=orjson.loads(row[2]), request=orjson.loads(row[3]), triggers=tuple(row[4])
        )
        for row in got
    ]


async def injection(tx: Tx, agent_id: int, row: Given, mark: str) -> None:
    """Writes one; `mark` stands in its `degraded` from now on."""
    texts = (row.text, _json(row.entries), _json(row.request), row.triggers)
    await tx.run(QUERIES["injection"], tx.org, agent_id, row.id, *texts, mark)


async def turns(
    tx: Tx, agent_id: int, ids: Sequence[int], texts: Sequence[str], after: int
) -> list[tuple[int, dict[str, Any]]]:
    """The next reports above the id `after` that name one of the rows or hold one of the `texts` (as in JSON)."""
    names = [f'"{name}":{number}' for number in ids for name in ("id", "into")]
    got = await tx.fetch(QUERIES["turns"], tx.org, agent_id, names, texts, after)
    return [(row[0], orjson.loads(row[1])) for row in got]


async def turn(tx: Tx, agent_id: int, number: int, report: dict[str, Any]) -> None:
    """Writes one."""
    await tx.run(QUERIES["turn"], tx.org, agent_id, number, _json(report))


async def answers(tx: Tx, texts: Sequence[str]) -> None:
    """Kept answers that hold one of the `texts` (as in JSON) can't be given again."""
    await tx.run(QUERIES["answers"], tx.org, [text.encode() for text in texts])


async def log(  # noqa: PLR0913, PLR0917 - what of the log
    tx: Tx, agent_id: int, ids: Sequence[int], state: dict[str, Any], texts: Sequence[str], mark: str
) -> None:
    """States of the rows take `state` over; elsewhere in the agent's log `mark` stands for the `texts` (as in JSON)."""
    await tx.run(QUERIES["take_role"])
    await tx.run(QUERIES["events"], tx.org, agent_id, ids, _json(state))
    for text in texts:
        await tx.run(QUERIES["states"], tx.org, agent_id, text, mark)
    await tx.run(QUERIES["leave_role"])


def _json(value: Any) -> str:
    return orjson.dumps(value).decode()
