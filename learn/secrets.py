"""No credential is learned or repeated: where secrets stand in a text, of which kind, and the text without them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from learn.columns import cells
from learn.credentials import PLACED
from learn.disguise import encoded, joined, plain
from learn.issuers import SHAPED
from learn.values import PROOFS, is_example, is_mixed, is_placeholder
from words.memo import remembered

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from learn.credential import Credential
    from learn.disguise import Reading

WITHHELD = "[redacted]"
"""What stands for a whole text whose secret can't be cut out of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Span:
    """Where a secret stands in a text: `text[start:end]`, of the kind named."""

    start: int
    end: int
    kind: str


@remembered
def secret(text: str) -> str | None:
    """The kind of the first secret in `text` (a name of the tables of credentials), None when there is none."""
    found = next(iter(spans(text)), None)
    return None if found is None else found.kind


@remembered
def spans(text: str) -> tuple[Span, ...]:
    """Every secret in `text`, in order and without overlap; an overlapping find widens the first."""
    merged: list[Span] = []
    for span in sorted(_all(text), key=lambda s: (s.start, -s.end)):
        if merged and span.start < merged[-1].end:
            merged[-1] = Span(start=merged[-1].start, end=max(merged[-1].end, span.end), kind=merged[-1].kind)
        else:
            merged.append(span)
    return tuple(merged)


def redact(text: str) -> str:
    """`text` with `[redacted: kind]` in each secret's place; `[redacted]` alone where that leaves a secret behind."""
    clean = text
    for span in reversed(spans(text)):
        clean = f"{clean[: span.start]}[redacted: {span.kind}]{clean[span.end :]}"
    return clean if secret(clean) is None else WITHHELD


def shown(text: str, start: int, end: int, hidden: Iterable[Span]) -> str:
    """`text[start:end]` with the parts of `hidden` that reach into it redacted; their positions are those of `text`.

    For pieces of a text whose secrets were found in the whole: a piece alone may not show that it is one.
    """
    pieces, at = [], start
    for span in sorted(hidden, key=lambda s: s.start):
        if span.start < end and at < span.end:
            pieces.append(f"{text[at : max(at, span.start)]}[redacted: {span.kind}]")
            at = min(span.end, end)
    return redact("".join(pieces) + text[at:end])


KINDS = (*SHAPED, *PLACED)

HINTED: Mapping[str, tuple[int, ...]] = {
    hint: tuple(n for n, credential in enumerate(KINDS) if hint in credential.hints)
    for hint in sorted({hint for credential in KINDS for hint in credential.hints})
}
"""Which credentials a hint speaks for: every hint is looked for once a text, whatever the number of kinds."""

BEGINNINGS: Mapping[str, tuple[str, ...]] = {
    first: tuple(hint for hint in HINTED if hint[:2] == first) for first in {hint[:2] for hint in HINTED}
}
"""The hints by their first two letters, of which a text holds few."""


def _all(text: str) -> Iterator[Span]:
    """As it stands, as it reads, as it was before its lines were broken, and what it holds in base64."""
    yield from _finds(text, KINDS)
    bare = plain(text)
    if bare.text != text:
        yield from _placed(_finds(bare.text, KINDS), bare)
    whole = joined(text)
    if whole is not None:
        yield from _placed(_finds(whole.text, SHAPED), whole)
    for cell in cells(text):
        if not is_placeholder(cell.value, whole=False) and is_mixed(cell.value):
            yield Span(start=cell.start, end=cell.end, kind="password")
    for hidden in encoded(text):
        if (kind := secret(hidden.text)) is not None:
            yield Span(start=hidden.start, end=hidden.end, kind=kind)


def _placed(found: Iterable[Span], reading: Reading) -> Iterator[Span]:
    """The same spans in places of the text that was read."""
    for span in found:
        last = reading.places[span.end - 1] + 1
        yield Span(start=reading.places[span.start], end=max(last, reading.places[span.end]), kind=span.kind)


def _finds(text: str, among: tuple[Credential, ...]) -> Iterator[Span]:
    lowered = text.lower()
    for credential in (among[n] for n in sorted(_hinted(lowered)) if n < len(among)):
        if credential.needs is not None and not credential.needs.search(text):
            continue
        for match in credential.pattern.finditer(text):
            span = _span(credential, match)
            if span is not None:
                yield span


def _hinted(lowered: str) -> set[int]:
    pairs = {*lowered, *map("".join, pairwise(lowered))}
    found = (hint for first in pairs & BEGINNINGS.keys() for hint in BEGINNINGS[first] if hint in lowered)
    return {n for hint in found for n in HINTED[hint]}


def _span(credential: Credential, match: re.Match[str]) -> Span | None:
    group = match.lastgroup if match.lastgroup in VALUES else "value" if "value" in match.re.groupindex else 0
    value = match.group(group)
    if value is None:
        return None
    start = match.start(group)
    foreign = WORD_AFTER.match(value)
    value = value if foreign is None else foreign[0]
    end = start + len(value)
    bare = value.rstrip(".,;:!?)]}>'\"*`")
    if _stands_in(credential, bare, whole=group == 0) or is_example(match) or not PROOFS[credential.proof](bare):
        return None
    return Span(start=start, end=end if credential.proof in WHOLE else _end(value, bare, start), kind=credential.name)


WORD_AFTER = re.compile("[\x21-\x7e]{4,}(?=[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3])")
"""A value that the sentence goes on behind without a space: `hunter2です`."""

VALUES = frozenset({"value", "bare"})
"""Groups that hold the secret where the pattern holds more."""

WHOLE = frozenset({"shape", "drawn", "card"})
"""Proofs whose patterns end where the secret does."""


def _stands_in(credential: Credential, bare: str, *, whole: bool) -> bool:
    """The number of a card may be of two digits; anything else that is so is a row of crosses."""
    return credential.proof != "card" and is_placeholder(bare, whole=whole)


def _end(value: str, bare: str, start: int) -> int:
    """A full stop after a value ends the sentence; any other sign may belong to the password, so it goes too."""
    return start + (len(bare) if value == bare + "." else len(value))
