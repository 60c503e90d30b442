"""The version of this program, as its distribution states it."""

from __future__ import annotations

from importlib import metadata


def _read() -> str:
    try:
        return metadata.version("foreword-server")
    except metadata.PackageNotFoundError:  # run from a checkout that was never installed
        return "0.0.0"


VERSION = _read()
