"""Reading one English clause roughly: what opens it, who does what, when, and what is said of it.

It is no grammar: it looks at the first words, and where it can't tell it says so by an empty subject or verb.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from tiers.english import KIN, WORKS
from words.vocabulary import listed

Who = Literal["ours", "you", "person", "they", "it", "the", "a", "name", "kin", "theirs", "order", "dropped", "none"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Clause:
    """A clause as read. `verb` is its main verb as written, "be" for every form of be; `rest` what follows it, in lower case."""

    opener: str
    """The last of "no" and "actually" in front of the subject, else ""."""
    who: Who
    subject: tuple[str, ...]
    modal: bool
    negated: bool
    past: bool
    perfect: bool
    going: bool
    """The verb is in the -ing form."""
    verb: str
    rest: tuple[str, ...]
    named: bool
    """A name or a number stands behind the subject."""
    known: bool
    """The subject itself is a number or an identifier."""
    end: str
    """The mark at which the reading stopped, else ""."""


_LEAD = re.compile(
    r"(?:[\s\W]*(?:(?P<no>no+|nope|na+h)\b(?! (?:one|longer|more|body)\b)|(?P<actually>actually|in fact|as a matter of fact|in reality)\b"
    r"|(?:and|but|so|oh|ah|hm+|um+|uh+|er+|well|also|ok|okay|yeah|yes|yep|ya|yup|hey|hi|hello|lol|haha|sorry|sry|oops|wait|please|pls|btw|fyi"
    r"|then|now|anyway|honestly|unfortunately|sadly|luckily|again|right|look|listen|thanks|thank you|by the way|heads[ -]up|update|note"
    r"|reminder|turns out|it turns out|just so you know|these days|nowadays|apparently|for the record|tbh|eh|lol|to be (?:clear|honest|fair|precise)|as (?:i|we) (?:said|mentioned)"
    r"|i mean|i(?:'m| am)? (?:just )?(?:think|believe|guess|fear|know|suppose|suspect|afraid|sure|pretty sure|certain)(?: that\b)?)\b)"
    r"(?=[\s\W]|$))",
    re.IGNORECASE,
)
_FRONT = re.compile(
    r"[\s\W]*(?:since|as of|as from|from|after)\s(?:the\s[\w-]+|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|may|june|july|august|september|october|november|december|(?:last|this)\s\w+|(?:we|you|i)\slast\s\w+|(?:19|20)\d\d|yesterday|today),?\s"
    r"|[\s\W]*(?:after|with|since|from|on|in|at|as of|until|during|before|by|for|following|due to|thanks to|instead of|unlike)\s(?:(?!\b(?:we|i|it|they|he|she|you|is|are|was|were)\b)[^,;:.!?\n]){1,40},\s",
    re.IGNORECASE,
)
"""A time or place in front of a clause, with its comma."""

_LEADS_READ = 6
_TOKEN = re.compile(r"n't\b|'(?:s|re|ve|d|ll|m)\b|[\w$€£#@](?:(?!n't\b)[\w.:/@#+%&-])*|[,;:!?()—–…]|\.(?=\s|$)|-(?=\s)")
_READ = 260
"""Characters of a clause that are read."""

_WHO: Final[tuple[tuple[Who, str], ...]] = (
    ("ours", "i we us"),
    ("you", "you u"),
    ("person", "he she"),
    ("they", "they someone somebody"),
    ("it", "it this that these those there here which"),
    ("the", "everyone everybody everything nobody nothing none both"),
)
_WHOSE: Final[tuple[tuple[Who, str], ...]] = (
    ("ours", "my our"),
    ("you", "your"),
    ("theirs", "his her their its"),
    ("the", "the this that these those both all"),
    ("a", "a an some any every each no most many few several other"),
)
_PRONOUNS: Final = {word: who for who, words in _WHO for word in words.split()}
_OWNERS: Final = {word: who for who, words in _WHOSE for word in words.split()}
_BE: Final = listed("is are was were am 's 're 'm be been being isnt arent wasnt werent")
_AUX: Final = _BE | listed(
    "has have had do does did 've 'd 'll will would can could should shall must may might dont doesnt didnt cant wont ain"
)
_MODAL: Final = listed("'ll will would can could should shall must may might 'd cant wont")
_NOT: Final = listed("n't not never dont doesnt didnt isnt arent wasnt werent cant wont")
_ADVERBS: Final = listed(
    "just still also now then already always often ever never not n't long no longer only even really quite so all both once"
    " here finally recently actually currently yet almost nearly soon later maybe perhaps kinda sorta"
)
_PAST: Final = listed("""
was were had did went came took got gave saw said told thought made found ran drove flew paid spent lost won met chose grew slept
woke sang fell broke hit threw caught stole sold cut sat stood spoke wrote drew put felt left meant ate drank bought wore
brought read heard became began kept held led built sent rode swam stuck bit bet knew hid lent quit taught understood
""")
_ORDERS: Final = listed("""
use run call make put write show give return print add remove delete change rename replace move set send stop start keep take get
go do try let deploy store host prefer pick choose switch swap convert turn draw explain describe translate summarise summarize
rewrite rephrase generate render sort list create implement fix refactor update check book schedule address spell say tell think
treat serve fetch hand pass send lend format commit push pull merge test build open close read draft shorten skip ignore forget remember bring buy order
cook bake drop paint wear eat drink drive walk turn round compute calculate measure compare assume expect reply answer ask name
""")
_NOUNS_READ = 7


@lru_cache(maxsize=64)
def read(text: str) -> Clause:
    """The clause at the start of straightened text, behind what opens it."""
    at, opener = _opened(text[:_READ])
    words, end = _words(text[:_READ], at)
    words = words[_fronted(words) :]
    who, size = _subject(words)
    told = words[size:]
    said = _predicate([word.lower() for word in told])
    return Clause(
        opener=opener,
        who=who,
        subject=tuple(word.lower() for word in words[:size]),
        modal=any(a in _MODAL for a in said.auxiliaries),
        negated=any(a in _NOT for a in said.auxiliaries) or said.rest[:1] == ("not",) or said.rest[:1] == ("n't",),
        past=any(a in _PAST for a in said.auxiliaries)
        or (not _AUX.intersection(said.auxiliaries) and _is_past(said.verb)),
        perfect=any(a in _HAVE for a in said.auxiliaries),
        going=said.going,
        verb=said.verb,
        rest=said.rest,
        named=any(_is_named(word) for word in told[len(told) - len(said.rest) :]),
        known=any("-" in word or any(c.isdigit() for c in word) for word in words[:size]),
        end=end,
    )


def _opened(text: str) -> tuple[int, str]:
    """Where the clause starts behind what opens it, and whether that is "no" or "actually"."""
    at, opener = 0, ""
    for _ in range(_LEADS_READ):
        lead = _LEAD.match(text, at)
        if lead is None:
            break
        at, opener = lead.end(), lead.lastgroup or opener
    front = _FRONT.match(text, at)
    return (front.end() if front else at), opener


@dataclass(frozen=True, slots=True, kw_only=True)
class _Predicate:
    """What stands behind the subject, in lower case."""

    auxiliaries: tuple[str, ...]
    verb: str
    rest: tuple[str, ...]
    going: bool


def _predicate(tail: list[str]) -> _Predicate:
    auxiliaries, taken = _auxiliaries(tail)
    if tail[taken : taken + 1] == ["to"] and auxiliaries and auxiliaries[-1] in _HAVE:
        taken += 1
    verb = tail[taken] if taken < len(tail) else ""
    is_be = any(word in _BE for word in auxiliaries)
    going = is_be and verb.endswith("ing") and (len(verb) > _SHORT_ING or verb in {"doing", "going", "using"})
    if is_be and not going and not _is_participle(verb):
        verb = "be"
    elif verb in _PREPOSITIONS:
        verb = ""
    else:
        taken += 1
    return _Predicate(auxiliaries=tuple(auxiliaries), verb=verb, rest=tuple(tail[taken:]), going=going)


_SHORT_ING = 5
"""Letters up to which a word in -ing is rather a noun: "thing", "king"."""

_HAVE: Final = listed("has have had 've")


_NUMBERS: Final = listed(
    "one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty ninety hundred half twice"
)


def _is_named(word: str) -> bool:
    return word in _NUMBERS or (word != "I" and any(c.isdigit() or c.isupper() for c in word))


def _words(text: str, at: int) -> tuple[list[str], str]:
    """The words up to the first mark, and that mark."""
    words: list[str] = []
    for found in _TOKEN.finditer(text, at):
        word = found[0]
        if word in ",;:!?()—–….-":
            if words:
                return words, word
            continue
        whole = word.rstrip(".:/-&")
        words.append(whole)
        if whole != word:
            return words, word[len(whole)]
    return words, ""


def _fronted(words: list[str]) -> int:
    """Of how many words a time or place in front of the subject is ("after the audit we …")."""
    if not words or words[0].lower() not in _PREPOSITIONS:
        return 0
    for index in range(2, min(len(words), _FRONTED_READ)):
        if words[index].lower() in _SUBJECTS and words[index - 1].lower() not in _PREPOSITIONS:
            return index
    return 0


_PREPOSITIONS: Final = listed(
    "after with since from on in by for as of at under during until over to per following due thanks given instead"
)
_SUBJECTS: Final = listed(
    "i we you he she it they the our my his her their everyone everything nobody there all each every both no"
)
_FRONTED_READ = 8


def _subject(words: list[str]) -> tuple[Who, int]:
    """Whose the clause is, and of how many words its subject is."""
    first, second = (words[at].lower() if len(words) > at else "" for at in (0, 1))
    bare = _without_subject(first, second)
    if bare is not None:
        return bare, 0
    if first in _PRONOUNS and (first not in _OWNERS or second in _AUX or not second):
        return _PRONOUNS[first], 1
    size = _noun_phrase(words)
    if first in _OWNERS:
        return (
            "kin" if first in _POSSESSIVES and not KIN.isdisjoint(map(str.lower, words[:size])) else _OWNERS[first]
        ), size
    plural = size == 1 and first.endswith("s") and second in {"are", "were", "have", "do", "can"} and words[0].islower()
    return ("a" if plural else "name"), size


def _without_subject(first: str, second: str) -> Who | None:
    """An order, a clause whose subject was left out, or no clause; None where a subject opens it."""
    if not first:
        return "none"
    if first in {"do", "don", "dont", "never", "always", "let", "not"} or (first in _ORDERS and second not in _AUX):
        return "order"
    if (first.endswith("ing") and len(first) > _SHORT_ING and not first.endswith("thing")) or (
        _is_past(first) and second not in _AUX
    ):
        return "dropped"
    return None


_POSSESSIVES: Final = listed("my our his her their your")


def _noun_phrase(words: list[str]) -> int:
    """Of how many words the nouns at the start are: up to the first auxiliary, or the first word that looks like a verb."""
    owner = 1 if words[0].lower() in _OWNERS else 0
    for index in range(owner, min(len(words), _NOUNS_READ)):
        word = words[index].lower()
        if (
            word == "'s"
            and index + 1 < len(words)
            and words[index + 1].lower() not in _ADVERBS
            and index == owner + 1
            and (_has_verb_after(words, index + 1))
        ):
            continue
        if word in _AUX or (
            index > owner
            and (
                word in _ADVERBS
                or _looks_like_verb(word)
                or ((word in _BASES or word in WORKS) and words[index - 1].endswith("s"))
            )
        ):
            return index
    return min(len(words), _NOUNS_READ)


def _has_verb_after(words: list[str], at: int) -> bool:
    return any(word.lower() in _AUX or _is_past(word.lower()) for word in words[at + 1 : at + 4])


def _looks_like_verb(word: str) -> bool:
    return _is_past(word) or word in _HABITS


_BASES: Final = listed(
    "live run use work go come need take sit start end close open cost happen belong report point listen meet stay eat drink"
)
_HABITS: Final = listed("""
uses runs lives owns works listens points goes handles leads manages maintains reports belongs deploys requires starts begins
ends costs takes needs supports happens sits stands reviews approves calls says means has keeps stores hosts serves expects wants
likes prefers knows thinks became becomes holds closes opens accepts returns sends reads writes meets eats drinks pays lands ships sells buys builds tests fetches polls falls fills gives
gets puts speaks studies teaches drives sleeps wakes arrives departs expires renews covers counts includes replaces follows
syncs pulls pushes retries rides hosts lists names carries charges bills
""")


def _auxiliaries(tail: list[str]) -> tuple[list[str], int]:
    """The auxiliaries and adverbs before the main verb, and how many words they are."""
    found: list[str] = []
    for word in tail:
        if (
            word in _AUX
            or word in _ADVERBS
            or (word == "since" and found)
            or (word.endswith("ly") and len(word) > 3 and word not in _FOUND)
        ):
            found.append(word)
        else:
            break
    return found, len(found)


_FOUND: Final = listed(
    "lovely silly ugly friendly lonely lively family italy july reply likely unlikely deadly elderly assembly anomaly"
)
"""Words in -ly that are no adverbs."""


def _is_past(verb: str) -> bool:
    return verb in _PAST or (verb.endswith("ed") and len(verb) > 4)


def _is_participle(verb: str) -> bool:
    return (verb.endswith("ed") and len(verb) > 4) or verb in _PARTICIPLES


_PARTICIPLES: Final = listed(
    "gone run built made sent kept held led written told given taken known called done seen shown driven sold"
)
