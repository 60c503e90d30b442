"""A cheap guess at the language, and lists that seven languages share."""

import pytest

from words.language import LANGUAGES, evident_language, language
from words.vocabulary import (
    ANTONYMS,
    CONDITION,
    FUNCTION_WORDS,
    GENERIC_NOUNS,
    NEGATIONS,
    ORDER,
    QUANTITY,
    QUESTION_WORDS,
)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("The cache lives in Redis", "en"),
        ("Wir deployen nie am Montag", "de"),
        ("Die Datenbank läuft auf Port 5432", "de"),
        ("Le café ouvre à 9h", "fr"),
        ("L’hôte de l’API", "fr"),
        ("La base de datos usa el puerto 80", "es"),
        ("No desplegamos los lunes", "es"),
        ("¿Dónde está?", "es"),
        ("Пароль ротируется", "ru"),
        ("支付服务的端口是 8443", "zh"),
        ("ポートは5432です", "ja"),
        ("서버는 서울에 있다", "ko"),
        ("Ο κωδικός αλλάζει", "el"),
        ("كلمة المرور", "ar"),
        ("De server is niet veilig", "nl"),
        ("Il server è in ascolto e non risponde", "it"),
        ("Serwer działa i nie jest mały", "pl"),
        ("bun zsh ripgrep", None),
        ("", None),
        ("5432", None),
    ],
)
def test_the_language_that_a_text_speaks_for(text, code):
    assert evident_language(text) == code
    assert language(text) == (code or "en")


@pytest.mark.parametrize(
    "table", [CONDITION, FUNCTION_WORDS, GENERIC_NOUNS, NEGATIONS, ORDER, QUANTITY, QUESTION_WORDS]
)
def test_every_list_knows_the_seven_languages_in_small_letters(table):
    assert set(LANGUAGES) <= set(table)
    assert all(word == word.lower() for words in table.values() for word in words)


@pytest.mark.parametrize("code", LANGUAGES)
def test_an_antonym_is_not_its_own_opposite(code):
    assert ANTONYMS[code]
    assert all(a != b for a, b in ANTONYMS[code])


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_mark_is_also_a_function_word(code):
    """A function word is never distinctive, a mark always is."""
    marks = NEGATIONS[code] | QUANTITY[code] | CONDITION[code] | ORDER[code]
    assert not marks & FUNCTION_WORDS[code]
