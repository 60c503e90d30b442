"""Corrections that speak of what the other side said, wrote, did or takes for granted, and say that it is otherwise.

Each row is a kind of clause, with classes of words instead of single wordings; its messages that fire and that don't are its
tests. The words reported are the first named group that matched.
"""

from __future__ import annotations

from tiers.corrections import row

_DE_SAY = (
    r"(?:rechnest|redest|sprichst|schreibst|sagst|meinst|nennst|denkst|glaubst|behauptest|zitierst|zählst|listest|verwendest|benutzt|nutzt|nimmst|empfiehlst|verortest|datierst|beschreibst|erwähnst|verlinkst|importierst|buchst|planst|berufst|stützt|verweist|beziehst|orientierst"
    r"|aufrufst|anführst|angibst|vorschlägst|zeigst|hältst|ansprichst|meintest|sagtest|schriebst|nanntest|arbeitest|führst|rufst|hast|bist|gehst|steckst|hängst)"
)
_DE_DID = (
    r"(?:geschrieben|gesagt|gelesen|eingetragen|genannt|angegeben|verwendet|benutzt|eingeplant|notiert|hinterlegt|vermerkt|gespeichert|gerechnet|angenommen|behauptet|zitiert|aufgeführt|drin|drinstehen|stehen|übernommen|hingeschrieben|reingeschrieben|gezählt|gemerkt|einsortiert|zugeordnet|datiert"
    r"|vergessen|übersehen|ausgelassen|weggelassen|unterschlagen|ignoriert|angeschrieben|angeredet|angesprochen|adressiert|einsortiert|verstanden|interpretiert|aufgefasst|übersetzt|bezeichnet|gehalten|gemacht|gesetzt|gestellt|gelegt|reingepackt|eingepackt|gebucht|abgespeichert|ausgegangen|unterstellt|angesetzt|veranschlagt|ausgewiesen|im kopf|auf dem schirm)"
)
_DE_STILL = r"(?:noch(?! (?:eine?[nmrs]?|etwas|was|mehr|nie|mal|einmal|so|kurz|bitte|dazu|da|wach|schnell|nicht fertig|ein bisschen)\b)|immer noch|noch immer|weiterhin|die ganze zeit|ständig|dauernd|andauernd|permanent|schon wieder|jedes mal|immer wieder|fälschlich\w*|irrtümlich|versehentlich|aus versehen)"
_DE_YOUR = r"(?:zusammenfassung|liste|antwort|entwurf|plan|rezept|vorschlag|notiz\w*|tabelle|rechnung|übersicht|text|aufstellung|mail|zeitplan|einkaufsliste|beispiel|aussage|annahme|angabe|darstellung|erinnerung|beschreibung|version|diagramm|kalender\w*|planung)"
_DE_BUT = r"(?:obwohl|dabei|aber|nur|obgleich|wobei|während|doch|stimmt|ist|sind|war|hat|haben|es|das|der|die|wir|ich|bei uns|in wirklichkeit|tatsächlich|richtig)"

_FR_SAY = (
    r"(?:(?:me |m'|nous |l'|le |la |les |en |y |te |t'|vous )*(?:parles|dis|crois|penses|cites|comptes|écris|utilises|appelles|supposes|pars|appuies|mentionnes|mets|places|listes|calcules|prends|considères|réponds|cherches|regardes|bases|fies|conseilles|recommandes|imagines|vois|lis|traites|range[s]?|compares|tiens|continues|ressors|restes|situes|assimiles"
    r"|parlez|dites|croyez|pensez|citez|comptez|écrivez|utilisez|appelez|supposez|partez|appuyez|mentionnez|mettez|placez|calculez|prenez|considérez|basez|conseillez|recommandez|proposes|proposez))"
)
_FR_DID = r"(?:mis|écrit|noté|compté|pris|proposé|appelé|lu|cité|compris|dit|placé|inscrit|indiqué|utilisé|calculé|rangé|enregistré|retenu|gardé|laissé|classé|traduit|interprété|supposé|prévu|collé|présenté|fait|attribué|confondu|rajouté|oublié|vieilli|rajeuni|ajouté)"
_FR_STILL = (
    r"(?:encore|toujours|sans arrêt|tout le temps|systématiquement|à chaque fois|sans cesse|par erreur|à tort|déjà)"
)
_FR_NE = r"(?:(?:le|la|les|mon|ma|mes|notre|nos) [\w-]+|ça|ce) (?:ne |n'|est|sont|a)"
_FR_BUT = r"(?:alors qu[e']|or|mais|sauf qu[e']|c'est|il|elle|on|nous|je|j'|toutes?|notre|nos|mon|ma|mes|le|la|les|l'|pourtant|en réalité|chez nous|ce n'est|ça|bah|ben)"

