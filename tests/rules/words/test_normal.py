"""Two ways to write the same words are the same string after normalisation; another value is another string."""

import pytest

from words.normal import normalise, plain, shouts, without_accents


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("The  Cache TTL\tis 300.", "the cache ttl is 300"),
        ("CAFÉ", "cafe"),
        ("cafe\u0301", "cafe"),
        ("Straße", "strasse"),
        ("ΣΊΣΥΦΟΣ", "σισυφοσ"),
        ("Σίσυφος", "σισυφοσ"),
        ("İstanbul", "istanbul"),
        ("ısparta", "isparta"),
        ("Łódź, Søren, cœur", "lodz, soren, coeur"),
        ("ﬁle ＡＢＣ １２", "file abc 12"),
        ("don’t", "don't"),
        ("10⁹", "10^9"),
        ("x₂", "x2"),
        ("1½", "1 1⁄2"),
        ("№ 5 — Foo™", "№ 5 — foo™"),
        ("IT asks it", "IT asks it"),
        ("ASK IT ABOUT IT", "ask it about it"),
        ("us-east-1 US", "us-east-1 US"),
        ("US-EAST-1", "us-east-1"),
        ("支付 服务 端口 8443。", "支付服务端口8443"),
        ("zero\u200bwidth\u00ad and \u202etrick", "zerowidth and trick"),
        ("Really?", "really?"),
        ("done...", "done"),
        ("दिन है।", "दिन है"),
        ("كَتَبَ", "كَتَبَ"),
        ("мой", "мой"),
        ("", ""),
        (" … ", ""),
    ],
)
def test_the_equality_form(text, form):
    assert normalise(text) == form
    assert normalise(form) == form


def test_only_latin_and_greek_letters_lose_their_marks():
    assert without_accents("é ñ ç ü ή й ё が क़ כָּ") == "e n c u η й ё が क़ כָּ"


def test_capitals_say_nothing_where_all_is_capitals():
    assert shouts("RUN IT NOW")
    assert not shouts("IT US")
    assert not shouts("Run IT now")


def test_plain_keeps_case_and_accents():
    assert plain("It’s ‘Café’ – ok") == "It's 'Café' - ok"


def test_a_very_long_text_is_normalised_in_good_time():
    assert normalise("." * 200_000 + "x") == "." * 200_000 + "x"
