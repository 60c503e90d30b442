"""What becomes of every candidate: folded, stored, or stored in the place of a held one; and what now contradicts what.

Every candidate comes out exactly once. First each folds or corrects, seeing those before it; then the stored ones are
held against what is live after that, so that a corrected row raises no tension. A judge is heard on what neither folds nor
plainly corrects, and on what no pattern found.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from learn import counsel
from learn.corrections import Supersede, Unclear, corrected
from learn.desk import Desk
from learn.fold import folds, may_survive, refusal
from learn.mood import core
from learn.newness import is_news
from learn.news import RENAME
from learn.openers import not_again
from learn.patterns import pattern_of
from learn.read import CORRECTED, CORRECTED_FACT, GIVEN
from learn.renames import as_told, speaks_of
from learn.retold import bare, retold
from learn.shelf import key_of
from learn.verdict import Candidate, Contradiction, Folded, Learning, Rejected, Stored
from memory.birth import Birth, Wanted, be_born
from memory.durability import is_live
from tensions.detector import detect, impact, question, shape
from words.distinctive import lost

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from datetime import datetime

    from learn.corrections import Correction
    from learn.counsel import Advice, Ruling
    from learn.read import Reading
    from learn.shelf import Shelf
    from learn.verdict import Verdict
    from memory.row import Memory

CONSIDERED = 0.8
"""Share of the smaller side's tokens from which two texts look like paraphrases (§5.3): a refused fold is told."""

ORPHAN = "no-subject"
ORPHAN_REASON = "It says a value and not of what, and nothing that was just said or shown has the one place for it."

UNHELD_REASON = "It says a value by the way, and nothing that is held has another one in its place."
UNNAMED_REASON = "It orders a new name for something that nothing held names; what is done in the work is no memory."

