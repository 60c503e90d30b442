"""The standing part of a block: kept by the process per revision of the agent, ahead in the store, or else rendered now."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from hashlib import sha256
from importlib.resources import files
from itertools import accumulate
from typing import TYPE_CHECKING

from orjson import dumps

from app.ahead import kept_of
from app.shelves import Kept
from app.use.entries import entry_json, left_out_json
from memory.durability import is_live
from memory.trust import trusted_until
from store import memories
from store.errors import Moved
from store.injections import Part
from tiers.block import Standing
from tiers.budget import index_share
from tiers.stable import stable as stabled

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from app.call import Call
    from store.agents import AgentRow
    from store.database import Tx
    from store.memories import Shelf
    from tiers.block import Entry, Stable, Turn
    from words.cost import Cost

FRESH = timedelta(minutes=10)
"""How old what is said in sums of rows that aren't listed may be: one of them that expires meanwhile changes these alone."""

EVER = datetime(9999, 1, 1, tzinfo=UTC)
"""Until when a standing part holds that time alone doesn't change."""

LISTED = 16
"""Index lines without a place that are still named one by one; the rest is summed up."""

SHORTEST = 4
"""Tokens of the shortest index line: bounds how many lines a budget can hold."""

ROOMS = ("app", "app.use", "tiers", "tensions", "selfmodel", "memory", "words")
"""Where whatever shapes a standing part is written."""


async def standing(call: Call, tx: Tx, agent: AgentRow, turn: Turn, now: datetime) -> Kept:
    """Kept from an earlier turn if nothing was taught, promoted, resolved or recorded since; else read, and rendered if need be.

    It may be without the rows that it was made of. Raises `Moved` where the agent isn't at the revision of its row any more.
    """
    key, services = _key(call, agent, turn), call.services
    kept = services.shelves.get(key, now)
    if kept is not None:
        return kept
    held = await read(tx, agent, turn, now, shape_of(services.settings.encoding, turn))
    kept = rendered(held, turn, now, services.cost) if held.ahead is None else kept_of(held.ahead)
    services.shelves.put(key, kept)
    return kept


async def with_rows(call: Call, tx: Tx, agent: AgentRow, turn: Turn, now: datetime) -> Kept:
    """The same with the rows that it was made of."""
    key, services = _key(call, agent, turn), call.services
    kept = services.shelves.get(key, now)
    if kept is not None and kept.standing is not None:
        return kept
    kept = rendered(await read(tx, agent, turn, now), turn, now, services.cost)
    services.shelves.put(key, kept)
    return kept


async def read(tx: Tx, agent: AgentRow, turn: Turn, now: datetime, shape: str | None = None) -> Shelf:
    """What it is made of, or, in a `shape`, how it was rendered ahead; raises `Moved` as `standing` does."""
    budget = turn.max_tokens
    room = memories.Room(lines=lines(budget), fitting=lambda costs: fitting(costs, budget), now=now, shape=shape)
    held = await memories.standing(tx, agent.agent_id, namespaces(turn), room)
    if held.revision != agent.revision:
        raise Moved(f"the agent is at revision {held.revision} now, not at {agent.revision}")
    return held


def rendered(held: Shelf, turn: Turn, now: datetime, cost: Cost) -> Kept:
    """It as it is at `now` (UTC)."""
    standing = Standing(
        pinned=tuple(row for row in held.pinned if is_live(row, now)),
        tensions=held.tensions,
        domains=held.domains,
        index=held.index,
        index_unloaded=held.unloaded,
        index_unloaded_tokens=held.unloaded_tokens,
    )
    return keep(standing, turn, now, cost, Sums(everything=held.everything_tokens, next_end=held.next_end))


def _key(call: Call, agent: AgentRow, turn: Turn) -> tuple[object, ...]:
    """What a standing part depends on: with the agent's revision in it, a stale one is never found."""
    scopes = namespaces(turn)
    return call.org, agent.agent_id, agent.revision, None if scopes is None else tuple(scopes), turn.max_tokens


