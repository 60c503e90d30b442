"""Consolidation cut between any two of its statements: each cluster is whole or untouched, and a second run finishes."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Any

import pytest

from tests.http.service import host, stranger, whole
from tests.scars.test_no_partial_write import Counter, counted
from tests.scars.writes import everything

if TYPE_CHECKING:
    from tests.http.service import Host

__all__ = ["host", "stranger", "whole"]

pytestmark = pytest.mark.anyio


async def happened(host: Host, namespace: str) -> list[int]:
    items = [
        {"content": f"Run {n} of the {namespace} export failed on host-{n}.internal.", "kind": "episodic"}
        for n in range(2)
    ]
    return [row["id"] for row in (await host.of(namespace=namespace).post("/v1/memories", items=items))["stored"]]


async def clusters_of(host: Host, groups: list[list[int]]) -> list[int | None]:
    """The summary of each group, None where it is untouched; a group that is anything else fails."""
    found: list[int | None] = []
    for group in groups:
        rows = [await host.memory(number) for number in group]
        summaries = {row["supersededBy"] for row in rows}
        assert len(summaries) == 1, "half a cluster"
        (summary,) = summaries
        assert {row["status"] for row in rows} == {"hypothesis" if summary is None else "retired"}
        if summary is not None:
            line = await host.get(f"/v1/memories/{summary}/lineage")
            assert [parent["id"] for parent in line["parents"]] == group
            assert [event["kind"] for event in line["events"]] == ["created"]
        found.append(summary)
    return found


async def test_cut_at_any_statement_every_cluster_is_whole_or_untouched(host: Host) -> None:
    at, seen = 0, set[tuple[bool, ...]]()
    while True:
        at += 1
        agent = host.of(agent=f"cut at {at}")
        groups = [await happened(agent, "a"), await happened(agent, "b")]
        with counted(Counter(at)):
            reply = await agent.ask("POST", "/v1/consolidate")
        made = await clusters_of(agent, groups)
        seen.add(tuple(number is not None for number in made))
        if reply.status_code == 200:
            break
        assert reply.status_code == 500
        told: Any = await agent.post("/v1/consolidate")
        assert told["semanticCreated"] == made.count(None)
        assert None not in await clusters_of(agent, groups)
    assert at > 20
    assert seen == {(False, False), (True, False), (True, True)}


async def test_the_pass_cut_at_any_statement_leaves_no_half_cluster(host: Host) -> None:
    groups = [await happened(host, "a")]
    host.whole.clock.ahead = timedelta(days=8)
    before = await everything(host)
    at = 0
    while True:
        at += 1
        try:
            with counted(Counter(at)):
                assert await host.maintain("consolidate") == 2
        except RuntimeError:
            if (await clusters_of(host, groups))[0] is None:
                assert await everything(host) == before
                continue
        break
    assert at > 15
    assert None not in await clusters_of(host, groups)
