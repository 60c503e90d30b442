"""The two clients: `Foreword` blocks, `AsyncForeword` is awaited; both do the same.

memory = Foreword()
with memory.turn(message) as turn:
    reply = ask(model, turn.prepend(system_prompt), message)
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from foreword.call import Call
from foreword.choices import further
from foreword.configuration import DEADLINE, RETRIES, TIMEOUT, Configuration, address, credential
from foreword.engine import Engine, Ways
from foreword.operations import AsyncOperations, Operations
from foreword.portal import portal
from foreword.turn import Asked

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Iterator
    from types import TracebackType

    import httpx
    from typing_extensions import Self, Unpack

    from foreword.call import Options
    from foreword.choices import ContextChoices, TurnChoices
    from foreword.configuration import OnUnavailable
    from foreword.context import Context, Placement
    from foreword.counts import Counts
    from foreword.turn import Turn

T = TypeVar("T")
C = TypeVar("C", bound="_Client")

HEALTH: Call[Mapping[str, Any]] = Call("health", "GET", "/healthz", {}, {}, Mapping[str, Any], writes=False)
READY: Call[Mapping[str, Any]] = Call("ready", "GET", "/readyz", {}, {}, Mapping[str, Any], writes=False)


@dataclass(frozen=True)
class Scope:
    """The agent and the namespace that a client speaks of where a call names none."""

    agent: str | None = None
    namespace: str | None = None


class _Client:
    """What both clients are made of."""

    def __init__(
        self,
        url: str | None = None,
        api_key: str | None = None,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        deadline: float = DEADLINE,
        timeout: float = TIMEOUT,
        retries: int = RETRIES,
        on_unavailable: OnUnavailable = "empty",
        placement: Placement = "system",
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        """`url` and `api_key` come from FOREWORD_URL and FOREWORD_API_KEY unless given.

        `deadline`: seconds that memory may cost a turn. `timeout`: seconds for any other call, retries included.
        `on_unavailable`: "empty" goes on without memory, "raise" lets the host see the error. `transport`: what sends
        requests instead of the network, as httpx takes it. Raises `Misconfigured`.
        """
        configuration = Configuration(
            url=address(url),
            api_key=credential(api_key),
            deadline=deadline,
            timeout=timeout,
            retries=retries,
            on_unavailable=on_unavailable,
            placement=placement,
        )
        self._engine = Engine(configuration, transport)
        self._scope = Scope(agent, namespace)

    def of(self, *, agent: str | None = None, namespace: str | None = None) -> Self:
        """The same client, speaking of an agent or a namespace; connections and counts are shared."""
        other = object.__new__(type(self))
        other._engine = self._engine
        other._scope = Scope(agent or self._scope.agent, namespace or self._scope.namespace)
        return other

    @property
    def counts(self) -> Counts:
        """How often memory was there, and how often and why it wasn't."""
        return self._engine.tally.counts()

    def _scoped(self, call: Call[T]) -> Call[T]:
        return call.speaking_of(agent=self._scope.agent, namespace=self._scope.namespace)

    def _ways(self, choices: Mapping[str, Any]) -> Ways:
        usual = self._engine.configuration
        return Ways(
            deadline=choices.get("deadline") or usual.deadline,
            on_unavailable=choices.get("on_unavailable") or usual.on_unavailable,
            placement=choices.get("placement") or usual.placement,
        )

    def _asked(self, message: str, transcript: str | Iterable[Any] | None, choices: Mapping[str, Any]) -> Asked:
        return Asked(
            message=message,
            transcript=transcript if transcript is None or isinstance(transcript, str) else tuple(transcript),
            session_id=choices.get("session_id"),
            agent=choices.get("agent") or self._scope.agent,
            namespace=choices.get("namespace") or self._scope.namespace,
            source=choices.get("source"),
            choices=further(choices),
        )


