"""How German, French and Spanish put in several ways what is one statement: the rows that `tensions.wording` adds to its own.

Each is (what the text must hold, the pattern, what it comes to, a statement that it changes, what that one comes to).
"""

from __future__ import annotations

from typing import Final

from tensions.quantities import NUMBER_WORDS
from tensions.times import DAYS, MONTHS

_WORD: Final = "|".join(sorted((word for word in NUMBER_WORDS if word[0].isalpha()), key=len, reverse=True))
_NUMBER: Final = rf"(?=(?:\d|(?:{_WORD})\b))"
_UNIT: Final = (
    r"(?:s|min|h|tage?n?|wochen?|monate?n?|jahre?n?|stunden?|minuten?|sekunden?"
    r"|jours?|semaines?|mois|ans?|années?|heures?|minutes?|secondes?|días?|semanas?|mes(?:es)?|años?|horas?|minutos?|segundos?)\b"
)
_SPAN: Final = rf"(?=(?:\d+|{_WORD})\s{_UNIT})"
_MONTH: Final = "|".join(sorted(MONTHS, key=len, reverse=True))
_DAY: Final = "|".join(sorted((day for day in DAYS if ord(day[0]) < 0x2E80), key=len, reverse=True))
_MOMENT: Final = rf"(?=(?:(?:anfang|mitte|ende|fin|début|finales|mediados|principios|\d{{1,2}}\.?|1er)\s|\d\d|(?:{_MONTH}|{_DAY})\b))"
_THING: Final = r"[\w][\w.+#-]*(?:[ -](?-i:[A-Z\d])[\w.+#-]*){0,2}"

