from __future__ import annotations

import pytest

from tests.http.fakes import Service, make


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Service:
    return make(monkeypatch)
