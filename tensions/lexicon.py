"""The words by which the detector reads a clause's grammar: copulas, links, tenses, kind nouns, states, qualifiers.

Only what the languages' own lists in `words.language` don't say. Literal tables, which make the file long; all entries
are casefolded, with straight apostrophes.
"""

from __future__ import annotations


def _set(*lines: str) -> frozenset[str]:
    return frozenset(word for line in lines for word in line.split())


def _table(**lines: str) -> dict[str, frozenset[str]]:
    return {language: _set(words) for language, words in lines.items()}


# “Subject COPULA value.” The signs link in every language.
_SIGNS = "= : :="
COPULAS = _table(
    en=f"is are am be been being was were equals {_SIGNS}",
    de=f"ist sind war waren wird beträgt betragen lautet {_SIGNS}",
    fr=f"est sont était étaient {_SIGNS}",
    es=f"es son está están era eran será {_SIGNS}",
    ru=f"это является являются был была было были — – {_SIGNS}",
)
PLURAL_COPULAS = _set("are were sind waren sont étaient son están eran являются были")

# Words that make what a clause says past or future; a clause of another time contradicts nothing.
PAST = _table(
    en="was were had did formerly previously originally earlier yesterday ago historically initially",
    de="war waren hatte hatten früher damals ehemals gestern ursprünglich",
    fr="était étaient avait avaient autrefois anciennement hier",
    es="era eran estaba estaban fue fueron anteriormente ayer antiguamente",
    ru="был была было были раньше ранее вчера",
)
FUTURE = _table(
    en="will shall won't soon eventually tomorrow planned upcoming",
    de="bald künftig demnächst morgen",
    fr="sera seront bientôt prochainement demain",
    es="será serán pronto próximamente mañana",
    ru="будет будут скоро завтра",
)
# The same in several words, and statements about a day that passes.
OTHER_TIMES = (
    "used to", "back then", "last week", "last month", "last year", "in the past", "going to", "next week", "next month",
    "next year", "next quarter", "starting from", "today", "tonight", "this morning", "this afternoon", "this evening",
    "this week", "plan to", "plans to", "planning to", "considering", "evaluating", "intend to", "want to", "wants to",
    "hope to", "wonder ", "wondering", "not sure", "unsure whether", "unsure if", "thinking of", "thinking about", "trying to", "would like", "no way", "heute", "aujourd'hui", "сегодня", "打算", "明年", "下个月", "下周", "来年", "来月", "つもり", "予定",
)  # fmt: skip

# Verbs and participles that only link a subject to its value: another one makes no other subject.
LINKS = _table(
    en="lives live listens listen listening runs run running sits sit resides reside located hosted points "
    "point resolves "
    "resolve called named known set sets defaults default stays stay stands stand found reachable available "
    "served serves "
    "serve starts start begins begin happens happen takes take place occurs occur goes go scheduled held has "
    "have having "
    "uses use using belongs belong remains remain answers answer bound binds bind exposed exposes needs need "
    "requires "
    "require required kept keeps keep lasts last stored store stores retained retain retains deployed provisioned",
    de="läuft laufen lauscht lauschen hört horcht liegt liegen lebt heisst steht findet statt beginnt "
    "startet hat haben "
    "dauert dauern braucht brauchen benutzt nutzt verwendet verwenden benutzen nutzen",
    fr="écoute écoutent tourne tournent trouve trouvent vit s'appelle appelle nomme commence démarre dure a "
    "ont avons avez ai utilise utilisent prend "
    "utilisons se s'",
    es="escucha escuchan corre corren vive se llama encuentra ejecuta empieza comienza dura tiene tienen "
    "tenemos tengo usa usan usamos utiliza tarda",
    ru="слушает работает находится живет живёт называется зовут начинается запускается длится имеет "
    "использует используем занимает",
)

# Links to one place or name; “deploys to” and “uses” aren't among them, for they may have many.
SINGLE_LINKS = _set(
    "lives listens runs sits resides located hosted points resolves called named set defaults reachable "
    "available served",
    "belongs found bound läuft lauscht hört liegt heisst écoute tourne trouve appelle s'appelle escucha corre vive",
    "llama encuentra слушает работает находится называется зовут",
)

# Verbs of a state, after which a count or a measure is a property and not an event.
STATES_OF = _table(
    en="gets targets target retain retains store stores pay pays archive archives purge purges delete deletes refresh refreshes is are am be has have contains contain needs need requires require keeps keep takes take lasts last runs "
    "run allows allow "
    "uses use expire expires times retry retries wait waits cost costs consist consists hold holds support "
    "supports limit "
    "limits limited kept retained stored rotated rotate rotates must should cover covers serve serves = : "
    "allowed capped "
    "deleted purged archived refreshed cached indent indents wrap wraps",
    de="ist sind hat haben braucht brauchen enthält dauert dauern kostet läuft muss müssen werden verfällt "
    "verfallen beträgt lautet liegt liegen",
    fr="est sont a ont avons avez ai contient dure prend prennent met nécessite coûte doit doivent expire expirent",
    es="es son tiene tienen tenemos contiene dura guarda guardan conserva conservan caduca caducan tarda tardan lleva necesita cuesta debe deben expira expiran",
    ru="имеет содержит длится занимает занимают требует стоит есть у это нужно должен истекает",
)

