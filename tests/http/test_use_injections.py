"""The log of given blocks over HTTP: exact text, filters, cursors, differences, and no secret in it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.http.service import Host, opened

pytestmark = pytest.mark.anyio


async def given(host: Host, message: str = "", **more: Any) -> Any:
    return await host.post("/v1/context", userMessage=message, **more)


async def listed(host: Host, **asked: Any) -> list[int]:
    return [row["id"] for row in await host.all("/v1/injections", **asked)]


async def test_what_was_given_is_shown_again_byte_for_byte_whatever_happens_since(host: Host) -> None:
    number = await host.hold("The buoy „Möwe“ blinks every 4 s; не гаснет — 夜間も")
    block = await given(host, "When does the buoy blink?", sessionId="s", namespace="default", include=[number])
    await host.post(f"/v1/memories/{number}/forget", reason="sunk")
    await host.hold("Another buoy")
    logged = await host.get(f"/v1/injections/{block['injectionId']}")
    assert logged["text"] == block["text"]
    assert logged["hash"].startswith("sha256:")
    assert logged["entries"] == block["entries"]
    assert logged["leftOut"] == block["leftOut"]
    for key in ("totalTokens", "maxTokens", "triggers", "correction", "degraded"):
        assert logged[key] == block[key]
    assert (logged["stableTokens"], logged["volatileTokens"]) == (
        block["stable"]["tokens"],
        block["volatile"]["tokens"],
    )
    assert (logged["sessionId"], logged["namespace"], logged["agent"]) == ("s", "default", "default")
    assert logged["request"] == {
        "userMessage": "When does the buoy blink?",
        "recall": "auto",
        "include": [number],
        "maxTokens": 2000,
    }
    assert "transcript" not in logged["request"]


async def test_filters(host: Host) -> None:
    index = await host.hold("The tug Ajax is moored at quay three")
    cold = await host.hold("The tug Hector burns 90 litres an hour near hector.tugs.internal", tier="L3")
    quiet = (await given(host, "", sessionId="a"))["injectionId"]
    named = (await given(host, "Is hector.tugs.internal up?", sessionId="b"))["injectionId"]
    await host.post("/v1/self-model/outcome", domain="mooring", success=False)
    guarded = (await given(host, "", sessionId="a"))["injectionId"]
    assert await listed(host) == [guarded, named, quiet]
    assert await listed(host, sessionId="a") == [guarded, quiet]
    assert await listed(host, sessionId="c") == []
    assert await listed(host, memoryId=cold) == [named]
    assert await listed(host, memoryId=index) == [guarded, named, quiet]
    assert await listed(host, memoryId=2**53) == []
    assert await listed(host, rule="identifier") == [named]
    assert await listed(host, rule="guardrail") == [guarded]
    assert await listed(host, rule="index", sessionId="b") == [named]
    at = {row["id"]: row["at"] for row in await host.all("/v1/injections")}
    assert await listed(host, before=at[guarded]) == [named, quiet]
    assert await listed(host, after=at[quiet]) == [guarded, named]
    assert await listed(host, before=at[guarded], after=at[quiet]) == [named]


async def test_a_walk_by_cursor_meets_each_block_once_while_others_are_given(host: Host) -> None:
    before = {(await given(host, f"turn {n}"))["injectionId"] for n in range(25)}
    seen: list[int] = []
    cursor: dict[str, str] = {}
    while True:
        page, *_ = await asyncio.gather(
            host.get("/v1/injections", limit=4, **cursor), *(given(host, f"meanwhile {n}") for n in range(3))
        )
        seen += [row["id"] for row in page["injections"]]
        if page["nextCursor"] is None:
            break
        cursor = {"cursor": page["nextCursor"]}
    assert seen == sorted(set(seen), reverse=True)
    assert before <= set(seen)


async def test_a_foreign_cursor_is_an_issue(host: Host) -> None:
    await asyncio.gather(*(given(host, "") for _ in range(3)))
    await host.hold("a row")
    other = (await host.get("/v1/injections", limit=1))["nextCursor"]
    for path, cursor in (("/v1/injections", "nonsense"), ("/v1/memories", other)):
        reply = await host.ask("GET", path, {"cursor": cursor})
        assert (reply.status_code, reply.json()["issues"][0]["path"]) == (400, "cursor")


async def test_a_later_block_has_a_higher_id_whichever_process_gave_it(host: Host) -> None:
    async with opened(host.whole.services.settings.database_url or "") as other:
        second = Host(whole=other, org=host.org, key=host.key)
        numbers = [(await given((host, second)[n % 3 == 0], "", sessionId="s"))["injectionId"] for n in range(12)]
        assert numbers == sorted(numbers)
        row = await second.hold("The lock gate of basin four leaks")
        last = (await given(host, "", sessionId="s"))["injectionId"]
        assert last > max(row, *numbers)
        assert (await listed(second))[0] == last
        assert await listed(second, memoryId=row) == [last]


async def test_the_difference_of_two_blocks(host: Host) -> None:
    one = await host.hold("The sluice opens at dawn")
    first = await given(host, "")
    two = await host.hold("The sluice closes at dusk and its keeper sleeps")
    await host.post(f"/v1/memories/{one}/forget", reason="walled up")
    three = await host.hold("The sluice is guarded by geese")
    second = await given(host, "")
    diff = await host.get(f"/v1/injections/{first['injectionId']}/diff/{second['injectionId']}")
    assert [entry["id"] for entry in diff["added"]] == [two, three]
    assert [entry["id"] for entry in diff["removed"]] == [one]
    assert (diff["kept"], diff["tokens"]) == (0, second["totalTokens"] - first["totalTokens"])
    same = await host.get(f"/v1/injections/{first['injectionId']}/diff/{first['injectionId']}")
    assert (same["added"], same["removed"], same["kept"], same["tokens"]) == ([], [], 1, 0)


async def test_a_strangers_block_is_as_absent_as_one_that_never_was(host: Host, stranger: Host) -> None:
    number = (await given(stranger, "hello"))["injectionId"]
    other = (await given(host.of(agent="other"), "hello"))["injectionId"]
    for path in (f"/v1/injections/{number}", f"/v1/injections/{other}", f"/v1/injections/{2**53}"):
        reply = await host.ask("GET", path)
        assert (reply.status_code, reply.json()["error"], reply.json()["resource"]) == (404, "NotFound", "injection")
    mine = (await given(host, ""))["injectionId"]
    assert (await host.ask("GET", f"/v1/injections/{mine}/diff/{number}")).status_code == 404


SECRETS = (
    "ghp_Zx81kLmQpW3vRt6YbN2cHdJf7SgUaEoTi94X",
    "AKIAQ3EXZ7MPLD5RT2WV",
    "postgres://app:Tr0ub4dor-x9@db-prod-01.internal:5432/app",
    "sk-proj-9fKx27QmZtLw81BvNcRy64HsPdUeJgAo35TiXqEr",
)


@pytest.mark.parametrize("secret", SECRETS)
@pytest.mark.parametrize(
    "message",
    [
        "Is {} still valid for db-prod-01.internal?",
        "Actually, we switched to {} last week.",
        "Use the new one instead of {} please",
        "No, it's {}, not the other one.",
        "{}",
        "password: {}\nWhat does it open?",
    ],
)
async def test_a_secret_in_a_message_is_never_kept(host: Host, message: str, secret: str) -> None:
    await host.hold("db-prod-01.internal is the primary of the app", tier="L2")
    said = message.format(secret)
    block = await given(host, said, sessionId="s", transcript=f"before: {secret}")
    logged = await host.ask("GET", f"/v1/injections/{block['injectionId']}")
    core = secret.split("@", maxsplit=1)[0].rsplit(":", 1)[-1]
    assert core not in logged.text
    async with host.whole.services.database.tenant(host.org, reading=True) as tx:
        kept = await tx.value(
            "SELECT string_agg(i::text, '') || (SELECT coalesce(string_agg(p::text, ''), '') FROM parts AS p) FROM injections AS i"
        )
    assert core not in kept
    assert core not in block["text"]


async def test_many_at_once_are_all_there_each_with_an_id_of_its_own(host: Host) -> None:
    for n in range(6):
        await host.hold(f"Lamp {n} of pier {n} is lamp-{n}-north.internal", tier=f"L{1 + n % 3}")
    blocks = await asyncio.gather(
        *(
            given(host, f"lamp-{n % 6}-north.internal", sessionId=f"s{n % 7}", agent=("default", "other")[n % 5 == 0])
            for n in range(90)
        )
    )
    numbers = [block["injectionId"] for block in blocks]
    assert len(set(numbers)) == 90
    held = {*await listed(host, limit=200), *await listed(host.of(agent="other"), limit=200)}
    assert held == set(numbers)
    for block in blocks[::9]:
        agent = "other" if blocks.index(block) % 5 == 0 else "default"
        assert (await host.get(f"/v1/injections/{block['injectionId']}", agent=agent))["text"] == block["text"]
