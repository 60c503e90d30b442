"""English corrections that tell of a turn: what is over, put off, new or found out to be otherwise.

Each row is a kind, made of classes of words and of what the clause claims; its messages are examples of the kind, and these
are its tests. The words reported are the group `m`.
"""

from __future__ import annotations

from tiers.claims_en import is_ours_to_lose, is_told, puts_a_fact, settles, tells_a_value
from tiers.corrections import Phrase, pattern
from tiers.corrections_shapes import DAY, NAMED, NUMBER
from tiers.manners_en import says_how_it_is

_OURS = r"(?:the|our|my|his|her|their)"
_EVENT = r"(?:party|wedding|trip|meeting|match|dinner|deal|gig|concert|lesson|class|visit|offsite|launch|release|holiday|picnic|barbecue|bbq|rehearsal|tournament|conference|demo|migration|rollout|workshop|course|appointment|interview|excursion|hike|sleepover|reunion|play date|playdate|brunch|cruise|audit|retro|standup|stand-up|sync|freeze|sale|auction|move|engagement)"
_KEPT = r"(?:number|address|e-?mail|job|boss|manager|lead|owner|phone number|surname|last name|name|policy|rule|limit|deadline|price|rate|rent|salary|version|date|time|plan|password|url|host|hostname|port|repo|branch|doctor|dentist|gp|vet|therapist|landlord|teacher|tutor|coach|school|office|bank|provider|supplier|vendor|key|token|endpoint|schema|format|standard|default|budget|quota|timetable|shift|route|room|flat|diet|dose|dosage|medication|schedule|minimum|maximum|cap|threshold|cto|ceo|cfo|po|pm|contact|channel)"
_SINCE = rf"(?:(?:ever )?since (?:last \w+|{DAY}|(?:19|20)\d\d|(?:the|our|my) (?!operation|accident|surgery|fall|birth|divorce|funeral|rain)[\w-]+|(?:version |v)?\d[\w.]*),?)"

