"""What follows a clause that only announces a correction or takes back: “Ich hab mich vertan: …”, “Vous faites erreur, …”."""

from __future__ import annotations

import re
from typing import Final

from tensions.values import values
from tiers.gate import gate

_HEAD: Final = re.compile(
    r"^(?P<head>[^,.:;!?–—，。：；！？、]{2,70}?)(?P<end>\s?[,.:;!–—]+(?:\s+|(?=[\u3040-\u9fff]))|[，。：；！、]\s*)"
    r"(?!(?:sondern|mais|sino|but|aber|pero|а|но|而是|而)\b)(?=\S)"
)
_CALLS: Final = re.compile(
    r"^(?:(?:achtung|attention|ojo|cuidado|внимание|pour info|zur info|übrigens|au fait|por cierto|кстати|注意)\s*[,:!.]\s*"
    r"|(?:(?:mais|ah|euh|ben|oh|hä|ach|na|oye|ay|uy|pues|да|ну|ой|так)[\s,]+)*"
    r"(?:non|nan|nein|nee|nö|no|nanai|qué va|нет|не|неа|unsinn|quatsch|schmarrn|quark|blödsinn|faux|raté)"
    r"(?:[\s,]+(?:non|nee|nein|no|нет))?\s*[,.!:;–—]+\s*|(?:今は|現在は)"
    r"|[^、。]{1,12}(?:たので|ましたので|たから|ましたから)、\s*(?:今は|現在は)?"
    r"|(?:(?:oh|ah|oops|sorry|argh|hm+|wait)[\s,.!]+)*(?:i|we) (?:just |must have |might have |accidentally )*(?:got|had|gave(?: you)?|said|wrote(?: down)?|told(?: you)?|typed|mixed up|confused|misremembered|swapped|misread|messed up|screwed up|put)"
    r"(?: (?!(?:is|are)\b)[\w'’]+){0,6}? (?:wrong|mixed up|backwards|the digits|the numbers|the dates|the names|the days|them|that)(?: [\w'’]+){0,4}?\s*[,.:;!–—-]+\s*(?:(?:and|it should be|it's actually)\s+)?"
    r"|ich (?:habe|hab|hatte)(?: \w+){0,5}? (?:falsch|verwechselt|vertauscht|vertan|verschrieben|verlesen|durcheinandergebracht)(?: \w+){0,3}\s*[,.:;!–—-]+\s*"
    r"|(?:je me suis|j['’]ai)(?: \w+){0,4}? (?:trompée?|confondu|inversé|mélangé|gourée?|mal (?:lu|noté|écrit))(?: [\w'’]+){0,5}?\s*[,.:;!–—-]+\s*"
    r"|(?:me|nos) (?:equivoqué|confundí|he equivocado|he confundido|lié|equivocamos)(?: \w+){0,5}?\s*[,.:;!–—-]+\s*"
    r"|(?:resulta que|il s'avère que|il se trouve que|it turns out that|turns out|оказывается,?)\s+)(?=\S)",
    re.IGNORECASE,
)
_REPEATS: Final = re.compile(
    r"^(?:(?:ok|okay|so|and|again|well|na|also|bon|bueno|ну)[\s,]+)*"
    r"(?:(?:as|like) i(?:['’]ve| have)? (?:already |just |always )?(?:said|told you|mentioned|wrote|explained)(?: (?:before|earlier|yesterday|above|already|last \w+|the other day|many times))?"
    r"|as (?:said|stated|noted|told|mentioned|before)(?: (?:before|earlier|above|already))?|once (?:more|again)|again|(?:i|let me) repeat(?: myself)?|to repeat(?: myself)?"
    r"|(?:wie )?(?:schon |bereits )?gesagt|wie (?:ich )?(?:schon |bereits )?(?:gesagt|erwähnt)(?: habe)?|nochmals?|noch einmal"
    r"|comme (?:je (?:l['’]ai dit|te l['’]ai dit|vous l['’]ai dit|le disais|disais)|dit|déjà dit|mentionné)|je (?:le )?répète"
    r"|como (?:ya )?(?:dije|te dije|he dicho|decía|mencioné)|(?:lo )?repito"
    r"|как я (?:уже )?(?:говорил|говорила|сказал|сказала|писал|писала)|повторяю"
    r"|如前所述|我说过|我(?:已经|之前|刚才)说过|再说一遍|重复一遍|前にも言いましたが|さっきも言いましたが|繰り返しますが)\s*[,:;，：、。!—–-]+\s*(?=\S)",
    re.IGNORECASE,
)
"""“As I said, …”: it says of itself that it was said before."""
_MOST: Final = 3
"""Clauses that may open a statement: “Ach Unsinn, was red ich, …”."""
_NOT_THAT: Final = re.compile(
    r",?\s+(?:(?:und|et|y|и)\s+)?(?:nicht|non|pas|no|не|keine?|not|instead of|rather than|statt|anstatt|au lieu d[eu]|en vez de|en lugar de)(?:\s+(?:pas|de|à|um|am|a las|on|at|in))?\s+[^,;:!?]{1,30}?[.!]*$",
    re.IGNORECASE,
)
"""What it is not, told behind what it is."""


def after_openers(line: str) -> str:
    """The rest of a line whose first clauses correct something and state no value of their own; else the line."""
    for _ in range(_MOST):
        if (call := _CALLS.match(line)) is not None:
            line = line[call.end() :]
            continue
        found = _HEAD.match(line)
        if found is None or values(found["head"]) or gate(f"{line[: found.end()].rstrip()} x") is None:
            break
        line = line[found.end() :]
    return line


def not_again(line: str) -> str:
    """“As I told you, we use Figma” without what says that it was said before."""
    return _REPEATS.sub("", line)


def without_what_it_is_not(line: str) -> str:
    """“Der Port ist 5433 und nicht 5432” without its second half."""
    return _NOT_THAT.sub("", line)
