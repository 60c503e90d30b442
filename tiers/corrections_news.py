"""English corrections by news: what was dropped, handed over, moved in the calendar or changed in a life.

Longer than most files because it is a table; each row brings messages that fire it and messages that don't, and these are
its tests. The words reported are the first named group that matched.
"""

from __future__ import annotations

from tiers.corrections import Phrase, pattern

_AT_END = r"(?=\s*[.!…]*\s*\Z)"
_CLAUSE_END = r"(?=\s*(?:[.,;:!?)…—–\n]|\s-\s|$))"
_DAY = r"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:jan|febr)uary|march|april|may|june|july|august|(?:septem|octo|novem|decem)ber)"
_VALUE = rf"(?:(?-i:[A-Z])[\w.+#'-]*|[\w.:/@$-]*\d[\w.:/@%$-]*|{_DAY})"
_NAME = r"(?!(?:It|That|This|What|Who|Everything|Nothing|He|She|They|We|I|There|Here|The|A|My|Our|Time|Life|Summer|Winter)\b)(?-i:[A-Z])[\w.+#-]*"
_SINCE = r"(?:'ve|'s|'d| have| has| had)?(?: (?:just|already|now|since|recently|finally|also|all|actually|completely|officially|fully|long|both))*"
_EVENT = (
    r"(?:the|our|my|his|her|their|this|that|[\w-]+'s) (?:(?!(?:who|which|that|is|are|if|when|to|and|can|should|must|will)\b)[\w'-]+ ){0,3}?(?!(?:who|which|that|is|are|was|were|has|got)\b)"
    r"(?!(?:job|build|request|run|process|task|pipeline|workflow|query|order|download|upload|promise|token|test|thread|timer|transaction|cursor|window|button|slider|user|response|data|file|record|row)s?\b)[\w'-]+"
)

