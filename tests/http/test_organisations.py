"""Organisations, members and invitations, keys, agents and settings: what people do, and what their roles keep them from."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import pytest

from app.use import entry
from tests.http.people import PASSWORD, Person, signed_up
from tests.http.service import Host, opened
from tests.shape.errors import assert_error

if TYPE_CHECKING:
    from tests.http.service import Whole

pytestmark = pytest.mark.anyio


def refused(reply: Any, tag: str) -> Any:
    return assert_error(reply.status_code, reply.headers, reply.json(), tag)


async def joined(owner: Person, role: str) -> Person:
    """Another person, by an invitation into the owner's organisation, who looks at it."""
    made = await owner.post(f"/v1/organisations/{owner.org}/invitations", role=role)
    return await signed_up(owner.whole, invitation=made["invitation"])


async def test_a_person_makes_and_switches_organisations(whole: Whole) -> None:
    person = await signed_up(whole, organisation="First")
    first, token = person.org, person.token
    await person.post("/v1/memories", items=[{"content": "Only the first one knows of Basel", "source": "a"}])
    made = await person.post("/v1/organisations", name="Second")
    assert made["role"] == "owner"
    assert (await person.look()).org == first
    await person.post(f"/v1/organisations/{made['id']}/switch")
    stale = await person.ask("POST", "/v1/keys", {"name": "drawn for the first"}, X_CSRF_Token=token)
    refused(stale, "Forbidden")
    await person.look()
    assert person.session["organisation"]["name"] == "Second"
    assert (await person.get("/v1/memories"))["memories"] == []
    assert [each["name"] for each in (await person.get("/v1/organisations"))["organisations"]] == ["First", "Second"]
    stranger = await signed_up(whole)
    for path in ("switch", "leave"):
        refused(await stranger.ask("POST", f"/v1/organisations/{first}/{path}"), "NotFound")
    refused(await stranger.ask("GET", f"/v1/organisations/{first}/members"), "NotFound")
    renamed = await person.do("PATCH", f"/v1/organisations/{made['id']}", name="Harbour")
    assert renamed["name"] == "Harbour"


async def test_an_invitation_is_used_once(whole: Whole) -> None:
    owner = await signed_up(whole, organisation="Harbour")
    path = f"/v1/organisations/{owner.org}/invitations"
    made = await owner.post(path, role="admin", email="Tom@Harbour.example")
    assert made["link"] == f"http://foreword.test/join?link={made['invitation']}"
    offered = await Person(whole=whole).post("/v1/auth/invitation", invitation=made["invitation"])
    assert (offered["organisation"], offered["role"]) == ("Harbour", "admin")
    assert [row["id"] for row in (await owner.get(path))["invitations"]] == [made["id"]]
    assert made["invitation"] not in str(await owner.get(path))
    guest = await signed_up(whole)
    session = await guest.post("/v1/auth/accept", invitation=made["invitation"])
    assert (session["organisation"]["id"], session["organisation"]["role"]) == (owner.org, "admin")
    assert len(session["organisations"]) == 2
    late = await signed_up(whole)
    refused(await late.ask("POST", "/v1/auth/accept", {"invitation": made["invitation"]}), "NotFound")
    assert (await owner.get(path))["invitations"] == []


@pytest.mark.parametrize("change", ["cut", "flipped", "key", "revoked", "expired"])
async def test_an_invitation_that_is_none_opens_nothing(whole: Whole, change: str) -> None:
    owner = await signed_up(whole)
    path = f"/v1/organisations/{owner.org}/invitations"
    made = await owner.post(path, expiresInDays=1)
    text = {
        "cut": made["invitation"][:-1],
        "flipped": made["invitation"].swapcase(),
        "key": await Host(whole=whole, org=owner.org).mint(),
    }.get(change, made["invitation"])
    if change == "revoked":
        await owner.do("DELETE", f"{path}/{made['id']}")
    guest = await signed_up(whole)
    try:
        whole.clock.ahead = timedelta(days=2) if change == "expired" else timedelta()
        await guest.sign_in() if change == "expired" else None
        body = {"email": f"{change}-late@harbour.example", "password": PASSWORD, "invitation": text}
        reply = await Person(whole=whole).ask("POST", "/v1/auth/sign-up", body)
    finally:
        whole.clock.ahead = timedelta()
    refused(reply, "NotFound")
    again = await Person(whole=whole).ask("POST", "/v1/auth/sign-up", {**body, "invitation": None})
    assert again.status_code == 201  # nobody was made with the refused one


