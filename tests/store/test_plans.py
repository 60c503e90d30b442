"""Plans: every query reaches its rows by an index, in a table that was just filled and in one with statistics."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import asyncpg
import pytest

from store import sql
from store.database import Database
from tests.store.conftest import new_tenant

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from tests.store.conftest import Tenant

pytestmark = pytest.mark.anyio

ROWS = 30_000

FILL = """
INSERT INTO memories (org_id, agent_id, memory_id, learned_at, placed_at, confidence, index_cost, body_cost, tier, kind, status,
    namespace, content, gist, attested_by, tokens, parts, keys, normal_hash, fold_hash, expires_at, session_id)
SELECT {org}, {agent}, nextval('ids'), now() - n * interval '1 minute', now() - n * interval '1 minute', 1, 9, 11,
    (ARRAY['L1', 'L2', 'L2', 'L3'])[1 + n % 4], 'semantic', 'fact', 'default', 'content ' || n, 'gist', 'key:1',
    ARRAY['w' || n % 500, 'w' || n % 7, 'u' || n], '{{}}', ARRAY['host-' || n], int8send(n), int8send(n),
    CASE WHEN n % 50 = 0 THEN now() + interval '1 day' END, 's' || n % 100
FROM generate_series(1, {rows}) AS n;
INSERT INTO postings SELECT DISTINCT org_id, agent_id, t, namespace, memory_id, 1, 3
FROM memories CROSS JOIN LATERAL unnest(tokens || keys) AS t WHERE org_id = {org};
INSERT INTO token_counts SELECT org_id, agent_id, token, count(*) FROM postings WHERE org_id = {org} GROUP BY 1, 2, 3;
INSERT INTO events (org_id, agent_id, subject, subject_id, kind, rule, actor, at, after)
SELECT org_id, agent_id, 'memory', memory_id, 'created', 'learn', 'key:1', learned_at, '{{}}'
FROM memories WHERE org_id = {org};
INSERT INTO stages SELECT {org}, {agent}, n, n, now() - n * interval '1 minute', now() - n * interval '1 minute', n
FROM generate_series(1, 100) AS n;
INSERT INTO spans SELECT org_id, agent_id, memory_id, memory_id % 100, 2147483647, tier, namespace, placed_at, index_cost
FROM memories WHERE org_id = {org};
INSERT INTO tallies SELECT org_id, agent_id, 'w' || token, 0, memory_id % 100, count(*) FROM postings WHERE org_id = {org}
GROUP BY 1, 2, 3, 5;
INSERT INTO shed SELECT org_id, agent_id, token, namespace, memory_id + 1000000, 1, 2, factor, length FROM postings
WHERE org_id = {org};
INSERT INTO touches (org_id, agent_id, memory_id, session_id, at)
SELECT org_id, agent_id, memory_id, 's', now() FROM memories WHERE org_id = {org};
INSERT INTO accesses SELECT org_id, agent_id, memory_id, 's', now(), now(), memory_id % 100 > 0
FROM memories WHERE org_id = {org};
INSERT INTO tensions (org_id, agent_id, created_at, status, impact, a_text, b_text, question, origin, shape, pair_key)
SELECT org_id, agent_id, now(), 'open', 'low', 'a', 'b', 'which?', 'api', 'shape', 'pair ' || memory_id
FROM memories WHERE org_id = {org};
INSERT INTO parts (org_id, agent_id, key, text, memory_ids, entries, left_out)
VALUES ({org}, {agent}, 'k', '', '{{}}', '[]', '[]');
INSERT INTO injections (org_id, agent_id, at, revision, stable_tokens, volatile_tokens, total_tokens, max_tokens, saved_tokens,
    session_id, hash, part, memory_ids, rules, triggers, degraded, request, also, left_out, text, entries)
SELECT org_id, agent_id, now(), 0, 0, 0, 0, 0, 0, session_id, '', 'k', '{{}}', '{{}}', '{{}}', '{{}}', '{{}}', '{{}}',
    '[]', '', '[]' FROM memories WHERE org_id = {org};
