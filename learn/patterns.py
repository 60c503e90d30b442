"""Which sentences are worth keeping: the table of patterns, and the first one that a sentence fits.

A pattern is tried on a sentence whose openers ("ok, so", "actually,") are set aside, and on what follows a leading
circumstance ("for deploys", "since March,", "if CI is red,") or an introduction ("rule:"). Guesses fit none.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import regex

from learn.abroad import ABROAD
from learn.conduct import CONDUCT
from learn.customs import CUSTOMS
from learn.english import ENGLISH
from learn.everyday import EVERYDAY
from learn.hearsay import is_opinion
from learn.mood import core, is_order, wavers
from learn.news import CHANGES_TOLD, RENAMED, VALUES
from learn.openers import after_openers
from learn.pattern import ENGLISH_ALONE
from learn.persons import PERSONS
from learn.pleasantries import is_pleasantry
from learn.smalltalk import is_small_talk
from tensions.told import without_since
from words.language import FUNCTION_WORDS, NEGATIONS, QUESTION_WORDS, evident_language
from words.sentences import straight

if TYPE_CHECKING:
    from collections.abc import Iterator

    from learn.pattern import Pattern

PATTERNS: tuple[Pattern, ...] = (
    *VALUES,
    *RENAMED,
    *ENGLISH,
    *ABROAD,
    *PERSONS,
    *CUSTOMS,
    *CHANGES_TOLD,
    *EVERYDAY,
    *CONDUCT,
)

LONGEST = 600
"""Characters of a sentence on which patterns are tried: what makes it worth keeping stands at its start."""

MOST_CLAUSES = 6
"""Later clauses of a sentence that are tried by themselves."""

PROMPTS = ("$ ", "# ", "> ", ">>> ", "% ")
"""How a line of a terminal begins."""

EMPTY_WORDS = frozenset().union(FUNCTION_WORDS["en"], QUESTION_WORDS["en"], NEGATIONS["en"])

_CIRCUMSTANCE = regex.compile(
    r"^unless (?:i|we) (?:say|tell you|ask) (?:you )?otherwise,?\s+(?=\S)"
    r"|^(?:in|on|for|at|from|since|with|during|before|after|as of|by|under|until|to|within|inside|outside|when|if"
    r"|whenever|while|because|although|unless|once|as|per|across|regarding|concerning|given|instead of"
    r"|besides|apart from|according to|usually|normally|typically|generally|currently|today|now|these days"
    r"|right now|at the moment|for now|going forward|from now on|starting|effective|until further notice"
    r"|where possible"
    r"|für|seit|bei|ab|wenn|falls|derzeit|jetzt|im|in|pour|depuis|si|quand|actuellement|para|desde|cuando|si"
    r"|actualmente|en)\b"
    r"(?:[^,;:.!?]|[.:](?=\S)){0,80}?(?:,\s*|\s+(?=(?:we|i|our|the|my|always|never|use|do not|don't)\b))(?=\S)",
    regex.IGNORECASE,
)
_WITHIN = regex.compile(
    r"^(?:in|on|at|for|with|under|within|inside|outside|during|among) (?:our|my|the|this|every|each|all) [^,;:.!?]{1,60}?(?:,\s*|\s+(?=(?:we|i)\b))(?=\S)",
    regex.IGNORECASE,
)
"""Where it is so, of what is ours: “In our campaign, …”."""
_INTRODUCTION = regex.compile(
    r"^(?:i meant(?: that| to say| to write)?:?\s+(?=\S+\s+\S+\s)|(?:\*\*)?(?:(?:\w+ )?(?:rule|convention|policy"
    r"|preference|note|fact|decision|standard|guideline|requirement|principle|reminder|important|info|context"
    r"|background|setup|correction|regel|règle|regla|правило|规则|ルール)s?(?: \S+){0,4}?|one (?:more )?(?:rule|thing)"
    r"|(?:here(?:'s| is)|this is) (?:the|our|a) \w+)(?:\*\*)?\s*[:：—–-]+\s*)",
    regex.IGNORECASE,
)
_LEAD_IN = regex.compile(
    r"^(?:i (?:should|ought to|have to|want to|wanted to|forgot to|meant to|need to)(?: also| just| probably)? (?:mention|add|say|tell you|point out|note|let you know|warn you)"
    r"|you (?:should|ought to|might want to|may want to|need to)(?: also| probably)? know|(?:i['’]m )?(?:just )?(?:letting you know|telling you)|just to let you know|(?:just )?thought (?:i['’]d|you should|you ought to) (?:mention|know|say)|did i mention"
    r"|(?:just )?in case (?:it|that|this) (?:helps|matters|is useful|comes up|is relevant)|in case you need it|for (?:next time|later|future reference|reference|your (?:notes|files|information|records))|worth (?:knowing|mentioning|noting)|something (?:else|to know)|(?:two|three|a few|some) (?:things|facts)"
    r"|(?:il faut que tu saches|sache|sachez|je précise|je signale|j['’]ai oublié de (?:te |vous )?(?:dire|préciser)|je (?:te |vous )?rappelle) qu(?:e |['’])|(?:quiero que sepas|debo decir|te cuento|olvidé decir(?:te)?|se me olvidó decir(?:te)?|te recuerdo|que sepas) que "
    r"|(?:as )?(?:it (?:turns|turned) out|turns out)|it (?:emerged|transpired|became clear)|(?:i|we)(?:['’]ve| have)?(?: just| only| now| recently| since)? (?:found out|learn(?:ed|t)|discovered|worked out|been told|been informed)"
    r"|(?:i was|we were)(?: just)? (?:told|informed|reminded)(?: by [^,;:.!?]{2,40}?)?(?= (?:that|the|our|my|his|her|all|no)\b)|(?:(?:the|our|my) [\w-]+(?: [\w-]+)?|(?-i:[A-Z])\w+) (?:says|said|confirmed|told (?:me|us)|lets us know|wrote)(?: [^,;:.!?]{2,30}?)?(?= that))"
    r"(?: that)?\s*[,:]?\s*(?=\S)",
    regex.IGNORECASE,
)
"""That something is told, before what is."""

_AFTER_A_SEARCH = regex.compile(
    r"^(?:(?:it |this )?took (?:me|us) (?:(?:quite )?a while|ages|forever|some (?:time|digging)"
    r"|(?:an?|some|\w+) (?:minutes?|hours?|days?|tries))"
    r"|(?:i|we) (?:had to|finally|eventually|just) (?:look(?:ed)?|dug|dig|ask(?:ed)?"
    r"|search(?:ed)?|hunt(?:ed)?|check(?:ed)?|found|find|figured)"
    r"|(?:it was |that was )?(?:hard|tricky|not easy|not obvious) to (?:find|track down|figure)"
    r"|(?:es |das )?hat (?:\w+ )?(?:eine weile|ewig|etwas|lange) gedauert|ich musste (?:\w+ )?(?:suchen|nachsehen|nachfragen)"
    r"|(?:ça|cela) m['’]a pris (?:du temps|un moment|longtemps)|j['’]ai dû (?:chercher|demander|fouiller|vérifier)"
    r"|me costó|tardé (?:un rato|un poco|mucho)|tuve que (?:buscar|preguntar|mirar))"
    r"(?: [^,;.:!?]{1,60})?\s*[,;:—–]\s*(?:(?:but|and|aber|mais|pero|y|et|und)\s+)?(?=\S)",
    regex.IGNORECASE,
)
"""How it was found out, before what was."""

_BARE = regex.compile(
    r"^[\"'`“]?[\w@./:~+#-]+"
    r"(?:(?<=\d) ?(?:%|€|\$|£|[kMGT]?B|ms|s|min|h|seconds?|minutes?|hours?|days?|weeks?|months?|years?|euros?|dollars?))?"
    r"[\"'`”]?(?:,? (?:not|instead of) \S+)?(?P<again>,? (?:after all|again|instead|then))?[.!。！]*$"
)
_CORRECTS = regex.compile(
    r"^(?:no|nope|correction|sorry|wait|actually|my bad|i meant|oops|that['’]s (?:wrong|not right|incorrect|outdated)"
    r"|wrong|incorrect|nein|non|нет"
    r"|korrektur|corrección|исправление|perdón)\b"
    r"|^(?:不对|不是|更正|纠正|错了|いいえ|いや|訂正|違います)",
    regex.IGNORECASE,
)
_OF_IT = regex.compile(
    r"^it (?:listens|runs|lives|starts|begins|ends|opens|closes|expires|costs|takes|leaves)\s+(?:now |actually )?"
    r"(?:on |in |at |to )?(?:port )?(?P<value>(?=\S*\d)\S+)(?: (?:am|pm|s|min|ms|h|MB|GB|%|seconds|minutes|hours|days|weeks"
    r"|months|dollars|euros))?[.!]*$",
    regex.IGNORECASE,
)
_TOLD_TO_KEEP = regex.compile(r"(?:please )?(?:remind me that|note to self\b)", regex.IGNORECASE)
"""Asked for by words that nobody uses for anything else, so that it is no small talk."""

_NAMED_FIRST = regex.compile(
    r"^(?:(?:first|second|next|also|then|now),?\s+)?(?P<subject>(?:the|our|my|your|all)\s[\w./ '’-]{1,40}|[\w./-]{2,30}):\s+"
    r"(?:they|it|he|she)(?P<is>['’](?:re|s)\b|\s)\s*(?=\S)",
    regex.IGNORECASE,
)
"""“The keys: they're UUIDv7” names its subject itself."""

