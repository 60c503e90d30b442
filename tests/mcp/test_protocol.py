"""MCP over HTTP, message by message: status and whole body, for good clients, odd ones and pages that shouldn't ask."""

from __future__ import annotations

import subprocess
import sys
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Literal

import httpx
import orjson
import pytest

from app import keys
from app.mcp.guard import Guard
from app.mcp.tools import WORDS, draw
from app.operations import CONTEXT, OPERATIONS, PROVENANCE
from app.plain import UNAUTHORIZED
from app.scopes import SCOPES
from app.settings import Settings
from store import keys as stored_keys
from tests.http.service import opened

if TYPE_CHECKING:
    from tests.http.service import Host

pytestmark = pytest.mark.anyio

Kind = Literal["host", "agent"]

PATH = "/api/mcp"
VERSIONS = ("2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25")
NEWEST = "2026-07-28"
ENVELOPE = {"io.modelcontextprotocol/protocolVersion": NEWEST, "io.modelcontextprotocol/clientCapabilities": {}}
LEAKS = ("Traceback", "pydantic", "asyncpg", "site-packages", ".py", "Input should", "errors.", "validation error")


def call(method: str, **params: Any) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}


async def send(
    host: Host, body: Any, method: str = "POST", /, *, key: str | None = None, **fields: str
) -> httpx.Response:
    content = body if isinstance(body, bytes) else orjson.dumps(body)
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {key or host.key}"}
    headers |= {name.replace("_", "-"): value for name, value in fields.items()}
    transport = httpx.ASGITransport(host.whole.edge)
    async with httpx.AsyncClient(transport=transport, base_url="http://memory.example.com") as client:
        return await client.request(method, PATH, content=content, headers={n: v for n, v in headers.items() if v})


def refused(reply: httpx.Response, status: int, code: int, number: int | None = None) -> dict[str, Any]:
    """The reply is that error of JSON-RPC, and says nothing of what is behind it."""
    assert reply.status_code == status, reply.text
    assert reply.headers["content-type"] == "application/json; charset=utf-8"
    body = reply.json()
    assert set(body) == {"jsonrpc", "id", "error"}
    assert body["jsonrpc"] == "2.0"
    assert body["id"] == number
    assert body["error"]["code"] == code
    assert body["error"]["message"]
    assert not any(leak in reply.text for leak in LEAKS), reply.text
    error: dict[str, Any] = body["error"]
    return error


async def test_initialize_works_with_empty_params(host: Host) -> None:
    reply = await send(host, call("initialize"))
    assert reply.status_code == 200
    result = reply.json()["result"]
    assert result["protocolVersion"] == "2024-11-05"
    assert result["serverInfo"]["name"] == "foreword"
    assert set(result["capabilities"]) == {"tools", "prompts", "resources"}
    assert "mcp-session-id" not in reply.headers
    without = {"jsonrpc": "2.0", "id": 1, "method": "initialize"}
    assert (await send(host, without)).json()["result"] == result


@pytest.mark.parametrize("version", VERSIONS)
async def test_every_version_with_a_handshake_is_spoken(host: Host, version: str) -> None:
    client = {"name": "test", "version": "1"}
    reply = await send(host, call("initialize", protocolVersion=version, capabilities={}, clientInfo=client))
    assert reply.json()["result"]["protocolVersion"] == version
    fields = {} if version < "2025-06-18" else {"mcp_protocol_version": version}
    fields["key"] = await host.mint(agent="anna", kind="agent")
    assert len((await send(host, call("tools/list"), **fields)).json()["result"]["tools"]) == len(WORDS)
    done = await send(host, call("tools/call", name="memory_list", arguments={}), **fields)
    assert done.json()["result"]["structuredContent"] == {"results": []}


async def test_a_version_that_nobody_knows_gets_the_newest_with_a_handshake(host: Host) -> None:
    reply = await send(host, call("initialize", protocolVersion="1999-01-01"))
    assert reply.json()["result"]["protocolVersion"] == VERSIONS[-1]
    error = refused(await send(host, call("ping"), mcp_protocol_version="1999-01-01"), 400, -32022, 1)
    assert error["data"]["supported"] == [*VERSIONS, NEWEST]


