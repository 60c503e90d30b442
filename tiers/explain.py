"""Why a memory is in a block, or why not: one verdict of every rule, from the same decision that builds the block."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from memory.durability import is_expired
from tiers.build import build, look
from tiers.overlap import FLOOR
from tiers.rules import (
    LIMIT,
    RECALL_RULES,
    RULES,
    SEMANTIC_FLOOR,
    is_near,
    leading,
    overlapping,
    reaching,
    shared,
)
from tiers.scene import is_visible
from tiers.settle import settle
from tiers.stable import stable
from words.identifiers import identifiers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from datetime import datetime

    from memory.row import Memory
    from tiers.block import Block, Entry, Found, LeftOut, Standing, Turn
    from tiers.rules import RuleName
    from tiers.scene import Proposal, Scene
    from tiers.settle import Settled
    from words.cost import Cost

Judgement = Literal["proposed", "collapsed", "over-budget", "not-matched", "not-applicable"]

RECALL_NAMES = frozenset(rule.name for rule in RECALL_RULES)

NAMED = 5
"""Memories or tokens that a `why` names at most."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What one rule says of the memory. `proposed` means that its line stands in the block by this rule."""

    rule: RuleName
    verdict: Judgement
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """The memory that is asked about, and everything that was decided in its block."""

    memory: Memory
    scene: Scene
    settled: Settled
    block: Block


def explain(  # noqa: PLR0913, PLR0917 -- the arguments of `build`, and the memory that is asked about
    memory: Memory, turn: Turn, standing: Standing, found: Found, now: datetime, cost: Cost
) -> tuple[Verdict, ...]:
    """One verdict a rule, in the order of RULES. The memory is included if and only if one of them is `proposed`."""
    barred = _barred(memory, turn, now)
    if barred is not None:
        return tuple(Verdict(rule=rule.name, verdict="not-applicable", why=barred) for rule in RULES)
    there = memory.id in found.sessions.rows or any(m.id == memory.id for m in found.memories)
    known = found if there else _with(found, memory)
    case = _case(memory, turn, standing, known, now, cost)
    return tuple(_verdict(rule.name, JUDGES[rule.name](case)) for rule in RULES)


def _case(  # noqa: PLR0913, PLR0917 -- the same
    memory: Memory, turn: Turn, standing: Standing, found: Found, now: datetime, cost: Cost
) -> Case:
    part = stable(standing, turn.max_tokens, now, cost)
    scene = look(turn, standing, found, now)
    block = build(turn, part, standing, found, now, cost, scene.asked)
    return Case(memory=memory, scene=scene, settled=settle(scene, part.whole), block=block)


def _with(found: Found, memory: Memory) -> Found:
    return replace(found, memories=(*found.memories, memory))


Said = tuple[Judgement, str]


def _verdict(rule: RuleName, said: Said) -> Verdict:
    return Verdict(rule=rule, verdict=said[0], why=said[1])


def _barred(memory: Memory, turn: Turn, now: datetime) -> str | None:
    """Why no rule may propose it."""
    if memory.status == "retired":
        by = f"superseded by #{memory.superseded_by}" if memory.superseded_by else memory.retired_reason or "forgotten"
        return f"retired: {by}"
    if is_expired(memory, now):
        return "expired"
    if not is_visible(memory, turn):
        return f"another namespace: it stands in {memory.namespace!r}, the turn sees {turn.namespace!r} and the default"
    return None


def _pinned(case: Case) -> Said:
    if case.memory.tier != "L0":
        return "not-applicable", f"it stands in {case.memory.tier}; pinned is L0"
    return _standing(case, "pinned", "pinned by a person")


def _index(case: Case) -> Said:
    if case.memory.tier != "L1":
        return "not-applicable", f"it stands in {case.memory.tier}; the index lists L1"
    return _standing(case, "index", "in the working set")


