"""A correction most likely makes stale what shares distinctive tokens with it: at most three, the rarest first."""

from dataclasses import replace

import pytest

from tests.rules.tiers.shelf import mem
from tiers.block import Rarity
from tiers.stale import likely_stale, premise, subject_tokens

RARITY = Rarity(memories=50, counts={"deploy": 20, "helm": 1, "cron": 1})

NAMES = [
    ("Actually, we switched to Argo for deploys", "We use Helm for deploys", True),
    ("actually we moved the cron to Tuesdays", "The cron runs on Mondays", True),
    ("Use uv instead of pip from now on", "Install with pip", True),
    ("that's wrong, db-stg-01.internal is gone", "The staging host is db-stg-01.internal:5432", True),
    ("不对，支付服务的端口是 9000", "支付服务的端口是 8443", True),
    ("Нет, пароль ротируется ежемесячно", "Пароль ротируется ежеквартально", True),
    ("that's wrong", "We use Helm for deploys", False),
    ("Actually, we switched", "We switched to uv in May", False),
    ("No, never", "We never deploy on Fridays", False),
    ("scratch that, use Argo", "We use Helm", False),
    ("We no longer deploy before noon", "Lint before every commit", False),
]


@pytest.mark.parametrize(("message", "held", "named"), NAMES)
def test_what_is_named(message, held, named):
    row = mem(1, held)
    assert likely_stale(message, [row], RARITY) == ((row,) if named else ())


@pytest.mark.parametrize(("message", "held", "named"), NAMES)
def test_a_row_that_came_without_its_tokens_is_read(message, held, named):
    row = replace(mem(1, held), tokens=(), parts=())
    assert likely_stale(message, [row], RARITY) == ((row,) if named else ())


def test_at_most_three_the_rarest_shared_tokens_first():
    rows = [mem(n, f"Deploys of team {n} are manual") for n in range(1, 6)]
    rows.append(mem(9, "Helm charts live in the repo"))
    stale = likely_stale("that's wrong, deploys with Helm are over", rows, RARITY)
    assert [m.id for m in stale] == [9, 1, 2]


def test_words_of_correcting_are_no_subject():
    assert subject_tokens("Actually, no, that's wrong: we've switched, stop using it now") == frozenset()


@pytest.mark.parametrize(
    ("message", "matched", "said"),
    [
        (
            "Actually, we switched to Kustomize. Can I run the load test on db-stg-01.internal?",
            "Actually, we switched",
            "Actually, we switched to Kustomize.",
        ),
        (
            "Hello. We no longer use 10.0.0.12 for builds. Please go on.",
            "no longer",
            "We no longer use 10.0.0.12 for builds.",
        ),
        ("That's wrong. The port is 9000.", "That's wrong", "That's wrong. The port is 9000."),
        ("No, it should be 5433", "No, it", "No, it should be 5433"),
    ],
)
def test_a_premise_is_the_correcting_sentence_or_the_message_where_that_names_nothing(
    message: str, matched: str, said: str
) -> None:
    assert premise(message, matched) == said