async def test_the_newest_version_needs_no_handshake(host: Host) -> None:
    fields = {"mcp_protocol_version": NEWEST, "mcp_method": "tools/call", "mcp_name": "memory_list"}
    fields["key"] = await host.mint(agent="anna", kind="agent")
    body = call("tools/call", name="memory_list", arguments={}, _meta=ENVELOPE)
    reply = await send(host, body, **fields)
    assert reply.json()["result"]["structuredContent"] == {"results": []}
    assert reply.json()["result"]["resultType"] == "complete"
    refused(await send(host, body, **{**fields, "mcp_name": "memory_recall"}), 400, -32020, 1)
    refused(await send(host, call("ping"), mcp_protocol_version=NEWEST), 400, -32602, 1)
    absent = call("no/such", _meta=ENVELOPE)
    refused(await send(host, absent, mcp_protocol_version=NEWEST, mcp_method="no/such"), 404, -32601, 1)


@pytest.mark.parametrize("accept", ["", "*/*", "application/json", "application/json, text/event-stream", "text/html"])
async def test_whatever_is_accepted_the_answer_is_json(host: Host, accept: str) -> None:
    reply = await send(host, call("ping"), accept=accept)
    assert (reply.status_code, reply.json()) == (200, {"jsonrpc": "2.0", "id": 1, "result": {}})


async def test_a_notification_is_taken_without_an_answer(host: Host) -> None:
    for method in ("notifications/initialized", "notifications/cancelled", "notifications/unheard-of"):
        reply = await send(host, {"jsonrpc": "2.0", "method": method})
        assert (reply.status_code, reply.content) == (202, b"")
    by_newest = await send(host, {"jsonrpc": "2.0", "method": "notifications/x"}, mcp_protocol_version=NEWEST)
    assert by_newest.status_code == 202


@pytest.mark.parametrize("method", ["GET", "DELETE", "PUT", "PATCH", "HEAD"])
async def test_nothing_but_post(host: Host, method: str) -> None:
    reply = await send(host, b"", method)
    assert reply.status_code == 405
    assert reply.headers["allow"] == "OPTIONS, POST"
    if method != "HEAD":
        refused(reply, 405, -32000)


MALFORMED: tuple[tuple[bytes, int], ...] = (
    (b"", -32700),
    (b"{", -32700),
    (b"\xff", -32700),
    (b'{"jsonrpc": "2.0", "id": 1, "method": "ping", "params": ' + b"[" * 5_000, -32700),
    (b'{"jsonrpc": "2.0", "id": 1, "id": 2, "method": "ping"}', -32602),
    (b'{"jsonrpc": "2.0", "id": 1, "method": "ping", "params": {"a": "\\u0000"}}', -32602),
    (b"[]", -32600),
    (b'[{"jsonrpc": "2.0", "id": 1, "method": "ping"}]', -32600),
    (b"5", -32600),
    (b"{}", -32600),
    (b'{"jsonrpc": "1.0", "id": 1, "method": "ping"}', -32600),
    (b'{"jsonrpc": "2.0", "id": 1}', -32600),
    (b'{"jsonrpc": "2.0", "id": 1, "result": {}}', -32600),
    (b'{"jsonrpc": "2.0", "id": 1, "method": 5}', -32600),
    (b'{"jsonrpc": "2.0", "id": null, "method": "ping"}', -32600),
    (b'{"jsonrpc": "2.0", "id": true, "method": "ping"}', -32600),
    (b'{"jsonrpc": "2.0", "id": 1.5, "method": "ping"}', -32600),
    (b'{"jsonrpc": "2.0", "id": 1, "method": "ping", "params": []}', -32600),
)


@pytest.mark.parametrize(("body", "code"), MALFORMED)
async def test_what_is_no_message_is_refused(host: Host, body: bytes, code: int) -> None:
    refused(await send(host, body), 400, code)


PARAMS: tuple[tuple[dict[str, Any], int], ...] = (
    (call("no/such"), -32601),
    (call("logging/setLevel", level="info"), -32601),
    (call("completion/complete", ref={"type": "ref/prompt", "name": "x"}, argument={"name": "a", "value": ""}), -32601),
    (call("initialize", protocolVersion=5), -32602),
    (call("initialize", clientInfo="me"), -32602),
    (call("tools/call"), -32602),
    (call("tools/call", name="no_such"), -32602),
    (call("tools/call", name=5), -32602),
    (call("tools/call", name=["memory_list"]), -32602),
    (call("tools/call", name="memory_list", arguments=[]), -32602),
    (call("tools/call", name="memory_list", arguments="x"), -32602),
    (call("prompts/get", name="no_such"), -32602),
    (call("prompts/get", name="current_block", arguments={"x": "y"}), -32602),
    (call("prompts/get", name="current_block", arguments={"message": "x" * 20_001}), -32602),
    (call("resources/read", uri="foreword://no-such"), -32002),
    (call("resources/read", uri="file:///etc/passwd"), -32002),
    (call("resources/read"), -32602),
)


