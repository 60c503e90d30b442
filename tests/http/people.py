"""A person with a browser: cookies kept, the token sent with what writes, the reply or its JSON as a test says."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import httpx

if TYPE_CHECKING:
    from tests.http.service import Whole

NUMBER = itertools.count()
PASSWORD = "four tides a day"
ORIGIN = "http://foreword.test"


@dataclass(kw_only=True)
class Person:
    """`cookies` are what the browser keeps; `token` is sent with every writing request."""

    whole: Whole
    email: str = ""
    cookies: dict[str, str] = field(default_factory=dict)
    token: str | None = None
    address: str = "192.0.2.1"
    session: dict[str, Any] = field(default_factory=dict)

    @property
    def org(self) -> int:
        return int(self.session["organisation"]["id"])

    @property
    def id(self) -> int:
        return int(self.session["person"]["id"])

    async def ask(self, method: str, path: str, body: Any = None, **headers: str | None) -> httpx.Response:
        """The reply, whatever it is; a header None is not sent."""
        fields: dict[str, Any] = {"Origin": ORIGIN, "X-CSRF-Token": self.token}
        fields |= {name.replace("_", "-"): value for name, value in headers.items()}
        if self.cookies:
            fields.setdefault("Cookie", "; ".join(f"{name}={value}" for name, value in self.cookies.items()))
        said = {name: value for name, value in fields.items() if value is not None}
        transport = httpx.ASGITransport(self.whole.edge, client=(self.address, 5000))
        async with httpx.AsyncClient(transport=transport, base_url=ORIGIN) as client:
            if method in ("GET", "DELETE"):
                reply = await client.request(method, path, params=body or None, headers=said)
            else:
                reply = await client.request(method, path, json=body or {}, headers=said)
        for value in reply.headers.get_list("set-cookie"):
            name, _, rest = value.partition("=")
            self.cookies[name] = rest.split(";")[0]
            if "Max-Age=0" in value:
                del self.cookies[name]
        return reply

    async def do(self, method: str, path: str, **body: Any) -> Any:
        """What a good request answers."""
        reply = await self.ask(method, path, body)
        assert reply.status_code in (200, 201), f"{reply.status_code}: {reply.text}"
        return reply.json()

    async def get(self, path: str, **asked: Any) -> Any:
        return await self.do("GET", path, **asked)

    async def post(self, path: str, **body: Any) -> Any:
        return await self.do("POST", path, **body)

    async def look(self) -> Person:
        """The session as it is now."""
        self.session = await self.get("/v1/auth/session")
        self.token = self.session["csrfToken"]
        return self

    async def sign_in(self, password: str = PASSWORD) -> Person:
        """Another browser of the same person."""
        other = Person(whole=self.whole, email=self.email, address=self.address)
        await other.post("/v1/auth/sign-in", email=self.email, password=password)
        return await other.look()


async def signed_up(whole: Whole, **more: Any) -> Person:
    """A new person with an organisation of their own."""
    person = Person(whole=whole, email=f"person-{next(NUMBER)}@harbour.example")
    await person.post("/v1/auth/sign-up", **{"email": person.email, "password": PASSWORD, **more})
    return await person.look()
