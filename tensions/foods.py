"""What people eat, drink and can't bear, as what follows from it: who eats salmon eats fish, who is vegan eats no cheese."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from tensions.lexicon import PREPOSITIONS
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Iterator

FOODS: Final[dict[str, str]] = {
    "meat": "meat beef pork chicken ham bacon steak steaks sausage sausages lamb turkey veal duck salami burger burgers mince schnitzel bratwurst ribs liver poultry pepperoni meatballs chorizo",
    "fish": "fish salmon tuna cod trout herring sardines anchovies mackerel halibut sushi sashimi",
    "shellfish": "shellfish shrimp shrimps prawn prawns lobster lobsters crab crabs mussels oysters clams scallops seafood",
    "nuts": "nut nuts peanut peanuts almond almonds walnut walnuts cashew cashews hazelnut hazelnuts pistachio pistachios pecan pecans peanut-butter nutella marzipan",
    "dairy": "dairy milk cheese yoghurt yogurt butter cream milkshake milkshakes mozzarella feta cheddar parmesan latte lattes cappuccino cappuccinos ice-cream",
    "eggs": "egg eggs omelette omelettes omelet",
    "gluten": "gluten wheat bread pasta spaghetti baguette baguettes rye barley noodles couscous toast croissant croissants bagel bagels",
    "alcohol": "alcohol wine beer beers whisky whiskey vodka gin rum champagne prosecco cider cocktail cocktails brandy liqueur tequila booze",
    "caffeine": "caffeine coffee espresso espressos cola",
    "sugar": "sugar candy sweets chocolate cake cakes",
    "pollen": "pollen", "soy": "soy tofu soya", "honey": "honey",
}  # fmt: skip
"""A kind, as it is called → what is one of it."""
_PARENTS: Final[dict[str, str]] = {word: kind for kind, words in FOODS.items() for word in words.split()}
_DIETS: Final[dict[str, tuple[str, ...]]] = {
    "vegetarian": ("meat", "fish", "shellfish"),
    "vegan": ("meat", "fish", "shellfish", "dairy", "eggs", "honey"),
    "pescatarian": ("meat",), "veggie": ("meat", "fish", "shellfish"), "plant-based": ("meat", "fish", "dairy", "eggs"),
    "gluten-free": ("gluten",), "dairy-free": ("dairy",), "lactose-free": ("dairy",), "nut-free": ("nuts",), "alcohol-free": ("alcohol",),
    "sugar-free": ("sugar",), "caffeine-free": ("caffeine",), "decaf": ("caffeine",), "egg-free": ("eggs",), "non-alcoholic": ("alcohol",),
}  # fmt: skip
_INTOLERANCES: Final[dict[str, str]] = {
    "lactose": "dairy",
    "dairy": "dairy",
    "gluten": "gluten",
    "nut": "nuts",
    "histamine": "histamine",
    "milk": "dairy",
}

_WORD: Final = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
CUES: Final = listed(
    "eat eats eating drink drinks love loves like likes enjoy enjoys adore adores have has contain contains snack snacks take takes tolerate tolerates bear"
    " digest vegetarian vegetarians vegan vegans pescatarian veggie plant-based allergic allergy intolerant intolerance coeliac celiac decaf non-alcoholic"
    " avoid avoids made full can't cannot touch comes"
)
"""Words of which one must stand there, casefolded; or one in “-free” or “-intolerant”."""
_WHO: Final = r"(?P<x>(?:(?:my|our|the|his|her) )?(?!\w+n't)[\w'-]+(?: (?!\w+n't|not|never|no)[\w'-]+){0,2}?)"
_EATS: Final = re.compile(
    rf"^{_WHO} (?:(?:often|usually|always|regularly|sometimes|still|now|also|can|really|even|just|only) )*"
    r"(?P<verb>eats?|drinks?|loves?|likes?|enjoys?|adores?|haves?|has|have|snacks? on|takes?|tolerates?|digests?|am eating|is eating) (?P<what>.{2,60})$",
    re.IGNORECASE,
)
_CONTAINS: Final = re.compile(
    rf"^{_WHO} (?:contains?|is made (?:with|from|of)|are made (?:with|from|of)|is full of|comes with|has|have) (?P<what>.{{2,50}})$",
    re.IGNORECASE,
)
_DIET: Final = re.compile(
    rf"^{_WHO} (?:is|am|are|eats?|has been|went) (?:an? )?(?:strict(?:ly)? |purely |completely |fully |entirely |totally |lifelong |committed )?(?P<diet>{'|'.join(_DIETS)})s?(?: dish| food| diet)?$",
    re.IGNORECASE,
)
_ALLERGY: Final = re.compile(
    rf"^{_WHO} (?:(?:is|am|are) (?:very |severely |highly |deathly )?(?:allergic|intolerant|sensitive) to|(?:has|have) an? (?:\w+ )?(?:allergy|intolerance) to|(?:can't|doesn't|don't|does not|do not|never|may not|mustn't) (?:eats?|have|tolerates?|bear|drinks?|digests?|touch|touches|take)(?: any)?"
    r"|(?:eats?|drinks?|takes?) no|cannot (?:eat|have|tolerate|drink|digest)|avoids?) (?P<what>.{2,40})$",
    re.IGNORECASE,
)
_INTOLERANT: Final = re.compile(
    rf"^{_WHO} (?:(?:is|am|are) (?P<a>\w+)[ -]intolerant|(?:has|have) an? (?P<b>\w+) (?:allergy|intolerance)|(?:is|am|are) (?P<c>coeliac|celiac))$",
    re.IGNORECASE,
)
_NOT: Final = frozenset(
    {
        "no",
        "not",
        "never",
        "without",
        "neither",
        "free",
        "hate",
        "alternative",
        "substitute",
        "vegan",
        "vegetarian",
        "almond",
        "oat",
        "soy",
        "coconut",
    }
)
"""Words behind which a food isn't eaten, or is no food of its kind (“vegan cheese”, “oat milk”)."""
_LIMITS: Final = listed("after before until when if unless except but while more much many every")
"""What is only then, or only so much of it, isn't borne at all."""
_TAKES: Final = frozenset({"take", "takes", "tolerate", "tolerates"})
"""What one takes is a medicine, which needs no list."""
_FEW: Final = 3
"""Words of a meal that is named before it; a longer one is about something else."""
_GOES_ON: Final = frozenset(
    {"with", "but", "for", "when", "from", "in", "on", "at", "every", "and", "or", "to", "once", "twice"}
)


