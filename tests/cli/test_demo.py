"""`foreword demo` shows a real block with its rules, stops cleanly, and a second run teaches nothing twice."""

from __future__ import annotations

import importlib
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from app import demo

if TYPE_CHECKING:
    from tests.cli.conftest import Ran, Shell

sys.path.insert(0, str(Path(__file__).parents[2] / "docs"))
readme = importlib.import_module("demo")
"""`docs/demo.py`: docs/ is no package, its scripts are found by path."""


@pytest.fixture(scope="module")
def first(shell: Shell) -> Ran:
    return shell.here("demo", "--once", "--port", "18200")


def test_it_prints_a_block_with_all_that_a_block_can_hold(first: Ran) -> None:
    assert first.code == 0, first.err
    for heading in (
        "### Pinned",
        "### Active Knowledge Tensions (Contradictions)",
        "### Reliability guardrails",
        "### Memory index",
        "### Premise correction",
        "### Recalled for this message",
    ):
        assert heading in first.out
    assert demo.PINNED in first.out
    assert re.search(r"^line +rule +reason +tokens", first.out, re.MULTILINE)


def test_it_says_what_was_learned_and_what_was_refused(first: Ran) -> None:
    for rule in ("question-turn", "secret", "interaction-scoped"):
        assert rule in first.out
    assert "9fKq2LmX7tRw" not in first.out


def test_it_ends_with_an_address_a_key_and_a_request_to_try(first: Ran) -> None:
    assert re.search(r"^Served on http://127\.0\.0\.1:\d+", first.out, re.MULTILINE)
    assert re.search(r"^Key: fwd_live_\w+$", first.out, re.MULTILINE)
    assert re.search(r"curl -s http://127\.0\.0\.1:\d+/v1/context -H 'Authorization: Bearer fwd_live_", first.out)


def test_a_second_run_teaches_nothing_twice(shell: Shell, first: Ran) -> None:
    second = shell.here("demo", "--once", "--port", "18200")
    assert second.code == 0, second.err
    assert "stored" not in second.out
    assert block(second.out) == block(first.out)


def test_the_readme_shows_what_it_prints(first: Ran) -> None:
    assert readme.shown() == readme.part(first.out), "run `make docs`"


def test_it_goes_on_serving_until_it_is_told_to_stop_and_leaves_no_process(shell: Shell, first: Ran) -> None:
    assert first.code == 0
    command = [sys.executable, "-m", "app.cli", "demo", "--port", "18240", "--data", str(shell.data)]
    child = subprocess.Popen(
        command, cwd=shell.folder, env=shell.environment(), stdout=subprocess.PIPE, text=True, bufsize=1
    )
    assert child.stdout is not None
    served = next(line for line in child.stdout if line.startswith("Serving on "))
    port = int(re.findall(r":(\d+) ", served)[0])
    service = demo.Service(host="127.0.0.1", port=port)
    assert service.call("GET", "/healthz")
    child.send_signal(signal.SIGTERM)
    child.stdout.close()
    assert child.wait(30) == 0
    with pytest.raises(demo.Refused):
        service.call("GET", "/healthz")
    assert not list((shell.data / "users").iterdir()), "nobody uses the database any more"


def block(printed: str) -> str:
    return printed[printed.index("## Memory") : printed.index("why, and at what price")]
