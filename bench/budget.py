"""How much of a question's evidence stands in a block of so many tokens, against the last turns and against everything.

    python -m bench.budget [--data FILE]

The LoCoMo conversations are told as in `bench.locomo`, and each question that isn't adversarial is asked with budgets of 256 to
2,048 tokens. `block` is what `/v1/context` gives; `hits` are the first memories of `/v1/recall` that fit; `last turns` are the
newest turns that fit, `everything` the whole conversation. `evidence` is the mean share of a question's evidence turns, with the
95 % interval of a seeded bootstrap. `strangers` are every third question of another conversation, which this one can't answer: how
often and with how many bodies a block is given all the same. The data stays where it is; without the file the script says so and
ends with status 0.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bench.locomo import DATA, asked, tell, told
from bench.report import Report
from bench.rivals import interval
from bench.wire import Wire, serving
from words.cost import load

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from words.cost import Cost

BUDGETS = (256, 512, 1024, 2048)
MOST = 50
WAYS = ("block", "hits", "last turns", "everything")


@dataclass(kw_only=True)
class Shares:
    """The share of evidence of every question, and the tokens that were spent on it."""

    evidence: list[float] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)

    def add(self, evidence: set[int], held: set[int], tokens: int) -> None:
        self.evidence.append(len(evidence & held) / len(evidence))
        self.tokens.append(tokens)

    def line(self) -> str:
        low, high = interval(self.evidence)
        return f"{statistics.mean(self.evidence):.3f} [{low:.3f}, {high:.3f}] in {statistics.mean(self.tokens):6.0f} tokens"


Table = dict[tuple[str, int], Shares]


def fitting(ids: Iterable[int], costs: Mapping[int, int], budget: int) -> tuple[set[int], int]:
    """The first of `ids` that fit together, and what they cost."""
    held: set[int] = set()
    spent = 0
    for number in ids:
        if spent + costs[number] > budget:
            break
        held.add(number)
        spent += costs[number]
    return held, spent


def measure(wire: Wire, sample: dict[str, Any], table: Table, cost: Cost, strange: Sequence[str]) -> list[int]:
    """Tells one conversation and asks all of its questions in every way; the bodies of a block for each of the `strange`."""
    agent, said = f"locomo-{sample['sample_id']}", list(told(sample["conversation"]))
    numbers = tell(wire, agent, said)
    costs = {number: cost(f"- {turn.text}\n") for number, turn in zip(numbers, said, strict=True)}
    places = {turn.dia: at for at, turn in enumerate(said)}
    at = said[-1].at.isoformat()
    for _, question, evidence in asked(sample, places):
        wanted = {numbers[n] for n in evidence}
        body = {"agent": agent, "query": question, "limit": MOST, "at": at}
        hits = [hit["memory"]["id"] for hit in wire.call("POST", "/v1/recall", body)["results"]]
        for budget in BUDGETS:
            body = {"agent": agent, "userMessage": question, "dryRun": True, "maxTokens": budget, "at": at}
            block = wire.call("POST", "/v1/context", body)
            held = {entry["id"] for entry in block["entries"]}
            table["block", budget].add(wanted, held, block["totalTokens"])
            table["hits", budget].add(wanted, *fitting(hits, costs, budget))
            table["last turns", budget].add(wanted, *fitting(reversed(numbers), costs, budget))
            table["everything", budget].add(wanted, set(numbers), sum(costs.values()))
    strangers = ({"agent": agent, "userMessage": question, "dryRun": True, "at": at} for question in strange)
    return [len(wire.call("POST", "/v1/context", body)["entries"]) for body in strangers]


def tell_all(table: Table, ways: Sequence[str], report: Report) -> None:
    """A line a budget and way."""
    for way in ways:
        for budget in BUDGETS if way != "everything" else BUDGETS[:1]:
            named = way if way == "everything" else f"{way} of {budget}"
            report.say(f"{named:20} evidence {table[way, budget].line()}")
        report.say()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, default=DATA)
    args = parser.parse_args()
    if not args.data.exists():
        print(f"skipped: the LoCoMo file is not there ({args.data.name})")
        return 0
    report, cost = Report("budget"), load("o200k_base")
    table: Table = {(way, budget): Shares() for way in WAYS for budget in BUDGETS}
    samples, bodies = json.loads(args.data.read_text(encoding="utf-8")), []
    with serving() as running:
        for at, sample in enumerate(samples):
            strange = [str(question["question"]) for question in samples[(at + 1) % len(samples)]["qa"][::3]]
            bodies += measure(running.wire(), sample, table, cost, strange)
    tell_all(table, WAYS, report)
    given = statistics.mean(map(bool, bodies))
    report.say(
        f"strangers            a block for {given:.3f} of {len(bodies)}, {statistics.mean(bodies):.1f} bodies on average"
    )
    report.keep()
    return 0


if __name__ == "__main__":
    sys.exit(main())
