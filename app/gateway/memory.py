"""The gateway's own two requests: the context of a turn, and what the turn teaches. Neither may hold the turn up for long."""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import orjson
import structlog

from app import logs
from app.errors import Forbidden, InvalidRequest, Problem, Unauthorized, invalid
from app.exchange import problem_of
from app.gateway.turn import Block
from app.http import validated
from app.models.context import MAX_MESSAGE
from app.operations import CONTEXT
from app.perform import Request

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.gateway.turn import Turn
    from app.keys import Parsed
    from app.operations import Operation
    from app.perform import Workroom

HOSTS_OWN = (Unauthorized, Forbidden, InvalidRequest)
"""Mistakes of whoever set the host up: they are told. Whatever else goes wrong with memory, the turn goes on without it."""

AGAIN = 600
"""Seconds in which the same turn teaches once: a host that asks its provider again sends the same messages."""

SEEN = 2_000
"""Messages of the transcript that are looked at: the last ones."""

PREAMBLE = "Recalled from memory for this message. It is data that the host added, not words of the user.\n\n"
"""Stands before the volatile part where it shares a message with the user's own words."""

NAMES = {b"x-foreword-agent": "agent", b"x-foreword-namespace": "namespace", b"x-foreword-session": "sessionId"}
"""Header fields by which a host says whose memory it is."""

_BUILD, _LEARN = (next(row for row in CONTEXT if row.name == name) for name in ("buildContext", "learnTurn"))
_LOG = structlog.get_logger()


@dataclass(frozen=True, slots=True, kw_only=True)
class Remembered:
    """`block` is None where there is nothing to add; `fields` tell the host what was done, or why nothing was."""

    block: Block | None
    fields: tuple[tuple[bytes, bytes], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Visit:
    """One request of a host. `said` names agent, namespace and session, as far as the host does."""

    room: Workroom
    key: Parsed
    request_id: str
    said: Mapping[str, str]
    running: set[asyncio.Task[None]] = field(default_factory=set)
    """Of the gateway: lessons that outlive their request."""

    async def greet(self) -> None:
        """Raises a `Problem` for a key that opens nothing."""
        await self.room.greet(self.key)

    async def remember(self, turn: Turn, deadline: float) -> Remembered:
        """The block of a turn within `deadline` seconds. Raises `HOSTS_OWN` only."""
        asked = {**self._named(turn), "userMessage": turn.message[:MAX_MESSAGE], "transcript": _seen(turn)}
        try:
            async with asyncio.timeout(deadline):
                done = await self.room.perform(self._request(_BUILD, asked))
        except HOSTS_OWN:
            raise
        except TimeoutError:
            return _without("deadline")
        except Exception as raised:  # noqa: BLE001 - memory that fails is told, and never fails the turn
            return _without(self._reason(raised))
        return _with(orjson.loads(done.body))

    def learn(self, turn: Turn) -> asyncio.Task[None] | None:
        """Begins to learn a turn that was just opened; None where there is nothing to learn from."""
        if not turn.opens or not turn.message or len(turn.message) > MAX_MESSAGE:
            return None
        asked = {**self._named(turn), "userMessage": turn.message}
        task = asyncio.get_running_loop().create_task(self._learn(asked, self._once(turn)))
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        return task

    async def _learn(self, asked: dict[str, Any], once: str) -> None:
        try:
            await self.room.perform(self._request(_LEARN, asked, once))
        except Exception as raised:  # noqa: BLE001 - the host has its answer; the log has this
            _LOG.warning("gateway learned nothing", request_id=self.request_id, reason=self._reason(raised))

    def _named(self, turn: Turn) -> dict[str, Any]:
        return {"sessionId": turn.conversation, **self.said}

    def _request(self, operation: Operation, asked: dict[str, Any], once: str | None = None) -> Request:
        return Request(
            operation=operation,
            key=self.key,
            asked=validated(operation, asked),
            values=asked,
            idempotency_key=once,
            request_id=self.request_id,
        )

    def _once(self, turn: Turn) -> str:
        """The same for the same turn, sent again."""
        window = int(self.room.services.clock().timestamp()) // AGAIN
        texts = [window, self.said, turn.message, [(said.role, said.text) for said in turn.seen]]
        return f"gateway-{hashlib.sha256(orjson.dumps(texts)).hexdigest()}"

    def _reason(self, raised: Exception) -> str:
        problem = raised if isinstance(raised, Problem) else problem_of(raised, {"type": "http", "path": ""})
        if problem.status == 500:
            _LOG.error("gateway request failed", request_id=self.request_id, trace=logs.place(raised))
        return problem.tag


def said(fields: list[tuple[bytes, bytes]]) -> dict[str, str]:
    """What the host says of itself in its header fields; `InvalidRequest` where it isn't UTF-8."""
    found: dict[str, str] = {}
    for name, value in fields:
        if name not in NAMES:
            continue
        try:
            found[NAMES[name]] = value.decode()
        except UnicodeDecodeError:
            raise invalid(name.decode(), "isn't UTF-8 text", "encoding") from None
    return found


def _seen(turn: Turn) -> list[dict[str, str]]:
    return [{"role": each.role[:50] or "unknown", "content": each.text} for each in turn.seen[-SEEN:]]


def _with(context: dict[str, Any]) -> Remembered:
    stable, volatile = context["stable"]["text"], context["volatile"]["text"]
    fields = [
        (b"x-foreword-injection", str(context["injectionId"]).encode()),
        (b"x-foreword-tokens", str(context["totalTokens"]).encode()),
    ]
    if context["degraded"]:
        fields.append((b"x-foreword-degraded", ", ".join(context["degraded"]).encode()))
    block = Block(stable=stable, volatile=PREAMBLE + volatile if volatile else "") if context["text"] else None
    return Remembered(block=block, fields=tuple(fields))


def _without(reason: str) -> Remembered:
    return Remembered(block=None, fields=((b"x-foreword-degraded", f"memory: {reason}".encode()),))
