"""The texts of given blocks are kept as long as the organisation says, their numbers for ever."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

import pytest

from store import retention
from tests.http.people import signed_up
from tests.http.service import Host

if TYPE_CHECKING:
    from tests.http.service import Whole

pytestmark = pytest.mark.anyio


async def test_old_blocks_lose_their_text_and_keep_their_numbers(whole: Whole, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "BATCH", 2)
    person = await signed_up(whole)
    host = Host(whole=whole, org=person.org, key=(await person.post("/v1/keys", name="host"))["key"])
    await host.hold("The quay opens at nine")
    old = [await host.post("/v1/context", userMessage=f"When does the quay open? {n}") for n in range(5)]
    assert await host.maintain("prune-texts") == 0
    await person.do("PATCH", "/v1/settings", keepInjectionsDays=30)
    assert await host.maintain("prune-texts") == 0
    try:
        whole.clock.ahead = timedelta(days=29)
        young = await host.post("/v1/context", userMessage="Is the quay open?")
        whole.clock.ahead = timedelta(days=31)
        assert await host.maintain("prune-texts") == 5
        assert await host.maintain("prune-texts") == 0
        again = await host.post("/v1/context", userMessage="And now?")
    finally:
        whole.clock.ahead = timedelta()
    for block in old:
        row = await host.get(f"/v1/injections/{block['injectionId']}")
        assert (row["text"], row["entries"], row["degraded"]) == ("", [], ["pruned"])
        assert row["totalTokens"] == block["totalTokens"]
        assert "quay" not in str(row)
    for block in (young, again):
        assert (await host.get(f"/v1/injections/{block['injectionId']}"))["text"] == block["text"]


async def test_a_standing_part_that_was_let_go_is_kept_again_when_it_comes_back(whole: Whole) -> None:
    person = await signed_up(whole)
    host = Host(whole=whole, org=person.org, key=(await person.post("/v1/keys", name="host"))["key"])
    await host.hold("The quay opens at nine")
    first = await host.post("/v1/context", userMessage="hello")
    await person.do("PATCH", "/v1/settings", keepInjectionsDays=1)
    try:
        whole.clock.ahead = timedelta(days=2)
        assert await host.maintain("prune-texts") == 1
    finally:
        whole.clock.ahead = timedelta()
    block = await host.post("/v1/context", userMessage="hello")
    assert block["stable"] == first["stable"]
    assert (await host.get(f"/v1/injections/{block['injectionId']}"))["text"] == block["text"]
