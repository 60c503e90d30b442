"""Who must ask, who alone may, and how old one has to be, against what another statement allows.

“Don't add a dependency without asking me” and “pull in whatever packages you need, no need to check with me” share a deed in
other words. So of each only the deed is kept: a verb of a class of verbs, and what it is done with.
"""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Final

from tensions.parts import Claim, keys_of, word_key
from words.language import FUNCTION_WORDS, words_of
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tensions.parts import Part

CUES: Final = "ask|check|consult|confirm|tell|run|clear|approval|permission|without|only|nobody|noone|no one|just|older|over|minimum|must be|have to be|least|reserved|alone"
_ASK: Final = r"(?:ask|asking|check|checking|consult|consulting|confirm|confirming|clear it|clearing it|run it|running it|talk|talking|speak|speaking)(?: with| by| to)?(?: me| us| first)*"
_MINE: Final = r"(?:(?:my|our|an?|explicit|written|prior|anyone's|anybody's) )*(?:approval|permission|ok|okay|go-ahead|consent|say-so|sign-off)"
_MUST_ASK: Final = (
    re.compile(
        rf"^(?:always |please |you (?:must|have to|need to|should) )*(?:{_ASK}|get {_MINE}|tell me|let me know)(?: first)? before (?:you |anyone |we )?(?P<do>[^,;]+)",
        re.IGNORECASE,
    ),
    re.compile(
        rf"^(?:please )?(?:don't|do not|never|you (?:may|must|can|should) not|you (?:mustn't|can't|shouldn't)|nobody (?:may|should|can)|no one (?:may|should|can)) (?:ever )?(?P<do>[^,;]+?) without (?:{_ASK}|{_MINE})",
        re.IGNORECASE,
    ),
    re.compile(rf"^(?P<do>[^,;]+?) (?:needs|requires|need|require) {_MINE}$", re.IGNORECASE),
)
_NEED_NOT: Final = rf"(?:(?:there (?:is|'s) )?no need to {_ASK}|you (?:don't|do not|needn't) (?:have to |need to )?{_ASK}|without (?:{_ASK}|{_MINE}))"
_MAY_DO: Final = (
    re.compile(
        rf"^(?:please |just |always |you (?:may|can|are free to) |feel free to |it (?:is|'s) (?:fine|ok|okay) to |go ahead and )*(?P<do>(?!don't|do not|never|no |you |nobody|not )[^;]+?),?(?: (?:and|so) )? ?{_NEED_NOT}",
        re.IGNORECASE,
    ),
    re.compile(rf"^no need to {_ASK} before (?:you )?(?P<do>[^,;]+)", re.IGNORECASE),
)
_ONLY: Final = (
    re.compile(
        r"^only (?P<who>(?:the |our |my )?[\w'-]+(?: (?-i:[A-Z])[\w'-]+)?) (?P<do>(?!has )[a-z]+s (?:the |our |all )?[^,;]+)",
        re.IGNORECASE,
    ),
    re.compile(
        r"^only (?P<who>[\w' -]{2,40}?) (?:may|can|is allowed to|are allowed to|is permitted to|are permitted to|has|have|gets?) (?P<do>[^,;]+)",
        re.IGNORECASE,
    ),
    re.compile(
        r"^(?:nobody|no one) (?:but|except|other than|apart from|besides) (?P<who>[\w' -]{2,40}?) (?:may|can|is allowed to|has|gets) (?P<do>[^,;]+)",
        re.IGNORECASE,
    ),
    re.compile(
        r"^(?P<do>[^,;]+?) (?:is|are) (?:reserved for|restricted to|only for|limited to) (?P<who>[\w' -]{2,40})$",
        re.IGNORECASE,
    ),
)
_PASSIVE: Final = re.compile(
    r"^(?P<do>[^,;]+? (?:is|are) (?:\w+ed|sent|made|done|run|kept|set|paid|written|given|taken)) by (?P<who>(?:the |our |my )?[\w' -]{2,30})$",
    re.IGNORECASE,
)
_ANYBODY: Final = re.compile(
    r"^(?P<who>(?:any|every|each|all|all the|all our) [\w' -]{2,30}?|anyone|everyone|everybody|anybody|even [\w' -]{2,30}?)(?: (?:in|on|from|with) [\w' ]{2,25}?)? (?:may|can|is allowed to|are allowed to|is free to|are free to|has|have|gets?) (?P<do>[^,;]+)",
    re.IGNORECASE,
)
_SEVERAL: Final = re.compile(
    r"^(?P<who>(?-i:[A-Z])[\w' -]{1,30}? and [\w' -]{2,30}?|both [\w' -]{2,30}?|half the [\w' -]{2,20}?|(?-i:[A-Z])\w+) (?:may|can|has|have) (?P<do>[^,;]+)",
    re.IGNORECASE,
)
_AGED: Final = (
    re.compile(
        r"^(?:you|guests|members|customers|users|players|participants|riders|drivers|visitors|applicants|one)?(?: must be| have to be| has to be| need to be| should be) (?:at least )?(?P<n>\d{1,2})(?: years old)?(?: or (?:older|over)| and (?:older|over)|\+)?(?: to (?P<do>[^,;]+))?$",
        re.IGNORECASE,
    ),
    re.compile(r"^(?:the )?minimum age (?:for|to) (?P<do>[^,;]+?) is (?P<n>\d{1,2})", re.IGNORECASE),
)
_YOUNG: Final = re.compile(
    r"^(?:an? |any )?(?P<n>\d{1,2})-year-olds? (?:may|can|is allowed to|are allowed to|is free to) (?P<do>[^,;]+)",
    re.IGNORECASE,
)

