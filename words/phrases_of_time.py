"""The table of ways in which a time is named, in seven languages: a pattern, how it is read, and whether it is clear.

It is as long as the languages make it: one row a way of saying it, with texts in which it is found and texts in which it isn't.
Seasons, quarters and parts of a month stand in `words/phrases_of_years.py`.
"""

from __future__ import annotations

import re
from datetime import datetime
from typing import TYPE_CHECKING, Final

from words import spans
from words.calendar import (
    CHINESE_WEEKDAYS,
    DAYS,
    HALVES,
    HAN_MONTHS,
    LATELY,
    LONG,
    MONTHS,
    NUMBERS,
    SEASONS,
    SHORT,
    UNITS,
    WEEKDAYS,
    choice,
)
from words.phrase_of_time import (
    HALF,
    HAN_HALF,
    HAN_MONTH,
    HAN_NUMBER,
    LATIN_DAY,
    LENGTH,
    MONTH,
    NOR_BEHIND,
    NOT_IN_A_NAME,
    NUMBER,
    PERIOD,
    SEASON,
    Phrase,
)
from words.phrase_of_time import pattern_of as _pattern
from words.phrases_of_years import YEARS

if TYPE_CHECKING:
    from words.spans import Span


def _number(text: str) -> int:
    return int(text) if text.isdecimal() else NUMBERS[text.casefold()]


def _unit(text: str) -> str:
    return UNITS[" ".join(text.casefold().split()).replace(" ", "_") if " " in text else text.casefold()]


def _iso(found: re.Match[str], _: datetime) -> Span | None:
    return spans.of_date(int(found[1]), int(found[2]), int(found[3]))


def _iso_month(found: re.Match[str], _: datetime) -> Span | None:
    return spans.of_month(int(found[1]), int(found[2])) if 1 <= int(found[2]) <= 12 else None


def _years(found: re.Match[str], _: datetime) -> Span | None:
    first, last = (spans.year(datetime(int(each), 1, 1)) for each in found.groups())  # noqa: DTZ001 - local
    return (first[0], last[1]) if first < last else None


def _dotted(found: re.Match[str], _: datetime) -> Span | None:
    return spans.of_date(int(found[3]), int(found[2]), int(found[1]))


def _date(day: str, name: int, year: str | None, at: datetime) -> Span | None:
    return spans.past_date(at, name, int(day)) if year is None else spans.of_date(int(year), name, int(day))


def _day_month(found: re.Match[str], at: datetime) -> Span | None:
    return _date(found[1], MONTHS[found[2].casefold()], found[3], at)


def _month_day(found: re.Match[str], at: datetime) -> Span | None:
    return _date(found[2], MONTHS[found[1].casefold()], found[3], at)


def _han_date(found: re.Match[str], at: datetime) -> Span | None:
    return _date(found[3], int(found[2]), found[1], at) if 1 <= int(found[2]) <= 12 else None


def _in_month(found: re.Match[str], at: datetime) -> Span | None:
    name = MONTHS[found[1].casefold()]
    return spans.past_month(at, name) if found[2] is None else spans.of_month(int(found[2]), name)


def _han_month(found: re.Match[str], at: datetime) -> Span | None:
    name = int(found[2]) if found[2].isdecimal() else HAN_MONTHS[found[2]]
    if not 1 <= name <= 12:
        return None
    return spans.past_month(at, name) if found[1] is None else spans.of_month(int(found[1]), name)


def _this_weekday(found: re.Match[str], at: datetime) -> Span:
    return spans.past_weekday(at, WEEKDAYS[found[1].casefold()], today=True)


def _this_period(found: re.Match[str], at: datetime) -> Span:
    return spans.UNITS[_unit(found[1])](at, 0)


def _ago(found: re.Match[str], at: datetime) -> Span:
    return spans.ago(at, _number(found[1]), _unit(found[2]))


def _day_word(found: re.Match[str], at: datetime) -> Span:
    return spans.day(at, DAYS[found[1].casefold()])


