"""What an embedder is, and which there are: none of them is needed, and none is loaded before it is chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remote.vectors import Vector

Kind = Literal["none", "ollama", "openai", "local"]
Purpose = Literal["document", "query"]

PREFIXES: dict[Purpose, str] = {"document": "search_document: ", "query": "search_query: "}
"""nomic-embed-text was trained with them; without them its recall drops."""

PROBE = "The deploy host of the API is db-stg-01.internal."
"""What an embedder is asked at start: its dimension is known by its answer alone."""


class Embedder(Protocol):
    """Something that turns texts into vectors. Several calls may be under way at once."""

    @property
    def model(self) -> str:
        """What stands on the rows that it embeds; two embedders of one name can be searched together."""

    async def embed(self, texts: Sequence[str], purpose: Purpose, deadline: float) -> list[Vector]:
        """A vector of the store's dimension for each text, within `deadline` seconds, or a `RemoteError`."""

    async def close(self) -> None:
        """Ends what it holds open."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Chosen:
    """What the settings say. Absent: the kind's own default."""

    kind: Kind = "none"
    url: str | None = None
    model: str | None = None
    key: str | None = None


def open_embedder(chosen: Chosen) -> Embedder | None:
    """The embedder, asked nothing yet; None where none is wanted. Raises `NotInstalled`."""
    match chosen.kind:
        case "none":
            return None
        case "ollama":
            from remote.ollama import Ollama  # noqa: PLC0415 - without an embedder no HTTP client is loaded

            return Ollama(chosen)
        case "openai":
            from remote.compatible import Compatible  # noqa: PLC0415 - as above

            return Compatible(chosen)
        case "local":
            from remote.local import Local  # noqa: PLC0415 - an extra that may not be installed

            return Local(chosen)


def prefixed(model: str, texts: Sequence[str], purpose: Purpose) -> list[str]:
    """The texts as the model wants them: nomic models are told what a text is for."""
    before = PREFIXES[purpose] if "nomic" in model.casefold() else ""
    return [before + text for text in texts]
