"""E-mail addresses: one form for every way of writing the same one, so that an account is found and none is made twice."""

from __future__ import annotations

import re
import unicodedata

LONGEST = 254
"""Characters of an address (RFC 5321 §4.5.3.1.3, less the brackets)."""

_SHAPE = re.compile(r"[^\s@<>\"(),:;\\\[\]]{1,64}@[^\s@<>\"(),:;\\\[\]]{1,253}")


def normalise(text: str) -> str | None:
    """In lower case, composed, the domain as the network writes it; None for what is no address.

    Case counts nowhere: no provider of note tells Ann@ from ann@, and two accounts of one address would be two people.
    """
    folded = unicodedata.normalize("NFKC", text).strip().lower()
    if len(folded) > LONGEST or not _SHAPE.fullmatch(folded) or not folded.isprintable():
        return None
    name, _, domain = folded.partition("@")
    try:
        written = domain if domain.isascii() else domain.encode("idna").decode("ascii")
    except UnicodeError:
        return None
    good = all(written.split(".")) and not name.startswith(".") and not name.endswith(".")
    return f"{name}@{written}" if good and len(name) + len(written) < LONGEST else None
