"""One kind of credential: how it looks, and what its value must be besides."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

Proof = Literal["shape", "drawn", "card", "quoted", "given", "mixed", "strong", "random", "nameless", "phrase"]
"""What the value must be besides: nothing more (`shape`); unlike words put together (`drawn`); a payment card's number
(`card`); no reference (`quoted`); no prose either (`given`), and with a digit or sign among its letters (`mixed`), or with
signs of three kinds (`strong`); drawn by lot (`random`), and no name of a thing (`nameless`); four words or more, and none
that a sentence is built with (`phrase`)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Credential:
    """One kind. The group `value` is the secret itself where the pattern also needs its surroundings."""

    name: str
    pattern: re.Pattern[str]
    hints: tuple[str, ...]
    """Lower-case strings of which a text must hold one before the pattern is tried: most texts hold none."""
    proof: Proof = "shape"
    needs: re.Pattern[str] | None = None
    """What the text must hold besides, where no string of its own can tell it."""


def shaped(name: str, hints: str, pattern: str, proof: Proof = "shape") -> Credential:
    """A kind whose tokens carry their issuer's mark, so that the token alone is proof. `hints` stand between spaces."""
    whole = re.compile(rf"(?<![A-Za-z0-9_])(?:{pattern})(?![A-Za-z0-9])")
    return Credential(name=name, hints=tuple(hints.split()), pattern=whole, proof=proof)