TURNED_EN: tuple[Phrase, ...] = (
    Phrase(
        family="changed",
        language="en",
        cues=("'s off", " is off", "called off"),
        pattern=pattern(
            rf"(?P<m>(?:{_OURS} )?(?:[\w-]+ )?{_EVENT}(?:'s| is| has been) (?:off|called off))(?=\s*(?:[.,;!—–]|$))"
        ),
        fires=("Party's off", "The cooking class is off, the chef is ill"),
        silent=("Is the party off?", "The camera is off"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("moved ", "slipped ", "shifted ", "slid ", "pushed ", "brought "),
        pattern=pattern(
            rf"(?P<m>(?:{_OURS} |(?-i:[A-Z])[\w'-]+ )?(?:[\w'-]+ ){{1,3}}?(?:moved|slipped|shifted|slid|got (?:pushed|moved|brought)|was (?:pushed|moved|brought)) (?:up|back|forwards?|out|by)(?: by)? (?:an?|one|two|three|four|a few|half an?|another|\d+) (?:minutes?|hours?|days?|weeks?|months?|years?|quarters?|sprints?|terms?))\b"
        ),
        fires=("The deadline moved up a week", "our slot was pushed back by two hours"),
        silent=("Has the deadline moved up a week?",),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("new ",),
        claims=tells_a_value,
        pattern=pattern(rf"(?P<m>{_OURS} new {_KEPT} (?:is|are|ends|starts|says|has|will be|comes|runs|lives|goes)\b)"),
        fires=("My new number ends in 71", "The new policy is two approvals", "our new landlord is Mr. Petrov"),
        silent=("The new policy is annoying", "What if my new number ends in 71?"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("since ",),
        pattern=pattern(
            rf"(?P<m>{_SINCE}) (?:we|our [\w-]+|everyone|everything|all|nobody|no one|the [\w-]+(?!s )|i) (?!(?:fails?|hangs?|breaks?|crash(?:es)?|works?|don't sleep|is|are|feel|felt|love|like|can|can't|could|have|has|had|am|was|were|see|get|keep|think|know|don't feel|did|been|miss|hate|sleep|worry)\b)(?!never )(?:\w+|don't \w+|doesn't \w+)\b(?<!ed)(?<!'ve)"
        ),
        fires=("Since March we deploy with Argo", "Since the audit our keys rotate weekly"),
        silent=("Since Monday I feel sick", "Since the rain I have a cold", "Since we deploy with Argo, remove it"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("had to ", "decided to ", "forced to ", "agreed to "),
        pattern=pattern(
            rf"(?P<m>(?:we|they|i)(?:'ve|'d| have| had)? (?:just |recently |finally )?(?:had to|decided to|were forced to|agreed to) (?:raise|lower|move|switch|change|drop|cut|double|halve|increase|reduce|extend|shorten|postpone|cancel|close|rename|replace|merge|split|sell|push|limit|bump|cap|tighten|relax|delay) [^.!?\n]{{1,60}}? (?:to|until|till|by|for|into|with) (?:the |an? )?(?:{NUMBER}|{DAY}|{NAMED}|next \w+))"
        ),
        fires=("We had to raise the limit to 500", "We decided to postpone the move until May"),
        silent=("We had to move to the back of the room", "Did we have to raise it to 500?"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "outsourc",
            "insourc",
            "archiv",
            "decommission",
            "consolidat",
            "discontinu",
            "sunset",
            "abolish",
            "rebranded",
            "open-sourced",
            "privati",
        ),
        claims=is_told,
        pattern=pattern(
            r"(?P<m>(?:we|they|our \w+|the \w+|my \w+)(?:'ve| have| has)? (?:just |since |now |recently |finally )?(?:outsourced|insourced|archived|decommissioned|consolidated|discontinued|sunset|sunsetted|abolished|rebranded|open-sourced|privati[sz]ed))\b"
        ),
        fires=("We outsourced payroll", "The council abolished the permit", "they've discontinued the 40 mm version"),
        silent=("Have we archived it?", "If we outsourced payroll, who would do it?"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(" closed", " shut", " folded", "went bust", "burned down", "burnt down", "went under"),
        claims=is_ours_to_lose,
        pattern=pattern(
            r"(?P<m>(?:the|our|that|your) (?!door|gate|window|lid|old|shop|valve|bug|ticket|issue|pr|tab)(?:(?!is\b|was\b|are\b|were\b|has\b|had\b|gets?\b|got\b|been\b|'s\b)[\w'-]+ ){1,6}?(?<!'s )(?:closed|shut|folded|went bust|went under|burn(?:ed|t) down)(?: down| for good| its doors)?(?: (?:last|this|in|two|three|a few|years|months|ages) ?\w*(?: ago)?)?)(?=\s*[.!]?\s*$|\s*,\s(?:so|try|go|use|take|it's|we)\b)"
        ),
        fires=("The café on the corner closed", "that bakery you like shut down last spring"),
        silent=("The café closed at six so we went home", "Was the café closed?", "The door closed"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "no such",
            "never existed",
            "never been",
            "was never",
            "were never",
            "is never",
            "has never",
            "never was",
            "never were",
            "never fixed",
            "never merged",
            "never had ",
        ),
        opens=False,
        pattern=pattern(
            r"(?<![\w'])(?P<m>there(?:'s| is|'s never been| has never been| was never)(?: actually| really)? (?:no such|any) (?!thing as|luck)[\w-]+|no such [\w-]+ exists|(?<!there's )(?<!is )no such (?!thing|luck)[\w-]+(?= (?:in|on|at|here|with)\b|\s*[.,!;]|$)|(?:the|that|this|our|my) [\w-]+(?: [\w-]+){0,2} (?:was|were|is|has|have) never (?:been )?(?:\w+ed|fixed|merged|released|deployed|implemented|part of|a |an |the |finished|approved|used|written|signed|called|named|based|open|paid|married|on |in |at |from ))"
        ),
        fires=("There's no such endpoint", "The bug was never fixed", "that statue was never part of the temple"),
        silent=("Is there no such thing?", "If the bug was never fixed, tell me"),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=(" who ", " that ", " which "),
        pattern=pattern(
            rf"(?P<m>it(?:'s| is| was|'s been) (?:my |our |the |his |her )?(?:{NAMED}|[\w-]+)(?: [\w.'-]+){{0,3}}? (?:who|that|which) [^.!?\n;]{{2,80}}?, ?(?:and )?not (?:the |my |our |in |at |on |by |with )?[\w'-]+)(?=[\w ]{{0,30}}\s*(?:[.,;!—–]|$))"
        ),
        fires=("It was Lena who broke the build, not Karim", "It's the nave that leaks, not the tower"),
        silent=("Was it Lena who broke the build, not Karim?",),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("it's ", "it is "),
        claims=None,
        pattern=pattern(
            r"(?P<m>it(?:'s| is) (?:actually )?(?:(?-i:Dr|Mr|Mrs|Ms|Prof)\.? )?(?-i:[A-Z])[\w'-]+(?: (?-i:[A-Z])[\w'-]+)? (?:who|that) (?!(?:is|are|was|makes|made|matters)\b)\w+s\b)"
        ),
        fires=("It's Dr. Okafor who does my knees; Dr. Lund retired", "It's Amira who runs the payroll"),
        silent=("Is it Amira who runs payroll?", "It's you who wins"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("turns out", "after all"),
        claims=puts_a_fact,
        pattern=pattern(
            r"(?P<m>(?:so |well |it )?turns out(?: that)?) (?:the|our|my|his|her|their|that|this|i'm|we're|it's|he's|she's|we|they're|(?-i:[A-Z])\w+)\b"
        ),
        fires=("Turns out the cat is a boy",),
        silent=("Turns out it was fun", "Turns out the food was great", "It turns out well", "See how it turns out"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("after all",),
        opens=False,
        claims=settles,
        pattern=pattern(r"(?<=[\w,] )(?P<m>after all)(?=\s*(?:[.,;!—–]|$))"),
        fires=("The party is in the barn after all",),
        silent=("It turns out well", "It was worth it after all"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("checked", "looked it up", "measured", "counted", "verified", "double-checked"),
        follows=says_how_it_is,
        pattern=pattern(
            r"(?P<m>(?:i|we)(?:'ve| have)? (?:just |now |since )?(?:checked|looked (?:it|that) up|measured(?: it)?|counted(?: them| it)?|verified|verified it|double-?checked|checked again|rechecked)(?: (?:again|it|the \w+|with \w+(?: \w+)?|online|on the \w+))?)(?=\s*(?:[,:;.—–]|and\b|\s-))"
        ),
        fires=("I checked, the shop opens at ten", "I've measured it, the shelf is 82 cm"),
        silent=("I checked and found nothing", "I checked, all good", "We counted them and it was fun"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "old ",
            "previous ",
            "former ",
            "last year",
            "last month",
            "last season",
            "for version",
            "for v",
            "outdated ",
            "wrong ",
        ),
        pattern=pattern(
            r"(?P<m>(?:that|this|those|these)(?:(?:'s|s| is| are)(?: still)? the (?:old|previous|former|outdated|wrong) (?!man|woman|one,? two|school|days|town|church|city|story|joke|song|behaviour|behavior|parser)[\w-]+|(?:'s| is| are)(?: still)? (?:last (?:year|month|week|season|quarter|term)'s|from (?:before|last (?:year|month|season)))|(?: [\w-]+){1,2} (?:is|are) (?:still )?for (?:version |v\.? ?)?\d[\w.]*))(?=\s*[,;:—–]|\s(?:and|but|we|it|new|the|policy|address|number|version|rule|price|plan|name|password|url|link|file|one)\b)"
        ),
        fires=(
            "This is the old API, v3 changed the signature",
            "These instructions are for version 2, we're on 4",
            "thats the old password policy, new one is 14 chars minimum",
        ),
        silent=("Is this the old API?", "That's the old church we married in"),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=(" not ",),
        opens=False,
        pattern=pattern(
            rf"(?<![\w'])(?P<m>(?:\w{{3,}}ly not \w{{3,}}ly|{NUMBER} not {NUMBER}|\w{{3,}}s not \w{{3,}}s|(?<!\bI )(?<!\bWe )(?-i:[A-Z])[\w+#]+ not (?-i:[A-Z])[\w+#]+))(?=\s*[.!]*\s*$)"
        ),
        fires=("the webhook secret rotates monthly not yearly", "Its Berlin not Bonn", "tabs not spaces"),
        silent=("Is it monthly not yearly?", "Obviously not"),
    ),
)
