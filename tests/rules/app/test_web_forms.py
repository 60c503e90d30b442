"""What a browser sends is read strictly, and cookies hold what was kept in them and nothing that harms."""

from __future__ import annotations

from urllib.parse import urlencode

import pytest

from app.errors import InvalidRequest
from app.visitor import NOBODY
from app.web.cookies import liked, liking, read_cookies
from app.web.form import FIELDS, read_form
from app.web.look import safe_path


def test_fields_keep_their_order_and_their_line_breaks() -> None:
    form = read_form(urlencode([("id", "3"), ("id", "1"), ("id", "3"), ("id", "x"), ("text", " a\r\nb ")]).encode())
    assert form.numbers("id") == [3, 1]
    assert form.text("text") == "a\r\nb"
    assert form.exact("text") == " a\nb "
    assert form.text("absent") is None
    assert form.exact("absent") == ""


@pytest.mark.parametrize("sent", [b"a=%ff", b"a=%00", "é=1".encode(), b"&".join(b"a=1" for _ in range(FIELDS + 1))])
def test_what_is_no_form_is_refused(sent: bytes) -> None:
    with pytest.raises(InvalidRequest):
        read_form(sent)


@pytest.mark.parametrize("text", ["1.5", "x", "1e9", "١", "9" * 19])
def test_a_number_is_whole_and_in_our_digits(text: str) -> None:
    with pytest.raises(InvalidRequest):
        read_form(urlencode({"n": text}).encode()).number("n")


@pytest.mark.parametrize("text", ["agent", "Ünïcode 名前", "a;b=c, d", "100%", "<script>"])
def test_a_liking_comes_back_as_it_was(text: str) -> None:
    pair = liking(NOBODY, "x", text).partition(";")[0]
    assert liked(read_cookies([pair.encode("latin-1")]), "x") == text


@pytest.mark.parametrize("value", ["", "a%0d%0aSet-Cookie:x", "a" * 201, "%00"])
def test_a_cookie_that_we_did_not_write_is_nothing(value: str) -> None:
    assert liked({"x": value}, "x") is None


@pytest.mark.parametrize(
    ("given", "leads"),
    [
        ("/memories/3?q=a", "/memories/3?q=a"),
        ("//evil.example", "/"),
        ("/\\evil.example", "/"),
        ("https://evil.example", "/"),
        ("/a\nb", "/"),
        ("javascript:alert(1)", "/"),
        (None, "/"),
    ],
)
def test_a_way_back_never_leaves_the_house(given: str | None, leads: str) -> None:
    assert safe_path(given) == leads
