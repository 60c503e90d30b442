"""The gate: does the raw message explicitly correct an earlier premise, and in which words?

Only what a user asserts counts: not code, not quotations, not a clause under a condition, not what somebody else said,
not a question.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tiers.corrections_en import ENGLISH
from tiers.corrections_world import WORLD
from tiers.corrections import clause_starts
from words.sentences import blank, straight

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tiers.corrections import Phrase

CORRECTIONS: tuple[Phrase, ...] = (*ENGLISH, *WORLD)

_CUES = tuple((cue, index) for index, phrase in enumerate(CORRECTIONS) for cue in phrase.cues)
_ASCII_CUES = tuple(pair for pair in _CUES if pair[0].isascii())

_BOUNDARY = re.compile(r"[.!?…](?=\s)|[\n。！？]")
_FINAL = re.compile(r"[.!?…](?=\s|$)|[\n。！？]")
_RESET = re.compile(
    r"[;；]|\s[—–]+\s|\b(?:but|however|anyway|aber|jedoch|mais|cependant|pero|но|однако)\b|但是|但|可是|不过|でも|しかし|けど",
    re.IGNORECASE,
)
"""After these a new claim of the user's own begins."""

_COMMA = re.compile(r"[,，、:：]")

_HEDGE = re.compile(
    r"\b(?:(?:i|we)(?:'m| am| have|'ve|'d)?(?: \w+ly| just| also)? (?:think|believe|guess|fear|know|knew|say|said|told you|mention(?:ed)?"
    r"|realised?|realized|noticed?|learned|learnt|found out|remember(?:ed)?|forgot|meant|repeat|decided|agreed|confirm|afraid"
    r"|sure|certain|pretty sure|suspect|see|saw)(?: to (?:say|tell you|mention))?(?: that)?|as (?:i|we) (?:said|told you|mentioned)"
    r"|ich (?:glaube|denke|meine|weiß|sagte|fürchte),?(?: dass)?|je (?:crois|pense|sais|dis) que|creo que|pienso que|sé que"
    r"|(?:я )?(?:думаю|считаю|знаю|говорил),?(?: что)?|let me (?:say|tell you)|please (?:note|remember|know)(?: that)?"
    r"|(?:note|remember|fyi|be aware|keep in mind)(?: that)?|it turns out(?: that)?|the (?:thing|point|truth|fact) is(?: that)?"
    r"|我(?:觉得|认为|想|知道)|(?:if i(?:'m| am) not mistaken|if i (?:recall|remember)(?: correctly)?|if possible|if you (?:can|don't mind|could"
    r"|like|want|ask me)|if not already done))\b",
    re.IGNORECASE,
)
"""The user's own opening of a claim: it governs nothing."""

_SUBORDINATE = re.compile(
    r"\b(?:if|unless|whether|when|whenever|until|till|before|after|while|because|since|once|as soon as|in case|suppos(?:e|ing)"
    r"|assum(?:e|ing)|provided|what if|which|who|whose|where|how|why|so that|so it|so they|so we|make sure|making sure|ensur(?:e|es|ing)"
    r"|verif(?:y|ies)|check(?:s|ing)?|confirm|assert(?:s)?|see|wish|hope|imagine|pretend|as if|as though|in order|lest|let me know"
    r"|tell me|doubt|although|though|even|than|the (?:test|case|one|file|user|users|thing|part|ones|code|line|function|warning|message|error|fact|idea|claim)s? that"
    r"|wenn|falls|ob|sofern|sobald|bevor|nachdem|weil|während|solange|dass|damit|angenommen|obwohl"
    r"|si|lorsque|quand|avant que|après que|parce que|puisque|dès que|pour que|afin que|bien que|dont|où|au cas où|supposons"
    r"|cuando|aunque|porque|antes de que|después de que|hasta que|para que|mientras|en caso de|siempre que|supongamos|donde"
    r"|если|когда|пока|хотя|потому|чтобы|ли|после того|перед тем|допустим|который|которая|которые|которое|где|так как)\b"
    r"|\bs'ils?\b|\b(?:que|qui|qu'|что|that)\s*$|如果|要是|假如|假设|万一|倘若|是否|当|因为|もし|仮に",
    re.IGNORECASE,
)
"""What puts the clause after it under a condition, a time, or a noun."""

