"""Whether a sentence speaks of this conversation only: "do not verify this against the repo", "just for now".

A temporal phrase before an order speaks of the conversation; before a statement it dates a fact ("right now we use
Helm"), and "from now on" opens a standing rule. "Don't VERB this" with no noun after it points into the conversation;
"this pattern" doesn't, and "never" lays down a rule.
"""

from __future__ import annotations

import re

from learn.mood import core, is_order
from words.moment import NAMED, STANDING
from words.sentences import blank, straight

_AFTER_THIS = (
    r"(?=\s*(?:[,.;:!)…–—-]|$)|\s+(?:against|in|on|with|for|to|from|at|by|as|into|until|till|again|yet|now|here"
    r"|there|today|tomorrow|before|after"
    r"|while|when|if|unless|and|or|but|please|anymore|any|either|up|down|out|off|over|through|via|without|like"
    r"|because|since|so"
    r"|directly|alone|manually|myself|yourself|at all|too|just|right|further|again|twice)\b)"
)
POINTS_HERE = re.compile(
    rf"^(?:please |just |now |also )*(?:don't|do not|no need to|you don't (?:have|need) to|stop|skip|ignore|leave"
    rf"|forget|disregard|quit) (?:even |ever |just |try to |bother to |bother |worry about |need to )?(?:(?!use\b"
    rf"|using\b)[\w-]+ )?(?:[\w-]+ )?(?:this|that)(?: one)?{_AFTER_THIS}"
    rf"|^(?:please |just )*(?:don't|do not) (?:use|using) (?:this|that)(?=\s*(?:[,.;:!)…]|$)|\s+(?:here|now|yet"
    rf"|again|in (?:this|your))\b)"
    r"|^(?:please |just )*(?:don't|do not) (?:worry|bother|mind|panic|hesitate|rush|hurry|wait|overthink"
    r"|apologi[sz]e|stop|start|begin|continue|proceed|go ahead)\b"
    r"|^(?:please |just )*(?:no need to|you (?:don't|do not) (?:have|need) to|there's no need to)\b|^never mind\b"
    r"|^(?:bitte )?(?:über)?prüf\w* (?:das|dies) nicht|^(?:bitte )?(?:verifizier|mach|änder|tu|teste?)\w* (?:das"
    r"|dies|es) (?:bitte )?(?:nicht|noch nicht)"
    r"|^ne (?:vérifie[zr]?|fai[st]es?|fais|change[zr]?|teste[zr]?|touche[zr]?) (?:pas|rien)?\s*(?:ça|cela|ceci|à ça)"
    r"|^no (?:verifiques|hagas|cambies|compruebes|toques|revises) (?:esto|eso)(?!\s+\w+o\b)|^не (?:проверяй|делай"
    r"|меняй|трогай)(?:те)? (?:это|этого)(?!\s+\w+)"
    r"|^(?:请)?(?:不要|别|不用|无需)(?:去)?(?:验证|检查|修改|管|改|动|核对)(?:这个|这|它|那个)(?![一-鿿]*(?:文件|模块|服务|配置))",
    re.IGNORECASE,
)
"""Orders that point at something in the conversation."""

POINTS_BACK = re.compile(
    rf"^(?:please |just )*(?:don't|do not|stop|skip|leave|ignore|forget) (?:[\w-]+ ){{0,2}}?(?:it|them|these"
    rf"|those){_AFTER_THIS}",
    re.IGNORECASE,
)
"""The same with "it": here when nothing before it in the message can be meant."""

