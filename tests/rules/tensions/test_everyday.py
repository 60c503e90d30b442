"""Clashes of everyday statements, each kind with the pairs beside it that only look like one."""

from __future__ import annotations

import pytest

from tensions.detector import contradiction
from tensions.sieve import may_clash

CLASHES = [
    # What is told as a change is so now.
    ("The budget was raised to $800", "The budget is $500"),
    ("The release slipped to Friday", "The release is on Thursday"),
    ("We moved the standup to 10:00", "The standup is at 9:30"),
    ("Der Release wurde auf Freitag verschoben", "Der Release ist am Donnerstag"),
    ("会议改到周五了", "会议在周四"),
    # Telephone numbers, ages, rooms, addresses.
    ("Mia's phone number is +44 20 7946 0000", "Mia's phone number is +44 20 7946 0999"),
    ("The desk number is 555-0142", "The desk number is 555-0199"),
    ("我的手机号是 13812345678", "我的手机号是 13987654321"),
    ("電話番号は090-1234-5678です", "電話番号は090-8765-4321です"),
    ("I'm 34 years old", "I am 35 years old"),
    ("我儿子7岁", "我儿子8岁"),
    ("The meeting is in room Turing", "The meeting is in room Lovelace"),
    ("The server is in the basement", "The server is in the attic"),
    ("My address is 12 Oak Street", "My address is 7 Elm Street"),
    ("i live in lisbon", "i live in porto"),
    ("i work at bosch", "i work at siemens"),
    # Subjects without an article, plurals kept in one place, holders.
    ("CI is GitHub Actions", "CI is Buildkite"),
    ("Feature flags live in LaunchDarkly", "Feature flags live in Unleash"),
    ("Production is on AWS", "Production is on Azure"),
    ("The repo is hosted on GitHub", "The repo is hosted on GitLab"),
    ("Tomas is on call for billing", "Priya is on call for billing"),
    ("My dog is called Rex", "My dog is called Milo"),
    ("Der Leiter des Teams ist Anna", "Der Leiter des Teams ist Ben"),
    ("Le responsable de l'équipe est Anne", "Le responsable de l'équipe est Luc"),
    ("Das Produkt leitet Ana", "Das Produkt leitet Wei"),
    ("The staging server is rec-01.example.com, port 8080", "The port of rec-01.example.com is 8443"),
    # Commands that hold from now on, and their opposites.
    ("Increase the cache size before load tests", "Decrease the cache size before load tests"),
    ("Raise the log level in staging", "Lower the log level in staging"),
    ("Always sort ascending", "Always sort descending"),
    ("Results are sorted in ascending order", "Results are sorted in descending order"),
    ("Keep the legacy endpoint", "Remove the legacy endpoint"),
    ("The invoice is paid", "The invoice is unpaid"),
    ("Erhöhe das Timeout für Uploads", "Senke das Timeout für Uploads"),
    ("Augmentez le délai des envois", "Réduisez le délai des envois"),
    ("Увеличь таймаут загрузки", "Уменьши таймаут загрузки"),
    ("商店周日开门", "商店周日关门"),
    ("实习生可以部署", "实习生不可以部署"),
    # Months, and a verb that French and Spanish don't share.
    ("Our fiscal year starts in April", "Our fiscal year starts in January"),
    ("La compilación tarda 10 minutos", "La compilación tarda 20 minutos"),
]

