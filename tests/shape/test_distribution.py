"""What is shipped: the wheel carries all that the program reads, lock files no address, nothing a path of a machine."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from app.settings import Settings
from app.version import VERSION

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = ("requirements.lock", "requirements-dev.lock")
SIGNS = re.compile(r"--(?:extra-)?index-url[ =]\S+|--find-links\S*|https?://\S+/simple\b|/(?:root|home)/[a-z]")
PINNED = re.compile(r"^([a-z0-9][a-z0-9.-]*)==([^ ;]+)", re.MULTILINE)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> frozenset[str]:
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return frozenset(zipfile.ZipFile(built).namelist())


def carried() -> Iterator[str]:
    for pattern in ("store/migrations/*.sql", "store/queries/*.sql", "words/ranks/*", "web/**/*"):
        yield from (path.relative_to(ROOT).as_posix() for path in ROOT.glob(pattern) if path.is_file())
    for room in PROJECT["tool"]["importlinter"]["root_packages"]:
        yield from (path.relative_to(ROOT).as_posix() for path in (ROOT / room).rglob("*.py"))


def test_the_wheel_carries_everything_that_the_program_reads(wheel: frozenset[str]) -> None:
    assert set(carried()) - wheel == set()


def test_the_wheel_carries_the_licence_and_nothing_of_tests_or_bench(wheel: frozenset[str]) -> None:
    assert any(name.endswith("licenses/LICENSE") for name in wheel)
    assert [name for name in wheel if name.startswith(("tests/", "bench/", "docs/", "sdk/"))] == []


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_file_names_hashes_and_no_address(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"^-", text, re.MULTILINE)
    entries = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)
    assert [entry for entry in entries if entry and "--hash=sha256:" not in entry] == []


def test_both_lock_files_agree_on_what_the_service_runs_on() -> None:
    service, everything = (dict(PINNED.findall((ROOT / name).read_text(encoding="utf-8"))) for name in LOCKS)
    assert {name: version for name, version in service.items() if everything.get(name) != version} == {}


def canonical(requirement: str) -> str:
    return re.sub(r"[-_.]+", "-", re.split(r"[<>=!~;\[ ]", requirement, maxsplit=1)[0]).lower()


def test_every_direct_dependency_is_in_its_lock_file() -> None:
    service, everything = ((ROOT / name).read_text(encoding="utf-8") for name in LOCKS)
    for requirement in PROJECT["project"]["dependencies"]:
        assert f"\n{canonical(requirement)}==" in f"\n{service}"
    for requirement in PROJECT["dependency-groups"]["dev"]:
        assert f"\n{canonical(requirement)}==" in f"\n{everything}"


def test_no_file_holds_an_address_of_a_package_index_or_a_path_of_one_machine() -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=False, capture_output=True, text=True)
    if listed.returncode != 0:
        pytest.skip("not a checkout: there is no list of its files")
    found = []
    for name in filter(None, listed.stdout.split("\0")):
        path = ROOT / name
        if (
            path != Path(__file__)
            and path.is_file()
            and path.suffix in {".py", ".md", ".toml", ".lock", ".yaml", ".sql", ".json", ""}
        ):
            found += [f"{name}: {hit[0]}" for hit in SIGNS.finditer(path.read_text(encoding="utf-8", errors="replace"))]
    assert found == []


def test_the_composed_service_is_given_settings_that_there_are_and_a_key_for_sign_ins() -> None:
    composed = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    given = set(re.findall(r"^ +FOREWORD_([A-Z_]+): ", composed, re.MULTILINE))
    assert given <= {name.upper() for name in Settings.model_fields}
    assert {"DATABASE_URL", "SESSION_KEY"} <= given


def test_the_program_says_the_project_s_version_from_a_checkout_too() -> None:
    assert PROJECT["project"]["version"] == VERSION
