"""The command line: a table of commands, each a few lines that hand its flags to the function that does the work.

A command imports what it needs when it runs, so that help and keys don't wait for the whole service to load.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from app.cli.show import Show

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.settings import Settings

Data = Annotated[Path | None, typer.Option(help="Folder of the embedded database.", show_default=".foreword")]
Json = Annotated[bool, typer.Option("--json", help="One object for machines.")]
Host = Annotated[str | None, typer.Option(help="Address to listen on.", show_default="127.0.0.1")]
Port = Annotated[int | None, typer.Option(help="Port to listen on.", show_default="8000")]
Agent = Annotated[str | None, typer.Option(help="Whose memories.", show_default="default")]
Namespace = Annotated[str | None, typer.Option(help="A part of the agent, such as a project.")]
Tier = Literal["L0", "L1", "L2", "L3"]


def serve(
    host: Host = None,
    port: Port = None,
    data: Data = None,
    workers: Annotated[int | None, typer.Option(help="Processes that answer.", show_default="1")] = None,
    link: Annotated[bool, typer.Option(help="Print a one-time link for the owner, of an embedded instance.")] = True,
) -> None:
    """Start the service. It runs on the embedded database, or on the one in FOREWORD_DATABASE_URL."""
    from app import server

    settings = _settings(host=host, port=port, data=data, workers=workers)
    server.run(settings, link=link)


def demo(
    host: Host = None,
    port: Port = None,
    data: Annotated[Path, typer.Option(help="Folder of its database.")] = Path(".foreword-demo"),
    once: Annotated[bool, typer.Option("--once", help="End after printing, instead of serving on.")] = False,
) -> None:
    """Show what it does. Teaches a short conversation, prints the block of the next turn, then goes on serving."""
    from app import demo as demonstration
    from app.cli import keys, signin

    os.environ.pop("FOREWORD_DATABASE_URL", None)  # a demo teaches no database but its own
    settings = _settings(host=host, port=port, data=data)
    free = demonstration.free(settings.host, settings.port)
    key = partial(_run, keys.renewed, settings, "demo")
    link = partial(_run, signin.link, settings.model_copy(update={"port": free}))
    demonstration.run(settings.host, free, settings.data, demonstration.Minting(key=key, link=link), once=once)


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
    """Mint an API key. It is shown this once, and belongs to the instance's first organisation."""
    from datetime import timedelta

    from app.cli import keys
    from app.use.keys import Wanted

    life = None if days is None else timedelta(days=days)
    wanted = Wanted(name=name, scopes=tuple(scope or ()), agent=agent, life=life)
    _run(keys.create, _settings(data=data), Show(json), wanted)


def key_list(data: Data = None, json: Json = False) -> None:
    """List the keys. Their texts are kept nowhere."""
    from app.cli import keys

    _run(keys.page, _settings(data=data), Show(json))


def key_revoke(key_id: Annotated[int, typer.Argument(metavar="ID")], data: Data = None, json: Json = False) -> None:
    """Revoke a key. From the next request on, in every process, it opens nothing."""
    from app.cli import keys

    _run(keys.revoke, _settings(data=data), Show(json), key_id)


def sign_in(data: Data = None, json: Json = False) -> None:
    """Print a one-time link that signs the instance's owner in. It is good once, for an hour."""
    from app.cli import signin

    _run(signin.tell, _settings(data=data), Show(json))


def agent_link(
    name: str,
    organisation: Annotated[
        str | None, typer.Option(help="Its name or id; the agent moves there. Absent: the instance's first.")
    ] = None,
    new_name: Annotated[
        str | None, typer.Option("--as", help="What it is called there, where its name is taken.")
    ] = None,
    data: Data = None,
    json: Json = False,
) -> None:
    """Link an anonymous agent to an organisation. Its live memories become permanent, but those that asked for an end."""
    from app.cli import agents

    _run(agents.link, _settings(data=data), Show(json), name, organisation, new_name)


def migrate(data: Data = None, json: Json = False) -> None:
    """Bring the database to this version. The service does it at start; here it is a step of its own."""
    from app.cli import schema

    _run(schema.migrate, _settings(data=data), Show(json))


