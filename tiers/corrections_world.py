"""Corrections in German, French, Spanish, Russian, Chinese and Japanese.

Longer than most files because it is a table; each row brings messages that fire it and messages that don't, and these are
its tests. The words reported are the first named group that matched.
"""

from __future__ import annotations

from tiers.corrections import Phrase, pattern

_END = r"(?=\s*(?:[.,;:!?)…—–\n]|\s-\s|$))"
_CJK_LEAD = r"(?:^|[\s，。！？；：、,.!?;:（(]|但是|但|不过|可是|嗯|啊|哦|呃|抱歉|对不起|不好意思|等等|でも|すみません|ごめん(?:なさい)?|あ|えっと)"

GERMAN: tuple[Phrase, ...] = (
    Phrase(
        family="changed",
        language="de",
        cues=("früher war", "vorher war", "früher hie", "früher lief", "vorher lief", "früher nutzten", "vorher hie"),
        opens=False,
        pattern=pattern(
            r"\b(?:jetzt|nun|inzwischen|mittlerweile|heute)\b[^.;!?\n]{1,60}?[,;(—–-]\s*(?P<m>(?:früher|vorher) (?:war|hieß|lief|nutzten|hatten)\w*)\b"
        ),
        fires=("Jetzt hört die API auf 8444, früher war es 8443",),
        silent=("Früher war alles besser",),
    ),
    Phrase(
        family="announced",
        language="de",
        cues=(
            "korrektur",
            "berichtigung",
            "mich ",
            "ich lag",
            "ich war",
            "unrecht",
            "mein fehler",
            "mein irrtum",
            "meinte",
        ),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>(?:kleine |kurze )?(?:korrektur|berichtigung)\s*[:,.—–-]"
            r"|(?:da |jetzt )?(?:ich )?(?:habe?|hatte) (?:ich )?mich (?:\w+ ){0,2}?(?:geirrt|vertan|versprochen|vertippt|verschrieben|getäuscht)\b"
            r"|ich (?:lag|war) (?:\w+ )?(?:falsch|daneben|im unrecht|im irrtum)\b|ich hatte (?:\w+ )?unrecht\b"
            r"|(?:ich meinte|gemeint war|gemeint habe ich)\s+(?!es\b|das (?:ernst|nicht|doch|anders)|nur\b|zu\b)\S+"
            r"|(?:das war )?mein (?:fehler|irrtum)(?=\s*(?:[.,;:!—–\n]|$)))"
        ),
        fires=(
            "Korrektur: der Port ist 5433",
            "Ich habe mich geirrt, es ist db2",
            "Sorry, ich meinte Port 5433",
            "Mein Fehler, wir nutzen Node 20",
            "Ich lag falsch",
            "da habe ich mich vertan",
        ),
        silent=(
            "Die Korrektur der Tests läuft",
            "Sag mir, ob ich falsch lag",
            "Sie sagt, ich lag falsch",
            "Ich meinte es ernst",
            "Ich meinte das nicht so",
        ),
    ),
    Phrase(
        family="announced",
        language="de",
        cues=("vergiss", "vergessen sie", "ignorier", "streich"),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>(?:bitte )?(?:vergiss|vergesst|vergessen sie|ignoriere?|ignorieren sie|streiche?|streichen sie)(?: bitte)?(?: mal)?,?\s+"
            r"(?:(?:das|alles|es)?,? ?was ich|(?:das)(?=\s*(?:[.,;:!\n]|$))|meine (?:letzte|vorige|vorherige|frühere))(?: \S+){0,2})"
        ),
        fires=(
            "Vergiss, was ich gesagt habe",
            "Ignoriere bitte meine letzte Nachricht",
            "Streich das, der Port ist 9000",
        ),
        silent=("Vergiss nicht, die Tests zu starten", "Ignoriere die Warnung"),
    ),
    Phrase(
        family="denied",
        language="de",
        cues=("falsch", "veraltet", "überholt", "stimmt", "inkorrekt", "nicht ", "ein fehler", "ein irrtum"),
        pattern=pattern(
            r"(?P<m>(?:das|dies|es|die (?:info|information|angabe|antwort|doku\w*)|der (?:port|host|name|stand)|dein\w* \w+)\s+(?:ist|war|sind)"
            r"(?:\s+(?:aber|leider|doch|so|auch|schon|längst|komplett|völlig|einfach|inzwischen|mittlerweile|jetzt|ja|glaube ich)){0,3}\s+"
            r"(?:falsch|inkorrekt|veraltet|überholt|unwahr|ungenau|ein (?:fehler|irrtum)|nicht(?: mehr)?(?: ganz)? (?:richtig|korrekt|wahr|aktuell|der fall|gültig|so))\b"
            r"|(?:das |es |so )?stimmt (?:(?:so|leider|aber|doch|auch|ja) ){0,3}(?:nicht|nimmer)\b(?: mehr)?|(?:falsch|stimmt nicht|nicht (?:ganz )?(?:richtig|korrekt))"
            r"(?=\s*(?:[,.!:;—–\n]|$)))"
        ),
        fires=(
            "Das ist falsch",
            "Das ist leider veraltet",
            "Das stimmt nicht mehr",
            "Nein, das ist nicht richtig",
            "Falsch, es ist Port 5433",
            "Die Info ist nicht mehr aktuell",
        ),
        silent=(
            "Sag mir, wenn das falsch ist",
            "Ist das falsch?",
            "Wenn das falsch ist, melde dich",
            "Er sagt, das ist falsch",
            "Prüfe, ob das stimmt",
        ),
    ),
    Phrase(
        family="denied",
        language="de",
        cues=("nein", "nee,", "nö", "ne,"),
        pattern=pattern(
            r"(?P<m>(?:nein|nee|nö|ne)\s*(?:[,.!:;—–…]+|\s-)\s*(?!(?:danke|(?:ich|wir|sie|er) (?:war|waren|hat|haben|habe|ist|bin|sind)(?: \w+){0,3} (?:nicht|noch|nie)\b|(?:das|es) ist (?:ja |so |echt |wirklich )*(?:schrecklich|furchtbar|schlimm|traurig|schade|blöd)|wie\b|das ist (?:gut|ok|okay|alles|in ordnung)|das passt|ich (?:habe|weiß|kann|brauche|will)|alles gut|schon gut)\b)"
            r"(?:es|das|wir|der|die|ich|sie|er|unser\w*|dies\w*|eine?|nimm|nutze?|benutze?|verwende\w*|nicht|man|mein\w*|bei uns|auf|in|am|im|\S*\d\S*)\s+\S*\w)"
        ),
        fires=("Nein, es ist Port 5433", "nee, wir nutzen pnpm", "Nein. Der Host heißt db2."),
        silent=("Nein, danke", "Nein, das passt", "Nein, ich habe das nicht probiert"),
    ),
    Phrase(
        family="changed",
        language="de",
        cues=("eigentlich", "tatsächlich", "in wirklichkeit", "in wahrheit"),
        pattern=pattern(
            r"(?P<m>(?:eigentlich|tatsächlich|in wirklichkeit|in wahrheit),?\s+(?!(?:wollte|würde|möchte|hätte|könnte|mag|sollte)\w*\b)(?:\w+en|\w+t|\w+e|ist|sind|war|hat)\s+(?:wir|der|die|das|es|unser\w*|ich|man|sie|jetzt)\b)"
        ),
        fires=("Eigentlich nutzen wir Postgres", "Tatsächlich ist der Port 5433", "eigentlich heißt das Repo core"),
        silent=("Was machst du eigentlich?", "Das ist eigentlich ganz gut"),
    ),
    Phrase(
        family="changed",
        language="de",
        cues=(
            "umgestiegen",
            "gewechselt",
            "umgezogen",
            "migriert",
            "umgestellt",
            "übergegangen",
            "ersetzt",
            "abgelöst",
            "abgeschafft",
            "verschoben",
            "umbenannt",
            "geändert",
            "ausgetauscht",
        ),
        pattern=pattern(
            r"(?P<m>(?:(?:wir|ich|sie|man|inzwischen|mittlerweile|jetzt|seit \w+|letzte woche|der|die|das|unser\w*|[\w.-]+)\s+){1,4}?(?:sind|haben|bin|habe|ist|hat|wurden?|wird)\b"
            r"(?:(?!\b(?:wenn|falls|ob|dass)\b)[^.,;!?\n]){1,70}?\b(?:umgestiegen|gewechselt|umgezogen|migriert|umgestellt|übergegangen|ersetzt|abgelöst|abgeschafft|verschoben|umbenannt|geändert"
            r"|ausgetauscht)\b)"
        ),
        fires=(
            "Wir sind auf Postgres umgestiegen",
            "Helm wurde durch Kustomize ersetzt",
            "Wir haben den Cron auf Dienstag verschoben",
            "Der Dienst wurde in billing-core umbenannt",
            "Das hat sich letzte Woche geändert",
        ),
        silent=(
            "Wenn wir auf Postgres umgestiegen sind, prüfe es",
            "Er sagt, wir sind auf Postgres umgestiegen",
            "Wurde Helm ersetzt?",
        ),
    ),
    Phrase(
        family="changed",
        language="de",
        cues=(
            " mehr",
            "heißt jetzt",
            "ist jetzt",
            "läuft jetzt",
            "heißt nun",
            "ist nun",
            "nutzen jetzt",
            "nutzen nun",
            "nicht länger",
        ),
        opens=False,
        pattern=pattern(
            r"\b(?P<m>(?:(?<!läuft )(?<!laufen )(?<!startet )(?<!starten )(?<!geht )(?<!kann )(?<!können )(?<!weiß )(?<!weiß es )(?<!weiß das )(?<!reagiert )(?<!lädt )(?<!öffnet )(?<!baut )(?<!kompiliert )(?<!antwortet )(?<!klappt )(?<!finde )(?<!sehe )(?<!verstehe )(?<!mich )(?<!kommt )(?:nicht|keine?[nmrs]?)(?:\s+[\w.-]+){0,3}?\s+mehr\b(?!\s+(?:als|zeit|geld|viel|tests?|fragen|funktioni|geht|starte|durch|auf|hoch|gefunden|geladen|angezeigt|erreichbar|ansprechbar)\w*)|nicht länger\b(?! als)"
            r"|(?:heißt|ist|läuft|lautet|nutzen|verwenden|liegt) (?:jetzt|nun|ab jetzt|inzwischen|mittlerweile) (?!(?:grün|rot|fertig|gut|kaputt|weg|da|ok|okay|schnell|besser|langsam|leer|voll|an|aus|offen|zu|stabil|online|in Ordnung|durch(?=\s*(?:[.,!]|$)))\b)(?:auf|bei|in|unter|durch|wir|\S*\d\S*|[\w.-]+(?=\s*(?:[.,;!\n]|$)))))"
        ),
        fires=(
            "Wir nutzen Helm nicht mehr",
            "Benutze kein npm mehr",
            "Der Dienst heißt jetzt billing-core",
            "Wir deployen nicht mehr von main",
            "Der Port ist jetzt 5433",
        ),
        silent=(
            "Wenn wir Helm nicht mehr nutzen, lösche es",
            "Es sind nicht mehr als drei",
            "Stelle sicher, dass wir Helm nicht mehr nutzen",
            "Das Login geht nicht mehr geht es dir auch so?",
        ),
    ),
    Phrase(
        family="forbidden",
        language="de",
        cues=("hör auf", "höre auf", "hören sie auf", "hört auf", "hör bitte auf"),
        pattern=pattern(r"(?P<m>(?:bitte )?(?:hör(?:e|t)?|hören sie)(?: bitte)? auf\b(?:,? \S+){0,2})"),
        fires=("Hör auf, Helm zu verwenden", "Bitte hören Sie auf, npm zu nutzen"),
        silent=("Ich höre auf die Musik",),
    ),
    Phrase(
        family="swapped",
        language="de",
        cues=("statt ", "anstelle ", "sondern", ", nicht "),
        opens=False,
        pattern=pattern(
            r"\b(?P<m>(?:an)?statt\s+(?!dessen\b|zu\b)\S*\w|anstelle\s+(?:von\s+|de[sr]\s+)?\S*\w|nicht (?!nur\b|bloß\b)[^.;!?\n]{1,40}?,? sondern\s+\S*\w)"
            r"|,\s*(?P<n>nicht\s+(?!nur|mehr|wahr|sicher|dass|weil|wenn|immer|so\b|zu\b|nötig|ob\b)\S*\w(?:\s+\S+){0,3}?(?=\s*(?:[.;!\n]|$)))"
        ),
        fires=(
            "Nimm uv statt pip",
            "Der Port ist nicht 5432, sondern 5433",
            "Nutze pnpm, nicht npm",
            "Anstelle von Helm nutzen wir Kustomize",
        ),
        silent=(
            "Soll ich Tabs statt Leerzeichen nehmen?",
            "Wenn CI rot ist, nimm den Cache statt das Netz",
            "Es ist nicht nur schnell, sondern auch billig",
            "Das ist gut, nicht wahr",
            "Das Treffen findet statt.",
        ),
    ),
    Phrase(
        family="swapped",
        language="de",
        cues=("ist nicht ", "sind nicht ", "ist kein"),
        opens=False,
        pattern=pattern(
            r"\b(?P<m>(?:ist|sind) (?:nicht|kein\w*) (?!(?:nur|schlimm|dringend|fertig|bereit|sicher|so|mehr)\b)[^.,;!?\n]{1,40}?[,;.] (?:es|das|er|sie) (?:ist|sind) (?!(?:normal|gut|egal|nur|noch|okay|ok|auch)\b)\S*\w)"
        ),
        fires=("Es ist nicht Port 80, es ist Port 8080", "Das ist nicht Luca, das ist Jonas"),
        silent=("Es ist nicht schlimm, es ist normal", "Wenn es nicht Luca ist, ist es Jonas"),
    ),
)

