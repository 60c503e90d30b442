"""One turn of a host: the block for it, and what is said at its end. Values only; the client does what has to be done."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from foreword import calls, fit
from foreword.call import Call, said
from foreword.context import Context

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from foreword.context import Placement
    from foreword.models import Block, Learned, OutcomeReply


@dataclass(frozen=True)
class Asked:
    """What a host says about a turn when it begins."""

    message: str
    transcript: str | Iterable[Any] | None = None
    session_id: str | None = None
    agent: str | None = None
    namespace: str | None = None
    source: str | None = None
    choices: Mapping[str, Any] = field(default_factory=dict)
    """Further fields of `POST /v1/context` by their names in Python."""

    def building(self) -> Call[Block]:
        """The call for its block, cut to what the server reads."""
        call = calls.build_context(
            fit.message(self.message),
            transcript=fit.messages(self.transcript),
            session_id=self.session_id,
            agent=self.agent,
            namespace=self.namespace,
            **self.choices,
        )
        return _fitted(call)

    def learning(self, answer: str | None) -> Call[Learned]:
        """The call that learns it. The message goes whole: what was cut could be learned wrongly."""
        call = calls.learn_turn(
            fit.text_of(self.message),
            assistant_response=None if answer is None else fit.text_of(answer),
            transcript=fit.messages(self.transcript),
            session_id=self.session_id,
            agent=self.agent,
            namespace=self.namespace,
            source=self.source,
        )
        return _fitted(call)


def _fitted(call: Call[Any]) -> Call[Any]:
    return Call(**{**vars(call), "fields": {**dict.fromkeys(call.fields), **fit.body(said(call.fields))}})


@dataclass
class Turn:
    """What a host holds between the beginning and the end of a turn."""

    asked: Asked
    context: Context = field(default_factory=Context)
    learned: Learned | None = None
    """What became of the message, once it is through."""
    recorded: tuple[OutcomeReply, ...] = ()
    """The domains after the outcomes that were given."""
    problems: tuple[Exception, ...] = ()
    """What failed at the end of the turn, where failures aren't raised."""
    pending: bool = False
    """Whether the end of the turn is still being sent, since the deadline came first."""
    spent: float = 0.0
    """Seconds that memory cost this turn so far."""
    _answer: str | None = None
    _outcomes: list[Mapping[str, Any]] = field(default_factory=list)

    def prepend(self, prompt: str = "", *, placement: Placement | None = None) -> str:
        """As `Context.prepend`."""
        return self.context.prepend(prompt, placement=placement)

    def place(
        self, messages: Sequence[Mapping[str, Any]], *, placement: Placement | None = None
    ) -> list[dict[str, Any]]:
        """As `Context.place`."""
        return self.context.place(messages, placement=placement)

    def answer(self, text: str) -> None:
        """What the assistant said. It is no source of facts; it helps to tell the user's words from ours."""
        self._answer = text

    def outcome(  # noqa: PLR0913 - an outcome has so many parts
        self,
        domain: str,
        *,
        success: bool | None = None,
        score: float | None = None,
        failure_pattern: str | None = None,
        strategy: str | None = None,
        note: str | None = None,
    ) -> None:
        """How a piece of work of this turn ended: `success`, or a `score` of 0…1. Nothing is recorded unless it is said here.

        Raises `ValueError` for none or both of the two.
        """
        if (success is None) == (score is None):
            raise ValueError("an outcome is exactly one of success and score")
        given = {
            "domain": domain,
            "success": success,
            "score": score,
            "failure_pattern": failure_pattern,
            "strategy": strategy,
            "note": note,
        }
        self._outcomes.append(given)

    @property
    def unavailable(self) -> bool:
        """Whether anything of this turn went on without memory."""
        return self.context.unavailable or bool(self.problems)

    def learning(self) -> Call[Learned]:
        """The call that learns it."""
        return self.asked.learning(self._answer)

    def recording(self) -> list[Call[OutcomeReply]]:
        """One call for each outcome that was given, naming the block that went before it."""
        return [
            calls.record_outcome(
                **given,
                injection_id=self.context.injection_id,
                session_id=self.asked.session_id,
                agent=self.asked.agent,
                namespace=self.asked.namespace,
            )
            for given in self._outcomes
        ]
