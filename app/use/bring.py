"""Import: lines of an export, or plain statements: all of it in one transaction, and every line accounted for.

What an export says of rows, tensions, outcomes, agents and settings is set up again (`app/use/restore.py`); a plain statement
comes through the same door as `POST /v1/memories`. An export's history (events, blocks, reports) says what happened elsewhere
and isn't made to have happened here: those lines are passed over, and counted. The same lines again change nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from app.use import learning
from app.use.keys import ORGANISATION
from app.use.ledger import Changed, Ledger, save
from app.use.lines import read
from app.use.refuse import no_secrets
from app.use.reports import Heard, Lesson
from app.use.restore import restore, tally
from app.use.restore_model import restore_outcomes, restore_tensions
from app.use.roster import shown
from app.use.settings import NAMES
from learn.fold import fold_key, folds
from learn.read import Reading
from learn.verdict import Candidate, Folded, Rejected, Stored
from memory.event import Event
from memory.status import observe
from store import agents, events, importing, memories, organisations
from words.normal import normalise

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from app.call import Call
    from app.models.transfer import AgentLine, ImportIn, ImportLine, SettingLine
    from app.use.lines import Fate, Given, Read
    from memory.row import Memory
    from store.agents import AgentRow
    from store.database import Tx

LINES = frozenset({"lines"})
"""What is searched line by line, so that a secret in one is that line's rejection."""

BATCH = 200
"""Plain statements that are learned at once."""
OUTCOMES = ("stored", "folded", "unchanged", "rejected", "skipped", "error")


class Undone(Exception):  # noqa: N818 - it ends a transaction on purpose
    """Ends a dry run without a trace, after all of it was done."""


@dataclass(slots=True)
class Told:
    """What became of the lines so far, and how many tensions they raised."""

    fates: list[Fate] = field(default_factory=list)
    tensions: int = 0


async def bring(call: Call, body: ImportIn) -> dict[str, Any]:
    """Reads every line before it writes any; all that is good is written in one transaction, or nothing of it.

    A large file takes a while to read: it is done beside the loop, which others wait for.
    """
    no_secrets(body, LINES)
    file = await asyncio.to_thread(read, body.lines.split("\n"))
    told = Told(fates=list(file.bad))
    dry = bool(body.dry_run)
    with contextlib.suppress(Undone):
        async with call.services.database.tenant(call.org) as tx:
            await _brought(replace(call, tx=tx), file, body, told)
            _keep(dry)
    counts = Counter(fate.outcome for fate in told.fates)
    counts["skipped"] += sum(file.skipped.values())
    return {
        "dryRun": dry,
        "lines": file.lines,
        "counts": {name: counts[name] for name in OUTCOMES},
        "stored": dict(tally(told.fates)),
        "skipped": dict(file.skipped),
        "tensions": told.tensions,
        "results": [fate.shown() for fate in sorted(told.fates, key=lambda fate: fate.line)],
    }


def _keep(dry: bool) -> None:
    if dry:
        raise Undone


async def _brought(call: Call, file: Read, body: ImportIn, told: Told) -> None:
    tx = call.transaction()
    await importing.defer_links(tx)
    if body.agent is None:
        told.fates += await _settings(call, file.settings)
    else:
        told.fates += [*map(_passed, file.settings), *map(_passed, file.agents)]
    new = [] if body.agent is not None else await _agents(call, file.agents, told)
    if body.namespace is not None:
        file.memories = [_in(given, body.namespace) for given in file.memories]
        file.tensions = [_in(given, body.namespace) for given in file.tensions]
    for name in await _held(tx, file, body.agent):
        await _of_agent(call, name, file, body, told)
    for given, row in new:
        if given.said.retired_at is not None:
            await agents.retire(tx, row.agent_id, given.said.retired_at)


def _in(given: Given[Any], namespace: str) -> Given[Any]:
    """The line as the query has it."""
    return replace(given, said=given.said.model_copy(update={"namespace": namespace}))


def _passed(given: Given[Any]) -> Fate:
    return given.fate("skipped", reason="everything goes to the one agent that was named")


async def _held(tx: Tx, file: Read, only: str | None) -> list[str]:
    """The agents that the lines speak of, each made if need be and locked, in the order of their ids."""
    every: list[Given[Any]] = [*file.memories, *file.statements, *file.tensions, *file.outcomes]
    names = dict.fromkeys(only or given.said.agent or "default" for given in every)
    found = {name: (await agents.ensure(tx, name)).agent_id for name in names}
    for number in sorted(found.values()):
        await agents.lock(tx, number)
    return sorted(found, key=lambda name: found[name])


async def _of_agent(call: Call, name: str, file: Read, body: ImportIn, told: Told) -> None:
    """Its rows first, since tensions refer to them; then its outcomes, and statements that are learned like any other."""
    tx = call.transaction()

    def own(lines: Iterable[Given[Any]]) -> list[Given[Any]]:
        return [given for given in lines if (body.agent or given.said.agent or "default") == name]

    agent = await agents.ensure(tx, name)
    here = replace(call, agent=name, namespace=body.namespace, known=agent)
    rows = await restore(here, agent, own(file.memories))
    told.fates += rows.fates
    told.fates += await restore_tensions(here, agent, own(file.tensions), rows)
    told.fates += await restore_outcomes(here, agent, own(file.outcomes))
    told.tensions += rows.tensions
    statements = own(file.statements)
    for start in range(0, len(statements), BATCH):
        await _learned(here, statements[start : start + BATCH], told)


