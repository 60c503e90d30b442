"""Runs of scripts without spaces, and of Hangul, as n-grams: a two-character word inside a longer run is findable.

Every function gives two tuples, the grams at full weight and those at the weight of parts. What a query asks for at
full weight, an index holds at either.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import regex

from words.vocabulary import FUNCTION_WORDS, NEGATIONS, QUESTION_WORDS, listed

if TYPE_CHECKING:
    from collections.abc import Sequence

Grams = tuple[tuple[str, ...], tuple[str, ...]]


def _any_of(words: Sequence[str] | frozenset[str]) -> regex.Pattern[str]:
    return regex.compile("|".join(sorted(map(regex.escape, words), key=lambda w: (-len(w), w))))


_HAN_EMPTY: Final = frozenset({"", *"的了是在和吗嗎呢吧啊们們我你也都就"})
_HAN_ASKED: Final = _any_of(
    QUESTION_WORDS["zh"]
    | {"的", "了", "是", "吧", "啊", "我们", "我們", "你们", "请问", "請問", "告诉", "何", "誰"}
    | {"这", "那", "这个", "那个", "這", "這個", "那個", "有没有"}
)
_KANA: Final = regex.compile(r"\p{Hiragana}{2,}")
_KANA_EMPTY: Final = _any_of(
    [w for table in (FUNCTION_WORDS, QUESTION_WORDS, NEGATIONS) for w in table["ja"] if _KANA.fullmatch(w)]
    + ["でしょうか", "でしょう", "教えて", "ありますか", "すか"]
)
_PARTICLES: Final = "のはがをにへとでもやかなねよだしてたりれせるいう"
_HANGUL_ENDING: Final = regex.compile(
    r"(?<=\w{2})(?:에서는|으로는|에게서|이라는|입니다|입니까|합니다|합니까|됩니다|습니다|습니까|인가요|하나요|"
    r"있나요|에서|에게|으로|부터|까지|이나|이며|하고|하는|에는|은|는|이|가|을|를|의|에|로|와|과|도|만|요)$"
)
_HANGUL_ASKED: Final = listed(
    "무엇 무엇을 무엇이 무엇인가요 무엇입니까 뭐 뭐야 뭔가요 어디 어디에 어디에서 언제 누구 누가 왜 어떻게 "
    "어떤 어느 몇 얼마 우리 우리의 있나요 있습니까 있어요 합니까 하나요 입니까 인가요 입니다 있습니다 합니다"
)
_CLUSTER: Final = regex.compile(r"\X")


def _ngrams(units: Sequence[str], size: int) -> tuple[str, ...]:
    return tuple("".join(units[i : i + size]) for i in range(len(units) - size + 1))


def han(run: str) -> Grams:
    """Bigrams; single characters and bigrams with an empty word in them at part weight."""
    if len(run) == 1:
        return (run,), ()
    pairs = _ngrams(run, 2)
    if len(run) == 2:
        return pairs, tuple(run)
    full = tuple(pair for pair in pairs if pair[0] not in _HAN_EMPTY and pair[1] not in _HAN_EMPTY)
    return full, (*pairs, *(c for c in run if c not in _HAN_EMPTY))


def han_asked(run: str) -> Grams:
    """A query's bigrams, with the question's own words cut out."""
    pieces = [run] if len(run) == 2 and not _HAN_ASKED.fullmatch(run) else _HAN_ASKED.split(run)
    return tuple(gram for piece in pieces if piece not in _HAN_EMPTY for gram in (_ngrams(piece, 2) or (piece,))), ()


def clusters(run: str) -> Grams:
    """Trigrams of written characters for scripts of letters (Thai, Khmer, Katakana, …); pairs at part weight."""
    units = _CLUSTER.findall(run) if run else []
    if len(units) < 3:
        return ((run,), ()) if units else ((), ())
    return _ngrams(units, 3), _ngrams(units, 2)


def clusters_asked(run: str) -> Grams:
    """A query's trigrams, or its one pair."""
    return clusters(run)[0], ()


def kana(run: str) -> Grams:
    """Hiragana: what is left of endings and particles at full weight, everything at part weight."""
    full = kana_asked(run)[0]
    return full, tuple(gram for gram in (*_ngrams(run, 2), *_ngrams(run, 3)) if gram not in full)


def kana_asked(run: str) -> Grams:
    """A query's hiragana without particles, endings and question words."""
    pieces = (piece for piece in _KANA_EMPTY.split(run) if len(piece) > 1 and piece.strip(_PARTICLES))
    return tuple(gram for piece in pieces for gram in clusters(piece)[0]), ()


def kana_alone(run: str) -> tuple[str, ...]:
    """A query that is one hiragana word, whose letters may be particles elsewhere (たね); nothing for a question word."""
    return () if _KANA_EMPTY.search(run) else clusters(run)[0]


def hangul(run: str) -> Grams:
    """Bigrams of the word without its particle; the particle's bigrams and the first syllable at part weight."""
    full = hangul_asked(run)[0]
    return full, tuple(gram for gram in (*_ngrams(run, 2), run[0]) if gram not in full)


def hangul_asked(run: str) -> Grams:
    """A query's bigrams of the word without its particle; nothing for a question word."""
    if run in _HANGUL_ASKED:
        return (), ()
    word = _HANGUL_ENDING.sub("", run)
    return _ngrams(word, 2) or (word,), ()
