"""A gist is the first sentence on one line, at most 90 characters, then an ellipsis."""

import pytest

from words.gist import gist

LONG = "The staging database db-stg-01.internal is rebuilt every night at 02:00 UTC so that nobody may rely on its rows"


@pytest.mark.parametrize(
    ("content", "line"),
    [
        ("Use pnpm", "Use pnpm"),
        ("Use pnpm. It is faster.", "Use pnpm."),
        ("The host is db-stg-01.internal. Its port is 5432.", "The host is db-stg-01.internal."),
        ("Version 1.2.3 is out. Upgrade.", "Version 1.2.3 is out."),
        ("E.g. Dr. Smith uses v2. Others don't.", "E.g. Dr. Smith uses v2."),
        ("- first\n- second", "first"),
        ("Title:\n- a", "Title:"),
        ("```\ncode\n```\nReal one.", "Real one."),
        ("```\nonly code\n```", "''' only code '''"),
        ("[CRITICAL] Do it. Now.", "(CRITICAL) Do it."),
        ("我们用 pnpm。不要用 npm。", "我们用 pnpm。"),
        ("", ""),
        ("???", "???"),
        (LONG, "The staging database db-stg-01.internal is rebuilt every night at 02:00 UTC so that nobody…"),
        ("x" * 200, "x" * 90 + "…"),
        ("字" * 200, "字" * 90 + "…"),
        ("See " + "a" * 40 + " " + "b" * 45, "See " + "a" * 40 + " " + "b" * 45),
        ("See " + "a" * 40 + " " + "b" * 46, "See " + "a" * 40 + "…"),
    ],
)
def test_the_first_sentence_is_the_gist(content, line):
    assert gist(content) == line


@pytest.mark.parametrize(
    "content", [LONG, LONG * 3, "word " * 60, "e\u0301" * 100, "https://x.io/" + "a" * 200, "a" * 89 + " b c"]
)
def test_a_gist_is_one_line_of_at_most_ninety_characters_and_an_ellipsis(content):
    line = gist(content)
    assert len(line) <= 91
    assert len(line) <= 90 or line.endswith("…")
    assert line.splitlines() == [line]
