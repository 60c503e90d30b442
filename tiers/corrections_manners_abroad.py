"""German, French, Spanish and Chinese corrections: what is denied and what is so instead, how the other side goes about it, reproaches.

The kinds are those of `corrections_denied_en`, `corrections_manners_en` and `corrections_reproached_en`; each row's messages are
examples of the kind, and these are its tests.
"""

from __future__ import annotations

from dataclasses import replace

from tiers.corrections import Phrase, row

_N = r"(?-i:[A-ZÄÖÜÉÈÀÁÍÓÚÑ])[\w.'-]+"

_GERMAN: tuple[Phrase, ...] = (
    row(
        ("denied", "de"),
        "kein|nicht|nie ",
        r"(?P<m>(?!(?:ob|wenn|falls|weil|dass|was|wer|wie|wo|warum)\b)(?:[\w./'-]+ ){1,4}?(?:(?!müssen|können|wollen|sollen|mag|möchte|weiß)[\w']+ )(?:[\w./'-]+ ){0,4}?(?:kein(?:e[nmrs]?)?|nicht|nie|kan)\b(?! (?:nur|so|ganz|sehr|wirklich|sicher|einfach|viel|bereit|müde|fertig|schlimm|gut|leicht|schön|kalt|warm|weit|zeit|ahnung|lust|problem|geld|hunger|sorge|wunder|platz|idee|angst|schuld|sinn|interesse|bock|grund)\b)[^.!?;,\n]{1,60}[,.;–—] ?(?:(?:sondern )?(?:das|es|er|sie|ich|wir|die|alles|alle|jede[rs]? [\w-]+|der [\w-]+|die [\w-]+|das [\w-]+) (?!müssen|muss|können|kann|wollen|will|sollen|soll|dürfen|darf|möchte|möchten|gehen|gehe|mag|mögen|weiß|hoffe|freue|bleiben?)(?:\w+t|\w+en|bin|sind|ist|habe|ham|is)\b|is n?\b|s ist\b))",
        """Das ist keine Race Condition, der Cache ist nur kalt
        Wir haben kein Monorepo, jeder Dienst hat sein eigenes
        Mein Hund ist kein Beagle, er ist ein Basset
        Der Chor probt nicht in der Kirche, er probt im Gemeindesaal""",
        """Wir haben keine Zeit, wir müssen um sechs los
        Es ist nicht weit, wir können laufen.
        Ich bin nicht müde, ich lese noch
        Wenn es kein Regen ist, ist es Schnee""",
        opens=True,
    ),
    row(
        ("denied", "de"),
        "gibt es|gibt's|existiert nicht|existieren nicht|liegt nicht|liegen nicht|gehört nicht|gehören nicht|gibts",
        rf"(?P<m>(?:diese[srn]?|den|die|das|so eine?n?|solche) [\w./-]+(?: [\w./-]+)? gibt(?:'s| es|s) (?:gar |überhaupt |hier |bei uns |so |doch )*nicht\b|(?:diese[srn]?|der|die|das) [\w./-]+(?: [\w./-]+)? existier(?:t|en) (?:gar |überhaupt |so )*nicht\b|(?:der|die|das|{_N})(?: [\w-]+)? (?:liegt|liegen|gehört|gehören|stammt|stammen|kommt|kommen) (?:doch |gar )?nicht (?:in|auf|an|aus|zu|zur|zum|am|im|bei)(?: der| den| dem)? {_N})",
        """Dieses Flag gibt es nicht
        Den Endpunkt gibt's gar nicht
        Die Dolomiten liegen nicht in der Schweiz""",
        """Das gibt's doch nicht!
        Gibt es das Flag nicht?""",
        opens=True,
    ),
    row(
        ("forbidden", "de"),
        "lieber|nicht, dass du|nicht dass du|selbst|selber|überlass|lass |fass |finger weg",
        r"(?P<m>mir wäre(?:'s| es)? lieber,? (?:wenn )?(?:du|sie)\b|ich (?:hätte|fände) (?:es )?(?:lieber|besser),? (?:wenn )?(?:du|sie)\b|ich (?:will|möchte|mag|brauche) (?:es )?nicht,? dass du\b|finger weg von\b|(?:bitte )?(?:führ|mach|fass|änder|lösch|schieb|push|bearbeit|schreib|rühr|stell|bestell|buch|ruf|schick|start|gieß|schneid|merge|deploy)e? [^.!?\n]{1,50}? nicht (?:selbst|selber|an|ohne)\b|(?:bitte )?lass [^.!?,\n]{2,40}, (?:das|die|den|der) (?:mache?|schreibe?|übernehme?|erledige?|pflege?|regle|regele) ich|(?:das|die|den) überlass(?:t)? (?:du )?(?:bitte )?(?:mir|uns)\b|überlass das (?:mir|uns)\b)",
        """Mir wäre lieber, du fängst nicht jede Antwort mit Lob an
        Führ die Migrationen nicht selbst aus, überlass das mir
        Lass die Hecke, die mache ich selbst""",
        """Wäre dir lieber, wenn ich fahre?
        Lass uns gehen""",
        opens=True,
    ),
    row(
        ("forbidden", "de"),
        "zukunft|künftig|nächste|fortan|von nun an|ab sofort|ab jetzt|ab heute",
        r"(?P<m>(?:in zukunft|künftig|zukünftig|ab (?:sofort|jetzt|heute)|von nun an|fortan|(?:beim |das )?nächste[sn]? mal) (?:bitte|\w+st du|nur noch|immer|erst|kein\w*|antworte|schreib\w*|nimm|nutz\w*|benutz\w*|frag\w*|lass|sag mir|verwende|nenn)\b)",
        """In Zukunft bitte kürzer
        Ab sofort schreibst du Tests zuerst
        Beim nächsten Mal bitte erst fragen""",
        """In Zukunft fahren Autos allein
        Nächstes Mal bringe ich Kuchen mit""",
        opens=True,
    ),
    row(
        ("forbidden", "de"),
        "frag |frage |ohne zu fragen|ohne mich|rücksprache|zu viel|zu lang|zu kurz|zu förmlich|zu formell|zu steif|zu ausführlich|zu technisch|zu umständlich|zu viele|weniger |schwafel|duz|siez|laberst",
        r"(?P<m>(?:bitte )?frag(?:e|en sie)?(?: mich| bitte| doch)*(?:,? bevor du| vorher\b| zuerst\b| erst(?=\s*[.,!]|$))|ohne (?:mich )?(?:vorher )?zu fragen|ohne rücksprache|(?:(?:das|deine antworten?|die antworten?|du) (?:ist|sind|bist|war|wird|werden) )?(?:mir )?(?:viel |deutlich |immer noch |wieder |schon wieder |einfach )*zu (?:lang(?:atmig)?|kurz|förmlich|formell|steif|ausführlich|technisch|umständlich|geschwätzig|schwammig|viel text|viele (?:worte|wörter|emojis|kommentare|adjektive|ausrufezeichen|details|floskeln))(?=\s*(?:[.,!;–]|$))"
        r"|du (?:redest|schreibst|erklärst|schwafelst|laberst|quasselst) (?:mir )?(?:viel )?zu (?:viel|lang)\b|du (?:schwafelst|laberst)\b|weniger \w+,? (?:und |dafür |bitte )?mehr \w+|(?:bitte )?(?:duz|siez)(?:e|en sie)? (?:mich|uns)\b|hier wird ge(?:siezt|duzt)|wir (?:siezen|duzen) (?:uns )?(?:hier|beide)\b)",
        """Frag mich, bevor du etwas löschst
        Viel zu lang, drei Sätze reichen
        Weniger Theorie, mehr Code
        Du redest zu viel
        Bitte duz mich
        Hier wird gesiezt, bitte""",
        """Das Seil ist viel zu lang für den Kofferraum
        Frag mich drei Sachen zur Geschichte
        Sie hat weniger Zeit und mehr Stress""",
        opens=True,
    ),
    row(
        ("denied", "de"),
        "ausgedacht|erfunden|stimmt|zusammengereimt|wahr|falsch|existiert|gibt es|kompiliert|dein |deine |tot|ins leere|läuft so nicht|klappt so|funktioniert so",
        r"(?P<m>(?:nichts|kaum (?:et)?was|kein wort|wenig|die hälfte|alles|das meiste|vieles) (?:von dem,? was du [^.!?\n]{2,50}?|davon|dessen,? was du [^.!?\n]{2,50}?),? ?(?:stimmt|ist (?:wahr|richtig|erfunden|falsch|veraltet)|war (?:wahr|richtig|falsch))\b|(?:das )?(?:hast|haben) (?:du|sie) (?:dir |sich )?(?:nur |bloß |einfach )?(?:ausgedacht|erfunden|zusammengereimt)|(?:das|die) (?:ist|sind) (?:doch |frei |einfach )?(?:ausgedacht|erfunden)\b"
        r"|dein(?:e[rns]?)? [\w-]+ (?:kompiliert|läuft|funktioniert|stimmt|passt|geht|übersieht|vergisst|zählt|ist|enthält|hat) (?:so |aber |leider |gar |auch |noch )?(?:nicht\b|kein\w*\b|falsch|kaputt|veraltet|zu \w+|einen (?:fehler|bug)|die (?:falsche|leere)\w*)|der (?:link|verweis|befehl|pfad)(?:,? den du [^,.]{1,30},?)? (?:ist|geht|führt) (?:tot|kaputt|veraltet|falsch|nicht|ins leere)\b|(?:das|dieses|dein) [\w-]+ (?:klappt|stimmt|geht|passt|funktioniert|läuft) so nicht\b)",
        """Nichts von dem, was du über das Visum gesagt hast, stimmt
        Die Hälfte davon ist erfunden
        Das hast du dir ausgedacht
        Dein Beispiel kompiliert nicht
        Der Link ist tot
        Das Rezept klappt so nicht, 180 Grad reichen""",
        """Stimmt davon nichts?
        Die Geschichte ist schön erfunden
        Dein Vorschlag ist gut""",
        opens=True,
    ),
    replace(
        row(
            ("denied", "de"),
            "warum |wieso |seit wann|wer hat|wie kommst|hab ich|habe ich|wie oft",
            r"(?P<m>(?:warum|wieso|weshalb) (?:\w+st|bist|hast) du (?:mich |mir |uns |das |es |ihn |sie )?(?:denn |eigentlich )?(?:immer noch|noch immer|schon wieder|ständig|dauernd|weiter(?:hin)?|immer)\b|seit wann (?:benutzen|nutzen|haben|verwenden|machen|sind|bin|habe|esse|trinke|heiße|wohne|arbeite|fahre|mag|spreche|darf|nehmen) (?:wir|ich)\b|wer hat (?:dir|ihnen) (?:denn |eigentlich )?(?:gesagt|erzählt)|wie kommst du (?:darauf|auf die idee|dazu)|hab(?:e)? ich (?:dir )?(?:das )?(?:nicht|jemals|je) (?:schon )?(?:gesagt|geschrieben|erwähnt)|wie oft (?:muss|soll|habe?) ich\b)",
            """Warum nennst du mich immer noch Chris?
            Seit wann benutzen wir Kubernetes?
            Wer hat dir gesagt, dass ich Kinder habe?
            Wie kommst du darauf, dass ich Rentner bin?""",
            """Warum ist der Himmel blau?
            Seit wann gibt es das Internet?""",
            anywhere=True,
            opens=True,
        ),
        asks=True,
    ),
    row(
        ("changed", "de"),
        "neue|ich sagte|hab gesagt|habe gesagt|doch gesagt|extra gesagt|doch ein|doch kein|in wirklichkeit|in wahrheit|überall|immer ",
        rf"(?P<m>(?:meine?|unsere?) neue[rs]? (?:nummer|adresse|handynummer|mail(?:adresse)?|e-mail|chefin|chef|passwort|postleitzahl|hausarzt|hausärztin|konto|iban|nachname|name|rolle|schicht|büro|telefonnummer) (?:ist|lautet|endet|heißt|beginnt|hat|liegt)\b|(?:der|die|das|mein\w*|unser\w*) [\w-]+ (?:ist|sind) (?:ja )?(?:doch|in wirklichkeit|in wahrheit|eigentlich) (?:eine?|keine?|am|um|erst|bei) (?!witz|problem|traum)[\w.-]+|(?:ersetz|tausch|nimm|nutz|schreib|verwend|benutz)\w* (?:\w+ )?(?:überall|immer|grundsätzlich|stets) [^.!?\n]{{1,40}}?(?:gegen|durch|statt|anstelle)\b|ich (?:sagte|hab(?:e)? (?:doch |extra )?gesagt):? (?:ohne|keine?n?|nicht|nur|mit) [\w-]+|ich (?:sagte|wollte) {_N}(?=\s*[.!]*\s*$))",
        """Meine neue Nummer endet auf 71
        Die Katze ist doch ein Kater
        Tausch überall moment gegen date-fns
        Ich sagte ohne Koriander!""",
        "Das ist doch ein Witz",
        opens=True,
    ),
)

