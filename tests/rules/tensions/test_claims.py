"""German, French, Spanish and Chinese claims of what somebody has, takes, does or is, and of what there is no more."""

from __future__ import annotations

import pytest

from tensions.claims import ROWS, claims_of, opposed_claims
from tensions.detector import contradiction
from tests.rules.tensions.both import clash_both_ways
from tests.rules.tensions.ruled_abroad import CLASHING, COMPATIBLE

CLASH = [(kind, *pair) for kind, pairs in CLASHING.items() for pair in pairs]
AGREE = [(kind, *pair) for kind, pairs in COMPATIBLE.items() for pair in pairs]


@pytest.mark.parametrize(("kind", "a", "b"), CLASH)
def test_what_is_ruled_out_contradicts(kind: str, a: str, b: str) -> None:
    clash_both_ways(a, b, kind)


@pytest.mark.parametrize(("kind", "a", "b"), AGREE)
def test_what_is_not_ruled_out_agrees(kind: str, a: str, b: str) -> None:
    assert contradiction(a, b) is None, kind


@pytest.mark.parametrize(("language", "row"), [(code, row) for code, rows in ROWS.items() for row in rows])
def test_every_row_finds_its_example(language: str, row: tuple[str, str, str, bool, str, str]) -> None:
    _, _, relation, holds, _, example = row
    assert any(claim.relation == relation and claim.holds == holds for claim in claims_of(example, language)), example


def test_one_who_says_so_of_herself_is_another_than_who_isnt_named() -> None:
    assert opposed_claims("Gina: Ich habe keine Haustiere.", "Jon: Mein Kater schläft.", "de") is None
    assert opposed_claims("Gina: Ich habe keine Haustiere.", "Gina: Mein Kater schläft.", "de") == "has"


@pytest.mark.parametrize(
    "said",
    [
        "Hast du keine Haustiere?",
        "Wenn der Vermieter es will, haben wir keine Haustiere.",
        "Damals hatte mein Kater Flöhe.",
        "Mein Kater ist im Mai gestorben.",
    ],
)
def test_what_is_asked_was_or_is_so_in_one_case_claims_nothing(said: str) -> None:
    assert claims_of(said, "de") == ()
