"""English talk that uses a correction's words and corrects nothing, by the shape of its clause: a table by kind.

What the speaker feels, an answer that only goes on, a truth about things in general, what was done once, a power lost,
others' news. Each row's examples are its tests: those that stay silent, and those that look alike and fire all the same.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tiers.clause_en import read
from tiers.english import CODE, FEELS, MOMENTS, PRAISE, SENSES, TALKING, WORLD
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Callable

    from tiers.clause_en import Clause
    from tiers.corrections import Family


@dataclass(frozen=True, slots=True)
class Words:
    """Words of a correction where they stand in straightened text; what surrounds them is read when it is asked for."""

    text: str
    start: int
    end: int

    @property
    def said(self) -> str:
        """The words themselves, in lower case."""
        return self.text[self.start : self.end].lower()

    @property
    def here(self) -> Clause:
        """Their clause."""
        return read(clause_at(self.text, self.start))

    @property
    def main(self) -> Clause:
        """The clause on which they hang."""
        return read(clause_at(self.text, max(0, self.start - MARK)))

    @property
    def after(self) -> str:
        """What follows them in their sentence."""
        stop = _STOP.search(self.text, self.end)
        return self.text[self.end : stop.start() if stop else len(self.text)]

    @property
    def whole(self) -> str:
        """They, and what stands near them."""
        return self.text[max(0, self.start - _NEAR) : self.end + _NEAR]


@dataclass(frozen=True, slots=True, kw_only=True)
class Talk:
    """One kind of talk: the families that it silences, whether words are of it, and examples."""

    kind: str
    families: tuple[Family, ...]
    holds: Callable[[Words], bool]
    silent: tuple[str, ...]
    fires: tuple[str, ...]
    answers: bool = False
    """Only where the words open an answer: "no", "actually"."""


def _is_praise(words: Words) -> bool:
    here = words.here
    told = here.rest if here.verb else here.subject
    near = [word for word in told if word not in _SMALL][:2]
    return not here.named and here.verb in _FOUND and bool(near) and any(word in PRAISE for word in near)


_FOUND: Final = listed("be seems seem sounds sound looks look feels feel tastes smells went") | {""}
_SMALL: Final = listed(
    "a an the so very really too pretty quite just all such still totally absolutely kind of not no my your i this that"
)


def _is_felt(words: Words) -> bool:
    here = words.here
    return here.who == "ours" and here.verb in FEELS and here.verb not in _WISHED and not here.named


_WISHED: Final = listed("want wanted need prefer mean meant guess expected think thought know knew")


def _is_undone(words: Words) -> bool:
    here = words.here
    return here.subject in {("i",), ("we",)} and here.negated and (here.perfect or here.past) and not here.named


def _is_turned_back(words: Words) -> bool:
    here = words.here
    return here.who == "you" and here.verb not in _FAULTS and not here.past and not here.named


_FAULTS: Final = listed(
    "be have got keep mean confuse mix misread use call say write think assume misunderstand remember"
)


def _is_of_the_talk(words: Words) -> bool:
    here = words.here
    order = here.verb if here.verb != "let" else next((word for word in here.rest if word != "'s"), "")
    return here.who == "order" and not here.named and order in TALKING


def _is_in_general(words: Words) -> bool:
    main = words.main
    return (
        main.who == "a"
        and main.verb == "be"
        and not main.past
        and main.rest[:1] in {("a",), ("an",)}
        and not main.named
    )


def _was_once(words: Words) -> bool:
    main = words.main
    return (
        main.who in {"ours", "person", "kin", "they"}
        and main.past
        and (
            main.verb in MOMENTS - _SPOKEN
            or (main.verb not in _DECIDED and main.verb != "be" and _LATELY.search(words.whole) is not None)
        )
    )


_LATELY: Final = re.compile(
    r"\b(?:yesterday|last (?:night|weekend|week|month|summer|winter|year|christmas)|this morning)\b", re.IGNORECASE
)
_DECIDED: Final = listed("decided switched moved agreed changed migrated said told wrote typed meant called")
_SPOKEN: Final = listed("said told wrote typed asked meant called chose put made found gave built")


def _is_a_sense(words: Words) -> bool:
    here, said = words.here, words.said
    if here.who == "person" and _OF_OLD.search(words.whole):
        return True
    return (
        _ENDS.search(said) is not None
        and here.verb in SENSES
        and here.who in {"ours", "person", "it", "they", "you", "kin", "name"}
    )


_OF_OLD: Final = re.compile(r"\bthe \w+ (?:that )?(?:i|we|you) (?:knew|loved|married|met|remember)\b", re.IGNORECASE)
_ENDS: Final = re.compile(r"\b(?:no longer|any ?more|any longer)\b")


def _is_of_everyone(words: Words) -> bool:
    here = words.here
    return (
        (here.subject[:1] in {("nobody",), ("people",), ("kids",)} or here.subject[:2] == ("no", "one"))
        and _ENDS.search(words.said) is not None
        and not here.named
        and here.verb not in _USED
    )


_USED: Final = listed("use uses works deploys runs owns reviews maintains edits reads updates lives")


def _is_of_the_world(words: Words) -> bool:
    subject = words.here.subject
    return bool(subject) and words.here.who in {"the", "theirs", "a"} and subject[-1] in WORLD


def _is_a_saying(words: Words) -> bool:
    return _SAYING.search(words.whole) is not None


_SAYING: Final = re.compile(
    r"\b(?:rocket science|brain surgery|in kansas any|marathon,? not a sprint|smarter,? not harder|quality,? not quantity|wrongs don't make a right|(?:if|when),? not (?:if|when)\b|the end of the world"
    r"|fair in love|the journey,? not|journey,? not the destination|feature,? not a bug|half full|(?:the|about the) destination\b|about winning|(?:cup of tea|my jam|my scene|my thing)\b|a hill to die|one size fits|no pain|cats and dogs)",
    re.IGNORECASE,
)


def _is_at_work(words: Words) -> bool:
    subject = words.here.subject
    return len(subject) > 1 and subject[0] == "this" and subject[-1] in CODE


def _is_an_order_of_work(words: Words) -> bool:
    main = words.main
    if main.who != "order" or main.verb in _LASTING:
        return False
    return main.rest[:1] in {("me",), ("us",)} or any(word in CODE for word in main.rest[:6])


_LASTING: Final = listed(
    "use deploy call store name prefer run host send keep address format commit publish spell charge bill treat"
)


def _was_tried(words: Words) -> bool:
    here = words.here
    return here.subject in {("i",), ("we",), ()} and here.past and _TRIED.search(words.after) is not None


_TRIED: Final = re.compile(
    r"\b(?:still (?:nothing|fails?|failing|the same|no|not|get|got|gets|broken|crash\w*|red)|same (?:error|result|thing|problem)|no luck|to no avail|didn't help|no difference|no change|doesn't help|no effect"
    r"|and (?:now )?(?:it|everything|the \w+) (?:\w+ )?(?:fails?|failed|broke|breaks|hums|works?|worked|compiles?|crash\w*|passes|runs|died|hangs|stopped)|\breview (?:please|it)\b|please review|does (?:that|it|this) look|look ok|makes sense\?|what do you think|any idea)",
    re.IGNORECASE,
)


def _is_others_news(words: Words) -> bool:
    here = words.here
    if here.who in {"ours", "you", "kin"}:
        return False
    if _HEARD.match(words.whole) is not None:
        return True
    return (
        here.who == "name" and here.rest[:1] in {("their",), ("its",)} and here.rest[1:2] != ("mind",)
    ) or _SOURCE.search(words.after) is not None


_HEARD: Final = re.compile(
    r"\W*(?:apparently|allegedly|supposedly|reportedly|they say|people say|rumou?r)\b", re.IGNORECASE
)
_SOURCE: Final = re.compile(
    r"\b(?:according to|as reported (?:by|in))\b|[,;]\s*(?:says|said|claims?|reports?|writes|reckons)\s(?:the|my|our|an?|[A-Z])"
    r"|[,;]\s*(?:(?:the|my|our|his|her|their|some)\s(?:\w+\s)?\w+|they|he|she|people|[A-Z]\w+)\s(?:says?|said|claims?|reckons?|reports?|tells?|swears?)\b"
    r"|[,;]\s*(?:or )?so (?:i|we|they) (?:heard|read|hear|say)\b|[,;]\s*i (?:heard|read|saw)\b|\b(?:apparently|allegedly|supposedly)\W*$",
)

TALKS: tuple[Talk, ...] = (
    Talk(
        kind="how it is liked",
        answers=True,
        families=("denied", "changed", "announced"),
        holds=_is_praise,
        silent=(
            "Actually a pretty decent movie",
            "No, it's really quite tasty",
            "no i mean it's great",
            "Actually no problem at all",
        ),
        fires=("Actually, it's the blue one", "No, it's in Bath"),
    ),
    Talk(
        kind="what the speaker feels",
        answers=True,
        families=("denied", "changed"),
        holds=_is_felt,
        silent=("No, I insist", "Actually I really love camping", "No, we trust them"),
        fires=("No, I live in Ghent", "Actually, I use Emacs"),
    ),
    Talk(
        kind="not yet",
        answers=True,
        families=("denied", "changed"),
        holds=_is_undone,
        silent=("No, I still haven't eaten", "Nope, we never got round to it"),
        fires=("No, we don't use npm", "No, the port isn't 5432, it's 5433"),
    ),
    Talk(
        kind="what the other should do",
        answers=True,
        families=("denied", "changed"),
        holds=_is_turned_back,
        silent=("no, you hang up", "Actually, you decide"),
        fires=("No, you have the wrong Sam", "No, you mixed them up"),
    ),
    Talk(
        kind="an order of the talk itself",
        answers=True,
        families=("denied", "changed"),
        holds=_is_of_the_talk,
        silent=("No, go on", "Actually, let's take a break", "No, wait for the others"),
        fires=("No, use pnpm", "Actually, let's use Bun"),
    ),
    Talk(
        kind="a truth about things in general",
        families=("swapped",),
        holds=_is_in_general,
        silent=("A tomato is a fruit, not a vegetable",),
        fires=("Our tomato is a rake, not a spade", "The host is a VM, not a container"),
    ),
    Talk(
        kind="what was done once",
        families=("swapped",),
        holds=_was_once,
        silent=("I ordered the fish, not the chicken", "She waited for the bus instead of walking"),
        fires=("I said Friday, not Monday", "We use Bun instead of Node"),
    ),
    Talk(
        kind="a feeling or a power lost",
        families=("changed",),
        holds=_is_a_sense,
        silent=("I don't trust him anymore", "I can no longer feel my toes", "He doesn't recognise me any more"),
        fires=("We don't use Helm any more", "I no longer work at Acme"),
    ),
    Talk(
        kind="what nobody does these days",
        families=("changed",),
        holds=_is_of_everyone,
        silent=("Nobody writes letters any more",),
        fires=("Nobody uses the wiki anymore",),
    ),
    Talk(
        kind="a saying",
        families=("swapped", "changed", "denied"),
        holds=_is_a_saying,
        silent=(
            "it's not rocket science, it's plumbing",
            "Two wrongs don't make a right, as my gran says",
            "We're not in Kansas anymore",
            "It's a marathon, not a sprint",
            "work smarter, not harder",
        ),
        fires=("It's Kansas, not Arkansas",),
    ),
    Talk(
        kind="things of nature, the house and the body",
        families=("changed", "swapped"),
        holds=_is_of_the_world,
        silent=("The river changed course to the south", "The thermostat changed to heat by itself"),
        fires=("The deadline changed to Friday", "Our garden plan was moved to May"),
    ),
    Talk(
        kind="the work in hand",
        families=("changed",),
        holds=_is_at_work,
        silent=("this function no longer mutates its input, please review",),
        fires=("This cluster no longer runs Redis",),
    ),
    Talk(
        kind="an order about a text or for the speaker",
        families=("swapped",),
        holds=_is_an_order_of_work,
        silent=(
            "Make the intro formal, not chatty",
            "Send me the pdf rather than the link",
            "Fetch us the menu, not the bill",
        ),
        fires=("Use the v2 endpoint, not v1", "Call me Jo, not Joanna"),
    ),
    Talk(
        kind="what was tried",
        families=("changed", "swapped"),
        holds=_was_tried,
        silent=(
            "I changed the port to 9000 in the config and restarted, still nothing.",
            "I replaced npm with pnpm in the Dockerfile, review please.",
        ),
        fires=("I changed my port to 9000, it was 8000", "We replaced npm with pnpm"),
    ),
    Talk(
        kind="others' news",
        families=("changed",),
        holds=_is_others_news,
        silent=(
            "Microsoft has switched Teams to a new client, our neighbours say it's faster.",
            "Vercel renamed their plans again according to Hacker News.",
            "Apparently Lidl no longer sells those biscuits.",
            "The patient no longer requires oxygen, the chart says",
        ),
        fires=("Actually, we moved to GitLab", "Billing moved to Stripe"),
    ),
)

_BREAK: Final = re.compile(r"[,;:!?()…\n—–]|\.(?=\s)|\s(?:-+|and|but|so|because|where|while|since|when)(?=\s)")
_NEAR = 200
"""Characters in front of a word in which its clause starts."""


def clause_at(text: str, at: int) -> str:
    """The text from the start of the clause that holds a position."""
    near = max(0, at - _NEAR)
    return text[max((found.end() for found in _BREAK.finditer(text, near, at)), default=near) :]


_BEHIND: Final = re.compile(
    r"(?:[,;:!()…\n—–]|\.(?=\s)|\s-+(?=\s)|\s(?:and|but)(?=\s)|(?=\s(?:it|they|that|he|she|we|i)(?:'s|'re|'m| is| are| am)\s))[\s,;—–-]*"
    r"(?:(?:and|but|actually|instead|in fact|rather)\b[\s,]*)*(?!(?:because|since|so|as|if|when|while|which|who|where|or|nor|though|although|until|unless|yet)\b)"
)
"""The mark or word behind which a new claim may begin; none where what follows hangs on the clause before."""


def clause_behind(text: str, at: int) -> str:
    """The text from where the clause behind the one at a position starts, "" where none does."""
    stop = _BREAK.search(text, at, at + _NEAR)
    found = _BEHIND.search(text, at, at + _NEAR)
    if found is None or (stop is not None and stop.start() < found.start()):
        return ""
    return text[found.end() :]


def is_talk(family: Family, text: str, start: int, end: int) -> bool:
    """Whether words at start…end of straightened text are of one of these kinds."""
    words = Words(text, start, end)
    answers = words.said.startswith(_OPENS) and words.here.opener != ""
    return any((answers or not talk.answers) and talk.holds(words) for talk in _OF_FAMILY.get(family, ()))


_OPENS: Final = ("no", "na", "actually", "in fact", "as a matter", "in reality")


_OF_FAMILY: Final = {
    family: tuple(talk for talk in TALKS if family in talk.families)
    for family in {f for talk in TALKS for f in talk.families}
}
_STOP: Final = re.compile(r"[.!?](?=\s|$)|\n")
MARK = 3
"""Characters of a mark and a space in front of words that hang on the clause before."""
