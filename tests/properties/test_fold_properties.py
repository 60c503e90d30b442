"""Folding, for every pair: an equality of statements that loses nothing, however the texts are written or come."""

import itertools

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from learn.fold import fold_key, folds, refusal
from tests.properties.test_words_properties import TEXT
from words.distinctive import distinctive, lost
from words.normal import normalise
from words.polarity import polarity

NOUN = st.sampled_from(
    ["host", "port", "owner", "backup", "key", "runbook", "database", "service", "team", "API", "Acme", "Bob"]
)
NAME = st.sampled_from(["api.example.com", "5432", "Dana", "db-1.internal", "eu-west-1", "v2.1", "Bob"])
VERB = st.sampled_from(["reviews", "owns", "uses", "deploys", "restarts", "blocks", "mirrors"])
MARK = st.sampled_from(["", "never ", "only ", "always ", "not "])
MODEST = settings(max_examples=150, deadline=None)


@st.composite
def statements(draw):
    a, b, name = draw(NOUN), draw(NOUN), draw(NAME)
    return draw(
        st.sampled_from(
            [
                f"The {b} of the {a} is {name}",
                f"The {a}'s {b} is {name}",
                f"Our {a} {b} is {name}",
                f"{name} is the {b} of our {a}",
                f"The {a} {draw(MARK)}{draw(VERB)} the {b}",
                f"{draw(MARK)}{draw(VERB)} the {b} of the {a}",
                f"The {b} of the {a} {draw(VERB)} {name}",
                f"The {b} and the {a} are {name}",
                f"Use {a} {draw(st.sampled_from(['before', 'after', 'without', 'unless']))} {b}",
            ]
        )
    )


ANY = TEXT | statements()


@st.composite
def rewritten(draw):
    """A statement and the same one written another way."""
    text = draw(statements())
    ways = [
        str.upper,
        str.lower,
        lambda t: f"  {t} ",
        lambda t: f"{t}.",
        lambda t: t.replace(" ", "\u00a0\t"),
        lambda t: t.replace("'", "’"),
    ]
    return text, draw(st.sampled_from(ways))(text)


@MODEST
@given(ANY, ANY)
def test_fold_is_symmetric(a, b):
    assert folds(a, b) is folds(b, a)


@MODEST
@given(ANY)
def test_a_statement_folds_into_itself(text):
    assert folds(text, text)


@MODEST
@given(ANY)
def test_equal_after_normalisation_is_equal_by_key(text):
    assert fold_key(normalise(text)) == fold_key(text)
    assert folds(normalise(text), text)


@MODEST
@given(rewritten())
def test_case_spaces_and_apostrophes_do_not_matter(pair):
    a, b = pair
    assume("IT" not in b.split())
    assert folds(a, b)


@MODEST
@given(st.lists(statements(), min_size=3, max_size=3))
def test_fold_is_transitive(texts):
    for a, b, c in itertools.permutations(texts):
        if folds(a, b) and folds(b, c):
            assert folds(a, c)


@MODEST
@given(statements(), statements())
def test_a_fold_keeps_the_union_of_distinctive_tokens_or_keeps_both(a, b):
    if folds(a, b):
        assert set(distinctive(a)) == set(distinctive(b))
        assert not lost(a, b)
        assert polarity(a) == polarity(b)


@MODEST
@given(st.lists(ANY, max_size=6), st.randoms(use_true_random=False))
def test_how_many_rows_remain_does_not_depend_on_the_order(texts, random):
    def rows(order):
        held = []
        for text in order:
            if not any(folds(text, one) for one in held):
                held.append(text)
        return len(held)

    shuffled = texts[:]
    random.shuffle(shuffled)
    assert rows(texts) == rows(shuffled)


@MODEST
@given(statements(), st.sampled_from(["7", "never", "without", "staging"]))
def test_one_more_distinctive_word_keeps_both(text, word):
    assert not folds(text, f"{text} {word}")
    assert not folds(f"{word} {text}", text)


SAME = (
    ("The host of our API is api.example.com", "Our API host is api.example.com", "api.example.com is our API's host."),
    ("Le café de l'équipe est à Lyon", "Le cafe de l’equipe est a Lyon", "LE CAFÉ DE L'ÉQUIPE EST À LYON."),
    ("Don't push to main", "Do not push to main", "don’t push to main."),
    ("The staging DB port is 5432", "5432 is the port of the staging DB", "the staging db port is 5432"),
    ("Die Datenbank läuft auf Port 5432", "die Datenbank läuft auf Port 5432."),
    ("La base de datos usa el puerto 5432.", "la base de datos usa el puerto 5432"),
    ("База данных слушает порт 5432", "база данных слушает порт 5432."),
    ("数据库的端口是5432", "数据库端口是5432", "5432是数据库的端口"),
    ("データベースのポートは5432です", "データベースのポートは5432です。"),
)
"""Each row says one thing."""

APART = (
    ("The timeout is 30 s", "The timeout is 30 ms", "The timeout isn't 30 s", "The timeout is 3 s"),
    ("The link has 10 Gb", "The link has 10 GB", "The link has 10 Mb"),
    ("The plant makes 5 MW", "The plant makes 5 mW", "The plant makes 5 kW"),
    ("Always deploy on Friday", "Never deploy on Friday", "Only deploy on Friday", "Deploy on Friday"),
    ("Alice reviews Bob", "Bob reviews Alice"),
    ("Run migrations against staging", "Run migrations against staging, never production", "Run migrations"),
    ("We use C", "We use C++", "We use C#"),
    ("IT owns the lab", "It owns the lab"),
    ("Der Port ist offen", "Der Port ist nicht offen", "Kein Port ist offen"),
    ("Ne jamais pousser le vendredi", "Pousser le vendredi"),
    ("никогда не пушь в main", "пушь в main"),
    ("不要推送到main", "推送到main", "只推送到main"),
    ("mainにpushしない", "mainにpushする"),
    ("Deploy before the backup", "Deploy after the backup"),
    ("The price is $5", "The price is €5", "The price is 5"),
    ("All admins are developers", "All developers are admins"),
)
"""No two of a row say the same."""


def held_after(texts):
    """The rows that are left when each text comes in turn, the first of its kind surviving."""
    held = []
    for text in texts:
        if not any(folds(text, one) for one in held):
            held.append(text)
    return held


def union(texts):
    # “数据库的端口” and “数据库端口” are one name, which the run of letters cuts differently.
    return {token for text in texts for token in distinctive(text.replace("的", ""))}


@MODEST
@given(st.lists(st.sampled_from([t for row in (*SAME, *APART) for t in row]), min_size=3, max_size=5))
def test_the_union_of_distinctive_tokens_never_shrinks_and_order_only_chooses_the_survivor(texts):
    outcomes = set()
    for order in itertools.permutations(texts):
        held = held_after(order)
        assert union(held) == union(order)
        assert held_after([*held, *order]) == held
        outcomes.add(frozenset(fold_key(text) for text in held))
    assert len(outcomes) == 1


def test_what_says_one_thing_folds_and_what_says_another_never_does():
    for row in SAME:
        assert all(folds(a, b) for a, b in itertools.product(row, row)), row
    for row in APART:
        assert not any(folds(a, b) for a, b in itertools.permutations(row, 2)), row


@MODEST
@given(st.sampled_from(APART).flatmap(st.permutations))
def test_a_refused_fold_says_what_would_be_lost(row):
    a, b = row[:2]
    told = refusal(a, b)
    assert told is not None
    assert told == "lost-token: the order of the words" or all(
        token in {*distinctive(a), *distinctive(b)} for token in told.removeprefix("lost-token: ").split(", ")
    )
