"""The drawn files of the Python package."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from drawing.surface import REF, named

if TYPE_CHECKING:
    from collections.abc import Iterable

    from drawing.surface import Field, Operation, Schema, Struct, Surface

SOURCE = Path(__file__).resolve().parents[1] / "python" / "src" / "foreword"
DRAWN = "It is drawn from the API's document by `sdk/generate.py`: change the server's models, not this file."
SCALARS = {"string": "str", "integer": "int", "number": "float", "boolean": "bool"}
CHOICES = {"request_id": "str | None", "timeout": "float | None"}
"""What every method takes beside its operation's own fields."""


def models(surface: Surface) -> str:
    """Every answer as a frozen class, and every object inside a request."""
    structs = [_class(struct, _answered, "= None") for struct in surface.answers]
    structs += [_class(struct, _asked_here, "= None") for struct in surface.inputs]
    head = f'''"""What the operations give, and the objects inside requests, as classes.

{DRAWN}
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal
'''
    return _formatted("models.py", head + "".join(structs))


def calls(surface: Surface) -> str:
    """One pure function an operation, from arguments to the request that is to be sent."""
    head = f'''"""One function an operation: what is to be sent, and what the answer will be. Nothing is sent here.

{DRAWN}
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from foreword import models
from foreword.call import Call

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime
'''
    return _formatted("calls.py", head + "".join(_call(operation) for operation in surface.operations))


def operations(surface: Surface) -> str:
    """Both clients' methods: each makes the call and hands it to the client."""
    head = f'''"""Every operation as a method, blocking and asynchronous; lists also as iterators over all their pages.

{DRAWN}
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from foreword import calls

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
    from datetime import datetime

    from foreword import models
    from foreword.call import Call, Options

T = TypeVar("T")
'''
    blocking = "".join(_method(operation, "") for operation in surface.operations)
    waiting = "".join(_method(operation, "async ") for operation in surface.operations)
    return _formatted("operations.py", f"{head}\n\n{_BLOCKING}{blocking}\n\n{_WAITING}{waiting}")


_BLOCKING = '''class Operations(ABC):
    """Every operation of `/v1` that a key opens; each call returns its answer or raises a `ForewordError`."""

    @abstractmethod
    def _send(self, call: Call[T], options: Options) -> T: ...

    @abstractmethod
    def _pages(self, page: Callable[[str | None], Call[Any]], rows: str, options: Options) -> Iterator[Any]: ...
'''
_WAITING = '''class AsyncOperations(ABC):
    """Every operation of `/v1` that a key opens; each call returns its answer or raises a `ForewordError`."""

    @abstractmethod
    async def _send(self, call: Call[T], options: Options) -> T: ...

    @abstractmethod
    def _pages(self, page: Callable[[str | None], Call[Any]], rows: str, options: Options) -> AsyncIterator[Any]: ...
'''


