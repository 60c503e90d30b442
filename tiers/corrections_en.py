"""English corrections: by which words a user says that an earlier premise is wrong.

Longer than most files because it is a table; each row brings messages that fire it and messages that don't, and these are
its tests. The words reported are the first named group that matched.
"""

from __future__ import annotations

from tiers.corrections import Phrase, pattern

_ADVERBS = (
    r"(?:\s+(?:all|just|simply|plain|completely|totally|also|actually|definitely|clearly|probably|now|really|quite|entirely|still"
    r"|already|very|partly|even|sadly|unfortunately|slightly|a bit|kind of|somewhat|obviously|long|technically|currently)){0,3}"
)
_NOT_SWAPPED = (
    r"(?!(?:only|just|to|yet|sure|really|that|necessarily|bad|even|because|if|when|unless|until|least|all|always|much|many|very"
    r"|so|too|bigger|smaller|faster|slower|later|sooner|earlier|longer|shorter|better|worse|harder|easier|exactly|quite|now|today|a problem|an issue|a big deal|knowing|having|being|without|unlike|surprisingly|nearly|as"
    r"|good|great|fair|about|a (?:race|joke|secret|coincidence|surprise|competition|lot|fan)|my (?:favou?rite|thing|fault|cup)|gonna|going|lie|kidding|joking|like|supposed|allowed|working|done|finished|found|been|able|required|needed|ready|urgent|perfect|ideal|certain|merely"
    r"|simply|long|far|often|never|enough|at all|any|every\w*|(?:me|us|him|them)(?![\w-])|i|we|you|he|she|they|it|there|who|which|what|how|why|where)\b)"
)
"""Words after "not" with which nothing is swapped for anything."""

_PLAIN_NO = (
    r"(?!(?:that|it)(?:'s| is) (?:fine|ok|okay|all|it|great|good|perfect|correct|right|alright|cool|enough|everything)\b|oh\b|(?:that|it|this)(?:'s| is| sounds| must be)(?: \w+)? (?:terrible|awful|horrible|sad|bad|too bad|a shame|crazy|rough|tough|hard|hilarious|amazing|funny|incredible|insane|wild|lovely|wonderful|cute|adorable|fantastic|gorgeous|beautiful|neat|impressive|brilliant|nuts|ridiculous|disgusting|gross|creepy|weird|unbelievable|scary|unfortunate|heartbreaking)\b|so sorry\b|(?:i'm|we're|he's|she's|they're) (?:still|just|not sure|all)\b|(?:i|we) (?:was|were) (?:at|in|on|out|away|just|still|busy|asleep|sleeping|with)\b|(?:i|we|he|she|they) (?:hasn't|haven't|didn't|hadn't|couldn't|wasn't|weren't|can't|won't|have not|has not|did not)\b|(?:it|they|the \w+)(?:'s| is| are)?(?: just)? (?:still (?:failing|broken|red|running|loading|not|crash\w+|down|slow|there|waiting|fails?|crashes)|not (?:working|running|loading|there|done|ready)|crashed|failed|broke|hangs?|hung|keeps? \w+ing)\b|i live (?:alone|with)\b|not (?:that|this) (?:one|way)\b|i've never\b|i(?:'m| am) not\b|i (?:dont|donot|think (?:that's|this is|it's) (?:all|everything|it|fine|ok))\b|(?:that|it) was (?:yesterday|today|ages|long ago|last|just|only|a joke|fun|great|fine|me)\b|i (?:love|like|enjoy|agree|understand|see|get it|hope|promise|swear)\b|i'm (?:so|really|very)\b"
    r"|(?:i(?:'m| am)) (?:good|fine|ok|okay|done|not sure|sorry)\b|i (?:haven't|have not|didn't|did not|can't|cannot|couldn't|just"
    r"|would|will|don't (?:know|think so|have|need|want|mind|care))\b|i'(?:d|ll)\b|not (?:yet|really|at all|exactly|that i|so far|hungry|tired|busy|ready|interested|mine|much)\b|you (?:can|don't need|may|could)\b"
    r"|you(?:'re| are) right\b|the (?:rest|others) (?:is|are) (?:fine|good|ok)\b)"
)
"""A plain answer, not a denial."""

_PLAIN_ACTUALLY = (
    r"(?!(?:what|how|why|when|where|who|which)\b|i(?:'d|'ll|'m| would| was| am| will| have (?:a|another|one|some)| want(?:ed)?| need| love| like| just| don't know| forgot"
    r"| wonder)\b|you (?:can|could|know|should|might|may)\b|(?:that|it|this)(?:'s| is) (?:great|good|perfect|fine|nice|a (?:good|great"
    r"|nice)|awesome|cool|it|all|ok|okay|correct|right|interesting|not bad|pretty|really|quite|very|amazing|working|done|an? (?:\w+ )?(?:trick|idea|question|point|approach|solution|thought|plan|shame|pity|relief|surprise|joke|song|movie|story))\b"
    r"|never ?mind\b|(?:it|that|this|we|i|they) (?:was|were|had) (?:an? |so |really |quite |very |pretty |such an? |the |much )*(?:great|good|lovely|fun|nice|bad|awful|hard|easy|best|worst|amazing|awesome|wonderful|beautiful|delicious|blast|ball|scary|weird|hilarious|perfect|fine|ok|okay|busy|tired|surprised|happy|sad)\b|(?:that|this|it) (?:works|looks|sounds|makes|helped|worked|seems)\b)"
)
"""A remark, not a correction."""

_CHANGE_VERBS = (
    r"(?:switched|moved|migrated|changed|transitioned|upgraded|downgraded|converted|shifted|relocated|renamed|swapped|replaced"
    r"|pivoted|ported|swopped)"
)
_SINCE = (
    r"(?:\s+(?:just|already|now|since|recently|finally|also|all|actually|completely|officially|fully|long|in fact))*"
)
_NO_CLAUSE = r"(?:(?!\b(?:who|which|that|if|when|where|whose|what|how|why|whether|because|unless|until|since|before|after|once|while|although|though|whenever|verify|confirm|ensure|check|assert|wonder|heard|read|provided|suppose|assuming|imagine|wish|hope|to|so|and|but|or|says?|said|thinks?|claims?|told|wrote|writes|complains?|complained|insists?|insisted|argues?|argued|warns?|warned|believes?|believed)\b)(?:[^.,;:!?\n]|[.:](?=\w)))"
_END = r"(?=\s*(?:[.,;:!?)…—–\n]|\s-\s|$))"
_INFO = (
    r"(?:info|information|note|memory|answer|statement|assumption|premise|claim|port|host|hostname|url|link|version|name|date|address"
    r"|number|value|path|branch|deadline|owner|fact|reply|summary|understanding|setting|figure|spelling|docs?|documentation|data"
    r"|list|entry|record|part|bit|one|command|password|account|region|time|day)s?"
)


