"""Corrections by implication: a particle that contradicts, an echo answered, a letter of a name, what was said before.

Each row is a kind of clause in one language; its messages that fire and that don't are its tests. The words reported are the
first named group that matched.
"""

from __future__ import annotations

from tiers.corrections import row

_X = r"(?:[^.;!?\n]|\.(?=\w))"
_CLAUSE = r"(?:[^.,;:!?\n]|\.(?=\w))"
_END = r"(?=\s*(?:[.,;:!?)…—–\n]|\s-\s|$))"
_SHARP = r"(?:\S*\d\S*|\w+(?:[-_./@]\w+)+)"
_V = r"(?:(?-i:[A-ZÄÖÜÉÈÀ])[\w.+#-]*|\S*\d\S*|\w+(?:[-_./@]\w+)+)"
_DE_NOT = r"(?:nicht|nich|net|ned|keine?[nmrs]?|kein)"
_DE_IS = r"(?:ist|is|sind|war|waren|heißt|heißen|hat|haben|ham|läuft|laufen|liegt|liegen|steht|stehen|kommt|geht|gilt|gehört|nutzen|wohnt|wohne|bin|hab|habe|macht|mache|esse|trinke|vertrag|vertrage|mag|fahre|spiele?|arbeite|arbeitet|bleibt|findet)"

