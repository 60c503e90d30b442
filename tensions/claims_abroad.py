"""What German, French and Spanish clauses claim (`tensions.claims`): the rows, the sorts of things, and what makes a claim void.

A row is (what the casefolded clause holds one of, the pattern that is looked for, the relation, whether it is so, the thing, a
clause that it finds). A thing that stands in no group “what” is the row's own; of “sort” only the sorts count and not the word.
"""

from __future__ import annotations

import re
from typing import Final

from words.vocabulary import listed

ClaimRow = tuple[str, str, str, bool, str, str]
Sorts = tuple[tuple[str, str, str], ...]

_DE_WHO: Final = r"(?P<who>[Mm]eine?[rnms]? [A-ZÄÖÜ]\w+|(?:(?:Onkel|Tante|Opa|Oma|Herr|Frau) )?(?!Wir\b|Ich\b|Er\b|Sie\b|Es\b|Das\b|Der\b|Die\b|Ein\w*\b|Kein\w*\b|Nicht\b|Mein\w*\b|Unser\w*\b|Man\b|Zum\b|Beim?\b|In\b|Im\b|Nach\b|Wer\b|Jeder\b)[A-ZÄÖÜ][a-zäöüß]+|[Ii]ch|[Ww]ir)"
_FR_WHO: Final = r"(?P<who>[Mm](?:on|a) [a-zéèêœ-]+|(?!Je\b|On\b|Nous\b|Il\b|Elle\b|Le\b|La\b|Les\b|Mon\b|Ma\b|Un\b|Une\b|Notre\b|Ce\b|Tout\w*\b|Aucun\w*\b|Ne\b)[A-ZÉÈÀ][a-zéèêëïôç]+|[Jj]e|[Oo]n|[Nn]ous|[Jj](?='))"
_ES_WHO: Final = r"(?P<who>[Mm]i [a-zéíóúñ]+|(?!El\b|La\b|Los\b|Las\b|Mi\b|No\b|Un\b|Una\b|Nuestr\w+\b|Ya\b|En\b|Se\b|Todo\w*\b|Ningun\w*\b|Nunca\b)[A-ZÁÉÍÓÚ][a-záéíóúñ]+)"
_DE_WHOSE: Final = r"(?:von (?P<who>mein(?:em|er) [A-ZÄÖÜ]\w+|[A-ZÄÖÜ]\w+)|(?P<whose>mein(?:es|er) [A-ZÄÖÜ]\w+))"
_FR_WHOSE: Final = r"(?:de |d')(?P<who>m(?:on|a) \w+|[A-ZÉÈÀ]\w+)"
_ES_WHOSE: Final = r"de (?P<who>mi \w+|[A-ZÁÉÍÓÚ]\w+)"
_PLACE_DE: Final = r"(?:der |unserer |dem |unserem |diesem |dieser )?(?P<who>[A-ZÄÖÜ]\w+)"
_ANIMAL_DE: Final = r"(?:Haustiere|Tiere|Hunde|Katzen)"
_PLACE_FR: Final = r"(?P<who>(?:le |la |l'|notre )?[a-zéèêîœ]+)"
_ANIMAL_FR: Final = r"(?:animaux|chiens|chats)"
_PLACE_ES: Final = r"(?P<who>(?:el |la |este |esta |nuestr[oa] )?[a-zéíóúñ]+)"
_ROOM_DE: Final = r"(?:Wohnzimmer|Schlafzimmer|Esszimmer|Kinderzimmer|Küche|Keller|Flur|Bad|Arbeitszimmer)"
_ROOM_FR: Final = r"(?:du salon|de la cuisine|de la chambre|du séjour|de la cave)"
_ROOM_ES: Final = r"(?:del salón|del comedor|de la cocina|del cuarto|del dormitorio|de la habitación)"
_OFTEN_DE: Final = r"(?:jede[nsr]? \w+|täglich|immer|gern|gerne|regelmäßig|abends|morgens|mittags|ständig|oft|am Tag|pro Tag|nach dem Essen|zum Essen|Zum Essen)"
_OFTEN_FR: Final = r"(?:tous les \w+|toutes les \w+|chaque \w+|à chaque \w+|par jour|au dîner|au déjeuner|à midi|le soir|souvent|après le repas|toujours|régulièrement|volontiers)"
_OFTEN_ES: Final = r"(?:tod[oa]s l[oa]s \w+|cada \w+|en cada \w+|al día|a diario|siempre|a mediodía|por las noches|después de comer|a menudo|con la cena|en la cena)"
_WORKS_DE: Final = r"(?:in Vollzeit|Vollzeit|in Teilzeit|Teilzeit|als [A-ZÄÖÜ]\w+|bei (?:der |dem )?[A-ZÄÖÜ]\w+|beim [A-ZÄÖÜ]\w+|in (?:einer|der) (?:\w+ )?(?:Firma|Klinik|Praxis|Bank|Fabrik|Schule|Kanzlei|Agentur))"

