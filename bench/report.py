"""What a measurement prints: on the screen at once, and kept in `bench/out` beside the others."""

from __future__ import annotations

from pathlib import Path

OUT = Path(__file__).parent / "out"


class Report:
    """Lines in the order in which they came; `keep` writes them down."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._lines: list[str] = []

    def say(self, line: str = "") -> None:
        """Prints a line and remembers it."""
        print(line, flush=True)
        self._lines.append(line)

    def keep(self) -> None:
        """Writes all of it to `bench/out/<name>.txt`."""
        OUT.mkdir(exist_ok=True)
        (OUT / f"{self._name}.txt").write_text("\n".join(self._lines) + "\n", encoding="utf-8")