def shape_of(encoding: str, turn: Turn) -> str:
    """What it depends on beside the agent's rows; `encoding` is that by which tokens are counted."""
    return dumps([rendering(), encoding, namespaces(turn), turn.max_tokens]).decode()


@cache
def rendering() -> str:
    """The digest of all the code that shapes a standing part: two releases share none unless they render alike."""
    whole = sha256()
    for room in ROOMS:
        for file in sorted(files(room).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".py"):
                whole.update(file.read_bytes())
    return whole.hexdigest()


def namespaces(turn: Turn) -> list[str] | None:
    """A context with a namespace sees it and the agent's default; one without sees all."""
    return None if turn.namespace is None else sorted({turn.namespace, turn.default_namespace})


def lines(max_tokens: int) -> int:
    """Lines of the index that a budget can hold, and a few more."""
    return index_share(max_tokens) // SHORTEST + LISTED


def fitting(costs: Sequence[int], max_tokens: int) -> int:
    """How many lines of the index are loaded, of those that cost so much: what the budget could hold and a few more."""
    room, kept = index_share(max_tokens), 0
    for cost in costs:
        room -= cost
        if room < 0:
            break
        kept += 1
    return kept + LISTED


@dataclass(frozen=True, slots=True, kw_only=True)
class Sums:
    """Of all rows, listed or not: what their bodies would cost, and when (UTC) the next one expires."""

    everything: int = 0
    next_end: datetime | None = None


NO_SUMS = Sums()


def keep(standing: Standing, turn: Turn, now: datetime, cost: Cost, sums: Sums = NO_SUMS) -> Kept:
    """It rendered."""
    stable = stabled(standing, turn.max_tokens, now, cost)
    entries = [dumps(entry_json(entry, now)) for entry in stable.entries]
    left_out = [dumps(left_out_json(row)) for row in stable.left_out]
    hashed = sha256(stable.text.encode())
    return Kept(
        standing=standing,
        stable=stable,
        everything_tokens=sums.everything,
        until=_until(stable, now, sums.next_end),
        ends=ends_of(entries),
        left_out_ends=ends_of(left_out),
        text=exactly(dumps(stable.text)),
        hash=f"sha256:{hashed.hexdigest()}",
        costs=costs_of(stable.entries),
        tensions=sum(entry.kind == "tension" for entry in stable.entries),
        guardrails=[entry.gist.partition(":")[0] for entry in stable.entries if entry.kind == "guardrail"],
        part=part_of(stable, array(entries), array(left_out)),
        hashed=hashed,
    )


def _until(stable: Stable, now: datetime, next_end: datetime | None) -> datetime:
    """When time alone would change it."""
    times = [trusted_until(entry.memory, now) for entry in stable.entries if entry.memory is not None]
    summed = None if next_end is None else max(next_end, now + FRESH)
    return min((time for time in (*times, stable.fresh_until, summed) if time is not None), default=EVER)


def exactly(encoded: bytes) -> bytes:
    """The same bytes without the room behind them that the encoder took, several times their size: for what is kept."""
    return bytes(memoryview(encoded))


def array(texts: Iterable[bytes]) -> bytes:
    """Values that are JSON already as an array of them."""
    return b"[" + b",".join(texts) + b"]"


def ends_of(texts: Iterable[bytes]) -> tuple[int, ...]:
    """Where in that array each of them ends."""
    return tuple(accumulate(len(text) + 1 for text in texts))


def costs_of(entries: Iterable[Entry], before: Mapping[str, int] | None = None) -> dict[str, int]:
    """What the lines of each rule cost, in the order of the rules, with what was counted `before`."""
    costs = dict(before or {})
    for entry in entries:
        costs[entry.rule] = costs.get(entry.rule, 0) + entry.tokens
    return costs


def part_of(stable: Stable, entries: bytes, left_out: bytes) -> Part:
    """What the injection log keeps of a standing part, under a key for all of it."""
    key = sha256(b"\0".join((stable.text.encode(), entries, left_out))).hexdigest()
    ids = tuple(entry.id for entry in stable.entries if entry.kind == "memory" and entry.id is not None)
    return Part(key=key, text=stable.text, memory_ids=ids, entries=entries, left_out=left_out)
