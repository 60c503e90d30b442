"""How still the stable part stands over conversations: 200 questions without learning, then with learning between them.

    python -m bench.stable [--data FILE] [--questions 200] [--remember]

Every turn of the LoCoMo conversations is taught as a user's message: half of them first, the rest one before each further
question. Of every two stable parts in a row it is counted how many of the first one's tokens stand before the first byte that
changed: a provider's prompt cache keeps those. With `--remember` every turn is stored as a memory of the working set, whatever
it says, so that the index is full and each turn takes a place in it: the hardest case. The data stays where it is; without the
file there is nothing to measure.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass, field
from itertools import cycle, islice, pairwise, takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bench.locomo import DATA, turns
from bench.report import Report
from bench.wire import serving
from words import cost

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bench.wire import Wire
    from words.cost import Cost


@dataclass(slots=True)
class Kept:
    """Tokens of stable parts, and how many of them were kept by the one that followed; `same`: pairs that are equal."""

    tokens: int = 0
    kept: int = 0
    pairs: int = 0
    same: int = 0
    shares: list[float] = field(default_factory=list)

    def add(self, parts: Sequence[str], count: Cost) -> None:
        for before, after in pairwise(parts):
            tokens = count(before)
            kept = tokens if before == after else count(common(before, after))
            self.tokens, self.kept = self.tokens + tokens, self.kept + kept
            self.pairs, self.same = self.pairs + 1, self.same + (before == after)
            self.shares.append(kept / tokens if tokens else 1.0)

    def line(self) -> str:
        half = sorted(self.shares)[len(self.shares) // 2]
        return f"{self.kept / self.tokens:.3f} of the tokens kept, median {half:.3f}; {self.same} of {self.pairs} pairs equal"


def common(a: str, b: str) -> str:
    """What both begin with."""
    return "".join(x for x, _ in takewhile(lambda pair: pair[0] == pair[1], zip(a, b, strict=False)))


def questions(sample: dict[str, Any]) -> Iterator[str]:
    """The conversation's questions, over and over."""
    return cycle(str(question["question"]) for question in sample["qa"])


def teach(wire: Wire, agent: str, said: Sequence[tuple[str, str, str]]) -> None:
    """Each turn is heard as a user's message."""
    for _, session, text in said:
        wire.call("POST", "/v1/turns", {"agent": agent, "sessionId": session, "userMessage": text})


def remember(wire: Wire, agent: str, said: Sequence[tuple[str, str, str]]) -> None:
    """Each turn is a memory of the working set."""
    for _, session, text in said:
        items = [{"content": text[:4000], "source": "conversation"}]
        wire.call("POST", "/v1/memories", {"agent": agent, "sessionId": session, "items": items})


def stable_after(wire: Wire, agent: str, session: str, question: str) -> str:
    """The stable part of the block for a question."""
    body = {"agent": agent, "sessionId": session, "userMessage": question}
    return str(wire.call("POST", "/v1/context", body)["stable"]["text"])


def still(wire: Wire, agent: str, asked: Iterator[str], number: int) -> list[str]:
    """The stable parts of so many questions with no learning in between, in ten sessions."""
    return [stable_after(wire, agent, f"asked-{n % 10}", question) for n, question in enumerate(islice(asked, number))]


def measure(
    wire: Wire, sample: dict[str, Any], args: argparse.Namespace, count: Cost, report: Report
) -> tuple[Kept, Kept]:
    """One conversation: without learning, and with it."""
    number, taught = args.questions, remember if args.remember else teach
    agent = f"stable-{sample['sample_id']}"
    said, asked = list(turns(sample["conversation"])), questions(sample)
    half = len(said) // 2
    taught(wire, agent, said[:half])
    quiet, learning = Kept(), Kept()
    quiet.add(still(wire, agent, asked, number), count)
    parts = []
    for turn in said[half:]:
        taught(wire, agent, [turn])
        parts.append(stable_after(wire, agent, turn[1], next(asked)))
    learning.add(parts, count)
    report.say(
        f"{agent}: {half} turns taught, a stable part of {count(parts[0])} tokens, of {count(parts[-1])} in the end"
    )
    report.say(f"  {number} questions without learning: {quiet.line()}")
    report.say(f"  {len(parts)} questions, each after a turn: {learning.line()}")
    return quiet, learning


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, default=DATA)
    parser.add_argument("--questions", type=int, default=200)
    parser.add_argument("--remember", action="store_true", help="store every turn in the working set")
    args = parser.parse_args()
    if not args.data.exists():
        print(f"skipped: the LoCoMo file is not there ({args.data.name})")
        return 0
    report, count = Report("stable-remembered" if args.remember else "stable"), cost.load()
    samples = json.loads(args.data.read_text(encoding="utf-8"))
    with serving() as running:
        wire = running.wire()
        found = [measure(wire, sample, args, count, report) for sample in samples]
        wire.close()
    quiet, tokens = all(q.same == q.pairs for q, _ in found), sum(learning.tokens for _, learning in found)
    kept = sum(learning.kept for _, learning in found) / tokens
    report.say(
        f"all: without learning {'nothing changed' if quiet else 'SOMETHING CHANGED'}; with learning {kept:.3f} kept"
    )
    report.keep()
    return 0 if quiet and (args.remember or kept >= 0.95) else 1


if __name__ == "__main__":
    sys.exit(main())
