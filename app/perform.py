"""Does one operation: its turn, its key, its transaction, its Idempotency-Key, its use-case, its bytes.

Nothing here knows of HTTP: a request that was read goes in, a status and a body come out.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import orjson
from limits import RateLimitItemPerSecond
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import FixedWindowRateLimiter

from app import metrics, signin
from app.admissions import Admissions, Place
from app.auth import (
    DEFAULT_AGENT,
    Cookie,
    Credential,
    Identity,
    KeyMoved,
    Master,
    Nobody,
    Uses,
    agent_of,
    check,
    identify,
    identity_of,
    identity_of_key,
    permit,
    welcome,
)
from app.call import Answer, Call
from app.errors import Conflict, IdempotencyInFlight, IdempotencyMismatch, Problem, RateLimited, Unavailable
from app.keys import Parsed
from app.signin import SignIn
from app.visitor import NOBODY, Visitor
from store import agents, idempotency, organisations
from store.errors import Contended, Elsewhere, Moved, Outdated
from store.injections import Admission

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
    from datetime import datetime

    from app.models.fields import Model
    from app.operations import Operation
    from app.services import Services
    from app.use.judging import Judged
    from store.agents import AgentRow
    from store.database import Tx

HOMES = 10_000
"""Keys of agents that moved which a process remembers the place of; of any other it asks again, which costs a look-up."""

TRIES = 3
"""A transaction that another one was in the way of wrote nothing, and is simply done again."""


Whatever = TypeVar("Whatever")


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """One request, read. `asked` is the validated input, or what is wrong with it: told only to who may ask."""

    operation: Operation
    key: Credential
    asked: Model | Problem
    values: dict[str, Any]
    """What `asked` was read from: two requests are the same when these are equal."""
    idempotency_key: str | None
    request_id: str
    visitor: Visitor = NOBODY


@dataclass(frozen=True, slots=True, kw_only=True)
class Done:
    """What is answered. `replayed`: it is the first answer to this Idempotency-Key, given again."""

    status: int
    body: bytes
    replayed: bool = False
    cookies: tuple[str, ...] = ()
    stream: AsyncIterator[bytes] | None = None
    """Instead of the body: it is read after the turn, while the client takes it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Remembered:
    """A request that was admitted from memory: whose, and as which call."""

    place: Place
    identity: Identity
    call: Call


