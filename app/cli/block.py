"""A block for a person: the text as the model gets it, then every line with its rule, its reason and its price."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from app.cli.show import table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.console import Console
    from rich.table import Table

LINE_WIDTH = 46
"""Characters of a line in the table: enough to find it in the text above."""


def show(reply: Mapping[str, Any], console: Console) -> None:
    """The reply of `POST /v1/context`, whole."""
    if reply["empty"]:
        console.print("Nothing to say: the block is empty.")
        return
    console.print(Rule("what the model reads", align="left", style="dim"))
    console.print(Text(reply["text"].rstrip("\n")), soft_wrap=True)
    console.print(Rule("why, and at what price", align="left", style="dim"))
    console.print(_lines(reply["entries"]))
    if reply["leftOut"]:
        console.print(Padding(_left_out(reply["leftOut"]), (1, 0, 0, 0)))
    console.print(Padding(Text(summary(reply), style="bold"), (1, 0, 0, 0)))


def summary(reply: Mapping[str, Any]) -> str:
    """One sentence of numbers: what the block costs and how much of it a prompt cache can keep."""
    stable, volatile = reply["stable"]["tokens"], reply["volatile"]["tokens"]
    over = f", {reply['overBudgetBy']} over it for tensions" if reply["overBudgetBy"] else ""
    return (
        f"{reply['totalTokens']} tokens of {reply['maxTokens']}{over}: "
        f"{stable} stay the same from turn to turn, {volatile} are for this message"
    )


def _lines(entries: Sequence[Mapping[str, Any]]) -> Table:
    grid = table("line", "rule", "reason", "tokens", right=("tokens",))
    for entry in entries:
        rules = ", ".join((entry["rule"], *entry["alsoBy"]))
        grid.add_row(Text(_short(entry["line"])), rules, Text(entry["reason"]), str(entry["tokens"]))
    return grid


def _left_out(left: Sequence[Mapping[str, Any]]) -> Table:
    grid = table("left out", "rule", "reason", "tokens", right=("tokens",))
    for item in left:
        grid.add_row(
            f"memory {item['id']}" if item["id"] else "—", item["rule"], Text(item["reason"]), str(item["tokens"])
        )
    return grid


def _short(line: str) -> str:
    first = line.strip().split("\n", 1)[0]
    return first if len(first) <= LINE_WIDTH else first[: LINE_WIDTH - 1].rstrip() + "…"
