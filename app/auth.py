"""Who asks: reads the credential of a request and looks the key up, once, in the transaction that will do the work.

A signed-in person is looked up before it, since people are across organisations.
"""

from __future__ import annotations

import asyncio
import hmac
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app import keys, signin
from app.errors import Forbidden, Unauthorized
from app.roles import LEAST, SCOPES_OF
from app.signin import SignIn, check_origin
from store import keys as stored_keys
from store import moving

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from pydantic import SecretStr

    from app.negotiate import Fields
    from app.operations import Operation
    from app.seal import Sealed
    from app.services import Services
    from app.visitor import Visitor
    from store.database import Database, Tx
    from store.keys import Admitted, KeyRow

USED_EVERY = 60.0
"""Seconds between two notes that a key was used: `last_used_at` is right to a minute and costs no write a request."""

DEFAULT_AGENT = "default"

_BEARER = re.compile(r"[Bb][Ee][Aa][Rr][Ee][Rr] +([!-~]{1,512})", re.ASCII)


@dataclass(frozen=True, slots=True, kw_only=True)
class Identity:
    """A key, or a person, that was found good. `agent` is the only one it may name; None: any."""

    org: int
    key_id: int
    scopes: frozenset[str]
    agent: str | None
    sign_in: SignIn | None = None
    rate: int | None = None
    """Requests a second that its organisation grants a key; None: as many as the service does."""

    @property
    def credential(self) -> str:
        """What its idempotency keys, its rate and its writes are booked on."""
        if self.sign_in is not None:
            return self.sign_in.actor
        return f"key:{self.key_id}" if self.key_id else "master"


@dataclass(frozen=True, slots=True)
class Master:
    """The master key, found good: it provisions and revokes the keys of agents, and can do nothing else."""

    def identity(self, org: int) -> Identity:
        """As what it acts, in the instance's first organisation."""
        return Identity(org=org, key_id=0, scopes=frozenset({"master"}), agent=None)


@dataclass(frozen=True, slots=True)
class Nobody:
    """No credential at all, for what is open to whoever isn't signed in yet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cookie:
    """The signed cookie of a request, found good; `token` is the CSRF token that it carries, if any."""

    sealed: Sealed
    token: str | None


Credential = keys.Parsed | Master | Nobody | Cookie | SignIn


class KeyMoved(Exception):  # noqa: N818 - named after what happened
    """The key's row is in the organisation `org`, where its agent went: ask again there. Nobody is told of it."""

    def __init__(self, key_id: int, org: int) -> None:
        super().__init__(key_id, org)
        self.key_id = key_id
        self.org = org


def read(operation: Operation, fields: Fields, who: Visitor, services: Services) -> Credential:
    """The credential of a request for `operation`, of the kind that opens it; nothing is asked of the database.

    A key stands before a cookie: a program that sends one means it. A page of another origin may write nothing.
    """
    if operation.scope == "open":
        check_origin(fields, who)
        return Nobody()
    given = fields.get(b"authorization", ())
    if operation.face == "context" and operation.scope != "master" and not given and b"cookie" in fields:
        sealed = signin.read(services.door, fields, who, services.clock())
        if operation.method != "GET":
            check_origin(fields, who)
        token = fields.get(signin.TOKEN_FIELD, [])
        return Cookie(sealed=sealed, token=token[0].decode("latin-1") if len(token) == 1 else None)
    return _read_bearer(operation, given, services.settings.master_key)


def _read_bearer(operation: Operation, fields: Sequence[bytes], master_key: SecretStr | None) -> Credential:
    if operation.scope == "master":
        return read_master(fields, master_key)
    parsed = read_key(fields)
    if not is_of_its_kind(operation, parsed):
        raise Unauthorized("malformed: this is the key of a host; the provenance store takes the key of an agent")
    return parsed


def is_of_its_kind(operation: Operation, key: keys.Parsed) -> bool:
    """Whether keys of this kind open the operation: the provenance store takes the key of an agent, and no host's."""
    return operation.face != "provenance" or key.kind == "agent"


def read_master(fields: Sequence[bytes], master_key: SecretStr | None) -> Master:
    """Raises `Unauthorized` for whatever isn't the master key, and for everything where there is none."""
    given = _bearer(fields).encode("latin-1")
    kept = b"" if master_key is None else master_key.get_secret_value().encode()
    if not hmac.compare_digest(given, kept):
        raise Unauthorized("unknown: this is not the master key")
    return Master()


def read_key(fields: Sequence[bytes]) -> keys.Parsed:
    """The key in the Authorization fields of a request, its checksum verified; nothing is asked of the database.

    Raises `Unauthorized` whose message tells a missing credential from a malformed one.
    """
    parsed = keys.parse(_bearer(fields))
    if parsed is None:
        raise Unauthorized("malformed: this is no API key of Foreword, or a character of it is wrong")
    return parsed


