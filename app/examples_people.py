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

_INVITATION: dict[str, Any] = {
    "id": 93,
    "role": "member",
    "email": "tom@harbour.example",
    "invitedBy": "ines@harbour.example",
    "createdAt": "2026-11-02T09:00:00Z",
    "expiresAt": "2026-11-09T09:00:00Z",
}
_MEMBERS: dict[str, Any] = {
    "members": [
        {
            "id": 90,
            "email": "ines@harbour.example",
            "name": "Ines",
            "role": "owner",
            "since": "2026-11-02T09:00:00Z",
            "you": True,
        }
    ],
    "nextCursor": None,
}
_KEY: dict[str, Any] = {
    "id": 95,
    "name": "release bot",
    "kind": "host",
    "prefix": "fwd_live_111X",
    "scopes": ["memories:read", "memories:write"],
    "agent": None,
    "createdAt": "2026-11-02T09:00:00Z",
    "expiresAt": None,
    "revokedAt": None,
    "lastUsedAt": None,
    "replacedBy": None,
}
_NEW_KEY: dict[str, Any] = {
    "key": "fwd_live_111X_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
    "id": 95,
    "prefix": "fwd_live_111X",
    "name": "release bot",
    "scopes": ["memories:read", "memories:write"],
    "agent": None,
    "expiresAt": None,
    "warning": "the key is shown this once; only its hash is kept",
}
_AGENT: dict[str, Any] = {
    "id": 7,
    "name": "release bot",
    "namespaceDefault": "default",
    "userLinked": True,
    "memories": 12,
    "maxTokens": None,
    "createdAt": "2026-11-02T09:00:00Z",
    "retiredAt": None,
}
_SETTINGS: dict[str, Any] = {
    "organisation": "Harbour Tools",
    "maxTokens": 1500,
    "rateLimit": 500,
    "judge": {"configured": False, "on": False, "calls": 1000, "made": 0},
    "embedder": {"model": "none", "state": "none"},
    "keepInjectionsDays": None,
    "own": ["maxTokens"],
}
_LINK = "inv_111V_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"

IN: dict[str, dict[str, Any]] = {
    "signUp": {"email": "ines@harbour.example", "password": "four tides a day", "organisation": "Harbour Tools"},
    "signIn": {"email": "ines@harbour.example", "password": "four tides a day"},
    "changePassword": {"current": "four tides a day", "new": "two tides a night"},
    "describePerson": {"name": "Ines"},
    "lookAtInvitation": {"invitation": _LINK},
    "acceptInvitation": {"invitation": _LINK},
    "enter": {"link": _LINK.replace("inv", "own")},
    "createOrganisation": {"name": "Harbour Tools"},
    "renameOrganisation": {"name": "Harbour Tools"},
    "transferOrganisation": {"person": 90},
    "changeRole": {"role": "owner"},
    "invite": {"role": "member", "email": "tom@harbour.example"},
    "createKey": {"name": "release bot", "scopes": ["memories:read", "memories:write"]},
    "rotateKey": {"overlapHours": 24},
    "createAgent": {"name": "release bot"},
    "patchAgent": {"name": "release bot"},
    "patchSettings": {"maxTokens": 1500},
    "importLines": {"lines": '{"content": "We deploy on Tuesdays"}'},
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
    "describePerson": _SESSION,
    "lookAtInvitation": {
        "organisation": "Harbour Tools",
        "role": "member",
        "email": None,
        "expiresAt": "2026-11-09T09:00:00Z",
    },
    "acceptInvitation": _SESSION,
    "enter": _SESSION,
    "listOrganisations": {"organisations": [_MINE], "nextCursor": None},
    "createOrganisation": _MINE,
    "renameOrganisation": _MINE,
    "switchOrganisation": _SESSION,
    "leaveOrganisation": {"left": True},
    "transferOrganisation": _MEMBERS,
    "listMembers": _MEMBERS,
    "changeRole": _MEMBERS,
    "removeMember": {"left": True},
    "listInvitations": {"invitations": [_INVITATION], "nextCursor": None},
    "invite": {
        **_INVITATION,
        "invitation": _LINK,
        "link": f"https://memory.example/join?link={_LINK}",
        "warning": "the link is shown this once; only its hash is kept",
    },
    "revokeInvitation": {"revoked": True},
    "listKeys": {"keys": [_KEY], "nextCursor": None},
    "createKey": _NEW_KEY,
    "rotateKey": {**_NEW_KEY, "replaces": {"id": 94, "expiresAt": "2026-11-03T09:00:00Z"}},
    "revokeHostKey": {"id": 95, "revoked": True},
    "listAgents": {"agents": [_AGENT], "nextCursor": None},
    "createAgent": {**_AGENT, "memories": 0},
    "patchAgent": _AGENT,
    "retireAgent": {**_AGENT, "retiredAt": "2026-11-04T09:00:00Z"},
    "readSettings": _SETTINGS,
    "patchSettings": _SETTINGS,
    "eraseMemory": {
        "id": 42,
        "status": "retired",
        "retiredReason": "erased",
        "erased": {"memories": 1, "tensions": 0, "injections": 3, "turns": 1},
    },
    "exportAll": {"row": "end", "counts": {"export": 1, "agent": 1, "memory": 12}},
    "importLines": {
        "dryRun": False,
        "lines": 1,
        "counts": {"stored": 1, "folded": 0, "unchanged": 0, "rejected": 0, "skipped": 0, "error": 0},
        "stored": {"memory": 1},
        "skipped": {},
        "tensions": 0,
        "results": [{"line": 1, "row": "memory", "outcome": "stored", "id": 97, "rule": None, "reason": None}],
    },
}
