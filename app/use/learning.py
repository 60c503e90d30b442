"""What turns and named statements share: load what may be related, let `learn.decide` decide, save, and report."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal, assert_never

from app.errors import InvalidRequest, Issue, TierFull
from app.use import present
from app.use.ledger import Born, Changed, Ledger, TensionChanged, save
from learn.decide import decide
from learn.fold import fold_key
from learn.shelf import Shelf, agreed
from learn.verdict import Folded, Learning, Rejected, Stored
from memory.birth import Birth, Wanted, be_born, succeed
from memory.status import supersede
from store import ids, injections, memories, turns
from store import tensions as tension_rows
from tensions.detector import detect
from tensions.resolution import pair_key, suggestion
from tensions.tension import Claim, Tension
from tiers.gate import gate
from tiers.promotion import TierFull as Full
from tiers.promotion import kin, pin, promote
from tiers.render import priced
from words.identifiers import keys
from words.normal import normalise
from words.tokens import index_tokens

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence
    from datetime import datetime

    from app.call import Call
    from learn.read import Reading
    from learn.verdict import Candidate, Contradiction
    from memory.row import Memory
    from store.agents import AgentRow

RELATED = 64
"""Held rows that are looked at for one statement at most, best shared weight first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Heard:
    """Where the statements come from: a turn, whose message the gate is asked about, or a caller who named them."""

    kind: Literal["turn", "memories"]
    session_id: str | None = None
    observed_at: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Written:
    """What a learning became: rows by the key of their verdict, what they replaced, tensions, promotions."""

    born: Mapping[int, Memory]
    advisories: Mapping[int, str | None]
    superseded: tuple[Changed, ...]
    folded: tuple[Changed, ...]
    tensions: tuple[TensionChanged, ...]
    promoted: tuple[Changed, ...]


async def learn(call: Call, agent: AgentRow, reading: Reading, heard: Heard) -> dict[str, Any]:
    """Loads, decides, saves and reports, in the call's transaction and under the agent's lock."""
    now = call.services.clock()
    parents = await _parents(call, agent, reading.candidates)
    shelf = await _shelf(call, agent, reading, heard)
    learning = decide(reading, shelf, now)
    written = await _written(call, agent, learning, shelf, parents, heard, now)
    ledger = Ledger(
        born=tuple(Born(memory=row, rule=heard.kind) for row in written.born.values()),
        changed=(*written.superseded, *written.folded, *written.promoted),
        tensions=written.tensions,
    )
    restated = [change.after.id for change in written.folded]
    await memories.touched(call.transaction(), agent.agent_id, restated, heard.session_id, now)
    await save(call.transaction(), agent, ledger, call.actor, now)
    report = reported(call, agent, learning, written, now)
    await _keep(call, agent, learning, report, heard, now)
    return report


async def _parents(call: Call, agent: AgentRow, candidates: Sequence[Candidate]) -> dict[int, Memory]:
    """The rows that candidates are derived from; an unknown one is an error of the request, and nothing is stored."""
    asked = [candidate.parent_id for candidate in candidates]
    wanted = sorted({number for number in asked if number is not None})
    found = {row.id: row for row in await memories.many(call.transaction(), agent.agent_id, wanted)} if wanted else {}
    issues = [
        Issue(f"items[{place}].parentId", f"there is no memory {number} here", "unknown_parent")
        for place, number in enumerate(asked)
        if number is not None and number not in found
    ]
    if issues:
        raise InvalidRequest(issues)
    return found


async def _shelf(call: Call, agent: AgentRow, reading: Reading, heard: Heard) -> Shelf:
    """Held rows that any of the statements may fold into, correct or contradict, and what the session saw last."""
    fired = gate(reading.message) if heard.kind == "turn" and reading.candidates else None
    texts = [candidate.content for candidate in reading.candidates]
    asked = [*texts, reading.message] if fired is not None else texts
    held = await related(call, agent, asked, {candidate.namespace for candidate in reading.candidates})
    last = await _last(call, agent, heard.session_id) if fired is not None and heard.session_id is not None else ()
    disputed = await tension_rows.of_memory(call.transaction(), agent.agent_id, sorted(held), status="resolved")
    return Shelf(
        held=tuple(held.values()), gate=fired, last=last, agreed=agreed(disputed), anonymous=not agent.user_linked
    )