FRENCH: tuple[Phrase, ...] = (
    Phrase(
        family="changed",
        language="fr",
        cues=("avant c'était", "avant on ", "avant, ", "avant il "),
        opens=False,
        pattern=pattern(
            r"\b(?:maintenant|désormais|aujourd'hui)\b[^.;!?\n]{1,60}?[,;(—–-]\s*(?P<m>avant,? (?:c'était|on (?:utilisait|avait|était)|il (?:était|s'appelait)))"
        ),
        fires=("Maintenant l'API écoute sur 8444, avant c'était 8443",),
        silent=("Avant c'était plus simple",),
    ),
    Phrase(
        family="announced",
        language="fr",
        cues=(
            "correction",
            "trompé",
            "tort",
            "voulais dire",
            "erreur",
            "temps pour moi",
            "autant pour moi",
            "oublie",
            "ignore",
            "laisse",
        ),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>(?:petite )?(?:correction|rectification)\s*[:,.—–]|je me suis (?:\w+ )?(?:trompée?|emmêlée?|planté)\b|j'(?:avais|ai eu|ai) (?:\w+ )?tort\b"
            r"|je (?:voulais|veux) dire\s+(?!que\b|merci\b|bonjour\b)\S+|(?:c'est |c'était )?(?:mon erreur|une erreur de ma part|ma faute)(?=\s*(?:[.,;:!—–\n]|$))|erreur de ma part|(?:au temps|autant) pour moi"
            r"|(?:s'il te plaît,? )?(?:oublie|oubliez|ignore|ignorez|laisse tomber|laissez tomber)\s+(?:tout )?(?:ce que (?:j'ai|je)|ça(?=\s*(?:[.,;:!\n]|$))|mon (?:dernier|message))(?: \S+)?)"
        ),
        fires=(
            "Correction : le port est 5433",
            "Je me suis trompé, c'est db2",
            "Pardon, je voulais dire 5433",
            "Oublie ce que j'ai dit",
            "Au temps pour moi",
            "j'avais tort",
        ),
        silent=("La correction des tests avance", "Dis-moi si je me suis trompé", "N'oublie pas les tests"),
    ),
    Phrase(
        family="denied",
        language="fr",
        cues=(
            "faux",
            "c'est plus ",
            "c'est pas ",
            "incorrect",
            "obsolète",
            "périmé",
            "dépassé",
            "pas vrai",
            "pas correct",
            "pas exact",
            "plus vrai",
            "plus le cas",
            "pas le cas",
            "plus valable",
            "plus à jour",
            "pas juste",
            "pas ça",
            "plus correct",
            "inexact",
        ),
        pattern=pattern(
            r"(?P<m>(?:c'est|ceci est|cela est|ça c'est|c'était|cette info\w* est|(?:le|la|ta|ton|votre) \S+ est)(?: \w+ment| en fait| désormais| maintenant| tout à fait| complètement)*\s+(?:faux|fausse|incorrecte?|inexacte?|obsolète|périmée?|dépassée?)\b"
            r"|(?:ce|ça|cela) n'est (?:pas|plus)(?: du tout| tout à fait| vraiment)? (?:vrai|correct|exact|juste|le cas|valable|à jour|ça)\b|c'est (?:pas|plus) \S+,? (?:mais|c'est) \S*\w|c'est (?:pas|plus) (?:vrai|correct|exact|juste|le cas|valable|ça)\b|(?:faux|incorrect)(?=\s*(?:[,.!:;—–\n]|$)))"
        ),
        fires=(
            "C'est faux",
            "Ce n'est plus vrai",
            "Non, ce n'est pas correct",
            "C’est complètement obsolète",
            "c'est plus le cas",
        ),
        silent=("Dis-moi si c'est faux", "Si c'est faux, dis-le", "Il dit que c'est faux", "Est-ce que c'est faux ?"),
    ),
    Phrase(
        family="denied",
        language="fr",
        cues=("non,", "non.", "non :", "non!", "non;", "non -", "non —", "non –"),
        pattern=pattern(
            r"(?P<m>non\s*(?:[,.!:;—–…]+|\s-)\s*(?!(?:merci|(?:elle|il|on|ils|elles) n'(?:a|ont|est|était|avait) (?:pas|jamais)|je (?:suis|travaille) (?:encore|toujours)|c'est (?:si |vraiment |trop )*(?:terrible|horrible|affreux|triste|dommage|bon|tout|bien|parfait)|ça va|je (?:n'ai|ne sais)|pas (?:de problème|encore))\b)"
            r"(?:c'est|ce n'est|il|elle|on|nous|le|la|les|l'|notre|nos|je|ça|cela|utilise[zs]?|n'utilise[zs]?|en fait|chez nous|\S*\d\S*)\s*\S*\w)"
        ),
        fires=("Non, c'est le port 5433", "non, on utilise pnpm", "Non. Le serveur est db2."),
        silent=("Non, merci", "Non, c'est bon"),
    ),
    Phrase(
        family="changed",
        language="fr",
        cues=("en fait", "en réalité", "à vrai dire"),
        pattern=pattern(
            r"(?P<m>(?:en fait|en réalité|à vrai dire),?\s+(?:on|nous|c'est|il|elle|le|la|les|l'|notre|nos|je|ce|ils|elles|j'ai)(?:\s|(?<='))\S*\w)"
        ),
        fires=("En fait, on est passés à Postgres", "en fait le port est 5433", "En réalité, c'est db2"),
        silent=("Que fait-on en fait ?",),
    ),
    Phrase(
        family="changed",
        language="fr",
        cues=(
            "passé",
            "migré",
            "basculé",
            "changé",
            "remplacé",
            "déplacé",
            "déménagé",
            "renommé",
            "abandonné",
            "arrêté",
            "cessé",
        ),
        pattern=pattern(
            r"(?P<m>(?:(?:nous|on|ils|elles|il|elle|je|j'|le|la|les|l'|notre|nos|ça|[\w.-]+)\s*){1,4}?\b(?:avons|avez|a|ai|ont|est|sommes|sont|étions|été)(?:\s+(?:été|\w+ment|enfin|déjà|récemment|tous)){0,2}\s+"
            r"(?:(?:passée?s?|migrée?s?|basculée?s?|changée?s?|remplacée?s?|déplacée?s?|déménagée?s?|renommée?s?)\b(?:\s+[\w.'’-]+){0,4}?\s+(?:à|au|aux|vers|par|pour|en|de|du|sur)|(?:abandonné|arrêté d'|arrêté de|cessé de|cessé d')\s*\S+))"
        ),
        fires=(
            "Nous sommes passés à Postgres",
            "On a migré vers GitLab",
            "Helm a été remplacé par Kustomize",
            "on a arrêté d'utiliser Helm",
        ),
        silent=(
            "Si nous sommes passés à Postgres, vérifie",
            "Il dit que nous sommes passés à Postgres",
            "Avons-nous migré vers GitLab ?",
        ),
    ),
    Phrase(
        family="changed",
        language="fr",
        cues=(" plus", "arrête", "cesse"),
        pattern=pattern(
            r"(?P<m>(?:(?!(?:si|que|qui|quand|pour|assure)\b)[\w.'’-]+\s+){0,4}?(?:ne |n')\s*(?!(?:démarre|marche|fonctionne|passe|passent|répond|charge|compile|tourne|sais|peux|trouve|vois|comprends|en|s'ouvre|s'affiche|se lance|me souviens|me rappelle|y)\b)\w+(?:\s+\w+)?\s+plus\b(?!\s+(?:que\b|de\b|d'|grand|petit|vite|fonctionn))"
            r"|on (?:utilise|déploie|se sert|passe)\s+plus\b|(?:s'il te plaît,? )?(?:arrête|arrêtez|cesse|cessez)\s+(?:de\s+|d')\S+)"
        ),
        fires=(
            "Nous n'utilisons plus Helm",
            "N'utilise plus npm",
            "Arrête d'utiliser npm",
            "on ne déploie plus depuis main",
            "on utilise plus Helm",
        ),
        silent=(
            "Si nous n'utilisons plus Helm, supprime-le",
            "Assure-toi que nous n'utilisons plus Helm",
            "Il y a plus de tests",
        ),
    ),
    Phrase(
        family="swapped",
        language="fr",
        cues=("au lieu d", "plutôt qu", "à la place d", " mais ", ", pas ", "et non "),
        opens=False,
        pattern=pattern(
            r"\b(?P<m>(?:au lieu d(?:e |u |es |')|plutôt qu(?:e |')|à la place d(?:e |u |'))\s*\S*\w|(?:pas|non)\s+(?!seulement\b|encore\b|sûr\b)[^.,;!?\n]{1,40}?,? mais\s+(?!(?:je|on|nous|il|elle|c'est (?:bon|encore)|ça|pas|aussi|si)\b)\S*\w"
            r"|et non(?: pas)? (?:le |la |les |l'|à |sur |en )?\S*\w)|,\s*(?P<n>pas\s+(?!seulement|encore|sûr|vrai|mal|besoin|que\b|de problème|si\b|parce)\S*\w(?:\s+\S+){0,3}?(?=\s*(?:[.;!\n]|$)))"
        ),
        fires=(
            "Utilise uv au lieu de pip",
            "Le port n'est pas 5432 mais 5433",
            "Utilise pnpm, pas npm",
            "c'est Dana et non Bob",
        ),
        silent=(
            "Dois-je utiliser des tabs au lieu d'espaces ?",
            "Si la CI est rouge, prends le cache au lieu du réseau",
            "Ce n'est pas seulement rapide mais fiable",
        ),
    ),
    Phrase(
        family="swapped",
        language="fr",
        cues=("'est pas ", "est plus "),
        opens=False,
        pattern=pattern(
            r"\b(?P<m>(?:n'|n’)?est (?:pas|plus) (?!(?:seulement|encore|sûr|grave|urgent|prêt|mal)\b)[^.,;!?\n]{1,40}?[,;.] (?:c'est|il s'agit de|mais c'est) (?!(?:bon|grave|normal|parce|pourquoi|pour|juste|encore|ok)\b)\S*\w)"
        ),
        fires=("Ce n'est pas Luc, c'est Marc", "Le chef n'est plus Luc, c'est Marc"),
        silent=("Ce n'est pas grave, c'est normal", "Si ce n'est pas Luc, c'est Marc"),
    ),
)

