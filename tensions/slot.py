"""The one table of single-valued slots, shared by the detector and by corrections: a slot holds one value at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tensions.values import Value


@dataclass(frozen=True, slots=True, kw_only=True)
class Slot:
    """A slot that a clause fills. `subject` holds the keys of what it belongs to, `others` the kinds beside it."""

    kind: str
    subject: frozenset[str]
    value: Value
    others: frozenset[tuple[str, str]] = frozenset()
    is_definite: bool = False
    """The subject is one definite thing: “the staging database is …”."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One row of the table: a kind of slot, the values it takes, and a pair of statements that fill it differently."""

    kind: str
    takes: frozenset[str]
    example: tuple[str, str]


SLOTS: Final[tuple[Row, ...]] = (
    Row(kind="port", takes=frozenset({"number"}), example=("The API listens on port 8080", "The API listens on port 8081")),
    Row(kind="version", takes=frozenset({"version"}), example=("We use Python 3.11", "We use Python 3.12")),
    Row(kind="place", takes=frozenset({"address"}), example=("The wiki lives at https://a.dev", "The wiki lives at https://b.dev")),
    Row(kind="path", takes=frozenset({"path"}), example=("The config is ops/a.yml", "The config is ops/b.yml")),
    Row(kind="email", takes=frozenset({"email"}), example=("Our inbox is a@x.dev", "Our inbox is b@x.dev")),
    Row(kind="phone", takes=frozenset({"phone"}), example=("My phone number is 555-0134", "My phone number is 555-0199")),
    Row(kind="region", takes=frozenset({"region"}), example=("The cluster runs in eu-west-1", "The cluster runs in us-east-1")),
    Row(kind="date", takes=frozenset({"date"}), example=("The launch is on 15 April", "The launch is on 16 April")),
    Row(kind="day", takes=frozenset({"day"}), example=("The retro is on Thursday", "The retro is on Friday")),
    Row(kind="clock", takes=frozenset({"clock"}), example=("The standup is at 9:00", "The standup is at 10:00")),
    Row(kind="duration", takes=frozenset({"duration"}), example=("The timeout is 30 s", "The timeout is 60 s")),
    Row(kind="every", takes=frozenset({"every"}), example=("Backups run every 6 hours", "Backups run every 12 hours")),
    Row(kind="size", takes=frozenset({"size"}), example=("The upload limit is 5 MB", "The upload limit is 10 MB")),
    Row(kind="share", takes=frozenset({"share"}), example=("The coverage gate is 80 %", "The coverage gate is 90 %")),
    Row(kind="money", takes=frozenset({"money"}), example=("The budget is $500", "The budget is $800")),
    Row(kind="count", takes=frozenset({"number"}), example=("The cluster has 3 nodes", "The cluster has 5 nodes")),
    Row(kind="number", takes=frozenset({"number"}), example=("The retry limit is 3", "The retry limit is 5")),
    Row(kind="owner", takes=frozenset({"name"}), example=("Dana owns billing", "Lee owns billing")),
    Row(kind="name", takes=frozenset({"name", "identifier"}), example=("Our default branch is main", "Our default branch is trunk")),
)  # fmt: skip