_GERMAN: Final[tuple[ClaimRow, ...]] = (
    # What somebody has.
    ("mein unser", r"\b(?:[Mm]ein|[Uu]nser)(?:e[rnms]?)? (?:(?!alt|früher|ehemalig|letzt|erst|nächst|best)[a-zäöü]+e[rnsm]? )?(?P<what>[A-ZÄÖÜ]\w+)", "has", True, "", "Unser Dackel bellt"),
    ("von mein", rf"\b(?:[Dd]er|[Dd]ie|[Dd]as|[Dd]en|[Dd]em) (?:[a-zäöü]+e[rn]? )?(?P<what>[A-ZÄÖÜ]\w+) {_DE_WHOSE}", "has", True, "", "Der Sohn von Tom spielt Hockey"),
    ("bruder schwester sohn tochter kind mann frau zwilling hund katze", r"\b(?P<who>[A-ZÄÖÜ][a-zäöüß]+?)(?:s|') (?:[a-zäöü]+e[rn]? )?(?P<what>Bruder|Schwester|Sohn|Tochter|Kinder|Mann|Frau|Ehemann|Ehefrau|Zwillinge|Hund|Katze)\b", "has", True, "", "Ninas Mann ist Arzt"),
    ("bei uns", r"\b[Bb]ei uns\b.*\b(?:der|die|das) (?P<what>[A-ZÄÖÜ]\w+)$", "has", True, "", "Bei uns klappert der Heizkörper"),
    ("zimmer küche keller flur bad", rf"\b(?:[Dd]er|[Dd]ie|[Dd]as) (?P<what>[A-ZÄÖÜ]\w+) (?:im|in der) {_ROOM_DE}\b(?! (?:von|der|des|mein|unser))", "has", True, "", "Der Fernseher im Wohnzimmer rauscht"),
    ("kein", rf"{_DE_WHO} (?:hat|habe|haben|besitze|besitzt|besitzen|halten|hält) (?:gar |überhaupt |noch |leider |bis heute )?keine?[nrms]? (?P<what>[A-ZÄÖÜ]\w+)(?: mehr| zu Hause| daheim| im Haus)?$", "has", False, "", "Tom hat keine Kinder"),
    ("haben wir nicht habe ich nicht haben wir kein habe ich kein", r"\b(?:[Ee]inen? |[Ee]in )?(?P<what>[A-ZÄÖÜ]\w+) (?:haben wir|habe ich|gibt es bei uns|gibt es) (?:nicht|keine?[nrs]?)$", "has", False, "", "Einen Garten haben wir nicht"),
    ("gibt es kein", r"\b(?P<what>[A-ZÄÖÜ]\w+) gibt es (?:hier |dort |bei uns )?keine?[nrs]?$", "has", False, "", "Heizkörper gibt es keine"),
    ("einzelkind", rf"{_DE_WHO} (?:ist|bin) (?:ein )?Einzelkind", "has", False, "sibling", "Ina ist Einzelkind"),
    ("single ledig unverheiratet junggeselle", rf"{_DE_WHO} (?:ist|bin) (?:\w+ )?(?:Single|ledig|unverheiratet|Junggeselle)\b", "has", False, "spouse", "Tom ist ledig"),
    ("kinderlos", rf"{_DE_WHO} (?:ist|bin|sind) kinderlos", "has", False, "child", "Tom ist kinderlos"),
    ("gibt es kein", r"^(?:Bei uns )?(?:[Ii]m|[Ii]n der) (?P<who>[A-ZÄÖÜ]\w+) gibt es (?:leider )?keine?n? (?P<what>[A-ZÄÖÜ]\w+)$", "has", False, "", "Im Haus gibt es keinen Aufzug"),
    ("gibt es im gibt es in", r"^(?P<what>[A-ZÄÖÜ]\w+) gibt es (?:im|in der) (?P<who>[A-ZÄÖÜ]\w+) (?:nicht|keine?[nr]?)$", "has", False, "", "Steckdosen gibt es im Café keine"),
    (" im in der", r"^(?:Der|Die|Das) (?P<what>[A-ZÄÖÜ]\w+) (?:bei uns )?(?:im|in der) (?P<who>[A-ZÄÖÜ]\w+) (?:ist|hat|läuft|steht|klemmt|war)\b", "has", True, "", "Der Aufzug im Haus ist neu"),
    ("hat jede", r"^(?:Im|In der) (?P<who>[A-ZÄÖÜ]\w+) hat (?:jede[rs]?|fast jede[rs]?) [A-ZÄÖÜ]\w+ eine?n? (?:eigene[nr]? )?(?P<what>[A-ZÄÖÜ]\w+)$", "has", True, "", "Im Café hat jeder Tisch eine Steckdose"),
    # How somebody lives.
    ("rente pensioniert rentner ruhestand arbeitslos", rf"{_DE_WHO} (?:ist|bin) (?:\w+ ){{0,2}}?(?:in Rente|pensioniert|Rentner(?:in)?|im Ruhestand|arbeitslos)\b", "works", False, "work", "Opa ist in Rente"),
    ("arbeit", rf"{_DE_WHO} (?:arbeitet|arbeite) (?:noch |weiterhin |immer noch |nach wie vor |jetzt |seit \w+ )*{_WORKS_DE}", "works", True, "work", "Opa arbeitet als Lehrer"),
    ("allein", rf"{_DE_WHO} (?:lebt|wohnt|lebe|wohne) (?:\w+ )?alleine?\b", "lives-with", False, "somebody", "Kira lebt allein"),
    ("zusammen", rf"{_DE_WHO} (?:lebt|wohnt|lebe|wohne) (?:\w+ )?mit (?:\w+ ){{1,4}}zusammen", "lives-with", True, "somebody", "Kira wohnt mit ihrem Freund zusammen"),
    ("mitbewohner", r"\b[Mm]eine? Mitbewohner", "lives-with", True, "somebody", "Mein Mitbewohner kocht"),
    ("schule klasse gymnasium", rf"{_DE_WHO} geht (?:noch )?(?:zur Schule|in die \w+ Klasse|aufs Gymnasium|in die Schule)", "school", True, "school", "Mein Sohn geht zur Schule"),
    ("studiert", rf"{_DE_WHO} studiert\b", "school", False, "school", "Mein Sohn studiert Medizin"),
    ("leit", r"\b(?:[Dd]ie|[Dd]as|[Dd]en) (?P<who>[A-ZÄÖÜ][\w-]+) (?:leitet|führt) [A-ZÄÖÜ]\w+", "led", True, "lead", "Die Projektgruppe leitet Marta"),
    ("leit", r"\b[A-ZÄÖÜ]\w+ (?:leitet|führt) (?:seit \w+ )?(?:die|das|den) (?P<who>[A-ZÄÖÜ][\w-]+)$", "led", True, "lead", "Marta leitet die Projektgruppe"),
    ("kein", r"\b(?:[Dd]ie|[Dd]as|[Dd]er) (?P<who>[A-ZÄÖÜ][\w-]+) hat (?:\w+ ){0,2}keine?n? (?:Leitung|Chefin|Chef|Leiter|Leiterin|Führung)\b", "led", False, "lead", "Die Projektgruppe hat keine Leitung"),
    # What somebody takes.
    ("kein", rf"{_DE_WHO} (?:\w+ )?(?:trinkt|trinke|isst|esse|verträgt|vertrage|raucht|rauche)(?: \w+)? kein(?:e[nrms]?)? (?:Tropfen |Gramm |Stück )?(?P<what>[A-ZÄÖÜ]\w+)(?: mehr)?$", "takes", False, "sort", "Tom trinkt keinen Alkohol"),
    ("zöliakie glutenfrei", rf"{_DE_WHO} (?:hat Zöliakie|isst (?:\w+ )?glutenfrei)", "takes", False, "gluten", "Lea hat Zöliakie"),
    ("laktoseintolerant laktose", rf"{_DE_WHO} (?:ist|bin) laktoseintolerant", "takes", False, "milk", "Lea ist laktoseintolerant"),
    ("vegan", rf"{_DE_WHO} (?:ist|bin|isst|esse|lebt|lebe) (?:eine? )?[Vv]egan(?:er|erin)?\b", "takes", False, "meat", "Tom ist Veganer"),
    ("vegan", rf"{_DE_WHO} (?:ist|bin|isst|esse|lebt|lebe) (?:eine? )?[Vv]egan(?:er|erin)?\b", "takes", False, "animal", "Tom ist Veganer"),
    ("vegetari", rf"{_DE_WHO} (?:ist|bin|isst|esse|lebt|lebe) (?:eine? )?[Vv]egetari(?:er|erin|sch)\b", "takes", False, "meat", "Tom ist Vegetarier"),
    ("nicht nie nichtraucher", rf"{_DE_WHO} (?:raucht|rauche) (?:nicht|nie)\b", "takes", False, "tobacco", "Tom raucht nicht"),
    ("trink iss ess nasch rauch gönn", rf"{_DE_WHO} (?:trinkt|trinke|isst|esse|nascht|nasche|raucht|rauche)\b(?=.*\b{_OFTEN_DE})(?P<rest>(?:(?!\b(?:für|ohne|statt|mit|nicht|keine?[nrms]?|nie)\b).)+)", "takes", True, "sort", "Tom trinkt jeden Abend Bier"),
    ("trinke ich trinkt esse ich isst gönne", r"\b(?:[Zz]um Essen|[Aa]bends|[Mm]orgens|[Mm]ittags) (?:trinke|esse|gönne) (?P<who>ich)\b(?P<rest>(?:(?!\b(?:für|ohne|statt|nicht|keine?[nrms]?|nie)\b).)+)", "takes", True, "sort", "Abends gönne ich mir gern ein Bier"),
    ("rauch", rf"{_DE_WHO} (?:raucht|rauche) (?=.*\b(?:Zigarre|Zigarette|Pfeife|Schachtel))", "takes", True, "tobacco", "Tom raucht eine Zigarre"),
    ("jeden jede", r"^(?:Jeden|Jede|Jedes) \w+ (?:esse|trinke|grille|brate|koche|gönne) (?P<who>ich)(?: mir)? (?P<rest>(?:(?!\b(?:für|ohne|statt|nicht|keine?[nrms]?|nie)\b).)+)$", "takes", True, "", "Jeden Samstag grille ich mir ein Steak"),
    # What somebody has never done, and can.
    ("nie", rf"{_DE_WHO} (?:ist|bin|hat|habe) (?:noch )?nie (?:geflogen|in einem Flugzeug gesessen|in einem Flieger gesessen)", "flies", False, "plane", "Opa ist noch nie geflogen"),
    ("fliegt", rf"{_DE_WHO} fliegt (?=.*\b(?:jede[nsr]?|oft|immer|regelmäßig|nach)\b)", "flies", True, "plane", "Opa fliegt jeden Winter"),
    ("fliegt", rf"\bfliegt {_DE_WHO} (?=.*\b(?:jede[nsr]?|oft|immer|regelmäßig)\b)", "flies", True, "plane", "Nach Mallorca fliegt Oma jeden Herbst"),
    ("kann", rf"{_DE_WHO} kann (?:kein bisschen|überhaupt nicht|gar nicht|nicht) (?P<what>[a-zäöü]+?)en$", "can", False, "", "Tom kann gar nicht kochen"),
    ("hervorragend sehr gut ausgezeichnet super fantastisch", rf"{_DE_WHO} (?P<what>[a-zäöü]+?)t (?:hervorragend|sehr gut|ausgezeichnet|super|fantastisch)$", "can", True, "", "Tom kocht hervorragend"),
    # What there is no more.
    ("gibt es nicht mehr gibt's nicht mehr", r"^(?P<what>[^,]{2,40}?) gibt(?: es|'s) (?:schon lange |längst |leider )?nicht mehr", "gone", False, "", "Die Eisdiele gibt es nicht mehr"),
    ("verkauft abgeschafft eingestellt abgeschaltet rausgeworfen stillgelegt", r"^[Ww]ir haben (?P<what>[^,]{2,40}?) (?:komplett |ganz |längst |endgültig )?(?:verkauft|abgeschafft|eingestellt|abgeschaltet|rausgeworfen|stillgelegt)$", "gone", False, "", "Wir haben unser Boot verkauft"),
    ("verkauft abgeschafft eingestellt abgeschaltet rausgeworfen stillgelegt", r"^(?P<what>[^,]{2,40}?) haben wir (?:komplett |ganz |längst |endgültig )?(?:verkauft|abgeschafft|eingestellt|abgeschaltet|rausgeworfen|stillgelegt)$", "gone", False, "", "Redis haben wir abgeschafft"),
    ("abgeschafft eingestellt abgeschaltet stillgelegt", r"^(?P<what>[^,]{2,40}?) (?:ist|wurde|sind|wurden) (?:bei uns )?(?:komplett |ganz |längst |endgültig )?(?:abgeschafft|eingestellt|abgeschaltet|stillgelegt)$", "gone", False, "", "Jenkins ist abgeschaltet"),
    ("geschlossen aufgelöst", r"^(?P<what>[^,]{2,40}?) (?:wurde|wurden) (?:komplett |endgültig |dauerhaft )?(?:geschlossen|aufgelöst)$", "gone", False, "", "Das Büro in Ulm wurde geschlossen"),
    ("machen wir nicht mehr", r"^(?P<what>[^,]{2,40}?) machen wir (?:schon lange )?nicht mehr", "gone", False, "", "Das Stand-up machen wir nicht mehr"),
    ("mehr", r"^[Ww]ir (?:machen|nutzen|verwenden) (?:schon lange |seit \w+ )?keine?n? (?P<what>[^,]{2,40}?) mehr$", "gone", False, "", "Wir machen keine Retros mehr"),
    ("verkauft", rf"{_DE_WHO} hat (?P<what>(?:sein|ihr|das|die|den)(?:e|en)? [A-ZÄÖÜ]\w+) verkauft$", "gone", False, "", "Tom hat das Klavier verkauft"),
    # When it is open.
    ("zu geschlossen ruhetag", r"^(?P<who>(?:Der|Die|Das|Unser\w*) [^,\d]{2,40}?) (?:hat|ist|bleibt) (?P<what>montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s (?:immer |grundsätzlich )?(?:zu|geschlossen|Ruhetag)$", "open", False, "", "Der Bäcker hat sonntags zu"),
    ("auf offen geöffnet", r"^(?P<who>(?:Der|Die|Das|Unser\w*) [^,\d]{2,40}?) (?:hat|ist) (?P<what>montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s [^,]*(?:auf|offen|geöffnet)$", "open", True, "", "Der Bäcker hat sonntags bis elf auf"),
    ("zu geschlossen schließt", r"^(?P<who>(?:Der|Die|Das|Unser\w*) [^,\d]{2,40}?) (?:(?:hat|ist|macht) (?:nachts|über Nacht) (?:zu|geschlossen)|schließt um [^,]+|macht um [^,]+ (?:zu|dicht))$", "open", False, "always", "Die Klinik macht nachts zu"),
    ("rund um die uhr 24 stunden", r"^(?P<who>(?:Der|Die|Das|Unser\w*) [^,\d]{2,40}?) (?:hat|ist) (?:immer )?(?:rund um die Uhr|24 Stunden(?: am Tag)?) (?:auf|offen|geöffnet)$", "open", True, "always", "Die Klinik hat rund um die Uhr geöffnet"),
    # Who drives, is married, does sports, speaks a language.
    ("führerschein", rf"{_DE_WHO} (?:hat|habe) (?:noch |gar )?keinen Führerschein$", "drives", False, "car", "Tom hat keinen Führerschein"),
    ("autofahren auto fahren", rf"{_DE_WHO} kann (?:gar |überhaupt )?nicht Auto ?fahren$", "drives", False, "car", "Tom kann nicht Auto fahren"),
    ("mit dem auto", rf"{_DE_WHO} (?:fährt|fahre) (?=.*\b(?:jede[nsr]?|täglich|immer|oft)\b).*?\bmit dem Auto\b", "drives", True, "car", "Tom fährt jeden Tag mit dem Auto"),
    ("geschieden verwitwet", rf"{_DE_WHO} (?:ist|bin) (?:\w+ )?(?:geschieden|verwitwet)\b", "has", False, "spouse", "Tom ist geschieden"),
    ("verheiratet", rf"{_DE_WHO} (?:ist|bin) (?:glücklich |seit \w+ )?(?:mit [A-ZÄÖÜ]\w+ )?verheiratet$", "has", True, "spouse", "Ina ist mit Tom verheiratet"),
    ("sport", rf"{_DE_WHO} (?:macht|mache|treibt|treibe) (?:\w+ )?keinen Sport(?: mehr)?$", "takes", False, "sport", "Ich mache keinen Sport"),
    ("fitnessstudio", rf"{_DE_WHO} (?:geht|gehe) (?:nie|nicht mehr) ins Fitnessstudio$", "takes", False, "gym", "Ben geht nie ins Fitnessstudio"),
    ("jogg trainier lauf schwimm fitnessstudio", rf"{_DE_WHO} (?:geht|gehe|trainiert|trainiere)\b(?=.*\b(?:jede[nsr]?|die Woche|pro Woche|täglich|regelmäßig)).*\b(?:joggen|laufen|schwimmen|Fitnessstudio|trainiert?)", "takes", True, "sport", "Ben trainiert jeden Abend im Fitnessstudio"),
    ("fitnessstudio", rf"{_DE_WHO} (?:geht|gehe|trainiert|trainiere)\b(?=.*\b(?:jede[nsr]?|die Woche|pro Woche|täglich|regelmäßig)).*\bFitnessstudio", "takes", True, "gym", "Ben trainiert jeden Abend im Fitnessstudio"),
    ("fitnessstudio", r"(?:jede[nsr]? \w+|[Mm]al die Woche|mal die Woche|mal pro Woche) (?:trainiere|bin|gehe) (?P<who>ich)\b.*\bFitnessstudio", "takes", True, "gym", "Dreimal die Woche trainiere ich im Fitnessstudio"),
    ("trainier jogg", r"(?:jede[nsr]? \w+|[Mm]al die Woche|mal die Woche|mal pro Woche) (?:trainiere|jogge|laufe|schwimme) (?P<who>ich)\b", "takes", True, "sport", "Dreimal die Woche trainiere ich"),
    ("heim", rf"{_DE_WHO} (?:wohnt|lebt) (?:\w+ )?im (?:Pflegeheim|Altersheim|Seniorenheim|Altenheim)", "lives", False, "own home", "Opa wohnt im Altersheim"),
    ("allein zu hause", rf"{_DE_WHO} (?:wohnt|lebt) (?:noch |immer noch |weiterhin )*(?:alleine? )?(?:in (?:ihrem|seinem|ihrer|seiner) (?:eigenen )?(?:Haus|Wohnung)|zu Hause)", "lives", True, "own home", "Opa lebt noch allein in seiner Wohnung"),
    ("kein", rf"{_DE_WHO} (?:spricht|spreche) (?:\w+ )?kein(?: Wort)? (?P<what>[A-ZÄÖÜ]\w+isch|Deutsch)$", "speaks", False, "", "Tom spricht kein Russisch"),
    ("fließend", rf"{_DE_WHO} (?:spricht|spreche) (?:sehr )?fließend (?P<what>[A-ZÄÖÜ]\w+isch|Deutsch)$", "speaks", True, "", "Tom spricht fließend Russisch"),
    ("fließend", r"^(?P<what>[A-ZÄÖÜ]\w+isch|Deutsch) spreche (?P<who>ich) (?:sehr )?fließend$", "speaks", True, "", "Polnisch spreche ich fließend"),
    ("schließt zu", r"^(?P<who>(?:Der|Die|Das|Unser\w*) [^,\d]{2,40}?) (?:schließt um (?P<what>\d{1,2})(?: Uhr)?|macht um (?P<or>\d{1,2})(?: Uhr)? zu)$", "=closes", True, "", "Der Hort schließt um 17 Uhr"),
    ("auf offen geöffnet", r"^(?P<who>(?:Der|Die|Das|Unser\w*) [^,\d]{2,40}?) (?:ist|hat) bis (?P<what>\d{1,2}) Uhr (?:auf|offen|geöffnet)$", "=closes", True, "", "Der Hort ist bis 19 Uhr geöffnet"),
    ("rund um die uhr tag und nacht", r"^(?P<who>(?:Der|Die|Das|Unser\w*) [^,\d]{2,40}?) ist (?:rund um die Uhr|Tag und Nacht) (?:da|besetzt|erreichbar)$", "open", True, "always", "Der Pförtner ist rund um die Uhr da"),
    ("geht um hat feierabend", r"^(?P<who>(?:Der|Die|Das|Unser\w*) [^,\d]{2,40}?) (?:geht um|hat ab|ist nur bis) \d{1,2} Uhr(?: Feierabend| da| nach Hause)?$", "open", False, "always", "Der Pförtner geht um 18 Uhr"),
    ("kein nicht", r"^[Ww]ir (?:nutzen|verwenden|benutzen) (?:kein (?P<what>[A-Z][\w.]+)|(?P<or>[A-Z][\w.]+) (?:gar )?nicht)$", "unused", False, "", "Wir nutzen kein Jira"),
    ("unbefristet", r"^(?P<who>(?:Der|Die|Das|Unser\w*|Mein\w*) [^,]{2,40}?) ist unbefristet$", "ends", False, "end", "Der Mietvertrag ist unbefristet"),
    ("aus endet ab", r"^(?P<who>(?:Der|Die|Das|Unser\w*|Mein\w*) [^,]{2,40}?) (?:läuft (?:im|am|Ende|Anfang|Mitte) [^,]+ (?:aus|ab)|endet (?:im|am|Ende|Anfang|Mitte) [^,]+)$", "ends", True, "end", "Der Mietvertrag läuft Ende Juni aus"),
    ("gibt es in", r"^(?P<what>Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)s gibt es in (?P<who>(?:der|unserer|dem|unserem) [A-ZÄÖÜ]\w+)\b", "open", True, "", "Freitags gibt es in unserer Kantine Fisch"),
    ("bei uns zu hause", r"\b(?:[Dd]as|[Dd]er|[Dd]ie) (?P<what>[A-ZÄÖÜ]\w+) bei uns zu Hause\b", "has", True, "", "Das WLAN bei uns zu Hause läuft"),
    ("zu hause", r"^[Ww]ir haben (?:zu Hause|daheim) keine?n? (?P<what>[A-ZÄÖÜ]\w+)$", "has", False, "", "Wir haben zu Hause keinen Fernseher"),
    # Which animals may come in.
    ("verboten erlaubt untersagt gestattet", rf"^(?P<what>{_ANIMAL_DE}) sind (?:in|im|auf) {_PLACE_DE} (?:\w+ )?(?:verboten|nicht erlaubt|untersagt|tabu|nicht gestattet)$", "admits", False, "", "Hunde sind im Büro nicht erlaubt"),
    ("verboten erlaubt untersagt", rf"^(?:Im|In|Auf) {_PLACE_DE} sind (?:(?P<what>{_ANIMAL_DE}) (?:\w+ )?(?:verboten|nicht erlaubt|untersagt)|keine (?P<or>{_ANIMAL_DE}) erlaubt)$", "admits", False, "", "Im Hotel sind keine Haustiere erlaubt"),
    ("erlaubt willkommen gestattet", rf"^(?P<what>{_ANIMAL_DE}) sind (?:in|im|auf) {_PLACE_DE} (?:erlaubt|willkommen|gestattet)$", "admits", True, "", "Hunde sind im Hotel willkommen"),
    ("erlaubt willkommen gestattet", rf"^(?:Im|In|Auf) {_PLACE_DE} sind (?P<what>{_ANIMAL_DE}) (?:erlaubt|willkommen|gestattet)$", "admits", True, "", "Im Hotel sind Hunde willkommen"),
    ("darf dürfen kann können", rf"^(?:Im|In|Auf) {_PLACE_DE} (?:darf|dürfen|kann|können) (?:man|wir|Gäste) (?:eine?n? |den |die |seinen |ihren )?(?P<what>[A-ZÄÖÜ]\w+) (?:halten|mitbringen|haben|mitnehmen)$", "admits", True, "", "Im Hotel darf man einen Hund mitbringen"),
    ("darf dürfen", rf"\b(?:[Ww]ir|[Mm]an) (?:dürfen|darf) (?:in|im) {_PLACE_DE} eine?n? (?P<what>[A-ZÄÖÜ]\w+) (?:halten|haben|mitbringen)$", "admits", True, "", "Wir dürfen in der Wohnung eine Katze halten"),
    ("darf dürfen", rf"\bdass (?:wir|man) (?:in|im) {_PLACE_DE} eine?n? (?P<what>[A-ZÄÖÜ]\w+) (?:halten|haben|mitbringen) (?:dürfen|darf)$", "admits", True, "", "Es steht fest, dass wir in der Wohnung eine Katze halten dürfen"),
)  # fmt: skip