# Kind nouns: the slot that a head noun names. They are taken out of the subject of a slot of their kind.
KIND_NOUNS: dict[str, str] = {
    **dict.fromkeys(("port", "ports", "puerto", "порт", "порту", "порте", "端口", "ポート"), "port"),
    **dict.fromkeys(
        ("version", "versions", "versión", "версия", "версии", "версию", "release", "版本", "バージョン"), "version"
    ),
    **dict.fromkeys(
        ("url", "urls", "link", "address", "endpoint", "uri", "adresse", "dirección", "адрес", "地址"), "place"
    ),
    **dict.fromkeys(("host", "hostname", "hosts", "主机", "ホスト", "хост"), "place"),
    **dict.fromkeys(
        ("deadline", "due", "date", "frist", "échéance", "fecha", "срок", "截止日期", "締切", "締め切り"), "date"
    ),
    **dict.fromkeys(("day", "tag", "jour", "día", "день"), "day"),
    **dict.fromkeys(("time", "uhrzeit", "heure", "hora", "время", "时间", "時刻"), "clock"),
    **dict.fromkeys(("name", "names", "nom", "nombre", "имя", "название", "名字", "名称", "名前"), "name"),
    **dict.fromkeys(
        ("number", "count", "amount", "total", "anzahl", "nombre", "número", "количество", "数量", "数"), "count"
    ),
    **dict.fromkeys(("region", "région", "región", "регион", "区域", "リージョン"), "region"),
    **dict.fromkeys(("branch", "zweig", "branche", "rama", "ветка", "分支", "ブランチ"), "branch"),
    **dict.fromkeys(("database", "db", "datenbank", "base", "базa", "数据库", "データベース"), "database"),
    **dict.fromkeys(
        (
            "owner",
            "besitzer",
            "besitzerin",
            "eigentümer",
            "eigentümerin",
            "propriétaire",
            "propietario",
            "propietaria",
            "владелец",
            "владелица",
            "负责人",
            "担当者",
        ),
        "owner",
    ),
}
# What else a label names of which there is one (“Editor: vim”); before a colon any other word is whose words they are.
LABEL_NOUNS = frozenset(KIND_NOUNS) | _set(
    "ceo cto cfo coo cio ciso cmo cpo president chairman chairwoman chair director head lead captain treasurer mayor secretary",
    "editor language locale framework os shell linter formatter ide provider timezone theme colour color licence license "
    "miete loyer alquiler hauptsitz firmensitz zentrale standort sede siège contact on-call oncall maintainer assignee reviewer manager cloud registry domain bucket queue cluster namespace repo "
    "repository project ticket status stack runtime compiler orm dialect tool backend frontend model schedule budget timeout "
    "limit channel inbox email mail phone birthday city country town office hq sprache farbe langue couleur idioma ciudad язык",
)
# Labels that say what sort of statement follows, and not whose it is.
NOTE_LABELS = _set(
    "rule rules note notes reminder policy update fyi important warning decision fact facts todo tip info caution convention "
    "agreement preference tldr ps question answer correction attention guideline requirement regel hinweis règle regla правило"
)
# What people say after somebody's name and a colon, and never the name of a thing.
INTERJECTIONS = _set(
    "wow thanks thank thx hey hi hello bye yes yeah yep yup no nope ok okay oh ah aw great cool nice awesome amazing sure "
    "absolutely definitely exactly right true congrats congratulations haha hahaha lol omg please sorry welcome good well"
)
# Of these the value's own kind noun falls out of the subject (“the API port is 80” is “the API listens on port 80”);
# “branch” and “database” are identity.
DROPPED_KINDS = _set("port version place date day clock count")

# Words of a date slot that say only that there is one.
DUE = _set(
    "deadline due date ends end ending expire expires expired expiring frist fällig échéance fecha límite срок endet enden abläuft ablaufen"
    " expira expirará caduca caducará vence vencerá termina terminará expirera termine истекает заканчивается ab"
)
# … and those that say that it is when a thing begins, which is another date than when it ends.
BEGINNING = _set(
    "starts start begins begin starting beginning startet beginnt commence débute empieza comienza начинается opens"
)

# What says of nothing more than that it is so, or about so much.
FILLERS = _set(
    "unfortunately sadly luckily actually really indeed simply basically definitely certainly currently presently apparently obviously clearly",
    "fortunately thankfully finally already still even now anymore officially roughly approximately about around nearly instead again",
    "leider übrigens eigentlich wirklich tatsächlich einfach grundsätzlich derzeit aktuell momentan gerade schon bereits noch ungefähr etwa circa rund",
    "knapp zirka nun jetzt mittlerweile inzwischen endlich offiziell definitiv weiterhin zurzeit wieder",
    "bis jusqu' jusqu'à hasta besoin malheureusement heureusement vraiment effectivement actuellement désormais maintenant environ déjà encore finalement simplement enfin officiellement",
    "desgraciadamente lamentablemente realmente actualmente ahora ya todavía aún aproximadamente unos unas simplemente finalmente oficialmente",
    "сейчас теперь уже ещё еще примерно около действительно официально наконец",
)

# Prepositions that give a clause another direction; the rest (in, on, at, for, of …) don't tell subjects apart.
DIRECTIONS = _set(
    "from to into onto with by during outside inside above below over under between behind via through within",
    "von nach aus mit durch während über unter vers depuis par avec pendant desde hacia con durante",
    "из до от без через внутри",
)

