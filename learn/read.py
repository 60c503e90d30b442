"""What a turn offers to learn: the candidates among its sentences, and what is refused, sentence by sentence.

Question first: such a turn is a lookup. Then every sentence is asked for a secret, an instruction and the
conversation's own scope, whole; then the patterns. The statement is the user's own sentence; the assistant's answer and
fenced code are never read.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from learn.echoes import echoes, without
from learn.given_up import names_given_up
from learn.joined import facts
from learn.neighbour import leans, says_before, says_half, stand_alone, upright
from learn.pattern import names
from learn.patterns import pattern_of
from learn.pleasantries import is_pleasantry
from learn.questions import is_question
from learn.refusals import REFUSAL, refuse
from learn.retold import retold
from learn.secrets import redact, secret, shown, spans
from learn.smalltalk import is_small_talk
from learn.textwork import is_work_on_a_text, opens_a_text
from learn.verdict import Candidate, Rejected, Skipped
from tensions.reading import slots
from tiers.gate import gate
from words.distinctive import distinctive
from words.sentences import statements

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from learn.pattern import Pattern
    from learn.secrets import Span
    from words.sentences import Sentence

LONGEST = 4000
"""Characters of a statement, the limit of `POST /v1/memories`."""

GIVEN = "given"
"""The pattern of a candidate that its caller named."""

CORRECTED = frozenset({"corrected-value", "value-abroad"})
"""The patterns whose sentences lean on what is held: "no, it should be 5433"."""

CORRECTED_FACT = "corrected-fact"
"""The pattern of a sentence that fits none, and fills a slot in a turn that corrects something (`learn.decide`)."""

BINDS = re.compile(
    r"\bmust(?!(?:['’]ve| have| feel| be(?! \w+ed\b)| look| seem))\b|\b(?:may|can) (?:not|only|never)\b"
    r"|\b(?:never|only|shall|cannot|forbidden|required|mandatory|should (?:never|always|not))\b"
    r"|\b(?:muss|müssen|darf|dürfen|niemals|nie|verboten|doit|doivent|jamais|interdite?s?|debe|deben|nunca|prohibid\w+)\b|(?<!\w)(?:должн\w+|никогда|нельзя|запрещен\w*)|必须|不得|禁止|不能|必ず|禁止",
    re.IGNORECASE,
)
"""What must be or mustn't: too weighty to be dropped because the sentence before it isn't kept."""

LONGEST_BESIDE = 200
"""Characters of a sentence that is stored only because another leans on it."""

_BULLET = re.compile(
    r"(?:^|[\r\n])[ \t]*(?:>[ \t]?)*(?:[-*+•‣·–—●○・]|\(?(?:\d{1,3}|[a-zA-Z])[.)])[ \t]+(?:\[[ xX]\][ \t]+)?[*_`]*$"
)
_HEADING = re.compile(
    r"\b(?:about|for|of|on|to) (?:the|our|my|his|her|their|(?-i:[A-Z]))\s?[\w-]+[^:：]{0,40}[:：][*_]*$"
    r"|^[#*_ ]*(?:the|our|my) [\w-]+(?: [\w-]+)?[:：][*_]*$",
    re.IGNORECASE,
)
"""What introduces a list of facts about something that it names."""
_OF_WHOM = re.compile(
    r"^(?:his|her|its|their) (?:[\w-]+ ){1,3}(?:is|are)\s+(?:(?-i:[A-Z])|\S*\d|(?:the|an?|on|in|at|under) )\S"
    r"|^(?:his|her|its|their) (?:[\w-]+ ){0,2}name is \S"
    r"|^(?:he|she|it|they) (?:is|are) (?:called|named|allergic|afraid|scared|an?|the|on|in|from) \S"
    r"|^(?:he|she|it|they) (?:eats?|hates?|likes?|loves?|needs?|takes?|gets?|goes|lives?|sleeps?|has|have|wears?"
    r"|weighs?|runs?|listens?|uses?|requires?)"
    r" (?!(?:it|that|this|me|you|slow|better|worse)\b)\S",
    re.IGNORECASE,
)
_LEAD_IN = re.compile(r"[:：][*_]*$")


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """What was read. `message` holds the user's own words only, and is what the gate is asked about; "" for items."""

    candidates: tuple[Candidate, ...] = ()
    rejected: tuple[Rejected, ...] = ()
    skipped: Skipped | None = None
    message: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Place:
    """A sentence among its neighbours."""

    text: str
    lead: str = ""
    """The line that introduces the list it stands in: "Never:", "The ports are:"."""
    before: str = ""
    """The sentence before it, if that one is worth keeping."""
    beside: str = ""
    """The sentence before it, if it is not worth keeping but names something: a rule or a value may lean on it."""
    pattern: Pattern | None = None


