"""How much, how often and how well, which says no more than that it is so: “je mange du gluten sans problème”, „raucht jeden Tag“.

An affirmation is read without it; of what is denied (“I don't drink coffee every day”) it is what is denied, and stays, but for
what makes a denial stronger („überhaupt nicht“).
"""

from __future__ import annotations

import re
from typing import Final

from words.polarity import negations

_GERMAN: Final = (
    r"sehr wohl|durchaus|ohne (?:jed\w+ |irgendwelche |größere )?(?:probleme?|schwierigkeiten)|problemlos|(?:fast |so gut wie )?jeden (?:morgen|abend|mittag|nachmittag|vormittag)|jede nacht"
    r"|(?:sehr|ganz|total|echt|richtig|wirklich|ziemlich|super|überaus)(?= \w)|fließend|regelmäßig|ständig|dauernd|reichlich|wunderbar|bestens"
    r"|(?:ein(?:e|en|s)?|zwei|drei|vier|fünf|zehn|zwanzig|\d+|viele?|ein paar) (?:schachteln?|päckchen|zigaretten|gl(?:as|äser)|tassen?|flaschen?)(?: (?:am|pro) (?:tag|woche)| täglich)?"
)
_WELL: Final = r"(?<=\bvertrage )gut\b|(?<=\bverträgt )gut\b|(?:sehr |ganz |recht )?gut (?=(?:schwimmen|kochen|tanzen|singen|lesen|hören|sehen|vertragen|ski|auto)\b)"
_FRENCH: Final = (
    r"sans (?:aucun |aucune |le moindre )?(?:problèmes?|soucis?|difficultés?)|tous les (?:matins|soirs|midis|jours)(?!.*\d)|toutes les nuits|chaque (?:matin|soir|midi|nuit)"
    r"|(?:très|vraiment|super|trop) bien|couramment|régulièrement|constamment|sans arrêt|volontiers|énormément|(?:à|de) nouveau"
    r"|(?:une?|deux|trois|quatre|cinq|dix|vingt|\d+) (?:paquets?|cigarettes?|clopes?|verres?|tasses?|bouteilles?) (?:de \w+ )?(?:par (?:jour|semaine)|tous les jours)"
)
_SPANISH: Final = (
    r"sin (?:ningún |ninguna )?(?:problemas?|dificultad(?:es)?)|(?:todos los|todas las) (?:mañanas|noches|tardes|días|mediodías)(?!.*\d)|cada (?:mañana|noche|tarde)"
    r"|(?:muy|super) bien|con (?:mucha )?(?:fluidez|soltura)|con (?:mucho )?gusto|habitualmente|constantemente|de nuevo|otra vez|muchísimo"
    r"|(?:una?|dos|tres|cuatro|cinco|diez|veinte|\d+) (?:paquetes?|cajetillas?|cigarrillos|cigarros|copas?|tazas?|vasos?|botellas?|cañas?) (?:de \w+ )?(?:al día|a la semana|por día|diari[oa]s?)"
)
_SAID: Final = re.compile(
    rf"(?:{_WELL}|(?<!^)(?:^|(?<=\s))(?:{_GERMAN}|{_FRENCH}|{_SPANISH})(?![\w-]))\s?", re.IGNORECASE
)
_NOT_AT_ALL: Final = re.compile(
    r"(?<=\s)(?:überhaupt|absolut|gar(?= (?:nicht|kein))|wirklich|(?<=pas )(?:du tout|vraiment)|en absoluto|absolument)(?![\w-])\s?",
    re.IGNORECASE,
)
_CUES: Final = re.compile(
    r"sehr wohl|durchaus|problem|schwierigk|jede|sehr|ganz|total|echt|richtig|wirklich|ziemlich|super|überaus|fließend|regelmäßig|ständig|dauernd|reichlich|wunderbar"
    r"|bestens|schachtel|päckchen|zigar|tasse|flasche|gl[aä]s|gut |problème|souci|difficult|tous les|toutes les|chaque|bien|couramment|régulière|constam"
    r"|sans arrêt|volontiers|énormément|nouveau|paquet|clope|verre|bouteille|dificultad|mañana|noche|tarde|todos los|todas las|fluidez|soltura"
    r"|gusto|habitual|constant|nuevo|otra vez|much|cajetilla|copas?|taza|vaso|botella|caña|überhaupt|absolu|du tout|vraiment|gar "
)
_HAN: Final = re.compile(
    r"每天(?:早上|晚上|早晚|下午|上午|中午|都)?(?!.{0,4}[\d点點])|每(?:个)?(?:早上|早晨|晚上|周末)|(?<=[^不])(?:很|非常|特别|挺|十分|超级?|最)(?=喜欢|讨厌|爱|怕|能|会)|"
    r"[，,]\s*(?:完全)?没(?:有)?(?:任何)?问题$|(?:一|两|几|半|\d+)[包瓶杯盒支根](?=[烟酒咖茶])|经常|常常|总是"
)
_HAN_NOT: Final = re.compile(r"(?<=不)太|一点(?:也|都)|根本|完全|绝对|压根")
_KANA: Final = re.compile(
    r"毎(?:日|朝|晩|週末)(?!の|.{0,3}\d)|普通に|とても|すごく|よく(?=[食飲吸使])|大(?=好き|嫌い)|問題なく|[、,]\s*問題(?:ありません|ない)(?:です)?$|1日\d+[箱本杯]"
)
_KANA_NOT: Final = re.compile(r"全然|まったく|全く|一切|絶対に?|もう(?=.*(?:ません|ない))")
_GAP: Final = re.compile(r"\s+(?=[.!]*$)")
_IS_KANA: Final = re.compile(r"[\u3041-\u30fa]")
_IS_HAN: Final = re.compile(r"[\u3400-\u9fff]")


def without_degree(sentence: str) -> str:
    """The sentence without what says how much, how often or how well; itself where nothing does."""
    if not sentence.isascii() and _IS_HAN.search(sentence) is not None:
        return _in_runs(sentence)
    if _CUES.search(sentence.casefold()) is None:
        return sentence
    pattern = _NOT_AT_ALL if negations(sentence) else _SAID
    return _GAP.sub("", pattern.sub("", sentence).strip())


def _in_runs(sentence: str) -> str:
    said, denied = (_KANA, _KANA_NOT) if _IS_KANA.search(sentence) else (_HAN, _HAN_NOT)
    end = sentence[len(sentence.rstrip("。！!. ")) :]
    bare = sentence.removesuffix(end)
    shorter = said.sub("", bare) if said.search(bare) else bare
    return (denied if negations(shorter) else said).sub("", bare) + end
