"""What a page of the dashboard costs in a large store: each of them, under each of its filters, asked for by a signed-in person.

    python -m bench.pages [--memories 100000] [--given 100000] [--rounds 7] [--keep FOLDER] [--only TEXT]

The store is built by COPY (`bench/bulk.py`); some tensions, outcomes, turns and injections are made through the API, and the
injections and turns among them are then multiplied over the last 60 days, so that they are `--given` and a fifth of it. Beside
the time of an answer stands what it took of the processors: the service's and the database's together, which a busy machine
doesn't stretch. The line of 100 ms is that of the issue; a page over it is named, and the exit says how many there were.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import asyncpg
import httpx

from app.use import past_sums
from bench.bulk import fill
from bench.corpus import messages, statements
from bench.processor import postmaster
from bench.wire import serving
from store import organisations, summing
from store.database import Database
from store.supervisor import embedded
from words import cost

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bench.wire import Running

LINE_MS = 100.0
AGENT = "default"


def signed_in(running: Running) -> tuple[httpx.Client, str]:
    """The owner, by the operator's one-time link, and the token of their writing requests."""
    command = [sys.executable, "-m", "app.cli", "sign-in", "--data", str(running.data), "--json"]
    told = subprocess.run(command, check=True, capture_output=True, text=True)
    client = httpx.Client(base_url=f"http://127.0.0.1:{running.port}", timeout=120)
    client.get("/enter?" + json.loads(told.stdout)["link"].partition("?")[2])
    session = client.get("/v1/auth/session").raise_for_status().json()
    return client, session["csrfToken"]


def prepare(client: httpx.Client, token: str, held: Sequence[str]) -> dict[str, Any]:
    """What the pages show beside memories; gives the ids that they are asked for by."""

    def post(path: str, **body: Any) -> Any:
        return client.post(path, json=body, headers={"X-CSRF-Token": token}).raise_for_status().json()

    given = []
    for n, message in enumerate(messages(40, "rare", list(held))):
        given.append(post("/v1/context", userMessage=message, sessionId=f"s{n % 7}")["injectionId"])
        post("/v1/turns", userMessage=f"The port of node-{n}.internal is {5000 + n}.", sessionId=f"s{n % 7}")
        post("/v1/self-model/outcome", domain=f"domain {n % 5}", success=n % 3 == 0, injectionId=given[-1])
    for n in range(12):
        tension = post("/v1/tensions", claimA=f"We ship on day {n}", claimB=f"Day {n} is frozen", question="Which?")
    items: list[dict[str, Any]] = [
        {"content": "The rota changes on Mondays.", "source": "ops.md", "domains": ["operations"], "tier": "L2"},
        {"content": "The cellar is damp.", "namespace": "elsewhere", "tier": "L3"},
        {"content": "The lease ends with the year.", "source": "ops.md", "tier": "L0"},
    ]
    stored = post("/v1/memories", items=items)["stored"]
    post(f"/v1/memories/{stored[0]['id']}/supersede", content="The rota changes on Tuesdays.", source="ops.md")
    row = client.get("/v1/memories?limit=1&sort=created").json()["memories"][0]
    return {
        "injection": given[-1], "first": given[0], "tension": tension["id"], "memory": row["id"], "latest": stored[1]["id"]
    }  # fmt: skip


