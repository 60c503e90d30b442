"""`foreword-host mcp`: the protocol's own client drives the service through it, and nothing on the way breaks the client."""

from __future__ import annotations

import json
import subprocess
import tomllib
from typing import TYPE_CHECKING, Any

import mcp
import pytest
from foreword.configuration import Configuration
from foreword.host.bridge import mirrored, serve
from foreword.host.main import main
from foreword.host.snippets import SNIPPETS
from mcp.client.stdio import StdioServerParameters, stdio_client

from tests.sdk.liars import WAYS, lying
from tests.sdk.test_host_hook import environment, host_command

if TYPE_CHECKING:
    from tests.http.service import Host

pytestmark = pytest.mark.anyio

INITIALIZE = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}},
}


def bridged(*lines: Any, **given: str) -> list[dict[str, Any]]:
    """The answers to some lines, by the time that the input has ended."""
    text = "".join(f"{line if isinstance(line, str) else json.dumps(line)}\n" for line in lines)
    ran = subprocess.run(
        host_command("mcp"),
        input=text,
        env=environment(**given),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    return [json.loads(line) for line in ran.stdout.splitlines()]


@pytest.mark.parametrize("mode", ["legacy", "auto", "2026-07-28"])
async def test_the_protocols_own_client_works_through_it(url: str, host: Host, mode: Any) -> None:

    command, *arguments = host_command("mcp")
    told = environment(FOREWORD_URL=url, FOREWORD_API_KEY=host.key)
    parameters = StdioServerParameters(command=command, args=arguments, env=told)
    async with mcp.Client(stdio_client(parameters), mode=mode) as client:
        tools = {tool.name for tool in (await client.list_tools()).tools}
        assert {"context_build", "turn_learn"} <= tools
        learned = await client.call_tool("turn_learn", {"userMessage": "We deploy with Helm from the release branch."})
        assert not learned.is_error
        block = await client.call_tool("context_build", {"userMessage": "How do we deploy?"})
        assert "Helm" in str(block.structured_content)
        refused = await client.call_tool("context_build", {"userMessage": 5})
        assert refused.is_error


def test_a_message_is_answered_under_its_id_and_a_notification_is_not(url: str, host: Host) -> None:
    told = {"FOREWORD_URL": url, "FOREWORD_API_KEY": host.key}
    answers = bridged(
        INITIALIZE,
        {"jsonrpc": "2.0", "method": "notifications/initialized"},
        "",
        {"jsonrpc": "2.0", "id": "two", "method": "ping"},
        {"jsonrpc": "2.0", "id": 3, "method": "no/such"},
        "{",
        [INITIALIZE],
        **told,
    )
    by_id = {str(answer["id"]): answer for answer in answers}
    assert by_id["1"]["result"]["serverInfo"]["name"] == "foreword"
    assert by_id["two"]["result"] == {}
    assert by_id["3"]["error"]["code"] == -32601
    assert sorted(answer["error"]["code"] for answer in answers if answer["id"] is None) == [-32700, -32600]
    assert len(answers) == 5


def test_a_key_that_opens_nothing_is_told(url: str) -> None:
    (answer,) = bridged(INITIALIZE, FOREWORD_URL=url, FOREWORD_API_KEY="nothing")
    assert answer["id"] == 1
    assert answer["error"]["code"] == -32001


@pytest.mark.parametrize("name", WAYS)
async def test_a_server_that_does_not_serve_is_an_error_of_the_protocol(name: str) -> None:
    way, reason = WAYS[name]
    lines, said = [json.dumps(INITIALIZE), ""], []
    with lying(way) as liar:
        timeout = 0.3 if reason == "DeadlineExceeded" else 60.0
        configuration = Configuration(url=liar.url, api_key="k", timeout=timeout)
        await serve(configuration, lambda: lines.pop(0), said.append)
    (answer,) = map(json.loads, said)
    assert answer["id"] == 1
    assert answer["error"]["code"] == -32000


def test_what_http_says_beside_a_message_is_what_the_message_says() -> None:
    assert mirrored({"method": "ping"}, None) == {}
    assert mirrored({"method": "ping", "params": []}, "2025-06-18") == {"MCP-Protocol-Version": "2025-06-18"}
    params = {"name": "größe", "_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28"}}
    assert mirrored({"method": "tools/call", "params": params}, None) == {
        "MCP-Protocol-Version": "2026-07-28",
        "Mcp-Method": "tools/call",
        "Mcp-Name": "=?base64?Z3LDtsOfZQ==?=",
    }


def test_it_says_what_is_missing() -> None:
    ran = subprocess.run(
        host_command("mcp"), env=environment(), capture_output=True, text=True, timeout=60, check=False
    )
    assert ran.returncode == 2
    assert "FOREWORD_API_KEY" in ran.stderr


@pytest.mark.parametrize("snippet", SNIPPETS, ids=lambda snippet: snippet.name)
def test_what_a_host_is_told_can_be_read_and_names_this_command(
    snippet: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    read = tomllib.loads(snippet.text) if snippet.file.endswith(".toml") else json.loads(snippet.text)
    said = json.dumps(read)
    assert "foreword-host" in said
    assert "FOREWORD_API_KEY" in said
    assert main(["config", snippet.name]) == 0
    assert snippet.text in capsys.readouterr().out
