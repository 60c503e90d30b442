"""What a server that doesn't serve costs a host: seconds of one whole turn, for every way of not serving.

PYTHONPATH=.:sdk/python/src python -m bench.sdk [deadline]
"""

from __future__ import annotations

import sys
import time

from foreword import Foreword

from tests.sdk.liars import WAYS, lying


def main() -> None:
    """One line a way, the worst last."""
    deadline = float(sys.argv[1]) if len(sys.argv) > 1 else 0.3
    worst = 0.0
    for name, (way, _) in WAYS.items():
        with lying(way) as liar:
            memory = Foreword(liar.url, "a-key", deadline=deadline)
            began = time.perf_counter()
            with memory.turn("We deploy with Helm.") as turn:
                pass
            took = time.perf_counter() - began
            print(f"{name:28} {took * 1000:7.0f} ms  {turn.context.reason}")
            worst = max(worst, took)
            memory.close()
    print(f"{'worst':28} {worst * 1000:7.0f} ms, deadline {deadline * 1000:.0f} ms")


if __name__ == "__main__":
    main()
