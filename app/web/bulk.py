"""What may be done to many rows at once, and what it will come to for each of them, before it is done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, get_args

from app.errors import invalid
from memory.row import Tier
from memory.status import confirmed
from tiers.tier import PINNED_CAP

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST = 200
"""Rows at once: as many as a page of the API has."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """One thing that may be done to each row; `tier` is where it moves it."""

    name: str
    title: str
    operation: str
    tier: Tier | None = None

    def said(self, reason: str) -> dict[str, Any]:
        """What its operation is told beside the id."""
        if self.tier is not None:
            return {"tier": self.tier}
        return {"reason": reason} if self.operation == "forgetMemory" else {}


DEEDS: tuple[Deed, ...] = (
    Deed(name="observe", title="Observe", operation="observeMemory"),
    Deed(name="forget", title="Forget", operation="forgetMemory"),
    Deed(name="L0", title="Pin (L0)", operation="patchMemory", tier="L0"),
    *(Deed(name=tier, title=f"Move to {tier}", operation="patchMemory", tier=tier) for tier in get_args(Tier)[1:]),
)


def deed_of(name: str | None) -> Deed:
    """The deed of that name; `InvalidRequest` where there is none."""
    for deed in DEEDS:
        if deed.name == name:
            return deed
    raise invalid("deed", f"must be one of {', '.join(deed.name for deed in DEEDS)}", "not-one-of")


@dataclass(frozen=True, slots=True, kw_only=True)
class Fate:
    """What will become of one row. `refused`: nothing will, and `will` says why."""

    row: dict[str, Any]
    will: str
    refused: bool = False


def fates(deed: Deed, rows: Sequence[dict[str, Any]], used: int) -> list[Fate]:
    """The fate of each row, in order; `used`: tokens of the cap that are pinned already."""
    told: list[Fate] = []
    for row in rows:
        fate = _fate(deed, row, used)
        if deed.tier == "L0" and not fate.refused and row["tier"] != "L0":
            used += row["tokens"]
        told.append(fate)
    return told


def _fate(deed: Deed, row: dict[str, Any], used: int) -> Fate:
    if row["status"] == "retired":
        same = deed.name == "forget"
        return Fate(row=row, will="is retired already and stays as it is", refused=not same)
    if deed.name == "observe":
        grown = confirmed(row["confidence"])
        was = "" if row["status"] == "fact" else f" {row['status']} → fact,"
        return Fate(row=row, will=f"observed now:{was} confidence {row['confidence']:.2f} → {grown:.2f}")
    if deed.name == "forget":
        return Fate(row=row, will="retired, with the reason; its open tensions close")
    return _moving(deed, row, used)


def _moving(deed: Deed, row: dict[str, Any], used: int) -> Fate:
    if row["tier"] == deed.tier:
        return Fate(row=row, will=f"stands in {deed.tier} already")
    if deed.tier == "L0" and used + row["tokens"] > PINNED_CAP:
        full = f"{row['tokens']} tokens more than {used} would pass the cap of {PINNED_CAP} for what is pinned"
        return Fate(row=row, will=full, refused=True)
    return Fate(row=row, will=f"{row['tier']} → {deed.tier}")
