"""Whether words in a message are the user's own claim: not asked, not under a condition, not reported."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tiers.remarks import is_a_remark
from tiers.talk_en import is_talk
from words.moment import STANDING
from words.spelling import small

if TYPE_CHECKING:
    from tiers.corrections import Phrase

# What is asked of a sentence is asked of its small letters; `_HEDGE`, `_TIME`, `_INNER` and `_LEADING` of the text as written.

_BOUNDARY = re.compile(r"[.!?…](?=\s)|[\n。！？]")
_FINAL = re.compile(r"[.!?…](?=\s|$)|[\n。！？]")
_RESET = re.compile(
    r"[;；]|\s[—–]+\s|\b(?:but|however|anyway|aber|jedoch|mais|cependant|pero|но|однако)\b|但是|但|可是|不过|でも|しかし|けど",
)
"""After these a new claim of the user's own begins."""

_COMMA = re.compile(r"[,，、:：]")

_HEDGE = re.compile(
    r"\b(?:(?:i|we)(?:'m| am| have|'ve|'d)?(?: \w+ly| just| also)? (?:think|believe|guess|fear|know|knew|say|said"
    r"|told you|mention(?:ed)?"
    r"|realised?|realized|noticed?|learned|learnt|found out|remember(?:ed)?|forgot|meant|repeat|decided|agreed"
    r"|confirm|afraid"
    r"|sure|certain|pretty sure|suspect|see|saw)(?: to (?:say|tell you|mention))?(?: that)?|as (?:i|we) (?:said"
    r"|told you|mentioned)"
    r"|ich (?:glaube|denke|meine|weiß|sagte|fürchte),?(?: dass)?|je (?:crois|pense|sais|dis) que|creo que|pienso que|(?:perdona|perd[oó]n|disculpa|oye|ojo|mira|uy|ay|hombre|bueno|pues|a ver),? que"
    r"|sé que"
    r"|(?:я )?(?:думаю|считаю|знаю|говорил),?(?: что)?|let me (?:say|tell you)|please (?:note|remember|know)(?: that)?"
    r"|(?:note|remember|fyi|be aware|keep in mind)(?: that)?|it turns out(?: that)?|the (?:thing|point|truth"
    r"|fact) is(?: that)?"
    r"|我(?:觉得|认为|想|知道)|(?:if i(?:'m| am) not mistaken|if i (?:recall|remember)(?: correctly)?|if possible"
    r"|if you (?:can|don't mind|could"
    r"|like|want|ask me)|if not already done))\b",
    re.IGNORECASE,
)
"""The user's own opening of a claim: it governs nothing."""

_TIME = re.compile(
    r"\b(?i:after|before|since|until|while|when|with) (?:(?:the|our|my|this|that|last|next|a) (?:(?!\w+ed\b|\w+s\b(?= (?:to|the|a|our|up|down|out)))[\w'-]+ ){1,3}?|\d[\w:.]* |[A-Z]\w+ |(?:you|we|i) last \w+ )(?=(?:we|i|it|they|he|she|the|our|my)\b|$)",
)
"""A time in front of a claim: "after the audit we dropped it"."""