# Environments and regions: where one side names one and the other doesn't, it speaks of a part.
QUALIFIERS = _set(
    "staging production prod dev development test testing qa uat preview sandbox local ci canary demo beta "
    "alpha nightly",
    "eu us uk usa apac emea europe asia america germany france japan china india canada brazil australia",
    "frontend backend mobile ios android web desktop windows macos linux",
    "produktion entwicklung produccion producción desarrollo développement продакшене продакшен стейджинге стейджинг",
    "eu-west us-east us-west main master primary replica secondary",
)

# Verbs too light to be a subject alone: “I don't know” contradicts nothing.
LIGHT = _set(
    "know think want go do get make like need care mind worry agree remember understand see say mean feel believe try",
    "come look work help matter hear tell guess hope sure ready good right okay fine way time lot much really it",
    "doing going having able have ever know's understood difference",
)

# Standing rules (design §7: always, never, must), in each language.
RULES = _set(
    "always never must immer nie niemals muss müssen müsst toujours jamais doit doivent devons siempre nunca "
    "jamás debe",
    "deben debemos всегда никогда должен должна должны должно обязательно",
)
CJK_RULES = (
    "总是",
    "始终",
    "必须",
    "从不",
    "绝不",
    "永远",
    "一律",
    "必ず",
    "決して",
    "常に",
    "絶対",
    "なければならない",
    "なければなりません",
)

# Universal words: they speak of every case, so that one exception contradicts them.
UNIVERSAL = _set(
    "always never all every each any no none nobody everyone everybody must cannot anything nothing whatsoever",
    "immer nie niemals alle jeder jede jedes kein keine keiner toujours jamais tous toutes aucun aucune",
    "siempre nunca jamás todos todas ningún ninguna всегда никогда все каждый любой",
)
# Existential words: two such statements of opposite polarity may both be true.
EXISTENTIAL = _set(
    "some sometimes occasionally often usually mostly most many few several partly partially rarely seldom somewhere",
    "manchmal oft meistens einige viele selten parfois souvent certains certaines plusieurs rarement a-veces algunos algunas muchos muchas",
    "иногда часто обычно некоторые многие редко",
)
# Words of doubt: a guess contradicts nothing.
DOUBT = _set(
    "might maybe perhaps probably possibly could would should've presumably likely vielleicht vermutlich "
    "wahrscheinlich",
    "könnte würde peut-être probablement pourrait quizás quizá tal-vez probablemente podría может возможно вероятно",
)
# Words of need: that something isn't needed contradicts only that it is.
NEEDS = _set(
    "need needs needn't require requires required necessary mandatory have-to must should muss müssen braucht "
    "brauchen nötig",
    "nécessite nécessaire doit doivent faut necesita necesario debe deben нужно надо необходимо besoin falta должен должны "
    "requerido",
)
# Words by which a second value is said to stand beside a first.
BESIDE = _set(
    "also too additionally another second additional either auch zusätzlich aussi également también además также тоже"
)

# Words that negate what follows though they are no negation words: “avoid mocks”, “stop using mocks”.
REFUSALS = _set(
    "avoid avoids forbid forbids forbidden prohibited prohibit banned ban disallow disallowed refuse refrain",
    "vermeide vermeiden verboten évitez éviter interdit interdite interdits interdites évite evita evitar evitad prohibido prohibida prohibidos prohibidas prohíbe",
    "избегай избегайте избегать запрещено запрещён запрещены запрещена нельзя untersagt",
)
# Words of permission and of wish that add nothing to a positive clause.
PERMISSIONS = _set(
    "allowed allow allows permitted permit permits ok okay fine prefer preferred erlaubt gestattet autorisé autorisée autorisés autorisées permis permise permises permite "
    "permitido permitida permitidos permitidas",
    "разрешено разрешён разрешена разрешены можно",
)

