"""Draws the tables of `docs/` from the tables in the code; `--check` says which pages differ and changes nothing.

A page holds `<!-- table: NAME -->` … `<!-- end -->`; what stands between is replaced by the table of that name.
"""

from __future__ import annotations

import importlib
import re
import sys
from itertools import groupby
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app import errors, operations, settings
from app.cli import main as commands
from app.mcp import tools
from app.roles import LEAST
from app.web.table import SITE
from learn.patterns import PATTERNS
from learn.refusals import REFUSALS
from memory.status import MOVES, STATES, VERBS
from tensions.slot import SLOTS
from tiers.gate import CORRECTIONS
from tiers.remarks import ALL_REMARKS
from tiers.rules import RULES
from tiers.signs import SIGNS
from tiers.telling import TELLING
from tiers.tier import TIERS
from tiers.weighing import VOCABULARIES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from tiers.corrections import Phrase
    from tiers.signs import Words

DOCS = Path(__file__).parent
PLACE = re.compile(r"(<!-- table: ([a-z-]+) -->\n)(.*?)(<!-- end -->)", re.DOTALL)

ROOMS = ("words", "memory", "tensions", "selfmodel", "tiers", "learn", "store", "remote", "app")
"""From what knows nothing of the others to what knows all of them."""


def rooms() -> list[list[str]]:
    """Each room in the words of its own first line."""
    return [[f"`{name}/`", _first_line(importlib.import_module(name).__doc__)] for name in ROOMS]


def tiers() -> list[list[str]]:
    """What each tier holds and costs."""
    return [[f"{t.tier} {t.title}", t.holds, t.cost, t.enters, t.leaves] for t in TIERS]


def rules() -> list[list[str]]:
    """Every rule in the order in which they claim a memory."""
    return [[f"`{rule.name}`", rule.section.lstrip("# "), rule.proposes] for rule in RULES]


def corrections() -> list[list[str]]:
    """What fires the gate, family by family and language by language, with what doesn't."""
    groups = groupby(sorted(CORRECTIONS, key=_spoken), key=_spoken)
    return [_correction(family, language, tuple(rows)) for (family, language), rows in groups]


def _spoken(phrase: Phrase) -> tuple[str, str]:
    return phrase.family, phrase.language


def _correction(family: str, language: str, rows: tuple[Phrase, ...]) -> list[str]:
    silent = [text for row in rows for text in row.silent[:1]]
    return [family, language, _examples(row.fires[0] for row in rows), _examples(silent[:3])]


def remarks() -> list[list[str]]:
    """Talk that uses a correction's words and corrects nothing, with what looks alike and does."""
    return [[r.kind, ", ".join(r.families), _examples(r.silent[:3]), _examples(r.fires[:2])] for r in ALL_REMARKS]


def signs() -> list[list[str]]:
    """What is weighed where no phrase fires: each sign with its points and two sentences in English."""
    known = VOCABULARIES["en"]
    rows = [(sign, known.get(sign.name)) for sign in SIGNS]
    return [
        [sign.tells, f"{sign.points:+.1f}" if isfinite(sign.points) else "rules out", *_pair(words)]
        for sign, words in rows
    ]


def _pair(words: Words | None) -> tuple[str, str]:
    return (_examples([words.has]), _examples([words.hasnt])) if words else ("", "")


def telling() -> list[list[str]]:
    """The telling words of each language, those for a correction and those against."""
    return [[code, _weighing(table, 1), _weighing(table, -1)] for code, table in TELLING.items()]


def _weighing(table: Mapping[str, float], way: int) -> str:
    return ", ".join(f"`{words}` {held:+.1f}" for words, held in table.items() if held * way > 0)


def patterns() -> list[list[str]]:
    """What is worth keeping, with what looks alike and isn't."""
    return [[f"`{p.name}`", p.language or "any", _examples(p.matches[:2]), _examples(p.misses[:2])] for p in PATTERNS]


def refusals() -> list[list[str]]:
    """What is never learned, with what the caller is told."""
    return [[f"`{row.rule}`", f"the {row.of}", row.reason, _examples(row.refused)] for row in REFUSALS]


def slots() -> list[list[str]]:
    """Every slot with a pair of statements that fill it differently."""
    return [[row.kind, ", ".join(sorted(row.takes)), " / ".join(row.example)] for row in SLOTS]


def statuses() -> list[list[str]]:
    """The status machine: what each verb makes of each status."""
    return [[status, *(MOVES.get((status, verb), "refused") for verb in VERBS)] for status in STATES]


def settings_table() -> list[list[str]]:
    """Every setting."""
    return [[f"`{row.variable}`", row.default, row.meaning] for row in settings.table()]


def error_table() -> list[list[str]]:
    """Every error of `/v1` in the order of its status; the gateway has two more of its own."""
    ours = (problem for problem in errors.Problem.__subclasses__() if problem.__module__ == errors.__name__)
    found = sorted(ours, key=lambda problem: (problem.status, problem.tag))
    return [[str(problem.status), f"`{problem.tag}`", _first_line(problem.__doc__)] for problem in found]


