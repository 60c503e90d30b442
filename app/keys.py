"""Keys as text: `fwd_<env>_<id>_<secret><checksum>` of a host, `agt_<id>_<secret><checksum>` of one agent; minted, read
and compared; nothing here asks a database.

The public id holds the organisation and the key's row, the secret 256 bits of the system's randomness in base 62, and
the checksum six characters by which a mistyped or foreign key is told before any query.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass
from typing import Literal

PREFIX = "fwd"
AGENT_PREFIX = "agt"
ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
SECRET_LENGTH = 43
"""Characters of base 62 that hold 256 bits: log(2^256) / log(62) = 42.99…"""
CHECKSUM_LENGTH = 6
MAX_ID = 2**53

_KEY = re.compile(
    rf"(?:{PREFIX}_([a-z0-9]{{1,16}})|{AGENT_PREFIX})_([0-9A-Za-z]{{3,21}})_"
    rf"([0-9A-Za-z]{{{SECRET_LENGTH}}})([0-9A-Za-z]{{{CHECKSUM_LENGTH}}})",
    re.ASCII,
)
_LINK = re.compile(
    rf"(inv|own)_([0-9A-Za-z]{{3,21}})_([0-9A-Za-z]{{{SECRET_LENGTH}}})([0-9A-Za-z]{{{CHECKSUM_LENGTH}}})", re.ASCII
)
"""One-time links (`app/links.py`) are no keys, and no key is one."""
_DIGITS = {sign: number for number, sign in enumerate(ALPHABET)}


@dataclass(frozen=True, slots=True)
class Minted:
    """A new key. `text` is shown once and kept nowhere; `hash` is what is kept."""

    text: str
    hash: bytes
    prefix: str
    """What may be shown later: `fwd_live_11A`."""


@dataclass(frozen=True, slots=True)
class Parsed:
    """A well-formed key whose checksum holds."""

    env: str
    org: int
    key_id: int
    hash: bytes
    kind: Literal["host", "agent"] = "host"


def mint(env: str, org: int, key_id: int) -> Minted:
    """A new key for the row `key_id` of the organisation `org`."""
    return _mint(prefix(env, org, key_id))


def mint_agent(org: int, key_id: int) -> Minted:
    """A new key of one agent, for the row `key_id` of the organisation `org`."""
    return _mint(agent_prefix(org, key_id))


def mint_as(start: str, org: int, number: int) -> Minted:
    """A new secret of another kind than a key, whose texts begin with `start`."""
    return _mint(f"{start}_{_public(org, number)}")


def _mint(shown: str) -> Minted:
    stem = f"{shown}_{_base62(secrets.randbits(256)).rjust(SECRET_LENGTH, ALPHABET[0])}"
    text = stem + _checksum(stem)
    return Minted(text, _hash(text), shown)


def prefix(env: str, org: int, key_id: int) -> str:
    """What may be shown of a key later: everything before its secret."""
    return f"{PREFIX}_{env}_{_public(org, key_id)}"


def agent_prefix(org: int, key_id: int) -> str:
    """The same of an agent's key."""
    return f"{AGENT_PREFIX}_{_public(org, key_id)}"


def parse(text: str) -> Parsed | None:
    """What the key says of itself; None when it is malformed, mistyped or foreign."""
    found = _KEY.fullmatch(text)
    numbers = None if found is None else _checked(text, found[2])
    if found is None or numbers is None:
        return None
    return Parsed(found[1] or "", *numbers, _hash(text), "host" if found[1] else "agent")


def parse_as(start: str, text: str) -> Parsed | None:
    """The same of what `mint_as` made; its `kind` says nothing."""
    found = _LINK.fullmatch(text)
    numbers = None if found is None or found[1] != start else _checked(text, found[2])
    return None if numbers is None else Parsed("", *numbers, _hash(text))


def _checked(text: str, public: str) -> tuple[int, int] | None:
    """The two numbers of the public id; None where the checksum or a number is wrong."""
    if not hmac.compare_digest(text[-CHECKSUM_LENGTH:], _checksum(text[:-CHECKSUM_LENGTH])):
        return None
    length = 1 + _DIGITS[public[0]]
    numbers = _number(public[1:length]), _number(public[length:])
    return numbers if all(0 < number <= MAX_ID for number in numbers) else None


def matches(parsed: Parsed, kept: bytes) -> bool:
    """Whether it is the key whose hash was kept; takes the same time wherever they differ."""
    return hmac.compare_digest(parsed.hash, kept)


def _hash(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


def _public(org: int, key_id: int) -> str:
    """Both numbers in base 62, and before them how many characters the first has."""
    owner = _base62(org)
    return ALPHABET[len(owner)] + owner + _base62(key_id)


def _checksum(stem: str) -> str:
    number = int.from_bytes(hashlib.sha256(b"foreword key " + stem.encode()).digest()[:5], "big")
    return _base62(number).rjust(CHECKSUM_LENGTH, ALPHABET[0])[-CHECKSUM_LENGTH:]


def _base62(number: int) -> str:
    signs = ""
    while number:
        number, digit = divmod(number, 62)
        signs = ALPHABET[digit] + signs
    return signs


def _number(signs: str) -> int:
    number = 0
    for sign in signs:
        number = number * 62 + _DIGITS[sign]
    return number
