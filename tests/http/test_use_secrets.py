"""No text with a secret in it is stored anywhere, and none is echoed: every text field of every writing operation."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any

import pytest
import structlog
from pydantic import BaseModel

from app.operations import OPERATIONS
from app.scopes import SCOPES
from app.use.refuse import texts
from tests.http.people import PASSWORD, signed_up
from tests.shape.errors import assert_error

if TYPE_CHECKING:
    from collections.abc import Iterator

    from app.operations import Operation
    from tests.http.service import Host, Whole

pytestmark = pytest.mark.anyio

SECRET = "ghp_9f8E7d6C5b4A39281706f5E4d3C2b1A09f8E"
WRITING = [row for row in OPERATIONS if row.writes and row.scope in SCOPES and row.face == "context"]
CHOSEN = {"winner", "tier", "kind", "impact", "invalidationTag", "outcome", "observedAt", "at", "cursor", "occurredAt"}
"""Fields that take one of a few words, a time or a cursor: nobody's own text."""
NEVER_STORED = {"userMessage", "assistantResponse", "transcript"}


def fields(model: type[BaseModel], path: str = "") -> Iterator[str]:
    """Every field of a request that can hold a text, by its path; `[]` stands for the first item of an array."""
    for name, field in model.model_fields.items():
        here = f"{path}{field.alias or name}"
        yield from _texts_in(field.annotation, here)


def _texts_in(kind: Any, here: str) -> Iterator[str]:
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        yield from fields(kind, f"{here}.")
    elif kind is str:
        yield here
    else:
        inner = "[]" if getattr(kind, "__origin__", None) in (tuple, list) else ""
        found: dict[str, None] = {}
        for part in getattr(kind, "__args__", ()):
            found.update(dict.fromkeys(_texts_in(part, here + inner)))
        yield from found


PLACES = [
    (row, path)
    for row in WRITING
    for path in fields(row.input)
    if not CHOSEN & set(path.replace("[]", "").split(".")) and path.split(".")[0].split("[")[0] not in NEVER_STORED
]


def planted(body: dict[str, Any], path: str, text: str) -> dict[str, Any]:
    """The body with `text` at `path`."""
    made = copy.deepcopy(body)
    at: Any = made
    *steps, last = whole = path.replace("[]", ".0").split(".")
    for step, following in zip(steps, whole[1:], strict=True):
        empty: Any = [] if following == "0" else {}
        if step == "0":
            at[:] = at[:1] or [empty]
            at = at[0]
        else:
            at[step] = at[step] if isinstance(at.get(step), type(empty)) else empty
            at = at[step]
    if last == "0":
        at[:] = [text]
    else:
        at[last] = text
    return made


async def ids_for(host: Host) -> dict[str, str]:
    number = await host.hold("The staging port is 5432.")
    tension = await host.post("/v1/tensions", claimA="tabs", claimB="spaces", question="Which?")
    return {"memory": str(number), "tension": str(tension["id"])}


async def everything(host: Host) -> dict[str, list[str]]:
    """Every row of every table of the organisation, as text, once the use of keys is noted."""
    await host.whole.room.uses.settle()
    async with host.whole.services.database.tenant(host.org) as tx:
        tables = [
            row[0]
            for row in await tx.fetch(
                "SELECT relname FROM pg_class WHERE relkind IN ('r', 'p') AND relrowsecurity "
                "AND has_table_privilege(oid, 'SELECT') ORDER BY relname"
            )
        ]
        return {name: [str(row[0]) for row in await tx.fetch(f"SELECT t::text FROM {name} AS t")] for name in tables}


def body_of(operation: Operation, host: Host) -> tuple[str, dict[str, Any]]:
    del host
    example = {name: value for name, value in (operation.example_in or {}).items() if name != "injectionId"}
    for item in example.get("items", ()):
        item.pop("parentId", None)
    return operation.path, example


@pytest.mark.parametrize(("operation", "path"), PLACES, ids=lambda value: getattr(value, "name", value))
async def test_a_secret_in_any_text_of_any_write_is_refused_and_never_echoed(
    host: Host, operation: Operation, path: str
) -> None:
    ids = await ids_for(host)
    where, example = body_of(operation, host)
    if "claim" in path:
        example |= {"claimA": "tabs", "claimB": "no tabs"}
    body = planted(copy.deepcopy(example), path, f"see {SECRET} there")
    url = where.replace("{id}", ids[operation.resource]) if "{id}" in where else where
    before = await everything(host)
    with structlog.testing.capture_logs() as logs:
        reply = await host.ask(operation.method, url, body)
    assert SECRET not in reply.text
    assert SECRET not in str(reply.headers)
    assert SECRET not in str(logs)
    if reply.status_code == 201:
        assert (operation.name, path) == ("remember", "items[].content")
        assert [row["rule"] for row in reply.json()["rejected"]] == ["secret"]
    else:
        issues = assert_error(reply.status_code, reply.headers, reply.json(), "InvalidRequest")["issues"]
        assert [(issue["path"], issue["code"]) for issue in issues] == [(path.replace("[]", "[0]"), "secret")]
        assert await everything(host) == before
    assert SECRET not in str(await everything(host))
    with structlog.testing.capture_logs() as logs:
        assert SECRET not in str(await host.get("/v1/turns"))


