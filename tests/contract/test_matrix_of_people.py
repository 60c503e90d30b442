"""The authorisation matrix of people: every route × every sign-in that must not open it, read from the operations table."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

import jwt
import pytest

from app import seal
from app.operations import OPERATIONS, Operation
from app.roles import LEAST, RANK
from store import members, people, sign_ins
from store.sign_ins import Beginning
from tests.contract.test_matrix import ABSENT
from tests.http.fakes import path_of
from tests.http.people import Person
from tests.http.service import SESSION_KEY

if TYPE_CHECKING:
    import httpx

    from tests.contract.store import Agent
    from tests.http.service import Whole

pytestmark = pytest.mark.anyio

KEY = SESSION_KEY.get_secret_value()
NUMBER = itertools.count()
CLOSED = [o for o in OPERATIONS if o.face == "context" and o.scope != "open"]
WRITING = [o for o in CLOSED if o.method != "GET"]
ABOVE = [o for o in CLOSED if o.scope == "session" and LEAST[o.power] != "member"]
WITH_ID = [o for o in CLOSED if "{id}" in o.path and not o.elsewhere]


def by_route(operations: list[Operation]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("operation", operations, ids=lambda o: f"{o.method} {o.path}")


async def signed_in(whole: Whole, org: int, role: str, person: int | None = None) -> Person:
    """Somebody with that role, by the store's own hand: no password is hashed for each row of a matrix."""
    now = whole.clock()
    async with whole.services.database.people() as tx:
        if person is None:
            person = await people.create(tx, f"matrix-{next(NUMBER)}@harbour.example", "Somebody", None, now)
            assert person is not None
            await members.add(tx, org, person, role, now)
        new = Beginning(
            person=person,
            org=org,
            csrf=f"token {next(NUMBER)}",
            at=now,
            until=now + timedelta(days=1),
            address="",
            browser="",
        )
        number = await sign_ins.begin(tx, new)
    door = whole.services.door
    assert door is not None
    session = {"organisation": {"id": org}, "person": {"id": person}, "signIn": number}
    cookies = {"foreword": door.seal.sign(person, number, now, door.life)}
    return Person(whole=whole, cookies=cookies, token=new.csrf, session=session)


async def found(whole: Whole) -> int:
    async with whole.services.database.people() as tx:
        return await members.found(tx, f"matrix {next(NUMBER)}")


async def ask(person: Person, operation: Operation, *, number: int = ABSENT, **headers: str | None) -> httpx.Response:
    path = path_of(replace(operation, path=operation.path.replace("{id}", str(person.org)))) if operation.elsewhere else (
        path_of(operation).replace("/42", f"/{number}")
    )  # fmt: skip
    return await person.ask(operation.method, path, operation.example_in or {}, **headers)


@dataclass(frozen=True, kw_only=True)
class Circle:
    """One organisation with a person of each role, and somebody of another."""

    org: int
    owner: Person
    member: Person
    stranger: Person
    spoilt: dict[str, Person]
    """Cookies that open nothing, by what is wrong with them."""


@pytest.fixture(scope="module")
async def circle(store: Agent) -> Circle:
    whole = store.whole
    org = await found(whole)
    owner = await signed_in(whole, org, "owner")
    member = await signed_in(whole, org, "member")
    return Circle(
        org=org,
        owner=owner,
        member=member,
        stranger=await signed_in(whole, await found(whole), "owner"),
        spoilt=await spoilt(whole, owner),
    )


