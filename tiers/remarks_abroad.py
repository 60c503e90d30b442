"""Talk outside English that uses a correction's words and corrects nothing, by kind.

A table as in `tiers.remarks`: its examples are its tests.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tiers.remark import remark

if TYPE_CHECKING:
    from tiers.corrections import Family

_ALL: tuple[Family, ...] = ("announced", "denied", "changed", "forbidden", "swapped")
_DE_OPEN = r"^\W*(?:(?:bitte|und|also|ok|okay|jetzt|hey|dann|komm|los)[\s,:]+)*"
_FR_OPEN = r"^\W*(?:(?:et|alors|ok|s'il te plaît|stp|svp|maintenant|bon)[\s,:]+)*"
_ES_OPEN = r"^\W*(?:(?:y|por favor|porfa|ok|oye|ahora|bueno)[\s,:]+)*"
_RU_OPEN = r"^\W*(?:(?:и|а|пожалуйста|ну|так|теперь)[\s,:]+)*"

REMARKS_ABROAD = (
    remark(
        "an order for work, outside English",
        ("denied", "changed", "swapped"),
        rf"{_DE_OPEN}(?:erklär|zeig|ersetz|füg|schreib|lösch|übersetz|bau|lies|fass|rechne|sortier|such|find|list|erstell|generier|formatier|prüf|check|vergleich|implementier|entfern|räum|schick|bastel|berechne|ergänz|beschreib|analysier|debugg?|behebe?|reparier|refaktorier|konvertier|wandle?|importier)e?(?:n sie|t)?\b(?!,)"
        rf"|{_FR_OPEN}(?:explique|montre|remplace|ajoute|écris|supprime|traduis|liste|génère|trie|cherche|trouve|résume|vérifie|teste|implémente|crée|rédige|envoie|décris|analyse|convertis|répare|compare|calcule|enlève|efface|retire|nettoie|refactorise|importe|relis|reformule)[szr]?(?:z)?(?:-(?:moi|nous|lui|le|la|les))*\b(?! ?(?:pas|plus)\b)"
        rf"|{_ES_OPEN}(?:expl[ií]ca|mu[eé]stra|reemplaza|sustituye|añade|agrega|escribe|borra|traduce|lista|genera|ordena|busca|b[uú]sca|encuentra|resume|revisa|comprueba|prueba|implementa|crea|redacta|envía|manda|describe|analiza|convierte|arregla|compara|calcula|elimina|limpia|refactoriza|importa|pasa|haz|pon)(?:me|nos|lo|la|los|las|le)*\b(?! (?:eso|caso|lo (?:que|anterior))\b)"
        rf"|{_RU_OPEN}(?:объясни|покажи|замени|добавь|напиши|удали|переведи|перечисли|сгенерируй|отсортируй|найди|поищи|проверь|протестируй|реализуй|создай|составь|отправь|опиши|проанализируй|преобразуй|почини|исправь|сравни|посчитай|убери|почисти|переделай|сделай|расскажи)(?:те)?(?!\w)"
        r"|^(?:请(?!客|假)|帮我|帮忙|麻烦你?|劳烦|把|将|给(?!我们)|解释|写(?!错|成|反)|列出|生成|翻译|找|查一下|看一下|总结|检查|测试|删|加(?!的)|创建|说说|讲讲|介绍)(?![^。！？\n]*[了啦][。！~～]*$)(?![^。！？\n]*(?:以后|今后|从现在起|别再|不要再))",
        """Ersetz bitte in der utils.ts alle var durch const, nicht let
        Remplace les tabulations, pas les espaces
        Borra las filas que ya no se usan.
        Удали всё, что больше не используется
        把端口改成 8080。
        解释一下为什么用 let 而不是 var""",
        """Wir haben die Tests gelöscht, die Doku ist veraltet
        把端口改成 8080 了
        Borra eso, es el martes""",
    ),
    remark(
        "a question without its mark, outside English",
        _ALL,
        r"^\W*(?:(?:und|aber|sag mal|du|hey|ok|weißt du|weiß jemand|kann mir jemand sagen)[\s,]+)*(?:wer|wie|wo|wann|warum|wieso|weshalb|woran|wozu|welche[rsnm]?|wieviel|wessen|ob)\s(?!(?:hat (?:dir|ihnen|euch)|sagt (?:denn|dir)|kommst du (?:denn |bloß |nur )?(?:darauf|drauf|auf)|kommen sie (?:denn |bloß )?(?:darauf|drauf|auf)|ich (?:sehe|merke|lese|schon|gerade sehe)|(?:beharrst|bestehst|beharren|bestehen|behauptest|behaupten|glaubst|denkst|nennst|schreibst) (?:du|sie)|gesagt|immer|auch immer|ich (?:schon |bereits |vorhin )?(?:sagte|schrieb)|erwähnt|besprochen|du (?:weißt|siehst)|ihr wisst)\b)|^\W*was\s(?:ist|sind|war|macht|kann|soll|passiert|bedeutet|heißt|meinst|wäre|hat|haben)\b|^\W*(?:hast|habt|bist|seid|kannst|könnt|könntest|weißt|wisst|willst|sollen|soll|darf|gibt es|gibt's|ist|sind|haben|hat|war|wurden?|nutzt|nutzen|läuft|heißt|stimmt es)\s(?:du|ihr|sie|wir|ich|er|es|das|der|die|jemand|eigentlich|noch|schon|mein\w*|unser\w*)\b(?![^.!\n]*[.!]\s*$)"
        r"|^\W*(?:(?:et|mais|dis|sinon|au fait|tu sais)[\s,]+)*(?:qui (?:a(?! dit que| dit qu')|est|gère|utilise|s'occupe|peut|sait)\b|que (?:faut|faire|fait|se|penses|signifie|devient)\b|qu'est|quoi\b|quels?\b|quelles?\b|pourquoi\b(?! (?:est-ce que )?(?:tu|vous) (?:insist|t'obstin|persist|continu|crois|croyez|m'appel|dis|écris|pens))|comment\b|où (?:est|sont|se|en)\b|combien\b|quand est|est-ce|(?:as|avez|es|êtes|est|sont|peux|pouvez|sais|savez|utilise|utilisez|a)-(?:tu|vous|il|elle|on|ils|t-on|t-il|ce)\b)"
        r"|^\W*(?:(?:y|pero|oye|sabes|dime|una duda|por cierto)[\s,:]+)*(?:qué (?!no\b|va|cabeza|brut|tont|burr|mens|torpe|despist|desastre|memoria|bob)\w+|quién (?:sabe|es|está|tiene|puede|fue|ha|hizo|decidió|cambió)|cuál(?:es)? (?:es|son|era)|cómo (?:es|se|hago|puedo|está|va)|dónde (?:está|queda|hay|puedo|se|vive|pongo)|cuándo (?:es|fue|será|se)|cuánto\w* |por qué (?!(?:insist|sigues|sigue|seguís|te empeñas|se empeña|crees|cree|dices|dice|piensas|asumes|me llama)\w*)|alguien sabe|sabes si|saben si|hay alguna?|cual (?:es|era)|como (?:hago|se hace|puedo)|donde (?:está|esta|queda)|que (?:pasa|hago|significa|puerto|versión))\b"
        r"|^\W*(?:(?:и|а|но|слушай|скажи|подскажи|интересно|кстати|не знаешь|никто не знает)[\s,]+)*(?:кто(?! (?:тебе|вам|это|сказала?|говорит) )|где(?! (?:ты|вы) )|когда(?! мы| это я)|почему(?! (?:ты|вы) (?:упорно|вс[её]|опять|снова|постоянно|до сих))|зачем|отчего|как(?! я| мы| раз| уже| и)|какой|какая|какое|какие|сколько|чей|куда|откуда(?! (?:ты|вы|у тебя|у вас|такая|взял))|можно ли|нужно ли|стоит ли|есть ли|правда ли|разве|неужели)(?!\w)"
        r"|^(?:请问|你?知道|你?觉得|想问|问一下|我想知道)?[^，。！\n]{0,8}?(?:怎么(?!说|会|还|又|老|总)|为什么|为何|(?<!我)什么(?:时候|叫|是)|哪个|哪里|哪些|谁(?!都|说|告诉|跟你|和你|对你)|几点|多少(?!遍|次|回)|如何|有没有|能不能|可不可以|要不要|会不会|是不是|该不该)|(?:吗|嗎|呢|么)[？?。！\s]*$|^[^，。！\n]{0,12}(?:不知道|不确定|不清楚|忘了|想不起来)[^，。！\n]{0,4}(?:现在|哪|什么|谁|怎么|是不是|还)",
        """Kann mir jemand sagen, ob das noch aktuell ist oder veraltet ist
        Hast du die alte Adresse verwechselt
        Pourquoi c'est plus Paul, c'est Inès qui gère
        Qui a décidé que c'est Vite, pas Webpack
        cuál es el puerto bueno, el 80 y no el 81
        Почему используют let, а не var
        怎么判断一个进程已经不在运行了
        不知道现在用的是哪个版本""",
        """Wie gesagt: Port 8080, nicht 8081
        Quien lleva eso ahora es Marta""",
        lasting=True,
    ),
    remark(
        "what one no longer knows or can",
        ("changed",),
        r"\bnicht mehr (?:weit|lange?|nötig|schlimm|feierlich|normal|auszuhalten|schön|lustig|zu \w+|wegzudenken|ganz (?:frisch|dicht)|der jüngste|sicher|so (?:ganz|recht|sicher|schlimm|weit|einfach|leicht|viel)|genau|ein noch aus|drin|dran denken|(?:dazu|dafür) gekommen)\b|\b(?:erinnere|weiß|kann|verstehe|sehe|finde|schaffe|halte|ertrage|glaube|höre|trau\w*|komme) (?:ich |mich |es |das |da |dich )*(?:nicht|nix|nichts) mehr\b|\b(?:ich|man|er|sie|wir) (?:erinner\w*|weiß|wissen|kann|können|verstehe|sehe|finde|schaffe|halte?)\b[^.,;!?\n]{0,30}\b(?:nicht|nix|nichts|keine?n?) [^.,;!?\n]{0,15}\bmehr\b|\btritt\b[^.,;!?\n]{0,20}\bnicht mehr auf|\bkommt (?:mir )?nicht mehr in (?:den sinn|die tüte)"
        r"|\bn(?:e |')(?:\w+ )?plus (?:que|qu'|grand-chose|rien (?:à|de)|l'air|longtemps|très|si|du tout (?:envie|mal|faim)|le temps|envie|personne)\b|\b(?:ne |n')(?:me |m'|en |y |s'|se )?(?:souviens|rappelle|sais|peux|comprends|vois|trouve|entends|supporte|arrive|reste|tient|manque|dort|dors|pleure|faut|suis sûre?|est très|est si|attend|sens)\w* plus\b|\bplus (?:la peine|qu'à|question)\b"
        r"|\bya no (?:me |te |le |nos |se |lo |la |hay )?(?:queda|quedan|acuerdo|s\u00e9(?!\w)|puedo|puede|aguanto|recuerdo|entiendo|importa|duele|hay|da tiempo|falta|hace falta|tiene (?:sentido|remedio|arreglo|gracia)|aparece|sale|da|llora|duerme|oigo|veo|siento|soporto|quiero saber|cabe|espero|es lo mismo|es tan|estoy segur[oa])\w*\b"
        r"|уже не (?:маленьк|молод|реб[её]н|дети|злюсь|сержусь|обижа|страшно|в первый)\w*|(?:больше|уже) не (?:помню|могу|знаю|понимаю|вижу|слышу|хочу|болит|важно|нужно|надо|смогу|терпится|смешно|так (?:страшно|важно|больно)|получается|появляется|падает|уверена?|успею|выдержу|осталось|хватает|имеет смысла)\w*"
        r"|(?:已经|再也)?(?:不|没)(?:记得|知道|想|明白|懂|需要担心|着急|生气|难过|害怕|疼|痛|困|累|饿|行|敢|好意思|见|值得)了|再也(?:不|没)(?!用)|(?:打|开|动|走|吃|睡|用(?!不[上着])|跑|连|登|看|听|写|找|买|赶|受|忍)不(?:开|了|动|下|着|起|上|到|见|完|住)了|もう(?:思い出せ|覚えて(?:い)?|分から|わから|できま|でき|限界|我慢|歩け|待て|会え|戻れ|戻ら|疲れ|間に合)",
        """Ich glaube, das ist nicht mehr weit.
        Ce n'est plus qu'une question de temps
        Il ne reste plus rien à faire
        Ya no queda nadie en la oficina
        ya no me acuerdo de cómo se llamaba
        Я уже не помню
        更新以后应用打不开了。
        もう思い出せません""",
        """Wir nutzen Jenkins nicht mehr
        Ce n'est plus le cas
        Ya no usamos Jenkins
        Мы больше не используем Jenkins
        钢琴不学了""",
    ),
    remark(
        "a mishap told",
        ("announced",),
        r"\b(?:verwechselt|vertauscht|verlesen|vertippt|vertan) und (?:\S+ ){0,9}?(?:ge\w+(?:t|en)|\w+ge\w+(?:t|en)|verloren|verpasst|vergessen|bekommen|verlaufen)\b|\bgeirrt,? zu \w+|\b(?:mal lu|confondu|trompée?|plantée?|mélangé|inversé) (?:\S+ ){0,6}?(?:et|du coup) (?:on|j'|je|nous|il|elle|ça|le|la|tout) ?(?:s'est|s'était|ai|a|est|suis|sommes|avons|me suis)\b"
        r"|\b(?:equivoqué|confundí|equivoque|confundi|leí mal|lei mal|conté mal) (?:\S+ ){0,6}?y (?:\S+ ){0,2}?(?:llegué|llegue|perdí|perdi|terminé|acabé|acabe|tuve|tomé|subí|bajé|compré|compre|me|nos|salió|quedó|fui|fuimos|metí|eché|eche)\b|(?:ошибся|ошиблась|перепутала?|напутала?|спутала?) (?:\S+ ){0,6}?и (?:\S+ ){0,2}?(?:уехала?|пришла?|пришёл|попала?|купила?|опоздала?|взяла?|вышла?|вышел|села?|сел|потеряла?)(?!\w)|(?:错|混)了[^，。]{0,8}[，,](?:结果|害得|只好|白跑|所以|差点)|(?:間違えて|勘違いして)[^。]{0,14}(?:買|乗|降り|行|入|食べ|飲|持って)",
        """Ich hab die Brille verwechselt und die von meiner Schwester mitgenommen
        J'ai mal lu la carte et on s'est perdus
        Me equivoqué de calle y llegué tarde
        Перепутал поезда и уехал не туда
        看错了时间，结果迟到了""",
        """Ich hab die Ports verwechselt, 80 ist richtig
        J'ai mal lu, c'est le 12""",
        lasting=True,
    ),
    remark(
        "times gone by",
        ("swapped", "changed"),
        r"^\W*(?:früher|damals|als kind|zu meiner zeit|in den \d0ern|im mittelalter|in meiner kindheit)\b[^.!?\n]*\b(?:man|die leute|alles|ich als kind|wir als kinder|(?:haben|hatten|sind|waren) wir)\b(?![^.!?\n]*\b(?:jetzt|inzwischen|heute|nun) (?:nutzen|heißt|ist es|haben wir))|^\W*(?:quand j'étais|à l'époque|dans le temps|de mon temps|enfant,|petite?,)|^\W*(?:de (?:chico|chica|niñ[oa]|pequeñ[oa]|joven)|cuando (?:era|éramos|tenía|fui)|en mis tiempos|en aquella época|antes la gente)\b|^\W*(?:в детстве|когда я был|когда я была|в молодости|в моё время|в те времена|раньше люди)(?!\w)|^(?:小时候|以前我们都|当年|那时候|我小的时候|过去人们)|^(?:子供の頃|昔は|学生時代|若い頃)",
        """Früher hat man Briefe geschrieben statt E-Mails.
        Quand j'étais petit on habitait à Lille, pas à Paris
        De chico vivía en Lima y no en Cusco
        小时候住在乡下，不是城里""",
        """Früher war es Port 80, jetzt ist es 81
        Antes usábamos Jenkins, ahora GitLab""",
        lasting=True,
    ),
    remark(
        "a plan, outside English",
        ("denied", "changed"),
        r"\b(?:wir|ich) (?:überlegen?|planen?|wollen|will|möchten?|könnten?|denken?|sollten?|haben vor|spiele mit)\b[^.!?\n]*(?:\w+ zu \w+en|\bzu\b|umzu\w+|\w+en)\b|\b(?:on|nous|je) (?:envisage|envisageons|prévoit|prévoyons|compte|comptons|pense à|pensons à|réfléchit à|réfléchissons à|songe à|aimerai\w+|voudrai\w+|va (?:peut-être|sûrement|bientôt))\b|\b(?:pensamos|queremos|quisiéramos|planeamos|pretendemos|estamos (?:pensando|valorando|considerando|evaluando)|vamos a ver si|igual (?:cambiamos|migramos|pasamos))\b|(?<!\w)(?:думаем|подумываем|собираемся|планируем|хотим|обсуждаем|рассматриваем|может быть|возможно)(?!\w)|(?:考虑|打算|计划(?!有变|变|改)|准备|琢磨|商量|讨论)(?:着)?(?:要|把|不|弃|换|改|迁|停|搬|转|过|是否|下)|(?:予定(?!変|が変|から|を|表|に|の)|検討(?:して|中)|つもり(?:です|だ)|かもしれ|たいと思)",
        """我们在考虑弃用 Slack
        Wir überlegen, Jenkins als veraltet abzuschalten
        On envisage d'abandonner Slack
        Estamos valorando dejar Slack, que está obsoleto
        Мы подумываем, устарел ли Slack""",
        """我们已经弃用 Slack 了
        Slack haben wir abgeschafft""",
    ),
    remark(
        "news of outsiders",
        ("changed", "denied"),
        r"^(?!.*\b(?:du|ihr habt|tu|t'as|vous|tú|usted)\b)(?:^\W*(?:und |übrigens |haha |tja |oh )?(?:(?:mein|meine|unser|unsere|die|der|eine?)\s)?(?:nachbar\w*|kolleg\w*|kumpel\w*|schwager|schwägerin|cousine?|bekannte\w*|praktikant\w*|lieferant\w*|hersteller|supermarkt|bäcker|stadtwerke|regierung|dienstleister|konkurrenz|leute|vermieter\w*|friseur\w*)(?! von uns)\b(?![^.!?]*\b(?:wir|uns|unser\w*|jetzt (?:ist|macht|kümmert))\b)|^\W*(?:das|die|der|ein\w*) [^.,;!?\n]{2,30}? (?:ist|sind|hat|haben) wohl\b(?![^.!?\n]*\b(?:du|deine?|sie haben)\b)|^\W*(?:heise|golem|die zeitung|die bahn|spiegel|die tagesschau)\b|^\W*(?:(?:mon|ma|mes|nos|notre|les|le|la|un|une)\s)?(?:voisine?s?|collègues?|potes?|copains?|copines?|cousine?s?|beau-frère|belle-sœur|stagiaires?|prestas?|prestataires?|concurrents?|gens|proprio)\b(?![^.!?]*\b(?:nous|notre|nos|on)\b)|^\W*(?:il paraît|paraît|apparemment|on dirait|tiens,|j'ai lu que|j'ai entendu)\b|^\W*(?:(?:mi|mis|el|la|los|las|un|una)\s)?(?:vecin[oa]s?|colegas?|compañer[oa]s?|cuñad[oa]|prim[oa]s?|becari[oa]|proveedor\w*|competencia|gente|caser[oa])\b(?![^.!?]*\b(?:nosotros|nos|nuestr[oa]s?)\b)|^\W*(?:por lo visto|al parecer|dicen que|he leído que|parece que)\b|^\W*(?:(?:мой|моя|мои|наш|наша|наши)\s)?(?:сосед\w*|коллег\w*|приятел\w*|двоюродн\w*|стажёр\w*|подрядчик\w*|конкурент\w*|люди)(?!\w)(?![^.!?]*(?:мы|нас|нам|наш))|^\W*(?:говорят|слышала?|похоже|вроде бы|читала?),? (?:что )?|^(?:听说|据说|好像听|邻居|隔壁|我?同事|我?朋友|我表|竞争对手|网上说|新闻)|^(?:隣の|友達|同僚|ご近所|従兄弟|いとこ|ニュースで)"
        r"|^\W*(?:tiens,? |haha |mince,? )?(?-i:Google|Apple|Microsoft|GitHub|Twitter|Facebook|Meta|Amazon|Netflix|Spotify|OpenAI|Telekom|Vodafone|SNCF|Renfe|Instagram|WhatsApp|YouTube|Telegram|TikTok|Airbnb|Uber|Tesla|Яндекс|ВКонтакте|Сбер)(?! von uns| bei uns) (?:hat|haben|will|zieht|a|ont|va|ha|han|va a|quitó|cambió|сменил\w*|переименовал\w*|поменял\w*|отказал\w*|现在|改|已经))",
        """Die Nachbarn haben ihren Diesel verkauft und fahren jetzt elektrisch.
        Ma voisine ne mange plus de gluten, elle en parle tout le temps.
        Il paraît que Spotify a abandonné son ancien moteur de reco.
        Tiens, Twitter a viré l'oiseau et mis un X à la place
        Mi vecino cambió de coche, ahora lleva un Tesla""",
        """Marta hat das Team übernommen
        On a quitté GitHub
        Ma fille ne mange plus de gluten
        Mein Sohn isst kein Fleisch mehr""",
    ),
    remark(
        "what one does as a rule, or has",
        ("swapped",),
        r"^\W*(?:d'habitude|en général|normalement|le matin,|le soir,|meistens|normalerweise|für gewöhnlich|normalmente|por lo general|обычно|一般|通常|普段|平时)\b|^\W*(?:ich|wir) (?:habe|haben) (?:\w+ )?\w+ und keine? \w+\W*$|^\W*(?:an)?statt \S+ (?:gab|hatte|hatten|war|kam|aßen|tranken)\b",
        """D'habitude je bois du thé, pas du café.
        Ich habe zwei Brüder und keine Schwester.
        Statt Kaffee gab es heute Tee.""",
        """Statt Kaffee trinken wir Tee
        Je bois du thé, pas du café""",
    ),
    remark(
        "praise of an answer",
        ("denied",),
        r"^(?!.*(?:nicht|kein|falsch|aber|mais|pas |pero|faux))[^.!?]*\b(?:du|tu|dein\w*|ton|ta|vous|sie)\b[^.!?]*\b(?:war|ist|waren|sind|klingt|sieht|läuft|funktioniert|klappt|passt|hilft|gefällt|est|était|marche|fonctionne)\b[^.!?]{0,20}?\b(?:super|klasse|toll|prima|perfekt|genial|gut|spitze|hilfreich|top|schön|lecker|parfaite?|géniale?|excellente?|nickel|bien|impeccable|délicieux|délicieuse)\b|\b(?:das hast du|du hast das|du hast mir) (?:\w+ )?(?:super|klasse|toll|prima|perfekt|gut|schön|sehr geholfen)|\b(?:danke|merci)\b[^.!?]{0,15}\b(?:dass du|que tu|d'avoir)\b",
        """Die Lösung, die du vorgeschlagen hast, war super
        Das hast du super gemacht, danke""",
        """Die Lösung, die du vorgeschlagen hast, ist falsch""",
    ),
    remark(
        "a tale with its end",
        ("changed", "announced", "denied"),
        r"\b(?:beim|während|auf) (?:de[mrs] )?(?:hackathon|urlaub|party|konzert|spiel|wanderung|reise|ausflug|umzug|hochzeit)\b[^.!?]*\b(?:haben|hat|sind|habe)\b|\b(?:dreimal|zweimal|zigmal|mehrfach|ständig|dauernd) (?:\S+ ){0,4}?(?:gewechselt|geändert|verschoben|umgezogen|umbenannt)|^\W*(?:gestern|vorhin|heute (?:morgen|früh)|neulich) (?:hatte|war|bin|habe|hab) ich (?:\S+ ){0,8}?(?:falsch\w*|verwechselt)|\b(?:j'ai cru que|je croyais que|j'ai passé (?:la|ma|deux|trois|toute)|j'ai perdu)\b[^.!?]*|\b(?:mdr|ptdr|lol|xd|jaja+|haha+)\b\W*$|\bcreí que\b[^.!?]*\by (?:al final |en realidad )?(?:era|estaba)n?\b|\b(?:me pasé|pasé) (?:la|toda la|el|todo el|dos|tres) (?:mañana|tarde|día|horas?|noche)\b|(?:я думала?|мне казалось),? что[^.!?]*(?:а|оказалось)|\bmenos mal que\b|\bzum glück (?:hab|habe|noch)|heureusement\b|(?:haha|哈哈|笑死|ww+|草)[。！~]*$",
        """Beim Hackathon haben wir dreimal das Framework gewechselt und trotzdem gewonnen, war lustig.
        J'ai cru que j'avais perdu mes clés, en fait elles étaient dans le frigo, mdr.
        J'ai passé la matinée sur une faute de frappe, c'est réglé
        Gestern hatte ich stundenlang den falschen Branch offen, hab's aber noch gemerkt""",
        """Ich habe den Branch verwechselt, es ist next
        Wir haben das Framework gewechselt""",
    ),
    remark(
        "not only",
        ("swapped",),
        r"(?:だけ|のみ|ばかり)(?:では|じゃ|で)(?:なく|ない)|不(?:只|仅|光|单)(?:仅)?是|不是不|не только|\bnicht (?:nur|bloß|allein)\b|\bpas (?:que|seulement|uniquement)\b|\bno s[oó]lo\b",
        """速いだけじゃなくて安いです
        Es ist nicht nur schnell, sondern auch billig""",
        """ブランチ名は main ではなく trunk です""",
    ),
    remark(
        "better times",
        ("changed", "denied", "swapped"),
        r"\bfrüher war (?:alles|es|das leben|die welt) (?:besser|schöner|einfacher|leichter|ruhiger|billiger)|\bavant,? (?:c'était|tout était) (?:mieux|plus \w+|bien)|\bantes (?:era|todo era|se vivía|estábamos) (?:mejor|más|todo mejor)|раньше (?:было|всё было|жилось) (?:лучше|проще|веселее|дешевле|хорошо)|以前(?:更|比较)?(?:好|便宜|简单)|昔の?(?:は|ほうが|方が)(?:良|よ)",
        """Avant c'était mieux, maintenant c'est la galère
        Antes era mejor, ahora es peor
        Раньше было лучше, теперь хуже""",
        """Antes era Jenkins, ahora es GitLab""",
    ),
    remark(
        "a plain answer with no news",
        ("denied",),
        r"^\W*(?:nein|nee|nö)\W+(?:die (?:tests?|builds?|pipeline|ci) |der (?:build|test) |es (?:regnet|schneit|brennt)|sie hat|er hat (?:nicht|noch)|alles |keine (?:sorge|ahnung|zeit|panik)|(?:das|es) (?:ist|war) (?:nur |bloß |doch )?(?:ein (?:witz|scherz|spaß)|spaß)|heute (?:nicht|nicht mehr)|lieber nicht|lass)"
        r"|^\W*(?:non|nan)\W+(?:(?:non|nan)\W+)?(?:(?:ne )?t'inquiète|vous inquiétez|(?:les|nos) tests? |le (?:build|test) |c'est (?:une blague|pour rire|pas grave)|prends ton|pas (?:la peine|de souci|aujourd'hui|encore)|aucun|rien )|^\W*no\W+(?:es (?:broma|una broma|un chiste|nada)|los tests|el build|está bien|todo bien|ninguna? |nada |hoy no|mejor no|todavía|aún)|^\W*нет\W+(?:(?:это )?шутка|я шучу|тесты|билд|всё |вс[её] работает|ещё|я (?:живу|дома|сам|просто|ещё)|она не|он не|они не|никак|ничего|сегодня|лучше|пока)|^(?:不|没有|不是)[，,]\s*(?:开玩笑|逗你|测试|没事|还行|还好|谢谢|今天)|^いい?え[、,]\s*(?:冗談|特に|何も|今日|まだ|ちょうど)",
        """Nein, die Tests laufen noch
        Non, les tests passent
        Non non, t'inquiète, prends ton temps.
        No, es broma
        Нет, я живу один
        Нет, ещё нет""",
        """Nein, der Port ist 8443
        Non, le port est 8443
        No, el puerto es 8443
        Нет, порт 8443""",
    ),
    remark(
        "another's mishap",
        ("announced",),
        r"^\W*(?:он|она|они|(?:мой|моя|наш|наша) [а-яё]+|(?-i:[А-ЯЁ])[а-яё]+)(?<!Я)(?<!Тут)(?<!Выше)(?<!Виноват)(?<!Случайно)(?<!Сам)(?<!Здесь)(?<!Опять)(?<!Извини)(?<!Прости) (?:\w+ )?(?:опять |снова |тоже )?(?:перепутала?|ошибся|ошиблась|напутала?|опечатал(?:ся|ась))|^(?:他|她|他们|(?:小|老)[^，。]|同事|老师|医生|司机|快递)[^，。]{0,4}(?:打|写|说|记|看|弄|搞|算|走|拿|送|发)错|^(?:彼|彼女|田中さん|同僚|店員|先生)(?:は|が)[^。]{0,12}間違え",
        """Он перепутал
        Курьер перепутал подъезд
        他打错了电话
        彼は間違えた""",
        """Я перепутал, это ветка next
        我打错了，端口是 5433""",
    ),
    remark(
        "what a machine or a text says",
        _ALL,
        r"\b(?:fehlermeldung|meldung|(?:im|das|die) logs?|konsole|ausgabe|(?:der|im|das) (?:dialog|popup|button|linter|compiler|hinweis|schild)|fehler)\b[^.!?:\n]{0,30}(?:lautet|sagt|steht|schreibt|meldet|meckert|zeigt)?\s*:|\b(?:(?:le|un|ce) message(?: d'erreur)?|(?:le|les|un) logs?|la console|le linter|compilateur|(?:la|le|un) (?:popup|bouton|panneau)|l'erreur|avertissement)\b[^.!?:\n]{0,30}(?:dit|affiche|indique|est)?\s*:|\b(?:el (?:log|mensaje|linter|error|botón|aviso|cartel|compilador)|la (?:consola|salida))\b[^.!?:\n]{0,30}(?:dice|pone|muestra|es|sale)?\s*:|(?:лог|логе|логах|консоль|консоли|линтер|сообщение|сообщении|ошибка|ошибке|кнопка|выводе|предупреждение)(?!\w)[^.!?:\n]{0,30}:|(?:日志|报错|错误信息|控制台|提示|弹窗|输出|按钮|警告)(?:里|上|中)?[^，。！\n]{0,6}(?:写|说|显示|是|提示|：|:)|(?:ログ|エラー|メッセージ|コンソール|警告)(?:に|が|で|は[^。]{0,20}(?:と(?:出|表示|書)|って出))",
        """Die Fehlermeldung lautet: falscher Port, nutze 8443 statt 8080
        le message d'erreur dit : mauvais port, utilisez 8443 et non 8080
        El log pone: host incorrecto, use db-2 y no db-1
        В логе написано: неверный порт, нужен 8443, а не 8080
        日志里写着端口错了，应该是 8443""",
        """Korrektur: der Port ist 8443
        Corrección: el puerto es 8443, no 8080""",
        lasting=True,
    ),
    remark(
        "asked without its mark",
        ("changed", "denied", "swapped", "announced"),
        r"^\W*(?:(?:oye|hola|che|bueno|y|pero|perd[oó]n|porfa|por favor),? )*(?:(?:cu[aá]l(?:es)?|c\u00f3mo(?! que\b)|como (?:hago|hacemos|se hace|puedo|podemos|le hago|quito|saco|dejo|paro)|por qu[eé](?! (?:insist|sigues|sigue|seguís|te empeñas|se empeña|crees|cree|dices|dice|piensas|asumes|me llama))|d\u00f3nde(?! (?:sal|sac|ha))|donde (?:est|qued|encuentr|puedo)\w*|cu\u00e1ndo|cu[aá]nt[oa]s?|qu\u00e9 (?!(?:va|cabeza|brut|tont|burr|mens|torpe|despist|desastre|memoria|bob|no\b|pena))|para qu[eé])\b|(?:expl[ií]ca(?:me)?|cu[eé]nta(?:me)?|dime|decime|sabes|sab[eé]s|alguien sabe|mu[eé]stra(?:me)?|ens[eé][ñn]a(?:me)?|av[ií]s(?:a|ame)|verifica|comprueba|revisa|chequea) (?:(?:a )?(?:c[oó]mo|qu[eé]|por ?qu[eé]|cu[aá]l|si|d[oó]nde|cu[aá]ndo|qui[eé]n)\b|la diferencia))"
        r"|^\W*(?:请问|想问(?:一下)?|问(?:一下|下)|请教(?:一下)?|帮我看看|看看|查查|那|这个|哎)?[,，]?(?:怎么(?!又|还|老)|如何|怎样|为什么|为啥|为何|咋|什么时候|哪(?:个|些|里|种)|多少|有没有(?:办法|什么))[^，。？！\n]*[？?。]?$"
        r"|(?<!\w)^\W*(?:(?:а|и|слушай|привет|подскажи(?:те)?),? )*(?:как|почему(?! (?:ты|вы) (?:упорно|вс[её]|опять|снова|постоянно|до сих))|зачем|где|когда|сколько|какой|какая|какие|чем) (?!же так\b|раз\b)[^.?!\n]*[.?]?$|(?:方法|やり方|手順|理由|コツ)を(?:教えて|説明して|知りたい)|(?:教えて|説明して)(?:ください|下さい|ほしい)?[。！]?$",
        """cuál era el comando para ver lo que ya no se usa
        Cómo dejo de recibir alertas de Grafana
        Explícame qué pasa cuando un lock ya no se libera
        怎么判断一个进程已经不在运行了
        Как понять, что процесс больше не работает
        Jenkinsをやめて移行する方法を教えて""",
        """Qué va, ya no usamos Jenkins""",
        lasting=True,
    ),
    remark(
        "words to be written",
        ("changed", "denied", "swapped", "announced"),
        r"^\W*(?:(?:por favor|porfa|ahora|y|oye|me),? )*(?:escr[ií]b[ei](?:me|le|les)?|redact(?:a|á|ame|en?)|h[aá]z(?:me|le)?(?! caso)|tradu(?:ce|cí|ceme|zca)|resum(?:e|í|eme)|prep[aá]ra(?:me)?|agr[eé]ga(?:le)?|a[ñn][aá]de(?:le)?|inv[eé]nta(?:me)?|gen[eé]ra(?:me)?|cr[eé]a(?:me)?|pon(?:le|me)?|arma(?:me)?) (?:un[ao]?s?|el|la|los|las|est[ea]|dos|tres|algo) [^.,;:!?\n]{0,60}?\b(?:que|donde|diciendo|avisando|para (?:avisar|decir|contar|informar|explicar)|anunciando|sobre (?:alguien|un|una))\b"
        r"|^\W*(?:(?:请|麻烦|帮忙|能不能|可以)?(?:(?:帮我|给我|替我|帮忙|帮)(?:写|拟|起草|编|想|画|做|生成|翻译|润色|列|出|设计|准备)|(?:写(?:个|一|段|份|封|条|篇)|拟(?:个|一)|起草|生成|翻译|润色))(?!错|反|的(?:是|那)|成)[^，。！？\n]{0,24}|给[^，。！？\n]{1,30}(?:写|拟|画|做|加)(?:个|一|段|份|条|篇)?[^，。！？\n]{0,16}|[^，。！？\n]{0,30}帮我[^，。！？\n]{0,4}(?:写|拟|翻译|润色|列)[^。\n]{0,16})(?:[,，:：、]|说|讲|。|$)"
        r"|(?<!\w)^\W*(?:(?:пожалуйста|а|теперь),? )*(?:напиши|составь|придумай|переведи|сочини|сделай|подготовь|набросай|добавь)(?:те)? (?:мне )?[^.,;:!?\n]{0,50}(?:, (?:что|где|в котором|о том)|\bо том\b|\bпро\b|:)|[^。\n]{0,40}(?:メール|文|文章|お知らせ|通知|バナー|メッセージ|コメント|詩|物語|返信|告知)を(?:書い|作っ|作成|考え|追加|訳し|直し)",
        """Escribe un correo diciendo que ya no usamos Slack
        Redacta una nota para avisar que Mateo ya no va a clase
        帮我写个公告，说我们不再支持 IE 了
        Напиши письмо, что мы больше не поддерживаем IE
        もう使っていませんというお知らせを書いて""",
        """Escribí eso antes, ya no usamos español
        你写错了，我们不再用 npm""",
    ),
    remark(
        "a plan or a perhaps",
        ("changed", "denied", "swapped"),
        r"^\W*(?:(?:pero|y|igual|creo que|bueno),? )*(?:quiz[aá]s?|tal vez|a lo mejor|puede (?:que|ser)|capaz (?:que)?|ojal[aá]|seguramente|probablemente|estamos (?:pensando|considerando|evaluando|viendo si|valorando)|estoy (?:pensando|viendo si|considerando)|pensamos (?:en )?\w+r|pienso \w+r|queremos|quisi[eé]ramos|me gustar[ií]a|nos gustar[ií]a|planeamos|tenemos (?:planeado|pensado)|deber[ií]amos|convendr[ií]a|no s[eé] si|no sabemos si|dudo)(?!\w)"
        r"|(?:打算|考虑|计划(?!有变|变|改|取消)|准备|想要?|希望|可能(?:会|要|下|明)?|也许|或许|说不定|没准|争取|拟|将(?:来|要|会)?|正(?:在)?(?:考虑|讨论|研究)|(?<!现在)(?<!不)(?:快|就|马上)?要(?!求|点|么|不|是|说))[^，。！？\n]{0,12}?(?:换|改|迁|搬|切|停|卖|转|升|辞|退|去|用|戒|推迟|提前)"
        r"|(?<!\w)^\W*(?:(?:но|и|а|я думаю),? )*(?:может(?: быть)?|возможно|наверное|наверно|хотим|хочу|думаем|думаю (?:\w+ть)|планируем|собираемся|собираюсь|надо бы|хорошо бы|пока думаем)(?!\w)|(?:かもしれ(?:ません|ない)|予定です|つもりです|しようと思|ようかな|たいと思|検討中|検討して(?:い)?ます|たいです(?:[。！]|$))",
        """Quizá pasemos el repo a GitLab
        Estamos pensando en dejar Jenkins, ahora está en el 9091
        我们打算明年换成 Rust 了
        Может, мы уже не будем на Rust
        来年は Rust に移行しましたと言うかもしれません""",
        """Ya no usamos Jenkins
        我们换成 Rust 了
        Мы больше не используем Jenkins""",
    ),
    remark(
        "an appeal beside a plan",
        ("swapped", "changed", "denied"),
        r",\s*no (?:llegues|olvides|vayas|seas|tardes|faltes|pierdas|preocupes|salgas|corras|llores|grites|sufras)\b|^(?!还是)[^，。！？\n]{0,16}?(?:改|换|移|挪|搬|升级|迁移)(?:成|到|为|用|一下|个)[^，。！？\n]{0,14}(?:吧|好吗|呗)[。！~～]*$|给我(?:看看|看下|改改|来一?个)|^(?:いや|いえ|ううん)[、,]\s*(?:今日|明日|今|私|僕|俺|もう)?は?[^。、]{0,6}(?:行か|食べ|飲ま|来|要ら|いら|し|見|やら)ない(?:よ|です)?[。!！]?$",
        """Nos vemos a las siete, no llegues tarde.
        这段代码改成异步的吧
        いや、今日は行かない""",
        """La cita es a las siete, no a las ocho
        还是改成周四吧，我们周三不上班了
        いや、ポートは 5433 です""",
    ),
    remark(
        "the neighbours' news",
        ("changed", "denied"),
        r"(?<!\w)(?:врач|доктор|мама|папа|жена|муж|начальник|шеф|учитель|тренер)(?: мне| нам)? (?:сказала?|велела?|запретила?|посоветовала?) (?:больше |уже )?(?:не )?\w+ть|\bel (?:m[eé]dico|doctor|jefe) (?:me )?(?:dijo|dice|pidi[oó]) que\b|^医生(?:让|叫|说)我?(?:别|不要|不能)[^，。]{0,10}$|^\W*(?:(?:а |у )?(?:сосед\w*|одноклассни\w+|знаком\w+|коллег\w*|однокурсни\w+|дальние родственники|друзья|подруг\w*)(?: \w+)?(?!\w)(?![^.!?\n]*(?:наш\w*|у нас|мы|меня|нам|мне|я|проект\w*|теперь за|отвечает)(?!\w)))|^(?:听说)?(?:邻居|隔壁|同学|网友|某公司|别人|人家|楼上|楼下|亲戚)(?![^。！？\n]*(?:我们|我|咱))|^(?:電影|电影|小说|电视剧|剧里|故事|主角|歌里)|^(?:隣の家|近所|隣の人|友達|友人|同級生|他社|芸能人)(?:の[^。、]{1,6})?(?:が|は|も|、|さん)(?![^。]*(?:私|うち|僕|俺|我が家))"
        r"|^\W*(?:la (?:peli|película|serie|novela|trama)|el (?:libro|clima|mundo|partido))\b(?!\w* de (?:mi|nuestr))|^\W*(?:(?:mi|mis|la|el|los|las|un|una|unos) )?(?:vecin[oa]s?|cuñad[oa]s?|ex)\b(?![^.!?\n]*\b(?:nos|me|mi|nuestr\w+|conmigo|yo|nosotros|\w+amos)\b)",
        """Соседи продали дачу и уехали
        邻居家把狗卖了
        隣の家、犬を飼うのやめて猫にした
        电影最后主角搬走了
        Mi vecina ya no tiene perro""",
        """Дачу мы продали, так что про рассаду неактуально
        我们搬走了
        Сосед теперь на нашем проекте, он больше не отвечает за биллинг""",
    ),
)
