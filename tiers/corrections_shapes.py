"""English corrections by shape: something told before is referred to, taken back or contrasted, or a state is told as new.

Each row is a kind, made of classes of words; its messages are examples of the kind, and these are its tests. The words
reported are the first named group that matched.
"""

from __future__ import annotations

from tiers.claims_en import is_not_praised
from tiers.corrections import Phrase, pattern

_VERY = r"(?:\s+(?:just|already|also|clearly|probably|definitely|really|actually|still|now|always|wrongly|mistakenly|accidentally|apparently|obviously|previously|originally|initially|earlier|first|only|recently|all|both|never|even)){0,2}"
TOLD = (
    r"(?:said|told|wrote|written|typed|mentioned|gave|given|put|listed|named|called|quoted|cited|claimed|noted|stated|described|specified|entered|reported|sent|posted|pasted|shared|quoted"
    r"|used|showed|shown|assumed|proposed|suggested|recommended|picked|saved|stored|recorded|remembered|booked|scheduled|planned|added|set|pencilled|jotted|logged|guessed|estimated|counted|ordered|asked|mention|call|cite|quote|describe|suggest|list|use|have|remember)"
)
_TELLING = (
    r"(?:saying|telling|writing|typing|mentioning|giving|putting|listing|naming|calling|quoting|citing|claiming|noting|describing|sending|using|showing|assuming|proposing|suggesting|recommending|picking"
    r"|spelling|misspelling|mixing|confusing|forgetting|booking|scheduling|adding|referring|pronouncing|addressing|treating|counting|repeating|insisting|thinking|looking|going|reminding|asking|offering|pushing|ordering|planning|tagging|pinging|formatting|defaulting|setting)"
)
NOTED = (
    r"(?:info|information|memory|notes?|records?|reminders?|lists?|summary|summaries|answers?|repl(?:y|ies)|replies|plans?|tables?|calculations?|estimates?|figures?|numbers?|versions?|calendar|drafts?|suggestions?|assumptions?|understanding|facts?|data|dates?|times?"
    r"|tips?|advice|recommendations?|claims?|statements?|picture|snapshot|knowledge|file|entry|entries|timeline|schedule|itinerary|budget|recipe|count|math|maths|conversion|source|docs?|quote|spelling|address|description|explanation|definition|diagram|message|instructions?|premise)"
)
_NP = r"(?:(?:the|that|those|these|this|my|our|your|a|an)\s+(?:[\w'./-]+\s+){0,3}?[\w'./-]+)"
CLAIM = (
    r"(?:(?:we|they)\s(?!(?:should|could|might|may|would|need|want|love|like|hope|can|had|were|was|did|will)\b)\w+\b|(?:it|that|this|they|we|i|he|she|you|there|everything|everyone|nobody|every\s\w+|all|(?:the|our|my|his|her|its|their|mine|ours|each)\b(?:\s[\w'./-]+){0,4}?|(?-i:[A-Z])[\w.'-]*(?:\s[\w.'-]+){0,2}?|[\w'-]+)"
    r"(?:'s|'re|'m|'ve|\s(?:is|are|am|was|were|has|have|can|can't|isn't|aren't|wasn't|weren't|hasn't|haven't|won't|must|should|runs?|lives?|uses?|goes|go|comes?|starts?|ends?|works?|sits?|holds?|takes?|needs?|wants?|closes?|opens?|begins?|happens?|belongs?|points?|expects?|does|do|don't|doesn't|switched|moved|changed|dropped|became|owns|handles|stays?|leaves?|listens?|eats?|drinks?|(?!(?:yes|plus|versus|this|thus|always|perhaps|sometimes|besides|towards)\b)[\w-]{2,}[^su\W_]s))\b)"
)
"""The start of a clause that claims something."""

BREAK = r"\s*(?:[,;:.!…—–]|\s-+|(?<= )(?=but |though |however |whereas ))\s*(?:and |but |so |though |actually |because |since |now |sorry,? |in fact,? |really )*"
NUMBER = r"(?:\d[\w.:/%-]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|half|noon|midnight)"
DAY = r"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:jan|febr)uary|march|april|may|june|july|august|(?:septem|octo|novem|decem)ber|tomorrow|today|tonight|spring|summer|autumn|winter)"
_PRAISED = r"(?!\s(?:\w+ly |so |very |really |quite |pretty |just |all |absolutely |exactly |still )*(?:great|good|perfect|fine|nice|helpful|useful|amazing|awesome|lovely|brilliant|excellent|right|correct|spot|clear|beautiful|fantastic|wonderful|delicious|spotless|what i|exactly|working|ready|done|enough|there|here|below|above|attached|empty|failing|broken|missing|red|green)\b)"

NAMED = r"(?!(?-i:I)\b)(?-i:[A-Z])[\w.+#'-]*"
STATED = rf"(?!(?:what|how|why|when|where|who|which|is|are|can|could|do|does|did|would|should|will|please|let|let's|maybe|perhaps|any|if|thank)\b)(?!(?:it|that|this) (?:works?|worked|fails?|failed|was (?:great|good|fine|fun|funny|nice|nothing))\b|it's (?:fine|ok|okay|great|good|perfect|nice|working|late)\b|(?:i|we) (?:love|like|got|get|see|think|can|could|was|were|did|had|will|tried|ran)\b|thanks\b){CLAIM}"
"""The start of a clause that says how things are, and neither how they are liked nor how they fare."""

_DONE = r"(?!(?:helped|saved|fixed|nailed|solved|explained|asked|answered|worked|taught|wanted|needed|liked|loved|looked|seemed|tried|passed|deserved|earned|agreed)\b)\w+ed|said|told (?:me|us|them)|wrote|put|gave|read|left|took|had|made|forgot|got|sent|set|spelt|thought|chose|kept|drew|cut|split|meant"
"""What the other side did."""

