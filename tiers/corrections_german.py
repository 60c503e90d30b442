"""Corrections in German by their structure: what is old against what holds now, whose fault, which value is the right one.

Each row is a kind of clause, with classes of words instead of single wordings; its messages that fire and that don't are its
tests. The words reported are the first named group that matched.
"""

from __future__ import annotations

from tiers.corrections import row

_NOW = r"(?:jetzt|nun|inzwischen|mittlerweile|heute|neuerdings|nunmehr|aktuell|derzeit|ab sofort|seit \w+)"
_V = r"(?:(?-i:[A-ZÄÖÜ])[\w.+#-]*|\S*\d\S*|\w+(?:[-_./@]\w+)+)"
"""A value by its form: a name, a number, an identifier."""
_SHARP = r"(?:\S*\d\S*|\w+(?:[-_./@]\w+)+)"
_NOT = r"(?:nicht|nich|net|ned|nit)"
_IS = r"(?:ist|is|isch|sind|war|waren)"
_WE = r"(?:ich|wir|i|mir|bei uns)"
_FILLER = r"(?:ach|ähm?|oh|och|uff|hä|hey|sorry|na|ja|tja|also|unsinn|quatsch|nein|nee)[,.! ]+"
_INFO = (
    r"(?:\w*-?(?:adresse|anschrift|nummer|durchwahl|mail|name|url|link|port|hostname|host|pfad|schlüssel|wert|zahl|datum|termin|uhrzeit"
    r"|zeit|frist|deadline|abgabe|partner(?:in)?|kontakt|version|branch|repo|server|stand|angabe|info(?:rmation)?|limit|grenze|preis|konto|iban|domain"
    r"|endpunkt|raum|büro|chef(?:in)?|wohnort|job|arbeitgeber|tarif|plan|liste|doku(?:mentation)?|tabelle|anleitung|regel|antwort|aussage|annahme|region|sprache"
    r"|schreibweise|bezeichnung|titel|rolle|größe|menge|dauer|intervall|tag|treffpunkt|ort|nachname|vorname|nutzername|handle|spitzname)\b)"
)
_OLD = r"(?:alte[nrsm]?|veraltete[nrsm]?|falsche[nrsm]?|frühere[nrsm]?|vorherige[nrsm]?|vorige[nrsm]?|überholte[nrsm]?|ehemalige[nrsm]?)"
_MIXED = r"(?:verwechselt|vertauscht|verdreht|missverstanden|übersehen|vermischt|durcheinander\w*|verwürfelt)"
_STATE = r"(?:ist|sind|war|waren|heißt|heißen|läuft|laufen|liegt|liegen|lautet|steht|stehen|nutzt|nutzen|verwendet|verwenden|haben|hat|hört|horcht|lauscht|kommt|kommen|geht|gehen|beginnt|startet|bleibt|gehört|wohnt|wohne|arbeitet|arbeite|macht|machen|bekommt|kriegt|braucht|brauchen|gilt|gelten|kostet|dauert|findet|nehmen|deployen|fahren|muss|müssen|soll|sollte|darf|dürfen|endet|hängt|sitzt|schreibt|mag|esse|trinke|spreche|spricht|baut|bauen|zeigt|wird|werden)"
_PLAIN = r"(?! (?:noch |schon |leider |gerade |heute |immer )*(?:nicht|nie|kein\w*|noch|schon|alles|gut|da|weg|fertig|immer|zu hause|krank)\b)"
_NOT_IF = r"(?!(?:wenn|falls|ob|dass|sobald|bevor|wer|was|wie|wo|warum|wann|welche[rsnm]?)\b)"
_END = r"(?=\s*(?:[.,;:!)…—–\n]|\s-\s|$))"

