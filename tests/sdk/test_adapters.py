"""Every adapter in the current release of its framework, against the running service.

The frameworks don't stand in this environment: `make frameworks` installs them into two of their own, and the tests of an
adapter run in there.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.http.service import Host

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
SDK = ROOT / "sdk" / "python"
TESTS = SDK / "tests" / "adapters"
ADAPTERS = sorted(
    path.stem
    for path in (SDK / "src" / "foreword" / "adapters").glob("[a-z]*.py")
    if path.stem not in ("items", "turns")
)
ALONE = {"crewai": "crewai"}
"""Adapters whose framework has an environment to itself."""
QUIET = {
    "CREWAI_DISABLE_TELEMETRY": "true",
    "CREWAI_TRACING_ENABLED": "false",
    "LANGSMITH_TRACING": "false",
    "LITELLM_LOCAL_MODEL_COST_MAP": "True",
    "OTEL_SDK_DISABLED": "true",
}
"""Nothing here calls home."""


def python_of(adapter: str) -> Path:
    """The interpreter of its environment; a skip where there is none, a failure where it was promised."""
    found = ROOT / ".frameworks" / ALONE.get(adapter, "frameworks") / "bin" / "python"
    if not found.exists():
        if os.environ.get("FRAMEWORKS_PROMISED"):
            pytest.fail(f"{found} isn't there, and it was promised: make frameworks")
        pytest.skip("make frameworks installs what this needs")
    return found


@pytest.mark.parametrize("adapter", ADAPTERS)
def test_the_adapter_does_before_and_after_the_model_call_what_it_says(adapter: str, url: str, host: Host) -> None:
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith(("FOREWORD_", "PYTEST_"))},
        **QUIET,
        "FOREWORD_URL": url,
        "FOREWORD_API_KEY": host.key,
        "PYTHONPATH": str(SDK / "src"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    command = [str(python_of(adapter)), "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(TESTS)]
    command += ["-o", "addopts=", "-o", "filterwarnings=default", str(TESTS / f"test_{adapter}.py")]
    done = subprocess.run(command, env=environment, cwd=TESTS, capture_output=True, text=True, check=False, timeout=900)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert " passed" in done.stdout
    assert " skipped" not in done.stdout


def test_every_adapter_has_tests_and_an_extra() -> None:
    assert sorted(path.stem.removeprefix("test_") for path in TESTS.glob("test_*.py")) == ADAPTERS
    text = (SDK / "pyproject.toml").read_text(encoding="utf-8").partition("[project.optional-dependencies]")[2]
    extras = {line.partition(" =")[0].replace("-", "_") for line in text.partition("\n\n")[0].strip().splitlines()}
    assert set(ADAPTERS) == extras
