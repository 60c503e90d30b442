"""Whether the few numbers of recall's rank were fitted to the conversations: each is chosen anew without one and tried on that one.

    python -m bench.left_out [--data FILE]

Every number of `tiers/reach.py` is tried at its value and at up to four others beside it, one at a time. For each LoCoMo
conversation the trial that is best on the other three (mean of recall@5 and recall@10 over their questions) is judged on it.
`ours` are the numbers as they are, `chosen` what the other three would have chosen, `best` what the conversation itself would.
The rank is recall's own, over the rows that hold most of the question's words and the turns beside them, without a server.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
from bisect import bisect_left
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass, field
from datetime import timedelta
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from app.use.recall import DEPTH
from bench.locomo import CUTS, DATA, asked, told
from bench.report import Report
from memory.row import Memory
from store.recall import RESEMBLING
from tiers import rank as ranking
from tiers import reach
from tiers.block import Rarity
from tiers.rank import rank
from tiers.reach import REACHES, held, read
from words.likeness import forms, head, slips
from words.tokens import index_tokens, query_tokens

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tiers.reach import Word
    from words.tokens import Tokens

STEPS = (-0.2, -0.1, 0.1, 0.2)
SLIPS = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """One number at another value."""

    name: str
    value: float


@dataclass(kw_only=True)
class Conversation:
    """Its turns as rows, how common each token is, and its questions with what answers them."""

    name: str
    rows: dict[int, Memory]
    before: dict[int, int]
    counts: Counter[str]
    questions: list[tuple[tuple[Word, ...], list[Memory], set[int]]] = field(default_factory=list)


def conversation(sample: dict[str, Any]) -> Conversation:
    """The conversation, every question with the rows among which it is ranked."""
    said = list(told(sample["conversation"]))
    rows = {}
    for number, turn in enumerate(said, 1):
        tokens = index_tokens(turn.text)
        rows[number] = Memory(
            id=number, namespace="default", content=turn.text, gist="", tier="L3", kind="episodic", status="fact", source="bench",
            attested_by="bench", confidence=1.0, learned_at=turn.at, placed_at=turn.at, session_id=turn.session, tokens=tokens.full,
            last_observed_at=said[0].at + timedelta(seconds=number), parts=tokens.parts,
        )  # fmt: skip
    before = {b: a for a, b in pairwise(rows) if rows[a].session_id == rows[b].session_id}
    made = Conversation(
        name=sample["sample_id"], rows=rows, before=before,
        counts=Counter(token for row in rows.values() for token in {*row.tokens, *row.parts}),
    )  # fmt: skip
    vocabulary = sorted(made.counts)
    for _, question, evidence in asked(sample, {turn.dia: at for at, turn in enumerate(said)}):
        words = worded(made, vocabulary, query_tokens(question))
        made.questions.append((words, pool(made, words), {place + 1 for place in evidence}))
    return made


def worded(made: Conversation, vocabulary: list[str], tokens: Tokens) -> tuple[Word, ...]:
    """The words of a question with what may stand for each, as `app/use/lexical.py` asks the store for it."""
    similar: dict[str, tuple[str, ...]] = {}
    mistyped = 0
    for word in dict.fromkeys(tokens.full):
        like = tuple(beginning(vocabulary, head(word)))
        near = forms(word, like, known=word in made.counts)
        if not near and word not in made.counts and mistyped < SLIPS:
            mistyped += 1
            near = tuple(sorted(slips(word) & made.counts.keys()))
        similar[word] = near
    return read(tokens, Rarity(memories=len(made.rows), counts=made.counts), similar)


def beginning(vocabulary: list[str], start: str | None) -> Iterator[str]:
    """Tokens that begin so, the first of them in their order."""
    at = bisect_left(vocabulary, start) if start else len(vocabulary)
    for token in vocabulary[at : at + RESEMBLING]:
        if start is None or not token.startswith(start):
            return
        yield token


def pool(made: Conversation, words: tuple[Word, ...]) -> list[Memory]:
    """The rows that hold most of the words, and the turns up to two places from them."""
    weights = {
        number: math.fsum(word.weight * held(word, row.tokens, row.parts) for word in words)
        for number, row in made.rows.items()
    }
    best = sorted((n for n, w in weights.items() if w), key=lambda n: (-round(weights[n], 9), -n))[:DEPTH]
    after = {b: a for a, b in made.before.items()}
    near = set(best)
    for way in (made.before, after):
        once = {way[n] for n in best if n in way}
        near |= once | {way[n] for n in once if n in way}
    return [made.rows[number] for number in sorted(near)]


def trials() -> list[Trial]:
    """Every number at some values beside its own, within 0…1."""
    ours = {each.place: each.counts for each in REACHES if each.place != "own"} | {
        "another": reach.ANOTHER,
        "similar": reach.SIMILAR,
    }
    return [
        Trial(name=name, value=round(value + step, 2))
        for name, value in ours.items()
        for step in STEPS
        if 0 <= value + step <= 1
    ]


def scored(made: Conversation, trial: Trial | None) -> float:
    """The mean of recall@5 and recall@10 over its questions."""
    with ExitStack() as patched:
        if trial is not None and trial.name in ranking.COUNTS:
            patched.enter_context(patch.object(ranking, "COUNTS", {**ranking.COUNTS, trial.name: trial.value}))
        elif trial is not None:
            name = trial.name.upper()
            patched.enter_context(patch.object(ranking if name == "ANOTHER" else reach, name, trial.value))
        shares = []
        for words, rows, evidence in made.questions:
            ids = [hit.memory.id for hit in rank(words, rows, made.before)[: max(CUTS)]]
            shares += [len(evidence.intersection(ids[:k])) / len(evidence) for k in CUTS]
    return statistics.mean(shares)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, default=DATA)
    args = parser.parse_args()
    if not args.data.exists():
        print(f"skipped: the LoCoMo file is not there ({args.data.name})")
        return 0
    told_of = [conversation(sample) for sample in json.loads(args.data.read_text(encoding="utf-8"))]
    tried: list[Trial | None] = [None, *trials()]
    table = {(each.name, at): scored(each, trial) for each in told_of for at, trial in enumerate(tried)}
    report = Report("left-out")
    report.say(f"{len(tried) - 1} trials of one number each; mean of recall@5 and recall@10")
    sums = [0.0, 0.0, 0.0]
    for each in told_of:
        others = [other for other in told_of if other is not each]
        chosen = max(
            range(len(tried)),
            key=lambda at: sum(table[other.name, at] * len(other.questions) for other in others),
        )
        best = max(range(len(tried)), key=lambda at: table[each.name, at])
        figures = [table[each.name, at] for at in (0, chosen, best)]
        sums = [a + b * len(each.questions) for a, b in zip(sums, figures, strict=True)]
        names = [f"{trial.name} {trial.value:.2f}" if (trial := tried[at]) else "as it is" for at in (chosen, best)]
        report.say(
            f"without {each.name}: ours {figures[0]:.3f}  chosen {figures[1]:.3f} ({names[0]})  best {figures[2]:.3f} ({names[1]})"
        )
    whole = sum(len(each.questions) for each in told_of)
    report.say("all             ours {:.3f}  chosen {:.3f}  best {:.3f}".format(*(total / whole for total in sums)))
    for at, trial in enumerate(tried):
        if trial is not None:
            moved = sum((table[each.name, at] - table[each.name, 0]) * len(each.questions) / whole for each in told_of)
            report.say(f"{trial.name:8} {trial.value:.2f}  {moved:+.4f}")
    report.keep()
    return 0


if __name__ == "__main__":
    sys.exit(main())
