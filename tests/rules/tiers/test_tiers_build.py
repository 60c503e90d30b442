"""The block of a turn, section by section: which rule proposes what, what it costs, what is left out."""

from dataclasses import replace

import pytest

from memory.status import forget
from tests.rules.memory.rows import DAY, HOUR, NOW
from tests.rules.tiers.shelf import by, clash, find, left, mem, see, stand, weak, words
from tiers.block import Found, Rarity, Turn
from tiers.build import build
from tiers.named import NAMED
from tiers.rules import LIMIT
from tiers.stable import stable

STAGING = "The staging host db-stg-01.internal is rebuilt every night at 02:00 UTC. Don't rely on its rows."


def test_nothing_to_say_is_the_empty_string():
    block = see("anything at all")
    assert (block.text, block.entries, block.left_out, block.total_tokens) == ("", (), (), 0)
    assert not block.truncated


def test_the_two_parts_joined_are_the_text():
    block = see("where is db-stg-01.internal?", mem(1, "Use pnpm", tier="L1"), mem(2, STAGING, tier="L2"))
    assert block.text == block.stable.text + block.volatile_text
    assert block.total_tokens == block.stable.tokens + block.volatile_tokens == words(block.text)
    assert block.volatile_text


def test_without_a_stable_part_the_volatile_one_opens_the_block():
    block = see("where is db-stg-01.internal?", mem(2, STAGING, tier="L2"))
    assert block.text.startswith("## Memory\n")
    assert block.stable.text == ""


@pytest.mark.parametrize("tier", ["L1", "L2", "L3"])
def test_a_trigger_brings_the_body_of_a_memory_in_any_tier(tier):
    block = see("is db-stg-01.internal up?", mem(2, STAGING, tier=tier), recall="off")
    assert by(block, "identifier") == [2]
    assert block.triggers == ("db-stg-01.internal",)
    assert "Don't rely on its rows." in block.volatile_text
    assert block.entries[-1].reason == "mentions db-stg-01.internal, which the transcript doesn't hold"


def test_what_the_transcript_holds_is_no_trigger():
    block = see(
        "is db-stg-01.internal up?", mem(2, STAGING, tier="L3"), transcript="db-stg-01.internal is down", recall="off"
    )
    assert by(block, "identifier") == []
    assert block.triggers == ()


def test_who_mentions_more_triggers_comes_first_then_the_lower_tier():
    rows = (
        mem(1, "Both a1-b2-c3 and d4-e5-f6 are builds", tier="L3"),
        mem(2, "a1-b2-c3 is broken", tier="L3"),
        mem(3, "d4-e5-f6 is fine", tier="L2"),
    )
    assert by(see("compare a1-b2-c3 with d4-e5-f6", *rows, recall="off"), "identifier") == [1, 3, 2]


def test_overlap_proposes_bodies_of_l1_l2_and_l3_with_their_score():
    long = "The payment service is deployed by Argo. It takes twenty minutes and needs an approval by the release team."
    block = see("how is the payment service deployed?", mem(1, long, tier="L2"), mem(2, "Lunch is at noon", tier="L2"))
    assert by(block, "overlap") == [1]
    kept = block.entries[-1]
    assert kept.score is not None
    assert kept.score >= 0.3
    assert "payment" in kept.reason
    assert f"({kept.score:.2f})" in kept.reason


def test_who_is_named_gains_a_little_and_the_reason_says_so():
    told = mem(2, "The gate of the quay is watched by Omar from noon until the last ferry has left", tier="L2")
    other = mem(3, "The lamp of the mast is painted", tier="L2")
    (entry,) = see("Is Omar still at the gate with the red pole?", told, other).entries
    assert entry.reason.endswith("; speaks of what the message names")
    overlapping = float(entry.reason.partition("(")[2].partition(")")[0])
    assert entry.score == pytest.approx(overlapping + NAMED * (1 - overlapping), abs=0.01)
    (entry,) = see("Is the guard still at the gate of the quay?", told, other).entries
    assert "names" not in entry.reason


