"""Corrections in German by what is done with them: who said so, since when, until when, what you wrote, update your notes.

Each row is a kind of clause, with classes of words instead of single wordings; its messages that fire and that don't are its
tests. The words reported are the first named group that matched.
"""

from __future__ import annotations

from tiers.corrections import row

_X = r"(?:[^.;!?\n]|\.(?=\w))"
_C = r"(?:[^.,;:!?\n]|\.(?=\w))"
_IS = r"(?:ist|sind|war|waren|heißt|heiße|heißen|hat|habe|haben|nutzt|nutzen|nutze|läuft|laufen|liegt|liegen|steht|stehen|kommt|kommen|geht|gehen|endet|beginnt|gilt|gehört|kostet|wohnt|wohne|bin|arbeite|arbeitet|fahre|fährt|esse|trinke|mache|macht|dauert|braucht|bleibt|sitzt|zieht|zahlen|zählt)"
_V = (
    r"(?:(?-i:[A-ZÄÖÜ])[\w.+#-]*|\S*\d\S*|\w+(?:[-_./@]\w+)+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)"
)
_NUM = r"(?:\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zu (?:zweit|dritt|viert|fünft|sechst|siebt|acht))"
_YOU = r"(?:du|sie|ihr)"
_DATA = r"(?:notiz(?:en)?|unterlagen|daten|kartei|akten?|liste|gedächtnis|speicher|aufzeichnungen?|angaben?|infos?|informationen|eintrag|einträge|kontakte?|kalender|profil|datei|übersicht|stammdaten|adressbuch)"
_SAID = r"(?:sagtest|schriebst|meintest|nanntest|notiertest|behauptetest|schreibst|sagst|behauptest|nennst|notierst|hattest|sagten|schrieben|notierten|haben \w+ (?:gesagt|geschrieben|notiert)|hast \w+ (?:gesagt|geschrieben|notiert))"
_OLD = r"(?:alte[nmrs]?|veraltete[nmrs]?|frühere[nmrs]?|vorige[nmrs]?|falsche[nmrs]?|bisherige[nmrs]?)"
_DAY = r"(?:(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|morgen|übermorgen)\w*|\S*\d\S*|(?:nächste[nrsm]?|kommende[nrsm]?) \w+|später|unbestimmt\w*|\w+ \w+ (?:nach hinten|nach vorne|vor|zurück))"

