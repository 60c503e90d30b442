"""Two facts in one sentence: each is a statement of its own where what the second left out can mean only one thing.

“The API listens on 8080 and the worker on 9090” comes to “The API listens on 8080” and “the worker listens on 9090”; the
verb, the subject or the copula that was left out is the first one's, in its own words. Where a half can't stand for certain
(“Alice and Bob own billing”, “lint and test before merging”, “we never X and Y”) the sentence stays whole.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from learn.mood import BASE_VERB, core
from tensions.told import without_since
from words.identifiers import identifiers
from words.sentences import blank

LONGEST = 400
"""Characters of a sentence that is looked at; a longer one is no pair of facts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Grammar:
    """How one language joins two facts, and what of the second may be left out."""

    joint: re.Pattern[str]
    subject: str
    """A noun phrase that opens a clause."""
    verb: str
    """A verb that such a phrase has, in the present or as it stands in a statement."""
    shared: str
    """A subject that two verbs may share, at the start of a sentence."""
    speaker: str
    """The speaker as a subject with the verb, or a verb that says so."""
    own: str
    """A verb of such a subject."""
    place: str
    """Prepositions before a value."""
    copula: str
    start: str
    """What makes a clause whole besides: the speaker with a verb, an order with its verb and its object."""


_WORD = r"[\w./:@#+'’-]*[\w+#]"