def test_overlap_proposes_at_most_eight():
    rows = [
        mem(n, f"The payment service number {n} runs on host payment-{n}.internal", tier="L2") for n in range(1, 13)
    ]
    assert len(by(see("payment service host", *rows), "overlap")) == LIMIT


@pytest.mark.parametrize(("recall", "ids"), [("auto", [1]), ("lexical", [1]), ("off", [])])
def test_recall_off_means_no_overlap(recall, ids):
    block = see("how are payments deployed?", mem(1, "Payments are deployed by Argo", tier="L2"), recall=recall)
    assert by(block, "overlap") == ids


NEAR = (mem(1, "Nightly backups go to Glacier", tier="L2"), mem(2, "The cat sleeps", tier="L3"))


@pytest.mark.parametrize(
    ("recall", "similarity", "ids"),
    [
        ("auto", {1: 0.8, 2: 0.6}, [1, 2]),
        ("auto", {1: 0.8, 2: 0.2}, [1]),
        ("lexical", {1: 0.8}, []),
        ("off", {1: 0.8}, []),
        ("auto", {}, []),
    ],
)
def test_semantic_proposes_the_near_ones_only_where_an_embedder_answered(recall, similarity, ids):
    block = see("where do we keep old snapshots?", *NEAR, found=find(*NEAR, similarity=similarity), recall=recall)
    assert by(block, "semantic") == ids


def test_semantic_leaves_the_limit_to_the_lexical_rules():
    rows = [
        mem(n, f"The payment service number {n} runs on host payment-{n}.internal", tier="L2") for n in range(1, 13)
    ]
    block = see("payment service host", found=find(*rows, *NEAR, similarity={1: 0.9, 2: 0.9}))
    assert by(block, "semantic") == []


def test_semantic_is_asked_of_l2_and_l3_only():
    row = replace(NEAR[0], tier="L1", gist="Backups")
    assert by(see("old snapshots?", row, found=find(row, similarity={1: 0.9})), "semantic") == []


def test_requested_ids_come_in_the_order_they_were_named():
    rows = (mem(1, "The cat sleeps", tier="L3"), mem(2, "Lunch is at noon", tier="L2"), mem(3, "Use uv", tier="L2"))
    assert by(see("", *rows, include=(2, 1, 2, 99)), "requested") == [2, 1]


def test_one_memory_matched_by_several_rules_stands_once():
    block = see("is db-stg-01.internal rebuilt every night?", mem(2, STAGING, tier="L2"), include=(2,))
    assert [(e.id, e.rule, e.also_by) for e in block.entries] == [(2, "identifier", ("overlap", "requested"))]


def test_a_whole_index_line_is_not_repeated_but_says_also_by():
    block = see("is db-stg-01.internal up?", mem(1, "Staging is db-stg-01.internal", tier="L1"), include=(1,))
    assert block.volatile_text == ""
    assert [(e.rule, e.also_by) for e in block.entries] == [("index", ("identifier", "overlap", "requested"))]
    assert block.stable.entries[0].also_by == ()


def test_a_pinned_memory_is_not_repeated_but_says_also_by():
    block = see("is db-stg-01.internal up?", mem(1, STAGING, tier="L0"), recall="off")
    assert [(e.rule, e.also_by) for e in block.entries] == [("pinned", ("identifier",))]


def test_an_index_line_that_is_a_gist_gets_its_body_when_a_rule_asks():
    block = see("is db-stg-01.internal up?", mem(1, STAGING, tier="L1"))
    assert [(e.id, e.rule) for e in block.entries] == [(1, "index"), (1, "identifier")]


def test_paraphrases_collapse_to_one():
    rows = (
        mem(1, "The payment service is deployed by Argo every Monday", tier="L2"),
        mem(2, "Argo deploys the payment service every Monday morning", tier="L3"),
    )
    block = see("when is the payment service deployed by Argo?", *rows)
    assert len(by(block, "overlap")) == 1
    assert not block.truncated