_FRENCH: Final[tuple[ClaimRow, ...]] = (
    ("mon ma mes notre nos", r"\b(?:[Mm](?:on|a|es)|[Nn](?:otre|os)) (?:petite?s? |grande?s? |propre )?(?P<what>[\wéèêœ-]+(?: d(?:e |')[a-zéèêœ]+)?)", "has", True, "", "Notre chien aboie"),
    ("de d'", rf"\b(?:[Ll]e|[Ll]a|[Ll]es|[Ll]') ?(?:petite? |grande? )?(?P<what>[a-zéèêœ-]+)(?: aînée?| cadette?)? {_FR_WHOSE}", "has", True, "", "Le frère de Tom est pompier"),
    ("salon cuisine chambre séjour cave", rf"\b(?:[Ll]e|[Ll]a|[Ll]') ?(?P<what>[a-zéèêœ-]+) {_ROOM_FR}\b(?! (?:de|du|d'))", "has", True, "", "La télé du salon grésille"),
    ("n'a n'ont", rf"{_FR_WHO}?(?: |')?n'(?:ai|a|avons|ont) (?:pas|plus|aucune?|jamais eu) (?:de |d'|la |le )?(?P<what>[a-zéèêœ-]+(?: et sœurs?| ni sœurs?)?)(?: à la maison| chez nous| chez moi)?$", "has", False, "", "Tom n'a pas d'enfants"),
    ("il n'y a", r"^[Ii]l n'y a (?:pas|plus|aucune?) (?:de |d')?(?P<what>[a-zéèêœ-]+(?: d[e'] ?[a-zéèêœ]+)?) (?:chez nous|à la maison)$", "has", False, "", "Il n'y a pas de comité d'entreprise chez nous"),
    ("unique", rf"{_FR_WHO} (?:est|suis) (?:fille|fils|enfant) unique", "has", False, "sibling", "Ina est fille unique"),
    ("célibataire", rf"{_FR_WHO} (?:est|suis) (?:toujours |encore )?célibataire", "has", False, "spouse", "Tom est célibataire"),
    ("retrait chômage", rf"{_FR_WHO} (?:est|suis) (?:déjà |maintenant )?(?:à la retraite|retraitée?|au chômage|sans emploi)", "works", False, "work", "Tom est à la retraite"),
    ("travaille", rf"{_FR_WHO} travaille (?:encore |toujours |désormais )*(?:à plein temps|à mi-temps|à temps plein|comme \w+|chez [A-Z]\w+|à La Poste|dans une \w+|pour [A-Z]\w+)", "works", True, "work", "Tom travaille à plein temps"),
    ("seul", rf"{_FR_WHO} (?:vit|habite|vis) (?:toute? )?seule?\b", "lives-with", False, "somebody", "Ina vit seule"),
    ("avec", rf"{_FR_WHO} (?:vit|habite|vis) (?:\w+ )?avec s(?:on|a) (?:copain|copine|mari|femme|compagnon|compagne|frère|sœur|mère|père)", "lives-with", True, "somebody", "Ina vit avec son copain"),
    ("colocataire coloc", r"\b[Mm](?:on|a) coloc", "lives-with", True, "somebody", "Mon colocataire cuisine"),
    ("lycée collège école", rf"{_FR_WHO} (?:est|va) (?:encore |toujours )?(?:au lycée|au collège|à l'école)$", "school", True, "school", "Mon fils est au lycée"),
    ("fac université étudie", rf"{_FR_WHO} (?:étudie|est étudiante?|fait des études)\b.*(?:à la fac|à l'université|en master|en licence)", "school", False, "school", "Mon fils étudie le droit à la fac"),
    ("dirige", r"\b[A-ZÉ]\w+ dirige (?P<who>(?:le|la|les|l'|notre) ?[^,]{3,30})$", "led", True, "lead", "Nadia dirige l'équipe support"),
    ("n'a ", r"^(?P<who>[Ll](?:e|a|'|es) ?[^,]{3,30}?) n'a (?:toujours )?(?:pas|plus) (?:de |d')(?:chef|cheffe|responsable|direction|leader)\b", "led", False, "lead", "L'équipe support n'a pas de chef"),
    ("pas plus jamais", rf"{_FR_WHO} (?:ne |n')(?:boi[ts]|mange|supporte|tolère|prends?|consomme) (?:pas|plus|jamais) (?:une goutte |du tout )?(?:de |d'|du |le |la )(?P<what>[a-zéèêœ]+)$", "takes", False, "sort", "Tom ne boit pas d'alcool"),
    ("cœliaque coeliaque", rf"{_FR_WHO} (?:est|suis) c(?:œ|oe)liaque", "takes", False, "gluten", "Lise est cœliaque"),
    ("végétari végane vegan", rf"{_FR_WHO} (?:est|suis) (?:végétarien(?:ne)?|végane?|vegan)", "takes", False, "meat", "Tom est végétarien"),
    ("végan vegan végétalien", rf"{_FR_WHO} (?:est|suis) (?:végétalien(?:ne)?|végane?|vegan)", "takes", False, "animal", "Tom est végétalien"),
    ("fume", rf"{_FR_WHO} ne fume (?:pas|plus|jamais)\b", "takes", False, "tobacco", "Tom ne fume pas"),
    ("boi mange prend fume", rf"{_FR_WHO} (?:bois|boit|mange|prends|prend|dévore)\b(?=.*\b{_OFTEN_FR})(?P<rest>(?:(?!\b(?:sans|pour|avec|ne|pas)\b).)+)", "takes", True, "sort", "Tom boit une bière tous les soirs"),
    ("tous les chaque", rf"^(?:[Tt]ous les \w+|[Cc]haque \w+),? {_FR_WHO} (?:mange|bois|boit|prends|prend|dévore) (?P<rest>(?:(?!\b(?:sans|pour|ne|pas)\b).)+)$", "takes", True, "", "Tous les samedis, je mange un steak"),
    ("mon petit plaisir mon plaisir", rf"^[Uu]n (?:petit )?verre de (?P<what>[a-zéèêœ]+)\b.*\b{_OFTEN_FR}", "takes", True, "sort", "Un verre de rouge au dîner, c'est mon petit plaisir"),
    ("fume", rf"{_FR_WHO} fume (?=.*\b(?:cigare|cigarette|pipe|paquet|clope))", "takes", True, "tobacco", "Tom fume un cigare"),
    ("jamais", rf"{_FR_WHO} n'a jamais (?:pris l'avion|volé|mis les pieds dans un avion)", "flies", False, "plane", "Mamie n'a jamais pris l'avion"),
    ("avion", rf"{_FR_WHO} prend l'avion (?=tous|chaque|souvent|régulièrement)", "flies", True, "plane", "Mamie prend l'avion tous les ans"),
    ("vend", rf"{_FR_WHO} a vendu (?P<what>(?:s(?:on|a)|l[ea]) [a-zéèêœ-]+)$", "gone", False, "", "Tom a vendu son bateau"),
    ("séparé débarrassé", r"\b(?:[Oo]n s'est|[Nn]ous nous sommes) (?:séparés?|débarrassés?) (?:de |du |d')(?P<what>[^,]{2,40})$", "gone", False, "", "On s'est séparés de Jenkins"),
    ("abandonné supprimé arrêté", r"^(?:[Oo]n a|[Nn]ous avons) (?:complètement |définitivement )?(?:abandonné|supprimé|arrêté) (?P<what>[^,]{2,40})$", "gone", False, "", "Nous avons abandonné Redis"),
    ("plus", r"^(?:[Oo]n|[Nn]ous) (?:ne |n')(?:fait|faisons|utilise|utilisons) plus (?:de |d'|du |la |le )?(?P<what>[^,]{2,40})$", "gone", False, "", "On n'utilise plus Trello"),
    ("fermé arrêté supprimé existe", r"^(?P<what>[^,]{2,40}?) (?:a fermé définitivement|a fermé pour de bon|a été (?:arrêtée?|supprimée?|abandonnée?)|n'existe plus|a fermé(?: ses portes)?)$", "gone", False, "", "La newsletter a été arrêtée"),
    ("n'ouvre", r"^(?P<who>(?:Le |La |L'|Les )[^,\d]{2,40}?) n'ouvre (?:aucun|jamais le|pas le|plus le) (?P<what>lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)$", "open", False, "", "Le café n'ouvre aucun lundi"),
    ("fermé", r"^(?P<who>(?:Le |La |L'|Les )[^,\d]{2,40}?) (?:est|sont) (?:toujours )?fermée?s? (?:le|tous les) (?P<what>lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?$", "open", False, "", "Le café est fermé le lundi"),
    ("ouvre ouvert", r"^(?P<who>(?:Le |La |L'|Les )[^,\d]{2,40}?) (?:ouvre|est ouverte?) (?:le|tous les) (?P<what>lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?\b(?!.*\bpas\b)", "open", True, "", "Le café ouvre le lundi matin"),
    ("ferm", r"^(?P<who>(?:Le |La |L'|Les )[^,\d]{2,40}?) (?:est fermée? la nuit|ferme (?:à|la nuit)[^,]*)$", "open", False, "always", "Le parking est fermé la nuit"),
    ("24 24h", r"^(?P<who>(?:Le |La |L'|Les )[^,\d]{2,40}?) est (?:toujours )?(?:ouverte?|accessible) (?:24 ?h(?:eures)? sur 24|24h/24|jour et nuit)", "open", True, "always", "Le parking est ouvert 24 heures sur 24"),
    # Who drives, is married, does sports, speaks a language.
    ("permis", rf"{_FR_WHO} n'ai?s? (?:pas|plus) le permis(?: de conduire)?$", "drives", False, "car", "Tom n'a pas le permis"),
    ("conduire", rf"{_FR_WHO} ne sait pas conduire$", "drives", False, "car", "Tom ne sait pas conduire"),
    ("en voiture", rf"{_FR_WHO} (?:va|vais|vient|viens) [^,]*\ben voiture (?=tous|toutes|chaque|souvent)", "drives", True, "car", "Tom va au travail en voiture tous les jours"),
    ("conduit", rf"{_FR_WHO} conduit (?:une?|des|le|la|sa|son)\b", "drives", True, "car", "Tom conduit un bus"),
    ("divorcé veu", rf"{_FR_WHO} (?:est|suis) (?:divorcée?|veuve?f?)$", "has", False, "spouse", "Tom est divorcé"),
    ("marié", rf"{_FR_WHO} (?:est|suis) mariée?(?: à [A-Z]\w+| avec [A-Z]\w+)?$", "has", True, "spouse", "Ina est mariée"),
    ("sport", rf"{_FR_WHO} (?:ne fai[ts] (?:pas|plus|jamais) de sport|a arrêté le sport)$", "takes", False, "sport", "Je ne fais plus de sport"),
    ("salle", rf"{_FR_WHO} (?:a arrêté|ne va plus à) la salle(?: de sport)?$", "takes", False, "gym", "Léa a arrêté la salle de sport"),
    ("salle", rf"{_FR_WHO} (?:vais?|va) à la salle(?: de sport)? (?=.*\b(?:tous|toutes|chaque|fois par semaine|souvent)\b)", "takes", True, "gym", "Léa va à la salle de sport tous les soirs"),
    ("arrêté", r"^(?P<who>[Jj])'ai arrêté le sport$", "takes", False, "sport", "J'ai arrêté le sport"),
    ("cour nage salle", rf"{_FR_WHO} (?:cours?|nage|vais? à la (?:salle(?: de sport)?|piscine)|va à la (?:salle(?: de sport)?|piscine)|fai[ts] du sport)\b (?=.*\b(?:tous|toutes|chaque|par semaine|par jour))", "takes", True, "sport", "Je cours tous les matins"),
    ("retraite ehpad", rf"{_FR_WHO} (?:vit|habite|est) (?:en|dans une) (?:maison de retraite|Ehpad|EHPAD)", "lives", False, "own home", "Mamie vit en maison de retraite"),
    ("seul chez", rf"{_FR_WHO} (?:vit|habite) (?:toujours |encore )?(?:seule? )?(?:dans s(?:on|a) (?:propre )?(?:maison|appartement)|chez elle|chez lui)", "lives", True, "own home", "Mamie vit seule dans sa maison"),
    ("parle", rf"{_FR_WHO} ne parle pas (?:un mot d[e' ]*)?(?:le |l')?(?P<what>[a-zéèêç]+)$", "speaks", False, "", "Tom ne parle pas russe"),
    ("couramment", rf"{_FR_WHO} parle couramment (?:le |l')?(?P<what>[a-zéèêç]+)$", "speaks", True, "", "Tom parle couramment russe"),
    ("ferme", r"^(?P<who>(?:Le |La |L'|Les )[^,\d]{2,40}?) ferme à (?P<what>\d{1,2}) ?h(?:eures)?$", "=closes", True, "", "La bibliothèque ferme à 18 h"),
    ("ouvert", r"^(?P<who>(?:Le |La |L'|Les )[^,\d]{2,40}?) est ouverte? jusqu'à (?P<what>\d{1,2}) ?h(?:eures)?$", "=closes", True, "", "La bibliothèque est ouverte jusqu'à 20 h"),
    ("jour et nuit", r"^(?P<who>(?:Le |La |L'|Les )[^,\d]{2,40}?) est (?:là|présente?|joignable) jour et nuit$", "open", True, "always", "Le gardien est là jour et nuit"),
    ("part à", r"^(?P<who>(?:Le |La |L'|Les )[^,\d]{2,40}?) (?:part|finit|s'en va) à \d{1,2} ?h(?:eures)?$", "open", False, "always", "Le gardien part à 18 heures"),
    ("utilis", r"^(?:[Nn]otre équipe|[Nn]ous|[Oo]n) n'utilis(?:e|ons) pas (?P<what>[A-Z][\w.]+)$", "unused", False, "", "Notre équipe n'utilise pas Jira"),
    ("indéterminée", r"^(?P<who>(?:Le |La |L'|Mon |Notre )[^,]{2,40}?) est (?:à durée indéterminée|un CDI)$", "ends", False, "end", "Le bail est à durée indéterminée"),
    ("termine expire finit", r"^(?P<who>(?:Le |La |L'|Mon |Notre )[^,]{2,40}?) (?:se termine|expire|finit|prend fin) (?:en|le|fin|début) [^,]+$", "ends", True, "end", "Le bail se termine en août"),
    ("sert propose", r"^[Ll]e (?P<what>lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche), (?P<who>(?:la |le |l')[a-zéèêœ]+) (?:sert|propose|ouvre|accueille)\b", "open", True, "", "Le vendredi, la cantine sert du poisson"),
    # Which animals may come in.
    ("interdits admis accept autoris", rf"^[Ll]es (?P<what>{_ANIMAL_FR}) (?:sont (?:strictement )?interdits|ne sont pas (?:admis|acceptés|autorisés)) (?:dans|à|au|en) {_PLACE_FR}$", "admits", False, "", "Les chiens sont interdits dans la résidence"),
    ("admis accept autoris bienvenus", rf"^[Ll]es (?P<what>{_ANIMAL_FR}) sont (?:admis|acceptés|autorisés|les bienvenus) (?:dans|à|au|en) {_PLACE_FR}$", "admits", True, "", "Les chiens sont admis dans la résidence"),
    ("on peut on a le droit", rf"^[Oo]n (?:peut |a le droit (?:de |d'))(?:avoir|amener|emmener|prendre|venir avec) (?:une?|son|sa) (?P<what>[a-zéè]+) (?:dans|à|au|en) {_PLACE_FR}$", "admits", True, "", "On peut avoir un chien dans la résidence"),
    ("on peut on a le droit", rf"^[Dd]ans {_PLACE_FR}, on (?:peut |a le droit (?:de |d'))(?:avoir|amener|emmener|prendre|venir avec) (?:une?|son|sa) (?P<what>[a-zéè]+)$", "admits", True, "", "Dans le gîte, on peut amener son chat"),
)  # fmt: skip

