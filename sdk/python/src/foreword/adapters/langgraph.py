"""LangGraph: `graph.compile(store=ForewordStore(memory))`. Items of the store are memories, with all that memories have.

An item `{"text": …}` is a statement, recalled and injected like everything else that the agent knows; other values are kept
as JSON. Putting an item anew supersedes its memory, deleting it forgets it, and both stay in the history. The parts of a
namespace, joined by "/", are the memory's namespace.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from langgraph.store.base import BaseStore, GetOp, Item, ListNamespacesOp, PutOp, SearchItem, SearchOp

from foreword import calls
from foreword.adapters.items import key_of, namespace_of, scope_of, source_of, statement, value_of
from foreword.errors import ForewordError
from foreword.portal import portal

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable

    from langgraph.store.base import MatchCondition, Op, Result

    from foreword.client import AsyncForeword, Foreword
    from foreword.models import Learned, Memory

PAGE = 200
MOST_HITS = 50
"""Hits that one recall gives at most."""

COMPARE = {
    "$eq": lambda a, b: a == b,
    "$ne": lambda a, b: a != b,
    "$gt": lambda a, b: a > b,
    "$gte": lambda a, b: a >= b,
    "$lt": lambda a, b: a < b,
    "$lte": lambda a, b: a <= b,
}
"""LangGraph's operators of a filter."""


class NotKept(ForewordError):  # noqa: N818 - read as a reason
    """The server refused to remember an item; the message says by which rule."""


class ForewordStore(BaseStore):
    """A store over the memories of one agent. Its errors are those of the client: a store that fails must not look empty."""

    __slots__ = ("_memory",)

    def __init__(self, memory: Foreword | AsyncForeword) -> None:
        self._memory = memory

    def batch(self, ops: Iterable[Op]) -> list[Result]:
        """As `abatch`, blocking."""
        return portal().run(self.abatch(ops))

    async def abatch(self, ops: Iterable[Op]) -> list[Result]:
        """One result for each operation, in their order; of several puts of one key the last one counts."""
        every = list(ops)
        results = [None if isinstance(op, PutOp) else await self._read(op) for op in every]
        puts = {(op.namespace, op.key): op for op in every if isinstance(op, PutOp)}
        for op in puts.values():
            await self._put(op)
        return results

    async def _read(self, op: Op) -> Result:
        match op:
            case GetOp(namespace=namespace, key=key):
                row = await self._row(namespace, key)
                return None if row is None else _item(row)
            case SearchOp():
                return await self._search(op)
            case ListNamespacesOp():
                return await self._namespaces(op)
            case _:
                raise ValueError(f"{type(op).__name__} is no operation of this store")

    async def _row(self, namespace: tuple[str, ...], key: str) -> Memory | None:
        """The live memory of an item: the newest, should two writers have put it at once."""
        page = await self._send(calls.list_memories(namespace=scope_of(namespace), source=source_of(key), limit=PAGE))
        rows = [row for row in page.memories if key_of(row) == key]
        return max(rows, key=lambda row: row.id, default=None)

    async def _put(self, op: PutOp) -> None:
        held = await self._row(op.namespace, op.key)
        if op.value is None:
            if held is not None:
                await self._send(calls.forget_memory(held.id, "deleted from the store"))
        elif held is None:
            await self._remember(op, dict(op.value))
        elif value_of(held.content) != dict(op.value):
            keyed = op.key if await self._said(op, dict(op.value)) else None
            said = statement(op.value, keyed)
            await self._send(calls.supersede_memory(held.id, said, source=source_of(op.key)))

    async def _remember(self, op: PutOp, value: dict[str, Any]) -> None:
        """A text that is held under another key is folded into it; then this item says its key as well."""
        for key in (None, op.key):
            item = {"content": statement(value, key), "source": source_of(op.key)}
            learned: Learned = await self._send(calls.remember([item], namespace=scope_of(op.namespace)))
            if learned.rejected:
                raise NotKept(f"{learned.rejected[0].rule}: {learned.rejected[0].reason}")
            if learned.stored:
                return
        raise NotKept("folded: an item of another key says the same")

    async def _said(self, op: PutOp, value: dict[str, Any]) -> bool:
        """Whether a live memory of the namespace says just this."""
        said = statement(value)
        page = await self._send(calls.recall(said[:2_000], namespace=scope_of(op.namespace), limit=5, mode="lexical"))
        return any(hit.memory.content == said for hit in page.results)

    async def _search(self, op: SearchOp) -> list[SearchItem]:
        """With a query the best of the whole store, at most 50 of them; without one the latest first."""
        found = []
        async for row, score in self._ranked(op.query) if op.query else self._all():
            item = _item(row)
            if item.namespace[: len(op.namespace_prefix)] == op.namespace_prefix and _fits(item.value, op.filter):
                found.append(SearchItem(**_fields(item), score=score))
            if len(found) >= op.offset + op.limit:
                break
        return found[op.offset : op.offset + op.limit]

    async def _namespaces(self, op: ListNamespacesOp) -> list[tuple[str, ...]]:
        """Every namespace that holds an item: it reads them all."""
        every = {namespace_of(row.namespace) async for row, _ in self._all()}
        kept = {each for each in every if all(_matches(condition, each) for condition in op.match_conditions or ())}
        cut = sorted({each[: op.max_depth] for each in kept})
        return cut[op.offset : op.offset + op.limit]

    async def _ranked(self, query: str) -> AsyncIterator[tuple[Memory, float | None]]:
        page = await self._send(calls.recall(query[:2_000], limit=MOST_HITS))
        for hit in page.results:
            if key_of(hit.memory) is not None:
                yield hit.memory, hit.score

    async def _all(self) -> AsyncIterator[tuple[Memory, float | None]]:
        cursor: str | None = None
        while True:
            page = await self._send(calls.list_memories(limit=PAGE, cursor=cursor))
            for row in page.memories:
                if key_of(row) is not None:
                    yield row, None
            cursor = page.next_cursor
            if cursor is None:
                return

    async def _send(self, call: Any) -> Any:
        return await self._memory._engine.sender.send(self._memory._scoped(call), {})


