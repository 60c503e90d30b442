"""Every way to fail gives the one error shape, with the status of the table."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import orjson
import pytest

from app import errors
from app.errors import Problem
from store import cursor
from store.errors import Contended, NotMigrated, OutcomeUnknown, Unavailable
from tests.http.fakes import PAST, Service, make
from tests.shape.errors import TAGS, assert_error

pytestmark = pytest.mark.anyio

CONTEXT = {"userMessage": "hello"}


async def ask(service: Service, method: str, path: str, key: str | None = "", **more: Any) -> Any:
    headers = dict(more.pop("headers", {}))
    if key is not None:
        headers.setdefault("Authorization", f"Bearer {key or service.key}")
    async with service.client() as client:
        return await client.request(method, path, headers=headers, **more)


def expect(reply: Any, tag: str) -> dict[str, Any]:
    return assert_error(reply.status_code, reply.headers, reply.json(), tag)


async def test_a_missing_a_malformed_an_unknown_a_revoked_and_an_expired_key_are_told_apart(service: Service) -> None:
    other = make_key_of_nobody(service)
    cases = {
        "missing": None,
        "malformed": service.key[:-1] + ("a" if service.key[-1] != "a" else "b"),
        "unknown": other,
        "revoked": service.mint(revoked_at=PAST),
        "expired": service.mint(expires_at=PAST),
    }
    for word, key in cases.items():
        body = expect(await ask(service, "POST", "/v1/context", key=key, json=CONTEXT), "Unauthorized")
        assert body["message"].startswith(word), (word, body)
    assert not service.calls


def make_key_of_nobody(service: Service) -> str:
    text = service.mint()
    service.database.rows.popitem()
    return text


@pytest.mark.parametrize(
    "field",
    [
        "",
        "Bearer",
        "Bearer ",
        "Basic dXNlcjpwYXNz",
        "bearer",
        "Bearer a b",
        "Bearer fwd_live_x",
        "Bearer " + "x" * 600,
        "Bearer é",
    ],
)
async def test_whatever_is_no_key_is_malformed(service: Service, field: str) -> None:
    reply = await ask(service, "POST", "/v1/context", key=None, json=CONTEXT, headers={"Authorization": field.encode()})
    assert expect(reply, "Unauthorized")["message"].startswith("malformed")


async def test_two_credentials_are_none(service: Service) -> None:
    async with service.client() as client:
        pairs = [("Authorization", f"Bearer {service.key}"), ("Authorization", f"Bearer {service.key}")]
        reply = await client.get("/v1/memories", headers=pairs)
    assert expect(reply, "Unauthorized")["message"].startswith("malformed")


async def test_the_scheme_is_read_in_any_case(service: Service) -> None:
    reply = await ask(service, "GET", "/v1/memories", key=None, headers={"Authorization": f"bEaReR  {service.key}"})
    assert reply.status_code == 200


async def test_a_body_that_is_wrong_everywhere_is_told_everything(service: Service) -> None:
    items = [{"content": "good"}, {"content": " \u200b "}, {"content": 5, "tier": "L9", "colour": "red"}, 7]
    reply = await ask(service, "POST", "/v1/memories", json={"items": items, "agent": True})
    found = {issue["path"]: issue["code"] for issue in expect(reply, "InvalidRequest")["issues"]}
    assert found == {
        "items[1].content": "blank",
        "items[2].content": "type",
        "items[2].tier": "not-one-of",
        "items[2].colour": "unknown",
        "items[3]": "type",
        "agent": "type",
    }


@pytest.mark.parametrize(
    ("body", "path", "code"),
    [
        (b"[]", "", "type"),
        (b"null", "", "type"),
        (b"", "userMessage", "missing"),
        (b"{", "", "json"),
        (b'{"userMessage": "a", "userMessage": "b"}', "userMessage", "duplicate"),
        (b'{"userMessage": NaN}', "userMessage", "number"),
        (b'{"userMessage": "\\u0000"}', "userMessage", "text"),
        (b'{"userMessage": "\\ud800"}', "userMessage", "text"),
        (b"\xef\xbb\xbf{}", "", "encoding"),
        (b"\xff\xfe{\x00}\x00", "", "encoding"),
        (b'{"userMessage": "a", "include": [1e400]}', "include[0]", "number"),
        (b'{"userMessage": "a", "include": [99999999999999999999]}', "include[0]", "number"),
        (b'{"userMessage": "a", "include": [9007199254740993]}', "include[0]", "too-large"),
        (b'{"userMessage": "a", "include": [0, true, "1", 1.5]}', "include[0]", "too-small"),
        (b'{"userMessage": "a", "usermessage": "b"}', "usermessage", "unknown"),
        (b'{"userMessage": "a", "user_message": "b"}', "user_message", "unknown"),
        (b'{"userMessage": "a", "at": "2026-01-01T00:00:00"}', "at", "time"),
        (b'{"userMessage": "a", "at": "2026-02-30T00:00:00Z"}', "at", "time"),
        (b'{"userMessage": "a", "at": "0001-01-01T00:00:00+14:00"}', "at", "time"),
        (b'{"userMessage": "a", "at": 1767225600}', "at", "time"),
        (b'{"userMessage": "a", "maxTokens": 32001}', "maxTokens", "too-large"),
        (b'{"userMessage": "a", "maxTokens": -1}', "maxTokens", "too-small"),
        (b'{"userMessage": "a", "maxTokens": "5"}', "maxTokens", "type"),
        (b'{"userMessage": "a", "dryRun": 1}', "dryRun", "type"),
        (b'{"userMessage": "a", "recall": "all"}', "recall", "not-one-of"),
        (b'{"userMessage": "a", "agent": ""}', "agent", "too-short"),
        (b'{"userMessage": "a", "agent": "a\\nb"}', "agent", "text"),
        (b'{"userMessage": "a", "transcript": {}}', "transcript", "type"),
        (b'{"userMessage": "a", "transcript": [{"role": "user"}]}', "transcript[0].content", "missing"),
        (b'{"userMessage": null}', "userMessage", "type"),
        (b'{"userMessage": "' + b"x" * 20_001 + b'"}', "userMessage", "too-long"),
        (b"[" * 5_000 + b"]" * 5_000, "", "depth"),
    ],
)
async def test_a_request_that_means_nothing_is_400_with_the_path_of_what_is_wrong(
    service: Service, body: bytes, path: str, code: str
) -> None:
    reply = await ask(service, "POST", "/v1/context", content=body, headers={"Content-Type": "application/json"})
    issues = expect(reply, "InvalidRequest")["issues"]
    assert (issues[0]["path"], issues[0]["code"]) == (path, code), issues
    assert not service.calls


@pytest.mark.parametrize(
    ("path", "where", "code"),
    [
        ("/v1/memories?limit=0", "limit", "too-small"),
        ("/v1/memories?limit=201", "limit", "too-large"),
        ("/v1/memories?limit=", "limit", "type"),
        ("/v1/memories?limit=1_0", "limit", "type"),
        ("/v1/memories?limit=5&limit=6", "limit", "duplicate"),
        ("/v1/memories?includeExpired=1", "includeExpired", "type"),
        ("/v1/memories?sort=best", "sort", "not-one-of"),
        ("/v1/memories?colour=red", "colour", "unknown"),
        ("/v1/memories?q=%ff", "q", "encoding"),
        ("/v1/memories?q=%00", "q", "encoding"),
        ("/v1/memories?include_expired=true", "include_expired", "unknown"),
        ("/v1/turns?before=yesterday", "before", "time"),
        ("/v1/injections?memoryId=0", "memoryId", "too-small"),
        ("/v1/injections?memoryId=99999999999999999999", "memoryId", "type"),
        ("/v1/memories/42?id=42", "id", "unknown"),
        ("/v1/self-model/a%00b/outcomes", "domain", "text"),
    ],
)
async def test_a_query_is_as_strict_as_a_body(service: Service, path: str, where: str, code: str) -> None:
    issues = expect(await ask(service, "GET", path), "InvalidRequest")["issues"]
    assert (issues[0]["path"], issues[0]["code"]) == (where, code)


async def test_the_plus_that_a_url_lost_is_still_an_offset(service: Service) -> None:
    reply = await ask(service, "GET", "/v1/turns?before=2026-01-01T01:00:00+01:00")
    assert reply.status_code == 200
    assert service.calls[0][1].before.isoformat() == "2026-01-01T00:00:00+00:00"


@pytest.mark.parametrize(
    "id_", ["abc", "0", "-1", "01", "9007199254740993", "99999999999999999999999", "1.0", "%20", "٣", "1e3"]
)
@pytest.mark.parametrize(("method", "tail"), [("GET", ""), ("GET", "/lineage"), ("POST", "/observe"), ("DELETE", "")])
async def test_an_id_that_is_none_names_nothing(service: Service, id_: str, method: str, tail: str) -> None:
    body = expect(await ask(service, method, f"/v1/memories/{id_}{tail}"), "NotFound")
    assert body["resource"] == "memory"
    assert not service.calls


async def test_a_path_that_leads_nowhere_is_not_found(service: Service) -> None:
    for path in ("/", "/v1", "/v1/", "/v1/context/", "/v2/context", "/v1/memories/1/2/3", "/%00", "//v1/context"):
        assert expect(await ask(service, "GET", path), "NotFound")["resource"] == "path"


async def test_the_methods_of_a_path_are_told(service: Service) -> None:
    reply = await ask(service, "PUT", "/v1/memories")
    assert expect(reply, "MethodNotAllowed")["allow"] == ["GET", "HEAD", "OPTIONS", "POST"]
    for method, path in (("GET", "/v1/context"), ("TRACE", "/v1/memories/42"), ("POST", "/healthz"), ("POST", "/docs")):
        expect(await ask(service, method, path), "MethodNotAllowed")
    reply = await ask(service, "OPTIONS", "/v1/memories/42", key=None)
    assert (reply.status_code, reply.headers["allow"]) == (204, "DELETE, GET, HEAD, OPTIONS, PATCH")
    assert (await ask(service, "HEAD", "/v1/memories/42")).status_code == 200


@pytest.mark.parametrize(
    ("field", "good"),
    [
        ("application/json", True),
        ("*/*", True),
        ("application/*;q=0.1", True),
        ("", True),
        ("text/html, application/json;q=0.9", True),
        ("text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2", True),
        ("APPLICATION/JSON; charset=utf-8", True),
        ("text/html", False),
        ("application/json;q=0", False),
        ("application/json;q=0.000, */*", False),
        ("application/xml", False),
    ],
)
async def test_an_answer_that_nobody_wants_is_not_made(service: Service, field: str, *, good: bool) -> None:
    reply = await ask(service, "GET", "/v1/memories", headers={"Accept": field})
    if good:
        assert reply.status_code == 200
    else:
        assert expect(reply, "NotAcceptable")["supported"] == ["application/json"]


@pytest.mark.parametrize(
    ("fields", "good"),
    [
        ({"Content-Type": "application/json"}, True),
        ({"Content-Type": 'Application/JSON ; charset="UTF-8"'}, True),
        ({}, True),
        ({"Content-Type": "text/plain"}, False),
        ({"Content-Type": "application/x-www-form-urlencoded"}, False),
        ({"Content-Type": "application/json; charset=utf-16"}, False),
        ({"Content-Type": "application/jsonx"}, False),
        ({"Content-Type": "application/json", "Content-Encoding": "gzip"}, False),
    ],
)
async def test_a_body_of_another_kind_is_not_read(service: Service, fields: dict[str, str], *, good: bool) -> None:
    reply = await ask(service, "POST", "/v1/context", content=orjson.dumps(CONTEXT), headers=fields)
    if good:
        assert reply.status_code == 200
    else:
        assert expect(reply, "UnsupportedMediaType")["supported"] == ["application/json"]


async def test_a_body_of_one_byte_too_many_is_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    service = make(monkeypatch, body_limit=1_024)
    for extra, good in ((0, True), (1, False)):
        body = orjson.dumps({"userMessage": "x" * (1_024 + extra - len('{"userMessage":""}'))})
        assert len(body) == 1_024 + extra
        declared = await ask(service, "POST", "/v1/context", content=body)
        chunked = await ask(service, "POST", "/v1/context", content=pieces(body))
        for reply in (declared, chunked):
            if good:
                assert reply.status_code == 200
            else:
                assert expect(reply, "TooLarge")["limitBytes"] == 1_024


async def pieces(body: bytes) -> Any:
    for start in range(0, len(body), 100):
        yield body[start : start + 100]


async def test_more_than_the_rate_is_429_and_another_key_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    service = make(monkeypatch, rate_limit=3)
    second = service.mint()
    await asyncio.sleep(1 - time.time() % 1)  # the window is a whole second of the clock
    replies = [await ask(service, "GET", "/v1/memories") for _ in range(4)]
    assert [reply.status_code for reply in replies] == [200, 200, 200, 429]
    expect(replies[-1], "RateLimited")
    assert (await ask(service, "GET", "/v1/memories", key=second)).status_code == 200


async def test_a_cursor_that_no_list_gave_is_an_issue(monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(_call: Any, body: Any) -> dict[str, Any]:
        return {"place": cursor.read("memories", body.cursor)}

    reply = await ask(make(monkeypatch, use), "GET", "/v1/memories?cursor=abc")
    assert expect(reply, "InvalidRequest")["issues"][0]["path"] == "cursor"


async def test_what_the_store_says_becomes_503(monkeypatch: pytest.MonkeyPatch) -> None:
    service = make(monkeypatch)
    for failure, outcome in (
        (Unavailable("gone"), None),
        (Contended("deadlock"), None),
        (OutcomeUnknown("lost"), "unknown"),
        (NotMigrated("old"), None),
    ):
        service.database.fails, service.database.failing_times = failure, 99
        reply = await ask(service, "POST", "/v1/self-model/outcome", json={"domain": "a", "success": True})
        assert expect(reply, "Unavailable").get("outcome") == outcome


async def test_a_transaction_that_was_in_the_way_of_another_is_done_again(service: Service) -> None:
    await ask(service, "GET", "/v1/memories")  # from here on the key's use is noted, and only the write below fails
    await service.room.uses.settle()
    service.calls.clear()
    service.database.fails, service.database.failing_times = Contended("deadlock"), 2
    reply = await ask(service, "POST", "/v1/self-model/outcome", json={"domain": "a", "success": True})
    assert reply.status_code == 200
    assert len(service.calls) == 3


PROBLEMS: list[Problem] = [
    errors.NotFound("memory", 42),
    errors.Conflict("it is retired", current={"id": 43}),
    errors.TierFull("pinned is full", limit=512, used=510),
    errors.IdempotencyInFlight(),
    errors.IdempotencyMismatch(),
    errors.Unavailable("later", retry_after=7),
    errors.Internal("not for the caller"),
    errors.invalid("claimA", "holds a secret", "secret"),
    errors.Forbidden("not yours", required_role="owner"),
]


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.tag)
async def test_what_a_use_case_raises_is_told_in_the_same_shape(
    monkeypatch: pytest.MonkeyPatch, problem: Problem
) -> None:
    async def use(_call: Any, _body: Any) -> dict[str, Any]:
        raise problem

    service = make(monkeypatch, use)
    reply = await ask(
        service, "POST", "/v1/memories/42/forget", json={"reason": "old"}, headers={"X-Request-Id": "r-1"}
    )
    body = expect(reply, problem.tag)
    assert reply.headers["x-request-id"] == "r-1"
    assert "not for the caller" not in reply.text
    assert body.get("requestId", "r-1") == "r-1"


@pytest.mark.parametrize(
    "failure", [ValueError("s3cret"), KeyError("x"), RecursionError(), AssertionError("s3cret"), OSError(5, "x")]
)
async def test_our_own_mistakes_are_500_without_a_word_of_them(
    monkeypatch: pytest.MonkeyPatch, failure: Exception, capsys: pytest.CaptureFixture[str]
) -> None:
    async def use(_call: Any, _body: Any) -> dict[str, Any]:
        raise failure

    service = make(monkeypatch, use)
    reply = await ask(service, "GET", "/v1/memories")
    expect(reply, "Internal")
    assert "s3cret" not in reply.text
    printed = capsys.readouterr()
    assert "s3cret" not in printed.out + printed.err


async def test_a_reply_that_is_no_json_is_our_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(_call: Any, _body: Any) -> dict[str, Any]:
        return {"broken": object()}

    expect(await ask(make(monkeypatch, use), "GET", "/v1/memories"), "Internal")


async def test_work_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(_call: Any, _body: Any) -> dict[str, Any]:
        await asyncio.sleep(5)
        return {}

    service = make(monkeypatch, use, request_deadline=0.05)
    assert "outcome" not in expect(await ask(service, "GET", "/v1/memories"), "Unavailable")
    written = await ask(service, "POST", "/v1/memories/42/observe")
    assert expect(written, "Unavailable")["outcome"] == "unknown"


async def test_too_much_at_once_waits_and_then_is_told_so_while_health_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    gate = asyncio.Event()

    async def use(_call: Any, _body: Any) -> dict[str, Any]:
        await gate.wait()
        return {}

    service = make(monkeypatch, use, concurrency=1, queue_wait=0.1)
    first = asyncio.create_task(ask(service, "GET", "/v1/memories"))
    await asyncio.sleep(0.02)
    expect(await ask(service, "GET", "/v1/memories"), "Unavailable")
    assert (await ask(service, "GET", "/healthz", key=None)).status_code == 200
    gate.set()
    assert (await first).status_code == 200


async def test_the_shape_knows_every_tag_of_the_tree() -> None:
    def leaves(kind: type[Problem]) -> set[tuple[str, int]]:
        below = [each for each in kind.__subclasses__() if each.__module__ == kind.__module__]
        return {(kind.tag, kind.status)} | {pair for each in below for pair in leaves(each)}

    assert leaves(Problem) == {(tag, row[0]) for tag, row in TAGS.items()}
