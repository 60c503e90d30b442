"""What holds between two things in one direction doesn't hold in the other."""

from __future__ import annotations

import pytest

from tensions.detector import contradiction
from tensions.swaps import EXAMPLES, ONE_WAY, SILENT
from tests.rules.tensions.both import clash_both_ways


@pytest.mark.parametrize(("a", "b"), EXAMPLES)
def test_the_same_relation_the_other_way_round_contradicts(a: str, b: str) -> None:
    clash_both_ways(a, b)


@pytest.mark.parametrize(("a", "b"), SILENT)
def test_what_goes_both_ways_or_to_a_third_contradicts_nothing(a: str, b: str) -> None:
    assert contradiction(a, b) is None


@pytest.mark.parametrize("relation", [relation for relation in ONE_WAY if relation.isascii() and " " in relation])
def test_every_relation_is_told_between_names(relation: str) -> None:
    assert contradiction(f"Alembic {relation} Flyway", f"Flyway {relation} Alembic") is not None
