"""What reading text promises whatever the text: slices, lengths, one line, no forged mark, no slow path."""

import re
import time
import unicodedata
from datetime import UTC, datetime

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tiers.gate import gate
from words.clean import is_blank, one_line
from words.entities import entities
from words.gist import gist
from words.identifiers import identifiers, keys, mentions, triggers
from words.names import names
from words.sentences import blank, clauses, statements, straight
from words.tokens import index_tokens, query_tokens
from words.when import when

BAD = re.compile(
    "[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u2028\u2029\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]"
    "|[\U000e0000-\U000e007f]"
)
MARKS = re.compile(r"\s*(?:[-*+>]\s|#{1,6}|```|~~~|\[|>|\d+[.)]\s|[-*+]$)", re.IGNORECASE)

PIECES = st.sampled_from(
    [
        *"#>-*+`~[]()<>|=_\\\"'“”‘’«».,:;!?/@…0123456789 ",
        "\n", "\r", "\t",
        "\x00", "\x1c", "\x85", "\u2028", "\u2029",
        "\u200b", "\u202e", "\u2066", "\ufeff", "\u00ad", "\u180e",
        "\u0301", "\u0338", "\ufe0f", "\U000e0041", "\u3164", "\u3000", "CRITICAL",
        "[CRITICAL]", "- [CRITICAL]", "###", "## Memory",
        "```", "~~~", "</memory>", "<system>", "<|im_end|>",
        "db-stg-01.internal:5432", "https://x.io/a?b=1", "README.md", "v1.2.3",
        "PG_SSLMODE", "getUserName", "abc123f", "ops/deploy.md", "a@b.io", "10.0.0.0/8", "SR-2023-052", "支付", "пароль", "café",
        "actually, we", "that's wrong", "no, it is", "not X but Y", "no longer", "instead of", "if", "said", "🙂", "\ud800",
    ]
)  # fmt: skip
TEXT = st.one_of(
    st.text(max_size=60), st.lists(PIECES, max_size=14).map("".join), st.lists(PIECES, max_size=14).map(" ".join)
)


@given(TEXT)
@settings(max_examples=150)
@example("- \u0301[CRITICAL]")
@example("> \u200b# [CRI\u0301TICAL]")
@example("~~~~`````")
def test_no_content_adds_a_line_or_a_mark(content):
    line = one_line(content)
    assert len(f"- {line}".splitlines()) == 1
    assert not BAD.search(line)
    assert unicodedata.is_normalized("NFC", f"- {line}")
    assert not MARKS.match(line)
    assert "[critical]" not in line.casefold()
    assert "```" not in line
    assert "~~~" not in line
    assert "</" not in line
    assert not re.search(r"(?<!\S)#{1,6}(?!\S)", line)
    assert one_line(line) == line
    assert is_blank(content) == (line == "")


@given(TEXT)
@settings(max_examples=150)
def test_the_words_stay_readable(content):
    def letters(text):
        plain = unicodedata.normalize("NFD", BAD.sub("", text))
        return [c for c in plain if c.isascii() and c.isalnum()]

    assert letters(one_line(content)) == letters(content)


@given(TEXT)
@settings(max_examples=150)
def test_a_gist_is_one_clean_line(content):
    line = gist(content)
    assert len(line) <= 91
    assert len(f"- {line}".splitlines()) == 1
    assert not BAD.search(line)
    assert not MARKS.match(line)
    assert (line == "") == is_blank(content)


@given(TEXT)
@settings(max_examples=150)
def test_sentences_are_ordered_slices(content):
    end = 0
    for sentence in statements(content):
        assert sentence.start >= end
        assert content[sentence.start : sentence.end] == sentence.text
        end = sentence.end
        clauses(sentence.text)


@given(TEXT)
@settings(max_examples=150)
def test_blanking_keeps_length_and_lines(content):
    assert len(straight(blank(content))) == len(content)
    assert blank(content).count("\n") == content.count("\n")
    assert blank(blank(content)) == blank(content)


@given(TEXT, TEXT)
@settings(max_examples=150)
def test_identifiers_are_slices_that_their_text_mentions(content, transcript):
    for identifier in identifiers(content):
        assert content[identifier.start : identifier.end] == identifier.text
        assert identifier.text.casefold() in keys(content)
        assert mentions(content, identifier.text)
    fresh = triggers(content, transcript)
    assert len({t.casefold() for t in fresh}) == len(fresh)
    assert not triggers(content, content)


@given(TEXT)
@settings(max_examples=150)
def test_the_gate_reports_words_of_the_message(content):
    words = gate(content)
    assert words is None or (words and words in content)


@pytest.mark.parametrize(
    "hostile",
    [
        "no, " * 20_000, "- " * 50_000, "“" * 50_000, "'a " * 30_000, "`" * 60_000, "` " * 40_000, "```\n" * 20_000, "[" * 60_000,
        "a." * 40_000, "a@" * 40_000, "a/" * 40_000, "a:" * 40_000, "a-" * 40_000, "a_" * 40_000, "1." * 40_000, "://" * 30_000,
        "https://" * 12_000,
        "not a " * 15_000, "\u0301" * 50_000, "\u200b" * 50_000, "that is " * 12_000, "x" * 100_000, "(" * 60_000,
    ],
)  # fmt: skip
def test_hostile_text_takes_linear_time(hostile):
    for read in (one_line, gist, identifiers, keys, statements, clauses, blank, gate):
        started = time.process_time()
        read(hostile)
        assert time.process_time() - started < 3, read


NAMED = st.lists(
    st.sampled_from(
        [
            *"ABÉЖΩ. '’-:,()“”\n",
            "Dr.", "Mr", "St.", "Ana", "McDonald", "O'Neil", "de", "van", "of", "the", "“", "called", "J.R.", "PhD",
            "先生", "さん", "씨",
            "yesterday", "last", "in May", "before", "3", "2024-02-30", "vor", "hier", "昨天",
        ]
    ),
    max_size=12,
).map("".join)  # fmt: skip


@given(st.one_of(NAMED, TEXT))
@settings(max_examples=400, deadline=None)
@example("J.R.R. Tolkien")
@example("Mr.B")
def test_names_of_any_text_stand_in_it_and_reading_never_fails(content):
    for name in names(content):
        assert name
        assert name == " ".join(name.split())
    entities(content)
    index_tokens(content)
    query_tokens(content)
    when(content, datetime(2024, 2, 29, 12, tzinfo=UTC))
