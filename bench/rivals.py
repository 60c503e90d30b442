"""What others would find with the same tokens: BM25, SQLite's FTS5, and vectors alone; and how sure a mean is."""

from __future__ import annotations

import importlib
import math
import random
import sqlite3
from collections import Counter
from typing import TYPE_CHECKING, Protocol

from words.tokens import index_tokens, query_tokens

if TYPE_CHECKING:
    from collections.abc import Sequence

SEED = 11
ROUNDS = 1_000


class Rival(Protocol):
    """A search over texts by their number."""

    def best(self, question: str, limit: int) -> list[int]:
        """The numbers of the texts it finds, best first."""


def tokens_of(text: str) -> tuple[str, ...]:
    """Whole tokens and parts alike: neither rival knows the difference."""
    read = index_tokens(text)
    return (*read.full, *read.parts)


def asked_of(question: str) -> tuple[str, ...]:
    read = query_tokens(question)
    return (*read.full, *read.parts)


class Bm25:
    """Okapi BM25 with the usual k1 = 1.2 and b = 0.75."""

    def __init__(self, texts: Sequence[str]) -> None:
        self.texts = [Counter(tokens_of(text)) for text in texts]
        self.held = Counter(token for text in self.texts for token in text)
        self.mean = sum(map(len, self.texts)) / max(1, len(self.texts))

    def best(self, question: str, limit: int) -> list[int]:
        scores = [self._score(asked_of(question), text) for text in self.texts]
        ranked = sorted(range(len(scores)), key=lambda n: -scores[n])
        return [n for n in ranked[:limit] if scores[n] > 0]

    def _score(self, asked: Sequence[str], text: Counter[str]) -> float:
        length = 1.2 * (0.25 + 0.75 * len(text) / self.mean)
        return math.fsum(
            math.log(1 + (len(self.texts) - self.held[t] + 0.5) / (self.held[t] + 0.5))
            * text[t]
            * 2.2
            / (text[t] + length)
            for t in asked
            if t in text
        )


class Fts5:
    """SQLite's full-text index with its own rank; tokens are written in hexadecimal, so that it cuts them nowhere else."""

    def __init__(self, texts: Sequence[str]) -> None:
        self.base = sqlite3.connect(":memory:")
        self.base.execute("CREATE VIRTUAL TABLE held USING fts5(body)")
        rows = ((n, " ".join(map(_hex, tokens_of(text)))) for n, text in enumerate(texts))
        self.base.executemany("INSERT INTO held (rowid, body) VALUES (?, ?)", rows)

    def best(self, question: str, limit: int) -> list[int]:
        asked = " OR ".join(map(_hex, asked_of(question)))
        if not asked:
            return []
        found = self.base.execute("SELECT rowid FROM held WHERE held MATCH ? ORDER BY rank LIMIT ?", (asked, limit))
        return [number for (number,) in found]


class Vectors:
    """The model in the process (extra `embed`) by cosine alone."""

    def __init__(self, texts: Sequence[str]) -> None:
        self.model = importlib.import_module("remote.local").load()
        self.rows = [
            _unit(row) for at in range(0, len(texts), 32) for row in self.model.vectors(list(texts[at : at + 32]))
        ]

    def best(self, question: str, limit: int) -> list[int]:
        asked = _unit(self.model.vectors([question])[0])
        near = [_dot(asked, row) for row in self.rows]
        return sorted(range(len(near)), key=lambda n: -near[n])[:limit]


def _dot(a: Sequence[float], b: Sequence[float]) -> float:
    return sum(x * y for x, y in zip(a, b, strict=True))


def _unit(row: Sequence[float]) -> list[float]:
    size = math.sqrt(sum(float(x) * float(x) for x in row)) or 1.0
    return [float(x) / size for x in row]


def _hex(token: str) -> str:
    return f"t{token.encode().hex()}"


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of a mean by a bootstrap over the questions; the same every time."""
    if not values:
        return 0.0, 0.0
    chance = random.Random(SEED)  # noqa: S311 - the same questions every time
    means = sorted(math.fsum(chance.choices(values, k=len(values))) / len(values) for _ in range(ROUNDS))
    return means[ROUNDS // 40], means[-ROUNDS // 40 - 1]
