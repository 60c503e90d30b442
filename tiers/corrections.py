"""One row of the corrections table, and what its patterns stand on: where a clause starts, and what may open it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Callable

    from tiers.clause_en import Clause

from words.spelling import CASED, loosened, lowered, small

Family = Literal["announced", "denied", "changed", "forbidden", "swapped"]
Language = Literal["en", "de", "fr", "es", "ru", "zh", "ja"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Phrase:
    """One way to correct: the cues without one of which it is not tried (casefolded), the pattern, and examples."""

    family: Family
    language: Language
    cues: tuple[str, ...]
    pattern: re.Pattern[str]
    fires: tuple[str, ...]
    silent: tuple[str, ...] = ()
    opens: bool = True
    """The pattern stands at the start of a clause, after what may open one; otherwise it is searched for."""
    anywhere: bool = False
    """A condition in front of the clause doesn't matter ("if I said 5432, I misspoke")."""
    claims: Callable[[Clause], bool] | None = None
    """What the clause in which the pattern stands must be, where its words alone don't tell."""
    follows: Callable[[Clause, Clause], bool] | None = None
    """What that clause and the one behind it must be to one another."""
    asks: bool = False
    """A question says it too: “who told you that we use npm?”"""

    @property
    def is_cased(self) -> bool:
        """Whether capitals count: the pattern is asked of the text as it is written, and else of its small letters."""
        return bool(self.pattern.flags & re.IGNORECASE)


_STOP = re.compile(r"[.!?…;:,()。！？；：，、\n—–*•>]\s*(?:[-+]\s+)?")
_BULLET = re.compile(r"\s*(?:(?:[-+*•>]+|\d+[.)])\s+)?")
_JOINT = re.compile(r" (?:-+|and|but|und|aber|et|mais|y|pero|и|но|а) +")
_FRONTED = re.compile(
    r"(?:\b(?:after|with|since|from|on|in|at|as of|until|following|due to|thanks to) (?:(?!\w+ed\b)[\w.'-]+ ){1,5}?|\bso (?<!is so )(?<!are so )(?<!'s so ))"
    r"(?=(?:we|i|it|the|our|my|he|she|they|that|this|nobody|everyone|please|use|don't|stop|ignore|disregard|forget|scrap)\b)",
)
"""A time or a reason in front of an English claim."""

_MARKER = re.compile(
    r"(?:(?:no|nope|nah|sorry|apologies|oops|whoops|ups|wait|hold on|hm+|um+|uh|er+|ah|oh|argh|ok|okay|well|actually"
    r"|honestly|hey|ya|yup|nah|eh|ehm|lol|haha|tbh|ugh|argh|bah|aw|sry|for the record|in case it matters|small update|quick update|just to be clear|to clarify|on my side|mind you|oh well|hang on|one sec"
    r"|(?:please )?(?:note|remember|be aware|keep in mind|be advised) that|hi|btw|by the way|fyi|also|but|and|so"
    r"|please|yes|yeah|yep|right|listen|look|note|update|edit|unfortunately|again|now|then"
    r"|i(?:'m| am) (?:pretty |quite |fairly |very )?(?:sure|afraid|certain)(?: that)?|i (?:think|believe|guess|fear"
    r"|know|suspect)"
    r"(?: that)?|to be (?:clear|honest|fair)|just so you know|as i said|to be precise|in fact|turns out|it turns out|looks like|seems(?: like)?|it (?:looks|seems)(?: like)?|sounds like|i see(?: that)?|i notice(?:d)?(?: that)?"
    r"|my bad"
    r"|(?:nur |kurz )?zur info|(?:kleiner )?hinweis|achtung|apropos|nebenbei"
    r"|nein|nee|ne|doch|also|ach|äh|entschuldigung|tut mir leid|leider|übrigens|ja|moment|ich (?:glaube|denke|fürchte)"
    r"|pour info|au fait|à noter|pour rappel|d'ailleurs|du coup|attention"
    r"|non|pardon|désolée?|excuse[sz]?(?:-moi)?|alors|ben|euh|attends?|attendez|oui|en fait|je (?:crois|pense) que|mais"
    r"|perdón|perdona|disculpa|lo siento|bueno|pues|espera|sí|creo que|pienso que|en realidad"
    r"|нет|извини(?:те)?|прости(?:те)?|ну|ой|ох|да|стоп|подожди(?:те)?|кстати|(?:я )?думаю,?(?: что)?|вообще-то"
    r"|на самом деле"
    r")(?:[,.!:…\s—–-]+))",
)
"""What may stand between the start of a clause and its subject."""

_MARKERS_READ = 4


def clause_starts(text: str) -> tuple[int, ...]:
    """The positions where a clause starts, and those behind each marker that opens it, in order."""
    text = small(text)
    first = _BULLET.match(text)
    leads = [
        first.end() if first else 0,
        *(m.end() for m in _STOP.finditer(text)),
        *(m.end() for m in _JOINT.finditer(text)),
        *(m.end() for m in _FRONTED.finditer(text)),
    ]
    starts = set(leads)
    for lead in leads:
        at = lead
        for _ in range(_MARKERS_READ):
            marker = _MARKER.match(text, at)
            if marker is None:
                break
            at = marker.end()
            starts.add(at)
    return tuple(sorted(starts))


def pattern(source: str) -> re.Pattern[str]:
    """A pattern over blanked, straightened text, with accents or without; every repetition in it is bounded: it stays linear.

    Over small letters where capitals don't count in it, else over either.
    """
    return re.compile(loosened(source), re.IGNORECASE) if CASED in source else re.compile(lowered(loosened(source)))


def row(  # noqa: PLR0913 -- a row of a table, read as one
    kind: tuple[Family, Language],
    cues: str,
    source: str,
    fires: str,
    silent: str = "",
    *,
    opens: bool = False,
    anywhere: bool = False,
) -> Phrase:
    """A phrase whose cues stand between bars and whose examples stand one a line."""
    family, language = kind
    return Phrase(
        family=family,
        language=language,
        cues=tuple(cues.split("|")),
        pattern=pattern(source),
        fires=_lines(fires),
        silent=_lines(silent),
        opens=opens,
        anywhere=anywhere,
    )


def _lines(text: str) -> tuple[str, ...]:
    return tuple(filter(None, map(str.strip, text.split("\n"))))
