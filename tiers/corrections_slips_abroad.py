"""German, French, Spanish and Chinese corrections by what was got wrong and what is gone: slips of the other side, ends, short contrasts.

Each row is a kind, made of classes of words; its messages are examples of the kind, and these are its tests.
"""

from __future__ import annotations

from tiers.corrections import Phrase, row

_N = r"(?-i:[A-ZÄÖÜÉÈÀÁÍÓÚÑ])[\w.'-]+"
_DE = rf"(?:\d[\w:.,]*|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|{_N}|\w+lich)"
_FR = rf"(?:\d[\w:.,]*(?: ans)?|(?:le )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?|{_N})"
_ES = rf"(?:\d[\w:.,]*(?: años)?|(?:el |los )?(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)|{_N})"

SLIPS_ABROAD: tuple[Phrase, ...] = (
    row(
        ("forbidden", "de"),
        "nicht immer|nicht jedes mal|nicht ständig|nicht dauernd|nicht mehr auf|nicht auf|nicht bei jeder|nicht in jeder|nicht überall",
        r"(?P<m>(?:bitte |und |doch )*(?:antworte|schreib|sprich|red|erklär|wiederhol|gib|nenn|zeig|fang|beginn|entschuldig|füg|setz)\w* (?:mir |mich |uns |dich |das |es |bitte |doch )*nicht (?:immer|jedes mal|ständig|dauernd|mehr auf|auf (?-i:[A-Z])|bei jeder|in jeder|überall)|bitte (?:aber )?nicht (?:immer|jedes mal|ständig|dauernd|bei jeder|in jeder|überall)\b)",
        """Antworte mir doch nicht immer auf Englisch
        Bitte nicht jedes Mal das Ganze neu ausgeben, nur den Diff""",
        "Warum antwortest du nicht immer?",
        opens=True,
    ),
    row(
        ("denied", "de"),
        "nicht gemeint|nicht so gemeint|gar kein|gar nicht|überhaupt kein|überhaupt nicht|will nur|wollte nur",
        r"(?P<m>so (?:war|hab(?:e)? ich|hatte ich) (?:das|es) nicht gemeint|das hab(?:e)? ich (?:so )?nicht (?:gemeint|gewollt|gesagt)|(?:der|die|das|diese[rs]?|mein\w*|unser\w*|wir|er|sie|es)(?: (?!ist|hat|sind)[\w-]+)? (?:hat|haben|ist|sind|braucht|brauchen|nutzt|nutzen|läuft|kommt|gehört|heißt|liegt) (?:doch |ja )?(?:gar|überhaupt) (?:kein\w* (?!lust|zeit|ahnung|problem|hunger|idee|sinn|grund|geld)\w+|nicht (?:in|bei|auf|mehr|am|aus|mit|von|ein\w*|der|die|das|so hoch) ?\w*)|ich (?:will|wollte|brauche|meinte) (?:doch )?nur (?:die|den|das|eine?n?) \w+(?=\s*[.!]*\s*$))",
        """die csv hat gar keinen header
        Das Haus gehört gar nicht der Stadt""",
        """Das ist gar nicht schlecht
        Hat die CSV gar keinen Header?""",
        opens=True,
    ),
    row(
        ("changed", "de"),
        "verkauft|aufgegeben|gekündigt|abgegeben|verlassen|aufgehört|gewechselt|abgemeldet|abgeschafft|abgestellt",
        r"(?P<m>(?:[\w-]+ ){1,3}?(?:hat|haben|habe) [^.!?\n]{2,40}? (?:verkauft|aufgegeben|gekündigt|abgegeben|verlassen|aufgehört|gewechselt|abgemeldet|abgeschafft|abgestellt)),(?=[^.!?\n]{0,30}\b(?:jetzt|nun|seitdem|inzwischen|mittlerweile)\b)",
        """Papa hat das Auto verkauft, er fährt jetzt Bahn
        Wir haben die Zeitung abgemeldet, wir lesen jetzt digital""",
        "Wer hat das Auto verkauft, das jetzt fehlt?",
        opens=True,
    ),
    row(
        ("swapped", "de"),
        " nicht ",
        rf"\b(?P<m>{_DE} nicht {_DE})(?=\s*[.!]*\s*$)",
        """wir treffen uns Montag nicht Dienstag
        es sind 6 nicht 5""",
        "Warum kommt Anna nicht Montag?",
    ),
    row(
        ("forbidden", "fr"),
        "ne me |ne m'|n'importe quoi|arrête de |arrêtez de |dorénavant|désormais|à l'avenir|à partir de maintenant|finalement",
        r"(?P<m>ne (?:me |m'|nous )(?:réponds|parle|écris|tutoie|vouvoie|ressors|répète|renvoie|redonne|sers|fais|donne|propose|recommande|suggère)\w* (?:plus|pas|jamais)\b|n'importe quoi,|arrête(?:z)? de (?:me |m'|nous )(?!faire rire)\w+|(?:utilise|mets|écris|réponds|parle|fais|prends|appelle|garde|évite|donne|commence|termine|cite|arrondis|convertis|compte|traduis|demande|passe|envoie|lance)[sz]?\b[^.!?\n]{2,60}? (?:dorénavant|désormais|à l'avenir|à partir de maintenant)(?=\s*(?:[.,!;]|$))|[^.!?,;\n]{2,40}? (?:s'appelle|est|sera|viendra|prend|garde|va|vient)\b [^.!?,;\n]{1,40}? finalement(?=\s*[.!]*\s*$))",
        """Ne me réponds pas en anglais
        N'importe quoi, le train part à 7h12
        Utilise la virgule comme séparateur dorénavant
        Notre chien s'appelle Rudy finalement""",
        """Ne m'attends pas
        Il dit n'importe quoi""",
        opens=True,
    ),
    row(
        ("denied", "fr"),
        "tu l'as|tu les as|tu as |tu comptes|tu mets|tu écris|t'as |toi tu|vous l'avez|vous avez",
        r"(?P<m>(?:[\w'’-]+ ){0,4}?(?:c'est|est|sont|on est|était|prend|prennent|finit|commence|part|ouvre|ferme|coûte|vaut|pèse|dure|s'appelle|s'écrit|il y a|y a|j'ai|on a) (?!bien|super|gentil|cool|bon|vrai)[^.!?\n]{2,50}?,? (?:et |mais |or |alors que )?(?:toi,? )?(?:tu|vous) (?:l'as|les as|l'avez|as|avez|m'as|comptes|mets|écris|notes|utilises|prends) (?:toujours |encore |tous |tout )*(?:mise?s?|marquée?s?|notée?s?|comptée?s?|écrite?s?|traduite?s?|convertie?s?|classée?s?|appelée?s?|prise?s?|dix|\d\w*|le|la|les|en|pour|comme|à))\b",
        """Le paramètre est facultatif, tu l'as mis obligatoire
        On est douze, toi tu comptes toujours dix""",
        """Super, tu as réussi
        Est-ce que c'est à toi, tu l'as mis où ?""",
        opens=True,
    ),
    row(
        ("changed", "fr"),
        "vendu|quitté|arrêté|résilié|lâché|déménagé|rendu",
        r"(?P<m>(?:[\w'’-]+ ){0,3}?(?:a|ont|ai|j'ai|avons) (?:vendu|quitté|arrêté|résilié|lâché|rendu) (?:le|la|les|l'|son|sa|ses|mon|ma|mes|notre|nos|leur) ?[\w-]+(?: [\w-]+){0,2}?), (?=(?:il|elle|on|ils|elles|je|j'|nous|maintenant|donc|du coup)\b)",
        """Papa a vendu la voiture, il prend le train
        On a résilié le journal, on lit en ligne""",
        "A-t-il vendu la voiture, il en avait envie ?",
        opens=True,
    ),
    row(
        ("swapped", "fr"),
        " pas | pas",
        rf"(?:(?<!\w)(?P<m>{_FR} (?:et )?pas {_FR})(?=\s*[.!]*\s*$)|(?<!\w)(?P<n>(?:c'est|c|ce n'est|cest) pas (?:le |la |les )?[\w-]+ (?:c'est|c|cest) (?:le |la |les )?[\w-]+))",
        """ma fille a 6 ans pas 5
        c pas mardi c jeudi""",
        "Pourquoi pas 5 ?",
    ),
    row(
        ("denied", "es"),
        "confundes|cambiaste|invertiste|intercambiaste|mezclaste|duplicaste|repetiste|omitiste|siempre cuentas|lo pusiste|la pusiste|pusiste|pones|cuentas|hablaba de|me refería|sigues",
        r"(?P<m>(?:tú |es que )?(?:confundes|estás confundiendo|mezclas) (?!me\b)[^.!?\n]{2,50}? con\b|(?:cambiaste|invertiste|intercambiaste|mezclaste|duplicaste|repetiste|omitiste) (?!mi vida|de )(?:el|la|los|las|\w+s?)\b|(?:[\w'-]+ ){0,3}?(?:es|son|somos|era|hay|cuesta|empieza|sale|abre|dura|tiene|tengo|tenemos) [^.!?,\n]{2,40}, (?:y |pero )?(?:tú )?(?:siempre |sigues )?(?:l[oa]s? )?(?:cuentas|contando|pones|pusiste|dices|escribes|escribiste|usas|usaste|contaste|calculas|calculaste|llamas|llamaste|marcaste)\b|(?:yo )?(?:hablaba de|me refería a|quería decir) (?!que)[\w ]{2,40}(?=\s*(?:[.,!;]|$)))",
        """Confundes Córdoba de España con la de Argentina
        Cambiaste grados por radianes
        Somos doce, siempre cuentas diez
        Eso era el entorno de pruebas, yo hablaba de producción""",
        """¿Confundes a los gemelos con frecuencia?
        Cambiaste mi vida""",
        opens=True,
    ),
    row(
        ("changed", "es"),
        "desapareció|se eliminó|se quitó|dejó de existir| ahora|vendió|dejó |dejamos |no me |no nos ",
        rf"(?P<m>(?:el|la|los|las|ese|esa) [\w-]+(?: [\w-]+)? (?:desapareció|desaparecieron|se eliminó|se quitó|dejó de existir) (?:en|desde|con)\b|(?:el|la|los|las|mi|mis|nuestro|nuestra|yo|{_N}) [^.!?,;\n]{{2,40}}? {_ES} ahora(?=\s*[.!]*\s*$)|(?:[\w-]+ ){{1,3}}?(?:vendió|vendimos|dejó|dejamos|canceló|cancelamos) (?:el|la|los|las) [\w-]+, (?=ahora\b)|no (?:me |nos )(?:repitas|escribas|respondas|contestes|saques|vuelvas|devuelvas|expliques|pongas|recuerdes|des)\b[^.!?\n]{{2,50}}?(?:cada vez|siempre|todo el rato|en cada))",
        """La macro desapareció en la versión 5
        El coro ensaya los martes ahora
        Papá vendió el coche, ahora va en tren
        No me repitas todo el archivo cada vez, solo el diff""",
        """¿La macro desapareció en la versión 5?
        Mi hermana duerme ahora""",
        opens=True,
    ),
    row(
        ("swapped", "es"),
        " no | es ",
        rf"(?:(?<!\w)(?P<m>{_ES} no {_ES})(?=\s*[.!]*\s*$)|(?<!\w)(?P<n>no (?:es|son) (?:el |la |los |las )?[\w-]+ (?:es|son) (?:el |la |los |las )[\w-]+))",
        """mi hija tiene 6 no 5
        no es el martes es el jueves""",
        "¿Por qué no Ana?",
    ),
    row(
        ("changed", "zh"),
        "没了|停了|取消了|现在|最后|最终|后来",
        r"(?P<m>[^，。！？\n]{1,12}(?:以后|之后|起)就?(?:没了|没有了|停了|取消了|不用了|不开了)|[^，。！？\n我]{1,8}现在(?:改成|改到|改在|是|都是|都)?(?:每?周[一二三四五六日天]|星期|每周|\d+[点号楼层路]|用的?是?[A-Za-z])|[^，。！？\n]{1,10}(?:最后|最终|后来)(?:还是)?(?:起名|改名|取名|选了|定了|决定|改成)[^，。！？\n]{1,10})",
        """这个宏5.0以后就没了
        合唱团现在周二排练
        我家狗最后起名叫旺财""",
        """你现在周二有空吗？
        电影最后怎么样？""",
    ),
)