GERMAN_ACTS = (
    row(
        ("denied", "de"),
        "du |sie |ihr |deine|ihre|gespeichert|notiert|hattest|stehen",
        rf"\b(?P<m>(?<!wenn )(?<!falls )(?:du|sie) {_SAID}\b{_X}{{10,70}}?[,;:.–—]+\s*(?:aber |dabei |doch )?(?:er|sie|es|das|der|die|wir|ich|bei uns|in wirklichkeit|tatsächlich|eigentlich|richtig)\b(?! (?:auch|super|danke|gut)\b) ?{_C}{{0,30}}?\b(?:{_IS}|aber|nur|nicht|kein\w*)\b"
        rf"|was (?:du|sie|ihr) (?:über |zu |von |da |dir |mir |uns |bei )?{_C}{{0,40}}?(?:gespeichert|notiert|vermerkt|hinterlegt|aufgeschrieben|stehen|abgelegt|eingetragen) (?:hast|haben|habt),? (?:ist|stimmt|gilt|war|passt|stammt|sind|stimmen) {_C}{{0,20}}?(?:von gestern|alt|veraltet|überholt|nicht|falsch|kalter kaffee|schnee von gestern|vom|aus|lange her|quatsch|unsinn)"
        rf"|(?:da|dort|das|hier|{_V}|in (?:deine[rmn]?|ihre[rmn]?) {_DATA}) (?:hattest|hast|hatten|haben) (?:du|sie) (?:noch |vorhin |oben |mir |uns )*{_C}{{1,30}}? (?:stehen|drin|drinstehen|angegeben|geschrieben|notiert|hinterlegt|vermerkt)(?=\s*(?:[.,;!]|$)))",
        """Du schriebst, die Frist endet am 12.; sie endet am 21.
        Du sagtest, die API nutzt OAuth, sie nutzt aber einfache Schlüssel.
        Was du über meine Diät gespeichert hast, ist von gestern.
        Es sind 14 Tage Rückgabefrist, da hattest du 30 stehen.""",
        """Wenn du sagtest, die Frist endet am 12., dann passt das
        Was du über die API geschrieben hast, ist super
        Was hast du gespeichert?""",
    ),
    row(
        ("denied", "de"),
        "wer hat|wer sagt|woher|wie kommst|wie kommen|seit wann|wieso denn|von wem|bären|dir jemand|ihnen jemand",
        rf"(?P<m>(?:(?:und|aber|hä|bitte|moment|sag mal|halt)[ ,?]+)*(?:wer hat (?:dir|ihnen|euch) (?:das |denn |bloß |so ?was |eigentlich )*(?:gesagt|erzählt|gesteckt|eingeredet|verraten|weisgemacht)|wer sagt (?:denn|das|dir|so ?was)|woher (?:hast|haben|nimmst|nehmen|weißt|wissen|kommt) (?:du |sie |denn |das |bloß |die info\w* )*|wie (?:kommst|kommen) (?:du|sie) (?:denn |bloß |nur )?(?:darauf|drauf|auf)|seit wann|von wem (?:hast|haben) (?:du|sie))\b(?! (?:das geheimnis|den fehler)){_X}{{0,60}}[?.!,]+\s*(?:wir|ich|es|das|der|die|bei uns|mein\w*|unser\w*|nein|nie|niemals|so ?was|in|nur|da|hier)\b"
        rf"|da hat (?:dir|ihnen|euch) (?:jemand|einer|wer) (?:einen bären aufgebunden|(?:mist|quatsch|unsinn|was falsches|falsches|blödsinn|humbug) (?:erzählt|gesagt))|{_C}{{3,40}}[,;.–—]\s*(?:keine ahnung|weiß nicht|ich weiß nicht|weiß der geier),? (?:woher|wie|wieso|warum|wo) (?:du|sie|der|die|das) {_C}{{1,40}})",
        """Wer hat dir gesagt, dass ich ein Auto habe? Ich fahre Rad.
        Woher hast du, dass ich Veganer bin? Ich esse alles.
        Wie kommst du darauf, dass wir in Berlin sitzen? Wir sitzen in Kiel.
        Da hat dir jemand einen Bären aufgebunden: einen Staging-Cluster hatten wir nie
        Seit wann bin ich Raucher? Ich habe nie geraucht.""",
        """Wer hat dir das Geheimnis verraten?
        Woher kommt dieser Fehler?
        Seit wann läuft der Build nicht?""",
        opens=True,
    ),
    row(
        ("denied", "de"),
        " nie|niemals",
        r"(?P<m>(?![^.!?\n]*\b(?:würde|würden|gern|gerne|möchte|will)\b)(?:ich|wir|mein \w+|meine \w+|bei uns|das|so was|sowas|so|(?:den|die|das|eine?n?) [\w-]+) (?:hab|habe|haben|hatte|hatten|bin|sind|war|waren|gab es|gab's|hat) (?:\w+ )?(?:ich |wir |es |das )?(?:noch |überhaupt |wirklich |ja |doch |auch )*(?:nie|niemals)\b(?! (?:so|mehr|zuvor|gedacht|geglaubt|gesehen|bereut|erlebt|vergessen|verstanden|wieder)\b)(?: (?:im leben|\w+|in \w+|bei \w+|bei einer? \w+|auf \w+|für \w+|ein\w* [\w-]+|mit [\w-]+))?(?: (?:gewohnt|gelebt|gewesen|gearbeitet|gesagt|behauptet|benutzt|genutzt|verwendet|gehabt|geraucht|gegessen|getrunken|besessen|bestellt|gebucht|studiert|gelernt|verlangt|unterschrieben|zugestimmt|erwähnt|gefahren|gespielt|vereinbart|ausgemacht|geplant|so|der fall|im einsatz|verheiratet))?(?=\s*(?:[.,;:!–—]|$))(?<!gesehen)(?<!erlebt)"
        r"|(?:das|es) (?:war|ist) (?:noch |auch |ja )?(?:nie|niemals) (?:so|der fall|anders|ein\w* \w+)(?! schön)(?=\s*(?:[.,;:!–—]|$)))",
        """Ich hab nie in Lima gewohnt.
        Das war noch nie so.
        einen Staging-Cluster hatten wir nie
        Das habe ich nie gesagt""",
        """So viel Schnee hab ich noch nie gesehen.
        Ich habe nie so gut gegessen
        Wenn ich nie in Lima gewohnt habe, egal""",
        opens=True,
    ),
    row(
        ("denied", "de"),
        "seit |seitdem",
        rf"(?P<m>(?!seit[^.,!?\n]*,? (?:hab|habe|haben|hat|bin|sind|ist) (?:ich|wir|er|sie|es) [^.,!?\n]*\bge\w+(?:t|en)\W*$)(?:seit|seitdem) (?:wir|ich|der|die|das|dem|den|unser\w*|mein\w*) {_C}{{3,60}}?,? (?:{_IS}|wird|werden|gibt es|haben|muss|müssen|darf) (?:(?:der|die|das|den|unser\w*|mein\w*|es|wir|ich|alle|alles|man) )?(?:[\w-]+ )?{_C}{{0,25}}?(?:nur noch|nicht mehr|kein\w*|eine? andere[nrsm]?|ein(?:en)? neue[nrsm]?|eigene|geschützt|umbenannt|{_NUM}|{_V})\b(?! (?:besser|schneller|langsamer|schlechter|glücklich))"
        r"|(?:seit (?:gestern|heute|letzte[rmn]? \w+|montag|dienstag|mittwoch|donnerstag|freitag|anfang \w+|ende \w+|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|\d{4}|kurzem|neuestem|dem \d+\.?(?: \w+)?)) (?:ist|sind|haben|hat|gilt|gibt es|heißt|läuft|laufen|liegt|macht|machen|wird|werden|nutzen|arbeite|wohne|bin|darf|muss|fährt|kostet) (?!(?:mir|ich (?:krank|müde|erkältet)|es (?:kalt|warm|heiß)|krank|kaputt|alles kaputt|die hölle)\b)(?![^.!?\n]*\b(?:nicht|kaputt|langsam\w*|schlecht|krank|rot)\s*(?:[.!]|$))\S*\w)",
        """Seit wir den Lieferanten gewechselt haben, sind 40 Kisten das Minimum.
        Seit dem Umzug ins neue Rechenzentrum hat der Mailserver eine andere Adresse: mx3.firma.example
        Seit gestern ist main geschützt, direkt pushen geht da nicht mehr.
        Seit Mai arbeite ich in Kiel""",
        """Seit dem Update ist alles langsamer
        Seit wann ist main geschützt?""",
        opens=True,
    ),
    row(
        ("denied", "de"),
        "immer noch|schon wieder|noch immer|wieder d|weiterhin",
        rf"(?P<m>(?:immer noch|noch immer|schon wieder|wieder|weiterhin|jedes mal|dauernd|ständig) (?:der|die|das|den|dem|meine?n?|unser\w*|mit de[mr]|an die|an den|auf die) {_OLD} (?:[\w-]*(?:adresse|nummer|name[ns]?|telefon|mail|version|preise?|stand|daten|logo|link|url|host|server|port|passwort|konto|iban|bank|kurs|satz|plan|liste|anrede|firma|titel|chefin|chef|wohnung|datum|termin|ort|kennzeichen|code|modell|uhrzeit|budget|vertrag|tarif|schreibweise|bezeichnung|zahl|zahlen|wert|werte|info|infos|pfad|branch|zeitplan|rezept|sprache|währung))(?: [\w-]+)?(?: in (?:deiner|ihrer|der|eurer) [\w-]+)?(?=\s*(?:[.,;:!–—]|$)|,| drin| angegeben)(?! (?:stürzt|hängt|fällt))"
        rf"|(?:du|sie) (?:nennst|nennen|schreibst|schreiben|hast|haben|verwendest|verwenden|nimmst|nehmen|denkst|denken|glaubst|glauben|siezt|duzt|duzen|gehst|gehen|rechnest|rechnen|schickst|schicken|hältst|halten|empfiehlst|empfehlen) (?:mich |mir |uns |es |das |den |die |in \w+ )*(?:immer noch|noch immer|schon wieder|weiterhin)\b{_C}{{1,40}})",
        """Immer noch die alte Adresse in deiner Antwort.
        Schon wieder die alte Nummer; die neue endet auf 88.
        Sie schreiben immer noch Frau Weber""",
        """Schon wieder der alte Fehler
        Immer noch das alte Lied
        Nennst du mich immer noch so?
        Wenn du immer noch die alte Adresse hast, sag es""",
        opens=True,
    ),
    row(
        ("announced", "de"),
        "aktualisier|korrigier|berichtig|richtigstell|richtig stell|klarstell|revidier|rudere|zurückrudern|asche|kaffee|ändere|änder|pass |halt fest|halte fest|nachtrag|ergänz|klar stell|quatsch|blödsinn|unsinn|mist|zahlendreher|dreher|ausgedrückt|hand aufs",
        rf"(?P<m>(?:bitte )?(?:aktualisier(?:e|en sie|t)?|korrigier(?:e|en sie|t)?|berichtig(?:e|en sie|t)?|änder(?:e|n sie|t)?|pass(?:e|en sie)?|bring(?:e|en sie)?) (?:bitte |mal |doch )*(?:das(?: mal| bitte)?|deine?|ihre?|eure?|die|das|den) ?(?:{_DATA})?(?: (?:mal|bitte|auf den neuesten stand|an|über mich|zu mir|entsprechend))*\s*[,:;.–—-]+\s*(?:ich|wir|mein\w*|unser\w*|es|der|die|das|{_V}|inzwischen|jetzt|seit) (?:\w+ )?{_IS}\b"
        rf"|(?:aktualisier(?:e|en sie)?|korrigier(?:e|en sie)?|berichtig(?:e|en sie)?) (?:bitte |mal )*(?:deine|ihre|eure) {_DATA}\b"
        rf"|(?:(?:eine|noch eine|kurz eine|nur eine) (?:sache|kleinigkeit|korrektur) )?(?:das |eins |eines |hier |da |etwas |was |kurz )*(?:muss|möchte|will|sollte|darf|würde) ich (?:gern )?(?:(?:kurz|noch|hier|da|mal|gleich|eben|was|etwas|eins|meine aussage|das) )*(?:richtigstellen|richtig stellen|klarstellen|klar stellen|korrigieren|berichtigen|revidieren|zurücknehmen|geraderücken|zurückrudern)\b"
        rf"|(?:ich )?muss mich (?:da |hier |kurz |leider )*(?:korrigieren|berichtigen|verbessern)\b|ich (?:revidiere|widerrufe|korrigiere|berichtige|verbessere) (?:mich|meine?|das|hiermit)\b|ich rudere (?:da |hier )?zurück\b|asche auf mein haupt\b"
        rf"|(?:das|die|der)(?: mit)?(?: de[nmr])? {_C}{{1,25}}? (?:war|waren) (?:totaler |völliger |kompletter |ein )?(?:quatsch|blödsinn|unsinn|mist|fehler|irrtum|käse|schmarrn|versehen|tippfehler|zahlendreher) (?:von mir|meinerseits)\b|(?:klassischer |ein )?(?:zahlendreher|buchstabendreher|dreher|tippfehler|vertipper|schreibfehler|denkfehler|versprecher|copy-paste-fehler|lapsus) (?:von mir|meinerseits|von meiner seite)\b"
        rf"|ich (?:hab|habe|hatte) (?:mich (?:da |vorhin |oben )*(?:blöd|schlecht|unklar|missverständlich|falsch|unglücklich|ungenau|doof|nicht klar)|(?:da |vorhin |oben )*(?:quatsch|mist|unsinn|blödsinn|stuss|müll|käse) )(?: ?ausgedrückt| ?erzählt| ?geschrieben| ?gesagt| ?geredet| ?verzapft))",
        """Aktualisieren Sie bitte Ihre Unterlagen, mein Nachname ist Ibsen.
        Korrigier das mal: mein Sohn ist Jahrgang 2016.
        Eine Sache muss ich richtigstellen: der Raum ist 302.
        Muss mich korrigieren: die Queue fasst 500 Nachrichten, ned 5000.
        Ich revidiere meine Aussage: Wir kommen zu sechst.
        Asche auf mein Haupt – die Variable heißt MAX_CONN
        Das mit den 50 war Quatsch von mir, es sind 80.
        Zahlendreher meinerseits, 1500.
        Ich hab mich blöd ausgedrückt: es geht um den Kunden aus Bremen.""",
        """Korrigier bitte den Text
        Wenn ich mich korrigieren muss, sage ich es
        Aktualisiere die Pakete
        Soll ich das richtigstellen?""",
        opens=True,
    ),
    row(
        ("forbidden", "de"),
        "hör|unterlass|lass |lassen |verzicht|schluss|spar |spare|ab heute|ab jetzt|ab sofort|ab morgen|künftig|fortan|von nun|nie wieder|nicht mehr|keine",
        r"(?P<m>(?:bitte )?(?:hör(?:t|en sie|e)?|höre) (?:(?:bitte|endlich|sofort|mal|doch|jetzt|damit) )+auf(?! zu (?:weinen|heulen|rauchen|lachen|jammern|arbeiten))\b|(?:bitte )?(?:hör(?:t|en sie|e)?) auf (?:damit,? )?(?:mich|mir|uns|immer|ständig|so|in|deine|alles|jeden|die|den|das|emojis) \S*\w|(?:bitte )?(?:unterlass(?:e|en sie|t)?|unterlassen sie|unterlasst) (?:bitte |es |künftig )*(?:das|die|den|dieses|jegliche|mich|uns|sämtliche|diese)\b|(?:bitte )?(?:verzichte|verzichten sie|verzichtet) (?:bitte |künftig |ab jetzt |in zukunft )*auf \S*\w|(?:bitte )?(?:spar(?:e)?|sparen sie|schenk(?:e)?) (?:dir|sich) (?:bitte |künftig )?(?:die|das|den|deine|ihre) (?!(?:mühe|zeit|arbeit|weg|ausrede\w*|ärger|geld|ruhe)\b)\S*\w"
        r"|(?:ab (?:heute|jetzt|sofort)|von (?:nun|jetzt|heute) an|künftig|in zukunft|fortan)(?: bitte)?[,:]? (?:bitte )?(?:alles|alle|nur|kein\w*|nichts|jede[rsn]?|sämtliche|immer|nie|niemals|ausschließlich|stets|in|mit|ohne|auf|die|den|das|der|antworte|schreib|nenn|sag|verwende|nutze|nimm|gib|rechne|duz|siez)\b(?! (?:ich|wir) (?:mach|ess|trink|geh|werd))(?! gut) ?\S*\w|(?:nenn|sag|schreib|schick|gib|mach|nimm|pack|setz|verwend|benutz|empfiehl|schlag|red|sprich)(?:e|en sie|t)? (?:mir |mich |uns |bitte |da |dort |das |es |hier |in \w+ )*(?:kein(?:e|en)? [\w-]+ mehr|nie (?:wieder|mehr)|nicht mehr|nicht länger)\b)",
        """Hör endlich auf, mich zu siezen.
        Unterlassen Sie bitte das Duzen.
        Ab heute alles in Gramm.
        Verzichte bitte auf Emojis
        Schreib mir keine Romane mehr""",
        """Hör endlich auf zu weinen
        Wenn du aufhörst, mich zu siezen, super""",
        opens=True,
    ),
    row(
        ("changed", "de"),
        "gewandert|geschoben|gerutscht|verlegt|vorgezogen|getauft|umgetauft|abgegeben|durch|adieu|tschüss|ade |ciao|tonne|papier|geschichte|begraben|passé|ausgedient|dichtgemacht|übergeben|vertagt|längst|gekündigt|verschoben|zuständig|meinung|umentschieden|kannst|können|könnt|änderung|anders überlegt|geplatzt|nach hinten|nach vorn",
        rf"(?P<m>(?!(?:kannst|wurde|ist) )(?:der|die|das|unser\w*|mein\w*|{_V})(?: [\w-]+){{0,3}}? (?:ist|sind|wurde|wurden|wird) (?:jetzt |nun |kurzfristig |leider |gestern |von {_C}{{1,14}} )*(?:auf|in|zum|um|vom|vor|nach) {_C}{{0,30}}?{_DAY}(?: \w+)?(?: \w+)? (?:gewandert|geschoben|gerutscht|verlegt|vorgezogen|vertagt|verrückt|gelegt|verschoben|verlegt worden|verschoben worden)\b"
        rf"|(?:der|die|das|unser\w*|{_V})(?: [\w-]+){{0,3}}? (?:wurde|ist|haben wir) {_C}{{0,20}}?(?:in|auf|zu) {_V} (?:um)?(?:getauft|benannt|umbenannt)\b|(?:mit|von) (?!(?:dir|ihnen|der diskussion|dem thema)\b)[\w.+#-]+ (?:sind|bin) (?:wir|ich) (?:durch|weg|fertig|ab)\b(?!,? (?:und|wenn))|(?:adieu|tschüss|ade|ciao|bye|goodbye|servus|auf nimmerwiedersehen),? {_V}\s*[,.!:;–—-]+\s*(?:hallo|alles|der|die|das|wir|ab|jetzt|seit|es)\b"
        rf"|(?:den|die|das|diese[ns]?|deine[n]?) (?:{_OLD} )?[\w-]+(?: [\w-]+){{0,2}}? (?:kannst|könnt|können) (?:du|ihr|sie) (?:dir )?(?:getrost |gleich |ruhig |komplett )*(?:in die tonne|in den müll|wegwerfen|vergessen|knicken|abhaken|streichen|an den nagel|in der pfeife|kübeln)(?: (?:treten|kloppen|hauen|werfen|schmeißen|rauchen|hängen))?|das mit (?:de[mnr]|dem|meine[rm]) {_C}{{1,25}}? (?:kannst|könnt|können) (?:du|ihr|sie) (?:getrost |gleich |ruhig )?(?:vergessen|streichen|abhaken|knicken|ignorieren)"
        rf"|{_C}{{2,30}}? (?:gibt es|gibt's|existiert|existieren|steht) {_C}{{0,30}}?nur noch (?:auf dem papier|in der (?:doku|erinnerung|theorie)|als (?:archiv|ruine))|(?-i:[A-ZÄÖÜ])\w+ hat (?:das|die|den|sein\w*|ihr\w*) {_C}{{1,25}}?(?:abgegeben|übergeben|niedergelegt|abgetreten|hingeschmissen|aufgegeben)[,;.–—]\s*(?:zuständig|jetzt|nun|das|es|die|der|neue?|verantwortlich)\b|bei uns (?:macht|ist|erledigt|übernimmt|betreut|läuft|heißt|leitet|führt) (?:das |die |der |den )?(?:\w+ )?(?:längst|schon lange|inzwischen|mittlerweile|jetzt|seit \w+)\b {_C}{{1,25}}"
        r"|(?:ich )?(?:hab|habe|haben|wir haben) (?:(?:mir|mich|uns|es|das|meine|unsere) )*(?:meinung geändert|anders überlegt|umentschieden|umüberlegt|anders entschieden|doch anders überlegt)\b|es (?:gab|gibt|hat) (?:da |noch |kurzfristig |leider )*(?:eine|ne|kurzfristige|einige|ein paar) (?:kurzfristige |kleine )?(?:änderung|änderungen|planänderung|umstellung|neuerung|korrektur)(?: gegeben)?\s*[:,;.–—-]+\s*\S)",
        """Der Yogakurs ist vom Dienstag auf den Mittwoch gerutscht.
        Das Meeting ist auf Donnerstag gewandert.
        Der Launch wurde auf November geschoben.
        Phönix wurde in Aurora umgetauft.
        Mit Yarn sind wir durch. pnpm, überall.
        Den alten Style-Guide kannst du in die Tonne treten, es gilt nur noch der von Team Atlas.
        Das mit dem Rabatt kannst du vergessen.
        Den Monolithen gibt es seit der Aufteilung nur noch auf dem Papier
        Paul hat das Ressort abgegeben, zuständig ist Mia.
        Bei uns macht das längst die Anna.
        Hab meine Meinung geändert: nimm Blau.
        Es gab eine Änderung: wir fahren am Samstag.""",
        """Kannst du das Meeting auf Donnerstag schieben?
        Wenn der Launch auf November geschoben wurde, sag es
        Das Paket ist auf den Boden gefallen""",
        opens=True,
    ),
    row(
        ("swapped", "de"),
        "nicht |kein|falsche|fehlt|zu viel|zu wenig|cousin|von wegen|verwechs|war der|war die|war das|letztes jahr|im vorjahr|voriges jahr|lieber",
        rf"(?P<m>(?:ich|wir|er|sie|mein\w* \w+|unser\w* \w+) (?:{_IS}|studiere|lerne|spiele|heiße|leite|betreue) (?:nicht|kein(?:e|en|er)?) (?!(?:mehr|experte|profi|fan|so|ganz|sicher|schlecht|hunger|durst|lust|zeit|ahnung|unmensch|morgenmensch)\b){_C}{{2,35}}?[,;.–—]\s*(?:sondern |nur )?(?:ich|wir|er|sie|eine?|im|in|bei|als) (?:{_IS}|studiere|lerne|spiele|heiße|leite|betreue)\b ?\S*\w"
        rf"|(?:nein,? |ne,? |äh,? )?nicht (?:mein\w*|der|die|das|unser\w*|am|im|um|in|bei|zu|für|mit|auf) [\w-]+\s*[,;–—-]+\s*(?:sondern )?(?:mein\w*|der|die|das|unser\w*|am|im|um|in|bei|zu|für|mit|auf) [\w-]+(?=\s*(?:[.,;:!–—]|$))(?! ?\?)"
        rf"|(?:falsche[rsn]?) (?:person|zahl|nummer|name|tag|datum|ort|adresse|uhrzeit|jahr|projekt|repo|branch|stadt|kunde|team|abteilung|version|raum|haus|frau|mann|schwester|bruder|kind)\s*[,;:.–—-]+\s*(?:\S*\d\S*|darum|das|der|die|es|wir|ich|zuständig|richtig|gemeint|{_V}|bei uns)"
        rf"|(?:da|hier|es|in (?:deiner|ihrer) \w+) (?:fehlt|fehlen)(?: (?:noch|aber|mir))? (?:eine?r?|jemand|{_NUM}|mein\w*|unser\w*|der|die|das) ?{_C}{{0,20}}[,;.:–—-]+\s*(?:wir|es|ich|insgesamt|der|die|das|er|sie) (?:{_IS})\b(?! kaputt){_C}{{0,12}}(?:{_NUM}|auch|mit)"
        rf"|(?:du hast|sie haben) (?:da )?(?:eine?n?|{_NUM}|\w+) (?:zu viel|zu wenig|zuviel|zuwenig|doppelt|vergessen|unterschlagen|ausgelassen|dazuerfunden|dazugedichtet)\b)",
        """Ich arbeite nicht im Marketing, ich arbeite im Vertrieb.
        Ich bin kein Herr, ich bin eine Frau.
        Nicht mein Mann, mein Bruder.
        Falsche Person, darum kümmert sich Lucia.
        Da fehlt einer, wir sind sieben.
        Du hast einen zu viel gezählt, es kommen nur vier.""",
        """Ich bin kein Experte, nur Hobbykoch.
        Falsche Adresse eingegeben, jetzt geht es
        Ich habe keinen Hunger, ich habe Durst
        Nicht der Rede wert""",
        opens=True,
    ),
    row(
        ("denied", "de"),
        ", |der cousin|die cousine|war der alte|war die alte|war das alte|so war das|wollte ich|gemeint|dat |des is|desch|na,|nah,|geh,|i hob|i bin|mir ham|ned |net |nich ",
        rf"(?P<m>(?:(?:mein\w*|der|die|das|unser\w*) [\w-]+ (?:heißt|ist|steht|liegt|läuft|wohnt|arbeitet|sitzt|gehört) (?:in |an |auf |bei |zu )?{_V}[,;.]\s*{_V} (?:ist|war|heißt|hieß|gehört) (?:der|die|das|mein\w*|unser\w*|nur|bloß|ein) (?:alte[rsn]?|cousin\w*|bruder|schwester|tante|onkel|vorgänger\w*|nachbar\w*|andere[rsn]?|chef\w*|tochter|sohn|vater|mutter|hund|kater|katze|test\w*|backup|frühere[rsn]?|ehemalige[rsn]?|erste[rsn]?|kolleg\w+)\b)"
        rf"|so (?:war|hab ich|habe ich|hatte ich|hab i|wor) (?:das|es|des|dat)? ?(?:aber |ja |doch )?(?:nicht|ned|net|nich) gemeint\b|so (?:hab|habe|hatte) ich (?:das|es) (?:nicht|nie) (?:gemeint|gesagt)\b|von wegen {_C}{{1,25}}[,;:–—-]+\s*(?:der|die|das|wir|ich|er|sie|es|bei uns|{_V})\b"
        rf"|(?:geh|na|naa|nah|nee|ne|mei|jo mei|nö)(?: (?:na|du|geh))?[,. ]+(?:du,? )?(?:i|mir|des|dat|det|dit|dös|de|is|et|ick|ik) (?:hob|hab|bin|san|is|ham|ist|heißt|war|meen|mein) (?!(?:schee|super|guad|wurscht|egal|lustig|toll)\b)\S*\w)",
        """Das Kind heißt Levi, Levin ist der Cousin.
        Der Server steht in Falkenstein, Nürnberg war der alte.
        So war das nicht gemeint, ich wollte den Index behalten und bloß die Spalte loswerden.
        Von wegen vegetarisch, die Lena isst ganz normal alles, die Veganerin ist Paula.
        Geh, na, des is in Graz.
        Na, i hob gsagt Salzburg, ned Straßburg.""",
        """Das Kind heißt Levi, Levin kommt morgen
        Wenn es so nicht gemeint war, sag es
        Na, des is schee""",
        opens=True,
    ),
    row(
        ("denied", "de"),
        "galt |galten|lief |ging |stimmte|gültig|war |waren |nicht |gekündigt|abgeschafft|abbestellt|verkauft|aufgegeben|storniert|sagen wir|falsche|verrutscht",
        rf"(?P<m>(?:das|der|die|es|diese[rs]?|jene[rs]?|unser\w*|dein\w*)(?: [\w-]+){{0,3}}? (?:galt|galten|lief|liefen|bestand|hatte gültigkeit|war gültig|waren gültig) (?:damals |früher |nur |lediglich |bloß |noch )*(?:bis|während|im (?:alten|letzten|vorigen|ersten)|in den (?:alten|ersten)|vor|für|zu zeiten|unter)\b(?! (?:gut|schief|super)){_C}{{1,30}}"
        rf"|(?:das|der|die) {_C}{{0,25}}?(?:war|galt|stimmte|waren) (?:das )?(?:letztes jahr|voriges jahr|im vorjahr|letzte saison|letzten monat|letzte woche|vor (?:dem|der) \w+|bis \w+)[,;.–—]\s*(?:dieses jahr|heuer|diesmal|jetzt|inzwischen|nun|dieses|diese[nr]? \w+|seitdem|danach) {_C}{{1,30}}"
        rf"|{_C}{{3,50}}?\b\d+\b{_C}{{0,18}}, (?:und )?nicht (?:erst |schon |nur )?\d+(?=\s*(?:[.,;!–—]|$))|(?:den|die|das|unser\w*|mein\w*) [\w-]+ (?:haben|hat|habe|hab) (?:wir|ich|er|sie|mein \w+) (?:\S+ ){{0,4}}?(?:gekündigt|abgeschafft|abbestellt|verkauft|aufgegeben|storniert|abgemeldet|stillgelegt|abgesagt)(?=\s*(?:[.,;!–—]|$))|sagen wir (?:lieber|besser|doch|eher) \S*\w"
        r"|(?:(?:ich )?(?:hab|habe|bin|war)(?: ich)?) (?:da |wohl |beim \w+ )*(?:in|ins|an|auf|bei|zu|zum|im|am)(?: der| die| das| den| dem)? (?:falsche[nrsm]? [\w-]+|zeile|spalte|datum) (?:geguckt|geschaut|gelandet|verrutscht|gewesen|geraten|gesehen|unterwegs)\b(?! und))",
        """Das galt nur bis Dezember.
        Die Regel galt im alten Büro
        Diese Preise galten bis Ende Juni
        Das war letztes Jahr, dieses Jahr sind es 30 Tage.
        Oma ist letzten Monat 80 geworden, nicht 70.
        Den Vertrag haben wir zum 31. gekündigt.
        Sagen wir lieber 50 Gäste statt 40.
        Halt, stopp, zwei Eier, hab ins falsche Rezept geguckt.""",
        """Galt das nur bis Dezember?
        Wenn das nur bis Dezember galt, sag es
        Das ging bis zum Schluss gut""",
        opens=True,
    ),
    row(
        ("denied", "de"),
        "nein|nö|nee|ne,|nope|woher|nicht, |nicht – |nicht: |und du|aber du|und sie |warum|wieso|weshalb|zählt nicht|gilt nicht|stimmt nicht|deprecated|abgekündigt|veraltet|obsolet|antwort|irrst|irren|versprecher|versprochen|herum|getauscht|eingetauscht|ändern|mag ich nicht|vertrage ich|bin ich nicht|heiße ich| mit ",
        rf"(?P<m>(?:nein|nö|nee|ne|nope|falsch)[,.!]+ (?:am |um |im |der |die |das |es ist |erst )?(?:{_DAY}|{_NUM})(?: \w+)?\W*$|(?:am |um |im )?{_DAY} nicht\s*[,;:–—-]+\s*(?:(?:erst|sondern|aber) )?(?:am |um |im |den )?{_DAY}\b"
        rf"|(?:mein\w* \w+|ich|wir|unser\w* \w+) (?:{_IS}|lerne|studiere|geht) {_C}{{2,50}}?,? (?:und|aber|doch|trotzdem) (?:du|sie) (?:mir |uns |hier )?(?:empfiehlst|empfehlen|schreibst|schreiben|gibst|geben|schlägst|schlagen|nennst|nennen|behandelst|behandeln|kommst|rechnest|rechnen|planst|planen|suchst|erklärst|schickst) {_C}{{1,40}}"
        rf"|(?:warum|wieso|weshalb) (?:beharrst|bestehst|beharren|bestehen|schreibst|schreiben|nennst|nennen|glaubst|glauben|denkst|denken|rechnest|nimmst|gehst|hältst|behauptest|behaupten|meinst) (?:du|sie) {_X}{{2,60}}[?!]+\s*(?:ich|wir|es|das|der|die|mein\w*|unser\w*|bei uns|nein) {_C}{{2,60}}|(?:woher|wo) kommt (?:denn |bloß )?(?:die|diese|dieser|das|der|dieses) (?:zahl|wert|info\w*|angabe|name|datum|adresse|idee|annahme|behauptung|betrag)(?: denn| her)?[?!.,]+\s*(?:wir|ich|es|das|der|die|bei uns|mein\w*|unser\w*) {_C}{{2,60}}"
        rf"|{_C}{{2,40}} (?:zählt|gilt|passt|taugt) (?:doch |so |jetzt |aber |hier )*nicht(?: mehr)?\s*[,;.:–—-]+\s*(?:nimm|nehmen sie|nehmt|verwende|verwenden sie|nutze|benutze|richtig|gültig|es gilt|stattdessen)\b|{_C}{{2,40}} (?:ist|sind) (?:schon |längst |jetzt |inzwischen )*(?:deprecated|abgekündigt|veraltet|obsolet|abgeschafft|tot|eingestellt|hinfällig)\s*[,;.:–—-]+\s*(?:also |bitte )?(?:nimm|nehmen sie|nehmt|verwende|verwenden sie|nutze|nutzen sie|benutze|wir|es gibt|stattdessen|jetzt)\b"
        rf"|(?:in|laut|nach) (?:deine[rm]|ihre[rm]|eure[rm]) (?:antwort|zusammenfassung|liste|mail|tabelle|aufstellung|übersicht|notiz|nachricht) (?:{_IS}) {_C}{{2,50}},\s*(?:{_C}{{1,20}}? )?(?:{_IS})\b {_C}{{0,12}}?\b(?:aber|jedoch|doch|nur|nicht|in wirklichkeit|tatsächlich)\b|da (?:irrst|irren|täuschst|täuschen|liegst|liegen|vertust) (?:du|sie)(?: dich| sich)?(?: (?:falsch|daneben))?\s*[,;:.–—-]+\s*\S|(?:ups,? |sorry,? |pardon,? )?(?:versprecher|vertipper|tippfehler|schreibfehler|denkfehler|zahlendreher)\s*[,;:.–—-]+\s*(?:es |das |um |am |gemeint |ich |wir |richtig )?\S+"
        rf"|ich (?:hab|habe|hatte)(?:'s| es| das)? (?:genau |ganz |total )?(?:falsch|verkehrt|anders) (?:herum|rum) (?:gesagt|geschrieben|erzählt|gemeint)|{_C}{{2,30}} (?:haben|hat|habe) (?:wir|ich|er|sie) (?:\w+ )?(?:gegen|durch) {_C}{{1,25}}? (?:getauscht|eingetauscht|ausgetauscht|ersetzt)\b|(?:bitte|mal|gleich) (?:noch )?(?:ändern|korrigieren|anpassen|berichtigen)\s*[,;:.–—-]+\s*(?:der|die|das|mein\w*|unser\w*|ich|wir|es) [\w-]+(?: [\w-]+)? (?:{_IS}) "
        rf"|{_C}{{2,25}} (?:mag|esse|trinke|vertrage|spiele|kann|fahre) ich (?:gar |überhaupt )?(?:nicht|keine?n?)\s*[,;.–—-]+\s*das (?:ist|war|bist|sind|macht) (?:mein\w*|der|die|das|du|sie) [\w-]+|(?:ab jetzt|von jetzt an|künftig|ab sofort|ab heute|für dich) (?:heiße|bin) ich (?:für dich |nur noch )?(?-i:[A-ZÄÖÜ])\w+|(?:{_C}{{2,25}} (?:heißt|heiße|heißen|schreibt sich|ist) )?(?-i:[A-ZÄÖÜ])\w+ (?:wird |schreibt sich |heißt |schreibt man )?(?:(?-i:[A-ZÄÖÜ])\w+ )?(?:mit|ohne) (?:\w|ei|ai|ey|ay|ie|th|ph|ck|tz|ss|ß|doppel-?\w|\w-\w|bindestrich|akzent)(?=\s*(?:[.,;!]|$)))",
        """Nö, Mittwoch.
        Dienstag nicht, Donnerstag sehen wir uns.
        Mein Sohn geht längst aufs Gymnasium und du empfiehlst Grundschulsachen.
        Warum beharrst du darauf, dass ich in Bonn wohne? Ich wohne in Köln.
        Woher kommt die Zahl? Wir haben nur drei Maschinen.
        Die Adresse von gestern zählt nicht, nimm die neue.
        Der Endpunkt ist deprecated, nimm v3.
        In deiner Antwort steht der Server in Berlin, er steht aber in Jena.
        Da irrst du, meine Tochter ist sieben.
        Sorry, Versprecher, um drei.
        Ich hab's genau falsch herum gesagt: links ist Produktion.
        MySQL haben wir gegen TiDB getauscht.
        Bitte ändern, der Empfänger ist Herr Lind.
        Scharf mag ich nicht, das ist mein Bruder.
        Der Kunde heißt Meier mit ei.""",
        """Nein, danke
        Warum nimmst du den Bus? Ich laufe.
        Woher kommt der Fehler?
        Ich bin müde und du auch
        Kaffee mag ich nicht
        Plan mit mir""",
        opens=True,
    ),
    row(
        ("denied", "de"),
        "noch als|noch unter|streich|bei dir|bei ihnen|wollte |unterlaufen|vertan|heißt die|heißt das|heißt der|so heißt|erwähnt|gesagt|ab dem|ab der|gibt es nicht|gibt's nicht|existiert nicht|nicht ich|nicht wir|nicht mein|firmiert|trifft nicht zu|kein ",
        rf"(?P<m>(?:{_C}{{0,20}}?[,:] )?(?:führst|führen|listest|listen|behandelst|behandeln|siehst|sehen|hast|haben|speicherst|betrachtest) (?:du|sie) (?:mich|uns|ihn|sie|meine?n? \w+|unser\w* \w+) (?:immer |da )?noch (?:als|unter|mit|bei|in) {_C}{{1,30}}|(?:bitte )?(?:streich|streiche|streichen sie|lösch|lösche|nimm) (?:bitte |mal |doch )*(?-i:[A-ZÄÖÜ])[\w-]+(?: (?:raus|von der liste|wieder))?\s*[,;.:–—-]+\s*(?:wir|ich|es|das|stattdessen|dafür|er|sie) {_C}{{2,40}}"
        rf"|(?:bei|in) (?:dir|ihnen|deinen notizen|ihren unterlagen) (?:steht|stehen|ist|sind|heißt|stand|läuft|heiße ich|bin ich|wohne ich) {_C}{{1,25}}?\s*[,;:–—-]+\s*(?:{_C}{{1,20}}? )?(?:bin|ist|sind|heißt|heiße|habe|haben|war|wohne|wohnt|wurde|aber|richtig|korrekt)\b {_C}{{1,25}}|ich wollte {_C}{{1,25}}? (?:schreiben|sagen|tippen|angeben|eingeben|bestellen|eintragen|nennen)\s*[,;–—-]+\s*(?:und )?nicht {_C}{{1,25}}"
        rf"|(?:da|hier|ihnen|dir|dabei|leider|in der \w+|bei der \w+)(?: (?:da|hier|leider|ist|hat|wohl))*(?: (?:dir|ihnen|sich))? ?(?:ist )?(?:dir |ihnen )?(?:ein|noch ein|ein kleiner|leider ein) (?:fehler|irrtum|versehen|dreher|zahlendreher|patzer|lapsus|schnitzer)(?: bei \w+)? (?:unterlaufen|passiert|eingeschlichen|drin)\b\s*[,;.:–—-]+\s*(?!wie\b|kann\b)\S|so (?:heißt|heißen|lautet|ist|läuft|geht|funktioniert|stimmt) (?:der|die|das|mein\w*|unser\w*) [\w-]+ nicht\s*[,;.:–—-]+\s*(?:er|sie|es|das|sondern|richtig|wir)\b"
        rf"|{_C}{{2,40}}[,–—-]+\s*(?:das|wie) (?:hatte|hab|habe) ich (?:doch |ja |schon |bereits |dir |ihnen |extra |ausdrücklich |vorhin |eingangs |mehrfach )*(?:erwähnt|gesagt|geschrieben|angegeben|betont|angemerkt|mitgeteilt|genannt|dazugesagt)\b|ab (?:dem|der) (?:ersten|nächsten \w+|kommenden \w+|\d+\.(?: \w+)?|\w+ten(?: \w+)?) (?:gilt|gelten|ist|sind|heißt|kostet|läuft|gibt es|haben wir|wird|werden|arbeiten|öffnet|schließt) {_C}{{2,50}}"
        rf"|(?:ein|eine|den|die|das|der) (?:[\w-]+ ){{1,3}}?(?:gibt es|gibt's|existiert|kennen wir|haben wir)(?: bei uns| hier| da)? (?:gar |so |überhaupt )?nicht(?: mehr)?\s*[,;.:–—-]+\s*(?:es|das|sie|er|die|der|nur|sondern|wir|stattdessen)\b {_C}{{1,40}}|nicht (?:ich|wir|er|sie|mein\w* \w+|unser\w* \w+|(?-i:[A-ZÄÖÜ])\w+) (?:bin|ist|sind|hat|habe|haben|war|mag|leitet|macht|kommt|fährt|zahlt) {_C}{{1,30}}[,;–—-]+\s*(?:sondern )?(?:mein\w*|unser\w*|der|die|das|er|sie|(?-i:[A-ZÄÖÜ])\w+)\b"
        r"|(?:das|die|der|unser\w*) [\w-]+(?: \w+)? (?:firmiert|läuft|verkauft sich|erscheint|kommt|tritt|segelt) (?:jetzt|inzwischen|mittlerweile|nun|künftig|neuerdings|ab sofort) (?:unter|als|auf|über|mit|bei) \S*\w)",
        """Wie ich sehe, führst du mich noch als Studentin, ich bin seit Oktober Ärztin.
        Streiche bitte Berlin, wir fahren nach Prag.
        Bei dir steht 1985, geboren bin ich 1987.
        Ich wollte Kiel schreiben, nicht Köln.
        Da ist dir ein Fehler unterlaufen, die Summe ist 480.
        So heißt die Tabelle nicht, sie heißt orders_v2.
        Keine Nüsse bitte, das hatte ich erwähnt.
        Ab dem Ersten gilt der neue Tarif, 49 Euro.
        Das Feld user_id gibt es nicht, es heißt account_id.
        Nicht ich bin allergisch, meine Frau ist es.
        Das Produkt firmiert inzwischen unter Nova.""",
        """Mir ist ein Fehler unterlaufen, wie behebe ich ihn?
        Ich wollte schreiben, aber nicht jetzt
        Das ist kein Problem
        Haben Sie mich noch auf der Liste?
        Wenn die Tabelle so nicht heißt, sag es""",
        opens=True,
    ),
    row(
        ("denied", "de"),
        "nicht mehr|das mit|die sache mit",
        rf"(?P<m>(?:unser\w*|mein\w*|bei uns|wir|das team|die firma)(?: [\w-]+){{0,3}}? (?:{_IS}|gehen|geht|kommen|fahren|deployen|bauen|speichern|kaufen|bestellen|zahlen|treffen|schicken|arbeiten|leben|wohnen|verwenden|setzen)(?: (?:jetzt|inzwischen|seit \w+|uns|das|es|längst|schon lange|alles))* nicht mehr (?:über|auf|in|im|mit|bei|beim|unter|nach|von|vom|zu|zum|an|am|für|per|via|aus) (?:der |die |das |dem |den )?{_V}"
        rf"|(?:das|die sache|die angabe|der punkt) mit (?:de[mnr]|meine[mrn]?|unsere[mrn]?|{_V}) ?{_C}{{0,25}}? (?:stimmt|ist|war|passt) (?:(?:so|gar|leider|ja|doch|aber|einfach|überhaupt) )*(?:nicht(?: ganz| richtig| korrekt| wahr| so)?|falsch|veraltet|überholt|unsinn|quatsch)(?=\s*(?:[.,;!–—]|$)))",
        """Unsere Deploys gehen nicht mehr über Jenkins.
        Das mit der Allergie stimmt so nicht.
        Wir treffen uns nicht mehr im Büro in Ulm""",
        """Das mit der Allergie ist nicht schlimm
        Wenn unsere Deploys nicht mehr über Jenkins gehen, sag es
        Gehen unsere Deploys nicht mehr über Jenkins?""",
        opens=True,
    ),
)
