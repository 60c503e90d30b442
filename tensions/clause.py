"""A statement cut into clauses, each with the condition that limits it and the tail that an ellipsis shortened."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from tensions.lexicon import CONDITIONS, KIN, LABEL_NOUNS, NOTE_LABELS, WITHOUT
from tensions.relations import CLOCKED
from tensions.values import one_case, values
from tensions.wording import worded
from words.normal import plain
from words.sentences import statements, straight

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST_CLAUSES: Final = 24
LONGEST_CLAUSE: Final = 400
LONGEST_TEXT: Final = 8000
"""Clauses, and characters: what is longer is a document and no statement; reading stays bounded on any text."""

_SUBJECTS: Final = (
    r"(?:we|i|it|they|you|he|she|there|don't|do not|never|always|please|wir|ich|es|sie|nous|je|on|il|elle|nosotros|yo|"
    r"ellos|мы|я|он|она|оно|они)\b"
)
_ARTICLED: Final = (
    r"(?:the|our|my|this|that|their|its|der|die|das|unser|unsere|le|la|les|notre|el|los|nuestro|nuestra|наш|наша)\b"
)
_SINGULAR: Final = (
    r"is|was|runs|listens|lives|has|uses|needs|goes|writes|points|stays|expires|starts|ends|opens|closes|sits|takes|logs|"
    r"stores|keeps|serves|requires|belongs|speaks|owns|leads|maintains|manages|handles|"
    r"ist|liegt|läuft|lauscht|hat|steht|heißt|gehört|est|se trouve|tourne|écoute|a|está|es|vive|corre|escucha|tiene|находится"
)
_PLURAL: Final = (
    r"are|were|run|listen|live|have|use|need|go|write|point|stay|expire|start|end|open|close|sit|take|keep|serve|require|"
    r"belong|must|should|can|cannot|can't|will|may|"
    r"sind|liegen|laufen|haben|stehen|gehören|sont|se trouvent|ont|están|son|viven|tienen|находятся"
)
_VERB: Final = re.compile(rf"\b(?:{_SINGULAR}|{_PLURAL})\b", re.IGNORECASE)
"""What a part has to have to be a clause: “the API and its worker listen” is one."""
_AUXILIARY: Final = (
    r"(?:is|are|am|isn't|aren't|has|have|hasn't|haven't|doesn't|don't|does|can't|cannot|won't|must|mustn't|shouldn't)"
)
_DOES: Final = (
    r"(?:runs|listens|lives|uses|needs|goes|writes|stays|expires|starts|ends|opens|closes|takes|keeps|serves|requires|belongs|speaks|owns|leads|"
    r"maintains|manages|handles|loves|likes|hates|enjoys|prefers|wants|works|eats|drinks|plays|costs|comes|gets|reads|sleeps|drives|smokes|"
    r"supports|allows|accepts|returns|sends|includes|contains|offers|sells|makes|lasts|leaves|departs|arrives|weighs|knows|studies|teaches|wears|"
    r"pays|earns|rents|faces|smells|tastes|looks|feels|hurts|deletes|rejects|ignores|encrypts|caches|retries|fails|passes|crashes|deploys|meets)"
)
_DO: Final = (
    r"(?:run|live|use|need|go|write|stay|take|keep|require|speak|own|lead|love|like|hate|enjoy|prefer|work|eat|drink|play|read|sleep|drive|smoke|"
    r"support|accept|sell|wear|pay|earn|rent|deploy|meet|know|study|teach)"
)
_GOES_ON: Final = r"(?!and\b|or\b|are\b|is\b|were\b|of\b)"
_SHARED: Final = re.compile(
    rf"(?P<we>I|we|they|you)(?='|\s)|(?P<one>(?:(?:{_ARTICLED}|(?:his|her|a|an|my)\b|(?-i:[A-Z])[\w'-]*)(?:\s(?!and\b|or\b|to\b|is\b|has\b)[\w'/-]+){{0,4}}?))\s"
    rf"(?:{_AUXILIARY}|{_SINGULAR}|{_PLURAL}|{_DOES}|was|were|can|will)\b",
    re.IGNORECASE,
)
"""The subject of a sentence, which a second verb behind “and” has too."""
_BARE_VERB: Final = re.compile(rf"(?:{_DO}|{_AUXILIARY}|{_DOES})\b", re.IGNORECASE)
_DO_VERB: Final = re.compile(rf"{_DO}\b", re.IGNORECASE)
_ONE_VERB: Final = re.compile(rf"(?:{_AUXILIARY}|{_DOES})\b", re.IGNORECASE)
_UNFINISHED: Final = re.compile(
    r"\b(?:to|can|can't|cannot|don't|doesn't|won't|will|should|must|not|never|let's)\b", re.IGNORECASE
)
"""In front of “and” plus a verb: both verbs hang on it (“I can't swim and run”)."""
_CUTS: Final = re.compile(
    rf"[;；。！？，…]+|[,，]\s*(?=但|不过|可是|然而|因为|所以|而且|她|他|它)|(?:が|けど|けれど|けれども|ので)、|(?:(?<=ません)|(?<=です)|(?<=ます))、|(?P<dash>(?<!\d)\s+(?:[—–]+|--?)\s+|\s+(?:[—–]+|--?)\s+(?!\d))|[()（）]|"
    rf",?\s+(?:but|whereas|however|although|though|yet|because|since|so that|and then|"
    rf"aber|sondern|weil|denn|mais|parce que|car(?= (?:je|tu|il|elle|on|nous|vous|ils|elles|les?|la|l'\w+|une?|des|c'\w+|cette|ce|ça|son|sa|ses|mon|ma|mes|notre|nos|leurs?|j'\w+|n'\w+)\b)|pero|sino|porque|но|потому что|так как)\s+|"
    rf",\s+(?:(?:and|so|und|et|y|и|а)\s+)?(?={_SUBJECTS}|{_ARTICLED})|\s+(?:and|und|et|y|и|а)\s+(?={_SUBJECTS})|"
    rf"(?P<joined>\s+(?:and|und|et|y|и)\s+)(?=(?:{_ARTICLED}(?:\s+[\w'-]+){{1,4}}?|[\w-]+(?:\s+[\w-]+)?)\s(?:{_SINGULAR})\b|"
    rf"{_ARTICLED}(?:\s+[\w'-]+){{1,4}}?\s(?:{_PLURAL})\b|{_ARTICLED}(?:\s+[\w'-]+){{1,3}}\s(?:on|at)\s(?:port\s)?:?\d)|"
    rf"(?P<shared>,?\s+and\s+)(?:also\s+|still\s+|now\s+|then\s+)?(?=(?:{_AUXILIARY}|{_DOES}\s+{_GOES_ON}|{_DO}\s+{_GOES_ON})\b)|"
    rf",\s+(?=(?:which|who|where|whose|wobei|qui|que|который|которая)\b)|"
    rf",\s+(?=only\s)|"
    rf",?\s+(?:and\s+)?(?=(?P<tail>not|never|nicht|nie|pas|jamais|nunca|не|никогда|no(?=\s(?:el|la|los|las|en|con|por|a)\b))\s+\S)",
    re.IGNORECASE,
)
_LONGEST_LABEL: Final = 4
"""Words; a dash after fewer of them follows a label (“claude-3 – pinned”), and the clause goes on."""
_LABEL: Final = re.compile(
    r"\s*(?P<label>[A-Z\u00c0-\u00de\u0410-\u042f][\w'.-]*(?: [A-Z\u00c0-\u00de\u0410-\u042f][\w'.-]*){0,2}):\s+(?=\S)"
)
_PLACES: Final = frozenset({"address", "path", "email", "identifier"})
_TIMES: Final = frozenset({"clock", "day", "date", "duration", "money", "number", "share", "size", "every"})
_NOUN: Final = re.compile(
    r"(?:.{3}(?:ung|heit|keit|schaft|tion|ment|ness|ity|ance|preis|preise|zeit|zeiten|größe|dauer|frist|nummer|kosten|miete|geld|wörter|price|time|size|limit|period|length|date|fee))$"
    r"|^(?:price|rent|budget|time|age|size|length|date|fee|prix|loyer|tarif|durée|âge|horaire|horaires|precio|alquiler|edad|horario|miete|eintritt|alter|gehalt|salary)$"
)
"""How a noun ends that is nobody's name."""
_LONGEST_VALUE: Final = 4
_ELLIPSIS: Final = re.compile(
    r",\s+(?:and\s+)?(?=(?:not|never|nicht|nie|niemals|pas|jamais|nunca|no|не|никогда)\s+\S)", re.IGNORECASE
)
_RELATIVE: Final = re.compile(r"(?:which|who|where|whose|wobei|qui|que|который|которая)\b", re.IGNORECASE)
_PERMITTED: Final = re.compile(r"^(?:it's|it is) (?:fine|ok|okay|allowed|permitted|safe|good) to ", re.IGNORECASE)
_FORBIDDEN: Final = re.compile(
    r"^(?:it's|it is) (?:forbidden|unsafe|dangerous|not (?:fine|ok|okay|allowed|permitted|safe)) to ", re.IGNORECASE
)
_LONG_QUOTE: Final = re.compile(r"\"[^\"]*\s[^\"]*\s[^\"]*\s[^\"]*\"")
_RUSSIAN_DASH: Final = re.compile(r"(?<=[\u0400-\u04ff])\s+[-–—]\s+(?=[\w])")
_MARKS: Final = re.compile(r"[`\"*]")
_LEAD: Final = re.compile(
    r"(?:(?:(?:correction|update|fyi|note|nb|sorry|oops|wait|well|ok(?:ay)?|right|yes|nope|no|nein|non|нет)\s*[,:.!;–—-]+|"
    r"(?:actually|scratch that|btw|(?:please )?remember(?: that)?|just so you know|for the record|my bad|i meant|i mean|"
    r"i misspoke|i was wrong|eigentlich|übrigens|en fait|en realidad|de hecho|на самом деле|merke dir|souviens-toi que|"
    r"recuerda que|запомни|right now|as of (?:now|today)|from now on|since (?:yesterday|last \w+|this \w+|(?:mon|tues|wednes|thurs|fri|satur|sun)day))"
    r"[\s,:.!;–—-]+)\s*)+",
    re.IGNORECASE,
)
_AGED: Final = re.compile(
    rf"^(?:I'm|I am|my (?:{'|'.join(sorted(KIN))})(?: [A-Z]\w+)? is)(?: now| already)? [1-9]\d?(?=(?:,? (?:now|already|today))?[\s.!]*$)",
    re.IGNORECASE,
)
"""“I'm 34” says how old one is."""
_INDEED: Final = re.compile(r"(?<=\b(?:is|as)) (?:actually|really|in fact)(?= (?!not\b))", re.IGNORECASE)
"""“The port is actually 5433”, and “was”."""
_INVERTED: Final = re.compile(
    r"^(?P<value>[\w./:@#+-]*\d[\w./:@#+-]*(?<=\w)) (?P<is>is|ist|est|es) (?P<what>(?:the|our|my|der|die|das|unsere?|meine?|le|la|notre|mon|ma|el|nuestr[oa]|mi) "
    r"[^,;:.]{1,60}?)(?P<end>[.!]*)$",
    re.IGNORECASE,
)
"""“5433 is the staging port” says what the staging port is."""
_OPENERS: Final = "|".join(
    re.escape(word) + (r"(?! (?:an?|per|every|each|daily|more|again)\b)" if word == "once" else "")
    for word in sorted(CONDITIONS, key=len, reverse=True)
)
_CONDITION: Final = re.compile(rf"(?<![\w-])(?P<word>{_OPENERS})(?![\w-])", re.IGNORECASE)
_UNTIL: Final = frozenset({"until", "till", "bis", "jusqu'à", "hasta"})
_AN_HOUR: Final = re.compile(
    r"(?:about |circa |environ |um |las? )?(?:\d{1,2}(?:[:.h]\d\d|(?: ?[ap]m| uhr| ?h| heures?| o'clock)\b|(?=\W*$))|(?:noon|midnight|mittag|mitternacht|midi|minuit|mediodía|medianoche)\b)",
    re.IGNORECASE,
)
"""“Open until 8 pm” says an hour, and no condition."""
_COMPANY: Final = re.compile(r"\s*(?:with|mit|avec|con)\s(?P<rest>[^,]{1,60}),\s*", re.IGNORECASE)
"""“With a permit, parking is free”: in front of what it limits it is a condition."""
_LEADING: Final = re.compile(rf"\s*(?P<word>{_OPENERS})(?![\w-])(?P<rest>[^,]*),\s*", re.IGNORECASE)

_DETERMINED: Final = (
    r"the|a|an|our|my|your|his|her|their|its|this|that|all|each|every|we|i|they|it|he|she|there|"
    r"der|die|das|ein|eine|unser\w*|mein\w*|sein\w*|ihr\w*|wir|ich|sie|er|es|le|la|les|un|une|notre|nos|mon|ma|mes|son|sa|je|nous|on|il|elle|"
    r"ce|cette|el|los|las|una|nuestr\w+|mi|mis|su|sus|yo|nosotros|мы|я|он|она|наш\w*"
)
_BEHIND_A_VERB: Final = r"(?!(?:with|without|mit|ohne|avec|sans|con|sin)\b)"
_TOLD: Final = re.compile(
    rf"(?:{_DETERMINED})\b|l'|\w{{2,}}o\s(?:el|la|los|las|mi|mis)\b|(?!(?-i:[A-Z])\w*(?:er|ir|ar|re|ez)\s)(?-i:[^\Wa-z\d_])\w+\s+(?!(?:{_DETERMINED})\b)\w+(?:[staeo]|en)\s+{_BEHIND_A_VERB}",
    re.IGNORECASE,
)
"""How a statement begins that is no order: “the flat comes without …”, “Mia drinks her tea without …”."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Clause:
    """One clause without its condition: (what sort, its text) or None. `head` is what an ellipsis goes on from."""

    text: str
    condition: tuple[str, str] | None = None
    head: str | None = None
    is_whole: bool = True
    """The statement has no other clause."""
    speaker: str | None = None
    """Whose words they are, where a label says it (“Gina: I love it”)."""


def clauses(text: str) -> tuple[Clause, ...]:
    """The clauses of every assertion in a text. Questions, long quotations and relative clauses assert nothing."""
    found: list[Clause] = []
    speaker, said = _spoken(straight(plain(text[:LONGEST_TEXT])))
    for sentence in statements(one_case(said)):
        if not sentence.text.rstrip().endswith(("?", "？")):
            found.extend(clause for clause in _cut(_bare(sentence.text)) if len(clause.text) <= LONGEST_CLAUSE)
        if len(found) > MOST_CLAUSES:
            break
    found = found[:MOST_CLAUSES]
    return tuple(replace(clause, is_whole=len(found) == 1, speaker=speaker) for clause in found)


def _spoken(text: str) -> tuple[str | None, str]:
    """Who says it and what is said. A label of a slot (“Port: 8443”, “Dashboard: https://a.dev”) is part of the statement."""
    match = _LABEL.match(text)
    if match is None:
        return None, text
    words = [word.casefold() for word in match["label"].split()]
    rest = text[match.end() :]
    if len(words) == 1 and words[0] in NOTE_LABELS:
        return None, rest
    is_label = not LABEL_NOUNS.isdisjoint(words) or _is_place(
        rest, is_event=words[-1] in CLOCKED or _NOUN.search(words[-1]) is not None
    )
    return (None, text) if is_label else (" ".join(words), rest)


def _is_place(rest: str, *, is_event: bool) -> bool:
    """Nothing but an address, a path or an identifier, which a person doesn't say alone; of an event also a time."""
    said = rest.strip().rstrip(".")
    if len(said.split()) > _LONGEST_VALUE:
        return False
    found = values(said)
    return len(found) == 1 and found[0].kind in (_PLACES | _TIMES if is_event else _PLACES) and found[0].text == said


def _bare(sentence: str) -> str:
    """Without the phrase that announces it, and with short quoted or coded words standing free."""
    sentence = _RUSSIAN_DASH.sub(" это ", _MARKS.sub("", _LONG_QUOTE.sub(" ", sentence)))
    lead = _LEAD.match(sentence)
    sentence = _AGED.sub(r"\g<0> years old", sentence[lead.end() :] if lead else sentence)
    sentence = _INDEED.sub("", sentence)
    sentence = _INVERTED.sub(r"\g<what> \g<is> \g<value>\g<end>", sentence)
    sentence = worded(sentence)
    return _PERMITTED.sub("", _FORBIDDEN.sub("do not ", sentence))


def _cut(sentence: str) -> Iterator[Clause]:
    leading = _LEADING.match(sentence)
    condition = None
    if leading:
        condition = (CONDITIONS[leading["word"].casefold()], leading["rest"].strip())
        sentence = sentence[leading.end() :]
    elif company := _COMPANY.match(sentence):
        condition = ("with", company["rest"].strip())
        sentence = sentence[company.end() :]
    head: str | None = None
    start = 0
    breaks = list(_breaks(sentence))
    subject = _SHARED.match(sentence) if breaks else None
    for begin, end, elliptic in [*breaks, (len(sentence), len(sentence), False)]:
        part = sentence[start:begin].strip(" ,.!:")
        if subject is not None and start and _lacks_subject(part, subject):
            part = f"{subject['we'] or subject['one']} {part}"
        if part and not _RELATIVE.match(part):
            yield _clause(part, condition, head)
        head = part if elliptic else None
        start = end


def _lacks_subject(part: str, subject: re.Match[str]) -> bool:
    """The part begins with a verb in the form that goes with the sentence's subject."""
    return (_BARE_VERB if subject["we"] else _ONE_VERB).match(part) is not None


def _breaks(sentence: str) -> Iterator[tuple[int, int, bool]]:
    for match in _CUTS.finditer(sentence):
        if match["dash"] and len(sentence[: match.start()].split()) < _LONGEST_LABEL:
            continue
        if match["joined"] and not _VERB.search(sentence, 0, match.start()):
            continue
        if match["shared"] and not _shares_subject(sentence, match):
            continue
        if not match["tail"]:
            yield match.start(), match.end(), False
        elif _ELLIPSIS.match(sentence, match.start()):
            yield match.start(), match.end(), True


def _shares_subject(sentence: str, match: re.Match[str]) -> bool:
    subject = _SHARED.match(sentence)
    if subject is None or not _lacks_subject(sentence[match.end() :], subject):
        return False
    is_finite = _DO_VERB.match(sentence, match.end()) is None
    return is_finite or _UNFINISHED.search(sentence, subject.end(), match.start()) is None


def _is_time(rest: str) -> bool:
    """“Open until 8pm”, “valid until March” say when something ends; “until the owner answers” is a condition."""
    found = values(rest)
    return (
        bool(found)
        and found[0].kind in ("clock", "date")
        and found[0].start <= _SHORTEST
        and found[0].end >= len(rest) - 1
    )


_SHORTEST: Final = 4
"""Characters of an article in front of a time."""


def _clause(part: str, condition: tuple[str, str] | None, head: str | None) -> Clause:
    for match in _CONDITION.finditer(part):
        rest = part[match.end() :].strip()
        if match["word"].casefold() in WITHOUT and _TOLD.match(part):
            continue
        if CONDITIONS[match["word"].casefold()] == "until" and _is_time(rest):
            continue
        if match["word"].casefold() in _UNTIL and _AN_HOUR.match(rest):
            continue
        if match.start() and rest:
            own = (CONDITIONS[match["word"].casefold()], rest)
            return Clause(text=part[: match.start()].strip(" ,"), condition=condition or own, head=head)
    return Clause(text=part, condition=condition, head=head)
