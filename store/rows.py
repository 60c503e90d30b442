"""Rows as the values of the pure rooms, read by position in the order of `store/columns.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from memory.row import Memory
from selfmodel.domain import Domain, Outcome
from tensions.tension import Claim, Tension

if TYPE_CHECKING:
    from collections.abc import Sequence


def memory(row: Sequence[Any]) -> Memory:
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
    )


LEAN = -1
"""The access count of a row that was read for a block: fields that no block needs are missing, so it can't be saved."""


def lean(row: Sequence[Any], tokens: Sequence[str] = (), parts: Sequence[str] = ()) -> Memory:
    """What a block needs of a live row; `row` holds the columns of `columns.LEAN`."""
    return Memory(
        id=row[0],
        namespace=row[1],
        content=row[2],
        gist=row[3],
        tier=row[4],
        kind=row[5],
        status=row[6],
        source=row[7],
        attested_by="",
        confidence=row[8],
        learned_at=row[9],
        last_observed_at=row[10],
        placed_at=row[11],
        access_count=LEAN,
        hop_count=row[12],
        parent_id=row[13],
        domains=tuple(row[14]),
        invalidation_tags=tuple(row[15]),
        invalidation_condition=row[16],
        expires_at=row[17],
        index_cost=row[18],
        body_cost=row[19],
        tokens=tuple(tokens),
        parts=tuple(parts),
    )


def tension(row: Sequence[Any]) -> Tension:
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


def outcome(row: Sequence[Any]) -> Outcome:
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


def domain(row: Sequence[Any]) -> Domain:
    """The running state of a domain."""
    return Domain(
        name=row[0],
        reliability=row[1],
        samples=row[2],
        last_outcome_at=row[3],
        failure_patterns=tuple(row[4]),
        strategies=tuple(row[5]),
    )
