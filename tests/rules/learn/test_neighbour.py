"""A sentence that needs its neighbour is stored with its subject where that is certain, else with the neighbour."""

from __future__ import annotations

import pytest

from learn.neighbour import leans, says_half, stand_alone
from learn.read import read

CERTAIN = (
    ("The staging database is db-stg-01.internal.", "It listens on 5433.", "The staging database listens on 5433."),
    ("Our API host is api.acme.io.", "It's behind Cloudflare.", "Our API host is behind Cloudflare."),
    ("Dana is the CTO.", "She approves all releases.", "Dana approves all releases."),
    ("The workers are stateless.", "They run on port 9000.", "The workers run on port 9000."),
    ("The queue runs on Redis.", "It must never be flushed.", "The queue must never be flushed."),
)

UNCERTAIN = (
    ("Dana owns the billing service.", "It runs on port 9000."),
    ("The host of the API is api.acme.io.", "It listens on 443."),
    ("We use Redis for sessions.", "It runs on 10.0.0.5."),
    ("Redis is slow on staging.", "Do not use it for sessions."),
    ("Alice and Bob own the parser.", "They review every change."),
    ("The staging database is db-stg-01.internal.", "The port of it is 5433."),
)


@pytest.mark.parametrize(("before", "sentence", "stored"), CERTAIN)
def test_the_subject_is_put_in_its_place_where_it_is_certain(before: str, sentence: str, stored: str) -> None:
    assert leans(sentence)
    assert [c.content for c in read(f"{before} {sentence}").candidates] == [before, stored]


@pytest.mark.parametrize(("before", "sentence"), UNCERTAIN)
def test_else_both_sentences_are_one_statement(before: str, sentence: str) -> None:
    assert stand_alone(sentence, before) == f"{before} {sentence}"
    assert [c.content for c in read(f"{before} {sentence}").candidates] == [f"{before} {sentence}"]


@pytest.mark.parametrize(
    ("text", "stored"),
    [
        ("Two teams here. They must never share a key.", ["Two teams here. They must never share a key."]),
        ("The worker restarts a lot. It listens on 5433.", ["The worker restarts a lot. It listens on 5433."]),
        ("The cache is broken again. It runs on cache-2.internal.", ["The cache runs on cache-2.internal."]),
        ("Restart the worker first. It listens on 5433.", ["Restart the worker first. It listens on 5433."]),
        ("I saw a movie. It has a great cast.", []),
        ("Nice. It uses port 9000.", []),
    ],
)
def test_a_rule_or_a_value_takes_a_neighbour_along_that_is_not_worth_keeping_alone(text, stored) -> None:
    assert [c.content for c in read(text).candidates] == stored


@pytest.mark.parametrize(
    ("half", "whole"),
    [
        ("Actually we already moved.", "CI is Buildkite now."),
        ("We changed that.", "The port is 5434."),
        ("It's different now.", "We deploy with Argo."),
        ("Das hat sich geändert.", "Der Port ist 5434."),
        ("On a changé ça.", "Le port est 5434."),
        ("Eso cambió.", "El puerto es 5434."),
        ("Это изменилось.", "Порт — 5434."),
        ("我们已经换了。", "端口是 5434。"),
        ("もう変えました。", "ポートは 5434 です。"),
    ],
)
def test_a_half_that_only_announces_a_change_is_not_stored(half, whole) -> None:
    assert says_half(half)
    assert not says_half(whole)
    assert [c.content for c in read(f"{half} {whole}").candidates] == [whole]


@pytest.mark.parametrize(
    ("before", "sentence"),
    [
        ("El proveedor de transporte es SEUR.", "Antes era MRW."),
        ("Der Versand läuft über DHL.", "Früher war es UPS."),
        ("The carrier is DHL.", "Before that it was UPS."),
        ("Le transporteur est DHL.", "Avant c'était UPS."),
    ],
)
def test_what_was_before_is_kept_with_what_is_now(before, sentence) -> None:
    assert [c.content for c in read(f"{before} {sentence}").candidates] == [f"{before} {sentence}"]
    assert read(sentence).candidates == ()


def test_without_a_neighbour_it_says_nothing() -> None:
    assert read("It listens on 5433.").candidates == ()
    assert read("Thanks. They run on port 9000.").candidates == ()
    assert read("The port of it is 5433.").candidates == ()
    assert read("Its port is 5433.").candidates == ()


def test_what_only_looks_like_a_pronoun_leans_on_nothing() -> None:
    assert not leans("The head of IT is Dana.")
    assert not leans("The port of the database is 5433.")


def test_what_a_list_is_about_stands_before_its_items() -> None:
    text = "The ports are:\n- staging: 5433\n- prod: 5432"
    assert [c.content for c in read(text).candidates] == ["The ports are: staging: 5433", "The ports are: prod: 5432"]
    text = "Never:\n- force push\n- commit secrets to the repo"
    assert [c.content for c in read(text).candidates] == ["Never: force push", "Never: commit secrets to the repo"]


def test_an_item_that_says_it_all_stands_alone() -> None:
    text = "Our rules:\n1. Always squash.\n2. Never rebase shared branches."
    assert [c.content for c in read(text).candidates] == ["Always squash.", "Never rebase shared branches."]


def test_a_list_for_this_reply_is_refused_whole() -> None:
    reading = read("For this reply:\n- use French\n- never use emojis")
    assert reading.candidates == ()
    assert {r.rule for r in reading.rejected} == {"interaction-scoped"}


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Der Cache ist Redis.", "Er läuft auf Port 6379."),
        ("Unsere Datenbank heißt core.", "Ihr Port ist 5433."),
        ("Le proxy est Nginx.", "Il écoute sur le port 8080."),
        ("El proxy es Nginx.", "Está en el puerto 8080."),
        ("Шлюз — Nginx.", "Он слушает порт 8080."),
        ("ゲートウェイは Nginx です。", "それは 8080 で動きます。"),
    ],
)
def test_a_pronoun_of_another_language_leans_too(first: str, second: str) -> None:
    assert [c.content for c in read(f"{first} {second}").candidates] == [f"{first} {second}"]
    assert read(second).candidates == ()


def test_in_a_turn_that_corrects_something_the_first_is_kept_alone_too() -> None:
    before, tail = "No, the carrier is GLS.", "Before that it was DHL."
    assert [c.content for c in read(f"{before} {tail}").candidates] == [before, f"{before} {tail}"]
