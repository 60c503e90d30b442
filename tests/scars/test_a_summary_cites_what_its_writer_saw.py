"""A summary never cites a row that its writer wasn't shown: elsewhere fifteen rows were shown, cut, and all were cited."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from words.distinctive import invented

if TYPE_CHECKING:
    from tests.http.service import Host

pytestmark = pytest.mark.anyio


async def test_every_cited_row_was_read_whole_and_no_other_is_cited(host: Host) -> None:
    contents = [f"Run {n} on host-{n}.internal ended. " + f"Step{n} went on and on. " * (n * 9) for n in range(1, 18)]
    items = [{"content": content, "kind": "episodic", "source": "log"} for content in contents]
    rows = (await host.post("/v1/memories", items=items, sessionId="s"))["stored"]
    said = {row["id"]: row["content"] for row in rows}
    told = await host.post("/v1/consolidate")
    cited: list[int] = []
    for detail in told["details"]:
        parents = (await host.get(f"/v1/memories/{detail['semanticId']}/lineage"))["parents"]
        assert [row["id"] for row in parents] == detail["sourceIds"]
        assert [row["content"] for row in parents] == [said[row["id"]] for row in parents]
        assert not invented(detail["content"], *(row["content"] for row in parents))
        assert all(
            f"host-{n}.internal" in detail["content"] for n in range(1, 18) if rows[n - 1]["id"] in detail["sourceIds"]
        )
        cited += detail["sourceIds"]
    assert sorted(cited) == sorted(said)