_REPORTED = re.compile(
    r"\b(?:says?|said|saying|claim(?:s|ed|ing)?|thinks?|thought|believe[sd]?|tells?|told|writes?|wrote|reads?|state[sd]?|mention(?:s|ed)"
    r"|report(?:s|ed)|argue[sd]?|insist(?:s|ed)|ask(?:s|ed)?|wonder(?:s|ed)?|complain(?:s|ed)|prints?|printed|shows?|showed|suggest(?:s|ed)"
    r"|expect(?:s|ed)?|log(?:s|ged)|return(?:s|ed)?|heard|according to|apparently|allegedly|supposedly|rumou?r has it|for example|e\.g\."
    r"|sagt|sagte|sagen|meint|meinte|meinen|behauptet|behauptete|glaubt|schreibt|schrieb|laut|angeblich|steht|hat gesagt"
    r"|dit|disent|a dit|affirme|prétend|pense|croit|selon|d'après|écrit|demande|il paraît"
    r"|dice|dicen|dijo|dijeron|cree|creen|afirma|según|escribe|escribió|piensa|pregunta"
    r"|сказала?|сказали|говорит|говорят|пишет|пишут|считает|считают|думает|утверждает|по словам|согласно|якобы|спросила?)\b"
    r"|他说|她说|他们说|有人说|文档说|说明|据说|听说|他认为|她认为|他觉得|写着|彼は|彼女は|によると|によれば",
    re.IGNORECASE,
)
"""Somebody else's words follow."""

_CONDITION = re.compile(
    r"\W*(?:(?:and|but|so|then|also|ok|okay|well|now|und|aber|et|mais|y|pero|и|а|но)[\s,]+)?(?:(?:if|unless|in case|suppose|supposing|assuming"
    r"|provided|whether|what if|even if|only if|as long as|imagine|should you|had we|were we|would it|wenn|falls|sofern|angenommen|ob"
    r"|si|s'il|s'ils|au cas où|supposons|en cas|en caso|если|допустим|предположим)\b|如果|要是|假如|假设|万一|倘若|もし|仮に)",
    re.IGNORECASE,
)
"""A sentence that opens so stands under its condition to the end."""

_ASKS = re.compile(
    r"\W*(?:(?:and|but|so|then|also|ok|okay|well|now|hey|hi|hmm|sorry|und|et|y|и|а)[\s,]+)*(?:"
    r"(?:what|how|why|when|where|who|which|whose)(?:'s|\s+(?:[\w-]+\s+){0,2}?(?:do|does|did|is|are|was|were|can|should|would|will|has|have|had|if|about|happens|happened))\b"
    r"|(?:is|are|was|were|do|does|did|has|have|had|should|shall|must|may|might|am|isn't|aren't|don't (?:we|you|i|they)|doesn't (?:it|that|this|the)"
    r"|didn't|haven't|hasn't|shouldn't|wasn't|won't) (?:it|that|this|these|there|we|i|you|they|he|she|the|a|an|my|our|your|any|anyone|someone|[\w.-]+)\b)",
    re.IGNORECASE,
)
_REQUEST = re.compile(
    r"\W*(?:can|could|would|will|won't|please|kannst|könntest|peux|pourrais|puedes|podrías|можешь)\b", re.IGNORECASE
)
_INVERTED = re.compile(
    r"\W*(?:what|how|why|when|where|who|which)(?:'s|\s+(?:do|does|did|is|are|was|were|can|should|would|will|has|have|had|if|about|happens"
    r"|happened|changed))\b|\W*(?:should|shall|do|does|did|is|are|was|were|has|have) (?:it|that|this|these|there|we|i|you|they|he|she)\b",
    re.IGNORECASE,
)
_FOLLOWING = re.compile(
    r"[ら]|[^。！？\n]{0,12}?(?:的话|的时候|之前|之后|なら|たら|れば|場合|と言[いっわ]|と書[いか]|と思[わっ]|と主張|かどうか|か確認|か教え|そうです|らしい|とのこと|か[?？。]|吗|嗎)"
)
"""Where the language puts the condition or the reporter behind the clause."""

