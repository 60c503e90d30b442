"""How well the gate tells a correction from other talk, on messages of our own; half of them were kept apart while it was tuned.

    python -m bench.gate [--show]

`--show` lists what is wrong in the tuning half, and never in the other one.
"""

from __future__ import annotations

import argparse
import sys

from bench.halves import HALVES, Counts, half_of, rows
from tiers.gate import gate


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--show", action="store_true")
    args = parser.parse_args()
    counts = {half: Counts() for half in HALVES}
    for row in rows("gate"):
        half, found = half_of(row), gate(row["text"])
        counts[half].add(wanted=row["corrects"], found=found is not None)
        if args.show and half == "tuning" and row["corrects"] != (found is not None):
            print(f"  {'missed     ' if row['corrects'] else 'false alarm'}  {row['text']!r}  {found or ''}")
    for half in HALVES:
        print(counts[half].line(half))
    return 0


if __name__ == "__main__":
    sys.exit(main())