MULTIPLIED = (
    "UPDATE injections SET at = at - interval '61 days' WHERE $1::int > 0",
    """
    WITH made AS MATERIALIZED (SELECT row_number() OVER (ORDER BY injection_id) - 1 AS place, i.* FROM injections AS i)
    INSERT INTO injections (org_id, agent_id, at, revision, stable_tokens, volatile_tokens, total_tokens, max_tokens, saved_tokens,
        namespace, session_id, hash, part, memory_ids, rules, rule_tokens, line_count, left_out_count, triggers, degraded,
        correction, request, also, left_out, text, entries, actor, took_ms)
    SELECT i.org_id, i.agent_id, now() - interval '60 days' * (n / $1::float), i.revision, i.stable_tokens, i.volatile_tokens,
        i.total_tokens, i.max_tokens, i.saved_tokens, i.namespace, i.session_id || '-' || n % 400, i.hash, i.part, i.memory_ids,
        i.rules, i.rule_tokens, i.line_count, i.left_out_count, i.triggers, i.degraded, i.correction, i.request, i.also,
        i.left_out, i.text, i.entries, i.actor, i.took_ms
    FROM generate_series($1::int, 1, -1) AS n JOIN made AS i ON i.place = n % 40 ORDER BY n DESC""",
    """
    WITH made AS MATERIALIZED (SELECT row_number() OVER (ORDER BY turn_id) - 1 AS place, t.* FROM turns AS t)
    INSERT INTO turns (org_id, agent_id, at, session_id, namespace, rules, rejections, refused_merges, report)
    SELECT t.org_id, t.agent_id, now() - interval '60 days' * (n / ($1::int / 5.0)), t.session_id || '-' || n % 400, t.namespace,
        t.rules, t.rejections, t.refused_merges, t.report
    FROM generate_series($1::int / 5, 1, -1) AS n JOIN made AS t ON t.place = n % 40 ORDER BY n DESC""",
)
"""The past: as many blocks and reports as a store of that size has seen."""


async def multiply(data: Path, given: int) -> None:
    """Copies the injections and turns that the API made, back through 60 days."""
    async with embedded(data) as url:
        owner = await asyncpg.connect(url, command_timeout=None)
        await owner.execute("SET synchronous_commit = off")
        for statement in MULTIPLIED:
            await owner.execute(
                "SELECT set_config('app.moving', (SELECT string_agg(org_id::text, ',') FROM organisations), false)"
            )
            await owner.execute(statement, given)
        await owner.execute("VACUUM ANALYZE")
        await owner.close()
        database = await Database.open(url, size=1)
        (org,) = await organisations.all_ids(database)
        while True:  # as the pass of the maintenance does
            async with database.tenant(org) as tx:
                if not await summing.sum_up(tx, datetime.now(UTC) - timedelta(hours=1)):
                    break
        await database.close()


async def summed(data: Path) -> None:
    """The past is summed up, as the pass of the maintenance does; it is so already where that was done before."""
    count = cost.load()
    async with embedded(data) as url:
        database = await Database.open(url, size=2)
        (org,) = await organisations.all_ids(database)
        began, stages = time.monotonic(), 0
        while True:
            async with database.tenant(org) as tx:
                done = await past_sums.sum_up(database, tx, count)
            if not done:
                break
            stages += done
        await database.close()
    if stages:
        print(
            f"the past summed up: {stages} stages, {(time.monotonic() - began) / stages * 1000:.0f} ms each", flush=True
        )


