"""Two clauses in one frame that fill one gap in it differently, and whether it holds one thing at a time.

“Timestamps are stored in UTC” and “timestamps are stored in local time” share all but what stands behind “in”. No table has to
know what that is: the words around the gap (`tensions.gap_words`) tell whether it is filled once (`RULES`, each with pairs that do and don't clash).
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from tensions.antonyms import OPPOSING
from tensions.gap import (
    Filled,
    Gap,
    Row,
    Rule,
    content_in,
    gap_between,
    is_month,
    kinds_in,
    light_words,
    lows_in,
    row_of,
    says_what_is,
    text_of,
)
from tensions.gap_words import (
    ABOUT,
    ADDRESSED,
    ALWAYS,
    ANY_NUMBER,
    ATTRIBUTES,
    BINDING,
    CLOSED_BEHIND,
    COUNTED,
    ENDS,
    EXISTS,
    FEWEST,
    HAVE,
    JOINTS,
    LAST,
    LONGEST_ROLE,
    NEEDED,
    NOTHING,
    NOTHING_ELSE,
    NUMBERED_PLACES,
    NUMBERED_THINGS,
    OF_A_PERSON,
    OF_PERSONS,
    OF_SEVERAL,
    OFTEN,
    ONCE,
    ONE_AT_A_TIME,
    ONE_JOINT,
    ORDINALS,
    PLACED,
    SCOPES,
    SEASONS,
    SIDES,
    SOLE,
    THAN,
    TIMED,
    TIMES,
    UNTIL,
    WEAK_JOINTS,
    WHERE,
    WITH,
    joints,
)
from tensions.lexicon import (
    BESIDE,
    COPULAS,
    COUNTRIES,
    DEFINITE,
    EXTREMES,
    FIRST,
    INDEFINITE,
    KIN,
    OWN_WORDS,
    PERSONS,
    PETS,
    QUALIFIERS,
    ROLES,
    ROOMS,
)
from tensions.options import kinds_of, one_name
from tensions.quantities import Quantity
from tensions.relations import FURNITURE
from tensions.slots import tells_the_past
from tensions.values import differ
from words.language import MODALS, NEGATIONS, QUANTITY, words_of

if TYPE_CHECKING:
    from tensions.reading import Assertion
    from tensions.values import Value


def filled_twice(a: Assertion, b: Assertion, language: str) -> Filled | None:
    """How two clauses of one time, owner and condition fill one gap with what can't both be; None where they don't."""
    gap = gap_between(row_of(a.text, language), row_of(b.text, language), language)
    if (
        gap is None
        or a.negative != b.negative
        or not _has_frame(gap)
        or not (_are_ends(gap) or _ranks(gap) or _is_gap(gap))
    ):
        return None
    found = next((rule for rule in RULES if (rule.name == "only" or not a.negative) and rule.holds(gap)), None)
    if found is None:
        return None
    return Filled(
        rule=found.name,
        subject=frozenset(p.key for p in gap.around if p.key in a.subject),
        values=(text_of(gap.left), text_of(gap.right)),
    )


def _has_frame(gap: Gap) -> bool:
    """What is common says of what the gap is filled, and of now."""
    fewest = FEWEST - says_what_is(gap.before, gap.language)
    if not BESIDE.isdisjoint(lows_in(gap.around)) or (
        not _ranks(gap) and not BESIDE.isdisjoint(lows_in(gap.left + gap.right))
    ):
        return False
    return len(content_in(gap.around, gap.language)) >= fewest and not tells_the_past(gap.around, gap.language)


def _are_ends(gap: Gap) -> bool:
    """The two say the opposite of where, when or how one thing stands to another."""
    pair = frozenset("-".join(p.low for p in side) for side in gap.sides)
    closes = not gap.after or gap.after[0].low in joints(gap.language)
    return pair in SIDES or (closes and pair in ENDS)


def _ranks(gap: Gap) -> bool:
    """“The fourth floor”, “the second floor”; “five times”, “twice”."""
    if all(len(side) == 1 and side[0].low in ORDINALS for side in gap.sides):
        return bool(gap.after) and _joint(gap) is not None
    if all(len(side) == 1 and is_month(side[0]) for side in gap.sides):
        return not lows_in(gap.before).isdisjoint(ONCE)
    often = [_times(side) for side in gap.sides]
    return None not in often and often[0] != often[1]


def _times(side: Row) -> float | None:
    """How often a filling says that something is done."""
    lows = [p.low for p in side if p.low not in ABOUT]
    if len(lows) == 1:
        return OFTEN.get(lows[0])
    number = next((p.value.form for p in side if p.value is not None), None)
    if len(lows) != 2 or lows[1] not in TIMES or not isinstance(number, Quantity):
        return 1 if len(lows) == 2 and lows[1] in TIMES and lows[0] in INDEFINITE else None
    return number.low


def _is_gap(gap: Gap) -> bool:
    """Both fillings say something, neither says the other and more, and they are no two kinds of things."""
    words = [content_in(side, gap.language) for side in gap.sides]
    if not all(words) or words[0] <= words[1] or words[1] <= words[0]:
        return False
    barred = _verbs(gap.language)
    if any(p.value is None and p.low in barred and not is_month(p) for side in gap.sides for p in side):
        return False
    if len({bool(lows_in(side) & SCOPES) for side in gap.sides}) > 1:
        return False
    if all(kinds_in(side) & COUNTED and _says_more(side, gap.language) for side in gap.sides):
        return False
    light = joints(gap.language)
    kinds = [{kind for p in side if p.low not in light for kind in kinds_of(p.low)} for side in gap.sides]
    return not all(kinds) or not kinds[0].isdisjoint(kinds[1])


def _says_more(side: Row, language: str) -> bool:
    """Something beside a value, and not only at which hours of a day."""
    rest = tuple(p for p in side if p.value is None and p.low not in SEASONS)
    return bool(content_in(rest, language)) or len(kinds_in(side)) > 1


@lru_cache(maxsize=16)
def _verbs(language: str) -> frozenset[str]:
    """With a verb or a denial in it a filling is another statement."""
    return (
        words_of(NEGATIONS, language)
        | words_of(COPULAS, language)
        | words_of(MODALS, language)
        | HAVE.get(language, NOTHING)
    )


def _leaves_room(gap: Gap) -> bool:
    """A word behind the first that names something says that the gap may be filled several times: “tickets of support are …” doesn't."""
    first = next((n for n, p in enumerate(gap.before) if p.low not in light_words(gap.language)), 0)
    several = OF_SEVERAL | HAVE.get(gap.language, NOTHING)
    return not several.isdisjoint(p.low for p in gap.before[first + 1 :]) or gap.before[0].low in EXISTS


