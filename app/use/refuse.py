"""No text with a secret in it is stored anywhere: the check that every writing use-case makes on its free text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.errors import InvalidRequest, Issue
from learn.secrets import secret

if TYPE_CHECKING:
    from collections.abc import Mapping


def no_secrets(texts: Mapping[str, str | None]) -> None:
    """`texts` by their path in the request; raises `InvalidRequest` naming every path that holds a secret, not the secret."""
    issues = [
        Issue(path, f"holds a secret ({kind}); say where it is kept instead", "secret")
        for path, text in texts.items()
        if text is not None and (kind := secret(text)) is not None
    ]
    if issues:
        raise InvalidRequest(issues)
