"""What is asked of many small stores, of many kinds: the right row is found and comes into the block by the right rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.http.asked import STORES

if TYPE_CHECKING:
    from tests.http.asked import Store
    from tests.http.service import Host

pytestmark = pytest.mark.anyio


async def hold(host: Host, store: Store) -> dict[int, int]:
    """The store's rows by id."""
    items = [{"content": content, "source": "probe", "tier": "L2"} for content in store.memories]
    stored = (await host.post("/v1/memories", items=items))["stored"]
    by_content = {row["content"]: row["id"] for row in stored}
    return {by_content[content]: place for place, content in enumerate(store.memories)}


@pytest.mark.parametrize("name", STORES)
async def test_the_right_row_is_found(host: Host, name: str) -> None:
    store, wrong = STORES[name], []
    places = await hold(host, store)
    for query in dict.fromkeys((*store.first, *store.also, *store.never, *store.nothing)):
        hits = (await host.post("/v1/recall", query=query, limit=50))["results"]
        found = [places[hit["memory"]["id"]] for hit in hits]
        first = query not in store.first or found[:1] == [store.first[query]]
        also, never = store.also.get(query, ()), store.never.get(query, ())
        if not first or not set(also) <= set(found) or set(never) & set(found) or (query in store.nothing and found):
            wrong.append((query, found))
    assert not wrong


@pytest.mark.parametrize("name", [name for name, store in STORES.items() if store.lines or store.barred])
async def test_the_right_rule_brings_it_into_the_block(host: Host, name: str) -> None:
    store, wrong = STORES[name], []
    places = await hold(host, store)
    for message in dict.fromkeys((*store.lines, *store.barred)):
        block: dict[str, Any] = await host.post("/v1/context", userMessage=message, dryRun=True)
        entries = [entry for entry in block["entries"] if entry["kind"] == "memory"]
        rules = {places[entry["id"]]: (entry["rule"], *entry["alsoBy"]) for entry in entries}
        lacking = [n for n, rule in store.lines.get(message, {}).items() if rule not in rules.get(n, ())]
        barred = [
            n for n, rule in store.barred.get(message, {}).items() if n in rules and (rule is None or rule in rules[n])
        ]
        if lacking or barred:
            wrong.append((message, lacking, barred, rules))
    assert not wrong