def _half(found: re.Match[str], at: datetime) -> Span:
    return spans.hours(spans.day(at, DAYS[found[1].casefold()]), HALVES[found[2].casefold()])


def _this_half(found: re.Match[str], at: datetime) -> Span:
    return spans.hours(spans.day(at), HALVES[found[1].casefold()])


def _last_night(_: re.Match[str], at: datetime) -> Span:
    return spans.hours(spans.day(at, -1), HALVES["night"])


def _early(_: re.Match[str], at: datetime) -> Span:
    return spans.hours(spans.day(at), HALVES["morning"])


def _tonight(_: re.Match[str], at: datetime) -> Span:
    return spans.hours(spans.day(at), HALVES["night"])


def _short(_: re.Match[str], at: datetime) -> Span:
    return spans.lately(at, SHORT)


def _lately(_: re.Match[str], at: datetime) -> Span:
    return spans.lately(at, LATELY)


def _long_ago(_: re.Match[str], at: datetime) -> Span:
    return datetime(1, 1, 1), spans.midnight(at) - LONG * spans.DAY  # noqa: DTZ001 - local


def _before_last(text: str) -> str:
    return _HAN_PERIODS.get(text) or _unit(text)


_HAN_PERIODS: Final = {
    "前年": "year", "一昨年": "year", "周": "week", "星期": "week", "礼拜": "week", "週": "week", "月": "month", "去年": "year",
    "昨年": "year", "今年": "year",
    "季度": "quarter",
}  # fmt: skip

