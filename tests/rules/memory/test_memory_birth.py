"""What a row starts with: status by source, hops by parent, and what a successor takes from the row it replaces."""

import pytest

from memory.birth import (
    Birth,
    UnknownTag,
    Wanted,
    be_born,
    parse_tags,
    remembered_tier,
    show_tags,
    status_of,
    succeed,
)
from memory.trust import is_unattributable
from tests.rules.memory.rows import DAY, NOW, hypothesis, row

BIRTH = Birth(id=50, now=NOW, attested_by="key 1")


@pytest.mark.parametrize(
    ("source", "status"), [("user", "fact"), ("ops/deploy.md", "fact"), (None, "hypothesis"), ("  ", "hypothesis")]
)
def test_sourced_is_a_fact_and_unsourced_a_hypothesis(source, status):
    assert status_of(source) == status


def test_a_fact_is_observed_now_with_confidence_one():
    born = be_born(Wanted(content="We deploy on Fridays", source="user"), BIRTH).memory
    assert (born.status, born.confidence, born.last_observed_at, born.hop_count) == ("fact", 1.0, NOW, 0)


def test_a_hypothesis_was_never_observed_and_is_half_sure():
    born = be_born(Wanted(content="Perhaps the cron is broken", observed_at=NOW), BIRTH).memory
    assert (born.status, born.confidence, born.last_observed_at) == ("hypothesis", 0.5, None)


def test_a_caller_may_say_how_sure_and_when_observed():
    wanted = Wanted(content="We deploy on Fridays", source="user", confidence=0.0, observed_at=NOW - DAY)
    born = be_born(wanted, BIRTH).memory
    assert (born.confidence, born.last_observed_at, born.learned_at) == (0.0, NOW - DAY, NOW)


def test_derived_without_a_source_is_one_hop_further_and_unattributable():
    born = be_born(Wanted(content="So Fridays are busy"), BIRTH, parent=hypothesis(id=7, hop_count=2)).memory
    assert (born.parent_id, born.hop_count, is_unattributable(born)) == (7, 3, True)


def test_derived_with_a_source_is_one_hop_further_and_observed():
    born = be_born(Wanted(content="So Fridays are busy", source="calendar"), BIRTH, parent=row(id=7)).memory
    assert (born.hop_count, born.status, is_unattributable(born)) == (1, "fact", False)


@pytest.mark.parametrize(
    ("kind", "status", "tier"),
    [
        ("semantic", "fact", "L2"),
        ("semantic", "hypothesis", "L3"),
        ("episodic", "fact", "L3"),
        ("episodic", "hypothesis", "L3"),
    ],
)
def test_where_remember_puts_a_row(kind, status, tier):
    assert remembered_tier(kind, status) == tier


def test_a_named_tier_wins():
    assert be_born(Wanted(content="Use pnpm", tier="L1"), BIRTH).memory.tier == "L1"


def test_the_namespace_is_the_agents_default_when_absent():
    named = Birth(id=1, now=NOW, attested_by="key 1", default_namespace="proj")
    assert be_born(Wanted(content="Use pnpm"), named).memory.namespace == "proj"
    assert be_born(Wanted(content="Use pnpm", namespace="other"), named).memory.namespace == "other"


def test_an_anonymous_agents_row_expires_and_says_so():
    born = be_born(Wanted(content="Use pnpm", source="user"), Birth(id=1, now=NOW, attested_by="k", anonymous=True))
    assert born.memory.expires_at == NOW + DAY
    assert born.advisory


def test_it_is_born_with_its_gist_and_its_tokens():
    born = be_born(Wanted(content="Use pnpm. It is faster than the others.", source="user"), BIRTH).memory
    assert born.gist.startswith("Use pnpm")
    assert "pnpm" in born.tokens


OLD = row(id=4, namespace="proj", tier="L0", kind="episodic", domains=("ops",), hop_count=3, last_observed_at=None)


def test_a_successor_takes_namespace_kind_tier_and_domains():
    born = succeed(OLD, Wanted(content="We deploy on Mondays", source="user"), BIRTH).memory
    assert (born.namespace, born.kind, born.tier, born.domains) == ("proj", "episodic", "L0", ("ops",))
    assert (born.parent_id, born.hop_count) == (4, 0)


def test_a_successor_takes_what_is_given_instead():
    wanted = Wanted(content="x y", namespace="n", kind="semantic", tier="L2", domains=())
    born = succeed(OLD, wanted, BIRTH).memory
    assert (born.namespace, born.kind, born.tier, born.domains) == ("n", "semantic", "L2", ())


def test_a_successor_is_never_unattributable_even_without_a_source():
    born = succeed(OLD, Wanted(content="We deploy on Mondays"), BIRTH).memory
    assert (born.status, is_unattributable(born)) == ("hypothesis", False)


@pytest.mark.parametrize(
    ("text", "tags"),
    [
        (None, ()),
        ("temporal", ("temporal",)),
        ("paradigm, temporal", ("paradigm", "temporal")),
        ("temporal,temporal , observational", ("temporal", "observational")),
    ],
)
def test_tags_are_an_ordered_set(text, tags):
    assert parse_tags(text) == tags


@pytest.mark.parametrize("text", ["", "sometimes", "temporal;paradigm", "Temporal", "temporal,", "temporal, nonsense"])
def test_other_values_are_refused_by_name(text):
    with pytest.raises(UnknownTag):
        parse_tags(text)


def test_tags_are_shown_joined():
    assert show_tags(("temporal", "paradigm")) == "temporal, paradigm"
    assert show_tags(()) is None
