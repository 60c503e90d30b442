"""One question to a language model, through an OpenAI-compatible endpoint or Ollama: its text, or why there is none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from remote.errors import RemoteError
from remote.wire import Wire

if TYPE_CHECKING:
    from learn.judge import Prompt

Kind = Literal["openai", "ollama"]

TOKENS = 2_000
"""Tokens that an answer may take: some forty decisions."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """The model's text, whole and unread."""

    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Silent:
    """There is no text, and why."""

    why: str


class Judge:
    """One model of one endpoint. `deadline` is in seconds and covers all of a question."""

    def __init__(self, kind: Kind, url: str, model: str, key: str | None, deadline: float) -> None:
        self._kind = kind
        self._model = model
        self._deadline = deadline
        self._wire = Wire(url, key)

    async def ask(self, prompt: Prompt) -> Said | Silent:
        """The model's answer; whatever goes wrong is told, never raised."""
        path, body = self._request(prompt)
        try:
            found = await self._wire.post(path, body, self._deadline)
        except RemoteError as wrong:
            return Silent(why=str(wrong)[:200])
        return read_compatible(found) if self._kind == "openai" else read_ollama(found)

    async def close(self) -> None:
        """Closes its connections."""
        await self._wire.close()

    def _request(self, prompt: Prompt) -> tuple[str, dict[str, Any]]:
        messages = [{"role": "system", "content": prompt.system}, {"role": "user", "content": prompt.user}]
        body: dict[str, Any] = {"model": self._model, "messages": messages, "stream": False}
        if self._kind == "ollama":
            options = {"temperature": 0, "num_predict": TOKENS}
            return "api/chat", {**body, "format": dict(prompt.schema), "options": options}
        schema = {"name": "decisions", "strict": True, "schema": dict(prompt.schema)}
        form = {"type": "json_schema", "json_schema": schema}
        return "chat/completions", {**body, "response_format": form, "temperature": 0, "max_tokens": TOKENS}


def read_compatible(found: Any) -> Said | Silent:
    """The first choice of a chat completion."""
    choices = found.get("choices") if isinstance(found, dict) else None
    choice = choices[0] if isinstance(choices, list) and choices else None
    message = choice.get("message") if isinstance(choice, dict) else None
    if not isinstance(choice, dict) or not isinstance(message, dict):
        return Silent(why="the reply has no choice with a message")
    if message.get("refusal"):
        return Silent(why="the model refused")
    return _said(message.get("content"), choice.get("finish_reason"))


def read_ollama(found: Any) -> Said | Silent:
    """The message of a chat."""
    message = found.get("message") if isinstance(found, dict) else None
    if not isinstance(found, dict) or not isinstance(message, dict):
        return Silent(why="the reply has no message")
    return _said(message.get("content"), found.get("done_reason"))


def _said(content: Any, ended: Any) -> Said | Silent:
    if ended == "content_filter":
        return Silent(why="the model refused")
    if ended == "length":
        return Silent(why="the answer is cut off")
    return Said(text=content) if isinstance(content, str) else Silent(why="the reply holds no text")
