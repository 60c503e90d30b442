"""Health, readiness, metrics, the API document and its reference: no key, no turn, and headers on all of them."""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING, Any

import orjson
import pytest

from app.pages import STATIC
from store.errors import Unavailable
from tests.shape.errors import assert_error

if TYPE_CHECKING:
    from tests.http.fakes import Service

pytestmark = pytest.mark.anyio


async def get(service: Service, path: str, **headers: str) -> Any:
    async with service.client() as client:
        return await client.get(path, headers=headers)


async def test_every_answer_says_its_id_and_its_time(service: Service) -> None:
    for path in ("/healthz", "/readyz", "/metrics", "/openapi.json", "/docs", "/nowhere", "/v1/memories"):
        reply = await get(service, path)
        assert re.fullmatch(r"[0-9a-f]{24}", reply.headers["x-request-id"]), path
        assert re.search(r"total;dur=\d+\.\d\d$", reply.headers["server-timing"]), path


@pytest.mark.parametrize(
    ("sent", "taken"), [("abc-1.2:x", True), ("x" * 128, True), ("x" * 129, False), ("a b", False), ("é", False)]
)
async def test_a_request_id_is_echoed_when_it_is_harmless(service: Service, sent: str, *, taken: bool) -> None:
    reply = await get(service, "/healthz", **{"X-Request-Id": sent.encode("latin-1")})  # type: ignore[arg-type] # bytes as sent
    assert (reply.headers["x-request-id"] == sent) is taken


async def test_health_is_of_the_process_and_readiness_of_the_database(service: Service) -> None:
    assert (await get(service, "/readyz")).json()["status"] == "ready"
    service.database.fails = Unavailable("gone")
    assert (await get(service, "/healthz")).json()["status"] == "ok"
    reply = await get(service, "/readyz")
    assert_error(reply.status_code, reply.headers, reply.json(), "Unavailable")


async def test_metrics_count_by_operation_and_never_by_path(service: Service) -> None:
    await get(service, "/v1/memories", Authorization=f"Bearer {service.key}")
    await get(service, "/v1/secret-path")
    text = (await get(service, "/metrics")).text
    assert 'foreword_requests_total{operation="listMemories",status="200"}' in text
    assert "secret-path" not in text
    assert "foreword_request_seconds_bucket" in text
    assert "foreword_database_connections" in text


async def test_the_reference_runs_no_script_but_the_one_we_carry(service: Service) -> None:
    reply = await get(service, "/docs")
    policy = reply.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "unsafe-eval" not in policy
    scripts = re.findall(r"<script([^>]*)>(.*?)</script>", reply.text, re.DOTALL)
    assert all(not inside for _, inside in scripts)
    (source,) = (re.search(r'src="([^"]+)"', attributes) for attributes, _ in scripts)
    assert source is not None
    assert (await get(service, source[1])).status_code == 200
    assert not re.search(r"https?://", reply.text)


async def test_what_is_carried_is_what_was_released() -> None:
    folder = STATIC / "vendor"
    rows = orjson.loads((folder / "manifest.json").read_bytes())["files"]
    for row in rows:
        assert hashlib.sha256((folder / row["file"]).read_bytes()).hexdigest() == row["sha256"]
        assert (folder / row["license_file"]).stat().st_size > 500
        assert row["version"] in row["file"]
    known = {"manifest.json"} | {
        row[name] for row in rows for name in ("file", "license_file", "notices_file") if name in row
    }
    assert {path.name for path in folder.iterdir()} == known


async def test_static_files_are_served_and_nothing_beside_them(service: Service) -> None:
    for path in (
        "/static/",
        "/static/../templates/docs.html",
        "/static/%2e%2e/templates/docs.html",
        "/static/vendor/",
        "/static/none.js",
    ):
        reply = await get(service, path)
        assert_error(reply.status_code, reply.headers, reply.json(), "NotFound")
