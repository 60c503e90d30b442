"""One wording for what can be worded in several ways, before a sentence is cut into clauses and read.

“In CI, the cache is on” is said as “the cache is on in CI”, “9443 is the admin port” as “the admin port is 9443”, “has been
disabled” as “is disabled”. Each step is a function of the sentence alone that leaves alone what it doesn't know, so that two
statements meet whichever way either of them is put.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tensions.abroad import ABROAD
from tensions.degrees import without_degree
from tensions.runs import CHINESE, JAPANESE
from tensions.since import without_since
from tensions.times import DAYS
from tensions.turns_en import ENGLISH
from tensions.values import values
from words.either import either

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True, slots=True, kw_only=True)
class Wording:
    """One row: what `pattern` finds is said as `plain`; the two of `example` are one statement."""

    cue: str
    """Letters without which the pattern can't match, casefolded; where there are several (`|`), without one of which."""
    pattern: re.Pattern[str]
    plain: str
    example: tuple[str, str]


def _row(cue: str, pattern: str, plain: str, said: str, comes_to: str) -> Wording:
    return Wording(cue=cue, pattern=re.compile(pattern, re.IGNORECASE), plain=plain, example=(said, comes_to))


_AGAIN: Final = r"(?!.*\b(?:since|before|once|twice|ever|times?|already|for (?:\d|a |an |years|months|weeks|days))\b)"
"""What tells that something happened, and not that it is so."""
_PERMISSION: Final = r"safe|fine|ok|okay|allowed|permitted|forbidden|unsafe|dangerous"

_ASIDE: Final = (
    r"as (?:agreed|planned|usual|discussed|requested|decided|always|announced|promised)(?: [^,]{1,40})?|(?:after|since|following) (?:the|that|this|last|our) [^,]{1,40}|"
    r"for [^,]{1,40}\breasons?|for (?:now|once|good|the time being)|by the way|in fact|of course|to be (?:clear|precise|exact|sure)|unfortunately|sadly|luckily|thankfully|"
    r"apparently|however|though|after all|actually|(?:according to|thanks to|due to|because of|per|says?) [^,]{1,50}|it was [^,]{1,40}|mind you|believe it or not|no exceptions?|"
    r"leider|übrigens|zum glück|wie (?:vereinbart|besprochen|geplant|immer|gehabt|beschlossen)|aus \w+gründen|seit (?:dem|der|den) [^,]{1,40}|nach (?:dem|der|den) [^,]{1,40}|laut [^,]{1,40}|"
    r"malheureusement|heureusement|d'ailleurs|bien sûr|comme (?:convenu|prévu|toujours|d'habitude)|pour (?:des|de) raisons? [^,]{1,40}|suite à [^,]{1,40}|depuis (?:le|la|les) [^,]{1,40}|selon [^,]{1,40}|"
    r"desgraciadamente|lamentablemente|por (?:desgracia|suerte|cierto|supuesto|ahora)|afortunadamente|como (?:acordamos|siempre|se acordó|estaba previsto)|por (?:motivos|razones) de [^,]{1,40}|"
    r"según [^,]{1,40}|desde (?:el|la|los|las) [^,]{1,40}|tras (?:el|la|los|las) [^,]{1,40}|к сожалению|как договорились|по соображениям [^,]{1,40}|согласно [^,]{1,40}"
)
"""What people add about a statement that says no more of its subject."""

