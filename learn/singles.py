"""What one thing has one of, however it is worded: who does a job, where somebody works, when a shop closes; for corrections only.

“Hassan does the payroll” and “It's Greta who handles payroll now” fill one slot, though neither names a role. Two may well do one
thing, so that these slots raise no tension; a statement that corrects, or says of itself that it is new, takes the place of the other.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from learn.uses import keys
from tensions.values import differ, values
from words.language import language
from words.normal import plain
from words.sentences import straight

LONGEST: Final = 300
"""Characters of a statement that is looked at."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Single:
    """One of a kind, of what, and what it is: as written, and as it is compared."""

    kind: str
    of: frozenset[str]
    value: str
    form: frozenset[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Row:
    """`kind`, and a regex with the groups `of` and `value`; `code`: the language whose words the keys are read in."""

    kind: str
    code: str
    pattern: re.Pattern[str]


_UP: Final = r"(?-i:[A-Z\u00c0-\u00de])"
_CALLED: Final = rf"(?:(?:Mr|Mrs|Ms|Dr|Herr|Frau|M|Mme|Sr|Sra|Don|Doña)\.? )?(?!(?:We|I|They|It|He|She|You|This|That|The|Our|My|Wir|Ich|Es|Er|Sie|Das|Der|Die|Nous|On|Je|Il|Elle|Le|La|Les|Yo|El|Los|Las|Quien|Quién|Qui|Wer|De|Um|Für|Who|What|Nobody|Everyone|Everything|Nothing|Something|Someone|Let|There|Here|One|Some|If|When|But|And|So)\b){_UP}[\w'’-]*(?: {_UP}[\w'’-]+){{0,2}}"
_KIN: Final = rf"(?:my|our|mein|meine|unser|unsere|mon|ma|notre|mi|nuestro|nuestra) [\w-]+(?: {_UP}[\w'’-]+)?"
_WHO: Final = rf"(?P<value>{_CALLED}|{_KIN})"
_NOW_EN: Final = r"(?:(?:now|currently|always|usually) )?"
_END: Final = r"(?:,? (?:now|instead|these days|from now on|as of \w+|since (?:last |this )?\w+|any ?more|again|jetzt|nun|maintenant|désormais|ahora))*(?:[.!; ]*$|, )"
_OF: Final = r"(?P<of>(?!(?:it|that|this|them|so|well|better|nothing|everything|anything)\b)[^,;:.!?]{2,50}?)"
_CHARGE_EN: Final = r"(?:does|handles|runs|manages|takes care of|looks after|is responsible for|is in charge of|is handling|is doing|is running|is managing|oversees|covers)"
_CHARGED_EN: Final = r"(?:done|handled|run|managed|taken care of|looked after|overseen|covered|dealt with)"
_DOES_EN: Final = r"(?P<verb>approves|reviews|signs off|books|orders|pays|teaches|coaches|cooks|cleans|feeds|walks|drives|picks up|hosts|chairs|moderates|maintains|edits|prints|cuts|waters|collects|answers|audits|supervises)"
_DONE_EN: Final = r"(?P<verb>approved|reviewed|signed off|booked|ordered|paid|taught|coached|cooked|cleaned|fed|walked|driven|picked up|hosted|chaired|moderated|maintained|edited|printed|cut|watered|collected|answered|audited|supervised)"
_CHARGE_DE: Final = r"(?:macht|übernimmt|erledigt|betreut|verwaltet|führt|regelt)"
_CHARGE_FR: Final = r"(?:s['’]occupe (?:de la |de l['’]|du |des |de |d['’])|gère |fait |assure |est responsable (?:de la |de l['’]|du |des |de )|est en charge (?:de la |de l['’]|du |des |de ))"
_CHARGE_ES: Final = r"(?:lleva|gestiona|hace|maneja|se encarga de|se ocupa de|es responsable de|está a cargo de)"
_WHEN: Final = r"(?P<value>(?:\S*\d\S*|half \w+|halb \w+|noon|midnight|\w+ (?:o'clock|uhr|heures|y media))(?: ?(?:am|pm|uhr|h|heures|p\.m\.|a\.m\.|o'clock|de la (?:tarde|mañana|noche))| \d\d)?)"
_PLACE_EN: Final = r"(?P<of>(?:the|our|my) [^,;:.!?]{2,40}?|[A-Z][\w'’-]+(?: [\w'’-]+){0,2}?)"
_SITE_EN: Final = r"(?P<of>(?:the|our|my) (?:[\w-]+ )?(?:office|shop|store|clinic|practice|school|house|home|warehouse|studio|headquarters|gym|branch|restaurant|café|bakery|bank|surgery|library|church|workshop|hospital|museum|theatre|theater|farm|nursery|kindergarten|court|pharmacy|salon|garage|depot|hall|stables|archive))"
_SITE_DE: Final = r"(?P<of>(?:das|die|der|unser\w*|mein\w*) (?:[\w-]*(?:büro|laden|geschäft|praxis|schule|haus|wohnung|lager|studio|zentrale|filiale|restaurant|café|bäckerei|bank|bücherei|werkstatt|kita|firma|klinik|kanzlei|apotheke|museum|theater|verein|archiv|gärtnerei|hof|stall|halle)))"
_SITE_FR: Final = r"(?P<of>(?:le |la |l['’]|notre |mon |ma |nos |les )(?:bureaux?|magasin|boutique|cabinet|école|maison|appartement|entrepôt|studio|siège|agence|restaurant|café|boulangerie|banque|bibliothèque|atelier|crèche|entreprise|clinique|pharmacie|musée|théâtre|hôpital|ferme|salon|garage|salle))"
_SITE_ES: Final = r"(?P<of>(?:el|la|nuestr[oa]|mi) (?:oficina|tienda|consulta|clínica|escuela|colegio|casa|piso|almacén|estudio|sede|sucursal|restaurante|café|panadería|banco|biblioteca|taller|guardería|empresa|hospital|farmacia|museo|teatro|granja|bufete|sala))"
_ADDRESS: Final = r"(?P<value>[^,;:!?]*?\d+ ?[a-z]?(?:,? (?:\d{4,5} )?(?-i:[A-ZÄÖÜ])[\w -]+)?)"


def _row(kind: str, code: str, pattern: str) -> _Row:
    return _Row(kind=kind, code=code, pattern=re.compile(pattern, re.IGNORECASE))


SINGLES: Final[tuple[_Row, ...]] = (
    # Who does it.
    _row("doer", "en", rf"^(?:it(?:'s| is) )(?:now )?{_WHO} (?:who|that) {_NOW_EN}{_CHARGE_EN} {_OF}{_END}"),
    _row("doer", "en", rf"^(?:it(?:'s| is) )(?:now )?{_WHO} (?:who|that) {_NOW_EN}{_DOES_EN} {_OF}{_END}"),
    _row("doer", "en", rf"^(?:(?:the )?(?:one|person) (?:who|that)|who) {_CHARGE_EN} {_OF} is (?:now )?{_WHO}{_END}"),
    _row("doer", "en", rf"^{_WHO} (?:is )?{_NOW_EN}{_CHARGE_EN} {_OF}{_END}"),
    _row("doer", "en", rf"^{_WHO} {_NOW_EN}{_DOES_EN} {_OF}{_END}"),
    _row("doer", "en", rf"^{_WHO} (?:has |is )?(?:just |now )?(?:took over|taken over|takes over|taking over|took on|inherited) (?!(?:as|from)\b){_OF}(?: from {_CALLED})?{_END}"),
    _row("doer", "en", rf"^{_OF} (?:is|are|gets) (?:now )?{_CHARGED_EN} by {_WHO}{_END}"),
    _row("doer", "en", rf"^{_OF} (?:is|are|gets) (?:now )?{_DONE_EN} by {_WHO}{_END}"),
    _row("doer", "de", rf"^{_WHO} {_CHARGE_DE} (?:jetzt |nun |inzwischen |ab jetzt )?{_OF}{_END}"),
    _row("doer", "de", rf"^{_WHO} (?:kümmert sich (?:jetzt |nun )?um|ist (?:jetzt |nun )?(?:zuständig|verantwortlich) für) {_OF}{_END}"),
    _row("doer", "de", rf"^{_WHO} ist (?:jetzt |nun )?für {_OF} (?:zuständig|verantwortlich){_END}"),
    _row("doer", "de", rf"^{_OF} (?:macht|übernimmt|erledigt|betreut|verwaltet|führt|regelt) (?:jetzt |nun |inzwischen )?{_WHO}{_END}"),
    _row("doer", "de", rf"^(?:um {_OF} kümmert sich (?:jetzt |nun |inzwischen )?){_WHO}{_END}"),
    _row("doer", "de", rf"^für {_OF} ist (?:jetzt |nun |inzwischen )?{_WHO} (?:zuständig|verantwortlich){_END}"),
    _row("doer", "de", rf"^{_CHARGE_DE} (?:jetzt )?{_WHO} {_OF}{_END}"),
    _row("doer", "fr", rf"^(?:c['’]est )?{_WHO} (?:qui )?{_CHARGE_FR}{_OF}{_END}"),
    _row("doer", "fr", rf"^(?:c['’]est )?{_WHO} (?:qui )?(?P<verb>valide|approuve|relit|signe|paie|réserve|commande|anime) {_OF}{_END}"),
    _row("doer", "fr", rf"^{_OF} (?:est|sont) (?:maintenant |désormais )?(?P<verb>valid|approuv|relu|sign|pay|réserv|command|anim|gér)(?:ée?s?|e?s?) par {_WHO}{_END}"),
    _row("doer", "es", rf"^(?:es )?{_WHO} (?:(?:quien|el que|la que) )?(?:ahora )?{_CHARGE_ES} {_OF}{_END}"),
    _row("doer", "es", rf"^(?:quien|el que|la que) (?:ahora )?{_CHARGE_ES} {_OF} (?:ahora )?es (?:ahora )?{_WHO}{_END}"),
    _row("doer", "es", rf"^de {_OF} se (?:encarga|ocupa) (?:ahora )?{_WHO}{_END}"),
    _row("doer", "es", rf"^{_OF} (?:ahora )?(?:lo|la|los|las) (?:lleva|gestiona|hace|maneja) (?:ahora )?{_WHO}{_END}"),
    _row("doer", "zh", r"^(?P<value>我|[\u4e00-\u9fff]{2,4}|[A-Z]\w+)(?:在)?(?:负责|管|主管)(?P<of>[\u4e00-\u9fffA-Za-z]{2,10})了?[。！]?$"),
    _row("doer", "zh", r"^(?P<of>[\u4e00-\u9fffA-Za-z]{2,10}?)(?:改|换|是)*由?(?P<value>[\u4e00-\u9fff]{2,3}|[A-Z]\w+)(?:来|在)?(?:负责|管|做)(?:的)?了?[。！]?$"),
    _row("doer", "ja", r"^(?P<of>(?!これ|それ|あれ|ここ)[^、。はが]{1,16}?)(?:の担当)?は(?P<value>[^、。はが]{1,8}?)(?:さん|氏)?(?:が|の)?(?:担当(?:して(?:い)?ます|です|になりました)?)[。！]?$"),
    _row("doer", "ja", r"^(?P<of>[^、。はが]{1,16}?)の担当(?:者)?は(?P<value>[^、。はが]{1,8}?)(?:さん|氏)?(?:です|になりました)?[。！]?$"),
    _row("doer", "ja", r"^(?P<value>[^、。はが]{1,8}?)(?:さん|氏)?[がは](?P<of>[^、。はが]{1,16})(?:を|の)担当(?:して(?:い)?ます|です|になりました)?[。！]?$"),
    _row("holder", "zh", r"^(?P<of>[\u4e00-\u9fff]{2,12}?)(?:现在)?(?:是|叫)(?P<value>[\u4e00-\u9fff]{1,3}(?:医生|老师|律师|经理|主任|教授|师傅|先生|女士|小姐|太太|护士|教练))了?[。！]?$"),
    # Where somebody works and lives, where the detector reads no such slot.
    _row("work", "de", rf"^(?P<of>ich) (?:bin|arbeite) (?:jetzt )?(?:bei|für) (?P<value>{_UP}[\w&.-]+(?: {_UP}[\w&.-]+){{0,2}}){_END}"),
    _row("work", "zh", r"^(?P<of>我|我(?:妻子|丈夫|老婆|老公|女儿|儿子|妈妈|爸爸|姐姐|妹妹|哥哥|弟弟|先生|太太))(?:已经)?在(?P<value>[^，,。]{2,14}?)(?:上班|工作|任职|就职)了?[。！]?$"),
    _row("work", "ja", r"^(?:(?P<of>私|僕|俺|妹|姉|兄|弟|母|父|娘|息子|妻|夫)は)?(?:今は)?(?P<value>[^、。はが]{1,14}?)(?:で働いて(?:い)?ます|に勤めて(?:い)?ます|に転職しました|に勤務して(?:い)?ます)[。！]?$"),
    _row("live", "ja", r"^(?:(?P<of>私|僕|俺|妹|姉|兄|弟|母|父|娘|息子|妻|夫)は)?(?:今は)?(?:[^、。はが]{1,8}から)?(?P<value>[^、。はが]{1,10}?)(?:に住んで(?:い)?ます|に住んでる|(?:に|へ)引っ?越しました|に引越しました|在住です|に移りました)[。！]?$"),
    # When a place closes.
    _row("closes", "en", rf"^{_PLACE_EN} (?:now )?(?:closes|shuts|is open (?:until|till|til)|stays open (?:until|till|til)|is closed from)(?: (?:at|by))? {_WHEN}{_END}"),
    _row("closes", "de", rf"^(?P<of>(?:der|die|das|unser\w*) [\w-]+) (?:schließt|macht|hat) (?:jetzt |nun )?(?:schon |erst )?(?:um|bis) {_WHEN}(?: zu| dicht| auf| offen| geöffnet)?{_END}"),
    _row("closes", "fr", rf"^(?P<of>(?:le |la |l['’]|notre |mon )[\w -]+?) (?:ferme|est ouverte? jusqu['’]à) (?:maintenant |désormais )?(?:à )?{_WHEN}{_END}"),
    _row("closes", "es", rf"^(?P<of>(?:el|la|nuestr[oa]) [\w -]+?) (?:cierra|abre hasta|está abiert[oa] hasta) (?:ahora )?(?:a )?(?:las? )?{_WHEN}{_END}"),
    # Where a place is.
    _row("where", "zh", r"^(?P<of>我家|(?:我们|我)的?(?:公司|办公室|店|仓库|学校|诊所|总部)|公司|办公室|仓库|总部|诊所)的?(?:地址)?(?:搬到了?|位于|是|在)(?P<value>[^，,。]{2,30}?(?:号|楼|室|路|街|区|市|层))了?[。！]?$"),
    _row("where", "ja", r"^(?P<of>会社|オフィス|事務所|本社|自宅|店|倉庫)の?(?:住所)?は(?P<value>[^、。]{2,30}?(?:丁目|番地|号|区|市|町|ビル|\d))(?:に(?:あります|移転しました)|です)?[。！]?$"),
    _row("where", "en", rf"^{_SITE_EN} (?:is|are|sits) (?:now )?(?:at|in|on) {_ADDRESS}{_END}"),
    _row("where", "de", rf"^{_SITE_DE} (?:ist|sitzt|liegt|sind|befindet sich) (?:jetzt |nun )?(?:in der |in den |im |in |am |an der |auf der )?{_ADDRESS}{_END}"),
    _row("where", "fr", rf"^{_SITE_FR} (?:est|se trouve|sont|se situe) (?:maintenant |désormais )?(?:au |à |dans |rue )?{_ADDRESS}{_END}"),
    _row("where", "es", rf"^{_SITE_ES} (?:está|queda) (?:ahora )?(?:en (?:la )?)?{_ADDRESS}{_END}"),
    # Where it meets.
    _row(
        "venue",
        "en",
        r"^(?P<of>(?:the|our|my) [\w -]{2,30}?) (?:now )?(?:meets?|rehearses?|practi[sc]es?|trains?|gathers?|takes place|is held|plays) (?:now )?(?:at|in) (?P<value>[^,;:!?\d]{2,40}?)"
        + _END,
    ),
    _row(
        "venue",
        "de",
        r"^(?P<of>(?:der|die|das|unser\w*|mein\w*) [\w-]+) (?:jetzt |nun )?(?:trifft sich|probt|trainiert|tagt|übt|findet|spielt) (?:jetzt |nun |inzwischen )?(?:im|in der|in|bei|beim|auf dem) (?P<value>[^,;:!?\d]{2,40}?)(?: statt)?"
        + _END,
    ),
    _row(
        "venue",
        "fr",
        r"^(?P<of>(?:le |la |l['’]|notre |mon |ma )[\w -]+?) (?:se réunit|répète|s['’]entraîne|a lieu|joue) (?:maintenant |désormais )?(?:à la |à l['’]|au |à |dans |chez )(?P<value>[^,;:!?\d]{2,40}?)"
        + _END,
    ),
    _row(
        "venue",
        "es",
        r"^(?P<of>(?:el|la|nuestr[oa]|mi) [\w -]+?) (?:se reúne|ensaya|entrena|se celebra|juega) (?:ahora )?en (?P<value>[^,;:!?\d]{2,40}?)"
        + _END,
    ),
    # How much somebody takes of a drug.
    _row("dose", "en", r"^(?P<who>i|(?:my|our) [\w-]+) takes? (?P<value>\d+(?:[.,]\d+)? ?(?:mg|g|ml|µg|mcg|iu|units|tablets?|pills?|drops|puffs)) (?:of )?(?P<of>[a-z][\w-]{3,})\b"),
    _row("dose", "en", r"^(?P<who>my|his|her|our [\w-]+'s|my [\w-]+'s) (?:[\w-]+ )?(?:dose|dosage) (?:of [\w-]+ )?is (?P<value>\d+(?:[.,]\d+)? ?(?:mg|g|ml|µg|mcg|iu|units|tablets?|pills?|drops|puffs)) (?:of )?(?P<of>[a-z][\w-]{3,})\b"),
    _row("dose", "en", r"^(?P<who>my|his|her) (?:dose|dosage) of (?P<of>[a-z][\w-]{3,}) is (?P<value>\d+(?:[.,]\d+)? ?(?:mg|g|ml|µg|mcg|iu|units|tablets?|pills?|drops|puffs))"),
    _row("holder", "fr", rf"^(?P<of>(?:notre|mon|ma|le|la) [\w-]+(?: (?:de|du|des) [\w-]+)?) est (?:le |la )?(?P<value>(?:docteure?|dr|maître|monsieur|madame|m\.|mme|professeure?) {_UP}[\w'’-]+)"),
    _row("holder", "de", rf"^(?P<of>(?:unser\w*|mein\w*|der|die) [\w-]+) (?:ist|heißt) (?:jetzt |nun )?(?:der |die )?(?P<value>(?:doktor|dr\.?|herr|frau|professor(?:in)?) {_UP}[\w'’-]+)"),
    _row("holder", "es", rf"^(?P<of>(?:nuestr[oa]|mi|el|la) [\w-]+) (?:es|se llama) (?:ahora )?(?:el |la )?(?P<value>(?:doctora?|dra?\.?|don|doña|señora?|sra?\.?|profesora?) {_UP}[\w'’-]+)"),
    _row("dose", "de", r"^(?P<who>ich) nehme (?:jetzt |nun )?(?:[\wäöü]+ )?(?P<value>\d+(?:,\d+)? ?(?:mg|g|ml|µg|mikrogramm|milligramm|tropfen|tabletten?)) (?P<of>[a-zäöü][\w-]{3,})\b"),
)  # fmt: skip
"""How each is worded; the first that fits counts."""

_LEADS: Final = re.compile(
    r"^(?:(?:now|these days|nowadays|currently|from now on|as of \w+|since (?:last |this )?\w+|starting \w+)\s*,?\s+"
    r"|(?:jetzt|ab jetzt|inzwischen|mittlerweile|neuerdings|seit (?:(?:dem|der|letzte[nmrs]?|diese[nmrs]?|anfang|ende|mitte) (?:\w+ )?)?\w+|ab sofort)\s+"
    r"|(?:maintenant|désormais|dorénavant|depuis (?:le |la |ce |cette )?\w+)\s*,?\s+"
    r"|(?:ahora|desde (?:el |la )?\w+)\s*,?\s+|(?:现在|如今|目前)[，,]?|(?:今は|現在は|先月|先週|最近|今月)、?)(?=\S)",
    re.IGNORECASE,
)
_INSIDE: Final = re.compile(r"(?<=[\u4e00-\u9fff])(?:现在|已经)(?=[在由是住])|(?<=[はが])(?:今は|現在は|今)")
_SAME_VERB: Final = {"fed": "feeds", "taught": "teaches", "paid": "pays", "driven": "drives", "picked up": "picks up"}
_STEM: Final = 4
"""Letters by which “approves” and “approved” are one verb."""
_SELF: Final = frozenset({"我", "私", "僕", "俺", ""})


@lru_cache(maxsize=4096)
def single(statement: str) -> Single | None:
    """What the statement says that one thing has one of; None where it says nothing of the kind."""
    line = " ".join(straight(plain(statement[:LONGEST])).split())
    line = _INSIDE.sub("", _LEADS.sub("", line))
    spoken = language(line)
    for row in SINGLES:
        found = row.pattern.search(line)
        if found is not None and (read := _read(row, found, spoken)) is not None:
            return read
    return None


def _read(row: _Row, found: re.Match[str], spoken: str) -> Single | None:
    groups = found.groupdict()
    of = (groups.get("of") or "").strip()
    eastern = row.code in ("zh", "ja")
    if eastern != (spoken in ("zh", "ja")):
        return None
    told = frozenset({of} if of not in _SELF else {"self"}) if eastern else keys(of.casefold(), row.code)
    if row.kind == "work" and not eastern:
        told = frozenset({"self"})
    if not told:
        return None
    verb = groups.get("verb")
    if verb is not None:
        told |= {f"{_SAME_VERB.get(verb.casefold(), verb.casefold())[:_STEM]}."}
    value = groups["value"].strip(" .!")
    form = frozenset({value}) if eastern else frozenset(value.casefold().replace(".", "").split())
    return Single(kind=row.kind, of=told, value=value, form=form)


def is_other(new: Single, held: Single) -> bool:
    """The same of the same, and it is something else."""
    if new.kind != held.kind or new.of != held.of or new.form == held.form:
        return False
    a, b = values(new.value), values(held.value)
    if len(a) == len(b) == 1 and a[0].kind == b[0].kind:
        return differ(a[0], b[0])
    return not (new.form <= held.form or held.form <= new.form)
