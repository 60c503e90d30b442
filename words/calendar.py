"""The names of months, weekdays, parts of a day and numbers, in the seven languages whose time words are read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


def _numbered(*lists: str) -> dict[str, int]:
    """Lists in one order, each word with its place from 1 on; "a/b" are two words for one place."""
    return {word: place for names in lists for place, each in enumerate(names.split(), 1) for word in each.split("/")}


MONTHS: Final[Mapping[str, int]] = _numbered(
    "january/jan february/feb march/mar april/apr may june/jun july/jul august/aug september/sept/sep october/oct "
    "november/nov december/dec",
    "januar/jänner februar märz april mai juni juli august september oktober november dezember",
    "janvier février/fevrier mars avril mai juin juillet août/aout septembre octobre novembre décembre/decembre",
    "enero febrero marzo abril mayo junio julio agosto septiembre/setiembre octubre noviembre diciembre",
    "январь/января/январе февраль/февраля/феврале март/марта/марте апрель/апреля/апреле май/мая/мае июнь/июня/июне "
    "июль/июля/июле август/августа/августе сентябрь/сентября/сентябре октябрь/октября/октябре ноябрь/ноября/ноябре "
    "декабрь/декабря/декабре",
)

WEEKDAYS: Final[Mapping[str, int]] = _numbered(
    "monday tuesday wednesday thursday friday saturday sunday",
    "montag dienstag mittwoch donnerstag freitag samstag/sonnabend sonntag",
    "lundi mardi mercredi jeudi vendredi samedi dimanche",
    "lunes martes miércoles/miercoles jueves viernes sábado/sabado domingo",
    "понедельник вторник среду/среда четверг пятницу/пятница субботу/суббота воскресенье",
    "月 火 水 木 金 土 日",
)
"""From Monday, 1, to Sunday, 7. The signs are the Japanese ones."""

CHINESE_WEEKDAYS: Final[Mapping[str, int]] = _numbered("一 二 三 四 五 六 日/天")

NUMBERS: Final[Mapping[str, int]] = _numbered(
    "a/an/one two three four five six seven eight nine ten eleven twelve",
    "ein/einem/einer/einen/eine zwei drei vier fünf sechs sieben acht neun zehn",
    "un/une deux trois quatre cinq six sept huit neuf dix",
    "un/una dos tres cuatro cinco seis siete ocho nueve diez",
    "один/одну два/две три четыре пять шесть семь восемь девять десять",
    "一 二/两 三 四 五 六 七 八 九 十",
)

DAYS: Final[Mapping[str, int]] = {
    "today": 0, "yesterday": -1, "heute": 0, "gestern": -1, "vorgestern": -2, "aujourd'hui": 0, "hier": -1, "avant-hier": -2,
    "hoy": 0, "ayer": -1, "anteayer": -2, "antier": -2, "сегодня": 0, "вчера": -1, "позавчера": -2,
    "今天": 0, "昨天": -1, "前天": -2, "今日": 0, "昨日": -1, "きのう": -1, "一昨日": -2, "おととい": -2,
}  # fmt: skip
"""Days that have a word of their own, counted from today."""

HALVES: Final[Mapping[str, tuple[int, int]]] = {
    "morning": (5, 12), "afternoon": (12, 18), "evening": (18, 24), "night": (18, 30),
    "morgen": (5, 12), "früh": (5, 12), "vormittag": (5, 12), "nachmittag": (12, 18), "abend": (18, 24), "nacht": (18, 30),
    "matin": (5, 12), "après-midi": (12, 18), "soir": (18, 24), "nuit": (18, 30),
    "mañana": (5, 12), "tarde": (12, 20), "noche": (18, 30),
    "утром": (5, 12), "днём": (12, 18), "днем": (12, 18), "вечером": (18, 24), "ночью": (18, 30),
    "早上": (5, 12), "上午": (5, 12), "下午": (12, 18), "晚上": (18, 24),
    "の朝": (5, 12), "の午後": (12, 18), "の夜": (18, 30),
}  # fmt: skip
"""Hours from and to; those beyond 24 belong to the next day."""

UNITS: Final[Mapping[str, str]] = {
    form: unit
    for unit, forms in {
        "hour": "hour hours stunde stunden heure heures hora horas час часа часов 小时 時間",
        "day": "day days tag tage tagen jour jours día días dia dias день дня дней 天 日",
        "week": "week weeks woche wochen semaine semaines semana semanas неделю недели недель неделе "
        "周 星期 个星期 礼拜 个礼拜 週間",
        "month": "month months monat monate monaten mois mes meses месяц месяца месяцев месяце 月 个月 か月 ヶ月 カ月",
        "year": "year years jahr jahre jahren an ans année années año años год года году лет 年",
        "weekend": "weekend wochenende week-end fin_de_semana выходные 周末 週末",
    }.items()
    for form in forms.split()
}
"""Lengths of time, each form with the one it is a form of."""

SHORT: Final = 7
LATELY: Final = 21
LONG: Final = 90
"""Days: of “the other day”, of “recently”, and from which on something is “long ago”."""


def choice(words: Iterable[str]) -> str:
    """A group of a pattern that holds one of `words`, the longest first."""
    return "(" + "|".join(sorted((w.replace("_", " ") for w in words), key=lambda w: (-len(w), w))) + ")"
