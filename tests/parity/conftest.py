from __future__ import annotations

from tests.contract.store import linked, other, store

__all__ = ["linked", "other", "store"]
