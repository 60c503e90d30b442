"""Whether a sentence hands over a text to be worked on: “Translate into Polish: '…'”. What the text says is no lesson.

A text in quotation marks ends with them; one that merely follows a colon goes on to the end of the message.
"""

from __future__ import annotations

import re
from typing import Final

from learn.mood import core
from words.sentences import blank, straight

_VERBS: Final = (
    r"(?:translate|render|rewrite|rephrase|reword|paraphrase|proof-?read|spell-?check|polish|transcribe|punctuate|back-?translate"
    r"|correct(?= (?:the |this |my |any )?(?:grammar|spelling|sentence|text|typos|paragraph|mistakes|punctuation|following)\b)"
    r"|fix(?= (?:the |this |my |any )?(?:grammar|spelling|sentence|typos|punctuation)\b)|put(?= (?:this|that|it|the (?:sentence|text|following))\b.{0,20}? (?:in|into) )"
    r"|(?:über|ueber)setze?n?|formuliere?|paraphrasiere?|korrigiere?|tradui[stre]\w*|reformule[rz]?|corrige[rz]?|relis(?:ez)?|traduzcan?|traduce|traduzca|reescribe|reformula|corrige"
    r"|переведи(?:те)?|перефразируй(?:те)?|исправь(?:те)?)"
)
_MORE: Final = (
    r"(?:summari[sz]e|shorten|simplify|improve|edit|format|convert|turn|explain|analy[sz]e|classify|parse|extract|count|type|print|repeat|read|say"
    r"|write out|capitali[sz]e|compare|complete|continue|rate|review|check|fasse?|erkläre?|prüfe?|résume[rz]?|explique[rz]?|resume|explica)"
)
_EAST: Final = (
    r"(?:请|請)?(?:把|将)?.{0,12}?(?:翻译|翻譯|改写|润色|校对)|^.{0,40}(?:訳して|翻訳して|言い換えて|添削して)"
)
_ORDER: Final = re.compile(rf"^(?:(?:please|bitte|just|now)\s+)*{_VERBS}(?![\w-])|^{_EAST}", re.IGNORECASE)
_ORDER_ON_QUOTE: Final = re.compile(
    rf"^(?:(?:please|bitte|just|now)\s+)*(?:{_VERBS}|{_MORE})(?![\w-])|^{_EAST}"
    r"|^(?:(?:the )?(?:quote|word|saying|proverb|verse|joke|motto|phrase|riddle|line) of the (?:day|week|month)|zitat des tages|citation du jour|frase del día)\b",
    re.IGNORECASE,
)
_LONG: Final = 3
"""Words that a quotation has at least to be a text; fewer are a name or a term."""
_EAST_FROM: Final = 0x2E80
"""From this code point on words stand in runs."""
_COLON: Final = re.compile(r":(?=\s|$)|：")


def is_work_on_a_text(sentence: str) -> bool:
    """It orders work on a text that it quotes, or that follows its colon."""
    line = straight(sentence).strip()
    bare = blank(line)
    text = core(line)
    if bare.strip() != line and _quotes_at_length(line, bare):
        return _ORDER_ON_QUOTE.match(text) is not None
    return _ORDER.match(text) is not None and _COLON.search(bare) is not None


def opens_a_text(sentence: str) -> bool:
    """It orders work on a text that follows its colon without quotation marks, and so may go on beyond the sentence."""
    line = straight(sentence).strip()
    bare = blank(line)
    found = _COLON.search(bare)
    return found is not None and bare[found.end() :].strip() == line[found.end() :].strip() and is_work_on_a_text(line)


def _quotes_at_length(line: str, bare: str) -> bool:
    """What `bare` lacks of the line is several words, or Chinese or Japanese."""
    quoted = "".join(" " if said == left else said for said, left in zip(line, bare, strict=True))
    return len(quoted.split()) >= _LONG or any(ord(letter) >= _EAST_FROM for letter in quoted)
