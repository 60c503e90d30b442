"""A standing part that was rendered ahead: what the store keeps of one, and one made of what the store kept."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any, TypeVar, overload

import orjson

from app.shelves import Kept
from store.standings import Ahead
from tiers.block import Entry, LeftOut, Stable

if TYPE_CHECKING:
    from collections.abc import Callable

Line = TypeVar("Line")


class Told(Sequence[Line]):
    """A list that stands as JSON, of which mostly the length is asked: each of its values is read where it is asked for."""

    def __init__(self, whole: bytes, ends: Sequence[int], made: Callable[[Any], Line]) -> None:
        """`ends` says where each value ends in the array `whole`, and `made` what is made of one."""
        self._whole = whole
        self._ends = ends
        self._made = made

    def __len__(self) -> int:
        return len(self._ends)

    @overload
    def __getitem__(self, place: int) -> Line: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Line]: ...
    def __getitem__(self, place: int | slice) -> Line | Sequence[Line]:
        if isinstance(place, slice):
            return [self[each] for each in range(*place.indices(len(self)))]
        end = self._ends[place]
        begun = 1 if place in (0, -len(self)) else self._ends[place - 1] + 1
        return self._made(orjson.loads(self._whole[begun:end]))


def entry_of(told: dict[str, Any]) -> Entry:
    """An entry of a standing part, without its memory."""
    names = ("id", "kind", "tier", "rule", "reason", "line", "tokens", "gist", "body", "score")
    return Entry(**{name: told[name] for name in names}, also_by=tuple(told["alsoBy"]))


def left_out_of(told: dict[str, Any]) -> LeftOut:
    """One thing that a standing part left out."""
    return LeftOut(**told)


def ahead_of(kept: Kept) -> Ahead:
    """What the store keeps of it."""
    stable = kept.stable
    said = {
        "tokens": stable.tokens,
        "within": stable.within_budget,
        "everything": kept.everything_tokens,
        "ends": list(kept.ends),
        "missed": list(kept.left_out_ends),
        "whole": sorted((stable.places[number], number) for number in stable.whole),
        "costs": list(kept.costs.items()),
        "tensions": kept.tensions,
        "guardrails": list(kept.guardrails),
    }
    return Ahead(until=kept.until, part=kept.part, said=orjson.dumps(said))


def kept_of(ahead: Ahead) -> Kept:
    """The same as it was rendered, but for the rows that it was made of."""
    part, said = ahead.part, orjson.loads(ahead.said)
    hashed = sha256(part.text.encode())
    stable = Stable(
        text=part.text,
        tokens=said["tokens"],
        entries=Told(part.entries, said["ends"], entry_of),
        left_out=Told(part.left_out, said["missed"], left_out_of),
        within_budget=said["within"],
        whole=frozenset(number for _, number in said["whole"]),
        places={number: place for place, number in said["whole"]},
        fresh_until=ahead.until,
    )
    return Kept(
        standing=None,
        stable=stable,
        everything_tokens=said["everything"],
        until=ahead.until,
        ends=said["ends"],
        left_out_ends=said["missed"],
        text=bytes(memoryview(orjson.dumps(part.text))),
        hash=f"sha256:{hashed.hexdigest()}",
        costs=dict(said["costs"]),
        tensions=said["tensions"],
        guardrails=said["guardrails"],
        part=part,
        hashed=hashed,
    )
