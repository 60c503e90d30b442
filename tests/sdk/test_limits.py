"""Limits agree: at each boundary of the server the client's request is taken, and one beyond is refused, in characters
(code points) and in bytes; what `context` cuts to is always taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from foreword import InvalidRequest, TooLarge, fit
from foreword.call import encoded
from foreword.calls import build_context

if TYPE_CHECKING:
    from collections.abc import Callable

    from foreword import Foreword

pytestmark = pytest.mark.anyio

OWL = "🦉"
"""One character, two units of UTF-16, four bytes."""

BOUNDARIES: dict[str, tuple[int, Callable[[Foreword, Any], Any]]] = {
    "message": (20_000, lambda memory, text: memory.build_context(text, dry_run=True)),
    "session": (200, lambda memory, text: memory.build_context("", session_id=text, dry_run=True)),
    "agent": (200, lambda memory, text: memory.build_context("", agent=text, dry_run=True)),
    "role": (
        50,
        lambda memory, text: memory.build_context("", transcript=[{"role": text, "content": ""}], dry_run=True),
    ),
    "query": (2_000, lambda memory, text: memory.recall(text)),
    "search": (2_000, lambda memory, text: memory.list_memories(q=text)),
    "content": (4_000, lambda memory, text: memory.remember([{"content": text}])),
    "reason": (1_000, lambda memory, text: memory.forget_memory(1, text)),
    "question": (500, lambda memory, text: memory.open_tension("a", "b", text)),
    "domain": (100, lambda memory, text: memory.record_outcome(text, success=True)),
    "note": (2_000, lambda memory, text: memory.record_outcome("d", success=True, note=text)),
}


@pytest.mark.parametrize("sign", ["x", "é", OWL], ids=["ascii", "two bytes", "four bytes"])
@pytest.mark.parametrize("name", BOUNDARIES)
def test_characters_are_code_points(memory: Foreword, name: str, sign: str) -> None:
    most, ask = BOUNDARIES[name]
    try:
        ask(memory, sign * most)
    except InvalidRequest as error:
        pytest.fail(f"{most} characters are refused: {error}")
    except Exception as error:  # noqa: BLE001 - what else is wrong with the request isn't asked here
        assert getattr(error, "status", 0) == 404, error  # noqa: PT017 - one of several good ends
    with pytest.raises(InvalidRequest):
        ask(memory, sign * (most + 1))


@pytest.mark.parametrize(
    ("least", "most", "ask"),
    [
        (0, 32_000, lambda memory, number: memory.build_context("", max_tokens=number, dry_run=True)),
        (1, 200, lambda memory, number: memory.list_memories(limit=number)),
        (1, 50, lambda memory, number: memory.recall("x", limit=number)),
        (1, 366, lambda memory, number: memory.read_stats(days=number)),
        (0, 1, lambda memory, number: memory.record_outcome("d", score=number)),
    ],
    ids=["max_tokens", "page", "hits", "days", "score"],
)
def test_numbers_have_both_ends(memory: Foreword, least: int, most: int, ask: Any) -> None:
    ask(memory, least)
    ask(memory, most)
    for beyond in (least - 1, most + 1):
        with pytest.raises(InvalidRequest):
            ask(memory, beyond)


@pytest.mark.parametrize("sign", ["x", OWL], ids=["one byte", "four bytes"])
def test_a_body_has_as_many_bytes_as_are_read_and_not_one_more(memory: Foreword, sign: str) -> None:
    room = fit.MAX_BODY - len(encoded({"userMessage": "", "transcript": "", "dryRun": True}))
    width = len(sign.encode())
    text = sign * (room // width) + "x" * (room % width)
    assert len(build_context("", transcript=text, dry_run=True).body or b"") == fit.MAX_BODY
    memory.build_context("", transcript=text, dry_run=True)
    with pytest.raises(TooLarge) as caught:
        memory.build_context("", transcript=text + "x", dry_run=True)
    assert caught.value.limit_bytes == fit.MAX_BODY


@pytest.mark.parametrize(
    ("message", "transcript"),
    [
        (OWL * 20_000, None),
        (OWL * 20_001, None),
        ("x" * 1_000_000, "y" * 1_000_000),
        ("\x00\ud800" * 20_000, "\x00" * 300_000),
        ("hello", [{"role": "user", "content": OWL * 500}] * 3_000),
        ("hello", [{"role": "user", "content": '\\"\n' * 200_000}]),
        ("hello", [{"role": "user", "content": ["x", {"text": "y"}], "cache_control": {}}, None, 5, {}]),
    ],
)
def test_whatever_a_turn_is_made_of_its_context_is_taken(memory: Foreword, message: str, transcript: Any) -> None:
    assert not memory.context(message, transcript, on_unavailable="raise").unavailable


def test_a_turn_is_learned_whole_or_not_at_all(memory: Foreword) -> None:
    with memory.turn("We deploy with Helm.", "y" * 1_000_000) as turn:
        turn.answer("z" * 1_000_000)
    assert turn.learned is not None, turn.problems
    assert turn.learned.counts.stored == 1
    with memory.turn("We deploy with Kustomize. " + "x" * 20_000) as turn:
        pass
    assert turn.learned is None
    assert [type(problem) for problem in turn.problems] == [InvalidRequest]
