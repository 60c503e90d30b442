"""A text that is handed over to be worked on teaches nothing, in quotation marks or behind a colon."""

from __future__ import annotations

import pytest

from learn.read import read
from learn.textwork import is_work_on_a_text, opens_a_text

HANDED_OVER = (
    "Translate into Polish: 'The server always listens on port 8080.'",
    'Translate: "We use Helm. We deploy on Fridays."',
    "Please rephrase “Our office is in Munich and opens at 8:00” more formally.",
    "Fix the grammar: the cows always is milked at 5",
    "Proofread this sentence: 'Nobody should enter the stable.'",
    "Rewrite 'The clinic closes at 4 on Fridays' for a leaflet.",
    "Quote of the day: 'The early bird always gets the worm.'",
    "Übersetze ins Englische: „Wir nutzen Helm für Deployments.“",
    "Traduis en anglais : « Nous utilisons Helm. »",
    "Traduce al inglés: «Cerramos los lunes a las 14:00.»",
    '翻译成英文："我们用 Helm 部署。"',
    "次の文を英語に訳して：会議は火曜日です。",
)
LESSONS = (
    "Always translate error messages into German.",
    'By "core" we mean the billing service.',
    'The slogan is "we always deliver on time".',
    "Translations are kept in locales/.",
    "Note: the port is 5433",
    "Polish the silver only with chalk.",
)


@pytest.mark.parametrize("message", HANDED_OVER)
def test_a_text_to_be_worked_on_teaches_nothing(message: str) -> None:
    assert is_work_on_a_text(message)
    assert read(message).candidates == ()


@pytest.mark.parametrize("message", LESSONS)
def test_what_only_speaks_of_texts_is_learned(message: str) -> None:
    assert not is_work_on_a_text(message)
    assert read(message).candidates != ()


def test_a_text_behind_a_colon_goes_on_to_the_end_and_a_quoted_one_to_its_mark() -> None:
    assert opens_a_text("Translate into French: We use Helm.")
    assert read("Translate into French: We use Helm. We deploy on Fridays.").candidates == ()
    quoted = read("Translate into French: 'We use Helm.' We deploy on Fridays.")
    assert [c.content for c in quoted.candidates] == ["We deploy on Fridays."]
