"""The tokens that carry a fact's identity, unstemmed and in the order of the text, and what a merge would lose of them.

Independent of what else is stored: the same text has the same distinctive tokens in every store.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import regex

from words.identifiers import identifiers
from words.language import CONDITION, FUNCTION_WORDS, GENERIC_NOUNS, NEGATIONS, ORDER, QUANTITY, evident_language
from words.memo import remembered
from words.normal import CASE_WORDS, normalise, without_accents
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Mapping

_IRREGULAR: Final[Mapping[str, tuple[str, ...]]] = {
    "can't": ("can", "not"), "cannot": ("can", "not"), "won't": ("will", "not"), "shan't": ("shall", "not"),
    "ain't": ("is", "not"), "let's": ("let", "us"), "i'm": ("i", "am"), "dont": ("do", "not"),
    "doesnt": ("does", "not"), "didnt": ("did", "not"), "isnt": ("is", "not"), "arent": ("are", "not"),
    "wasnt": ("was", "not"), "werent": ("were", "not"), "cant": ("can", "not"), "couldnt": ("could", "not"),
    "shouldnt": ("should", "not"), "wouldnt": ("would", "not"), "wont": ("will", "not"), "mustnt": ("must", "not"),
    "hasnt": ("has", "not"), "havent": ("have", "not"), "hadnt": ("had", "not"),
    "each": ("every",),
}  # fmt: skip
_ENDINGS: Final = (("n't", "not"), ("'re", "are"), ("'ve", "have"), ("'ll", "will"))
_IS_SUBJECTS: Final = listed("it that there here what who he she where how this when why")
_ELISIONS: Final = listed("l d j n s c m t qu jusqu lorsqu puisqu quoiqu")

_UNSPACED: Final = regex.compile(r"[\p{Han}\p{Hiragana}\p{Katakana}]")
_RUNS: Final = regex.compile(
    r"[\p{Han}々〆]+|\p{Hiragana}+|[\p{Katakana}ー]+|(?:(?![\p{Han}々〆\p{Hiragana}\p{Katakana}ー])\S)+"
)
_FAST: Final = re.compile(r"[a-z]+")
_OPENING: Final = "()[]{}\"“”„«»‹›「」『』【】《》〈〉,;:¡¿…。、·|'—"
_CLOSING: Final = _OPENING + "!.-?؟"
_LETTER_OR_DIGIT: Final = regex.compile(r"[\p{L}\p{N}]")
_SYMBOL: Final = regex.compile(r"[\p{S}%&@#/\\]")
_LONGEST: Final = 120
"""Characters of a piece that is read; a longer one is a blob and stands for itself."""

_SIGNS: Final = regex.compile(r"(?:[<>≤≥=≈≠±+$€£¥₽₹₩^]|~(?!/))+")
_SIGN_AFTER: Final = regex.compile(r"(?<=\d)(?:%|‰|€|\$|£|¥|₽|°[cf]?|\+)$")
_COMPOUND: Final = regex.compile(r"\p{L}+-\p{L}+")
_ANSWERS: Final = frozenset({"no", "nope", "never", "not", "nein", "non", "нет"})


def _pieces(chunk: str) -> tuple[str, ...]:
    """The words and signs of a piece of normalised text between spaces."""
    if _FAST.fullmatch(chunk) and chunk not in _IRREGULAR:
        return (chunk,)
    if _UNSPACED.search(chunk) and len(runs := _RUNS.findall(chunk)) > 1:
        return tuple(piece for run in runs for piece in _pieces(run))
    core = _core(chunk)
    return (*(_read(core) if core else ()), *_said_by_punctuation(core, chunk))


def _core(chunk: str) -> str:
    """Without brackets, quotes, emphasis and punctuation around it; a dot, hyphen or ! before a word belongs to it."""
    if not _LETTER_OR_DIGIT.search(chunk):
        return chunk if _SYMBOL.search(chunk) else ""
    core = chunk.lstrip(_OPENING).rstrip(_CLOSING)
    for mark in "*~_":
        if core.startswith(mark) and core.endswith(mark) and not core.startswith("__"):
            core = core.strip(mark)
    return core


def _said_by_punctuation(core: str, chunk: str) -> tuple[str, ...]:
    """A question isn't a statement, and “No, deploy” isn't “no deploy”."""
    if "?" in (tail := chunk[len(chunk.rstrip(_CLOSING)) :]) or "؟" in tail:
        return ("?",)
    return (",",) if tail.startswith(",") and core in _ANSWERS else ()


def _read(core: str) -> tuple[str, ...]:
    if _UNSPACED.search(core):
        return _segments(core)
    if len(core) > _LONGEST or core[1:] in {"++", "#"} or not _LETTER_OR_DIGIT.search(core):
        return (core,)
    return _signs(core)


def _signs(core: str) -> tuple[str, ...]:
    """Signs before and after a value stand as tokens of their own, so that “5 %” is “5%”."""
    before = _SIGNS.match(core)
    rest = _core(core[before.end() :]) if before else core
    after = _SIGN_AFTER.search(rest)
    value = rest[: after.start()] if after else rest
    words = tuple(value.split("-")) if _COMPOUND.fullmatch(value) else _contracted(value)
    return ((before[0],) if before else ()) + words + ((after[0],) if after else ())


def _contracted(word: str) -> tuple[str, ...]:
    """“don't” is “do not”, “it's” is “it is”, a possessive is its owner."""
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    for ending, full in _ENDINGS:
        if word.endswith(ending) and len(word) > len(ending):
            return (word.removesuffix(ending), full)
    head, apostrophe, tail = word.partition("'")
    if not apostrophe or not head:
        return (word,)
    if tail in {"s", ""}:
        return (head, "is") if tail and head in _IS_SUBJECTS else (head,)
    return (f"{head}'", *_contracted(tail)) if head in _ELISIONS else (word,)


def _run_pieces(*tables: Mapping[str, frozenset[str]]) -> frozenset[str]:
    return frozenset(w for table in tables for code in ("zh", "ja") for w in table[code] if _UNSPACED.search(w))


_RUN_MARKS: Final = _run_pieces(NEGATIONS, QUANTITY, CONDITION, ORDER)
_RUN_FUNCTION: Final = listed("的 了 是 吗 嗎 呢 吧 啊 我们 你们 他们 我們 请 請") | frozenset(
    w for w in FUNCTION_WORDS["ja"] if regex.fullmatch(r"\p{Hiragana}+", w)
)
_NO_MARKS: Final = listed(
    "不同 不过 不断 不久 不足 不仅 不但 不错 不良 全球 全局 全国 全文 全新 都市 首都 前端 前台 前缀 后端 后台 后缀 "
    "每日 每天 各种 当前 当地 先生 再见 必要 必需 才能 非常 未来 无论 无线 特别 别人 别名 级别 类别 识别 分别 区别 "
    "但书 午前 午後 名前 前提 最後 最前 後続 全体 安全 完全 各自 各位 前回 時間 期間 時刻 同時 日時 当日"
)
_SEGMENT: Final = regex.compile(
    "|".join(sorted(map(regex.escape, _RUN_MARKS | _RUN_FUNCTION | _NO_MARKS), key=lambda w: (-len(w), w)))
)


def _segments(run: str) -> tuple[str, ...]:
    """A run of one script without spaces, cut at the small words that are known."""
    found: list[str] = []
    start = 0
    for match in _SEGMENT.finditer(run):
        if match[0] in _NO_MARKS:
            continue
        found.extend(piece for piece in (run[start : match.start()], match[0]) if piece)
        start = match.end()
    found.extend([run[start:]] if start < len(run) else [])
    return tuple(found)


@remembered
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


@remembered
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


def invented(text: str, *sources: str) -> tuple[str, ...]:
    """The distinctive tokens of a text that none of its sources holds, each once, in order; “IT” is none where one holds “it”."""
    held = frozenset[str]().union(*(words(source) for source in sources))
    wholes = [normalise(source) for source in sources]
    wholes += [_GENITIVE.sub("", whole) for whole in wholes]
    missing = (t for t in dict.fromkeys(distinctive(text)) if t not in held and t.casefold() not in held)
    return tuple(t for t in missing if not _stands_in_run(t, *wholes))


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
