"""How well the gate tells a correction from other talk, on labelled messages; lists of them were kept apart.

    python -m bench.gate [--show] [--data FILE]

`--show` lists what is wrong where it was tuned, with what told where no phrase did, and never in a list kept apart. Those were
written by people who had read what a correction is and nothing of the code: `unusual` (359) in wordings that no list of
phrases foresees, `mixed` (418) as people talk; `sampled` (440) by people who had been shown 16 messages and asked for more of
their kinds. Also counts in how many turns of the LoCoMo chats it fires, where that file is:
friends tell each other of their days, and hardly a turn corrects anything.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from pathlib import Path

from bench.halves import Counts, list_of, rows
from bench.locomo import DATA
from tiers.gate import by_phrase, gate, visible
from tiers.signs import Sign
from tiers.weighing import correcting, evidence
from words.language import language


def told(message: str) -> str:
    """The signs and telling words of the sentence by which a message fires without a phrase, each with its points."""
    text, quoted = visible(message)
    span = None if by_phrase(text) else correcting(text, quoted=quoted)
    found = () if span is None else evidence(text[slice(*span)], language(text), quoted=quoted)
    return "  ".join(f"{one.name if isinstance(one, Sign) else f'“{one.words}”'} {one.points:+.1f}" for one in found)


def chat(path: Path) -> str:
    """In how many turns of chat the gate fires, and in how many of those by a phrase."""
    samples = json.loads(path.read_text(encoding="utf-8"))
    said = [
        turn["text"]
        for one in samples
        for held in one["conversation"].values()
        if isinstance(held, list)
        for turn in held
    ]
    fired = [text for text in said if gate(text) is not None]
    phrases = sum(by_phrase(visible(text)[0]) is not None for text in fired)
    return (
        f"chat    {len(said):6} turns, fired in {len(fired)}: {phrases} by a phrase, {len(fired) - phrases} by points"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--show", action="store_true")
    parser.add_argument("--data", type=Path, default=DATA)
    args = parser.parse_args()
    counts: dict[str, Counts] = defaultdict(Counts)
    for row in rows("gate"):
        name, found = list_of(row), gate(row["text"])
        for counted in (name, f"{name} {row['language']}"):
            counts[counted].add(wanted=row["corrects"], found=found is not None)
        if args.show and name == "tuning" and row["corrects"] != (found is not None):
            print(
                f"  {'missed     ' if row['corrects'] else 'false alarm'}  {row['text']!r}  {found or ''}  {told(row['text'])}"
            )
    for name, count in sorted(counts.items()):
        if not name.startswith("tuning "):
            print(count.line(name))
    if args.data.exists():
        print(chat(args.data))
    return 0


if __name__ == "__main__":
    sys.exit(main())