NOTHING = "nothing-holds-this"
PLACES = (0.0, 0.02, 0.1, 0.25, 0.5, 0.75, 0.9, 0.98, 1.0)
"""Of the slider, from the first change to the last."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """An address, and where it is sent one the fields of its form."""

    path: str
    form: dict[str, str] | None = None
    told: str = ""

    def of(self, client: httpx.Client, token: str) -> None:
        """One answer, read whole."""
        if self.form is None:
            client.get(self.path).raise_for_status()
        else:
            client.post(self.path, data={**self.form, "csrf": token}).raise_for_status()

    def __str__(self) -> str:
        shown = f"{self.path} {self.told}".strip()
        return shown if len(shown) <= 70 else shown[:67] + "…"


FILTERS = (
    "q={nothing}", "q=zq", "q={word}", "source={nothing}", "source=ops.md", "domain={nothing}", "domain=operations",
    "namespace={nothing}", "namespace=elsewhere", "tier=L0", "tier=L3", "status=retired", "status=hypothesis", "kind=episodic",
    "expiry=ephemeral", "expiry=expired", "status=all&tier=L2&kind=semantic&q={nothing}",
    "status=all&domain=operations&source=ops.md",
)  # fmt: skip
"""Of the memories: what is asked of each of its orders; most match nothing or a row or two of a hundred thousand."""

SORTS = ("recent", "created", "accessed")


def pages(ids: dict[str, Any], held: Sequence[str]) -> list[str]:
    """The pages, and what is asked of them that could be dear."""
    words = held[0].split()
    asked = [text.format(nothing=NOTHING, word=words[1]) for text in FILTERS]
    past = ["session=s1-7", f"session={NOTHING}", "after=2026-01-01T00:00", "before=2001-01-01T00:00"]
    return [
        "/next-turn",
        f"/next-turn?message={words[1]}+{words[2]}+of+the+region",
        f"/next-turn/candidates?why={words[1]}",
        f"/next-turn/candidates?why={NOTHING}",
        *(f"/memories?sort={sort}{'&' if filters else ''}{filters}" for sort in SORTS for filters in ("", *asked)),
        *(f"/memories?cursor={cursor}" for cursor in ids["deep"]),
        f"/memories/{ids['memory']}",
        f"/memories/{ids['latest']}",
        f"/memories/many?deed=L0&id={ids['memory']}",
        *(f"/tensions?status={status}" for status in ("open", "resolved", "all")),
        f"/tensions/{ids['tension']}",
        "/self-model",
        "/self-model/domain%201",
        "/self-model/nowhere",
        "/injections",
        *(f"/injections?{text}" for text in past),
        *(f"/injections?rule={rule}" for rule in ("index", "overlap", "semantic", "tension")),
        f"/injections?memory={ids['memory']}",
        f"/injections?memory={ids['latest']}",
        f"/injections/{ids['injection']}",
        f"/injections/{ids['injection']}/with/{ids['first']}",
        "/learning",
        *(f"/learning?{text}" for text in past),
        *(f"/learning?rule={rule}" for rule in ("stored", "folded", "secret", NOTHING)),
        *(f"/usage?days={days}{of}" for days in (7, 30, 90) for of in ("", "&of=agent")),
        "/first-steps",
        "/first-steps/state",
        "/keys",
        "/agents",
        "/members",
        "/settings",
        "/account",
    ]


def past(client: httpx.Client, ids: dict[str, Any], held: Sequence[str]) -> list[Asked]:
    """What the slider of “Next turn” sends: blocks as of moments through the whole history, steps, and an explanation."""
    page = client.get("/next-turn").raise_for_status().text
    moments = page.partition('data-moments="')[2].partition('"')[0].split()
    said = {"": "", **{kind: messages(1, kind, list(held))[0] for kind in ("identifier", "rare", "common")}}
    made = []
    for share in PLACES:
        at = moments[round(share * (len(moments) - 1))]
        for kind, message in said.items():
            form = {"message": message, "asOf": at}
            made.append(Asked(path="/next-turn/block", form=form, told=f"as of {share:.0%}, {kind or 'no message'}"))
        form = {"message": said["rare"], "asOf": at}
        made += [
            Asked(path="/next-turn/block", form={**form, "step": way}, told=f"as of {share:.0%}, one change {way}")
            for way in ("earlier", "later")
        ]
        made.append(
            Asked(path="/next-turn/explain", form={**form, "memory": str(ids["memory"])}, told=f"as of {share:.0%}")
        )
    return made


def cursors(client: httpx.Client, memories: int) -> list[str]:
    """Places at a tenth and at nine tenths of the way through all rows, as a walk of the API comes by them."""
    found, cursor = [], None
    pages_of_all = memories // 200
    for n in range(pages_of_all):
        asked = {"limit": "200", **({} if cursor is None else {"cursor": cursor})}
        cursor = client.get("/v1/memories", params=asked).raise_for_status().json()["nextCursor"]
        if n in (pages_of_all // 10, pages_of_all * 9 // 10):
            found.append(cursor)
        if cursor is None or len(found) == 2:
            break
    return found


class Burnt:
    """Seconds of processor that the service and its database have taken, children that have ended included (Linux)."""

    def __init__(self, pid: int, data: Path) -> None:
        self._roots = (pid, postmaster(data))

    def seconds(self) -> float:
        """Until now."""
        return sum(
            map(_burnt, {each for root in self._roots for each in _family(root)})
        )  # one may be the other's child


def _family(pid: int) -> list[int]:
    children = [int(n) for path in Path(f"/proc/{pid}/task").glob("*/children") for n in path.read_text().split()]
    return [pid, *(each for child in children for each in _family(child))]


TICK = os.sysconf("SC_CLK_TCK")


def _burnt(pid: int) -> float:
    """Of one process and its ended children: the 14th to the 17th field of `/proc/PID/stat` (proc(5)), in ticks."""
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return sum(int(n) for n in fields[11:15]) / TICK
    return 0.0


def measured(ask: Callable[[], None], rounds: int) -> list[float]:
    """Milliseconds of each of `rounds` answers, after one that isn't counted."""
    ask()
    times = []
    for _ in range(rounds):
        began = time.perf_counter()
        ask()
        times.append((time.perf_counter() - began) * 1000)
    return times


