"""The protocol's official TypeScript client, over a real socket, drives every tool."""

from __future__ import annotations

import json
import subprocess
from typing import TYPE_CHECKING, Any

import orjson
import pytest

from app.operations import OPERATIONS
from tests.mcp.node import installed
from tests.mcp.steps import MISTAKES, STEPS

if TYPE_CHECKING:
    from pathlib import Path

    from tests.contract.store import Agent

pytestmark = pytest.mark.anyio


async def test_every_tool_works_and_keeps_to_its_schema(url: str, linked: Agent, run_folder: Path) -> None:
    """The client itself checks each result against the output schema."""
    folder = installed("typescript", run_folder)
    asked = {"url": url, "key": linked.key, "steps": STEPS, "mistakes": MISTAKES}
    ran = subprocess.run(  # noqa: ASYNC221 - the service runs in a thread of its own
        ["node", "drive.mjs"],
        cwd=folder,
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    seen: dict[str, Any] = orjson.loads(ran.stdout)
    assert seen["server"]["name"] == "foreword"
    assert seen["tools"] == [operation.tool for operation in OPERATIONS if operation.tool is not None]
    assert len(seen["answers"]) == len(STEPS)
    assert all(error["isError"] and orjson.loads(error["text"])["error"] for error in seen["errors"])
    assert seen["unknown"] == -32602
    assert "never deploy" in seen["prompt"]
    assert "never deploy" in seen["resource"]
