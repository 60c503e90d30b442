"""What a judge answered: one JSON object of the asked form that speaks of what it was shown, or nothing at all.

An answer that breaks the form anywhere is not used anywhere: who names a memory that nobody showed him may be wrong in the
rest too. What is wrong is said in a sentence.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, cast

from words.clean import is_blank

if TYPE_CHECKING:
    from collections.abc import Iterable

    from learn.judge import Case

Action = Literal["ADD", "MERGE", "REPLACE", "REJECT"]

ACTIONS: frozenset[str] = frozenset({"ADD", "MERGE", "REPLACE", "REJECT"})
DELETIONS = frozenset({"DELETE", "REMOVE", "FORGET", "ERASE", "RETIRE", "PURGE", "DROP"})
KEYS = frozenset({"decisions", "additions", "contradictions"})
DECISION = frozenset({"candidate", "action", "memory", "text", "reason"})
PAIR = frozenset({"candidate", "memory"})

_NO_TEXT = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff]")

LONGEST = 100_000
"""Characters of an answer that is read."""

MOST = 50
"""Additions, and contradictions, that one answer may hold."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """What to do with one candidate. `memory` is named by MERGE and REPLACE, `text` given by MERGE, `reason` by REJECT."""

    candidate: int
    action: Action
    memory: int | None = None
    text: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """A whole answer. `contradictions` are pairs of a candidate's number and a memory's id."""

    decisions: tuple[Decision, ...] = ()
    additions: tuple[str, ...] = ()
    contradictions: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Unusable:
    """There is no answer to go by, and why."""

    why: str


class _BadForm(Exception):  # noqa: N818 - read as a sentence
    """The answer isn't of the asked form; the message says where."""


def read_answer(text: str, case: Case) -> Answer | Unusable:
    """The answer to the case, or why there is none."""
    try:
        return _answer(_parsed(text), case)
    except _BadForm as bad:
        return Unusable(why=str(bad))


def _parsed(text: str) -> dict[str, Any]:
    if len(text) > LONGEST:
        raise _BadForm("the answer is too long")
    try:
        found = json.loads(text, object_pairs_hook=_unique)
    except (ValueError, RecursionError):
        raise _BadForm(_what_instead(text)) from None
    if not isinstance(found, dict):
        raise _BadForm("the answer is JSON, but no object")
    return found


def _what_instead(text: str) -> str:
    """Where the answer is no JSON: what it is, as far as one can tell."""
    bare = text.strip()
    if not bare:
        return "the answer is empty"
    if bare.startswith("{"):
        return "the answer is prose around JSON" if "}" in bare and _begins_whole(bare) else "the answer is half a JSON"
    return "the answer is prose around JSON" if "{" in bare else "the answer is prose"


def _begins_whole(text: str) -> bool:
    try:
        json.JSONDecoder().raw_decode(text)
    except (ValueError, RecursionError):
        return False
    return True


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len({key for key, _ in pairs}) != len(pairs):
        raise _BadForm("the answer names a field twice")
    return dict(pairs)


def _answer(found: dict[str, Any], case: Case) -> Answer:
    if strange := sorted(found.keys() - KEYS):
        raise _BadForm(_strange(strange))
    if "decisions" not in found:
        raise _BadForm("the answer has no decisions")
    decisions = tuple(_decision(each, case) for each in _list(found, "decisions"))
    _once("candidate {} is decided twice", (d.candidate for d in decisions))
    _once("memory {} is merged or replaced twice", (d.memory for d in decisions if d.memory is not None))
    return Answer(
        decisions=decisions,
        additions=tuple(dict.fromkeys(_addition(each) for each in _list(found, "additions"))),
        contradictions=tuple(dict.fromkeys(_pair(each, case) for each in _list(found, "contradictions"))),
    )


def _strange(fields: list[str]) -> str:
    if any(field.upper().rstrip("SD") in DELETIONS or field.upper().startswith("DELET") for field in fields):
        return "the answer asks to delete, which nobody can"
    return f"the answer has the unknown field {fields[0][:40]!r}"


def _list(found: dict[str, Any], name: str) -> list[Any]:
    value = found.get(name, [])
    if not isinstance(value, list) or (len(value) > MOST and name != "decisions"):
        raise _BadForm(f"{name} is no list, or too long")
    return value


def _decision(each: Any, case: Case) -> Decision:
    if not isinstance(each, dict) or each.keys() - DECISION or not each.keys() >= {"candidate", "action"}:
        raise _BadForm("a decision has not the fields of one")
    action = _action(each["action"])
    candidate = _candidate(each["candidate"], case)
    text, reason = (_text(each.get(name), name) for name in ("text", "reason"))
    if action not in ("MERGE", "REPLACE"):
        return Decision(candidate=candidate, action=action, reason=reason)
    if action == "MERGE" and is_blank(text):
        raise _BadForm("a merge has no text")
    return Decision(
        candidate=candidate,
        action=action,
        memory=_memory(each.get("memory"), case),
        text=text if action == "MERGE" else "",
        reason=reason,
    )


def _action(value: Any) -> Action:
    if isinstance(value, str) and value.upper() in DELETIONS:
        raise _BadForm("the answer asks to delete, which nobody can")
    if not isinstance(value, str) or value not in ACTIONS:
        raise _BadForm(f"the answer has the unknown decision {str(value)[:40]!r}")
    return cast("Action", value)


def _candidate(value: Any, case: Case) -> int:
    if type(value) is not int or not 1 <= value <= len(case.candidates):
        raise _BadForm(f"the answer names candidate {str(value)[:20]}, which there is not")
    return value


def _memory(value: Any, case: Case) -> int:
    if type(value) is not int or case.text_of(value) is None:
        raise _BadForm(f"the answer names memory {str(value)[:20]}, which was not shown")
    return value


def _text(value: Any, name: str) -> str:
    if value is None:
        return ""
    if not isinstance(value, str):
        raise _BadForm(f"{name} is no text")
    return _storable(value, name)


def _storable(text: str, name: str) -> str:
    """Half a surrogate pair and control signs are no text: no database takes them, and nobody said them."""
    if _NO_TEXT.search(text):
        raise _BadForm(f"{name} holds signs that are no text")
    return text


def _addition(each: Any) -> str:
    if not isinstance(each, str) or is_blank(each):
        raise _BadForm("an addition is no text")
    return _storable(each, "an addition")


def _pair(each: Any, case: Case) -> tuple[int, int]:
    if not isinstance(each, dict) or each.keys() != PAIR:
        raise _BadForm("a contradiction has not the fields of one")
    return _candidate(each["candidate"], case), _memory(each["memory"], case)


def _once(said: str, numbers: Iterable[int]) -> None:
    seen: set[int] = set()
    for number in numbers:
        if number in seen:
            raise _BadForm(said.format(number))
        seen.add(number)
