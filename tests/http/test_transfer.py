"""Export and import: everything out as lines of JSON, statements in by the same door as any, every line accounted for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import httpx
import orjson
import pytest

from store import exporting
from tests.http.people import ORIGIN, signed_up
from tests.http.service import opened
from tests.shape.errors import assert_error

if TYPE_CHECKING:
    from tests.http.people import Person
    from tests.http.service import Whole

pytestmark = pytest.mark.anyio


async def exported(person: Person, **asked: Any) -> list[dict[str, Any]]:
    reply = await person.ask("POST", "/v1/export", asked, Accept="application/x-ndjson")
    assert reply.status_code == 200, reply.text
    assert reply.headers["content-type"] == "application/x-ndjson; charset=utf-8"
    assert reply.content.endswith(b"\n")
    return [orjson.loads(line) for line in reply.content.splitlines()]


async def sent(person: Person, text: str | bytes, query: str = "", **fields: str) -> httpx.Response:
    headers = {"Origin": ORIGIN, "X-CSRF-Token": person.token or "", "Content-Type": "application/x-ndjson", **fields}
    headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
    transport = httpx.ASGITransport(person.whole.edge)
    async with httpx.AsyncClient(transport=transport, base_url=ORIGIN) as client:
        return await client.post(f"/v1/import{query}", content=text, headers=headers)


async def brought(person: Person, text: str, query: str = "") -> dict[str, Any]:
    reply = await sent(person, text, query)
    assert reply.status_code == 200, reply.text
    told: dict[str, Any] = reply.json()
    assert told["lines"] == sum(told["counts"].values())
    return told


def as_lines(*lines: Any) -> str:
    return "".join(orjson.dumps(line).decode() + "\n" for line in lines)


async def peopled(whole: Whole) -> Person:
    """An organisation with two agents, a retired row, a hypothesis that was observed, an episode, a tension, an outcome."""
    person = await signed_up(whole, organisation="Harbour")
    items = [
        {"content": "The staging port is 5433", "source": "ops.md", "tier": "L2", "domains": ["database"]},
        {"content": "The quay is closed on Mondays", "confidence": 0.4},
        {"content": "The crane lifts nine tons"},
        {"content": "Gulls nest on the roof", "source": "log", "kind": "episodic"},
    ]
    stored = (await person.post("/v1/memories", items=items, sessionId="s-1"))["stored"]
    await person.post(f"/v1/memories/{stored[2]['id']}/observe")
    await person.post(f"/v1/memories/{stored[0]['id']}/supersede", content="The staging port is 5434", source="ops.md")
    await person.post("/v1/memories", items=[{"content": "Only bot knows", "source": "a"}], agent="bot")
    await person.post("/v1/tensions", claimA="It is open", claimB="It is closed", question="Is it open?")
    await person.post("/v1/self-model/outcome", domain="database", success=False)
    await person.post("/v1/context", userMessage="Which port is staging on?")
    return person


async def test_everything_is_exported_and_counted(whole: Whole, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exporting, "PAGE", 2)
    person = await peopled(whole)
    lines = await exported(person)
    assert (lines[0]["row"], lines[0]["format"], lines[0]["organisation"]) == ("export", 1, "Harbour")
    counts = {row: sum(line["row"] == row for line in lines) for row in {line["row"] for line in lines} - {"end"}}
    assert lines[-1] == {"row": "end", "counts": counts}
    assert set(counts) == {"export", "agent", "memory", "tension", "outcome", "turn", "injection", "event"}
    memories = [line for line in lines if line["row"] == "memory"]
    assert {line["status"] for line in memories} == {"fact", "hypothesis", "retired"}
    assert {line["agent"] for line in memories} == {"default", "bot"}
    assert [line for line in lines if line["row"] == "event" and line["kind"] == "superseded"]
    only = await exported(person, agent="bot")
    assert [line["content"] for line in only if line["row"] == "memory"] == ["Only bot knows"]
    absent = await person.ask("POST", "/v1/export", {"agent": "nobody"})
    assert_error(absent.status_code, absent.headers, absent.json(), "NotFound")
    stranger = await signed_up(whole)
    assert "Harbour" not in str(await exported(stranger))


def comparable(rows: list[Any]) -> list[Any]:
    names = ("content", "status", "tier", "kind", "namespace", "confidence", "source", "domains", "agent")
    return sorted((tuple(str(row[name]) for name in names) for row in rows), key=str)


async def test_an_export_comes_back_as_it_was_and_only_once(whole: Whole) -> None:
    person = await peopled(whole)
    lines = await exported(person)
    live = [line for line in lines if line["row"] == "memory" and line["status"] != "retired"]
    other = await signed_up(whole)
    first = await brought(other, as_lines(*lines))
    assert first["counts"] == {
        "stored": len(live), "folded": 0, "unchanged": 0, "rejected": 0, "skipped": len(lines) - len(live), "error": 0,
    }  # fmt: skip
    assert first["skipped"]["retired"] == 1
    there = [line for line in await exported(other) if line["row"] == "memory"]
    assert comparable(there) == comparable(live)
    before = await exported(other)
    again = await brought(other, as_lines(*lines))
    assert again["counts"]["unchanged"] == len(live)
    assert [line for line in await exported(other) if line["row"] != "export"] == before[1:]


async def test_plain_statements_are_folded_checked_and_disputed(whole: Whole) -> None:
    person = await signed_up(whole)
    told = await brought(
        person,
        "\ufeff"
        + as_lines(
            {"content": "We deploy on Fridays", "source": "a.md"},
            {"content": "we deploy on Fridays."},
            {"content": "We never deploy on Fridays", "source": "b.md"},
            {
                "content": "The key is AKIAIOSFODNN7EXAMPLA and aws_secret_access_key=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"
            },
            {"content": "Kept by bot", "agent": "bot"},
        )
        + "\n",
    )
    assert [row["outcome"] for row in told["results"]] == ["stored", "folded", "stored", "rejected", "stored"]
    assert told["results"][3]["rule"] == "secret"
    assert told["tensions"] >= 1
    assert "AKIA" not in str(told)
    bots = await person.get("/v1/memories", agent="bot")
    assert [row["content"] for row in bots["memories"]] == ["Kept by bot"]
    row = await person.get(f"/v1/memories/{told['results'][0]['id']}")
    assert row["attestedBy"] == f"person:{person.id}"


async def test_every_bad_line_is_told_by_its_number_and_the_good_ones_stand(whole: Whole) -> None:
    person = await signed_up(whole)
    lines = [
        '{"content": "Line one is good", "source": "a"}',
        "{not json",
        "",
        '{"content": ""}',
        '{"content": "Tier nine is none", "tier": "L9"}',
        "[1, 2]",
        '{"source": "no content"}',
        '{"content": "Line eight is good", "source": "a", "somethingElse": 1}',
    ]
    told = await brought(person, "\n".join(lines))
    assert [(row["line"], row["outcome"]) for row in told["results"]] == [
        (1, "stored"), (2, "error"), (4, "error"), (5, "error"), (6, "error"), (7, "error"), (8, "stored"),
    ]  # fmt: skip
    assert all(row["reason"] for row in told["results"] if row["outcome"] == "error")
    assert told["lines"] == 7


async def test_agent_and_namespace_of_the_query_stand_before_those_of_a_line(whole: Whole) -> None:
    person = await signed_up(whole)
    line = {"content": "Everything goes to one place", "agent": "elsewhere", "namespace": "there"}
    await brought(person, as_lines(line), "?agent=here&namespace=shop")
    (row,) = (await person.get("/v1/memories", agent="here", namespace="shop"))["memories"]
    assert row["content"] == line["content"]


@pytest.mark.parametrize(
    ("text", "fields", "tag"),
    [
        (b"\xff\xfe{}", {}, "InvalidRequest"),
        (b"{}", {"Content-Type": "text/html"}, "UnsupportedMediaType"),
        (b"{}", {"Content-Encoding": "gzip"}, "UnsupportedMediaType"),
    ],
)
async def test_a_body_that_is_no_lines_is_refused_whole(
    whole: Whole, text: bytes, fields: dict[str, str], tag: str
) -> None:
    reply = await sent(await signed_up(whole), text, **fields)
    assert_error(reply.status_code, reply.headers, reply.json(), tag)


async def test_an_import_has_a_limit_of_its_own(database_url: str) -> None:
    async with opened(database_url, import_limit=2_000, body_limit=1_024) as small:
        person = await signed_up(small)
        fits = as_lines({"content": "x " * 700})
        assert (await sent(person, fits)).status_code == 200
        large = await sent(person, fits * 2)
        assert_error(large.status_code, large.headers, large.json(), "TooLarge")


async def test_more_lines_than_a_batch(whole: Whole) -> None:
    person = await signed_up(whole)
    text = as_lines(*({"content": f"Berth {n} holds ship number {n * 7}", "source": "a"} for n in range(250)))
    assert (await brought(person, text))["counts"]["stored"] == 250
    assert (await brought(person, text))["counts"]["unchanged"] == 250
