"""German, French and Spanish statements word for word alike but for one stretch, and whether both can be.

“Merge-Requests brauchen zwei Freigaben” and “… nur eine einzige Freigabe”, “se genera a diario” and “… una sola vez al mes”: what
the two stretches come to is parsed, or one of them says “only”. `RULES` carry pairs that clash and pairs alike that don't.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tensions.antonyms import OPPOSING
from tensions.lexicon import COUNTRIES, ROOMS
from tensions.pieces import key_of
from tensions.quantities import NUMBER_WORDS
from tensions.times import MONTHS
from words.normal import plain, without_accents
from words.sentences import straight
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Callable

LANGUAGES: Final = frozenset({"de", "fr", "es"})
LONGEST: Final = 24
"""Words of a statement that is compared word for word."""
_LONGEST_STRETCH: Final = 6
_FEWEST: Final = 2
"""Words that say something in the frame."""
_WORD: Final = re.compile(r"\d[\d.,:]*|[^\W\d_]+(?:-[^\W_]+)*")
_ENDS: Final = re.compile(r"[.!?;:](?=\s|$)")
_ONLY_IN_FRENCH: Final = re.compile(r"\bn(?:e |')(?P<verb>[\w]+(?: [\w]+)?) qu(?:e |')")
"""“N'existe qu'en français” says that it exists only in French."""
_UNSURE: Final = re.compile(
    r"\b(?:wenn|falls|vielleicht|früher|war|waren|hatte|hatten|wurde|wurden|gestern|morgen soll|si|peut-être|était|étaient|avait|hier|avant,"
    r"|quizás?|antes|era|eran|fue|fueron|estaba|ayer|cuando|quand|einige\w*|manche\w*|viele|mehrere|ein paar|certaine?s|quelques|plusieurs|beaucoup|algun[oa]s|vari[oa]s|much[oa]s|manchmal|parfois|a veces|nicht nur|non seulement|no solo|no sólo|unter anderem|noch|encore|todavía)\b",
    re.IGNORECASE,
)
"""With one of these a statement speaks of another time, of doubt, or of one of several."""
_LIGHT: Final = listed(
    "der die das den dem des ein eine einen einem einer unser unsere unseren unserem mein meine meinen meinem meiner im in am an auf bei mit von zu zum zur für aus und"
    " ist sind wird werden hat haben wir ich es man pro"
    " le la les l un une des du de d mon ma mes notre nos au aux à dans sur par pour avec et est sont a ont on nous je il elle c y"
    " el los las una unos unas del al mi mis nuestro nuestra en por para con es son está están tiene tienen hay lo se me nos"
)
_DENIED: Final = listed(
    "nicht kein keine keinen keinem keiner nie niemals ne n pas jamais aucun aucune plus no nunca ningún ninguna ni sin sans ohne"
)
_SOLE: Final = listed(
    "nur ausschliesslich lediglich rein uniquement seulement exclusivement seul seule seuls seules solo sólo solamente únicamente exclusivamente sola"
)
_ONE: Final = listed("einzige einzigen einziges einziger seul seule solo sola único única")
_ARTICLES: Final = listed("ein eine einen einem einer un une una")
_BOUNDED: Final = listed("mindestens höchstens maximal bis über moins plus maximum minimum menos más mínimo máximo")
_JOINED: Final = listed("und oder sowie et ou y o e")
_WITH: Final = listed("mit avec con")
_TIMES: Final = listed("mal fois vez veces male")
_KEPT: Final = listed(
    "wohnt wohne wohnen lebt gespeichert abgelegt geschickt gesendet exportiert aufbewahrt geparkt"
    " habite habitent vit rangé rangée rangés rangées stocké stockée stockés stockées envoyé envoyée envoyés envoyées exporté exportés garé garée"
    " vive viven guarda guardan envía envían almacena almacenan exporta exportan aparcado aparcada"
)
"""Where it lives, is kept, or is sent to: one place."""
_JOINTS: Final = listed("in im nach à au dans vers chez en a al")
_ROOMS: Final = ROOMS | listed("keller schuppen speicher dachboden cave grenier trastero sótano garage garaje remise")
_HAS: Final = {"de": frozenset[str](), "fr": listed("a"), "es": frozenset[str]()}
_VAGUE: Final = listed("cloud nube nuage")
_AT_A_DISTANCE: Final = listed("online digital virtuell remote zoom teams visio distance ligne virtual remoto línea")
_ON_THE_SPOT: Final = listed(
    "ort präsenz büro raum seminarraum présentiel place salle bureau presencial sala oficina aula"
)
_OPPOSED: Final = frozenset(
    frozenset(pair.split("/"))
    for pair in listed(
        "alquilado/vacío alquilada/vacía alquilados/vacíos alquiladas/vacías vermietet/unbewohnt loué/vide louée/vide bewohnt/leer habité/vide habitado/vacío principios/finales principio/final début/fin monatsanfang/monatsende jahresanfang/jahresende"
    )
)
_FOR_ALL: Final = re.compile(
    r"(?: pour tout le monde| pour tous| für alle| für jeden| para todos| para todo el mundo)$"
)


@dataclass(frozen=True, slots=True)
class Stretch:
    """Where two statements differ: the words in front, the two stretches and the words behind, casefolded."""

    before: tuple[str, ...]
    left: tuple[str, ...]
    right: tuple[str, ...]
    after: tuple[str, ...]
    language: str

    @property
    def sides(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        return self.left, self.right

    @property
    def around(self) -> frozenset[str]:
        return frozenset(self.before + self.after)


def opposed_frames(a: str, b: str, language: str) -> str | None:
    """By which rule two statements in one frame can't both be; None where they may. Symmetric."""
    if language not in LANGUAGES:
        return None
    x, y = _said_in(a, language), _said_in(b, language)
    if x.end is not None and y.end is not None and _ends_otherwise(x.end, y.end):
        return "until"
    left, right = x.words, y.words
    if not left or not right:
        return None
    if (x.is_of_all and y.is_of_none) or (x.is_of_none and y.is_of_all):
        return "all" if _all_and_none(left, right) or _all_and_none(right, left) else None
    if x.content.isdisjoint(y.content) or not (x.keys[0] == y.keys[0] or x.keys[-1] == y.keys[-1]):
        return None
    stretch = _stretch(x, y, language)
    return None if stretch is None else _by_rule(stretch)


