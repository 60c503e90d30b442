"""Asks the judge about a turn: before the transaction that writes, so that nobody waits for a model with a row in hand.

What is answered is held against the rows again once the agent is locked (`learn.decide`). Whatever goes wrong keeps
everything, and is said in the report.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from app.use.related import related
from learn.answer import Unusable, read_answer
from learn.counsel import Advice
from learn.judge import Case, case_of, prompt
from remote.judge import Silent
from store import judge_calls
from store.judge_calls import Spent

if TYPE_CHECKING:
    from app.call import Call
    from learn.read import Reading
    from store.agents import AgentRow
    from store.database import Tx

NOT_CONFIGURED = "no judge is configured"
NOTHING = "there was nothing to ask"
SPENT = {
    "off": "the judge is switched off for this organisation",
    "spent": "today's budget of {calls} calls is spent; everything was kept",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """Whether the judge was called, what came of it, and its advice where there is any."""

    used: bool = False
    outcome: str = NOT_CONFIGURED
    advice: Advice | None = None


UNJUDGED = Judged()


async def case(call: Call, tx: Tx, agent: AgentRow | None, reading: Reading) -> Case | None:
    """What to ask: the turn, and the held statements that bear on it."""
    if agent is None or reading.skipped is not None:
        return case_of(reading, ())
    namespaces = {candidate.namespace for candidate in reading.candidates} or {_namespace(call, agent)}
    texts = [reading.message, *(candidate.content for candidate in reading.candidates)]
    found = await related(replace(call, tx=tx), agent, texts, namespaces)
    return case_of(reading, found.held.values())


async def asked(call: Call, case: Case | None, source: str | None, namespace: str) -> Judged:
    """The judge's advice on a case, at most one call of the day's budget; opens a transaction of its own to take it."""
    judge, settings = call.services.judge, call.services.settings
    if judge is None:
        return UNJUDGED
    if case is None:
        return Judged(outcome=NOTHING)
    async with call.services.database.tenant(call.org) as tx:
        taken = await judge_calls.take(tx, call.services.clock().date(), settings.judge_calls)
    if isinstance(taken, Spent):
        return Judged(outcome=SPENT[taken.why].format(calls=taken.calls))
    said = await judge.ask(prompt(case))
    answer = Unusable(why=said.why) if isinstance(said, Silent) else read_answer(said.text, case)
    if isinstance(answer, Unusable):
        return Judged(used=True, outcome=f"{answer.why}; everything was kept")
    advice = Advice(case=case, answer=answer, source=source, namespace=namespace)
    return Judged(used=True, outcome="answered", advice=advice)


def _namespace(call: Call, agent: AgentRow) -> str:
    return call.namespace or agent.namespace_default
