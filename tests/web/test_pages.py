"""Every page over real HTTP: who may see it, under which policy, and what a form needs before it writes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from app.web.table import PAGES, ROWS
from tests.web.house import signed_up
from tests.web.places import places
from tiers.rules import RULES
from tiers.tier import TIERS

if TYPE_CHECKING:
    import httpx

    from tests.web.house import Person

INLINE = re.compile(
    r"<script(?![^>]*\ssrc=)|\sstyle=|\son[a-z]+=|<style|javascript:|hx-on|(src|href|action)=.?https?://", re.IGNORECASE
)


def see(person: Person, path: str) -> httpx.Response:
    return person.client.get(path)


def test_every_page_has_its_place(ada: Person) -> None:
    assert {place.row for place in places(ada)} | {"/"} == set(PAGES)


def test_every_page_answers_under_a_strict_policy(ada: Person) -> None:
    for place in places(ada):
        reply = see(ada, place.path) if place.signed_in else signed_out(ada, place.path)
        assert reply.status_code == 200, f"{place.path}: {reply.status_code}"
        assert "script-src 'self'; style-src 'self'" in reply.headers["content-security-policy"]
        assert "frame-ancestors 'none'" in reply.headers["content-security-policy"]
        assert reply.headers["x-content-type-options"] == "nosniff"
        assert reply.headers["cache-control"] == "no-store"
        assert reply.headers["referrer-policy"] == "same-origin"
        assert not INLINE.search(reply.text), f"{place.path}: {INLINE.search(reply.text)}"
        page = PAGES[place.row]
        assert page.what.partition(".")[0] in reply.text.replace("&#39;", "'")


def signed_out(ada: Person, path: str) -> httpx.Response:
    import httpx  # noqa: PLC0415 - a browser without a cookie

    return httpx.get(ada.url + path)


def test_nothing_is_open_to_who_is_not_signed_in(ada: Person) -> None:
    for row in ROWS:
        if not row.guarded:
            continue
        path = row.path.replace("{id}", "1").replace("{other}", "2").replace("{domain:path}", "x")
        if row.path in PAGES and row is PAGES[row.path]:
            reply = signed_out(ada, path)
            assert (reply.status_code, reply.headers["location"].partition("?")[0]) == (303, "/sign-in"), path


def test_a_form_needs_its_token_and_our_origin(ada: Person) -> None:
    for fields, form in (
        ({}, {}),
        ({"Origin": ada.url}, {"csrf": "x"}),
        ({"Origin": "http://evil.example"}, {"csrf": ada.token}),
    ):
        reply = ada.client.post("/memories", data={"content": "We deploy on Mars.", **form}, headers=fields)
        assert reply.status_code == 403
    assert not ada.do("GET", "/v1/memories", q="Mars")["memories"]


def test_a_form_that_is_sent_twice_has_one_effect(url: str) -> None:
    person = signed_up(url)
    form = {"csrf": person.token, "once": "a", "domain": "database", "result": "failure"}
    replies = [person.client.post("/self-model", data=form, headers={"Origin": url}) for _ in range(2)]
    assert [reply.status_code for reply in replies] == [303, 303]
    (domain,) = person.do("GET", "/v1/self-model")["domains"]
    assert domain["samples"] == 1


def test_what_went_wrong_stands_beside_its_form_with_what_was_typed(ada: Person) -> None:
    reply = ada.client.post(
        "/memories",
        data={"csrf": ada.token, "form": "new", "content": "AWS key AKIAIOSFODNN7EXAMPLQ"},
        headers={"Origin": ada.url},
    )
    assert reply.status_code == 400
    assert "was refused by the rule secret" in reply.text
    assert reply.text.count('role="alert"') == 1


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/memories/0", 404),
        ("/memories/99999999", 404),
        ("/memories/x", 404),
        ("/tensions/99999999", 404),
        ("/memories/many?deed=x&id=1", 400),
    ],
)
def test_what_is_not_there_is_told_in_the_dress_of_a_page(ada: Person, path: str, status: int) -> None:
    reply = see(ada, path)
    assert reply.status_code == status
    assert "<main" in reply.text


def test_a_stranger_sees_nothing(ada: Person, url: str) -> None:
    stranger = signed_up(url)
    number = ada.do("GET", "/v1/memories")["memories"][0]["id"]
    assert see(stranger, f"/memories/{number}").status_code == 404
    assert "staging" not in see(stranger, "/next-turn").text
    for action in ("observe", "forget", "move", "supersede"):
        form = {"csrf": stranger.token, "content": "x", "reason": "x", "tier": "L0"}
        reply = stranger.client.post(f"/memories/{number}/{action}", data=form, headers={"Origin": url})
        assert reply.status_code == 404


def test_the_legend_is_the_tables(ada: Person) -> None:
    page, colours = see(ada, "/next-turn").text, see(ada, "/static/dashboard.css").text
    for rule in RULES:
        assert f'class="rule rule-{rule.name}">{rule.name}</span>' in page
        assert colours.count(f"--rule-{rule.name}: #") == 3, "light, dark, dark by the system"
    for tier in TIERS:
        assert tier.title in page