_TOLD_ANEW = regex.compile(
    r"^(?!(?:if|when|unless|because|since|while|although)\b)[^,;:!?]{6,100}[,;]\s+(?:so |and )?(?P<what>(?!(?:it|he|she|they|that|this|we|i|you|which|who|but)\b)[^,;:!?]+?\b(?:is|are|has|have|goes|go|runs|run|takes|meets|starts|closes|opens)\b[^,;:!?]+? (?:from (?:now|here) on|these days|instead|now|as of \w+))[.! ]*$",
    regex.IGNORECASE,
)
"""What is so by its own words from now on, behind the reason of it."""

_LATER = regex.compile(
    r"(?:[;:—–]\s+|\s-\s+|,\s+(?:so|and|but|then|also)?\s*)(?=(?:we|always|never|use|don't|do not|please (?:always"
    r"|never|use)|must|only|our|avoid|prefer|from now on)\b)",
    regex.IGNORECASE,
)


FACTS = frozenset({"definition", "choice", "existence", "requirement"})
"""Patterns whose form praise and thanks have as well."""


def pattern_of(sentence: str) -> Pattern | None:
    """The first pattern that the sentence fits, None when it is not worth keeping (or only a guess)."""
    spoken = evident_language(sentence[:LONGEST])
    english = ENGLISH_ALONE.search(sentence[:LONGEST]) is not None
    if (english or spoken == "en") and is_small_talk(sentence[:LONGEST]) and not _TOLD_TO_KEEP.match(sentence.strip()):
        return None
    table = [p for p in PATTERNS if p.reads(spoken, english=english)]
    if is_pleasantry(sentence[:LONGEST]):
        table = [p for p in table if p.name not in FACTS]
    return next((p for text in _readings(sentence[:LONGEST]) for p in table if p.fits(text)), None)


