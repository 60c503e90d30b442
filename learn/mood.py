"""Whether a sentence orders, states or wavers, and where it starts once "ok, so" and "actually," are set aside.

Word lists first: they are what the refusals and the patterns share. English is read by its verbs, for an order begins
with one; the other languages by the forms that an order takes there.
"""

from __future__ import annotations

import re

from words.vocabulary import listed

ASKED = listed("""
    add apply arrange assign attach bring build bump calculate change check clean clear clone close code comment
    commit compare complete compute configure connect consider continue convert copy correct count create cut debug
    delete deploy describe design diff display do double-check draft draw drop dump edit email enable disable
    estimate examine execute explain explore export extend extract fetch figure fill find finish fix format generate
    get give go grep handle help implement import improve include increase insert inspect install investigate invoke
    kill launch link list load locate log look make merge migrate mock modify monitor move open optimise optimize
    organise organize paste perform pick ping plan play polish post predict prepare pretend print profile propose provide
    publish pull push put read rebase rebuild recompute recreate redo reduce refactor reformat regenerate reload
    remove rename reorder repeat replace reply report reproduce request rerun resend reset resolve restart restore
    retry return revert review rewrite rotate run save scan search select send set share ship show sketch solve sort
    split squash start stash submit suggest sum summarise summarize swap switch sync tag take tell test think tidy
    toggle trace track transform translate trim try tune turn type undo uninstall unpin update upgrade upload
    validate verify view wait walk watch wire work wrap write
""")
"""What people ask a model to do: a sentence that begins with one is a request, and teaches nothing by itself."""

RULED = listed("""
    abide adhere adopt allow answer ask assume avoid back be call cap disallow document employ encrypt enforce
    ensure expect expose favor favour follow forbid hide hold host ignore keep leave let limit lint note omit pin
    point prefer prefix put quote record reject remember require respect respond route sign skip speak specify stay
    stick stop store target treat use utilise utilize
""")
"""Verbs with which people lay down how things are done."""

BASE_VERB = rf"(?:{'|'.join(sorted({*ASKED, *RULED}, key=len, reverse=True))})"
"""A verb in the form that an order begins with."""

SUBJECT = (
    r"(?:we|you|i|they|he|she|it|this|that|these|those|there|the|our|my|your|their|his|her|its|a|an|any|all|some"
    r"|someone"
    r"|somebody|anyone|anybody|everyone|everybody|everything|anything|each|both|either|one|people|no|every)"
)
"""Words with which an English statement begins, or that stand behind the verb of a question."""

