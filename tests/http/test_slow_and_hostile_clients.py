"""Over a real socket: the slow, the huge, the silent and the broken are cut, and the next request is served."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import pytest

from tests.http.fakes import Service, make
from tests.http.wire import Wire, request, serving
from tests.shape.errors import assert_error

if TYPE_CHECKING:
    from collections.abc import Iterator

BODY = b'{"userMessage": "hello"}'
SHORT = {"header_deadline": 0.4, "body_deadline": 0.4, "send_deadline": 0.6, "keep_alive": 2.0, "header_limit": 4_096}
SLOW = "/v1/memories/7"
BROKEN = "/v1/memories/9"


async def use(_call: Any, body: Any) -> dict[str, Any]:
    number = getattr(body, "id", 0)
    if number == 7:
        await asyncio.sleep(0.3)
    if number == 8:
        return {"text": "x" * 20_000_000}
    if number == 9:
        raise ValueError("broken")
    return {"id": number}


@pytest.fixture
def service() -> Iterator[Service]:
    with pytest.MonkeyPatch.context() as patch:
        yield make(patch, use, **SHORT)


@pytest.fixture
def address(service: Service) -> Iterator[tuple[str, int]]:
    with serving(service) as where:
        yield where


def still_serves(address: tuple[str, int], service: Service) -> None:
    with Wire(address) as other:
        other.send(request("POST", "/v1/context", service.key, BODY))
        assert other.reply()[0] == 200


def is_cut(wire: Wire, drop: bytes) -> bool:
    """A client that always sends a little more is cut by the whole that it takes, not by its pauses; patience is 30 s."""
    for _ in range(600):
        try:
            wire.send(drop)
        except OSError:
            return True
        time.sleep(0.05)
    return False


def refused(wire: Wire, tag: str) -> dict[str, Any]:
    status, headers, body = wire.reply()
    assert headers["connection"] == "close"
    assert wire.closed()
    return assert_error(status, headers, body, tag)


def test_one_connection_serves_one_request_after_the_other(address: tuple[str, int], service: Service) -> None:
    with Wire(address) as wire:
        for _ in range(3):
            wire.send(request("POST", "/v1/context", service.key, BODY))
            assert wire.reply()[0] == 200


def test_an_error_doesnt_cost_the_next_request_its_connection(address: tuple[str, int], service: Service) -> None:
    with Wire(address) as wire:
        for path, status in ((BROKEN, 500), ("/v1/memories/1", 200), ("/v1/nowhere", 404), ("/v1/memories/1", 200)):
            wire.send(request("GET", path, service.key))
            assert wire.reply()[0] == status


def test_pipelined_requests_are_answered_in_order_whatever_befalls_one(
    address: tuple[str, int], service: Service
) -> None:
    paths = (SLOW, BROKEN, "/v1/memories/abc", "/v1/memories/1")
    with Wire(address) as wire:
        wire.send(b"".join(request("GET", path, service.key) for path in paths))
        assert [wire.reply()[0] for _ in paths] == [200, 500, 404, 200]


def test_after_an_early_refusal_the_unread_body_isnt_taken_for_a_request(
    address: tuple[str, int], service: Service
) -> None:
    smuggled = request("GET", "/v1/memories/1", service.key)
    with Wire(address) as wire:
        wire.send(request("POST", "/v1/context", "", smuggled * 50) + request("GET", "/v1/memories/2", service.key))
        assert wire.reply()[0] == 401
        assert wire.reply()[2] == {"id": 2}


def test_a_silent_socket_is_closed(address: tuple[str, int], service: Service) -> None:
    with Wire(address) as wire:
        assert wire.closed()
    still_serves(address, service)


@pytest.mark.parametrize("start", [b"\r\n", b"G", b"GET / HTTP/1.1\r\nHost: a\r\n"])
def test_a_head_that_dribbles_is_cut(address: tuple[str, int], start: bytes) -> None:
    with Wire(address) as wire:
        wire.send(start)
        assert is_cut(wire, b"\r\n" if start == b"\r\n" else b"a")


def test_half_a_head_is_told_so(address: tuple[str, int]) -> None:
    with Wire(address) as wire:
        wire.send(b"GET /v1/memories HTTP/1.1\r\nHost:")
        assert refused(wire, "InvalidRequest")["issues"][0]["code"] == "timeout"


@pytest.mark.parametrize(
    "head",
    [
        request("POST", "/v1/context", "KEY", b"x" * 100)[:-50],
        request("POST", "/v1/context", "KEY", b"", "Transfer-Encoding: chunked") + b'5\r\n{"use',
        request("POST", "/v1/context", "KEY", b"", "Transfer-Encoding: chunked") + b"2\r\n{}\r\n",
    ],
)
def test_half_a_body_is_told_so(address: tuple[str, int], service: Service, head: bytes) -> None:
    with Wire(address) as wire:
        wire.send(head.replace(b"KEY", service.key.encode()))
        assert refused(wire, "InvalidRequest")["issues"][0]["code"] == "timeout"
    assert not service.calls
    still_serves(address, service)


def test_a_body_that_dribbles_is_cut_by_the_whole_not_by_the_pause(address: tuple[str, int], service: Service) -> None:
    with Wire(address) as wire:
        wire.send(request("POST", "/v1/context", service.key, b"x" * 2_000)[:-2_000])
        assert is_cut(wire, b" ")


@pytest.mark.parametrize(
    "head",
    [
        b"GET /v1/memories HTTP/1.1\r\nHost: a\r\nX-Long: " + b"a" * 5_000 + b"\r\n\r\n",
        b"GET /v1/memories HTTP/1.1\r\nHost: a\r\nX-Long: " + b"a" * 300_000,
        b"GET /v1/memories?q=" + b"a" * 5_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET /" + b"a" * 300_000,
        b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 1_000 + b"\r\n",
        b"GET / HTTP/1.1\r\n" + b"a" * 300_000,
        b"\r\n" * 200_000,
    ],
)
def test_a_huge_head_is_too_large(address: tuple[str, int], service: Service, head: bytes) -> None:
    with Wire(address) as wire:
        try:
            wire.send(head)
        except OSError:  # it was refused before it was all sent
            pass
        else:
            assert refused(wire, "TooLarge")["limitBytes"] == 4_096
    still_serves(address, service)


def test_a_head_just_below_the_limit_is_read(address: tuple[str, int], service: Service) -> None:
    with Wire(address) as wire:
        for _ in range(3):
            wire.send(request("GET", "/v1/memories/1", service.key, b"", "X-Long: " + "a" * 3_700))
            assert wire.reply()[0] == 200


@pytest.mark.parametrize(
    "junk",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"HELLO\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /v1/memories HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nBad Header: x\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET http:// HTTP/1.1\r\nHost: a\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ],
)
def test_what_isnt_http_is_told_so(address: tuple[str, int], service: Service, junk: bytes) -> None:
    with Wire(address) as wire:
        wire.send(junk)
        assert refused(wire, "InvalidRequest")["issues"][0]["code"] == "http"
    still_serves(address, service)


def test_a_broken_chunk_ends_its_own_request(address: tuple[str, int], service: Service) -> None:
    with Wire(address) as wire:
        wire.send(request("POST", "/v1/context", service.key, b"", "Transfer-Encoding: chunked") + b"zz\r\n")
        assert refused(wire, "InvalidRequest")["issues"][0]["code"] == "http"
    assert not service.calls


def test_junk_after_a_good_request_doesnt_cost_it_its_answer(address: tuple[str, int], service: Service) -> None:
    with Wire(address) as wire:
        wire.send(request("GET", SLOW, service.key) + b"\x00\x01junk\r\n\r\n")
        status, headers, body = wire.reply()
        assert (status, body, headers["connection"]) == (200, {"id": 7}, "close")
        assert wire.closed()


def test_a_client_that_leaves_in_the_middle_leaves_nothing_behind(address: tuple[str, int], service: Service) -> None:
    for part in (b"GET", request("POST", "/v1/context", service.key, BODY)[:-5], request("GET", SLOW, service.key)):
        with Wire(address) as wire:
            wire.send(part)
    time.sleep(0.5)
    still_serves(address, service)


def test_a_body_that_is_too_large_is_refused_without_being_waited_for(
    address: tuple[str, int], service: Service
) -> None:
    with Wire(address) as wire:
        wire.send(request("POST", "/v1/context", service.key, b"", "Content-Length: 99999999999"))
        status, headers, body = wire.reply()
        assert_error(status, headers, body, "TooLarge")
    with Wire(address) as wire:  # a little too large: it is thrown away, and the connection lives on
        wire.send(request("POST", "/v1/context", service.key, b"x" * 300_000))
        assert wire.reply()[0] == 413
        wire.send(request("GET", "/v1/memories/1", service.key))
        assert wire.reply()[0] == 200


def test_a_body_without_end_is_cut(address: tuple[str, int], service: Service) -> None:
    with Wire(address) as wire:
        wire.send(request("POST", "/v1/context", service.key, b"", "Transfer-Encoding: chunked"))
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            send_for_ever(wire, b"10000\r\n" + b"x" * 0x10000 + b"\r\n")
    still_serves(address, service)


def send_for_ever(wire: Wire, chunk: bytes) -> None:
    for _ in range(5_000):
        wire.send(chunk)


def test_a_body_that_waits_to_be_asked_for_is_asked_for_or_refused(address: tuple[str, int], service: Service) -> None:
    expect = f"Content-Length: {len(BODY)}", "Expect: 100-continue"
    with Wire(address) as wire:
        wire.send(request("POST", "/v1/context", service.key, b"", *expect))
        assert wire.socket.recv(100) == b"HTTP/1.1 100 Continue\r\n\r\n"
        wire.send(BODY)
        assert wire.reply()[0] == 200
    with Wire(address) as wire:
        wire.send(request("POST", "/v1/context", "", b"", *expect))
        refused(wire, "Unauthorized")


def test_who_doesnt_take_the_reply_is_cut(address: tuple[str, int], service: Service) -> None:
    with Wire(address) as wire:
        wire.send(request("GET", "/v1/memories/8", service.key))
        time.sleep(2)
        with pytest.raises((AssertionError, OSError)):
            wire.reply()
    still_serves(address, service)


def test_an_upgrade_is_not_taken_and_costs_nothing(address: tuple[str, int], service: Service) -> None:
    for upgrade in ("h2c", "websocket"):
        with Wire(address) as wire:
            for _ in range(2):
                fields = (
                    "Connection: Upgrade, HTTP2-Settings",
                    f"Upgrade: {upgrade}",
                    "HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA",
                )
                wire.send(request("POST", "/v1/context", service.key, BODY, *fields))
                assert wire.reply()[0] == 200


def test_head_has_the_head_of_get_and_no_body(address: tuple[str, int], service: Service) -> None:
    with Wire(address) as wire:
        wire.send(request("HEAD", "/v1/memories/1", service.key) + request("GET", "/v1/memories/1", service.key))
        head = b""
        while head.count(b"\r\n\r\n") < 2 or not head.endswith(b"}"):
            head += wire.socket.recv(65536)
        first, second, body = head.split(b"\r\n\r\n")
        assert (first[:15], second[:15], body) == (b"HTTP/1.1 200 OK", b"HTTP/1.1 200 OK", b'{"id":1}')
        assert b"content-length: 8" in first


def test_more_connections_than_are_held_are_closed_at_once() -> None:
    with pytest.MonkeyPatch.context() as patch:
        service = make(patch, use, **{**SHORT, "header_deadline": 5.0}, connections=3)
        with serving(service) as address:
            held = [Wire(address) for _ in range(3)]
            time.sleep(0.2)
            with Wire(address) as one_more:
                assert one_more.closed()
            held.pop().socket.close()
            time.sleep(0.2)
            still_serves(address, service)
            for wire in held:
                wire.socket.close()


def test_stopping_waits_for_what_runs() -> None:
    with pytest.MonkeyPatch.context() as patch:
        service = make(patch, use, **SHORT)
        with serving(service) as address:
            running, idle = Wire(address), Wire(address)
            running.send(request("GET", SLOW, service.key))
            time.sleep(0.1)
        assert running.reply()[0] == 200
        assert idle.closed()
        running.socket.close()
        idle.socket.close()
