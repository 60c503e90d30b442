"""What is over, sold, switched off or dead does nothing any more; who left a firm does no work there.

“Project Heron has been cancelled” and “the team is building Heron” share a name and nothing else. So of a statement that says
that something ended only what ended is kept, and any other that shows it at work now can't be true beside it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from tensions.parts import Claim, keys_of, word_key
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tensions.parts import Part

CUES: Final = (
    "ended|over|finished|end|expired|run out|terminated|written off|revoked|withdrawn|"
    "bust|bankrupt|out of business|replaced|support|"
    "cancelled|canceled|discontinued|shut|switched|turned|decommissioned|scrapped|abolished|axed|retired|removed|dismantled|sold|torn|taken|dropped|phased|wound"
    "|disbanded|dissolved|demolished|rid|gave|given|stopped|quit|ditched|dumped|abandoned|closed|no longer|moved|migrated|sunset|died|passed|dead|left|resigned"
    "|fired|let go|leave|sabbatical|off sick|is gone|are gone|is history|out of service|any ?more"
)
"""Words of which one must stand there."""
_DONE: Final = (
    r"(?:cancell?ed|discontinued|shut down|switched off|turned off|decommissioned|scrapped|abolished|axed|(?<!is )(?<!are )retired|removed|dismantled|sold|torn down|taken down"
    r"|dropped|phased out|wound up|disbanded|dissolved|demolished|abandoned|given up|closed down|sunset|taken out of service|terminated|written off|wound down|revoked|withdrawn)"
)
_DID: Final = (
    r"(?:got rid of|gotten rid of|shut down|switched off|turned off|discontinued|scrapped|abolished|axed|decommissioned|retired|removed|phased out|cancell?ed|sold|gave up"
    r"|given up|stopped using|quit|ditched|dumped|abandoned|closed down|moved away from|moved off|migrated off|dropped(?= (?!the |my |our |an? )))"
)
_TIME: Final = (
    r"(?:in|on|at|by|around|as of|with) (?:the )?(?:\d[\d-]*|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|early|late|mid"
    r"|end|beginning|start|middle|monday|tuesday|wednesday|thursday|friday|saturday|sunday|q\d|new year|christmas|easter|year|last|favou?r)"
)
_TAIL: Final = (
    rf"(?:,? (?:for good|{_TIME}|last|this|since|after|because|when|years?|a (?:year|month|week|while|few|couple)|two|three|some|long|already|completely|entirely|altogether|permanently"
    r"|months?|any ?more|now|back)\b.*|,? and .+|[,;].*)?"
)
"""What stands behind it: when, why, or what is done instead; “in the installer” would limit it."""
_WHAT: Final = r"(?P<what>[^,;]{2,50}?)"
_WHO: Final = r"(?P<who>(?:(?:my|our|the) )?[\w'-]+(?: (?-i:[A-Z])[\w'-]+)?)"
_ADVERB: Final = r"(?:already |finally |now |just |recently |completely |all |long since |\w+ly )?"


@dataclass(frozen=True, slots=True)
class Row:
    """How a statement says that something ended; `sort` tells what then shows that it didn't. The example's second is what ended."""

    sort: str
    pattern: re.Pattern[str]
    example: tuple[str, str]


def _row(sort: str, pattern: str, said: str, ended: str) -> Row:
    return Row(sort, re.compile(f"^(?:{pattern}){_TAIL}$", re.IGNORECASE), (said, ended))


ROWS: Final = (
    _row("thing", rf"(?:all (?:of )?)?{_WHAT} (?:was|were|is|are|has been|have been|got) {_ADVERB}{_DONE}", "The fax line was switched off for good", "The fax line"),
    _row("thing", rf"(?:we|i|they|the (?:team|company|city|council|school|firm|club))(?:'ve| have| has)? {_ADVERB}{_DID} {_WHAT}", "We got rid of Puppet last year", "Puppet"),
    _row("thing", rf"(?:we|i|they) no longer (?:use|have|run|offer|support|keep|own|rely on|work with|do) {_WHAT}", "We no longer use Ansible", "Ansible"),
    _row("thing", rf"(?:we|i|they) don't (?:use|have|run|offer|own|do) {_WHAT} any ?more", "We don't run Nagios any more", "Nagios"),
    _row("thing", rf"{_WHAT} (?:no longer exists?|(?:is|are) (?:gone|history|no longer (?:used|in use|offered|available|supported|maintained|in service|around)|out of service))", "The night bus no longer exists", "The night bus"),
    _row("thing", rf"{_WHAT} (?:(?:has |have )?(?:gone|went) (?:out of business|bankrupt|bust)|(?:was|were|has been|have been) (?:permanently )?closed(?= in| for good| last| years)|(?:was|were|has been|have been|got) (?:fully |completely |entirely )?replaced (?:by|with) [^,;]+)", "The print shop has gone out of business", "The print shop"),
    _row("thing", rf"(?:we|i|they)(?:'ve| have)? {_ADVERB}(?:stopped|quit) (?:doing|having|holding|running|offering|sending|making|keeping|buying) {_WHAT}", "We've stopped doing daily stand-ups", "daily stand-ups"),
    _row("thing", rf"(?:our|my) (?!dad|father|mum|mother|brother|sister|boss|wife|husband|son|daughter|friend)\w+(?: \w+)?(?: has| have)? {_DID} {_WHAT}", "Our landlord sold the garage", "the garage"),
    _row("thing", rf"support for {_WHAT} (?:was|has been|is) {_ADVERB}(?:dropped|ended|removed|withdrawn|discontinued|over)", "Support for Python 3.8 was dropped", "Python 3.8"),
    _row(
        "thing",
        rf"{_WHAT} (?:(?:has |have )?ended|is over|has finished|came to an end|has come to an end|(?:has )?expired|has run out|no longer runs)",
        "The beta programme has ended",
        "The beta programme",
    ),
    _row("dead", rf"{_WHO} (?:died|(?:has |have )?passed away|is dead|is no longer with us|is no longer alive|has died)", "Grandma died two years ago", "Grandma"),
    _row("dead", r"(?:my|our) (?P<kin>\w+(?: \w+)?) (?P<who>(?-i:[A-Z])\w+) (?:died|(?:has |have )?passed away|is dead|has died)", "Our cat Biscuit passed away", "Biscuit"),
    _row("left", rf"{_WHO}(?:'s| has| is)? {_ADVERB}(?:left(?: (?:the|our) (?:company|firm|team|project|organi[sz]ation|business|school|club|band)| us)|quit|resigned|got fired|was fired|was let go|no longer works here|doesn't work here any ?more)", "Pavel has left the company", "Pavel"),
    _row("away", rf"{_WHO}(?:'s| is)? {_ADVERB}(?:on (?:\w+ )?leave|on (?:a )?sabbatical|on (?:long-term )?sick leave|off sick)(?: right now| at the moment| until .+)?", "Nina is on parental leave until March", "Nina"),
)  # fmt: skip

_SLIGHT: Final = keys_of(
    "the our my a an all of whole entire old legacy project system server service box tool software ancient former this that its own"
)
"""Words of a name that the other side may leave out."""
_OLD: Final = listed("old legacy previous former ancient ex")
_REPLACED: Final = listed(
    "replaced replacing replacement replaces successor archived archive archives history miss misses remember remembers lesson lessons leftover leftovers"
    " remnants remains decommissioned cancelled canceled discontinued shut switched scrapped sold gone dead removed retired old former died passed left memory"
    " memories photo photos grave funeral will estate contract disabled deactivated unused migrated migrate migration away new buy bought buying rent renting anniversary birthday"
)
"""Words with which a statement speaks of what was, or of what took its place."""
_BEFORE: Final = listed(
    "on in at to from by via through with into using use uses run runs running calling call calls building build builds our my"
    " feeding drive drives ride rides wear wears play plays send sends maintain maintains"
)
"""What stands in front of what is at work; an article or an adjective may stand between."""
_BETWEEN: Final = 3
_BE: Final = listed("is are am")
_NO_DEED: Final = listed(
    "is are am has have was were costs cost lasts last weighs looks seats belongs means stands remains lives needs as this its his hers ours"
    " likes loves hates knows speaks thanks grandmas"
)
_DEED_DONE: Final = re.compile(
    r"\b(?:is|are) (?:still |currently |now |\w+ly )?(?:\w+ing|(?!called|named|mentioned|archived|replaced|located|needed|missed|described|documented|printed)\w{2,}ed|kept|sent|built|run|driven|worn|made|written|sold|held|fed) "
)
_WORK: Final = re.compile(
    r"\b(?:(?:runs|owns|writes|designs|hosts|joins|attends|teaches|trains|supports|prepares|leads|chairs|answers) (?:the|our|all|every|each|most|us|customer|code|release)\b"
    r"|(?:reviews|maintains|manages|handles|approves|deploys|coordinates|moderates|coaches) |works (?:on|for us|with us|here)|is (?:currently |now |still )?(?:our|on call|the)\b"
    r"|is responsible|takes care|looks after|sits (?:next|opposite|in the office)|does (?:our|the)|helps us)"
)
_NOW: Final = re.compile(
    r"\b(?:at the moment|right now|currently|these days|every (?:morning|day|week|monday|friday)|is back|back at)\b"
)


def ended(part: Part) -> Iterator[tuple[str, frozenset[str], frozenset[str]]]:
    """What a part says to be over: (sort, the keys of its name, its words, with “i” where it is over for the speaker)."""
    for row in ROWS:
        match = row.pattern.match(part.text)
        if match is None:
            continue
        said = match.groupdict()
        words = (said.get("who") or said["what"]).casefold().split()
        is_denied = part.is_denied and "no longer" not in part.low and "n't" not in part.low
        if row.sort == "thing" and (words[0] in _PRONOUNS or is_denied):
            continue
        if (keys := _name(said.get("who") or said["what"])) and not keys <= _NO_NAME:
            yield row.sort, keys, frozenset((*words, *part.words[:1]))


_PRONOUNS: Final = listed(
    "a an it they he she this that i we you nothing nobody everything there who which what none some many most"
)
_NO_NAME: Final = keys_of(
    "job jobs work way habit post position role place house flat home trip class meeting company lot few shares stuff"
)
"""There is always another one of these."""
_VERSION: Final = re.compile(r"^(?:the )?(?P<head>v?\d[\w.]*|[A-Z]\w*[ -]?\d[\w.]*) of ")


def _name(name: str) -> frozenset[str]:
    """The keys by which it is known: “v1” of “v1 of the public API”."""
    head = _VERSION.match(name)
    keys = keys_of(head["head"] if head else name)
    return keys - _SLIGHT or keys


def goes_on(part: Part, sort: str, keys: frozenset[str], said: frozenset[str]) -> bool:
    """Whether a part shows now at work, or alive, what has ended."""
    if not keys <= part.bag or not part.is_now or part.is_denied:
        return False
    is_still = "still" in part.words
    if (not is_still and not (_REPLACED - said).isdisjoint(part.words)) or _is_of_others(part, keys):
        return False
    if sort == "thing":
        if "i" in said and not (part.of_first if not _is_activity(said) else "i" in part.words):
            return False
        return _is_at_work(part, keys, said) and (is_still or _OLD.isdisjoint(said) or _is_named(said, part))
    if sort == "dead":
        return _is_subject(part, keys) and _deed(part, keys)
    return _IS_BACK[sort](_told_of(part, keys))


def _is_activity(said: frozenset[str]) -> bool:
    """“I gave up smoking”: who smokes has to be me."""
    return any(word.endswith("ing") for word in said)


_OTHERS: Final = listed(
    "their his her your other another second own competitor client customer friend neighbour neighbor"
)


def _is_of_others(part: Part, keys: frozenset[str]) -> bool:
    """Another one of its kind, or somebody else's: “my other grandma”, “Tom's caravan”."""
    first = min(n for n, key in enumerate(part.keys) if key in keys)
    before = part.words[max(0, first - _BETWEEN) : first]
    return not _OTHERS.isdisjoint(before) or any(word.endswith(("'s", "s'")) for word in before)


def _is_named(said: frozenset[str], part: Part) -> bool:
    """A name makes sure that the old one is meant, and not the one that came after it."""
    return any(
        re.search(rf"\b{re.escape(word.upper())}\b", part.text) for word in said if word.isalpha() and len(word) > 1
    )


def _is_at_work(part: Part, keys: frozenset[str], said: frozenset[str]) -> bool:
    if _is_subject(part, keys) and (_deed(part, keys) or _is_timed(part, keys)):
        return True
    at = [n for n, key in enumerate(part.keys) if key in keys]
    last = max(at)
    first = min(n for n in at if last - n <= _BETWEEN)
    before = part.words[max(0, first - _BETWEEN) : first]
    if "still" in part.words[:-1] and _STOPS.isdisjoint(before):
        return True
    if not _ARTICLES.isdisjoint(before) or (
        len(keys) == 1 and _is_plain(said) and not _DEFINITE.intersection(before[-2:])
    ):
        return False
    return any(word in _BEFORE and not any(w in _STOPS for w in before[n + 1 :]) for n, word in enumerate(before)) and (
        _DEED_DONE.search(part.low) is not None or _has_verb(part)
    )


_ARTICLES: Final = listed("a an any some every")
_DEFINITE: Final = listed("the our my this that")


def _is_plain(said: frozenset[str]) -> bool:
    """A plain word with an article (“the bucket”) is known by another article only."""
    return "the" in said and all(word.isalpha() for word in said)


_STOPS: Final = listed("of for about against without and or not instead away than like number")


def _has_verb(part: Part) -> bool:
    """It tells of something done, and no mere state: “suppliers still send their orders to the fax line”."""
    return _is_order(part) or any(_is_verb(before, word) for before, word in pairwise(part.words))


def _is_verb(before: str, word: str) -> bool:
    if word in _NO_DEED:
        return False
    return word.endswith("s") or before in _DOERS or before == "still" or (word.endswith("ing") and before in _BUSY)


_BUSY: Final = listed("is are am actively still currently now busy")
_DOERS: Final = listed("i we you they everyone everybody all users customers people")


_DETERMINED: Final = listed("the our my a an all")


def _is_order(part: Part) -> bool:
    return part.words[0] not in _NO_DEED | _DETERMINED and part.words[1:2] != ("is",)


def _is_subject(part: Part, keys: frozenset[str]) -> bool:
    """The part begins with it: behind an article and an adjective at most, or behind “it's”."""
    start = 2 if part.words[:2] in (("it", "is"), ("at", "the")) else 0
    within = part.keys[start : start + _BETWEEN + len(keys) + (5 if start else 0)]
    return keys <= frozenset(within) and not (part.words[0] in _PRONOUNS and not start)


