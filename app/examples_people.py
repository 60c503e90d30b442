"""One worked example an operation of people, as `app/examples.py` has them for the rest.

It is as long as that part of the API: one example an operation.
"""

from __future__ import annotations

from typing import Any

_MINE: dict[str, Any] = {"id": 1, "name": "Harbour Tools", "role": "owner"}
_SESSION: dict[str, Any] = {
    "person": {"id": 90, "email": "ines@harbour.example", "name": "Ines", "hasPassword": True},
    "organisation": _MINE,
    "organisations": [_MINE],
    "csrfToken": "rB2o6Wl0u1cYcE0vMZ6kqQ3yT9aXhJ5d",
}

IN: dict[str, dict[str, Any]] = {
    "signUp": {"email": "ines@harbour.example", "password": "four tides a day", "organisation": "Harbour Tools"},
    "signIn": {"email": "ines@harbour.example", "password": "four tides a day"},
    "changePassword": {"current": "four tides a day", "new": "two tides a night"},
}

OUT: dict[str, dict[str, Any]] = {
    "signUp": _SESSION,
    "signIn": _SESSION,
    "signOut": {"ended": 1},
    "changePassword": {"ended": 2},
    "readSession": _SESSION,
    "listSignIns": {
        "signIns": [
            {
                "id": 91,
                "organisation": "Harbour Tools",
                "createdAt": "2026-11-02T09:00:00Z",
                "seenAt": "2026-11-02T09:30:00Z",
                "expiresAt": "2026-12-02T09:00:00Z",
                "address": "192.0.2.7",
                "browser": "Mozilla/5.0",
                "current": True,
            }
        ],
        "nextCursor": None,
    },
    "endSignIn": {"ended": 1},
}
