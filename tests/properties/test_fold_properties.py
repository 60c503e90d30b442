"""Folding, for every pair: an equality of statements that loses nothing, however the texts are written or come."""

import itertools

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from learn.fold import fold_key, folds
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
