"""What a page says after something was done, by the word that stands in its address."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

SAID: Mapping[str, str] = MappingProxyType(
    {
        "link-gone": "That link opens nothing any more: it was used or let expire, or a part of it is missing. "
        "On the machine that runs the service, “foreword sign-in” prints another one.",
        "observed": "Observed: it is a fact now, and its confidence has grown.",
        "superseded": "Superseded: this is the new row; the old one is retired and linked.",
        "forgotten": "Forgotten: a tombstone with its reason stays in the history.",
        "erased": "Erased: its text is gone, here and from every block that was given.",
        "pinned": "Pinned: it stands in full in every block from the next turn on.",
        "unpinned": "Unpinned: it is back in the working set.",
        "moved": "Moved.",
        "bulk": "Done. Rows that refused are as they were.",
        "remembered": "Remembered: it is in the very next block.",
        "folded": "That is held already: the row that says it remembers the restatement.",
        "resolved": "Resolved: the next tension of this shape will suggest the pattern.",
        "reopened": "Reopened. No row was revived by it.",
        "opened": "Opened: it stands in every block until somebody answers it.",
        "recorded": "Recorded: the reliability has moved.",
        "reset": "Reset: reliability is back to its prior; the outcomes are kept, marked.",
        "signed-out": "Signed out.",
        "password": "The password is changed, and every other sign-in has ended.",
        "ended": "Ended: that browser is signed out.",
        "revoked": "Revoked: it opens nothing any more.",
        "removed": "Removed: they see nothing of this organisation any more.",
        "joined": "You belong to this organisation now.",
        "linked": "Linked: its live memories are permanent now.",
        "undone": "Undone: the row is forgotten, with the turn as its reason.",
        "saved": "Saved.",
    }
)
