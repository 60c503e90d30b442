"""What bad input gets, which the contract leaves open in places: our own table, a sentence for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from app.plain import UNAUTHORIZED

if TYPE_CHECKING:
    from tests.contract.store import Agent

pytestmark = pytest.mark.anyio

REMEMBER, RECALL, LIST = ("POST", "memories"), ("POST", "memories/recall"), ("GET", "memories")
CONSOLIDATE = ("POST", "memories/consolidate")
OK = {"content": "The sky is blue."}
TAGS = "temporal, paradigm, architectural, observational"


def remembering(**more: Any) -> tuple[tuple[str, str], dict[str, Any]]:
    return REMEMBER, {**OK, **more}


CASES: list[tuple[tuple[str, str], Any, str]] = [
    (REMEMBER, {}, "content is required."),
    (REMEMBER, {"content": None}, "content is required."),
    (REMEMBER, {"content": ""}, "content is required."),
    (REMEMBER, {"content": " \u200b\u00ad\n"}, "content is required."),
    (REMEMBER, {"content": 5}, "content must be a string."),
    (REMEMBER, {"content": ["a"]}, "content must be a string."),
    (REMEMBER, {"content": "x" * 4_001}, "content must have at most 4000 characters."),
    (*remembering(confidence=1.01), "confidence must be at most 1."),
    (*remembering(confidence=-0.01), "confidence must be at least 0."),
    (*remembering(confidence="1"), "confidence must be a number."),
    (*remembering(confidence=True), "confidence must be a number."),
    (*remembering(invalidation_tag="eternal"), f"invalidation_tag must be one or more of {TAGS}, joined by commas."),
    (
        *remembering(invalidation_tag="temporal, eternal"),
        f"invalidation_tag must be one or more of {TAGS}, joined by commas.",
    ),
    (*remembering(kind="procedural"), "kind must be 'semantic' or 'episodic'."),
    (*remembering(ttl_hours=0), "ttl_hours must be more than 0."),
    (*remembering(ttl_hours=-2), "ttl_hours must be more than 0."),
    (*remembering(ttl_hours="2"), "ttl_hours must be a number."),
    (*remembering(parent_id=0), "parent_id must be at least 1."),
    (*remembering(parent_id="7"), "parent_id must be an integer."),
    (*remembering(parent_id=2**53 + 1), "parent_id must be at most 9007199254740992."),
    (*remembering(parent_id=2**53), "parent_id names no memory of this agent: there is no #9007199254740992."),
    (*remembering(namespace="x" * 201), "namespace must have at most 200 characters."),
    (*remembering(namespace="a\nb"), "namespace must not hold line breaks or control characters."),
    (*remembering(namespace=7), "namespace must be a string."),
    (*remembering(source={}), "source must be a string."),
    (REMEMBER, {"kind": "x", "confidence": 2}, "content is required."),
    (RECALL, {}, "query is required."),
    (RECALL, {"query": "  "}, "query is required."),
    (RECALL, {"query": 1}, "query must be a string."),
    (RECALL, {"query": "a", "limit": 0}, "limit must be at least 1."),
    (RECALL, {"query": "a", "limit": 51}, "limit must be at most 50."),
    (RECALL, {"query": "a", "limit": "8"}, "limit must be an integer."),
    (RECALL, {"query": "a", "status": "live"}, "status must be 'fact', 'hypothesis' or 'retired'."),
    (RECALL, {"query": "a", "include_retired": "yes"}, "include_retired must be true or false."),
    (LIST, {"limit": 0}, "limit must be at least 1."),
    (LIST, {"limit": 201}, "limit must be at most 200."),
    (LIST, {"limit": "many"}, "limit must be an integer."),
    (LIST, {"status": "all"}, "status must be 'fact', 'hypothesis' or 'retired'."),
    (LIST, {"include_expired": "maybe"}, "include_expired must be true or false."),
    (CONSOLIDATE, {"max_clusters": 0}, "max_clusters must be at least 1."),
    (CONSOLIDATE, {"dry_run": "no"}, "dry_run must be true or false."),
    (REMEMBER, [], "The request body must be a JSON object."),
    (REMEMBER, "content", "The request body must be a JSON object."),
]


@pytest.mark.parametrize(("route", "said", "error"), CASES, ids=lambda value: str(value)[:60])
async def test_bad_input_is_422_with_a_sentence(linked: Agent, route: tuple[str, str], said: Any, error: str) -> None:
    method, tail = route
    where = {"params": said} if method == "GET" else {"json": said}
    reply = await linked.ask(method, f"/api/v1/{tail}", **where)
    assert reply.status_code == 422, reply.text
    assert list(reply.json()) == ["error"]
    assert reply.json()["error"].startswith(error), reply.json()
    assert reply.headers["content-type"] == "application/json; charset=utf-8"
    assert await linked.list() == []


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"\xff\xfe",
        b'{"content": "a", "content": "b"}',
        b'{"content": NaN}',
        b'{"content": "\\u0000"}',
        b"null",
        b"[[",
        b"'",
    ],
)
async def test_what_is_no_json_is_422(linked: Agent, body: bytes) -> None:
    for tail in ("memories", "memories/recall", "memories/consolidate", "memories/1/supersede", "memories/1/forget"):
        reply = await linked.ask("POST", f"/api/v1/{tail}", content=body, headers={"Content-Type": "application/json"})
        assert reply.status_code == 422, (tail, reply.text)
        assert list(reply.json()) == ["error"]


@pytest.mark.parametrize("verb", ["supersede", "forget", "observe"])
@pytest.mark.parametrize(
    "number",
    ["0", "-1", "9007199254740993", "99999999999999999999", "abc", "1.0", "%20", "1e3", "007", "٣", "9007199254740992"],
)
async def test_an_id_that_is_none_names_nothing(linked: Agent, verb: str, number: str) -> None:
    reply = await linked.post(f"memories/{number}/{verb}", {"content": "a", "reason": "b"})
    assert reply.status_code == 404, reply.text
    assert reply.json()["error"].startswith("No memory #")
    assert reply.json()["error"].endswith(" for this agent.")


async def test_a_required_text_is_named(linked: Agent) -> None:
    saved = await linked.remember("The lift is broken.")
    for tail, name in (("forget", "reason"), ("supersede", "content")):
        for body in ({}, {name: ""}, {name: None}):
            reply = await linked.post(f"memories/{saved['id']}/{tail}", body)
            assert (reply.status_code, reply.json()) == (422, {"error": f"{name} is required."})


async def test_a_stranger_and_an_absent_id_give_the_same_bytes(linked: Agent, other: Agent) -> None:
    saved = await linked.remember("The vault opens at nine.", source="a")
    number, absent = saved["id"], 2**53 - 7
    for verb, body in (("observe", {}), ("forget", {"reason": "x"}), ("supersede", {"content": "x"})):
        mine = await other.post(f"memories/{number}/{verb}", body)
        none = await other.post(f"memories/{absent}/{verb}", body)
        assert (mine.status_code, none.status_code) == (404, 404)
        assert mine.json() == {"error": f"No memory #{number} for this agent."}
        assert mine.content.replace(str(number).encode(), b"?") == none.content.replace(str(absent).encode(), b"?")
    parent = await other.post("memories", {"content": "x", "parent_id": number})
    assert parent.status_code == 422
    assert (await linked.list())[0]["status"] == "fact"


async def test_unknown_fields_are_ignored_wherever_they_stand(linked: Agent) -> None:
    saved = await linked.remember("The bell rings.", agent=7, id="x", colour="red", tier="L0", attested_by="me")
    assert saved["status"] == "hypothesis"
    assert len(await linked.list(colour="red", limit=1, agent="somebody")) == 1
    reply = await linked.ask("POST", "/api/v1/memories/recall?limit=900&x=1&x=2", json={"query": "bell", "x": None})
    assert reply.status_code == 200
    await linked.do(f"memories/{saved['id']}/forget", reason="silence", id=999)


async def test_a_secret_is_refused_and_not_echoed(linked: Agent) -> None:
    secret = "ghp_" + "A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8"
    for body in ({"content": f"The token is {secret}"}, {**OK, "source": f"echo {secret}"}):
        reply = await linked.post("memories", body)
        assert reply.status_code == 422
        assert secret not in reply.text
        assert "secret" in reply.json()["error"]
    saved = await linked.remember("The token is in the vault.")
    for tail, name in (("forget", "reason"), ("supersede", "content")):
        assert (await linked.post(f"memories/{saved['id']}/{tail}", {name: f"see {secret}"})).status_code == 422
    assert len(await linked.list()) == 1
    assert linked.key not in (await linked.post("memories", {"content": f"My key is {linked.key}"})).text


async def test_other_ways_to_fail_have_the_same_shape(linked: Agent) -> None:
    size = linked.whole.services.settings.body_limit
    text = {"Content-Type": "text/plain"}
    replies = {
        404: await linked.ask("GET", "/api/v1/nothing"),
        405: await linked.ask("DELETE", "/api/v1/memories"),
        413: await linked.ask("POST", "/api/v1/memories", content=b" " * (size + 1)),
        415: await linked.ask("POST", "/api/v1/memories", content=b"{}", headers=text),
    }
    for status, reply in replies.items():
        assert reply.status_code == status, reply.text
        assert list(reply.json()) == ["error"]
        assert reply.json()["error"][0].isupper()
        assert reply.json()["error"].endswith(".")
    assert replies[405].headers["allow"] == "GET, HEAD, OPTIONS, POST"


async def test_any_accept_is_enough(linked: Agent) -> None:
    for accept in ("*/*", "application/json", "text/event-stream", ""):
        assert (await linked.ask("GET", "/api/v1/memories", headers={"Accept": accept})).status_code == 200


async def test_every_refusal_of_a_key_says_the_same(linked: Agent) -> None:
    for headers in (
        {},
        {"Authorization": "Bearer"},
        {"Authorization": "Basic YTpi"},
        {"Authorization": f"Bearer {linked.key}x"},
    ):
        reply = await linked.ask("GET", "/api/v1/memories", key=None, headers=headers)
        assert (reply.status_code, reply.json()) == (401, {"error": UNAUTHORIZED})
        assert reply.headers["www-authenticate"] == "Bearer"
    assert UNAUTHORIZED == "Unauthorized: a valid Foreword API key is required (Authorization: Bearer agt_…)."