_OPENER = re.compile(
    r"^[\s,;:.!…—–-]*(?:(?:hey|hi|hello|hola|salut|hallo|moin|servus|привет|ok|okay|so|well|and|but|also|um+|uh|oh|ah|please"
    r"|(?:right|true|er+|er|genau|stimmt|ach so|tja|na ja|guten (?:morgen|tag|abend)|ben|bon|tiens|voilà|euh|coucou|vale|mira|bueno|pues"
    r"|ah|eh|buenas|buenos días|buenas tardes|слушай(?:те)?|здравствуй(?:те)?|добрый (?:день|вечер)|доброе утро|so yeah|good (?:morning|afternoon|evening)"
    r"|by the by|(?:just )?in case (?:it|that|this) (?:helps|matters|is useful|comes up|is relevant)|in case you need it|for (?:next time|later|future reference|your (?:notes|files|information|records))|for what it['’]s worth|j?fyi|psa|nb|as an aside|side ?note|on (?:another|a side) note|(?:little|small|quick|tiny|minor) (?:update|correction|change|fix|fyi|reminder|info)|good to know|worth knowing|so you know|for context|some context|context|à noter|pour info(?:rmation)?|pour mémoire|pour rappel|nota|remarque|petite (?:précision|correction|info|mise à jour)|(?:nur )?zur info(?:rmation)?|nur so am rande|zur kenntnis|zur erinnerung|hinweis|info|kleine[r]? (?:korrektur|hinweis|info|änderung|nachtrag)|nachtrag|nur damit du(?: e)?s weißt|nebenbei(?: gesagt| bemerkt)?|para que (?:lo sepas|conste|te conste)|que conste|para tu información|dato|pequeñ[oa] (?:corrección|aclaración|nota)|aclaración|aviso|ojo|por si acaso|к сведению|на заметку|к слову|для справки|маленькая поправка|fwiw|one thing|another thing|quick heads[- ]up|(?:oh,? )?before i forget|while i (?:think|remember|have you|['’]m at it|am at it)(?: of it)?|(?:that|which) reminds me|speaking of which|on that note|unrelated|off[- ]topic|random(?: fact)?|(?:bad|good|great|sad|big|small|more|exciting) news|change of plans?|(?:small|slight|last[- ]minute|another) change(?: of plans?)?|(?:as|like) i(?:['’]ve| have)? (?:already |just |always )?(?:said|told you|mentioned|wrote|explained)(?: (?:before|earlier|yesterday|above|already|last \w+))?|as (?:said|stated|noted|told|before)|once (?:more|again)|i repeat|to repeat(?: myself)?|(?:wie )?(?:schon |bereits )?gesagt|wie (?:ich )?(?:schon |bereits )?(?:gesagt|erwähnt)(?: habe)?|nochmals?|noch einmal|bevor ich(?:['’]s| es) vergesse|schlechte nachrichten|gute nachrichten|planänderung|comme (?:je (?:l['’]ai dit|te l['’]ai dit|vous l['’]ai dit|le disais|disais)|dit|déjà dit|mentionné)|je (?:le )?répète|avant que j['’]oublie|mauvaise nouvelle|bonne nouvelle|changement de (?:plan|programme)|como (?:ya )?(?:dije|te dije|he dicho|decía|mencioné)|repito|antes de que (?:se me olvide|me olvide)|malas noticias|buenas noticias|cambio de planes|как я (?:уже )?(?:говорил|говорила|сказал|сказала|писал|писала)|повторяю|пока не забыл[а]?|плохие новости|хорошие новости)(?=\s*[,;:.!…—–-])|ach|ну|ой"
    r"|pls|btw|by the way"
    r"|fyi|quick (?:note|question|one)|note|heads[- ]up|one more thing|sorry|apologies|thanks|thank you|great|cool"
    r"|nice|perfect|alright"
    r"|yeah|yep|yes|nope|no|nah|hm+|actually|in fact|anyway|finally|lastly|basically|however|besides|furthermore"
    r"|moreover"
    r"|additionally|plus|then|next|first|second|third|secondly|again|obviously|of course|clearly|folks|team|guys"
    r"|everyone"
    r"|correction|update|edit|reminder|important|p\.?s\.?|my bad|my mistake|i was wrong|i misspoke|i mean|wait|oops"
    r"|(?:wrong|incorrect|right|falsch|faux|quatsch|das stimmt nicht(?: mehr)?)(?=\s*[,:;!—–-])|scratch that|forget (?:that|what i said)|never ?mind|that['’]?s (?:wrong|outdated|not right|no longer true"
    r"|incorrect)"
    r"|for the record|just so you know|as (?:a reminder|mentioned|discussed|agreed)|to be clear|to clarify"
    r"|übrigens|also|und|aber|nein|ja|bitte|danke|tatsächlich|eigentlich|korrektur|achtung"
    r"|en fait|et|mais|donc|alors|non|oui|merci|s['’]il (?:te|vous) pla[iî]t|correction|attention|au fait|bonjour"
    r"|en realidad|y|pero|entonces|sí|gracias|por favor|corrección|oye|por cierto|perdón"
    r"|а|и|но|нет|да|кстати|на самом деле|спасибо|пожалуйста|поправка|так)"
    r"(?![\w'’-])[\s,;:.!…—–-]*)",
    re.IGNORECASE,
)
_CJK_OPENER = re.compile(
    r"^[\s，,。、！!：:]*(?:如前所述|我说过|我(?:已经|之前|刚才)说过|再说一遍|重复一遍|坏消息|好消息|趁我没忘|前にも言いましたが|さっきも言いましたが|繰り返しますが|忘れる前に|不对|不是|不|其实|实际上|提醒一下|提醒你一下|告诉你一下|跟你说一下|跟你说|说一下|补充一下|补充|备忘|备注|说错了|我说错了|记错了|我记错了|搞错了|不好意思|抱歉|哎呀|更新一下|顺便(?:说一下|说一句|一提)?|另外|对了|好的|好|嗯|哦|啊|你好|嗨|话说|说起来|请注意|(?:我)?(?:更正|纠正|订正|修正)(?:一下)?|いいえ|いや|実は|ちなみに|訂正|なお|あと|そういえば|参考までに|ご参考まで(?:に)?|念のため|補足ですが|補足|一応|お知らせ|メモ|言い忘れましたが|すみません|間違えました|えっと|ああ|あ|はい|こんにちは|そうそう)[，,。、！!：:]+\s*"
)

