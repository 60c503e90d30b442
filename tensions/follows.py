"""What follows from a statement in German, French and Spanish: the rows that `tensions.consequences` adds to its English ones.

Each is (words of which one stands there, the pattern of a whole clause, what follows, a statement, what follows from it).
"""

from __future__ import annotations

from typing import Final

_X: Final = r"(?P<x>[^,;]{1,60}?)"
_WHAT: Final = r"(?P<what>[^,;]{2,60}?)"
_SO: Final = r"(?:(?:sehr|total|wirklich|echt|richtig|so|ganz|besonders|unheimlich) )?"

FOLLOWS: Final[dict[str, tuple[tuple[str, str, str, str, str], ...]]] = {
    "de": (
        ("gern gerne", rf"{_X} (?:esse|trinke|isst|trinkt|essen|trinken) {_WHAT} {_SO}gerne?", "{x} mag {what}", "Ich esse Pilze gern", "Ich mag Pilze"),
        ("gern gerne", rf"{_X} (?:esse|trinke|isst|trinkt|essen|trinken) {_SO}gerne? {_WHAT}", "{x} mag {what}", "Ich esse gern Pilze", "Ich mag Pilze"),
        ("nichtraucher nichtraucherin", rf"{_X} (?:ist|bin) (?:eine? )?nichtraucher(?:in)?", "{x} raucht nicht", "Tom ist Nichtraucher", "Tom raucht nicht"),
        ("raucher raucherin", rf"{_X} (?:ist|bin) (?:eine? )?(?:starke[rn]? )?raucher(?:in)?", "{x} raucht", "Tom ist Raucher", "Tom raucht"),
        ("aufgehört", rf"{_X} (?:hat|habe|haben) aufgehört zu (?P<verb>\w+)en", "{x} {verb}t nicht", "Tom hat aufgehört zu rauchen", "Tom raucht nicht"),
        ("aufgehört", rf"{_X} (?:hat|habe|haben) mit dem (?P<verb>\w+)en aufgehört", "{x} {verb}t nicht", "Tom hat mit dem Rauchen aufgehört", "Tom Raucht nicht"),
        ("vegetarier vegetarierin vegetarisch", rf"{_X} (?:ist|bin|isst|esse|lebt|lebe|ernährt sich|ernähre mich) (?:eine? )?(?:vegetarier(?:in)?|vegetarisch)",
         "{x} isst kein Fleisch | {x} isst keinen Fisch", "Mia ist Vegetarierin", "Mia isst kein Fleisch"),
        ("veganer veganerin vegan", rf"{_X} (?:ist|bin|isst|esse|lebt|lebe|ernährt sich|ernähre mich) (?:eine? )?(?:veganer(?:in)?|vegan)",
         "{x} isst kein Fleisch | {x} isst keinen Käse | {x} isst keine Eier | {x} isst keinen Fisch | {x} trinkt keine Milch", "Mia ist Veganerin", "Mia isst kein Fleisch"),
        ("auf", rf"bei (?:uns|mir) läuft (?:alles|das meiste|der ganze kram) auf {_WHAT}", "wir nutzen {what}", "Bei uns läuft alles auf Docker", "wir nutzen Docker"),
        ("ein", rf"wir setzen (?P<no>kein(?:e[nrsm]?)? )?{_WHAT} (?P<not>nicht )?ein", "wir nutzen {no}{what} {not}", "Wir setzen kein Docker ein", "wir nutzen kein Docker "),
        ("allergisch", rf"{_X} (?:ist|bin|sind) (?:\w+ )?allergisch (?:auf|gegen) {_WHAT}", "{x} verträgt kein {what}", "Ich bin allergisch gegen Nüsse", "Ich verträgt kein Nüsse"),
        ("führerschein", rf"{_X} (?:hat|habe) (?P<not>k)?einen führerschein", "{x} darf {not} Auto fahren", "Tom hat einen Führerschein", "Tom darf  Auto fahren"),
    ),
    "fr": (
        ("fumeur fumeuse non-fumeur non-fumeuse", rf"{_X} (?:est|suis) non-?\s?fumeu(?:r|se)", "{x} ne fume pas", "Tom est non-fumeur", "Tom ne fume pas"),
        ("fumer", rf"{_X} (?:a|ai|as|avons) (?:arrêté|cessé) de fumer", "{x} ne fume pas", "Tom a arrêté de fumer", "Tom ne fume pas"),
        ("boire", rf"{_X} (?:a|ai|as|avons) (?:arrêté|cessé) de boire(?: de l'alcool)?", "{x} ne boit pas d'alcool", "Tom a arrêté de boire", "Tom ne boit pas d'alcool"),
        ("végétarien végétarienne végétariens", rf"{_X} (?:est|suis|sommes) (?:devenue? )?végétarien(?:ne)?s?", "{x} ne mange pas de viande | {x} ne mange pas de poisson", "Mia est végétarienne", "Mia ne mange pas de viande"),
        ("végane vegan végan", rf"{_X} (?:est|suis|sommes) (?:devenue? )?(?:vegan|végane?|végétalien(?:ne)?)s?",
         "{x} ne mange pas de viande | {x} ne mange pas de fromage | {x} ne mange pas d'œufs | {x} ne boit pas de lait", "Mia est vegan", "Mia ne mange pas de viande"),
        ("allergique", rf"{_X} (?:est|suis) (?:\w+ment )?allergique (?:à la |à l'|aux? |à ){_WHAT}", "{x} ne mange pas de {what}", "Tom est allergique aux noix", "Tom ne mange pas de noix"),
    ),
    "es": (
        ("fumar", rf"{_X} (?:ha dejado|dejó|he dejado|dejé) de fumar", "{x} no fuma", "Tom dejó de fumar", "Tom no fuma"),
        ("beber", rf"{_X} (?:ha dejado|dejó|he dejado|dejé) de beber(?: alcohol)?", "{x} no bebe alcohol", "Tom dejó de beber", "Tom no bebe alcohol"),
        ("vegetariano vegetariana vegetarianos", rf"{_X} (?:es|soy|somos) vegetarian[oa]s?", "{x} no come carne | {x} no come pescado", "Mía es vegetariana", "Mía no come carne"),
        ("vegano vegana veganos", rf"{_X} (?:es|soy|somos) vegan[oa]s?", "{x} no come carne | {x} no come queso | {x} no come huevos | {x} no bebe leche", "Mía es vegana", "Mía no come carne"),
        ("alérgico alérgica", rf"{_X} (?:es|soy) (?:\w+mente )?alérgic[oa] (?:a la |a los |a las |al |a ){_WHAT}", "{x} no come {what}", "Tom es alérgico a las nueces", "Tom no come nueces"),
    ),
}  # fmt: skip