# Antonyms that act as verbs: a feeling, a permission, a switch. Commands that belong to one moment (start and stop, add
# and remove) contradict nothing.
ANTONYM_VERBS = _set(
    "enable enables disable disables activate activates deactivate deactivates love loves adore adores like "
    "likes enjoy",
    "enjoys hate hates dislike dislikes detest detests loathe include includes exclude excludes accept accepts reject",
    "rejects keep delete show hide support supports lieben liebe liebt hassen hasse hasst mag aktivieren deaktivieren",
    "adore aime déteste activer désactiver amo encanta odio activar desactivar люблю ненавижу",
    "increase increases decrease decreases raise raises lower lowers expand expands collapse collapses maximise maximize minimise minimize",
    "lengthen shorten strengthen weaken widen narrow grow shrink remove removes drop drops upvote downvote mute unmute pin unpin erhöhe",
    "erhöhen erhöht senke senken senkt verringere verringern behalte behalten entferne entfernen augmente augmentez augmenter réduis",
    "réduisez réduire diminue diminuez diminuer garde gardez supprime supprimez aumenta aumentar reduce reducir disminuye mantén elimina",
    "увеличь увеличьте увеличивать увеличивай уменьши уменьшите уменьшать уменьшай оставь удали повысь понизь",
    "增加 减少 提高 降低 保留 删除 增やす 減らす 上げる 下げる",
    "启用 禁用 开启 关闭 打开 喜欢 讨厌 爱 恨 允许 禁止 有効 無効 許可 好き 嫌い",
)
# Antonyms that are prepositions or particles as well: they count as states only at the end of a clause.
ANTONYM_PARTICLES = _set("on off up down an aus ein")
# Pairs of `words.language` that are read as polarity, as quantity or as order instead.
NO_ANTONYMS = _set(
    "always never all none everyone nobody everybody yes no first last minimum maximum more less before after "
    "immer nie",
    "niemals alle keine bevor nachdem vor nach toujours jamais tous aucun avant après siempre nunca todos "
    "ninguno antes",
    "después всегда никогда все никто до после перед 总是 从不 之前 之后 以前 以后 前 後 前に 後に above below start stop",
    "started stopped add added removed best worst 开 闭",
)
# What makes two extremes of one thing two things: “the minimum age”, “the maximum age”.
EXTREMES = _set(
    "minimum maximum min max minimal maximal minimale maximale mindest höchst mínimo mínima máximo máxima average mean median "
    "lower upper lowest highest минимальный максимальный минимальная максимальная 最小 最大 最低 最高 平均"
)
# Verbs that go with opposite directions: shown to somebody, hidden from somebody.
TURNING = _set("hide hides show shows include includes exclude excludes")
# Words that have an opposite in un-: “paid” and “unpaid”.
UN = _set(
    "paid read seen known packed loaded mounted plugged pinned zipped indexed normalised normalized validated sanitised sanitized"
    " supervised furnished insured salted sweetened heated licensed numbered bound checked staffed occupied edited filtered linked",
    "moderated protected reviewed saved scheduled typed versioned attended assigned archived confirmed answered scoped tracked ordered"
    " balanced bundled masked minified partitioned shared stable safe necessary available changed",
)
# Pairs beside those of `words.language`.
MORE_ANTONYMS: tuple[tuple[str, str], ...] = (
    ("done", "open"), ("done", "unfinished"), ("finished", "unfinished"), ("fixed", "open"), ("resolved", "open"), ("resolved", "unresolved"), ("paid", "outstanding"),
    ("paid", "overdue"), ("married", "single"), ("bezahlt", "offen"), ("bezahlt", "unbezahlt"), ("erledigt", "offen"), ("payée", "impayée"), ("payé", "impayé"), ("réglée", "impayée"),
    ("réglé", "impayé"), ("pagada", "pendiente"), ("pagado", "pendiente"), ("pagada", "impagada"), ("pagado", "impagado"),
    *((word, f"un{word}") for word in sorted(UN)),
    ("increases", "decreases"), ("raises", "lowers"), ("expand", "collapse"), ("expands", "collapses"), ("expanded", "collapsed"),
    ("maximise", "minimise"), ("maximize", "minimize"), ("lengthen", "shorten"), ("strengthen", "weaken"), ("grow", "shrink"),
    ("keep", "remove"), ("keeps", "removes"), ("keep", "drop"), ("keeps", "drops"), ("mute", "unmute"), ("pin", "unpin"),
    ("newest", "oldest"), ("latest", "earliest"), ("fastest", "slowest"), ("cheapest", "dearest"), ("biggest", "smallest"),
    ("thread-safe", "thread-unsafe"), ("verbose", "quiet"), ("inclusive", "exclusive"), ("clockwise", "anticlockwise"),
    ("clockwise", "counterclockwise"), ("indoors", "outdoors"), ("upstairs", "downstairs"), ("forwards", "backwards"),
    ("erhöhe", "senke"), ("erhöhen", "senken"), ("erhöhe", "verringere"), ("erhöhen", "verringern"), ("behalte", "entferne"),
    ("behalten", "entfernen"), ("aufsteigend", "absteigend"), ("geöffnet", "geschlossen"), ("angeschaltet", "ausgeschaltet"),
    ("augmente", "réduis"), ("augmentez", "réduisez"), ("augmenter", "réduire"), ("augmente", "diminue"), ("augmentez", "diminuez"),
    ("augmenter", "diminuer"), ("garde", "supprime"), ("gardez", "supprimez"), ("croissant", "décroissant"), ("allumé", "éteint"),
    ("allumée", "éteinte"), ("aumenta", "reduce"), ("aumentar", "reducir"), ("aumenta", "disminuye"), ("mantén", "elimina"),
    ("ascendente", "descendente"), ("encendido", "apagado"), ("encendida", "apagada"), ("увеличь", "уменьши"),
    ("увеличьте", "уменьшите"), ("увеличивать", "уменьшать"), ("увеличивай", "уменьшай"), ("повысь", "понизь"), ("оставь", "удали"),
    ("включён", "выключен"), ("增加", "减少"), ("提高", "降低"), ("保留", "删除"), ("升序", "降序"), ("开门", "关门"), ("营业", "歇业"),
    ("增やす", "減らす"), ("上げる", "下げる"), ("昇順", "降順"),
    ("wider", "narrower"), ("thicker", "thinner"), ("deeper", "shallower"), ("richer", "poorer"), ("widen", "narrow"),
    ("ouverte", "fermée"), ("ouverts", "fermés"), ("ouvertes", "fermées"), ("activée", "désactivée"), ("activés", "désactivés"),
    ("activées", "désactivées"), ("autorisée", "interdite"), ("autorisés", "interdits"), ("autorisées", "interdites"),
    ("publique", "privée"), ("obligatoire", "facultatif"), ("obligatoire", "facultative"), ("abierta", "cerrada"),
    ("abiertos", "cerrados"), ("abiertas", "cerradas"), ("activada", "desactivada"), ("activados", "desactivados"),
    ("activadas", "desactivadas"), ("habilitado", "deshabilitado"), ("habilitada", "deshabilitada"), ("pública", "privada"),
    ("permitida", "prohibida"), ("permitidos", "prohibidos"), ("obligatorio", "opcional"), ("obligatoria", "opcional"),
    ("открыта", "закрыта"), ("открыто", "закрыто"), ("открыты", "закрыты"), ("включена", "выключена"), ("включено", "выключено"),
    ("включены", "выключены"), ("включена", "отключена"), ("включено", "отключено"), ("включены", "отключены"),
    ("включен", "отключен"), ("включён", "отключён"), ("включен", "выключен"), ("разрешена", "запрещена"), ("разрешено", "запрещено"),
    ("разрешены", "запрещены"), ("обязательно", "необязательно"), ("отсортировано", "неотсортировано"),
    ("aktiv", "inaktiv"), ("eingeschaltet", "ausgeschaltet"), ("angeschaltet", "abgeschaltet"), ("verpflichtend", "freiwillig"),
    ("sichtbar", "unsichtbar"), ("verschlüsselt", "unverschlüsselt"), ("sichtbar", "versteckt"), ("vorgeschrieben", "optional"),
    ("已开放", "已关闭"), ("开放", "关闭"), ("公开", "私有"), ("必填", "选填"), ("启用", "停用"), ("オン", "オフ"), ("必須", "任意"),
    ("公開", "非公開"), ("faster", "slower"), ("bigger", "smaller"), ("larger", "smaller"), ("higher", "lower"), ("longer", "shorter"),
    ("taller", "shorter"), ("heavier", "lighter"), ("older", "younger"), ("better", "worse"), ("warmer", "colder"),
    ("stronger", "weaker"), ("earlier", "later"), ("easier", "harder"), ("quieter", "louder"),
    ("enables", "disables"), ("loves", "hates"), ("likes", "hates"), ("likes", "dislikes"), ("loves", "dislikes"),
    ("adore", "hate"), ("adores", "hates"), ("love", "detest"), ("loves", "detests"), ("like", "detest"), ("love", "loathe"),
    ("enjoy", "hate"), ("enjoys", "hates"), ("enjoy", "dislike"), ("activate", "deactivate"), ("activated", "deactivated"),
    ("includes", "excludes"), ("accepts", "rejects"), ("signed", "unsigned"), ("stateful", "stateless"), ("open", "shut"),
    ("read-only", "writable"), ("read-only", "read-write"), ("readonly", "writable"), ("blocking", "non-blocking"),
    ("single-threaded", "multi-threaded"), ("case-sensitive", "case-insensitive"), ("dark", "light"), ("on", "disabled"),
    ("ascending", "descending"), ("required", "forbidden"), ("correct", "incorrect"), ("correct", "wrong"), ("right", "wrong"),
    ("compatible", "incompatible"), ("complete", "incomplete"), ("consistent", "inconsistent"), ("married", "single"),
    ("secure", "insecure"), ("legal", "illegal"), ("reachable", "unreachable"), ("reliable", "unreliable"), ("off", "enabled"),
    ("used", "unused"), ("opt-in", "opt-out"), ("full-time", "part-time"), ("on-site", "remote"),
    ("authenticated", "unauthenticated"), ("authorised", "unauthorised"), ("authorized", "unauthorized"), ("inward", "outward"),
    ("rotated", "unrotated"), ("sorted", "unsorted"), ("compressed", "uncompressed"), ("cached", "uncached"),
    ("synchronously", "asynchronously"), ("publicly", "privately"), ("internally", "externally"),
    ("resolved", "unresolved"), ("merged", "unmerged"), ("verified", "unverified"),
    ("published", "unpublished"), ("maintained", "unmaintained"), ("limited", "unlimited"), ("restricted", "unrestricted"),
    ("open", "proprietary"), ("finished", "unfinished"), ("released", "unreleased"), ("patched", "unpatched"), ("tested", "untested"), ("documented", "undocumented"), ("paused", "running"), ("enabled", "inactive"),
    ("aktiv", "inaktiv"), ("liebt", "hasst"), ("activés", "désactivés"), ("activées", "désactivées"), ("включены", "выключены"),
    ("включены", "отключены"), ("включен", "отключён"), ("включён", "отключен"), ("включено", "выключено"),
    ("开启", "禁用"), ("打开", "禁用"), ("启用", "关闭"), ("启用", "停用"), ("喜欢", "恨"), ("爱", "讨厌"), ("开放", "关闭"),
)  # fmt: skip
# One side always holds, so that two denials of these clash as well.
COMPLEMENTARY = _set(
    "enabled disabled open closed public private online offline locked unlocked encrypted unencrypted active inactive",
    "required optional mandatory true false signed unsigned stateful stateless compatible incompatible",
)

