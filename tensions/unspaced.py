"""What a Chinese or Japanese clause asserts: the run is cut at its particles, and what remains is its content."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tensions.antonyms import OPPOSING
from tensions.lexicon import KIND_NOUNS
from tensions.phones import PHONE_NOUNS
from tensions.placing import base_of
from tensions.slot import Slot
from tensions.values import Value, values
from words.polarity import NOT_NEGATIVE, negations
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tensions.clause import Clause

_PARTICLES: Final = {
    "zh": "我们的|我们|咱们|的时候|的|了|着|在|于|是|为|上|要|请|都|也|就|把|被|对|用|使用|一定|已经|已|正在|目前|现在|监听|运行|跑在|位于|默认为|等于|叫做|叫|："
    "|需要|需|必|须|大约|左右|差不多|约|其实|仍然|仍|还|这|那|该|里面|里|内|中|有|每次|总是|始终|必须|永远|一律|应该|可以|能|号",
    "ja": "私たちの|私たちは|我々の|弊社の|には|では|とは|での|への|から|まで|の|は|が|を|に|で|へ|と|も|です|である|だ|します|しました|している|する|して|します"
    "|されています|されます|ください|必ず|常に|現在|今|待ち受け|稼働|動作|使用|使|あり|ます|います|ある|いる|なければならない|なければなりません|："
    "|なくてはならない|必要|こと|もの|それ|これ",
}
_NEGATION: Final = {
    "zh": "不可以|不应该|不能够|从不|从未|绝不|决不|永不|不再|切勿|请勿|没有|不会|不能|不要|不可|不应|不得|不|没|未|勿|别|無|无",
    "ja": "しません|しない|していません|していない|されません|されない|ませんでした|ません|なかった|ない|決して|いけない|いけません|だめ|ず",
}
_SPLIT: Final = {
    code: re.compile(
        "|".join(sorted((*_PARTICLES[code].split("|"), *_NEGATION[code].split("|")), key=lambda w: (-len(w), w)))
    )
    for code in _PARTICLES
}
_POSITIVE: Final = re.compile("必ず|まず|はず|いずれ")
"""Words that end like the negation ず and aren't one."""
_HAN: Final = r"\u3400-\u9fff々"
_OKURIGANA: Final = re.compile(rf"(?<=[{_HAN}])[\u3041-\u309f]+")
_RUN: Final = re.compile(
    rf"[{_HAN}]+|[\u30a0-\u30ff]+|[\u3041-\u309f]{{2,}}(?=[\u30a1-\u30fa])|[\u3041-\u309f]{{3,}}|[A-Za-z][A-Za-z0-9_.+#-]*|\d+"
)
_KIND: Final = re.compile("|".join(sorted((w for w in KIND_NOUNS if ord(w[0]) >= 0x2E80), key=lambda w: (-len(w), w))))
_OPPOSED: Final = re.compile("|".join(sorted((w for w in OPPOSING if ord(w[0]) >= 0x2E80), key=lambda w: (-len(w), w))))
_PAST: Final = re.compile("曾经|以前|之前是|原来|ました|でした|だった|昨天|昨日|明天|明日|将来|予定")
_OTHER: Final = re.compile(
    "打算|考虑(?!到)|计划(?=[明下后今在把将迁升换改])|明年|下个?月|下周|后年|来年|来月|来週|つもり|可能|也许|或许|大概|かもしれ|おそらく|たぶん"
)
_UNTIL: Final = re.compile("如果|要是|除非|除了|只有|もし|場合|とき|以外|除|たら|ならば|的时候")
_KINDS: Final = frozenset({"date", "clock", "day", "duration", "every", "size", "share", "money", "phone"})
_LINKED: Final = re.compile(r"(?:是|为|：|:|=|は|が|监听|在|番号は)\s*$")
_NAMED: Final = re.compile(
    r"(?P<left>.+?)(?:是|叫做|叫|为|は|：|: ?|= ?)\s*(?P<name>[A-Za-z][A-Za-z0-9_.+#-]*)\s*(?:です|だ|である)?$"
)

