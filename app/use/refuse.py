"""No text with a secret in it is stored anywhere: the check that every writing use-case makes on the whole of its request."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from pydantic import BaseModel

from app.errors import InvalidRequest, Issue
from learn.secrets import secret

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping

_PLACE = re.compile(r"\[\d+\]")


def no_secrets(asked: BaseModel, spared: Collection[str] = frozenset()) -> None:
    """Raises `InvalidRequest` naming every path of the request that holds a secret, and not the secret.

    Every text counts, the names of agent, namespace and session too, so that a new field can't be forgotten. `spared` are
    the paths (`items[].content`) whose secrets the use-case answers with a rejection, or whose text it never stores.
    """
    _refuse((path, text) for path, text in texts(asked) if _PLACE.sub("[]", path) not in spared)


def no_secret_names(named: Mapping[str, str | None]) -> None:
    """The same for a request that is only read, but whose names, by their path, go into the log of what was given."""
    _refuse((path, text) for path, text in named.items() if text is not None)


def _refuse(found: Iterable[tuple[str, str]]) -> None:
    issues = [
        Issue(path, f"holds a secret ({kind}); say where it is kept instead", "secret")
        for path, text in found
        if (kind := secret(text)) is not None
    ]
    if issues:
        raise InvalidRequest(issues)


def texts(value: object, path: str = "") -> Iterator[tuple[str, str]]:
    """Every text in a request, with its path in camelCase as the caller wrote it."""
    match value:
        case str():
            yield path, value
        case BaseModel():
            for name, field in type(value).model_fields.items():
                here = field.alias or name
                yield from texts(getattr(value, name), f"{path}.{here}" if path else here)
        case tuple() | list():
            for place, each in enumerate(value):
                yield from texts(each, f"{path}[{place}]")
        case dict():
            for name, each in value.items():
                yield from texts(each, f"{path}.{name}" if path else str(name))
        case _:
            return
