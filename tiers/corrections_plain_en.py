"""English corrections said in plain words: what nobody here does, what there is none of, what was said already, what was there all along.

Each row is a kind, made of classes of words and of what the clauses claim; its messages are examples of the kind, and these
are its tests. The words reported are the group `m`. It is a table, and as long as it has kinds.
"""

from __future__ import annotations

from tiers.claims_en import is_ours_to_lose, names_a_value
from tiers.corrections import Phrase, pattern
from tiers.denials_en import denies, is_not_since
from tiers.manners_en import is_struck_with_a_reason, says_how_it_is

_CLOSE = r"(?=\s*(?:[.,;:!—–]|$))"
_END = r"(?=\s*[.!]*\s*$)"

PLAIN_EN: tuple[Phrase, ...] = (
    Phrase(
        family="denied",
        language="en",
        cues=("nobody ", "no one ", "none of us", "neither of us"),
        follows=says_how_it_is,
        pattern=pattern(
            r"(?P<m>(?:nobody|no one|none of us|neither of us)(?: here| in \w+| at \w+)? (?:calls?|uses?|says?|does|has|writes?|works?|drinks?|eats?|plays?|speaks?|lives?|drives?|owns?|runs?|pays?) [^.!?,;\n]{1,60})(?=\s*[,;:—–-])"
        ),
        fires=(
            "Nobody calls it the platform here, it's the hub",
            "No one at work speaks Dutch, everything is in English",
        ),
        silent=("Nobody writes letters any more", "Does nobody use it, then?"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(" no ",),
        follows=says_how_it_is,
        pattern=pattern(
            r"(?P<m>(?:we|they|our [\w-]+|my [\w-]+|the [\w-]+(?: [\w-]+)?|there|it|he|she)(?:'ve|'s| have| has| is| are)(?: got)? no (?!idea|time|clue|problem|plans|need|one|longer|more|doubt|reason|way|chance|point|rush|luck|money|milk|way|sign|wonder|news)[^.!?,;\n]{1,40})(?=\s*[,;:—–-] ?(?!so\b|but\b|and\b))"
        ),
        fires=("Our schema has no deleted_at, rows really go away", "The hut has no shower, there's a stream"),
        silent=("We have no idea, it's strange", "There is no time, the bus leaves", "If we have no bread, it's rice"),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=("twice", "already", "before", " times", "i told you about", "over and over"),
        opens=False,
        pattern=pattern(
            rf"(?<![\w'])(?P<m>(?:i|we)(?:'ve| have)? (?:already )?(?:said|told you|asked|mentioned|explained)(?: (?:it|that|this|so|you|for (?:it|that|this)))? (?:twice|before|already|many times|(?:a|about a) (?:hundred|thousand|million|dozen) times|\w+ times|over and over){_CLOSE}|i(?:'ve| have)? told you about (?:the|my|our|that|this) [\w-]+{_END}|i already (?:have|know|own|did|read|saw|tried|told|said|use|booked|bought) (?:that|this|those|these|one)(?: [\w-]+)?{_CLOSE})"
        ),
        fires=(
            "no comments in the SQL please, I've said it twice",
            "I already have that book, pick another",
            "No grapefruit! I told you about the pills",
        ),
        silent=("Have I said it twice?", "She said it already"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("changed ", "switched "),
        pattern=pattern(
            rf"(?P<m>(?:i|we|mum|dad|she|he|they)(?:'ve| have|'s| has)? (?:just |recently )?(?:changed|switched) (?!trains|buses|lanes|seats|channels|clothes|shoes|sides|places|topics|subjects|sheets|gears|tyres|tires|flights|planes|tactics|hands|nappies|things|as\b|this\b|its\b|his\b)[\w-]{{3,}}s){_CLOSE}"
        ),
        fires=("I switched pharmacies", "we've changed caterers"),
        silent=("We changed trains in Ghent", "Have we changed caterers?"),
    ),
    Phrase(
        family="forbidden",
        language="en",
        cues=(
            "you not ",
            "don't want",
            "do not want",
            "don't need",
            "fan of",
            "don't like",
            "hate",
            "can't stand",
            "dislike",
        ),
        pattern=pattern(
            r"(?P<m>(?:can|could|would) (?:you|u) (?:please |maybe )?not \w+ [^.?!\n]{0,40}?\b(?:every|each|always|all the time)\b|i (?:don't|do not) (?:want|need|like) [^.!?\n]{1,60}? (?:in|at|on|with|under) (?:the \w+ of )?(?:every|each|all|your) \w+|(?:i'm )?not a (?:big |huge )?fan of (?:being called|how you|the way you|your \w+)|i (?:don't (?:like|enjoy|appreciate)|hate|dislike|can't stand) (?:being called|it when you|how you|the way you|when you)\b(?! (?:look|smile|laugh|leave|cry)))"
        ),
        fires=(
            "can you not capitalise every noun",
            "I don't want that greeting at the top of every email",
            "not a fan of being called user",
        ),
        silent=("Could you not use the oven in this recipe?", "I don't like every song", "I hate it when you leave"),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=(" never ", " not "),
        opens=False,
        pattern=pattern(
            rf"(?P<m>(?<=\w),? (?:definitely|certainly|absolutely|clearly|obviously|most certainly) not (?:an? |the |my |our |in (?:the )?|on |at |by )[\w'-]+(?: [\w'-]+)?{_END}|(?<=[\w)\" ]), never (?!mind|again|ever|have|had|been|has|will|would|did|did|knew|thought|\w+ed\b|happened)(?:an? |the |in |with |by |at |on |to |for )?[\"\w'-]+(?: [\w'-]+){{0,3}}?{_END})"
        ),
        fires=(
            "Our mascot is an otter, definitely not a beaver",
            "Write dates as ISO, never in the American way",
            "Sign off with Best, never Cheers",
        ),
        silent=("I'd say definitely not", "It rained, never stopped", "Is it blue, certainly not red?"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "all along",
            "already includes",
            "already contains",
            "already covers",
            "already accounts",
            "pronouns are",
            "was a slip",
            "is a slip",
            "was a misprint",
            "wrong ",
        ),
        opens=False,
        pattern=pattern(
            rf"(?<![\w'])(?P<m>(?:it|he|she|they|we|that|there|this)(?:'s|'ve| has| have|'d| had| was| were)(?: been)? [^.!?\n]{{2,50}} all along{_CLOSE}|(?:the|that|this|your|my|our|it|which)(?: [\w-]+){{0,3}} already (?:includes?|contains?|covers?|accounts? for|takes? \w+ into)\b|(?:my|his|her|their|(?-i:[A-Z])\w+'s) pronouns are\b|(?:was|is) (?:just )?a (?:slip|misprint|mix-up|mixup|brain fart|thinko){_CLOSE}|i (?:told|sent|named|wrote|quoted|picked|pasted|listed) (?:you )?the wrong [\w-]+)"
        ),
        fires=(
            "it's been the left knee all along",
            "The number already includes VAT",
            "My pronouns are they/them",
            "the gate code's 4471, 4417 was a slip",
            "I told the wrong story before, it was my uncle's boat",
        ),
        silent=("Does the price already include VAT?", "We walked all along the canal"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("done with", "through with"),
        pattern=pattern(
            rf"(?P<m>(?:i'm|we're|i am|we are|he's|she's|they're) (?:done|through) with (?!my\b|the\b|this\b|that\b|it\b|you\b|work\b|dinner|lunch|breakfast|school|homework|men\b|people|life|her\b|him\b|them\b|everything|all\b)[\w-]+(?: [\w-]+)?){_CLOSE}"
        ),
        fires=("We're through with Scrum", "I'm done with keto"),
        silent=("I'm done with my homework", "Are we done with keto?"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(" since ",),
        opens=False,
        claims=is_not_since,
        pattern=pattern(
            r"(?<=\w )(?P<m>since) (?:the|we|they|last|our|my|she|he|(?-i:[A-Z])\w+|20\d\d)\b(?! (?:i|was|were)\b)"
        ),
        fires=("The ford isn't passable since the flood", "Our mail isn't on Exchange since the merger"),
        silent=("I don't feel well since the trip", "It isn't cold since you ask"),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=("strike ", "scratch ", "cross ", "leave out", "take ", "nix ", "scrap ", "lose the"),
        follows=is_struck_with_a_reason,
        pattern=pattern(
            r"(?P<m>(?:please |so |then )?(?:strike|scratch|cross (?:out|off)|leave out|nix|scrap|lose|take (?:out|off)|take) (?:the|that|those|my|any|all) [\w-]+(?: [\w-]+){0,3}?(?: (?:off|out|from the \w+))?)(?=\s*[,;:.—–-])"
        ),
        fires=("strike the anchovies, Pia can't have fish", "Take the saxophone off the rider, we play without one"),
        silent=("Take the bus, it's quicker",),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("why ",),
        anywhere=True,
        asks=True,
        opens=False,
        pattern=pattern(
            r"(?<=\w[,;] )(?:so |and )?(?P<m>why (?:do|are|did|would) (?:you|u) (?:bring|bringing|mention|mentioning|suggest|suggesting|recommend|assume|assuming|call|calling|send|sending|write|writing|put|include|list|count|treat|ask (?:me )?for|say)\b)"
        ),
        fires=("our CI has been on GitHub Actions for a year, why do you bring up Travis",),
        silent=("Tell me, why is it raining?", "Why do you suggest that?"),
    ),
    Phrase(
        family="forbidden",
        language="en",
        cues=(
            "stuff",
            "thing",
            "nonsense",
            "business",
            "routine",
            "tone",
            "voice",
            "act",
            "spiel",
            "shtick",
            "it with",
        ),
        pattern=pattern(
            rf"(?P<m>(?:please |kindly |just |can we )*(?:(?:drop|cut|skip|stop|lose|quit|ditch|stop with|enough with|enough of|cut out) (?:it with )?(?:the|that|this|your|all the|all that) [^.!?,\n]{{1,40}}? ?(?:stuff|thing|nonsense|business|routine|tone|voice|act|spiel|shtick)|(?:quit|stop|cut|knock) (?:it|that)(?: out| off)? with (?:the|all|your|these|those|this|that) [\w-]+(?: [\w-]+)?)){_CLOSE}"
        ),
        fires=("please drop the dear user stuff", "quit it with the rhetorical questions", "cut the butler act"),
        silent=("How do I drop the voice an octave?", "I like the thing"),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=("idea", "plan", "trip", "reminder", "booking", "order", "suggestion", "option", "bit", "part"),
        follows=is_struck_with_a_reason,
        pattern=pattern(
            r"(?P<m>(?:you can |please |just )*(?:forget|scrap|cancel|bin|drop)(?: about)? (?:the|that|my|our) [\w-]+(?: [\w-]+){0,2}? (?:idea|plan|trip|reminder|booking|order|suggestion|option|bit|part)s?)(?=\s*[,;:.—–-])"
        ),
        fires=("You can forget the sauna idea, the landlord refused", "cancel the kayak booking, Pia broke her arm"),
        silent=("Did you forget the birthday plan, or not?",),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("uh", "um", "er", "ahem", "excuse me"),
        claims=names_a_value,
        pattern=pattern(
            r"(?P<m>(?:uh+|um+|er+m?|ahem|excuse me)[,.… ]+(?:(?-i:[A-Z])[\w'-]+|the [\w-]+|that|it|he|she|we)(?: [\w'-]+)?(?:'s| is| are| was| were| has| have)) "
        ),
        fires=("Uh, Zagreb is in Croatia",),
        silent=("Um, is Zagreb in Croatia?", "uh, it is nice"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "redo ",
            "recalculate",
            "rework",
            "rerun",
            "recompute",
            "adjust ",
            "amend ",
            "replan",
            "correct ",
            "change ",
        ),
        opens=False,
        pattern=pattern(
            r"(?<=[\w%] )?(?P<m>(?:is|are|'s|'re|has|have|was|were|costs?|takes?|starts?|ends?|runs?|closes?|opens?|lives?|pays?|counts?)\b [^.!?\n]{2,60}[,;] (?:so )?(?:please |pls |can you )?(?:redo|recalculate|rework|recompute|adjust|amend|correct|replan|change) (?:the|your|that|it|those|them|this))\b"
        ),
        fires=(
            "our invoices are in Swiss francs, please redo the sums",
            "The hall opens at nine, so adjust the timetable",
        ),
        silent=("Can you redo the sums?", "If it is raining, change the plan"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("wrong", " off", "incorrect", "false", "outdated", "obsolete", "nonsense", "apply"),
        pattern=pattern(
            rf"(?P<m>(?:(?:your|the) )?(?:(?:bullet|point|step|item|row|section|paragraph|question|answer|option|number|footnote|rule|claim|assumption|reason|argument|verse|entry)(?: point)? (?:\d+|one|two|three|four|five|six|seven|#\d+)|(?:first|second|third|fourth|last) (?:bullet|point|step|item|row|section|paragraph|answer|option|footnote|claim|assumption|reason|verse|entry)) (?:is|are|was|isn't) (?:\w+ly )?(?:wrong|off|incorrect|false|outdated|obsolete|nonsense|made up|not (?:true|right|correct)|true|right|correct){_CLOSE}(?<!is true)(?<!is right)(?<!is correct)(?<!was right)|[^.!?,;\n]{{2,50}}? (?:doesn't|don't|does not|do not|no longer) (?:apply|applies) (?:to (?:us|me|him|her|them|our [\w-]+|my [\w-]+)|here|in (?:our|my) case){_CLOSE}|[^.!?,;\n]{{2,50}}?,? (?:so|and) (?:the |that )?[\w-]+ (?:doesn't|don't) apply{_END})"
        ),
        fires=(
            "bullet three is wrong",
            "Point 2 doesn't apply to us, we're a charity",
            "We're a charity so VAT doesn't apply",
        ),
        silent=("Is point 2 wrong?", "Step 3 is right", "What if point 2 doesn't apply to us?"),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=("changed ", "switched ", "a new ", "retired", "resigned", "stepped down", "has left", "now that"),
        pattern=pattern(
            rf"(?P<m>(?:my|our) [\w-]+ (?:has |have )?(?:just )?(?:changed|switched) (?:schools?|jobs?|teams?|clubs?|classes|teachers?|doctors?|banks?|diets?|shifts?|careers?|churches|courses?|majors?|providers?|names?)\b|(?:we|i)(?: have|'ve got|'ve)? (?:now )?(?:got )?a new [\w-]+(?: [\w-]+)?[,:] (?:it's |he's |she's |called )?(?:(?-i:Dr|Mr|Mrs|Ms|Prof)\.? )?(?-i:[A-Z])[\w-]+|(?:(?-i:Dr|Mr|Mrs|Ms|Prof)\.? )?(?-i:[A-Z])[\w-]+ (?:has |have )?(?:retired|resigned|stepped down|quit)(?:,| so| and) (?:so |and )?(?:our|my|the|we|ask|it's|now)\b|[^.!?,;\n]{{4,60}} now that (?:(?-i:[A-Z])[\w-]+|she|he|they|the \w+)(?: has|'s| have|'ve)? (?:left|retired|moved|joined|died|quit|resigned|closed|gone)){_CLOSE[:-1]}|\s)"
        ),
        fires=(
            "My daughter changed schools, she's at Linden now",
            "We have a new vet, Dr. Sousa",
            "Dr. Ito retired, our vet is Dr. Sousa",
            "the band is a trio now that Lennart left",
        ),
        silent=("Do we have a new vet, Anna?", "My daughter changed her clothes", "What's it like now that she left?"),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=(
            " not to",
            " not for",
            " not with",
            " not by",
            " not from",
            " not about",
            " not under",
            " not as",
            " not two",
            " not one",
            " not three",
            " not a",
        ),
        pattern=pattern(
            rf"(?P<m>(?!(?:if|when|whether|i'd|is|are|do|does|it's up)\b)(?:[\w'./-]+ ){{1,9}}?[\w'./-]+(?:,| and) not (?:(?:to|for|with|by|from|about|under|as) (?!mention|speak|say)(?:the |a |an |my |our |your )?[\w'-]+(?: [\w'-]+)?|(?:one|two|three|four|five|six|\d+)(?: [\w-]+)?)){_END}"
        ),
        fires=("Bruno's allergic to cashews, not to peanuts", "The hall is rented by the parish, not by the town"),
        silent=("Is it for Anna, not for me?",),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(", so ",),
        pattern=pattern(
            r"(?P<m>(?:the|our|my|that|this|those|it|he|she|we|they|(?-i:[A-Z])[\w-]+)(?:'s| [\w'-]+){0,9}?, so (?:please )?(?:don't|dont|do not|never|no more|stop|ignore|skip|drop|leave out) (?!forget|worry|be\b|panic|hesitate|wait|get\b|come|go\b|let)[\w'-]+)"
        ),
        fires=(
            "the correlator was switched off in June, so don't plan runs on it",
            "Pia moved out, so stop counting her",
        ),
        silent=("It's raining, so don't forget the umbrella", "If he left, so do I"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("your ",),
        pattern=pattern(
            r"(?P<m>[^.!?\n]{4,60}?[,;] (?:but |and |while )?your (?:notes?|summary|list|table|answer|plan|draft|version|records?|calendar|message|itinerary|reply|text|map|chart|diagram|code|file) (?:says?|has|have|lists?|puts?|shows?|gives?|claims?|reads?|mentions?|names?))\b"
        ),
        fires=("The seed bank keeps barley at -18, your note says -8",),
        silent=("If it is late, your note says so", "Is it cold, your list says so?"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("i never ", "i didn't ", "no,", "nope,", "nah,", "no ", "no."),
        pattern=pattern(
            r"(?P<m>i (?:never|didn't|did not) (?:clear(?:ed)?|allow(?:ed)?|authori[sz]ed?|approved?|agreed? to|permit(?:ted)?|okay(?:ed)?|sign(?:ed)? off|green-?lit) (?!of\b)[\w-]+|(?:no|nope|nah)[,.:;—–-]+ ?(?!thank|problem|page)[\w-]+ (?:\d[\w.:/-]*|(?!(?-i:I)\b)(?-i:[A-Z])[\w-]+)(?=\s*[.!]*\s*$))"
        ),
        fires=("I never cleared you to merge the avionics branch", "no, squawk 7000"),
        silent=("No, thank God", "Did I never approve of it?"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("been ",),
        claims=is_ours_to_lose,
        pattern=pattern(
            r"(?P<m>(?:that|the|this|our|my|those) [\w-]+(?: [\w-]+)?(?:'s| has|'ve| have)(?: already| since| now)? been (?:sold|given away|returned|donated|thrown (?:out|away)|recycled|demolished|cancelled|canceled|repaired|paid|cleared|removed|taken down|taken over|switched off|shut down|retired|rehomed|rented|reassigned|rebooked|withdrawn))\b"
        ),
        fires=("That loom's been sold", "the grant application has already been withdrawn"),
        silent=("Has the loom been sold?", "Has it been switched off?"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(", only ", ", just ", " only ", " just "),
        opens=True,
        claims=denies,
        pattern=pattern(
            r"(?P<m>(?!(?:if|when|is|are|do|does|it's|that's)\b)(?:[\w$@#./'+-]+ ){0,6}?[\w$@#./'+-]*(?:n't|\bnot|\bnever) [^.!?,;\n]{1,50}, (?:only|just) (?!because|to\b|so\b|in case|don't|a bit|kidding)[\w'-]+)"
        ),
        fires=("We don't have a cellar, just a shed", "The organ doesn't have reeds, only flues"),
        silent=("I'm not tired, just bored", "I can't find it, only the lid"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("there is no", "there's no", "there are no", " only", "should be", "should say", "should read"),
        pattern=pattern(
            rf"(?P<m>there(?:'s| is| are) no (?!point|way|need|time|rush|such thing|place like|wi-?fi)[\w-]+(?: [\w-]+)? (?:in|on|at) (?:our|my) [\w-]+(?: [\w-]+)?{_END}|(?!(?:if|when|is|are|do|does)\b)(?:[\w./'+-]+ ){{0,6}}?[\w./'+-]*(?:n't|\bnot) [^.!?,;\n]{{1,40}}, [\w -]{{2,30}} only{_END}|(?:your|that|my) (?:[\w-]+ ){{1,3}}?should (?:be|say|read|have been) (?:\d[\w.:/-]*|(?-i:[A-Z])[\w-]+){_END})"
        ),
        fires=(
            "There is no lift in our building",
            "Our ferry doesn't carry lorries, foot passengers only",
            "Your sample rate should be 48k",
        ),
        silent=("There is no point in our meeting", "If it isn't open, cash only"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("you ", "u ", "your "),
        pattern=pattern(
            r"(?P<m>(?:you|u) (?:gave|sent|showed|quoted|listed|booked|picked|used|put|named|told)(?: me| us)? [^.!?\n]{2,40}? (?:for|of|from|in|to|on) (?:the|my|our) (?:old|wrong|other|former|previous|closed|dead) [\w-]+|your (?:route|plan|itinerary|list|map|schedule|draft|menu|budget|letter) (?:goes|runs|leads|includes|names|lists|uses|has|starts|ends|sends) [^.!?\n]{0,40}?\b(?:closed|old|wrong|former|dead|missing) [\w-]+|u (?:keep|kept|always) [\w-]+)"
        ),
        fires=(
            "You gave me the code for the old lift",
            "Your route goes past the closed bridge",
            "u keep saying he, doctor Amin is a woman",
        ),
        silent=("Did you send it to the old address?", "You gave me hope"),
    ),
    Phrase(
        family="forbidden",
        language="en",
        cues=("i'd rather have", "i'd prefer", "i would rather", "i would prefer", "i'd like the", "i'd like your"),
        pattern=pattern(
            r"(?P<m>(?:i'd|i would) (?:much )?(?:rather have|rather get|rather see|prefer(?: to have| to get)?|like) (?:the|your|my) (?:answers?|replies|reply|responses?|code|texts?|lists?|summar(?:y|ies)|drafts?|explanations?|examples?|dates?|numbers|units|figures|tables?) (?:without|in|as|with|shorter|longer|plain|on)\b)"
        ),
        fires=("I'd rather have the answers without headings",),
        silent=("I'd rather have tea", "Would you prefer the list in Dutch?"),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=("we say", "we call", "we write", "we spell", "in this "),
        pattern=pattern(
            rf"(?P<m>we (?:say|call (?:it|them|that)|write|spell (?:it|that)) [^.!?,;\n]{{2,30}}? (?:here|over here|round here|around here|in this \w+|at home|in our \w+){_END}|in this (?:house|team|office|family|company|codebase|repo|project|club|church|school|kitchen) (?:we|it's|nobody) \w+ )"
        ),
        fires=("We say football here", "In this house we say supper"),
        silent=("What do we call it here?", "We write here"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("a woman", "a man", "a girl", "a boy", "a she", "a he", "female", "male"),
        pattern=pattern(
            rf"(?P<m>(?!(?:if|she|he|this|that|there|it|who|what|is)\b)(?:(?-i:Dr|Prof)\.? )?[\w.'-]+(?: [\w.'-]+){{0,3}}?(?:'s| is) (?:actually )?(?:a (?:woman|man|girl|boy|she|he)|female|male)(?:,? (?:by the way|btw|fyi|actually))?){_END}"
        ),
        fires=("Kai's a girl by the way", "our lighthouse keeper is a woman"),
        silent=("Is Kai a girl?", "She is a woman", "Half the town is on a boat"),
    ),
)