EN = Grammar(
    joint=re.compile(r",?\s+and\s+(?:also\s+)?|;\s+(?:and\s+)?|,\s+(?:while|whereas)\s+", re.IGNORECASE),
    subject=rf"(?:(?:the|our|my|his|her|their|your|each|every|all)\s+(?:(?!(?:and|or|is|are|on|in|at|to|by|of)\b){_WORD}\s+){{0,3}}?{_WORD}|(?-i:[A-Z]){_WORD}(?:\s+(?-i:[A-Z]){_WORD})?|(?!(?:it|this|that|they|he|she|these|those|there|to|then|so|not|also|both|either|if|when|again|once|twice|later|sometimes|often|now|more|once|always|never|only|even|just|maybe|usually|at|on|in|from|until|every|daily|weekly)\b)[a-z]{_WORD}(?:\s+(?!(?:and|or|is|are|on|in|at|to|by|of)\b){_WORD})?)",
    verb=r"(?:is|are|was|does|lives?|runs?|listens?|sits?|resides?|points?|resolves?|serves?|exposes?|uses?|requires?|depends?|connects?|contains?|holds?|stores?|keeps?|owns?|maintains?|manages?|handles?|leads?|reviews?|approves?|reports? to|works? (?:at|for|in|on|from|with|as)|belongs?|starts?|ends?|begins?|opens?|closes?|expires?|ships?|accepts?|supports?|takes?|goes|comes? from|rotates?|costs?|deploys?|builds?|publishes|must|should|has|have|needs?|may|cannot|can't|doesn't|don't|never|always)",
    shared=r"(?:we|i|(?-i:[A-Z])[\w'’-]+|(?:the|our|my) [\w-]+(?: [\w-]+)?)",
    speaker=r"(?:we|i)(?:\s+|['’])[\w’']+",
    own=r"(?:use[sd]?|deploys?|runs?|hosts?|stores?|writes?|keeps?|tests?|formats?|lints?|tags?|signs?|logs?|ships?|builds?|releases?|publish(?:es)?|prefers?|works? (?:at|for|in|from|with|as)|lives? (?:in|at|on|with)|likes?|loves?|hates?|owns?|speaks?|listens? (?:on|to|at)|requires?|depends? on|manages?|leads?|reviews?|maintains?|handles?|approves?|sits? (?:in|on|behind)|reports? to|points? to|exposes?|serves?|lasts?|opens?|closes?|starts?|ends?|begins?|expires?|costs?|takes?)",
    place=r"(?:on|at|in|under|via|with|for|from|to|through|by|behind)",
    copula=r"(?:is|are|was)",
    start=rf"(?:(?:we|i)\s+(?!(?:all|too|also|alone|only|both)\b)\S+\s+\S|there (?:is|are)\s+\S|(?:please )?(?:always|never|don't|do not)\s+(?-i:{BASE_VERB})\s+(?!(?:as|in|on|at|for|of|to|by)\b)\S)",
)
DE = Grammar(
    joint=re.compile(r",?\s+und\s+|;\s+(?:und\s+)?", re.IGNORECASE),
    subject=rf"(?:(?:der|die|das|unser\w*|mein\w*|jede\w*|alle)\s+(?:(?!(?:und|oder|auf|in|bei)\b){_WORD}\s+){{0,3}}?{_WORD}|(?-i:[A-ZÄÖÜ]){_WORD}(?:\s+(?-i:[A-ZÄÖÜ]){_WORD})?|[a-z]+-?{_WORD})",
    verb=r"(?:ist|sind|läuft|laufen|lauscht|hört|liegt|liegen|heißt|nutzt|verwendet|hat|gehört|steht|leitet|betreut|wohnt|arbeitet|braucht|benötigt|startet|endet|beginnt|muss|darf|kostet|unterstützt|verwaltet)",
    shared=r"(?:wir|ich|(?-i:[A-ZÄÖÜ])[\w-]+|(?:der|die|das|unser\w*|mein\w*) [\w-]+)",
    speaker=r"(?:wir|ich)\s+\w+",
    own=r"(?:nutz(?:en?|t)|verwend(?:en?|et)|benutz(?:en?|t)|deploy(?:en|e|t)|hosten?|schreiben?|speichern?|testen?|bauen?|mergen?|arbeiten?|arbeitet|wohnen?|wohnt|leiten?|leitet|betreuen?|betreut|mag|mögen|liebe|bevorzugen?|läuft|lauscht|hört|liegt|gehört|braucht|haben?|hat)",
    place=r"(?:auf|in|im|bei|unter|über|mit|für|am|um|an)",
    copula=r"(?:ist|sind|war|heißt|lautet)",
    start=r"(?:(?:wir|ich)\s+\S+\s+\S|(?:immer|nie|niemals)\s[^,;]{2,50}\w+en\s*[.!]*$)",
)
FR = Grammar(
    joint=re.compile(r",?\s+et\s+|\s?;\s+(?:et\s+)?|,\s+(?:tandis que|alors que)\s+", re.IGNORECASE),
    subject=rf"(?:(?:(?:le|la|les|notre|nos|mon|ma|mes|chaque)\s+|l['’])(?:(?!(?:et|ou|sur|est)\b){_WORD}\s+){{0,4}}?{_WORD}|(?-i:[A-ZÉÀ]){_WORD}(?:\s+(?-i:[A-ZÉÀ]){_WORD})?)",
    verb=r"(?:est|sont|écoute|écoutent|tourne|tournent|utilise|utilisent|s['’]appelle|se trouve|contient|gère|possède|dirige|habite|travaille|a|ont|doit|doivent|expire|commence|finit|coûte|nécessite|pointe|appartient)",
    shared=r"(?:nous|on|je|j['’]|(?-i:[A-ZÉÀ])[\w-]+|(?:le|la|notre|mon|ma) [\w-]+|l['’][\w-]+)",
    speaker=r"(?:(?:nous|on|je)\s+|j['’])[\w’']+",
    own=r"(?:utilis(?:e|ons)|déploi(?:e)|déployons|héberge(?:ons)?|écri(?:s|vons|t)|test(?:e|ons)|travaill(?:e|ons)|habite|préfère|aime|gère|dirige|écoute|tourne|stock(?:e|ons)|construi(?:t|sons)|a|ai|avons)",
    place=r"(?:sur|à|en|dans|chez|avec|pour|via|au|par)",
    copula=r"(?:est|sont|était|s['’]appelle)",
    start=r"(?:(?:nous|on|je)\s+\S+\s+\S|(?:toujours|ne (?:jamais|pas))\s+\w+(?:er|ir|re)\s+\S|n(?:e\s+|['’])\w+\s+(?:jamais|pas|plus)\s+\S)",
)
ES = Grammar(
    joint=re.compile(r",?\s+[ye]\s+|;\s+(?:y\s+)?|,\s+mientras que\s+", re.IGNORECASE),
    subject=rf"(?:(?:el|la|los|las|nuestr[oa]s?|mi|mis|cada)\s+(?:(?!(?:y|e|o|en|es)\b){_WORD}\s+){{0,4}}?{_WORD}|(?-i:[A-ZÁÉ]){_WORD}(?:\s+(?-i:[A-ZÁÉ]){_WORD})?)",
    verb=r"(?:es|son|está|están|escucha|escuchan|corre|corren|usa|usan|se llama|tiene|contiene|gestiona|dirige|lleva|vive|trabaja|requiere|necesita|vence|expira|empieza|termina|cuesta|debe|deben|pertenece|apunta)",
    shared=r"(?:yo|nosotros|(?-i:[A-ZÁÉ])[\w-]+|(?:el|la|nuestr[oa]|mi) [\w-]+)",
    speaker=r"(?:\w{2,}[aei]mos|uso|utilizo|prefiero|trabajo|vivo|soy|tengo|odio|amo)",
    own=r"(?:usa|escucha|corre|vive (?:en|con)|trabaja (?:en|para|como)|gestiona|dirige|lleva|tiene|prefiere)",
    place=r"(?:en|a|con|para|por|de)",
    copula=r"(?:es|son|era|está|se llama)",
    start=r"(?:(?:nosotros|yo)\s+\S+|(?:siempre|nunca)\s+(?:\w{3,}(?:ar|er|ir)|usa|haz|ejecuta|corre|pon|escribe)|\w{2,}[aei]mos|(?:uso|utilizo|prefiero|trabajo|vivo|soy|tengo|odio|amo))\s+\S",
)
RU = Grammar(
    joint=re.compile(r",?\s+(?:и|а)\s+|;\s+(?:[иа]\s+)?", re.IGNORECASE),
    subject=rf"(?:(?:наш\w*|мо[йяеи]|кажд\w+|все)\s+(?:{_WORD}\s+){{0,2}}?{_WORD}|(?!(?:не|и|а|это|он|она|оно|они)\b){_WORD}(?:\s+(?!(?:и|а|на|в|с|по)\b){_WORD}){{0,2}}?)",
    verb=r"(?:слушает|работает|работают|использует|используют|лежит|лежат|находится|называется|хранится|отвечает за|руководит|живёт|живет|требует|принадлежит|истекает|начинается|заканчивается|стоит|крутится)",
    shared=r"(?:мы|я|(?-i:[А-ЯA-Z])[\w-]+)",
    speaker=r"(?:мы|я)\s+\w+",
    own=r"(?:использу(?:ем|ю|ет)|деплоим|храним|пишем|пишу|тестируем|работаю (?:в|на)|работает (?:в|на)|живу в|живёт в|предпочитаю|люблю|руководит|слушает|отвечает за|отвечаю за|хостим|собираем)",
    place=r"(?:на|в|во|с|по|через|для|у|порт)",
    copula=r"(?:—|–|-)",
    start=r"(?:(?:мы|я)\s+\S+\s+\S|(?:всегда|никогда не)\s+\w+(?:й|йте|ть|и|ите|ь|ьте)\s+\S)",
)
GRAMMARS: dict[str, Grammar] = {"en": EN, "de": DE, "fr": FR, "es": ES, "ru": RU}
_WITH_COMMAS = {
    grammar.joint: re.compile(rf"{grammar.joint.pattern}|,\s+", re.IGNORECASE) for grammar in GRAMMARS.values()
}
"""The same joints and commas: “A, B and C”."""

