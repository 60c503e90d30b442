"""What a signed-in person may do in an organisation: the literal table of roles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from app.scopes import SCOPES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.scopes import Scope

Role = Literal["owner", "admin", "member"]
Power = Literal[
    "look", "reset", "keys", "agents", "members", "settings", "export", "import", "organisation", "transfer", "erase"
]

RANK: Mapping[Role, int] = {"member": 0, "admin": 1, "owner": 2}
"""Each may do what those below it may."""

LEAST: Mapping[Power, Role] = {
    "look": "member",  # see keys (never their text), agents, members, settings; leave
    "reset": "member",  # a domain's reliability
    "keys": "admin",  # mint, rotate, revoke
    "agents": "admin",  # create, rename, retire, link
    "members": "admin",  # invite and remove members and admins, change their roles
    "settings": "admin",
    "export": "admin",
    "import": "admin",
    "organisation": "owner",  # rename it
    "transfer": "owner",  # make owners, and hand the organisation over
    "erase": "owner",  # a memory's content, for the law
}
"""The least role that has a power."""

SCOPES_OF: Mapping[Role, frozenset[Scope]] = {
    "owner": frozenset(SCOPES),
    "admin": frozenset(SCOPES),
    "member": frozenset(SCOPES),
}
"""The scopes of a key that a person has by their role: whoever belongs to an organisation works with its memories."""


def may(role: Role, power: Power) -> bool:
    """Whether that role has that power."""
    return RANK[role] >= RANK[LEAST[power]]
