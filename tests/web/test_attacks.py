"""What an attacker tries against people who are signed in: each by itself, over real HTTP, and found to have done nothing."""

from __future__ import annotations

import re
import threading
from typing import TYPE_CHECKING, Any

import httpx
import jwt
import pytest

from app import seal
from app.web.look import safe_path
from app.web.table import ROWS
from tests.web.driven import EVERY
from tests.web.house import PASSWORD, Person, serving, signed_up
from tests.web.places import places

if TYPE_CHECKING:
    from collections.abc import Iterator

KEY = "k" * 48
EVIL = "https://evil.example"


@pytest.fixture(scope="module")
def grace(url: str) -> Person:
    """Who is attacked."""
    person = signed_up(url, name="Grace")
    person.do("POST", "/v1/memories", items=[{"content": "The safe is behind the map.", "source": "a"}])
    return person


@pytest.fixture(scope="module")
def mallory(url: str) -> Person:
    """Who attacks, with an account of their own."""
    return signed_up(url, name="Mallory")


def concrete(path: str) -> str:
    """An address of a row of the table."""
    return re.sub(r"\{\w+(?::path)?\}", "1", path)


POSTS = sorted({concrete(name.partition(" ")[2]) for name in EVERY if name.startswith("POST")})


def held(person: Person) -> Any:
    """All that an attack could have changed."""
    return [
        person.do("GET", "/v1/memories", status="all")["memories"],
        person.do("GET", "/v1/keys")["keys"],
        person.do("GET", "/v1/agents")["agents"],
        person.do("GET", "/v1/organisations")["organisations"],
        person.do("GET", "/v1/settings"),
        len(person.do("GET", "/v1/auth/sign-ins")["signIns"]),
    ]


FORM = {"content": "We deploy on Mars.", "name": "planted", "key": "x", "sure": "1", "tier": "L0", "reason": "x"}
"""Fields that some form or other would take."""
FOREIGN: dict[str, dict[str, str]] = {
    "another origin": {"Origin": EVIL},
    "null": {"Origin": "null"},
    "another scheme": {"Origin": "{https}"},
    "another port": {"Origin": "{url}0"},
    "a name that ends like ours": {"Origin": "{url}.evil.example"},
    "a name that begins like ours": {"Origin": "http://127.0.0.1.evil.example"},
    "two origins": {"Origin": "{url}, https://evil.example"},
    "no origin, a foreign referer": {"Referer": EVIL + "/page"},
    "no origin, a referer that names us in its path": {"Referer": EVIL + "/{url}"},
    "no origin, a referer that is none": {"Referer": "http://["},
    "no origin, cross-site": {"Sec-Fetch-Site": "cross-site"},
    "no origin, same-site": {"Sec-Fetch-Site": "same-site"},
    "as htmx would, from elsewhere": {"HX-Request": "true", "Origin": EVIL},
}


@pytest.mark.parametrize("kind", FOREIGN)
def test_no_form_is_taken_from_a_foreign_page(grace: Person, kind: str) -> None:
    """Not even with the right token, which a foreign page can't have."""
    replaced = {"{https}": grace.url.replace("http:", "https:"), "{url}": grace.url}
    fields = {}
    for name, text in FOREIGN[kind].items():
        value = text
        for mark, real in replaced.items():
            value = value.replace(mark, real)
        fields[name] = value
    before = held(grace)
    for path in POSTS:
        reply = grace.client.post(path, data={"csrf": grace.token, **FORM}, headers=fields)
        assert reply.status_code == 403, (path, reply.status_code)
        assert "set-cookie" not in reply.headers
    assert held(grace) == before