@dataclass(frozen=True, slots=True)
class Said:
    """A statement that is one sentence: its words, what each is compared by, and what it says ends when."""

    words: tuple[str, ...]
    keys: tuple[str, ...]
    content: frozenset[str]
    """Those of the keys that aren't light words."""
    is_of_all: bool
    is_of_none: bool
    end: tuple[frozenset[str], int, str] | None


@lru_cache(maxsize=8192)
def _said_in(text: str, language: str) -> Said:
    words = _words(text)
    keys = tuple(_key(word, language) if word.isalpha() else word for word in words)
    return Said(
        words,
        keys,
        content=frozenset(key for word, key in zip(words, keys, strict=True) if word not in _LIGHT),
        is_of_all=words[:2] in _ALL or words[:1] in _ALL,
        is_of_none=words[:1] != () and words[0] in _NONE,
        end=_end(text, language) if words else None,
    )


_ALSO: Final = listed("auch aussi también")


def _is_more(stretch: Stretch) -> bool:
    """Only that, and that and another, or another too."""
    if len(_said(stretch.before)) + (len(stretch.before) > 1) < _FEWEST:
        return False
    for one, more in (stretch.sides, stretch.sides[::-1]):
        sole, others = _keys(one, stretch.language), _keys(more, stretch.language) - _ALSO
        if _SOLE.isdisjoint(one[:1]) or not sole or not _SOLE.isdisjoint(more) or not _DENIED.isdisjoint(more):
            continue
        if (more[0] in _ALSO and sole.isdisjoint(others) and others) or (
            sole < others and not _JOINED.isdisjoint(more)
        ):
            return True
    return False


def _by_rule(stretch: Stretch) -> str | None:
    if _DENIED.isdisjoint(stretch.around) and _is_more(stretch):
        return "only"
    if any(not _ALSO.isdisjoint(part) for part in (stretch.around, *stretch.sides)):
        return None
    if not _said(stretch.around) or not _DENIED.isdisjoint(stretch.around):
        return None
    if any(not (_DENIED | _JOINED).isdisjoint(side) for side in stretch.sides):
        return None
    return next((rule.name for rule in RULES if rule.holds(stretch)), None)


