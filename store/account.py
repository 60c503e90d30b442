"""Under which account the embedded server runs: our own, or, for root, an existing unprivileged one.

PostgreSQL refuses to run as root, so root starts it as `postgres` or `nobody`. No account is made and nobody's folder
is opened to others for it.
"""

from __future__ import annotations

import os
import pwd
import subprocess
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from store.errors import ServerFailed

if TYPE_CHECKING:
    from pathlib import Path

CANDIDATES = ("postgres", "nobody")
"""Accounts that exist on nearly every system and may do nothing."""

ENVIRONMENT = {"PATH": "/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C", "TZ": "UTC"}
"""All that the server sees: no PGDATA or PGPORT of ours can lead it elsewhere."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Account:
    """A user and group id; `other` says that it isn't the one this process runs as."""

    uid: int
    gid: int
    other: bool

    def launch(self) -> dict[str, Any]:
        """The arguments of `Popen` that start a process under this account, in a session of its own, seeing nothing of ours."""
        drop = {"user": self.uid, "group": self.gid, "extra_groups": []} if self.other else {}
        return {**drop, "cwd": "/", "env": ENVIRONMENT, "stdin": subprocess.DEVNULL, "start_new_session": True}

    def own(self, path: Path) -> None:
        """Give `path` to this account."""
        if self.other:
            os.chown(path, self.uid, self.gid)

    def can(self, test: str, path: Path) -> bool:
        """Whether this account can do to `path` what the letter of test(1) says, tried and not guessed."""
        command = ["/bin/sh", "-c", f'test -{test} "$0"', str(path)]
        return subprocess.run(command, check=False, **self.launch()).returncode == 0  # noqa: S603 - a fixed command


def choose(cluster: Path) -> Account:
    """Our own account; for root the owner of `cluster` where it exists, else the first candidate."""
    if os.geteuid() != 0:
        return Account(uid=os.geteuid(), gid=os.getegid(), other=False)
    if cluster.exists() and (status := cluster.stat()).st_uid != 0:
        return Account(uid=status.st_uid, gid=status.st_gid, other=True)
    for name in CANDIDATES:
        try:
            entry = pwd.getpwnam(name)
        except KeyError:
            continue
        if entry.pw_uid != 0:
            return Account(uid=entry.pw_uid, gid=entry.pw_gid, other=True)
    raise ServerFailed(f"root can't run PostgreSQL, and none of the accounts {', '.join(CANDIDATES)} exists")
