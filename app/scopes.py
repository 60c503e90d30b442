"""What a key may do: the permissions, and the one that no key has."""

from __future__ import annotations

from typing import Literal

Scope = Literal["memories:read", "memories:write", "outcomes:write", "stats:read", "session"]
"""What a key must hold; `session` is a signed-in person, and no key opens it."""

SCOPES: tuple[Scope, ...] = ("memories:read", "memories:write", "outcomes:write", "stats:read")
"""Those that a key can hold."""