GOVERNED = re.compile(
    r"\b(?:if|when|unless|because|since|before|after|until|while|whether|that|which|who|where|whose|so|both|either|neither|between|said|says|thinks?|told|not only|as well as|except|only|and then|then"
    r"|wenn|falls|weil|dass|ob|bevor|nachdem|bis|zwischen|sowohl|entweder|damit|nachdem|sagt|meint"
    r"|quand|lorsque|parce|que|qui|dont|où|avant|après|entre|dit|pense|puis|ensuite"
    r"|cuando|porque|antes|después|hasta|entre|quien|donde|dice|luego|después"
    r"|если|когда|потому|что|чтобы|до|после|между|котор\w+|где|потом|затем|говорит)\b|\bsi\b",
    re.IGNORECASE,
)
"""What may reach over the “and”, or hang on it: such a sentence stays whole."""

_DENIES = re.compile(
    r"\b(?:not|no longer|isn|aren|wasn|don|doesn|didn|nicht|kein\w*|pas|plus|ya no|no|не|больше не)\b", re.IGNORECASE
)
"""“We don't use Docker; we use Podman” is one thing said by its two sides."""

_SCOPED = re.compile(
    r"\b(?:not|n't|never|always|only|must|should|shall|can|cannot|may|might|will|would|no|don't|doesn't|do not|please|to"
    r"|nicht|kein\w*|nie|niemals|immer|nur|muss|müssen|darf|dürfen|soll\w*|kann|können|zu"
    r"|pas|jamais|toujours|doit|doivent|devons|faut|peut|plus"
    r"|no|nunca|siempre|debe\w*|hay|puede\w*|ya"
    r"|не|никогда|всегда|нельзя|должн\w*|надо|нужно|только)\b",
    re.IGNORECASE,
)
"""What reaches over a second verb that has no subject of its own."""

