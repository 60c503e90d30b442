"""What a thing stands on, and where somebody lives and works, is one at a time; another sort of place says nothing of it."""

from __future__ import annotations

import pytest

from tensions.detector import contradiction

CLASHES = [
    ("The service runs on Linux", "The service runs on Windows"),
    ("Our gateway runs on Nginx", "Our gateway runs on Traefik"),
    ("The service is written in Go", "The service is written in Elixir"),
    ("The invoice table lives in Postgres", "The invoice table lives in MongoDB"),
    ("The docs are in Confluence", "The docs are in Notion"),
    ("I live in Bonn", "I live in Mainz"),
    ("I work at Siemens", "I work at Bosch"),
    ("Ana is in charge of payroll", "Tom is in charge of payroll"),
    ("The kitchen is green", "The kitchen is yellow"),
    ("Der Dienst läuft unter Linux", "Der Dienst läuft unter Windows"),
    ("Le service tourne sous Linux", "Le service tourne sous Windows"),
    ("J'habite à Lyon", "J'habite à Nantes"),
    ("Vivo en Madrid", "Vivo en Sevilla"),
    ("Сервис работает на Linux", "Сервис работает на Windows"),
    ("Я живу в Москве", "Я живу в Казани"),
    ("服务运行在 Linux 上", "服务运行在 Windows 上"),
    ("我妹妹叫小雅", "我妹妹叫小美"),
    ("サービスは Linux で動きます", "サービスは Windows で動きます"),
    ("リーダーは佐藤さんです", "リーダーは田中さんです"),
]

AGREE = [
    ("The service runs on Linux", "The service runs on port 8080"),
    ("The service runs on AWS", "The service runs on Linux"),
    ("The service runs on Kubernetes", "The service runs on Linux"),
    ("The app runs on iOS", "The app runs on Android"),
    ("The service is written in Go", "The service is written by Ana"),
    ("The docs are in Confluence", "The docs are in English"),
    ("I live in Bonn", "I live in Germany"),
    ("I live in Bonn", "My sister lives in Mainz"),
    ("I work at Siemens", "I work in Munich"),
    ("The service runs on Linux in production", "The service runs on Windows in staging"),
    ("The service used to run on Windows", "The service runs on Linux"),
    ("The build is red", "The build is green"),
    ("My car is red", "Your car is blue"),
    ("我是学生", "我是北京人"),
    ("妹は東京に住んでいます", "私は大阪に住んでいます"),
]


@pytest.mark.parametrize(("a", "b"), CLASHES)
def test_two_places_of_one_sort_clash(a: str, b: str) -> None:
    assert contradiction(a, b) is not None
    assert contradiction(b, a) is not None


@pytest.mark.parametrize(("a", "b"), AGREE)
def test_places_of_two_sorts_agree(a: str, b: str) -> None:
    assert contradiction(a, b) is None
