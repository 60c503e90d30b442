"""Whether a statement says of itself that it is news: “Backups run at 4am now”, “Seit Montag ist das Standup um 10 Uhr”.

Such a statement takes the place of a held one whose slot it surely fills anew, also where nobody announced a correction. What
holds for the moment alone (“right now”, “for now”, “heute”) is no news of what was held.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from learn.ahead import is_ahead, is_under_way
from learn.mood import core, wavers
from learn.renames import rename
from learn.retold import retold
from tensions.times import DAYS, MONTHS
from tensions.told import LONGEST
from words.normal import plain
from words.sentences import straight

_NAMES: Final = "|".join(
    sorted((re.escape(n) for n in (*DAYS, *MONTHS) if ord(n[0]) < 0x2E80 and len(n) > 2), key=len, reverse=True)
)
_NEWS: Final = re.compile(
    "|".join(
        (
            # English.
            r"(?<!right )(?<!for )(?<!by )(?<!until )(?<!till )(?<!just )(?<!every )\bnow\b(?! (?:that|and then|or|only for|until|for the)\b)",
            r"\bfrom (?:now|here|today) on(?:wards?)?\b|\b(?:as of|starting|effective) (?:now|today|yesterday|immediately|this (?:week|morning|month))\b",
            rf"\b(?:since|as of) (?:last |this )?(?:(?:{_NAMES})\b|yesterday|today|this morning|the (?:move|migration|upgrade|switch|reorg|update|release)|(?:last|this) (?:week|month|night|sprint|quarter|year))",
            r"\bthese days\b|\bnowadays\b|\bagain[.!]*$|\b(?:wieder|de nouveau|à nouveau|de nuevo|otra vez|снова|опять)(?= |[.!]*$)",
            r"\b(?:has|have|'ve|got) (?:got )?a new [\w-]+|\b(?:replaced|replaces|succeeded|took over from|takes over from) (?-i:[A-Z])|\b(?:just|recently) turned \d|\b(?:my|our|his|her|the) new [\w-]+",
            # German.
            r"\b(?:jetzt|nun|nunmehr|inzwischen|mittlerweile|neuerdings|fortan)\b|\bab (?:jetzt|sofort|heute)\b|\bvon (?:nun|jetzt) an\b",
            rf"\bseit (?:heute|gestern|vorgestern|(?:letzte|diese)\w* (?:woche|monat|jahr)|(?:{_NAMES})\b|dem (?:umzug|wechsel|update|upgrade|release))",
            r"\b(?:der|die|das|meine?|unsere?) neue[rs]? \w+",
            # French.
            r"\b(?:maintenant|désormais|dorénavant|à présent)\b|\bà (?:partir|compter) (?:de maintenant|d'aujourd'hui)\b",
            rf"\bdepuis (?:hier|aujourd'hui|(?:le |la |ce |cette )?(?:{_NAMES})\b|la semaine dernière|le mois dernier|la migration|le déménagement)",
            r"\b(?:mon|ma|notre|le|la) (?:nouveau|nouvelle|nouvel) \w+",
            # Spanish.
            r"\bahora\b(?! mismo)(?<!por ahora)|\b(?:a partir de|desde) (?:ahora|hoy|ayer)\b|\bde ahora en adelante\b|\bya (?:es|está|son|se llama|no)\b",
            rf"\bdesde (?:el |la )?(?:(?:{_NAMES})\b|semana pasada|mes pasado|migración|mudanza)",
            r"\b(?:mi|nuestr[oa]|el|la) nuev[oa] \w+",
            # Russian.
            r"\b(?:теперь|отныне|уже|больше не)\b|\bс (?:этого момента|сегодняшнего дня|вчерашнего дня|прошлой недели|прошлого месяца)\b",
            rf"\bс (?:(?:{_NAMES})\b|понедельника|вторника|среды|четверга|пятницы|субботы|воскресенья)|\b(?:наш|мой|новый|новая|новое) нов\w+ \w+",
            # Chinese and Japanese.
            r"(?:现在|如今|从今天起|从现在起|从今以后|已经|改成|改为|换成|搬到)|自?从?(?:上|这)?(?:周|星期)[一二三四五六日天]?(?:起|开始)|新的?(?:地址|电话|端口|邮箱|名字|负责人)",
            r"(?:今では|今は|現在は|今日から|今後は|これからは|先週から|今週から|になりました|に変わりました|[月火水木金土日]曜(?:日)?から)|新しい",
        )
    ),
    re.IGNORECASE,
)
_FOR_THE_MOMENT: Final = re.compile(
    r"\b(?:right now|for now|for the (?:moment|time being)|at the moment|currently|temporarily|today only|just (?:today|now)|only (?:today|now)|tonight|until (?!now)\w+"
    r"|gerade|im moment|derzeit|zurzeit|zur zeit|vorübergehend|vorerst|erstmal|nur heute"
    r"|pour l'instant|pour le moment|actuellement|en ce moment|temporairement"
    r"|por ahora|de momento|por el momento|actualmente|ahora mismo|temporalmente"
    r"|пока|сейчас|временно|на данный момент)\b|暂时|目前|此刻|这会儿|今だけ|とりあえず|当面|一時的",
    re.IGNORECASE,
)
"""So it is, and it may be otherwise tomorrow."""
_OF_OTHERS: Final = re.compile(
    r"^(?:they|some|many|most|several|others?|another|people|someone|somebody|nobody|no one|none|few|a few|einige|manche|niemand|certains|personne|algunos|nadie|некоторые|никто|有人|没人)\b"
    r"|\b(?:whether|asks?|asked|wonders?|wondered|said|says|told (?:me|us)|claims?|claimed|thinks?|thought|believes?|believed|heard|suggest(?:s|ed)?|propos(?:es|ed)"
    r"|according to|supposedly|allegedly|nearly|almost"
    r"|gefragt|fragt|sagt|sagte|meint|meinte|angeblich|beinahe|demandé si|dit que|paraît|presque|preguntó|dijo|dice|casi|спросил\w*|сказал\w*|почти)\b|听说|据说|问|差点",
    re.IGNORECASE,
)
"""What others do or say, and what didn't quite happen, is no news of what the user holds."""
_WAS: Final = re.compile(r"\b(?:used to|was|were|had|would|could|might|may|if|when|unless)\b", re.IGNORECASE)


@lru_cache(maxsize=4096)
def is_news(statement: str) -> bool:
    """It tells of a change that is done, orders a new name, or says that what it states is so since now, today or a day that is named."""
    line = core(" ".join(straight(plain(statement[:LONGEST])).split()))
    if is_ahead(line) or is_under_way(line) or wavers(line) or _FOR_THE_MOMENT.search(line) or _OF_OTHERS.search(line):
        return False
    if rename(statement) is not None:
        return True
    telling = retold(statement)
    if telling.is_change:
        return telling.is_sure and telling.is_done
    return _NEWS.search(line) is not None and _WAS.search(line) is None
