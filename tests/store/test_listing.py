"""Lists: a walk by cursor yields every row exactly once while others write, in every order and under every filter."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

import pytest

from store import agents, cursor, listing, memories
from store.cursor import BadCursor
from store.memories import PageFilter
from tests.store.shelves import START, at, teach
from tests.store.test_memories import change

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from memory.row import Memory
    from tests.store.conftest import Tenant

pytestmark = pytest.mark.anyio


async def page(tenant: Tenant, wanted: PageFilter, **asked: Any) -> tuple[list[Memory], str | None]:
    async with tenant.tx(reading=True) as tx:
        return await memories.page(tx, tenant.agent, wanted, **asked)


async def walk(
    tenant: Tenant, wanted: PageFilter, limit: int, between: Callable[[int], Awaitable[object]] | None = None
) -> list[int]:
    seen: list[int] = []
    place: str | None = None
    for n in range(1000):
        rows, place = await page(tenant, wanted, cursor=place, limit=limit)
        seen += [m.id for m in rows]
        if place is None:
            return seen
        if between is not None:
            await between(n)
    raise AssertionError("the walk doesn't end")


@pytest.mark.parametrize("limit", [1, 3, 7, 50])
@pytest.mark.parametrize("sort", ["recent", "created", "accessed"])
async def test_a_walk_meets_each_row_once(tenant: Tenant, sort: Any, limit: int) -> None:
    born = [
        m
        for n in range(7)
        for m in await teach(tenant, f"a {n}", f"b {n}", learned_at=at(n // 2), placed_at=at(n // 2))
    ]
    seen = await walk(tenant, PageFilter(sort=sort), limit)
    oldest_first = [m.id for m in sorted(born, key=lambda m: (m.learned_at, m.id))]
    assert seen == (oldest_first if sort == "created" else oldest_first[::-1])


@pytest.mark.parametrize("sort", ["recent", "created", "accessed"])
async def test_a_walk_meets_each_row_once_while_others_write(tenant: Tenant, sort: Any) -> None:
    async with tenant.tx() as tx:
        now = await tx.now()
    born = [m for n in range(20) for m in await teach(tenant, f"row {n}", learned_at=now - timedelta(hours=30 - n))]
    ids = [m.id for m in born]

    async def meanwhile(n: int) -> None:
        later = datetime.now(UTC)
        async with tenant.tx() as tx:
            await agents.lock(tx, tenant.agent)
            await memories.touched(tx, tenant.agent, [ids[(n * 7) % 20], ids[(n * 3) % 20]], "s", later)
            await agents.revise(tx, tenant.agent, later, "test")
        await teach(tenant, f"new {n}", learned_at=later, placed_at=later)

    seen = await walk(tenant, PageFilter(sort=sort), 3, meanwhile)
    old = [number for number in seen if number in ids]
    assert sorted(old) == ids
    assert len(seen) == len(set(seen))


async def test_filters(tenant: Tenant) -> None:
    (fact,) = await teach(tenant, "Die Brücke ist ROT", source="ops.md")
    (guess,) = await teach(tenant, "perhaps blue", status="hypothesis", tier="L3", source=None)
    (episode,) = await teach(tenant, "it happened", kind="episodic", namespace="n2")
    (gone,) = await teach(tenant, "was green")
    await change(tenant, replace(gone, status="retired"))
    (lapsed,) = await teach(tenant, "lapsed", expires_at=START)

    async def ids(**wanted: Any) -> list[int]:
        return [m.id for m in (await page(tenant, PageFilter(**wanted)))[0]]

    assert await ids() == [episode.id, guess.id, fact.id]
    assert await ids(status="all") == [gone.id, episode.id, guess.id, fact.id]
    assert await ids(status="retired") == [gone.id]
    assert await ids(status="hypothesis") == [guess.id]
    assert await ids(include_expired=True) == [lapsed.id, episode.id, guess.id, fact.id]
    assert await ids(tier="L3") == [guess.id]
    assert await ids(kind="episodic") == [episode.id]
    assert await ids(namespace="n2") == [episode.id]
    assert await ids(source="ops.md") == [fact.id]
    assert await ids(q="BRÜCKE ist rot") == [fact.id]
    assert await ids(q="100%_") == []
    assert await ids(q="perhaps", tier="L3", status="hypothesis") == [guess.id]


async def test_a_cursor_of_another_list_or_a_broken_one_is_refused(tenant: Tenant) -> None:
    await teach(tenant, "a", "b", "c")
    _, place = await page(tenant, PageFilter(), limit=1)
    assert place is not None
    for broken in (
        place[:-3],
        "",
        "ü",
        "e30",
        cursor.write("created", START, 1),
        cursor.write("recent", 1),
        "A" * 500,
        "bnVsbA",
    ):
        with pytest.raises(BadCursor):
            await page(tenant, PageFilter(), cursor=broken)
    with pytest.raises(BadCursor):
        await page(tenant, PageFilter(sort="accessed"), cursor=place)


def test_a_cursor_holds_any_place() -> None:
    for place in ((1,), (START, 2**53), (at(-1e6), 1, at(3.000001))):
        assert cursor.read("list", cursor.write("list", *place)) == place


@pytest.mark.parametrize("sort", ["recent", "created", "accessed"])
async def test_what_few_rows_hold_is_found_page_by_page(
    tenant: Tenant, sort: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One page looks at a bounded number of rows: it may be short, or empty, and the walk goes on."""
    monkeypatch.setattr(listing, "MOST", 15)
    born = [
        m
        for n in range(12)
        for m in await teach(
            tenant, *(f"row {n} {k}{' needle' if n % 5 == 1 and k == 3 else ''}" for k in range(10)), placed_at=at(n)
        )
    ]
    wanted = PageFilter(sort=sort, q="NEEDLE")
    pages, place = [], None
    while not pages or place is not None:
        rows, place = await page(tenant, wanted, cursor=place, limit=2)
        pages.append([m.id for m in rows])
    assert sorted(number for each in pages for number in each) == [m.id for m in born if "needle" in m.content]
    assert [] in pages
    assert await walk(tenant, PageFilter(sort=sort, tier="L3"), 2) == []


