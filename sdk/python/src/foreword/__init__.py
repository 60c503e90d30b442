"""Memory for an agent's host: two lines around the model call, and nothing breaks when memory is down."""

from foreword import models
from foreword.client import AsyncForeword, Foreword
from foreword.context import Context, Placement
from foreword.counts import Counts
from foreword.errors import (
    Conflict,
    DeadlineExceeded,
    Forbidden,
    ForewordError,
    IdempotencyInFlight,
    IdempotencyMismatch,
    Internal,
    InvalidRequest,
    Issue,
    MethodNotAllowed,
    Misconfigured,
    NoAnswer,
    NotAcceptable,
    NotFound,
    RateLimited,
    Refused,
    TierFull,
    TooLarge,
    Unauthorized,
    Unavailable,
    UnexpectedReply,
    Unreachable,
    UnsupportedMediaType,
)
from foreword.turn import Turn
from foreword.version import VERSION

__version__ = VERSION

__all__ = [
    "AsyncForeword",
    "Conflict",
    "Context",
    "Counts",
    "DeadlineExceeded",
    "Forbidden",
    "Foreword",
    "ForewordError",
    "IdempotencyInFlight",
    "IdempotencyMismatch",
    "Internal",
    "InvalidRequest",
    "Issue",
    "MethodNotAllowed",
    "Misconfigured",
    "NoAnswer",
    "NotAcceptable",
    "NotFound",
    "Placement",
    "RateLimited",
    "Refused",
    "TierFull",
    "TooLarge",
    "Turn",
    "Unauthorized",
    "Unavailable",
    "UnexpectedReply",
    "Unreachable",
    "UnsupportedMediaType",
    "__version__",
    "models",
]