_QUALIFIES = re.compile(
    r"(?:never|not|only|except|but|at least|at most|always|without|unless|nor|nie|niemals|nicht|nur|kein\w*|immer|außer|ohne|mindestens"
    r"|jamais|pas|seulement|uniquement|sauf|toujours|sans|nunca|jamás|no|solo|sólo|salvo|siempre|sin|никогда|не|только|кроме|всегда|без)\b",
    re.IGNORECASE,
)
"""With these a tail of the first opens (“never as Double”), unless it is an order with its verb and its object."""

_ECHOES = re.compile(
    r"\b(?:too|as well|either|likewise|so do|so is|the same|respectively|auch|ebenfalls|ebenso|aussi|également|también|tampoco|тоже|также)\W*$",
    re.IGNORECASE,
)
"""What says the same of another, and so leans on the first."""

_TIMED = re.compile(
    r"\b(?:before|after|when|if|unless|until|while|every|each|daily|weekly|during|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|first"
    r"|them|it|this|that|these|those|its|their|too|instead|also|together|bevor|nach|vor|wenn|jeden|jede|sie|es|damit|avant|après|quand|chaque|le|les|antes|después|cuando|cada|lo|los|las|перед|после|когда|каждый|каждую|его|её|их)\b",
    re.IGNORECASE,
)
"""What the first verb may share, or the second can't do without."""

_CIRCUMSTANCE = re.compile(
    r"^\W*(?:in|on|for|at|from|since|with|during|as of|by|under|until|to|für|seit|bei|ab|im|am|pour|depuis|dans|en|para|desde|для|с|в|на|до)\s[^,]{1,60},",
    re.IGNORECASE,
)
_VALUE = re.compile(
    r"^(?:[\w./:@%$€#+-]*\d[\w./:@%$€#+-]*|(?-i:[A-ZÄÖÜÉÁА-Я])[\w.+#'-]*)(?:\s+[\w.+#'-]+)?$", re.IGNORECASE
)
_RULE = r"(?:use|prefer|avoid|always|never|don't|do not|immer|nie|niemals|toujours|jamais|siempre|nunca|всегда|никогда)\s+\S+"
"""An order that says how things are done, and what."""
_END = ".!。！… \t"


def facts(sentence: str) -> tuple[str, ...]:
    """The facts of a sentence in their order, each as a statement; the sentence alone where it is one.

    What opens it stays with the first; since when all of it is so is said of each.
    """
    rest = core(sentence)
    opener = sentence.rstrip().removesuffix(rest) if rest else ""
    if opener and (found := _since(rest)) and len(found) > 1:
        return (f"{opener}{found[0]}", *found[1:])
    return _since(sentence)


def _since(sentence: str) -> tuple[str, ...]:
    rest = without_since(sentence)
    found = _facts(rest) if rest != sentence else ()
    if len(found) > 1:
        lead = sentence.removesuffix(rest)
        return tuple(f"{lead}{fact}" for fact in found)
    return _facts(sentence)


def _facts(sentence: str) -> tuple[str, ...]:
    if len(sentence) > LONGEST:
        return (sentence,)
    if _KANA.search(sentence):
        return _japanese(sentence)
    if _HAN.search(sentence):
        return _chinese(sentence)
    if _CIRCUMSTANCE.match(sentence):
        return (sentence,)
    bare = blank(sentence)
    spoken = [grammar for grammar in GRAMMARS.values() if grammar.joint.search(bare)]
    tried = (
        _stated(_pieces(sentence, bare, joint), grammar)
        for grammar in spoken
        for joint in (_WITH_COMMAS[grammar.joint], grammar.joint)
    )
    return next(filter(None, tried), (sentence,))


def _stated(pieces: tuple[str, ...], grammar: Grammar) -> tuple[str, ...]:
    """Each piece as a statement; nothing where there is one alone, or where one can't stand for certain."""
    if len(pieces) == 1 or any(GOVERNED.search(blank(piece)) for piece in pieces):
        return ()
    if len({_DENIES.search(piece) is None for piece in pieces}) > 1:
        return ()
    whole = [pieces[0].strip(" ,;")]
    for piece in pieces[1:]:
        stated = _whole(piece.strip(" ,;"), whole[-1], grammar)
        if stated is None:
            return ()
        whole.append(stated)
    return tuple(whole)


