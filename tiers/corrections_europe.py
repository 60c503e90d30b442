"""Corrections in German, French, Spanish and Russian by slips, news and changes of a life; what `corrections_world` doesn't know.

Longer than most files because it is a table; each row brings messages that fire it and messages that don't, and these are
its tests. The words reported are the first named group that matched.
"""

# Cyrillic letters are meant

from __future__ import annotations

from tiers.corrections import Phrase, pattern

_END = r"(?=\s*(?:[.,;:!?)…—–\n]|\s-\s|$))"
_STOP = r"\s*[,;:.!…—–-]+\s*"
_DE_VALUE = r"(?:(?:am|um|im|in|auf|bei|der|die|das|den|dem|ein|eine|Port) )?(?:(?-i:[A-ZÄÖÜ])[\w.+#-]*|[\w.:/@-]*\d[\w.:/@%-]*)"

DE: tuple[Phrase, ...] = (
    Phrase(
        family="announced",
        language="de",
        cues=(
            "korrigier",
            "berichtig",
            "richtigstell",
            "falsche",
            "alte",
            "verwechselt",
            "verlesen",
            "verrechnet",
            "verhört",
            "missverstanden",
            "durcheinander",
            "vertan",
        ),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>(?:(?:da |jetzt |vorhin |eben )?(?:ich )?(?:habe?|hatte|hab') (?:ich )?(?:dir |euch |ihnen )?(?:\w+ ){0,2}?(?:den|die|das|eine?n?|dem) (?:falsche[nrs]?|alte[nrs]?|veraltete[nrs]?) [\w-]+ (?:gegeben|genannt|geschickt|geschrieben|angegeben|kopiert|gepostet|verlinkt|notiert|erwischt|gesagt)"
            r"|ich (?:muss|möchte|will|sollte) (?:mich|das|es|da etwas|hier etwas|etwas)? ?(?:noch |kurz |mal )*(?:korrigieren|berichtigen|richtigstellen)|ich (?:korrigiere|berichtige)(?: mich| das)?\s*[:,.]"
            r"|(?:da |jetzt |sorry,? )?(?:ich )?(?:habe?|hatte|hab') (?:ich )?(?:mich |das |die |es |den |was |da ){0,3}(?:\w+ ){0,2}?(?:verwechselt|verlesen|verrechnet|verhört|missverstanden|durcheinander ?gebracht|vertan|vertauscht)\b))"
        ),
        fires=(
            "Warte, ich habe dir die falsche Version gegeben.",
            "Ich muss das korrigieren, der Host ist db-9",
            "Ich korrigiere: es sind 40.",
            "Da habe ich die Städte verwechselt",
        ),
        silent=(
            "Wenn ich dir die falsche Version gegeben habe, sag es",
            "Korrigiere bitte den Test",
            "Er hat das verwechselt",
        ),
    ),
    Phrase(
        family="denied",
        language="de",
        cues=(
            "du ",
            "ihr ",
            "falsche",
            "richtig ",
            "das war ",
            "veraltet",
            "überholt",
            "nicht mehr aktuell",
            "nicht aktuell",
        ),
        pattern=pattern(
            r"(?P<m>du (?:verwechselst|irrst dich|liegst (?:da )?falsch|täuschst dich|hast (?:das|mich|es|da|was|da was)? ?(?:\w+ ){0,2}?(?:falsch(?: verstanden)?|verwechselt|missverstanden)\b|hast (?:den|die|das|eine?n?|noch die|noch den|noch das) (?:falsche|alte|veraltete)\w? [\w-]+)"
            r"|(?:da|das) hast du (?:\w+ ){0,2}?(?:verwechselt|falsch|missverstanden)\b"
            rf"|falsche[rsn]? (?!Freunde)[\w-]+(?=\s*[.!]*\s*\Z)|falsche[rsn]? [\w-]+{_STOP}(?:richtig|es|das|der|die|wir|ich|nimm)\b"
            r"|richtig (?:ist|wäre|heißt es|lautet|muss es heißen)\s*:?\s+(?!dass\b|es\b|gut\b|schön\b|so\b|cool\b|und\b|toll\b|krass\b)\S*\w"
            r"|(?:die|der|das|unser\w*|dein\w*|diese\w*) (?:[\w-]+ )?[\w-]+ (?:ist|sind|war)(?: (?:aber|leider|schon|längst|komplett|völlig|inzwischen|mittlerweile|ja|doch|auch))* (?:veraltet|überholt|nicht mehr (?:aktuell|gültig|richtig|korrekt|auf dem (?:neuesten )?stand))\b"
            r"|ist (?:leider |aber |schon |längst )*(?:nicht mehr (?:aktuell|gültig|richtig|so)|veraltet|überholt)\b"
            r"|(?:das|so) war (?:das )?(?:einmal|mal|früher|damals|vorher|letztes \w+|vor \w+)(?: so)?\s*[,.;—–]\s*(?:inzwischen|mittlerweile|heute|jetzt|nun|wir|seit|da)\b)"
        ),
        fires=(
            "Falscher Host, richtig wäre db-2.",
            "Richtig ist 8443.",
            "Du verwechselst das mit der API",
            "Das hast du falsch verstanden",
            "Die Liste ist überholt.",
            "das war früher so, heute nehmen wir Docker",
        ),
        silent=(
            "Wenn die Liste veraltet ist, lösche sie",
            "Richtig ist, dass wir testen müssen",
            "Falsche Eingaben ablehnen.",
            "Du hast recht",
        ),
    ),
    Phrase(
        family="changed",
        language="de",
        cues=("jetzt", "nun ", "inzwischen", "mittlerweile", "neuerdings", "seit ", "ab sofort", "ab heute", " doch "),
        pattern=pattern(
            r"(?!ist\b|sind\b|läuft\b|geht\b)(?![^.!?\n]*\b(?:nicht|nichts|keine?[nmrs]?|wieder|fertig|grün|rot|weg|kaputt)\b)"
            r"(?P<m>(?:(?!(?:wenn|falls|ob|dass|was|wer|wo|wie|warum|weil)\b)[\w.'-]+ ){1,4}?(?:ist|sind|liegt|läuft|laufen|heißt|steht|findet|beginnt|startet|lautet|kommt|nutzt|verwendet) (?:jetzt|nun|inzwischen|mittlerweile|neuerdings|seit \w+|ab sofort) "
            r"(?:um|am|im|über|mit|bei|auf|unter|(?-i:[A-ZÄÖÜ])[\w.-]*|[\w.:/@-]*\d[\w.:/@-]*)(?! (?:Ordnung|Weg|Gange)\b)"
            r"|wir (?:verwenden|nutzen|nehmen|benutzen|setzen|fahren|arbeiten|deployen|bauen|hosten|testen) (?:jetzt|nun|inzwischen|mittlerweile|heute|neuerdings|ab sofort|seit (?!jahren|langem|immer|monaten|jeher|anfang|wann)\w+) \S*\w"
            r"|(?:inzwischen|mittlerweile|neuerdings|seit (?:gestern|heute|(?-i:[A-Z])\w+|letzte[rmn] \w+)|ab (?:jetzt|sofort|heute|morgen)) (?:verwenden|nutzen|nehmen|benutzen|ist|sind|heißt|läuft|laufen|liegt|deployen|arbeiten|haben|setzen|gilt|gelten|machen|wohnt?e?n?) \S*\w"
            r"|ich (?:wohne|arbeite|lebe|studiere) (?:jetzt|nun|inzwischen|mittlerweile|seit \w+) (?:in|bei|als|am|an)\b"
            r"|(?:[\w.-]+ ){1,3}(?:ist|sind|war|heißt) doch (?:(?:am|um|in|im|der|die|das) )?(?:(?-i:[A-ZÄÖÜ])[\w.-]*|[\w.:/@-]*\d[\w.:/@-]*))"
        ),
        fires=(
            "Das Daily ist jetzt um 11.",
            "Seit gestern läuft das über Buildkite.",
            "Wir verwenden inzwischen Bun",
            "der port ist doch 8081",
            "Ich arbeite jetzt bei Siemens",
        ),
        silent=(
            "Der Build ist jetzt grün",
            "Seit gestern läuft der Build nicht",
            "Jetzt starte die Tests.",
            "Wenn das Daily jetzt um 11 ist, sag es",
        ),
    ),
    Phrase(
        family="changed",
        language="de",
        cues=(
            "verlegt",
            "abgesagt",
            "vorgezogen",
            "umgebucht",
            "gestrichen",
            "abgeschaltet",
            "gekündigt",
            "aufgegeben",
            "aufgehört",
            "weggezogen",
            "übernommen",
            "uns getrennt",
            "geschieden",
            "nach ",
        ),
        pattern=pattern(
            r"(?P<m>(?:(?!(?:wenn|falls|ob|dass|wer|was)\b)[\w.'-]+ ){1,5}?(?:wurden?|wird|ist|sind|habe?n?|hat|bin)\b(?:(?!\b(?:wenn|falls|ob|dass|nicht)\b)[^.,;!?\n]){0,50}? (?:(?:auf|in|nach|von|um)\b[^.,;!?\n]{1,25} )?(?:verlegt|abgesagt|vorgezogen|umgebucht|gestrichen|abgeschaltet|gekündigt|aufgehört|weggezogen|übernommen|uns getrennt|geschieden)\b"
            r"|(?:ich|wir|er|sie) (?:bin|sind|ist)(?: \w+){0,2} (?:nach|in|zu) (?:\w+ )?[\w-]+ (?:gezogen|umgezogen|gewechselt)\b)"
        ),
        fires=(
            "Der Termin wurde auf Freitag verlegt.",
            "Ich habe mit dem Rauchen aufgehört",
            "Ich bin nach Mainz gezogen",
            "Marta hat das Team übernommen",
        ),
        silent=(
            "Wenn der Termin verlegt wurde, sag es",
            "Wurde der Termin verlegt?",
            "Er sagt, der Termin wurde verlegt",
        ),
    ),
    Phrase(
        family="swapped",
        language="de",
        cues=("nicht ", "vergiss ", "vergesst "),
        pattern=pattern(
            rf"(?P<m>nicht (?!(?-i:[A-Z])\w+ (?:genug|nötig)){_DE_VALUE}\s*[,;—–-]\s*(?:sondern )?{_DE_VALUE}{_END}"
            r"|(?:bitte )?(?:vergiss|vergesst) (?:das mit (?:de[mnr]|meiner?m?)|den|die|das) [\w-]+(?: [\w-]+)?\s*[,;—–-]\s*(?:wir|ich|es|das|lieber)\b)"
        ),
        fires=(
            "Nicht Samstag, Sonntag!",
            "Nicht um 8, um 9.",
            "Vergiss die Pizza, wir kochen.",
            "Vergiss das mit dem Zelt, wir nehmen ein Hotel",
        ),
        silent=("Nicht schlimm, das mache ich morgen", "Vergiss nicht die Tests, wir brauchen sie"),
    ),
    Phrase(
        family="denied",
        language="de",
        cues=(
            "quatsch",
            "blödsinn",
            "unsinn",
            "stimmt",
            "meinte ich",
            "meine ich",
            "der alte",
            "die alte",
            "das alte",
            "der falsche",
            "die falsche",
            "das falsche",
            "tippfehler",
            "versehen",
            "missverständnis",
            "nicht gesagt",
            "nie gesagt",
            "planänderung",
            "ohne ",
            "mit ",
        ),
        pattern=pattern(
            r"(?P<m>(?:quatsch|blödsinn|unsinn|stopp|ach n(?:ee|ein)|äh,? n(?:ee|ein))\s*[,:.!—–-]+\s*(?:es|das|wir|der|die|ich|port|\S*\d)\S*|(?:[\w.:/-]+ ){1,4}(?:meinte|meine) ich(?=\s*(?:[.,;!]|$))|so stimmt (?:das|es) (?:\w+ )?nicht\b"
            r"|das (?:ist|war) (?:noch |aber |leider )*(?:der|die|das|ein|eine|unser|unsere|mein|meine) (?:alte|falsche|vorherige|ehemalige|veraltete)\w? [\w-]+(?=\s*(?:[.,;!]|$))|(?:das )?(?:war|ist) (?:nur )?ein (?:tippfehler|versehen|missverständnis)\b|tippfehler\s*[,:;.!]"
            r"|das hab(?:e)? ich (?:so )?(?:nicht|nie) (?:gesagt|gemeint|behauptet)|planänderung\s*[:,.!—–]|(?:ich heiße|es heißt|es ist|man schreibt (?:es|das)) [\w-]+ (?:ohne|mit(?: einem| zwei)?) \w{1,2}(?=\s*(?:[.,;!]|$)))"
        ),
        fires=(
            "Quatsch, es ist Port 9000",
            "Port 9000 meinte ich",
            "Das ist der alte Host",
            "so stimmt das nicht, wir nutzen OIDC",
            "Das war ein Tippfehler, es sind 12",
            "Planänderung: wir treffen uns um sechs",
            "Das habe ich nicht gesagt",
            "ich heiße Sara ohne h",
        ),
        silent=("Wenn das der alte Host ist, sag es", "Ist das der alte Host?", "Der alte Parser ist langsamer."),
    ),
    Phrase(
        family="changed",
        language="de",
        cues=(
            "rausgeworfen",
            "rausgeschmissen",
            "verworfen",
            "gekippt",
            "eingestampft",
            " raus",
            "geschichte",
            "ab ",
            "fällt ",
            "ich bin ",
            "zuständig",
        ),
        pattern=pattern(
            r"(?P<m>(?:(?-i:[A-Z])[\w.-]+ haben wir|wir haben [^.,;!?\n]{1,30}) (?:rausgeworfen|rausgeschmissen|verworfen|gekippt|eingestampft|beerdigt)\b|(?-i:[A-Z])[\w.-]+ ist (?:raus|geschichte|tot|passé|weg)\s*[,;.—–]\s*(?:wir|es|alles|jetzt|nimm)\b"
            r"|ab (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|nächste[rnm] \w+|dem \d+\.?|sofort|heute|morgen)(?: \w+)? \w+(?:en|t|e) (?:wir|der|die|das|ich|alle|es)\b|(?:die|der|das|mein\w*|unser\w*) [\w-]+ (?:fällt (?:leider |heute )?aus|findet nicht statt)\b"
            r"|ich bin (?:jetzt|nun|inzwischen) (?!(?:in|im|am|beim|bei|auf|zu|da|hier|weg|so|fertig|müde|dran|wach|bereit|zurück|online|raus|kurz|gerade|krank|wieder)\b)(?:ein\w* )?[\w-]+(?=\s*(?:[.,;!]|$)))"
        ),
        fires=(
            "Docker haben wir rausgeworfen",
            "Docker ist raus, wir nehmen Podman",
            "Ab Montag deployen wir mit Argo",
            "Die Reise fällt aus",
            "Ich bin jetzt Veganer",
        ),
        silent=("Wenn die Reise ausfällt, sag es", "Ich bin jetzt müde", "Fällt die Reise aus?"),
    ),
    Phrase(
        family="swapped",
        language="de",
        cues=(" und nicht ",),
        opens=False,
        pattern=pattern(
            r"\bund (?P<m>nicht (?!(?:nur|mehr|immer|so|zu|sehr|ganz|wie|weil|dass|ob|wenn|vergessen|mal)\b)[\w.+#:/-]+(?=\s*(?:[.;!]|$)))"
        ),
        fires=("Das Feld heißt user_id und nicht userid",),
        silent=("Es ist schnell und nicht nur das",),
    ),
)

_FR_SUBJECT = r"(?:(?:le|la|les|notre|nos|mon|ma|mes|ce|cette|son|sa|leur) [\w-]+(?: (?:de |du |d'|des )?[\w-]+)?|l'[\w-]+|on|nous|il|elle|ils|elles|je|(?-i:[A-Z])[\w.-]+)"
_FR_STUCK = r"(?:démarre|marche|fonctionne|passe|passent|répond|charge|compile|tourne|sais|peux|trouve|vois|comprends|en peux|s'ouvre|s'affiche|se lance|me souviens|me rappelle|y a|reste|y arrive|suis sûre?)"

FR: tuple[Phrase, ...] = (
    Phrase(
        family="announced",
        language="fr",
        cues=(
            "suis planté",
            "gouré",
            "embrouillé",
            "mélangé",
            "confondu",
            "inversé",
            "mal lu",
            "mal compris",
            "mal noté",
            "mal dit",
            "mal écrit",
            "mauvais",
            "ancien",
            "rectifie",
            "corrige",
            "reformule",
            "rectifier",
            "corriger",
        ),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>je me suis (?:\w+ )?(?:plantée?|gourée?|embrouillée?|mélangée?|mal exprimée?)\b|j'(?:ai|avais) (?:\w+ )?(?:confondu|mélangé|inversé|mal (?:lu|compris|noté|dit|écrit|compté))\b"
            r"|je (?:t'|vous |lui )?ai (?:donné|indiqué|envoyé|dit|mis|collé)(?: \w+)? (?:le |la |les |l'|un |une )?(?:mauvaise?s?|ancien(?:ne)?s?|vieux|vieille) [\w-]+"
            r"|je (?:rectifie|corrige|reformule)\s*[:,.]|je (?:dois|voudrais|vais) (?:me |te |vous )?(?:corriger|rectifier)(?= |\s*[:,.])(?! (?:le|la|les|ce|un|une) ))"
        ),
        fires=(
            "Je me suis planté, c'est la 3.1",
            "J'ai confondu avec la préprod",
            "Je t'ai donné le mauvais port",
            "Je rectifie : ils sont douze",
        ),
        silent=("Si je t'ai donné le mauvais port, dis-le", "Corrige les tests", "Je vais corriger le test"),
    ),
    Phrase(
        family="denied",
        language="fr",
        cues=(
            "tu ",
            "vous ",
            "mauvais",
            "non non",
            "non, ",
            "obsolète",
            "périmé",
            "dépassé",
            "plus à jour",
            "erroné",
            "pas ça",
            "à l'envers",
            "inverse",
        ),
        pattern=pattern(
            r"(?P<m>(?:non,? )?(?:tu (?:te trompes|confonds|as (?:mal compris|tort|confondu|inversé|mélangé|le mauvais|la mauvaise)|fais erreur|te mélanges)|vous (?:vous trompez|confondez|faites erreur|avez (?:mal compris|tort|confondu)))\b"
            r"|mauvaise? [\w-]+\s*[,:;.—–-]\s*(?:c'est|il|elle|le|la|on|prends|utilise)\b|mauvaise? (?!idée|nouvelle|temps|humeur|goût)[\w-]+(?=\s*[.!]*\s*\Z)"
            r"|non,? non[,. ]+(?!merci|ça va|pas)\S+ \S*\w"
            rf"|{_FR_SUBJECT} (?:est|sont|n'est|ne sont)(?: (?:\w+ment|aussi|déjà|donc))* (?:obsolètes?|périmée?s?|dépassée?s?|plus à jour|plus valables?|erronée?s?)\b"
            r"|c'est (?:exactement |justement |plutôt )?(?:l'inverse|le contraire))"
        ),
        fires=(
            "Tu te trompes, c'est Paul",
            "tu as mal compris, le worker appelle l'API",
            "Mauvais port, c'est 8081",
            "La liste est périmée.",
            "Non non, le cache est sur db-2",
        ),
        silent=("Si tu te trompes, ce n'est pas grave", "Mauvaise idée", "Dis-moi si la liste est périmée"),
    ),
    Phrase(
        family="changed",
        language="fr",
        cues=("désormais", "maintenant", "dorénavant", "à présent", "finalement", "à partir de"),
        pattern=pattern(
            rf"(?P<m>{_FR_SUBJECT} (?:s'appelle(?:nt)?|se nomme|utilise|utilisons|tourne|écoute|se trouve|habite|vit|travaille|déploie|déployons|héberge|a lieu|commence|passe par|gère) (?:désormais|maintenant|dorénavant|à présent) \S*\w"
            rf"|{_FR_SUBJECT} (?:est|sont) (?:désormais|maintenant|dorénavant|à présent) (?:(?:le|la|l'|à|au|aux|en|sur|chez|dans|gérée?|hébergée?|une?) ?)?(?:(?-i:[A-Z])[\w.-]*|[\w.:/@-]*\d[\w.:/@-]*|\w+ (?=par|chez|sur|à))"
            r"|(?:désormais|dorénavant|maintenant|à partir (?:de (?:maintenant|demain|lundi|\w+di)|d'aujourd'hui)),? (?:on (?!peut|va|doit|a\b|voit|sait)|nous (?!pouvons|allons|devons)|c'est (?!bon|mieux|clair|parfait|ok|fini|vert|à toi|trop|plus)|notre |nos |le |la |les |l')\S*\w"
            r"|(?:j'habite|je travaille|je vis|on habite|il habite|elle habite|il travaille|elle travaille|on utilise|nous utilisons|on travaille) [^.,;!?\n]{1,30}? (?:maintenant|désormais)"
            r"|finalement,? (?:on|nous|je|c'est|ce sera|il|elle|ils|elles) (?!(?:était|a été|ai réussi|ça|bien|pas mal|super)\b)\S*\w)"
        ),
        fires=(
            "Le projet s'appelle maintenant Atlas.",
            "Le port est maintenant 8081",
            "Désormais on utilise Bun",
            "Maintenant, c'est Nadia la responsable",
            "finalement on garde Redis",
        ),
        silent=(
            "Ça marche maintenant, merci",
            "Maintenant lance les tests",
            "Si le port est maintenant 8081, dis-le",
            "Le build est maintenant vert",
            "Maintenant on peut tester",
        ),
    ),
    Phrase(
        family="changed",
        language="fr",
        cues=(
            " plus de ",
            " plus d'",
            " plus du ",
            "repouss",
            "report",
            "avancé",
            "annulé",
            "décalé",
            "quitté",
            "changé de",
        ),
        pattern=pattern(
            rf"(?P<m>(?:je|on|nous|il|elle|ils|elles) (?:ne |n')(?:se |me |m'|nous )?(?!{_FR_STUCK}\b|ai\b|a\b|avons\b|avez\b|ont\b|veux\b)\w+ (?:\w+ )?plus (?:de |d'|du )\S*\w"
            rf"|{_FR_SUBJECT} (?:est|a été|sont|ont été) (?:repoussée?s?|reportée?s?|avancée?s?|annulée?s?|décalée?s?)(?: (?:à|au|de|d'|en|pour)\b|{_END})"
            r"|(?:j'ai|il a|elle a|nous avons|on a) (?:quitté (?!la maison|le bureau|l'appli)\S+ \S*\w|changé (?:de|d') ?(?:travail|boulot|job|nom|numéro|adresse|école|médecin|banque|avis)))"
        ),
        fires=(
            "Je ne mange plus de viande",
            "On ne se sert plus de Webpack",
            "La fête est repoussée à samedi",
            "J'ai changé de travail",
        ),
        silent=("Il n'y a plus de place", "Je n'ai plus de batterie", "Si la fête est annulée, dis-le"),
    ),
    Phrase(
        family="forbidden",
        language="fr",
        cues=(" plus", "laisse", "oublie"),
        pattern=pattern(
            r"(?P<m>(?:s'il te plaît,? )?ne (?:m'|me |l'|le |la |les |nous |lui )?(?!\w*(?:sais|peux|marche|suis)\b)\w+(?:e|ez|es|is|ds) plus\b(?:\s+\S*\w)?"
            r"|(?:laisse[zs]? tomber|oublie[zs]?) (?!pas\b|jamais\b)(?:(?:le|la|les|pour|mon|ma) )?[\w'-]+(?: [\w'-]+){0,3}?\s*[,;—–-]\s*(?:on|nous|je|c'est|il|elle|ça|finalement)\b)"
        ),
        fires=("ne m'appelle plus Mimi", "laisse tomber Redis, on prend Valkey", "Oublie la randonnée, on reste ici"),
        silent=("N'oublie pas la clé, on part tôt", "Si ça ne marche plus, dis-le"),
    ),
    Phrase(
        family="swapped",
        language="fr",
        cues=(", pas ", ", non pas ", ", et pas ", "ce n'est pas ", "c'est pas "),
        opens=False,
        pattern=pattern(
            r",\s*(?P<m>(?:et )?(?:non )?pas (?!(?:mal|de|d'|du|encore|vraiment|tout|si|très|trop|grave|besoin|plus|seulement|que|toujours|sûre?|possible|bien|forcément|question|vrai|terrible|évident|facile|étonnant|loin|là)\b)(?:(?:le|la|les|à|au|en|un|une|sur|chez|dans) |l')?\S*\w(?: \S+){0,2}?(?=\s*(?:[.;!)\n]|$)))"
            r"|\b(?P<n>(?:ce n'est|c'est) pas (?!(?:grave|mal|bien|possible|vrai|sûr|tout|encore|si)\b)[^.,;!?\n]{1,30}?[,;] c'est (?!(?:normal|bon|mieux|trop|pas|que|juste|génial|super)\b)\S*\w)"
        ),
        fires=("On déploie le mardi, pas le lundi.", "Ma fille a 8 ans, pas 7.", "Ce n'est pas mardi, c'est jeudi"),
        silent=(
            "C'est rapide, pas mal du tout",
            "Si c'est Vite, pas Webpack, dis-le",
            "Ce n'est pas grave, c'est normal.",
        ),
    ),
    Phrase(
        family="denied",
        language="fr",
        cues=(
            "non",
            "ancien",
            "vieux",
            "vieille",
            "mauvais",
            "faute de frappe",
            "coquille",
            "changement de",
            "pas dit",
            "jamais dit",
            "pas ",
        ),
        pattern=pattern(
            r"(?P<m>(?:euh|ah|mais|ben|oh)[, ]+non\s*[,.:!—–-]+\s*(?!(?:c'est (?:terrible|horrible|affreux|triste|dommage)|merci|quel)\b)\S+ \S*\w|c'(?:est|était) (?:encore )?(?:l'ancien(?:ne)?|le vieux|la vieille|le mauvais|la mauvaise) (?!moment|idée|exemple)[\w-]+(?=\s*(?:[.,;!]|$))"
            r"|(?:faute de frappe|coquille|petite erreur|changement de (?:programme|plans?))\s*[,:.;!—–-]|je n'ai (?:pas|jamais) dit (?:ça|cela)\b|pas (?!(?:mal|de|d'|du|encore|vraiment|tout|si|très|trop|grave|besoin|plus|sûre?|possible|bien|forcément|question|vrai|aujourd'hui|maintenant)\b)(?:(?:le|la|les|à|au|en|sur) )?[\w.+#/-]+\s*[,—–]\s*(?:(?:le|la|les|à|au|en|sur) )?(?-i:[A-Z0-9])[\w.+#/-]*(?=\s*(?:[.!]|$)))"
        ),
        fires=(
            "Euh non, port 9000",
            "C'était l'ancien serveur",
            "Faute de frappe, c'est 12",
            "Changement de programme : on se voit à six heures",
            "Je n'ai pas dit ça",
            "Pas Docker, Podman",
        ),
        silent=("Si c'est l'ancien serveur, dis-le", "Pas mal, merci", "C'est la mauvaise idée"),
    ),
    Phrase(
        family="changed",
        language="fr",
        cues=("viré", "laissé tomber", "jeté", "lâché", "retiré", "quitté", "démissionné", " maintenant"),
        pattern=pattern(
            r"(?P<m>(?:on|nous) (?:a|avons) (?:viré|laissé tomber|jeté|lâché) (?!un œil|l'éponge)\S*\w|(?-i:[A-Z])\w+ a (?:quitté|démissionné)|j'ai (?:démissionné|été licenciée?)\b|c'est (?-i:[A-Z])\w+ qui [^.,;!?\n]{1,30} (?:maintenant|désormais)"
            r"|je suis (?!(?:fatiguée?|prête?|là|à|en|dans|occupée?|rentrée?|chez|sur|contente?|désolée?|perdue?|malade|libre|au|dehors|réveillée?)\b)[\w-]+ maintenant(?=\s*(?:[.,;!]|$)))"
        ),
        fires=(
            "On a viré Docker",
            "On a laissé tomber Docker pour Podman",
            "Bea a quitté l'équipe",
            "J'ai démissionné",
            "C'est Ola qui s'en occupe maintenant",
            "Je suis végane maintenant",
        ),
        silent=("Je suis fatigué maintenant", "Si Bea a quitté l'équipe, dis-le"),
    ),
)

