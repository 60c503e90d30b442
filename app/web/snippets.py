"""The same request in the words of a shell, of Python and of TypeScript: what a host sends before each model call."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

CURL = """curl -s {url}/v1/context \\
  -H "Authorization: Bearer $FOREWORD_KEY" \\
  -H "Content-Type: application/json" \\
  --data @- <<'JSON'
{body}
JSON"""

PYTHON = """import os

import httpx

reply = httpx.post(
    "{url}/v1/context",
    headers={{"Authorization": f"Bearer {{os.environ['FOREWORD_KEY']}}"}},
    json={body},
)
block = reply.raise_for_status().json()
system = block["text"] + "You are a helpful assistant."
"""

TYPESCRIPT = """const reply = await fetch("{url}/v1/context", {{
  method: "POST",
  headers: {{
    Authorization: `Bearer ${{process.env.FOREWORD_KEY}}`,
    "Content-Type": "application/json",
  }},
  body: JSON.stringify({body}),
}});
if (!reply.ok) throw new Error(await reply.text());
const block = await reply.json();
const system = block.text + "You are a helpful assistant.";
"""


def snippets(url: str, request: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Name and text of each; `request` is the body, `url` where the service answers."""
    said = json.dumps(request, ensure_ascii=False, indent=2)
    return [
        ("curl", CURL.format(url=url, body=said.replace("\nJSON\n", "\n JSON\n"))),
        ("Python", PYTHON.format(url=url, body=_python(request))),
        ("TypeScript", TYPESCRIPT.format(url=url, body=said.replace("\n", "\n  "))),
    ]


def _python(request: Mapping[str, Any]) -> str:
    lines = "".join(f"        {name!r}: {value!r},\n" for name, value in request.items())
    return "{\n" + lines + "    }"
