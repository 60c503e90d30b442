"""What somebody hasn't, nobody can point at: “there's no staging environment”, and “try it on staging”.

Of what one may have many kinds of, a small table says which: who has no pets has no beagle, an only child has no elder sister.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from tensions.parts import Claim, keys_of, word_key
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tensions.parts import Part

CUES: Final = "no|isn't|aren't|don't|doesn't|not|only child|childless"
_SCOPE: Final = r"(?P<scope>(?: (?:in|at|for|on|here|of|around) ?[\w' -]{0,30})?)"
_TAIL: Final = r"(?: (?:any ?more|yet|at all|either|whatsoever|here|this (?:year|term|time|season)|right now|at the moment|currently|these days))?(?:[,;] .*|: .*)?"
_WHAT: Final = r"(?P<what>[\w'/-]+(?: (?!in |at |for |on |here|of |around |to |that |with |from |about |this |right |currently |these )[\w'/-]+){0,2})"
ROWS: Final = tuple(
    re.compile(f"^(?:{pattern}){_SCOPE}{_TAIL}$", re.IGNORECASE)
    for pattern in (
        rf"there(?:'s| is| are) (?:no|not an?|not any) {_WHAT}",
        rf"there (?:isn't|aren't) (?:an? |any )?{_WHAT}",
        rf"(?P<of>(?:the|our|my) [\w'/-]+(?: [\w'/-]+)?) (?:has|have) (?:no|not got any|not got an?) {_WHAT}",
        rf"(?P<of>(?:the|our|my) [\w'/-]+(?: [\w'/-]+)?) (?:doesn't|don't|does not|do not) (?:even )?have (?:an? |any ){_WHAT}",
        rf"(?P<x>we|i|(?:our|the) (?:team|company|office|house|flat|project|repo|firm|app)) (?:have|has|own|owns|keep|use|run) no {_WHAT}",
        rf"(?P<x>we|i|(?:our|the) (?:team|company|office|house|flat|project|repo|firm|app)) (?:don't|doesn't|do not|does not) (?:even )?(?:have|own|keep|use|do|put|offer|maintain) (?:an? |any )?{_WHAT}",
    )
)
_ONLY_CHILD: Final = re.compile(r"^i (?:am|was) an only child\b", re.IGNORECASE)
_NO_SIBLINGS: Final = re.compile(
    r"^i (?:have no|don't have any) (?:brothers or sisters|sisters or brothers)\b", re.IGNORECASE
)
_CHILDLESS: Final = re.compile(r"^(?:i|we) (?:am|are) childless\b", re.IGNORECASE)

CLASSES: Final[dict[str, str]] = {
    "pet pets animal animals": "dog cat rabbit hamster hamsters guinea-pig guinea-pigs budgie parrot tortoise goldfish beagle labrador poodle terrier spaniel retriever dachshund collie puppy kitten pony canary gerbil ferret snake gecko rabbits cats dogs",
    "dog dogs": "beagle labrador poodle terrier spaniel retriever dachshund collie puppy dalmatian husky",
    "car cars": "skoda volvo vw golf bmw audi toyota corolla ford tesla honda fiat renault peugeot opel mazda kia hyundai nissan volkswagen mercedes subaru dacia citroën passat polo yaris prius vauxhall civic van",
    "sibling siblings": "brother sister twin brothers sisters",
    "brother brothers": "brother", "sister sisters": "sister",
    "kid kids child children": "son daughter kid child toddler baby sons daughters eldest youngest",
    "tv television": "television tv telly oled",
    "bike bicycle bikes": "bike bicycle",
    "garden": "lawn garden", "cdn": "cloudflare fastly akamai cloudfront", "tracker trackers": "analytics matomo hotjar mixpanel",
    "cache": "redis memcached", "designer": "designer", "tester testers qa": "tester testers qa",
}  # fmt: skip
"""What one hasn't, in its forms → what is one of it."""
_OF_CLASS: Final = {
    word_key(name): frozenset(map(word_key, things.split())) | {word_key(name)}
    for names, things in CLASSES.items()
    for name in names.split()
}
_OWNED: Final = frozenset(
    word_key(name)
    for names in CLASSES
    if names.split()[0] in ("pet", "dog", "car", "sibling", "brother", "sister", "kid", "tv", "bike")
    for name in names.split()
)
"""Of these there are many; whose it is has to be said."""
_NO_THING: Final = keys_of(
    "idea problem time money issue plan need reason doubt clue chance way left point rush hurry more news preference experience limit access"
    " choice difference interest energy luck trouble sense excuse one use opinion space room place desire wish intention capacity bandwidth control"
    " worries hope evidence proof rule objection complaint question much many enough all everything anything what longer milk bread"
    " standard strong such support meeting meetings"
)
"""What is lacking as an idea is, and not as a thing."""
_GENERIC: Final = keys_of(
    "environment department team server system process instance role position person whole real proper own dedicated separate kind sort"
)
_HERE: Final = keys_of(
    "in at for on here of around front our the my we us home house team company project repo office this place firm flat app yet whole building"
)
_WANTED: Final = listed(
    "need needs want wants buy buying get getting rent rents hire hiring wish consider considering looking miss misses introduce add plan planning set"
    " build without had another next borrow dream would look watch planned"
)
_BLOCKED: Final = listed("no not never in-law ex step late former imaginary")
_THEIRS: Final = listed(
    "they their them his her he she neighbour neighbours neighbor neighbors friend friends client clients competitor competitors other another"
    " customer's customers' neighbour's neighbours' friend's boss vendor supplier"
)
_POINTED: Final = listed("our my the in on at to via by from into every each through as")
_OURS: Final = listed("our my")
_BETWEEN: Final = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Lack:
    """What isn't there: the keys of its words, those that stand for it, where, and whether it is somebody's own."""

    keys: frozenset[str]
    things: frozenset[str]
    where: frozenset[str]
    is_owned: bool
    is_mine: bool


