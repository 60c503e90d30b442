"""The shipped service on a real socket, a person signed up in it, and what their agent has been taught."""

from __future__ import annotations

import socket
import threading
import time
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING, Any

import httpx
from pydantic import SecretStr

from app.demo import OUTCOMES, PINNED, TENSION, TURNS
from app.main import create_app
from app.server import Server, configuration
from app.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator

PASSWORD = "eight bells at noon"
MASTER = "the-master-key-of-these-tests-long-enough"
NUMBER = count()
CLIENTS: list[httpx.Client] = []
"""Of the people who signed up: closed with the service that they signed up at."""


@contextmanager
def serving(database_url: str, **more: Any) -> Iterator[str]:
    """Where it answers, for as long as the body runs; `more` settings than those of every test."""
    usual: dict[str, Any] = {
        "session_key": SecretStr("k" * 48),
        "master_key": SecretStr(MASTER),
        "rate_limit": 100_000,
        "sign_ups_an_hour": 1_000_000,
        "sign_ins_an_hour": 1_000_000,
        "maintenance": False,
    }
    settings = Settings(database_url=database_url, **{**usual, **more})
    edge = create_app(settings)
    listener = socket.create_server(("127.0.0.1", 0))
    server = Server(configuration(settings, edge))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    until = time.monotonic() + 60
    while not server.started:
        assert thread.is_alive(), "the service ended before it answered"
        assert time.monotonic() < until, "the service doesn't start"
        time.sleep(0.02)
    address = f"http://127.0.0.1:{listener.getsockname()[1]}"
    try:
        yield address
    finally:
        for client in [client for client in CLIENTS if str(client.base_url).rstrip("/") == address]:
            client.close()
            CLIENTS.remove(client)
        server.should_exit = True
        thread.join(timeout=30)


@dataclass(kw_only=True)
class Person:
    """Who is signed in, by the API; `cookies` open the same pages in a browser."""

    url: str
    client: httpx.Client
    email: str
    token: str = ""

    def do(self, method: str, path: str, **said: Any) -> Any:
        """What a good request answers."""
        asked = {"params": said} if method == "GET" else {"json": said}
        reply = self.client.request(method, path, headers={"X-CSRF-Token": self.token, "Origin": self.url}, **asked)
        assert reply.status_code in (200, 201), f"{method} {path} {reply.status_code}: {reply.text}"
        return reply.json()

    def teach(self) -> None:
        """The conversation of the demo, with its pin, its tension and its outcomes, and a correction by hand."""
        for message, answer in TURNS:
            self.do("POST", "/v1/turns", userMessage=message, assistantResponse=answer, sessionId="monday")
        rows = self.do("GET", "/v1/memories", limit=200)["memories"]
        held = {row["content"]: row["id"] for row in rows}
        pinned = next(number for text, number in held.items() if text.startswith(PINNED))
        self.do("PATCH", f"/v1/memories/{pinned}", tier="L0")
        self.do("POST", "/v1/tensions", **TENSION)
        for outcome in OUTCOMES:
            self.do("POST", "/v1/self-model/outcome", **outcome)
        self._correct(held)
        self.do("POST", "/v1/keys", name="production", expiresInDays=90)
        self.do("POST", "/v1/keys", name="one agent's", agent="support", scopes=["memories:read"])
        for message in ("Which database is staging?", "Can I run the load test on db-stg-01.internal tonight?"):
            self.do("POST", "/v1/context", userMessage=message, sessionId="tuesday")

    def _correct(self, held: dict[str, int]) -> None:
        items = [
            {"content": "The staging cache is redis-stg-02.internal:6379.", "source": "ops/staging.md"},
            {"content": "The on-call rota changes on Mondays.", "domains": ["operations"], "tier": "L2"},
        ]
        self.do("POST", "/v1/memories", items=items)
        helm = next(number for text, number in held.items() if "Helm" in text)
        self.do("POST", f"/v1/memories/{helm}/supersede", content="We deploy with Kustomize from the release branch.")
        self.do("POST", "/v1/turns", userMessage="Our deploy window is 14:00. The staging port is 5432.", sessionId="b")
        self.do("POST", "/v1/turns", userMessage="The staging port is 5433.", sessionId="b")


def signed_up(url: str, **more: Any) -> Person:
    """A new person with an organisation of their own."""
    client = httpx.Client(base_url=url, timeout=60)
    CLIENTS.append(client)
    person = Person(url=url, client=client, email=f"ada-{next(NUMBER)}@harbour.example")
    said = {"email": person.email, "password": PASSWORD, "name": "Ada Lovelace", "organisation": "Harbour", **more}
    session = person.do("POST", "/v1/auth/sign-up", **said)
    person.token = session["csrfToken"]
    return person
