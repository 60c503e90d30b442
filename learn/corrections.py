"""What a corrected statement puts out of date: one held memory whose slot it fills anew, surely; or nothing, unclear.

Never is something retired merely because it mentions the same thing. The slots are the table of `tensions.slot`; the
*use* slot of `learn.uses` exists here only.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from learn.more import says_more
from learn.neighbour import spelled_out
from learn.retold import bare, retold
from learn.uses import Use, is_same, keys, use
from tensions.detector import contradiction
from tensions.lexicon import KIND_NOUNS
from tensions.reading import slots
from tensions.sieve import may_clash, may_share
from tensions.slots import Slot, same_subject
from tensions.values import Address, Value, differ, values
from words.normal import plain
from words.sentences import straight

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from memory.row import Memory


@dataclass(frozen=True, slots=True, kw_only=True)
class Supersede:
    """The statement takes the place of this memory. `restated` is the held statement with the new value in it, where the
    statement itself is a bare value and would say nothing alone.
    """

    id: int
    restated: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Unclear:
    """The statement corrects one of these, and it isn't clear that it does: open a tension with each."""

    ids: tuple[int, ...]


Correction = Supersede | Unclear | None

MOST_UNCLEAR: Final = 3
"""Held memories that one unclear statement may be set against; with more of them nothing is known."""

NEAR: Final = 2
"""Words of a subject that one side may have more: “the standup” may be “the standup in room Turing”."""

_ELSEWHERE: Final = re.compile(r"\b(?:moved|moving|went|gone|changed)\b", re.IGNORECASE)
_NOT: Final = re.compile(
    r",?\s*(?:and\s+)?(?:not|instead of|rather than|nicht|pas|statt|no|не|вместо)\s+(?P<old>[^,;!]+?)"
    r"(?=\s+(?:but|sondern|mais|sino|а)\b|[,;!]|\.?$)",
    re.IGNORECASE,
)
_FROM: Final = re.compile(r"\bfrom (?P<old>\S+) to\b", re.IGNORECASE)
_RENAMED: Final = re.compile(
    r"\b(?:renamed?|rebranded) (?P<old>[\w.+#@/-]+) (?:to|as|into) (?P<new>[\w.+#@/-]+)[.!]*$"
    r"|^(?P<was>[\w.+#@/-]+) (?:is|was|has been) (?:now )?(?:renamed(?: to)?|called) (?P<becomes>[\w.+#@/-]+)(?: now)?[.!]*$",
    re.IGNORECASE,
)
_POINTS: Final = re.compile(
    r"^(?:,\s*)?(?:make (?:it|that)|it|that|this|the (?:value|right one|correct one)|es|das|c'est|ce|eso|es|это|应该|應該|是)?\s*"
    r"(?:'s|is|should be|must be|should have been|has to be|ist|sollte|muss|doit être|devrait être|debe ser|debería ser|"
    r"должен быть|должно быть|是|应该是|であるべき|です)?\s*(?:really|actually|now|rather|wirklich|в)?\s*",
    re.IGNORECASE,
)  # fmt: skip
_NUMERIC_SLOTS: Final = frozenset({"port", "count", "number"})
_SMALL: Final = re.compile(
    r"^(?:but|rather|sondern|mais|sino|on|at|to|in|the|port|version|um|am|auf|à|le|el|a|las|в|на|:|=|\s)*",
    re.IGNORECASE,
)
_AFTER_VALUE: Final = re.compile(r"^[\s.!]*(?:now|instead|please|then|は?です|だ|。)*[\s.!。]*$", re.IGNORECASE)


def corrected(
    message: str, gate_matched: str | None, statement: str, held: Iterable[Memory], last: Sequence[Memory] = ()
) -> Correction:
    """Which held memory the statement of a turn supersedes.

    `gate_matched` is what the gate saw in the message; without it nothing is corrected. `held` are live memories of the
    agent and namespace, a superset of the related ones. `last` are those last injected or learned in the session: a bare
    value (“no, it should be 5433”) concerns the slot of its kind there, if exactly one has it.
    """
    if gate_matched is None:
        return None
    live = sorted(
        (m for m in held if m.status != "retired" and m.kind == "semantic" and m.content != statement),
        key=lambda m: (m.learned_at, m.id),
        reverse=True,
    )
    told = retold(statement)
    recent = [m for m in last if m.status != "retired" and m.kind == "semantic" and m.content != statement]
    found = (
        _by_slot(told, live)
        or _by_use(bare(statement), live, recent)
        or _by_rename(bare(statement), live)
        or _by_denial(told, live)
        or _by_value(told, message, live, recent)
        or _by_resemblance(told, live)
    )
    return _without_loss(found, statement, [*live, *recent])