_SUBORDINATE = re.compile(
    r"\b(?:if|unless|whether|when|whenever|until|till|before|after|while|because|since|once|as soon as|in case"
    r"|suppos(?:e|ing)"
    r"|assum(?:e|ing)|provided|what if|which|who|whose|where|how|why|so that|so it|so they|so we|make sure"
    r"|making sure|ensur(?:e|es|ing)"
    r"|verif(?:y|ies)|check(?:s|ing)?|confirm|assert(?:s)?|see|wish|hope|imagine|pretend|as if|as though|in order"
    r"|lest|let me know"
    r"|tell me|doubt|although|though|even|than|the (?:test|case|one|file|user|users|thing|part|ones|code|line"
    r"|function|warning|message|error|fact|idea|claim)s? that"
    r"|wenn|falls|ob|sofern|sobald|bevor|nachdem|weil|während|solange|dass|damit|angenommen|obwohl"
    r"|si|lorsque|quand|avant que|après que|parce que|puisque|dès que|pour que|afin que|bien que|dont|où|au cas où"
    r"|supposons"
    r"|cuando|aunque|porque|antes de que|después de que|hasta que|para que|mientras|en caso de|siempre que|supongamos"
    r"|donde"
    r"|если|когда|пока|хотя|потому|чтобы|ли|после того|перед тем|допустим|который|которая|которые|которое|где"
    r"|так как)\b"
    r"|\bs'ils?\b|\b(?:que|qui|qu'|что|that)\s*$|如果|要是|假如|假设|万一|倘若|是否|(?<![担本相適正妥])当(?![前然时社日初地たり成作做了着过家真天年]|我没)(?=[^，,。！？\n]{1,18}(?:时|候|后|前|際|とき|刻))|因为|もし|仮に",
)
"""What puts the clause after it under a condition, a time, or a noun."""

_REPORTED = re.compile(
    r"\b(?:says?|said|saying|claim(?:s|ed|ing)?|thinks?|thought|believe[sd]?|tells?|told|writes?|wrote|reads?"
    r"|state[sd]?|mention(?:s|ed)?"
    r"|report(?:s|ed)|argue[sd]?|insist(?:s|ed)|ask(?:s|ed)?|wonder(?:s|ed)?|complain(?:s|ed)|prints?|printed|shows?"
    r"|showed|suggest(?:s|ed)"
    r"|expect(?:s|ed)?|logged|logs (?:that|say)|return(?:s|ed)?|heard|according to|apparently|allegedly|supposedly|rumou?r has it"
    r"|for example|e\.g\."
    r"|sagt|sagte|sagen|meint|meinte|meinen|behauptet|behauptete|glaubt|schreibt|schrieb|laut|angeblich|steht"
    r"|hat gesagt"
    r"|dit|disent|a dit|affirme|prétend|pense|croit|selon|d'après|écrit|demande|il paraît"
    r"|dice|dicen|dijo|dijeron|cree|creen|afirma|según|escribe|escribió|piensa|pregunta"
    r"|сказала?|сказали|говорит|говорят|пишет|пишут|считает|считают|думает|утверждает|по словам|согласно|якобы"
    r"|спросила?)\b"
    r"|他说|她说|他们说|有人说|文档说|说明|据说|听说|他认为|她认为|他觉得|写着|彼は|彼女は|によると|によれば",
)
"""Somebody else's words follow."""

_CONDITION = re.compile(
    r"\W*(?:(?:and|but|so|then|also|ok|okay|well|now|und|aber|et|mais|y|pero|и|а|но)[\s,]+)?(?:(?:if|unless|in case"
    r"|suppose|supposing|assuming"
    r"|provided|whether|what if|even if|only if|as long as|imagine|should you|had we|were we|would it|wenn|falls"
    r"|sofern|angenommen|ob"
    r"|si|s'il|s'ils|au cas où|supposons|en cas|en caso|если|допустим|предположим)\b"
    r"|如果|要是|假如|假设|万一|一旦|倘若|もし|仮に)",
)
"""A sentence that opens so stands under its condition to the end."""

