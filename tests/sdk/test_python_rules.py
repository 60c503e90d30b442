"""What the Python client decides without a network: retries, what is cut, where the block stands, what is unusable."""

from __future__ import annotations

from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import pytest
from foreword import (
    Context,
    DeadlineExceeded,
    Foreword,
    IdempotencyInFlight,
    InvalidRequest,
    Misconfigured,
    Turn,
    UnexpectedReply,
    Unreachable,
    fit,
)
from foreword.call import Reply, encoded
from foreword.context import DATA_BEGINS, DATA_ENDS, NOT_REACHED, NOTHING_HELD
from foreword.errors import Refused
from foreword.replies import retry_after, value_of
from foreword.retries import LONGEST_PAUSE, pause_after
from foreword.turn import Asked
from hypothesis import given
from hypothesis import strategies as st

from tests.sdk.exchanges import GOOD, call_of, reply_of

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


def refused(status: int, tag: str = "Internal", after: float | None = None) -> Refused:
    return Refused("m", status=status, body={"error": tag}, retry_after=after)


@pytest.mark.parametrize(
    ("error", "again"),
    [
        (Unreachable("broken"), True),
        (DeadlineExceeded("late"), False),
        (UnexpectedReply("a page", status=502), True),
        (UnexpectedReply("a page", status=200), False),
        (UnexpectedReply("a redirect", status=302), False),
        *((refused(status), True) for status in (408, 429, 500, 502, 503, 504)),
        *((refused(status), False) for status in (400, 401, 403, 404, 405, 406, 409, 413, 415, 422)),
        (IdempotencyInFlight("running", status=409, body={"error": "IdempotencyInFlight"}), True),
        (Misconfigured("no key"), False),
    ],
)
def test_what_is_asked_again(error: Any, again: bool) -> None:
    assert (pause_after(error, 1, 2, 0.5) is not None) is again
    assert pause_after(error, 3, 2, 0.5) is None
    assert pause_after(error, 1, 0, 0.5) is None


def test_pauses_double_up_to_the_longest_and_half_of_each_is_chance() -> None:
    assert [pause_after(refused(503), tries, 99, 1.0) for tries in (1, 2, 3)] == [0.1, 0.2, 0.4]
    assert pause_after(refused(503), 1, 99, 0.0) == 0.05
    assert pause_after(refused(503), 50, 99, 1.0) == LONGEST_PAUSE


@given(after=st.floats(0, 3600), chance=st.floats(0, 1))
def test_retry_after_is_the_least(after: float, chance: float) -> None:
    pause = pause_after(refused(429, after=after), 1, 1, chance)
    assert pause is not None
    assert after <= pause <= after + 1


@pytest.mark.parametrize(
    ("told", "seconds"),
    [
        ("3", 3.0),
        ("0", 0.0),
        ("1.5", 1.5),
        ("Mon, 30 Nov 2026 12:00:07 GMT", 7.0),
        ("Mon, 30 Nov 2026 11:00:00 GMT", 0.0),
        ("", None),
        ("soon", None),
        ("-1", None),
        ("1e999", None),
        ("99999999999999999999999999999999", 1e32),
    ],
)
def test_retry_after_is_seconds_or_a_date(told: str, seconds: float | None) -> None:
    assert retry_after(Reply(503, {"retry-after": told}, b""), lambda: NOW) == seconds


def test_the_body_says_when_to_ask_again_where_no_header_does() -> None:
    body = b'{"error": "RateLimited", "message": "m", "retryAfterSeconds": 4}'
    with pytest.raises(Refused) as caught:
        value_of(call_of(GOOD[0]), Reply(429, {"content-type": "application/json"}, body))
    assert caught.value.retry_after == 4.0


TEXTS = st.text(alphabet=st.characters(codec=None), max_size=60) | st.text(max_size=30).map(lambda text: text * 2_000)


@given(TEXTS)
def test_a_message_always_fits_and_a_short_one_is_whole(text: str) -> None:
    cut = fit.message(text)
    assert len(cut) <= fit.MAX_MESSAGE
    cut.encode()
    assert "\x00" not in cut
    if len(text) <= fit.MAX_MESSAGE:
        assert len(cut) == len(text)


@given(
    message=st.text(max_size=50),
    answer=st.none() | TEXTS,
    transcript=st.none() | TEXTS | st.lists(st.fixed_dictionaries({"role": TEXTS, "content": TEXTS}), max_size=6),
    limit=st.integers(2_000, 20_000),
)
def test_a_body_fits_into_the_bytes_that_are_read(message: str, answer: Any, transcript: Any, limit: int) -> None:
    fields = {"userMessage": fit.text_of(message), "transcript": fit.messages(transcript)}
    if answer is not None:
        fields["assistantResponse"] = fit.text_of(answer)
    body = fit.body({name: value for name, value in fields.items() if value is not None}, limit)
    assert len(encoded(body)) <= limit
    assert body["userMessage"] == fields["userMessage"]


def test_of_a_long_transcript_the_newest_messages_are_kept_whole() -> None:
    rows = [{"role": "user", "content": f"{number} " + "x" * 100} for number in range(3_000)]
    kept = fit.messages(rows)
    assert kept == rows[-2_000:]
    body = fit.body({"userMessage": "m", "transcript": kept}, 10_000)
    assert body["transcript"] == rows[-len(body["transcript"]) :]
    assert len(encoded(body)) > 9_700


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ({"role": "user", "content": "a"}, {"role": "user", "content": "a"}),
        ({"role": "user", "content": "a", "name": "x", "tool_calls": []}, {"role": "user", "content": "a"}),
        (
            {"role": "user", "content": [{"type": "text", "text": "a"}, {"type": "image"}, "b"]},
            {"role": "user", "content": "a\nb"},
        ),
        (
            {"role": "tool", "content": [{"type": "tool_result", "content": [{"text": "a"}]}]},
            {"role": "tool", "content": "a"},
        ),
        (SimpleNamespace(role="assistant", content="a"), {"role": "assistant", "content": "a"}),
        ("a", {"role": "unknown", "content": "a"}),
        ({"content": "a"}, {"role": "unknown", "content": "a"}),
        ({"role": "assistant", "content": None}, None),
        ({"role": "assistant", "content": ""}, None),
        ({"role": "r" * 60, "content": "\x00\ud800"}, {"role": "r" * 50, "content": "��"}),
    ],
)
def test_messages_of_every_provider_are_reduced_to_role_and_text(said: Any, read: Any) -> None:
    assert fit.messages([said]) == ([] if read is None else [read])