def _without_loss(found: Correction, statement: str, rows: list[Memory]) -> Correction:
    """A held statement that says more than what is corrected stays, against the new one: the rest of it is still true."""
    if not isinstance(found, Supersede) or found.restated is not None:
        return found
    held = next(m.content for m in rows if m.id == found.id)
    return Unclear(ids=(found.id,)) if says_more(held, statement) else found


def _by_slot(told: str, live: list[Memory]) -> Correction:
    found = [
        m
        for m in live
        if may_share(told, m.content)
        and any(_fills_anew(new, old) for new in slots(told, like=m.content) for old in _slots_held(m, told))
    ]
    return Supersede(id=found[0].id) if found else None


def _slots_held(memory: Memory, told: str) -> tuple[Slot, ...]:
    """Its slots, those of “its owner is Dana” at the end of a longer statement too."""
    return slots(spelled_out(memory.content), like=told)


def _fills_anew(new: Slot, old: Slot) -> bool:
    return (
        new.kind == old.kind
        and new.others == old.others
        and same_subject(new.subject, old.subject, frozenset())
        and differ(new.value, old.value)
    )


def _is_only_kind(slot: Slot) -> bool:
    """“The port is 9000” doesn't say whose port."""
    return all(KIND_NOUNS.get(key) == slot.kind for key in slot.subject)


def _by_use(statement: str, live: list[Memory], recent: list[Memory]) -> Correction:
    new = use(statement)
    if new is None:
        return None
    uses = [
        (m, held) for m in live if (held := use(m.content)) is not None and held.new and not is_same(held.new, new.new)
    ]
    named = [m for m, held in uses if is_same(held.new, new.old) and _purposes_agree(new, held)]
    if named:
        return Supersede(id=named[0].id) if len(named) == 1 else _unclear(named)
    if not named and new.old:
        named = [m for m in live if any(_names(slot, new) for slot in slots(m.content, like=statement))]
        if named:
            return Supersede(id=named[0].id) if len(named) == 1 else _unclear(named)
    if new.purpose and new.new:
        same = [m for m, held in uses if held.purpose == new.purpose]
        return None if not same else Supersede(id=same[0].id) if len(same) == 1 else _unclear(same)
    if new.old is None and len(uses) == 1:
        memory, held = uses[0]
        is_likely = memory in recent or (not held.purpose and _ELSEWHERE.search(statement) is None)
        return _unclear([memory]) if is_likely else None
    return None


def _names(slot: Slot, new: Use) -> bool:
    """The old value is what a held statement says something is (“our CI is Jenkins”)."""
    return slot.kind == "name" and isinstance(slot.value.form, tuple) and is_same(keys(slot.value.text), new.old)


def _purposes_agree(new: Use, held: Use) -> bool:
    """The same purpose; or the message names none, so that the old value goes wherever it is used."""
    return not new.purpose or new.purpose == held.purpose


def _by_rename(told: str, live: list[Memory]) -> Correction:
    """“We renamed atlas to beacon”: of what a held statement calls atlas."""
    match = _RENAMED.search(told)
    if match is None:
        return None
    old, new = (match["old"] or match["was"]).casefold(), (match["new"] or match["becomes"]).rstrip(".!")
    places = [
        (m, slot)
        for m in live
        for slot in slots(m.content, like=told)
        if slot.kind == "name" and slot.value.text.casefold() == old
    ]
    if len(places) != 1:
        return _unclear(list(dict.fromkeys(m for m, _ in places)))
    memory, slot = places[0]
    if memory.content.count(slot.value.text) != 1:
        return Unclear(ids=(memory.id,))
    return Supersede(id=memory.id, restated=memory.content.replace(slot.value.text, new))


def _by_denial(told: str, live: list[Memory]) -> Correction:
    """The plain opposite of a held statement, said as a correction, takes its place."""
    clashes = [
        (m, clash)
        for m in live
        if may_clash(told, m.content) and (clash := contradiction(m.content, told)) is not None and clash.kind != "slot"
    ]
    exact = [m for m, clash in clashes if clash.is_exact]
    if exact:
        return Supersede(id=exact[0].id)
    return _unclear([m for m, _ in clashes])


