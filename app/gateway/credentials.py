"""Two credentials in one request: the key of Foreword is taken out, the provider's own is passed on and kept nowhere.

Foreword's stands in `X-Foreword-Key`; or, for a host in which only the provider's key can be set, before the provider's own
and joined to it by a colon (`fwd_…:sk-…`); or it is the one of the settings, for a gateway that only its operator can reach.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app import keys
from app.errors import Unauthorized

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pydantic import SecretStr

OURS = b"x-foreword-"
"""Header fields that speak to Foreword; none of them is passed on."""

CARRIERS = {b"authorization": b"Bearer ", b"x-api-key": b""}
"""Fields in which a provider takes its key, and what stands before the key there."""

HOP = frozenset(
    {
        b"connection",
        b"content-length",
        b"cookie",
        b"expect",
        b"host",
        b"keep-alive",
        b"proxy-authorization",
        b"proxy-connection",
        b"te",
        b"trailer",
        b"transfer-encoding",
        b"upgrade",
    }
)
"""Fields of this connection alone, and the cookies of Foreword's own pages."""

Field = tuple[bytes, bytes]


@dataclass(frozen=True, slots=True, kw_only=True)
class Presented:
    """`key` is Foreword's; `passed` are the fields that go to the provider, its own key in them."""

    key: keys.Parsed
    passed: tuple[Field, ...]


def presented(fields: Iterable[Field], standing: SecretStr | None) -> Presented:
    """Splits the fields of a request. Raises `Unauthorized` where no key of Foreword is among them and none is `standing`."""
    named: str | None = None
    passed: list[Field] = []
    for name, value in fields:
        if name == b"x-foreword-key":
            named = value.decode("latin-1").strip()
        elif name in CARRIERS:
            ours, theirs = _parted(value, CARRIERS[name])
            named = ours or named
            if theirs is not None:
                passed.append((name, theirs))
        elif name not in HOP and not name.startswith(OURS):
            passed.append((name, value))
    text = named or (None if standing is None else standing.get_secret_value())
    if text is None:
        raise Unauthorized(
            "missing: send your key of Foreword in X-Foreword-Key, or before the provider's key as fwd_…:sk-…"
        )
    key = keys.parse(text)
    if key is None:
        raise Unauthorized("malformed: this is no API key of Foreword, or a character of it is wrong")
    return Presented(key=key, passed=tuple(passed))


def _parted(value: bytes, before: bytes) -> tuple[str | None, bytes | None]:
    """(Foreword's key, the field without it); a field that held nothing else is dropped."""
    marked = value[: len(before)].lower() == before.lower()
    secret = value[len(before) :].strip() if marked else value
    if not secret.startswith((b"fwd_", b"agt_")):
        return None, value
    ours, _, theirs = secret.partition(b":")
    return ours.decode("latin-1"), before + theirs if theirs else None
