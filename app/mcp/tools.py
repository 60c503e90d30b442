"""The tools, drawn from the operations table: their schemas are its models', and their arguments are read as REST reads a request.

Only the words by which a model chooses a tool stand here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import orjson

from app.errors import NotFound
from app.http import any_object, bind
from app.models.fields import MAX_ID
from app.query import read_id

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from app.http import Bound
    from app.operations import Operation


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """How a tool presents itself. `retires`: it takes rows out of use; `repeatable`: done twice it is done once."""

    title: str
    use: str
    """When to reach for it, and what not to expect of it."""
    retires: bool = False
    repeatable: bool = False


WORDS: Mapping[str, Words] = {
    "memory_remember": Words(
        title="Remember",
        use="Name the source (a file, a person, a URL) and it is a fact; without one it stays a hypothesis. "
        "Say in invalidation_condition what would show that it no longer holds.",
    ),
    "memory_recall": Words(
        title="Recall",
        use="Read the trust hint of each result before you act on it: a hypothesis or an unattributable memory has to be "
        "verified first.",
        repeatable=True,
    ),
    "memory_list": Words(
        title="List memories", use="For looking through what is held; ask memory_recall for answers.", repeatable=True
    ),
    "memory_supersede": Words(
        title="Supersede",
        use="When a memory turned out wrong or changed: give the corrected statement in full.",
        retires=True,
    ),
    "memory_forget": Words(
        title="Forget",
        use="When a memory should no longer be used and nothing replaces it.",
        retires=True,
        repeatable=True,
    ),
    "memory_observe": Words(
        title="Observe", use="Only after you checked it yourself just now, not because it was recalled."
    ),
    "memory_consolidate": Words(
        title="Consolidate",
        use="Preview with dry_run first. Running it again changes nothing more.",
        retires=True,
        repeatable=True,
    ),
    "context_build": Words(
        title="Build the context",
        use="Call it with the user's message before you answer, and read text as what is known. Its tensions are questions "
        "to put to the user. What is given is recorded; dryRun only looks.",
    ),
    "memory_explain": Words(
        title="Explain", use="For finding out why something was or wasn't brought up.", repeatable=True
    ),
    "tension_list": Words(
        title="List tensions", use="Two claims that can't both be true, each pair with its question.", repeatable=True
    ),
    "tension_resolve": Words(
        title="Resolve a tension", use="Only with the user's answer; never choose the winner yourself.", retires=True
    ),
    "outcome_record": Words(
        title="Record an outcome", use="When a piece of work ended: its domain, and whether it succeeded or how well."
    ),
    "turn_learn": Words(
        title="Learn from a turn",
        use="After a turn, with the user's own words; what may be learned is decided here, and each candidate is accounted for.",
    ),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Tool:
    """An operation as a tool. `listed` is its entry in tools/list, as it goes over the wire."""

    name: str
    bound: Bound
    listed: Mapping[str, Any]

    @property
    def operation(self) -> Operation:
        """The row that it is drawn from."""
        return self.bound.operation


def draw(operations: Iterable[Operation]) -> dict[str, Tool]:
    """Every tool by its name, in the order of the table. Raises `KeyError` for a tool that has no words."""
    drawn = (_tool(operation, operation.tool) for operation in operations if operation.tool is not None)
    return {tool.name: tool for tool in drawn}


def _tool(operation: Operation, name: str) -> Tool:
    words = WORDS[name]
    listed = {
        "name": name,
        "title": words.title,
        "description": f"{operation.summary}. {words.use}",
        "inputSchema": operation.input.model_json_schema(by_alias=True, mode="validation"),
        "outputSchema": operation.output.model_json_schema(by_alias=True, mode="serialization"),
        "annotations": _annotations(operation, words),
    }
    return Tool(name=name, bound=bind(operation), listed=listed)


def _annotations(operation: Operation, words: Words) -> dict[str, Any]:
    """What a tool does to memories; nothing it does reaches beyond this service."""
    return {
        "title": words.title,
        "readOnlyHint": not operation.writes,
        "destructiveHint": words.retires,
        "idempotentHint": words.repeatable,
        "openWorldHint": False,
    }


def values_of(bound: Bound, arguments: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments as the values that a REST request of the same meaning holds; raises `NotFound` for an id that is none."""
    for name in bound.parameters:
        _refuse_no_id(bound, name, arguments.get(name))
    if bound.operation.free_body:
        path = {name: arguments[name] for name in bound.parameters if name in arguments}
        body = {name: value for name, value in arguments.items() if name not in path}
        return {**path, "": any_object(orjson.dumps(body))}
    if bound.operation.face == "provenance":
        return {name: value for name, value in arguments.items() if name in bound.fields}
    return dict(arguments)


def _refuse_no_id(bound: Bound, name: str, value: Any) -> None:
    """An id that can't be one names nothing, just as in a path."""
    if bound.kinds.get(name) is not int or isinstance(value, bool) or not isinstance(value, int | str):
        return
    if read_id(str(value)[:100], MAX_ID) is None:
        raise NotFound(bound.operation.resource, str(value)[:100])
