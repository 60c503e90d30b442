"""Where the points of the signs and of the telling words come from: fitted to the labelled messages that are tuned on.

    python -m bench.signs [--write]

Prints what the bounds come to, put higher and lower, on messages of lists, each told by a fit that hadn't seen it; then what the
data ask for beside what the tables have. `--write` puts it into them (`tiers/signs.py`, `tiers/telling.py`). The fit is a logistic
regression (`bench.logistic`): a ridge on the signs, a lasso on the sequences of words, which leaves most of those at nought.

The lists are by strangers, who hadn't seen the code, and one of ordinary talk. The gate's phrases were written with all of them in
sight: held out is what the points add to the phrases, not the phrases.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter, defaultdict
from dataclasses import dataclass
from itertools import takewhile
from math import exp, fsum, log1p
from pathlib import Path
from typing import TYPE_CHECKING, Final

import tiers
from bench.halves import Counts, half_of, rows
from bench.logistic import Example, Penalty, fitted
from tiers.gate import CORRECTIONS, by_phrase, visible
from tiers.remarks import ALL_REMARKS
from tiers.signs import BASE, RULES_OUT, SIGNS
from tiers.talk_en import TALKS
from tiers.telling import TELLING
from tiers.weighing import VOCABULARIES, bound, is_talk, sentences, signs
from tiers.wording import FIRST, LAST, wording
from words.language import language

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

LISTED: Final = 4.0
"""How often a message of a list counts: so people write. The others were made to be hard."""

SILENT: Final = 4.0
"""How often what a phrase must be silent on counts: the points may not undo what the phrases were taught."""

FOLDS: Final = 5
SHIFTS: Final = (-1.0, -0.5, -0.25, 0.0, 0.25, 0.5, 1.0)
"""By how much the bounds are tried higher."""

LASSO: Final = 4.0
RIDGE: Final = 1.0
BARELY: Final = 0.001
"""Penalties of a sequence, of a sign, and of the base, which is no evidence."""

SHORTEST: Final = 0.05
"""Points that are rounded to none."""

KINDS: Final = ("dev", "everyday")
"""Messages of work and of home, which have no topic in common: what is frequent in both has none."""

SHARE: Final = 0.01
IN_EACH: Final = 4
"""A word is common that stands in this share of the messages of each kind, and in so many of them."""

STANDING: Final = 3
"""A sequence of common words is told by where it stands in so many messages of each kind."""

WORDS: Final = 2
"""The longest sequence; in Chinese a word is a character. Longer ones added nothing to what is held out."""

FAVOURING: Final = frozenset(sign.name for sign in takewhile(lambda sign: sign.name != RULES_OUT, SIGNS))
"""The signs that the table has in front of the one that rules out."""

ROOM: Final = Path(tiers.__file__).parent
Points = dict[str, float]
"""Points by the name of a sign, or by language and sequence as `en ^ no ,`; those of the base by “”."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence: the names of the signs and sequences in it, and whether it is out whatever its points."""

    has: frozenset[str]
    is_out: bool


@dataclass(frozen=True, slots=True)
class Message:
    """One labelled message; `by`: the list that it is from, by strangers or of ordinary talk, or “” where it is from none."""

    language: str
    kind: str
    corrects: bool
    by: str
    sentences: tuple[Sentence, ...]
    has_phrase: bool


def messages() -> list[Message]:
    """All that is tuned on in the languages that have signs, and what the tables say corrects nothing."""
    labelled = [
        _read(
            row["text"],
            row["kind"],
            corrects=row["corrects"],
            by=row.get("list", "first" if row.get("stranger") else ""),
        )
        for row in rows("gate")
        if half_of(row) == "tuning" and row["language"] in VOCABULARIES
    ]
    return [*labelled, *(_read(text, "silent", corrects=False, by="") for text in _silent())]


def _silent() -> Iterator[str]:
    """What the tables' phrases are silent on, and the kinds of talk that correct nothing."""
    for phrase in CORRECTIONS:
        if phrase.language in VOCABULARIES:
            yield from phrase.silent
    for talk in (*ALL_REMARKS, *TALKS):
        yield from talk.silent


def _read(text: str, kind: str, *, corrects: bool, by: str) -> Message:
    shown, quoted = visible(text)
    code = language(shown)
    spans = sentences(shown) if code in VOCABULARIES else ()
    found = tuple(_sentence(shown[start:end], code, quoted=quoted) for start, end in spans)
    return Message(code, kind, corrects, by, found, bool(by) and by_phrase(shown) is not None)


def _sentence(text: str, code: str, *, quoted: bool) -> Sentence:
    held = {sign.name for sign in signs(text, VOCABULARIES[code], quoted=quoted)}
    return Sentence(frozenset(held).union(sequences(text, code)), RULES_OUT in held or is_talk(text))


def sequences(text: str, code: str) -> Iterator[str]:
    """The names of the sequences of words that stand in a text."""
    words = wording(text, code).split()
    for length in range(1, WORDS + 1):
        for at in range(len(words) - length + 1):
            yield " ".join([code, *words[at : at + length]])


def topic_free(data: Iterable[Message]) -> frozenset[str]:
    """The sequences that carry no topic: of common words alone, and standing in messages of work as in those of home."""
    told = [message for message in data if message.kind in KINDS]
    sizes = Counter((message.language, message.kind) for message in told)
    standing: dict[str, Counter[str]] = defaultdict(Counter)
    for message in told:
        for name in {name for sentence in message.sentences for name in sentence.has}:
            standing[name][message.kind] += 1

    def is_common(code: str, word: str) -> bool:
        counts = standing[f"{code} {word}"]
        return all(counts[kind] >= max(IN_EACH, SHARE * sizes[code, kind]) for kind in KINDS)

    def is_free(code: str, *words: str) -> bool:
        return words not in ((), (FIRST,), (LAST,)) and all(is_common(code, word) for word in words)

    often = [name for name, counts in standing.items() if all(counts[kind] >= STANDING for kind in KINDS)]
    return frozenset(name for name in often if is_free(*name.split()))


