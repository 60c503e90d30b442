"""A project's notes become statements that stand alone, each with its line and heading; nothing vanishes in silence."""

from __future__ import annotations

from itertools import combinations
from textwrap import dedent

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from learn.commands import commands, layout
from learn.markdown import pieces
from learn.notes import plain, read
from tensions.detector import contradiction


def contents(text: str) -> list[str]:
    return [note.content for note in read(dedent(text))[0]]


def lines(text: str) -> list[tuple[int, str]]:
    return [(note.line, note.content) for note in read(dedent(text))[0]]


def domains(text: str) -> list[tuple[str, ...]]:
    return [note.domains for note in read(dedent(text))[0]]


def passed(text: str) -> list[tuple[str, str]]:
    return [(p.rule, p.content) for p in read(dedent(text))[1]]


def test_headings_become_domains_and_each_item_a_note_with_its_line() -> None:
    text = """\
        # Parcels

        ## Database

        - Migrations live in `db/migrate`.
        - The staging host is parcels-stg-01.internal:5432

        ## Code style

        - Tabs, never spaces.
        """
    assert lines(text) == [
        (5, "Migrations live in `db/migrate`."),
        (6, "The staging host is parcels-stg-01.internal:5432"),
        (10, "Tabs, never spaces."),
    ]
    assert domains(text) == [("database",), ("database",), ("code style",)]


def test_the_pages_own_title_is_no_domain_and_notes_before_any_heading_have_none() -> None:
    assert domains("Run everything through `just`.\n\n# Parcels\n\nParcels routes vans through Ghent.\n") == [(), ()]


@pytest.mark.parametrize(
    ("heading", "domain"),
    [
        ("## 2.1 Code style ##", "code style"),
        ("## `billing` rules", "billing rules"),
        ("## **Testing**:", "testing"),
        ("## 🚀 Deploying", "deploying"),
        ("## Работа с базой", "работа с базой"),
        ("Deploying\n---------", "deploying"),
        ("## " + "very long " * 12, "very long very long very long very long very long very long"),
    ],
)
def test_a_domain_is_the_heading_in_small_letters_without_marks(heading: str, domain: str) -> None:
    assert domains(f"# Title\n\n{heading}\n\n- Vans leave at 06:30.\n") == [(domain,)]


def test_an_item_carries_the_words_that_lead_it_in_since_they_may_turn_its_meaning() -> None:
    text = """\
        Never do any of this on `main`:

        - force push
        - rebase shared commits

        Reviews take one day.
        """
    assert contents(text) == [
        "Never do any of this on `main` — force push",
        "Never do any of this on `main` — rebase shared commits",
        "Reviews take one day.",
    ]
    assert passed(text) == [("lead-in", "Never do any of this on `main`:")]


def test_nested_items_carry_every_level_and_a_full_rule_above_them_is_a_note_as_well() -> None:
    text = """\
        - **Kafka**: version 3.9, three brokers
          - the topic for vans is `vans.moved.v2`
          - retention is 7 days
        - Catch narrow exceptions:
            - file work: `OSError`
        - Log with structlog
        """
    assert contents(text) == [
        "Kafka: version 3.9, three brokers",
        "Kafka — the topic for vans is `vans.moved.v2`",
        "Kafka — retention is 7 days",
        "Catch narrow exceptions — file work: `OSError`",
        "Log with structlog",
    ]


def test_the_items_of_a_list_are_no_contradictions_of_each_other() -> None:
    text = """\
        - `api/` — HTTP edge:
          - `auth.py` — sign-in
          - `limits.py` — rate limits
        - **Support levels**:
          - Patch (1.0.x): fixes only
          - Minor (1.x.0): new features
        """
    found = contents(text)
    assert len(found) == 4
    assert [pair for pair in combinations(found, 2) if contradiction(*pair)] == []


def test_a_sentence_before_the_leading_one_stays_a_note() -> None:
    assert contents("- Don't sleep in tests. Instead:\n  - wait for the event\n") == [
        "Don't sleep in tests.",
        "Don't sleep in tests. Instead — wait for the event",
    ]


def test_commands_are_read_by_their_comments_and_keep_the_folder_they_run_in() -> None:
    text = """\
        ## Development

        ```bash
        # Install what the service needs
        poetry install

        cd web/
        # Build the pages
        pnpm install
        pnpm run build --mode production

        pnpm run lint   # eslint and stylelint
        ```
        """
    assert lines(text) == [
        (5, "Install what the service needs: `poetry install`"),
        (9, "Build the pages: `cd web/`, `pnpm install`, `pnpm run build --mode production`"),
        (12, "eslint and stylelint: `cd web/`, `pnpm run lint`"),
    ]


def test_commands_without_a_comment_take_the_words_before_the_block_or_the_heading() -> None:
    text = """\
        ## Running the tests

        ```sh
        $ tox -e py312
        ```

        1. Start the queue first:
           ```console
           $ docker compose up rabbit \\
               --detach
           ```
        """
    assert contents(text) == [
        "running the tests: `tox -e py312`",
        "Start the queue first: `docker compose up rabbit --detach`",
    ]


