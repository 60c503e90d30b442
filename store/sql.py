"""The queries of this room, read once from `queries/*.sql`: each has a name, one sentence, positional parameters.

A query is written as `-- name: some_name`, a comment that says what it is for, and one statement. `{memory}` and the
like stand for a column list of `store/columns.py`, so that rows can be read by position.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from store.columns import LISTS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

NAME = re.compile(r"^-- name: ([a-z_]+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Query:
    """One statement as it goes to the server, and the sentence that says what it is for."""

    name: str
    purpose: str
    text: str


def load(file: str) -> Mapping[str, str]:
    """The statements of `queries/<file>.sql` by name."""
    return {query.name: query.text for query in read(file)}


@cache
def read(file: str) -> tuple[Query, ...]:
    """The queries of one file in its order."""
    text = files("store").joinpath("queries", f"{file}.sql").read_text(encoding="utf-8")
    for name, columns in LISTS.items():
        text = text.replace(f"{{{name}}}", columns)
    return tuple(_parse(text))


def _parse(text: str) -> Iterator[Query]:
    parts = NAME.split(text)
    for name, body in zip(parts[1::2], parts[2::2], strict=True):
        lines = body.strip().splitlines()
        comments = [line.removeprefix("--").strip() for line in lines if line.startswith("--")]
        statement = "\n".join(line for line in lines if not line.startswith("--")).strip().removesuffix(";")
        yield Query(name=name, purpose=" ".join(comments), text=statement)
