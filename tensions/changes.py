"""How people tell that something changed, and the plain statement that each way of telling it comes to.

“Actually, we moved the cron to Tuesdays” comes to “the cron is Tuesdays”, which fills the slot of “the cron runs on Mondays”.
Each row carries an example, which is its test. Longer than other files because it is a table.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from tensions.lexicon import KIN
from words.either import either


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """One way to tell a change: its regex, the plain statements it may come to, and what an example comes to first.

    `is_sure`: told in no other sense; “we moved to Berlin” may tell of a home, of a fair, or of a product.
    """

    pattern: re.Pattern[str]
    forms: tuple[str, ...]
    example: str
    plain: str
    is_sure: bool = True
    is_done: bool = True
    """It is so already; “the limit should be 60” and “change the port to 5433” wish it."""


def _row(  # noqa: PLR0913 - a row of the table
    pattern: str, forms: str | tuple[str, ...], example: str, plain: str, *, is_sure: bool = True, is_done: bool = True
) -> Change:
    forms = (forms,) if isinstance(forms, str) else forms
    return Change(
        pattern=re.compile(pattern, re.IGNORECASE),
        forms=forms,
        example=example,
        plain=plain,
        is_sure=is_sure,
        is_done=is_done,
    )


_CHANGED: Final = (
    r"(?:changed|moved|bumped|raised|lowered|increased|decreased|reduced|updated|switched|migrated|upgraded|downgraded|"
    r"rescheduled|shifted|extended|pushed|postponed|set|delayed|slipped|slid|deferred|cut|dropped|relocated|transferred|"
    r"brought|put|went|grew|shrank|rose|fell)(?: up| down| forward| out| over| back)?"
)
_WE: Final = r"\b(?:we|i|they)(?:'ve| have)?(?: just| now| since)?"
_WHAT: Final = r"(?P<what>(?:the|our|my) .+?|(?-i:[A-Z])[\w-]+'s .+?)"
_ANYTHING: Final = r"(?P<what>(?:the|our|my) .+?|(?!(?:everything|all|it|that|this|back|over|away|on)\b)[a-z]+)"
_FROM: Final = r"(?: (?:away )?from [^,;]+?)?"
_TO: Final = r"(?:back )?(?:to|until|till) (?P<value>.+)"
_NOW: Final = r"(?: (?:just|recently|finally|now))?"
_PERSON: Final = (
    r"(?P<what>my (?!(?:team|company|code|data|app)\b)[\w-]+(?: [\w-]+)?|(?-i:[A-Z][\w-]+)(?<!We)(?<!They)(?<!It))"
)
_PLACE: Final = r"(?P<value>(?-i:[A-Z\u00c0-\u00de\u0410-\u042f])[\w'’.-]*(?: (?:(?:de|del|la|am|an der|sur|upon) )?(?-i:[A-Z\u00c0-\u00de\u0410-\u042f])[\w'’.-]*){0,3})(?![\w-])"

_ONLY: Final = r"(?:number|address|e-?mail|phone|mobile|cell|job title|title|surname|last name|name|landlord|boss|manager|doctor|dentist|employer)"
"""What one has one of, so that a new one takes the place of the old one."""

_UNIQUE: Final = r"(?:port|host(?:name)?|url|domain|timeout|limit|quota|deadline|due date|owner|maintainer|default branch|branch|version|region|budget|price|rent|schedule|start time|end time|retention|interval|ttl|team lead|tech lead|lead|cto|ceo|cfo|password policy|name|title)"
"""What the one thing that is spoken of has one of."""

PLACES: Final = ("{what} is {value}", "{what} is in {value}", "{what} runs on {value}", "{what} lives at {value}")
"""Where something moved to may be what it is, where it is, or what it runs on."""

_WIR: Final = r"\b(?:(?:wir|ich|sie) (?:haben|habe)|(?:haben|habe) (?:wir|ich|sie))(?: jetzt| nun| gerade| soeben)?"
_DE_WHAT: Final = r"(?P<what>(?:d(?:er|ie|as|en|em)|unsere?[nmrs]?|meine?[nmrs]?) .+?)"
_DE_TO: Final = r"(?: von .+?)? (?:auf|in|nach|zu|zum|zur|bis|um)(?: d(?:en|ie|as|em|er))? (?P<value>.+?)"
_DE_CHANGED: Final = (
    r"(?:verschoben|geändert|umgestellt|gesetzt|erhöht|gesenkt|verlegt|angehoben|hochgesetzt|heraufgesetzt|herabgesetzt|"
    r"heruntergesetzt|verlängert|verkürzt|reduziert|verringert|vorgezogen|umgezogen|aktualisiert|migriert|vertagt|angepasst|"
    r"hochgestuft|gewechselt|vorverlegt)"
)
_FR_WHAT: Final = r"(?P<what>(?:les? |la |l'|notre |nos |mon |ma |mes ).+?)"
_FR_TO: Final = r"(?: (?:de|du|d'|des) .+?)? (?:à la |à l'|à |au |aux |en |vers |jusqu'à |jusqu'au |pour |sur )(?:le |la )?(?P<value>.+)"
_FR_CHANGED: Final = (
    r"(?:déplacé|décalé|reporté|repoussé|avancé|changé|passé|augmenté|réduit|baissé|porté|transféré|migré|prolongé|modifié|"
    r"relevé|abaissé|remis|fixé|déménagé|mis à jour)(?:e|s|es)?"
)
_ES_WHAT: Final = r"(?P<what>(?:el|la|los|las|nuestr[oa]s?|mi|mis) .+?)"
_ES_TO: Final = r"(?: (?:de|del|desde) .+?)? (?:al? |hasta |para |en )(?:el |la |las |los )?(?P<value>.+)"
_ES_CHANGED: Final = (
    r"(?:movid|cambiad|pasad|aplazad|retrasad|adelantad|trasladad|aumentad|reducid|subid|bajad|pospuest|actualizad|migrad|"
    r"reprogramad|ampliad|extendid)[oa]s?"
)
_ES_DID: Final = (
    r"(?:movimos|cambiamos|pasamos|aplazamos|retrasamos|adelantamos|trasladamos|subimos|bajamos|aumentamos|reducimos|"
    r"pospusimos|actualizamos|migramos|reprogramamos|ampliamos|(?:hemos|he) (?:movido|cambiado|pasado|aplazado|retrasado|"
    r"adelantado|trasladado|subido|bajado|aumentado|reducido|pospuesto|actualizado|migrado|reprogramado|ampliado))"
)
_ES_ITSELF: Final = (
    r"(?:(?:se )?(?:movió|cambió|pasó|aplazó|retrasó|adelantó|trasladó|pospuso|subió|bajó|amplió)|"
    r"(?:se )?ha (?:movido|cambiado|pasado|aplazado|retrasado|adelantado|trasladado|pospuesto|subido|bajado))"
)
_RU_TO: Final = r"(?: (?:с|со|из|от) .+?)? (?:на|в|во|до|к) (?P<value>.+)"
_RU_DID: Final = (
    r"(?:перенесли|перенёс(?:ла)?|перенес(?:ла)?|сдвинули|передвинули|изменили|поменяли|сменили|увеличили|уменьшили|подняли|"
    r"повысили|снизили|понизили|продлили|переместили|отложили|обновили)"
)
_RU_CHANGED: Final = (
    r"(?:перенесен[аоы]?|перенесён|сдвинул(?:ся|ась|ось|ись)|сменил(?:ся|ась|ось|ись)|изменил(?:ся|ась|ось|ись)|"
    r"изменен[аоы]?|изменён|увеличен[аоы]?|уменьшен[аоы]?|повышен[аоы]?|снижен[аоы]?|продлен[аоы]?|продлён|отложен[аоы]?|"
    r"переехал[аои]?|поменял(?:ся|ась|ось|ись)|вырос(?:ла|ло|ли)?)"
)
_RU_WHAT: Final = r"(?P<what>[^,;]+?)"
_RU_NOW: Final = r"(?:(?:уже|теперь|недавно|сегодня|вчера|был[аои]?|мы) )*"
_ZH_CHANGED: Final = (
    r"(?:已经|已|现在|刚|临时|又|被)*(?:改期|改签|改|推迟|提前|延期|延后|延长|换|移|搬|迁|调整|变更|更改|修改|升级|升|降|调|挪|提高|降低|增加|减少)"
    r"(?:成|为|到|至|在|回)了?"
)
_ZH_WHAT: Final = r"(?:我们)?(?:把|将)?(?P<what>[^，,。从把将改推提延换移搬迁调变更修升降挪增减已现刚]+?)(?:从\S+?)?"
_JA_CHANGED: Final = r"(?:に|へ)(?:変更|延期|移動|変わ|変え|移|延び|ずら|ずれ|繰り上|繰り下|切り替|更新|引き上|引き下|増や|減ら|なりました|移転)\S*"

_NEW: Final = (
    # A new one of what one has one of.
    _row(rf"\b(?P<what>my|our|his|her) new (?P<noun>(?:[\w-]+ )?{_ONLY}) (?:is|will be)(?: now)? (?P<value>.+)", "{what} {noun} is {value}",
         "My new phone number is 555-0199", "My phone number is 555-0199"),
    _row(rf"\b(?P<what>the|our) new (?P<noun>(?:[\w-]+ ){{0,2}}{_UNIQUE}) (?:is|are|will be)(?: now)?(?: at| on)? (?P<value>.+)", "{what} {noun} is {value}",
         "The new port is 5433", "The port is 5433"),
    _row(r"^(?P<value>(?-i:[A-Z])[\w.-]+(?: (?-i:[A-Z])[\w.-]+)?) is (?:now )?(?P<what>the|our|my) new (?P<noun>[\w-]+(?: (?!(?:who|that|which|and|but|for)\b)[\w-]+){0,2})(?P<rest>(?: (?:of|for|in|at) [\w -]+)?)(?=[.!]*$)", "{value} is {what} {noun}{rest}",
         "Bob is the new team lead", "Bob is the team lead"),
    _row(r"\bI(?:'ve| have)?(?: got)? a new (?P<noun>(?:phone |mobile |cell )?number|(?:e-?mail )?address|e-?mail)(?: now)?\s*[:—–-]\s*(?P<value>\S.*)", "my {noun} is {value}",
         "I have a new number: 555-0199", "my number is 555-0199"),
    _row(r"\b(?P<what>meine?|unsere?) neue (?P<noun>\w*(?:nummer|adresse|anschrift|mail)) (?:ist|lautet)(?: jetzt)? (?P<value>.+)", "{what} {noun} ist {value}",
         "Meine neue Telefonnummer ist 0171 7654321", "Meine Telefonnummer ist 0171 7654321"),
    _row(r"\b(?P<what>mon|ma|notre) (?:nouveau|nouvelle|nouvel) (?P<noun>(?:numéro|adresse|mail|e-mail|portable|téléphone)(?: de \w+)?) est (?P<value>.+)", "{what} {noun} est {value}",
         "Mon nouveau numéro de téléphone est le 06 98 76 54 32", "Mon numéro de téléphone est le 06 98 76 54 32"),
    _row(r"\b(?P<what>mi|nuestr[oa]) nuev[oa] (?P<noun>(?:número|dirección|correo|móvil|teléfono)(?: de \w+)?) es (?P<value>.+)", "{what} {noun} es {value}",
         "Mi nuevo número es 698 765 432", "Mi número es 698 765 432"),
    _row(r"\b(?P<what>mi|nuestr[oa]) (?P<noun>n[uú]mero|direcci[oó]n|correo|m[oó]vil|tel[eé]fono) nuev[oa] es (?P<value>.+)", "{what} {noun} es {value}",
         "mi número nuevo es 699 111 222", "mi número es 699 111 222"),
    _row(r"^tengo (?:(?:un |una )?nuev[oa] (?P<noun>n[uú]mero|direcci[oó]n|correo|m[oó]vil|tel[eé]fono)|(?:n[uú]mero|tel[eé]fono|m[oó]vil) nuevo)\s*[:,—–-]\s*(?:es )?(?P<value>\S.*)", "mi número es {value}",
         "Tengo número nuevo: 699 111 222", "mi número es 699 111 222"),
    _row(r"\b(?:ich habe|wir haben) (?:jetzt )?eine neue (?P<noun>\w*(?:nummer|adresse|anschrift|mail))\s*[:,—–-]\s*(?P<value>\S.*)", "meine {noun} ist {value}",
         "Ich habe eine neue Nummer: 0172 9998877", "meine Nummer ist 0172 9998877"),
    _row(r"у (?:меня|нас) (?:теперь )?нов(?:ый|ая|ое) (?P<noun>номер(?: телефона)?|адрес|почта|телефон)\s*[:—–-]\s*(?P<value>\S.*)", "мой {noun} это {value}",
         "У меня новый номер: 8 926 765-43-21", "мой номер это 8 926 765-43-21"),
    _row(r"(?<![的\w])新的?(?P<noun>(?:电话|手机|电话号码|手机号码?|号码|邮箱|地址|住址))(?:是|为|：)?\s*(?P<value>[\dA-Za-z][^，。]+)", "我的{noun}是{value}",
         "我换号码了，新手机号是 13922223333", "我的手机号是13922223333"),
    _row(r"\b(?P<what>мо[йяё]|наш[ае]?) нов(?:ый|ая|ое) (?P<noun>(?:номер|адрес|почта|телефон)(?: телефона)?)(?: это| —| -|:)? (?P<value>.+)", "{what} {noun} это {value}",
         "Мой новый номер телефона +7 903 111-22-33", "Мой номер телефона это +7 903 111-22-33"),
    _row(r"(?P<what>我的?|我们的?)新的?(?P<noun>(?:电话|手机|电话号码|手机号码?|号码|邮箱|地址|住址))(?:是|为|：)\s*(?P<value>[^，。]+)", "{what}{noun}是{value}",
         "我的新电话是 13987654321", "我的电话是13987654321"),
    _row(r"(?<![の\w])新しい(?P<noun>(?:電話番号|電話|携帯|メールアドレス|住所))は\s*(?P<value>[^、。]+?)(?:です|だ|になりました)", "私の{noun}は{value}です",
         "新しい電話番号は090-1234-5678です", "私の電話番号は090-1234-5678です"),
)  # fmt: skip
_ENGLISH: Final = (
    # A name.
    _row(rf"{_WE} renamed {_WHAT}{_FROM} {_TO}", "{what} is called {value}",
         "We renamed the project to Preface", "the project is called Preface"),
    _row(rf"\b{_WHAT} (?:(?:was|were|has been|have been|got|is being) )?renamed{_FROM} (?:to )?(?P<value>.+)", "{what} is called {value}",
         "The project was renamed to Preface", "The project is called Preface"),
    # Who holds a role.
    _row(r"\b(?P<value>(?-i:[A-Z])\w+) (?:has |is )?(?:took over|taken over|taking over|takes over) (?P<what>(?!(?:as|from|for)\b)[\w -]+?)"
         r"(?: from (?-i:[A-Z])\w+)?(?=[.!]*$)", "{value} owns {what}",
         "Lee took over billing from Dana", "Lee owns billing"),
    _row(r"\b(?P<value>(?-i:[A-Z])\w+) (?:has )?(?:replaced|replaces|succeeded|succeeds|took over from) (?-i:[A-Z])\w+ as "
         r"(?P<what>(?:the|our) .+)", "{value} is {what}",
         "Bob replaced Alice as the team lead", "Bob is the team lead"),
    _row(r"\b(?P<value>(?-i:[A-Z])\w+) (?:has )?(?:took|taken) over as (?P<what>(?:the|our) .+)", "{value} is {what}",
         "Bob took over as the team lead", "Bob is the team lead"),
    # In what something is written.
    _row(rf"{_WE} (?:rewrote|ported|translated|converted|rewritten|reimplemented) {_WHAT}{_FROM} (?:in|to|into) (?P<value>.+)", "{what} is written in {value}",
         "We rewrote the API in Rust", "the API is written in Rust"),
    _row(rf"\b{_WHAT} (?:(?:was|has been|got|is) )(?:being )?{_NOW.lstrip()} ?(?:rewritten|ported|translated|converted|reimplemented){_FROM} (?:in|to|into) (?P<value>.+)", "{what} is written in {value}",
         "The API was rewritten in Rust", "The API is written in Rust"),
    # A home, a job.
    _row(rf"\b(?P<what>I|we)(?:'ve| have)?{_NOW} (?:relocated|moved (?:house|home)|moved (?:in|back)){_FROM} to {_PLACE}", "I live in {value}",
         "We relocated to Porto", "I live in Porto"),
    _row(rf"\bI(?:'ve| have)?{_NOW} moved{_FROM} (?:back )?to {_PLACE}", "I live in {value}",
         "I moved to Porto", "I live in Porto"),
    _row(rf"\bwe(?:'ve| have)?{_NOW} moved{_FROM} (?:back )?to {_PLACE}", "I live in {value}",
         "We moved to Porto", "I live in Porto", is_sure=False),
    _row(rf"\b{_PERSON}(?: has)?{_NOW} (?:moved|relocated){_FROM} (?:back )?to {_PLACE}", ("{what} lives in {value}", *PLACES),
         "My sister moved to Porto", "My sister lives in Porto"),
    _row(r"\bI(?:'ve| have)?(?: just| recently| now)? (?:joined|started(?: working)?(?: at| with)|(?:left|quit) .+?(?:,| and)+ (?:I |now |am |I'm )*(?:work|working|started|start|joined|am)(?: now)?(?: at| for| with)?) " + _PLACE,
         "I work at {value}", "I left Siemens and work at Bosch", "I work at Bosch"),
    _row(r"\bI(?:'ve| have)? (?:switched|changed) (?:jobs|employers?|companies)[^.;]*?\b(?:at|to|for|with) " + _PLACE,
         "I work at {value}", "I switched jobs, I'm at Bosch", "I work at Bosch"),
    _row(r"\bI(?:'ve| have)?(?: just| recently)? turned (?P<value>\d{1,3})\b", "I am {value} years old",
         "I just turned 35", "I am 35 years old"),
    _row(rf"\b(?P<what>my (?:{'|'.join(sorted(KIN))})(?: (?-i:[A-Z])\w+)?)(?: has)?(?: just| recently)? turned (?P<value>\d{{1,3}})\b", "{what} is {value} years old",
         "My daughter just turned 5", "My daughter is 5 years old"),
    # A value.
    _row(rf"{_WE} {_CHANGED} {_ANYTHING}(?: up| down| out| forward| over)?{_FROM} {_TO}", PLACES,
         "we moved the cron to Tuesdays", "the cron is Tuesdays"),
    _row(rf"\b{_WHAT} (?:was|were|has been|have been|had to be|got|is being|is|'s been) {_CHANGED}{_FROM} {_TO}", PLACES,
         "The standup was moved from 9:00 to 10:00", "The standup is 10:00"),
    _row(rf"\b{_WHAT}(?: has| have)?{_NOW} {_CHANGED}{_FROM} {_TO}", PLACES,
         "The release slipped to Friday", "The release is Friday"),
    _row(rf"^(?P<what>(?!(?:we|i|they|he|she|it|this|that|you|who|what|there|never|always|please|let|don't|do)\b)[a-z][\w-]*(?: (?!(?:we|i|they|has|have|was|were|is|are|to|from)\b)[a-z][\w-]*){{0,3}}) (?:(?:has|have) |(?:was|were|has been|have been|got) )?{_NOW.lstrip()}{_CHANGED} from (?=[^,;]*\d)[^,;]+? to (?P<value>[^,;]*\d.*)", "{what} is {value}",
         "Retention went from 14 to 30 days", "Retention is 30 days"),
    _row(rf"^(?P<what>(?!(?:we|i|they|he|she|it|this|that|you|who|what|there|never|always|please|let|don't|do|the|our|my|people|everything|everyone|nothing)\b)[a-z][\w-]*'?(?: (?!(?:we|i|they|has|have|was|were|is|are|to|from|been)\b)[a-z][\w-]*'?){{0,3}}) (?:(?:has|have) |(?:was|were|has been|have been|got) )?{_NOW.lstrip()}{_CHANGED}{_FROM} (?:back )?to (?P<value>(?=[^,;]*(?:\d|day\b|noon\b|midnight\b))[^,;]+)", "{what} is {value}",
         "Standup has moved to 10:15", "Standup is 10:15"),
    _row(rf"\b{_WHAT} (?:got|was|were|has been|have been|'s been)(?: just| now)? (?:{_CHANGED}|revised|adjusted|corrected|doubled|halved|adjourned|rebooked|reassigned|put (?:back|off)|brought forward|set back)\s*[:;,.—–-]+\s*(?:it's|it is|they are|they're|now)(?: now)? (?P<value>.+)", "{what} is {value}",
         "The rate limit got raised, it's 250", "The rate limit is 250"),
    _row(r"^(?P<who>(?:the|our|my) [\w-]+) (?:has |have )?(?:just )?(?:put|raised|lowered|increased|cut|changed|moved|reduced|bumped|dropped) (?:the|its|their) (?P<noun>[\w -]+?)(?: up| down| back| forward)?\s*[:;,.—–-]+\s*(?:it's|it is)(?: now)? (?P<value>.+)", ("{who} {noun} is {value}", "the {noun} is {value}"),
         "The nursery has put the fee up, it's 720 a month", "The nursery fee is 720 a month"),
    _row(rf"^(?:the|our|my) [\w-]+ (?:has )?{_CHANGED} (?P<what>(?:the|our|my|his|her) .+?|(?-i:[A-Z])[\w-]+'s .+?)\s*[:;,.—–-]+\s*(?:it's|it is|they're|(?:s?he|it) (?:gets|takes|has|needs|pays))(?: now)? (?P<value>.+)", "{what} is {value}",
         "The vet changed Biscuit's dose, she gets 15 mg", "Biscuit's dose is 15 mg"),
    _row(r"^(?:(?:i|we) (?:was|were) (?:wrong|mistaken|off) )?about (?P<what>(?:the|our|my|his|her) [^,;:]+?)[,;:—–-]+ (?:it's|it is|they're|they are)(?: actually| really| in fact)? (?P<value>[^,;]+)", "{what} is {value}",
         "I was wrong about the fee, it's 40 euros", "the fee is 40 euros"),
    _row(r"\b(?:i|we) (?:had|got|gave you|told you|wrote(?: down)?|typed|put|remembered|noted) (?P<what>(?:the|our|my|his|her) [^,;:]+?) (?:wrong|incorrectly|backwards)[,:;—–-]+ (?:it's|it is|they're|they are)(?: actually| really| in fact)? (?P<value>[^,;]+)", "{what} is {value}",
         "I had the fee wrong: it's 40 euros", "the fee is 40 euros"),
    _row(r"\b(?:i|we) (?:had|got|gave you|told you|wrote(?: down)?|typed|put|remembered|noted) (?P<what>(?:the|our|my|his|her) [^,;:]+?) (?:wrong|incorrectly|backwards)[,:;—–-]+ it (?P<verb>takes|costs|needs|starts|begins|ends|opens|closes|leaves|has|lasts|holds|weighs|listens|runs)(?: actually| really)? (?P<value>[^,;]+)", "{what} {verb} {value}",
         "I got the recipe wrong: it takes 120 g of sugar", "the recipe takes 120 g of sugar"),
    _row(rf"\b{_WHAT}(?: has| have|'s)?(?: just)? (?:changed|moved)(?: \w+ \w+)?\s*[:;,.—–-]+\s*(?:it's|it is|they are|they're|now)(?: now)? (?P<value>.+)", PLACES,
         "The port changed: it's 8443 now", "The port is 8443"),
    _row(r"^(?P<what>(?:the |our |my )?(?!(?:it|that|this|what|everything|nothing)\b)[\w-]+(?: [\w-]+)?)(?:'s| has| have) (?:changed|moved)(?: btw| by the way)?\s*[:;,.—–-]+\s*(?:(?:it's|it is|they are|they're|we're|we are|i'm|i am) )?(?:now )?(?:in |at |on )?(?P<value>[^,;]+)", "{what} is {value}",
         "Region's changed btw, we're in eu-west-3", "Region is eu-west-3"),
    _row(r"^(?P<what>(?:the |our |my )?(?!(?:it|that|this|there|what|everything|nothing)\b)[a-z][\w-]*(?: [\w-]+)?)'s (?:just |now )?been " + _CHANGED + _FROM + " " + _TO, PLACES,
         "standup's been pushed to 10:15", "standup is 10:15"),
    _row(rf"{_WE.replace('they', 'they|she|he')}(?: have)? (?:{_CHANGED}|upped|doubled|halved|swapped|revised|adjusted|corrected) {_WHAT}\s*[:;,.—–-]+\s*(?:it's|it is|they are|they're|now)(?: now)? (?P<value>.+)", "{what} is {value}",
         "They upped my dose, it's 100 mg now", "my dose is 100 mg"),
    _row(rf"\b{_WHAT} (?:(?:is|are) now|becomes|became|has become) (?P<value>.+)", "{what} is {value}",
         "The limit is now 60", "The limit is 60"),
    _row(rf"\b{_WHAT} (?:should be|must be|will be|has to be|should say) (?P<value>.+)", "{what} is {value}",
         "The limit should be 60", "The limit is 60", is_done=False),
    _row(rf"\b(?:change|move|bump|raise|lower|update|rename|switch|set) {_WHAT}{_FROM} {_TO}", "{what} is {value}",
         "change the port to 5433", "the port is 5433", is_done=False),
    _row(rf"{_WE} {_CHANGED} (?:from .+? )?(?:back )?to (?P<value>\w+ v?\d.*)", "we use {value}",
         "We upgraded to Node 20", "we use Node 20"),
)  # fmt: skip
_GERMAN: Final = (
    _row(r"^(?P<what>(?:der|die|das|mein\w*|unser\w*) [^,;]+?) ist nicht mehr [^,;]+, (?:sondern|es ist|das ist) (?P<value>.+)", "{what} ist {value}",
         "Unser Teamleiter ist nicht mehr Paul, sondern Petra", "Unser Teamleiter ist Petra"),
    _row(rf"{_WIR} {_DE_WHAT} (?:in|zu) (?P<value>\S+) umbenannt", "{what} heißt {value}",
         "Wir haben das Projekt in Preface umbenannt", "das Projekt heißt Preface"),
    _row(rf"\b{_DE_WHAT} (?:wurde|ist) (?:jetzt |nun )?(?:in|zu) (?P<value>\S+) umbenannt", "{what} heißt {value}",
         "Das Projekt wurde in Preface umbenannt", "Das Projekt heißt Preface"),
    _row(rf"{_WIR} {_DE_WHAT}{_DE_TO} {_DE_CHANGED}", ("{what} ist {value}", "{what} ist um {value}", "{what} liegt in {value}", "{what} läuft auf {value}"),
         "Wir haben das Standup auf 10 Uhr verschoben", "das Standup ist 10 Uhr"),
    _row(rf"\b{_DE_WHAT} (?:wurde|wurden|ist|sind|wird|werden)(?: jetzt| nun| gerade)?{_DE_TO} {_DE_CHANGED}", ("{what} ist {value}", "{what} ist um {value}", "{what} liegt in {value}", "{what} läuft auf {value}"),
         "Der Release wurde auf Freitag verschoben", "Der Release ist Freitag"),
    _row(rf"\b{_DE_WHAT} hat sich geändert\s*[:;,.—–-]+\s*(?:es ist|sie ist|er ist|nun|jetzt)(?: jetzt| nun)?(?: auf)? (?P<value>.+)", "{what} ist {value}",
         "Der Port hat sich geändert: es ist jetzt 8443", "Der Port ist 8443"),
    _row(rf"\b{_DE_WHAT} (?:ist|sind|wurde) (?:um|weg|aus)?gezogen\s*[:;,.—–-]+\s*(?:und )?(?:(?:wir|es|sie|er|das) )?(?:sind|sitzen|sitzt|ist|liegt|befindet sich)(?: jetzt| nun)?(?: in der| in den| im| in| am| an der| auf der)? (?P<value>.+)", "{what} ist in der {value}",
         "Unser Büro ist umgezogen, wir sitzen jetzt in der Hafenstraße 12", "Unser Büro ist in der Hafenstraße 12"),
    _row(rf"\b(?:ich bin|wir sind|bin ich|sind wir)(?: jetzt| nun| gerade| kürzlich| letzten? \w+)?(?: von .+?)? nach {_PLACE} (?:um|zurück)?gezogen", "ich wohne in {value}",
         "Wir sind nach Berlin gezogen", "ich wohne in Berlin"),
    _row(rf"\b(?P<what>(?:meine?|unsere?) \w+|(?-i:[A-Z])\w+) (?:ist|sind)(?: jetzt| nun| gerade| kürzlich)?(?: von .+?)? nach {_PLACE} (?:um|zurück)?gezogen", "{what} wohnt in {value}",
         "Meine Schwester ist nach Berlin gezogen", "Meine Schwester wohnt in Berlin"),
    _row(rf"\bwohne(?:n)? (?:ich|wir)(?: jetzt| nun| inzwischen| mittlerweile)? in {_PLACE}", "ich wohne in {value}",
         "Eigentlich wohne ich jetzt in Berlin", "ich wohne in Berlin"),
    _row(rf"\barbeite ich(?: jetzt| nun| inzwischen| mittlerweile)? (?:bei|für) {_PLACE}", "ich arbeite bei {value}",
         "Inzwischen arbeite ich bei Bosch", "ich arbeite bei Bosch"),
)  # fmt: skip
_FRENCH: Final = (
    _row(r"^(?P<what>(?:le|la|l'|mon|ma|notre) ?[^,;]+?) (?:n'est|n’est) plus [^,;]+, (?:c'est|mais) (?P<value>.+)", "{what} est {value}",
         "Le responsable sécurité n'est plus Damien, c'est Awa", "Le responsable sécurité est Awa"),
    _row(r"\b(?P<what>mon|ma|notre|le|la) (?P<noun>[\w-]+(?: (?:de|du) [\w-]+)?),? c'est (?:maintenant |désormais )?(?P<value>(?:le |la )?(?=\S*[\d@]).+)", "{what} {noun} est {value}",
         "Mon numéro c'est maintenant le 07 98 76 54 32", "Mon numéro est le 07 98 76 54 32"),
    _row(rf"\b(?:nous avons|on a|j'ai) renommé {_FR_WHAT} en (?P<value>\S+)", "{what} s'appelle {value}",
         "Nous avons renommé le projet en Preface", "le projet s'appelle Preface"),
    _row(rf"\b{_FR_WHAT} (?:a été|est) renommée? (?:en )?(?P<value>\S+)", "{what} s'appelle {value}",
         "Le projet a été renommé en Preface", "Le projet s'appelle Preface"),
    _row(rf"\b(?P<what>(?:mon|ma|notre) \w+|(?-i:[A-Z])\w+) a(?: récemment)? déménagé(?: de .+?)? (?:à|en|au|vers) {_PLACE}", "{what} habite à {value}",
         "Ma sœur a déménagé à Paris", "Ma sœur habite à Paris"),
    _row(rf"\b(?:nous avons|on a|j'ai) {_FR_CHANGED} {_FR_WHAT}{_FR_TO}", ("{what} est à {value}", "{what} est {value}", "{what} tourne sur {value}"),
         "On a déplacé la réunion à 10h", "la réunion est à 10h"),
    _row(rf"\b{_FR_WHAT} a changé\s*[:;,.—–-]+\s*(?:c'est|il est|elle est|maintenant)(?: maintenant| désormais)? (?P<value>.+)", "{what} est {value}",
         "Le port a changé : c'est 8443", "Le port est 8443"),
    _row(rf"\b{_FR_WHAT} (?:a été|ont été|est|sont|a|passe)(?: désormais| maintenant)? ?(?:{_FR_CHANGED})?{_FR_TO}(?<=\w)", ("{what} est à {value}", "{what} est {value}", "{what} tourne sur {value}"),
         "La réunion est reportée à vendredi", "La réunion est à vendredi"),
    _row(rf"\b(?:j'ai|nous avons|on a)(?: récemment)? déménagé(?: de .+?)? (?:à|en|au|vers) {_PLACE}", "j'habite à {value}",
         "Nous avons déménagé à Paris", "j'habite à Paris"),
    _row(rf"\b(?:je me suis installée?|nous nous sommes installée?s|on s'est installée?s?) (?:à|en|au) {_PLACE}", "j'habite à {value}",
         "Je me suis installé à Paris", "j'habite à Paris"),
)  # fmt: skip
_SPANISH: Final = (
    _row(r"^(?P<what>(?:el|la|los|las|mi|nuestr[oa]) [^,;]+?),? (?:ya )?(?:lo|la|los|las) (?:hemos |han )?\w+(?:amos|imos|aron|ieron|é|í|ado|ido)\s*[,;:] (?:y )?(?:ahora )?(?P<how>está en|están en|es|son|está|va por) (?P<value>.+)", "{what} {how} {value}",
         "El servidor de staging lo movimos, ahora está en 10.0.4.12", "El servidor de staging está en 10.0.4.12"),
    _row(r"^(?P<what>(?:el|la|mi|nuestr[oa]) [^,;]+?) ya no es [^,;]+, (?:sino|es|ahora es) (?P<value>.+)", "{what} es {value}",
         "El jefe de equipo ya no es Paco, es Marta", "El jefe de equipo es Marta"),
    _row(rf"\b(?:renombramos|hemos renombrado|he renombrado) {_ES_WHAT} (?:a|como) (?P<value>\S+)", "{what} se llama {value}",
         "Renombramos el proyecto a Preface", "el proyecto se llama Preface"),
    _row(rf"\b{_ES_WHAT} (?:cambió|ha cambiado)\s*[:;,.—–-]+\s*(?:ahora )?(?:es|está en) (?P<value>.+)", "{what} es {value}",
         "El puerto cambió: ahora es 8443", "El puerto es 8443"),
    _row(rf"\b{_ES_DID} {_ES_WHAT}{_ES_TO}", ("{what} es {value}", "{what} es a las {value}", "{what} está en {value}", "{what} corre en {value}"),
         "Movimos la reunión al viernes", "la reunión es viernes"),
    _row(rf"\b{_ES_WHAT} (?:{_ES_ITSELF}|(?:fue|ha sido|está|es) {_ES_CHANGED}){_ES_TO}", ("{what} es {value}", "{what} es a las {value}", "{what} está en {value}", "{what} corre en {value}"),
         "La reunión se movió al viernes", "La reunión es viernes"),
    _row(rf"\b(?:me (?:mudé|he mudado|trasladé)|nos (?:mudamos|hemos mudado|trasladamos))(?: de .+?)? a {_PLACE}", "vivo en {value}",
         "Nos hemos mudado a Madrid", "vivo en Madrid"),
    _row(rf"\b(?P<what>(?:mi|nuestr[oa]) \w+|(?-i:[A-Z])\w+) se (?:mudó|ha mudado|trasladó)(?: de .+?)? a {_PLACE}", "{what} vive en {value}",
         "Mi hermana se mudó a Madrid", "Mi hermana vive en Madrid"),
)  # fmt: skip
_RUSSIAN: Final = (
    _row(rf"\b(?:мы )?(?:переименовали) {_RU_WHAT} в (?P<value>\S+)", "{what} называется {value}",
         "Мы переименовали проект в Preface", "проект называется Preface"),
    _row(r"\b(?:я|мы) (?:\w+ )?(?:переехал[аи]?|перебрал(?:ся|ась|ись))(?: из .+?)? (?:в|во) " + _PLACE, "я живу в {value}",
         "Мы переехали в Казань", "я живу в Казань"),
    _row(r"\b(?P<what>(?:мо[йяи]|наш[аи]?) \w+|(?-i:[А-Я])\w+) (?:\w+ )?(?:переехал[аи]?|перебрал(?:ся|ась|ись))(?: из .+?)? (?:в|во) " + _PLACE, "{what} живет в {value}",
         "Моя сестра переехала в Казань", "Моя сестра живет в Казань"),
    _row(r"^(?P<what>[^,;:]+?) изменил(?:ся|ась|ось)\s*[:;,.—–-]+\s*(?:теперь )?(?:это )?(?P<value>.+)", "{what} это {value}",
         "Порт изменился: теперь 8443", "Порт это 8443"),
    _row(rf"(?:^|\bмы ){_RU_NOW}{_RU_DID} {_RU_WHAT}{_RU_TO}", ("{what} в {value}", "{what} это {value}", "{what} {value}"),
         "Мы перенесли стендап на 10:00", "стендап в 10:00"),
    _row(rf"^{_RU_WHAT} {_RU_NOW}(?:{_RU_DID}|{_RU_CHANGED}){_RU_TO}", ("{what} в {value}", "{what} это {value}", "{what} {value}"),
         "Встречу перенесли на пятницу", "Встречу в пятницу"),
)  # fmt: skip
_CHINESE: Final = (
    _row(r"^(?P<what>[^，,。]{1,16}?)(?:已经|最近|刚刚?)*(?:换了地方|换地方|变|改|换|移|挪)了?[，,]\s*(?:现在|如今|目前)(?:已经)?在(?P<value>[^，,。]+)", "{what}在{value}",
         "会议室换了，现在在305", "会议室在305"),
    _row(r"^(?P<what>[^，,。]{1,16}?)(?:已经|最近|刚刚?)*(?:换人|换了人|变|改|换|变动|有变)了?[，,]\s*(?:现在|如今|目前)(?:已经)?(?:是|为|由|叫|改为|改成)(?P<value>[^，,。]+)", "{what}是{value}",
         "项目经理换人了，现在是陈静", "项目经理是陈静"),
    _row(r"(?:我们)?(?:把|将)(?P<what>[^，,。]+?)(?:改名|更名|重命名|命名)(?:为|成|叫)了?\s*(?P<value>[^，,。了]+)了?", "{what}叫{value}",
         "我们把项目改名为Preface了", "项目叫Preface"),
    _row(r"(?P<what>我(?:妈妈?|爸爸?|姐姐|妹妹|哥哥|弟弟|父母|朋友))(?:已经|最近|上个?月|刚刚?)*(?:搬|迁)(?:家)?到了?(?P<value>[\u4e00-\u9fff]{2,6}?)了?(?=[，,。！!]|$)", "{what}住在{value}",
         "我姐姐搬到北京了", "我姐姐住在北京"),
    _row(r"^(?:我们?|咱们?)?(?:已经|最近|上个?月|刚刚?)*(?:搬|迁)(?:家)?到了?(?P<value>[\u4e00-\u9fff]{2,6}?)了?(?=[，,。！!]|$)", "我住在{value}",
         "我们搬到北京了", "我住在北京"),
    _row(r"^(?P<what>[^，,。]{2,12}?)(?:已经|最近|刚刚?|上个?月)*(?:搬家|搬迁|搬走|搬)了[，,：:。]\s*(?:现在|新地址)?(?:已经)?(?:在|是|位于)\s*(?P<value>[^，,。]+)", "{what}在{value}",
         "我们公司搬家了，现在在文三路128号", "我们公司在文三路128号"),
    _row(r"(?P<what>[^，,。]+?)(?:变了|改了|换了|变更了)[，,：:。]\s*(?:现在)?(?:是|为|改成)\s*(?P<value>[^，,。]+)", "{what}是{value}",
         "端口变了，现在是8443", "端口是8443"),
    _row(rf"{_ZH_WHAT}{_ZH_CHANGED}\s*(?P<value>[^，,。！!]+?)(?:了|举行|进行|开)*(?=[，,。！!]|$)", ("{what}是{value}", "{what}在{value}", "{what}运行在{value}"),
         "会议改到周五了", "会议是周五"),
)  # fmt: skip
_JAPANESE: Final = (
    _row(r"(?P<what>[^、。]+?)[をは]\s*(?P<value>[^、。はが]+?)に(?:改名|リネーム|名称変更)\S*", "{what}は{value}です",
         "プロジェクトをPrefaceに改名しました", "プロジェクトはPrefaceです"),
    _row(r"^(?P<what>妹|姉|兄|弟|母|父)(?:は|が)(?:最近|先月|先週)?(?P<value>[\u4e00-\u9fff]{1,5}?)(?:に|へ)(?:引っ?越し|引越|移り住)\S*", "{what}は{value}に住んでいます",
         "妹は東京に引っ越しました", "妹は東京に住んでいます"),
    _row(r"^(?:(?:私|僕|俺|私たち)(?:は|が))?(?:最近|先月|先週)?(?P<value>[\u4e00-\u9fff]{1,5}?)(?:に|へ)(?:引っ?越し|引越|移り住)\S*", "私は{value}に住んでいます",
         "東京に引っ越しました", "私は東京に住んでいます"),
    _row(rf"(?P<what>[^、。はがを]+?)(?:は|が|を)\s*(?:\S+?から)?\s*(?P<value>[^、。はがを]+?)\s*{_JA_CHANGED}", ("{what}は{value}です",),
         "会議は金曜日に変更になりました", "会議は金曜日です"),
)  # fmt: skip

BY_LANGUAGE: Final[tuple[tuple[re.Pattern[str], tuple[Change, ...]], ...]] = (
    (re.compile(r"\bnew\b|neue|nouve|nuev|нов|新", re.IGNORECASE), _NEW),
    (re.compile(r"[A-Za-z]"), _ENGLISH),
    (
        re.compile(
            r"\b(?:wir|ich|der|die|das|den|dem|ist|sind|wurden?|meine?|unsere?|haben?|wohnen?)\b", re.IGNORECASE
        ),
        _GERMAN,
    ),
    (re.compile(r"\b(?:nous|on|je|le|la|les|est|a|mon|ma|notre)\b|\b[jl]'", re.IGNORECASE), _FRENCH),
    (re.compile(r"\b(?:el|la|los|las|mi|nos|me|se|nuestr[oa]s?)\b|\w+(?:amos|imos)\b", re.IGNORECASE), _SPANISH),
    (re.compile(r"[\u0400-\u04ff]"), _RUSSIAN),
    (re.compile(r"[\u4e00-\u9fff]"), _CHINESE),
    (re.compile(r"[\u3040-\u30ff]"), _JAPANESE),
)
"""What a text of each language holds, and its rows: the first that fits counts."""

ABROAD: Final = (_GERMAN, _FRENCH, _SPANISH)
"""Rows whose letters English has too: of a text that is evidently English they say nothing."""

CHANGES: Final[tuple[Change, ...]] = tuple(row for _, rows in BY_LANGUAGE for row in rows)


_BEGINNINGS: Final = (
    "chang|mov|upp|doubl|halv|swap|revis|adjust|correct|bump|rais|lower|increas|decreas|reduc|updat|switch|migrat|upgrad|"
    "downgrad|reschedul|shift|extend|push|postpon|set|delay|slip|slid|defer|cut|drop|relocat|transfer|brought|put|went|grew|"
    "shrank|rose|fell|renam|took over|take over|taken over|taking over|takes over|replac|succeed|rewr|port|translat|convert|"
    "reimplement|should be|must be|will be|has to be|is now|becom|became|should say|joined|started|left|quit|turned|c'est|"
    "nicht mehr|plus |ya no|lo |la |los |las |neue|nouve|nuev|нов|umbenannt|verschoben|geändert|umgestellt|ugestellt|"
    "gesetzt|erhöht|gesenkt|verlegt|angehoben|verlängert|verkürzt|reduziert|verringert|vorge|umgezogen|ugezogen|"
    "zurückgezogen|gezogen|aktualis|migriert|vertagt|angepasst|hochgestuft|gewechselt|vorverlegt|wohne|arbeite|renomm|"
    "déplac|décal|report|repouss|avanc|pass|augment|rédui|baiss|porté|prolong|modifi|relev|abaiss|remis|fixé|déménag|"
    "mis à jour|install|renombr|movid|movi|cambi|pasa|pasó|aplaz|retras|adelant|traslad|aument|subi|bajó|baja|pospu|ampli|"
    "reprogram|mud|extendid|переимен|переех|перебр|перен|сдвин|передвин|измен|поменя|смен|увелич|уменьш|подня|повы|сниз|"
    "сниж|пониз|прод|перемест|отлож|обнов|вырос|wrong,|wrong:|wrong;|about the |about our |about my |about his |about her |"
    "adjourn|rebook|reassign"
)
CUES: Final = re.compile(
    rf"\b(?:{either(_BEGINNINGS.split('|'))}|new\b|\w*gesetzt)|[改换搬迁移推提延调变更升降挪增减新]|"
    r"改名|リネーム|変|延|移|ずら|ずれ|繰り|切り替|更新|引き|引っ?越|増や|減ら|なりました|新しい",
    re.IGNORECASE,
)
"""Letters without one of which no row fits: most statements tell of no change, and are not tried on the table."""