WORDINGS: Final[tuple[Wording, ...]] = (
    # A state that something was brought into.
    _row("been", rf"\bhas been\b{_AGAIN}", "is", "The gate has been closed", "The gate is closed"),
    _row("been", rf"\bhave been\b{_AGAIN}", "are", "The gates have been closed", "The gates are closed"),
    _row("been", r"\bhas never been\b", "is never", "The disk has never been backed up", "The disk is never backed up"),
    _row("been", r"\bhave never been\b", "are never", "The disks have never been backed up", "The disks are never backed up"),
    _row("n't been", rf"\bhasn't been\b{_AGAIN}", "isn't", "The flag hasn't been enabled", "The flag isn't enabled"),
    _row("not been", r"\bha(?:s|ve) not been\b", "is not", "The flag has not been enabled", "The flag is not enabled"),
    _row("worden", r"\s+worden(?=\s*[.!]*$)", "", "Der Zugang ist gesperrt worden", "Der Zugang ist gesperrt"),
    _row(" été ", r"\b(?P<aux>n')?a (?P<neg>pas )?été (?=\w+ée?\b)", r"\g<aux>est \g<neg>", "La sauvegarde a été désactivée", "La sauvegarde est désactivée"),
    _row(" été ", r"\bont été\b(?=\s+\w+ées?\b)", "sont", "Les alertes ont été désactivées", "Les alertes sont désactivées"),
    _row("ha sido", r"\bha sido\b(?=\s+\w+[di][oa]\b)", "está", "El acceso ha sido bloqueado", "El acceso está bloqueado"),
    _row("han sido", r"\bhan sido\b(?=\s+\w+[di][oa]s\b)", "están", "Los accesos han sido bloqueados", "Los accesos están bloqueados"),
    _row("switched|turned|powered|set to", r"\b(?P<be>is|are) (?:switched|turned|powered|set to) (?P<how>on|off)\b", r"\g<be> \g<how>", "The heating is switched off", "The heating is off"),
    # What comes with a thing is what it has.
    _row("with", r"\b(?P<verb>comes?|came|ships?) without\b", "has no", "The flat comes without a balcony", "The flat has no a balcony"),
    _row("with", r"\bcomes? with\b(?! (?:a |the )?(?:risk|cost|price))", "has", "The flat comes with a balcony", "The flat has a balcony"),
    # What costs nothing, and what we use as our one.
    _row("costs", r"\bcosts nothing\b", "is free", "The trial costs nothing", "The trial is free"),
    _row("costs", r"\bcosts money\b", "is paid", "The trial costs money", "The trial is paid"),
    # What is so without trouble is so.
    _row("probl", r",?\s+(?:sans (?:aucun )?probl[eè]mes?|ohne (?:jedes )?probleme?|without (?:any )?problems?|sin (?:ningún )?problemas?)\b", "", "I eat fish without any problem", "I eat fish"),
    _row(" free of ", r"\bkeep (?P<when>[\w ]{3,25}?) free of (?P<what>\w+)\b", r"have no \g<what> on \g<when>", "I keep Mondays free of meetings", "I have no meetings on Mondays"),
    _row("can't stand", r"\bcan(?:'t|not) stand\b", "hate", "I can't stand cilantro", "I hate cilantro"),
    _row("report to", r"^i report to (?P<who>[^,;.]{2,40}?)(?P<end>[.!]*)$", r"my manager is \g<who>\g<end>", "I report to Anjali", "my manager is Anjali"),
    _row("took over", r"^(?P<who>[^,;.]{2,40}?) (?:took|has taken) over(?: from [^,;.]{2,30}?)? as (?P<what>(?:the |our |my )?)(?P<role>[^,;.]+?)(?P<end>[.!]*)$", r"\g<who> is the \g<role>\g<end>",
         "Tom took over from Priya as product owner", "Tom is the product owner"),
    _row("replaced", r"^(?P<who>[^,;.]{2,40}?|dr\.? \w+) (?:has )?replaced [^,;]{2,40}? as (?:the |our |my )?(?P<role>[^,;.]+?)(?P<end>[.!]*)$", r"\g<who> is the \g<role>\g<end>",
         "Dr Abadi replaced Dr Chen as my advisor", "Dr Abadi is the advisor"),
    _row("s'en occupe", r"^(?P<what>l[ea] [^,;]{2,40}|l'[^,;]{2,40}), c'est (?P<who>[^,;.]{2,40}?) qui s'en occupe(?P<end>[.!]*)$", r"\g<who> s'occupe de \g<what>\g<end>",
         "Le jardin, c'est Nina qui s'en occupe", "Nina s'occupe de Le jardin"),
    _row("call me", r"^(?:please )?call me (?P<name>(?-i:[A-Z])[\w'-]+)(?P<end>[.!]*)$", r"my nickname is \g<name>\g<end>", "Please call me Lizzie", "my nickname is Lizzie"),
    # What is put in front, and said to be what somebody does.
    _row("something", r"^(?P<what>[^,;.]{2,40}?) (?:isn't|is not|aren't|are not) (?:something|anything|a thing|things) (?:that )?(?P<who>[^,;.]{1,30}?) (?P<does>\w+?)(?P<s>s?)(?P<end>[.!]*)$",
         r"\g<who> does not \g<does> \g<what>\g<end>", "Coffee isn't something Jonas drinks", "Jonas does not drink Coffee"),
    _row("something", r"^(?P<what>[^,;.]{2,40}?) (?:is|are) (?:something|a thing|things) (?:that )?(?P<who>[^,;.]{1,30}?) (?P<does>\w+)(?P<end>[.!]*)$",
         r"\g<who> \g<does> \g<what>\g<end>", "Coffee is something Jonas drinks", "Jonas drinks Coffee"),
    _row("it's |it is | to ", r"^it(?:'s| is) (?P<who>(?-i:[A-Z])[\w'-]+(?: (?-i:[A-Z])[\w'-]+)?) (?:who|that) (?P<does>[^,;]+)$", r"\g<who> \g<does>", "It's Milan who leads the team", "Milan leads the team"),
    _row("one who", r"^the (?:one|person) (?:who|that) (?P<does>[^,;.]{3,60}?) is (?P<who>(?-i:[A-Z])[\w' -]+?)(?P<end>[.!]*)$", r"\g<who> \g<does>\g<end>",
         "The one who leads the team is Milan", "Milan leads the team"),
    _row("it's |it is | to ", r"^it(?:'s| is) (?P<when>(?:on|at|in) [^,;.]{2,30}?) that (?P<what>[^,;]+?)(?P<end>[.!]*)$", r"\g<what> \g<when>\g<end>", "It's on Friday that we deploy", "we deploy on Friday"),
    _row("c'est", r"^c'est (?P<when>(?:le|la|au|à|en|dans|chez|sous|sur) [^,;.]{2,40}?) (?:que |qu')(?P<what>[^,;]+?)(?P<end>[.!]*)$", r"\g<what> \g<when>\g<end>",
         "C'est le 24 février qu'on livre la v2", "on livre la v2 le 24 février"),
    _row("es ", r"^es (?P<who>(?-i:[A-Z])[\wáéíóúñ'-]+) (?:quien|la que|el que) (?P<does>[^,;]+)$", r"\g<who> \g<does>", "Es Marta quien lleva la caja", "Marta lleva la caja"),
    _row("quien", r"^quien (?P<does>[^,;.]{3,60}?) es (?P<who>(?-i:[A-Z])[\wáéíóúñ' -]+?)(?P<end>[.!]*)$", r"\g<who> \g<does>\g<end>", "Quien lleva la caja es Marta", "Marta lleva la caja"),
    _row("es ", r"^es (?P<when>(?:el|los|la|a las|en) [^,;.]{2,30}?) (?:cuando|donde|que) (?P<what>[^,;]+?)(?P<end>[.!]*)$", r"\g<what> \g<when>\g<end>",
         "Es el martes cuando nos reunimos", "nos reunimos el martes"),
    _row("c'est", r"^c'est (?P<who>[^,;.]{2,40}?) qui (?P<does>[^,;]+)$", r"\g<who> \g<does>", "C'est Amélie qui gère la compta", "Amélie gère la compta"),
    _row("we use", r"^we use (?P<value>[\w.+-]+) as (?P<what>(?:the|our) [^,;.]{3,40}?)(?P<end>[.!]*)$", r"\g<what> is \g<value>\g<end>",
         "We use MySQL as the main database", "the main database is MySQL"),
    _row(" für ", r"^(?:verantwortlich|zuständig) für (?P<what>[^,;.]+?) (?:ist|sind) (?P<who>[^,;.]+?)(?P<end>[.!]*)$", r"\g<who> ist der Verantwortliche für \g<what>\g<end>",
         "Verantwortlich für das Lager ist Frau Koch", "Frau Koch ist der Verantwortliche für das Lager"),
    _row(" für ", r"^(?P<who>[^,;.]+?) ist (?:für (?P<what>[^,;.]+?) (?:verantwortlich|zuständig)|(?:verantwortlich|zuständig) für (?P<of>[^,;.]+?))(?P<end>[.!]*)$",
         r"\g<who> ist der Verantwortliche für \g<what>\g<of>\g<end>", "Frau Koch ist für das Lager zuständig", "Frau Koch ist der Verantwortliche für das Lager"),
    _row("responsible for", r"^responsible for (?P<what>[^,;.]+?) is (?P<who>[^,;.]+?)(?P<end>[.!]*)$", r"\g<who> is responsible for \g<what>\g<end>",
         "Responsible for the garden is Ann", "Ann is responsible for the garden"),
    _row("standard|haupt", r"^(?P<noun>(?-i:Standard|Haupt)[a-zäöüß]{4,})(?= (?:der|des|von|vom|ist)\b)", r"Die \g<noun>", "Standardsprache der App ist Deutsch", "Die Standardsprache der App ist Deutsch"),
    _row("liegt bei", r"\bliegt bei (?=\d|etwa|rund|circa|ca\.)", "ist ", "Das Limit liegt bei 80", "Das Limit ist 80"),
    # Out of order, in one word.
    _row("out of", r"\b(?:out of (?:order|service|action)|not in service)\b", "broken", "The lift is out of order", "The lift is broken"),
    _row("works", r"\bworks(?= (?:again|fine|properly|well|correctly|now)\b|\s*[.!]*$)", "is working", "The lift works", "The lift is working"),
    _row("betrieb", r"\bin betrieb\b", "intakt", "Der Lift ist in Betrieb", "Der Lift ist intakt"),
    _row("betrieb", r"\baußer betrieb\b", "kaputt", "Der Lift ist außer Betrieb", "Der Lift ist kaputt"),
    _row("ordnung", r"\bin ordnung\b", "intakt", "Der Lift ist in Ordnung", "Der Lift ist intakt"),
    _row("panne", r"\b(?:en panne|hors service|hors d'usage)\b", "cassé", "L'ascenseur est en panne", "L'ascenseur est cassé"),
    _row("servicio", r"\bfuera de servicio\b", "roto", "El ascensor está fuera de servicio", "El ascensor está roto"),
    _row("de pago", r"\bde pago\b", "pago", "La entrada es de pago", "La entrada es pago"),
    _row("не работает", r"\bне работает\b", "сломан", "Лифт не работает", "Лифт сломан"),
    # “It is safe to call X”, whichever way round: what follows is an order or a ban (`tensions.clause`).
    _row("safe to|fine to|ok to|okay to|allowed to|permitted to|forbidden to|dangerous to", rf"^(?P<thing>(?:the|our|this|that)\s[^,.;]+?) (?:is|are) (?P<deny>not )?(?P<how>{_PERMISSION}) to (?P<verb>\w+)\b(?! (?:the|a|an|our)\b)",
         r"it is \g<deny>\g<how> to \g<verb> \g<thing>", "The SDK is safe to call from threads", "it is safe to call The SDK from threads"),
    _row("headquarters", r"\bheadquarters are\b", "headquarters is", "Our headquarters are in Oslo", "Our headquarters is in Oslo"),
    # Never, in more words.
    _row("circumstances", r",?\s*\b(?P<deny>not,? )?under (?:any|no) circumstances\b,?", " never", "We do under no circumstances cache tokens", "We do never cache tokens"),
    _row("fall", r"\b(?:auf keinen fall|unter keinen umständen)\b", "niemals", "Wir loggen auf keinen Fall Passwörter", "Wir loggen niemals Passwörter"),
    _row("cas", r"\ben aucun cas\b", "jamais", "On ne déploie en aucun cas le vendredi", "On ne déploie jamais le vendredi"),
    _row("ning", r"\b(?:en ningún caso|bajo ninguna circunstancia)\b", "nunca", "No desplegamos en ningún caso", "No desplegamos nunca"),
    # Asides: as was agreed, for which reasons, after what.
    _row(",", rf",\s*(?:{_ASIDE})(?=\s*[.!]*$)", "", "The host is db-2, as agreed.", "The host is db-2."),
    _row(",", rf",\s*(?:{_ASIDE}),", "", "The host, as agreed, is db-2.", "The host is db-2."),
    _row("after all", r"\s+after all(?=\s*[.!]*$)", "", "Emil isn't coming after all", "Emil isn't coming"),
    _row("gründen", r"\s+aus \w+gründen\b", "", "Die Tür ist aus Sicherheitsgründen zu", "Die Tür ist zu"),
    # What one can do.
    _row("possible to", r"^it(?:'s| is) (?P<deny>not )?possible to ", r"you can \g<deny>", "It is not possible to pay in cash", "you can not pay in cash"),
    _row("impossible to", r"^it(?:'s| is) impossible to ", "you can not ", "It is impossible to pay in cash", "you can not pay in cash"),
    _row("il est", r"^il est (?:possible|permis|autorisé) de ", "on peut ", "Il est possible de payer en espèces", "on peut payer en espèces"),
    _row("il n'est pas", r"^il n'est pas (?:possible|permis|autorisé) de ", "on ne peut pas ", "Il n'est pas possible de payer", "on ne peut pas payer"),
    _row("expired", r"\bhas expired\b", "is expired", "The key has expired", "The key is expired"),
    # Once, said at the head.
    _row(",", r"^(?:avant|auparavant),\s+", "autrefois ", "Avant, le bus passait", "autrefois le bus passait"),
    _row(",", r"^(?:antes|antiguamente),\s+", "anteriormente ", "Antes, el bus pasaba", "anteriormente el bus pasaba"),
    _row("antes ", r"^antes (?=(?:el|la|los|las|mi|mis|nuestr\w+)\b)", "anteriormente ", "Antes el curso era gratis", "anteriormente el curso era gratis"),
    _row(",", r"^(?:before|back then|in the past|in former times),\s+", "formerly ", "Back then, the cafe had a terrace", "formerly the cafe had a terrace"),
    # What an English statement says no less without: now, here, for us.
    _row("days|moment|present|now|more|the way|btw|i know|afaik|today|place|ours|here|in this|in our|please|thanks|usual|ever|always|before", r"(?<=\w),?\s+(?:these days|nowadays|at the moment|at present|right now|for now|any ?more|by the way|btw|as far as I know|afaik|as of (?:now|today)|from now on"
         r"|at our place|at ours|in our place|at my place|here|over here|in this (?:repo|project|codebase)|in our (?:repo|project|codebase)|please|thanks|as usual|as ever|as always|as before)(?=\s*[.!]*$|\s+(?:is|are|has|have)\b)",
         "", "The wifi is slow these days", "The wifi is slow"),
    _row("since ", r"(?<=\w),?\s+since (?:(?:last|this|early|mid|late|the (?:start|end|beginning|middle) of|about|around) )*"
         r"(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|autumn|fall|winter|christmas|easter"
         r"|yesterday|week|month|year|quarter|sprint|\d{4})(?: \d{4}| \d{1,2}(?:st|nd|rd|th)?)?(?=\s*[.!]*$)", "", "Kofi leads the team since May", "Kofi leads the team"),
    _row("default", r"\bdefaults? to (?=on\b|off\b)", "is ", "The flag defaults to off", "The flag is off"),
    _row("default", r"(?:^by default,? |(?:(?<= on)|(?<= off)|(?<=public)|(?<=private)|(?<=abled)|(?<=tive)),? by default\b)", "",
         "The flag is on by default", "The flag is on"),
    _row("unless", r"(?:(?<= on)|(?<= off)|(?<=ed)|(?<=ic)|(?<=te)),? unless (?:you|we|told|asked|someone|otherwise|the user)\b[^,;]*?(?=\s*[.!]*$)", "", "Retries are off unless you enable them", "Retries are off"),
    # Of whom an assistant's notes speak, and whose name says it alone.
    _row("user ", r"^(?:the )?user is (?=\w)", "I am ", "User is vegan", "I am vegan"),
    _row("user ", r"^(?:the )?user has (?=\w)", "I have ", "User has a dog", "I have a dog"),
    _row("user ", r"^user (?=(?:prefers|likes|loves|hates|dislikes|lives|works|wants|speaks|drives|eats|drinks|owns|uses|studies|plays|enjoys|needs|doesn't|can't|never|always)\b)", "I ", "User prefers tea", "I prefers tea"),
    _row("my |our ", r"\b(?:my|our) (?:older |younger |big |little |eldest |youngest |new |best )*(?:son|daughter|wife|husband|sister|brother|friend|neighbour|neighbor|boss|manager|colleague|dog|cat|uncle|aunt|cousin|partner|girlfriend|boyfriend|flatmate|roommate|nephew|niece) (?=(?-i:[A-Z])\w+ (?!and\b)(?-i:[a-z]))",
         "", "My son Leo hates mushrooms", "Leo hates mushrooms"),
    # Until when something is good is when it ends.
    _row(" until ", r"\b(?:is|are) (?:valid|good|in force|covered) (?:until|till|through) (?=\w)", "expires on ", "The pass is valid until May 3", "The pass expires on May 3"),
    _row(" until ", r"\b(?P<verb>runs|lasts|goes on|continues) (?:until|till|through) (?=(?:the )?(?:\d|(?:end|middle|start) of|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|\d)",
         "ends on ", "The contract runs until March", "The contract ends on March"),
    _row("prefer", r"\b(?P<verb>prefers?) (?P<one>(?:the |a )?[\w-]+(?: [\w-]+)?) to (?P<other>(?:the |a )?[\w-]+(?: [\w-]+)?)(?=\s*[.!]*$)", r"\g<verb> \g<one> over \g<other>", "We prefer tea to coffee", "We prefer tea over coffee"),
    # Now, which a statement says anyway.
    _row("currently|now|present|moment|days|agreed|derzeit|aktuell|zurzeit|actuel|actual|сейчас|время", r"^(?:currently|right now|at present|at the moment|these days|nowadays|as agreed|derzeit|aktuell|zurzeit|momentan|actuellement|en ce moment|"
         r"actualmente|de momento|сейчас|в настоящее время)\s*,?\s+(?=\w)", "", "Currently, the port is 8080", "the port is 8080"),
    *(_row(*each) for each in (*ENGLISH, *ABROAD)),
)  # fmt: skip
"""How one thing is put in another way; the rows are tried in order, each once."""

