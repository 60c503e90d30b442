"""What a correction names as given up, whose place its statement takes: “Sentry is gone, …”, “… instead of MIT”.

For corrections only. A held statement gives way where it holds all that is given up, and all else that it says is said
again; where it says more it stays, against the new one; where the correction speaks of a narrower thing it stays. What
says nothing new takes no place.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from learn.mood import core, is_order
from tensions.lexicon import COPULAS, KIND_NOUNS, LIGHT, LINKS, STATES_OF, SUPPORTS
from tensions.pieces import key_of
from tensions.times import DAYS, MONTHS
from words.language import ARTICLES, FUNCTION_WORDS, GENERIC_NOUNS, MODALS, NEGATIONS, OWN, evident_language
from words.normal import plain
from words.sentences import straight
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Iterable

LONGEST: Final = 400
"""Characters of a message that is looked at; a longer one is a story."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One way to give something up: a regex with the group `old`, an example, and what it gives up there."""

    pattern: re.Pattern[str]
    example: str
    old: str
    is_clause: bool = False
    """`old` is a clause with its subject; else a phrase, of which the rest of the message says what it was."""


def _row(pattern: str, example: str, old: str, *, is_clause: bool = False) -> Row:
    return Row(pattern=re.compile(pattern, re.IGNORECASE), example=example, old=old, is_clause=is_clause)


_START: Final = r"(?:^|(?<=[.,;:!?—–] )|(?<=\band )|(?<=\bbut ))"
_END: Final = r"(?=[,;:!?]|\.(?:\s|$)|$)"
_PHRASE: Final = r"(?P<old>(?:(?:Mr|Mrs|Ms|Dr|Prof)\.? )?[^\s,;:!?.](?:[^,;:!?.]|[.:](?=\S))*?)"
_CLAUSE: Final = r"(?:[^,;:!?.]|[.:](?=\S))*?"
_OVER: Final = (
    r"(?:gone|dead|history|decommissioned|removed|retired|dropped|scrapped|shut down|switched off|closed down|sold|cancell?ed|abolished"
    r"|discontinued|phased out|obsolete|no more|deleted|uninstalled|out of the (?:picture|question|running)|off the (?:table|list|menu))"
)
_FOREIGN_END: Final = r"(?=[,;:!?]| (?:sondern|mais|sino|porque|weil|car)\b|\.(?:\s|$)|$)"

