"""Promotion by use and by kinship, demotion by silence, the pinned cap; no status moves."""

from datetime import timedelta

import pytest

from memory.status import forget
from tests.rules.memory.rows import DAY, NOW
from tests.rules.tiers.shelf import mem, unsourced, words
from tiers.promotion import (
    Match,
    TierFull,
    demote,
    is_earned,
    is_promotable,
    kin,
    pin,
    placed,
    promote,
    unpin,
)


def matches(*days_and_sessions):
    return [Match(session_id=s, at=NOW - d * DAY) for d, s in days_and_sessions]


@pytest.mark.parametrize(
    ("seen", "earned"),
    [
        (matches((1, "a"), (2, "b"), (3, "c")), True),
        (matches((0, "a"), (14, "b"), (7, "c")), True),
        (matches((1, "a"), (2, "b"), (15, "c")), False),
        (matches((1, "a"), (2, "a"), (3, "a")), False),
        (matches((1, "a"), (2, "b"), (3, None), (4, None)), False),
        ([], False),
    ],
)
def test_three_distinct_sessions_within_fourteen_days(seen, earned):
    assert is_earned(seen, NOW) is earned


@pytest.mark.parametrize(("tier", "claim"), [("L0", False), ("L1", False), ("L2", True), ("L3", True)])
def test_only_what_costs_nothing_can_be_promoted(tier, claim):
    assert is_promotable(mem(1, "Use uv", tier=tier), NOW) is claim


def test_nothing_retired_or_expired_is_promoted():
    assert not is_promotable(forget(mem(1, "Use uv", tier="L2"), "gone"), NOW)
    assert not is_promotable(mem(1, "Use uv", tier="L2", expires_at=NOW), NOW)


def test_promotion_gives_a_place_and_never_changes_a_status():
    up = promote(unsourced(1, "Use uv"), NOW)
    assert (up.tier, up.placed_at, up.status, up.confidence) == ("L1", NOW, "hypothesis", 1.0)


NEW = mem(50, "The staging database on db-stg-01.internal moved to PostgreSQL 18")

KIN = [
    ("db-stg-01.internal is rebuilt every night", True),
    ("PostgreSQL 18 needs a new collation", True),
    ("The staging cluster is in Frankfurt", False),
    ("Lunch is at noon", False),
]


@pytest.mark.parametrize(("content", "related"), KIN)
def test_an_identifier_or_two_distinctive_tokens_make_kin(content, related):
    assert bool(kin([NEW], [mem(1, content, tier="L3")], NOW)) is related


def test_the_best_three_a_turn():
    held = [mem(n, f"db-stg-01.internal has replica {n}", tier="L2") for n in range(1, 6)]
    held.append(mem(9, "The staging database on db-stg-01.internal runs PostgreSQL", tier="L3"))
    assert [m.id for m in kin([NEW], held, NOW)] == [9, 1, 2]


def test_kin_are_sought_within_one_namespace():
    assert kin([NEW], [mem(1, "db-stg-01.internal sleeps", tier="L2", namespace="other")], NOW) == ()


def test_nothing_learned_nothing_promoted():
    assert kin([], [mem(1, "db-stg-01.internal sleeps", tier="L2")], NOW) == ()
    assert kin([NEW], [NEW], NOW) == ()


@pytest.mark.parametrize(
    ("tier", "idle", "to"),
    [
        ("L1", 29, None),
        ("L1", 30, "L2"),
        ("L1", 400, "L2"),
        ("L2", 179, None),
        ("L2", 180, "L3"),
        ("L3", 4000, None),
        ("L0", 4000, None),
    ],
)
def test_silence_demotes_one_tier(tier, idle, to):
    quiet = mem(1, "Use uv", tier=tier, learned_at=NOW - 5000 * DAY, placed_at=NOW - idle * DAY)
    after = demote(quiet, NOW)
    assert (None if after is None else after.tier) == to


def test_an_access_breaks_the_silence():
    old = mem(1, "Use uv", tier="L1", placed_at=NOW - 90 * DAY, last_accessed_at=NOW - DAY)
    assert demote(old, NOW) is None


def test_demotion_leaves_the_status_alone():
    after = demote(unsourced(1, "Use uv", tier="L1", placed_at=NOW - 90 * DAY, learned_at=NOW - 90 * DAY), NOW)
    assert after is not None
    assert after.status == "hypothesis"


def test_pinning_within_the_cap():
    up = pin(mem(1, "Use uv", tier="L2"), [], NOW, words)
    assert not isinstance(up, TierFull)
    assert (up.tier, up.placed_at) == ("L0", NOW)


def test_pinning_beyond_the_cap_is_refused_with_the_numbers():
    held = [mem(n, "word " * 99 + "end", tier="L0") for n in range(2, 7)]
    assert pin(mem(1, "word " * 20), held, NOW, words) == TierFull(limit=512, used=505, needed=21)
    assert not isinstance(pin(mem(1, "six words fit as well"), held, NOW, words), TierFull)


def test_pinning_again_does_not_count_itself():
    held = [mem(n, "word " * 99 + "end", tier="L0") for n in range(1, 6)]
    assert not isinstance(pin(held[0], held, NOW, words), TierFull)


def test_unpinned_is_back_in_the_working_set():
    assert unpin(mem(1, "Use uv", tier="L0"), NOW).tier == "L1"


def test_a_place_follows_the_accesses_only_forwards():
    late = mem(1, "Use uv", last_accessed_at=NOW)
    assert placed(late).placed_at == NOW
    early = mem(1, "Use uv", placed_at=NOW, last_accessed_at=NOW - timedelta(hours=1))
    assert placed(early) == early
    assert placed(mem(1, "Use uv")) == mem(1, "Use uv")
