"""Lineage drawn: every relation has its box, none covers another, and words say the same."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from app.web.lineage import HEIGHT, MOST, WIDTH, changes, drawing


def row(number: int, gist: str = "x") -> dict[str, Any]:
    return {"id": number, "gist": gist, "status": "fact"}


def told(parents: int = 0, children: int = 0, before: int = 0, after: int = 0, tensions: int = 0) -> dict[str, Any]:
    itself = row(1, "itself " * 20)
    chain = [*(row(100 + n) for n in range(before)), itself, *(row(200 + n) for n in range(after))]
    return {
        "memory": itself,
        "parents": [row(300 + n) for n in range(parents)],
        "children": [row(400 + n) for n in range(children)],
        "superseded": chain if before or after else [],
        "tensions": [{"id": 500 + n, "question": "which?", "status": "open"} for n in range(tensions)],
    }


@pytest.mark.parametrize(
    "given",
    [
        told(),
        told(parents=1),
        told(children=3),
        told(before=1, after=2, tensions=1),
        told(parents=20, children=9, tensions=4),
    ],
)
def test_boxes_stand_apart_and_inside(given: dict[str, Any]) -> None:
    drawn = drawing(given)
    for one, other in combinations(drawn.boxes, 2):
        assert abs(one.x - other.x) >= WIDTH or abs(one.y - other.y) >= HEIGHT
    assert all(0 <= box.x <= drawn.width - WIDTH and 0 <= box.y <= drawn.height - HEIGHT for box in drawn.boxes)
    assert sum(box.kind == "this" for box in drawn.boxes) == 1
    assert all(len([box for box in drawn.boxes if box.x == x]) <= MOST for x in {box.x for box in drawn.boxes})


def test_what_came_before_stands_on_the_left_and_what_became_on_the_right() -> None:
    drawn = drawing(told(parents=1, before=1, after=1, children=1, tensions=1))
    place = {box.kind: box.x for box in drawn.boxes}
    assert place["parent"] == place["replaced"] < place["this"] < place["successor"] == place["child"]
    assert drawn.words == (
        "Came from: parent · #300 · fact; replaced · #100 · fact. "
        "Became: successor · #200 · fact; child · #400 · fact; tension · #500 · open."
    )


def test_an_event_tells_only_what_it_changed() -> None:
    assert changes({"before": {"tier": "L1", "status": "fact"}, "after": {"tier": "L0", "status": "fact"}}) == [
        ("tier", "L1", "L0")
    ]
    assert changes({"before": None, "after": {"tier": "L1"}}) == []