ROWS: Final[tuple[Row, ...]] = (
    _row(
        rf"{_START}(?P<old>{_CLAUSE}\b(?:\w+n't|not|no longer) {_CLAUSE})\s*(?:any ?more|any longer|after all)\b",
        "Book club isn't on Zoom anymore, we switched to Jitsi",
        "Book club isn't on Zoom",
        is_clause=True,
    ),
    _row(
        rf"{_START}(?P<old>{_CLAUSE}\bno longer\b{_CLAUSE}){_END}",
        "The pond is no longer cleaned by Ada, it is cleaned by Bo",
        "The pond is no longer cleaned by Ada",
        is_clause=True,
    ),
    _row(
        rf"^(?:please )?(?P<old>(?:stop|quit|cease|scratch|forget|drop|scrap|cancel|abandon|ditch|undo) (?!(?:that|it|this|what)\b){_CLAUSE}){_END}",
        "Stop squashing commits before merging, keep the full history instead.",
        "Stop squashing commits before merging",
        is_clause=True,
    ),
    _row(
        rf"{_START}(?P<old>{_CLAUSE}\b(?:moved out of|moved away from|handed {_CLAUSE} over|handed over {_CLAUSE}|passed on {_CLAUSE}|gave up|given up"
        rf"|stepped down (?:as|from)|resigned (?:as|from)|retired (?:as|from)|dropped out of|left)\b{_CLAUSE})(?= to (?-i:[A-Z])|[,;:!?]|\.(?:\s|$)|$)",
        "Grandma has moved out of Linden House, she's at Maple Court now.",
        "Grandma has moved out of Linden House",
        is_clause=True,
    ),
    _row(
        rf"(?:instead of|rather than|in place of|as opposed to|[,;—–] (?:and )?not|\band not) {_PHRASE}(?= (?:any ?more|any longer|from now on|because|since)\b|[,;:!?]|\.(?:\s|$)|$)",
        "We relicensed the SDK, it's Apache-2.0 instead of MIT.",
        "MIT",
    ),
    _row(
        rf"\bfrom {_PHRASE} (?:(?:back|over|up|down) )?to \S",
        "School pickup has been moved from 15:00 to 14:20.",
        "15:00",
    ),
    _row(
        rf"{_START}{_PHRASE}(?:'s|(?: is| are| was| were| has| have| got)\b)(?: been)?(?: now| finally| already| just)* {_OVER}\b",
        "Sentry is gone, error logs go to GlitchTip now.",
        "Sentry",
    ),
    _row(
        rf"\b(?:allerg\w*|intoleran\w*|forbidden|banned)\b[^.;:!?]*?[,;] (?:but |and )?{_PHRASE} (?:is|are) (?:fine|ok|okay|allowed|no problem|not a problem)\b",
        "Milo's allergy is to tree nuts, peanuts are fine.",
        "peanuts",
    ),
    _row(
        rf"{_START}{_PHRASE}(?: has| have)?(?: just| now)? (?:retired|resigned|quit|left(?: us)?|stepped down|moved on|died|passed away|folded|went bust|closed down)(?=[,;:!?]|\.(?:\s|$)|$| (?:and|last|this|in|on)\b)",
        "Marguerite retired, the new matron is Olufemi.",
        "Marguerite",
    ),
    _row(
        r"\b(?:the|our) (?P<old>(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m| o'clock)?) [\w-]+(?: [\w-]+)? (?:has |have |was |were |is |got )?(?:been )?(?:moved|pushed|shifted|changed|rescheduled|brought forward|put back|switched) (?:back |forward )?to \S",
        "The Thursday league moved to Tuesdays.",
        "Thursday",
    ),
    _row(
        rf"\b(?:replaced|replaces|replacing|succeeded|succeeds|took over from|takes over from|supersedes) {_PHRASE}(?= (?:as|at|in|for|on|since|with|by)\b|[,;:!?]|\.(?:\s|$)|$)",
        "Leo has a new teacher, Ms. Brandt replaced Mr. Hale.",
        "Mr. Hale",
    ),
    _row(
        rf"\b(?:swapped|traded|exchanged)(?: out)? {_PHRASE} (?:for|with) \S",
        "We swapped the oil heating for a heat pump",
        "the oil heating",
    ),
    _row(
        rf"{_START}(?P<old>{_CLAUSE}\b(?:nicht mehr|nicht länger|keine?[nrs]? {_CLAUSE} mehr)\b{_CLAUSE}){_FOREIGN_END}",
        "Der Hofladen ist nicht mehr in Celle, wir sind jetzt in Peine",
        "Der Hofladen ist nicht mehr in Celle",
        is_clause=True,
    ),
    _row(
        rf"(?:\b(?:statt|anstatt|anstelle von)|[,;] (?:und )?nicht|\bund nicht) {_PHRASE}{_FOREIGN_END}",
        "Der Tierarzt ist Dr. Sommer statt Dr. Winter",
        "Dr. Winter",
    ),
    _row(
        rf"\b{_PHRASE} (?:wurde|wurden|haben wir|ist) (?:\w+ )?durch {_CLAUSE} (?:ersetzt|abgelöst)\b",
        "Kreide wurde durch Kies ersetzt",
        "Kreide",
    ),
    _row(
        rf"{_START}(?P<old>{_CLAUSE}(?:\bne |\bn')\S+ plus\b{_CLAUSE}){_FOREIGN_END}",
        "La réunion n'est plus le lundi, elle a lieu le jeudi",
        "La réunion n'est plus le lundi",
        is_clause=True,
    ),
    _row(
        rf"(?:au lieu (?:de |du |d')|plutôt que |à la place (?:de |du )|\bet non (?:pas )?|, pas ){_PHRASE}{_FOREIGN_END}",
        "Le cours est en salle 12 au lieu de la salle 7",
        "la salle 7",
    ),
    _row(
        rf"\b(?:remplacé|échangé|troqué) {_PHRASE} (?:par|contre) \S",
        "On a remplacé Slack par Zulip",
        "Slack",
    ),
    _row(
        rf"{_START}(?P<old>{_CLAUSE}\bya no\b{_CLAUSE}){_FOREIGN_END}",
        "El taller ya no es en Lugo, ahora es en Vigo",
        "El taller ya no es en Lugo",
        is_clause=True,
    ),
    _row(
        rf"(?:en vez de(?:l)? |en lugar de(?:l)? |\by no |, no ){_PHRASE}{_FOREIGN_END}",
        "El dueño es Marcos en vez de Luis",
        "Luis",
    ),
    _row(
        rf"\b(?:cambiamos|cambié|cambió|hemos cambiado|sustituimos|hemos sustituido|reemplazamos|hemos reemplazado) {_PHRASE} por \S",
        "Cambiamos Ansible por Nomad para el despliegue.",
        "Ansible",
    ),
)  # fmt: skip
"""How something is named as given up; each row's example is its test."""

