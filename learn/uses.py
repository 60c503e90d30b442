"""The *use* slot: what a statement says is used, for what, and which old value it names; for corrections only.

“We use Postgres” and “we use Redis” are both true, so the slot has a key only with a complement (“for deploys”).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from tensions.lexicon import ALIASES
from tensions.pieces import key_of
from words.language import ARTICLES, FUNCTION_WORDS, OWN, language, words_of
from words.normal import plain
from words.sentences import straight


@dataclass(frozen=True, slots=True, kw_only=True)
class Use:
    """What is used (`new`, None where something is only given up), for what, and what it takes the place of (`old`)."""

    new: frozenset[str] | None
    purpose: frozenset[str]
    old: frozenset[str] | None
    who: frozenset[str] = frozenset()
    """Whose use it is, where that is neither “we” nor “I”: the mobile team, the API."""
    said: str = ""
    """`new` as it is written."""


_NAME: Final = r"[^\s,.;:!?][^,;:!?。，]*?"
_TIME: Final = (
    r"(?:\s*(?:last|this|next) (?:week|month|year|quarter|sprint)|\s*(?:yesterday|today|now|already|recently|everywhere|again|"
    r"here|instead|any ?more|from now on|at last|a while ago|\w+ (?:days?|weeks?|months?|years?) ago|jetzt|désormais|ahora|теперь|"
    r"maintenant|inzwischen|nicht mehr))*"
)
_END: Final = rf"{_TIME}\s*(?=$|[,;:!。，；！]|\.(?!\w)|\s(?:and|but|because|since|so|which)\b)"
_FOR: Final = rf"(?:\s+(?:for|to|in order to|für|pour|para|для)\s+(?P<purpose>{_NAME}))?"
_FOR_THAT: Final = _FOR.replace("purpose", "purpose2")
_FOR_THEN: Final = _FOR.replace("purpose", "purpose3")
"""Beside a verb that says for what (“deploy with”), the complement that narrows it: “for production”."""
_SWITCHED: Final = r"(?:switched|moved|migrated|changed|transitioned|went|gone|moving|migrating|switching|converted)(?:\s+(?:back|over|everything|all))*"
_USE: Final = (
    r"(?:use|uses|using|used|adopt|adopted|chose|chosen|choose|picked|prefer|are on|'re on|run on|rely on|employ)"
)

_OVER: Final = (
    r"(?:is|are|'s|was|has been|have been|got) (?:now |finally |officially )?(?:gone|dead|history|retired|no more|dropped|scrapped|"
    r"decommissioned|deprecated|discontinued|shut down|removed|sunset|phased out|sold)"
)
"""What is said of a thing that is given up."""
_HAVE: Final = (
    r"(?:we|i|they)(?:'re| are|'ve| have|'m| am)? (?:now |all )?(?:use|using|run|run on|on|got|have|drive|ride|play|build with|"
    r"deploy with|work with|switched to|moved to|replaced it with|went with|chose|adopted)"
)
_RID: Final = r"(?:sold|ditched|dumped|scrapped|retired|dropped|abandoned|decommissioned|removed|got rid of|ripped out|tore out|threw out|moved off|walked away from|gave up(?: on)?|said goodbye to|killed)"

# Each row: how people say it. `old` gives way, `new` takes its place, `purpose` is the complement. The first that fits counts.
USES: Final[tuple[re.Pattern[str], ...]] = tuple(
    re.compile(pattern + _END, re.IGNORECASE)
    for pattern in (
        rf"\b(?:moved|switched|migrated) (?!away|everything|all|back|over)(?P<purpose>{_NAME}) (?:away )?(?:from|off(?: of)?) (?P<old>{_NAME}) (?:on)?to (?P<new>{_NAME})",
        rf"\b{_SWITCHED} (?:away )?(?:from|off(?: of)?) (?P<old>{_NAME}) (?:on)?to (?P<new>{_NAME}){_FOR}",
        rf"\b{_SWITCHED} (?:on)?to (?P<new>{_NAME}) (?:from|instead of|rather than) (?P<old>{_NAME}){_FOR}",
        rf"\b{_SWITCHED} (?:on)?to (?P<new>{_NAME}){_FOR}",
        rf"\b(?:{_SWITCHED}|are|'re) (?:away from|off(?: of)?) (?P<old>{_NAME}){_FOR}",
        rf"\b{_SWITCHED} from (?P<old>{_NAME}){_FOR}",
        rf"\breplac(?:ed?|ing) (?P<old>{_NAME}) (?:with|by) (?P<new>{_NAME}){_FOR}",
        rf"^(?:\w+,? )?(?P<old>{_NAME}) (?:was|is|has been|got|is being) replaced (?:with|by) (?P<new>{_NAME}){_FOR}",
        rf"^(?:\w+, )?(?P<new>{_NAME}) (?:has )?replace[sd] (?P<old>{_NAME}){_FOR}",
        rf"\b(?:stop|stopped|quit|cease) using (?P<old>{_NAME}){_FOR}(?:,? (?:and )?use (?P<new>{_NAME}))?",
        rf"\b(?:no longer|doesn't|does not|isn't|is not|don't|do not|aren't|are not) (?:{_USE}|runs? on|hosted on|lives? (?:on|in)|written in|built (?:on|with)|on) (?P<old>{_NAME}){_FOR}{_TIME}[,;.]? (?:but |and )?(?:it|we|they|i)(?:'s|'re| is| are)?(?: now)? (?:{_USE}|runs? on|hosted on|lives? (?:on|in)|written in|built (?:on|with)|on) (?P<new>{_NAME})",
        rf"\b(?:no longer|don't|do not|never|not) {_USE} (?P<old>{_NAME}){_FOR}(?:,? (?:but|we use|use) (?P<new>{_NAME}))?",
        rf"^(?:\w+, )?(?P<old>{_NAME})(?: |(?='s)){_OVER}{_FOR}(?:,| and| -|;|\.)+ ?(?:so |now )?(?:{_HAVE}|(?:everything|it all|all of it|it|that) (?:is|runs|goes|comes)(?: now)? (?:on|over|through|via|with|in)) (?P<new>{_NAME})",
        rf"\b(?:we|i|they)(?:'ve| have)?(?: just| recently| now)? (?:swapped|traded|exchanged)(?: out)? (?P<old>{_NAME}) (?:for|with) (?P<new>{_NAME})",
        rf"\b{_RID} (?P<old>{_NAME}){_TIME}(?:,| and| then|;)+ ?(?:so |now )?(?:{_HAVE}|use|run|switched to|moved to|went with|chose|adopted|put in|brought in|picked) (?P<new>{_NAME}){_FOR}",
        rf"\b(?:dropped|abandoned|ditched|retired) (?P<old>(?-i:[A-Z]){_NAME}) for (?P<purpose>(?-i:[a-z]){_NAME})",
        rf"\b(?:dropped|abandoned|ditched|retired) (?P<old>{_NAME})(?: for (?P<new>{_NAME}))?",
        rf"\b{_USE} (?P<new>{_NAME}),? (?:instead of|rather than|in place of|not|over) (?P<old>{_NAME}){_FOR}",
        rf"\b{_USE} (?P<new>{_NAME}){_FOR},? (?:instead of|rather than|in place of|not) (?P<old>{_NAME})",
        rf"\bnot (?P<old>{_NAME}),? but (?P<new>{_NAME}){_FOR}",
        rf"\b{_USE} (?P<new>{_NAME}){_FOR}",
        rf"\b(?:we|i|always|now|please|they|^)\s*(?P<purpose>\w+(?: \w+){{0,3}}?) (?:with|using|via|through) (?P<new>{_NAME}){_FOR_THAT}(?:,? (?:instead of|not|rather than) (?P<old>{_NAME}))?{_FOR_THEN}",
        rf"^(?P<new>{_NAME}),? (?:instead of|rather than|not) (?P<old>{_NAME}){_FOR}",
        rf"^(?:\w+, )?(?P<old>{_NAME}) (?:benutzen|nutzen|verwenden|nehmen|haben) wir (?:\w+ )?nicht mehr[,;.]? (?:[\w-]+ ){{0,2}}?(?:läuft|laufen|nutzen|nehmen|verwenden|haben|setzen)(?: wir)?(?: (?:jetzt|nun|inzwischen|alles))* (?:über |auf |mit |bei )?(?P<new>{_NAME})",
        rf"\bwir (?:benutzen|nutzen|verwenden|nehmen) (?P<old>{_NAME}) nicht mehr[,;.]? (?:sondern |wir nutzen |wir nehmen |wir haben |jetzt )+(?:jetzt )?(?P<new>{_NAME})",
        rf"\b(?:benutzen|nutzen|verwenden|nehmen|benutze|nutze|verwende) (?:wir |ich )?(?:nicht(?: mehr| länger)?|keine?n?) (?P<old>{_NAME})(?: mehr)?,? (?:sondern|dafür) (?:jetzt |nun |nur noch )?(?P<new>{_NAME}){_FOR}",
        rf"\b(?:benutzen|nutzen|verwenden|nehmen|benutze|nutze|verwende) (?:wir |ich )?(?:nicht(?: mehr| länger)|keine?n?(?= \S+ mehr)) (?P<old>{_NAME})(?: mehr)?{_FOR}",
        rf"\b(?:benutzen|nutzen|verwenden|nehmen|benutze|nutze|verwende) (?:wir |ich )?(?P<old>{_NAME}){_FOR} nicht (?:mehr|länger)",
        rf"\b(?:n['’]utilis(?:e|ons)|n['’]utilise) (?:pas|plus) (?P<old>{_NAME}),? mais (?:plutôt |maintenant |désormais )?(?P<new>{_NAME}){_FOR}",
        rf"\b(?:ya )?no (?:usamos|uso|utilizamos) (?P<old>{_NAME}),? sino (?:que )?(?:ahora )?(?:usamos |utilizamos )?(?P<new>{_NAME}){_FOR}",
        rf"\b(?:больше )?не используем (?P<old>{_NAME}), а (?:теперь )?(?:используем )?(?P<new>{_NAME}){_FOR}",
        r"(?:不再|已经不)(?:使)?用\s*(?P<old>[A-Za-z][\w.+-]*)\s*[，,]?\s*而是(?:改)?用\s*(?P<new>[A-Za-z][\w.+-]*(?: [A-Z][\w.+-]*)?)",
        rf"^von (?P<old>{_NAME}) (?:sind wir weg|haben wir uns (?:verabschiedet|getrennt))[,;.]? (?:wir )?(?:[\w-]+en) (?:wir )?(?:jetzt |nun )?(?:mit |auf |über )?(?P<new>{_NAME})",
        rf"\bhaben(?: wir)? (?P<old>{_NAME}) (?:\w+ (?:im |am |seit )?\w* ?)?durch (?P<new>{_NAME}) (?:ersetzt|abgelöst|ausgetauscht)",
        rf"\b(?:n'utilise|n'utilisons|ne se sert|ne nous servons|ne travaille|ne travaillons|ne passe|ne passons) plus (?:de |d'|avec |par |sur )?(?P<old>{_NAME})[,;.] (?:on|nous|mais)(?: (?:utilise|utilisons|est sur|sommes sur|est passés? à|est passée? à|sommes passés à|sommes passés sur|travaille avec|se sert de|a pris|passe par|a))? (?P<new>{_NAME})",
        rf"\b(?:lâché|abandonné|viré|quitté|laissé tomber) (?P<old>{_NAME})(?:[,;.]| et) (?:on|nous) (?:utilise|utilisons|est passés? à|sommes passés à|est sur|sommes sur) (?P<new>{_NAME})",
        rf"\b(?:lâché|abandonné|viré|quitté|laissé tomber|remplacé) (?P<old>{_NAME}) (?:pour|par) (?P<new>{_NAME})",
        rf"\b(?:dejamos(?: de usar)?|quitamos|abandonamos|ya no usamos|hemos dejado) (?P<old>{_NAME})[,;.] (?:y |pero )?(?:ahora )?(?:usamos|utilizamos|estamos en|vamos con) (?:ahora )?(?P<new>{_NAME})",
        rf"(?:больше не используем|отказались от|ушли с|выпилили|выкинули) (?P<old>{_NAME})[,;.] (?:теперь )?(?:используем|у нас|мы на) (?:теперь )?(?P<new>{_NAME})",
        r"(?:用|使用)\s*(?P<new>[A-Za-z][\w.+-]*(?: [A-Z][\w.+-]*)?)[，,]?\s*(?:而)?不(?:是|用)\s*(?P<old>[A-Za-z][\w.+-]*)",
        r"不(?:再)?(?:使)?用\s*(?P<old>[A-Za-z][\w.+-]*)\s*了?[，,。]\s*(?P<purpose>[\u3400-\u9fff]{2,8}?)?(?:现在)?(?:改|换)?(?:成)?用(?:的是)?\s*(?P<new>[A-Za-z][\w.+-]*(?: [A-Z][\w.+-]*)?)\s*了?",
        r"もう\s*(?P<old>[A-Za-z][\w.+-]*)\s*[はを]使って(?:い)?(?:ません|ない|なくて)(?:です)?[、。,]?\s*(?:今は)?(?P<new>[A-Za-z][\w.+-]*)\s*(?:を使|です)\w*",
        r"(?P<old>[A-Za-z][\w.+-]*)\s*はもう使って(?:い)?(?:ません|ない|なくて)(?:です)?[、。,]?\s*(?:今は)?(?P<new>[A-Za-z][\w.+-]*)\s*を使\w*",
        r"^(?P<new>[A-Za-z][\w.+-]*)\s*を使って(?:い)?ます",
        rf"\bwir (?P<purpose>deployen|bauen|testen|hosten) (?:jetzt |nun |inzwischen )?(?:mit|über|auf) (?P<new>{_NAME})",
        rf"\b(?:statt|anstelle von) (?P<old>{_NAME}) (?:benutzen|nutzen|verwenden|nehmen) wir (?:jetzt )?(?P<new>{_NAME}){_FOR}",
        rf"\b(?:benutzen|nutzen|verwenden|nehmen|benutze|nutze|verwende) (?:wir )?(?:jetzt )?(?P<new>{_NAME}){_FOR} (?:statt|anstatt|anstelle von) (?P<old>{_NAME})",
        rf"\b(?:benutzen|nutzen|verwenden|nehmen|benutze|nutze|verwende) (?:wir )?(?:jetzt )?(?P<new>{_NAME}){_FOR}",
        rf"\bsind{_FOR}(?: (?:jetzt|nun|gerade|kürzlich|inzwischen|mittlerweile|letzte[nrsm]? \w+|vor \w+ \w+))*(?: für (?P<purpose4>{_NAME}))? (?:von (?P<old>{_NAME}) )?(?:auf|zu) (?P<new>{_NAME}){_FOR.replace('purpose', 'purpose2')} (?:umgestiegen|gewechselt|migriert)",
        rf"\b(?:utilisons|utilise|utilisez) (?P<new>{_NAME}){_FOR} (?:au lieu de|plutôt que) (?P<old>{_NAME})",
        rf"\b(?:utilisons|utilise|utilisez) (?:maintenant )?(?P<new>{_NAME}){_FOR}",
        rf"\b(?:passés?|migré|basculé) (?:de (?P<old>{_NAME}) )?(?:à|vers) (?P<new>{_NAME}){_FOR}",
        rf"\b(?:usamos|usa|utilizamos|utiliza) (?P<new>{_NAME}){_FOR} (?:en lugar de|en vez de) (?P<old>{_NAME})",
        rf"\b(?:usamos|usa|utilizamos|utiliza) (?:ahora )?(?P<new>{_NAME}){_FOR}",
        rf"\b(?:cambiamos|migramos|pasamos|hemos (?:cambiado|migrado|pasado)) (?:de (?P<old>{_NAME}) )?a (?P<new>{_NAME}){_FOR}",
        rf"\b(?:используем|используй|используйте) (?:теперь )?(?P<new>{_NAME}){_FOR} вместо (?P<old>{_NAME})",
        rf"\b(?:используем|используй|используйте) (?:теперь )?(?P<new>{_NAME}){_FOR}",
        rf"\b(?:перешли|переехали|мигрировали) (?:с (?P<old>{_NAME}) )?на (?P<new>{_NAME}){_FOR}",
        r"从\s*(?P<old>[\w.+-]+?)\s*(?:换成|换到|迁移到|切换到|改用|改为)了?\s*(?P<new>[A-Za-z][\w.+-]*(?: [A-Z][\w.+-]*)?)\s*了?",
        r"(?:用|使用)\s*(?P<new>[A-Za-z][\w.+-]*)\s*来?(?:做|作为|当|进行|管理|跑|写)\s*(?P<purpose>[\w\u3400-\u9fff]+)",
        r"(?P<purpose>[\u3400-\u9fff]{2,8}?)(?:现在)?(?:换成|迁移到|切换到|改用|用的是|使用|用)了?\s*(?P<new>[A-Za-z][\w.+-]*)\s*了?",
        r"(?:不再使用|不再用|停用)\s*(?P<old>[A-Za-z][\w.+-]*)\s*了?",
        r"(?P<old>[A-Za-z][\w.+-]*)\s*から\s*(?P<new>[A-Za-z][\w.+-]*)\s*に(?:移行|切り替え|変更|乗り換え)\w*",
        r"(?P<new>[A-Za-z][\w.+-]*?)\s*を\s*(?P<purpose>[\w\u3400-\u9fff\u30a0-\u30ff]+?)に(?:使\w*|利用\w*)",
        r"(?P<purpose>[\u3400-\u9fff\u30a0-\u30ff]{2,})(?:に|で)は?\s*(?P<new>[A-Za-z][\w.+-]*)\s*を(?:使\w*|利用\w*)",
    )
)  # fmt: skip

_STANDS: Final[tuple[re.Pattern[str], ...]] = tuple(
    re.compile(pattern + _END, re.IGNORECASE)
    for pattern in (
        rf"^(?:the |our |my )?(?P<what>{_NAME}) (?:now )?(?:runs|is hosted|is deployed|is served|is built|is written|is based|lives|sits|is stored|is kept|is|stands|run|live|sit) (?:on|in|with|at|from) (?P<value>{_NAME})",
        rf"^(?:i|we)(?: now| currently)? (?:drive|ride|own|have|play) (?:a |an |the |my |our )(?P<value>{_NAME})",
    )
)  # fmt: skip
"""What stands on something, or who has it, where a correction names the old value (“we moved the app from Heroku to Fly”)."""

_USER: Final = re.compile(
    r"(?:^|,\s*)(?:(?:\w+,)\s*)?(?P<who>(?:the|our|my|some|many|most|other|several|all) [\w-]+(?: [\w-]+){0,2})\s*(?:now |always |currently )?$",
    re.IGNORECASE,
)
_WHERE: Final = re.compile(r"\s+(?:in|on|at|under|inside|within|across)\s+(?:the |our |all )?")

_IS: Final = re.compile(r"\b(?:is|are|was|ist|sind|est|sont|es|son)\b|'s ", re.IGNORECASE)
"""In a phrase of what is used they say that it is a clause: “my neighbour's dog is called Max, not Rex”."""
_WITHIN: Final = re.compile(
    r"^(?:\w+, )?(?:in|on|at|within|inside) (?P<who>(?:the|our|my|your) [\w-]+(?: [\w-]+){0,2}),?\s*(?:we |always |please )*$",
    re.IGNORECASE,
)