def _only(gap: Gap) -> bool:
    lows = [p.low for p in gap.around]
    if any(word in SOLE and behind in NEEDED for word, behind in pairwise(lows)):
        return False
    if not SOLE.isdisjoint(lows) or not NOTHING_ELSE.isdisjoint(pairwise(lows)):
        return True
    return not ALWAYS.isdisjoint(lows) and _has_subject(gap) and not _leaves_room(gap)


def _numbers(gap: Gap) -> bool:
    lows = lows_in(gap.before)
    if not (gap.before and _has_subject(gap)) or lows & OF_PERSONS or (lows & ANY_NUMBER and not lows & EXTREMES):
        return False
    if _ranks(gap):
        return True
    values = [_value(side) for side in gap.sides]
    x, y = values
    if x is None or y is None or x.kind != y.kind or x.kind not in COUNTED - {"day"} or _is_number_of(gap):
        return False
    return differ(x, y)


def _value(side: Row) -> Value | None:
    """The one value of a filling that is nothing but a value, about or at least so much."""
    found = [p.value for p in side if p.value is not None]
    return found[0] if len(found) == 1 and all(p.value is not None or p.low in ABOUT for p in side) else None


def _is_number_of(gap: Gap) -> bool:
    """“PR 812”: the number says which one it is."""
    last = gap.before[-1]
    if len(gap.before) > 1 and last.low in NUMBERED_PLACES and gap.before[-2].low in joints(gap.language):
        return False
    return last.value is not None or (last.is_capitalised and len(gap.before) > 1) or last.low in NUMBERED_THINGS


def _opposites(gap: Gap) -> bool:
    drop = DEFINITE | INDEFINITE | OWN_WORDS
    left, right = (tuple(p for p in side if p.low not in drop) for side in gap.sides)
    if gap.before and _are_ends(gap):
        return True
    if not (gap.before and left and right) or not _are_opposed(left[0].low, right[0].low):
        return False
    if len(left) == len(right) == 1:
        is_how = not gap.after or gap.after[0].low in THAN
        return (is_how or bool(lows_in(gap.before) & joints(gap.language))) and not _leaves_room(gap)
    return all(
        side[0].low.endswith("ly") and side[1].low in joints(gap.language) for side in (left, right) if len(side) > 1
    )


