"""One request as a use-case sees it: who asks, for which agent and namespace, and the transaction it works in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.services import Services
    from app.use.judging import Judged
    from store.agents import AgentRow
    from store.database import Tx


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
    judged: Judged | None = None
    """What the operation's `before` came to; None where it has none."""

    def transaction(self) -> Tx:
        """The open transaction; a mistake in the operations table raises here, not in the middle of a query."""
        if self.tx is None:
            raise RuntimeError("this operation is declared to open its own transaction")
        return self.tx