# States: lower-case words after “is” that say how something is, never what it is called.
STATES = _set(
    "written bound built sent held made run shown known sold gone driven given taken drawn kept bought taught paid lost found won"
    " grown thrown worn born hidden forbidden spoken broken chosen round square flat wide narrow thick thin soft loud quiet",
    "up down green red broken stale frozen slow fast big small large huge old new good bad great nice fine ok "
    "okay ready done",
    "live dead active inactive empty full clean dirty safe unsafe easy hard simple complex high low hot cold "
    "warm cool late",
    "early busy free open true false important critical optional mandatory private public internal external "
    "local remote",
    "stable unstable flaky strict loose quiet noisy ugly pretty happy sad angry wrong right correct incorrect "
    "current best",
    "better worse worst same different similar separate shared common rare unique weird strange obvious clear "
    "unclear vague",
    "expensive cheap heavy light thin thick short long tall wide narrow deep shallow young married single "
    "pregnant sick ill",
    "healthy tired hungry thirsty sleepy awake asleep alive away here there gone back home online offline "
    "available missing",
    "present absent visible hidden dark bright loud soft smooth rough sharp dull wet dry sweet sour bitter "
    "salty spicy hard",
    "idle down-to-date up-to-date outdated obsolete legacy modern read-only readonly writable immutable "
    "mutable persistent",
    "ephemeral temporary permanent manual automatic required enough sufficient insufficient necessary "
    "unnecessary possible",
    "impossible likely unlikely useful useless fun boring crazy awesome amazing terrible horrible awful "
    "excellent perfect",
    "fantastic wonderful lovely beautiful cute lazy smart clever stupid brave calm proud afraid scared "
    "worried excited sorry",
    "sure certain uncertain aware unaware responsible in-progress wip pending ongoing overdue due abroad "
    "pregnant allergic",
    "vegan vegetarian part being almost mostly very too so really quite pretty rather still just only about "
    "at in on under",
    "über sehr langsam schnell kaputt fertig lent rapide prêt lento rápido listo roto готов медленный быстрый сломан",
)
STATE_ENDINGS: dict[str, tuple[str, ...]] = {
    "en": ("ed", "ing", "able", "ible", "ful", "less", "ous", "ive", "ish", "ly", "ent", "ant", "ical", "ary", "esome"),
    "de": ("iert", "bar", "lich", "ig", "isch", "los", "haft", "end", "en", "el", "ell", "tuell", "abel"),
    "fr": (
        "é",
        "ée",
        "és",
        "ées",
        "able",
        "ible",
        "eux",
        "euse",
        "if",
        "ive",
        "ant",
        "ent",
        "ique",
        "al",
        "ale",
        "elle",
        "el",
    ),
    "es": (
        "ado",
        "ada",
        "ido",
        "ida",
        "able",
        "ible",
        "oso",
        "osa",
        "ivo",
        "iva",
        "ante",
        "ente",
        "ico",
        "ica",
        "al",
        "rio",
        "ria",
    ),
}

