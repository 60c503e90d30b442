"""The rules: every named way for a line to enter a block, as one table from which the docs are drawn."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from memory.durability import is_live
from selfmodel.guardrail import needs_guardrail, percent
from tiers.episodes import BESIDE, LEADERS, beside
from tiers.named import raised
from tiers.overlap import FLOOR, sets
from tiers.render import CORRECTION, GUARDRAILS, INDEX, PINNED, RECALLED, TENSIONS, quoted, shorten
from tiers.scene import Always, Notice, Proposal, Scene
from tiers.stale import likely_stale, premise
from tiers.tier import RANKS
from words.identifiers import mentions
from words.inner import writings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from memory.row import Memory
    from selfmodel.domain import Domain
    from tensions.tension import Impact, Tension
    from words.tokens import Tokens

RuleName = Literal[
    "pinned",
    "tension",
    "guardrail",
    "index",
    "correction",
    "identifier",
    "time",
    "overlap",
    "semantic",
    "neighbour",
    "episode",
    "requested",
]

LIMIT = 8
"""Bodies that `overlap` proposes at most, and the number of lexical finds from which `semantic` is silent."""

SEMANTIC_FLOOR = 0.5
"""Cosine below which nearness says nothing: a nearest neighbour always exists, however far it is."""

NAMED_TOKENS = 5
"""Shared tokens that a reason names at most."""

IMPACT_RANKS: Mapping[Impact, int] = {"critical": 0, "medium": 1, "low": 2}


def pinned(always: Always) -> tuple[Proposal[Memory], ...]:
    """In the order they were learned."""
    held = (m for m in always.standing.pinned if is_live(m, always.now))
    return tuple(Proposal(rule="pinned", subject=m, reason="pinned by a person") for m in sorted(held, key=learned))


def tension(always: Always) -> tuple[Proposal[Tension], ...]:
    """Critical ones first, then the older."""
    held = (t for t in always.standing.tensions if t.status == "open")
    ordered = sorted(held, key=lambda t: (IMPACT_RANKS[t.impact], t.created_at, t.id))
    return tuple(Proposal(rule="tension", subject=t, reason=f"open tension, {t.impact}") for t in ordered)


def guardrail(always: Always) -> tuple[Proposal[Domain], ...]:
    """The least reliable domain first."""
    weak = (d for d in always.standing.domains if needs_guardrail(d, always.now))
    return tuple(
        Proposal(rule="guardrail", subject=d, reason=f"{percent(d.reliability)}% reliable, below 75%")
        for d in sorted(weak, key=lambda d: (d.reliability, d.name))
    )


def index(always: Always) -> tuple[Proposal[Memory], ...]:
    """Whose access is newest as of the last change first: the order in which places are given."""
    held = sorted((m for m in always.standing.index if is_live(m, always.now)), key=lambda m: m.id)
    newest = sorted(held, key=lambda m: m.placed_at, reverse=True)
    return tuple(Proposal(rule="index", subject=m, reason="in the working set") for m in newest)


def correction(scene: Scene) -> tuple[Proposal[Notice], ...]:
    """One notice when the gate fired."""
    matched = scene.asked.matched
    if matched is None:
        return ()
    held = {m.id: m for m in (*scene.standing.pinned, *scene.standing.index, *scene.candidates)}
    stale = likely_stale(premise(scene.turn.message, matched), held.values(), scene.found.rarity)
    return (
        Proposal(
            rule="correction",
            subject=Notice(matched=matched, stale=stale),
            reason=f"the message corrects an earlier premise: {quoted(shorten(matched))}",
        ),
    )


def identifier(scene: Scene) -> tuple[Proposal[Memory], ...]:
    """Who mentions more triggers first, then by tier, observation and id."""
    if not scene.asked.triggers:
        return ()
    hits = [(m, named) for m in scene.candidates if (named := mentioned(m, scene.asked.triggers))]
    hits.sort(key=lambda hit: (-len(hit[1]), *tie(hit[0])))
    return tuple(
        Proposal(rule="identifier", subject=m, reason=f"mentions {', '.join(named)}, which the transcript doesn't hold")
        for m, named in hits
    )


def overlap(scene: Scene) -> tuple[Proposal[Memory], ...]:
    """The best eight of L1, L2 and L3 that reach the floor, by their overlap; their score is what an episode is ordered by."""
    if scene.turn.recall == "off":
        return ()
    return _ranked(scene)["overlap"]


def semantic(scene: Scene) -> tuple[Proposal[Memory], ...]:
    """The nearest of L2 and L3 that the lexical rules didn't find, as far as these leave room up to the limit."""
    if scene.turn.recall != "auto" or not scene.found.similarity:
        return ()
    lexical = {p.subject.id for p in (*identifier(scene), *overlap(scene))}
    near = [m for m in scene.candidates if m.id not in lexical and is_near(scene, m)]
    near.sort(key=lambda m: (-scene.clock.score(m, scene.found.similarity[m.id]), *tie(m)))
    return tuple(_near(scene, m) for m in near[: max(0, LIMIT - len(lexical))])