def eaten(clause: str) -> Iterator[str]:
    """What follows of foods from a clause."""
    if not may_be_eaten(clause.casefold()):
        return
    if (diet := _DIET.match(clause)) is not None:
        yield from (f"{diet['x']} tolerates no {kind}" for kind in _DIETS[diet["diet"].casefold()])
    elif (allergy := _ALLERGY.match(clause)) is not None:
        yield from (f"{allergy['x']} tolerates no {what}" for what in _named(allergy["what"]))
    elif (sort := _INTOLERANT.match(clause)) is not None:
        said = (sort["a"] or sort["b"] or "gluten").casefold()
        yield f"{sort['x']} tolerates no {_INTOLERANCES.get(said, _PARENTS.get(said, said))}"
    elif (meal := _EATS.match(clause) or _CONTAINS.match(clause)) is not None:
        yield from (f"{meal['x']} tolerates {what}" for what in _had(meal["what"]))
        if meal.groupdict().get("verb") in _TAKES and _WORD.fullmatch(meal["what"]):
            yield f"{meal['x']} tolerates {meal['what']}"


def may_be_eaten(low: str) -> bool:
    """Whether a casefolded text may speak of what somebody eats: a cheap look."""
    return (
        not CUES.isdisjoint(word.strip(".,;:!") for word in low.split())
        or "-free" in low
        or "-intolerant" in low
        or any(cue in low for cue in ("vegan", "vegetarian"))
    )


def _named(what: str) -> Iterator[str]:
    """The kinds that are named alone: of nuts one bears none, of peanuts one may bear the others."""
    words = [
        word for word in _WORD.findall(what.casefold()) if word not in ("and", "or", "all", "any", "kinds", "of", "the")
    ]
    if len(words) > _FEW or not PREPOSITIONS.isdisjoint(words) or not _LIMITS.isdisjoint(words):
        return
    for word in words:
        yield word if word not in _PARENTS or word not in (_PARENTS[word], "nut", "egg") else _PARENTS[word]


def _had(what: str) -> Iterator[str]:
    """Each food of a meal, and its kind."""
    words = _WORD.findall(what.casefold())
    for at, word in enumerate(words):
        if word in _NOT:
            return
        if word in _PARENTS:
            yield word
            yield _PARENTS[word]
        elif word in _GOES_ON and at > _FEW:
            return
