"""Corrections in French by what is done with them: who said so, since when, until when, what you wrote, update your notes.

Each row is a kind of clause, with classes of words instead of single wordings; its messages that fire and that don't are its
tests. The words reported are the first named group that matched. Accents may be missing, as they often are.
"""

from __future__ import annotations

from tiers.corrections import row

_X = r"(?:[^.;!?\n]|\.(?=\w))"
_C = r"(?:[^.,;:!?\n]|\.(?=\w))"
_OLD = r"(?:ancien|ancienne|anciens|anciennes|vieux|vieil|vieille|vieilles|mauvaise?s?|précédente?s?|fausse?s?)"
_INFO = r"(?:adresse|numéro|nom|prénom|tél\w*|portable|mail|email|version|prix|tarif|logo|lien|url|hôte|serveur|port|mot de passe|compte|iban|banque|taux|plan|planning|liste|titre|boîte|date|lieu|code|modèle|horaires?|budget|contrat|chiffres?|valeurs?|infos?|chemin|branche|recette|langue|devise|poste|bureau|patron|chef|quartier|école)s?"
_DATA = r"(?:notes?|données|fiches?|infos?|informations?|dossiers?|mémoire|registres?|carnet|contacts?|calendrier|agenda|profil|base|liste|récap|tableau|fichiers?)"
_SAID = r"(?:disais|écrivais|mettais|notais|affirmais|prétendais|parlais|comptais|annonces|annonçais|décris|proposais|disiez|écriviez|notiez|affirmiez|parliez|annoncez|(?:as|avais|avez|aviez) (?:dit|écrit|noté|mis|affirmé|prétendu|annoncé|répondu|inscrit|indiqué|enregistré|calculé|compté|compris|supposé|parlé|proposé|réservé|cherché|trouvé|donné))"
_IS = r"(?:est|sont|était|étaient|c'est|ce sont|c'était|a|ont|utilise|utilisent|utilisons|expire|finit|commence|coûte|s'appelle|s'appellent|habite|vit|travaille|suis|sommes|fait|dure|reste|vient|va|vont|passe|tourne|tournent|appartient|mange|mangeons|roule|vaut|ferme|ouvre|part|partent|arrive|y a|faut|prend|paie|existe)"
_SUBJ = (
    r"(?:il|elle|ils|elles|on|nous|je|j'|c'|ce|ça|le|la|les|l'|mon|ma|mes|notre|nos|chez nous|en fait|en réalité|or)"
)
_V = r"(?:(?-i:[A-ZÉÈÀÎ])[\w.+#-]*|\S*\d\S*|\w+(?:[-_./@]\w+)+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt)"
_DAY = r"(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|demain|après-demain)\w*|\S*\d\S*)"