def test_a_paraphrase_of_an_index_line_is_not_repeated():
    rows = (
        mem(1, "The payment service is deployed by Argo every Monday", tier="L1"),
        mem(2, "Argo deploys the payment service every Monday morning", tier="L3"),
    )
    assert see("when is the payment service deployed by Argo?", *rows).volatile_text == ""


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("We deploy the payment service on Fridays", "We never deploy the payment service on Fridays"),
        ("The payment service listens on port 5432", "The payment service listens on port 5433"),
        ("The payment service runs on pay-01.internal", "The payment service runs on pay-02.internal"),
    ],
)
def test_what_differs_in_polarity_number_or_identifier_is_no_paraphrase(a, b):
    block = see(
        "tell me of the payment service: fridays, port, listens, runs", mem(1, a, tier="L2"), mem(2, b, tier="L2")
    )
    assert sorted(by(block, "overlap")) == [1, 2]


def test_retired_expired_and_foreign_rows_are_never_proposed():
    rows = (
        forget(mem(1, "Payments are deployed by Argo", tier="L2"), "gone"),
        mem(2, "Payments are deployed by Helm", tier="L2", expires_at=NOW),
        mem(3, "Payments are deployed by Flux", tier="L2", namespace="other"),
        mem(4, "Payments are deployed by hand", tier="L2", namespace="default"),
        mem(5, "Payments are deployed by Spinnaker", tier="L2", namespace="proj"),
    )
    block = see("how are payments deployed?", *rows, namespace="proj", include=(1, 2, 3))
    assert sorted(e.id for e in block.entries if e.id) == [4, 5]


def test_without_a_namespace_every_namespace_is_seen():
    rows = (mem(3, "Payments are deployed by Flux", tier="L2", namespace="other"),)
    assert by(see("how are payments deployed?", *rows), "overlap") == [3]


def test_the_agents_own_default_namespace_is_seen_beside_the_named_one():
    rows = (mem(3, "Payments are deployed by Flux", tier="L2", namespace="main"),)
    assert by(see("payments deployed?", *rows, namespace="proj", default_namespace="main"), "overlap") == [3]


def test_the_notice_names_what_shares_distinctive_tokens():
    rows = (mem(17, "We use Helm for deploys", tier="L1"), mem(18, "Lunch is at noon", tier="L1"))
    block = see("Actually, we switched to Argo for deploys", *rows)
    assert block.correction is not None
    assert block.correction.likely_stale == (17,)
    notice = next(e for e in block.entries if e.kind == "notice")
    assert (notice.id, notice.tier, notice.rule) == (None, None, "correction")
    assert "Likely stale: “We use Helm for deploys”." in notice.line


def test_a_notice_without_kin_names_nothing():
    block = see("that's wrong", mem(18, "Lunch is at noon", tier="L1"))
    assert "Likely stale" not in block.text
    assert "Verify before relying on it." in block.text


def test_degraded_is_passed_on():
    assert see("x", found=Found(degraded=("semantic: time-out",))).degraded == ("semantic: time-out",)


def test_zero_tokens_give_only_the_tensions_in_full():
    block = see(
        "Actually, we switched to Argo",
        mem(1, "Use uv", tier="L0"),
        mem(2, "Use Helm", tier="L1"),
        clash(5, "We deploy on Fridays", "We never deploy on Fridays"),
        weak(),
        max_tokens=0,
    )
    assert {e.kind for e in block.entries} == {"tension"}
    assert block.over_budget_by == block.total_tokens > 0
    assert block.truncated
    assert {x.rule for x in block.left_out} == {"pinned", "index", "guardrail", "correction"}


def test_tensions_push_past_the_budget_and_say_by_how_much():
    plain = see("", mem(1, "Use uv", tier="L0"), max_tokens=40)
    tense = see("", mem(1, "Use uv", tier="L0"), clash(5, "We deploy " * 20, "We never deploy"), max_tokens=40)
    assert plain.over_budget_by == 0
    assert by(tense, "pinned") == [1]
    assert tense.over_budget_by == tense.total_tokens - 40 > 0
    assert not tense.truncated


