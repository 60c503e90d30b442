"""What each operation of the provenance store does and gives, in the words of its document."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True, kw_only=True)
class Meaning:
    """What the operation `does`, in a sentence or three, and what a good request is given."""

    does: str
    gives: str


MEANING: Mapping[str, Meaning] = {
    "rememberMemory": Meaning(
        does="With a `source` it is a fact, observed now; without one a hypothesis, which only `observe` makes a fact. "
        "It never folds into a memory that is held already. `memory_remember` does the same.",
        gives="The stored row with its id, provenance and durability.",
    ),
    "listMemories": Meaning(
        does="For looking through what is held, by namespace and status: nothing is searched, and being listed is no "
        "access. `memory_list` does the same.",
        gives="Rows, newest first.",
    ),
    "recallMemories": Meaning(
        does="By the words of the query, and by its meaning where an embedder is configured; facts before hypotheses, "
        "retired and expired rows only where they are asked for. `memory_recall` does the same.",
        gives="Ranked hits, each with its provenance and a trust hint; `degraded` where something that could have found "
        "more didn't answer.",
    ),
    "consolidateMemories": Meaning(
        does="Two to twenty episodes in a row become one semantic hypothesis with the lowest confidence of them, every "
        "tag and every condition; they are superseded and kept. Again it changes nothing more. "
        "`memory_consolidate` does the same.",
        gives="Counts, the model, and each cluster with its sources.",
    ),
    "supersedeMemory": Meaning(
        does="A new row takes the place of `id`, which is retired, kept and linked. Namespace and kind come from the "
        "old row unless given. `memory_supersede` does the same.",
        gives="The old row, retired, and the new one.",
    ),
    "forgetMemory": Meaning(
        does="The row is retired with its `reason` and hidden from recall, but kept for history. Forgetting it again "
        "changes nothing. `memory_forget` does the same.",
        gives="The tombstone.",
    ),
    "observeMemory": Meaning(
        does="Say it only after you have just seen it hold true: it is observed now, more confident by a quarter of "
        "what was missing, and a fact from now on. `memory_observe` does the same.",
        gives="The row as it is now.",
    ),
    "provisionKey": Meaning(
        does="With the master key. An agent that is new is made, anonymous: its memories end after 24 hours until it "
        "is linked to an organisation.",
        gives="The key, shown this once.",
    ),
    "revokeKey": Meaning(
        does="With the master key: the key of an agent and label opens nothing any more.",
        gives="How many there were.",
    ),
}
"""By the name of the operation."""
