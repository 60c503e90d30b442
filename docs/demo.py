"""Puts what `foreword demo` prints into README.md, between `<!-- demo -->` and `<!-- end -->`."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"
PLACE = re.compile(r"(?<=<!-- demo -->\n).*?(?=<!-- end -->)", re.DOTALL)


def part(printed: str) -> str:
    """The printed text without its end, where each run names another key, as it stands in the README."""
    shown = printed[: printed.index("\nServed on ")]
    lines = (line.rstrip() for line in shown.splitlines())
    return "```text\n" + "\n".join(lines).strip() + "\n```\n"


def shown() -> str:
    """What stands in the README."""
    found = PLACE.search(README.read_text(encoding="utf-8"))
    return found[0] if found else ""


def main() -> None:
    """Runs the demo on a fresh database and writes the README."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "app.cli", "demo", "--once", "--data", f"{folder}/demo"]
        printed = subprocess.run(command, cwd=README.parent, check=True, capture_output=True, text=True).stdout  # noqa: S603 - our own
    text = PLACE.sub(lambda _: part(printed), README.read_text(encoding="utf-8"))
    README.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
