"""The tokens that carry a fact's identity, unstemmed and in the order of the text, and what a merge would lose of them.

Independent of what else is stored: the same text has the same distinctive tokens in every store.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import regex

from words.identifiers import identifiers
from words.language import CONDITION, FUNCTION_WORDS, GENERIC_NOUNS, NEGATIONS, ORDER, QUANTITY, evident_language
from words.normal import CASE_WORDS, normalise, without_accents

if TYPE_CHECKING:
    from collections.abc import Mapping

_IRREGULAR: Final[Mapping[str, tuple[str, ...]]] = {
    "can't": ("can", "not"), "cannot": ("can", "not"), "won't": ("will", "not"), "shan't": ("shall", "not"),
    "ain't": ("is", "not"), "let's": ("let", "us"), "i'm": ("i", "am"), "dont": ("do", "not"),
    "doesnt": ("does", "not"), "didnt": ("did", "not"), "isnt": ("is", "not"), "arent": ("are", "not"),
    "wasnt": ("was", "not"), "werent": ("were", "not"), "cant": ("can", "not"), "couldnt": ("could", "not"),
    "shouldnt": ("should", "not"), "wouldnt": ("would", "not"), "wont": ("will", "not"), "mustnt": ("must", "not"),
    "hasnt": ("has", "not"), "havent": ("have", "not"), "hadnt": ("had", "not"),
}  # fmt: skip
_ENDINGS: Final = (("n't", "not"), ("'re", "are"), ("'ve", "have"), ("'ll", "will"))
_IS_SUBJECTS: Final = frozenset("it that there here what who he she where how this when why".split())
_ELISIONS: Final = frozenset("l d j n s c m t qu jusqu lorsqu puisqu quoiqu".split())

_UNSPACED: Final = regex.compile(r"[\p{Han}\p{Hiragana}\p{Katakana}]")
_RUNS: Final = regex.compile(
    r"[\p{Han}々〆]+|\p{Hiragana}+|[\p{Katakana}ー]+|(?:(?![\p{Han}々〆\p{Hiragana}\p{Katakana}ー])\S)+"
)
_FAST: Final = regex.compile(r"[a-z]+")
_OPENERS: Final = '()[]{}"“”„«»‹›「」『』【】《》〈〉（）,;:!¡¿…。、，；：！·|'
_EDGES: Final = regex.compile(rf"^[{regex.escape(_OPENERS)}'—]+|[{regex.escape(_OPENERS)}.—\-]+$")
_EMPHASIS: Final = regex.compile(r"^([*_~]{1,3})(\w.*\w|\w)\1$")
_BULLET: Final = regex.compile(r"[-–—*•·]+")
_SIGN_BEFORE: Final = regex.compile(r"^([<>≤≥=≈≠~±+$€£¥₽₹₩^]+)(?=\S)")
_SIGNS: Final = regex.compile(r"[<>≤≥=≈≠~±+$€£¥₽₹₩^]+")
_SIGN_AFTER: Final = regex.compile(r"(?<=\d)(%|‰|€|\$|£|¥|₽|°[cf]?|\+|,-)$")
_LETTER_NAME: Final = regex.compile(r"\p{L}(?:\+\+|#|\*)$")
_COMPOUND: Final = regex.compile(r"\p{L}+-\p{L}+$")


@lru_cache(maxsize=8192)
def _pieces(chunk: str) -> tuple[str, ...]:
    """The words and signs of a piece of normalised text between spaces."""
    if _FAST.fullmatch(chunk) and chunk not in _IRREGULAR:
        return (chunk,)
    if chunk.endswith("?") and len(chunk) > 1:
        return (*_pieces(chunk.rstrip("?")), "?")
    if emphasis := _EMPHASIS.match(chunk):
        return _pieces(emphasis[2])
    if _LETTER_NAME.match(chunk):
        return (chunk,)
    if (bare := _EDGES.sub("", chunk)) != chunk:
        return _after_comma(bare, chunk) if bare else ()
    if not chunk or _BULLET.fullmatch(chunk):
        return ()
    if _UNSPACED.search(chunk):
        return _of_runs(chunk)
    return _signs(chunk)


def _after_comma(bare: str, chunk: str) -> tuple[str, ...]:
    """“No, deploy” isn't “no deploy”: the comma after an answer is kept."""
    words = _pieces(bare)
    return (*words, ",") if chunk.endswith(",") and words[-1:] in _ANSWERS else words


_ANSWERS: Final = frozenset((w,) for w in ("no", "nein", "non", "нет", "not", "nope", "never"))


def _of_runs(chunk: str) -> tuple[str, ...]:
    runs = _RUNS.findall(chunk)
    if len(runs) == 1:
        return _segments(chunk) if _UNSPACED.search(chunk) else (chunk,)
    return tuple(piece for run in runs for piece in _pieces(run))


def _signs(chunk: str) -> tuple[str, ...]:
    """Signs before and after a value stand as tokens of their own, so that “5 %” is “5%”."""
    if _SIGNS.fullmatch(chunk):
        return (chunk,)
    if before := _SIGN_BEFORE.match(chunk):
        return (before[1], *_pieces(chunk[before.end() :]))
    if after := _SIGN_AFTER.search(chunk):
        return (*_pieces(chunk[: after.start()]), after[1])
    if _COMPOUND.match(chunk):
        return tuple(chunk.split("-"))
    return _contracted(chunk)