class Workroom:
    """Where operations are done in one process: so many at once, so many a second a key, so long each."""

    def __init__(self, services: Services) -> None:
        settings = services.settings
        self.services = services
        self.uses = Uses(services.database)
        self._turns = asyncio.Semaphore(settings.concurrency)
        self._outer = asyncio.Semaphore(max(1, settings.pool // 4))
        self._rate = RateLimitItemPerSecond(settings.rate_limit)
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._first: int | None = None
        self._homes: dict[int, int] = {}
        self._admissions = Admissions()

    async def perform(self, request: Request) -> Done:
        """Waits for a turn, then does it; `Unavailable` where either takes too long.

        What is open to everybody waits for no turn, or a crowd at the door would keep out those who are in.
        """
        if isinstance(request.key, Nobody):
            return await self._in_time(request, self._at_the_door(request))
        async with self._turn():
            return await self._in_time(request, self._known(request))

    async def _in_time(self, request: Request, work: Coroutine[Any, Any, Done]) -> Done:
        try:
            async with asyncio.timeout(self.services.settings.request_deadline * request.operation.patience):
                return await work
        except TimeoutError:
            writes = request.operation.writes
            raise Unavailable("it took too long and was given up", outcome_unknown=writes) from None

    async def _known(self, request: Request) -> Done:
        """As whoever a cookie says; one that is half worn is renewed with the answer."""
        given = request.key
        if not isinstance(given, Cookie | SignIn):
            return await self._followed(partial(self._all_of_it, request))
        now = self.services.clock()
        who = await welcome(self.services, request.operation, given, now)
        request = replace(request, key=who)
        answer = await self._all_of_it(request)
        door = self.services.door
        if answer.cookies or door is None or not isinstance(given, Cookie) or not given.sealed.is_worn(now):
            return answer
        token = door.seal.sign(who.person, who.id, now, door.life)
        return replace(answer, cookies=(signin.cookie(request.visitor, token, door.life),))

    async def _at_the_door(self, request: Request) -> Done:
        """For whoever isn't signed in: in no organisation, with transactions of its own."""
        if isinstance(request.asked, Problem):
            raise request.asked
        call = Call(
            services=self.services,
            org=0,
            actor="",
            agent=DEFAULT_AGENT,
            namespace=None,
            credential="",
            request_id=request.request_id,
            visitor=request.visitor,
        )
        return done(request.operation, await request.operation.use(call, request.asked))

    async def greet(self, key: Parsed) -> Identity:
        """Whose key it is, for requests that ask for no operation; raises a `Problem` for one that opens nothing."""
        async with self._turn():
            identity = await self._followed(partial(self._greeted, key))
            await self._count(identity)
        return identity

    async def _greeted(self, key: Parsed) -> Identity:
        async with self.services.database.statements(self._home(key)) as tx:
            identity, _ = await self._identify(key, tx, self.services.clock(), None)
        return identity

    async def _followed(self, work: Callable[[], Awaitable[Whatever]]) -> Whatever:
        """Does it, and once more where the key went elsewhere with its agent, which is remembered."""
        try:
            return await work()
        except KeyMoved as moved:
            while len(self._homes) >= HOMES:
                del self._homes[next(iter(self._homes))]
            self._homes[moved.key_id] = moved.org
            return await work()

    def _home(self, key: Parsed) -> int:
        """The organisation that the key names, or the one that its row is known to have gone to; it never goes on from there."""
        return self._homes.get(key.key_id, key.org)

    async def _all_of_it(self, request: Request) -> Done:
        return await self._with_retries(request, await self._asked_before(request))

    @contextlib.asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        if self._turns.locked():
            await self._wait_for_turn()
        else:
            await self._turns.acquire()
        metrics.AT_WORK.inc()
        try:
            yield
        finally:
            metrics.AT_WORK.dec()
            self._turns.release()

    async def _wait_for_turn(self) -> None:
        try:
            async with asyncio.timeout(self.services.settings.queue_wait):
                await self._turns.acquire()
        except TimeoutError:
            raise Unavailable("too much is being asked at once; nothing was done") from None

    async def _asked_before(self, request: Request) -> Judged | None:
        """What the operation asks before its transaction, of those who may ask, once, and not where the answer is kept."""
        before = request.operation.before
        if before is None or self.services.judge is None:
            return None
        async with self.services.database.statements(await self._org(request)) as tx:
            call, asked = await self._admit(request, tx, counted=False)
            if request.idempotency_key is not None:
                claimed = await idempotency.claim(
                    tx, call.credential, request.idempotency_key, request.operation.name, digest(request)
                )
                if not isinstance(claimed, idempotency.Fresh):
                    return None
        return await before(call, asked)

    async def _with_retries(self, request: Request, judged: Judged | None) -> Done:
        for attempt in range(1, TRIES):
            try:
                return await self._once(request, judged)
            except Contended:
                await asyncio.sleep(0.01 * attempt)
        return await self._once(request, judged)

    async def _org(self, request: Request) -> int:
        """The organisation that a request is done in: the key's own, and the instance's first for the master key."""
        if isinstance(request.key, Parsed):
            return self._home(request.key)
        if isinstance(request.key, SignIn):
            return request.key.org
        if self._first is None:
            services = self.services
            self._first = await organisations.first_or_create(services.database, services.settings.organisation)
        return self._first

    async def _once(self, request: Request, judged: Judged | None) -> Done:
        operation = request.operation
        if operation.own_transaction:
            return await self._by_itself(request)
        if operation.writes:
            return await self._writing(request, judged)
        async with self.services.database.tenant(await self._org(request), reading=True) as tx:
            call, asked = await self._admit(request, tx)
            return done(operation, await operation.use(replace(call, tx=tx), asked))

    async def _by_itself(self, request: Request) -> Done:
        """An operation that opens its own transactions; under an Idempotency-Key while another one holds the key.

        Only a quarter of the connections may be held so, or all of them could wait for the rest.
        """
        remembered = self._remembered(request)
        if remembered is not None:
            await self._count(remembered.identity)
            with contextlib.suppress(Outdated, Moved, Elsewhere, Problem):
                return done(request.operation, await request.operation.use(remembered.call, request.asked))
            self._admissions.forget(remembered.place)
        async with self.services.database.statements(await self._org(request)) as tx:
            call, asked = await self._admit(request, tx, counted=remembered is None)
        use = partial(request.operation.use, call, asked)
        if request.idempotency_key is None:
            answer = done(request.operation, await use())
        else:
            async with self._outer, self.services.database.tenant(await self._org(request)) as tx:
                answer = await _once_only(request, call, tx, use)
        if request.operation.writes:
            self._written(request, call)
        return answer

    def _remembered(self, request: Request) -> _Remembered | None:
        """What the request was admitted by before, for an operation that checks it again; None: it is to be admitted anew.

        Whoever isn't clearly let in by it is admitted anew as well: only the store's own word refuses anybody.
        """
        key, asked, rechecks = request.key, request.asked, request.operation.rechecks
        if rechecks is None or request.idempotency_key is not None:
            return None
        if not isinstance(key, Parsed) or isinstance(asked, Problem) or not rechecks(asked):
            return None
        place = self._place(key, asked.named()[0])
        admitted = self._admissions.find(place)
        if admitted is None:
            return None
        identity, now = identity_of_key(place.org, admitted.key), self.services.clock()
        with contextlib.suppress(Problem):
            check(key, admitted.key, now)
            admission = Admission(key_id=key.key_id, standing=admitted.standing)
            call, _ = self._call(request, identity, admitted.agent, admission)
            self.uses.note(identity, now)
            return _Remembered(place=place, identity=identity, call=call)
        return None

    def _place(self, key: Parsed, agent: str | None) -> Place:
        return Place(self._home(key), key.key_id, agent or DEFAULT_AGENT)

    async def _writing(self, request: Request, judged: Judged | None) -> Done:
        """Admission, effect and kept answer in one transaction."""
        async with self.services.database.tenant(await self._org(request)) as tx:
            call, asked = await self._admit(request, tx)
            use = partial(request.operation.use, replace(call, tx=tx, judged=judged), asked)
            once = request.idempotency_key is not None
            answer = await _once_only(request, call, tx, use) if once else done(request.operation, await use())
        self._written(request, call, revised=tx.revised)
        return answer

    def _written(self, request: Request, call: Call, *, revised: bool = True) -> None:
        """What was committed may wait for its vector; an admission for an agent that was `revised` by it stands no more."""
        if revised and isinstance(request.key, Parsed) and not isinstance(request.asked, Problem):
            self._admissions.forget(self._place(request.key, request.asked.named()[0]))
        if self.services.backlog is not None:
            self.services.backlog.add(call.org)

    async def _admit(self, request: Request, tx: Tx, *, counted: bool = True) -> tuple[Call, Model]:
        """The key's row, its rate, its scope, its agent; and only then what is wrong with the request itself.

        A request that is admitted twice is `counted` once.
        """
        agent = None if isinstance(request.asked, Problem) else request.asked.named()[0]
        identity, known = await self._identify(request.key, tx, self.services.clock(), agent)
        if counted:
            await self._count(identity)
        return self._call(request, identity, known)

    def _call(
        self, request: Request, identity: Identity, known: AgentRow | None, admission: Admission | None = None
    ) -> tuple[Call, Model]:
        """Raises a `Problem` for who may not ask this, and then for what is wrong with the request."""
        permit(identity, request.operation)
        asked = request.asked
        if isinstance(asked, Problem):
            raise asked
        _not_retired(identity, request.operation, known)
        agent, namespace = asked.named()
        call = Call(
            services=self.services,
            org=identity.org,
            actor=identity.credential,
            agent=agent_of(identity, agent, request.operation.scope),
            namespace=namespace,
            credential=identity.credential,
            request_id=request.request_id,
            known=known,
            admission=admission,
            sign_in=identity.sign_in,
            visitor=request.visitor,
        )
        return call, asked

    async def _identify(
        self, key: Credential, tx: Tx, now: datetime, agent: str | None
    ) -> tuple[Identity, AgentRow | None]:
        if isinstance(key, Master):
            return key.identity(tx.org), None
        if isinstance(key, SignIn):
            return identity_of(key), await agents.by_name(tx, agent or DEFAULT_AGENT)
        if not isinstance(key, Parsed):
            raise TypeError("a cookie is looked up before its request is admitted")
        found = await identify(tx, key, now, agent or DEFAULT_AGENT)
        self._admissions.keep(self._place(key, agent), found)
        identity = identity_of_key(tx.org, found.key)
        self.uses.note(identity, now)
        return identity, found.agent

    async def _count(self, identity: Identity) -> None:
        rate = self._rate if identity.rate is None else RateLimitItemPerSecond(identity.rate)
        if not await self._limiter.hit(rate, identity.credential):
            raise RateLimited(1)


def _not_retired(identity: Identity, operation: Operation, known: AgentRow | None) -> None:
    """A retired agent answers no key, and nobody writes for it; a person may still look at it."""
    if known is None or known.retired_at is None:
        return
    if identity.sign_in is None or (operation.writes and operation.scope != "session"):
        raise Conflict(f"the agent {known.name} is retired", current=known.retired_at.isoformat())


def done(operation: Operation, result: Any) -> Done:
    """The operation's answer as bytes."""
    if isinstance(result, Answer):
        body = b"" if result.stream is not None else orjson.dumps(result.value)
        return Done(status=operation.status, body=body, cookies=result.cookies, stream=result.stream)
    return Done(status=operation.status, body=orjson.dumps(result))


async def _once_only(request: Request, call: Call, tx: Tx, use: Callable[[], Awaitable[Any]]) -> Done:
    """The first answer to this key is kept in the transaction that holds it, and given again ever after."""
    key, name, same = request.idempotency_key or "", request.operation.name, digest(request)
    match await idempotency.claim(tx, call.credential, key, name, same):
        case idempotency.Replay(status=status, body=body):
            return Done(status=status, body=body, replayed=True)
        case idempotency.Mismatch():
            raise IdempotencyMismatch
        case idempotency.InFlight():
            raise IdempotencyInFlight
        case idempotency.Fresh():
            pass
    answer = done(request.operation, await use())
    await idempotency.keep(tx, call.credential, key, name, same, answer.status, answer.body)
    return answer


def digest(request: Request) -> bytes:
    """Equal for two requests that ask the same, however their JSON is spaced and ordered."""
    same = [request.operation.name, request.values]
    return hashlib.sha256(orjson.dumps(same, option=orjson.OPT_SORT_KEYS)).digest()
