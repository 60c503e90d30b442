"""Whatever a judge answers: every candidate comes out once, and no distinctive word of a held statement is lost unasked."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from learn.answer import Answer, Decision, Unusable, read_answer
from learn.counsel import Advice
from learn.decide import decide
from learn.judge import Case, case_of
from learn.read import read
from learn.shelf import Shelf
from learn.verdict import Folded, Rejected, Stored
from tests.rules.learn.test_decide import NOW, held
from tiers.gate import gate
from words.distinctive import distinctive, lost

STATEMENTS = (
    "We deploy with Helm.",
    "We never deploy on Fridays.",
    "The staging database listens on port 5433.",
    "Always run migrations against staging, never production.",
    "The API host is api.example.com.",
    "Backups run every 30 minutes in eu-west-1.",
    "Only admins may delete users.",
    "Wir deployen nicht am Freitag.",
    "发布只在周五进行。",
)
TEXTS = st.one_of(
    st.sampled_from(STATEMENTS),
    st.lists(st.sampled_from(sorted({w for s in STATEMENTS for w in s.split()})), min_size=1, max_size=9).map(" ".join),
    st.tuples(st.sampled_from(STATEMENTS), st.sampled_from(STATEMENTS)).map(" and ".join),
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 9) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@st.composite
def turns(draw: st.DrawFn) -> tuple[str, tuple[str, ...], Answer]:
    """A message, what is held, and a well-formed answer that may say anything."""
    said = draw(st.lists(st.sampled_from(STATEMENTS), min_size=1, max_size=3, unique=True))
    rows = draw(st.lists(TEXTS, max_size=3, unique=True))
    opening = draw(st.sampled_from(("", "No, that's wrong. ", "Actually, that changed. ")))
    candidates = st.integers(1, len(said))
    memories = st.integers(1, max(1, len(rows)))
    decision = st.builds(
        Decision,
        candidate=candidates,
        action=st.sampled_from(("ADD", "MERGE", "REPLACE", "REJECT")),
        memory=memories,
        text=TEXTS,
    )
    answer = Answer(
        decisions=tuple(draw(st.lists(decision, max_size=3, unique_by=(lambda d: d.candidate, lambda d: d.memory)))),
        additions=tuple(draw(st.lists(TEXTS, max_size=2, unique=True))),
        contradictions=tuple(draw(st.lists(st.tuples(candidates, memories), max_size=2, unique=True))),
    )
    return opening + " ".join(said), tuple(rows), answer


@settings(max_examples=150, deadline=None)
@given(turns())
def test_every_candidate_comes_out_once_and_nothing_held_is_lost_unasked(
    turn: tuple[str, tuple[str, ...], Answer],
) -> None:
    message, texts, answer = turn
    rows = held(*texts)
    reading = read(message)
    case = case_of(reading, rows)
    if case is None:
        return
    shelf = Shelf(held=rows, gate=gate(reading.message))
    learning = decide(reading, shelf, NOW, Advice(case=case, answer=answer))
    assert len(learning.verdicts) == len(reading.rejected) + len(reading.candidates) + len(answer.additions)
    contents = {row.id: row.content for row in rows}
    replaced = [v for v in learning.verdicts if isinstance(v, Stored) and v.supersedes is not None]
    assert len({v.supersedes for v in replaced}) == len(replaced)
    for verdict in replaced:
        assert verdict.supersedes is not None
        old = contents[verdict.supersedes]
        if verdict.rule == "judge" and shelf.gate is None:
            assert not lost(verdict.candidate.content, old)
        if verdict.rule == "judge":
            assert 2 * len(lost(verdict.candidate.content, old)) <= len(set(distinctive(old)))
    for verdict in learning.verdicts:
        if isinstance(verdict, Stored):
            everything = "\n".join((message, *texts))
            assert not lost(everything, verdict.candidate.content)
        assert isinstance(verdict, Stored | Folded | Rejected)
    live = set(contents) - {v.supersedes for v in replaced} | {
        -v.key for v in learning.verdicts if isinstance(v, Stored)
    }
    assert {side for c in learning.contradictions if c.origin == "judge" for side in (c.a, c.b)} <= live


CASE = Case(message="a b", candidates=("a", "b"), held=((5, "c"),))


@settings(max_examples=200, deadline=None)
@given(st.one_of(st.text(max_size=60), JSON.map(json.dumps)))
def test_no_text_is_too_strange_to_be_read(text: str) -> None:
    assert isinstance(read_answer(text, CASE), Answer | Unusable)


@settings(max_examples=150, deadline=None)
@given(st.dictionaries(st.sampled_from(("decisions", "additions", "contradictions", "delete")), JSON, max_size=4))
def test_an_answer_that_is_read_names_only_what_was_shown(found: dict[str, object]) -> None:
    answer = read_answer(json.dumps(found), CASE)
    if isinstance(answer, Answer):
        assert {d.candidate for d in answer.decisions} <= {1, 2}
        assert {d.memory for d in answer.decisions} <= {None, 5}
        assert "delete" not in found


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 200))
def test_any_part_of_an_answer_is_no_answer(cut: int) -> None:
    whole = json.dumps(
        {"decisions": [{"candidate": 1, "action": "REJECT", "memory": None, "text": None, "reason": "x"}]}
    )
    assert read_answer(whole, CASE) != Unusable(why="")
    assert isinstance(read_answer(whole[: min(cut, len(whole) - 1)], CASE), Unusable)
