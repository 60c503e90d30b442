"""How statements worth keeping are worded in German, French, Spanish, Russian, Chinese and Japanese.

Standing rules, choices, definitions and roles. A row is tried where no word of English alone stands (`learn.pattern`).
Longer than other files because it is a table.
"""

from __future__ import annotations

import regex

from learn.mood import wavers
from learn.pattern import LOG, Pattern, pattern

_CHATTER = regex.compile(
    r"^(?:das|dies|es) (?:ist|war|wird|sind|hat|läuft|geht|klingt)\b|^ich (?:habe|glaube|denke|weiß|hoffe|danke"
    r"|möchte|brauche (?:hilfe|dich))\b"
    r"|^(?:heute|eben|gerade|vorhin) (?:war|waren|hatte|hatten|hab|habe|haben|bin|muss|kam|ging|ist (?:ein|mir|es|so))\b"
    r"|^(?:il faut|faut) (?:que (?:je|j['’]|tu|on aille|nous allions)|encore )|^(?:je dois|je devrais|on doit|nous devons|il faut) (?!toujours|jamais)(?:(?:encore|juste|vite|aussi) )?(?:aller|partir|acheter|appeler|rappeler|finir|chercher|passer (?:chez|à|au|prendre)|filer|rentrer)\b"
    r"|^(?:debo|tengo que|debemos|hay que) (?!siempre|nunca)(?:ir|salir|comprar|llamar|terminar|recoger|pasar por|volver)\b"
    r"|^(?:gestern|vorgestern|letzte[ns]? \w+) (?:haben|habe|hat|sind|bin|ist|waren|war)\b"
    r"|^(?:c['’]est|ça|cela|ceci|il y a un (?:bug|problème|souci)|je (?:pense|crois|veux|voudrais|cherche))\b"
    r"|^(?:esto|eso|es|está(?! (?:\w+ )?prohibid)|hay un (?:error|problema|bug)|creo|quiero|necesito ayuda)\b"
    r"|^(?:это|я думаю|я хочу|спасибо|есть (?:баг|проблема|ошибка))\b"
    r"|^(?:这|那|它|他|她|我想|我觉得|谢谢|有个(?:问题|错误|bug))"
    r"|^(?:これ|それ|あれ|ありがとう|お願い)|^.{0,12}(?:最高|嬉しい|楽しみ|素敵|すごい)(?:です)?[！!。]*$",
    regex.IGNORECASE,
)


def _is_no_chatter(text: str) -> bool:
    return not _CHATTER.match(text) and not wavers(text)


