"""The word lists by which seven languages are read.

Longer than a usual file because it is data: every list stands here once, and every reader of polarity, quantity,
condition, order, questions and generic nouns takes it from here. Words are casefolded. For Chinese and Japanese, which
write no spaces, an entry is a piece of a run.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping


def listed(words: str) -> frozenset[str]:
    """The words of a list as it stands on a page, with spaces between."""
    return frozenset(words.split())


def _table(**rows: str) -> Mapping[str, frozenset[str]]:
    return {code: listed(words) for code, words in rows.items()}


LANGUAGES: Final = ("en", "de", "fr", "es", "ru", "zh", "ja")

ARTICLES: Final = _table(
    en="a an the",
    de="der die das den dem des ein eine einen einem einer eines",
    fr="le la les l' un une des",
    es="el la los las lo un una unos unas",
)

OWN: Final = _table(
    en="our ours",
    de="unser unsere unseren unserem unserer unseres",
    fr="notre nos",
    es="nuestro nuestra nuestros nuestras",
    ru="наш наша наше наши нашего нашей нашему нашим наших нашу нашем нашими",
    zh="我们的 咱们的",
    ja="私たちの 我々の 弊社の 当社の",
)
"""“Our” inside one agent's memory says no more than an article does."""

NEGATIONS: Final = _table(
    en="not n't no never none nobody nothing nowhere neither nor cannot no-one noone",
    de="nicht nie niemals kein keine keinen keinem keiner keines keins niemand niemanden niemandem nichts "
    "nirgends nirgendwo weder keinesfalls keineswegs nimmer",
    fr="ne n' pas jamais rien aucun aucune nul nulle personne ni non nullement guère",
    es="no nunca jamás jamas nadie nada ningún ningun ninguno ninguna ningunos ningunas tampoco ni",
    ru="не нет никогда никто никого никому никем ничто ничего ничему ничем ни нельзя нигде никуда никакой "
    "никакая никакое никакие никаких никакого никакой ничуть отнюдь",
    zh="不 没 没有 无 別 别 勿 未 非 从不 从未 绝不 决不 永不 切勿 请勿 沒 沒有 從不",
    ja="ない なかった ません ませんでした なく なくて ず ずに ぬ 無い 無し なし まい 決して 不可",
)
"""Words that turn a clause into its opposite. `unless`, `without` and `only` don't: they mark condition or quantity."""

QUANTITY: Final = _table(
    en="all every each any some only always most mostly few fewer many much more less least several both either "
    "half twice once exactly almost nearly sometimes often rarely seldom usually everything everyone "
    "everybody anything anyone anybody something someone hardly enough just merely solely whole entire "
    "maximum minimum max min",
    de="alle allen aller alles allem jede jeder jedes jeden jedem einige manche nur immer meist meistens wenige "
    "weniger viele viel mehr mindestens höchstens beide beiden halb zweimal einmal genau fast manchmal oft "
    "selten gewöhnlich stets ausschließlich lediglich sämtliche sämtlichen bloß mancher manches irgendein "
    "irgendeine ganz ganze",
    fr="tout toute tous toutes chaque quelques plusieurs seulement uniquement toujours souvent parfois rarement "
    "moins plus plupart peu beaucoup demi deux-fois exactement presque chacun chacune certains certaines seul "
    "seule seuls seules maximum minimum",
    es="todo toda todos todas cada alguno alguna algunos algunas algún algun solo sólo solamente únicamente "
    "siempre mayoría pocos pocas poco muchos muchas mucho más mas menos medio ambos ambas exactamente casi "
    "veces raramente varios varias cualquier cualquiera máximo mínimo",
    ru="все всё весь вся всех всем всеми всего всей каждый каждая каждое каждые каждого каждую каждом любой "
    "любая любое любые любого некоторые некоторых только лишь всегда большинство мало много больше меньше "
    "менее более оба обе половина дважды однажды ровно почти иногда часто редко обычно несколько минимум "
    "максимум исключительно",
    zh="所有 全部 每 每个 每次 任何 一些 只 仅 仅仅 只有 总是 始终 永远 大多数 多数 少数 许多 很多 更多 更少 "
    "至少 最多 两者 一半 两次 一次 几乎 有时 经常 很少 通常 都 全 必 各 偶尔 往往 唯一",
    ja="すべて 全て 全部 全員 毎 毎回 各 どれも いつも 常に だけ のみ しか ほとんど 多く 少し 少なくとも 最大 "
    "最小 最低 両方 半分 二回 一度 時々 たまに 通常 必ず 以上 以下 未満 全",
)