def _standing(case: Case, rule: str, reason: str) -> Said:
    if _entry(case, rule) is not None:
        return "proposed", reason
    lost = _left(case, rule)
    keepers = [e.id for e in case.block.entries if e.rule == rule]
    if lost is None:
        return "over-budget", f"not listed: it lost its place to {_ids(keepers)}"
    return "over-budget", f"{lost.reason}{f': {_ids(keepers)}' if keepers else ''}"


def _tension(case: Case) -> Said:
    named = [t.id for t in case.scene.standing.tensions if case.memory.id in (t.a.memory_id, t.b.memory_id)]
    if named:
        return "not-applicable", f"it is a claim of open tension {_ids(named)}, which stands in the block by itself"
    return "not-applicable", "it is a claim of no open tension"


def _guardrail(_: Case) -> Said:
    return "not-applicable", "guardrails are made of outcomes, not of memories"


def _correction(case: Case) -> Said:
    seen = case.block.correction
    if seen is None:
        return "not-matched", "the gate did not fire: the message corrects nothing explicitly"
    if case.memory.id in seen.likely_stale:
        return "not-applicable", f"the notice about “{seen.matched}” names it as likely stale"
    return "not-applicable", f"the notice about “{seen.matched}” does not name it"


def _identifier(case: Case) -> Said:
    triggers = case.scene.asked.triggers
    if case.memory.id in _matched(case, "identifier"):
        return _fate(case, "identifier")
    if triggers:
        return "not-matched", f"it mentions none of {_listed(triggers)}"
    if identifiers(case.scene.turn.message):
        return "not-matched", "every identifier of the message stands in the transcript already"
    return "not-matched", "the message holds no identifier"


def _overlap(case: Case) -> Said:
    if case.memory.tier == "L0":
        return "not-applicable", "what is pinned stands in full anyway"
    if case.scene.turn.recall == "off":
        return "not-applicable", "recall is off"
    if case.memory.id in _matched(case, "overlap"):
        return _fate(case, "overlap")
    ranked = [m.id for m in overlapping(case.scene)]
    if case.memory.id in ranked:
        place = ranked.index(case.memory.id) + 1
        return "over-budget", f"number {place} by overlap; lost its place to the best {LIMIT}: {_ids(ranked[:LIMIT])}"
    return "not-matched", _lacking(case)


def _lacking(case: Case) -> str:
    asked, score = case.scene.asked.tokens, reaching(case.scene, case.memory)
    held = shared(asked, case.memory)
    lacked = [t for t in dict.fromkeys(asked.full) if t not in held]
    if not asked.full and not asked.parts:
        return "the message has no content word"
    lacks = f"lacks {_listed(lacked)}" if lacked else "what it shares weighs too little"
    if not held:
        return f"shares no token; {lacks}"
    return f"shares {_listed(held)} ({score:.2f}, below {FLOOR}); {lacks}"


def _semantic(case: Case) -> Said:
    scene = case.scene
    if scene.turn.recall != "auto":
        return "not-applicable", f"recall is {scene.turn.recall}"
    if not scene.found.similarity:
        return "not-applicable", "no embedder was asked, or none answered in time"
    if case.memory.tier not in ("L2", "L3"):
        return "not-applicable", f"it stands in {case.memory.tier}; nearness is asked of L2 and L3"
    if case.memory.id in _matched(case, "semantic"):
        return _fate(case, "semantic")
    return _not_near(case)


def _not_near(case: Case) -> Said:
    lexical = {*_matched(case, "identifier"), *_matched(case, "overlap")}
    if case.memory.id in lexical:
        return "not-applicable", "a lexical rule found it already"
    if not is_near(case.scene, case.memory):
        near = case.scene.found.similarity.get(case.memory.id, 0.0)
        return "not-matched", f"similarity {near:.2f} is below {SEMANTIC_FLOOR:.2f}"
    takers = sorted({*lexical, *_matched(case, "semantic")})
    return "over-budget", f"lost its place to {_ids(takers)}, which fill the limit of {LIMIT}"