def _formatted(name: str, text: str) -> str:
    command = [sys.executable, "-m", "ruff", "format", "--stdin-filename", str(SOURCE / name), "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout  # noqa: S603 - our own formatter


def _answered(schema: Schema) -> str:
    """The type of a value in an answer."""
    return _type(schema, "tuple[{}, ...]", "datetime", "{}")


def _asked(schema: Schema) -> str:
    """The type of a value in a request: times also as text, objects also as mappings with the wire's names."""
    return _type(schema, "Sequence[{}]", "datetime | str", "models.{} | Mapping[str, Any]")


def _asked_here(schema: Schema) -> str:
    """The same in the module that has the models."""
    return _asked(schema).replace("models.", "")


def _type(schema: Schema, array: str, time: str, struct: str) -> str:  # noqa: PLR0911 - one line a kind of schema
    def typed(inner: Schema) -> str:
        return _type(inner, array, time, struct)

    if "$ref" in schema:
        return struct.format(named(schema["$ref"].removeprefix(REF)))
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return _union(typed(option) for option in schema[union])
    if "enum" in schema or "const" in schema:
        return f"Literal[{', '.join(map(_literal, schema.get('enum', [schema.get('const')])))}]"
    if schema.get("format") == "date-time":
        return time
    kind = schema.get("type")
    if kind == "array":
        return array.format(typed(schema["items"]))
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"Mapping[str, {typed(inner) if isinstance(inner, dict) else 'Any'}]"
    return "None" if kind == "null" else SCALARS.get(str(kind), "Any")


def _union(options: Iterable[str]) -> str:
    """One union of all that the options are, its literals in one, None last."""
    parts = dict.fromkeys(part for option in options for part in option.split(" | "))
    literals = [part[len("Literal[") : -1] for part in parts if part.startswith("Literal[")]
    rest = [part for part in parts if part != "None" and not part.startswith("Literal[")]
    kinds = [f"Literal[{', '.join(literals)}]", *rest] if literals else rest
    return " | ".join([*kinds, "None"] if "None" in parts else kinds)


def _literal(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else repr(value)


def _class(struct: Struct, typed: Any, default: str) -> str:
    lines = [
        f"    {field.name}: {_optional(field, typed)}{'' if field.required else f' {default}'}"
        for field in struct.fields
    ]
    doc = f'    """{struct.doc}"""\n\n' if struct.doc and "\n" not in struct.doc else ""
    if "\n" in struct.doc:
        doc = (
            '    """' + "\n".join(f"    {line}".rstrip() for line in struct.doc.splitlines()).strip() + '\n    """\n\n'
        )
    return f"\n\n@dataclass(frozen=True, slots=True, kw_only=True)\nclass {struct.name}:\n{doc}{chr(10).join(lines)}\n"


def _optional(field: Field, typed: Any) -> str:
    text: str = typed(field.schema)
    return text if field.required or "None" in text.split(" | ") else f"{text} | None"


def _signature(operation: Operation) -> tuple[list[str], list[str]]:
    """Positional ones (the path's, then what the request must hold) and the rest by keyword."""
    must = [*operation.parameters, *(field for field in operation.fields if field.required)]
    rest = [field for field in operation.fields if not field.required]
    return (
        [f"{field.name}: {_asked(field.schema)}" for field in must],
        [f"{field.name}: {_optional(field, _asked)} = None" for field in rest],
    )


def _call(operation: Operation) -> str:
    positional, keywords = _signature(operation)
    head = ", ".join([*positional, *(["*", *keywords] if keywords else [])])
    values = ", ".join(f'"{field.wire}": {field.name}' for field in operation.parameters)
    said = ", ".join(f'"{field.wire}": {field.name}' for field in operation.fields)
    return f'''

def {operation.name}({head}) -> Call[models.{operation.answer}]:
    """{operation.doc}: `{operation.method} {operation.path}`."""
    return Call(
        operation="{operation.wire}",
        method="{operation.method}",
        path="{operation.path}",
        parameters={{{values}}},
        fields={{{said}}},
        answer=models.{operation.answer},
        writes={operation.writes},
    )
'''


def _method(operation: Operation, colour: str) -> str:
    positional, keywords = _signature(operation)
    choices = [f"{name}: {kind} = None" for name, kind in CHOICES.items()]
    key = ["idempotency_key: str | None = None"] if operation.writes else []
    options = _options(["request_id", "timeout", *(["idempotency_key"] if operation.writes else [])])
    head = ", ".join(["self", *positional, "*", *keywords, *key, *choices])
    passed = _passed(operation)
    sent = f"self._send(calls.{operation.name}({passed}), {options})"
    text = f'''
    {colour}def {operation.name}({head}) -> models.{operation.answer}:
        """{operation.doc}."""
        return {"await " if colour else ""}{sent}
'''
    return text + (_iterator(operation, keywords, positional, colour) if operation.page else "")


def _options(names: list[str]) -> str:
    return "{" + ", ".join(f'"{name}": {name}' for name in names) + "}"


def _passed(operation: Operation, cursor: str = "cursor") -> str:
    must = [field.name for field in (*operation.parameters, *operation.fields) if field.required]
    rest = [field.name for field in operation.fields if not field.required]
    return ", ".join([*must, *(f"{name}={cursor if name == 'cursor' else name}" for name in rest)])


def _iterator(operation: Operation, keywords: list[str], positional: list[str], colour: str) -> str:
    assert operation.page is not None  # noqa: S101 - asked before
    kept = [keyword for keyword in keywords if not keyword.startswith("cursor:")]
    choices = [f"{name}: {kind} = None" for name, kind in CHOICES.items()]
    head = ", ".join(["self", *positional, "*", *kept, *choices])
    row = _answered(operation.page.schema["items"])
    kind = "AsyncIterator" if colour else "Iterator"
    name = f"iter_{operation.name.removeprefix('list_')}"
    return f'''
    def {name}({head}) -> {kind}[models.{row}]:
        """{operation.doc}: all, page by page, `limit` rows each."""

        def page(cursor: str | None) -> Call[models.{operation.answer}]:
            return calls.{operation.name}({_passed(operation)})

        return self._pages(page, "{operation.page.name}", {_options(["request_id", "timeout"])})
'''
