"""How many credentials are found, by kind, and how often an ordinary sentence is taken for one. Everything is generated.

    python -m bench.secrets [--show] [--seed 11] [--keep]

A hundred examples a kind, drawn by the published form of its tokens and put into sentences as people write them; the same
for the ways in which people and programs write one down. Then ten thousand developers' sentences with commit hashes,
UUIDs, checksums, build ids and the like, and 2,000 of other forms: lock files, manifests, headers, public keys, talk. None
of them holds a credential. `--keep` writes the report to
`bench/out`, `--show` lists what was missed and what was a false alarm.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from typing import TYPE_CHECKING

from bench.credentials import KINDS, MORE, WRITTEN
from bench.ordinary import MORE as FORMS
from bench.ordinary import ordinary
from bench.report import Report
from learn.secrets import redact, secret

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

EXAMPLES = 100
ORDINARY = 10_000
OTHER = 2_000
SEED = 11

CARRIERS = (
    "{}",
    "Use {} for the deploy.",
    "here it is: {}",
    "I put {} into the env file, please remember it",
    "For staging we use {}\nand nothing else.",
    "export IT='{}'",
    "- {}",
    "Merk dir bitte: {}",
)
PAIRS_CARRIERS = ("{}", "For staging {}", "Note: {}", "{}\nand the host is db.corp.example", "- {}")


def examples(kind: str, made: Callable[[random.Random], str], r: random.Random) -> list[str]:
    """Sentences with an example each; one of several lines stands as it is."""
    texts = [made(r) for _ in range(EXAMPLES)]
    carriers = PAIRS_CARRIERS if kind in PAIRS or " in a " in kind or "header" in kind else CARRIERS
    return [text if "\n" in text and kind not in KINDS else r.choice(carriers).format(text) for text in texts]


PAIRS = frozenset({"Passwort", "wachtwoord", "AWS secret key", "recovery phrase", *WRITTEN})
"""What is a sentence already."""


def recall(
    what: str, kinds: Mapping[str, Callable[[random.Random], str]], r: random.Random, report: Report
) -> list[str]:
    """A line for each kind that isn't found always, the sum, and what was missed."""
    missed: list[str] = []
    for kind, made in kinds.items():
        wrong = [text for text in examples(kind, made, r) if secret(text) is None or redact(text) == text]
        missed += wrong
        if wrong:
            report.say(f"  {kind}: {EXAMPLES - len(wrong)} of {EXAMPLES}")
    total = EXAMPLES * len(kinds)
    found = total - len(missed)
    report.say(f"{what:13}{found} of {total} examples of {len(kinds)} found: {found / total:.4f}")
    return missed


def false_alarms(what: str, texts: list[str], report: Report) -> list[str]:
    """How many of the texts are taken for a credential, and which."""
    began = time.perf_counter()
    wrong = [f"{kind}: {text}" for text in texts if (kind := secret(text)) is not None]
    each = (time.perf_counter() - began) / len(texts) * 1e6
    report.say(
        f"{what:13}{len(wrong)} of {len(texts)} ordinary sentences: {len(wrong) / len(texts):.4%}, {each:.0f} µs each"
    )
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--show", action="store_true")
    parser.add_argument("--keep", action="store_true")
    parser.add_argument("--seed", type=int, default=SEED)
    args = parser.parse_args()
    r = random.Random(args.seed)  # noqa: S311 - examples, not secrets
    report = Report("secrets")
    report.say(f"python -m bench.secrets --seed {args.seed}")
    shown = recall("kinds", KINDS, r, report)
    shown += recall("more kinds", MORE, r, report)
    shown += recall("writings", WRITTEN, r, report)
    shown += false_alarms("false alarms", [ordinary(r) for _ in range(ORDINARY)], report)
    shown += false_alarms("other forms", [FORMS[n % len(FORMS)](r) for n in range(OTHER)], report)
    if args.show:
        print(*(f"  {text!r}" for text in shown), sep="\n")
    if args.keep:
        report.keep()
    return 0


if __name__ == "__main__":
    sys.exit(main())
