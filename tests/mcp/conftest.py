from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest

from app.main import create_app
from app.settings import Settings
from tests.contract.store import linked, store
from tests.http.service import host, whole
from tests.http.wire import serving

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.http.fakes import Service

__all__ = ["host", "linked", "store", "whole"]


@pytest.fixture(scope="session")
def url(database_url: str) -> Iterator[str]:
    """Where the whole service serves MCP on a real socket."""
    edge = create_app(Settings(database_url=database_url, rate_limit=1_000_000, maintenance=False))
    with serving(cast("Service", SimpleNamespace(edge=edge))) as (name, port):
        yield f"http://{name}:{port}/api/mcp"
