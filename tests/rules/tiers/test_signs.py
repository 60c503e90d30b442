"""Signs of a correction: each has its words in five languages, and only several together tell one."""

from __future__ import annotations

import re

import pytest

from tiers.gate import gate, visible
from tiers.signs import BASE, ENOUGH, SIGNS
from tiers.weighing import QUOTED, VOCABULARIES, points, weighed

WORDS = [(code, name) for code, vocabulary in VOCABULARIES.items() for name in vocabulary]


@pytest.mark.parametrize(("code", "name"), WORDS)
def test_the_words_of_a_sign_stand_in_its_sentence_and_not_in_the_other(code: str, name: str) -> None:
    words = VOCABULARIES[code][name]
    assert words.pattern.search(words.has.lower())
    assert not words.pattern.search(words.hasnt.lower())


@pytest.mark.parametrize(("code", "name"), WORDS)
def test_the_words_of_a_sign_are_written_small_as_the_text_is_that_they_are_sought_in(code: str, name: str) -> None:
    source = re.sub(r"\\.", "", VOCABULARIES[code][name].pattern.pattern)
    assert source == source.lower()


def test_every_language_has_words_for_every_sign_in_the_order_of_the_table() -> None:
    names = [sign.name for sign in SIGNS if sign.name != "quoted"]
    assert all(list(vocabulary) == names for vocabulary in VOCABULARIES.values())


@pytest.mark.parametrize(
    "message",
    [
        "You've got the retry limit wrong, our workers give up after six.",
        "Since the reorg the invoices are signed by Ruth, so stop cc'ing Paul.",
        "Strike the bit about the gateway, we dropped it last week.",
        "Du rechnest noch mit zwei Knoten, seit Mai haben wir fünf.",
        "Tu as mis le mauvais seuil, chez nous c'est 40 depuis mars.",
        "Pusiste el puerto viejo, ahora es el 7070.",
        "你写成旧地址了，现在是 10.2.0.9。",
    ],
)
def test_several_signs_together_are_a_correction(message: str) -> None:
    assert gate(message) is not None


@pytest.mark.parametrize(
    "message",
    [
        "Our workers give up after six tries.",
        "If you've got the retry limit wrong, our workers give up after six.",
        "Did you get the retry limit wrong since the reorg?",
        "Apparently they dropped the gateway last week.",
        "That's a lovely list, thanks.",
        "Der Server hat fünf Knoten.",
        "Chez nous le seuil est 40 depuis mars.",
    ],
)
def test_one_sign_alone_or_a_question_a_condition_and_others_news_are_none(message: str) -> None:
    assert gate(message) is None


def test_a_text_without_signs_has_the_base_and_no_text_has_none() -> None:
    assert points("the build is green", VOCABULARIES["en"], quoted=False) == BASE < ENOUGH
    assert weighed("", quoted=False) is None
    assert weighed("…  ?!", quoted=False) is None


def test_the_sentences_that_are_weighed_stand_side_by_side_and_are_bounded() -> None:
    calm = "The build is green. " * 4
    text, quoted = visible(calm + "You've put the old port, it's 7070 now since the move.")
    span = weighed(text, quoted=quoted)
    assert span is not None
    assert text[slice(*span)] == "You've put the old port, it's 7070 now since the move."


@pytest.mark.parametrize(
    ("message", "quoted"),
    [
        (
            "The build is green. You've put the old port of the proxy, it's 7070 now since we moved it at the weekend.",
            "You've put the old port of the proxy, it's 7070 now since",
        ),
        (
            "你写成旧地址了，现在是新的地址" + "，在杭州的机房里面" * 12,
            "你写成旧地址了，现在是新的地址" + "，在杭州的机房里面" * 5,
        ),
    ],
)
def test_what_is_quoted_is_the_beginning_of_the_telling_sentence(message: str, quoted: str) -> None:
    span = weighed(message, quoted=False)
    assert span is not None
    assert message[slice(*span)] == quoted
    assert len(quoted) <= QUOTED
