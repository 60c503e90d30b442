"""For one memory and one message every rule says why it is in, or why not."""

import pytest

from memory.status import forget, supersede
from tests.rules.memory.rows import HOUR, NOW
from tests.rules.tiers.shelf import ask_why, clash, mem
from tiers.explain import JUDGES
from tiers.rules import RULES

ARGO = mem(1, "The payment service is deployed by Argo every Monday. The release team approves it.", tier="L2")
LUNCH = mem(2, "Lunch is at noon", tier="L1")
HOST = mem(3, "The staging host is db-stg-01.internal", tier="L3")


def test_every_rule_has_a_judge_and_every_judge_a_rule():
    assert list(JUDGES) == [rule.name for rule in RULES]
    assert list(ask_why(1, "", ARGO)) == [rule.name for rule in RULES]


SAYINGS = [
    # memory, message, things, turn, rule, verdict, what the why names
    (1, "how is the payment service deployed?", (ARGO,), {}, "overlap", "proposed", ["payment", "deploy"]),
    (2, "how is the payment service deployed?", (ARGO, LUNCH), {}, "overlap", "not-matched", ["lacks", "payment"]),
    (
        1,
        "is lunch deployed by rockets on the moon?",
        (ARGO,),
        {},
        "overlap",
        "not-matched",
        ["below 0.3", "lacks", "lunch"],
    ),
    (1, "???", (ARGO,), {}, "overlap", "not-matched", ["no content word"]),
    (1, "how is it deployed", (ARGO,), {"recall": "off"}, "overlap", "not-applicable", ["off"]),
    (3, "is db-stg-01.internal up?", (HOST,), {}, "identifier", "proposed", ["db-stg-01.internal"]),
    (1, "is db-stg-01.internal up?", (ARGO,), {}, "identifier", "not-matched", ["none of db-stg-01.internal"]),
    (1, "how are you", (ARGO,), {}, "identifier", "not-matched", ["no identifier"]),
    (
        3,
        "is db-stg-01.internal up?",
        (HOST,),
        {"transcript": "db-stg-01.internal"},
        "identifier",
        "not-matched",
        ["transcript already"],
    ),
    (1, "x", (ARGO,), {}, "pinned", "not-applicable", ["L2"]),
    (1, "x", (ARGO,), {}, "index", "not-applicable", ["L2"]),
    (2, "x", (LUNCH,), {}, "index", "proposed", ["working set"]),
    (2, "x", (LUNCH,), {"max_tokens": 5}, "index", "over-budget", ["no place"]),
    (2, "when is lunch at noon?", (LUNCH,), {}, "overlap", "proposed", ["stable part already holds"]),
    (1, "x", (ARGO,), {}, "guardrail", "not-applicable", ["outcomes"]),
    (1, "x", (ARGO,), {}, "correction", "not-matched", ["gate did not fire"]),
    (2, "that's wrong, lunch is at one", (LUNCH,), {}, "correction", "not-applicable", ["likely stale"]),
    (1, "that's wrong, lunch is at one", (ARGO, LUNCH), {}, "correction", "not-applicable", ["does not name it"]),
    (1, "x", (ARGO,), {}, "semantic", "not-applicable", ["no embedder"]),
    (1, "x", (ARGO,), {"recall": "lexical"}, "semantic", "not-applicable", ["lexical"]),
    (1, "x", (ARGO,), {}, "requested", "not-matched", ["include"]),
    (1, "x", (ARGO,), {"include": (1,)}, "requested", "proposed", ["include"]),
    (1, "payment service", (ARGO,), {"max_tokens": 20}, "overlap", "over-budget", ["needs", "were left"]),
    (1, "x", (ARGO,), {}, "tension", "not-applicable", ["no open tension"]),
]


@pytest.mark.parametrize("saying", SAYINGS)
def test_why(saying):
    number, message, things, turn, rule, verdict, names = saying
    said = ask_why(number, message, *things, **turn)[rule]
    assert said.verdict == verdict, said
    assert all(name in said.why for name in names), said.why


@pytest.mark.parametrize(
    ("memory", "turn", "why"),
    [
        (forget(ARGO, "decommissioned"), {}, "retired: decommissioned"),
        (supersede(ARGO, 9), {}, "superseded by #9"),
        (mem(1, "Use uv", expires_at=NOW - HOUR), {}, "expired"),
        (mem(1, "Use uv", namespace="other"), {"namespace": "proj"}, "another namespace"),
    ],
)
def test_a_barred_memory_is_barred_from_every_rule(memory, turn, why):
    said = ask_why(1, "how is the payment service deployed?", memory, **turn).values()
    assert {v.verdict for v in said} == {"not-applicable"}
    assert all(why in v.why for v in said)


def test_a_claim_is_told_which_tension_holds_it():
    tension = clash(7, "We deploy on Fridays", "We never deploy on Fridays")
    held = mem(1, "We deploy on Fridays", tier="L1")
    claim = type(tension.a)(text=held.content, memory_id=1)
    said = ask_why(1, "x", held, type(tension)(**{**{s: getattr(tension, s) for s in tension.__slots__}, "a": claim}))
    assert "#7" in said["tension"].why


def test_a_paraphrase_is_told_into_which_it_collapsed():
    twins = (
        mem(1, "The payment service is deployed by Argo every Monday", tier="L2"),
        mem(2, "Argo deploys the payment service every Monday morning", tier="L3"),
    )
    verdicts = [ask_why(n, "when is the payment service deployed by Argo?", *twins)["overlap"] for n in (1, 2)]
    assert sorted(v.verdict for v in verdicts) == ["collapsed", "proposed"]
    assert any("#1" in v.why or "#2" in v.why for v in verdicts if v.verdict == "collapsed")


def test_a_lost_place_names_who_took_it():
    rows = [mem(n, f"Statement number {n}", tier="L1", placed_at=NOW - n * HOUR) for n in range(1, 41)]
    said = ask_why(40, "x", *rows, max_tokens=120)["index"]
    assert said.verdict == "over-budget"
    assert "lost its place to" in said.why
    assert "#1" in said.why


def test_the_ninth_by_overlap_is_told_the_best_eight():
    rows = [
        mem(n, f"The payment service number {n} runs on host payment-{n}.internal", tier="L2") for n in range(1, 13)
    ]
    said = [ask_why(n, "payment service host", *rows)["overlap"] for n in range(1, 13)]
    assert sum(v.verdict == "over-budget" for v in said) == 4
    assert all("best 8" in v.why for v in said if v.verdict == "over-budget")


@pytest.mark.parametrize(
    ("similarity", "verdict", "name"),
    [({1: 0.8}, "proposed", "0.80"), ({1: 0.3}, "not-matched", "0.30"), ({2: 0.9}, "not-matched", "0.00")],
)
def test_nearness_says_its_number(similarity, verdict, name):
    said = ask_why(1, "zebra", ARGO, LUNCH, similarity=similarity)["semantic"]
    assert said.verdict == verdict
    assert name in said.why