def read(
    message: str, *, injected: Iterable[str] = (), source: str | None = "user", namespace: str = "default"
) -> Reading:
    """The reading of one user message.

    `injected`: the lines that blocks of this session rendered, as they were (`Entry.line`), so that they aren't learned
    back. Candidates carry `source` and `namespace`.
    """
    ours = echoes(message, injected)
    own = without(message, ours)
    if is_question(own):
        return Reading(skipped=Skipped(rule="question-turn", reason=REFUSAL["question-turn"].reason), message=own)
    hidden = spans(message)
    echoed = tuple(_refused(shown(message, e.start, e.end, hidden).strip(), "own-injection") for e in ours)
    found = tuple(_read_sentences(own))
    return Reading(
        candidates=tuple(replace(c, source=source, namespace=namespace) for c in found if isinstance(c, Candidate)),
        rejected=(*echoed, *(r for r in found if isinstance(r, Rejected))),
        message=own,
    )


def read_items(items: Iterable[Candidate]) -> Reading:
    """The reading of what a caller asks to store: only secrets, our own block and instructions are refused."""
    kept: list[Candidate] = []
    refused: list[Rejected] = []
    for item in items:
        refusal = refuse(item.content, of_items=True)
        if refusal is None:
            kept.append(item)
        else:
            refused.append(_refused(redact(item.content), refusal.rule))
    return Reading(candidates=tuple(kept), rejected=tuple(refused))


def _refused(shown_as: str, rule: str) -> Rejected:
    return Rejected(content=shown_as, rule=rule, reason=REFUSAL[rule].reason)


def _names_something(sentence: str) -> bool:
    """Whether “it” and “they” can mean something of it: no order, no thanks, at least two words that say of what."""
    return (
        len(sentence) <= LONGEST_BESIDE
        and len(distinctive(sentence)) > 1
        and not is_pleasantry(sentence)
        and not says_half(sentence)
    )


def _read_sentences(message: str) -> Iterator[Candidate | Rejected]:
    secrets = spans(message)
    told: set[Span] = set()
    before, beside, lead = "", "", ""
    last: Candidate | Rejected | None = None
    corrects = gate(message) is not None
    for sentence in _to_be_read(message):
        hidden = [s for s in secrets if s.start < sentence.end and sentence.start < s.end]
        if hidden:
            if not told.issuperset(hidden):
                yield _refused(shown(message, sentence.start, sentence.end, hidden), "secret")
            told.update(hidden)
            before = beside = ""
            continue
        lead = lead if _is_item(message, sentence) else ""
        place = _Place(text=sentence.text, lead=lead, before=before, beside=beside)
        verdicts = _judge_facts(place) or (_corrected_fact(sentence.text) if corrects else ())
        before = sentence.text if any(isinstance(verdict, Candidate) for verdict in verdicts) else ""
        beside = sentence.text if not verdicts and _names_something(sentence.text) else ""
        lead = sentence.text if _LEAD_IN.search(sentence.text) else lead
        if last is not None and (corrects or not any(_takes_along(verdict, last) for verdict in verdicts)):
            yield last
        *earlier, last = verdicts or (None,)
        yield from filter(None, earlier)
    if last is not None:
        yield last


def _own_sentences(message: str) -> Sequence[Sentence]:
    """Every statement but those that the user quotes from somebody with ">"."""
    return [s for s in statements(message) if not _is_quoted(message, s.start)]


def _to_be_read(message: str) -> Iterator[Sentence]:
    """Its own sentences up to one that hands over a text to be worked on, which is all that follows."""
    for sentence in _own_sentences(message):
        yield sentence
        if opens_a_text(sentence.text):
            return


def _is_quoted(message: str, at: int) -> bool:
    line = max(message.rfind("\n", 0, at), message.rfind("\r", 0, at)) + 1
    return message[line:at].lstrip().startswith(">")


def _is_item(message: str, sentence: Sentence) -> bool:
    return _BULLET.search(message[max(0, sentence.start - 40) : sentence.start]) is not None


