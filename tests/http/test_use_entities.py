"""Entities over HTTP: listed with counts and rows, gone at once with these, found for rows of before, and weighed when named."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import pytest

from tests.shape.errors import assert_error

if TYPE_CHECKING:
    from tests.http.service import Host

pytestmark = pytest.mark.anyio


async def listed(host: Host, **asked: Any) -> dict[str, tuple[int, list[int]]]:
    rows = await host.all("/v1/entities", **asked)
    names = [row["name"].casefold() for row in rows]
    assert names == sorted(set(names))
    assert all(row["count"] >= len(row["memories"]) >= 1 for row in rows)
    return {row["name"]: (row["count"], row["memories"]) for row in rows}


async def test_names_and_identifiers_with_their_rows_newest_first(host: Host) -> None:
    first = await host.hold("We met Anna Schmidt at db-stg-01.internal")
    second = await host.hold("Ask Anna Schmidt about ops/deploy.md", tier="L3")
    told = await host.post("/v1/episodes", content="The rack of DB-STG-01.internal was moved.", sessionId="s")
    third = told["episode"]["id"]
    assert await listed(host) == {
        "Anna Schmidt": (2, [second, first]),
        "DB-STG-01.internal": (2, [third, first]),
        "ops/deploy.md": (1, [second]),
    }
    kinds = {row["name"]: row["kind"] for row in await host.all("/v1/entities")}
    assert kinds == {"Anna Schmidt": "name", "DB-STG-01.internal": "identifier", "ops/deploy.md": "identifier"}
    assert await listed(host.of(agent="nobody")) == {}


async def test_a_prefix_in_any_case_and_pages_of_any_size(host: Host) -> None:
    for name in ("Anna", "Anton", "Berta", "ANNELISE", "Änne"):
        await host.hold(f"We met {name.title()} in hall {name[0]}1.")
    assert list(await listed(host, q="an")) == ["Anna", "Annelise", "Anton"]
    assert list(await listed(host, q="ANNE")) == ["Annelise"]
    assert list(await listed(host, q="zz")) == []
    whole = await listed(host)
    assert await listed(host, limit=1) == await listed(host, limit=2) == whole
    assert {"Änne", "Berta"} <= set(whole)


async def test_a_walk_meets_each_once_while_others_write(host: Host) -> None:
    for n in range(12):
        await host.hold(f"We met Name{chr(97 + n)} yesterday")
    before = set(await listed(host))
    seen: list[str] = []
    cursor: str | None = None
    while True:
        page = await host.get("/v1/entities", limit=3, **({} if cursor is None else {"cursor": cursor}))
        seen += [row["name"] for row in page["entities"]]
        cursor = page["nextCursor"]
        if cursor is None:
            break
        await host.hold(f"We met Aaron and {seen[-1]} again, number {len(seen)}")
    assert before <= set(seen)
    assert len(seen) == len(set(seen))


async def test_retired_rows_count_no_more_at_once(host: Host) -> None:
    one, two, three = [await host.hold(f"We met Caroline in hall number {n}") for n in range(3)]
    await host.post(f"/v1/memories/{one}/forget", reason="wrong")
    assert await listed(host, q="caro") == {"Caroline": (2, [three, two])}
    new = (await host.post(f"/v1/memories/{two}/supersede", content="We met Melanie there", source="x"))["new"]["id"]
    assert await listed(host) == {"Caroline": (1, [three]), "Melanie": (1, [new])}
    await host.post("/v1/memories", items=[{"content": "We met Bert by chance", "ttlHours": 1}])
    assert "Bert" in await listed(host)
    host.whole.clock.ahead = timedelta(hours=1, seconds=1)
    assert "Bert" not in await listed(host)
    await host.maintain("prune-expired")
    assert set(await listed(host)) == {"Caroline", "Melanie"}


async def test_consolidated_episodes_are_spoken_of_by_their_summary(host: Host) -> None:
    for content in ("We met Caroline at the dock.", "We left with Caroline and Bert."):
        await host.post("/v1/episodes", content=content, sessionId="s", source="log")
    summary = (await host.post("/v1/consolidate"))["details"][0]["semanticId"]
    assert (await listed(host))["Caroline"] == (1, [summary])


async def test_a_namespace_counts_its_own(host: Host) -> None:
    here = await host.hold("We met Caroline here", namespace="here")
    await host.hold("We met Caroline there", namespace="there")
    assert await listed(host, namespace="here") == {"Caroline": (1, [here])}
    assert (await listed(host))["Caroline"][0] == 2


async def test_the_newest_of_several_namespaces_are_named_together(host: Host) -> None:
    numbers = [await host.hold(f"We met Caroline on day {n}", namespace=f"n{n % 3}") for n in range(24)]
    for gone in numbers[20:22]:
        await host.post(f"/v1/memories/{gone}/forget", reason="wrong")
    left = [*numbers[:20], *numbers[22:]]
    assert await listed(host) == {"Caroline": (22, left[:-21:-1])}
    assert await listed(host, namespace="n1") == {"Caroline": (8, [n for n in numbers[1::3] if n in left][::-1])}


async def test_what_is_counted_is_what_there_is(host: Host) -> None:
    """After many writers at once, retirements and an end: the kept numbers are those that a count of the mentions gives."""
    await asyncio.gather(*(host.hold(f"We met Caroline and Bert on day {n}", namespace=f"n{n % 2}") for n in range(12)))
    numbers = [n for _, ids in (await listed(host)).values() for n in ids][:6]
    await asyncio.gather(*(host.post(f"/v1/memories/{n}/forget", reason="x") for n in set(numbers)))
    async with host.whole.services.database.tenant(host.org) as tx:
        counted = "SELECT agent_id, entity, namespace, count(*) FROM mentions WHERE org_id = $1 GROUP BY 1, 2, 3 ORDER BY 1, 2, 3"
        kept = "SELECT agent_id, entity, namespace, times FROM mention_counts WHERE org_id = $1 ORDER BY 1, 2, 3"
        there, told = await tx.fetch(counted, host.org), await tx.fetch(kept, host.org)
    assert [tuple(row) for row in told] == [tuple(row) for row in there] != []


async def test_many_rows_are_counted_and_the_newest_named(host: Host) -> None:
    items = [{"content": f"We met Caroline on day {n}", "source": "x"} for n in range(30)]
    numbers = [row["id"] for row in (await host.post("/v1/memories", items=items))["stored"]]
    assert await listed(host) == {"Caroline": (30, numbers[:-21:-1])}


async def test_rows_of_before_are_read_by_a_pass(host: Host) -> None:
    number = await host.hold("We met Caroline at db-stg-01.internal")
    gone = await host.hold("We met Melanie at db-stg-02.internal")
    await host.post(f"/v1/memories/{gone}/forget", reason="x")
    whole = await listed(host)
    async with host.whole.services.database.tenant(host.org) as tx:
        await tx.run("DELETE FROM mentions WHERE org_id = $1", host.org)
        await tx.run("DELETE FROM mention_counts WHERE org_id = $1", host.org)
        await tx.run("UPDATE memories SET named = false WHERE org_id = $1", host.org)
    assert await listed(host) == {}
    assert await host.maintain("mentions") == 1
    assert await listed(host) == whole == {"Caroline": (1, [number]), "db-stg-01.internal": (1, [number])}
    assert await host.maintain("mentions") == 0


async def test_a_query_that_names_one_weighs_it(host: Host) -> None:
    other = await host.hold("The painter of hall four likes blue")
    number = await host.hold("The painter of hall four, says Caroline Weber, likes red")
    hits = (await host.post("/v1/recall", query="what does the painter of hall four like, says Caroline?"))["results"]
    assert [hit["memory"]["id"] for hit in hits] == [number, other]
    assert "speaks of Caroline Weber" in hits[0]["reason"]
    assert "speaks of" not in hits[1]["reason"]


async def test_a_strangers_entities_and_bad_cursors(host: Host, stranger: Host) -> None:
    await host.hold("We met Caroline at the dock")
    assert await listed(stranger) == {}
    for cursor in ("x", "WyJyZWNlbnQiLCIyIl0", "WyJlbnRpdGllcyIsM10"):
        reply = await host.ask("GET", "/v1/entities", {"cursor": cursor})
        assert_error(reply.status_code, reply.headers, reply.json(), "InvalidRequest")