def lacking(part: Part) -> Iterator[Lack]:
    """What a part says that there isn't."""
    if _ONLY_CHILD.match(part.text) or _NO_SIBLINGS.match(part.text):
        yield _lack("sibling", "", is_mine=True)
    if _CHILDLESS.match(part.text):
        yield _lack("kid", "", is_mine=True)
    for pattern in ROWS:
        match = pattern.match(part.text)
        if match is None:
            continue
        who = (match.groupdict().get("x") or "").casefold()
        keys = keys_of(match["what"])
        if keys & _NO_THING or not keys or match["what"].casefold().endswith("ing"):
            continue
        of = match.groupdict().get("of") or ""
        yield _lack(match["what"], f"{of} {match['scope']}", is_mine=who == "i")


def _lack(what: str, scope: str, *, is_mine: bool) -> Lack:
    keys = keys_of(what)
    firm = keys - _GENERIC or keys
    head = word_key(what.rsplit(maxsplit=1)[-1])
    return Lack(
        keys=firm,
        things=_OF_CLASS.get(head, frozenset()) if len(firm) == 1 else frozenset(),
        where=keys_of(scope) - _HERE,
        is_owned=head in _OWNED,
        is_mine=is_mine,
    )


def is_there(part: Part, lack: Lack) -> bool:
    """Whether a part points at what isn't there."""
    if not lack.keys <= part.bag and lack.things.isdisjoint(part.bag):
        return False
    if not part.is_now or part.is_denied or not _THEIRS.isdisjoint(part.words):
        return False
    if not _BLOCKED.isdisjoint(part.words) or not lack.where <= part.bag:
        return False
    return _is_one_of_its_kind(part, lack) or _is_itself(part, lack)


def _is_one_of_its_kind(part: Part, lack: Lack) -> bool:
    by = _OURS if lack.is_owned else _POINTED
    if any(key in lack.things and _is_pointed_at(part, n, by, lack.where) for n, key in enumerate(part.keys)):
        return True
    return (
        not lack.is_owned
        and part.of_first
        and bool(lack.things.intersection(part.keys) - lack.keys)
        and _WANTED.isdisjoint(part.words)
    )


def _is_itself(part: Part, lack: Lack) -> bool:
    if not lack.keys <= part.bag or (lack.is_mine and not part.of_first):
        return False
    last = max(n for n, key in enumerate(part.keys) if key in lack.keys)
    by = _OURS if lack.is_owned or lack.is_mine else _POINTED
    return _is_pointed_at(part, last, by, lack.where) and _is_head(part, last) and not _is_elsewhere(part, last, lack)


def _is_pointed_at(part: Part, at: int, by: frozenset[str], of: frozenset[str]) -> bool:
    """“Our beagle”, “on staging”, “the test environment”: words between say which."""
    before = part.words[max(0, at - _BETWEEN) : at]
    if not _WANTED.isdisjoint(part.words[:at]):
        return False
    owners = [word_key(word) for word in before if word.endswith(("'s", "s'"))]
    return bool(owners or not by.isdisjoint(before)) and all(owner in of for owner in owners)


_PLACED: Final = listed("at in across near behind opposite beside outside of under over")


def _is_elsewhere(part: Part, at: int, lack: Lack) -> bool:
    """“The canteen across the road” is another one than ours."""
    behind = part.words[at + 1 : at + 2]
    if not behind or behind[0] not in _PLACED:
        return False
    named = [key for key in part.keys[at + 2 : at + 5] if key not in _SMALL]
    return not named or named[0] not in lack.where | _HERE


_SMALL: Final = keys_of("the a an our my this that your")


def _is_head(part: Part, at: int) -> bool:
    """It isn't said of another thing: “the wiki page”, “the test folder”."""
    behind = part.words[at + 1] if at + 1 < len(part.words) else ""
    return not behind or behind in _BEHIND or behind.endswith(("s", "ed")) or word_key(behind) in _GENERIC


_BEHIND: Final = listed(
    "is are and or before after for to in on at from by with which that who when every needs has can may must will so if then because while until here too also first"
)


def claims(part: Part) -> Iterator[Claim]:
    """What a part claims not to be there."""
    for lack in lacking(part):
        yield Claim(sort="lacking", subject=lack.keys, said=part.text, is_denied_by=partial(is_there, lack=lack))