_WHO: Final = re.compile(
    r"(?P<left>.*?(?:负责人|所有者|经理|主管|领导|老板|主任|组长|联系人|名字|姓名|队长|厂长|妹妹|姐姐|哥哥|弟弟|儿子|女儿|妻子|丈夫|老婆|老公|太太|爸爸|妈妈|医生|律师|教练|房东|保姆|班主任|狗|猫|我|称呼))(?:是|叫|为|：)\s*"
    r"(?P<name>[\u4e00-\u9fff]{1,4})$"
    r"|(?P<held>.*?(?:担当者?|責任者|リーダー|部長|課長|マネージャー|オーナー|社長|名前|連絡先))は\s*(?P<holder>[\u3041-\u30fa\u4e00-\u9fff]{1,8}?)(?:さん|氏)?(?:です|だ)$"
)
"""Who holds a role, or how somebody is called."""
_PLACED: Final = re.compile(
    r"(?P<left>.+?)(?:运行在|跑在|部署在|写在|存在|保存在|托管在)\s*(?P<name>[A-Za-z][\w.+#-]*|[\u4e00-\u9fff]{1,4}(?:云|机房|数据中心))\s*上?$"
    r"|(?P<what>(?!.*(?:他们|她们|人们|我们(?!的)|大家|学生|员工|客人|居民|很多|有人|有些))[\u4e00-\u9fff]{2,8}?)(?:位于|坐落于|设在|放在|在)(?P<where>[\u4e00-\u9fff]{1,8}(?:机房|数据中心|市|区|园区|园|路|街|站|中心|大厦|省|县))$"
    r"|(?P<home>(?!.*(?:们|大家|学生|员工|客人|居民|很多|有人|有些))[\u4e00-\u9fff]{1,8}?)(?:居)?住在\s*(?P<town>[\u4e00-\u9fff]{2,6})$"
    r"|(?P<thing>.+?)は\s*(?P<base>[A-Za-z][\w.+#-]*)\s*(?:上)?で(?:動きます|動いています|動作します|動作しています|稼働しています|動く)$"
    r"|(?P<person>私|僕|俺|妹|姉|兄|弟|母|父)は\s*(?P<city>[\u4e00-\u9fff]{1,5})に住んでいます$"
)
"""On what a thing stands, and where somebody lives."""
_TONGUE: Final = re.compile(
    r"(?P<left>[^，。、はが]{1,10}?)语言是(?P<name>简体中文|繁体中文|中文|英文|英语|汉语|普通话|日语|日文|法语|德语|韩语|俄语|西班牙语)$"
    r"|(?P<what>[^、。はが]{1,10}?)の言語は(?P<tongue>日本語|英語|中国語|フランス語|ドイツ語|韓国語|スペイン語)です$"
)
_COLOURED: Final = re.compile(r"(?P<left>[^，。灯不]{1,8}?)是(?P<name>[白黑红蓝绿黄灰银紫橙粉棕金]色?)的?$(?<=[色的])")
_EMPLOYED: Final = re.compile(
    r"(?P<left>[^，。在们]{1,6}?)在(?P<name>[\u4e00-\u9fffA-Za-z]{2,8}?)(?:公司|集团)?(?:上班|工作|任职|就职)$"
)
TOWNS: Final = listed(
    "北京 上海 广州 深圳 杭州 南京 成都 重庆 武汉 西安 苏州 天津 长沙 郑州 青岛 厦门 宁波 合肥 无锡 佛山 东莞 大连 沈阳 哈尔滨 济南 福州 昆明 南昌 贵阳"
    " 南宁 珠海 海口 三亚 香港 澳门 台北 国外 家里 公司 外地 东京 纽约 伦敦 巴黎 新加坡"
)
"""Where one works, and at no house of a name."""
_HOURS_OF: Final = re.compile("营业时间|开放时间|开门时间|营业|开放|开门|営業時間|開館時間|営業|開いて|開館")
_ABOUT: Final = re.compile("大约|大概|左右|差不多|约(?=\\|)|約(?=\\|)|およそ|ほぼ")
_SELF: Final = frozenset({"私", "僕", "俺"})
_LACKS: Final = frozenset({"没有", "没", "无", "沒有", "沒", "無"})
_KIN: Final = {
    "zh": re.compile(
        "(?:我|他|她)?(?P<kin>老婆|妻子|太太|老公|丈夫|先生|儿子|女儿|爸爸|妈妈|哥哥|姐姐|弟弟|妹妹|爷爷|奶奶|外公|外婆|孩子|室友|男朋友|女朋友|男友|女友|朋友|同事|父母|老板)(?!的名字|叫|是)"
    ),
    "ja": re.compile("(?P<kin>妻|夫|父|母|兄|姉|弟|妹|息子|娘|祖父|祖母|友人|友達|同僚|彼女|両親|子供)(?=は|が|の|も)"),
}
"""Of whom a statement speaks who isn't the speaker."""
_NO_NAME: Final = re.compile(
    r"[\u4e00-\u9fff]*(?:的|好|错|对|开|关|忙|快|慢|新|旧|人|年|岁|男|女|生|(?<!老)师)$|必要|可能|便利|重要|大事|簡単|学生|先生|先生|元気"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """The part of an assertion that an unspaced clause gives."""

    subject: frozenset[str]
    sequence: tuple[str, ...]
    negative: bool
    is_settled: bool
    antonyms: frozenset[str]
    owned: frozenset[str]
    """The kin that it speaks of: where only one side names them, the other speaks of somebody else."""
    slots: tuple[Slot, ...]


def read_unspaced(clause: Clause, language: str) -> Reading:
    """Read one clause in "zh" or "ja"."""
    text, found = clause.text, values(clause.text)
    negative = _is_negative(text)
    antonyms = frozenset(match[0] for match in _OPPOSED.finditer(text))
    kin = frozenset(f"kin:{match['kin']}" for match in _KIN[language].finditer(text))
    bare = NOT_NEGATIVE.sub(" ", _KIN[language].sub("|", text) if kin else text)
    content = _in_letters(_content(bare, found, language, drop=antonyms), language)
    other_time = any(pattern.search(text) for pattern in (_PAST, _OTHER, _UNTIL))
    return Reading(
        subject=(content - _SELF) | antonyms | kin,
        sequence=tuple(
            sorted((key for key in content if ":" not in key), key=lambda key: (text.casefold().find(key), key))
        ),
        negative=negative,
        is_settled=not other_time and clause.condition is None,
        antonyms=antonyms,
        owned=kin,
        slots=() if negative else _slots(text, found, language),
    )


def _is_negative(text: str) -> bool:
    """“Without a ticket nobody gets in” denies nothing of those who have one."""
    found = negations(_POSITIVE.sub("", text))
    lacks = sum(word in _LACKS for word in found)
    return bool(found) and not (lacks and lacks < len(found) and len(found) % 2 == 0)


def _content(
    text: str, found: tuple[Value, ...], language: str, *, drop: frozenset[str] = frozenset()
) -> frozenset[str]:
    keys = {f"{value.kind}:{value.form}" for value in found}
    for value in found:
        text = text.replace(value.text, "|")
    for word in drop:
        text = text.replace(word, "|")
    text = _OKURIGANA.sub("|", _SPLIT[language].sub("|", text))
    return frozenset(keys | {run.casefold() for run in _RUN.findall(text)})


def _in_letters(content: frozenset[str], language: str) -> frozenset[str]:
    """The letters of Chinese runs, whose words no space parts: 提供早餐 is in 酒店提供早餐."""
    if language != "zh":
        return content
    return frozenset().union(*([run] if ":" in run or run.isascii() else run for run in content))


_SURE: Final = frozenset({"language:of", "is:colour", "work:at"})
_SITED: Final = re.compile(
    r"(?P<left>[^，。在们]{0,6}?(?:总部|公司|办公室|工厂|仓库|门店|服务器|机房|数据库|老家))(?:设在|位于|放在|部署在|托管在|搬到|在)(?P<name>[\u4e00-\u9fff]{2,6})了?$(?<![里上下中内外间室柜盒袋架台楼层房厅库角边旁处家])"
)
_NAMES: Final = (
    (_SITED, "place:on"),
    (_TONGUE, "language:of"),
    (_COLOURED, "is:colour"),
    (_EMPLOYED, "work:at"),
    (_WHO, "name:of"),
    (_PLACED, "place:on"),
)


def _slots(text: str, found: tuple[Value, ...], language: str) -> tuple[Slot, ...]:
    kinds = [value.kind for value in found]
    filled = [
        Slot(
            kind=kind,
            subject=_in_letters(subject, language),
            value=value,
            others=_others(text, found, value, kinds),
            is_definite=True,
        )
        for value in found
        if kinds.count(value.kind) == 1
        and (kind := _kind(text, value))
        and (subject := _subject(text, found, value, kind, language))
    ]
    if not filled and (span := _span(text, found, language)) is not None:
        filled.append(span)
    for pattern, tag in _NAMES:
        if not filled and (found_slot := _grouped(pattern.match(text.strip("。．.! ！")), tag, language)):
            filled.append(found_slot)
    match = _NAMED.match(text)
    if match and not filled and (subject := _content(match["left"], (), language)):
        name = match["name"]
        value = Value(kind="name", text=name, start=match.start("name"), end=match.end("name"), form=(name.casefold(),))
        filled.append(Slot(kind="name", subject=subject, value=value, is_definite=True))
    return tuple(filled)


def _span(text: str, found: tuple[Value, ...], language: str) -> Slot | None:
    """“9:00–18:00” with what it is of: the hours at which it is open, or another span."""
    clocks = [value for value in found if value.kind == "clock"]
    if len(clocks) != len(("from", "to")) or text[clocks[0].end : clocks[1].start] != "–":
        return None
    first, last = clocks
    value = Value(
        kind="name",
        text=text[first.start : last.end],
        start=first.start,
        end=last.end,
        form=(f"from {first.form}", f"to {last.form}"),
    )
    rest = tuple(other for other in found if other not in clocks)
    subject = _content(_HOURS_OF.sub("|", text[: first.start] + "|" + text[last.end :]), rest, language)
    return Slot(kind="name", subject=_in_letters(subject, language) | {"is:hours"}, value=value, is_definite=True)


def _others(text: str, found: tuple[Value, ...], value: Value, kinds: Sequence[str]) -> frozenset[tuple[str, str]]:
    """The kinds that are filled beside it, each with its value."""
    return frozenset(
        (kind, str(other.form))
        for other in found
        if other is not value and kinds.count(other.kind) == 1 and (kind := _kind(text, other))
    )


def _grouped(match: re.Match[str] | None, tag: str, language: str) -> Slot | None:
    """The slot whose subject and name are the two groups that a pattern of names or places found."""
    if match is None:
        return None
    left, name = (group for group in match.groups() if group is not None)
    start = match.string.rindex(name)
    if _NO_NAME.fullmatch(name) and tag not in _SURE:
        return None
    value = Value(kind="name", text=name, start=start, end=start + len(name), form=(name.casefold(),))
    sort = base_of(name) if tag == "place:on" else ":town" if tag == "work:at" and name in TOWNS else ""
    whole = left.replace("的", "")
    return Slot(kind="name", subject=_content(left, (), language) | {tag + sort, whole}, value=value, is_definite=True)


_PORT_BEHIND: Final = re.compile(r"\s*(?:号)?(?:端口|番ポート)")
_COUNTED: Final = re.compile(r"\s*[个個台人名件次条つ片粒颗杯页位层套节辆间份只支]")


def _kind(text: str, value: Value) -> str:
    before = text[: value.start]
    if value.kind == "number":
        nouns = [KIND_NOUNS[match[0]] for match in _KIND.finditer(before)]
        linked = _LINKED.search(before) is not None
        if "port" in nouns or _PORT_BEHIND.match(text, value.end):
            return "port"
        counted = _COUNTED.match(text, value.end)
        return "count" if counted else "number" if linked else ""
    if value.kind in ("address", "path", "email", "region", "version"):
        return (
            {"address": "place"}.get(value.kind, value.kind)
            if _LINKED.search(before) or value.kind == "version"
            else ""
        )
    return value.kind if value.kind in _KINDS else ""


_PHONE: Final = re.compile(
    "|".join(sorted((noun for noun in PHONE_NOUNS if ord(noun[0]) >= 0x3040), key=len, reverse=True))
)
"""What a telephone number may be called where nothing stands between words."""


def _subject(text: str, found: tuple[Value, ...], value: Value, kind: str, language: str) -> frozenset[str]:
    others = tuple(other for other in found if other is not value and not _kind(text, other))
    spared = text
    for filled in sorted((v for v in found if v not in others), key=lambda v: -v.start):
        spared = spared[: filled.start] + "|" + spared[filled.end :]
    spared = _ABOUT.sub("", spared)
    bare = _KIND.sub(
        lambda m: "|" if KIND_NOUNS[m[0]] == kind and kind in ("port", "version", "place", "date", "clock") else m[0],
        spared,
    )
    if kind == "phone" and _PHONE.search(bare):
        return _content(_PHONE.sub("|", bare), others, language) | {"number:phone"}
    return _content(bare, others, language) or _content(spared, others, language)