async def _last(call: Call, agent: AgentRow, session_id: str) -> tuple[Memory, ...]:
    """What the session saw last: the rows of its last block and of its last turn, newest first."""
    tx = call.transaction()
    reports = await turns.last_reports(tx, agent.agent_id, session_id)
    learned = [row["id"] for report in reports for row in report.get("stored", ())]
    injected = await injections.last_ids_of_session(tx, agent.agent_id, session_id)
    rows = await memories.many(tx, agent.agent_id, sorted({*learned, *injected}))
    return tuple(sorted(rows, key=lambda row: (row.learned_at, row.id), reverse=True))


async def related(call: Call, agent: AgentRow, texts: Sequence[str], namespaces: Collection[str]) -> dict[int, Memory]:
    """Live rows that share a form, an identifier or tokens with any of `texts`, by id; a look-up a text, never a scan.

    They hold what a decision looks at; a row that is to be changed is read again, whole.
    """
    if not texts or not agent.memories:
        return {}
    tx, scopes = call.transaction(), sorted(namespaces)
    held: dict[int, Memory] = {}
    for text in texts:
        tokens = index_tokens(text)
        rows, _ = await memories.found(
            tx, agent.agent_id, scopes, sorted(keys(text)), (*tokens.full, *tokens.parts), limit=RELATED
        )
        held |= {row.id: row for row in rows}
    same = await memories.by_hashes(tx, agent.agent_id, scopes, list(map(normalise, texts)), list(map(fold_key, texts)))
    return held | {row.id: row for row in same}


async def _written(  # noqa: PLR0913 - what was decided, and all that it rests on
    call: Call,
    agent: AgentRow,
    learning: Learning,
    shelf: Shelf,
    parents: Mapping[int, Memory],
    heard: Heard,
    now: datetime,
) -> Written:
    """The rows, links, tensions and promotions that the verdicts come to, with their ids."""
    stored = [verdict for verdict in learning.verdicts if isinstance(verdict, Stored)]
    fresh = await ids.reserve(call.transaction(), len(stored) + len(learning.contradictions))
    restated = {into for verdict in learning.verdicts if isinstance(verdict, Folded) and (into := verdict.into) > 0}
    replaced = {verdict.supersedes for verdict in stored if verdict.supersedes is not None}
    held = await _whole(call, agent, restated | replaced)
    born, advisories = _born(call, agent, stored, fresh, held, parents, heard, now)
    await room_for(call, agent, [row for row in born.values() if row.tier == "L0"])
    superseded = tuple(
        _superseded(held[verdict.supersedes], born[verdict.key], verdict.rule)
        for verdict in stored
        if verdict.supersedes is not None
    )
    raised = await _raised(call, agent, learning.contradictions, born, fresh[len(stored) :], heard, now)
    born = _restated(born, learning)
    folded = tuple(_folded(held[number], learning) for number in sorted(restated))
    others = [row for row in shelf.held if row.id not in held]
    warmed = kin(list(born.values()), others, now) if heard.kind == "turn" else ()
    whole = await _whole(call, agent, {row.id for row in warmed})
    promoted = tuple(
        Changed(before=row, after=promote(row, now), kind="promoted", rule="kin") for row in whole.values()
    )
    return Written(
        born=born,
        advisories=advisories,
        superseded=superseded,
        folded=folded,
        tensions=raised,
        promoted=promoted,
    )


async def _whole(call: Call, agent: AgentRow, numbers: Collection[int]) -> dict[int, Memory]:
    """The rows that will change, whole."""
    rows = await memories.many(call.transaction(), agent.agent_id, sorted(numbers)) if numbers else []
    return {row.id: row for row in rows}


def _born(  # noqa: PLR0913 - the same
    call: Call,
    agent: AgentRow,
    stored: Sequence[Stored],
    fresh: Sequence[int],
    held: Mapping[int, Memory],
    parents: Mapping[int, Memory],
    heard: Heard,
    now: datetime,
) -> tuple[dict[int, Memory], dict[int, str | None]]:
    """A row a stored candidate, by its key; a correction's row succeeds the one it corrects."""
    rows: dict[int, Memory] = {}
    advisories: dict[int, str | None] = {}
    for verdict, number in zip(stored, fresh, strict=False):
        birth = Birth(
            id=number,
            now=now,
            attested_by=call.actor,
            anonymous=not agent.user_linked,
            default_namespace=agent.namespace_default,
        )
        wanted = _wanted(verdict.candidate, heard, inherits=verdict.supersedes is not None)
        parent = parents.get(verdict.candidate.parent_id or 0)
        made = (
            be_born(wanted, birth, parent)
            if verdict.supersedes is None
            else succeed(held[verdict.supersedes], wanted, birth)
        )
        rows[verdict.key] = priced(made.memory, call.services.cost)
        advisories[number] = made.advisory
    return rows, advisories