AGREE = [
    ("The budget was $500 once", "The budget is $800"),
    ("Next year the office will be in Hamburg", "The office is in Berlin"),
    ("My phone number is +49 170 1234567", "My phone number is 0170 1234567"),
    ("My work number is 555-0134", "My home number is 555-0199"),
    ("The order number is 555-0134", "My phone number is 555-0199"),
    ("i live in pain", "i live in lisbon"),
    ("i live in a flat", "i live in a house"),
    ("Anna is 34", "Ben is 35"),
    ("The phone is in the kitchen", "The phone is in the blue bag"),
    ("The IP address is 10.0.0.1", "My address is 7 Elm Street"),
    ("The staging server is rec-01.example.com, port 8080", "The port of rec-02.example.com is 8443"),
    ("CI is green", "CI is red"),
    ("Staging is slow", "Staging is down"),
    ("Dana is Italian", "Dana is Scottish"),
    ("Customers live in Germany", "Customers live in France"),
    ("Tests run on Linux", "Tests run on Windows"),
    ("Production is on AWS", "Production is on Linux"),
    ("Tomas is on call for billing", "Priya is on call for search"),
    ("I have a dog called Rex", "I have a dog called Milo"),
    ("Der Leiter des Teams ist Anna", "Der Leiter der Abteilung ist Ben"),
    ("Mi hermana vive en Bilbao", "Mi hermano vive en Vigo"),
    ("Increase the timeout for uploads", "Decrease the timeout for health checks"),
    ("Raise the log level in staging", "Lower the log level in production"),
    ("Sort users in ascending order", "Sort orders in descending order"),
    ("Add a test for the parser", "Remove a test for the parser"),
    ("The new build is faster than the old one", "The old build is slower than the new one"),
    ("We travel in May", "We travel in June"),
    ("The invoice for May is 500 EUR", "The invoice for June is 800 EUR"),
    ("The train takes 90 minutes", "The train takes an hour and a half"),
    ("The server crashed at 9:00", "The server crashed at 14:00"),
    ("我以前住在杭州", "我住在成都"),
]


@pytest.mark.parametrize(("a", "b"), CLASHES)
def test_they_contradict_whichever_comes_first(a: str, b: str) -> None:
    assert contradiction(a, b) is not None
    assert contradiction(b, a) is not None
    assert may_clash(a, b)
    assert may_clash(b, a)


@pytest.mark.parametrize(("a", "b"), AGREE)
def test_they_can_both_be_true(a: str, b: str) -> None:
    assert contradiction(a, b) is None
    assert contradiction(b, a) is None


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("我女儿对花生过敏。", "我女儿对花生不过敏。"),
        ("Jade est allergique aux noix.", "Jade n'est pas allergique aux noix."),
    ],
)
def test_who_is_allergic_and_is_not(a: str, b: str) -> None:
    assert contradiction(a, b) is not None


def test_but_before_a_word_of_its_own_denies_nothing() -> None:
    assert contradiction("敏感数据已加密。", "不过敏感数据已加密。") is None


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("My blood type is B positive.", "My blood type is O negative."),
        ("Tim's blood type is A.", "Tim's blood type is B."),
        ("Meine Blutgruppe ist A positiv.", "Meine Blutgruppe ist B negativ."),
        ("Mi grupo sanguíneo es A positivo.", "Mi grupo sanguíneo es O negativo."),
        ("The visiting hours are from 14:00 to 16:00.", "The visiting hours are from 15:00 to 18:00."),
        ("El horario de visita es de 14:00 a 16:00.", "El horario de visita es de 15:00 a 18:00."),
        ("Les horaires de visite sont de 14:00 à 16:00.", "Les horaires de visite sont de 15:00 à 18:00."),
    ],
)
def test_a_blood_type_and_the_hours_of_one_thing_are_one(a: str, b: str) -> None:
    assert contradiction(a, b) is not None
    assert may_clash(a, b)


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("My blood type is O.", "My blood type is O negative."),
        ("My blood type is A.", "My sister's blood type is B."),
        ("My sister's blood type is A.", "My brother's blood type is B."),
        ("The visiting hours are from 2 pm to 4 pm.", "The visiting hours are from 14:00 to 16:00."),
        ("The visiting hours are from 14:00 to 16:00.", "The visiting hours on Sunday are from 15:00 to 18:00."),
        ("The pool hours are from 14:00 to 16:00.", "The library hours are from 15:00 to 18:00."),
        ("The shop is open from 9:00 to 12:00.", "The shop is open from 14:00 to 18:00."),
    ],
)
def test_the_type_of_another_and_the_hours_of_another_day_are_not(a: str, b: str) -> None:
    assert contradiction(a, b) is None
