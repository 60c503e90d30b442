"""What follows from a statement in German, French and Spanish: the rows that `tensions.consequences` adds to its English ones.

Each is (words of which one stands there, the pattern of a whole clause, what follows, a statement, what follows from it).
"""

from __future__ import annotations

from typing import Final

_X: Final = r"(?P<x>[^,;]{1,60}?)"
_WHAT: Final = r"(?P<what>[^,;]{2,60}?)"
_SO: Final = r"(?:(?:sehr|total|wirklich|echt|richtig|so|ganz|besonders|unheimlich) )?"

_FIRM_DE: Final = r"(?:d(?:ie|as|en|er|em) |unser\w* )?(?:firma|unternehmen|betrieb|haus|agentur|job)"
_FIRM_FR: Final = r"(?:l'entreprise|la (?:boîte|société)|notre (?:entreprise|boîte|société)|l'agence)"
_FIRM_ES: Final = r"(?:la (?:empresa|compañía|agencia)|nuestra (?:empresa|compañía))"

FOLLOWS: Final[dict[str, tuple[tuple[str, str, str, str, str], ...]]] = {
    "de": (
        ("mehr", rf"{_X} ist nicht mehr bei (?:der |dem )?{_WHAT}", "{x} arbeitet nicht bei {what}", "Mia ist nicht mehr bei Bosch", "Mia arbeitet nicht bei Bosch"),
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
        ("führerschein", rf"{_X} (?:hat|habe|hab|haben) (?:einen|den|schon einen) führerschein", "{x} darf Auto fahren", "Tom hat einen Führerschein", "Tom darf Auto fahren"),
        ("führerschein", rf"{_X} (?:hat|habe|hab|haben) (?:noch )?keinen führerschein", "{x} darf nicht Auto fahren", "Tom hat keinen Führerschein", "Tom darf nicht Auto fahren"),
        ("verlassen gekündigt ausgeschieden", rf"{_X} (?:hat|ist|habe|bin) (?:{_FIRM_DE} (?:verlassen|gekündigt)|gekündigt|aus {_FIRM_DE} ausgeschieden|ausgeschieden)", "{x} ist nicht im Dienst",
         "Herr Wolf hat die Firma verlassen", "Herr Wolf ist nicht im Dienst"),
        ("arbeitet ist", rf"{_X} (?:arbeitet|ist) (?P<no>nicht )?(?:mehr |noch |immer noch |weiterhin |nach wie vor )*(?:hier|bei uns|(?:in|bei) {_FIRM_DE})", "{x} ist {no}im Dienst",
         "Herr Wolf arbeitet noch in der Firma", "Herr Wolf ist im Dienst"),
        ("ist leitet", r"(?P<x>(?:herr|frau) (?-i:[A-ZÄÖÜ])\w+|(?-i:[A-ZÄÖÜ])\w+) (?:ist (?:weiterhin |noch |immer noch )?unser\w* [^,;]+|leitet [^,;]+)", "{x} ist im Dienst", "Herr Wolf ist unser Projektleiter", "Herr Wolf ist im Dienst"),
        ("hat verfügt haben", rf"(?:unsere?|meine?) (?:wohnung|haus|büro|hotel|praxis|laden|firma|garten|zimmer) (?:hat|verfügt über) {_WHAT}", "wir haben {what}", "Unsere Wohnung hat einen Balkon", "wir haben einen Balkon"),
        ("braucht benötigt", rf"(?:man|du|ihr|wir) (?:braucht?|brauchen|benötigt) (?P<what>(?:k?eine?n? )?[\w-]+) (?:für|fürs|um in|um) (?:die |das |den |der )?{_X}", "{x} braucht {what}",
         "Man braucht kein Passwort fürs Gäste-WLAN", "Gäste-WLAN braucht kein Passwort"),
        ("verlangt erfordert benötigt", rf"{_X} (?:verlangt|erfordert|benötigt) {_WHAT}", "{x} braucht {what}", "Das WLAN verlangt ein Passwort", "Das WLAN braucht ein Passwort"),
        ("duzen duze geduzt du", r"(?!.*\b(?:nicht|kein\w*|nie)\b)(?:.*\b)?(?:duze? mich|mich .{0,20}duzen|geduzt werden|sag\w* .{0,12}du zu mir|mit du ansprechen|sprich mich .{0,12}mit du an|duzen wir uns|wir duzen uns|per du)\b.*",
         "Die Anrede ist vertraulich", "Bitte duze mich", "Die Anrede ist vertraulich"),
        ("duzen duze", r"(?=.*\b(?:nicht|nie)\b)(?:.*\b)?(?:duze? mich|mich .{0,20}duzen|uns .{0,20}duzen)\b.*", "Die Anrede ist förmlich", "Bitte duze mich nicht", "Die Anrede ist förmlich"),
        ("siezen sieze gesiezt sie", r"(?!.*\b(?:nicht|kein\w*|nie)\b)(?:.*\b)?(?:siez(?:e|en sie)? mich|mich .{0,20}siezen|gesiezt werden|mit sie ansprechen|sprich mich .{0,12}mit sie an|siezen wir uns|wir siezen uns|per sie)\b.*",
         "Die Anrede ist förmlich", "Ich möchte gesiezt werden", "Die Anrede ist förmlich"),
        ("kurz kurze knapp knappe fasse fass prägnant kurzen", (r"(?:(?:.*\b)?(?:antworte|antworten?(?= (?:bitte|immer|sollen|kurz))|erkläre?|schreibe?|schreib)\b.*\b(?:kurz|knapp|prägnant|kompakt)\b.*|(?:bitte )?(?:fasse?|halte?) dich (?:bitte )?(?:kurz|knapp).*"
         r"|(?:.*\b)?(?:ich|mir|bitte|gib)\b.*\b(?:kurze|knappe|prägnante|kurzen|knappen) antworten.*)"), "Der Antwortstil ist kurz", "Antworte mir bitte kurz", "Der Antwortstil ist kurz"),
        ("ausführlich ausführliche detailliert detaillierte lange", (r"(?:(?:.*\b)?(?:antworte|antworten?(?= (?:bitte|immer|sollen))|erkläre?|schreibe?|schreib)\b.*\b(?:ausführlich|detailliert)\b.*"
         r"|(?:.*\b)?(?:ich|mir|bitte|gib)\b.*\b(?:ausführliche|detaillierte|lange)n? antworten.*)"), "Der Antwortstil ist ausführlich", "Ich hätte gern ausführliche Antworten", "Der Antwortstil ist ausführlich"),
    ),
    "fr": (
        ("quitté", rf"{_X} (?:a|ai) quitté (?P<what>(?-i:[A-ZÉ])[\w'-]+)(?:,.*)?", "{x} ne travaille pas chez {what}", "Paul a quitté Airbus", "Paul ne travaille pas chez Airbus"),
        ("quitté démissionné parti partie", rf"{_X} (?:a|ai|est) (?:quitté {_FIRM_FR}|démissionné|partie? de {_FIRM_FR})", "{x} n'est pas en poste", "Paul a quitté l'entreprise", "Paul n'est pas en poste"),
        ("travaille", rf"{_X} (?P<ne>ne )?travaille (?P<plus>plus )?(?:toujours |encore )?(?:chez nous|ici|dans {_FIRM_FR}|pour {_FIRM_FR})", "{x} {ne}est {plus}en poste", "Paul travaille toujours chez nous", "Paul est en poste"),
        ("est dirige", r"(?P<x>(?:M\.? |Mme |monsieur |madame )?(?-i:[A-ZÉ])\w+) (?:est (?:toujours |encore )?notre [^,;]+|dirige [^,;]+)", "{x} est en poste", "Paul est notre comptable", "Paul est en poste"),
        ("a", rf"(?:notre|mon|ma) (?:appartement|maison|bureau|hôtel|cabinet|boutique|jardin|chambre) (?P<ne>n')?a (?P<no>pas de |pas d')?{_WHAT}", "nous {ne}avons {no}{what}", "Notre appartement a un balcon", "nous avons un balcon"),
        ("faut besoin", rf"(?:il (?P<ne>ne )?faut|on (?P<n>n')?a) (?P<no>pas )?(?:besoin )?(?:d'un |d'une |de |d'|un |une )?(?P<what>[\w -]+?) pour (?:le |la |les |l'|accéder au |accéder à la )?{_X}",
         "{x} {ne}{n}nécessite {no}{what}", "Il faut un badge pour le parking", "parking nécessite badge"),
        ("demande exige requiert", rf"{_X} (?:demande|exige|requiert) (?:une? )?{_WHAT}", "{x} nécessite {what}", "Le wifi demande un mot de passe", "Le wifi nécessite mot de passe"),
        ("tutoie tutoie-moi tutoyer tutoies tutoyez tutoyez-moi", r"(?!.*\b(?:pas|jamais)\b)(?:.*\b)?(?:tuto\w+[ -]moi|me tuto\w+|nous tuto\w+|(?:on|qu'on) se tuto\w+)\b.*", "Le registre est familier", "Tutoie-moi", "Le registre est familier"),
        ("vouvoie vouvoie-moi vouvoyer vouvoies vouvoyez vouvoyez-moi", r"(?!.*\b(?:pas|jamais)\b)(?:.*\b)?(?:vouvo\w+[ -]moi|me vouvo\w+|nous vouvo\w+|(?:on|qu'on) se vouvo\w+)\b.*", "Le registre est formel", "On se vouvoie", "Le registre est formel"),
        ("réponds réponds-moi réponses réponse explique", r"(?:.*\b)?(?:réponds|réponses?|explique)\b.*\b(?:brièvement|courtes?|brèves?|concis\w*|succinct\w*|en bref)\b.*", "La rédaction est brève", "Réponds brièvement", "La rédaction est brève"),
        ("réponds réponds-moi réponses réponse explique", r"(?:.*\b)?(?:réponds|réponses?|explique)\b.*\b(?:détaillées?|longues?|en détail|en détails|longuement|approfondies?)\b.*", "La rédaction est détaillée", "Je veux des réponses détaillées", "La rédaction est détaillée"),
        ("fumeur fumeuse non-fumeur non-fumeuse", rf"{_X} (?:est|suis) non-?\s?fumeu(?:r|se)", "{x} ne fume pas", "Tom est non-fumeur", "Tom ne fume pas"),
        ("fumer", rf"{_X} (?:a|ai|as|avons) (?:arrêté|cessé) de fumer", "{x} ne fume pas", "Tom a arrêté de fumer", "Tom ne fume pas"),
        ("boire", rf"{_X} (?:a|ai|as|avons) (?:arrêté|cessé) de boire(?: de l'alcool)?", "{x} ne boit pas d'alcool", "Tom a arrêté de boire", "Tom ne boit pas d'alcool"),
        ("végétarien végétarienne végétariens", rf"{_X} (?:est|suis|sommes) (?:devenue? )?végétarien(?:ne)?s?", "{x} ne mange pas de viande | {x} ne mange pas de poisson", "Mia est végétarienne", "Mia ne mange pas de viande"),
        ("végane vegan végan", rf"{_X} (?:est|suis|sommes) (?:devenue? )?(?:vegan|végane?|végétalien(?:ne)?)s?",
         "{x} ne mange pas de viande | {x} ne mange pas de fromage | {x} ne mange pas d'œufs | {x} ne boit pas de lait", "Mia est vegan", "Mia ne mange pas de viande"),
        ("allergique", rf"{_X} (?:est|suis) (?:\w+ment )?allergique (?:à la |à l'|aux? |à ){_WHAT}", "{x} ne mange pas de {what}", "Tom est allergique aux noix", "Tom ne mange pas de noix"),
    ),
    "es": (
        ("sigue", r"(?P<x>[^,;]{1,40}?) (?:es [^,;]+, )?sigue (?:trabajando )?en (?P<what>(?-i:[A-ZÉ])[\w'-]+)", "{x} trabaja en {what}", "Rubén sigue en Correos", "Rubén trabaja en Correos"),
        ("dejado dejó renunciado renunció jubilado jubiló", rf"{_X} (?:ha dejado {_FIRM_ES}|dejó {_FIRM_ES}|ha renunciado|renunció|se ha jubilado|se jubiló)", "{x} no está en plantilla", "Paco dejó la empresa", "Paco no está en plantilla"),
        ("sigue trabaja", rf"{_X} (?P<no>no )?(?:sigue|trabaja|sigue trabajando) (?:todavía |aún )?(?:con nosotros|aquí|en {_FIRM_ES}|para {_FIRM_ES})", "{x} {no}está en plantilla", "Paco sigue en la empresa", "Paco está en plantilla"),
        ("es dirige", r"(?P<x>(?:(?:el |la )?(?:señora?|don|doña) )?(?-i:[A-ZÁÉÍÓÚ])\w+) (?:es (?:todavía |aún )?nuestr[oa] [^,;]+|dirige [^,;]+)", "{x} está en plantilla", "Paco es nuestro contable", "Paco está en plantilla"),
        ("tiene", rf"(?:nuestr[oa]|mi) (?:piso|casa|apartamento|oficina|hotel|consulta|tienda|jardín|cuarto) (?P<no>no )?tiene (?:una? )?{_WHAT}", "{no}tenemos {what}", "Nuestro piso tiene balcón", "tenemos balcón"),
        ("hace necesita necesitas", rf"(?P<no>no )?(?:hace falta|se necesita|necesitas|hay que tener) (?:una? )?(?P<what>[\w -]+?) para (?:el |la |los |las |entrar en |entrar al )?{_X}", "{x} {no}necesita {what}",
         "no hace falta contraseña para el wifi", "wifi no necesita contraseña"),
        ("pide exige requiere", rf"{_X} (?P<no>no )?(?:pide|exige|requiere) (?:una? )?{_WHAT}", "{x} {no}necesita {what}", "El wifi pide contraseña", "El wifi necesita contraseña"),
        ("tú tutéame tutees tutear tuteamos", r"(?!.*\bno\b)(?:.*\b)?(?:(?:trátame|háblame|me trates|me hables) de tú|tutéame|me tutees|nos tuteamos|tutearme|tutearnos)\b.*", "El trato es coloquial", "Trátame de tú", "El trato es coloquial"),
        ("usted ustedes", r"(?!.*\bno\b)(?:.*\b)?(?:(?:trátame|tráteme|háblame|hábleme|me trates|me trate|me hables|me hable) de usted|nos tratamos de usted)\b.*", "El trato es formal", "Trátame de usted", "El trato es formal"),
        ("responde respuestas respuesta contesta explica respóndeme", r"(?:.*\b)?(?:responde|respóndeme|respuestas?|contesta|explica)\b.*\b(?:breves?|brevemente|cort[oa]s?|concis[oa]s?)\b.*", "La redacción es breve", "Responde breve", "La redacción es breve"),
        ("responde respuestas respuesta contesta explica respóndeme", r"(?:.*\b)?(?:responde|respóndeme|respuestas?|contesta|explica)\b.*\b(?:larg[oa]s?|detallad[oa]s?|extens[oa]s?|en detalle|con detalle)\b.*", "La redacción es detallada", "Quiero respuestas largas", "La redacción es detallada"),
        ("fumar", rf"{_X} (?:ha dejado|dejó|he dejado|dejé) de fumar", "{x} no fuma", "Tom dejó de fumar", "Tom no fuma"),
        ("beber", rf"{_X} (?:ha dejado|dejó|he dejado|dejé) de beber(?: alcohol)?", "{x} no bebe alcohol", "Tom dejó de beber", "Tom no bebe alcohol"),
        ("vegetariano vegetariana vegetarianos", rf"{_X} (?:es|soy|somos) vegetarian[oa]s?", "{x} no come carne | {x} no come pescado", "Mía es vegetariana", "Mía no come carne"),
        ("vegano vegana veganos", rf"{_X} (?:es|soy|somos) vegan[oa]s?", "{x} no come carne | {x} no come queso | {x} no come huevos | {x} no bebe leche", "Mía es vegana", "Mía no come carne"),
        ("alérgico alérgica", rf"{_X} (?:es|soy) (?:\w+mente )?alérgic[oa] (?:a la |a los |a las |al |a ){_WHAT}", "{x} no come {what}", "Tom es alérgico a las nueces", "Tom no come nueces"),
    ),
}  # fmt: skip
