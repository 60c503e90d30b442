"""What text costs: tokens counted by tiktoken with rank tables carried beside this file, never fetched.

tiktoken itself downloads its tables; these are byte-identical to the ones it names, and checked before use.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Literal

import tiktoken

Cost = Callable[[str], int]
"""Tokens of a text. Special-token spellings in the text count as ordinary characters."""

Encoding = Literal["o200k_base", "cl100k_base"]


class DamagedRanksError(Exception):
    """A carried rank table isn't the one that was released: reinstall the package."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ranks:
    """One encoding: the sha256 of its unpacked table, its splitting pattern (both from tiktoken 0.14.0), its size."""

    sha256: str
    pattern: str
    entries: int


ENCODINGS: dict[Encoding, Ranks] = {
    "o200k_base": Ranks(
        sha256="446a9538cb6c348e3516120d7c08b09f57c36495e2acfffe59a5bf8b0cfb1a2d",
        pattern="|".join(  # noqa: FLY002  # one alternative a line is how the pattern is published
            [
                r"""[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+(?i:'s|'t|'re|'ve|'m|'ll|'d)?""",
                r"""[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*(?i:'s|'t|'re|'ve|'m|'ll|'d)?""",
                r"""\p{N}{1,3}""",
                r""" ?[^\s\p{L}\p{N}]+[\r\n/]*""",
                r"""\s*[\r\n]+""",
                r"""\s+(?!\S)""",
                r"""\s+""",
            ]
        ),
        entries=199_998,
    ),
    "cl100k_base": Ranks(
        sha256="223921b76ee99bde995b7ff738513eef100fb51d18c93597a113bcffe865b2a7",
        pattern=(
            r"""'(?i:[sdmt]|ll|ve|re)|[^\r\n\p{L}\p{N}]?+\p{L}++|\p{N}{1,3}+| ?[^\s\p{L}\p{N}]++[\r\n]*+"""
            r"""|\s++$|\s*[\r\n]|\s+(?!\S)|\s"""
        ),
        entries=100_256,
    ),
}


@cache
def load(name: Encoding = "o200k_base") -> Cost:
    """The cost function of an encoding; takes about a second the first time, so call it in a thread at start.

    Raises DamagedRanksError when the carried table's hash differs.
    """
    encode = tiktoken.Encoding(
        name=name,
        pat_str=ENCODINGS[name].pattern,
        mergeable_ranks=_table(name),
        special_tokens={},
    ).encode_ordinary

    def cost(text: str) -> int:
        return len(encode(text))

    return cost


def _table(name: Encoding) -> dict[bytes, int]:
    packed = (resources.files("words") / "ranks" / f"{name}.tiktoken.gz").read_bytes()
    raw = gzip.decompress(packed)
    if hashlib.sha256(raw).hexdigest() != ENCODINGS[name].sha256:
        raise DamagedRanksError(f"the rank table {name} is damaged: reinstall foreword-server")
    pairs = (line.split() for line in raw.splitlines())
    return {base64.b64decode(token): int(rank) for token, rank in pairs}
