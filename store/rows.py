"""Rows as the values of the pure rooms, read by position in the order of `store/columns.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from memory.row import Memory
from selfmodel.domain import Domain, Outcome
from store import columns
from tensions.tension import Claim, Tension

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator


class Row(Protocol):
    """A record of the driver, or a tuple: values by position."""

    def __getitem__(self, place: int, /) -> Any:
        """The value in the column of that number."""


class Values(Row, Protocol):
    """The same, and one after the other."""

    def __iter__(self) -> Iterator[Any]:
        """The values in the order of their columns."""


def memory(row: Row) -> Memory:
    """A whole row."""
    return Memory(
        id=row[0],
        namespace=row[1],
        content=row[2],
        gist=row[3],
        tier=row[4],
        kind=row[5],
        status=row[6],
        source=row[7],
        attested_by=row[8],
        confidence=row[9],
        learned_at=row[10],
        last_observed_at=row[11],
        last_accessed_at=row[12],
        placed_at=row[13],
        access_count=row[14],
        hop_count=row[15],
        parent_id=row[16],
        superseded_by=row[17],
        domains=tuple(row[18]),
        invalidation_tags=tuple(row[19]),
        invalidation_condition=row[20],
        retired_reason=row[21],
        expires_at=row[22],
        ttl_asked=row[23],
        embedding_model=row[24],
        session_id=row[25],
        occurred_at=row[26],
        occurred_offset=row[27],
        outcome=row[28],
        previous_id=row[29],
        restatements=row[30],
        tokens=tuple(row[31]),
        parts=tuple(row[32]),
        index_cost=row[33],
        body_cost=row[34],
        served=row[35],
    )


LEAN = -1
"""The access count of a row that was read for a block: fields that no block needs are missing, so it can't be saved."""

_FIELDS = {"memory_id": "id"}
_IN_ROW = [_FIELDS.get(column, column) for column in columns.LEAN]
_ABSENT: dict[str, Any] = {
    "attested_by": "",
    "access_count": LEAN,
    "last_accessed_at": None,
    "superseded_by": None,
    "retired_reason": None,
    "ttl_asked": False,
    "embedding_model": "none",
    "session_id": None,
    "occurred_offset": None,
    "outcome": None,
    "previous_id": None,
    "restatements": 0,
}


def _slot(field: str) -> Callable[[Memory, Any], None]:
    put: Callable[[Memory, Any], None] = Memory.__dict__[field].__set__
    return put


_PUT = tuple(_slot(field) for field in _IN_ROW)
_PUT_ABSENT = tuple((_slot(field), value) for field, value in _ABSENT.items())
_PUT_SESSION, _PUT_OCCURRED = map(_slot, ("session_id", "occurred_at"))
_PUT_DOMAINS, _PUT_TAGS, _PUT_TOKENS, _PUT_PARTS = map(_slot, ("domains", "invalidation_tags", "tokens", "parts"))


def lean(row: Iterable[Any], tokens: Iterable[str] = (), parts: Iterable[str] = ()) -> Memory:
    """What a block needs of a live row; `row` begins with the columns of `columns.LEAN`.

    The fields are set through their slots: the generated `__init__` of so wide a frozen value takes twice as long, and
    this runs for every line of every block.
    """
    memory = object.__new__(Memory)
    for put, value in zip(_PUT, row):  # noqa: B905 - the row may go on
        put(memory, value)
    for put, value in _PUT_ABSENT:
        put(memory, value)
    _PUT_DOMAINS(memory, tuple(memory.domains))
    _PUT_TAGS(memory, tuple(memory.invalidation_tags))
    _PUT_TOKENS(memory, tuple(tokens))
    _PUT_PARTS(memory, tuple(parts))
    return memory


def turn(row: Values, at: int) -> Memory:
    """The same with what a rank needs: from column `at` on tokens, parts, session and the time at which it happened."""
    memory = lean(row, row[at], row[at + 1])
    _PUT_SESSION(memory, row[at + 2])
    _PUT_OCCURRED(memory, row[at + 3])
    return memory


def tension(row: Row) -> Tension:
    """A tension with its two claims."""
    return Tension(
        id=row[0],
        namespace=row[1],
        status=row[2],
        impact=row[3],
        a=Claim(text=row[4], memory_id=row[5]),
        b=Claim(text=row[6], memory_id=row[7]),
        question=row[8],
        origin=row[9],
        shape=row[10],
        created_at=row[11],
        suggestion=row[12],
        winner=row[13],
        resolution=row[14],
        pattern=row[15],
        resolved_by=row[16],
        resolved_at=row[17],
    )


def outcome(row: Row) -> Outcome:
    """An outcome; one that was recorded before a reset is marked so."""
    return Outcome(
        id=row[0],
        domain=row[1],
        score=row[2],
        at=row[3],
        failure_pattern=row[4],
        strategy=row[5],
        injection_id=row[6],
        session_id=row[7],
        note=row[8],
        reset=row[9] is not None,
    )


def domain(row: Row) -> Domain:
    """The running state of a domain."""
    return Domain(
        name=row[0],
        reliability=row[1],
        samples=row[2],
        last_outcome_at=row[3],
        failure_patterns=tuple(row[4]),
        strategies=tuple(row[5]),
    )
