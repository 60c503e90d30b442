"""The DIALECTS table: which requests of which provider get memory, how each is read, and where the block goes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from app.gateway import chat, messages, responses

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.gateway.turn import Block, Turn

Provider = Literal["openai", "anthropic"]

PREFIX = "/gateway"


@dataclass(frozen=True, slots=True, kw_only=True)
class Dialect:
    """One kind of request. `path` is what follows the provider's base URL."""

    provider: Provider
    path: str
    read: Callable[[dict[str, Any]], Turn | None]
    placed: Callable[[dict[str, Any], Turn, Block], dict[str, Any]]


DIALECTS: tuple[Dialect, ...] = (
    Dialect(provider="openai", path="chat/completions", read=chat.read, placed=chat.placed),
    Dialect(provider="openai", path="responses", read=responses.read, placed=responses.placed),
    Dialect(provider="anthropic", path="messages", read=messages.read, placed=messages.placed),
)

PROVIDERS: tuple[Provider, ...] = ("openai", "anthropic")


def base(provider: Provider) -> str:
    """Where a provider's paths begin here: what a host sets as its base URL."""
    return f"{PREFIX}/{provider}/v1"


def dialect(provider: Provider, method: str, path: str) -> Dialect | None:
    """The row of a request; None: it is passed on as it is."""
    if method != "POST":
        return None
    return next((row for row in DIALECTS if row.provider == provider and row.path == path), None)
