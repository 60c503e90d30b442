"""Further talk outside English that corrects nothing: maxims, weather, habits, good intentions, slips that were mended.

A table as in `tiers.remarks`: its examples are its tests.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tiers.remark import remark

if TYPE_CHECKING:
    from tiers.corrections import Family

_ALL: tuple[Family, ...] = ("announced", "denied", "changed", "forbidden", "swapped")

REMARKS_WIDER = (
    remark(
        "a maxim or modesty",
        ("swapped", "denied"),
        r"\b(?:das|es|dies|er|sie) (?:ist|war|wird) (?:\w+ )?(?:kein(?:e[nrms]?)? (?:problem|fehler|bug|drama|zufall|wettlauf|sprint|wettbewerb|weltuntergang|schwäche|strafe|hindernis|krankheit|katastrophe)|nicht (?:das ziel|das ende|alles))\b[^.!?\n]{0,4}(?:sondern|es ist|das ist|nur|eher) |\bich bin (?:ja |nun mal |leider |zwar )?kein(?:e)? (?:expert\w*|profi|fachmann|fachfrau|arzt|ärztin|jurist\w*|programmierer\w*|informatiker\w*|muttersprachler\w*|roboter|morgenmensch|anfänger\w*|koch|köchin|fan)\b(?![^.!?\n]*\b(?:du|sie|deine?|ihre?)\b)(?!, (?:ich bin|sondern) (?-i:[A-Z])\w+)|\b(?:es|das) ist nicht so,? dass ich\b"
        r"|\b(?:war|ist|schmeckt|schmeckte|waren|sind) (?:\w+ )?\w+ und nicht (?:gut|schön|lecker|toll|besonders|warm|frisch|spannend)\b|n'est pas (?:terrible|mal|fameu\w+|génial\w*|top|fou|ouf|dingue|foufou), mais|\b(?:ce n'est|c'est|n'est) pas un(?:e)? (?:problème|bug|drame|hasard|course|sprint|erreur|faiblesse|échec|défaut|catastrophe|punition|maladie)[,;:]? (?:c'est|mais|juste|plutôt) |\bje (?:ne )?suis pas (?:un |une )?(?:experte?|pro|spécialiste|médecin|juriste|développeu\w+|informaticien\w*|robot|débutante?|chef|fan|du matin)\b(?![^.!?\n]*\b(?:tu|vous|ton|ta|tes|votre|vos)\b)(?!, je suis (?:\w+(?:ien|ienne|iste|ier|ière|ologue)|vétérinaire)\b)|\b(?:ce )?n'est pas que je\b"
        r"|\b(?:no es|no era|no fue) (?:un|una|el fin) (?:problema|error|bug|drama|casualidad|carrera|sprint|debilidad|fracaso|defecto|catástrofe|castigo|enfermedad|fallo|broma|queja)[,;:]? (?:es|sino|solo|sólo|más bien) (?:un|una|parte)\b|\bno soy (?:un |una )?(?:expert[oa]|profesional|especialista|médic[oa]|abogad[oa]|programador[a]?|informátic[oa]|robot|principiante|chef|fan|madrugador[a]?)\b(?![^.!?\n]*\b(?:tú|usted|tu|tus|vos)\b)(?!, soy [a-z]+(?:[ei]ro|ista|or|ora|era|ico|ica|ario)\b)|\bno es que (?:yo )?no\b"
        r"|это не (?:проблема|ошибка|баг|драма|случайность|гонка|спринт|слабость|провал|недостаток|катастрофа|наказание|болезнь|конец)\w*,? (?:а|это|просто) |(?<!\w)я (?:же )?не (?:эксперт|профи|специалист|врач|юрист|программист|робот|новичок|повар|фанат|жаворонок)(?!\w)(?![^.!?\n]*(?<!\w)(?:ты|вы|тво|ваш))|дело не в том,? что я не"
        r"|(?:这|那)?不是(?:问题|错误|缺陷|巧合|比赛|失败|弱点|灾难|惩罚|坏事|终点|偶然|结束)[，,] ?(?:而是|是|只是|反而)|我(?:又|也|可)?不是(?:什么)?(?:专家|专业人士|医生|律师|程序员|机器人|新手|厨师|高手|早起的人)(?![^。！？\n]*[你您])(?![，,]我?是[^，。]{0,3}[医师员家匠])|(?:我)?不是(?:我)?不(?:想|愿意|肯)[^，,。]{0,6}[，,]"
        r"|(?:問題|失敗|偶然|欠点|弱点|競争|罰|終わり)(?:では|じゃ)(?:なく|な(?:い|くて))[、,て]{0,2}(?:機会|チャンス|始まり|個性|仕様|学び)|(?:専門家|プロ|医者|弁護士|プログラマー|ロボット|初心者)(?:では|じゃ)(?:なく|ない|ありません)(?![^。\n]*(?:あなた|君))|(?:たく)?ないわけ(?:では|じゃ)(?:なく|ない|ありません)",
        """Das ist kein Problem, sondern eine Chance
        Ich bin kein Experte, nur Hobbykoch.
        Ce n'est pas un bug, c'est une fonctionnalité
        Je ne suis pas experte, juste curieuse.
        No es un error, es una oportunidad
        No soy experta, solo aficionada
        Это не ошибка, а возможность
        Я не эксперт, а любитель
        这不是问题，是机会。
        这不是坏事，而是好事
        専門家ではなく、ただの趣味です
        行きたくないわけじゃなくて、行けないんです""",
        """Das ist keine Katze, sondern ein Hund
        No es un problema de memoria, es la red
        Je ne suis pas médecin, je suis infirmière, et tu me prends encore pour un médecin
        我不是程序员，我是产品经理，你又写错了
        Я не врач, а медсестра, ты путаешь""",
    ),
    remark(
        "weather, a match, and how one is",
        _ALL,
        r"\b(?:spiel|match|konzert|festival|turnier|rennen|flug|zug)\w* (?:wurde|ist|wird|war)\b[^.!?\n]*\b(?:regen|schnee|sturm|unwetter|wetter|gewitter|hitze|streik)\w*|\b(?:regnet|schneit|stürmt|gewittert|friert|hagelt|donnert|brennt|juckt|schmerzt) (?:\w+ )?(?:nicht|kaum) mehr\b|\b(?:oma|opa|papa|mama|er|sie|der hund|die katze|das baby|der kleine|die kleine)\b[^.,!?\n]{0,12}\b(?:hört|sieht|läuft|geht|schläft|lacht|spricht|isst|riecht|fühlt sich) (?:\w+ )?(?:nicht|kaum|gar nicht) mehr (?:so )?(?:gut|richtig|viel|scharf|weit|durch|wohl|alleine?)\b|\b(?:haben|hab|ist|gibt(?: es|'s)?|hatten|sind) (?:\w+ )?keine?n? (?:strom|milch|brot|platz|akku|kaffee|netz|papier|benzin|wasser|licht|schnee|wind|zeit|butter|eier) mehr\b|\bwie schnell (?:das|die|der|es)\b|\bwie (?:erwartet|gedacht|befürchtet|erhofft|ich dachte)\W*$"
        r"|\b(?:match|concert|festival|tournoi|course|vol|train)s? (?:a|ont|est|était) (?:été )?\w+[^.!?\n]*\b(?:pluie|neige|tempête|orage|météo|canicule|grève)\b|\b(?:n'y a|y a) plus (?:de |d')(?:courant|électricité|lait|pain|place|batterie|café|réseau|papier|essence|eau|lumière|neige|vent|temps|beurre|œufs)\b|^\W*(?:le petit|la petite|bébé|le bébé) (?:dort|marche|parle|mange|rit|court)\b|\bil ne (?:pleut|neige|grêle|gèle|vente) plus\b|\b(?:mamie|papi|papy|mémé|pépé|il|elle|le chien|le chat|bébé|le petit|la petite) n(?:e |')(?:entend|voit|marche|dort|rit|parle|mange|sent) plus (?:très |aussi |si )?(?:bien|loin|beaucoup|seule?)\b|\bça (?:va|passe|grandit) (?:trop )?vite\b|\bcomme (?:prévu|je pensais|je croyais|attendu|espéré)\W*$"
        r"|\b(?:partido|concierto|festival|torneo|carrera|vuelo|tren)\b[^.!?\n]*\b(?:por|debido a|a causa de) (?:la |el |una |un )?(?:lluvia|nieve|tormenta|temporal|mal tiempo|clima|calor|huelga)\b|\b(?:ya no hay|no hay más|se acabó (?:el|la)) (?:luz|leche|pan|agua|sitio|batería|café|internet|papel|gasolina|nieve|viento|tiempo|huevos)\b|\bya no (?:me |le )?(?:llueve|nieva|truena|graniza|hiela|pica|arde|duele)\b|\bya no (?:tengo|tiene|tenemos) (?:hambre|sed|sueño|frío|calor|fiebre|ganas|miedo|prisa|dolor|excusa)\b|\b(?:abuel[oa]|él|ella|el perro|el gato|el bebé) ya no (?:oye|ve|camina|duerme|ríe|habla|come) (?:tan |muy |nada )?(?:bien|lejos|mucho|sol[oa])\b|\bqué (?:rápido|pronto) \w+|\bcomo (?:esperaba|pensaba|creía|imaginaba|temía)\W*$|(?<!ya )\bno me digas\b(?=\s*[,.!…]|$)|\b(?:hör|hört) auf zu (?:weinen|heulen|jammern|lachen)|arrêtez? de (?:pleurer|paniquer|rire|stresser)|(?:перестань|перестаньте|хватит|прекрати) (?:плакать|волноваться|ныть|переживать|нервничать|реветь)|别(?:再)?(?:哭|难过|担心|紧张|生气|着急|笑)了?|(?:泣か|心配し|怒ら|気にし)ないで|deja de (?:llover|nevar|tronar|soplar|fumar|beber|llorar|sufrir|preocuparte|quejarte)\b"
        r"|(?:матч|концерт|фестиваль|турнир|рейс|поезд|забег)\w*[^.!?\n]*(?:из-за|по причине) (?:дожд|снег|шторм|погод|гроз|жар|забастовк)\w*|(?:дожд[яь]|снега?|ветра?|мороза?|жары) (?:больше|уже) (?:нет|не\w*)|(?:бабушка|дедушка|он|она|кот|собака|малыш) (?:уже|больше) не (?:слышит|видит|ходит|спит|говорит)\w* (?:так )?(?:хорошо|далеко|много|сама?)|как быстро (?:время|дети|всё|они|летит|раст)|как (?:я )?(?:думала?|ожидала?|и ожидалось)\W*$"
        r"|(?:比赛|球赛|演唱会|航班|火车|运动会)[^。！？\n]*(?:因为?|由于)[^。！？\n]{0,6}(?:雨|雪|台风|雷|天气|罢工)|(?:雨|雪|风|雷)(?:已经)?(?:不下|停)了|(?:爷爷|奶奶|外公|外婆|他|她)[^，。]{0,4}(?:耳朵|眼睛|腿|牙)[^，。]{0,4}不[^，。]{0,4}了|(?:试合|試合|コンサート|運動会|花火大会|フライト)[^。\n]*(?:雨|雪|台風|天気|悪天候|スト)|もう(?:雨|雪|風|雷)(?:は|が)(?:降っ|やん|止ん|吹い)\w*|(?:早い|はやい)(?:もの|なあ|ね)",
        """Das Spiel wurde wegen Regen verschoben, schade.
        Es regnet nicht mehr, und ich muss nicht mehr hetzen
        Oma hört nicht mehr so gut
        Le match a été reporté à cause de la pluie, dommage.
        Mamie n'entend plus très bien
        Se aplazó el partido por la lluvia, qué pena.
        Ya no tengo hambre
        Матч перенесли из-за дождя, жаль.
        比赛因为下雨推迟了，可惜
        試合は雨で延期になった、残念。""",
        """Das Spiel wurde auf Samstag verschoben
        Mamie ne vit plus chez nous
        Ya no tengo coche
        Матч перенесли на субботу
        会议推迟到周五了""",
    ),
    remark(
        "a habit of one's own",
        ("announced", "denied"),
        r"\bich (?:verwechs\w+|vertausche|verschreibe|vertippe|verlese|irre|vergesse|verrechne)\b[^.!?\n]{0,20}\b(?:immer|ständig|dauernd|oft|manchmal|jedes mal|andauernd)\b|\bje (?:me |m')?(?:trompe|confonds|mélange|plante|oublie)\b[^.!?\n]{0,15}\b(?:toujours|souvent|tout le temps|parfois|à chaque fois)\b|\b(?:siempre|a veces|a menudo|constantemente) (?:me )?(?:confundo|equivoco|olvido|lío|mezclo)\b|\b(?:me )?(?:confundo|equivoco|mezclo) (?:siempre|a menudo|a veces|mucho)\b|(?:вечно|всегда|постоянно|часто|иногда) (?:путаю|ошибаюсь|забываю|опечатываюсь)|(?:我|俺|咱)(?:老是|总是|经常|老|总|常|有时|容易)[^，。]{0,3}(?:记|打|写|说|看|搞|弄|算|念)(?:错|混|反)|(?:いつも|よく|たまに|しょっちゅう)[^。]{0,8}(?:間違え|混同し|勘違いし)(?:る|ます|てしま)",
        """Ich verwechsle die beiden ständig und habe mich vertan
        Siempre me confundo de día, me equivoqué otra vez
        我老是记错日子
        我总是写错别字
        いつも曜日を間違えます""",
        """Ich habe die beiden verwechselt
        我记错日子了，是周四
        Me confundí de día, es el jueves""",
        lasting=True,
    ),
    remark(
        "one thing for another, of a piece of work",
        ("swapped",),
        r"\b(?:nimm|verwende|benutze?|nutze?|mach|bau)\b[^.,;!?\n]{0,12}\beine?[nmrs]? [\w-]+ (?:statt|anstatt|anstelle) eine?[nmrs]? |\b(?:utilise|prends|mets|fais|emploie)[sz]? (?:plutôt )?une? [\w-]+ (?:au lieu|à la place) d'une? |\b(?:usa|usá|utiliza|pon|haz|mete) (?:mejor )?una? [\w-]+ en (?:vez|lugar) de una? "
        r"|\b(?:sie|er) (?:hat|wollte|nahm|nimmt|trank|aß|kaufte|bestellte|wählte)\b[^.!?\n]*\b(?:statt|anstatt)\b|\b(?:elle|il) (?:a |voulait |prit |prend )?(?:commandé|pris|acheté|bu|mangé|choisi|voulait|préféré)\b[^.!?\n]*\bau lieu\b|\b(?:ella|él) (?:pidió|tomó|compró|bebió|comió|eligió|quería|prefirió)\b[^.!?\n]*\ben (?:vez|lugar) de\b|(?<!\w)(?:он|она) (?:заказала?|взяла?|купила?|выпила?|съела?|выбрала?|хотела?)[^.!?\n]*вместо|^[他她](?:点|要|买|喝|吃|选|拿)了[^。！？\n]*(?:而不是|不是)|^(?:彼女?|あの人)(?:は|が)[^。\n]*(?:じゃなく|ではなく|の代わりに)[^。\n]*(?:頼み|頼ん|買|飲|食べ|選)|の代わりに(?:何|なに|どれ|使え)[^。\n]*(?:か|かな|？)$"
        r"|\b(?:compré|compramos|hay|llevo|pedí|pedimos) \w+, [^.;!?\n]* y [\w]+, no [\w]+",
        """Sie hat Tee statt Kaffee bestellt
        Elle a commandé un thé au lieu d'un café
        Ella pidió té en vez de café
        mejor usa un set en vez de una lista aquí
        Nimm hier einen Set statt einer Liste
        Она заказала чай вместо кофе
        她点了茶而不是咖啡
        彼女はコーヒーではなく紅茶を頼みました
        Compré pan, leche y huevos, no mantequilla.""",
        """Statt Jenkins haben wir jetzt GitHub Actions
        Usamos pnpm en vez de npm
        On utilise pnpm au lieu de npm
        我们用茶而不是咖啡""",
    ),
    remark(
        "a good intention",
        ("changed", "forbidden"),
        r"^\W*(?:ab|von) (?:morgen|montag|nächste[rm]? (?:woche|monat|jahr)|neujahr)(?: an)? (?:stehe|gehe|mache|esse|trinke|lerne|fange|will|werde|höre|jogge|laufe) ich\b|^\W*(?:à partir de|dès) (?:demain|lundi|la semaine prochaine),? (?:je|j'arrête|promis)\b(?! (?:travaille|bosse|suis|serai|passe)\b)|^\W*(?:a partir de|desde) (?:mañana|el lunes|la semana que viene|enero),? (?:voy a|quiero|me (?:levanto|acuesto)|empiezo|dejo|intentaré|haré|madrugo)\b|^\W*с (?:завтрашнего дня|завтра|понедельника|нового года) (?:я )?(?:встаю|начинаю|бросаю|буду|начну|брошу|сажусь|бегаю|учу)(?!\w)|^从(?:明天|今天|下周|今晚|明年)(?:起|开始)?[，,]?我(?:要|想|打算|就|得)(?!求)|^(?:明日|来週|来月|来年|今日)から(?:は)?(?:私は)?[^。、]{0,8}(?:起きます|起きる|します|頑張\w*|始めます|やめます|寝ます|走ります|食べます)",
        """Ab morgen stehe ich früher auf.
        À partir de demain je me lève tôt.
        A partir de mañana voy a madrugar.
        С завтрашнего дня встаю рано.
        从今天起我要早睡早起。
        明日から早起きします。""",
        """Ab morgen ist das Büro in Kiel, nicht in Bremen
        A partir de mañana la reunión es a las diez
        从今天起，所有提交都要签名。
        С понедельника созвон в десять, а не в девять""",
    ),
    remark(
        "a rule that is set up",
        ("changed", "forbidden"),
        r"^\W*(?:ab (?:jetzt|sofort|heute)|künftig|von nun an),? (?:hat|haben|braucht|bekommt) jede[rsn]?\b|^\W*(?:désormais|dorénavant|à partir de maintenant|à partir d'aujourd'hui),? chaque \w+ (?:a|doit|aura|reçoit)\b|^\W*(?:a partir de (?:ahora|hoy)|de ahora en adelante|en adelante),? cada \w+ (?:tiene|debe|tendrá|lleva|recibe)\b|^\W*(?:отныне|с этого момента|впредь),? (?:у )?кажд\w+ |^(?:从现在(?:起|开始)|今后|以后)[，,]?每(?:个|张|位|次|条)[^，。]{1,8}?都?要?有",
        """Ab jetzt hat jedes Ticket einen Verantwortlichen.
        Désormais, chaque ticket a un responsable.
        A partir de ahora, cada ticket tiene un responsable.
        从现在起每个工单都要有负责人。""",
        """Ab jetzt bitte jede Antwort auf Deutsch
        Désormais, plus d'émojis
        从今天起，所有提交都要签名。""",
        lasting=True,
    ),
    remark(
        "agreement, a reply with no news, a symptom",
        ("denied", "changed", "swapped"),
        r"[,–—] (?:nicht (?:schlecht|übel)|pas mal|nada mal)\W*$|^\W*(?:du hast|sie haben|ihr habt) (?:ja |da |völlig |ganz |absolut |natürlich )*recht\b(?![^.!?\n]*\b(?:ich (?:meinte|habe mich)|aber)\b)|^\W*(?:nein|nee|nö)\W+(?:kein(?:e)? (?:problem|sorge|ursache|thema|stress|eile)|ich (?:habe|hab|war|bin) (?:noch )?nie)\b|\bsoll(?:en|te|ten)? (?:\w+ )?\d+ (?:liefern|zurückgeben|geben|werfen|zurückliefern|ergeben)\b|\bseit (?:\d+|zwei|drei|vier|fünf|sechs|zehn|zwanzig|vielen|einigen|langen|mehreren) (?:jahren|monaten|wochen|tagen)\b[^.!?\n]*\b(?:verheiratet|zusammen|befreundet|ohne|störung|dabei|stolz|glücklich)\b|\bhieß es,"
        r"|^\W*(?:oh|ah|ben|mais) non\b[,! ]*(?:c'est|quelle?) (?:terrible|affreux|horrible|nul|dommage|triste|pas vrai|horreur)|^\W*non\W+(?:pas de (?:problème|souci|quoi)|je n'ai (?:encore )?jamais)\b|\b(?:test|fonction|requête|script|méthode|appel|commande)s? (?:renvoie|retourne|donne|affiche)(?:nt)? \S+ au lieu\b|\bj'ai passé (?:beaucoup|pas mal|un peu|du|tout|trop|énormément)\b"
        r"|^\W*no\W+(?:no )?(?:hay problema|te preocupes|pasa nada|nunca he)\b|\bno (?:es|son|era) s[oó]lo\b|^\W*нет\W+(?:не проблема|без проблем|ничего страшного|я никогда не)|(?:还是|仍然|依然|照样)(?:不行|报错|失败|没用|连不上|打不开|超时)|(?:合并|提交|推送)了(?:分支|代码|改动|提交)|最后[^，。]{0,4}(?:哭|笑|睡着)了|新(?:版本|功能)(?:已经)?(?:发布|上线)了[，,](?:到现在|目前|一切|还算)",
        """Du hast recht, der Timeout ist ein guter Punkt.
        Nein, kein Problem
        Wir sind seit zehn Jahren verheiratet
        Non, pas de problème
        Non, je n'ai jamais goûté de sushi
        Le test renvoie 3 au lieu de 4.
        No, no hay problema
        No es solo rápido, sino también barato
        我改了端口，还是不行
        新版本发布了，到现在都很安静。""",
        """Nein, kein Kaffee, ich trinke Tee
        Non, pas Paul, c'est Inès
        On utilise pnpm au lieu de npm""",
    ),
    remark(
        "a tale of yesterday",
        ("changed", "denied"),
        r"^\W*(?:gestern|vorgestern|heute früh)\b[^.!?\n]*,? und (?:wir|ich) (?:sind|bin|mussten|musste|haben|habe)\b|^\W*(?:hier|avant-hier|ce matin)\b[^.!?\n]*\bet (?:on|nous|je|j') ?(?:est|sommes|suis|a|avons|ai) |^\W*(?:ayer|anteayer|esta mañana)\b[^.!?\n]*\by (?:nos (?:fuimos|volvimos|quedamos)|tuvimos|me (?:fui|volví|quedé)|tuve)\b|^\W*(?:вчера|позавчера|утром)(?!\w)[^.!?\n]*(?:и (?:мы|я) (?:ушл|пошл|поехал|вернул|остал)|пришлось)|^(?:昨天|前天|昨晚|今早)[^。！？\n]*(?:只好|只能|结果|害得)(?:我|我们)?|^(?:昨日|一昨日|今朝)[^。\n]*(?:て|で)(?:帰|行|困|諦め|歩)\w*",
        """Вчера магазин закрыли рано, и мы ушли.
        Gestern wurde der Zug ersetzt, und wir sind gelaufen
        昨天那家店关门了，我们只好吃泡面。""",
        """Gestern haben wir den Server abgeschaltet
        Вчера мы переехали на Postgres""",
    ),
    remark(
        "a slip that was mended",
        ("announced", "changed", "denied"),
        r"\bfalsche\w* [\w-]+ (?:eingegeben|erwischt|genommen|geöffnet|angeklickt)\b[^.!?\n]*\bjetzt (?:geht|klappt|läuft|passt)\b|\b(?:hab\w*|war|hatte)\b[^.!?\n]*\b(?:falsch\w*|verwechselt|vertippt|vertauscht)\b[^.!?\n]*\b(?:läuft (?:jetzt|wieder|nun)|ist (?:jetzt )?(?:behoben|gefixt|repariert|grün)|geht (?:jetzt|wieder))|\b(?:galéré|passé|perdu|cherché)\b[^.!?\n]*\b(?:mauvaise?|faute|erreur|inversé|confondu)\b[^.!?\n]*\b(?:c'est (?:réparé|réglé|corrigé|bon|résolu)|ça (?:marche|passe|tourne)|est vert)|\b(?:equivoqué|confundí|mal|error|equivocad[oa])\b[^.!?\n]*\b(?:ya (?:está|quedó|lo) (?:arreglad|resuelt|corregid|arregl|solucion)\w*|ya funciona|ya anda|quedó verde)|(?:перепутала?|ошиб\w+|опечат\w+)[^.!?\n]*(?:уже (?:починила?|исправила?|работает)|всё (?:работает|зелёное|починил))|(?:错|混|反)了[^。！？\n]*(?:折腾|排查|查了|找了|调了)[^。！？\n]*(?:改好|修好|搞定|好了|正常|解决)|(?:間違え|ミス)[^。\n]*(?:直しました|直りました|解決しました|動きました)",
        """J'ai galéré deux heures avec une mauvaise variable d'environnement, c'est réparé et la CI est verte
        昨天配置写错了，折腾了一小时，后来改好了，线上一切正常
        Hab den falschen Branch gepusht und verwechselt, läuft jetzt wieder
        Me equivoqué de rama, ya está arreglado
        Перепутал ветки, уже починил""",
        """J'ai confondu les deux, c'est bon sur le port 8443
        我写错了，应该是 8443
        Ich habe die Ports vertauscht, es ist 8443""",
    ),
)