_ALL_CUES: Final = frozenset(cue for row in WORDINGS for cue in row.cue.split("|"))
_CUED: Final = re.compile(f"(?=({either(_ALL_CUES)}))")
_OPENED: Final = {
    cue: frozenset(n for n, row in enumerate(WORDINGS) if any(map(cue.startswith, row.cue.split("|"))))
    for cue in _ALL_CUES
}
"""Cue → the rows that it opens, and those that a shorter one opens that it begins with."""
_REWORDING: Final = re.compile(
    either(cue for row in WORDINGS if row.plain for cue in row.cue.split("|") if cue.strip() != "to")
)
"""Cues of rows that don't only leave something out."""


def may_reword(low: str) -> bool:
    """Whether another word may come to stand in a casefolded text: a cheap look."""
    return _REWORDING.search(low) is not None


_IN_FRONT: Final = (
    r"in|on|at|for|from|within|inside|during|under|by|per|across|among|outside|behind|near|between|to|"
    r"im|am|auf|für|bei|beim|zum|zur|aus|vom|unter|über|hinter|an|"
    r"dans|en|sur|pour|chez|à|au|aux|pendant|sous|derrière|devant|entre|"
    r"para|por|sobre|durante|bajo|desde|"
    r"в|во|на|для|при|у|под|за"
)
_DAY: Final = (
    r"(?:on |every |each |le |les |el |los |jeden |chaque |cada )?"
    r"(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekdays|weekends|werktags|"
    r"montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|"
    r"lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)"
)
_FRONTED: Final = re.compile(
    rf"^(?P<phrase>(?:(?:{_IN_FRONT})\s[^,;:.!?，]{{1,70}}|{_DAY})),\s+(?P<rest>[^;]+?)(?P<end>[.!]*)$", re.IGNORECASE
)
_LONGEST_PHRASE: Final = 9
"""Words of what stands in front; a longer one is a clause."""
_SOURCE: Final = re.compile(
    r"^(?:according to|as per|per|laut|gemäß|selon|d'après|según|согласно)\s[^,;:.!?]{1,50},\s+", re.IGNORECASE
)
_SAID: Final = re.compile(
    r"\b(?:case|order|fact|addition|contrast|general|particular|theory|practice|short|case|example|instance|allem|beispiel|effet|fait|exemple|cambio|realidad|ejemplo)\b",
    re.IGNORECASE,
)
"""“In case it rains”, “for example”: what follows is no place."""

