"""Draws the types and calls of both SDKs from the document that the server gives; `--check` says which files differ.

    python sdk/generate.py [--check]

Drawn: `sdk/python/src/foreword/{models,calls,operations}.py` and `sdk/typescript/src/{models,shapes,operations}.ts`.
Operations of the scope `session` are left out: they take a sign-in's cookie, which an agent's host doesn't have.
"""

from __future__ import annotations

import sys
from pathlib import Path

SDK = Path(__file__).resolve().parent
sys.path[:0] = [str(SDK), str(SDK.parent)]

from drawing import python, typescript  # noqa: E402 - this script is found by path, and so is the server
from drawing.surface import surface_of  # noqa: E402 - the same

from app.openapi import document  # noqa: E402 - the same
from app.operations import CONTEXT  # noqa: E402 - the same

PYTHON = SDK / "python" / "src" / "foreword"
TYPESCRIPT = SDK / "typescript" / "src"


def drawn() -> dict[Path, str]:
    """Every drawn file with its text."""
    surface = surface_of(document(CONTEXT))
    return {
        PYTHON / "models.py": python.models(surface),
        PYTHON / "calls.py": python.calls(surface),
        PYTHON / "operations.py": python.operations(surface),
        TYPESCRIPT / "models.ts": typescript.models(surface),
        TYPESCRIPT / "shapes.ts": typescript.shapes(surface),
        TYPESCRIPT / "operations.ts": typescript.operations(surface),
    }


def stale() -> dict[Path, str]:
    """Every file that differs from what it would be, with what it would be."""
    return {path: text for path, text in drawn().items() if not path.exists() or path.read_text("utf-8") != text}


def main() -> int:
    """Writes what is stale, or with `--check` only says so; 1 when a check found something."""
    found = stale()
    for path, text in found.items():
        sys.stdout.write(f"{path.relative_to(SDK.parent)}\n")
        if "--check" not in sys.argv:
            path.write_text(text, encoding="utf-8")
    return int(bool(found) and "--check" in sys.argv)


if __name__ == "__main__":
    sys.exit(main())
