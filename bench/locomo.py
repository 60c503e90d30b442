"""Teaches the LoCoMo conversations turn by turn and asks every non-adversarial question: recall, price and failures.

    python -m bench.locomo [--data FILE] [--server URL --key KEY]

Each turn becomes one episodic memory, in order. A question counts as found at k when an evidence turn is among the first
k hits of `/v1/recall`; `share` is the mean share of its evidence turns there. A context is built for every question. The
data stays where it is; without the file the script says so and ends with status 0.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bench.wire import Running, Wire, serving

if TYPE_CHECKING:
    from collections.abc import Iterator

DATA = Path(__file__).resolve().parents[2] / "shared" / "data" / "locomo-tune.json"
ADVERSARIAL = 5
BATCH = 200
CUTS = (5, 10)
CATEGORIES = {1: "multi-hop", 2: "temporal", 3: "open-domain", 4: "single-hop"}


@dataclass(kw_only=True)
class Tally:
    """What was counted; `hits` and `shares` by cut, `tokens` of each context."""

    questions: int = 0
    hits: dict[int, int] = field(default_factory=lambda: dict.fromkeys(CUTS, 0))
    shares: dict[int, float] = field(default_factory=lambda: dict.fromkeys(CUTS, 0.0))
    in_block: float = 0.0
    tokens: list[int] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)

    def line(self, name: str) -> str:
        n = max(1, self.questions)
        found = "  ".join(f"hit@{k} {self.hits[k] / n:.3f} recall@{k} {self.shares[k] / n:.3f}" for k in CUTS)
        tokens = f"{statistics.mean(self.tokens):.0f}" if self.tokens else "-"
        return f"{name:12} {self.questions:5} questions  {found}  in block {self.in_block / n:.3f}  tokens {tokens}"


def turns(conversation: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    """(dialogue id, session, text) of every turn in order."""
    number = 1
    while f"session_{number}" in conversation or f"session_{number}_date_time" in conversation:
        for turn in conversation.get(f"session_{number}", []):
            caption = f" (shows a picture: {turn['blip_caption']})" if turn.get("blip_caption") else ""
            yield turn["dia_id"], f"session-{number}", f"{turn['speaker']}: {turn['text']}{caption}"
        number += 1


def teach(wire: Wire, agent: str, conversation: dict[str, Any]) -> dict[str, int]:
    """Teaches one conversation; returns the id of the memory that holds each dialogue id."""
    held: dict[str, int] = {}
    batch: list[tuple[str, str]] = []
    current = ""
    for dia, session, text in turns(conversation):
        if batch and (session != current or len(batch) == BATCH):
            held |= store(wire, agent, current, batch)
            batch = []
        current = session
        batch.append((dia, text))
    return held | store(wire, agent, current, batch) if batch else held


def store(wire: Wire, agent: str, session: str, batch: list[tuple[str, str]]) -> dict[str, int]:
    """One write of consecutive turns of one session."""
    items = [{"content": text[:4000], "kind": "episodic", "tier": "L3", "source": "conversation"} for _, text in batch]
    reply = wire.call("POST", "/v1/memories", {"agent": agent, "sessionId": session, "items": items})
    ids = {memory["content"]: memory["id"] for memory in reply["stored"]}
    ids |= {fold["candidate"]: fold["into"] for fold in reply["folded"]}
    return {dia: ids[text[:4000]] for dia, text in batch if text[:4000] in ids}


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What one question brought back."""

    evidence: set[int]
    hits: list[int]
    block: set[int]
    tokens: int


def ask(wire: Wire, agent: str, evidence: set[int], text: str) -> Answer:
    """One question: recall, then a context preview."""
    hits = wire.call("POST", "/v1/recall", {"agent": agent, "query": text, "limit": max(CUTS)})["results"]
    block = wire.call("POST", "/v1/context", {"agent": agent, "userMessage": text, "dryRun": True})
    return Answer(
        evidence=evidence,
        hits=[hit["memory"]["id"] for hit in hits],
        block={entry["id"] for entry in block["entries"]},
        tokens=block["totalTokens"],
    )


def count(tally: Tally, answer: Answer) -> None:
    """Adds one answer to a tally."""
    tally.questions += 1
    for k in CUTS:
        found = answer.evidence & set(answer.hits[:k])
        tally.hits[k] += bool(found)
        tally.shares[k] += len(found) / len(answer.evidence)
    tally.in_block += len(answer.evidence & answer.block) / len(answer.evidence)
    tally.tokens.append(answer.tokens)


def evidence_of(question: dict[str, Any], held: dict[str, int]) -> set[int]:
    """The memories that hold the turns which the question names as its evidence."""
    return {held[dia] for raw in question["evidence"] for dia in raw.replace(";", " ").split() if dia in held}


def measure(running: Running, samples: list[dict[str, Any]]) -> int:
    """Prints a line a category and the whole; returns the number of failures."""
    wire, tallies, whole = running.wire(), {name: Tally() for name in CATEGORIES.values()}, Tally()
    for sample in samples:
        agent = f"locomo-{sample['sample_id']}"
        held = teach(wire, agent, sample["conversation"])
        opened = wire.call("GET", f"/v1/tensions?agent={agent}&status=open&limit=200")["tensions"]
        print(f"{agent}: {len(held)} turns taught, {len(opened)} tensions opened")
        for question in sample["qa"]:
            evidence = evidence_of(question, held)
            if question["category"] == ADVERSARIAL or not evidence:
                continue
            try:
                answer = ask(wire, agent, evidence, str(question["question"]))
            except (RuntimeError, KeyError, ValueError, OSError) as error:
                whole.failures.append(f"{question['question']!r}: {error}")
                wire = running.wire()
                continue
            count(tallies[CATEGORIES[question["category"]]], answer)
            count(whole, answer)
    for name, tally in tallies.items():
        print(tally.line(name))
    print(whole.line("all"))
    print(f"failures: {len(whole.failures)}", *whole.failures[:5], sep="\n  ")
    return len(whole.failures)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, default=DATA)
    args = parser.parse_args()
    if not args.data.exists():
        print(f"skipped: the LoCoMo file is not there ({args.data.name})")
        return 0
    samples = json.loads(args.data.read_text(encoding="utf-8"))
    with serving() as running:
        return min(1, measure(running, samples))


if __name__ == "__main__":
    sys.exit(main())
