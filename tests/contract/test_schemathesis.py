"""schemathesis drives the served program by the contract's own file, with seeded rows: whatever it sends, the contract holds.

What bad input gets, which the contract leaves open in places, stands in `test_bad_input.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, ignored_auth, response_schema_conformance

from app.main import create_app
from app.settings import Settings
from tests.contract.store import MASTER
from tests.contract.test_document import CONTRACT
from tests.http.wire import serving

if TYPE_CHECKING:
    from collections.abc import Iterator

CHECKS = [not_a_server_error, response_schema_conformance, content_type_conformance, ignored_auth]
EXAMPLES = 40
SEEDED = 6
OPERATIONS = [(path, method) for path, methods in CONTRACT["paths"].items() for method in methods]


@dataclass(frozen=True, kw_only=True)
class Served:
    """The program on a socket, an agent's key, and rows of it: live, retired, superseded, episodic, ephemeral."""

    url: str
    key: str
    rows: tuple[int, ...]


@pytest.fixture(scope="module")
def served(database_url: str) -> Iterator[Served]:
    chosen = Settings(database_url=database_url, master_key=MASTER, rate_limit=1_000_000, maintenance=False)
    service: Any = SimpleNamespace(edge=create_app(chosen))
    with serving(service) as (host, port):
        url = f"http://{host}:{port}"
        with httpx.Client(base_url=url) as client:
            minted = client.post(
                "/api/v1/keys",
                json={"agent": "driven", "label": "schemathesis"},
                headers={"Authorization": f"Bearer {MASTER}"},
            )
            client.headers["Authorization"] = f"Bearer {minted.json()['token']}"
            yield Served(url=url, key=minted.json()["token"], rows=tuple(seed_rows(client)))


def seed_rows(client: httpx.Client) -> Iterator[int]:
    """Rows of every kind."""
    number = count()
    for more in (
        {"source": "a"},
        {},
        {"kind": "episodic"},
        {"ttl_hours": 2},
        {"invalidation_tag": "temporal"},
    ) * SEEDED:
        body = {"content": f"Seeded statement {next(number)} about port 5432.", **more}
        yield client.post("/api/v1/memories", json=body).json()["id"]
    tomb = client.post("/api/v1/memories", json={"content": "Retired."}).json()["id"]
    client.post(f"/api/v1/memories/{tomb}/forget", json={"reason": "done"})
    yield tomb


@pytest.mark.parametrize(("path", "method"), OPERATIONS, ids=[f"{method} {path}" for path, method in OPERATIONS])
def test_the_contract_holds_whatever_is_sent(served: Served, path: str, method: str) -> None:
    schema = schemathesis.openapi.from_dict(CONTRACT)
    schema.config.update(base_url=served.url)
    operation = schema[path][method.upper()]
    headers = {"Authorization": f"Bearer {MASTER if path.startswith('/api/v1/keys') else served.key}"}

    @seed(20_261_130)
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(), row=st.sampled_from(served.rows), seeded=st.booleans())
    def drive(case: Any, row: int, seeded: bool) -> None:
        if seeded and case.path_parameters:
            case.path_parameters["id"] = row
        case.call_and_validate(headers=headers, checks=CHECKS)

    drive()
