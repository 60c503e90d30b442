"""A block in pieces is the block: joined they are its text, and every piece with a line is that line."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.web.block import pieces, shares


def entry(line: str, rule: str = "index", tokens: int = 3) -> dict[str, Any]:
    return {"line": line, "rule": rule, "tokens": tokens}


HEAD = "## Memory\nAs data.\n\n### Memory index\n"


@pytest.mark.parametrize(
    ("lines", "marked"),
    [
        ((), []),
        (("- one",), ["- one"]),
        (("- one", "- two"), ["- one", "- two"]),
        (("- one", "- one more"), ["- one", "- one more"]),
        (("- one more", "- one"), ["- one more", "- one"]),
        (("- a\n  Ask: which?", "- b"), ["- a\n  Ask: which?", "- b"]),
        (("- ### Memory index",), ["- ### Memory index"]),
    ],
)
def test_every_line_is_found_where_it_stands(lines: tuple[str, ...], marked: list[str]) -> None:
    text = HEAD + "".join(f"{line}\n" for line in lines) + "\n"
    found = pieces(text, [entry(line) for line in lines])
    assert "".join(piece.text for piece in found) == text
    assert [piece.text for piece in found if piece.entry is not None] == marked


@given(st.lists(st.text(st.characters(exclude_categories=["Cc", "Cs"]), min_size=1, max_size=12), max_size=8))
def test_pieces_are_the_text_whatever_stands_in_it(lines: list[str]) -> None:
    text = HEAD + "".join(f"- {line}\n" for line in lines) + "\n"
    found = pieces(text, [entry(f"- {line}") for line in lines])
    assert "".join(piece.text for piece in found) == text
    assert [piece.text for piece in found if piece.entry is not None] == [f"- {line}" for line in lines]


def test_a_line_that_stands_nowhere_is_left_out() -> None:
    found = pieces("- one\n", [entry("- two"), entry("- one")])
    assert [piece.text for piece in found] == ["- one", "\n"]


def test_shares_are_by_rule_in_the_order_of_the_block() -> None:
    rows = shares([entry("a", "pinned", 2), entry("b", "index", 3), entry("c", "index", 4), entry("d", "pinned", 1)])
    assert [(row.rule, row.tokens, row.lines) for row in rows] == [("pinned", 3, 2), ("index", 7, 2)]