@pytest.mark.parametrize("token", ["", "x", "another's", "in the query", "twice"])
def test_no_form_is_taken_without_the_token_of_its_own_sign_in(grace: Person, mallory: Person, token: str) -> None:
    before = held(grace)
    guarded = {concrete(row.path) for row in ROWS if row.guarded}
    for path in POSTS:
        if path not in guarded and path != "/theme":
            continue
        said: dict[str, Any] = dict(FORM)
        query = ""
        if token == "another's":
            said["csrf"] = mallory.token
        elif token == "in the query":
            query = f"?csrf={grace.token}"
        elif token == "twice":
            said["csrf"] = ["x", grace.token]
        else:
            said["csrf"] = token
        reply = grace.client.post(path + query, data=said, headers={"Origin": grace.url})
        assert reply.status_code in (400, 403), (path, reply.status_code)
    assert held(grace) == before


def forged(person: Person) -> Iterator[tuple[str, str]]:
    """Tokens that a person's own could be turned into by who knows the key's length, the key of another service, or nothing."""
    good = person.client.cookies["foreword"]
    said = jwt.decode(good, options={"verify_signature": False})
    head = {"typ": seal.TYPE}
    first, body, sign = good.split(".")
    yield "no signature", f"{first}.{body}."
    yield "no algorithm", jwt.encode(said, None, "none", headers=head)
    yield "no algorithm, in capitals", jwt.encode(said, None, "none", headers=head).replace("bm9uZSI", "Tk9ORSI")
    yield "another key", jwt.encode(said, "j" * 48, "HS256", headers=head)
    yield "another key id", jwt.encode(said, "j" * 48, "HS256", headers={**head, "kid": "../../../dev/null"})
    yield (
        "a key of its own",
        jwt.encode(said, "j" * 48, "HS256", headers={**head, "jwk": {"kty": "oct", "k": "ampqamo"}, "jku": EVIL}),
    )
    yield "another algorithm", jwt.encode(said, KEY, "HS384", headers=head)
    yield "another body", f"{first}.{body[:-2]}{'A' if body[-2] != 'A' else 'B'}{body[-1]}.{sign}"
    for claim in seal.REQUIRED:
        left = {name: value for name, value in said.items() if name != claim}
        yield f"without {claim}", jwt.encode(left, KEY, "HS256", headers=head)
    wrong: list[tuple[str, Any]] = [
        ("sub", "0"), ("sub", "-1"), ("sub", "1e3"), ("sub", "1; DROP TABLE people"), ("sid", "0"), ("sid", "9" * 400),
        ("sid", "x"), ("aud", "elsewhere"), ("aud", []), ("iss", "elsewhere"), ("exp", "soon"), ("exp", 10**30),
        ("iat", "then"), ("exp", 1), ("sid", str(2**53)),
    ]  # fmt: skip
    for claim, value in wrong:
        try:
            text = jwt.encode({**said, claim: value}, KEY, "HS256", headers=head)
        except (TypeError, jwt.PyJWTError):
            continue
        yield f"{claim} {value!r}"[:40], text
    for kind in ("JWT", "device+jwt", "SIGN-IN+JWT ", None):
        yield f"type {kind}", jwt.encode(said, KEY, "HS256", headers={"typ": kind})
    yield "a device's token", person.client.cookies["foreword-device"]
    yield "very long", good + "A" * 5_000
    yield "nonsense", "a.b.c"
    yield "twice", f"{good}; foreword={good}"


def test_no_forged_cookie_opens_a_page_or_an_operation(grace: Person) -> None:
    for kind, token in forged(grace):
        fields = {"Cookie": f"foreword={token}"}
        page = httpx.get(grace.url + "/memories", headers=fields)
        assert (page.status_code, page.headers["location"]) == (303, "/sign-in?next=/memories"), kind
        reply = httpx.get(grace.url + "/v1/memories", headers=fields)
        assert reply.status_code == 401, kind
        assert "safe" not in reply.text