def _words(text: str) -> tuple[str, ...]:
    """The words of a statement that is one sentence and speaks of now; none of another one."""
    if len(text) > LONGEST * 12 or "?" in text or _ENDS.search(text.rstrip(" .!")) or _UNSURE.search(text):
        return ()
    said = _ONLY_IN_FRENCH.sub(r"\g<verb> uniquement ", straight(plain(text)).casefold())
    said = said.replace("'", " ").replace("bei uns in ", "in ").replace("chez nous à ", "à ")
    words = tuple(_WORD.findall(_FOR_ALL.sub("", said.rstrip(" .!"))))
    return words if len(words) <= LONGEST else ()


@lru_cache(maxsize=8192)
def _key(word: str, language: str) -> str:
    return key_of(word, language)


def _stretch(x: Said, y: Said, language: str) -> Stretch | None:
    a, b, shorter = x.keys, y.keys, min(len(x.keys), len(y.keys))
    start = next((n for n in range(shorter) if a[n] != b[n]), shorter)
    end = next((n for n in range(shorter - start) if a[-1 - n] != b[-1 - n]), shorter - start)
    left, right = x.words[start : len(a) - end], y.words[start : len(b) - end]
    if not (left and right) or max(len(left), len(right)) > _LONGEST_STRETCH:
        return None
    return Stretch(x.words[:start], left, right, x.words[len(a) - end :], language)


def _said(words: frozenset[str] | tuple[str, ...]) -> frozenset[str]:
    return frozenset(words) - _LIGHT


def _keys(words: tuple[str, ...], language: str) -> frozenset[str]:
    return frozenset(_key(word, language) for word in words if word not in _LIGHT and word not in _SOLE | _ONE)


def _only(stretch: Stretch) -> bool:
    """One says that it is only that, and the other that it is something else."""
    sole = [not _SOLE.isdisjoint(side[:2]) for side in stretch.sides]
    keys = [_keys(side, stretch.language) for side in stretch.sides]
    fewest = _FEWEST - any(all(word in side for side in stretch.sides) or word in stretch.before[-1:] for word in _WITH)
    if sole[0] == sole[1] or not all(keys) or not keys[0].isdisjoint(keys[1]) or len(_said(stretch.before)) < fewest:
        return False
    return not any(_number(word) is not None or word in _ARTICLES for side in stretch.sides for word in side)


def _number(word: str) -> float | None:
    if _DIGITS.fullmatch(word):
        return float(word.replace(",", "."))
    found = NUMBER_WORDS.get(word)
    return None if found is None else float(found)


_DIGITS: Final = re.compile(r"\d+(?:[.,]\d{1,2})?")


def _how_many(side: tuple[str, ...]) -> tuple[float, tuple[str, ...]] | None:
    """How many, and of what: “drei Unterschriften”, “nur eine einzige Unterschrift”."""
    words = [word for word in side if word not in _SOLE - _ONE]
    if not words or not _BOUNDED.isdisjoint(words):
        return None
    is_one = not _ONE.isdisjoint(words)
    number = 1.0 if is_one else _number(words[0])
    if number is None or (words[0] in _ARTICLES and not is_one):
        return None
    return number, tuple(without_accents(word) for word in words[1:] if word not in _ONE)


def _counts(stretch: Stretch) -> bool:
    """So many and so many of one thing."""
    found = [_how_many(side) for side in stretch.sides]
    if found[0] is None or found[1] is None or len(_said(stretch.before)) < _FEWEST:
        return False
    behind = bool(_said(stretch.after)) or bool(found[0][1])
    return behind and found[0][0] != found[1][0] and _are_of_one(found[0][1], found[1][1])


def _are_of_one(x: tuple[str, ...], y: tuple[str, ...]) -> bool:
    """The same words, in one number or another."""
    return len(x) == len(y) and all(map(_is_one_word, x, y))


def _is_one_word(x: str, y: str) -> bool:
    if x == y:
        return x not in _CLOCKS
    common = next((n for n, (one, other) in enumerate(zip(x, y, strict=False)) if one != other), min(len(x), len(y)))
    return x.isalpha() and common >= max(min(_STEM, len(x), len(y)), len(x) - _PLURAL, len(y) - _PLURAL)


