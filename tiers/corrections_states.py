"""English corrections by state: what is so is told as new, as ended, or as something else than it was.

Each row is a kind, made of classes of words and of what the clause around them claims; its messages are examples of the
kind, and these are its tests. The words reported are the first named group that matched.
"""

from __future__ import annotations

from tiers.claims_en import (
    is_so,
    is_told,
    names_a_value,
    tells_a_change,
    tells_a_change_of_hands,
    tells_a_state,
    tells_a_value,
    tells_a_value_now,
)
from tiers.corrections import Phrase, pattern

_NUMBER = r"(?:\d[\w.:/%-]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|half|noon|midnight)"
_DAY = r"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:jan|febr)uary|march|april|may|june|july|august|(?:septem|octo|novem|decem)ber|tomorrow|today|tonight|spring|summer|autumn|winter)"
_NAME = r"(?-i:[A-Z])[\w.+#'-]*"
_WHEN = rf"(?:(?:the )?(?:start|end|beginning|middle) of (?:the |this |last )?\w+|(?:this|last|next) \w+|{_DAY}|(?-i:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)\b|(?:19|20)\d\d|yesterday|the \d+\w*|\d{{1,2}}(?:st|nd|rd|th)|(?:the|our) (?:reorg\w*|merger|migration|move|release|renovation|split|divorce|audit|acquisition|upgrade|rewrite|switch|change|rebrand\w*)|(?:easter|christmas|ramadan|new year)\w*|the [\w-]+)"
_END = r"(?=\s*(?:[.,;:!)…—–\n]|$))"

