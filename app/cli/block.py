"""A block for a person: the text as the model gets it, then every line with its rule, its reason and its price."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.rule import Rule
from rich.text import Text

from app.cli.show import table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.console import Console
    from rich.table import Table

LINE_WIDTH = 44
"""Characters of a line in the table: enough to find it in the text above."""


def show(reply: Mapping[str, Any], console: Console) -> None:
    """The reply of `POST /v1/context`, whole."""
    if reply["empty"]:
        console.print("Nothing to say: the block is empty.")
        return
    console.print(Rule("what the model reads", align="left", style="dim"))
    console.print(Text(reply["text"].rstrip("\n") + "\n"), soft_wrap=True)
    console.print(Rule("why, and at what price", align="left", style="dim"))
    console.print(_lines(reply))
    if reply["leftOut"]:
        console.print()
        console.print(_left_out(reply["leftOut"]))
    console.print(Text(f"\n{summary(reply)}", style="bold"), soft_wrap=True)


def summary(reply: Mapping[str, Any]) -> str:
    """One sentence of numbers: what the block costs and how much of it a prompt cache can keep."""
    stable, volatile = reply["stable"]["tokens"], reply["volatile"]["tokens"]
    over = f", {reply['overBudgetBy']} over it for tensions" if reply["overBudgetBy"] else ""
    return (
        f"{reply['totalTokens']} tokens of {reply['maxTokens']}{over}: "
        f"{stable} stay the same from turn to turn, {volatile} are for this message"
    )


def _lines(reply: Mapping[str, Any]) -> Table:
    grid = table("line", "rule", "reason", "tokens", right=("tokens",))
    grid.columns[0].no_wrap = True
    for entry in reply["entries"]:
        rules = ", ".join((entry["rule"], *entry["alsoBy"]))
        grid.add_row(Text(_short(entry["line"])), rules, Text(entry["reason"]), str(entry["tokens"]))
    headings = reply["totalTokens"] - sum(entry["tokens"] for entry in reply["entries"])
    grid.add_row(Text("headings and the sentence above them", style="dim"), "", "", str(headings))
    return grid


def _left_out(left: Sequence[Mapping[str, Any]]) -> Table:
    grid = table("left out", "rule", "reason", "tokens", right=("tokens",))
    for item in left:
        name = f"memory {item['id']}" if item["id"] else "—"
        grid.add_row(name, item["rule"], Text(item["reason"]), str(item["tokens"]))
    return grid


def _short(line: str) -> str:
    first = line.removeprefix("- ").split("\n", 1)[0]
    return first if len(first) <= LINE_WIDTH else first[: LINE_WIDTH - 1].rstrip() + "…"
