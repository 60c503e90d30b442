"""Every page of the dashboard with an address that shows something: what is driven, judged and photographed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import quote

if TYPE_CHECKING:
    from tests.web.house import Person


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """`row` is the page's path in the dashboard's table."""

    name: str
    row: str
    path: str
    signed_in: bool = True


MESSAGE = "Actually, we switched from Helm to Kustomize. Can I run the load test on db-stg-01.internal tonight?"


def places(person: Person) -> list[Place]:
    """One or more of each page, as this person sees it."""
    rows = person.do("GET", "/v1/memories", status="all", limit=200)["memories"]
    replaced = next((row["id"] for row in rows if row["supersededBy"]), rows[0]["id"])
    tension = person.do("GET", "/v1/tensions", status="all")["tensions"][0]["id"]
    some = "&".join(f"id={row['id']}" for row in rows[:4])
    org = person.do("GET", "/v1/auth/session")["organisation"]["id"]
    link = person.do("POST", f"/v1/organisations/{org}/invitations", role="admin")["invitation"]
    given = [row["id"] for row in person.do("GET", "/v1/injections")["injections"]]
    return [
        Place(name="join", row="/join", path=f"/join?link={link}", signed_in=False),
        Place(name="sign-in", row="/sign-in", path="/sign-in", signed_in=False),
        Place(name="sign-up", row="/sign-up", path="/sign-up", signed_in=False),
        Place(name="next-turn", row="/next-turn", path=f"/next-turn?message={quote(MESSAGE)}"),
        Place(name="memories", row="/memories", path="/memories?status=all"),
        Place(name="memory", row="/memories/{id}", path=f"/memories/{replaced}"),
        Place(name="erase", row="/memories/{id}/erase", path=f"/memories/{replaced}/erase"),
        Place(name="many", row="/memories/many", path=f"/memories/many?deed=L0&{some}"),
        Place(name="tensions", row="/tensions", path="/tensions"),
        Place(name="tension", row="/tensions/{id}", path=f"/tensions/{tension}"),
        Place(name="self-model", row="/self-model", path="/self-model"),
        Place(name="domain", row="/self-model/{domain:path}", path="/self-model/database"),
        Place(name="injections", row="/injections", path="/injections"),
        Place(name="injection", row="/injections/{id}", path=f"/injections/{given[0]}"),
        Place(
            name="injections-both", row="/injections/{id}/with/{other}", path=f"/injections/{given[1]}/with/{given[0]}"
        ),
        Place(name="learning", row="/learning", path="/learning"),
        Place(name="usage", row="/usage", path="/usage"),
        Place(name="first-steps", row="/first-steps", path="/first-steps"),
        Place(name="keys", row="/keys", path="/keys"),
        Place(name="agents", row="/agents", path="/agents"),
        Place(name="members", row="/members", path="/members"),
        Place(name="settings", row="/settings", path="/settings"),
        Place(name="transfer", row="/transfer", path="/transfer"),
        Place(name="account", row="/account", path="/account"),
    ]
