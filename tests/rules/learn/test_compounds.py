"""A correction of one fact of a statement that holds several: nothing of the rest is lost, or somebody is asked."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from learn.corrections import Supersede, Unclear, corrected
from learn.more import says_more
from memory.birth import Birth, Wanted, be_born
from tiers.gate import gate

ONE = [
    ("We deploy with Helm for production.", "Actually, we switched to Kustomize for production."),
    ("We deploy to the cluster with Helm for production.", "Actually, we moved to Argo for production."),
    ("We test with pytest for the backend.", "Actually, we switched to unittest for the backend."),
    ("We use Helm for deploys because it is simple.", "Actually, we switched to Kustomize for deploys."),
    ("The read and write timeout is 30 s", "Correction: the read and write timeout is 60 s"),
    ("The staging port is 5432, not 5433.", "Correction: the staging port is 5434."),
]

REST = [
    (
        "The payment service listens on 8443 and its logs go to /var/log/pay.log",
        "No, the payment service listens on 9443.",
        "The payment service listens on 9443 and its logs go to /var/log/pay.log",
    ),
    (
        "The API listens on port 8080 and the worker on port 9090.",
        "No, the API listens on port 8081.",
        "The API listens on port 8081 and the worker on port 9090.",
    ),
    (
        "The API listens on 8080 and the worker on 9090, both behind nginx.",
        "Actually the worker listens on 9191.",
        "The API listens on 8080 and the worker on 9191, both behind nginx.",
    ),
    (
        "The payment service listens on 8443, its owner is Dana.",
        "No, the owner of the payment service is Kim.",
        "The payment service listens on 8443, its owner is Kim.",
    ),
    (
        "Our default branch is main; releases are cut from release/2.x.",
        "Actually, our default branch is trunk.",
        "Our default branch is trunk; releases are cut from release/2.x.",
    ),
    (
        "We use Helm for deploys and Jenkins for CI.",
        "Actually, we switched to Kustomize for deploys.",
        "We use Kustomize for deploys and Jenkins for CI.",
    ),
    (
        "We use Helm for deploys and Jenkins for CI.",
        "Actually, we switched to Buildkite for CI.",
        "We use Helm for deploys and Buildkite for CI.",
    ),
    (
        "We use Helm for deploys, and the charts live in ops/charts.",
        "Actually, we switched to Kustomize for deploys.",
        "We use Kustomize for deploys, and the charts live in ops/charts.",
    ),
    (
        "The staging database is db-1.internal. Backups run nightly.",
        "Correction: the staging database is db-2.internal.",
        "The staging database is db-2.internal. Backups run nightly.",
    ),
    (
        "The staging db is db-1. It listens on 5432 and is rebuilt nightly.",
        "Actually, the staging db listens on 5433.",
        "The staging db is db-1. It listens on 5433 and is rebuilt nightly.",
    ),
    (
        "The project is called Falcon. It is led by Dana.",
        "Correction: the project is called Eagle.",
        "The project is called Eagle. It is led by Dana.",
    ),
    (
        "The retro is on Thursdays and lasts an hour.",
        "The retro was moved to Wednesdays.",
        "The retro is on Wednesdays and lasts an hour.",
    ),
    (
        "Die Datenbank lauscht auf Port 5432 und die Logs liegen in /var/log/db.log.",
        "Nein, die Datenbank lauscht auf Port 5433.",
        "Die Datenbank lauscht auf Port 5433 und die Logs liegen in /var/log/db.log.",
    ),
    (
        "API监听8080端口，worker监听9090端口。",
        "更正：worker监听9191端口。",
        "API监听8080端口，worker监听9191端口。",
    ),
    (
        "Our office is in Munich and opens at 8:00.",
        "Actually, our office opens at 9:00.",
        "Our office is in Munich and opens at 9:00.",
    ),
]
"""What is held, what is said, and what is held then: the rest stands, with the new value in the place of the old one."""

ASKED = [
    # What leans on the name that gives way may be true of that name alone.
    ("The deploy branch is main, and Dana owns it.", "Actually, the deploy branch is trunk."),
    ("Dana owns billing. She must approve every refund.", "Correction: Lee owns billing."),
    ("Our CI is Jenkins. It runs on port 8080.", "Actually, our CI is Buildkite."),
    # What is said says more than the value, which the held statement has no place for.
    (
        "The API listens on 8080 and its logs go to /var/log/api.log",
        "No, the API listens on 8081, because the haproxy took the old one.",
    ),
    # The old value stands there twice.
    ("The API listens on 8080 and the proxy forwards to 8080.", "No, the API listens on 8081."),
    ("The standup is at 9:00 in room Turing.", "Actually, the standup is at 10:00."),
]
"""Where the rest, or the place, isn't certain: nothing is retired, and somebody is asked."""


def correction(held: str, said: str) -> object:
    birth = Birth(id=1, now=datetime(2026, 1, 1, tzinfo=UTC), attested_by="key:1")
    row = be_born(Wanted(content=held, source="user", tier="L1"), birth).memory
    return corrected(said, gate(said), said, [row])


@pytest.mark.parametrize(("held", "said"), ONE)
def test_one_fact_gives_way_to_its_correction(held: str, said: str) -> None:
    assert correction(held, said) == Supersede(id=1)
    assert not says_more(held, said)


@pytest.mark.parametrize(("held", "said", "then"), REST)
def test_of_several_facts_the_others_stand_in_the_row_that_takes_the_place(held: str, said: str, then: str) -> None:
    assert correction(held, said) == Supersede(id=1, restated=then)


@pytest.mark.parametrize(("held", "said"), ASKED)
def test_where_the_rest_is_not_certain_none_is_retired_and_a_tension_asks(held: str, said: str) -> None:
    assert correction(held, said) == Unclear(ids=(1,))


@pytest.mark.parametrize(
    ("held", "said"),
    [
        # Of two that share a verb one alone is corrected: the other one must not get its value.
        ("The API and the worker listen on 8080.", "Actually, the worker listens on 9090."),
        ("Both the API and the worker listen on 8080.", "Actually, the worker listens on 9090."),
        # A list of values is no slot.
        ("The cron runs at 3:00 and again at 15:00.", "Actually, the cron runs at 4:00."),
        # What holds under a condition isn't what holds in any case.
        ("When the queue is full, the limit is 10 and the timeout is 5 s.", "Actually, the limit is 20."),
    ],
)
def test_what_is_no_fact_of_its_own_is_not_taken_out(held: str, said: str) -> None:
    assert not isinstance(correction(held, said), Supersede)
