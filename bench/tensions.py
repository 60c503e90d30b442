"""How well the detector tells a contradiction, on labelled pairs, lists of them kept apart; and how often it cries wolf in chat.

    python -m bench.tensions [--show] [--judge] [--data FILE]

Of the lists kept apart `own` is from our hand; `same`, `near` and `free` are by people who had read what a contradiction is and
nothing of the code, by how near the wording of the second statement is to the first's; `sampled` is by people who had been shown
ten pairs and asked for more of their kinds. The last figure is of 1,000 random pairs of LoCoMo turns that share a topic: the same
conversation and a rare word. That data stays where it is; without the file this part is left out. `--show` lists what is wrong in
the tuning half, and the pairs of the chat that raised a tension. `--judge` measures too what a judge's word comes to over the wire
(`bench.judged`), whose endpoint is a fake that knows the labels.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

from bench.halves import Counts, list_of, rows
from bench.judged import measure
from bench.locomo import DATA, turns
from bench.report import Report
from tensions.detector import contradiction
from words.tokens import index_tokens

if TYPE_CHECKING:
    from collections.abc import Iterator

PAIRS = 1_000
SEED = 7
RARE = 12
"""Turns of one conversation that may hold a word for it to be a topic."""


def own(report: Report, *, show: bool) -> None:
    """Each list of labelled pairs."""
    counts: dict[str, Counts] = defaultdict(Counts)
    for row in rows("pairs"):
        a, b = row["a"], row["b"]
        name, clash = list_of(row), contradiction(a, b)
        counts[name].add(wanted=row["contradict"], found=clash is not None)
        if show and name == "tuning" and row["contradict"] != (clash is not None):
            print(
                f"  {'missed     ' if clash is None else 'false alarm'}  {a!r} | {b!r}  {clash.shape if clash else ''}"
            )
    for name, count in counts.items():
        report.say(count.line(name))


def topics(path: Path) -> Iterator[list[str]]:
    """Turns of one conversation that share a word which few of its turns hold."""
    for sample in json.loads(path.read_text(encoding="utf-8")):
        by_word: dict[str, list[str]] = defaultdict(list)
        for _, _, text in turns(sample["conversation"]):
            for word in set(index_tokens(text).full):
                by_word[word].append(text)
        yield from (texts for _, texts in sorted(by_word.items()) if 2 <= len(texts) <= RARE)


def chat(report: Report, path: Path, *, show: bool) -> None:
    """Tensions among random pairs of one topic."""
    r = random.Random(SEED)  # noqa: S311 - a sample, not a secret
    groups = list(topics(path))
    raised = 0
    for _ in range(PAIRS):
        a, b = r.sample(r.choice(groups), 2)
        clash = contradiction(a, b)
        raised += clash is not None
        if show and clash is not None:
            print(f"  {clash.shape}: {a!r} | {b!r}")
    report.say(f"chat     {PAIRS} pairs of one topic: {raised} tensions")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--show", action="store_true")
    parser.add_argument("--judge", action="store_true")
    parser.add_argument("--data", type=Path, default=DATA)
    args = parser.parse_args()
    report = Report("tensions-judged" if args.judge else "tensions")
    own(report, show=args.show)
    if args.data.exists():
        chat(report, args.data, show=args.show)
    else:
        report.say(f"chat     skipped: {args.data.name} is not there")
    if args.judge:
        measure(report)
    report.keep()
    return 0


if __name__ == "__main__":
    sys.exit(main())
