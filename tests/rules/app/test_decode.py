"""JSON is read with one meaning or not at all."""

from __future__ import annotations

import json
from typing import Any

import orjson
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.decode import MAX_DEPTH, MAX_INTEGER, decode
from app.errors import InvalidRequest

GOOD: list[tuple[bytes, Any]] = [
    (b"", {}),
    (b"{}", {}),
    (b' \t\r\n{"a": [1, -2, 3.5, 1e3, true, false, null, "x"]} ', {"a": [1, -2, 3.5, 1000.0, True, False, None, "x"]}),
    (b'{"a": "\\u00e9\\ud83d\\ude00\\n\\/"}', {"a": "é😀\n/"}),
    ('{"ключ": "値"}'.encode(), {"ключ": "値"}),
    (b'{"a": "\\\\u0000"}', {"a": "\\u0000"}),
    (b'{"a": {"a": {"a": 1}}}', {"a": {"a": {"a": 1}}}),
    (str(MAX_INTEGER).encode(), MAX_INTEGER),
    (str(-MAX_INTEGER).encode(), -MAX_INTEGER),
    (b"[" * MAX_DEPTH + b"]" * MAX_DEPTH, json.loads("[" * MAX_DEPTH + "]" * MAX_DEPTH)),
    (orjson.dumps([{"a": [1]}] * 100), [{"a": [1]}] * 100),
    (b"1e-400", 0.0),
]


@pytest.mark.parametrize(("body", "value"), GOOD)
def test_good_json_is_read_as_it_is(body: bytes, value: Any) -> None:
    assert decode(body) == value


BAD: list[tuple[bytes, list[tuple[str, str]]]] = [
    (b"{", [("", "json")]),
    (b"{'a': 1}", [("", "json")]),
    (b"{a: 1}", [("", "json")]),
    (b'{"a": 1,}', [("", "json")]),
    (b"[1, 2,]", [("", "json")]),
    (b"01", [("", "json")]),
    (b"+1", [("", "json")]),
    (b".5", [("", "json")]),
    (b"1 2", [("", "json")]),
    (b"{} {}", [("", "json")]),
    (b"True", [("", "json")]),
    (b'"a\nb"', [("", "json")]),
    (b'"a\x00b"', [("", "json")]),
    (b'"\\x41"', [("", "json")]),
    (b"// hi\n{}", [("", "json")]),
    (b" ", [("", "json")]),
    (b"\xff", [("", "encoding")]),
    (b'"\xc0\x80"', [("", "encoding")]),
    (b'"\xed\xa0\x80"', [("", "encoding")]),
    (b'"\xf4\x90\x80\x80"', [("", "encoding")]),
    (b"\xef\xbb\xbf{}", [("", "encoding")]),
    ('{"a": 1}'.encode("utf-16"), [("", "encoding")]),
    ('{"a": 1}'.encode("utf-16-le"), [("", "json")]),
    ('{"a": 1}'.encode("utf-32"), [("", "encoding")]),
    (b"NaN", [("", "number")]),
    (b'{"a": [Infinity, -Infinity]}', [("a[0]", "number"), ("a[1]", "number")]),
    (b"1e309", [("", "number")]),
    (b"-1e99999", [("", "number")]),
    (str(MAX_INTEGER + 1).encode(), [("", "number")]),
    (b'{"n": ' + b"9" * 5_000 + b"}", [("n", "number")]),
    (b'{"a": 1, "b": {"c": 1, "c": 2, "c": 3}}', [("b.c", "duplicate"), ("b.c", "duplicate")]),
    (b'{"a": 1, "\\u0061": 2}', [("a", "duplicate")]),
    (
        b'[{"a": "\\u0000"}, {"b": ["\\ud800", "\\udc00x", "\\ude00\\ud83d"]}]',
        [("[0].a", "text"), ("[1].b[0]", "text"), ("[1].b[1]", "text"), ("[1].b[2]", "text")],
    ),
    (b'{"\\u0000": 1}', [("\x00", "text")]),
    (b'{"\\ud800": 1}', [("\\ud800", "text")]),
    (b"[" * (MAX_DEPTH + 1) + b"]" * (MAX_DEPTH + 1), [("[0]" * MAX_DEPTH, "depth")]),
    (b'{"a":' * 40 + b"1" + b"}" * 40, [("a" + ".a" * 31, "depth")]),
    (b"[" * 200_000, [("", "depth")]),
    (b'{"a":' * 50_000, [("", "depth")]),
]


@pytest.mark.parametrize(("body", "issues"), BAD)
def test_what_isnt_one_meaning_is_refused_with_every_issue_and_its_path(
    body: bytes, issues: list[tuple[str, str]]
) -> None:
    with pytest.raises(InvalidRequest) as caught:
        decode(body)
    assert [(issue.path, issue.code) for issue in caught.value.issues] == issues
    orjson.dumps(caught.value.body("r"))


def test_a_body_wrong_in_thousands_of_places_gets_a_short_answer() -> None:
    with pytest.raises(InvalidRequest) as caught:
        decode(b'{"a": [' + b", ".join([b'"\\u0000"'] * 20_000) + b"]}")
    assert len(caught.value.issues) == 100


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-MAX_INTEGER, MAX_INTEGER)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\x00")),
    lambda inner: (
        st.lists(inner)
        | st.dictionaries(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\x00")), inner)
    ),
    max_leaves=30,
)


@given(JSON, st.booleans())
@settings(max_examples=150, deadline=None)
def test_whatever_is_written_is_read_back(value: Any, ascii_only: bool) -> None:
    assert decode(json.dumps(value, ensure_ascii=ascii_only).encode()) == value


@given(st.binary(max_size=60))
@settings(max_examples=300, deadline=None)
def test_any_bytes_are_read_or_refused(body: bytes) -> None:
    try:
        told = decode(body)
    except InvalidRequest as problem:
        told = problem.body("r")
    orjson.dumps(told)