async def test_only_who_is_invited_may_sign_up_where_it_says_so(database_url: str) -> None:
    async with opened(database_url, sign_up="invited") as closed:
        body = {"email": "uninvited@harbour.example", "password": PASSWORD}
        refused(await Person(whole=closed).ask("POST", "/v1/auth/sign-up", body), "Forbidden")


async def test_roles_are_what_the_table_says(whole: Whole) -> None:
    owner = await signed_up(whole)
    admin, member = await joined(owner, "admin"), await joined(owner, "member")
    members = f"/v1/organisations/{owner.org}/members"
    rows = (await member.get(members))["members"]
    assert [(row["role"], row["you"]) for row in rows] == [("owner", False), ("admin", False), ("member", True)]
    refused(await admin.ask("PATCH", f"{members}/{owner.id}", {"role": "member"}), "Forbidden")
    refused(await admin.ask("PATCH", f"{members}/{member.id}", {"role": "owner"}), "Forbidden")
    refused(await admin.ask("DELETE", f"{members}/{owner.id}"), "Forbidden")
    refused(await admin.ask("POST", f"/v1/organisations/{owner.org}/invitations", {"role": "owner"}), "Forbidden")
    body = refused(await member.ask("PATCH", f"{members}/{admin.id}", {"role": "member"}), "Forbidden")
    assert body["requiredRole"] == "admin"
    await admin.do("PATCH", f"{members}/{member.id}", role="admin")
    assert (await member.look()).session["organisation"]["role"] == "admin"
    refused(await owner.ask("PATCH", f"{members}/{owner.id}", {"role": "admin"}), "Conflict")
    refused(await owner.ask("PATCH", f"{members}/999999", {"role": "admin"}), "NotFound")


async def test_the_last_owner_stays_until_somebody_else_is_one(whole: Whole) -> None:
    owner = await signed_up(whole)
    home = owner.org
    other = await joined(owner, "member")
    refused(await owner.ask("POST", f"/v1/organisations/{home}/leave"), "Conflict")
    refused(await other.ask("POST", f"/v1/organisations/{home}/transfer", {"person": other.id}), "Forbidden")
    refused(await owner.ask("POST", f"/v1/organisations/{home}/transfer", {"person": 999_999}), "NotFound")
    rows = (await owner.post(f"/v1/organisations/{home}/transfer", person=other.id))["members"]
    assert [row["role"] for row in rows] == ["admin", "owner"]
    await owner.post("/v1/organisations", name="Elsewhere")
    assert (await owner.post(f"/v1/organisations/{home}/leave")) == {"left": True}
    await owner.look()
    assert owner.session["organisation"]["name"] == "Elsewhere"
    assert [each["name"] for each in owner.session["organisations"]] == ["Elsewhere"]


async def test_who_is_removed_sees_nothing_more_at_once(whole: Whole) -> None:
    owner = await signed_up(whole)
    member = await joined(owner, "member")
    assert (await member.get("/v1/memories"))["memories"] == []
    await owner.do("DELETE", f"/v1/organisations/{owner.org}/members/{member.id}")
    refused(await member.ask("GET", "/v1/memories"), "Unauthorized")
    fresh = await member.sign_in()
    assert fresh.org != owner.org


async def test_a_key_is_minted_used_rotated_and_revoked(whole: Whole) -> None:
    person = await signed_up(whole)
    made = await person.post("/v1/keys", name="release bot", scopes=["memories:read"], agent="bot", expiresInDays=9)
    host = Host(whole=whole, org=person.org, key=made["key"])
    assert (await host.get("/v1/memories"))["memories"] == []
    refused(await host.ask("POST", "/v1/memories", {"items": [{"content": "It may not write"}]}), "Forbidden")
    await whole.room.uses.settle()
    (row,) = (await person.get("/v1/keys"))["keys"]
    assert made["key"] not in str(row)
    assert (row["name"], row["agent"], row["scopes"]) == ("release bot", "bot", ["memories:read"])
    assert row["lastUsedAt"] is not None
    turned = await person.post(f"/v1/keys/{made['id']}/rotate", overlapHours=1)
    assert turned["replaces"]["id"] == made["id"]
    assert (turned["scopes"], turned["agent"], turned["name"]) == (["memories:read"], "bot", "release bot")
    new = replace(host, key=turned["key"])
    for key in (host, new):
        assert (await key.ask("GET", "/v1/memories")).status_code == 200
    try:
        whole.clock.ahead = timedelta(minutes=61)
        refused(await host.ask("GET", "/v1/memories"), "Unauthorized")
        assert (await new.ask("GET", "/v1/memories")).status_code == 200
    finally:
        whole.clock.ahead = timedelta()
    assert (await person.do("DELETE", f"/v1/keys/{turned['id']}"))["revoked"] is True
    refused(await new.ask("GET", "/v1/memories"), "Unauthorized")
    refused(await person.ask("POST", f"/v1/keys/{turned['id']}/rotate", {}), "Conflict")
    stranger = await signed_up(whole)
    for method, path in (("DELETE", ""), ("POST", "/rotate")):
        refused(await stranger.ask(method, f"/v1/keys/{made['id']}{path}"), "NotFound")


