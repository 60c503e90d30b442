"""One request as a use-case sees it: who asks, for which agent and namespace, and the transaction it works in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from app.errors import Unauthorized
from app.visitor import NOBODY, Visitor

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from app.services import Services
    from app.signin import SignIn
    from app.use.judging import Judged
    from store.agents import AgentRow
    from store.database import Tx
    from store.injections import Admission


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """`tx` is open and commits after the use-case returns; it is None where the operation opens its own."""

    services: Services
    org: int
    actor: str
    """Who writes, for `attested_by` and events: `key:17`."""
    agent: str
    """The agent's name: as asked, as the key is bound, or "default"."""
    namespace: str | None
    """As asked; None: the agent's default on a write, all on a read."""
    credential: str
    """What an Idempotency-Key belongs to: equal to `actor` for keys."""
    request_id: str
    tx: Tx | None = None
    known: AgentRow | None = None
    """The agent's row as it was when the request was admitted; None where there is none of that name."""
    admission: Admission | None = None
    """Of a request that was admitted from memory: it is given nothing that isn't committed while this still stands."""
    judged: Judged | None = None
    """What the operation's `before` came to; None where it has none."""
    sign_in: SignIn | None = None
    """The person who asks, where one does; None: a key."""
    visitor: Visitor = NOBODY
    """Where the request comes from."""

    def transaction(self) -> Tx:
        """The open transaction; a mistake in the operations table raises here, not in the middle of a query."""
        if self.tx is None:
            raise RuntimeError("this operation is declared to open its own transaction")
        return self.tx

    def person(self) -> SignIn:
        """The person who asks; a mistake in the operations table raises here."""
        if self.sign_in is None:
            raise Unauthorized("this needs a signed-in person")
        return self.sign_in


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What a use-case answers where an object isn't all: cookies to set, as whole Set-Cookie fields, or a stream."""

    value: dict[str, Any]
    cookies: tuple[str, ...] = ()
    stream: AsyncIterator[bytes] | None = None
    """Instead of the object: lines of JSON, as they come."""
