"""Words that say the opposite of each other, each side with its forms: states and verbs of seven languages.

What `words.language` and `tensions.lexicon` list as single pairs isn't repeated. A word with a slash is written in each form
that its ending stands for (`_ENDINGS`): “abiert/o” is abierto, abierta, abiertos and abiertas. Opposites by a prefix are
`tensions.prefixes`.
"""

from __future__ import annotations

from typing import Final

from words.vocabulary import listed

_ENDINGS: Final[dict[str, tuple[str, ...]]] = {
    "o": ("o", "a", "os", "as"),
    "s": ("", "s"),
    "es": ("", "es"),
    "e": ("", "e", "s", "es"),
    "é": ("é", "ée", "és", "ées"),
    "f": ("f", "ve", "fs", "ves"),
    "x": ("x", "se", "ses"),
    "v": ("", "s", "ed", "ing"),
    "ve": ("e", "es", "ed", "ing"),
    "n": ("", "а", "о", "ы"),
    "й": ("ый", "ая", "ое", "ые", "ой"),
    "t": ("t", "st", "en", "e"),
}
"""What stands behind the slash → the endings of the forms."""

_STATES: Final[tuple[tuple[str, str], ...]] = (
    # English.
    ("working functional functioning operational", "broken defective faulty"),
    ("positive", "negative"), ("valid", "expired"), ("clean", "dirty"), ("benign", "malignant"), ("guilty", "innocent"), ("successful", "failed"),
    ("left-handed", "right-handed"), ("single-tenant", "multi-tenant"), ("anonymous", "signed named"), ("left", "right"),
    ("mandatory compulsory obligatory required", "voluntary optional"), ("free complimentary", "paid chargeable"),
    ("hot", "cold"), ("soft", "hard"), ("wet", "dry"), ("vacant", "occupied taken"), ("full", "vacant"), ("asleep", "awake"), ("in-house", "outsourced"),
    ("odd", "even"), ("tight", "loose"), ("thick", "thin"), ("deep", "shallow"), ("bright", "dim"), ("noisy loud", "quiet silent"),
    ("rich", "poor"), ("strong", "weak"), ("strict", "lenient lax"), ("permanent", "temporary"), ("fixed static constant", "variable dynamic"),
    ("local", "remote"), ("manual", "automated"), ("idle", "busy"), ("up-to-date current", "outdated"), ("fresh", "stale"),
    ("raw", "cooked"), ("alkaline", "acidic"), ("horizontal", "vertical"), ("inside", "outside"), ("global", "local"),
    ("serial sequential", "parallel concurrent"), ("sequentially serially", "concurrently"), ("married", "divorced"), ("available", "booked occupied"),
    ("running", "stopped"), ("blunt", "sharp"), ("solid", "liquid"), ("ill sick", "healthy well"), ("closed-source", "open-source"),
    ("lossless", "lossy"), ("hourly", "salaried"), ("upright", "reclining"), ("ambidextrous", "one-handed"), ("nocturnal", "diurnal"),
    ("domestic", "foreign"), ("edible", "poisonous toxic"), ("allergic", "tolerant"), ("on-premises on-prem", "cloud-hosted"),
    ("front-facing", "rear-facing"), ("north", "south"), ("east", "west"), ("warm", "cool"), ("flat", "bumpy"), ("smooth", "rough"),
    ("natural", "artificial"), ("real", "fake"), ("genuine", "counterfeit"), ("flexible", "rigid"), ("transparent", "opaque"),
    ("wired", "wireless"), ("read-write", "read-only"), ("monolithic", "modular"), ("eager", "lazy"), ("eagerly", "lazily"),
    ("strongly", "weakly eventually"), ("truthy", "falsy"), ("nullable", "required"), ("installed", "missing"), ("attached", "detached"),
    ("passing green", "failing"), ("fine", "broken"), ("switched-on", "switched-off"), ("locally", "remotely"), ("weekly", "monthly"),
    ("free", "occupied taken"), ("alive", "deceased"), ("vegan vegetarian", "carnivorous"), ("profitable", "loss-making"),
    ("indoors", "outside"), ("outdoors", "inside"), ("at-least-once", "at-most-once"), ("optimistic", "pessimistic"),
    ("plain", "patterned"), ("smoker", "non-smoker"), ("retired", "employed"), ("sold", "available"),
    ("acute", "chronic"), ("active", "dormant"), ("abundant plentiful", "scarce"), ("amicable", "hostile"), ("ample", "meager"), ("awkward", "graceful"),
    ("bold", "timid"), ("careful", "careless"), ("cheerful", "gloomy"), ("covert", "overt"), ("curly", "straight"), ("deciduous", "evergreen"),
    ("diligent", "negligent"), ("dominant", "recessive"), ("docile", "stubborn"), ("energetic", "lethargic"), ("explicit", "implicit"), ("extinct", "extant"),
    ("fertile", "sterile"), ("figurative", "literal"), ("fraternal", "identical"), ("freelance", "salaried"), ("premature", "full-term"), ("generous", "stingy"),
    ("gradual", "sudden"), ("harmful", "harmless beneficial"), ("heterogeneous", "homogeneous"), ("hollow", "solid"), ("humble", "arrogant"), ("indoor", "outdoor"),
    ("drunk intoxicated tipsy", "sober"), ("joint", "separate"), ("joyful", "sorrowful"), ("live", "recorded"), ("loud", "soft"), ("meaningful", "meaningless"),
    ("naive", "sophisticated"), ("proactive", "reactive"), ("powerful", "powerless"), ("relaxed", "tense"), ("religious", "secular"), ("rested", "tired"),
    ("rural", "urban"), ("seasonal", "year-round"), ("seated", "standing"), ("smart", "stupid"), ("spoken", "written"), ("tasty", "tasteless"),
    ("thrifty", "wasteful"), ("useful", "useless"), ("valuable", "worthless"), ("hairless", "hairy"), ("high-tech", "low-tech"), ("on-site", "off-site"),
    ("bottle-fed", "breast-fed"), ("lively", "dull"), ("robust", "fragile"), ("boring", "interesting"), ("calm", "stormy"), ("cloudy", "sunny"),
    ("tidy", "messy"), ("lazy", "hardworking"), ("shy", "outgoing"), ("sufficient", "insufficient"), ("adequate", "inadequate"), ("mild", "severe"),
    ("sedentary", "active"), ("urgent", "routine"), ("tame", "wild"), ("partial", "complete full"), ("male", "female"), ("accidentally", "deliberately"),
    ("explicitly", "implicitly"), ("carefully", "carelessly"), ("formally", "informally"), ("temporarily", "permanently"), ("quickly", "slowly"), ("loudly", "quietly"),
    ("hosted", "self-hosted"),
    # German.
    ("pflicht verpflichtend obligatorisch vorgeschrieben erforderlich zwingend vorgegeben", "freiwillig optional fakultativ"),
    ("kaputt defekt", "intakt heil funktionsfähig funktionstüchtig"), ("positiv", "negativ"),
    ("kostenlos gratis kostenfrei umsonst frei", "kostenpflichtig gebührenpflichtig"), ("eingeschaltet angeschaltet", "abgeschaltet ausgeschaltet"),
    ("offen geöffnet", "geschlossen zu abgeschlossen verschlossen"), ("auf", "zu"), ("sauber", "schmutzig dreckig"), ("voll", "leer"), ("nass", "trocken"),
    ("heiß warm", "kalt"), ("laut", "leise"), ("hell", "dunkel"), ("belegt besetzt vergeben", "frei"), ("verheiratet", "ledig geschieden single"),
    ("gesund", "krank"), ("lebendig", "tot"), ("schuldig", "unschuldig"), ("gutartig", "bösartig"), ("dauerhaft unbefristet", "vorübergehend befristet"),
    ("billig günstig preiswert", "teuer"), ("richtig korrekt", "falsch"), ("wach", "müde"), ("stark", "schwach"), ("synchron", "asynchron"),
    ("statisch", "dynamisch"), ("oben", "unten"), ("drinnen", "draußen"), ("links", "rechts"), ("früh", "spät"), ("neu", "alt"),
    ("groß", "klein"), ("hoch", "niedrig"), ("lang", "kurz"), ("einfach leicht", "schwierig schwer"), ("aktuell", "veraltet"),
    ("vorhanden", "abwesend"), ("lokal", "entfernt"), ("linkshänder linkshänderin", "rechtshänder rechtshänderin"), ("süß", "sauer"),
    ("öffentlich", "vertraulich geheim"), ("gesperrt", "freigegeben offen"), ("an", "abgeschaltet ausgeschaltet"),
    ("verfügbar", "ausverkauft vergriffen"), ("online", "offline"), ("aktiv", "deaktiviert"), ("aktiviert", "inaktiv"),
    ("echt", "gefälscht"), ("erfolgreich", "fehlgeschlagen gescheitert"), ("zwingend", "möglich"),
    ("förmlich", "vertraulich"), ("kurz knapp", "ausführlich detailliert lang"), ("parallel gleichzeitig", "nacheinander sequenziell sequentiell seriell hintereinander"),

    # French.
    ("familier", "formel"), ("bref brève brèves courtes", "détaillée détaillées longues"),
    ("cass/é défectueu/x", "fonctionnel fonctionnelle"), ("positi/f", "négati/f"), ("gratuit/e", "payant/e"),
    ("obligatoire/s", "facultati/f optionnel optionnelle optionnels optionnelles volontaire/s"), ("propre/s", "sale/s"), ("plein/e", "vide/s"),
    ("chaud/e", "froid/e"), ("sec sèche", "mouill/é"), ("mari/é", "célibataire/s divorc/é"), ("libre/s disponible/s", "occup/é"),
    ("bruyant/e", "calme/s silencieu/x"), ("coupable/s", "innocent/e"), ("bénin bénigne", "malin maligne"), ("permanent/e", "temporaire/s provisoire/s"),
    ("vivant/e", "mort/e"), ("sain/e", "malade/s"), ("vrai/e", "faux fausse"), ("statique/s", "dynamique/s"), ("synchrone/s", "asynchrone/s"),
    ("public publique publics publiques", "priv/é"), ("ouvert/e", "ferm/é"), ("activ/é", "désactiv/é"), ("allum/é", "éteint/e coup/é"), ("visible/s", "cach/é masqu/é"),
    ("grand/e", "petit/e"), ("lourd/e", "léger légère"), ("fort/e", "faible/s"), ("rapide/s", "lent/e"), ("facile/s", "difficile/s"), ("cher chère", "abordable/s"),
    ("automatique/s", "manuel manuelle manuels manuelles"), ("interne/s", "externe/s"), ("local/e", "distant/e"), ("gauche", "droite"),
    ("gaucher gauchère", "droitier droitière"), ("bloqu/é verrouill/é", "débloqu/é déverrouill/é"), ("nouveau nouvelle", "ancien ancienne"),
    ("connu/e", "inconnu/e"), ("présent/e", "absent/e"), ("chiffr/é", "déchiffr/é"), ("tôt", "tard"), ("haut/e", "bas basse"),
    ("authentique/s", "falsifi/é"), ("à-jour", "obsolète/s périm/é"), ("réussi/e", "échou/é rat/é"), ("dedans", "dehors"),
    # Spanish.
    ("coloquial", "formal"), ("breve breves cortas", "detallada detalladas largas"),
    ("rot/o averiad/o estropead/o", "operativ/o arreglad/o"), ("positiv/o", "negativ/o"), ("gratuit/o gratis libre/s", "pagad/o pago"),
    ("obligatori/o", "voluntari/o opcional/es facultativ/o"), ("limpi/o", "suci/o"), ("llen/o", "vací/o"), ("caliente/s", "frí/o"), ("mojad/o", "sec/o"),
    ("casad/o", "solter/o divorciad/o"), ("libre/s disponible/s", "ocupad/o"), ("bloquead/o", "desbloquead/o"), ("viv/o", "muert/o"), ("culpable/s", "inocente/s"),
    ("benign/o", "malign/o"), ("permanente/s fij/o", "temporal/es provisional/es"), ("car/o", "barat/o"), ("ruidos/o", "silencios/o tranquil/o"),
    ("encendid/o", "apagad/o"), ("san/o", "enferm/o"), ("visible/s", "ocult/o"), ("automátic/o", "manual/es"), ("síncron/o", "asíncron/o"),
    ("abiert/o", "cerrad/o"), ("públic/o", "privad/o"), ("activad/o activ/o", "desactivad/o"), ("habilitad/o", "deshabilitad/o"), ("rápid/o", "lent/o"),
    ("verdader/o", "fals/o"), ("estátic/o", "dinámic/o"), ("fuerte/s", "débil/es"), ("fácil/es", "difícil/es"), ("grande/s", "pequeñ/o"),
    ("izquierda", "derecha"), ("zurd/o", "diestr/o"), ("dulce/s", "amarg/o salad/o"), ("dentro", "fuera"), ("arriba", "abajo"), ("temprano", "tarde"),
    ("correct/o", "incorrect/o equivocad/o"), ("fresc/o", "caducad/o"), ("nuev/o", "viej/o antigu/o"), ("alt/o", "baj/o"), ("intern/o", "extern/o"),
    ("conocid/o", "desconocid/o"), ("presente/s", "ausente/s"), ("actualizad/o", "obsolet/o desactualizad/o"), ("auténtic/o", "falsificad/o"),
    ("cifrad/o", "descifrad/o"), ("exitos/o", "fallid/o"), ("disponible/s", "agotad/o"),
    # Russian.
    ("исправен исправна исправно исправны", "сломан/n неисправен неисправна неисправно неисправны"), ("платн/й платно", "бесплатн/й бесплатно"),
    ("обязательн/й обязательно", "добровольн/й добровольно необязательн/й"), ("положительн/й", "отрицательн/й"), ("чист/й", "грязн/й"), ("полон полна полно", "пуст/n"),
    ("холодн/й", "горяч/n горячий горячая"), ("занят/n", "свободен свободна свободно свободны"), ("женат замужем", "холост разведён разведена"),
    ("жив/n", "мёртв мертва мертво мертвы"), ("здоров/n", "болен больна больны"), ("открыт/n", "закрыт/n"), ("дорог/n дорогой дорогая", "дешёв дешёвый дешева дешёвая"),
    ("заблокирован/n", "разблокирован/n"), ("временн/й", "постоянн/й"), ("активен активна активно активны", "отключен/n неактивен неактивна"), ("быстр/й", "медленн/й"),
    ("слева", "справа"), ("общедоступн/й", "закрыт/й"), ("синхронн/й", "асинхронн/й"), ("статическ/n статический", "динамический"),
)  # fmt: skip
"""How something is, said of one thing."""