CONDITION: Final = _table(
    en="if unless except when whenever while provided otherwise without else besides excluding including instead "
    "whether although though but although despite because since so",
    de="wenn falls außer sofern solange ohne sonst ausgenommen sobald statt anstatt ob obwohl trotz weil aber wann",
    fr="si sauf quand lorsque lorsqu' excepté hormis sans sinon tant pourvu lorsqu pendant malgré parce mais "
    "à-moins moins-que hors",
    es="si salvo excepto cuando sin mientras menos-que sino siempre-que aunque porque pero a-menos",
    ru="если кроме когда пока без иначе исключая включая вместо хотя потому но разве ли",
    zh="如果 若 除非 除了 除 要是 假如 当 一旦 否则 无需 没有 只要 虽然 因为 但 但是 不然 以外 之外",
    ja="もし なら ならば たら れば 場合 とき 時 以外 除き 除く 除いて なしで でなければ 限り 限らず ただし "
    "しかし ために",
)

ORDER: Final = _table(
    en="before after until till since during then first last next previously later earlier ago afterwards "
    "finally prior following within meanwhile",
    de="bevor vor nach nachdem bis seit während dann zuerst zuletzt danach davor vorher später früher innerhalb "
    "erst schließlich nachher anschließend",
    fr="avant après jusque jusqu' jusqu depuis pendant puis ensuite premier première dernier dernière durant "
    "d'abord enfin auparavant",
    es="antes después despues hasta desde durante luego primero primera último última entonces finalmente tras "
    "posteriormente dentro",
    ru="до после перед пока прежде потом затем сначала сперва раньше позже первый последний первым последним "
    "наконец спустя накануне",
    zh="之前 以前 之后 以后 前 后 直到 先 再 然后 首先 最后 接着 其间 期间 随后 后来 才",
    ja="前 後 前に 後に まで までに 以前 以降 以後 まず 最初 最後 次に 先に あと てから 間 それから",
)

MODALS: Final = _table(
    en="must should shall may might ought need needs",
    de="muss müssen soll sollen sollte sollten darf dürfen mögen",
    fr="doit doivent devons devez faut devrait peut-être",
    es="debe deben debemos debería deberían hay-que",
    ru="должен должна должно должны следует надо нужно можно",
    zh="必须 应该 应当 可以 可能 需要 得 应",
    ja="べき 必要",
)

QUESTION_WORDS: Final = _table(
    en="what which who whom whose where when why how what's who's where's how's when's",
    de="was welche welcher welches welchen welchem wer wen wem wessen wo wann warum wieso weshalb wie wohin "
    "woher womit wofür worauf wozu",
    fr="que quoi quel quelle quels quelles qui où quand pourquoi comment combien lequel laquelle lesquels "
    "lesquelles est-ce qu'est-ce",
    es="qué que cuál cual cuáles cuales quién quien quiénes quienes dónde donde cuándo cuando por-qué cómo como "
    "cuánto cuanto cuánta cuántos cuántas adónde",
    ru="что какой какая какое какие какого какую каком каким каких кто кого кому кем чей чья чьё чьи где когда "
    "почему зачем как сколько куда откуда чем чего чему ли",
    zh="什么 什麼 哪 哪里 哪裡 哪个 哪些 哪儿 谁 誰 怎么 怎麼 怎样 如何 为什么 為什麼 为何 何时 多少 几 吗 嗎 呢 "
    "多久 是否 能否 可否 啥",
    ja="何 なに なん 誰 だれ どこ いつ なぜ どう どの どれ どちら どんな いくつ いくら どうして どうやって "
    "どのように ですか ますか か",
)

