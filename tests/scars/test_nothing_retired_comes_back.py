"""After a 2xx no path shows what was retired, superseded or has expired, but for the views of history."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from app.call import Call
from app.models.memories import MemoryIn
from app.use.erase import erase_memory

if TYPE_CHECKING:
    from tests.http.service import Host

pytestmark = pytest.mark.anyio

GONE = "The zeppelin hangar code is ZQ-417."
ASKED = "what is the zeppelin hangar code ZQ-417"


async def forgotten(host: Host) -> int:
    number = await host.hold(GONE)
    await host.post(f"/v1/memories/{number}/forget", reason="gone")
    return number


async def deleted(host: Host) -> int:
    number = await host.hold(GONE, tier="L0")
    await host.ask("DELETE", f"/v1/memories/{number}")
    return number


async def superseded(host: Host) -> int:
    number = await host.hold(GONE)
    await host.post(f"/v1/memories/{number}/supersede", content="The airship shed has a keypad.", source="ops")
    return number


async def corrected(host: Host) -> int:
    number = await host.hold(GONE)
    report = await host.turn("Correction: the zeppelin hangar code is ZQ-418.")
    assert [row["old"] for row in report["superseded"]] == [number]
    return number


async def lost(host: Host) -> int:
    number = await host.hold(GONE)
    tension = await host.post(
        "/v1/tensions", claimA={"memoryId": number}, claimB="There is no hangar.", question="Which?"
    )
    await host.post(f"/v1/tensions/{tension['id']}/resolve", winner="b", resolution="it burnt down")
    return number


async def expired(host: Host) -> int:
    return await host.hold(GONE, ttlHours=0.0000001)


async def erased(host: Host) -> int:
    """By the use-case itself: who may is told elsewhere, and a key may not."""
    number = await host.hold(GONE)
    services = host.whole.services
    async with services.database.tenant(host.org) as tx:
        call = Call(
            services=services,
            org=host.org,
            actor="person:1",
            agent="default",
            namespace=None,
            credential="person:1",
            request_id="erase",
            tx=tx,
        )
        await erase_memory(call, MemoryIn(id=number))
    return number


KNOWN = [forgotten, deleted, superseded, corrected, lost]
"""Ends that history still knows the text of."""
ENDS = [*KNOWN, expired, erased]


@pytest.mark.parametrize("end", ENDS, ids=lambda end: end.__name__)
async def test_no_path_shows_it_again(host: Host, end: Any) -> None:
    await host.hold("The lighthouse keeper is Dana.")
    await host.post("/v1/context", userMessage=ASKED, sessionId="s")
    number = await end(host)
    for more in ({}, {"include": [number]}, {"sessionId": "s"}, {"recall": "lexical"}, {"namespace": "default"}):
        block = await host.post("/v1/context", userMessage=ASKED, **more)
        assert "ZQ-417" not in block["text"]
        assert number not in [entry["id"] for entry in (*block["entries"], *block["leftOut"])]
        assert number not in ((block["correction"] or {}).get("likelyStale") or [])
    for more in ({}, {"mode": "lexical"}, {"tiers": ["L0", "L1", "L2", "L3"]}, {"kinds": ["semantic", "episodic"]}):
        hits = (await host.post("/v1/recall", query=ASKED, **more))["results"]
        assert number not in [hit["memory"]["id"] for hit in hits]
    for asked in ({}, {"q": "zeppelin"}, {"status": "fact"}, {"sort": "accessed"}, {"tier": "L1"}):
        assert number not in [row["id"] for row in await host.all("/v1/memories", **asked)]
    assert await host.all("/v1/tensions") == []
    counted = (await host.get("/v1/stats"))["memories"]
    assert sum(sum(part.values()) for name, part in counted.items() if name == "byTier") in (
        0,
        len(await host.live()),
    )
    explained = await host.post("/v1/context/explain", memoryId=number, userMessage=ASKED)
    assert explained["included"] is False
    # Taught anew it is a new row: the retired one takes nothing in.
    report = await host.turn(GONE)
    assert [row["id"] for row in report["stored"]] != [number]
    assert report["folded"] == []


@pytest.mark.parametrize("end", KNOWN, ids=lambda end: end.__name__)
async def test_history_still_knows_it(host: Host, end: Any) -> None:
    number = await end(host)
    assert (await host.memory(number))["status"] == "retired"
    assert (await host.get(f"/v1/memories/{number}/lineage"))["memory"]["content"] == GONE
    assert number in [row["id"] for row in await host.all("/v1/memories", status="retired")]
    hits = (await host.post("/v1/recall", query=ASKED, includeRetired=True))["results"]
    assert number in [hit["memory"]["id"] for hit in hits]
