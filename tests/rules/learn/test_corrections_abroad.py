"""A correction outside English supersedes what it corrects: behind an opener, by another name of a number, by what is no more."""

from __future__ import annotations

import pytest

from learn.corrections import Supersede, corrected
from learn.openers import after_openers, without_what_it_is_not
from learn.read import CORRECTED_FACT, read
from learn.retold import also_searched
from tensions.told import LONGEST
from tests.rules.tensions.rows import memory
from tiers.gate import gate

PAIRS = (
    ("Wir verwenden Jenkins für die Builds.", "Wir verwenden nicht mehr Jenkins, sondern GitLab CI für die Builds."),
    ("Nous utilisons Jenkins pour les builds.", "Nous n'utilisons plus Jenkins, mais GitLab CI pour les builds."),
    ("Usamos Jenkins para los builds.", "Ya no usamos Jenkins, sino GitLab CI para los builds."),
    ("Мы используем Jenkins для сборок.", "Мы больше не используем Jenkins, а GitLab CI для сборок."),
    ("我们用 Jenkins。", "我们不再用 Jenkins，而是用 GitLab CI。"),
    ("我的鞋码是 38。", "更正一下，我的鞋码是 39。"),
    ("我的鞋码是 38。", "更正：我的鞋码是 39。"),
    ("Meine Telefonnummer ist 0171 5551234", "Meine neue Nummer ist 0172 9998877"),
    ("Meine Handynummer ist 0171 5551234", "Achtung, meine Handynummer ist jetzt 0172 9998877"),
    ("Das Timeout beträgt 3 Sekunden", "Ich hab mich vertan: das Timeout beträgt 30 Sekunden"),
    ("Die Retention liegt bei 30 Tagen", "Kleine Berichtigung meinerseits: die Retention liegt bei 90 Tagen"),
    ("Der Release ist am Montag", "Streich das mit dem Montag, der Release ist am Donnerstag"),
    ("Die Hochzeit ist im April", "Ach Unsinn, die Hochzeit ist ja im Mai!"),
    ("Wir benutzen Redux", "Redux benutzen wir nicht mehr, alles läuft jetzt über Zustand"),
    ("Unser Teamleiter ist Paul", "Unser Teamleiter ist nicht mehr Paul, sondern Petra"),
    ("Mon numéro de téléphone est le 06 12 34 56 78", "mon numéro c'est maintenant le 07 98 76 54 32"),
    ("Mon adresse est 12 rue des Lilas, Nantes", "J'ai déménagé, ma nouvelle adresse est 5 rue du Port, Brest"),
    ("Le port est 5432", "Le port, c'est 5433 et non 5432."),
    ("La réunion est mardi", "Rectif : la réunion est jeudi"),
    ("La rétention est de 90 jours", "Vous faites erreur, la rétention est de 30 jours et non de 90."),
    ("J'habite à Lyon", "Je n'habite plus à Lyon, j'habite à Nantes"),
    ("Le responsable sécurité est Damien", "Le responsable sécurité n'est plus Damien, c'est Awa"),
    ("Mon mail est zoe@exemple.fr", "mon adresse mail c'est maintenant zoe@example.net"),
    ("Nous utilisons Webpack", "En fait on a lâché Webpack, on utilise Vite"),
    ("Mi teléfono es 612 345 678", "Tengo número nuevo: 699 111 222"),
    ("Mi número de teléfono es 612 345 678", "mi número nuevo es 699 111 222"),
    ("Vivo en Sevilla", "Ya no vivo en Sevilla, vivo en Cádiz"),
    ("La reunión es a las 4", "me equivoqué, la reunión es a las 5"),
    (
        "El servidor de staging está en 10.0.4.11",
        "El servidor de staging lo movimos, ahora está en 10.0.4.12",
    ),
    ("El límite son 10 peticiones", "Resulta que el límite son 20 peticiones, no 10"),
    ("Usamos Jenkins", "Dejamos Jenkins, ahora usamos GitLab CI"),
    ("我的电话号码是 138 0013 8000", "我的新号码是 139 2222 3333"),
    ("我的手机号是 13800138000", "我换号码了，新手机号是 13922223333"),
    ("我们用 npm", "我们用 pnpm 而不是 npm"),
    ("我们用 Jenkins", "我们从 Jenkins 换到 GitLab CI 了"),
    ("Мой номер телефона +7 916 123-45-67", "Мой новый номер +7 926 765-43-21"),
    ("Мой телефон 8 916 123-45-67", "У меня новый номер: 8 926 765-43-21"),
    ("私の電話番号は 090-1111-2222 です", "新しい電話番号は 090-1234-5678 です"),
    ("Slack を使っています", "もう Slack は使っていません、Teams を使っています"),
)

