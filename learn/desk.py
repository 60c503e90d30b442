"""The live rows of one decision, found by fold key and by shared tokens; it lives no longer than the decision does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from learn.fold import fold_key

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping

    from memory.row import Memory


class Desk:
    """Rows by id; those of the turn itself stand under negative ids. Laid once, taken off when superseded.

    `near` names the held rows that each text is compared with, and `alike` those that may say the same as one: what isn't
    named needn't be read. None names all.
    """

    __slots__ = ("_alike", "_by_key", "_by_token", "_near", "_rows", "_tokens")

    def __init__(
        self,
        rows: Iterable[Memory],
        near: Mapping[str, Collection[int]] | None = None,
        alike: Collection[int] | None = None,
    ) -> None:
        self._near = near
        self._alike = alike
        self._rows: dict[int, Memory] = {}
        self._tokens: dict[int, frozenset[str]] = {}
        self._by_key: dict[str, list[int]] = {}
        self._by_token: dict[str, list[int]] = {}
        for row in rows:
            self.lay(row)

    def lay(self, row: Memory) -> None:
        """Add a live row; a second time it changes nothing."""
        if row.id in self._rows:
            return
        self._rows[row.id] = row
        tokens = self._tokens[row.id] = frozenset((*row.tokens, *row.parts))
        if row.id < 0 or self._alike is None or row.id in self._alike:
            self._by_key.setdefault(fold_key(row.content), []).append(row.id)
        if row.id < 0 or self._near is None:
            for token in tokens:
                self._by_token.setdefault(token, []).append(row.id)

    def take_off(self, *row_ids: int) -> None:
        """The rows are superseded: nothing folds into them, and nothing contradicts them, from here on."""
        for row_id in row_ids:
            self._rows.pop(row_id, None)

    def row(self, row_id: int) -> Memory | None:
        return self._rows.get(row_id)

    def held(self, namespace: str) -> tuple[Memory, ...]:
        """The rows that were there before the turn, lowest id first."""
        return tuple(self._rows[i] for i in sorted(self._rows) if i > 0 and self._rows[i].namespace == namespace)

    def same(self, content: str) -> tuple[Memory, ...]:
        """The rows with the fold key of `content`: held ones first, then the turn's own, each in order of birth."""
        ids = (i for i in self._by_key.get(fold_key(content), ()) if i in self._rows)
        return tuple(self._rows[i] for i in sorted(ids, key=_birth))

    def kin(self, row: Memory, share: float) -> Iterator[Memory]:
        """Other rows that have at least `share` of the smaller side's tokens (full or parts) in common with `row`."""
        mine = self._tokens.get(row.id) or frozenset((*row.tokens, *row.parts))
        counts = self._shared(mine)
        for row_id in () if self._near is None else self._near.get(row.content, self._rows):
            if row_id > 0 and row_id in self._rows:
                counts[row_id] = len(mine & self._tokens[row_id])
        for row_id in sorted(counts, key=_birth):
            near = counts[row_id] >= max(1, share * min(len(mine), len(self._tokens[row_id])))
            if near and row_id != row.id and row_id in self._rows:
                yield self._rows[row_id]

    def _shared(self, tokens: Iterable[str]) -> dict[int, int]:
        """How many of `tokens` the rows that are kept by token have."""
        counts: dict[int, int] = {}
        for token in tokens:
            for row_id in self._by_token.get(token, ()):
                counts[row_id] = counts.get(row_id, 0) + 1
        return counts


def _birth(row_id: int) -> tuple[bool, int]:
    return row_id < 0, abs(row_id)
