"""The gate: does the raw message explicitly correct an earlier premise, and in which words?

Only what a user asserts counts: not code, not quotations, not a clause under a condition, not what somebody else said,
not a question.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tiers.assertion import LATIN, is_asserted, is_english
from tiers.clause_en import read
from tiers.corrections import clause_starts
from tiers.corrections_acts_chinese import CHINESE_ACTS
from tiers.corrections_acts_french import FRENCH_ACTS
from tiers.corrections_acts_german import GERMAN_ACTS
from tiers.corrections_acts_japanese import JAPANESE_ACTS
from tiers.corrections_acts_russian import RUSSIAN_ACTS
from tiers.corrections_acts_spanish import SPANISH_ACTS
from tiers.corrections_addressed import ADDRESSED
from tiers.corrections_addressed_en import ADDRESSED_EN
from tiers.corrections_amended import AMENDED
from tiers.corrections_asked_en import ASKED_EN
from tiers.corrections_blamed import BLAMED
from tiers.corrections_chinese import CHINESE_KINDS
from tiers.corrections_denied_en import DENIED_EN
from tiers.corrections_east import EAST
from tiers.corrections_east_clauses import CHINESE_CLAUSES, JAPANESE_CLAUSES
from tiers.corrections_en import ENGLISH
from tiers.corrections_europe import EUROPE
from tiers.corrections_french import FRENCH_KINDS
from tiers.corrections_german import GERMAN_KINDS
from tiers.corrections_implied import IMPLIED
from tiers.corrections_japanese import JAPANESE_KINDS
from tiers.corrections_manners_abroad import MANNERS_ABROAD
from tiers.corrections_manners_en import MANNERS_EN
from tiers.corrections_news import NEWS
from tiers.corrections_plain_en import PLAIN_EN
from tiers.corrections_reproached_en import REPROACHED_EN
from tiers.corrections_russian import RUSSIAN_KINDS
from tiers.corrections_russian_clauses import RUSSIAN_CLAUSES
from tiers.corrections_said_abroad import SAID_ABROAD
from tiers.corrections_shapes import SHAPES
from tiers.corrections_slips import SLIPS
from tiers.corrections_slips_abroad import SLIPS_ABROAD
from tiers.corrections_spanish import SPANISH_KINDS
from tiers.corrections_spanish_clauses import SPANISH_CLAUSES
from tiers.corrections_states import STATES
from tiers.corrections_stressed import STRESSED
from tiers.corrections_turned_en import TURNED_EN
from tiers.corrections_wider import WIDER
from tiers.corrections_world import WORLD
from tiers.corrections_yielded import YIELDED
from tiers.talk_en import MARK, clause_at, clause_behind
from tiers.weighing import weighed
from words.memo import remembered
from words.sentences import blank, straight
from words.simplified import simplified
from words.spelling import small, typed
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tiers.corrections import Phrase

KINDS: tuple[Phrase, ...] = (
    *GERMAN_KINDS,
    *FRENCH_KINDS,
    *SPANISH_KINDS,
    *RUSSIAN_KINDS,
    *CHINESE_KINDS,
    *JAPANESE_KINDS,
    *SPANISH_CLAUSES,
    *ADDRESSED,
    *IMPLIED,
    *CHINESE_CLAUSES,
    *JAPANESE_CLAUSES,
    *RUSSIAN_CLAUSES,
    *CHINESE_ACTS,
    *SPANISH_ACTS,
    *GERMAN_ACTS,
    *FRENCH_ACTS,
    *RUSSIAN_ACTS,
    *JAPANESE_ACTS,
    *MANNERS_ABROAD,
    *SLIPS_ABROAD,
    *SAID_ABROAD,
)

CORRECTIONS: tuple[Phrase, ...] = (
    *ENGLISH,
    *SHAPES,
    *ADDRESSED_EN,
    *DENIED_EN,
    *MANNERS_EN,
    *REPROACHED_EN,
    *TURNED_EN,
    *ASKED_EN,
    *PLAIN_EN,
    *STATES,
    *BLAMED,
    *AMENDED,
    *STRESSED,
    *YIELDED,
    *SLIPS,
    *NEWS,
    *WORLD,
    *EUROPE,
    *EAST,
    *WIDER,
    *KINDS,
)

_TYPED = tuple(frozenset().union(*map(typed, phrase.cues)) for phrase in CORRECTIONS)
_CUES = {
    cue: tuple(index for index, cues in enumerate(_TYPED) if cue in cues) for cue in sorted(frozenset().union(*_TYPED))
}

_CASED = tuple(phrase.is_cased for phrase in CORRECTIONS)

_LATIN_ROWS = frozenset(index for index, phrase in enumerate(CORRECTIONS) if phrase.language in LATIN)

_TONGUES: dict[str, frozenset[str]] = {
    "en": listed(
        "the and with this that your of are is we you it not for my please thanks i have has do don't it's our they his her"
    ),
    "de": listed(
        "der das dem den ich wir nicht und ist sind ein eine mit auf von zu im er sie bei für auch noch aber du mein meine"
    ),
    "fr": listed("le les je vous il elle est pas une du des sur c'est dans avec pour qui ce mon ma au aux nous et"),
    "es": listed("el los las por para con su ya lo es una al del muy pero mi que hay ahora esta este yo"),
}
"""Words by which a message shows its language; none of them is a word of another one of these."""
_OTHER_TONGUES = {
    tongue: frozenset(
        n for n, phrase in enumerate(CORRECTIONS) if phrase.language in _TONGUES and phrase.language != tongue
    )
    for tongue in _TONGUES
}
_MARKS = str.maketrans(dict.fromkeys(".,;:!?()", " "))

HEAD = 4
"""Letters by which cues are looked up: a text has few different ones, and there are a great many cues."""

PREPARED = 1000
"""Characters up to which the runs of a text are cut at prepared places, which takes two thirds of the time."""

_RUNS = tuple(tuple(slice(at, at + letters) for at in range(PREPARED)) for letters in range(HEAD + 1))

_BY_HEAD = {head: tuple(cue for cue in _CUES if cue[:HEAD] == head) for head in sorted({cue[:HEAD] for cue in _CUES})}
_HEADS = frozenset(head for head in _BY_HEAD if len(head) == HEAD)
_SHORT = tuple(frozenset(cue for cue in _CUES if len(cue) == letters) for letters in range(1, HEAD))
_SHORT_ASCII = tuple(sorted(cue for cues in _SHORT for cue in cues if cue.isascii()))

_LOGGED = re.compile(
    r"^[ \t]*(?:\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d|\[?\d\d:\d\d:\d\d|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)"
    r" [ \d]\d \d\d:\d\d:\d\d|\[?(?:TRACE|DEBUG|INFO|NOTICE|WARN(?:ING)?|ERROR|FATAL)\]?(?=:?\s)"
    r"|\[(?:trace|debug|info|notice|warn(?:ing)?|error|fatal)\](?=:?\s)"
    r"|(?:npm|yarn|pnpm) (?:WARN|ERR|notice|warning)|[A-Z]\w*(?:Error|Warning|Exception)\b:?|(?:error|warning|fatal|kernel|panic"
    r"|hint|remote|eslint|ruff|mypy|pylint|flake8|tsc|clippy|gcc|clang|rustc|docker|kubectl|cargo)(?:\[\w+\])?:\s"
    r"|E {2,}|(?:PASS|FAIL|FAILED)\s|Traceback \(most recent|at [\w.$<>]+ ?\("
    r"|(?:feat|fix|chore|docs|refactor|perf|test|build|ci|style|revert)(?:\([\w./, -]+\))?!?:\s(?!we\b|our\b|the\b|it\b|i\b)"
    r"|commit [0-9a-f]{7,40}\b|Merge (?:branch|pull request|commit|tag)\b|Switched to (?:a new )?branch\b|\* [0-9a-f]{7,12} "
    r"|[-*+] (?:Changed|Added|Removed|Fixed|Deprecated|Security):\s|(?:Changelog|CHANGELOG|Release notes)(?: v?[\d.]+)?:\s"
    r"|BREAKING CHANGE:\s|v?\d+\.\d+\.\d+ [-–—:] |(?:diff|index|---|\+\+\+) [ab]/|@@ |[<>]{7}"
    r"|(?:TODO|FIXME|XXX|HACK)\b|//|/\*|;;|<!--|-- |# [a-z])[^\n]*",
    re.MULTILINE,
)
"""A line of a log, a trace, a changelog or a comment in code: nobody claims it."""


def _blanked(line: re.Match[str]) -> str:
    return " " * len(line[0])


MOST = 300
"""Places that are looked at: where so many words of a correction correct nothing, it is a list, and no message."""


@remembered
def gate(message: str) -> str | None:
    """The words by which the message corrects a premise, as they stand in it; None when it doesn't.

    A phrase of the table, or else several signs together.
    """
    text, quoted = visible(message)
    span = by_phrase(text) or weighed(text, quoted=quoted)
    return None if span is None else message[span[0] : span[1]]


def visible(message: str) -> tuple[str, bool]:
    """What of a message its user says: straightened, with quotations, code and logs blanked; and whether any was.

    Chinese stands in it in simplified characters.
    """
    plain = straight(message)
    text = _LOGGED.sub(_blanked, straight(blank(message)))
    return simplified(text), text != plain


def by_phrase(text: str) -> tuple[int, int] | None:
    """Where the first phrase of the table stands that is claimed."""
    folded = small(text)
    tried = {index for cue in _cues(folded) for index in _CUES[cue]}
    if not tried:
        return None
    if is_english(folded):
        tried -= _LATIN_ROWS
    elif (tongue := _tongue(folded)) is not None:
        tried -= _OTHER_TONGUES[tongue]
    starts = clause_starts(text)
    texts = (folded, text)
    found = [span for index in sorted(tried) for span in _found(CORRECTIONS[index], texts[_CASED[index]], starts)]
    found.sort(key=_earliest_and_longest)
    return next(((start, end) for start, end, phrase in found[:MOST] if _is_meant(phrase, text, start, end)), None)


def _earliest_and_longest(found: tuple[int, int, Phrase]) -> tuple[int, int]:
    start, end, _ = found
    return start, -end


def _tongue(folded: str) -> str | None:
    """The one language with Latin letters of which the text has words, two at least; None where it isn't one."""
    words = frozenset(folded.translate(_MARKS).split())
    shown = [tongue for tongue, listed_words in _TONGUES.items() if not words.isdisjoint(listed_words)]
    return shown[0] if len(shown) == 1 and len(words & _TONGUES[shown[0]]) > 1 else None


