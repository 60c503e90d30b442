"""The Python client against the shared table: the requests it makes, the answers it reads, the errors it raises."""

from __future__ import annotations

import re
from typing import Any, get_args, get_type_hints
from urllib.parse import parse_qsl

import orjson
import pytest
from foreword import ForewordError, Refused, UnexpectedReply, errors
from foreword.call import camel
from foreword.reading import read, read_time
from foreword.replies import value_of

from app.operations import CONTEXT, Operation
from app.scopes import SCOPES
from tests.sdk.exchanges import BAD, EXCHANGES, GOOD, call_of, changed, name_of, objects, on_the_wire, reply_of, snake


@pytest.mark.parametrize("row", EXCHANGES, ids=name_of)
def test_the_request_is_the_recorded_one(row: dict[str, Any]) -> None:
    call, request = call_of(row), row["request"]
    path, _, query = call.target.partition("?")
    assert (call.method, path) == (request["method"], request["path"])
    assert dict(parse_qsl(query, keep_blank_values=True)) == request["query"]
    assert (None if call.body is None else orjson.loads(call.body)) == request["body"]


@pytest.mark.parametrize("row", GOOD, ids=name_of)
def test_a_good_answer_is_read_whole(row: dict[str, Any]) -> None:
    assert on_the_wire(value_of(call_of(row), reply_of(row))) == row["reply"]["body"]


@pytest.mark.parametrize("row", GOOD, ids=name_of)
def test_every_optional_field_may_be_null_absent_or_present_and_unknown_ones_are_passed_over(
    row: dict[str, Any],
) -> None:
    call, body = call_of(row), row["reply"]["body"]
    for path, kind in objects(call.answer, body):
        for name, hint in get_type_hints(kind).items():
            wire = camel(name)
            if type(None) in get_args(hint):
                absent = value_of(call, reply_of(row, changed(body, path, **{wire: ...})))
                assert absent == value_of(call, reply_of(row, changed(body, path, **{wire: None})))
            else:
                for lie in (..., None, lie_for(hint)):
                    with pytest.raises(UnexpectedReply, match=wire):
                        value_of(call, reply_of(row, changed(body, path, **{wire: lie})))
        stranger = changed(body, path, colour="red", error=None)
        assert on_the_wire(value_of(call, reply_of(row, stranger))) == body


def lie_for(hint: Any) -> Any:
    """A value of another type."""
    return 7 if hint is str or isinstance(next(iter(get_args(hint)), None), str) else "x"


@pytest.mark.parametrize("row", BAD, ids=name_of)
def test_every_error_is_its_own_class_with_what_it_carries(row: dict[str, Any]) -> None:
    told = row["reply"]["body"]
    with pytest.raises(Refused) as caught:
        value_of(call_of(row), reply_of(row))
    error = caught.value
    assert type(error) is errors.TAGS[told["error"]]
    assert (error.status, error.message, error.reason) == (row["reply"]["status"], told["message"], told["error"])
    assert error.request_id == row["reply"]["headers"]["x-request-id"]
    for name, value in told.items():
        if name in {"error", "message", "requestId"}:
            continue
        held = error.retry_after if name == "retryAfterSeconds" else getattr(error, snake(name))
        assert (on_the_wire(held) if isinstance(held, tuple) else held) == value


def test_every_error_of_the_tree_stands_in_the_table() -> None:
    assert {row["reply"]["body"]["error"] for row in BAD} == set(errors.TAGS)


@pytest.mark.parametrize("operation", [o for o in CONTEXT if o.scope in SCOPES], ids=lambda o: o.name)
def test_the_worked_example_of_every_operation_is_read_whole(operation: Operation) -> None:
    """Also of one that the table doesn't have yet."""
    from foreword import calls  # noqa: PLC0415 - only here

    given = {snake(name): value for name, value in (operation.example_in or {}).items()}
    given |= {snake(name): "1" for name in re.findall(r"\{(\w+)\}", operation.path)}
    call = getattr(calls, snake(operation.name))(**given)
    value = read(call.answer, operation.example_out)
    assert read(call.answer, on_the_wire(value)) == value


def test_an_error_of_a_tag_that_is_new_is_a_plain_refusal() -> None:
    row = {**BAD[0], "reply": {**BAD[0]["reply"], "body": {"error": "Sleepy", "message": "later"}}}
    with pytest.raises(Refused) as caught:
        value_of(call_of(row), reply_of(row))
    assert (type(caught.value), caught.value.reason) == (Refused, "Sleepy")


@pytest.mark.parametrize(
    ("text", "moment"),
    [
        ("2026-11-02T09:00:00Z", "2026-11-02T09:00:00+00:00"),
        ("2026-11-02T09:00:00.1234567+05:30", "2026-11-02T09:00:00.123456+05:30"),
        ("2026-11-02t09:00:00-00:30", "2026-11-02T09:00:00-00:30"),
        ("2026-11-02T23:59:60Z", "2026-11-02T23:59:59+00:00"),
    ],
)
def test_times_of_every_offset_are_read(text: str, moment: str) -> None:
    assert read_time(text, "at").isoformat() == moment


@pytest.mark.parametrize("text", ["2026-11-02", "2026-11-02T09:00:00", "2026-02-30T09:00:00Z", "", 5, None, True])
def test_what_is_no_time_is_a_lie(text: Any) -> None:
    row = next(row for row in GOOD if row["name"] == "one memory")
    with pytest.raises(ForewordError):
        value_of(call_of(row), reply_of(row, {**row["reply"]["body"], "learnedAt": text}))
