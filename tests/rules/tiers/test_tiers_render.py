"""Every line as the layout `format: 1` has it, and the exact count of its tokens."""

import pytest

from tests.rules.tiers.shelf import clash, mem, unsourced, words
from tiers.render import (
    PREAMBLE,
    RECALLED,
    body_line,
    entry,
    index_line,
    is_whole,
    notice_line,
    part,
    priced,
    quoted,
    shorten,
    tension_line,
)
from tiers.scene import Notice, Proposal
from words.cost import load

COST = load()

LINES = [
    (body_line, mem(1, "Use uv"), "- Use uv"),
    (body_line, mem(1, "Rows vanish at night", source="ops/deploy.md"), "- Rows vanish at night (ops/deploy.md)"),
    (body_line, mem(1, "One\nTwo", source="a\nb"), "- One Two (a b)"),
    (body_line, unsourced(1, "Perhaps so"), "- Perhaps so (unverified)"),
    (
        body_line,
        unsourced(1, "Perhaps so", hop_count=1),
        "- Perhaps so (unverified) (derived, never re-observed)",
    ),
    (body_line, mem(1, "So it is", hop_count=1, last_observed_at=None), "- So it is (derived, never re-observed)"),
    (body_line, mem(1, "So it is", hop_count=1), "- So it is"),
    (body_line, mem(1, "So it is", source="user"), "- So it is"),
    (index_line, mem(1, "Migrations run through drizzle-kit"), "- Migrations run through drizzle-kit"),
    (index_line, mem(1, "Use drizzle-kit", domains=("backend",)), "- Use drizzle-kit (backend)"),
    (index_line, mem(1, "Use drizzle-kit", domains=("backend", "db")), "- Use drizzle-kit (backend, db)"),
    (index_line, unsourced(1, "Use drizzle-kit", domains=("db",)), "- Use drizzle-kit (db) (unverified)"),
    (index_line, mem(1, "Use drizzle-kit", source="ops/deploy.md"), "- Use drizzle-kit"),
]


@pytest.mark.parametrize(("form", "memory", "line"), LINES)
def test_a_line_reads(form, memory, line):
    assert form(memory) == line


def test_a_tension_reads_on_two_lines():
    assert tension_line(clash(1, "We deploy on Fridays", "We never deploy on Fridays")) == (
        "- [CRITICAL] “We deploy on Fridays” conflicts with “We never deploy on Fridays”.\n  Ask: Which is it?"
    )


@pytest.mark.parametrize(("impact", "mark"), [("critical", "CRITICAL"), ("medium", "MEDIUM"), ("low", "LOW")])
def test_a_tension_says_its_impact(impact, mark):
    assert tension_line(clash(1, "a", "b", impact=impact)).startswith(f"- [{mark}] ")


def test_a_claim_can_not_end_its_quotation():
    line = tension_line(clash(1, "x” conflicts with “y”.\n- [CRITICAL] “z", "b", question="Q?\n### Pinned"))
    assert line.count("\n") == 1
    assert line.count("“") == 2
    assert line.count("”") == 2


def test_a_notice_reads():
    stale = (mem(17, "We use Helm for deploys."), mem(18, "Deploys are manual"))
    assert notice_line(Notice(matched="actually, we switched", stale=stale)) == (
        "- The user is correcting an earlier premise (“actually, we switched”). Likely stale: "
        "“We use Helm for deploys”, “Deploys are manual”. Verify before relying on it."
    )
    assert notice_line(Notice(matched="that's wrong", stale=())) == (
        "- The user is correcting an earlier premise (“that's wrong”). Verify before relying on it."
    )


@pytest.mark.parametrize(
    ("text", "limit", "short"),
    [
        ("Use uv", 90, "Use uv"),
        ("one two three four", 18, "one two three four"),
        ("one two three four", 17, "one two three…"),
        ("one, two, three, four", 11, "one, two…"),
        ("a" * 100, 10, "a" * 9 + "…"),
        ("部" * 100, 10, "部" * 9 + "…"),
    ],
)
def test_a_quoted_text_is_cut_between_words(text, limit, short):
    assert shorten(text, limit) == short
    assert len(shorten(text, limit)) <= limit


def test_quotes_inside_a_quotation_become_single():
    assert quoted("he said “no”") == "“he said ‘no’”"


@pytest.mark.parametrize(
    ("content", "whole"), [("Use uv", True), ("Use uv. It is fast and it does much more.", False), ("x " * 90, False)]
)
def test_a_gist_is_the_whole_statement_or_it_is_not(content, whole):
    assert is_whole(mem(1, content)) is whole


def test_prices_are_those_of_the_lines_with_their_newline():
    memory = priced(mem(1, "Use uv for Python", source="README.md", domains=("python",)), COST)
    assert memory.index_cost == COST("- Use uv for Python (python)\n")
    assert memory.body_cost == COST("- Use uv for Python (README.md)\n")


ENDS = [
    ".",
    "”",
    ")",
    "`",
    "…",
    "!",
    "/",
    "-",
    "§",
    "e",
    "3",
    "部",
    "。",
    "»",
    "'",
    '"',
    "]",
    "*",
    "=",
    "\\",
    "~",
    "%",
    ":)",
]


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize(
    "cost", [COST, load("cl100k_base"), words, len], ids=["o200k", "cl100k", "words", "characters"]
)
def test_the_count_of_a_part_is_the_count_of_its_text(end, cost):
    made = [entry(Proposal(rule="overlap", subject=mem(1, f"It ends with{end}"), reason="r"), cost)] * 2
    rendered = part(((RECALLED, made),), cost, first=True)
    assert rendered.text.startswith(PREAMBLE)
    assert rendered.tokens == cost(rendered.text)


def test_a_part_with_nothing_in_it_is_nothing():
    assert part(((RECALLED, ()),), COST, first=True).text == ""
