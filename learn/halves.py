"""What is no more so and what is so instead, told in one breath: “The branch isn't called master any more, it's trunk”.

Each half comes to a plain statement in the words of the sentence: “The branch is called master”, “The branch is called trunk”. The
first is what was held, the second is what is so now. A sentence that only denies has no halves.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

LONGEST: Final = 300
"""Characters of a sentence that is looked at; a longer one is a story."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Halves:
    """The two plain statements, and the words that only the new one has."""

    old: str
    new: str
    value: str


@dataclass(frozen=True, slots=True, kw_only=True)
class _Row:
    pattern: re.Pattern[str]
    old: str
    new: str
    example: tuple[str, str, str]


_NAME: Final = r"(?:(?:Mr|Mrs|Ms|Dr)\.? )?(?-i:[A-Z\u00c0-\u00de])[\w'’-]+(?: (?-i:[A-Z\u00c0-\u00de])[\w'’-]+){0,2}"
_MORE: Final = r"(?: any ?more| any longer| these days| now)?"
_SO: Final = r"(?:[,;]| -| —| –)? ?(?:(?:but|and|instead|now|rather)\b,? ?)*"
_END: Final = r"(?: now| instead| these days| from now on| since \w+)?[.! ]*$"


def _row(pattern: str, old: str, new: str, example: tuple[str, str, str]) -> _Row:
    return _Row(pattern=re.compile(pattern, re.IGNORECASE), old=old, new=new, example=example)