_VERBS: Final[tuple[tuple[str, str], ...]] = (
    ("enabl/ve", "disabl/ve"), ("activat/ve", "deactivat/ve"), ("lov/ve lik/ve enjoy/v ador/ve", "hat/ve dislik/ve detest/v loath/ve"),
    ("includ/ve", "exclud/ve"), ("accept/v", "reject/v refus/ve"), ("increas/ve", "decreas/ve reduc/ve"), ("agree agrees", "disagree disagrees"),
    ("approv/ve", "disapprov/ve"), ("trust/v", "distrust/v mistrust/v"), ("succeed/v succeeds", "fail/v"), ("lock/v", "unlock/v"),
    ("allow/v permit permits", "block/v"), ("works", "fails"), ("encrypt/v", "decrypt/v"), ("show/v", "hid hide hides hiding"), ("widen/v", "narrow/v"),
    ("sink sinks", "float floats"), ("win wins won", "lose loses lost"), ("rose rises", "fell falls"), ("improved improves", "worsened worsens"), ("gained gains", "lost loses"), ("grew grows", "shrank shrinks"), ("keep keeps", "discard/v"),
    ("attract/v", "repel/v"), ("converg/ve", "diverg/ve"), ("encourag/ve", "discourag/ve"), ("upgrad/ve", "downgrad/ve"), ("overestimat/ve", "underestimat/ve"), ("inflat/ve", "deflat/ve"), ("soften/v", "harden/v"), ("surviv/ve", "perish/v"), ("legalis/ve legaliz/ve", "outlaw/v"), ("forget forgets", "remember/v"),
    ("mag mögen lieb/t liebe liebt", "hasse hasst hassen verabscheue verabscheut"), ("funktioniert funktionieren", "kaputt defekt streikt spinnt"),
    ("angenommen akzeptiert genehmigt bewilligt", "abgelehnt zurückgewiesen verweigert"), ("bestanden", "durchgefallen verhauen vergeigt"), ("gewonnen", "verloren"),
    ("accept/é approuv/é valid/é", "refus/é rejet/é"), ("gagn/é", "perdu/e"),
    ("aceptó aprobó aceptad/o aprobad/o", "rechazó denegó rechazad/o denegad/o"), ("ganó ganado", "perdió perdido"), ("aprobó aprobado", "suspendió suspendido"),
    ("aktiviert aktivieren", "deaktiviert deaktivieren"), ("stimmt", "falsch"),
    ("adore adores adorent adorons aime aimes aiment aimons", "déteste détestes détestent détestons hait haïssent hais"),
    ("fonctionne fonctionnent marche marchent", "cass/é défectueu/x"), ("accepte acceptent accepte/s", "refuse refusent"), ("inclut incluent", "exclut excluent"),
    ("autorise autorisent", "interdit/e"), ("affiche affichent", "masque masquent"), ("active activent", "désactive désactivent"),
    ("encanta encantan gusta gustan ama amo aman adora adoro adoran", "odia odio odian detesta detesto detestan"),
    ("funciona funcionan", "rot/o averiad/o estropead/o"), ("acepta aceptan aceptamos", "rechaza rechazan rechazamos"), ("incluye incluyen", "excluye excluyen"),
    ("muestra muestran", "oculta ocultan"), ("activa activan", "desactiva desactivan"), ("permite permiten", "prohíbe prohíben impide impiden"),
    ("любит люблю любят обожает обожаю нравится нравятся", "ненавидит ненавижу ненавидят"), ("работает работают", "сломан/n неисправен неисправна"),
    ("принимает принимаем принимают", "отклоняет отклоняем отклоняют"), ("включает", "исключает отключает"),
)  # fmt: skip
"""What somebody does or feels, or what a thing does: they count as the verb of a clause."""

