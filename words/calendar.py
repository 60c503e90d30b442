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
    "январь/января/январе/январём февраль/февраля/феврале/февралём март/марта/марте/мартом "
    "апрель/апреля/апреле/апрелем май/мая/мае/маем июнь/июня/июне/июнем июль/июля/июле/июлем "
    "август/августа/августе/августом сентябрь/сентября/сентябре/сентябрём октябрь/октября/октябре/октябрём "
    "ноябрь/ноября/ноябре/ноябрём декабрь/декабря/декабре/декабрём",
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
    "今天": 0, "昨天": -1, "前天": -2, "大前天": -3, "さきおととい": -3, "今日": 0,
    "昨日": -1, "きのう": -1, "一昨日": -2, "おととい": -2,
}  # fmt: skip
"""Days that have a word of their own, counted from today."""

SEASONS: Final[Mapping[str, int]] = {
    form: month
    for month, forms in {
        3: "spring frühling frühjahr printemps primavera весной весна весны 春天 春季 春",
        6: "summer sommer été ete verano летом лето лета 夏天 夏季 夏",
        9: "autumn fall herbst automne otoño осенью осень осени 秋天 秋季 秋",
        12: "winter hiver invierno зимой зима зимы 冬天 冬季 冬",
    }.items()
    for form in forms.split()
}
"""Seasons of the northern half of the earth, each with its first month; it has three."""

ORDINALS: Final[Mapping[str, int]] = {
    **_numbered(
        "first second third fourth", "ersten zweiten dritten vierten", "premier deuxième troisième quatrième",
        "primer segundo tercer cuarto", "первом втором третьем четвёртом/четвертом", "一 二 三 四", "1 2 3 4",
    ),
}  # fmt: skip
"""Quarters of a year."""

THIRDS: Final[Mapping[str, int]] = {
    form: third
    for third, forms in enumerate(
        (
            "early beginning start anfang début principios comienzos начале 初 上旬",
            "mid middle mitte mi mediados середине 中旬 中",
            "late end ende fin finales fines конце 底 末 下旬",
        )
    )
    for form in forms.split()
}
"""Of a month, ten days each and what is left."""

HAN_MONTHS: Final[Mapping[str, int]] = _numbered("一 二 三 四 五 六 七 八 九 十 十一 十二")

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
        "minute": "minute minutes minuten minuto minutos минуту минута минуты минут 分钟 分",
        "hour": "hour hours stunde stunden heure heures hora horas час часа часов 小时 時間",
        "day": "day days tag tage tagen jour jours día días dia dias день дня дней 天 日",
        "week": "week weeks woche wochen semaine semaines semana semanas неделю недели недель неделе "
        "周 星期 个星期 礼拜 个礼拜 週間",
        "month": "month months monat monate monaten monats mois mes meses месяц месяца месяцев месяце 月 个月 か月 ヶ月 カ月",
        "year": "year years jahr jahre jahren jahres an ans année années año años год года году лет 年",
        "quarter": "quarter quarters quartal quartale quartalen trimestre trimestres квартал квартала кварталов квартале "
        "季度 个季度 四半期",
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