_CLOCKS: Final = listed("h uhr heure heures hora horas")
"""Of hours slots know when several are meant."""
_STEM: Final = 3
"""Letters at the least that a word and its plural have in common."""
_PLURAL: Final = 2
"""Letters at the most by which a plural is longer."""
_YEAR: Final = {
    **dict.fromkeys(listed("stunde stunden stündlich heure heures hora horas"), 8760.0),
    **dict.fromkeys(listed("tag tage tagen täglich nacht nächte morgen abend jour jours nuit nuits matin soir quotidiennement día días diario diariamente noche noches mañana"), 365.0),
    **dict.fromkeys(listed("woche wochen wöchentlich semaine semaines hebdomadairement semana semanas semanalmente"), 52.0),
    **dict.fromkeys(listed("monat monate monaten monatlich mois mensuellement mes meses mensualmente"), 12.0),
    **dict.fromkeys(listed("quartal quartale vierteljährlich trimestre trimestres trimestralmente"), 4.0),
    **dict.fromkeys(listed("jahr jahre jahren jährlich an ans année années annuellement año años anualmente"), 1.0),
}  # fmt: skip
_EACH: Final = listed("jede jeden jedes jeder alle tous toutes chaque cada todos todas les los las a")
_PER: Final = listed(
    "pro am im in der par al a la por mal fois vez veces einzige einziges seule sola una une ein eine nur"
)
_ADVERB: Final = re.compile(r"\w+(?:lich|ment|mente)$|^diario$")
_MULTIPLE: Final = {
    "einmal": 1.0,
    "zweimal": 2.0,
    "dreimal": 3.0,
    "viermal": 4.0,
    "fünfmal": 5.0,
    "sechsmal": 6.0,
    "zehnmal": 10.0,
}


def _rate(words: tuple[str, ...]) -> float | None:
    """How often in a year: “jede Woche”, “tous les trois mois”, “una sola vez al mes”, “zweimal am Tag”; None of anything else."""
    said = [word for word in words if word not in _SOLE or word in _ONE]
    units = [word for word in said if word in _YEAR]
    if len(units) != 1 or said[-1] != units[0]:
        return None
    per_year, rest = _YEAR[units[0]], said[:-1]
    if not rest or rest == ["a"]:
        return per_year if _ADVERB.match(units[0]) else None
    times = [
        n for word in rest if (n := _MULTIPLE.get(word, _number(word) if word not in _ARTICLES else None)) is not None
    ]
    others = [word for word in rest if word not in _MULTIPLE and (_number(word) is None or word in _ARTICLES)]
    if not _TIMES.isdisjoint(rest) or not _MULTIPLE.keys().isdisjoint(rest):
        return per_year * (times[0] if times else 1.0) if set(others) <= _PER | _ONE else None
    if not _EACH.isdisjoint(rest) and set(others) <= _EACH:
        return per_year / (times[0] if times else 1.0)
    return None


def _often(stretch: Stretch) -> bool:
    """Both say how often it is so, with the words that they share of it."""
    if len(_said(stretch.around)) < _FEWEST:
        return False
    for before in range(3):
        for after in range(4):
            if before > len(stretch.before) or after > len(stretch.after):
                continue
            head, tail = stretch.before[len(stretch.before) - before :], stretch.after[:after]
            rates = [_rate(head + side + tail) for side in stretch.sides]
            if None not in rates:
                return rates[0] != rates[1]
    return False


def _opposites(stretch: Stretch) -> bool:
    """A word and its opposite, behind what they are said of."""
    left, right = stretch.sides
    if len(left) != 1 or len(right) != 1 or len(_said(stretch.before)) < _FEWEST:
        return False
    return right[0] in OPPOSING.get(left[0], ()) or frozenset({left[0], right[0]}) in _OPPOSED


def _placed(stretch: Stretch) -> bool:
    """Where it lives, is kept or sent: behind one preposition, in one place."""
    if not stretch.before or _KEPT.isdisjoint(stretch.around) or len(_said(stretch.before + stretch.after)) < _FEWEST:
        return False
    before = [word for word in stretch.before if word not in listed("der die das den dem le la les l el los las")]
    if not before or before[-1] not in _JOINTS - _HAS[stretch.language]:
        return False
    return not any(_is_vague(x, y) for x, y in (stretch.sides, stretch.sides[::-1]))


def _is_vague(x: tuple[str, ...], y: tuple[str, ...]) -> bool:
    if not _VAGUE.isdisjoint(x) or any(_number(word) is not None for word in x):
        return True
    return any(not sort.isdisjoint(x) and sort.isdisjoint(y) for sort in (COUNTRIES, _ROOMS))


def _all_and_none(a: tuple[str, ...], b: tuple[str, ...]) -> bool:
    """“Toutes les fenêtres donnent …”, “aucune fenêtre ne donne …”."""
    whole = _ALL.get(a[:2]) or _ALL.get(a[:1])
    if whole is None or b[0] not in _NONE:
        return False
    said = tuple(word for word in b[1:] if word not in ("ne", "n"))
    return len(said) > _FEWEST and _are_of_one(a[whole:], said)