def fit(data: Sequence[Message]) -> Points:
    """The points that these messages ask for."""
    names = ["", *(sign.name for sign in SIGNS if sign.name != RULES_OUT), *sorted(topic_free(data))]
    places = {name: place for place, name in enumerate(names)}
    examples = [
        Example(
            (0, *sorted(places[name] for name in sentence.has if name in places)), message.corrects, _count(message)
        )
        for message in data
        for sentence in learned_from(message)
    ]
    return dict(zip(names, fitted(examples, [_penalty(name) for name in names]), strict=True))


def learned_from(message: Message) -> list[Sentence]:
    """Of a message that corrects, the sentence with the most signs for it; of another, each."""
    told = [sentence for sentence in message.sentences if not sentence.is_out]
    return told if not message.corrects else sorted(told, key=lambda sentence: -len(sentence.has & FAVOURING))[:1]


def _count(message: Message) -> float:
    return LISTED if message.by else SILENT if message.kind == "silent" else 1.0


def loss(points: Mapping[str, float], data: Sequence[Message]) -> float:
    """What the points leave unexplained of the messages, in nats: the less, the better they tell what corrects."""
    told = ((message, _sum(points, sentence)) for message in data for sentence in learned_from(message))
    return fsum(_count(message) * log1p(exp(-held if message.corrects else held)) for message, held in told)


def _sum(points: Mapping[str, float], sentence: Sentence) -> float:
    return points[""] + fsum(points.get(name, 0.0) for name in sentence.has)


def _penalty(name: str) -> Penalty:
    if not name:
        return Penalty(ridge=BARELY)
    return Penalty(lasso=LASSO) if " " in name else Penalty(ridge=RIDGE)


def rounded(points: Points) -> Points:
    """Points as the tables have them: tenths, and of the sequences those that have any."""
    return {name: round(held, 1) for name, held in points.items() if abs(held) >= SHORTEST or " " not in name}


def in_the_tables() -> Points:
    """The points that the gate goes by."""
    told = {f"{code} {words}": held for code, table in TELLING.items() for words, held in table.items()}
    return {"": BASE, **{sign.name: sign.points for sign in SIGNS if sign.name != RULES_OUT}, **told}


def told_by(points: Mapping[str, float], message: Message) -> float:
    """The most points that a sentence of the message has over the bound for its signs; minus infinity where none may be one."""
    return max(
        (_sum(points, one) - bound(FAVOURING & one.has) for one in message.sentences if not one.is_out),
        default=float("-inf"),
    )


def held_out(data: Sequence[Message]) -> list[tuple[Message, float]]:
    """Each message of a list with its points by a fit of all but a fifth of them, itself in that fifth."""
    listed = [message for message in data if message.by]
    own = [message for message in data if not message.by]
    found = []
    for fold in range(FOLDS):
        seen = [message for place, message in enumerate(listed) if place % FOLDS != fold]
        points = rounded(fit([*own, *seen]))
        found += [(message, told_by(points, message)) for message in listed[fold::FOLDS]]
    return found


def show(told: Sequence[tuple[Message, float]]) -> None:
    """Precision and recall with the bounds put higher and lower: of the points, and with the phrases, which aren't held out."""
    for by in sorted({message.by for message, _ in told}):
        for shift in SHIFTS:
            alone, both = Counts(), Counts()
            for message, points in told:
                if message.by == by:
                    alone.add(wanted=message.corrects, found=points >= shift)
                    both.add(wanted=message.corrects, found=message.has_phrase or points >= shift)
            print(f"bounds {shift:+5.2f}  alone  {alone.line(by)}\n{'':15}both   {both.line(by)}")


def write(points: Points) -> None:
    """The points put into the tables."""
    signs_of = ROOM / "signs.py"
    source = signs_of.read_text("utf-8")
    source = re.sub(r"(?<=^BASE: Final = )\S+", f"{points['']}", source, flags=re.MULTILINE)
    for sign in SIGNS:
        if sign.name in points:
            source = re.sub(rf'(?<=Sign\("{sign.name}", )[-\d.]+', f"{points[sign.name]}", source)
    signs_of.write_text(source, "utf-8")
    telling = ROOM / "telling.py"
    head = telling.read_text("utf-8").partition("= {\n")[0]
    telling.write_text(head + "= {\n" + "".join(map("    {}\n".format, _lines(points))) + "}\n", "utf-8")


def _lines(points: Points) -> Iterator[str]:
    for code in VOCABULARIES:
        yield f'"{code}": {{'
        table = {name.removeprefix(f"{code} "): held for name, held in points.items() if name.startswith(f"{code} ")}
        for words, held in sorted(table.items(), key=lambda row: (-row[1], row[0])):
            yield f'    "{words}": {held},'
        yield "},"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    data = messages()
    show(held_out(data))
    asked, held = rounded(fit(data)), in_the_tables()
    for name in sorted(asked.keys() | held.keys(), key=lambda name: (" " in name, name)):
        if " " not in name or asked.get(name) != held.get(name):
            print(f"{name or '(base)':20} {asked.get(name, 0.0):6.1f}   table {held.get(name, 0.0):6.1f}")
    print(f"{sum(' ' in name for name in asked)} sequences")
    if args.write:
        write(asked)
    return 0


if __name__ == "__main__":
    sys.exit(main())