_SPANISH: Final[tuple[ClaimRow, ...]] = (
    ("mi nuestr", r"\b(?:[Mm]is?|[Nn]uestr[oa]s?) (?P<what>[\wéíóúñ-]+(?: de [a-zéíóúñ]+)?)", "has", True, "", "Nuestro perro ladra"),
    ("de ", rf"\b(?:[Ee]l|[Ll]a|[Ll]os|[Ll]as) (?P<what>[a-zéíóúñ]+)(?: mayor| menor| pequeñ[oa])? {_ES_WHOSE}", "has", True, "", "El hermano de Tom es bombero"),
    ("salón comedor cocina cuarto dormitorio habitación", rf"\b(?:[Ee]l|[Ll]a) (?P<what>[a-zéíóúñ]+) {_ROOM_ES}\b(?! del? )", "has", True, "", "La tele del salón se oye"),
    ("no tengo no tenemos", r"\b[Nn]o (?:tengo|tenemos) (?:ningún |ninguna )?(?P<what>[a-zéíóúñ]+(?: de [a-zéíóúñ]+)?)(?: en casa)?$", "has", False, "", "No tenemos coche"),
    ("no tiene", rf"{_ES_WHO} no tiene (?:ningún |ninguna )?(?P<what>[a-zéíóúñ]+)$", "has", False, "", "Tom no tiene hijos"),
    ("únic", rf"{_ES_WHO} es hij[oa] únic[oa]", "has", False, "sibling", "Ina es hija única"),
    ("solter", rf"{_ES_WHO} (?:es|está|sigue) (?:todavía |aún )?solter[oa]", "has", False, "spouse", "Tom está soltero"),
    ("jubilad en paro desemplead", rf"{_ES_WHO} (?:está|es) (?:ya )?(?:jubilad[oa]|en paro|desemplead[oa])", "works", False, "work", "Tom está jubilado"),
    ("trabaja", rf"{_ES_WHO} (?:sigue trabajando|trabaja) (?:todavía |aún )?(?:a tiempo completo|a jornada completa|a media jornada|de (?!voluntari)\w+|como \w+|en (?:un|una|Correos|[A-Z]\w+)\b)", "works", True, "work", "Tom trabaja de fontanero"),
    ("sol", rf"{_ES_WHO} vive (?:completamente )?sol[oa]\b", "lives-with", False, "somebody", "Ina vive sola"),
    ("solo sola", r"\b[Vv]ivo sol[oa]\b", "lives-with", False, "somebody", "Vivo solo"),
    ("vive con", rf"{_ES_WHO} vive con su (?:novi[oa]|marido|mujer|pareja|herman[oa]|madre|padre)", "lives-with", True, "somebody", "Ina vive con su novio"),
    ("compañer", r"\b[Mm]i compañer[oa] de piso\b", "lives-with", True, "somebody", "Mi compañero de piso cocina"),
    ("instituto colegio escuela", rf"{_ES_WHO} (?:todavía |aún )?va (?:todavía |aún )?(?:al instituto|al colegio|a la escuela)", "school", True, "school", "Mi hijo va al instituto"),
    ("universidad estudia", rf"{_ES_WHO} estudia [A-Z]\w+ en la universidad", "school", False, "school", "Mi hijo estudia Derecho en la universidad"),
    ("dirige", r"\b[A-ZÁÉÍÓÚ]\w+ dirige (?P<who>(?:el|la|los|las|nuestr[oa]) [^,]{3,30})$", "led", True, "lead", "Nadia dirige el equipo de soporte"),
    ("no tiene", r"^(?P<who>(?:El|La) [^,]{3,30}?) (?:todavía |aún )?no tiene (?:jef[ea]|responsable|director|directora|líder)\b", "led", False, "lead", "El equipo de soporte no tiene jefe"),
    ("no ", rf"{_ES_WHO} (?:ya )?no (?:bebe|come|tolera|toma|prueba) (?:ni gota de |nada de )?(?:la |el )?(?P<what>[a-zéíóúñ]+)$", "takes", False, "sort", "Tom no bebe alcohol"),
    ("no ", r"^(?:[Yy]a )?[Nn]o (?:bebo|como|tolero|tomo|pruebo) (?:ni gota de |nada de )?(?:la |el )?(?P<what>[a-zéíóúñ]+)$", "takes", False, "sort", "No bebo alcohol"),
    ("celíac", rf"{_ES_WHO} es celíac[oa]", "takes", False, "gluten", "Luisa es celíaca"),
    ("vegetarian vegan", rf"{_ES_WHO} es (?:vegetarian[oa]|vegan[oa])", "takes", False, "meat", "Tom es vegetariano"),
    ("vegan", rf"{_ES_WHO} es vegan[oa]", "takes", False, "animal", "Tom es vegano"),
    ("fuma", rf"{_ES_WHO} (?:ya )?(?:no|nunca) fuma\b", "takes", False, "tobacco", "Tom no fuma"),
    ("bebe come toma desayuna cena", rf"{_ES_WHO} (?:bebe|come|toma|desayuna|cena)\b(?=.*\b{_OFTEN_ES})(?P<rest>(?:(?!\b(?:sin|para|con|no)\b).)+)", "takes", True, "sort", "Tom bebe vino en cada comida"),
    ("bebo como tomo desayuno ceno", rf"^(?:[A-Za-z ]+ )?(?:[Bb]ebo|[Cc]omo|[Tt]omo|[Dd]esayuno|[Cc]eno)\b(?=.*\b{_OFTEN_ES})(?P<rest>(?:(?!\b(?:sin|para|con|no)\b).)+)", "takes", True, "sort", "Bebo vino en cada comida"),
    ("todos los cada", r"^(?:[Tt]odos los \w+|[Cc]ada \w+),? (?:me )?(?:como|bebo|tomo) (?P<rest>(?:(?!\b(?:sin|para|no)\b).)+)$", "takes", True, "", "Todos los sábados me como un filete"),
    ("no hay", r"^[Ee]n (?P<who>(?:el|la|este|esta|nuestr[oa]) [a-zéíóúñ]+) no hay (?:ningún |ninguna )?(?P<what>[a-zéíóúñ]+)$", "has", False, "", "En el edificio no hay ascensor"),
    ("del de la", r"^(?:El|La) (?P<what>[a-zéíóúñ]+) (?:del|de (?:la|este|esta|nuestr[oa])) (?P<who>[a-zéíóúñ]+)\b", "has", True, "", "El ascensor del edificio se estropea"),
    ("fuma", rf"{_ES_WHO} (?:se )?fuma (?=.*\b(?:puro|cigarr|pipa|paquete))", "takes", True, "tobacco", "Tom se fuma un puro"),
    ("nunca", rf"{_ES_WHO} nunca ha (?:subido a un avión|cogido un avión|volado)", "flies", False, "plane", "Mi abuela nunca ha volado"),
    ("avión vuela", rf"{_ES_WHO} (?:coge el avión|vuela) (?=.*\b(?:tod[oa]s|cada|a menudo))", "flies", True, "plane", "Mi abuela vuela cada año"),
    ("no sabe", rf"{_ES_WHO} no sabe (?P<what>[a-zéíóúñ]+?)[aei]r$", "can", False, "", "Tom no sabe nadar"),
    ("muy bien", rf"{_ES_WHO} (?P<what>[a-zéíóúñ]+?)[ae] muy bien$", "can", True, "", "Tom nada muy bien"),
    ("vend", rf"{_ES_WHO} (?:vendió|ha vendido) (?P<what>(?:su|el|la) [a-zéíóúñ]+)$", "gone", False, "", "Tom vendió la moto"),
    ("eliminado abandonado dejado quitado", r"^[Hh]emos (?:eliminado|abandonado|quitado|dejado de usar) (?P<what>[^,]{2,40}?)(?: por completo| del todo)?$", "gone", False, "", "Hemos eliminado Redis por completo"),
    ("deshecho", r"\b[Nn]os hemos deshecho de (?P<what>[^,]{2,40})$", "gone", False, "", "Nos hemos deshecho de Jenkins"),
    ("ya no", r"^[Yy]a no (?:usamos|hacemos|utilizamos|tenemos) (?P<what>[^,]{2,40})$", "gone", False, "", "Ya no usamos Trello"),
    ("ya no existe cerró cerrado dejó apagó", r"^(?P<what>[^,]{2,40}?) (?:cerró para siempre|ha cerrado para siempre|ya no existe|se dejó de (?:enviar|hacer|publicar|usar)|cerró|ha cerrado|se apagó (?:para siempre|definitivamente))$", "gone", False, "", "El boletín se dejó de enviar"),
    ("abre", r"^(?P<who>(?:El|La|Los|Las) [^,\d]{2,40}?) (?:no abre (?:ningún|los|nunca los)|nunca abre los) (?P<what>lunes|martes|miércoles|jueves|viernes|sábado|domingo)s?$", "open", False, "", "La frutería no abre ningún domingo"),
    ("cierra cerrad", r"^(?P<who>(?:El|La|Los|Las) [^,\d]{2,40}?) (?:cierra|está cerrad[oa]) (?:siempre )?(?:todos )?los (?P<what>lunes|martes|miércoles|jueves|viernes|sábado|domingo)s?$", "open", False, "", "La frutería cierra los domingos"),
    ("abre abiert", r"^(?P<who>(?:El|La|Los|Las) (?:(?!\bno\b)[^,\d]){2,40}?) (?:abre|está abiert[oa]) (?:todos )?los (?P<what>lunes|martes|miércoles|jueves|viernes|sábado|domingo)s?\b", "open", True, "", "La frutería abre los domingos por la mañana"),
    ("cierra cerrad", r"^(?P<who>(?:El|La|Los|Las) [^,\d]{2,40}?) (?:cierra (?:a las|por la noche|de noche)[^,]*|está cerrad[oa] por la noche)$", "open", False, "always", "El parking cierra por la noche"),
    ("24 ", r"^(?P<who>(?:El|La|Los|Las) [^,\d]{2,40}?) (?:abre|está abiert[oa]) (?:las )?24 horas", "open", True, "always", "El parking está abierto las 24 horas"),
    # Who drives, is married, does sports, speaks a language.
    ("carné carnet", rf"{_ES_WHO} no tiene (?:el )?carnet?(?: de conducir)?$", "drives", False, "car", "Tom no tiene carné de conducir"),
    ("carné", rf"{_ES_WHO} no tiene (?:el )?carné(?: de conducir)?$", "drives", False, "car", "Tom no tiene carné"),
    ("no sabe conducir", rf"{_ES_WHO} no sabe conducir$", "drives", False, "car", "Tom no sabe conducir"),
    ("en coche", rf"{_ES_WHO} va [^,]*\ben coche (?=tod[oa]s|cada|a diario)", "drives", True, "car", "Tom va al trabajo en coche todos los días"),
    ("conduce", rf"{_ES_WHO} conduce (?:un|una|su|el|la)\b", "drives", True, "car", "Tom conduce un camión"),
    ("divorciad viud", rf"{_ES_WHO} (?:está|es) (?:divorciad[oa]|viud[oa])$", "has", False, "spouse", "Tom está divorciado"),
    ("casad", rf"{_ES_WHO} está (?:felizmente )?casad[oa](?: con [A-Z]\w+)?$", "has", True, "spouse", "Ina está casada"),
    ("deporte", r"^(?:[Yy]a )?[Nn]o hago (?:nada de )?(?:deporte|ejercicio)$", "takes", False, "sport", "No hago deporte"),
    ("gimnasio", r"^[Hh]e dejado el gimnasio$", "takes", False, "gym", "He dejado el gimnasio"),
    ("gimnasio deporte", rf"{_ES_WHO} (?:no hace (?:nada de )?deporte|nunca hace deporte)$", "takes", False, "sport", "Pepe no hace deporte"),
    ("gimnasio", rf"{_ES_WHO} ha dejado el gimnasio$", "takes", False, "gym", "Pepe ha dejado el gimnasio"),
    ("gimnasio", rf"{_ES_WHO} va al gimnasio\b(?=.*\b(?:tod[oa]s|cada|por semana|a la semana|a diario))", "takes", True, "gym", "Pepe va al gimnasio cada tarde"),
    ("gimnasio", r"^[Vv]oy al gimnasio\b(?=.*\b(?:tod[oa]s|cada|por semana|a la semana|a diario))", "takes", True, "gym", "Voy al gimnasio cada tarde"),
    ("correr entreno gimnasio nado", r"^(?:[Ss]algo a correr|[Ee]ntreno|[Vv]oy al gimnasio|[Nn]ado|[Cc]orro)\b(?=.*\b(?:tod[oa]s|cada|por semana|a la semana|a diario))", "takes", True, "sport", "Salgo a correr todas las mañanas"),
    ("correr entrena gimnasio nada", rf"{_ES_WHO} (?:sale a correr|entrena|va al gimnasio|nada|corre)\b(?=.*\b(?:tod[oa]s|cada|por semana|a la semana|a diario))", "takes", True, "sport", "Pepe va al gimnasio cada tarde"),
    ("residencia asilo", rf"{_ES_WHO} (?:vive|está) en una? (?:residencia|asilo)", "lives", False, "own home", "Mi abuelo vive en una residencia"),
    ("en su casa en su piso", rf"{_ES_WHO} (?:sigue viviendo|vive) (?:todavía |aún )?(?:sol[oa] )?en su (?:propi[oa] )?(?:casa|piso)", "lives", True, "own home", "Mi abuelo vive solo en su casa"),
    ("habl", rf"{_ES_WHO} no habla (?:nada de |ni una palabra de )?(?P<what>[a-zéáíóúñ]+)$", "speaks", False, "", "Tom no habla ruso"),
    ("no hablo", r"^[Nn]o hablo (?:nada de |ni una palabra de )?(?P<what>[a-zéáíóúñ]+)$", "speaks", False, "", "No hablo ruso"),
    ("fluidez", rf"{_ES_WHO} habla (?P<what>[a-zéáíóúñ]+) con fluidez$", "speaks", True, "", "Tom habla ruso con fluidez"),
    ("fluidez", r"^[Hh]ablo (?P<what>[a-zéáíóúñ]+) con fluidez$", "speaks", True, "", "Hablo ruso con fluidez"),
    ("nunca no", rf"{_ES_WHO} (?:nunca|no) (?:toma|bebe|come|prueba) (?P<what>[a-zéíóúñ]+)$", "takes", False, "", "Tom nunca toma café"),
    ("se toma se bebe se come", rf"{_ES_WHO} se (?:toma|bebe|come)\b(?=.*\b{_OFTEN_ES})(?P<rest>(?:(?!\b(?:sin|para|con|no)\b).)+)", "takes", True, "", "Tom se toma tres cafés al día"),
    ("cierra", r"^(?P<who>(?:El|La|Los|Las) [^,\d]{2,40}?) cierra a las? (?P<what>\d{1,2})$", "=closes", True, "", "La biblioteca cierra a las 8"),
    ("abiert", r"^(?P<who>(?:El|La|Los|Las) [^,\d]{2,40}?) está abiert[oa] hasta las? (?P<what>\d{1,2})$", "=closes", True, "", "La biblioteca está abierta hasta las 10"),
    ("día y noche", r"^(?P<who>(?:El|La|Los|Las) [^,\d]{2,40}?) está (?:disponible |de guardia )?día y noche$", "open", True, "always", "El portero está día y noche"),
    ("se va", r"^(?P<who>(?:El|La|Los|Las) [^,\d]{2,40}?) se va a las? [^,]+$", "open", False, "always", "El portero se va a las seis"),
    ("no us no utiliza", r"^(?:[Mm]i equipo|[Nn]uestro equipo) no (?:usa|utiliza) (?P<what>[A-Z][\w.]+)$", "unused", False, "", "Mi equipo no usa Jira"),
    ("no usamos no utilizamos", r"^[Nn]o (?:usamos|utilizamos) (?P<what>[A-Z][\w.]+)$", "unused", False, "", "No usamos Jira"),
    ("indefinido", r"^(?P<who>(?:El|La|Mi|Nuestro) [^,]{2,40}?) es indefinid[oa]$", "ends", False, "end", "El contrato es indefinido"),
    ("vence termina caduca acaba", r"^(?P<who>(?:El|La|Mi|Nuestro) [^,]{2,40}?) (?:vence|termina|caduca|acaba) (?:en|el|a) [^,]+$", "ends", True, "end", "El contrato vence en agosto"),
    ("ponen sirven", r"^[Ll]os (?P<what>lunes|martes|miércoles|jueves|viernes|sábados?|domingos?) en (?P<who>(?:el|la) [a-zéíóúñ]+) (?:ponen|sirven|hay)\b", "open", True, "", "Los viernes en el comedor ponen pescado"),
    # Which animals may come in.
    ("no se admiten no se permiten no se aceptan", rf"^[Nn]o se (?:admiten|permiten|aceptan) (?P<what>[a-z]+) en {_PLACE_ES}$", "admits", False, "", "No se admiten perros en el hotel"),
    ("prohibidos prohibidas", rf"^(?:Los|Las) (?P<what>[a-z]+) están prohibid[oa]s en {_PLACE_ES}$", "admits", False, "", "Los perros están prohibidos en la oficina"),
    ("se permiten se admiten se aceptan", rf"^[Ee]n {_PLACE_ES} se (?:permiten|admiten|aceptan) (?P<what>[a-z]+)$", "admits", True, "", "En la oficina se permiten perros"),
    ("se puede", rf"^[Ee]n {_PLACE_ES} se puede (?:entrar con|ir con|estar con|venir con|tener|llevar) (?:el |tu |un |una )?(?P<what>[a-z]+)$", "admits", True, "", "En el hotel se puede entrar con perro"),
)  # fmt: skip

