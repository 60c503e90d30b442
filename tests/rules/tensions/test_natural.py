"""A contradiction is found however either side is worded, and another wording of one truth is none."""

from __future__ import annotations

import pytest

from tensions.detector import contradiction
from tensions.sieve import may_clash
from tests.rules.tensions.natural import NATURAL_AGREEING, NATURAL_CLASHING


@pytest.mark.parametrize(("a", "b"), NATURAL_CLASHING)
def test_they_cannot_both_be_true(a: str, b: str) -> None:
    found, turned = contradiction(a, b), contradiction(b, a)
    assert found is not None
    assert turned is not None
    assert (found.kind, found.shape, found.subject) == (turned.kind, turned.shape, turned.subject)


@pytest.mark.parametrize(("a", "b"), NATURAL_CLASHING)
def test_the_sieve_lets_them_through(a: str, b: str) -> None:
    assert may_clash(a, b)
    assert may_clash(b, a)


@pytest.mark.parametrize(("a", "b"), NATURAL_AGREEING)
def test_they_can_both_be_true(a: str, b: str) -> None:
    assert contradiction(a, b) is None
    assert contradiction(b, a) is None