def _is_timed(part: Part, keys: frozenset[str]) -> bool:
    """“Our daily stand-up is at nine”."""
    end = max(n for n, key in enumerate(part.keys) if key in keys) + 1
    return part.of_first and part.words[end : end + 1] in _IS and part.words[end + 1 : end + 2] in _AT


_IS: Final = (("is",), ("are",))
_AT: Final = (("at",), ("on",), ("every",))


def _deed(part: Part, keys: frozenset[str]) -> bool:
    """Behind the name stands what it does now."""
    end = max(n for n, key in enumerate(part.keys) if key in keys) + 1
    behind = part.words[end:]
    while behind and (behind[0] in _ADVERBS or behind[0].endswith("ly")):
        behind = behind[1:]
    if not behind:
        return False
    if behind[0] in _BE:
        return _DEED_DONE.search(" ".join((*part.words[end:], ""))) is not None
    is_verb = behind[0] not in _NO_DEED and behind[0].endswith("s") and not behind[0].endswith("'s")
    return is_verb and not (
        behind[0] in ("takes", "lasts") and len(behind) > 1 and (behind[1].isdigit() or word_key(behind[1]) in _NUMBERS)
    )


_ADVERBS: Final = listed("still also always often usually now currently even never just")
_NUMBERS: Final = keys_of("one two three four five six seven eight nine ten twelve about around an half twenty thirty")


def _told_of(part: Part, keys: frozenset[str]) -> str:
    """What follows the name: “ask Sofia, who is our data engineer”; nothing where another stands before it as a subject."""
    end = max(n for n, key in enumerate(part.keys) if key in keys) + 1
    behind = part.words[end:]
    if behind[:1] == ("who",):
        return " ".join(behind[1:])
    return " ".join(behind) if _is_subject(part, keys) else ""


_IS_BACK: Final[dict[str, Callable[[str], bool]]] = {
    "left": lambda said: _WORK.search(said) is not None,
    "away": lambda said: _NOW.search(said) is not None and (_WORK.search(said) is not None or "back" in said.split()),
}
"""What shows that somebody hasn't left, or isn't away."""


def claims(part: Part) -> Iterator[Claim]:
    """What a part claims to be over."""
    for sort, keys, said in ended(part):
        goes = partial(goes_on, sort=sort, keys=keys, said=said)
        yield Claim(sort="over", subject=keys, said=part.text, is_denied_by=goes)
