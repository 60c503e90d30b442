"""Where the points of the signs of a correction come from: fitted to the labelled messages of the tuning half.

    python -m bench.signs

Prints the points that the data ask for beside those of the table (`tiers.signs`), and what both make of the data. The fit
is a logistic regression with a small penalty, by Newton's method (IRLS; Hastie, Tibshirani, Friedman, The Elements of
Statistical Learning, 4.4.1). Messages that were written by people who hadn't seen the code count four times: they are how
strangers write; the others were made to be hard.
"""

from __future__ import annotations

import math
import sys

from bench.halves import half_of, rows
from tiers.gate import CORRECTIONS, visible
from tiers.signs import BASE, ENOUGH, SIGNS
from tiers.weighing import VOCABULARIES, signs, windows
from words.language import language

STRANGERS = 4.0
PENALTY = 1.0
ROUNDS = 12
NAMES = [sign.name for sign in SIGNS]
Row = tuple[list[int], bool, float]
"""Which signs a message has (and the constant, 0), whether it corrects, and how often it counts."""


def read(text: str) -> list[int]:
    """The signs of a message's first sentences."""
    shown, quoted = visible(text)
    start, end = next(windows(shown), (0, 0))
    vocabulary = VOCABULARIES.get(language(shown), {})
    return [0, *(NAMES.index(sign.name) + 1 for sign in signs(shown[start:end], vocabulary, quoted=quoted))]


def fitted(data: list[Row]) -> list[float]:
    """The constant and the points of each sign."""
    size = len(NAMES) + 1
    weights = [0.0] * size
    for _ in range(ROUNDS):
        slope = [PENALTY * w if i else 0.0 for i, w in enumerate(weights)]
        curve = [[PENALTY if i == j and i else 0.0 for j in range(size)] for i in range(size)]
        for held, corrects, count in data:
            chance = 1 / (1 + math.exp(-sum(weights[i] for i in held)))
            for i in held:
                slope[i] += count * (chance - corrects)
                for j in held:
                    curve[i][j] += count * chance * (1 - chance)
        weights = [w - step for w, step in zip(weights, solved(curve, slope), strict=True)]
    return weights


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The x of matrix · x = right, by elimination with pivots."""
    table = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(table)
    for at in range(size):
        pivot = max(range(at, size), key=lambda i: abs(table[i][at]))
        table[at], table[pivot] = table[pivot], table[at]
        table[at] = [value / table[at][at] for value in table[at]]
        for i in range(size):
            if i != at and table[i][at]:
                table[i] = [a - table[i][at] * b for a, b in zip(table[i], table[at], strict=True)]
    return [row[-1] for row in table]


def told(name: str, weights: list[float], enough: float, data: list[Row]) -> str:
    """Precision and recall of some points."""
    fires = [(sum(weights[i] for i in held) >= enough, corrects) for held, corrects, _ in data]
    right = sum(1 for fire, corrects in fires if fire and corrects)
    return (
        f"{name:10} enough {enough:4.1f}  precision {right / max(1, sum(f for f, _ in fires)):.3f}"
        f"  recall {right / max(1, sum(c for _, c in fires)):.3f}"
    )


def main() -> int:
    data = [
        (read(row["text"]), row["corrects"], STRANGERS if row.get("stranger") else 1.0)
        for row in rows("gate")
        if half_of(row) == "tuning" and row["language"] in VOCABULARIES
    ]
    data += [
        (read(text), False, 1.0) for phrase in CORRECTIONS if phrase.language in VOCABULARIES for text in phrase.silent
    ]
    weights, table = fitted(data), [BASE, *(sign.points for sign in SIGNS)]
    for name, asked, held in zip(["(base)", *NAMES], weights, table, strict=True):
        print(f"{name:12} {asked:6.1f}   table {held:6.1f}")
    strangers = [row for row in data if row[2] > 1]
    for enough in (1.0, ENOUGH, 2.2):
        print("all:      ", told("fit", weights, enough, data), "|", told("table", table, enough, data))
        print("strangers:", told("fit", weights, enough, strangers), "|", told("table", table, enough, strangers))
    return 0


if __name__ == "__main__":
    sys.exit(main())
