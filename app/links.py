"""One-time links as text: `inv_<id>_<secret><checksum>` of an invitation, `own_…` of the operator for the owner.

They are made and read like keys: the id names the organisation and the row, the secret has 256 bits, its hash is kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app import keys

if TYPE_CHECKING:
    from app.keys import Minted, Parsed
    from app.visitor import Visitor
    from store.invitations import Kind

PREFIX: dict[Kind, str] = {"invitation": "inv", "entry": "own"}
PATH: dict[Kind, str] = {"invitation": "/join", "entry": "/enter"}
"""The page that a link leads to."""


def mint(kind: Kind, org: int, number: int) -> Minted:
    """A new link for the row `number` of the organisation `org`."""
    return keys.mint_as(PREFIX[kind], org, number)


def parse(kind: Kind, text: str) -> Parsed | None:
    """What it says of itself; None when it is malformed, mistyped or of another kind."""
    return keys.parse_as(PREFIX[kind], text)


def address(kind: Kind, origin: str, text: str) -> str:
    """The whole link: `https://memory.example/join?link=inv_…`."""
    return f"{origin}{PATH[kind]}?link={text}"


def of(kind: Kind, who: Visitor, text: str) -> str:
    """The same under the name by which the visitor found us."""
    return address(kind, who.origin, text)