ODD = (
    "",
    "a",
    "É",
    "ﬁn",
    "ünïcödé",
    "東京",
    "都",
    "\U0001f600",
    "100%_\\",
    "straße",
    "σς",
    "'; --",
    " ",
    "\n",
    "\x7f",
    "ab" * 300,
)


async def test_a_sieve_loses_no_row_that_holds_what_is_looked_for(tenant: Tenant) -> None:
    """Every part of every odd text, asked of the database's own search: where it is found, the sieve lets the row pass."""
    texts = [f"{a}{b}{c}" for a in ODD for b in ODD for c in ("", "x", "É")]
    parts = sorted({text[at : at + length] for text in texts for at in (0, 1, 3) for length in (1, 2, 3, 7)} - {""})
    async with tenant.tx() as tx:
        lost = await tx.value(
            "SELECT count(*) FROM unnest($1::text[]) AS t CROSS JOIN unnest($2::text[]) AS p "
            "WHERE position(lower(p) IN lower(t)) > 0 AND sieve_of(t, 's', '{d,e}') & sieve_of(upper(p), 's', '{e}') "
            "<> sieve_of(upper(p), 's', '{e}') AND position(lower(upper(p)) IN lower(t)) > 0",
            texts,
            parts,
        )
        passed = await tx.value(
            "SELECT count(*) FROM unnest($1::text[]) AS t, sieve_of('zqj', NULL, NULL) AS asked "
            "WHERE sieve_of(t, NULL, NULL) & asked = asked",
            [f"The port of node-{n}.internal is {5000 + n}, as it was before" for n in range(1000)],
        )
    assert lost == 0
    assert passed < 100, "it holds back nearly all that lack it"


async def test_every_filter_finds_what_it_names_and_nothing_else(tenant: Tenant) -> None:
    rows = []
    for n in range(40):
        rows += await teach(
            tenant,
            f"row {n} of the {'harbour' if n % 3 else 'quay'}",
            source=("ops.md", "wiki", None)[n % 3],
            domains=(("operations",), ("operations", "é"), ())[n % 3],
            namespace=("default", "other")[n % 2],
            tier=("L1", "L2", "L3")[n % 3],
        )
    for sort in ("recent", "created", "accessed"):
        for wanted in (
            PageFilter(source="wiki"), PageFilter(domain="é"), PageFilter(domain="operations", namespace="other"),
            PageFilter(q="QUAY", source="ops.md"), PageFilter(q="y"), PageFilter(q="of", tier="L3"), PageFilter(q="nowhere"),
        ):  # fmt: skip
            asked = replace(wanted, sort=sort)  # type: ignore[arg-type] # one of the three
            found = await walk(tenant, asked, 7)
            expected = [
                m.id
                for m in rows
                if (wanted.source is None or m.source == wanted.source)
                and (wanted.domain is None or wanted.domain in m.domains)
                and (wanted.namespace is None or m.namespace == wanted.namespace)
                and (wanted.tier is None or m.tier == wanted.tier)
                and (wanted.q is None or wanted.q.lower() in m.content.lower())
            ]
            assert sorted(found) == expected, asked
