"""How well the gate tells a correction from other talk, on labelled messages; lists of them were kept apart.

    python -m bench.gate [--show]

`--show` lists what is wrong where it was tuned, and never in a list kept apart. Those were written by people who had read what a
correction is and nothing of the code: `unusual` (720) mostly in uncommon wordings or by what is told, `mixed` (300) as
people talk, half of its corrections in plain words.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict

from bench.halves import Counts, list_of, rows
from tiers.gate import gate


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--show", action="store_true")
    args = parser.parse_args()
    counts: dict[str, Counts] = defaultdict(Counts)
    for row in rows("gate"):
        name, found = list_of(row), gate(row["text"])
        for counted in (name, f"{name} {row['language']}"):
            counts[counted].add(wanted=row["corrects"], found=found is not None)
        if args.show and name == "tuning" and row["corrects"] != (found is not None):
            print(f"  {'missed     ' if row['corrects'] else 'false alarm'}  {row['text']!r}  {found or ''}")
    for name, count in sorted(counts.items()):
        if not name.startswith("tuning "):
            print(count.line(name))
    return 0


if __name__ == "__main__":
    sys.exit(main())