_PURPOSES: Final = ("purpose4", "purpose3", "purpose2", "purpose")
"""The groups of a complement, the narrowest first: it is the key of the slot."""

_LONGEST: Final = 5
"""Words of a name that is used; a longer phrase is prose."""
_LONGEST_TEXT: Final = 400
"""Characters of a statement; a longer one is a document."""
_LIGHT: Final = frozenset(
    ["it", "that", "this", "them", "those", "these", "one", "something", "anything", "everything", "nothing"]
)
_NO_PURPOSE: Final = frozenset(["go", "do", "be", "work", "talk", "comply", "agree", "help", "come", "deal"])
_PLURAL: Final = re.compile(r"(?<=[^\W\d_]{3})(?<!s)s$")
_VERSION: Final = re.compile(r"v?\d+(?:\.\w+)*")


@lru_cache(maxsize=4096)
def use(text: str) -> Use | None:
    """What a statement says is used, or None where it says nothing of the kind."""
    line = " ".join(straight(plain(text[:_LONGEST_TEXT])).replace("`", "").split())
    code = language(line)
    for pattern in USES:
        found = pattern.search(line)
        if found is not None and (read := _use(found, code)) is not None:
            return replace(read, who=_user(line[: found.start()], code))
    return None


def _user(before: str, code: str) -> frozenset[str]:
    """The phrase in front of the verb, if it is one definite thing: “the mobile team”."""
    found = _USER.search(before) or _WITHIN.match(before)
    return (keys(found["who"].casefold(), code) or frozenset()) if found else frozenset()


