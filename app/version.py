"""The version of this program, as its distribution states it."""

from __future__ import annotations

import tomllib
from importlib import metadata
from pathlib import Path

PROJECT = Path(__file__).parents[1] / "pyproject.toml"


def _read() -> str:
    try:
        return metadata.version("foreword-server")
    except metadata.PackageNotFoundError:  # run from a checkout that was never installed
        return str(tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"])


VERSION = _read()