_BEFORE_AND_AFTER: Final = sorted(
    listed(
        "饭 餐 睡 课 会 上线 发布 合并 部署 测试 运动 下班 上班 手术 出发 登录 提交 构建 迁移 重启 升级 付款 入职 放学 开会 比赛 考试"
    )
)
_RUNS: Final[tuple[tuple[str, str], ...]] = (
    *((f"{what}前", f"{what}后") for what in _BEFORE_AND_AFTER),
    ("正常 完好 能用 可用", "坏了 坏 故障 损坏 不可用"), ("强制 必须 必需 必填 必修", "自愿 可选 选填 选修"), ("免费", "收费 付费"), ("阳性", "阴性"), ("积极", "消极"),
    ("干净", "脏"), ("已婚", "未婚 单身 离异"), ("空闲", "占用 忙碌"), ("喜欢 热爱 爱", "讨厌 恨 厌恶"), ("启用 开启 打开 激活 已开", "禁用 关闭 停用"),
    ("允许", "禁止 不准 不许 严禁"), ("在线", "离线"), ("有效", "无效 失效"), ("合法", "非法 违法"), ("成功", "失败"), ("增加", "减少"), ("永久 长期", "临时 短期 暂时"),
    ("手动", "自动"), ("静态", "动态"), ("公开", "保密 私密 机密"), ("安全", "危险"), ("便宜", "昂贵"), ("活着", "死了 去世"), ("健康", "生病"), ("真的", "假的"),
    ("正确", "错误"), ("串行", "并行"), ("左边 左侧 左手", "右边 右侧 右手"), ("楼上", "楼下"), ("室内", "室外"), ("前面", "后面"), ("支持", "反对"), ("接受", "拒绝"),
    ("通过", "未通过"), ("包含 包括", "排除"), ("匿名", "实名"), ("满的 满了", "空的 空着"), ("锁定", "解锁"), ("良性", "恶性"), ("有罪", "无罪"), ("单线程", "多线程"),
    ("冷的", "热的"), ("热水", "冷水"), ("新鲜", "变质"), ("最新", "过时"), ("固定", "浮动 可变"), ("全职", "兼职"), ("有线", "无线"), ("营业", "休息 停业 歇业 关门"),
    ("开门", "关门"), ("开馆", "闭馆"), ("开园", "闭园"), ("开店", "闭店"), ("开着", "关着"), ("开放", "封闭 关闭"), ("升高", "降低"), ("素食", "荤食"), ("晴", "雨"), ("加密", "明文"), ("在职", "离职"), ("深色 暗色", "浅色 亮色"), ("ダーク", "ライト"), ("简短 简洁 简明 精简", "详细 详尽"), ("国产", "进口"),
    ("无料", "有料"), ("陽性", "陰性"), ("必須", "任意 自由"), ("正常", "故障"), ("独身", "既婚"), ("安全", "危険"), ("オンライン", "オフライン"), ("自動", "手動"), ("可能", "不可能"),
    ("好き 大好物", "嫌い 苦手"), ("動いています 動いている", "壊れています 壊れている"), ("開いています 開いている", "閉まっています 閉まっている"), ("右側", "左側"), ("静的", "動的"), ("常設", "臨時"),
    ("合格", "不合格"), ("敬語 丁寧語", "タメ口 ため口"), ("在職", "退職 離職"), ("成功", "失敗"), ("満席", "空席"), ("営業", "定休日 休業 定休 お休み"), ("無料", "有料"), ("公開", "非公開"), ("暗号化", "平文"), ("一時的", "恒久的"), ("増加", "減少"),
)  # fmt: skip
"""Chinese and Japanese."""

