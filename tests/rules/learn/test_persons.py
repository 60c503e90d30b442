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