FUNCTION_WORDS: Final = _table(
    en="a an the this that these those i me my mine myself we our ours ourselves you your yours yourself he "
    "him his himself she her hers herself it its itself they them their theirs themselves am is are was were "
    "be been being do does did doing done have has had having will would can could and or as of at by for "
    "with about against between into through to from up down in out on off over under again here there than "
    "too very also please there's it's that's let let's lets s t d ll m re ve onto upon via per etc yes ok "
    "okay well such own same other another now currently actually really quite still already yet hey hi hello "
    "thanks thank tell show give find know say said want like get got going go ever",
    de="der die das den dem des ein eine einen einem einer eines dieser diese dieses diesen diesem jener ich "
    "mich mir mein meine meinen meinem meiner meines wir uns unser unsere unseren unserem unserer unseres du "
    "dich dir dein deine deinen deinem deiner ihr euch euer eure er ihn ihm sein seine seinen seinem seiner "
    "sie ihre ihren ihrem ihrer ihres ihnen es man bin bist ist sind seid war waren wird werden wurde wurden "
    "worden sei habe hast hat haben hatte hatten tun tut kann können könnte würde würden will wollen und oder "
    "als auch in im an am auf aus bei mit zu zum zur von vom für über unter durch gegen um so sehr hier dort "
    "da daß dass doch noch schon bitte ja denn also etwa jetzt sich selbst dafür damit davon daran darauf "
    "zeig zeige sag sage gib gibt welch",
    fr="le la les l l' qu' un une des du de d' d au aux ce c' c cet cette ces ça cela ceci je j' j me m' "
    "m moi mon ma mes nous notre nos tu te t' t toi ton ta tes vous votre vos il elle on se s' s lui leur "
    "leurs ils elles y en suis es est sommes êtes sont était étaient être été ai as a avons avez ont avait "
    "avoir fait faire fais peut peuvent et ou où comme à dans par pour sur avec chez vers entre sous contre "
    "aussi très ici là donc car or déjà encore dont son sa ses qu oui soit svp",
    es="el la los las lo un una unos unas al del de este esta estos estas ese esa esos esas eso esto aquel "
    "aquella yo me mi mis mí nosotros nosotras nos nuestro nuestra nuestros nuestras tú tu tus te ti usted "
    "ustedes vosotros vuestro vuestra su sus se él ella ellos ellas le les soy eres es somos son era eran ser "
    "sido fue estoy está están estamos estar estaba he ha han has hemos había haber hay hace hacer puede "
    "pueden y e o u como a ante con contra en entre hacia para por según sobre también muy aquí allí ya sí "
    "aún todavía pues favor",
    ru="я меня мне мной мы нас нам нами наш наша наше наши нашего нашей нашему нашим наших нашу нашем нашими ты "
    "тебя тебе твой твоя твоё твои вы вас вам вами ваш ваша ваше ваши вашего вашей он его ему им нём она её "
    "ей ею оно они их ими мой моя моё мои моего моей свой своя своё свои своего своей этот эта это эти этого "
    "этой этих этом тот та то те того той тех том есть быть был была было были будет будут являются является "
    "и а или в во на с со к ко у о об обо от из изо по для за над под при про через между же бы вот там тут "
    "здесь так тоже также уже ещё еще очень да пожалуйста себя себе который которая которое которые которого "
    "что чтобы ну",
    zh="的 了 是 在 和 与 及 或 我 我们 你 你们 他 她 它 他们 她们 它们 这 那 这个 那个 这些 那些 有 被 把 给 对 "
    "从 到 向 用 于 为 以 之 着 过 地 也 就 还 很 请 吧 啊 呀 嘛 们 个 此 其 而 并 会 能 请问 咱们 上 里 中",
    ja="の は が を に へ と で も や か な ね よ だ です ます でした ました して した する される されて "
    "されます し て いる います いて ある あります という として について による によって この その あの これ "
    "それ あれ ここ そこ こと もの ため ので のに から より にて における に対して ください お ご 私 私たち "
    "我々 あなた 彼 彼女 また および れ られ せ させ さん ってる っ った って",
)