async def _agents(call: Call, lines: Sequence[Given[AgentLine]], told: Told) -> list[tuple[Given[AgentLine], AgentRow]]:
    """Those that there are none of are made, as they were; the others stay as they are."""
    tx, now = call.transaction(), call.services.clock()
    made = []
    for given in lines:
        said = given.said
        known = await agents.by_name(tx, said.name)
        if known is not None:
            told.fates.append(given.fate("unchanged", id=known.agent_id))
            continue
        row = await agents.ensure(tx, said.name)
        await agents.configure(
            tx,
            row.agent_id,
            token_budget=said.max_tokens,
            namespace_default=said.namespace_default,
            user_linked=row.user_linked,
        )
        after = await agents.lock(tx, row.agent_id)
        event = Event(
            subject="agent", subject_id=row.agent_id, kind="created", rule="import", actor=call.actor, at=now,
            before=None, after=shown(after),
        )  # fmt: skip
        await events.append(tx, row.agent_id, [event])
        told.fates.append(given.fate("stored", id=row.agent_id))
        made.append((given, after))
    return made


async def _settings(call: Call, lines: Sequence[Given[SettingLine]]) -> list[Fate]:
    """What the organisation has set for itself stays; what it hasn't is as in the file."""
    tx, now = call.transaction(), call.services.clock()
    fates = []
    for given in lines:
        before = await organisations.get(tx, held=True)
        said = given.said.model_dump(by_alias=True, exclude_none=True)
        fresh = {
            name: said[name] for name in NAMES if name in said and before is not None and name not in before.settings
        }
        if before is None or not fresh:
            fates.append(given.fate("unchanged"))
            continue
        after = {**before.settings, **fresh}
        await organisations.configure(tx, after)
        event = Event(
            subject="setting", subject_id=call.org, kind="configured", rule="import", actor=call.actor, at=now,
            before=before.settings, after=after,
        )  # fmt: skip
        await events.append(tx, ORGANISATION, [event])
        fates.append(given.fate("stored"))
    return fates


async def _learned(call: Call, batch: Sequence[Given[ImportLine]], told: Told) -> None:
    """Plain statements of one agent, whose lock is held."""
    agent = await agents.ensure(call.transaction(), call.agent)
    default = call.namespace or agent.namespace_default
    wanted = {given.line: _candidate(given.said, default, call.namespace) for given in batch}
    fates, fresh = await _sifted(call, agent, batch, wanted)
    told.fates += fates
    if not fresh:
        return
    lesson = Lesson(
        call=call, agent=agent, heard=Heard(kind="memories"), now=call.services.clock(), parents={}
    )  # fmt: skip
    taught = await learning.taught(lesson, Reading(candidates=tuple(wanted[given.line] for given in fresh)))
    born = taught.written.born
    done = [_fate(given, verdict, born) for given, verdict in zip(fresh, taught.learning.verdicts, strict=True)]
    await _seen_before(call, agent, zip(fresh, done, strict=True), born)
    told.fates += done
    told.tensions += len(taught.written.tensions)


def _candidate(said: ImportLine, default: str, namespace: str | None) -> Candidate:
    """A hypothesis comes without its source: a source would make it a fact."""
    return Candidate(
        content=said.content,
        pattern="import",
        source=None if said.status == "hypothesis" else said.source,
        kind=said.kind or "semantic",
        tier=said.tier or "L1",
        namespace=namespace or said.namespace or default,
        confidence=said.confidence,
        invalidation_tags=said.invalidation_tag or (),
        invalidation_condition=said.invalidation_condition or None,
        ttl_hours=said.ttl_hours,
        domains=said.domains or (),
    )


async def _sifted(
    call: Call, agent: AgentRow, batch: Sequence[Given[ImportLine]], wanted: Mapping[int, Candidate]
) -> tuple[list[Fate], list[Given[ImportLine]]]:
    """Lines that are held already, and those that are left. What an import finds held counts as no restatement."""
    contents = [candidate.content for candidate in wanted.values()]
    forms = list(map(normalise, contents)), list(map(fold_key, contents))
    held = await memories.by_hashes(call.transaction(), agent.agent_id, None, *forms)
    fates, fresh = [], []
    for given in batch:
        row = next(_same(wanted[given.line], held), None)
        if row is None:
            fresh.append(given)
        else:
            same = row.content == given.said.content
            fates.append(given.fate("unchanged" if same else "folded", id=row.id))
    return fates, fresh


def _same(candidate: Candidate, held: Iterable[Memory]) -> Iterator[Memory]:
    """Rows that say what the candidate says, word for word first, and that it could make no better."""
    alike = [row for row in held if (row.namespace, row.kind) == (candidate.namespace, candidate.kind)]
    yield from (row for row in alike if row.content == candidate.content)
    sure = candidate.source is None
    yield from (row for row in alike if (sure or row.status == "fact") and folds(row.content, candidate.content))


def _fate(given: Given[ImportLine], verdict: Stored | Folded | Rejected, born: Mapping[int, Memory]) -> Fate:
    match verdict:
        case Stored(key=key):
            return given.fate("stored", id=born[key].id)
        case Folded(into=into):
            return given.fate("folded", id=into if into > 0 else born[-into].id)
        case Rejected(rule=rule, reason=reason):
            return given.fate("rejected", rule=rule, reason=reason)


async def _seen_before(call: Call, agent: AgentRow, told: Any, born: Mapping[int, Memory]) -> None:
    """A fact without a source was observed where it came from: that is said here as well, by a rule of its own."""
    rows = {row.id: row for row in born.values()}
    now = call.services.clock()
    changed = tuple(
        Changed(
            before=row,
            after=replace(observe(row, now), confidence=given.said.confidence or row.confidence),
            kind="observed",
            rule="import",
        )
        for given, fate in told
        if given.said.status == "fact" and (row := rows.get(fate.id or 0)) is not None and row.status == "hypothesis"
    )
    await save(call.transaction(), agent, Ledger(changed=changed), call.actor, now)
