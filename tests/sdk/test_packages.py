"""What is shipped: the Python wheel needs httpx alone and carries its types; the npm package carries what it compiled."""

from __future__ import annotations

import ast
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2] / "sdk" / "python"
SOURCE = ROOT / "src" / "foreword"
NEEDED = {"httpx", "foreword"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("foreword-*.whl")
    return zipfile.ZipFile(built)


def test_the_wheel_carries_its_types_its_licence_and_its_command(wheel: zipfile.ZipFile) -> None:
    names = set(wheel.namelist())
    written = {f"foreword/{path.relative_to(SOURCE).as_posix()}" for path in SOURCE.rglob("*.py")}
    assert written | {"foreword/py.typed"} <= names
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert {name.split("/")[0] for name in names} == {
        "foreword",
        next(n for n in names if "dist-info" in n).split("/")[0],
    }
    (commands,) = (name for name in names if name.endswith("entry_points.txt"))
    assert "foreword-host = foreword.host.main:main" in wheel.read(commands).decode()


def test_the_wheel_needs_httpx_alone(wheel: zipfile.ZipFile) -> None:
    (metadata,) = (name for name in wheel.namelist() if name.endswith("METADATA"))
    needs = [line for line in wheel.read(metadata).decode().splitlines() if line.startswith("Requires-Dist: ")]
    assert [line for line in needs if "extra ==" not in line] == ["Requires-Dist: httpx<1,>=0.27"]


def names_of(node: ast.AST) -> Iterator[str]:
    """Every module that is imported at run time."""
    if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
        return
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        yield node.module or ""
    for inner in ast.iter_child_nodes(node):
        yield from names_of(inner)


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_nothing_but_httpx_and_the_standard_library_is_loaded(path: Path) -> None:
    if "adapters" in path.parts:
        pytest.skip("an adapter loads its framework")
    loaded = {name.split(".")[0] for name in names_of(ast.parse(path.read_text("utf-8")))}
    assert loaded - set(sys.stdlib_module_names) <= NEEDED
