"""Corrections in French by their structure: what is old against what holds now, whose fault, which value is the right one.

Each row is a kind of clause, with classes of words instead of single wordings; its messages that fire and that don't are its
tests. The words reported are the first named group that matched.
"""

from __future__ import annotations

from tiers.corrections import row

_NOW = r"(?:maintenant|désormais|dorénavant|à présent|aujourd'hui|actuellement)"
_SHARP = r"(?:\S*\d\S*|\w+(?:[-_./@]\w+)+|(?-i:[A-Z])[\w.+#-]*)"
"""A value by its form: a name, a number, an identifier."""
_INFO = (
    r"(?:adresse|numéro|téléphone|portable|fixe|mail|e-mail|courriel|nom|prénom|pseudo|surnom|url|lien|port|hôte|chemin|clé|valeur|chiffre|date|horaires?|heure|délai"
    r"|échéance|deadline|version|branche|dépôt|repo|serveur|limite|prix|tarif|budget|compte|rib|domaine|salle|bureau|chef|cheffe|patron|patronne|boss|responsable|référente?|contact|équipe|code"
    r"|info|infos|information|plan|planning|liste|doc|documentation|convention|règle|format|nombre|total|taille|durée|rendez-vous|rdv|réunion|lieu|région|langue|mot de passe|cluster|bucket|employeur|poste|boulot|job|médecin|banque|opérateur)"
)
_DET = r"(?:le |la |les |l'|mon |ma |mes |notre |nos |ton |ta |tes |votre |vos |son |sa |ses |leur |leurs |ce |cet |cette |ces |un |une |du |des |au |aux )"
_NP = rf"{_DET}[\w'-]+(?: (?:de |du |d'|des |à |en )?(?!(?:qui|que|où|dont)\b)[\w.'-]+){{0,3}}?"
_FILL = r"(?:(?:euh|ah|oh|mais|ben|bah|oula|houla|attends|attendez|hop|hm+|alors|en fait|pardon|désolée?|oups|ouais|oui|enfin|bon|nan)[ ,.!…]+){0,4}"
_FAILS = r"(?:\w*(?:sais|sait|peux|peut|veux|vois|trouve|reste|comprends|souviens|rappelle|arrive|supporte|manque|dors|dort|démarre|fonctionne|répond|charge|compile|affiche|lance|ouvre|imprime|réagit|tient|faut|semble|plante|bloque|ment|voit|entends|entend|sens|sent|pleure|crie|inquiète|sert à rien|passe mal)\b)"
_OUR = r"(?:notre|nos|mon|ma|mes) [\w-]+"
_END = r"(?=\s*(?:[.,;:!)…—–\n]|\s-\s|$))"
_MISS = r"(?:confondu|inversé|interverti|mélangé|mal (?:compris|lu|noté|écrit|tapé|copié|recopié|compté|retenu|entendu|interprété|orthographié|calculé)|tout faux|tout mélangé|tout inversé)"
_STATE = r"(?:est|sont|c'est|était|s'appelle|s'appellent|tourne|tournent|utilise|utilisent|utilisons|a|ont|avons|ai|écoute|se trouve|se fait|se font|habite|habitons|travaille|commence|passe|passent|reste|va|vont|gère|fait|font|déploie|part|coûte|dure|faut|doit|doivent|prend|mange|bois|suis|vit|garde|gardons|vient|sert|finit|démarre|appartient)"