def _time(case: Case) -> Said:
    if case.memory.id in _matched(case, "time"):
        return _fate(case, "time")
    if not case.scene.found.then:
        return "not-applicable", "the message asks for more than a time, or for none, or nothing happened then"
    then = [m.id for m in case.scene.found.then]
    if case.memory.id in then:
        return (
            "over-budget",
            f"number {then.index(case.memory.id) + 1} of that time; lost its place to the last {LIMIT}",
        )
    return "not-matched", "it is no episode of that time, or not one of the last"


def _neighbour(case: Case) -> Said:
    if case.memory.kind != "episodic":
        return "not-applicable", "it is no episode"
    if case.memory.id in _matched(case, "neighbour"):
        return _fate(case, "neighbour")
    leaders = [p.subject.id for p in leading(case.scene)]
    if case.memory.id in leaders:
        return "not-applicable", "it leads itself"
    return "not-matched", f"it stands beside none of {_ids(leaders)}" if leaders else "no episode was found"


def _episode(case: Case) -> Said:
    if case.memory.kind != "episodic":
        return "not-applicable", "it is no episode"
    if case.memory.id in _matched(case, "episode"):
        return _fate(case, "episode")
    if case.memory.id in _matched(case, "overlap"):
        return "not-applicable", f"it is one of the best {LIMIT} itself"
    return "not-matched", "recall is off" if case.scene.turn.recall == "off" else _lacking(case)


def _requested(case: Case) -> Said:
    if case.memory.id in _matched(case, "requested"):
        return _fate(case, "requested")
    return "not-matched", "its id is not in include"


def _fate(case: Case, rule: RuleName) -> Said:
    """What became of it after `rule` had matched."""
    number = case.memory.id
    reason = _matched(case, rule)[number].reason
    if number in case.settled.collapsed:
        return "collapsed", f"{reason}; a paraphrase of #{case.settled.collapsed[number]}, which scores better"
    if number in case.block.stable.whole:
        return "proposed", f"{reason}; the stable part already holds the whole statement"
    first = case.settled.rules[number][0]
    if _entry(case, first) is not None:
        return "proposed", reason if first == rule else f"{reason}; its line stands by {first}"
    lost = _left(case, first)
    keepers = [e.id for e in case.block.entries if e.rule in RECALL_NAMES]
    to = f"; lost its place to {_ids(keepers)}" if keepers else ""
    return "over-budget", f"{reason}; {lost.reason if lost else 'no room'}{to}"


JUDGES: Mapping[RuleName, Callable[[Case], Said]] = {
    "pinned": _pinned,
    "tension": _tension,
    "guardrail": _guardrail,
    "index": _index,
    "correction": _correction,
    "identifier": _identifier,
    "time": _time,
    "overlap": _overlap,
    "semantic": _semantic,
    "neighbour": _neighbour,
    "episode": _episode,
    "requested": _requested,
}
"""One judge a rule; a test asserts that none is missing."""


def _matched(case: Case, name: RuleName) -> dict[int, Proposal[Memory]]:
    rule = next(r for r in RECALL_RULES if r.name == name)
    return {p.subject.id: p for p in rule.propose(case.scene)}


def _entry(case: Case, rule: str) -> Entry | None:
    held = (e for e in case.block.entries if e.kind == "memory" and e.id == case.memory.id and e.rule == rule)
    return next(held, None)


def _left(case: Case, rule: str) -> LeftOut | None:
    return next((x for x in case.block.left_out if x.id == case.memory.id and x.rule == rule), None)


def _ids(numbers: Iterable[int | None]) -> str:
    return _listed([f"#{n}" for n in numbers if n is not None])


def _listed(names: Iterable[str]) -> str:
    all_names = tuple(names)
    more = len(all_names) - NAMED
    return ", ".join(all_names[:NAMED]) + (f" and {more} more" if more > 0 else "")