_FRENCH: tuple[Phrase, ...] = (
    row(
        ("denied", "fr"),
        " pas |jamais|aucun",
        r"(?P<m>(?!(?:si|quand|parce|puisque|comme|que|qui)\b)(?:[\w./-]+ ){0,3}?(?:(?:[\w./'-]+ )?(?:n'|ne )(?!oublie)[\w']+|c'est|on a|j'ai|j'suis|chuis|t'as|y a) (?:[\w']+ )?(?:pas|jamais|aucune?)\b(?! (?:seulement|que|encore|si|très|trop|tout à fait|vraiment|envie|faim|soif|le temps|besoin|fatigué\w*|prêt\w*|grave|mal|sûr\w*|mauvais|d'accord|marché|idée|le droit|froid|chaud|loin)\b)[^.!?;,\n]{1,60}[,.;–—] ?(?:c'est|c'était|il (?!faut|fait|pleut|y)\w+|elle (?!est malade)\w+|ils \w+|elles \w+|on (?!va|part|peut|doit|verra)\w+|je suis|j'ai|nous (?!allons|partons|devons)\w+|chaque \w+|tout \w+|le \w+ est (?:juste|seulement)|ça \w+))",
        """Cette fonction ne renvoie pas None, elle lève une exception
        On n'a pas de monorepo, chaque service a le sien
        On n'a pas de jardin, c'est un balcon
        Le clocher n'est pas roman, il est gothique""",
        """On n'a pas le temps, on part à six heures
        Il ne fait pas froid, il fait bon
        Je ne suis pas fatigué, je lis
        Si ce n'est pas lui, c'est elle""",
        opens=True,
    ),
    row(
        ("denied", "fr"),
        "n'existe|n'existent|n'est pas en|ne sont pas|il n'y a pas de",
        rf"(?P<m>(?:cet?(?:te)?|ces|le|la|les|l'|cette) ?[\w./-]+(?: [\w./-]+)? n'existe(?:nt)? (?:pas|plus)\b|(?:le|la|les|{_N})(?: [\w-]+)? (?:ne sont|n'est|ne se trouvent?|ne viennent|ne vient) pas (?:en|au|aux|dans|de|à) {_N}|(?:deux|trois|plusieurs|la moitié|aucun\w*|la plupart) de (?:ces|tes|vos) [\w-]+ (?:n'existent|n'existe|sont (?:faux|fausses|inventé\w+|fermés?))\b)",
        """Ce flag n'existe pas
        Les Dolomites ne sont pas en Suisse
        Deux de ces restos n'existent pas""",
        """Ce flag n'existe-t-il pas ?
        Si le fichier n'existe pas, crée-le""",
        opens=True,
    ),
    row(
        ("forbidden", "fr"),
        "préfére|aimerais mieux|toi-même|vous-même|laisse|épargne|plus d'|plus de |assez de|marre de|ne veux pas que|touche pas|demande|fois|demander|avenir|désormais|dorénavant|trop |moins de|tu parles|tutoie|vouvoie|tutoy|vouvoy|partout|chaque fois|tout ce que",
        r"(?P<m>(?:je préfér(?:erais|ais|erait)|j'aimerais (?:mieux|autant)|je voudrais|je ne veux pas|je veux pas) qu(?:e |')(?:tu|vous) (?:ne |n')?\w+|(?:ne |n')?\w+ (?:pas|plus) [^.!?\n]{1,40}? (?:toi|vous)-mêmes?\b|laisse(?:z)?[ -](?:moi (?:faire|gérer|m'en)|les? [\w-]+, (?:c'est moi|je)|la [\w-]+, (?:c'est moi|je))|ne touche(?:z)? plus (?:à|au|aux)\b|épargne(?:z)?-(?:moi|nous)\b|(?:y en a |j'en ai )?(?:assez|marre) (?:de|des|d') ?(?:tes |vos |ces )?(?:emojis?|compliments?|excuses|introductions?|points? d'exclamation|listes?|commentaires?|disclaimers?|blabla)"
        r"|(?:la prochaine fois|à l'avenir|désormais|dorénavant|à partir de (?:maintenant|là|ce jour)|la fois prochaine),? (?:s'il te plaît,? |stp,? )?(?:tu (?!as|es|seras|vas|viens|peux|pourras)\w+|vous (?!avez|êtes|serez)\w+|demande|réponds|écris|utilise|mets|parle|évite|fais|commence|dis|donne|garde|appelle|pas d|plus d)\w*|demande(?:z)?(?:-moi)? (?:avant\b|d'abord\b)|sans (?:me |m')?(?:demander|prévenir)\b|sans mon (?:accord|avis)|(?:(?:c'est|là c'est|t'es|tu es|tes réponses sont) )?(?:beaucoup |bien |encore |vraiment |un peu )*trop (?:long(?:ue)?s?|court(?:e)?s?|formel(?:le)?s?|verbeu(?:x|se)|technique|bavard|guindé|détaillé|vague|de (?:texte|blabla|mots|commentaires|détails|emojis|listes))(?=\s*(?:[.,!;–]|$))|tu (?:parles|écris|expliques|bavardes|blablates) (?:beaucoup )?trop\b|moins de? [\w-]+,? (?:et |mais )?plus de? [\w-]+|(?:remplace|change|utilise|mets|écris|échange)[sz]? [^.!?\n]{2,60}? (?:par|pour|avec|au lieu)\b [^.!?\n]{1,40}?(?:partout où (?:tu|vous)|dans tout ce que (?:tu|vous)|chaque fois que (?:tu|vous))|(?:tutoie|vouvoie|tutoyez|vouvoyez)-(?:moi|nous)\b)",
        """Je préférerais que tu ne commences pas chaque réponse par un compliment
        Ne lance pas les migrations toi-même, laisse-moi faire
        Laisse les tests, c'est moi qui les écris
        Épargne-moi l'intro
        La prochaine fois demande-moi avant
        Demande avant de supprimer quoi que ce soit
        Beaucoup trop long, trois phrases suffisent
        Tu parles trop
        Tutoie-moi
        Remplace moment par date-fns partout où tu écris des dates
        À l'avenir mets les imports en haut""",
        """La prochaine fois tu viens avec ta sœur ?
        Le trajet était trop long
        À l'avenir les voitures voleront
        Tu préférerais que je vienne ?""",
        opens=True,
    ),
    row(
        ("denied", "fr"),
        "tu m'as|vous m'avez|tu nous as|inventé|inventée|rien de ce que|la moitié|tu l'as|faux|vrai|ton |ta |tes |lien|ne compile|mort",
        r"(?P<m>(?:rien|presque rien|la moitié|la plupart|peu|tout) (?:de )?ce que (?:tu|vous) [^.!?\n]{2,60}? (?:n'est|est|n'était|était) (?:vrai|exact|correct|juste|fau(?:x|sse)|inventé|périmé|dépassé)\b|(?:la moitié|une partie|tout) est (?:inventée?|fausse?|faux|bidon)\b|(?:tu|vous) (?:l'as|l'avez|les as|as tout|avez tout|as) (?:complètement |totalement )?inventée?s?\b|(?:ton|ta|tes|votre|vos) [\w-]+ (?:ne |n')(?:compile|marche|fonctionne|tient|gère|tourne|passe|est|sont|correspond|prend)\w* (?:pas|plus|jamais)\b|(?:le|ton) lien (?:est mort|ne marche (?:pas|plus)|est cassé)\b|(?:tu m'as|tu nous as|vous m'avez) (?:dit|assuré|promis) qu(?:e |')(?!tu\b)[^.!?\n]{5,80}[.;!] ?(?=(?:je|j'|on|il|elle|c'|ça|la|le|en fait|résultat)))",
        """Rien de ce que tu as dit sur le visa n'est vrai
        La moitié est inventée
        Tu l'as inventé
        Ton exemple ne compile pas
        Le lien est mort""",
        """Est-ce que ton exemple ne compile pas ?
        Qui a inventé la roue ?
        Ton idée est bonne""",
        opens=True,
    ),
    replace(
        row(
            ("denied", "fr"),
            "pourquoi |depuis quand|qui t'a|qui vous a|d'où |combien de fois|je t'ai pas|je ne t'ai pas|où tu as",
            r"(?P<m>pourquoi (?:est-ce que )?(?:tu|vous|est-ce que tu) (?:m'|me |continues|t'obstines|persistes|nous )?[^.!?\n]{0,30}?\b(?:encore|toujours|sans arrêt|continue[sz]?)\b|depuis quand (?:est-ce qu'|est-ce que )?(?:on|je|j'|nous) ?\w+|qui (?:t'|vous )a (?:dit|raconté)|d'où (?:tu sors|tu tires|sors-tu|tires-tu|vient cette idée|te vient)|combien de fois (?:je dois|dois-je|faut-il)|(?:je ne |je )t'ai (?:pas|jamais) (?:déjà )?(?:dit|demandé)\b)",
            """Pourquoi tu m'appelles encore Chris ?
            Depuis quand on utilise Kubernetes ?
            Qui t'a dit que j'avais des enfants ?""",
            """Pourquoi le ciel est bleu ?
            Depuis quand existe Internet ?""",
            anywhere=True,
            opens=True,
        ),
        asks=True,
    ),
    row(
        ("changed", "fr"),
        "nouveau|nouvelle|finalement|partout|chaque fois|tout ce que|celle-là|celui-là|j'ai dit",
        r"(?P<m>(?:mon|ma|notre) (?:nouveau |nouvelle )(?:numéro|adresse|mail|chef\w*|poste|code|médecin|nom|compte|horaire|proprio|propriétaire|mot de passe) (?:est|c'est|finit|se termine|commence|s'appelle)\b|(?:mon|ma|notre) (?:numéro|adresse) (?:nouveau|nouvelle|actuelle?) (?:est|finit)|finalement,? (?:le|la|les|mon|ma|notre|c'est|ce sera|on|l'[\w-]+) ?(?:[\w-]+ )?(?:est|sera|a|prend|garde|fait|va|un|une|le|la)\b|(?:pas|non,? pas) (?:celle|celui|ceux|celles)-(?:là|ci),? (?:l'autre|les autres)|j'ai dit (?:sans|pas|aucun|non) \w+(?=\s*[.!]*\s*$))",
        """Mon nouveau numéro finit par 71
        Finalement le chat est une femelle
        pas celle-là, l'autre""",
        """Mon nouveau chef est sympa ?
        Finalement, comment vas-tu ?""",
        opens=True,
    ),
)