_TIME = (
    r"(?:for (?:now|the moment|the time being|today|tonight|a (?:moment|minute|while|bit|second))|right now"
    r"|(?:only|just) (?:for|on|in|with) this [\w-]+|(?:just )?(?:for|on|in|with) this (?:one|single|particular) [\w-]+|(?:for|on|in|with) (?:just|only) this [\w-]+|(?:for|on|in|with) this [\w-]+ (?:only|alone)"
    r"|just now|at the moment(?! (?:of|when))|at present|at this point|currently|temporarily|today(?!'s)|tonight"
    r"|this (?:morning|afternoon|evening|week)|meanwhile|in the meantime|now|yet|first"
    r"|fürs erste|für den moment|vorerst|im moment|momentan|zurzeit|zur zeit|derzeit|gerade|heute|jetzt|vorläufig"
    r"|erst mal|erstmal|für (?:heute|jetzt|diesen moment)|pour aujourd'hui|por hoy|на сегодня"
    r"|noch"
    r"|pour (?:l'instant|le moment)|en ce moment|actuellement|aujourd'hui|maintenant|temporairement"
    r"|por (?:ahora|el momento)|de momento|ahora(?: mismo)?|hoy|actualmente|temporalmente"
    r"|пока(?: что)?|на данный момент|сейчас|сегодня|временно"
    r"|暂时|暫時|目前|现在|現在|今天|眼下|先|とりあえず|今のところ|今は|当面|今日は?)"
)
_LEADING_TIME = re.compile(
    rf"^(?:just |but |please |only )?{_TIME}(?![\w'-])[\s,:;，：、—–-]*"
    rf"|^(?:暂时|暫時|目前|现在|今天|眼下|とりあえず|今は|当面|今日は?)[，、,\s]*",
    re.IGNORECASE,
)
_TRAILING_TIME = re.compile(rf"[\s,]+{_TIME}(?=\s*(?:[.!:…]|$|, please|please))", re.IGNORECASE)
_FORBIDS_ABROAD = re.compile(
    r"^(?:por favor,?\s+)?no\s+(?:(?:me|lo|la|le|nos|los|las|les)\s+)?(?:(?!(?:tienes|quieres|puedes|debes|eres|sabes|haces|crees"
    r"|conoces|vienes|pones|dices|entiendes|antes|meses|entonces|mientras|menos)\b)\w{3,}es"
    r"|hagas|digas|pongas|subas|escribas|abras|añadas|metas|corras|rompas|elimines|ejecute|use|haga|borre|toque|cambie|suba|despliegue)\b"
    r"|^(?:bitte\s+)?(?:führ|mach|lass|start|deploy|push|merg|änder|rühr|fass|schick|lösch|installier|benutz|nutz|verwend|schreib|test"
    r"|committ?|veröffentlich)(?:e|t)?\s+(?:\S+\s+){0,3}?(?:nicht|kein\w*|nichts)\b",
    re.IGNORECASE,
)
"""Orders not to do something, by the form that the verb takes after “no”, or by its place at the start."""

_FORBIDS_WITHIN = re.compile(
    r"^(?:bitte\s+)?(?:führ|mach|lass|start|deploy|push|merg|änder|rühr|fass|schick|lösch|installier|benutz|nutz|verwend|schreib|test"
    r"|committ?|veröffentlich)e?\s+(?:das |die |den |es )?(?:\w+ )?(?:vorerst|erst ?mal|fürs erste|für den moment"
    r"|im moment|momentan|vorläufig|jetzt|heute|zurzeit|derzeit)\s+(?:noch\s+)?(?:nicht|kein\w*|nichts)\b",
    re.IGNORECASE,
)
"""The same with its time in the middle: “Führ vorerst keine Tests aus”."""

_SUPPOSES = re.compile(
    r"^(?:please |just |now |so |let['’]s |let us )*(?:assume|suppose|pretend|imagine|presume|say|act as if|go with|take it)(?: that)? "
    r"(?:for (?:now|the moment|the time being|today|a (?:moment|minute|second))|just now|here)\b"
    r"|^(?:nehmen wir|nimm|nehmt|tun wir|stell dir)(?: bitte)? (?:mal|einmal|vorerst|fürs erste|für den moment|kurz|jetzt)(?: mal)?\b.*\b(?:an|so|vor)\b"
    r"|^(?:supposons|admettons|imaginons|disons|partons du principe)(?: que)? (?:pour l['’]instant|pour le moment|un instant)"
    r"|^(?:supongamos|digamos|imaginemos|asumamos)(?: que)? (?:por ahora|por el momento|de momento|un momento)"
    r"|^(?:предположим|допустим|представим)(?: что)? (?:пока|на минуту|на секунду)|^(?:暂时|先|暫時)?(?:假设|假定|假設)|^(?:とりあえず|いったん|仮に)",
    re.IGNORECASE,
)
"""What is only supposed, and that for the moment: “Let's assume for now that …”."""

_NOT_A_TIME = re.compile(r"^(?:now|first|yet|noch|先)\b", re.IGNORECASE)


def is_interaction_scoped(sentence: str, *, alone: bool = False) -> bool:
    """Whether the sentence holds for this conversation only. `alone`: no statement before it that "it" could mean."""
    text = core(straight(blank(sentence))).strip() or straight(sentence).strip()
    if NAMED.search(text) or POINTS_HERE.search(text) or (alone and POINTS_BACK.search(text)):
        return True
    return STANDING.search(text) is None and _is_order_of_the_moment(text)


def _is_order_of_the_moment(text: str) -> bool:
    leading = _LEADING_TIME.match(text)
    if leading and _is_order_behind(text[leading.end() :]):
        return not _NOT_A_TIME.match(text)
    if _FORBIDS_WITHIN.match(text) or _SUPPOSES.match(text):
        return True
    return _TRAILING_TIME.search(text) is not None and _orders(text) and not _is_only_first(text)


def _is_order_behind(rest: str) -> bool:
    return _orders(core(rest))


def _orders(text: str) -> bool:
    return is_order(text) or _FORBIDS_ABROAD.match(text) is not None


def _is_only_first(text: str) -> bool:
    """Whether it is like "always run the linter first", which orders the steps, not the time."""
    found = _TRAILING_TIME.search(text)
    return found is not None and found[0].strip(" ,").casefold() == "first"