ADDRESSED = (
    row(
        ("denied", "de"),
        "du |ihr |sie ",
        rf"\b(?P<m>(?:du|sie)(?: (?:\w+)){{0,1}} {_DE_SAY}\b(?:(?!\b(?:recht|danke)\b)(?:[^.;!?\n]|\.(?=\w))){{0,50}}?\b{_DE_STILL}\b|(?:{_DE_SAY}|rechnen|reden|schreiben|gehen) (?:du|sie)\b(?:[^.;!?\n]|\.(?=\w)){{0,40}}?\b{_DE_STILL}\b|du gehst(?: \S+){{0,5}}? (?:davon|von) (?:aus|\S+ aus)\b"
        rf"|(?:den|die|das|dem|der|dessen|deren|(?:von|mit|auf|über|für|an|aus|bei|zu|nach|in) (?:dem|der|denen|die|den|das)) (?:du|sie|ihr)\b(?: (?!(?:mir|mich|uns|brauchst|willst|möchtest|kannst|sollst|magst|suchst|gleich|willst)\b)[\w.-]+){{0,4}}? (?:{_DE_SAY}|{_DE_DID} (?:hast|haben|habt))(?=\s*[,.;:]))",
        """seit dem umbau hat der buildrechner 64 gb, du rechnest noch mit 16
        Der Hund, von dem du redest, ist eine Katze.
        Die Funktion parse_header, die du aufrufst, existiert in unserem Repo überhaupt nicht.
        Die 10.0.0.5, die du da eingetragen hast, gehört dem Drucker.
        Du gehst die ganze Zeit davon aus, dass wir Kubernetes haben.""",
        """Wenn du noch mit 16 rechnest, sag es
        Bist du noch da?
        Hast du noch Fragen?
        Die Lösung, die du vorgeschlagen hast, war super""",
    ),
    row(
        ("denied", "de"),
        "du |ihr |sie |deine|ihre|eure",
        rf"\b(?P<m>(?:du hast|ihr habt|sie haben mich) (?!(?:recht|mir|dir|gesagt,? du)\b)(?:[\w.:/-]+ ){{0,7}}?{_DE_DID}\b(?=\s*(?:[.!]*$|[,.;:–—-]+\s*{_DE_BUT}\b))|(?:(?:in|auf|bei|für|unter|laut) (?:de[mnr] |deine[mnr] |ihre[mnr] )?[\w-]+|(?-i:[A-ZÄÖÜ])[\w-]+|da|das|den|dort|hier|mich|ihn|sie) (?:hast|hattest) du (?!(?:recht|mir|dir)\b)(?:[\w.:/-]+ ){{0,6}}?{_DE_DID}\b(?=\s*[,.;:–—-]+\s*{_DE_BUT}\b)"
        rf"|(?:in|laut|auf|nach) (?:deine[mnr]|ihre[mnr]|eure[mnr]) (?:[\w-]+ )?{_DE_YOUR}\b(?:[^.;!?\n]|\.(?=\w)){{1,60}}?[,.;:–—-]+\s*{_DE_BUT}\b|deine? {_DE_YOUR} (?:enthält|nennt|führt|sagt|listet|geht|rechnet|zeigt|behauptet|verwendet|nutzt|hat|kennt)(?! (?:mir|sehr|uns) )(?:[^.;!?\n]|\.(?=\w)){{1,50}}?(?:\bnoch\b|[,.;:–—-]+\s*{_DE_BUT}\b))",
        """In der Einkaufsliste hast du die Nüsse drin, obwohl Mia dagegen allergisch ist.
        In deiner Zusammenfassung steht, der Kunde habe zugesagt. Hat er nicht.
        Das waren Millisekunden, du hast sie als Sekunden gelesen.
        1990 bin ich geboren, du hast mich zehn Jahre älter gemacht.""",
        """Wenn du sie als Sekunden gelesen hast, sag es
        Du hast recht
        Hast du das gelesen?
        Das hast du super gemacht, danke""",
    ),
    row(
        ("denied", "de"),
        "widersprechen|korrigieren|berichtigen|sehr wohl|mitnichten|enttäuschen|von wegen|dir nicht zustimmen",
        r"(?P<m>(?:(?:da|hier|leider|aber)[, ]+)*(?:muss|möchte|will|darf) ich (?:(?:dir|ihnen|euch|dich|sie|da|hier|leider|mal|kurz|entschieden)\s)*(?:widersprechen|korrigieren|berichtigen|enttäuschen|unterbrechen)\b|ich (?:muss|möchte) (?:(?:dir|ihnen|euch|dich|sie|da|hier|leider|mal|kurz)\s)+(?:widersprechen|korrigieren|berichtigen|enttäuschen)\b)",
        """Da muss ich Ihnen widersprechen, die Tabelle kundenstamm hat sehr wohl einen Primärschlüssel.""",
        """Wenn ich dir widersprechen muss, sage ich es""",
        opens=True,
    ),
    row(
        ("denied", "fr"),
        "tu |t'|vous |toi|dont tu|que tu|où tu",
        rf"\b(?P<m>(?:toi,? )?(?:tu|vous) (?!(?:as raison|peux|sais|es)\b)(?:n')?{_FR_SAY}\b(?:[^.;!?\n]|\.(?=\w)){{0,50}}?(?:\b{_FR_STILL}\b|[,;:–—]?\s*\b(?:alors qu[e']|or\b|sauf qu[e']|mais\b)|[,;:.–—]\s*(?:il|elle|ils|elles|c'est|on|nous|je|j'|{_FR_NE}))"
        rf"|(?:tu|vous|t') ?(?:l'|les |nous |m'|me )?(?:as|avez) (?:(?:{_FR_STILL}|tout|bien) )*{_FR_DID}\b(?! (?:du bon|un super|ça super|à merveille))(?:[^.;!?\n]|\.(?=\w)){{0,50}}?(?:\b(?:alors qu[e']|or|sauf qu[e']|mais|au lieu|comme (?:un|une|si|le|la|du)|{_FR_STILL})\b|[,;:.–—]\s*{_FR_BUT}\b)"
        rf"|(?:dont|que|qu'|auquel|où) ?(?:tu|vous) {_FR_SAY}(?: \w+)?,? (?:est|sont|n'existe|n'est|ne |n'|c'est|a |s'appelle|appartient)|(?:tu|vous) (?:la |le |les |l')?(?:crois|croyez|imagines|vois|places|comptes|tiens)\b(?:[^.;!?\n]|\.(?=\w)){{0,30}}?(?:\bencore\b|[,;:]\s*(?:il|elle|c'est|on|je|j'|nous)\b)|(?:tu|vous) (?:pars|partez) du principe\b"
        r"|(?:dans|d'après|selon|sur) (?:ta|ton|tes|votre|vos) (?:résumé|liste|réponse|plan|recette|tableau|mail|proposition|exemple|synthèse|note|notes|brouillon|calcul)\b(?:[^.;!?\n]|\.(?=\w)){1,60}?[,.;:–—]+\s*(?:alors|or|mais|c'est|il|elle|on|non|sauf|ce n'est|pourtant)\b)",
        """Tu me parles de Python 3.8 alors que toutes nos images sont en 3.12.
        Chez nous un lot c'est une livraison, toi tu l'as compris comme un traitement batch.
        Ma fille a eu huit ans hier, tu la crois encore en CE1, elle est en CE2.
        Le chien dont tu parles est un chat""",
        """Si tu parles de Python 3.8 alors que c'est 3.12, dis-le
        Tu as raison
        Tu parles encore français ?""",
    ),
    row(
        ("denied", "fr"),
        "vous vous|tu t'es|contredire|reprendre|vous êtes trompé|te corriger|vous corriger|rectifier",
        r"(?P<m>(?:vous vous (?:êtes )?|tu t'es |t'es )(?:trompée?s?|emmêlée?s?|plantée?s?|gourée?s?|mélangée?s?)\b(?: d[e'] ?[\w-]+)?|(?:je|j') ?(?:dois|me permets de|vais|voudrais|te|vous)(?: (?:te|vous))? (?:contredire|corriger|reprendre|arrête)\b)",
        """Vous vous êtes trompé de chien : c'est Ficelle qui est diabétique.
        Je dois te contredire, la table a une clé""",
        """Si vous vous êtes trompé, dites-le
        Vous êtes-vous trompé de train ?""",
        opens=True,
    ),
)
