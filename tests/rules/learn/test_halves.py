"""What was and what is instead, told in one breath, comes to two plain statements; a mere denial to none."""

from __future__ import annotations

import pytest

from learn.halves import HALVES, LONGEST, halves
from learn.retold import halved


@pytest.mark.parametrize("example", [row.example for row in HALVES], ids=lambda example: example[0])
def test_every_row_reads_its_example(example) -> None:
    said, old, new = example
    found = halves(said)
    assert found is not None
    assert (found.old, found.new) == (old, new)


@pytest.mark.parametrize(
    "statement",
    [
        "The branch is called trunk",
        "We don't deploy on Fridays",
        "Der Chor probt nicht mehr dienstags",
        "Priya isn't on the payments team anymore, she's running late",
        "它不是一个问题",
        "x" * (LONGEST + 1),
    ],
)
def test_what_only_denies_or_states_has_none(statement) -> None:
    assert halves(statement) is None


def test_what_opens_the_sentence_is_set_aside() -> None:
    found = halved("FYI: our vet isn't Dr. Novak any more, it's Dr. Sato.")
    assert found is not None
    assert found.old == "our vet is Dr. Novak"