def operation_table() -> list[list[str]]:
    """Every operation of `/v1`."""
    return [[f"`{row.method} {row.path}`", _opened_by(row), row.summary] for row in operations.CONTEXT]


def page_table() -> list[list[str]]:
    """Every page of the navigation, in its order and in its own words."""
    return [[group, f"{page.title} (`{page.path}`)", page.what] for group, pages in SITE.groups for page in pages]


def other_pages() -> list[list[str]]:
    """The pages that others lead to."""
    return [
        [f"{page.title} (`{page.path.replace(':path', '')}`)", page.what]
        for page in SITE.pages.values()
        if not page.group and page.what
    ]


def _opened_by(row: operations.Operation) -> str:
    """A scope of a key, or the least role of a signed-in person."""
    return LEAST[row.power] if row.scope == "session" else f"`{row.scope}`"


def provenance_table() -> list[list[str]]:
    """Every operation of the provenance store, with its tool."""
    return [
        [f"`{row.method} {row.path}`", f"`{row.tool}`" if row.tool else "–", row.summary]
        for row in operations.PROVENANCE
    ]


def command_table() -> list[list[str]]:
    """Every command, by the first line of its function."""
    return [
        [f"`foreword {' '.join(filter(None, (command.group, command.name)))}`", _first_line(command.run.__doc__)]
        for command in commands.COMMANDS
    ]


def tool_table() -> list[list[str]]:
    """Every tool of MCP with what it does to memories."""
    drawn = tools.draw(operations.OPERATIONS).values()
    return [[f"`{tool.name}`", _hints(tool.listed["annotations"]), tool.operation.summary] for tool in drawn]


def _hints(annotations: Mapping[str, Any]) -> str:
    hints = {"readOnlyHint": "reads only", "destructiveHint": "retires rows", "idempotentHint": "repeatable"}
    return ", ".join(said for name, said in hints.items() if annotations[name]) or "writes"


TABLES: Mapping[str, tuple[tuple[str, ...], Callable[[], list[list[str]]]]] = {
    "rooms": (("room", "promises"), rooms),
    "tiers": (("tier", "holds", "cost per turn", "enters by", "leaves by"), tiers),
    "rules": (("rule", "section of the block", "proposes"), rules),
    "corrections": (("family", "language", "fires", "doesn't"), corrections),
    "signs": (("sign", "points", "stands in", "and not in"), signs),
    "telling": (("language", "for a correction", "against"), telling),
    "remarks": (("kind", "families", "stays silent", "fires all the same"), remarks),
    "patterns": (("pattern", "language", "learned", "not learned"), patterns),
    "refusals": (("rule", "refuses", "because", "such as"), refusals),
    "slots": (("slot", "takes", "a pair that contradicts"), slots),
    "statuses": (("status", *VERBS), statuses),
    "settings": (("variable", "default", "meaning"), settings_table),
    "errors": (("status", "`error`", "when"), error_table),
    "operations": (("operation", "scope or role", "what it is for"), operation_table),
    "tools": (("tool", "hints", "what it is for"), tool_table),
    "provenance": (("operation", "tool", "what it is for"), provenance_table),
    "commands": (("command", "does"), command_table),
    "pages": (("group", "page", "what it is for"), page_table),
    "further-pages": (("page", "what it is for"), other_pages),
}


def draw(page: str) -> str:
    """The page with every table drawn anew; a name that no table has is an error."""
    return PLACE.sub(lambda place: f"{place[1]}{_table(*TABLES[place[2]])}{place[4]}", page)


def _table(columns: tuple[str, ...], cells: Callable[[], list[list[str]]]) -> str:
    lines = [columns, ["---"] * len(columns), *cells()]
    return "\n".join(f"| {' | '.join(map(_cell, line))} |" for line in lines) + "\n"


def _examples(texts: Iterable[str]) -> str:
    return ", ".join(f"“{' '.join(text.split())}”" for text in texts)


def _cell(text: Any) -> str:
    return " ".join(str(text).split()).replace("|", "\\|")


def _first_line(text: str | None) -> str:
    return (text or "").strip().split("\n\n", 1)[0].replace("\n", " ")


def stale() -> dict[Path, str]:
    """Every page that differs from what it would be, with what it would be."""
    drawn = {page: draw(page.read_text(encoding="utf-8")) for page in _pages()}
    return {page: text for page, text in drawn.items() if text != page.read_text(encoding="utf-8")}


def _pages() -> Iterable[Path]:
    return sorted(DOCS.glob("**/*.md"))


def main() -> int:
    """Writes what is stale, or with `--check` only says so; 1 when a check found something."""
    found = stale()
    for page, text in found.items():
        sys.stdout.write(f"{page.relative_to(DOCS.parent)}\n")
        if "--check" not in sys.argv:
            page.write_text(text, encoding="utf-8")
    return int(bool(found) and "--check" in sys.argv)


if __name__ == "__main__":
    sys.exit(main())
