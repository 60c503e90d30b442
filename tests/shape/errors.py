"""The one shape of every error of `/v1`, asserted over a whole reply."""

from __future__ import annotations

from typing import Any

TAGS: dict[str, tuple[int, set[str], set[str]]] = {
    "InvalidRequest": (400, {"issues"}, set()),
    "Unauthorized": (401, set(), set()),
    "Forbidden": (403, set(), {"requiredScope", "requiredRole", "agent"}),
    "NotFound": (404, {"resource", "id"}, set()),
    "MethodNotAllowed": (405, {"allow"}, set()),
    "NotAcceptable": (406, {"supported"}, set()),
    "UnsupportedMediaType": (415, {"supported"}, set()),
    "Conflict": (409, set(), {"current", "limit", "used"}),
    "TierFull": (409, {"limit", "used"}, {"current"}),
    "IdempotencyInFlight": (409, set(), set()),
    "TooLarge": (413, {"limitBytes"}, set()),
    "IdempotencyMismatch": (422, set(), set()),
    "RateLimited": (429, {"retryAfterSeconds"}, set()),
    "Unavailable": (503, {"retryAfterSeconds"}, {"outcome"}),
    "Internal": (500, {"requestId"}, set()),
}
"""By tag: its status, what it always carries, what it may carry."""

LEAKS = ("Traceback", "pydantic", "asyncpg", "starlette", "site-packages", ".py", "Error:", "Input should")


def assert_error(status: int, headers: Any, body: dict[str, Any], tag: str) -> dict[str, Any]:
    """The reply is the error `tag` in the one shape, with nothing missing and nothing too much."""
    expected, always, perhaps = TAGS[tag]
    assert body["error"] == tag, body
    assert status == expected
    assert isinstance(body["message"], str)
    assert body["message"]
    assert always <= set(body) <= always | perhaps | {"error", "message"}, body
    assert headers["content-type"] == "application/json; charset=utf-8"
    assert headers["x-request-id"]
    assert "total;dur=" in headers["server-timing"]
    assert not any(leak in str(body) for leak in LEAKS), body
    if tag == "Unauthorized":
        assert headers["www-authenticate"] == "Bearer"
    if tag == "MethodNotAllowed":
        assert headers["allow"] == ", ".join(body["allow"])
    if "retryAfterSeconds" in always:
        assert headers["retry-after"] == str(body["retryAfterSeconds"])
        assert body["retryAfterSeconds"] >= 1
    for issue in body.get("issues", []):
        assert set(issue) == {"path", "message", "code"}
        assert all(isinstance(value, str) for value in issue.values())
        assert issue["message"]
        assert issue["code"]
    return body
