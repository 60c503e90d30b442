from __future__ import annotations

from tests.http.service import host, stranger, whole

__all__ = ["host", "stranger", "whole"]