SPANISH: tuple[Phrase, ...] = (
    Phrase(
        family="changed",
        language="es",
        cues=("antes era", "antes estaba", "antes usábamos", "antes se llamaba", "antes tení"),
        opens=False,
        pattern=pattern(
            r"\b(?:ahora|hoy)\b[^.;!?\n]{1,60}?[,;(—–-]\s*(?P<m>antes (?:era|estaba|usábamos|se llamaba|tení\w+))\b"
        ),
        fires=("Ahora la API escucha en 8444, antes era 8443",),
        silent=("Antes era más fácil",),
    ),
    Phrase(
        family="announced",
        language="es",
        cues=(
            "corrección",
            "correccion",
            "equivoq",
            "equivocad",
            "quise decir",
            "quería decir",
            "error",
            "olvida",
            "ignora",
            "olvide",
            "culpa",
        ),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>(?:pequeña )?(?:corrección|correccion|rectificación)\s*[:,.—–]|(?:yo )?me (?:equivoqué|he equivocado|confundí)\b|(?:yo )?(?:estaba|estuve) (?:\w+ )?(?:equivocad[oa]|mal)\b"
            r"|(?:quise|quería) decir\s+(?!que\b|gracias\b|hola\b)\S+|(?:fue |es )?(?:mi (?:error|culpa)|error mío|culpa mía)(?=\s*(?:[.,;:!—–\n]|$))"
            r"|(?:por favor,? )?(?:olvida|olvide|olviden|ignora|ignore|ignoren)\s+(?:todo )?(?:lo que (?:te |le )?(?:dije|he dicho|escribí|mencioné)|eso(?=\s*(?:[.,;:!\n]|$))|mi (?:último|anterior|mensaje)))"
        ),
        fires=(
            "Corrección: el puerto es 5433",
            "Me equivoqué, es db2",
            "Perdón, quise decir 5433",
            "Olvida lo que dije",
            "Mi error, usamos Node 20",
        ),
        silent=("La corrección de los tests avanza", "Dime si me equivoqué", "No olvides los tests"),
    ),
    Phrase(
        family="denied",
        language="es",
        cues=(
            "mal",
            "incorrect",
            "falso",
            "no es ",
            "desactualizad",
            "obsolet",
            "ya no es",
            "no está bien",
            "equivocad",
        ),
        pattern=pattern(
            r"(?P<m>(?:eso|esto|ese dato|esa información|la información|tu \w+|el \w+|es(?=\s))\s*(?:está|es|estaba)?(?: \w+mente| muy| ya| un poco)*\s+(?:mal|incorrect[oa]|fals[oa]|desactualizad[oa]|obsolet[oa]|equivocad[oa])\b(?=\s*(?:[.,;:!—–\n]|$))"
            r"|(?:eso |esto )?(?:ya )?no es (?:cierto|correcto|verdad|así|válido|exacto|el caso)\b|(?:eso |esto )(?:ya )?no (?:está bien|aplica|vale)\b|(?:falso|incorrecto|(?<!no )está mal)(?=\s*(?:[,.!:;—–\n]|$)))"
        ),
        fires=(
            "Eso está mal",
            "Está mal, usamos Podman",
            "eso ya no es cierto",
            "No, eso es incorrecto",
            "Esto está desactualizado",
            "No es correcto, es 5433",
        ),
        silent=("Dime si eso está mal", "Si eso está mal, avísame", "Dice que eso está mal", "¿Está mal eso?"),
    ),
    Phrase(
        family="denied",
        language="es",
        cues=("no,", "no.", "no:", "no;", "no!", "no -", "no —", "no –"),
        pattern=pattern(
            r"(?P<m>no\s*(?:[,.!:;—–…]+|\s-)\s*(?!(?:gracias|está bien|es todo|eso es todo|no (?:lo )?sé|no tengo|todavía no)\b)"
            r"(?:es|son|el|la|los|las|usamos|nosotros|nuestr[oa]s?|en realidad|debe|debería|usa|usen|use|no uses|se llama|está|ahora|ya no|yo|ellos)\s+\S*\w)"
        ),
        fires=("No, es el puerto 5433", "no, usamos pnpm", "No. El host es db2."),
        silent=("No, gracias", "No, está bien"),
    ),
    Phrase(
        family="changed",
        language="es",
        cues=("en realidad", "de hecho"),
        pattern=pattern(
            r"(?P<m>(?:en realidad|de hecho),?\s+(?:es|son|el|la|los|las|usamos|nosotros|nuestr[oa]s?|se|ya|nos|cambiamos|migramos|lo|hemos|está(?! (?:bastante|muy|bien|genial|todo|perfecto|rico|lindo|bonito|claro|listo))|ahora|no(?! (?:está|es) (?:mal|nada|tan)))\s+\S*\w)"
        ),
        fires=("En realidad, usamos Postgres", "En realidad el puerto es 5433", "de hecho, ya no usamos Helm"),
        silent=("¿Qué quieres en realidad?", "En realidad está bastante bien"),
    ),
    Phrase(
        family="changed",
        language="es",
        cues=(
            "cambiamos",
            "migramos",
            "pasamos",
            "mudamos",
            "movimos",
            "cambiado",
            "migrado",
            "pasado",
            "reemplaz",
            "sustitu",
            "renombr",
            "cambió",
            "movió",
            "dejamos",
            "dejado",
            "abandonamos",
        ),
        pattern=pattern(
            r"(?P<m>(?:(?!(?:si|que|cuando|quien)\b)[\w.-]+\s+){0,4}?(?:(?:cambiamos|migramos|pasamos|mudamos|movimos|(?:hemos|han|ha) (?:cambiado|migrado|pasado|movido)|cambió|movió|pasó|cambiaron|migraron|pasaron)\b(?:\s+[\w.-]+){0,4}?\s+(?:a|al|de|por|hacia|en)"
            r"|(?:fue|fueron|ha sido|han sido|se) (?:reemplazad[oa]s?|sustituid[oa]s?|renombrad[oa]s?|reemplazó|sustituyó|renombró)\s+(?:por|a|como)|(?:hemos dejado|dejamos|dejaron) de \w+r|abandonamos \S+)\b)"
        ),
        fires=(
            "Cambiamos a Postgres la semana pasada",
            "Nos pasamos a GitLab",
            "Helm fue reemplazado por Kustomize",
            "dejamos de usar Helm",
            "Hemos migrado a Bun",
        ),
        silent=("Si cambiamos a Postgres, avisa", "Dice que cambiamos a Postgres", "Cuando migramos a GitLab falló"),
    ),
    Phrase(
        family="changed",
        language="es",
        cues=("ya no", " más", "deja de", "dejen de", "deje de", "para de"),
        pattern=pattern(
            r"(?P<m>(?:(?!(?:si|que|cuando|quien|para)\b)[\w.-]+\s+){0,4}?ya no\s+(?!funciona|s\u00e9\b|puedo|arranca|carga|pasan?\b|responde|compila|abre\b|aguanto|encuentro|veo\b|recuerdo|sirve|inicia|conecta|aparece)\S*\w|no (?:uses|use|usen|usamos|utilices|utilicen|despliegues)\s+(?:[\w.-]+\s+){0,3}?más\b|no (?:uses|use|usen) más\b|(?:por favor,? )?(?:deja|deje|dejen|para) de \w+r\b)"
        ),
        fires=(
            "Ya no usamos Helm",
            "No uses npm más",
            "Deja de usar npm",
            "Nosotros ya no desplegamos desde main",
            "no uses más lodash",
        ),
        silent=("Si ya no usamos Helm, bórralo", "Asegúrate de que ya no usamos Helm", "Hay más tests"),
    ),
    Phrase(
        family="swapped",
        language="es",
        cues=("en lugar de", "en vez de", "sino ", ", no ", "y no "),
        opens=False,
        pattern=pattern(
            r"\b(?P<m>(?:en lugar de|en vez de)l?\s+\S*\w|no\s+(?!sólo\b|solo\b|solamente\b)[^.;!?\n]{1,40}?,? sino\s+(?!también|que\b)\S*\w)"
            r"|(?<![Nn]o)(?<!perdón)(?<!Perdón)(?<!gracias)(?<!Gracias)(?<!hola)(?<!Hola)(?<!isculpa)(?<!siento),\s*(?P<n>(?:y )?no\s+(?!(?:rush|need|idea|gain|errors?|problem|way|worries|hurry|one|more|longer|matter|doubt|reason|tests?|changes?|clue|luck|thanks?|but|not)\b|sólo|solo|s\u00e9|hay|es\b|está|lo\b|me\b|te\b|se\b|nos\b|tengo|puedo|obstante|necesit|import|funciona|gracias|uses|usen|usamos|hagas)\S*\w(?:\s+\S+){0,3}?(?=\s*(?:[.;!\n]|$)))"
        ),
        fires=(
            "Usa uv en lugar de pip",
            "El puerto no es 5432 sino 5433",
            "Usa pnpm, no npm",
            "En vez de Helm usamos Kustomize",
        ),
        silent=(
            "¿Debo usar tabs en lugar de espacios?",
            "Si falla, usa la caché en lugar de la red",
            "No sólo es rápido sino también barato",
        ),
    ),
    Phrase(
        family="swapped",
        language="es",
        cues=("no es ", "no son "),
        opens=False,
        pattern=pattern(
            r"\b(?P<m>no (?:es|son) (?!(?:sólo|solo|solamente|grave|urgente|que|tan|muy|así)\b)[^.,;!?\n]{1,40}?[,;.] (?:pero |sino que )?(?:es|son) (?!(?:normal|porque|que|solo|sólo)\b)\S*\w)"
        ),
        fires=("No es Luis, es Marcos", "El puerto no es 80, es 8080"),
        silent=("No es grave, es normal", "Si no es Luis, es Marcos"),
    ),
    Phrase(
        family="denied",
        language="es",
        cues=("no, ",),
        pattern=pattern(
            r"(?P<m>no, (?:ya |aquí |siempre |nunca )?(?!podemos|sabemos|tenemos|vamos)\w{2,}(?:amos|emos|imos) \S*\w)"
        ),
        fires=("No, usamos Helm", "no, aquí desplegamos los jueves"),
        silent=("No, podemos esperar", "No, gracias"),
    ),
)

