"""Two more ways to state something worth keeping: that something changed, and a bare value by which a correction is made.

“The release slipped to Friday” is read by the table of changes (`tensions.changes`), in any of its languages. “Nein, es ist 5433”
says nothing alone; it is kept in the place of what it corrects, or not at all.
"""

from __future__ import annotations

import regex

from learn.mood import is_order, wavers
from learn.pattern import Pattern
from learn.renames import orders_a_rename, rename
from learn.retold import retold
from tensions.values import values

_EAST = regex.compile(r"[\u3040-\u30ff\u3400-\u9fff]")
_NAMED = regex.compile(
    r"(?:(?:bei|in|im|nach|für|at|for|with|to|on|chez|à|en|con) )?(?:the |der |die |das |le |la |el )?\p{Lu}"
)
RENAME = "rename-order"
"""The pattern of an order to rename."""
_LONGEST_VALUE = 8
"""Words of what something changed to; more of them are a story."""


def tells_a_change(text: str) -> bool:
    """Something named became another named thing: a value, a capitalised name, or a name in Chinese or Japanese."""
    if is_order(text) or wavers(text):
        return False
    if (renamed := rename(text)) is not None and not renamed.is_ordered:
        return True
    telling = retold(text)
    if not telling.is_change or not telling.is_sure or len(telling.value.split()) > _LONGEST_VALUE:
        return False
    return (
        bool(values(telling.value)) or _NAMED.match(telling.value) is not None or _EAST.match(telling.value) is not None
    )


VALUES: tuple[Pattern, ...] = (
    Pattern(
        name="value-abroad",
        regex=regex.compile(
            r"^(?:es (?:ist|sollte|muss)|das ist|richtig ist|c['’]est|ce (?:doit|devrait) être|debe(?:ría)? ser|es|son|это|должно быть"
            r"|должен быть|it should be)\s+(?:jetzt |nun |maintenant |ahora |теперь )?"
            r"(?:(?:der |le |el )?(?:port|puerto|порт)\s+|um |à |a las |las |в |le |el |la |am )?[\"'`“]?(?:\+?\d[\w.:/-]*|\S*[\d./@_-]\S*\w)"
            r"[\"'`”]?(?:\s(?:Uhr|h|%|\w{1,9}))?[.!。！]*$"
            r"|^(?:应该是|應該是|应为|是)\s*(?:端口(?:是|为)?\s*)?\d[\w.:/-]*[。！!]?$"
            r"|^(?:ポートは)?\d[\w.:/-]*\s*(?:です|だ|であるべきです)[。！!]?$",
            regex.IGNORECASE,
        ),
        language=None,
        matches=("es ist 5433", "c'est 5433", "это 5433", "debe ser 5433", "应该是5433", "5433です"),
        misses=("es ist kalt", "c'est bon", "это хорошо", "5433"),
    ),
)
"""They lean on what is held, as “it should be 5433” does (`learn.read.CORRECTED`)."""

CHANGES_TOLD: tuple[Pattern, ...] = (
    Pattern(
        name="change",
        regex=regex.compile(r"\S"),
        language=None,
        holds=tells_a_change,
        matches=(
            "The release slipped to Friday.",
            "The standup got pushed to 10:00.",
            "Der Release wurde auf Freitag verschoben.",
            "La réunion a été déplacée à 10h.",
            "La reunión se movió al viernes.",
            "Встречу перенесли на пятницу.",
            "会议改到周五了。",
            "会議は金曜日に変更になりました。",
        ),
        misses=(
            "We moved on to politics.",
            "Move the release to Friday.",
            "We moved on.",
            "Maybe the release slips to Friday.",
        ),
    ),
)

RENAMED: tuple[Pattern, ...] = (
    Pattern(
        name=RENAME,
        regex=regex.compile(r"\S"),
        language=None,
        holds=orders_a_rename,
        matches=(
            "Rename our staging cluster from atlas to boreas.",
            "Please rename the project to Preface.",
            "Benenne den Cluster atlas in boreas um.",
            "Renomme le cluster atlas en boreas.",
            "Renombra el clúster atlas a boreas.",
            "请把集群atlas改名为boreas。",
        ),
        misses=(
            "Rename the variable foo to bar.",
            "Rename getUser to fetchUser in src/api.ts",
            "Rename this to that.",
            "Rename foo.py to bar.py",
        ),
    ),
)
"""An order by which a thing that is held gets another name (`learn.decide` keeps it only where one is)."""
