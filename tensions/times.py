"""Dates, weekdays and times of day as they are written in the known languages, each parsed to what it says.

A date is (year, month, day) with None for what is left unsaid, a time is (minute of the day, offset in minutes or None),
so that 9:00 is 09:00 and 15 April is April 15. The tables make the file long.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tensions.hours import SPOKEN, Clock, spoken
from words.either import either

if TYPE_CHECKING:
    from collections.abc import Iterator

Date = tuple[int | None, int | None, int | None]

# Month by name: en, de, fr, es, ru (nominative and genitive).
_MONTH_NAMES: tuple[str, ...] = (
    "january jan januar janvier enero ene январь января",
    "february feb februar février fevrier febrero февраль февраля",
    "march mar märz maerz mars marzo март марта",
    "april apr avril abril abr апрель апреля",
    "may mai mayo май мая",
    "june jun juni juin junio июнь июня",
    "july jul juli juillet julio июль июля",
    "august aug août aout agosto ago август августа",
    "september sep sept septembre septiembre сентябрь сентября",
    "october oct okt oktober octobre octubre октябрь октября",
    "november nov novembre noviembre ноябрь ноября",
    "december dec dezember dez décembre decembre diciembre dic декабрь декабря",
)
MONTHS = {name: number for number, names in enumerate(_MONTH_NAMES, 1) for name in names.split()}

# Weekday by name, Monday first: en, de, fr, es, ru (cases and plurals), zh, ja. Short forms only with a capital letter.
_DAY_NAMES: tuple[str, ...] = (
    (
        "monday mondays montag montags montage lundi lundis lunes понедельник понедельника понедельникам понедельники "
        "周一 星期一 礼拜一 月曜日 月曜"
    ),
    (
        "tuesday tuesdays dienstag dienstags dienstage mardi mardis martes вторник вторника вторникам вторники "
        "周二 星期二 礼拜二 火曜日 火曜"
    ),
    (
        "wednesday wednesdays mittwoch mittwochs mittwoche mercredi mercredis miércoles miercoles среду средам "
        "周三 星期三 礼拜三 水曜日 水曜"
    ),
    (
        "thursday thursdays donnerstag donnerstags donnerstage jeudi jeudis jueves четверг четверга четвергам четверги "
        "周四 星期四 礼拜四 木曜日 木曜"
    ),
    (
        "friday fridays freitag freitags freitage vendredi vendredis viernes пятница пятницу пятницы пятницам "
        "周五 星期五 礼拜五 金曜日 金曜"
    ),
    (
        "saturday saturdays samstag samstags sonnabend samedi samedis sábado sábados sabado суббота субботу субботы субботам "
        "周六 星期六 礼拜六 土曜日 土曜"
    ),
    (
        "sunday sundays sonntag sonntags sonntage dimanche dimanches domingo domingos воскресенье воскресенья воскресеньям "
        "周日 周天 星期日 星期天 日曜日 日曜"
    ),
)
DAYS = {name: number for number, names in enumerate(_DAY_NAMES) for name in names.split()}
_SHORT_DAYS = {"Mon": 0, "Tue": 1, "Tues": 1, "Wed": 2, "Thu": 3, "Thur": 3, "Thurs": 3, "Fri": 4, "Sat": 5, "Sun": 6}

# Offsets in minutes east of UTC of the zones that people name.
ZONES = {
    "utc": 0, "gmt": 0, "z": 0, "wet": 0, "bst": 60, "cet": 60, "west": 60, "cest": 120, "eet": 120, "eest": 180,
    "msk": 180, "ist": 330, "jst": 540, "est": -300, "edt": -240, "cst": -360, "cdt": -300, "mst": -420, "mdt": -360,
    "pst": -480, "pdt": -420,
}  # fmt: skip

# Times that are words.
NAMED_TIMES = {
    "noon": 720, "midday": 720, "midnight": 0, "mittag": 720, "mitternacht": 0, "midi": 720, "minuit": 0,
    "mediodía": 720, "medianoche": 0, "полдень": 720, "полночь": 0, "正午": 720, "午夜": 0, "零点": 0,
}  # fmt: skip

_ENGLISH_MONTHS = frozenset(name for names in _MONTH_NAMES for name in names.split()[:2]) | {
    "mai",
    "mars",
    "dic",
    "ago",
    "abr",
}
"""In small letters these may be other words, or cut short: “in august company”."""

_MONTH = either(MONTHS)
_DAY_MONTH = re.compile(
    rf"\b(?P<d>\d{{1,2}})(?:st|nd|rd|th|er|º|\.)?\s+(?:of\s+|de\s+)?(?P<m>{_MONTH})\b\.?(?:,?\s+(?:de\s+)?(?P<y>\d{{4}})\b)?",
    re.IGNORECASE,
)
_MONTH_DAY = re.compile(
    rf"\b(?P<m>{_MONTH})\b\.?\s+(?P<d>\d{{1,2}})(?:st|nd|rd|th)?(?![\d:.]\d|\d)(?:,?\s+(?P<y>\d{{4}})\b)?",
    re.IGNORECASE,
)
_MONTH_YEAR = re.compile(rf"\b(?P<m>{_MONTH})\b\.?\s+(?:de\s+)?(?P<y>\d{{4}})\b", re.IGNORECASE)
_IN_MONTH = re.compile(rf"\b(?:in|im|en|au)(?: early| late| mid)? (?P<m>{_MONTH})\b(?!\s+(?:de\s+)?\d)", re.IGNORECASE)
_BEFORE_MONTH = re.compile(r"\b(?:in|im|en|au) ", re.IGNORECASE)
_EDGE = re.compile(
    rf"\b(?:anfang|mitte|ende|début|fin|mi-|(?:a )?(?:principios|comienzos|mediados|finales) de|(?:the )?(?:beginning|middle|end) of|early|mid|late)[ -]?"
    rf"(?:(?P<m>{_MONTH})\b(?: (?:de )?(?P<y>\d{{4}})\b)?|(?P<year>\d{{4}})\b)",
    re.IGNORECASE,
)
"""“At the end of June”, „Ende 2026“: the month, or the year."""
_EDGES = re.compile(
    r"anfang|mitte|ende|début|\bfin\b|\bmi-|princip|comienz|mediados|finales|beginning|middle|end of|early|\bmid|late",
    re.IGNORECASE,
)
_CJK_EDGE = re.compile(
    r"(?:(?P<y>\d{4})年)?(?P<m>\d{1,2}|十[一二]?|[一二三四五六七八九])月(?:底|末|初|中旬|上旬|下旬|中)"
)
_CJK_SPELT = re.compile(
    r"(?<![一二三四五六七八九十\d])(?P<m>十[一二]?|[一二三四五六七八九])月(?P<d>三十[一]?|二?十[一二三四五六七八九]?|[一二三四五六七八九])[日号號]"
)
_CJK_TENS = ("", "十", "二十", "三十")
_CJK_NUMBERS = {
    tens + ones: 10 * ten + one
    for ten, tens in enumerate(_CJK_TENS)
    for one, ones in enumerate(("", *"一二三四五六七八九"))
}
_DATED = re.compile(rf"\d-\d\d-|月|\b(?:{_MONTH})\b|\d\.\s?\d|\d/\d|\bthe \d", re.IGNORECASE)
"""What every date holds: most texts with a number hold none of it, and are not tried on each pattern."""
_ORDINAL = re.compile(
    r"(?<=\bthe )(?P<d>\d{1,2})(?:st|nd|rd|th)(?=\s*(?:$|[.,;)])|\s+(?:of (?:each|every|the) month|every month|each month))",
    re.IGNORECASE,
)
_ISO = re.compile(r"(?<![\w.-])(?P<y>\d{4})-(?P<m>\d{2})-(?P<d>\d{2})(?![\w-])")
_DOTTED = re.compile(r"(?<![\w.])(?P<d>\d{1,2})\.\s?(?P<m>\d{1,2})\.\s?(?P<y>\d{4})?(?![\w.])")
_SLASHED = re.compile(r"(?<![\w./])(?P<p>\d{1,2})/(?P<q>\d{1,2})/(?P<y>\d{4})(?![\w/])")
_CJK_DATE = re.compile(r"(?:(?P<y>\d{4})年)?(?P<m>\d{1,2})月(?P<d>\d{1,2})[日号號]")

_ZONE = rf"(?:\s*(?P<zone>{either(ZONES)}|[+-]\d\d:?\d\d)(?![\w]))?"
_COLON = re.compile(
    rf"(?<![A-Za-z0-9_\u00c0-\u04ff:.])(?P<h>\d{{1,2}})(?:[:h]| h )(?P<min>\d\d)(?! ?min)"
    rf"(?::\d\d)?\s*(?P<half>[ap]\.?m\b\.?)?(?:\s*Uhr)?(?![A-Za-z0-9_\u00c0-\u04ff:]){_ZONE}",
    re.IGNORECASE,
)
_HALF = re.compile(
    rf"(?<![A-Za-z0-9_\u00c0-\u04ff:.])(?P<h>\d{{1,2}})(?:[.](?P<min>\d\d))?\s*(?P<half>[ap]\.?m\b\.?){_ZONE}",
    re.IGNORECASE,
)
_UHR = re.compile(
    r"(?<![A-Za-z0-9_\u00c0-\u04ff:.])(?P<h>\d{1,2})(?:\.(?P<min>\d\d))?\s*(?:Uhr|часов(?=\s+(?:утра|вечера)))",
    re.IGNORECASE,
)
_AT = re.compile(
    rf"(?:(?<=\bat )|(?<=\bà )|(?<=\ba las )|(?<=\bhasta las )|(?<=\bum )|(?<=\bв ))(?P<h>\d{{1,2}})(?:\s*(?:h|heures|часов|часа))?"
    rf"(?=\s*(?:$|[,.;)]|on\b|every\b|and\b|daily\b|le\b|los\b|UTC\b)){_ZONE}",
    re.IGNORECASE,
)
_CJK_TIME = re.compile(
    r"(?P<part>上午|下午|晚上|午前|午後)?(?P<h>\d{1,2})[时時点點](?:(?P<min>\d{1,2})分|(?P<thirty>半))?"
)
_NAMED = re.compile(rf"(?<!\w)(?:{either(NAMED_TIMES)})(?!\w)|正午|午夜|零点", re.IGNORECASE)
_LATIN_DAYS = [day for day in DAYS if ord(day[0]) < 0x2E80]
_CJK_DAYS = sorted((day for day in DAYS if ord(day[0]) >= 0x2E80), key=len, reverse=True)
_DAY = re.compile(
    rf"(?<![\w-])(?:{either(_LATIN_DAYS)})(?![\w-])|{'|'.join(_CJK_DAYS)}",
    re.IGNORECASE,
)
_LETTERS = re.compile(r"[^\W\d_]+")
_CJK_DAY = re.compile("|".join(_CJK_DAYS))
_SHORT_DAY = re.compile(rf"(?<=[a-z,] )(?:{either(_SHORT_DAYS)})\b\.?")


def _months(text: str) -> Iterator[tuple[int, int, tuple[Date, ...]]]:
    """“In April”: a month without its day."""
    for match in _IN_MONTH.finditer(text) if _BEFORE_MONTH.search(text) else ():
        if match["m"][0].isupper() or match["m"].casefold() not in _ENGLISH_MONTHS:
            yield match.start("m"), match.end("m"), ((None, MONTHS[match["m"].casefold()], None),)


def _edges(text: str) -> Iterator[tuple[int, int, tuple[Date, ...]]]:
    """“Ende Juni”, 六月底; and 六月三十日, which is written without a digit."""
    for match in _EDGE.finditer(text) if _EDGES.search(text) else ():
        if match["m"] is None or match["m"][0].isupper() or match["m"].casefold() not in _ENGLISH_MONTHS:
            year = match["y"] or match["year"]
            yield (
                match.start(),
                match.end(),
                ((int(year) if year else None, MONTHS[match["m"].casefold()] if match["m"] else None, None),),
            )
    for match in _CJK_EDGE.finditer(text) if "月" in text else ():
        month = int(match["m"]) if match["m"].isdigit() else _CJK_NUMBERS[match["m"]]
        yield match.start(), match.end(), ((int(match["y"]) if match["y"] else None, month, None),)
    for match in _CJK_SPELT.finditer(text) if "月" in text else ():
        yield match.start(), match.end(), ((None, _CJK_NUMBERS[match["m"]], _CJK_NUMBERS[match["d"]]),)


def dates(text: str) -> Iterator[tuple[int, int, tuple[Date, ...]]]:
    """The dates in a text as (start, end, readings); 04/05/2026 has two readings, every other form has one."""
    yield from _months(text)
    yield from _edges(text)
    if not any(map(str.isdigit, text)):
        return
    if _DATED.search(text) is None:
        return
    for pattern in (_ISO, _CJK_DATE, _DAY_MONTH, _MONTH_DAY, _MONTH_YEAR, _DOTTED):
        for match in pattern.finditer(text):
            date = _date(match.groupdict())
            if date is not None:
                yield match.start(), match.end(), (date,)
    for match in _ORDINAL.finditer(text):
        yield match.start(), match.end(), ((None, None, int(match["d"])),)
    for match in _SLASHED.finditer(text):
        readings = _either(int(match["p"]), int(match["q"]), int(match["y"]))
        if readings:
            yield match.start(), match.end(), readings


def _date(found: dict[str, str | None]) -> Date | None:
    year, month, day = found.get("y"), found["m"] or "", found.get("d")
    number = int(month) if month.isdigit() else MONTHS[month.casefold()]
    if not 1 <= number <= 12 or (day is not None and not 1 <= int(day) <= 31):
        return None
    return (int(year) if year else None, number, int(day) if day else None)


def _either(p: int, q: int, year: int) -> tuple[Date, ...]:
    pairs = {(month, day) for month, day in ((p, q), (q, p)) if 1 <= month <= 12 and 1 <= day <= 31}
    return tuple((year, month, day) for month, day in sorted(pairs))


_TIMED = re.compile(
    rf"{SPOKEN}|\d[:h.]\d|\d\s*[ap]\.?m\b|\d\s*(?:Uhr|часов)|[时時点點]|\b(?:at|à|las|um|в) \d|"
    rf"\b(?:{either(name for name in NAMED_TIMES if ord(name[0]) < 0x2E80)})\b|正午|午夜|零点",
    re.IGNORECASE,
)
"""What every time of day holds."""


def clocks(text: str) -> Iterator[tuple[int, int, tuple[Clock, ...]]]:
    """The times of day in a text as (start, end, readings); “at 9” may be morning or evening."""
    if _TIMED.search(text) is None:
        return
    for match in _NAMED.finditer(text):
        yield match.start(), match.end(), ((NAMED_TIMES[match[0].casefold()], None),)
    yield from spoken(text)
    if not any(map(str.isdigit, text)):
        return
    for pattern in (_COLON, _HALF, _UHR, _CJK_TIME):
        for match in pattern.finditer(text):
            clock = _clock(match.groupdict())
            if clock is not None:
                yield match.start(), match.end(), (clock,)
    for match in _AT.finditer(text):
        hour, zone = int(match["h"]), _offset(match["zone"])
        if hour <= 24:
            hours = (hour, hour + 12) if hour < 12 else (hour % 24,)
            yield match.start(), match.end(), tuple((h * 60, zone) for h in hours)


def _clock(found: dict[str, str | None]) -> Clock | None:
    hour, minute = int(found["h"] or 0), int(found.get("min") or (30 if found.get("thirty") else 0))
    half = (found.get("half") or "").casefold()[:1]
    late = half == "p" or found.get("part") in ("下午", "晚上", "午後")
    if hour > 24 or minute > 59 or (half and hour > 12):
        return None
    if half == "a" and hour == 12:
        hour = 0
    elif late and hour < 12:
        hour += 12
    return (hour % 24 * 60 + minute, _offset(found.get("zone")))


def _offset(zone: str | None) -> int | None:
    if zone is None:
        return None
    if zone.casefold() in ZONES:
        return ZONES[zone.casefold()]
    digits = zone[1:].replace(":", "")
    return (-1 if zone[0] == "-" else 1) * (int(digits[:2]) * 60 + int(digits[2:]))


def _may_name_a_day(text: str) -> bool:
    """A cheap look: most texts name none."""
    return not DAYS.keys().isdisjoint(_LETTERS.findall(text.casefold())) or _CJK_DAY.search(text) is not None


def weekdays(text: str) -> Iterator[tuple[int, int, int]]:
    """The weekdays in a text as (start, end, number), Monday 0."""
    for match in _DAY.finditer(text) if _may_name_a_day(text) else ():
        yield match.start(), match.end(), DAYS[match[0].casefold()]
    for match in _SHORT_DAY.finditer(text):
        yield match.start(), match.end(), _SHORT_DAYS[match[0].rstrip(".")]


def dates_differ(a: Date, b: Date) -> bool:
    """Both name a part (year, month or day), and not the same one."""
    return any(x is not None and y is not None and x != y for x, y in zip(a, b, strict=True))


def clocks_differ(a: Clock, b: Clock) -> bool:
    """Another moment of the day: in UTC where both name their zone, as written where one doesn't."""
    if a[1] is not None and b[1] is not None:
        return (a[0] - a[1]) % 1440 != (b[0] - b[1]) % 1440
    return a[0] != b[0]
