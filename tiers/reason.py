"""Why a find is one, in words: what it shares, how near it is, beside what it happened, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tiers.fuse import Fused

NAMED = 5
"""Shared tokens that a reason names at most."""


def reason(find: Fused) -> str:
    """One line: tokens first, then nearness, then whatever else moved it."""
    said = [f"shares {', '.join(find.shared[:NAMED])}"] if find.shared else []
    if find.similarity is not None and (find.rule == "semantic" or find.similarity > 0):
        said.append(f"close in meaning ({find.similarity:.2f})")
    return "; ".join((*said, *find.also))