def test_a_cookie_that_was_tossed_in_by_a_neighbour_signs_nobody_in_as_them(grace: Person, mallory: Person) -> None:
    """Two cookies of the name: whose it is isn't guessed at, in either order."""
    mine, theirs = (each.client.cookies["foreword"] for each in (grace, mallory))
    for pair in ((mine, theirs), (theirs, mine)):
        fields = {"Cookie": "; ".join(f"foreword={token}" for token in pair)}
        assert httpx.get(grace.url + "/v1/auth/session", headers=fields).status_code == 401
        assert httpx.get(grace.url + "/account", headers=fields).status_code == 303


def test_a_sign_in_that_was_planted_doesnt_become_the_owners(grace: Person, mallory: Person) -> None:
    """Session fixation: who signs in over a planted cookie gets another one, and the planted one stays who it was."""
    planted = mallory.client.cookies["foreword"]
    with httpx.Client(base_url=grace.url, timeout=60, cookies={"foreword": planted}) as browser:
        said = {"email": grace.email, "password": PASSWORD, "next": "/"}
        reply = browser.post("/sign-in", data={**said, "csrf": mallory.token}, headers={"Origin": grace.url})
        assert reply.status_code == 303
        fresh = next(value for value in reply.headers.get_list("set-cookie") if value.startswith("foreword="))
        assert planted not in fresh
    seen = httpx.get(grace.url + "/v1/auth/session", headers={"Cookie": f"foreword={planted}"}).json()
    assert seen["person"]["email"] == mallory.email


ONWARD = [
    "https://evil.example", "//evil.example", "///evil.example", "/\\evil.example", "\\\\evil.example", "/\tevil.example",
    "/\n//evil.example", "javascript:alert(1)", "data:text/html,x", "http:evil.example", " //evil.example",
    "/\r\nSet-Cookie: a=b", "/\u2028x", "evil.example", "?next=//evil", "",
]  # fmt: skip


@pytest.mark.parametrize("wanted", ONWARD)
def test_nobody_is_led_away_after_signing_in(grace: Person, wanted: str) -> None:
    assert safe_path(wanted) == "/"
    with httpx.Client(base_url=grace.url, timeout=60) as browser:
        said = {"email": grace.email, "password": PASSWORD, "next": wanted}
        reply = browser.post("/sign-in", data=said, headers={"Origin": grace.url})
        assert (reply.status_code, reply.headers["location"]) == (303, "/")
        seen = browser.get("/sign-in", params={"next": wanted})
        assert (seen.status_code, seen.headers["location"]) == (303, "/")
    for path in ("/look", "/theme"):
        reply = grace.client.post(path, data={"csrf": grace.token, "back": wanted}, headers={"Origin": grace.url})
        assert (reply.status_code, reply.headers["location"]) == (303, "/")


def test_nothing_of_ours_stands_in_a_foreign_frame_or_in_a_cache(ada: Person) -> None:
    """Every page, the refused ones too; and every answer of the API to a person."""
    shown = [ada.client.get(place.path) for place in places(ada) if place.signed_in]
    shown += [ada.client.get(path) for path in ("/memories/99999999", "/memories/x", "/tensions/99999999")]
    shown.append(ada.client.post("/memories", data={"csrf": ada.token}, headers={"Origin": ada.url}))
    shown.append(ada.client.post("/memories", data={"csrf": "x"}, headers={"Origin": ada.url}))
    for reply in shown:
        assert "frame-ancestors 'none'" in reply.headers["content-security-policy"], reply.url
        assert "form-action 'self'" in reply.headers["content-security-policy"], reply.url
    shown += [
        ada.client.get(path)
        for path in ("/v1/memories", "/v1/auth/session", "/v1/keys", "/v1/nothing", "/v1/memories/7777777")
    ]
    shown.append(ada.client.post("/v1/export", json={}, headers={"Origin": ada.url, "X-CSRF-Token": ada.token}))
    for reply in shown:
        assert reply.headers["cache-control"] == "no-store", reply.url
        assert reply.headers["x-content-type-options"] == "nosniff", reply.url