HALVES: Final[tuple[_Row, ...]] = (
    # English.
    _row(
        r"^it (?:isn't|is not|wasn't|was not)(?: on)? (?P<gone>(?:\w+day|\d{1,2}(?:st|nd|rd|th)?(?: \w+)?|(?-i:[A-Z])\w+ \d{1,2})s?) (?:that |when )?(?P<what>(?:the|our|my|we|i|they|he|she|(?-i:[A-Z])\w+) [^,;:]+?)(?:[,;]| but| -| —) ?(?:but )?(?:it's|it is)(?: on)? (?P<value>[^,;]+?)[.! ]*$",
        "{what} on {gone}",
        "{what} on {value}",
        ("It isn't Wednesday the bins go out, it's Thursday", "the bins go out on Wednesday", "the bins go out on Thursday"),
    ),
    _row(rf"^it(?:'s| is) (?:not|no longer) (?P<gone>{_NAME}) (?:who|that) (?P<what>[^,;:]+?){_MORE}{_SO}(?:it's |it is )?(?P<value>{_NAME}){_END}", "{gone} {what}", "{value} {what}",
         ("It's not Jo who runs payroll any more, it's Kim", "Jo runs payroll", "Kim runs payroll")),
    _row(rf"^(?P<gone>{_NAME}) (?:doesn't|does not) do (?P<what>[^,;:]+?){_MORE}{_SO}(?P<value>{_NAME}) does(?: (?:it|that|them))?{_END}", "{gone} does {what}", "{value} does {what}",
         ("Jo doesn't do payroll any more, Kim does", "Jo does payroll", "Kim does payroll")),
    _row(rf"^(?P<gone>{_NAME}) (?:doesn't|does not) (?P<v>\w+) (?P<what>[^,;:]+?){_MORE}{_SO}(?P<value>{_NAME}) (?:does|(?P=v)s)(?: (?:it|that|them))?{_END}", "{gone} {v}s {what}", "{value} {v}s {what}",
         ("Jo doesn't handle support any more, Kim does", "Jo handles support", "Kim handles support")),
    _row(rf"^(?P<gone>{_NAME}) no longer (?P<v>\w+) (?P<what>[^,;:]+?){_SO}(?P<value>{_NAME}) (?:does|(?P=v))(?: (?:it|that|them))?{_END}", "{gone} {v} {what}", "{value} {v} {what}",
         ("Jo no longer handles support, Kim does", "Jo handles support", "Kim handles support")),
    _row(rf"^(?P<gone>{_NAME}) (?:isn't|is not|is no longer) (?P<what>[^,;:]+?){_MORE}{_SO}(?P<value>{_NAME}) is{_END}", "{gone} is {what}", "{value} is {what}",
         ("Jo isn't the treasurer any more, Kim is", "Jo is the treasurer", "Kim is the treasurer")),
    _row(rf"^(?P<what>[^,;:]+?) (?P<v>is|are)(?:n't| not| no longer) (?P<how>called |named |in |on |at |with |under |from |for )(?P<gone>[^,;]+?){_MORE}{_SO}(?:(?:it|he|she|they|we|i|that)(?:'s|'re| is| are)(?: now)? )?(?:(?P=how))?(?![ ]|\w+ing\b|(?:it|he|she|they|we|i|that)\b)(?P<value>[^,;]+?){_END}", "{what} {v} {how}{gone}", "{what} {v} {how}{value}",
         ("The branch isn't called master any longer, it's trunk", "The branch is called master", "The branch is called trunk")),
    _row(rf"^(?P<what>[^,;:]+?) (?P<v>is|are)(?:n't| not| no longer) (?P<gone>[^,;]+?){_MORE}{_SO}(?:it|he|she|they|we|that)(?:'s|'re| is| are)(?: now)? (?!\w+ing\b)(?P<value>[^,;]+?){_END}", "{what} {v} {gone}", "{what} {v} {value}",
         ("Our vet isn't Dr. Novak any more, it's Dr. Sato", "Our vet is Dr. Novak", "Our vet is Dr. Sato")),
    _row(rf"^(?P<what>[^,;:]+?) (?:doesn't|does not) (?P<v>\w+) (?P<gone>[^,;]+?){_MORE}{_SO}(?:it|he|she)(?: now)? (?P=v)s (?P<value>[^,;]+?){_END}", "{what} {v}s {gone}", "{what} {v}s {value}",
         ("The shop doesn't close at 6 any more, it closes at 7", "The shop closes at 6", "The shop closes at 7")),
    _row(rf"^(?P<what>[^,;:]+?) (?:no longer (?P<v>\w+)|(?:don't|do not) (?P<w>\w+)) (?P<gone>[^,;]+?){_MORE}{_SO}(?:it|he|she|we|they|i)(?: now)? (?:(?P=v)|(?P=w)) (?P<value>[^,;]+?){_END}", "{what} {v}{w} {gone}", "{what} {v}{w} {value}",
         ("We don't meet on Mondays any more, we meet on Tuesdays", "We meet on Mondays", "We meet on Tuesdays")),
    _row(
        rf"^(?P<what>[^,;:]+?) (?:doesn't|does not) (?P<v>live|work|stay|study|sit|play|train) (?P<how>in |at |on |for |with |near )(?P<gone>[^,;]+?){_MORE}{_SO}(?:it|he|she)(?:'s| is)(?: now)? (?:(?P=how))?(?!\w+ing\b)(?P<value>[^,;]+?){_END}",
        "{what} {v}s {how}{gone}",
        "{what} {v}s {how}{value}",
        ("Jo doesn't live in Ghent any more, she's in Antwerp", "Jo lives in Ghent", "Jo lives in Antwerp"),
    ),
    _row(
        rf"^(?P<what>i|we|they) (?:don't|do not|no longer) (?P<v>live|work|stay|study|sit|play|train) (?P<how>in |at |on |for |with |near )(?P<gone>[^,;]+?){_MORE}{_SO}(?:i|we|they)(?:'m|'re| am| are)(?: now)? (?:(?P=how))?(?!\w+ing\b)(?P<value>[^,;]+?){_END}",
        "{what} {v} {how}{gone}",
        "{what} {v} {how}{value}",
        ("I don't work at Bosch any more, I'm at Siemens now", "I work at Bosch", "I work at Siemens"),
    ),
    _row(
        rf"^(?:i|we) (?:said|told you|wrote|thought|claimed)(?: earlier| before)? (?:that )?(?P<what>[^,;:]+?) (?P<v>was|were) (?P<gone>[^,;]+?)(?:,? but|[,;]| -| —) ?(?:(?:in fact|actually|really) )?(?:it's|it is|they're|they are)(?: actually| really| in fact)? (?P<value>[^,;]+?){_END}",
        "{what} is {gone}",
        "{what} is {value}",
        ("I said the rent was 900 but it's actually 950", "the rent is 900", "the rent is 950"),
    ),
    _row(
        rf"^(?:i|we) (?:said|told you|wrote|thought|claimed)(?: earlier| before)? (?:that )?(?P<what>[^,;:]+?) (?P<how>at |on |in |for |on the |costs? |takes? )(?P<gone>[^,;]+?)(?:,? but|[,;]| -| —) ?(?:(?:in fact|actually|really) )?(?:it's|it is|they're)(?: actually| really| in fact)? (?:(?P=how))?(?P<value>[^,;]+?){_END}",
        "{what} {how}{gone}",
        "{what} {how}{value}",
        ("I said we close at 3, it's 2:30", "we close at 3", "we close at 2:30"),
    ),
    # German.
    _row(r"^(?P<what>[^,;:]+?) (?P<v>[\wäöüß]+) (?:jetzt |nun )?(?:nicht mehr|nicht länger) (?P<gone>[^,;]+?), (?:sondern|(?:er|sie|es|das|wir|ich) (?:(?P=v)|ist|sind|bin))(?: jetzt| nun| nur noch)* (?P<value>[^,;]+?)[.! ]*$", "{what} {v} {gone}", "{what} {v} {value}",
         ("Der Chor probt nicht mehr dienstags, sondern mittwochs", "Der Chor probt dienstags", "Der Chor probt mittwochs")),
    _row(r"^(?P<what>[^,;:]+?) (?P<v>[\wäöüß]+) (?:jetzt|nun|inzwischen|mittlerweile) (?P<value>[^,;]+?)(?:,| und) nicht mehr (?P<gone>[^,;]+?)[.! ]*$", "{what} {v} {gone}", "{what} {v} {value}",
         ("Ich bin jetzt bei Siemens, nicht mehr bei Bosch", "Ich bin bei Bosch", "Ich bin bei Siemens")),
    _row(
        r"^(?P<what>[^,;:]+?) (?P<v>ist|sind|heißt|heißen|heiße|läuft|liegt|steht|lautet|beginnt|endet|wohnt|wohne|arbeitet|arbeite|kommt|gehört|trifft) nicht (?P<gone>[^,;]+?), sondern (?P<value>[^,;]+?)[.! ]*$",
        "{what} {v} {gone}",
        "{what} {v} {value}",
        ("Der Server heißt nicht atlas, sondern titan", "Der Server heißt atlas", "Der Server heißt titan"),
    ),
    _row(r"^(?P<what>[^,;:]+?) (?P<v>[\wäöüß]+) (?:jetzt |nun )?kein(?:e|en|er|es)? (?P<gone>[^,;]+?) mehr, (?:sondern|(?:er|sie|es|wir|ich) (?:(?P=v)))(?: jetzt| nun| nur noch)* (?P<value>[^,;]+?)[.! ]*$", "{what} {v} {gone}", "{what} {v} {value}",
         ("Unsere Hühner bekommen keinen Weizen mehr, sie bekommen jetzt Mais", "Unsere Hühner bekommen Weizen", "Unsere Hühner bekommen Mais")),
    # French.
    _row(r"^ce n['’]est (?:plus|pas) (?P<gone>[^,;]+?) qui (?P<what>[^,;:]+?), (?:c['’]est|mais)(?: maintenant| désormais)? (?P<value>[^,;]+?)(?: maintenant| désormais| qui \w.*)?[.! ]*$", "{gone} {what}", "{value} {what}",
         ("Ce n'est plus Léa qui gère la paie, c'est Awa", "Léa gère la paie", "Awa gère la paie")),
    _row(r"^(?P<what>[^,;:]+?) (?:ne |n['’])(?P<v>\w+) plus (?P<gone>[^,;]+?),? (?:mais|c['’]est|(?:il|elle|on|ils|elles|nous|je|ça) (?:est|sont|es|(?P=v))|j['’](?P=v))(?: maintenant| désormais| plutôt)* (?P<value>[^,;]+?)[.! ]*$", "{what} {v} {gone}", "{what} {v} {value}",
         ("Le cours ne commence plus à 18 h, il commence à 19 h", "Le cours commence à 18 h", "Le cours commence à 19 h")),
    _row(
        r"^(?P<what>[^,;:]+?) (?:ne |n['’])(?P<v>\w+|s['’]appelle) pas (?P<gone>[^,;]+?),? mais (?P<value>[^,;]+?)[.! ]*$",
        "{what} {v} {gone}",
        "{what} {v} {value}",
        ("Le serveur ne s'appelle pas atlas mais titan", "Le serveur s'appelle atlas", "Le serveur s'appelle titan"),
    ),
    # Spanish.
    _row(r"^ya no es (?P<gone>[^,;]+?) (?:quien|el que|la que) (?P<what>[^,;:]+?), (?:(?:sino|ahora|es|que es) )+(?P<value>[^,;]+?)[.! ]*$", "{gone} {what}", "{value} {what}",
         ("Ya no es Ramón quien lleva las nóminas, ahora es Pilar", "Ramón lleva las nóminas", "Pilar lleva las nóminas")),
    _row(r"^(?P<gone>[^,;]+?) ya no (?P<v>\w+) (?P<what>(?:el|la|los|las|de) [^,;]+?), (?:ahora )?(?:lo|la|los|las|se) (?:encarga|(?P=v))(?: ahora)? (?P<value>[^,;]+?)[.! ]*$", "{gone} {v} {what}", "{value} {v} {what}",
         ("Ramón ya no lleva las nóminas, ahora las lleva Pilar", "Ramón lleva las nóminas", "Pilar lleva las nóminas")),
    _row(r"^(?P<what>(?:[^,;]+? )?)ya no (?P<v>\w+) (?P<gone>[^,;]+?), (?:y |pero )?(?:sino que |sino |ahora |es |está |son |(?P=v) )+(?P<value>[^,;]+?)[.! ]*$", "{what}{v} {gone}", "{what}{v} {value}",
         ("La oficina ya no está en Sevilla, ahora está en Málaga", "La oficina está en Sevilla", "La oficina está en Málaga")),
    _row(
        r"^(?P<what>[^,;:]+? )no (?P<v>es|está|son|se llama|vive|trabaja|empieza|termina) (?P<gone>[^,;]+?),? sino (?P<value>[^,;]+?)[.! ]*$",
        "{what}{v} {gone}",
        "{what}{v} {value}",
        ("El servidor no se llama atlas sino titan", "El servidor se llama atlas", "El servidor se llama titan"),
    ),
    # Russian.
    _row(r"^(?P<what>[^,;:]+?) (?:больше|уже) не (?P<v>[^\W\d]+) (?P<gone>[^,;]+?), (?:а |теперь |сейчас )+(?:(?P=v) )?(?P<value>[^,;]+?)[.! ]*$", "{what} {v} {gone}", "{what} {v} {value}",
         ("Офис больше не находится в Казани, а находится в Туле", "Офис находится в Казани", "Офис находится в Туле")),
    # Chinese.
    _row(r"^(?P<what>[^，,]*?)(?:现在)?(?:已经)?不(?:再)?(?P<v>住在|在|是|叫|由|姓)(?P<gone>[^，,]+?)(?P<tail>上班|工作|上学|办公|住|负责|举行|)了?[，,](?:而|现在|如今|已经|改)*(?:住在|在|是|叫|由|姓|去)(?P<value>[^，,。]+?)(?:(?P=tail))?了?[。！]?$", "{what}{v}{gone}{tail}", "{what}{v}{value}{tail}",
         ("我不在华为上班了，现在在小米", "我在华为上班", "我在小米上班")),
    _row(r"^(?P<what>[^，,]*?)(?:现在|已经)?(?P<v>住在|在|是|叫|由|姓)(?P<value>[^，,]+?)(?P<tail>上班|工作|上学|办公|住|负责|举行|)了?[，,](?:而|已经)?不(?:再)?(?:(?P=v)|是)(?P<gone>[^，,。]+?)了?[。！]?$", "{what}{v}{gone}{tail}", "{what}{v}{value}{tail}",
         ("例会是周四，不是周三", "例会是周三", "例会是周四")),
    _row(r"^(?P<what>[^，,]{1,16}?)(?:已经|刚刚?)?(?:搬|移|改|换|迁)(?:到|至|在|去)了?(?P<value>[^，,]+?)了?[，,](?:而|已经|现在)?不(?:再)?在(?P<gone>[^，,。]+?)了?[。！]?$", "{what}在{gone}", "{what}在{value}",
         ("急诊室搬到三楼了,不在一楼了", "急诊室在一楼", "急诊室在三楼")),
    # Japanese.
    _row(r"^(?P<what>[^、。]+?[はが])(?P<gone>[^、。はが]+?)(?:では|じゃ)なく(?:て|なって|なり)?、?(?:今は)?(?P<value>[^、。はが]+?)(?P<tail>です|だ|になりました|に変わりました|)[。！]?$", "{what}{gone}です", "{what}{value}です",
         ("会議は火曜日ではなく水曜日です", "会議は火曜日です", "会議は水曜日です")),
)  # fmt: skip
"""Each row: how people say it, the plain statements of what was and of what is, and an example, which is its test."""

_CUES: Final = re.compile(
    r"\b(?:i|we) (?:said|told|wrote|thought|claimed)\b|n't |n't$|\bno(?:t|) |nicht |\bkeine?[nrs]? |\b(?:ne |n['’]\w)|\bya no |\bне |[不]|なく",
    re.IGNORECASE,
)
_ELIDED: Final = re.compile(r"\bje (?=[aeiouyhéêà])", re.IGNORECASE)


@lru_cache(maxsize=4096)
def halves(line: str) -> Halves | None:
    """The halves of a statement on one line with straight apostrophes, without what opens it; None where it has none."""
    if len(line) > LONGEST or _CUES.search(line) is None:
        return None
    for row in HALVES:
        if (found := row.pattern.search(line)) is not None:
            said = _said(found.groupdict())
            return Halves(
                old=_ELIDED.sub("j'", row.old.format(**said)),
                new=_ELIDED.sub("j'", row.new.format(**said)),
                value=said["value"],
            )
    return None


def _said(groups: Mapping[str, str | None]) -> dict[str, str]:
    return {name: group or "" for name, group in groups.items()} | {
        name: (groups.get(name) or "") for name in ("v", "w", "tail", "how")
    }
