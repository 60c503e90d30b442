"""Since when something is so, which a statement of now says no less without: “wohnt seit dem Sommer in Leipzig”.

Only moments and lengths of time are left out; “depuis Lyon” says from where, and “seit dem Umbau” of what stays a condition.
English tells the two apart by “since” alone, which is a condition (`tensions.lexicon`).
"""

from __future__ import annotations

import re
from typing import Final

from tensions.times import DAYS, MONTHS


def _any(words: str) -> str:
    return "|".join(sorted(words.split(), key=len, reverse=True))


_MONTH: Final = _any(
    " ".join(re.escape(month) for month in MONTHS if len(month) > len("mai") or month in {"mai", "may"})
)
_DAY: Final = _any(" ".join(re.escape(day) for day in DAYS if day[0].isascii() or day == "miércoles"))
_COUNT: Final = (
    r"(?:\d+|ein\w*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|einigen|mehreren|vielen|wenigen"
    r"|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quelques|plusieurs|una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|algunos|algunas|varios|varias|muchos|muchas)"
)
_GERMAN: Final = (
    r"seit (?:(?:dem |der |den )?(?:anfang|mitte|ende)? ?(?:letzt\w+ |vorig\w+ |vergangen\w+ |dies\w+ |vor)?"
    rf"(?:{_MONTH}|{_DAY}|sommer|winter|herbst|frühling|frühjahr|ostern|weihnachten|neujahr|wochen?ende|woche|monat|quartal|jahr|jahreswechsel|schuljahr|semester|sprint|gestern|heute|vorgestern)(?: \d{{4}})?"
    rf"|\d{{4}}|(?:über |fast |gut |etwa |rund )?{_COUNT} (?:tag|woche|monat|jahr|stunde|minute)\w*|(?:kurzem|neuestem|neustem|langem|längerem|jeher|ewigkeiten|jahren|monaten|wochen|tagen|immer))"
)
_FRENCH: Final = (
    r"depuis (?:(?:l'|le |la |les |ce |cet |cette )?(?:début |fin |mi-)?(?:de |d'|du )?"
    rf"(?:{_MONTH}|{_DAY}|été|hiver|printemps|automne|rentrée|noël|pâques|week-end|semaine|mois|trimestre|an|année|hier|avant-hier|aujourd'hui|sprint)(?: \d{{4}}| dernière?| passée?)?"
    rf"|\d{{4}}|(?:plus de |près de |environ |bientôt )?{_COUNT} (?:jours?|semaines?|mois|ans?|années|heures?|minutes?)|peu|longtemps|toujours|des (?:années|mois|semaines|jours|lustres))"
)
_SPANISH: Final = (
    r"desde (?:(?:el |la |este |esta )?(?:principios |finales |mediados |comienzos )?(?:de |del )?(?:mes de |pasado |pasada )?"
    rf"(?:{_MONTH}|{_DAY}|verano|invierno|primavera|otoño|navidad|semana santa|fin de semana|semana|mes|trimestre|año|curso|ayer|anteayer|hoy|sprint)(?: (?:de )?\d{{4}}| pasad[oa])?"
    rf"|\d{{4}}|(?:hace )(?:más de |casi |unos |unas )?{_COUNT} (?:días?|semanas?|mes(?:es)?|años?|horas?|minutos?)|hace (?:poco|mucho|tiempo|años|meses|semanas|un tiempo)|siempre)"
)
_SPACED: Final = re.compile(
    rf"(?:(?P<front>^)|,?\s+)(?:{_GERMAN}|{_FRENCH}|{_SPANISH})(?![\w-])(?(front),?\s+|(?:,(?=\s))?)", re.IGNORECASE
)
_TURNED: Final = re.compile(
    r"^(?P<verb>(?-i:[a-zäöü])\w+t|hat|ist|muss|darf|kann|wohne|arbeite|esse|trinke|habe|bin) (?P<who>(?:d(?:er|ie|as) |mein\w* |unser\w* )?(?-i:[A-ZÄÖÜ])[\w-]+|ich|wir|er|sie|es|man)(?= |$)"
)
"""German has its verb in front of its subject behind what stood in front: “(Seit Mai) leitet Ina den Chor”."""
_CUES: Final = ("seit ", "depuis ", "desde ")
_HAN_WHEN: Final = r"(?:(?:去年|今年|前年|上个?月|本月|上周|本周|这周|昨天|今天|春天|夏天|秋天|冬天|[\d一二三四五六七八九十]{1,4}(?:年|月(?:份)?|[日号])|周[一二三四五六日天]|年初|年底|月初|月底|春节|暑假|寒假)+)"
_HAN: Final = re.compile(
    rf"(?:自从?|从|打){_HAN_WHEN}(?:以后|之后|以来|起|开始|后)?(?:就|便)?，?|{_HAN_WHEN}(?:以后|之后|以来|起|开始)(?:就|便)?，?"
)
_KANA_WHEN: Final = r"(?:(?:去年|今年|昨年|先月|今月|先週|今週|昨日|今日|春|夏|秋|冬|\d{1,4}(?:年|月|日)|[月火水木金土日]曜日?|年末|年始|月初|月末)の?)+"
_KANA: Final = re.compile(
    rf"(?<![\w、]){_KANA_WHEN}(?:から|以来|より)(?!.{{0,12}}まで)(?:ずっと)?、?|(?<=[はがも、]){_KANA_WHEN}(?:から|以来|より)(?!.{{0,12}}まで)(?:ずっと)?、?"
)
_HAN_CUES: Final = re.compile("以后|之后|以来|起|开始|自从|から|より")
_IS_KANA: Final = re.compile(r"[\u3040-\u30ff]")


def without_since(sentence: str) -> str:
    """The sentence without what says since when; itself where nothing does."""
    low = sentence.casefold()
    if any(cue in low for cue in _CUES):
        shorter = _SPACED.sub("", sentence, count=1).strip()
        return _turned(shorter) if low.startswith("seit ") and shorter != sentence else shorter
    if sentence.isascii() or _HAN_CUES.search(sentence) is None:
        return sentence
    return (_KANA if _IS_KANA.search(sentence) else _HAN).sub("", sentence, count=1)


def _turned(sentence: str) -> str:
    match = _TURNED.match(sentence)
    return sentence if match is None else f"{match['who']} {match['verb']}{sentence[match.end() :]}"