def _cues(folded: str) -> Iterator[str]:
    """The cues that stand in a text."""
    for head in _HEADS.intersection(_runs(folded, HEAD)):
        yield from [cue for cue in _BY_HEAD[head] if cue in folded]
    if folded.isascii():
        yield from [cue for cue in _SHORT_ASCII if cue in folded]
        return
    for letters, cues in enumerate(_SHORT, start=1):
        yield from cues.intersection(_runs(folded, letters))


def _runs(folded: str, letters: int) -> Iterator[str]:
    """Every run of so many letters that stands in a text."""
    places = len(folded) - letters + 1
    if places > PREPARED:
        return (folded[at : at + letters] for at in range(places))
    return map(folded.__getitem__, _RUNS[letters][: max(0, places)])


def asserted(phrase: Phrase, text: str, starts: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    """Where the phrase stands as the user's own claim in blanked, straightened text."""
    asked = text if phrase.is_cased else small(text)
    return ((start, end) for start, end, _ in _found(phrase, asked, starts) if _is_meant(phrase, text, start, end))


def _found(phrase: Phrase, text: str, starts: tuple[int, ...]) -> list[tuple[int, int, Phrase]]:
    """Where the phrase stands, claimed or not."""
    if not phrase.opens:
        return [(*match.span(match.lastgroup or 0), phrase) for match in phrase.pattern.finditer(text)]
    matches = phrase.pattern.match
    return [(*match.span(match.lastgroup or 0), phrase) for at in starts if (match := matches(text, at))]


def _is_meant(phrase: Phrase, text: str, start: int, end: int) -> bool:
    """Whether the words at start…end are claimed, and their clause claims what it must."""
    return _is_claimed(phrase, text, start, end) and is_asserted(phrase, text, start, end)


def _is_claimed(phrase: Phrase, text: str, start: int, end: int) -> bool:
    if phrase.claims is None and phrase.follows is None:
        return True
    clause = read(clause_at(text, start if phrase.opens else max(0, start - MARK)))
    if phrase.claims is not None and not phrase.claims(clause):
        return False
    return phrase.follows is None or phrase.follows(clause, read(clause_behind(text, end)))