_SPANISH: tuple[Phrase, ...] = (
    row(
        ("denied", "es"),
        "no |nunca",
        r"(?P<m>(?!(?:si|cuando|porque|aunque|que|quien)\b)(?:[\w./-]+ ){0,4}?no (?!sé|puedo|quiero|creo|me|te preocupes|pasa|hay|tengo (?:ni|tiempo|ganas|hambre|sueño|idea|dinero)|tenemos (?:tiempo|ganas|dinero)|hace|estoy|estamos|importa|solo|sólo|es (?:tan|muy|grave|fácil|difícil|mala|malo|nada|lejos|que|urgente)|está (?:mal|lejos))[\w]+ [^.!?;,\n]{1,60}[,.;–—] ?(?:es (?!que tengo|tarde|muy)|era |son |soy |somos |cada \w+ \w+|tiene |tengo |todo |está en |lanza|devuelve|usa(?:mos)? |vive |trabaja |se llama |toca |juega |va |cumpl\w+|sino ))",
        """No soy vegana, soy vegetariana
        No tenemos monorepo, cada servicio tiene el suyo
        Esa función no devuelve None, lanza una excepción
        Mi hijo no tiene 5 años, cumplió 6 en agosto
        La ermita no es románica, es gótica""",
        """No hace falta, gracias
        Si no es él, es ella""",
        opens=True,
    ),
    row(
        ("denied", "es"),
        "no existe|no está en|no están en|no queda en|no vienen|no viene",
        rf"(?P<m>(?:es[aeo]s?|est[aeo]s?|el|la|los|las) [\w./-]+(?: [\w./-]+)? no existen?\b|(?:el|la|los|las|{_N})(?: [\w-]+)? no (?:están|está|quedan?|son|es|vienen?) (?:en|de) {_N}|(?:dos|tres|varios|la mitad|ningun[oa]|la mayoría) de (?:es[oa]s|tus|los|las) [\w-]+ (?:no existen?|son (?:falsos|falsas|inventad[oa]s)|es falso)\b)",
        """Ese flag no existe
        Los Dolomitas no están en Suiza
        Dos de esos restaurantes no existen""",
        """¿No existe ese flag?
        Si el archivo no existe, créalo""",
        opens=True,
    ),
    row(
        ("forbidden", "es"),
        "prefer|gustaría que no|no quiero que|déjame|déja|deja |ahórra|sin |basta|bien de|más emo|próxima|adelante|ahora en|pregunt|demasiado|menos |hablas|tute|tuté|usted|trátame|no ejecutes|no toques|en inglés|no me ",
        r"(?P<m>(?:preferiría|prefiero|me gustaría|quisiera|no quiero|quiero) que (?:no|dejaras|dejes|pararas) \w*|no [\w]+[ea]s (?:tú |nada )?[^.!?\n]{1,40}?,? (?:déja(?:melo|lo|selo)|eso (?:lo|me)|de eso|lo hago yo|la hago yo|ya lo)|deja (?:los?|las?) [\w-]+,? (?:los?|las?|eso) (?:escribo|hago|llevo|toco) yo|ahórra(?:te|me|nos)\w* |(?:basta|ya (?:está bien|vale)|se acab(?:ó|aron)) (?:de|con|los|las) (?:los |las |tus )?(?:emojis?|elogios|halagos|disculpas|introducciones|exclamaciones|listas|comentarios)|sin (?:emojis?|halagos|elogios|disculpas|introducciones|introducción|rodeos|comentarios|exclamaciones|tecnicismos)(?=,? por favor| porfa)"
        r"|(?:la próxima(?: vez)?|en adelante|de ahora en adelante|a partir de ahora|en el futuro|de aquí en adelante),? (?:por favor,? |porfa,? )?(?:no |siempre |primero )?(?:pregúnta|pregunta|responde|escribe|usa|pon|evita|habla|contesta|haz|empieza|dame|llámame|deja|nada de)\w*|pregunt(?:a|ame) (?:antes|primero)\b|sin (?:preguntar(?:me)?|avisar(?:me)?|mi permiso)\b|(?:(?:es|eres|te sale|tus respuestas son) )?(?:demasiado|muy muy) (?:larg[oa]s?|cort[oa]s?|formal(?:es)?|técnic[oa]s?|rebuscad[oa]s?|vag[oa]s?|text[oa]|detallad[oa]s?|(?:texto|rollo|detalle))(?=\s*(?:[.,!;–]|$))|hablas demasiado|te enrollas (?:mucho|demasiado)|menos [\w-]+(?:,| y)? (?:y )?más [\w-]+|trátame de (?:tú|usted|vos)|tut[ée]ame|no me (?:tutees|trates de|respondas en|contestes en|llames(?! (?:a|ahora|hoy|más tarde|luego|mañana)))\b)",
        """Preferiría que no empezaras cada respuesta con un halago
        No ejecutes tú las migraciones, déjamelo a mí
        Deja los tests, los escribo yo
        Ahórrate la introducción
        Ya está bien de emojis
        Sin emojis, por favor
        La próxima vez pregúntame antes
        Pregunta antes de borrar nada
        Demasiado largo, con tres frases basta
        Hablas demasiado
        Trátame de usted, por favor
        no me respondas en inglés, siempre español porfa""",
        """La próxima vez vienes con tu hermana
        El viaje fue demasiado largo
        Café sin azúcar, por favor
        ¿Preferirías que no fuera?""",
        opens=True,
    ),
    row(
        ("denied", "es"),
        "me dijiste|me has dicho|me aseguraste|me prometiste|inventad|inventaste|te lo has|mitad|nada de lo que|tu |tus |enlace|no compila|roto",
        r"(?P<m>(?:nada|casi nada|la mitad|poco|todo) de lo que (?:dijiste|me dijiste|has dicho|escribiste|contaste)[^.!?\n]{0,50}? (?:es|era|son) (?:verdad|cierto|correcto|falso|mentira|inventado)\b|(?:la mitad|una parte|todo eso|eso) (?:es|está) (?:inventad[oa]|fals[oa])\b|te l[oa]s? (?:has|estás) inventa(?:do|ndo)|te l[oa]s? inventaste|tus? [\w-]+ (?:no (?:compilan?|funcionan?|sirven?|van?|cuadran?|corresponden?|contemplan?)|están? (?:mal|rot[oa]s?|desfasad[oa]s?))\b|me (?:dijiste|aseguraste|has dicho|prometiste) que (?!tú\b)[^.!?\n]{5,80}[.;!] ?(?=(?:me|yo|el|la|es|está|estaba|no|hoy|al|resulta)\b)|el enlace (?:que [^.!?\n]{2,30} )?(?:está (?:roto|muerto|caído)|no (?:va|funciona|abre))\b)",
        """La mitad es inventada
        Te lo has inventado
        Tu ejemplo no compila
        Me dijiste que el museo abría los lunes. Me encontré la puerta cerrada.
        El enlace está roto""",
        """¿Quién inventó la rueda?
        ¿Tu ejemplo no compila?
        Tu idea es buena""",
        opens=True,
    ),
    replace(
        row(
            ("denied", "es"),
            "por qué|desde cuándo|quién te|de dónde|cuántas veces|no te dije|no te he dicho",
            r"¿?(?P<m>por qué (?:me |nos |lo |la )?(?:sigues|continúas|insistes)(?: con| en)? (?:\w+ndo|llam\w+|us\w+|lo|la|el)\b|por qué (?:me |nos )?\w+ (?:todavía|aún|otra vez)\b|desde cuándo (?:usamos|tenemos|hacemos|uso|tengo|vivo|trabajo|como|bebo|soy|somos|hablo|me llamo)|quién te (?:ha dicho|dijo|contó) que\b|de dónde (?:has sacado|sacaste|sacas)|cuántas veces (?:tengo que|te he|debo)|no te (?:dije|he dicho|lo dije)\b)",
            """¿Desde cuándo usamos Kubernetes?
            ¿Quién te ha dicho que tengo hijos?""",
            """¿Por qué es azul el cielo?
            ¿Desde cuándo existe Internet?""",
            anywhere=True,
            opens=True,
        ),
        asks=True,
    ),
    row(
        ("changed", "es"),
        "olvida|nuevo|nueva|en todo lo que|siempre que|cada vez|esa no|ese no|se cancel|renombr|ahora se llama|lo que antes|equivocad|dije sin|dije que|se ha movido",
        r"(?P<m>(?:mi|nuestro|nuestra) (?:nuev[oa] )?(?:número|correo|dirección|jef[ea]|código|médic[oa]|teléfono|apellido|horario|contraseña|casero) (?:nuev[oa] )?(?:nuev[oa]|acaba|termina|empieza)(?: (?:es|acaba|termina|empieza|en))?\b|(?:cambia|reemplaza|sustituye|usa|pon|escribe) [^.!?\n]{2,60}? (?:por|con|en vez de)\b [^.!?\n]{1,30}?(?:en todo lo que|siempre que|cada vez que|en todas partes)|es[ae] no,? (?:la|el) otr[ao]|olvida(?:te)? (?:de )?(?:el|la|los|las|del) [^.,;!?\n]{2,40}, (?:ya|se|lo|la|hemos|han|está)\b|se cancel(?:a|ó|an) (?:la|el|los|las) [\w-]+|(?:el equipo |hemos |han |he )?(?:renombró|renombramos|renombrado|renombraron) (?:el|la|los|las) [\w-]+|lo que (?:antes|conoces|conocías|llamabas|era) [^.!?\n]{2,40}? (?:ahora|hoy) (?:es|se llama)\b|(?:rama|archivo|fichero|ciudad|persona|hermana|hermano|tabla|versión|fecha) equivocad[oa](?=\s*[.,!]|$)|(?:la|el) [\w-]+ se ha (?:movido|retrasado|adelantado|aplazado|pospuesto)\b)",
        """Mi número nuevo acaba en 71
        Cambia moment por date-fns en todo lo que escribas
        esa no, la otra
        Olvida el feature flag, ya está en producción
        Se cancela la fiesta
        El equipo renombró el servicio: lo que conoces como billing ahora se llama ledger
        rama equivocada
        La reunión se ha movido una semana""",
        "¿Se cancela la fiesta?",
        opens=True,
    ),
    row(
        ("swapped", "es"),
        " no, ",
        rf"(?P<m>(?:{_N}|\d[\w:.]*|l[oa]s? \w+) no, (?!gracias|claro|por|es|no|pero|que)(?:{_N}|\d[\w:.]*|l[oa]s? \w+))(?=\s*[.!]*\s*$)",
        """Sevilla no, Segovia
        Lola no, Lucía""",
        "¿El martes no, el jueves?",
        opens=True,
    ),
)

