"""What holds of every pair that contradicts, whichever reading finds it."""

from __future__ import annotations

from tensions.detector import contradiction
from tensions.sieve import may_clash


def clash_both_ways(a: str, b: str, why: str = "") -> None:
    """They contradict from either side in one shape, and the sieve lets them through."""
    clash, turned = contradiction(a, b), contradiction(b, a)
    assert clash is not None, why
    assert turned is not None, why
    assert turned.shape == clash.shape
    assert may_clash(a, b)
    assert may_clash(b, a)