def time(scene: Scene) -> tuple[Proposal[Memory], ...]:
    """The last eight episodes of the time for which alone the message asks."""
    if scene.turn.recall == "off" or not scene.found.then:
        return ()
    seen = {m.id for m in scene.candidates if m.tier != "L0"}
    return tuple(
        Proposal(rule="time", subject=m, reason="; ".join(scene.clock.told(m)), score=scene.clock.score(m, 0.0))
        for m in [m for m in scene.found.then if m.id in seen][:LIMIT]
    )


def neighbour(scene: Scene) -> tuple[Proposal[Memory], ...]:
    """Who stands right before or after one of the first three episodes that the rules above found, at 0.8 of its score."""
    if not scene.found.sessions.rows:
        return ()
    best: dict[int, Proposal[Memory]] = {}
    for leader in leading(scene):
        score = BESIDE * (leader.score or 0.0)
        for each in scene.found.sessions.beside(leader.subject.id):
            if each.memory.id not in best:
                best[each.memory.id] = Proposal(rule="neighbour", subject=each.memory, reason=beside(each), score=score)
    return tuple(sorted(best.values(), key=lambda p: (-round(p.score or 0.0, 9), *tie(p.subject))))


def leading(scene: Scene) -> list[Proposal[Memory]]:
    """The first three episodes by score that words or nearness found."""
    if not any(m.kind == "episodic" for m in scene.candidates):
        return []
    found = [p for p in (*overlap(scene), *semantic(scene)) if p.subject.kind == "episodic"]
    return sorted(found, key=lambda p: (-round(p.score or 0.0, 9), *tie(p.subject)))[:LEADERS]


def episode(scene: Scene) -> tuple[Proposal[Memory], ...]:
    """The episodes behind the best eight that reach the floor as well: the budget says how many of them there is room for."""
    if scene.turn.recall == "off" or not scene.found.sessions.rows:
        return ()
    return _ranked(scene)["episode"]


def _ranked(scene: Scene) -> dict[str, tuple[Proposal[Memory], ...]]:
    """What reaches the floor, ranked once: the best eight, and of the others the episodes."""
    if not scene.memo:
        rows = overlapping(scene)
        split = {"overlap": rows[:LIMIT], "episode": [m for m in rows[LIMIT:] if m.kind == "episodic"]}
        for rule, some in split.items():
            scene.memo[rule] = tuple(
                Proposal(rule=rule, subject=m, reason=_shares(scene, m), score=standing(scene, m)) for m in some
            )
    return scene.memo


def requested(scene: Scene) -> tuple[Proposal[Memory], ...]:
    """In the order in which the caller named them."""
    if not scene.turn.include:
        return ()
    by_id = {m.id: m for m in scene.candidates}
    wanted = [by_id[n] for n in dict.fromkeys(scene.turn.include) if n in by_id]
    return tuple(Proposal(rule="requested", subject=m, reason="named in include") for m in wanted)


