"""Whether a statement speaks of what is to come, or is under way: a plan puts nothing out of date that is so today."""

from __future__ import annotations

import re
from typing import Final

from tensions.times import DAYS, MONTHS

_CALENDAR: Final = "|".join(sorted((name for name in (*MONTHS, *DAYS) if ord(name[0]) < 0x2E80 and len(name) > 2), key=len, reverse=True))  # fmt: skip
_AHEAD: Final = re.compile(
    "|".join(
        (
            # English.
            r"\bnext (?:week|month|quarter|year|sprint|release|spring|summer|autumn|fall|winter|semester|monday|tuesday|wednesday|thursday|friday)\b",
            r"\b(?:soon|tomorrow|eventually|someday|in (?:the near )?future|later (?:this|in the) (?:week|month|quarter|year))\b",
            r"\b(?:going to|gonna|about to|(?<!\bthe )(?<!\bour )plan(?:s|ned|ning)? (?:to|on)|intend(?:s|ed|ing)? to|wants? to|hop(?:e|es|ing) to|thinking (?:of|about)|considering|evaluating|looking (?:at|into)|scheduled to)\b",
            rf"\b(?:starting|beginning|effective) (?:from |in |on |the )?(?:next\b|tomorrow|(?:{_CALENDAR}|q[1-4])\b|the (?:end|start)|\d)",
            rf"\b(?:from|as of) (?:the )?(?:next\b|tomorrow|(?:(?:{_CALENDAR}|q[1-4])|\d{{1,2}}(?:st|nd|rd|th)? (?:{_CALENDAR}))(?: on(?:wards?)?\b|,))",
            r"\bin (?:a few|a couple of|two|three|four|six|\d+) (?:days|weeks|months|quarters|sprints|years)\b",
            r"\b(?!it(?:'ll| will) be in\b)(?:we|i|they|he|she|it|who|(?-i:[A-Z])\w+)(?:'ll| will| shall|'d| would| might| may| could) (?!be (?:on|at)\b)\w+",
            r"\b(?-i:may|might|could|would) (?:be |get )?\w+",
            r"\bwill (?:be )?(?:mov|switch|migrat|replac|chang|renam|tak|dropp?|stop|adopt|retir|relocat|rewrit)\w*",
            # German.
            rf"\b(?:nächste[nrsm]?|kommende[nrsm]?) \w+|\bab (?:dem |den )?(?:morgen|sofort nicht|nächste\w*|(?:{_CALENDAR})\b|\d{{1,2}}\.|q[1-4])|\b(?:bald|demnächst|künftig|zukünftig|übermorgen|irgendwann)\b|\b(?-i:morgen)\b",
            r"\b(?:ich|wir) werde[n]?\b|\bwerde[n]? (?:ich|wir)\b|\b(?:plan(?:e|en|t)|vorhaben|haben vor|wollen|will|möchten?|überlegen?|erwägen|würden?|könnten?|in (?:zwei|drei|vier|\d+) (?:tagen|wochen|monaten))\b",
            # French.
            rf"\bprochaine?s?\b|\bbientôt\b|\bdemain\b|\bà partir (?:de|du|d')(?!\s*maintenant)|\bdès (?:le |la )?(?:(?:{_CALENDAR})\b|prochain|semaine|mois)",
            r"\b(?:vais|vas|va|allons|allez|vont) \w+(?:er|ir|re)\b|\b(?:compt(?:e|ons)|prévo(?:is|yons)|envisage(?:ons)?|voulons|veux|voudrai(?:s|t)|pensons) \w+|\w{3,}(?:erons|irons|rons)\b|\bdans (?:deux|trois|quelques|\d+) (?:jours|semaines|mois)\b",
            # Spanish.
            rf"\bpróxim[oa]s?\b|\bque viene\b|\bpronto\b|(?<!de la )(?<!por la )\bmañana\b(?! por)|\ba partir de(?! ahora)|\bdesde (?:el |la )?(?:(?:{_CALENDAR})\b|próxim)",
            r"\b(?:voy|vas|va|vamos|van) a \w+(?:ar|er|ir|arnos|arme)\b|\b(?:pensamos|pienso|planeamos|queremos|quiero|tenemos previsto|querríamos|podríamos)\b|\w{3,}remos\b|\ben (?:dos|tres|unos|\d+) (?:días|semanas|meses)\b",
            # Russian.
            rf"\bследующ\w+|\bскоро\b|\bзавтра\b|\bпослезавтра\b|\b(?:с|со) (?:(?:{_CALENDAR})\b|нового|\d{{1,2}}-?го)|\b(?:планир\w+|собира\w+|будем|буду|будет|будут|хотим|хочу|намерен\w*|когда-нибудь)\b|\bчерез (?:\w+ )?(?:дн\w+|недел\w+|месяц\w*)",
            r"\b(?:перейд|переед|перенес|поменя|смен|замен|переключ|мигриру|откаж|внедр)(?:ём|ем|им|у|ю|ут|ют|ят|ёт|ет|ит|ёмся|емся)(?:ся)?\b",
            # Chinese and Japanese.
            r"下(?:个|一)?(?:周|星期|礼拜|月|季度|半年|学期)|明[天年]|后天|将(?:要|会)|即将|打算|计划|准备|以后会|(?:从|自)[^，。]{1,6}(?:起|开始)|要(?=换|搬|改|迁|用)",
            r"来(?:週|月|年|期|季)|明日|今後|予定|つもり|検討|そのうち|近いうち|(?:月|週|日|年)から(?!.*(?:ました|でした))",
        )
    ),
    re.IGNORECASE,
)
_SCHEDULED: Final = re.compile(r"\b(?:will be|shall be|wird|sera|será) (?:on |at |in |am |um |im |le |à |el |a las )?\S*(?:\d|day\b|tag\b)", re.IGNORECASE)  # fmt: skip
"""“The meeting will be at 10” is so today: a date lies ahead by its nature."""
_UNDER_WAY: Final = re.compile(
    r"(?:\b(?:are|is|am|being)|'re|'s|'m) (?:all |now |currently |slowly |gradually |still |in the (?:process|middle) of )*"
    r"(?:moving|migrating|switching|transitioning|replacing|phasing|dropping|retiring|leaving|converting|porting|rewriting|changing|renaming|relocating)\b|"
    r"\b(?:sind|bin) (?:gerade |noch )?dabei\b|\b(?:steigen|stellen|wechseln|ziehen|migrieren) (?:wir |ich )?(?:gerade|derzeit|langsam)\b|\ben train de\b|\ben cours de\b|"
    r"\best(?:amos|oy|án|á) (?:migrando|cambiando|pasando|moviendo|dejando|reemplazando|mudando\w*)|\b(?:переходим|переезжаем|мигрируем|меняем|заменяем|переносим)\b|"
    r"正在|移行中|切り替え中|しているところ|変更中|引っ?越し中",
    re.IGNORECASE,
)


def is_ahead(statement: str) -> bool:
    """It tells of a plan, a wish or a time to come."""
    return _AHEAD.search(statement) is not None and _SCHEDULED.search(statement) is None


def is_under_way(statement: str) -> bool:
    """It tells of a change that has begun, and is not over."""
    return _UNDER_WAY.search(statement) is not None
