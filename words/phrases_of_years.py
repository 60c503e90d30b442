"""Seasons, quarters and parts of a month, as rows of the table of ways in which a time is named."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from words import spans
from words.calendar import HAN_MONTHS, MONTHS, ORDINALS, SEASONS, THIRDS
from words.phrase_of_time import HAN_MONTH, HAN_SEASON, HAN_THIRD, MONTH, ORDINAL, SEASON, THIRD, YEAR, Phrase
from words.phrase_of_time import pattern_of as _pattern

if TYPE_CHECKING:
    import re
    from datetime import datetime

    from words.spans import Span


def _season(found: re.Match[str]) -> int:
    return SEASONS[next(word for word in found.groups() if word and word.casefold() in SEASONS).casefold()]


def _year(found: re.Match[str]) -> int | None:
    return next((int(word) for word in found.groups() if word and word.isdecimal() and len(word) == 4), None)


def _last_season(found: re.Match[str], at: datetime) -> Span:
    return spans.last_season(at, _season(found))


def _in_season(found: re.Match[str], at: datetime) -> Span:
    year = _year(found)
    return spans.past_season(at, _season(found)) if year is None else spans.of_season(year, _season(found))


def _this_season(found: re.Match[str], at: datetime) -> Span:
    return spans.of_season(at.year, _season(found))


def _han_season(found: re.Match[str], at: datetime) -> Span:
    year = _year(found)
    return spans.of_season(year or at.year + _HAN_YEARS[found[1]], SEASONS[found[3]])


_HAN_YEARS: Final = {"今年": 0, "去年": -1, "昨年": -1, "前年": -2, "一昨年": -2}


def _quarter(found: re.Match[str], at: datetime) -> Span:
    name = next(ORDINALS[word.casefold()] for word in found.groups() if word and word.casefold() in ORDINALS)
    year = _year(found)
    return spans.past_quarter(at, name) if year is None else spans.of_quarter(year, name)


def _third(found: re.Match[str], at: datetime) -> Span:
    month, year = MONTHS[found[2].casefold()], _year(found)
    return spans.third(
        spans.past_month(at, month) if year is None else spans.of_month(year, month), THIRDS[found[1].casefold()]
    )


def _han_third(found: re.Match[str], at: datetime) -> Span | None:
    month, year = HAN_MONTHS.get(found[2]) or int(found[2]), _year(found)
    if not 1 <= month <= 12:
        return None
    return spans.third(spans.past_month(at, month) if year is None else spans.of_month(year, month), THIRDS[found[3]])


_OF = r"(?:\s+(?:(?:of|de|del|des\s+jahres)\s+)?" + YEAR + r"(?:\s+года)?\b)?"
"""A year behind it, if one stands there."""

YEARS: Final[tuple[Phrase, ...]] = (
    Phrase(
        name="last-season",
        pattern=_pattern(
            rf"\b(?:(?:last|past|letzte[nrs]?|vergangene[nrs]?|прошл\w+)\s+{SEASON}|{SEASON}\s+(?:dernier|dernière|passé|pasad[oa]))\b"
        ),
        read=_last_season,
        found=("last summer", "letzten Sommer", "l'été dernier", "el verano pasado", "la primavera pasada", "прошлым летом"),
        absent=("last summers", "the last fallback", "summer"),
    ),
    Phrase(
        name="this-season",
        pattern=_pattern(rf"\b(?:this|diese[nrsm]?|ce|cet|cette|este|esta|эт\w+)\s+{SEASON}\b"),
        read=_this_season,
        found=("this spring", "diesen Winter", "cet été", "esta primavera", "этим летом"),
        absent=("this springs", "spring"),
    ),
    Phrase(
        name="in-season",
        pattern=_pattern(
            rf"\b(?:(?:in|over|during)\s+(?:the\s+)?|im\s+|en\s+(?:el\s+|la\s+)?|au\s+|pendant\s+l['’])(?:the\s+)?{SEASON}\b{_OF}"
            rf"|\b{SEASON}\s+(?:(?:of|de|del)\s+)?{YEAR}(?:\s+года)?\b|\b(летом|зимой|весной|осенью)\b"
        ),
        read=_in_season,
        found=(
            "in the summer of 2024", "spring 2025", "over the winter", "im Frühjahr 2025", "au printemps", "en été 2024",
            "en el verano de 2024", "летом 2024 года", "зимой",
        ),
        absent=("spring boot 3", "in Spring Boot", "in Spring Security config", "in fall back mode", "a fall", "the summer school"),
    ),
    Phrase(
        name="han-season",
        pattern=_pattern(rf"(?:(今年|去年|昨年|前年|一昨年)|{YEAR}年)[的の]?{HAN_SEASON}"),
        read=_han_season,
        found=("去年夏天", "2024年春天", "去年の夏", "今年の秋"),
        absent=("夏天", "去年"),
    ),
    Phrase(
        name="quarter",
        pattern=_pattern(
            rf"\b(?:in|of|for|during|by|im|en|au|в)\s+Q([1-4])\b(?:[\s/]+(?:of\s+)?{YEAR}\b)?"
            rf"|\bQ([1-4])[\s/]+(?:of\s+)?{YEAR}\b|\b{YEAR}[\s/-]?Q([1-4])\b"
            rf"|\b{ORDINAL}\s+(?:quarter|quartal|trimestre|квартале){_OF}(?!\w)|(?:{YEAR}年)?第([一二三四1-4])(?:季度|四半期)"
        ),
        read=_quarter,
        found=(
            "in Q1 2026", "in Q3", "Q3 2025", "2025-Q4", "in the first quarter", "the second quarter of 2025",
            "im ersten Quartal 2026",
            "au premier trimestre", "en el segundo trimestre de 2025", "в третьем квартале 2025 года",
            "第一季度", "2025年第4四半期",
        ),
        absent=("Q5", "Q4", "a quarter of them", "in FAQ1"),
    ),
    Phrase(
        name="part-of-a-month",
        pattern=_pattern(
            rf"\b{THIRD}(?:\s+of\s+|\s+de\s+|[\s-]+)(?:the\s+)?{MONTH}\b(?:\s+(?:de\s+)?{YEAR}\b)?(?!\s*\d)"
        ),
        read=_third,
        found=(
            "at the beginning of May", "early May", "mid-May", "end of May 2025", "Anfang Mai", "Ende März 2025", "début mai",
            "fin mars", "a principios de mayo", "в начале мая", "в конце марта",
        ),
        absent=("May", "the early bird"),
    ),
    Phrase(
        name="part-of-a-month-han",
        pattern=_pattern(rf"(?:{YEAR}年)?(?<![\d一二三四五六七八九十]){HAN_MONTH}月{HAN_THIRD}"),
        read=_han_third,
        found=("5月初", "五月中旬", "2025年3月底", "5月末"),
        absent=("5月", "月底"),
    ),
)  # fmt: skip
