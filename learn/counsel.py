"""How far a judge's answer is followed: nothing that it says loses a word of what is held or adds one that nobody said.

The answer was asked for before the agent was locked. So each part is held against the rows as they are now, and against
three rules: a statement of the judge's holds only what the user said, a merge keeps every distinctive token of both sides in
its order, and a held statement is replaced only where the user corrected something and most of it stands in the new one.
What isn't followed leaves both, and is told.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from learn.fold import fold_key, may_survive, merges
from learn.patterns import pattern_of
from learn.questions import is_question
from learn.refusals import REFUSAL, refuse
from learn.secrets import redact
from learn.verdict import Candidate, Folded, Rejected, Stored
from tensions.detector import contradiction
from tensions.harmony import agree
from words.clean import one_line
from words.distinctive import distinctive, is_mark, lost, words
from words.language import evident_language
from words.normal import normalise
from words.sentences import statements

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from learn.answer import Answer, Decision
    from learn.desk import Desk
    from learn.judge import Case
    from learn.read import Reading
    from learn.verdict import Verdict
    from memory.row import Memory

JUDGED: Final = "judge"
"""The pattern of a statement that the judge found, and the rule of what it decided."""

NOT_GROUNDED: Final = "not-grounded"

REMAINS: Final = 0.5
"""Share of a statement's distinctive tokens that must stand in what replaces it: the rest is the corrected value."""

LONGEST: Final = 4000
"""Characters of a statement, the limit of `POST /v1/memories`."""

MEANT: Final = frozenset({"remember", "standing-rule"})
"""Patterns of what the user asks to be kept, which nobody may call not worth keeping."""

SPOKEN: Final = frozenset({"so", "but", "and", "then", "also"})
"""Words that join what is said to the talk around it."""

REASON: Final = 200
"""Characters of the judge's reason that are told."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Advice:
    """A readable answer, and the case that it answers. What the judge adds carries `source` and `namespace`."""

    case: Case
    answer: Answer
    source: str | None = "user"
    namespace: str = "default"

    def texts(self) -> tuple[str, ...]:
        """By what the held rows are found that the advice speaks of: what it adds and merges, and their own words."""
        decisions = self.answer.decisions
        named = {d.memory for d in decisions} | {memory for _, memory in self.answer.contradictions}
        merged = (d.text for d in decisions if d.text)
        return (*self.answer.additions, *merged, *(text for number, text in self.case.held if number in named))


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    """What the judge's decision on one candidate comes to; without a verdict the candidate is decided as if there were none."""

    verdict: Verdict | None = None
    note: str = ""
    refused: str = ""
    """`lost-token: …` of a merge that was not made."""
    doubt: int | None = None
    """A held row that it was to replace, and that becomes a tension instead."""


NONE: Final = Ruling()


def still_holds(advice: Advice, reading: Reading) -> bool:
    """Whether the turn reads now as it did when the judge was asked."""
    return advice.case.candidates == tuple(candidate.content for candidate in reading.candidates)


def added(advice: Advice) -> Iterator[Candidate | Rejected]:
    """What the judge found beside the candidates: the user's own words, or refused as anybody's would be."""
    for text in advice.answer.additions:
        statement = text.strip()
        refused = _refused(statement) or ungrounded(statement, advice.case.message)
        if refused is not None:
            yield refused
        else:
            yield Candidate(content=statement, pattern=JUDGED, source=advice.source, namespace=advice.namespace)


def _refused(statement: str) -> Rejected | None:
    if len(statement) > LONGEST:
        reason = f"A statement has at most {LONGEST} characters."
        return Rejected(content=f"{redact(statement)[:200]}…", rule="too-long", reason=reason)
    refusal = REFUSAL["question-turn"] if is_question(statement) else refuse(statement)
    if refusal is None:
        return None
    return Rejected(content=redact(statement), rule=refusal.rule, reason=refusal.reason)


def ungrounded(statement: str, message: str) -> Rejected | None:
    """Why the statement isn't what the message says, if it isn't: a foreign word, another order, or a “not” left out."""
    foreign = lost(message, statement)
    if foreign or not distinctive(statement):
        said = f"the user didn't say “{', '.join(foreign[:5])}”" if foreign else "it says nothing"
        return _not_grounded(statement, said)
    if not _in_order(distinctive(statement), words(message)):
        return _not_grounded(statement, "the user said it in another order")
    left_out = _marks_left_out(statement, message)
    return _not_grounded(statement, f"it leaves out “{left_out[0]}”") if left_out else None


def _not_grounded(statement: str, why: str) -> Rejected:
    return Rejected(
        content=redact(statement), rule=NOT_GROUNDED, reason=f"The judge's statement is not the user's: {why}."
    )


def _marks_left_out(statement: str, message: str) -> tuple[str, ...]:
    """Marks of polarity, quantity, condition and order of the sentence that it was drawn from."""
    said = set(distinctive(statement))
    sentences = [sentence.text for sentence in statements(message)]
    origin = max(sentences, key=lambda text: len(said.intersection(distinctive(text))), default="")
    code = evident_language(normalise(origin)) or "en"
    kept = set(words(statement))
    return tuple(w for w in distinctive(origin) if is_mark(w, code) and w not in kept and w not in SPOKEN)


def _in_order(tokens: Iterable[str], among: Sequence[str]) -> bool:
    """Whether those of the tokens that stand among the words do so in this order."""
    known, rest = set(among), iter(among)
    return all(any(word == token for word in rest) for token in tokens if token in known)


