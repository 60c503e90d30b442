"""Signs of a correction: each has its words in five languages, and only several together tell one."""

from __future__ import annotations

import re
from math import inf

import pytest

from tiers.gate import gate, visible
from tiers.signs import ALONE, BASE, ENOUGH, SIGNS, Sign
from tiers.telling import TELLING
from tiers.weighing import (
    ASIDE,
    QUOTED,
    SENTENCES,
    VOCABULARIES,
    Told,
    bound,
    evidence,
    points,
    signs,
    telling,
    weighed,
)
from tiers.wording import wording

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
        "On ne déploie jamais le vendredi.",
        "Nous ne livrons jamais le dimanche.",
        "The feature is off by default.",
    ],
)
def test_one_sign_alone_or_a_question_a_condition_and_others_news_are_none(message: str) -> None:
    assert gate(message) is None


def test_a_sentence_without_signs_and_telling_words_has_the_base_and_no_text_is_a_correction() -> None:
    assert points("green builds", "en", quoted=False) == BASE < ENOUGH <= ALONE
    assert weighed("", quoted=False) is None
    assert weighed("…  ?!", quoted=False) is None


def test_telling_words_alone_are_never_a_correction() -> None:
    praised = " ".join(words for words, held in TELLING["en"].items() if held > 0 and words[0].isalpha())
    assert bound([]) == bound(["own", "value"]) == inf
    assert not [
        sign for sign in signs("we are in it with you", VOCABULARIES["en"], quoted=False) if sign.name not in ASIDE
    ]
    assert sum(told.points for told in telling(praised, "en")) > ALONE - BASE


def test_one_sign_needs_more_words_around_it_than_two_do() -> None:
    assert bound(["changed", "now", "value"]) == ENOUGH < bound(["changed", "value"]) == ALONE


def test_the_points_of_a_sentence_are_the_sum_of_what_can_be_read_off() -> None:
    sentence = "You've put the old port, it's 7070 now."
    found = evidence(sentence, "en", quoted=False)
    assert {"agent", "now", "instead", "value"} <= {one.name for one in found if isinstance(one, Sign)}
    assert {","} <= {one.words for one in found if isinstance(one, Told)}
    assert points(sentence, "en", quoted=False) == pytest.approx(BASE + sum(one.points for one in found))
    assert gate(sentence) is not None


def test_a_condition_in_front_rules_out_whatever_else_stands_there() -> None:
    assert points("If you've put the old port, it's 7070 now.", "en", quoted=False) == -inf


def test_a_sentence_is_weighed_by_itself_whatever_stands_beside_it() -> None:
    calm = "The build is green. " * 4
    text, quoted = visible(calm + "You've put the old port, it's 7070 now since the move.")
    span = weighed(text, quoted=quoted)
    assert span is not None
    assert text[slice(*span)] == "You've put the old port, it's 7070 now since the move."
    assert weighed("You've put a lot of work into it. We were at the lake. It's 7070.", quoted=False) is None


def test_the_sentence_with_the_most_points_is_quoted_and_so_many_are_weighed() -> None:
    told = "You've got that wrong, it's 7070 now, not 8080."
    text = f"We've moved the port since, it's 7070. {told}"
    span = weighed(text, quoted=False)
    assert span is not None
    assert text[slice(*span)] == told
    assert weighed("Fine. " * SENTENCES + told, quoted=False) is None


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


@pytest.mark.parametrize(
    ("sentence", "code", "words"),
    [
        ("No, it's 10.2.0.9 since Q3 2024.", "en", " ^ no , it's # since q3 # . $ "),
        ("你写成旧地址了，现在是 10.2.0.9。", "zh", " ^ 你 写 成 旧 地 址 了 ， 现 在 是 # 。 $ "),
        ("", "en", " ^ $ "),
    ],
)
def test_the_words_of_a_sentence_stand_in_a_row_numbers_as_one_sign(sentence: str, code: str, words: str) -> None:
    assert wording(sentence, code) == words


def test_telling_words_stand_whole_and_once() -> None:
    assert [told.words for told in telling("wearing our wear, our wear", "en") if told.words.isalpha()] == ["our"]