COLOURS = _set(
    "red green blue yellow orange purple black white grey gray pink brown teal dark light rot grün blau vert bleu rojo"
)
COLOUR_HEADS = _set("color colour theme farbe thema couleur thème tema цвет")

# Lower-case names that end like states.
NAMES = _set(
    "celery angular ruby elastic mercurial spring redis bing feed archive hive drive native embed seed staging testing"
)

# Capitalised words that say where from or in which language, and are no one's name.
DEMONYMS = _set(
    "english german french spanish russian chinese japanese italian portuguese dutch polish turkish arabic "
    "korean hindi",
    "american british canadian australian indian brazilian mexican swedish norwegian danish finnish greek "
    "irish scottish",
    "swiss austrian belgian ukrainian czech european asian african christian muslim jewish buddhist hindu catholic",
)

# Definite words in front of a singular subject, and heads that never name one thing.
DEFINITE = _set(
    "the our my this that its their his her your der die das dem den unser unsere unserer mein meine le la l' "
    "notre mon ma",
    "el nuestro nuestra mi наш наша наше мой моя",
)
INDEFINITE = _set("a an one some another any ein eine un une uno una")
VAGUE_HEADS = _set(
    "problem thing reason point bottleneck one issue cause way question idea plan example case part kind goal answer",
    "difference trick key fact truth result rest next first second last other favourite thing's challenge risk winner",
)

# What opens a condition or an exception: the rest of the clause, or of what stands before the comma, limits it.
CONDITIONS: dict[str, str] = {
    **dict.fromkeys(("if", "only if", "in case", "provided", "provided that", "as long as", "assuming"), "if"),
    **dict.fromkeys(("when", "whenever", "once", "while", "as soon as"), "when"),
    **dict.fromkeys(("unless", "except", "except when", "except for", "except if", "excluding", "apart from"), "unless"),
    **dict.fromkeys(("until", "till", "as of", "since"), "until"),
    **dict.fromkeys(("without",), "without"),
    **dict.fromkeys(("wenn", "falls", "sofern", "solange", "sobald"), "if"),
    **dict.fromkeys(("außer", "ausser", "außer wenn", "ausser wenn", "es sei denn"), "unless"), **dict.fromkeys(("bis", "seit"), "until"),
    **dict.fromkeys(("ohne", "sans", "sin", "без"), "without"),
    **dict.fromkeys(("si", "s'il", "s'ils", "quand", "lorsque", "lorsqu'", "tant que", "dès que", "cuando", "mientras", "если", "когда"), "if"),
    **dict.fromkeys(("sauf", "sauf si", "sauf quand", "excepté", "hormis", "salvo", "excepto", "a menos que", "кроме"), "unless"),
    **dict.fromkeys(("jusqu'à", "jusqu'au", "depuis", "hasta", "desde", "пока"), "until"),
}  # fmt: skip

# What a thing lacks: in a statement it denies what follows, in an order (“deploy without tests”) it is a condition.
WITHOUT = _set("without ohne sans sin без")

