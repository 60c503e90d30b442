"""Every candidate comes out once: stored, folded or rejected; corrections supersede, contradictions are opened."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest

from learn.decide import decide
from learn.read import read, read_items
from learn.shelf import Shelf, agreed, key_of
from learn.verdict import Candidate, Folded, Learning, Rejected, Stored
from memory.birth import Birth, Wanted, be_born
from tensions.tension import Claim, Tension
from tiers.gate import gate

if TYPE_CHECKING:
    from memory.row import Memory

THEN = datetime(2026, 1, 1, tzinfo=UTC)
NOW = THEN + timedelta(hours=1)


def held(*contents: str, source: str | None = "user", namespace: str = "default") -> tuple[Memory, ...]:
    return tuple(
        be_born(
            Wanted(content=content, source=source, namespace=namespace, tier="L1"),
            Birth(id=number, now=THEN, attested_by="key"),
        ).memory
        for number, content in enumerate(contents, start=1)
    )


def learn(message: str, *rows: Memory, last: tuple[Memory, ...] = ()) -> Learning:
    reading = read(message)
    return decide(reading, Shelf(held=rows, gate=gate(reading.message), last=last), NOW)


def remember(*contents: str, rows: tuple[Memory, ...] = ()) -> Learning:
    return decide(read_items(Candidate(content=c, pattern="given") for c in contents), Shelf(held=rows), NOW)


def stored(learning: Learning) -> list[Stored]:
    return [v for v in learning.verdicts if isinstance(v, Stored)]


def test_a_restatement_folds_into_the_held_row() -> None:
    learning = learn("The staging DB port is 5433.", *held("The staging DB port is 5433."))
    assert [v.into for v in learning.verdicts if isinstance(v, Folded)] == [1]
    assert stored(learning) == []


def test_it_folds_into_the_oldest_of_several() -> None:
    rows = held("We use pnpm", "we use pnpm.")
    for order in (rows, rows[::-1]):
        (verdict,) = learn("We use pnpm.", *order).verdicts
        assert isinstance(verdict, Folded)
        assert verdict.into == 1


def test_a_spoken_opener_does_not_keep_a_restatement_from_folding() -> None:
    (verdict,) = learn("Ok, so we use pnpm.", *held("We use pnpm.")).verdicts
    assert isinstance(verdict, Folded)


@pytest.mark.parametrize(
    ("row", "again"),
    [
        ("We use Figma for mockups.", "As I said, we use Figma for mockups."),
        ("The gate stays shut.", "Like I told you yesterday, the gate stays shut."),
        ("The rent is due on the 3rd of each month.", "The rent is due on the 3rd of every month."),
        ("Wir nutzen Figma.", "Wie gesagt, wir nutzen Figma."),
        ("Le cabinet ferme à 18 h.", "Comme je l'ai dit, le cabinet ferme à 18 h."),
        ("客户编号以 KH- 开头。", "再说一遍，客户编号以 KH- 开头。"),
    ],
)
def test_what_says_of_itself_that_it_was_said_before_folds(row: str, again: str) -> None:
    (verdict,) = learn(again, *held(row)).verdicts
    assert isinstance(verdict, Folded)


def test_within_one_turn_a_repetition_folds_into_the_row_to_be() -> None:
    learning = learn("We use Helm. we use helm")
    first, second = learning.verdicts
    assert isinstance(first, Stored)
    assert isinstance(second, Folded)
    assert second.into == -first.key


@pytest.mark.parametrize(
    ("row", "candidate"),
    [
        (held("We use pnpm", source=None), Candidate(content="We use pnpm", pattern="given")),
        (held("We use pnpm", namespace="web"), Candidate(content="We use pnpm", pattern="given")),
        (held("We use pnpm"), Candidate(content="We use pnpm", pattern="given", kind="episodic")),
        (
            (replace(held("We use pnpm")[0], expires_at=NOW + timedelta(hours=1)),),
            Candidate(content="We use pnpm", pattern="given"),
        ),
        ((replace(held("We use pnpm")[0], status="retired"),), Candidate(content="We use pnpm", pattern="given")),
        (
            (replace(held("We use pnpm")[0], expires_at=NOW - timedelta(minutes=1)),),
            Candidate(content="We use pnpm", pattern="given"),
        ),
    ],
    ids=["worse status", "other namespace", "other kind", "expires earlier", "retired", "expired"],
)
def test_the_survivor_is_of_the_same_kind_of_no_worse_status_and_lives_as_long(
    row: tuple[Memory, ...], candidate: Candidate
) -> None:
    learning = decide(read_items([candidate]), Shelf(held=row), NOW)
    assert len(stored(learning)) == 1
    assert learning.contradictions == ()


def test_a_correction_supersedes_the_row_whose_slot_it_fills() -> None:
    learning = learn("Actually, we switched to Kustomize for deploys.", *held("We use Helm for deploys."))
    (verdict,) = stored(learning)
    assert (verdict.supersedes, verdict.rule) == (1, "correction")
    assert verdict.candidate.content == "Actually, we switched to Kustomize for deploys."
    assert learning.contradictions == ()


def test_a_bare_value_is_stored_as_the_statement_that_it_corrects() -> None:
    rows = held("The staging DB port is 5432.")
    learning = learn("No, it should be 5433.", *rows, last=rows)
    (verdict,) = stored(learning)
    assert verdict.supersedes == 1
    assert verdict.candidate.content == "The staging DB port is 5433."
    assert ("said", "No, it should be 5433.") in verdict.candidate.extra


def test_without_the_gate_a_contradiction_is_opened_and_nothing_retired() -> None:
    learning = learn("We never deploy on Fridays.", *held("We deploy on Fridays"))
    (verdict,) = stored(learning)
    (tension,) = learning.contradictions
    assert verdict.supersedes is None
    assert (tension.a, tension.b, tension.impact) == (1, -verdict.key, "critical")


def test_items_are_never_corrections() -> None:
    learning = remember("Actually, we switched to Kustomize for deploys.", rows=held("We use Helm for deploys."))
    assert [v.supersedes for v in stored(learning)] == [None]


def test_statements_of_one_turn_may_contradict_each_other() -> None:
    learning = learn("We deploy on Fridays. We never deploy on Fridays.")
    (tension,) = learning.contradictions
    assert (tension.a, tension.b) == (-1, -2)


def test_a_superseded_row_raises_no_tension_and_takes_no_fold() -> None:
    learning = learn(
        "Actually, the default branch is trunk. The default branch is main.", *held("The default branch is main.")
    )
    first, second = learning.verdicts
    assert isinstance(first, Stored)
    assert first.supersedes == 1
    assert isinstance(second, Stored)
    assert [(c.a, c.b) for c in learning.contradictions] == [(-1, -2)]


def test_other_namespaces_are_not_compared() -> None:
    learning = learn("We never deploy on Fridays.", *held("We deploy on Fridays", namespace="web"))
    assert learning.contradictions == ()


def test_a_pair_that_was_resolved_as_both_is_not_raised_again() -> None:
    rows = held("We deploy on Fridays")
    tension = Tension(
        id=9,
        namespace="default",
        status="resolved",
        impact="critical",
        a=Claim(text="We deploy on Fridays", memory_id=1),
        b=Claim(text="We never deploy on Fridays", memory_id=2),
        question="Which is it?",
        origin="detector",
        shape="polarity",
        created_at=THEN,
        winner="both",
    )
    reading = read("We never deploy on Fridays.")
    assert decide(reading, Shelf(held=rows, agreed=agreed([tension])), NOW).contradictions == ()
    assert decide(reading, Shelf(held=rows, agreed=agreed([replace(tension, winner="a")])), NOW).contradictions
    assert key_of("a", "b") == key_of("b", "a")


def test_a_refused_fold_is_told() -> None:
    learning = learn(
        "Always run migrations against staging, never production", *held("Always run migrations against staging")
    )
    assert learning.refused_folds == ("lost-token: never, production",)


def test_rejections_and_skips_are_passed_on() -> None:
    learning = learn("The password is hunter2. We use pnpm.")
    assert [type(v) for v in learning.verdicts] == [Rejected, Stored]
    skipped = learn("Where is the config?")
    assert skipped.skipped is not None
    assert skipped.verdicts == ()


@pytest.mark.parametrize("message", ["No, it should be 5433.", "it's Kustomize", "Sorry, I meant db-stg-02.internal"])
def test_a_bare_value_of_nothing_is_rejected_and_never_stored_alone(message: str) -> None:
    (verdict,) = learn(message).verdicts
    assert isinstance(verdict, Rejected)
    assert verdict.rule == "no-subject"


@pytest.mark.parametrize(
    "message", ["That's outdated.", "That's stale!", "It's deprecated.", "That's incorrect.", "that's hilarious"]
)
def test_a_judgement_is_no_candidate(message: str) -> None:
    assert learn(message).verdicts == ()


def test_a_bare_value_never_reaches_what_another_namespace_saw_last() -> None:
    there = held("The staging port is 5432.", namespace="web")
    assert stored(learn("No, it should be 5433.", last=there)) == []


def test_two_bare_values_in_one_turn_supersede_one_row_once() -> None:
    rows = held("The staging port is 5432.")
    learning = learn("No, it should be 5433. No, it should be 5434.", *rows, last=rows)
    assert [v.supersedes for v in stored(learning) if v.supersedes is not None] == [1]


def test_a_sentence_folds_into_the_one_that_leans_on_it_and_holds_it_whole() -> None:
    learning = learn("We've stopped using ruff. It's all biome now, on version 1.9.")
    (kept,) = stored(learning)
    assert kept.candidate.content == "We've stopped using ruff. It's all biome now, on version 1.9."
    assert [v.into for v in learning.verdicts if isinstance(v, Folded)] == [-kept.key]


def test_a_clause_of_a_day_alone_is_read_like_any_other() -> None:
    (verdict,) = learn("We deploy on Wednesdays now.", *held("We deploy on Tuesdays and Thursdays.")).verdicts
    assert isinstance(verdict, Stored)