def _parted(phrase: str | None) -> tuple[str | None, str | None]:
    """“tabs in Makefiles”: what is used, and where."""
    if phrase is None or (found := _WHERE.search(phrase)) is None:
        return phrase, None
    return phrase[: found.start()], phrase[found.end() :]


@lru_cache(maxsize=4096)
def stands(text: str) -> Use | None:
    """On what a statement says that something stands, as the use of it: `purpose` is the thing that stands there."""
    line = " ".join(straight(plain(text[:_LONGEST_TEXT])).replace("`", "").split())
    found = next(filter(None, (pattern.search(line) for pattern in _STANDS)), None)
    value = None if found is None else names_of(found["value"])
    if found is None or value is None:
        return None
    return Use(new=value, purpose=keys(found.groupdict().get("what")) or frozenset(), old=None)


def _use(found: re.Match[str], code: str) -> Use | None:
    groups = found.groupdict()
    (new_phrase, where), (old_phrase, there) = _parted(groups.get("new")), _parted(groups.get("old"))
    if new_phrase is not None and _IS.search(new_phrase):
        return None
    new, old = names_of(new_phrase, code), names_of(old_phrase, code)
    purpose = next((keys(groups[name], code) for name in _PURPOSES if groups.get(name)), None) or frozenset()
    purpose |= (keys(where, code) or frozenset()) | (keys(there, code) or frozenset())
    if not new and not old:
        return None
    return Use(new=new, purpose=purpose - _NO_PURPOSE, old=old, said=(new_phrase or "").strip())


