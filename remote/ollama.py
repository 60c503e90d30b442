"""Ollama's `/api/embed`, by default nomic-embed-text on this machine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from remote.embedder import prefixed
from remote.errors import Unusable
from remote.vectors import checked
from remote.wire import Wire

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remote.embedder import Chosen, Purpose
    from remote.vectors import Vector

URL = "http://127.0.0.1:11434"
MODEL = "nomic-embed-text"


class Ollama:
    """One model of one Ollama."""

    def __init__(self, chosen: Chosen) -> None:
        self.model = chosen.model or MODEL
        self._wire = Wire(chosen.url or URL, chosen.key)

    async def embed(self, texts: Sequence[str], purpose: Purpose, deadline: float) -> list[Vector]:
        """One request for all texts; what is longer than the model reads is cut by Ollama."""
        body = {"model": self.model, "input": prefixed(self.model, texts, purpose), "truncate": True}
        return checked(_embeddings(await self._wire.post("api/embed", body, deadline)), len(texts))

    async def close(self) -> None:
        """Closes its connections."""
        await self._wire.close()


def _embeddings(answer: Any) -> Any:
    if not isinstance(answer, dict) or "embeddings" not in answer:
        raise Unusable("the answer has no `embeddings`")
    return answer["embeddings"]
