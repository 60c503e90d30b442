"""Folding through the API: any order, all at once, and what was refused, counted."""

from __future__ import annotations

import asyncio
import itertools
from typing import TYPE_CHECKING

import pytest

from tests.properties.test_fold_properties import APART, SAME

if TYPE_CHECKING:
    from tests.http.service import Host

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("row", SAME, ids=lambda row: row[0][:12])
async def test_one_thing_said_in_any_order_is_one_row_that_counts_the_rest(host: Host, row: tuple[str, ...]) -> None:
    for number, order in enumerate(itertools.permutations(row)):
        agent = host.of(agent=f"agent {number}")
        reports = [await agent.post("/v1/memories", items=[{"content": text, "source": "docs"}]) for text in order]
        (stored,) = [memory for report in reports for memory in report["stored"]]
        assert stored["content"] == order[0]
        assert {folded["into"] for report in reports for folded in report["folded"]} == {stored["id"]}
        assert (await agent.memory(stored["id"]))["restatements"] == len(row) - 1
        assert len(await agent.live()) == 1


@pytest.mark.parametrize("row", APART, ids=lambda row: row[0][:12])
async def test_another_thing_is_kept_in_any_order_also_within_one_write(host: Host, row: tuple[str, ...]) -> None:
    for number, order in enumerate(itertools.islice(itertools.permutations(row), 6)):
        apart, together = host.of(agent=f"agent {number}"), host.of(agent=f"together {number}")
        for text in order:
            await apart.hold(text)
        report = await together.post("/v1/memories", items=[{"content": text, "source": "docs"} for text in order])
        assert report["counts"]["stored"] == len(row)
        assert set(await apart.live()) == set(await together.live()) == set(row)


async def test_twenty_at_once_that_say_one_thing_in_many_ways_leave_one_row(host: Host) -> None:
    ways = [text for text in SAME[0] for _ in range(7)][:20]
    reports = await asyncio.gather(*(host.turn(text) for text in ways))
    (stored,) = [memory for report in reports for memory in report["stored"]]
    assert {folded["into"] for report in reports for folded in report["folded"]} == {stored["id"]}
    assert (await host.memory(stored["id"]))["restatements"] == 19


async def test_twenty_at_once_that_say_two_things_leave_two_rows_each_with_its_own(host: Host) -> None:
    ways = [*(["Never force push to main."] * 10), *(["Never force push to main or release."] * 10)]
    reports = await asyncio.gather(*(host.turn(text) for text in ways))
    assert len([memory for report in reports for memory in report["stored"]]) == 2
    assert sorted(await host.live()) == ["Never force push to main or release.", "Never force push to main."]
    said = {
        number: (await host.memory(number))["content"] for r in reports for number in [f["into"] for f in r["folded"]]
    }
    for text, report in zip(ways, reports, strict=True):
        assert all(said[folded["into"]] == text == folded["candidate"] for folded in report["folded"])


async def test_a_refused_fold_names_the_token_in_its_report_and_is_counted(host: Host) -> None:
    await host.turn("Always run migrations against staging.")
    before = (await host.get("/v1/stats"))["refusedMerges"]
    await host.turn("Always run migrations against staging, never production.")
    assert (await host.get("/v1/stats"))["refusedMerges"] == before + 1
    (refused,) = (await host.get("/v1/turns"))["turns"][0]["report"]["refusedFolds"]
    assert refused.startswith("lost-token: ")
    assert {"never", "production"} <= set(refused.removeprefix("lost-token: ").split(", "))