def names_of(phrase: str | None, code: str = "en") -> frozenset[str] | None:
    """The same of what is used: names are of no language, and are compared without their plural alone."""
    if phrase is None:
        return None
    words = _words(phrase, code)
    return None if words is None else frozenset(_PLURAL.sub("", ALIASES.get(w.casefold(), w.casefold())) for w in words)


def keys(phrase: str | None, code: str = "en") -> frozenset[str] | None:
    """The content of a name as keys; None where it is no name: empty, a pronoun, or prose."""
    words = None if phrase is None else _words(phrase, code)
    return None if words is None else frozenset(key_of(ALIASES.get(word.casefold(), word), code) for word in words)


def _words(phrase: str, code: str) -> list[str] | None:
    dropped = words_of(ARTICLES, code) | words_of(OWN, code) | words_of(FUNCTION_WORDS, code) | {"all", "now"}
    words = re.findall(r"[\w@][\w@/.+#'-]*[\w+#]|\w", phrase)
    kept = [
        word
        for word in words
        if word.casefold() not in dropped or (word[0].isupper() and word.casefold() not in _LIGHT)
    ]
    if not kept or len(kept) > _LONGEST or kept[0].casefold() in _LIGHT:
        return None
    return kept


def is_same(a: frozenset[str] | None, b: frozenset[str] | None) -> bool:
    """One name: equal, or one is the other with a version or an edition (“Postgres”, “Postgres 16”)."""
    if not a or not b:
        return False
    rest = a ^ b
    return (a <= b or b <= a) and all(_VERSION.fullmatch(key) for key in rest)
