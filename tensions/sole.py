"""One of a kind and nothing else: “Redis is our only cache”, and “we cache in Memcached”.

What is of which kind stands in `tensions.options`. What both are for must be the same: words that say no more than the kind
(“code” of an editor) count on neither side.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final

from tensions.options import OPTIONS, kinds_of, one_name
from tensions.parts import Claim, keys_of
from words.language import FUNCTION_WORDS, words_of
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tensions.parts import Part

CUES: Final = "only|solely|exclusively|entirely|alone|nothing|nowhere|anything|sole|one|just|banned|forbidden|except|purely|always|all"
_SOLE: Final = re.compile(
    r"\b(?:solely|exclusively|entirely|purely|nothing (?:but|else|(?:\w+ )?elsewhere)|nowhere (?:but|else)|anything else|anything but|sole|(?:the|our|my) one|is the only|(?:our|my) only|only)\b"
    r"|\balone\b(?=$|[.,;])|\balone$|^all (?:of )?(?:our|my) .+? (?:run|runs|live|lives|is|are) "
)
_BANNED: Final = re.compile(
    r"^(?P<what>[\w. ]{2,25}?) (?:is|are) (?:banned|forbidden|not allowed|off limits)\b", re.IGNORECASE
)
_OF_KIND: Final[dict[str, str]] = {
    "cloud": "host hosted hosting deploy deploys deployed run runs running live lives workload workloads production service services server servers infrastructure infra node nodes everything cloud all instance instances provider system systems",
    "editor": "editor code coding edit write writing type everything all work development", "cache": "cache caches caching cached",
    "database": "database db data store stores stored storage", "payment": "payment payments card cards pay pays process processes processed checkout handled go goes take accept all provider",
    "system": "run runs os system operating",
    "test tool": "test tests testing write written unit runner framework run runs", "browser": "browser browse browsing web surf online", "calls": "video call calls tool meeting meetings hold meet weekly join",
    "chat": "chat tool message messages team", "tracker": "tracker track tracked bug bugs ticket tickets issue issues task tasks live lives go filed", "ci": "ci build builds pipeline pipelines run runs job jobs",
    "passwords": "password passwords secret secrets credential credentials belong belongs keep kept stored store manager live lives", "secrets": "secret secrets credential credentials belong belongs keep kept stored store live lives injected",
    "programming language": "language write writes written backend code program service services everything", "monitoring": "monitoring monitor alert alerts come comes sent send dashboard dashboards metric metrics",
    "tongue": "language available read written speak spoken exists exist version comes", "queue": "queue queues message messages event events", "cash": "pay pays paid payment by via", "shell": "shell terminal",
    "package manager": "package packages install installs dependency dependencies manager", "document format": "format written write document documents", "vcs": "version control code", "forge": "code repo repos repository repositories host hosts hosted live lives",
    "wiki": "wiki documentation docs doc document documents page pages live lives write keep kept", "formatter": "format formatted code", "linter": "lint linted code", "bank": "bank account", "carrier": "ship shipped parcel parcels send sent",
}  # fmt: skip
"""Kind → words that say no more than that it is of this kind."""
_LIGHT: Final = words_of(FUNCTION_WORDS, "en") | listed(
    "only solely exclusively entirely alone nothing nowhere else elsewhere anything sole one purely use uses used using touch permitted allowed do does ever always just tool tools is are we i our my"
    " all every whole but too also handle handles handled done now these days go goes else's provider make made"
)
_OTHERS: Final = listed(
    "their his her your client clients competitor competitors customer customers partner partners they he she who moved migrated away former formerly old previously besides neighbour friend family wife husband kids mum dad parents son daughter mother father school"
)
_TOO_MANY: Final = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """One thing of a kind that a part names, and what it is for."""

    kind: str
    name: str
    topic: frozenset[str]


def choices(part: Part) -> tuple[Choice, ...]:
    """What a part names of the kinds that are chosen from; none of a kind of which it names two."""
    kinds = [choice.kind for choice in _named(part)]
    return tuple(choice for choice in _named(part) if kinds.count(choice.kind) < _TOO_MANY)


@lru_cache(maxsize=8192)
def _named(part: Part) -> tuple[Choice, ...]:
    names = _names(part.words)
    found = {(kind, one_name(name)): words for name, words in names for kind in kinds_of(name) if kind in _OF_KIND}
    alike = {
        kind: tuple(word for name, words in names if kind in kinds_of(name) for word in words) for kind, _ in found
    }
    return tuple(Choice(kind=kind, name=name, topic=_topic(part, kind, alike[kind])) for kind, name in found)


def _names(words: tuple[str, ...]) -> list[tuple[str, tuple[str, ...]]]:
    found = []
    for at, word in enumerate(words):
        name = next((name for name in OPTIONS.get(word, ()) if words[at : at + len(name)] == name), None)
        if name is not None:
            found.append((" ".join(name), name))
    return found


def _topic(part: Part, kind: str, name: tuple[str, ...]) -> frozenset[str]:
    light = _LIGHT | listed(_OF_KIND[kind])
    return frozenset(
        key for word, key in zip(part.words, part.keys, strict=True) if word not in light and word not in name
    ) - keys_of(" ".join(name))


def claims_all(part: Part) -> tuple[Choice, ...]:
    """The choices beside which, a part says, there is nothing else."""
    if part.of_others or not _OTHERS.isdisjoint(part.words) or not (part.is_now or "won't" in part.words):
        return ()
    match = _SOLE.search(part.low)
    if match is None or _ONLY_THEN.search(part.low) is not None:
        return ()
    if part.low.startswith("only ") and part.words[1] not in ("use", "write", "deploy", "pay", "test"):
        return ()
    return choices(part)


_ONLY_THEN: Final = re.compile(
    r"\bonly (?:use |run |need |for |when |if |on |at |after |before |works? |have |has |know|as |the |our |my |one |two |a )(?!.*\bonly \w+ (?:we|i)\b)|\bnot only\b|\bonly \w+ (?:customer|client|user|person|office|one)\b"
)
"""What is only so at a time, in a place, or of one of many."""


def names_another(part: Part, claim: Choice) -> bool:
    """Whether a part chooses another one of the kind, for the same."""
    others = [other for other in _named(part) if other.kind == claim.kind]
    if not others or any(other.name == claim.name for other in others):
        return False
    if not part.is_now or part.is_denied or not _OTHERS.isdisjoint(part.words) or _SOME.search(part.text) is not None:
        return False
    if claim.kind != "programming language" and _is_of_a_language(part):
        return False
    return any(claim.topic <= other.topic or not (other.topic or claim.topic) for other in others)


def _is_of_a_language(part: Part) -> bool:
    """“Python is formatted with Black” says nothing of other code."""
    return any(name != "go" and "programming language" in kinds_of(name) for name, _ in _names(part.words))


_SOME: Final = re.compile(
    r"\b[A-Z]\w+'s |^[A-Z][a-z]+ (?:uses|runs|writes|speaks|likes|works|knows|prefers)\b|\b(?:demo|test|local|backup|old|some|support|supports|integration|exports?|imports?)\b"
)
"""Whose it is, or what is beside it, makes it another matter."""


def banned(part: Part) -> tuple[Choice, ...]:
    """“Jest is banned here”."""
    match = _BANNED.match(part.text)
    return (
        ()
        if match is None
        else tuple(choice for choice in choices(part) if not choice.topic - keys_of("ban banned here forbidden"))
    )


def names_it(part: Part, claim: Choice) -> bool:
    """Whether a part uses what is banned."""
    return (
        part.is_now
        and not part.is_denied
        and any((o.kind, o.name) == (claim.kind, claim.name) for o in choices(part))
        and _SOME.search(part.text) is None
    )


def claims(part: Part) -> Iterator[Claim]:
    """What a part claims to be the only one of its kind, or banned."""
    for choice in claims_all(part):
        yield _claim(part, choice, partial(names_another, claim=choice))
    for choice in banned(part):
        yield _claim(part, choice, partial(names_it, claim=choice))


def _claim(part: Part, choice: Choice, is_denied_by: Callable[[Part], bool]) -> Claim:
    return Claim(sort="sole", subject=frozenset({choice.kind}), said=part.text, is_denied_by=is_denied_by)
