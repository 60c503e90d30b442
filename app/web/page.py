"""What a row of the dashboard's table is: a page, a part of one that is drawn anew alone, or what a form does."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from app.web.visit import Visit

    Read = Callable[[Visit], Awaitable[dict[str, Any]]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """`what` is its “what is this”; `group` is where its name stands in the navigation, and None is nowhere.

    `guarded`: of who is signed in; the operations that it asks judge what their role may.
    """

    path: str
    title: str
    view: Read
    template: str
    what: str = ""
    group: str | None = None
    guarded: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """A piece of a page, asked for as somebody types. `method` POST where what is typed may be long or private."""

    path: str
    view: Read
    template: str
    method: Literal["GET", "POST"] = "GET"
    guarded: bool = True
    uploads: bool = False


@dataclass(frozen=True, slots=True)
class Went:
    """Where the browser goes next, and what is said there (a key of `SAID`). `cookies` are whole field values."""

    to: str
    said: str | None = None
    cookies: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """A page as the answer to a form, for what is shown this once and never again."""

    template: str
    values: dict[str, Any] = field(default_factory=dict)
    cookies: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Sent:
    """A file for the person's disk, as it comes."""

    stream: AsyncIterator[bytes] | None
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """What a form does. When it fails, the page `back` is shown again with what went wrong beside the form."""

    path: str
    act: Callable[[Visit], Awaitable[Went | Shown | Sent]]
    back: str
    guarded: bool = True
    uploads: bool = False
    """Its form carries a file, as large as an import may be."""


Row = Page | Part | Action
