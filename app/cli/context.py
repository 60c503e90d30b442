"""`foreword context`: the block that a message would get, with the rule, the reason and the price of every line."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from app.cli import block
from app.cli.instance import answered, instance, operator
from app.models.context import ContextIn
from app.use import context

if TYPE_CHECKING:
    from app.cli.show import Show
    from app.settings import Settings


async def preview(settings: Settings, show: Show, asked: dict[str, Any]) -> None:
    """A dry run unless `record` is asked for; goes through the use-case of `POST /v1/context`."""
    body = ContextIn.model_validate(asked)
    with show.waiting("Asking the database"):
        async with instance(settings) as (services, org):
            reply = answered(await context.build(operator(services, org, body.agent, body.namespace), body))
    show.answer(reply, partial(block.show, reply))
