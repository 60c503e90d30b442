"""What two runs of the same requests may differ in: ids in their order of appearance, times, and the names of who asks."""

from __future__ import annotations

import re
from typing import Any

TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)")
NAMED = re.compile(r"(#|tension )(\d+)")
KEY = re.compile(r"key:\d+")
ID = re.compile(r"(?i)^(?:id|\w+_id|\w+Id|into|old|new|superseded_?by|promoted|likelyStale|source_ids|sources)$")


class Mask:
    """Made anew for each run."""

    def __init__(self, agent: str) -> None:
        self._agent = agent
        self._seen: dict[int, str] = {}

    def __call__(self, value: Any, name: str = "") -> Any:
        match value:
            case dict():
                return {key: self(inner, key) for key, inner in value.items()}
            case list():
                return [self(inner, name) for inner in value]
            case bool():
                return value
            case int() if ID.match(name):
                return self._known(value)
            case str():
                told = NAMED.sub(
                    lambda found: f"{found[1]}{self._known(int(found[2]))}", value.replace(self._agent, "agent")
                )
                return KEY.sub("key", TIME.sub("time", told))
            case _:
                return value

    def _known(self, number: int) -> str:
        return self._seen.setdefault(number, f"id {len(self._seen)}")
