"""English talk is known by the shape of its clause; what a clause claims, and whose it is, is read from its first words."""

import pytest

from tiers.clause_en import read
from tiers.gate import gate
from tiers.talk_en import TALKS


@pytest.mark.parametrize("message", [m for talk in TALKS for m in talk.silent])
def test_the_talk_of_a_kind_corrects_nothing(message):
    assert gate(message) is None


@pytest.mark.parametrize("message", [m for talk in TALKS for m in talk.fires])
def test_what_only_looks_like_it_corrects(message):
    assert gate(message)


def test_kinds_are_named_once():
    assert len({talk.kind for talk in TALKS}) == len(TALKS)
    assert all(talk.silent and talk.fires and talk.families for talk in TALKS)


@pytest.mark.parametrize(
    ("text", "who", "subject", "verb"),
    [
        ("Actually, we moved the cron", "ours", ("we",), "moved"),
        ("The team lead role passed from Ines to Goran", "the", ("the", "team", "lead", "role"), "passed"),
        ("After the audit we had to drop SMS codes", "ours", ("we",), "drop"),
        ("Grandad's on oat milk now", "name", ("grandad",), "be"),
        ("my sister lives in Rome", "kin", ("my", "sister"), "lives"),
        ("driving a Kia these days", "dropped", (), "driving"),
        ("Use a warmer tone", "order", (), "use"),
        ("A tomato is a fruit", "a", ("a", "tomato"), "be"),
        ("Since Tuesday CI needs a signed commit", "name", ("ci",), "needs"),
        ("", "none", (), ""),
    ],
)
def test_a_clause_says_whose_it_is_and_what_is_done(text, who, subject, verb):
    clause = read(text)
    assert (clause.who, clause.subject, clause.verb) == (who, subject, verb)


def test_tense_and_polarity_are_read():
    assert read("we don't use Helm").negated
    assert read("we have moved").perfect
    assert read("it was 2021").past
    assert read("we might move").modal
    assert read("no, it's 5433").opener == "no"
    assert read("it's at port 5433").named
    assert not read("it's great").named