_ROW = next(row for row in GOOD if row["name"] == "a block")
BLOCK = value_of(call_of(_ROW), reply_of(_ROW))


def test_the_block_stands_before_the_prompt() -> None:
    context = Context(block=BLOCK)
    assert context.prepend("Be brief.") == f"{BLOCK.text.rstrip()}\n\nBe brief."
    assert context.prepend() == BLOCK.text.rstrip()
    assert not context.empty
    assert context.injection_id == BLOCK.injection_id


def test_an_empty_context_asks_the_model_to_say_so() -> None:
    empty = value_of(call_of(GOOD[0]), reply_of(GOOD[0]))
    assert Context(block=empty).prepend("Be brief.") == f"{NOTHING_HELD}\n\nBe brief."
    assert not Context(block=empty).unavailable
    without = Context(error=DeadlineExceeded("late"))
    assert without.prepend("Be brief.") == f"{NOT_REACHED}\n\nBe brief."
    assert (without.unavailable, without.reason, without.entries) == (True, "DeadlineExceeded", ())


def test_in_a_users_message_the_block_is_marked_as_data() -> None:
    said = Context(block=BLOCK, placement="user").prepend("Is it up?")
    assert said == f"{DATA_BEGINS}\n{BLOCK.text.rstrip()}\n{DATA_ENDS}\n\nIs it up?"


@pytest.mark.parametrize(
    ("placement", "messages", "where", "role"),
    [
        ("system", [{"role": "system", "content": "S"}, {"role": "user", "content": "U"}], 0, "system"),
        ("system", [{"role": "user", "content": "U"}], 0, "system"),
        ("developer", [{"role": "system", "content": "S"}, {"role": "developer", "content": "D"}], 1, "developer"),
        ("developer", [{"role": "user", "content": "U"}], 0, "developer"),
        ("user", [{"role": "user", "content": "1"}, {"role": "user", "content": "2"}], 1, "user"),
        ("user", [{"role": "assistant", "content": "A"}], 1, "user"),
        ("user", [], 0, "user"),
    ],
)
def test_the_block_is_placed_in_the_message_of_its_role(
    placement: Any, messages: list[dict[str, Any]], where: int, role: str
) -> None:
    before = [dict(message) for message in messages]
    context = Context(block=BLOCK, placement=placement)
    placed = context.place(messages)
    assert messages == before
    assert placed[where]["role"] == role
    assert BLOCK.text.rstrip() in placed[where]["content"]
    rest = [message for message in placed if BLOCK.text.rstrip() not in message["content"]]
    assert rest == [message for number, message in enumerate(messages) if number != where or message["role"] != role]


def test_a_message_of_parts_gets_one_more_part_first() -> None:
    parts = [{"type": "text", "text": "S"}]
    (placed,) = Context(block=BLOCK).place([{"role": "system", "content": parts}])
    assert placed["content"] == [{"type": "text", "text": BLOCK.text.rstrip()}, *parts]


def test_no_outcome_is_ever_made_up() -> None:
    turn = Turn(asked=Asked("We use Helm."), context=Context(block=BLOCK))
    assert turn.recording() == []
    with pytest.raises(ValueError, match="exactly one"):
        turn.outcome("deploy")
    with pytest.raises(ValueError, match="exactly one"):
        turn.outcome("deploy", success=True, score=1.0)
    turn.outcome("deploy", success=False)
    (call,) = turn.recording()
    assert call.fields["success"] is False
    assert call.fields["injectionId"] == BLOCK.injection_id


@pytest.mark.parametrize(
    "given",
    [
        {"url": "ftp://host"},
        {"url": "host:8000"},
        {"url": "http://"},
        {"url": "http://a b"},
        {"url": "http://a?b=c"},
        {"api_key": "two words"},
        {"api_key": "ключ"},
        {"deadline": 0},
        {"timeout": -1},
        {"retries": -1},
        {"on_unavailable": "ignore"},
        {"placement": "top"},
    ],
)
def test_what_can_not_work_is_said_when_the_client_is_made(given: dict[str, Any]) -> None:
    with pytest.raises(Misconfigured):
        Foreword(**{"url": "http://127.0.0.1", "api_key": "k", **given})


def test_address_and_key_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOREWORD_URL", "https://memory.example/foreword/")
    monkeypatch.setenv("FOREWORD_API_KEY", " k-1\n")
    found = Foreword()._engine.configuration
    assert (found.url, found.api_key) == ("https://memory.example/foreword", "k-1")
    assert Foreword("http://other")._engine.configuration.url == "http://other"
    monkeypatch.delenv("FOREWORD_API_KEY")
    with pytest.raises(Misconfigured, match="FOREWORD_API_KEY"):
        Foreword()


def test_issues_that_are_no_issues_are_passed_over() -> None:
    assert InvalidRequest("m", status=400, body={"issues": [5, {"path": "a"}]}).issues[0].path == "a"
    assert InvalidRequest("m", status=400, body={}).issues == ()
