"""Everything in the store's contract holds in the document that we serve, and what we add is additive."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from openapi_spec_validator import OpenAPIV30SpecValidator

from app.openapi_provenance import document
from app.operations import PROVENANCE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.contract.store import Agent

CONTRACT: dict[str, Any] = json.loads(Path(__file__).with_name("provenance-openapi.json").read_text(encoding="utf-8"))
OURS = document(PROVENANCE)

PROSE = frozenset({"description", "summary", "title", "contact", "url", "version"})
"""What a document says in its own words."""


def resolved(value: Any, whole: dict[str, Any]) -> Any:
    while isinstance(value, dict) and "$ref" in value:
        target: Any = whole
        for step in value["$ref"].removeprefix("#/").split("/"):
            target = target[step]
        value = target
    return value


def missing(theirs: Any, ours: Any, where: str) -> Iterator[str]:
    """What `theirs` says and `ours` doesn't, by its place."""
    theirs, ours = resolved(theirs, CONTRACT), resolved(ours, OURS)
    if isinstance(theirs, dict):
        if not isinstance(ours, dict):
            yield f"{where}: {ours!r} is no object"
            return
        for name, value in theirs.items():
            yield from of_member(name, value, ours, f"{where}.{name}")
    elif isinstance(theirs, list):
        yield from of_list(theirs, ours, where)
    elif theirs != ours:
        yield f"{where}: {theirs!r} is {ours!r} here"


def of_member(name: str, value: Any, ours: dict[str, Any], where: str) -> Iterator[str]:
    if name in PROSE and isinstance(value, str):
        if name in {"description", "summary"} and not ours.get(name):
            yield f"{where}: says nothing"
        return
    if name in {"example", "examples"}:
        yield from of_example(value, ours.get(name), where)
    elif name == "oneOf" and {"type": "null"} in value:
        if not ours.get("nullable"):
            yield f"{where}: not nullable"
        yield from missing([each for each in value if each != {"type": "null"}], ours.get(name), where)
    elif name not in ours:
        yield f"{where}: absent"
    else:
        yield from missing(value, ours[name], where)


def of_list(theirs: list[Any], ours: Any, where: str) -> Iterator[str]:
    if not isinstance(ours, list):
        yield f"{where}: {ours!r} is no list"
    elif where.endswith(".parameters"):
        known = {(p["in"], p["name"]): p for p in (resolved(each, OURS) for each in ours)}
        for parameter in (resolved(each, CONTRACT) for each in theirs):
            key = parameter["in"], parameter["name"]
            yield from missing(parameter, known.get(key), f"{where}.{key[1]}")
    else:
        yield from (f"{where}: {each!r} is absent" for each in theirs if each not in ours)


def of_example(theirs: Any, ours: Any, where: str) -> Iterator[str]:
    """An example of ours has the same fields; it may tell another story."""
    if isinstance(theirs, dict):
        if not isinstance(ours, dict) or not set(theirs) <= set(ours):
            yield f"{where}: {ours!r}"
            return
        for name, value in theirs.items():
            yield from of_example(value, ours[name], f"{where}.{name}")
    elif isinstance(theirs, list) and theirs and isinstance(theirs[0], dict):
        yield from of_example(theirs[0], (ours or [None])[0], f"{where}[0]")
    elif theirs is not None and ours is None:
        yield f"{where}: no example"


@pytest.mark.parametrize(
    ("path", "method"), [(path, method) for path, methods in CONTRACT["paths"].items() for method in methods]
)
def test_every_operation_of_the_contract_holds(path: str, method: str) -> None:
    theirs, ours = CONTRACT["paths"][path][method], OURS["paths"].get(path, {}).get(method)
    assert list(missing(theirs, ours, path)) == []
    required = resolved(
        theirs.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema"), CONTRACT
    )
    if required and path != "/api/mcp":
        told = resolved(ours["requestBody"]["content"]["application/json"]["schema"], OURS)
        assert set(told.get("required", ())) == set(required.get("required", ())), (
            "what we ask for is what they ask for"
        )
        assert ours["requestBody"]["required"] == theirs["requestBody"]["required"]


@pytest.mark.parametrize("name", CONTRACT["components"]["schemas"])
def test_every_schema_of_the_contract_holds(name: str) -> None:
    theirs, ours = CONTRACT["components"]["schemas"][name], OURS["components"]["schemas"].get(name)
    assert list(missing(theirs, ours, name)) == []


@pytest.mark.parametrize("kind", ["securitySchemes", "parameters", "responses"])
def test_every_other_component_of_the_contract_holds(kind: str) -> None:
    assert list(missing(CONTRACT["components"][kind], OURS["components"][kind], kind)) == []


def test_the_document_is_valid_and_every_example_in_it_is_of_its_schema() -> None:
    OpenAPIV30SpecValidator(OURS).validate()
    assert {tag["name"] for tag in CONTRACT["tags"]} == {tag["name"] for tag in OURS["tags"]}


def test_a_comparison_that_finds_nothing_could_have_found_something() -> None:
    theirs = {"a": {"type": "string", "enum": ["x", "y"]}, "b": {"default": 8}}
    assert len(list(missing(theirs, {"a": {"type": "integer", "enum": ["x"]}, "b": {"default": 9}}, ""))) == 3
    assert list(missing(theirs, {"a": theirs["a"]}, ""))


@pytest.mark.anyio
async def test_it_is_served_without_a_key(store: Agent) -> None:
    reply = await store.ask("GET", "/api/openapi.json", key=None)
    assert reply.status_code == 200
    assert reply.json() == json.loads(json.dumps(OURS))
