"""Token costs come from the carried tables, and agree with what tiktoken is known to count."""

import pytest

from words import cost
from words.cost import ENCODINGS, DamagedRanksError, load


@pytest.mark.parametrize(
    ("name", "text", "tokens"),
    [
        ("o200k_base", "", 0),
        ("o200k_base", "hello world", 2),
        ("o200k_base", "<|endoftext|>", 7),
        ("cl100k_base", "hello world", 2),
        ("cl100k_base", "tiktoken is great!", 6),
        ("o200k_base", "tiktoken is great!", 6),
    ],
)
def test_known_counts(name, text, tokens):
    assert load(name)(text) == tokens


def test_the_table_is_read_once():
    assert load("o200k_base") is load("o200k_base")


@pytest.mark.parametrize("name", list(ENCODINGS))
def test_the_carried_tables_are_the_published_ones(name):
    assert len(cost._table(name)) == ENCODINGS[name].entries


def test_a_damaged_table_is_an_error(monkeypatch):
    monkeypatch.setattr(cost.gzip, "decompress", lambda _packed: b"YQ== 0\n")
    with pytest.raises(DamagedRanksError, match="reinstall"):
        cost._table("o200k_base")


def test_lone_surrogates_do_not_raise():
    assert load()("\ud800 x") > 0


def test_lines_of_a_block_add_up():
    lines = [
        "## Memory\n",
        "- Use pnpm.\n",
        "- [CRITICAL] “a” conflicts with “b”.\n",
        "  Ask: which?\n",
        "### Pinned\n",
        "- 我们用 pnpm。\n",
    ]
    assert load()("".join(lines)) == sum(map(load(), lines))
