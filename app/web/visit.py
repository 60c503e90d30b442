"""One request of a signed-in person: who it is, what was sent, and how a view asks the operations."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import orjson

from app.auth import Nobody
from app.errors import NotFound, Unauthorized
from app.http import validated
from app.models.fields import MAX_ID
from app.perform import Request
from app.query import read_id
from app.web.asks import ASKED
from app.web.form import Form

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.errors import Problem
    from app.perform import Done, Workroom
    from app.signin import SignIn
    from app.visitor import Visitor


@dataclass(frozen=True, slots=True, kw_only=True)
class Trouble:
    """What went wrong with a form: told beside the form that was sent, whose fields keep what was typed."""

    problem: Problem
    form: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Visit:
    """`agent` and `namespace` are those that the person looks at; `sent` is the form of a POST, else empty."""

    room: Workroom
    path: str
    request_id: str
    visitor: Visitor
    person: SignIn | None = None
    renewed: tuple[str, ...] = ()
    """The cookie of the sign-in anew, where it is half worn."""
    parameters: Mapping[str, str] = field(default_factory=dict)
    query: Form = field(default_factory=Form)
    sent: Form = field(default_factory=Form)
    agent: str = "default"
    namespace: str | None = None
    theme: str = "system"
    trouble: Trouble | None = None
    agents: tuple[str, ...] = ()
    """Names to choose from, where a whole page is shown."""
    waiting: int = 0
    """Open tensions of the agent, where a whole page is shown."""

    @property
    def who(self) -> SignIn:
        """The person; raises where nobody is signed in, which a page of a role never sees."""
        if self.person is None:
            raise Unauthorized("missing: sign in first")
        return self.person

    @property
    def number(self) -> int:
        """The id in the path; `NotFound` for a text that is none."""
        text = self.parameters["id"]
        number = read_id(text, MAX_ID)
        if number is None:
            raise NotFound("page", text[:100])
        return number

    async def ask(self, name: str, /, **values: Any) -> dict[str, Any]:
        """What the operation of that name answers; raises its `Problem`. Values that are None are left unsaid.

        The agent is the one that they look at unless `values` name one (None: all). A form that is sent twice has one effect.
        """
        answer: dict[str, Any] = orjson.loads((await self.do(name, **values)).body)
        return answer

    async def do(self, name: str, /, **values: Any) -> Done:
        """The same as bytes, with the cookies that come with it."""
        operation = ASKED[name]
        said = {key: value for key, value in values.items() if value is not None}
        if "agent" in operation.input.model_fields and "agent" not in values:
            said["agent"] = self.agent
        key = Nobody() if operation.scope == "open" else self.who
        once = self.sent.text("once") if operation.writes and not operation.secret_answer else None
        request = Request(
            operation=operation,
            key=key,
            asked=validated(operation, said),
            values=said,
            idempotency_key=None if once is None else f"{once[:100]}/{name}/{said.get('id', '')}",
            request_id=self.request_id,
            visitor=self.visitor,
        )
        return await self.room.perform(request)


def once() -> str:
    """What tells one filled-in form from the next."""
    return secrets.token_urlsafe(18)