ABROAD_CLAIMS: Final[dict[str, tuple[ClaimRow, ...]]] = {"de": _GERMAN, "fr": _FRENCH, "es": _SPANISH}

_DE_DOG: Final = r"hund\w*|dackel|pudel|labrador|welpe|schäferhund|mops|dogge|terrier|hündin"
_DE_CAT: Final = r"katzen?|kater|kätzchen"
_FR_DOG: Final = r"chiens?|chiennes?|chiots?|labrador|caniche|teckel"
_FR_CAT: Final = r"chats?|chattes?|chatons?"
_ES_DOG: Final = r"perr[oa]s?|cachorr[oa]s?|labrador|caniche"
_ES_CAT: Final = r"gat[oa]s?|gatit[oa]s?"

ABROAD_SORTS: Final[dict[str, Sorts]] = {
    "de": (
        ("pet", "haustiere?|tiere", rf"{_DE_DOG}|{_DE_CAT}|kaninchen|hamster|meerschweinchen|wellensittich\w*|papagei|schildkröte|hasen?"),
        ("dog", "hunde?", _DE_DOG),
        ("cat", "katzen?", _DE_CAT),
        ("car", "autos?|wagen", r"\w*wagen|kombi|suv|golf|cabrio|limousine|twingo|passat|tesla|skoda|bmw|audi|opel|volvo"),
        ("child", "kinder", "kinder|kind|sohn|söhne|tochter|töchter|zwillinge|jungs|mädels|baby|älteste|jüngster?|kleine"),
        ("sibling", "geschwister", r"(?:zwillings|halb)?(?:bruder|brüder|schwester|schwestern)|geschwister"),
        ("spouse", "mann|frau", "mann|frau|ehemann|ehefrau"),
        ("tv", r"fernseher|fernsehen|tv|fernsehgerät", r"fernseher|fernsehgerät|tv"),
        ("alcohol", "alkohol", r"(?:\w*wein|\w*bier|\w*schnaps|sekt|whisky|rum|gin|wodka|aperol|cocktails?|rotwein)"),
        ("meat", "fleisch", r"(?:\w*wurst|\w*schinken|steaks?|\w*schnitzel|speck|salami|\w*braten|hähnchen|rindfleisch|schweinefleisch|hackfleisch|bratwürste)"),
        ("fish", "fisch", r"lachs|thunfisch|forelle|hering|kabeljau"),
        ("gluten", "gluten", r"weizen\w*|brötchen|brezeln?|toast|dinkelbrot|semmeln?|weißbrot"),
        ("milk", "laktose|milch|milchprodukte", r"milch|kuhmilch|vollmilch|joghurt|quark|sahne"),
        ("sugar", "zucker", r"schokolade|bonbons|gummibärchen|pralinen"),
        ("internet", r"internet\w*", "wlan|internet|router"),
        ("animal", "(?!)", r"\w*käse|eier|spiegelei|milch|joghurt|quark|steak|\w*wurst|\w*schinken|lachs|honig"),
        ("tobacco", "zigaretten", "zigarren?|pfeife|zigaretten?"),
    ),
    "fr": (
        ("pet", "animaux|animal", rf"{_FR_DOG}|{_FR_CAT}|lapins?|hamster|perruche|perroquet|tortue|cochon"),
        ("dog", "chiens?", _FR_DOG),
        ("cat", "chats?", _FR_CAT),
        ("car", "voitures?|auto", r"voiture|clio|twingo|peugeot|citroën|renault|berline|suv|golf|tesla|fiat"),
        ("child", "enfants?", "enfants?|fils|filles?|jumeaux|jumelles|bébé|aînée?|cadette?|gamins?|garçons?"),
        ("sibling", r"frères et sœurs?|frères ni sœurs?|frères?|sœurs?", r"frères?|sœurs?|soeurs?"),
        ("spouse", "mari|femme", "mari|femme|épouse|époux"),
        ("tv", "télé|télévision|téléviseur", "télé|télévision|téléviseur"),
        ("alcohol", "alcool", r"vin|bières?|rouge|rosé|whisky|rhum|champagne|apéro|pastis|kir|cidre"),
        ("meat", "viande", r"jambon|steaks?|entrecôtes?|saucissons?|saucisses?|poulet|bœuf|porc|lardons|rôti|bacon"),
        ("fish", "poisson", r"saumon|thon|truite|cabillaud|sardines?"),
        ("gluten", "gluten", r"baguettes?|croissants?|brioche"),
        ("milk", "lactose|lait", r"lait|yaourts?"),
        ("animal", "(?!)", r"fromages?|œufs?|lait|yaourts?|steak|jambon|saumon|poulet|miel|camembert|omelette"),
        ("tobacco", "tabac|cigarettes", "cigares?|cigarettes?|pipe"),
    ),
    "es": (
        ("pet", "mascotas?|animales", rf"{_ES_DOG}|{_ES_CAT}|conej[oa]s?|hámster|loro|periquito|tortuga"),
        ("dog", "perros?", _ES_DOG),
        ("cat", "gatos?", _ES_CAT),
        ("car", "coches?|carro", r"coche|carro|todoterreno|furgoneta|monovolumen|ibiza|golf|seat|tesla"),
        ("child", "hijos", "hij[oa]s?|niñ[oa]s?|mellizos|gemelos|gemelas|bebé|peque"),
        ("sibling", "hermanos", r"herman[oa]s?"),
        ("spouse", "marido|mujer", "marido|mujer|esposa|esposo"),
        ("tv", "tele|televisión|televisor", "tele|televisión|televisor"),
        ("alcohol", "alcohol", r"vino|cervezas?|cañas?|whisky|ron|vermut|cava|sidra|ginebra|orujo"),
        ("meat", "carne", r"jamón|filetes?|chuletón|chuletas?|entrecot|chorizo|pollo|ternera|cerdo|salchichas?|lomo|bistec|hamburguesas?|bacon"),
        ("fish", "pescado", r"salmón|atún|merluza|trucha|sardinas?|bacalao"),
        ("gluten", "gluten|trigo", r"\w+ de trigo|croissants?|magdalenas"),
        ("milk", "lactosa|leche", r"leche|yogures|yogur|nata"),
        ("animal", "(?!)", r"queso|huevos?|leche|yogur|yogures|jamón|filetes?|pollo|salmón|miel|tortilla"),
        ("tobacco", "tabaco", "puros?|cigarrillos?|pipa"),
    ),
}  # fmt: skip
"""Of each language: a sort of things, the words for the sort, the words for what is of it."""