def _wanted(candidate: Candidate, heard: Heard, *, inherits: bool) -> Wanted:
    """What the candidate asks for; a successor keeps tier and domains of what it replaces."""
    return Wanted(
        content=candidate.content,
        source=candidate.source,
        namespace=candidate.namespace,
        kind=candidate.kind,
        tier=None if inherits else candidate.tier,
        confidence=candidate.confidence,
        invalidation_tags=candidate.invalidation_tags,
        invalidation_condition=candidate.invalidation_condition,
        ttl_hours=candidate.ttl_hours,
        domains=None if inherits and not candidate.domains else candidate.domains,
        observed_at=heard.observed_at,
        session_id=heard.session_id,
    )


async def room_for(call: Call, agent: AgentRow, rows: Sequence[Memory]) -> None:
    """Raises `TierFull` when pinning `rows` beside what is pinned already would pass the cap of the agent."""
    if not rows:
        return
    shelf = await memories.standing(call.transaction(), agent.agent_id, None, 0)
    held = list(shelf.pinned)
    for row in rows:
        answer = pin(row, held, row.learned_at, call.services.cost)
        if isinstance(answer, Full):
            raise TierFull(
                f"pinning it needs {answer.needed} tokens, and {answer.used} of {answer.limit} are taken; unpin something first",
                limit=answer.limit,
                used=answer.used,
            )
        held.append(answer)


def _superseded(old: Memory, new: Memory, rule: str) -> Changed:
    return Changed(before=old, after=supersede(old, new.id), kind="superseded", rule=rule)


def _restated(born: Mapping[int, Memory], learning: Learning) -> dict[int, Memory]:
    """New rows that another candidate of the same write says again, with that counted."""
    said = [-verdict.into for verdict in learning.verdicts if isinstance(verdict, Folded) and verdict.into < 0]
    return {key: replace(row, restatements=said.count(key)) if key in said else row for key, row in born.items()}


def _folded(row: Memory, learning: Learning) -> Changed:
    """The survivor keeps its id and remembers the restatement; the access is counted beside it."""
    times = sum(isinstance(verdict, Folded) and verdict.into == row.id for verdict in learning.verdicts)
    return Changed(before=row, after=replace(row, restatements=row.restatements + times), kind="folded", rule="fold")


async def _raised(  # noqa: PLR0913 - the contradictions, and the rows and ids that they are made of
    call: Call,
    agent: AgentRow,
    found: Sequence[Contradiction],
    born: Mapping[int, Memory],
    fresh: Sequence[int],
    heard: Heard,
    now: datetime,
) -> tuple[TensionChanged, ...]:
    """A tension a contradiction, each with the pattern that an earlier answer of its shape revealed."""
    del heard
    rows = [_tension(each, number, born, now) for each, number in zip(found, fresh, strict=True)]
    return await _new_ones(call, agent, rows)


def _tension(each: Contradiction, number: int, born: Mapping[int, Memory], now: datetime) -> Tension:
    a, b = (born[-side].id if side < 0 else side for side in (each.a, each.b))
    namespace = next((born[-side].namespace for side in (each.a, each.b) if side < 0), None)
    return Tension(
        id=number,
        namespace=namespace,
        status="open",
        impact=each.impact,
        a=Claim(text=each.a_text, memory_id=a),
        b=Claim(text=each.b_text, memory_id=b),
        question=each.question,
        origin="detector",
        shape=each.shape,
        created_at=now,
    )