_MOOD = re.compile(
    rf"^(?:(?:please|pls|just|only|kindly|simply|now|first|then|always|never|let['’]?s|let us|do|don['’]?t|do not"
    rf"|make sure(?: to)?|be sure to)\s+)*{BASE_VERB}\b"
    r"(?!['’]s\b|\s+(?:is|are|was|were|has|had|does|did|takes?|uses?|runs?|goes|needs?|lives?|must|should|will|can"
    r"|may|fails?|starts|happens?)\b)",
    re.IGNORECASE,
)
_NOMINAL = re.compile(
    rf"^(?!(?:make|let|have|keep|get|help|see|watch|ensure|verify|check|tell|show)\b){BASE_VERB}s?\s+(?!(?:{SUBJECT}"
    rf"|me|us|if|whether|in|to|for|on|from|with|up|out|off|down|over)\b)"
    r"(?:(?!(?:that|which|who|so|and|or|because|if|when|until|to|where|as|but|before|after|while)\b)[\w’'/-]+\s+){1,3}?"
    r"(?:is|are|was|were|has|have|must|should|shall|may|can|will|need|needs|live|lives|go|goes|expire|expires|take"
    r"|takes|belong|belongs|use|uses|require|requires|reside|sit|come|happen|start|starts|rotate|refresh|land|ship"
    r"|contain|hold|fail|follow|get|always|never)\b|^(?-i:GET|PUT|POST|PATCH|DELETE|HEAD|OPTIONS)\s+/",
    re.IGNORECASE,
)
"""A noun that could be a verb opens a statement: "build artifacts live in dist/", "log files rotate daily"."""
_FORBIDS = re.compile(
    r"^(?:please\s+|just\s+)?(?:don['’]?t|do not|never|always|stop|avoid|no need to)\b", re.IGNORECASE
)
_ABROAD = re.compile(
    r"^(?:bitte\s+)?(?:nimm|nutze?|verwende|benutze|schreib|antworte|mach|lass|merk|zeig|prüfe?|ignoriere?|vergiss"
    r"|überspring|lösche?|führe?|gib|halte)\b"
    r"|^(?:bitte\s+)?\w+en sie\b|^(?:bitte\s+)?(?:nicht|nie|keine?n?)\b"
    r"|^(?:ne\s+)?(?:utilise[rz]?|réponds|répondez|écri[st]|écrivez|fai[st]|faites|garde[rz]?|retien[st]"
    r"|ignore[rz]?|oublie[rz]?|vérifie[rz]?|lance[rz]?|montre[rz]?|mets|mettez|n['’]|ne\b)"
    r"|^(?:no\s+)?(?:usa|use|utiliza|utilice|responde|escribe|haz|haga|guarda|recuerda|ignora|olvida|verifica"
    r"|verifiques|uses|ejecuta|muestra|pon)\b"
    r"|^(?:не\s+)?\w+(?:й|йте|и|ите|ь|ьте)\b(?!\s+(?:использ|наход|работ))"
    r"|^(?:请|先|把|不要|别|用|使用|记住|忽略|跳过|检查|回答)|(?:してください|して下さい|しないで|してね|せよ|しろ|ください)[。！!]?$",
    re.IGNORECASE,
)