def _are_opposed(x: str, y: str) -> bool:
    return y in OPPOSING.get(x, ()) or frozenset({x, y}) in ENDS


def _behind_a_joint(gap: Gap) -> bool:
    joint = _joint(gap)
    if joint is None or _leaves_room(gap) or not _has_subject(gap) or _is_within(gap) or _is_order(gap.before):
        return False
    if not _has_verb(gap) or (_is_person(gap) and OF_A_PERSON.isdisjoint(p.low for p in gap.before)):
        return False
    if joint in WHERE and all(side[-1].low in QUALIFIERS for side in gap.sides):
        return False
    timed = [bool(kinds_in(side) & TIMED or lows_in(side) & SEASONS) for side in gap.sides]
    if any(p.low in joints(gap.language) for side in gap.sides for p in side[1:]) and any(timed):
        return False
    return not any(timed) or (all(timed) and (joint in UNTIL or not lows_in(gap.before).isdisjoint(ONCE)))


def _joint(gap: Gap) -> str | None:
    """The preposition that both fillings stand behind."""
    before = [p.low for p in gap.before if p.low not in DEFINITE | INDEFINITE | OWN_WORDS]
    firm, weak = JOINTS.get(gap.language, NOTHING), WEAK_JOINTS.get(gap.language, NOTHING)
    copulas = words_of(COPULAS, gap.language)
    is_done = before[-3:-2] and before[-3] in copulas and before[-1] in WITH
    if is_done or not BINDING.isdisjoint(lows_in(gap.around)) or (before[-2:-1] and before[-2] in copulas):
        firm |= weak
    if before and (before[-1] in firm or (before[-1] == "of" and before[-2:-1] and before[-2] in firm)):
        return before[-1]
    opened = frozenset(side[0].low for side in gap.sides)
    if opened <= WHERE and len(before) > 1 and before[-1] in PLACED and before[-2] in copulas:
        return min(opened)
    return min(opened) if opened in ONE_JOINT and opened <= firm else None


def _has_verb(gap: Gap) -> bool:
    """A verb stands in front of the gap, and not only what it is said of (“the reader at the north door …”)."""
    if gap.language != "en":
        return True
    verbs = words_of(COPULAS, "en") | words_of(MODALS, "en") | FIRST
    plural = any(p.low.endswith("s") for p in gap.before[:-1])
    return plural or any(p.low in verbs or p.low.endswith(("s", "ed")) for p in gap.before)


def _is_person(gap: Gap) -> bool:
    """“Luis sings in …”: a name in front of the verb, or kin."""
    if gap.language != "en":
        return False
    first = gap.before[0]
    if first.low in FIRST:
        return True
    is_name = (
        first.is_capitalised and first.low not in DEFINITE | INDEFINITE | OWN_WORDS | FIRST and not first.text.isupper()
    )
    return (is_name and _is_verb(gap.before[1:2])) or not KIN.isdisjoint(p.low for p in gap.before[:2])


def _is_verb(row: Row) -> bool:
    return bool(row) and row[0].low.endswith("s") and not row[0].is_capitalised


def _is_order(before: Row) -> bool:
    """“Hide the banner from guests”: a verb opens it, and it may be told of others too."""
    known = DEFINITE | INDEFINITE | OWN_WORDS | words_of(QUANTITY, "en")
    return len(before) > 1 and before[0].low not in known and before[1].low in known and before[0].low not in BINDING


def _has_subject(gap: Gap) -> bool:
    """Of what it is said stands in front of the gap; behind a verb that another one closes, one word of it is enough."""
    said = content_in(tuple(p for p in gap.before if p.low not in ALWAYS | SOLE), gap.language) - {"i", "we"}
    is_closed = bool(gap.after) and not CLOSED_BEHIND.isdisjoint(p.low for p in gap.before)
    is_told = bool(content_in(gap.after, gap.language)) and gap.before[0].low in FIRST
    return len(said) >= (1 if is_closed or is_told or says_what_is(gap.before, gap.language) else FEWEST)


