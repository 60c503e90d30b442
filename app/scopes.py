"""What a key may do: the permissions, and the two that no key of an organisation has."""

from __future__ import annotations

from typing import Literal

Scope = Literal["memories:read", "memories:write", "outcomes:write", "stats:read", "session", "master"]
"""What a key must hold; `session` is a signed-in person, and `master` the master key: no other key opens them."""

SCOPES: tuple[Scope, ...] = ("memories:read", "memories:write", "outcomes:write", "stats:read")
"""Those that a key can hold."""