_ES_STUCK = r"(?:arranca|funciona|carga|pasa|pasan|responde|compila|puedo|s\u00e9|abre|aguanto|encuentro|veo|recuerdo|sirve|inicia|conecta|aparece)"

ES: tuple[Phrase, ...] = (
    Phrase(
        family="announced",
        language="es",
        cues=(
            "equivocad",
            "incorrect",
            " mal",
            "confund",
            "mezclé",
            "me lié",
            "corrijo",
            "corregir",
            "olvid",
            "antigu",
            "viej",
            "errad",
        ),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>(?:te|os|le) (?:di|pasé|envié|dije|mandé|puse|he dado|he pasado) (?:el|la|un|una|los|las) [\w-]+ (?:equivocad[oa]s?|incorrect[oa]s?|mal\b|viej[oa]s?|antigu[oa]s?|errad[oa]s?)"
            r"|(?:lo|la|los|las|me|te) (?:había |he )?(?:confundí|confundido|mezclé|lié)\b|me (?:expresé|expliqué) mal|(?:lo )?(?:leí|entendí|escribí|conté|anoté|apunté) mal\b"
            r"|corrijo\s*[:,.]|tengo que corregir(?:me|lo)\b|(?:por favor,? )?olvid(?:a|e|ad|en|emos) (?:lo (?:de|que)|(?:el|la|los|las) [\w-]+(?: [\w-]+)?\s*[,;—–]\s*(?:vamos|nos|mejor|al final|es|usamos|hacemos))\b)"
        ),
        fires=(
            "Te di el puerto equivocado",
            "Lo confundí con el de staging",
            "Olvida lo de la pizza",
            "Leí mal el ticket, es el lunes",
            "Corrijo: somos doce",
        ),
        silent=("Si te di el puerto equivocado, avisa", "No olvides la llave", "Ella dice que lo confundí"),
    ),
    Phrase(
        family="denied",
        language="es",
        cues=(
            "equivoca",
            "confund",
            "entendiste",
            "tienes mal",
            "desactualizad",
            "obsolet",
            "anticuad",
            "desfasad",
            "no, ",
            "no. ",
            "al revés",
        ),
        pattern=pattern(
            r"(?P<m>(?:estás|está|estabas|estáis) (?:equivocad[oa]s?|confundid[oa]s?)\b|te (?:equivocas|confundes|equivocaste|confundiste|has equivocado|has confundido)|(?:lo |me )?(?:entendiste|tienes|has entendido) mal\b"
            r"|(?:la|el|las|los|tu|tus|esa|ese|esta|este|eso|esto|nuestr[oa]) (?:[\w-]+ ){0,3}?(?:está|están|es|son|quedó|ha quedado)(?: (?:ya|muy|bastante|un poco|todo|toda))* (?:desactualizad[oa]s?|obsolet[oa]s?|anticuad[oa]s?|desfasad[oa]s?)\b"
            r"|no\s*[,.;—–]+\s*(?:mis?|sus?|nuestr[oa]s?|se llama|vive|trabaja|tiene|ellas?|él|ellos|ahora|es[ea]|est[ea]|vivo|trabajo|tengo que|usamos|nosotros)\s+(?!no\b|gracias\b|bien\b)\S*\w|(?:es |está )?al revés\s*[,:;])"
        ),
        fires=(
            "La lista está obsoleta",
            "Estás equivocado, es Paula",
            "No, mi madre vive en Sevilla",
            "Te equivocas, es el lunes",
        ),
        silent=("Si la lista está obsoleta, bórrala", "No, gracias", "¿Está obsoleta la lista?"),
    ),
    Phrase(
        family="changed",
        language="es",
        cues=("ahora", "actualmente", "al final"),
        pattern=pattern(
            r"(?P<m>(?:(?:el|la|nuestro|nuestra|mi) [\w-]+ )?ahora (?:(?:el|la|los|las|mi|mis|nuestro|nuestra|su|todo) (?:[\w-]+ ){1,3}?(?:es|son|está|están|se llama|corre|usa|vive|va)\b|se llama|usamos|vivo|trabajo|vivimos|desplegamos|trabajamos|es (?!mejor|tarde|hora|cuando|más|perfecto|bueno)|tenemos (?!que|un error|un problema))\s*\S*\w"
            r"|(?:(?:el|la|los|las|mi|nuestro|nuestra|su) (?:[\w-]+ ){1,3}?|(?-i:[A-Z])[\w.-]+ )?(?:se llama|es|está|usa|corre|escucha|vive|trabaja|usamos|vivo|trabajo|desplegamos) (?:ahora|actualmente) (?!(?:mismo|mejor|verde|bien|roto|listo|funcionando)\b)\S*\w"
            r"|al final (?:usamos|vamos|nos quedamos|es|será|elegimos|seguimos|no) (?!(?:todo|bien|así)\b)\S*\w)"
        ),
        fires=("ahora el puerto es el 9091", "El servicio se llama ahora Atlas", "Ahora vivo en Granada"),
        silent=(
            "Ahora ejecuta los tests",
            "ahora funciona, gracias",
            "Si ahora el puerto es 9091, avisa",
            "ahora es mejor",
        ),
    ),
    Phrase(
        family="changed",
        language="es",
        cues=(
            "me ",
            "nos ",
            "dejé",
            "dejamos",
            "dejado",
            "se cambió",
            "se pasó",
            "se movió",
            "se aplazó",
            "se pospuso",
            "se adelantó",
            "se retrasó",
            "se canceló",
            "cancelad",
            "aplazad",
            "pospuest",
            "ya no ",
        ),
        pattern=pattern(
            r"(?P<m>(?:ya )?me (?:he )?(?:mud(?:é|ado)|cambi(?:é|ado) de|traslad(?:é|ado)|jubil(?:é|ado)|divorci(?:é|ado)|separ(?:é|ado))\b|(?:nos|se) (?:hemos |han |ha )?(?:mud(?:amos|aron|ó|ado)|traslad(?:amos|aron|ó|ado))\b"
            r"|(?:dejé|he dejado|hemos dejado|dejamos) (?:de (?!funcionar)\w+r\b|(?:el|la) \S*\w)"
            rf"|(?:la|el|mi|nuestra|nuestro|las|los) (?:[\w-]+ ){{1,3}}?(?:se (?:cambió|pasó|movió|aplazó|pospuso|adelantó|retrasó|canceló)|(?:fue|ha sido|está|quedó) (?:cancelad[oa]|aplazad[oa]|pospuest[oa]|movid[oa]|cambiad[oa]))(?: (?:a|al|para|hasta)\b|{_END})"
            rf"|ya no (?!{_ES_STUCK}\b)\w+(?:o|amos|emos|imos|a|e|an|en)\b(?:\s+\S*\w)?)"
        ),
        fires=("Me cambié de trabajo", "Me he mudado a Granada", "La fiesta se cambió al sábado", "Dejé de fumar"),
        silent=("Si me cambié de trabajo, qué más da", "La app ya no arranca.", "Ya no puedo más"),
    ),
    Phrase(
        family="denied",
        language="es",
        cues=("viej", "antigu", "anterior", "errata", "cambio de plan", "no dije", "nunca dije", "no, soy", "no no"),
        pattern=pattern(
            r"(?P<m>(?:ese|esa|eso|este|esta|esto) (?:es|era) (?:el|la|lo) (?:[\w-]+ )?(?:viej[oa]|antigu[oa]|anterior|equivocad[oa])(?=\s*(?:[.,;!]|$))|(?:errata|cambio de plan(?:es)?)\s*[,:.;!—–-]|(?:yo )?(?:no|nunca) dije (?:eso|esto)\b|no[,.]? (?:no[,.]? )?(?:soy|es|somos|son) (?:de|del|el|la|los|las) (?!menos)\S*\w(?=\s*(?:[.,;!]|$)))"
        ),
        fires=(
            "Ese es el servidor viejo",
            "Errata: son 12",
            "Cambio de planes: quedamos a las seis",
            "Yo no dije eso",
            "No, soy de Ghana",
        ),
        silent=("Si ese es el servidor viejo, avisa", "¿Ese es el servidor viejo?"),
    ),
    Phrase(
        family="changed",
        language="es",
        cues=(
            "quitamos",
            "descartamos",
            "abandonamos",
            "a partir de",
            "renuncié",
            "dimití",
            "me despidieron",
            "ahora ",
            "se canceló",
            "se aplazó",
            "se pospuso",
        ),
        pattern=pattern(
            r"(?P<m>(?:ya )?(?:quitamos|descartamos|abandonamos|hemos (?:quitado|descartado|abandonado)) (?!el error|la línea)\S*\w|a partir (?:de|del) (?:hoy|mañana|ahora|lunes|martes|miércoles|jueves|viernes|próximo \w+|la próxima \w+),? \w+|(?:renuncié|dimití|me despidieron|he renunciado)\b|ahora (?:soy|somos) (?!más|feliz)\S*\w|ahora (?:lo|la|los|las) (?:lleva|gestiona|hace|tiene|usa|llamamos|desplegamos|mantiene)n? \S*\w|se (?:canceló|aplazó|pospuso) (?:el|la)\b)"
        ),
        fires=(
            "Quitamos Docker",
            "A partir del lunes desplegamos con Argo",
            "Renuncié a mi trabajo",
            "Ahora lo lleva Ola",
            "Ahora soy vegana",
            "Se canceló el viaje",
        ),
        silent=("Si quitamos Docker, qué pasa", "Ahora lo pruebo"),
    ),
)

