"""What a person can do something about, in one sentence; anything else is a mistake of ours and keeps its trace."""

from __future__ import annotations

from pydantic import ValidationError

from app.demo import Refused
from app.errors import Problem
from app.settings import UnusableSettings
from remote.errors import RemoteError
from store.errors import StoreError

PLAIN = (UnusableSettings, StoreError, RemoteError, Refused)


def told(error: Exception) -> tuple[str, str] | None:
    """The error's tag and its sentence; None for a mistake of ours."""
    if isinstance(error, Problem):
        return error.tag, error.message
    if isinstance(error, ValidationError):
        issues = (f"{'.'.join(map(str, part['loc']))} {part['msg']}" for part in error.errors())
        return "InvalidRequest", "; ".join(issues)
    return (type(error).__name__, str(error)) if isinstance(error, PLAIN) else None
