"""What is counted for Prometheus, and the text of `/metrics`."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

if TYPE_CHECKING:
    from store.database import Database

SHARED = "PROMETHEUS_MULTIPROC_DIR"
"""Where several workers of one server keep their numbers together; prometheus-client's own variable."""

CONTENT_TYPE = CONTENT_TYPE_LATEST
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

REGISTRY = CollectorRegistry()
REQUESTS = Counter("foreword_requests", "Requests by operation and status", ("operation", "status"), registry=REGISTRY)
SECONDS = Histogram(
    "foreword_request_seconds",
    "From the request's head to its reply",
    ("operation",),
    buckets=BUCKETS,
    registry=REGISTRY,
)
INJECTIONS = Counter("foreword_injections", "Blocks given", registry=REGISTRY)
TOKENS = Counter("foreword_injected_tokens", "Tokens of the blocks given", registry=REGISTRY)
AT_WORK = Gauge("foreword_requests_at_work", "Requests being worked on", registry=REGISTRY, multiprocess_mode="livesum")
POOL = Gauge(
    "foreword_database_connections",
    "Database connections taken, and requests waiting for one",
    ("state",),
    registry=REGISTRY,
    multiprocess_mode="livesum",
)


def count(operation: str, status: int, seconds: float) -> None:
    """One reply. `operation` is a name of the operations table, or "other": never a path that a caller chose."""
    REQUESTS.labels(operation, str(status)).inc()
    SECONDS.labels(operation).observe(seconds)


def injected(tokens: int) -> None:
    """One block that was given and recorded."""
    INJECTIONS.inc()
    TOKENS.inc(tokens)


def exposition(database: Database) -> bytes:
    """The text of `/metrics`: of all workers where there are several."""
    POOL.labels("taken").set(database.pool.held)
    POOL.labels("waited-for").set(database.pool.waiting)
    if SHARED not in os.environ:
        return generate_latest(REGISTRY)
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call] # prometheus-client leaves it unannotated
    return generate_latest(together)
