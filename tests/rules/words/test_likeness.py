"""Which other words may stand for one: forms, longer identifiers, one slip; and which may not."""

import pytest

from words.likeness import ALIKE, alike, forms, head, slips


@pytest.mark.parametrize(
    ("a", "b"),
    [("garden", "gardener"), ("counsel", "counselor"), ("entrepreneur", "entrepreneuri"), ("ротац", "ротаци")],
)
def test_forms_of_one_word_are_alike(a, b):
    assert alike(a, b) == alike(b, a) >= ALIKE
    assert forms(a, [a, b, "other"], known=True) == (b,)


@pytest.mark.parametrize(
    ("a", "b"), [("organ", "orchard"), ("port", "porcelain"), ("rate", "ration"), ("stage", "startup")]
)
def test_what_only_begins_alike_is_another_word(a, b):
    assert forms(a, [b], known=True) == ()


def test_what_begins_like_an_identifier_stands_for_it_where_nobody_knows_it():
    assert forms("zq7x4", ["zq7x4m2k", "zq8"], known=False) == ("zq7x4m2k",)
    assert forms("zq7x4", ["zq7x4m2k"], known=True) == ()


@pytest.mark.parametrize(
    ("word", "beginning"),
    [
        ("garden", "gar"),
        ("gardening", "garde"),
        ("dock", "doc"),
        ("cat", None),
        ("zq7x4", "zq7x4"),
        ("2024", None),
        ("10443", None),
    ],
)
def test_every_form_begins_with_the_head(word, beginning):
    assert head(word) == beginning


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("postgers", "postgr"),
        ("kafak", "kafka"),
        ("educaton", "educ"),
        ("grafanna", "grafana"),
        ("пороль", "парол"),
        ("τραπεζα", None),
    ],
)
def test_one_edit_away(typed, meant):
    assert meant is None or meant in slips(typed)


@pytest.mark.parametrize("word", ["port", "db12345", "12345", "日本語日本語"])
def test_short_words_numbers_and_other_scripts_are_never_mistyped(word):
    assert slips(word) == frozenset()
