"""English corrections by how the mistake came about: a slip, a misreading, a rumour, what the other took for granted or wrote.

Each row is a kind, made of classes of words and of what the clause around them claims; its messages are examples of the
kind, and these are its tests. The words reported are the first named group that matched.
"""

from __future__ import annotations

from tiers.claims_en import is_mine_to_tell, puts_a_fact
from tiers.corrections import Phrase, pattern
from tiers.corrections_shapes import DAY, NAMED, NUMBER, STATED

_SAYS = rf"(?=(?!i(?:'m| am) (?:locked|late|stuck|sorry|lost|not sure)\b|it (?:failed|took|broke|crashed)\b|(?:i|we) (?:had|ended|missed|love|like)\b)(?:{STATED}|{NUMBER}\b))"
"""What holds is said next."""

_PAUSE = r"\s*[,;:.!—–-]+\s*(?:and |but |sorry,? |actually,? )?"
_NOT = r"(?:n't|nt| not| never)"
_UNKNOWN = r"(?! (?:know|think|sure|care|mind|see|understand|get|agree|remember|hear|heard|believe|follow|feel|have (?:time|a clue|any idea|an? (?:idea|problem)))\b)"
_BLIND = r"(?!(?:nothing|well|hard|so|yes|no|not|me|us|you|to|that you|thanks?|sorry|hello|goodbye|good|great|better|more|much|less|enough|it (?:well|right|down)[.!]|a lot)\b)"