_RU_STUCK = r"(?:работает|запускается|проходит|проходят|могу|знаю|открывается|грузится|собирается|отвечает|загружается|помню|понимаю|видно|хочу|компилируется)"

RU: tuple[Phrase, ...] = (
    Phrase(
        family="announced",
        language="ru",
        cues=(
            "напутал",
            "перепутал",
            "не тот",
            "не ту",
            "не те ",
            "неправильн",
            "неверн",
            "стар",
            "не так понял",
            "описал",
            "уточн",
            "забудь про",
            "забудьте про",
        ),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>(?:я )?(?:\w+ )?(?:напутала?|перепутала?|описал(?:ся|ась)|не так (?:поняла?|написала?|сказала?))(?=\s*(?:[.,;:!—–-]|$)| \S)"
            r"|я (?:дала?|сказала?|написала?|прислала?|указала?|скинула?) (?:тебе |вам )?(?:не (?:тот|ту|те|то)|неправильн\w+|неверн\w+|стар\w+) \S*\w"
            r"|(?:пожалуйста,? )?забудь(?:те)? (?:про|о|об) [^.,;!?\n]{1,30}[,;—–]\s*(?:мы|я|это|давай|лучше)\b)"
        ),
        fires=("Я напутал, это ветка next", "Я дал тебе не тот порт", "Забудь про пиццу, мы готовим дома"),
        silent=("Если я дал тебе не тот порт, скажи", "Он сказал, я напутал", "Не забудь про тесты"),
    ),
    Phrase(
        family="denied",
        language="ru",
        cues=(
            "не тот",
            "не та ",
            "не то ",
            "не те ",
            "ошибаешься",
            "ошибаетесь",
            "неправ",
            "путаешь",
            "путаете",
            "устарел",
            "наоборот",
            "неверный",
            "неправильный",
        ),
        pattern=pattern(
            r"(?P<m>(?:нет,? )?(?:это )?не (?:тот|та|те|ту) (?!кто\b|что\b|же\b)[\w-]+(?=\s*(?:[.,;!—–]|$))|ты (?:ошибаешься|не ?прав(?:а)?|перепутала?|путаешь|не так понял[аи]?)|вы (?:ошибаетесь|не ?правы|путаете)"
            r"|(?:(?!(?:если|когда|что|чтобы|почему)\b)[\w-]+ ){1,3}?(?:уже |давно |совсем |немного )*устарел[аои]?\b|(?:всё |это )?наоборот\s*[,:;—–.])"
        ),
        fires=(
            "Не тот хост, нужен db-2",
            "ты ошибаешься, это Паша",
            "Список устарел",
            "Наоборот: клиент опрашивает сервер",
        ),
        silent=("Если список устарел, удали", "Проверь, устарел ли список", "Не то чтобы плохо"),
    ),
    Phrase(
        family="changed",
        language="ru",
        cues=(
            "теперь",
            "ушли ",
            "сменил",
            "поменял",
            "бросил",
            "переехал",
            "уволил",
            "развел",
            "перестал",
            "отменил",
            "отменен",
            "отменён",
            "отложил",
            "сдвинули",
            "перенес",
            "перенёс",
            "уже не ",
            "больше не ",
        ),
        pattern=pattern(
            rf"(?P<m>теперь (?:мы|у нас|он|она|они|это|я|порт|хост|наш\w*|мой|моя)(?! (?:можем|могу|можно|надо|{_RU_STUCK})\b)\s+\S*\w|(?:мы|я|он|она|они) теперь (?!(?:можем|могу|{_RU_STUCK})\b)\S*\w"
            rf"|(?:(?!(?:если|когда|что|чтобы|и|а)\b)[\w.-]+ ){{1,3}}?теперь (?:на|в|у|под|это|зовут|называется|—|(?-i:[A-ZА-Я])[\w-]*|[\w.-]*\d\S*)"
            r"|(?:мы )?ушли (?:с|от|из) (?!работы|дома|обеда)\S*\w|(?:я|мы|он|она|они|мой \w+|моя \w+)(?: уже| давно| недавно| наконец)? (?:сменил[аи]?|поменял[аи]?|бросил[аи]?|переехал[аи]?|уволил(?:ся|ась|ись)|развел(?:ся|ась|ись)|перестал[аи]?) (?!на пол)\S*\w"
            rf"|(?:(?!(?:если|когда|что|чтобы|не)\b)[\w-]+ ){{1,3}}?(?:перенесли|перенесён|перенесен[аоы]?|отменил[аи]|отменен[аоы]?|отменён|отложил[аи]|сдвинули)(?: на\b|{_END})"
            rf"|(?:я|мы|он|она|они|мой \w+|моя \w+) (?:уже|больше) не (?!{_RU_STUCK}\b)\S*\w)"
        ),
        fires=(
            "Теперь мы используем Bun",
            "Мы ушли с Jenkins",
            "Я сменил работу",
            "Я бросил курить",
            "База теперь на хосте db-5",
            "Встречу перенесли на четверг",
        ),
        silent=(
            "Теперь запусти тесты.",
            "теперь работает, спасибо",
            "Если мы ушли с Jenkins, проверь",
            "Теперь мы можем тестировать",
        ),
    ),
    Phrase(
        family="denied",
        language="ru",
        cues=("это стар", "это прежн", "это была стар", "планы", "не говорил", "изменение планов"),
        pattern=pattern(
            r"(?P<m>это (?:был[аои]? )?(?:стар(?:ый|ая|ое|ые)|прежн(?:ий|яя|ее|ие)) [\w-]+(?=\s*(?:[.,;!]|$))|планы (?:изменил|поменял)ись|изменение планов\s*[:,.]|я (?:такого|этого) не говорила?\b)"
        ),
        fires=("Это старый хост", "Планы изменились: встречаемся в шесть", "Я такого не говорил"),
        silent=("Если это старый хост, скажи", "Это старый хост?"),
    ),
    Phrase(
        family="changed",
        language="ru",
        cues=(
            "выкинули",
            "выбросили",
            "забросили",
            "похоронили",
            "с понедельника",
            "с вторника",
            "со вторника",
            "со среды",
            "с четверга",
            "с пятницы",
            "с завтрашнего",
            "со следующ",
            "теперь за",
            "из команды",
            "из компании",
            "расстались",
            "развелись",
            "уволил",
            "отменяется",
            "переносится",
            "вышла замуж",
            "женился",
        ),
        pattern=pattern(
            r"(?P<m>мы (?:выкинули|выбросили|забросили|похоронили) (?!мусор)\S*\w|(?:с|со) (?:понедельника|вторника|среды|четверга|пятницы|завтрашнего дня|сегодняшнего дня|следующ\w+ \w+) (?:мы )?\w+(?:ем|им|ут|ют|ет|ит)\b|теперь за \w+ (?:отвечает|следит|работает) \S*\w|(?-i:[А-ЯA-Z])[\w-]+ (?:ушёл|ушла|ушли|уволился|уволилась)(?: из \w+)?|(?:мы|они) (?:расстались|развелись)\b|я уволил(?:ся|ась)\b"
            r"|(?:(?!(?:если|когда|что|не)\b)[\w-]+ ){1,3}?(?:отменяется|переносится)\b)"
        ),
        fires=(
            "Мы выкинули Docker",
            "С понедельника деплоим через Argo",
            "Теперь за это отвечает Оля",
            "Беа ушла из команды",
            "Мы расстались",
            "Я уволился",
            "Поездка отменяется",
        ),
        silent=("Если поездка отменяется, скажи",),
    ),
)

EUROPE: tuple[Phrase, ...] = (*DE, *FR, *ES, *RU)
