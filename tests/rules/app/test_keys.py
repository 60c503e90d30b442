"""A key names its row, proves itself whole, and a mistyped one fails before anybody is asked."""

from __future__ import annotations

import hashlib
import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.keys import ALPHABET, matches, mint, parse, prefix

IDS = st.integers(1, 2**53)


@given(IDS, IDS, st.from_regex(r"[a-z0-9]{1,16}", fullmatch=True))
@settings(max_examples=200, deadline=None)
def test_a_minted_key_says_whose_it_is(org: int, key_id: int, env: str) -> None:
    minted = mint(env, org, key_id)
    parsed = parse(minted.text)
    assert parsed is not None
    assert (parsed.env, parsed.org, parsed.key_id) == (env, org, key_id)
    assert matches(parsed, minted.hash)
    assert minted.hash == hashlib.sha256(minted.text.encode()).digest()
    assert minted.text.startswith(minted.prefix + "_")
    assert minted.prefix == prefix(env, org, key_id)


def test_every_single_mistyped_character_is_noticed() -> None:
    text = mint("live", 3, 77).text
    for place, other in itertools.product(range(len(text)), "aZ09_x"):
        changed = text[:place] + other + text[place + 1 :]
        assert changed == text or parse(changed) is None, changed


def test_two_swapped_characters_are_noticed() -> None:
    text = mint("live", 3, 77).text
    for place in range(len(text) - 1):
        changed = text[:place] + text[place + 1] + text[place] + text[place + 2 :]
        assert changed == text or parse(changed) is None, changed


@pytest.mark.parametrize("cut", [1, 2, 6, 10, 49])
def test_no_prefix_is_ever_enough(cut: int) -> None:
    minted = mint("live", 3, 77)
    assert parse(minted.text[:-cut]) is None
    assert parse(minted.text + "a" * cut) is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fwd",
        "fwd_live__",
        "agt_" + "a" * 40,
        "sk-" + "a" * 48,
        "fwd_live_000_" + "a" * 49,
        "fwd_LIVE_11A_" + "a" * 49,
    ],
)
def test_what_is_no_key_is_none(text: str) -> None:
    assert parse(text) is None
    assert parse(text + "\n") is None


def test_another_key_of_the_same_row_doesnt_match() -> None:
    old, new = mint("live", 3, 77), mint("live", 3, 77)
    parsed = parse(new.text)
    assert parsed is not None
    assert not matches(parsed, old.hash)


def test_the_secret_has_256_bits_in_43_characters() -> None:
    secrets = [mint("live", 3, 77).text.rsplit("_", 1)[1] for _ in range(300)]
    assert {len(secret) for secret in secrets} == {43 + 6}
    assert len(set(secrets)) == 300
    assert len({sign for secret in secrets for sign in secret}) == len(ALPHABET)
