"""How a sentence that needs its neighbour stands alone: "It listens on 5433" gets its subject, or its company.

The subject is put in its place where it is certain: the sentence before says what one thing is. Else both are kept in
one statement. Nothing is reworded beyond that one word.
"""

from __future__ import annotations

import re

from learn.mood import core

_LEANING = re.compile(
    r"^(?!it(?:['’]s| is| was) (?:\w+ly )?(?:required|mandatory|forbidden|important|essential|necessary|prohibited"
    r"|recommended"
    r"|our policy|policy|a rule|best) (?:to|that)\b)"
    r"(?!it(?:['’]s| is) (?:also |still |always |not )*(?:customary|usual|traditional|tradition|the custom|the rule|good form|bad form|bad luck|frowned upon|common practice|house policy)\b)"
    r"(?!it['’]s (?:now |not |always )*(?-i:[A-Z])[\w'’. -]{1,30}? (?:who|that) \w|it is (?:now |not |always )*(?-i:[A-Z])[\w'’. -]{1,30}? (?:who|that) \w)"
    r"(?!it (?:turns|turned) out\b|it (?:emerged|transpired|became clear)\b|it (?:was|has been|['’]s been) (?:agreed|decided|settled|ruled|confirmed|ordered) "
    r"(?:[^,;:.!?]{1,60} )?(?:that|to)\b)(?!it took (?:me|us)\b|it was (?:hard|tricky|not easy|not obvious) to (?:find|track|figure)\b)(?:(?P<word>it|they|he|she)(?P<is>['’](?:s|re))?\s+(?=\w)"
    r"|(?P<that>this|that|these|those|both)\s+"
    r"(?=(?:is|are|was|were|has|have|must|should|can|cannot|will|lives?|listens?|runs?|uses?|needs?|requires?)\b))",
    re.IGNORECASE,
)
_OWNED = re.compile(
    r"^(?:(?:its|their|his|her)\s+[\w-]+|the\s+(?:[\w-]+\s+){1,3}of\s+(?-i:it|them)\b(?!['’-]))", re.IGNORECASE
)
_OBJECT = re.compile(
    r"^(?:please |just |always |never |only |must |do not |don't "
    r"|avoid )*(?:ever )?[\w-]+(?:ing)? (?:\w+ )?(?P<word>(?-i:it|them))\b(?!['’-])",
    re.IGNORECASE,
)
_SUBJECT = re.compile(
    r"^(?P<subject>(?:(?:the|our|my|your|this|that|each|every|all)\s+)?[^\s,;:!?]+(?:\s+(?!and\b|or\b|of\b|for\b"
    r"|in\b|on\b|at\b|with\b|from\b|that\b|which\b|who\b|is\b|are\b)[^\s,;:!?]+){0,4}?)\s+"
    r"(?P<verb>is|are|was|were|lives|runs|listens)\s+",
    re.IGNORECASE,
)
_PRONOUN = re.compile(
    r"^(?:i|we|you|he|she|it|they|this|that|these|those|there|what|which|who|here|always|never|use|if"
    r"|when)\b(?!\s+(?!is\b|are\b|was\b)\w)",
    re.IGNORECASE,
)
_AGAIN = re.compile(r"(?P<join>[,;]\s+(?:and\s+)?|\s+and\s+)it(?P<its>s)?\b(?!['’])", re.IGNORECASE)
_NAMES = re.compile(r"^[A-Z][\w-]+(?: [A-Z][\w-]+)?$")
_CHINESE = re.compile(r"^(?:它|他|她|它们|该服务|该库)(?=\S)")
_ABROAD = re.compile(
    r"^(?:er|sie|es) (?:läuft|laufen|liegt|lauscht|hört|steht|gehört|wohnt|arbeitet|heißt|nutzt|verwendet|braucht|leitet|startet"
    r"|hat|ist (?:auf|in|bei|unter|der|die|das)|muss|darf|sollte?)\b|^(?:ihr|ihre|sein|seine) (?-i:[A-ZÄÖÜ])\w+ (?:ist|sind|heißt|lautet|liegt|läuft)\b"
    r"|^(?:il|elle|ils|elles) (?:écoute|tourne|utilise|habite|vit|travaille|s'appelle|se trouve|a|ont|doit|doivent|démarre|gère"
    r"|est (?:sur|en|à|dans|chez|hébergée?|le|la))\b|^(?:son|sa|ses|leur|leurs) [\w-]+ (?:est|sont|tourne|écoute|s'appelle)\b"
    r"|^(?:él |ella )?(?:escucha|corre|está|vive|trabaja|se llama|usa|arranca) (?:en|con|para|\S*\d)|^sus? [\w-]+ (?:es|son|está|están|se llama)\b"
    r"|^(?:он|она|оно|они) (?:\w+(?:ет|ит|ёт|ают|яют|ят)|на|в|должен|должна|должны)\b|^(?:его|её|ее|их) [\w-]+ (?:—|-|:|это|\S*\d)"
    r"|^(?:それ|そちら|彼|彼女|彼ら)(?:は|が|の)",
    re.IGNORECASE,
)
"""The same in other languages, where the subject is a pronoun or left to the verb."""


_BEHIND = re.compile(
    r"^(?:before (?:that|then|this),?|previously,?|until then,?|earlier,?|formerly,?) (?:it|that|they|we|he|she)\b|^(?:früher|vorher|davor|zuvor|bis dahin) (?:war|hieß|lief|waren)\b"
    r"|^(?:avant(?: ça| cela)?|auparavant),? (?:c['’]était|il|elle|ça)\b|^antes (?:era|eran|estaba|se llamaba)\b|^(?:раньше|до этого) (?:был\w?|это|называл\w+)(?!\w)|^(?:以前|之前|原来)(?:是|叫|在)|^(?:以前|前)は(?!.*は)",
    re.IGNORECASE,
)
"""What was so before: of what, the sentence before it says."""