@pytest.mark.parametrize(("body", "code"), PARAMS)
async def test_what_the_protocol_has_not_is_an_error_of_it(host: Host, body: dict[str, Any], code: int) -> None:
    refused(await send(host, body), 200, code, 1)


async def test_a_body_is_json_and_not_too_large(host: Host) -> None:
    refused(await send(host, call("ping"), Content_Type="text/plain"), 415, -32000)
    refused(await send(host, b" " * 300_000), 413, -32000)


async def test_a_key_that_opens_nothing_is_told_so_before_anything_else(host: Host) -> None:
    altered = host.key[:-1] + ("a" if host.key[-1] != "a" else "b")
    for key in ("x", altered, host.key[:-1], host.key + "x", host.key.swapcase()):
        for body in (call("initialize"), call("ping"), call("tools/call", name="memory_list"), b"{", call("no/such")):
            reply = await send(host, body, key=key)
            error = refused(reply, 401, -32001)
            assert reply.headers["www-authenticate"] == "Bearer"
            assert error["message"].startswith("Unauthorized: a valid Foreword API key is required")
    assert (await send(host, call("ping"), Authorization="")).status_code == 401


async def test_a_key_of_nobody_and_a_revoked_one_open_no_message(host: Host) -> None:
    key = await host.mint()
    assert (await send(host, call("ping"), key=key)).status_code == 200
    parsed = keys.parse(key)
    assert parsed
    async with host.whole.services.database.tenant(host.org) as tx:
        await stored_keys.revoke(tx, parsed.key_id, datetime.now(UTC), "test")
    notification = {"jsonrpc": "2.0", "method": "notifications/initialized"}
    for body in (call("initialize"), call("tools/call", name="tension_list", arguments={}), notification, b"{"):
        error = refused(await send(host, body, key=key), 401, -32001)
        assert "revoked" in error["data"]["message"]


async def test_a_scope_that_a_key_lacks_is_a_tool_s_error(host: Host) -> None:
    key = await host.mint(["memories:read"])
    read = await send(host, call("tools/call", name="tension_list", arguments={}), key=key)
    assert not read.json()["result"]["isError"]
    write = await send(host, call("tools/call", name="turn_learn", arguments={"userMessage": "We use pnpm."}), key=key)
    assert write.json()["result"]["isError"]
    assert orjson.loads(write.json()["result"]["content"][0]["text"])["requiredScope"] == "memories:write"
    assert await host.live() == []


async def test_the_key_of_a_host_opens_no_tool_of_the_provenance_store(host: Host) -> None:
    for operation in PROVENANCE:
        if operation.tool is None:
            continue
        asked = call(
            "tools/call", name=operation.tool, arguments={"id": 1, "content": "x", "query": "x", "reason": "x"}
        )
        reply = await send(host, asked)
        assert refused(reply, 401, -32001)["message"] == UNAUTHORIZED
        assert reply.headers["www-authenticate"] == "Bearer"
        by_rest = await host.ask(operation.method, operation.path.replace("{id}", "1"), {"content": "x", "query": "x"})
        assert (by_rest.status_code, by_rest.json()["error"]) == (401, UNAUTHORIZED)
    assert await host.live() == []


LISTED: tuple[tuple[str, tuple[str, ...], set[str]], ...] = (
    ("host", SCOPES, {o.tool for o in CONTEXT if o.tool}),
    ("agent", SCOPES, {o.tool for o in OPERATIONS if o.tool}),
    ("agent", ("memories:read",), {o.tool for o in OPERATIONS if o.tool and o.scope == "memories:read"}),
    ("host", ("memories:write",), {"turn_learn", "tension_resolve"}),
    ("host", ("outcomes:write",), {"outcome_record"}),
    ("agent", ("stats:read",), set()),
)


@pytest.mark.parametrize(("kind", "scopes", "tools"), LISTED)
async def test_a_key_is_offered_what_it_opens_and_nothing_else(
    host: Host, kind: Kind, scopes: tuple[str, ...], tools: set[str]
) -> None:
    key = await host.mint(scopes, agent="anna" if kind == "agent" else None, kind=kind)

    async def listed(of: str, *more: str) -> list[Any]:
        return list((await send(host, call(f"{of}/list"), key=key)).json()["result"][more[0] if more else of])

    assert {tool["name"] for tool in await listed("tools")} == tools
    reads = "memories:read" in scopes
    assert [len(await listed("prompts")), len(await listed("resources"))] == [int(reads), int(reads)]
    assert len(await listed("resources/templates", "resourceTemplates")) == int(reads)
    unknown = await send(host, call("tools/call", name="no_such_tool", arguments={}), key=key)
    assert set(refused(unknown, 200, -32602, 1)["data"]) == tools