GENERIC_NOUNS: Final = _table(
    en="file files name names project projects thing things stuff item items value values data information info "
    "detail details way ways part parts kind kinds type types sort sorts case cases example examples list "
    "lists number numbers point points one ones lot lots bit entry entries folder folders directory "
    "directories object objects element elements line lines text word words program programs system systems "
    "tool tools setting settings option options fact facts question questions answer answers version versions",
    de="datei dateien name namen projekt projekte projekts ding dinge sache sachen wert werte daten information "
    "informationen art arten weise fall fälle beispiel beispiele teil teile liste listen zahl zahlen stelle "
    "stellen punkt punkte ordner verzeichnis eintrag einträge text wort wörter programm programme anwendung "
    "system systeme werkzeug einstellung einstellungen frage fragen antwort antworten leute person benutzer "
    "nutzer version versionen zeile zeilen",
    fr="fichier fichiers nom noms projet projets chose choses valeur valeurs données donnée information "
    "informations façon partie parties sorte type types cas exemple exemples liste listes nombre nombres "
    "endroit point points dossier dossiers texte mot mots programme application applications système systèmes "
    "outil outils option options question questions réponse réponses version versions ligne lignes",
    es="archivo archivos fichero ficheros nombre nombres proyecto proyectos cosa cosas valor valores dato datos "
    "información manera parte partes tipo tipos caso casos ejemplo ejemplos lista listas número números lugar "
    "punto puntos carpeta carpetas texto palabra palabras programa aplicación sistema sistemas herramienta "
    "opción opciones pregunta respuesta versión línea",
    ru="файл файла файлы файлов имя имени имена название проект проекта проекты проектов вещь вещи штука "
    "значение значения данные данных информация способ часть части вид тип типа случай пример примеры список "
    "списка число числа место точка папка папки каталог текст слово слова программа приложение система "
    "системы инструмент настройка вопрос ответ версия строка",
    zh="文件 名称 名字 项目 东西 事情 值 数据 信息 方式 部分 种类 类型 情况 例子 列表 数字 地方 文件夹 目录 文档 "
    "文本 词 程序 应用 系统 工具 设置 选项 问题 答案 版本",
    ja="ファイル 名前 名 プロジェクト もの 事 値 データ 情報 方法 部分 種類 タイプ 例 リスト 数 場所 フォルダ "
    "フォルダー ディレクトリ テキスト 言葉 プログラム アプリ システム ツール 設定 質問 答え 人 ユーザー "
    "バージョン",
)
"""Nouns that name no particular thing, so that they carry no fact's identity."""

