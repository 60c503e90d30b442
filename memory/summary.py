"""An extractive summary: sentences of the sources as they stand, as many of their distinctive tokens as there is room for."""

from __future__ import annotations

import heapq
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from words.clean import is_blank
from words.distinctive import distinctive, invented, words
from words.normal import normalise
from words.sentences import statements

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

LONGEST = 4_000
"""Characters of a statement (the wire contract's limit), so of a summary too."""

PIECE = 1_000
"""Characters of a piece of a sentence that is too long to be taken or left as a whole."""

_ENDED = re.compile(r"[.!?…:;,。！？：；，、`][\"'”’»)\]」』）]*$")
_UNSPACED_END = re.compile("[\u3040-\u30ff\u3400-\u9fff]$")


@dataclass(frozen=True, slots=True, kw_only=True)
class Unit:
    """One sentence of the source number `source`, with the tokens that it brings."""

    text: str
    source: int
    tokens: frozenset[str]

    @property
    def size(self) -> int:
        """Characters that it takes in a summary: itself, a full stop, and what stands before the next."""
        return len(self.text) + 2


def extract(sources: Sequence[str], limit: int = LONGEST) -> str:
    """A text of at most `limit` characters, in the order of the sources; it says nothing that no source says.

    Whole where it fits, sentences that say the same once; else the sentences that bring most new tokens for their length.
    """
    units = tuple(_once(unit for number, text in enumerate(sources) for unit in _units(text, number)))
    telling = tuple(unit for unit in units if unit.tokens) or units
    return _grounded(_fitting(telling, limit), sources, limit)


def _units(text: str, source: int) -> Iterator[Unit]:
    """Sentences, and what stands between them (fenced code) where it says anything."""
    for piece in _between(text):
        for part in _parts(piece.strip()):
            if not is_blank(part):
                yield Unit(text=part, source=source, tokens=frozenset(distinctive(part)))


def _between(text: str) -> Iterator[str]:
    at = 0
    for sentence in statements(text):
        yield _bare(text[at : sentence.start])
        yield sentence.text
        at = sentence.end
    yield _bare(text[at:])


def _bare(gap: str) -> str:
    """A bullet or a number before a sentence says nothing."""
    return gap if any(c.isalpha() for c in gap) else ""


def _parts(text: str) -> Iterator[str]:
    while len(text) > 2 * PIECE:
        cut = text.rfind(" ", 0, PIECE)
        cut = PIECE if cut <= 0 else cut
        yield text[:cut].strip()
        text = text[cut:].strip()
    yield text


def _once(units: Iterable[Unit]) -> Iterator[Unit]:
    """Of sentences that are equal after normalisation the first."""
    seen: set[str] = set()
    for unit in units:
        form = normalise(unit.text)
        if form not in seen:
            seen.add(form)
            yield unit


def _fitting(units: Sequence[Unit], limit: int) -> list[Unit]:
    if sum(unit.size for unit in units) <= limit:
        return list(units)
    return [units[number] for number in sorted(_best(units, limit))]


def _best(units: Sequence[Unit], limit: int) -> list[int]:
    """Greedy cover: what brings most new tokens a character comes first, and what is left of the room goes on in order."""
    room, held, taken = limit, set[str](), list[int]()
    queue = [(-len(unit.tokens) / unit.size, number) for number, unit in enumerate(units)]
    heapq.heapify(queue)
    while queue:
        promised, number = heapq.heappop(queue)
        unit = units[number]
        if unit.size > room:
            continue
        gain = -len(unit.tokens - held) / unit.size
        if gain > promised and queue and gain > queue[0][0]:
            heapq.heappush(queue, (gain, number))
            continue
        taken.append(number)
        held |= unit.tokens
        room -= unit.size
    return taken


def _grounded(units: list[Unit], sources: Sequence[str], limit: int) -> str:
    """The units as a text; one that means another word beside its neighbours than in its own source is left out."""
    while units:
        text = _joined(units)
        strange = set(invented(text, *sources))
        if not strange:
            return text
        kept = [unit for unit in units if strange.isdisjoint(words(_ended(unit.text)))]
        units = kept if len(kept) < len(units) else units[:-1]
    return sources[0][:limit]


def _joined(units: Sequence[Unit]) -> str:
    """Sentences of one source on one line."""
    lines: dict[int, list[str]] = {}
    for unit in units:
        lines.setdefault(unit.source, []).append(_ended(unit.text))
    return "\n".join(" ".join(line) for line in lines.values())


def _ended(text: str) -> str:
    """With a full stop, so that the next sentence isn't read as its end."""
    if _ENDED.search(text):
        return text
    return text + ("。" if _UNSPACED_END.search(text) else ".")
