"""The lines of an import, read one by one: what each says, or what is wrong with it; nothing is asked of the database."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from pydantic import ValidationError

from app.decode import decode
from app.errors import InvalidRequest, Problem, invalid
from app.issues import issues_of
from app.models.transfer import AgentLine, ImportLine, Line, MemoryLine, OutcomeLine, SettingLine, TensionLine
from app.use.refuse import no_secrets
from learn.refusals import REFUSAL, refuse

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Said = TypeVar("Said", bound=Line)

HISTORY = frozenset({"export", "turn", "injection", "event", "end"})
"""What happened elsewhere isn't made to have happened here: these lines are passed over, and counted."""
KINDS: Mapping[str, type[Line]] = MappingProxyType(
    {
        "memory": MemoryLine,
        "tension": TensionLine,
        "outcome": OutcomeLine,
        "agent": AgentLine,
        "setting": SettingLine,
    }
)
"""What a line of an export says, by its `row`."""
REJECTED = frozenset({"content"})
CUT = "the export was cut off: its last line, which counts the others, is missing; nothing was imported"


@dataclass(frozen=True, slots=True, kw_only=True)
class Fate:
    """What became of one line."""

    line: int
    row: str
    outcome: str
    id: int | None = None
    rule: str | None = None
    reason: str | None = None

    def shown(self) -> dict[str, Any]:
        """As the wire shows it."""
        return {
            "line": self.line,
            "row": self.row,
            "outcome": self.outcome,
            "id": self.id,
            "rule": self.rule,
            "reason": self.reason,
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Given(Generic[Said]):
    """One good line: its number, and what it says."""

    line: int
    said: Said

    def fate(self, outcome: str, **more: Any) -> Fate:
        """What became of it."""
        return Fate(line=self.line, row=ROW_OF[type(self.said)], outcome=outcome, **more)


ROW_OF: Mapping[type[Line], str] = MappingProxyType({said: row for row, said in KINDS.items()} | {ImportLine: "memory"})


@dataclass(slots=True)
class Read:
    """A whole file: its good lines by what they are, what became of the bad ones, and how many say only what was."""

    statements: list[Given[ImportLine]] = field(default_factory=list)
    memories: list[Given[MemoryLine]] = field(default_factory=list)
    tensions: list[Given[TensionLine]] = field(default_factory=list)
    outcomes: list[Given[OutcomeLine]] = field(default_factory=list)
    agents: list[Given[AgentLine]] = field(default_factory=list)
    settings: list[Given[SettingLine]] = field(default_factory=list)
    bad: list[Fate] = field(default_factory=list)
    skipped: Counter[str] = field(default_factory=Counter)
    lines: int = 0

    def lay(self, given: Given[Any]) -> None:
        """Adds it to those of its kind."""
        kept: Mapping[type[Line], list[Any]] = {
            ImportLine: self.statements,
            MemoryLine: self.memories,
            TensionLine: self.tensions,
            OutcomeLine: self.outcomes,
            AgentLine: self.agents,
            SettingLine: self.settings,
        }
        kept[type(given.said)].append(given)


def read(lines: Sequence[str]) -> Read:
    """Every line; raises `InvalidRequest` for an export that has no end."""
    found = Read()
    for number, text in enumerate(lines, start=1):
        if not text.strip():
            continue
        found.lines += 1
        try:
            said = _line(text)
        except Refused as refused:
            found.bad.append(
                Fate(line=number, row=refused.row, outcome="rejected", rule=refused.rule, reason=REFUSAL[refused.rule].reason)
            )  # fmt: skip
        except Problem as problem:
            rule, reason = _why(problem)
            found.bad.append(Fate(line=number, row="memory", outcome="error", rule=rule, reason=reason))
        else:
            if isinstance(said, str):
                found.skipped[said] += 1
            else:
                found.lay(Given(line=number, said=said))
    if found.skipped["export"] and not found.skipped["end"]:
        raise invalid("", CUT, "cut")
    return found


class Refused(Exception):  # noqa: N818 - named after what happened
    """A text of the line is refused by a rule, as it would be in any other way in."""

    def __init__(self, row: str, rule: str) -> None:
        super().__init__(row, rule)
        self.row = row
        self.rule = rule


def _line(text: str) -> Line | str:
    """What a line says, or the kind of history that it is; raises `InvalidRequest` or `Refused`."""
    value = decode(text.encode())
    row = value.get("row") if isinstance(value, dict) else None
    if isinstance(row, str) and row in HISTORY:
        return row
    if row == "memory" and not value.get("content"):
        return "erased"
    kind = KINDS.get(row, ImportLine) if isinstance(row, str) else ImportLine
    if kind is MemoryLine and "learnedAt" not in value:
        kind = ImportLine
    try:
        said = kind.model_validate(_taken(value))
    except ValidationError as error:
        raise InvalidRequest(issues_of(error)) from None
    if isinstance(said, ImportLine) and said.status == "retired":
        return "retired"
    for statement in _statements(said):
        if (refusal := refuse(statement, of_items=True)) is not None:
            raise Refused(ROW_OF[kind], refusal.rule)
    no_secrets(said, REJECTED)
    return said


def _statements(said: Line) -> tuple[str, ...]:
    """The texts that a model may come to read as statements."""
    match said:
        case ImportLine() | MemoryLine():
            return (said.content,)
        case TensionLine():
            return (said.claim_a.text, said.claim_b.text)
        case _:
            return ()


def _taken(value: Any) -> Any:
    """An export says `""` where a row has no agent of its own name, and `null` where it has nothing to say."""
    return {name: each for name, each in value.items() if each is not None} if isinstance(value, dict) else value


def _why(problem: Problem) -> tuple[str, str]:
    if isinstance(problem, InvalidRequest):
        first = problem.issues[0]
        return first.code, f"{first.path} {first.message}".strip()
    return problem.tag, problem.message
