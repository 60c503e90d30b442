"""One thing has one of some things, in whatever words: a correction takes the place of the other, and nothing else does."""

from __future__ import annotations

import pytest

from learn.corrections import Supersede, corrected
from learn.singles import is_other, single
from tests.rules.tensions.rows import memory

ONE = (
    ("Hassan does the payroll.", "It's Greta who handles payroll."),
    ("Hassan does the payroll.", "Payroll is done by Greta."),
    ("Tom walks the dog.", "Since June Ana walks the dog."),
    ("Herr Kunze macht die Buchhaltung.", "Seit Mai macht Frau Yilmaz die Buchhaltung."),
    ("Deniz kümmert sich um das Monitoring.", "Um das Monitoring kümmert sich jetzt Ole."),
    ("Julien s'occupe du serveur.", "C'est Samira qui gère le serveur."),
    ("C'est Awa qui valide les congés.", "Désormais les congés sont validés par Thomas."),
    ("Ramón lleva las nóminas.", "Quien lleva las nóminas es Pilar."),
    ("王强负责财务。", "财务现在由李敏负责。"),
    ("経理は田中さんが担当しています。", "今は経理は佐藤さんが担当しています。"),
    ("Ich arbeite bei Bosch.", "Ich bin jetzt bei Siemens."),
    ("我在华为上班。", "我现在在小米工作。"),
    ("大阪に住んでいます。", "先月、大阪から福岡に引っ越しました。"),
    ("Unser Büro ist in der Lindenallee 4.", "Unser Büro ist jetzt in der Hafenstraße 12."),
    ("Our office is at 4 Elm Road.", "The office is now at 12 Harbour Street."),
    ("The shop closes at 5pm.", "The shop is open until 6pm."),
    ("Die Praxis schließt um 16 Uhr.", "Die Praxis macht jetzt schon um 15 Uhr zu."),
    ("Le magasin ferme à 19 h.", "Le magasin est ouvert jusqu'à 20 h."),
    ("I take 50 mg of sertraline every morning.", "My dose is 100 mg sertraline."),
    ("The choir rehearses in the school.", "The choir now meets in the parish hall."),
    ("Notre dentiste est le docteur Roy.", "Notre dentiste est le docteur Adjani."),
)

APART = (
    ("The choir rehearses in the school.", "The band rehearses in the parish hall."),
    ("Hassan does the payroll.", "Greta does the taxes."),
    ("Hassan does the payroll.", "Hassan handles payroll."),
    ("Tom approves holidays.", "Ana books holidays."),
    ("The shop closes at 17:00.", "The shop is open until 5pm."),
    ("The shop closes at 5pm.", "The clinic closes at 6pm."),
    ("I take 50 mg of sertraline.", "I take 20 mg of citalopram."),
    ("Hassan does the payroll.", "It's raining."),
    ("我在华为上班。", "我妹妹在小米上班。"),
)


@pytest.mark.parametrize(("held", "told"), ONE)
def test_it_is_one_thing_that_is_otherwise_now(held, told) -> None:
    a, b = single(held), single(told)
    assert a is not None
    assert b is not None
    assert is_other(b, a)
    assert is_other(a, b)


@pytest.mark.parametrize(("held", "told"), APART)
def test_they_are_two_things_or_the_same(held, told) -> None:
    a, b = single(held), single(told)
    assert a is None or b is None or not is_other(b, a)


def test_only_a_correction_takes_its_place() -> None:
    rows = [memory(1, "Hassan does the payroll.")]
    assert corrected("Greta does the payroll.", None, "Greta does the payroll.", rows) is None
    found = corrected("Greta does the payroll now.", "now", "Greta does the payroll now.", rows)
    assert isinstance(found, Supersede)
    assert found.id == 1


def test_a_phrase_gives_way_to_another_where_one_row_has_it() -> None:
    rows = [memory(1, "The choir rehearses in the school."), memory(2, "The choir sings on Sundays.")]
    found = corrected(
        "I meant the parish hall, not the school.", "I meant", "I meant the parish hall, not the school.", rows
    )
    assert isinstance(found, Supersede)
    assert found.restated == "The choir rehearses in the parish hall."
    again = [*rows, memory(3, "My son's school is near the school.")]
    assert not isinstance(
        corrected("It's the hall, not the school.", "not", "It's the hall, not the school.", again), Supersede
    )