_ASKS = re.compile(
    r"\W*(?:(?:and|but|so|then|also|ok|okay|well|now|hey|hi|hmm|oh|btw|actually|sorry|und|et|y|и|а)[\s,]+)*(?:"
    r"(?:what|how|why|when|where|who|which|whose)(?:'s|\s+(?:[\w-]+\s+){0,2}?(?:do|does|did|is|are|was|were|can"
    r"|should|would|will|has|have|had|if|about|happens|happened))\b"
    r"|(?:is|are|was|were|do|does|did|has|have|had|should|shall|must|may|might|am|isn't|aren't|don't (?:we|you|i"
    r"|they)|doesn't (?:it|that|this|the)"
    r"|didn't|haven't|hasn't|shouldn't|wasn't|won't|can|could|would|will) (?:it|that|this|these|there|we|i|you|they|he|she|the|a|an|my|our"
    r"|your|any|anyone|someone|[\w.-]+)\b)",
)
_REQUEST = re.compile(
    r"\W*(?:(?:can|could|would|will|won't)\b(?!\s+(?:we|i|it|that|this|there|they)\b)|(?:please|kannst|könntest|peux|pourrais|puedes|podrías"
    r"|можешь)\b)",
)
_INVERTED = re.compile(
    r"\W*(?:what|how|why|when|where|who|which)(?:'s|\s+(?:do|does|did|is|are|was|were|can|should|would|will|has|have"
    r"|had|if|about|happens"
    r"|happened|changed))\b|\W*(?:should|shall|do|does|did|is|are|was|were|has|have) (?:it|that|this|these|there|we|i"
    r"|you|they|he|she)\b",
)
_BARE = re.compile(
    r"\W*(?:(?:is|are|does|did|was|were|has) (?!(?:not|no|been|now)\b)[\w.-]+|should (?!(?:be|say|read|have|also|not|now)\b)[\w.-]+) [\w.-]+",
)
"""A question whose mark was left out."""

_FOLLOWING = re.compile(
    r"[ら]|[^。！？\n]{0,12}?(?:的话|的时候|之前|之后|なら|たら|れば|場合|と言[いっわ]|と書[いか]|と思[わっ]|と主張|かどうか|か確認|か教え|か\s*$|そうです|らしい|とのこと|か[?？。]|吗|嗎)"
)
"""Where the language puts the condition or the reporter behind the clause."""

_INNER = re.compile(
    r"(?:si|s'ils?|quand|lorsque|wenn|falls|cuando|если|когда)\b|.*\b(?<!\bte )(?<!\bles )(?<!\ble )(?<!\bos )(?<!t'a )(?<!\bta )(?<!vous a )(?<!тебе )(?<!вам )(?<!\bquién )(?<!\bquien )(?<!\bqui a )(?<!кто )(?:dit|dis|disent|dice|dijo|sagt|sagte|сказала?"
    r"|говорит),? (?:que|qu'|dass|что)\b"
    r"|.*(?:如果|要是|假如|万一|一旦|他说|她说|他们说|文档说|确保|检查|是不是|要不要|(?<![担本相適正妥])当(?![前然社日初地たり成作做了着过家真天年]|时的|我没)(?=[^，,。！？\n]{1,18}(?:时|候|后|前|際|とき|刻))|もし)",
    re.IGNORECASE,
)
"""The same inside the words, where a pattern takes the subject in."""

_LEADING = re.compile(
    r"(?:if|unless|before|after|until|till|once|when|whenever|while|because|ever since|whether|had (?:we|i|they)|were (?:we|they))\b",
    re.IGNORECASE,
)
"""Where an English pattern took the conjunction for its subject: “before Ana took over billing”."""

_ORDER = re.compile(r"\W*(?:please )?(?:write|show|print|log|return|report|state|say|tell|ask)\b(?! (?:that|if)\b)")
"""What a sentence orders isn't what somebody says, where it swaps one for another: “write it in Go instead of Rust”."""

_SPEAKS = re.compile(
    rf"(?:{_REPORTED.pattern})\W*$|\b(?:according to|laut|selon|según|согласно)\b[^,]*,\s*$|,\s*(?:die|der|das|den|dem)\s*$"
    rf"|(?:{_REPORTED.pattern}),? (?:das|es|die|der|wir|ich|sie|er|je|yo|я|le|la|il|elle|on|c'|ce|ça|eso|esto|el|это|он|она|они|мы)\s?(?:[\w-]+ ){{0,6}}$"
    rf"|(?:{_REPORTED.pattern})[:：]\s[^.!?]{{0,60}}$"
    r"|\b(?:was|were|is|are|'s|'m|'re|be) (?:all |just )?like\W*(?:(?:no|nope|yeah|oh|well|dude)\W*)*$",
)
"""He said, …; according to Bob, …; the log says: …"""


