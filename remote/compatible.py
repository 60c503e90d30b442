"""Any endpoint that speaks OpenAI's `/embeddings`; the store's dimension is asked for, which newer models can give."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from remote.embedder import prefixed
from remote.errors import Refused, Unusable
from remote.vectors import DIMENSIONS, checked
from remote.wire import Wire

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remote.embedder import Chosen, Purpose
    from remote.vectors import Vector

URL = "https://api.openai.com/v1"
MODEL = "text-embedding-3-small"


class Compatible:
    """One model of one endpoint. One that refuses `dimensions` by name isn't asked for it again."""

    def __init__(self, chosen: Chosen) -> None:
        self.model = chosen.model or MODEL
        self._wire = Wire(chosen.url or URL, chosen.key)
        self._asks_dimensions = True

    async def embed(self, texts: Sequence[str], purpose: Purpose, deadline: float) -> list[Vector]:
        """One request for all texts; a second one where the first was refused for its `dimensions`."""
        body: dict[str, Any] = {"model": self.model, "input": prefixed(self.model, texts, purpose)}
        body["encoding_format"] = "float"
        asked = {**body, "dimensions": DIMENSIONS} if self._asks_dimensions else body
        try:
            answer = await self._wire.post("embeddings", asked, deadline)
        except Refused as refused:
            if not self._asks_dimensions or "dimension" not in str(refused):
                raise
            answer = await self._wire.post("embeddings", body, deadline)
            self._asks_dimensions = False
        return checked(_in_order(answer, len(texts)), len(texts))

    async def close(self) -> None:
        """Closes its connections."""
        await self._wire.close()


def _in_order(answer: Any, count: int) -> list[Any]:
    """The embeddings by their `index`: the order of the list isn't promised."""
    rows = answer.get("data") if isinstance(answer, dict) else None
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise Unusable("the answer has no `data`")
    places = [row.get("index", place) for place, row in enumerate(rows)]
    if len(rows) != count or sorted(map(str, places)) != sorted(map(str, range(count))):
        raise Unusable(f"asked for {count} vectors, got {len(rows)}, or not one of each")
    by_place = dict(zip(places, rows, strict=True))
    return [by_place[place].get("embedding") for place in range(count)]
