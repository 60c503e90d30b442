"""The command line: a table of commands, each a few lines that hand its flags to the function that does the work."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import anyio
import typer
from pydantic import ValidationError

from app import demo as demonstration
from app import server
from app.cli import context as contexts
from app.cli import doctor as doctors
from app.cli import keys, notes, schema
from app.cli.instance import chosen
from app.cli.show import Show, aside
from app.settings import UnusableSettings
from store.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable


Data = Annotated[Path | None, typer.Option(help="Folder of the embedded database.", show_default=".foreword")]
Json = Annotated[bool, typer.Option("--json", help="One object for machines.")]
Host = Annotated[str | None, typer.Option(help="Address to listen on.", show_default="127.0.0.1")]
Port = Annotated[int | None, typer.Option(help="Port to listen on.", show_default="8000")]
Agent = Annotated[str | None, typer.Option(help="Whose memories.", show_default="default")]
Namespace = Annotated[str | None, typer.Option(help="A part of the agent, such as a project.")]


def serve(
    host: Host = None,
    port: Port = None,
    data: Data = None,
    workers: Annotated[int | None, typer.Option(help="Processes that answer.", show_default="1")] = None,
) -> None:
    """Start the service, on the embedded database or on the one in FOREWORD_DATABASE_URL."""
    settings = chosen(host=host, port=port, data=data, workers=workers)
    if sys.stdout.isatty():
        aside().print(f"Foreword on http://{settings.host}:{settings.port}; Ctrl-C stops it.")
    server.run(settings)


def demo(
    host: Host = None,
    port: Port = None,
    data: Annotated[Path, typer.Option(help="Folder of its database.")] = Path(".foreword-demo"),
    once: Annotated[bool, typer.Option("--once", help="End after printing, instead of serving on.")] = False,
) -> None:
    """Teach a short conversation, print the block of the next turn, then go on serving."""
    os.environ.pop("FOREWORD_DATABASE_URL", None)  # a demo teaches no database but its own
    settings = chosen(host=host, port=port, data=data)
    free = demonstration.free(settings.host, settings.port)
    key = partial(anyio.run, keys.renewed, settings, "demo")
    demonstration.run(settings.host, free, settings.data, key, once=once)


def key_create(
    name: Annotated[str, typer.Option(help="What the key is for.")],
    scope: Annotated[
        list[str] | None, typer.Option(help="What it may do; several allowed. Absent: everything.")
    ] = None,
    agent: Annotated[str | None, typer.Option(help="The only agent it may name.")] = None,
    days: Annotated[int | None, typer.Option("--expires-in-days", min=1, max=3650, help="Its life.")] = None,
    data: Data = None,
    json: Json = False,
) -> None:
    """Mint an API key and show it, once."""
    wanted = keys.Wanted(name=name, scopes=tuple(scope or ()), agent=agent, days=days)
    anyio.run(keys.create, chosen(data=data), Show(json), wanted)


def key_list(data: Data = None, json: Json = False) -> None:
    """List the keys, without their texts."""
    anyio.run(keys.page, chosen(data=data), Show(json))


def key_revoke(key_id: Annotated[int, typer.Argument(metavar="ID")], data: Data = None, json: Json = False) -> None:
    """Revoke a key: from the next request on it opens nothing."""
    anyio.run(keys.revoke, chosen(data=data), Show(json), key_id)


def migrate(data: Data = None, json: Json = False) -> None:
    """Bring the database to the schema of this version."""
    anyio.run(schema.migrate, chosen(data=data), Show(json))


def doctor(data: Data = None, json: Json = False) -> None:
    """Say what is configured and reachable, and what to do about what is not."""
    raise typer.Exit(anyio.run(doctors.examine, data, Show(json)))


def import_notes(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="AGENTS.md, CLAUDE.md or the like.")],
    agent: Agent = None,
    namespace: Namespace = None,
    tier: Annotated[
        Literal["L0", "L1", "L2", "L3"] | None, typer.Option(help="For all; absent: by what it says.")
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Write, instead of showing what would be written.")] = False,
    data: Data = None,
    json: Json = False,
) -> None:
    """Bring in a project's notes: headings become domains, each rule or fact a memory with its file and line."""
    wish = notes.Wish(agent=agent, namespace=namespace, tier=tier, write=yes)
    anyio.run(notes.bring_in, chosen(data=data), Show(json), notes.pages(files), wish)


def context(
    message: Annotated[str, typer.Argument(help="What the user says next.")],
    agent: Agent = None,
    namespace: Namespace = None,
    session: Annotated[str | None, typer.Option(help="The conversation it belongs to.")] = None,
    max_tokens: Annotated[int | None, typer.Option(help="Budget of the block.", show_default="2000")] = None,
    record: Annotated[bool, typer.Option(help="Record the injection, as the service does.")] = False,
    data: Data = None,
    json: Json = False,
) -> None:
    """Print the block that a message gets, and the rule, reason and price of every line."""
    asked = {"userMessage": message, "agent": agent, "namespace": namespace, "sessionId": session}
    asked |= {"maxTokens": max_tokens, "dryRun": not record}
    anyio.run(contexts.preview, chosen(data=data), Show(json), asked)


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """One command; `group` is the word before its name."""

    name: str
    run: Callable[..., None]
    group: str = ""


COMMANDS: tuple[Command, ...] = (
    Command(name="serve", run=serve),
    Command(name="demo", run=demo),
    Command(name="create", run=key_create, group="key"),
    Command(name="list", run=key_list, group="key"),
    Command(name="revoke", run=key_revoke, group="key"),
    Command(name="migrate", run=migrate),
    Command(name="doctor", run=doctor),
    Command(name="import", run=import_notes),
    Command(name="context", run=context),
)

GROUPS = {"key": "Mint, list and revoke API keys."}


def build() -> typer.Typer:
    """The command line of the table."""
    root = typer.Typer(name="foreword", help=SAYS, **LOOK)
    groups = {name: typer.Typer(help=says, **LOOK) for name, says in GROUPS.items()}
    for command in COMMANDS:
        groups.get(command.group, root).command(command.name)(command.run)
    for name, group in groups.items():
        root.add_typer(group, name=name)
    return root


SAYS = "Context-injection middleware for LLM agents: a memory in which every line has a rule, a reason and a price."
LOOK: dict[str, Any] = {
    "no_args_is_help": True,
    "add_completion": False,
    "pretty_exceptions_enable": False,
    "rich_markup_mode": None,
}

FAULTS = (UnusableSettings, StoreError, keys.BadAsk, notes.Unreadable, demonstration.Refused, ValidationError)
"""What a person can do something about: told in one sentence, without a trace."""


def main() -> None:
    """Runs the command line; 0 when it went well, 1 when not, 2 for a wrong flag, 130 when interrupted."""
    show = Show("--json" in sys.argv)
    try:
        build()()
    except FAULTS as error:
        show.fault(type(error).__name__, _sentence(error))
        raise SystemExit(1) from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None


def _sentence(error: Exception) -> str:
    if isinstance(error, ValidationError):
        return "; ".join(f"{'.'.join(map(str, part['loc']))} {part['msg']}" for part in error.errors())
    return str(error)