def rule_on(advice: Advice, decision: Decision, newborn: Memory, desk: Desk, *, corrects: bool) -> Ruling:
    """What becomes of a decision on a candidate, which would be `newborn`. `corrects`: the gate fired."""
    if decision.action == "ADD":
        return NONE
    if decision.action == "REJECT":
        pattern = pattern_of(newborn.content)
        if pattern is not None and pattern.name in MEANT:
            return Ruling(note=f"candidate {decision.candidate} is what the user asked to be kept; kept")
        reason = one_line(redact(decision.reason))[:REASON] or "It is not worth keeping."
        return Ruling(verdict=Rejected(content=newborn.content, rule=JUDGED, reason=f"The judge: {reason}"))
    return _on_memory(advice, decision, newborn, desk, corrects=corrects)


def _on_memory(advice: Advice, decision: Decision, newborn: Memory, desk: Desk, *, corrects: bool) -> Ruling:
    row = None if decision.memory is None else desk.row(decision.memory)
    if row is None or row.content != advice.case.text_of(row.id):
        return Ruling(note=f"memory {decision.memory} changed meanwhile; both kept")
    if row.namespace != newborn.namespace or row.kind != newborn.kind or not _shares(row.content, newborn.content):
        return Ruling(note=f"memory {row.id} is about something else; both kept")
    if decision.action == "MERGE":
        return _merged(decision.text.strip(), newborn, row)
    if not corrects or not _remains(row.content, newborn.content):
        return Ruling(note=f"memory {row.id} was not plainly corrected; both kept", doubt=row.id)
    return Ruling(verdict=_in_its_place(newborn, row, newborn.content))


def _merged(text: str, newborn: Memory, row: Memory) -> Ruling:
    sides = (row.content, newborn.content)
    if contradiction(*sides) is not None:
        return Ruling(note=f"memory {row.id} says otherwise; both kept", doubt=row.id)
    if not may_survive(row, newborn.kind, newborn.status, newborn.expires_at, newborn.namespace):
        return Ruling(note=f"memory {row.id} stands or lasts less; both kept")
    if refused := merges(text, *sides) or _reordered(text, sides):
        return Ruling(note=f"merge refused, {refused}; both kept", refused=refused)
    return _as_merged(text, newborn, row)


def _as_merged(text: str, newborn: Memory, row: Memory) -> Ruling:
    if fold_key(text) == fold_key(row.content):
        return Ruling(verdict=Folded(candidate=_candidate(newborn, newborn.content), into=row.id))
    if foreign := lost(f"{row.content}\n{newborn.content}", text):
        return Ruling(note=f"{NOT_GROUNDED}: nobody said “{foreign[0]}”; both kept")
    if _refused(text) is not None:
        return Ruling(note="the merged text may not be stored; both kept")
    return Ruling(verdict=_in_its_place(newborn, row, text))


def _reordered(text: str, sides: tuple[str, str]) -> str | None:
    said = words(text)
    return None if all(_in_order(distinctive(side), said) for side in sides) else "lost-token: the order of the words"


def _candidate(newborn: Memory, content: str) -> Candidate:
    """Stands for the turn's own candidate, which `restored` puts back."""
    return Candidate(content=content, pattern=JUDGED, source=newborn.source, namespace=newborn.namespace)


def _in_its_place(newborn: Memory, row: Memory, content: str) -> Stored:
    return Stored(candidate=_candidate(newborn, content), key=-newborn.id, supersedes=row.id, rule=JUDGED)


def restored(verdict: Verdict, candidate: Candidate) -> Verdict:
    """The verdict on the turn's own candidate, with all that it carries; a merge keeps what was said beside its text."""
    match verdict:
        case Rejected():
            return verdict
        case Folded():
            return replace(verdict, candidate=candidate)
        case Stored():
            content = verdict.candidate.content
            if content == candidate.content:
                return replace(verdict, candidate=candidate)
            said = (*candidate.extra, ("said", candidate.content))
            return replace(verdict, candidate=replace(candidate, content=content, extra=said))


def proposed(advice: Advice, desk: Desk) -> Iterator[tuple[Memory, Memory]]:
    """Held and new rows that the judge thinks contradict each other: live, about one thing, and no two truths for sure."""
    for key, memory in advice.answer.contradictions:
        held, new = desk.row(memory), desk.row(-key)
        if held is None or new is None or held.content != advice.case.text_of(memory):
            continue
        if (
            held.namespace == new.namespace
            and _shares(held.content, new.content)
            and not agree(held.content, new.content)
        ):
            yield held, new


def _shares(a: str, b: str) -> bool:
    return not set(distinctive(a)).isdisjoint(distinctive(b))


def _remains(old: str, new: str) -> bool:
    """Most of the old statement stands in the new one, so that it doesn't take another fact with it."""
    return len(lost(new, old)) <= (1 - REMAINS) * len(set(distinctive(old)))


def outcome(advice: Advice, notes: Iterable[str]) -> str:
    """One line of what became of the answer."""
    told = dict.fromkeys(note for note in notes if note)
    given = len(advice.answer.decisions)
    decided = (
        f"answered: {given} of {len(advice.case.candidates)} candidates decided, {len(advice.answer.additions)} added"
    )
    return "; ".join((decided, *told))
