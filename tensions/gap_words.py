"""The words around a gap (`tensions.gaps`) that tell whether it is filled once: in English, German, French and Spanish.

Longer than other files because it is tables.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tensions.lexicon import ROLES, SUPPORTS
from tensions.options import SOLE as ONE_OPTION
from words.vocabulary import listed

FEWEST: Final = 2
"""Words that the frame has at least."""

NOTHING: Final[frozenset[str]] = frozenset()
JOINTS: Final = {
    "en": listed(
        "in on at by from over through via under behind inside until till as into onto per against within off out"
    ),
    "de": listed("in auf bei bis über unter hinter aus von vom im am zum zur als an"),
    "fr": listed("en dans sur chez sous jusque jusqu' par depuis"),
    "es": listed("en sobre hasta desde por"),
}
"""Prepositions behind which one thing has one place, one source, one manner."""
WEAK_JOINTS: Final = {
    "en": listed("to with"),
    "de": listed("mit zu"),
    "fr": listed("de d' du à au avec"),
    "es": listed("de con a para"),
}
"""The same where the verb says so."""
BINDING: Final = listed(
    "belongs belong reports report assigned bound set mapped limited capped fixed moved pinned points point goes go routed exits exit"
    " exported written build builds built indent indented format formatted bundle bundled packaged rendered signed encrypted compressed"
    " manage managed deploy deployed provision provisioned paired stick prefixed"
    " gehört gehören eingerückt fährt gebaut fährt startet endet appartient dépend part partent dépendent"
    " depende dependen sale salen pertenece parte segundo primero tercero"
)
PLACED: Final = listed(
    "rendered stored kept lying standing hanging parked hosted run executed processed computed held located built parked buried hidden mounted installed cached paid served"
)
"""What is done in one place."""
WITH: Final = listed("with mit avec con")
OF_A_PERSON: Final = listed(
    "keep keeps store stores host hosts manage manages build builds track tracks write writes deploy deploys document fly flying is am are lives live works work sits sit sleeps sleep studies study reports goes go travels stays moved"
    " ist bin wohnt arbeitet schläft studiert sitzt fährt est vit habite travaille dort étudie está es vive trabaja duerme estudia"
)
"""Verbs by which a person is in one place; what else one does, one does in several."""
OF_SEVERAL: Final = listed(
    "has have had having includes include contains contain offers offer needs need needed used use uses supported supports"
    " support available documented mentioned listed visible accessible published publishes shared included tested allowed accepted"
    " compatible integrated found seen shown sold sells spoken taught interested good afraid allergic fond been visit visited travelled"
    " ship ships deliver delivers speaks speak talks talk works appears reviewed approved triggered affected attended"
    " caused called like likes love loves enjoy enjoys hate hates dislikes there some runs run running sent exposed one"
    " gibt hat haben läuft laufen verfügbar enthalten ont tourne disponible disponibles tiene tienen hay corre corren publica habla spricht"
    " autorisés autorisées autorisé erlaubt permitido permitidos permitted forbidden verboten interdit interdits prohibido open installed enabled disabled active stops stop crashes crash exposes expose passes offered calls hält s'arrête para consists consist depends depend made proud aware tired full kind type sort charge"
)
"""Words beside which a gap may be filled several times."""
EXISTS: Final = listed("there some one hay")
SOLE: Final = listed(
    "only solely exclusively alone sole single entire entirely nur ausschließlich allein alleinige einzige"
    " uniquement seulement seul seule exclusivement unique solo sólo solamente únicamente exclusivamente único única"
)
NEEDED: Final = listed("after if when once before with nach wenn sobald après si quand después cuando")
"""“Only after …” tells what it needs, and it may need more."""
ALWAYS: Final = listed("always immer stets toujours siempre")
ONE_AT_A_TIME: Final = (
    ONE_OPTION | listed("fuel means casing units spelling cadence heat licence merging") | {"data type"}
)
NOTHING_ELSE: Final = frozenset({("nothing", "else"), ("nowhere", "else"), ("nobody", "else")})
ATTRIBUTES: Final = listed(
    "plan tier rating color colour format type style order priority status state language encoding unit currency theme mode flavor flavour brand breed name"
    " title license licence algorithm strategy protocol layout font size shape gender nationality diagnosis"
    " favorite favourite preferred main primary default biggest largest smallest oldest youngest best worst official current sole only"
    " farbe format typ sprache status lizenz hauptsprache lieblings wichtigste größte kleinste"
    " couleur langue statut licence préféré préférée principal principale officiel officielle"
    " formato idioma estado licencia favorito favorita oficial"
)
"""Words of a subject that is one thing: “the primary colour is …”, “our main balancer is …”."""
ENDS: Final = frozenset(
    frozenset(pair.split("/"))
    for pair in listed(
        "first/last left/right oldest/youngest locally/remotely top/bottom inside/outside short/long terse/detailed linke/rechte"
        " linken/rechten erste/letzte ersten/letzten gauche/droite premier/dernier izquierda/derecha primer/último"
    )
)
SIDES: Final = frozenset(
    frozenset(pair.split("/"))
    for pair in listed(
        "in-front-of/behind above/below inside/outside over/under in/out-of ahead-of/behind in-order/out-of-order"
        " on-the-way-to/on-the-way-back-from earlier-than/later-than vor/hinter über/unter devant/derrière dessus/dessous"
        " delante-de/detrás-de encima-de/debajo-de"
    )
)
"""Phrases between what is said and of what, with their words joined."""
ORDINALS: Final = listed(
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth"
    " ersten zweiten dritten vierten fünften sechsten siebten achten premier deuxième troisième quatrième cinquième sixième"
    " primer primera segundo segunda tercer tercera cuarto cuarta quinto quinta"
)
TIMES: Final = listed("times time mal fois vez veces")
OFTEN: Final = {
    **dict.fromkeys(("once", "einmal"), 1.0),
    **dict.fromkeys(("twice", "zweimal"), 2.0),
    **dict.fromkeys(("thrice", "dreimal"), 3.0),
    "viermal": 4.0,
    "fünfmal": 5.0,
}
ONCE: Final = listed(
    "happens held scheduled due planned appointment deadline launch wedding party turns expires ends starts begins opens closes runs"
    " läuft endet beginnt startet fällig geplant findet expire finit commence prévu prévue caduca termina empieza previsto prevista"
)
"""What is at one time."""
SEASONS: Final = listed(
    "summer winter spring autumn fall morning evening night noon afternoon weekend weekends sommer winter frühling herbst été hiver"
    " printemps automne verano invierno primavera otoño"
)
SCOPES: Final = listed("for during when while if für während pour pendant para durante")
"""Behind one of these a filling says of which case it speaks."""
TIMED: Final = frozenset({"day", "date", "clock", "duration", "every"})
COUNTED: Final = TIMED | {"number", "share", "size", "money", "version"}
WHERE: Final = listed("in on at en im auf dans sur")
LASTING: Final = frozenset({"duration", "size", "share", "money"})
ADDRESSED: Final = frozenset({"address", "path", "email", "phone"})
UNTIL: Final = listed("until till bis jusqu' jusque hasta")
NUMBERED_THINGS: Final = listed(
    "ticket issue pr version chapter section room step figure table page case bug task build node line phase part level day week"
    " zimmer raum kapitel schritt seite étape chapitre salle page paso capítulo sala página"
)
NUMBERED_PLACES: Final = listed(
    "terminal gate platform track floor level bay dock hall lane room gleis zimmer raum halle étage voie salle quai andén sala piso planta puerta"
)
"""Where one is, by its number."""
ABOUT: Final = listed(
    "about around at least most up to exactly only nearly just every ungefähr etwa mindestens höchstens environ au moins plus unos como mínimo máximo nur seulement solo than more no sooner"
)
ANY_NUMBER: Final = (SUPPORTS - {"works", "work", "since", "until", "available"}) | listed("expose exposes open opens")
OF_PERSONS: Final = listed("i ich je j' yo paid bought spent ran walked")
"""What one did once, one may do again."""
LONGEST_ROLE: Final = 3
"""Words of a role that stands without an article."""
CLOSED_BEHIND: Final = listed("wird werden")
"""Whose participle stands at the end of the clause."""
LAST: Final = listed("last final letzte letztes dernier dernière última último")
OPENING: Final = SOLE | ALWAYS | LAST | ATTRIBUTES | ROLES | listed("else")


HAVE: Final = {
    "en": listed("has have"),
    "de": listed("hat haben"),
    "fr": listed("a ont"),
    "es": listed("tiene tienen"),
}


THAN: Final = listed("than als que")


@lru_cache(maxsize=16)
def joints(language: str) -> frozenset[str]:
    return JOINTS.get(language, NOTHING) | WEAK_JOINTS.get(language, NOTHING)


ONE_JOINT: Final = frozenset({frozenset({"de", "d'"}), frozenset({"à", "au"}), frozenset({"de", "du"})})