async def spoilt(whole: Whole, owner: Person) -> dict[str, Person]:
    """The owner's cookie, spoilt in every way."""
    good = owner.cookies["foreword"]
    said = jwt.decode(good, KEY, algorithms=["HS256"], audience=seal.AUDIENCE)
    head = {"typ": seal.TYPE}
    past = int((datetime.now(UTC) - timedelta(seconds=1)).timestamp())
    ended = await signed_in(whole, owner.org, "owner", owner.id)
    away = await signed_in(whole, owner.org, "member")
    async with whole.services.database.people() as tx:
        await sign_ins.end(tx, owner.id, ended.session["signIn"], whole.clock())
        await members.remove(tx, owner.org, away.id)
    tokens = {
        "expired": jwt.encode({**said, "exp": past}, KEY, "HS256", headers=head),
        "another key": jwt.encode(said, "another key of at least thirty-two bytes", "HS256", headers=head),
        "alg none": jwt.encode(said, None, "none", headers=head),
        "another algorithm": jwt.encode(said, KEY.ljust(64, "x"), "HS512", headers=head),
        "another type": jwt.encode(said, KEY, "HS256", headers={"typ": "JWT"}),
        "another audience": jwt.encode({**said, "aud": "elsewhere"}, KEY, "HS256", headers=head),
        "another issuer": jwt.encode({**said, "iss": "elsewhere"}, KEY, "HS256", headers=head),
        "no such row": jwt.encode({**said, "sid": str(ABSENT)}, KEY, "HS256", headers=head),
        "another person's row": jwt.encode({**said, "sub": str(away.id)}, KEY, "HS256", headers=head),
        "nonsense": "nonsense",
        "cut": good[:-1],
        "empty": "",
        **{f"no {claim}": _without(said, claim) for claim in seal.REQUIRED},
    }
    of_tokens = {
        name: Person(whole=whole, cookies={"foreword": token}, token=owner.token) for name, token in tokens.items()
    }
    return {**of_tokens, "revoked": ended, "no member any more": away}


def _without(said: dict[str, Any], claim: str) -> str:
    return jwt.encode({k: v for k, v in said.items() if k != claim}, KEY, "HS256", headers={"typ": seal.TYPE})


@by_route(CLOSED)
async def test_an_owner_opens_it(store: Agent, operation: Operation) -> None:
    person = await signed_in(store.whole, await found(store.whole), "owner")
    reply = await ask(person, operation)
    assert reply.status_code < 500, reply.text
    assert reply.status_code not in {401, 403}, reply.text


@by_route(CLOSED)
async def test_a_sign_in_that_is_none_opens_nothing(circle: Circle, operation: Operation) -> None:
    for name, person in circle.spoilt.items():
        reply = await ask(replace(person, session=circle.owner.session), operation)
        assert reply.status_code == 401, (name, reply.text)


@by_route(WRITING)
async def test_without_the_token_or_from_a_foreign_page_nothing_is_written(
    circle: Circle, operation: Operation
) -> None:
    for headers in (
        {"X_CSRF_Token": None},
        {"X_CSRF_Token": circle.stranger.token},
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
    ):
        reply = await ask(replace(circle.owner, cookies=dict(circle.owner.cookies)), operation, **headers)
        assert reply.status_code == 403, (headers, reply.text)


@by_route(ABOVE)
async def test_a_role_below_the_needed_one_opens_nothing(store: Agent, circle: Circle, operation: Operation) -> None:
    least = LEAST[operation.power]
    for role in (role for role in RANK if RANK[role] < RANK[least]):
        person = await signed_in(store.whole, circle.org, role)
        reply = await ask(person, operation)
        assert (reply.status_code, reply.json().get("requiredRole")) == (403, least), reply.text


@by_route([o for o in CLOSED if o.elsewhere])
async def test_an_organisation_of_others_is_absent(circle: Circle, operation: Operation) -> None:
    mine = replace(circle.stranger, session=circle.owner.session)
    none = replace(circle.stranger, session={"organisation": {"id": ABSENT}})
    replies = [await ask(person, operation) for person in (mine, none)]
    assert [reply.status_code for reply in replies] == [404, 404]
    told = [reply.text.replace(str(org), "?") for reply, org in zip(replies, (circle.org, ABSENT), strict=True)]
    assert told[0] == told[1]


@by_route(WITH_ID)
async def test_what_is_another_organisations_is_absent(circle: Circle, operation: Operation) -> None:
    item = {"items": [{"content": f"Row {next(NUMBER)} of the matrix", "source": "a"}]}
    number = (await circle.owner.post("/v1/memories", **item))["stored"][0]["id"]
    replies = [await ask(circle.stranger, operation, number=each) for each in (number, ABSENT)]
    assert [reply.status_code for reply in replies] == [404, 404]
    assert replies[0].text.replace(str(number), "?") == replies[1].text.replace(str(ABSENT), "?")


@by_route([o for o in OPERATIONS if o.face == "provenance"])
async def test_the_provenance_store_takes_no_sign_in(circle: Circle, operation: Operation) -> None:
    assert (await ask(circle.owner, operation)).status_code == 401


@by_route([o for o in OPERATIONS if o.scope == "open"])
async def test_what_is_open_is_open_to_pages_of_ours_alone(circle: Circle, operation: Operation) -> None:
    nobody = Person(whole=circle.owner.whole)
    assert (await ask(nobody, operation, Origin="https://elsewhere.example")).status_code == 403
