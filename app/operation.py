"""One operation: everything that REST, tools and the API documents need to know of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from app.examples import IN, OUT
from app.examples_people import IN as PEOPLE_IN
from app.examples_people import OUT as PEOPLE_OUT
from app.examples_provenance import IN as PROVENANCE_IN
from app.examples_provenance import OUT as PROVENANCE_OUT

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from app.call import Call
    from app.models.fields import Model
    from app.roles import Power
    from app.scopes import Scope
    from app.use.judging import Judged

Method = Literal["GET", "POST", "PATCH", "DELETE"]

Face = Literal["context", "provenance"]
"""How an operation speaks. `context`: camelCase, tagged errors, unknown fields refused. `provenance`: snake_case, errors
`{"error": text}` with 422 for bad input, unknown fields ignored, opened by the key of one agent."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Link:
    """From a reply to the next request: `name` (a path parameter) of `operation` stands in the body at `pointer`."""

    operation: str
    name: str
    pointer: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Operation:
    """One row. `use` gets a validated `input` and gives an object as its face writes it; it may hold `orjson.Fragment`s.

    Path parameters, query and body are one `input`: path first, then the body of POST and PATCH, or the query.
    """

    name: str
    method: Method
    path: str
    scope: Scope
    input: type[Model]
    output: type[Model]
    use: Callable[[Call, Any], Awaitable[Any]]
    summary: str
    status: int = 200
    writes: bool = False
    """It runs in a writing transaction and takes an Idempotency-Key."""
    own_transaction: bool = False
    """It opens its own transactions: `call.tx` is None."""
    rechecks: Callable[[Any], bool] | None = None
    """Whether for this input it answers with nothing that it didn't commit under `call.admission`: then it may be admitted from
    memory. None: never."""
    before: Callable[[Call, Any], Awaitable[Judged]] | None = None
    """What it asks elsewhere before its transaction is opened; it finds the answer in `call.judged`."""
    resource: str = "memory"
    """What a malformed id in its path fails to be."""
    face: Face = "context"
    free_body: bool = False
    """Its body may be any object, since nothing in it is read."""
    power: Power = "look"
    """What a signed-in person's role must allow, where the scope is `session`."""
    elsewhere: bool = False
    """The role that counts is the one in the organisation of the path, which the use-case looks up."""
    secret_answer: bool = False
    """Its answer is shown once and kept nowhere, so that it takes no Idempotency-Key."""
    lines_in: bool = False
    """Its body is lines of JSON: they are the input's field `lines`, everything else stands in the query."""
    lines_out: bool = False
    """It answers with lines of JSON, as a stream; its output is one of them."""
    patience: float = 1.0
    """How many times as long as another it may take."""
    tool: str | None = None
    """Its name among the tools of MCP."""
    links: tuple[Link, ...] = ()

    @property
    def example_in(self) -> dict[str, Any] | None:
        """The body or the query of a worked example, without the path's parameters."""
        return (PROVENANCE_IN if self.face == "provenance" else {**IN, **PEOPLE_IN}).get(self.name)

    @property
    def example_out(self) -> dict[str, Any]:
        """What it answers."""
        return (PROVENANCE_OUT if self.face == "provenance" else {**OUT, **PEOPLE_OUT})[self.name]