ANTONYMS: Final[Mapping[str, tuple[tuple[str, str], ...]]] = {
    "en": (
        ("enable", "disable"), ("enabled", "disabled"), ("allow", "forbid"), ("allowed", "forbidden"),
        ("allow", "deny"), ("allowed", "denied"), ("allow", "disallow"), ("allowed", "disallowed"),
        ("allow", "prohibit"), ("allowed", "prohibited"), ("permit", "forbid"), ("permitted", "forbidden"),
        ("permit", "prohibit"), ("permitted", "prohibited"), ("allow", "ban"), ("allowed", "banned"),
        ("love", "hate"), ("like", "hate"), ("like", "dislike"), ("love", "dislike"), ("prefer", "avoid"),
        ("prefer", "dislike"), ("before", "after"), ("open", "closed"), ("open", "close"), ("opened", "closed"),
        ("on", "off"), ("up", "down"), ("start", "stop"), ("started", "stopped"), ("public", "private"),
        ("internal", "external"), ("always", "never"), ("everyone", "nobody"), ("everybody", "nobody"),
        ("all", "none"), ("include", "exclude"), ("included", "excluded"), ("accept", "reject"),
        ("accepted", "rejected"), ("approve", "reject"), ("approved", "rejected"), ("required", "optional"),
        ("mandatory", "optional"), ("true", "false"), ("yes", "no"), ("safe", "unsafe"), ("safe", "dangerous"),
        ("stable", "unstable"), ("valid", "invalid"), ("supported", "unsupported"), ("support", "drop"),
        ("active", "inactive"), ("available", "unavailable"), ("online", "offline"), ("visible", "hidden"),
        ("show", "hide"), ("mutable", "immutable"), ("synchronous", "asynchronous"), ("sync", "async"),
        ("manual", "automatic"), ("manually", "automatically"), ("increase", "decrease"),
        ("increased", "decreased"), ("raise", "lower"), ("fast", "slow"), ("early", "late"), ("first", "last"),
        ("encrypted", "unencrypted"), ("encrypted", "plaintext"), ("locked", "unlocked"), ("lock", "unlock"),
        ("success", "failure"), ("succeed", "fail"), ("succeeded", "failed"), ("pass", "fail"),
        ("passed", "failed"), ("passing", "failing"), ("add", "remove"), ("added", "removed"),
        ("present", "absent"), ("healthy", "unhealthy"), ("known", "unknown"), ("trusted", "untrusted"),
        ("blocking", "nonblocking"), ("cheap", "expensive"), ("good", "bad"), ("best", "worst"),
        ("mutable", "frozen"), ("keep", "delete"), ("kept", "deleted"), ("full", "empty"), ("minimum", "maximum"),
        ("more", "less"), ("above", "below"), ("deprecated", "recommended"), ("alive", "dead"), ("free", "paid"),
    ),
    "de": (
        ("aktiviert", "deaktiviert"), ("aktivieren", "deaktivieren"), ("erlaubt", "verboten"),
        ("erlauben", "verbieten"), ("lieben", "hassen"), ("liebe", "hasse"), ("mag", "hasse"), ("vor", "nach"),
        ("offen", "geschlossen"), ("an", "aus"), ("öffentlich", "privat"), ("intern", "extern"),
        ("immer", "nie"), ("immer", "niemals"), ("alle", "keine"), ("bevor", "nachdem"), ("ein", "aus"),
        ("eingeschaltet", "ausgeschaltet"), ("gesperrt", "entsperrt"), ("manuell", "automatisch"),
        ("schnell", "langsam"), ("erforderlich", "optional"), ("sichtbar", "versteckt"), ("wahr", "falsch"),
    ),
    "fr": (
        ("activé", "désactivé"), ("activée", "désactivée"), ("activer", "désactiver"), ("autorisé", "interdit"),
        ("autorisée", "interdite"), ("autoriser", "interdire"), ("permis", "interdit"), ("adore", "déteste"),
        ("aime", "déteste"), ("avant", "après"), ("ouvert", "fermé"), ("ouverte", "fermée"), ("public", "privé"),
        ("publique", "privée"), ("interne", "externe"), ("toujours", "jamais"), ("tous", "aucun"),
        ("manuel", "automatique"), ("rapide", "lent"), ("obligatoire", "facultatif"), ("vrai", "faux"),
    ),
    "es": (
        ("activado", "desactivado"), ("activada", "desactivada"), ("activar", "desactivar"),
        ("habilitado", "deshabilitado"), ("habilitada", "deshabilitada"), ("permitido", "prohibido"),
        ("permitida", "prohibida"), ("permitir", "prohibir"), ("amo", "odio"), ("encanta", "odio"),
        ("antes", "después"), ("abierto", "cerrado"), ("abierta", "cerrada"), ("público", "privado"),
        ("interno", "externo"), ("siempre", "nunca"), ("todos", "ninguno"), ("manual", "automático"),
        ("rápido", "lento"), ("obligatorio", "opcional"), ("verdadero", "falso"),
    ),
    "ru": (
        ("включен", "выключен"), ("включён", "выключен"), ("включена", "выключена"), ("включено", "выключено"),
        ("включена", "отключена"), ("включен", "отключен"), ("включён", "отключён"), ("включено", "отключено"),
        ("разрешено", "запрещено"), ("разрешён", "запрещён"), ("разрешен", "запрещен"), ("разрешена", "запрещена"),
        ("люблю", "ненавижу"), ("до", "после"), ("перед", "после"), ("открыт", "закрыт"), ("открыта", "закрыта"),
        ("открыто", "закрыто"), ("публичный", "приватный"), ("внутренний", "внешний"), ("всегда", "никогда"),
        ("все", "никто"), ("ручной", "автоматический"), ("быстро", "медленно"), ("можно", "нельзя"),
    ),
    "zh": (
        ("启用", "禁用"), ("开启", "关闭"), ("打开", "关闭"), ("允许", "禁止"), ("喜欢", "讨厌"), ("爱", "恨"),
        ("之前", "之后"), ("以前", "以后"), ("公开", "私有"), ("内部", "外部"), ("总是", "从不"), ("手动", "自动"),
        ("必须", "可选"), ("同步", "异步"),
    ),
    "ja": (
        ("有効", "無効"), ("許可", "禁止"), ("好き", "嫌い"), ("前", "後"), ("前に", "後に"), ("公開", "非公開"),
        ("内部", "外部"), ("手動", "自動"), ("必須", "任意"), ("同期", "非同期"), ("開", "閉"), ("オン", "オフ"),
    ),
}  # fmt: skip
"""Pairs of which a statement can hold one side only; English first, then the same by language."""

