"""Customs of a team and words of its own, in seven languages: what happens when, what isn't done, whom to ask, what a word means.

Like the other tables: a row is tried on a sentence whose openers are set aside (`learn.patterns`).
"""

from __future__ import annotations

import regex

from learn.english import NO_VERDICT
from learn.mood import wavers
from learn.pattern import Pattern, pattern, states

_DAY = r"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?|mornings?|evenings?|nights?|weeks?|months?|quarters?|sprints?|terms?|seasons?|springs?|summers?|autumns?|winters?|easter|christmas|holidays?|harvests?|january|february|march|april|may|june|july|august|september|october|november|december|years?|days?|hours?)"
_FAILS = r"(?:fails?|crash\w*|breaks?|hangs?|sees?|complains?|stops?|leaks?|flakes?|shows?|says?|looks?|feels?|seems?)"


def _lasts(text: str) -> bool:
    return not wavers(text)


CUSTOMS: tuple[Pattern, ...] = (
    pattern(
        "routine",
        rf"^(?:(?:the|our|my|each|every|all)\s+(?:(?!(?:that|which|who|is|are|was|were)\b)[\w/'’-]+\s+){{1,5}}?|(?!(?:it|he|she|they|that|this|we|i|you|life|god|happens|the|our|my)\b)[\w-]+\s+)(?!{_FAILS}\b)[a-z]+(?:s|es)?\s+(?:\S+\s+){{0,3}}?(?:every|each|once (?:a|per)|twice (?:a|per)|\d+ times (?:a|per))\s+(?:other |second |third |two |three |\d+ )?{_DAY}",
        """Our on-call rotation changes every Monday.
        The certificates renew every 90 days.
        Staging resets every Sunday night.
        Our billing jobs run twice a day.
        The lower field floods every November.""",
        """The test fails every day.
        I see it every day.""",
        states,
    ),
    pattern(
        "whom-to-ask",
        r"^(?:please )?(?:(?:contact|e-?mail|ping|ask|page|consult|message)\s+\S*[@#]\S+.*\b(?:for|about|if|when|with|on)\s+\S|(?:escalate|report|route|forward|send|direct|raise|file|log|post|announce|track)\s+(?!(?:the|this|that|it|an?|my|me|us|your|them|these|those|his|her)\b)(?:[\w-]+\s)?[\w-]+s\s+(?:to|in|via|through|with|under|at|on)\s+(?:[#@]\S|\S+@\S|the \S+(?: \S+)? (?:channel|team|list|queue|board|desk)\b|(?-i:[A-Z])\w))",
        """Contact security@acme.io for access requests.
        Escalate outages to the SRE channel.
        Report bugs in Linear.
        Post releases in #eng-news.""",
        """Send the report to Bob.
        Send emails to all users.
        Ask Bob.""",
    ),
    pattern(
        "meaning",
        r"^(?:by|with) [\"“'‘]?[\w -]{1,30}[\"”'’]?,? (?:we|i) (?:always |usually )?mean\s+\S|^when (?:we|i) say [\"“'‘]?[\w -]{1,30}[\"”'’]?,? (?:we|i) mean\s+\S",
        """By "core" we mean the billing service.
        When we say tenant, we mean a customer.""",
        """By the way I mean it.""",
    ),
    pattern(
        "way-of-things",
        rf"^(?:(?:the|our|my|each|every|all)\s+(?:(?!(?:that|which|who)\b)[\w./'’-]+\s+){{0,4}}?[\w./'’-]+|(?!(?:it|this|that|they|he|she|these|those|we|i|you|everything|nothing)\b)(?-i:[A-Z])[\w.-]+|[\w.]+-[\w.-]+)\s+(?:consumes?|subscribes?|emits?|produces?|polls?|pulls? from|pushes to|authenticates?|proxies|forwards?|routes?|replicates?|mirrors?|scales?|retries|wraps?|encrypts?|compiles? to|ingests?|aggregates?|archives?|notifies)\s+{NO_VERDICT}\S",
        """The worker consumes from the orders queue.
        Helios subscribes to billing events.
        The proxy forwards /api to the gateway.""",
        """It consumes a lot.""",
        states,
    ),
    pattern(
        "of-all",
        r"^(?:everything|nothing|all of (?:it|our \w+))\s+(?:is|gets|goes|runs|lives)\s+(?:(?:stored|kept|logged|written|deployed|hosted|encrypted|versioned|reviewed|built|tested)\b|(?:in|on|through|via|behind|under)\s+(?!(?:order|time|place|fire|track|me|you|us)\b))\s*\S",
        """Everything is stored in UTC.
        Everything goes through the gateway.
        Nothing is deployed on Fridays.""",
        """Everything is in order.
        Everything is fine.
        Nothing is on fire.""",
    ),
    pattern(
        "rather",
        r"^(?:i'd|i would|we'd|we would) (?:much )?rather (?:have|use|get|see|read|keep|write|you|not)\b.*\S",
        """I'd rather have tables than prose.
        I'd rather you ask first.""",
        """I'd rather die.""",
    ),
    pattern(
        "absence",
        r"^(?:i'm|i am|i'll be|we're|we are|we'll be|(?-i:[A-Z])\w+ (?:is|will be))\s+(?:on (?:vacation|holidays?|leave|(?:parental|maternity|paternity|sick) leave)|out of (?:the )?office|off|away|travell?ing|in (?-i:[A-Z])\w+)\s+.*\b(?:until|till|from|through|next|starting|between)\s+\S",
        """I'm on vacation until July 3.
        Dana is on parental leave until March.""",
        """I'm on vacation.
        I'm off to lunch.""",
        _lasts,
    ),
    pattern(
        "de: Brauch",
        r"^(?:\w+s|am \w+|an \w+|im \w+|(?:vor|nach|ab) \d+(?::\d\d)? uhr) (?:wird|werden) (?:nicht|nie|niemals|kein\w*|nur|immer|stets)\b[^.!?]*\w+t\s*[.!]*$|^niemand (?!weiß|ist|war|kommt|mag|hat|will)\w+t\b\s+\S|^(?:bitte )?keine?n? (?!(?:ahnung|problem|zeit|lust|sorge|angst|idee|frage|panik|stress|eile|ursache|chance|wunder)\b)[^,.!?]{2,60}?\s(?:\w+en|(?:auf|in|nach|vor|ohne|am|an|im|bei|mit|zwischen|ab)\s+\S.*)\s*[.!]*$"
        r"|^(?!(?:es|das|was)\b)[^,.!?]{2,50}?\s(?:wird|werden)\s(?!(?:nicht|kein\w*|gerade|schon|immer noch|mir|uns)\b)[^,.!?]{2,60}?\s(?:ge\w+t|ge\w+en|\w+iert|deployt|gehostet|released|verwaltet|verschlüsselt|ver\w+t|be\w+t)\s*[.!]*$"
        r"|^(?:für|bei|zum|zur|als)\s[^,.!?]{2,40}?\s(?:nehmen|nutzen|verwenden|benutzen|haben)\s+wir\s+\S|^(?:der |die |das |unser\w* |alle )?[\w-]+(?:\s[\w-]+){0,3}?\s(?:brauchen|benötigen|erfordern|erfordert|kommen|laufen|gibt es|finden|findet)\s+\S.*|^[\w-]+(?:\s[\w-]+){0,4}?\s(?:nur|erst)\s(?:mit|über|nach|durch|per|von|ab|am|bei|für)\s+\S",
        """Bitte keine Emojis in Commits verwenden.
        Keine direkten Pushes auf main.
        Alle Zeiten werden in UTC gespeichert.
        Für Tests nehmen wir Playwright.
        PRs brauchen zwei Reviews.
        Freitags wird nicht deployt.
        Niemand pusht direkt auf main.
        Zugriff auf Prod nur mit 2FA.""",
        """Keine Ahnung.
        Das wird gerade gebaut.
        Die Seite wird nicht geladen.
        Keine Sorge.""",
        lambda text: (
            _lasts(text) and not regex.match(r"(?:ich|wir|du|sie|er|es|gestern|heute)\b", text, regex.IGNORECASE)
        ),
    ),
    pattern(
        "de: Name",
        r"^ich bin (?!(?-i:(?:Sie|Ihr|Ihnen)\b))(?-i:[A-ZÄÖÜ]\p{Ll}+)(?:\s(?-i:[A-ZÄÖÜ]\p{Ll}+))?(?:\s*[,.!]|\s*$|\s+und\s|\s+(?:aus|von|bei)\s)",
        """Ich bin Jonas und betreue die Datenplattform bei Nordwind.
        Ich bin Ana.""",
        """Ich bin müde.""",
    ),
    pattern(
        "fr: usage",
        r"^(?:personne|rien|aucune? \w+) (?:ne |n['’])(?!(?:sait|est|m['’]|marche|fonctionne|va)\b)\w+\s+\S|^(?:pas|jamais|plus|aucune?) (?:de |d['’])(?!(?:souci|problème|panique|stress|chance|quoi|nouvelle|temps|mal|bol|commentaire)s?\b)[^,.!?]{2,50}?\s(?:sur|dans|en|avant|après|sans|le|à|au|vers|entre|pour)\s+\S|^aucune? (?!idée|problème|souci)[\w-]+\s[^.!?]*\b(?:sur|dans|en|avant|après|sans|le|à|au)\s+\S"
        r"|^(?:pour|comme|en tant que) [^.!?]{2,40}?,?\s(?:on|nous)\s(?!(?:va|verra|peut)\b)\w+\s+\S|^(?:les|nos|tous les|toutes les)\s[^,.!?]{2,40}?\s(?:ont besoin|nécessitent|demandent|exigent|utilisent|partent|restent)\s+\S|^je suis (?-i:[A-ZÉ]\p{Ll}+)\b",
        """Pas de push direct sur main.
        Personne ne déploie le vendredi.
        Pour les tests on prend Playwright.
        Les PR ont besoin de deux relectures.
        Je suis Ana, data engineer chez Nordwind.""",
        """Pas de souci.
        Pas de problème pour moi.""",
        _lasts,
    ),
    pattern(
        "es: costumbre",
        r"^(?:nadie|ningún \w+|ninguna \w+) (?!(?:sabe|es|está|me|viene|funciona|vino|quiere)\b)\w+\s+\S|^nada de (?!(?:nada|eso|esto|qué)\b)\w+\s+\S|^(?:está|queda|está terminantemente) prohibid[oa]s?\s+\S|^(?:de ahora en adelante|a partir de (?:ahora|hoy|mañana)|desde (?:ahora|hoy)),?\s+\S+\s+\S|^(?:los|las|nuestr[oa]s|todos los|todas las|cada)\s[^,.!?]{1,40}?\s(?:necesitan?|requieren?|piden?|llevan?|van|se (?:guardan?|despliegan?|almacenan?|escriben?|hacen?|revisan?))\s+\S|^soy (?-i:[A-ZÁÉ]\p{Ll}+)\b|^los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos|fines de semana),? (?:no )?(?:se )?(?!(?:me|es|son|voy|vamos|estoy)\b)\w+(?:a|e|an|en|amos|emos)\b",
        """Nada de push directo a main.
        Nadie despliega los viernes.
        Está prohibido subir binarios.
        De ahora en adelante, escribe primero los tests.
        Los PR necesitan dos revisiones.
        Soy Marta y trabajo en el equipo de logística.
        Los viernes no se despliega.""",
        """De nada.""",
        _lasts,
    ),
    pattern(
        "ru: обычай",
        r"^(?:[\w-]+\s){1,4}?(?:по (?:понедельникам|вторникам|средам|четвергам|пятницам|субботам|воскресеньям|будням|выходным|утрам|вечерам|ночам)|в \d{1,2}[:.]\d\d|кажд(?:ый|ую|ое|ые) \w+|раз в \w+)\s*[.!]*$|^[^,.!?]{2,50}?\sзапрещен[аоы]?(?!\w)|^(?:кажд\w+|люб\w+|вс\w+) [\w ]{2,30}? (?:нужен|нужна|нужно|нужны|требуется)\s+\S|^никто не (?!знает|пришёл|хочет)\w+\s+\S",
        """Релиз по четвергам.
        Дейли в 9:30.
        Прямые пуши в main запрещены.
        Бэкап каждый день.
        Каждому изменению нужен тикет.""",
        """Я приду вечером.""",
        lambda text: (
            regex.match(r"(?:я|мы|он|она|они|ты|вы|это|вчера|сегодня|завтра)(?!\w)", text, regex.IGNORECASE) is None
        ),
    ),
    pattern(
        "zh: 惯例",
        r"^(?:我们)?(?:每(?:周|天|月|年|逢|个|隔)|周末|节假日|工作日|(?:上午|下午|晚上|凌晨)\S{0,6}?点?(?:之?[后前]|以[后前]))[^，。？]{0,16}?(?:不|禁|才|要|会|都)?(?:部署|发布|上线|开会|备份|提交|合并|更新|轮换|发版|评审|值班|休息|维护|重启|升级|有\S{2,})|^(?:每(?:个|位|次|项|条)|所有|任何)[^，。？]{1,14}(?:都)?(?:要|须|需|得)(?:有|先|经过|通过|写|用)?\S",
        """每周五下午不发布。
        下午四点以后不部署。
        每天凌晨备份数据库。
        每周三下午三点有家长会。
        每个改动都要有工单。""",
        """每天都很累。""",
        _lasts,
    ),
    pattern(
        "ja: 慣習",
        r"^(?!.*(?:心配|気に|遠慮|無理)).{2,}[^、。]ないで(?:ください|下さい)[。！]?$|^.{3,}[うくぐすつぬぶむる]こと[。！]?$|^[^。]{1,30}を(?:担当|管理|運用|開発|保守)して(?:い)?(?:ます|る)[。！]?$|^(?:毎(?:週|日|月|朝|晩)|隔週|平日|週末|\S{1,4}曜日?)[^。]{2,30}(?:ます|ません|ない|する|です)[。！]?$|^\d{1,2}\s?時以降は[^。]{2,}(?:ません|ない)[。！]?$",
        """パスワードをログに書かないでください。
        コミットメッセージは英語で書くこと。
        大阪でインフラを担当しています。
        毎週金曜日はデプロイしません。""",
        """心配しないでください。
        とても嬉しいことです。""",
        lambda text: not regex.match(r"(?:これ|それ|今日|昨日|明日)", text),
    ),
)