def _pieces(sentence: str, bare: str, joint: re.Pattern[str]) -> tuple[str, ...]:
    """The sentence cut at every joint outside quotations and code, which are spaces in `bare`."""
    cuts = [m.span() for m in joint.finditer(bare)]
    starts = [0, *(end for _, end in cuts)]
    ends = [*(start for start, _ in cuts), len(sentence)]
    return tuple(sentence[a:b] for a, b in zip(starts, ends, strict=True))


def _whole(piece: str, first: str, grammar: Grammar) -> str | None:
    """The second fact with what it left out, None where it can't be told for certain."""
    if _ECHOES.search(piece):
        return None
    if _QUALIFIES.match(piece):
        return piece if re.match(grammar.start, piece, re.IGNORECASE) and _is_clause(first, grammar) else None
    return next(
        filter(None, (read(piece, first, grammar) for read in (_complete, _gapped, _moved, _sharing, _another))), None
    )


def _complete(piece: str, first: str, grammar: Grammar) -> str | None:
    """It has a subject and a verb of its own, or is a rule of its own; so has the first."""
    clause = rf"^(?:{grammar.subject}\s+{grammar.verb}\s+\S|{grammar.start})"
    if not re.match(clause, piece, re.IGNORECASE) or not _is_clause(first, grammar):
        return None
    return piece


def _is_clause(first: str, grammar: Grammar) -> bool:
    """The first has a subject, a verb and what the verb says of it, or is an order of its own."""
    opened = rf"^(?:\W*\w+[,:]\s+)?(?:{grammar.subject}\s+(?:{grammar.verb}|{grammar.own})|{grammar.speaker}|{grammar.start}|{_RULE})\s+\S"
    return re.match(opened, first, re.IGNORECASE) is not None


def _gapped(piece: str, first: str, grammar: Grammar) -> str | None:
    """“The API listens on 8080 and the worker on 9090”, “the port is 8080 and the host db-1”."""
    opened = re.match(
        rf"^(?:\W*\w+[,:]\s+)?(?:{grammar.subject})\s+(?P<verb>{grammar.verb}|{grammar.copula})\s+(?:(?P<place>{grammar.place}(?:\s+(?:port|Port|puerto|the|порту?))?)\s+)?(?P<value>\S+(?:\s+\S+){{0,3}})$",
        first,
        re.IGNORECASE,
    )
    if opened is None or _SCOPED.search(first):
        return None
    place = f"{re.escape(opened['place'])}\\s+" if opened["place"] else ""
    dash = r"(?:—\s+|–\s+)?"
    text = piece.rstrip(_END)
    shapes = (rf"{place}(?P<value>\S+)", rf"{place}(?P<value>\S+\s+\S+)", r"(?P<value>\S*\d\S*)")
    found = (
        re.match(rf"^(?P<subject>{grammar.subject})\s+{dash}(?P<rest>{shape})$", text, re.IGNORECASE)
        for shape in shapes
    )
    second = next(filter(None, found), None)
    if second is None or not _is_value(second["value"]) or re.search(rf"\s{grammar.place}\s", f" {second['subject']} "):
        return None
    if re.fullmatch(grammar.own, second["subject"], re.IGNORECASE):
        return None
    missing = (
        f"{opened['place']} "
        if opened["place"] and not second["rest"].casefold().startswith(opened["place"].casefold())
        else ""
    )
    return f"{second['subject']} {opened['verb']} {missing}{second['rest']}{piece[len(text) :]}"


_MOVED = re.compile(
    r"^(?:\W*\w+[,:]\s+)?(?P<head>(?:we|i|they)(?:['’]ve| have)?(?: just| now)? (?:moved|pushed|shifted|changed|postponed|rescheduled|raised|lowered|renamed|set|bumped)) (?:the|our|my) [^,;]+? to \S",
    re.IGNORECASE,
)
_MOVED_TOO = re.compile(r"^(?:the|our|my) (?:[\w-]+ ){1,4}?(?:from \S+ )?to \S+(?: \S+)?$", re.IGNORECASE)


def _moved(piece: str, first: str, _grammar: Grammar) -> str | None:
    """“We moved the retro to Monday and the planning to Tuesday”: one verb, two things, each with where it went."""
    opened = _MOVED.match(first)
    if opened is None or _MOVED_TOO.match(piece.rstrip(_END)) is None:
        return None
    return f"{opened['head']} {piece}"


