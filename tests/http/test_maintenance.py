"""A process takes part in maintenance unless it is told not to; what is due is then done by the others."""

from __future__ import annotations

import asyncio

import pytest

from app.main import House
from app.scheduler import PASSES
from app.settings import Settings

pytestmark = pytest.mark.anyio


def passes() -> set[str]:
    """The names of the passes that run on this loop."""
    names = (task.get_name() for task in asyncio.all_tasks())
    return {name.removeprefix("pass ") for name in names if name.startswith("pass ")}


@pytest.mark.parametrize("taking_part", [True, False])
async def test_a_process_may_leave_maintenance_to_others(database_url: str, *, taking_part: bool) -> None:
    before = passes()
    house = House(Settings(database_url=database_url, maintenance=taking_part))
    async with house.lifespan(lambda *_: None):  # type: ignore[arg-type] # the application itself is not asked for anything
        assert passes() - before == ({row.name for row in PASSES} if taking_part else set())
    assert passes() == before
