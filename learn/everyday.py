"""What people tell of themselves, their homes and their shops in words that no other row reads: who does what, hours, house rules.

Like the other tables: a row is tried on a sentence whose openers are set aside (`learn.patterns`).
"""

from __future__ import annotations

import regex

from learn.mood import is_order, wavers
from learn.pattern import Pattern, pattern
from learn.singles import single
from learn.uses import use

_PAST = regex.compile(
    r"\b(?:was|were|had|did|didn't|broke|went|got|came|happened|used to|there (?:is|was|were)|will|would|could|might|just|today|tonight|yesterday|right now|at the moment)\b"
    r"|\b(?:war|waren|hatte|hatten|gab|ging|heute|gestern|gerade|morgen|était|avait|hier|aujourd'hui|demain|era|fue|había|ayer|hoy|(?<!\bla )mañana)\b",
    regex.IGNORECASE,
)
_KIN = (
    r"(?:wife|husband|partner|girlfriend|boyfriend|fianc[ée]e?|spouse|son|daughter|kids?|children|child|baby|toddler|twins|mother|father|mom|mum|dad|parents|brother|sister|grand\w+|uncle|aunt|cousin|niece|nephew"
    r"|in-laws|mother-in-law|father-in-law|roommate|flatmate|housemate|neighbou?rs?|boss|manager|landlord|landlady|tenant|nanny|babysitter|cleaner|gardener|dog|cat|puppy|kitten|hamster|rabbit|parrot|tortoise|turtle|horse|goat|hens?|chickens|fish|bird|intern|assistant|team|company|band|choir|club|class)"
)
_HABIT = (
    r"(?:nights?|days|weekends|mornings|evenings|part[- ]time|full[- ]time|shifts?|remotely|abroad|every|each|always|never|only|twice|once|as an?\b|from \w+ (?:to|until|till)|until|till"
    r"|(?:on|at|in|for|with|near|under|outside) (?!(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\d+ (?:minutes|hours)))"
)
_SITE = r"(?:house(?:hold)?|home|family|flat|apartment|team|office|company|shop|store|school|class(?:room)?|club|kitchen|lab|practice|clinic|church|street|building|village|town|garden|studio|restaurant|region|country)"


def _lasts(text: str) -> bool:
    return not wavers(text) and not is_order(text) and _PAST.search(text) is None


def _is_single(text: str) -> bool:
    return single(text) is not None and not wavers(text)


def _steady(text: str) -> bool:
    return not wavers(text)


_TIME = r"(?:\d{1,2}(?:[:.h]\d\d)?|noon|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: ?(?:am|pm|a\.m\.|p\.m\.|o'clock|uhr|h))?"

