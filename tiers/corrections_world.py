"""Corrections in German, French, Spanish, Russian, Chinese and Japanese."""

from __future__ import annotations

from tiers.phrase import Phrase, pattern

WORLD: tuple[Phrase, ...] = ()
