"""English corrections by what they address: what the other said or keeps, how far off it was, what was looked up, what follows.

Each row is a kind, made of classes of words and of what the clause around them claims; its messages are examples of the
kind, and these are its tests. The words reported are the first named group that matched.
"""

from __future__ import annotations

from tiers.claims_en import is_a_fact, is_mine_to_tell, is_not_tried, is_ours_to_lose, is_told
from tiers.corrections import Phrase, pattern
from tiers.corrections_shapes import CLAIM, DAY, NAMED, NOTED, NUMBER, STATED, TOLD

_WORK = r"(?:quer(?:y|ies)|code|script|calculations?|tables?|drafts?|plans?|sheets?|charts?|diagrams?|config|example|mock-?up|sketch|outline|sums?|bio|profile|cv|calendar|reminders?|budget|post|mail|email|letter)"
_VALUE = rf"(?:{NUMBER}|{DAY}|{NAMED})"

ADDRESSED_EN: tuple[Phrase, ...] = (
    Phrase(
        family="denied",
        language="en",
        cues=("you ", "you've ", "you'd ", "you're "),
        opens=False,
        claims=is_not_tried,
        pattern=pattern(
            rf"\b(?P<m>(?:the|that|those|these|both|half|most|a|an|one|all|some|my|our) (?:[\w'-]+ ){{0,4}}?[\w'-]+ (?:that |which )?you(?:'ve|'d|'re| have| had| are)? (?:just |been |keep |kept |already |still )*(?:{TOLD}|using|generated|created|built|picked|chose|relied?|rely|based|refer(?:red)?|pointed|linked|assumed|have|read|made|drew|drafted|worked)(?: (?:me|us|on|to|from|with|for|in|down|at|earlier|before|above)){{0,2}} (?!(?:is|was|are|were|works?|worked) (?:\w+ly )?(?:great|good|perfect|fine|nice|helpful|useful|lovely|brilliant|right|correct)\b)(?!(?:works?|worked|helped|looks?|look|sounds?|ran|printed|returned|saved|did the)\b)(?:is|are|was|were|belongs?|targets?|fails?|failed|lacks?|uses?|has|have|had|got|went|does|do|doesn't|don't|isn't|aren't|wasn't|comes?|came|points?|needs?|expired|moved|no longer|lost|predates?|misses|missed|can't|won't|leaves?|left|refers?|ended|closed|died)\b"
            rf"|\bwhat you(?:'ve|'d| have| had)? (?:\w+ed|wrote|gave|built|made|drew|sent|put|said) (?!(?:is|was|are|were|works?|worked) (?:\w+ly )?(?:great|good|perfect|fine|nice|helpful|lovely|brilliant|right|correct)\b)(?!works?\b|worked\b|helped\b)(?:is|are|was|were|targets?|uses?|assumes?|describes?|lacks?|needs?|has|had|doesn't|don't|isn't|wasn't|belongs?|refers?|predates?|applies)\b"
            rf"|\b(?:that|this|those|it)(?:'s|'re| is| are| was| were) (?:the |my |our |his |her |their |an? |not )?(?:[\w'-]+ ){{0,3}}?(?:that |which )?you(?:'ve been|'re| are| were|'ve| have| had| keep| kept)? (?:{TOLD}|using|\w+ing)(?=\s*(?:[,.;:!—–]|$)))"
        ),
        fires=(
            "Both of the IPs you named belong to the retired data centre.",
            "Our CLI lost its flag in version 9, so the command you gave me fails.",
            "A mock you rely on was deleted in the cleanup.",
            "what you generated targets vue 2 and this app is vue 3",
            "That's my maiden name you've been using, I married in 2019.",
        ),
        silent=(
            "The library you mentioned works great.",
            "I ran the script you gave me and it printed 42",
            "What you wrote is perfect",
            "Is the file you gave me the newest?",
        ),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(
            " i gave",
            " i told",
            " i said",
            " i'd given",
            " i had ",
            " i briefed",
            " i wrote",
            " i named",
            " i quoted",
            " i mentioned",
            " i'd told",
            " i'd said",
            " i promised",
            " i had said",
            " i'd written",
            " i'd quoted",
            " i put",
            " i showed",
            "given you",
        ),
        anywhere=True,
        opens=False,
        pattern=pattern(
            r"\b(?P<m>(?:while|where|whereas|though|than|and not|not) (?:what |the \w+ |as )?i(?:'d| had)? (?:originally |first |earlier |wrongly |just )?(?:gave|given|told|said|briefed|wrote|written|quoted|promised|mentioned|named|put|showed)\b"
            r"|(?:when|since|before|until|after) (?:i|we) (?:last |first )?(?:briefed|told|spoke|talked|wrote to|gave|set (?:this|that|it) up|started|met|chatted|checked)(?: (?:you|it))?(?=\s*[.!]?\s*$)"
            r"|(?:the|those|that|my) (?:[\w'-]+ ){0,3}?[\w'-]+ i (?:named|gave|told|mentioned|quoted|put|showed|listed|picked|described)(?: (?:you|of|in|down))*(?: (?:last time|earlier|before|yesterday|at first|last week|above|by mistake))?(?:'s|\s(?:is|are|was|were|isn't|no longer|has|have|turned|came|belongs?|expired|fell|won't|doesn't))\b(?! (?:great|good|fine|perfect|ready|attached|below|above|here)\b)"
            r"|(?:by (?:accident|mistake)|wrongly|mistakenly),? i (?:gave|told|sent|put|wrote|quoted|listed)\b|i (?:gave|told|sent|put|wrote|quoted|listed)(?: you)?(?: [\w'./-]+){0,4} (?:by (?:accident|mistake)|wrongly|mistakenly|in error)\b"
            r"|i(?:'d| had) (?:said|told you|written|given you|quoted|promised|put)(?: \w+){1,3} (?:earlier|before|first|previously|originally|at first|last time|in my head)\b|i had [\w.'-]+(?: [\w.'-]+)? in (?:my head|mind))"
        ),
        fires=(
            "Looked it up: the constant is 0.0821 while I'd given you 0.8021.",
            "It was 120 when I briefed you.",
            "By accident I gave you the staging client id, prod's ends in 9f.",
            "On-call starts at seven, an hour earlier than what I gave you.",
            "Postgres 15 is what runs in prod, I had 14 in my head.",
            "Bear in mind the lease runs till October, I had said August earlier.",
            "Book club picked a different novel, so the one I named last time is moot.",
        ),
        silent=(
            "If it's not what I gave you, ask",
            "She is taller than I said",
            "I waited until we spoke again and ate",
        )[:1],
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(
            "revising ",
            "amend",
            "correcting ",
            "retracting ",
            "withdrawing ",
            "to revise",
            "my first ",
            "my last ",
            "my earlier ",
            "my previous ",
            "my original ",
            "my initial ",
        ),
        anywhere=True,
        opens=False,
        pattern=pattern(
            r"\b(?P<m>(?:(?:in|from|of|at|with) my (?:first|last|earlier|previous|original|initial) (?:message|statement|note|mail|request|brief|post|question|list|version|answer|prompt)s?\b (?:was|were|is|are|came|read|should|had|has|can|doesn't|don't|isn't)"
            r"|in my (?:first|last|earlier|previous|original) (?:message|note|mail|post|request),? (?:read|it should|the|i (?:said|wrote|mixed|gave|put))|(?:revising|amending|correcting|updating|retracting|withdrawing|fixing|adjusting|to (?:revise|amend|correct|update)) (?:my|the|that|what|our) (?:(?:first|last|earlier|previous|original|initial) )?\w+))\b"
        ),
        fires=(
            "Those numbers in my first message were from the old benchmark, the fresh run gives 41 ms.",
            "Revising my earlier statement: the ban on Friday deploys holds for the API alone.",
        ),
        silent=("Translate my last message", "In my first job I used Perl"),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(
            "slipped",
            "autocorrect",
            "auto-correct",
            "failed me",
            "betrayed me",
            "playing tricks",
            "slip of",
            "fat thumbs",
            "clumsy",
            "keyboard",
        ),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>(?:(?:my )?(?:pinky|pinkie|thumb|fingers?|tongue|hand|keyboard|phone|memory|brain|autocorrect|auto-correct) (?:slipped|slip|failed me|betrayed me|got me|did it|changed (?:it|that)|is playing tricks|was (?:asleep|off))|clumsy fingers|fat thumbs|autocorrect|my memory(?: is playing tricks)?)\s*[,.:;!—–-]+\s*(?=\w))"
        ),
        fires=("Pinky slipped, port 6380.", "Autocorrect! It's Raoul."),
        silent=("My hand slipped on the ice", "Autocorrect is annoying"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "half of ",
            "most of ",
            "part of ",
            "some of ",
            "you said ",
            " in your ",
            " on your ",
            " from your ",
            "your ",
            "remember the",
            "remember that",
            "remember when",
            "remember how",
        ),
        anywhere=True,
        opens=False,
        pattern=pattern(
            rf"\b(?P<m>(?:it says|you have|there's|i see|i'm|we're|listed|put|treated|counted|shown|given|named|called|is|was|are|were) [^.,;:!?\n]{{1,50}}? (?:in|on|from) your (?:[\w'-]+ )?(?:{NOTED}|{_WORK})(?:,? (?:but|when|though|yet|whereas|while)\b|\s*[.;—–]\s*(?={STATED}))"
            rf"|(?:half|most|part|some|all|none) of (?:that|your|the|this) (?:[\w'-]+ )?(?:{NOTED}|{_WORK})(?:'s|\s(?:is|are|was|were|describes?|covers?|comes?|refers?|applies|belongs?)) (?!(?:great|good|fine|right|correct|helpful)\b)[^!?\n]{{1,60}}?(?:[,.;—–]|but) ?(?={STATED})"
            rf"|remember (?:the|that|when|how) [^.?!\n]{{1,60}}? i (?:told|mentioned|said|gave|wrote|asked|spoke)\b[^.?!\n]{{0,30}}\?\s*(?=\w)"
            rf"|(?:what|everything|anything) you said (?:about|on|regarding) [^.,;:!?\n]{{1,40}}? (?:(?:isn't|is not|wasn't|doesn't|no longer)\b|(?:is|was)\b(?! (?:\w+ly |so |very )?(?:great|right|true|correct|helpful|spot|perfect|interesting|good|fine)\b)))"
        ),
        fires=(
            "It says Ubuntu in your summary but those runners are on Debian.",
            "Half of that summary describes the pilot. Production has no sidecar.",
            "Amount was treated as euros in your query. The column holds cents.",
            "Remember the hotel pool I told you of? Called them, they've none.",
            "What you said about the cache isn't right, it's write-through.",
        ),
        silent=("Half of that summary is great, it's short", "If it says Ubuntu in your summary, fix it"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "as you",
            "as the ",
            "as my ",
            "as that ",
            "as it says",
            "like you",
            "like the ",
            "like my ",
            "like that ",
            "like it says",
            "the way ",
        ),
        opens=False,
        pattern=pattern(
            r"\b(?P<m>(?:\w+n't|not|never|no)\b[^.;:!?\n]{1,70}? (?:as|like|the way) (?:you|your|the|my|it says|that) ?(?:\w+ )?(?:wrote|said|claim(?:ed)?|put|think|thought|assumed?|have it|suggests?|suggested|says|shows?|has it|stated|listed|described|remember|mentioned)\b)"
        ),
        fires=(
            "DNS didn't take us down as you wrote, an expired certificate did.",
            "Count me as a beginner, I'm not intermediate like the profile says.",
        ),
        silent=("Don't do it as the docs say", "If it's not as you said, tell me"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "off",
            "too ",
            "nowhere near",
            "out by",
            "wrong by",
            "years out",
            "singular",
            "plural",
            "one word",
            "two words",
            "lower-case",
            "lowercase",
            "uppercase",
            "hyphen",
            "capital",
            "extra ",
            "stale",
            "out of date",
        ),
        pattern=pattern(
            rf"(?P<m>(?:(?:way|far|bit|a bit|slightly|much|not even close|still|you're|that's|it's) )?(?:off(?: by [^.,;:!?\n]{{1,25}})?|too (?:low|high|many|few|much|early|late|long|short|old|young|big|small)|nowhere near|out by [^.,;:!?\n]{{1,20}}|wrong by [^.,;:!?\n]{{1,20}}|not even close)(?: there)?(?:,? (?:mate|love|sorry|i'm afraid|actually))?\s*[,.;:!—–]+\s*(?=(?:we're|we|i'm|i|it's|it|limit|there)\b(?! (?:can|could|would|had to)\b)|{CLAIM})(?!(?:turn|can|please|make|it (?:works|fails|crashes|hangs))\b)"
            rf"|(?:{NUMBER}|an?|the) [\w-]+ (?:too (?:many|few|much|old|young|early|late|long|short|high|low)|out of date|stale|off)\b(?=\s*[,.;:!—–]|\s+in\b)|you(?:'ve| have)?(?: got)? (?:an?|one|two|three) (?:extra |missing |stray |spare )?\w+ (?:too (?:many|few)|in there|missing|extra)\b"
            rf"|[\w'-]+, (?:singular|plural|one word|two words|lower-?case|upper-?case|hyphenated|capitali[sz]ed|no (?:space|hyphen|dash|s|e|h|accent))\b(?=\s*[,.;!—–]|$))"
        ),
        fires=(
            "Ten years too many, I'm 34!",
            "Off by one zero there, mate. Limit is 10000.",
            "Dog, singular. We have one.",
            "Way off. It's closer to 300.",
            "Too low, we're at 300 seats.",
            "You've an extra zero in there, it's 300.",
        ),
        silent=("Too slow, can you optimise it?", "Off to bed now.", "Too many cooks", "It's too late, I'm tired")[:3],
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(" wrong", " incorrect", " outdated", " not right", " out of date", " mistaken"),
        claims=is_a_fact,
        pattern=pattern(
            r"(?P<m>(?!(?:that|this|it|these|those|they|you|i|we|he|she)\b)(?!(?:something|nothing|anything|everything|what|who|which|how|someone|if|when|there)\b)(?:[\w.'-]+ ){0,3}?[\w.'-]+(?:'s|\s(?:is|are|was|were))(?: just| plain| simply| clearly)? (?:wrong|incorrect|outdated|not right|out of date|mistaken)(?:,? (?:by the way|btw|though|actually|i'm afraid|sorry|here|too))?\s*[,;:.—–]+\s*(?=(?:i'm|i am|we're|we are|it's|it is|he's|she's|they're|that's|my|our|the (?:right|correct)|should)\b))"
        ),
        fires=("Ma'am is wrong by the way, I'm a bloke.", "Four bedrooms is wrong, it's three plus a study."),
        silent=("The output is wrong, it's empty", "Something is wrong, it's hanging", "If Ma'am is wrong, I'm sorry"),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(
            "rewind",
            "belay",
            "cancel that",
            "old news",
            "ignore me",
            "back up",
            "erase that",
            "hold up",
            "stop press",
            "that ship has sailed",
            "new info",
            "plot twist",
            "scratch",
            "newsflash",
            "correct",
            "breaking news",
            "change of heart",
        ),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>(?:rewind|belay (?:that|my last)|cancel that|old news|ignore me|erase that|hold up|stop press|(?:that|this) ship has sailed|new info(?:rmation)?|plot twist|newsflash|breaking news|change of heart)\s*[,.:;!—–-]+\s*(?!(?:i'm (?:rambling|tired|just|being)|can|could|please|what|how)\b)(?=\w))"
        ),
        fires=(
            "Rewind. Postgres 15 is what runs in prod.",
            "That ship has sailed, we're all on Kotlin and the Java guidelines are dead.",
            "Old news, the beta ended and everyone is on the stable channel.",
            "Belay that, one review is fine.",
            "Ignore me, one review is right.",
        ),
        silent=("Ignore me, I'm rambling.", "Rewind the tape", "Cancel that job."),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "och",
            "ach",
            "aye",
            "pff",
            "tsk",
            "blimey",
            "oof",
            "hey no",
            "hoi",
            "oi",
            "yikes",
            "man no",
            "dude no",
            "god no",
            "lord no",
            "heavens no",
            "gosh no",
            "hell no",
            "oh no",
            "ooh no",
            "um no",
            "erm no",
            "err no",
            "hm no",
            "hmm no",
            "but no",
            "well no",
            "ah no",
            "aw no",
            "eh no",
        ),
        pattern=pattern(
            rf"(?P<m>(?:och|ach|aye|pf+t?|tsk|blimey|oof|oi|yikes|man|dude|god|lord|heavens|gosh|hell|o+h|um+|er+m?|hm+|well|ah|aw|eh),? (?:no+|nope|nah)\s*[,.:;!…—–-]*\s*(?!(?:that's|it's|that is|it is) (?!the\b|a\b|in\b|at\b|on\b|called\b))(?!(?:the|my|our) \w+ (?:failed|crashed|broke|died|is (?:down|broken|gone|dead))\b)(?=(?:the|it's|its|it|that's|thats|we|we're|our|my|they|i live|i work|i'm (?:a|an|the|in|at|from)|{NAMED}|{NUMBER})\b)(?={STATED}))"
        ),
        fires=("Och no, the ferry's frae Oban.", "erm no the ferry leaves from Oban"),
        silent=("Oh no, it crashed again", "Oh no, the tests failed", "God no!"),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(
            "checked",
            "looked it up",
            "looked that up",
            "looked this up",
            "verified",
            "confirmed",
            "measured",
            "counted",
            "asked ",
            "read ",
            "reread",
            "re-read",
            "googled",
            "called ",
            "rang ",
            "phoned ",
            "corrected me",
            "tells me",
            "told me",
            "look again",
            "looked again",
        ),
        claims=is_mine_to_tell,
        pattern=pattern(
            rf"(?P<m>(?:(?:i|we)(?:'ve| have)? )?(?:just |went and |since )?(?:(?:double-?|re-?)?checked|looked (?:it|that|this) up|looked again|verified|measured|counted|googled(?: it)?|re-?read (?:it|the \w+)|read (?:it|the \w+) again|(?:asked|called|rang|phoned) (?:{NAMED}|them|the \w+|my \w+))(?: (?:again|properly|it|that|with \w+|the \w+))?(?:\s*[,:;.—–-]+\s*(?:and )?| and )(?:apparently )?(?=(?:it's|that's|there(?:'s| are)|we have|they've|they have|we're)(?: \w+){{0,2}} (?:{_VALUE}|no\w*)|(?:the |our |my )?[\w-]+(?:'s| is| are) (?:\w+ )?{_VALUE}|{NUMBER} )"
            rf"|(?:{NAMED}|my \w+|the \w+|someone) (?:just )?(?:corrected me|put me right|set me straight)\b|(?:{NAMED}|my \w+) (?:tells|told) me (?:that )?i (?:was|got|had|am)\b)"
        ),
        fires=(
            "Looked it up: the port is 6380.",
            "I double-checked and it's Port 6380.",
            "Tom corrected me, the port is 6380.",
            "Just checked, the port's 6380",
        ),
        silent=(
            "Just checked the logs, nothing there.",
            "Asked Tom, he's busy.",
            "Looked it up and the docs are great",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(" so ", "so please", "therefore"),
        opens=False,
        claims=is_told,
        pattern=pattern(
            r"(?<=\w),? (?P<m>so (?:you (?:needn't|need not|don't (?:need|have) to|no longer (?:need|have) to|can (?:now )?(?:stop|drop|skip|forget|remove|take|leave|ignore|strike|scrap|cross|delete|cancel|lose|retire)|may (?:drop|forget|remove|ignore|strike))|(?:there's |there is )?no (?:need|point|reason|more need) (?:to|for|in)\b|there's no [\w-]+ (?:for you )?to|count (?:us|me)|we're the|(?:please )?(?:leave|take|cross|strike|drop|scratch|keep) (?:it|him|her|them|that|those|this|me|us|the [\w-]+|\w+) (?:off|out)\b|(?:the|that|those|any) [^.,;!?\n]{1,40}? (?:is|are) (?:moot|off|void|dead|pointless|irrelevant|useless|out|no good|closed|no use|stale|superfluous|wasted)\b))"
        ),
        fires=(
            "Passed my driving test, so you needn't plan everything around the bus from here on",
            "Someone else got the allotment in the end, so there's no garden for you to plan.",
            "The baby came early, so count us as four from here on.",
            "The reading group picked a different novel, so the old one is moot.",
        ),
        silent=("If it rains, so you can stop", "It is green, so there's no need to worry")[:1],
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "off the ",
            "off my ",
            "off our ",
            "off your ",
            "out of the ",
            "out of my ",
            "out of our ",
            "out of your ",
        ),
        opens=False,
        pattern=pattern(
            r"(?<=[,;.—–] )(?P<m>(?:so |please |pls |and |you can )*(?:take|cross|strike|leave|keep|scratch|knock|drop) (?:[\w'-]+ ){1,3}?(?:off|out of) (?:the|my|our|your) (?:[\w'-]+ ){0,2}?(?:lists?|plans?|sums|reminders|menu|budget|calendar|rota|schedule|itinerary|profile|bio|guest list|calculation|estimate|totals?|quote|diet|recipes?)\b)"
        ),
        fires=(
            "Caravan's sold, leave it out of the insurance sums.",
            "Auntie Bea passed away in May, please take her off the card list.",
        ),
        silent=("Take milk off the list", "If she's gone, take her off the list"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "sold",
            "closed",
            "gone",
            "dead",
            "moot",
            "repealed",
            "void",
            "given way to",
            "put down",
            "lapsed",
            "rehomed",
            "scrapped",
            "cancelled",
            "demolished",
            "deleted",
            "removed",
            "dropped",
            "ended",
            "went bust",
            "bankrupt",
            "defunct",
            "disbanded",
            "done with",
        ),
        claims=is_ours_to_lose,
        pattern=pattern(
            rf"(?P<m>(?!(?:if|when|once|unless|because|since|while|after|before|until|although|though|whether|what|who|how|in case)\b)(?:(?:the|our|my|that|those|her|his) )?(?:[\w'-]+ ){{0,3}}?[\w'-]+(?:'s|'ve|\s(?:is|are|was|were|has|have|got))(?: (?:been|now|all|long|finally|since))* (?:sold|closed|gone|dead|moot|repealed|void|rehomed|demolished|defunct)(?=\s*(?:,|;|—|–| and (?:the|we|our|my|so)|\s-+|\.\s+(?:we|it's|our|use|please|leave|take))\s*(?:so |and |but )?(?!i (?:still |really )?(?:miss|loved?|cried|cry)\b|it's (?:so|such|really|very)\b)(?=\w))"
            rf"|(?:[\w'-]+ ){{1,3}}?(?:has|have) given way to \S*\w|(?:{NAMED}|(?:our|my|the) [\w-]+) (?:had to be put down|was put (?:down|to sleep)|went (?:bust|bankrupt|under))\b|(?:the|our|my) [\w-]+ (?:ended|lapsed|folded|closed|died out|fell through)(?: \w+)? and (?:we|everyone|everybody|the|our|it)\b"
            rf"|consider (?:the|that|my|it|our|this|those) ?[^.,;:!?\n]{{0,40}}? (?:repealed|void|closed|dead|gone|cancelled|withdrawn|retracted|dropped|lifted|scrapped|revoked|superseded|moot|off)\b)"
        ),
        fires=(
            "Caravan's sold, leave it out of the insurance sums.",
            "Eslint has given way to Biome over here.",
            "Consider the 80 column rule repealed.",
            "Bella had to be put down last week, there's just the one cat left.",
            "Old news, the beta ended and everyone is on the stable channel.",
        ),
        silent=(
            "The shop is closed, I'm hungry",
            "My phone is dead, can you call?",
            "If the caravan's sold, leave it out",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "tighten",
            "loosen",
            "relaxed",
            "lifted",
            "waived",
            "soften",
            "toughen",
            "capped",
            "raised it",
            "lowered it",
            "until ",
            "than before",
            "sooner",
            "earlier than",
            "later than",
            "than previously",
            "than i ",
            "than what i ",
            "than what you ",
            "than you ",
        ),
        opens=False,
        pattern=pattern(
            rf"\b(?P<m>(?:we|they|he|she|i|legal|the \w+|our \w+|product|management)(?:'ve|'s| have| has)?(?: just| now| since)? (?:tightened|loosened|relaxed|lifted|waived|softened|toughened|capped) (?:the|that|our|it|this|those)\b(?! (?:sofa|table|box|boxes|car|lid|phone|bags?|weights?|baby|kid|dog|piano|couch|bed|bottle|jar)\b)|(?:the|our|my|that|this|(?!(?:wonder|whether|if|ask|asked|know)\b)[\w-]+) ?(?:(?!whether\b|if\b)[\w'-]+ ){{0,3}}?(?:'s|\s?(?:has|have|was|were|got|is))(?: been| now| just)* (?:tightened|loosened|relaxed|lifted|waived|softened|toughened|capped)(?! by (?:a|the) (?:screw|bolt|wrench)\b)"
            rf"|(?:was|were) (?:the |our |my |an? )?(?:[\w.'-]+ ){{0,3}}?(?:until|till|up to) (?:yesterday|recently|last \w+|now|today|{DAY}|the \w+|a \w+ ago)\b(?=\s*[,;.—–-])|(?:sooner|earlier|later|longer|shorter|higher|lower|less|fewer|cheaper) than (?:before|previously)(?=\s*(?:[.,;!]|$))|than (?:what )?(?:i|you) (?:gave|said|told|wrote|have|had|quoted|think|thought|listed|put|assumed?|planned)\b)"
        ),
        fires=(
            "Latency budget's been tightened to 80 ms by the client",
            "Chrome 109 was the minimum until yesterday, product raised it to 115.",
            "School starts at 8:10 since this term, ten minutes sooner than before.",
            "We loosened that: one review will do.",
        ),
        silent=(
            "I was asleep until the alarm",
            "If we tightened the rule, who would notice",
            "The screws need to be tightened.",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "handed ",
            "moved house",
            "changed ",
            "switched ",
            "left ",
            "got promoted",
            "got married",
            "got engaged",
            "got divorced",
            "over to ",
        ),
        pattern=pattern(
            rf"(?P<m>(?:[\w'-]+ ){{0,3}}?(?:handed|passed|turned|signed) (?:the |our |their |his |her |it |that )?(?:[\w'-]+ ){{0,4}}?over to (?:us|me|{NAMED}|the \w+|our \w+)\b|(?:(?:i|we)(?:'ve| have)? )?(?:just |recently )?(?:moved house|(?:changed|switched|swapped) (?:jobs|gyms?|schools?|doctors?|dentists?|banks?|teams?|providers?|suppliers?|insurers?|hosts?|careers|vets?|churches|landlords?|nurser(?:y|ies)|clubs?)|left {NAMED} for {NAMED}|got (?:promoted|married|engaged|divorced|laid off|fired|transferred)(?! (?:in|on|at|by) ))\b)"
        ),
        fires=(
            "Marta's team handed the search service over to us, so we're the owners to list.",
            "Moved house! New postcode is LS6 2AB.",
            "Changed gyms, the old one went bust.",
            "Left WhatsApp for Signal, so use that number.",
        ),
        silent=(
            "If I got married, I'd move",
            "Our anniversary is 14 October, we got married in Split",
            "Did you get promoted?",
            "She handed me the phone",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "effective immediately",
            "immediate effect",
            "as from ",
            "going forward",
            "from here on",
            "as of now",
            "with effect from",
        ),
        pattern=pattern(
            rf"(?P<m>(?:effective immediately|with immediate effect|as from (?:today|tomorrow|now|{DAY}|next \w+|the \w+)|with effect from \w+|going forward|from here on(?: in)?)\s*,?\s*(?=(?:we|it's|the|our|my|all|prs|no|use|only|there|everyone|everything|[\w-]+ (?:is|are|needs?|goes|go|must|run|runs))\b))"
        ),
        fires=(
            "Effective immediately, PRs need two reviews.",
            "As from Monday it's Leeds.",
            "With immediate effect the rota is weekly",
        ),
        silent=("Going forward is a silly phrase.", "If effective immediately we close, tell me"),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=("typo", " should be ", " read ", "read ", "isn't", "it is,", " more like "),
        opens=False,
        pattern=pattern(
            rf"\b(?P<m>(?:that |the |my )?(?:{NUMBER}|{NAMED}|\s{{4,}}) (?:was|is) (?:just )?a (?:typo|slip|misprint)|for (?:{NUMBER}|{NAMED}),? (?:please )?read (?:{NUMBER}|{NAMED})|read (?:{NUMBER}|{NAMED}) (?:for|where|instead of|when) \S*\w|(?:my|that|your) {NUMBER} should (?:be|read|say) {NUMBER}|{NUMBER}\? (?:more like |it's |no,? )?{NUMBER}(?=\s*[.!]?\s*$)|{NUMBER} (?:is right|is correct|it is),? (?:and |not |forget |but )?{NUMBER}\b)"
        ),
        fires=(
            "6379 was a typo",
            "For 6379 read 6380.",
            "My 6379 should be 6380.",
            "6379? More like 6380.",
            "6380 is right, 6379 isn't.",
        ),
        silent=("How do I read 6380 from the env?", "Is it 6379 or 6380?"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "whatever the",
            "whatever your",
            "no matter what",
            "ignore the ",
            "don't trust ",
            "do not trust ",
            " lags",
            "behind on",
            "disregard the ",
            "forget the ",
            "never mind the ",
        ),
        opens=False,
        pattern=pattern(
            rf"(?P<m>\b(?:whatever|no matter what) (?:the|your|that|our) (?:[\w'-]+ ){{0,2}}?[\w'-]+ (?:says?|said|claims?|claimed|shows?|has|thinks?|suggests?|lists?)\b"
            rf"|(?:\A|(?<=[.!?;,] ))(?:please )?(?:ignore|don't trust|do not trust|disregard|forget|never mind) (?:the|that|our|your) (?:old )?(?:[\w'-]+ )?(?:wiki|docs?|documentation|readme|page|website|site|contract|ticket|profile|sheet|spreadsheet|calendar|invite|leaflet|sign|brochure|menu|poster|handbook|manual|runbook|diagram|map|label)(?: (?:on|about|for|there)(?: (?:this|that|it))?)?\s*[,;:.—–]\s*(?={STATED})"
            rf"|\b(?:the|our|your) (?:wiki|docs?|documentation|readme|page|website|site|sheet|calendar|runbook|handbook|diagram) (?:lags(?: behind)?|is (?:way |far |a bit )?(?:behind|old|ancient|stale)|hasn't caught up|wasn't updated)(?=\s*[,;.—–]))"
        ),
        fires=(
            "Whatever the wiki says, we shard by region.",
            "Sharding happens by region, whatever the old doc claims.",
            "Don't trust the wiki on this, it's region.",
            "The wiki lags behind, we shard by region.",
        ),
        silent=("Whatever, I'm tired.", "Ignore the wiki page when you index.", "The wiki is slow today."),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(
            "habit",
            "should have said",
            "should've said",
            "i meant",
            "i mean ",
            "when i say",
            "refer to",
            "formerly",
            "used to be",
            "new name",
            "every mention",
            "any mention",
        ),
        anywhere=True,
        opens=False,
        pattern=pattern(
            rf"(?P<m>(?:\b(?:it's |that's )?(?:an )?old habit|\bforce of habit)\s*[,.:;—–]\s*(?=\w)|\bout of habit\b|\bi should(?:'ve| have) said (?!(?:thank|thanks|sorry|hello|hi|yes|no|something|nothing|goodbye|so|it)\b)\S*\w|\b(?:when i (?:say|said|wrote)|by|with) {NAMED},? i mean(?:t)? \S*\w|(?:\A|(?<=[.!,;] ))i mean {NAMED}(?: (?:from|in|of|at) \w+)?(?=\s*[.!,]?\s*(?:\Z|\n))"
            rf"|\b(?:please )?refer to (?:it|him|her|them|me|us|this|that) as {NAMED}|\b(?:formerly|previously) (?:called|named|known as) {NAMED}|\b{NAMED}(?:'s new name is|'s got a new name| got a new name| has a new name)\b|\bwhat used to be {NAMED}(?: \w+)? (?:is|goes)\b|\b(?:treat|read|take|replace) (?:every|any|all|each) (?:mention|mentions|occurrence|reference|references)(?: of| to) {NAMED} (?:as|with|by) \S*\w|\breplace {NAMED} (?:with|by) {NAMED} in (?:everything|all|whatever|what) (?:you|i)\b)"
        ),
        fires=(
            "Force of habit, the name is Harbour.",
            "When I say Beacon I mean Harbour.",
            "I mean Kat from finance.",
            "Please refer to it as Harbour.",
            "The tool formerly called Beacon is Harbour.",
            "Treat every mention of Beacon as Harbour.",
            "Beacon's new name is Harbour.",
        ),
        silent=(
            "Old habits die hard.",
            "I should have said thank you earlier.",
            "Please refer to the ticket.",
            "By lunch I meant to be done",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "zero",
            "digit",
            "decimal",
            "minus",
            "divide ",
            "multiply ",
            "doubled",
            "halved",
            "tripled",
            "multiplied",
            "rounded",
            "truncated",
            "misplaced",
            "omitted",
            "overlooked",
            "overestimated",
            "underestimated",
            "counted",
        ),
        opens=False,
        pattern=pattern(
            rf"\b(?P<m>(?:missing|dropped|missed|lost|forgot|extra|need|needs|lacks?) (?:a|an|one|two|the) (?:zero|digit|decimal|decimal point|minus|minus sign)\b|there's (?:a|an|one) (?:zero|digit|decimal point|minus) (?:missing|too many|too few)|(?:add|drop|remove|knock off) (?:a|an|one) (?:zero|digit) (?:to|from|off) (?:that|it)\b|(?:divide|multiply) (?:that|it) by \w+\s*[,;.—–]\s*(?=it's|that's|they're|the)"
            rf"|you(?:'ve| have)? (?:doubled|halved|tripled|multiplied|divided|rounded|truncated|misplaced|omitted|overlooked|overestimated|underestimated|double-counted)(?: [^.,;:!?\n]{{1,40}})?\s*[,;:.—–]\s*(?={STATED}))"
        ),
        fires=(
            "That's missing a zero.",
            "Add a zero to that, it's 40,000.",
            "Divide that by ten, it's monthly.",
            "You've doubled it, the fee is once a year.",
        ),
        silent=("Add a zero to the left of each id.", "Divide that by ten.", "You've missed a spot."),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("that'd be", "that would be", "different ", "not that ", "the other ", "wrong "),
        pattern=pattern(
            rf"(?P<m>that(?:'d| would) be (?:my|our|his|her|their|the other|{NAMED})\b(?! (?:pleasure|guess|dream|choice|preference)\b)|different {NAMED}(?=\s*[.!,;])|not that (?:{NAMED}|one)\s*[.,;!—–]\s*(?:the (?:other|one)|{NAMED}|my|our)\b|(?:the )?other {NAMED}\s*[,.;—–]\s*(?:the one|from|not)\b|wrong ([\w-]+)\s*[,.;—–]\s*(?:the |my |our )?(?:[\w'-]+ ){{1,2}}\2\b)"
        ),
        fires=(
            "That'd be my sister, I'm Kat.",
            "Different Kat!",
            "Not that Kat. Kat from finance.",
            "The other Kat, the one from finance.",
            "Wrong Kat, finance Kat.",
        ),
        silent=("That would be my pleasure", "Different strokes for different folks.", "Not that I know"),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=(", never ", ". not ", "! not ", "don't ", "doesn't "),
        opens=False,
        pattern=pattern(
            r"(?<=\w)(?P<m>,? never (?:by|on|in|at|via|with|from|through|to|under) (?!(?:all|any|my life|a million|time)\b)[\w.'-]+)(?=\s*[.!]?\s*(?:\Z|\n))|(?<=\w)(?P<n>[.!]\s+not (?!(?:yet|now|sure|bad|really|so|too|very|that|this|what|how|my|your|at|even|only|just|much|a|again|today|tonight|good|great|fun|funny|me|you|\w+ed|\w+ing)\b)[\w.'%-]+(?: [\w.'%-]+)?)(?=\s*[.!]*\s*\Z)"
            r"|\b(?P<o>(?:we|they|it|he|she) (?:don't|do not|doesn't|does not|never) (\w+) [^.!?\n]{1,50}?[.,;—–]\s+(?:but )?(?:we|they|it|he|she|i) (?:actually |only |just |always )?\4s?\b)"
        ),
        fires=(
            "We shard by region, never by user.",
            "It's an annual fee. Not monthly.",
            "We don't shard by user. We shard by region.",
        ),
        silent=("Done. Not tested.", "It failed. Not sure why.", "I don't drink coffee, I drink tea"),
    ),
)
