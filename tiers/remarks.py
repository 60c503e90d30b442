"""Talk that uses a correction's words and corrects nothing: a wish, an order of the moment, a meal, a film, a light that turned.

A table by kind, each for the families whose words it uses; its examples are its tests: those that stay silent, and those that
look alike and fire all the same. An order that lasts ("from now on") is none of these.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from tiers.remark import OPEN, Remark, alternatives
from tiers.remark import remark as _remark
from tiers.remarks_abroad import REMARKS_ABROAD
from tiers.remarks_chat import CHAT
from tiers.remarks_wider import REMARKS_WIDER
from words.moment import NAMED, STANDING
from words.spelling import CASED, lowered

if TYPE_CHECKING:
    from tiers.corrections import Family, Language


_THING = (
    r"(?:function|method|loop|class|test|tests|button|list|tuple|dict|array|string|import|imports|header|heading|title|icon|label|column|row|table|variable|parameter|argument|query"
    r"|script|snippet|example|paragraph|sentence|text|answer|reply|chart|plot|image|picture|background|colou?r|border|font|page|form|field|modal|regex|assertion|callback|component|endpoint|handler|output|poem|story|summary|version|diff)"
)
"""What a model is asked to work on."""

LONGEST = 1200
"""Characters of a sentence that are looked at: what frames a claim stands near it."""

REMEMBERED = 64
"""Sentences whose answer is kept: several rows ask about the same one."""

REMARKS: tuple[Remark, ...] = (
    *CHAT,
    _remark(
        "a thought",
        ("swapped", "changed"),
        r"\b(?:maybe|perhaps|possibly|potentially|alternatively|ideally|some ?day|one day|one of these days|at some point|(?:could|might)(?! (?:you|have been)\b)|would(?! (?:you|prefer)\b)|i'd (?:like|love|rather)(?! (?:you|it|that|them)\b)"
        r"|we'd (?:deploy|use|run|go|love|like|have)|(?:considering|contemplating|debating|evaluating|exploring|weighing|pondering)|(?:was|were|am|are|'m|'re|been) (?:just )?(?:thinking|tempted|planning|hoping)|toyed|toying|tempted to|(?:an?|one|another|the) (?:option|proposal|idea|suggestion|alternative|possibility)|what about|how about|(?:he|she|they|(?:my|the|our) \w+|(?-i:[A-Z][a-z]+)) (?:wants?|wanted|asked for|would like)|in an ideal|suppose|imagine|let's pretend)\b"
        r"|\b(?:vielleicht|eventuell|womöglich|irgendwann|(?!solltest)(?:könnte|sollte|würde|hätte|wäre)[nst]*|überleg\w*|plane[n]?|(?:der|die|das|mein\w*|unser\w*|(?-i:[A-Z]\w+)) (?:\w+ )?(?:will|möchte|wollte|wünscht)|stell(?:t|en sie)? (?:dir|euch|sich) vor)\b"
        r"|\b(?:peut-être|(?:pourr|devr|aimer|voudr|préfér|ser)(?:ai[st]?|ions|iez|aient)|(?:un jour|idéalement)|je me (?:disais|demandais?)|je (?:songe|réfléchis|pense) à|(?:j'|on |nous )?envisage\w*|(?:on|nous) (?:prévoit|prévoyons)|(?:mon|ma|le|la|notre) \w+ (?:veut|voulait|voudrait|a demandé)|(?:il|elle) (?:veut|voulait|a demandé)|imagin(?:ons|e|ez))\b"
        r"|\b(?:quizás?|tal vez|a lo mejor|(?:podr|deber|gustar|ser|preferir)í(?:a|as|amos|an)|algún día|(?:estoy|estaba|estamos) pensando|plane(?:o|amos)|(?:mi|el|la|nuestr[oa]) \w+ (?:quiere|quería|pidió)|imagin(?:a|emos|ate))\b"
        r"|\b(?:может(?: быть)?|возможно|наверное|когда-нибудь|можно было бы|могли бы|хотел(?:ось|а)? бы|стоит(?! на)|стоило бы|(?:думаю|думаем|планирую|планируем|собираемся|собираюсь) \w+ть|хочет|хотели?|попросила?|представь(?:те)?|допустим)\b"
        r"|也许|或许|说不定|可能(?!性)|在想|打算|考虑|计划(?!有变|变)|想试|想要|要的是|是不是可以|可以考虑|假设|假如|设想|(?:ば|たら|と)いい(?:な|のに|と思)|かもしれ|かも(?=[。！、\s]|$)|たぶん|多分|検討|べきか|(?:と|か)考えて|予定(?:です|だ)|つもり|(?:ほしい|欲しい)(?:そう|です|って)|そうです[。]?$",
        """I was thinking we could use Helm instead of Kustomize some day
        Maybe we should use pnpm instead of npm
        It might be nice to have tabs instead of spaces
        One option is to store it in S3, not in Postgres
        There is a proposal to use gRPC instead of REST
        I'd like to try Bun instead of Node one of these days
        In an ideal world we'd deploy daily instead of weekly
        Tempted to go with Zig instead of C
        The client asked for a PDF instead of an HTML page
        Vielleicht sollten wir pnpm statt npm verwenden
        Ich hätte lieber Tee statt Kaffee
        On devrait peut-être utiliser pnpm plutôt que npm
        Quizás deberíamos usar pnpm en lugar de npm
        Может, стоит использовать pnpm вместо npm
        Mein Kollege will Vim statt Emacs
        Je songe à essayer Nix au lieu de Docker
        El cliente pidió un PDF en lugar de una página web
        Думаю попробовать Nix вместо Docker
        我们计划明年从 Jenkins 换到 GitLab
        也许我们应该用 pnpm 而不是 npm
        たぶん npm ではなく pnpm を使うべきかもしれません""",
        """We use Helm instead of Kustomize
        Could you use tabs instead of spaces from now on?
        I'd like you to use tabs instead of spaces
        The port is 5433, not 5432
        Wir nutzen pnpm statt npm
        我们用 pnpm 而不是 npm""",
    ),
    _remark(
        "a doubt",
        ("denied",),
        r"\b(?:maybe|perhaps|possibly|(?:might|may|could) be)\b|\b(?:vielleicht|womöglich|könnten? (?:\w+ )?(?:falsch|veraltet|überholt))\b|\bpeut-être\b|\b(?:quizás?|tal vez|puede que|a lo mejor)\b|(?<!\w)(?:возможно|может быть|наверное)(?!\w)|可能(?!性)|也许|或许|大概|说不定|かもしれ|たぶん|多分",
        """Maybe that's wrong
        It may be outdated
        Возможно, это устарело
        这可能过时了
        これは古いかもしれません""",
        """That's wrong
        Falscher Host, richtig wäre db-2.
        这个已经过时了""",
    ),
    _remark(
        "an order of the moment",
        ("swapped", "forbidden"),
        rf"{NAMED.pattern}|\bfor once\b|\bfor this (?:one |particular )?(?:test|demo|case|file|function|commit|pr|ticket|branch|step|scenario)\b|{OPEN}(?:for (?:now|the moment|the time being|today|tonight)|right now|temporarily)(?![\s,:]*(?:we|i|they|it|the|our)\b)|{OPEN}(?:vorerst|fürs erste|heute|pour (?:l'instant|le moment)|por (?:ahora|el momento)|пока(?: что)?|сейчас|先|暂时|とりあえず)(?![\s,，、:]*(?:we|i|they|it|the|our|wir|ich|nous|on|nosotros|мы|я|我们|я)\b)",
        """For this run, print to stderr instead of stdout
        For now, log to the console instead of the file
        For this test, mock the clock instead of sleeping
        In this reply use bullet points instead of prose
        For this example, use Alice instead of Bob
        In the next answer, show the diff, not the whole file
        Only this time, deploy to staging, not production
        Gib es diesmal auf stderr statt stdout aus
        Für diesen Lauf bitte JSON statt XML
        Pour cette fois, affiche sur stderr au lieu de stdout
        Por esta vez, imprime en stderr en lugar de stdout
        На этот раз выведи в stderr вместо stdout
        这次请输出到 stderr 而不是 stdout
        今回は stdout ではなく stderr に出力して""",
        """From now on, print to stderr instead of stdout
        For now we use Helm instead of Kustomize
        Print to stderr, not stdout, from now on
        Stop using emojis""",
    ),
    _remark(
        "a task at hand",
        ("swapped",),
        rf"{OPEN}(?:(?:can|could|would|will) you (?:please |just )?)?(?:(?:make|put|change|turn|convert|move|let|have|draw|set) (?:the|this|that|it|a|an|my|all)\b(?:\s[\w-]+){{0,2}}?\s(?:{_THING}|return|print|raise|green|blue|red)\b|(?:return|render|show|give|explain|describe|translate|summari[sz]e|try|draft|generate|format|fix|refactor|rewrite|create|implement|print|sort|list|draw|copy|inline|extract|split|wrap|mock|iterate|cast|skip|answer in|move (?:the|this|that|it)\b.*?\binto)\b|use (?:an? (?:for|while|list|map|dict|tuple|set|class|struct|enum|function|lambda|regex|switch|loop|generator|decorator|ternary|constant|variable|helper|different|separate|callback)|the (?:first|second|third|last|other|same|left|right|top|bottom))\b|let's (?:do|start|begin|try|look|talk|focus)\b|run (?:only )?the [\w-]+ tests?\b|write (?:me )?an?\b)"
        rf"|{OPEN}(?:mach|setz|zeig|gib|erklär|stell|färb)e?\b(?! (?:ab|von) (?:jetzt|nun|sofort))|{OPEN}(?:mets|mettez|montre|donne|affiche|explique|rends|fais)\b|{OPEN}(?:pon|haz|muestra|muéstrame|dame|imprime|explica|devuelve)\b|{OPEN}(?:дай|скинь|пришли|сделай|покажи|выведи|поставь|объясни|верни)(?:те)?\b|^(?:请)?把.{{0,12}}(?:改成|变成|换成|显示)|^(?:请)?给我|(?:見せて|出力して|書いて|説明して|描いて|表示して)(?:ください|下さい)?[。！]?$|(?:では|じゃ)なく\S*\s*\S+\s*でください[。！]?$",
        """Can you make the button blue instead of green?
        Could you return a tuple instead of a list here?
        Make the function return None instead of raising
        Change the loop to use enumerate instead of range
        Put the import at the top instead of inside the function
        Show me the French version instead of the English one
        let's do the second task first, not the third one
        Explain it in plain words, not jargon
        Try again but with JSON instead
        Draw it with mermaid instead of ASCII
        Move the helper into utils instead of copying it
        Use a for loop instead of map in that function
        Use the second screenshot instead of the first one
        Run the unit tests only, not the integration tests
        Mach den Button bitte blau statt grün
        Mets le bouton en bleu au lieu de vert
        Pon el botón azul en vez de verde
        Сделай кнопку синей вместо зелёной
        给我看法语版而不是英语版
        英語版ではなくフランス語版を見せて""",
        """Use httpx instead of requests
        Deploy to eu-west-1, not us-east-1
        Store it in S3, not in Postgres
        Run the tests with vitest instead of jest""",
    ),
    _remark(
        "a favour asked",
        ("swapped",),
        r"^\W*(?:(?:hey|hi|ok|also|and|so|please|actually)[\s,]+)*(?:can|could|would|will) you\b(?!.*\b(?:use|using|call|deploy\w*|run)\b).*\?\s*$|^\W*(?:(?:hey|hi|ok|also|and|so|please|actually)[\s,]+)*(?:kannst du|könntest du|könnt ihr|können sie|peux-tu|tu peux|pourrais-tu|pouvez-vous|pourriez-vous|puedes|podrías|me puedes|podéis|(?:ты )?(?:можешь|мог бы|могла бы)|(?:вы )?можете)(?!\w)(?!.*\b(?:use|using|call|verwend\w*|nutz\w*|benutz\w*|utilis\w*|appel\w*|usar|utilizar|llam\w*|использ\w*|deploy\w*|run)\b).*[?？]\s*$|^(?:你能|你可以|能不能|可不可以|可以帮我|麻烦你)(?!.*(?:使用|用\s*\w)).*[?？]|てもらえ(?:ます|る|ません)か|てくれ(?:ます|る|ません)か",
        """Can you book the table for Friday instead of Thursday?
        Kannst du nach Datum statt nach Name sortieren?
        Peux-tu trier par date au lieu de trier par nom ?
        ¿Puedes ordenar por fecha en vez de por nombre?
        Можешь отсортировать по дате вместо имени?
        你能按日期而不是按名字排序吗？
        名前ではなく日付で並べ替えてもらえますか？""",
        """Can you use uv instead of pip from now on?
        Use uv instead of pip""",
    ),
    _remark(
        "what happened once",
        ("swapped",),
        r"\b(?:i|we|he|she|they|you|my \w+|the kids)(?:'d| had| have|'ve)? (?:just )?(?:ate|drank|had|ordered|watched|bought|wore|cooked|brought|picked up|grabbed|visited|read|heard|found|made) (?!to\b|been\b)"
        r"|\b(?:gestern|vorgestern|heute (?:morgen|früh)|letzte[ns]? \w+)\b|\b(?:hier|avant-hier|ce matin|la semaine dernière)\b(?= (?:on|nous|j'|je|il|elle))|\b(?:ayer|anoche|anteayer)\b|(?<!\w)(?:вчера|позавчера)(?!\w)|昨天|前天|昨晚|昨日|昨夜|おととい",
        """We had pizza instead of pasta last night
        I ordered soup instead of salad
        Wir hatten gestern Pizza statt Pasta
        Hier on a mangé une pizza au lieu de pâtes
        Ayer comimos pizza en vez de pasta
        Вчера мы ели пиццу вместо пасты
        昨天我们吃了披萨而不是意面
        昨日はパスタではなくピザを食べました""",
        """Last week we decided to use Bun instead of Node
        It's Clara, not Klara
        We use Bun instead of Node""",
    ),
    _remark(
        "a source named before it",
        ("changed", "denied", "swapped", "forbidden"),
        r"^\W*(?:according to|as (?:per|stated in|described in)|per)\s[^,]{2,60},|^\W*(?:laut|nach|gemäß)\s(?:de[mrn] |die |das )?\w*(?:changelog|doku\w*|zeitung|artikel|bericht|log|wiki|readme|chef\w*|kolleg\w*|hersteller|nutzer\w*|angaben|(?-i:[A-Z])\w+)\s(?=(?:wurde|ist|sind|hat|haben|nutzt|läuft|gilt|war|verwendet)\b)|^\W*(?:d'après|selon|según|согласно|по словам)\s[^,，]{2,60}[,，]|^\W*судя по [^,]{2,40},|^[^，。]{1,10}?(?:上|里)?(?:写着|显示)|^(?:根据|据|按照)[^，,]{1,20}[，,]|(?:によると|によれば)"
        r"|^\W*(?:legend has it|as (?:the (?:song|saying|story|joke) goes|they say)|rumou?r has it|word is|the story goes)\b|,\s*as (?:they|people|we all) say\b|,\s*as the saying goes\b|,\s*(?:as )?i always say\b",
        """According to the changelog, foo() was replaced by bar() in 3.0
        Per the release notes, Helm 2 was replaced by Helm 3
        Legend has it the river was moved to power the mill
        As the song goes, you're no longer mine
        quality, not quantity, as they say
        Laut Changelog wurde foo durch bar ersetzt
        D'après le changelog, foo a été remplacé par bar
        Según el changelog, foo fue reemplazado por bar
        Согласно changelog, foo заменили на bar
        根据更新日志，foo 被 bar 取代了
        変更履歴によると foo は bar に置き換えられました""",
        """Our linter was replaced by Ruff
        As of Monday, Jenkins is replaced by Buildkite""",
        lasting=True,
    ),
    _remark(
        "a story",
        ("changed", "denied", "swapped"),
        r"\b(?:in|at the end of|throughout) (?:the|this|that|my|his|her|their) (?:story|movie|film|book|novel|comic|episode|series|show|dream|song|poem|play|game|joke|fairy ?tale|plot|scene|chapter|example|test|demo|scenario|sample|exercise|snippet|mock ?up|fixture|picture|photo|image|drawing|painting|video)\b|\b(?:im schach|aux échecs|en el ajedrez|в шахматах)(?!\w)|\bin (?:chess|poker|football|soccer|basketball|baseball|tennis|hockey|cricket|monopoly|minecraft|tetris)\b|\bonce upon a time\b"
        r"|\bim (?:film|buch|roman|traum|spiel|märchen|lied)\b|\bin (?:der|meiner) (?:geschichte|serie|folge)\b|\bdans (?:le|mon|ce) (?:film|livre|roman|rêve|jeu|conte|histoire)\b|\ben (?:la|el|mi|esta|este) (?:película|libro|novela|cuento|sueño|juego|historia|serie|canción)\b|(?<!\w)в (?:фильме|книге|романе|сказке|сериале|игре|песне|моём сне)(?!\w)|(?:电影|小说|故事|梦|游戏|剧)(?:里|中)|(?:映画|小説|物語|夢|ゲーム|ドラマ)(?:で|の中で)",
        """In the story, the prince is replaced by a pauper
        In the movie he no longer remembers her
        In chess, the pawn is replaced by a queen
        Im Film wird der Prinz durch einen Bettler ersetzt
        Dans le film, elle n'habite plus à Paris
        En la película, el rey fue reemplazado por un mendigo
        电影里，他不再记得她""",
        """The show was moved to Friday
        We no longer use Helm""",
        lasting=True,
    ),
    _remark(
        "what others did",
        ("changed",),
        r"^\W*(?:(?:and|but|so|btw|by the way|fyi|also|well)[\s,]+)*(?:they|he|she|(?:my|his|her|their|our) (?:colleague|friend|neighbou?r|boss|sister|brother|mother|father|mom|mum|dad|wife|husband|son|daughter|cousin|uncle|aunt|partner|girlfriend|boyfriend|roommate|flatmate|teacher|parents|kids|grand\w+|in-laws|ex)s?|(?:some|other|most|many) (?:people|teams|companies|folks)|the (?:neighbou?rs?|others|competition|competitors))(?:'ve|'s|'d| have| has| had)?(?: \w+ly| just| already| finally| also)? (?:switched|moved|migrated|changed|transitioned|upgraded|downgraded|relocated|renamed(?! (?:our|my)\b)|swapped|replaced|converted|stopped|quit|dropped)\b(?! (?:it (?:back |forward )?to \S*\d|it to the|in with (?:us|me))\b)(?! (?:her|his|their) minds?(?: again)?\s*[,:;—–]+\s*(?:it's|we|now|the|our)\b)(?! (?:her|his|their) (?:number|name|surname|e-?mail|address|phone|job)\b)"
        r"|^\W*(?:mein\w*|dein\w*|ihr\w*) (?:kolleg\w*|freund\w*|nachbar\w*|chef\w*|schwester|bruder|mutter|vater|eltern|frau|mann|oma|opa|tante|onkel) (?:ist|sind|hat|haben) [^.!?\n]*(?:gezogen|gewechselt|umgestiegen|aufgehört)|^\W*(?:mon|ma|mes|son|sa) (?:collègue|ami\w*|voisin\w*|chef|sœur|frère|mère|père|parents|femme|mari|cousine?|grand-\w+) (?:est|sont|a|ont) (?:déménagé|passée?s?|changé|arrêté)|^\W*(?:mi|mis|su) (?:colega|amig[oa]s?|vecin[oa]s?|jefe|hermana|hermano|madre|padre|padres|mujer|marido|abuel[oa]s?|prim[oa]s?) (?:se )?(?:mudó|cambió|pasó|dejó|mudaron)|^\W*(?:моя|мой|мои) (?:кузен|кузина|двоюродн\w+ \w+|т[её]тя|дядя|сын|дочь|внук|внучка|коллег\w*|друг|подруга|сосед\w*|сестра|брат|мама|папа|родители|жена|муж|дед\w*|бабушка) (?:переехал\w*|перешл\w*|сменил\w*|бросил\w*)|^我(?:的)?(?:表姐|表哥|表弟|表妹|堂姐|堂哥|弟弟|妹妹|儿子|女儿|孩子|阿姨|舅舅|同学|室友|同事|朋友|邻居|老板|姐姐|哥哥|妈妈|爸爸|爷爷|奶奶|妻子|丈夫|叔叔).{0,6}(?:搬|换|辞|戒)|^(?:いとこ|従兄弟|叔父|叔母|おじ|おば|息子|娘|子ども|子供|同級生|同僚|友人|友達|隣人|上司|姉|兄|弟|妹|母|父|祖父|祖母|妻|夫)(?:が|は).*(?:引っ越|移り|やめ|転職|変わり)",
        """My colleague moved to Paris
        They switched to Postgres
        My brother stopped smoking last year
        Meine Schwester ist nach Berlin gezogen
        Mon frère a déménagé à Lyon
        Mi hermana se mudó a Madrid
        Моя сестра переехала в Берлин
        我姐姐搬到上海了
        姉は大阪に引っ越しました""",
        """We switched to Postgres
        I moved to Lisbon
        Actually, they moved the standup to Tuesday
        The team migrated from Jenkins to Buildkite""",
    ),
    _remark(
        "history",
        ("changed", "swapped"),
        r"\bin (?:the )?(?:early |late |mid[- ])?(?:'?[1-9]0s\b|1[0-9]\d0s|20[01]0s|\d{1,2}(?:st|nd|rd|th) century|middle ages|1[0-9]\d\d\b|200\d\b)|\b(?:centuries|decades|generations) ago\b|^\W*(?:historically|in ancient|back in the day)\b|\bover (?:time|the (?:years|centuries|decades))\b|\bas a (?:kid|child|teenager|student|boy|girl)\b|\b(?:when|since|until|before) (?:i|we|he|she|they) (?:was|were) (?:only |just |about )?(?:a |an |young|little|small|\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|kids|children|teenagers|students)|\b(?:im jahr(?:e)? |en |in |em |в )(?:1[0-9]\d\d|200\d)\b|(?:1[0-9]\d\d|200\d)\s?年|\bв (?:1[0-9]\d\d|200\d)\b"
        r"|\b(?:republic|empire|kingdom|dynasty|monarchy|emperor|dinosaurs?|romans?|civili[sz]ation)\b",
        """Historically, steam was replaced by diesel
        I used to play football as a kid, but now I'm too old
        We moved house when I was five
        In the 90s, vinyl was replaced by CDs
        My grandfather moved to Canada in 1950
        Rome's republic was replaced by an empire
        Mon grand-père a déménagé au Canada en 1950
        Мой дед переехал в Канаду в 1950 году
        我爷爷1950年搬到了加拿大
        祖父は1950年にカナダに引っ越しました""",
        """We moved to GitLab in 2023
        We moved the standup to 10:00""",
        lasting=True,
    ),
    _remark(
        "what turns by itself",
        ("changed",),
        r"^\W*(?:the|his|her|its|their|a|it|everything)\s?(?:[\w-]+\s){0,3}?(?:changed|turned|switched|went|faded) (?:from \w+ )?(?:in)?to (?:red|green|blue|yellow|orange|purple|pink|gr[ea]y|black|white|pending|done|ready|active|idle|loading|saved|failed|offline|online|true|false|null|silence|anger|laughter|tears|rain|snow)\b|^\W*(?:(?:and|but|so|then|when|after|once|suddenly|[^,;:]{1,60},)\s+)*(?:log: )?(?:(?:the|his|her|my|its|their|a)\s(?:[\w-]+\s){0,2}?|)(?:lights?|status|state|cursor|pointer|button|label|icon|mood|tone|voice|weather|sky|temperature|screen|colou?rs?|face|expression|smile|conversation|subject|topic|leaves|bulb|led|indicator|spinner|tab|page|window|scroll ?bar|(?:progress )?bar|banner|badge|dot|text|caption|heading|music|song|scene|crowd|wind|rain|traffic lights?|signal)\s(?:(?:has |had |have )?(?:just |suddenly |slowly |then )?(?:changed|turned|switched|moved|shifted|jumped)|(?:was|is|got|gets) (?:suddenly )?(?:replaced|changed|moved|swapped))\b"
        r"|^\W*(?:die|der|das) (?:ampel|anzeige|status|licht|himmel|wetter|stimmung|farbe|knopf|button)\b|^\W*(?:le|la|l'|les) ?(?:feu|bouton|voyant|ciel|temps|statut|humeur|couleur|curseur|lumière)\b|^\W*(?:el|la|los|las) (?:semáforo|botón|luz|cielo|tiempo|estado|humor|color|cursor)\b|^\W*(?:светофор|кнопка|свет|небо|погода|статус|настроение|цвет|курсор)(?!\w)|(?:红灯|绿灯|按钮|天气|颜色|状态|光标)|(?:信号|ボタン|天気|色|空|気分|時代)[がは]|^\W*(?:die zeiten|les temps|los tiempos|времена)(?!\w)|时代(?:已经)?变",
        """The status changed to pending after I clicked submit
        The progress bar changed to red and then vanished
        When I hovered, the cursor changed to a hand
        The light changed to green and the cars drove off
        The battery icon was replaced by an exclamation mark after the update
        My mood switched from happy to sad in a second
        The weather changed to rain around noon
        Her tone changed to anger
        His voice was replaced by static
        Status changed to Done by Anna
        Log: state changed to READY
        The conversation moved on to politics
        Le feu est passé du rouge au vert
        El botón cambió a «Guardado» después de hacer clic
        信号が赤から青に変わりました
        Die Zeiten haben sich geändert
        时代变了""",
        """The deadline moved to Friday
        The port changed to 9000
        Our status page moved to status.example.com""",
    ),
    _remark(
        "how it behaves",
        ("changed",),
        r"\b(?:wird|werden)\b[^.!?\n]*\b(?:ersetzt|umbenannt|verschoben),? (?:wenn|sobald|nachdem)\b|\best (?:remplacée?|renommée?|déplacée?) par\b[^.!?\n]*\b(?:quand|lorsque|dès que|si)\b|\bse (?:reemplaza|sustituye|mueve|cambia)\b[^.!?\n]*\b(?:cuando|si|al)\b|\b(?:is|are|gets?) (?:then |automatically )?(?:replaced|renamed|moved|changed|swapped)\b[^.!?\n]*\b(?:when|once|whenever|if|after|as soon as|on (?:click|save|load|hover|submit|success|failure|error|startup))\b|^\W*(?:when|whenever|once|if|as soon as|on (?:click|save|load|hover|submit|success|failure|error|startup))\b[^,.!?\n]*,[^.!?\n]*\b(?:is|are|gets?) (?:then |automatically )?(?:replaced|renamed|moved|changed|swapped)\b",
        """The dialog is replaced by a toast when the save succeeds
        Der Dialog wird durch einen Hinweis ersetzt, wenn das Speichern klappt
        La fenêtre est remplacée par un message quand la sauvegarde réussit
        When the user logs out, the avatar is replaced by a placeholder""",
        """Jenkins is replaced by Buildkite
        The dialog was replaced by a toast""",
        lasting=True,
    ),
    _remark(
        "things about the house",
        ("changed",),
        r"\b(?:moved|swapped|switched|replaced|changed) (?:the|a|some|our|my|all the|his|her|their)? ?(?:table|couch|sofa|chairs?|bed|desk|plants?|car|boxes|furniture|seats?|kids|baby|dog|cat|curtains|tyres?|tires?|light ?bulbs?|batter(?:y|ies)|windows?|shoes|clothes|sheets|nappy|diaper|oil|lanes?|trains?|(?:tv |radio )?channels?|stations?|volume|song|record|places with|seats with)\b|\b(?:la|el|los|las) (?:mesa|sillas?|sof[aá]|cama|ropa|coche|planta|muebles|basura|llaves?|olla|pastel)\b[^.;!?\n]{0,20}\b(?:mov|cambi|pas|quit|sac)\w+|(?:убрал|помыл|вынес|сложил|почистил|вымыл|закрыл|выключил|расчистил)[аи]? (?:уже )?(?:посуду|мусор|снег|игрушки|стол|пыль|кровать|ёлку|окн[оа]|дверь|свет|квартиру|комнату|вещи)|换(?:了|好|完)?(?:个|新)?(?:床单|灯泡|电池|衣服|鞋|轮胎|尿布|尿不湿|窗帘|被套|机油|滤芯|座位|位子)|\b(?:kids|children|guests|audience|crowd|passengers|players) (?:have |had )?moved\b",
        """I swapped seats with Tom
        We moved the table into the garden
        The kids moved to the back row""",
        """We moved the standup to 10:00
        We swapped Redis for Valkey""",
    ),
    _remark(
        "the clock",
        ("changed",),
        r"\bes ist (?:jetzt|nun|schon) (?:halb |viertel (?:vor|nach) )?\w+ uhr|\bes ist (?:jetzt|nun) \d+ uhr|\bil est (?:maintenant|déjà) \w+ ?(?:h|heures?)\b|\bahora son las\b|今は\s*(?:\d+|[一二三四五六七八九十]+)時|今は(?:動|大丈夫|元気|平気|だめ)|现在(?:已经)?(?:\d+|[一二三四五六七八九十]+)点",
        """Es ist jetzt 17 Uhr
        Il est maintenant 17 heures
        今は五時です
        今は動いています""",
        """Der Port ist jetzt 5433
        今は Bun を使っています""",
    ),
    _remark(
        "a way to put it",
        ("swapped", "denied"),
        r"\b(?:it's|it is|this is|life is) not (?:about|a matter of|a question of|so much)\b|\b(?:liegt|geht es) nicht (?:am|an|um)\b|\bpas une? (?:question|affaire|histoire) d|\bno es (?:cuestión|cosa|asunto) de\b|(?<!\w)дело не в(?!\w)|不是.{1,8}的问题|問題(?:では|じゃ)なく|のでは?なく|\bno es un (?:bug|error|fallo)[,;] es una? (?:feature|caracter[ií]stica)\b|不是\s*bug[，,]?\s*是\s*(?:feature|特性)|\bnot a bug\b[,;]? ?(?:it's|but) a feature|\bnot (?:angry|sad|mad|tired|lazy|rude|stupid|crazy)\b",
        """It's not about the money, it's about respect
        It's not a bug, it's a feature
        Es liegt nicht am Geld, sondern am Respekt
        Ce n'est pas une question d'argent mais de respect
        No es cuestión de dinero sino de respeto
        Дело не в деньгах, а в уважении
        不是钱的问题，是尊重的问题
        お金の問題ではなく、敬意の問題です
        怒っているのではなく、疲れているだけです""",
        """It's not Helm, it's Kustomize
        ブランチ名は main ではなく trunk です""",
    ),
    _remark(
        "not so very",
        ("denied", "swapped"),
        r"это не так (?:важно|страшно|плохо|сложно|просто|уж)|\b(?:das|es) ist nicht (?:so|ganz so) (?:wichtig|schlimm|einfach|schwer|tragisch)|\bce n'est pas si \w+|\bno es tan \w+|\bit's not (?:that|so) (?:bad|hard|important|simple|easy|urgent)|没那么",
        """Это не так важно, это мелочь
        Das ist nicht so schlimm
        It's not that important""",
        """Das ist nicht mehr so, wir nutzen Argo
        Это уже не так, мы на Hetzner""",
    ),
    _remark(
        "instead of doing",
        ("swapped",),
        r"^\W*instead of (?!using|running|deploying|calling|writing|storing|hosting|building)\w+ing\b[^,]*,|^\W*(?:an)?statt (?!\S+ zu (?:nutzen|verwenden|deployen))(?:\S+ )?zu \w+en\b|^\W*au lieu (?:de |d')(?!utiliser|déployer|appeler)(?:te |vous )?\w+(?:er|ir|re)\b|^\W*en (?:lugar|vez) de (?!usar|utilizar|desplegar|llamar)\w+(?:ar|er|ir)(?:te|se|me|los?|las?)?\b|^\W*вместо того чтобы (?!использовать)\w+",
        """Instead of complaining, help me
        Au lieu de râler, aide-moi
        En lugar de quejarte, ayúdame""",
        """Instead of using npm, use pnpm
        En lugar de usar npm usamos pnpm""",
    ),
    _remark(
        "ever since",
        ("changed",),
        r"^\W*(?:ever since|seit(?:dem)? (?:wir|ich|sie|die|das)|depuis qu|desde que|с тех пор,? как|自从|自從)|てから[、,]",
        """自从我们换到 Postgres，延迟降低了
        Postgres に移行してから、遅延が減りました
        Depuis qu'on est passés à Postgres, la latence a baissé""",
        """Seit Montag nutzen wir kein Jenkins mehr""",
    ),
    _remark(
        "somebody else's word",
        ("changed", "denied", "swapped", "forbidden"),
        r"^(?!我|我们|你|您|咱|瞎|胡|乱|刚才|之前|谁|说|都|再|早|当|算|就当|下次|下回|以后|今后|往后|请|直接|准确|确切|严格|具体|简单|换句|按理|老实|实话|应该)[^，。错]{1,8}?(?:说(?!错|过|的|明|法|得)|认为|觉得|以为|告诉我|跟我说)|(?:彼女?|さん|くん|先生|上司|同僚|みんな|友達|客|父|母|人)[^。]{0,30}(?<!こ)(?:と|って)(?:言い|言っ)|(?<!こ)(?:と|って)(?:聞き|聞い|言い(?!まし)|言っ(?!た(?:の|よ|はず|ん|[？?]|$))|思って(?!い?る(?:みたい|よう)))",
        """Bob 认为我们应该停止使用 ORM
        有人告诉我你们不再用 npm 了
        Hanna 说我们不再需要许可证了
        もう npm を使っていないと聞きました""",
        """我认为我们不再使用 Jenkins
        もう Jenkins は使っていません""",
        lasting=True,
    ),
    _remark(
        "a text to work on",
        ("changed", "denied", "swapped", "forbidden"),
        r"^\W*(?:(?:please|can you|could you|now|ok)[\s,]+)*(?:translate|proofread|rephrase|paraphrase|summari[sz]e|spell-?check|rewrite|reword|shorten|polish|repeat after me|say|type|print|echo|write|correct (?:the|this|my))\b[^:\n]{0,60}:|^\W*(?:(?:bitte|por favor)[\s,]+)*(?:übersetz\w*|formulier\w*|schreib\w*|traduis|traduisez|corrige|reformule|traduce|corrige|escribe|переведи(?:те)?|исправь|напиши|翻译|请翻译|改写|翻訳|訳して)[^:：\n]{0,60}[:：]|^\W*(?:the )?(?:button|label|title|heading|headline|error|tooltip|placeholder|commit|subject|caption|alt|menu|banner|toast|log|sample|input|output|prompt)(?: (?:text|message|line|title|label))?\s*[:：]",
        """Translate this sentence into German: We no longer use Helm
        Rephrase: that's wrong
        Button text: Stop using defaults
        Übersetze ins Englische: Wir nutzen kein Jenkins mehr
        Traduis : on n'utilise plus Jenkins
        翻译：我们不再使用 Jenkins""",
        """Correction: we no longer use Helm
        Note: we no longer use Helm""",
        lasting=True,
    ),
    _remark(
        "a plain answer",
        ("denied",),
        r"^\W*nein\W+(?:ich (?:gehe|komme(?! aus)|fahre|bleibe|mag|muss|darf)\b|ich wohne allein|ich (?:hatte|habe|hab|war|bin) (?:\w+ )?(?:noch|nie|kein)\b|ich (?:hatte|habe|hab) (?:noch )?kein|es ist (?:schon )?wieder \w+t\b|[^.!?]*\b(?:immer noch|noch immer) (?:fehl|rot|kaputt|nicht)|(?:das|es) (?:klappt|geht|passt|läuft|reicht|funktioniert)\b|(?:das|es) war (?:gestern|heute|letzte\w*|vorgestern|nur|schön|toll|lustig|gut)\b|ich (?:glaube|denke),? das (?:war|ist) (?:alles|es|gut))"
        r"|^\W*non\W+(?:je (?:crois|pense) que c'est (?:tout|bon|ça)|(?:ça|il|elle) a (?:encore|re)\b|[^.!?]*\b(?:échoue|échouent|plante|plantent) (?:toujours|encore)\b|j'habite seule?|je (?:n'y|n'en|ne (?:vais|viens|reste|peux|sais|veux))\b|c'était (?:hier|aujourd'hui|juste|super|bien))"
        r"|^\W*no+p?e?s?\W+(?:tampoco\b(?! (?:es|era|usa|va))|(?:el|la|los|las) (?:tests?|builds?|pipeline|deploy|error|fallo|bug|jobs?|app|p[aá]gina|script|servidor)\b[^.!?]{0,30}\b(?:sigue|siguen|falla|fallan|rot[oa]s?|roj[oa]s?))|^\W*no\W+(?:creo que (?:eso|esto) es todo|vivo sol[oa]\b|[^.!?]*\bsigue[n]? \w+ndo\b|no (?:voy|vengo|puedo|quiero|sé)\b|(?:eso|fue) (?:fue )?(?:ayer|hoy|anoche)\b|nunca he\b)"
        r"|^\W*нет\W+(?:(?:я )?(?:думаю|кажется),? это вс[её]|я не (?:пойду|поеду|приду|хочу|могу|знаю)|это было (?:вчера|сегодня|давно)|я никогда не)"
        r"|^(?:不|没有)[，,]\s*(?:我从来没|那是(?:昨天|前天|上周|去年)|(?:我觉得|我想)?就这些|我(?:觉得)?(?:不去|不想|不来|不会|没)|我(?:一个人|自己)|又|还在)|^いい?え[、,]\s*(?:また[^。]*?ました|まだ|一人暮らし|[^。]{1,10}だけです)|^いい?え[、,]\s*[^。]*?(?:たことは(?:ありません|ないです)|昨日のこと|全部だと|(?:行き|飲み|食べ|来|見|し)ません)|^いい?え[、,]\s*もう(?:動い|大丈夫|終わ|直り)|^いい?え[、,]\s*もう(?:食べ|飲み|帰り|見|読み|寝|起き)ました",
        """Nein, ich gehe heute nicht hin
        Nein, das war gestern
        Nein, ich glaube, das war alles
        Non, je crois que c'est tout
        No, creo que eso es todo
        Нет, это было вчера
        Nein, es ist wieder abgestürzt
        Non, les tests échouent toujours
        No, los tests siguen fallando
        不，又崩溃了
        いいえ、また落ちました
        不，我从来没去过日本
        いいえ、行きません
        いいえ、それは昨日のことです""",
        """Nein, der Port ist 8443
        Non, on utilise pnpm
        No, usamos pnpm
        Нет, мы используем pnpm
        不，端口是 8443
        いいえ、ポートは 8443 です""",
    ),
    _remark(
        "praise after all",
        ("changed", "denied"),
        r"\b(?:eigentlich|tatsächlich) (?:ist|sind|war|waren) (?:das|es|die|der) (?:(?:ein|eine|einen|ganz|echt|ziemlich|sehr|gar) )*(?:schön|gut|toll|nett|clever|nützlich|lustig|nicht schlecht|nicht übel)\w*|\ben fait,? je (?:voulais|pensais|me demandais|vais|suis (?:content|ravi|d'accord))|\ben fait,? (?:c'est|c'était|ça) (?:(?:un|une|assez|plutôt|très|vraiment) )*(?:bon|bonne|super|belle|beau|chouette|sympa|génial|pas mal|bien|drôle)\w*"
        r"|\b(?:en realidad|de hecho),? (?:es|era|fue|está) (?:(?:un|una|muy|bastante) )*(?:buen|bueno|buena|gran|genial|bonit|divertid|útil)\w*|(?:на самом деле|вообще-то),? (?:это|было) (?:(?:очень|довольно|совсем) )*(?:хорош|отличн|неплох|классн|здоров|весел|удобн)\w*|(?:на самом деле|вообще-то),? (?:я|мы) (?:обожаю|люблю|рад|согласен)\w*"
        r"|(?:其实|实际上)[，,]?(?:我|我们)?(?:只是|就是|也|挺|很|还|真的|蛮|都)*(?:想|喜欢|爱|同意|觉得|希望)|(?:其实|实际上)[，,]?(?:这|那)(?:是|个)*(?:个|一个)?(?:好|不错|很好|很棒)|実は(?:これ|それ)?は?(?:いい|良い|便利|面白い|素敵)|実は[^。]{0,10}(?:の言う通り|賛成)",
        """Eigentlich ist das ein schöner Trick
        En fait, c'est une bonne astuce
        En realidad, es un buen truco
        На самом деле это хороший приём
        На самом деле я люблю дождь
        其实我喜欢下雨
        其实我只是想打个招呼
        En fait, je voulais juste dire bonjour
        其实这是个好办法
        実はこれはいい方法ですね""",
        """Eigentlich heißt unser Repo helios
        En realidad, nuestro repo se llama helios
        其实我们的仓库叫 helios""",
    ),
    _remark(
        "what no longer works",
        ("changed",),
        r"^\W*(?:der|die|das|mein\w*|unser\w*|es|er|sie) ?(?:[\w-]+ )?\w+t nicht mehr(?: (?:weh|richtig|rein|in die \w+|hinein))?[.!]*$|^\W*(?:(?:le|la|les|mon|ma|mes|ça|cela|il|elle) ?|l')(?:[\w-]+ )?(?:ne |n')\w+ plus(?: (?:mal|rien|dans (?:le|la|sa|son) \w+))?[.!]*$|^\W*(?:el|la|mi) \w+ ya no \w+[.!]*$|\bya no (?:se (?:abre|conecta|enciende|prende|ve|oye|carga)|levanta|arranca|enciende|prende|imprime|conecta|suena|graba|sincroniza|jala|inicia|reconoce|detecta)n?\b|^\W*ya no (?:me |te |le )?(?:duele|molesta|importa|puedo)\b"
        r"|^\W*(?-i:[А-Я])[\w-]+ больше не \w+(?:ет|ит|ют|ят)[.!]*$|^\W*больше не (?:болит|могу|помогает)|^(?:现在|已经|终于|页面|服务|程序)?(?:已经)?不(?:报错|卡|崩|闪退|掉线|超时|死机|响|亮|刷新|响应|显示|疼|痛|饿|困|冷|热|累|难受)了|もう(?:痛|寒|暑|眠|怖)く(?:ありません|ない)|\bthe \w+ (?:doesn't|don't|does not|do not) \w+ (?:any ?more|any longer)\W*$",
        """Der Drucker druckt nicht mehr
        Es tut nicht mehr weh
        Die Katze passt nicht mehr in die Kiste
        L'imprimante n'imprime plus
        Ça ne fait plus mal
        Le chat n'entre plus dans la boîte
        La impresora ya no imprime
        Ya no me duele
        Принтер больше не печатает
        Больше не болит
        已经不疼了
        もう痛くありません
        The scanner doesn't scan anymore""",
        """Wir deployen nicht mehr von main
        On n'utilise plus Jenkins
        Ya no usamos Jenkins
        Мы больше не используем Jenkins
        Our service doesn't use Redis anymore""",
    ),
    _remark(
        "nothing left in the fridge",
        ("changed",),
        r"\b(?:es gibt|wir haben|ich habe) keine? (?:milch|brot|butter|kaffee|eier|zucker|wasser|platz|karten|geld) mehr\b|\b(?:y a|n'a|n'ai|n'avons|reste) plus de (?:lait|pain|beurre|café|œufs|sucre|eau|place|argent)\b|\bya no (?:hay|queda|quedan|tengo) (?:leche|pan|café|huevos|azúcar|agua|sitio|dinero|entradas)\b|(?<!\w)(?:молока|хлеба|кофе|яиц|сахара|воды|места|денег|билетов) больше нет|没有?(?:牛奶|面包|咖啡|鸡蛋|糖|水|位置|钱|票)了|(?:牛乳|パン|コーヒー|卵|砂糖|水|席|お金)が?もう(?:ありません|ない)",
        """Ya no hay leche
        Молока больше нет
        牛乳がもうありません""",
        """Wir nutzen kein Jenkins mehr""",
    ),
    _remark(
        "banter",
        ("forbidden", "changed"),
        r"\b(?:stop|quit) (?:laughing|crying|whining|complaining|worrying|kidding|teasing|shouting|yelling|panicking|joking|staring|making me)\b|\b(?:hör|hört) auf,? (?:zu )?(?:lachen|weinen|heulen|jammern|meckern|schreien|nerven)|\b(?:arrête|arrêtez) de (?:rire|pleurer|râler|crier|me faire|t'inquiéter|vous inquiéter)|\bya no (?:llores|te (?:preocupes|enojes|quejes|angusties)|sufras|discutas|grites|pienses en eso)\b|\bdeja de (?:reír|llorar|quejarte|gritar|preocuparte|hacerme)|(?:хватит|перестань|прекрати) (?:болтать|спорить|ругаться|терпеть|ждать|лениться|спать|валяться|тянуть|играть|смеяться|плакать|ныть|кричать|переживать|шутить)|别(?:笑|哭|闹|吵|担心|急)了|(?:笑う|泣く|騒ぐ)のを?(?:やめ|止め)|\b(?:er|sie) hat aufgehört\b[^.!?]*, (?:sagt|meint|glaubt)",
        """haha stop making me laugh
        Hör auf zu lachen
        Arrête de rire
        Deja de reír
        Хватит смеяться""",
        """Stop suggesting Docker
        Hör auf, Kommentare zu schreiben
        Deja de añadir comentarios""",
    ),
    _remark(
        "a mishap",
        ("announced", "denied", "changed"),
        r"\b(?:trompée?s?) (?:de|d') ?(?:train|bus|métro|route|sortie|étage|porte|chemin|rue|salle)\b|\b(?:equivoqu\w+) de (?:tren|autobús|metro|calle|salida|piso|puerta|camino|sala|pasillo|fila|and[eé]n|parada|casa|taxi|ba[ñn]o|vuelo|vag[oó]n|clase|tienda)\b|\b(?:confund\w+|col[eé]) de (?:tren|calle|piso|puerta|sala|pasillo|fila|casa|bus)\b|(?:ошибся|ошиблась|ошиблись) (?:поездом|автобусом|дверью|этажом|остановкой|улицей)|(?:坐|上|走|下)错(?:了)?(?:车|站|路|门|楼)|(?:電車|バス|道|駅|部屋|入口)を(?:乗り)?間違え|\b(?:took|got on|boarded|walked into) the wrong \w+|\b(?:typed|entered|put) (?:in )?(?:the|my|his|her) (?:\w+ )?(?:password|pin|passcode|passphrase|captcha) wrong\b|\b(?:from today's (?:perspective|point of view|vantage)|looking back|in hindsight|in retrospect)\b[^.!?]*\b(?:mistake|wrong)\b|(?<!\d )(?<!you )\bby (?:mistake|accident)\b(?!,? i (?:gave|told|sent|put|wrote)\b)|\baus versehen\b|\bpar erreur\b|\bpor error\b|по ошибке",
        """Je me suis trompé de train ce matin
        Me equivoqué de tren esta mañana
        Утром я ошибся поездом
        I typed the password wrong, I'm locked out
        From today's perspective it was a mistake.
        In hindsight that was wrong
        今朝、電車を間違えました""",
        """Je me suis trompé, c'est jeudi
        Me equivoqué, es el jueves
        Я ошибся, это в четверг
        間違えました、木曜日です""",
        lasting=True,
    ),
    _remark(
        "nothing more to say",
        ("changed", "denied"),
        r"\bkeine? (?:weiteren? )?(?:fragen?|zeit|lust|kraft|ideen?|geduld|einwände|wünsche|plätze|karten|milch|hunger) mehr\b|(?:вопросов|идей|времени|сил|желания) больше нет|больше нет (?:вопросов|идей|времени)|(?:他に|ほかに|特に)(?:質問|ご質問|問題|何か)?(?:は|も)?(?:ありません|ないです)|没有(?:别的|其他|更多)?(?:问题|意见)了|\bno more (?:questions|comments|time|milk)\b|\bplus (?:de|d')(?:questions?|temps|lait|pain|place|batterie)\b|\b(?:no )?(?:tengo|hay) más (?:preguntas|dudas)\b",
        """Nein, ich habe keine Fragen mehr
        Нет, вопросов больше нет
        いいえ、他に質問はありません""",
        """Wir nutzen kein Jenkins mehr
        いいえ、ポートは 8443 です""",
    ),
)


