"""What well-known hosts are told so that they use `foreword-host`: a file, and what stands in it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

ENV = {"FOREWORD_URL": "http://127.0.0.1:8000", "FOREWORD_API_KEY": "fwd_live_…"}
SERVER: dict[str, Any] = {"command": "foreword-host", "args": ["mcp"], "env": ENV}


@dataclass(frozen=True)
class Snippet:
    """One host: its name on the command line, the file that it reads, and the text for it."""

    name: str
    file: str
    text: str


def _json(value: Any) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False)


def _hooks(*events: str) -> dict[str, Any]:
    command = {"type": "command", "command": "foreword-host hook", "timeout": 10}
    return {"hooks": {event: [{"hooks": [command]}] for event in events}}


_SERVERS = _json({"mcpServers": {"foreword": SERVER}})
_TOML = """[mcp_servers.foreword]
command = "foreword-host"
args = ["mcp"]

[mcp_servers.foreword.env]
FOREWORD_URL = "http://127.0.0.1:8000"
FOREWORD_API_KEY = "fwd_live_…\""""

SNIPPETS: tuple[Snippet, ...] = (
    Snippet(
        "claude-code-hooks",
        ".claude/settings.json",
        _json({**_hooks("SessionStart", "UserPromptSubmit", "Stop"), "env": ENV}),
    ),
    Snippet("claude-code", ".mcp.json", _SERVERS),
    Snippet("claude-desktop", "claude_desktop_config.json", _SERVERS),
    Snippet("cursor", ".cursor/mcp.json", _SERVERS),
    Snippet("windsurf", "~/.codeium/windsurf/mcp_config.json", _SERVERS),
    Snippet("gemini", ".gemini/settings.json", _SERVERS),
    Snippet("vscode", ".vscode/mcp.json", _json({"servers": {"foreword": {"type": "stdio", **SERVER}}})),
    Snippet("zed", ".zed/settings.json", _json({"context_servers": {"foreword": SERVER}})),
    Snippet("codex", "~/.codex/config.toml", _TOML),
)
"""In the order in which they are printed."""
