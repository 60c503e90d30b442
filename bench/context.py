"""What a context costs against its floor, in the same run: one and sixteen clients, stores of several sizes.

    python -m bench.context [--sizes 1000 10000 100000] [--seconds 6]

The floor is the same server's echo of as much JSON, one indexed look-up and one durable commit (`bench/floor.py`). Rounds
of both alternate, so that a machine whose speed drifts slows both; what is printed is the ratio of their medians.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from bench.corpus import messages, statements
from bench.load import load
from bench.wire import serving

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bench.wire import Running, Wire

KINDS = ("identifier", "rare", "common")
ROUNDS = 6
CLIENTS = (1, 16)


@dataclass(frozen=True, slots=True, kw_only=True)
class Times:
    """Milliseconds of single exchanges."""

    all: list[float]

    def at(self, percent: int) -> float:
        ordered = sorted(self.all)
        return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]

    def line(self) -> str:
        return f"p50 {self.at(50):7.2f}  p95 {self.at(95):7.2f}  p99 {self.at(99):7.2f} ms"


def drive(wire: Wire, requests: Sequence[bytes], seconds: float, into: list[float]) -> None:
    """Sends the requests in turn for so long; a reply that is no success ends the measurement."""
    until, place = time.perf_counter() + seconds, 0
    while time.perf_counter() < until:
        began = time.perf_counter()
        status, body = wire.send(requests[place % len(requests)])
        into.append((time.perf_counter() - began) * 1000)
        if status != 200:  # noqa: PLR2004 - success
            raise RuntimeError(f"answered {status}: {body[:200]!r}")
        place += 1


def together(running: Running, requests: Sequence[bytes], seconds: float, clients: int) -> Times:
    """So many clients at once, each on a connection of its own."""
    times: list[float] = []
    wires = [running.wire() for _ in range(clients)]
    share = [requests[n::clients] or requests for n in range(clients)]
    threads = [threading.Thread(target=drive, args=(w, r, seconds, times)) for w, r in zip(wires, share, strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for wire in wires:
        wire.close()
    return Times(all=times)


def compare(running: Running, agent: str, size: int, kind: str, clients: int, seconds: float) -> tuple[Times, Times]:
    """Context and floor in alternating rounds; the floor answers with as many bytes as the context did."""
    wire = running.wire()
    texts = messages(300, kind, list(statements(size)))
    asked = [wire.prepare("POST", "/v1/context", {"agent": agent, "userMessage": text}) for text in texts]
    reply = statistics.median(len(wire.send(request)[1]) for request in asked[:30])
    floor = [wire.prepare("POST", "/bench/floor", {"reply": int(reply), "userMessage": text}) for text in texts]
    context_times, floor_times = Times(all=[]), Times(all=[])
    for _ in range(ROUNDS):
        context_times.all.extend(together(running, asked, seconds / ROUNDS, clients).all)
        floor_times.all.extend(together(running, floor, seconds / ROUNDS, clients).all)
    wire.close()
    return context_times, floor_times


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", type=int, nargs="+", default=[1_000, 10_000, 100_000])
    parser.add_argument("--seconds", type=float, default=6.0, help="of each measurement, a context and its floor")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="foreword-bench-") as folder, serving(module="bench.floor", data=Path(folder)) as running:
        medians: dict[tuple[str, int], dict[int, float]] = {}
        for size in args.sizes:
            began = time.monotonic()
            load(Path(folder), f"size-{size}", statements(size))
            print(f"\n{size} memories (loaded in {time.monotonic() - began:.0f} s)")
            for kind in KINDS:
                for clients in CLIENTS:
                    context, floor = compare(running, f"size-{size}", size, kind, clients, args.seconds)
                    medians.setdefault((kind, clients), {})[size] = context.at(50) / floor.at(50)
                    print(f"  {kind:10} {clients:2} clients  context {context.line()}   floor {floor.line()}   p50 ratio {context.at(50) / floor.at(50):.2f}  p99 ratio {context.at(99) / floor.at(99):.2f}")
        print("\nlargest store against smallest, ratio of the ratios:")
        for (kind, clients), ratios in medians.items():
            print(f"  {kind:10} {clients:2} clients  {ratios[args.sizes[-1]] / ratios[args.sizes[0]]:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