ABROAD: tuple[Pattern, ...] = (
    pattern(
        "de: Regel",
        r"^(?!.*\b(?:habe|hab|hatte) (?:ich )?(?:noch )?nie\b)(?!(?:(?:ich|wir) (?:muss|müssen|soll|sollen|sollte|sollten)|(?:\w+ ){1,3}?(?:muss|müssen|soll|sollen|sollte|sollten) (?:ich|wir)) (?!(?:immer|nie|stets|täglich|jeden|nur|grundsätzlich|alle)\b)(?:(?:noch|heute|morgen|gleich|nachher|später|mal|kurz|bald|erst|dringend|unbedingt|jetzt) )*(?:\S+ ){0,4}?(?:zu[mr]?|ins?|nach|noch|heute|morgen|gleich|nachher|los|weg|einkaufen|gehen|holen|abholen|anrufen|machen|fahren)\b)(?:\S+\s+){0,9}?(?:immer|nie|niemals|stets"
        r"|grundsätzlich|keinesfalls|auf keinen fall|unter keinen umständen|muss|müssen|darf|dürfen|soll|sollen"
        r"|sollte|sollten|verboten|pflicht|ausschließlich)\b(?=.*\w+)"
        r"|^(?:bitte\s+)?(?:vermeide|bevorzuge|vermeidet|bevorzugt|vermeiden|bevorzugen|achte darauf|stelle? sicher"
        r"|nur)\b\s+\S+\s+\S|^(?:bitte\s+)?(?!(?:das|dies|es|ich|die|eine|diese|jene|meine|unsere|seine|ihre|alle|beide|viele|heute|jede)\b)\w+(?:e|t|en)\s+(?:[\w./-]+\s+){0,5}?(?:nicht"
        r"|kein(?:e[nrms]?)?)\s+\S",
        """Immer die Migrationen über drizzle-kit ausführen.
        Niemals direkt auf main pushen.
        PRs müssen vor dem Merge gesquasht werden.
        Wir deployen nie am Freitag.
        Pushe nicht direkt auf main.
        Secrets dürfen nicht ins Repo.""",
        """Das ist immer so.
        Danke, das sieht gut aus.
        Ich habe das noch nie gesehen.""",
        _is_no_chatter,
    ),
    pattern(
        "de: Wahl",
        r"\bwir (?!müssen (?:den|das|die) \w+ (?:fix|repar)|wollen\b|haben (?:ein(?:en)?|das) (?:problem|fehler"
        r"|bug)|sehen\b|wissen\b|denken\b|hoffen\b|sind (?:fertig|da|uns)\b)(?:\w+(?:en|n)|sind|haben)\s+\S"
        r"|\b(?:nutzen|verwenden|benutzen|setzen|deployen|haben|hosten|bauen|schreiben|arbeiten|bevorzugen|lieben"
        r"|hassen|testen|mergen|sind)\s+wir\s+\S"
        r"|\bich (?:nutze|verwende|benutze|bevorzuge|mag|liebe|hasse|arbeite|wohne|heiße|bin (?:der|die|das|ein"
        r"|eine|im|bei)|leite|betreue)\b\s*\S|^(?:bitte\s+)?(?:verwende[nt]?|nutz(?:e|en|t)|benutz(?:e|en|t)"
        r"|nimm)(?:\s+(?-i:Sie))?\s+(?!das\b|dies\b|es\b|mir\b)\S|^mein name ist\b",
        """Wir nutzen Helm für Deployments.
        Wir sind auf Kustomize umgestiegen.
        Für Deployments verwenden wir Helm.
        Verwende immer pnpm.
        Verwenden Sie pnpm statt npm.
        Ich arbeite bei Acme.
        Ich bevorzuge Tabs.""",
        """Wir haben ein Problem mit der CI.
        Wir wollen das fixen.
        Nimm das.""",
        _is_no_chatter,
    ),
    pattern(
        "de: Definition",
        r"^(?:der|die|das|den|unser\w*|mein\w*|alle|jede\w*|(?!(?:wir|ich|es|ihr|du|man)\b)(?-i:[A-ZÄÖÜ])\S+"
        r"|[\w.-]+[.\d][\w.-]*)(?:\s+[^\s,;:]+){0,8}?\s+(?:ist|sind|war|lautet|lauten|beträgt|betragen|läuft|laufen|liegt|liegen"
        r"|heißt|heißen|hört|lauscht|steht|stehen|befindet|gehört|braucht|benötigt|nutzt|verwendet|verwaltet"
        r"|betreut|leitet|endet|beginnt|startet|hat|haben|wohnt|arbeitet|kümmert|bedeutet)\s+(?!(?:sehr |so |zu "
        r"|noch |schon |wieder |jetzt |nicht )*(?:kaputt|gut|super|ok|okay|falsch|rot|grün|langsam|fertig|da|schön"
        r"|toll|richtig|schlecht|komisch|klar)\s*[.!]*$)\S",
        """Die Staging-Datenbank läuft auf Port 5433.
        Der Standard-Branch ist main.
        Dana ist die CTO von Acme.
        Unser Dashboard liegt unter https://ci.example.com.
        Das Release ist am 15. April.""",
        """Das ist gut.
        Der Build ist kaputt.
        Danke dir.""",
        _is_no_chatter,
    ),
    pattern(
        "fr: règle",
        r"^(?:\S+\s+){0,9}?(?:toujours|jamais|doit|doivent|devons|faut|interdit|interdite?s|obligatoire"
        r"|obligatoires)\b(?=.*\w)|^(?:évite[rz]?|préfère|préférez|préférer|privilégie[rz]?|assure-toi|assurez-vous"
        r"|veillez à|veille à|uniquement|seulement)\s+\S|^(?:merci de )?(?:ne|n['’])\s?(?:pas\s+)?\S+\s+(?:pas|plus"
        r"|jamais|rien|que)?\s*\S|\b(?:ne|n['’])\s?\w+\s+(?:jamais|plus)\b",
        """Toujours lancer les migrations sur staging.
        Ne jamais pousser directement sur main.
        Il faut signer les commits.
        Les PR doivent être squashées.
        Nous ne déployons jamais le vendredi.
        N'utilise pas npm.
        Évite les exports par défaut.""",
        """C'est toujours pareil.
        Merci beaucoup.""",
        _is_no_chatter,
    ),
    pattern(
        "fr: choix",
        r"\bnous (?!avons (?:un|une|des) (?:problème|bug|erreur|souci)|voulons\b|pensons\b|voyons\b"
        r"|espérons\b)(?:n['’]|ne )?\w+ons\b\s*\S|\bnous (?:sommes|avons) (?:passés?|migré|choisi|adopté|arrêté"
        r"|abandonné|remplacé)\b|\bon (?:n['’])?(?:utilise|déploie|a (?:choisi|migré|adopté|arrêté|remplacé)"
        r"|est passés? (?:à|de|sur)|préfère|héberge|passe (?:par|à)|travaille|garde|teste)\b\s*\S"
        r"|\b(?:j['’](?:utilise|habite|adore)|je (?:préfère|travaille|suis (?:le|la|un|une|dans|chez)|m['’]appelle"
        r"|déteste|gère))\b\s*\S|^(?:s['’]il te plaît\s+)?(?:utilise[rz]?|emploie|employez|garde[rz]? les|réponds"
        r"|répondez)\s+(?!ça\b|cela\b|ceci\b|le\s*$)\S",
        """Nous utilisons Helm pour les déploiements.
        On est passé à Kustomize.
        On utilise pnpm.
        Utilise pnpm au lieu de npm.
        Je travaille chez Acme.
        Nous sommes passés à Postgres.
        Réponds en français.""",
        """Nous avons un problème.
        Utilise ça.""",
        _is_no_chatter,
    ),
    pattern(
        "fr: définition",
        r"^(?:le|la|les|l['’]\S+|notre|nos|mon|ma|mes|chaque)(?:\s+[^\s,;:]+){1,9}?\s+a\s+(?!été\b)\S|^(?:le|la|les"
        r"|l['’]\S+|notre|nos|mon|ma|mes|chaque|tous les|toutes les|cette|cet|ce"
        r"|(?-i:[A-ZÉÀ])[\w.-]+)(?:\s+[^\s,;:]+){0,9}?\s+(?:est|sont|était|écoute|écoutent|tourne|tournent"
        r"|se trouvent?|s['’]appelle|s['’]écrit|se prononce|vit|utilise|utilisent|nécessite|contient|héberge|gère|possède|dirige|commence"
        r"|ouvre|ouvrent|ferme|ferment|part|arrive"
        r"|expire|finit|dure|ont|coûte|répond|pointe|appartient|signifie)\s+(?!(?:très |trop |encore |déjà "
        r"|bien )*(?:cassée?|bon|bonne|super|ok|bien|faux|rouge|vert|lent|lente|prête?|parfait|nul|top)\s*[.!]*$)\S",
        """La base de staging écoute sur le port 5433.
        Le port de staging est 5433.
        Dana est la CTO d'Acme.
        Notre tableau de bord est https://ci.example.com.
        La date limite est le 15 avril.""",
        """C'est bien.
        Le build est cassé.""",
        _is_no_chatter,
    ),
    pattern(
        "es: regla",
        r"^(?:\S+\s+){0,9}?(?:siempre|nunca|jamás|debe|deben|debemos|debes|prohibido|prohibida|obligatorio"
        r"|obligatoria)\b(?=.*\w)|^(?:hay que|evita|evitar|evite|prefiere|preferir|asegúrate|únicamente|sólo|solo"
        r"|está prohibido)\s+\S|^(?:por favor,?\s+)?no (?:se (?:debe|puede|permite)n?|uses|usar|use|hagas|hacer"
        r"|subas|subir|despliegues|desplegar|[a-záéíóú]{3,}(?:es|as|ar|er|ir))\b\s+\S",
        """Siempre ejecuta las migraciones con drizzle-kit.
        Nunca subas secretos al repositorio.
        Hay que firmar los commits.
        Los PR deben pasar la CI.
        No despliegues los viernes.
        Evita los exports por defecto.""",
        """Eso siempre pasa.
        Gracias, perfecto.""",
        _is_no_chatter,
    ),
    pattern(
        "es: elección",
        r"^(?:\S+\s+){0,6}?(?:usamos|utilizamos|desplegamos|preferimos|elegimos|trabajamos|alojamos|guardamos"
        r"|escribimos|probamos|hemos (?:cambiado|migrado|pasado|elegido|dejado|adoptado|reemplazado)"
        r"|(?:nos )?(?:cambiamos|migramos|pasamos) (?:a|de)|dejamos de|adoptamos|tenemos (?!un (?:problema|error"
        r"|bug)|una pregunta)|nos mudamos|estamos (?:usando|en|migrando))\b\s*\S|^(?:yo )?(?:uso|utilizo|prefiero"
        r"|me llamo|trabajo (?:en|como|para)|soy (?:el|la|un|una|de)|vivo en|odio|amo)\b\s*\S"
        r"|^(?:por favor,?\s+)?(?:usa|utiliza|use|utilice|usar|emplea|responde|contesta)\s+(?!esto\b|eso\b"
        r"|este\s*$)\S|^mi nombre es\b",
        """Usamos Helm para los despliegues.
        Hemos cambiado a Kustomize.
        Ya no usamos Jenkins.
        Usa pnpm en lugar de npm.
        Prefiero tabs.
        Trabajo en Acme.
        Responde en español.""",
        """Tenemos un problema.
        Usa eso.""",
        _is_no_chatter,
    ),
    pattern(
        "es: definición",
        r"^(?:el|la|los|las|nuestr[oa]s?|mi|mis|cada|todos los|todas las|este|esta"
        r"|(?-i:[A-ZÁÉ])[\w.-]+)(?:\s+[^\s,;:]+){0,9}?\s+(?:es|son|era|está|están|escucha|escuchan|corre|corren"
        r"|vive|viven|queda|se llama|se encuentra|usa|usan|utiliza|requiere|necesita|contiene|tiene|tienen|gestiona"
        r"|administra|lleva|empieza|termina|vence|expira|apunta|significa|pertenece|dura)\s+(?!(?:muy |bien |mal "
        r"|ya |todavía )*(?:roto|rota|rojo|roja|verde|bien|mal|bueno|buena|lento|lenta|listo|lista|genial|perfecto|caído"
        r"|caída)(?: otra vez| de nuevo| hoy| ahora)*\s*[.!]*$)\S",
        """La base de datos de staging escucha en el puerto 5433.
        El puerto es 5433.
        Dana es la CTO de Acme.
        Nuestro panel está en https://ci.example.com.
        La fecha límite es el 15 de abril.""",
        """Eso es todo.
        El build está roto.""",
        _is_no_chatter,
    ),
    pattern(
        "ru: правило",
        r"^(?:\S+\s+){0,9}?(?:всегда|никогда|нельзя|запрещено|запрещён\w*|обязательно|должен|должна|должно|должны"
        r"|следует|недопустимо)\b(?=.*\w)|^(?:пожалуйста,?\s+)?(?:не\s+\w+(?:й|йте|ите|и|ь|ьте)|избегай(?:те)?"
        r"|предпочитай(?:те)?|только)\s+\S",
        """Всегда запускай миграции через drizzle-kit.
        Никогда не пушь в main напрямую.
        Коммиты должны быть подписаны.
        Не деплой по пятницам.
        Нельзя хранить секреты в репозитории.""",
        """Это всегда так.
        Спасибо большое.""",
        _is_no_chatter,
    ),
    pattern(
        "ru: выбор",
        r"\bмы\s+(?:(?:больше не|не|уже|теперь|всегда|никогда не|сейчас|ещё)\s+)*(?!думаем\b|хотим\b|видим\b"
        r"|знаем\b|можем\b)\w+(?:ем|им|ём|ли|ем|ся)\b\s*\S|\b(?:используем|используй(?:те)?|перешли (?:на|с)"
        r"|переехали (?:на|в|с)|выбрали|мигрировали|отказались от|деплоим)\b\s+\S|\bя\s+(?:не\s+)?(?:использую"
        r"|предпочитаю|люблю|ненавижу|работаю|живу|пишу|отвечаю)\b\s*\S|^меня зовут\b|^отвечай(?:те)?\s+(?:по|на)\b",
        """Мы используем Helm для деплоя.
        Мы перешли на Kustomize.
        Теперь используем pnpm.
        Используй pnpm вместо npm.
        Я работаю в Acme.
        Меня зовут Аня.""",
        """Мы думаем.
        Мы хотим это исправить.""",
        _is_no_chatter,
    ),
    pattern(
        "ru: определение",
        r"^(?!я\b|мы\b|ты\b|он\b|она\b|что\b|как\b)\S+(?:\s+[^\s,;:—–]+){0,8}?(?:\s+[—–-]\s+\S|\s+(?:находится"
        r"|находятся|лежит|лежат|слушает|работает (?:на|в|под|с)|крутится|живёт|живет|называется|называются"
        r"|является|использует|используют|требует|принадлежит|истекает|начинается|заканчивается|хранится|хранятся"
        r"|отвечает за|руководит|стоит на|запущен\w* на"
        r"|(?:включ[её]н|выключен|отключ[её]н|разреш[её]н|запрещ[её]н|закрыт|открыт|доступ[её]?н)[аоы]?)\s+\S|\s+(?:порт|порту|версия|версии|ветка)\s+\S*\d)",
        """База данных слушает порт 5433.
        Порт staging — 5433.
        Дана — технический директор Acme.
        Конфиг лежит в /etc/app.yml.
        Дашборд находится на https://ci.example.com.
        Телеметрия выключена в проде.""",
        """Спасибо — отлично.
        Это работает.
        Long day - finally home.""",
        lambda text: (
            regex.search(r"\p{Cyrillic}", text) is not None
            and _is_no_chatter(text)
            and not regex.match(r"(?:спасибо|привет|отлично|хорошо)\b", text, regex.IGNORECASE)
        ),
    ),
    pattern(
        "ru: сведение",
        r"^(?:мо[йяёи]|наш[аеи]?)\s+(?:\S+\s+){0,3}?(?:номер|телефон|адрес|почта"
        r"|мейл|e-?mail|порт|хост|логин|ник|сайт|день рождения|дедлайн|офис|пароль от \S+)\w*"
        r"(?:\s+телефона)?(?:\s*[:—–-]\s*|\s+(?:это\s+)?)(?=\S*[\d@]|(?-i:[А-ЯЁA-Z]))\S"
        r"|^(?:наш\w?\s+|мой\s+|моя\s+)?(?:созвон|встреча|релиз|дедлайн|собрание|стендап"
        r"|демо|приём|экзамен|тренировка|рейс|поезд|самолёт|свадьба|планёрка|ретро)(?:\s+[^\s,;:]+){0,3}?"
        r"\s+(?:в|во|на|с)\s+(?:понедельник|вторник|среду|четверг|пятницу|субботу|воскресенье|\d{1,2}(?:[:.]\d\d)?(?!\w))",
        """Мой номер телефона +7 916 123-45-67
        Мой телефон: 8 916 123-45-67
        Мой адрес: Ленина, 5
        Наш порт 5432
        Созвон в понедельник""",
        """Мой телефон сломался
        Моя почта не работает
        Увидимся в понедельник""",
        _is_no_chatter,
    ),
    pattern(
        "zh: 规则",
        r"(?:必须|必須|务必|務必|一定要|永远|绝不|绝对不|決不|从不|從不|不要|不得|禁止|请勿|切勿|不能(?!用了|工作|运行)|不可以?|避免|应该|应当|應該|总是|總是|始终|只能|优先|一律|严禁"
        r"|嚴禁|不允许|每次.{1,20}(?:都|要|前|后))(?=.{2})|^(?:请)?别.{2,}",
        """必须通过 drizzle-kit 运行迁移。
        不要在周五部署。
        永远不要强制推送
        所有提交都必须签名。
        禁止把密钥提交到仓库。
        总是先运行测试。""",
        """不要。
        谢谢""",
        lambda text: not regex.match(r"(?:谢谢|不要紧|没关系)", text),
    ),
    pattern(
        "zh: 选择",
        r"^(?:我们|咱们|我司|我们团队)(?!想|觉得|遇到|有(?:个|一个)?(?:问题|错误|bug)|来|先|可以|看|试|能)[^，。？]{3,}"
        r"|^[^。？]{0,24}?(?:使用|采用|改用|改成|换成|换到"
        r"|切换到|迁移到|选用|选择了?|不再用|不再使用|喜欢|偏好|用)\s*[\w.@/\u4e00-\u9fff]{2,}|^我(?:叫|是|在)\S{2,}",
        """我们使用 Helm 部署。
        我们用 pnpm
        已经切换到 Kustomize。
        请使用 pnpm。
        部署改用 Kustomize
        我叫小明""",
        """这个没用
        没什么用""",
        lambda text: not regex.search(r"没.{0,2}用|^(?:这|那|它|把|请把)|(?:没|有|不)用[了吧。]*$|怎么用", text),
    ),
    pattern(
        "zh: 定义",
        r"^(?!这是|那是|它是|这|那|不是|[^，。]{0,10}(?:还是|又|仍然|总是)\S{0,4}(?:失败|报错|不行|坏|慢|挂))[^，。：；]{1,40}?(?:是|为|叫做?|位于|运行在|部署在|监听|属于|需要|由|等于|指的是|在(?=\s*(?:https?:|/|(?-i:[A-Z])|[\w.-]+\d"
        r"|端口|\w+\.))|：|:)\s*(?!(?:很|非常|太|特别|不)?(?:好|不错|坏了?|可以|对|错|慢|快)的?[。！!]*$)\S{1,}",
        """支付服务的端口是 8443
        测试数据库位于 db-stg-01.internal
        Dana 是 Acme 的首席技术官。
        服务监听 8080 端口
        截止日期是 4 月 15 日
        默认分支为 main""",
        """这是什么东西
        好的""",
        lambda text: (
            regex.search(r"[\u4e00-\u9fff]", text) is not None
            and not regex.search(r"[\u3041-\u3096\u30a1-\u30fa]", text)
            and not LOG.search(text)
            and _is_no_chatter(text)
        ),
    ),
    pattern(
        "ja: ルール",
        r"(?:必ず|常に|いつも|絶対に|決して|禁止|べき|しないで(?:ください)?|しないこと|てはいけ(?:ない|ません)|てはなら(?:ない|ず)|なければならない|なければなりません|避け(?:る|て"
        r"|ること)|のみ(?:使|許)|優先(?:する|して)|使わない(?:で|こと)?|プッシュしない|デプロイしない|コミットしない|すること[。]?$)",
        """マイグレーションは必ず drizzle-kit で実行する。
        金曜日にデプロイしないでください。
        main に直接プッシュしてはいけない。
        常にテストを先に実行する。
        デフォルトエクスポートは避けること。""",
        """ありがとうございます。""",
        lambda text: not regex.match(r"(?:ありがとう|心配しないで|気にしないで|いつも(?:ありがとう|お世話))", text),
    ),
    pattern(
        "ja: 選択",
        r"\S+\s*(?:を|に|が|は|へ)(?:\s*\S+)*?\s*(?:使って(?:い)?(?:る|ます)|使います|使う|使って(?:ください)?|使用し(?:て(?:い)?(?:る|ます)|ます)"
        r"|採用し\S*|移行し\S*|切り替え\S*|乗り換え\S*|選び(?:ました|ます)|選んだ|デプロイし(?:ます|て(?:い)?(?:る|ます))|好き(?:です)?|嫌い(?:です)?|やめました"
        r"|しました)[。！!]?$",
        """デプロイには Helm を使っています。
        Kustomize に切り替えました。
        pnpm を使ってください。
        私たちは Postgres を使用しています。""",
        """それを使って。
        使います。""",
        lambda text: not regex.match(r"(?:それ|これ|あれ|ありがとう)", text),
    ),
    pattern(
        "ja: 定義",
        r"^(?!これ|それ|あれ|ここ|今日は|どう|ありがと|おめで|エラー)(?!.*(?:また|まだ|もう)[^。]*いです)[^、。はが]{1,40}(?:は|が)\s*\S.*?(?:です|である|だ|にあります|にある|にいます|動いて(?:い)?(?:る|ます)|で動(?:く"
        r"|きます)|と呼(?:ぶ|びます|ばれる)|必要(?:です)?|リッスン\S*|\d+\s*(?:番|ポート)?(?:です)?|担当(?:です|する|しています)?"
        r"|(?-i:[a-zA-Z0-9])[\w./:-]*)[。！!]?$",
        """ステージングのポートは 5433 です。
        設定ファイルは /etc/app.yml にあります。
        Dana は Acme の CTO です。
        デフォルトブランチは main。
        締め切りは4月15日です。""",
        """これはペンです。
        ありがとうございます。
        いいです。""",
    ),
)
