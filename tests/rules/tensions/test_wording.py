"""What is put in another way is read as one thing: asides, fronted phrases, turned sentences, passives, prefixes, forms."""

from __future__ import annotations

import pytest

from tensions.antonyms import OPPOSING
from tensions.conjugation import one_form
from tensions.detector import contradiction
from tensions.opposites import OPPOSITES
from tensions.pieces import key_of, pieces
from tensions.prefixes import base_of
from tensions.reading import read, slots
from tensions.voice import voiced
from tensions.wording import WORDINGS, worded


@pytest.mark.parametrize("row", WORDINGS, ids=lambda row: row.example[0])
def test_every_row_says_its_example_as_the_plain_one(row) -> None:
    said, plain = row.example
    assert row.pattern.sub(row.plain, said, count=1) == plain


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("In CI, the cache is on.", "the cache is on in CI."),
        ("On Fridays, we deploy", "we deploy on Fridays"),
        ("Dans le parc, les chiens sont admis", "les chiens sont admis dans le parc"),
        ("Le lundi, le musée ouvre à 10 h", "le musée ouvre à 10 h le lundi"),
        ("According to the runbook, the region is eu-west-3", "the region is eu-west-3"),
        ("9443 is the admin port", "the admin port is 9443"),
        ("https://a.dev/in is the webhook endpoint.", "the webhook endpoint is https://a.dev/in."),
        ("Port 9443 is where the console listens", "the console listens on Port 9443"),
        ("Wednesday is rehearsal day", "rehearsal day is Wednesday"),
        ("在测试环境中，日志级别是debug。", "测试环境日志级别是debug。"),
        ("王磊是安全负责人。", "安全负责人是王磊。"),
        ("退款由客服团队处理。", "客服团队处理退款。"),
        ("这家酒店不再提供早餐了。", "这家酒店不提供早餐。"),
        ("田中さんは責任者です。", "責任者は田中さんです。"),
    ],
)
def test_it_is_worded_plainly(said: str, plain: str) -> None:
    assert worded(said) == plain


@pytest.mark.parametrize(
    "said",
    [
        "In case the disk is full, stop the job",
        "Without a ticket, entry is refused",
        "Monday is a delivery day",
        "https://a.acme.dev is one of the mirrors",
        "Montags ist das Freibad geschlossen",
        "If it rains, the game is off",
        "The token has been rotated twice",
        "Monday is when it rained, and we stayed",
    ],
)
def test_it_is_left_as_it_is(said: str) -> None:
    assert worded(said) == said


@pytest.mark.parametrize(
    ("clause", "language", "order"),
    [
        ("Failed charges are not retried by the billing service", "en", ["the", "billing", "service", "retried", "Failed"]),
        ("Backups are encrypted", "en", ["encrypted", "Backups"]),
        ("Die Pflanzen werden von der Gärtnerin gegossen", "de", ["der", "Gärtnerin", "gegossen", "Die", "Pflanzen"]),
        ("Les tickets sont fermés par le robot", "fr", ["le", "robot", "fermés", "Les", "tickets"]),
        ("The report is due by Friday", "en", ["The", "report", "is", "due", "by", "Friday"]),
    ],
)  # fmt: skip
def test_what_is_done_is_put_in_the_order_of_the_doing(clause: str, language: str, order: list[str]) -> None:
    assert [piece.text for piece in voiced(pieces(clause, language), language).order][: len(order)] == order


def test_a_participle_behind_is_has_the_key_of_its_verb() -> None:
    passive = voiced(pieces("Charges are retried", "en"), "en").row
    assert passive[-1].key == key_of("retries", "en")


@pytest.mark.parametrize(
    ("word", "language", "base"),
    [
        ("unbounded", "en", "bounded"),
        ("non-interactive", "en", "interactive"),
        ("irreversible", "en", "reversible"),
        ("disconnected", "en", "connected"),
        ("unvollständig", "de", "vollständig"),
        ("incompatible", "fr", "compatible"),
        ("désactivées", "fr", "activées"),
        ("desconectado", "es", "conectado"),
        ("небезопасно", "ru", "безопасно"),
        ("union", "en", None),
        ("installed", "en", None),
        ("under", "en", None),
        ("unit", "en", None),
        ("inbox", "en", None),
        ("unter", "de", None),
        ("неделя", "ru", None),
        ("desarrollado", "es", None),
        ("不安全", "zh", None),
    ],
)
def test_a_prefix_that_denies_is_told_from_one_that_does_not(word: str, language: str, base: str | None) -> None:
    assert base_of(word, language) == base


@pytest.mark.parametrize(
    ("a", "b", "language"),
    [
        ("has", "have", "en"),
        ("goes", "go", "en"),
        ("liest", "lesen", "de"),
        ("liefert", "liefern", "de"),
        ("prüft", "prüfen", "de"),
        ("a", "ont", "fr"),
        ("relit", "relus", "fr"),
        ("tiene", "tenemos", "es"),
        ("cierra", "cerramos", "es"),
    ],
)
def test_forms_of_one_verb_have_one_key(a: str, b: str, language: str) -> None:
    assert key_of(a, language) == key_of(b, language)


def test_a_german_noun_keeps_its_t() -> None:
    assert one_form("Projekt", "de") == "projekt"
    assert one_form("Pflicht", "de") == "pflicht"


def test_no_word_is_its_own_opposite() -> None:
    assert [pair for pair in OPPOSITES if pair[0] == pair[1]] == []
    assert [word for word, others in OPPOSING.items() if word in others] == []


def test_a_german_exception_is_read_as_one() -> None:
    (assertion,) = read("Wir öffnen täglich außer sonntags", "de")
    assert assertion.condition
    assert contradiction("Wir öffnen täglich außer sonntags", "Wir öffnen täglich nicht") is None


@pytest.mark.parametrize("text", ["Some users pay yearly", "The retro is also on Friday"])
def test_what_is_said_of_some_or_beside_another_fills_no_slot_for_a_correction(text: str) -> None:
    assert slots(text) == ()