def _bearer(fields: Sequence[bytes]) -> str:
    if not fields:
        raise Unauthorized("missing: send Authorization: Bearer followed by an API key")
    if len(fields) > 1:
        raise Unauthorized("malformed: more than one Authorization field")
    found = _BEARER.fullmatch(fields[0].decode("latin-1").strip(" \t"))
    if found is None:
        raise Unauthorized("malformed: the field must read Bearer, a space, and an API key")
    return found[1]


async def identify(tx: Tx, parsed: keys.Parsed, now: datetime, agent: str = DEFAULT_AGENT) -> Admitted:
    """The key's row, found by its public id and compared as a whole; `tx` is of the organisation that the key names.

    With it comes the agent that the key is bound to, else the one of the name `agent`. Raises `Unauthorized` whose message
    tells unknown, revoked and expired apart, and `KeyMoved` for a key whose row went to another organisation.
    """
    found = await stored_keys.admit(tx, parsed.key_id, agent)
    if found is None and (there := await moving.key_went(tx, parsed.key_id)) is not None:
        raise KeyMoved(parsed.key_id, there)
    if found is None:
        raise Unauthorized("unknown: no such API key here")
    check(parsed, found.key, now)
    return found


def check(parsed: keys.Parsed, row: KeyRow, now: datetime) -> None:
    """Raises `Unauthorized` where the key isn't the one that the row is of, or is good no more."""
    if not keys.matches(parsed, row.hash):
        raise Unauthorized("unknown: no such API key here")
    if row.revoked_at is not None:
        raise Unauthorized("revoked: this API key was revoked; ask for a new one")
    if row.expires_at is not None and row.expires_at <= now:
        raise Unauthorized("expired: this API key is past its end; ask for a new one")


def identity_of_key(org: int, row: KeyRow) -> Identity:
    """What the holder of a key that was found good may do."""
    return Identity(org=org, key_id=row.key_id, scopes=frozenset(row.scopes), agent=row.agent, rate=row.rate_limit)


async def welcome(services: Services, operation: Operation, given: Cookie | SignIn, now: datetime) -> SignIn:
    """The person of a cookie, their row checked; a writing request has to carry the token of their sign-in."""
    if isinstance(given, SignIn):
        return given
    who = await signin.admit(services, given.sealed, now)
    if operation.method != "GET":
        signin.check_token(who, given.token)
    return who


def identity_of(who: SignIn) -> Identity:
    """What a signed-in person may do with the operations of keys: as their role says."""
    return Identity(org=who.org, key_id=0, scopes=frozenset(SCOPES_OF[who.role]), agent=None, sign_in=who)


def permit(identity: Identity, operation: Operation) -> None:
    """Raises `Forbidden` where the key lacks the scope or the person the role, `Unauthorized` where no key is enough."""
    scope, who = operation.scope, identity.sign_in
    if scope == "session":
        if who is None:
            raise Unauthorized("this needs a signed-in person; an API key can't do it")
        if not operation.elsewhere and not who.may(operation.power):
            least = LEAST[operation.power]
            raise Forbidden(f"this needs the role {least}; yours is {who.role}", required_role=least)
        return
    if scope == "master" and scope not in identity.scopes:
        raise Unauthorized("this needs the master key; no other key can do it")
    if scope not in identity.scopes:
        raise Forbidden(f"this API key lacks the scope {scope}", required_scope=scope)


def agent_of(identity: Identity, asked: str | None, scope: str) -> str:
    """The agent that a request speaks of; `Forbidden` where the key is bound to another."""
    if identity.agent is None:
        return asked or DEFAULT_AGENT
    if asked is not None and asked != identity.agent:
        raise Forbidden("this API key is bound to another agent", required_scope=scope, agent=identity.agent)
    return identity.agent


class Uses:
    """Notes when keys were last used: at most once a minute a key, in the background, and never in a request's way."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._noted: dict[int, float] = {}
        self._running: set[asyncio.Task[None]] = set()

    def note(self, identity: Identity, now: datetime) -> None:
        """Remember it, or do nothing when it was remembered a moment ago."""
        at = now.timestamp()
        if at - self._noted.get(identity.key_id, 0.0) < USED_EVERY:
            return
        self._noted[identity.key_id] = at
        task = asyncio.get_running_loop().create_task(self._write(identity, now))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def settle(self) -> None:
        """Waits for the notes under way."""
        await asyncio.gather(*self._running, return_exceptions=True)

    async def _write(self, identity: Identity, now: datetime) -> None:
        try:
            async with self._database.tenant(identity.org) as tx:
                await stored_keys.used(tx, identity.key_id, now)
        except Exception:  # noqa: BLE001 - a note that is lost is made again by the next request
            self._noted.pop(identity.key_id, None)