_AHEAD = re.compile(
    r"^(?:(?:we|i|they|it|that|this|things|everything|all that|all of that|that one|stuff)(?:['’](?:ve|s|re|d)|\s+(?:has|have|had|was|were|is|are))?(?:\s+(?:already|just|since|now|all|recently|also|both|finally|actually|long|totally|\w+ly))*"
    r"\s+(?:moved|switched|changed|migrated|renamed|replaced|dropped|updated|upgraded|stopped|decided|different|new|otherwise|do (?:it|that|this) differently)(?:\s+(?:that|it|this|them|those|everything|things|over|on|away|back|already|now|recently|by now|last \w+|this \w+|yesterday|today|(?:a|some) \w+ ago|long ago|too|again|here|a (?:lot|bit)|since(?: then)?|anyway))*"
    r"|wir (?:sind|haben)(?: (?:das|es|schon|bereits|inzwischen|längst|ja|auch|da))* (?:umgezogen|umgestiegen|gewechselt|geändert|umgestellt|ersetzt)|das (?:hat sich|ist)(?: \w+)? (?:geändert|anders|neu|überholt)(?: jetzt)?"
    r"|(?:on|nous) (?:a|avons)(?: (?:déjà|tout|depuis))* (?:changé|migré|déménagé|remplacé|arrêté)(?: ça| tout| cela)?|ça a (?:déjà )?changé|c['’]est différent(?: maintenant)?"
    r"|(?:ya )?(?:nos )?(?:cambiamos|migramos|mudamos|hemos cambiado|hemos migrado)(?: eso| todo| ya)?|eso (?:ya )?(?:cambió|ha cambiado)|ahora es (?:distinto|diferente)"
    r"|мы (?:это )?(?:уже )?(?:переехали|перешли|поменяли|изменили|заменили)(?: это)?|(?:это|всё) (?:уже )?(?:изменилось|поменялось)|теперь (?:всё )?(?:иначе|по-другому)"
    r"|(?:我们|咱们)?(?:已经|早就|都)?(?:换|搬|改|迁移)(?:过)?了|现在(?:已经)?不一样了|(?:もう|すでに)?(?:変え|変わり|移行し|切り替え)(?:ました|た)|今は(?:違います|違う))[.!。！…]*$",
    re.IGNORECASE,
)
"""That something changed, and neither what nor into what: the next sentence says it, if anything does."""


def says_half(sentence: str) -> bool:
    """Whether the sentence only announces a change that the next one tells; alone it says nothing."""
    return _AHEAD.match(core(sentence)) is not None


def says_before(sentence: str) -> bool:
    """Whether the sentence says how that was before which the one before it names."""
    return _BEHIND.match(core(sentence)) is not None


def leans(sentence: str) -> bool:
    """Whether the sentence speaks of what only the one before it names."""
    text = core(sentence)
    return bool(
        _LEANING.match(text)
        or _OWNED.match(text)
        or _CHINESE.match(text)
        or _ABROAD.match(text)
        or _OBJECT.match(text)
        or _BEHIND.match(text)
    )


def upright(sentence: str) -> str:
    """The sentence with a stand-in for the pronoun it leans on, so that it can be read as a statement."""
    text = core(sentence)
    found = _LEANING.match(text)
    if found is None:
        whole = _OWNED.sub("The port", _CHINESE.sub("该服务", text))
        return _OBJECT.sub(lambda m: f"{m[0][: m.start('word') - m.start()]}the service", whole)
    noun = "The services" if (found["word"] or "").casefold() == "they" else "The service"
    return f"{noun} {_verb(found)}{text[found.end() :]}"


def stand_alone(sentence: str, before: str) -> str:
    """The sentence with its subject where `before` names it for certain, else both sentences as one statement."""
    text = core(sentence)
    found = _LEANING.match(text)
    subject = _subject(before, (found["word"] or "").casefold()) if found else None
    if found is None or subject is None:
        return f"{before.rstrip()}{'' if before.rstrip()[-1:] in '.!。！:：;' else '.'} {sentence.strip()}"
    return f"{subject} {_verb(found)}{text[found.end() :]}"


def spelled_out(sentence: str) -> str:
    """The sentence with its subject where a later clause of it says “it” or “its”, if that can mean nothing else."""
    if _AGAIN.search(sentence) is None or (subject := _subject(sentence, "it")) is None:
        return sentence
    return _AGAIN.sub(lambda m: f"{m['join']}{subject}{'’s' if m['its'] else ''}", sentence)


def _verb(found: re.Match[str]) -> str:
    """The verb that was clipped onto the pronoun: "it's" is "it is"."""
    return {"s": "is ", "re": "are "}.get((found["is"] or " ")[1:].casefold(), "")


def _subject(before: str, pronoun: str) -> str | None:
    """What the sentence before is about, if the pronoun can mean nothing else there."""
    found = _SUBJECT.match(core(before))
    if found is None or _PRONOUN.match(found["subject"]):
        return None
    subject, verb = found["subject"], found["verb"].casefold()
    person = bool(_NAMES.match(subject)) and not subject.isupper()
    match pronoun.split("'", maxsplit=1)[0].split("’", maxsplit=1)[0]:
        case "he" | "she":
            return subject if person else None
        case "they":
            return subject if verb in ("are", "were") else None
        case "it":
            return subject if verb not in ("are", "were") and _is_thing(subject, person=person) else None
        case _:
            return None


def _is_thing(subject: str, *, person: bool) -> bool:
    return subject.split(maxsplit=1)[0].casefold() in ("the", "our", "my", "your", "this", "that", "each", "every") or (
        not person and subject[:1].isupper() is False
    )
