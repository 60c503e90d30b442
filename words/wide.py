"""Names written in scripts without spaces: URLs, hosts, paths and files in Chinese, Japanese, Korean or Thai letters.

In such a script a name stands against the text around it only where a sign does: a scheme, a slash, a dot before an ending or a
top-level domain that is known, a space. What is glued to it on the other side can't be told from it, and is taken with it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from words.endings import FILE_ENDINGS
from words.run import Run
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from words.run import Identifier, IdentifierKind

_HIRAGANA: Final = r"\u3041-\u3096"
_FIRM: Final = (
    r"\u3005\u3007\u30a1-\u30fa\u30fc\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\u0e01-\u0e4e\U00020000-\U0003ffff"
)
"""Letters by which a piece of a name begins: Hiragana that follows a slash is a particle."""

_LETTER: Final = rf"{_HIRAGANA}{_FIRM}"
_IN_URL: Final = rf"(?<=[/.=_#?&%:\-])[{_FIRM}](?:(?!\u3092)[{_LETTER}])*"
"""A piece of a URL: it begins behind a sign, since text goes on right behind a URL of plain letters; を never stands in a name."""

WIDE_DOMAINS: Final = listed("""
中国 中國 香港 台湾 台灣 澳門 澳门 新加坡 한국 ไทย 公司 网络 網絡 在线 集团 商店 网站 网店 网址 公益 政务 中文网 世界
企业 信息 娱乐 广东 佛山 时尚 书籍 書籍 机构 游戏 购物 通販 食品 餐厅 政府 健康 慈善 移动 招聘 手机 商城 商标 新闻
コム セール ストア クラウド ポイント ファッション みんな 닷넷 닷컴 คอม テスト 测试 測試 테스트
""")
"""Top-level domains in these scripts that are in use, and the ones that are reserved for tests."""

_PIECE: Final = rf"[{_LETTER}\w\-]"
_STARTS: Final = rf"(?<![{_LETTER}\w/\\.@\-~])"
_FIRST: Final = (
    rf"(?:{_STARTS}[{_LETTER}][{_LETTER}\d_\-]{{0,63}}|(?<![\w/\\.@\-~])[A-Za-z0-9][\w\-]{{0,63}}[{_LETTER}]{{0,63}})"
)
"""The first piece of a name without a root: plain letters right behind these ones begin a name of their own."""

_DOMAIN: Final = "|".join(sorted(WIDE_DOMAINS, key=lambda name: (-len(name), name)))
_ENDING: Final = "|".join(sorted(FILE_ENDINGS, key=lambda name: (-len(name), name)))
_HOST: Final = re.compile(
    rf"{_STARTS}{_PIECE}{{1,63}}(?:\.{_PIECE}{{1,63}}){{0,4}}\.(?:{_DOMAIN})(?![\u30a1-\u30fa\u30fc])(?::\d{{1,5}}\b)?"
)
_FILE: Final = re.compile(
    rf"(?:{_STARTS}(?:\.{{0,2}}|~)/{_PIECE}{{1,63}}|{_FIRST})(?:\.[\w\-]{{1,20}}){{0,2}}(?:/{_PIECE}[{_LETTER}\w.\-]{{0,63}}){{0,12}}"
    rf"\.(?:{_ENDING})(?![\w\-]|\.\w)",
    re.IGNORECASE | re.ASCII,
)
_PATH: Final = re.compile(rf"{_STARTS}(?:\.{{0,2}}|~)/(?:[{_FIRM}\w.\-]{{1,64}}/){{1,12}}[{_FIRM}\w.\-]{{0,64}}")
_WIDE: Final = re.compile(rf"[{_LETTER}]")
_LONGEST_STEM: Final = 8
"""Letters of a file's name without a folder: a longer one has swallowed the words before it."""

URL: Final = _IN_URL


def has_wide(text: str) -> bool:
    """Whether such a name may stand in the text at all."""
    return ("." in text or "/" in text) and _WIDE.search(text) is not None


def wide_names(text: str) -> Iterator[Identifier]:
    """The hosts, files and paths that hold such letters; of two at one place the first of these kinds."""
    taken: list[tuple[int, int]] = []
    rows: tuple[tuple[IdentifierKind, re.Pattern[str]], ...] = (("host", _HOST), ("file", _FILE), ("path", _PATH))
    for kind, pattern in rows:
        for found in pattern.finditer(text):
            run = Run(text=found[0].rstrip(".-"), start=found.start(), source=text)
            named: IdentifierKind = "path" if "/" in run.text else kind
            long = named == "file" and len(_WIDE.findall(run.text)) > _LONGEST_STEM
            if (
                long
                or not _is_wide(run.text)
                or any(found.start() < end and start < found.end() for start, end in taken)
            ):
                continue
            taken.append(found.span())
            yield from _read(run, named)


def _is_wide(text: str) -> bool:
    """Whether such letters stand in it, and not only in a first piece before a slash: that is the text before a plain path."""
    return _WIDE.search(text.partition("/")[2] if "/" in text else text) is not None


def _read(run: Run, kind: IdentifierKind) -> Iterator[Identifier]:
    """The name, and of a host with a port the host alone."""
    yield run.named(kind)
    host, colon, _ = run.text.rpartition(":")
    if kind == "host" and colon:
        yield run.part(0, len(host)).named("host")
