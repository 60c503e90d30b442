"""The TypeScript package, compiled as it is shipped, and its own tests: against the shared table, the servers that lie,
and the running service."""

from __future__ import annotations

import fcntl
import json
import os
import re
import subprocess
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from foreword import fit
from foreword.context import DATA_BEGINS, DATA_ENDS, NOT_REACHED, NOTHING_HELD
from foreword.errors import TAGS
from foreword.version import VERSION

from tests.mcp.node import installed
from tests.sdk.liars import WAYS, lying

if TYPE_CHECKING:
    from tests.http.service import Host

pytestmark = pytest.mark.anyio

SDK = Path(__file__).parents[2] / "sdk"
SOURCE = SDK / "typescript" / "src"


@pytest.fixture(scope="module")
def package(run_folder: Path) -> Path:
    """A compiled copy of the package; a type error is a failure."""
    folder = installed("typescript", run_folder, SDK)
    with (run_folder / "compile.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "dist").exists():
            compiler = ["node", "node_modules/typescript/bin/tsc", "-p", "tsconfig.json"]
            made = subprocess.run(compiler, cwd=folder, capture_output=True, text=True, timeout=300, check=False)
            assert made.returncode == 0, made.stdout
    return folder


def passes(folder: Path, names: list[str], **given: str) -> None:
    """Node's own runner finds nothing wrong with these tests of the package."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("FOREWORD_")}
    command = ["node", "--test", *(f"test/{name}.test.mjs" for name in names)]
    ran = subprocess.run(
        command, cwd=folder, env={**env, **given}, capture_output=True, text=True, timeout=500, check=False
    )
    failed = re.findall(r"^\s*not ok .*(?:\n.*){0,25}", ran.stdout, re.MULTILINE)
    assert ran.returncode == 0, "\n".join(failed) + ran.stderr
    assert re.search(r"^# skipped 0$", ran.stdout, re.MULTILINE) or "ℹ skipped 0" in ran.stdout


def test_it_reads_the_table_and_decides_as_the_python_client_does(package: Path) -> None:
    passes(package, ["exchanges", "rules"], EXCHANGES=str(SDK / "exchanges.json"))


def test_no_server_costs_a_host_more_than_its_deadline(package: Path) -> None:
    with ExitStack() as servers:
        told: list[dict[str, Any]] = [
            {"name": name, "url": servers.enter_context(lying(way)).url, "reason": reason}
            for name, (way, reason) in WAYS.items()
        ]
        passes(package, ["liars"], LIARS=json.dumps(told))


async def test_it_works_with_the_running_service(package: Path, url: str, host: Host) -> None:
    passes(package, ["service"], SERVER_URL=url, SERVER_KEY=host.key)
    assert "We deploy with Helm from the release branch." in await host.of(agent="ada").live()


@pytest.mark.parametrize("release", ["ai", "ai-7"])
async def test_the_ai_sdk_has_memory_before_and_after_the_model_call(
    package: Path, url: str, host: Host, release: str
) -> None:
    passes(package, ["ai"], SERVER_URL=url, SERVER_KEY=host.key, AI=release)


async def test_its_readme_runs(package: Path, url: str, host: Host) -> None:
    passes(package, ["readme"], SERVER_URL=url, FOREWORD_URL=url, FOREWORD_API_KEY=host.key)
    assert await host.live()


def test_both_clients_say_the_same_words_and_know_the_same_numbers() -> None:
    def text(name: str) -> str:
        return (SOURCE / name).read_text("utf-8")

    joined = re.sub(r'" \+\s+"', "", text("context.ts"))
    for sentence in (NOTHING_HELD, NOT_REACHED, DATA_BEGINS, DATA_ENDS):
        assert f'"{sentence}"' in joined
    for name in ("MAX_MESSAGE", "MAX_MESSAGES", "MAX_ROLE", "MAX_BODY"):
        found = re.search(rf"{name} = ([\d_]+);", text("fit.ts"))
        assert found is not None
        assert int(found[1]) == getattr(fit, name)
    errors = text("errors.ts")
    assert set(re.findall(r"── (\w+) +\d{3}", errors)) == set(TAGS)
    assert f'VERSION = "{VERSION}"' in text("version.ts")
    for name in ("package.json", "package-lock.json"):
        assert json.loads((SDK / "typescript" / name).read_text("utf-8"))["version"] == VERSION


def test_the_lock_file_names_hashes_and_no_address_and_nothing_is_needed_at_run_time() -> None:
    lock = (SDK / "typescript" / "package-lock.json").read_text("utf-8")
    assert "resolved" not in lock
    assert "://" not in lock
    packages = json.loads(lock)["packages"]
    assert all("integrity" in row and row["dev"] for name, row in packages.items() if name)
    assert "dependencies" not in packages[""]
