"""LiteLLM's proxy, started as its users start it, with memory before a fake provider."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar

import httpx
import pytest
from conftest import FACT, held

from foreword import Foreword

CHAT = {
    "id": "c",
    "object": "chat.completion",
    "created": 1,
    "model": "m",
    "choices": [{"index": 0, "finish_reason": "stop", "message": {"role": "assistant", "content": "Noted."}}],
    "usage": {"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2},
}
MODULE = """
from foreword import AsyncForeword
from foreword.adapters.litellm import ForewordLogger

memory = ForewordLogger(AsyncForeword(deadline=30.0), agent_of=lambda data, key: data.get("user"))
"""
CONFIG = """
model_list:
  - model_name: m
    litellm_params: {{model: openai/m, api_base: "{base}", api_key: k}}
litellm_settings:
  callbacks: my_memory.memory
  telemetry: false
"""


MASTER = "sk-" + "0123456789abcdef" * 4


class Provider(BaseHTTPRequestHandler):
    seen: ClassVar[list[Any]] = []

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["content-length"])))
        self.seen.append(asked)
        if asked.get("stream"):
            parts = [{"delta": {"role": "assistant", "content": "Noted."}}, {"delta": {}, "finish_reason": "stop"}]
            head = {"id": "c", "object": "chat.completion.chunk", "created": 1, "model": "m"}
            lines = [json.dumps({**head, "choices": [{"index": 0, **part}]}) for part in parts]
            body = "".join(f"data: {line}\n\n" for line in [*lines, "[DONE]"]).encode()
            kind = "text/event-stream"
        else:
            body, kind = json.dumps(CHAT).encode(), "application/json"
        self.send_response(200)
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *args: Any) -> None:
        del args


def free() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.fixture(scope="module")
def proxy(tmp_path_factory):
    folder: Path = tmp_path_factory.mktemp("proxy")
    provider = ThreadingHTTPServer(("127.0.0.1", 0), Provider)
    threading.Thread(target=provider.serve_forever, daemon=True).start()
    (folder / "my_memory.py").write_text(MODULE)
    (folder / "config.yaml").write_text(CONFIG.format(base=f"http://127.0.0.1:{provider.server_port}/v1"))
    port = free()
    command = [
        str(Path(sys.executable).with_name("litellm")),
        "--config",
        "config.yaml",
        "--host",
        "127.0.0.1",
        "--port",
        str(port),
    ]
    environment = {
        **os.environ,
        "PYTHONPATH": f"{folder}:{os.environ.get('PYTHONPATH', '')}",
        "LITELLM_LOCAL_MODEL_COST_MAP": "True",
        "LITELLM_MASTER_KEY": MASTER,
    }
    with (folder / "log").open("wb") as log:
        running = subprocess.Popen(command, cwd=folder, env=environment, stdout=log, stderr=subprocess.STDOUT)
    try:
        base = f"http://127.0.0.1:{port}"
        for _ in range(1200):
            assert running.poll() is None, (folder / "log").read_text()
            try:
                httpx.get(f"{base}/health/liveliness", timeout=5)
                break
            except httpx.HTTPError:
                time.sleep(0.2)
        yield base
    finally:
        running.terminate()
        running.wait(timeout=30)
        provider.shutdown()


def ask(proxy: str, memory: Foreword, said: str, **more: Any) -> httpx.Response:
    body = {
        "model": "m",
        "user": memory._scope.agent,
        "messages": [{"role": "system", "content": "You help."}, {"role": "user", "content": said}],
        **more,
    }
    return httpx.post(
        f"{proxy}/v1/chat/completions", json=body, headers={"Authorization": f"Bearer {MASTER}"}, timeout=60
    )


def test_the_block_is_before_the_model_and_the_turn_is_learned(proxy, taught):
    reply = ask(proxy, taught, "Our linter is Biome.")
    assert reply.status_code == 200, reply.text
    assert reply.json()["choices"][0]["message"]["content"] == "Noted."
    system, user = Provider.seen[-1]["messages"]
    assert FACT in system["content"]
    assert system["content"].endswith("You help.")
    assert user["content"] == "Our linter is Biome."
    wait(lambda: "Our linter is Biome." in held(taught))


def test_a_stream_is_learned_as_well_and_comes_whole(proxy, taught):
    reply = ask(proxy, taught, "Our bundler is Vite.", stream=True)
    assert "Noted." in reply.text
    assert reply.text.rstrip().endswith("data: [DONE]")
    assert FACT in json.dumps(Provider.seen[-1]["messages"])
    wait(lambda: "Our bundler is Vite." in held(taught))


def test_two_people_of_one_proxy_have_two_memories(proxy, taught):
    with Foreword(agent="somebody-else", deadline=30.0) as other:
        ask(proxy, other, "Hi")
    assert FACT not in json.dumps(Provider.seen[-1]["messages"])


def wait(holds: Any) -> None:
    ends = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < ends
        time.sleep(0.1)
