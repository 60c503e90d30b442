"""The drawn files of the TypeScript package."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from drawing.surface import REF, named

if TYPE_CHECKING:
    from drawing.surface import Field, Operation, Schema, Struct, Surface

DRAWN = "It is drawn from the API's document by `sdk/generate.py`: change the server's models, not this file."
SCALARS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def models(surface: Surface) -> str:
    """Every answer and every object inside a request as an interface, and what each operation's request may hold."""
    head = f"/** What the operations take and give.\n *\n * {DRAWN}\n */\n"
    structs = [_interface(struct, answered=True) for struct in surface.answers]
    structs += [_interface(struct, answered=False) for struct in surface.inputs]
    return head + "".join(structs) + "".join(_asked(operation) for operation in surface.operations)


def shapes(surface: Surface) -> str:
    """What an answer has to hold to be one: its fields with their kinds, as a table."""
    rows = {struct.name: {field.wire: _kind(field) for field in struct.fields} for struct in surface.answers}
    lines = ",\n".join(f"  {name}: {json.dumps(fields)}" for name, fields in rows.items())
    return f"""/** What every answer has to hold: by its name, each field with its kind. A `?` may be null or absent; `T[]` is a
 * list, `T{{}}` an object of any names; a kind in capitals is an answer of this table.
 *
 * {DRAWN}
 */
export const SHAPES: Readonly<Record<string, Readonly<Record<string, string>>>> = {{
{lines},
}};
"""


def operations(surface: Surface) -> str:
    """The client's methods: each makes the call and hands it to the client."""
    methods = "".join(_method(operation) for operation in surface.operations)
    return f"""/** Every operation as a method; lists also as iterators over all their pages.
 *
 * {DRAWN}
 */
import type {{ Call, Options }} from "./call.js";
import type * as models from "./models.js";

export abstract class Operations {{
  protected abstract send<T>(call: Call<T>, options: Options): Promise<T>;
  protected abstract pages<T, P>(
    page: (cursor: string | null) => Call<P>, rows: string, options: Options,
  ): AsyncIterableIterator<T>;
{methods}}}
"""


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return named(schema["$ref"].removeprefix(REF))
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " | ".join(dict.fromkeys(part for option in schema[union] for part in _type(option).split(" | ")))
    if "enum" in schema or "const" in schema:
        return " | ".join(json.dumps(value) for value in schema.get("enum", [schema.get("const")]))
    kind = schema.get("type")
    if kind == "array":
        inner = _type(schema["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        extra = schema.get("additionalProperties")
        return f"Record<string, {_type(extra) if isinstance(extra, dict) else 'unknown'}>"
    return SCALARS.get(str(kind), "unknown")


def _in_request(schema: Schema) -> str:
    """Times also as `Date`."""
    text = _type(schema)
    return text.replace("string", "string | Date", 1) if _is_time(schema) else text


def _is_time(schema: Schema) -> bool:
    return schema.get("format") == "date-time" or any(map(_is_time, schema.get("anyOf", [])))


def _kind(field: Field) -> str:
    kind = _shape(field.schema)
    return kind if field.required or kind.endswith("?") else f"{kind}?"


def _shape(schema: Schema) -> str:
    if "$ref" in schema:
        return named(schema["$ref"].removeprefix(REF))
    if "anyOf" in schema:
        inner = [_shape(option) for option in schema["anyOf"]]
        kinds = [kind for kind in inner if kind != "null"]
        return f"{kinds[0] if len(set(kinds)) == 1 else 'any'}{'?' if 'null' in inner else ''}"
    kind = schema.get("type")
    if kind == "array":
        return f"{_shape(schema['items'])}[]"
    if kind == "object":
        extra = schema.get("additionalProperties")
        return f"{_shape(extra) if isinstance(extra, dict) else 'any'}{{}}"
    return {"integer": "number", None: "any"}.get(kind, str(kind))


def _doc(text: str, indent: str) -> str:
    lines = text.splitlines()
    if not lines:
        return ""
    if len(lines) == 1:
        return f"{indent}/** {text} */\n"
    return f"{indent}/** " + f"\n{indent} * ".join(lines) + f"\n{indent} */\n"


def _interface(struct: Struct, *, answered: bool) -> str:
    lines = "".join(f"  {_line(field, answered=answered)};\n" for field in struct.fields)
    return f"\n{_doc(struct.doc, '')}export interface {struct.name} {{\n{lines}}}\n"


def _line(field: Field, *, answered: bool) -> str:
    if answered:
        text = _type(field.schema)
        return f"{field.wire}: {text if field.required or 'null' in text else f'{text} | null'}"
    text = _in_request(field.schema)
    return f"{field.wire}: {text}" if field.required else f"{field.wire}?: {text} | undefined"


def _asked(operation: Operation) -> str:
    lines = "".join(f"  {_line(field, answered=False)};\n" for field in operation.fields)
    return (
        f"\n/** What `{operation.wire}` may say. */\nexport interface {_capital(operation.wire)}Request {{\n{lines}}}\n"
    )


def _capital(name: str) -> str:
    return name[0].upper() + name[1:]


def _method(operation: Operation) -> str:
    must = any(field.required for field in operation.fields)
    path = [f"{field.wire}: {_type(field.schema)}" for field in operation.parameters]
    asked = f"asked: models.{_capital(operation.wire)}Request{'' if must else ' = {}'}"
    head = ", ".join([*path, asked, "options: Options = {}"])
    text = f"""
{_doc(operation.doc + ".", "  ")}  {operation.wire}({head}): Promise<models.{operation.answer}> {{
    return this.send({_call(operation, "{ ...asked }")}, options);
  }}
"""
    return text + (_iterator(operation, head) if operation.page else "")


def _iterator(operation: Operation, head: str) -> str:
    assert operation.page is not None  # noqa: S101 - asked before
    row = _type(operation.page.schema["items"])
    name = f"iter{_capital(operation.wire.removeprefix('list'))}"
    call = _call(operation, "{ ...asked, cursor }")
    return f"""
{_doc(operation.doc + ": all of them, page by page.", "  ")}  {name}({head}): AsyncIterableIterator<models.{row}> {{
    return this.pages((cursor) => ({call}), "{operation.page.wire}", options);
  }}
"""


def _call(operation: Operation, fields: str) -> str:
    parameters = ", ".join(field.wire for field in operation.parameters)
    said = [
        f'operation: "{operation.wire}"',
        f'method: "{operation.method}"',
        f'path: "{operation.path}"',
        f"parameters: {{ {parameters} }}" if parameters else "parameters: {}",
        f"fields: {fields}",
        f'answer: "{operation.answer}"',
        f"writes: {str(operation.writes).lower()}",
    ]
    return "{ " + ", ".join(said) + " }"
