"""One write: what was born, what changed, which tensions opened and closed, and the events that say so, in one transaction."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from learn.fold import fold_key
from memory.event import Event, state
from store import agents, events, memories, tensions
from store.memories import Index
from tensions.resolution import close_for
from words.entities import entities
from words.identifiers import keys
from words.normal import normalise

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from memory.row import Memory
    from store.agents import AgentRow
    from store.database import Tx
    from tensions.resolution import Retired
    from tensions.tension import Tension


@dataclass(frozen=True, slots=True, kw_only=True)
class Born:
    """A new row and the rule that made it. `keys`: identifiers by which it is found beside its own."""

    memory: Memory
    rule: str
    keys: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class Changed:
    """A row before and after, and why."""

    before: Memory
    after: Memory
    kind: str
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TensionChanged:
    """A tension before and after; `before` is None when it was opened."""

    before: Tension | None
    after: Tension
    kind: str
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Ledger:
    """All that one write does. Empty ledgers write nothing and change no revision."""

    born: tuple[Born, ...] = ()
    changed: tuple[Changed, ...] = ()
    tensions: tuple[TensionChanged, ...] = ()

    @property
    def retired(self) -> tuple[Changed, ...]:
        """The rows that this write retires."""
        return tuple(c for c in self.changed if c.after.status == "retired" and c.before.status != "retired")


async def save(tx: Tx, agent: AgentRow, ledger: Ledger, actor: str, at: datetime) -> tuple[Tension, ...]:
    """Writes the ledger, closes the open tensions of what it retires, and gives the agent a new revision; returns the closed."""
    closing = await _closing(tx, agent, ledger, actor, at)
    await _write_memories(tx, agent, ledger)
    for change in (*ledger.tensions, *closing):
        await (tensions.insert if change.before is None else tensions.save)(tx, agent.agent_id, change.after)
    told = _events(replace(ledger, tensions=(*ledger.tensions, *closing)), actor, at)
    if told:
        await events.append(tx, agent.agent_id, told)
        await agents.revise(tx, agent.agent_id, at, actor)
    return tuple(change.after for change in closing)


async def _write_memories(tx: Tx, agent: AgentRow, ledger: Ledger) -> None:
    """A row that changes twice in one write, restated and then superseded, is saved as it is in the end."""
    if ledger.born:
        rows = [born.memory for born in ledger.born]
        index = {born.memory.id: index_of(born.memory, born.keys) for born in ledger.born}
        await memories.insert(tx, agent.agent_id, rows, index=index)
    last = {change.after.id: change.after for change in ledger.changed}
    if last:
        await memories.save(tx, agent.agent_id, list(last.values()))


def index_of(row: Memory, more: frozenset[str] = frozenset()) -> Index:
    """By what a row is found: identifier keys, its own and `more`, its normal form and its fold key."""
    return Index(
        keys=keys(row.content) | more,
        normal=normalise(row.content),
        fold=fold_key(row.content),
        entities=entities(row.content),
    )


async def _closing(tx: Tx, agent: AgentRow, ledger: Ledger, actor: str, at: datetime) -> tuple[TensionChanged, ...]:
    """Open tensions that speak of a row which this write retires, unless the write resolves them itself."""
    gone = {change.after.id: change.after for change in ledger.retired}
    if not gone:
        return ()
    settled = {change.after.id for change in ledger.tensions}
    open_ones = await tensions.of_memory(tx, agent.agent_id, sorted(gone), status="open")
    return tuple(
        TensionChanged(
            before=row, after=close_for(row, _why(row, gone), by=actor, now=at), kind="resolved", rule="retired"
        )
        for row in open_ones
        if row.id not in settled
    )


def _why(tension: Tension, gone: dict[int, Memory]) -> Retired:
    ids = [side.memory_id for side in (tension.a, tension.b) if side.memory_id in gone]
    return "superseded" if any(gone[i].superseded_by is not None for i in ids if i is not None) else "forgotten"


def _events(ledger: Ledger, actor: str, at: datetime) -> list[Event]:
    return [
        *(_born(born, actor, at) for born in ledger.born),
        *(_changed(change, actor, at) for change in ledger.changed),
        *(_tension(change, actor, at) for change in ledger.tensions),
    ]


def _born(born: Born, actor: str, at: datetime) -> Event:
    return Event(
        subject="memory", subject_id=born.memory.id, kind="created", rule=born.rule, actor=actor, at=at,
        before=None, after=state(born.memory),
    )  # fmt: skip


def _changed(change: Changed, actor: str, at: datetime) -> Event:
    return Event(
        subject="memory", subject_id=change.after.id, kind=change.kind, rule=change.rule, actor=actor, at=at,
        before=state(change.before), after=state(change.after),
    )  # fmt: skip


def _tension(change: TensionChanged, actor: str, at: datetime) -> Event:
    return Event(
        subject="tension", subject_id=change.after.id, kind=change.kind, rule=change.rule, actor=actor, at=at,
        before=None if change.before is None else tension_state(change.before), after=tension_state(change.after),
    )  # fmt: skip


def tension_state(row: Tension) -> dict[str, Any]:
    """What may change on a tension, as JSON."""
    return {
        "status": row.status,
        "winner": row.winner,
        "resolution": row.resolution,
        "pattern": row.pattern,
        "resolved_by": row.resolved_by,
        "resolved_at": None if row.resolved_at is None else row.resolved_at.isoformat(),
    }


def successors(changes: Sequence[Changed]) -> dict[int, int]:
    """Which row took the place of which."""
    return {c.before.id: c.after.superseded_by for c in changes if c.after.superseded_by is not None}
