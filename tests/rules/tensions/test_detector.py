"""Two statements contradict when they have the same subject and opposite polarity, one slot, or an antonym pair."""

from __future__ import annotations

import pytest

from tensions.detector import contradiction, detect, impact, question, shape
from tensions.slot import SLOTS
from tests.rules.tensions.more_pairs import MORE_AGREEING, MORE_CLASHING
from tests.rules.tensions.pairs import AGREEING, CLASHING
from tests.rules.tensions.rows import memory


@pytest.mark.parametrize(("a", "b", "kind"), CLASHING + MORE_CLASHING)
def test_a_contradiction_is_found_whichever_side_comes_first(a: str, b: str, kind: str) -> None:
    found, turned = contradiction(a, b), contradiction(b, a)
    assert found is not None
    assert turned is not None
    assert found.kind == turned.kind == kind
    assert found.shape == turned.shape
    assert found.subject == turned.subject
    assert found.clauses == turned.clauses[::-1]


@pytest.mark.parametrize(("a", "b"), AGREEING + MORE_AGREEING)
def test_two_statements_that_can_both_be_true_are_left_alone(a: str, b: str) -> None:
    assert contradiction(a, b) is None
    assert contradiction(b, a) is None


@pytest.mark.parametrize("text", [text for pair in (*CLASHING, *AGREEING) for text in pair[:2]])
def test_no_statement_contradicts_itself(text: str) -> None:
    assert contradiction(text, text) is None


@pytest.mark.parametrize("row", SLOTS, ids=lambda row: row.kind)
def test_every_row_of_the_slots_table_is_shown_by_its_example(row) -> None:
    found = contradiction(*row.example)
    assert found is not None
    assert found.shape == f"slot:{row.kind}"


@pytest.mark.parametrize(
    ("a", "b", "extra_a", "extra_b", "expected"),
    [
        ("We deploy on Fridays", "We never deploy on Fridays", {}, {}, "critical"),
        ("Commits must be signed", "Commits are not signed", {}, {}, "critical"),
        ("Toujours lancer les tests", "On ne lance pas les tests", {}, {}, "critical"),
        ("我们周五部署", "我们从不在周五部署", {}, {}, "critical"),
        ("The port is 1", "The port is 2", {"tier": "L0"}, {}, "critical"),
        ("The port is 1", "The port is 2", {"tier": "L0"}, {"status": "hypothesis"}, "critical"),
        ("The port is 1", "The port is 2", {}, {"status": "hypothesis"}, "low"),
        ("The port is 1", "The port is 2", {}, {}, "medium"),
        ("The mustard is hot", "The mustard is cold", {}, {}, "medium"),
    ],
)
def test_impact_is_critical_for_pins_and_rules_low_for_hypotheses_and_medium_else(
    a, b, extra_a, extra_b, expected
) -> None:
    left, right = memory(1, a, **extra_a), memory(2, b, **extra_b)
    assert impact(left, right) == impact(right, left) == expected


@pytest.mark.parametrize(
    ("a", "b", "expected"),
    [
        (
            "The staging database listens on port 5432",
            "The staging database listens on port 5433",
            "Does the staging database listen on port 5432 or 5433?",
        ),
        ("Our default branch is main", "Our default branch is trunk", "Is our default branch main or trunk?"),
        ("We have three environments", "We have four environments", "Do we have three or four environments?"),
        (
            "We deploy on Fridays.",
            "We never deploy on Fridays.",
            "Which is right: “We deploy on Fridays” or “We never deploy on Fridays”?",
        ),
        (
            "Dana owns the wiki",
            "The wiki is owned by Lee",
            "Which is right: Dana or Lee? “Dana owns the wiki” conflicts with “The wiki is owned by Lee”.",
        ),
        ("Red", "Blue", "Which is right: “Red” or “Blue”?"),
    ],
)
def test_the_question_names_the_differing_values(a: str, b: str, expected: str) -> None:
    assert question(a, b) == expected


@pytest.mark.parametrize(
    ("a", "b"), [("x " * 4000, "y " * 4000), ("The port is 1", "The port is 2 " + "for the api " * 300)]
)
def test_a_question_has_at_most_five_hundred_characters_and_one_line(a: str, b: str) -> None:
    for asked in (question(a, b), question("a\nb\n" + a, b)):
        assert 0 < len(asked) <= 500
        assert "\n" not in asked


def test_the_detector_compares_only_live_rows_of_the_same_namespace() -> None:
    new = memory(9, "We never deploy on Fridays")
    held = [
        memory(3, "We deploy on Fridays"),
        memory(2, "We deploy on Fridays", status="retired"),
        memory(4, "We deploy on Fridays", namespace="other"),
        memory(5, "We deploy with Helm"),
        new,
    ]
    found = detect(new, held)
    assert [d.held.id for d in found] == [3]
    assert found[0].impact == "critical"
    assert detect(new, reversed(held)) == found


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (("The API port is 1", "The API port is 2"), ("The wiki listens on port 8", "The wiki listens on port 9")),
        (("Telemetry is enabled", "Telemetry is disabled"), ("The cache is disabled", "The cache is enabled")),
        (("We deploy on Fridays", "We never deploy on Fridays"), ("Never rebase main", "Rebase main")),
        (("Docs say 3 retries", "Code says 5 retries"), ("Code says 30 seconds", "Docs say 60 seconds")),
    ],
)
def test_the_same_kind_of_clash_has_the_same_shape(first, second) -> None:
    assert shape(*first) == shape(*second) == shape(*reversed(second))


def test_unlike_clashes_have_unlike_shapes() -> None:
    shapes = {
        shape("The API port is 1", "The API port is 2"),
        shape("The API version is v1", "The API version is v2"),
        shape("Telemetry is enabled", "Telemetry is disabled"),
        shape("We deploy on Fridays", "We never deploy on Fridays"),
        shape("The moon is made of cheese", "Rabbits live on the moon"),
    }
    assert len(shapes) == 5
