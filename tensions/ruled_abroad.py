"""Whether of two German, French, Spanish or Chinese statements, read as they are written, one rules the other out."""

from __future__ import annotations

from tensions.claims import opposed_claims
from tensions.frames_abroad import opposed_frames


def rules_out(a: str, b: str, language: str) -> str | None:
    """In which relation, or by which rule of one frame; None where neither rules the other out. Symmetric."""
    return opposed_claims(a, b, language) or opposed_frames(a, b, language)