def _is_within(gap: Gap) -> bool:
    """A town and its country, a thing and how many: they answer two questions."""
    sides = [lows_in(side) for side in gap.sides]
    if len({bool(side & COUNTRIES) for side in sides}) > 1:
        return True
    if any(x & ROOMS and y & FURNITURE for x, y in (sides, reversed(sides))):
        return True
    return any(len({bool(kinds_in(side) & kinds) for side in gap.sides}) > 1 for kinds in (COUNTED, ADDRESSED))


def _attribute(gap: Gap) -> bool:
    before = tuple(p for p in gap.before if p.low not in INDEFINITE)
    if len(before) < FEWEST + 1 or before[-1].low not in words_of(COPULAS, gap.language) or gap.after:
        return False
    if _is_within(gap) or len({side[0].low in DEFINITE | INDEFINITE for side in gap.sides}) > 1:
        return False
    if any(p.low in joints(gap.language) or p.low.endswith("ed") for side in gap.sides for p in side):
        return False
    subject = lows_in(before)
    return not ATTRIBUTES.isdisjoint(subject) and not _leaves_room(gap)


def _option(gap: Gap) -> bool:
    """Both fillings are of one kind of which one has one at a time."""
    names = [" ".join(p.low for p in side if p.low not in INDEFINITE) for side in gap.sides]
    kinds = [frozenset(kinds_of(name)) & ONE_AT_A_TIME for name in names]
    return bool(kinds[0] & kinds[1]) and one_name(names[0]) != one_name(names[1]) and not _leaves_room(gap)


def _thing(gap: Gap) -> bool:
    """What one thing is, said with a noun on both sides."""
    if len(gap.before) < FEWEST + 1 or gap.after or gap.before[0].low not in DEFINITE | OWN_WORDS:
        return False
    behind = [p.low for p in gap.before[-2:]]
    if behind[0] not in words_of(COPULAS, gap.language) or behind[1] not in INDEFINITE:
        return False
    head = gap.before[-3]
    if head.low in PERSONS | KIN | ROLES | PETS or head.is_capitalised or _leaves_room(gap):
        return False
    return all(len(side) == 1 and side[0].value is None for side in gap.sides)


def _role(gap: Gap) -> bool:
    copulas, have = words_of(COPULAS, gap.language), HAVE.get(gap.language, NOTHING)
    at = next((n for n, p in enumerate(gap.after[:LONGEST_ROLE]) if p.low in copulas | have), None)
    if gap.before or at is None or len(gap.after) < at + LONGEST_ROLE:
        return False
    verb, *said = gap.after[at:]
    if verb.low in have:
        return at == 0 and said[0].low in DEFINITE and said[1].low in LAST
    end = next((n for n, p in enumerate(said) if p.low in ("of", "for", "at", "in")), len(said))
    role = said[:end]
    if len(role) > 1 and role[0].low == "the":
        return not ATTRIBUTES.isdisjoint(p.low for p in role)
    if at or not all(
        side[0].is_capitalised and side[0].low not in DEFINITE | INDEFINITE | OWN_WORDS for side in gap.sides
    ):
        return False
    return 1 <= len(role) <= LONGEST_ROLE and role[-1].low in ROLES and role[0].low not in INDEFINITE


