"""What a context costs against its floor, in the same run: one and sixteen clients, stores of several sizes.

    python -m bench.context [--sizes 1000 10000 100000] [--seconds 6] [--keep FOLDER]

The floor is the same server's echo of as much JSON, one indexed look-up and one durable commit (`bench/floor.py`). Rounds
of both alternate, so that a machine whose speed drifts slows both; what is printed is the ratio of their medians, and of the
processor time that service and database took for each request, which other work on the machine stretches less.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from bench.corpus import messages, statements
from bench.load import load as fill_store
from bench.processor import Spent, spending
from bench.report import Report
from bench.wire import serving

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bench.wire import Running, Wire

KINDS = ("identifier", "rare", "common")
ROUNDS = 12
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
        if status != 200:
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Load:
    """What is measured: messages of a kind to an agent with so many memories, from so many clients at once."""

    agent: str
    size: int
    kind: str
    clients: int

    def messages(self) -> list[str]:
        """As many as a measurement takes, so that hardly one comes twice."""
        return messages(2_000, self.kind, list(statements(self.size)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Compared:
    """The two sides of one measurement."""

    load: Load
    context: Times
    floor: Times
    spent: tuple[Spent, Spent] = field(default_factory=lambda: (Spent(), Spent()))
    """By the context and by the floor."""

    def ratio(self, percent: int) -> float:
        return self.context.at(percent) / self.floor.at(percent)

    def line(self) -> str:
        ratios = f"p50 ratio {self.ratio(50):.2f}  p99 ratio {self.ratio(99):.2f}"
        name = f"  {self.load.kind:10} {self.load.clients:2} clients"
        return f"{name}  context {self.context.line()}   floor {self.floor.line()}   {ratios}"

    def processor(self) -> str:
        """Milliseconds of a request on a processor, of the context and of the floor, and how they compare."""
        (service, database), (service_least, database_least) = (spent.each() for spent in self.spent)
        least = service_least + database_least
        return (
            f"  {'':21}  processor: service {service:.2f} and database {database:.2f} ms, floor {service_least:.2f} and "
            f"{database_least:.2f} ms   ratio {(service + database) / least if least else 0:.2f}"
        )


def compare(running: Running, load: Load, seconds: float) -> Compared:
    """Context and floor in alternating rounds; the floor answers with as many bytes as the context did."""
    wire = running.wire()
    texts = load.messages()
    asked = [wire.prepare("POST", "/v1/context", {"agent": load.agent, "userMessage": text}) for text in texts]
    reply = statistics.median(len(wire.send(request)[1]) for request in asked[:30])
    floor = [wire.prepare("POST", "/bench/floor", {"reply": int(reply), "userMessage": text}) for text in texts]
    compared = Compared(load=load, context=Times(all=[]), floor=Times(all=[]))
    sides = ((asked, compared.context), (floor, compared.floor))
    for _ in range(ROUNDS):
        for (requests, times), spent in zip(sides, compared.spent, strict=True):
            with spending(running, spent):
                fresh = together(running, requests, seconds / ROUNDS, load.clients).all
            spent.requests += len(fresh)
            times.all.extend(fresh)
    wire.close()
    return compared


def measure(report: Report, running: Running, size: int, seconds: float) -> list[Compared]:
    """All kinds of message and numbers of clients on a store of one size, each printed as it comes."""
    began, note = time.monotonic(), running.data / f"filled-{size}"
    if not note.exists():
        fill_store(running.data, f"size-{size}", statements(size))
        note.touch()
    report.say(f"\n{size} memories (loaded in {time.monotonic() - began:.0f} s)")
    found = []
    for kind in KINDS:
        for clients in CLIENTS:
            compared = compare(running, Load(agent=f"size-{size}", size=size, kind=kind, clients=clients), seconds)
            report.say(compared.line())
            report.say(compared.processor())
            found.append(compared)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", type=int, nargs="+", default=[1_000, 10_000, 100_000])
    parser.add_argument("--seconds", type=float, default=6.0, help="of each measurement, a context and its floor")
    parser.add_argument("--keep", type=Path, help="a folder for the store, which stays there")
    args = parser.parse_args()
    report = Report("context")
    folder = args.keep or Path(tempfile.mkdtemp(prefix="foreword-bench-"))
    with serving(module="bench.floor", data=folder) as running:
        rounds = [measure(report, running, size, args.seconds) for size in args.sizes]
    if not args.keep:
        shutil.rmtree(folder, ignore_errors=True)
    report.say("\nlargest store against smallest, ratio of the ratios:")
    for small, large in zip(rounds[0], rounds[-1], strict=True):
        report.say(f"  {small.load.kind:10} {small.load.clients:2} clients  {large.ratio(50) / small.ratio(50):.2f}")
    report.keep()
    return 0


if __name__ == "__main__":
    sys.exit(main())