_BE: Final = r"(?:is|are|ist|sind|lautet|est|sont|es|son|está)"
_OF_ONE: Final = r"(?:the|our|my|their|his|her|its|this|der|die|das|unser|unsere|mein|meine|le|la|l'|notre|mon|ma|el|nuestro|nuestra|mi)\b"
_VALUE_FIRST: Final = re.compile(
    rf"^(?P<value>(?:(?:port|version|the|le|el)\s+)?\S+(?:\s+\S+){{0,3}}?)\s+(?P<be>{_BE})\s+"
    rf"(?P<rest>(?:{_OF_ONE}\s*|[\w-]+'s\s|where |when |who )?[^,;]+?)(?P<end>[.!]*)$",
    re.IGNORECASE,
)
_LED: Final = re.compile(r"^(?:port|version|the|le|el)\s+", re.IGNORECASE)
_VALUED: Final = re.compile(r"[\d./@:]|\w-\w")
"""What every value but a day holds: a cheap look."""
_WHERE: Final = re.compile(r"^(?P<asked>where|when|who)\s+(?P<clause>.+)$", re.IGNORECASE)
_GERMAN_BE: Final = frozenset({"ist", "sind", "lautet"})
"""“Montags ist das Bad geschlossen”: only where a noun stands last is what follows what the value is of."""
_ONE: Final = re.compile(rf"^(?:{_OF_ONE}|[\w-]+'s\b)", re.IGNORECASE)
_NOT_ONE: Final = re.compile(
    r"\b(?:one of|among|part of|not|no|a|an|ein|eine|un|une|una|nicht|kein|pas)\b", re.IGNORECASE
)
_BARE_DAY: Final = re.compile(r"^[\w-]+(?: [\w-]+)? (?:day|night|time|tag|abend)$", re.IGNORECASE)
_TURNED: Final = frozenset(
    {
        "address",
        "path",
        "email",
        "phone",
        "region",
        "version",
        "number",
        "date",
        "day",
        "clock",
        "duration",
        "money",
        "identifier",
        "size",
    }
)


