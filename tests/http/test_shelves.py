"""Standing parts that a process keeps: bounded by what they take, and sent with the entries that a message changed."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from hashlib import sha256
from itertools import accumulate, combinations
from typing import Any

import orjson
import pytest

from app.shelves import Kept, Shelves
from store.injections import Part
from tiers.block import Stable, Standing

NOW = datetime(2026, 1, 1, tzinfo=UTC)


def kept(text: str, entries: list[Any]) -> Kept:
    told = [orjson.dumps(entry) for entry in entries]
    return Kept(
        standing=Standing(),
        stable=Stable(text=text, tokens=7, entries=(), left_out=(), within_budget=7),
        everything_tokens=9,
        until=NOW + timedelta(minutes=10),
        ends=tuple(accumulate(len(entry) + 1 for entry in told)),
        left_out_ends=(),
        text=orjson.dumps(text),
        hash="sha256:0",
        costs={},
        tensions=0,
        guardrails=(),
        part=Part(key=text, text=text, memory_ids=(), entries=orjson.dumps(entries), left_out=b"[]"),
        hashed=sha256(text.encode()),
    )


@pytest.mark.parametrize("changed", [c for n in range(5) for c in combinations(range(4), n)])
def test_changed_entries_stand_in_their_places(changed: tuple[int, ...]) -> None:
    entries: list[Any] = [{"id": n, "line": "a, “b” [c]\n" * n} for n in range(4)]
    part = kept("text", entries)
    given = part.entries({place: orjson.dumps({"new": place}) for place in changed})
    assert orjson.loads(b"[" + given + b"]") == [{"new": n} if n in changed else entries[n] for n in range(4)]


def test_a_reply_says_of_it_what_it_is() -> None:
    assert orjson.loads(kept("zwei “Zeilen”\n", [1]).told()) == {
        "text": "zwei “Zeilen”\n",
        "tokens": 7,
        "hash": "sha256:0",
    }


def test_what_is_kept_takes_no_more_than_was_said_and_the_oldest_goes_first() -> None:
    size = kept("x" * 10_000, []).size
    shelves = Shelves(most=3 * size)
    for name in "abc":
        shelves.put((name,), kept(name * 10_000, []))
    assert shelves.get(("a",), NOW) is not None
    shelves.put(("c",), kept("c" * 10_000, []))
    shelves.put(("d",), kept("d" * 10_000, []))
    assert [name for name in "abcd" if shelves.get((name,), NOW)] == ["a", "c", "d"]
    shelves.put(("e",), kept("e" * 100_000, []))
    assert [name for name in "abcde" if shelves.get((name,), NOW)] == ["e"]
    assert shelves.get(("e",), NOW + timedelta(hours=1)) is None
