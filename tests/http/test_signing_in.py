"""People come in, stay, leave and are shut out: over HTTP, on the real PostgreSQL."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import pytest

from app import seal
from app.web.said import SAID
from tests.http.people import ORIGIN, PASSWORD, Person, signed_up
from tests.http.service import SESSION_KEY, opened
from tests.shape.errors import assert_error

if TYPE_CHECKING:
    from tests.http.service import Whole

pytestmark = pytest.mark.anyio


def refused(reply: Any, tag: str, word: str = "") -> None:
    body = assert_error(reply.status_code, reply.headers, reply.json(), tag)
    assert word in body["message"]


async def test_who_signs_up_owns_an_organisation_and_is_signed_in(whole: Whole) -> None:
    person = await signed_up(whole, organisation="Harbour Tools", name="Ines")
    assert person.session["organisation"]["name"] == "Harbour Tools"
    assert person.session["organisation"]["role"] == "owner"
    assert person.session["person"]["name"] == "Ines"
    assert person.session["organisations"] == [person.session["organisation"]]


async def test_the_cookie_is_for_the_server_alone(whole: Whole) -> None:
    person = await signed_up(whole)
    reply = await person.ask("POST", "/v1/auth/sign-in", {"email": person.email, "password": PASSWORD})
    field, _ = reply.headers.get_list("set-cookie")
    assert field.startswith("foreword=")
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(field.split("; "))
    assert "Secure" not in field
    assert PASSWORD not in reply.text


async def test_behind_tls_the_cookie_is_of_this_host_and_way_only(database_url: str) -> None:
    async with opened(database_url, public_url="https://memory.example") as service:
        person = await signed_up_at(service, "https://memory.example")
        reply = await person.ask(
            "POST", "/v1/auth/sign-in", {"email": person.email, "password": PASSWORD}, Origin="https://memory.example"
        )
        field, _ = reply.headers.get_list("set-cookie")
        assert field.startswith("__Host-foreword=")
        assert "Secure" in field.split("; ")
        assert list(person.cookies) == ["__Host-foreword", "__Host-foreword-device"]
        plain = {"foreword": person.cookies["__Host-foreword"]}
        refused(await Person(whole=service, cookies=plain).ask("GET", "/v1/auth/session"), "Unauthorized", "missing")


async def signed_up_at(service: Whole, origin: str) -> Person:
    person = Person(whole=service, email="tls@harbour.example")
    reply = await person.ask("POST", "/v1/auth/sign-up", {"email": person.email, "password": PASSWORD}, Origin=origin)
    assert reply.status_code == 201, reply.text
    return person


async def test_what_a_proxy_says_counts_only_where_there_is_one(whole: Whole, database_url: str) -> None:
    told = {"X_Forwarded_Proto": "https", "X_Forwarded_For": "198.51.100.9, 203.0.113.5"}
    body = {"email": "proxied@harbour.example", "password": PASSWORD}
    plain = await Person(whole=whole).ask("POST", "/v1/auth/sign-up", body, **told)
    assert plain.headers["set-cookie"].startswith("foreword=")
    async with opened(database_url, proxies=1) as service:
        person = Person(whole=service)
        reply = await person.ask("POST", "/v1/auth/sign-in", body, Origin="https://foreword.test", **told)
        assert reply.headers["set-cookie"].startswith("__Host-foreword=")
        listed = await person.ask("GET", "/v1/auth/sign-ins", **told)
        assert listed.json()["signIns"][0]["address"] == "203.0.113.5"


@pytest.mark.parametrize("spelling", ["  {}  ", "{upper}", "{}"])
async def test_an_address_is_found_however_it_is_written(whole: Whole, spelling: str) -> None:
    person = await signed_up(whole)
    written = spelling.format(person.email, upper=person.email.upper())
    await person.post("/v1/auth/sign-in", email=written, password=PASSWORD)
    again = await Person(whole=whole).ask("POST", "/v1/auth/sign-up", {"email": written, "password": PASSWORD})
    refused(again, "Conflict")


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("email", "no address", "email"),
        ("email", "a@b@c", "email"),
        ("email", "a b@example.com", "email"),
        ("email", "a@exa\u0000mple.com", "text"),
        ("password", "7 signs", "too-short"),
        ("password", "x" * 257, "too-long"),
        ("password", "𝔁" * 256 + "x", "too-long"),
        ("name", "two\nlines", "text"),
    ],
)
async def test_what_is_no_address_or_password_is_told(whole: Whole, field: str, value: str, code: str) -> None:
    body = {"email": "someone@harbour.example", "password": PASSWORD, field: value}
    reply = await Person(whole=whole).ask("POST", "/v1/auth/sign-up", body)
    assert reply.status_code == 400, reply.text
    assert value not in reply.text
    if code != "text":
        assert [issue["code"] for issue in reply.json()["issues"]] == [code]


async def test_an_unknown_address_is_answered_like_a_wrong_password(
    whole: Whole, monkeypatch: pytest.MonkeyPatch
) -> None:
    from app import passwords  # noqa: PLC0415 - it is patched here

    verified: list[str] = []
    verify = passwords.HASHER.verify

    class Counting:
        @staticmethod
        def verify(kept: str, given: bytes) -> bool:
            verified.append(kept.split("$")[3])
            return verify(kept, given)

        hash = staticmethod(passwords.HASHER.hash)
        check_needs_rehash = staticmethod(passwords.HASHER.check_needs_rehash)

    person = await signed_up(whole)
    monkeypatch.setattr(passwords, "HASHER", Counting)
    replies = [
        await Person(whole=whole).ask("POST", "/v1/auth/sign-in", {"email": email, "password": "wrong password"})
        for email in (person.email, "nobody@harbour.example", "no address at all")
    ]
    for reply in replies:
        refused(reply, "Unauthorized")
        assert reply.content == replies[0].content
        assert "set-cookie" not in reply.headers
    assert len(verified) == 3
    assert len(set(verified)) == 1  # the same memory, passes and lanes: the same time


async def test_signing_out_ends_the_sign_in_everywhere(whole: Whole) -> None:
    person = await signed_up(whole)
    kept = dict(person.cookies)
    await person.post("/v1/auth/sign-out")
    assert list(person.cookies) == ["foreword-device"], "the device stays known"
    refused(await Person(whole=whole, cookies=kept).ask("GET", "/v1/auth/session"), "Unauthorized", "revoked")


async def test_another_password_ends_the_other_sign_ins(whole: Whole) -> None:
    person = await signed_up(whole)
    laptop, phone = await person.sign_in(), await person.sign_in()
    wrong = await person.ask("POST", "/v1/auth/password", {"current": "not it", "new": "two tides a night"})
    refused(wrong, "Forbidden", "current")
    refused(await person.ask("POST", "/v1/auth/password", {"new": "two tides a night"}), "Forbidden", "current")
    assert (await person.post("/v1/auth/password", current=PASSWORD, new="two tides a night")) == {"ended": 2}
    for other in (laptop, phone):
        refused(await other.ask("GET", "/v1/auth/session"), "Unauthorized", "revoked")
    await person.look()
    old = await person.ask("POST", "/v1/auth/sign-in", {"email": person.email, "password": PASSWORD})
    refused(old, "Unauthorized")
    await person.sign_in("two tides a night")


async def test_sign_ins_are_listed_and_ended_one_by_one(whole: Whole) -> None:
    person = await signed_up(whole)
    other = await person.sign_in()
    rows = (await person.get("/v1/auth/sign-ins"))["signIns"]
    assert [row["current"] for row in rows] == [False, True]
    assert (await person.do("DELETE", f"/v1/auth/sign-ins/{rows[0]['id']}")) == {"ended": 1}
    refused(await other.ask("GET", "/v1/auth/session"), "Unauthorized", "revoked")
    refused(await person.ask("DELETE", f"/v1/auth/sign-ins/{rows[0]['id']}"), "NotFound")
    stranger = await signed_up(whole)
    refused(await stranger.ask("DELETE", f"/v1/auth/sign-ins/{rows[1]['id']}"), "NotFound")
    assert len((await person.get("/v1/auth/sign-ins"))["signIns"]) == 1


async def test_a_cookie_wears_out_and_is_renewed_by_use(whole: Whole) -> None:
    person = await signed_up(whole)
    first = dict(person.cookies)
    try:
        whole.clock.ahead = timedelta(minutes=29)
        await person.look()
        assert person.cookies == first
        whole.clock.ahead = timedelta(minutes=31)
        await person.look()
        assert person.cookies != first
        whole.clock.ahead = timedelta(minutes=60)
        refused(await Person(whole=whole, cookies=first).ask("GET", "/v1/auth/session"), "Unauthorized", "expired")
        await person.look()
        whole.clock.ahead = timedelta(days=30)
        refused(await person.ask("GET", "/v1/auth/session"), "Unauthorized", "expired")
    finally:
        whole.clock.ahead = timedelta()


async def test_a_sign_in_ends_after_thirty_days_however_much_it_is_used(whole: Whole) -> None:
    person = await signed_up(whole)
    door = whole.services.door
    assert door is not None
    rows = (await person.get("/v1/auth/sign-ins"))["signIns"]
    try:
        whole.clock.ahead = timedelta(days=30)
        token = door.seal.sign(person.id, rows[0]["id"], whole.clock(), door.life)
        fresh = Person(whole=whole, cookies={"foreword": token})
        refused(await fresh.ask("GET", "/v1/auth/session"), "Unauthorized", "expired")
    finally:
        whole.clock.ahead = timedelta()


async def test_a_key_can_be_changed_while_people_are_signed_in(database_url: str, whole: Whole) -> None:
    person = await signed_up(whole)
    before = whole.services.settings.session_key
    async with opened(
        database_url, session_key="another key that signs, long enough", session_key_before=before
    ) as new:
        there = Person(whole=new, cookies=dict(person.cookies), token=person.token)
        await there.look()
        later = await Person(whole=new, email=person.email).sign_in()
        refused(
            await Person(whole=whole, cookies=later.cookies).ask("GET", "/v1/auth/session"), "Unauthorized", "malformed"
        )
    async with opened(database_url, session_key="another key that signs, long enough") as new:
        there = Person(whole=new, cookies=dict(person.cookies))
        refused(await there.ask("GET", "/v1/auth/session"), "Unauthorized", "malformed")


@pytest.mark.parametrize("limit", [{"sign_ins_an_hour": 3}, {"tries_an_hour": 3}])
async def test_a_door_is_tried_so_often_an_hour_from_one_place(
    database_url: str, whole: Whole, limit: dict[str, int]
) -> None:
    person = await signed_up(whole)
    address = f"198.51.100.{next(iter(limit.values())) + len(next(iter(limit)))}"
    async with opened(database_url, **limit) as strict:
        here = Person(whole=strict, address=address)
        said = {"email": person.email, "password": "wrong password"}
        replies = [await here.ask("POST", "/v1/auth/sign-in", said) for _ in range(5)]
        assert [reply.status_code for reply in replies] == [401, 401, 401, 429, 429]
        refused(replies[-1], "RateLimited")
        right = await here.ask("POST", "/v1/auth/sign-in", {"email": person.email, "password": PASSWORD})
        assert right.status_code == 429
        elsewhere = Person(whole=strict, address="203.0.113.77")
        reply = await elsewhere.ask("POST", "/v1/auth/sign-in", {"email": person.email, "password": PASSWORD})
        assert reply.status_code == 200


async def guessed(whole: Whole, email: str, address: str, **more: Any) -> int:
    """The status of one wrong password from a place."""
    stranger = Person(whole=whole, address=address, **more)
    return (await stranger.ask("POST", "/v1/auth/sign-in", {"email": email, "password": "wrong one"})).status_code


async def test_a_crowd_is_stopped_and_the_owner_comes_in_where_they_came_in_before(database_url: str) -> None:
    async with opened(database_url, tries_an_hour=2, strangers_an_hour=6) as strict:
        person = await signed_up(strict)
        known = {name: value for name, value in person.cookies.items() if name == "foreword-device"}
        crowd = [await guessed(strict, person.email, f"203.0.113.{n}") for n in range(8)]
        assert crowd == [*[401] * 6, 429, 429]
        right = {"email": person.email, "password": PASSWORD}
        new = await Person(whole=strict, address="198.51.100.77").ask("POST", "/v1/auth/sign-in", right)
        assert new.status_code == 429, "a new browser waits with the strangers"
        owner = Person(whole=strict, address="198.51.100.78", cookies=dict(known))
        assert (await owner.ask("POST", "/v1/auth/sign-in", right)).status_code == 200
        assert (
            await person.ask("POST", "/v1/auth/password", {"current": PASSWORD, "new": "two tides a night"})
        ).status_code == 200
        other = await signed_up(strict)
        assert await guessed(strict, other.email, "203.0.113.1", cookies=dict(known)) == 401, (
            "of another account: a stranger"
        )


async def test_one_place_alone_uses_up_nothing_of_what_strangers_share(database_url: str) -> None:
    async with opened(database_url, tries_an_hour=3, strangers_an_hour=5) as strict:
        person = await signed_up(strict)
        for address in ("2001:db8:1:1::1", "2001:db8:1:1:ffff::2"):
            statuses = [await guessed(strict, person.email, address) for _ in range(20)]
            assert statuses.count(401) == (3 if address.endswith("::1") else 0), "one network is one place"
        right = {"email": person.email, "password": PASSWORD}
        elsewhere = Person(whole=strict, address="198.51.100.90")
        assert (await elsewhere.ask("POST", "/v1/auth/sign-in", right)).status_code == 200


async def test_a_known_device_is_counted_too_and_by_itself(database_url: str) -> None:
    async with opened(database_url, tries_an_hour=3) as strict:
        person = await signed_up(strict)
        known = {"foreword-device": person.cookies["foreword-device"]}
        statuses = [await guessed(strict, person.email, f"203.0.113.{n}", cookies=dict(known)) for n in range(5)]
        assert statuses == [401, 401, 401, 429, 429]
        assert await guessed(strict, person.email, "198.51.100.91") == 401


@pytest.mark.parametrize("change", ["expired", "another key", "sign-in token", "none", "twice", "nonsense", "empty"])
async def test_a_device_cookie_that_is_none_makes_nobody_known(database_url: str, change: str) -> None:
    import jwt  # noqa: PLC0415 - the attacker's tool

    async with opened(database_url, strangers_an_hour=1) as strict:
        person = await signed_up(strict)
        good = person.cookies["foreword-device"]
        said = jwt.decode(good, options={"verify_signature": False})
        head = {"typ": seal.DEVICE_TYPE}
        key = SESSION_KEY.get_secret_value()
        forged = {
            "expired": jwt.encode({**said, "exp": said["iat"] - 1}, key, "HS256", headers=head),
            "another key": jwt.encode(said, "x" * 40, "HS256", headers=head),
            "sign-in token": person.cookies["foreword"],
            "none": jwt.encode(said, None, "none", headers=head),
            "twice": f"{good}; foreword-device={good}",
            "nonsense": "a.b.c",
            "empty": "",
        }[change]
        assert await guessed(strict, person.email, "203.0.113.1") == 401
        assert await guessed(strict, person.email, "203.0.113.2") == 429
        cookies = {"foreword-device": forged}
        assert await guessed(strict, person.email, "203.0.113.3", cookies=dict(cookies)) == 429
        assert await guessed(strict, person.email, "203.0.113.4", cookies={"foreword-device": good}) == 401


async def test_a_device_cookie_signs_nobody_in(whole: Whole) -> None:
    person = await signed_up(whole)
    stranger = Person(whole=whole, cookies={"foreword": person.cookies["foreword-device"]})
    refused(await stranger.ask("GET", "/v1/auth/session"), "Unauthorized", "malformed")


async def test_signing_up_is_limited_by_place(database_url: str) -> None:
    async with opened(database_url, sign_ups_an_hour=2) as strict:
        statuses = []
        for n in range(4):
            body = {"email": f"probe-{n}@limits.example", "password": PASSWORD}
            here = Person(whole=strict, address="2001:db8:9::7")
            statuses.append((await here.ask("POST", "/v1/auth/sign-up", body)).status_code)
        assert statuses == [201, 201, 429, 429]


async def test_without_an_invitation_no_address_is_told_from_another(database_url: str) -> None:
    async with opened(database_url) as service:
        person = await signed_up(service)
    async with opened(database_url, sign_up="invited") as closed:
        replies = [
            await Person(whole=closed).ask("POST", "/v1/auth/sign-up", {"email": email, "password": PASSWORD})
            for email in (person.email, "free@harbour.example")
        ]
        assert replies[0].status_code == replies[1].status_code == 403
        assert replies[0].content == replies[1].content


async def test_a_good_sign_in_settles_the_tries_of_its_place(database_url: str, whole: Whole) -> None:
    person = await signed_up(whole)
    async with opened(database_url, tries_an_hour=3) as strict:
        for password in ("wrong one", "wrong two", PASSWORD, "wrong three", "wrong four", PASSWORD):
            here = Person(whole=strict, email=person.email)
            reply = await here.ask("POST", "/v1/auth/sign-in", {"email": person.email, "password": password})
            assert reply.status_code == (200 if password == PASSWORD else 401)


async def test_forty_at_once_under_one_address_make_one_account(whole: Whole) -> None:
    body = {"email": "crowd@harbour.example", "password": PASSWORD}
    asked = [Person(whole=whole).ask("POST", "/v1/auth/sign-up", body) for _ in range(8)]
    assert sorted(reply.status_code for reply in await asyncio.gather(*asked)) == [201, *[409] * 7]


async def test_without_a_key_nobody_signs_in_and_keys_go_on(database_url: str) -> None:
    async with opened(database_url, session_key=None) as closed:
        for path in ("sign-in", "sign-up"):
            said = {"email": "a@harbour.example", "password": PASSWORD}
            refused(await Person(whole=closed).ask("POST", f"/v1/auth/{path}", said), "Unavailable", "SESSION_KEY")
        host = await closed.host()
        assert (await host.get("/v1/memories"))["memories"] == []


def test_a_short_key_is_refused_before_anything_is_signed() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        seal.Seal(b"x" * 31)


async def test_a_person_works_with_what_keys_work_with(whole: Whole) -> None:
    person = await signed_up(whole)
    report = await person.post("/v1/memories", items=[{"content": "The staging port is 5433", "source": "ops.md"}])
    assert report["stored"][0]["attestedBy"] == f"person:{person.id}"
    block = await person.post("/v1/context", userMessage="Which staging port is it?")
    assert "5433" in block["text"]
    assert (await person.get("/v1/stats"))["memories"] == {"L1": {"fact": 1}}
    stranger = await signed_up(whole)
    assert (await stranger.get("/v1/memories"))["memories"] == []
    number = report["stored"][0]["id"]
    refused(await stranger.ask("GET", f"/v1/memories/{number}"), "NotFound")


async def test_writing_needs_the_token_and_our_own_origin(whole: Whole) -> None:
    person = await signed_up(whole)
    other = await signed_up(whole)
    item = {"items": [{"content": "Pages of strangers write nothing", "source": "a"}]}
    for headers in (
        {"X_CSRF_Token": None},
        {"X_CSRF_Token": ""},
        {"X_CSRF_Token": "a b"},
        {"X_CSRF_Token": other.token},
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "https://foreword.test"},
        {"Origin": f"{ORIGIN}.evil.example"},
        {"Origin": None, "Sec_Fetch_Site": "cross-site"},
        {"Origin": None, "Sec_Fetch_Site": "same-site"},
    ):
        refused(await person.ask("POST", "/v1/memories", item, **headers), "Forbidden")  # type: ignore[arg-type] # a table
    assert (await person.get("/v1/memories"))["memories"] == []
    program = await person.ask("POST", "/v1/memories", item, Origin=None)
    assert program.status_code == 201


async def test_a_page_of_another_origin_signs_nobody_in(whole: Whole) -> None:
    person = await signed_up(whole)
    said = {"email": person.email, "password": PASSWORD}
    reply = await Person(whole=whole).ask("POST", "/v1/auth/sign-in", said, Origin="http://evil.example")
    refused(reply, "Forbidden")
    assert "set-cookie" not in reply.headers


async def test_a_key_beside_a_cookie_is_what_counts(whole: Whole) -> None:
    person = await signed_up(whole)
    host = await whole.host()
    reply = await person.ask("GET", "/v1/auth/session", Authorization=f"Bearer {host.key}")
    refused(reply, "Unauthorized", "signed-in person")
    await host.hold("The key's own organisation holds this")
    rows = await person.ask("GET", "/v1/memories", Authorization=f"Bearer {host.key}")
    assert len(rows.json()["memories"]) == 1


async def test_a_link_that_opens_nothing_leads_a_browser_to_what_to_do_and_tells_a_program(whole: Whole) -> None:
    person = Person(whole=whole)
    page = await person.ask("GET", "/enter", {"link": "own_none"}, Accept="text/html,application/xhtml+xml")
    assert (page.status_code, page.headers["location"]) == (303, "/sign-in?said=link-gone")
    assert "foreword sign-in" in SAID["link-gone"]
    told = await person.ask("GET", "/enter", {"link": "own_none"}, Accept="application/json")
    assert_error(told.status_code, told.headers, told.json(), "NotFound")
    assert told.json()["message"].startswith("this link opens nothing")
