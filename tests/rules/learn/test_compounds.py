"""A correction of one fact of a statement that holds several: nothing of the rest is lost, and somebody is asked."""

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

SEVERAL = [
    (
        "The payment service listens on 8443 and its logs go to /var/log/pay.log",
        "No, the payment service listens on 9443.",
    ),
    ("The API listens on port 8080 and the worker on port 9090.", "No, the API listens on port 8081."),
    ("The deploy branch is main, and Dana owns it.", "Actually, the deploy branch is trunk."),
    ("The payment service listens on 8443, its owner is Dana.", "No, the owner of the payment service is Kim."),
    ("Our default branch is main; releases are cut from release/2.x.", "Actually, our default branch is trunk."),
    ("We use Helm for deploys and Jenkins for CI.", "Actually, we switched to Kustomize for deploys."),
    ("We use Helm for deploys, and the charts live in ops/charts.", "Actually, we switched to Kustomize for deploys."),
    (
        "The staging database is db-1.internal. Backups run nightly.",
        "Correction: the staging database is db-2.internal.",
    ),
    (
        "Die Datenbank lauscht auf Port 5432 und die Logs liegen in /var/log/db.log.",
        "Nein, die Datenbank lauscht auf Port 5433.",
    ),
    ("The standup is at 9:00 in room Turing.", "Actually, the standup is at 10:00."),
]


def correction(held: str, said: str) -> object:
    birth = Birth(id=1, now=datetime(2026, 1, 1, tzinfo=UTC), attested_by="key:1")
    row = be_born(Wanted(content=held, source="user", tier="L1"), birth).memory
    return corrected(said, gate(said), said, [row])


@pytest.mark.parametrize(("held", "said"), ONE)
def test_one_fact_gives_way_to_its_correction(held: str, said: str) -> None:
    assert correction(held, said) == Supersede(id=1)
    assert not says_more(held, said)


@pytest.mark.parametrize(("held", "said"), SEVERAL)
def test_of_several_facts_none_is_retired_and_a_tension_asks(held: str, said: str) -> None:
    assert correction(held, said) == Unclear(ids=(1,))
