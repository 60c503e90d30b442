"""That a name became another: told (“We renamed the service billing to ledger”) or ordered (“Rename our cluster from atlas to boreas”).

An order about code (a variable, a file, anything in the spelling of code) is work and no name that a memory holds.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final

from learn.mood import core
from learn.retold import bare
from tensions.pieces import key_of
from tensions.told import LONGEST
from words.distinctive import distinctive, lost
from words.language import ARTICLES, FUNCTION_WORDS, OWN, words_of
from words.normal import plain
from words.sentences import straight
from words.vocabulary import listed


@dataclass(frozen=True, slots=True, kw_only=True)
class Rename:
    """What is renamed, as it is said (“the service billing”), its old name where that is told apart, and the new one."""

    phrase: str
    old: str | None
    new: str
    is_ordered: bool = False

    def names(self) -> tuple[str, ...]:
        """What may be the old name: the one that is told apart, else any one or two words of the phrase."""
        if self.old is not None:
            return (self.old.casefold().lstrip("#@"),)
        said = _WORD.findall(self.phrase.casefold())
        latin = re.findall(r"[a-z][a-z\d_.+-]*", self.phrase.casefold()) if _EAST.search(self.phrase) else ()
        return (*(f"{a} {b}" for a, b in pairwise(said)), *said, *latin)

    def kinds(self, name: str, language: str) -> frozenset[str]:
        """The keys of the words that say what it is, beside its name."""
        if _EAST.search(self.phrase):
            return frozenset(filter(None, (self.phrase.casefold().replace(name, "", 1).strip(" 的の"),)))
        rest = re.sub(rf"(?<![\w-]){re.escape(name)}(?![\w-])", " ", self.phrase.casefold(), count=1)
        dropped = words_of(ARTICLES, language) | words_of(OWN, language) | words_of(FUNCTION_WORDS, language) | _SAYING
        return frozenset(key_of(word, language) for word in _WORD.findall(rest) if word not in dropped)


_EAST: Final = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")
_WORD: Final = re.compile(r"\w[\w.+#@/-]*[\w+#]|\w")
_SAYING: Final = listed("called named name known project's network networks system")
_MARK: Final = r"[`\"“”„'‘’*«»]*"
_NAME: Final = rf"{_MARK}(?P<new>(?:(?-i:[A-ZÄÖÜÉА-Я])[\w.+#@/-]*(?: (?-i:[A-ZÄÖÜÉА-Я\d])[\w.+#@/-]*){{0,2}}|[\w#@][\w.+#@/-]*?|\w))(?:\(\))?{_MARK}"
_OLD: Final = rf"{_MARK}(?P<old>(?:(?-i:[A-ZÄÖÜÉА-Я])[\w.+#@/-]*(?: (?-i:[A-ZÄÖÜÉА-Я\d])[\w.+#@/-]*){{0,2}}|[\w#@][\w.+#@/-]*))(?:\(\))?{_MARK}"
_THING: Final = r"(?P<phrase>[^,;:.!?]{1,60}?)"
_SINCE: Final = r"(?:,? (?:now|these days|nowadays|recently|last \w+|this \w+|yesterday|today|instead|please|from now on|as of \w+|since \w+|everywhere|by the way|jetzt|maintenant|désormais|ahora|теперь))*[.!]*$"
_NOW: Final = r"(?: (?:now|just|recently|finally|officially|since|all|already|today))*"

_CALLS: Final = re.compile(r"(?:please |let's )*call\b", re.IGNORECASE)
"""How to call a thing is a standing rule, also where nothing held names it."""
_ENGLISH: Final = re.compile(r"(?:please |let's |now )*(?:rename|rebrand|change|call)\b", re.IGNORECASE)
_LATIN: Final = r"[A-Za-z][A-Za-z0-9_.+#@/-]*"
_ZH_RENAMED: Final = r"(?:改名|更名|重命名|改称)"
_ZH_NAME: Final = rf"(?P<new>{_LATIN}|[\u4e00-\u9fff]{{1,8}}?)"

_TOLD: Final = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"\b(?:we|i|they|(?-i:[A-Z])\w+)(?:'ve| have| has)?{_NOW} (?:renamed|rebranded|rechristened) {_THING}(?: back)?(?: from {_OLD})? (?:to|as|into) {_NAME}{_SINCE}",
        rf"^{_THING}(?: has been| have been| was| were| got| is| are)?{_NOW} (?:renamed|rebranded|rechristened)(?: back)?(?: from {_OLD})? (?:(?:to|as|into) )?{_NAME}{_SINCE}",
        rf"^{_THING}(?: has been| have been| was| were| got| is| are|'s been){_NOW} (?:renamed|rebranded|rechristened)\s*[,;:—–-]+\s*(?:it's|it is|they're|they are)(?: now)?(?: called)? {_NAME}{_SINCE}",
        rf"^{_THING} (?:is|are|was) (?:now|henceforth|officially|these days) (?:called|named|known as) {_NAME}{_SINCE}",
        rf"^{_THING} (?:is|are) (?:called|named|known as) {_NAME},? (?:now|nowadays|these days|from now on|instead)[.!]*$",
        rf"^{_THING} (?:now goes|goes now|goes) by (?:the name )?(?:of )?{_NAME}(?: now)?[.!]*$",
        rf"\bwe (?:now )?call {_THING} {_NAME}(?<= )?,? (?:now|from now on|these days)[.!]*$|\bwe now call (?P<phrase2>[^,;:.!?]{{1,60}}?) {_NAME.replace('new', 'new2')}[.!]*$",
        rf"\bnew name (?:of|for) {_THING} is{_NOW} {_NAME}{_SINCE}",
        rf"^{_THING}(?:'s| has a) new name(?: is|:|,) {_NAME}{_SINCE}",
        rf"\bchanged the name of {_THING}(?: from {_OLD})? to {_NAME}{_SINCE}",
        rf"^{_THING} (?:has )?changed (?:its|their|his|her) name(?: from {_OLD})? to {_NAME}{_SINCE}",
        # German, French, Spanish, Russian, Chinese, Japanese.
        rf"\b(?:haben|habe|hat)(?: wir| ich)? {_THING}(?: von {_OLD})? (?:in|zu|nach) {_NAME} umbenannt",
        rf"^{_THING} (?:wurde|ist|wurden)(?: jetzt| nun| gerade)?(?: von {_OLD})? (?:in|zu|nach) {_NAME} umbenannt",
        rf"^{_THING} heißt (?:jetzt|nun|ab sofort|ab jetzt|inzwischen|seit \w+) {_NAME}[.!]*$",
        rf"\b(?:avons|a|ai|ont) renommé {_THING}(?: de {_OLD})? en {_NAME}{_SINCE}",
        rf"^{_THING} (?:a été|est) renommée?s? (?:en )?{_NAME}{_SINCE}",
        rf"^{_THING} s'appelle (?:maintenant|désormais|à présent) {_NAME}[.!]*$",
        rf"\b(?:renombramos|hemos renombrado|he renombrado|renombré) {_THING}(?: de {_OLD})? (?:a|como|en) {_NAME}{_SINCE}",
        rf"^{_THING} (?:fue|ha sido|se) (?:renombrad[oa]|renombró) (?:a |como |en )?{_NAME}{_SINCE}",
        rf"^{_THING} (?:ahora se llama|se llama ahora|pasó a llamarse|ha pasado a llamarse) {_NAME}[.!]*$",
        rf"\b(?:переименовали|переименовал|переименовала) {_THING}(?: из {_OLD})? в {_NAME}{_SINCE}",
        rf"^{_THING} (?:теперь называется|переименован[аоы]? в) {_NAME}[.!]*$",
        rf"^(?:我们?|咱们)?(?:已经?|刚刚?)*(?:把|将)\s*(?P<phrase>[^，,。]{{1,20}}?)\s*(?:从\s*(?P<old>{_LATIN})\s*)?{_ZH_RENAMED}(?:为|成|叫)?了\s*{_ZH_NAME}了?[。！!]*$",
        rf"^(?:我们?|咱们)?(?:已经?|刚刚?)*(?:把|将)\s*(?P<phrase>[^，,。]{{1,20}}?)\s*(?:从\s*(?P<old>{_LATIN})\s*)?{_ZH_RENAMED}(?:为|成|叫)?\s*{_ZH_NAME}了[。！!]*$",
        rf"^(?:我们|咱们|我)(?:已经?|刚刚?)*(?:把|将)\s*(?P<phrase>[^，,。]{{1,20}}?)\s*{_ZH_RENAMED}(?:为|成|叫)\s*{_ZH_NAME}[。！!]*$",
        rf"^(?P<phrase>[^，,。把将请]{{1,20}}?)\s*(?:已经?|现在)*{_ZH_RENAMED}(?:为|成|叫)了?\s*{_ZH_NAME}了?[。！!]*$",
        rf"^(?P<phrase>[^，,。]{{1,20}}?)\s*(?:现在叫|改叫|如今叫)\s*{_ZH_NAME}了?[。！!]*$",
        r"^(?P<phrase>[^、。はをが]{1,20}?)\s*[をは]\s*(?:(?P<old>[\w.+#@/-]+)から\s*)?(?P<new>[A-Za-z][\w.+#@/-]*?|[^、。はをが]{1,12}?)\s*に(?:改名|リネーム|名称変更)(?!して(?:ください|下さい|$))",
    )
)
_ORDERED: Final = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"^(?:please |let's |now )*(?:rename|rebrand) {_THING}(?: back)?(?: from {_OLD})? (?:back )?(?:to|as|into) {_NAME}{_SINCE}",
        rf"^(?:please |let's )*change the name of {_THING}(?: from {_OLD})? to {_NAME}{_SINCE}",
        rf"^(?:please |let's )*call {_THING} {_NAME}(?:,? (?:from now on|instead|going forward))[.!]*$",
        rf"^(?:bitte )?benenne(?:n wir| bitte)? {_THING}(?: von {_OLD})? (?:in|zu) {_NAME} um[.!]*$",
        rf"^(?:merci de )?renomm(?:e|ez|er|ons) {_THING}(?: de {_OLD})? en {_NAME}{_SINCE}",
        rf"^(?:por favor )?renombr(?:a|e|ar|emos) {_THING}(?: de {_OLD})? (?:a|como|en) {_NAME}{_SINCE}",
        rf"^(?:пожалуйста,? )?переименуй(?:те)? {_THING}(?: из {_OLD})? в {_NAME}{_SINCE}",
        rf"^(?:请|麻烦|帮我)*(?:把|将)\s*(?P<phrase>[^，,。]{{1,20}}?)\s*(?:从\s*(?P<old>{_LATIN})\s*)?{_ZH_RENAMED}(?:为|成|叫)\s*{_ZH_NAME}吧?[。！!]*$",
        r"^(?P<phrase>[^、。はをが]{1,20}?)\s*を\s*(?:(?P<old>[\w.+#@/-]+)から\s*)?(?P<new>[A-Za-z][\w.+#@/-]*?|[^、。はをが]{1,12}?)\s*に(?:改名|リネーム|名称変更)して(?:ください|下さい)?[。]*$",
    )
)
_OF_CODE: Final = re.compile(
    r"\b(?:variables?|vars?|functions?|funcs?|methods?|class(?:es)?|constants?|consts?|param(?:eter)?s?|arg(?:ument)?s?|fields?|propert(?:y|ies)"
    r"|props?|attributes?|files?|folders?|director(?:y|ies)|dirs?|modules?|imports?|types?|interfaces?|structs?|enums?|traits?|symbols?"
    r"|components?|hooks?|tests?|fixtures?|columns?|keys?|labels?|headings?|titles?|sections?|buttons?|tabs?|macros?|decorators?|routes?|endpoints?"
    r"|headers?|flags?|identifiers?|members?|lines?|this|that|it|them|these|those|everything|all|both"
    r"|variablen?|funktion(?:en)?|methoden?|klassen?|datei(?:en)?|ordner|spalten?|feld(?:er)?|fonctions?|méthodes?|classes?|fichiers?|dossiers?|colonnes?|champs?"
    r"|funci(?:ón|ones)|métodos?|clases?|archivos?|carpetas?|columnas?|campos?|функци\w+|метод\w*|класс\w*|файл\w*|переменн\w+|папк\w+)\b"
    r"|变量|函数|方法|类|文件|字段|目录|変数|関数|メソッド|クラス|ファイル|フィールド"
    r"|\b(?:in|inside|within|across|throughout) (?:the (?:code|codebase|file|module|class|repo|source)|src|[\w./-]+\.\w{1,4}\b|[\w-]+/[\w/-]+)|\(\)",
    re.IGNORECASE,
)
_THINGS: Final = re.compile(
    r"\b(?:services?|databases?|db|clusters?|repo(?:sitor(?:y|ies))?s?|projects?|products?|teams?|channels?|buckets?|queues?|topics?|environments?|envs?"
    r"|namespaces?|servers?|hosts?|jobs?|pipelines?|packages?|apps?|bots?|schemas?|workspaces?|organi[sz]ations?|compan(?:y|ies)|instances?|machines?"
    r"|dienst|projekt|dépôt|projet|servicio|proyecto|сервис|проект)\b|服务|项目|数据库|仓库|集群|サービス|プロジェクト|クラスタ",
    re.IGNORECASE,
)
"""What has a name of its own, however that is spelled."""
_CUES: Final = re.compile(
    r"renam|rebrand|rechrist|call|name|known as|(?:goes|go) (?:now )?by|benenn|benannt|heißt|renomm|appelle|renombr|llam|переимен|называ"
    r"|改名|更名|重命名|改称|叫|リネーム|名称変更",
    re.IGNORECASE,
)
"""Letters without one of which no row fits."""
_NO_NAMES: Final = listed(
    """
    yesterday today again recently twice accordingly later too already successfully because since when before after so then and
    for in by with without everywhere here there me us it them this that something else names everything
    """
)
_SPELLED_AS_CODE: Final = re.compile(
    r"(?-i:\b[a-z]+[A-Z]\w*|\b[a-z\d]+_\w+|\b[A-Z\d]+_[A-Z\d_]+\b)|\w+\.(?:py|ts|tsx|js|jsx|go|rs|java|rb|md|ya?ml|json|toml|sh|css|html|sql|c|h|cpp|cs|kt|swift)\b|/"
)


@lru_cache(maxsize=4096)
def rename(text: str) -> Rename | None:
    """The rename that a statement tells or orders; None where it tells of none, or orders work on code."""
    line = core(bare(text))
    if _CUES.search(line) is None:
        return None
    told = _first(_TOLD, line)
    if told is not None:
        return _read(told, is_ordered=False)
    found = _first(_ORDERED, line)
    if found is None or _OF_CODE.search(line) or (_SPELLED_AS_CODE.search(line) and not _THINGS.search(line)):
        return None
    return _read(found, is_ordered=True)


def orders_a_rename(text: str) -> bool:
    """It orders that a thing be called otherwise, no piece of code."""
    line = " ".join(straight(plain(text[:LONGEST])).split())
    found = rename(line)
    return found is not None and found.is_ordered and not _CALLS.match(core(line))


def as_told(order: str) -> str:
    """An order to rename as what is so once it is done, in English; in other languages the order itself."""
    found = rename(" ".join(straight(plain(order[:LONGEST])).split()))
    if found is None or not found.is_ordered or _ENGLISH.match(core(order)) is None:
        return order
    since = "" if found.old is None else f" from {found.old}"
    return f"{found.phrase[:1].upper()}{found.phrase[1:]} was renamed{since} to {found.new}"


def speaks_of(order: str, held: str) -> bool:
    """Whether a held statement names the thing that is to be called otherwise."""
    found = rename(" ".join(straight(plain(order[:LONGEST])).split()))
    named = set() if found is None else set(distinctive(f"{found.phrase} {found.old or ''}"))
    return bool(named) and not lost(held, " ".join(sorted(named)))


def _first(table: tuple[re.Pattern[str], ...], line: str) -> re.Match[str] | None:
    return next(filter(None, (pattern.search(line) for pattern in table)), None)


def _read(found: re.Match[str], *, is_ordered: bool) -> Rename | None:
    said = {name.rstrip("2"): text.strip("`\"“”„'‘’*«» ") for name, text in found.groupdict().items() if text}
    new = said["new"].rstrip(".!")
    phrase = re.sub(r"[`\"“”„*«»]", "", said["phrase"]).strip()
    if not new or new.casefold() in _NO_NAMES or phrase.casefold() in _NO_NAMES:
        return None
    return Rename(phrase=phrase, old=said.get("old"), new=new, is_ordered=is_ordered)
