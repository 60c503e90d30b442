"""What a block knows of the sessions around what was found: who may be proposed, by how much, and who is left to recall."""

import pytest

from tests.rules.memory.rows import row
from tiers.block import Rarity
from tiers.overlap import PART
from tiers.reach import COUNTS, read, sought
from tiers.sessions import READ, read_sessions
from words.tokens import index_tokens, query_tokens

STORE = Rarity(
    memories=100, counts=dict.fromkeys(index_tokens("Ines Omar regatta Lucerne hotel book boat tide").full, 10)
)


def turn(number, content):
    told = index_tokens(content)
    return row(
        id=number, content=content, kind="episodic", session_id="s", tier="L3", tokens=told.full, parts=told.parts
    )


def reaching(message, *around):
    return read_sessions(message, query_tokens(message), STORE, around)


SESSION = [
    turn(1, "Ines has the tide table."),
    turn(2, "Ines waxed the boat."),
    turn(3, "Where is the regatta this year?"),
    turn(4, "In Lucerne, Ines says."),
    turn(5, "Ines knows a hotel."),
    turn(6, "Ines packs."),
    turn(7, "Ines leaves."),
]


def test_the_answer_to_a_turn_that_asks_is_reached_by_its_words():
    found = reaching("Where is the regatta of Ines?", (3, tuple(SESSION[:6])))
    assert found.scores[4] == pytest.approx((1 + COUNTS["answer"]) / 2)
    assert found.told(4) == ("answers a turn that asks with regatta",)


def test_a_turn_is_proposed_up_to_two_places_from_what_was_found():
    found = reaching("the regatta of Ines", (4, tuple(SESSION)))
    assert sorted(found.scores) == [2, 3, 4, 5, 6]
    assert sorted(found.rows) == [1, 2, 3, 4, 5, 6, 7]
    assert READ == 3


def test_only_what_holds_a_word_is_proposed():
    assert sorted(reaching("the regatta of Omar", (3, tuple(SESSION[:6]))).scores) == [3]


def test_turns_that_overlap_are_one_session():
    found = reaching("regatta hotel", (3, tuple(SESSION[:6])), (5, tuple(SESSION[1:])))
    assert (found.before[5], found.after[5], found.before.get(1)) == (4, 6, None)
    assert [(each.memory.id, each.side) for each in found.beside(7)] == [(6, "before")]
    assert [(each.memory.id, each.of, each.side) for each in found.beside(3)] == [(2, 3, "before"), (4, 3, "after")]


@pytest.mark.parametrize(
    ("message", "unknown", "weighs"),
    [
        ("when was the regatta postponed", "postpon", PART),
        ("what did Quentin say of the regatta", "quentin", 1.0),
        ("was the regatta in 1987", "1987", 1.0),
    ],
)
def test_a_word_that_nothing_holds_may_be_said_otherwise_but_no_name_and_no_number(message, unknown, weighs):
    words = read(query_tokens(message), STORE, {})
    whole = sum(word.weight for word in words)
    missing = next(word.weight for word in words if word.token == unknown)
    names = {"quentin"}
    assert whole - sought(words, STORE, names) == pytest.approx((1 - weighs) * missing)


def test_what_is_asked_of_somebody_unknown_reaches_less():
    known = reaching("Where did she dock the boat?", (2, tuple(SESSION[:5]))).scores[2]
    unknown = reaching("Where did Quentin berth the boat?", (2, tuple(SESSION[:5]))).scores[2]
    assert unknown < known


def test_no_episode_no_session():
    found = reaching("the regatta")
    assert (found.rows, found.scores, found.beside(1)) == ({}, {}, [])
