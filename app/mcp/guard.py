"""Which web pages may speak to MCP: none but those that were named, whatever name they gave this machine.

A page whose own name was made to point here (DNS rebinding) is told by its Origin, which browsers send with every POST
and a page can't change. Programs that are no browser send none, so that a service behind a public name needs no
setting for them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self
from urllib.parse import urlsplit

from app.errors import Forbidden

if TYPE_CHECKING:
    from app.negotiate import Fields
    from app.settings import Settings

LOOPBACK = re.compile(r"localhost|127(?:\.\d{1,3}){3}|\[::1\]", re.ASCII)
"""Names by which a machine calls itself."""
_PORT = re.compile(r":\d{1,5}$", re.ASCII)


@dataclass(frozen=True, slots=True)
class Guard:
    """`hosts`: the only names under which it answers, besides loopback ones; empty: any. `origins`: browsers' pages."""

    hosts: frozenset[str]
    origins: frozenset[str]

    @classmethod
    def of(cls, settings: Settings) -> Self:
        """As the settings say."""
        return cls(_listed(settings.mcp_hosts), frozenset(name.rstrip("/") for name in _listed(settings.mcp_origins)))

    def origin(self, fields: Fields) -> str | None:
        """The page's origin where a browser asks, None where none does; raises `Forbidden` for who may not."""
        host = _host(fields)
        if self.hosts and host not in self.hosts and not _is_loopback(host):
            raise Forbidden("this Host is none of FOREWORD_MCP_HOSTS")
        given = fields.get(b"origin")
        if given is None:
            return None
        origin = given[0].decode("latin-1").strip().lower()
        local = _is_loopback(host) and _is_loopback(_name_of(origin))
        if len(given) > 1 or not (local or origin in self.origins):
            raise Forbidden("a page of this Origin may not ask here; its address has to be in FOREWORD_MCP_ORIGINS")
        return origin


def _listed(setting: str | None) -> frozenset[str]:
    return frozenset(part.strip().lower() for part in (setting or "").split(",") if part.strip())


def _host(fields: Fields) -> str:
    """The name in the Host field, without its port; "" where there is none or more than one."""
    given = fields.get(b"host", [])
    return _PORT.sub("", given[0].decode("latin-1").strip().lower()) if len(given) == 1 else ""


def _name_of(origin: str) -> str:
    try:
        parts = urlsplit(origin)
    except ValueError:
        return ""
    return _PORT.sub("", parts.netloc) if parts.scheme in ("http", "https") and not parts.path else ""


def _is_loopback(name: str) -> bool:
    return LOOPBACK.fullmatch(name) is not None
