"""Words that a prefix turns into their opposite, read as the plain word denied: “is unsafe” says “isn't safe”.

Only where the word says how its subject is: “the unstable branch” is a name. Prefixes that nearly always deny take any word but
those listed; the others take the listed words alone, since “is installed” isn't “isn't stalled”.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

_ENGLISH: Final = re.compile(
    r"un(?!der|til|less|iq|ion|ive|ifi|iform|it|im|anim|cle|ic|tie|to|load|install|do(?:ne|es|ing)?$|earth|veil|fold|wind)(?P<un>\w{4,})|non-?(?P<non>[a-z]\w{3,})"
    r"|in(?P<in>accurate|active|adequate|appropriate|capable|complete|consistent|correct|convenient|dependent|direct|edible|efficient|eligible|experienced"
    r"|expensive|flexible|formal|frequent|operative|secure|sensitive|separable|significant|sufficient|tolerant|valid|variable|visible|voluntary|accessible"
    r"|admissible|applicable|audible|comparable|compatible|conclusive|curable|definite|distinct|effective|essential|exact|exhaustive|finite|fertile|human)"
    r"|im(?P<im>balanced|mature|measurable|mobile|modest|moral|mortal|mutable|partial|patient|perfect|permeable|personal|polite|possible|practical|precise|probable|proper|pure)"
    r"|il(?P<il>legal|legible|legitimate|literate|logical|liberal)|ir(?P<ir>rational|regular|relevant|replaceable|responsible|reversible|resistible)"
    r"|dis(?P<dis>advantaged|agreeable|allowed|armed|assembled|connected|contented|courteous|honest|infected|interested|loyal|mounted|obedient|organi[sz]ed|orderly|pleased"
    r"|respectful|satisfied|similar|united)|de(?P<de>centrali[sz]ed|compressed|coupled)|a(?P<a>symmetric|symmetrical|typical|political)|mis(?P<mis>configured|aligned|labell?ed|informed)"
)
_GERMAN: Final = re.compile(
    r"un(?!d|ter|ser|s$|gefähr|garn|glaub|iver|ifor|ion|fall|ternehm|mittelbar|bedingt|eins|längst|gut$)(?P<un>\w{4,})|nicht-?(?P<nicht>\w{5,})"
    r"|in(?P<in>aktiv|kompatibel|stabil|tolerant|korrekt|offiziell|direkt|diskret|human|konsistent|kompetent|effizient|variabel|flexibel|homogen|akzeptabel)"
    r"|ent(?P<ent>sperrt|koppelt|sichert|schlüsselt|riegelt)|de(?P<de>aktiviert|installiert|zentralisiert|montiert)|a(?P<a>synchron|symmetrisch|typisch|sozial)|miss(?P<miss>verstanden|lungen)"
)
_FRENCH: Final = re.compile(
    r"in(?P<in>acti[fv]|compatible|compl[eè]t|correct|certain|connu|exact|flexible|formel|habité|occupé|sensible|stable|suffisant|utile|utilisé|valide|variable|visible|disponible|direct"
    r"|égal|efficace|apte|achevé|adapté|adéquat|accessible|acceptable|fini|juste|satisfait|volontaire|vendu|utilisable|cohérent|dépendant|tolérant|secure)"
    r"|im(?P<im>possible|mobile|mature|pair|parfait|payé|perméable|personnel|poli|précis|propre|prudent|buvable|mangeable)|il(?P<il>légal|lisible|limité|logique|légitime)"
    r"|ir(?P<ir>régulier|régulière|réversible|rationnel|responsable|réel|réparable|récupérable|remplaçable)|dés?(?P<de>activé|installé|connecté|branché|ordonné|agréable|infecté|armé"
    r"|équilibré|organisé|obéissant|avantagé|intéressé|verrouillé|chiffré|compressé|favorable|monté|congelé|bloqué|centralisé)|mal(?P<mal>honnête|propre|sain|heureux|adroit)|non-(?P<non>\w{4,})"
)
_SPANISH: Final = re.compile(
    r"in(?P<in>activ|segur|ciert|complet|correct|compatible|capa[cz]|cómod|direct|efica[cz]|estable|exact|flexible|formal|suficiente|útil|válid|visible|accesible|alámbric|dependiente"
    r"|just|madur|móvil|necesari|tolerante|voluntari|vulnerable|variable|definid|mutable|coherente|disponible|habitad)|im(?P<im>posible|precis|par|perfect|personal|popular|probable|productiv|pur|pagad)"
    r"|i(?P<i>legal|legible|limitad|lógic|legítim)|ir(?P<ir>regular|reversible|real|relevante|responsable|reparable)|des(?P<des>activad|habilitad|conectad|cifrad|content|equilibrad|favorable"
    r"|igual|instalad|leal|montad|obediente|ocupad|ordenad|organizad|protegid|interesad|agradable|aconsejad|autorizad|centralizad|encriptad|enchufad|armad|bloquead)"
)
_RUSSIAN: Final = re.compile(
    r"не(?!дел|скольк|фт|вест|йр|бо|рв|мец|мног|давн|медл|которы|обход|пременн|зависимо)(?P<ne>\w{4,})"
)

_PREFIXED: Final[dict[str, re.Pattern[str]]] = {
    "en": _ENGLISH,
    "de": _GERMAN,
    "fr": _FRENCH,
    "es": _SPANISH,
    "ru": _RUSSIAN,
}
_ENDED: Final = {"fr": r"(?:e|s|es)?", "es": r"(?:o|a|os|as|s|es)?", "de": "", "en": "", "ru": ""}
_WHOLE: Final = {code: re.compile(rf"(?:{found.pattern}){_ENDED[code]}") for code, found in _PREFIXED.items()}


_STARTS: Final[dict[str, frozenset[str]]] = {
    "en": frozenset({"un", "no", "in", "im", "il", "ir", "di", "de", "as", "at", "ap", "mi"}),
    "de": frozenset({"un", "ni", "in", "en", "de", "as", "at", "mi"}),
    "fr": frozenset({"in", "im", "il", "ir", "dé", "ma", "no"}),
    "es": frozenset({"in", "im", "il", "ir", "de"}),
    "ru": frozenset({"не"}),
}
"""How the words begin that are worth a look."""


def may_deny(low: str, language: str) -> bool:
    """Whether a word may begin with a prefix that denies: a cheap look."""
    return low[:2] in _STARTS.get(language, frozenset())


@lru_cache(maxsize=4096)
def base_of(low: str, language: str) -> str | None:
    """The plain word that a casefolded word denies by its prefix (“unsafe” → “safe”); None for any other word."""
    pattern = _WHOLE.get(language)
    match = pattern.fullmatch(low) if pattern is not None else None
    if match is None:
        return None
    start = next(match.start(name) for name, text in match.groupdict().items() if text is not None)
    return low[start:]
