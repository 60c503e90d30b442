"""What stays true of a person is kept in seven languages."""

from __future__ import annotations

import pytest

from learn.read import read

KEPT = """
Ich bin allergisch gegen Nüsse.
Ich esse kein Fleisch.
Je suis allergique aux noix.
Je ne mange pas de viande.
Soy alérgico a las nueces.
No como carne.
У меня аллергия на орехи.
Я не ем мясо.
我住在上海。
我对坚果过敏。
会议在周三。
私は東京に住んでいます。
ナッツアレルギーがあります。
""".strip().splitlines()

DROPPED = """
Danke, das ist super!
Merci, c'est génial !
Gracias, qué bonito.
Спасибо, это замечательно!
谢谢，太好了！
ありがとう、最高です！
""".strip().splitlines()


@pytest.mark.parametrize("text", KEPT)
def test_a_lasting_fact_is_kept(text: str) -> None:
    assert read(text).candidates


@pytest.mark.parametrize("text", DROPPED)
def test_thanks_teach_nothing(text: str) -> None:
    assert read(text).candidates == ()


BORNE = """
Mi abuela no puede tomar ibuprofeno.
Ma grand-mère ne peut pas prendre d'ibuprofène.
Meine Oma verträgt kein Ibuprofen.
Meine Oma kann keine Milch trinken.
I can't have any dairy.
I take 50 mg of sertraline, and I must not mix it with tramadol.
Ich nehme 50 mg Sertralin.
Je prends 50 mg de sertraline.
Tomo 50 mg de sertralina.
Jade n'est pas allergique aux noix.
我女儿对花生不过敏。
Dr. Osei is our dentist.
Our vet Dr. Lee is in room 3.
Tuve que preguntar, pero el puerto es 5433.
It took me a while to find it, but the canary cluster is called heron-7.
""".strip().splitlines()

OF_THE_MOMENT = """
I can't take this anymore.
I can't have meetings all day.
Ich kann keinen Urlaub nehmen.
Ich kann keine Rücksicht nehmen.
Je ne peux pas prendre de décision.
Je ne supporte pas la lenteur.
Jade n'est pas là.
No puedo tomar decisiones.
No puedo comer hoy.
No puedo tomar el tren.
It took me a while to find it, but the build is broken.
It took me a while, but I got there.
""".strip().splitlines()


@pytest.mark.parametrize("text", BORNE)
def test_what_a_body_bears_is_kept_whole(text: str) -> None:
    assert [found.content for found in read(text).candidates] == [text]


@pytest.mark.parametrize("text", OF_THE_MOMENT)
def test_what_nobody_can_do_just_now_is_not_kept(text: str) -> None:
    assert not read(text).candidates


def test_a_heading_names_whom_its_list_speaks_of() -> None:
    said = "Things to know about the dog:\n- His name is Pickle.\n- He must not have chicken."
    assert [found.content for found in read(said).candidates] == [
        "Things to know about the dog: His name is Pickle.",
        "Things to know about the dog: He must not have chicken.",
    ]


def test_a_heading_of_what_was_done_names_nobody() -> None:
    assert not read("What I did today:\n- It was slow\n- It is great\n- They are broken").candidates


@pytest.mark.parametrize(
    "text",
    [
        "Por ahora, no ejecutes los tests de integración.",
        "No borres los datos por ahora.",
        "Führ vorerst keine Integrationstests aus.",
        "Deploy heute nicht auf Produktion.",
        "Pour l'instant, n'exécute pas les tests.",
        "暂时不要运行集成测试。",
    ],
)
def test_an_order_not_to_for_now_is_of_this_conversation(text: str) -> None:
    reading = read(text)
    assert not reading.candidates
    assert [refused.rule for refused in reading.rejected] == ["interaction-scoped"]


@pytest.mark.parametrize(
    "text", ["Por ahora no usamos Docker.", "No uses tabuladores.", "Por ahora no tienes que hacer nada."]
)
def test_a_statement_of_now_and_a_standing_order_are_none(text: str) -> None:
    assert not read(text).rejected