# Which of two comes first, by the word between them; True where the left side does.
ORDERS: dict[str, tuple[str, bool]] = {
    **dict.fromkeys(("before", "prior to", "vor", "bevor", "avant", "avant de", "antes de", "antes del", "до", "перед"), ("before", True)),
    **dict.fromkeys(("after", "nach", "nachdem", "après", "después de", "después del", "после"), ("before", False)),
    **dict.fromkeys(("instead of", "rather than", "statt", "anstatt", "au lieu de", "en lugar de", "en vez de", "вместо"), ("over", True)),
    **dict.fromkeys(("over",), ("over", True)),
}  # fmt: skip
PREFERENCES = _set("prefer prefers preferred favor favour choose use")

# Words that stand for somebody or something named elsewhere.
THIRD = _table(
    en="it he she they",
    de="er sie es",
    fr="il elle ils elles",
    es="él ella ellos ellas",
    ru="он она оно они",
)
# “There is” and “one must” in the words of somebody.
IMPERSONAL = _set("faut gibt y")
SELF = _set(
    "i me my mine myself we us our ours ich mir mich mein meine wir unser je me moi mon ma mes nous notre yo mi mis nosotros я мне мой моя мы наш"
)
FIRST = _set("we i wir ich nous je j' nosotros yo мы я")
# Function words of the lists that are verbs of a subject all the same.
CONTENT_VERBS = _set(
    "gern gerne want like know find give show say said tell get got going go got have has hat haben ont tiene"
)
PREPOSITIONS = _set(
    "in on at for to from with during inside within by via under into onto through per across among outside",
    "im am auf für zu zum zur von aus mit bei an à dans pour sur avec chez par au aux en para por con sobre",
    "в во на для по с со к из от при",
)
# Roles that one person holds, named without an article: “Maria is CEO of Acme”.
ROLES = _set(
    "ceo cto cfo coo cio ciso cmo cpo president chairman chairwoman chair director head lead captain owner "
    "treasurer mayor",
    "secretary principal editor-in-chief",
)
# … and in a language that has none.
ROLES_WITHOUT_ARTICLE = _set(
    "бухгалтер директор руководитель начальник заведующий капитан секретарь председатель президент тренер владелец ответственный редактор"
)
# Whose a thing is, in a word: her name says nothing of his.
OWNERS = _set("my your his her")
# Verbs that say only that something has its price.
COSTS = _set("cost costs costing priced kostet kosten coûte coûtent cuesta cuestan стоит стоят")
# Many, of whom some are here and some are there.
PERSONS = _set(
    "users customers people employees clients engineers developers members students patients tenants friends parents kids children"
    " colleagues teammates readers players guests drivers others tests apps services files cats dogs birds animals species"
)
# Beasts of which one speaks as of the one that one has, and whose they are.
PETS = _set(
    "dog cat pet horse hamster parrot hund katze pferd chien chat cheval perro gato caballo собака кошка кот пёс"
)
OWN_WORDS = _set("my our mein meine unser unsere mon ma notre mi nuestro nuestra мой моя наш наша")
# Parts of a house of which it has one.
ROOMS = _set(
    "trunk boot basement cellar attic garage kitchen bathroom hallway lobby garden shed loft pantry study conservatory porch"
)
# Kin whose two words have one stem in Spanish.
GENDERED = _set(
    "hermano hermana hijo hija tío tía abuelo abuela amigo amiga novio novia primo prima esposo esposa sobrino sobrina vecino vecina"
    " chico chica niño niña suegro suegra nieto nieta compañero compañera"
)
# Persons and things of which somebody may have many: “my friend is Dana” leaves room for another.
MANY_HEADS = _set(
    "friend colleague brother sister cousin uncle aunt son daughter kid child dog cat pet teammate coworker "
    "neighbour neighbor",
    "customer client competitor partner vendor supplier contributor maintainer reviewer engineer developer "
    "designer admin",
    "member user dependency example hobby goal interest skill topic",
)

# Whose a thing is: what my sister has says nothing of what I have.
KIN = _set(
    "sister brother mother father mom mum dad wife husband partner girlfriend boyfriend son daughter kid child friend aunt uncle cousin"
    " grandmother grandfather grandma grandpa parents boss manager colleague coworker neighbour neighbor roommate flatmate landlord",
    "mujer novio novia suegra suegro cuñado cuñada abuela abuelo tía tío primo prima vecino vecina nieto nieta sobrino sobrina épouse époux copain copine"
    " grand-mère grand-père oncle tante cousine belle-mère beau-père collègue voisin voisine oma opa grossmutter grossvater onkel tante cousine schwiegermutter"
    " schwiegervater nachbar nachbarin kind kinder papa mama mitbewohner mitbewohnerin",
    "schwester bruder mutter vater frau mann sohn tochter freund freundin chef chefin kollege kollegin eltern sœur frère mère père femme",
    "mari fils fille ami amie hermana hermano madre padre esposa marido hijo hija amigo amiga сестра брат мать мама отец папа жена муж",
    "сын дочь друг подруга",
)

# Names written in more than one way.
ALIASES: dict[str, str] = {
    "postgresql": "postgres", "pg": "postgres", "k8s": "kubernetes", "mongodb": "mongo", "js": "javascript", "ts": "typescript",
    "golang": "go", "nodejs": "node", "node.js": "node", "gh": "github", "gha": "github actions", "mariadb": "mariadb",
    "vs code": "vscode", "visual studio code": "vscode", "gcp": "google cloud", "db": "database", "repo": "repository",
    "config": "configuration", "notifs": "notifications", "prod": "production", "dev": "development", "env": "environment",
}  # fmt: skip

