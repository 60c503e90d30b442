"""The queries of this room, read once from `queries/*.sql`: each has a name, one sentence, positional parameters.

A query is written as `-- name: some_name`, a comment that says what it is for, and one statement. `{memory}` and the
like stand for a column list of `store/columns.py`, so that rows can be read by position. What several queries of a file share
stands before them as `-- part: some_part`, a comment and the text, and in them as `{some_part}`.
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

HEAD = re.compile(r"^-- (name|part): ([a-z_]+)$", re.MULTILINE)


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
    return tuple(_parse(files("store").joinpath("queries", f"{file}.sql").read_text(encoding="utf-8")))


def _parse(text: str) -> Iterator[Query]:
    pieces, shared = HEAD.split(text), dict(LISTS)
    for kind, name, body in zip(pieces[1::3], pieces[2::3], pieces[3::3], strict=True):
        lines = body.strip().splitlines()
        comments = [line.removeprefix("--").strip() for line in lines if line.startswith("--")]
        statement = "\n".join(line for line in lines if not line.startswith("--")).strip().removesuffix(";")
        for part, meant in shared.items():
            statement = statement.replace(f"{{{part}}}", meant)
        if kind == "part":
            shared[name] = statement
        else:
            yield Query(name=name, purpose=" ".join(comments), text=statement)