@dataclass(frozen=True, slots=True, kw_only=True)
class StableRule:
    """A rule that doesn't know the message. `section` is the heading under which its lines stand."""

    name: RuleName
    section: str
    proposes: str
    propose: Callable[[Always], tuple[Proposal[Memory | Tension | Domain], ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class NoticeRule:
    """A rule that answers the message with a notice."""

    name: RuleName
    section: str
    proposes: str
    propose: Callable[[Scene], tuple[Proposal[Notice], ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class RecallRule:
    """A rule that answers the message with bodies of memories."""

    name: RuleName
    section: str
    proposes: str
    propose: Callable[[Scene], tuple[Proposal[Memory], ...]]


Rule = StableRule | NoticeRule | RecallRule

RULES: tuple[Rule, ...] = (
    StableRule(name="pinned", section=PINNED, proposes="every L0 memory", propose=pinned),
    StableRule(name="tension", section=TENSIONS, proposes="every open tension", propose=tension),
    StableRule(
        name="guardrail",
        section=GUARDRAILS,
        proposes="every active domain whose reliability is below 0.75",
        propose=guardrail,
    ),
    StableRule(name="index", section=INDEX, proposes="every L1 memory's gist", propose=index),
    NoticeRule(name="correction", section=CORRECTION, proposes="the notice", propose=correction),
    RecallRule(
        name="identifier",
        section=RECALLED,
        proposes="the body of any live memory, in any tier, that mentions a trigger",
        propose=identifier,
    ),
    RecallRule(
        name="time",
        section=RECALLED,
        proposes="the bodies of the last eight episodes of a time, where the message asks for nothing but what happened then",
        propose=time,
    ),
    RecallRule(
        name="overlap",
        section=RECALLED,
        proposes="L1, L2 and L3 bodies by token overlap with the message, at most 8; on a tie the lower tier first",
        propose=overlap,
    ),
    RecallRule(
        name="semantic",
        section=RECALLED,
        proposes="L2 and L3 bodies by nearness of meaning, where an embedder is configured and the lexical rules "
        "found fewer than the limit",
        propose=semantic,
    ),
    RecallRule(
        name="neighbour",
        section=RECALLED,
        proposes="the bodies of the episodes right before and after the first three that the rules above found",
        propose=neighbour,
    ),
    RecallRule(
        name="episode",
        section=RECALLED,
        proposes="the bodies of the episodes behind the best eight that reach the floor as well, as far as the budget goes",
        propose=episode,
    ),
    RecallRule(name="requested", section=RECALLED, proposes="ids that the caller named in include", propose=requested),
)
"""In the order of their claim: where several rules match one memory the first gives its line, the others `alsoBy`."""


def learned(memory: Memory) -> tuple[float, int]:
    """The order in which lines of the stable part stand."""
    return memory.learned_at.timestamp(), memory.id


def tie(memory: Memory) -> tuple[int, float, int]:
    """What decides between equals: the lower tier, the newer observation, the lower id."""
    seen = memory.last_observed_at
    return RANKS[memory.tier], -seen.timestamp() if seen else math.inf, memory.id


def mentioned(memory: Memory, triggers: Iterable[str]) -> list[str]:
    """The triggers that the memory holds whole or as parts that stand alone; a summary those of its sources too."""
    folded = memory.content.casefold()  # a substring is no mention, but without one there is none
    sources = memory.parts if memory.hop_count > 0 and memory.kind == "semantic" else ()
    return [
        t
        for t in triggers
        if any(form in sources or (form in folded and mentions(memory.content, form)) for form in writings(t))
    ]


def overlapping(scene: Scene) -> list[Memory]:
    """Everything that reaches the floor, best first, however many."""
    sessions = scene.found.sessions
    near = (sessions.rows[number] for number in sessions.scores)
    held = {m.id: m for m in (*near, *scene.candidates) if m.tier != "L0"}
    reached = [(m, alike(scene, m)) for m in held.values() if reaching(scene, m) >= FLOOR]
    return [m for m, _ in sorted(reached, key=lambda each: _order(scene, *each))]


def _order(scene: Scene, memory: Memory, likeness: float) -> tuple[float, int, float, float, int]:
    """By overlap, an episode of another time than the one that was meant behind; of equals the lower tier, then as they stand."""
    tier, seen, number = tie(memory)
    if memory.kind != "episodic":
        like = -round(likeness, 9)
        return like, tier, like, seen, number
    at_its_time = scene.clock.share(memory) * likeness
    return -round(at_its_time, 9), tier, -round(scene.clock.score(memory, likeness), 9), seen, number


def own(scene: Scene, memory: Memory) -> float:
    """The overlap of the memory's own words with the message."""
    return scene.weighed.scores.get(memory.id, 0.0)


def reaching(scene: Scene, memory: Memory) -> float:
    """By what the floor is measured: the words' overlap, and of an episode what reaches it from the turns around it too."""
    return max(own(scene, memory), scene.found.sessions.scores.get(memory.id, 0.0))


def alike(scene: Scene, memory: Memory) -> float:
    """By what `overlap` ranks: the words' overlap, of an episode what reaches it, a little more for whom the message names."""
    reached = scene.found.sessions.scores.get(memory.id)
    score = own(scene, memory) if reached is None else reached
    return raised(score) if memory.id in scene.named and score else score


def standing(scene: Scene, memory: Memory) -> float:
    """The same, and for an episode what its age, its service and its time make of it."""
    return scene.clock.score(memory, alike(scene, memory))


def is_near(scene: Scene, memory: Memory) -> bool:
    """Of L2 or L3, and near enough for nearness to mean something."""
    return memory.tier in ("L2", "L3") and scene.found.similarity.get(memory.id, 0.0) >= SEMANTIC_FLOOR


def shared(asked: Tokens, memory: Memory) -> tuple[str, ...]:
    """Tokens of the message that the memory holds, in the order of the message."""
    _, held = sets(memory.tokens, memory.parts)
    return tuple(t for t in (*asked.full, *asked.parts) if t in held)


def _near(scene: Scene, memory: Memory) -> Proposal[Memory]:
    similarity = scene.found.similarity[memory.id]
    reason = "; ".join((f"close in meaning ({similarity:.2f})", *scene.clock.told(memory)))
    return Proposal(rule="semantic", subject=memory, reason=reason, score=scene.clock.score(memory, similarity))


def _shares(scene: Scene, memory: Memory) -> str:
    tokens = shared(scene.asked.tokens, memory)[:NAMED_TOKENS]
    said = f"shares {', '.join(tokens)} ({reaching(scene, memory):.2f})"
    names = ("speaks of what the message names",) if memory.id in scene.named else ()
    return "; ".join((said, *scene.found.sessions.told(memory.id), *names, *scene.clock.told(memory)))


RECALL_RULES: tuple[RecallRule, ...] = tuple(rule for rule in RULES if isinstance(rule, RecallRule))