def _item(row: Memory) -> Item:
    return Item(
        value=value_of(row.content),
        key=key_of(row) or "",
        namespace=namespace_of(row.namespace),
        created_at=row.learned_at,
        updated_at=row.learned_at,
    )


def _fields(item: Item) -> dict[str, Any]:
    return {name: getattr(item, name) for name in ("namespace", "key", "value", "created_at", "updated_at")}


def _fits(value: dict[str, Any], wanted: dict[str, Any] | None) -> bool:
    return all(_equals(value.get(name), each) for name, each in (wanted or {}).items())


def _equals(value: Any, wanted: Any) -> bool:
    """As LangGraph's own stores compare: operators begin with `$`, objects may say less than the value."""
    if not isinstance(wanted, dict):
        return bool(value == wanted)
    if any(name.startswith("$") for name in wanted):
        return all(_compares(value, name, each) for name, each in wanted.items())
    return isinstance(value, dict) and all(_equals(value.get(name), each) for name, each in wanted.items())


def _compares(value: Any, name: str, wanted: Any) -> bool:
    if name not in COMPARE:
        raise ValueError(f"{name} is no operator of a filter")
    try:
        return bool(COMPARE[name](value, wanted))
    except TypeError:
        return False


def _matches(condition: MatchCondition, namespace: tuple[str, ...]) -> bool:
    path, ends = condition.path, condition.match_type == "suffix"
    part = namespace[-len(path) :] if ends else namespace[: len(path)]
    return len(part) == len(path) and all(wanted in ("*", each) for each, wanted in zip(part, path, strict=True))
