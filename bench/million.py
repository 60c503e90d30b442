"""A million memories of one agent, and a million in ten thousand agents: what a context costs there against its floor.

    python -m bench.million [--rows 1000000] [--agents 10000] [--seconds 20] [--only one|many] [--keep FOLDER]

Each store is built by COPY in a folder of its own and deleted afterwards (`bench/bulk.py`), or kept below `--keep` and found
there by the next run; the time of every index, the disk that a memory takes and the memory of the serving process are
printed. Contexts and floor alternate in one run, and what counts is the ratio. Of many agents some hundreds are asked again and
again, and then half of them once each, `in turn`: that is what a context costs of whose agent the process knows nothing. Their
standing parts were rendered ahead before, by the pass of maintenance that does; those of the other half are taken away again, and
what a context of these costs is `anew`. Needs about ten gigabytes of disk for a million.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import shutil
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import asyncpg
import orjson

from app.main import services_of
from app.settings import Settings
from app.use.prepare import prepare
from bench.bulk import Filled, fill
from bench.context import KINDS, ROUNDS, Compared, Load, Times, together
from bench.corpus import messages, statements
from bench.processor import spending
from bench.report import Report
from bench.wire import serving
from store import organisations
from store.supervisor import embedded
from words import cost

if TYPE_CHECKING:
    from bench.wire import Running, Wire

HELD = 20_000
"""Statements from which messages are made: enough of them that no message comes twice."""

SIZES = """SELECT relname, pg_table_size(oid), pg_indexes_size(oid) FROM pg_class
WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND pg_total_relation_size(oid) > 1000000
ORDER BY pg_total_relation_size(oid) DESC"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Store:
    """A store to build: so many agents with so many memories each."""

    name: str
    agents: int
    each: int

    def names(self) -> list[str]:
        return [f"{self.name}-{number}" for number in range(self.agents)]


