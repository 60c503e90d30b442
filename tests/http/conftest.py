from __future__ import annotations

import pytest

from tests.http.fakes import Service, make
from tests.http.service import host, stranger, whole

__all__ = ["host", "stranger", "whole"]


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Service:
    return make(monkeypatch)
