"""Numbers of payment cards: the digits that an issuer begins with, how many there are, and the check digit (ISO/IEC 7812)."""

from __future__ import annotations

from typing import Final

ISSUERS: Final[tuple[tuple[str, str, frozenset[int]], ...]] = (
    ("4", "4", frozenset({13, 16, 19})),
    ("51", "55", frozenset({16})),
    ("2221", "2720", frozenset({16})),
    ("34", "34", frozenset({15})),
    ("37", "37", frozenset({15})),
    ("6011", "6011", frozenset({16, 17, 18, 19})),
    ("644", "659", frozenset({16, 17, 18, 19})),
    ("300", "305", frozenset({14, 16})),
    ("36", "36", frozenset({14, 16})),
    ("38", "39", frozenset({14, 16})),
    ("3528", "3589", frozenset({16, 17, 18, 19})),
    ("62", "62", frozenset({16, 17, 18, 19})),
    ("2200", "2204", frozenset({16, 17, 18, 19})),
    ("60", "60", frozenset({16})),
    ("81", "82", frozenset({16})),
    ("508", "508", frozenset({16})),
    ("50", "50", frozenset({16, 17, 18, 19})),
    ("56", "58", frozenset({16, 17, 18, 19})),
    ("67", "67", frozenset({16, 17, 18, 19})),
)
"""First and last prefix of a range, and the lengths of its numbers: Visa, Mastercard (two), American Express (two), Discover
(two), Diners Club (three), JCB, UnionPay, Mir, RuPay (three), Maestro (three)."""


def is_card(value: str) -> bool:
    """Whether the digits of `value` are a card's number; what stands between them doesn't count."""
    digits = "".join(c for c in value if c.isascii() and c.isdigit())
    issued = any(first <= digits[: len(first)] <= last and len(digits) in lengths for first, last, lengths in ISSUERS)
    return issued and len(set(digits)) > 1 and _checks(digits)


def _checks(digits: str) -> bool:
    """The formula of Luhn: every second digit from the right counts twice, by its cross sum."""
    turned = [int(digit) for digit in reversed(digits)]
    return (sum(turned[::2]) + sum(sum(divmod(2 * digit, 10)) for digit in turned[1::2])) % 10 == 0
