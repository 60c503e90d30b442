"""Many at once: what is told before is what will happen, the pinned cap and retired rows included."""

from __future__ import annotations

from typing import Any

import pytest

from app.errors import InvalidRequest
from app.web.bulk import DEEDS, deed_of, fates
from tiers.tier import PINNED_CAP


def row(**said: Any) -> dict[str, Any]:
    return {"id": 1, "status": "fact", "tier": "L1", "tokens": 10, "confidence": 1.0, **said}


CASES = (
    ("observe", row(status="hypothesis", confidence=0.5), "hypothesis → fact, confidence 0.50 → 0.62", False),
    ("observe", row(), "observed now: confidence 1.00 → 1.00", False),
    ("observe", row(status="retired"), "is retired already", True),
    ("forget", row(), "retired, with the reason", False),
    ("forget", row(status="retired"), "is retired already", False),
    ("L0", row(), "L1 → L0", False),
    ("L0", row(tokens=PINNED_CAP + 1), "would pass the cap", True),
    ("L0", row(tier="L0"), "stands in L0 already", False),
    ("L3", row(), "L1 → L3", False),
    ("L2", row(status="retired"), "is retired already", True),
)


@pytest.mark.parametrize(("deed", "given", "will", "refused"), CASES)
def test_each_row_is_told_its_fate(deed: str, given: dict[str, Any], will: str, *, refused: bool) -> None:
    (fate,) = fates(deed_of(deed), [given], 0)
    assert will in fate.will
    assert fate.refused is refused


def test_rows_share_the_pinned_cap() -> None:
    half = PINNED_CAP // 2
    told = fates(deed_of("L0"), [row(tokens=half), row(tokens=half), row(tokens=half)], 1)
    assert [fate.refused for fate in told] == [False, True, True]


def test_a_deed_that_there_is_not_is_refused() -> None:
    assert all(deed_of(deed.name) is deed for deed in DEEDS)
    with pytest.raises(InvalidRequest):
        deed_of("erase")