VERBS: Final[tuple[str, ...]] = (
    "add install introduce pull bring include", "delete remove erase drop wipe destroy discard clear", "send email mail write contact message reach", "book buy order purchase reserve",
    "merge commit push land", "deploy release ship publish roll launch", "edit change modify touch alter update amend rewrite", "restart reboot bounce", "open create make start",
    "approve sign authorise authorize confirm", "access enter use log see view read", "register join signup enrol enroll account", "spend pay", "invite share", "rename move", "close cancel", "hire", "post tweet",
)  # fmt: skip
"""Verbs of one deed."""
_NOUNS: Final[tuple[str, ...]] = (
    "dependency dependencies package packages library libraries npm pip", "host hosts machine machines server servers box boxes", "production prod live", "file files document documents", "repo repository",
    "customer customers client clients", "migration migrations schema", "database db",
)  # fmt: skip
_CLASS: Final = {
    word_key(word): word_key(row.split()[0]) for row in (*reversed(VERBS), *reversed(_NOUNS)) for word in row.split()
}
_VERB: Final = frozenset(word_key(row.split()[0]) for row in VERBS)
_LIGHT: Final = frozenset(
    word_key(word)
    for word in (
        *words_of(FUNCTION_WORDS, "en"),
        *listed(
            "any anything thing things whatever whenever like need want please new first just yourself own up off in out down straight directly right away freely time without access have has get gets given something everything"
        ),
    )
)


def _deed(text: str) -> frozenset[str]:
    """The class of its verb, and the classes of what it is done with."""
    return frozenset(_CLASS.get(key, key) for key in keys_of(text) - _LIGHT)


def claims(part: Part) -> Iterator[Claim]:
    """What a part allows only to one, only when asked, or only from an age on."""
    for pattern in _MUST_ASK:
        if (match := pattern.match(part.text)) is not None and (deed := _deed(match["do"])):
            yield _claim(part, deed, partial(_needs_no_asking, deed=deed))
    for pattern in _ONLY:
        if (match := pattern.match(part.text)) is not None and (deed := _deed(match["do"])):
            yield _claim(part, deed, partial(_is_for_others, deed=deed, who=keys_of(match["who"]) - _LIGHT))
    for pattern in _AGED:
        if (match := pattern.match(part.text)) is not None:
            deed = _deed(match["do"] or "")
            yield _claim(part, deed, partial(_is_too_young, deed=deed, least=int(match["n"])))


def _claim(part: Part, deed: frozenset[str], is_denied_by: Callable[[Part], bool]) -> Claim:
    return Claim(sort="permits", subject=deed, said=part.text, is_denied_by=is_denied_by, of_whole=True)


def _needs_no_asking(part: Part, deed: frozenset[str]) -> bool:
    matches = (pattern.match(part.text) for pattern in _MAY_DO)
    return any(match is not None and _is_one(deed, _deed(match["do"])) for match in matches)


def _is_for_others(part: Part, deed: frozenset[str], who: frozenset[str]) -> bool:
    match = _ANYBODY.match(part.text) or _SEVERAL.match(part.text) or _PASSIVE.match(part.text)
    if match is None or part.is_denied or not part.is_now or _PRONOUNS & frozenset(part.words[:1]):
        return False
    others = keys_of(match["who"]) - who - _LIGHT
    if not others or (who & keys_of(match["who"]) and "and" not in match["who"].casefold().split()):
        return False
    return bool(deed) and deed <= _deed(match["do"])


_PRONOUNS: Final = listed("i we you it they he she this that there the our my")


def _is_too_young(part: Part, deed: frozenset[str], least: int) -> bool:
    match = _YOUNG.match(part.text)
    if match is None or part.is_denied or int(match["n"]) >= least:
        return False
    return not deed or bool(deed & _deed(match["do"]))


def _is_one(deed: frozenset[str], other: frozenset[str]) -> bool:
    """The same verb, and something that it is done with in common, where both say what."""
    verbs = deed & _VERB, other & _VERB
    if all(verbs) and not verbs[0] & verbs[1]:
        return False
    objects = deed - _VERB, other - _VERB
    return bool(objects[0] & objects[1]) or (bool(verbs[0] & verbs[1]) and not all(objects))
