"""What a judge's word about contradictions comes to, over the wire: the ceiling of a truthful one, and what a lying one is denied.

No model is asked. A fake endpoint knows the labels of our own pairs, and answers `POST …/chat/completions` by them: truthfully, or
with the opposite of each. So this says how many contradictions become tensions when the judge is never wrong, and how many wrong
proposals our guards stop when it always is. It says nothing of how well any model judges.
"""

from __future__ import annotations

import json
import os
import threading
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any, Literal

from bench.halves import Counts, half_of, rows
from bench.wire import serving

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bench.halves import Half
    from bench.report import Report
    from bench.wire import Running, Wire

Mood = Literal["silent", "truthful", "lying"]
MOODS: tuple[Mood, ...] = ("silent", "truthful", "lying")


@dataclass(kw_only=True)
class Oracle:
    """A judge that knows whether the pair at hand contradicts, and what it makes of that."""

    mood: Mood = "silent"
    contradicts: bool = False
    said: str = ""
    """The second statement of the pair, which a judge adds where no pattern found it."""
    asked: int = 0
    url: str = ""
    lock: threading.Lock = field(default_factory=threading.Lock)

    def answer(self, body: dict[str, Any]) -> dict[str, Any]:
        """A chat completion whose text is an answer of the asked form."""
        case = json.loads(body["messages"][1]["content"])
        with self.lock:
            self.asked += 1
            proposes = self.mood != "silent" and self.contradicts == (self.mood == "truthful")
            additions = [] if case["candidates"] or self.mood == "silent" else [self.said]
        pairs = [
            {"candidate": candidate["id"], "memory": memory["id"]}
            for candidate in case["candidates"]
            for memory in case["memories"]
            if proposes
        ]
        text = json.dumps({"decisions": [], "additions": additions, "contradictions": pairs}, ensure_ascii=False)
        message = {"role": "assistant", "content": text}
        return {"choices": [{"index": 0, "message": message, "finish_reason": "stop"}]}


@contextmanager
def endpoint() -> Iterator[Oracle]:
    """The oracle behind a port of loopback."""
    oracle = Oracle()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["content-length"])))
            raw = json.dumps(oracle.answer(body), ensure_ascii=False).encode()
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(raw)))
            self.end_headers()
            self.wfile.write(raw)

        def log_message(self, *_: object) -> None:
            """Says nothing: thousands of requests come."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    oracle.url = f"http://127.0.0.1:{server.server_address[1]}/v1"
    try:
        yield oracle
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@contextmanager
def judged() -> Iterator[tuple[Running, Oracle]]:
    """The shipped service whose judge is the oracle."""
    with endpoint() as oracle:
        chosen = {
            "FOREWORD_JUDGE_URL": oracle.url,
            "FOREWORD_JUDGE_MODEL": "oracle",
            "FOREWORD_JUDGE_CALLS": "1000000",
        }
        before = {name: os.environ.get(name) for name in chosen}
        os.environ.update(chosen)
        try:
            with serving() as running:
                yield running, oracle
        finally:
            for name, value in before.items():
                os.environ.pop(name, None)
                if value is not None:
                    os.environ[name] = value


@dataclass(kw_only=True)
class Tally:
    """What became of the pairs of one half, with the judge in one mood."""

    counts: Counts = field(default_factory=Counts)
    unlearned: int = 0


def measure(report: Report) -> None:
    """Every pair as two turns of an agent of its own: the first is held, the second is taught, in each mood."""
    with judged() as (running, oracle):
        wire = running.wire()
        tallies: dict[tuple[Mood, Half], Tally] = {}
        for mood in MOODS:
            oracle.mood = mood
            for number, row in enumerate(rows("pairs")):
                tally = tallies.setdefault((mood, half_of(row)), Tally())
                _teach(wire, oracle, f"{mood}-{number}", row, tally)
        wire.close()
    for (mood, half), tally in tallies.items():
        report.say(f"judge {mood:8} {tally.counts.line(half)}  {tally.unlearned} second statements not learned")
    report.say(f"judge            asked {oracle.asked} times; a fake endpoint that knows the labels, and no model")


def _teach(wire: Wire, oracle: Oracle, agent: str, row: dict[str, Any], tally: Tally) -> None:
    oracle.contradicts, oracle.said = row["contradict"], row["b"]
    held = {"agent": agent, "items": [{"content": row["a"], "source": "bench"}]}
    wire.call("POST", "/v1/memories", held)
    report = wire.call("POST", "/v1/turns", {"agent": agent, "userMessage": row["b"]})
    counts = report["counts"]
    tally.unlearned += not (counts["stored"] or counts["folded"])
    tally.counts.add(wanted=row["contradict"], found=bool(counts["tensions"] or counts["superseded"]))
