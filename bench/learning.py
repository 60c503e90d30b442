"""What a turn teaches of chat, and what it costs against the floor of its parts, in a small store and in a large one.

    python -m bench.learning [--sizes 1000 100000] [--seconds 6] [--data FILE] [--sample N]

First every turn of the LoCoMo conversations is read as a user's message: candidates a turn, and what was refused. `--sample`
prints that many candidates at random, to be read by eye. The data stays where it is; without the file this is left out.
Then `POST /v1/turns` is sent new statements about what is held, one correction among three, and the floor (`bench/floor.py`)
answers in turn; what is printed is the ratio of their medians.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import time
from collections import Counter
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from bench.context import ROUNDS, Times, together
from bench.corpus import statements
from bench.load import load
from bench.locomo import DATA
from bench.wire import serving
from learn.read import read
from tiers.gate import gate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bench.wire import Running

SEED = 5
REPLY = 1_500
"""Bytes of the floor's answer, about those of a learning report."""


def chat(path: Path) -> Iterator[str]:
    """The text of every turn, without who said it."""
    for sample in json.loads(path.read_text(encoding="utf-8")):
        for name, session in sample["conversation"].items():
            if name.startswith("session_") and isinstance(session, list):
                yield from (turn["text"] for turn in session)


def candidates(path: Path, sample: int) -> None:
    """How much of chat is worth keeping, by the patterns."""
    turns = questions = taught = fired = 0
    found: list[str] = []
    patterns: Counter[str] = Counter()
    rejected: Counter[str] = Counter()
    for text in chat(path):
        reading = read(text)
        turns += 1
        questions += reading.skipped is not None
        taught += bool(reading.candidates)
        fired += gate(text) is not None
        found += [candidate.content for candidate in reading.candidates]
        patterns.update(candidate.pattern for candidate in reading.candidates)
        rejected.update(each.rule for each in reading.rejected)
    print(
        f"chat: {turns} turns, {questions} of them questions; {len(found)} candidates, {len(found) / turns:.3f} a turn"
    )
    print(f"      {taught} turns taught something; rejected {dict(rejected)}; the gate fired on {fired}")
    print(f"      by pattern {dict(patterns.most_common())}")
    for text in random.Random(SEED).sample(found, min(sample, len(found))):  # noqa: S311 - a sample, not a secret
        print(f"        {text}")


def lessons(size: int, number: Iterator[int]) -> Iterator[str]:
    """Messages that nobody has taught yet, about the subjects that are held."""
    texts = list(statements(min(size, 2_000)))
    r = random.Random(SEED)  # noqa: S311 - a corpus, not a secret
    for n in number:
        subject = " ".join(r.choice(texts).split()[:3])
        yield (
            f"Actually, the {n} worker of {subject} was moved to job-{n:06}.internal."
            if n % 3 == 0
            else f"{subject} needs at least {n} workers in plan {n}. We deploy it with build BLD{n:07}."
        )


def compare(running: Running, agent: str, size: int, seconds: float, number: Iterator[int]) -> tuple[Times, Times]:
    """Turn and floor in alternating rounds, one client."""
    wire, said = running.wire(), lessons(size, number)
    turn_times, floor_times = Times(all=[]), Times(all=[])
    floor = [wire.prepare("POST", "/bench/floor", {"reply": REPLY})]
    for _ in range(ROUNDS):
        # More than can be sent in a round, so that no message is sent twice.
        bodies = [{"agent": agent, "userMessage": next(said), "sessionId": "bench"} for _ in range(int(seconds * 100))]
        asked = [wire.prepare("POST", "/v1/turns", body) for body in bodies]
        turn_times.all.extend(together(running, asked, seconds / ROUNDS, 1).all)
        floor_times.all.extend(together(running, floor, seconds / ROUNDS, 1).all)
    wire.close()
    return turn_times, floor_times


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", type=int, nargs="*", default=[1_000, 100_000])
    parser.add_argument("--seconds", type=float, default=6.0, help="of each measurement, a turn and its floor")
    parser.add_argument("--data", type=Path, default=DATA)
    parser.add_argument("--sample", type=int, default=0)
    args = parser.parse_args()
    if args.data.exists():
        candidates(args.data, args.sample)
    else:
        print(f"chat: skipped, {args.data.name} is not there")
    if not args.sizes:
        return 0
    with (
        tempfile.TemporaryDirectory(prefix="foreword-bench-") as folder,
        serving(module="bench.floor", data=Path(folder)) as running,
    ):
        number, ratios = count(1), []
        for size in args.sizes:
            began = time.monotonic()
            load(Path(folder), f"size-{size}", statements(size))
            print(f"{size} memories (loaded in {time.monotonic() - began:.0f} s)")
            turn, floor = compare(running, f"size-{size}", size, args.seconds, number)
            ratios.append(turn.at(50) / floor.at(50))
            print(f"  turn  {turn.line()}\n  floor {floor.line()}\n  p50 ratio {ratios[-1]:.2f}")
        print(f"largest store against smallest, ratio of the ratios: {ratios[-1] / ratios[0]:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
