"""Rows of an export set up again: with their times, status, links and evidence, under ids of their own, attested by who imports.

A row that is here already, known by what it says and the moment it was learned, stays as it is; so the same file again
changes nothing. What was erased here doesn't come back.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import TYPE_CHECKING

from app.use.contradictions import detected
from app.use.ledger import Born, Ledger, save
from app.use.pinning import settled
from learn.fold import fold_key, folds, may_survive
from memory.consolidation import names
from memory.durability import ANONYMOUS_HOURS, is_expired
from memory.row import Memory
from memory.status import ERASED, succeeded
from store import episodes, ids, importing, memories
from tiers.render import priced
from words.gist import gist
from words.normal import normalise
from words.tokens import index_tokens

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from datetime import datetime

    from app.call import Call
    from app.models.transfer import MemoryLine
    from app.use.ledger import TensionChanged
    from app.use.lines import Fate, Given
    from store.agents import AgentRow

TOGETHER = 100
"""Rows that are written at once: others wait for no longer than one such piece takes."""
COMPARED = 20
"""Rows that are held against what is there at once, each with as many as are related."""
SKEW = timedelta(minutes=5)
"""By how much another machine's clock may be ahead of ours."""
GONE_HERE = "it was erased here for the law; an import doesn't bring it back"
AHEAD = "it says that it was learned in the future"
UNPINNED = "the pinned have no room for it: it went to L1"

Key = tuple[str, str, "datetime", str]
"""By what a row is known again: namespace, kind, the moment it was learned, and what it says ("" once it is erased)."""


@dataclass(slots=True, kw_only=True)
class Restored:
    """What became of an agent's rows: `ids` leads from the number in the file to the row here."""

    ids: dict[int, int] = field(default_factory=dict)
    live: set[int] = field(default_factory=set)
    """Rows here, live, that a line of the file is."""
    fates: list[Fate] = field(default_factory=list)
    tensions: int = 0


async def restore(call: Call, agent: AgentRow, lines: Sequence[Given[MemoryLine]]) -> Restored:
    """The rows of one agent, in the call's transaction and under the agent's lock."""
    done = Restored()
    now = call.services.clock()
    fresh = await _sifted(call, agent, sorted(lines, key=lambda each: each.said.id), done)
    numbers = await ids.reserve(call.transaction(), len(fresh)) if fresh else []
    done.ids |= {given.said.id: number for given, number in zip(fresh, numbers, strict=True)}
    made = await asyncio.to_thread(_made, call, fresh, done.ids)
    if not agent.user_linked:
        made = {number: replace(row, expires_at=_soon(row, now)) for number, row in made.items()}
    placed = made | await settled(call, agent, {n: row for n, row in made.items() if row.status != "retired"}, ())
    placed = {n: replace(row, placed_at=made[n].placed_at) if row.tier == "L0" else row for n, row in placed.items()}
    live = [row for row in placed.values() if row.status != "retired"]
    raised: list[TensionChanged] = []
    for start in range(0, len(live), COMPARED):
        raised += await detected(call, agent, live[start : start + COMPARED])
    await _write(call, agent, placed, fresh, done)
    await save(call.transaction(), agent, Ledger(tensions=tuple(raised)), call.actor, now)
    done.live |= {row.id for row in live}
    done.tensions = len(raised)
    for given, number in zip(fresh, numbers, strict=True):
        kept = placed[number].tier == made[number].tier
        done.fates.append(given.fate("stored", id=number, reason=None if kept else UNPINNED))
    return done


def _made(call: Call, fresh: Sequence[Given[MemoryLine]], here: Mapping[int, int]) -> dict[int, Memory]:
    """The rows by their ids, with what their lines cost. Runs beside the loop: it asks no database."""
    rows = (_row(call, given.said, here[given.said.id], here) for given in fresh)
    return {row.id: priced(row, call.services.cost) for row in rows}


def _forms(lines: Sequence[Given[MemoryLine]]) -> tuple[list[str], list[str]]:
    contents = [each.said.content for each in lines]
    return list(map(normalise, contents)), list(map(fold_key, contents))


async def _sifted(
    call: Call, agent: AgentRow, lines: Sequence[Given[MemoryLine]], done: Restored
) -> list[Given[MemoryLine]]:
    """Those that are to be written; what becomes of the others goes into `done`."""
    tx, now = call.transaction(), call.services.clock()
    known = _known(await importing.learned(tx, agent.agent_id, sorted({each.said.learned_at for each in lines})))
    forms = await asyncio.to_thread(_forms, lines) if agent.memories else ([], [])
    held = await memories.by_hashes(tx, agent.agent_id, None, *forms) if agent.memories else []
    alike: dict[tuple[str, str], list[Memory]] = {}
    for row in held:
        alike.setdefault((row.namespace, fold_key(row.content)), []).append(row)
    fresh: list[Given[MemoryLine]] = []
    for given in lines:
        fate = _fate(given, known, alike, now)
        if fate is None:
            fresh.append(given)
            continue
        done.fates.append(fate)
        if fate.id is not None:
            done.ids[given.said.id] = fate.id
            done.live |= {fate.id} if given.said.status != "retired" else set()
    return fresh


def _known(rows: Iterable[Memory]) -> dict[Key, list[int]]:
    """Rows that are here by their keys, each as often as it stands here."""
    found: dict[Key, list[int]] = {}
    for row in rows:
        found.setdefault((row.namespace, row.kind, row.learned_at, row.content), []).append(row.id)
    return found


