"""What is held that a decision about new statements may need; the use-case loads it before it calls `decide`.

What to load, for the candidates of one reading, agent and namespace:

* `held`: live rows of the namespace that share a fold hash (`learn.fold.fold_key`) or a normal form
  (`words.normal.normalise`) with a candidate; that hold an identifier key (`words.identifiers.keys`) of one; and the
  best 64 a candidate by shared index tokens (`words.tokens.index_tokens`, full and parts). When the gate fired, or a statement is
  news (`learn.newness`), also those of the message itself, for an old value that only the message names, and of the plain
  statements. Rows too many do no harm.
* `near` and `alike`: which of them were found for which text, and which by a hash, of the texts and of their `learn.mood.core`.
* `gate`: `tiers.gate.gate(reading.message)` for a turn; None for `POST /v1/memories`, for which `corrects` is False.
* `last`: the rows of the session's last injection and last turn, newest first; () without a session.
* `agreed`: `agreed(tensions)` of the resolved tensions that name a row of `held`.

Write under the agent's lock from loading to saving, so that parallel turns see each other's rows.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tensions.resolution import pair_key
from tensions.tension import Claim

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from memory.row import Memory
    from tensions.tension import Tension


@dataclass(frozen=True, slots=True, kw_only=True)
class Shelf:
    """The rows and facts that bear on new statements. Retired, expired and other namespaces' rows are passed over."""

    held: tuple[Memory, ...] = ()
    gate: str | None = None
    """What the gate matched in the user's own words; None where it didn't fire or isn't asked."""
    corrects: bool = True
    """Statements may correct what is held: those of a turn; never those that a caller names (`POST /v1/memories`)."""
    last: tuple[Memory, ...] = ()
    agreed: frozenset[str] = frozenset()
    """Keys of the pairs that somebody resolved as `both`: they aren't raised again."""
    near: Mapping[str, frozenset[int]] | None = None
    """Which of `held` were found for each statement, by its text: with these it is compared. None: with all."""
    alike: frozenset[int] | None = None
    """Those that were found by a hash, which alone may say the same as a statement. None: any may."""
    anonymous: bool = False
    """The agent has no user, so that its rows live 24 hours at most."""


def agreed(tensions: Iterable[Tension]) -> frozenset[str]:
    """The pairs that were resolved as `both`, by their words: the same words said anew have another id."""
    return frozenset(key_of(t.a.text, t.b.text) for t in tensions if t.winner == "both")


def key_of(a: str, b: str) -> str:
    """One key for two statements, whichever stands first."""
    return pair_key(Claim(text=a), Claim(text=b))
