"""The flags of a command before the environment: one settings object, checked in one place."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from app.settings import PREFIX, read_settings

if TYPE_CHECKING:
    from app.settings import Settings


def chosen(**flags: object) -> Settings:
    """The settings of the environment with the flags before them; a flag that wasn't given is None.

    The flags go through the environment, so that they are checked like it and reach worker processes.
    """
    for name, value in flags.items():
        if value is not None:
            os.environ[PREFIX + name.upper()] = str(value)
    return read_settings()
