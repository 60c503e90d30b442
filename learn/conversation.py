"""Whether a sentence speaks of this conversation only: "do not verify this against the repo", "just for now".

A temporal phrase before an order speaks of the conversation; before a statement it dates a fact ("right now we use
Helm"), and "from now on" opens a standing rule. "Don't VERB this" with no noun after it points into the conversation;
"this pattern" doesn't, and "never" lays down a rule.
"""

from __future__ import annotations

import re

from learn.mood import core, is_order
from words.sentences import blank, straight

_HERE_NOUN = (
    r"(?:repl(?:y|ies)|answers?|conversation|chat|response|message|turn|prompt|thread|session|exchange|discussion"
    r"|task|question|request|output|summary|explanation|example|exercise|one)"
)
_BOUNDARY = (
    r"(?=\s*(?:[,.;:!?)\]…–—-]|$)|\s+(?:only|please|just|and|but|use|do|don't|we|i|you|the|keep|write|be|never"
    r"|always|skip|ignore|answer|reply|assume|stick|avoid|call|name)\b)"
)

NAMED = re.compile(
    rf"\b(?:in|for|within|during|throughout|of) (?:this|your|this very|your next|your current|your following"
    rf"|the next|my next|this next|this one|this single|this whole|this entire"
    rf"|this particular) {_HERE_NOUN}{_BOUNDARY}"
    rf"|\b(?:for|until) the (?:rest|remainder|duration|end) of (?:this|the|our|your) {_HERE_NOUN}\b"
    r"|\b(?:just|only) (?:for )?(?:now|today|this (?:once|time)|the moment|once|this one)\b(?! does)"
    r"|\b(?:just )?this once\b"
    r"|(?<!\bafter )(?<!\bat )(?<!\bby )(?<!\bbefore )(?<!\buntil )(?<!\bof )"
    r"(?<!\bfrom )(?<!\bin )(?<!\bduring )\bthis (?:one )?time(?: only"
    r"| around)?\s*(?=[,.;:!]|$)|\bas a one-off\b"
    r"|\bone time only\b"
    r"|\buntil i (?:say|tell|ask|come|am|'m|get|let|confirm|finish|have|return)\b|\bunless i (?:say|tell|ask)\b"
    r"|\btill i (?:say|tell)\b"
    r"|\bbefore (?:you|u) (?:answer|reply|respond|continue|start|begin|proceed)\b|\bonce you(?:'re| are) (?:done"
    r"|finished)\b|\bwhen you(?:'re| are) (?:done|finished)\b|\b(?:in|for) the meantime\b(?=,| use| do)"
    r"|\bin (?:dieser|deiner|ihrer|deiner nächsten) (?:antwort|nachricht|unterhaltung|sitzung|konversation)\b"
    r"|\bfür diese (?:antwort|sitzung|unterhaltung|aufgabe|frage)\b|\bin diesem (?:chat|gespräch)\b"
    r"|\bnur (?:für )?(?:jetzt|heute|dieses (?:eine )?mal|diesmal)\b|\bdiesmal\b"
    r"|\bdans (?:cette|ta|votre|ta prochaine|votre prochaine) (?:réponse|conversation|session|discussion)\b"
    r"|\bpour cette (?:réponse|fois|conversation|session|question)\b|\bjuste (?:pour )?(?:cette fois|maintenant"
    r"|l'instant|aujourd'hui)\b|\bcette fois(?:-ci)?\b"
    r"|\ben (?:esta|tu|su|tu próxima|esta próxima) (?:respuesta|conversación|sesión|charla)\b"
    r"|\bpara esta (?:respuesta|sesión|conversación|vez|pregunta)\b|\bs[oó]lo (?:por )?(?:esta vez|ahora|hoy)\b"
    r"|\besta vez\b"
    r"|\bв (?:этом|твоём|твоем|своём|следующем) (?:ответе|сообщении|разговоре|чате|диалоге)\b|\bв этой (?:сессии"
    r"|беседе|переписке)\b|\bдля этого (?:ответа|вопроса)\b|\bтолько (?:сейчас|в этот раз|на этот раз|сегодня)\b"
    r"|\bна этот раз\b"
    r"|(?:这|本|這)(?:次|个|轮|条|一次)?(?:回复|回答|对话|会话|消息|聊天|回覆|對話)(?:中|里|内)?|只?(?:这|這)一?次(?!的)|仅此一次"
    r"|この(?:返信|回答|返答|会話|セッション|チャット|メッセージ)|今回(?:は|だけ|のみ|に限り)|今だけ|一度だけ",
    re.IGNORECASE,
)
"""Phrases that name the conversation, whatever the sentence around them is."""

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
    rf"|using\b)[\w-]+ )?(?:[\w-]+ )?(?:this|that){_AFTER_THIS}"
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

STANDING = re.compile(
    r"\b(?:from (?:now|here|today|this point)(?: on(?:wards?)?| forward)|going forward|moving forward|as of (?:now"
    r"|today)|starting (?:now|today|from)|in (?:the )?future|henceforth|every time|each time|whenever"
    r"|ab (?:jetzt|sofort|heute)|von (?:jetzt|nun|heute) an|künftig|in zukunft|à partir de (?:maintenant"
    r"|aujourd'hui)|désormais|dorénavant"
    r"|a partir de (?:ahora|hoy)|de ahora en adelante|en adelante|с этого момента|отныне|впредь)\b"
    r"|从现在(?:开始|起)|今后|以后|これから|今後|以後",
    re.IGNORECASE,
)
"""Phrases that make an order last."""

_TIME = (
    r"(?:for (?:now|the moment|the time being|today|tonight|a (?:moment|minute|while|bit|second))|right now"
    r"|just now|at the moment(?! (?:of|when))|at present|at this point|currently|temporarily|today(?!'s)|tonight"
    r"|this (?:morning|afternoon|evening|week)|meanwhile|in the meantime|now|yet|first"
    r"|fürs erste|für den moment|vorerst|im moment|momentan|zurzeit|zur zeit|derzeit|gerade|heute|jetzt|vorläufig"
    r"|erst mal|erstmal"
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
    return _TRAILING_TIME.search(text) is not None and is_order(text) and not _is_only_first(text)


def _is_order_behind(rest: str) -> bool:
    return is_order(core(rest))


def _is_only_first(text: str) -> bool:
    """Whether it is like "always run the linter first", which orders the steps, not the time."""
    found = _TRAILING_TIME.search(text)
    return found is not None and found[0].strip(" ,").casefold() == "first"