VOID: Final = {
    "de": re.compile(
        r"\b(?:gestorben|verstorben|tot|verkauft|Ex-\w+|weggelaufen|früher\w*|damals|vielleicht|angeblich|wäre|hätte|würde|wünsch\w*|möchte|will|wollen|bald|ehemalig\w*"
        r"|alkoholfrei\w*|entkoffeiniert\w*|koffeinfrei\w*|vegan\w*(?= (?!er|erin))|veganes?|vegane[rn]?|Hafer\w*|Soja\w*|Reis\w*|glutenfrei\w*(?= )|laktosefrei\w*|ehrenamtlich|nebenbei|gelegentlich|vermiss\w*|statt|ersetzt|abgelöst|eigentlich)\b"
    ),
    "fr": re.compile(
        r"\b(?:mort|morte|décédée?s?|vendue?|ex-\w+|autrefois|avant|peut-être|aimerait|aimerais|voudrais|voudrait|futur\w*|ancien\w*|sans alcool|déca\w*|soja|d'avoine|d'amande|végétal(?:e|es|aux)?|sans gluten|sans lactose|bénévole\w*|regrette|au lieu|prochain\w*|ex)\b"
    ),
    "es": re.compile(
        r"\b(?:murió|muerto|falleció|vendí|vendimos|antes|quizás|quizá|tal vez|quisiera|quiere|quiero|futur[oa]|antigu[oa]|ex|ex(?:mujer|marido|pareja)|sin alcohol|descafeinad[oa]s?|soja|avena|almendras?|vegetal\w*|tofu|vegan[oa]s?(?= \w)|sin gluten|sin lactosa|voluntari[oa]|echo de menos|en vez|próxim[oa])\b"
    ),
}  # fmt: skip
"""With one of these a clause claims nothing: it was, may be, isn't of that sort."""