# Countries and larger: a town is in one of them, so that the two answer different questions.
COUNTRIES = _set(
    "germany france spain italy portugal austria switzerland netherlands belgium poland sweden norway denmark "
    "finland iceland",
    "ireland england scotland wales britain uk greece turkey russia ukraine china japan india korea vietnam "
    "thailand indonesia",
    "singapore australia canada mexico brazil argentina chile colombia peru egypt nigeria kenya israel usa us "
    "america europe asia",
    "africa california texas florida colorado oregon bavaria catalonia eu emea apac english german french spanish",
)

# Products that a bare integer behind them makes a version (“Node 20”).
PRODUCTS = _set(
    "python node nodejs java jdk postgres postgresql go golang rust ruby php django rails react vue angular "
    "kubernetes k8s",
    "ubuntu debian redis mysql mariadb kafka terraform typescript dotnet .net spark elasticsearch nginx "
    "android ios swift",
    "kotlin scala perl electron webpack vite eslint pytest spring gradle maven helm docker flask laravel symfony next",
    "nextjs nuxt svelte numpy pandas pytorch tensorflow pydantic sqlalchemy mongo mongodb cassandra clickhouse openssl",
    "airflow snowflake dbt prometheus grafana jenkins traefik consul vault nomad ansible puppet redshift bigquery celery rabbitmq fastapi",
    "windows macos chrome firefox safari vim neovim emacs git gitlab jenkins xcode c++ cmake llvm gcc clang cuda",
)

# Past forms that have no ending of their own: after one of them a number, a day or a time is an event's.
PAST_VERBS = _set(
    "met went saw got did made took ate bought came ran wrote gave sent told felt said spoke drove flew built began",
    "broke chose drew fell forgot grew heard knew paid sang sold slept spent stood swam taught thought",
    "threw understood wore won woke became brought caught visited moved finished shipped fixed",
    "attended joined watched played walked talked worked tried wanted helped asked",
)
# Plurals of one thing that lives in one place.
PLURALIA = _set("docs logs settings metrics analytics credentials stats backups secrets artifacts assets")
# One thing may have many versions that it supports.
SUPPORTS = _set(
    "supports support supported works work compatible tested test tests available upgraded migrated since until"
)

# What may stand between “is” and a name without being part of it.
BEFORE_NAME = _set(
    "now currently still just always called named known as set to simply genannt derzeit jetzt appelé nommé llamado maintenant",
    "ahora",
)
# Verbs by which one person holds something, and the role they give; the passive after them with “by”.
HOLDS: dict[str, str] = {
    "owns": "owner", "besitzt": "owner", "leads": "lead", "heads": "head", "leitet": "lead", "dirige": "lead",
    "maintains": "maintain", "manages": "manage",
}  # fmt: skip
HELD: dict[str, str] = {
    "owned": "owner", "led": "lead", "headed": "head", "maintained": "maintain", "managed": "manage", "handled": "handle",
}  # fmt: skip
# Verbs by which a thing is somebody's, and what stands between them and the name: nothing, or one of these.
BELONGS: dict[str, frozenset[str]] = {
    "belongs": _set("to"), "pertenece": _set("a al"), "appartient": _set("à au"), "gehört": _set(""), "принадлежит": _set(""),
}  # fmt: skip
# Things that are nothing but their name: what one is called is what it is.
NAMED_THINGS = _set(
    "branch namespace bucket queue topic repo repository cluster hostname domain channel package image module schema keyspace registry"
    " zweig namensraum branche rama espacio"
)
# Words in front of a name that say whose it is, and no part of it.
TITLES = _set(
    "docteur don doña team squad group mr mrs ms dr prof frau herr familie équipe groupe mme m équipo equipo grupo señor señora sr sra doctor doctora"
    " команда группа господин госпожа"
)
# “Is based in”, “lives in”: one town at a time.
SYSTEMS = _set(
    "linux windows macos ubuntu debian fedora alpine centos redhat rhel arch suse freebsd openbsd solaris android ios"
)
CLOUDS = _set(
    "aws gcp azure heroku hetzner vercel netlify cloudflare digitalocean ovh linode scaleway render openshift"
)
"""What a thing runs on may be of several sorts at once: a system, a cloud, or something else."""
SIGNALS = _set(
    "build pipeline ci status light market team test suite check dashboard deploy job run main branch sky weather leaf tree stock"
)
"""Subjects that are red today and green tomorrow."""
SITUATED = _set(
    "is lives live based located headquartered hosted wohnt lebt liegt liegen ist habite vit vive está живет живёт est"
)
# Subjects that speak of each of many.
EACH = _set("each every all many jede chaque cada we i")

# Words around a value in its predicate: before a value anywhere, between a thing and where it is, at a change, and in
# front of a number that a kind noun names.
ANCHORS = PREPOSITIONS | _set(
    "um gegen every each jeden jede chaque cada el le after until before than about around = : le los las den der dem"
)
INTO = _set("in on at to from under auf unter bei in à sur en на в по the a der dem den la le el las los")
SETTING = _set("bound set sets defaults limited capped changed change raised lowered bumped fixed")
COUNTED_BACK = _set("el le to number num no nummer numéro número now currently set changed : = at №")
# Verbs by which something turns into a state or stays in it.
STATE_VERBS = _set(
    "reste restent bleibt bleiben queda quedan permanece sigue остаётся остается остаются",
    "stay stays remain remains turn turned turns switch switched keep keeps leave set marked considered gets got",
)
