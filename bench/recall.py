"""What a recall costs in a store of so many memories: by an identifier, by rare words, and by words that every other row holds.

    python -m bench.recall [--rows 100000] [--asked 200] [--keep FOLDER]

One agent, filled by COPY (`bench/bulk.py`); one client. A recall is exact whatever it is asked for, so what it reads depends on
how common its words are (`tiers/effort.py`); `commonest` asks for nothing but words that a tenth of the rows or more hold.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

from bench.context import KINDS
from bench.corpus import messages, statements
from bench.million import HELD, Store, built
from bench.report import Report
from bench.wire import Wire, serving

COMMON = (
    "region",
    "note",
    "service",
    "runs on",
    "number of days of history",
    "deployed with build",
    "owned by Dana on Fridays",
)


def timed(wire: Wire, texts: list[str]) -> list[float]:
    """Milliseconds of each, without the first few."""
    took = []
    for text in texts:
        request = wire.prepare("POST", "/v1/recall", {"agent": "one-0", "query": text})
        began = time.perf_counter()
        status, _ = wire.send(request)
        took.append((time.perf_counter() - began) * 1000)
        if status != 200:
            raise RuntimeError(f"recall answered {status} to {text!r}")
    return took[5:]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=100_000)
    parser.add_argument("--asked", type=int, default=200)
    parser.add_argument("--keep", type=Path, help="a folder for the store, which stays there")
    args = parser.parse_args()
    store, r = Store(name="one", agents=1, each=args.rows), random.Random(5)  # noqa: S311 - a measurement, not a secret
    folder = args.keep or Path(tempfile.mkdtemp(prefix="foreword-bench-"))
    built(store, folder)
    held = list(statements(min(HELD, args.rows)))
    asked = {kind: messages(args.asked, kind, held) for kind in KINDS}
    asked["commonest"] = [" ".join(r.sample(COMMON, 2)) for _ in range(args.asked)]
    report = Report("recall")
    report.say(f"{args.rows} memories of one agent, milliseconds")
    with serving(data=folder) as running:
        for kind, texts in asked.items():
            took = sorted(timed(running.wire(), texts))
            p99 = took[int(len(took) * 0.99) - 1]
            report.say(f"{kind:12} p50 {statistics.median(took):7.1f}  p99 {p99:7.1f}  most {took[-1]:7.1f}")
    report.keep()
    return 0


if __name__ == "__main__":
    sys.exit(main())