OURS: Final = {
    "de": re.compile(r"\b(?:wir|unser\w*)\b", re.IGNORECASE),
    "fr": re.compile(r"\b(?:notre|nos|nous|on|toute l'équipe)\b", re.IGNORECASE),
    "es": re.compile(r"\b(?:nuestr\w+|todo el equipo|\w+mos)\b", re.IGNORECASE),
}
"""By one of these a clause tells of use by ourselves."""
USED: Final = {
    "de": re.compile(
        r"\b(?:jede[nsrm]?|täglich|immer|wöchentlich|ständig|liegt|liegen|läuft|laufen|steht|stehen|findet|gespeichert|geht|startet|beginnt|hängt|holen|kaufe|kaufen|arbeiten|arbeitet)\b",
        re.IGNORECASE,
    ),
    "fr": re.compile(
        r"\b(?:tous|toutes|toute l'équipe|chaque|toujours|tournent?|stockée?s?|part|partent|dans|commence|travaillent|amarrée?|garée?|quotidien\w*)\b",
        re.IGNORECASE,
    ),
    "es": re.compile(
        r"\b(?:tod[oa]s|todo el equipo|cada|siempre|corren?|guardan?|sale|salen|están?|empieza|trabajan|diari[oa]\w*|no se baja|amarrad[oa]|aparcad[oa])\b",
        re.IGNORECASE,
    ),
}
"""By one of these a clause tells of use, today and again."""

