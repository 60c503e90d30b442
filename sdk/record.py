"""Records `sdk/exchanges.json` from the real service on a real PostgreSQL: the table that both SDKs are checked against.

    PYTHONPATH=. python sdk/record.py

An exchange is a call (its operation, path parameters and fields by their wire names), the request that it has to be, and
the answer that came. Errors that nobody can provoke at will are told by the service's own renderer.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import asyncpg
import orjson

SDK = Path(__file__).resolve().parent
sys.path.insert(0, str(SDK.parent))

from app import errors  # noqa: E402 - this script is found by path, and so is the service
from app.operations import CONTEXT, Operation  # noqa: E402 - the same
from store import supervisor  # noqa: E402 - the same
from store.migrate import migrate  # noqa: E402 - the same
from tests.http.service import Host, opened  # noqa: E402 - the same

if TYPE_CHECKING:
    import httpx

FILE = SDK / "exchanges.json"
OPERATIONS = {operation.name: operation for operation in CONTEXT}
FIRST_ID = 2**31 + 7
"""So that every id is larger than 32 bits hold."""
KEPT = ("content-type", "x-request-id", "retry-after", "www-authenticate", "allow")
"""Header fields of an answer that an SDK may read."""
TEXTS = ("日本語の文書は東京にある。", "Остаток — 5 %.", "naïve “café” 🦉 \u202eשלום", 'a\tb\\c"d/e')


class Recorder:
    """Asks as a host does, and keeps what was asked and answered."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.rows: list[dict[str, Any]] = []

    async def __call__(self, name: str, operation: str, parameters: dict[str, Any] | None = None, **fields: Any) -> Any:
        """The answer's JSON."""
        row, given = OPERATIONS[operation], parameters or {}
        request = request_of(row, given, fields)
        reply = await self.host.ask(row.method, request["path"], {**request["query"], **(request["body"] or {})})
        self.keep(name, operation, given, fields, reply)
        return reply.json()

    def keep(
        self, name: str, operation: str, given: dict[str, Any], fields: dict[str, Any], reply: httpx.Response
    ) -> None:
        headers = {field: reply.headers[field] for field in KEPT if field in reply.headers}
        self.add(name, operation, given, fields, (reply.status_code, headers, reply.content))

    def add(
        self,
        name: str,
        operation: str,
        given: dict[str, Any],
        fields: dict[str, Any],
        reply: tuple[int, dict[str, str], bytes],
    ) -> None:
        status, headers, body = reply
        call = {"operation": operation, "parameters": given, "fields": fields}
        answer = {"status": status, "headers": headers, "body": orjson.loads(body)}
        request = request_of(OPERATIONS[operation], given, fields)
        self.rows.append({"name": name, "call": call, "request": request, "reply": answer})


def request_of(operation: Operation, parameters: dict[str, Any], fields: dict[str, Any]) -> dict[str, Any]:
    """Method, path (percent-encoded), query and body."""
    path = operation.path
    for name, value in parameters.items():
        path = path.replace(f"{{{name}}}", quote(str(value), safe=""))
    in_body = operation.method in ("POST", "PATCH")
    query = (
        {}
        if in_body
        else {name: str(value).lower() if value in (True, False) else str(value) for name, value in fields.items()}
    )
    return {"method": operation.method, "path": path, "query": query, "body": fields if in_body else None}