_ALL: Final[dict[tuple[str, ...], int]] = {
    ("toutes", "les"): 2, ("tous", "les"): 2, ("todas", "las"): 2, ("todos", "los"): 2, ("alle",): 1, ("sämtliche",): 1,
}  # fmt: skip
"""With how many words a statement begins that is of all."""
_NONE: Final = listed("aucun aucune ningún ninguna kein keine")


def _numbered(stretch: Stretch) -> bool:
    """“Von Gleis 9”, “von Gleis 12”: it leaves from one."""
    left, right = stretch.sides
    if len(left) != 1 or len(right) != 1 or not stretch.before or len(_said(stretch.before)) <= _FEWEST:
        return False
    numbers = [_number(word) for word in (left[0], right[0])]
    return stretch.before[-1] in _PLACES_BY_NUMBER and None not in numbers and numbers[0] != numbers[1]


_PLACES_BY_NUMBER: Final = listed(
    "gleis bahnsteig steig voie quai porte andén vía puerta dársena terminal raum zimmer salle aula sala"
)


def _present(stretch: Stretch) -> bool:
    """Always at a distance, always on the spot."""
    left, right = stretch.sides
    return (
        any(
            not _AT_A_DISTANCE.isdisjoint(x) and not _ON_THE_SPOT.isdisjoint(y) and _ON_THE_SPOT.isdisjoint(x)
            for x, y in ((left, right), (right, left))
        )
        and len(_said(stretch.before)) >= _FEWEST
    )


_MONTH: Final = "|".join(sorted((month for month in MONTHS if month[:1].isalpha()), key=len, reverse=True))
_WHEN: Final = rf"(?:(?:Anfang|Mitte|Ende|fin|début|mi-|finales de|mediados de|\d{{1,2}}\.?(?: de)?) ?)?(?P<when>{_MONTH})(?: (?:de )?\d{{4}})?"
_ENDS_THEN: Final = {
    "de": re.compile(rf"^(?P<what>.+?) (?:endet|läuft|schließt|verfällt) (?P<late>erst |nicht vor )?(?:im |am |dem )?{_WHEN}(?: ab| aus)?$", re.IGNORECASE),
    "fr": re.compile(rf"^(?P<what>.+?) (?:n')?(?:ne )?(?:expire|se termine|finit|prend fin|s'arrête) (?P<late>pas avant |qu'en )?(?:en |le |à la )?{_WHEN}$", re.IGNORECASE),
    "es": re.compile(rf"^(?P<what>.+?) (?:no )?(?:caduca|vence|termina|acaba|expira) (?P<late>hasta )?(?:en |el |a )?{_WHEN}$", re.IGNORECASE),
}  # fmt: skip
_BOUND: Final = re.compile(r"vor|avant", re.IGNORECASE)


def _ends_otherwise(x: tuple[frozenset[str], int, str], y: tuple[frozenset[str], int, str]) -> bool:
    """“Caduca en noviembre”, “no caduca hasta marzo”."""
    if x[0] != y[0] or bool(x[2]) == bool(y[2]):
        return False
    then, late = (x, y) if not x[2] else (y, x)
    return then[1] < late[1] if _BOUND.search(late[2]) else then[1] != late[1]


def _end(text: str, language: str) -> tuple[frozenset[str], int, str] | None:
    """What ends, in which month, and the word that says it isn't earlier."""
    match = (
        _ENDS_THEN[language].match(straight(plain(text)).strip(" .!").replace(" ne se ", " se "))
        if len(text) <= LONGEST * 12
        else None
    )
    if match is None:
        return None
    what = frozenset(_key(word, language) for word in _WORD.findall(match["what"].casefold()) if word not in _LIGHT)
    return (what - {"ne", "n", "no"}, MONTHS[match["when"].casefold()], match["late"] or "")


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """When two stretches can't both be."""

    name: str
    holds: Callable[[Stretch], bool]


RULES: Final = (
    Rule(name="often", holds=_often),
    Rule(name="count", holds=_counts),
    Rule(name="only", holds=_only),
    Rule(name="opposite", holds=_opposites),
    Rule(name="place", holds=_placed),
    Rule(name="number", holds=_numbered),
    Rule(name="present", holds=_present),
)