RUSSIAN: tuple[Phrase, ...] = (
    Phrase(
        family="changed",
        language="ru",
        cues=("раньше был", "раньше исп", "раньше наз", "раньше сто"),
        opens=False,
        pattern=pattern(
            r"\b(?:теперь|сейчас)\b[^.;!?\n]{1,60}?[,;(—–-]\s*(?:а )?(?P<m>раньше (?:был\w?|использовали|называл\w+|стоял\w?))\b"
        ),
        fires=("Теперь API слушает 8444, а раньше был 8443",),
        silent=("Раньше было лучше",),
    ),
    Phrase(
        family="announced",
        language="ru",
        cues=(
            "поправка",
            "исправление",
            "ошиб",
            "неправ",
            "имел в виду",
            "имела в виду",
            "забудь",
            "оговорил",
            "перепутал",
            "игнорируй",
            "опечатка",
        ),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>(?:небольшая )?(?:поправка|исправление|опечатка)\s*[:,.—–-]|я (?:\w+ )?(?:ошиб(?:ся|лась)|был неправ|была неправа|оговорил(?:ся|ась)|перепутала?)\b|я име(?:л|ла) в виду\s+(?!что\b)\S+"
            r"|(?:это )?моя ошибка(?=\s*(?:[.,;:!—–\n]|$))|(?:пожалуйста,? )?(?:забудь(?:те)?|игнорируй(?:те)?)(?: всё| все)?,?\s+(?:то,? )?(?:что я|это(?=\s*(?:[.,;:!\n]|$))|моё|мое|мои)(?: \S+)?)"
        ),
        fires=(
            "Поправка: порт 5433",
            "Я ошибся, это db2",
            "Извини, я имел в виду 5433",
            "Забудь, что я сказал",
            "Моя ошибка, у нас Node 20",
        ),
        silent=("Исправление тестов идёт", "Скажи, если я ошибся", "Не забудь тесты"),
    ),
    Phrase(
        family="denied",
        language="ru",
        cues=(
            "неправильно",
            "неверно",
            "устарел",
            "не так",
            "не верно",
            "неправда",
            "неактуальн",
            "не актуальн",
            "не соответствует",
        ),
        pattern=pattern(
            r"(?P<m>(?:это|эта информация|твоя информация|всё это|данные|информация)(?:\s+(?:уже|больше|совсем|всё|давно|просто|вообще)){0,2}\s+(?:неправильно|неверно|не верно|устарел[аои]?|устаревш\w+|не так|неправда|неактуальн\w+|не актуальн\w+|ошибка)"
            r"|(?:неправильно|неверно|не так|неправда)(?=\s*(?:[,.!:;—–\n]|$)))"
        ),
        fires=("Это неправильно", "Это уже не так", "Нет, это неверно", "Информация устарела", "Неверно, порт 5433"),
        silent=(
            "Скажи, если это неправильно",
            "Если это неверно, скажи",
            "Он говорит, это неправильно",
            "Проверь, не так ли это",
        ),
    ),
    Phrase(
        family="denied",
        language="ru",
        cues=("нет",),
        pattern=pattern(
            r"(?P<m>нет\s*(?:[,.!:;—–…]+|\s-)\s*(?!(?:(?:она|он|они|мы) (?:не|ещё|еще)|спасибо|всё (?:хорошо|нормально)|я не|не надо|пока)\b)(?:это|мы|он|она|они|порт|у нас|наш\w*|используй|не|должно|должен|надо|там|хост|[\w.-]+ (?:это|называется|на|—)|\S*\d\S*)(?:\s+\S*\w|$))"
        ),
        fires=("Нет, это порт 5433", "нет, мы используем pnpm", "Нет. Порт 5433."),
        silent=("Нет, спасибо", "Нет, не надо", "Нет времени"),
    ),
    Phrase(
        family="changed",
        language="ru",
        cues=("на самом деле", "вообще-то", "в действительности"),
        pattern=pattern(
            r"(?P<m>(?:на самом деле|вообще-то|в действительности),?\s+(?:мы|это|он|она|они|порт|у нас|наш\w*|я|там|уже|не|[\w.-]+ (?:это|называется|на|теперь))\s*\S*\w)"
        ),
        fires=("На самом деле мы перешли на Postgres", "Вообще-то, порт 5433"),
        silent=("Что ты на самом деле думаешь?",),
    ),
    Phrase(
        family="changed",
        language="ru",
        cues=(
            "перешли",
            "переехал",
            "мигрировал",
            "сменил",
            "заменил",
            "заменен",
            "заменён",
            "переименован",
            "перенес",
            "перенёс",
            "переключил",
            "изменился",
            "изменилась",
            "изменилось",
            "отказались",
        ),
        pattern=pattern(
            r"(?P<m>(?:(?!(?:если|когда|что|который|после|до)\b)[\w.-]+\s+){0,4}?(?:перешли|переехали|переехала?|мигрировали|сменили|сменился|заменили|(?:был|была|было|были)?\s*(?:заменен|заменён)[аоы]?|(?:был|была|было|были)?\s*переименован[аоы]?|перенесли|перенёсся|переключились|изменил(?:ся|ась|ось))"
            r"(?:\s+[\w.-]+){0,4}?\s+(?:на|с|в|из|от)\b|(?:мы )?отказались от \S+)"
        ),
        fires=(
            "Мы перешли на Postgres",
            "Helm был заменён на Kustomize",
            "Мы перенесли крон на вторник",
            "мы отказались от Jenkins",
            "Порт изменился с 5432 на 5433",
        ),
        silent=(
            "Если мы перешли на Postgres, проверь",
            "Он сказал, что мы перешли на Postgres",
            "Когда мы перешли на Postgres, всё сломалось",
        ),
    ),
    Phrase(
        family="changed",
        language="ru",
        cues=("больше не", "уже не", "больше нет", "перестал", "теперь "),
        pattern=pattern(
            r"(?P<m>(?:(?!(?:если|когда|что|чтобы|который|которые|убедись)\b)[\w.-]+\s+){0,4}?(?:(?:больше|уже) не\s+(?!работа[ею]т|знаю|могу|запускается|проход[ия]т|открывается|грузится|собирается|отвечает|загружается|помню|понимаю|видно|хочу)\S*\w|больше нет\b|перестали (?!работать)\w+|теперь (?:называется|используе[мт]\w*|на|живёт|находится|работает на|слушает|\S*\d\S*)))"
        ),
        fires=(
            "Мы больше не используем Helm",
            "Сервис теперь называется billing-core",
            "мы перестали использовать npm",
            "Порт теперь 5433",
        ),
        silent=("Если мы больше не используем Helm, удали", "Убедись, что мы больше не используем Helm"),
    ),
    Phrase(
        family="forbidden",
        language="ru",
        cues=("перестань", "хватит", "прекрати", "не используй", "не использовать"),
        pattern=pattern(
            r"(?P<m>(?:пожалуйста,? )?(?:(?:перестань(?:те)?|хватит|прекрати(?:те)?)\s+\w+ть(?:ся)?|не используй(?:те)? (?:больше|[\w.-]+ больше)|больше не используй(?:те)?)\b)"
        ),
        fires=("Перестань использовать npm", "Хватит использовать Helm", "не используй больше lodash"),
        silent=("Этого хватит", "Если упадёт, перестань использовать кэш"),
    ),
    Phrase(
        family="swapped",
        language="ru",
        cues=("вместо", ", а не ", "не ", " а "),
        opens=False,
        pattern=pattern(
            r"\b(?P<m>вместо\s+(?!того,? чтобы\b)\S*\w|не\s+(?!только\b)[\w.+#:/-]+(?:\s+[\w.+#:/-]+){0,2}?,? а\s+(?!(?:я|мы|он|она|они|если|потом|также|ещё|это что)\b)\S*\w)|,\s*(?P<n>(?:а )?не\s+(?!только|знаю|могу|надо|нужно|так ли|очень|уверен|работает|помог|получ|сработал|вышл|хоч|успе|прош)\S*\w(?:\s+\S+){0,3}?(?=\s*(?:[.;!\n]|$)))"
        ),
        fires=(
            "Используй uv вместо pip",
            "Порт не 5432, а 5433",
            "Используй pnpm, а не npm",
            "Вместо Helm у нас Kustomize",
        ),
        silent=("Если CI красный, бери кэш вместо сети", "Не только быстро, а ещё и дёшево"),
    ),
)