def _contracted(word: str) -> tuple[str, ...]:
    """“don't” is “do not”, “it's” is “it is”, a possessive is its owner."""
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    if "'" not in word:
        return (word,)
    for ending, full in _ENDINGS:
        if word.endswith(ending) and len(word) > len(ending):
            return (word.removesuffix(ending), full)
    head, _, tail = word.partition("'")
    if tail == "s":
        return (head, "is") if head in _IS_SUBJECTS else (head,)
    if not tail:
        return (head,)
    return (f"{head}'", *_pieces(tail)) if head in _ELISIONS else (word,)


def _run_pieces(*tables: Mapping[str, frozenset[str]]) -> frozenset[str]:
    return frozenset(w for table in tables for code in ("zh", "ja") for w in table[code] if _UNSPACED.search(w))


_RUN_MARKS: Final = _run_pieces(NEGATIONS, QUANTITY, CONDITION, ORDER)
_RUN_FUNCTION: Final = frozenset("的 了 是 吗 嗎 呢 吧 啊 我们 你们 他们 我們 请 請".split()) | frozenset(
    w for w in FUNCTION_WORDS["ja"] if regex.fullmatch(r"\p{Hiragana}+", w)
)
_NO_MARKS: Final = frozenset(
    "不同 不过 不断 不久 不足 不仅 不但 不错 不良 全球 全局 全国 全文 全新 都市 首都 前端 前台 前缀 后端 后台 后缀 每日 每天 "
    "各种 当前 当地 先生 再见 必要 必需 才能 非常 未来 无论 无线 特别 别人 别名 级别 类别 识别 分别 区别 但是 但书 午前 午後 "
    "名前 前提 以前 以后 之前 之后 最後 最前 後続 全体 安全 完全 各自 各位 前回 時間 期間 時刻 同時 日時 当日".split()
)
_SEGMENT: Final = regex.compile(
    "|".join(sorted(map(regex.escape, _RUN_MARKS | _RUN_FUNCTION | _NO_MARKS), key=lambda w: (-len(w), w)))
)


def _segments(run: str) -> tuple[str, ...]:
    """A run of one script without spaces, cut at the small words that are known; the genitive 的 and の go."""
    found: list[str] = []
    start = 0
    for match in _SEGMENT.finditer(run):
        if match[0] in _NO_MARKS:
            continue
        found.extend(piece for piece in (run[start : match.start()], match[0]) if piece)
        start = match.end()
    found.extend([run[start:]] if start < len(run) else [])
    return tuple(found)


def words(text: str) -> tuple[str, ...]:
    """Every word and sign of a text as compared by folding: normalised, unstemmed, contractions opened, in order."""
    return tuple(piece for chunk in normalise(text).split(" ") for piece in _pieces(chunk))


def _plain(*tables: Mapping[str, frozenset[str]]) -> dict[str, frozenset[str]]:
    codes = sorted({code for table in tables for code in table})
    return {
        code: frozenset(form for t in tables for w in t.get(code, ()) for form in (w, without_accents(w.casefold())))
        for code in codes
    }


_MARKS: Final = _plain(NEGATIONS, QUANTITY, CONDITION, ORDER)
_ALL_MARKS: Final = frozenset().union(*_MARKS.values())
_EMPTY_WORDS: Final = _plain(FUNCTION_WORDS)
_GENERIC: Final = _plain(GENERIC_NOUNS)
_NONE: Final[frozenset[str]] = frozenset()
_CASED: Final = frozenset(CASE_WORDS)
_PUNCTUATION: Final = frozenset({",", "?", "'", "s"})


def is_mark(word: str, code: str) -> bool:
    """Whether a word (as `words` gives it) marks polarity, quantity, condition or order in that language."""
    return word in _MARKS.get(code, _NONE)


def _is_distinctive(word: str, code: str) -> bool:
    """A case word, a mark of its language, or any word that is neither a function word nor a generic noun."""
    if word in _CASED or word in _MARKS.get(code, _NONE):
        return True
    empty = word in _EMPTY_WORDS.get(code, _NONE) or word in _GENERIC.get(code, _NONE)
    return not empty and word not in _PUNCTUATION


@lru_cache(maxsize=4096)
def distinctive(text: str) -> tuple[str, ...]:
    """The distinctive tokens in the order of the text, casefolded but for IT, US and their like.

    Identifiers and numbers whole, marks of polarity, quantity, condition and order, signs of values, content words.
    In a language that no list knows every word is one.
    """
    code = evident_language(normalise(text)) or "en"
    return tuple(word for word in words(text) if _is_distinctive(word, code))


def lost(merged: str, *sides: str) -> tuple[str, ...]:
    """The distinctive tokens of the sides that the merged text doesn't hold, each once, in order."""
    held, whole = set(words(merged)), normalise(merged)
    bare = _GENITIVE.sub("", whole)
    missing = (t for side in sides for t in distinctive(side) if not (t in held or _stands_in_run(t, whole, bare)))
    return tuple(dict.fromkeys(missing))


def _stands_in_run(token: str, *texts: str) -> bool:
    """A piece of a run without spaces may stand in a longer run, 的 and の apart."""
    return bool(_UNSPACED.search(token)) and any(token in text for text in texts)


_GENITIVE: Final = regex.compile(r"[的の]")


def keeps_every_distinctive_token(merged: str, *sides: str) -> bool:
    """Whether a merge loses nothing that carries identity: the one rule of folding."""
    return not lost(merged, *sides)


def names(text: str) -> frozenset[str]:
    """The identifiers and numbers of a text, casefolded: what two paraphrases may never differ in."""
    numbers = (w for w in words(text) if any(c.isdigit() for c in w))
    return frozenset(numbers) | {i.text.casefold() for i in identifiers(text)}