RULES: Final[tuple[Rule[Gap], ...]] = (
    Rule(
        name="only",
        holds=_only,
        clash=(
            ("Only Ines can rotate the signing key", "Only Bogdan can rotate the signing key"),
            ("The config loader reads YAML and nothing else", "The config loader reads TOML and nothing else"),
            ("Ich trinke meinen Kaffee immer schwarz", "Ich trinke meinen Kaffee immer mit viel Milch"),
            ("El bebé toma solo pecho", "El bebé toma solo biberón"),
        ),
        agree=(
            ("Always write tests", "Always write docs"),
            ("Ship only after QA signs off", "Ship only after legal signs off"),
            ("Ines can rotate the signing key", "Bogdan can rotate the signing key"),
        ),
    ),
    Rule(
        name="number",
        holds=_numbers,
        clash=(
            ("The CLI exits with 0 when no file matches", "The CLI exits with 2 when no file matches"),
            ("We keep the thermostat at 19 in winter", "We keep the thermostat at 22 in winter"),
            ("Mein Zug fährt von Gleis 9", "Mein Zug fährt von Gleis 12"),
            ("The lint job takes ten minutes", "The lint job takes half an hour"),
            ("Failed webhooks are retried five times", "Failed webhooks are retried twice"),
            ("This lasagne recipe serves eight", "This lasagne recipe serves four"),
            ("Our flat is on the fourth floor", "Our flat is on the second floor"),
            ("The upgrade is scheduled for March", "The upgrade is scheduled for May"),
            ("Our flight leaves from Terminal 1", "Our flight leaves from Terminal 3"),
        ),
        agree=(
            ("Jonas reviewed PR 812", "Jonas reviewed PR 815"),
            ("The batch size is 1,000", "The batch size is 1000"),
        ),
    ),
    Rule(
        name="opposite",
        holds=_opposites,
        clash=(
            ("The dashboard opens in dark mode by default", "The dashboard opens in light mode by default"),
            ("Null values sort first in our reports", "Null values sort last in our reports"),
            ("The cache sits in front of the load balancer", "The cache sits behind the load balancer"),
            (
                "Terraform state is kept locally on Ravi's disk",
                "Terraform state is kept remotely in a GCS bucket",
            ),
        ),
        agree=(
            ("The dashboard has a dark theme", "The dashboard has a light theme"),
            ("Anya hates maths lessons", "Anya loves art lessons"),
        ),
    ),
    Rule(
        name="joint",
        holds=_behind_a_joint,
        clash=(
            (
                "Timestamps in the events table are stored in UTC",
                "Timestamps in the events table are stored in local time",
            ),
            ("The orders table is sharded by customer", "The orders table is sharded by region"),
            ("We build the monorepo with Bazel", "We build the monorepo with Pants"),
            ("The choir rehearses in the church hall", "The choir rehearses in the school gym"),
            ("The checkout page is rendered on the server", "The checkout page is rendered in the browser"),
            ("The handover happens on Monday morning", "The handover happens on Wednesday evening"),
            ("My glasses are lying on the nightstand", "My glasses are lying in the car"),
            ("The keys are with the porter", "The keys are with the neighbour"),
            ("Support tickets are answered by Kim", "Support tickets are answered by Lee"),
            ("All our feature flags live in LaunchDarkly", "All our feature flags live in a YAML file in the repo"),
            ("Las ramas salen de develop", "Las ramas salen de main"),
            ("Im Monorepo wird mit Tabs eingerückt", "Im Monorepo wird mit Leerzeichen eingerückt"),
        ),
        agree=(
            ("We ship to Germany", "We ship to Austria"),
            ("The storage cluster has nodes in Zurich", "The storage cluster has nodes in Geneva"),
            ("The service depends on libpq", "The service depends on zlib"),
            ("Our tests run on Linux", "Our tests run on Windows"),
            ("Hide the banner from guests", "Hide the banner from new users"),
            ("Luis sings in the church choir", "Luis sings in the school choir"),
            ("The coach to Graz stops in Leoben", "The coach to Graz stops in Bruck"),
            ("The badge reader at the north door beeps", "The badge reader at the south door stays silent"),
            ("Otto is the captain of the blue team", "Otto is the captain of the red team"),
            ("The office is in Lyon", "The office is in France"),
        ),
    ),
    Rule(
        name="attribute",
        holds=_attribute,
        clash=(
            ("The design system's primary color is teal", "The design system's primary color is indigo"),
            ("El balanceador principal es un HAProxy", "El balanceador principal es un Nginx"),
        ),
        agree=(
            ("The main database is backed up nightly", "The main database is vacuumed weekly"),
            ("Dr. Lindqvist is my dentist", "Dr. Lindqvist is my neighbour"),
        ),
    ),
    Rule(
        name="thing",
        holds=_thing,
        clash=(("Our logo is a fox", "Our logo is a heron"),),
        agree=(
            ("My sister is a nurse", "My sister is a mother"),
            ("The parser is a library", "The parser is fast"),
        ),
    ),
    Rule(
        name="option",
        holds=_option,
        clash=(
            ("The Corolla takes unleaded", "The Corolla takes diesel"),
            ("Error codes in the SDK are strings", "Error codes in the SDK are integers"),
        ),
        agree=(("The log parser accepts JSON", "The log parser accepts CSV"),),
    ),
    Rule(
        name="role",
        holds=_role,
        clash=(
            ("Dark mode is the default theme", "Light mode is the default theme"),
            ("Priya is tech lead for checkout", "Marcus is tech lead for checkout"),
            (
                "C'est Maëlle qui a le dernier mot sur l'architecture",
                "C'est Bastien qui a le dernier mot sur l'architecture",
            ),
        ),
        agree=(("Eva is a backend developer", "Tom is a backend developer"),),
    ),
)
