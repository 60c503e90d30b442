"""What stays true of a person, in German, French, Spanish, Russian, Chinese and Japanese: home, health, habits, family."""

from __future__ import annotations

import regex

from learn.mood import wavers
from learn.pattern import Pattern, pattern

_PASSES = regex.compile(
    r"(?:müde|hungrig|fertig|fatiguée?|prête?|cansad[oa]|list[oa]|устал|голоден|累|饿|忙|疲れ|忙し)", regex.IGNORECASE
)


def _lasts(text: str) -> bool:
    return not wavers(text) and _PASSES.search(text) is None and not text.rstrip().endswith(("?", "？", "か", "吗"))


PERSONS: tuple[Pattern, ...] = (
    pattern(
        "de: Person",
        r"^(?:ich|wir|er|sie|mein\w* [\w-]+|unser\w* [\w-]+) (?:(?:bin|ist|sind) (?:\w+ ){0,2}?(?:allergisch|laktoseintolerant|schwanger|verheiratet|geschieden|verlobt|ledig|veganer?(?:in)?|vegetarier(?:in)?|linkshänder(?:in)?|farbenblind|diabetiker(?:in)?|geboren|\d+)|habe? (?:\w+ ){0,2}?(?:asthma|diabetes|migräne|(?:eine?n? )?(?:hund|katze|kinder|sohn|tochter|bruder|schwester|allergie))"
        r"|(?:esse|trinke|rauche|isst|trinkt|mag|spreche|spiele|lerne|fahre|wohne|lebe|arbeite|studiere|heißt|wohnt|arbeitet) (?!das\b|es\b|gerade\b|noch\b)\S)",
        """Ich bin allergisch gegen Nüsse.
        Ich esse kein Fleisch.
        Meine Tochter ist laktoseintolerant.
        Ich wohne in Bonn.""",
        """Ich bin müde.
        Ich bin fertig.""",
        _lasts,
    ),
    pattern(
        "de: Unverträglichkeit",
        r"^(?:ich|er|sie|mein\w* [\w-]+|unser\w* [\w-]+|(?-i:[A-ZÄÖÜ])\p{Ll}+) (?:(?:verträgt|vertrage|vertragen) (?:leider |gar |überhaupt )?(?:kein\w*|\w+ (?:nicht|schlecht))(?: \w+)?"
        r"|(?:kann|darf|soll|können|dürfen) (?:leider |auf keinen fall )?kein\w* (?!(?:pause|pausen|urlaub|ahnung|rücksicht|risiko|zeit|fehler)\b)[\w-]+ (?:nehmen|einnehmen|essen|trinken)|nehme? (?:täglich )?\d+(?:,\d+)? ?(?:mg|g|ml|µg|tropfen|tabletten?)\b|nimmt (?:täglich )?\d+(?:,\d+)? ?(?:mg|g|ml|µg|tropfen|tabletten?)\b)",
        """Meine Oma verträgt kein Ibuprofen.
        Meine Oma kann keine Milch trinken.
        Ich nehme 50 mg Sertralin.
        Jonas darf keine Erdnüsse essen.""",
        """Ich kann keinen Urlaub nehmen.
        Ich kann keine Rücksicht nehmen.
        Ich kann nicht kommen.""",
        _lasts,
    ),
    pattern(
        "fr: intolérance",
        r"^(?:je|il|elle|(?:mon|ma|notre) [\w'’-]+|(?-i:[A-ZÉÀ])[\p{Ll}-]+) (?:n(?:e |['’])(?:est|suis|sommes) (?:pas|plus) (?:\w+ )?(?:allergique|intolérante?|enceinte|mariée?|divorcée?|végane|végétarien(?:ne)?|gaucher|gauchère|diabétique|asthmatique|daltonien(?:ne)?|cœliaque)\b"
        r"|ne (?:peut|peux|doit|dois|supporte|tolère|prend|mange|boit) (?:pas|plus|jamais) (?:(?:prendre|manger|boire|avoir|tolérer) )?(?:d['’]|de |l['’]|la |le |les )(?!(?:temps|retard|risque|décision|pause|vacances|congés?|rendez-vous|appel|train|bus|métro|avion|voiture|parti|mal|problème|situation|bruit|pression|lenteur|code|build|attente)s?\b)[\w-]+"
        r"|prends? \d+(?:,\d+)? ?(?:mg|g|ml|µg|gouttes|comprimés?)\b)",
        """Jade n'est pas allergique aux noix.
        Ma grand-mère ne peut pas prendre d'ibuprofène.
        Mon fils ne tolère pas le lactose.
        Je prends 50 mg de sertraline.""",
        """Le build n'est pas prêt.
        Je ne peux pas prendre de décision.
        Je ne supporte pas la lenteur.
        Jade n'est pas là.""",
        _lasts,
    ),
    pattern(
        "es: intolerancia",
        r"^(?:yo |él |ella |(?:mi|nuestr[oa]) [\w-]+ |(?-i:[A-ZÁÉÍÓÚ])\p{Ll}+ )?(?:no (?:puede|puedo|debe|debo) (?:tomar|comer|beber|consumir)|no (?:tolera|tolero)) (?:(?:el|la|los|las) )?(?!(?:decisi(?:ón|ones)|partido|parte|notas?|tiempo|nada|esto|eso|más|hoy|ahora|fotos?|apuntes|medidas|vacaciones|aire|tren|bus|autobús|metro|avión|vuelo|riesgos?|control|mando|iniciativa|palabra|ruido|lentitud|curso|un|una|con|en|a|fuera)\b)[\p{L}-]{4,}(?: \p{L}+){0,3}[.!]*$"
        r"|^(?:yo |(?:mi|nuestr[oa]) [\w-]+ |(?-i:[A-ZÁÉÍÓÚ])\p{Ll}+ )?tom[oa] \d+(?:,\d+)? ?(?:mg|g|ml|µg|gotas|pastillas?|comprimidos?)\b",
        """Mi abuela no puede tomar ibuprofeno.
        No puedo comer marisco.
        Lucía no tolera la lactosa.
        Tomo 50 mg de sertralina.""",
        """No puedo tomar decisiones.
        No puedo comer hoy.
        No puede tomar nada.
        No puedo tomar el tren.""",
        lambda text: _lasts(text) and not text.rstrip(" .!").endswith(("hoy", "ahora", "mañana", "noche")),
    ),
    pattern(
        "fr: personne",
        r"^(?:(?:je suis|il est|elle est|mon \w+ est|ma \w+ est) (?:\w+ ){0,2}?(?:allergique|intolérante?|enceinte|mariée?|divorcée?|célibataire|végane|végétarien(?:ne)?|gaucher|gauchère|diabétique|née?)\b|(?:j'ai|il a|elle a|nous avons|on a) (?:de l'asthme|du diabète|des migraines|(?:une?|deux|trois) (?:chien|chat|enfant|fils|fille|frère|sœur|allergie)s?|\d+ ans)"
        r"|(?:je|on|nous|il|elle) (?:ne |n')\w+ (?:pas|plus|jamais) (?:de |d')(?!souci|problème|temps|place|nouvelles)\w+|(?:j'habite|je vis|je travaille|j'étudie|je parle|je joue|j'apprends)\b \S)",
        """Je suis allergique aux noix.
        Je ne mange pas de viande.
        J'ai deux enfants.
        J'habite à Lyon.""",
        """Je suis fatiguée.
        Je n'ai pas de temps.""",
        _lasts,
    ),
    pattern(
        "es: persona",
        r"^(?:(?:yo )?(?:ahora )?(?:soy|estoy) (?:\w+ )?(?:alérgic[oa]|intolerante|embarazada|casad[oa]|divorciad[oa]|solter[oa]|vegan[oa]|vegetarian[oa]|zurd[oa]|diabétic[oa]|de (?-i:[A-Z]))|(?:tengo|tenemos) (?:asma|diabetes|migrañas|(?:un|una|dos|tres) (?:perr|gat|hij|herman|alergi)\w+|\d+ años)"
        r"|(?:yo )?(?:no|nunca) (?:como|bebo|fumo|conduzco|tomo) \S|(?:yo )?(?:ahora )?(?:vivo|trabajo|estudio|hablo|toco|aprendo) (?!bien\b|mucho\b)\S)",
        """Soy alérgico a las nueces.
        No como carne.
        Tengo dos hijos.
        Ahora vivo en Sevilla.""",
        """Estoy cansada.
        Trabajo mucho.""",
        _lasts,
    ),
    pattern(
        "ru: о человеке",
        r"^(?:у (?:меня|нас|него|не[её]|моей \w+|моего \w+) (?:аллергия|астма|диабет|мигрен[ьи]|есть (?:собака|кошка|сын|дочь|брат|сестра)|(?:двое|трое|один|одна|два|две) \w+)|(?:мою|моего|мо[её]) \w+ зовут \S|мой день рождения \S|я (?:не |никогда не )?(?:ем|пью|курю|вожу|живу|работаю|учусь|говорю|родил(?:ся|ась)|веган|вегетариан\w+|замужем|женат|беременна)\b|(?:офис|склад|магазин|дом) (?:находится )?в (?-i:[А-ЯA-Z])\w+)",
        """У меня аллергия на орехи.
        Мою сестру зовут Яна.
        Я не ем мясо.
        Офис в Казани.""",
        """Я устал.
        Я думаю, да.""",
        _lasts,
    ),
    pattern(
        "zh: 个人",
        r"^(?:我|我们|我(?:的)?(?:妻子|丈夫|老婆|老公|女儿|儿子|妈妈|爸爸|姐姐|妹妹|哥哥|弟弟))(?:现在|从来|都)?(?:住在|出生于|来自|对[^，。]{1,10}过敏|有(?:哮喘|糖尿病|偏头痛|一只|一条|两个|三个|一个(?:儿子|女儿|弟弟|妹妹))|不(?:吃|喝|抽|会开车|能吃)|在[^，。]{1,10}(?:工作|上班|上学)|是(?:素食|左撇子|色盲|单身)|已婚|离婚了|怀孕了|会说|喜欢|讨厌)"
        r"|^(?:会议|例会|聚会|课|面试|航班|办公室|公司|仓库|商店|截止日期)(?:是|在|于|改到)\s*\S",
        """我住在上海。
        我对坚果过敏。
        我不吃肉。
        会议在周三。
        办公室在杭州。""",
        """我很累。""",
        _lasts,
    ),
    pattern(
        "ja: 個人",
        r"^(?:(?:私|僕|俺|妹|姉|兄|弟|母|父|娘|息子|妻|夫)は)?[^、。]{1,14}(?:に住んでいます|に住んでる|で働いています|に勤めています|アレルギー(?:があります|です)|を飼っています|が好きです|が嫌いです|が苦手です|を話します|を勉強しています|(?:は|を)(?:食べません|飲みません|吸いません|食べられません|運転しません))[。.！!]?$",
        """私は東京に住んでいます
        ナッツアレルギーがあります
        肉は食べません""",
        """とても嬉しいです""",
        lambda text: _lasts(text) and not text.startswith("今"),
    ),
)
