"""Debian's Chromium, found or not: a test that drives it is skipped without one, and fails where it was promised."""

from __future__ import annotations

import os
import shutil
from typing import Any

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
PROMISED = os.environ.get("CHROMIUM_PROMISED") == "1"
"""Set by `.ci/run`, which installs it: there a missing browser is a failure."""

LAUNCH: dict[str, Any] = {"executable_path": CHROMIUM, "args": ["--no-sandbox", "--disable-dev-shm-usage"]}