UPDATE agents SET memories = {rows} WHERE org_id = {org};
"""

LARGE = {
    "tensions",
    "memories",
    "postings",
    "token_counts",
    "events",
    "touches",
    "accesses",
    "injections",
    "turns",
    "outcomes",
    "spans",
    "tallies",
    "shed",
}

WHOLE = {
    ("stats", "days"), ("stats", "rules"), ("stats", "rejections"), ("stats", "merges"),
    ("past", "gone"),
}  # fmt: skip
"""Queries that read all of an agent's or an organisation's rows, and say so."""

HOT = {
    ("shelf", "found_in"): {"postings_pkey", "memories_pkey", "token_counts_pkey"},
    ("shelf", "found_anywhere"): {"postings_pkey", "memories_pkey", "token_counts_pkey"},
    ("shelf", "known_in"): {"postings_pkey", "memories_pkey"},
    ("shelf", "known_anywhere"): {"postings_pkey", "memories_pkey"},
    ("shelf", "common_anywhere"): {"postings_pkey", "memories_pkey"},
    ("shelf", "rows"): {"memories_pkey"},
    ("shelf", "counts"): {"token_counts_pkey"},
    ("related", "related"): {"postings_pkey", "memories_pkey", "token_counts_pkey"},
    ("shelf", "standing"): {
        "memories_index",
        "memories_index_of",
        "memories_pinned",
        "memories_ending",
        "standings_pkey",
    },
    ("standings", "due"): {"standings_due"},
    ("standings", "outdate"): {"standings_rendering"},
    ("standings", "asked"): {"injections_pkey"},
    ("injections", "append_ahead"): {"standings_pkey"},
    ("memories", "many"): {"memories_pkey", "touches_pkey"},
    ("memories", "by_hashes"): {"memories_normal", "memories_fold"},
    ("accesses", "unsettled"): {"accesses_unsettled"},
    ("accesses", "sessions"): {"accesses_pkey", "touches_pkey"},
    ("episodes", "live"): {"memories_episodes"},
    ("episodes", "quiet"): {"memories_episodes", "memories_session", "injections_session"},
    ("episodes", "holders"): {"memories_episodes"},
    ("history", "children"): {"memories_parent"},
    ("history", "predecessors"): {"memories_successor"},
    ("history", "as_of"): {"memories_pkey", "events_of"},
    ("history", "erased"): {"memories_erased", "events_of"},
    ("history", "pruned"): {"events_pruned", "events_of"},
    ("tensions", "as_of"): {"tensions_open", "tensions_answered", "events_of"},
    ("stages", "changed"): {"events_pkey", "memories_pkey", "events_of", "spans_pkey"},
    ("then", "changed"): {"events_pkey", "memories_pkey", "spans_pkey"},
    ("then", "leaving"): {"events_pkey", "spans_pkey"},
    ("then", "sums"): {"tallies_pkey"},
    ("then", "posted"): {"postings_pkey", "spans_pkey", "shed_pkey"},
    ("then", "index_anywhere"): {"spans_index"},
    ("then", "index_in"): {"spans_index_of"},
    ("then", "pinned"): {"spans_pinned"},
    ("then", "lapsed"): {"memories_ending"},
    ("then", "latest"): {"memories_learned", "spans_pkey"},
    ("then", "happened"): {"memories_happened", "memories_happened_once", "spans_pkey"},
    ("then", "around"): {"spans_pkey"},
    ("listing", "newest"): {"memories_learned"},
    ("listing", "oldest"): {"memories_learned"},
    ("listing", "accessed"): {"memories_placed", "events_of"},
    ("memories", "expired"): {"memories_ending"},
    ("agents", "by_name"): {"agents_org_id_name_key"},
    ("keys", "get"): {"api_keys_pkey"},
    ("tensions", "open_pair"): {"tensions_open_pair"},
    ("idempotency", "get"): {"idempotency_pkey"},
}


@pytest.fixture(scope="module", params=["just filled", "with statistics"])
async def filled(
    request: pytest.FixtureRequest, database: Database, server_url: str, worker_id: str
) -> AsyncIterator[Tenant]:
    name = f"plans_{worker_id}"
    del database  # it keeps the loop open, and its making has made the template
    owner = await asyncpg.connect(server_url)
    await owner.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
    await owner.execute(f"CREATE DATABASE {name} TEMPLATE template_of_tests")
    await owner.close()
    url = server_url.replace("/foreword?", f"/{name}?")
    own, owner = await Database.open(url, size=2), await asyncpg.connect(url)
    try:
        tenant = await new_tenant(own)
        for table in LARGE:
            await owner.execute(f"ALTER TABLE {table} SET (autovacuum_enabled = false)")
        await owner.execute(FILL.format(org=tenant.org, agent=tenant.agent, rows=ROWS))
        if request.param == "with statistics":
            await owner.execute("VACUUM ANALYZE")
        yield tenant
    finally:
        await own.close()
        await owner.close()


def nodes(plan: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield plan
    for child in plan.get("Plans", ()):
        yield from nodes(child)


async def plan(tenant: Tenant, text: str) -> list[dict[str, Any]]:
    """The nodes of the plan that every call of a query gets."""
    count = max((int(n) for n in re.findall(r"\$(\d+)", text)), default=0)
    async with tenant.tx() as tx:
        await tx.connection.execute(f"PREPARE asked AS {text}")
        nulls = f"({', '.join(['NULL'] * count)})" if count else ""
        told = await tx.value(f"EXPLAIN (FORMAT JSON) EXECUTE asked{nulls}")
        await tx.connection.execute("DEALLOCATE asked")
    return list(nodes(json.loads(told)[0]["Plan"]))


QUERIES = [
    (file, query)
    for file in sorted({file for file, _ in [*HOT, *WHOLE]} | {"outcomes", "turns", "injections", "events"})
    for query in sql.read(file)
]


async def test_no_query_reads_a_whole_table(filled: Tenant) -> None:
    wrong = {}
    for file, query in QUERIES:
        if (file, query.name) in WHOLE:
            continue
        scanned = {n["Relation Name"] for n in await plan(filled, query.text) if n["Node Type"] == "Seq Scan"} & LARGE
        if scanned:
            wrong[file, query.name] = scanned
    assert not wrong


async def test_hot_queries_use_their_indexes(filled: Tenant, request: pytest.FixtureRequest) -> None:
    wrong = {}
    young = "just filled" in request.node.name
    for (file, name), wanted in HOT.items():
        if young and file == "listing":
            continue  # it may sort an agent's rows as long as nobody knows how many they are
        used = {n["Index Name"] for n in await plan(filled, sql.load(file)[name]) if "Index Name" in n}
        if not wanted <= used:
            wrong[file, name] = f"uses {sorted(used)}, not {sorted(wanted - used)}"
    assert not wrong, "\n".join(f"{query}: {why}" for query, why in wrong.items())


async def test_a_page_far_down_a_list_is_entered_where_it_begins(
    filled: Tenant, request: pytest.FixtureRequest
) -> None:
    """Pages touched by the 500th page of fifty are about as many as by the first; a filter that nothing meets reads no row."""
    if "just filled" in request.node.name:
        pytest.skip("an index alone answers once the table was vacuumed")
    nothing = "NULL, ARRAY['fact','hypothesis'], NULL, NULL, {source}, false, {q}, NULL, NULL"
    touched = {}
    for name, at, more in (("newest", "1 minute", ""), ("oldest", "1 minute", ""), ("accessed", "1 minute", ", now()")):
        for depth in (1, 25_000):
            where = f"now() - interval '{at}' * {depth if name != 'oldest' else ROWS - depth}"
            touched[name, depth] = await _touched(
                filled,
                sql.load("listing")[name],
                f"{where}, 0, 30000, 51, {nothing.format(source='NULL', q='NULL')}{more}",
            )
        for kind, filters in (
            ("source", {"source": "'nowhere'", "q": "NULL"}),
            ("q", {"source": "NULL", "q": "'nothing holds'"}),
        ):
            begin = "'-infinity'" if name == "oldest" else "now()"
            touched[name, kind] = await _touched(
                filled,
                sql.load("listing")[name],
                f"{begin}::timestamptz, 0, 30000, 51, {nothing.format(**filters)}{more}",
            )
    assert all(count < 6_000 for count in touched.values()), (
        touched
    )  # an index read whole, and a row in a hundred in vain
    for name in ("newest", "oldest", "accessed"):
        assert touched[name, 25_000] < 2 * touched[name, 1], touched


async def _touched(tenant: Tenant, text: str, asked: str) -> int:
    async with tenant.tx() as tx:
        await tx.connection.execute(f"PREPARE asked AS {text}")
        call = f"EXECUTE asked({tenant.org}, {tenant.agent}, {asked})"
        told = json.loads(await tx.value(f"EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) {call}"))[0]["Plan"]
        await tx.connection.execute("DEALLOCATE asked")
    return int(told["Shared Hit Blocks"] + told["Shared Read Blocks"])


async def test_an_index_is_entered_by_agent_not_only_by_organisation(filled: Tenant) -> None:
    wrong = {}
    for file, query in QUERIES:
        if file == "stats" or (file, query.name) in WHOLE | {("memories", "expired"), ("memories", "expiring_agents")}:
            continue
        for node in await plan(filled, query.text):
            condition = node.get("Index Cond", "")
            if (
                node.get("Relation Name") in LARGE
                and "Index Name" in node
                and "agent_id" not in condition
                and "memory_id" not in condition
            ):
                wrong[file, query.name] = (node["Index Name"], condition)
    assert not wrong


async def test_the_work_of_learning_does_not_grow_with_the_store(filled: Tenant) -> None:
    """Pages that the look-up for three statements of very common words touches in a store of 30,000 rows."""
    async with filled.tx() as tx:
        await tx.connection.execute(f"PREPARE asked AS {sql.load('related')['related']}")
        words = "ARRAY[0,0,0,1,1,1,2,2,2], ARRAY['w0','w1','u7','w2','w3','u8','w4','w5','u9']"
        call = f"EXECUTE asked({filled.org}, {filled.agent}, ARRAY['default'], {words}, ARRAY[0], ARRAY['host-5'], 64, 512)"
        told = json.loads(await tx.value(f"EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) {call}"))[0]["Plan"]
        await tx.connection.execute("DEALLOCATE asked")
    assert told["Shared Hit Blocks"] + told["Shared Read Blocks"] < 3000
    read = sum(n["Actual Rows"] * n["Actual Loops"] for n in nodes(told) if n.get("Relation Name") == "postings")
    assert read < 3 * 1200


async def test_the_work_of_a_search_does_not_grow_with_the_store(filled: Tenant) -> None:
    """Buffers, not time: pages that a search for very common words touches in a store of 30,000 rows."""
    text = sql.load("shelf")["found_anywhere"]
    async with filled.tx() as tx:
        await tx.connection.execute(f"PREPARE asked AS {text}")
        words = "ARRAY['w0', 'w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'u77']"
        call = f"EXECUTE asked({filled.org}, {filled.agent}, ARRAY['host-5'], {words}, 512, 16)"
        told = json.loads(await tx.value(f"EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) {call}"))[0]["Plan"]
        await tx.connection.execute("DEALLOCATE asked")
    assert told["Shared Hit Blocks"] + told["Shared Read Blocks"] < 1500
    read = sum(n["Actual Rows"] * n["Actual Loops"] for n in nodes(told) if n.get("Relation Name") == "postings")
    assert read < 1200