def test_what_does_not_fit_is_left_out_with_rule_and_cost():
    rows = [mem(n, f"The payment service number {n} runs on host payment-{n}.internal", tier="L2") for n in range(1, 6)]
    block = see("payment service host", *rows, max_tokens=50)
    assert block.total_tokens <= 50
    assert block.truncated
    assert {e.id for e in block.entries} | {x.id for x in block.left_out} == {1, 2, 3, 4, 5}
    assert all(x.rule == "overlap" and x.tokens > 0 and "were left" in x.reason for x in block.left_out)


def test_the_index_has_at_most_sixty_percent_of_what_is_left():
    rows = [mem(n, f"Statement number {n} of the index", tier="L1") for n in range(1, 41)]
    block = see("", *rows, max_tokens=200)
    section = block.text.partition("### Memory index")[2]
    assert words(section) <= (200 - words(block.text.partition("###")[0])) * 0.6


def test_where_the_index_loses_lines_the_least_recently_accessed_go():
    rows = [mem(n, f"Statement number {n}", tier="L1", placed_at=NOW - n * HOUR) for n in range(1, 41)]
    block = see("", *rows, max_tokens=120)
    kept = by(block, "index")
    assert kept == list(range(1, len(kept) + 1))
    assert left(block, "index") == list(range(len(kept) + 1, 41))
    assert block.left_out[0].reason == f"lost its place to {len(kept)} more recently accessed entries"


def test_index_lines_stand_in_the_order_of_learning_whoever_was_accessed_last():
    rows = [mem(n, f"Statement number {n}", tier="L1", placed_at=NOW - n * HOUR) for n in range(1, 6)]
    assert by(see("", *reversed(rows)), "index") == [1, 2, 3, 4, 5]


def test_a_huge_index_says_in_one_line_what_was_not_even_loaded():
    rows = [mem(n, f"Statement number {n}", tier="L1") for n in range(1, 4)]
    standing = stand(*rows, index_unloaded=900, index_unloaded_tokens=12_000)
    block = see("", standing=standing)
    assert [(x.id, x.rule, x.tokens) for x in block.left_out] == [(None, "index", 12_000)]
    assert "900 more" in block.left_out[0].reason
    assert block.truncated


def test_the_stable_part_is_the_same_for_every_message():
    things = (mem(1, "Use uv", tier="L0"), mem(2, STAGING, tier="L1"), weak(), clash(3, "Up", "Down"))
    texts = {see(message, *things).stable.text for message in ("", "db-stg-01.internal?", "that's wrong", "use uv")}
    assert len(texts) == 1


def test_fresh_until_is_when_time_alone_would_change_the_stable_part():
    standing = stand(mem(1, "Use uv", tier="L1", expires_at=NOW + HOUR), weak(last_outcome_at=NOW - 80 * DAY))
    first = stable(standing, 2000, NOW, words)
    assert first.fresh_until == NOW + HOUR
    assert "Use uv" not in stable(standing, 2000, NOW + HOUR, words).text
    assert stable(standing, 2000, NOW + HOUR, words).fresh_until == NOW + 10 * DAY
    assert stable(stand(mem(1, "Use uv", tier="L1")), 2000, NOW, words).fresh_until is None


def test_a_quiet_domain_and_a_strong_one_have_no_guardrail():
    quiet, strong = weak("css", last_outcome_at=NOW - 91 * DAY), weak("api", reliability=0.9)
    assert see("", weak(), quiet, strong).text.count("reliable over") == 1


def test_the_message_may_be_read_before_the_shelf_is_loaded():
    turn, standing = Turn(message="that's wrong"), stand()
    part = stable(standing, 2000, NOW, words)
    found = Found(rarity=Rarity(memories=0, counts={}))
    assert build(turn, part, standing, found, NOW, words) == build(turn, part, standing, found, NOW, words, None)
