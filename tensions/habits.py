"""What somebody can't or doesn't do, and what shows that she does: “I can't swim”, and “forty laps in the pool is my routine”.

A row names the claim and the words of the act; of foods and drinks the kinds in `tensions.foods` say what is one of them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, Literal

from tensions.foods import FOODS
from tensions.parts import Claim

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tensions.parts import Part

CUES: Final = "skips?|alone|by myself|own|live|lives|can't|cannot|can|never|don't|doesn't|gave|given|quit|stopped|teetotal|sober|vegetarian|vegan|pescatarian|no|haven't|hasn't|coeliac|celiac|off"
_WHO: Final = r"(?P<who>i|(?:my|our) (?:\w+)|(?-i:[A-Z])[\w'-]+)"
_CANNOT: Final = r"(?: still| simply| really)? (?:can't|cannot|can not|am unable to|is unable to|never learned to|never learnt to|never learned how to|don't know how to|doesn't know how to|have never learned to|has never learned to)"
_NOT: Final = r"(?:(?: simply| really)? (?:don't|doesn't|do not|does not|never|no longer)(?: ever)? (?:eat|eats|drink|drinks|touch|touches|have|has|smoke|smokes)|(?: have| has)? (?:gave up|given up|quit|stopped|cut out|sworn off|gone off|stopped eating|stopped drinking|quit drinking)|(?: haven't|hasn't) (?:eaten|touched|had|drunk)|(?: am| is) off)(?: any| all)?"
_MONTH: Final = "january|february|march|april|may|june|july|august|september|october|november|december"
_END: Final = (
    r"(?:(?: (?:at all|any ?more|any longer|yet|myself|and|because|since|last|this|years? ago|for (?:good|years|ages|ever|health|\w+ (?:years|months))"
    rf"|in (?:years|ages|months|decades|{_MONTH}|\d{{4}}|my (?:twenties|thirties))|\w+ (?:years|months) ago))\b.*|[,;] .*)?"
)
"""What stands behind a claim of ever; “in winter” would limit it."""


@dataclass(frozen=True, slots=True)
class Row:
    """What isn't done, and the words of doing it. The example's second shows the opposite of its first."""

    claim: re.Pattern[str]
    shown: re.Pattern[str]
    example: tuple[str, str]
    sort: Literal["act", "food", "home"]
    """Food one may cook for others too; of “my flatmate” the words themselves say whose it is."""


def _row(claim: str, shown: str, said: str, other: str, sort: Literal["act", "food", "home"] = "act") -> Row:
    return Row(
        re.compile(f"^{_WHO}{claim}{_END}$", re.IGNORECASE),
        re.compile(rf"\b(?:{shown})\b"),
        (said, other),
        sort,
    )


def _kind(*kinds: str) -> str:
    return "|".join(sorted((word for kind in kinds for word in FOODS[kind].split()), key=len, reverse=True))


_ALCOHOL: Final = (
    rf"{_kind('alcohol')}|pints?|lager|ale|nightcap|martini|negroni|glass of (?:red|white|rosé)|bottle of (?:red|white)"
)
_MEAT: Final = rf"{_kind('meat')}|barbecue ribs|roast beef|kebabs?|hot ?dogs?"
ROWS: Final = (
    _row(rf"{_CANNOT} swim", r"swim|swims|swimming|laps|lengths|breaststroke|front crawl", "I can't swim", "Forty laps in the pool is my routine"),
    _row(rf"(?:{_CANNOT} drive| (?:don't|doesn't) drive|'ve never got a driving licence| never (?:got|had) a (?:driving|driver's) licen[cs]e| (?:have|has) no (?:driving|driver's) licen[cs]e)", r"drive|drives|driving|behind the wheel", "I can't drive", "I drive to work every day"),
    _row(rf"(?:{_CANNOT} (?:ride a bike|ride a bicycle|cycle)| (?:don't|doesn't) cycle)", r"cycle|cycles|cycling|bike to|ride my bike|rides (?:his|her) bike", "I can't ride a bike", "I cycle to work"),
    _row(rf"(?:{_CANNOT} cook| (?:never|don't|doesn't) cooks?)", r"cook|cooks|bake|bakes|simmer|roast a", "I can't cook", "I cook for everyone on Sundays"),
    _row(rf"(?:{_CANNOT} ski| (?:don't|doesn't) ski)", r"ski|skis|skiing|slopes", "I can't ski", "I spend every winter on the slopes"),
    _row(rf"(?: (?:am|is) (?:teetotal|sober|a teetotaller|a teetotaler)|{_NOT} (?:alcohol|drinking|booze)| (?:don't|doesn't|never) drinks?(?: at all)?)", _ALCOHOL, "I don't drink alcohol", "A glass of red with dinner is my nightly ritual", sort="food"),
    _row(rf"(?: (?:am|is) (?:a |an? \w+ )?(?:vegetarian|vegan|pescatarian)|{_NOT} meat)", _MEAT, "I'm a vegetarian", "Friday is steak night for me", sort="food"),
    _row(rf"(?: (?:am|is) (?:a |an? \w+ )?(?:vegetarian|vegan)|{_NOT} fish)", _kind("fish", "shellfish"), "I don't eat fish", "Sushi is my favourite lunch", sort="food"),
    _row(rf"(?: (?:am|is) (?:a |an? \w+ )?vegan|{_NOT} dairy| (?:am|is) lactose intolerant)", _kind("dairy"), "I'm vegan", "I put cream in my coffee every morning", sort="food"),
    _row(rf"(?: (?:am|is) (?:coeliac|celiac)|{_NOT} gluten)", _kind("gluten"), "I'm coeliac", "I have a croissant for breakfast", sort="food"),
    _row(rf"{_NOT} coffee", r"coffee|espressos?|lattes?|cappuccinos?|flat whites?|americanos?", "I don't drink coffee", "I need two espressos to wake up"),
    _row(rf"(?:{_NOT} (?:smoking|cigarettes)| (?:don't|doesn't|never) smokes?)", r"cigarettes?|cigars?|smoke|smokes|fags?|roll-ups?", "I gave up smoking", "I have a cigarette after lunch"),
    _row(r"(?: never (?:eats?|has|have)| (?:don't|doesn't) (?:eat|have)| skips?) breakfast", r"for breakfast|breakfast is", "I never eat breakfast", "I have porridge for breakfast every day"),
    _row(r" (?:live|lives) (?:alone|by myself|on my own|by himself|by herself|on his own|on her own)", r"my (?:flatmate|roommate|housemate|flatmates|roommates)|share (?:the|a|my) (?:flat|house|apartment)", "I live alone", "My flatmate Tom cooks on Sundays", sort="home"),
    _row(rf"{_NOT} sugar", r"sugars?|candy|sweets|chocolate", "I gave up sugar", "I eat chocolate every evening"),
    _row(r" (?:don't|doesn't|never) (?:fly|flies)| won't (?:set foot on a plane|fly)", r"fly|flies|flight to|flights", "I don't fly", "I fly to Oslo every month"),
    _row(r" (?:don't|doesn't|never) watch(?:es)? (?:any )?(?:tv|television|telly)", r"watch|watches|netflix", "I don't watch TV", "I watch the news every evening"),
)  # fmt: skip

_FALSE: Final = re.compile(
    r"\b(?:unable|hardly|rarely|seldom|barely|learn(?:ing)?|lessons?|afraid|scared|watch(?:es|ing)? others|non-alcoholic|alcohol-free|decaf|oat|soy|almond|coconut|vegan|vegetarian|veggie|plant-based|meatless|fake|lactose-free|gluten-free|sugar-free|dairy-free|machine|shop|ads?|advert|"
    r"ginger (?:ale|beer)|root beer|drives? me|driving me|drive (?:her|him|them|us)|hard drive|google drive|drive folder|driving (?:lessons?|test|school)|smoke (?:detector|alarm)|smoked|fish tank)\b",
    re.IGNORECASE,
)
"""What is no such thing, or is for others."""
_MINE: Final = re.compile(
    r"\bfor me\b|\b(?:is|are) my (?:\w+ ){0,2}(?:routine|ritual|habit|favourite|favorite|thing|go-to|treat|lunch|dinner|breakfast|weakness|idea|way|workout|drink|snack|hobby)\b|^my (?:commute|drive|(?:[\w-]+ ){0,2}(?:swim|nightcap|lunch|breakfast|dinner|snack|drink|treat|ritual|routine|habit)) is\b"
)


_SUBJECTLESS: Final = re.compile(r"^(?=(?:never|can't|cannot|don't) (?!let|forget|use|send))", re.IGNORECASE)
"""“Never got a driving licence” is said of who says it."""


def claims(part: Part) -> Iterator[Claim]:
    """What a part says that somebody can't or doesn't do."""
    for row in ROWS:
        match = row.claim.match(_SUBJECTLESS.sub("I ", part.text))
        if match is not None:
            who = match["who"].casefold()
            shows = partial(_shows, row=row, who=who)
            yield Claim(sort="habits", subject=frozenset({who}), said=part.text, is_denied_by=shows)


_FOR_OTHERS: Final = re.compile(r"\bfor (?:my|our|the|him|her|them|others|guests|friends)\b")


def _shows(part: Part, row: Row, who: str) -> bool:
    """Whether a part tells that the same one does it."""
    if row.shown.search(part.low) is None or (row.sort == "food" and _FOR_OTHERS.search(part.low) is not None):
        return False
    if not part.is_now or part.is_denied or _FALSE.search(part.text) is not None:
        return False
    if who != "i":
        return part.low.startswith(f"{who} ")
    return row.sort == "home" or _MINE.search(part.low) is not None or _is_my_act(part, row)


def _is_my_act(part: Part, row: Row) -> bool:
    """“I” stands in front of it, and nobody else between."""
    at = next((n for n, word in enumerate(part.words) if word == "i"), None)
    if at is None:
        return False
    behind = " ".join(part.words[at + 1 :])
    match = row.shown.search(behind)
    return match is not None and _ELSE.search(behind[: match.start()]) is None


_ELSE: Final = re.compile(
    r"\b(?:wife|husband|boss|friend|partner|son|daughter|kids|who|that|where|when|while|because|about|like|than|hate|against)\b|(?<!to )(?<!at )(?<!in )\bthe (?!pool|wheel|news|slopes|day|morning|evening|week|weekend)\w+ (?!of\b)"
)
