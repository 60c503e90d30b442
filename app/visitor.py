"""Where a request comes from, as far as it can be believed: address, browser, and under which name it found us."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from app.errors import Forbidden

if TYPE_CHECKING:
    from starlette.types import Scope

    from app.negotiate import Fields
    from app.settings import Settings

DEVICE = "foreword-device"
"""The cookie of a browser in which somebody came in before."""
_HOST = re.compile(r"(?:[a-z0-9_](?:[a-z0-9_.-]{0,253})|\[[0-9a-f:.]{2,45}\])(?::[0-9]{1,5})?", re.ASCII)
SAME = frozenset({"same-origin", "none"})
"""What Sec-Fetch-Site says of a page of ours, and of a person who typed the address."""
NOWHERE = "host.invalid"
"""Stands for a Host that is none, in links and commands that are shown, and no page can be of it."""
LONGEST = 200
"""Characters that are kept of a browser's name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Visitor:
    """`origin` is our own, under which the request came: `https://memory.example`."""

    address: str
    browser: str
    origin: str
    device: str = ""
    """The cookie of a browser in which somebody came in before, as it was sent."""

    @property
    def secure(self) -> bool:
        """Whether the way to us is TLS: then cookies are `Secure` and carry the prefix `__Host-`."""
        return self.origin.startswith("https://")


NOBODY = Visitor(address="", browser="", origin="http://localhost")
"""Whoever comes by another way than a browser's."""


def visitor(scope: Scope, fields: Fields, settings: Settings) -> Visitor:
    """What proxies say counts only as far as the settings count them."""
    own = _own(scope, fields, settings)
    return Visitor(
        address=_address(scope, fields, settings.proxies),
        browser=_one(fields, b"user-agent")[:LONGEST],
        origin=own,
        device=_device(fields, secure=own.startswith("https://")),
    )


def prefixed(name: str, *, secure: bool) -> str:
    """A browser keeps a `__Host-` cookie only when it came by TLS, from this very host, for all of it."""
    return f"__Host-{name}" if secure else name


def values_of(fields: Fields, name: str) -> list[str]:
    """Every value under which a cookie of that name was sent."""
    pairs = (part.strip().partition("=") for field in fields.get(b"cookie", ()) for part in _parts(field))
    return [value for found, _, value in pairs if found == name]


def _parts(field: bytes) -> list[str]:
    return field.decode("latin-1").split(";")


def _device(fields: Fields, *, secure: bool) -> str:
    """One that was sent twice may be somebody else's: it counts as none."""
    found = values_of(fields, prefixed(DEVICE, secure=secure)) if b"cookie" in fields else []
    return found[0] if len(found) == 1 else ""


def _address(scope: Scope, fields: Fields, proxies: int) -> str:
    """The client's, or the one that the outermost of our own proxies saw."""
    client = scope.get("client")
    seen = client[0] if client else ""
    if proxies:
        told = [part.strip() for part in ",".join(_all(fields, b"x-forwarded-for")).split(",") if part.strip()]
        seen = told[-proxies] if len(told) >= proxies else seen
    return seen[:64]


def _own(scope: Scope, fields: Fields, settings: Settings) -> str:
    if settings.public_url is not None:
        parts = urlsplit(settings.public_url)
        return f"{parts.scheme}://{parts.netloc}".lower()
    scheme = scope.get("scheme", "http")
    if settings.proxies and (told := _one(fields, b"x-forwarded-proto").lower()) in ("http", "https"):
        scheme = told
    host = _one(fields, b"host").lower()
    return f"{scheme}://{host if _HOST.fullmatch(host) else NOWHERE}"


def check_origin(fields: Fields, who: Visitor) -> None:
    """Raises `Forbidden` for a request that a page of another origin sent; programs that are no browser send none.

    A browser that says no Origin is judged by the page that it says it comes from, and by what it says of the two sites.
    """
    given = _all(fields, b"origin")
    if given:
        if len(given) > 1 or given[0].strip().lower() != who.origin:
            raise Forbidden("a page of another origin may not do this; where this service has a public name, "
                            "FOREWORD_PUBLIC_URL must say it")  # fmt: skip
        return
    strange = any(value not in SAME for value in _all(fields, b"sec-fetch-site"))
    if strange or any(_origin_of(value) != who.origin for value in _all(fields, b"referer")):
        raise Forbidden("a page of another site may not do this")


def _origin_of(url: str) -> str | None:
    """The origin of an address; None where it has none."""
    try:
        parts = urlsplit(url.strip())
    except ValueError:
        return None
    return f"{parts.scheme}://{parts.netloc}".lower()


def _all(fields: Fields, name: bytes) -> list[str]:
    return [value.decode("latin-1") for value in fields.get(name, ())]


def _one(fields: Fields, name: bytes) -> str:
    """The only value of a field; "" where there is none or more than one."""
    given = fields.get(name, ())
    return given[0].decode("latin-1").strip() if len(given) == 1 else ""