NEWS: tuple[Phrase, ...] = (
    Phrase(
        family="changed",
        language="en",
        cues=(
            "killed",
            "dumped",
            "scrapped",
            "axed",
            "binned",
            "junked",
            "shelved",
            "discontinued",
            "outgrew",
            "swore off",
            "gave up",
            "given up",
            "quit ",
            "cut out",
            "cancelled",
            "canceled",
            "unsubscribed",
            "left ",
            "parted ways",
            "moved on from",
            "shut down",
            "turned off",
            "pulled the plug",
        ),
        pattern=pattern(
            rf"(?P<m>(?:we|i|they|he|she|everyone|the team|my \w+){_SINCE} (?:(?:killed|dumped|scrapped|axed|binned|junked|shelved|discontinued|outgrew|swore off|shut down|pulled the plug on|parted ways with|moved on from) (?:off )?"
            r"(?!(?:the |a |my |that )?(?:process|server|container|pod|session|tab|app|task|instance|vm|database|table|schema|heap|memory|state|window|browser|it|them|time|bug|light|program)\b)\S*\w"
            r"|(?:gave up|given up|quit|cut out) (?!on\b)(?!(?:trying|looking|waiting|hope|and|after|when|because|half|at|my (?:seat|time|spot)|it|that|this|the (?:app|game|program|session|editor|shell)|on|to|but|so|working|running|everything|vim|if)\b)\S*\w"
            rf"|(?:cancell?ed|unsubscribed from|left|closed) (?:(?:my|our|the) (?:subscription|membership|account|contract|plan)\b|{_NAME}(?= (?:for|in favou?r|last|this|in (?:19|20)|and (?:now|joined|went))|\s*[,;]))))"
        ),
        fires=(
            "btw we dumped grafana for datadog last quarter",
            "We killed the monolith",
            "I gave up sugar",
            "I've given up meat",
            "We cancelled Netflix, we watch Mubi instead.",
        ),
        silent=(
            "I killed the process",
            "We dumped the database to disk",
            "I gave up trying",
            "I quit the app and opened it again",
            "If we scrapped the monolith, what breaks",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            " gone",
            "history",
            " dead",
            "deprecated",
            "retired",
            "decommissioned",
            "phased out",
            "sunset",
            "obsolete",
            "defunct",
            "discontinued",
            "no more",
            "'s out",
            "is out",
            "the past",
        ),
        pattern=pattern(
            rf"(?P<m>(?:{_NAME}|(?:the|our) (?:old |former )?(?:[\w.-]+ )?[\w.-]+)(?:'s| is| are| was| were| has been| have been)(?: (?:now|long|finally|officially|completely|all|being))*"
            rf" (?:(?:history|retired|decommissioned|phased out|sunset|defunct|discontinued|a thing of the past|dead to us|dead for us){_CLAUSE_END}"
            r"|(?:gone|deprecated|out|dead|obsolete|history|no more)(?= (?:for us|here|at our|since|in favou?r)|\s*[,;—–.]\s*(?:we|we're|we've|it's|it is|everything|everyone|use|now|all)\b)))"
        ),
        fires=("Jenkins is gone, we run Buildkite.", "Heroku is history for us.", "The old gateway is retired."),
        silent=(
            "My file is gone",
            "The button is gone, it was there yesterday",
            "If Jenkins is gone, tell me",
            "History is fun",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "took over",
            "taken over",
            "takes over",
            "in favor of",
            "in favour of",
            "stepped down",
            "handed over",
            "passed to",
            "handed to",
            "stepped in",
            "succeeded",
            "replaces ",
            "taking over",
        ),
        pattern=pattern(
            r"(?P<m>(?!(?:\w+ )?(?:said|says|thinks?|told|heard|claims?)\b)(?!(?:it|that|this|which|what|who|when|if|the (?:job|build|process|query|test|flight|trip|drive|download))\b)(?:[\w.-]+ ){0,2}?[\w.-]+(?:'s| is| has)?(?: now| just)? (?:took over|taken over|takes over|taking over)(?! (?:an?|\d\S*|one|two|three|four|five|half|my (?:life|screen|mind))\b)(?= (?:from|as|for|the|his|her|their|our|my|in|last|this|on|[\w-]+)\b|\s*(?:[.,;!]|$))"
            r"|(?:[\w.'-]+ ){1,5}?(?:(?:was|were|got|has been|have been|is|are|been) )?(?:retired|dropped|scrapped|phased out|deprecated|abandoned|discarded|ditched|sunset|decommissioned|shut down|replaced|removed) in favou?r of"
            rf"|{_NAME} (?:has )?(?:just )?(?:stepped down|replaces|has replaced|succeeded) (?:(?-i:[A-Z])[\w.-]+ )?(?:as|from)\b)"
        ),
        fires=(
            "lara took over from tom as owner",
            "the old queue was retired in favour of SQS",
            "Wei replaces Tom as lead",
            "Marta took over billing",
        ),
        silent=(
            "It took over 5 minutes",
            "If lara took over, ask her",
            "The build took over an hour",
            "She said lara took over",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "postponed",
            "rescheduled",
            "pushed",
            "delayed",
            "brought forward",
            "put off",
            "called off",
            "bumped",
            "moved",
            "shifted",
            "cancelled",
            "canceled",
            "lifted",
            "extended",
            "shortened",
            "scrapped",
            "moving",
        ),
        pattern=pattern(
            rf"(?P<m>(?:{_EVENT}|it|that|(?!(?:if|when|what|who|get|got|once|unless|because|the|a|be|being|files?|users?|requests?|data|rows?|jobs?|build|he|she|they|i|we|you|who)\b)[\w-]+)(?:'s| is| has| was| got| were| are| gets)?(?: (?:been|now|just|being|all))*"
            r" (?:(?:postponed|rescheduled|pushed(?: back| out| forward| ahead)?|delayed|brought forward|put off|bumped|moved(?: up| forward| back| ahead)?|shifted|moving|extended|shortened)(?: (?:back|forward|out|up))? (?:to|until|till|by) (?!(?:the (?:left|right|top|bottom|next|front|back|end|remote|side|repo)|main|master|origin|make|avoid|fix|default|accident|mistake|git|github)\b)\S*\w"
            rf"|(?:postponed|rescheduled|called off|put off|lifted|scrapped|cancell?ed){_CLAUSE_END}))"
        ),
        fires=(
            "the concert was pushed back to friday",
            "dinner's been postponed to 8",
            "The party was cancelled.",
            "Update: the freeze was lifted.",
            "The wedding got moved to May",
        ),
        silent=(
            "The job was cancelled",
            "The commit was pushed to main",
            "If the party was cancelled, tell me",
            "The text is shifted to the left",
            "Check whether the demo was postponed",
        ),
    ),
    Phrase(
        family="forbidden",
        language="en",
        cues=("no more ",),
        pattern=pattern(
            r"(?P<m>(?:please,? )?no more (?!(?:than|to|of|information|info|results?|data|errors?|questions?|space|memory|tests?|issues?|problems?|tickets?|rows?|items?|pages?|room|time|excuses|work|money|news|tears|pain|rain|snow|school|one)\b)[\w.-]+"
            rf"(?:(?: [\w.-]+){{0,3}}?(?:,? (?:please|from (?:now|today|here|\w+day)|starting (?:today|now|\w+)|going forward|without)\b)|(?: [\w.-]+){{0,2}}?{_AT_END}))"
        ),
        fires=("No more merges without review, starting today.", "no more jquery", "No more direct pushes please"),
        silent=("No more questions", "There is no more space", "No more than three", "no more errors in the log"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "switched ",
            "changed ",
            "swapped ",
            "new job",
            "new role",
            "new position",
            "new name",
            "new number",
            "divorced",
            "broke up",
            "split up",
            "separated",
            "moved out",
            "moved away",
            "moved house",
            "moved back",
            "moved on",
            "we moved",
            "promoted",
        ),
        pattern=pattern(
            rf"(?P<m>(?:i|we|he|she|they){_SINCE} (?:(?:switched|changed|swapped) (?:jobs?|doctors?|dentists?|schools?|gyms?|banks?|teams?|companies|careers?|majors?|numbers?|phones?|plans?|providers?|insurance|churches|religions?|sides|(?:my|our|his|her|their) (?:name|number|job|e-?mail|address|mind|minds|major|phone|plan|doctor|diet|surname|last name))"
            r"|(?:got|started|found|took|begun|began|have) a new (?:job|role|position|name|number)|(?:broke up|split up|got (?:divorced|separated)|separated)\b(?! the| it)|moved (?:out of|away|house|back (?:to|in|home))(?! the way)"
            rf"|moved on(?! to the)|moved{_AT_END})\b)"
        ),
        fires=(
            "I switched doctors",
            "I have a new job, I'm at Siemens now",
            "We broke up, so she's not my girlfriend",
            "we've since moved on",
            "we moved away from Bristol",
        ),
        silent=(
            "If I changed jobs, I'd earn more",
            "I want a new job",
            "She separated the eggs",
            "Did she change schools?",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(" now", "these days", "nowadays"),
        pattern=pattern(
            rf"(?P<m>(?:(?:the|our|my|your|his|her|their) (?:(?!(?:who|which|that|if|when|is|are)\b)[\w.'/-]+ ){{0,3}}?[\w.'/-]+|{_NAME})(?:'s| is| are|'re) (?:(?:on|at|in|with|by|an?|called|owned by) )?(?!(?:OK|Green|Red|Up|Down)\b){_VALUE}(?: [\w'-]+)? now{_CLAUSE_END}"
            rf"|(?:i'm|he's|she's) an? (?!(?:bit|little|lot|mess|wreck|fan|bit)\b)(?:[\w-]+ )?[\w-]+ now{_CLAUSE_END}|(?:i'm|he's|she's|they're|we're|i am|she is|he is) (?:at|with|in|living in|working (?:at|for|in)|on) (?!(?:Monday|Friday|Sunday))(?-i:[A-Z])[\w-]+ now{_CLAUSE_END}"
            rf"|(?:(?:the|our|my|his|her|their) (?:[\w.-]+ ){{0,2}}?[\w.-]+|{_NAME})(?:'s| is|'re| are| lives| runs| uses| goes| works) [^.,;!?\n]{{1,40}}? (?:these days|nowadays){_CLAUSE_END})"
        ),
        fires=(
            "Heads up: the deploy day is Wednesday now",
            "Our linter is Biome these days",
            "I'm a nurse now",
            "She's at Siemens now",
        ),
        silent=(
            "I'm a bit tired now",
            "The build is green now",
            "If our linter is Biome these days, say so",
            "I'm at home now",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("reverted to", "rolled back to", "back on ", "back to "),
        pattern=pattern(
            rf"(?P<m>(?:we|they)(?:'re| are)?{_SINCE} (?:(?:reverted|rolled back|rolled|switched back|moved back|changed back|fell back) (?:back )?to (?!(?:the )?(?:last|previous|parent|first) (?:commit|revision|state|point))(?:using )?\S*\w|back (?:on|to|with) (?!(?:track|it|schedule|work|normal|square|school|the (?:office|start|beginning|road|couch|team))\b)(?:using )?\S*\w))"
        ),
        fires=("we reverted to the old runner", "we rolled back to python 3.11", "We're back on Helm"),
        silent=("I reverted to the previous commit", "We're back on track", "If we rolled back to 3.11, what breaks"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("used to ",),
        pattern=pattern(
            r"(?P<m>(?:we|i|it|they|he|she|that|(?:the|our|my|his|her|their) (?:[\w.-]+ )?[\w.-]+|[\w.-]+)(?<! is)(?<! are)(?<! was)(?<! were)(?<! be)(?<! get)(?<!\bis)(?<!\bare)(?<!\bwas)(?<!\bwere) used to (?!it\b)\w+\b[^.!?\n]{1,60}?(?:[,;—–]| but| and| though)\s*(?:but |and |though )?(?:now|these days|nowadays|today|not any ?more|it's|we're|we|since)\b)"
        ),
        fires=("We used to sign with GPG but now it's Sigstore.", "This used to be in Python, it's in Go now"),
        silent=(
            "I used to play the piano.",
            "The key is used to sign tokens, now rotate it",
            "If it used to pass, now what",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("hasn't", "haven't", "has not", "have not", "hasnt"),
        pattern=pattern(
            r"(?P<m>(?:that|this|it|(?:that|the|this|our|your) (?:[\w-]+ )?[\w-]+)(?:'s| has| have)? ?(?:hasn't|haven't|hasnt|has not|have not|not) (?:been (?:right|true|correct|valid|accurate|current|the case|up[- ]to[- ]date|in use|used|ours|like that|around|active|relevant)|existed|lived (?:there|at)|worked (?:there|here|for))\b[^.,;!?\n]{0,30}?\b(?:since|for|in) \w+)"
        ),
        fires=("that hostname hasn't been valid for months", "that port hasn't been right since the migration"),
        silent=("If it hasn't been valid for months, drop it", "It hasn't been tested since May"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "starting ",
            "beginning ",
            "effective ",
            "from monday",
            "from tuesday",
            "from wednesday",
            "from thursday",
            "from friday",
            "from next",
            "from today",
            "from tomorrow",
            "change of plan",
            "been a ",
        ),
        pattern=pattern(
            r"(?P<m>(?:starting|beginning|effective|from) (?:on |from )?(?:today|tomorrow|now(?! on)|immediately|next \w+|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \d+\w*)?|the \d+\w*|\d{4})(?: on)?,? (?:we|the|our|i|all|it's|it is|everyone|everything|use|no|they)\b"
            r"|(?:small |slight |a )?change of plans?\s*[:,.!;—–-]|there(?:'s| has| was|'ve| have) been an? (?:\w+ )?(?:rename|change|switch|move|mix-?up|misunderstanding|correction|update)(?: (?:to|in|of|with) [^,.;:!?\n]{1,20})?(?=\s*[:,.;—–]\s*\S))"
        ),
        fires=(
            "Starting Monday we use trunk-based development",
            "Effective today the on-call is Bea",
            "change of plans: we meet at six",
            "there's been a rename: core is now kernel",
        ),
        silent=("If starting Monday we use trunk, say so", "The change of plans was hard", "Start from today's log"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "left ",
            "moved",
            "slipped",
            " is off",
            "cancel",
            "postpone",
            "reschedule",
            "call off",
            "divorce",
            "not using",
            "not running",
            "not on ",
            "n't using",
            "n't running",
        ),
        pattern=pattern(
            rf"(?P<m>(?:{_NAME}|my \w+|our \w+)(?:'s| has)?(?: just| recently)? left (?:the|our|their|his|her) (?:company|team|project|org\w*|firm|group|band|club|school|department)|(?:{_EVENT}|[\w-]+)(?: has|'s)?(?: just)? (?:moved|changed|slipped)\s*[:;,—–]\s*(?:it's|now|we|they're|use)\b"
            rf"|{_EVENT}(?: has|'s)? slipped(?: (?:to|by|until|into) \S*\w| an? \w+{_CLAUSE_END})|the (?:trip|meeting|party|dinner|date|wedding|deal|call|event|concert|game|match|barbecue|bbq|launch|release|holiday|visit) is off{_CLAUSE_END}"
            r"|(?:i|we) had to (?:cancel|call off|postpone|reschedule|put off) (?:the|our|my) (?!(?:build|job|run|pipeline|request|query|download|upload|process)\b)\w|(?:i|we|they|he|she)(?:'ve|'s| have| has)? (?:got|had) a divorce"
            r"|we(?:'re not| are not| aren't) (?:using|running|on|deploying to|hosting on) (?!(?:enough|the same|it|this|that|time|track|schedule|call)\b)[^.,;:!?\n]{1,30}[,.;—–]\s*(?:we|that|it|they)\b)"
        ),
        fires=(
            "Bea left the company, Ola owns search",
            "prod moved: it's in us-west-2",
            "the release slipped a week",
            "the trip is off",
            "We had to cancel the trip to Rome.",
            "We're not using Kafka, that was a proof of concept.",
        ),
        silent=(
            "If the trip is off, tell me",
            "He left the office",
            "The tooltip moved, why",
            "I had to cancel the build",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(" now", "my new ", "got a new", "been moved"),
        pattern=pattern(
            rf"(?P<m>i'm (?:vegan|vegetarian|sober|single|married|divorced|retired|engaged|unemployed|pregnant|self-employed|freelance) now{_CLAUSE_END}|my new (?:[\w-]+ )?(?:number|address|phone|e-?mail|job|boss|manager|name|employer|title|role|car|team|flat|apartment|house|doctor|username|handle)(?:'s| is) \S*\w|i(?:'ve| have)? got a new (?:[\w-]+ )?(?:number|address|phone|e-?mail|name|car|flat|apartment|house|boss|manager)\b"
            rf"|(?:i|we) (?:prefer|drink|eat|drive|read|watch|play|call it|take) (?!(?:a break|it)\b)[^.,;!?\n]{{1,30}}(?<! right) now{_CLAUSE_END}|(?:everything|all [\w-]+|these [\w-]+|(?:our|the) [\w-]+) (?:lives?|runs?|goes|go|is run|are run|is|are) (?:in|on|at|under|with|through|by|from|via) (?!progress|review|production|use)[^.,;!?\n]{{1,40}}(?<! right) now{_CLAUSE_END}"
            r"|(?:it|that|they|(?:the|our) [\w-]+)(?:'s| has|'ve| have| was| were)(?: been)? (?:moved|relocated|migrated) (?:under|inside|below|next to|behind|across) \S*\w)"
        ),
        fires=(
            "I'm vegan now",
            "my new number is 555 0199",
            "I prefer tea now",
            "everything lives in the monorepo now",
            "it's been moved under /opt",
        ),
        silent=("I'm hungry now", "If I'm vegan now, what can I eat", "Everything is in progress now"),
    ),
)