RELATED = 0.3
"""Share of the smaller side's tokens below which two statements aren't compared: half of what §7 asks for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Course:
    """A decision under way: what it decides on, and what it has decided so far."""

    reading: Reading
    shelf: Shelf
    now: datetime
    desk: Desk
    verdicts: list[Verdict]


def decide(reading: Reading, shelf: Shelf, now: datetime, advice: Advice | None = None) -> Learning:
    """One verdict for each candidate and each refusal, and the contradictions to open. `now` is UTC.

    Rows stored here are named `-key`; the first candidate has the key 1. `advice`: a judge's answer on this reading.
    """
    if reading.skipped is not None:
        return Learning(skipped=reading.skipped)
    if advice is None:
        return _decided(reading, shelf, now, None)
    if not counsel.still_holds(advice, reading):
        return replace(
            _decided(reading, shelf, now, None), judged="the turn reads otherwise by now; nothing was followed"
        )
    found = tuple(counsel.added(advice))
    more = tuple(each for each in found if isinstance(each, Candidate))
    refused = tuple(each for each in found if isinstance(each, Rejected))
    reading = replace(reading, candidates=(*reading.candidates, *more), rejected=(*reading.rejected, *refused))
    return _decided(reading, shelf, now, advice)


def _decided(reading: Reading, shelf: Shelf, now: datetime, advice: Advice | None) -> Learning:
    desk = Desk((m for m in shelf.held if is_live(m, now)), shelf.near, shelf.alike)
    verdicts: list[Verdict] = []
    doubts: list[tuple[int, int]] = []
    disputes: list[tuple[int, int]] = []
    gone: set[int] = set()
    course = _Course(reading=reading, shelf=shelf, now=now, desk=desk, verdicts=verdicts)
    refused: dict[str, None] = {}
    notes: list[str] = []
    for key, candidate in enumerate(reading.candidates, start=1):
        newborn = _newborn(candidate, key, shelf, now)
        corrects = shelf.corrects and (shelf.gate is not None or is_news(candidate.content))
        folded = _folded(course, candidate, newborn, corrects=corrects)
        if folded is not None:
            desk.take_off(*folded.replaced)
            gone.update(folded.replaced)
            verdicts.append(folded)
            continue
        correction = _correction(course, candidate, newborn.namespace, gone, corrects=corrects)
        if isinstance(correction, Rejected):
            verdicts.append(correction)
            continue
        ruling = _ruling(advice, correction, newborn, desk, shelf)
        notes.append(ruling.note)
        refused.update(dict.fromkeys(filter(None, (ruling.refused,))))
        stored = _stored(candidate, key, correction)
        if ruling.verdict is not None:
            verdict = counsel.restored(ruling.verdict, candidate)
            if not isinstance(verdict, Stored):
                verdicts.append(verdict)
                continue
            stored = verdict
        if stored.candidate is not candidate:
            newborn = _newborn(stored.candidate, key, shelf, now)
        desk.take_off(*stored.replaced)
        gone.update(stored.replaced)
        refused.update(dict.fromkeys(_refusals(newborn, desk)))
        if isinstance(correction, Unclear):
            doubts.extend((held, -key) for held in correction.ids)
        if ruling.doubt is not None:
            disputes.append((ruling.doubt, -key))
        desk.lay(newborn)
        verdicts.append(stored)
    verdicts = _held_whole(verdicts, desk)
    return Learning(
        verdicts=(*reading.rejected, *verdicts),
        contradictions=_all_contradictions(verdicts, doubts, desk, shelf, _disputed(advice, disputes, desk)),
        refused_folds=tuple(refused),
        judged=None if advice is None else counsel.outcome(advice, notes),
    )


def _held_whole(verdicts: list[Verdict], desk: Desk) -> list[Verdict]:
    """A stored sentence that corrects nothing folds into the one of the turn that leans on it and holds it whole."""
    rows = [each for each in verdicts if isinstance(each, Stored)]
    joined = {each.into for each in verdicts if isinstance(each, Folded)}
    kept: list[Verdict] = []
    for verdict in verdicts:
        into = next((each for each in rows if _holds(each, verdict)), None)
        if (
            isinstance(verdict, Stored)
            and -verdict.key not in joined
            and into is not None
            and (row := desk.row(-verdict.key)) is not None
        ):
            desk.take_off(row.id)
            kept.append(Folded(candidate=verdict.candidate, into=-into.key))
        else:
            kept.append(verdict)
    return kept


def _holds(whole: Stored, part: Verdict) -> bool:
    if not isinstance(part, Stored) or part is whole or part.replaced or part.candidate.pattern == GIVEN:
        return False
    text = part.candidate.content.rstrip()
    return text.endswith((".", "!", "。")) and whole.candidate.content.startswith(f"{text} ")


def _ruling(advice: Advice | None, correction: Correction, newborn: Memory, desk: Desk, shelf: Shelf) -> Ruling:
    """The judge's decision on a candidate; what plainly corrects a held row needs none."""
    if advice is None or isinstance(correction, Supersede):
        return counsel.NONE
    decision = next((each for each in advice.answer.decisions if each.candidate == -newborn.id), None)
    if decision is None:
        return counsel.NONE
    return counsel.rule_on(advice, decision, newborn, desk, corrects=shelf.gate is not None)


def _disputed(
    advice: Advice | None, disputes: Iterable[tuple[int, int]], desk: Desk
) -> Iterator[tuple[Memory, Memory]]:
    """Pairs of a held and a new row that contradict each other by the judge's word."""
    if advice is None:
        return
    for old, new in disputes:
        a, b = desk.row(old), desk.row(new)
        if a is not None and b is not None:
            yield a, b
    yield from counsel.proposed(advice, desk)