def _sharing(piece: str, first: str, grammar: Grammar) -> str | None:
    """“We use pnpm and deploy with Helm”: two verbs, each with its own object, and one subject."""
    opened = re.match(
        rf"^(?:\W*\w+[,:]\s+)?(?P<subject>{grammar.shared})\s?(?:{grammar.own}|{grammar.verb})\s+\S",
        first,
        re.IGNORECASE,
    )
    second = re.match(rf"^{grammar.own}\s+(?P<object>\S.*)$", piece, re.IGNORECASE)
    if opened is None or second is None or _SCOPED.search(first) or _TIMED.search(piece) or _SCOPED.search(piece):
        return None
    subject = opened["subject"]
    return f"{subject}{'' if subject.endswith(('’', chr(39))) else ' '}{piece}"


def _another(piece: str, first: str, grammar: Grammar) -> str | None:
    """“We use Postgres for storage and Redis for caching”: one verb, two objects, each with its own use."""
    opened = re.match(
        rf"^(?:\W*\w+[,:]\s+)?(?P<head>{grammar.shared}\s?{grammar.own})\s+(?P<object>{_WORD}(?:\s+{_WORD})?)\s+(?P<place>{grammar.place})\s+\S+(?:\s+\S+)?$",
        first,
        re.IGNORECASE,
    )
    if opened is None or _SCOPED.search(first):
        return None
    second = re.match(
        rf"^(?P<object>{_WORD}(?:\s+{_WORD})?)\s+{re.escape(opened['place'])}\s+\S+(?:\s+\S+)?$",
        piece.rstrip(_END),
        re.IGNORECASE,
    )
    if second is None or not _is_value(second["object"]) or not _is_value(opened["object"]):
        return None
    return f"{opened['head']} {piece}"


def _is_value(text: str) -> bool:
    """A number, an identifier or a name."""
    return (
        _VALUE.match(text) is not None
        and (text[:1].isupper() or any(map(str.isdigit, text)) or bool(identifiers(text)))
    ) or bool(identifiers(text))


_KANA = re.compile(r"[\u3041-\u3096\u30a1-\u30fa]")
_HAN = re.compile(r"[\u3400-\u9fff]")
_ZH_JOINT = re.compile(r"[，,；;]\s*(?:而且|并且|而|同时|另外)?")
_ZH_FACT = re.compile(
    r"^[^，。；]{1,20}?(?:是|为|监听|位于|运行在|部署在|在|叫|用|使用|采用|负责|属于|需要|由)\s*[^，。；]{1,}"
)
_ZH_BOUND = re.compile(r"如果|要是|因为|所以|但|除非|之前|之后|不|没|都|只|才|就|那么|当|时[，,]")
_JA_JOINT = re.compile(r"(?P<form>しており|し|で|であり)、")
_JA_BOUND = re.compile(r"ので|から、|けど|たら|なら|れば|場合|ではなく|じゃなく|まで|とき|ため|ない|ません")
_JA_FORMS = {"しており": "しています", "し": "します", "で": "です", "であり": "です"}
_JA_TOPIC = re.compile(r"^[^、。はが]{1,30}[はが]\s*[^、。]+$")


def _chinese(sentence: str) -> tuple[str, ...]:
    """Clauses beside a comma that each have a subject and a verb of their own."""
    if _ZH_BOUND.search(sentence):
        return (sentence,)
    pieces = tuple(p.strip() for p in _ZH_JOINT.split(sentence) if p.strip())
    if len(pieces) < 2 or not all(
        _ZH_FACT.match(p) and not p.startswith(("用", "在", "由", "是", "叫", "它", "他", "她")) for p in pieces
    ):
        return (sentence,)
    return pieces


def _japanese(sentence: str) -> tuple[str, ...]:
    """Clauses with a topic of their own, the first in its connecting form, which is put into the plain one."""
    cut = _JA_JOINT.search(sentence)
    if cut is None or _JA_BOUND.search(sentence):
        return (sentence,)
    first = f"{sentence[: cut.start()].rstrip()}{_JA_FORMS[cut['form']]}"
    second = sentence[cut.end() :].strip()
    whole = _JA_TOPIC.match(sentence[: cut.start()]) and _JA_TOPIC.match(second.rstrip(_END))
    return (first, second) if whole else (sentence,)
