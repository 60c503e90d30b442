"""German, French and Spanish statements word for word alike but for one stretch."""

from __future__ import annotations

import pytest

from tensions.detector import contradiction
from tensions.frames_abroad import opposed_frames
from tensions.sieve import may_clash
from tests.rules.tensions.gapped_abroad import CLASHING, COMPATIBLE


@pytest.mark.parametrize(("a", "b"), CLASHING)
def test_a_stretch_that_can_be_one_thing_only_contradicts(a: str, b: str) -> None:
    clash, turned = contradiction(a, b), contradiction(b, a)
    assert clash is not None
    assert turned is not None
    assert turned.shape == clash.shape
    assert may_clash(a, b)
    assert may_clash(b, a)


@pytest.mark.parametrize(("a", "b"), COMPATIBLE)
def test_a_stretch_that_leaves_room_agrees(a: str, b: str) -> None:
    assert contradiction(a, b) is None


@pytest.mark.parametrize(
    ("a", "b", "rule"),
    [
        ("Der Bericht wird täglich erzeugt.", "Der Bericht wird einmal im Monat erzeugt.", "often"),
        ("Der Antrag braucht drei Unterschriften.", "Der Antrag braucht eine einzige Unterschrift.", "count"),
        ("La caldera funciona con gas.", "La caldera funciona solo con leña.", "only"),
        ("La casa del pueblo la tenemos alquilada.", "La casa del pueblo la tenemos vacía.", "opposite"),
        ("El tren sale mañana del andén 3.", "El tren sale mañana del andén 7.", "number"),
        ("Todas las ventanas dan al patio.", "Ninguna ventana da al patio.", "all"),
        ("El contrato del local vence en junio.", "El contrato del local no vence hasta diciembre.", "until"),
        ("Si llueve, la caldera funciona con gas.", "La caldera funciona solo con leña.", None),
        ("Antes la caldera funcionaba con gas.", "La caldera funciona solo con leña.", None),
    ],
)
def test_each_rule_says_by_what_the_two_clash(a: str, b: str, rule: str | None) -> None:
    language = "de" if a.startswith("Der") else "es"
    assert opposed_frames(a, b, language) == rule
    assert opposed_frames(b, a, language) == rule