def _correction(
    course: _Course, candidate: Candidate, namespace: str, gone: set[int], *, corrects: bool
) -> Correction | Rejected:
    """What it corrects of what is held, or None; a refusal where it corrects nothing and says nothing alone."""
    held = course.desk.held(namespace) if corrects else ()
    last = _last(course.shelf, namespace, gone, course.now)
    found = corrected(course.reading.message, course.shelf.gate, candidate.content, held, last) if corrects else None
    why = _orphaned(candidate, held) if found is None else None
    return found if why is None else Rejected(content=candidate.content, rule=ORPHAN, reason=why)


def _last(shelf: Shelf, namespace: str, gone: set[int], now: datetime) -> list[Memory]:
    """What the session saw last, of this namespace, and not superseded in this very turn."""
    return [m for m in shelf.last if m.namespace == namespace and m.id not in gone and is_live(m, now)]


def _newborn(candidate: Candidate, key: int, shelf: Shelf, now: datetime) -> Memory:
    """The row that the candidate would become, as far as folding and the detector look at it."""
    wanted = Wanted(
        content=candidate.content,
        source=candidate.source,
        namespace=candidate.namespace,
        kind=candidate.kind,
        tier=candidate.tier,
        ttl_hours=candidate.ttl_hours,
    )
    return be_born(wanted, Birth(id=-key, now=now, attested_by="", anonymous=shelf.anonymous)).memory


def _folded(course: _Course, candidate: Candidate, newborn: Memory, *, corrects: bool) -> Folded | None:
    """The fold of what a row says already, or of what corrects the rest of a row that this very turn corrected."""
    survivor = _survivor(candidate, newborn, course.desk, corrects=corrects)
    if survivor is None:
        return _joined(course, candidate) if corrects else None
    held = course.desk.held(newborn.namespace) if corrects and survivor.id > 0 else ()
    found = _corrected(course, candidate, (row for row in held if row.id != survivor.id))
    replaced = () if found is None or found.restated is not None else (found.id, *found.also)
    return Folded(candidate=candidate, into=survivor.id, replaced=replaced)


def _corrected(course: _Course, candidate: Candidate, rows: Iterable[Memory]) -> Supersede | None:
    found = corrected(course.reading.message, course.shelf.gate, candidate.content, rows)
    return found if isinstance(found, Supersede) else None


def _joined(course: _Course, candidate: Candidate) -> Folded | None:
    """“The API listens on 8081 and the worker on 9091” corrects one held row in two places: its successor gets both."""
    for at, verdict in enumerate(course.verdicts):
        row = course.desk.row(-verdict.key) if isinstance(verdict, Stored) else None
        if row is None or not isinstance(verdict, Stored) or verdict.candidate.said is None:
            continue
        found = _corrected(course, candidate, (row,))
        if found is not None and found.restated is not None:
            stored = replace(verdict, candidate=_said_as(verdict.candidate, found.restated))
            course.verdicts[at] = stored
            course.desk.take_off(row.id)
            course.desk.lay(_newborn(stored.candidate, stored.key, course.shelf, course.now))
            return Folded(candidate=candidate, into=row.id)
    return None


def _survivor(candidate: Candidate, newborn: Memory, desk: Desk, *, corrects: bool) -> Memory | None:
    """The row that already says it: the first held one, else one of the turn itself."""
    for content in _wordings(candidate, corrects=corrects):
        for row in desk.same(content):
            if folds(content, row.content) and may_survive(
                row, newborn.kind, newborn.status, newborn.expires_at, newborn.namespace
            ):
                return row
    return None


def _wordings(candidate: Candidate, *, corrects: bool) -> tuple[str, ...]:
    """The statement, and what is left of a spoken one without "ok, so", "actually," or "correction:", if that loses nothing."""
    if candidate.pattern == GIVEN:
        return (candidate.content,)
    again = not_again(candidate.content)
    said = bare(again) if corrects else again
    others = (core(said), retold(again).plain) if corrects else (core(said),)
    return tuple(
        dict.fromkeys((candidate.content, again, *(text for text in others if set(lost(text, said)) <= counsel.SPOKEN)))
    )


