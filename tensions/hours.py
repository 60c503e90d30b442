"""Times of day as they are spoken: “half past seven”, “halb acht”, “las siete y media”, 七点半."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from words.either import either

if TYPE_CHECKING:
    from collections.abc import Iterator

SPOKEN: Final = r"o'clock|\bat (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|\bhalf[- ]past|\bquarter (?:past|to)|\bhalb |\bviertel (?:vor|nach)|\buhr\b|\bheures?\b|\blas? \w+ (?:y|menos)\b|\ba las? \w"
"""What every time of day that is spoken with spaces holds."""
Clock = tuple[int, int | None]
"""Minute of the day, and minutes east of UTC or None."""
_HOURS = {
    **{word: hour for hour, words in enumerate((
        "one eins une una", "two zwei deux dos", "three drei trois tres", "four vier quatre cuatro", "five fünf cinq cinco", "six sechs seis",
        "seven sieben sept siete", "eight acht huit ocho", "nine neun neuf nueve", "ten zehn dix diez", "eleven elf onze once", "twelve zwölf douze doce",
    ), 1) for word in words.split()},
    **{str(hour): hour for hour in range(1, 25)},
    **{word: hour for hour, word in enumerate(("一", "两", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"), 1)},
    "二": 2,
}  # fmt: skip
"""Hours in words, and in digits."""
_HOUR = either(word for word in _HOURS if ord(word[0]) < 0x2E80)
_HOUR_WORD = "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve"
_SPOKEN: tuple[tuple[re.Pattern[str], int], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), minutes)
    for pattern, minutes in (
        (rf"\bhalf[- ]past (?P<h>{_HOUR})\b|\b(?P<i>{_HOUR}) heures? et demie\b|\blas? (?P<j>{_HOUR}) y media\b", 30),
        (rf"\bhalb (?P<h>{_HOUR})\b", -30),
        (
            rf"\bquarter past (?P<h>{_HOUR})\b|\bviertel nach (?P<i>{_HOUR})\b|\b(?P<j>{_HOUR}) heures? et quart\b|\blas? (?P<k>{_HOUR}) y cuarto\b",
            15,
        ),
        (
            rf"\bquarter to (?P<h>{_HOUR})\b|\bviertel vor (?P<i>{_HOUR})\b|\b(?P<j>{_HOUR}) heures? moins le quart\b|\blas? (?P<k>{_HOUR}) menos cuarto\b",
            -15,
        ),
        (
            rf"\b(?P<h>{_HOUR}) o'clock\b|(?<=\bat )(?P<l>{_HOUR_WORD})(?=\s*(?:$|[.,;)]|in the (?:morning|evening|afternoon)|at night|sharp|on\b|every\b))|(?<=\bà )(?P<i>{_HOUR}) heures?(?! (?:et|moins)\b)|\b(?P<j>{_HOUR}) uhr\b|(?<=\ba )las? (?P<k>{_HOUR})\b(?! (?:y|menos)\b|[:.h]\d)",
            0,
        ),
    )
)
"""“Half past seven”, “halb acht”: the hour, and the minutes that are added to it. Morning or evening stays open."""
_SPOKEN_CJK = re.compile(
    r"(?:(?P<part>上午|下午|晚上|早上|中午|午前|午後)(?P<h>十[一二]?|[一二两三四五六七八九])|(?P<i>十[一二]?|[二两三四五六七八九]|一(?=[点點](?:半|钟|整))))"
    r"[点點時](?:(?P<half>半)|[钟整]|(?=$|[。，开到关出结起进])|(?<=上午.[点點時])|(?<=下午.[点點時])|(?<=晚上.[点點時]))"
)


def spoken(text: str) -> Iterator[tuple[int, int, tuple[Clock, ...]]]:
    """Hours in words; “seven” may be in the morning or in the evening."""
    for pattern, minutes in _SPOKEN:
        for match in pattern.finditer(text):
            word = next(group for group in match.groups() if group is not None)
            moment = _HOURS[word.casefold()] * 60 + minutes
            late = (moment + 720,) if moment < 720 else ()
            yield match.start(), match.end(), tuple((m % 1440, None) for m in (moment, *late))
    for match in _SPOKEN_CJK.finditer(text):
        moment = _HOURS[match["h"] or match["i"]] * 60 + (30 if match["half"] else 0)
        if match["part"] in ("下午", "晚上", "午後"):
            moment += 720
        late = (moment + 720,) if match["part"] is None and moment < 720 else ()
        yield match.start(), match.end(), tuple((m % 1440, None) for m in (moment, *late))
