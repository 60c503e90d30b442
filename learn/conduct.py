"""How things behave and how people are to act, where no other row reads it: agreements, bans on nobody, habits of machines.

Like the other tables: a row is tried on a sentence whose openers are set aside (`learn.patterns`).
"""

from __future__ import annotations

import regex

from learn.mood import BASE_VERB, is_order, wavers
from learn.pattern import Pattern, pattern

_BODY = r"(?:we|they|everyone|everybody|all of us|(?:the|our|my) [\w'’-]+(?: [\w'’-]+){0,3}?)"
_EVERYBODY = r"(?:nobody|no one|no-one|none of (?:us|you|them)|everyone|everybody|anyone|anybody|all of (?:us|you|them)|each of (?:us|you|them)|one)"
_MUST = r"(?:should(?:n['’]t)?|must(?:n['’]t)?|may|shall|ought to|has to|have to|needs to|cannot|can['’]t|gets to|(?:is|are) (?:not )?(?:allowed|permitted|supposed|expected|required) to)"
_NO_RULE = r"(?:(?:ever|even|really|just|also|always|have) )?(?:be (?:fine|ok|okay|surprised|worried|happy|sad|upset|perfect|that|so|blamed)|worry|panic|know|knows|see|tell|guess|say|understand|agree|relax|care|help|believe|blame|complain|imagine|explain|remember|love|hate|like|have (?:to|had|been|done|\w+ed))\b"
_WHEN = r"(?:\d|(?:every|each|after|before|when|until|till|unless|while|during|as soon as|by default|automatically|nightly|daily|weekly|monthly|yearly|overnight|at (?:noon|midnight|dawn|dusk|night)|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b)"
_GONE_WRONG = regex.compile(
    r"\b(?:crash\w*|fail\w*|broke|broken|error|errors|again|for no reason|randomly|right now|today|yesterday|just|my (?:build|test|tests|code|script|app|laptop|branch)|wrong|bug|weird\w*|strange\w*|sometimes)\b",
    regex.IGNORECASE,
)
"""What goes wrong now is no behaviour to keep."""


def _lasts(text: str) -> bool:
    return not wavers(text) and not is_order(text) and _GONE_WRONG.search(text) is None


def _steady(text: str) -> bool:
    return not wavers(text)