def _readings(sentence: str) -> Iterator[str]:
    """The texts on which patterns are tried: the sentence, and what stands behind what leads it in."""
    text = core(straight(sentence).replace("**", "").replace("__", " "))
    if wavers(text) or is_opinion(text) or sentence.startswith(PROMPTS):
        return
    if (
        (alone := _BARE.match(text))
        and text.strip(".!。！ ").casefold() not in EMPTY_WORDS
        and text != straight(sentence).strip()
        and _CORRECTS.match(sentence.strip())
    ):
        yield f"it should be {text[: alone.start('again')] if alone['again'] else text}"
    yield text
    if (found := _OF_IT.match(text)) is not None and _CORRECTS.match(sentence.strip()):
        yield f"it should be {found['value']}"
    if (named := _NAMED_FIRST.match(text)) is not None:
        verb = {"r": "are ", "s": "is "}.get(named["is"][1:2].casefold(), "")
        yield f"{named['subject']} {verb}{text[named.end() :]}"
    if (behind := after_openers(text)) != text and not wavers(rest := core(behind)):
        yield rest
    if (so := without_since(text)) != text:
        yield core(so)
    for lead in (_INTRODUCTION, _LEAD_IN, _CIRCUMSTANCE, _WITHIN, _AFTER_A_SEARCH):
        found = lead.match(text)
        rest = core(text[found.end() :]) if found else ""
        if rest and not wavers(rest):
            yield rest
    if not is_order(text):
        yield from _later(text)


def _later(text: str) -> Iterator[str]:
    """The clauses of a statement that may be worth keeping though what stands before them isn't."""
    if (told := _TOLD_ANEW.search(text)) is not None:
        yield core(told["what"])
    yield from (core(text[found.end() :]) for found in islice(_LATER.finditer(text), MOST_CLAUSES))
