"""The text of a summary: the model's where there is one and its sentence stands up to the checks, else an extract."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from learn.summary import SCHEMA, SYSTEM, Unusable, question, read_summary
from memory.summary import extract
from remote.chat import Asked
from remote.judge import Silent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remote.chat import Chat

EXTRACTIVE = "extractive"
"""What stands for the model's name where the summary was built in code."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """The text and who wrote it. `fallback` says why it wasn't the model, where there is one."""

    text: str
    model: str
    fallback: str | None = None


async def summarise(chat: Chat | None, sources: Sequence[str], seconds: float) -> Summary:
    """A text about all of `sources`, each shown whole; the model has `seconds` for it. Never raises for what a model does."""
    if chat is None:
        return _extracted(sources)
    if seconds <= 0:
        return _extracted(sources, "no time was left to ask the model")
    said = await chat.ask(Asked(system=SYSTEM, user=question(sources), schema=SCHEMA), seconds)
    if isinstance(said, Silent):
        return _extracted(sources, said.why)
    text = read_summary(said.text, sources)
    if isinstance(text, Unusable):
        return _extracted(sources, text.why)
    return Summary(text=text, model=chat.model)


def _extracted(sources: Sequence[str], why: str | None = None) -> Summary:
    return Summary(text=extract(sources), model=EXTRACTIVE, fallback=why)
