"""Where the server is and how the client behaves: by arguments, or by `FOREWORD_URL` and `FOREWORD_API_KEY`."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from foreword.errors import Misconfigured

if TYPE_CHECKING:
    from foreword.context import Placement

OnUnavailable = Literal["empty", "raise"]
"""What `context` and `turn` do without an answer: go on without memory, or raise."""

LOCAL = "http://127.0.0.1:8000"
"""Where `foreword serve` answers unless told otherwise."""
DEADLINE = 0.3
"""Seconds that memory may cost a turn."""
TIMEOUT = 10.0
"""Seconds that any other call may take, retries included."""
RETRIES = 2

_URL = re.compile(r"https?://[^\s/?#]+(/[^\s?#]*)?", re.IGNORECASE)
_KEY = re.compile(r"[!-~]{1,512}", re.ASCII)


@dataclass(frozen=True)
class Configuration:
    """Raises `Misconfigured` for what can't work, when the client is made rather than in the middle of a turn."""

    url: str
    api_key: str = field(repr=False)
    deadline: float = DEADLINE
    timeout: float = TIMEOUT
    retries: int = RETRIES
    on_unavailable: OnUnavailable = "empty"
    placement: Placement = "system"

    def __post_init__(self) -> None:
        if not _URL.fullmatch(self.url):
            raise Misconfigured(f"{self.url!r} is no address of a server; it looks like {LOCAL}")
        if not _KEY.fullmatch(self.api_key):
            raise Misconfigured("the API key has to be printable ASCII without spaces")
        if not (self.deadline > 0 and self.timeout > 0 and self.retries >= 0):
            raise Misconfigured("deadline and timeout have to be more than 0 seconds, retries at least 0")
        if self.on_unavailable not in ("empty", "raise"):
            raise Misconfigured('on_unavailable is "empty" or "raise"')
        if self.placement not in ("system", "developer", "user"):
            raise Misconfigured('placement is "system", "developer" or "user"')


def address(url: str | None) -> str:
    """The argument, else the environment, else this machine; without a final slash."""
    return (url or os.environ.get("FOREWORD_URL", "").strip() or LOCAL).rstrip("/")


def credential(api_key: str | None) -> str:
    """The argument, else the environment; raises `Misconfigured` where there is none."""
    found = api_key or os.environ.get("FOREWORD_API_KEY", "").strip()
    if not found:
        raise Misconfigured("no API key: pass api_key, or set FOREWORD_API_KEY")
    return found
