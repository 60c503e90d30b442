"""The words by which names are told from other capitals: titles, roles, honorifics, and what only begins a sentence."""

from __future__ import annotations

from typing import Final

import regex

from words.vocabulary import listed

TITLES: Final = listed(
    "mr mrs ms dr prof sir herr herrn frau m mme mlle monsieur madame sr sra señor señora don doña г-н г-жа"
)
"""What stands before a name and isn't part of it, casefolded, without the dot."""

ROLES: Final = listed("CEO CTO CFO COO CISO CIO CPO CMO DPO")
"""Whoever holds it, it is one person's."""

PARTICLES: Final = listed("of de del della di da du des van von der den la le y al bin ibn el")
"""Small words inside a name."""

LABELS: Final = listed(
    "note notes warning error info debug todo fixme example examples important tip hint correction update summary question answer "
    "user assistant system remember reminder reason result results status decision context goal task step title subject date time "
    "hinweis achtung fehler beispiel frage antwort remarque attention exemple nota aviso ejemplo внимание пример вопрос ответ"
)
"""What stands before a colon and is nobody's name."""

STARTERS: Final = listed(
    "ask tell remember use deploy call email mail meet note please thanks thank hello hi hey dear run check keep send ping contact "
    "let make set add move restart update open close fix review install see try ensure avoid prefer remind give show take "
    "put get go yesterday today tomorrow tonight currently recently lately finally also however maybe perhaps sorry actually "
    "correction yes no well now then once later first second last next both each every all our my your the project team service "
    "bitte danke hallo liebe lieber frag ruf sag nimm gestern heute morgen actualmente hoy ayer hola gracias bonjour merci hier "
    "demain привет спасибо сегодня вчера завтра deployed moved asked told met called used"
)
"""A capital on these says only that a sentence begins."""

ADJECTIVES: Final = listed(
    "english german french spanish russian chinese japanese korean british american european italian dutch polish portuguese "
    "deutsch englisch französisch christmas easter internet wifi utc gmt"
)
"""Written with a capital, and no name of anything one could ask for."""

CALLED: Final = regex.compile(
    r"(?:called|named|codenamed|nicknamed|titled|dubbed|heißt|namens|genannt|nommée?|appelée?|llamad[ao]|называется|под\s+названием)\s*$",
    regex.IGNORECASE,
)
"""What makes a name of the quotation behind it."""

SURNAMES: Final = (
    "王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金"
    "石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤"
)
CHINESE_TITLES: Final = ("先生", "女士", "小姐", "经理", "总监", "老师", "工程师", "博士", "教授", "主任", "总裁")
JAPANESE_HONORIFICS: Final = ("さん", "様", "さま", "氏", "くん", "ちゃん", "先生", "部長", "課長", "社長", "先輩")
KOREAN_HONORIFICS: Final = ("씨", "님", "선생님", "부장", "과장", "팀장", "대표")