@lru_cache(maxsize=4096)
def worded(sentence: str) -> str:
    """The sentence as it is read; itself where no step knows it. `sentence` holds straight apostrophes."""
    for step in _STEPS:
        sentence = step(sentence)
    return sentence


def _fronted(sentence: str) -> str:
    """What stands before a comma and says only where, for whom or with what goes behind."""
    if "," not in sentence:
        return sentence
    sentence = _SOURCE.sub("", sentence)
    match = _FRONTED.match(sentence)
    if match is None or len(match["phrase"].split()) > _LONGEST_PHRASE or _SAID.search(match["phrase"]):
        return sentence
    if ", " in match["rest"] or " and " in match["rest"] or " but " in match["rest"]:
        return f"{match['phrase']} {match['rest']}{match['end']}" if ", " not in match["rest"] else sentence
    first = match["phrase"].split()[0]
    phrase = match["phrase"] if first.casefold() not in _SMALL else match["phrase"][0].lower() + match["phrase"][1:]
    return f"{match['rest']} {phrase}{match['end']}"


_SMALL: Final = frozenset(_IN_FRONT.split("|")) | {"every", "each", "jeden", "chaque", "cada", "le", "les", "el", "los"}


def _inverted(sentence: str) -> str:
    """“VALUE is the X” is said as “the X is VALUE”, for values; names are turned where names are read (`tensions.naming`)."""
    match = _VALUE_FIRST.match(sentence)
    if match is None:
        return sentence
    bare = _LED.sub("", match["value"])
    found = values(f"on {bare}") if _VALUED.search(bare) or bare.casefold() in DAYS else ()
    if len(found) != 1 or found[0].text != bare or found[0].kind not in _TURNED or _NOT_ONE.match(match["rest"]):
        return sentence
    asked = _WHERE.match(match["rest"])
    if asked is not None:
        link = {
            "where": _at(match["value"], found[0].kind),
            "when": "at" if found[0].kind == "clock" else "on",
            "who": "",
        }
        return f"{asked['clause']} {link[asked['asked'].casefold()]} {match['value']}{match['end']}"
    if match["be"].casefold() in _GERMAN_BE and not match["rest"].split()[-1][:1].isupper():
        return sentence
    if _NOT_ONE.search(match["rest"].split(" of ")[0]) or not (
        _ONE.match(match["rest"]) or _BARE_DAY.match(match["rest"])
    ):
        return sentence
    return f"{match['rest']} {match['be']} {match['value']}{match['end']}"


