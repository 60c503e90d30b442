"""The operations table is whole: every operation of the wire contract, with examples that fit its models."""

from __future__ import annotations

import inspect
import re
from typing import Any

import orjson
import pytest
from openapi_spec_validator import OpenAPIV31SpecValidator

from app.http import bind, routes
from app.issues import ISSUES
from app.openapi import ERROR, document
from app.operations import CONTEXT, OPERATIONS, Operation
from app.operations_people import PEOPLE
from app.scopes import SCOPES
from tests.http.fakes import PATHS
from tests.shape.errors import TAGS

ROUTES = """
POST /v1/context memories:read
POST /v1/context/explain memories:read
POST /v1/recall memories:read
POST /v1/turns memories:write
GET /v1/turns memories:read
POST /v1/memories memories:write
GET /v1/memories memories:read
GET /v1/memories/{id} memories:read
GET /v1/memories/{id}/lineage memories:read
PATCH /v1/memories/{id} memories:write
POST /v1/memories/{id}/supersede memories:write
POST /v1/memories/{id}/forget memories:write
POST /v1/memories/{id}/observe memories:write
DELETE /v1/memories/{id} memories:write
POST /v1/consolidate memories:write
POST /v1/episodes memories:write
GET /v1/sessions/{sessionId}/episodes memories:read
GET /v1/entities memories:read
POST /v1/tensions memories:write
GET /v1/tensions memories:read
GET /v1/tensions/{id} memories:read
POST /v1/tensions/{id}/resolve memories:write
POST /v1/tensions/{id}/reopen memories:write
POST /v1/self-model/outcome outcomes:write
GET /v1/self-model memories:read
GET /v1/self-model/{domain}/outcomes memories:read
POST /v1/self-model/{domain}/reset session
GET /v1/injections memories:read
GET /v1/injections/{id} memories:read
GET /v1/injections/{id}/diff/{other} memories:read
GET /v1/stats stats:read
POST /v1/agents/link session
POST /v1/auth/sign-up open
POST /v1/auth/sign-in open
POST /v1/auth/sign-out session
POST /v1/auth/password session
GET /v1/auth/session session
GET /v1/auth/sign-ins session
DELETE /v1/auth/sign-ins/{id} session
PATCH /v1/auth/person session
POST /v1/auth/invitation open
POST /v1/auth/accept session
POST /v1/auth/enter open
GET /v1/organisations session
POST /v1/organisations session
PATCH /v1/organisations/{id} session
POST /v1/organisations/{id}/switch session
POST /v1/organisations/{id}/leave session
POST /v1/organisations/{id}/transfer session
GET /v1/organisations/{id}/members session
PATCH /v1/organisations/{id}/members/{person} session
DELETE /v1/organisations/{id}/members/{person} session
GET /v1/organisations/{id}/invitations session
POST /v1/organisations/{id}/invitations session
DELETE /v1/organisations/{id}/invitations/{invitation} session
GET /v1/keys session
POST /v1/keys session
POST /v1/keys/{id}/rotate session
DELETE /v1/keys/{id} session
GET /v1/agents session
POST /v1/agents session
PATCH /v1/agents/{id} session
DELETE /v1/agents/{id} session
GET /v1/settings session
PATCH /v1/settings session
POST /v1/memories/{id}/erase session
POST /v1/export session
POST /v1/import session
"""
OUTSIDE = {
    *("consolidate", "consolidateMemories", "linkAgent", "provisionKey", "revokeKey"),
    *(operation.name for operation in PEOPLE),
}
"""What writes in transactions of its own: a model is asked between them, or they are among people or organisations."""

by_name = pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: f"{operation.face} {operation.name}")


def test_every_operation_of_the_contract_is_there_and_no_other() -> None:
    assert {f"{o.method} {o.path} {o.scope}" for o in CONTEXT} == set(ROUTES.strip().splitlines())
    assert len({operation.name for operation in CONTEXT}) == len(CONTEXT)


@by_name
def test_its_examples_fit_its_models(operation: Operation) -> None:
    path = {name: int(PATHS[name]) if PATHS[name].isdigit() else PATHS[name] for name in bind(operation).parameters}
    operation.input.model_validate({**(operation.example_in or {}), **path})
    shown = operation.output.model_validate(operation.example_out)
    assert orjson.loads(shown.model_dump_json(by_alias=True, exclude_unset=True)) == operation.example_out


@by_name
def test_a_field_may_be_absent_or_null(operation: Operation) -> None:
    path = {name: int(PATHS[name]) if PATHS[name].isdigit() else PATHS[name] for name in bind(operation).parameters}
    optional = {
        field.alias or name: None
        for name, field in operation.input.model_fields.items()
        if not field.is_required() and name not in ("success", "score")
    }
    assert operation.face == "provenance" or operation in PEOPLE or {"agent", "namespace"} <= set(optional)
    given = {**optional, **(operation.example_in or {}), **path}
    assert operation.input.model_validate(given) == operation.input.model_validate(
        {name: value for name, value in given.items() if value is not None}
    )


@by_name
def test_what_only_reads_takes_no_writing_transaction(operation: Operation) -> None:
    reads = operation.method == "GET" or operation.scope in {"memories:read", "stats:read"}
    assert operation.writes is not reads
    assert not (operation.writes and operation.own_transaction) or operation.name in OUTSIDE
    assert inspect.iscoroutinefunction(operation.use)


def test_one_route_a_path() -> None:
    paths = [route.path for route in routes(OPERATIONS, lambda: None)]
    assert len(paths) == len({operation.path for operation in OPERATIONS})
    assert "/v1/self-model/{domain:path}/outcomes" in paths


def test_the_document_is_valid_openapi_and_names_every_operation() -> None:
    told = document(CONTEXT)
    OpenAPIV31SpecValidator(told).validate()
    names = {method["operationId"] for path in told["paths"].values() for method in path.values()}
    assert names == {operation.name for operation in CONTEXT}
    orjson.dumps(told)


def test_the_document_refers_to_nothing_that_it_hasnt_and_holds_nothing_unused() -> None:
    told = document(CONTEXT)
    referred = set(re.findall(r"#/components/schemas/(\w+)", orjson.dumps(told).decode()))
    assert referred == set(told["components"]["schemas"])


def test_links_lead_from_a_field_that_is_there_to_a_parameter_that_is_taken() -> None:
    named = {operation.name: operation for operation in CONTEXT}
    for operation in CONTEXT:
        for link in operation.links:
            assert link.name in bind(named[link.operation]).parameters
            assert at(operation.example_out, link.pointer) is not None


def at(value: Any, pointer: str) -> Any:
    for step in pointer.split("/")[1:]:
        value = value[int(step)] if isinstance(value, list) else value[step]
    return value


def test_the_document_knows_every_error() -> None:
    assert set(ERROR["properties"]["error"]["enum"]) == set(TAGS)
    told = document(CONTEXT)["components"]["responses"]
    for tag, (status, always, perhaps) in TAGS.items():
        assert always | perhaps <= set(ERROR["properties"]), tag
        assert status == 405 or f"`{tag}`" in told[str(status)]["description"]


def test_scopes_are_those_of_the_table() -> None:
    assert {operation.scope for operation in OPERATIONS} == {*SCOPES, "session", "master", "open"}


def test_issues_never_speak_pydantic() -> None:
    assert not [code for code, _ in ISSUES.values() if "_" in code]