_TAG = re.compile(
    r",\s*(?:right|no|correct|ok|okay|yes|eh|huh|hm+|don't you think|or not|(?:isn't|aren't|wasn't|doesn't|don't|didn't|won't|can't) \w+)"
    r"\s*\?\W*$|,\s*(?:do|don't|did|didn't|is|isn't|are|aren't|will|won't|can|can't|have|haven't) (?:you|we|they|it|he|she|i)\W*$",
)
"""Asked for agreement: a guess, no claim."""

_OBSERVED = re.compile(
    r"\b(?:gives?|gave|gets?|got|throws?|threw|opens?|opened|produces?|outputs?|raises?|takes?(?! (?:one|two|three|\d|an?|no) (?:argument|parameter|flag|path|list|string|int))|took|sends?|sent|renders?|emits?|yields?"
    r"|tried|receives?|sees?|saw|ended up|runs? (?:once|twice|\w+ times)|works?|fails?|failed|crash(?:es|ed)?|breaks?|happens?(?! (?:on|at|in|with|via|through)\b)|hangs?|slow|broken|passes"
    r"|kommt|liefert|gibt|zeigt|wirft|läuft|geht|renvoie|retourne|donne|affiche|passe|marche|fonctionne|devuelve|muestra|pasa|funciona"
    r"|возвращает|выда[её]т|показывает|работает)\b|返回|显示|输出|得到",
)
"""A symptom: what the program does where it should do something else."""

_OBSERVED_AFTER = re.compile(
    r"[をが](?:返|表示|出力)|と(?:表示|出力|出)|\b(?:появляется|выводится|приходит|получа(?:ю|ем)|вижу|показывается)\b"
    r"|\b(?:j'(?:ai|obtiens|ai eu) (?:un|une|des|le|la)|on obtient|je (?:vois|reçois)|apparaît)\b|\b(?:sale|aparece|obtengo|recibo|veo)\b"
    r"|\b(?:bekomme|erhalte|sehe|erscheint)\b|\bthere(?:'s| is) an? (?:bug|off-by-one|regression|error|mistake)\b|\bplease (?:fix|investigate|debug|check|have a look)\b",
)
_TASK = re.compile(
    r"\W*(?:please |also |now |then )*(?:add|create|implement|return|render|fix|refactor|rewrite|sort|log|throw|raise|print)\b",
)
"""An order to change code; what it swaps is of the code."""

_STUCK = re.compile(
    r"\b(?:startet|starten|läuft|laufen|geht|gehen|funktioniert|lädt|öffnet|reagiert|kompiliert|antwortet|klappt)\b[^.,;!?\n]*\bnicht mehr\b",
)
"""A failure, told with its verb in front."""

_CHORE = re.compile(
    r"\W*(?:please |also |now |then )*(?:update|fix|delete|remove|replace|refresh|clean|rewrite|drop|regenerate|rebuild|bump|rename)\b",
)
"""An order whose reason follows: “fix the docs, they are outdated”."""

_ENGLISH = re.compile(
    r"\b(?:the|and|with|this|that|your|to|of|is|are|we|you|it|not|for|my|at|please|thanks|further|more|have|were|what|they|our|but|from|which|would|should|prefer|about)\b",
)
"""Words that hardly another language of the table has."""

_OTHER = re.compile(
    r"\b(?:der|die|das|den|dem|ich|du|wir|nicht|und|ist|le|la|les|je|tu|on|c'est|pas|est|el|los|una?|es|que|de|no|en|por|y|des|dat|ned|nich|ick|hob|hab|habe|mir)\b",
)
"""Words of the others: a single English one among them is a dialect's or a loan."""


LATIN = frozenset({"fr", "es", "de"})
"""Languages of the table whose sentences could be taken for English ones by their letters."""


