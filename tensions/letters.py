"""What a Chinese or Japanese clause says free of its frame: the same facets and sides as `tensions.facets`, of runs of letters.

A topic is the set of its letters (zh) or of its runs (ja) without those that add nothing, for no space parts their words.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from tensions.facet import Facet
from tensions.options import kinds_of, one_name
from tensions.stances import Stance
from tensions.values import Value, name, values

if TYPE_CHECKING:
    from collections.abc import Iterator

_NUMERAL: Final = re.compile(
    r"[一二两三四五六七八九十百千万]+(?=元|块|円|个人|個人|名|人|位|岁|歳|号|日|分钟|小时|天|周|个月|年)"
)
_DIGIT: Final = {letter: number for number, letter in enumerate("零一二三四五六七八九")} | {"两": 2}
_SCALE: Final = {"十": 10, "百": 100, "千": 1000, "万": 10000}
_ADDS_NOTHING: Final = {
    "zh": re.compile(
        r"我们店|我们|咱们|公司|每节|每月|每天|每周|每个月|每年|每|以后|现在|目前|一共|总共|共有|大家|东西|平时|一般|通常|经常|总是|一直|已经|其实|请|改成|改到|改为|换成|收费|要收|收|价格|价钱|费用|花费|要花|只要|"
        r"开始|开门|营业|开业|结束|关门|打烊|下班|上班|存放|保存|存|放|位于|设|停|挂|住|使用|普通|完全|非常|特别|很|也|都|的|了|着|是|在|于|有|用|要|一|个|节|次|我|你|他|她|它|这|那|里|上|中|和|跟|由|把|被|给|就|还|才|又|吧|啊|呢"
    ),
    "ja": re.compile(
        r"うちの|うち|私たち|弊社|当社|毎朝|毎日|毎晩|毎週|毎月|普通|現在|今|全然|とても|よく|いつも|始|開始|終|閉|開|保存|保管|置|格納|住|家|全部|私|僕|俺|人|名"
    ),
}
"""What says no more of what a clause speaks of, and what a relation is said by."""
_ENDED: Final = re.compile(r"结束|关门|打烊|下班|截止|まで|終わ|閉ま|閉店|締切|締め切り")
_BEGUN: Final = re.compile(r"开始|开门|营业|上班|から|始ま|開店|開始")
_COUNTED: Final = re.compile(r"\s*(?:个人|個人|名|人|位)")
_WHERE: Final = re.compile(
    r"^(?P<what>.{1,14}?)(?:现在|目前)?(?:(?:存放|保存|放|存|位于|设|停|挂|托管|部署|住)在?|(?P<bare>在))(?P<where>[^在，。的]{1,12}?)(?:里|上|内|中)?$"
    r"|^(?P<thing>.{1,14}?)は\s*(?P<place>[^は、]{1,12}?)(?:に(?:保存して|保管して|置いて|住んで)?(?:います|いる|あります|ある|してあります)|(?:に)?です)$"
)
_SPOT: Final = re.compile(
    r"[A-Za-z0-9]$|(?:柜|家|室|楼|云|市|路|区|机房|中心|站|库|房|店|院|处|门口|抽屉|桌|箱|盒|包|车库|公司|大厦|仓库)$"
)
_GENERIC: Final = re.compile(r"机房|数据中心|公司|市|路|区|里|家")
_MANY: Final = re.compile(r"(?<!我)们|大家|有人|有些|很多|学生|员工|客人")
_NAME: Final = r"[\u4e00-\u9fff]{2,3}"
_WHO: Final = (
    re.compile(rf"^(?P<what>.{{1,14}}?)(?:由|归)(?P<who>{_NAME})(?:来)?(?:负责|管理|管|处理|做)$"),
    re.compile(
        rf"^(?P<what>.{{1,14}}?)的?(?:负责人|主管|经理|组长|班主任|联系人)(?:现在)?(?:是|：|换成|改成)了?(?P<who>{_NAME})$"
    ),
    re.compile(rf"^(?P<who>{_NAME})(?:负责|主管)(?P<what>[^，。]{{1,14}})$"),
    re.compile(
        r"^(?P<what>.{1,14}?)の?(?:担当者?|責任者|リーダー|マネージャー|部長|課長|担任)は\s*(?P<who>[\u3041-\u30fa\u4e00-\u9fff]{1,6}?)(?:さん|氏|先生)?"
        r"(?:です|だ|に代わりました|に変わりました|になりました)?$"
    ),
)
_LIKES: Final = re.compile(r"喜欢|热爱|爱(?=吃|喝|看|听)|好き|大好物")
_HATES: Final = re.compile(r"讨厌|厌恶|嫌い|苦手")
_SELF: Final = re.compile(r"我(?!们)|私(?!たち)|僕|俺")
_EATS: Final = frozenset("吃喝食飲")


def digits(text: str) -> str:
    """The text with numbers in Han letters in front of a unit written in digits: 两百元 is 200元."""
    return _NUMERAL.sub(lambda match: str(number(match[0])), text)


def number(letters: str) -> int:
    """What a number in Han letters comes to."""
    total = section = digit = 0
    for letter in letters:
        if letter in _DIGIT:
            digit = _DIGIT[letter]
        else:
            scale = _SCALE[letter]
            section += (digit or 1) * scale
            digit = 0
            if scale == _SCALE["万"]:
                total, section = total + section, 0
    return total + section + digit


def topic_in(text: str, language: str, content: frozenset[str]) -> frozenset[str]:
    """Of what a run speaks: the letters or runs of `content` that add something."""
    kin = frozenset(key.removeprefix("kin:") for key in content if key.startswith("kin:"))
    kept = frozenset(key for key in content if ":" not in key)
    if language == "zh":
        said = _ADDS_NOTHING["zh"].sub("", text)
        return frozenset(key for key in kept if key in said or key.isascii()) | kin
    bare = (_ADDS_NOTHING["ja"].sub("", key) for key in kept)
    return frozenset(key for key in bare if key) | kin


def facets_in(text: str, language: str, topic: frozenset[str], *, is_state: bool) -> tuple[Facet, ...]:
    """The facets of a positive clause about `topic`; a state (“closed on Monday”) leaves room for other times."""
    written = digits(text)
    found = [*(() if is_state else _amounts(written, topic)), *_options(text, topic)]
    for pattern in _WHO:
        if (match := pattern.search(text)) is not None:
            of = _letters(match["what"], language)
            if of:
                found.append(Facet(relation="who", topic=of, value=name(match["who"], match.start("who"))))
            break
    found += _where(text, language)
    return tuple(found)


def _letters(text: str, language: str) -> frozenset[str]:
    return frozenset(_ADDS_NOTHING[language].sub("", text)) - frozenset("のはがをにで、 ")


def _amounts(written: str, topic: frozenset[str]) -> Iterator[Facet]:
    found = values(written)
    kinds = [value.kind for value in found]
    for value in found:
        if kinds.count(value.kind) != 1 or value.kind not in _RELATIONS or not topic:
            continue
        relation = _RELATIONS[value.kind]
        if value.kind == "number":
            if _COUNTED.match(written, value.end) is None:
                continue
            relation = "count:person"
        if value.kind in ("clock", "day", "date"):
            relation += ":end" if _ENDED.search(written) else ":begin" if _BEGUN.search(written) else ""
        others = frozenset(f"{other.kind}:{other.text}" for other in found if other.kind != value.kind)
        letters = frozenset(key for key in topic if key not in value.text and not key.isdigit())
        if letters:
            yield Facet(relation=relation, topic=letters - _COUNTERS, value=value, others=others)


_COUNTERS: Final = frozenset("人名位元块円点號号日岁歳")
_RELATIONS: Final = {
    "money": "money", "clock": "clock", "day": "day", "date": "date", "duration": "duration", "share": "share", "size": "size", "number": "count",
}  # fmt: skip


def _options(text: str, topic: frozenset[str]) -> Iterator[Facet]:
    """请用英文回答: the name of one of a kind, behind “in” or “with”."""
    for match in _CHOSEN.finditer(text):
        for kind in kinds_of(match["name"]):
            value = Value(
                kind="name",
                text=match["name"],
                start=match.start("name"),
                end=match.end("name"),
                form=(one_name(match["name"]),),
            )
            of = frozenset(key for key in topic if key not in match["name"])
            if of:
                yield Facet(relation=f"option:{kind}", topic=of, value=value)


_CHOSEN: Final = re.compile(r"(?:用|使用|以)(?P<name>简体中文|中文|英文|英语|德语|法语|西班牙语|日语|日文)")


def _where(text: str, language: str) -> Iterator[Facet]:
    match = _WHERE.search(text)
    if match is None or _MANY.search(text):
        return
    what, where = match["what"] or match["thing"], match["where"] or match["place"]
    if (match["bare"] or (match["thing"] and text.endswith("です"))) and (
        _SPOT.search(where) is None or match["thing"]
    ):
        return
    of, place = _letters(what, language), _pairs_of(_GENERIC.sub("", where))
    if of and place and not values(where):
        yield Facet(relation="at", topic=of, value=name(where, text.find(where)), place=(place, "name"))


def _pairs_of(where: str) -> frozenset[str]:
    """Each two letters that stand together: 浦东 is in 上海浦东."""
    low = where.casefold()
    return frozenset({low}) if len(low) < 3 or low.isascii() else frozenset(map("".join, pairwise(low)))


def stances_in(text: str, topic: frozenset[str]) -> tuple[Stance, ...]:
    """What somebody likes, hates or eats; what she likes to eat she eats."""
    likes, hates = _LIKES.search(text), _HATES.search(text)
    if not topic - _FEELING or not (likes or hates or topic & _EATS) or values(text):
        return ()
    persons = frozenset({"1s"}) if _SELF.search(text) else frozenset[str]()
    plain = Stance(topic=topic - _FEELING)
    if not (likes or hates):
        return (plain,)
    felt = Stance(topic=topic - _FEELING - _EATS, side=("taste", 1 if likes else -1), persons=persons)
    return (felt, plain) if likes and topic & _EATS else (felt,)


_FEELING: Final = frozenset("喜欢讨厌热爱恶好嫌")