_WAVERS = re.compile(
    r"^(?:i (?:think|guess|believe|suppose|assume|imagine|wonder|doubt|feel like|hope|wish|heard|bet)|maybe|perhaps"
    r"|probably"
    r"|possibly|presumably|not sure|i['’]m not sure|i am not sure|it (?:seems|looks|sounds|appears)|seems"
    r"|looks like|apparently"
    r"|what if|imagine|suppose|hypothetically|let['’]?s (?:say|assume|suppose|imagine|pretend)|if only|pretend|say\s+we|(?:i['’]m )?just (?:checking|testing|wondering|trying|looking|thinking|asking|saying|curious)"
    r"|for (?:example|instance)|e\.g\.|ich (?:glaube|denke|vermute|nehme an)|vielleicht|vermutlich|wahrscheinlich"
    r"|angenommen"
    r"|je (?:pense|crois|suppose)|peut-être|probablement|creo que|pienso que|quizás?|tal vez|probablemente"
    r"|думаю|кажется|наверное|возможно|может быть|я думаю"
    r")(?![\w-])|^(?:我觉得|我想|也许|或许|可能|大概|好像|说不定|たぶん|多分|おそらく)",
    re.IGNORECASE,
)
_WAVERS_LAST = re.compile(r"(?:かもしれ(?:ない|ません)|気がします|気がする|と思います|と思う)[。.！!]*$")
_CONDITION_CONTRARY = re.compile(r"^if (?:we|i|you|they|it|he|she|the \w+) (?:had|were|could|would)\b", re.IGNORECASE)


def core(sentence: str) -> str:
    """The sentence from its first word of substance: greetings, "ok, so", "actually," and "no," are set aside."""
    text, before = sentence.strip(), ""
    while text != before:
        before = text
        text = _opened(text)
    return text


def _opened(text: str) -> str:
    found = _OPENER.match(text) or _CJK_OPENER.match(text)
    rest = text[found.end() :] if found else text
    return rest if any(map(str.isalnum, rest)) and not _is_subject(text, rest) else text


_SUBJECT_OPENER = re.compile(
    r"^(?:no|note|first|second|third|next|then|update|edit|important|please note|correction|plus|team|everyone"
    r"|folks|guys|also|und|y|et|а|и|да|так)\b\s+(?=\w)",
    re.IGNORECASE,
)
_NOUNISH = re.compile(
    r"^(?:no|note|first|second|third|next|update|edit|important|correction|team|everyone|folks|guys)\s+(?!(?:we|you"
    r"|i|it|the|our|my|use|i['’]m|that)\b)",
    re.IGNORECASE,
)


def _is_subject(text: str, rest: str) -> bool:
    """Whether the opener belongs to what follows, for no mark parts them: "no deploys on Fridays"."""
    return bool(_NOUNISH.match(text)) and text[: len(text) - len(rest)].rstrip()[-1:].isalnum()


def is_order(text: str) -> bool:
    """Whether `text` (its opener set aside) tells somebody to do something: "use tabs", not "we use tabs"."""
    if _FORBIDS.match(text):
        return True
    return bool((_MOOD.match(text) and not _NOMINAL.match(text)) or _ABROAD.search(text))


def wavers(text: str) -> bool:
    """Whether `text` guesses, supposes or gives an example instead of stating."""
    return bool(_WAVERS.match(text) or _CONDITION_CONTRARY.match(text) or _WAVERS_LAST.search(text))