GERMAN_KINDS = (
    row(
        ("changed", "de"),
        "neue",
        rf"\b(?P<m>(?:mein|unser|sein|ihr|dein|eur|die|der|das)\w* neue[rsnm]? (?:[\w-]+ )?{_INFO}(?:en|n|s)?(?: (?:von|für|bei|des|der) [\w-]+)?(?:\s*[:=]|,? (?:ist|lautet|heißt|wäre|sind|liegt|beginnt|gilt)\b)(?: (?:die|der|das|übrigens|jetzt|nun|ab \w+))*\s+(?=\S*\w)(?!(?:echt|sehr|super|toll|schön|gut|nett|besser|noch|da|fertig|so|zu|cool|schlecht|langweilig|anstrengend|bald|nicht|schon|leider|unbekannt)\b)"
        rf"|(?:ich|wir|er|sie|[\w-]+) (?:habe?n?|hat|hab') (?:jetzt |nun |seit \w+ )?(?:eine?n?|ne|nen) neue[nrs]? {_INFO}(?=\s*[:,.!–—-]|$))",
        """Meine neue Nummer ist 0171 5551234
        unsere neue Adresse lautet Hafenstr. 3
        Ich habe eine neue Nummer: 0171 5551234""",
        """Wenn meine neue Nummer da ist, schicke ich sie
        Meine neue Wohnung ist schön
        Wie ist deine neue Adresse?""",
    ),
    row(
        ("denied", "de"),
        "alte|veraltet|falsch|früher|vorherig|überholt|ehemalig|vorige|stamm|von gestern|vom letzten|aus dem letzten|hinfällig|passé|vergangenheit",
        rf"\b(?P<m>(?:(?:da |hier |das )(?:hast|habt|haben|nimmst|nutzt|nennst) (?:du|ihr|sie)|(?:du|ihr|sie) (?:hast|habt|haben|nimmst|nehmt|nutzt|verwendest|benutzt|kennst|gehst|arbeitest|beziehst|schreibst|rechnest))(?: \w+){{0,3}}? (?:was|etwas) (?:altes|falsches|veraltetes)"
        rf"|(?:(?:da |hier )(?:hast|habt|haben|nimmst|nutzt|nennst) (?:du|ihr|sie)|(?:du|ihr|sie) (?:hast|habt|haben|nimmst|nehmt|nutzt|verwendest|benutzt|kennst|gehst|arbeitest|beziehst|schreibst|rechnest))\b(?: \w+){{0,3}}? (?:den|die|das|dem|der|eine[nrsm]?|mein\w*|unser\w*|mit|von|vom) (?:noch )?{_OLD} [\w-]+"
        rf"|(?:das|dies|die|der|dein\w*|diese\w*|ihre?|eure?|unsere?) (?:[\w-]+ )?(?:{_INFO}(?:en|n|s)? )?(?:(?:ist|sind|war|waren|kommt|stammt|kommen|stammen)) (?:\w+ ){{0,3}}?(?:überholt|hinfällig|von gestern|vom letzten \w+|aus dem letzten \w+|von letzte[mrn] \w+|aus (?:alten|früheren) \w+|passé|geschichte|vergangenheit|schnee von gestern)\b"
        rf"|(?:mit|von|laut|nach) (?:der|dem|den|einer|einem) {_OLD} {_INFO} gearbeitet)",
        """da hast du was Altes im Kopf, die DB läuft auf Postgres 16
        Sie haben da noch die alte Adresse, wir sind in der Goethestraße 12.
        Die Angabe stammt aus dem letzten Jahr""",
        """Wenn du noch die alte Adresse hast, sag es
        Hast du noch die alte Adresse?
        Er meint, du hast die falsche Nummer""",
    ),
    row(
        ("denied", "de"),
        "war ein|war nur ein|ist ein|irrtum|zahlendreher|missverständnis",
        r"\b(?P<m>(?:das|dies|es|(?:das|die) mit (?:de[mnr]|meine[mnr]|unsere[mnr]) \S+(?: \S+)?|(?:die|der|das) \S+) (?:war|ist|beruht)(?: (?:aber|leider|wohl|nur|natürlich|auf))* ein(?:em|e)? (?:irrtum|versehen|missverständnis|tippfehler|schreibfehler|zahlendreher|verwechslung|copy-paste-fehler|denkfehler|fehlinformation|falschmeldung|fehler von mir)\b)",
        """Das mit dem Dienstag war ein Irrtum von mir, es ist der Mittwoch.
        Die 30 war ein Zahlendreher""",
        """Wenn das ein Irrtum war, sag es
        War das ein Tippfehler?""",
    ),
    row(
        ("changed", "de"),
        "war mal|früher|vorher|bisher|zuvor|damals|bis gestern|bis vor|vormals|ursprünglich|letztes jahr",
        rf"\b(?P<m>(?!(?:früher|vorher|damals) (?:war alles|hat man|haben die leute|gab es))(?:(?:(?!(?:man|alles|leute|menschen|sommer|winter|kinder|welt|wetter)\b)[\w./:-]+ ){{1,5}}?(?:war|hieß|lief|lag|galt|nutzten|hatten|wohnte|arbeitete)n? (?:mal|früher|vorher|bisher|zuvor|damals|vormals|ursprünglich|bis \w+)|(?:früher|vorher|bisher|zuvor|vormals|ursprünglich|bis (?:gestern|letzte\w* \w+|vor \w+)) (?:war|hieß|lief|lag|galt|nutzten|hatten|wohnte|arbeitete|haben|sind|bin)n?\b(?! (?:man|alles|die leute)\b)(?:[^.;!?\n]|\.(?=\w)){{1,40}}?)\s*[,;.:–—-]+\s*(?:aber |und |doch |seit \w+ )?{_NOW}\b(?! (?:ist alles|schreibt man|hat man|macht man))"
        rf"|(?:heißt|ist|läuft|liegt|lautet|nutzen|haben|steht|gilt|kostet)(?: [\w.-]+){{0,3}}? {_NOW}\b[^;!?\n]{{0,50}}[,;.:–—(-]+\s*(?:und )?(?:nicht mehr|früher|vorher|bisher|zuvor|davor|vormals|ehemals)\b)",
        """Port 8080 war mal, heute ist es 9090
        Der Ordner heißt für alle nun assets, vorher hieß er static""",
        """Früher war alles besser, heute ist es teuer
        Früher hat man Briefe geschrieben, heute schreibt man Mails
        Wenn der Port früher 80 war, jetzt aber 90, sag es""",
    ),
    row(
        ("denied", "de"),
        "richtig|korrekt|aktuelle|gültige|tatsächliche|müsste|muss|sollte|stattdessen",
        rf"\b(?P<m>(?:der|die|das|mein\w*|unser\w*) (?:richtige|korrekte|aktuelle|gültige|tatsächliche|eigentliche)n? (?:[\w-]+ )?{_INFO}(?:en|n|s)?(?:\s*[:=]|,? (?:ist|lautet|heißt|wäre|sind|liegt))\s+(?:\w+ )?{_V}"
        rf"|(?:richtig|korrekt)(?:erweise)? (?:ist|wäre|lautet|heißt)(?: \w+)? (?!(?:Alles|Dass)\b){_V}"
        rf"|(?:es|das|da|dort)(?: \w+)? (?:muss|müsste|sollte|soll)(?: \w+){{0,2}} {_V}(?: [\w-]+)? (?:heißen|lauten|stehen|sein){_END})",
        """Die korrekte URL lautet https://api.example.de/v2
        es muss db-2 heißen, nicht db-1
        Richtig wäre Port 8443""",
        """Wenn die richtige Adresse fehlt, frag nach
        Was ist die richtige Adresse?
        Das muss nicht sein""",
    ),
    row(
        ("swapped", "de"),
        "doch nicht|also nicht|nicht |heiß",
        rf"(?P<m>(?:doch|also|eben|jetzt) nicht (?:(?:am|um|im|in|bei|die|der|das) )?{_V}\s*[:,;.–—-]+\s*(?:sondern|es|das|die|der|wir|{_V})|nicht (?:mehr |länger )?(?:(?:am|um|im|in|bei|die|der|das|den) )?(?!Wahr|Schlimm){_V}\s*[,;–—-]+\s*(?:sondern|es ist|das ist|wir|die|der|das|jetzt|nun|heute) \S*\w|(?:ich|er|sie|es|das) (?:heiße|heißt) aber (?!auch)\S*\w)",
        """Doch nicht Freitag: Die Abgabe ist Donnerstag.
        nicht mehr Jenkins, wir haben jetzt Buildkite
        Ich heiße aber Tim.""",
        """Doch nicht schlimm
        Wenn nicht Jenkins, dann nehmen wir GitLab""",
        opens=True,
    ),
    row(
        ("denied", "de"),
        "du nennst|du schreibst|du sagst|du sagtest|du hast|du meinst|du gehst|du denkst|du glaubst|sie schreiben|sie nennen|ihr schreibt",
        rf"(?P<m>(?:du|ihr|sie) (?:nennst|nennt|nennen|schreibst|schreibt|schreiben|sagst|sagtest|sagt|meinst|denkst|glaubst|gehst|hast)(?: (?:mich|von|davon|immer|noch|oben|vorhin))* (?:[^.;!?\n]|\.(?=\w)){{1,40}}?[,;–—-]+\s*(?:aber |doch |dabei )?(?:ich heiße|ich bin|es ist|es sind|es heißt|das ist|richtig|wir (?:nutzen|haben|sind|nehmen|heißen)|der|die|das|mein|unser)\w* (?:aber |doch )?(?!(?:recht|gut|super|toll|schön|nett)\b){_V})",
        """Du nennst mich Tom, ich heiße aber Tim.
        Du schreibst Port 80, es ist Port 8080""",
        """Du sagst es, das ist Super
        Wenn du sagst, es ist Port 80, glaube ich es""",
        opens=True,
    ),
    row(
        ("forbidden", "de"),
        "künftig|zukunft|ab jetzt|ab sofort|von nun an|fortan|ab heute|lass |lasst |lassen sie|verzicht|spar dir|schluss mit|nie wieder|nie mehr|keine",
        r"(?P<m>(?:bitte )?(?:künftig|zukünftig|in zukunft|ab (?:jetzt|sofort|heute)|von (?:jetzt|nun) an|fortan)(?: bitte)?(?: \w+){0,4}? (?:keine?[nmrs]?|nicht|nie|niemals|ohne)\b(?: \S+){1,3}"
        r"|(?:bitte )?(?:lass|lasst|lassen sie)(?: bitte)? (?:das|die|den|es|diese\w*|deine?) (?:mit (?:de[mnr]|deine[mnr]) )?[\w-]+(?: \w+){0,2}? (?:in zukunft|künftig|ab jetzt|weg|bleiben|sein)\b"
        r"|(?:bitte )?(?:verzichte|verzichtet|verzichten sie)(?: \w+){0,2} auf \S+|(?:spar|spart) (?:dir|euch)(?: \w+)? (?:die|das|den) (?!mühe|weg|witz|kommentar\b)\S+|schluss mit (?:de[mnr]|diese[mnr]) \S+|(?:bitte )?nie (?:wieder|mehr) \S+(?: \S+)? \w+en\b(?=\s*[.!]|$)"
        r"|(?:bitte |ab jetzt |künftig )keine [\w-]+ mehr\b(?: \S+){0,2})",
        """Bitte künftig keine Semikolons mehr in den Beispielen
        Lass das mit den Emojis in Zukunft
        Lass die Kommentare weg
        Verzichte bitte auf Abkürzungen""",
        """Lass das sein gut
        Wenn du künftig keine Semikolons setzt, freue ich mich
        Spar dir die Mühe""",
        opens=True,
    ),
    row(
        ("announced", "de"),
        "anders als|entgegen|genauer|besser gesagt|präziser|vielmehr|herausgestellt|stellt sich heraus|stellte sich heraus|eher gesagt",
        rf"(?P<m>(?:anders|nicht so),? (?:als|wie) (?:ich|von mir|wir)(?: \w+){{0,3}} (?:schrieb|sagte|geschrieben|gesagt|behauptet|behauptete|erwähnt|angegeben|gemeint|meinte|dachte)|entgegen (?:meine[rm]|unsere[rm]) \w+ \w+|entgegen dem,? was ich"
        rf"|(?:oder )?(?:genauer|besser|präziser|eher) gesagt,?\s*[:,]?\s*(?=(?:es|das|wir|der|die|ich|{_V}))\S+|(?:oder )?vielmehr\s*[:,]\s*\S+"
        rf"|(?:es |das )?(?:hat|stellt|stellte) sich (?:\w+ )?(?:heraus|herausgestellt)(?: hat)?,? dass (?:der|die|das|wir|es|unser\w*) (?:[^.;!?\n]|\.(?=\w)){{0,40}}{_SHARP})",
        """Anders als ich vorhin schrieb, ist der Endpunkt /v2/users
        Genauer gesagt: es sind 12
        Es hat sich herausgestellt, dass der Port 9090 ist""",
        "Es hat sich herausgestellt, dass alles gut ist",
        opens=True,
        anywhere=True,
    ),
    row(
        ("changed", "de"),
        "heißt|lautet|liegt|läuft|steht|wohnt|wohne|arbeite|nutze|haben wir|findet|kostet|beginnt|erreich|gilt|zuständig|kümmert|betreut|leitet|verwaltet|macht|übernimmt",
        rf"\b(?P<m>{_NOT_IF}(?:[\w.'/-]+ ){{1,5}}?(?:heißt|lautet|liegt|steht|wohnt|wohne|arbeitet|arbeite|nutze|kostet|beginnt|gilt|startet|endet|kümmert sich|betreut|leitet|verwaltet|übernimmt)(?: [\w.-]+){{0,2}}? (?:jetzt|nun|inzwischen|mittlerweile|neuerdings|ab sofort|seit (?:gestern|kurzem|neuestem|letzte[rmn] \w+|\d\w*|(?-i:[A-Z])\w+))(?: \w+){{0,3}}? {_V}"
        rf"|(?:ich bin|mich (?:erreichst|erreicht|erreichen)|(?:ihr|sie) erreich(?:t|en) mich|du erreichst mich|wir sind)(?: \w+){{0,2}} (?:jetzt|nun|inzwischen|künftig|ab \w+)(?: \w+){{0,2}} (?:unter|bei|in|im|am|auf) (?:\w+ )?{_V}"
        rf"|(?:zuständig|verantwortlich|ansprechpartner(?:in)?)(?: [\w-]+){{0,3}} ist (?:jetzt|nun|inzwischen|ab \w+|seit \w+) {_V})",
        """Ich bin jetzt unter 0171 5551234 erreichbar
        Um die Rechnungen kümmert sich inzwischen Frau Meyer
        Zuständig ist jetzt Petra""",
        "Wenn zuständig jetzt Petra ist, sag es",
    ),
    row(
        ("denied", "de"),
        "hast du|habt ihr|du |ihr |sie ",
        rf"(?P<m>(?:(?:das |da |hier |(?<=\w ))(?:hast du|habt ihr|haben sie)|\bdu hast|\bihr habt|\bsie haben(?= (?:da|mich|mir|mein|unser|noch|was|etwas|das)))\b(?:[^.;!?\n]|\.(?=\w)){{0,50}}?\b(?:{_MIXED}|(?:falsch|verkehrt|fehlerhaft|nicht richtig|nicht korrekt|nicht ganz richtig)\b(?! herum liegen)|mit \w{{1,4}} (?:eingetragen|geschrieben|gespeichert|notiert))"
        r"|\b(?:(?<=\w )(?:liegst|lagst) du|(?<=\w )liegen sie|du (?:liegst|lagst)|ihr liegt|sie liegen)(?: \w+){0,3}? (?:falsch|daneben|verkehrt|schief)\b"
        r"|\b(?:du bist|bist du|ihr seid|sie sind)(?: \w+){0,3}? (?:auf (?:dem|einem) (?:alten|falschen|vorigen|veralteten|früheren) (?:stand|dampfer)|auf dem holzweg)\b"
        r"|\b(?:du|sie|ihr)(?: \w+){0,2} (?:verwechselst|verwechseln|verwechselt|vertauschst|vertauschen|vermischst|übersiehst|irrst|missverstehst)\b(?: (?:dich|da|das|die|den|hier|mich|was|zwei|wohl|gerade|schon|immer))+)",
        """Laktose macht mir nichts aus, das hast du vertauscht.
        Du bist noch auf dem alten Stand: Releases schneiden wir inzwischen mittwochs.
        Da liegst du daneben, den State haben wir in Azure
        Sie haben da etwas verwechselt""",
        """Wenn du das verwechselt hast, sag es
        Hast du das verwechselt?
        Sie haben die Zwillinge verwechselt""",
    ),
    row(
        ("announced", "de"),
        "hab|hatte",
        rf"(?P<m>(?:(?:da|jetzt|hier|oben|vorhin|gestern) )?(?:ich )?(?:habe?|hatte|hab')(?:'?s)?(?: (?:ich|mich|da|das|es|die|den|dir|euch|ihnen|mir|uns|wohl|glatt|nur|leider|vorhin|eben|gerade|oben|gestern|wieder|natürlich|aber|versehentlich|aus versehen)){{0,6}} "
        rf"(?:vertippt|verguckt|verlesen|verzählt|verrechnet|verhört|vertan|verschrieben|versprochen|verklickt|vergriffen|geirrt|getäuscht|{_MIXED}|falsch (?:geschrieben|gesagt|angegeben|abgelesen|kopiert|verstanden|notiert|geguckt|getippt|erklärt|gerechnet|gezählt|im kopf|in erinnerung|abgeschrieben|weitergegeben|eingegeben)"
        r"|(?:quatsch|mist|unsinn|blödsinn|müll|stuss|käse) (?:erzählt|geschrieben|gesagt|verzapft|geredet)|(?:die )?(?:zahlen|ziffern|namen|buchstaben|tage) vertauscht)\b)(?! (?:zu|dass)\b)",
        """Hab mich verguckt, der Exit-Code war 137.
        Da hab ich Quatsch erzählt, es sind drei
        Ich hatte das falsch abgelesen""",
        """Er hat sich verguckt
        Ich habe mich verlaufen""",
        opens=True,
        anywhere=True,
    ),
    row(
        ("announced", "de"),
        "ich gesagt|ich geschrieben|ich genannt|ich angegeben|ich gemeint|ich behauptet|was ich|ich sagte|ich schrieb|ich sprach|ich rede",
        r"\b(?P<m>(?:hatte?|habe?|hab) ich (?:\w+ ){0,3}?(?:gesagt|geschrieben|genannt|angegeben|behauptet|gemeldet|bestellt)\b(?:[^.;!?\n]|\.(?=\w)){0,20}[,;–—-]+\s*(?:aber|doch|nur|es|das|inzwischen|tatsächlich|in wahrheit|richtig|jetzt|wir|gemeint)\b"
        r"|was ich (?:\w+ ){0,5}?(?:gesagt|geschrieben|angegeben|behauptet|geschickt|erzählt)(?: habe?| hatte)?,? (?:\w+ )?(?:war|ist|stimmt|stimmte|gilt)(?: \w+){0,3}? (?:falsch|quatsch|nicht|veraltet|hinfällig|überholt|unsinn|blödsinn|mist)\b"
        r"|ich (?:sprach|rede|redete) (?:hier |natürlich |eigentlich |aber )*(?:von|vom) (?:de[mrn] |meine[mr] )?\S*\w(?: \w+){0,2}(?:, nicht|$|[.!])"
        r"|ich (?:sagte|schrieb) (?:vorhin |oben |eben |gestern |zwar )*[^.;!?\n,]{1,30}, (?:aber|es ist|es sind|das ist|meinte|gemeint|richtig)\b)",
        """Vier Personen hatte ich gesagt, aber Tim ist abgesprungen
        Was ich vorhin geschrieben habe, stimmt nicht
        Ich sprach vom Testsystem, nicht von der Produktion""",
        """Das habe ich gesagt, und zwar laut
        Sag mir, was ich gesagt habe""",
        anywhere=True,
    ),
    row(
        ("denied", "de"),
        "nein|nee|nö|ne,|nope|quatsch|blödsinn|unsinn|stopp|halt|von wegen|irrtum|fehlalarm|keineswegs|mitnichten|denkste|falsch|kommando zurück|doch",
        rf"(?P<m>(?:(?:hä|äh|ähm|öh|oh|ach|hm+|also|na|naja|tja|ja|eh|uff|moment|sorry)[,.!… ]+)*(?:nein|nee|nö|nope|quatsch|blödsinn|unsinn|stopp|halt|halt stopp|von wegen|irrtum|fehlalarm|keineswegs|mitnichten|denkste|kommando zurück|falsch)(?: (?:nein|nee|quatsch|halt))?\s*[,.!:;–—-]+\s*(?!(?:danke|wie\b|das (?:ist|war) (?:ja |so |echt |wirklich |doch )*(?:gut|ok|okay|alles|in ordnung|schrecklich|furchtbar|schlimm|traurig|schade|blöd|toll|super|egal|schön|lustig|normal)|das (?:passt|geht|reicht|klappt|tut|macht)|die (?:tests|pipeline|ci)|der (?:build|test|fehler)\b|ich (?:war|hab|habe|weiß|kann|brauche|will|bin|gehe|komme|mag|muss|glaube|denke|hatte|meine)))"
        rf"(?:(?:der|die|das|den|dem|unser\w*|mein\w*|dein\w*|diese\w*|bei uns|in|im|am|auf|es|er|sie|wir|man|port|erst|nur|immer|{_SHARP})\b(?: [\w./:@-]+){{0,4}}? (?:{_STATE})\b{_PLAIN}|(?:wir|es|er|sie) (?:{_STATE})\b{_PLAIN}|(?:das|es|der|die) (?:ist|sind|war|heißt|läuft) (?:\w+ )?{_V}))",
        """Hä nee, der Service horcht auf 8443
        Ach nein, die Besprechung beginnt um 9
        Von wegen, das Ding läuft unter Windows
        Kommando zurück: der Release bleibt am Montag""",
        """Nein, das ist schade
        Nein, die Tests laufen noch
        Halt die Klappe""",
        opens=True,
    ),
    row(
        ("denied", "de"),
        "andersrum|andersherum|anders herum|umgekehrt|gegenteil|verkehrt herum|anders rum",
        r"(?P<m>(?:(?:äh|ähm|nein|nee|das|es|genau|gerade|eher|ist|doch|alles|sogar)[,.! ]+){0,5}(?:andersrum|andersherum|anders (?:herum|rum)|umgekehrt|(?:das )?gegenteil|verkehrt herum)(?: ist (?:richtig|wahr|der fall))?\s*(?:[:,;–—!-]+\s*\S|\.|$))",
        """Äh, andersrum: erst der Dump, danach die Migration.
        Es ist genau umgekehrt, der Client fragt""",
        """Wenn es andersrum ist, sag es
        Und umgekehrt natürlich auch
        Dreh das Bild andersherum""",
        opens=True,
    ),
    row(
        ("changed", "de"),
        "geschichte|passé|vom tisch|hinfällig|obsolet|abgekündigt|eingestellt|gestorben| raus| weg| tot",
        r"(?P<m>(?:(?:der|die|das|unser\w*|mein\w*) )?(?:[\w.-]+ ){1,3}?(?:ist|sind|hat sich)(?: (?:bei uns|längst|inzwischen|mittlerweile|nun|jetzt|damit|leider|seit \w+|endgültig|komplett))* (?:geschichte(?= ?(?:[,;.:–—-]|$))|passé|vom tisch|hinfällig|obsolet|abgekündigt|erledigt(?=[,;:–—-])|(?:raus|weg|tot|gestorben)\s*[,;:–—-]+\s*(?:wir|jetzt|stattdessen|gebaut|es|alles|mein\w*|unser\w*|nun)\b))",
        """Jenkins ist Geschichte, gebaut wird jetzt alles über Woodpecker.
        Der Umzug ist vom Tisch
        Kafka ist raus, jetzt kommt NATS""",
        """Geschichte ist mein Lieblingsfach
        Die Milch ist weg
        Wenn Jenkins Geschichte ist, sag es""",
        opens=True,
    ),
    row(
        ("changed", "de"),
        "umgezogen|umgestiegen|gewechselt|migriert|umgestellt|abgeschafft|umbenannt|verlegt|gekündigt|aufgehört|rausgeworfen|rausgeflogen|rausgeschmissen|umgeschwenkt|eingestampft|hochgesetzt|heraufgesetzt|erhöht|gesenkt|angehoben|reduziert|verlängert|verkürzt|halbiert|verdoppelt|portiert|zusammengelegt|abgemeldet|abbestellt|abgesprungen|ausgestiegen|ausgeschieden|verschoben|vertagt|verworfen|eingestellt|ersetzt|abgelöst|geändert|verabschiedet|entschieden",
        r"(?P<m>(?<=\w )(?:ist|sind|wurden?|haben|hat|habe|hab|bin)\b(?! (?:er|sie|jemand|man)\b)(?:(?!\b(?:wenn|falls|ob|dass|nicht|nie|noch|fast|dir|euch)\b)[^.,;:!?\n]){1,60}?\b(?:umgezogen|umgestiegen|gewechselt|migriert|umgestellt|abgeschafft|umbenannt|gekündigt|rausgeworfen|rausgeflogen|rausgeschmissen|umgeschwenkt|eingestampft|hochgesetzt|heraufgesetzt|erhöht|gesenkt|angehoben|reduziert|verlängert|verkürzt|halbiert|verdoppelt|portiert|zusammengelegt|abgemeldet|abbestellt|abgesprungen|ausgestiegen|ausgeschieden|verschoben|vertagt|verworfen|ersetzt|abgelöst|(?:uns|mich) (?:\w+ ){0,4}?(?:verabschiedet|umentschieden|anders entschieden))\b)",
        """aber Tim ist abgesprungen, plan also nur für drei
        Das Limit wurde auf 200 angehoben
        Von Helm haben wir uns verabschiedet""",
        """Wenn wir das Limit auf 200 angehoben haben, sag es
        Hat Tim gekündigt?
        Er sagt, das Limit wurde auf 200 angehoben""",
    ),
    row(
        ("denied", "de"),
        "schreibt man|schreibt sich|schreibe mich|geschrieben wird|schreibweise",
        r"(?P<m>(?:(?-i:[A-ZÄÖÜ])\w+ |das |der name |ich |er |sie )(?:schreibt (?:man|sich)|schreibe mich|wird)(?: \w+){0,2}? (?:mit|ohne) (?:(?-i:[A-Z])|\w|zwei|einem|nur einem|doppel\w*|bindestrich)\b)",
        """Jannik schreibt man mit J, du hast meinen Sohn mit Y eingetragen.""",
        """Wie schreibt man Jannik mit J?""",
        opens=True,
    ),
    row(
        ("changed", "de"),
        "nur noch",
        r"\b(?P<m>(?:bitte|also|ab jetzt|künftig|wir (?:nutzen|deployen|verwenden|nehmen|machen|sind|testen|schreiben|treffen uns)|ich (?:esse|trinke|arbeite|nehme|fahre|brauche)|(?:du|ihr) sollst)(?: [\w-]+){0,3}? nur noch (?!ein bisschen|kurz|schnell|eine? (?:frage|minute|kleinigkeit))\S*\w)",
        """plan also bitte nur noch für drei
        Wir deployen nur noch dienstags""",
        """Ich brauche nur noch kurz Hilfe
        Bitte nur noch eine Minute""",
    ),
    row(
        ("changed", "de"),
        "nicht mehr|nich mehr|net mehr|ned mehr|nimmer|nimma|keine|kein |nix mehr|niemand mehr|nie mehr|nirgends mehr|nichts mehr",
        rf"\b(?P<m>(?:{_NOT}|nie|nix|nichts|niemand|nirgends|kein\w*)(?: [\w.-]+){{0,4}}? mehr\b(?! (?:als|zeit|geld|lust|kraft|platz|fragen|da|viel|oder)\b)|nimmer\b|nimma\b)",
        """Bitte duzen Sie mich nicht mehr.
        Unter der alten Handynummer erreichst du mich nicht mehr, nimm die 0151 0000000.
        wir wohnen nimmer in Graz, sind im Herbst nach Linz gezogen
        Das macht bei uns niemand mehr von Hand""",
        """Das Login geht nicht mehr
        Wenn wir Helm nicht mehr nutzen, lösche es
        Ich kann nicht mehr
        Der Drucker druckt nicht mehr""",
    ),
    row(
        ("denied", "de"),
        "quark|schmarr|käse|mist|humbug|mumpitz|stuss|ups|hoppla|oha|mööp|stopp|halt|moment|warte|daneben|nicht ganz|leider nein|leider nicht|ach was|nix da|keine spur|verkehrt|nee|nein|nö|falsch|fehler|quatsch|unsinn|blödsinn|pustekuchen|eben nicht|fast|was red|was schreib|was sag|was erzähl|irrtum|denkste",
        rf"(?P<m>(?:(?:ach|ähm?|oh|och|uff|hä|hey|sorry|na|ja|tja|also|autsch|mann|mensch)[,.! ]+)*(?:quark|schmarrn|schmarren|käse|humbug|mumpitz|stuss|mööp|daneben|nicht ganz|leider nein|leider nicht|leider falsch|nix da|nichts da|keine spur|verkehrt|nee|nein|nö|nope|falsch|quatsch|unsinn|blödsinn|pustekuchen|eben nicht|irrtum|denkste|knapp daneben|ganz falsch|völlig falsch|ach was)\s*[,.!:;–—-]+\s*(?!(?:danke|ich (?:war|hab|habe|weiß|kann|brauche|will|bin|gehe|komme|mag|muss|glaube|denke|hatte|meine)|das (?:ist|war) (?:ja |so |echt |doch )*(?:gut|ok|okay|alles|schade|schlimm|schrecklich|furchtbar|blöd|toll|super|egal|schön|lustig|normal|traurig|nett)|die (?:tests|pipeline|ci)|der (?:build|test|fehler)|alles gut|schon gut|passt|lass|wie|keine|nicht nötig|noch nicht)\b)(?:{_SHARP}(?=\s*[.!]*\Z)|(?:(?:um|am|im|auf|bei|erst) )?{_SHARP}|(?:der|die|das|den|dem|unser\w*|mein\w*|dein\w*|bei uns|in|im|am|auf|es|er|sie|wir|man|port|erst|{_V})\b(?: [\w./:@-]+){{0,4}}? (?:{_STATE})\b{_PLAIN})"
        rf"|(?:moment|warte|stopp|halt|ups|upps|hoppla|oha|mist|fast|sorry|argh)(?: mal)?\s*[,.!:;–—-]+\s*(?:(?:nein|nee|falsch|doch|aber)[, ]+)?(?:(?:hausnummer|port|version|zimmer|raum|zeile|seite|artikel|die|der|das|es (?:ist|sind|war|waren)|eigentlich|verschrieben|vertippt|falsch\w*) )*(?:{_SHARP}(?: {_NOT} {_SHARP})?(?=\s*(?:[.,!]|$))|(?:verschrieben|vertippt|vertan|verlesen|verguckt)\b)"
        rf"|(?:{_FILLER})?was (?:red|rede|schreib|schreibe|sag|sage|erzähl|erzähle|laber|denk)e? ich(?: \w+)?\b)",
        """Ach Schmarrn, der Zug geht um 14:12 ab Gleis 7.
        quark, 5433
        ups, hausnummer 27 nicht 72
        Ach Unsinn, was red ich, die Hochzeit ist ja im Mai!""",
        """Mist, der Build ist kaputt
        ach nein wie schade, der arme Hund
        Nein, die Tests laufen noch
        Was rede ich morgen auf der Feier?""",
        opens=True,
    ),
    row(
        ("announced", "de"),
        "korrektur|berichtigung|richtigstellung|klarstellung|nachtrag|änderung|zurück|verschrieben|vertippt|streich|vergiss|vergesst|ignorier|verwirf|nimm zurück|nehme zurück|zurückgenommen|widerruf|rückgängig",
        r"(?P<m>(?:(?:kleine|kurze|wichtige|noch eine|eine) )?(?:korrektur|berichtigung|richtigstellung|klarstellung|nachtrag|planänderung|änderung)(?: [\w-]+){0,4}?\s*[:,–—-]\s*(?!bitte prüf)\S|(?:(?:ups|upps|sorry|oh|äh|mist)[,! ]+)*(?:verschrieben|vertippt|verlesen|verguckt|vertan)\s*[,.:!–—-]|(?:bitte )?(?:streiche?|vergiss|vergesst|vergessen sie|ignoriere?|verwirf|vergiss mal)(?: bitte| mal| einfach| wieder)*,? (?:das|alles|den|die|meine?n?)(?: (?:mit|von|über|zum|zur|bezüglich|wegen|zu)\b(?: \S+){1,4}?| [\w-]+(?: (?:von|aus|zu|zum|mit|über) (?:\w+ ){0,2}?[\w-]+)?)\s*[,;:.!–—-]+\s*(?:es|das|der|die|wir|ich|is|ist|nimm|jetzt|doch|stattdessen|lieber|bei|richtig)\b"
        r"|(?:das |die \w+ |den \w+ )?(?:nehme|nehm|ziehe) ich (?:hiermit |wieder |alles |das )*zurück\b|(?:mach|machen wir|machst du)(?: \w+){0,3} rückgängig,? (?:was ich|das mit)|ich (?:nehme|nehm|ziehe|widerrufe)(?: \w+){0,4} (?:zurück|was ich)\b)",
        """Kleine Berichtigung meinerseits: die Retention liegt bei 90 Tagen.
        Streich das mit dem Montag, es wird doch der Donnerstag.
        Vergiss den Port von gestern, der is jetz 9191
        Das nehme ich zurück, es bleibt bei Redis""",
        """Vergiss mein nicht ist meine Lieblingsblume
        Wenn die Korrektur fertig ist, sag es""",
        opens=True,
        anywhere=True,
    ),
    row(
        ("changed", "de"),
        "nagel gehängt|über bord|ruhestand|ad acta|auf eis|hingeschmissen|geschmissen|eingemottet|ausgemustert|in die tonne|laufpass|den rücken|dichtgemacht|stillgelegt|umgeschult|ausgezogen|zusammengezogen|waren einmal|war einmal|gezogen|gewechselt|abgestellt|abgedreht|verkauft|gekündigt|abgelöst|zugemacht|aufgelöst|geschieden|getrennt|geheiratet|rausgenommen|abgesetzt|geworden|umgesattelt|umgestellt|zurückgekehrt|zurückgegangen|verabschiedet",
        rf"\b(?P<m>(?:ich|wir|hab|habe|haben|sind|bin|wurden?|ist|hat)\b(?! (?:er|jemand|man)\b)(?:[^.;!?\n]|\.(?=\w)){{0,50}}?\b(?:(?:an den nagel gehängt|über bord geworfen|in (?:den ruhestand|rente) geschickt|ad acta gelegt|auf eis gelegt|hingeschmissen|geschmissen|eingemottet|ausgemustert|in die tonne (?:getreten|geworfen|gekloppt)|den (?:laufpass gegeben|rücken gekehrt)|dichtgemacht|stillgelegt|umgeschult|umgesattelt|(?:nach|in|zu) (?:\w+ )?(?-i:[A-ZÄÖÜ])\w+ (?:gezogen|gewechselt|umgezogen|zurückgekehrt)|abgesetzt|abgestellt|abgedreht))\b"
        rf"|(?:die|der|das) (?:[\w.-]+ ){{1,3}}?(?:waren|war) einmal\b(?! (?:ein|in|vor))|aus {_SHARP} (?:sind|ist|wurden) (?:\w+ )?{_SHARP})",
        """Das Fitnessstudio hab ich an den Nagel gehängt, ich geh jetzt schwimmen.
        Seit der Beförderung arbeite ich Vollzeit, die 20 Stunden waren einmal.
        wir sind im Herbst nach Linz gezogen
        aus 100 sind 250 pro Minute geworden""",
        """Es war einmal ein König
        Wenn wir nach Linz gezogen sind, sag es
        Er sagt, wir sind nach Linz gezogen""",
    ),
    row(
        ("forbidden", "de"),
        "finger weg|hände weg|weg mit|schluss mit|tabu|verboten|nicht mehr|verbiete|will ich nicht|möchte ich nicht|mag ich nicht",
        r"(?P<m>(?:bitte )?(?:finger|hände) weg (?:von|vom)\b(?: \S+)?|weg mit (?:den|dem|der|diesen)\b(?: \S+)?|[\w-]+(?: [\w-]+)? (?:ist|sind) (?:ab (?:jetzt|sofort|heute)|künftig|von nun an) (?:tabu|verboten|untersagt|nicht mehr erlaubt)\b|(?:keine|solche|diese) [\w-]+ (?:will|möchte|mag) ich (?:\w+ )?(?:mehr|nicht mehr|nie wieder)\b)",
        """Finger weg von Force-Push ab heute, auch auf deinen eigenen Branches.
        Emojis sind ab sofort tabu""",
        """Wenn Emojis ab sofort tabu sind, sag es""",
        opens=True,
    ),
    row(
        ("swapped", "de"),
        "sondern|nicht |nich |net |nimmer|keine",
        rf"\b(?P<m>{_SHARP},? {_NOT} {_SHARP}{_END}|(?:{_NOT}|nimmer|kein\w*)\b(?:[^.;!?\n]|\.(?=\w)){{1,40}}?,? sondern\s+\S*\w|{_NOT} (?:den|die|das|der|dem|am|auf|um|im|in|an|mit|bei) (?:\w+ )?[\w-]+ ?!+(?=\s*\S)|(?:und|also) (?:{_NOT}|keine?n?) (?:(?:am|um|im|in|auf|die|der|das|mehr|erst) )?(?!(?:nur|mehr|immer|so|zu|sehr|ganz|wie|weil|dass|ob|wenn|vergessen|mal|alle)\b)[\w.+#:/-]+{_END})",
        """hausnummer 27 nicht 72
        nicht die prod-db!!! du solltest auf staging arbeiten
        das Feld heißt user_id und nicht userid""",
        """Wenn es regnet, gehen wir nicht an den See, sondern ins Kino.
        Angenommen, der Server wäre nicht in Frankfurt, sondern in Dublin""",
    ),
    row(
        ("changed", "de"),
        "jetzt|jetz |jetz.|nun |inzwischen|mittlerweile|neuerdings|nunmehr|ab sofort|ab jetzt|ab heute|wird doch|seit ",
        rf"\b(?P<m>(?:{_WE}|(?:der|die|das|mein\w*|unser\w*|dein\w*|sein\w*|ihr\w*|alles|da|dort|hier|es|er|sie) (?:[\w.-]+ ){{0,3}}?)\b(?:{_IS}|{_STATE}|wohnen|leben|lebe|heiße|fahre|geh|gehe|treffen uns|trainiere|spiele|spielt|lerne|lernt|studiere|leite|leitet|betreue|betreut|übernehme|übernimmt|rechnen|zahlen|zahle|buchen|planen) (?:(?:doch|auch|alle|ja|aber|uns|mich|bei uns) )*(?:jetzt|jetz|nun|inzwischen|mittlerweile|neuerdings|nunmehr|ab sofort|ab jetzt|ab heute|seit (?:gestern|heute|kurzem|neuestem|letzte\w* \w+|dem \w+|der \w+|\d{{4}}|(?!Jahren|Monaten|Langem|Ewigkeiten|Anfang|Jeher)(?-i:[A-Z])\w+))(?!,? (?:danke|grün|rot|fertig|gut|kaputt|weg|da|ok|okay|schnell|besser|langsam|leer|voll|an|aus|offen|zu|stabil|online|durch|nicht|wieder|endlich|auch|schon|noch|mal|bitte|müde|krank|wach|erstmal|los|spät|dunkel|hell|kalt|warm|nass|im (?:urlaub|bett|büro|zug)|zu hause|daheim|sauber|leise|still|klar|bereit|allein|froh|traurig|raus)\b)(?:,? (?:\w+ ){{0,3}}?(?:{_V}|um|am|im|in|über|bei|per|mit|unter|auf|ein\w*|zu)\b| \w+(?:en|isch|ig|lich)\b|\s*(?:[.,!]|$))"
        rf"|(?:{_V}|die \w+|der \w+|das \w+) (?:{_IS}|liegt|läuft|hat|heißt|hört) (?:jetzt|jetz|nun|inzwischen|mittlerweile) {_SHARP}|es wird (?:nun |jetzt )?doch (?:der|die|das|am|ein\w*|{_SHARP})\b)",
        """Der Zahnarzttermin ist jetzt Donnerstag um halb neun.
        der is jetz 9191
        es wird doch der Donnerstag""",
        """Der Build ist jetzt grün
        Ich bin jetzt im Urlaub
        Wenn der Port jetzt 91 ist, sag es
        Die Nachbarn haben ihren Diesel verkauft und fahren jetzt elektrisch.""",
    ),
)
