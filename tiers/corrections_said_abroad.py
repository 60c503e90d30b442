"""German, French, Spanish and Chinese corrections by what was said before, which point is wrong, who left and what is to be done anew.

Each row is a kind, made of classes of words; its messages are examples of the kind, and these are its tests.
"""

from __future__ import annotations

from tiers.corrections import Phrase, row

_N = r"(?-i:[A-ZÄÖÜÉÈÀÁÍÓÚÑ])[\w.'-]+"
_CLOSE = r"(?=\s*(?:[.,;:!–—]|$))"
_GROUP_DE = r"(?:band|firma|team|gruppe|chor|verein|projekt|partei|orchester|ag|kurs|klasse|verteiler|vorstand)"
_GROUP_ES = r"(?:grupo|equipo|empresa|banda|coro|proyecto|club|partido|trabajo|curso|orquesta|junta)"

SAID_ABROAD: tuple[Phrase, ...] = (
    row(
        ("announced", "de"),
        "schon |bereits |doch gesagt",
        r"(?<!\w)(?P<m>(?:hab(?:e)?) ich (?:es |das )?(?:dir|dich|ihnen|euch)? ?(?:doch |ja |auch )?(?:schon|bereits) (?:mal |einmal |zweimal |oft |mehrfach |x-mal )?(?:gesagt|geschrieben|gebeten|erklärt|erzählt|darum gebeten)|ich hab(?:e)? (?:es |das )?(?:dir|dich) (?:doch )?(?:schon|bereits) (?:mal |einmal |zweimal |oft )?(?:darum )?(?:gesagt|gebeten|erklärt|geschrieben))\b",
        """Kein Kümmel, habe ich dir schon gesagt
        Bitte lass Namen unübersetzt, ich habe dich schon mal darum gebeten""",
        "Hat er es dir schon gesagt?",
    ),
    row(
        ("denied", "de"),
        "punkt |schritt |zeile |absatz |frage |antwort |steht so nicht|steht das nicht|steht da nicht|steht es nicht",
        rf"(?P<m>(?:(?:dein|der|die|das) )?(?:punkt|schritt|zeile|absatz|antwort|regel|eintrag|fußnote|aussage|beispiel) (?:\d+|eins|zwei|drei|vier|fünf|sechs) (?:stimmt|ist|passt|gilt) (?:so |hier |leider )?(?:nicht|falsch|veraltet|überholt|quatsch|hinfällig){_CLOSE}|(?:das |so )?steht (?:das |es |da )?(?:so )?nicht (?:in|im|auf|drin)\b)",
        """Punkt drei stimmt nicht
        Das steht so nicht in der Spezifikation""",
        "Stimmt Punkt drei nicht?",
        opens=True,
    ),
    row(
        ("changed", "de"),
        " raus|ausgestiegen|ausgetreten|verlassen",
        rf"(?P<m>(?:{_N}|mein\w* \w+|er|sie) (?:ist|sind) (?:jetzt |seit \w+ )?(?:aus (?:der|dem|unsere[rm]) {_GROUP_DE} (?:raus|ausgestiegen|ausgetreten)|nicht mehr in (?:der|dem|unsere[rm]) {_GROUP_DE})|(?:{_N}|er|sie) hat (?:die|das|den|unsere?n?) {_GROUP_DE} verlassen)\b",
        """Lennart ist aus der Band raus
        Jana hat das Orchester verlassen""",
        "Ist Lennart aus der Band raus?",
        opens=True,
    ),
    row(
        ("denied", "de"),
        "sprichst |redest |rechnest |schreibst |zählst |gehst |nennst |nicht |kein",
        rf"(?P<m>[^.!?\n]{{4,60}}, (?:aber )?du (?:sprichst|redest|rechnest|schreibst|zählst|gehst|nennst|planst|nimmst) (?:immer|ständig|dauernd|stets|noch immer|immer noch|jedes mal)\b|(?:das|es|er|sie) war(?:en)? nicht {_N}, (?:das|es|er|sie) war(?:en)? {_N}|(?:[\w-]+ ){{1,2}}?(?:verträgt|isst|trinkt|mag|darf|nimmt) kein\w* [\w-]+, [\w-]+ (?:gehen|geht|schon|ist ok|darf|sind ok))",
        """Ich hab zwei Töchter, du sprichst immer von einer
        Das war nicht Ravel, das war Debussy
        Bruno verträgt keine Cashews, Erdnüsse gehen""",
        "Wenn er kommt, sprichst du immer so?",
        opens=True,
    ),
    row(
        ("announced", "de"),
        "neu|nochmal|noch einmal|lass das mit|lass es mit|lass das bitte",
        r"(?P<m>(?:[\w-]+ ){1,4}?(?:ist|sind|hat|haben|war|kostet|gilt|läuft|beginnt|endet) [^.!?\n]{2,50}, (?:also )?(?:bitte )?(?:rechne|mach|schreib|pass|korrigier|plan|berechne)e? (?:das|es|die|den|ihn|sie|alles) (?:bitte |doch )?(?:neu|nochmal|noch einmal|entsprechend|um|an)\b|lass (?:das|es) (?:bitte )?(?:mit (?:den|dem|der|diese[nmr])|bleiben)\b)",
        """Die Rechnung ist in Franken, rechne das bitte neu
        Lass das mit den Smileys""",
        "Kannst du das neu machen?",
        opens=True,
    ),
    row(
        ("announced", "fr"),
        "déjà dit|déjà demandé|déjà expliqué|déjà écrit|bien dit|répété",
        r"(?<!\w)(?P<m>je (?:te |vous )?(?:l'|les |t'|vous )?ai (?:déjà|bien|pourtant) (?:dit|demandé|expliqué|écrit|répété))\b",
        """Je veux des Celsius, je te l'ai déjà dit
        Ne traduis pas les noms, je te l'ai déjà demandé""",
        "Est-ce que je te l'ai déjà dit ?",
    ),
    row(
        ("denied", "fr"),
        "point |étape |ligne |réponse |pas ce que|faux|fausse|ça va|tarif|prix|dernier|dernière",
        rf"(?P<m>(?:le|la|ton|ta) (?:point|étape|ligne|paragraphe|réponse|règle|exemple|note) (?:\d+|un|deux|trois|quatre|cinq|six) (?:est (?:faux|fausse|périmée?|obsolète|à revoir)|ne (?:tient|s'applique|va) pas|n'est pas (?:bon(?:ne)?|vraie?|juste|exacte?)){_CLOSE}|(?:ce n'est|c'est) pas ce que (?:dit|disent|montre|prévoit|indique|contient)\b|(?:[\w'-]+ )?(?:ne )?(?:supporte|mange|boit|digère|prend) pas (?:les?|la|de|du|des|le) [^.!?,\n]{{2,30}}, (?:les?|la|l') ?[\w-]+(?: [\w-]+)? (?:ça va|si\b|oui\b|passent?)|(?:ça,? )?c'(?:est|était) (?:le|la|les) (?:tarif|prix|adresse|horaire|planning|code|montant|règle|chiffre)s? (?:de l'an dernier|de l'année dernière|d'avant|du mois dernier|de la saison dernière))",
        """Ce n'est pas ce que dit la spec
        Le point trois est faux
        Bruno ne supporte pas les noix de cajou, les cacahuètes ça va
        Ça c'était le tarif de l'an dernier""",
        "Le point trois est faux ?",
        opens=True,
    ),
    row(
        ("announced", "fr"),
        "refais|recalcule|recommence|reprends|corrige|adapte|oublie |annule |laisse tomber",
        r"(?P<m>(?:[\w'’-]+ ){1,4}?(?:est|sont|a|ont|coûte|commence|finit|ouvre|c'est) [^.!?\n]{2,50}, (?:donc )?(?:refais|recalcule|recommence|reprends|corrige|adapte)[sz]? (?:le|la|les|tes|ton|ta|ça|tout)\b|(?:oublie|annule|laisse tomber)[sz]? (?:le|la|les|l') ?[\w-]+(?: [\w-]+)?, (?:le|la|les|l'|il|elle|on|mon|ma|c'est|ils) ?\w+)",
        """Les factures sont en francs suisses, refais le calcul
        Oublie le sauna, le proprio refuse""",
        """Peux-tu refaire le calcul ?
        N'oublie pas la salle, c'est la B12""",
        opens=True,
    ),
    row(
        ("announced", "es"),
        "ya te ",
        r"(?<!\w)(?P<m>ya te (?:lo |la |los |las )?(?:dije|pedí|expliqué|he dicho|he pedido|había dicho|escribí|avisé))\b",
        """Quiero Celsius, ya te lo dije
        No traduzcas los nombres, ya te lo pedí""",
        "¿Ya te lo dije?",
    ),
    row(
        ("denied", "es"),
        "punto |paso |línea |respuesta |siempre |era |es la|son l|dejó |ha dejado|abandonó| sí",
        rf"(?P<m>(?:el|la|tu) (?:punto|paso|línea|párrafo|respuesta|regla|ejemplo|nota) (?:\d+|uno|dos|tres|cuatro|cinco|seis) (?:está mal|es fals[oa]|es incorrect[oa]|no (?:es así|aplica|vale|es correct[oa])){_CLOSE}|[^.!?\n¿]{{4,60}}, (?:y |pero )?(?:tú )?siempre (?:pones|hablas|cuentas|dices|escribes|llamas|usas|sumas)\b|(?:es[ea]|est[ea]|es[oa]s|est[oa]s) (?:es|era|son|eran) (?:el|la|los|las) [\w-]+ (?:del año pasado|del mes pasado|de antes|anterior(?:es)?|antigu[oa]s?|viej[oa]s?){_CLOSE}|(?:[\w-]+ )?no (?:tolera|come|bebe|soporta|toma|puede tomar|puede comer) [^.!?,\n]{{2,30}}, (?:el|la|los|las) [\w-]+ sí\b|(?:{_N}|mi \w+) (?:dejó|ha dejado|abandonó) (?:el|la|nuestr[oa]) {_GROUP_ES}\b)",
        """El punto tres está mal
        El horno sube a 1240, siempre pones 1280
        Esa era la tarifa del año pasado
        Bruno no tolera los anacardos, los cacahuetes sí
        Lennart dejó el grupo""",
        """¿El punto tres está mal?
        Si vienes, siempre dices algo""",
        opens=True,
    ),
    row(
        ("announced", "es"),
        "rehaz|recalcula|corrige|ajusta|déjate de|déjalo con|olvida ",
        r"(?P<m>(?:[\w-]+ ){1,4}?(?:es|son|va|van|está|están|cuesta|empieza|abre) [^.!?\n]{2,50}, (?:así que )?(?:rehaz|recalcula|corrige|ajusta) (?:el|la|los|las|tu|eso|todo)\b|déjate de [\w-]+|olvida(?:te de)? (?:el|la|los|las) [\w-]+(?: [\w-]+)?, (?:el|la|los|mi|nos|no|ella|él) ?\w+)",
        """Las facturas van en francos suizos, rehaz las cuentas
        Déjate de caritas
        Olvida la sauna, el casero no quiere""",
        """¿Puedes rehacer las cuentas?
        No olvides la leche""",
        opens=True,
    ),
    row(
        ("denied", "zh"),
        "点不对|点错|条不对|条错|步不对|步错|不是这么|说过了|说过的|老写|可以|退出|离开了",
        r"(?P<m>第[一二三四五六七八九十\d]+(?:点|条|步|行|段|项|个)(?:就)?(?:不对|错了|是错的|有误|过时了)|不是这么(?:写|说|规定|用|算|读|念|拼|叫|定)的|(?<!他)(?<!她)(?:早就?|都|已经|我)(?:跟你)?说过了(?=[，。！\s]|$)|[^，。！？\n]{1,6}不能?(?:吃|喝|用)[^，。！？\n]{1,6}[，,][^，。！？\n]{1,6}(?:可以|能吃|能喝|没事|行)(?=[，。！\s]|$)|[^，。！？\n你]{1,6}(?:退出|离开|退了)(?:了)?(?:乐队|公司|团队|小组|项目|合唱团|球队|董事会)了?)",
        """第三点不对
        规格书里不是这么写的
        名字别翻译，我说过了
        布鲁诺不能吃腰果，花生可以
        伦纳特退出乐队了""",
        """第三点对吗？
        他说过了""",
    ),
    row(
        ("announced", "zh"),
        "重新|重算|别整|别搞|别弄|别来|别加|别提了|别想了|现在的|不接|不收|不卖|不养|不教",
        r"(?P<m>[^，。！？\n]{2,12}(?:是|用|按|收)[^，。！？\n]{1,8}[，,](?:你)?重新?(?:算|写|做|排|改|来|弄|列)(?:一下|一遍|吧)?|别(?:整|搞|弄|来|加|放|发|写)(?:那些|这些|这种|那种|什么)[^，。！？\n]{1,8}|[^，。！？\n]{1,8}(?:别提了|别想了|作罢|就算了吧)[，,][^，。！？\n]{2,12}|(?:我们|我|我家|店里)现在的[^，。！？\n]{1,6}(?:是|叫)(?!不|什么|谁|怎)[^，。！？\n]{1,8}(?=[，。！\s]|$)|(?:我们|店里|这里)不(?:再)?(?:接|收|卖|养|教|租|招)[^，。！？\n了]{1,6}了(?=[，。！\s]|$))",
        """账单是瑞郎的，重新算一下
        别整那些笑脸了
        桑拿别提了，房东不让
        我们现在的兽医是苏萨大夫
        我们不接散客了""",
        """能重新算一下吗？
        我们现在的任务是什么？""",
    ),
    row(
        ("denied", "de"),
        "kein",
        r"(?P<m>(?:der|die|das|unser\w*|mein\w*|wir|sie|er|es|da)(?: [\w-]+)? (?:hat|haben|gibt es|gibt's|sind|ist|nehmen|machen|spielen|essen|führen|nutzen|verwenden|benutzen|fahren|backen) kein\w* (?!zeit|lust|ahnung|angst|problem)[\w-]+, (?:nur|bloß|ausschließlich|dafür|stattdessen) [\w-]+)",
        """Die Orgel hat keine Zungenstimmen, nur Labiale
        Wir haben keinen Keller, nur einen Schuppen""",
        "Wenn wir keinen Keller haben, nur einen Schuppen, dann dort",
        opens=True,
    ),
    row(
        ("denied", "fr"),
        " pas d",
        r"(?P<m>(?:[\w'’-]+ ){0,3}?(?:n'a|n'ont|n'avons|n'ai|n'y a|n'est|on a|j'ai|y a|ne fait|ne sert) pas (?:de |d')(?!idée|chance|temps|problème|souci)[^.!?,;\n]{2,40}, (?:que |seulement|juste|uniquement|rien que) ?[\w'-]+)",
        """L'orgue n'a pas de jeux d'anches, seulement des flûtes
        On n'a pas de cave, juste une remise""",
        "Si on n'a pas de cave, juste une remise, dis-le",
        opens=True,
    ),
    row(
        ("denied", "es"),
        "no tien|no tenemos|no hay|no usamos|no lleva|no hacemos",
        r"(?P<m>(?:[\w-]+ ){0,3}?no (?:tiene|tienen|tenemos|hay|usamos|lleva|llevan|hacemos|vendemos) (?!tiempo|ganas|idea|problema|prisa)[^.!?,;\n]{2,40}, (?:solo|sólo|solamente|únicamente|sino) [\w'-]+)",
        """El órgano no tiene lengüetería, solo flautados
        No tenemos bodega, solo un trastero""",
        "Si no tenemos bodega, solo un trastero, dilo",
        opens=True,
    ),
)
