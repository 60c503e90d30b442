"""What a use-case may reach: opened once in the composition root, handed to every call, never changed."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from app.shelves import Shelves

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime

    from app.backlog import Backlog
    from app.door import Door
    from app.journal import Journal
    from app.nearness import Nearness
    from app.settings import Settings
    from remote.chat import Chat
    from remote.judge import Judge
    from store.database import Database
    from words.cost import Cost


EXPORTS_AT_ONCE = 2
"""Connections of a process that exports may hold; the next one waits."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """`clock` gives the time now, aware, in UTC; `cost` counts the tokens of a text."""

    database: Database
    settings: Settings
    cost: Cost
    journal: Journal
    clock: Callable[[], datetime]
    shelves: Shelves = field(default_factory=Shelves)
    judge: Judge | None = None
    chat: Chat | None = None
    nearness: Nearness | None = None
    backlog: Backlog | None = None
    """Both only with an embedder: what a question is near to, and what was written and still waits for its vector."""
    exports: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(EXPORTS_AT_ONCE))
    """Turns of reading a whole organisation, which holds a connection from its first line to its last."""
    door: Door | None = None
    """What signing in needs; None: nobody can."""
