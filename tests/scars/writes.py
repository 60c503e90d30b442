"""Every writing operation as a request that works, against rows that it finds: new ones can't be left out."""

from __future__ import annotations

import copy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from app.operations import OPERATIONS
from app.scopes import SCOPES

if TYPE_CHECKING:
    from app.operations import Operation
    from tests.http.service import Host

WRITES = [row for row in OPERATIONS if row.writes and row.scope in SCOPES and row.face == "context"]
"""Those that a key opens."""


@dataclass(frozen=True, kw_only=True)
class Write:
    """One request."""

    method: str
    path: str
    body: dict[str, Any]


async def write(host: Host, operation: Operation) -> Write:
    """The operation's own example, where it names a row with one that exists."""
    body = copy.deepcopy(operation.example_in or {})
    body.pop("injectionId", None)
    for item in body.get("items", ()):
        item.pop("parentId", None)
    if operation.name == "openTension":
        body |= {"claimA": "We use tabs", "claimB": "We use spaces"}
    if operation.name == "consolidate":
        body = {}
        await host.remember("The deploy of May failed.", "The deploy of June went well.", kind="episodic")
    path = operation.path
    if "{id}" in path:
        path = path.replace("{id}", str(await _row(host, operation)))
    return Write(method=operation.method, path=path, body=body)


async def _row(host: Host, operation: Operation) -> int:
    if operation.resource != "tension":
        return await host.hold("The staging port is 5432.", source=None)
    await host.hold("The proxy listens on port 8080.")
    (tension,) = (await host.turn("The proxy listens on port 8081."))["tensions"]
    if operation.name == "reopenTension":
        await host.post(f"/v1/tensions/{tension['id']}/resolve", winner="b", resolution="newer")
    return int(tension["id"])


async def everything(host: Host) -> dict[str, list[str]]:
    """Every row of every tenant table, as text; but for what a key's use and an access note by themselves."""
    async with host.whole.services.database.tenant(host.org) as tx:
        found = await tx.fetch(
            "SELECT relname FROM pg_class WHERE relkind IN ('r', 'p') AND relrowsecurity AND relname <> 'api_keys' "
            "AND has_table_privilege(oid, 'SELECT') ORDER BY 1"
        )
        tables = [row[0] for row in found]
        return {
            name: sorted(str(row[0]) for row in await tx.fetch(f"SELECT t::text FROM {name} AS t")) for name in tables
        }