FRENCH_KINDS = (
    row(
        ("changed", "fr"),
        "nouveau|nouvel|a changé|ont changé|c'est maintenant|c'est désormais|est maintenant|est désormais",
        rf"\b(?P<m>(?:mon |ma |mes |notre |nos |son |sa |le |la |l'|leur )(?:nouveau|nouvelle|nouvel|nouveaux|nouvelles) (?:[\w-]+ )?{_INFO}s?(?: (?:de |du |d')[\w-]+)?(?:\s*[:=]|,? (?:c'est|est|sera|s'appelle|sont))\s+(?!(?:super|bien|top|génial|chouette|cool|là|prête?|trop|très|plus|mieux|arrivée?|sympa|moche|nulle?|tombée?)\b)\S*\w"
        rf"|(?:mon |ma |notre |son |sa |le |la |l'){_INFO}s?(?: [\w'-]+){{0,3}}?,? (?:a|ont)(?: \w+)? changé(?: (?:de|d'|pour|en|le|la|depuis|hier|lundi)\b(?:[^.;!?\n]|\.(?=\w)){{0,30}})?(?=\s*[:,.;!–—-]|$)"
        rf"|(?:mon |ma |notre |son |sa |le |la |l'){_INFO}s?(?: [\w'-]+){{0,3}}?,? (?:c'est|est|sont) {_NOW} (?!(?:bon|bien|ok|clair|prête?|fini|vert|corrigée?)\b)\S*\w)",
        """mon nouveau numéro c'est le 06 12 34 56 78
        Attention, l'adresse du bureau a changé : 12 rue des Lilas
        mon adresse mail c'est maintenant zoe@example.net""",
        """Si mon adresse a changé, dis-le
        Mon nouveau bureau est super
        Le temps a changé""",
    ),
    row(
        ("denied", "fr"),
        "tu |t'as|t'es |vous |y a erreur|il y a erreur",
        rf"\b(?P<m>(?:tu |t'|vous )(?:n')?(?:as|avez)(?: (?:tout|un peu|encore|dû|pas|complètement|visiblement|dû))* {_MISS}"
        r"|(?:tu |t'|vous )(?:as|avez) (?:\w+ )?(?:gardé|noté|repris|utilisé|mis|écrit|pris|cité|donné|retenu)(?: \w+)? (?:l'ancien(?:ne)?|le vieux|la vieille|les anciens?|le mauvais|la mauvaise|une? vieille?|un ancien) [\w-]+"
        r"|(?:tu |vous )(?:confonds|confondez|mélanges|mélangez|inverses|inversez|te trompes|vous trompez|te goures|te plantes|fais fausse route|faites fausse route|pars (?:d'une|de la|du) mauvaise?)\b"
        r"|(?:tu es|t'es|vous êtes) (?:encore |resté[es]* |un peu |complètement |carrément )*(?:à côté (?:de la plaque)?|sur (?:l'ancien(?:ne)?|la vieille|le vieux) \w+|à la traîne|en retard d'une (?:version|guerre)|dans l'erreur|largué)"
        r"|(?:il )?y a erreur\b)",
        """T'as mal compris, je suis végétarienne
        Vous avez encore noté l'ancienne adresse
        Tu es resté sur l'ancienne version""",
        """Si tu as mal compris, dis-le
        As-tu mal compris ?
        J'espère que t'as pas mal au dos""",
    ),
    row(
        ("announced", "fr"),
        "je me suis|j'me suis|me suis|j'ai|fourché|bêtise|n'importe quoi|rectif|erratum|errata|précision|fausse alerte|contretemps|contre-ordre|coquille",
        rf"(?P<m>(?:je me suis|j'me suis|me suis)(?: \w+){{0,2}} (?:trompée?|plantée?|gourée?|emmêlée?(?: les pinceaux)?|embrouillée?|mélangée?(?: les pinceaux)?|mal exprimée?|avancée?)(?! d[e'] ?(?:route|chemin|train|bus|sortie|porte|étage|rue|salle|métro|arrêt|pied)\b| dans (?:le|la|un)\b)\b"
        rf"|(?:j'ai|j'avais)(?: (?:dû|encore|tout|un peu|bêtement|visiblement|juste))* (?:{_MISS}|dit (?:une bêtise|des bêtises|n'importe quoi|une connerie|une ânerie)|raconté n'importe quoi|fait (?:une (?:erreur|faute|coquille|boulette|confusion)|erreur)|tapé trop vite|lu de travers|oublié (?:de préciser|de dire|un zéro|un chiffre))\b(?! et on\b)"
        r"|(?:ma langue|mes doigts|mon clavier|mon doigt) (?:a|ont) (?:fourché|glissé|dérapé)|(?:rectif|rectificatif|erratum|errata|fausse alerte|contre-ordre|contrordre)\b\s*[:,.!–—-]|(?:petite )?précision\s*[:,]\s*(?:c'est|ce n'est|il|elle|on|le|la|les|l')\b)",
        """J'ai mal lu, le port est 81
        rectif : c'est le 12
        Ma langue a fourché, c'est Paul""",
        """Si je me suis trompé, dis-le
        Je me suis trompé de route
        """,
        opens=True,
        anywhere=True,
    ),
    row(
        ("announced", "fr"),
        "je parlais|je parle d|je disais|j'avais dit|j'avais demandé|ce que j'|contrairement|je pensais à|pas ce que|ou plutôt|enfin plutôt|après vérif|vérification faite|j'ai dit|j'avais mis|j'avais écrit",
        r"(?P<m>(?:non,? )?je (?:parlais|parle) (?:bien |plutôt |en fait |évidemment )?(?:de la |de l'|du |des |de |d')(?!toi|moi|lui|tout|rien)\S*\w(?: \S+){0,4}?(?:, (?:pas|non)|\s*[.!]*\Z)"
        r"|(?:je disais|j'(?:avais|ai) (?:dit|écrit|mis|demandé|indiqué|annoncé|noté)) (?:[^.;!\n]|\.(?=\w)){1,40}?[,;?–—-]+\s*(?:mais|en fait|non|finalement|c'est|c'était|il fallait|il faut|je voulais)\b"
        r"|(?:c'est|c'était|ce n'est|ce n'était|ceci n'est|cela n'est|ça n'est|c') ?(?:pas|plus) (?:du tout |exactement |vraiment )?ce que (?:j'|je |nous |on )(?:ai|avais|a|avons|voulais|veux|demande|disais)\b"
        r"|ce que (?:j'ai|j'avais|je t'ai|je vous ai) (?:\w+ )?(?:dit|écrit|envoyé|donné|raconté|mis)(?: [\w'-]+){0,4}? (?:est|était|n'est|ne|n'était) (?:\w+ ){0,2}?(?:faux|fausse|plus|pas|obsolète|périmé|caduc|erroné|tient plus|vaut plus)\b"
        r"|contrairement à ce que (?:j'|je |nous |on |tu )|(?:ou |enfin )plutôt,? (?:c'est|le|la|les|l'|on|en|à|\S*\d)\S*|(?:après vérif\w*|vérification faite)\s*[,:])",
        """Pardon, je parlais de l'aéroport de Beauvais.
        C'est pas ce que j'avais demandé
        Contrairement à ce que j'ai écrit, la limite est de 50
        J'ai dit mardi ? Non, c'est mercredi.""",
        """Je parlais de toi hier
        C'est exactement ce que j'avais demandé
        Dis-moi si ce que j'ai dit est faux""",
        opens=True,
        anywhere=True,
    ),
    row(
        ("denied", "fr"),
        "datent|histoire ancienne|du passé|plus d'actualité|caduc|c'était avant|c'était l'an|c'était il y a|date de|date d'|remonte à|n'existe plus|existe plus|plus valable|plus bon|plus d'usage|enterré|vieilles infos|vieille info|ne tient plus|ne s'applique plus",
        rf"\b(?P<m>(?:(?:c'|ce |ça |cela |{_NP} |tout ça )(?:est|sont|n'est|ne sont|c'est)(?: \w+ment| déjà| désormais| bien)? (?:de l'histoire ancienne|du passé|de la préhistoire|enterrée?s?|caduc(?:que)?s?|pas? à jour|plus (?:d'actualité|à jour|bonne?s?|valables?|en vigueur|en service|d'usage|comme ça|pareil|utilisée?s?|maintenue?s?)))\b"
        r"|(?:ça|ca|cela|ce|c'|tout ça),? ?c?'?était (?:avant|l'an (?:dernier|passé)|il y a|l'année (?:dernière|passée)|à l'époque|au début|la semaine dernière)(?=\s*[,;.:–—-])"
        rf"|(?:ça|cela|ton info|tes infos|cette info|{_DET}(?:info|infos|chiffres?|doc|liste)) (?:date|datent|remonte|remontent) (?:de|d'|à|du|un peu)"
        rf"|(?:{_NP}|ça|cela|ce que tu (?:décris|dis|cites)) (?:n'existe|n'existent|ne tient|ne s'applique|ne vaut|existe|ne marche) plus\b(?= ?(?:[,;:.]|chez|depuis|$)))",
        """ca c'était avant, maintenant on est sur GitLab
        Ce que tu décris n'existe plus
        Tes infos datent de 2021
        Le monolithe, c'est de l'histoire ancienne""",
        """Si ça n'est plus d'actualité, dis-le
        C'était avant Noël
        Ça date un peu ?""",
    ),
    row(
        ("changed", "fr"),
        " plus|aucun|personne",
        rf"(?P<m>(?:,|\bet|,? mais)\s+(?:non )?plus (?!(?:de|d'|du|que|qu'|tard|tôt|loin|ou moins|vite|jamais|rien|personne|encore|tellement|trop|belle?|grande?|petite?|souvent|besoin|question|précisément|simple|facile|cher)\b)(?:(?:à|au|en|sur|chez|dans|le|la|les|par|vers|avec|un|une) |l')?\S*\w(?: \S+){{0,2}}{_END}"
        rf"|\b(?:on|j'|je|nous|ils|elles|{_NP}) ?(?:l'|les |le |la |y |se |me |m')?(?:utilise|utilisons|utilisent|bosse|travaille|déploie|passe|passent|héberge|habite|vis|bois|prends|fume|joue|vais|va|suis|est|fait|fais|supporte|emploie|sert|tourne|tournent|gère|paie|stocke|écrit|code)s? plus (?:avec|chez|sur|par|à|au|en|dans|la|le|les|l'|du tout|depuis|(?-i:[A-Z])|(?:npm|pip|yarn|docker|jest|webpack)\b)"
        rf"|\b(?:aucune?|plus aucune?|plus personne|personne|aucun de \w+|plus rien)(?: (?:de )?[\w-]+){{0,4}} (?:n'|ne )(?:utilise|tourne|passe|déploie|est|sert|appelle|héberge|dépend)\w*\b(?: (?:encore|plus))?(?: \S*\w))",
        """L'équipe s'appelle Atlas maintenant, plus Phoenix
        les PR se font vers develop et plus vers main
        aucun de nos services n'utilise encore Java 8, tout est en 21
        on bosse plus avec Jira""",
        """C'est rapide, plus ou moins
        Si on bosse plus avec Jira, dis-le
        Il va plus vite""",
    ),
    row(
        ("changed", "fr"),
        "lâché|viré|dégagé|quitté|abandonné|migré|basculé|remplacé|renommé|déplacé|décalé|repouss|report|avancé|annulé|résilié|déménagé|arrêté|tomber|tombé|fusionné|augmenté|réduit|porté|ramené|rallongé|raccourci|monté|descendu|switch|passé|changé|rebasculé|revenu|supprimé|décommission|débranché|a repris|pris la suite|pris le relais|s'en occupe|qui gère|qui reprend|est responsable",
        rf"(?P<m>(?:on|nous|je|j'|ils|elles) ?(?:l'|les |y |en |s'en |m'en )?(?:a|avons|ai|ont|est|sommes|suis)(?: (?:tout|déjà|récemment|finalement|enfin|complètement|depuis|bien|aussi|carrément))* (?:lâchée?s?|virée?s?|dégagée?s?|abandonnée?s?|migrée?s?|basculée?s?|remplacée?s?|renommée?s?|déplacée?s?|décalée?s?|repoussée?s?|reportée?s?|résiliée?s?|déménagée?s?|débranchée?s?|décommissionnée?s?|arrêtée?s? (?:de|d'|le|la|les|avec)|laissée?s? (?:tomber|tombé)|switchée?s?|passée?s? (?:à|au|aux|sur|en|chez) (?!(?:une faute|un bug|ce bug|ça|le bug|côté|table|autre chose|la suite|la maison|la poste|la boulangerie|la télé|la gare|vélo|voiture)\b)|changée?s? (?:de|d'|pour) ?(?!(?:draps|avis sur|pneus|vêtements|chaussures)\b)|revenue?s? (?:à|sur) (?!la maison|pied)|rebasculée?s?)(?! les draps)\b"
        rf"|(?:{_NP}|(?-i:[A-Z])[\w.-]+|ça|il|elle|ils|elles) (?:a|ont) (?:\w+ )?(?:été )(?:lâchée?s?|abandonnée?s?|migrée?s?|basculée?s?|remplacée?s?|renommée?s?|déplacée?s?|décalée?s?|repoussée?s?|reportée?s?|annulée?s?|avancée?s?|augmentée?s?|réduite?s?|portée?s? à|ramenée?s? à|rallongée?s?|raccourcie?s?|supprimée?s?|débranchée?s?|décommissionnée?s?|fusionnée?s?)\b"
        rf"|(?:{_NP}|(?-i:[A-Z])[\w.-]+) (?:a|ont|est|sont) (?:\w+ )?(?:déménagée?s?|migrée?s?|basculée?s?|passée?s? (?:à|en|de) {_SHARP}|montée?s? à {_SHARP}|descendue?s? à {_SHARP}|décalée?s? (?:à|au) \S+|repoussée?s? (?:à|au) \S+|avancée?s? (?:à|au) \S+)"
        r"|c'est (?-i:[A-Z])\w+ qui (?:a (?:repris|pris la suite|pris le relais)|s'en occupe|gère|reprend|est responsable)\b)",
        """J'ai résilié chez Free
        Le rendez-vous est décalé à 15h
        On est passés à la 4
        On a tout migré sur GitLab
        c'est Awa qui a repris""",
        """Si on a migré, dis-le
        Paul dit qu'on a tout migré""",
    ),
    row(
        ("swapped", "fr"),
        " pas | non ",
        rf"\b(?P<m>(?:j'suis|je suis|suis|c'est|il est|elle est|j'ai|on a|on est|on utilise|il a|elle a|il s'appelle|elle s'appelle|je m'appelle|ils sont|ça s'appelle)(?: (?:ne|n'))? pas (?!(?:mal|grave|sûre?|encore|si|très|trop|facile|évident|possible|normal|contente?|d'accord|que|seulement|juste|forcément|obligée?|pressée?|fatiguée?|fâchée?|tristes?|malades?|en colère|énervée?|inquiète?|jalouse?|méchante?|difficile|compliqué|cher|chère)\b)(?:[^.,;!?\n]|\.(?=\w)){{1,30}},\s*(?:juste|mais (?!(?:bon|bien|ça|c'est bon)\b)|plutôt|seulement|c'est|je suis|j'suis|il|elle|on) ?\S*\w"
        rf"|(?:,|\bet) (?:non )?pas (?:(?:avec|à|en|au|le|la|dans|sur|chez|vers|par|pour|de) |l'|d')?(?:un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|{_SHARP}){_END}|{_SHARP}(?: (?:et )?non|,? et pas) (?:pas )?(?:(?:à|en|au|le|la|de) |l'|d')?{_SHARP})",
        """J'suis pas végane, juste végétarienne
        Le port, c'est 5433 et non 5432""",
        """Je suis pas sûr, mais ça passe
        Si c'est 5433 et non 5432, dis-le""",
    ),
    row(
        ("forbidden", "fr"),
        "désormais|dorénavant|à l'avenir|à partir de|plus de |plus d'|plus jamais|fini l|finis l|évite|cesse|stop aux|stop les|arrête|ne |n'",
        r"(?P<m>(?:désormais|dorénavant|à l'avenir|à partir de (?:maintenant|là)|à compter d'aujourd'hui),? (?:(?:s'il te plaît|stp|merci de) )?(?:plus|pas|sans|jamais|évite[zs]?|ne|n'|aucune?|utilise[zs]?|mets|mettez|réponds|répondez|écris|écrivez|appelle[zs]?|tutoie|vouvoie)\b(?: \S+){0,3}"
        r"|(?:plus|plus jamais|jamais plus) (?:de |d')(?!(?:deux|trois|quatre|cinq|dix|vingt|trente|cent|mille|\d\S*|questions?|temps|lait|pain|place|batterie|peur|mal|bruit|doute|problèmes?|nouvelles?|monde|la moitié)\b)[\w-]+(?: [\w'-]+){0,4}?(?:,? (?:stp|svp|s'il (?:te|vous) plaît|merci|désormais|maintenant|dans (?:les|tes|vos|le|la) \w+|à l'avenir)\b|\s*[.!]*\Z)"
        r"|finie?s? (?:le|la|les|l') ?(?!vacances|week-end|école)\w+(?: \w+)*?,? (?:on|place|maintenant|désormais|utilise)|(?:évite|évitez|cesse|cessez)(?: \w+)? (?:désormais|à l'avenir|de|d') ?\S+|(?:stop|arrête[zs]?)(?: donc| un peu)? (?:aux|les|avec (?:les|tes|le|la|l'))\s?\S+"
        r"|(?:ne |n')(?:me |m'|nous |lui |l'|la |le |les |y )?(?!oublie|hésite|t'inquiète|vous inquiétez|sais|t'en fais)\w+(?:e|ez|es|is|ds|s)(?:-\w+)? (?:plus|jamais)\b(?: \S*\w))",
        """Ne m'envoie plus de résumés en fin de réponse
        Désormais, pas d'emojis
        Plus d'anglicismes, merci
        Stop aux abréviations""",
        """Ne t'inquiète plus pour ça
        Plus de lait
        Si tu évites désormais les emojis, merci""",
        opens=True,
    ),
    row(
        ("denied", "fr"),
        "non|nan|pas du tout|pas exactement|pas tout à fait|faux|raté",
        rf"(?P<m>{_FILL}(?:non|nan|pas du tout|pas exactement|pas tout à fait|pas vraiment|faux|raté|mais non)(?:,? (?:non|nan|pas du tout))?\s*[,.!:;–—…-]+\s*(?!(?:t'inquiète|ne t'|vous|prends|pas de|merci|ça va|rien|quelle|quel|c'est (?:tout|bon|bien|parfait|super|gentil|terrible|nul|triste)|je (?:ne |n'|crois|pense|suis|vais|sais|peux|veux)|j'ai (?:pas|déjà|fini)|les tests|le build))(?:(?:{_NP}|{_SHARP}|il|elle|on|nous|ils|elles|tout|ça|chez nous,? \w+)(?:,? (?:lui|elle|il|ça))? ?(?:{_STATE})\b|c'est (?!(?:vrai|fini|moi|toi|lui|pour|juste|normal|pas|trop)\b)\S*\w|garde[zs]? |laisse[zs]? (?!tomber)|utilise[zs]? |mets |prends (?!ton))"
        r"|en fait,? non\b\s*[,:.;–—-]?\s*(?!merci|rien)\S*\w)",
        """Nan, le service est sur 8443
        en fait non, garde les tabulations
        Pas exactement, la réunion commence à 9h""",
        """Non non, t'inquiète, prends ton temps.
        Non, les tests passent
        Si non, garde l'ancien""",
        opens=True,
    ),
    row(
        ("denied", "fr"),
        "l'inverse|le contraire|autre sens|à l'envers|bon |bonne |vrai |vraie |actuel|correct|lire |il s'agit|s'écrit|se prononce",
        rf"(?P<m>(?:(?:non|euh|mais|en fait|justement|attends)[,. ]+)*(?:c'est |à )?(?:tout |exactement |plutôt )?(?:à )?(?:l'inverse|le contraire|dans l'autre sens|l'envers)(?=\s*(?:[:,;.!–—-]|$))"
        rf"|(?:la bonne|le bon|les bons|la vraie|le vrai) {_INFO}s?(?: [\w'-]+){{0,2}}?(?:\s*[:=]|,? (?:est|c'est|sont|sera))\s*\S*\w|(?:le|la|l'|mon|ma|notre) ?{_INFO}s? (?:correcte?|actuel(?:le)?|exacte?|officiel(?:le)?|réel(?:le)?)s?(?:\s*[:=]|,? (?:est|c'est|sont))\s*\S*\w"
        rf"|(?:il (?:faut|fallait)|faut|veuillez) lire {_SHARP}|(?-i:[A-ZÉ])\w+ (?:s'écrit|se prononce) (?:avec|sans)\b|(?:mon|ton|son|notre|le) (?:prénom|nom)(?: de famille)? (?:s'écrit|se prononce|prend) \S+)",
        """La bonne URL est https://api.exemple.fr/v2
        Non, c'est l'inverse : le client appelle
        Mon prénom s'écrit avec deux n""",
        """Quel est le bon port ?
        Si c'est l'inverse, dis-le
        Il est à l'envers du décor""",
        opens=True,
    ),
    row(
        ("changed", "fr"),
        "avant|auparavant|autrefois|à l'époque|jusqu'à|jusque",
        rf"\b(?P<m>(?!avant (?:de|que|tout|midi|hier)\b)(?:(?:avant|auparavant|autrefois|jusqu'à (?:hier|présent|maintenant|l'an dernier)|jusqu'ici|à l'époque),? (?:c'était|on (?:avait|utilisait|était|déployait|faisait|habitait)|j'(?:habitais|étais|utilisais|avais)|il s'appelait|elle s'appelait|{_NP} (?:était|s'appelait|tournait))(?! (?:mieux|plus simple|bien|plus))|(?:c'était|on (?:avait|utilisait|était)|{_NP} (?:était|s'appelait|tournait)) (?:[^.;!?\n]|\.(?=\w)){{1,30}} (?:avant|auparavant|autrefois))(?:[^.;!?\n]|\.(?=\w)){{0,40}}[,;.–—-]+\s*(?:et |mais )?{_NOW}\b"
        rf"|{_NOW} (?:[^.;!?\n]|\.(?=\w)){{1,50}}[,;(–—-]+\s*(?:et )?(?:avant|auparavant),? c'était\b)",
        """Avant c'était Jenkins, maintenant c'est GitLab CI
        On avait Redis avant, maintenant c'est Valkey""",
        """Avant c'était mieux, maintenant c'est la galère
        Si avant c'était Jenkins, maintenant c'est quoi""",
    ),
    row(
        ("changed", "fr"),
        "finalement|au final|tout compte fait|en fin de compte|après réflexion|réflexion faite|tout passe|tout tourne|tout est|tout se fait|depuis|il s'avère|s'avère|il se trouve",
        rf"(?P<m>(?:finalement|au final|tout compte fait|en fin de compte|après réflexion|réflexion faite),? (?:ce sera|c'est|on (?:garde|reste|part|prend|va|fait|met|utilise|ne)|je (?:garde|reste|pars|prends|préfère|vais prendre)|nous|garde[zs]?|laisse[zs]?|mets|prends|pas|plutôt)\b(?! (?:bien|pas mal|super|ça va|bon|l'essentiel|mieux))(?: \S*\w)"
        rf"|(?:tout|l'ensemble|{_NP}) (?:passe|tourne|se fait|est|vit|se trouve|est géré|est hébergé) (?:par|sur|via|avec|chez|dans|en) {_SHARP}(?: [\w'-]+){{0,2}} (?:depuis|maintenant|désormais)\b|depuis (?:\S+ ){{1,3}}?(?:c'est|on (?:utilise|passe|déploie|est|bosse|travaille)|tout passe|nous) (?!(?:la galère|la folie|mieux|pire|cassé|lent|sans)\b)\S*\w|il (?:s'avère|se trouve) que (?:le|la|l'|les|on|notre)\s?(?:[^.;!?\n]|\.(?=\w)){{0,40}}{_SHARP})",
        """Finalement ce sera Redis et pas Memcached
        tout passe par Vite depuis la rentrée
        Réflexion faite, garde les tabulations""",
        """Finalement c'est bien passé
        Si finalement c'est Redis, dis-le""",
        opens=True,
    ),
    row(
        ("changed", "fr"),
        " plus",
        rf"\b(?P<m>(?:(?:je|j'|on|nous|tu|il|elle|ils|elles|ça|{_OUR}) ?)?(?:ne |n')(?:me |m'|se |s'|nous |le |la |l'|les |y |en |lui )*(?!{_FAILS}|ai\b|a\b|as\b|avons\b|avez\b|ont\b|est\b|sont\b)\w+(?: [\w-]+)? plus\b(?! (?:que|qu'|jamais|rien|personne|très|si|aussi|grand|du tout (?:envie|faim|mal)|de (?:place|temps|lait|pain|batterie|questions?|problèmes?|force|patience|nouvelles))\b)"
        rf"|(?:je|j'|on|nous|ça|{_OUR}) ?(?:me |m'|se |s'|nous |le |la |l'|les |y |en |lui )*(?!ne\b|n'|{_FAILS}|\w+ment\b)(?:\w+(?:e|s|t|ons|ent|d|x|a|ai)) plus (?:du |la |l'|le |les |en |à |au |chez |sur |par |dans |avec |pour |depuis |comme ça|là\b|ici\b)(?!tard|tôt|long|court|mal\b)\S*\w"
        rf"|(?:n'|ne )(?:est|sont|ai|a|avons|ont|suis|sommes) plus (?!(?:rien|que|qu'|personne|très|si|là|faim|soif|envie|sûre?|de (?:place|temps|lait|pain|batterie|questions?|problèmes?|force|patience|nouvelles|doute)|du tout|d'accord|trop|aussi|le temps|jamais|un bébé|possible|drôle)\b)\S*\w)",
        """Depuis mes palpitations je ne bois plus de café, propose-moi autre chose le matin.
        Il ne marche plus depuis son accident
        On passe plus par la passerelle
        Mon conseiller n'est plus M. Kervella""",
        """Il n'y a plus de place
        Je n'ai plus de batterie
        Si je ne bois plus de café, propose un thé
        La dernière version est plus rapide""",
    ),
    row(
        ("denied", "fr"),
        "raté|perdu|poubelle|mauvaise pioche|à côté|que nenni|au contraire|loupé|presque|oups|oulà|minute|stop|attends|négatif|faux|erreur|non|nan|qu'est-ce que je|n'importe quoi",
        rf"(?P<m>{_FILL}(?:raté|perdu|mauvaise pioche|à côté|que nenni|au contraire|loupé|presque|négatif|faux|erreur|non|nan|nope|pas ça|pas du tout|absolument pas|sûrement pas|certainement pas|hélas non|ben non|bah non)\s*[,.!:;–—…-]+\s*(?!(?:t'inquiète|ne t'|vous|prends|pas (?:de|encore|grave|aujourd)|merci|ça va|rien|quelle|quel|c'est (?:tout|bon|bien|parfait|super|gentil|terrible|nul|triste|dommage)|je (?:ne |n'|crois|pense|suis|vais|sais|peux|veux|t')|j'ai (?:pas|déjà|fini|rien)|les tests|le build|on (?:verra|y va|est)|tant pis|laisse)\b)(?:{_SHARP}(?: [\w-]+){{0,2}}(?=\s*[.!]*\Z)|(?:c'est|ce sont|il y a|y a|en|au|à) ?{_SHARP}|(?:{_NP}|il|elle|on|nous|ils|elles|tout|ça|c'|chez nous,? \w+)(?:,? (?:lui|elle|il|ça))? ?(?:ne |n')?(?:{_STATE})\b(?! (?:pas|jamais|encore|toujours)\b))"
        rf"|(?:oups|oulà|minute|stop|attends|pardon|zut|mince)(?:,? (?:non|nan|attends))?\s*[,.!:;–—…-]+\s*(?:c'est |il y a |en |à |le |la |les |au )?(?:\w+ )?(?:\S*\d\S*)(?=\s*(?:[.,!]|$|pas|et non))|(?:à la )?poubelle[ ,]+(?:(?:le|la|les) |l')\S+[^;.!\n]{{0,40}}?\s*[;,:.–—-]\s*(?:on|nous|c'est|maintenant|désormais|je)\b|{_FILL}(?:qu'est-ce que je raconte|je (?:dis|raconte|débloque|délire)(?: (?:n'importe quoi|des bêtises))?\s*[,.!]))",
        """Perdu ! Mon chien est un beagle.
        raté, 3 workers
        Poubelle, l'ancienne convention de nommage ; on fait du snake_case partout.
        Au contraire, la base est en lecture seule""",
        """Perdu dans la forêt
        Non mais quelle soirée, on a ri comme des fous !
        Oups, pardon""",
        opens=True,
    ),
    row(
        ("announced", "fr"),
        "rectif|correctif|correction|précision|mise au point|mise à jour|bémol|erratum|annule|oublie|efface|raye|ignore|barre|laisse|mea culpa|reviens sur|je retire|reprends ce",
        r"(?P<m>(?:(?:petite?|courte?|une|légère|dernière|nouvelle) )?(?:rectif\w*|correctif|correction|précision|mise au point|mise à jour|maj|bémol|erratum|errata|contre-ordre|changement)(?: [\w'-]+){0,5}?\s*[,:–—-]\s*(?!(?:merci|svp|stp)\b)\S|(?:s'il te plaît,? )?(?:annule|annulez|oublie|oubliez|efface|effacez|raye|ignore|ignorez|barre|supprime)(?: donc| tout)? (?:ce qu[e'] ?(?:je|j'|on|nous)|ça|tout ça|le \w+ (?:d'hier|de tout à l'heure|précédent)|mon (?:dernier|précédent|message)|l'histoire (?:de|du))\b(?: [\w'-]+){0,4}|je (?:reviens sur|retire|reprends) (?:ce que|mes propos|ma)\b|(?:oublie|oubliez|laisse tomber|annule) (?!pas\b|jamais\b)(?:le |la |les |l'|mon |ma )[\w'-]+(?: [\w'-]+){0,4}?\s*[,;:.–—-]+\s*(?:c'est|on|nous|il|elle|je|finalement|ça|maintenant)\b)",
        """Petite rectif, le bucket est à Paris (eu-west-3).
        Annule ce que je t'ai dit pour samedi, c'est dimanche finalement.
        Oublie la salle d'hier, c'est la B12""",
        """N'oublie pas la salle, c'est la B12
        La correction des tests avance
        Oublie-moi""",
        opens=True,
        anywhere=True,
    ),
    row(
        ("changed", "fr"),
        "maintenant|désormais|dorénavant|à présent|dès lors|depuis|aujourd'hui",
        rf"(?P<m>(?:{_NP}|{_SHARP}|il|elle|ils|elles|on|nous|je|j'|c'|ça|tout)(?:,? (?:lui|elle|c'))? ?(?:(?:ne |n'|se |s'|me |m'|y |en |les |l')*)(?:{_STATE}|expire|expirent|est géré|est gérée|est hébergée?|sont hébergée?s?|dépend|relève|répond|vit|dort|joue|étudie|apprend|enseigne|dirige|pilote|livre|déploie|facture|compte|cherche|prépare|loge|paie|paye|touche|roule|court|nage|pratique|représente|possède|occupe|signe|termine|ouvre|ferme|déménage)\b(?!\s*(?:est |sont )?(?:bon|mieux|ok|verte?s?|rouges?|prête?s?|claire?|finie?s?|cassée?s?|réparée?s?|corrigée?s?|fatiguée?s?|mort|morte|tard|nuit|content|contente|calme|propre|plein|pleine|vide|occupée?|malade|libre|là|bien|trop|très)\b)(?:[^.;,!?\n]|\.(?=\w)){{0,45}}?\b(?:désormais|dorénavant|à présent|maintenant)(?=\s*(?:[.,;:!)]|$| et | depuis| à | en | au | chez | sur | par ))"
        rf"|(?:désormais|dorénavant),? (?:je|j'|on|nous|il|elle|{_NP}|tout|c'est|ça)\b ?\S*\w)(?<!marche maintenant)(?<!fonctionne maintenant)(?<!passe maintenant)(?<!va maintenant)",
        """le certif a été renouvelé, il expire en 2027 maintenant
        Cette info date : le DNS est géré par Cloudflare maintenant.
        j'ai affaire à Mme Roussel dorénavant.""",
        """Ça marche maintenant
        Je suis fatigué maintenant
        Si le DNS est géré par Cloudflare maintenant, dis-le""",
        opens=True,
    ),
    row(
        ("denied", "fr"),
        "cette info|ces infos|ton info|tes infos|info date|infos datent|elle date|ça date|c'est daté|daté|remonte|ancien|vieille|vieux",
        r"(?P<m>(?:cette|ton|ta|l'|ces|tes|vos|votre) ?(?:info|information|infos|informations|doc|donnée|données|source|version|liste|chiffre|chiffres) (?:date|datent|est datée|sont datées|remonte|remontent|est périmée?|sent le|est fausse|a vieilli|ont vieilli)\b|(?:c'|ça |ce )(?:est|était) (?:complètement |un peu |carrément )?daté\b)",
        """Cette info date : le DNS est géré par Cloudflare""",
        """Si cette info date, dis-le""",
        opens=True,
    ),
    row(
        ("changed", "fr"),
        "trait sur|au placard|au rebut|oubliettes|une croix|dit adieu|mis fin|vendu|rendu|rompu|séparés|divorcé|retraite|démissionné|remisé|enterré|arrêté|stoppé|cédé|plaqué|déménagé|installé|renouvelé|équipe est passée|embauché|promu|muté|remplacé|reconverti|est passé|sont passés",
        rf"\b(?P<m>(?:on|j'|je|nous|{_NP}|{_SHARP}|il|elle|ils|elles) ?(?:l'|les |en |me |m'|nous |se |s')?(?:ai|a|avons|ont|suis|est|sommes|sont)(?: (?:enfin|finalement|déjà|récemment|bien|tous|toutes))* (?:tiré un trait sur|mise?s? (?:au placard|au rebut|aux oubliettes|à la retraite|fin à|hors service)|fait une croix sur|dit adieu à|rompu|séparée?s?|divorcée?|pris (?:ma|sa) retraite|démissionné|remisée?s?|enterrée?s?|plaquée?|installée?s? (?:à|en|chez) (?-i:[A-Z])|embauchée?s? chez|promue?s?|mutée?s?|reconvertie?s?|arrêté (?:le|la|les|l'|de|d')(?! (?:temps|voiture|bus|four))|passée?s? de \S+ à)\b)",
        """J'ai arrêté le judo
        On a tiré un trait sur Kafka
        Notre équipe est passée de cinq à huit devs""",
        """Si j'ai arrêté le judo, dis-le
        Il a mis fin à la réunion ?""",
        opens=True,
    ),
)