SHAPES: tuple[Phrase, ...] = (
    Phrase(
        family="denied",
        language="en",
        cues=(" i ", "you ", "you'", " i'", "u "),
        opens=False,
        pattern=pattern(
            rf"\b(?P<m>{_NP}\s(?:that\s|which\s)?(?:i|you)(?:'ve|'d|'re|\shave|\shad|\sare|\skeep|\skept|\swere)?{_VERY}\s(?:{TOLD}|{_TELLING}|have|had)(?:\s(?:me|us|you|them|to|for|down|on file|up|earlier|before|yesterday|above|there|in|previously)){{0,3}}"
            rf"\s?(?:'s|is|are|was|were|isn't|wasn't|aren't|weren't|belongs|belonged|predates?|expired|doesn't|don't|no longer|came from|comes from|refers? to|dates)\b){_PRAISED}"
        ),
        fires=(
            "Pardon, the deadline I gave was the internal one",
            "The one you keep citing is last year's part",
            "I'm left-handed, so those scissors you listed are no good",
            "the 30 day window I mentioned is really 45",
            "The docs you're quoting are for v1. We run v3.",
        ),
        silent=(
            "The list you gave me is great",
            "The script you wrote is perfect, thanks",
            "Is the host I gave you reachable?",
            "If the port I gave you is closed, try 9000",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "you keep ",
            "you kept ",
            "you've been ",
            "you have been ",
            "you always ",
            "you still ",
            "you're a",
            "you're one",
            "you're two",
            "you are a",
            "you are one",
        ),
        pattern=pattern(
            rf"(?P<m>(?:you (?:still |just )?(?:keep|kept)(?: on)? (?!(?:surprising|amazing|impressing|helping|making me|going|being|saving|improving|learning)\b)\w+ing|you(?:'ve| have) been {_TELLING})\b(?: \S*\w)?|you(?:'re| are) (?:an?|one|two|three|several|\d+) \w+ (?:behind|out|off|ahead|late|early|short)\b|you (?:still|always) (?:say|write|call|use|put|think|have|list|assume|spell|suggest|add|mention|forget|treat|refer) \S*\w)"
        ),
        fires=(
            "You keep writing var. I told you already: const or let.",
            "You've been telling people the office closes at six. It closes at seven.",
            "You still have my old number",
        ),
        silent=("If you keep writing var, the linter complains", "You've been great", "You keep the change"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "you flipped",
            "you've ",
            "you have ",
            "you mis",
            "you swapped",
            "you mistook",
            "you mixed",
            "you reversed",
            "you switched",
            "you jumbled",
            "you conflated",
        ),
        pattern=pattern(
            r"(?P<m>you(?:'ve| have| had)? (?:just |clearly |probably |totally )?(?:flipped|swapped|mixed|mistaken|mistook|reversed|switched|jumbled|muddled|conflated|confused|inverted|transposed|mis(?:read|heard|spel\w+|labell?ed|quoted|named|counted|took|understood|remembered|attributed|typed|calculated|dated|interpreted|placed|gendered)|(?:got|had|have) (?:them|those|these|it|that|this|the two|\w+ and \w+) (?:all )?(?:wrong|mixed|reversed|swapped|backwards?|the wrong|upside))\b(?! (?:me off|sides)\b))"
        ),
        fires=("I was born in Pune, you've flipped them", "You misspelled my name", "you've swapped the two hosts"),
        silent=("If you've swapped the two hosts, it fails", "Have you flipped the switch?"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("your ", " of yours", "my ", "our "),
        pattern=pattern(
            rf"(?P<m>(?:your (?:[\w'-]+ ){{0,2}}?{NOTED}|(?:the|that|this) (?:[\w'-]+ ){{0,2}}?[\w'-]+ of yours|(?:the|that|this|those) (?:[\w'.:-]+ ){{0,2}}?[\w'.:-]+ (?:in|on|from) your [\w-]+)\b(?: (?:for|of|about|on|in|from) [\w' -]{{1,30}}?)?(?: still)?"
            rf"\s?(?:'s|is|are|was|were|has|have|had|says?|said|came|comes|went|goes|lists?|shows?|mentions?|puts?|assumes?|starts?|ends?|uses?|needs?|sends?|sent|tells?|thinks?|calls?|doesn't|don't|isn't|aren't|wasn't|misses|missed|omits?|predates?|includes?|skips?|treats?|counts?)\b{_PRAISED}[^.!?\n]{{0,80}}?"
            rf"(?:{BREAK}(?={CLAIM})|\b(?:stale|outdated|wrong|old|out of date|obsolete|incorrect|off|not right|doesn't hold|last year's)\b)|(?:my|our) (?:[\w'-]+ ){{0,2}}?(?:{NOTED}|diagnosis|measurements?|readings?|guess|source)(?: of \w+)? (?:is|was|were|are)(?: \w+ly| all| just)? (?:wrong|off|outdated|mistaken|incorrect|out of date))"
        ),
        fires=(
            "Your reminder came on Tuesday. Bins go out Monday night.",
            "That assumption of yours doesn't hold: our embeddings are 768 wide",
            "Your notes still say Berlin, I've been in Porto since May",
        ),
        silent=(
            "Your summary is great, it saved me an hour",
            "If your notes say Berlin, it's Porto",
            "Your answer was very helpful",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "contrary to ",
            "despite what ",
            "unlike what",
            "against what ",
            "in spite of what ",
            "regardless of what ",
        ),
        anywhere=True,
        opens=False,
        pattern=pattern(
            r"\b(?P<m>contrary to (?:my|your|the (?:earlier|previous|last|above)|that)\b|(?:contrary to|despite|unlike|in spite of|regardless of) (?:what|anything)(?:'s| is)?(?: (?:in|on))? (?:i|you|we|your|my)\b)"
        ),
        fires=(
            "Every endpoint must carry the header, contrary to what you wrote.",
            "It starts in April, contrary to my earlier message",
        ),
        silent=("Contrary to popular belief, bats can see",),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(
            "i said",
            "i told",
            "i wrote",
            "i typed",
            "i asked",
            "i mentioned",
            "i put",
            "i claimed",
            "i'd ",
            "i've ",
            "i had ",
            "i gave",
            "i called",
            "i never ",
            "i didn't ",
            "i listed",
            "i named",
            "i know i ",
        ),
        anywhere=True,
        opens=False,
        pattern=pattern(
            rf"(?<![\w'])(?P<m>(?:i know |i realise |i realize )?i(?:'d|'ve| had| have)?{_VERY} (?:said|told you|wrote|written|typed|asked (?:for|you)|mentioned|put(?: down)?|claimed|gave you|called (?:it|him|her|them|that|this)|been calling (?:it|him|her|them|that|this)|listed|named|specified|stated)"
            rf"(?! (?:to (?!use)|him|her|them|my|yes|hello|hi|thanks|thank|sorry|goodbye|nothing|what|how|(?<=[pnet] )an? (?:\w+ )?(?:script|test|letter|poem|book|blog|paper|function|tool|program|note|song|story|post|essay|thesis)|the (?:script|test|code|function))\b)(?!(?<=put) (?:on|the \w+ (?:in|on)to|my|a|up|together|off|away)\b)\s[^.!?;\n]{{1,60}}?"
            rf"(?:{BREAK}(?:turns out|make (?:that|it)|(?:but |though |however |instead )|it should|should|i meant|please use|use)\b|(?:,? (?:but|though|however)|\s*[;—–.]|,? (?:when|while) (?:really|actually|in fact))\s*(?:and |but |so |now |actually |in fact |really |sorry,? )*(?={CLAIM}))(?!\s?(?:i (?:said|told|asked|wrote)|he said|she said|they said|it works|it worked|it was fine|i was joking|i'm joking|thanks)\b)"
            r"|i (?:never said|didn't say|did not say|never wrote|didn't write|never asked for|didn't ask for|never mentioned|never told you) (?!(?:a word|anything|no|yes|that much|goodbye|thank|it was|it's|it is)\b)\S*\w"
            r"|i(?:'ve| have)? (?:already )?(?:told|asked) you (?:already|before|twice|repeatedly|several times|\w+ times|last \w+|yesterday|again and again)\b(?! that i)|i know (?:that )?i (?:said|told you|wrote|asked|claimed|mentioned) (?!so\b|that already)\S*\w|(?:not|n't|no)\b[^.!?\n]{{1,60}}? (?:as|like) i (?:said|told you|wrote|claimed|mentioned)\b|i (?:wrote|typed|said|put|gave|pasted|sent|told you) [^.,;!?\n]{1,40}? by (?:accident|mistake)|read (?:it|that|my \w+) again(?=\s*[,;:.—–!]|$))"
        ),
        fires=(
            "I know I said no pets, but there's a rabbit in the house now.",
            "Previously I asked for British spelling in the docs, make that American from now on.",
            "I typed 8433 but it's 8443",
            "I never said Helm, I said Helmfile",
            "Read it again, I wrote *excluding* weekends.",
            "I realise I've been calling it Falcon; the project is named Kestrel",
        ),
        silent=(
            "I told him it's fine",
            "I wrote a script but it's slow",
            "I said left, he turned right",
            "Tell me if I said Monday but it's Tuesday",
        ),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(
            "take back",
            "roll back",
            "undo ",
            "disregard",
            "ignore ",
            "forget ",
            "scrap ",
            "strike ",
            "scratch ",
            "delete ",
            "withdraw",
            "retract",
            "reverse ",
            "drop ",
            "erase ",
            "unsay",
            "walk back",
            "overwrite ",
            "wipe ",
            "cancel ",
            "bin ",
            "lose ",
            "remove ",
            "throw out",
            "skip ",
            "revise ",
            "amend",
            "update ",
            "correct ",
            "revert ",
        ),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>(?:please |pls |just |so |let me |let's |can you |could you |i'll |i(?:'d like| want| need| have) to |i must |you (?:can|may|should|could)(?: now)? |better |kindly |i )*"
            r"(?:take back|roll back|undo|disregard|ignore|forget(?: about)?|scrap|strike|scratch|delete|withdraw|retract|reverse|drop|erase|unsay|walk back|overwrite|wipe|cancel|bin|lose|remove|throw out|skip|revise|amend|update|correct|revert) "
            r"(?:(?:all |everything |anything |whatever |most |half |the (?:bit|part|thing|stuff) )?(?:of )?(?:what|that|everything|anything|whatever)(?: (?:i|we)(?:'ve|'d| have| had)?(?: just| previously)? (?:said|told|wrote|gave|mentioned|claimed|asked|decided|agreed|typed|put|listed)| you(?:'ve)? (?:know|have|remember|noted|stored|learned|saved|think you know|wrote down|were told))\b"
            r"|(?:(?:that|this|my|our)(?: (?:earlier|previous|last|first|original|prior|old|initial|recent|above))?|the (?:earlier|previous|last|original|prior|initial)) (?:[\w-]+ )?(?:decision|choice|remark|statement|claim|comment|note|request|instruction|preference|rule|answer|order|wish|point|promise|rant|agreement|correction|assumption|requirement)s?(?= (?:on|about|regarding|of|to (?:use|go|drop|keep)|earlier|then)\b(?![^.!?\n]* (?:from|in|on) (?:the|this|my) (?:\w+ )?(?:list|file|page|doc|docs|readme|code|form|board|ticket|pr|section|table|column)\b)|\s*[,;:.!—–]|$)(?! (?:of|on|in|from) (?:the|this) (?:code|file|function|page|form|line|pr|diff|repo|script|table)\b)"
            r"|(?:the|that|those|my|all the|anything|everything|any mention|all mentions?|(?:the|that|my) (?:bit|part|thing|stuff|piece|point|advice|tip|line|one|item|rule)) (?:(?:earlier|previous|last|first|old|\d+[\w.-]*) )?(?:(?:bit|part|thing|stuff|piece|advice|tip|rule|one|item|mess\w+|numbers?|figures?|dates?|business|info|news|mention|talk|guidance)s? )?(?:about|regarding|concerning|of mine|i (?:said|gave|told|mentioned|wrote|sent|asked)|you (?:have|know|noted|remember))\b(?![^.!?\n]* (?:from|in|on|of) (?:the|this) (?:\w+ )?(?:list|file|page|docs?|readme|code|form|board|ticket|pr|section|table|column|csv)\b)))"
        ),
        fires=(
            "Let's undo that decision: no dark mode in v1 after all.",
            "Roll back what I told you about the mutex.",
            "Let me take back what I said on Spain.",
            "Disregard the earlier thing about feature parity, the client dropped that requirement.",
            "Delete what you know about my diet, I eat everything again",
            "We went live with the new gateway, so disregard anything about the nginx box",
            "Ignore my note on quotas, finance overruled it",
            "I take back the thing about Redis being required",
        ),
        silent=(
            "Delete the comment in the code",
            "Ignore the warning about the deprecated flag",
            "Don't forget what I said about the deadline",
            "Cancel the order",
            "Remove the rule from the file",
        ),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=("make that ", "make it ", "swap that", "swap this", "call it "),
        anywhere=True,
        pattern=pattern(
            rf"(?P<m>make that (?:(?:a|an|the|my) (?!(?:thing|habit|difference|constant|variable|function|method|class|note|mess|copy|list|link|button|const|property|parameter|priority|separate|default)\b)\w+|{NUMBER}|{DAY}|(?-i:[A-Z])\w+)\b(?! (?:work|happen|faster))"
            rf"|make it (?:{NUMBER}|{DAY})(?: \w+){{0,2}} (?:instead|rather|then|not|after all|from now|please|actually)\b|swap that\s*[,:;.—–-])"
        ),
        fires=(
            "Make that a table for nine, Josie and Mark are coming too.",
            "make that American from now on",
            "Swap that, my husband's the coeliac, I'm fine with gluten.",
        ),
        silent=(
            "Make that work please",
            "Make that a constant",
            "make that button blue",
            "Could you make that a function?",
        ),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(
            "scrap the",
            "nix ",
            "bin the",
            "forget the",
            "scratch the",
            "ditch the",
            "cancel the",
            "lose the",
            "drop the",
            "skip the",
            "hold the",
            "never mind the",
            "forget ",
        ),
        pattern=pattern(
            r"(?P<m>(?:please |just |so |ok |let's )*(?:scrap|nix|forget|scratch|ditch|never mind|bin|cancel) (?:the|my|our|that) (?:[\w'-]+ ){0,2}?[\w'-]+\s*[,;—–.]\s*"
            r"(?:(?:they|we|he|she|i|nobody|everyone|(?:my|our) \w+|the (?:client|customer|boss|kids|doctor|guests|landlord|board|budget|venue|supplier))(?:'s|'re|'m|'ve| is| are| am| has| have| had| can| can't| cannot| don't| doesn't| won't| want| wants| decided| went| got| prefer| hate| hates| loathe| need| needs| said| changed| cancelled| ended)\b|it's (?:off|cancelled|going to|not happening)|there's a \w+ allergy)|scrap (?:the|my|our|all the) (?:other|old|previous|earlier|first|rest|last)\b(?!n't (?:work|run|compile|load|start)))"
        ),
        fires=(
            "Scrap the lasagne, they can't have dairy as it turns out.",
            "Forget the beach, we're going to the mountains",
        ),
        silent=("Drop the table, it's empty", "Skip the tests, they are slow", "Forget the milk and I'll be mad"),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(
            "silly me",
            "stupid me",
            "dumb me",
            "silly of me",
            "d'oh",
            "doh",
            "duh",
            "brain fart",
            "bzzt",
            "facepalm",
            "whoopsie",
            "oopsie",
            "pardon",
            "foolish me",
            "clumsy me",
            "brainfart",
            "fat finger",
            "fat-finger",
            "mea culpa",
            "my memory",
            "senior moment",
            "brain fog",
            "scatterbrain",
            "getting old",
        ),
        anywhere=True,
        pattern=pattern(
            rf"(?P<m>(?:oh |ah |argh |ugh |well )?(?:silly|stupid|dumb|foolish|clumsy)(?: of)? me|d'?oh+|duh|(?:total |major )?brain ?(?:fart|fog)|bzz+t|\*?facepalm\*?|whoopsies?|oopsies?|pardon(?: me)?|fat[- ]finger(?:ed)?(?: (?:it|that))?|mea culpa|(?:total |classic )?senior moment)\s*[,.:;!—–-]+\s*(?:and |but |the |it |i meant )?(?={CLAIM}|{_NP}|{NUMBER}|{DAY})"
        ),
        fires=(
            "Silly me, yoga's at six, seven is when it finishes.",
            "Bzzt. The partition key is tenant.",
            "Mea culpa, the venue is the Ritz",
        ),
        silent=("Pardon?", "Pardon my French", "Duh!", "Silly me!"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("wrong ",),
        pattern=pattern(
            rf"(?P<m>wrong (?!\w+ only\b)(?![\w-]+\W+the \w+ (?:says|said|shows|reads)\b)(?!(?:way|side|thing|time|move|turn|button|window|chat|channel|person|number dialled|answer|foot|again|on|about|in|with|place to|idea|number|password)\b)[\w'-]+(?: [\w'-]+)?\s*[.,;:!—–-]\s*(?=(?:i'm |i mean|it's |it is |that's |ours |mine |the |my |our |he's |she's |we're |we |i ){{0,1}}(?:{CLAIM}|talking|meant|mean)\b))"
        ),
        fires=("Wrong sister. Leila's the vegetarian.", "ah, wrong Sam. I'm talking about Sam Okafor"),
        silent=("Wrong window, sorry", "Wrong side of the bed", "Wrong turn, adding ten minutes"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            " after all",
            "in the end",
            "as it turns out",
            "as it turned out",
            "as it happens",
            "on reflection",
            "come to think of it",
            "on second thought",
        ),
        opens=False,
        pattern=pattern(
            rf"(?<![\w'])(?P<m>(?:{CLAIM}|not?\b)[^.,;:!?\n]{{0,60}}?\s(?:after all(?! (?:these|this|that|the|those|is|was|we)\b)|as it (?:turns|turned) out)|as it happens,? (?:we|i|our|my|it|the)\b|on reflection(?:\s*,\s*|\s(?=(?:the|it|we|i|our|my)\b))(?!(?:i (?:think|feel|like)|that was)\b)\w)"
        ),
        claims=is_not_praised,
        fires=(
            "We aren't doing Cornwall after all, it's the Lakes.",
            "the vendor isn't Acme after all",
            "as it happens we no longer sell that model",
        ),
        silent=("After all, it's only a game", "After all these years, it's still on", "Did it work after all?"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("you ", "you've ", "you'd "),
        opens=False,
        pattern=pattern(
            rf"(?<![\w'] )(?<!what )(?<!that )(?<!as )(?<!like )(?<!when )(?<!if )(?<!did )(?P<m>\byou(?:'ve|'d| had| have)?{_VERY} (?:{_DONE}) (?!(?:right|me (?:that|a lot|out)|my (?:day|life|mind)|it(?! (?:as|at|down|for|out|wrong))|so\b|a great|a good|great|well|to (?:mind|do)|this(?=\s*[,!.])|the (?:tone|mood|gist|point|vibe|hang|look|spirit|feel)|that (?:fast|quick|well)|a (?:beautiful|lovely)|through|it in you)\b)(?:[^.,;:!?\n—–]{{1,60}}?)"
            rf"{BREAK}(?={STATED})"
            rf"|(?<=[,;.—–] )(?P<n>you(?:'ve|'d| had| have)? (?:{_DONE})(?! (?:the (?:tone|mood|gist|point|vibe|hang|look|spirit|feel)|that (?:fast|quick|well)|it so|so)\b)(?: [^.,;:!?\n]{{1,40}})?)(?=\s*[.!]*\s*\Z))"
        ),
        fires=(
            "You planned for ten. We're twelve.",
            "There are twelve of us, you planned for ten.",
            "You read 03/04 as March 4th. It's 3 April.",
            "You left out Omar, he's on the team too.",
            "My pronouns are they/them, you used he.",
        ),
        silent=(
            "You mentioned a library, what was it called?",
            "You saved my day, it works",
            "Did you use tabs? It's fine",
            "As you wrote, it's fine",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "told you",
            "you get ",
            "makes you ",
            "made you ",
            "you think",
            "you say ",
            "gave you",
            "since when",
            "says who",
            "whoever ",
            "came from",
            "comes from",
            "you got",
        ),
        anywhere=True,
        opens=False,
        pattern=pattern(
            rf"(?P<m>\b(?:who (?:told you(?!\s*\?)|said|says)|where (?:did|do|are|have) you (?:get|got|getting|take|find|see|read)\b|what (?:makes|made) you (?:think(?! of\b)|believe|say|assume|suppose|expect|conclude|reckon)\b|(?:i don't know|no idea|not sure|i wonder) (?:where|why|how|what) (?:you (?:got|get|took|have)|made you|\S+ (?:came|comes) from)|since when|says who)\b[^.!?\n]{{0,60}}?\s*[?.,:;—–]\s*(?:but |because )?(?={STATED})|\b(?:i don't know|no idea|not sure) where (?:you (?:got|get|took|have)|\S+ (?:came|comes) from)\b[^.!?\n]{{0,40}}|\bwhoever (?:told|said|wrote|gave)\b[^.!?\n]{{1,60}}? (?:is|was|has|must|got)\b)"
        ),
        fires=(
            "Whoever told you the firmware is built with Keil is out of date, it's plain GCC.",
            "Ours is a gas hob, I don't know where you got induction from.",
            "Who told you Friday? It's Thursday.",
            "Where did you get 40 from? We have 12 seats.",
            "Not sure where 40 came from: it's 12.",
        ),
        silent=("Who told you?", "Where did you get that recipe?", "Since when is it slow?"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "right ",
            "correct ",
            "true ",
            "fine ",
            "accurate ",
            "perfect ",
            "spot on",
            "good ",
            "right,",
            "right:",
            "right.",
            "there,",
            "correct,",
            "correct:",
        ),
        pattern=pattern(
            rf"(?P<m>(?:(?:it|that|everything|the rest|all|most of it|this|the (?:\w+ ){{0,2}}\w+)(?:'s| is| are)? |all (?:that|this) is |you're |you are )?(?:all |mostly |almost |nearly |half |partly |partially |basically |otherwise )?(?:right|correct|true|fine|accurate|perfect|spot on|good)(?: (?:about|on|with|in) [^.,;:!?\n]{{1,40}}?)?,? (?:except|apart from|but for|save for|other than|bar|with the exception of|but (?={STATED}))"
            rf"|(?:almost|nearly|half|partly|partially|mostly|close to|not quite) (?:right|correct|true|there|accurate)\s*[,:;.—–]+\s*(?:but )?(?={STATED}))"
        ),
        fires=(
            "Everything's right except the date, it's the 9th.",
            "You're right about the date but the venue is the town hall.",
            "Half right: the client retries, the server doesn't.",
        ),
        silent=("Almost there", "If it's right except the date, tell me"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "applies",
            "applied",
            "holds",
            "held",
            "counts",
            "meant for",
            "goes for",
            "valid for",
            "true for",
            "true of",
            "the case for",
        ),
        pattern=pattern(
            rf"(?P<m>(?:that|this|it|those|these|which|what you \w+|the \w+)(?:'s| is| was| were| are)?(?: \w+)?(?: only| just)? (?:applie[sd]|holds|held|counts|counted|meant|goes|valid|true|the case)(?: only| just)? (?:to|for|of|in|until|before|with|under) [^.,;:!?\n]{{1,40}}?{BREAK}(?={STATED}))"
        ),
        fires=("That only applies to v1; v2 is async.", "that's valid for Europe, ours is the US plan"),
        silent=("That goes for all of us, it's late", "If that only applies to v1, v2 is fine"),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(
            "my answer",
            "my mind",
            "my order",
            "my preference",
            "my choice",
            "my vote",
            "my pick",
            "my request",
            "my tune",
            "my opinion",
            "my stance",
        ),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>(?:let me |i(?:'ve|'d like to| have| want to| need to|'ll)? |can i |could i |may i )?(?:just )?(?:changed?|changing|revised?|switch(?:ed)?|amend(?:ed)?|update[d]?) my (?:answer|mind|order|preference|choice|vote|pick|request|opinion|stance)\b(?! (?:later|tomorrow|if)\b))"
        ),
        fires=("Let me change my answer: blue.", "I've changed my mind on Vue"),
        silent=("If I changed my mind, would it matter?", "Nothing can change my mind?"),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(
            "guessing when",
            "joking when",
            "kidding when",
            "rounding",
            "me guessing",
            "was a guess",
            "were a guess",
            "was an estimate",
            "was a placeholder",
            "was provisional",
            "was just a",
            "was only a",
            "was last ",
            "was before",
            "was until",
            "was me ",
            "was the old",
            "was my old",
            "was our old",
            "were last ",
        ),
        pattern=pattern(
            rf"(?P<m>i was (?:just |only )?(?:guessing|joking|kidding|rounding|exaggerating|confused|tired|half asleep|drunk|thinking of \S+) when i (?:said|wrote|told|gave|mentioned)"
            rf"|(?:the |that |my |our )?(?:[\w.:/%-]+ ){{0,2}}?(?:{NUMBER}|{NAMED}|number|figure|date|value|name|estimate|price|count)(?: (?:figure|number|value|one|bit|part|date|limit|i \w+))?(?:'s|\s(?:was|were)) (?:just |only |really )?(?:me \w+ing|a (?:wild |rough |first )?(?:guess|placeholder|typo|test|draft|stopgap)|an? (?:early |rough )?estimate|provisional|last (?:year|month|week|season|term|sprint)|(?:before|until) (?:the|we|i|she|he|they|last)\b|(?:the|my|our|his|her) (?:old|previous|former|first))(?! (?:in (?:the|my) \w+ (?:race|game)))\b)"
        ),
        fires=(
            "tbh the rate limit is 50/s, the 100/s was me guessing",
            "I was guessing when I said 100/s, it's 50.",
            "The 100/s figure was a guess. Measured it, it's 50.",
            "we live in Ghent, Antwerp was before the kids",
            "the flight's from Gatwick, Heathrow was last year",
        ),
        silent=("The party was last week", "The first draft was a test of patience", "Was the figure a guess?"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "fooled you",
            "confused you",
            "misled you",
            "tricked you",
            "threw you",
            "tripped you",
            "misinformed you",
            "throw you off",
        ),
        opens=False,
        pattern=pattern(
            r"\b(?P<m>\S+ (?:(?:has |have |must have |probably |may have )+)?(?:fooled|confused|misled|tricked|threw|tripped|misinformed) you\b)"
        ),
        fires=("My birthday's the 3rd of March, American format fooled you.",),
        silent=("If the format confused you, ask", "Has it confused you?"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "you've got",
            "you got ",
            "you have ",
            "you've put",
            "you put ",
            "you had ",
            "you listed",
            "you marked",
            "you recorded",
            "you filed",
            "you saved",
            "you've listed",
            "you've marked",
            "you've saved",
        ),
        pattern=pattern(
            r"(?P<m>you(?:'ve| have)? (?:(?:got|have|put|had) [^.,;:!?\n]{1,40}? (?:down|listed|marked|recorded|filed|saved|tagged|set|labelled|noted|in there|pegged) (?:as|for|at|under|with|in)\b|(?:listed|marked|recorded|filed|saved|tagged|labelled|noted|counted|described|treated|classified) [^.,;:!?\n]{1,40}? (?:as|under)\b))"
        ),
        fires=("You've got Ravi down as manager. He's the intern.", "you have me down for the vegan menu"),
        silent=("If you have me down as vegan, fix it", "Do you have me down as vegan?"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("what you ",),
        pattern=pattern(
            rf"(?P<m>what you(?:'re|'ve| are| have)? (?:call(?:ed|ing)?|describe[d]?|think of|refer to|list(?:ed)?|ha(?:ve|d)|wrote|quoted?|quoting|cited?|remember|put|got|mention(?:ed)?|listed)\b[^.,;:!?\n]{{0,40}}? (?:is|are|was|were)\b{_PRAISED}(?! (?:called|named|a good|what|how|why)\b))"
        ),
        fires=("what you call the gateway is really two services", "What you have on file is my old number"),
        silent=("What you wrote is great", "If what you have is my old number, ask"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "can't be",
            "cannot be",
            "cant be",
            "no such ",
            "never have been",
            "never was",
            "never has been",
            "never did",
            "never were",
            "never had",
        ),
        opens=False,
        pattern=pattern(
            rf"(?<![\w'])(?P<m>(?:it|that|this|they|those) (?:can't|cannot|can not|cant) be (?:right|true|correct|{NUMBER}|{NAMED}|{DAY})(?=\s*[.,;:!—–-]|$)(?!\s*[.,;:!—–-]+\s*(?:(?:can|could|would|please|what|why|how)\b|(?:the|my|our|all) (?:tests?|builds?|code|pipeline|checks)\b))"
            rf"|there(?:'s| is|'re| are) no such \w+\s*[,;:.—–-]+\s*(?={STATED})|(?:not|n't|no) [^.;:!?\n]{{1,50}}?,? (?:and )?never (?:have|has|was|were|did|had)(?: been)?(?=\s*[.!]*\s*(?:\Z|\n)))"
        ),
        fires=(
            "It can't be 2019, we founded the company in 2021.",
            "that can't be right, we only have three nodes",
            "there's no such bucket, the bucket is assets-prod",
            "We're not on Kubernetes, never have been.",
        ),
        silent=("It can't be easy", "If it can't be 2019, what year is it", "There's no such thing as a free lunch"),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=("sorry", ", no,", "i mean", ", er", "rather,", "correction,", "oops"),
        opens=False,
        pattern=pattern(
            rf"(?P<m>(?:{NAMED}|{NUMBER}|{DAY})\s*[,.…—–(-]+\s*(?:(?:no|er+|uh|oh|wait|ah),? )*(?:sorry|no|i mean|i meant|rather|or rather|correction|oops|scratch that)\s*[,:…—–-]*\s*(?:it's |on |at |in |the )?(?:{NAMED}|{NUMBER}|{DAY})(?![\w'])(?=\s*(?:[.,;!)—–]|$)|\s(?:in|on|at|for|is)\b))"
        ),
        fires=("Heathrow, sorry, Gatwick.", "the demo is Monday, no, Tuesday", "port 5432, I mean 5433"),
        silent=("Hi Tom, sorry, I'm late", "Is it Monday, no, Tuesday?"),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=("it's ", "it is ", "it was "),
        pattern=pattern(
            rf"(?P<m>it(?:'s| is| was) (?!(?:the (?:little|small) things|time|about|just|only|not|been|always|never|me|you|like|amazing|funny|great|good|nice|sad|a shame|things?|people|days?|hard|clear|possible|likely|true|obvious)\b)(?:the |my |our |his |her |a |an )?[\w'-]+(?: [\w'-]+){{0,2}}? (?:who|that)(?:'s|\s(?:is|are|has|have|does|do|owns|runs|needs|pays|decides|handles|leads|wants|gets|can|can't|must|should))\b[^.,;:!?\n]{{1,60}}?(?:{BREAK}(?={CLAIM})|(?<=\w)\s*[.!]*\s*(?:\Z|\n)))"
        ),
        fires=(
            "It's gluten that's the issue, lactose is fine",
            "It's my mother-in-law who's allergic to nuts, I can eat them.",
        ),
        silent=("It's amazing that it's still on, I love it", "Is it gluten that's the issue, or lactose?"),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=("forget ",),
        anywhere=True,
        pattern=pattern(
            rf"(?P<m>(?:please |so |ok |oh )?forget(?: about)? (?:the )?(?:{NAMED}|{NUMBER}|{DAY})\s*[,;.—–-]\s*(?={STATED}))"
        ),
        fires=("Forget Tuesday, she can only do Thursday",),
        silent=("Forget Tom and let's go", "Don't forget Tuesday, it's his birthday"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("predates", "predate", "before the", "older than", "dates from", "dates back"),
        pattern=pattern(
            rf"(?P<m>(?:(?:that|this|your|the|those|these) (?:[\w'-]+ ){{0,2}}?{NOTED}|(?:that|this|those|these) [\w-]+)(?:'s|\s(?:is|are|was|were))? ?(?:predates?|from before|older than|dates? (?:from|back)) \S*\w)"
        ),
        fires=("that info predates the merger", "Your list is from before the move"),
        silent=("The building predates the war", "If that info predates the merger, ask"),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=("not ", "n't "),
        pattern=pattern(
            rf"(?P<m>(?:it|that|this|they|we|i|he|she|{_NP}|{NAMED}|[\w'-]+(?: [\w'-]+)?)(?:'s not|'re not|'m not|\s(?:isn't|aren't|am not|is not|are not|(?:don't|doesn't|haven't|hasn't) (?:have|got|use|run|own|employ)))\s(?!(?:just|only|sure|really|that|so|very|too)\b)[^.;:!?\n]{{1,80}}?\s*[,;—–.]\s*(?:but |and )?"
            rf"(?:it's|it is|that's|they're|those are|he's|she's|i'm|we're|its)\s(?:actually |really |called |named |in |on |at |with |by )?(?:the other\b|{NAMED}|{NUMBER}|(?:my|our|his|her) (?!(?:turn|fault|job|favou?rite|problem|life|choice|pleasure)\b)\w+))"
        ),
        fires=(
            "we don't have a Tokyo office, it's Osaka",
            "I don't have a brother, that's my cousin",
            "That isn't me, I'm the other Maria",
        ),
        silent=(
            "It isn't ready, it's still in review",
            "That isn't fair, it's my turn",
            "If we don't have an office, it's fine",
        ),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(
            "overstated",
            "understated",
            "exaggerat",
            "i lied",
            "jumped the gun",
            "kidding about",
            "joking about",
            "wrong about",
            "was a slip",
            "was a joke",
            "was a lie",
            "was a mix",
            "misunderstanding",
            "misprint",
            "lapse",
            "backtrack",
            "u-turn",
            "reversed course",
            "reverse course",
            "walk that back",
            "walking that back",
            "overruling",
            "wrong end of",
            "i got confused",
            "i got mixed",
            "i got muddled",
            "i keep ",
            "i always ",
            "stand to be",
            "overrule ",
            "take two",
            "mis",
        ),
        anywhere=True,
        pattern=pattern(
            rf"(?P<m>i(?:'ve| have)? (?:a bit |slightly |probably |grossly )?(?:overstated|understated|exaggerated|misjudged|lied|jumped the gun|oversimplified|miscalculated)(?: \w+)?{BREAK}(?={STATED})|i (?:had|got) the wrong end of the stick|i got (?:a bit )?(?:confused|mixed up|muddled)(?: (?:between|about|by|with) [^,;:.!?\n]{{1,30}})?{BREAK}(?={STATED})|i (?:keep|always) (?:mixing|confusing|mix|confuse|muddling) (?:these|those|them|the \w+)(?: up)?{BREAK}(?={STATED})|i stand to be corrected|i was (?:only |just )?(?:kidding|joking|lying|teasing) about \S*\w"
            rf"|(?:that|it|this)(?:'s| was| is) (?:just |only |all )?a (?:slip|joke|lie|lapse|mix-?up|misunderstanding|misprint|test|placeholder)(?: (?:of|on) [\w ]{{1,20}}?)?{BREAK}(?={STATED}|i don't)"
            rf"|(?:(?:i'll|i have to|let me|i must|i need to|time to) )?backtrack(?:ing)?\b[^.,:;!?\n]{{0,20}}\s*[,:;.—–]|(?:we|i)(?:'ve| have| are|'re)? (?:did|done|doing|made|making) an? (?:u-turn|about-turn|about-face|180) (?:on|about|with)\b|(?:we|i)(?:'ve| have)? reversed (?:course|ourselves|that|our)\b|let me walk (?:that|this|it) back|i(?:'m| am) overruling|i overrule (?!the (?:judge|court)\b)"
            rf"|(?:they|he|she|someone|i|the \w+)(?:'ve|'s| have| has)? mis(?!sed\b|s\b)\w+(?:ed|ung|read|heard|took|spelt) (?:me|us|it|him|her|that|them){BREAK}(?={STATED}))"
        ),
        fires=(
            "I exaggerated, it's maybe 200 users.",
            "It was a slip, I live in Kent.",
            "I was kidding about the yacht.",
            "Backtracking a bit: tabs are fine.",
            "We did a U-turn on tabs",
            "They misdiagnosed me, it's asthma.",
        ),
        silent=(
            "I lied to my boss.",
            "It was a joke.",
            "We took a U-turn at the roundabout.",
            "I exaggerate sometimes.",
        ),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(
            "your memor",
            "your note",
            "your record",
            "your knowledge",
            "your profile",
            "your fact",
            "your file",
            "your list",
            "unlearn",
            "un-learn",
            "your head",
            "your database",
            "on file",
            "your system",
        ),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>(?:please |kindly |can you |could you |would you |will you |you can |you may |you should |just |and |so |i need you to |i want you to )*(?:un-?learn\b|(?:make|turn|set|put|note|fix|update|correct|change|remove|delete|drop|erase|take|strike|amend|edit|adjust|overwrite|replace|clear|wipe|purge) [^.;:!?\n]{1,50}? (?:in|from|off|out of|on) your (?:memor(?:y|ies)|notes?|records?|knowledge|profile|facts?|files?|list|head|database|system)\b))"
        ),
        fires=(
            "can you fix my name in your memory",
            "You can remove the dual-write rule from your notes",
            "Please un-learn the dual-write rule.",
        ),
        silent=("Remove the rule from the file", "Fix the leak in your code"),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(" rule", " requirement", " constraint", " reminder", " restriction", " convention", " policy", " ban"),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>(?:please |so |just |and )*(?:(?:ignore|disregard|forget|lift|waive|scrap|relax|loosen|un-?learn|nix|kill|axe)|(?:you|we) (?:can|may|should)(?: now| safely)? (?:ignore|disregard|forget|lift|waive|scrap|relax|drop|skip|stop (?:following|applying|minding))) (?:the|that|my|our|any|all) (?:[\w'-]+ ){0,3}?(?:rules?|requirements?|constraints?|reminders?|restrictions?|conventions?|polic(?:y|ies)|ban)\b(?! (?:in|on|of|from) (?:the|this)\b))"
        ),
        fires=("Migration's done, so ignore the dual-write rule.", "You may drop the dual-write rule."),
        silent=("Ignore the rule in the eslint file", "Add the rule", "Delete the firewall rule"),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=("*",),
        opens=False,
        anywhere=True,
        pattern=pattern(r"\A\s*(?P<m>\*[\w.:/-]+|[\w.:/-]+\*)\s*\Z"),
        fires=("*fifteenth", "db-7*"),
        silent=("*sigh*", "* item", "**bold**"),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=("not ", "should be", "should've been", " please"),
        opens=False,
        pattern=pattern(
            rf"(?P<m>\A\s*[\w.'%-]+(?: [\w.'%-]+)?\s?[.!]+\s+not (?!(?:yet|now|sure|bad|really|so|too|very|that|this|what|how|my|your|at|even|only|just|much|a|\w+ed)\b)[\w.'%-]+(?: [\w.'%-]+)?(?=\s*[.!]*\s*\Z)|\bnot (?:the |on |in |at )?(?:{NUMBER}|{DAY}|{NAMED})\.\s+(?:the |on |in |at )?(?:{NUMBER}|{DAY}|{NAMED})(?=\s*[.!]*\s*\Z)"
            rf"|\b(?:the )?(?:{NUMBER}|{NAMED}) (?:should|must|has to|ought to) (?:be|read|say) (?:the |an? )?(?:{NUMBER}|{NAMED})(?=\s*(?:[.,;!]|\Z))"
            rf"|\A\s*{NAMED} please[,;.!—–]\s*(?:i|we) (?:never|don't|do not|only|always|hate|can't)\b)"
        ),
        fires=(
            "Kilometres!! Not miles.",
            "Not the 5th. The 15th.",
            "5th should be 15th",
            "Celsius please, I never use Fahrenheit.",
        ),
        silent=("Great! Not bad.", "Done. Not tested.", "Tom should be here"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "supposed to ",
            "agreement was",
            "deal was",
            "arrangement was",
            "plan was",
            "decision was",
            "consensus was",
            "meant to be",
            "intended to be",
        ),
        pattern=pattern(
            rf"(?P<m>(?:it|that|this|they|those)(?:'s|'re| is| was| are| were) (?:supposed|meant|intended) to (?:be|say|read) (?:on |at |in |the )?(?:{NUMBER}|{DAY}|{NAMED}|the other)|the (?:agreement|deal|arrangement|plan|decision|consensus|idea) (?:was|is) (?:on |at |in )?(?:{NUMBER}|{DAY}|{NAMED}))(?=\s*(?:[.,;:!—–]|\Z))"
        ),
        fires=("The agreement was Mondays.", "that's supposed to say Mondays"),
        silent=("It was supposed to be fun.", "The plan was to leave at six.", "Is it supposed to be Monday?"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "you have ",
            "you've got",
            "you're looking",
            "you are looking",
            "you're on ",
            "you seem to have",
            "you're using",
            "you're reading",
            "you must have",
            "you might have",
            "you may have",
            "you probably have",
        ),
        pattern=pattern(
            r"(?P<m>you(?:'ve| have|'re| are| seem to have| must have| might have| may have| probably have)?(?: got| looking at| on| using| reading| working (?:from|with|off)| going by| quoting)? (?:an?|the|my|our|some) (?:older|old|outdated|previous|stale|earlier|obsolete|former|cached|ancient|deprecated|superseded) (?:[\w-]+ )?(?:cop(?:y|ies)|versions?|schema|info\w*|numbers?|address|docs?|documentation|data|list|name|figures?|draft|contract|map|menu|price|prices|file|one|branch|email|link|record|notes?|rate|manual|spec|edition|snapshot)\b)"
        ),
        fires=(
            "I think you have an older copy of the schema, we added tenant_id in spring.",
            "You're looking at the old menu",
        ),
        silent=("If you have an older version, upgrade", "Do you have an older copy?", "You have an old soul"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "my name",
            "our name",
            "my surname",
            "my address",
            "my title",
            "my email",
            "my birthday",
            "my number",
            "my age",
            "my pronouns",
            "her name",
            "his name",
            "their name",
        ),
        pattern=pattern(
            r"(?P<m>you(?:'ve| have)? (?:dropped|forgot|forgotten|left|cut|missed|omitted|shortened|spelt|spelled|got|changed|wrote|mangled|botched|butchered|anglici[sz]ed|translated|abbreviated|capitali[sz]ed|truncated|mispronounced) [^.;:!?\n]{0,40}?\b(?:my|our|her|his|their) (?:\w+ )?(?:name|surname|address|title|e-?mail|birthday|number|age|pronouns)\b)"
        ),
        fires=("You dropped the dots in my name.",),
        silent=("Did you forget my name?", "If you got my name from Tom, ask him"),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=("i said ",),
        anywhere=True,
        opens=False,
        pattern=pattern(
            r"(?<=[.,;!—–] )(?P<m>(?:i know,? |and |yes,? |though )?i(?:'d| had)? (?:originally |first |earlier |previously )?said (?!(?:so|that|it|yes|no|hello|what|goodbye|sorry|thanks|nothing|enough|to)\b)[\w.'%:-]+(?: [\w.'%:-]+)?)(?=\s*[.!]*\s*\Z)"
        ),
        fires=("Tabs. I know, I said spaces.",),
        silent=("I was polite, I said please to him", "No means no, I said so."),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=("sorry", "apologies", "oops", "pardon"),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>(?:so |very |my )?(?:sorry|apologies|pardon|oops|whoops)[,.!:—–-]+\s*(?:but )?(?:that|those|my|the) (?:[\w'-]+ )?(?:price|figure|number|date|link|address|version|amount|total|name|quote|estimate|list|file|spec|schedule|time|day|value|id|one|port|host|deadline|budget|rate|size)s? (?:i \w+ )?(?:was|were|is|are|excludes?|includes?|should|doesn't|didn't|had|has|missed|lacks?|comes?) \S*\w)"
        ),
        fires=("Apologies, that price excludes VAT. With VAT it's 1,190.",),
        silent=("Sorry, the file is large", "Sorry for the price")[1:],
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "au contraire",
            "on the contrary",
            "the opposite",
            "the reverse",
            "far from it",
            "not so",
            "negative",
            "hardly",
            "nuh-uh",
            "nuh uh",
            "beg to differ",
            "other way",
            "not in our",
            "not for us",
            "not with us",
            "not here",
            "objection",
            "not at all",
            "half of",
        ),
        pattern=pattern(
            rf"(?P<m>(?:au contraire|(?:quite )?on the contrary|quite the (?:opposite|reverse|contrary)|(?:just |exactly )?the (?:opposite|reverse)|far from it|not so(?: fast)?|negative|hardly|nuh[- ]uh|i beg to differ|not (?:in our|for us|with us|here|at our)(?: \w+)?|objection|not at all)\s*[,.:;!—–-]+\s*(?={STATED})|half of (?:that|it|this|what you \w+)(?:'s| is| was) (?:right|true|wrong|correct|outdated|old))"
        ),
        fires=(
            "Au contraire, the tokenizer lowercases before it splits.",
            "Half of that is right: two shards yes, but on one host each.",
            "Quite the opposite, the cache is per tenant",
        ),
        silent=("Not at all, thanks", "Not so bad", "Is it the opposite?", "Hardly anyone came"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "no love",
            "no mate",
            "no dear",
            "no man",
            "no buddy",
            "no bro",
            "no honey",
            "no hun",
            "no, love",
            "no, mate",
            "no, dear",
            "no, man",
            "no, buddy",
            "no, bro",
            "no, honey",
            "no darling",
            "no, darling",
            "no sir",
            "no, sir",
            "no pal",
            "no dude",
            "no, dude",
            "no guys",
            "no, guys",
            "no sweet",
            "nah ",
            "no folks",
            "no, folks",
            "nope ",
        ),
        pattern=pattern(
            rf"(?P<m>(?:no+|nope|nah),? (?:love|mate|dear|man|buddy|bro|honey|hun|darling|sweetie|sweetheart|sir|pal|dude|guys|folks|friend)\s*[,.!—–-]+\s*(?!(?:i'm|i am|we're|it)\b)(?={STATED}))"
        ),
        fires=("No love, Aunt Carol is the one in Perth. Diane's in Hobart.",),
        silent=("No man, I'm tired", "No mate, it works", "No love lost"),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(
            "n't clear",
            "not clear",
            "been clearer",
            "be clear",
            "be clearer",
            "badly",
            "poorly",
            "phrased",
            "worded",
            "unclear",
            "expressed",
            "explained it wrong",
            "to clarify",
            "clarif",
        ),
        anywhere=True,
        pattern=pattern(
            rf"(?P<m>(?:(?:maybe |perhaps |guess )?i (?:wasn't|was not|wasn't being|haven't been|wasn't very|was being) (?:clear|clear enough|unclear|precise|specific)(?: enough| about \w+)?|i should have been (?:clearer|more precise|more specific)|i (?:put|phrased|worded|expressed|explained) (?:that|it|this|myself)(?: a bit)? (?:badly|poorly|wrong\w*|unclearly))\s*[,:;.—–-]+\s*(?={STATED}|i meant))"
        ),
        fires=(
            "Guess I wasn't clear: the budget is 200 each, you've planned for 200 in total.",
            "I phrased that badly, the limit is per user",
        ),
        silent=("I wasn't clear about the plot", "Was I clear? The plot is odd"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("the wrong ", "a wrong "),
        opens=False,
        pattern=pattern(
            r"(?<![\w'] )(?<!if )(?<!when )(?P<m>\byou(?:'ve|'re| have| are| put| gave| used| set| sent| added| wrote| picked| chose| booked| went) [^.,;:!?\n]{1,50}?\b(?:the|a) wrong (?!(?:way|idea|time|impression|end of|side|foot|place to|thing)\b)[\w-]+)"
        ),
        fires=("you've put the retries on the wrong service, payments has them, ledger doesn't",),
        silent=(
            "If you put it on the wrong service, it fails",
            "Did you use the wrong key?",
            "You know the wrong people",
        ),
    ),
    Phrase(
        family="forbidden",
        language="en",
        cues=("don't bother", "do not bother", "no point ", "no need to ", "no use "),
        pattern=pattern(
            rf"(?P<m>(?:please )?(?:don't|do not|dont) bother (?:with|about|using|asking about|looking at)? ?\S*\w[^.,;:!?\n]{{0,40}}?{BREAK}(?=(?:we|they|it|our|the|that|i'm|i've|he|she|nobody)(?:'s|'re|'ve|\s(?:is|are|has|have|don't|no longer|finished|moved|dropped|switched|\w+ed))\b))"
        ),
        fires=("Don't bother with Jenkinsfiles, we finished moving the last pipeline to Buildkite yesterday.",),
        silent=("Don't bother me", "Don't bother, it's fine"),
    ),
)
