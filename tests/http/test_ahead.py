"""What the store keeps of a standing part that was rendered ahead, read again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import orjson
import pytest
from hypothesis import given

from app.ahead import Told, ahead_of, kept_of
from app.use.standing import Sums, array, ends_of, keep
from tests.properties.shelves import NOW, shelves, turns
from tiers.build import build
from words import cost

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tiers.block import Found, Standing, Turn

COUNT = cost.load()


@pytest.mark.parametrize("values", [[], [1], ["a, “b”]", {"c": [1, {}]}, None]])
def test_a_list_in_json_is_a_list(values: list[Any]) -> None:
    texts = [orjson.dumps(value) for value in values]
    told: Sequence[Any] = Told(array(texts), ends_of(texts), lambda value: value)
    assert (list(told), len(told), bool(told)) == (values, len(values), bool(values))
    assert [told[place - len(values)] for place in range(len(values))] == values
    assert told[:2] == values[:2]
    for beyond in (len(values), -len(values) - 1):
        with pytest.raises(IndexError):
            told[beyond]


@given(shelves(), turns())
def test_what_is_read_again_makes_the_same_block(shelf: tuple[Standing, Found], turn: Turn) -> None:
    standing, found = shelf
    kept = keep(standing, turn, NOW, COUNT, Sums(everything=9))
    again = kept_of(ahead_of(kept))
    for name in ("until", "everything_tokens", "text", "hash", "costs", "tensions", "part"):
        assert getattr(again, name) == getattr(kept, name), name
    assert list(again.costs) == list(kept.costs)
    assert (list(again.ends), list(again.guardrails)) == (list(kept.ends), list(kept.guardrails))
    assert again.told() == kept.told()
    block, other = (build(turn, each.stable, standing, found, NOW, COUNT) for each in (kept, again))
    assert (other.text, other.added, other.missed, other.raised) == (
        block.text,
        block.added,
        block.missed,
        block.raised,
    )
    assert (other.total_tokens, other.over_budget_by, other.truncated) == (
        block.total_tokens,
        block.over_budget_by,
        block.truncated,
    )
    assert [(e.id, e.line, e.also_by) for e in other.entries] == [(e.id, e.line, e.also_by) for e in block.entries]
    assert other.left_out == block.left_out
