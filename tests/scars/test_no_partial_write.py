"""A write that fails between any two of its statements leaves nothing behind, and is done whole when asked again."""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any

import pytest

from store.database import Tx
from tests.scars.writes import WRITES, Write, everything, write
from tests.shape.errors import assert_error

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.http.service import Host

pytestmark = pytest.mark.anyio

ASKS = ("fetch", "row", "value", "run", "each")


class CutError(RuntimeError):
    """The process is gone at this statement."""


class Counter:
    """Counts the statements of transactions, and cuts at one of them."""

    def __init__(self, at: int | None = None) -> None:
        self.at, self.done = at, 0

    def note(self) -> None:
        self.done += 1
        if self.done == self.at:
            raise CutError


COUNTED: ContextVar[Counter | None] = ContextVar("COUNTED", default=None)
"""Who counts in this context: what another service in this process does meanwhile is not the request's."""


@contextmanager
def counted(counter: Counter) -> Iterator[None]:
    told = COUNTED.set(counter)
    with pytest.MonkeyPatch.context() as patch:
        for name in ASKS:
            real = getattr(Tx, name)

            async def ask(self: Tx, *args: Any, real: Any = real) -> Any:
                if COUNTED.get() is counter:
                    counter.note()
                return await real(self, *args)

            patch.setattr(Tx, name, ask)
        try:
            yield
        finally:
            COUNTED.reset(told)


async def fails(host: Host, asked: Write, at: int) -> bool:
    with counted(Counter(at)) as _:
        reply = await host.ask(asked.method, asked.path, asked.body, Idempotency_Key="k")
    if reply.status_code < 300:
        return False
    assert_error(reply.status_code, reply.headers, reply.json(), "Internal")
    return True


ATOMIC = [row for row in WRITES if not row.own_transaction]
"""Consolidation writes one cluster a transaction: tests/faults/test_consolidation_cut.py."""


@pytest.mark.parametrize("operation", ATOMIC, ids=lambda row: row.name)
async def test_cut_at_any_statement_it_has_written_nothing(host: Host, operation: Any) -> None:
    asked = await write(host, operation)
    await host.whole.room.uses.settle()
    before = await everything(host)
    at = 1
    while await fails(host, asked, at):
        await host.whole.room.uses.settle()
        assert await everything(host) == before, f"cut at statement {at}"
        at += 1
    assert at > 5
    assert await everything(host) != before


async def test_a_turn_that_stores_folds_corrects_promotes_and_clashes_is_one_write(host: Host) -> None:
    await host.hold("We use Helm for deploys.")
    await host.hold("Never force push.")
    await host.hold("The proxy listens on port 8080 and logs port 8080 to /var/log/proxy.log.")
    await host.hold("The proton bridge needs the IMAP port opened.", tier="L3")
    said = (
        "Actually, we switched to Kustomize for deploys. Never force push. The proxy listens on port 8081. "
        "The proton bridge uses an IMAP mailbox for alerts."
    )
    asked = Write(method="POST", path="/v1/turns", body={"userMessage": said, "sessionId": "s"})
    await host.whole.room.uses.settle()
    before = await everything(host)
    at = 1
    while await fails(host, asked, at):
        assert await everything(host) == before, f"cut at statement {at}"
        at += 1
    (report,) = [row["report"] for row in await host.all("/v1/turns", sessionId="s")]
    assert report["counts"] == {"stored": 3, "folded": 1, "superseded": 1, "rejected": 0, "tensions": 1, "promoted": 1}