PHRASES: Final[tuple[Phrase, ...]] = (
    Phrase(
        name="iso-date",
        pattern=_pattern(rf"{NOT_IN_A_NAME}(\d{{4}})-(\d\d)-(\d\d){NOR_BEHIND}"),
        read=_iso,
        found=("what happened on 2026-03-01?", "seit 2026-03-01"),
        absent=("backups/2026-03-01.tar", "release-2026-03-01", "2026-13-01", "SR-2026-03-01-b"),
    ),
    Phrase(
        name="iso-month",
        pattern=_pattern(rf"{NOT_IN_A_NAME}((?:19|20)\d\d)-(\d\d){NOR_BEHIND}"),
        read=_iso_month,
        found=("the outages of 2026-03",),
        absent=("2026-31", "ticket 4026-03", "the range 2026-2030"),
    ),
    Phrase(
        name="dotted-date",
        pattern=_pattern(rf"{NOT_IN_A_NAME}(\d{{1,2}})\.(\d{{1,2}})\.((?:19|20)\d\d){NOR_BEHIND}"),
        read=_dotted,
        found=("am 3.5.2026", "03.11.2026"),
        absent=("version 3.5.2", "10.0.2026.4", "45.5.2026"),
    ),
    Phrase(
        name="day-month",
        pattern=_pattern(rf"{NOT_IN_A_NAME}(\d{{1,2}})(?:st|nd|rd|th|er|º|\.)?\s+(?:of\s+|de\s+)?{MONTH}\b(?:,?\s+(?:de\s+)?((?:19|20)\d\d)\b)?"),
        read=_day_month,
        found=("on 3 March", "the 3rd of March 2025", "am 3. März", "le 3 mars", "el 3 de marzo de 2025", "3 марта"),
        absent=("31 February", "3 marches", "port 5432 may"),
    ),
    Phrase(
        name="month-day",
        pattern=_pattern(rf"\b{MONTH}\s+(\d{{1,2}})(?:st|nd|rd|th)?(?![\w:.]\d|\d|\s*%)\b(?:,?\s+((?:19|20)\d\d)\b)?"),
        read=_month_day,
        found=("on March 3", "May 3rd, 2025"),
        absent=("March 40", "it may 5x the load", "march 10:30"),
    ),
    Phrase(
        name="han-date",
        pattern=_pattern(r"(?:((?:19|20)\d\d)年)?(\d{1,2})月(\d{1,2})[日号]"),
        read=_han_date,
        found=("3月5日发生了什么", "2025年12月31日の障害"),
        absent=("3个月5天", "13月5日"),
    ),
    Phrase(
        name="han-month",
        pattern=_pattern(rf"(?:((?:19|20)\d\d)年)?(?<![\d一二三四五六七八九十]){HAN_MONTH}月(?![\d前后後])"),
        read=_han_month,
        found=("5月我们做了什么", "2025年12月の障害", "五月", "十二月"),
        absent=("3个月", "13月", "三个月"),
    ),
    Phrase(
        name="in-month",
        pattern=_pattern(rf"\b(?:in|im|en|during|since|last|this|letzten|во?|с)\s+{MONTH}\b(?:\s+(?:de\s+)?((?:19|20)\d\d)\b)?(?!\s*\d)"),
        read=_in_month,
        found=("what broke in May", "in May 2024", "last September", "im März", "en mars", "en marzo de 2025", "в мае"),
        absent=("may I deploy", "we march on", "in March 3", "the mars rover"),
    ),
    Phrase(
        name="month-year",
        pattern=_pattern(rf"\b{MONTH}\s+(?:de\s+)?((?:19|20)\d\d)\b"),
        read=_in_month,
        found=("the outage of May 2024", "März 2025"),
        absent=("May 20240", "maybe 2024"),
    ),
    Phrase(
        name="year",
        pattern=_pattern(r"(?:\b(?:in|en|during|im\s+Jahr|во?)\s+((?:19|20)\d\d)(?=\s*(?:[?.!,;)]|$|году))|((?:19|20)\d\d)年)"),
        read=lambda found, _: spans.year(datetime(int(found[1] or found[2]), 1, 1)),  # noqa: DTZ001 - local
        found=("which provider did we use in 2024?", "в 2024 году", "2024年"),
        absent=("in 2024 rows", "port 2024", "in 3024?"),
    ),
    Phrase(
        name="years",
        pattern=_pattern(
            r"\b(?:in|during|over|from|of|for|(?:the\s+|les\s+|los\s+|die\s+)?(?:years?|period|jahren?|années|años|годы|годах)"
            r"|happened|changed|occurred|passiert|geschehen|passé|произошло)\s+((?:19|20)\d\d)\s*[-–—/]\s*((?:19|20)\d\d)"
            r"(?=\s*(?:[?.!,;)]|$|годах))"
        ),
        read=_years,
        found=("what happened 2020-2024?", "in 2019–2021", "the years 2019 - 2021", "die Jahre 2019-2021"),
        absent=("ports 1990-2020", "2019-2021", "in 2020-2048 chunks", "in 2021-2019", "open 1990-2020"),
    ),
    Phrase(
        name="last-weekday",
        pattern=_pattern(
            rf"\b(?:last|past|letzten|letzte[rs]?|vergangenen|прошл\w+)\s+{LATIN_DAY}\b(?![\-/]\w)"
            rf"|\b(?:(?:el|le)\s+)?{LATIN_DAY}\s+(?:dernier|passé|pasado)\b"
        ),
        read=lambda found, at: spans.past_weekday(at, WEEKDAYS[(found[1] or found[2]).casefold()], today=False),
        found=("last Tuesday", "letzten Dienstag", "mardi dernier", "el martes pasado", "в прошлый вторник"),
        absent=("last tuesdays", "the last friday-deploy", "dernier cri"),
    ),
    Phrase(
        name="weekday-of-last-week",
        pattern=_pattern(r"(?:上(?:个|個)?(?:周|週|星期|礼拜)([一二三四五六日天])|先週の?([月火水木金土日])曜)"),
        read=lambda found, at: spans.day(
            spans.week(at, -1)[0], (CHINESE_WEEKDAYS[found[1]] if found[1] else WEEKDAYS[found[2]]) - 1
        ),
        found=("上周二", "上个星期三", "先週の火曜日"),
        absent=("上周", "火曜日"),
    ),
    Phrase(
        name="weekday",
        pattern=_pattern(rf"\b(?:on|am|во?|le|el)\s+{LATIN_DAY}\b(?![\-/]\w)"),
        read=_this_weekday,
        clear=False,
        found=("what did we deploy on Tuesday?", "am Dienstag", "во вторник", "el martes"),
        absent=("we never deploy on Fridays", "tuesday-report", "a Tuesday"),
    ),
    Phrase(
        name="weekday-han",
        pattern=_pattern(r"(?<![上下每各先])(?:个|個)?(?:(?:周|週|星期|礼拜)([一二三四五六日天])|([月火水木金土日])曜日?)"),
        read=lambda found, at: spans.past_weekday(
            at, CHINESE_WEEKDAYS[found[1]] if found[1] else WEEKDAYS[found[2]], today=True
        ),
        clear=False,
        found=("周二我们部署了什么", "星期天", "火曜日に"),
        absent=("每周二", "上周", "曜日"),
    ),
    Phrase(
        name="part-of-a-weekday",
        pattern=_pattern(rf"\b(?:(?:on|last|am|letzten|le|el)\s+)?{LATIN_DAY}[\s-]*(?:in\s+the\s+|por\s+la\s+|au\s+)?{HALF}\b"),
        read=lambda found, at: spans.hours(
            spans.past_weekday(at, WEEKDAYS[found[1].casefold()], today=True), HALVES[found[2].casefold()]
        ),
        found=("on Monday morning", "Friday afternoon", "Montag Abend", "Dienstagabend", "lundi matin", "el martes por la tarde"),
        absent=("Monday", "on Friday nights out"),
    ),
    Phrase(
        name="jour",
        pattern=_pattern(r"\b(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b(?![\-/]\w)"),
        read=_this_weekday,
        clear=False,
        only="fr",
        found=("qu'avons-nous décidé mardi ?",),
        absent=("mardis",),
    ),
    Phrase(
        name="within",
        pattern=_pattern(
            rf"\b(?:(?:in|over|during|within)\s+the\s+(?:last|past)|in\s+den\s+letzten)\s+(?:{NUMBER}\s+)?{LENGTH}\b|\b(?:the|this)\s+past\s+{PERIOD}\b"
        ),
        read=lambda found, at: spans.within(at, _number(found[1] or "1"), _unit(found[2] or found[3])),
        found=("in the last two weeks", "over the past month", "the past week", "in den letzten drei Monaten",
            "in the past 48 hours"),
        absent=("last week", "in the last resort"),
    ),
    Phrase(
        name="within-so-many",
        pattern=_pattern(
            rf"\b(?:the\s+(?:last|past)|die\s+letzten|(?:les|ces)|(?:en\s+)?l[oa]s\s+últim[oa]s|за\s+последн\w+)"
            rf"\s+{NUMBER}\s+(?:derni[eè]re?s\s+)?{LENGTH}\b"
        ),
        read=lambda found, at: spans.within(at, _number(found[1]), _unit(found[2])),
        found=("the last three days", "die letzten drei Tage", "ces trois derniers jours", "los últimos dos meses",
            "за последние две недели"),
        absent=("the last three rows", "the last row"),
    ),
    Phrase(
        name="within-han",
        pattern=_pattern(rf"(?:最近|过去|過去|这|この){HAN_NUMBER}\s*(天|日|个?星期|个?礼拜|周|週間|个?月|か月|ヶ月|カ月|年|小时|時間)(?:間|间)?(?![前后後])"),
        read=lambda found, at: spans.within(at, _number(found[1]), _unit(found[2])),
        found=("最近三天", "过去两周", "過去3日間", "この二週間"),
        absent=("最近", "三天"),
    ),
    Phrase(
        name="last-period",
        pattern=_pattern(
            rf"\b(?:last|previous|letzte[nrs]?|vergangene[nrs]?|vorige[nrs]?|прошл\w+)\s+{PERIOD}\b"
            rf"|\b{PERIOD}\s+(?:dernière|dernier|passée|passé|pasada|pasado)\b"
        ),
        read=lambda found, at: spans.UNITS[_unit(found[1] or found[2])](at, -1),
        found=(
            "last week", "letzte Woche", "im letzten Jahr", "la semaine dernière", "le mois dernier",
            "la semana pasada", "el año pasado", "на прошлой неделе", "в прошлом году", "last weekend",
        ),
        absent=("the last weekly report", "last resort", "weekday"),
    ),
    Phrase(
        name="last-period-han",
        pattern=_pattern(r"(?<!上)(?:上(?:个|個)?(周|星期|礼拜|月|季度)(?![一二三四五六日天末])|先(週)(?!末)|先(月)|(去年)|(昨年))"),
        read=lambda found, at: spans.UNITS[_HAN_PERIODS[next(filter(None, found.groups()))]](at, -1),
        found=("上周我们做了什么", "上个月", "先週", "先月の障害", "去年", "昨年"),
        absent=("上周二", "周", "月"),
    ),
    Phrase(
        name="this-period",
        pattern=_pattern(rf"\b(?:this|diese[nrsm]?|cette|ce|cet|esta|este|эт\w+)\s+{PERIOD}\b"),
        read=_this_period,
        found=("this week", "diese Woche", "cette semaine", "este mes", "на этой неделе"),
        absent=("this weekly", "this one"),
    ),
    Phrase(
        name="this-period-han",
        pattern=_pattern(r"(?:[这這本](?:个|個)?(周|星期|礼拜|月|季度)(?!末)|今(週)(?!末)|今(月)|(今年))"),
        read=lambda found, at: spans.UNITS[_HAN_PERIODS[next(filter(None, found.groups()))]](at, 0),
        found=("这周", "本月", "今週", "今年"),
        absent=("周", "今"),
    ),
    Phrase(
        name="ago",
        pattern=_pattern(
            rf"\b(?:{NUMBER}\s+{LENGTH}\s+(?:ago|назад)\b|(?:vor|il\s+y\s+a|hace)\s+{NUMBER}\s+{LENGTH}\b)"
        ),
        read=lambda found, at: spans.ago(at, _number(found[1] or found[3]), _unit(found[2] or found[4])),
        found=(
            "two days ago", "a week ago", "ten minutes ago", "3 months ago", "vor zwei Wochen", "il y a trois jours", "hace 2 días",
            "два дня назад", "an hour ago",
        ),
        absent=("two days", "ago", "vor dem Umzug", "hace calor", "in two days"),
    ),
    Phrase(
        name="ago-han",
        pattern=_pattern(rf"{HAN_NUMBER}\s*(天|日|个?星期|个?礼拜|周|週間|个?月|か月|ヶ月|カ月|年|小时|時間|分钟|分)(?:之?前|以前)"),
        read=_ago,
        found=("三天前", "2个月前", "3日前", "二週間前"),
        absent=("三天", "前天"),
    ),
    Phrase(
        name="half-an-hour-ago",
        pattern=_pattern(
            r"\b(?:half\s+an\s+hour\s+ago|vor\s+einer\s+halben\s+stunde|il\s+y\s+a\s+une\s+demi-heure|hace\s+media\s+hora|полчаса\s+назад)\b|半个?小时前|半時間前"
        ),
        read=lambda _, at: spans.ago(at, 30, "minute"),
        found=("half an hour ago", "vor einer halben Stunde", "hace media hora", "полчаса назад", "半小时前"),
        absent=("half an hour", "an hour ago"),
    ),
    Phrase(
        name="some-time-ago",
        pattern=_pattern(
            rf"\b(?:(?:a\s+few|some|several|many)\s+{PERIOD}\s+ago|vor\s+(?:ein\s+paar|einigen|mehreren)\s+{PERIOD}|il\s+y\s+a\s+quelques\s+{PERIOD}"
            rf"|hace\s+(?:unos|unas|algunos|algunas|varios|varias)\s+{PERIOD}|несколько\s+{PERIOD}\s+назад)\b|[几幾数](个?星期|个?月|周|週間|か月|ヶ月|年)前"
        ),
        read=lambda found, at: spans.some(at, _unit(next(filter(None, found.groups()))), 2, 6),
        clear=False,
        found=("a few weeks ago", "several months ago", "vor ein paar Wochen", "il y a quelques mois", "hace unas semanas",
            "несколько недель назад", "几个月前"),
        absent=("a few weeks", "a few rows ago"),
    ),
    Phrase(
        name="a-couple-ago",
        pattern=_pattern(rf"\b(?:a\s+couple\s+of\s+{PERIOD}\s+ago|a\s+(fortnight)\s+ago)\b"),
        read=lambda found, at: spans.some(at, "week", 2, 2) if found[2] else spans.some(at, _unit(found[1]), 1, 3),
        clear=False,
        found=("a couple of weeks ago", "a fortnight ago"),
        absent=("a couple of weeks", "fortnightly"),
    ),
    Phrase(
        name="before-last",
        pattern=_pattern(
            rf"\b(?:the\s+{PERIOD}\s+before\s+last|(?:vorletzte[nrs]?|позапрошл\w+)\s+{PERIOD}|avant-derni[eè]re?\s+{PERIOD}|{PERIOD}\s+antepasad[oa])\b"
            r"|上上个?(周|星期|礼拜|月)|先々(週|月)|(前年|一昨年)"
        ),
        read=lambda found, at: spans.UNITS[_before_last(next(filter(None, found.groups())))](at, -2),
        found=("the week before last", "vorletzte Woche", "la semana antepasada", "на позапрошлой неделе",
            "上上周", "先々月", "前年"),
        absent=("before last", "上周"),
    ),
    Phrase(
        name="day-before-yesterday",
        pattern=_pattern(r"\bthe\s+day\s+before\s+yesterday\b"),
        read=lambda _, at: spans.day(at, -2),
        found=("the day before yesterday",),
        absent=("before yesterday",),
    ),
    Phrase(
        name="weekend",
        pattern=_pattern(
            r"\b(?:(?:over|at|on|during)\s+the\s+weekend|am\s+wochenende|le\s+week-?end|(?:en\s+)?el\s+fin\s+de\s+semana|на\s+выходных)\b(?!\s+(?:dernier|passé|pasado))"
            r"|(?<![上下每先])(?:周末|週末)"
        ),
        read=lambda _, at: spans.past_weekend(at),
        found=("over the weekend", "am Wochenende", "el fin de semana", "на выходных", "周末"),
        absent=("weekend", "weekends"),
    ),
    Phrase(
        name="part-of-a-day",
        pattern=_pattern(
            rf"\b(today|yesterday|heute|gestern|vorgestern|hier|avant-hier|ayer|сегодня|вчера)\s+(?:in\s+the\s+|por\s+la\s+|au\s+)?{HALF}\b"
        ),
        read=_half,
        found=("yesterday morning", "gestern Abend", "hier soir", "ayer por la tarde", "вчера вечером"),
        absent=("yesterday", "morning"),
    ),
    Phrase(
        name="part-of-a-day-han",
        pattern=_pattern(rf"(今天|昨天|前天|今日|昨日|きのう){HAN_HALF}"),
        read=_half,
        found=("昨天下午", "今天早上", "昨日の夜"),
        absent=("昨天", "下午"),
    ),
    Phrase(
        name="this-part",
        pattern=_pattern(r"\b(?:this|ce|cet|cette|esta)\s+(morning|afternoon|evening|matin|après-midi|soir|nuit|mañana|tarde|noche)\b"),
        read=_this_half,
        found=("this morning", "ce matin", "esta tarde"),
        absent=("good morning", "this one"),
    ),
    Phrase(
        name="last-night",
        pattern=_pattern(r"\b(?:last\s+night|letzte\s+nacht|anoche|la\s+nuit\s+dernière)\b|昨晚|昨夜|昨晩"),
        read=_last_night,
        found=("what failed last night?", "letzte Nacht", "anoche", "昨晚", "昨夜"),
        absent=("last nightly build", "a night"),
    ),
    Phrase(
        name="early",
        pattern=_pattern(r"今早|今朝"),
        read=_early,
        found=("今早", "今朝のデプロイ"),
        absent=("早上",),
    ),
    Phrase(
        name="tonight",
        pattern=_pattern(r"\btonight\b|今晚|今夜|今晩"),
        read=_tonight,
        found=("tonight", "今晚"),
        absent=("tonights", "night"),
    ),
    Phrase(
        name="day-word",
        pattern=_pattern(
            rf"{NOT_IN_A_NAME}\b{choice(w for w in DAYS if (w.isascii() and w != 'hier') or 'а' <= w[0] <= 'я')}\b(?![\-/.]\w)"
            rf"|{choice(w for w in DAYS if w[0] > '⺀')}"
        ),
        read=lambda found, at: spans.day(at, DAYS[(found[1] or found[2]).casefold()]),
        found=("what did we decide yesterday?", "vorgestern", "aujourd'hui", "ayer", "позавчера", "昨天", "おととい"),
        absent=("yesterday.log", "backups/today", "yesterdays", "daily"),
    ),
    Phrase(
        name="hier",
        pattern=_pattern(r"\b(?<!avant-)(hier)\b(?![\-/.]\w)"),
        read=_day_word,
        only="fr",
        found=("qu'est-ce que nous avons décidé hier ?",),
        absent=("hierarchy", "avant-hier"),
    ),
    Phrase(
        name="a-few-days-ago",
        pattern=_pattern(
            r"\b(?:(?:a\s+few|some|several|a\s+couple\s+of)\s+days\s+ago|the\s+other\s+day|vor\s+(?:ein\s+paar|einigen)\s+tagen|neulich"
            r"|il\s+y\s+a\s+quelques\s+jours|l'autre\s+jour|hace\s+(?:unos|algunos)\s+días|на\s+днях)\b|前几天|几天前|先日|この間|数日前"
        ),
        read=_short,
        clear=False,
        found=("a few days ago", "the other day", "neulich", "il y a quelques jours", "на днях", "前几天", "先日"),
        absent=("a few days", "two days ago"),
    ),
    Phrase(
        name="lately",
        pattern=_pattern(r"\b(?:recently|lately|kürzlich|récemment|dernièrement|recientemente|hace\s+poco|недавно)\b|最近"),
        read=_lately,
        clear=False,
        found=("what have we changed recently?", "kürzlich", "récemment", "недавно", "最近"),
        absent=("recent", "most_recently_used"),
    ),
    Phrase(
        name="long-ago",
        pattern=_pattern(r"\b(?:(?:a\s+)?long\s+(?:time\s+)?ago|ages\s+ago|vor\s+langer\s+zeit|il\s+y\s+a\s+longtemps|hace\s+mucho|давно)\b|很久以前|ずっと前"),
        read=_long_ago,
        clear=False,
        found=("a long time ago", "ages ago", "vor langer Zeit", "давно"),
        absent=("as long as", "ago"),
    ),
    *YEARS,
)  # fmt: skip
"""Of two that begin at the same place the longer one counts, and of those at different places the first."""

