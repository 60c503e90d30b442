"""The pinned cap: what may be pinned beside what is pinned already, whichever verb asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.errors import TierFull
from store import memories
from tiers.promotion import TierFull as Full
from tiers.promotion import pin, unpin

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from app.call import Call
    from memory.row import Memory
    from store.agents import AgentRow


async def room_for(call: Call, agent: AgentRow, rows: Iterable[Memory], leaving: Collection[int] = frozenset()) -> None:
    """Raises `TierFull` when pinning the L0 ones of `rows` would pass the agent's cap.

    `leaving` are pinned rows that this write retires: what takes their place doesn't stand beside them.
    """
    wanted = [row for row in rows if row.tier == "L0"]
    held = await all_pinned(call, agent, leaving) if wanted else []
    for row in wanted:
        match pin(row, held, row.learned_at, call.services.cost):
            case Full() as full:
                raise TierFull(
                    f"pinning it needs {full.needed} tokens, and {full.used} of {full.limit} are taken; unpin something first",
                    limit=full.limit,
                    used=full.used,
                )
            case pinned:
                held.append(pinned)


async def settled(
    call: Call, agent: AgentRow, rows: Mapping[int, Memory], leaving: Collection[int]
) -> dict[int, Memory]:
    """The rows, where a correction that is longer than the pinned statement it replaces and finds no room goes to L1.

    A turn is never refused for it: what was said is learned, and only a person's pin is answered with `TierFull`.
    """
    if all(row.tier != "L0" for row in rows.values()):
        return dict(rows)
    held = await all_pinned(call, agent, leaving)
    placed: dict[int, Memory] = {}
    for key, row in rows.items():
        answer = pin(row, held, row.learned_at, call.services.cost) if row.tier == "L0" else row
        placed[key] = unpin(row, row.learned_at) if isinstance(answer, Full) else answer
        held += [placed[key]] if placed[key].tier == "L0" else []
    return placed


async def all_pinned(call: Call, agent: AgentRow, leaving: Collection[int] = frozenset()) -> list[Memory]:
    """What is pinned and live, without those of `leaving`."""
    shelf = await memories.standing(call.transaction(), agent.agent_id, None, 0)
    return [row for row in shelf.pinned if row.id not in leaving]