def _orphaned(candidate: Candidate, held: Iterable[Memory]) -> str | None:
    """Why it says nothing alone: a bare value of nothing that is named or held, or an order to rename what nothing held names."""
    if candidate.pattern == RENAME:
        return None if any(speaks_of(candidate.content, row.content) for row in held) else UNNAMED_REASON
    if candidate.pattern == CORRECTED_FACT:
        return UNHELD_REASON
    pattern = pattern_of(candidate.content) if candidate.pattern in CORRECTED else None
    return ORPHAN_REASON if pattern is not None and pattern.name in CORRECTED else None


def _stored(candidate: Candidate, key: int, correction: Correction) -> Stored:
    if not isinstance(correction, Supersede):
        told = as_told(candidate.content) if candidate.pattern == RENAME else candidate.content
        return Stored(candidate=_said_as(candidate, told), key=key)
    candidate = _said_as(candidate, correction.restated or candidate.content)
    return Stored(candidate=candidate, key=key, supersedes=correction.id, rule="correction", also=correction.also)


def _said_as(candidate: Candidate, content: str) -> Candidate:
    """The candidate with the words that are stored; what was said is kept beside them."""
    if content == candidate.content:
        return candidate
    return replace(candidate, content=content, extra=(*candidate.extra, ("said", candidate.content)))


def _refusals(newborn: Memory, desk: Desk) -> Iterator[str]:
    """Why it didn't fold into the rows that say nearly the same."""
    for row in desk.kin(newborn, CONSIDERED):
        why = refusal(newborn.content, row.content)
        if row.namespace == newborn.namespace and why is not None:
            yield why


def _all_contradictions(
    verdicts: Iterable[Verdict],
    doubts: Iterable[tuple[int, int]],
    desk: Desk,
    shelf: Shelf,
    disputed: Iterable[tuple[Memory, Memory]],
) -> tuple[Contradiction, ...]:
    """Those that are found without a model, then the judge's; each pair once, and none that somebody left as both."""
    found = {(each.a, each.b): each for each in _contradictions(verdicts, doubts, desk, shelf)}
    for a, b in disputed:
        if (a.id, b.id) not in found and key_of(a.content, b.content) not in shelf.agreed:
            found[a.id, b.id] = replace(_contradiction(a, b), origin="judge")
    return tuple(found.values())


def _contradictions(
    verdicts: Iterable[Verdict], doubts: Iterable[tuple[int, int]], desk: Desk, shelf: Shelf
) -> Iterator[Contradiction]:
    """The unclear corrections, then what the detector finds against the rows that are still live; each pair once."""
    raised = set()
    for old, new in doubts:
        a, b = desk.row(old), desk.row(new)
        if a is not None and b is not None and key_of(a.content, b.content) not in shelf.agreed:
            raised.add((old, new))
            yield _contradiction(a, b)
    for verdict in verdicts:
        row = desk.row(-verdict.key) if isinstance(verdict, Stored) else None
        if row is None:
            continue
        for found in detect(row, (m for m in desk.kin(row, RELATED) if _is_before(m, row))):
            pair = (found.held.id, row.id)
            if pair not in raised and key_of(found.held.content, row.content) not in shelf.agreed:
                raised.add(pair)
                yield Contradiction(
                    a=found.held.id,
                    b=row.id,
                    a_text=found.held.content,
                    b_text=row.content,
                    impact=found.impact,
                    question=found.question,
                    shape=found.clash.shape,
                )


def _is_before(row: Memory, newborn: Memory) -> bool:
    """Held, or stored earlier in the same turn: so that no pair is told twice."""
    return row.id > 0 or row.id > newborn.id


def _contradiction(a: Memory, b: Memory) -> Contradiction:
    return Contradiction(
        a=a.id,
        b=b.id,
        a_text=a.content,
        b_text=b.content,
        impact=impact(a, b),
        question=question(a.content, b.content),
        shape=shape(a.content, b.content),
    )
