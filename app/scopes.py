"""What a request must show: the permissions of a key, and three that no key of an organisation has."""

from __future__ import annotations

from typing import Literal

Scope = Literal["memories:read", "memories:write", "outcomes:write", "stats:read", "session", "master", "open"]
"""What a key must hold; `session` is a signed-in person, `master` the master key, and no other key opens them; `open` is
for whoever isn't signed in yet."""

SCOPES: tuple[Scope, ...] = ("memories:read", "memories:write", "outcomes:write", "stats:read")
"""Those that a key can hold."""