_INNER = re.compile(
    r"(?:si|s'ils?|quand|lorsque|wenn|falls|cuando|если|когда)\b|.*\b(?:dit|dis|disent|dice|dijo|sagt|sagte|сказала?|говорит),? (?:que|qu'|dass|что)\b"
    r"|.*(?:如果|要是|假如|万一|他说|她说|他们说|文档说|确保|检查|是不是|要不要|当(?!前|然|时的)|もし)",
    re.IGNORECASE,
)
"""The same inside the words, where a pattern takes the subject in."""


def gate(message: str) -> str | None:
    """The words by which the message corrects a premise, as they stand in it; None when it doesn't."""
    text = straight(blank(message))
    folded = text.lower()
    tried = {index for cue, index in (_ASCII_CUES if folded.isascii() else _CUES) if cue in folded}
    if not tried:
        return None
    starts = clause_starts(text)
    spans = [span for index in tried if (span := next(asserted(CORRECTIONS[index], text, starts), None))]
    start, end = min(spans, key=lambda span: (span[0], -span[1]), default=(0, 0))
    return message[start:end] or None


def asserted(phrase: Phrase, text: str, starts: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    """Where the phrase stands as the user's own claim in blanked, straightened text."""
    matches = (
        (m for at in starts if (m := phrase.pattern.match(text, at))) if phrase.opens else phrase.pattern.finditer(text)
    )
    for match in matches:
        start, end = match.span(match.lastgroup or 0)
        if not _is_governed(phrase, text, start, end):
            yield start, end


def _is_governed(phrase: Phrase, text: str, start: int, end: int) -> bool:
    """Whether the words at start…end stand in a question, under a condition, in a subordinate clause, or in a report."""
    opening = max((m.end() for m in _BOUNDARY.finditer(text, max(0, start - 600), start)), default=max(0, start - 600))
    closing = _FINAL.search(text, end)
    sentence = text[opening : closing.end() if closing else len(text)]
    before = text[opening:start]
    if _is_question(sentence, before):
        return True
    own = _HEDGE.sub(" ", before)
    own = own[max((m.end() for m in _RESET.finditer(own)), default=0) :]
    if phrase.family == "swapped":
        own = own.rstrip(" ,;(—–-")
    tail = own[max((m.end() for m in _COMMA.finditer(own)), default=0) :]
    if not phrase.anywhere and _CONDITION.match(own):
        return True
    if _SUBORDINATE.search(tail) or _REPORTED.search(tail) or _reports_at_end(own):
        return True
    if phrase.language == "en":
        return False
    asks = sentence.rstrip().endswith(("?", "？")) and not _REQUEST.match(sentence)
    return asks or _INNER.match(text, start, end) is not None or _FOLLOWING.match(text, end) is not None


def _is_question(sentence: str, before: str) -> bool:
    if _REQUEST.match(sentence):
        return False
    if sentence.rstrip().endswith(("?", "？")) and _ASKS.match(sentence):
        return True
    return bool(before.strip()) and _INVERTED.match(sentence) is not None


_SPEAKS = re.compile(
    rf"(?:{_REPORTED.pattern})\W*$|\b(?:according to|laut|selon|según|согласно)\b[^,]*,\s*$", re.IGNORECASE
)


def _reports_at_end(own: str) -> bool:
    """ "He said, that's wrong", "According to Bob, …", "The log says: …"."""
    return _SPEAKS.search(own) is not None
