"""Entities: names and identifiers that the live rows of an agent mention."""

from typing import Annotated, Literal

from pydantic import StringConstraints

from app.models.fields import Asked, Cursor, Model, PageSize


class EntitiesIn(Asked):
    """Those whose name begins with `q`, in any case."""

    q: Annotated[str, StringConstraints(max_length=200)] | None = None
    limit: PageSize | None = None
    cursor: Cursor | None = None


class EntityOut(Model):
    """`count` live rows mention it; `memories` are the ids of the newest of them, twenty at most."""

    name: str
    kind: Literal["name", "identifier"]
    count: int
    memories: list[int]


class EntitiesOut(Model):
    """In the order of their names."""

    entities: list[EntityOut]
    next_cursor: str | None