_WHOLE_MONTH = choice(name for name in MONTHS if len(name) > 3 or name in {"may", "mai", "май", "мае", "мая"})

BARE: Final[tuple[Phrase, ...]] = (
    Phrase(
        name="bare-month",
        pattern=_pattern(rf"{_WHOLE_MONTH}\b(?:\s+(?:(?:of|de|del)\s+)?((?:19|20)\d\d)\b)?(?!\s*\d)"),
        read=_in_month,
        found=("May", "März 2025", "mayo", "мая"),
        absent=("mayor", "May 5"),
    ),
    Phrase(
        name="bare-year",
        pattern=_pattern(r"((?:19|20)\d\d)\b(?!\s*[-:/.]\d)(?:\s+года?\b)?"),
        read=lambda found, _: spans.year(datetime(int(found[1]), 1, 1)),  # noqa: DTZ001 - local
        found=("2023", "2023 года"),
        absent=("20230", "2023-05-01"),
    ),
    Phrase(
        name="bare-quarter",
        pattern=_pattern(r"Q([1-4])\b(?:[\s/]+(?:of\s+)?((?:19|20)\d\d)\b)?"),
        read=lambda found, at: (
            spans.of_quarter(int(found[2]), int(found[1])) if found[2] else spans.past_quarter(at, int(found[1]))
        ),
        found=("Q3", "Q1 2025"),
        absent=("Q5",),
    ),
    Phrase(
        name="bare-weekday",
        pattern=_pattern(rf"{LATIN_DAY}\b(?![\-/]\w)"),
        read=_this_weekday,
        clear=False,
        found=("Monday", "Dienstag"),
        absent=("mondays",),
    ),
    Phrase(
        name="bare-season",
        pattern=_pattern(rf"{SEASON}\b"),
        read=lambda found, at: spans.past_season(at, SEASONS[found[1].casefold()]),
        found=("summer", "Frühjahr"),
        absent=("summers",),
    ),
)  # fmt: skip
"""Times without a word that makes one of them: read only behind an edge or in a range, where nothing else is meant."""

