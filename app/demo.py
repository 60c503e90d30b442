"""`foreword demo`: the real service is taught a short conversation, and shows the block of the next turn.

It is a client like any other: all it teaches goes through HTTP, and a second run teaches only what is not there yet.
"""

from __future__ import annotations

import http.client
import json
import signal
import socket
import subprocess
import sys
import time
from contextlib import ExitStack, nullcontext, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from rich.text import Text

from app.cli import block
from app.cli.show import aside, out
from store import supervisor

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path


AGENT = "demo"
SESSION = "monday"
READY_WITHIN = 90.0
"""Seconds: a first start makes a database; recovery of a killed one takes a few seconds more."""

TURNS: tuple[tuple[str, str], ...] = (
    (
        "We deploy with Helm from the release branch. The staging database is db-stg-01.internal:5432.",
        "Noted. I'll look at the chart first.",
    ),
    (
        "Migrations run through drizzle-kit. Always run migrations against staging first, never against production.",
        "Understood.",
    ),
    (
        "Remember that db-stg-01.internal is rebuilt every night at 02:00 UTC; don't rely on its rows.",
        "I won't keep test data there.",
    ),
    (
        "Always answer in British English. The dumps are at https://ci:9fKq2LmX7tRw@dumps.internal/latest.",
        "I will, and I have not kept the password.",
    ),
    ("Which port does staging listen on?", "5432, on db-stg-01.internal."),
    (
        "The release manager is Ines Okafor. For now, skip the changelog. We release on Tuesdays after stand-up.",
        "Skipping it this time.",
    ),
)
"""What the developer says and what the assistant answers. It holds a secret, a question and an order for one reply."""

PINNED = "Always answer in British English"
TENSION = {
    "claimA": "We deploy on Fridays",
    "claimB": "We never deploy on Fridays",
    "impact": "critical",
    "question": "Which is it?",
}
OUTCOMES: tuple[dict[str, Any], ...] = (
    {"domain": "database", "success": True, "strategy": "run EXPLAIN first"},
    {"domain": "database", "success": False, "failurePattern": "forgot the index on the foreign key"},
    {"domain": "database", "success": False, "failurePattern": "locked the orders table during a migration"},
)
QUESTION = "Actually, we switched from Helm to Kustomize. Can I run the load test on db-stg-01.internal tonight?"


class Refused(Exception):  # noqa: N818 - it is the service's answer, told to the person at the terminal
    """The service answered with an error, or not at all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Service:
    """The running service as its client sees it."""

    host: str
    port: int
    key: str = ""

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://{self.host}:{self.port}"

    def call(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """One request; a reply that is no success raises `Refused` with its words."""
        connection = http.client.HTTPConnection(self.host, self.port, timeout=30)
        headers = {"Authorization": f"Bearer {self.key}", "Content-Type": "application/json"}
        try:
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            reply = connection.getresponse()
            value: dict[str, Any] = json.loads(reply.read() or b"{}")
        except (OSError, ValueError, http.client.HTTPException) as error:
            raise Refused(f"{method} {self.url}{path}: {error}") from error
        finally:
            connection.close()
        if reply.status >= http.client.BAD_REQUEST:
            raise Refused(f"{method} {path} answered {reply.status}: {value.get('message', value)}")
        return value


def teach(service: Service, say: Callable[[str], None]) -> None:
    """Everything that is not there yet, through the API; `say` gets a line for each step."""
    held = service.call("GET", f"/v1/turns?agent={AGENT}&sessionId={SESSION}&limit=200")["turns"]
    for message, answer in TURNS[len(held) :]:
        turn = {"agent": AGENT, "sessionId": SESSION, "userMessage": message, "assistantResponse": answer}
        say(_learned(message, service.call("POST", "/v1/turns", turn)))
    _pin(service)
    known = service.call("GET", f"/v1/tensions?agent={AGENT}&status=all")["tensions"]
    if not any(tension["question"] == TENSION["question"] for tension in known):
        service.call("POST", "/v1/tensions", {"agent": AGENT, **TENSION})
    done = service.call("GET", f"/v1/self-model/database/outcomes?agent={AGENT}")["outcomes"]
    for outcome in OUTCOMES[len(done) :]:
        service.call("POST", "/v1/self-model/outcome", {"agent": AGENT, **outcome})


def _pin(service: Service) -> None:
    rows = service.call("GET", f"/v1/memories?agent={AGENT}&q={quote(PINNED)}")["memories"]
    for row in rows:
        if row["content"].startswith(PINNED) and row["tier"] != "L0":
            service.call("PATCH", f"/v1/memories/{row['id']}?agent={AGENT}", {"tier": "L0"})


def _learned(message: str, reply: Mapping[str, Any]) -> str:
    """One turn's report: what was kept, and what was refused by which rule."""
    said = message if len(message) <= 60 else message[:59].rstrip() + "…"
    if reply["skipped"]:
        return f"“{said}” — nothing learned: {reply['skipped']['rule']}"
    refused = ", ".join(sorted({item["rule"] for item in reply["rejected"]}))
    counts = reply["counts"]
    kept = f"{counts['stored']} stored" + (f", {counts['folded']} folded" if counts["folded"] else "")
    return f"“{said}” — {kept}" + (f", refused: {refused}" if refused else "")