def _at(value: str, kind: str) -> str:
    return "on" if kind == "number" or value.casefold().startswith("port") else "at"


def _reworded(sentence: str) -> str:
    for n in sorted({n for cue in _CUED.findall(sentence.casefold()) for n in _OPENED[cue]}):
        row = WORDINGS[n]
        sentence = row.pattern.sub(row.plain, sentence, count=1)
    return sentence


# Chinese and Japanese, whose order is told by particles.
_HAN: Final = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")
_KANA: Final = re.compile(r"[\u3040-\u30ff]")
_ZH_ROLES: Final = r"负责人|所有者|经理|主管|领导|老板|主任|组长|队长|厂长|校长|院长|总监|总裁|总经理|董事长|会计|出纳|联系人|班主任|班长|店长|站长|管理员|主持人|教练|秘书|秘书长|审核人|维护者|首席\w{2,4}|CEO|CTO|CFO"
_ZH_NAME: Final = r"(?!这|那|他|她|它|我|你|谁|现在|目前|以前|新)[\u4e00-\u9fff]{2,4}?"
_ZH_ROWS: Final[tuple[tuple[re.Pattern[str], str], ...]] = tuple(
    (re.compile(pattern), plain)
    for pattern, plain in (
        *(row[:2] for row in CHINESE),
        (r"(?:必须|需要)有人(?=[\u4e00-\u9fff]{2})", ""),
        (r"(?:不需要|无需|不用|不必)(?:任何人|别人|有人)", "不"),
        (r"(?:严格|明令|一律)?(?:禁止|严禁|不准许?|不许|不得(?!不|已|了|分)|不允许|不让)", "不可以"),
        (r"(?<!经)(?:允许|准许)", "可以"),
        (r"(?:已经|已)?(?:离职|辞职|退休|离开公司|离开了公司)了?(?=[。！]?$)", "离职"),
        (r"(?:还|仍)?在(?:我们)?公司(?:上班|工作)", "在职"),
        (r"^(?:请|麻烦|以后|我希望|希望|我想要|最好)*(?:你)?(?:的)?(?:回答|回复)(?:我)?(?:请|要|时|尽量|都|得|的时候|能|可以)*(?P<how>简短|简洁|简明|精简|详细|详尽)(?:一点|一些|些|点)?(?P<end>[。！]?)$", r"回答\g<how>\g<end>"),
        (r"(?:已经|已|成功|早就)*戒烟了?", "不抽烟"),
        (r"(?:已经|已|成功|早就)*戒酒了?", "不喝酒"),
        (r"吸烟", "抽烟"),
        (r"(?:我|他|她)?(?:爸爸|爸|父亲|老爸)", "爸爸"),
        (r"(?:我|他|她)?(?:妈妈|妈|母亲|老妈)", "妈妈"),
        (r"(?P<speech>[英法德日俄汉韩粤泰]语|西班牙语|葡萄牙语|阿拉伯语|意大利语|[中英法德日韩]文)(?:说得|讲得)(?:很|挺|非常|特别)?(?:流利|好|不错)", r"会说\g<speech>"),
        (r"(?:已经|已)?(?:修好|修复|修理好)了?", "正常"),
        (r"(?<!没)(?:已经)?结婚了?(?=[。！]?$)", "已婚"),
        (r"(?<=[^例周开大晚年聚董议事员协机社工宴不学])会(?=[保在被把自定存删备停关开启运执更同通发收])", ""),
        (r"^(?P<what>[\u4e00-\u9fff]{1,6}?)[，,]?我(?P<rest>(?:不可以|不能|可以|能|从不|从来不|不会|会|不)?(?:喝|吃|用|看|听|玩|穿|抽|说))(?=[，,。！]|$)", r"我\g<rest>\g<what>"),
        (r"^(?P<what>[\u4e00-\u9fff]{2,6}?)(?:都|统统)?(?P<may>不可以|可以|不能)(?P<verb>[养带停放进用玩看吃喝穿说])(?P<end>[。！]?)$", r"\g<may>\g<verb>\g<what>\g<end>"),
        (r"^(?P<deny>没有?人|无人)(?P<verb>[\u4e00-\u9fff]{2})(?P<what>[^，。]{2,}?)(?P<end>[。！]?)$", r"\g<what>\g<deny>\g<verb>\g<end>"),
        (r"^(?:我们|咱们)?(?:都)?(?:使用|采用|用)\s*(?P<value>[A-Za-z][\w.+#-]*(?: [A-Z\d][\w.+#-]*)?)\s*来?(?:作为|当作|做|当)(?:我们的)?(?P<what>[\u4e00-\u9fff]{2,8})(?P<end>[。！]?)$", r"\g<what>是\g<value>\g<end>"),
        (r"^(?P<what>[\u4e00-\u9fff]{2,8}?)(?:我们)?(?:使用|采用|用)的?是?\s*(?P<value>[A-Za-z][\w.+#-]*)(?P<end>[。！]?)$", r"\g<what>是\g<value>\g<end>"),
        (rf"^(?P<who>{_ZH_NAME})负责(?!人)(?P<what>[\u4e00-\u9fff]{{2,10}}?)(?:工作)?(?P<end>[。！]?)$", r"\g<what>负责人是\g<who>\g<end>"),
        (r"其实|实际上|事实上|目前|现在(?!时)|如今|当前|依然|仍然|还是(?=\S)|一直|确实|已经|早就|早已|(?<!已)已(?=[被经不禁启关停开取])", ""),
        (r"(?<=需要|持续|保留|大约|时间|有效)半个?小时", "30分钟"),
        (r"(?<=需要|持续|保留|大约|时间|有效)一个?小时", "1小时"),
        (r"(?<=需要|持续|保留|大约|时间|有效)一个月", "1个月"),
        (r"不必|无需|无须|不用|不需要|没有必要|没必要", "不"),
        (r"(?<!不)必须|务必|一定要", ""),
        (r"不再(?P<rest>[^，。]+?)了(?=[。！]?$)", r"不\g<rest>"),
        (r"(?P<deny>不|没)(?P<rest>[^，。不没]+?)了(?=[。！]?$)", r"\g<deny>\g<rest>"),
        (r"^在?(?P<where>[^，。在]{2,14}?)(?:里面|里|中|内|上)，(?=\S)", r"\g<where>"),
        (r"^在(?P<where>[^，。在]{2,14}?)(?:里面|里|中|内|上)(?=\S)", r"\g<where>"),
        (r"^(?P<who>[^，。在是]{1,12}?)在(?P<where>[^，。在]{2,12}?)(?:里面|里|中|内|上)(?P<rest>[^，。]{2,})$", r"\g<where>\g<who>\g<rest>"),
        (rf"^(?P<what>[^，。由不没]{{1,10}}?)(?:工作)?由(?P<who>{_ZH_NAME})负责(?P<end>[。！]?)$", r"\g<what>负责人是\g<who>\g<end>"),
        (r"^(?P<what>[^，。由]+?)(?P<deny>不再|不|没有|没|未)?是?由(?P<who>[^，。]+?)(?:来)?(?P<verb>[\u4e00-\u9fff]{2})的?(?P<end>[。！]?)$", r"\g<who>\g<deny>\g<verb>\g<what>\g<end>"),
        (r"^(?P<what>[^，。被]+?)(?P<deny>不|没有|没|未)?被(?P<who>[^，。]{2,}?)(?P<verb>[\u4e00-\u9fff]{2})了?(?P<end>[。！]?)$", r"\g<who>\g<deny>\g<verb>\g<what>\g<end>"),
        (r"^(?P<who>[^，。把]+?)(?P<deny>不|没有|没)?把(?P<what>[^，。]+?)(?P<verb>[\u4e00-\u9fff]{2})了?(?P<end>[。！]?)$", r"\g<who>\g<deny>\g<verb>\g<what>\g<end>"),
        (rf"^(?P<name>{_ZH_NAME})(?:是|担任)(?P<role>[^，。]*?(?:{_ZH_ROLES}))(?P<end>[。！]?)$", r"\g<role>是\g<name>\g<end>"),
        (r"^(?P<value>[\w./:@-]+|周[一二三四五六日天]|星期[一二三四五六日天]|\d+月\d+[日号])是(?P<what>[^，。一]*?(?:端口|端口号|地址|版本|版本号|网址|主机|域名|路径|分支|邮箱|电话|截止日期|截止日|生日|日))(?P<end>[。！]?)$", r"\g<what>是\g<value>\g<end>"),
    )
)  # fmt: skip
_JA_ROWS: Final[tuple[tuple[re.Pattern[str], str], ...]] = tuple(
    (re.compile(pattern), plain)
    for pattern, plain in (
        *(row[:2] for row in JAPANESE),
        (r"不要(?=です|だ|。|$)", "必要ありません"),
        (r"禁煙(?=です|だ|。|$)", "喫煙できません"),
        (r"(?P<what>[\u4e00-\u9fff]{2})(?:は)?禁止(?:されています)?(?=です|だ|。|$)", r"\g<what>できません"),
        (r"退職しました|会社を辞めました|辞めました", "退職です"),
        (r"(?:まだ|今も)?(?:うちの)?会社で働いて(?:います|いる)|(?:まだ|今も)在籍して(?:います|いる)", "在職です"),
        (r"直りました|直った|修理済み(?:です)?|修理されました", "動いています"),
        (r"結婚して(?:います|いる|ます)", "既婚です"),
        (r"されました(?=。?$)", "されています"),
        (r"(?:たばこ|タバコ|煙草)(?:を)?(?:やめました|やめた|止めました)|禁煙(?:しました|中です|しています)", "たばこを吸いません"),
        (r"^(?P<what>[^、。はが]{1,12}?)(?:には|にも|に|としては|として)(?P<value>[A-Za-z][\w.+#-]*)を(?:使って(?:います|いる|ます)|使用して(?:います|いる)|利用して(?:います|いる)|採用して(?:います|いる)|使います|使う)(?P<end>。?)$", r"\g<what>は\g<value>です\g<end>"),
        (r"^(?P<what>[^、。はが]{1,12})は(?P<name>[^、。はが]{1,8}?)(?:さん|氏)?が(?:担当|管理|運営)(?:して(?:います|いる|ます)|です)(?P<end>。?)$", r"\g<what>の担当は\g<name>さんです\g<end>"),
        (r"^(?P<name>[^、。はが]{1,8}?)(?:さん|氏)?[がは](?P<what>[^、。はが]{1,12})[をの](?:担当|管理|運営)(?:して(?:います|いる|ます)|です)(?P<end>。?)$", r"\g<what>の担当は\g<name>さんです\g<end>"),
        (r"実は、?|現在、?|今のところ、?", ""),
        (r"^(?P<name>[^はがの、。]{1,8}?)(?:さん|氏)?[がは](?P<role>[^、。はが]*?(?:責任者|担当者?|リーダー|部長|課長|社長|マネージャー|オーナー|店長|校長|委員長|代表))(?P<end>です。?|だ。?)$", r"\g<role>は\g<name>さん\g<end>"),
        (r"^(?P<value>[A-Za-z0-9][\w./:@-]*)[がは](?P<what>[^、。はが]*?(?:ポート|アドレス|バージョン|ホスト|URL|ブランチ|締め切り|締切))(?P<end>です。?|だ。?)$", r"\g<what>は\g<value>\g<end>"),
    )
)  # fmt: skip


