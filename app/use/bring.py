"""Import: lines of an export, or plain statements, through the same door as `POST /v1/memories`; every line is accounted for.

An export's history (events, blocks, reports, retired rows) says what happened elsewhere and isn't made to have happened
here: those lines are skipped, and counted. Importing the same lines again changes nothing.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, get_args

from pydantic import ValidationError

from app.decode import decode
from app.errors import InvalidRequest, Problem
from app.issues import issues_of
from app.models.transfer import ImportLine, Row
from app.use import learning
from app.use.ledger import Changed, Ledger, save
from app.use.refuse import no_secrets
from app.use.reports import Heard, Lesson
from learn.read import Reading, read_items
from learn.verdict import Candidate, Folded, Rejected, Stored
from memory.status import observe
from store import agents, memories
from words.normal import normalise

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from app.call import Call
    from app.models.transfer import ImportIn
    from memory.row import Memory
    from store.agents import AgentRow

BATCH = 200
"""Lines of one agent that are written in one transaction: all of them, or none."""
HISTORY = frozenset(get_args(Row)) - {"memory"}
REJECTED = frozenset({"content"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Fate:
    """What became of one line."""

    line: int
    outcome: str
    id: int | None = None
    rule: str | None = None
    reason: str | None = None

    def shown(self) -> dict[str, Any]:
        """As the wire shows it."""
        return {"line": self.line, "outcome": self.outcome, "id": self.id, "rule": self.rule, "reason": self.reason}


@dataclass(frozen=True, slots=True, kw_only=True)
class Given:
    """One good line: its number, and what it says."""

    line: int
    said: ImportLine


async def bring(call: Call, body: ImportIn) -> dict[str, Any]:
    """Reads every line before it writes any; then batch by batch, each in a transaction of its own."""
    lines = body.lines.split("\n")
    good, fates, skipped = _read(lines)
    tensions = 0
    for name, batch in _batches(good, body.agent):
        done, raised = await _batch(call, name, batch, body.namespace)
        fates += done
        tensions += raised
    counts = Counter(fate.outcome for fate in fates)
    counts["skipped"] += sum(skipped.values())
    blank = sum(not line.strip() for line in lines)
    return {
        "lines": len(lines) - blank,
        "counts": {name: counts[name] for name in ("stored", "folded", "unchanged", "rejected", "skipped", "error")},
        "skipped": dict(skipped),
        "tensions": tensions,
        "results": [fate.shown() for fate in sorted(fates, key=lambda fate: fate.line)],
    }


def _read(lines: Sequence[str]) -> tuple[list[Given], list[Fate], Counter[str]]:
    good: list[Given] = []
    bad: list[Fate] = []
    skipped: Counter[str] = Counter()
    for number, text in enumerate(lines, start=1):
        if not text.strip():
            continue
        try:
            said = _line(text)
        except Problem as problem:
            rule, reason = _why(problem)
            bad.append(Fate(line=number, outcome="error", rule=rule, reason=reason))
            continue
        if isinstance(said, str):
            skipped[said] += 1
        else:
            good.append(Given(line=number, said=said))
    return good, bad, skipped


def _line(text: str) -> ImportLine | str:
    """What a line says, or the kind of history that it is; raises `InvalidRequest`."""
    value = decode(text.encode())
    if isinstance(value, dict) and value.get("row") in HISTORY:
        return str(value["row"])
    try:
        said = ImportLine.model_validate(_taken(value))
    except ValidationError as error:
        raise InvalidRequest(issues_of(error)) from None
    if said.status == "retired":
        return "retired"
    no_secrets(said, REJECTED)
    return said


def _taken(value: Any) -> Any:
    """An export says `""` where a row has no agent of its own name, and `null` where it has nothing to say."""
    return {name: each for name, each in value.items() if each is not None} if isinstance(value, dict) else value


def _why(problem: Problem) -> tuple[str, str]:
    if isinstance(problem, InvalidRequest):
        first = problem.issues[0]
        return first.code, f"{first.path} {first.message}".strip()
    return problem.tag, problem.message


def _batches(good: Sequence[Given], only: str | None) -> Iterator[tuple[str, list[Given]]]:
    """By agent, in the order of the lines."""
    by_agent: dict[str, list[Given]] = {}
    for given in good:
        by_agent.setdefault(only or given.said.agent or "default", []).append(given)
    for name, every in by_agent.items():
        for start in range(0, len(every), BATCH):
            yield name, every[start : start + BATCH]


async def _batch(call: Call, name: str, batch: Sequence[Given], namespace: str | None) -> tuple[list[Fate], int]:
    async with call.services.database.tenant(call.org) as tx:
        agent = await agents.lock(tx, (await agents.ensure(tx, name)).agent_id)
        here = replace(call, tx=tx, agent=name, namespace=namespace, known=agent)
        wanted = {
            given.line: _candidate(given.said, namespace or agent.namespace_default, namespace) for given in batch
        }
        fates, fresh = await _sifted(here, agent, batch, wanted)
        if not fresh:
            return fates, 0
        lesson = Lesson(
            call=here, agent=agent, heard=Heard(kind="memories"), now=call.services.clock(), parents={}
        )  # fmt: skip
        taught = await learning.taught(lesson, Reading(candidates=tuple(wanted[given.line] for given in fresh)))
        born = taught.written.born
        told = [_fate(given, verdict, born) for given, verdict in zip(fresh, taught.learning.verdicts, strict=True)]
        await _seen_before(here, agent, zip(fresh, told, strict=True), born)
    return fates + told, len(taught.written.tensions)


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
    call: Call, agent: AgentRow, batch: Sequence[Given], wanted: Mapping[int, Candidate]
) -> tuple[list[Fate], list[Given]]:
    """Lines that are held already, word for word, or refused; and those that are left."""
    forms = [normalise(candidate.content) for candidate in wanted.values()]
    held = await memories.by_hashes(call.transaction(), agent.agent_id, None, forms, [])
    known = {(row.namespace, row.kind, row.content): row.id for row in held}
    fates, fresh = [], []
    for given in batch:
        candidate = wanted[given.line]
        number = known.get((candidate.namespace, candidate.kind, candidate.content))
        refused = read_items([candidate]).rejected
        if number is not None:
            fates.append(Fate(line=given.line, outcome="unchanged", id=number))
        elif refused:
            fates.append(Fate(line=given.line, outcome="rejected", rule=refused[0].rule, reason=refused[0].reason))
        else:
            fresh.append(given)
    return fates, fresh


def _fate(given: Given, verdict: Stored | Folded | Rejected, born: Mapping[int, Memory]) -> Fate:
    match verdict:
        case Stored(key=key):
            return Fate(line=given.line, outcome="stored", id=born[key].id)
        case Folded(into=into):
            return Fate(line=given.line, outcome="folded", id=into if into > 0 else born[-into].id)
        case Rejected(rule=rule, reason=reason):
            return Fate(line=given.line, outcome="rejected", rule=rule, reason=reason)


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