def ask(service: Service) -> dict[str, Any]:
    """The block for the next message of the developer, who corrects what was said before."""
    turn = {"agent": AGENT, "sessionId": SESSION, "userMessage": QUESTION, "transcript": []}
    return service.call("POST", "/v1/context", turn)


def free(host: str, port: int) -> int:
    """The port, or the next free one of the twenty from there on."""
    for candidate in range(port, port + 20):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, candidate))
            except OSError:
                continue
            return candidate
    raise Refused(f"ports {port} to {port + 19} are taken; name a free one with --port")


def start(host: str, port: int, data: Path) -> subprocess.Popen[bytes]:
    """The shipped service as a child: the very command that a person would type, on the embedded database of `data`.

    In a session of its own, so that Ctrl-C reaches it once, from here.
    """
    command = [sys.executable, "-m", "app.cli", "serve", "--host", host, "--port", str(port), "--data", str(data)]
    command.append("--no-link")  # it is told at the end, where a person will see it
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True)  # noqa: S603 - our own command


def ready(service: Service, child: subprocess.Popen[bytes]) -> None:
    """Returns once it answers that it is ready; raises `Refused` when it ended or takes too long."""
    until = time.monotonic() + READY_WITHIN
    while time.monotonic() < until:
        if (code := child.poll()) is not None:
            raise Refused(f"the service ended with status {code}; what it said stands above")
        try:
            service.call("GET", "/readyz")
        except Refused:
            time.sleep(0.05)
        else:
            return
    raise Refused(f"the service wasn't ready within {READY_WITHIN:.0f} seconds")


def show(service: Service) -> None:
    """Teaches, asks for the next block and prints it with its rules."""
    console = out()
    console.print(Text("A developer talks to an assistant; each turn goes through POST /v1/turns", style="bold"))
    teach(service, lambda line: console.print(Text(f"  {line}"), soft_wrap=True))
    console.print()
    console.print(Text.assemble(("The next message: ", "bold"), f"“{QUESTION}”"), soft_wrap=True)
    console.print()
    block.show(ask(service), console)
    console.print()


def _farewell(service: Service, link: str, *, serving: bool) -> None:
    console = out()
    body = json.dumps({"agent": AGENT, "userMessage": "What do you know about db-stg-01.internal?"})
    state = "Serving on" if serving else "Served on"
    curl = (
        f"curl -s {service.url}/v1/context -H 'Authorization: Bearer {service.key}' "
        f"-H 'Content-Type: application/json' -d '{body}'"
    )
    console.print(
        Text.assemble((f"{state} {service.url}", "bold"), f" (reference: {service.url}/docs)"), soft_wrap=True
    )
    console.print(Text(f"Key: {service.key}"), soft_wrap=True)
    console.print(Text(f"Try: {curl}"), soft_wrap=True)
    if serving:
        console.print(Text(f"Sign in, once, within an hour: {link}"), soft_wrap=True)
        console.print(Text("Ctrl-C stops it; the data stays.", style="dim"))


def stop(child: subprocess.Popen[bytes]) -> None:
    """Ends the service gently, and with force after half a minute."""
    if child.poll() is None:
        child.send_signal(signal.SIGTERM)
        try:
            child.wait(30)
        except subprocess.TimeoutExpired:
            child.kill()
            child.wait()


@dataclass(frozen=True, slots=True, kw_only=True)
class Minting:
    """What is made in the demo's database beside the service: a key for the demo, and a link for the person."""

    key: Callable[[], str]
    link: Callable[[], str]


def run(host: str, port: int, data: Path, mint: Minting, *, once: bool) -> None:
    """Everything, from starting the service to stopping it."""
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, _interrupt)
    console = aside()
    with ExitStack() as leaving:
        child = start(host, port, data)
        leaving.callback(stop, child)
        with console.status("Starting PostgreSQL and the service …") if console.is_terminal else nullcontext():
            leaving.callback(supervisor.start(data).stop)
            service = Service(host=host, port=port, key=mint.key())
            ready(service, child)
        show(service)
        with suppress(KeyboardInterrupt):  # from here on it serves, and being told to stop is no failure
            _farewell(service, "" if once else mint.link(), serving=not once)
            if not once:
                child.wait()


def _interrupt(*_: object) -> None:
    raise KeyboardInterrupt
