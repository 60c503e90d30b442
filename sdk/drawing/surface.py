"""What both SDKs have to offer, read from the OpenAPI document: operations, what they give, what stands in a request."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

Schema = dict[str, Any]

REF = "#/components/schemas/"
RENAMED = {
    "ConsolidateOut": "Consolidated",
    "ContextOut": "Block",
    "ExplainOut": "Explanation",
    "ForgetOut": "Forgotten",
    "LearnOut": "Learned",
    "ObserveOut": "Observed",
    "SupersedeOut": "Replacement",
    "SupersededRow": "RetiredRow",
    "TurnOut": "Report",
    "TurnsOut": "Reports",
}
"""Where a schema's name without its `Out` would be a verb, or the name of something that an SDK makes itself."""

_PARAMETER = re.compile(r"\{(\w+)\}")
_HUMP = re.compile(r"(?<=[a-z0-9])([A-Z])")


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """One field: its name on the wire, its schema, whether a request must hold it or an answer always does."""

    wire: str
    schema: Schema
    required: bool

    @property
    def name(self) -> str:
        """In snake_case."""
        return snake(self.wire)


@dataclass(frozen=True, slots=True, kw_only=True)
class Struct:
    """One object that stands in an answer or inside a request."""

    name: str
    doc: str
    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Operation:
    """One operation: path parameters, then what its body or its query may hold."""

    wire: str
    method: str
    path: str
    doc: str
    writes: bool
    parameters: tuple[Field, ...]
    fields: tuple[Field, ...]
    answer: str
    page: Field | None
    """The list in an answer that is a page of one."""

    @property
    def name(self) -> str:
        return snake(self.wire)

    @property
    def in_body(self) -> bool:
        return self.method in ("POST", "PATCH")


@dataclass(frozen=True, slots=True, kw_only=True)
class Surface:
    """`answers` and `inputs` in an order in which none is named before it is there."""

    operations: tuple[Operation, ...]
    answers: tuple[Struct, ...]
    inputs: tuple[Struct, ...]


def snake(wire: str) -> str:
    """`userMessage` as `user_message`; raises `ValueError` where the way back wouldn't lead to the same name."""
    name = _HUMP.sub(r"_\1", wire).lower()
    if camel(name) != wire:
        raise ValueError(f"{wire} can't be written in snake_case and read back")
    return name


def camel(name: str) -> str:
    """`user_message` as `userMessage`."""
    first, *rest = name.split("_")
    return first + "".join(part.capitalize() for part in rest)


def named(schema: str) -> str:
    """What the SDKs call a schema."""
    return RENAMED.get(schema, schema.removesuffix("Out"))


def surface_of(document: dict[str, Any]) -> Surface:
    """Raises `ValueError` when two schemas would get one name."""
    schemas: dict[str, Schema] = document["components"]["schemas"]
    told = [
        (path, method.upper(), row)
        for path, methods in document["paths"].items()
        for method, row in methods.items()
        if {"apiKey": []} in row["security"]
    ]
    operations = tuple(_operation(path, method, row, schemas) for path, method, row in told)
    answers = _closure([_answer(row) for _, _, row in told], schemas)
    inputs = _closure([], schemas, *(field.schema for operation in operations for field in operation.fields))
    names = [named(name) for name in (*answers, *inputs)]
    if len(set(names)) != len(names):
        raise ValueError(f"a name stands for two schemas: {sorted(names)}")
    return Surface(
        operations=operations,
        answers=tuple(_struct(name, schemas[name]) for name in answers),
        inputs=tuple(_struct(name, schemas[name]) for name in inputs),
    )


def _operation(path: str, method: str, row: dict[str, Any], schemas: dict[str, Schema]) -> Operation:
    told = row["parameters"]
    parameters = [
        _parameter(parameter) for name in _PARAMETER.findall(path) for parameter in told if parameter["name"] == name
    ]
    fields = tuple(_parameter(parameter) for parameter in told if parameter["in"] == "query")
    if "requestBody" in row:
        content = row["requestBody"]["content"]["application/json"]["schema"]
        fields = _fields(schemas[content["$ref"].removeprefix(REF)])
    answer = _answer(row)
    return Operation(
        wire=row["operationId"],
        method=method,
        path=path,
        doc=row["summary"],
        writes=any(parameter["name"] == "Idempotency-Key" for parameter in told),
        parameters=tuple(parameters),
        fields=fields,
        answer=named(answer),
        page=_page(schemas[answer]),
    )


def _parameter(parameter: dict[str, Any]) -> Field:
    return Field(wire=parameter["name"], schema=parameter["schema"], required=parameter["required"])


def _fields(schema: Schema) -> tuple[Field, ...]:
    required = schema.get("required", [])
    return tuple(
        Field(wire=wire, schema=inner, required=wire in required) for wire, inner in schema["properties"].items()
    )


def _struct(name: str, schema: Schema) -> Struct:
    return Struct(name=named(name), doc=schema.get("description", ""), fields=_fields(schema))


def _answer(row: dict[str, Any]) -> str:
    (good,) = (reply for status, reply in row["responses"].items() if status.startswith("2"))
    reference: str = good["content"]["application/json"]["schema"]["$ref"]
    return reference.removeprefix(REF)


def _page(schema: Schema) -> Field | None:
    if "nextCursor" not in schema["properties"]:
        return None
    (rows,) = (field for field in _fields(schema) if field.schema.get("type") == "array")
    return rows


def _closure(names: list[str], schemas: dict[str, Schema], *inline: Schema) -> list[str]:
    """The schemas and all that they refer to, inner ones first."""
    found: dict[str, None] = {}

    def visit(value: Any) -> None:
        if isinstance(value, list):
            for item in value:
                visit(item)
        elif isinstance(value, dict):
            reference = value.get("$ref")
            if isinstance(reference, str):
                add(reference.removeprefix(REF))
            for inner in value.values():
                visit(inner)

    def add(name: str) -> None:
        if name not in found:
            visit(schemas[name])
            found[name] = None

    for name in names:
        add(name)
    visit(list(inline))
    return list(found)