OUTCOMES: Final = listed(
    "positive negative benign malignant guilty innocent successful unsuccessful valid invalid positiv negativ gutartig bösartig schuldig"
    " unschuldig erfolgreich fehlgeschlagen positif positive négatif négative bénin bénigne malin maligne coupable positivo positiva negativo negativa"
    " benigno benigna maligno maligna culpable inocente положительный положительная отрицательный отрицательная accidental deliberate intentional"
)
"""States that something had once and for all: “the result was negative” is no other time than “the result was positive”."""


def _forms(side: str) -> tuple[str, ...]:
    return tuple(form for word in side.split() for form in _written(word))


def _written(word: str) -> tuple[str, ...]:
    stem, _, ending = word.partition("/")
    return tuple(stem + each for each in _ENDINGS[ending]) if ending else (word,)


def _pairs(rows: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    return tuple((a, b) for left, right in rows for a in _forms(left) for b in _forms(right) if a != b)


OPPOSITES: Final = _pairs(_STATES) + _pairs(_VERBS) + _pairs(_RUNS)
"""Every pair of forms that say the opposite."""
OPPOSED_VERBS: Final = frozenset(form for pair in _VERBS for side in pair for form in _forms(side)) - frozenset(
    form for pair in _STATES for side in pair for form in _forms(side)
)
"""Those of them that stand as the verb of a clause."""