ALL_REMARKS = (*REMARKS, *REMARKS_ABROAD, *REMARKS_WIDER)


_FAMILIES = {family for remark in ALL_REMARKS for family in remark.families}


_Finds = Callable[[str], re.Match[str] | None]


def _finders(pieces: list[str], flags: re.RegexFlag) -> tuple[_Finds, ...]:
    """What finds one of the alternatives; those of the start of a sentence there alone, those of a word's at words alone."""
    opening = [piece for piece in pieces if piece.startswith("^")]
    words = [piece.removeprefix(_WORD) for piece in pieces if piece.startswith(_WORD)]
    others = [piece for piece in pieces if not piece.startswith(("^", _WORD))]
    starts = [re.compile("|".join(opening), flags).match] if opening else []
    inside = [rf"{_WORD}(?:{'|'.join(words)})"] * bool(words) + ["|".join(others)] * bool(others)
    return (*starts, *(re.compile(source, flags).search for source in inside))


_WORD = r"\b"


def _patterns(
    family: Family, language: Language | None, *, lasting: bool
) -> tuple[tuple[_Finds, ...], tuple[_Finds, ...]]:
    """What finds the rows' patterns in a lowered sentence, and those in which capitals count in the sentence itself."""
    rows = [r for r in (REMARKS if language == "en" else ALL_REMARKS) if family in r.families and r.lasting is lasting]
    found = [p.pattern for r in rows if (p := r.pattern if language is None else r.narrowed[language]) is not None]
    pieces = [piece for source in found for piece in alternatives(source)]
    return (
        _finders([lowered(piece) for piece in pieces if CASED not in piece], re.NOFLAG),
        _finders([piece for piece in pieces if CASED in piece], re.IGNORECASE),
    )


_LANGUAGES: tuple[Language | None, ...] = (None, *ALL_REMARKS[0].narrowed)
_OF_A_MOMENT, _EVEN_LASTING = (
    {(f, language): _patterns(f, language, lasting=lasting) for f in _FAMILIES for language in _LANGUAGES}
    for lasting in (False, True)
)


@lru_cache(maxsize=REMEMBERED)
def is_a_remark(family: Family, sentence: str, language: Language | None = None) -> bool:
    """Whether a sentence in which words of the family stand is talk of one of these kinds, in the language or in any."""
    sentence, asked = sentence[:LONGEST], (family, language)
    folded = sentence.lower()
    if _any(_EVEN_LASTING[asked], folded, sentence):
        return True
    return _any(_OF_A_MOMENT[asked], folded, sentence) and not STANDING.search(sentence)


def _any(patterns: tuple[tuple[_Finds, ...], tuple[_Finds, ...]], folded: str, sentence: str) -> bool:
    in_folded, in_sentence = patterns
    return any(finds(folded) for finds in in_folded) or any(finds(sentence) for finds in in_sentence)