def memory_of(pid: int) -> tuple[int, int]:
    """Megabytes that a process holds, now and at its most."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    found = {line.split(":")[0]: int(line.split()[1]) // 1024 for line in lines if line.startswith(("VmRSS", "VmHWM"))}
    return found["VmRSS"], found["VmHWM"]


async def sizes(data: Path) -> list[tuple[str, int, int]]:
    """Bytes of every large table, and of its indexes."""
    async with embedded(data) as url:
        owner = await asyncpg.connect(url)
        rows = await owner.fetch(SIZES)
        await owner.close()
        return [(row[0], row[1], row[2]) for row in rows]


def told(report: Report, filled: Filled, disk: list[tuple[str, int, int]]) -> None:
    """What building it took, and what a memory costs on disk."""
    report.say("  built: " + ", ".join(f"{step} {seconds:.0f} s" for step, seconds in filled.steps if seconds >= 0.5))
    for table, heap, indexes in disk[:8]:
        report.say(
            f"  disk: {table:14} {heap / filled.rows:7.0f} bytes a memory, its indexes {indexes / filled.rows:7.0f}"
        )
    whole = sum(heap + indexes for _, heap, indexes in disk)
    report.say(f"  disk: {whole / 1e9:.2f} GB, {whole / filled.rows:.0f} bytes a memory")


async def rendered_ahead(data: Path) -> float:
    """The pass that renders standing parts ahead, until there are all; how many seconds it took."""
    await changed(data, DUE)
    async with AsyncExitStack() as stack:
        services = await services_of(stack, Settings(data=data), asyncio.to_thread(cost.load))
        began = time.monotonic()
        for org in await organisations.all_ids(services.database):
            done = 1
            while done:
                async with services.database.tenant(org) as tx:
                    done = await prepare(services, tx)
        return time.monotonic() - began


DUE = """INSERT INTO standings (org_id, agent_id) SELECT org_id, agent_id FROM agents WHERE memories > 0
ON CONFLICT (org_id, agent_id) DO UPDATE SET until = '-infinity' WHERE standings.revision IS NULL"""
"""Of every agent that holds memories one is to be rendered, unless there is one."""

TAKEN_AWAY = "UPDATE standings SET revision = NULL, until = 'infinity'"
"""Nothing is rendered ahead any more, nor will be."""


async def changed(data: Path, statement: str) -> None:
    """The statement, and the table tidied after it."""
    async with embedded(data) as url:
        owner = await asyncpg.connect(url, command_timeout=None)
        await owner.execute(statement)
        await owner.execute("VACUUM ANALYZE standings")
        await owner.execute("CHECKPOINT")
        await owner.close()


ONCE = ("in turn", "anew")
"""Measurements that ask each agent once, the first half of the agents and the second."""


def compare(running: Running, store: Store, kind: str, seconds: float) -> Compared:
    """Context and floor in alternating rounds, one client; where agents are asked `ONCE`, for as long as there are any."""
    wire, r = running.wire(), random.Random(3)  # noqa: S311 - a measurement, not a secret
    names, in_turn = store.names(), kind in ONCE
    half = len(names) // 2
    of = "common" if in_turn else kind
    texts = messages(half if in_turn else 1_500, of, list(statements(min(HELD, store.agents * store.each))))
    mixed = r.sample(names, len(names))
    whose = mixed[ONCE.index(kind) * half :][:half] if in_turn else [r.choice(names) for _ in texts]
    bodies = [{"agent": name, "userMessage": text} for name, text in zip(whose, texts, strict=True)]
    asked = [wire.prepare("POST", "/v1/context", body) for body in bodies]
    reply = sum(len(wire.send(request)[1]) for request in asked[:50]) // 50
    floor = [wire.prepare("POST", "/bench/floor", {"reply": reply, "userMessage": text}) for text in texts]
    load = Load(agent=store.name, size=store.each, kind=kind, clients=1)
    compared = Compared(load=load, context=Times(all=[]), floor=Times(all=[]))
    strange = [asked[50 + number :: ROUNDS] for number in range(ROUNDS)]  # none of those that told how long a reply is
    for number in range(ROUNDS):
        for (requests, times), spent in zip(
            ((asked, compared.context), (floor, compared.floor)), compared.spent, strict=True
        ):
            with spending(running, spent):
                once = in_turn and requests is asked
                fresh = each(wire, strange[number]) if once else together(running, requests, seconds / ROUNDS, 1).all
            spent.requests += len(fresh)
            times.all.extend(fresh)
    wire.close()
    return compared


def each(wire: Wire, requests: list[bytes]) -> list[float]:
    """Sends each once; in milliseconds."""
    times = []
    for request in requests:
        began = time.perf_counter()
        status, _ = wire.send(request)
        times.append((time.perf_counter() - began) * 1000)
        if status != 200:
            raise RuntimeError(f"answered {status}")
    return times


def built(store: Store, folder: Path) -> Filled:
    """What building the store took; it is built unless an earlier run did."""
    note = folder / "built.json"
    if note.exists():
        kept = orjson.loads(note.read_bytes())
        return Filled(rows=kept["rows"], steps=[(step, seconds) for step, seconds in kept["steps"]])
    with serving(module="bench.floor", data=folder):
        pass  # migrates, and makes the organisation and a key
    filled = asyncio.run(fill(folder, store.names(), statements(store.agents * store.each), store.each))
    note.write_bytes(orjson.dumps({"rows": filled.rows, "steps": filled.steps}))
    return filled


def measure(report: Report, store: Store, folder: Path, seconds: float) -> None:
    """Measures in the store, which is built before where it isn't there."""
    report.say(f"\n{store.agents * store.each} memories in {store.agents} agents")
    filled = built(store, folder)
    filled.steps.append(("standing parts ahead", asyncio.run(rendered_ahead(folder))))
    with serving(module="bench.floor", data=folder) as running:
        told(report, filled, asyncio.run(sizes(folder)))
        before = memory_of(running.pid)[0]
        for kind in KINDS:
            said(report, compare(running, store, kind, seconds))
        now, most = memory_of(running.pid)
        report.say(f"  process: {before} MB at its start, {now} MB afterwards, {most} MB at its most")
    for kind in ONCE if store.agents > 1 else ():
        if kind == "anew":
            asyncio.run(changed(folder, TAKEN_AWAY))
        with serving(module="bench.floor", data=folder) as running:
            said(report, compare(running, store, kind, seconds))


def said(report: Report, compared: Compared) -> None:
    report.say(compared.line())
    report.say(compared.processor())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--agents", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=20.0, help="of each measurement, a context and its floor")
    parser.add_argument("--only", choices=["one", "many"])
    parser.add_argument("--keep", type=Path, help="a folder for the stores, which stay there")
    args = parser.parse_args()
    report = Report("million" if args.only is None else f"million-{args.only}")
    for store in (
        Store(name="one", agents=1, each=args.rows),
        Store(name="many", agents=args.agents, each=args.rows // args.agents),
    ):
        if args.only in (None, store.name):
            folder = args.keep / store.name if args.keep else Path(tempfile.mkdtemp(prefix="foreword-bench-"))
            folder.mkdir(parents=True, exist_ok=True)
            try:
                measure(report, store, folder, args.seconds)
            finally:
                if not args.keep:
                    shutil.rmtree(folder, ignore_errors=True)
    report.keep()
    return 0


if __name__ == "__main__":
    sys.exit(main())
