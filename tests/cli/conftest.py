"""The command line as a person and as a script run it: real processes on an embedded database of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True, slots=True, kw_only=True)
class Ran:
    """What a command did."""

    code: int
    out: str
    err: str

    @property
    def value(self) -> Any:
        """The one object of `--json`."""
        return json.loads(self.out)


@dataclass(frozen=True, slots=True, kw_only=True)
class Shell:
    """Runs `foreword` in a folder of its own; `data` is the database's folder."""

    folder: Path
    data: Path

    def __call__(self, *words: str, **environment: str) -> Ran:
        """Runs to the end; the command's own settings come from `environment` alone."""
        done = subprocess.run(
            [sys.executable, "-m", "app.cli", *words],
            cwd=self.folder,
            env=self.environment(**environment),
            check=False,
            capture_output=True,
            text=True,
            timeout=120,
        )
        return Ran(code=done.returncode, out=done.stdout, err=done.stderr)

    def here(self, *words: str, **environment: str) -> Ran:
        """On the database of this shell."""
        return self(*words, "--data", str(self.data), **environment)

    def environment(self, **more: str) -> dict[str, str]:
        """This process's environment without settings of Foreword."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("FOREWORD_")}
        return {**kept, "PYTHONPATH": str(ROOT), **more}


@pytest.fixture(scope="module")
def shell(tmp_path_factory: pytest.TempPathFactory) -> Shell:
    folder = tmp_path_factory.mktemp("cli")
    return Shell(folder=folder, data=folder / "my data")