ABROAD: Final[tuple[tuple[str, str, str, str, str], ...]] = (
    # For how long.
    (" lang", rf"(?<=\w )(?P<unit>{_UNIT}) lang\b", r"\g<unit>", "Wir behalten die Daten 30 Tage lang", "Wir behalten die Daten 30 Tage"),
    ("für ", rf"(?<=\w )für {_SPAN}", "", "Die Daten bleiben für 30 Tage", "Die Daten bleiben 30 Tage"),
    ("pendant ", rf"(?<=\w )pendant {_SPAN}", "", "On garde les journaux pendant 30 jours", "On garde les journaux 30 jours"),
    ("durant ", rf"(?<=\w )durant {_SPAN}", "", "On garde les journaux durant 30 jours", "On garde les journaux 30 jours"),
    ("durante ", rf"(?<=\w )durante {_SPAN}", "", "Guardamos los datos durante 30 días", "Guardamos los datos 30 días"),
    ("por ", rf"(?<=\w )por {_SPAN}", "", "Guardamos los datos por 30 días", "Guardamos los datos 30 días"),
    # Of how many.
    ("besteh", rf"\bbesteh(?:t|en) aus {_NUMBER}", "hat ", "Das Team besteht aus sechs Leuten", "Das Team hat sechs Leuten"),
    ("umfass", rf"\bumfass(?:t|en) {_NUMBER}", "hat ", "Der Kurs umfasst 12 Stunden", "Der Kurs hat 12 Stunden"),
    ("zählt", rf"\bzählt {_NUMBER}", "hat ", "Der Verein zählt 40 Mitglieder", "Der Verein hat 40 Mitglieder"),
    ("comp", rf"\b(?:compt|comport)e(?P<many>nt)? {_NUMBER}", "a ", "L'équipe compte six personnes", "L'équipe a six personnes"),
    ("compos", rf"\b(?:est composée?|se compose) de {_NUMBER}", "a ", "L'équipe est composée de six personnes", "L'équipe a six personnes"),
    ("compren", rf"\bcomprend {_NUMBER}", "a ", "Le lot comprend 12 verres", "Le lot a 12 verres"),
    ("cuenta con ", rf"\bcuenta con {_NUMBER}", "tiene ", "El equipo cuenta con seis personas", "El equipo tiene seis personas"),
    ("consta de ", rf"\bconsta de {_NUMBER}", "tiene ", "El curso consta de 12 clases", "El curso tiene 12 clases"),
    (" por ", rf"\bestá (?:compuest|formad|integrad)[oa] por {_NUMBER}", "tiene ", "El equipo está formado por seis personas", "El equipo tiene seis personas"),
    ("se compone de ", rf"\bse compone de {_NUMBER}", "tiene ", "El equipo se compone de seis personas", "El equipo tiene seis personas"),
    # Until when something is good is when it ends.
    (" bis ", rf"\b(?:läuft|gilt|dauert|geht|ist gültig) (?:noch )?bis (?:zum |zur )?{_MOMENT}", "endet am ", "Der Vertrag läuft bis Ende Juni", "Der Vertrag endet am Ende Juni"),
    ("jusqu'", rf"\b(?:court|dure|va|(?:est|reste) valable|est valide) jusqu'(?:au |à la |à |en ){_MOMENT}", "se termine ", "Le bail court jusqu'au 30 juin", "Le bail se termine 30 juin"),
    ("hasta ", rf"\b(?:dura|vale|va|es válid[oa]|(?:está|sigue) vigente) hasta (?:el |la |las |los )?{_MOMENT}", "termina ", "El contrato dura hasta el 30 de junio", "El contrato termina 30 de junio"),
    # What became of something is how it is.
    ("fue ", r"\bfue (?=\w+[aeiou][di][oa][^\w\d]*$)", "está ", "El pedido fue cancelado", "El pedido está cancelado"),
    ("fueron ", r"\bfueron (?=\w+[aeiou][di][oa]s[^\w\d]*$)", "están ", "Los pedidos fueron cancelados", "Los pedidos están cancelados"),
    # What is used as the one.
    ("als ", rf"^(?:wir|man) (?:verwenden|nutzen|benutzen|setzen) (?P<value>{_THING}) als (?:unsere?n? |die |den |das )?(?P<what>[\w-]+(?: (?:für|der|des|im|in) [\w\s-]+?)?)(?: ein)?(?P<end>[.!]*)$",
     r"unsere \g<what> ist \g<value>\g<end>", "Wir verwenden MySQL als Datenbank", "unsere Datenbank ist MySQL"),
    ("als ", rf"^als (?P<what>[\w-]+(?: (?:für|der|des|im|in) [\w\s-]+?)?) (?:verwenden|nutzen|benutzen|setzen|haben) wir (?P<value>{_THING})(?: ein)?(?P<end>[.!]*)$",
     r"unsere \g<what> ist \g<value>\g<end>", "Als Datenbank nutzen wir MySQL", "unsere Datenbank ist MySQL"),
    ("als ", rf"^(?P<who>[dD](?:er|ie|as) [\w-]+) (?:verwendet|nutzt|benutzt|setzt) (?P<value>{_THING}) als (?P<what>[\w-]+)(?: ein)?(?P<end>[.!]*)$",
     r"die \g<what> von \g<who> ist \g<value>\g<end>", "Der Shop nutzt Redis als Cache", "die Cache von Der Shop ist Redis"),
    (" comme ", rf"^(?:nous utilisons|on utilise|nous avons) (?P<value>{_THING}) comme (?P<what>[\w' -]+?)(?P<end>[.!]*)$",
     r"notre \g<what> est \g<value>\g<end>", "Nous utilisons MySQL comme base de données", "notre base de données est MySQL"),
    ("comme ", rf"^comme (?P<what>[\w' -]+?),? (?:nous utilisons|on utilise|nous avons) (?P<value>{_THING})(?P<end>[.!]*)$",
     r"notre \g<what> est \g<value>\g<end>", "Comme base de données, on utilise MySQL", "notre base de données est MySQL"),
    (" comme ", rf"^(?P<who>(?:le |la |l')[\w-]+) utilise (?P<value>{_THING}) comme (?P<what>[\w' -]+?)(?P<end>[.!]*)$",
     r"le \g<what> de \g<who> est \g<value>\g<end>", "La boutique utilise Redis comme cache", "le cache de La boutique est Redis"),
    (" como ", rf"^(?:nosotros )?(?:usamos|utilizamos|tenemos) (?P<value>{_THING}) como (?P<what>[\w -]+?)(?P<end>[.!]*)$",
     r"nuestra \g<what> es \g<value>\g<end>", "Usamos MySQL como base de datos", "nuestra base de datos es MySQL"),
    ("como ", rf"^como (?P<what>[\w -]+?),? (?:usamos|utilizamos|tenemos) (?P<value>{_THING})(?P<end>[.!]*)$",
     r"nuestra \g<what> es \g<value>\g<end>", "Como base de datos usamos MySQL", "nuestra base de datos es MySQL"),
    (" como ", rf"^(?P<who>(?:el|la) [\w-]+) (?:usa|utiliza) (?P<value>{_THING}) como (?P<what>[\w -]+?)(?P<end>[.!]*)$",
     r"el \g<what> de \g<who> es \g<value>\g<end>", "La tienda usa Redis como caché", "el caché de La tienda es Redis"),
    # Who it is that does something.
    ("c'est ", r"^c'est (?P<who>[^,;.]{1,30}?) qui (?P<rest>[^,;.]+)", r"\g<who> \g<rest>", "C'est Camille qui gère les factures", "Camille gère les factures"),
    (" quien ", r"^es (?P<who>[^,;.]{1,30}?) quien (?P<rest>[^,;.]+)", r"\g<who> \g<rest>", "Es Camila quien lleva las facturas", "Camila lleva las facturas"),
    (" l", r"^(?P<what>(?:el|la|los|las) [^,;.]{1,40}?),? (?:lo|la|los|las) (?P<verb>lleva|gestiona|dirige|coordina|mantiene|hace|organiza|prepara|revisa|paga|cuida) (?P<who>(?-i:[A-ZÁÉÍÓÚÑ])[^,;.]{1,30}?)(?P<end>[.!]*)$",
     r"\g<who> \g<verb> \g<what>\g<end>", "Las facturas las lleva Julián", "Julián lleva Las facturas"),
    # “It is X that …”, and what stands in front.
    ("c'est ", r"^c'est (?P<x>[^,;.]+?) qu(?:e |'(?=\w))(?P<rest>[^,;.]+?)(?P<end>[.!]*)$", r"\g<rest> \g<x>\g<end>", "C'est le 24 février qu'on doit livrer la v2", "on doit livrer la v2 le 24 février"),
    ("c'est ", r"^(?P<what>(?:les |la |le |l')[^,;.]+), c'est (?P<who>[^,;.]+?) qui s'en occupe", r"\g<who> s'occupe de \g<what>", "Les factures, c'est Anne qui s'en occupe", "Anne s'occupe de Les factures"),
    ("c'est ", r"^(?P<what>(?:les |la |le |l')[^,;.]+), c'est (?P<who>[^,;.]+?) qui (?:les? |la |l')(?P<verb>\w+)", r"\g<who> \g<verb> \g<what>", "Les factures, c'est Anne qui les gère", "Anne gère Les factures"),
    (" en ", r"^(?P<what>(?:de la |du |des |de l')[^,;.]+), (?P<who>[^,;.]+?) (?P<deny>n')?en (?P<verb>\w+)(?P<rest>[^,;.]*)", r"\g<who> \g<deny>\g<verb>\g<rest> \g<what>",
     "De la viande, Léna en mange", "Léna mange De la viande"),
    ("es ", r"^es (?P<x>[^,;.]+?) (?:cuando|donde|lo que) (?P<rest>[^,;.]+?)(?P<end>[.!]*)$", r"\g<rest> \g<x>\g<end>", "Es el 27 de mayo cuando tenemos el examen", "tenemos el examen el 27 de mayo"),
    (" sí ", r"^(?P<what>\w+) sí (?P<verb>\w+) (?P<who>(?-i:[A-ZÁÉÍÓÚ])\w+)(?P<end>[.!]*)$", r"\g<who> \g<verb> \g<what>\g<end>", "Carne sí come Lena", "Lena come Carne"),
    ("hinterlegt|abgelegt|aufbewahrt|gelagert|versteckt", r"^(?P<where>(?:bei|im|unter|neben|hinter) [^,;.]+?) (?:ist|wird) (?P<what>(?:der|die|das|mein\w*|unser\w*) [^,;.]+?) (?:hinterlegt|abgelegt|aufbewahrt|gelagert|versteckt)(?P<end>[.!]*)$",
     r"\g<what> liegt \g<where>\g<end>", "Bei Tom ist der Schlüssel hinterlegt", "der Schlüssel liegt Bei Tom"),
    ("betrieben", r"\bwird (?:mit|auf|unter) (?P<what>[^,;.]+?) betrieben\b", r"läuft auf \g<what>", "Der Server wird mit Debian betrieben", "Der Server läuft auf Debian"),
    ("haben wir", rf"^(?P<what>(?-i:[A-ZÄÖÜ])\w+) (?P<have>haben) (?P<who>wir) (?P<count>(?:{_WORD}|\d+))(?P<end>[.!]*)$", r"\g<who> \g<have> \g<count> \g<what>\g<end>", "Kinder haben wir zwei", "wir haben zwei Kinder"),
    ("st ", r"^(?P<who>(?-i:[A-ZÄÖÜ])[a-zäöü]+[^s\W\d])s (?P<noun>chef|chefin|vater|mutter|bruder|schwester|frau|mann|sohn|tochter|freund|freundin|geburtstag|büro|auto|wohnung|hund|katze|(?:telefon)?nummer|adresse|\w*(?:lehrer|leiter)(?:in)?|arzt|ärztin) (?P<be>ist|heißt)\b", r"der \g<noun> von \g<who> \g<be>", "Maras Chef ist Lehmann", "der Chef von Mara ist Lehmann"),
    (" a un", r"^(?P<who>(?-i:[A-ZÉ])\w+) a une? (?P<kin>\w+),? (?:elle|il|qui) s'appelle\b", r"la \g<kin> de \g<who> s'appelle", "Marc a une fille, elle s'appelle Zoé", "la fille de Marc s'appelle Zoé"),
    (" tiene un", r"^(?P<who>(?-i:[A-ZÉ])\w+) tiene una? (?P<kin>\w+),? (?:que )?se llama\b", r"la \g<kin> de \g<who> se llama", "Luis tiene una hija que se llama Eva", "la hija de Luis se llama Eva"),
    (" hat ein", r"^(?P<who>(?-i:[A-ZÄÖÜ])\w+) hat eine? (?P<kin>\w+),? (?:(?:sie|er) heißt|die|der|namens)\b(?: heißt)?", r"die \g<kin> von \g<who> heißt", "Tom hat eine Tochter namens Eva", "die Tochter von Tom heißt Eva"),
    # What is done by somebody.
    *(
        (f"{done[:5]}", rf"^(?P<what>[^,;.]+?) (?:est|sont) {done}e?s? par (?P<who>(?-i:[A-ZÉ])[^,;.]+?)(?P<end>[.!]*)$", rf"\g<who> {does} \g<what>\g<end>", f"Le club est {done} par Paul", f"Paul {does} Le club")
        for does, done in (("dirige", "dirigé"), ("gère", "géré"), ("pilote", "piloté"), ("préside", "présidé"), ("organise", "organisé"), ("coordonne", "coordonné"), ("encadre", "encadré"))
    ),
    *(
        (f" {done}", rf"^(?P<what>[^,;.]+?) wird von (?P<who>(?-i:[A-ZÄÖÜ])[^,;.]+?) {done}(?P<end>[.!]*)$", rf"\g<who> {does} \g<what>\g<end>", f"Der Club wird von Paul {done}", f"Paul {does} Der Club")
        for does, done in (("leitet", "geleitet"), ("betreut", "betreut"), ("verwaltet", "verwaltet"), ("organisiert", "organisiert"), ("koordiniert", "koordiniert"))
    ),
    # From when to when.
    (" uhr", r"\b(?P<from>\d{1,2})(?: uhr)? bis (?P<to>\d{1,2}) uhr\b", r"\g<from>:00 bis \g<to>:00 Uhr", "Von 9 bis 18 Uhr", "Von 9:00 bis 18:00 Uhr"),
    ("zwischen ", r"\bzwischen (?P<from>\d{1,2})(?: uhr)? und (?P<to>\d{1,2}) uhr\b", r"von \g<from>:00 bis \g<to>:00 Uhr", "zwischen 9 und 18 Uhr", "von 9:00 bis 18:00 Uhr"),
    ("h à ", r"\b(?P<from>\d{1,2}) ?h à (?P<to>\d{1,2}) ?h\b(?! ?\d)", r"\g<from>:00 à \g<to>:00", "De 9h à 18h", "De 9:00 à 18:00"),
    ("entre ", r"\bentre (?P<from>\d{1,2}) ?h et (?P<to>\d{1,2}) ?h\b(?! ?\d)", r"de \g<from>:00 à \g<to>:00", "Entre 9h et 18h", "de 9:00 à 18:00"),
    ("h-|h–|h -|h –", r"\b(?P<from>\d{1,2}) ?h ?[-–] ?(?P<to>\d{1,2}) ?h\b(?! ?\d)", r"de \g<from>:00 à \g<to>:00", "Ouvert 9h-18h", "Ouvert de 9:00 à 18:00"),
    ("de ", r"\bde (?P<from>\d{1,2}) a (?P<to>\d{1,2}) ?h(?:oras)?\b", r"de \g<from>:00 a \g<to>:00", "Abre de 9 a 18 h", "Abre de 9:00 a 18:00"),
    ("entre las ", r"\bentre las (?P<from>\d{1,2})(?::00)? y las (?P<to>\d{1,2})(?::00)?(?! ?:)", r"de \g<from>:00 a \g<to>:00", "Abre entre las 9 y las 18", "Abre de 9:00 a 18:00"),
    (" offen", r"\bhat (?P<mid>[^,;.]*?)\boffen\b", r"ist \g<mid>geöffnet", "Das Bad hat montags offen", "Das Bad ist montags geöffnet"),
    # Labels.
    ("monat", r"(?<=[€$])\s?/\s?monat\b", " im Monat", "Miete: 950 €/Monat", "Miete: 950 € im Monat"),
    ("mois", r"(?<=[€$])\s?/\s?mois\b", " par mois", "Loyer: 950 €/mois", "Loyer: 950 € par mois"),
    ("mes", r"(?<=[€$])\s?/\s?mes\b", " al mes", "Alquiler: 950 €/mes", "Alquiler: 950 € al mes"),
    (":", r"^(?P<label>hauptsitz|firmensitz|zentrale|standort): (?P<place>(?-i:[A-ZÄÖÜ])[\w -]+?)(?P<end>[.!]*)$", r"der \g<label> ist in \g<place>\g<end>", "Hauptsitz: Ulm", "der Hauptsitz ist in Ulm"),
    (":", r"^(?P<label>sede|oficina central): (?P<place>(?-i:[A-ZÁÉÍÓÚ])[\w -]+?)(?P<end>[.!]*)$", r"la \g<label> está en \g<place>\g<end>", "Sede: Valencia", "la Sede está en Valencia"),
    (":", r"^(?P<what>\w+?)(?:beginn|start): (?P<when>\d[^,;]*)$", r"der \g<what> beginnt um \g<when>", "Kursbeginn: 19 Uhr", "der Kurs beginnt um 19 Uhr"),
    (":", r"^(?P<what>\w+?)(?:ende|schluss): (?P<when>\d[^,;]*)$", r"der \g<what> endet um \g<when>", "Kursende: 19 Uhr", "der Kurs endet um 19 Uhr"),
    (":", r"^début (?:du |de la |de l'|des )(?P<what>[^,;:]+?) ?: (?P<when>\d[^,;]*)$", r"le \g<what> commence à \g<when>", "Début du cours : 19 h", "le cours commence à 19 h"),
    # What stands in front goes behind the verb.
    *(
        (f" {who}", (rf"^(?!.*\b(?:the|is|are|our|of|and|to|with|for)\b)(?P<front>(?!(?:wenn|weil|als|ob|dass|da|wo|wer|was|wie|wann|und|aber|oder|denn|ich|wir|man|du|er|sie|es|sonst|bitte)\b)[^,;:]{{2,60}}?) "
     rf"(?P<verb>(?-i:[a-zäöü])[a-zäöüß]*(?:e|en|t|st|ag|arf|ann|ill|uss)) (?P<who>{who})(?P<rest> [^,;]+?)?(?P<end>[.!]*)$"),
     r"\g<who> \g<verb> \g<front>\g<rest>\g<end>", f"Laktose vertrage {who} nicht", f"{who} vertrage Laktose nicht")
        for who in ("ich", "wir", "man")
    ),
    (", ", r"^(?P<front>(?!(?:si|quand|que|qui|où|et|mais|ou)\b)[^,;:]{2,60}?), (?P<who>je|on|nous|tu) (?P<deny>ne )?(?:l[ea]s? |l')(?P<verb>\w+)(?P<rest> [^,;]+?)?(?P<end>[.!]*)$",
     r"\g<who> \g<deny>\g<verb>\g<rest> \g<front>\g<end>", "Le lactose, je le supporte", "je supporte Le lactose"),
    (" l", r"^(?P<what>(?:el|la|los|las) [^,;.]{1,40}?(?<! a)(?<! de)(?<! en)(?<! por)),? (?P<deny>no |nunca )?(?:lo|la|los|las) (?P<verb>\w+o|\w+mos)(?P<rest> [^,;.]+?)?(?P<end>[.!]*)$",
     r"\g<deny>\g<verb>\g<rest> \g<what>\g<end>", "La lactosa la tolero", "tolero La lactosa"),
    # What one likes.
    ("horreur", r"\b(?:j'ai|a|ont|avons|avoir) horreur (?:de |du |des |d')", "déteste ", "Elle a horreur des cafards", "Elle déteste cafards"),
    # What is polite, and says nothing.
    ("plaît", r",?\s*\bs'il (?:te|vous) plaît\b,?", "", "Tutoie-moi, s'il te plaît", "Tutoie-moi"),
    ("por favor", r",?\s*\bpor favor\b,?", "", "Trátame de tú, por favor", "Trátame de tú"),
    # What is forbidden, and what one may do.
    ("dar", r"^(?:keiner|niemand) darf (?P<without>ohne [\w-]+) (?P<where>[^,;.]+)", r"man darf nicht \g<where> \g<without>", "Keiner darf ohne Helm auf den Bau", "man darf nicht auf den Bau ohne Helm"),
    ("man darf", r"^man darf (?P<deny>nicht )?(?P<without>ohne [\w-]+) (?P<where>[^,;.]+)", r"man darf \g<deny>\g<where> \g<without>", "Man darf ohne Helm auf den Bau", "man darf auf den Bau ohne Helm"),
    (" geht", r"^(?P<act>[^,;.]+? \w+en) geht (?P<rest>[^,;.]*?)(?P<deny> ?nicht)?(?P<end>[.!]*)$", r"man kann \g<act> \g<rest>\g<deny>\g<end>",
     "Mit Karte zahlen geht hier nicht", "man kann Mit Karte zahlen hier nicht"),
    ("pod", r"\b(?:podemos|podéis)\b", "se puede", "Podemos fumar aquí", "se puede fumar aquí"),
    (" permis", r"\b(?P<of>le|son|mon|ton|un|de) permis(?: de conduire)?\b(?! de\b)", r"\g<of> permis-voiture", "Paul a le permis", "Paul a le permis-voiture"),
    ("être ", r"\bdoi(?P<many>ven)?t être (?=\w+)", r"doit est ", "Le code doit être relu", "Le code doit est relu"),
    ("besoin ", r"^(?:il n'y a )?pas besoin de ", "on n'a pas besoin de ", "Pas besoin de relire", "on n'a pas besoin de relire"),
    ("pflicht", r"\b(?P<is>ist|sind) pflicht\b", r"\g<is> verpflichtend", "Helme sind Pflicht", "Helme sind verpflichtend"),
    ("durch", r"\bläuft (?P<mid>[^,;.]*?)durch(?=\W*$)", r"ist \g<mid>an", "Die Heizung läuft nachts durch", "Die Heizung ist nachts an"),
    (" schwarz", r"\b(?P<cup>Kaffee|Tee) schwarz\b", r"\g<cup> ohne Milch", "Ich trinke Kaffee schwarz", "Ich trinke Kaffee ohne Milch"),
    (" noir", r"\b(?P<cup>café|thé) noir\b", r"\g<cup> sans lait", "Je bois mon café noir", "Je bois mon café sans lait"),
    (" solo", r"\bcafé solo\b", "café sin leche", "Tomo el café solo", "Tomo el café sin leche"),
    (" se ", r"^(?P<what>(?:el|la|los|las) [^,;.\d]{1,40}?) (?P<deny>no |nunca )?se (?P<verb>\w+[ae]n?)(?P<end>[.!]*)$", r"\g<deny>se \g<verb> \g<what>\g<end>",
     "Los datos no se guardan", "no se guardan Los datos"),
    ("il est", r"^il est (?:strictement |formellement )?(?:interdit|défendu) (?:de |d')", "on ne peut pas ", "Il est interdit de fumer", "on ne peut pas fumer"),
    ("droit d", r"\b(?P<who>on|vous|tu) (?P<deny>n')?a(?:vez|s)? (?P<pas>pas )?le droit (?:de |d')", r"\g<who> peut \g<pas>", "On a le droit de fumer", "On peut fumer"),
    ("es ist", r"^es ist (?:streng |strikt )?(?:verboten|untersagt|nicht (?:erlaubt|gestattet)),? (?P<mid>[^,;]*?)zu (?P<verb>\w+n)\b", r"man darf \g<mid>nicht \g<verb>",
     "Es ist verboten, hier zu rauchen", "man darf hier nicht rauchen"),
    ("es ist", r"^es ist (?:erlaubt|gestattet),? (?P<mid>[^,;]*?)zu (?P<verb>\w+n)\b", r"man darf \g<mid>\g<verb>", "Es ist erlaubt, hier zu rauchen", "man darf hier rauchen"),
    ("ist ", r"^(?P<verb>(?-i:[A-ZÄÖÜ])\w+en) ist (?P<mid>[^,;]*?)\b(?P<deny>nicht )?(?P<how>verboten|untersagt|erlaubt|gestattet)(?P<end>[.!]*)$",
     r"\g<verb> \g<mid>ist \g<deny>\g<how>\g<end>", "Rauchen ist im Hof verboten", "Rauchen im Hof ist verboten"),
    (" werden", r"^(?P<where>[^,;]{2,50}?) (?:darf|dürfen|kann|können) (?P<mid>[^,;]*?)\bge(?P<verb>[a-zäöü]{3,})t werden", r"\g<mid>\g<verb>en \g<where> ist erlaubt",
     "Im Hof darf geraucht werden", "rauchen Im Hof ist erlaubt"),
    # Out of order, and repaired.
    (" wieder", r"\b(?:geht|läuft|funktioniert|tut) (?:jetzt |nun |endlich )?wieder\b", "ist intakt", "Der Lift geht wieder", "Der Lift ist intakt"),
    ("repariert", r"\b(?:ist|wurde) (?:wieder |schon )?repariert\b", "ist intakt", "Der Lift ist repariert", "Der Lift ist intakt"),
    ("répar", r"\best réparée?\b", "marche", "L'ascenseur est réparé", "L'ascenseur marche"),
    ("remarche", r"\bremarche\b", "marche", "L'ascenseur remarche", "L'ascenseur marche"),
    ("reparad", r"\bestá reparad[oa]\b", "funciona", "El ascensor está reparado", "El ascensor funciona"),
    # Open on a day.
    ("ruhetag", r"\b(?P<is>ist|hat) (?P<mid>[^,;.]*?)Ruhetag\b", r"ist \g<mid>geschlossen", "Das Café hat montags Ruhetag", "Das Café ist montags geschlossen"),
    ("tabu", r"\btabu\b", "verboten", "Das Sofa ist tabu", "Das Sofa ist verboten"),
    ("cumple años", r"\bcumple años el\b", "cumpleaños es el", "Mi suegra cumple años el 8 de mayo", "Mi suegra cumpleaños es el 8 de mayo"),
    ("quien", r"^quien (?:lleva|tiene) la jefatura (?P<of>del? [^,;.]+?) es\b", r"la jefatura \g<of> es", "Quien lleva la jefatura del proyecto es Ana", "la jefatura del proyecto es Ana"),
    (" ouvre", rf"\bouvre (?=(?:tous )?(?:le |les )?(?:{_DAY})\b)", "est ouvert ", "Le parc ouvre le lundi", "Le parc est ouvert le lundi"),
    ("n'ouvre", rf"\bn'ouvre (?P<pas>pas|jamais|plus) (?=(?:le |les )?(?:{_DAY})\b)", r"n'est \g<pas> ouvert ", "Le parc n'ouvre pas le lundi", "Le parc n'est pas ouvert le lundi"),
    (" ferme", rf"\bferme (?=(?:le |les )?(?:{_DAY})\W*$)", "est fermé ", "Le parc ferme le lundi", "Le parc est fermé le lundi"),
    ("abre", rf"\babre (?=(?:todos )?(?:el |los )?(?:{_DAY})\b)", "está abierto ", "El parque abre los lunes", "El parque está abierto los lunes"),
    ("cierra", rf"\bcierra (?=(?:el |los )?(?:{_DAY})\W*$)", "está cerrado ", "El parque cierra los lunes", "El parque está cerrado los lunes"),
    (" zu", r"\b(?P<is>ist|bleibt|hat) (?P<mid>[^,;]*?)\bzu(?=\W*$)", r"\g<is> \g<mid>geschlossen", "Der Laden ist sonntags zu", "Der Laden ist sonntags geschlossen"),
    (" auf", r"\b(?P<is>ist|bleibt|hat) (?P<mid>[^,;]*?)\bauf(?=\W*$)", r"\g<is> \g<mid>geöffnet", "Der Laden hat sonntags auf", "Der Laden hat sonntags geöffnet"),
    (" hat ", r"\bhat (?P<mid>[^,;.]*?)\b(?P<how>geöffnet|geschlossen|offen)\b", r"ist \g<mid>\g<how>", "Das Bad hat montags geöffnet", "Das Bad ist montags geöffnet"),
    # Now, between a verb and its value.
    ("désormais|maintenant|actuellement|jetzt|nun|inzwischen|mittlerweile|aktuell|derzeit|ahora|actualmente", r"(?<=\w) (?:désormais|dorénavant|maintenant|actuellement|dès maintenant|jetzt|nun|inzwischen|mittlerweile|aktuell|derzeit|ahora|actualmente) (?=\w)", " ",
     "La version est désormais 6.4", "La version est 6.4"),
)  # fmt: skip