async def test_a_rotation_without_overlap_ends_the_old_key_at_once(whole: Whole) -> None:
    person = await signed_up(whole)
    made = await person.post("/v1/keys", name="leaked")
    turned = await person.post(f"/v1/keys/{made['id']}/rotate", overlapHours=0)
    host = Host(whole=whole, org=person.org, key=made["key"])
    refused(await host.ask("GET", "/v1/memories"), "Unauthorized")
    assert (await replace(host, key=turned["key"]).ask("GET", "/v1/memories")).status_code == 200


async def test_a_key_never_outlives_its_own_end_by_rotation(whole: Whole) -> None:
    person = await signed_up(whole)
    made = await person.post("/v1/keys", name="short", expiresInDays=1)
    turned = await person.post(f"/v1/keys/{made['id']}/rotate", overlapHours=700)
    assert turned["replaces"]["expiresAt"] == made["expiresAt"]


async def test_an_agents_key_is_rotated_with_an_overlap_too(whole: Whole) -> None:
    person = await signed_up(whole)
    text = await Host(whole=whole, org=person.org).mint(agent="bot", kind="agent")
    old = Host(whole=whole, org=person.org, key=text)
    (row,) = (await person.get("/v1/keys"))["keys"]
    turned = await person.post(f"/v1/keys/{row['id']}/rotate", overlapHours=1)
    assert turned["key"].startswith("agt_")
    new = replace(old, key=turned["key"])
    for key in (old, new):
        assert (await key.ask("GET", "/v1/memories")).status_code == 200
    again = refused(await person.ask("POST", f"/v1/keys/{row['id']}/rotate", {}), "Conflict")
    assert again["current"] == turned["id"]
    shown = {each["id"]: each["replacedBy"] for each in (await person.get("/v1/keys"))["keys"]}
    assert shown == {row["id"]: turned["id"], turned["id"]: None}
    try:
        whole.clock.ahead = timedelta(minutes=61)
        assert (await old.ask("GET", "/v1/memories")).status_code == 401
        assert (await new.ask("GET", "/v1/memories")).status_code == 200
    finally:
        whole.clock.ahead = timedelta()


async def test_of_ten_rotations_at_once_one_makes_a_key(whole: Whole) -> None:
    person = await signed_up(whole)
    await Host(whole=whole, org=person.org).mint(agent="bot", kind="agent")
    (row,) = (await person.get("/v1/keys"))["keys"]
    asked = [person.ask("POST", f"/v1/keys/{row['id']}/rotate", {"overlapHours": 1}) for _ in range(10)]
    statuses = sorted(reply.status_code for reply in await asyncio.gather(*asked))
    assert statuses == [200, *[409] * 9]
    assert len((await person.get("/v1/keys"))["keys"]) == 2


async def test_agents_are_made_renamed_and_retired(whole: Whole) -> None:
    person = await signed_up(whole)
    made = await person.post("/v1/agents", name="bot", namespaceDefault="shop", maxTokens=100)
    refused(await person.ask("POST", "/v1/agents", {"name": "bot"}), "Conflict")
    other = await person.post("/v1/agents", name="second")
    refused(await person.ask("PATCH", f"/v1/agents/{other['id']}", {"name": "bot"}), "Conflict")
    bound = await person.post("/v1/keys", name="bot's", agent="bot")
    host = Host(whole=whole, org=person.org, key=bound["key"])
    number = await host.hold("The bot knows of the quay")
    renamed = await person.do("PATCH", f"/v1/agents/{made['id']}", name="quay bot", reset=["maxTokens"])
    assert (renamed["name"], renamed["memories"], renamed["maxTokens"]) == ("quay bot", 1, None)
    assert (await host.memory(number))["agent"] == "quay bot"
    loose = Host(whole=whole, org=person.org, key=(await person.post("/v1/keys", name="any"))["key"])
    gone = await person.do("DELETE", f"/v1/agents/{made['id']}")
    assert gone["retiredAt"] is not None
    refused(await host.ask("GET", "/v1/memories"), "Unauthorized")
    refused(await loose.of(agent="quay bot").ask("GET", "/v1/memories"), "Conflict")
    item = {"items": [{"content": "Nothing is added to it", "source": "a"}], "agent": "quay bot"}
    refused(await person.ask("POST", "/v1/memories", item), "Conflict")
    assert (await person.get(f"/v1/memories/{number}", agent="quay bot"))["status"] == "fact"
    back = await person.do("PATCH", f"/v1/agents/{made['id']}", retired=False)
    assert back["retiredAt"] is None
    assert (await loose.of(agent="quay bot").ask("GET", "/v1/memories")).status_code == 200
    names = []
    cursor: dict[str, Any] = {}
    while cursor.get("cursor", "") is not None:
        page = await person.get("/v1/agents", limit=1, **cursor)
        names += [row["name"] for row in page["agents"]]
        cursor = {"cursor": page["nextCursor"]}
    assert names == ["quay bot", "second"]


