"""The docs say what the code does: tables drawn from it, every word of it in the glossary, no link into nowhere."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import get_args

import pytest

from memory.row import Kind, Status, Tag, Tier
from memory.status import VERBS
from tensions.tension import Impact, Winner
from tiers.rules import RULES

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "docs"))
import draw  # noqa: E402 - docs/ is no package: its script is found by path

PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]+)[^)]*\)")


def test_every_table_in_the_docs_is_the_one_in_the_code() -> None:
    assert [page.name for page in draw.stale()] == [], "run `make docs`"


def test_every_table_has_its_place_in_the_docs() -> None:
    placed = {place[2] for page in PAGES for place in draw.PLACE.finditer(page.read_text(encoding="utf-8"))}
    assert placed == set(draw.TABLES)


WORDS = (*get_args(Tier), *get_args(Kind), *get_args(Status), *get_args(Tag), *get_args(Impact), *get_args(Winner))


@pytest.mark.parametrize("word", [*WORDS, *VERBS, *(rule.name for rule in RULES)])
def test_every_word_of_the_code_has_its_place_in_the_glossary(word: str) -> None:
    glossary = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    assert re.search(rf"`{word}`|^\| (?:[\w, ]+, )?{word}(?:,| \|)", glossary, re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    links = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if ":" not in link]
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_every_direct_dependency_has_its_line_of_reason() -> None:
    told = (ROOT / "docs" / "decisions" / "dependencies.md").read_text(encoding="utf-8").lower()
    named = re.findall(r'^  "([A-Za-z][\w-]*)', (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE)
    direct = [name for name in named if name.upper() != name]
    assert direct
    assert [name for name in direct if name.lower() not in told] == []
