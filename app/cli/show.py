"""How a command speaks: for a person on a terminal, or as one JSON object for a machine; errors go to stderr."""

from __future__ import annotations

import json
import sys
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

NARROW = 118
"""Columns of a console that is no terminal: tables in a log or a file keep this width."""


def out() -> Console:
    """The console for answers. Made for each command, so that it follows whatever stdout is by then."""
    console = Console(highlight=False)
    return console if console.is_terminal else Console(highlight=False, width=NARROW)


def aside() -> Console:
    """The console for progress and errors, so that answers can be piped."""
    return Console(stderr=True, highlight=False)


@dataclass(frozen=True, slots=True)
class Show:
    """Where the answer goes: `machine` prints the object alone."""

    machine: bool

    def answer(self, value: Mapping[str, Any], human: Callable[[Console], None]) -> None:
        """The answer, in the form that was asked for."""
        if self.machine:
            sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")
            sys.stdout.flush()
        else:
            human(out())

    def fault(self, tag: str, message: str) -> None:
        """What went wrong and what to do about it, on stderr."""
        if self.machine:
            sys.stderr.write(json.dumps({"error": tag, "message": message}, ensure_ascii=False) + "\n")
        else:
            aside().print(Text.assemble((f"{tag}: ", "bold red"), message), soft_wrap=True)

    @contextmanager
    def waiting(self, what: str) -> Iterator[None]:
        """A turning sign while something longer than a second may be under way; nothing for machines and files."""
        console = aside()
        if self.machine or not console.is_terminal:
            yield
            return
        with console.status(f"{what} …"):
            yield


def table(*columns: str, right: Sequence[str] = ()) -> Table:
    """An empty table in the one look that all commands share; the columns in `right` hold numbers."""
    grid = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for column in columns:
        grid.add_column(column, justify="right" if column in right else "left", overflow="fold")
    return grid