HOSTS = [
    "evil.example/x?", 'a"><script>alert(1)</script>', "a b", "a;rm -rf ~", "$(id)", "a@b", "a:b:c", "", "a:999999", "[::1",
    "a\\b", "-" * 300,
]  # fmt: skip


@pytest.mark.parametrize("host", HOSTS)
def test_a_host_that_is_none_stands_in_no_link_and_no_command(grace: Person, host: str) -> None:
    org = grace.do("GET", "/v1/auth/session")["organisation"]["id"]
    fields = {"Host": host, "X-CSRF-Token": grace.token}
    made = grace.client.post(f"/v1/organisations/{org}/invitations", json={}, headers=fields)
    if made.status_code == 400:  # refused before anything of ours saw it
        return
    assert made.json()["link"].startswith("http://host.invalid/join?link=inv_")
    page = grace.client.get("/first-steps", headers={"Host": host})
    assert "<script>alert(1)" not in page.text
    assert "rm -rf" not in page.text
    assert "http://host.invalid" in page.text


def test_what_a_stranger_says_of_the_host_is_not_believed(grace: Person) -> None:
    org = grace.do("GET", "/v1/auth/session")["organisation"]["id"]
    fields = {
        "X-Forwarded-Host": "evil.example",
        "X-Forwarded-Proto": "https",
        "Forwarded": "host=evil.example;proto=https",
    }
    made = grace.client.post(
        f"/v1/organisations/{org}/invitations", json={}, headers={**fields, "X-CSRF-Token": grace.token}
    ).json()
    assert made["link"].startswith(grace.url + "/join?link=inv_")


def test_with_a_public_name_links_have_it_whatever_the_host_says_and_cookies_are_of_it_alone(database_url: str) -> None:
    with serving(database_url, public_url="https://memory.example") as url:
        own = "https://memory.example"
        with httpx.Client(base_url=url, timeout=60) as client:
            said = {"email": "public@harbour.example", "password": PASSWORD}
            reply = client.post("/v1/auth/sign-up", json=said, headers={"Origin": own, "Host": "evil.example"})
            assert reply.status_code == 201, reply.text
            cookies = reply.headers.get_list("set-cookie")
            assert all(each.startswith("__Host-") for each in cookies)
            assert all({"Secure", "HttpOnly", "SameSite=Lax", "Path=/"} <= set(each.split("; ")) for each in cookies)
            assert not any("Domain" in each for each in cookies)
            cookie = "; ".join(each.partition(";")[0] for each in cookies)
            session = client.get("/v1/auth/session", headers={"Cookie": cookie}).json()
            fields = {"Cookie": cookie, "Origin": own, "X-CSRF-Token": session["csrfToken"], "Host": "evil.example"}
            path = f"/v1/organisations/{session['organisation']['id']}/invitations"
            assert client.post(path, json={}, headers=fields).json()["link"].startswith(own + "/join?link=")
            plain = cookie.replace("__Host-", "")
            assert client.get("/v1/auth/session", headers={"Cookie": plain}).status_code == 401
            form = {"csrf": session["csrfToken"], "theme": "dark", "back": "/"}
            dark = client.post("/theme", data=form, headers={"Cookie": cookie, "Origin": own})
            assert "; Secure" in dark.headers["set-cookie"]


UPLOADS: dict[str, tuple[str, bytes]] = {
    "no boundary": ("multipart/form-data", b"--x\r\n\r\n--x--"),
    "another boundary": ("multipart/form-data; boundary=y", b"--x\r\n\r\n--x--"),
    "no end": ("multipart/form-data; boundary=x", b'--x\r\nContent-Disposition: form-data; name="csrf"\r\n\r\nabc\r\n'),
    "no name": ("multipart/form-data; boundary=x", b"--x\r\nContent-Disposition: form-data\r\n\r\nabc\r\n--x--\r\n"),
    "no head": ("multipart/form-data; boundary=x", b"--x\r\nabc\r\n--x--\r\n"),
    "something before": ("multipart/form-data; boundary=x", b"hello--x\r\n\r\n--x--"),
    "not text": (
        "multipart/form-data; boundary=x",
        b'--x\r\nContent-Disposition: form-data; name="csrf"\r\n\r\n\xff\xfe\r\n--x--\r\n',
    ),
    "many parts": (
        "multipart/form-data; boundary=x",
        b'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n' * 3_000 + b"--x--\r\n",
    ),
    "a plain form": ("application/x-www-form-urlencoded", b"csrf=x"),
    "json": ("application/json", b"{}"),
    "nothing": ("multipart/form-data; boundary=x", b""),
}