def queried(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


async def converse(ask: Recorder) -> None:
    """One small conversation with every operation in it."""
    await nothing_yet(ask)
    await memories(ask)
    await contradictions(ask)
    await blocks(ask)
    await episodes(ask)


async def nothing_yet(ask: Recorder) -> None:
    await ask("an empty block", "buildContext", userMessage="")
    await ask("no memories", "listMemories")
    await ask("no hits", "recall", query="anything")
    await ask("no turns", "listTurns")
    await ask("no tensions", "listTensions", status="all")
    await ask("no outcomes", "listOutcomes", {"domain": "a/b ü?#%"})
    await ask("no self-model", "readSelfModel")
    await ask("no statistics", "readStats", days=1)
    await ask("nothing to consolidate", "consolidate", dryRun=True)
    await ask("no episodes", "listEpisodes", {"sessionId": "s/1 ü"})


async def memories(ask: Recorder) -> None:
    items = [{"content": text, "source": "docs/ü.md", "domains": ["déjà"]} for text in TEXTS]
    whole = {
        "content": "db-stg-01.internal is rebuilt every night at 02:00 UTC.",
        "tier": "L2",
        "namespace": "ops",
        "source": "ops/deploy.md",
        "confidence": 0.75,
        "invalidationTag": "temporal, architectural",
        "invalidationCondition": "retire when staging keeps its rows",
        "kind": "semantic",
        "ttlHours": 1.5,
        "domains": ["database"],
    }
    said = await ask(
        "remembered, in many scripts and with every field", "remember", items=[*items, whole], sessionId="s-1"
    )
    first, last = said["stored"][0]["id"], said["stored"][-1]["id"]
    await ask(
        "learned from a turn",
        "learnTurn",
        userMessage="We deploy with Helm. Always run migrations against staging.",
        sessionId="s-1",
    )
    await ask("folded", "learnTurn", userMessage="We deploy with Helm!", observedAt="2026-11-02T10:00:00+05:30")
    await ask("skipped, since it asks", "learnTurn", userMessage="Which port?", assistantResponse="5432", transcript=[])
    await ask("a hypothesis", "remember", items=[{"content": "Perhaps Redis is used.", "parentId": first}])
    await ask("one memory", "getMemory", {"id": first})
    await ask("changed in place", "patchMemory", {"id": first}, tier="L0", domains=[], invalidationTag="")
    await ask("observed", "observeMemory", {"id": last})
    await ask(
        "superseded", "supersedeMemory", {"id": last}, content="db-stg-01.internal is never rebuilt.", source="ops"
    )
    await ask("its lineage", "memoryLineage", {"id": last})
    await ask("superseded again: a conflict", "supersedeMemory", {"id": last}, content="No.")
    await ask("forgotten", "forgetMemory", {"id": said["stored"][1]["id"]}, reason="no longer so")
    await ask("deleted", "deleteMemory", {"id": said["stored"][2]["id"]})
    await ask("a page of memories", "listMemories", limit=2, status="all", includeExpired=True, sort="created", q="")
    await ask("hits", "recall", query="What is db-stg-01.internal?", limit=3, tiers=["L1", "L2"], mode="lexical")
    await ask("turns", "listTurns", limit=1, before="2100-01-01T00:00:00+02:00")


async def contradictions(ask: Recorder) -> None:
    made = await ask(
        "a tension",
        "openTension",
        claimA="We deploy on Fridays",
        claimB="We don’t",
        question="Which?",
        impact="critical",
    )
    await ask("a tension read", "getTension", {"id": made["id"]})
    await ask("resolved", "resolveTension", {"id": made["id"]}, winner="b", resolution="Agreed.", pattern="Newer wins.")
    await ask("reopened", "reopenTension", {"id": made["id"]})
    await ask("open tensions", "listTensions", limit=1)
    await ask("a failure", "recordOutcome", domain="a/b ü?#%", success=False, failurePattern="forgot the index")
    await ask(
        "a score", "recordOutcome", domain="database", score=0.5, strategy="run EXPLAIN", note="…", sessionId="s-1"
    )
    await ask("outcomes", "listOutcomes", {"domain": "a/b ü?#%"}, limit=1)
    await ask("a self-model", "readSelfModel", agent="default")


async def blocks(ask: Recorder) -> None:
    transcript = [{"role": "user", "content": "Hello."}, {"role": "assistant", "content": "Hi."}]
    block = await ask(
        "a block",
        "buildContext",
        userMessage="Actually, we switched from Helm. Is db-stg-01.internal up?",
        transcript=transcript,
        sessionId="s-1",
        maxTokens=400,
        recall="auto",
        at="2026-11-30T09:30:00+01:00",
    )
    tight = await ask("a tight block", "buildContext", userMessage="日本語?", transcript="Earlier.", maxTokens=20)
    await ask("a preview", "buildContext", userMessage="Helm?", dryRun=True, include=[])
    row = next(entry["id"] for entry in block["entries"] if entry["kind"] == "memory")
    await ask("explained", "explainContext", userMessage="Helm?", memoryId=row)
    await ask("injections", "listInjections", sessionId="s-1", memoryId=row)
    await ask("an injection", "getInjection", {"id": block["injectionId"]})
    await ask("two injections", "diffInjections", {"id": block["injectionId"], "other": tight["injectionId"]})
    await ask("statistics", "readStats")


async def episodes(ask: Recorder) -> None:
    await ask(
        "an episode",
        "tellEpisode",
        content="The deploy of 12:00 failed.",
        sessionId="s/1 ü",
        outcome="failure",
        occurredAt="2026-11-02T12:00:00+05:30",
    )
    await ask("the next one", "tellEpisode", content="It was rolled back.", sessionId="s/1 ü", source="log")
    await ask("episodes", "listEpisodes", {"sessionId": "s/1 ü"}, limit=1)
    await ask("consolidated", "consolidate")
    await ask("entities", "listEntities", q="db-", limit=2)


async def refused(ask: Recorder) -> None:
    """Every error of the tree: the ones that a host can provoke are provoked, and all are told by their renderer."""
    await ask("everything wrong", "remember", items=[{"content": ""}, {"content": 5, "colour": "red"}])
    await ask("nothing of that id", "getMemory", {"id": 2**53})
    await ask("too full to pin", "remember", items=[{"content": "word " * 700, "tier": "L0", "source": "s"}])
    for problem in PROBLEMS:
        status, headers, body = errors.render(problem, "req-1")
        ask.add(
            f"{problem.tag} {status}",
            "remember",
            {},
            {"items": []},
            (status, {**headers, "x-request-id": "req-1"}, body),
        )


PROBLEMS: tuple[errors.Problem, ...] = (
    errors.InvalidRequest([errors.Issue("items[0].content", "is empty", "blank"), errors.Issue("", "no", "type")]),
    errors.Unauthorized("missing: send a key"),
    errors.Forbidden("this key may not", required_scope="memories:write"),
    errors.Forbidden("this person may not", required_role="owner"),
    errors.NotFound("memory", 2**53),
    errors.MethodNotAllowed("PUT", ["GET", "POST"]),
    errors.NotAcceptable(["application/json"]),
    errors.UnsupportedMediaType(["application/json"]),
    errors.Conflict("retired", current=FIRST_ID),
    errors.Conflict("no head"),
    errors.TierFull("full", limit=512, used=500),
    errors.IdempotencyInFlight(),
    errors.IdempotencyMismatch(),
    errors.TooLarge(262_144),
    errors.RateLimited(3),
    errors.Unavailable("not now", retry_after=2),
    errors.Unavailable("lost while committing", outcome_unknown=True),
    errors.Internal(),
)


async def record(url: str) -> list[dict[str, Any]]:
    await migrate(url)
    connection = await asyncpg.connect(url)
    await connection.execute(f"SELECT setval('ids', {FIRST_ID})")
    await connection.close()
    async with opened(url) as whole:
        ask = Recorder(await whole.host())
        await converse(ask)
        await refused(ask)
    return ask.rows


def main() -> None:
    """Writes the table."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server = supervisor.start(Path(folder) / "postgres", fsync=False)
        try:
            rows = asyncio.run(record(server.url))
        finally:
            server.stop()
    FILE.write_bytes(orjson.dumps(rows, option=orjson.OPT_INDENT_2) + b"\n")
    sys.stdout.write(f"{FILE.name}: {len(rows)} exchanges\n")


if __name__ == "__main__":
    main()
