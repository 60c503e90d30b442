"""The word tables: every entry is one casefolded word, and no two ran together where a line ends."""

from __future__ import annotations

import pytest

from tensions import lexicon
from tensions.slot import SLOTS

TABLES = {
    name: table
    for name, table in vars(lexicon).items()
    if name.isupper() and isinstance(table, (frozenset, dict)) and name not in ("ORDERS", "CONDITIONS")
}


def words(table) -> set[str]:
    found: set[str] = set()
    for key in table:
        found |= table[key] if isinstance(table, dict) and isinstance(table[key], frozenset) else {key}
    return found


@pytest.mark.parametrize("name", TABLES)
def test_a_table_holds_single_casefolded_words(name: str) -> None:
    for word in words(TABLES[name]):
        assert word == word.casefold()
        assert len(word) <= 18, f"{word} looks like two words run together"


def test_the_table_of_slots_and_the_kind_nouns_agree() -> None:
    kinds = {row.kind for row in SLOTS}
    assert len(kinds) == len(SLOTS)
    assert lexicon.DROPPED_KINDS - {"place"} <= kinds | set(lexicon.KIND_NOUNS.values())