HINTS: Final = _table(
    it="il lo gli della delle dei degli nel nella sono è che di per con una uno non questo come dal alla viene",
    pt="o a os as um uma uns umas do da dos das no na nos nas em não é são para com que por você nosso nossa ao aos pelo pela está "
    "foi ser tem têm quem qual quando onde como mais também já isso esse essa este esta seu sua seus suas se toda todo",
    nl="de het een van is niet voor met op zijn wij onze ons dat die en wordt worden naar bij ook aan geen",
    sv="och att det är på för med som av inte vi vår våra den ett har till från alltid ska jag "
    "de en i om var varje när vad vem kan blir",
    da="og at det er på for med som af ikke vi vores den et har til fra altid skal jeg "
    "de en i om hvor hver når hvad hvem kan bliver",
    no="og at det er på for med som av ikke vi vår våre den et har til fra alltid skal jeg "
    "de en i om hvor hver når hva hvem kan blir",
    fi="ja on ei se että ovat me meidän kun joka tämä mutta olla oli kanssa",
    hu="a az és egy nem van hogy mi ez azt mint csak vagy ki minden",
    pl="i w na z nie się jest do że to jak od za po dla przez są nasz nasza naszej",
    cs="a v na s je se že to jak od do za po pro jsou není náš naše který která které kdy kde kdo co jako ale nebo bude byl byla",
    ro="și în la cu nu este pe de din sunt care un o pentru noi nostru că",
    tr="ve bir bu da için ile değil mi biz bizim çok olan olarak her ne var yok kim nerede nasıl hangi gibi daha sonra önce",
    id="yang dan di ke dari ini itu dengan untuk tidak adalah kami pada kita",
    ca="el els les és amb per que són del dels una no aquest",
)
"""The most frequent words of languages whose stems we know but whose polarity we don't; used to guess, nothing else."""

LETTERS: Final[Mapping[str, str]] = {
    "ß": "de", "ñ": "es", "¿": "es", "¡": "es", "ł": "pl", "ę": "pl", "ą": "pl", "ż": "pl", "ś": "pl", "ğ": "tr",
    "ı": "tr", "ş": "tr ro", "ő": "hu", "ű": "hu", "ã": "pt", "õ": "pt", "ø": "da no", "æ": "da no",
    "ț": "ro", "ă": "ro",
    "ć": "pl", "ń": "pl", "ź": "pl", "č": "cs", "š": "cs", "ž": "cs", "ý": "cs", "ș": "ro",
    "ř": "cs", "ě": "cs", "ů": "cs", "œ": "fr", "ê": "fr", "è": "fr it", "û": "fr",
    "ü": "de tr hu", "å": "sv da no", "ö": "de sv fi hu tr",
    "ä": "de sv fi",
}  # fmt: skip
"""Letters that speak for a language or a few, where no word does."""
