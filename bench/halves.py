"""Labelled data by a mark on the row: lists kept apart, and the rest to tune on; and what is counted on each."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

DATA = Path(__file__).parent / "data"

Half = Literal["tuning", "apart"]


def half_of(row: Mapping[str, Any]) -> Half:
    """The half of a row: one marked `apart` was written before anybody saw what the code says of it, and isn't tuned on."""
    return "apart" if row.get("apart") else "tuning"


def list_of(row: Mapping[str, Any]) -> str:
    """The list of a row: that which is tuned on, or the name of one kept apart."""
    return row.get("apart") or "tuning"


def rows(name: str) -> Iterator[dict[str, Any]]:
    """The rows of `data/<name>.jsonl`."""
    with (DATA / f"{name}.jsonl").open(encoding="utf-8") as lines:
        yield from map(json.loads, lines)


@dataclass(kw_only=True)
class Counts:
    """Hits and misses of a yes-or-no decision; `wrong` are those to look at, of the tuning half only."""

    right: int = 0
    false_alarms: int = 0
    missed: int = 0
    quiet: int = 0

    def add(self, *, wanted: bool, found: bool) -> None:
        self.right += wanted and found
        self.false_alarms += found and not wanted
        self.missed += wanted and not found
        self.quiet += not wanted and not found

    def line(self, name: str) -> str:
        precision = self.right / max(1, self.right + self.false_alarms)
        recall = self.right / max(1, self.right + self.missed)
        total = self.right + self.false_alarms + self.missed + self.quiet
        return (
            f"{name:10} {total:4} labelled  precision {precision:.3f}  recall {recall:.3f}  "
            f"({self.right} right, {self.false_alarms} false alarms, {self.missed} missed, {self.quiet} rightly quiet)"
        )