def reembed(data: Data = None, json: Json = False) -> None:
    """Move every row over to the configured embedder. It can be interrupted, and run beside the service."""
    from app.cli import reembed as embedding

    _run(embedding.reembed, _settings(data=data), Show(json))


def doctor(data: Data = None, json: Json = False) -> None:
    """Look at everything. Says what is configured and reachable, and what to do about what is not; changes nothing."""
    from app.cli import doctor as doctors

    raise typer.Exit(_run(doctors.examine, data, Show(json)))


def import_notes(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="AGENTS.md, CLAUDE.md or the like.")],
    agent: Agent = None,
    namespace: Namespace = None,
    tier: Annotated[Tier | None, typer.Option(help="For all of them; absent: by what each says.")] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Write, instead of showing what would be written.")] = False,
    data: Data = None,
    json: Json = False,
) -> None:
    """Bring in a project's notes. Headings become domains, each rule or fact a memory with its file and line."""
    from app.cli import notes

    wish = notes.Wish(agent=agent, namespace=namespace, tier=tier, write=yes)
    _run(notes.bring_in, _settings(data=data), Show(json), notes.pages(files), wish)


def context(
    message: Annotated[str, typer.Argument(help="What the user says next.")],
    agent: Agent = None,
    namespace: Namespace = None,
    session: Annotated[str | None, typer.Option(help="The conversation it belongs to.")] = None,
    max_tokens: Annotated[int | None, typer.Option(help="Budget of the block.", show_default="2000")] = None,
    record: Annotated[bool, typer.Option("--record", help="Record the injection, as the service does.")] = False,
    data: Data = None,
    json: Json = False,
) -> None:
    """Print a message's block. Every line has its rule, reason and price; nothing is recorded unless asked."""
    from app.cli import context as contexts

    asked: dict[str, Any] = {"userMessage": message, "agent": agent, "namespace": namespace, "sessionId": session}
    asked |= {"maxTokens": max_tokens, "dryRun": not record}
    _run(contexts.preview, _settings(data=data), Show(json), asked)


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """One command; `group` is the word before its name."""

    name: str
    run: Callable[..., None]
    group: str = ""


COMMANDS: tuple[Command, ...] = (
    Command(name="serve", run=serve),
    Command(name="demo", run=demo),
    Command(name="sign-in", run=sign_in),
    Command(name="create", run=key_create, group="key"),
    Command(name="list", run=key_list, group="key"),
    Command(name="revoke", run=key_revoke, group="key"),
    Command(name="link", run=agent_link, group="agent"),
    Command(name="migrate", run=migrate),
    Command(name="reembed", run=reembed),
    Command(name="doctor", run=doctor),
    Command(name="import", run=import_notes),
    Command(name="context", run=context),
)

GROUPS = {"key": "Mint, list and revoke API keys.", "agent": "Look after agents."}

SAYS = "Context-injection middleware for LLM agents: a memory in which every line has a rule, a reason and a price."
LOOK: dict[str, Any] = {
    "no_args_is_help": True,
    "add_completion": False,
    "pretty_exceptions_enable": False,
    "rich_markup_mode": None,
}


def build() -> typer.Typer:
    """The command line of the table."""
    root = typer.Typer(name="foreword", help=SAYS, **LOOK)
    groups = {name: typer.Typer(help=says, **LOOK) for name, says in GROUPS.items()}
    for command in COMMANDS:
        groups.get(command.group, root).command(command.name)(command.run)
    for name, group in groups.items():
        root.add_typer(group, name=name)
    return root


def main() -> None:
    """Runs the command line; 0 when it went well, 1 when not, 2 for a wrong flag, 130 when interrupted."""
    try:
        build()(prog_name="foreword")
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    except Exception as error:
        from app.cli.faults import told

        fault = told(error)
        if fault is None:
            raise
        Show("--json" in sys.argv).fault(*fault)
        raise SystemExit(1) from None


def _settings(**flags: object) -> Settings:
    from app.cli.flags import chosen

    return chosen(**flags)


def _run(work: Callable[..., Any], *args: object) -> Any:
    import anyio

    return anyio.run(work, *args)