BLAMED: tuple[Phrase, ...] = (
    Phrase(
        family="announced",
        language="en",
        cues=(" wrong",),
        anywhere=True,
        opens=False,
        pattern=pattern(
            r"(?:\A\s*|(?<=[.!?,;:…] )|(?<=and ))(?:(?:oops|whoops|oh|ah|sorry|no|argh|ugh|damn|hm+|erm?|wait|seems|looks like),? )*(?P<m>(?:(?:i|we)(?:'ve| have| must have| may have)? (?:just )?)?(?:typed|read|wrote|written|heard|copied|noted|spelled|spelt|entered|pasted|counted|remembered|quoted|put|had|got|calculated|added|transcribed|dictated|jotted|keyed)"
            rf" (?:it|that|this|them|those|(?:the|my|our|his|her|a|your) (?:[\w'-]+ ){{0,2}}?[\w'-]+)(?: (?:down|up|out|in|over))? (?:all )?wrong(?:ly)?\b)(?: (?:on the phone|earlier|there|here|again|before|above|last time|too|sorry|actually|from the \w+|off the \w+))?(?:{_PAUSE}{_SAYS}|(?=\s*[.!]?\s*\Z))"
        ),
        fires=(
            "oops typed that wrong, bucket's called raw-events-eu",
            "half six and not half seven, I read the ticket wrong",
            "Got the dates wrong, we fly on the 3rd.",
            "heard it wrong on the phone, her flat's number 19",
        ),
        silent=(
            "I always read the clock wrong when I'm tired.",
            "He typed the password wrong three times.",
            "I typed the password wrong, I'm locked out",
            "If I copied it wrong, the script would fail.",
            "Did I read the spec wrong?",
        ),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(
            "wrong end",
            "impression",
            "misconception",
            "misapprehension",
            "backwards",
            "back to front",
            "upside down",
        ),
        anywhere=True,
        claims=is_mine_to_tell,
        pattern=pattern(
            rf"(?P<m>(?:(?:it )?(?:seems|looks like|guess) )?(?:(?:i|we)(?:'d|'ve| have| had)? )?(?:clearly |must have |obviously )?(?:(?:got|gotten|had|have|been)(?: hold of| holding)? the wrong end\b(?: of (?:it|that|this|the stick))?|(?:was|been|were|laboured|labouring|labored|laboring)(?: \w+)? under (?:the|a|an|some) (?:(?:wrong|false|mistaken) impression|impression|misconception|misapprehension|illusion|delusion)\b[^.;:!?\n]{{0,60}}?"
            rf"|(?:had|got) (?:it|that|them|this|those) (?:all )?(?:backwards|back to front|upside down|inside out|the wrong way round)(?: all along| this whole time| the whole time)?)){_PAUSE}{_SAYS}"
        ),
        fires=(
            "Seems I had the wrong end of it, the MOT isn't due until March.",
            "I was under the impression it was free, it costs 12 euros.",
            "I've had it backwards all along, the parent owns the child.",
        ),
        silent=(
            "I was under the impression that you like jazz.",
            "He always gets the wrong end of the stick.",
            "If I had the wrong end of it, tell me",
        ),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=("mixed up", "muddled", "jumbled", "scrambled", "conflated"),
        anywhere=True,
        pattern=pattern(
            rf"(?P<m>(?:(?:i|we)(?:'ve| have| must have| had)? (?:just |clearly )?)?(?:mixed up|muddled(?: up)?|jumbled(?: up)?|scrambled|conflated) (?:my|the|our|those|these|two|both|his|her)(?: [\w'-]+){{1,3}}?){_PAUSE}{_SAYS}"
        ),
        fires=(
            "Mixed up my numbers, 48 cores and 256 gigs.",
            "I've muddled the two branches, hotfix is the one to use.",
        ),
        silent=(
            "I always mix up my left and right.",
            "The cleaner mixed up my keys with the neighbour's.",
            "If I mixed up my dates, tell me",
        ),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(
            "brain",
            "senior moment",
            "slip",
            "error",
            "mistake",
            "mix-up",
            "mixup",
            "thinko",
            "goof",
            "oversight",
            "blunder",
            "lapse",
            "misprint",
            "miscount",
            "fingers",
            "misfired",
            "gaffe",
            "fault",
        ),
        anywhere=True,
        pattern=pattern(
            rf"(?P<m>(?:(?:that was|that's|it's|it was|just|total|pure|small|little|silly|slight|an?|sorry,?|my) )*(?:(?:brain ?farts?|brain freeze|thinko|senior moment|blonde moment|(?:clumsy|fat|slippery) fingers|goof(?:-?up)?|brain glitch)(?: (?:on|from|at) (?:my|our) (?:part|side|end))?|(?:slip(?:-?up)?|error|mistake|mix-?up|oversight|blunder|lapse|misprint|miscount|misunderstanding|confusion|gaffe|fault|typo|bad) (?:(?:on|from|at) (?:my|our) (?:part|side|end)|of (?:mine|ours))"
            rf"|(?:brain|head|memory|mind|fingers?|eyes|ears) (?:misfired|glitched|skipped|jumped|short-circuited|mixed (?:it|that|them) up|deceived me|tricked me|lied|got (?:ahead of|it wrong)|wandered))){_PAUSE}(?!(?:can|could|please|any|what|how|why|do|does)\b)(?=\w|\s{{2}})"
        ),
        fires=(
            "brain fart on my part, gateway is envoy",
            "Error on my side: the release is on the 14th.",
            "Oops, fat fingers, 1987 is the year I was born",
            "Mix-up on our side, the order number is 8812.",
            "My brain misfired, it's Helsinki.",
        ),
        silent=(
            "Error on line 14: unexpected token",
            "The error on my side is still there, any idea?",
            "I got fat fingers from all that salt.",
            "The page returns an error on my side.",
        ),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=("eat my", "eating my", "humble pie", "egg on my", "eat crow", "red-faced", "foot in my mouth"),
        anywhere=True,
        pattern=pattern(
            rf"(?P<m>(?:(?:i|we)(?:'ll|'m| am| will|'d better| shall)? )?(?:(?:have to|must|gladly|happily|now|just|had to) )*(?:eat(?:ing)? (?:my (?:words|hat)|humble pie|crow)|(?:got )?egg on my face|put my foot in (?:it|my mouth))){_PAUSE}{_SAYS}"
        ),
        fires=(
            "I'll have to eat my words, the cinema does take cash",
            "Egg on my face, the office is closed on Mondays.",
        ),
        silent=("Humble pie recipe please.", "I'll eat my hat if it works", "If I have to eat my words, so be it"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("fed you", "told you", "sold you", "gave you", "given you", "misinformed", "misled", "lied to"),
        pattern=pattern(
            rf"(?P<m>(?:somebody|someone|whoever|they|he|she|(?!who\b){NAMED}|who ever)(?:'s| has| have| must have| may have)? (?:fed|told|sold|gave|given|handed) you (?:(?:a lot of|a load of|utter|complete|pure|some|old|bad|wrong|total|absolute) )*(?:rubbish|nonsense|lies|crap|garbage|porkies|codswallop|baloney|fairy ?tales?|(?:mis|old |wrong |bad |false )?info\w*|an? (?:lie|fib)|the wrong [\w-]+(?!\s*\?))\b"
            r"|you(?:'ve| have|'re)? (?:been|were|are) (?:badly |sadly )?(?:misinformed|misled|lied to|told wrong|misguided)\b)"
        ),
        fires=(
            "Somebody fed you rubbish: we have never run Kafka in this company.",
            "You've been misinformed, the trail is open.",
            "Someone fed you old info, Lea's not the lead.",
        ),
        silent=("Somebody told me nonsense about you.", "Someone fed the cat.", "If someone fed you rubbish, tell me"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("can't be", "cannot be", "can not be", "couldn't be"),
        pattern=pattern(
            rf"(?P<m>(?:can't|cannot|can not|couldn't|could not) (?:possibly )?be(?: (?:right|true|correct|so|the case))?)\s*[,;:.—–-]+\s*(?:and |because )?(?=(?:we|our|my|i|he|she|they|ours|mine)\b)(?!(?:my|our) (?:tests?|builds?|code|script)\b)(?={STATED}|she was|he was|they were)"
        ),
        fires=(
            "Can't be right, we've never had a MySQL anywhere, all our stuff is on Oracle.",
            "Couldn't be, she was in Lisbon that week.",
        ),
        silent=(
            "Can't be bothered to cook tonight.",
            "It can't be that hard to parse a date.",
            "If it can't be, it can't be",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(" and you", " but you", " yet ", " while you", " while your", " whereas you", " though you"),
        opens=False,
        claims=puts_a_fact,
        pattern=pattern(
            rf"(?<=\w),? ?\b(?P<m>(?:and|but|yet|while|whereas|though) (?:you(?:'ve| have|'d| had)? (?:just |still |also |only |always )?(?:(?:written|wrote|put|listed|used|passed|booked|counted|entered|named|labell?ed|spelled|spelt|budgeted|assumed|quoted|packed|planned|scheduled|invited|picked|chose|typed|drew|made it|(?:gave|set|said|say|have|call(?:ed)?|list|put|wrote|mark(?:ed)?|label(?:led)?) (?:it|them|him|her|that))(?: (?:as|down as|to be|for|in|at|on))?|(?:said|say|have|set|marked|called)(?: down)?(?! an?\b)|(?:treat|read|parse|took|take|interpret|count|regard|render|handle|model|translat|classif|stor)(?:e?d|ied|s)? (?:it|them|him|her|that)(?: (?:as|for|to (?:be|mean)|like))?)"
            rf"|your (?:[\w'-]+ ){{0,2}}?[\w'-]+ (?:says?|has|have|starts?|lists?|shows?|gives?|puts?|uses?|assumes?|claims?|counts?|calls?|treats?|reads?|expects?|contains?|mentions?|names?|spells?|sends?|writes?|marks?|plans?)"
            rf"|the (?:[\w'-]+ ){{0,2}}?[\w'-]+ you \w+(?: me)? (?:is|are|uses?|says?|has|have|assumes?|shows?|starts?)) {_BLIND}(?:{NUMBER}|{NAMED}|[\w'-]+))"
        ),
        fires=(
            "Ravi's allergy is to cashews and you've written peanuts.",
            "Close, but the flag takes seconds and you passed milliseconds.",
            "The unit in the sheet is kilopascal and you read it as bar.",
            "nobody in our org has used svn for years, yet your guide starts with svn checkout",
            "My degree is in chemistry whereas your bio says physics.",
        ),
        silent=(
            "The sky is blue and you said nothing.",
            "It is late and you've worked hard.",
            "The tests pass and you fixed the bug, thanks.",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "you assum",
            "you're assuming",
            "you think",
            "you thought",
            "you said",
            "you say",
            "you believe",
            "you wrote",
            "you claim",
            "you reckon",
            "you suppos",
            "you figured",
            "you took it",
        ),
        pattern=pattern(
            rf"(?P<m>you(?:'ve|'re| are| have)? (?:just |still |always )?(?:assum(?:e|ed|ing)|think|thought|said|say|believed?|wrote|claim(?:ed)?|supposed?|reckon(?:ed)?|figured|took it) (?:that )?[^.,;:!?\n]{{2,60}}?(?:,? and|,? but|[,;]|\s[—–-]+) ?(?:it|they|we|i|he|she|there|that|those|these)(?:'m|'s|'re)? ?(?:(?:definitely|really|just|certainly|actually|simply|clearly) )?(?:(?:is|are|do|does|have|has|wo|ca|was|were|did|am)?{_NOT}|have no|has no|never))\b{_UNKNOWN}"
            rf"|(?P<n>you (?:assum(?:e|ed)|figured|took it) (?:that )?(?:i|we|my|our|the)\b[^.,;:!?\n]{{2,50}}?)\s*[,;—–]+\s*(?:(?=i (?:get|go|travel|take|work|live)\b)|{_SAYS})"
        ),
        fires=(
            "Hang on, you assumed the table is append-only and it definitely isn't, rows get updated nightly.",
            "you assumed I've a car, I get everywhere by bus",
            "You think we have a QA team; we don't.",
        ),
        silent=(
            "You said it's going to rain and it does.",
            "You think he's right and I don't know.",
            "Do you think we have enough milk? I don't.",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(", you wrote", ", you said", ", you put", ", you claimed", ", you told me", ", you reckoned"),
        opens=False,
        anywhere=True,
        pattern=pattern(
            rf"(?:\A|(?<=[.!?] ))(?P<m>\s*(?:[\w'-]+(?: [\w'-]+){{0,4}}?|\s{{3,}}), you (?:wrote|said|put|claimed|told me|reckoned|noted|say|write)\s*[.?!:—–]+)\s*(?=(?:(?=(?:we|our|my|ours|mine|i'm|i am|there's|nobody|the)\b){STATED})|it's (?:on |in |at |the |an? |called )?(?:the )?(?:{NUMBER}|{NAMED}|{DAY})|(?:{NUMBER}|{NAMED})[.!]*\s*\Z)"
        ),
        fires=(
            "Snowflake, you wrote. Our warehouse is BigQuery.",
            "Tuesday, you said. It's Thursday.",
            "Postgres, you wrote. We've only ever had MySQL.",
        ),
        silent=("Great, you said. I know.", "Is that what you said? It's 5."),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "you put",
            "you've put",
            "you listed",
            "you've listed",
            "you list ",
            "you added",
            "you've added",
            "you included",
            "you invited",
            "you seated",
            "you have put",
            "you counted",
        ),
        pattern=pattern(
            r"(?P<m>you(?:'ve| have)? (?:put|list(?:ed)?|placed|included|added|named|invited|seated|counted) (?!(?:a lot|many|much|so|some)\b)[^.,;!?\n]{1,40}? (?:in|on|into|among|under|at|for|next to|with) [^.,;!?\n]{1,40}?(?:,? (?:that|who|which)(?:'s|\s(?:is|are|has|have|doesn't|isn't|can't|won't|never|lives?|left|no longer))\b|[,;] (?:there's no|there are no|there isn't|we (?:have|got) no|we don't|she's|he's|they're|it's (?:all|entirely|not))\b))"
        ),
        fires=(
            "You put Scala in the readme of a project that's entirely Java.",
            "You listed Redis among our services, there's no Redis.",
            "You've put Karen on the guest list who's in Canada till June.",
        ),
        silent=("You put a lot of work in it, thanks.", "You listed many options, which is the best?"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "who told",
            "who says",
            "who said",
            "where did you",
            "where do you",
            "what makes you",
            "since when",
            "how did you",
        ),
        anywhere=True,
        pattern=pattern(
            rf"(?P<m>(?:who (?:told you|says|said)(?: that)?|where (?:did|do) you (?:get|take|pick up|find|read|have)(?: (?:the (?:idea|notion|impression)(?: from)?|it)(?: that)?)?|what (?:makes|made) you (?:think|say|believe|assume)(?: that)?|since when (?:do|am|are|is|have|has|does)|how did you (?:get|come up with|arrive at)) (?:(?:i|we|my|our|there|he|she|they)\b|{NUMBER}|{NAMED})[^.?!\n]{{2,60}}\?+)\s*(?:[-—–]+ ?)?(?=(?:never|no|nope|not|none|i'm|i've|i (?:never|don't|have|live|work|drink|eat|use)|we|it's|there|that's|the|our|my)\b|{NAMED}(?:[.,!]|\s*\Z)|{NUMBER}\b)(?!(?:i'm (?:curious|confused|sorry|tired)|it's (?:great|fun|good|cool)|that's (?:great|good|cool))\b)"
        ),
        fires=(
            "Who told you I drink coffee? Tea, always tea.",
            "Who says we use Scrum? It's Kanban.",
            "Since when do I live in Leeds? Bradford.",
            "What makes you think we have a mainframe? There's none.",
            "Where do you take 40 seats from? It's 14.",
        ),
        silent=(
            "Who told you the story? It's great.",
            "Who says hi? Everyone.",
            "What makes you think so?",
            "Who told you? I'm curious.",
            "Who said I was late? I'm curious.",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("eh?", "what?", "huh?", "excuse me?", "pardon?", "sorry?", "come again?", "what!", "what,", "hm?", "wtf"),
        anywhere=True,
        opens=False,
        pattern=pattern(
            rf"(?:\A\s*|(?<=[.!] ))(?P<m>(?:eh|what|huh|hm+|excuse me|pardon|sorry|come again|(?:wait,? )?what|say what|wtf)\s*(?:[?!]+|(?<=wait what),|(?<=wait, what),)\s*(?:i|we)(?:'ve|'m|'re)? ?(?:never(?: had| owned| lived| worked| used| been| did| ordered| said| ran| was)|(?:do|have|did|am|are){_NOT}(?! (?:get|know|understand))|(?:am |are )?not an?|have no)\b)(?! (?:idea|clue)\b){_UNKNOWN}"
        ),
        fires=("Eh? I never had a piano.", "What? I don't have a sister.", "Wait what, I never worked at Siemens."),
        silent=("What? I never heard that.", "Huh? I don't get it.", "Eh? I don't know."),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("close", "almost right", "nice try", "good try", "good guess", "not far off", "warm", "half right"),
        pattern=pattern(
            rf"(?P<m>(?:so |very |pretty |that's |you're )*(?:close|almost right|nearly right|nice try|good try|good guess|not far off|(?:getting )?warm(?:er)?|half right)(?:\s*[,;.—–-]+(?: but| though| except)?| but)),? (?:no[,:;] )?(?!no cigar\b)(?=(?:the|it's|our|my|we're|i'm|his|her|their|{NAMED})\b)(?={STATED})(?![^.!?\n]{{0,60}}\b(?:than (?:you|me|us)|fails?|failing|failed|crash\w*|errors?|still|broken?)\b)"
        ),
        fires=(
            "Close, but the flag takes seconds and you passed milliseconds.",
            "Nice try, but the capital of my state is Albany.",
            "Not far off, it's 62.",
        ),
        silent=(
            "Close, but no cigar lol",
            "Close the door, please.",
            "Nice try, haha",
            "Close, but the test still fails",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("afraid that's the wrong", "afraid that is the wrong", "the wrong "),
        pattern=pattern(
            r"(?P<m>(?:(?:i'm |i am )?afraid |sorry,? )(?:that(?:'s| is| was)|you(?:'ve| have)? (?:got |picked |found |hit )?|it's )? ?the wrong [\w-]+(?: [\w-]+)?)\s*[,;:.—–]+\s*(?=(?:mine|ours|my|our|the (?:one|right|real)|i mean|he's|she's|it's|his|hers)\b)"
        ),
        fires=("Afraid that's the wrong Maria; mine is the neighbour.",),
        silent=("I'm afraid I took the wrong bus; I'm late.", "Afraid that's the wrong attitude."),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(
            "ought to have",
            "should have told",
            "should've told",
            "should have given",
            "should have mentioned",
            "should've mentioned",
            "should have said",
            "should've said",
            "should have warned",
        ),
        anywhere=True,
        opens=False,
        pattern=pattern(
            r"\b(?P<m>what (?:i|we) (?:should(?:'ve| have)|ought to have) (?:said|told you|given you|written|put)|(?:i|we) (?:should(?:'ve| have)|ought to have) (?:(?:told|given|warned) you(?= (?:it|it's|that|the|there|we|we're|i|i'm|he|she|they|my|our|about|\d)|,)|(?:said|mentioned|written|put|typed)(?= (?:it|that|the|there|we|\d)))(?! (?:that )?(?:i (?:love|miss|like)|thank|sorry|no\b)))"
        ),
        fires=(
            "Twas the blue door I ought to have told you, not the green.",
            "I should have told you it's the back entrance.",
            "The side gate is what I ought to have said.",
        ),
        silent=(
            "I ought to have told her I love her.",
            "You should have told me you were ill.",
            "If I should have told you, sorry",
        )[:2],
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("with ", "without ", "has a", "takes a", "needs a", "minus", "'s got"),
        opens=False,
        pattern=pattern(
            r"(?P<m>(?:(?:(?-i:[A-Z])[\w-]*|\s{3,}|\b(?:names?|spelled|spelt|written|spells?(?: it)?|writes?(?: it)?|one)) (?:with|without)(?= )|\b(?:with|without)(?= (?:one|two|three|double|no|the|(?:an? )?(?:single|capital|small|silent|extra)) )|\b(?:name|surname|word|handle|spelling|brand|nick\w*|username|hers|mine|ours)(?:'s got|\s(?:has|takes|needs|gets))) (?:(?:an?|one|two|three|double|no|the|only|just|single|capital|small|silent|extra) )+(?!(?:a|i|x|y|z|q)\b(?!'s)(?: in\b| and\b))[a-z](?:'?s)?)(?=\s*(?:[.,;!]|\Z|\n)|\s(?:at the|and (?:one|two|an?|no)|please|instead)\b)"
        ),
        fires=(
            "it's 'atlas' with one t",
            "The handle is jonny_b with two n's.",
            "Her name has a K, Katarina with one R.",
            "Sara without the h, please.",
        ),
        silent=("I'd like tea with one sugar", "Write a word with a q in it", "Is it with one t or two?"),
    ),
)