_CHINESE: tuple[Phrase, ...] = (
    row(
        ("denied", "zh"),
        "不是|没有|不",
        r"(?P<m>(?<![是要会能可])(?:不是(?!很|太|特别|说|吗|不|我|问题|因为|故意|生气|坏人|讨厌|累|怕|怪)|没有(?!时间|办法|空|钱|心情|问题|头绪|吗|什么|关系|用|想)|不(?:返回|用|在|住|吃|喝|走|叫|姓|学|教|支持|经过)(?!了|着|行))[^，。！？；\n]{1,16}[，,；—](?:哪来|而?是(?!不是|吗|我太)|其实是?|只是|就是|每个[^，。！？\n]{1,12}(?:有|是)|都是|全是|在[^，。！？\n]{1,10}|住|用的是?|叫|姓|他是|她是|我是|我们是|那是|这是))",
        """我不是纯素，我是奶素
        我们没有monorepo，每个服务各有各的仓库
        这不是竞态，只是缓存还没热
        我家没有花园，是阳台
        那个函数失败时不返回None，是抛异常""",
        """没有时间，是要走了
        是不是下雨，是就带伞
        如果不是他，就是她""",
    ),
    row(
        ("denied", "zh"),
        "没有这个|没有这|没有那|根本没有|不在|不存在|是编的|瞎编|编不过|编译不过|不对劲|没一条|没一个|失效|跑不通|打不开|不准",
        r"(?P<m>(?:根本|压根|从来|就)?没有(?:这|那)(?:个|种|条|款|回事|样)[^，。！？\n]{0,10}(?=[，。！\s]|$)|(?:根本|压根|从来)(?:就)?没有[^，。！？\n]{1,12}(?=[，。！\s]|$)|(?<![我他她你们在人])[^，。！？\n我他她你]{2,8}不在[^，。！？\n家这里那班线]{2,8}(?=[，。！\s]|$)|(?:一半|大半|全|都)(?:都|全)?是(?:瞎|胡|乱)?编的|(?:这|那|都|全)(?:都|全)?是你?(?:瞎|胡|乱)编的|你(?:给|写|发|说|上次|告诉)[^，。！？\n]{1,18}(?:编译不过|跑不通|打不开|用不了|报错|失效了|不准|不对|没一(?:条|个|句)(?:是)?对的|过期了|错了))",
        """没有这个参数
        根本没有这个接口
        多洛米蒂不在瑞士
        一半都是编的
        这是你瞎编的
        你给的例子编译不过
        你说的签证规定没一条是对的
        你上次告诉我的开馆时间不准，人家周一闭馆""",
        """有没有这个参数？
        如果没有这个文件，就新建一个
        这故事是谁编的？""",
    ),
    row(
        ("forbidden", "zh"),
        "别|不要|免了|太长|太短|啰嗦|罗嗦|少点|少来|先问|问我|下次|以后|今后|自己写|留给我|不用每次",
        r"(?P<m>(?:回答|回复|说话|答)(?:的时候|时|我)?(?:别|不要|不用|甭)(?:那么|这么|每次|老|总)?[^，。！？\n]{1,14}|(?:别|不要|不用)(?:每次|老是|总是|一上来|动不动|老|总)[^，。！？\n]{1,14}|(?:表情|客套话?|开场白|废话|夸奖|道歉|感叹号|emoji)[^，。！？\n]{0,3}(?:就)?(?:免了|省了|省省|不必)|[^，。！？\n]{1,8}你别(?:自己|动|碰|管|改|跑)[^，。！？\n]{0,6}[，,](?:留给我|我(?:自己)?来|我自己[^，。！？\n]{1,4}|交给[^，。！？\n]{1,6})|(?:删|改|发|提交|订|买|动)[^，。！？\n]{0,6}之?前(?:要)?先?问(?:我|一声|一下)|(?:下次|以后|今后)(?:请|要|得|记得|都)?先[^，。！？\n]{1,10}|^(?:你)?(?:这|写得|说得|回答)?(?:也|还是|又)?太(?:长|短|啰嗦|罗嗦|正式|官方|生硬|啰唆|绕|笼统|客气)了?(?=[，。！\s]|$)|你太(?:啰嗦|罗嗦|啰唆|客气|正式)了?|(?:少|多)(?:点|些|来点)[^，。！？\n]{1,6}[，,](?:多|少)(?:点|些|来点)[^，。！？\n]{1,6}|别(?:再)?(?:叫|称呼?)我(?!起|来|去|吃|出|过|了|看)[^，。！？\n]{1,4}(?=[，。！\s]|$))",
        """回答的时候不要每次都先夸我一通
        别每次一上来就夸我
        回答别那么长
        表情就免了吧
        迁移你别自己跑，留给我
        测试你别动，我自己写
        删东西之前先问我一声
        太长了，三句就够
        少点理论，多点代码
        你太啰嗦了""",
        """别忘了买牛奶
        这条路太长了吗？
        下次再聊""",
    ),
    replace(
        row(
            ("denied", "zh"),
            "怎么还|怎么又|怎么老|什么时候|谁跟你说|谁告诉你|谁说|哪来的|我说了不|我说过",
            r"(?P<m>你(?:怎么|干嘛|为什么)(?:还|又|老是?|总是?|一直)(?:叫|说|写|用|推荐|给|提|把|建议|回|在用|当)|(?:我|我们|咱|咱们)(?:什么时候|啥时候|几时)(?:用过?|说过?|有过?|是|吃过?|住过?|养过?|要过?|改过?)[^，。！\n]{1,14}|谁(?:跟|和|告诉)你?(?:说)?(?:过)?(?:我|我们|他|她|咱)[^，。！\n]{1,14}|你(?:从)?哪(?:儿|里)?(?:来的|看来的|听来的)|我(?:都|明明)?说了?(?:不要|不加|不放|别放)[^，。！？\n]{1,8})",
            """你怎么还叫我小王？
                谁跟你说我有孩子？
            我说了不要香菜！""",
            """天空为什么是蓝的？
            我们什么时候出发？""",
            anywhere=True,
        ),
        asks=True,
    ),
    row(
        ("changed", "zh"),
        "原来|分支错|文件错|人错|弄错|搞错|不是那个",
        r"(?P<m>^原来(?:我|他|她|它|猫|狗|我家|我们)[^，。！？\n]{0,6}是[^，。！？\n吗呢]{1,8}(?:的)?(?=[，。！\s]|$)|^(?:分支|文件|人|城市|地址|日期|版本|表|字段|名字|姐妹)(?:弄|搞|写)?错了(?=[，。！\s]|$)|^不是(?:那|这)(?:个|条|只|位|家)[，,](?:另一|是另|旁边))",
        """原来猫是公的
        分支错了
        不是那个，另一个""",
        """原来如此
        原来是这样啊""",
    ),
)

MANNERS_ABROAD: tuple[Phrase, ...] = (*_GERMAN, *_FRENCH, *_SPANISH, *_CHINESE)
