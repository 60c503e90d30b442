"""The command `foreword-host`: `hook`, `mcp`, `config`.

A hook never fails its host: it exits with 0 whatever happens, and at the latest when its deadline is over, even where the
input never ends or nothing answers.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import threading
import time
from typing import TYPE_CHECKING

from foreword.client import Foreword
from foreword.configuration import Configuration, address, credential
from foreword.errors import Misconfigured
from foreword.host import hook as hooks
from foreword.host.bridge import serve
from foreword.host.snippets import SNIPPETS
from foreword.version import VERSION

if TYPE_CHECKING:
    from collections.abc import Sequence

DEADLINE = 1.0
"""Seconds for a prompt and the start of a session."""
LEARNING = 5.0
"""Seconds for the end of a turn, where nobody waits for an answer and a judge may be asked."""
LONGEST_INPUT = 4 * 2**20
"""Characters of a hook's input that are read."""
MARGIN = 0.1
"""Seconds of a hook's deadline that its own end needs."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; gives the exit code."""
    chosen = _parser().parse_args(arguments)
    if chosen.command == "hook":
        return hook(chosen)
    return config(chosen) if chosen.command == "config" else mcp()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="foreword-host", description="Memory for hosts that are programs of their own."
    )
    parser.add_argument("--version", action="version", version=VERSION)
    commands = parser.add_subparsers(dest="command", required=True)
    hook = commands.add_parser("hook", help="a hook of Claude Code: its event comes on standard input")
    hook.add_argument("--agent", help="whose memory; the key's own or the default one unless said")
    hook.add_argument("--namespace", help="sub-scope of the agent, such as a project")
    hook.add_argument("--deadline", type=float, help=f"seconds; {DEADLINE:g}, and {LEARNING:g} to learn, unless said")
    hook.add_argument("--verbose", action="store_true", help="say on standard error what went wrong")
    commands.add_parser("mcp", help="a bridge from MCP on standard input and output to the server")
    config = commands.add_parser("config", help="print what a host's configuration needs")
    config.add_argument("host", nargs="?", choices=[snippet.name for snippet in SNIPPETS])
    return parser


def hook(chosen: argparse.Namespace) -> int:
    """One event; 0 whatever happens."""
    ends = time.monotonic() + (chosen.deadline or DEADLINE)
    reading = _end_at(ends)
    try:
        event = hooks.read(sys.stdin.buffer.read(LONGEST_INPUT).decode("utf-8", "replace"))
        if event.name == "Stop" and not chosen.deadline:
            reading.cancel()
            ends += LEARNING - DEADLINE
            _end_at(ends)
        printed = _done(event, chosen, ends)
        sys.stdout.buffer.write(printed.encode("utf-8", "replace"))
        sys.stdout.flush()
    except Exception as error:  # noqa: BLE001 - a host goes on without memory, whatever is wrong with it
        if chosen.verbose:
            sys.stderr.write(f"foreword-host: {type(error).__name__}: {error}\n")
    return 0


def _done(event: hooks.Event, chosen: argparse.Namespace, ends: float) -> str:
    memory = Foreword(agent=chosen.agent, namespace=chosen.namespace, on_unavailable="raise", retries=1)
    return hooks.run(event, memory, max(ends - time.monotonic() - MARGIN, 0.01))


def _end_at(moment: float) -> threading.Timer:
    """Ends this process with 0 when the time is over, whatever it waits for then."""
    timer = threading.Timer(max(moment - time.monotonic(), 0.0), os._exit, (0,))
    timer.daemon = True
    timer.start()
    return timer


def mcp() -> int:
    """Passes on until the input ends; 2 where it can't begin."""
    try:
        configuration = Configuration(url=address(None), api_key=credential(None), timeout=60.0)
    except Misconfigured as error:
        sys.stderr.write(f"foreword-host: {error}\n")
        return 2
    asyncio.run(serve(configuration, _line, _say))
    return 0


def _line() -> str:
    return sys.stdin.buffer.readline().decode("utf-8", "replace")


def _say(line: str) -> None:
    sys.stdout.buffer.write(line.encode() + b"\n")
    sys.stdout.buffer.flush()


def config(chosen: argparse.Namespace) -> int:
    """Prints the file and the text for one host, or for all."""
    for snippet in SNIPPETS:
        if chosen.host in (None, snippet.name):
            sys.stdout.write(f"# {snippet.name}: {snippet.file}\n{snippet.text}\n\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
