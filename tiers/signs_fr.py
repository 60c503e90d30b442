"""The signs of a correction in French words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tiers.signs import words

if TYPE_CHECKING:
    from tiers.signs import Vocabulary

FRENCH: Final[Vocabulary] = {
    "agent": words(
        r"\b(?:tu|vous) (?:\w+ )?(?:as|avez|proposes?|proposez|parles|parlez|crois|croyez|fais|faites|vous êtes|dis|dites|écris|écrivez|confonds|confondez|mets|mettez|comptes|penses|supposes|décris|utilises|me parles|l'as|m'as|en as|te trompes)\b|\bt'as\b|\btoi tu\b"
        r"|\b(?:ta|ton|tes|votre|vos) (?:liste|résumé|notes?|réponse|info\w*|rappel|mémoire|message|plan|version|brouillon|hypothèse|exemple|code|chiffres?|calcul|tableau|explication|description|planning)\b|\bcette info\b|\bcontrairement à ce que\b",
        "tu as mis le mauvais chien",
        "nous avons un chien",
    ),
    "own_words": words(
        r"\bj(?:e |')(?:t'|vous |te |n'|me suis |m'étais )?(?:ai |avais )?(?:dit|demandé|parlais(?! de toi)|voulais dire|écrit|donné|mal lu|mal dit|indiqué|confondu|trompée?|emmêlée?|filé|pensais|mélangé|annoncé|mentionné)\b|\bce que j(?:e |')|\bau temps pour moi\b|\bautant pour moi\b|\bmea culpa\b|\btout à l'heure\b|\bmon (?:dernier|premier|précédent) message\b",
        "ce que j'ai dit sur la pagination",
        "ce que dit la doc",
    ),
    "forbidding": words(
        r"(?:^|[.!?;,:] |\balors )(?:arrêtez?|cesse[zr]?|n'utilise[zr]? plus|ne (?:m'|me |fais|faites|mets|mettez|propose|proposez|utilise|utilisez)\S* ?(?:\w+ )?(?:plus|pas)|plus jamais)\b|\bpropose-moi autre\b",
        "arrête d'ajouter des docstrings",
        "l'arrêt de bus",
    ),
    "ended": words(
        r"\b(?:ne |n')\S+ (?:\S+ )?plus\b|\b(?:ne |n')(?:ai|as|a|avons|avez|ont|est|suis|sont|étai\w+|avai\w+) (?:\S+ )?jamais\b|\bc'est plus\b|\b(?:et|mais|non) plus\b|\bplus (?:vers|personne|rien|à jour)\b|\b(?:suffit|marche|bois|mange|habite) plus\b|\bfini\b|\blaisse tomber\b|\bpoubelle\b",
        "on n'héberge plus rien",
        "il y en a plus de dix",
    ),
    "amending": words(
        r"(?:^|[.!?,;] )(?:oups|pardon|désolée?|minute|attends|attendez|correction|rectif\w*|petite (?:rectif\w*|correction)|erratum|changement de (?:plan|programme)|nouvelle règle|au fait|en fait|mea culpa|autant pour moi|au temps pour moi|on change)\b",
        "petite rectif, le bucket est à Paris",
        "une petite maison",
    ),
    "objecting": words(
        r"^(?:(?:ah|euh|hum|hmm|oh|mais|ben|bah|alors)[ ,.!]+){0,3}(?:non|nan|nope|faux|raté|perdu|pas du tout|c'est (?:faux|pas)|ce n'est pas|erreur|au contraire|pas tout à fait|vous (?:faites erreur|vous êtes)|tu te trompes)\b(?! merci)",
        "ah mais non, le front tourne sous Nuxt",
        "il dit non",
    ),
    "withdrawing": words(
        r"\b(?:oublie[zr]?|annule[zr]?|ignore[zr]?|laisse[zr]? tomber|supprime[zr]?|retire[zr]?|efface[zr]?|raye[zr]?|enlève) (?:ce que|tout ce|ma|mon|mes|l'histoire|le truc|la règle|ça|de (?:ta|la) liste)\b|\blaisse[zr]? tomber\b|\bpoubelle\b",
        "oublie ce que j'ai dit",
        "il oublie souvent",
    ),
    "changed": words(
        r"(?<!^)\b(?:déménagé|migré|remplacé\w*|abandonné\w*|lâché|résilié|relevée?|avancée?|reportée?|décalée?|renouvelée?|renommée?|supprimée?|passée?s? (?:de|à|en|sur|sous)|changé|(?:a|ont|ai|avons|as|est|été) vendue?s?|quitté|arrêté|viré|basculé|augmentée?|réduite?|fermée?|coupée?|repris|eu \w+ ans|mort\w*|retirée?|désactivée?|annulée?)\b",
        "on a déménagé à Nantes",
        "on habite à Nantes",
    ),
    "now": words(
        r"\b(?:maintenant|désormais|dorénavant|à présent|actuellement|aujourd'hui|depuis (?!quand)\S+|finalement|à partir de|cette année|hier|la semaine dernière|le mois dernier|en (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre))\b",
        "c'est Nantes maintenant",
        "c'est Nantes",
    ),
    "before": words(
        r"\b(?:avant|auparavant|jusqu'(?:à|en|ici)|ancien(?:ne)?s?|autrefois|c'était|était)\b",
        "c'était lundi auparavant",
        "c'est lundi",
    ),
    "contrast": words(
        r"(?:,|\bet|\bmais) (?:non|pas|plus)\b|\bau lieu d|\bplutôt que\b|\bà la place\b|\bpas \d|\bla bonne (?:c'est|est)\b|\ble bon (?:c'est|est)\b|\b(?:en est|est en|sont en)\b.*\balors que\b|\balors que\b",
        "c'est 8081, pas 8080",
        "ce n'est pas grave",
    ),
    "after_all": words(
        r"\b(?:finalement|en fait|en réalité|à vrai dire|tout compte fait|au final|hein)\b",
        "c'est dimanche finalement",
        "c'est dimanche",
    ),
    "mistaken": words(
        r"\b(?:faux|fausse|erreur|tromp\w+|mauvaise?|mal compris|confond\w*|confondu|mélangé\w*|inversé\w*|à l'envers|périmée?|obsolète|plus à jour|emmêlée?|incorrecte?|info date|n'existe pas|tort)\b",
        "vous faites erreur",
        "vous faites bien",
    ),
    "instead": words(
        r"[,;:—–.!-] (?:c'est|il (?:est|faut|expire)|elle est|ils sont|le|la|les|l'|on (?:fait|a|garde)|tout passe|notre|nos)\b",
        "non, c'est le VLAN 40",
        "le VLAN est là",
    ),
    "therefore": words(
        r", (?:donc|alors|merci|propose|il faut|il fallait)\b",
        "il est absent, donc compte trois",
        "donc c'est bien",
    ),
    "own": words(
        r"(?:^|[.!?,;:—–-] |\b(?:et|mais) )(?:on|nous|je|j'|notre|nos|mon|ma|mes|chez nous)\b|\bchez nous\b",
        "notre équipe est à Lyon",
        "l'équipe est à Lyon",
    ),
    "value": words(
        r"\d|\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze)\b|\b(?:lun|mar|mercre|jeu|vendre|same)di\b|\bdimanche\b",
        "ils sont cinq",
        "ils sont là",
    ),
    "conditional": words(
        r"^(?:et |mais )?(?:si|s'il|parce|puisque|comme|quand|dès|au cas)\b",
        "Si tu parles de Python, dis-le",
        "dis-le si",
    ),
    "asked": words(
        r"\?|^(?:(?:et|mais|bon|dis|salut|alors)[ ,]+){0,2}(?:qui|que|quel(?:le)?s?|quoi|comment|combien|pourquoi|quand|où|est-ce|c'est quoi|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|faut-il|y a-t-il)\b",
        "comment faire une jointure",
        "on fait une jointure",
    ),
    "ordered": words(
        r"^(?:(?:s'il te plaît|stp|svp|maintenant|ensuite),? ){0,2}(?:ajoute|remplace|corrige|écris|crée|génère|traduis|explique|montre|trouve|fais|mets|vérifie|renomme|supprime|déplace|convertis|extrais|propose|rédige|résume|liste|cherche|réserve|rappelle|lance|teste|ouvre|ferme|prépare|dessine|calcule|compare|formate|trie|donne|aide)(?:z|r)?(?:-moi)?\b",
        "ajoute un message d'erreur",
        "le message d'erreur est là",
    ),
    "supposed": words(
        r"\b(?:si|quand|dès que|peut-être|jamais on|songe|pense à|pourrait|pourrions|faudra|faudrait|devrait|l'an prochain|l'année prochaine|au cas où|serait|aimerais|hésite)\b",
        "si on changeait de ville",
        "on change de ville",
    ),
    "reported": words(
        r"\b(?:dit|disent|prétend|paraît|selon|d'après|demande|répondu|collègue|voisine?|stagiaire|presta|consigne|chanson|film|sncf|twitter|spotify|google|microsoft)\b|^(?:il paraît|elles?) ",
        "il paraît que c'est fini",
        "c'est fini",
    ),
    "told": words(
        r"\b(?:était|étaient) (?:\w+ )?(?:hier|avant-hier)\b|^hier\b|^j'ai (?:regardé|vu|lu|écouté|mangé|croisé|visité|assisté|rêvé|passé)\b|\b(?:j'ai cru|c'est réglé|j'ai passé la|à l'époque|l'autre jour|quelle soirée)\b",
        "j'ai cru que c'était perdu",
        "c'est perdu",
    ),
    "chat": words(
        r"\b(?:tu as|t'as|vous avez) (?:tout à fait |bien |absolument |totalement |entièrement )?raison\b|\b(?:merci (?!de)|trop tard|nickel|parfait|super|génial|excellent|mdr|ptdr|t'inquiète|bravo|au top|salut|bonjour|bonne (?:nuit|journée)|d'avance|quel(?:le)? (?:plaie|gâchis|soirée)|adore|tiens|as raison|avez raison|pas faux|pas grave|c'est (?:bon|normal)|rire)\b",
        "nickel, parfait",
        "le port est là",
    ),
    "failing": words(
        r"\b(?:plante|démarre (?:plus|pas)|répond (?:plus|pas)|erreur (?:de|dans|5)|râle|latence|lente?|cassée?|bug|passe en local)\b",
        "l'appli plante",
        "l'appli tourne",
    ),
}