_SPELT: Final = re.compile(
    r"[一二两三四五六七八九][百千万][零一二两三四五六七八九十百千]*|[二三四五六七八九]?十[一二三四五六七八九]?(?=[个名位人条台岁天层页元块])"
)
_DIGITS: Final = {
    letter: number
    for number, letters in enumerate(["零", "一", "二两", "三", "四", "五", "六", "七", "八", "九"])
    for letter in letters
}
_POWERS: Final = {"十": 10, "百": 100, "千": 1000, "万": 10000}


def _in_digits(match: re.Match[str]) -> str:
    """“十二名成员” as “12名成员”, 两百六十元 as 260元."""
    total, digit, power = 0, 0, 1
    for letter in match[0]:
        if letter in _POWERS:
            power = _POWERS[letter]
            total, digit = total + (digit or 1) * power, 0
        else:
            digit, power = _DIGITS[letter], 1 if letter == "零" else power
    return str(total + digit * (power // 10 if power > len("十") * 10 else 1))


def _in_runs(sentence: str) -> str:
    if sentence.isascii() or _HAN.search(sentence) is None:
        return sentence
    is_japanese = _KANA.search(sentence) is not None
    sentence = sentence if is_japanese else _SPELT.sub(_in_digits, sentence)
    for pattern, plain in _JA_ROWS if is_japanese else _ZH_ROWS:
        sentence = pattern.sub(plain, sentence, count=0 if plain == "" else 1)
    return sentence


_PICTURES: Final = re.compile(r"\s*[\U0001f000-\U0001faff\u2600-\u27bf\ufe0f\u200d]+")


def _without_pictures(sentence: str) -> str:
    """“Pilze esse ich gern 🍄” ends as it would without."""
    return sentence if sentence.isascii() else _PICTURES.sub("", sentence)


_STEPS: Final[tuple[Callable[[str], str], ...]] = (
    _without_pictures,
    without_since,
    without_degree,
    _in_runs,
    _reworded,
    _fronted,
    _inverted,
)