_ARTICLE = r"(?:the\s+|dem\s+|der\s+|den\s+|zum\s+|le\s+|la\s+|el\s+)?"

EDGES: Final = {
    "before": _pattern(
        rf"\b(?:before|until|till|vor|bis|avant|jusqu'(?:à|au|en)|antes\s+de(?:l)?|hasta|до|перед)\s+{_ARTICLE}"
    ),
    "after": _pattern(rf"\b(?:after|since|nach|seit|depuis|après|desde|después\s+de(?:l)?|с|со|после)\s+{_ARTICLE}"),
}
"""What stands right before a time and takes all that was before it, or all since."""

OPENERS: Final = _pattern(rf"\b(?:between|from|zwischen|von|vom|entre|de|du|d['’]|desde|между|с|со|от)\s*{_ARTICLE}")
JOINERS: Final = _pattern(
    rf"\s*(?:\b(?:and|to|until|till|through|und|bis|et|à|au|jusqu'(?:à|au|en)|y|hasta|a|и|по|до)\s+{_ARTICLE}|[–—-]\s*)"
)
HAN_JOINERS: Final = re.compile(r"\s*(?:到|至|から|〜|~|和|与)\s*")
"""“from … to …”: what stands before, and between, two times that are one."""

HAN_EDGES: Final = {
    "before": re.compile(r"\s*(?:之前|以前|より前|まで)"),
    "after": re.compile(r"\s*(?:之后|以后|以来|以降|から)"),
}
"""The same where it stands behind."""

HAN_RANGE: Final = (re.compile(r"[从從自在]$"), re.compile(r"(?:之?间|期间|的时候|の間|まで)"))
"""What may stand before and behind a range in Chinese or Japanese."""

ANCHOR: Final = _pattern(
    r"\b(?:(?P<before>before|vor\s+(?:dem|der)|avant|antes\s+de(?:l)?|до|перед)"
    r"|(?P<after>after|since|nach\s+(?:dem|der)|seit\s+(?:dem|der)|après|depuis|después\s+de(?:l)?|desde|после))"
    r"\s+(?P<what>(?:[^\s,.;:?!()]+\s*){1,4})(?P<noun>)"
)
"""“before the migration”: a time that is known only by what happened then."""

HAN_ANCHOR: Final = re.compile(
    r"(?:[在于自从](?P<what>[一-鿿ァ-ヺー]{2,8}?)|(?P<noun>[一-鿿ァ-ヺー]{2,8}?)(?=の|之))の?"
    r"(?:(?P<before>之?前|以前)|(?P<after>之?后|之?後|以后|以後|以来|以降))"
)
"""The same in Chinese and Japanese: “在迁移之前”, “移行の前”."""
