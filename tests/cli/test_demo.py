"""`foreword demo` shows a real block with its rules, stops cleanly, and a second run teaches nothing twice."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING

from app import demo

if TYPE_CHECKING:
    from tests.cli.conftest import Shell

LIVELY = 20.0
"""Seconds that a warm second run may take on a busy machine; alone it takes a fraction."""


def test_the_demo_prints_a_block_and_a_second_run_teaches_nothing_twice(shell: Shell) -> None:
    first = shell.here("demo", "--once", "--port", "18200")
    assert first.code == 0, first.err
    began = time.monotonic()
    second = shell.here("demo", "--once", "--port", "18200")
    assert time.monotonic() - began < LIVELY
    assert second.code == 0, second.err

    for heading in (
        "### Pinned",
        "### Active Knowledge Tensions (Contradictions)",
        "### Reliability guardrails",
        "### Memory index",
        "### Premise correction",
    ):
        assert heading in first.out
        assert heading in second.out
    assert _block(first.out) == _block(second.out)
    assert "stored" in first.out
    assert "stored" not in second.out
    assert re.search(r"curl -s http://127\.0\.0\.1:\d+/v1/context", first.out)
    assert demo.PINNED in first.out
    assert "9fKq2LmX7tRw" not in _block(first.out)


def _block(printed: str) -> str:
    return printed[printed.index("## Memory") : printed.index("why, and at what price")]
