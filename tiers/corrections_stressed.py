"""English corrections by stress and by omission: “she does eat fish”, “technically it's a rental”, “you forgot the VAT”, “no Redis here”.

Each row is a kind, made of classes of words and of what the clause around them claims; its messages are examples of the
kind, and these are its tests. The words reported are the first named group that matched.
"""

from __future__ import annotations

from tiers.claims_en import is_a_habit, is_told, puts_a_fact, settles
from tiers.corrections import Phrase, pattern
from tiers.corrections_shapes import DAY, NAMED, NUMBER

_HAS_TIME = r"(?! (?:an? )?(?:\w+ )?(?:questions?|ideas?|time|plans?|feelings?|faith|hope|point|problems?|fun|to\b))"

STRESSED: tuple[Phrase, ...] = (
    Phrase(
        family="denied",
        language="en",
        cues=(" do ", " does ", " did ", "but "),
        claims=is_a_habit,
        opens=False,
        pattern=pattern(
            rf"\A\W*(?:(?:actually|well|hey|no|sorry|but|oh),? )*(?P<m>(?:(?:(?<=actually )|(?<=actually, )|(?<=no, )|(?<=but )|(?=[^.!?\n]*,? (?:actually|though|after all)\W*\Z))i|we|she|he|they|(?:the|our|my) [\w-]+|{NAMED}) (?:do|does|did) (?:have|eat|drink|deploy|use|run|own|work|live|pay|support|speak|need|drive|smoke|take|sell|accept|ship|store|allow|charge|open|cover|include|bear|cook|sing|play|ride|test|cache|log|retry|keep|offer|swim|teach)\b{_HAS_TIME})(?![^.!?\n]*\w{{3}}(?<!ual)ly\b)(?=[^,.!?\n]{{0,25}}(?:,? (?:actually|though|after all))?[.!]?\s*\Z)"
        ),
        fires=(
            "She does eat fish.",
            "We do deploy on Fridays.",
            "But we did pay the deposit.",
            "I do have a licence, actually.",
        ),
        silent=(
            "I do love a good pie.",
            "She does look tired.",
            "I do have a question.",
            "What do we use?",
            "Do we use npm?",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(" is ", " are ", " does ", " has ", " was ", " did ", " can ", " do "),
        opens=False,
        pattern=pattern(
            r"(?P<m>(?-i:\b(?!what\b|who\b|how\b|where\b|why\b|which\b|that\b|this\b|it\b)[a-z][a-z-]* (?:IS|ARE|DOES|HAS|WAS|DID|CAN|DO) [a-z][a-z-]*))"
        ),
        fires=("The cache IS shared.", "our gym DOES open on Sundays"),
        silent=("what IS this thing", "THE BUILD IS RED"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "in fact",
            "matter of fact",
            "truth be told",
            "strictly speaking",
            "technically",
            "come to think",
            "i think about it",
            "i think of it",
            "closer inspection",
            "second look",
            "closer look",
            "having checked",
            "having looked",
            "having asked",
            "having measured",
            "having counted",
        ),
        claims=settles,
        pattern=pattern(
            r"(?:(?:well|hm+|oh|but|so|actually|sorry),? )*(?:in fact|as a matter of fact|truth be told|strictly speaking|technically(?: speaking)?|come to think (?:of|about) it|now that i think (?:about|of) it|on (?:closer inspection|(?:a )?(?:second|closer) look)|having (?:checked|looked|asked|measured|counted)(?: (?:again|it up|it|now))?(?=,)),? ?(?P<m>\S+ \S+)(?![^.!\n]*\?)"
        ),
        fires=(
            "As a matter of fact I'm left-handed.",
            "Come to think of it, it was 2018.",
            "Now that I think about it, the meeting's at ten.",
            "On closer inspection the key is in Vault.",
            "Having checked, the fee is 12 euros.",
            "Well, technically it's a rental.",
        ),
        silent=(
            "In fact I love it.",
            "As a matter of fact I'm quite tired.",
            "Come to think of it, I'm hungry.",
            "Now that I think about it, lovely idea.",
            "Technically I'm on holiday.",
        ),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(" i mean", "i mean the", "edit:", "edit -"),
        anywhere=True,
        opens=False,
        pattern=pattern(
            rf"\A\W*(?P<m>(?:the )?(?:{NUMBER}|{DAY}),? i mean(?:t)?|i mean(?:t)? (?:the |at |on )?(?:{NUMBER}|{DAY})(?:st|nd|rd|th)?|edit\s*[:-]\s*(?:the )?(?:{NUMBER}|{DAY}|{NAMED}|[\w./-]*[\d_./-][\w./-]*))\W*\Z"
        ),
        fires=("7pm I mean.", "I mean the 7th.", "edit: 8080"),
        silent=("I mean, come on.", "edit the file, please", "edit: can you shorten it"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "you forgot",
            "you left out",
            "you missed",
            "you omitted",
            "you've forgotten",
            "you've left out",
            "you've missed",
            "you've omitted",
            " twice",
            "missing",
            "you've only",
            "you only",
            "you have only",
        ),
        opens=False,
        pattern=pattern(
            rf"(?:\A|(?<=[.!?,;:] )|(?<=but )|(?<=and ))(?P<m>you(?:'ve| have)? (?:forgot(?:ten)?|left out|missed(?: out)?|omitted) (?!(?:me|us|it|my birthday|our anniversary|a lot|nothing|a (?:great|good)|the (?:best|most important|fun|main|bus|train|party))\b)(?:the|our|my|one|two|half|to (?:add|include|count|mention|carry|subtract)|about (?:the|our|my)|that (?:we|i)|{NAMED})\b|you(?:'ve| have)? (?:counted|listed|added|booked|included|billed|entered|charged|named|paid) [^.,;!?\n]{{1,40}} twice\b"
            rf"|there(?:'s| is| are) (?:one|two|three|someone|somebody) (?:\w+ )?missing\s*[:,—–-]\s*(?=(?:the )?{NAMED})|you(?:'ve| have)? only (?:got|have|listed|counted|put|named|included) (?:{NUMBER}|half)\b)"
        ),
        fires=(
            "You forgot the VAT.",
            "You left out the fourth member, Noa.",
            "You counted Ben twice.",
            "There's one missing: Elif.",
            "Add Noa to the family, you've only got three of us.",
        ),
        silent=(
            "You forgot my birthday, haha.",
            "Have you forgotten the milk?",
            "You missed a lot last night",
            "You only live once.",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("the same", "different"),
        pattern=pattern(
            rf"(?P<m>(?:{NAMED}|the [\w-]+|my [\w-]+) and (?:the |my )?[\w.'-]+(?: [\w.'-]+)? are (?:actually |really )?(?:(?:one and )?the same|(?:two |three )?(?:different|separate|distinct)|not the same) (?:person|people|thing|things|man|woman|guy|one|service|services|server|servers|account|accounts|repo|repos|team|teams|company|firm|place|places|file|files|host|hosts)\b|(?:two|three|those are two) different (?:people|persons|things|services|teams|repos|accounts|places|Annas?)\s*[:,;—–-]\s*(?={NAMED}|the |my ))"
        ),
        fires=(
            "Ben and Benjamin are the same person.",
            "Two different people: Jan S. and Jan K.",
            "Billing and invoicing are two different services.",
        ),
        silent=("Two different people came.", "Are Ben and Benjamin the same person?"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("not the one", "not me,", "not us,", "is right", "'s right", "'re right", "it is", "it's "),
        opens=False,
        pattern=pattern(
            rf"(?:\A|(?<=[.!?,;] ))(?P<m>(?:i'm|i am|we're|we are) not the ones? (?:who|that|with) [^.,;!?\n]{{2,50}}[,;.] (?!haha|lol|but)(?=\w)|(?:oh |no,? )?not (?:me|us),? (?:it's )?(?:my|our|the|{NAMED})\b|it's (?:{DAY}|{NUMBER}) (?:that )?(?:the|our|my|we|he|she)\b(?! \w+\s*[.!]*\s*\Z)|so (?:{NUMBER}|{DAY}|{NAMED}) it is\b|and (?:he|she|they|tom|ana)(?:'s|'re| is| was| are) right(?=\s*[.!]*\s*\Z))"
        ),
        fires=(
            "I'm not the one who paints, Tove is.",
            "Not me, my flatmate has the motorbike.",
            "It's Thursday the trash goes out.",
            "The contract says 30 days, so 30 it is.",
            "My wife says it's the 12th, and she's right.",
        ),
        silent=("It's Monday my friends.", "Is it Thursday the trash goes out?", "You're not the one who pays"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "renamed ",
            "took me off",
            "took him off",
            "took her off",
            "taken me off",
            "put me on",
            "put him on",
            "put her on",
            "removed in ",
            "dropped in ",
            "deprecated in ",
            "abandoned",
            "unmaintained",
            "changed since",
            "done with the",
            "archived",
        ),
        claims=is_told,
        pattern=pattern(
            rf"(?P<m>(?:they|we|he|she|the [\w-]+|our [\w-]+)(?:'ve|'s| have| has)?(?: just| since| finally)? renamed (?:our|my)\b|we(?:'ve| have)?(?: just| since| finally)? renamed (?:it|that|this)\b|(?:(?:the|my|our) )?(?:doctor|doctors|gp|vet|nurse|consultant|cardiologist|specialist|physio|they|paediatrician|pediatrician)(?:'s|'ve| has| have)?(?: now| just)? (?:took|taken|put) (?:me|him|her|us|{NAMED}) (?:off|on) (?:the )?(?!(?:hold|the spot|the phone|a (?:list|bus))\b)[\w-]+"
            rf"|that (?:[\w'-]+ )?[\w'-]+ (?:was|has been|got) (?:removed|dropped|deleted|deprecated|retired|killed) (?:in|with|as of) (?:v?\d[\w.]*|version \S+|{NAMED})|that (?:[\w'-]+ )?[\w'-]+(?:'s| is| was| has been) (?:abandoned|unmaintained|archived|deprecated|retired|discontinued)(?=\s*[,;.—–]\s*(?:so |and )?(?:we|use|the|our|it's)\b)|(?:the|our|my) (?:[\w'-]+ )?[\w'-]+ (?:has|have) changed since\s*[:;,—–]\s*(?=\w)"
            rf"|(?:i'm|i am|we're|he's|she's)(?: totally| completely)? done with (?:the |that )?(?:[\w-]+ (?:thing|diet|phase|job|experiment|project|lessons)|{NAMED})\b)"
        ),
        fires=(
            "They renamed our street, it's Linden Row now.",
            "The doctor took me off aspirin.",
            "That endpoint was removed in v3.",
            "That library is abandoned, we forked it.",
            "The schema has changed since: user_id is a uuid.",
            "I'm done with the keto thing.",
        ),
        silent=(
            "The doctor took my pulse.",
            "I'm done with the dishes.",
            "If they renamed our street, we'd know",
            "They put me on hold",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "there's no ",
            "there is no ",
            "there are no ",
            "none of our",
            "none of my",
            "at all",
            "whatsoever",
            "hasn't been",
            "haven't been",
            "wasn't for",
            "haven't for",
            "hasn't for",
        ),
        claims=puts_a_fact,
        pattern=pattern(
            rf"(?P<m>there(?:'s| is| are) no {NAMED}(?: \w+)? (?:(?:in|on|at|behind|among) (?:our|my|this (?:stack|repo|project|service|codebase|system|setup|org|company|team|family|household|cluster|pipeline))|involved)\b|none of (?:our|my) [\w-]+ (?:speaks?|uses?|runs?|has|have|needs?|eats?|drinks?|supports?|smokes?|drives?|is|are)\b(?! (?:working|passing|failing|ready|done|good)\b)|(?:we|i) (?:have|use|run|own|keep) no (?!(?:idea|clue|time|doubt|problem|money|energy|regrets|plans|choice)\b)[\w-]+(?: [\w-]+)? (?:at all|whatsoever)\s*[,;.—–]\s*(?:it's|we (?:use|run|only|just)|everything|all)\b"
            r"|(?:the|our|my) (?:[\w'-]+ ){0,2}?[\w'-]+ (?:isn't|aren't|doesn't|don't) [^.;,!?\n]{1,30},? (?:and )?(?:it |they |that )?(?:hasn't|haven't|hadn't|wasn't)(?: been| had| done)? (?:for|in) (?:years|ages|months|a \w+|\w+ \w+)\b)"
        ),
        fires=(
            "There's no Redis in this stack.",
            "None of our services speak SOAP.",
            "We have no cron at all, it's all event driven.",
            "The default branch isn't master, it hasn't been for years.",
        ),
        silent=(
            "There's no milk.",
            "We have no idea at all.",
            "None of our tests are passing",
            "Is there no Redis in this stack?",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("since the ", "since our ", "since my ", "since i ", "since we "),
        opens=False,
        pattern=pattern(
            r"(?:\A|(?<=[.!?] ))(?P<m>since (?:the|our|my|his|her) (?:[\w-]+ )?[\w-]+,? (?:i|we) (?:don't|no longer|only|do not|stopped)\b)(?! (?:know|think|feel|understand|care|see|want|trust|believe|sleep|remember)\b)"
        ),
        fires=("Since the baby I don't go to the gym at all.", "Since my accident I no longer drive."),
        silent=("Since the baby I don't sleep.", "Since the start I never trust him, do you?"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "call me ",
            "calls me ",
            "pronounced",
            "spelled ",
            "spelt ",
            " you ",
            "for the ",
            "for another",
            "for a ",
            "old ",
            "stale ",
            "dated ",
            "ancient ",
        ),
        pattern=pattern(
            rf"(?P<m>(?:people|friends|everyone|everybody|folks|most|most people|they all)(?: here| just| all| usually)? calls? me {NAMED}|(?:it's|that's|my name is|her name is|his name is) (?:pronounced|spelled|spelt|written)(?: as| with)? (?!(?:wrong|correctly|right|well|out)\b)\S+|(?:the|that) [\w-]+ you (?:\w+ed|took|chose|found|ran|read|sent|built|made|got|took) (?:is|was|are|were) (?:the|an?|our|my) (?:old|archived|wrong|other|previous|test|staging|legacy|deprecated|public|internal|former|dead|demo|sample|dummy|outdated|abandoned)\b|(?:that|those|these) (?:[\w'-]+ )?[\w'-]+(?:'s| is| are| was| were) for (?:the|another|a) (?:other|old|previous|different|wrong|former|next)\b"
            r"|(?:old|stale|outdated|dated|ancient) (?:info\w*|news|data|facts?|stuff|intel)\s*[:,;.—–]\s*(?=\w))"
        ),
        fires=(
            "People call me Tess.",
            "The repo you cloned is the archived one.",
            "Those opening hours are for the other branch.",
            "Old info: the depot moved across the river.",
        ),
        silent=(
            "People call me when they're bored.",
            "The repo you cloned is the best one.",
            "Is it pronounced like that?",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(" off", " one", " only", " out,", " out:", " out."),
        pattern=pattern(
            rf"(?P<m>(?:the|our|my) (?:[\w'-]+ )?(?:meeting|trip|wedding|party|dinner|call|demo|interview|match|lesson|class|holiday|visit|appointment|session|workshop|launch|deal|offsite|retro|standup|review|date|concert|exam)(?: (?:with|on|in|at|to|for) [^.,;:!?\n]{{1,25}}?)?(?:'s| is) off(?=\s*(?:[.,;!]|\Z))"
            rf"|(?:the |our |my )?[\w'-]+(?:'s| is)(?: called| named)? {NAMED}, {NAMED} (?:is|was) (?:the|our|my) (?:last|old|previous|former|other|first) (?:one\b|\w+)|(?:that|those) [\w'-]+ (?:was|were) (?:just |only )?for (?:the |our |my )?[\w'-]+(?: [\w'-]+)? only\b|i was (?:a|an|one|two|three) (?:year|month|week|day|hour|digit|floor|stop|street)s? (?:out|off)\s*[,;:.—–]\s*(?=it's|it was|the |we|they))"
        ),
        fires=(
            "The meeting with Li is off.",
            "The parrot's called Kiwi, Mango was the last one.",
            "That deadline was for the draft only.",
            "I was a year out, it was 2019.",
        ),
        silent=("If the meeting is off, tell me", "Is the trip off?", "The light is off."),
    ),
)
