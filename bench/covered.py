"""Which rows of the gate's table are covered by others: of all their labelled messages and examples, none needs the row.

    python -m bench.covered [--language en]

A message counts as written, in small letters, behind a greeting or an apology, before thanks, and with other digits; a row
is covered where every one of these that it finds is found by a row that stays. Rows are tried from the one that finds least.
A row may be covered by chance only, where its few messages hold two corrections: look before one is removed.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import defaultdict
from typing import TYPE_CHECKING

from bench.halves import rows
from tiers.corrections import clause_starts
from tiers.gate import CORRECTIONS, asserted, visible
from words.spelling import small, typed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_CUES = tuple(frozenset().union(*map(typed, phrase.cues)) for phrase in CORRECTIONS)


def variants(message: str) -> Iterator[str]:
    """The message as others type it."""
    yield message
    yield message.lower()
    yield f"Hey, {message[:1].lower()}{message[1:]}"
    yield f"Sorry, {message[:1].lower()}{message[1:]}"
    yield f"{message} Thanks!"
    yield re.sub(r"\d", lambda digit: str((int(digit[0]) + 3) % 10), message)


def finding(message: str, among: Iterable[int]) -> frozenset[int]:
    """The rows that find a correction in a message, each for itself."""
    text, _ = visible(message)
    folded, starts = small(text), clause_starts(text)
    return frozenset(
        row
        for row in among
        if any(cue in folded for cue in _CUES[row]) and next(asserted(CORRECTIONS[row], text, starts), None)
    )


def covered(found: Iterable[frozenset[int]], among: Iterable[int]) -> list[int]:
    """The rows without which every message is found still, one after the other."""
    messages = [rows_of for rows_of in found if rows_of]
    of_row: dict[int, list[int]] = defaultdict(list)
    for number, rows_of in enumerate(messages):
        for row in rows_of:
            of_row[row].append(number)
    left = [len(rows_of) for rows_of in messages]
    removed = []
    for row in sorted(among, key=lambda row: len(of_row[row])):
        if all(left[number] > 1 for number in of_row[row]):
            removed.append(row)
            for number in of_row[row]:
                left[number] -= 1
    return removed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--language", default="en")
    language = parser.parse_args().language
    among = [row for row, phrase in enumerate(CORRECTIONS) if phrase.language == language]
    messages = {row["text"] for row in rows("gate") if row["language"] == language}
    messages |= {example for row in among for example in (*CORRECTIONS[row].fires, *CORRECTIONS[row].silent)}
    found = [finding(variant, among) for message in sorted(messages) for variant in dict.fromkeys(variants(message))]
    removed = covered(found, among)
    print(f"{len(removed)} of {len(among)} rows are covered by others, on {len(messages)} messages")
    for row in removed:
        print(f"  {CORRECTIONS[row].fires[0]!r}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