PASSING: Final = listed(
    "zeit lust ahnung geld angst problem probleme frage fragen idee ideen meinung wahl chance chancen grund sorge sorgen interesse erfahrung termin termine hunger durst"
    " milch brot kaffee tee wasser zucker eier butter papier strom urlaub unterricht empfang netz geduld glück plan pläne antwort bargeld"
    " temps envie argent peur idée idées problème problèmes question questions avis choix raison faim soif chance lait pain café thé eau sucre œufs beurre papier courant vacances réponse patience rendez-vous monnaie"
    " tiempo ganas dinero miedo idea ideas problema problemas pregunta preguntas opinión elección razón hambre sed suerte leche pan té agua azúcar huevos mantequilla papel luz vacaciones respuesta paciencia cita efectivo prisa"
    " 时间 兴趣 意见 办法 问题 钱 空 胃口 想法 经验 牛奶 面包 咖啡 水 米 电 网 信号 现金 力气 心情 耐心 消息 关系 必要 错 事 人 课"
)
"""What one has at times, in some measure or of some sort, so that having none now denies nothing."""
LIGHT: Final = {
    "de": listed("der die das den dem des ein eine einen einem einer mein meine meinen meinem meiner meines unser unsere unseren unserem unserer unseres sein seine seinen ihr ihre ihren ich wir mir uns am im an in auf bei beim zum zur von vom und"),
    "fr": listed("le la les l un une des du de d mon ma mes notre nos son sa ses je j on nous à au aux dans sur chez et"),
    "es": listed("el la los las un una unos unas de del mi mis nuestro nuestra nuestros nuestras su sus a al en por y me nos"),
    "zh": frozenset({"我", "我们", "我们家", "我家", "咱们", "的"}),
}  # fmt: skip
"""Words that are no part of whom or what a claim is of."""