@pytest.mark.parametrize("kind", UPLOADS)
def test_an_upload_that_no_page_of_ours_sends_is_refused_in_plain_words(grace: Person, kind: str) -> None:
    media, body = UPLOADS[kind]
    for path in ("/transfer/import", "/transfer/preview"):
        reply = grace.client.post(path, content=body, headers={"Origin": grace.url, "Content-Type": media})
        assert reply.status_code in (400, 403), (path, reply.status_code)
        assert 'role="alert"' in reply.text


def test_a_large_upload_of_nobody_is_not_read(grace: Person) -> None:
    """A stranger can't make the service hold what only a person may send."""
    body = b"x" * 2_000_000
    fields = {"Origin": grace.url, "Content-Type": "multipart/form-data; boundary=x"}
    reply = httpx.post(grace.url + "/transfer/import", content=body, headers=fields)
    assert (reply.status_code, reply.headers["location"]) == (303, "/sign-in?next=/")


def test_the_name_of_an_export_is_only_a_name(url: str) -> None:
    person = signed_up(url, organisation='x"; filename=evil.html; a="../../etc/passwd<script>')
    reply = person.client.post("/transfer/export", data={"csrf": person.token}, headers={"Origin": url})
    assert reply.status_code == 200
    assert re.fullmatch(r'attachment; filename="foreword-[a-z0-9-]+\.jsonl"', reply.headers["content-disposition"])
    assert reply.headers["content-type"] == "application/x-ndjson; charset=utf-8"
    assert reply.headers["x-content-type-options"] == "nosniff"


def test_many_passwords_at_once_wait_their_turn_and_health_goes_on(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So many are hashed at once, the rest waits a while and is told 503, and nobody else waits for them."""
    from app import passwords  # noqa: PLC0415 - it is patched here

    going_on, at_once, most = threading.Event(), threading.Semaphore(0), [0]
    running: list[int] = []
    verify = passwords.HASHER.verify

    class Slow:
        hash = staticmethod(passwords.HASHER.hash)
        check_needs_rehash = staticmethod(passwords.HASHER.check_needs_rehash)

        @staticmethod
        def verify(kept: str, given: bytes) -> bool:
            running.append(1)
            most[0] = max(most[0], len(running))
            at_once.release()
            going_on.wait(30)
            running.pop()
            return verify(kept, given)

    with serving(database_url, hashes=2, queue_wait=0.5) as url:
        person = signed_up(url)
        monkeypatch.setattr(passwords, "HASHER", Slow)
        statuses: list[int] = []

        def come() -> None:
            said = {"email": person.email, "password": PASSWORD}
            statuses.append(httpx.post(url + "/v1/auth/sign-in", json=said, timeout=60).status_code)

        threads = [threading.Thread(target=come) for _ in range(8)]
        for thread in threads:
            thread.start()
        assert at_once.acquire(timeout=30)
        assert at_once.acquire(timeout=30)
        assert httpx.get(url + "/healthz", timeout=10).status_code == 200
        assert person.client.get("/v1/memories").status_code == 200, "who is in waits for nobody at the door"
        for _ in range(600):
            if statuses.count(503) == 6:
                break
            threading.Event().wait(0.05)
        going_on.set()
        for thread in threads:
            thread.join(60)
        assert sorted(statuses) == [200, 200, *[503] * 6]
        assert most[0] == 2