IMPLIED = (
    row(
        ("swapped", "de"),
        ", nicht|, kein|, net |, nich|– nicht|– kein",
        rf"[,–—]\s*(?P<m>(?:und |also |aber )?{_DE_NOT} (?!(?:wahr|sicher|dass|weil|wenn|immer|nötig|ob|nur|mehr|so|schlecht|schlimm|ganz|wirklich|unbedingt|problem|thema|sorge|ahnung|wunder|eile|stress|zweifel|frage|zeit|lust|panik|angst|scherz|witz|länger|später|früher|weniger|größer|zu (?:glauben|fassen|viel|spät|lang)|vergessen|einmal|mal|gerade|ohne|umsonst|jetzt|heute)\b)(?:\S+ ){{0,3}}?\S*\w){_END}(?!\?)",
        """Wir sind zu viert, nicht zu dritt, Oma kommt mit.
        Hund, keine Katze.""",
        """Klar, kein Problem
        Mach den Text bitte kürzer, nicht länger als drei Sätze.""",
    ),
    row(
        ("denied", "de"),
        " doch |doch.|doch!",
        rf"\b(?P<m>(?:ich|wir|er|sie|es|das|der|die|unser\w*|mein\w*|bei uns)\b(?: [\w.-]+){{0,3}}? {_DE_IS}(?: [\w.-]+)?(?: (?:ja|das|es|die|den))? doch (?:(?:gar|überhaupt|schon|extra|ausdrücklich|ja) )*(?:{_DE_NOT}\b(?! (?:schlecht|schlimm|wahr|möglich|normal|sein)\b)|gesagt|geschrieben|gebeten|erwähnt|(?:der|die|das|am|um|im|in) )?(?!(?:super|toll|klar|gut|egal|schön|noch|mal|einfach|logisch|klasse|verrückt|irre|schade|Klasse|Super|Quatsch|Unsinn|Wahnsinn)\b){_V}?{_END}(?<!doch)"
        r"|ich (?:hab|habe|hatte) (?:(?:doch|ja|aber|schon|extra|ausdrücklich|vorhin|oben|eben) )+(?:gesagt|geschrieben|gebeten|erwähnt|betont)\b(?! danke)(?!, dass (?:das|es) (?:\w+ )?(?:klappt|geht|passt|funktioniert|läuft))|das (?:hatte|hab|habe) ich (?:doch|ja|schon|aber|bereits|extra) (?:\w+ )?(?:gesagt|geschrieben|erwähnt)\b)",
        """ich vertrag das doch nicht
        Ich hab doch gesagt ohne Semikolons!
        Das Treffen ist doch am Montag""",
        """Das ist doch super
        Komm doch mit
        Wenn das doch nicht geht, sag es""",
    ),
    row(
        ("announced", "de"),
        "gemeint |die rede ist|im kopf|tatsächlich|in wahrheit|sollte das|sollte es|muss es|heißt anders|eher |falsch",
        rf"\b(?P<m>gemeint (?:ist|war|sind|waren|hatte ich)\b(?! gut)|(?:ich hatte|ich hab|hatte) (?:\w+ ){{1,4}}(?:im kopf|in erinnerung|auf dem zettel)\b|{_SHARP} (?:sollte|soll|muss|müsste) (?:das|es|da) (?:heißen|sein|stehen|lauten)|(?:heißt|heißen|lautet|schreibt sich|ist|geht|läuft) (?:ganz |etwas |leicht |ein bisschen )?anders\s*[:,–—]|\?\s*eher {_V}|^\W*eher {_SHARP}"
        rf"|(?:der|die|das|den|dem)? ?falsche[nrsm]? [\w-]+\s*[,.:;–—-]+\s*(?:wir sind|wir heißen|es ist|es sind|das ist|richtig\w*|der richtige|die richtige|das richtige|korrekt|ich bin|ich heiße|gemeint|es heißt)\b|da steht {_V}, (?:richtig|es|aber|korrekt)\b)",
        """gemeint ist der Prod-Cluster
        Ich hatte Montag im Kopf, tatsächlich ist es der Dienstag.
        Das Modul heißt anders: core_utils.
        Timeout 30? Eher 300.
        Die Rechnung ging an die falsche Firma, wir sind die Müller KG.
        4500 sollte das heißen.""",
        """Wenn gemeint ist, dass wir testen, sag es
        Es ist gut gemeint
        Das war eher nichts""",
    ),
    row(
        ("denied", "de"),
        "kannst du|musst du|könnt ihr|können sie|du kannst|streich",
        r"\b(?P<m>(?:den|die|das|deine?n?) [\w-]+(?: [\w-]+){0,4}? (?:kannst|musst|könnt|können|müssen) (?:du|ihr|sie)(?: dir| euch)? (?:\w+ )?(?:streichen|löschen|vergessen|sparen|weglassen|rausnehmen|ignorieren|ändern|korrigieren|anpassen|austauschen)\s*[,;:–—-]+\s*(?:der|die|das|den|ich|wir|es|sowas|so was|bei uns|er|sie|da)\b|du kannst dir (?:den|die|das) [\w-]+ (?:sparen|schenken)\b(?:, (?:ich|wir|das|der|die)\b)|(?:also|daher|deshalb) (?:streich|lösch|nimm) (?:bitte )?(?:den|die|das) \S+)",
        """Den Termin beim Orthopäden musst du löschen, der ist ausgefallen.
        Den Abschnitt über Caching kannst du streichen, sowas haben wir gar nicht.
        Du kannst dir den Kaffee-Tipp sparen, ich trinke keinen.""",
        """Den Ordner kannst du löschen
        Kannst du die Datei löschen?""",
    ),
    row(
        ("denied", "de"),
        "deine |dein |ihre |eure |so wie du|wie du ",
        rf"\b(?P<m>(?:deine?|eure) (?:\w+ )?(?:infos?|information(?:en)?|zahlen|tipps|daten|angaben?|werte|stand|annahmen?|vorstellung|kenntnisse|quellen?|liste|version|rechnung|beispiele|aussagen?|notizen?) (?:ist|sind|stammt|stammen|kommt|kommen|gehen|geht|passt|passen|gelten|gilt|beziehen sich|setzen|enthält|enthalten)\b(?! (?:ja |echt |sehr |wirklich |voll |richtig )*(?:super|gut|toll|klasse|hilfreich|perfekt|angekommen|top|prima|spitze|da)\b){_X}{{0,40}}(?:\b(?:von|aus|vor|nicht|kein\w*|alle|nur|noch|alt|älter|falsch|letzte\w*|andere\w*)\b)"
        rf"|(?:so )?wie du (?:das |die |den |es )?(?:\w+ )?(?:zeichnest|beschreibst|darstellst|schreibst|erklärst|annimmst|denkst|sagst|meinst|behauptest),? (?:gibt|ist|läuft|geht|macht|funktioniert|war|heißt|haben|machen)\b{_X}{{0,40}}\b(?:nicht|nie|kein\w*|anders)\b)",
        """Ich bin Linkshänderin, deine Tipps gehen alle von Rechtshändern aus.
        so wie du das Schema zeichnest, gibt es das bei uns nicht
        Deine Info ist von vor der Migration.""",
        """Deine Tipps sind super
        Wenn deine Info von gestern ist, sag es""",
    ),
    row(
        ("changed", "de"),
        "längst|schon lange|gar nicht|gar kein|überhaupt nicht|überhaupt kein|noch nie|entschieden|bleibt bei|bleiben bei|bleibt dabei|geworden|war er bis|war sie bis|war es bis|bis ostern|bis gestern|aufgehört|ausgefallen| ist weg|sind weg|verlängert|abgelaufen|gekündigt",
        rf"\b(?P<m>(?!(?:ich bin|du bist|das weiß)\b)(?:(?:der|die|das|wir|es|unser\w*|mein\w*|er|sie|bei uns|{_V}) (?:[\w.-]+ ){{0,4}}?)?(?:ist|sind|hat|haben|läuft|heißt|gibt es|nutzen|wohnt|arbeitet) (?:\w+ )?(?:längst|schon (?:lang|lange|ewig|länger))\b(?! (?:fertig|wach|müde|da|klar|überfällig|genug|gewusst|her)\b)|(?:wir|ich|bei uns|sowas|gibt es|gab es|es gibt) (?:[\w.-]+ ){{0,5}}?(?:gar|überhaupt) (?:nicht|nichts|kein\w*)\b(?! (?:schlecht|schlimm|leicht|einfach|fertig|sicher|mehr|verstanden|gegessen|gefrühstückt|geschlafen|dazu|dran|so)\b)"
        rf"|(?:wir|ich) (?:haben|hab|habe) (?:uns|mich) (?:\S+ ){{0,3}}?gegen {_CLAUSE}{{1,40}}entschieden|es bleibt (?:also |doch |jetzt )?(?:bei|beim) \S*\w|aus (?:\w+ ){{1,3}}{_CLAUSE}{{0,20}}(?:ist|sind|wurde|wurden) {_CLAUSE}{{1,30}}geworden|(?:war|waren|stand|lag|galt|hieß) (?:\w+ ){{0,3}}?bis (?:gestern|ostern|weihnachten|letzte\w* \w+|ende \w+|anfang \w+|(?-i:[A-Z])\w+|\d{{4}})\b|(?-i:[A-ZÄÖÜ])\w+ hat (?:\w+ ){{0,3}}?aufgehört\b|(?:der|die|das|er|sie|es) (?:[\w-]+ )?ist (?:leider |gestern |heute )?(?:ausgefallen|verlängert worden|geplatzt)\b|(?:herr|frau) (?-i:[A-ZÄÖÜ])\w+ ist (?:weg|gegangen|raus|nicht mehr))",
        """Der Chef von dem Laden ist längst der Sohn.
        Gelöscht haben wir gar nichts, das war nur archiviert.
        Wir haben uns gegen Kafka entschieden, es bleibt bei RabbitMQ.
        Aus dem Team Atlas ist Team Borealis geworden.
        im zweiten war er bis ostern
        Petra macht die Buchhaltung, Claudia hat im Sommer aufgehört.""",
        """Ich bin schon lange wach
        Wenn es bei Kafka bleibt, sag es
        Ich habe noch nicht gefrühstückt""",
    ),
    row(
        ("denied", "de"),
        "nix |nee|ne du|nein|ne,|nichts |immer |ständig |dauernd ",
        rf"(?P<m>(?:nix|nichts|keine spur|von wegen|rein gar nichts)(?: mit| von)? {_V}\s*[.,!–—-]+\s*(?:das|es|wir|der|die|alles|hier)\b|(?:nee?|nein|nö) du,? (?!danke|lass|ich)\S+ \S*\w|(?:sag|nenn|schreib|mach|nimm|gib|schick)e? (?:(?:doch|bitte|mich|ihn|sie|mir|ihm|das|uns) )*{_DE_NOT} (?:immer|ständig|dauernd|wieder|jedes mal|mehr)\b(?: \S+)?)",
        """Nix Oracle. Das ist alles Postgres bei uns.
        Ne du, das Auto ist ein Kombi.
        Sag doch nicht immer Chef zu ihm, er ist Praktikant.""",
        """Nix für ungut
        Nee du, danke""",
        opens=True,
    ),
    row(
        ("denied", "de"),
        " ein | mit | ohne | zwei ",
        r"\b(?P<m>(?:(?:mein|sein|ihr|unser|der|dein)\w* (?:nach|vor|haus|projekt|team)?name\w*|(?-i:[A-ZÄÖÜ])\w+|es|das|ich) (?:[\w-]+ ){0,4}?(?:hat |mit |ohne )(?:nur )?(?:(?:ein|einem|zwei|doppeltem|doppel|kein|keinem)[ -])?(?-i:[a-zA-Zäöüß])(?=\s*(?:[.,;!]|$)))",
        """Mein Nachname hat nur ein n.
        Man schreibt Sara ohne h""",
        """Plan mit mir
        Wie schreibt man Sara, mit h?""",
    ),
    row(
        ("denied", "fr"),
        "sans |avec |pas |c |non |d'habitude",
        rf"\b(?P<m>\S*\d\S*,? (?:et )?(?:pas|non) (?:(?:le|la|à|au|en) )?\S*\d\S*{_END}|(?:(?-i:[A-ZÉ])\w+|c'est|ça s'écrit|mon \w+|ma \w+|mon prénom|mon nom) (?:[\w'-]+ ){{0,3}}?(?:sans|avec)(?: (?:un|deux|seul))* (?-i:[a-zA-Z])(?=\s*(?:[.,;!]|$)))",
        """c 18h pas 16h
        mon mec s'appelle Theo sans h""",
        """Si c'est 18h pas 16h, dis-le""",
    ),
    row(
        ("denied", "fr"),
        "plutôt|rien à voir|en vrai|j'avais dit|j'ai dit|j'avais demandé|j'avais bien|il fallait lire|il fallait|c'est l'ancien|c'est la vieille|que je t'ai|que je vous ai|que j'ai",
        rf"\b(?P<m>(?:est|sont|c'est|fait|dure|coûte) plutôt (?:de |à |en |le |la |un |une |vers )?(?:\S*\d\S*|{_V})|(?:rien à voir avec|aucun rapport avec|pas question de) [^.,;!?\n]{{1,30}}[,.;:–—]\s*(?:c'est|on|nous|ici|il|elle)|en vrai,? (?:on|c'est|nous|il|elle|notre|le|la|l')(?! (?:peut|rigole|bien|pas mal|trop|super))\b|j'(?:avais|ai) (?:(?:bien|pourtant|déjà|précisé) )*(?:dit|demandé|précisé|écrit)(?: :)? (?:sans|pas|avec|que|en|à|de ne|plus)\b(?! (?:merci|oui))"
        rf"|il fallait (?:lire|comprendre|écrire|mettre|dire|garder|prendre)\b|c'est (?:l'ancien(?:ne)?|le vieux|la vieille|le mauvais|la mauvaise) [\w-]+ qu[e'] ?(?:tu|vous|j'|je)\b|(?:le|la|les|l') ?[\w-]+ que (?:je t'|je vous |j')(?:ai|avais) (?:\w+ )?(?:filée?s?|donnée?s?|indiquée?s?|passée?s?|envoyée?s?|dite?s?) (?:était|est|étaient|sont) (?!(?:bon|bonne|ok|super|là)\b)\S+)",
        """Le délai est plutôt de 15 jours.
        Rien à voir avec Django, c'est du Flask.
        J'avais dit sans oignons !
        Il fallait lire staging
        C'est l'ancienne maquette que tu décris.
        Le numéro que je t'ai filé était celui de mon frère.""",
        """Si j'avais dit sans oignons, on verrait
        Il est plutôt sympa""",
    ),
    row(
        ("denied", "fr"),
        "ton |ta |tes |vos |votre |oublies|oubliez|remarque",
        rf"\b(?P<m>(?:tes|vos|ton|ta|votre) (?:infos?|informations?|chiffres?|données|conseils?|exemples?|sources?|version|hypothèse|calculs?|liste|notes?|connaissances) (?:est|sont|date|datent|vient|viennent|partent|part|valent|concernent|ne|n')(?! (?:super|top|génial|bien|parfait|bonne?s?|utiles?|excellent)\w*\b)\s?{_X}{{0,40}}\b(?:de l'an|d'il y a|de \d{{4}}|l'an dernier|anciens?|anciennes?|vieux|vieille|pas|plus|faux|fausse|de l'époque|celles?|ceux|celui|du principe|périmée?s?)\b|(?:tu|vous) (?:oublies|oubliez|zappes) (?:juste |encore |toujours )?qu[e'] ?\S*\w|(?:enlève|retire|vire|supprime|oublie) (?:donc )?(?:ta|tes|ton|vos|votre) (?:remarque|conseils?|note|suggestion|blague)\w*\b)",
        """Tes chiffres sont ceux de l'an dernier.
        Tu oublies que le bureau de Lille a fermé.
        On est en 2FA partout, enlève ta remarque sur les mots de passe seuls.""",
        """Tes conseils sont super
        Si tu oublies que c'est fermé, tant pis""",
    ),
    row(
        ("changed", "fr"),
        "bougé|fermé|revendu|saute|remplacée|remplacé|basculé|plus de |jamais |fini |finies |sorti|retraite|un autre|une autre|chez nous|pris un|tout basculé|a disparu|mort|restons|on reste",
        rf"(?P<m>(?:(?:le|la|les|l'|nos|mes|mon|ma|notre) ?[\w-]+(?: [\w'-]+){{0,3}}?,? )(?:a|ont|est|sont) (?:\w+ )?(?:bougée?s?|fermé(?: (?:depuis|en|l'an|au|\w+ment)\b|{_END})|disparue?s?|sortie?s? du (?:projet|périmètre)|à la retraite)\b(?! (?:de place|les yeux|la porte))|(?:le|la|les|l') ?[\w-]+(?: [\w-]+)?,? (?:je|on|nous) (?:l'|les )(?:ai|a|avons) (?:re)?(?:vendue?s?|virée?s?|jetée?s?|supprimée?s?|arrêtée?s?|quittée?s?|donnée?s?)\b|(?:le|la|les|l') ?[\w-]+(?: [\w-]+){{0,2}}? saute(?:nt)?\b(?:, |{_END})|(?:on|nous) (?:a|avons) (?:pris|choisi|trouvé|retenu) une? (?:autre|nouvel(?:le)?|nouveau) [\w-]+|(?:on|nous|je|j') ?(?:n')?(?:a|ai|avons) jamais (?:utilisé|eu (?:de |d')|dit (?!bonjour|merci)|demandé|déployé)\s?\S*|finie?s? (?:le|la|les) [\w-]+(?: du| de| le)?(?: \w+)? ?!|(?:depuis|après) [^.,;!?\n]{{1,30}},? (?:plus|pas) (?:de |d')[\w-]+ (?:pour|chez) (?:moi|nous))",
        """Nos horaires ont bougé, on ferme à 19h.
        Le vélo, je l'ai revendu.
        La réunion hebdo saute, remplacée par un point mensuel.
        On a pris un autre prestataire pour les mails : Brevo.
        Fini les réunions du lundi !
        Depuis l'opération plus de lactose pour moi.""",
        """Si nos horaires ont bougé, dis-le
        La porte est bleue
        Je n'ai jamais dit merci ?""",
        opens=True,
    ),
    row(
        ("denied", "fr"),
        "non |tiens non|ah non|ben non|pardon",
        r"(?P<m>(?:(?:ah|euh|ben|bah|alors|mais|tiens|oh|attends)[ ,]+)*non,? (?=(?:le|la|les|l'|c'est|on|mon|ma|mes|notre|nos|ici|chez)\b|l')(?!(?:c'est (?:bon|tout|vrai|rien|gentil|parfait|super|bien|fini)|les tests|le build|on (?:verra|y va|peut)|ma foi)\b)\S+ ?\S*\w(?: \S+)*?(?=\s*(?:[.,!;:]|$))(?<!non)|pardon,? c'était (?:pour|dans|sur|à) (?:l'autre|un autre|le|la|mon)\b)",
        """Non l'appart fait 62 m2
        Ah tiens non, c'est le 14 le départ.
        pardon c'était pour l'autre projet, ici on est en Go""",
        """Non c'est bon
        Non les tests passent""",
        opens=True,
    ),
    row(
        ("denied", "de"),
        "?",
        rf"^\W*(?!(?:wer|was|wie|wo|wann|warum|wieso|weshalb|welche\w*|wozu|kannst|könntest|können|hast|habt|bist|ist|sind|hat|haben|soll\w*|darf|gibt|geht|weißt|willst|wirklich|echt|ja|nein|na|und|oder|fertig|ernsthaft|hä|hm|ok|okay|verstanden|sicher|klar|passt|alles|noch|schon|hallo|na)\b)(?:[\w.:/-]+ ){{0,3}}[\w.:/-]+ ?\?\s+(?P<m>(?:wir (?:sind|haben|nutzen|nehmen)|es (?:ist|sind|war|waren|heißt)|das (?:ist|sind|war|heißt)|nein|nee|nö|ist|sind|eher|ich (?:bin|habe|heiße)|bei uns|gar|kein\w*|nicht|nix|falsch|längst|{_SHARP})\b(?! (?:gut|super|toll|ja|ok)\b)[^?\n]*?)(?=[.!]|$)(?![^\n]*\?)",
        """Zwölf Leute? Wir sind neun.
        Timeout 30? Eher 300.
        Helm? Nein, Kustomize.""",
        """Fertig? Das ist super
        Was heißt das? Ist das gut?
        Wirklich? Das ist ja toll""",
    ),
    row(
        ("denied", "fr"),
        "?",
        rf"^\W*(?!(?:qui|que|quoi|quel\w*|pourquoi|comment|où|combien|quand|est-ce|tu|vous|ça|ok|oui|non|vraiment|ah|et|alors|prêt|sûr|fini|compris|d'accord|c'est|peux|as|on|bonjour|allô)\b)(?:[\w.:/'-]+ ){{0,3}}[\w.:/'-]+ ?\?\s+(?P<m>(?:non|nan|c'est|ce n'est|on (?:est|a|utilise)|nous|il|elle|plutôt|pas|jamais|je suis|chez nous|aucun|{_SHARP})\b(?! (?:super|bien|génial|top)\b)[^?\n]*?)(?=[.!]|$)(?![^\n]*\?)",
        """Le seuil ? 85, et non 80.
        Le responsable ? Ce n'est pas moi mais Hugo
        Douze personnes ? On est neuf.""",
        """Vraiment ? C'est super
        Quoi ? Non mais c'est fou""",
    ),
    row(
        ("announced", "de"),
        "kommando zurück|rolle rückwärts|umentschieden|anders überlegt|doch |falsch |verkehrt |ungenau|präziser|genauer|klarer|deutlicher|unklar|missverständlich|herrje|oje|oh je|verdammt|shit",
        rf"(?P<m>(?:kommando zurück|(?:kurze )?rolle rückwärts|rückwärtsgang)\b\s*[,:;.!–—-]|(?:(?:wir|ich) )?(?:hab|habe|haben) (?:es |das |mich |uns |mir )+(?:\w+ )?(?:umentschieden|anders überlegt)|doch (?:lieber|wieder|kein\w*) {_V}|(?:falsch|verkehrt|ungenau|schlecht|missverständlich) (?:ge\w+t|ge\w+en|ab\w+en|\w+iert|\w+schrieben|verstanden)\s*[:,.;–—-]|ich (?:hätte|habe mich|hab mich|war)(?: \w+){{0,2}} (?:präziser|genauer|klarer|deutlicher|unklar|missverständlich|ungenau|undeutlich)\b"
        r"|(?:ach herrje|oje|oh je|oh nein|ach du|verdammt|shit|mist|ups)[,!. ]+ich (?:hab|habe|hatte) (?:dir|euch|ihnen|da|das|die|den)\b)",
        """Kommando zurück, doch Python.
        Kurze Rolle rückwärts, wir bleiben bei Webpack.
        Falsch abgeschrieben: IBAN endet auf 07.
        Ich hätte präziser sein sollen: nur die Lesezugriffe gehen über den Proxy.
        Ach herrje, ich hab dir die Maße vom Küchentisch gegeben""",
        """Wenn wir uns umentschieden haben, sage ich es
        Falsch verstanden werden will niemand""",
        opens=True,
        anywhere=True,
    ),
    row(
        ("denied", "de"),
        "woanders|anderswo|jemand anders|was anderes|etwas anderes|ein anderer|eine andere|reicht nicht|genügt nicht|altbestand|altlast|relikt|überbleibsel|stammt|stammen|kommt noch|kommen noch|durcheinander|einen topf|bisher war|früher war|vorher war|also nicht|also kein|mag es nicht|will nicht, dass|möchte nicht, dass|kannst also|kannst du also|erledigt|ist schluss|ist vorbei",
        rf"\b(?P<m>(?:liegt|ist|sind|läuft|steht|wohnt|sitzt|macht|heißt|arbeitet) (?:jetzt |inzwischen |ganz |schon )?(?:woanders|anderswo|jemand ander(?:s|es|er)|(?:et)?was anderes|ein anderer|eine andere)\b(?=\s*[,:;.–—-])|{_CLAUSE}{{3,40}} (?:reicht|genügt) (?:da |uns |hier )?nicht\s*[,;:–—-]+\s*(?:es muss|es müssen|wir brauchen|es braucht|ich brauche)\b|(?:ist|sind|war|waren) (?:noch )?(?:der |die |das |ein |reine[rs]? )?(?:altbestand|altlasten?|relikte?|überbleibsel)\b"
        rf"|(?:der|die|das|den|{_SHARP}) ?(?:[\w.-]+ )?(?:stammt|stammen|kommt|kommen) (?:noch )?(?:aus|von|vom) (?:de[mnr] )?(?:alten?|vorigen?|früheren?|letzten?|vorherigen?) \w+|du (?:bringst|wirfst|haust|mischst) {_CLAUSE}{{1,30}}(?:durcheinander|zusammen|in einen topf)\b|[,–—]\s*(?:bisher|früher|vorher|zuvor|bis dahin) (?:war|waren|hieß|lief|hatten|galt|lag)\b{_CLAUSE}{{1,30}}{_END}"
        rf"|also (?:nicht|kein\w*) (?!(?:schlimm|nötig|so|mehr|nur)\b)(?:\w+ )?\S*\w{_END}|ich (?:mag|möchte|will) (?:es |das )?nicht, (?:wenn|dass) (?:du|ihr|sie)\b|(?:du kannst|kannst du|ihr könnt|sie können) also {_CLAUSE}{{1,40}}(?:weglassen|streichen|vergessen|ignorieren|sparen|rausnehmen|löschen)\b|mit (?:de[mr] |meine[mr] )?[\w-]+ (?:ist|war) (?:\w+ )?(?:schluss|vorbei|feierabend)\b|(?:das|der|die) (?:mit de[mnr] )?[\w-]+ hat sich (?:\w+ )?erledigt\b)",
        """Der Ordner liegt woanders, unter /srv/data.
        Lactosefrei reicht nicht, es muss vegan sein.
        die mit dem roten Logo ist Altbestand.
        die 30 stammen aus dem alten Regelwerk.
        Emil ist der Hund und Karl der Sohn, du bringst die durcheinander.
        Der Kindergarten macht um 16 Uhr zu, bisher war es 17 Uhr.
        Ich bin übrigens eine Frau, also nicht Herr Sommer.
        Ich mag es nicht, wenn du mich mit Sie anredest
        Seit letzter Woche habe ich einen Thermomix, du kannst also die Herdangaben weglassen.""",
        """Wenn der Ordner woanders liegt, sag es
        Die Zeit reicht nicht""",
    ),
    row(
        ("denied", "fr"),
        "tu avais|tu as |vous aviez|vous avez|sauf que|n'existe pas|pas |c'est fini|c'est terminé|ailleurs|autre chose|quelqu'un d'autre|tu peux donc|vous pouvez donc|je n'aime pas|j'aime pas|je préfère que|aurais dû|marche arrière|faux départ|fausse piste|volte-face|changement de cap|suffit pas|mais",
        rf"\b(?P<m>(?:tu|vous) (?:avais|aviez|as|avez) (?:noté|mis|écrit|compté|prévu|marqué|inscrit|indiqué|retenu|enregistré|réservé) {_CLAUSE}{{1,30}}{_END}|sauf qu(?:e |')(?:c'est|on|nous|le|la|les|l'|il|elle|notre|mon|ma)\b|[\w-]+ n'existe pas\s*[,;:]\s*(?:c'est|il|elle|on|le|la|utilise)|n'(?:a|ont|est|sont) pas (?:été )?\w+(?:é|i|u)e?s?,? (?:mais |il |elle |ils |elles )(?:a|ont|est|sont) (?:été )?\w+(?:é|i|u)e?s?\b"
        rf"|(?:le|la|les|l') ?[\w-]+(?: [\w-]+)?,? c'est (?:fini|terminé|de l'histoire)\b|(?:est|sont|se trouve|habite|travaille|vit) (?:ailleurs|quelqu'un d'autre|autre chose)\s*[,:;–—-]|(?:tu|vous) (?:peux|pouvez) donc (?:oublier|enlever|supprimer|laisser tomber|retirer|zapper)\b|(?:je n'|j')aime pas (?:quand|que|qu'on) ?(?:tu|vous|on)?\b|je préfère qu[e'] ?(?:tu|vous|on) |j'aurais dû (?:préciser|dire|être plus clair)|(?:marche arrière|faux départ|fausse piste|volte-face|changement de cap)\s*[,:;.!–—-]|ne suffit pas\s*[,;:–—-]+\s*(?:il faut|on)|j'(?:ai|avais) (?:dit|écrit|annoncé|compté|mis) {_CLAUSE}{{1,25}} mais\b)",
        """Tu vas me dire que c'est du Vue, sauf que c'est du React.
        Mon rendez-vous tombe mercredi, tu avais noté jeudi.
        La clé d'API n'a pas expiré, elle a été révoquée.
        Le module auth n'existe pas, c'est identity.
        Le café c'est terminé, je suis passée au thé.
        j'ai dit 3 personnes mais ma belle-mère vient aussi, donc 4
        Marche arrière, on garde les vieux noms.""",
        """Si tu avais noté jeudi, on serait en retard
        Tu avais noté jeudi ?""",
    ),
    row(
        ("denied", "es"),
        "perdón|perdona|disculp|lo siento|ups|uy",
        r"(?P<m>(?:perdón|perdona|perdone|disculpa|disculpe|lo siento|ups|uy)\s*[,.:!–—-]+\s*(?:(?:el|la|los|las|mi|mis|nuestr[oa]s?|tu) (?:[\w-]+ ){1,4}?(?:es|son|está|están|se llama|era)|(?:es|son|era) (?:el|la|en|a|al)) (?!(?:que|tarde|muy|mucho|culpa|tan)\b)\S*\w)",
        """perdón, la rama principal es trunk
        disculpa, es el martes""",
        """Perdón, es que llego tarde
        Si es eso, perdón, la rama es trunk ?""",
        opens=True,
    ),
    row(
        ("denied", "fr"),
        "pardon|désolé|oups|excuse|navré",
        r"(?P<m>(?:pardon|désolée?|oups|(?:toutes )?mes excuses|navrée?|excuse[zs]?(?:-moi)?)\s*[,.:!–—-]+\s*(?:(?:le |la |les |l'|mon |ma |mes |notre )(?:[\w'-]+ ){1,4}?(?:est|sont|s'appelle|se trouve|était)|c'est|c'était|ce sont) ?(?!(?:tard|trop|très|pas|ma faute|moi|vrai|juste|que|bon|pour ça)\b)\S*\w)",
        """pardon, la branche principale est trunk
        Désolé, c'est mardi""",
        """Désolé, c'est trop tard
        Pardon, c'est pas grave""",
        opens=True,
    ),
    row(
        ("denied", "de"),
        "sorry|entschuldig|verzeihung|pardon|tut mir leid",
        r"(?P<m>(?:sorry|entschuldige?|entschuldigung|verzeihung|pardon|tut mir leid)\s*[,.:!–—-]+\s*(?:(?:der|die|das|mein\w*|unser\w*) (?:[\w-]+ ){1,4}?(?:ist|sind|heißt|lautet|liegt|läuft|war)|es (?:ist|sind|war|heißt)) (?!(?:spät|schon|zu|so|leider|nicht|kaputt|rot|noch|krank|wichtig)\b)\S*\w)",
        """Sorry, der Branch heißt trunk
        Entschuldigung, es ist der Dienstag""",
        """Sorry, es ist schon spät
        Sorry, die Tests sind noch rot""",
        opens=True,
    ),
    row(
        ("changed", "de"),
        "fällt|entfällt|eingeführt|bis gestern|bis vorhin|bis letzte|bis heute|kommt doch|kommen doch|fährt doch|geht doch|bleibt doch|macht doch|korrigiert|aktualisiert|neu berechnet|überarbeitet|war für|war von|war aus|vergessen|verschaut|ich hatte|fehlt ein|neuer |neue |neues ",
        rf"\b(?P<m>(?:der|die|das|unser\w*|mein\w*) [\w-]+(?: [\w-]+){{0,2}}? (?:(?:fällt|fallen) (?:weg|flach|ins wasser)|entfällt|entfallen)\b|(?:wir|sie|die firma) haben (?:\w+ ){{0,3}}?{_CLAUSE}{{1,30}}eingeführt\b|bis (?:gestern|vorhin|heute (?:früh|morgen)|letzte\w* \w+) (?:stimmte|galt|war|hieß|lief|passte)\b"
        rf"|(?:(?-i:[A-ZÄÖÜ])[\w-]+|er|sie|wir|die \w+|der \w+) (?:kommt|kommen|fährt|fahren|geht|bleibt|bleiben|macht|findet) doch (?:nicht|mit|statt|noch|erst|wieder|am|um)\b|(?:wurde|wurden|ist|sind) (?:noch mal |nochmal |inzwischen |jetzt )?(?:korrigiert|aktualisiert|neu berechnet|überarbeitet|nachgebessert)(?: worden)?\s*[:,–—-]\s*\S|(?:das|die [\w-]+|der [\w-]+) war (?:noch )?(?:für|von|aus) {_CLAUSE}{{2,30}}, (?:wir|ich|bei uns|es|jetzt) (?:haben|hab|habe|sind|bin|nutzen|ist|gilt)\b"
        rf"|(?:hab|habe|hatte)(?: ich)? (?:ganz )?vergessen,? (?:zu (?:sagen|erwähnen|schreiben)|dazuzusagen|zu ergänzen)\s*[:,]|(?:ich|hab|hatte|habe)(?: ich)? (?:mich )?(?:\w+ )?(?:verschaut|verspult)\b|ich hatte (?:\S+ ){{1,4}}?(?:gelesen|verstanden|notiert|abgespeichert)\b{_END}|da fehlt (?:noch )?eine? (?:null|ziffer|buchstabe|zahl|stelle)\b|neue[rs]? (?:ansprechpartner|chef|leiter|kontakt|trainer|lehrer|vermieter|kollege|teamleiter|vorgesetzte)(?:in)? ist\b)",
        """Das Meeting fällt weg, wir klären das per Mail.
        wir haben die Vier-Tage-Woche eingeführt
        Bis gestern stimmte das, heute früh kam die Umstellung.
        Opa kommt doch mit, also fünf Plätze.
        Die Antwort war für Version 2, wir haben Version 3.
        Hab vergessen zu sagen: Der Endpunkt verlangt inzwischen ein Token.
        es war Gleis 9, ich hatte 6 gelesen
        Frau Keller ist in Rente, neuer Ansprechpartner ist Herr Doğan.""",
        """Wenn das Meeting ausfällt, sag es
        Das Bild ist neu""",
    ),
    row(
        ("swapped", "de"),
        "nicht |nich |kein|niemals",
        rf"\b(?P<m>(?:wir|ich|bei uns|das|der|die|es) (?:\w+ ){{1,3}}?(?:nicht|nich) (?:mit|über|auf|in|bei|per|via|durch|von|nach|für) {_CLAUSE}{{2,30}}[,;] (?:das|es|wir|dafür|sondern|da|dort) (?:\w+|bei uns)\b|(?:es gibt|gibt es|wir haben|ich habe) (?:gar )?keine?n? {_CLAUSE}{{2,30}}, (?:nur|sondern|bloß|lediglich) \S*\w|(?:das|es|die [\w-]+|der [\w-]+) (?:ist|sind) keine? (?!(?:problem|thema|wunder|witz|spaß|sorge|eile|ding|hexerei|schande|schlechte)\b)[\w-]+, (?:das|es|der|die|er|sie|sondern) \S*\w)",
        """Wir machen das nicht mit Cron, das triggert ein Webhook.
        Es gibt keinen dritten Mitgründer, nur Anja und mich.
        Das ist kein Bug, das Verhalten ist so gewollt.""",
        """Das ist kein Problem, das machen wir morgen
        Wenn wir das nicht mit Cron machen, das Skript aber brauchen""",
    ),
    row(
        ("swapped", "fr"),
        "n'est pas|ne sont pas|pas une |pas un |pas de |pas le |pas la |n'y a pas|y a pas",
        rf"\b(?P<m>(?:le |la |les |l'|notre |mon |ma |nos |mes |ce |cette )[\w'-]+(?: (?:de |du |d'|des )?[\w'-]+){{0,3}}? (?:n'est|ne sont) pas (?!(?:grave|bien|content|terrible|mal|fou|très|si|encore|toujours|sûre?|prête?|loin|passée?)\b){_CLAUSE}{{2,30}}[,;] (?:c'est|ce sont) (?!(?:normal|bien|dommage|bizarre|tout|grave|pas|nul|chiant|énervant)\b)\S*\w|ne \w+ pas (?:une? |le |la |des |du |en |sur |à |chez ){_CLAUSE}{{1,30}}?,? mais (?:une? |le |la |des |du |en |sur |à |chez |plutôt )\S*\w|(?:il )?n'y a pas (?:de |d'){_CLAUSE}{{2,30}}, (?:seulement|juste|que|uniquement) \S*\w)",
        """Le mot de passe n'est pas requis, c'est du SSO.
        La fonction ne renvoie pas une liste mais un générateur.
        Il n'y a pas de troisième associé, juste Anja et moi""",
        """Ce n'est pas grave, c'est normal
        Si le mot de passe n'est pas requis, c'est du SSO""",
    ),
    row(
        ("announced", "fr"),
        "l'ancien|la vieille|le vieux|mauvais|il manque|finalement|a été refait|a été corrig|a été actualis|a été mis|a été révis|a été rectif|pas la bonne|pas le bon|s'appelle|je reprends|autre fois|ont été",
        r"\b(?P<m>j'(?:avais|ai) (?:mis|donné|écrit|noté|envoyé|laissé|gardé|copié) (?:l'ancien(?:ne)?|le vieux|la vieille|le mauvais|la mauvaise|les anciens) [\w-]+|il manque (?:un|une|deux) (?:zéro|chiffre|lettre|mot|s|e|point)\b|(?:on est|on sera|nous sommes|nous serons|ce sera|c'est) \S+(?: \S+)? finalement\b|(?:a|ont) été (?:refaite?s?|corrigée?s?|actualisée?s?|mise?s? à jour|révisée?s?|rectifiée?s?)\s*[:,–—-]+\s*\S|(?:c'est|ce n'est|c'était) pas (?:la bonne|le bon|les bons) (?!(?:moment|idée|humeur|jour pour))[\w-]+|depuis [^,.;!?\n]{2,30},? (?:on|nous|il|elle|je|j') ?(?:s'appelle|habite|vit|m'appelle)\b|je reprends\s*:|sera pour une autre fois\b)",
        """Ah mince, j'avais mis l'ancienne adresse.
        Il manque un zéro dans ce que je t'ai donné, c'est 12000.
        On est quatre finalement, Julie ne vient pas.
        Le devis a été refait : 3400 euros.
        Attends, c'est pas la bonne branche, prends release-3.
        Depuis la fusion on s'appelle Solaris.""",
        """Si c'est pas la bonne branche, dis-le
        C'est pas le bon moment""",
        anywhere=True,
    ),
    row(
        ("changed", "de"),
        "seit |storniert|abgeblasen|geplatzt|irren sich|täuschen sich|nicht |lösch|entfern|doch mit|doch auf|doch in |doch über|nur für|nur bis|nur im|gar nicht|überhaupt nicht|lügt|umlaut|bindestrich|akzent",
        rf"\b(?P<m>ich \w+e(?: mich)? seit (?:heute|gestern|kurzem|neuestem|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|letzte\w* \w+|diesem \w+) (?!(?:krank|müde|nicht|schlecht)\b)\S*\w|seit (?:heute|gestern|kurzem|neuestem|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|letzte\w* \w+|diesem \w+|der (?:hochzeit|scheidung|geburt|beförderung)) (?:bin|heiße|wohne|arbeite|esse|trinke|nutze|fahre|lebe|studiere|leite) ich (?!(?:krank|müde|nicht|schlecht|wieder|total|echt|im urlaub|zu hause)\b)\S*\w"
        rf"|(?:der|die|das|unser\w*|mein\w*|den) [\w-]+(?: [\w-]+)? (?:wurde|wurden|ist|sind|haben wir|hab ich|habe ich) (?:\w+ )?(?:storniert|abgeblasen|geplatzt)\b|sie (?:irren|täuschen|vertun) sich\b|nicht (?:am |um |erst )?{_V}(?: \w+)?, (?:am |um |erst )?{_V}(?: \w+)?(?=\s*[.!]*\Z)|wir \w+en doch (?:mit|auf|in|über|bei|per) \S*\w|das (?:galt|stimmte) nur (?:für|bis|in|im|unter|vor|während)\b"
        r"|kann (?:die|der|das|er|sie|es) (?:gar|überhaupt) nicht\b|(?:die|das|der) (?:\w*doku\w*|readme|wiki|anleitung|kommentar|handbuch) (?:lügt|irrt)\b|(?-i:[A-ZÄÖÜ])\w+ (?:\w+ ){0,2}?(?:mit|ohne) (?:umlaut|bindestrich|akzent|scharfem s|eszett)\b)",
        """Ich ernähre mich seit Mai vegan.
        Seit heute bin ich Teamleiterin.
        Das Hotel wurde storniert, wir schlafen bei Freunden.
        Sie irren sich, Frau Lang ist die Vorsitzende.
        Nicht Montag früh, Montag Abend!
        Wir bauen doch mit Gradle.
        Das galt nur für 2023.""",
        """Seit gestern bin ich krank
        Wenn das Hotel storniert wurde, sag es
        Seit gestern hab ich Kopfschmerzen.""",
    ),
    row(
        ("changed", "fr"),
        "je suis pass|je suis deven|je suis nomm|j'ai été nomm|tu peux|vous pouvez|tréma|accent|trait d'union|cédille|majuscule",
        r"\b(?P<m>je suis (?:passée?|devenue?|nommée?) (?!(?:par|devant|chez|te|vous|te voir|à|hier|au|inaperçue?|folle|fou|dingue)\b)[\w'-]+|j'ai été (?:nommée?|promue?) [\w'-]+|(?:tu peux|vous pouvez) (?:rayer|oublier|enlever|supprimer|retirer|virer|laisser tomber) (?:le |la |les |l'|ce |cette |ça)(?:[^.;!?,\n]|\.(?=\w)){0,40}, (?:je|j'|on|c'est|il|elle|nous|ça)|(?-i:[A-ZÉ])[\w'-]+,? (?:\w+ )?(?:avec|sans) (?:un |une |le )?(?:tréma|accent|trait d'union|cédille|majuscule))",
        """Je suis passée chef d'équipe.
        Tu peux rayer les champignons, je déteste ça.
        C'est Maëlle avec un tréma.""",
        """Je suis passée par Lyon
        Tu peux rayer les champignons ?""",
    ),
    row(
        ("announced", "de"),
        "lösch|entfern|streich|vergiss",
        r"(?P<m>(?:bitte )?(?:lösch|entfern|streich|vergiss)e?(?: bitte)? (?:die|den|das) (?:\w*info\w*|angabe|notiz|eintrag|erinnerung|adresse|\w*nummer)\b(?: \S+){0,4}?(?:, (?:der|die|das|er|sie|es|ich|wir|bei)\b|(?=\s*[.!]*\Z)))",
        """Lösch bitte die Info mit dem Hund, der ist gestorben.""",
        """Lösch die Datei
        Wenn du die Info löschst, sag es""",
        opens=True,
    ),
    row(
        ("announced", "de"),
        "vergessen|knicken|als |ist tot|sind tot|ungültig|gesperrt|vertan|vertippt|verlesen|es heißt|zukunft|künftig|ab jetzt|ab sofort|von nun an",
        r"(?P<m>(?:den|die|das) [\w-]+(?: [\w-]+)? (?:könnt ihr|kannst du|können sie) (?:\w+ )?(?:vergessen|knicken|abhaken)\b\s*[,;–—-]\s*\S|du (?:liest|nimmst|zählst|behandelst|interpretierst|wertest|verstehst) (?:sie|es|das|ihn|die \w+|den \w+) (?:\w+ )?als\b|(?:die|der|das) (?:[\w.-]+ ){1,7}?(?:ist|sind) (?:tot|ungültig|gesperrt|hinüber)\s*[,;] (?:nimm|nutze?|verwende|bitte|nehmt)\b"
        r"|(?:ich )?(?:hab|habe|hatte) (?:ich )?mich (?:da |wohl |leider )?(?:bei|mit|im|in|um|beim) (?:der |dem |den |die |das )?[\w-]+ (?:vertan|vertippt|verlesen|verzählt|geirrt|verguckt)\b|es heißt (?:(?:frau|herr|der|die|das|doktor|dr\.) )*(?!(?:dass|ja|also|nicht|so|immer|oft)\b)(?-i:[A-ZÄÖÜ])[\w-]+(?: (?-i:[A-ZÄÖÜ])[\w-]+)?(?=\s*[,.;!]|$)|(?:in zukunft|künftig|ab jetzt|ab sofort|von nun an),? bitte (?:nur |immer |stets )?(?:mit|auf|in|ohne|per|über|als|kürzer|erst|\w+en)\b(?: \S+){1,3})",
        """Den Dienstag könnt ihr vergessen, Mittwoch passt.
        die Werte sind in Kelvin angegeben, du liest sie als Celsius
        Die Nummer mit der 8 am Ende ist tot, nimm die mit der 3.
        Hab mich bei der Größe vertan, XL stimmt.
        Es heißt Frau Doktor Brandt, so viel Zeit muss sein.
        In Zukunft bitte mit Tabs einrücken.""",
        """Es heißt, dass es regnet
        Wenn ich mich bei der Größe vertan habe, sag es""",
        opens=True,
    ),
    row(
        ("announced", "fr"),
        "autrement|ailleurs|mais moi|mais nous|mais lui|mais elle|retire|enlève|supprime|vire|raye",
        r"(?P<m>(?:le |la |les |l'|mon |ma |notre )[\w'-]+(?: [\w'-]+){0,3}? (?:s'appelle|est|se trouve|s'écrit) (?:autrement|ailleurs)\s*[:,;–—-]|(?:non|nan|ben|mais),? mais (?:moi|nous|lui|elle),? c'est \S*\w|(?:retire|enlève|supprime|vire|raye)[sz]?(?:-\w+)? (?:le |la |les |l')[\w'-]+ (?:de|du|des) (?:la |ma |ta |mon |ton )?(?:liste|menu|recette|planning|programme|commande|profil|fiche)[^,;.!?\n]{0,20}, (?:on|je|j'|il|elle|c'est|nous) ?\S*\w)",
        """Le fichier s'appelle autrement : conf.toml.
        Nan mais moi c'est Camille, le garçon.
        Retire le lait de la liste, on est vegans.""",
        """Si le fichier s'appelle autrement, dis-le
        Retire le lait de la liste""",
        opens=True,
    ),
)
