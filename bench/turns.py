"""What learning costs in a small store and in a large one: a turn against its floor, and many statements in one request.

    python -m bench.turns [--sizes 1000 100000] [--seconds 8]

Turn and floor (`bench/floor.py`) alternate, and what counts is the ratio of their medians; beside it stands the processor time
that the service itself took for a turn, which a busy machine doesn't change. The statements of a batch are of the same kind as
those that are held, so that each has as many held ones to be compared with as a statement can have.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from bench.corpus import statements
from bench.learning import compare
from bench.load import load
from bench.report import Report
from bench.wire import serving

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bench.wire import Running

BATCHES = (1, 50, 500)
TICK = os.sysconf("SC_CLK_TCK")


def processor(pid: int) -> float:
    """Seconds of processor time that a process has taken."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def turns(report: Report, running: Running, size: int, seconds: float, number: Iterator[int]) -> float:
    """The ratio of a turn to its floor, and what a turn takes of the processor."""
    began, first = processor(running.pid), next(number)
    turn, floor = compare(running, f"size-{size}", size, seconds, number)
    spent = (processor(running.pid) - began) * 1000
    each = spent / len(turn.all)
    ratio = turn.at(50) / floor.at(50)
    report.say(f"  turn   {turn.line()}   floor {floor.line()}   p50 ratio {ratio:.2f}")
    report.say(f"         {len(turn.all)} turns from {first} on; at most {each:.1f} ms of the service's processor each")
    return ratio


def batches(report: Report, running: Running, size: int) -> None:
    """Requests with many statements, which nobody has taught yet."""
    wire, fresh = running.wire(), statements(10_000, seed=size + 7)
    for items in BATCHES:
        body = {"agent": f"size-{size}", "items": [{"content": next(fresh), "source": "bench"} for _ in range(items)]}
        began, spent = time.monotonic(), processor(running.pid)
        counts = wire.call("POST", "/v1/memories", body)["counts"]
        seconds, taken = time.monotonic() - began, processor(running.pid) - spent
        report.say(
            f"  {items:3} statements in one request: {taken:.2f} s of the service's processor, {seconds:.2f} s in all; "
            f"{counts['stored']} stored, {counts['tensions']} tensions"
        )
    wire.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", type=int, nargs="+", default=[1_000, 100_000])
    parser.add_argument("--seconds", type=float, default=8.0, help="of each measurement, a turn and its floor")
    args = parser.parse_args()
    report, number, ratios = Report("turns"), count(1), []
    with (
        tempfile.TemporaryDirectory(prefix="foreword-bench-") as folder,
        serving(module="bench.floor", data=Path(folder)) as running,
    ):
        for size in args.sizes:
            load(Path(folder), f"size-{size}", statements(size))
            report.say(f"{size} memories")
            ratios.append(turns(report, running, size, args.seconds, number))
            batches(report, running, size)
    report.say(f"largest store against smallest, ratio of the ratios: {ratios[-1] / ratios[0]:.2f}")
    report.keep()
    return 0


if __name__ == "__main__":
    sys.exit(main())
