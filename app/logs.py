"""Logs as JSON lines on standard output: what was asked and how it went, never what it said.

No line holds a memory, a message, a header, a query or a key; an exception is logged by its type and its place.
"""

from __future__ import annotations

import logging
import sys
import traceback
from typing import TYPE_CHECKING, Any

import orjson
import structlog

if TYPE_CHECKING:
    from collections.abc import Mapping

LEVELS = {"debug": 10, "info": 20, "warning": 30, "error": 40}


def _line(_: Any, __: str, event: Mapping[str, Any]) -> str:
    return orjson.dumps(event, default=str).decode()


def set_up(level: str) -> None:
    """Configures structlog, and sends the server's own log lines the same way. Called once a process, at its start."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True, key="at"),
            _line,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        logger_factory=structlog.PrintLoggerFactory(sys.stdout),
        cache_logger_on_first_use=True,
    )
    for name in ("uvicorn", "uvicorn.error", "uvicorn.asgi"):
        logger = logging.getLogger(name)
        logger.handlers = [Forward()]
        logger.propagate = False
        logger.setLevel(max(LEVELS[level], LEVELS["info"]))


class Forward(logging.Handler):
    """Passes a line of the standard library's logging on to ours."""

    def emit(self, record: logging.LogRecord) -> None:
        """One line; an exception is reduced to its type and its place, since its text may quote a request."""
        told = {"trace": place(record.exc_info[1])} if record.exc_info and record.exc_info[1] else {}
        structlog.get_logger().log(record.levelno, record.getMessage(), logger=record.name, **told)


def place(error: BaseException) -> str:
    """`ValueError at app/http.py:120 < app/http.py:80 < …`: where it happened, without a word of its message."""
    frames = [
        f"{'/'.join(frame.filename.rsplit('/', 2)[-2:])}:{frame.lineno}"
        for frame in reversed(traceback.extract_tb(error.__traceback__))
    ]
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    after = f" after {type(cause).__name__}" if cause is not None else ""
    return f"{type(error).__name__} at {' < '.join(frames[:8])}{after}"