CHINESE: tuple[Phrase, ...] = (
    Phrase(
        family="announced",
        language="zh",
        cues=(
            "更正",
            "纠正",
            "说错",
            "搞错",
            "弄错",
            "记错",
            "写错",
            "我错了",
            "口误",
            "我的错",
            "意思是",
            "我是说",
            "忘了",
            "忘掉",
            "忽略",
            "收回",
        ),
        anywhere=True,
        opens=False,
        pattern=pattern(
            rf"{_CJK_LEAD}(?P<m>(?:更正|纠正)(?:一下|[：:，,])|(?:是)?我(?:刚才|之前|刚刚|上次)?(?:说|搞|弄|记|写|打)错了|我错了|口误|(?:是|都是)?我的错|我(?:的意思|想说的)是(?![，,]?(?:谢|你|不错))|我是(?:想)?说(?!真的|谢|，|,)|(?:请)?(?:忘了|忘掉|忽略)(?:掉)?我(?:刚才|之前|刚刚|前面|上次)?(?:说|写|讲|提)的?|我收回)"
        ),
        fires=(
            "更正：端口是 5433",
            "我说错了，是 db2",
            "抱歉，我的意思是 5433",
            "忽略我刚才说的",
            "我记错了",
            "我搞错了，我们用的是 Redis",
        ),
        silent=("如果我说错了，请告诉我", "别忘了跑测试", "忽略这个警告"),
    ),
    Phrase(
        family="denied",
        language="zh",
        cues=("错", "不对", "不正确", "过时", "过期", "不再", "不是这样", "有误", "不准确"),
        opens=False,
        pattern=pattern(
            rf"{_CJK_LEAD}(?P<m>(?:那|这|这个|那个|这些|你说的|你的(?:信息|说法|理解|记忆)|这个(?:信息|说法)|这条(?:信息|记录)|信息|文档)(?:是|都|已经|早就|完全|也|就|其实|早已|并)*(?:错的|错了|不对|不正确|不准确|过时|过期|有误|不是这样|不再(?:正确|成立|适用|有效))了?|(?:不对|错了|不正确|不是这样的?)(?=[，,。.！!\s]|$))"
        ),
        fires=("这不对", "那是错的", "不对，端口是 5433", "这个信息已经过时了", "你说的不正确", "错了，我们用 pnpm"),
        silent=("如果这不对，告诉我", "这对吗", "他说这不对", "这不对吗？", "检查是否有误"),
    ),
    Phrase(
        family="denied",
        language="zh",
        cues=("不，", "不,", "不是，", "不是,", "不是的", "没有，", "不 ", "不！"),
        opens=False,
        pattern=pattern(
            r"(?:^|[\s。！？!?\n])(?P<m>(?:不|不是|不是的|没有)[，,！!。]\s*(?!(?:我|她|他|我们)(?:还|没)|谢|用了|用谢|需要|没关系|没事|我不知道|是的)(?:我们|是|端口|应该|现在|那|这|用|它|他|她|我|你|主机|数据库|不要|别|其实|\S{1,6}(?:是|在|用))\S?)"
        ),
        fires=("不，我们用 pnpm", "不是，端口是 5433", "不, 应该是 5433"),
        silent=("不，谢谢", "不错，继续", "不用了"),
    ),
    Phrase(
        family="changed",
        language="zh",
        cues=("其实", "实际上", "事实上"),
        opens=False,
        pattern=pattern(
            rf"{_CJK_LEAD}(?P<m>(?:其实|实际上|事实上)[，,]?\s*(?:我们|是|端口|现在|应该|它|我|他|她|已经|早就|不是|不再|主机|数据库|(?!(?:还|挺|很|蛮|也|真|非常|谢)(?:是)?(?:好|不|可以|行|有|很|想|没|感|棒|错|谢|喜|开|方)|谢谢|不错)\S{{1,8}}?(?:是|在|用|换|改|不)))"
        ),
        fires=("其实我们换到 Postgres 了", "实际上，端口是 5433", "其实不是 Redis"),
        silent=("其实还不错", "其实很方便", "这两个其实有区别吗？", "他说其实我们用 Redis"),
    ),
    Phrase(
        family="changed",
        language="zh",
        cues=(
            "换成",
            "换到",
            "改用",
            "改成",
            "改为",
            "迁移到",
            "迁到",
            "切换到",
            "切到",
            "取代",
            "替换",
            "替代",
            "搬到",
            "换了",
            "升级到",
            "改名",
            "停用",
            "弃用",
            "移到",
        ),
        opens=False,
        pattern=pattern(
            r"(?P<m>(?:我们|我|团队|公司|他们|现在|端口|主机|数据库|时间|服务|会议|[\w.-]+)[^，,。.！？!?；;\n]{0,16}?(?:(?:已经|已|刚|都|早就|上周|昨天|最近|现在)[^，,。！？\n]{0,6}?(?:换成|换到|改用|改成|改为|迁移到|迁到|切换到|切到|搬到|升级到|改名为?|停用|弃用|换|移到)|(?:换成|换到|改用|改成|改为|迁移到|迁到|切换到|切到|搬到|升级到|改名为?|换|停用|弃用|移到)[^，,。！？\n]{0,20}?了|从[^，,。！？\n]{1,20}(?:换成|换到|改成|改为|迁移到|切换到|移到)|(?:已经|已)?被[^，,。！？\n]{1,20}(?:取代|替换|替代))"
            r"|改用\s*\S+了)"
        ),
        fires=(
            "我们换成 Postgres 了",
            "我们已经迁移到 GitLab",
            "Helm 已经被 Kustomize 取代了",
            "端口改为 5433 了",
            "我们从 npm 换到 pnpm",
        ),
        silent=(
            "如果我们换成 Postgres 了怎么办",
            "请把端口改成 5433",
            "他说我们已经迁移到 GitLab",
            "我们要不要换成 Postgres？",
        ),
    ),
    Phrase(
        family="changed",
        language="zh",
        cues=("不再", "不用", "没有再", "停止使用", "已经不"),
        opens=False,
        pattern=pattern(
            r"(?P<m>(?:我们|我|团队|公司|现在|[\w.-]+|(?<![\w\u4e00-\u9fff]))\s*(?:现在|已经|早就|都|也|早已|现)?(?:不再|已经不|停止)(?!需要担心)[^，,。！？\n]{1,12}|(?:我们|我|团队|公司)(?:现在|已经|早就|都)?不用\s*[\w.-]+\s*了)"
        ),
        fires=("我们不再使用 Helm", "我们已经不用 Jenkins 了", "现在不再从 main 部署"),
        silent=("如果我们不再使用 Helm，就删掉", "确保我们不再记录邮箱"),
    ),
    Phrase(
        family="forbidden",
        language="zh",
        cues=("别再", "不要再", "停止使用", "不许再", "别用"),
        opens=False,
        pattern=pattern(
            rf"{_CJK_LEAD}(?P<m>(?:请|以后|从现在起|从今以后)?(?:别再|不要再|不许再|停止)(?:使用|用|在|从|往|给|写|加|跑|部署|提|说)[^，,。！？\n]{{0,12}})"
        ),
        fires=("别再用 npm", "请不要再使用 Helm", "停止使用 lodash"),
        silent=("如果失败，不要再用缓存", "服务器停止了"),
    ),
    Phrase(
        family="swapped",
        language="zh",
        cues=("而不是", "而是", "不是", "代替", "而非", "取代"),
        opens=False,
        pattern=pattern(
            r"(?P<m>(?:而不是|而非)\s*\S{1,20}|不是[^，,。！？\n]{1,20}[，,]?\s*(?:而是|是)\s*\S{1,20}|是[^，,。！？\n]{1,20}[，,]\s*不是\s*\S{1,20}|用[^，,。！？\n]{1,20}(?:代替|取代)\s*\S{1,20})"
        ),
        fires=("用 uv 而不是 pip", "不是 5432，而是 5433", "端口是 5433，不是 5432", "用 uv 代替 pip"),
        silent=("如果不是 5432 而是 5433，告诉我", "是不是要用 uv 而不是 pip？", "他说不是 5432，而是 5433"),
    ),
)