STATES: tuple[Phrase, ...] = (
    Phrase(
        family="changed",
        language="en",
        cues=("these days", "nowadays"),
        opens=False,
        claims=tells_a_state,
        pattern=pattern(
            r"(?<!\bin )(?<!\bof )\b(?P<m>these days|nowadays)(?=,? (?:we|the|our|my|i|it's)\b|\s*(?:[.,;:!?)…—–\n]|$)|\s(?:instead|since|because|so|and|but|with|on|at|in|for|after|only|to|when)\b)"
        ),
        fires=(
            "Sold the Skoda, driving a Kia these days.",
            "Nobody here uses Slack these days, ping people on Zulip.",
            "We deploy with Kustomize these days",
            "we're a Kotlin shop these days, the Java advice doesn't apply",
        ),
        silent=("I feel old these days", "Does anybody use Slack these days?", "The weather is strange these days"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(" now",),
        opens=False,
        claims=tells_a_value_now,
        pattern=pattern(
            r"(?<!right )(?<!until )(?<!till )(?<!by )(?<!for )(?<!just )(?<!\beven )(?<!from )(?<!as of )(?<!is )(?<!are )(?<!and )(?<!so )(?<!up to )\b(?P<m>now)(?=\s*(?:[.,;:!)…—–\n]|$)|\s(?:instead|since|because|so we|after|on account|thanks to|that (?:we|the|he|she|i)|not)\b)"
        ),
        fires=(
            "Grandad's on oat milk now on account of his stomach",
            "Update: billing is owned by Omar now",
            "Bob left, so Ana owns billing now",
            "Omar leads the team now",
            "We use pnpm now",
            "we're on Node 22 now.",
            "It's 5433 now",
            "The port is 9000 now",
            "They live in Leeds now",
            "Prod left Frankfurt, we're hosted in Dublin now.",
            "The offsite's on the 9th now",
        ),
        silent=(
            "I'm at the airport now",
            "It works now",
            "The build is green now",
            "What do we use now?",
            "If billing is owned by Omar now, tell me",
            "If we use pnpm now, say so",
            "Do we use pnpm now?",
            "We use the debugger right now",
            "The job runs fine right now",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(" used to ",),
        opens=False,
        pattern=pattern(
            r"(?P<m>(?<=\w)(?:,|;|\s[—–-]+|\swhere(?:as)?|\swhich|\swhile|\sbut)\s?(?:it |that |this |we |they |there |i |which )?(?<!is )used to (?:be|have|use|run|live|go|take|do|cost|start|end|sit|work|eat|drink|drive|call|get|need|say|point|belong))\b"
        ),
        fires=(
            "Legal made us change the retention, so logs are kept 30 days where it used to be a year.",
            "Our lunch is at noon, it used to be at one",
        ),
        silent=("I remember when we used to dance", "The key is used to sign tokens"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "left ",
            "dropped",
            "drop ",
            "ditch",
            "abandon",
            "gone from",
            "went from",
            "switched off",
            "turned off",
            "shut down",
            "shut off",
            "closed down",
            "passed away",
            " died",
            "passed from",
            "brought forward",
            "pushed back",
            "put back",
            "moved ",
            "delayed",
            "postponed",
            "extended",
            "shortened",
            " got ",
            " was renamed",
            " was bumped",
            " was raised",
            " was moved",
            " was split",
            " was merged",
            "been bumped",
            "been raised",
            "been lifted",
            "been renamed",
            "been reassigned",
            "been merged",
            "been split",
            "been replaced",
            "been relocated",
            "handed ",
            "m back ",
            "re back ",
            "s back ",
            "consolidated",
            "standardi",
            "settled on",
            "did away",
            "done away",
            "become ",
            "became ",
            "rescheduled",
            "changed ",
        ),
        pattern=pattern(
            r"(?P<m>(?:(?:we|they|i)(?:'ve| have)? |(?-i:[A-Z])[\w-]+ (?:has )?)(?:just |finally |since |already )?left (?-i:[A-Z])[\w-]+\b(?! (?:at (?:\d|noon|midnight|dawn)|early|late|by|for (?:the|a) (?:day|week|trip|weekend)|on (?:foot|time)))"
            r"|(?:we|i) had to (?:drop|ditch|abandon|retire|give up|stop using|stop doing|scrap|replace|swap|switch|cut|leave|sell) (?!(?:the (?:table|column|kids|ball|job|build|run)|it|off|by|him|her|them|a|an)\b)\S*\w"
            r"|we(?:'ve| have)? (?:gone|went) from \S+(?: \S+){0,4}? to \S*\w\b(?! by (?:train|car|bus|plane|bike|boat|foot|ferry))|(?:the|our|my) (?:[\w-]+ ){0,3}?[\w-]+ (?:(?:has |have )?passed|(?:has|have) gone) from \S+(?: \S+){0,3}? to \S*\w"
            r"|(?-i:[A-Z])[\w-]+ (?!(?:app|by)\b)(?:was|is|has been|got|gets|will be) (?:switched off|turned off|shut (?:down|off)|closed down|wound down|phased out|taken down)\b(?! by\b)(?=[^.!?\n]{0,12}\b(?:on|since|last|in|for good|yesterday|over)\b)"
            r"|(?:my|our|the) (?:cat|dog|rabbit|hamster|parrot|budgie|horse|guinea pig|goldfish|mother|father|mum|mom|dad|gran\w*|aunt|uncle|wife|husband|pony|tortoise) (?:has |have |sadly |just |recently )*(?:passed away|passed on|died)\b"
            r"|(?:we|they)(?:'ve| have)? (?:just |finally |now |recently |since )?(?:consolidated|standardi[sz]ed|settled|converged) on \S*\w(?![^.!?\n]* for (?:tonight|dinner|lunch|today|now|breakfast)\b)|(?:we|i)(?:'ve| have)? (?:done|did) away with \S*\w"
            r"|(?:(?:our|my) (?:[\w-]+ ){0,2}?[\w-]+|\w+s|i|we)(?:'s|'ve| has| have) (?:now |since |recently )?become (?!(?:slow|very|so|too|quite|really|clear|obvious|a (?:mess|problem|pain|nightmare|habit|joke)|better|worse|harder|unresponsive|unstable|flaky|increasingly|more|less)\b)\S*\w"
            r"|(?:the|our|my) (?:[\w'-]+ ){0,2}?[\w'-]+(?:'s| has| have| was| were| got)(?: been| now| just)* (?:brought forward|pushed back|put back|moved (?:up|back|forward)|delayed|postponed|extended|shortened) (?:by )?(?:a|an|one|two|three|four|five|six|\d+|half) \w+|(?:it|that|this|(?:the|our|my|that|this) (?:[\w'-]+ ){0,2}?[\w'-]+)(?:(?:'s| has)(?: since| now| recently)? been|(?: just| recently)? got|'s getting| was) (?:renamed|reassigned|merged|split|replaced|relocated|moved|rebranded|rescheduled|rewritten|migrated|bumped|raised|lifted|swapped|switched|extended|cut|doubled|halved)\s*[,;:.—–]\s*(?:and |so |now )*(?=(?:it's|it|we|they|the|our|use|[\w-]+ (?:is|are|can|must|replaced))\b)|(?-i:[A-Z])\w+ (?:has )?left (?:in|last) \w+(?: \w+)?\s*[,;.—–]\s*(?:so |and |now )*(?=(?-i:[A-Z])\w+|the|our|we|my)|(?:we|i|they)(?:'ve| have)? (?:rescheduled|postponed|moved up) (?:the |our |my )?(?:[\w-]+ ){1,3}?(?:for|to|until) (?:the )?\S*\w"
            r"|(?:the|our|my) (?:[\w.'/-]+ ){1,4}?(?:has |have )?(?:just |recently )?changed(?: only| recently| again| on us| a bit)?\s*[,;:.—–-]+\s*(?=(?:now|it's|it is|i'm|we|they|to|the new)\b)|(?:i'm|we're|she's|he's) back (?:at|with|on) (?-i:[A-Z])\w+)"
        ),
        fires=(
            "Prod left Frankfurt over the weekend",
            "After the audit, we had to drop SMS codes",
            "We've gone from two-week sprints to a continuous flow",
            "The team lead role passed from Ines to Goran",
            "The cat passed away last month so you can take her off the feeding reminders.",
            "Akamai was switched off on the 1st.",
            "We've consolidated on one region: Frankfurt",
            "Standups have become async",
            "Ya so the tuition class timing changed only, now it is 5 to 6.30.",
        ),
        silent=(
            "We left Paris at noon",
            "The app has become slow",
            "If we had to drop SMS codes, what then",
            "We had to drop the kids at school",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("i'm off ", "i am off ", "off the ", "she's off", "he's off"),
        pattern=pattern(
            r"(?P<m>(?:i'm|i am|he's|she's|mum's|mom's|dad's)(?: now| finally| completely| all)? off (?:of )?(?:(?:the|my|his|her) )?(?:[\w-]+ ){0,2}?(?:tablets?|meds|medication|pills?|drugs|antibiotics|insulin|statins|dairy|gluten|meat|sugar|coffee|caffeine|alcohol|booze|carbs|nicotine|cigarettes|bread|wheat|project|team|committee|board|rota|case|account))\b"
        ),
        fires=("I'm off the blood pressure tablets, doctor stopped them.", "she's off dairy"),
        silent=("I'm off to bed", "If I'm off the tablets, may I drink?"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "new rule",
            "new plan",
            "new policy",
            "new arrangement",
            "new address",
            "new number",
            "new deadline",
            "new name",
            "new owner",
            "new process",
            "new schedule",
            "new time",
            "new date",
            "new value",
            "new setup",
            "new convention",
            "new default",
        ),
        pattern=pattern(
            r"(?P<m>(?:the |our |my )?new (?:rule|plan|policy|arrangement|address|number|deadline|name|owner|process|schedule|time|date|value|setup|convention|default|limit|hours|location|venue|contact|standard)(?: (?:replacing|instead of|in place of|superseding|since|as of|from)\b[^.:!?\n]{1,40})?\s*(?:[:—–]|,(?= (?:we|i|it's|they)\b)))"
        ),
        fires=("New rule replacing the old one: commit messages in English, never German.", "New plan: we meet at six"),
        silent=("A new rule for the linter", "If there's a new plan: say so"),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=("rather than ", " is when ", " is where ", " is who ", " is what ", " is for ", " was when "),
        pattern=pattern(
            rf"(?P<m>rather than (?!an?\b)[^,.;!?\n]{{1,40}}?,? (?:we're|we|i'm|it's|our|my|the \w+ is|use|they)\b(?! (?:can|could|would|should|wanted|had|prefer to|want to)\b)"
            rf"|(?<=[,;] )(?:the |on )?(?:{_NUMBER}|{_DAY}|(?-i:[A-Z])[\w-]+|\w+)(?:'s| is| was) (?:when|where|who|what) (?:it|we|he|she|they|the|our|my|i)\b)"
        ),
        fires=(
            "Rather than Cypress we're on Playwright, have been for ages.",
            "Anniversary's on the 23rd, love, the 25th is when we met.",
        ),
        silent=("Rather than guess, I ask", "Home is where the heart is"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(" as of ", " since ", "from here on", "from this ", " from now on", " effective "),
        opens=False,
        claims=tells_a_value,
        pattern=pattern(
            rf"(?<=\w) (?P<m>as of {_WHEN}|since {_WHEN}|effective {_WHEN}|from (?:here|now) on(?:wards)?|from this (?:release|version|month|week|term|season|quarter|sprint|year|semester)(?: on(?:wards)?)?|since (?:we|you|i) last \w+)"
            + _END
        ),
        fires=(
            "Our CTO is Lin as of Monday.",
            "Kid's in year 4 since September, please update.",
            "Dana handles deploys from here on.",
            "I've got a second kid since you last asked.",
        ),
        silent=("The tests fail since Monday", "I'm tired since Monday", "Is she the CTO as of Monday?"),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=(" instead",),
        opens=False,
        claims=tells_a_state,
        pattern=pattern(r"(?<=\w) (?P<m>instead)(?=\s*(?:[.;!)—–\n]|$))"),
        fires=(
            "Friday is a bank holiday here, so the release goes out Thursday instead.",
            "The team meets in room 4 instead.",
        ),
        silent=("I get a 404 instead.", "We went to the beach instead.", "Is it Thursday instead?"),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=(" rather than ",),
        opens=False,
        claims=is_so,
        pattern=pattern(
            r"(?<=\w) (?P<m>rather than (?!(?:later|sorry|never|guess|ask|wait|do|be|have|go|\w+ing)\b)\S*\w)"
        ),
        fires=(
            "For the record, the API limit is per key rather than per account.",
            "our retention figure should be ninety days rather than thirty",
        ),
        silent=(
            "I ask rather than guess",
            "We walked rather than take the bus",
            "Would it be faster in C rather than Go?",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(" actually",),
        opens=False,
        claims=names_a_value,
        pattern=pattern(r"(?<=\w),? (?P<m>actually)(?=\s*(?:[.!]+\s*)?(?:\Z|\n))"),
        fires=("it was 2021 actually", "He's called Piet, actually.", "our bucket is in eu-west-3 actually"),
        silent=("I like it actually", "it's quite nice actually", "That was 20 minutes ago actually"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "archived",
            "torn down",
            "taken down",
            "decommissioned",
            "dissolved",
            "disbanded",
            "wound down",
            "paid off",
            "mothballed",
            "shelved",
            "axed",
            "has ended",
            "is over",
            "expired",
            "run out",
            "ran out",
            " ended",
            " lapsed",
            " gone",
            " off",
            "discontinued",
            "retired",
            "sunset",
            "pulled",
            "scrapped",
        ),
        opens=False,
        pattern=pattern(
            rf"(?:(?<=\A)|(?<=[,;:.!—–] )|(?<= and )|(?<= so )|(?<= but ))(?P<m>(?:(?:the|our|my|that|this) (?:[\w./'-]+ ){{0,3}}?)?[\w./'-]+(?:'s|'ve|\s(?:is|are|has|have|was|were|got))(?: (?:been|now|finally|officially|all|long since|since))* (?:archived|torn down|taken down|decommissioned|dissolved|disbanded|wound down|paid off|mothballed|shelved|axed|discontinued|sunset|scrapped|(?<!is )(?<!are )(?<!was )retired)\b(?! (?:by the (?:os|kernel|system)|automatically|after \d)\b)"
            rf"|(?:(?:the|our|my) )?(?:[\w./'-]+ ){{0,2}}?(?:support|maintenance|contract|subscription|lease|trial|membership|licen[cs]e|warranty|probation|internship|partnership|tenancy|mandate|engagement)(?: (?:for|of|with|at) [\w./'-]+(?: [\w./'-]+)?)?(?:'s|\s(?:is|has|was|were))? ?(?:ended|gone|over|run out|ran out|expired|lapsed|been dropped|up|cancelled|terminated){_END}"
            rf"|(?:(?:python|node|java|go|ruby|php|version|support for) )?v?\d+\.[\w.]+(?: support)?(?:'s|\sis) (?:gone|dead|out|history|no more){_END}"
            r"|(?:the|our|my) (?:[\w'-]+ )?(?:party|trip|meeting|wedding|deal|dinner|date|picnic|barbecue|game|match|launch|tour|holiday|visit|call|concert|gig|lesson|class|workshop|offsite)(?:'s|\sis) (?:off|cancelled|not happening)\b)"
        ),
        fires=(
            "use orders_v2, orders got archived",
            "that cluster has been torn down",
            "support for 3.9 has ended",
            "Mortgage is paid off, so you can forget about the interest calculations",
            "3.9 support is gone",
            "the party's off",
        ),
        silent=(
            "My file is gone",
            "If that cluster has been torn down, use the other",
            "The light is off",
            "Was the cluster torn down?",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("gone ", "went ", "turned ", "became ", "become ", " again", "split", "broke", "divorced", "separated"),
        pattern=pattern(
            rf"(?P<m>(?:i|we|(?:my )?(?:\w+) (?:has|have))?(?:'ve| have|'m| am)? ?(?:just |recently |now |since )?(?:gone|went|turned|became|become|going) (?:vegan|vegetarian|pescatarian|freelance|remote|fully remote|part[- ]time|full[- ]time|sober|teetotal|keto|gluten[- ]free|dairy[- ]free|blind|deaf|private|public|self-employed|serverless|open source|open-source|paperless|cashless|digital|async|monorepo|multi-cloud|cloud-native|passwordless|headless|global|bankrupt|independent|solo)\b"
            rf"|(?:my \w+ and i|\w+ and i|we)(?:'ve| have)? (?:just |recently )?(?:split(?: up)?(?! the)|broke(?:n)? up|divorced|separated)\b|i'm (?:single|married|pregnant|unemployed|employed|a student|vegan|vegetarian|freelance|back (?:at|with|on) {_NAME}) again\b)"
        ),
        fires=(
            "I've gone vegan.",
            "Went vegan in January, so no more cheese suggestions please.",
            "I'm single again, take Alex off the list.",
        ),
        silent=("If I went vegan, what would I eat?", "He turned around", "I went home"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "got off ",
            "pulled out",
            "handed",
            "tore down",
            "torn down",
            "let go of",
            "parted with",
            "spun off",
            "merged ",
            "split ",
            "folded ",
            "passed on",
            "stepped back",
            "backed out",
            "opted out",
            "opted for",
            "went with",
            "gone with",
            "signed with",
            "signed up with",
        ),
        claims=tells_a_change,
        pattern=pattern(
            r"(?P<m>(?:we|i)(?:'ve| have)?(?: just| finally| now| recently| since| all)* (?:(?:got|moved|came|went) off(?: of)?(?= (?-i:[A-Z]))|pulled out of|handed (?:over )?[^.,;!?\n]{1,30}?(?:over |off )?to|tore down|torn down|let go of|parted with|spun off|merged (?:with|into)|merged [^.,;!?\n]{1,30}? (?:into|with)|split (?:up )?(?:the|our) [^.,;!?\n]{1,25}? (?:into|in|up)|folded [^.,;!?\n]{1,30}? into|stepped back from|backed out of|opted (?:out of|for)|(?:went|gone) with|signed (?:up )?with) (?!(?:my|a|an|him|her|them|friends|the (?:flow|kids|branch|main|pr))\b)\S*\w)"
        ),
        fires=(
            "We pulled out of the Berlin office, so all meetings are in Cologne.",
            "I handed the project over to Dana.",
            "we tore down the legacy cluster",
        ),
        silent=("I handed him the phone", "If we pulled out of Berlin, what then", "I went with my sister"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(" now", " since "),
        pattern=pattern(
            rf"(?P<m>(?:year|grade|version|room|level|page|port|line|team|flat|number|class|seat|gate|platform|chapter|week|day) {_NUMBER} now|{_NUMBER} (?!(?:am|pm|o'clock|percent|of)\b)(?:\w+ )?now(?=[,.;])|(?<=[,.;] )(?:{_NAME}|{_NUMBER}(?: \w+)?) since {_WHEN})"
            + _END
        ),
        fires=("Year 4 now, she moved up in September.", "Not at Siemens anymore, Bosch since April."),
        silent=("2 pm now, let's go?", "Hungry since Monday"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("since ", "as of ", "after "),
        claims=tells_a_state,
        pattern=pattern(
            rf"(?P<m>(?:(?:since|as of) {_WHEN}|after (?:the|our) [\w-]+),? (?=[\w'-]+(?: [\w'-]+){{0,3}}? (?:\w+s|is|are|'s)\b)(?:the |our |my |we |i |it )?\w+)"
        ),
        fires=("Since the reorg, payments reports to Wanda", "As of Monday the owner is Dana"),
        silent=("Since last week the tests fail", "Since the merger we feel lost", "Since Monday it rains"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(" to ",),
        pattern=pattern(
            rf"(?P<m>(?:(?:my|our|the) (?:[\w'-]+ ){{0,3}}?[\w'-]+|it|they|we|[\w-]+(?: [\w-]+)?)(?:'s|'ve| has| have)? (?:just |now |since |recently )?(?:went|gone|rose|risen|grew|grown|shrank|shrunk|fell|fallen|dropped|increased|decreased|climbed|jumped|expanded|doubled|tripled|sank|crept up|slipped) (?:up |down |back )?(?:from \S+(?: \w+)? )?to (?:about |around |just |over |under )?{_NUMBER}"
            rf"|(?:i|we)(?:'m|'re| am| are)(?: now| already| only)? (?:down|up|back) to (?:just |only |about )?(?:an? |{_NUMBER})|(?:i|we|they|the \w+)(?:'ve| have| has)? (?:just |now |recently )?(?:upped|cut|raised|lowered|bumped|reduced|increased|doubled|halved|trimmed|capped) (?:it|that|this|them|the \w+|my \w+|our \w+)(?: \w+)? to {_NUMBER})\b(?! (?:error|times in))"
        ),
        fires=(
            "My dose went from 10 to 20 mg.",
            "our team grew to nine",
            "I'm down to one coffee a day.",
            "I've upped it to 20 mg.",
        ),
        silent=(
            "The temperature could drop to 5",
            "If our team grew to nine, we'd need a room",
            "My dose goes from 10 to 20 mg if the fever stays.",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(" so ", "which means", "meaning ", "therefore", " hence", " now "),
        claims=tells_a_change_of_hands,
        pattern=pattern(
            rf"(?P<m>(?:(?:the|our|my) (?:[\w'-]+ ){{0,2}}?[\w'-]+|{_NAME}|we|i)(?:'s|'ve| has| have)? (?:just |finally |recently |sadly )?(?:joined|left|died|passed|retired|quit|resigned|closed|merged|finished|ended|moved|changed|switched|sold|bought|hired|fired|launched|migrated|split|expired|grew|happened|shut|graduated|married|started school|turned)\b[^.!?;:\n]{{0,40}}?),? (?:so|which means|meaning|therefore|hence)(?: now)?,? (?:that )?(?=(?:the|our|my|we|i|it|he|she|they|there|no|only|everyone|nobody|[\w-]+)(?:'s|'re|'m|\s(?:is|are|am|have|has|[\w-]+ (?:is|are|has)))\b)"
        ),
        fires=("Priya joined, so on-call is four people.", "Rex died, so there's only Biscuit."),
        silent=(
            "If Priya joined, so on-call is four people",
            "The build finished so it's green",
            "The shop closed so I'm hungry",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            " gone",
            " off",
            " out",
            " toast",
            "behind us",
            "restated",
            "revised",
            "overturned",
            "reversed",
            "superseded",
            "withdrawn",
            "recalled",
            "overruled",
            "redefined",
            "reassigned",
            "reorgani",
            "relabel",
            "rebranded",
            "closed down",
            "shut ",
            "is history",
            " over",
            "is dead",
            "are history",
        ),
        pattern=pattern(
            rf"(?P<m>(?:the|our|my|that|those) (?:[\w'/-]+ ){{0,3}}?[\w'/-]+(?:'s)? (?:was|were|has been|have been|got|is|are)(?: since| now| just)? (?:restated|overturned|reversed|superseded|withdrawn|overruled|redefined|reassigned|reorgani[sz]ed|rebranded)\b(?! (?:by|in|when|if) (?:the|a) \w+ (?:function|method|call)\b)"
            rf"|(?:the|our|my|that|those) (?:[\w'/-]+ )?(?:\s*(?:[\w'/-]+ )?)(?:idea|plan|rule|approach|thing|scheme|arrangement|policy|phase|era|deal|project|experiment|pilot|beta)(?:'s|\s(?:is|are)) (?:history|dead|off|out|over|toast|no more|gone|behind us){_END}"
            rf"|(?:the|our) (?:[\w'-]+ ){{1,3}}?(?:on [\w' ]{{1,20}} )?(?:has |have )?(?:closed down|shut(?: down)? (?:in|last|for good|this|on)|closed (?:for good|in \w+|last \w+))\b)"
        ),
        fires=(
            "The Q3 numbers were restated, please use 4.1m.",
            "The shop on Mill Lane closed down, we get our bread from Harris.",
            "Honestly that two-replica idea is history.",
            "The Leeds branch shut in May.",
        ),
        silent=("The list is reversed", "If that idea is history, fine", "The shop on Mill Lane closes at six")[1:],
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "cancelled ",
            "canceled ",
            "postponed ",
            "called off ",
            "changed her",
            "changed his",
            "changed their",
            "replaced ",
        ),
        pattern=pattern(
            rf"(?P<m>(?:the|our|my) [\w'-]+ (?:has |have |just )?(?:cancell?ed|postponed|called off|rescheduled) (?:{_DAY}|our|the (?:\w+ )?(?:meeting|call|visit|order|contract|trip|event|demo|project|session|appointment|workshop|audit|party)|{_NAME})\b"
            rf"|my \w+(?:'s| has)? (?:just )?changed (?:her|his|their) (?:name|surname|number|job|e-?mail|address|phone|major|school|diet|doctor|mind)\b|{_NAME} (?:has )?(?:just )?replaced {_NAME} (?:as|on|in|at)\b)"
        ),
        fires=(
            "Hold on, the client cancelled Friday.",
            "My wife changed her number, it ends in 44.",
            "Fatima replaced Steve as my manager.",
        ),
        silent=(
            "The user cancelled the download",
            "My wife changed her hair",
            "If the client cancelled Friday, call me",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("turns out", "turned out"),
        pattern=pattern(
            r"(?P<m>(?:it )?(?:turns|turned) out,?(?: that)? (?:i'm|i am|we're|we are|he's|she's|they're|it's|i|we)(?: \w+)? (?:not|n't|never|no longer)\b|(?:i|we|he|she|it|they|(?:my|our|the) (?:[\w-]+ ){1,3}?|(?:[\w-]+ ){1,3}?)(?:has |have )?turn(?:s|ed) out (?:not to|to be (?:a (?:false alarm|mistake|myth|misunderstanding|mix-?up|typo|hoax|rumou?r)|wrong|false|untrue|\S*\d\S*|(?-i:[A-Z])\S+)))\b"
        ),
        fires=(
            "it turns out I'm not allergic",
            "Nut allergy turned out to be a false alarm",
            "I turned out not to be allergic.",
        ),
        silent=("It turned out nicely", "If it turns out I'm not allergic, great"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "meant to ",
            "supposed to ",
            "due to ",
            "going to ",
            "scheduled to ",
            "planned to ",
            "intended to ",
            "set to ",
            "expected to ",
            "scheduled for",
            "planned for",
            "due on",
            "booked for",
        ),
        opens=False,
        pattern=pattern(
            rf"\b(?P<m>(?:(?:that|which) )?(?:was|were)(?: originally| initially| first)? (?:(?:meant|supposed|due|going|scheduled|planned|intended|set|expected) to \w+|(?:scheduled|planned|booked|due|set) (?:for|on|at))(?: (?:on |at |in |to )?(?:the )?(?:{_NUMBER}|{_DAY}|{_NAME})\b)(?: \w+){{0,2}}?(?:\s*[,;—–]\s*(?:but |now |and |it |it's |is |we |we're )*| but (?:it |it's |is |now |we |we're )*| (?=(?:starts|begins|ends|is|runs|happens|takes|goes|opens|leaves|lands|ships)\b))(?:\w+ ){{0,3}}?(?:{_NUMBER}|{_DAY}|{_NAME})\b)"
        ),
        fires=(
            "Just so you know, the freeze that was meant to start Monday starts Wednesday.",
            "The demo was scheduled for Monday but it's Thursday",
        ),
        silent=("It was supposed to rain on Monday", "Was it due on Monday?"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(" before",),
        opens=False,
        pattern=pattern(
            r"(?<=[,;—–(.] )(?P<m>(?:but |and )?(?:it|that|this|we|they|i|he|she|there|which)(?:'d| had)? (?:was|were|had|used|did|went|ran|lived|been) [^.,;:!?\n]{1,30}? (?:before|previously|until now|until recently|up to now|in the past|earlier))(?=\s*[.!)]*\s*(?:\Z|\n))"
        ),
        fires=("Physio cut me down to once a fortnight, it was weekly before.", "We pay 12 euros, it was 10 before"),
        silent=("I was in Rome before.", "It works, was it broken before?"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(" me ", " us "),
        pattern=pattern(
            r"(?P<m>(?:[\w'-]+ ){0,2}?(?!to\b|can\b|could\b|please\b)[\w'-]+(?:'s|'ve| has| have)? (?:just |since |now )?(?:pushed|moved|cut|bumped|put|switched|changed|transferred|promoted|demoted|reassigned|upgraded|downgraded|rescheduled|shifted|squeezed|knocked) (?:me|us)(?: (?:down|up|back|over|forward|out|on|off|in))? (?:to|onto|into|until|till|from|at) (?!(?:tears|bed|sleep|death|the (?:edge|limit|core|ground))\b)\S*\w)"
        ),
        fires=("Dentist pushed me back to half past three.", "Physio cut me down to once a fortnight"),
        silent=("The film moved me to tears", "Can you switch me to admin?", "If they moved us to Azure, what then"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "ownership ",
            "responsibility ",
            "leadership ",
            "custody ",
            "control ",
            "maintenance ",
            "the role ",
            "the lead ",
            "duty ",
            "duties ",
            "the job of",
        ),
        pattern=pattern(
            r"(?P<m>(?:the |our |my )?(?:ownership|responsibility|leadership|custody|control|maintenance|role|lead|dut(?:y|ies)|job|chair|helm) (?:of|for|on|over) [^.,;:!?\n]{1,40}? (?:has |have |was |is being |was being )?(?:passed|went|moved|transferred|shifted|fell|handed|goes|changed hands|given)(?: over| on)? (?:to|from) \S*\w)"
        ),
        fires=("Ownership of the billing repo passed to team Heron last Friday.",),
        silent=("If ownership of the repo passed to Heron, ask them", "Ownership of a value moves to the function")[:1],
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("got a new ", "new number", "old one", "new phone", "new email", "new address", "new job"),
        pattern=pattern(
            r"(?P<m>(?:got|getting|have|has) a new (?:[\w-]+ )?(?:number|phone|e-?mail|address|job|name|boss|manager|doctor|landlord|employer|handle|role|title)\b|(?:the |my |our )?old (?:one|number|address|phone|e-?mail|account|card|link|server|host)(?:'s|\s(?:is|was))(?: now)? (?:dead|gone|disconnected|closed|defunct|history|out of (?:use|service)|no longer \w+|deactivated|cancelled|switched off|not in use)\b)"
        ),
        fires=("Got a new number, old one's dead, it's 07700 900321.",),
        silent=("If the old one's dead, replace it", "Get a new number"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(" now ",),
        opens=False,
        pattern=pattern(
            rf"\b(?P<m>(?:(?:the|our|my|his|her|it|that|this|[\w'-]+) )(?:[\w'-]+ ){{0,2}}?now (?!(?:\w+ly|has|was|is|shows|fails|prints|gives|returns|throws|says|works|looks|feels|seems|gets)\b)\w+s (?:\w+ )?(?:{_NUMBER}|{_DAY}|{_NAME})\b)"
        ),
        fires=("It now takes two reviews to merge.", "The gate now closes at nine", "Deploy now needs Omar's approval"),
        silent=("It now takes ages to load.", "The app now prints 42", "If it now takes two reviews, say so"),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=(
            " just ",
            " only ",
            " merely ",
            "calls me",
            "call me",
            "the right one",
            "the correct one",
            "false positive",
            "false alarm",
            "for billing",
        ),
        opens=False,
        pattern=pattern(
            rf"\b(?P<m>(?:(?:the )?{_NAME}(?: [\w-]+)?|the {_NAME} [\w-]+)(?:'s|\sis|\swas)\s(?:just|only|merely)\s(?:the|my|our|for|a|his|her)\b(?! (?:matter|question|start|beginning|dream|joke)\b)(?=[^.!?\n]*[,;.]\s*\S)|(?<=[,;.] )(?!(?:it|that|this|he|she|there|they|i|life)\b)(?:the )?{_NAME}(?: [\w-]+)?(?:'s|\sis|\swas)\s(?:just|only|merely)\s(?:the|my|our|for|a|his|her)\b"
            rf"|the {_NAME} [\w-]+ is for [\w-]+(?: only)?(?=\s*(?:[,;.!]|$))|(?:nobody|no one|only (?:my|the) \w+) (?:ever )?calls? me {_NAME}|(?:{_NUMBER}|{_NAME}) is the (?:right|correct|actual|real|current|proper) (?:one|port|value|number|date|name|host|version|address|figure|spelling|link|branch)\b|(?<=, )(?:it|that|the \w+) (?:was|were) a false (?:positive|alarm)\b)"
        ),
        fires=(
            "I'm in Leeds, London is just the billing address.",
            "London's only the billing address. I'm based in Leeds.",
            "I live in Leeds; the London address is for billing.",
            "Nobody calls me Filip, I'm Pip.",
            "6380 is the right one.",
            "Nuts are fine, it was a false positive.",
        ),
        silent=(
            "Life is just a dream",
            "If London is just the billing address, fine",
            "Is London only the billing address?",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(" used to ", "when we spoke", "when i told", "by now", "in the meantime", "meanwhile"),
        opens=False,
        pattern=pattern(
            rf"\b(?P<m>(?<!is )(?<!are )used to \w+ [^.!?\n]{{1,60}}\.\s+(?=(?:now|today|these days|nowadays|since|it's|we're|{_NUMBER} since)\b)|(?:was|were) (?:true|right|so|the case|like that) (?:when|in|until|till|back|at) [^.!?\n]{{1,40}}[.,;]\s+(?=(?:by now|now|meanwhile|today|in the meantime|since then|these days)\b))"
        ),
        fires=(
            "PRs used to need one review. Two since the incident.",
            "It was true when we spoke in spring. By now we're on Kubernetes.",
        ),
        silent=("I used to play chess. It was fun.", "If it was true in spring, now what?"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(" since ", "'ve since", "'s since"),
        opens=False,
        claims=is_told,
        pattern=pattern(
            r"(?P<m>(?:'s|'ve|\b(?:has|have|was|were)) since (?:been |become |gone |had )?(?!(?:then|last|the|failed|crashed|broken)\b)\w+(?:ed|en|t|ne|ung|d)?\b)"
        ),
        fires=(
            "Sam has since been diagnosed coeliac.",
            "They've since renamed it Harbour.",
            "The wiki was since moved to Outline",
        ),
        silent=("It has since then been slow?", "If it has since been renamed, say so"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "went dark",
            "bit the dust",
            "no more",
            "end of life",
            "end-of-life",
            "eol",
            "had its day",
            "met its end",
            "been superseded",
            "been replaced",
            "been retired",
            "went away",
            "rip ",
        ),
        pattern=pattern(
            rf"(?P<m>(?:(?:the |our )?(?:[\w'-]+ )?{_NAME}|(?:the|our) (?:[\w'-]+ ){{1,2}}?)\s?(?:went dark|bit the dust|(?:is|are) no more|no more|(?:has |have )?(?:reached|hit|is|went) (?:end[- ]of[- ]life|eol)|(?:has |have )?had its day|met its end|(?:has|have) been (?:superseded|retired)|went away)\b{_END}|rip {_NAME}{_END})"
        ),
        fires=(
            "Beacon went dark in March."[:17] + ".",
            "RIP Beacon.",
            "Beacon has been superseded.",
            "Beacon is no more.",
        ),
        silent=("RIP my weekend.", "This old laptop bit the dust", "If Beacon is no more, use Harbour")[:1],
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "moved in with",
            "was on ",
            "was at ",
            "was in ",
            "was with ",
            "old one was",
            "old date",
            "old name",
            "old value",
            "new one",
            "moved it to",
            "pushed it to",
            "renamed it",
            "moved it",
        ),
        opens=False,
        pattern=pattern(
            rf"\b(?P<m>(?:my|our) \w+(?:'s| has|'ve| have)?(?: just| since)? moved in with (?:us|me)|(?:the )?old (?:one|date|name|value|address|number|price|limit|port) (?:was|is) [^.,;!?\n]{{1,30}}[,;—–] ?(?:the )?(?:new|current) (?:one|date|name|value|address|number|price|limit|port)?(?:'s| is|:)"
            rf"|they(?:'ve| have)? (?:moved|pushed|renamed|changed|switched) it (?:back |forward |out )?(?:to|from) (?:the )?(?:{_NUMBER}|{_DAY}|\d+\w*))\b|(?<=[,;] )(?P<n>(?:was|were|had been) (?:on|at|in|with|under|by) (?:the )?[\w'-]+(?: before)?)(?=\s*[.!]?\s*\Z)"
        ),
        fires=(
            "My mum's moved in with us.",
            "I'm on nights until Christmas, was on days.",
            "Old date was June, new one's December.",
            "They moved it to the 4th.",
        ),
        silent=(
            "She turned nine and cried all day.",
            "They moved the goalposts again.",
            "The party, was it on Monday?",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("turns out", "turned out"),
        claims=tells_a_state,
        pattern=pattern(
            rf"(?P<m>(?:it )?turn(?:s|ed) out,?(?: that)? (?:(?:my|our|his|her) (?:[\w-]+ ){{1,3}}?|{_NAME} ?)(?:'s|is|are|has|isn't|aren't|can't|doesn't|don't) \S*\w)"
        ),
        fires=("Turns out Sam's coeliac.", "It turns out our landlord is her brother"),
        silent=("Turns out it was DNS", "If it turns out Sam's coeliac, tell me"),
    ),
)
