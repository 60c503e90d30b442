"""Packages of npm in a folder of this run's own, from a lock file that names no address."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PROGRAMS = ("node", "npm")
MADE = shutil.ignore_patterns("node_modules", "dist")
INSTALL = ("npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")


def installed(name: str, run_folder: Path, among: Path = HERE) -> Path:
    """A copy of the folder `name` in `among` with its packages; the test is skipped where there is no npm."""
    missing = [program for program in PROGRAMS if shutil.which(program) is None]
    assert not (missing and "CI" in os.environ), f"{missing} must be there before a change lands"
    if missing:
        pytest.skip(f"{' and '.join(missing)} is not installed: what is written for it can't be run")
    folder = run_folder / f"{among.name}-{name}"
    with (run_folder / f"{folder.name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "node_modules").exists():
            shutil.copytree(among / name, folder, dirs_exist_ok=True, ignore=MADE)
            made = subprocess.run(INSTALL, cwd=folder, capture_output=True, text=True, timeout=300, check=False)
            assert made.returncode == 0, made.stderr
    return folder
