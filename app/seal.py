"""The signed cookie of a sign-in: a short-lived JWT under one pinned algorithm, that names a person and a row.

It opens nothing by itself: whoever reads one looks its row up (`app/signin.py`).
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import jwt

from app.errors import Unauthorized
from app.settings import LEAST_BYTES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

ALGORITHM = "HS256"
TYPE = "sign-in+jwt"
"""The `typ` of its head, so that no other token that we sign can ever pass for one."""
ISSUER = "foreword"
AUDIENCE = "foreword:dashboard"
DEVICE_TYPE = "device+jwt"
DEVICE_AUDIENCE = "foreword:door"
"""Of the cookie that tells a browser which came in before from a stranger's. It signs nobody in."""
REQUIRED = ("iss", "aud", "sub", "sid", "iat", "exp")
MOST_CHARACTERS = 1_024
"""Of a token: ours have about 300."""
MAX_ID = 2**53


@dataclass(frozen=True, slots=True, kw_only=True)
class Sealed:
    """What a good token says."""

    person: int
    sign_in: int
    made_at: datetime
    expires_at: datetime

    def is_worn(self, now: datetime) -> bool:
        """Whether more than half of its life is over: then the answer carries a new one."""
        return now - self.made_at > (self.expires_at - self.made_at) / 2


@dataclass(frozen=True, slots=True)
class Seal:
    """Signs with `key`; tokens signed with the key `before` it are still good, so that a key can be changed."""

    key: bytes
    before: bytes | None = None

    def __post_init__(self) -> None:
        """A weak key is a mistake of whoever made it, and nothing is ever signed with it."""
        for key in (self.key, self.before):
            if key is not None and len(key) < LEAST_BYTES:
                raise ValueError(f"the key of sign-ins must have at least {LEAST_BYTES} bytes")

    def sign(self, person: int, sign_in: int, now: datetime, life: timedelta) -> str:
        """A token that is good for `life`."""
        said = {
            "iss": ISSUER, "aud": AUDIENCE, "sub": str(person), "sid": str(sign_in),
            "iat": int(now.timestamp()), "exp": int((now + life).timestamp()),
        }  # fmt: skip
        return jwt.encode(said, self.key, ALGORITHM, headers={"typ": TYPE})

    def sign_device(self, account: str, device: str, now: datetime, life: timedelta) -> str:
        """A token by which the browser `device` is known when it comes to `account` again."""
        said = {
            "iss": ISSUER, "aud": DEVICE_AUDIENCE, "sub": _digest(account), "jti": device,
            "iat": int(now.timestamp()), "exp": int((now + life).timestamp()),
        }  # fmt: skip
        return jwt.encode(said, self.key, ALGORITHM, headers={"typ": DEVICE_TYPE})

    def read_device(self, token: str, account: str, now: datetime) -> str | None:
        """Which device it is; None for a token that isn't ours, is over, or came in to another account."""
        try:
            whole = self._verified(token, DEVICE_AUDIENCE, ("iss", "aud", "sub", "jti", "iat", "exp"))
        except Unauthorized:
            return None
        said = whole["payload"]
        good = whole["header"].get("typ") == DEVICE_TYPE and isinstance(said["exp"], int | float)
        known = good and said["exp"] > now.timestamp() and said["sub"] == _digest(account)
        return str(said["jti"])[:64] if known else None

    def read(self, token: str, now: datetime) -> Sealed:
        """What it says; raises `Unauthorized` whose message tells malformed from expired."""
        whole = self._verified(token)
        if whole["header"].get("typ") != TYPE:
            raise Unauthorized("malformed: this is no sign-in")
        sealed = _sealed(whole["payload"])
        if now >= sealed.expires_at:
            raise Unauthorized("expired: sign in again")
        return sealed

    def _verified(self, token: str, audience: str = AUDIENCE, required: Sequence[str] = REQUIRED) -> Mapping[str, Any]:
        """Expiry is judged by our own clock, against which it was set."""
        for key in (self.key, self.before):
            if key is None or len(token) > MOST_CHARACTERS:
                continue
            try:
                return jwt.decode_complete(
                    token,
                    key,
                    algorithms=[ALGORITHM],
                    audience=audience,
                    issuer=ISSUER,
                    options={"require": list(required), "verify_exp": False, "verify_iat": False},
                )
            except jwt.InvalidTokenError:
                continue
        raise Unauthorized("malformed: this is no sign-in of this service; sign in again")


def _digest(account: str) -> str:
    return hashlib.sha256(b"foreword device " + account.encode()).hexdigest()


def _sealed(said: Mapping[str, Any]) -> Sealed:
    person, sign_in, made, ends = (said[name] for name in ("sub", "sid", "iat", "exp"))
    try:
        numbers = int(person), int(sign_in)
        times = datetime.fromtimestamp(made, UTC), datetime.fromtimestamp(ends, UTC)
    except (TypeError, ValueError, OverflowError, OSError):
        raise Unauthorized("malformed: this is no sign-in") from None
    if not all(0 < number <= MAX_ID for number in numbers):
        raise Unauthorized("malformed: this is no sign-in")
    return Sealed(person=numbers[0], sign_in=numbers[1], made_at=times[0], expires_at=times[1])