EVERYDAY: tuple[Pattern, ...] = (
    Pattern(
        name="one-of-it",
        regex=regex.compile(r"\S"),
        language=None,
        holds=_is_single,
        matches=(
            "Hassan does the payroll.",
            "It's Greta who handles refunds.",
            "C'est Awa qui valide les congés.",
            "Um die Technik kümmert sich Deniz.",
            "Quien lleva las nóminas es Pilar.",
            "The clinic is open until 6pm.",
            "Die Praxis macht um 15 Uhr zu.",
        ),
        misses=("Hassan does it.", "It's Greta who called.", "I think Greta handles refunds."),
    ),
    pattern(
        "ja: 項目",
        r"^(?:アレルギー|血液型|誕生日|趣味|職業|出身|家族|国籍|身長|体重|靴のサイズ|好きな[^：:は]{1,6}|嫌いな[^：:は]{1,6}|苦手な[^：:は]{1,6})\s*[:：]\s*\S",
        """アレルギー：えび、かに""",
        """アレルギーですか""",
        _steady,
    ),
    pattern(
        "goes-by",
        r"^(?:i|my \w+|(?-i:[A-Z])\w+) (?:usually |just |also )?(?:go|goes) by (?:the name )?(?-i:[A-Z])"
        r"|^(?:just |please |you can |you may |feel free to |everyone |everybody |people |friends |my friends |they (?:all )?|my (?!heart)\w+ )?(?:usually |always |all )?calls? me [\"“'‘]?(?-i:[A-Z])"
        r"|^(?:nobody|no one|don't|do not|never) (?:ever )?calls? me (?-i:[A-Z])",
        """I go by Lex, nobody calls me Alexander.
        My daughter goes by Max.
        Everyone calls me Dot.
        You can call me Al.""",
        """They call me back.
        I go by train.
        He called me yesterday.""",
        _steady,
    ),
    pattern(
        "habit-of-kin",
        rf"^(?:my|our) (?:(?:older|younger|eldest|oldest|youngest|little|big|late|ex-?|best) ?)?{_KIN}(?:,? (?-i:[A-Z])\w+,?)? (?:(?:usually|often|mostly|still|also|now|always|never|only) ){{0,2}}(?!(?:is|was|has|does|thinks?|says?|believes?|wants?|keeps?|looks?|seems?|feels?|makes?|means?|loves?|hopes?|knows?)\b)(?:[a-z]+[a-rt-z]s|go|goes|teaches|does|attends?|work|live|sleep|stay|play|speak|eat|need|come)\b (?:\S+ ){{0,4}}?{_HABIT}",
        """My husband works nights at St. Mary's hospital.
        Our tortoise hibernates from November until March.
        My mum comes every Tuesday.
        Our kids go to school in Ghent.
        Our cleaner comes on Fridays.""",
        """My dog barks a lot.
        My sister came for dinner.
        My boss thinks in circles.""",
        _lasts,
    ),
    pattern(
        "shift",
        r"^(?:i|we) (?:do|work|cover|take|have) (?:the )?(?:night|early|late|day|morning|evening|weekend) shifts?\b|^i (?:do|handle|run|manage|look after|take care of) (?:all )?the (?!(?:same|thing|things|work|right|rest|math|maths|tests?|job|build|script|command|opposite|best)\b)[\w-]+|^(?:i|we)(?:'ve| have)? got (?:an?|two|three|four|our own|some) (?:new |little |baby |second |rescue ){0,2}(?:puppy|kitten|dog|cat|rabbits?|hens?|chickens|horse|pony|parrot|hamster|car|van|bike|flat|house|garden|allotment|boat|kids?|daughters?|sons?|twins|allergy)\b",
        """I do the night shift on weekends.
        I do the books.
        We've got a new puppy, her name is Nori.""",
        """We've got a new bug.""",
        _steady,
    ),
    pattern(
        "wants-it-so",
        rf"^(?:(?:Mr|Mrs|Ms|Dr|Prof)\.? (?-i:[A-Z])\w+|(?-i:[A-Z])[\w-]+(?: (?-i:[A-Z])[\w-]+)?(?<!We)(?<!They)(?<!It)(?<!She)(?<!He)(?<!Everyone)|(?:my|our|the) (?:{_KIN}|clients?|customers?|accountant|lawyer|editor|publisher|supplier|doctor|nurse|matron|chief|chef|bishop|judge|court|council|chair|board|head|[\w-]*(?:teacher|master|mistress|keeper|warden|officer|inspector|director|coach|captain|secretary|treasurer))) (?:wants?|prefers?|expects?|insists on|likes?|needs?|requires?|demands?) (?:his|her|their|all|every|each|no|the|our|my) (?!.*\b(?:today|tonight|tomorrow|now|asap|this week)\b)[^,;]{{2,60}}? (?:in|on|by|as|via|before|at least|every|with|without|to be)\b \S",
        """Mrs. Haddad wants her invoices on paper.
        Our accountant needs all receipts by the fifth.
        The headteacher wants all letters home checked by Mr. Boyle first.
        The warden requires every visitor to be signed in.""",
        """She wants her coffee in bed.""",
        _lasts,
    ),
    pattern(
        "asked-for-good",
        r"^(?:i(?:['’]d| would)? (?:like|want|need|prefer)(?: for)? (?:you|it|everything|all \w+|your \w+) to|please|could you please|kindly) (?!(?:always|never)\b)[^?]{3,120}\b(?:always|every time|from now on|in future|going forward|by default)[.! ]*$",
        """I'd like you to answer in bullet points, always.
        Please quote prices in euros from now on.""",
        """I'd like you to answer.""",
        _steady,
    ),
    pattern(
        "way-of-life",
        r"^(?:i|we|(?:my|our) [\w-]+)(?:'ve| have|'s| has) (?:recently |just |now |finally )?(?:gone|been|become|turned) (?:fully |completely )?(?:vegan|vegetarian|pescatarian|gluten[- ]free|sober|keto|plant[- ]based|dairy[- ]free|freelance|remote|part[- ]time)\b"
        r"|^(?:i|we|(?:my|our) [\w-]+) (?:keeps? (?:kosher|halal|sabbath|the sabbath|shabbat|ramadan)|observes? \w+|fasts? (?:on|during)|avoids? \w+|(?:only |mostly )?(?:eat|drink|use|wear|buy)s? (?:only |mostly |nothing but |no )\w+)\b",
        """I've gone vegan since January.
        We've been gluten-free for a year.
        We keep halal.
        My wife avoids caffeine.
        I only drink decaf.""",
        """I've gone home.
        We've been busy.""",
        _steady,
    ),
    Pattern(
        name="given-up",
        regex=regex.compile(
            r"\b(?:gone|dead|history|retired|no more|dropped|scrapped|swapped|traded|ditched|ripped out|threw out|got rid of|sold)\b",
            regex.IGNORECASE,
        ),
        language="en",
        holds=lambda text: not wavers(text) and (found := use(text)) is not None and bool(found.old and found.new),
        matches=("Kafka's gone, everything goes over NATS now.", "We ripped out Unleash and went with LaunchDarkly."),
        misses=("The cake is gone.", "We got rid of the mess."),
    ),
    pattern(
        "house-rule",
        rf"^(?:(?:in|at) (?:our|my) {_SITE}|at home|at ours|at our place|round here|around here|in this (?:house|office|team|company|family)),? (?!it's (?:ok|fine|great)\b|(?:i|it) (?:feel|is)\b)\S+ \S+ \S+",
        """In our house shoes come off at the door.
        At home we speak Tagalog.
        In this office phones stay in the drawer.""",
        """At home now.
        In our house it was cold.
        At home I just rest a bit.""",
        _lasts,
    ),
    pattern(
        "only-that",
        r"^(?!(?:read|for|this|the|that|just|only|it|if|use|do|make|please|when|not|and|in|one|my|i|we|you)\b)[\w'’-]+(?: [\w'’-]+){0,4} only,? please\b|^(?:no|zero) [\w'’-]+(?: [\w'’-]+){0,3},? please\s*[,.;!]",
        """Metric units only please, I never got used to ounces.
        Plain text only, please.
        No exclamation marks please.""",
        """This one only please.
        Only please.""",
        _steady,
    ),
    pattern(
        "always-wanted",
        r"^i (?:never|don't ever|do not ever|always|only(?: ever)?) (?:want|need|expect) (?!to (?:be|know|see|say|go|do|have|hear)\b|it\b|that\b|this\b|you\b|more\b)\w+ \S",
        """I never want suggestions that involve flying.
        I always want the tests first.
        I only want recipes without nuts.""",
        """I never want to see that again.
        I always want more.""",
        _steady,
    ),
    pattern(
        "what-is-liked",
        r"^(?:what|the (?:thing|one thing|one|food|drink|dish|music|sport|colou?r|season|book|film|movie|game|fruit)) (?:i|we|my \w+|our \w+|she|he|they) (?:really |always |all )?(?:likes?|loves?|enjoys?|prefers?|hates?|dislikes?|can't stand|drinks?|eats?|avoids?)\b(?! about (?:this|that|it|you)\b)[^?,;]{0,50}? (?:is|are) (?!(?:that|how|when|up|being|the way|seeing)\b)\S",
        """What I like best for breakfast is porridge with figs.
        The music my dad loves is fado.
        What my kids hate most is broccoli.""",
        """What I like about this is the colour.
        What I love is how it feels.""",
        _steady,
    ),
    pattern(
        "all-in-it",
        r"^(?:everything|anything|nothing|all(?: the)? (?:files|code|folders|branches|hosts|tests)) (?:under|in|below|inside|within|from|on|beneath|behind) [`\"'“]?(?=\S*[./_\d-])[\w./*-]+[`\"'”]? (?:is|are|must|should|gets?|goes|has|needs|belongs|may|can)\b"
        r"|^(?:anything|everything|whatever|whoever) (?!(?:is|was|goes|i|you|we|it|he|she|they|else|that)\b)[\w-]+(?: [\w'’-]+){0,5}? (?:needs|requires|goes (?:to|through|via)|has to|must|should|gets)\b \S",
        """Everything under /legacy is frozen, leave it alone.
        Anything customer-facing needs Dana's okay.
        All files in src/gen are generated.""",
        """Everything in it is fine.
        Nothing in life is free.""",
        _steady,
    ),
    pattern(
        "about-somebody",
        r"^(?:(?:my|our|his|her|their|the) )?(?:[\w'’-]+(?:'s|’s) )?(?:pronouns?|allerg(?:y|ies)|diet|dietary \w+|time ?zone|birthday|date of birth|blood (?:type|group)|(?:shoe|ring|shirt|dress|trouser|hat) size|height|weight|nationality|religion|mother tongue|native language|languages?|star sign|dominant hand|favou?rite [\w-]+|emergency contact|next of kin|insurance(?: company)?|employer|occupation|profession|job title|nickname|hometown|home town|hobb(?:y|ies)) ?[:=] ?\S",
        """Pronouns: they/them.
        Allergies: nuts, penicillin
        My time zone: CET
        Favourite colour: green""",
        """Weight of the file?
        Size: unknown to me""",
        _steady,
    ),
    pattern(
        "hours",
        rf"^(?:the|our|my|(?-i:[A-Z])[\w'’]+) (?:[\w'’-]+ ){{0,4}}?(?:opens?|closes?|shuts?|hours are|opening hours are|is open|are open|is closed|are closed|runs|serves?|starts?|finish(?:es)?|meets?|rehearses?|practi[sc]es?|gathers?|convenes?|trains?|comes?|collects?|delivers?)\b[^?]{{0,30}}?\b(?:{_TIME} ?(?:-|–|to|until|till) ?{_TIME}|(?:at|until|till|from|by) {_TIME}|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays))\b",
        """Our bakery opens at six and closes at two.
        The library is open 9-17.
        Our hours are 9 to 5.
        The chess club meets on Thursdays.""",
        "",
        _lasts,
    ),
    pattern(
        "de: Gewohnheit",
        r"^(?!(?:das|es|dies|was|wie)\b)(?:\S+ ){1,8}?(?:(?:mon|diens|mitt|donners|frei|sams|sonn)t?(?:ag|woch)s|mittwochs|wochentags|werktags|jede[nrs]? \w+|täglich|wöchentlich|monatlich|alle \w+ (?:tage|wochen|monate|jahre)|morgens|abends|nachts|vormittags|nachmittags)\b"
        r"|^(?:bei uns|bei mir|in unser\w+ \w+|im büro|zu hause)(?: \w+){0,2}? (?:gibt(?:['’]s| es)|ist|sind|wird|werden|isst|essen|spricht|sprechen|trägt|tragen|duzen|siezen|zieht|ziehen|gilt|bleibt|bleiben|herrscht)\b.*\S"
        r"|^(?:im|in der|bei der|beim|an der|in unser\w+) (?-i:[A-ZÄÖÜ])[\wäöüß-]+(?: \S+)? (?:bin|arbeite|leite|spiele|singe|trainiere|unterrichte|helfe) ich \S"
        r"|^(?:mein\w*|unser\w*|der|die|das) [\wäöüß-]+(?: [\wäöüß-]+)? (?:schreibt|spricht) (?:sich|man)\b"
        r"|^wir (?:duzen|siezen) uns\b|^(?:alle|jeder|freunde|meine freunde|die meisten) (?:sagen|nennen|nennt) (?:\w+ )?(?:zu )?mi(?:ch|r) (?-i:[A-ZÄÖÜ])|^(?:sag|nenn) (?:mich |einfach )*(?-i:[A-ZÄÖÜ])",
        """Der Müll wird bei uns mittwochs abgeholt.
        Unser Verein trainiert jeden Donnerstag.
        Bei uns gibt's freitags immer Fisch.
        Zu Hause sprechen wir Türkisch.
        Alle sagen zu mir Kati.""",
        """Das passiert jeden Tag.
        Es regnet jeden Tag.""",
        lambda text: (
            _lasts(text)
            and not regex.search(r"\b(?:habe|haben|hat|hatte)\b.*\b(?:ge\w+|an\w*ge\w+|\w+iert)[.!]*$", text)
        ),
    ),
    pattern(
        "de: Zeiten",
        r"^(?:der|die|das|unser\w*|mein\w*|(?-i:[A-ZÄÖÜ])[\wäöüß-]+)(?: [\w-]+){0,3}? (?:öffnet|öffnen|schließt|schließen|macht|machen|hat|haben|ist|sind)\b[^?]{0,40}?\b(?:von )?(?:\d{1,2}(?:[:.]\d\d)?|acht|neun|zehn|halb \w+)(?: uhr)?(?: (?:bis|-|–) (?:\d{1,2}(?:[:.]\d\d)?|\w+)(?: uhr)?)?(?: (?:auf|zu|geöffnet|offen|geschlossen|dicht))?[.!]*$",
        """Die Praxis hat montags bis donnerstags von 8 bis 16 Uhr auf.
        Der Laden macht um 9 auf.""",
        """Der Build ist kaputt.""",
        lambda text: (
            _lasts(text)
            and regex.search(
                r"\b(?:uhr|auf|zu|geöffnet|offen|geschlossen|dicht)\b|öffne|schließ", text, regex.IGNORECASE
            )
            is not None
        ),
    ),
    pattern(
        "fr: habitude",
        r"^(?:chez (?:nous|moi)|à la maison|dans (?:notre|mon|ma) (?:équipe|famille|maison|bureau|entreprise|école|classe)|au bureau),? (?!c['’]est (?:pareil|la|super|bien|le bazar)\b)\S+ \S+ \S+"
        r"|^(?:le|la|les|l['’]|notre|nos|mon|ma|mes) ?(?:[^\s,;:]+ ){1,5}?(?:compte|comptent|se réunit|se réunissent|a lieu|ont lieu|s['’]entraîne|répète|ferme|ferment|ouvre|ouvrent|passe|passent|dort|mange|travaille|vit|vient|vont|va)\b (?!mieux|bien|mal|pas\b|ça)\S"
        r"|^(?:le|la|les|notre|nos|mon|ma) ?(?:[^\s,;:]+ ){1,4}?n['’](?:est|sont) (?:pas|plus|jamais) (?:ouvert|fermé|disponible|joignable|accessible|autorisé)e?s? \S"
        r"|^(?:tout le monde|on|mes amis|mes collègues|les gens) m['’]appelle(?:nt)? (?-i:[A-ZÉ])|^je fais du \d+\b|^je suis (?:daltonien|daltonienne|myope|sourde?|aveugle|gaucher|gauchère|droitier|droitière|dyslexique|asthmatique|cœliaque|veuf|veuve|retraitée?|infirmi\w+|enseignante?|étudiante?)\b"
        r"|^(?:le|la|les|chaque|tous les|toutes les) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin|soir|week-end|été|hiver)s?,? (?:on|nous|je|il|elle|ils|elles) (?!(?:ai|as|a|est|suis|va|vais)\b)\w+"
        r"|^(?:nous|on) (?:ouvr|ferm|mange|dîn|parl|répèt|s['’]entraîn|se réuni|livr|recev)\w* \S"
        r"|^c['’]est (?:toujours |maintenant |désormais )?(?:(?:mon|ma|notre) [\w'’-]+|(?-i:[A-ZÉ])[\w'’-]+) qui (?!(?:a|ont|est|sont|avait|m['’]a|l['’]a|va|vient|veut|dit)\b)\w+ \S"
        r"|^je (?:bosse|taffe|travaille) (?:à|de|en|le|la|chez|comme|dans|seulement|uniquement)\b"
        r"|^(?:tutoie|vouvoie)(?:z)?[- ]moi\b",
        """Chez nous, le mercredi c'est le jour des crêpes.
        Notre équipe compte six personnes.
        Mon chat dort dans le garage.
        La boutique n'est pas ouverte le lundi.
        Je suis daltonien, évite le rouge.
        Tout le monde m'appelle Béré.""",
        """Chez nous, c'est pareil.
        Ma mère va mieux.
        Le train passe demain.""",
        _lasts,
    ),
    pattern(
        "es: hábito",
        r"^(?:en (?:casa|nuestra (?:casa|familia|oficina|empresa|escuela)|nuestro (?:equipo|barrio|pueblo)|mi (?:casa|familia|equipo))),? (?!(?:todo|está|es) )\S+ \S+"
        r"|^(?:el|la|los|las|nuestr[oa]s?|mi|mis) (?:[^\s,;:]+ ){1,5}?(?:abre|abren|cierra|cierran|se reúne|se reúnen|ensaya|entrena|duerme|come|trabaja|viene|atiende|empieza|comienza|termina|acaba|sale|llega|dura|cuesta|empiezan?|comienzan?)n? (?!bien|mal|mejor)\S"
        r"|^(?:[^\s,;:]+ ){1,5}?(?:abrimos|cerramos|atendemos|cenamos|comemos|hablamos|celebramos|ensayamos|entrenamos|nos reunimos|nos vemos|descansamos)\b \S"
        r"|^(?:todos|todo el mundo|mis amigos|la gente) me (?:llaman?|dicen) (?-i:[A-ZÁÉ])|^(?:llámame|llámeme|dime|díganme) (?-i:[A-ZÁÉ])",
        """En casa cenamos siempre a las diez.
        La oficina abre de 9 a 18 de lunes a jueves.
        Mi gato duerme en el garaje.
        Las clases de los jueves empiezan a las cinco y media.
        Los sábados solo abrimos por la mañana.
        Todo el mundo me llama Lupe.""",
        """En casa todo bien.
        Mi madre viene mañana.""",
        _lasts,
    ),
    pattern(
        "zh: 时间",
        r"^(?!.*(?:刚|昨天|今天|明天|已经开门|快))(?:[^。？！]{0,24}[，,])?[^，。？！]{1,12}?(?:现在|每天|周[一二三四五六日天]|工作日|周末|上午|早上|下午|晚上|从|到|至|\d|[一二三四五六七八九十两]+[点點])[^，。？！]{0,24}?(?:开门|关门|营业|开放|打烊|开馆|闭馆|上班|下班|开始|结束|收摊|接诊)[。！]?$"
        r"|^(?:我|我(?:妻子|丈夫|老婆|老公|女儿|儿子|妈妈|爸爸|姐姐|妹妹|哥哥|弟弟|孩子))(?:现在)?(?:在[^，。]{1,10}(?:当|做|教)\S|[^。]{0,14}(?:转到|转学到|跳槽到|调到|考上|搬到|换到)了?\S{2,})"
        r"|^(?:过敏(?:源|史|原)?|职业|爱好|忌口|国籍|星座|单位|邮编|微信号?|学号|工号|车型)\s*[:：是为]\s*\S"
        r"|^(?:车牌号?|停车位|门禁|座位|工位|房间号?|会员号|护照号?|航班|血型|鞋码|身高|体重|生日)(?:是|为|：|:)?\s*\S"
        r"|^我(?:家|们家)[^，。？！]{1,10}(?:叫|今年|是)\S|^(?:大家|别人|朋友|同事)都?(?:叫|喊)我\S",
        """诊所周一到周五早上八点到下午五点开门。
        图书馆晚上九点关门。
        我老公在医院当护士。
        我儿子转到一中了。
        过敏：花生
        车牌号是沪A88K21
        大家都叫我小林。""",
        """我今天五点下班。
        会议快开始了。""",
        _steady,
    ),
)