def _fate(
    given: Given[MemoryLine],
    known: Mapping[Key, list[int]],
    alike: Mapping[tuple[str, str], list[Memory]],
    now: datetime,
) -> Fate | None:
    """What becomes of a line that isn't written; None for one that is."""
    said = given.said
    if same := known.get(_key(said, said.content)):
        return given.fate("unchanged", id=same.pop(0))
    if erased := known.get(_key(said, "")):
        erased.pop(0)
        return given.fate("rejected", rule=ERASED, reason=GONE_HERE)
    if said.learned_at > now + SKEW:
        return given.fate("error", rule="future", reason=AHEAD)
    if said.expires_at is not None and said.expires_at <= now:
        return given.fate("skipped", rule="expired", reason="its time to live is over")
    row = _survivor(said, alike.get((said.namespace, fold_key(said.content)), ()), now)
    return None if row is None else given.fate("unchanged" if row.content == said.content else "folded", id=row.id)


def _survivor(said: MemoryLine, held: Iterable[Memory], now: datetime) -> Memory | None:
    """The held row that says what a live statement says, and loses nothing by standing for it."""
    if said.status == "retired" or said.kind != "semantic":
        return None
    for row in held:
        stands = may_survive(row, said.kind, said.status, said.expires_at, said.namespace)
        if stands and not is_expired(row, now) and folds(row.content, said.content):
            return row
    return None


def _key(said: MemoryLine, content: str) -> Key:
    return said.namespace, said.kind, said.learned_at, content


def _row(call: Call, said: MemoryLine, number: int, ids_here: Mapping[int, int]) -> Memory:
    """The row as it was there. It refers to nothing that isn't in the file, and descends from nothing that is younger."""
    now = call.services.clock()
    retired = said.status == "retired"
    older = {old: new for old, new in ids_here.items() if old < said.id}
    tokens = index_tokens(said.content)
    return Memory(
        id=number,
        namespace=said.namespace,
        content=said.content,
        gist=gist(said.content),
        tier=said.tier,
        kind=said.kind,
        status=said.status,
        source=said.source,
        attested_by=call.actor,
        confidence=said.confidence,
        learned_at=said.learned_at,
        last_observed_at=_observed(said, now),
        last_accessed_at=_past(said.last_accessed_at, now),
        placed_at=_past(said.placed_at, now)
        or max(said.learned_at, _past(said.last_accessed_at, now) or said.learned_at),
        access_count=said.access_count,
        served=said.served,
        hop_count=said.hop_count,
        parent_id=older.get(said.parent_id or 0),
        superseded_by=ids_here.get(said.superseded_by or 0) if retired else None,
        domains=said.domains,
        invalidation_tags=said.invalidation_tag,
        invalidation_condition=said.invalidation_condition or None,
        retired_reason=_reason(said, ids_here) if retired else None,
        expires_at=said.expires_at,
        ttl_asked=said.ttl_asked,
        session_id=said.session_id,
        occurred_at=said.occurred_at,
        occurred_offset=said.occurred_offset,
        outcome=said.outcome,
        previous_id=older.get(said.previous_id or 0),
        restatements=said.restatements,
        tokens=tokens.full,
        parts=tokens.parts,
    )


def _reason(said: MemoryLine, ids_here: Mapping[int, int]) -> str | None:
    """Why it was retired; a reason that is a number of the file names the row here."""
    old, new = said.superseded_by, ids_here.get(said.superseded_by or 0)
    given_by_number = old is not None and said.retired_reason == succeeded(old)
    return succeeded(new) if given_by_number and new is not None else said.retired_reason


def _observed(said: MemoryLine, now: datetime) -> datetime | None:
    """A fact was observed, a hypothesis never."""
    if said.status == "hypothesis":
        return None
    seen = _past(said.last_observed_at, now)
    return said.learned_at if seen is None and said.status == "fact" else seen


def _past(at: datetime | None, now: datetime) -> datetime | None:
    return None if at is None else min(at, now)


def _soon(row: Memory, now: datetime) -> datetime:
    """The end of a row whose agent no user stands behind."""
    latest = now + timedelta(hours=ANONYMOUS_HOURS)
    return latest if row.expires_at is None else min(row.expires_at, latest)


async def _write(
    call: Call, agent: AgentRow, rows: Mapping[int, Memory], fresh: Sequence[Given[MemoryLine]], done: Restored
) -> None:
    """The rows with their events, so many at once; then of what the summaries among them were made."""
    tx, now = call.transaction(), call.services.clock()
    evidence = {
        done.ids[given.said.id]: [
            done.ids[old] for old in given.said.evidence if old in done.ids and old < given.said.id
        ]
        for given in fresh
        if given.said.evidence
    }
    every = list(rows.values())
    for start in range(0, len(every), TOGETHER):
        born = tuple(
            Born(memory=row, rule="import", keys=names([rows[n] for n in evidence.get(row.id, ()) if n in rows]))
            for row in every[start : start + TOGETHER]
        )
        await save(tx, agent, Ledger(born=born), call.actor, now)
    for number, sources in evidence.items():
        if sources:
            await episodes.cite(tx, agent.agent_id, number, list(dict.fromkeys(sources)))


def tally(fates: Iterable[Fate]) -> Counter[str]:
    """How many lines of each kind were written."""
    return Counter(fate.row for fate in fates if fate.outcome == "stored")
