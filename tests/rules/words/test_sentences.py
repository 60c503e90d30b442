"""Sentences, clauses, and what is code or quotation: nothing is cut inside a host, a version, a number or an abbreviation."""

import pytest

from words.sentences import blank, clauses, statements, straight, without_fences

SPLIT = (
    ("We use pnpm. can you fix the build?", ["We use pnpm.", "can you fix the build?"]),
    ("It is db-stg-01.internal:5432. Use 5433.", ["It is db-stg-01.internal:5432.", "Use 5433."]),
    ("e.g. version 1.2.3, i.e. the facade. Then go.", ["e.g. version 1.2.3, i.e. the facade.", "Then go."]),
    ("See README.md. Then https://x.io/a?b=1. Done!", ["See README.md.", "Then https://x.io/a?b=1.", "Done!"]),
    ("- one\n- two. three\n1. four\n2) five\n* [ ] six", ["one", "two.", "three", "four", "five", "six"]),
    ("Dr. Smith uses vim. J. Doe uses emacs.", ["Dr. Smith uses vim.", "J. Doe uses emacs."]),
    ("J. Doe uses emacs.", ["J. Doe uses emacs."]),
    ("It takes 5 min. Then it stops.", ["It takes 5 min.", "Then it stops."]),
    ("We need approx. 5 GB etc. Then more.", ["We need approx. 5 GB etc.", "Then more."]),
    ("Wait... what is it? No!", ["Wait... what is it?", "No!"]),
    ("Wait… What? Yes", ["Wait…", "What?", "Yes"]),
    ("Use v2. It is 3.11.4.", ["Use v2.", "It is 3.11.4."]),
    ("The port is 5433. Then 12. Next.", ["The port is 5433.", "Then 12.", "Next."]),
    ("He said “Stop. Now.” and left. Bye.", ["He said “Stop. Now.” and left.", "Bye."]),
    ('He said "Go." Then he left.', ['He said "Go."', "Then he left."]),
    ("(See above.) Next.", ["(See above.)", "Next."]),
    ("Am 3. Mai ist Schluss. Danach nicht.", ["Am 3. Mai ist Schluss.", "Danach nicht."]),
    ("Wir nutzen z.B. Kafka bzw. Redis. Sonst nichts.", ["Wir nutzen z.B. Kafka bzw. Redis.", "Sonst nichts."]),
    ("M. Dupont gère Kafka. Voilà.", ["M. Dupont gère Kafka.", "Voilà."]),
    ("El Sr. Pérez usa Kafka. Fin.", ["El Sr. Pérez usa Kafka.", "Fin."]),
    ("Всегда т.е. да. Потом нет.", ["Всегда т.е. да.", "Потом нет."]),
    ("我们用 pnpm。不要用 npm！好的", ["我们用 pnpm。", "不要用 npm！", "好的"]),
    ("ポートは 5433 です。次は？", ["ポートは 5433 です。", "次は？"]),
    ("Use it.\n\n```py\nx = 1. y\n```\nAfter it.", ["Use it.", "After it."]),
    ("~~~\na. b\n~~~\nAfter", ["After"]),
    ("```\nnever closed. a", []),
    ("Line one\r\nLine two\u2028Line three", ["Line one", "Line two", "Line three"]),
    ("This is a long line that an editor wrapped at some seventy columns and\nit goes on here.", 1),
    ("short\nlines stand\nalone", 3),
    ("", []),
    ("...", []),
    ("# Heading\ntext", ["Heading", "text"]),
    ("> quoted line", ["quoted line"]),
)


@pytest.mark.parametrize(("text", "sentences"), SPLIT)
def test_sentences_end_where_they_end(text, sentences):
    found = [s.text for s in statements(text)]
    assert (len(found) if isinstance(sentences, int) else found) == sentences


@pytest.mark.parametrize("text", [row[0] for row in SPLIT])
def test_a_sentence_is_a_slice_of_its_text(text):
    for sentence in statements(text):
        assert text[sentence.start : sentence.end] == sentence.text


@pytest.mark.parametrize(
    ("sentence", "parts"),
    [
        (
            "Always run migrations against staging, never production",
            ("Always run migrations against staging", "never production"),
        ),
        ("We use Helm, but they don't; ok — fine", ("We use Helm", "but they don't", "ok", "fine")),
        ("If it fails, use X", ("If it fails", "use X")),
        ("red, green, and blue", ("red, green, and blue",)),
        ("It is red, and we like it", ("It is red", "and we like it")),
        ("The host is db-01.internal:5432", ("The host is db-01.internal:5432",)),
        ("我们用 A，他们用 B", ("我们用 A", "他们用 B")),
        ("Wir nutzen Helm, aber nicht hier", ("Wir nutzen Helm", "aber nicht hier")),
        ("Si ça échoue, utilise X", ("Si ça échoue", "utilise X")),
        ("Use port 5433, not 5432", ("Use port 5433", "not 5432")),
        ("", ()),
    ],
)
def test_clauses_are_cut_where_another_claim_begins(sentence, parts):
    assert clauses(sentence) == parts


@pytest.mark.parametrize(
    ("text", "hidden"),
    [
        ('the log says "that\'s wrong" when', "that's wrong"),
        ("the log says 'that's wrong' when", "that's wrong"),
        ("add `stop using` to it", "stop using"),
        ("add ``a ` b`` to it", "a ` b"),
        ("“that’s wrong” it says", "that’s wrong"),
        ("‘that’s wrong’ it says", "that’s wrong"),
        ("„das ist falsch“ steht da", "das ist falsch"),
        ("»falsch« und «faux»", "faux"),
        ("他说「错了」吗", "错了"),
        ("```\nfoo\n``` bar", "foo"),
        ("> quoted\nmine", "quoted"),
        ("x ~~~\n", ""),
    ],
)
def test_code_and_quotations_are_blanked_in_place(text, hidden):
    blanked = blank(text)
    assert len(blanked) == len(text)
    assert blanked.count("\n") == text.count("\n")
    assert not hidden or hidden not in blanked


@pytest.mark.parametrize(
    "text",
    [
        "don't and won't",
        "the users' data isn't the admins' data",
        "don’t",
        '5" disk that\'s 6" wide',
        "`unclosed that's",
        "rock 'n' roll",
        "a > b",
    ],
)
def test_apostrophes_inches_and_lone_marks_are_no_quotations(text):
    assert blank(text) == text


def test_one_form_of_apostrophe_and_quotation_mark():
    assert straight("don’t “go” «now»") == 'don\'t "go" "now"'
    assert len(straight("’‘ʼ＇„“”")) == 7


def test_only_fences_are_taken_out_where_inline_code_is_content():
    assert without_fences("use `pnpm`") == "use `pnpm`"
    assert without_fences("a\n```\nb\n```\nc").split() == ["a", "c"]