def _unclear(memories: list[Memory]) -> Correction:
    return Unclear(ids=tuple(m.id for m in memories)) if 0 < len(memories) <= MOST_UNCLEAR else None


def _by_value(told: str, message: str, live: list[Memory], recent: list[Memory]) -> Correction:
    value = _bare_value(told)
    if value is None:
        return None
    old = _named_old(message)
    places = [(m, slot) for m in recent for slot in _slots_of_kind(m, told, value) if old is None or _holds(slot, old)]
    if not places and old is not None:
        places = [(m, slot) for m in live for slot in _slots_of_kind(m, told, value) if _holds(slot, old)]
    if len(places) == 1:
        memory, slot = places[0]
        return Supersede(id=memory.id, restated=_restated(memory.content, slot, value))
    return _unclear(list(dict.fromkeys(m for m, _ in places)) if places else [])


def _bare_value(told: str) -> Value | None:
    """The one value of a statement that says nothing else but, at most, of which kind it is."""
    line = _NOT.sub("", told)
    found = values(line)
    if len(found) != 1:
        return _bare_name(line)
    before = _SMALL.sub("", _POINTS.sub("", line[: found[0].start].strip() + " ")).strip(" :=")
    kind_only = all(
        word in KIND_NOUNS or word in ("the", "is", "should", "be", "our", "use") for word in before.casefold().split()
    )
    return found[0] if kind_only and _AFTER_VALUE.match(line[found[0].end :]) else None


def _bare_name(line: str) -> Value | None:
    match = re.fullmatch(
        r"(?:it|that|this)(?:'s| is| should be| must be) (?:called |named )?(?P<name>[A-Z]?[\w.+#-]+)[.!]*",
        line,
        re.IGNORECASE,
    )
    if match is None:
        return None
    name = match["name"].rstrip(".")
    return Value(
        kind="name", text=name, start=match.start("name"), end=match.start("name") + len(name), form=(name.casefold(),)
    )


def _named_old(message: str) -> Value | None:
    line = straight(plain(message))
    match = _NOT.search(line) or _FROM.search(line)
    found = values(match["old"]) if match else ()
    return found[0] if len(found) == 1 else None


def _slots_of_kind(memory: Memory, told: str, value: Value) -> list[Slot]:
    said = {KIND_NOUNS[word] for word in re.findall(r"\w+", told.casefold()) if word in KIND_NOUNS}
    fitting = [slot for slot in slots(memory.content, like=told) if _fits(slot, value)]
    return [slot for slot in fitting if slot.kind in said] if said & {slot.kind for slot in fitting} else fitting


def _fits(slot: Slot, value: Value) -> bool:
    if value.kind == "number":
        has_port = isinstance(slot.value.form, Address) and slot.value.form.port is not None
        return slot.kind in _NUMERIC_SLOTS or (
            has_port and value.text.isdigit() and value.text != getattr(slot.value.form, "port", "")
        )
    return slot.value.kind == value.kind and differ(slot.value, value)


def _holds(slot: Slot, old: Value) -> bool:
    if isinstance(slot.value.form, Address) and old.kind == "number":
        return slot.value.form.port == old.text
    return slot.value.kind == old.kind and not differ(slot.value, old)


def _restated(content: str, slot: Slot, value: Value) -> str | None:
    """The held statement with the new value in the place of the old one, where that place is sure."""
    old, new = slot.value.text, value.text
    if isinstance(slot.value.form, Address) and value.kind == "number":
        new = re.sub(r":\d+(?=/|$)", f":{value.text}", old)
    return content.replace(old, new) if content.count(old) == 1 else None


def _by_resemblance(told: str, live: list[Memory]) -> Correction:
    """A slot of the same kind whose subject says more, or less: perhaps the one that is meant."""
    near = [
        m
        for m in live
        if may_share(told, m.content, NEAR)
        and any(_is_near(new, old) for new in slots(told, like=m.content) for old in _slots_held(m, told))
    ]
    return _unclear(near)


def _is_near(new: Slot, old: Slot) -> bool:
    if new.kind != old.kind or not differ(new.value, old.value):
        return False
    return _is_only_kind(new) or (
        (new.subject < old.subject or old.subject < new.subject) and len(new.subject ^ old.subject) <= NEAR
    )
