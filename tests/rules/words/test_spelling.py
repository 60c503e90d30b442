"""A pattern with accents finds the same words typed without them, and no other word."""

import re

import pytest

from words.spelling import bare, loosened, typed


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("numéro", "numero"),
        ("für", "fuer"),
        ("heißt", "heisst"),
        ("ещё", "еще"),
        ("mañana", "manana"),
        ("où|ça", "ca"),
        ("[àé]+", "ae"),
        ("(?<!où )va", "va"),
        (r"\(é\)", "(e)"),
    ],
)
def test_a_word_is_found_without_its_accents(source, text):
    assert re.fullmatch(loosened(source), text)
    assert re.compile(loosened(source))


def test_dots_of_an_umlaut_make_another_word():
    assert not re.fullmatch(loosened("würde"), "wurde")
    assert not re.fullmatch(loosened("hätte"), "hatte")
    assert re.fullmatch(loosened("würde"), "wuerde")


def test_a_look_behind_keeps_its_width_and_still_knows_both_forms():
    pattern = re.compile(loosened("(?<!où |ça )va"))
    assert pattern.search("on va")
    assert not pattern.search("ou va")


def test_a_pattern_without_accents_stays_as_it_is():
    assert loosened(r"[a-z]+(?<!x)\b") == r"[a-z]+(?<!x)\b"


def test_typed_forms_of_a_cue():
    assert typed("größe") == {"größe", "groesse"}
    assert typed("déjà") == {"déjà", "deja"}
    assert typed("port") == {"port"}


@pytest.mark.parametrize(("letter", "plain"), [("é", "e"), ("ñ", "n"), ("ü", "ü"), ("ß", "ß"), ("ё", "е"), ("a", "a")])
def test_one_letter_stays_one_letter(letter, plain):
    assert bare(letter) == plain
