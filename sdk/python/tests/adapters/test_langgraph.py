"""LangGraph's store over memories: what is put is there, exactly, and the agent knows it."""

from __future__ import annotations

import asyncio
from typing import Any, TypedDict

import pytest
from conftest import held
from langgraph.graph import START, StateGraph
from langgraph.store.base import BaseStore  # noqa: TC002 - LangGraph reads the annotation

from foreword import Unreachable
from foreword.adapters.langgraph import ForewordStore, NotKept

HERE = ("users", "zoë/7")
VALUES = [
    {"text": "Likes tea."},
    {"text": '{"a": 1}'},
    {"theme": "dark", "size": 12, "nested": {"on": [True, None, 1.5, "ü"]}},
    {"text": "Likes coffee.", "weight": 2},
    {},
]


@pytest.mark.parametrize("value", VALUES)
def test_what_is_put_comes_back_as_it_was(memory, value):
    store = ForewordStore(memory)
    store.put(HERE, "a key / with: signs\n", value)
    found = store.get(HERE, "a key / with: signs\n")
    assert found is not None
    assert (found.value, found.key, found.namespace) == (value, "a key / with: signs\n", HERE)
    assert store.get(HERE, "another") is None
    assert store.get(("users",), "a key / with: signs\n") is None


def test_a_graph_keeps_what_it_learns_and_the_next_context_holds_it(memory):
    class State(TypedDict):
        said: str

    def node(state: State, *, store: BaseStore) -> dict[str, Any]:
        store.put(("users", "zoe"), "diet", {"text": state["said"]})
        return {}

    graph = StateGraph(State)
    graph.add_node("learn", node)
    graph.add_edge(START, "learn")
    graph.compile(store=ForewordStore(memory)).invoke({"said": "Zoe is allergic to nuts."})
    assert held(memory) == ["Zoe is allergic to nuts."]
    assert "allergic to nuts" in memory.context("What may Zoe eat?").text


def test_putting_anew_supersedes_and_deleting_forgets(memory):
    store = ForewordStore(memory)
    store.put(HERE, "drink", {"text": "Likes tea."})
    store.put(HERE, "drink", {"text": "Likes coffee."})
    assert store.get(HERE, "drink").value == {"text": "Likes coffee."}
    assert held(memory) == ["Likes coffee."]
    store.delete(HERE, "drink")
    assert store.get(HERE, "drink") is None
    statuses = [row.status for row in memory.list_memories(status="all").memories]
    assert statuses == ["retired", "retired"]


def test_two_keys_that_say_the_same_are_two_items(memory):
    store = ForewordStore(memory)
    for key in ("a", "b"):
        store.put(HERE, key, {"text": "Likes tea."})
    store.put(HERE, "c", {"text": "Likes water."})
    store.put(HERE, "c", {"text": "Likes tea."})
    assert [store.get(HERE, key).value for key in "abc"] == [{"text": "Likes tea."}] * 3
    store.delete(HERE, "a")
    assert store.get(HERE, "b").value == {"text": "Likes tea."}


def test_search_finds_by_meaning_of_words_by_filter_and_in_pages(memory):
    store = ForewordStore(memory)
    for number in range(6):
        store.put(
            ("notes", "work"), f"n{number}", {"text": f"Ticket number {number} is about pipelines.", "number": number}
        )
    store.put(("notes", "home"), "tea", {"text": "The kettle is blue."})
    assert [item.key for item in store.search(("notes",), query="Which colour has the kettle?")][:1] == ["tea"]
    assert store.search(("notes", "work"), query="kettle blue") == []
    assert {item.key for item in store.search(("notes", "work"), filter={"number": {"$gte": 4}})} == {"n4", "n5"}
    pages = [item.key for offset in range(0, 8, 2) for item in store.search(("notes",), limit=2, offset=offset)]
    assert sorted(pages) == ["n0", "n1", "n2", "n3", "n4", "n5", "tea"]


def test_namespaces_are_listed(memory):
    store = ForewordStore(memory)
    for space in (("a", "b", "c"), ("a", "b", "d"), ("e", "b")):
        store.put(space, "k", {"text": f"Stands in {' '.join(space)}."})
    assert store.list_namespaces() == [("a", "b", "c"), ("a", "b", "d"), ("e", "b")]
    assert store.list_namespaces(prefix=("a",), max_depth=2) == [("a", "b")]
    assert store.list_namespaces(suffix=("*", "d")) == [("a", "b", "d")]


def test_it_is_awaited_as_well(memory):
    async def awaited() -> Any:
        store = ForewordStore(memory)
        await store.aput(HERE, "k", {"text": "Likes tea."})
        return await store.aget(HERE, "k")

    assert asyncio.run(awaited()).value == {"text": "Likes tea."}


def test_a_secret_is_refused_aloud(memory):
    with pytest.raises(NotKept, match="secret"):
        ForewordStore(memory).put(HERE, "k", {"text": "The token is ghp_16C7e42F292c6912E7710c838347Ae178B4a."})


def test_a_store_that_is_away_does_not_look_empty(dead):
    with pytest.raises(Unreachable):
        ForewordStore(dead.of(agent="a")).get(HERE, "k")
