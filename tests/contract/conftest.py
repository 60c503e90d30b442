from __future__ import annotations

from tests.contract.store import anonymous, linked, other, store

__all__ = ["anonymous", "linked", "other", "store"]