def _takes_along(verdict: Candidate | Rejected, before: Candidate | Rejected) -> bool:
    """Whether the statement holds the one before it whole, since it leans on it: one row tells both.

    In a turn that corrects something both are kept, since the first alone may fill the slot of what it corrects.
    """
    both = isinstance(verdict, Candidate) and isinstance(before, Candidate)
    return both and verdict.content.startswith(f"{before.content.rstrip()} ")


def _judge_facts(place: _Place) -> tuple[Candidate | Rejected, ...]:
    """The verdicts on the facts of a sentence, if each is worth keeping; else on it whole, or what is left of it."""
    found = facts(place.text) if not place.lead and not is_work_on_a_text(place.text) else ()
    verdicts: tuple[Candidate | Rejected | None, ...] = ()
    if len(found) > 1:
        verdicts = tuple(
            _judge(replace(place, text=fact, before=place.before if at == 0 else "")) for at, fact in enumerate(found)
        )
        if all(isinstance(verdict, Candidate) for verdict in verdicts):
            return tuple(filter(None, verdicts))
    verdict = _judge(place)
    if verdict is None:
        return tuple(each for each in verdicts if isinstance(each, Candidate))
    return (verdict,)


def _corrected_fact(text: str) -> tuple[Candidate, ...]:
    """A sentence of a turn that corrects something, worth keeping only in the place of what it corrects: it fills a slot."""
    if len(text) > LONGEST_BESIDE or refuse(text, scanned=True) is not None or is_small_talk(text):
        return ()
    telling = retold(text)
    fills = (telling.is_sure and any(slots(form) for form in telling.forms)) or names_given_up(text)
    return (Candidate(content=text, pattern=CORRECTED_FACT),) if fills else ()


def _judge(place: _Place) -> Candidate | Rejected | None:
    whole = f"{place.lead} {place.text}" if place.lead else place.text
    refusal = refuse(place.text, alone=not place.before, scanned=True)
    if refusal is not None:
        return _refused(redact(place.text), refusal.rule)
    if place.lead and (refusal := refuse(whole)) is not None:
        return _refused(redact(whole), refusal.rule)
    content, pattern = _statement(place, whole)
    if pattern is None:
        return None
    if content != place.text and secret(content) is not None:
        return _refused(redact(content), "secret")
    if len(content) > LONGEST:
        return Rejected(
            content=f"{content[:200]}…", rule="too-long", reason=f"A statement has at most {LONGEST} characters."
        )
    return Candidate(content=content, pattern=pattern.name)


def _statement(place: _Place, whole: str) -> tuple[str, Pattern | None]:
    """The statement to keep and the pattern that found it; None where the sentence is not worth keeping."""
    if _LEAD_IN.search(place.text) or says_half(place.text) or is_work_on_a_text(place.text):
        return place.text, None
    pattern = pattern_of(place.text)
    if place.lead and (pattern is None or pattern.name in ("label", "identifier")):
        joined = pattern_of(whole.replace(place.lead, _LEAD_IN.sub("", place.lead), 1)) or pattern
        if joined is None and _says_of(place):
            joined = pattern_of(upright(place.text))
        return (whole, joined) if joined is not None else (place.text, None)
    if place.lead and _says_of(place) and (pattern := pattern_of(upright(place.text)) or pattern) is not None:
        return whole, pattern
    if leans(place.text):
        return _leaning(place, pattern)
    return place.text, pattern


def _says_of(place: _Place) -> bool:
    """“His name is Pickle” in a list about the dog: the heading names of whom it is said, and it is so now."""
    return _HEADING.search(place.lead) is not None and (
        _OF_WHOM.match(place.text) is not None or (leans(place.text) and BINDS.search(place.text) is not None)
    )


def _leaning(place: _Place, pattern: Pattern | None) -> tuple[str, Pattern | None]:
    """A sentence that needs its neighbour has one that is worth keeping, or it is a correction, or it is not kept."""
    if is_small_talk(place.text):
        return place.text, None
    if place.before:
        pattern = pattern_of(upright(place.text)) or pattern
        pattern = pattern_of(place.before) if pattern is None and says_before(place.text) else pattern
        return (stand_alone(place.text, place.before), pattern) if pattern else (place.text, None)
    if place.beside and (found := pattern_of(upright(place.text))) and (BINDS.search(place.text) or names(place.text)):
        return stand_alone(place.text, place.beside), found
    return place.text, pattern if pattern is not None and pattern.name in CORRECTED else None