class Foreword(_Client, Operations):
    """Memory for an agent's host; every method blocks until its answer or its time-out. Any thread may use it."""

    def context(
        self, message: str, transcript: str | Iterable[Any] | None = None, **choices: Unpack[ContextChoices]
    ) -> Context:
        """The block for the next model call: `context.prepend(system_prompt)` puts it where it belongs.

        `transcript` is what the model can already see: text, or messages as the providers write them. Without an answer
        within the deadline the context is empty and says why, or the error is raised, as `on_unavailable` has it.
        """
        return self._run(self._engine.context(self._asked(message, transcript, choices), self._ways(choices)))

    @contextmanager
    def turn(
        self, message: str, transcript: str | Iterable[Any] | None = None, **choices: Unpack[TurnChoices]
    ) -> Iterator[Turn]:
        """A turn around a model call: builds the context, and at the end learns what the user said and records the
        outcomes that were given, all within one deadline; what isn't through by then goes on in the background.

        When the body raises, the user's words are learned all the same, for they were said; an outcome is recorded only
        if it was given. When the host is interrupted (`KeyboardInterrupt`, a cancelled task), nothing more is sent.
        """
        ways, learn = self._ways(choices), choices.get("learn", True)
        turn = self._run(self._engine.begin(self._asked(message, transcript, choices), ways))
        try:
            yield turn
        except Exception:
            self._run(self._engine.finish(turn, ways, learn=learn, raises=False))
            raise
        self._run(self._engine.finish(turn, ways, learn=learn, raises=ways.raises))

    def health(self) -> Mapping[str, Any]:
        """Whether the process answers."""
        return self._send(HEALTH, {})

    def ready(self) -> Mapping[str, Any]:
        """Whether it can serve; raises `Unavailable` when it can't."""
        return self._send(READY, {})

    def close(self) -> None:
        """Waits one deadline at most for ends of turns in the background, and closes the connections."""
        self._run(self._engine.close())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        return portal().run(work)

    def _send(self, call: Call[T], options: Options) -> T:
        return self._run(self._engine.sender.send(self._scoped(call), options))

    def _pages(self, page: Callable[[str | None], Call[Any]], rows: str, options: Options) -> Iterator[Any]:
        cursor: str | None = None
        while True:
            found = self._send(page(cursor), options)
            yield from getattr(found, rows)
            cursor = found.next_cursor
            if cursor is None:
                return


class AsyncForeword(_Client, AsyncOperations):
    """Memory for an agent's host on asyncio. One client may be used from several event loops, one after the other."""

    async def context(
        self, message: str, transcript: str | Iterable[Any] | None = None, **choices: Unpack[ContextChoices]
    ) -> Context:
        """As `Foreword.context`."""
        return await self._engine.context(self._asked(message, transcript, choices), self._ways(choices))

    @asynccontextmanager
    async def turn(
        self, message: str, transcript: str | Iterable[Any] | None = None, **choices: Unpack[TurnChoices]
    ) -> AsyncIterator[Turn]:
        """As `Foreword.turn`."""
        ways, learn = self._ways(choices), choices.get("learn", True)
        turn = await self._engine.begin(self._asked(message, transcript, choices), ways)
        try:
            yield turn
        except Exception:
            await self._engine.finish(turn, ways, learn=learn, raises=False)
            raise
        await self._engine.finish(turn, ways, learn=learn, raises=ways.raises)

    async def health(self) -> Mapping[str, Any]:
        """Whether the process answers."""
        return await self._send(HEALTH, {})

    async def ready(self) -> Mapping[str, Any]:
        """Whether it can serve; raises `Unavailable` when it can't."""
        return await self._send(READY, {})

    async def close(self) -> None:
        """Waits one deadline at most for ends of turns in the background, and closes this event loop's connections."""
        await self._engine.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def _send(self, call: Call[T], options: Options) -> T:
        return await self._engine.sender.send(self._scoped(call), options)

    async def _pages(self, page: Callable[[str | None], Call[Any]], rows: str, options: Options) -> AsyncIterator[Any]:
        cursor: str | None = None
        while True:
            found = await self._send(page(cursor), options)
            for row in getattr(found, rows):
                yield row
            cursor = found.next_cursor
            if cursor is None:
                return