OTHERS = (
    ("Meine Telefonnummer ist 0171 5551234", "Die neue Nummer von Petra ist 0172 9998877"),
    ("Meine Handynummer ist 0171 5551234", "Meine Büronummer ist jetzt 030 123456"),
    ("Mi número de teléfono es 612 345 678", "El número nuevo de Ana es 699 111 222"),
    ("Mon numéro est le 06 12 34 56 78", "Le nouveau numéro de Paul est le 07 98 76 54 32"),
    ("我的电话号码是 138 0013 8000", "小李的新号码是 139 2222 3333"),
    ("Мой номер телефона +7 916 123-45-67", "Новый номер Саши +7 926 765-43-21"),
    ("Ich wohne in Graz", "Meine Schwester wohnt jetzt in Linz"),
)


def superseded(held: str, message: str) -> bool:
    rows = [memory(1, held)]
    found = (corrected(message, gate(message), candidate.content, rows, rows) for candidate in read(message).candidates)
    return any(isinstance(each, Supersede) and each.id == 1 for each in found)


@pytest.mark.parametrize(("held", "message"), PAIRS)
def test_a_correction_takes_the_place_of_what_it_corrects(held, message):
    assert gate(message)
    assert superseded(held, message)


@pytest.mark.parametrize(("held", "message"), OTHERS)
def test_what_is_said_of_another_thing_takes_no_place(held, message):
    assert not superseded(held, message)


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("Vous faites erreur, la rétention est de 30 jours", "la rétention est de 30 jours"),
        ("Ach Unsinn, was red ich, die Hochzeit ist im Mai", "die Hochzeit ist im Mai"),
        ("Standup: 10 Uhr", "Standup: 10 Uhr"),
        ("Berlin, der Port ist 80", "Berlin, der Port ist 80"),
        ("Nicht mehr Helm, sondern Kustomize", "Nicht mehr Helm, sondern Kustomize"),
    ],
)
def test_only_what_corrects_and_states_nothing_is_an_opener(text, rest):
    assert after_openers(text) == rest


def test_what_it_is_not_is_left_out():
    assert without_what_it_is_not("Le port est 5433 et non 5432") == "Le port est 5433"
    assert without_what_it_is_not("Der Port ist 5433, nicht 5432.") == "Der Port ist 5433"
    assert without_what_it_is_not("Der Port ist 5433") == "Der Port ist 5433"


def test_a_number_is_searched_by_all_its_names():
    assert any("Telefonnummer".casefold() in text for text in also_searched("Meine neue Nummer ist 0172 9998877"))
    assert also_searched("Der Port ist 5433") == ("Der Port ist 5433",)
    assert len(also_searched("x" * LONGEST)) == 1


def test_a_fact_told_by_the_way_is_kept_in_the_place_of_another_only():
    (candidate,) = read("Rectif : réunion jeudi à 10h").candidates
    assert candidate.pattern == CORRECTED_FACT
    assert not any(each.pattern == CORRECTED_FACT for each in read("Au fait : réunion jeudi à 10h").candidates)
