"""A language model that words summaries, through an OpenAI-compatible endpoint or Ollama: its text, or why there is none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from remote.errors import RemoteError
from remote.judge import Said, Silent, read_compatible, read_ollama
from remote.wire import Wire

if TYPE_CHECKING:
    from collections.abc import Mapping

Kind = Literal["openai", "ollama"]

TOKENS = 2_000
"""Tokens that an answer may take."""

CONTEXT = 16_384
"""Tokens that Ollama has to read: more than it does by default, so that it drops nothing of what it is shown."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """One question: two messages, and the JSON schema of the answer."""

    system: str
    user: str
    schema: Mapping[str, Any]


class Chat:
    """One model of one endpoint."""

    def __init__(self, kind: Kind, url: str, model: str, key: str | None) -> None:
        self.model = model
        self._kind = kind
        self._wire = Wire(url, key)

    async def ask(self, asked: Asked, deadline: float) -> Said | Silent:
        """The model's answer within `deadline` seconds; whatever goes wrong is told, never raised."""
        path, body = self._request(asked)
        try:
            found = await self._wire.post(path, body, deadline)
        except RemoteError as wrong:
            return Silent(why=str(wrong)[:200])
        return read_compatible(found) if self._kind == "openai" else read_ollama(found)

    async def close(self) -> None:
        """Closes its connections."""
        await self._wire.close()

    def _request(self, asked: Asked) -> tuple[str, dict[str, Any]]:
        messages = [{"role": "system", "content": asked.system}, {"role": "user", "content": asked.user}]
        body: dict[str, Any] = {"model": self.model, "messages": messages, "stream": False}
        if self._kind == "ollama":
            options = {"temperature": 0, "num_predict": TOKENS, "num_ctx": CONTEXT}
            return "api/chat", {**body, "format": dict(asked.schema), "options": options}
        schema = {"name": "summary", "strict": True, "schema": dict(asked.schema)}
        form = {"type": "json_schema", "json_schema": schema}
        return "chat/completions", {**body, "response_format": form, "temperature": 0, "max_tokens": TOKENS}