CONDUCT: tuple[Pattern, ...] = (
    pattern(
        "agreed",
        rf"^(?:{_BODY}(?:['’]ve| have| has)?(?: (?:all|now|just|also|finally|since)){{0,2}} (?:agreed|decided|settled|concluded|resolved|determined|voted|ruled|confirmed|established|ordered)"
        r"|it (?:was|has been|['’]s been) (?:agreed|decided|settled|ruled|confirmed|ordered))"
        r"(?: [^,;:.!?]{1,60}?)? (?:that|to) (?!(?:it|this|that)['’]?s? (?:fine|ok|okay|good|bad|over)\b)\S+ \S",
        """We agreed in yesterday's meeting that all timestamps are stored as UTC epoch millis.
        The council decided in May that dogs stay on the lead.
        It was agreed at the parents' evening that phones stay at home.
        Our board voted last night to raise the fee to 45 euros.
        The judge ruled that the hearing is closed to the public.""",
        """We agreed.
        We agreed that it's fine.
        They decided.""",
        _steady,
    ),
    pattern(
        "for-everybody",
        rf"^{_EVERYBODY}(?: (?!(?:is|was|has|had|who|should|must|may|would|could|might|will|can|didn['’]t|doesn['’]t)\b)[\w'’-]+){{0,4}}? {_MUST} (?!{_NO_RULE})\S+ \S"
        rf"|^(?:anyone|anybody|everyone|everybody|whoever|those|people) (?:who |with |under |over |without |in |on |from )[^,;.!?]{{2,60}}? {_MUST} (?!{_NO_RULE})\S",
        """Nobody should write to the legacy_orders table, it has been read-only since the cutover.
        Everyone must wear a badge in the lab.
        No one may enter the stable after dark.
        Nobody is allowed to feed the goats.
        Anyone under 16 has to be accompanied by an adult.
        Everyone on the ward has to wash their hands.""",
        """Nobody should worry about that.
        Nobody can know for sure.
        Everyone should be fine.
        Nobody could see it.
        Anyone can see that.""",
        _steady,
    ),
    pattern(
        "whenever",
        rf"^(?:(?:whenever|every time|each time|any ?time) (?:you|we|i|anyone|anybody|someone|somebody|a|an|any|the|there)|if (?:you|anyone|anybody|someone) ever) (?!(?:are|is)? ?(?:ready|done|free|bored|want|like|have time|can|feel|get a chance)\b)[^,;.!?]{{3,120}},\s*"
        rf"(?:(?:please|always|never|first|then|also|just|you must|you should|we) )*(?!(?:it|that|this|something|everything|there)\b|let (?:me|us) know\b|tell me\b)(?:{BASE_VERB}|don['’]t|do not|warn|remind|inform|notify|phone|ring|knock|wash|lock|feed|page|escalate|consult|wear|bring|water|clean|switch|turn|pay|sign|pause|stop|apologi[sz]e|mention|cite)\b",
        """Whenever you touch the pricing module, ask Hanneke for a review first.
        Every time you quote a price, add the VAT.
        Whenever a patient faints, call the nurse.
        If you ever change the seed, note it in the log.
        Each time we open a jar, write the date on the lid.""",
        """Whenever you are ready, start the timer.
        If you ever do it, let me know.
        Every time we deploy, something breaks.""",
        _steady,
    ),
    pattern(
        "from-now-on",
        r"^(?:from (?:now|here|today|this point) on(?:wards?)?|going forward|moving forward|henceforth|in future|starting (?:now|today)|as of (?:now|today)),?\s+(?!(?:it|that|this|things|everything|i|he|she|they)\b)(?:please )?\S+ \S+ \S",
        """From now on give me distances in kilometres.
        Going forward show prices with tax.
        From now on quote the statute first.""",
        """From now on it gets easier.
        From now on.""",
        _steady,
    ),
    pattern(
        "treated-so",
        r"^(?!(?:it|that|this|he|she|they|i|we|you|everything|something|my (?:code|build|test|tests|script|app|head))\b)(?:[\w.'’/-]+ ){1,8}?gets? (?:(?:automatically|always|never|only|then|also|usually|\w+ly) )?(?!(?:stuck|lost|confused|tired|bored|killed|hurt|sick|broken|annoyed|excited|scared|used|started|involved|worried|frustrated|bugged)\b)(?:[a-z]+ed|sent|paid|cut|shut|built|fed|put|kept|held|read|given|taken|written|thrown|frozen|wiped|hidden|drawn|run|set|split|sold|taught)\b(?! (?:up )?(?:again|wrong)\b)(?: \S|[.!]*$)",
        """uploads larger than 25 MB get rejected by the gateway with a 413
        Old sessions get purged nightly.
        The bins get emptied on Tuesdays.
        Late homework gets marked down one grade.
        Python gets indented with 4 spaces.""",
        """It gets cached somewhere.
        My build gets killed.
        The cat gets scared.""",
        _lasts,
    ),
    pattern(
        "runs-by-itself",
        rf"^(?!(?:it|that|this|he|she|they|i|we|you|everything|something|please)\b)(?:[\w.'’/-]+ ){{1,7}}?(?:switch(?:es)?|turns?|shuts?|powers?|locks?|unlocks?|rings?|beeps?|dims?|goes|go|kicks?|times?|logs?|rolls?|cuts?|drops?|boots?|closes?|opens?|lights?|wakes?|falls?|comes?) (?:itself |themselves |you )?(?:on|off|up|down|out|in|over|back)\b(?= [^?]*{_WHEN})"
        r"|^(?!(?:it|that|this|he|she|they|i|we|you|everything)\b)(?:[\w.'’/-]+ ){1,7}?(?:hangs?|sits?|stands?|rides?|is wired|are wired|plugs?|feeds?|goes|go|drains?) (?:on|off|from|at|under|behind|beside|next to|into|in|to) (?:the )?(?:[\w-]+ ){0,3}?(?=\S*\d)\S+[.!]*$",
        """Lights in the greenhouse switch off at 22:30.
        The irrigation pumps hang on relay 4.
        The doors lock themselves after 20:00.
        Idle tabs log you out after 15 minutes.
        The heating kicks in below 5 degrees, and shuts off at 7.""",
        """The app hangs on startup.
        It goes off at 7.
        The screen turns off again.""",
        _lasts,
    ),
    pattern(
        "introduced",
        r"^(?:[\w'’-]+ ){0,3}?(?:rule|policy|custom|tradition|regulation|by-?law|hausregel|regel|règle|regla|norma)s?(?: (?:no\.? ?|number |#)?\w+)?\s*[:：]\s*(?!(?:error|warning|failed|not found|unknown)\b)\S+ \S+ \S",
        """House rule: you draw two cards after a mulligan.
        Club rule number 4: guests sign the book.
        Hausregel: Schuhe bleiben im Flur.""",
        """Rule: none.""",
        _steady,
    ),
    pattern(
        "so-since",
        r"^(?!(?:it|that|this|he|she|they|i|we|you|there|everything|something)\b)(?:(?:the|our|my|all)\s+)?(?:[\w.'’/-]+ ){1,5}?(?:has|have)(?: always| all| now)? been (?!(?:down|broken|failing|waiting|sick|trying|offline|stuck|slow|flaky|weird|ill|away|busy|crashing|quiet)\b)(?:in|at|on|with|under|behind|closed|open|run|led|held|kept|owned|managed|taught|called|named|banned|forbidden|allowed|free|reserved)\b.*\bsince\b \S",
        """Rehearsals have been in the crypt since the roof leaked.
        The south gate has been closed since the flood.
        Chemistry has been taught by Mrs. Adeyemi since March.""",
        """The server has been down since noon.
        It has been closed since May.""",
        _lasts,
    ),
    pattern(
        "does-so",
        r"^(?:the|our|my|each|every|all)\s+(?:(?!(?:that|which|who|is|are|was|were|has|have|had)\b)[\w./'’-]+\s+){1,6}?(?!(?:shows?|shows|throws|fails|crashes|breaks|hangs|complains|errors|this|its|has|does|looks|seems|says|needs|gives|goes|hurts|aches|itches|bothers|kills|feels|sounds)\b)[a-z]{3,}(?<!s)s\s+(?:[\w'’-]+\s+){0,6}?(?:\d|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|twelve\b|half\b|double\b|twice\b|the nearest\b|per\b)",
        """The till in lane 3 rounds to the nearest five cents.
        The big oven burns two sacks of pellets per night.
        Our parrot knows twelve songs.""",
        """The page flickers again.
        My head hurts after three coffees.
        The test shows 3 errors.""",
        _lasts,
    ),
    pattern(
        "label-of-when",
        r"^(?!(?:error|warning|todo|fixme|note|question|example|hint|re|fwd|reminder|step \w+|plans?|goals?|agenda|today|tomorrow|tonight|next)\b)[^\W\d_][\w /'’&-]{1,30}:\s+(?=[^:?]*\b(?:(?:on|at|every|until|till|from|by|before|after|in) (?:\S+ )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?|weeks?|mornings?|evenings?|nights?|spring|summer|autumn|winter|noon|midnight|\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?)\b|(?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:and|to|-)))[^?]{4,}$",
        """Bins: paper on even weeks, plastic on odd weeks.
        Choir: Tuesdays and Fridays at seven.
        Feeding times: hay at 6, oats at 18.""",
        """Error: stopped at 6
        Plan: lunch at 12, then the museum at 14
        Step 2: go on at 5.""",
        _steady,
    ),
    pattern(
        "habit-of-somebody",
        r"^(?:(?:Aunt|Uncle|Auntie|Grandma|Grandpa|Granny|Nan|Oma|Opa|Mr|Mrs|Ms|Miss|Dr|Father|Sister|Brother|Coach|Judge|Professor|Prof)\.? )?(?!(?-i:We|I|They|It|He|She|You|This|That|The|There|Here|What|Everything|Everyone|Nobody|Who|If|When|Life)\b)(?-i:[A-Z])[\w'’-]+(?: (?-i:[A-Z])[\w'’-]+)? (?:always |usually |also |still |only |never )*(?!(?:thinks|says|believes|wants|looks|seems|feels|means|hopes|knows|was|is|has|does|keeps|fails|crashes|breaks)\b)[a-z]{2,}s (?:[\w'’-]+ ){0,6}?(?:every|each|always|at weekends|at night|in the (?:mornings?|evenings?|afternoons?)|on (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays|weekends)|during|before|after|between) \S",
        """Aunt Berit brings the potato salad to every family party.
        Kofi locks the shed after training.
        Mrs. Novak feeds our cat on weekends.""",
        """Berit says every word twice.
        It rains every day.""",
        _lasts,
    ),
    pattern(
        "where-they-do-it",
        r"^(?!(?:it|that|this|he|she|they|i|we|you|please|let|never|always|don't)\b)(?:(?:the|our|all|most)\s+)?(?:(?!(?:to|and|can|may|will|must)\b)[\w'’-]+ ){0,3}?[\w'’-]+ (?:always |usually |only |must |may |should )*(?:park|sleep|eat|sit|wait|meet|change|queue|enter|gather|graze|nest|roost|study|train|rest|dine|smoke|sign in|check in|line up|shower|camp)s? (?:behind|under|beneath|beside|next to|near|at|in|on|inside|outside|through|via|by|with) (?:the|our|my|their|his|her|a|an)\b \S",
        """Night staff park behind the laundry.
        The goats sleep in the lower barn.
        Visitors sign in at the gate.""",
        """Please wait in the car.
        Sit on the sofa.""",
        _lasts,
    ),
    pattern(
        "whom-to-ask-if",
        r"^(?:if|when|whenever|where|for) (?:it['’]s|it is|it comes|that['’]s|there['’]s|you (?:have|need|want|get)|anything|anyone|somebody|someone|questions?|problems?|something)\b[^,;.!?]{1,60}?(?:about|to do with|with|for|on|to|of|regarding|concerning)\b[^,;.!?]{2,60}?,? (?:please |always |just )*(?:ask|contact|call|ring|phone|talk to|speak to|see|go to|e-?mail|ping|text|message|write to) (?!(?:me|it|this|that|him|her|them)\b)\S",
        """If it's about the horses, ask my sister Tilda.
        For anything to do with the boiler call Mr. Osei.
        When you need keys for the vestry, ring the sexton.""",
        """If it's about that, ask me.
        For now call it a day.""",
        _steady,
    ),
    pattern(
        "custom",
        r"^it(?:['’]s| is) (?:also |still |always |not )*(?:customary|usual|traditional|tradition|the custom|the rule|good form|bad form|bad luck|frowned upon|common practice|house policy)(?: [\w'’-]+){0,4}? (?:that|to|for) \S+ \S",
        """It's customary here to bring your own mug.
        It is bad luck in our theatre to whistle backstage.""",
        """He is a customary guest.""",
        _steady,
    ),
    pattern(
        "found-there",
        r"^(?:you(?:['’]ll| will| can)(?: always| usually)? find|you get to) (?:the|our|my|his|her|all|a|an|more) [^,;.!?]{2,60}? (?:in|on|under|behind|at|next to|beside|near|below|above|inside|by|with|through|via) (?:the|our|my|a|an|(?-i:[A-Z])|\S*[\d/])\S* ?",
        """You'll find the fuse box in the cupboard under the stairs.
        You can find the score in the vestry.""",
        """You'll find the time in the end.""",
        lambda text: (
            _steady(text)
            and not regex.search(r"find the (?:time|way|strength|courage|answer|right)\b", text, regex.IGNORECASE)
        ),
    ),
    pattern(
        "gets-so",
        r"^(?!(?:it|that|this|he|she|they|i|we|you|there|everything|something|people|someone)\b)(?:(?:the|our|all|each|every|new|old)\s+)?(?:[\w'’-]+ ){0,3}?[\w'’-]+(?: (?:over|under|above|below|older than|younger than) \d+)? (?:gets?|receives?|pays?|wears?|carry|carries|brings?|earns?|wins?|draws?|rolls?|loses?) (?:only |always |just )?(?:an?|the|their|his|her|no|one|two|three|double|half|up to|at least|\d\S*) (?!(?:error|exception|bug|warning|timeout|cold|flu|headache|feeling|idea|sense|chance|lot|bit|kick|break|message|stack|part|piece|smile|look|hug)\b)\S",
        """Visitors get a yellow badge, contractors an orange one.
        Each player draws two cards.
        Members under 18 pay half the fee.
        Apprentices wear a white helmet.""",
        """The page gets an error.
        My test gets a timeout.""",
        _lasts,
    ),
    pattern(
        "de: Dauer",
        r"^(?!(?:es|dies|er|sie|ich|wir|du)\b|das (?:schließt|dauert|ruht|bleibt|öffnet|kostet|gilt|fällt)\b)(?:(?:der|die|das|unser\w*|mein\w*|jede\w*|alle) )?(?:\S+ ){1,4}?(?:schließt|schließen|dauert|dauern|ruht|ruhen|pausiert|pausieren|bleibt|bleiben|öffnet|öffnen|kostet|kosten|gilt|gelten|fällt|fallen)\b [^?]*(?:\d|\b(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|ferien|\w*ferien|feiertag\w*|sommer|winter|weihnachten|ostern|tage?n?|wochen?|monate?n?|stunden?|euro)\b)",
        """Die Kita schließt in den Sommerferien drei Wochen.
        Das Praktikum dauert sechs Wochen.
        Die Jahreskarte kostet 90 Euro.""",
        """Das dauert drei Tage.
        Es dauert noch.""",
        _lasts,
    ),
    pattern(
        "each-of-them",
        r"^(?:please )?(?:label|mark|wash|rinse|weigh|date|stamp|number|count|log|record|lock|saniti[sz]e|wipe|photograph|initial|seal|bag|cover|file|weed|prune|salt|cite)\s+(?:every|each|all)\s+(?!(?:this|that|these|those|of)\b)[\w'’-]+\b.*\b(?:with|in|by|before|after|on|at|under|twice|once)\b \S",
        """Label every container in the walk-in with a date.
        Weigh all lambs before the market.
        Stamp every loan on the first page.""",
        """Label every container.
        Count all of these by hand.""",
        _steady,
    ),
    pattern(
        "chosen-by",
        r"^(?:(?:the|our|my) [\w'’-]+(?: [\w'’-]+){0,2}|we|they|i)(?:['’]ve)? (?:(?:has|have|just|finally|recently|now|all) )*(?:settled on|went with|opted for|decided on|signed (?:up )?with|voted for|sticks? with|standardi[sz]ed on) (?!(?:it|that|this|them|him|her|nothing|everything)\b)\S"
        r"|^(?:we|i|they)(?:['’]re|['’]m| are| am) (?:now |still |all )?(?:going with|going for|sticking with|sticking to|staying with|settling on) (?!(?:it|that|this|him|her|you|them|the flow)\b)\S",
        """The clinic settled on Cliniko for bookings.
        The school went with Moodle for coursework.
        For the winter barley we're going with KWS Orwell.""",
        """We're going with the flow.
        My dog went with him.""",
        _steady,
    ),
    pattern(
        "zh: 频率",
        r"^(?!这|那|它|我(?!们))[^，。？]{2,20}?每(?:隔)?(?:[一二三四五六七八九十两\d]+)?(?:个)?(?:天|周|星期|月|年|小时|分钟|季度)[^，。？]{1,12}(?:[一两二三\d]次|一回)[。！]?$",
        """厨房的炸锅油每三天换一次。
        羊群每两个月驱虫一次。""",
        """它每天坏一次。""",
        _steady,
    ),
    pattern(
        "left-alone",
        r"^(?:please )?(?:ignore|skip|allow|whitelist|exclude|suppress|silence|mute|disregard|tolerate)\s+(?:(?:the|all|any|every)\s+)?(?:[\w-]+\s+){0,2}?(?:warnings?|rules?|checks?|codes?|errors?|alerts?|alarms?|lints?|hints?|notices?)\s+(?:(?:from|of|about|in|on|for|by)\s+(?!(?:this|that|now|it|your|my|the (?:last|previous|first|above))\b)\S|(?-i:[A-Z]{1,4}\d+)|[\w./-]*[/_-][\w./-]*\d)",
        """Ignore the warnings W503 and E203 in flake8.
        Skip rule no-console-2 in the tests.
        Ignore alarms from the cellar sensor.""",
        """Ignore the warnings.
        Skip this rule for now.
        Ignore errors from the last run.
        Ignore the error above.""",
        _steady,
    ),
    pattern(
        "zh: 形式",
        r"^(?!这|那|它)[^，。：；？]{1,30}?(?:都|均|统一|一律)?(?:以|按照?|用)\s*[^，。？]{1,30}?\s*(?:开头|开始|结尾|结束|为准|为单位|计算|命名|表示|分隔|排序|编号|书写|保存|归档)[。！]?$",
        """客户编号以 KH- 开头。
        日期按 YYYY-MM-DD 书写。
        价格以合同为准。
        文件名用下划线分隔。""",
        """这个以后再说。
        他以前见过他。""",
        _steady,
    ),
    pattern(
        "zh: 行为",
        r"^(?!.*(?:刚|昨天|今天|明天|又|报错|失败|崩溃|总是|老是))(?!这|那|它|我(?!们))[^，。？！]{2,40}?(?:会被|将被|会自动|自动|一律)[^，。？！]{1,24}[。！]?$",
        """超过 25 MB 的文件会被网关拒绝。
        温室的灯晚上十点自动关闭。
        迟到的作业会被扣分。""",
        """它会被重启。
        今天服务会自动重启。""",
        _steady,
    ),
)