def test_the_walk_knows_the_fields_it_has_to() -> None:
    names = {(row.name, path) for row, path in PLACES}
    assert {
        ("learnTurn", "sessionId"), ("learnTurn", "source"), ("learnTurn", "agent"), ("learnTurn", "namespace"),
        ("remember", "items[].content"), ("remember", "items[].domains[]"), ("remember", "items[].invalidationCondition"),
        ("patchMemory", "domains[]"), ("supersedeMemory", "content"), ("forgetMemory", "reason"),
        ("observeMemory", "namespace"), ("openTension", "claimA"), ("openTension", "question"),
        ("resolveTension", "pattern"), ("recordOutcome", "failurePattern"), ("recordOutcome", "note"),
    } <= names  # fmt: skip
    assert {row.name for row, _ in PLACES} == {row.name for row in WRITING}


@pytest.mark.parametrize("place", ["userMessage", "assistantResponse", "transcript", "messages"])
async def test_a_secret_in_a_turn_is_a_rejection_and_stored_nowhere(host: Host, place: str) -> None:
    said = f"The deploy token is {SECRET}"
    transcript: Any = [{"role": "user", "content": said}] if place == "messages" else said
    body = {
        "userMessage": said if place == "userMessage" else "Never force push.",
        "assistantResponse": said if place == "assistantResponse" else "ok",
        "transcript": transcript if place in ("transcript", "messages") else "",
    }
    with structlog.testing.capture_logs() as logs:
        reply = await host.ask("POST", "/v1/turns", body)
    assert [row["rule"] for row in reply.json()["rejected"]] == (["secret"] if place == "userMessage" else [])
    for text in (reply.text, str(logs), str(await everything(host)), str(await host.get("/v1/turns"))):
        assert SECRET not in text


async def test_a_secret_spread_over_a_turn_takes_its_neighbours_along_and_nothing_else(host: Host) -> None:
    key = "-----BEGIN RSA PRIVATE KEY-----\nMIIEpAIBAAKCAQEA7bq1\nqYxJ0w3mQ9\n-----END RSA PRIVATE KEY-----"
    report = await host.turn(f"Never force push. {key}\nThe staging port is 5433.")
    assert [row["content"] for row in report["stored"]] == ["Never force push.", "The staging port is 5433."]
    assert {row["rule"] for row in report["rejected"]} == {"secret"}
    assert "qYxJ0w3mQ9" not in str(report) + str(await everything(host))


@pytest.mark.parametrize("text", ["<YOUR_KEY>", "${TOKEN}", "***", "the password is in the vault"])
async def test_a_placeholder_is_no_secret(host: Host, text: str) -> None:
    await host.remember(f"The API key is {text}.", invalidationCondition=f"until {text} moves")


def test_every_text_of_a_request_is_walked_with_its_path() -> None:
    row = next(row for row in OPERATIONS if row.name == "remember")
    asked = row.input.model_validate(
        {
            "agent": "a",
            "items": [{"content": "c", "domains": ["d", "e"], "invalidationTag": "temporal"}],
            "sessionId": "s",
        }
    )
    assert {path: text for path, text in texts(asked) if "Tag" not in path} == {
        "agent": "a", "items[0].content": "c", "items[0].domains[0]": "d", "items[0].domains[1]": "e", "sessionId": "s",
    }  # fmt: skip


@pytest.mark.parametrize("place", ["agent", "namespace", "sessionId"])
@pytest.mark.parametrize(
    ("path", "asked"), [("/v1/context", {"userMessage": "hello"}), ("/v1/recall", {"query": "hello"})]
)
async def test_names_that_go_into_the_log_hold_no_secret(
    host: Host, path: str, asked: dict[str, str], place: str
) -> None:
    reply = await host.ask("POST", path, {**asked, place: SECRET})
    told = assert_error(reply.status_code, reply.headers, reply.json(), "InvalidRequest")
    assert [issue["path"] for issue in told["issues"]] == [place]
    assert SECRET not in reply.text


@pytest.mark.parametrize(
    ("method", "path", "field"),
    [
        ("POST", "/v1/auth/sign-up", "name"),
        ("POST", "/v1/auth/sign-up", "organisation"),
        ("PATCH", "/v1/auth/person", "name"),
        ("POST", "/v1/organisations", "name"),
        ("PATCH", "/v1/organisations/{org}", "name"),
        ("POST", "/v1/agents", "name"),
        ("POST", "/v1/keys", "name"),
    ],
)
async def test_no_name_that_a_person_gives_holds_a_secret(whole: Whole, method: str, path: str, field: str) -> None:
    person = await signed_up(whole)
    said = {"email": "new@harbour.example", "password": PASSWORD} if path.endswith("sign-up") else {}
    reply = await person.ask(method, path.replace("{org}", str(person.org)), {**said, field: f"see {SECRET}"})
    issues = assert_error(reply.status_code, reply.headers, reply.json(), "InvalidRequest")["issues"]
    assert [(issue["path"], issue["code"]) for issue in issues] == [(field, "secret")]
    assert SECRET not in reply.text
