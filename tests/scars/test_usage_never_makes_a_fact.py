"""Counts rank, they never grant truth: only `observe` makes a fact of a hypothesis."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.http.service import Host

pytestmark = pytest.mark.anyio


async def test_a_hypothesis_that_is_served_recalled_restated_and_promoted_stays_one(host: Host) -> None:
    number = await host.hold("The proton bridge needs the IMAP port opened.", source=None, tier="L3")
    for session in ("a", "b", "c", "d"):
        await host.post("/v1/context", userMessage="open the proton bridge IMAP port", sessionId=session)
        await host.post("/v1/recall", query="proton bridge")
        await host.post("/v1/memories", items=[{"content": "The proton bridge needs the IMAP port opened."}])
    await host.turn("The proton bridge uses an IMAP mailbox for alerts.")
    await host.patch(f"/v1/memories/{number}", tier="L0", domains=["mail"])
    row = await host.memory(number)
    assert row["accessCount"] >= 4
    assert row["restatements"] == 4
    assert (row["status"], row["confidence"], row["lastObservedAt"]) == ("hypothesis", 0.5, None)
    assert "(unverified)" in (await host.block())["text"]
    assert (await host.post(f"/v1/memories/{number}/observe"))["status"] == "fact"


async def test_a_fact_said_beside_a_hypothesis_is_a_row_of_its_own(host: Host) -> None:
    guessed = await host.hold("The staging port is 5432.", source=None)
    (row,) = (await host.turn("The staging port is 5432."))["stored"]
    assert row["status"] == "fact"
    assert (await host.memory(guessed))["status"] == "hypothesis"
