"""What a page of the dashboard costs with a hundred thousand memories: each of them asked for in turn, by a signed-in person.

    python -m bench.pages [--memories 100000] [--rounds 12] [--keep FOLDER]

The store is built by COPY (`bench/bulk.py`); then a tension, outcomes, and injections are made through the API. The line of
100 ms is that of the issue; a page over it is named at the end, and the exit says how many there were.
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
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx

from bench.bulk import fill
from bench.corpus import messages, statements
from bench.wire import serving

if TYPE_CHECKING:
    from collections.abc import Sequence

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


def prepare(client: httpx.Client, token: str, held: Sequence[str]) -> dict[str, int]:
    """What the pages show beside memories; gives the ids that they are asked for by."""

    def post(path: str, **body: Any) -> Any:
        return client.post(path, json=body, headers={"X-CSRF-Token": token}).raise_for_status().json()

    for n, message in enumerate(messages(40, "rare", list(held))):
        given = post("/v1/context", userMessage=message, sessionId=f"s{n % 7}")
        post("/v1/turns", userMessage=f"The port of node-{n}.internal is {5000 + n}.", sessionId=f"s{n % 7}")
        post("/v1/self-model/outcome", domain=f"domain {n % 5}", success=n % 3 == 0, injectionId=given["injectionId"])
    for n in range(12):
        tension = post("/v1/tensions", claimA=f"We ship on day {n}", claimB=f"Day {n} is frozen", question="Which?")
    row = client.get("/v1/memories?limit=1&sort=created").json()["memories"][0]
    return {"injection": given["injectionId"], "tension": tension["id"], "memory": row["id"]}


def pages(ids: dict[str, int], held: Sequence[str]) -> list[str]:
    """The pages, and what is asked of them that could be dear."""
    words = held[0].split()
    return [
        "/next-turn",
        f"/next-turn?message={words[1]}+{words[2]}+of+the+region",
        f"/next-turn/candidates?why={words[1]}",
        "/next-turn/candidates?why=nothing-holds-this",
        "/memories",
        "/memories?sort=accessed",
        "/memories?status=retired",
        "/memories?q=nothing-holds-this",
        "/memories?domain=nowhere",
        f"/memories/{ids['memory']}",
        "/tensions",
        f"/tensions/{ids['tension']}",
        "/self-model",
        "/self-model/domain%201",
        "/injections",
        f"/injections?memory={ids['memory']}",
        f"/injections/{ids['injection']}",
        "/learning",
        "/usage",
        "/first-steps",
        "/keys",
        "/agents",
        "/members",
        "/settings",
        "/account",
    ]


def measured(client: httpx.Client, path: str, rounds: int) -> list[float]:
    """Milliseconds of each of `rounds` answers, after one that isn't counted."""
    client.get(path).raise_for_status()
    times = []
    for _ in range(rounds):
        began = time.perf_counter()
        client.get(path).raise_for_status()
        times.append((time.perf_counter() - began) * 1000)
    return times


def run(folder: Path, memories: int, rounds: int) -> int:
    """Builds the store unless it is there, asks for every page, and gives the number of those over the line."""
    held = list(statements(200))
    with serving(data=folder):
        pass  # migrates, and makes the organisation
    if not (folder / "filled").exists():
        asyncio.run(fill(folder, [AGENT], statements(memories), memories))
        (folder / "filled").touch()
    slow = 0
    with serving(data=folder) as running:
        client, token = signed_in(running)
        with contextlib.closing(client):
            ids = prepare(client, token, held)
            for path in pages(ids, held):
                times = measured(client, path, rounds)
                median = statistics.median(times)
                over = median > LINE_MS
                slow += over
                print(f"{path:<56} median {median:7.1f}  worst {max(times):7.1f} ms{'  OVER THE LINE' if over else ''}")
    return slow


def main() -> int:
    """See the module."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--memories", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--keep", type=Path)
    asked = parser.parse_args()
    if asked.keep is not None:
        return run(asked.keep, asked.memories, asked.rounds)
    with tempfile.TemporaryDirectory(prefix="foreword-bench-", dir=os.environ.get("TMPDIR")) as folder:
        return run(Path(folder), asked.memories, asked.rounds)


if __name__ == "__main__":
    sys.exit(main())
