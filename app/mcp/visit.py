"""One message of MCP as it is served: who asks, and operations done for it just as REST has them done, of no other key."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import orjson
import structlog

from app import auth, errors, logs, plain
from app.errors import Internal, Problem, Unauthorized, invalid
from app.exchange import problem_of
from app.http import validated
from app.mcp.tools import values_of
from app.negotiate import KEY_LENGTH
from app.perform import Request

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starlette.types import Scope

    from app.exchange import Exchange
    from app.keys import Parsed
    from app.mcp.tools import Tool
    from app.models.fields import Model
    from app.operations import Operation
    from app.perform import Done, Workroom

BLOCK = "context_build"
"""The tool whose operation gives the block."""

_LOG = structlog.get_logger()


@dataclass(frozen=True, slots=True, kw_only=True)
class Visit:
    """`tools` are all that there are; `scopes` those of the key, once it was greeted."""

    key: Parsed
    room: Workroom
    tools: Mapping[str, Tool]
    scope: Scope
    scopes: frozenset[str] = frozenset()

    async def greeted(self) -> Visit:
        """The same, knowing what the key may do; raises a `Problem` for one that opens nothing, where no operation would."""
        identity = await self.room.greet(self.key)
        return replace(self, scopes=identity.scopes)

    def offers(self, tool: Tool) -> bool:
        """Whether the key opens it, as far as the key goes: its kind, and its scopes."""
        return auth.is_of_its_kind(tool.operation, self.key) and tool.operation.scope in self.scopes

    @property
    def offers_the_block(self) -> bool:
        """Whether the key may ask for the block, which the prompt and the resource give."""
        return self.offers(self.tools[BLOCK])

    async def call(self, tool: Tool, arguments: Mapping[str, Any], meta: Mapping[str, Any]) -> dict[str, Any]:
        """The result of a tool: its payload as REST would have sent it, as an object and as text, or its error as text.

        Raises `Unauthorized` where the key is no good: that is told of the whole request, not of a tool.
        """
        exchange: Exchange = self.scope["exchange"]
        exchange.operation = tool.name
        if not auth.is_of_its_kind(tool.operation, self.key):
            raise Unauthorized("malformed: a host's key opens no tool of the provenance store; it takes an agent's")
        try:
            done = await self._perform(tool, arguments, meta)
        except Unauthorized:
            raise
        except Exception as raised:  # noqa: BLE001 - whatever it was, a tool's caller gets a tool's result
            text = self._told(tool.operation, self.problem(raised))
            return {"content": [{"type": "text", "text": text}], "isError": True}
        result = {
            "content": [{"type": "text", "text": done.body.decode()}],
            "structuredContent": orjson.loads(done.body),
            "isError": False,
        }
        return {**result, "_meta": {"idempotencyReplayed": True}} if done.replayed else result

    async def block(self, asked: Mapping[str, Any]) -> str:
        """The text of the block for what is asked; raises a `Problem`."""
        done = await self._perform(self.tools[BLOCK], asked, {})
        text: str = orjson.loads(done.body)["text"]
        return text

    async def _perform(self, tool: Tool, arguments: Mapping[str, Any], meta: Mapping[str, Any]) -> Done:
        values: dict[str, Any] = {}
        asked: Model | Problem
        try:
            values = values_of(tool.bound, arguments)
            asked = validated(tool.operation, values)
            idempotency_key = _idempotency_key(meta)
        except Problem as problem:
            asked, idempotency_key = problem, None
        exchange: Exchange = self.scope["exchange"]
        request = Request(
            operation=tool.operation,
            key=self.key,
            asked=asked,
            values=values,
            idempotency_key=idempotency_key,
            request_id=exchange.request_id,
        )
        return await self.room.perform(request)

    def problem(self, raised: Exception) -> Problem:
        """What is told of an exception; one that nobody meant is logged with its place."""
        problem = problem_of(raised, self.scope)
        if isinstance(problem, Internal):
            exchange: Exchange = self.scope["exchange"]
            _LOG.error("tool failed", request_id=exchange.request_id, op=exchange.operation, trace=logs.place(raised))
        return problem

    def _told(self, operation: Operation, problem: Problem) -> str:
        """An error in the very bytes of the operation's face."""
        exchange: Exchange = self.scope["exchange"]
        if operation.face == "provenance":
            _, _, body = plain.render(problem)
        else:
            _, _, body = errors.render(problem, exchange.request_id)
        return body.decode()


def _idempotency_key(meta: Mapping[str, Any]) -> str | None:
    """1…255 printable characters, as in the header field; None when there is none."""
    key = meta.get("idempotencyKey")
    if key is None:
        return None
    if not isinstance(key, str) or not 0 < len(key) <= KEY_LENGTH or not key.isprintable():
        raise invalid("_meta.idempotencyKey", f"must be a string of 1…{KEY_LENGTH} printable characters", "meta")
    return key