async def test_settings_hold_for_the_organisation(whole: Whole) -> None:
    person = await signed_up(whole)
    before = await person.get("/v1/settings")
    assert before["own"] == []
    assert before["embedder"] == {"model": "none", "state": "none"}
    said = {"maxTokens": 60, "rateLimit": 3, "judgeCalls": 7, "keepInjectionsDays": 30}
    after = await person.do("PATCH", "/v1/settings", **said)
    assert after["own"] == ["maxTokens", "rateLimit", "judgeCalls", "keepInjectionsDays"]
    assert after["judge"]["calls"] == 7
    host = Host(whole=whole, org=person.org, key=(await person.post("/v1/keys", name="fast"))["key"])
    await host.hold("The quay opens at nine")
    assert (await host.block("hello"))["maxTokens"] == 60
    statuses = [(await host.ask("GET", "/v1/memories")).status_code for _ in range(12)]
    assert 429 in statuses
    off = await person.do("PATCH", "/v1/settings", judge=False)
    assert off["judge"]["calls"] == 0
    assert (await person.do("PATCH", "/v1/settings", judge=True))["judge"]["calls"] == before["judge"]["calls"]
    reset = await person.do("PATCH", "/v1/settings", reset=["maxTokens", "rateLimit"])
    assert (reset["maxTokens"], reset["own"]) == (before["maxTokens"], ["keepInjectionsDays"])
    member = await joined(person, "member")
    refused(await member.ask("PATCH", "/v1/settings", {"maxTokens": 1}), "Forbidden")
    stranger = await signed_up(whole)
    assert (await stranger.get("/v1/settings"))["own"] == []


async def test_the_operators_link_signs_the_owner_in_once(whole: Whole) -> None:
    services = whole.services
    made = [
        await entry.made(services.database, "default", "operator", "http://foreword.test", whole.clock())
        for _ in range(3)
    ]
    browser = Person(whole=whole)
    reply = await browser.ask("GET", made[0].removeprefix("http://foreword.test"))
    assert (reply.status_code, reply.headers["location"]) == (303, "/")
    await browser.look()
    assert browser.session["organisation"]["role"] == "owner"
    refused(await Person(whole=whole).ask("GET", made[0].removeprefix("http://foreword.test")), "NotFound")
    ahead = await Person(whole=whole).ask("GET", made[1].removeprefix("http://foreword.test"), Sec_Purpose="prefetch")
    assert ahead.status_code == 405
    again = Person(whole=whole)
    await again.post("/v1/auth/enter", link=made[1].partition("link=")[2])
    assert (await again.look()).id == browser.id
    try:
        whole.clock.ahead = timedelta(minutes=61)
        late = await Person(whole=whole).ask("GET", made[2].removeprefix("http://foreword.test"))
    finally:
        whole.clock.ahead = timedelta()
    refused(late, "NotFound")


async def test_an_owner_by_link_gives_an_address_and_a_password(whole: Whole) -> None:
    link = await entry.made(whole.services.database, "default", "operator", "", whole.clock())
    browser = Person(whole=whole)
    await browser.post("/v1/auth/enter", link=link.partition("link=")[2])
    await browser.look()
    if browser.session["person"]["hasPassword"]:
        pytest.skip("the owner of this run has a password")
    taken = await signed_up(whole)
    refused(await browser.ask("PATCH", "/v1/auth/person", {"email": taken.email}), "Conflict")
    await browser.do("PATCH", "/v1/auth/person", email="keeper@harbour.example", name="Keeper")
    await browser.post("/v1/auth/password", new=PASSWORD)
    other = await Person(whole=whole, email="keeper@harbour.example").sign_in()
    assert other.session["person"]["name"] == "Keeper"
    refused(await other.ask("PATCH", "/v1/auth/person", {"email": "owner@localhost"}), "Forbidden")
    await other.do("PATCH", "/v1/auth/person", email="owner@localhost", current=PASSWORD)