async def test_a_call_that_can_t_be_read_is_told_only_to_who_may_ask(host: Host) -> None:
    key = await host.mint(agent="anna", kind="agent")
    parsed = keys.parse(key)
    assert parsed
    async with host.whole.services.database.tenant(host.org) as tx:
        await stored_keys.revoke(tx, parsed.key_id, datetime.now(UTC), "test")
    for odd in ({"arguments": []}, {"arguments": "x"}, {"arguments": {}, "_meta": 5}):
        refused(await send(host, call("tools/call", name="memory_list", **odd), key=key), 401, -32001)


async def test_behind_a_public_name_programs_need_no_setting_and_pages_are_kept_out(host: Host) -> None:
    for name in ("memory.example.com", "10.0.0.7:8000", "localhost:8000"):
        assert (await send(host, call("ping"), host=name)).status_code == 200
    pages = ("http://evil.example.com", "https://memory.example.com", "null", "http://localhost.evil.com")
    for origin in pages:
        refused(await send(host, call("ping"), host="memory.example.com", origin=origin), 403, -32003)


REBINDING: tuple[tuple[str, str, bool], ...] = (
    ("localhost:8000", "http://localhost:8000", True),
    ("localhost:8000", "http://127.0.0.1:6274", True),
    ("127.0.0.1:8000", "http://localhost", True),
    ("[::1]:8000", "http://[::1]:3000", True),
    ("evil.example.com", "http://evil.example.com", False),
    ("evil.example.com:8000", "http://localhost:8000", False),
    ("localhost:8000", "http://evil.example.com", False),
    ("localhost:8000", "http://localhost.evil.com", False),
    ("localhost:8000", "http://localhost:8000.evil.com", False),
    ("localhost:8000", "http://localhost:80@evil.com", False),
    ("localhost:8000", "null", False),
    ("localhost:8000", "file://", False),
    ("127.0.0.1.evil.com", "http://127.0.0.1.evil.com", False),
)


@pytest.mark.parametrize(("name", "origin", "taken"), REBINDING)
async def test_a_page_that_gave_this_machine_its_own_name_is_kept_out(
    host: Host, name: str, origin: str, taken: bool
) -> None:
    reply = await send(host, call("initialize"), host=name, origin=origin)
    assert reply.status_code == (200 if taken else 403)
    assert reply.headers.get("access-control-allow-origin") == (origin if taken else None)


async def test_names_and_pages_can_be_set(database_url: str, host: Host) -> None:
    chosen = {"mcp_hosts": "memory.example.com, other.example.com", "mcp_origins": "https://app.example.com"}
    async with opened(database_url, **chosen) as whole:
        strict = type(host)(whole=whole, org=host.org, key=host.key)
        for name in ("memory.example.com", "Memory.Example.Com:443", "other.example.com", "localhost:8000"):
            assert (await send(strict, call("ping"), host=name)).status_code == 200
        for name in ("evil.example.com", "memory.example.com.evil.com", "10.0.0.7"):
            refused(await send(strict, call("ping"), host=name), 403, -32003)
        page = {"host": "memory.example.com", "origin": "https://app.example.com"}
        assert (await send(strict, call("ping"), **page)).status_code == 200
        asked = await send(strict, b"", "OPTIONS", **page)
        assert asked.status_code == 204
        assert asked.headers["access-control-allow-origin"] == "https://app.example.com"
        assert "authorization" in asked.headers["access-control-allow-headers"]
        refused(await send(strict, call("ping"), **{**page, "origin": "https://app.example.com:444"}), 403, -32003)


def test_without_settings_any_name_and_no_page() -> None:
    guard = Guard.of(Settings())
    assert guard == Guard(frozenset(), frozenset())
    assert guard.origin({b"host": [b"any.example.com"]}) is None


def test_every_tool_has_its_words_and_no_words_are_left_over() -> None:
    assert set(draw(OPERATIONS)) == set(WORDS)


def test_a_start_doesn_t_load_the_protocol_s_library() -> None:
    """It takes two seconds, and who speaks no MCP never needs it."""
    program = (
        "import sys; from app.main import create_app; from app.settings import Settings; "
        "create_app(Settings()); sys.exit('mcp' in sys.modules or 'mcp_types' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
