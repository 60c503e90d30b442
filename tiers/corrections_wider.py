"""Further ways to correct, in seven languages: errata, takes taken back, two quoted names swapped, changes told at their end.

Each row brings messages that fire it and messages that don't, and these are its tests. The words reported are the first
named group that matched.
"""

from __future__ import annotations

from tiers.corrections import Phrase, pattern

_END = r"(?=\s*(?:[.,;:!?)…—–\n]|\s-\s|$))"
_QUOTED = r"\s{4,}"
"""What is left of a quoted name once quotations are blank."""

_NAME = r"(?:(?-i:[A-Z])[\w.+#'-]*|\S*\d\S*|[\w]+(?:[-_][\w]+)+)"
"""A name or a value, by its form."""

WIDER: tuple[Phrase, ...] = (
    Phrase(
        family="announced",
        language="en",
        cues=(
            "contrary to what i",
            "or rather",
            "rather:",
            "rather,",
            "nvm",
            "never mind",
            "nevermind",
            "forget it",
            "forget about",
            "scrap that",
            "scrap what",
            "drop that",
            "drop what i",
            "unsay",
        ),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>contrary to what i (?:said|wrote|told|claimed)|(?:or |well )?rather\s*[:,]\s*(?=(?:it|it's|we|the|our|port|\S*\d|(?-i:[A-Z]))\b)|(?:nvm|never ?mind|forget it|forget that|forget about [\w.+#-]+(?: [\w.+#-]+)?|never ?mind (?:that|this|it))\s*[,;:—–-]+\s*(?=(?:it's|it is|we|we're|our|the \w+ is|use)\b(?! (?:works?|was|can|could|found|got|figured)\b))|(?:scrap|drop|undo) (?:that|what i (?:said|wrote))(?=\s*(?:[,;:.!—–-]|$)))"
        ),
        fires=(
            "Contrary to what I said, the API is public",
            "or rather, port 9091",
            "nvm, it's on main",
            "never mind that, we use Vault",
            "Forget about Kafka, we use NATS",
            "Scrap that, the plan is different",
        ),
        silent=(
            "nvm, found it",
            "Never mind, it works",
            "Forget about it",
            "I ask rather than guess",
            "Nevermind, we found the bug",
        ),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(" sorry", ",sorry", " my bad", " oops", "i mean", "s/"),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>\S*\d[\w.:/-]*,? (?:sorry|my bad|oops)(?=\s*[.!]*\s*\Z)|i mean,? (?=\S*\d)\S+(?=\s*[.!]*\s*\Z)|s/[\w.:-]+/[\w.:-]+/g?(?=\s*\Z))"
        ),
        fires=("5433, sorry", "I mean 5433", "s/5432/5433/"),
        silent=("20 minutes late, sorry", "I mean it", "ls s/"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "you wrote",
            "you said",
            "you claimed",
            "you told me",
            "you think",
            "you assume",
            "you call",
            "you list",
            "assume",
        ),
        pattern=pattern(
            r"(?P<m>(?:you (?:wrote|said|claimed|told me|think|assumed?|listed|call|list)|(?:please )?don't assume)(?: that)? [^;:!?\n]{1,50}?[,;.—–-]+\s*(?:but |and |actually |however )*(?:it's|it is|that's|we (?:don't|use|are|never|have)|we're|i (?:don't|use|am|never)|i'm|they (?:don't|use)|(?:it|he|she) (?:isn't|doesn't)|should be)\b(?! (?:fine|ok|good|true|right|correct|great)\b))"
        ),
        fires=(
            "you wrote 5432, it's 5433",
            "you said we use Helm, but we don't",
            "Don't assume we use npm, we use pnpm",
        ),
        silent=("If you said we use Helm, it's outdated", "you said it, it's true", "Did you say 5432?"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("never used", "never had", "never ran", "never deployed", "never lived", "never worked", "never owned"),
        pattern=pattern(
            rf"(?P<m>(?:we|they) never (?:used|had|ran|deployed|lived in|worked (?:at|for|with)|owned) (?:the |an? |any )?{_NAME})"
            + _END
        ),
        fires=("we never used Helm", "We never had Kafka."),
        silent=("We never had time", "If we never used Helm, say so"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "been using",
            "were using",
            "but now use",
            "moving off",
            "moving to",
            "moving away",
            "switching to",
            "switching from",
            "switching over",
            "migrating",
        ),
        pattern=pattern(
            r"(?P<m>(?:we|i|they)(?:'d| had|'ve| have| were)? (?:been )?(?:using|running|on|deploying with) [^.,;!?\n]{1,40}?,? (?:but|and) (?:now|then|since) (?:we |i |they )?(?:use|run|switched|moved|deploy)\b|(?:we|they)(?:'re| are) (?:now |currently |finally )?moving off(?: of)? \S*\w|switching (?:over )?(?:to|from) \S*\w(?: \S+){0,3}? (?:as of|from|starting) (?:today|now|monday|next|this|tomorrow)\b)"
        ),
        fires=(
            "we'd been using Helm but now use Kustomize",
            "we are moving off of Heroku",
            "Switching to Bun as of today",
        ),
        silent=("If we are moving off of Heroku, tell me",),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "raised",
            "bumped",
            "lowered",
            "increased",
            "decreased",
            "reduced",
            "went up",
            "went down",
            "was cut",
            "been cut",
            "extended",
            "shortened",
            "doubled",
            "halved",
            "postponed",
            "rescheduled",
            "pushed",
            "brought forward",
        ),
        pattern=pattern(
            r"(?P<m>(?:(?:we|they)(?:'ve| have)?(?: just| now)? (?:raised|bumped|lowered|increased|decreased|reduced|extended|shortened|pushed|postponed|rescheduled) (?:the|our) (?:[\w-]+ ){1,3}?|(?:the|our|my) (?:[\w'-]+ ){1,3}?(?:(?:was|were|has been|got|is now) (?:just )?(?:raised|bumped|lowered|increased|decreased|reduced|cut|extended|shortened|postponed|rescheduled|pushed|brought forward)|(?:went|has gone) (?:up|down)) (?:back )?)(?:from \S+ )?to (?=\S*\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next|two|three|four|five|six|seven|eight|nine|ten|(?-i:[A-Z]))\S+)"
        ),
        fires=(
            "The limit was raised to 200",
            "We bumped the timeout to 90 seconds",
            "The price went up to 12 euros",
            "Our demo was pushed to Thursday",
        ),
        silent=("If the limit was raised to 200, tell me", "Raise the limit to 200", "The server went down to crash"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("turns out",),
        pattern=pattern(
            rf"(?P<m>(?:it )?turns out,?(?: that)? (?:(?:the|our|my) (?:[\w-]+ ){{1,3}}?|{_NAME} )(?:is|are|owns|uses|runs on|lives in) (?:called |named |at |on |in |owned by )?(?:the )?{_NAME})"
            + _END
        ),
        fires=("Turns out the port is 9091", "It turns out our region is eu-north-1"),
        silent=("Turns out it was DNS", "If it turns out the port is 9091, tell me"),
    ),
    Phrase(
        family="forbidden",
        language="en",
        cues=(
            "enough with",
            "stop it with",
            "never again",
            "want you to",
            "prefer you",
            "prefer that you",
            "rather you",
            "wish you",
            "no more of",
        ),
        pattern=pattern(
            r"(?P<m>(?:that's )?enough (?:with|of) (?:the|your|all the) \w+|stop (?:it )?with the \w+|never again (?:use|do|run|call|deploy|suggest|push|add|put)\b|i (?:don't|do not) want you to [^.,;!?\n]{1,50}? (?:any ?more|any longer|again)|i(?:'d| would)? (?:prefer|rather|wish)(?: that)? you(?:'d| would)? (?:stop(?:ped)?|quit) \w+ing|no more of (?:that|those|this))\b"
        ),
        fires=(
            "enough with the emojis",
            "Stop it with the emojis",
            "never again use eval",
            "I don't want you to use emojis anymore",
            "I'd prefer you stop using abbreviations",
        ),
        silent=("Enough is enough", "Never again!", "If I don't want you to use emojis anymore, I'll say so"),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(
            "erratum",
            "errata",
            "spoke too soon",
            "take that back",
            "takes that back",
            "strike my",
            "conflated",
            "confused ",
            "fix that",
            "fix this",
            "set the record",
            "slip of",
        ),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>errat(?:um|a)\s*[:—–-]|i spoke too soon\b|(?:i'd like to |i |i'll |let me )?take (?:that|it|this) back(?=\s*(?:[,.;:!—–-]|$))|i(?:'ve| had| have)? (?:conflated|confused) [\w./ -]{1,40}? (?:with|and)\b|let me (?:fix|amend|restate|rephrase) (?:that|this|it)\s*[:,.—–-]|(?:to |let me )set the record straight\b|slip of the (?:tongue|pen|keyboard)\b)"
        ),
        fires=(
            "Erratum: the meeting room is B12",
            "I spoke too soon, it's Friday",
            "Take that back, it's Rust",
            "I confused staging with prod, prod is db-2",
            "let me fix that: Ana is on call",
            "To set the record straight: Ana owns it",
        ),
        silent=("Let me fix that test first", "If I confused staging with prod, tell me", "Take that back to the shop"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "i said",
            "i wrote",
            "i told you",
            "i mentioned",
            "i claimed",
            "i gave",
            "i posted",
            "my earlier",
            "my last",
            "my previous",
            "my first",
        ),
        pattern=pattern(
            r"(?P<m>(?:(?:what|the (?:\w+ )?(?:part|bit|thing|stuff|port|date|name|number|version|host|info)(?: that)?) i (?:said|wrote|told you|mentioned|claimed|gave you|posted)(?: [\w./'-]+){0,6}?|my (?:earlier|last|previous|first) (?:message|note|statement|claim|info|answer|mail|comment|remark|number|figure)(?: [\w./'-]+){0,4}?) (?:no longer (?:holds?|applies|stands|is)|(?:doesn't|does not|don't) (?:hold|apply|stand)|(?:is|was)(?: just| actually| plain| all)* (?:wrong|outdated|incorrect|off|stale|nonsense|rubbish|a mistake)|(?:isn't|wasn't|is not|was not|is no longer) (?:quite |really |actually )?(?:right|true|valid|correct)))\b"
        ),
        fires=(
            "What I said about the cache no longer holds",
            "my earlier message was wrong",
            "The port I gave you was wrong",
            "what I told you yesterday isn't true",
        ),
        silent=("If what I said was wrong, tell me", "She thinks what I said was wrong"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "remembering",
            "remember it",
            "remember that",
            "you got",
            "you have",
            "you keep",
            "your facts",
            "you're thinking",
        ),
        pattern=pattern(
            r"(?P<m>you(?:'re| are) (?:mis)?remembering (?:it|that|this|them|things) (?:wrong|incorrectly)|you remember (?:it|that|this|them) wrong|you(?:'ve| have)? (?:got|have|had) your facts wrong|you(?:'re| are) thinking of (?:the (?:old|wrong|previous|other) \w+|a different \w+|another \w+)|you(?:'ve| have)? (?:got|have) (?:the|my|our|his|her|their) [\w ]{1,30}? (?:wrong|mixed up|backwards|confused))\b"
        ),
        fires=(
            "You're remembering it wrong: it's on Thursdays",
            "You have our deadline mixed up",
            "You're thinking of the old repo",
        ),
        silent=("If you remember it wrong, ask", "You remember it well"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            " now starts",
            " now begins",
            " now ends",
            " now happens",
            " now takes place",
            " now closes",
            " now opens",
            " now goes",
            " now costs",
            " now requires",
            " now belongs",
            " now reports",
            " now sits",
            " now stands",
            " now has",
            " now owns",
            " now leads",
            " now handles",
            " now maintains",
            " now manages",
            " now works ",
        ),
        pattern=pattern(
            r"(?P<m>(?!(?:if|when|once|so|because|and|but|see|check)\b)(?:(?:our|the|my|his|her|their) (?:[\w.'/-]+ ){1,4}?|(?-i:[A-Z])[\w.'-]+ |(?:it|he|she) )now (?:(?:starts|begins|ends|happens|takes place|closes|opens) (?:on|at|in|every)\b|goes (?:to|through|via)\b|costs \S*\d|(?:requires|belongs to|reports to|sits (?:in|at|on)|owns|leads|handles|maintains|manages|works (?:at|for|in|from))\b))"
        ),
        fires=(
            "Our sprint now starts on Wednesdays",
            "Omar now leads the team",
            "The plan now costs 12 euros",
            "She now works at Acme",
        ),
        silent=("The app now starts without errors", "If Omar now leads the team, tell me", "It now works"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "up on ",
            "walked away",
            "parted with",
            "phased ",
            "retiring ",
            "sunsetting",
            "killed ",
            "threw out",
            "thrown out",
            "backed out",
            "called off",
            "cancelled",
            "canceled",
            "got cancelled",
        ),
        pattern=pattern(
            r"(?P<m>(?:we|they|the team)(?:'ve|'re| have| are| had)? (?:just |finally |now |since )?(?:(?:gave|given) up on|walked away from|parted with|phased out|(?:are )?(?:retiring|sunsetting)|killed(?: off)?|threw out|thrown out|backed out of|called off|cancell?ed) (?!the process\b|it with\b|time\b)\S*\w)"
        ),
        fires=("We gave up on Kafka", "We're retiring the v1 API", "We've cancelled the Thursday sync"),
        silent=("If we gave up on Kafka, say so", "We killed time at the mall"),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=("call me ", "call it ", "call him ", "call her ", "call them "),
        pattern=pattern(
            r"(?P<m>(?:please )?(?:don't|do not|dont|never|stop calling) (?:call )?(?:me|it|him|her|them) [^,;:!?\n]{1,30}?[,;—–-]+\s*(?:please |just )?(?:call (?:me|it|him|her|them)|it's|use)\b)"
        ),
        fires=(
            "don't call me Dr. Smith, call me Jo",
            "Don't call me Bo, it's Boris",
            "do not call it Beacon, it's Harbour",
        ),
        silent=("Don't call me tomorrow, I'm busy", "Don't call me tomorrow", "If you don't call me Bo, it's fine"),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=("not   ", "not\t", "isn't   "),
        opens=False,
        pattern=pattern(
            rf"(?:\b(?P<m>(?:not|isn't){_QUOTED},?\s*(?:but|it's){_QUOTED})|{_QUOTED},?\s*(?:and )?(?P<n>not){_QUOTED}(?=\s*(?:[.!;,)]|$))|(?<=[\w)]),\s*(?P<o>not){_QUOTED}(?=\s*(?:[.!;)]|$)))"
        ),
        fires=(
            'It\'s called "atlas-core", not "atlas"',
            "Use `pnpm`, not `npm`",
            'not "atlas" but "atlas-core"',
            "call it user_id, not `userid`",
        ),
        silent=('It is "done", not finished yet', 'Is it "atlas", not "core"?'),
    ),
    Phrase(
        family="announced",
        language="de",
        cues=("korrektur", "erratum", "doch nicht", "zurücknehmen", "nehme das zurück", "zu früh gefreut"),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>(?:(?:kleine|kurze|wichtige) )?korrektur (?:zu|zum|zur|von|meiner|meines)\b|errat(?:um|a)\s*[:—–-]|(?:nein,? |ach,? )?doch nicht(?=\s*[,.:;!—–-])|ich nehme (?:das|es) zurück|zu früh gefreut)"
        ),
        fires=("Korrektur zu vorhin: Ana hat Bereitschaft", "Doch nicht, wir bleiben bei AWS", "Ich nehme das zurück"),
        silent=("Die Korrektur zu lesen dauert", "Das ist doch nicht schlimm"),
    ),
    Phrase(
        family="announced",
        language="fr",
        cues=("erratum", "errata", "retire ce que", "me reprends", "finalement non"),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>errat(?:um|a)\s*[:—–-]|je retire ce que j'ai dit|je me reprends|(?:ah |euh )?finalement non(?=\s*[,.:;!—–-]))"
        ),
        fires=("Erratum : la salle est B12", "Je me reprends, c'est jeudi", "Finalement non, on reste sur AWS"),
        silent=("L'erratum est publié",),
    ),
    Phrase(
        family="denied",
        language="fr",
        cues=("plus d'actualité", "plus valable", "plus valide", "plus à jour", "plus correct", "plus exact"),
        pattern=pattern(
            r"(?P<m>(?:ce n'est|c'est|ça n'est|ce (?:n')?était) (?:déjà )?(?:plus|pas) (?:du tout |vraiment )?(?:d'actualité|valable|valide|à jour|correct|exact|le cas))\b"
        ),
        fires=("Ce n'est plus d'actualité, on est sur Postgres 17", "C'est plus valable"),
        silent=("Si ce n'est plus d'actualité, dis-le",),
    ),
    Phrase(
        family="forbidden",
        language="fr",
        cues=("plus de ", "plus d'", "plus jamais"),
        pattern=pattern(
            r"(?P<m>plus (?:de |d'|jamais (?:de |d'))(?!(?:la|l'|\d|deux|trois|dix|cent|mille|temps|questions?|soucis?|problèmes?|lait|pain)\b)[\w-]+ (?:dans|en|sur|pour|s'il|svp|à partir|désormais|le)\b)"
        ),
        fires=("Plus d'emojis dans les commits", "Plus de déploiement le vendredi"),
        silent=("Plus de dix personnes sont venues", "Il y a plus de tests dans core"),
    ),
    Phrase(
        family="announced",
        language="es",
        cues=("fe de erratas", "errata", "retiro lo", "me retracto", "hablé demasiado pronto"),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>(?:fe de )?erratas?\s*:|retiro lo (?:dicho|que dije)|me retracto|hablé demasiado pronto)"
        ),
        fires=("Fe de erratas: la sala es la B12", "Retiro lo dicho", "Me retracto, es el jueves"),
        silent=("La errata está corregida",),
    ),
    Phrase(
        family="changed",
        language="es",
        cues=("reemplazamos", "sustituimos", "reemplazado", "sustituido", "cambiamos", "renombramos"),
        pattern=pattern(
            r"(?P<m>(?:ya |recién |hoy )?(?:(?:reemplazamos|sustituimos|cambiamos|hemos (?:reemplazado|sustituido|cambiado)) [^.,;!?\n]{1,40}? por|renombramos [^.,;!?\n]{1,40}? a) \S*\w)"
        ),
        fires=(
            "Reemplazamos Celery por Temporal",
            "Hemos sustituido Jenkins por Actions",
            "Renombramos el repo a atlas-core",
        ),
        silent=("Si reemplazamos Celery por Temporal, avisa",),
    ),
    Phrase(
        family="forbidden",
        language="es",
        cues=(" más",),
        pattern=pattern(
            r"(?P<m>(?:por favor,? )?no (?:me |le |les |lo |la )?(?!(?:es|eres|puedes|tienes|sabes|hay|quieres)\b)\w+(?:es|as|en|an) más(?: [\w-]+| en| de)?)"
        ),
        fires=("No pongas más emojis", "No uses más lodash", "No me llames más Pepe"),
        silent=("No tienes más opciones", "Si falla, no pongas más emojis"),
    ),
    Phrase(
        family="changed",
        language="ru",
        cues=("переименова", "перенес", "перенёс", "переехал", "заменил", "отвечает за", "руководит"),
        pattern=pattern(
            r"(?P<m>(?:[\w.-]+\s+){0,3}?(?:переименовал[аи]?|переименован[ао]?|переименовывали|перенесл[аи]|перенёс|заменил[аи]?|заменён|заменен) (?:\w+ )?(?:на|в)\s+\S*\w|[\w.-]+ больше не (?:отвечает за|руководит|ведёт|владеет)\s?\S*\w)"
        ),
        fires=("Репозиторий переименовали в atlas-core", "Лена больше не отвечает за это, теперь Омар"),
        silent=("Если репозиторий переименовали в atlas-core, скажи",),
    ),
    Phrase(
        family="forbidden",
        language="ru",
        cues=(" больше",),
        pattern=pattern(
            r"(?P<m>(?:пожалуйста,? )?не (?!могу|знаю|хочу|буду|надо знать)\w+(?:й|йте|ь|ьте|и|ите) больше(?! (?:чем|всего|\d))(?: (?:по|в|на|с|для|из))?(?:\s\S*\w)?)"
        ),
        fires=("Не ставь больше эмодзи", "Не деплой больше по пятницам", "Не пишите больше комментарии"),
        silent=("Не бери больше чем нужно", "Я не знаю больше"),
    ),
    Phrase(
        family="forbidden",
        language="ja",
        cues=("もう",),
        opens=False,
        pattern=pattern(
            r"(?P<m>(?:[^、。！？\n]{1,16}(?:は|を))?もう(?:二度と)?(?:[^、。！？\n]{0,8})?(?<!心配)(?<!気に)(?<!無理)しないで(?:ください|下さい|ね)?)(?=[。！!、\n]|$)"
        ),
        fires=("金曜日のデプロイはもうしないでください", "もう絵文字を追加しないで"),
        silent=("もう心配しないでください",),
    ),
    Phrase(
        family="denied",
        language="zh",
        cues=("不成立", "不适用", "不是那样", "记错", "别搞错", "弄错"),
        opens=False,
        pattern=pattern(
            r"(?:^|[\s，。！？；：、,.!?;:])(?P<m>(?:那|这|这个|之前说的|我之前说的)[^，。？\n]{0,8}(?:已经|早就)?(?:不成立|不适用|不是那样)了?|你(?:记|弄|搞)错了|我(?:记|弄|搞)错了)"
        ),
        fires=("我之前说的已经不成立了", "你记错了，是周四"),
        silent=("如果我弄错了，告诉我",),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("should read", "should have read", "should have been", "should have said"),
        pattern=pattern(
            r"(?P<m>(?:sorry,? )?(?:that|it|this|the (?:\w+ )?(?:line|name|port|date|value|number|part)) should (?:read(?! (?:the|a|an|from|it|this|all|only|in|and)\b)|have (?:read|said|been(?! \w+ed\b)))\b)"
        ),
        fires=("Sorry, that should read 40", "it should have been port 9000"),
        silent=("If it should read the file, fix it", "It should have been tested"),
    ),
    Phrase(
        family="announced",
        language="fr",
        cues=("rectificatif", "rectification", "je rectifie", "mea culpa"),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>(?:petite? |une? (?:petite? )?)?(?:rectification|rectificatif)\s*[:,.—–-]|mea culpa\b|au temps pour moi\b)"
        ),
        fires=("Petite rectification : la formation est mardi", "Mea culpa, c'est jeudi"),
        silent=("La rectification du texte est faite",),
    ),
    Phrase(
        family="announced",
        language="zh",
        cues=("更正", "纠正", "订正", "修正", "指的是", "我是指", "意思是", "口误", "笔误"),
        anywhere=True,
        opens=False,
        pattern=pattern(
            r"(?:^|[\s，。！？；,.!?;])(?P<m>(?:一个|有个|有一处|做个)?小?(?:更正|纠正|订正|修正)(?:一下)?[：:，,]|我(?:刚才|之前)?(?:指的|说的|的意思)是(?!否|不是)|我是指|(?:刚才)?(?:是)?(?:口误|笔误)(?=[，,。！]|$))"
        ),
        fires=("小更正：培训在星期二", "不好意思，我指的是成都的服务器", "口误，是周四"),
        silent=("他说我指的是这个", "更正错误很花时间"),
    ),
    Phrase(
        family="denied",
        language="zh",
        cues=("不，", "不,", "不对，", "不是，"),
        opens=False,
        pattern=pattern(
            r"(?:^|[。！？!?\n])\s*(?P<m>不(?:对|是)?[，,]\s*(?!(?:我|你|他|她|我们|谢|用|要|会|想|行|又|还|只|没|那是(?:昨|前)))[^，。！？\s]{1,8}\s*(?:寄给|发给|发到|放在|送到|归|交给|由|存在|跑在|连|走|在|叫|用)\s*[^，。！？]{1,16})"
        ),
        fires=("不，发票寄给 Petra", "不对，备份存在 S3"),
        silent=("不，谢谢",),
    ),
    Phrase(
        family="announced",
        language="ja",
        cues=("訂正", "修正です", "言い間違", "勘違い"),
        anywhere=True,
        opens=False,
        pattern=pattern(
            r"(?:^|[。！\n])\s*(?P<m>(?:小さな|一つ|ちょっと|少し)?(?:訂正|修正)(?:です|があります|が一つ(?:あります)?|させてください)(?=[：:。、！]|$)|(?:言い間違い|言い間違え|勘違い)(?:でした|です|しました|ました|ていました|していました)(?=[。、！]|$))"
        ),
        fires=("小さな訂正です：研修は火曜日です", "勘違いでした、木曜日です", "言い間違えました、木曜日です"),
        silent=("訂正方法を教えてください",),
    ),
    Phrase(
        family="denied",
        language="ja",
        cues=("正確では", "不正確", "誤りです", "間違っています", "事実ではありません"),
        opens=False,
        pattern=pattern(
            r"(?:^|[\s。！、\n])(?P<m>(?:それ|これ|その\S{1,8}|あの\S{1,8})(?:は|が)(?:もう)?(?:正確では(?:ありません|ないです|ない)|不正確です|誤りです|間違っています|事実ではありません))(?=[。！、]|$)"
        ),
        fires=("それは正確ではありません、顧客は三社です", "その数字は間違っています"),
        silent=("もしそれが間違っていますなら教えて",),
    ),
    Phrase(
        family="denied",
        language="ru",
        cues=("неточно", "не совсем", "не точно", "нет,", "нет.", "нет —"),
        pattern=pattern(
            r"(?P<m>(?:это|тут|здесь) (?:немного |слегка |уже )?(?:неточно|не (?:совсем )?(?:точно|так|верно|правильно))(?!\w)|нет(?:,|\.| —)\s*(?!(?:я|он|она|они|это|спасибо|ещё|еще|только|опять|тесты|мы ещё|не)\b)[\w-]+ (?:(?!бы\b)\w+(?:ет|ит|ют|ят|ёт|ут|ат)|—|в|на|у)\s+\S*\w)"
        ),
        fires=("Это неточно, у нас три клиента", "Нет, счета идут Петре", "Нет, сервер стоит в Казани"),
        silent=("Нет, я живу один", "Нет, ещё нет", "Если это не совсем точно, скажи"),
    ),
    Phrase(
        family="announced",
        language="de",
        cues=("unsinn", "quatsch", "mist ", "nehme", "falsche"),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>(?:da )?(?:habe? ich|ich habe?) (?:da |wohl |eben |vorhin )?(?:unsinn|quatsch|mist|blödsinn) (?:gesagt|erzählt|geschrieben|behauptet)|ich nehme (?:alles |das |es )?zurück\b|falsche (?:info|angabe|auskunft|zahl|version|adresse|nummer) von mir\b)"
        ),
        fires=(
            "Da habe ich Quatsch erzählt",
            "Ich nehme zurück, was ich zum Budget gesagt habe",
            "Falsche Info von mir: das Treffen ist um elf",
        ),
        silent=("Er hat Quatsch erzählt", "Falsche Eingaben werden gemeldet"),
    ),
    Phrase(
        family="announced",
        language="fr",
        cues=("bêtise", "n'importe quoi", "raconté"),
        anywhere=True,
        pattern=pattern(r"(?P<m>j'ai (?:dit|écrit|raconté) (?:une bêtise|des bêtises|n'importe quoi))"),
        fires=("J'ai dit une bêtise, la réunion est à onze heures",),
        silent=("Il a dit une bêtise",),
    ),
    Phrase(
        family="announced",
        language="es",
        cues=("tonter", "dije mal", "dicho mal"),
        anywhere=True,
        pattern=pattern(r"(?P<m>(?:antes )?(?:dije|he dicho|escribí) (?:una tontería|tonterías|mal)\b)"),
        fires=("Dije una tontería, la reunión es a las once",),
        silent=("Ella dijo una tontería",),
    ),
    Phrase(
        family="announced",
        language="ru",
        cues=("ерунду", "глупость", "чушь", "неправильно", "неверно"),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>я (?:вчера |раньше |только что )?(?:сказала?|написала?|наговорила?) (?:ерунду|глупость|чушь|неправильно|неверно))"
        ),
        fires=("Я сказал ерунду, встреча в одиннадцать",),
        silent=("Он сказал ерунду",),
    ),
    Phrase(
        family="denied",
        language="zh",
        cues=("说的不对", "说的错", "写的不对", "给的不对", "说的有误", "过期了", "过时了", "旧了", "失效了"),
        opens=False,
        pattern=pattern(
            r"(?:^|[\s，。！？；,.!?;])(?P<m>我(?:刚才|之前|上次)?(?:说|写|给|发)的(?:[^，。]{0,6})?(?:不对|错了|是错的|有误)|你的[^，。？]{1,12}?(?:已经|早就)?(?:过期|过时|旧|失效)了)"
        ),
        fires=("我刚才说的不对，会议在十一点", "你的地区信息已经过期了"),
        silent=("如果我说的不对，请指出",),
    ),
    Phrase(
        family="denied",
        language="ja",
        cues=("さっきの", "先ほどの", "情報", "データ", "ではありません", "じゃありません"),
        opens=False,
        pattern=pattern(
            r"(?:^|[。！\n])\s*(?P<m>(?:さっき|先ほど|この前)の(?:話|説明|件|内容|数字)?(?:は|が)(?:間違い|誤り|嘘)|[^、。？]{1,16}(?:情報|データ|記憶|メモ)(?:は|が)(?:もう|少し)?(?:古い|間違っ|違い)|[^、。？]{1,16}(?:では|じゃ)ありません、[^、。？か]{1,16}(?:です|だ)(?=[。！]|$))"
        ),
        fires=("さっきのは間違いで、会議は十一時です", "地域の情報が古いですよ", "Vue ではありません、Svelte です"),
        silent=("情報が古い場合は教えて", "大丈夫です"),
    ),
    Phrase(
        family="denied",
        language="de",
        cues=("dein", "ihre ", "eure ", "nein,"),
        pattern=pattern(
            r"(?P<m>(?:deine?|ihre?|eure?) \w+(?: (?:zur|zum|zu|über|von|für|aus)(?: \w+){1,3})? (?:ist|sind) (?:\w+ )?(?:veraltet|überholt|falsch|nicht mehr (?:aktuell|gültig|richtig))\b|nein[,.:—–-]\s*(?:zuständig|verantwortlich|richtig|gemeint|gültig|korrekt) (?:ist|war|sind|wäre)\b)"
        ),
        fires=("Deine Angabe zur Region ist überholt", "Nein, zuständig ist Frau Yilmaz"),
        silent=("Wenn deine Angabe zur Region überholt ist, sag es",),
    ),
    Phrase(
        family="denied",
        language="fr",
        cues=("ton ", "ta ", "tes ", "votre ", "vos "),
        pattern=pattern(
            r"(?P<m>(?:ton|ta|tes|votre|vos) [\w'’-]+(?: [\w'’-]+){0,4}? (?:est|sont) (?:\w+ )?(?:périmée?s?|obsolètes?|dépassée?s?|faux|fausses?|incorrecte?s?|erronée?s?|plus à jour|plus valables?)(?!\w))"
        ),
        fires=("Ton info sur la région est périmée", "Vos notes ne sont plus bonnes, votre liste est obsolète"),
        silent=("Si ton info est périmée, dis-le",),
    ),
    Phrase(
        family="denied",
        language="es",
        cues=("tu ", "tus ", "su ", "vuestr"),
        pattern=pattern(
            r"(?P<m>(?:tus?|sus?|vuestr[oa]s?) \w+(?: \w+){0,4}? (?:está|están|es|son|quedó) (?:ya )?(?:obsolet|desactualizad|equivocad|incorrect|vencid|caducad|mal(?!\w))\w*)"
        ),
        fires=("Tu dato sobre la región está obsoleto",),
        silent=("Si tu dato está obsoleto, dilo",),
    ),
    Phrase(
        family="denied",
        language="ru",
        cues=("твоя ", "твои ", "твой ", "ваша ", "ваши ", "ваш ", "нет, ", "это не "),
        pattern=pattern(
            r"(?P<m>(?:твоя|твои|твой|твоё|ваша|ваши|ваш) [\w ]{2,40}? (?:уже )?(?:устарел\w*|неверн\w*|неправильн\w*|ошибочн\w*)(?!\w)|нет,\s*(?:отвечает|владеет|руководит|занимается|ведёт)\s\S*\w|это не (?!так|то|знаю|важно|срочно|страшно|проблема)[\w.+#-]+, (?:это|а) \S*\w)"
        ),
        fires=("Твоя информация о регионе устарела", "Нет, отвечает за это Йылмаз", "Это не Vue, это Svelte"),
        silent=("Если твоя информация устарела, скажи", "Это не так важно, это мелочь"),
    ),
    Phrase(
        family="changed",
        language="fr",
        cues=("depuis ",),
        pattern=pattern(
            r"(?P<m>depuis (?:hier|lundi|mardi|mercredi|jeudi|vendredi|ce matin|la semaine dernière|le mois dernier|aujourd'hui),? (?:(?:le|la|les|notre|nos) [\w-]+ |l'[\w-]+ |on |nous )(?:tourne|tournent|utilis\w+|écoute|est (?:sur|en|chez)|s'appelle|déploie|déployons|pointe|héberge\w*))"
        ),
        fires=("Depuis hier le service tourne sur api2.acme.io",),
        silent=("Depuis hier les tests échouent",),
    ),
    Phrase(
        family="changed",
        language="es",
        cues=("desde ", " ahora es ", " ahora está ", " ahora se "),
        pattern=pattern(
            r"(?P<m>desde (?:ayer|hoy|el (?:lunes|martes|miércoles|jueves|viernes)|la semana pasada|el mes pasado),? (?:(?:el|la|los|las|nuestr[oa]s?) [\w-]+ )?(?:corre|usa|usamos|escucha|está en|se llama|desplegamos|apunta|vive)\b|(?:el|la|nuestr[oa]|mi) [\w-]+(?: (?:de |del |de la )?[\w-]+){0,3} ahora (?:es|está en|se llama|corre|usa|vive)\s+\S*\w)"
        ),
        fires=("Desde ayer el servicio corre en api2.acme.io", "Nuestro jefe de equipo ahora es Ravi"),
        silent=("Desde ayer los tests fallan", "Si nuestro jefe ahora es Ravi, dilo"),
    ),
    Phrase(
        family="changed",
        language="ru",
        cues=("со вчерашнего", "с понедельника", "с прошлой", "с сегодняшнего", "со вторника"),
        pattern=pattern(
            r"(?P<m>со? (?:вчерашнего дня|сегодняшнего дня|понедельника|вторника|среды|четверга|пятницы|прошлой недели|прошлого месяца),? (?:\w+ ){1,3}?(?:работает на|используем|использует|слушает|называется|находится|деплоим|живёт))"
        ),
        fires=("Со вчерашнего дня сервис работает на api2.acme.io",),
        silent=("Со вчерашнего дня тесты падают",),
    ),
    Phrase(
        family="changed",
        language="zh",
        cues=("昨天起", "上周起", "今天起", "昨天开始", "上周开始", "本周起", "本月起"),
        opens=False,
        pattern=pattern(
            r"(?:^|[\s，。！？；])(?P<m>(?:从)?(?:昨天|上周|今天|本周|本月|上个月|周[一二三四五六日])(?:起|开始)[，,]?\s*[^，。？]{0,12}?(?:跑在|用|是|在|叫|改|部署|监听)\s*[^，。？]{1,16})"
        ),
        fires=("从昨天起服务跑在 api2.acme.io",),
        silent=("从昨天起测试一直失败",),
    ),
    Phrase(
        family="forbidden",
        language="zh",
        cues=("别再", "不要再"),
        opens=False,
        pattern=pattern(
            r"(?:^|[\s，。！？；])(?P<m>(?:请)?(?:别|不要)再(?!担心|哭|笑|闹|熬夜|加班|说了|想了|等|难过|生气|自责|见)[^，。？]{2,16})"
        ),
        fires=("别再缩写变量名了", "请不要再加注释"),
        silent=("别再担心了", "别再熬夜了", "如果失败，别再重试"),
    ),
    Phrase(
        family="changed",
        language="ja",
        cues=("延び", "ずれ", "早まり", "繰り上", "繰り下", "昨日から", "先週から", "今週から"),
        opens=False,
        pattern=pattern(
            r"(?P<m>(?:に|へ)(?:延び|ずれ込み|ずれ|早まり|繰り上がり|繰り下がり)(?:まし)?た(?=[。！、]|$)|(?:昨日|先週|今週|今月|先月)から[^。？]{1,24}(?:で動いて|を使って|で待機して|と呼んで)(?:い)?(?:ます|る)(?=[。！、]|$))"
        ),
        fires=("締め切りは月曜日に延びました", "昨日からサービスは api2.acme.io で動いています"),
        silent=("もし締め切りが月曜日に延びましたら教えて", "昨日からテストが失敗しています"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("done away", "did away", " now"),
        pattern=pattern(
            rf"(?P<m>(?:we|they|the team)(?:'ve| have)? (?:just |finally |now )?(?:done|did) away with \S*\w|{_NAME} is (?:the |our |my |an? )?(?:[\w-]+ )?(?:lead|manager|owner|head|boss|chief|director|maintainer|captain|contact|on call|cto|ceo|coach|mentor|admin) now)"
            + _END
        ),
        fires=("we've done away with Slack", "Ravi is team lead now"),
        silent=("If Ravi is team lead now, tell me",),
    ),
)
