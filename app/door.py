"""What signing in needs of a process: the seal and the hashing of passwords. An instance without a key has no door."""

from __future__ import annotations

import os
import secrets
import tempfile
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from pydantic import SecretStr

from app.passwords import Passwords
from app.seal import Seal

if TYPE_CHECKING:
    from app.settings import Settings

KEY_COMMAND = "export FOREWORD_SESSION_KEY=$(python3 -c 'import secrets; print(secrets.token_urlsafe(48))')"
"""How an operator makes a key of sign-ins, for all processes of a service."""
FILE = "sign-in.key"
"""In the data folder of an embedded instance, readable by its owner alone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Door:
    """`life` is of a cookie, which every use renews; `longest` of a sign-in, however much it is used."""

    seal: Seal
    passwords: Passwords
    life: timedelta
    longest: timedelta


def door_of(settings: Settings) -> Door | None:
    """None where the settings name no key and the database isn't ours to keep one beside."""
    key = settings.session_key or kept_key(settings)
    if key is None:
        return None
    before = settings.session_key_before
    return Door(
        seal=Seal(
            key.get_secret_value().encode(), None if before is None else before.get_secret_value().encode()
        ),
        passwords=Passwords(settings.hashes, settings.queue_wait),
        life=timedelta(minutes=settings.sign_in_minutes),
        longest=timedelta(days=settings.sign_in_days),
    )  # fmt: skip


def kept_key(settings: Settings) -> SecretStr | None:
    """The key of an embedded instance, made at the first start; however many start at once, all get the same."""
    if settings.database_url is not None:
        return None
    folder = settings.data.expanduser().absolute()
    folder.mkdir(mode=0o711, parents=True, exist_ok=True)
    path = folder / FILE
    if not path.exists():
        _make(path)
    return SecretStr(path.read_text(encoding="ascii").strip())


def _make(path: Path) -> None:
    """Whole or not at all: a link is made to a file that is finished, and fails where another starter was faster."""
    number, name = tempfile.mkstemp(dir=path.parent, prefix=f".{FILE}-")  # 0600 from its first moment
    try:
        with os.fdopen(number, "w", encoding="ascii") as file:
            file.write(secrets.token_urlsafe(48))
            file.flush()
            os.fsync(file.fileno())
        path.hardlink_to(name)
    except FileExistsError:
        return
    finally:
        Path(name).unlink()