_SAID: Final = LIGHT | listed(
    """
    indented wrapped rule rules plan idea policy habit thing things any anymore more longer after all now instead still also just really actually from here these
    days today yesterday week month year since new old wrong right correct told says said news bad change changed switched moved handed over
    out up down in off over back on applies apply applied counts valid holds true replaced replaces gone removed retired dropped gets get got goes uses use using takes
    take meets meet runs run plays play happens happen works name named called spelled spelt please stop stopped quit scratch forget drop scrap cancel abandon ditch undo
    always never must should doing done wird wurde werden heißt heißen gibt macht statt mehr jetzt nun länger nicht nie immer plus lieu place
    maintenant désormais toujours jamais ahora ya hace hacen va van siempre nunca
    """
)
"""Words that tell how a thing was or is said, and not what is so."""
_ENDINGS: Final = listed("s es ed d ing e er ers y i ies ic up n t en")
_STEM: Final = 4
"""Letters that two forms of one word share at least."""
_KINDS: Final = frozenset(KIND_NOUNS) | listed("service supported required current official")
"""Words that say of which kind a value is, or nothing more than that it holds."""
_ADDS: Final = listed(
    "also too additionally another extra further plus both either accept accepts offer offers sell sells serve serves well was were had did went"
    " happened ago yesterday last auch ebenfalls zusätzlich aussi également también además war hatte était avait era había"
)
_COUNTED: Final = listed(
    "one two three four five six seven eight nine ten eleven twelve half double both first second third fourth fifth"
)
"""How many there are makes no other thing of it."""
_UTMOST: Final = listed("minimum maximum lowest highest oldest newest latest earliest only default")
"""Of what is supported there is one of these."""
_VALUE: Final = r"[^\s,;:!?]*[^\s,;:!?.]"
_EXCHANGED: Final = re.compile(
    rf"\bfrom (?P<old>{_VALUE}) to (?P<new>{_VALUE})(?![\w%])"
    rf"|(?<![\w.-])(?P<new2>{_VALUE})(?:,? (?:and )?not| instead of| rather than|,? nicht| statt| au lieu de| en vez de) (?P<old2>{_VALUE})[.! ]*$"
)
_DISTINCT: Final = re.compile(r"^(?=[^\s]*\d)\S+$|^[A-Z\u00c0-\u00de][\w'-]+$")
"""A number or a name: nothing that other words may stand for."""
_SHAPED: Final = re.compile(r"^v?\d|^[B-HJ-Z]$")
_RUN: Final = re.compile(r"\d+")
_ORDINAL: Final = re.compile(r"(\d)(?:st|nd|rd|th)\b")
_PIECE: Final = re.compile(
    r"\d[\d:.,]*\d(?:st|nd|rd|th|am|pm|h)?\b|\d(?:st|nd|rd|th|am|pm|h)?|[^\W\d_](?:[\w'-]|\.(?=\w))*"
)
_ELIDED: Final = re.compile(r"^(?:[ldnscjmt]|qu|jusqu|lorsqu)'(?=\w)", re.IGNORECASE)
_CONTRACTED: Final = re.compile(r"n't$|^(?:i|we|you|he|she|it|they|that|there|this|who|what|here|let)'")
_UNIT: Final = listed("am pm h uhr o'clock mg g kg km m cm")
_ONE_FOR_ANOTHER: Final = 2
"""Numbers that only one side has where one stands for another."""
_MOST: Final = 0.6
"""Share of what a held statement says that a clause which gives it up must say again (design §7)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Said:
    """The content of a text: what its words are compared by, and which of them stand side by side, the first in small letters.

    `verb`: of an order, which a statement of the same may tell otherwise (“write them so”, “they should be so”).
    """

    keys: tuple[str, ...]
    verb: str = ""
    pairs: frozenset[tuple[str, str]] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class _Case:
    """What a held statement says, what the message says, and what the statement of it says that may take its place."""

    was: _Said
    whole: _Said
    new: _Said
    language: str


def names_given_up(text: str) -> bool:
    """It names something as given up."""
    line = _line(text)
    return any(_said(old, evident_language(line) or "en").keys for _, old in _given_up(line))


def gives_way(held: str, message: str, statement: str) -> bool | None:
    """Whether the held statement gives way to `statement` of `message`; None where that isn't sure, False where it doesn't."""
    line = _line(message)
    if not _given_up(line):
        return False
    code = evident_language(line) or "en"
    was, whole, new = (_said(_line(text), code) for text in (held, line, statement))
    if not was.keys or _all_in(new.keys, was):
        return False
    case = _Case(was=was, whole=whole, new=new, language=code)
    found = [_verdict(row, old, case) for row, old in _given_up(line)]
    return True if True in found else None if None in found else False


def exchanged(message: str) -> tuple[str, str] | None:
    """The old value and the new one where a message names both in so many words: “from 7% to 9%”, “Szasz, not Szabo”."""
    found = _EXCHANGED.search(_line(message))
    if found is None:
        return None
    named = {name.rstrip("2"): text.rstrip(".!") for name, text in found.groupdict().items() if text}
    return (named["old"], named["new"]) if all(map(_DISTINCT.match, named.values())) else None


def names_its_place(held: str, message: str, old: str, new: str) -> bool:
    """The held statement holds the old value once, and something else that the message speaks of, of no other thing.

    Of another thing speak two of which each names what the other doesn't; a verb in the past (“bumped”) names nothing.
    """
    line = _line(message)
    code = evident_language(line) or "en"
    was, whole = _said(_line(held), code), _said(line, code)
    values = _said(f"{old} {new}", code)
    rest = [key for key in was.keys if not _is_in(key, values)]
    missing = [key for key in rest if not _is_in(key, whole)]
    extra = [key for key in whole.keys if not (_is_in(key, was) or _is_in(key, values) or key.endswith("ed"))]
    places = re.findall(rf"(?<![\w.-]){re.escape(old)}(?![\w-])", _line(held))
    is_another = bool(missing and extra) or _is_narrower(whole, was)
    return len(places) == 1 and len(rest) > len(missing) and not is_another


def fills_anew(held: str, told: str, *, many: bool = False) -> bool:
    """Both say the same of the same with other numbers, days or months: “Indent with 2 spaces”, “we indent with 4”.

    A number before the verb says of which thing it is (“room 3 has 12 chairs”), and must be the same. `many`: more than
    one may be another.
    """
    was, new = _line(held), _line(told)
    old_values, new_values = _numbers(was), _numbers(new)
    if len(old_values) != len(new_values) or not new_values:
        return False
    code = evident_language(new) or "en"
    changed = frozenset(old_values) ^ frozenset(new_values)
    if sorted(map(_shape, old_values)) != sorted(map(_shape, new_values)) or not changed:
        return False
    if (not many and len(changed) > _ONE_FOR_ANOTHER) or _has_several(was) or _has_several(new):
        return False
    if _numbers(_before_the_verb(was, code)) != _numbers(_before_the_verb(new, code)):
        return False
    a, b = (_of_what(_said(line, code), numbers, code) for line, numbers in ((was, old_values), (new, new_values)))
    return bool(a.keys) and _all_in(a.keys, _with_its_verb(b)) and _all_in(b.keys, _with_its_verb(a))


def _with_its_verb(said: _Said) -> _Said:
    return replace(said, keys=(*said.keys, said.verb)) if said.verb else said


def _has_several(line: str) -> bool:
    """It tells of what there may be several of, adds one more, or tells what happened."""
    words = frozenset(line.casefold().rstrip(".! ").split())
    return not words.isdisjoint(_ADDS) or (words.isdisjoint(_UTMOST) and not words.isdisjoint(SUPPORTS))


@lru_cache(maxsize=8192)
def _numbers(line: str) -> tuple[str, ...]:
    return tuple(_number(word) for word in _PIECE.findall(line) if _SHAPED.search(word) or _is_named(word))


def _number(word: str) -> str:
    """A capital letter alone numbers things too: “bay C”."""
    return word if len(word) == 1 else word.casefold()


def _is_named(word: str) -> bool:
    return word.casefold() in DAYS or (word.casefold() in MONTHS and (word[0].isupper() or not word.isascii()))


def _shape(value: str) -> str:
    """“10:15” and “9:30” are of one shape, and so are “3rd” and “5th”, two days, two months."""
    if value in DAYS:
        return "day"
    if value in MONTHS:
        return "month"
    if len(value) == 1 and value.isupper():
        return "letter"
    return _RUN.sub("#", _ORDINAL.sub(r"\1th", value))


def _before_the_verb(line: str, code: str) -> str:
    words = list(_PIECE.finditer(line))
    verbs = frozenset().union(*(table.get(code, frozenset()) for table in (COPULAS, LINKS, STATES_OF, MODALS)))
    at = next((word.start() for word in words[1:] if word[0].casefold() in verbs), 0)
    return line[:at]


def _of_what(said: _Said, numbers: tuple[str, ...], code: str) -> _Said:
    dropped = {_key(word, code) for word in (*numbers, *_KINDS)}
    return replace(said, keys=tuple(key for key in said.keys if key not in dropped))


def _verdict(row: Row, old: str, case: _Case) -> bool | None:
    gone = _said(old, case.language)
    if not gone.keys or not _all_in(gone.keys, case.was):
        return False
    rest = _Said(keys=tuple(key for key in case.was.keys if not _is_in(key, gone)))
    said_here = _all_in(gone.keys, case.new) or any(_is_in(key, rest) for key in case.new.keys)
    missing = [key for key in rest.keys if not _is_in(key, case.whole) and not key[0].isdigit()]
    is_linked = len(rest.keys) > len(missing)
    if row.is_clause and len(gone.keys) > 1 and said_here:
        is_most = len(gone.keys) >= _MOST * len(case.was.keys)
        return True if is_most or not missing else None
    if not rest.keys or not is_linked or not said_here or _is_narrower(case.whole, case.was):
        return False
    return None if missing else True


def _is_narrower(whole: _Said, was: _Said) -> bool:
    """A word of its own stands before one of the held statement: “mobile tests”, where “tests” is held."""
    return any(_is_in(noun, was) and not _is_in(word, was) for word, noun in whole.pairs)


@lru_cache(maxsize=1024)
def _given_up(line: str) -> tuple[tuple[Row, str], ...]:
    return tuple((row, found["old"].strip()) for row in ROWS for found in row.pattern.finditer(line))


@lru_cache(maxsize=4096)
def _line(text: str) -> str:
    return " ".join(straight(plain(text[:LONGEST])).split())


@lru_cache(maxsize=8192)
def _said(text: str, code: str) -> _Said:
    line = core(text)
    words = list(_PIECE.finditer(line))
    verb = _key(words.pop(0)[0], code) if words and is_order(line) else ""
    kept = [(word, _key(word[0], code)) for word in words if _is_content(word[0], code)]
    pairs = {
        (key, other)
        for (word, key), (following, other) in pairwise(kept)
        if word[0].islower() and word[0] not in _COUNTED and line[word.end() : following.start()] == " "
    }
    return _Said(keys=tuple(dict.fromkeys(key for _, key in kept)), verb=verb, pairs=frozenset(pairs))


def _key(word: str, code: str) -> str:
    return key_of(_ELIDED.sub("", word).removesuffix("'s"), code).casefold()


@lru_cache(maxsize=16)
def _dropped(code: str) -> frozenset[str]:
    tables = (ARTICLES, OWN, FUNCTION_WORDS, NEGATIONS, MODALS, COPULAS, LINKS, STATES_OF, GENERIC_NOUNS)
    return _SAID.union(_UNIT, *(table.get(code, frozenset()) for table in tables))


def _is_content(word: str, code: str) -> bool:
    low = _ELIDED.sub("", word.casefold()).removesuffix("'s")
    return low not in _dropped(code) and not _CONTRACTED.search(low) and (len(low) > 1 or low.isdigit())


def _all_in(keys: Iterable[str], of: _Said) -> bool:
    return all(_is_in(key, of) for key in keys)


def _is_in(key: str, of: _Said) -> bool:
    return key in of.keys or any(_is_akin(key, other) for other in of.keys)


@lru_cache(maxsize=16384)
def _is_akin(a: str, b: str) -> bool:
    """Forms of one word: “allergic” and “allergy”, “picked” and “pickup”, “license” and “relicensed”."""
    if a[0].isdigit() or b[0].isdigit():
        return False
    a, b = (word.removeprefix("re") if len(word) > _STEM + 3 else word for word in (a, b))
    shared = next((n for n, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return shared >= _STEM and all(not rest or rest in _ENDINGS for rest in (a[shared:], b[shared:]))
