"""Imports real project notes and asks thirty questions about them: how often the right memory is in the block.

    python -m bench.notes [--data FOLDER]

Every file is imported by the command that users run. Each question below speaks from another point of view than the file
it is about: it names an identifier, or says the thing in other words. It counts as answered when a line of the block comes
from that file and holds the needle. The notes stay where they are; without them the script says so and ends with 0.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bench.wire import serving

if TYPE_CHECKING:
    from bench.wire import Running, Wire

DATA = Path(__file__).resolve().parents[2] / "shared" / "data" / "project-notes"
BUDGETS = (512, 1000, 2000, 4000)


@dataclass(frozen=True, slots=True)
class Question:
    """`needle` is a word that only the right memory of `file` holds."""

    file: str
    text: str
    needle: str


QUESTIONS = (
    Question("pgqueuer", "I keep a lookup table at module level for the adapters, fine?", "lookup tables"),
    Question("pgqueuer", "ruff complains that my line has 104 characters", "line-length=100"),
    Question("pgqueuer", "Which base class do I derive my new error from, is it PgqException?", "PgqException"),
    Question("pgqueuer", "mypy wants a type: ignore in production code here", "ignore"),
    Question("pgqueuer", "How do I run the tests on my own server, with EXTERNAL_POSTGRES_DSN?", "EXTERNAL_POSTGRES_DSN"),
    Question("pgqueuer", "I named the method _fetch with a leading underscore", "underscore"),
    Question("pgqueuer", "May core import from adapters?", "core"),
    Question("pgqueuer", "The else branch of my Literal match does the work, ok or assert_never?", "assert_never"),
    Question("graphiti", "Strings in this repo: double quotes or single quotes?", "single quotes"),
    Question("graphiti", "What does the _int suffix on a test mean?", "_int"),
    Question("graphiti", "Which FalkorDB version do we need as a backend?", "1.1.2"),
    Question("graphiti", "I want to switch on USE_PARALLEL_RUNTIME", "USE_PARALLEL_RUNTIME"),
    Question("graphiti", "Does gpt-5-mini exist or is that a typo?", "gpt-5-mini"),
    Question("graphiti", "the default database name for Neo4jDriver, where does it come from", "neo4j"),
    Question("graphiti", "Where do the FastAPI routers of graph_service/main.py live?", "graph_service"),
    Question("hindsight", "I changed an endpoint, how do the OpenAPI spec and the SDKs follow?", "openapi"),
    Question("hindsight", "Where do I look at benchmark results, localhost:8001?", "8001"),
    Question("hindsight", "A new parameter on recall: what about recall/route.ts?", "route.ts"),
    Question("hindsight", "Which type checker do they use, ty?", "ty"),
    Question("hindsight", "Is the disposition of a bank used by recall too?", "Disposition"),
    Question("hindsight", "I need the name of the array in scripts/release-integration.sh", "VALID_INTEGRATIONS"),
    Question("hindsight", "the migration lint test_migration_shape.py fails in CI", "test_migration_shape.py"),
    Question("hindsight", "Should I assert fact_type exactly in the LLM test?", "fact_type"),
    Question("mcp-python-sdk", "Can I use pip to add a package to the SDK?", "pip"),
    Question("mcp-python-sdk", "Where does the v1 to v2 record live, docs/migration.md?", "docs/migration.md"),
    Question("mcp-python-sdk", "Writing an async test with asyncio.run", "anyio"),
    Question("mcp-python-sdk", "open() without an encoding raises a warning in CI", "encoding"),
    Question("mcp-python-sdk", "Why does the wait hang, should I wrap it in fail_after?", "fail_after"),
    Question("mcp-python-sdk", "Where do backports for the old major go, v1.x?", "v1.x"),
    Question("mcp-python-sdk", "Which coverage percentage does CI require?", "100%"),
)  # fmt: skip


def bring_in(running: Running, folder: Path) -> int:
    """Imports every file with the project's own command; returns how many memories there are."""
    env = {**os.environ, "FOREWORD_LOG_LEVEL": "error"}
    for file in sorted(folder.glob("*.md")):
        command = [
            sys.executable,
            "-m",
            "app.cli",
            "import",
            str(file),
            "--yes",
            "--data",
            str(running.data),
            "--agent",
            "notes",
            "--json",
        ]
        subprocess.run(command, check=True, env=env, stdout=subprocess.DEVNULL)
    return count(running.wire())


def count(wire: Wire) -> int:
    """A walk through the whole list."""
    total, cursor = 0, ""
    while True:
        page = wire.call("GET", f"/v1/memories?agent=notes&limit=200{cursor}")
        total += len(page["memories"])
        if page["nextCursor"] is None:
            return total
        cursor = f"&cursor={page['nextCursor']}"


def rule_of(entry: dict[str, Any]) -> str:
    """The rule that brought a line for this message, else the one that always does."""
    return next((rule for rule in entry["alsoBy"]), entry["rule"]) if entry["rule"] == "index" else entry["rule"]


def answered(block: dict[str, Any], question: Question) -> str | None:
    """The rule of the line that answers, None when there is none."""
    for entry in block["entries"]:
        source = entry["source"] or ""
        if question.file in source and question.needle.casefold() in entry["line"].casefold():
            return rule_of(entry)
    return None


def measure(wire: Wire) -> None:
    """A line a budget, and the questions that the default budget leaves unanswered."""
    for budget in BUDGETS:
        rules: dict[str, int] = {}
        missed = []
        for question in QUESTIONS:
            body = {"agent": "notes", "userMessage": question.text, "dryRun": True, "maxTokens": budget}
            rule = answered(wire.call("POST", "/v1/context", body), question)
            if rule is None:
                missed.append(question.text)
            else:
                rules[rule] = rules.get(rule, 0) + 1
        print(f"{budget:5} tokens: {len(QUESTIONS) - len(missed)} of {len(QUESTIONS)} answered, by rule {rules}")
        if budget == 2000:
            print(*(f"        missed: {text}" for text in missed), sep="\n")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, default=DATA)
    args = parser.parse_args()
    if not args.data.exists():
        print(f"skipped: the project notes are not there ({args.data.name})")
        return 0
    with serving() as running:
        print(f"{bring_in(running, args.data)} memories imported")
        measure(running.wire())
    return 0


if __name__ == "__main__":
    sys.exit(main())
