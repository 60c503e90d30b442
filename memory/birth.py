"""Birth: what a new row starts with, and what a successor takes from the row that it replaces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, get_args

from memory.durability import expiry
from memory.row import Memory, Tag
from words.gist import gist
from words.tokens import index_tokens

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from datetime import datetime

    from memory.row import Happened, Kind, Status, Tier

TAGS: tuple[Tag, ...] = get_args(Tag)

CONFIDENCE: Mapping[Status, float] = {"fact": 1.0, "hypothesis": 0.5}
"""Where nobody said how sure they are (design §4)."""


class UnknownTag(ValueError):  # noqa: N818 -- named as the thing that is wrong
    """An invalidation tag that is none of the four."""

    def __init__(self, tag: str) -> None:
        super().__init__(f"{tag!r} is no invalidation tag; one or more of {', '.join(TAGS)} is.")
        self.tag = tag


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What a caller asked to have stored. What is None takes its default, or, for a successor, the old row's value."""

    content: str
    source: str | None = None
    namespace: str | None = None
    kind: Kind | None = None
    tier: Tier | None = None
    confidence: float | None = None
    invalidation_tags: tuple[Tag, ...] = ()
    invalidation_condition: str | None = None
    ttl_hours: float | None = None
    domains: tuple[str, ...] | None = None
    observed_at: datetime | None = None
    session_id: str | None = None
    occurred_at: datetime | None = None
    occurred_offset: int | None = None
    outcome: Happened | None = None
    previous_id: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Birth:
    """The facts that no caller may claim: the id, the moment (UTC), who wrote it, and the agent's own settings."""

    id: int
    now: datetime
    attested_by: str
    anonymous: bool = False
    default_namespace: str = "default"


@dataclass(frozen=True, slots=True, kw_only=True)
class Newborn:
    """The row, and the advisory when it lives shorter than was asked."""

    memory: Memory
    advisory: str | None = None


def sourced(source: str | None) -> str | None:
    """The source as it counts: a blank one is none."""
    return None if source is None or not source.strip() else source


def status_of(source: str | None) -> Status:
    """Sourced is a fact, unsourced a hypothesis."""
    return "hypothesis" if sourced(source) is None else "fact"


def remembered_tier(kind: Kind, status: Status) -> Tier:
    """Where the provenance API puts a row without a named tier: sourced semantic rows L2, all else L3 (design §3)."""
    return "L2" if kind == "semantic" and status == "fact" else "L3"


def parse_tags(text: str | None) -> tuple[Tag, ...]:
    """The ordered set in `text`, separated by commas; raises `UnknownTag`. None gives the empty set."""
    if text is None:
        return ()
    return tag_set(part.strip() for part in text.split(","))


def tag_set(tags: Iterable[str]) -> tuple[Tag, ...]:
    """Each tag once, in the order of first mention; raises `UnknownTag`."""
    known: Mapping[str, Tag] = {tag: tag for tag in TAGS}
    found: dict[Tag, None] = {}
    for tag in tags:
        if tag not in known:
            raise UnknownTag(tag)
        found[known[tag]] = None
    return tuple(found)


def show_tags(tags: tuple[Tag, ...]) -> str | None:
    """The set as the APIs show it: joined by ", ", None when empty."""
    return ", ".join(tags) or None


def be_born(wanted: Wanted, birth: Birth, parent: Memory | None = None) -> Newborn:
    """A new row, derived from `parent` if given: one hop further, and observed only if it has a source of its own."""
    status = status_of(wanted.source)
    kind = wanted.kind or "semantic"
    return _row(
        wanted,
        birth,
        namespace=wanted.namespace or birth.default_namespace,
        kind=kind,
        tier=wanted.tier or remembered_tier(kind, status),
        domains=wanted.domains or (),
        parent_id=None if parent is None else parent.id,
        hop_count=0 if parent is None else parent.hop_count + 1,
    )


def succeed(old: Memory, wanted: Wanted, birth: Birth) -> Newborn:
    """The row that replaces `old`: its namespace, kind, tier and domains unless given, hop_count 0, linked to it."""
    return _row(
        wanted,
        birth,
        namespace=wanted.namespace or old.namespace,
        kind=wanted.kind or old.kind,
        tier=wanted.tier or old.tier,
        domains=old.domains if wanted.domains is None else wanted.domains,
        parent_id=old.id,
        hop_count=0,
    )


def _row(  # noqa: PLR0913 -- the six are exactly what a birth and a succession decide differently
    wanted: Wanted,
    birth: Birth,
    *,
    namespace: str,
    kind: Kind,
    tier: Tier,
    domains: tuple[str, ...],
    parent_id: int | None,
    hop_count: int,
) -> Newborn:
    status = status_of(wanted.source)
    life = expiry(wanted.ttl_hours, birth.now, anonymous=birth.anonymous)
    tokens = index_tokens(wanted.content)
    memory = Memory(
        id=birth.id,
        namespace=namespace,
        content=wanted.content,
        gist=gist(wanted.content),
        tier=tier,
        kind=kind,
        status=status,
        source=sourced(wanted.source),
        attested_by=birth.attested_by,
        confidence=CONFIDENCE[status] if wanted.confidence is None else wanted.confidence,
        learned_at=birth.now,
        last_observed_at=(wanted.observed_at or birth.now) if status == "fact" else None,
        placed_at=birth.now,
        hop_count=hop_count,
        parent_id=parent_id,
        domains=tuple(dict.fromkeys(domains)),
        invalidation_tags=wanted.invalidation_tags,
        invalidation_condition=wanted.invalidation_condition,
        expires_at=life.expires_at,
        ttl_asked=life.ttl_asked,
        session_id=wanted.session_id,
        occurred_at=wanted.occurred_at,
        occurred_offset=wanted.occurred_offset,
        outcome=wanted.outcome,
        previous_id=wanted.previous_id,
        tokens=tokens.full,
        parts=tokens.parts,
    )
    return Newborn(memory=memory, advisory=life.advisory)