ENGLISH: tuple[Phrase, ...] = (
    Phrase(
        family="announced",
        language="en",
        cues=("correction", "typo", "edit"),
        anywhere=True,
        pattern=pattern(
            rf"(?P<m>(?:(?:small|quick|minor|one|slight|a|another|important)\s+)*(?:correction|typo)(?: though)?"
            rf"(?:\s*[:,.!—–]|\s+-|{_END}|\s+(?:to (?:my|what|the|that)|on (?:my|that)|in my|(?:the|our|we|it's|it) \w)\b|\s+(?:the|our|it's|it|we) )"
            r"|edit\s*[:—–-]+\s*(?:it's|it is|that's|i meant|we|our|sorry)\b)"
        ),
        fires=(
            "CORRECTION THE PORT IS 8081",
            "EDIT: it's 3 replicas, sorry",
            "Correction: the port is 5433",
            "small correction, the host is db2",
            "Sorry, typo: port 5433",
        ),
        silent=("Error correction: implement Hamming codes", "Correction fluid is on the list"),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(
            "i was",
            "i have been",
            "i've been",
            "i mis",
            "i got",
            "i had",
            "i made",
            "i gave",
            "i told",
            "i stand",
            "i take",
            "i've m",
            "i confused",
            "i mixed",
            "i should",
            "i wrote",
            "i've changed",
            "i changed",
            "i said",
        ),
        anywhere=True,
        opens=False,
        pattern=pattern(
            r"\b(?P<m>i(?:'ve| have| had)?\s+(?:"
            r"(?:was|been)(?:\s+\w+ly)?(?:\s+(?:just|quite|dead|so|all))?\s+(?:wrong|mistaken|incorrect|confused)(?!-| by\b| to (?!say|tell|call|claim|assume|think|ask|want|request|insist|expect)\w)"
            r"|(?:just\s+|clearly\s+)?(?:misspoke|mis-spoke|misspoken|misremember(?:ed)?|mistyped|misstated|misread|mixed (?:that|this|it|them|things|the \w+) up|mixed up)"
            r"|confused (?:the|that|it|this|them|two)|(?:misled|misinformed|misdirected) you"
            r"|(?:got|had) (?:that|this|it|the [\w ]{1,30}?) (?:wrong|mixed up|backwards)"
            r"|(?:just )?made (?:a|an) (?:mistake|error|typo)(?! (?:in|on) (?:the|this|line)\b)"
            r"|(?:gave|told) you (?:the )?(?:wrong|an? (?:wrong|old|outdated))"
            r"|wrote (?:the )?wrong|stand corrected|take (?:that|it|this) back|should have said (?!thank|sorry|hello|yes\b|no\b|something|so\b)|changed my mind"
            r"|(?:said|told you|wrote|claimed) (?!an? (?:script|function|test|tool|program|letter|poem|book|query)\b)[^.;!?]{1,80}?\b(?:but|however),? (?:it's|it is|that's|that is|we|the correct|actually|i meant|it should)"
            r"))\b"
        ),
        fires=(
            "I was wrong about the port",
            "I misspoke, it is the blue cluster",
            "I gave you the wrong host",
            "I take that back",
            "I've been mistaken: the owner is Dana",
            "I got the branch name wrong",
            "I said Friday but it's Thursday",
            "I stand corrected",
            "I misled you: the queue is RabbitMQ",
            "If I said 5432, I misspoke",
        ),
        silent=(
            "Tell me if I was wrong",
            "She said I was wrong",
            "Was I wrong",
            "I was wronged by the vendor",
            "I was wrong-footed by the question",
            "I was wrong to panic",
            "I wasn't wrong about it",
        ),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=("correct", "rectify"),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>(?:let me|allow me to|i (?:need|have|want|must|should) (?:to )?|i'd like to|to) ?(?:correct|rectify) (?:myself|that|this|my|what|something))\b"
        ),
        fires=("Let me correct myself: it runs on port 9000", "I need to correct what I told you"),
        silent=("Please correct the spelling", "Let me correct the test file"),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=("i meant",),
        anywhere=True,
        pattern=pattern(r"(?P<m>i meant(?!\s+(?:to|it|well|no|what|that as|for|every\w*|nothing|business)\b)\s+\S+)"),
        fires=("Sorry, I meant port 5433", "I meant the blue cluster"),
        silent=(
            "I meant to ask you about the deploy",
            "Sorry, I meant to attach the log",
            "He knew what I meant",
            "I meant it",
            "I meant every word",
            "I meant well",
            "I mean, it works",
        ),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=("i mean", "meant "),
        anywhere=True,
        opens=False,
        pattern=pattern(
            r"\b(?P<m>(?:sorry|sry|oops|whoops|no|wait|er+|uh+|um+|argh)[,.…!\s—–-]+(?:i mean(?:t(?!\s+to\b)|\b(?!t))|(?:i )?meant (?:to (?:say|write|type|put)\b|(?!to\b))\s*\S+)"
            r"|what i (?:meant|mean) (?:was|is)|when i said [^.,;!?]{1,40},? i meant(?!\s+to\b))"
        ),
        fires=(
            "sorry, meant port 5433",
            "no, I mean the other repo",
            "What I meant was staging",
            "oops, i meant eu-west-1",
            "Oops, meant to say eu-west-1",
            "When I said staging I meant prod",
        ),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=("scratch", "strike", "forget", "ignore", "disregard", "mind"),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>(?:please\s+|just\s+|you can\s+|let's\s+)*(?:"
            r"(?:scratch|strike)\s+(?:that(?: last| first)? (?:bit|part|line|sentence|one)|that|this|it|my last|what i)(?=\s*(?:[,.;:!—–\n-]|$)|\s+(?:the|it|we|i|use|actually|please|said|told|one|message)\b)"
            r"|(?:forget|ignore|disregard)\s+(?:about\s+)?(?:that|this)(?=\s*(?:[,.;:!—–\n]|$)|\s+(?:the|it's|we|i|use|actually|please)\b)"
            r"|(?:scratch|strike|forget|ignore|disregard|never ?mind)\s+(?:about\s+)?(?:(?:all|everything|anything|the stuff|the thing|the part)\s+)?"
            r"(?:of\s+)?(?:what\s+|that\s+)?(?:i|we)(?:'ve|'d| have| had| just)*\s+(?:said|told|wrote|typed|mentioned|asked|wanted|gave|claimed|agreed)"
            r"|(?:scratch|strike|forget|ignore|disregard|never ?mind)\s+my\s+(?:last|previous|earlier|prior|first|original)\b"
            r"|(?:forget|ignore|disregard)\s+(?:the|that|this)\s+(?:last|previous|earlier|prior)\s+(?:message|instruction|request|note|comment|statement|remark|correction)\b"
            r"|forget\s+(?:about\s+)?the\s+[\w-]+\s*[,;—–]\s*(?=(?:we|we're|let's|i|i'm|it's|use)\b)"
            r"))"
        ),
        fires=(
            "Scratch that, the port is 9000",
            "forget what I said about Redis",
            "Please disregard my previous message",
            "Ignore what I just told you",
            "never mind what I said earlier",
            "strike that",
            "Forget that, we use Bazel",
            "Forget everything I said about caching",
        ),
        silent=(
            "Scratch the surface of the topic",
            "Ignore that warning in the log",
            "Don't forget that the port is 5433",
            "Build it from scratch",
            "Never mind the gap",
        ),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=("my bad", "my mistake", "my error", "my fault", "second thought", "typo"),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>(?:that(?:'s| is| was) |all )?my (?:bad|mistake|error|fault)(?!\W+(?:i (?:should|forgot|missed|didn't)|go ahead|carry on|never ?mind|(?:it |that )?won't)\b)(?=\s*(?:[,.;:!?(—–\n]|-\s|$)|\s+(?:it|it's|the|that|this|we|i|on|for|there|about|here)\b)"
            r"|on second thoughts?|that was a typo)\b"
        ),
        fires=(
            "My bad, it's the eu cluster",
            "my mistake: we run Node 20",
            "Sorry, my bad",
            "On second thought, use tabs",
        ),
        silent=("My bad habits are many", "My mistake was using regexes there", "Log my error messages"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "wrong",
            "incorrect",
            "inaccurate",
            "false",
            "untrue",
            "mistaken",
            "outdated",
            "out of date",
            "out-of-date",
            "obsolete",
            "stale",
            "is old",
            "mistake",
            "not ",
            "n't ",
            "no longer",
            " off",
            "nonsense",
            "old info",
        ),
        pattern=pattern(
            rf"(?P<m>(?:that|this|it|these|those|they|what you (?:said|wrote|have|remember|know|claim)(?: about [\w ]{{1,30}}?)?"
            rf"|your (?:[\w-]+\s+){{0,4}}?[\w-]+|(?:the|that|this|our) (?:[\w.-]+\s+){{0,3}}?(?:{_INFO}|[\w-]+ (?:that )?you (?:\w+ )?(?:gave|mentioned|used|have|quoted|listed|cited|showed|said|wrote|remember)(?: me| for (?:me|us|it|him|her|them)| on file)?))"
            rf"(?:'?s|'?re|\s+(?:is|are|was|were|seems|looks|sounds)){_ADVERBS}\s+"
            r"(?:wrong|incorrect|inaccurate|false|untrue|mistaken|outdated|out[- ]of[- ]date|obsolete|stale|(?<=you have for me is )old|(?<=you have on file is )old|a mistake(?! by| of| that| i\b)|an error|nonsense|old info(?:rmation)?"
            r"|(?<!looks )off(?=\s*(?:[:,.!;—–]|$))|not the (?:right|correct) (?!way|time|place|thing|approach|idea|question)[\w-]+|not(?: \w+ly| quite| at all| even| really)? (?:right|correct|true|accurate|valid|the case|up[- ]to[- ]date|current|what (?:i|we) (?:said|told|use|do|have|agreed|decided|call|run|meant|deploy)|how (?:we|it|this|i))"
            r"|no longer (?:\w+ly )?(?:true|right|correct|valid|accurate|current|the case|relevant|up[- ]to[- ]date|applicable|how|what)))(?![\w-]| (?:that|how) (?:they|he|she|we|people|you|i|the)\b| of (?:me|us|him|her|them|you) to\b| to\b(?! me)| with\b| on so many\b| in (?:\w+ )?(?:files?|places?|lines?)\b)"
        ),
        fires=(
            "that's wrong",
            "thats wrong",
            "ITS OUTDATED",
            "That’s outdated",
            "This is no longer true",
            "No, that is incorrect",
            "I think that's not right",
            "it is wrong: we use tabs",
            "Your information is out of date",
            "The port you gave me is wrong",
            "what you said is not correct",
            "But that's just plain wrong",
            "The docs are outdated",
            "Your memory of our stack is wrong",
            "The address you have for me is old",
            "Thanks, but that's not true",
        ),
        silent=(
            "Find the test that's wrong",
            "Tell me if that's wrong",
            "If that's wrong, tell me",
            "Make sure that it's not stale",
            "What's wrong with this code",
            "It's wrong to hardcode ports",
            "It was wrong of me to yell",
            "Is that wrong?",
            "He said that's wrong",
            "Fix the config that is outdated",
            "If the checksum differs, that's wrong",
            "I doubt that's wrong",
            "According to Bob, that's wrong",
            "The docs say, that's outdated",
            "because that's wrong",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "isn't",
            "aren't",
            "wasn't",
            "weren't",
            "is not",
            "isnt",
            "doesn't hold",
            "doesn't apply",
            "hasn't been",
            " never ",
        ),
        pattern=pattern(
            rf"(?P<m>(?:that|this|it|these|those|they|what you (?:said|wrote)|your \w+|the {_INFO})\s+"
            rf"(?:(?:isn't|isnt|aren't|wasn't|weren't){_ADVERBS}\s+(?:right|correct|true|accurate|valid|the case|up[- ]to[- ]date|current|what (?:i|we) (?:said|told|use|do|have|agreed|decided|call|run|meant|deploy)|how (?:we|it|this|i))"
            r"|(?:doesn't|does not) (?:hold|apply)|(?:hasn't|haven't) been (?:true|right|the case|valid|correct|(?:our|my|the|his|her|their) [\w-]+))"
            r"|(?:that|this|it)(?:'s| was| is| has)? never (?:been |was )?(?:true|right|correct|the case|accurate|valid))(?![\w-])"
        ),
        fires=(
            "That isn't right",
            "this isn't true any more",
            "That isn't how we do it",
            "That hasn't been true since May",
            "That was never true",
            "that hasn't been our address since spring",
            "that doesn't apply any longer",
        ),
        silent=(
            "Check that it isn't right-aligned",
            "Make sure this isn't current",
            "Isn't that right?",
            "If it isn't valid, reject it",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("you're", "you are", "you've", "you got", "you have", "you mis", "you were", "you confuse", "you mixed"),
        pattern=pattern(
            rf"(?P<m>you(?:'re|'ve| are| were| have)?{_ADVERBS}\s+(?:wrong|mistaken|incorrect|misinformed|misremembering|out of date"
            r"|misunderst(?:ood|and)|misread|misremember(?:ed)?|mixing (?:up|that|it|them)|mixed up|confus(?:ed|ing) (?:the|it|that|this|two|\w+ (?:and|with))"
            r"|(?:got|have|had) (?:that|this|it|(?:the|my|our|his|her|their) [\w ]{1,30}?) (?:wrong|mixed up|backwards|flipped|inverted|swapped|reversed|confused|upside down)))\b"
        ),
        fires=(
            "You're wrong about the port",
            "you got that wrong",
            "You misunderstood, we deploy on Mondays",
            "you have the port wrong",
            "You got our company name wrong",
        ),
        silent=("Tell me when you're wrong", "Are you wrong?", "You are welcome", "You have the right permissions"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "wrong",
            "incorrect",
            "false",
            "not true",
            "not correct",
            "not right",
            "not quite",
            "untrue",
            "not any",
            "not exactly",
            "wrong",
            "outdated",
            "obsolete",
            "out of date",
        ),
        pattern=pattern(
            r"(?P<m>(?:not (?:true|correct|right|quite(?: right| true)?|exactly|any ?more|any longer)|wrong|incorrect|untrue|false)"
            r"(?: (?:again|any ?more|any longer|there))?)(?=\s*(?:[,.!:;—–\n]|\s-\s|$))"
            r"|(?P<n>(?:outdated|obsolete|out of date|nope|nah))(?=\s*[.!…]*\s*\Z)"
            r"|(?P<o>wrong (?!thing\b)[\w-]+(?: [\w-]+)?\s*[,:;—–.-]\s*(?:it's|it is|that's|that is|the (?:right|correct)|i meant|should be|make it|use)\b)"
        ),
        fires=(
            "Wrong, it's the blue cluster",
            "Not true. We use Jest.",
            "not quite: the port is 5433",
            "Incorrect.",
            "Obsolete.",
            "Wrong host, it's db2",
        ),
        silent=(
            "Wrong port in the log",
            "False positives are common",
            "Not exactly once but twice it failed",
            "Outdated packages are listed below",
            "Wrong input, the form says",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "no,",
            "no.",
            "no!",
            "no;",
            "no:",
            "no -",
            "no no",
            "no—",
            "no–",
            "no —",
            "no –",
            "no…",
            "nope",
            "nah",
            "no \n",
        ),
        pattern=pattern(
            rf"(?:(?:oh|ah|hm+|um|well|sorry|wait|ok|okay|but|and)[,.…!\s—–-]+)*(?P<m>"
            rf"(?!no\.\s*\d)no(?:\s+no)?\s*(?:[,.!:;—–…]+|\s-+)\s*(?:(?:actually|please|sorry|wait|in fact|again)[,\s]+)*{_PLAIN_NO}"
            r"(?:it|it's|that|that's|this|these|those|they|they're|they've|he|he's|she|she's|we|we're|we've|i|i'm|i've|our|my|your|you|you're|the|a|an|there|there's"
            r"|its|his|her|their|all|both|use|run|put|keep|make it|call it|don't|do not|never|always|not|wrong|incorrect|stop|everything|everyone|nobody"
            r"|[\w-]+(?:'s| is| are| was| owns| uses| has)|\S*\d\S*)(?:\s+\S*\w|(?=\s*[.!]?$))"
            r"|no(?:[,.!:;…]+|\s?[—–]+|\s-+)\s+(?!(?:thanks?|thx|sorry|really|nothing|none|ok|okay|fine|please|wait|go|continue|yes|yep|no|nope|never|sure|cool|great|good|perfect|worries|problem|idea|way|need|luck|comment|reason|clue|actually|probably|maybe"
            r"|unfortunately|obviously|absolutely|definitely|certainly|yet|mate|man|bro|sir|dude|danke|gracias|merci|still|same|neither|nevermind|again|stop|both|later|tomorrow|today|already|done|seriously|honestly)\b)[\w.+#:/@-]*\w(?=\s*[.!]?\s*$)"
            rf"|(?:nope|nah)\s*(?:[,.!:;—–…]+|\s-+)?\s+{_PLAIN_NO}(?!(?:thanks|thank|all good|nothing|no|go ahead|not yet|just|none|never mind)\b)\w\S*(?:\s+\S*\w)?)"
        ),
        fires=(
            "No, it should be 5433",
            "no, we use pnpm here",
            "Nope, the host is db2",
            "No. The port is 5433.",
            "no — our branch is trunk",
            "nope, still Postgres",
            "No, don't use Helm",
            "Oh no, it's the other one",
            "No, Dana owns that",
        ),
        silent=(
            "No, thanks",
            "No problem",
            "no, that's fine",
            "No tests fail",
            "No, I haven't tried that",
            "There is no, or little, difference",
            "nope, thanks",
            "No, it crashed again",
            "No, the tests are still failing",
            "no idea",
            "No worries, it works",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("no it", "no we", "no that", "no the", "no they", "no i meant", "no its", "no thats"),
        pattern=pattern(
            r"(?P<m>no (?:it's|its|it is|thats|we(?:'re|'ve)?(?= \w)|that's|they(?:'re)?(?= \w)|the (?:[\w-]+ ){1,3}(?:is|are)|i meant(?! to\b)))"
            r"(?! (?:fine|ok|okay|good|great|all|just|only|me|not (?:working|running|done|ready|there))\b)"
        ),
        fires=("no it's 5433", "no we use pnpm", "No the port is 5433"),
        silent=("no it works", "There is no we in team", "No that's fine"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("changed",),
        pattern=pattern(
            rf"(?P<m>(?:that|this|it|things|that part|the plan|plans)(?:'s|'ve| has| have| had)?{_SINCE} changed)(?! (?:the|my|our|a|your|its|how|when|after|once)\b)"
        ),
        fires=("That has changed", "That changed last week", "Things have changed: we use Bun", "The plan changed"),
        silent=("Check if it has changed", "It changed the file", "When that changed, tests broke"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("actually", "in fact", "matter of fact", "in reality"),
        pattern=pattern(
            rf"(?:(?:oh|ah|hm+|um|well|sorry|wait|ok|okay|but|and|so|no|nope|yeah|yes|i think|oops|hey|hi|also|because)[,.…!\s—–-]+){{0,3}}"
            rf"(?P<m>(?:actually|in fact|as a matter of fact|in reality)\s*[,:…—–-]*\s*{_PLAIN_ACTUALLY}"
            r"(?:(?:it|it's|that|that's|this|these|those|they|they're|they've|he|he's|she|she's|we|we're|we've|we'd|i|i've|you|you're|you've|the|a|an|our|my|your|there"
            r"|there's|their|its|his|her|no|not|let's|use|don't|do not|never|always|stop|all|everyone|everything|nobody|nothing)\s+\S*\w"
            r"|(?:[\w.-]+\s+){1,2}(?:is|are|was|were|has|have|owns|uses|runs|lives|listens|moved|switched|changed|became)\b))"
        ),
        fires=(
            "Actually, we switched to Postgres last week",
            "actually we moved the cron to Tuesdays",
            "Actually, the port is 5433",
            "Hmm, actually it's the blue one",
            "Actually Dana is the owner",
            "In fact, we deploy on Mondays",
            "Actually, don't use Helm",
            "we're using X... actually, no we aren't",
        ),
        silent=(
            "Is there actually a difference between the two?",
            "The actual results differ",
            "Actually quite nice",
            "That is what we actually want",
            "Actually, can you also run the tests?",
            "Actually, I have a question",
            "actually, that works",
            "factually, we are fine",
        ),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=("sorry", "apologies", "oops", "whoops"),
        pattern=pattern(
            r"(?P<m>(?:sorry|(?:my )?apologies|oops|whoops)[,.…!\s—–-]+(?:it|that)(?:'s| is| was)(?: actually)? (?:the (?:other|wrong|previous|next|\w+ one)|called|named|[\w.:/-]*\d[\w.:/-]*+(?! (?:minutes?|hours?|days?|weeks?|years?)\b)))"
        ),
        fires=("Apologies, that was the wrong repo", "sorry, it's 5433", "Oops, it was the blue one"),
        silent=("Sorry, it's late", "Sorry, it was 20 minutes ago", "Sorry for that", "Sorry, that was the plan"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("the wrong ", "a wrong ", " old ", " previous ", " former ", "outdated "),
        pattern=pattern(
            r"(?P<m>(?:that|it|this)(?:'s| is| was)(?: still| just| actually)? (?:(?:the|a) wrong (?!way|place to|time|thing|approach|idea|question|impression)[\w-]+"
            rf"|(?:the|our|my|an?) (?:old|previous|former|outdated) (?:[\w-]+ )?{_INFO}))" + _END
        ),
        fires=("That's the wrong bucket", "it's our old address", "That was the previous host name."),
        silent=(
            "That's the wrong way to look at it",
            "If that's the wrong bucket, stop",
            "This is the old parser",
            "Is that the wrong bucket?",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("as of ", "since "),
        pattern=pattern(
            r"(?P<m>as of (?:today|now|yesterday|tomorrow|(?:this|last|next) \w+|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?!version\b|v\b|release\b|python\b|node\b)\w+ \d{1,2}(?:st|nd|rd|th)?),? (?:the|our|my|we|i|it|it's|they|all|everything|\w+ (?:is|are|owns|runs|uses)\b)"
            r"|since (?:today|yesterday|(?:this|last) \w+|(?:mon|tues|wednes|thurs|fri|satur|sun)day),? (?:(?:the|our|my) (?:[\w.-]+ ){1,4}?|we |it )(?:listens?|lives?|uses?|deploys?|is called|is owned|is hosted|points? to|belongs? to)\b)"
        ),
        fires=(
            "As of today the host is db2",
            "as of this week, we deploy on Mondays",
            "As of Monday our owner is Dana",
            "Since last week the API listens on 8444",
        ),
        silent=(
            "Since last week the tests fail",
            "As of version 3 the flag exists",
            "If as of today the host is db2, say so",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(" changed",),
        pattern=pattern(
            r"(?P<m>(?:the|our|my|his|her|their) (?:[\w.'/-]+ ){1,4}?(?:has |have )?(?:just |recently )?changed)(?=\s*[,;:.—–-]+\s*(?:it's|it is|it|now|we|they're|they|to|the new)\b)"
            r"|(?P<n>(?:our|my) (?:[\w.'/-]+ ){1,4}?(?:has |have )?(?:just |recently )?changed)(?=\s*[.!]*\s*$)"
        ),
        fires=(
            "Our policy changed, it's three approvals now",
            "The address has changed: it is Elm Street 4",
            "My phone number changed",
        ),
        silent=("The file changed on disk", "If our policy changed, we ask"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("quit ", "left ", "sold ", "resigned ", "retired "),
        pattern=pattern(
            r"(?P<m>(?:i|we|he|she|they)(?:'ve|'s| have| has)?(?: just| finally| recently)? (?:(?:quit|left|resigned from|retired from) (?:that|my|the|our|his|her|their) (?:job|company|firm|team|band|club|gym|position|post|church|choir)"
            r"|sold (?:the|my|our|his|her|their) (?:house|home|flat|apartment|car|bike|boat|van|company|business|shop|farm)))\b"
        ),
        fires=("I quit my job", "we sold the boat last year", "She's left the firm"),
        silent=("He left the office", "If I quit my job, I'd travel", "We sold the tickets"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "you have the wrong",
            "you've got the wrong",
            "you got the wrong",
            "using the wrong",
            "you used the wrong",
            "you keep ",
        ),
        pattern=pattern(
            r"(?P<m>you(?:'ve| have|'re| are)?(?: still)? (?:(?:got|have|using|used|given|gave)?\s?the wrong (?!(?:idea|way|time|impression)\b)[\w-]+|keep (?:saying|calling|writing|using|suggesting|mentioning) \S*\w))\b"
        ),
        fires=(
            "You have the wrong owner",
            "You've got the wrong timezone for me",
            "you're using the wrong repo",
            "You keep saying Helm, we use Nix",
        ),
        silent=("If you have the wrong owner, ask", "You keep the change", "When you're using the wrong repo it fails"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("changed our mind", "been a change", "went back to", "gone back to", "we never "),
        pattern=pattern(
            r"(?P<m>(?:we(?:'ve| have)?|they(?:'ve| have)?) changed (?:our|their) minds?|there(?:'s| has|'ve| have) been an?(?: \w+)? change(?=\s*[:,.!;—–])"
            r"|(?:we|i|they)(?:'ve| have)? (?:just )?(?:went|gone) back to (?!sleep|bed|work\b|school|the (?:office|start|beginning|drawing|hotel|shop|store)|that|him|her|them)\S*\w"
            r"|(?:we|they|i) never (?:used|had|ran|owned|deployed|lived|worked|called)\b[^.,;:!?\n]{1,40}[,;—–.]\s*(?=(?:it's|it is|it was|we|they|that's)\b))"
        ),
        fires=(
            "We changed our minds about Nix",
            "There's been a change: it's Tuesday",
            "We went back to Helm",
            "We never had Kafka, it's NATS",
        ),
        silent=("We went back to the office", "We never had time", "If we went back to Helm, what breaks"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("turns out",),
        pattern=pattern(
            r"(?P<m>(?:it )?turns out,?(?: that)? (?:(?:we|i|they|it|he|she|nobody|the [\w-]+|our [\w-]+) )(?:\w+ )?(?:never|not|no longer|(?:is|was|are|do|does|did)n't|(?:is|was|are) not|(?:do|does|did) not)\b)"
        ),
        fires=("It turns out we never had a replica", "Turns out it isn't the proxy"),
        silent=("It turns out nicely", "If it turns out we never had a replica, tell me"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("actually",),
        pattern=pattern(
            r"(?P<m>actually\s*,?\s*(?:(?:i'm|i am|he's|she's|they're|we're) (?:(?!(?:fine|done|good|ok|okay|ready|back|here|stuck|confused|not)\b)[^.,;:!?\n]){1,40}? (?:now|these days|nowadays)(?=\s*[.!]?\s*$)"
            r"|(?-i:[A-Z])[\w.+#-]*(?=\s*[.!]?\s*\Z)))"
        ),
        fires=("Actually, I'm a team lead now", "actually Kotlin"),
        silent=("Actually, I'm done now", "Actually nice", "Actually, I'm stuck now"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("actually",),
        opens=False,
        pattern=pattern(
            r"\b(?P<m>(?:we|they|i|it|he|she) actually (?:use|switched|moved|migrated|run|deploy|changed|stopped|replaced|renamed|host|store|call|named|lives?|runs|uses|listens)\b"
            r"|(?:is|are|'s|'re) actually (?:called|named|at|on|in|under|owned|\S*\d\S*|not))"
        ),
        fires=("we actually use Postgres", "The port is actually 5433", "it's actually called billing-core"),
        silent=(
            "Do we actually use Redis?",
            "I wonder what it actually uses",
            "This is actually nice",
            "Check what we actually deploy",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "switched",
            "moved",
            "migrated",
            "changed",
            "transitioned",
            "upgraded",
            "downgraded",
            "converted",
            "shifted",
            "relocated",
            "renamed",
            "swapped",
            "replaced",
            "pivoted",
            "ported",
            "swopped",
        ),
        pattern=pattern(
            r"(?!\w+ \w+ moved (?:me|us|him|her) to (?:tears|the core))(?!i(?:'ve| have)?(?: just)? (?:changed into|(?:switched|moved) (?:over )?to (?:the|a|another) (?:[\w-]+ )?(?:branch|tab|window|directory|folder|page|room|seat|table))\b)"
            r"(?!i(?:'ve| have)?(?: just)? (?:moved|renamed|replaced|swapped|converted|ported|relocated|shifted) (?:the|an?|all|some|this|that|it|your|two|three)\b)"
            r"(?!(?:he|she|they) moved to [\w ]{1,30} in (?:19|20)\d\d\b)"
            r"(?!(?:he|she|they|the (?:\w+ )?\w+) (?:has |have )?moved (?:the|an?|his|her|my)\b)"
            r"(?!(?:the|a) (?:user|customer|installer|script|caller|client|attacker|player|compiler|browser)s? )(?!(?-i:[A-Z])\w+ v?\d[\d.]* (?:has )?(?:changed|moved|renamed|replaced|switched)\b)"
            rf"(?P<m>(?:we|i|they|you|he|she|it|that|this|everything|everyone|(?:the|our|my|your|their)\s+(?:(?!(?:who|which|that|where|is|are|was|were|been|gets?|being|be|should|must|can)\b)[\w.'/-]+\s+){{0,4}}?(?:(?!(?:who|which|that|where|is|are|was|were|been|gets?|being|be|should|must|can)\b)[\w.'/-]+)"
            rf"|(?!\w+ (?:what|which|who|how)\b)(?!(?:who|which|what|that|nothing|something|anything|has|have|was|is|are|be|been|get|gets|unless|suppose|supposing|assume|assuming|imagine|say|says|wish|hope|whether|provided|though|although|whenever|please|let|let's|never|not|just|got|having|to|can|could|should|would|might|may|must|will|if|when|once|after|before|since|because|until|while|how|why)\b)[\w.'/-]+(?:\s+[\w.'/-]+)?)"
            rf"(?:'ve|'s|'d|\s+have|\s+has|\s+had)?{_SINCE}\s+{_CHANGE_VERBS}(?:\s+(?!because\b|when\b|if\b|so\b|that\b)[\w.'/:@-]+){{0,5}}?\s+(?:to|from|off|over|away|onto|with|by|for|out|back|into)\b(?!\s+(?:make|see|avoid|fix|help|get|be|do|mistake|accident|hand|default|chance|error|the (?:next|following|last|first|previous))\b))"
        ),
        fires=(
            "We switched to Postgres last week",
            "we've moved off Heroku",
            "The deadline moved to Friday",
            "The team migrated from Jenkins to Buildkite",
            "we changed the port from 5432 to 5433",
            "Port changed to 9000",
            "We replaced Helm with Kustomize",
            "Our repo has moved to GitLab",
        ),
        silent=(
            "If we switched to Postgres, what breaks",
            "He says we switched to Postgres",
            "What changed to make it fail",
            "Move the cron to Tuesdays",
            "We might switch to Postgres",
            "Before we moved to K8s it was slow",
            "The user who moved to Berlin left",
            "Please change the port to 5433",
            "What if we moved to Bazel",
            "Rename foo to bar",
            "We moved to the next topic",
            "Files replaced by accident",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("replaced", "superseded", "renamed", "changed", "moved", "migrated", "switched", "relocated", "swapped"),
        opens=False,
        pattern=pattern(
            r"\b(?<!should )(?<!must )(?<!could )(?<!would )(?<!might )(?<!may )(?<!to )(?<!file )(?<!files )(?<!value )(?<!values )(?<!text )(?<!input )(?<!page )(?<!image )(?<!password )(?<!data )(?P<m>(?:(?:is|are|'s|'re)(?: now| since)? (?:being )?(?:replaced|superseded|renamed)|(?:was|were|has been|have been|'s been|'ve been|got|is now|are now|has now been)"
            r"(?: \w+ly| now| since| just)? (?!changed by\b|switched (?:off|on|out)\b)(?:replaced|superseded|renamed|changed|moved|migrated|switched|relocated|swapped))"
            r"(?:\s+[\w.'/-]+){0,4}?\s+(?:by|with|to|from|into|for|out|off|in favou?r of)\b)"
        ),
        fires=(
            "Helm has been replaced by Kustomize",
            "The service was renamed to billing-core",
            "Jenkins is replaced by Buildkite",
            "The standup was moved to 10:00",
        ),
        silent=(
            "Delete the file that was renamed to old.py",
            "It should be replaced by a constant",
            "If it was moved to S3, tell me",
            "Check whether the bucket was renamed to logs",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "stopped",
            "quit",
            "ceased",
            "given up",
            "gave up",
            "dropped",
            "ditched",
            "abandoned",
            "deprecated",
            "retired",
            "decommissioned",
            "phased out",
            "rid of",
            "sunset",
            "away from",
            "done with",
        ),
        pattern=pattern(
            rf"(?P<m>(?:we|i|they|everyone|(?:the|our|my) (?:team|company|org|group|backend|frontend|project)\s?\w*)(?:'ve|'re|\s+have|\s+has|\s+are)?{_SINCE}\s+"
            r"(?:(?:stopped|quit|ceased|given up|gave up)(?: on)?\s+(?!working\b|running\b|trying\b|looking\b|waiting\b|hoping\b|counting\b|thinking\b|responding\b)\w+ing(?! (?:after|when|once|halfway|as soon)\b)(?:\s+\S*\w)?|(?:dropped|ditched|abandoned|deprecated|retired|decommissioned|phased out|sunset(?:ted)?|got rid of|gotten rid of"
            r"|moving away from|done with)\s+(?!(?:the (?:table|column|ball|phone|plate|glass|cup|kids)|my|his|her|a|an|by|off|in|out|to)\b)\S*\w))"
        ),
        fires=(
            "We've stopped using Helm",
            "we stopped deploying on Fridays",
            "We dropped support for Node 16",
            "We have ditched Webpack",
            "we got rid of the nightly job",
            "Our team has stopped using Jira",
        ),
        silent=(
            "The tests stopped working",
            "If we stopped using Helm, what breaks",
            "When we stopped using X it got slow",
            "They said we stopped using Helm",
            "I stopped the server",
            "Oops, I dropped my phone",
            "I stopped reading after chapter three",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("no longer",),
        pattern=pattern(
            rf"(?P<m>(?!in case\b|there (?:is|are)\b)(?!(?:make|let|have|change|update|fix|write|add|remove|delete|find|list|show|print|check|ensure|verify|assert|test|find|get|set|see|keep|why|how|what|when|where|which|who|is|are|do|does|did|can|could|should|would)\b)"
            rf"(?:{_NO_CLAUSE}{{0,60}}?\s)?(?<!\bthe )(?<!\ba )(?<!\bany )(?<!\ball )(?<!\bcan )(?<!\bcould )no longer\s+(?!than\b)(?:(?<=we no longer )|(?<=i no longer )|(?!(?:\w+ly )?(?:loads?|works?(?! (?:at|for|in|with|as|here|there|on)\b)|starts?|builds?|compiles?|pass(?:es)?|responds?|opens?|shows?|renders?|connects?|appears?|boots?|updates?|syncs?|fails?|crash(?:es)?|prints?|launch(?:es)?|finds?|recognises?|recognizes?|fits?|hurts?|matters?)\b))\S*\w)"
        ),
        fires=(
            "We no longer deploy from main",
            "The staging database is no longer db-stg-01",
            "Dana no longer owns billing",
            "No longer true",
            "Thanks, but we no longer use Helm",
        ),
        silent=(
            "Remove the no longer used imports",
            "Find users who no longer log in",
            "Make sure we no longer log emails",
            "Change it so it no longer crashes",
            "If we no longer need it, delete it",
            "Update the script to no longer print",
            "Does it no longer work?",
            "The compiler complains the type is no longer generic",
            "Bob says we no longer use Helm",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("any more", "anymore", "any longer"),
        opens=False,
        pattern=pattern(
            rf"\b(?P<m>(?:(?!can't|couldn't)\w+n't|(?<!can )not|never|no|nobody|nothing|none|dont|doesnt|isnt|arent)\s+"
            r"(?!(?:\w+ly )?(?:work(?! (?:at|for|in|with|there|here)\b)|load|start|compile|respond|open|show|render|pass|connect|appear|happen|fail|crash|see|find|get|know|understand|remember|reproduce|care|matter|stand|print|boot|build|hurt|bark|ring|charge|sync|react|fit|turn on|run(?=\s+any)|funny|fun|cool|good|nice|hungry|tired|sure|milk|bread|coffee|food|water|time|space|room|money|point|hope)\b)"
            rf"{_NO_CLAUSE}{{0,60}}?\b(?:anymore|any longer|any more(?=\s*(?:[.,;:!?)—–\n]|$)|\s+(?:since|because|as|now|for|in|on|at|after|from|so|and|but|please|there|here|today|by|with|thanks)\b)))"
        ),
        fires=(
            "We don't use Helm any more",
            "She doesn't work for Acme anymore",
            "we aren't on AWS anymore",
            "Dana isn't the owner any longer",
            "Don't use npm anymore",
            "do not deploy from main any more, please",
        ),
        silent=(
            "Do you have any more questions",
            "We don't have any more tests to write",
            "The login doesn't work anymore",
            "If we don't use it any more, delete it",
            "The printer doesn't print anymore",
            "The tests don't run anymore since the upgrade",
            "it isn't funny anymore",
            "There's no milk anymore",
            "It's not any more complex than before",
            "I can't find it anymore",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("used to",),
        opens=False,
        pattern=pattern(
            r"\b(?:(?P<m>used to (?:be|use|run|live|deploy|have|call|work|sit|listen)\b)[^.!?\n]{1,80}?\b(?:now|but|switched|moved|changed|no longer|these days)\b"
            r"|now\b[^.!?\n]{1,60}?[,;(—–-] ?(?:it|we|that|they|which) (?P<n>used to (?:be|use|run|live|deploy|have|call|work|sit|listen))\b)"
        ),
        fires=(
            "It used to be 5432, now it's 5433",
            "We used to use Helm but switched",
            "the cron job now runs at 4, it used to be 3",
        ),
        silent=("The key is used to sign tokens", "I'm used to it"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("re off ", "are off ", "re now off", "are now off", "i'm off ", "re finally off", "re completely off"),
        pattern=pattern(
            r"(?P<m>(?:we|they|everyone)(?:'re| are)(?: now| finally| completely| all| fully| officially| already)* off (?:of )?"
            r"(?!(?:to|by|on|in|at|for|and|or|again|until|till|today|tomorrow|tonight|this|next|work|duty|topic|track|course|schedule|target|limits|base|balance|with|here|there|now|soon|then|a|an|from)\b"
            r"|the (?:hook|mark|record|clock|grid|rails|topic|pace|charts|schedule|track)\b)[\w@/.-]*\w)"
        ),
        fires=("we're off Heroku", "We are off Jenkins now", "we’re finally off the old cluster"),
        silent=(
            "we're off to lunch",
            "We're off on Friday",
            "we are off by one",
            "We're off the hook",
            "we're off schedule",
            "we're off today",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(" now ", "\nnow "),
        pattern=pattern(
            rf"(?P<m>{_NO_CLAUSE}{{1,50}}?(?:(?:\s(?:is|are)|'s|'re) now (?:called|named|known as|owned by|hosted (?:on|at|in|by)|at (?!risk|peace|work|home)\S+|\d[\w.:-]*{_END}|[\w-]+(?:\.[\w-]+)+|[\w-]*-[\w-]*\d[\w-]*)"
            r"|\snow (?:uses?|runs? on|lives? (?:at|in|on)|listens? on|points? to|goes through|belongs? to|deploys? (?:from|to|with|via|through|on))\b))"
        ),
        fires=(
            "The port is now 5433",
            "we now use Postgres",
            "The service is now called billing-core",
            "CI now runs on Buildkite",
        ),
        silent=("The build is now green", "It works now", "If the port is now 5433, tell me", "I'm now at the office"),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(
            "your memor",
            "your note",
            "your info",
            "your record",
            "your knowledge",
            "your understanding",
            "your assumption",
            "the memory",
        ),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>(?:please )?(?:correct|update|fix|revise)(?: (?:that|this|it) in)? (?:your|the) (?:memor(?:y|ies)|notes?|info(?:rmation)?|records?|knowledge|understanding|assumptions?)\b)(?! (?:leak|usage|limit|allocation|store|class|module|file|page)s?\b)"
        ),
        fires=(
            "Please correct your memory: we use Bun",
            "Update your notes, Dana owns billing",
            "please fix this in your records: it's 12",
        ),
        silent=("Fix the memory leak", "Update the notes page"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("old", "ancient", "history"),
        pattern=pattern(
            r"(?P<m>(?:that|this)(?:'s| is| was)(?: just| very| really| pretty)? (?:old|ancient|old news|(?:ancient )?history|an old \w+))"
            + _END
        ),
        fires=("That's old news", "Thanks, but that's old.", "that's an old address"),
        silent=("This is old code", "If that's old, delete it"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("haven't", "hasn't", "have not"),
        pattern=pattern(
            r"(?P<m>(?:we|i|they|dana|the team|our \w+) (?:haven't|have not|hasn't) (?:been|used|had|run|deployed|owned|worked|lived|touched)\b(?:(?!\b(?:able|to|that|if)\b)[^.,;!?\n]){1,50}?\b(?:since|in (?:years|months|ages|weeks|a)|for (?:years|months|ages|a)))\b"
        ),
        fires=("We haven't used Helm since March", "we haven't been on AWS for years"),
        silent=("I haven't been able to reproduce it since Monday", "If we haven't used it for months, delete it"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("switched ", "migrated ", "changed ", "replaced ", "renamed ", "superseded ", "moved "),
        pattern=pattern(
            r"(?P<m>(?:now |just |already |recently |since |long )?(?:(?:switched|migrated|changed|replaced|renamed|superseded) (?:over |back )?(?:to|by|from|off|with)|moved (?:over |away )?(?:to|from|off)) \S*\w)"
        ),
        fires=("Switched to Postgres last week", "Helm: replaced by Kustomize", "changed to 5433"),
        silent=("Changed files are listed below", "If moved to S3, delete it"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("decided",),
        pattern=pattern(
            r"(?P<m>(?:we|i|they|the team)(?:'ve| have)? (?:just |now |since )?decided (?:against|not to|to (?:switch|move|migrate|drop|stop|replace|abandon|retire|change)) \S*\w)"
        ),
        fires=("We decided to switch to Bun", "we've decided against Helm"),
        silent=("If we decided to switch to Bun, say so", "Who decided to move it?"),
    ),
    Phrase(
        family="forbidden",
        language="en",
        cues=("stop ", "quit ", "cease ", "discontinue ", "no more "),
        pattern=pattern(
            r"(?P<m>(?:(?:please|pls|kindly|just|now|also|you (?:should|must|need to|have to|can|may)|we (?:should|must|need to|have to|will|can)|we'll|let's|let us|can you(?: please)?|could you(?: please)?"
            r"|i (?:want|need) you to|i'd like you to|would you(?: please)?)\s+){0,3}(?:(?:stop|quit|cease|discontinue)(?:\s+with)?|no more)\s+(?!\w*thing\b|during\b|string|spring\b|being\b|king\b|bring\b|ring\b)\w+ing\b(?:\s+\S*\w)?)"
        ),
        fires=(
            "stop using that",
            "Please stop using tabs",
            "You should stop deploying on Fridays",
            "Can you stop adding comments?",
            "Quit using lodash",
            "let's stop using Helm",
        ),
        silent=(
            "Add a test for the stop using warning",
            "Stop the server",
            "How do I stop using the cache?",
            "The server doesn't stop using memory",
            "Stop everything",
            "What happens if we stop using Redis",
            "She told me to stop using it",
        ),
    ),
    Phrase(
        family="forbidden",
        language="en",
        cues=("again", "from now on", "going forward"),
        pattern=pattern(
            rf"(?P<m>(?:please )?(?:(?:never|don't ever|do not ever|dont ever) (?!mind\b)\w+ [^.,;!?\n]{{1,50}}?\bagain|(?:never|don't|do not|dont)(?: ever)? (?:use|touch|deploy|run|call|do|put|suggest|mention|add)\b{_NO_CLAUSE}{{1,50}}?\bagain"
            rf"|(?:don't|do not|dont) (?:ever )?(?:use|deploy|run|call|put|add|do)\b{_NO_CLAUSE}{{1,50}}?\b(?:from now on|going forward)))\b"
        ),
        fires=("Never use lodash again", "don't use Helm from now on", "Do not deploy from main going forward"),
        silent=("Run the tests again", "Never run it", "If it fails, never use it again"),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=("instead",),
        opens=False,
        pattern=pattern(
            rf"(?:\b(?P<m>instead of\b(?:\s+\S*\w)?)|\b(?P<n>(?:use|using|do|run|try|pick|take|go with|call it|make it|deploy|prefer|choose)\s(?!(?:an?|that|this|it|whatever|something|anything)\b)[^.,;:!?\n]{{1,50}}?\binstead){_END})"
        ),
        fires=("Use uv instead of pip from now on", "Instead of Helm we use Kustomize", "Use pnpm instead."),
        silent=(
            "Should I use tabs instead of spaces?",
            "If CI is red, use the cache instead of the network",
            "Why does it return 500 instead of 404?",
            "He said we use uv instead of pip",
        ),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=("rather than", "prefer "),
        pattern=pattern(
            r"(?P<m>(?:please )?(?:use|prefer|run|choose|pick|take|call|deploy|go with|we(?:'re)? \w+|it's|it is|the [\w-]+ is)\b[^.,;:!?\n]{1,60}?\brather than|(?:please )?prefer [^.,;:!?\n]{1,40}? (?:over|to) [^.,;:!?\n]{1,30} (?:from now on|going forward|from here on))\b"
        ),
        fires=("Use uv rather than pip", "We use Bun rather than Node", "Prefer httpx over requests from now on"),
        silent=("Would you return early rather than nest?", "I ask rather than guess"),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=(", not ", ",not ", "; not ", "— not ", "– not ", "- not ", "and not ", "(not "),
        opens=False,
        pattern=pattern(
            rf"(?:(?<=[\w+#)'\"])\s?[,;(—–]\s*| (?:-+|and) +)(?P<m>not\s+{_NOT_SWAPPED}(?!\w+ing\b|(?-i:[a-z])\w{{2,}}ed\b)[\w.+#:/@$'’-]*\w[+#]*(?:\s+[\w.+#:/@$'’-]+){{0,4}}?)"
            r"(?=\s*(?:[.,;!)\n—–]|$)|\s+(?:for|any ?more|please|now|from now on|as|because|since|here|in|on)\b)"
        ),
        fires=(
            "Use pnpm, not npm",
            "The port is 5433, not 5432",
            "It's the blue cluster — not the green one",
            "we deploy on Mondays, not Fridays.",
            "the host is db2 (not db1)",
        ),
        silent=(
            "It failed, not sure why",
            "I ran it, not that it helps",
            "It's slow, not to mention flaky",
            "He left, not knowing why",
            "It's done, not yet deployed",
            "Is it 5433, not 5432?",
        ),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=("not ", "n't "),
        opens=False,
        pattern=pattern(
            rf"\b(?<!should )(?<!must )(?<!does )(?<!do )(?<!did )(?<!would )(?<!will )(?<!make it )(?P<m>(?:not|isn't|aren't|wasn't|weren't)\s+{_NOT_SWAPPED}(?:use\s+|on\s+|in\s+|at\s+|the\s+|a\s+)?[\w.+#:/@$'-]+(?:\s+[\w.+#:/@$'-]+){{0,5}}?,?\s+but\s+(?:rather\s+|on\s+|in\s+|at\s+|with\s+)?"
            r"(?!(?:i|i'm|i've|i'd|we|we're|we've|it|it's|you|you're|they|they're|he|she|that|that's|this|there|not|still|only|if|when|also|please|don't|can|could|would|should|is|are|was|were|let|let's|thanks|maybe|will|has"
            r"|have|had|may|might|must|did|does|do|what|how|why|then|now|because|never|nothing|no|what|who|which|soon|nobody|so|to)\b)\S*\w(?:\s+\S*\w)?)"
        ),
        fires=(
            "It's not Helm but Kustomize",
            "not 5432 but 5433",
            "We deploy not on Fridays, but on Mondays",
            "The owner is not Bob but Dana",
        ),
        silent=(
            "It's not only fast but cheap",
            "I did not run it but I will",
            "It does not crash but it is slow",
            "not yet but soon",
            "Not sure but maybe",
            "If it's not Helm but Kustomize, tell me",
        ),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=("not ", "n't "),
        pattern=pattern(
            rf"(?P<m>not\s+{_NOT_SWAPPED}(?!\w+ing\b|the (?:first|best|only)\b|going\b)(?:[\w.+#:/@$'-]+\s+){{0,3}}?[\w.+#:/@$'-]*\w\s*[,;—–]\s*(?:but\s+|it's\s+|it is\s+|use\s+|rather\s+|we\s+|the\s+|on\s+|in\s+|a\s+)*"
            r"(?!(?:so|and|or|which|though|however|please|thanks|sorry|is|can|could|are|do|does|what|how|why|if|when|because|i|you|right|but|though|just)\b)[\w.+#:/@$'-]*\w(?:\s+[\w.+#:/@$'-]+){0,2}(?=\s*(?:[.!\n]|$)))"
        ),
        fires=("not 5432, 5433", "Not Helm, Kustomize", "No, not main, trunk"),
        silent=(
            "Not sure, check the logs",
            "not yet, thanks",
            "Not really, no",
            "not now, please",
            "Not a problem, go ahead",
        ),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=("not ", "n't ", "never "),
        opens=False,
        pattern=pattern(
            rf"\b(?:(?P<n>(?:(?:is|are|was|were)\s+not|(?:isn't|aren't|wasn't|weren't)|(?:it|that|he|she)'s not|they're not)\s+{_NOT_SWAPPED}(?!\w+ing\b)[^.,;:!?\n—–]{{1,40}}[,;—–.]\s*(?:it's|it is|they're|that's|he's|she's|we're)\b(?!\s+(?:still|just|only|very|so|too|not)\b))"
            rf"|(?P<o>(?:(?:is|are|was|were|'s|'re)\s+not|(?:isn't|aren't|wasn't))\s+{_NOT_SWAPPED}(?:[\w.+#:/@$'-]+\s+){{0,2}}?[\w.+#:/@$'-]*\w\s*[,—–]\s*(?!(?:so|and|or|but|which|though|although|however|please|thanks|sorry|is|can|could|are|do|does|what|how|why|if|when"
            r"|because|since|as|i|we|you|it|he|she|they|right|just|even|yet|unless|until|except|only|not|\w{4,}ly)\b)[\w.+#:/@$'-]*\w(?:\s+[\w.+#:/@$'-]+)?(?=\s*(?:[.!\n]|$)))"
            rf"|(?P<q>(?:don't|do not|never|dont) (?:use|run|call|deploy|put|take|pick)\s[^.,;:!?\n—–]{{1,40}}[,;—–:.]\s*(?:but\s+)?(?:rather\s+)?(?:(?:we|i|they|you)\s+)?(?:use|run|call|deploy|put|take|pick)\b))"
        ),
        fires=(
            "It's not Helm, it's Kustomize",
            "The port is not 5432, 5433.",
            "Don't use npm, use pnpm",
            "the owner isn't Bob, it's Dana",
        ),
        silent=(
            "Not sure, check the logs",
            "not yet, thanks",
            "Not really, no",
            "It's not ready, so wait",
            "not now, please",
            "If it's not Helm, it's Kustomize",
            "Not a problem, go ahead",
        ),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=(" not ",),
        opens=False,
        pattern=pattern(
            r"(?:(?<!\S)(?P<m>(?!(?:is|are|was)\b)\S*\d\S*\s+not\s+\S*\d\S*\w)"
            rf"|\b(?P<n>(?:use|call it|it's|run|pick|choose|go with)\s+(?:[\w.+#:/@-]+\s+){{0,3}}?(?!(?:\w+ly|really|still|also|just|is|are|do|does|did|was|were|has|have|had|will|would|can|could|should|must|may|might|if|or|and|but|why"
            rf"|then|now|yet|the|a|an|this|that|it|you|we|i|to|of|in|on|for|when|definitely)\b)[\w.+#:/@-]*\w\s+not\s+{_NOT_SWAPPED}(?!\w+ing\b)[\w.+#:/@-]*\w){_END})"
        ),
        fires=("Use port 5433 not 5432.", "use pnpm not npm", "It's Dana not Bob"),
        silent=(
            "It's definitely not ready",
            "Use the not equal operator",
            "it's probably not urgent",
            "Did you use 5433 not 5432?",
        ),
    ),
)
