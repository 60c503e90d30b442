"""By which words a sentence says that it holds for this conversation only, or that it lasts.

Shared by the gate, which takes no swap for a moment as a correction, and by learning, which keeps no order of the moment.
"""

from __future__ import annotations

import re

_HERE_NOUN = (
    r"(?:repl(?:y|ies)|answers?|conversation|chat|response|message|turn|prompt|thread|session|exchange|discussion"
    r"|task|question|request|output|summary|explanation|example|exercise|run|draft|snippet|one)"
)
_BOUNDARY = (
    r"(?=\s*(?:[,.;:!?)\]…–—-]|$)|\s+(?:only|please|just|and|but|use|do|don't|we|i|you|the|keep|write|be|never"
    r"|always|skip|ignore|answer|reply|assume|stick|avoid|call|name)\b)"
)

NAMED = re.compile(
    rf"\b(?:in|for|within|during|throughout|of) (?:this|your|this very|your next|your current|your following"
    rf"|the next|my next|this next|this one|this single|this whole|this entire"
    rf"|this particular) {_HERE_NOUN}{_BOUNDARY}"
    rf"|\byour (?:next|following) (?:repl(?:y|ies)|answers?|response|message)\b"
    r"|\bfor the sake of (?:(?:this|the|our) )?(?:argument|exercise|example|discussion|demo)\b|\bfor (?:argument|example)['’]s sake\b"
    rf"|\b(?:for|until) the (?:rest|remainder|duration|end) of (?:this|the|our|your) {_HERE_NOUN}\b"
    r"|\b(?:just|only) (?:for )?(?:now|today|this (?:once|time)|the moment|once|this one)\b(?! does)"
    r"|\b(?:just )?this once\b"
    r"|(?<!\bafter )(?<!\bat )(?<!\bby )(?<!\bbefore )(?<!\buntil )(?<!\bof )"
    r"(?<!\bfrom )(?<!\bin )(?<!\bduring )\bthis (?:one )?time(?: only"
    r"| around)?\s*(?=[,.;:!]|$)|\bas a one-off\b"
    r"|\bone time only\b"
    r"|\buntil i (?:say|tell|ask|come|am|'m|get|let|confirm|finish|have|return)\b|\bunless i (?:say|tell|ask)\b(?! (?:you )?otherwise)"
    r"|\btill i (?:say|tell)\b"
    r"|\bbefore (?:you|u) (?:answer|reply|respond|continue|start|begin|proceed)\b|\bonce you(?:'re| are) (?:done"
    r"|finished)\b|\bwhen you(?:'re| are) (?:done|finished)\b|\b(?:in|for) the meantime\b(?=,| use| do)"
    r"|\bin (?:dieser|deiner|ihrer|deiner nächsten) (?:antwort|nachricht|unterhaltung|sitzung|konversation)\b"
    r"|\bfür diese[ns]? (?:eine[ns]? )?(?:antwort|sitzung|unterhaltung|aufgabe|frage|lauf|durchlauf|beispiel|entwurf|gespräch|chat|dialog|nachricht|text|mal)\b|\bin diesem (?:chat|gespräch|dialog|verlauf)\b"
    r"|\bnur (?:für )?(?:jetzt|heute|dieses (?:eine )?mal|diesmal)\b|\bdiesmal\b"
    r"|\bdans (?:cette|ta|votre|ta prochaine|votre prochaine) (?:réponse|conversation|session|discussion)\b"
    r"|\bpour (?:cette (?:réponse|fois|conversation|session|question|exécution|discussion)|cet (?:exemple|essai|échange)|ce (?:message|chat|fil))\b|\bjuste (?:pour )?(?:cette fois|maintenant"
    r"|l'instant|aujourd'hui)\b|\bcette fois(?:-ci)?\b"
    r"|\ben (?:esta|tu|su|tu próxima|esta próxima) (?:respuesta|conversación|sesión|charla)\b"
    r"|\b(?:para|por) est[ae] (?:respuesta|sesión|conversación|vez|pregunta|ejecución|ejemplo|charla|chat|mensaje)\b|\bs[oó]lo (?:por )?(?:esta vez|ahora|hoy)\b"
    r"|\besta vez\b"
    r"|\bв (?:этом|твоём|твоем|своём|следующем) (?:ответе|сообщении|разговоре|чате|диалоге)\b|\bв этой (?:сессии"
    r"|беседе|переписке)\b|\bдля (?:этого (?:ответа|вопроса|запуска|примера|разговора|чата|сообщения)|этой (?:беседы|сессии))\b|\bтолько (?:сейчас|в этот раз|на этот раз|сегодня)\b"
    r"|\bна этот раз\b"
    r"|(?:这|本|這)(?:次|个|轮|条|一次)?(?:回复|回答|对话|会话|消息|聊天|回覆|對話)(?:中|里|内)?|只?(?:这|這)一?次(?!的)|仅此一次"
    r"|この(?:返信|回答|返答|会話|セッション|チャット|メッセージ)|今回(?:は|だけ|のみ|に限り)|今だけ|一度だけ",
    re.IGNORECASE,
)
"""Phrases that name the conversation, whatever the sentence around them is."""

STANDING = re.compile(
    r"\b(?:from (?:now|here|today|this point)(?: on(?:wards?)?| forward)|going forward|moving forward|as of (?:now"
    r"|today)|starting (?:now|today|from)|in (?:the )?future|henceforth|every time|each time|whenever"
    r"|ab (?:jetzt|sofort|heute)|von (?:jetzt|nun|heute) an|künftig|in zukunft|à partir de (?:maintenant"
    r"|aujourd'hui)|désormais|dorénavant"
    r"|a partir de (?:ahora|hoy)|de ahora en adelante|en adelante|с этого момента|отныне|впредь)\b"
    r"|从现在(?:开始|起)|今后|以后(?!也许|或许|可能|可以)|これから|今後|以後",
    re.IGNORECASE,
)
"""Phrases that make an order last."""