JAPANESE: tuple[Phrase, ...] = (
    Phrase(
        family="announced",
        language="ja",
        cues=(
            "訂正",
            "間違え",
            "言い間違",
            "私の間違い",
            "私のミス",
            "忘れて",
            "撤回",
            "取り消",
            "つもりでした",
            "勘違い",
            "のことでした",
            "間違いでした",
            "無視して",
        ),
        anywhere=True,
        opens=False,
        pattern=pattern(
            rf"{_CJK_LEAD}(?P<m>(?:訂正(?:します|です|[：:、,])|(?:[^。！？\n]{{0,10}}?を?)?(?:言い)?間違え(?:ました|た|てました)|(?:私|僕|俺)の(?:間違い|ミス|勘違い)|勘違い(?:して(?:い)?ました|でした)|(?:さっき|先ほど|前)[^。！？\n]{{0,8}}(?:忘れて|無視して|取り消)|(?:前言)?撤回|[^。！？\n]{{1,16}}(?:の(?:つもり|こと|間違い)でした)))"
        ),
        fires=(
            "訂正：ポートは 5433 です",
            "すみません、間違えました。db2 です",
            "さっき言ったことは忘れてください",
            "私の間違いです",
            "5433 の間違いでした",
        ),
        silent=("もし間違えたら教えて", "テストを忘れないで", "訂正テープを買う"),
    ),
    Phrase(
        family="denied",
        language="ja",
        cues=("間違", "違い", "違う", "正しくない", "正しくあり", "古い", "ではありません", "ではない", "違って"),
        opens=False,
        pattern=pattern(
            rf"{_CJK_LEAD}(?P<m>(?:それ|これ|その情報|この情報|あれ|情報)(?:は|が)?(?:もう|すでに|完全に|少し)?(?:間違い|間違って(?:い)?(?:ます|る)|違います|違う|正しくない|正しくありません|古い|古く(?:なっ)|もう正しく)(?:です)?|違います|違う(?=[、,。！]|よ)|(?:そう|その通り)では(?:ありません|ない)|そうじゃない|もう[^、。！？\n]{{1,12}}では(?:ありません|ない(?:です)?))"
        ),
        fires=("それは間違いです", "違います、ポートは 5433 です", "その情報は古いです", "それは正しくありません"),
        silent=(
            "それが間違っていたら教えて",
            "それは間違いですか？",
            "もしそれが違うなら言って",
            "彼はそれは間違いだと言った",
        ),
    ),
    Phrase(
        family="denied",
        language="ja",
        cues=("いや、", "いいえ、", "いえ、", "いや,", "いいえ。", "ううん"),
        opens=False,
        pattern=pattern(
            r"(?:^|[\s。！？!?\n])(?P<m>(?:いや|いいえ|いえ|ううん)[、,。]\s*(?!大丈夫|結構|いいです|けっこう|ありがとう|まだ)[^、。！？\n]{1,12})"
        ),
        fires=("いや、ポートは 5433 です", "いいえ、pnpm を使っています"),
        silent=("いいえ、大丈夫です", "いや、結構です"),
    ),
    Phrase(
        family="changed",
        language="ja",
        cues=("実は", "実際は", "実際には", "本当は"),
        opens=False,
        pattern=pattern(
            rf"{_CJK_LEAD}(?P<m>(?:実は|実際には?|実際は|本当は)、?\s*(?!質問|相談|お願い|聞き|知り|[^。！？\n]{{0,16}}(?:かった|好き|嬉しい|楽しい|ありがと|と思って|たい(?:です)?(?:[。！]|$)))[^、。！？\n]{{1,12}})"
        ),
        fires=("実は Postgres に切り替えました", "実際はポート 5433 です"),
        silent=("実は質問なのですが違いは何ですか？", "実はとても楽しかったです"),
    ),
    Phrase(
        family="changed",
        language="ja",
        cues=(
            "切り替え",
            "移行し",
            "変更し",
            "変わり",
            "乗り換え",
            "置き換え",
            "やめました",
            "なくなり",
            "使っていません",
            "使ってません",
            "使わなく",
            "廃止",
            "変更され",
            "移転",
            "使っていない",
        ),
        opens=False,
        pattern=pattern(
            r"(?P<m>(?:に|へ)(?:切り替え(?:まし)?た|移行(?:し(?:まし)?た|済み)|変更(?:し|され)(?:まし)?た|変わ(?:りました|った)|乗り換え(?:まし)?た|置き換え(?:(?:られ)?まし)?た|移転し(?:まし)?た)|(?:もう|現在は?|今は)[^。！？\n]{0,16}?使って(?:い)?(?:ません|ない)|使わなくなりました|(?:使う|使用する)のを?やめました|ではなくなりました|を?廃止しました)"
        ),
        fires=(
            "Postgres に切り替えました",
            "Helm はもう使っていません",
            "ポートは 5433 に変更されました",
            "npm を使うのをやめました",
            "GitLab に移行しました",
        ),
        silent=(
            "Postgres に切り替えたらどうなる",
            "Postgres に切り替えましたか？",
            "彼は Postgres に切り替えたと言った",
            "ポートを 5433 に変更して",
        ),
    ),
    Phrase(
        family="forbidden",
        language="ja",
        cues=("使わないで", "やめて", "使うな", "使用しないで"),
        opens=False,
        pattern=pattern(
            r"(?P<m>(?:もう|今後|これから)[^。！？\n]{0,16}?(?:使わないで|使用しないで|使うな)|(?:使う|使用する|する)の(?:を|は)?(?:もう)?やめて)"
        ),
        fires=("もう npm は使わないで", "Helm を使うのをやめてください"),
        silent=("サーバーを止めて",),
    ),
    Phrase(
        family="swapped",
        language="ja",
        cues=("代わりに", "ではなく", "じゃなくて", "じゃなく"),
        opens=False,
        pattern=pattern(
            r"(?P<m>[\w.-]+\s*(?:の(?:代わり|かわり)に|ではなく(?!な)て?|じゃなくて?)\s*[^、。！？\n]{0,12})"
        ),
        fires=("pip の代わりに uv を使って", "5432 ではなく 5433 です", "npm じゃなくて pnpm"),
        silent=("もし pip ではなく uv なら教えて", "pip の代わりに uv を使うべきですか？"),
    ),
)

WORLD: tuple[Phrase, ...] = (*GERMAN, *FRENCH, *SPANISH, *RUSSIAN, *CHINESE, *JAPANESE)