async def _new_ones(call: Call, agent: AgentRow, rows: Sequence[Tension]) -> tuple[TensionChanged, ...]:
    """Those whose pair is not open already, with suggestions."""
    if not rows:
        return ()
    tx = call.transaction()
    shapes = sorted({row.shape for row in rows})
    resolved = await tension_rows.resolved_shapes(tx, agent.agent_id, shapes)
    keys = {row.id: pair_key(row.a, row.b) for row in rows}
    known = await tension_rows.pairs(tx, agent.agent_id, sorted(set(keys.values())))
    taken = {pair_key(row.a, row.b) for row in known if row.status == "open" or row.winner == "both"}
    return tuple(
        TensionChanged(
            before=None, after=replace(row, suggestion=suggestion(row.shape, resolved)), kind="opened", rule="detector"
        )
        for row in rows
        if keys[row.id] not in taken
    )


async def detected(
    call: Call, agent: AgentRow, new: Sequence[Memory], exclude: Collection[int] = frozenset()
) -> tuple[TensionChanged, ...]:
    """The contradictions of rows that are about to be written by another verb than learning; `exclude` are on their way out."""
    held = await related(call, agent, [row.content for row in new], {row.namespace for row in new})
    clashes = [clash for row in new for clash in detect(row, _without(held.values(), exclude))]
    fresh = await ids.reserve(call.transaction(), len(clashes)) if clashes else []
    rows = [
        Tension(
            id=number,
            namespace=clash.new.namespace,
            status="open",
            impact=clash.impact,
            a=Claim(text=clash.held.content, memory_id=clash.held.id),
            b=Claim(text=clash.new.content, memory_id=clash.new.id),
            question=clash.question,
            origin="detector",
            shape=clash.clash.shape,
            created_at=clash.new.learned_at,
        )
        for clash, number in zip(clashes, fresh, strict=True)
    ]
    return await _new_ones(call, agent, rows)


def _without(rows: Iterable[Memory], exclude: Collection[int]) -> list[Memory]:
    return [row for row in rows if row.id not in exclude]


def reported(call: Call, agent: AgentRow, learning: Learning, written: Written, now: datetime) -> dict[str, Any]:
    """The report: every candidate exactly once."""
    stored, folded, rejected = [], [], []
    for verdict in learning.verdicts:
        match verdict:
            case Stored(key=key):
                row = written.born[key]
                stored.append(present.memory(row, agent.name, now, written.advisories[row.id]))
            case Folded(candidate=candidate, into=into):
                folded.append({"candidate": candidate.content, "into": into if into > 0 else written.born[-into].id})
            case Rejected():
                rejected.append({"content": verdict.content, "rule": verdict.rule, "reason": verdict.reason})
            case _:
                assert_never(verdict)
    parts: dict[str, list[Any]] = {
        "stored": stored,
        "folded": folded,
        "superseded": [
            {"old": change.before.id, "new": change.after.superseded_by, "rule": change.rule}
            for change in written.superseded
        ],
        "rejected": rejected,
        "tensions": [present.tension(change.after) for change in written.tensions],
        "promoted": [change.after.id for change in written.promoted],
    }
    skipped = learning.skipped
    return {
        **parts,
        "skipped": None if skipped is None else {"rule": skipped.rule, "reason": skipped.reason},
        "judge": {"used": False, "outcome": "no judge is configured"},
        "counts": {name: len(rows) for name, rows in parts.items()},
    }


async def _keep(  # noqa: PLR0913 - the report and what it is filed under
    call: Call, agent: AgentRow, learning: Learning, report: Mapping[str, Any], heard: Heard, now: datetime
) -> None:
    """The learning report, so that “why doesn't it know X” has an answer; rows stand in it by their ids."""
    rejections = [row["rule"] for row in report["rejected"]]
    skipped = [] if report["skipped"] is None else [report["skipped"]["rule"]]
    happened = [name for name in ("stored", "folded", "superseded", "tensions", "promoted") if report[name]]
    row = turns.TurnRow(
        at=now,
        session_id=heard.session_id,
        namespace=call.namespace,
        rules=[*happened, *rejections, *skipped],
        report={
            **report,
            "kind": heard.kind,
            "stored": [{"id": row["id"], "gist": row["gist"]} for row in report["stored"]],
            "tensions": [row["id"] for row in report["tensions"]],
            "refusedFolds": list(learning.refused_folds),
        },
        rejections=[*rejections, *skipped],
        refused_merges=len(learning.refused_folds),
    )
    await turns.insert(call.transaction(), agent.agent_id, row)