FRENCH_ACTS = (
    row(
        ("denied", "fr"),
        "tu |vous |t'as|t'avais",
        rf"\b(?P<m>(?<!si )(?<!quand )(?:(?:tu|vous|t') ?(?:me |m'|nous |l'|le |la |les |y )*{_SAID})\b{_X}{{8,70}}?[,;:.–—]+\s*(?:mais |or |alors qu[e'] ?)?(?:il|elle|ils|elles|on|nous|c'est|ce sont|en fait|en réalité|chez nous|moi)\b(?! (?:super|parfait|génial|merci)) ?{_C}{{0,30}}"
        rf"|(?:le|la|les|l') ?[\w-]+(?: [\w-]+){{0,3}}? (?:que|qu'|dont|où) ?(?:tu|vous) (?:me |m'|nous |l'|en )*{_SAID}(?: {_C}{{1,25}}?)? (?:a déjà|ont déjà|a eu lieu|n'|ne |est (?:faux|fausse|passée?|périmée?|mort|fermée?|annulée?)|date|s'est|sont|a été)\b ?\S*"
        rf"|ce que (?:tu as|t'as|vous avez|tu avais) (?:enregistré|noté|écrit|retenu|gardé|mémorisé|inscrit|stocké|dans tes notes|en mémoire)(?: {_C}{{1,40}}?)? (?:date|est|n'est|ne|était|remonte|vient)\b(?! (?:super|parfait|génial|très bien|bon)))",
        """Tu disais que l'API utilise OAuth, elle utilise de simples clés.
        La démo que tu annonces pour vendredi a déjà eu lieu lundi.
        Ce que tu as enregistré sur mon régime date.
        Vous avez écrit que le délai expire le 12 ; il expire le 21.""",
        """Ce que tu as écrit m'a beaucoup aidé.
        Si tu disais que l'API utilise OAuth, elle a changé
        Tu as dit que ça marche ?""",
    ),
    row(
        ("denied", "fr"),
        "qui t'a|qui vous a|qui te l'a|d'où |d'ou |où |depuis quand|comment ça|qui a dit|sors ça|je ne sais pas où|je sais pas où",
        rf"(?P<m>(?:(?:mais|et|euh|hein|attends|pardon|quoi|non)[ ,?]+)*(?:qui (?:t'a|vous a|te l'a|vous l'a|a) (?:donc |bien pu )?(?:dit|raconté|fait croire|mis|soufflé|fourré)|d'où (?:est-ce que )?(?:tu |vous |ça )?(?:sors|sortez|tiens|tenez|tires|tirez|sort|vient|viennent|tu sors)|où (?:est-ce que )?(?:as-tu|avez-vous|tu as|t'as|vous avez) (?:vu|lu|trouvé|pêché|pris|entendu)|depuis quand|comment ça)\b(?! (?:le secret|marche|va)){_X}{{0,60}}?[?.!,]+\s*(?:mais )?(?:je|j'|on|nous|c'est|il|elle|mon|ma|mes|notre|nos|le|la|les|chez nous|non|jamais|y a|il n'y|moi)\b"
        rf"|{_C}{{3,40}}[,;.–—]\s*(?:je (?:ne )?sais pas|aucune idée|va savoir|j'ignore) (?:d'où|où|pourquoi|comment) (?:tu|vous|ça|t') ?{_C}{{1,40}})",
        """Qui t'a dit que j'avais une voiture ? Je roule à vélo.
        D'où tu sors que je suis végane ? Je mange de tout.
        Depuis quand je fume ? Je n'ai jamais fumé.
        Où avez-vous lu que nous avons Kafka ? On n'a que RabbitMQ.""",
        """Qui t'a révélé le secret ?
        D'où vient cette erreur ?
        Depuis quand ça plante ?""",
        opens=True,
    ),
    row(
        ("denied", "fr"),
        "jamais",
        r"(?P<m>(?:(?:je|j'|on|nous|il|elle|ça|ce|mon \w+|ma \w+|chez nous,? on|moi,? je|c') ?)(?:n'|ne |n')?(?:(?:y|en|l'|le|la|les|m'|me) ?)?(?:ai|a|avons|avait|suis|est|sommes|était|étions|avais|ont|étais) (?:encore |vraiment )?jamais (?!(?:vu|pensé|cru|su|compris|regretté|entendu|oublié|aussi|autant|si |plus|été aussi|été si|mieux)\b)(?:été (?:le cas|comme ça|vrai|chez|client\w*|membre|marié\w*|malade|à|en|d'accord)|eu (?:de|d'|un|une|le|cet|ce|que)|habité|vécu|travaillé|dit|écrit|demandé|utilisé|possédé|fumé|mangé|bu|joué|étudié|appris|acheté|commandé|signé|accepté|mentionné|parlé de|réservé|déployé|installé|allé\w*|existé|fait (?:ça|partie)|validé|prévu|convenu|approuvé)\b(?! (?:aussi|autant|tant|si|mieux))(?![^.!?\n]*\b(?:aussi|autant|tant|si bien)\b))",
        """Je n'ai jamais habité à Lima.
        Ça n'a jamais été le cas.
        On n'a jamais eu de serveur de préprod
        J'ai jamais dit ça""",
        """Je n'ai jamais vu autant de neige.
        Je n'ai jamais mangé aussi bien
        Si je n'ai jamais habité à Lima, peu importe""",
        opens=True,
    ),
    row(
        ("denied", "fr"),
        "depuis",
        rf"(?P<m>depuis (?:qu'|que |l'|le |la |notre |mon |ma |cet |cette )?{_C}{{3,50}}?,? (?!j'ai |j'avais |nous avons |on a (?!\d|un|une|plus)|il a |elle a )(?:(?:le|la|les|l'|notre|nos|mon|ma|mes|c'est|c'|ce|on|nous|je|j'|il|elle|ils|elles|tout|tous|toutes) ?){_C}{{0,30}}?(?:{_V}|désormais|toutes les|tous les|chaque|plus (?:que|de|besoin)|un autre|une autre|chez|à pied|gratuit\w*)\b(?! (?:mieux|pire|plus lent|plus rapide))"
        rf"|depuis,? (?:on|nous|je|j'|il|elle|c'est|le|la|les) ?(?:est|sont|suis|sommes|a|ai|avons|ont) {_C}{{0,20}}?(?:passée?s?|migré|changé|basculé|déménagé|remplacé|arrêté|revenue?s?) {_C}{{1,30}}|{_C}{{3,60}}[;,] depuis {_C}{{3,30}}(?:,? (?:il|elle|ils|elles|on|c'est|nous|je) {_C}{{3,60}}))",
        """Depuis qu'on a changé de fournisseur, c'est 40 caisses minimum.
        Les sauvegardes se faisaient la nuit ; depuis l'incident elles partent toutes les quatre heures.
        Depuis, on est passés à des sprints de deux semaines.""",
        """Depuis la mise à jour, tout est plus lent
        Depuis quand c'est 40 caisses ?
        Depuis que tu es partie, il pleut""",
        opens=True,
    ),
    row(
        ("denied", "fr"),
        "encore |toujours |mauvais|sans arrêt|une fois de plus",
        rf"(?P<m>(?:encore(?: une fois)?|toujours|une fois de plus|de nouveau|re-) ?(?:et toujours )?(?:l'|le |la |les |mon |ma |mes |cet |cette |ce |avec l'|sur l'|à l'|au )?{_OLD} {_INFO}\b(?: {_C}{{1,25}})?(?=\s*(?:[.,;:!–—]|$))(?! (?:plante|tombe|bug))"
        rf"|(?:tu|vous|t') ?(?:m'|me |nous |l'|le |la |les )*(?:appelles|appelez|écris|écrivez|mets|mettez|as mis|avez mis|utilises|utilisez|crois|croyez|penses|pensez|vouvoies|tutoies|tutoyez|comptes|comptez|envoies|envoyez|prends|prenez|recommandes|proposes) (?:encore|toujours|sans arrêt|systématiquement)\b{_C}{{1,40}}"
        rf"|mauvaise?s? (?:repo|dépôt|branche|personne|numéro|chiffre|nom|ville|client|équipe|projet|serveur|version|date|jour|heure|adresse|compte|dossier|recette|fichier|lien|langue|pays|produit|modèle|taille|couleur|classe|fille|fils|frère|sœur|chien)\s*[,;:.–—-]+\s*(?:moi,? )?(?:je|j'|c'est|on|il|elle|nous|le|la|les|l'|le bon|la bonne|lui|{_V})\b)",
        """Encore l'ancienne adresse dans ta réponse.
        Toujours le vieux numéro ; le nouveau finit par 88.
        mauvais repo, moi je te parlais de infra-live
        Vous m'appelez encore madame Weber""",
        """Encore l'ancien bug
        Toujours la vieille rengaine
        Tu utilises encore l'ancien ?
        Si tu utilises encore l'ancienne adresse, dis-le""",
        opens=True,
    ),
    row(
        ("announced", "fr"),
        "mets |mettez |mettre|met |corrige|corrigez|rectifi|actualis|mettons|mettez que|tiens|tenez|tiens-en|tenir|admettons|rétract|retract|parler|exprim|bêtise|betise|oubli|raye|rayez|remplace|remplacez|disons que|fais comme|faites comme|erreur de ma|à jour",
        rf"(?P<m>(?:(?:merci de|il faut|tu peux|vous pouvez|veuillez|pense à|pensez à|n'oublie pas de) )?(?:mets|mettez|mettre|actualise|actualisez|actualiser|corrige|corrigez|corriger|rectifie|rectifiez|rectifier|rafraîchis|rafraîchissez) (?:bien |donc |vite )?(?:ça|cela|(?:tes|vos|ton|ta|votre|mes|mon|ma|la|les|le|l') ?{_DATA}(?: (?:sur moi|me concernant))?)(?: à jour)?(?: (?:s'il te plaît|s'il vous plaît|stp|svp|merci))?\s*[,:;.–—-]+\s*(?:je|j'|on|nous|mon|ma|mes|notre|nos|le|la|les|l'|c'est|il|elle|désormais|maintenant|depuis)\b"
        rf"|(?:veuillez |merci de |il faut )?(?:mettre|mets|mettez) (?:tes|vos|ton|ta|votre) {_DATA} à jour\b|(?:veuillez |merci de )?(?:mettre|mets|mettez) à jour (?:tes|vos|ton|ta|votre) {_DATA}\b|(?:remplace|remplacez|corrige|corrigez|change|changez) (?:dans|en) (?:ta tête|ta mémoire|votre mémoire|tes notes|vos notes|ton esprit|tes fiches|vos fiches)\b"
        rf"|(?:mettons|disons|admettons|fais|faites|faisons) (?:comme si |que )(?:je |j')?n?['e]? ?(?:ai |avais )?(?:rien|pas|jamais) (?:dit|écrit|mentionné|parlé|raconté)\b|(?:ne )?(?:tiens|tenez|tenir) (?:pas|plus|aucun) compte d[eu'] ?(?:ce que|la|mon|ma|mes|ça|l'|notre)\b"
        rf"|je (?:voulais|voudrais) (?:parler|dire|mentionner) (?:d[eu'] ?|des )?(?!(?:que|merci|bonjour|te|vous|un mot|juste|à)\b)\S*\w(?=[^?\n]*$)|je (?:me (?:rétracte|ravise|dédis|corrige|reprends|suis (?:mal|ma[ l]l?) exprimée?|suis emmêlée?|suis mélangée?|suis gourée?)|retire (?:ce|ma|mes|tout)|reviens sur (?:ce|ma|mes))\b|(?:c'était |les? \S+,? |la \w+,? )?(?:(?:c'était|c'est) )?une (?:bêtise|erreur|boulette|coquille|bourde|faute|étourderie|méprise) de ma part\b"
        rf"|(?:le|la|les|l') ?[\w-]+(?: [\w-]+){{0,2}}? que je (?:t'|vous |te )(?:ai|avais) \w+,? (?:raye|rayez|oublie|oubliez|jette|jetez|barre|barrez|supprime|supprimez|vire|annule|annulez)(?:-(?:le|la|les))?\b)",
        """Mets tes notes à jour : j'habite à Nantes maintenant.
        Veuillez mettre à jour vos données, mon nom est Ibert.
        Corrige ça : mon fils est né en 2016.
        Remplace dans ta tête Oracle par Postgres, on a tout basculé.
        Mettons que je n'ai rien dit pour le cache, il est bel et bien partagé
        Ne tiens pas compte de ce que j'ai dit sur le déménagement.
        Je voulais parler du trimestre dernier.
        Je me rétracte, on utilise bien Kafka.
        Le poulet que je vous ai dicté, rayez-le, c'était de la dinde.""",
        """Je voulais dire que c'est super
        Je voulais te dire que la recette était super.
        Mets à jour les paquets
        Si je me rétracte, je te le dis""",
        opens=True,
    ),
    row(
        ("forbidden", "fr"),
        "arrête|arrêtez|arrete|cesse|cessez|évite|évitez|à partir|dès |désormais|dorénavant|plus de|plus d'|fini |finis|stop",
        r"(?P<m>(?:s'il te plaît,? |stp,? |svp,? |s'il vous plaît,? )?(?:arrête|arrêtez|cesse|cessez|évite|évitez|évite-moi|abstiens-toi|abstenez-vous)(?:-(?:toi|moi|vous))? (?:donc |enfin |tout de suite |un peu |immédiatement )*(?:de|d')(?: |(?<='))?(?:me |m'|nous |lui |leur )?(?!(?:pleurer|rire|crier|fumer|t'inquiéter|vous inquiéter|travailler|pleuvoir|bouger|paniquer|boire)\b)\S*\w(?: \S+)?"
        r"|(?:à partir (?:d'aujourd'hui|de maintenant|d'à présent)|dès (?:maintenant|aujourd'hui|à présent)|désormais|dorénavant),? (?!(?:je (?:mange|bois|vais|dors|me)\b|tu peux|c'est bon))(?:tout|toutes?|tous|plus (?:de|d'|aucun|rien)|pas (?:de|d')|que|uniquement|seulement|on|les|le|la|l'|je|c'est|appelle|réponds|écris|utilise|parle|mets|donne|en|avec|sans|ne)\b ?\S*\w|(?:dès|à partir d[eu]|à compter d[eu]) ?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|la semaine prochaine|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|le \d+|\d+)(?: \w+)?,? (?:les|le|la|l'|on|nous|tout|c'est|notre|nos|chaque|il faut|plus)\b ?\S*\w)",
        """À partir d'aujourd'hui, tout est en grammes.
        Dès lundi les réunions passent sur Teams.
        Cessez de me tutoyer, je vous prie.
        Évite de m'appeler madame""",
        """Arrête de pleurer
        À partir de demain je me lève tôt.
        Si tu arrêtes de me tutoyer, super
        Désormais, tu peux dormir""",
        opens=True,
    ),
    row(
        ("changed", "fr"),
        "rebaptis|exit |adieu |ciao |bye |fini |au revoir|chez nous|quitté|parti|sorti|passé|plus besoin|changement|basculé|jusqu|valait|valable|était vrai|s'applique|s'appliquait|hôpital|décal|repouss|report|avanc",
        rf"(?P<m>(?:on a|nous avons|ils ont|le projet a été|\w+ a été|a été|j'ai) (?:rebaptisé|renommé)e?s? ?{_C}{{0,30}}(?:en|devenu)? ?{_V}|(?:exit|adieu|ciao|bye|bye bye|fini|finie|terminé|au revoir|rip) (?:le |la |les |l')?{_V}\s*[,.!:;–—-]+\s*(?:on|nous|tout|toute?s?|bonjour|place|vive|c'est|le|la|les|l'|depuis|maintenant|je|désormais)\b"
        rf"|chez nous,? (?:c'est|ce sont|il y a|on) {_C}{{1,25}}?(?:qui (?:fait|font|gère|gèrent|s'occupe|s'en|décide|valide|signe)|depuis (?:longtemps|\w+))|(?:(?:cette|ce|cet|la|le|l'|ces|les|ça|c') ?)(?:[\w-]+ ){{0,4}}?(?:valait|valaient|s'appliquait|s'appliquaient|tenait|était (?:valable|vrai|vraie|valide|en vigueur|comme ça)) (?:seulement |uniquement |que )?(?:jusqu|pour|avant|pendant|du temps|au début|l'an|en \d|tant)\S*(?: \S+){{0,3}}"
        rf"|(?:(?-i:[A-ZÉ])\w+|mamie|papi|ma \w+|mon \w+|le \w+|la \w+) (?:est|a|sont|ont) {_X}{{2,60}}?(?:,|;) ?(?:donc|du coup|alors)? ?(?:plus besoin d[eu'] ?|inutile de |c'est (?:\w+ )?(?:le|la) (?:nouve\w+|responsable)|on (?:arrête|annule)|c'est désormais |c'est maintenant ){_C}{{1,30}}|(?:il y a|y a|il y a eu|y a eu|on a eu) (?:eu )?(?:un|du|des|quelques) (?:petits? )?(?:changements?|nouveau|imprévus?|modifications?|contretemps)(?: de (?:programme|plan|date|dernière minute))?\s*[,:;.–—-]+\s*\S"
        rf"|(?:le|la|les|l'|notre|nos|mon|ma) ?[\w-]+(?: [\w-]+){{0,3}}? (?:est|sont|a été|ont été|passe|passent|glisse|saute|bascule)(?: finalement| encore)? ?(?:passée?s?|décalée?s?|repoussée?s?|reportée?s?|avancée?s?|déplacée?s?|reprogrammée?s?)? (?:à|au|en|du|de) ?(?:\w+ (?:à|au) )?{_DAY}(?= ?[.,;!]|$| \w+$))",
        """On a rebaptisé Phénix en Aurore.
        Exit Datadog, on est full Grafana depuis le sprint dernier.
        Adieu Subversion, tout le code vit sur Git depuis lundi.
        Chez nous c'est Anna qui fait ça depuis longtemps.
        Cette règle valait jusqu'en décembre.
        Mamie est sortie de l'hôpital, elle est de retour chez elle, donc plus besoin des visites.
        Il y a eu un changement : on part samedi.""",
        """Si on a rebaptisé Phénix en Aurore, dis-le
        Chez nous c'est calme
        La réunion a été décalée à jeudi ?
        Y a du nouveau ?""",
        opens=True,
    ),
    row(
        ("swapped", "fr"),
        "pas |manque|de trop|en trop|cousin|tante|chez nous|on dit|pas celui|pas celle|non pas|n'a pas|n'ai pas|n'avons pas|suis pas",
        rf"(?P<m>(?:non,? )?pas (?:mon|ma|mes|notre|le|la|les|au|à la|en|chez|dans|sur|pour|avec|celui|celle) ?[\w-]+(?: d[eu'] ?[\w-]+| \S*\d[\w.]*)?\s*[,;–—-]+\s*(?:mais )?(?:mon|ma|mes|notre|le|la|les|au|à la|en|chez|dans|sur|pour|avec|celui|celle) ?[\w-]+(?: d[eu'] ?[\w-]+)?(?=\s*(?:[.,;:!–—]|$))(?! ?\?)"
        rf"|(?:je|nous|on|il|elle|mon \w+|ma \w+) (?:ne |n')?(?:travaille|habite|bosse|vis|vit|étudie|dirige|joue|parle|suis|est|mange|bois) pas (?!(?:sûre?|certaine?|encore|très|trop|là|prête?|seule?|experte?|fan|mal|bien|contre|pour|convaincue?|ce soir|aujourd'hui|assez|beaucoup)\b){_C}{{2,30}}?[,;.]\s*(?:mais )?(?:je|nous|on|il|elle) ?(?:travaille|habite|bosse|vis|vit|étudie|dirige|joue|parle|suis|est|mange|bois|sommes)\b ?\S*\w"
        rf"|(?:il|y|t'as|tu as|vous avez|il en) (?:manque|oublié|zappé|sauté|omis)(?: (?:encore|juste))? (?:quelqu'un|une?|deux|trois|la|le|les|mon|ma|mes|l') ?{_C}{{0,25}}?[,;.:–—-]+\s*(?:on|nous|ils|elles|c'est|il|elle|y a) (?:est|sommes|sont|vient|viennent|y|en)\b"
        rf"|(?:tu|vous|t') ?(?:en )?(?:as|avez) (?:\w+ ){{0,4}}?(?:de|en) (?:trop|moins|double)\b|j'ai dit {_V}(?: [\w'-]+){{0,4}}, (?:et )?pas (?:celui|celle|le|la|à|en|\S+)\b|(?:la|le|l'|ma|mon) ?[\w-]+ c'est {_V}[,;] ?{_V} c'est (?:la|le|l'|ma|mon) ?(?:tante|oncle|cousine?|sœur|frère|mère|père|fille|fils|ancien\w*|autre|voisine?|chien|chat|nièce|neveu|grand-\w+|test\w*|collègue|patron\w*|chef\w*|stagiaire)"
        rf"|(?:on|nous|chez nous,? on) (?:dit|disons|appelle ça|écrit|parle de|met) {_C}{{1,25}}?(?:chez nous|ici|dans l'équipe|en interne)?, (?:et )?(?:pas|jamais)\s|(?:on|nous) (?:avait|avions|a|avons) (?:dit|convenu|fixé|prévu|noté) (?:de |pour |à )?{_V}(?: [\w'-]+){{0,3}}, (?:et )?pas {_V}|(?:nous,? )?(?:on|nous|chez nous,? on) (?:n'|n’)?(?:a|avons|utilise|fait|vend|propose) pas (?:de |d')(?!(?:souci|problème|temps|chance|nouvelles|idée|réseau|bol|mal)\b){_C}{{1,30}}?(?:,? (?:nous|chez nous|ici|du tout))(?=\s*(?:[.,;!]|$)))",
        """Pas mon mari, mon frère.
        Je ne travaille pas au marketing, je suis aux ventes.
        Il manque quelqu'un, on est sept.
        Tu en as compté un de trop, ils sont quatre.
        J'ai dit Saint-Denis de la Réunion, pas celui du 93.
        La maman c'est Sonia, Sofia c'est la tante.
        On dit « ticket » chez nous, pas « demande ».
        On n'a pas de site à Lyon, nous.""",
        """Je ne suis pas sûr, je vérifie
        Pas de problème, merci
        Il manque une virgule, le build est rouge
        Je ne suis pas experte, je suis curieuse""",
        opens=True,
    ),
    row(
        ("denied", "fr"),
        "non|nan|et tu|et vous|mais tu|pourquoi|vient |compte pas|compte plus|vaut plus|dépréci|obsol|périm|répon|résum|zappé|oublié|sauté|omis|lapsus|l'inverse|troqué|échangé|remplacé|longtemps|corrige|c'était pas|évite|évitez|utilise|c'est pas moi|qui a dit|reprogramm|recal",
        rf"(?P<m>(?:non|nan|nope|faux|perdu)[,.!]+ (?:le |à |au |en |c'est |plutôt )?(?:{_DAY}|{_V})(?: \w+)?\W*$(?<!merci)|(?:le |à )?{_DAY} non\s*[,;:–—-]+\s*\S|(?:mon \w+|ma \w+|je|on|nous) (?:suis|est|sommes|a|ai|vit|va) {_C}{{2,50}}?,? (?:et|mais|pourtant) (?:tu|vous) (?:me |m'|nous |lui )?(?:conseilles|conseillez|recommandes|recommandez|écris|écrivez|proposes|proposez|parles|parlez|donnes|donnez|appelles|appelez|comptes|comptez|traites|envoies) ?{_C}{{1,40}}"
        rf"|pourquoi (?:est-ce que )?(?:tu|vous) (?:insistes|insistez|t'obstines|vous obstinez|persistes|persistez|continues|continuez|crois|croyez|penses|pensez|dis|dites|m'appelles|écris|mets|tiens) {_X}{{2,60}}[?!]+\s*(?:je|j'|on|nous|c'est|il|elle|mon|ma|notre|chez nous|non) ?{_C}{{2,60}}|d'où (?:vient|sort|viennent|sortent) (?:ce|cette|ces|le|la|l') ?(?:chiffre|nombre|info\w*|valeur|nom|date|adresse|idée|montant|donnée)s? ?[?!.,]+\s*(?:je|j'|on|nous|c'est|il|chez nous|y a) ?{_C}{{2,60}}|qui (?:a |t'a |vous a )dit (?:que |qu'|ça){_X}{{0,50}}[?!]+\s*(?:juste|seulement|que|rien que|je|j'|on|nous|c'est|non) ?{_C}{{2,60}}"
        rf"|{_C}{{2,40}} (?:ne |n')?(?:compte|vaut|marche|sert|tient) (?:pas|plus)\s*[,;.:–—-]+\s*(?:donc )?(?:prends|prenez|utilise|utilisez|mets|mettez|c'est|la bonne|le bon)\b|{_C}{{2,40}} (?:est|sont) (?:déjà |désormais |maintenant )?(?:dépréciée?s?|obsolètes?|périmée?s?|caduques?|caducs?|dépassée?s?|mort\w*|abandonnée?s?)\s*[,;.:–—-]+\s*(?:donc )?(?:prends|prenez|utilise|utilisez|mets|passe|passez|on|c'est|il faut|vois)\b"
        rf"|(?:ta|votre|ton) (?:réponse|résumé|liste|tableau|message|note|mail|plan|calcul) (?:situe|met|place|indique|dit|donne|parle|annonce|compte|mentionne|suppose|prévoit|affiche|cite) {_C}{{2,50}}?,? (?:mais|or|alors qu[e'])\b ?{_C}{{2,50}}|(?:tu|vous|t') ?(?:as|avez) (?:zappé|oublié|sauté|omis|laissé de côté|négligé|raté) (?:{_V}|mon \w+|ma \w+|mes \w+|le \w+|la \w+)(?: \w+)?\s*[,;.:–—-]+\s*(?:il|elle|ils|elles|c'est|on|lui) (?!(?:est super|a planté)\b){_C}{{1,40}}"
        rf"|(?:pardon,? |désolée?,? |oups,? )?(?:lapsus|faute de frappe|coquille|erreur de frappe|étourderie)\s*[,;:.–—-]+\s*\S+|j'ai (?:dit|écrit|mis) (?:exactement )?(?:l'inverse|le contraire|à l'envers|tout de travers)\b|{_C}{{2,30}}?,? on (?:l'|les )a (?:troquée?s?|échangée?s?|remplacée?s?|abandonnée?s?) (?:contre|par|pour|au profit)\b ?{_C}{{1,25}}|(?:ça fait|il y a) (?:longtemps|belle lurette|un bail|des (?:mois|années|lustres)|\w+ (?:mois|ans)) qu(?:e |'){_C}{{1,20}}?(?:ne |n'|n’)?{_C}{{1,20}}? plus\b"
        rf"|(?:corrige|corrigez|rectifie|rectifiez|à corriger|à changer|modifie|modifiez)\s*[,;:.–—-]+\s*(?:le|la|les|l'|mon|ma|notre|c'est|je|on) ?[\w-]+ (?:est|sont|c'est|s'appelle) |(?:ce n'|c')(?:était|est) pas (?:pour|à|en|dans|chez|avec) {_C}{{1,25}},\s*(?:c'est|c'était|mais) ?(?:pour|à|en|dans|chez|avec) \S*\w|{_C}{{2,25}}[, ]+c'est pas moi,? c'est (?:mon|ma|mes|le|la|toi|lui|elle|{_V})|(?:l'|le |la |les |notre |mon |ma )?[\w-]+ (?:est|a été|sont) (?:reprogrammée?s?|recalée?s?|replanifiée?s?|reportée?s?) (?:au|à|pour|en) {_DAY}"
        rf"|(?:on|nous|chez nous,? on) (?:n'|n’)?(?:utilise|fait|a|emploie|vend|déploie|passe) (?:pas|plus|jamais) (?:de |d'|par )?{_V}\s*[,;.:–—-]+\s*(?:ça|c'est|tout|on|nous) ?{_C}{{2,40}}|(?:évite|évitez|épargne-moi|épargnez-moi|laisse tomber|zéro|plus aucun|stop aux?|assez de|fini) (?:les |l'|le |la |des |tes )?(?:é[mt]o\w+|smileys?|listes?|puces|anglicismes?|tableaux?|commentaires?|points?-virgules?|majuscules?|tutoiement|vouvoiement|formules?|excuses|résumés?|acronymes?|abréviations?|titres?|intros?|anglais|jargon)\b)",
        """Nan, mercredi.
        Mardi non, on se voit jeudi.
        Mon fils est déjà au collège et tu me conseilles des trucs de maternelle.
        Pourquoi tu insistes sur Valence ? J'habite à Avignon.
        D'où vient ce chiffre ? On n'a que trois machines.
        Qui a dit que je joue du piano ? Juste de la guitare.
        L'adresse d'hier ne compte pas, prends la nouvelle.
        Ce point d'accès est déprécié, prends la v3.
        Ta réponse situe le serveur à Paris mais il est à Rouen.
        Tu as zappé Paul, il vient aussi.
        J'ai dit l'inverse de ce que je voulais : à gauche c'est la prod.
        MySQL, on l'a troqué contre TiDB.
        Ça fait longtemps qu'ils ne prennent plus d'espèces.
        Corrige, le destinataire est M. Lind.
        c'était pas pour demain, c'était pour après-demain
        L'entretien est reprogrammé au 20.
        On n'utilise pas Docker, ça tourne direct sur l'hôte.
        Évite les émojis s'il te plaît.""",
        """Non, merci
        Pourquoi tu prends le bus ? Je marche.
        D'où vient cette erreur ?
        Corrige le texte""",
        opens=True,
    ),
    row(
        ("denied", "fr"),
        "ton |ta |tes |votre |vos |que tu |que vous |dans |selon |encore comme|encore en|toujours comme|raye|rayez|barre|barrez|enlève|retire|supprime|chez toi|chez vous|ne suppose|ne supposez|ne pars pas|ne crois pas|s'appelle pas|ne s'écrit pas|signalé|précisé|je l'avais|je l'ai dit|je vous l'avais|s'applique|glissé|avancé|reculé|sous le nom|n'existe|n'est pas un|erreur|je voulais",
        rf"(?P<m>(?:dans|selon|d'après|sur) (?:tes|vos|ton|ta|votre) {_DATA} (?:il y a|c'est|je suis|j'ai|figure|figurent|on est|il est) {_C}{{1,30}},\s*(?:ce sont|c'est|mais|or|je|j'|on|il|elle) ?{_C}{{1,40}}|(?:{_C}{{0,20}}? que )?(?:tu|vous) (?:me |m'|nous |le |la |les )(?:notes|notez|ranges|considères|considérez|vois|voyez|as|avez|traites|traitez|listes|gardes|gardez|classes|classez|prends|prenez) (?:encore|toujours) (?:comme|pour|en|sous|dans|à) ?{_C}{{1,30}}|(?:raye|rayez|barre|barrez|enlève|enlevez|retire|retirez|vire|supprime) (?:donc |vite )?(?-i:[A-ZÉÈ])[\w-]+(?: de la liste)?\s*[,;.:–—-]+\s*(?:on|nous|je|c'est|finalement|il|elle) ?{_C}{{2,40}}"
        rf"|(?:chez|pour) (?:toi|vous),? (?:c'est|ce sont|il y a|je suis|j'ai|on est|il est|elle est) {_C}{{1,25}},\s*(?:je|j'|on|nous|c'est|il|elle|mais|en vrai|or) ?{_C}{{2,40}}|(?:ne |n')?(?:suppose|supposez|crois|croyez|pars|partez|imagine|imaginez|considère|considérez|présume|présumez) (?:pas|plus|jamais) (?:du principe )?(?:toujours |d'office |systématiquement )?qu(?:e |'){_C}{{2,50}}[.!;,–—]+\s*(?:je|j'|on|nous|c'est|il|elle) ?{_C}{{2,40}}"
        rf"|(?:le|la|les|l'|mon|ma|notre) ?[\w-]+(?: [\w.-]+)? ne (?:s'appelle|se nomme|s'écrit|se prononce|marche|fonctionne|se passe) pas (?:comme ça|ainsi|de cette façon)\s*[,;.:–—-]+\s*\S|{_C}{{2,40}}[,–—-]+\s*je (?:l'|te l'|vous l')(?:avais|ai) (?:\w+ )?(?:signalé|précisé|dit|écrit|indiqué|mentionné|demandé)\b|(?:le|la|les|l') ?nouve(?:au|l|lle|aux|lles) [\w-]+ (?:s'applique|s'appliquent|entre en vigueur|vaut|prend effet|démarre|commence)\w* (?:dès|à partir|à compter|depuis|le) ?\S*\w"
        rf"|(?:le|la|les|l'|notre|nos|mon|ma) ?[\w-]+(?: [\w-]+)? (?:a|ont|est|sont) (?:encore )?(?:glissé|reculée?s?|décalée?s?|avancée?s?|retardée?s?|reportée?s?) (?:d'une|d'un|de) (?:\w+ )?(?:heures?|jours?|semaines?|mois|minutes?|cran|demi\S*)\b|(?:le|la|les|l'|notre) ?[\w-]+ (?:se vend|est vendue?|est commercialisée?|tourne|sort|paraît|est connue?|s'affiche) (?:désormais|maintenant|dorénavant|à présent) (?:sous|comme|avec|chez|via|par) ?\S*\w"
        rf"|(?:ton|ta|tes|votre|vos) (?:calcul|liste|résumé|réponse|plan|tableau|schéma|code|note|budget|planning|total|exemple)s? (?:oublie|omet|ignore|néglige|saute|zappe|compte|confond|mélange|inverse)(?:nt)? ?{_C}{{2,60}}|(?:le|la|les|l') ?[\w-]+ que (?:tu as|t'as|vous avez) (?:dessinée?s?|écrite?s?|mise?s?|proposée?s?|donnée?s?|citée?s?|décrite?s?|listée?s?|notée?s?|indiquée?s?|générée?s?|faite?s?) {_C}{{2,50}}?(?:qui )?(?:ne |n')(?:se |y |en )?\w+ (?:pas|plus|jamais)\b|(?:le|la|les|l'|un|une) (?:[\w-]+ ){{1,3}}?n'existe(?:nt)? (?:pas|plus)(?: chez nous)?\s*[,;.:–—-]+\s*(?:c'est|il|elle|on|ça|utilise|prends)\b ?\S|(?:tu as|t'as|vous avez) (?:fait|commis|laissé|glissé) une (?:erreur|faute|coquille|boulette)(?: de \w+)?\s*[,;.:–—-]+\s*\S)",
        """Je vois que tu me notes encore comme étudiante, je suis médecin depuis octobre.
        Raye Berlin, on part à Prague.
        Chez toi c'est 1985, je suis né en 1987.
        Ne suppose pas que j'ai des enfants. Je n'en ai pas.
        La table ne s'appelle pas comme ça, c'est orders_v2.
        Pas de noix, je l'avais signalé.
        Le nouveau tarif s'applique dès le premier, 49 euros.
        La séance a glissé d'une heure.
        Le produit se vend désormais sous le nom Nova.
        Le champ user_id n'existe pas, c'est account_id.
        Ton calcul oublie la deuxième carte réseau, ça fait 20 Gb/s au total.
        Le schéma que tu as dessiné relie deux services qui ne se parlent pas du tout.""",
        """J'ai fait une erreur, comment la corriger ?
        Ce n'est pas un problème
        Chez toi c'est joli
        Si la table ne s'appelle pas comme ça, dis-le""",
        opens=True,
    ),
)