def is_english(text: str) -> bool:
    """Whether each sentence of a text in small letters is English, as far as a few words tell: rows of `LATIN` can't stand in it."""
    return text.isascii() and all(_is_english(sentence) for sentence in _FINAL.split(text) if sentence.strip())


def is_asserted(phrase: Phrase, text: str, start: int, end: int) -> bool:
    """Whether the words at start…end are claimed: in no question, condition, subordinate clause or report."""
    opening = max((m.end() for m in _BOUNDARY.finditer(text, max(0, start - 600), start)), default=max(0, start - 600))
    closing = _FINAL.search(text, end)
    written = text[opening : closing.end() if closing else len(text)]
    sentence, before = small(written), small(text[opening:start])
    if is_a_remark(phrase.family, written, phrase.language) or (not phrase.asks and _is_question(sentence, before)):
        return False
    if _is_governed(phrase, text[opening:start]) or _is_remark(phrase, sentence, before):
        return False
    if phrase.language == "en":
        if _FOREIGN.search(sentence) and not _ENGLISH.search(sentence) and len(sentence.split()) > _FEW:
            return False
        return (phrase.anywhere or phrase.claims is not None or _LEADING.match(text, start) is None) and not is_talk(
            phrase.family, text, start, end
        )
    if phrase.language in LATIN and sentence.isascii() and _is_english(sentence):
        return False
    asks = sentence.rstrip().endswith(("?", "？")) and not _REQUEST.match(sentence)
    return not ((asks and not phrase.asks) or _INNER.match(text, start, end) or _FOLLOWING.match(text, end))


_FOREIGN = re.compile(r"(?![a-z])[^\W\d_]")
"""A letter that English has not."""

_FEW = 3
"""Words up to which nothing tells a sentence's language."""


def _is_english(sentence: str) -> bool:
    """Whether a sentence is English, as far as a few words tell."""
    english = len(_ENGLISH.findall(sentence))
    return english > 1 or (english == 1 and _OTHER.search(sentence) is None)


def _is_governed(phrase: Phrase, before: str) -> bool:
    """Whether what stands before the words in their sentence puts them under a condition or in another's mouth."""
    if not before.strip():
        return False
    own = small(_TIME.sub(" ", _HEDGE.sub(" ", before)))
    own = own[max((m.end() for m in _RESET.finditer(own)), default=0) :]
    if not phrase.anywhere and _CONDITION.match(own):
        return True
    if phrase.family == "swapped":
        own = _ORDER.sub("", own).rstrip(" ,;(—–-")
    tail = own[max((m.end() for m in _COMMA.finditer(own)), default=0) :]
    return any(pattern.search(at) for pattern, at in ((_SUBORDINATE, tail), (_REPORTED, tail), (_SPEAKS, own)))


def _is_remark(phrase: Phrase, sentence: str, before: str) -> bool:
    """Whether it is a guess, a symptom or the reason of an order, where the words would only claim something."""
    if phrase.anywhere:
        return False
    if _TAG.search(sentence):
        return True
    own = before[max((m.end() for m in _RESET.finditer(before)), default=0) :]
    match phrase.family:
        case "swapped":
            asks = sentence.rstrip().endswith(("?", "？")) and not _REQUEST.match(sentence)
            return asks or any(
                (
                    _OBSERVED.search(own),
                    _TASK.match(own) and not STANDING.search(sentence),
                    _OBSERVED_AFTER.search(sentence),
                )
            )
        case "denied":
            return _CHORE.match(own) is not None
        case "changed":
            return phrase.language == "de" and _STUCK.search(sentence) is not None
        case _:
            return False


def _is_question(sentence: str, before: str) -> bool:
    if _REQUEST.match(sentence):
        return False
    if sentence.rstrip().endswith(("?", "？")) and _ASKS.match(sentence):
        return True
    return bool(before.strip()) and (_INVERTED.match(sentence) or _BARE.match(sentence)) is not None