def test_other_code_is_never_a_statement_and_is_listed() -> None:
    text = "```python\n# always hold the lock\nwith lock:\n    pass\n```\n"
    assert contents(text) == []
    assert passed(text) == [("code", "# always hold the lock")]


def test_a_here_document_is_a_file_and_no_list_of_commands() -> None:
    assert commands("cat > x <<'EOF'\nrm -rf /\nEOF", "bash") == ()


def test_a_drawn_tree_says_what_each_folder_holds() -> None:
    tree = "parcels/\n├── api/        HTTP edge\n│   └── auth.py  # sign-in\n└── Makefile    entry points\n"
    assert [(line.offset, line.text) for line in layout(tree, "")] == [
        (1, "`parcels/api/`: HTTP edge"),
        (2, "`parcels/api/auth.py`: sign-in"),
        (3, "`parcels/Makefile`: entry points"),
    ]


def test_a_table_row_says_its_cells_by_the_names_of_their_columns() -> None:
    text = """\
        | Variable | Default | Meaning |
        |---|---|---|
        | `VAN_PORT` | 7070 | where the tracker listens |
        | `VAN_TLS` |  | a certificate |

        | Host | Role |
        |---|---|
        | ghent-1 | primary |
        """
    assert contents(text) == [
        "`VAN_PORT`: Default: 7070; Meaning: where the tracker listens",
        "`VAN_TLS`: Meaning: a certificate",
        "ghent-1: primary",
    ]


def test_a_long_paragraph_is_cut_into_sentences_and_one_that_leans_stays_with_its_neighbour() -> None:
    first = "The tracker keeps the last position of every van in memory and writes it to disk once a minute."
    leaning = "It never writes more often than that, since the disks of the depot are slow and shared with billing."
    last = "Positions older than thirty days are moved to the archive by a nightly run at 02:00 UTC on ghent-2."
    assert contents(f"{first} {leaning}\n{last} \n{'Drivers see the new route after ten seconds at most.'}\n") == [
        f"{first} {leaning}",
        last,
        "Drivers see the new route after ten seconds at most.",
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Use **ruff** and _mypy_, never `__all__`", "Use ruff and mypy, never `__all__`"),
        ("**Before a change, read `docs/*.md`** twice", "Before a change, read `docs/*.md` twice"),
        (
            "See [the runbook](docs/run.md) and [https://a.example/x](https://a.example/x)",
            "See the runbook (docs/run.md) and https://a.example/x",
        ),
        ("snake_case_name and 2 * 3 * 4 stay", "snake_case_name and 2 * 3 * 4 stay"),
        ("![build](badge.svg) green", "build (badge.svg) green"),
    ],
)
def test_marks_of_emphasis_go_and_names_stay(text: str, expected: str) -> None:
    assert plain(text) == expected


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("This file provides guidance to coding agents that work with this repository.", "about-itself"),
        ("@docs/rules.md", "include"),
        ("ok", "too-short"),
        ("word " * 900, "too-long"),
    ],
)
def test_what_is_no_statement_is_listed_with_its_reason(text: str, rule: str) -> None:
    notes, left = read(text + "\n")
    assert notes == ()
    assert [p.rule for p in left] == [rule]


@pytest.mark.parametrize(
    "text", ["<!-- secret\nplan -->", "---\nname: x\n---", "***", "</details>", "<br/>", "\n\n", ""]
)
def test_comments_front_matter_breaks_and_tags_say_nothing(text: str) -> None:
    assert read(text) == ((), ())


@pytest.mark.parametrize(
    ("text", "standing"),
    [
        ("Never commit to main", True),
        ("Prefer composition", True),
        ("ONLY use uv", True),
        ("You mustn't skip hooks", True),
        ("Disposition only affects reflect", False),
        ("`VAN_KEY` is required for maps", False),
        ("The port is 7070", False),
    ],
)
def test_a_standing_note_orders_or_forbids(text: str, standing: bool) -> None:
    assert [note.standing for note in read(f"- {text}")[0]] == [standing]


def test_windows_line_ends_a_byte_order_mark_and_quotes_are_read_through() -> None:
    assert lines("\ufeff# Title\r\n\r\n> [!NOTE]\r\n> Vans leave at 06:30.\r\n") == [(4, "Vans leave at 06:30.")]


PARTS = st.sampled_from(
    [
        "# ",
        "## ",
        "- ",
        "  - ",
        "1. ",
        "```",
        "```bash",
        "~~~",
        "|",
        "|---|",
        "---",
        "===",
        "> ",
        "<!--",
        "-->",
        "**",
        "_",
        "`",
    ]
) | st.text(max_size=12)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.lists(PARTS, max_size=4).map("".join), max_size=14).map("\n".join))
def test_no_text_makes_it_fail_and_every_note_points_into_it(text: str) -> None:
    count = len(text.splitlines()) + 1
    assert all(1 <= piece.line <= count for piece in pieces(text))
    notes, left = read(text)
    assert all(1 <= item.line <= count for item in (*notes, *left))
    assert all(0 < len(note.content) <= 4000 and "\n" not in note.content for note in notes)