def run(folder: Path, asked: argparse.Namespace) -> int:
    """Builds the store unless it is there, asks for every page, and gives the number of those over the line."""
    os.environ["FOREWORD_MAINTENANCE"] = (
        "false"  # its passes over a store that was just filled aren't what a page costs
    )
    held = list(statements(200))
    ids = built(folder, held, asked)
    with serving(data=folder):
        pass  # a kept store may be older than the program
    asyncio.run(summed(folder))
    slow = 0
    with serving(data=folder) as running:
        client, token = signed_in(running)
        burnt = Burnt(running.pid, folder)
        with contextlib.closing(client):
            for page in (*(Asked(path=path) for path in pages(ids, held)), *past(client, ids, held)):
                if asked.only not in str(page):
                    continue
                before = burnt.seconds()
                times = measured(partial(page.of, client, token), asked.rounds)
                processor = (burnt.seconds() - before) * 1000 / (asked.rounds + 1)
                median = statistics.median(times)
                over = median > LINE_MS
                slow += over
                print(
                    f"{page!s:<72} median {median:6.1f}  worst {max(times):6.1f}  processor {processor:6.1f} ms"
                    f"{'  OVER THE LINE' if over else ''}",
                    flush=True,
                )
    print(f"{slow} over {LINE_MS:.0f} ms")
    return slow


def built(folder: Path, held: Sequence[str], asked: argparse.Namespace) -> dict[str, Any]:
    """The ids of a store that holds what is asked for; it is made once a folder."""
    kept = folder / "ids.json"
    if kept.exists():
        return dict(json.loads(kept.read_text()))
    with serving(data=folder):
        pass  # migrates, and makes the organisation
    asyncio.run(fill(folder, [AGENT], statements(asked.memories), asked.memories))
    with serving(data=folder) as running:
        client, token = signed_in(running)
        with contextlib.closing(client):
            ids = prepare(client, token, held)
            ids["deep"] = cursors(client, asked.memories)
    asyncio.run(multiply(folder, asked.given))
    kept.write_text(json.dumps(ids))
    return ids


def main() -> int:
    """See the module."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--memories", type=int, default=100_000)
    parser.add_argument("--given", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--only", default="", help="pages whose address holds this")
    asked = parser.parse_args()
    if asked.keep is not None:
        return run(asked.keep, asked)
    with tempfile.TemporaryDirectory(prefix="foreword-bench-", dir=os.environ.get("TMPDIR")) as folder:
        return run(Path(folder), asked)


if __name__ == "__main__":
    sys.exit(main())
