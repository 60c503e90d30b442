"""English corrections by how they open, and by the other's picture that they set beside what is so.

Each row is a kind, made of classes of words and of what the clause around them claims; its messages are examples of the
kind, and these are its tests. The words reported are the first named group that matched.
"""

from __future__ import annotations

from tiers.claims_en import is_a_fact, is_not_praised, is_ours_to_lose, is_told, tells_a_change_of_hands
from tiers.corrections import Phrase, pattern
from tiers.corrections_shapes import DAY, NAMED, NOTED, NUMBER, STATED

_WORK = r"(?:quer(?:y|ies)|code|script|tables?|drafts?|plans?|sheets?|charts?|config|outline|sums?|bio|profile|calendar|reminders?|mail|e-?mail|letter|report|overview|rota|roster|brief|spec|card|invite|invitation|slides?|guide|readme|text|post|page|form)"
_YOURS = rf"(?:your|the|that|this) (?:[\w'-]+ ){{0,2}}?(?:{NOTED}|{_WORK})"
_PAUSE = r"\s*[,;:.!—–-]+\s*(?:and |but )?"
_NOW = rf"(?=(?:it|that|this|they|these|those|he|she)(?:'s|'ve|\s(?:is|was|has|have|are)) (?:(?:been|now|since|all|just) )*(?:ruled out|chang\w+|moved|gone|wrong|cancell?ed|off|outdated|over|solved|sold|settled|stale|postponed|{NUMBER}|{NAMED}|{DAY})\b|(?:i|we) (?:gave|told|said|wrote|mixed|got|had|quoted|confused|misread)\b)"
_MINE = r"(?=(?:i'm|i am|we're|we are|it's|ours|mine|my|our|we|i (?:live|work|have|own|use|run|eat|drink|was|get|never)|there's|there are|he's|she's|they're|never|no,)\b)"
_VOWED = r"(?!(?:no|yes|never|sure|great|ok|okay|maybe|why|what|really|thanks|nice|cool|please|always|sounds|good|fine|same|done|hmm+|hi|hello|hey|sorry|wow|perfect|correct|right|yep|yeah|nope|i|any|and|but|or|so|anytime|absolutely|definitely|probably|exactly|seriously|congrats|amazing|awesome|lovely|love|not|today|tomorrow|tonight|sometimes|often|soon)\b)"

AMENDED: tuple[Phrase, ...] = (
    Phrase(
        family="announced",
        language="en",
        cues=(
            "the record",
            "your file",
            "your record",
            "your notes",
            "your info",
            "your memory",
            "point of order",
            "respect,",
            "to differ",
            "contraire",
            "vice versa",
            "the contrary",
            "the opposite",
            "the reverse",
            "inverse",
        ),
        anywhere=True,
        pattern=pattern(
            rf"(?P<m>(?:for your (?:files?|records?|notes|information|memory)|(?:please )?(?:amend|correct|fix|set|straighten|let me set) the record(?: straight)?|(?:just )?to set the record straight|point of order|with (?:all )?(?:due )?respect|(?:i )?(?:must |have to )?beg to differ|au contraire(?:,? mon \w+)?|vice versa|on the contrary|(?:quite |just |exactly )?the (?:contrary|opposite|reverse|inverse)))\s*[,:;.!—–]+\s*(?={STATED}|we never|i never|{NAMED}|it's)"
        ),
        fires=(
            "For your files: the policy number ends in 88.",
            "Amend the record: Lea is the owner.",
            "Point of order, it's Dr. Weber.",
            "With respect, we never agreed to that price.",
            "Vice versa: Bob reports to Ann.",
        ),
        silent=(
            "With respect, could you stop?",
            "The opposite of up is down",
            "Explain vice versa: what does it mean?",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "error",
            "mistake",
            "slip",
            "typo",
            "to fix",
            "inaccurac",
            "correction",
            "is off in",
            "'s off in",
            "wrong in",
            "glitch",
        ),
        pattern=pattern(
            rf"(?P<m>(?:there(?:'s| is| are) )?(?:(?:an?|one|two|some|a few|small|tiny|little|big|minor|slight|quick|only) )*(?:(?:error|mistake|slip|typo|thing|point|bit|inaccurac(?:y|ies)|correction|glitch)s?(?: to (?:fix|correct|change|amend))?|something(?:'s| is) (?:off|wrong)|things? to fix) (?:in|on|to|with|about) (?:{_YOURS}|what you (?:\w+)))(?<!the code)(?<!the script)(?<!this code)(?<!this script)(?<!your code)(?<!your script)\s*[,:;.—–]+\s*(?!(?:can|could|please|what|how)\b)(?=\w)"
        ),
        fires=(
            "There's an error in your summary: the fee is yearly.",
            "Tiny mistake in your list, Uwe isn't coming.",
            "Something's off in your notes, we have one child.",
            "One thing to fix in what you know: I'm not a doctor.",
        ),
        silent=("There's an error in the script: it hangs", "Is there a typo in my draft?"),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=("pretend i", "imagine i", "act as if i", "as though i", "assume i", "a line through"),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>(?:(?:please |let's |just )*(?:pretend|imagine|assume|act as (?:if|though)|behave as (?:if|though)) (?:that )?i(?:'d| had)? (?:never|hadn't|didn't|had not|did not) (?:mention(?:ed)?|said|say|told|tell|ask(?:ed)?|wrote|write|sent|send|brought|bring)\b|(?:please |you can )?(?:put|draw) a line through (?:the|my|that|what)\b))"
        ),
        fires=("Pretend I never mentioned the pool.", "Put a line through the Thursday thing, it's not happening."),
        silent=("Pretend you never met me.", "Imagine I never sleep.", "How do I draw a line through two points?"),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(
            "about ",
            "regarding ",
            "as to ",
            "as for ",
            "concerning ",
            "on the ",
            "on my ",
            "on our ",
            "re the ",
            "re my ",
        ),
        anywhere=True,
        pattern=pattern(
            rf"(?P<m>(?:about|regarding|re|as (?:to|for)|concerning|with regard to|on) (?:the|my|our|your|that) [^.,:;!?\n]{{1,40}}?)\s*[,:;—–]\s*{_NOW}"
        ),
        fires=(
            "On the allergy: it's been ruled out.",
            "About the cellar: I mixed up two houses.",
            "Regarding the port, I gave the old one.",
            "As to my address, it has changed.",
        ),
        silent=("About the cellar: it's huge", "On the road, we sang", "As for the food, it's lovely"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("other ", "different "),
        pattern=pattern(
            rf"(?P<m>(?:(?:the |that's the |it's the )?other|(?:a )?different|another) {NAMED}(?: {NAMED})?)\s*[,:;.—–]+\s*(?=(?:the (?:one|\w+ one)|mine|ours|from|i mean|not the|the (?:city|town|singer|author|one))\b)"
        ),
        fires=("Other Anna, the one from accounting.", "Different Paris, the one in Texas."),
        silent=("The other Anna, is she coming?", "Different Anna story: she left"),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=("make it", "make that", "say ", "call it", "scratch ", "change that to", "change it to"),
        anywhere=True,
        pattern=pattern(
            rf"(?P<m>(?:(?:or|no|oh|actually|sorry|better|please|let's|let us|rather|nah|hm+|wait|on second thoughts?)[,.…]* )*(?:(?:make|change) (?:it|that)(?: to)?|let's (?:say|call it|make it)|better say|or rather) (?:the )?(?:{NUMBER}|{DAY})\b(?=\s*(?:[.!,;]|\Z)|\s(?:instead|then|people|of us|seats|not|rather|after all)\b)(?![^.!?\n]*\b(?:what|how)\b)"
            rf"|scratch (?:the )?(?:{NUMBER}|{DAY})[,;.—–]+ (?:it's |make it )?(?:{NUMBER}|{DAY})(?=\s*[.!]*\s*\Z))"
        ),
        fires=(
            "Make it six, Paul's coming too.",
            "Better make that the 10th.",
            "Let's say eight, the table's big enough.",
            "Scratch six, seven.",
        ),
        silent=(
            "Make it quick, Paul's coming.",
            "Let's say you win the lottery, what then?",
            "Make it two columns wide",
        ),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(
            "wires",
            "half asleep",
            "thinking of",
            "thinking about",
            "picturing",
            "looking at",
            "reading ",
            "going by",
            "remembering",
            "blame ",
            "wrong ",
            "quoting",
        ),
        anywhere=True,
        pattern=pattern(
            rf"(?P<m>(?:(?:i|we)(?:'d|'ve| have| had| must have)? )?(?:had|got|have|crossed) (?:(?:my|our) wires crossed|my wires)|crossed wires(?: (?:on|at|from) my (?:side|end|part))?|(?:i )?must(?:'ve| have) been (?:half )?(?:asleep|dreaming|tired|drunk|distracted|thinking of [\w ]{{1,20}}?)|(?:sorry,? )?blame (?:my \w+|the \w+|it on [\w ]{{1,20}}?)"
            rf"|i was (?:thinking (?:of|about)|picturing|imagining|looking at|reading|quoting|remembering|going by|describing|counting) (?:another|the (?:old|other|wrong|previous|former|last)|last \w+'s|a (?:different|previous)|some other|my (?:old|other|former|last)|yesterday's)\b[^.,:;!?\n]{{0,40}}?|(?:i )?(?:looked (?:at|in|into)|opened|grabbed|pulled|checked|copied(?: from)?|quoted(?: from)?|was (?:in|on|at)) the wrong [\w-]+)"
            rf"(?<!error){_PAUSE}(?!(?:i'm (?:late|lost|stuck)|it (?:failed|crashed|broke))\b)(?=(?:{STATED}|{NUMBER}\b))"
        ),
        fires=(
            "Had my wires crossed, the vet is on Thursday.",
            "I was thinking of another flat, ours has no lift.",
            "Looked at the wrong column, revenue is 14k.",
            "Must've been half asleep, the code's 7731.",
            "Blame my handwriting, it's a 7.",
        ),
        silent=(
            "I got the wires crossed on the breadboard, how do I fix it?",
            "I was thinking of you all day.",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("you've ", "you're ", "you have ", "you treat", "you merged", "you lumped", "you filed"),
        claims=is_not_praised,
        pattern=pattern(
            rf"(?P<m>you(?:'ve|'re| have| are)? (?:still |just |always )?(?:(?:treating|treat|treated) (?!(?:your|me like|us like)\b)[^.,;!?\n]{{2,40}}? as\b(?! an?\b)|(?:filed|filing|registered|tagged|classified) (?:me|us|him|her|it|them|my \w+|{NAMED}) (?:under|as|with)\b|(?:merged|merging|lumped|lumping|conflated|conflating|confused|confusing|rolled) [^.,;!?\n]{{2,40}}? (?:into one|together|with)\b|(?:mixing|mixed) [^.,;!?\n]{{2,40}}? up\b))"
        ),
        fires=(
            "You've filed me under smokers and I've never smoked.",
            "You're treating the two Annas as one person.",
            "You've merged my brother and my cousin into one.",
            "You treat billing as ours but the Graz team runs it.",
        ),
        silent=("You treat your dog so well.", "Are you treating it as a bug?", "You've mixed the colours so well"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            " where ",
            " has me",
            " has us",
            " has him",
            " has her",
            " has them",
            " makes me",
            " makes us",
            " puts me",
            " puts us",
            " lists me",
            " lists us",
            " shows me",
            " shows us",
            " has my",
            " calls me",
            " calls us",
        ),
        pattern=pattern(
            rf"(?P<m>{_YOURS} (?:gives|says|has|lists|shows|puts|uses|counts|reads|states|names|assumes) [^.,;:!?\n]{{1,40}}? where (?:we|i|our|it|they|he|she|the|my) (?:have|has|had|need|use|said|asked|run|wanted|is|are|should|really)\b"
            rf"|{_YOURS} (?:has|puts|lists|makes|calls|shows|counts|describes|treats) (?:me|us|him|her|them|my [\w-]+|{NAMED})\b(?! (?:happy|sad|laugh|smile|cry|proud|hungry|nervous|feel|think|want|curious)\b)[^.,;:!?\n]{{1,40}}?(?=\s*[,;.—–]+\s*(?:but )?(?:i'm|i am|we're|we are|he's|she's|they're|it's|i|we)\b(?! (?:like|love|agree)\b)))"
        ),
        fires=("The report gives 12 staff where we have 19.", "The plan has me flying, I'm taking the train."),
        silent=("The plan makes me happy, I love it", "The text has her name in it where is the file?"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("per your ", "according to your", "going by your", "judging by your", "in your ", "from your "),
        anywhere=True,
        pattern=pattern(
            rf"(?P<m>(?:as )?(?:per|according to|going by|judging by|in|from) your (?:[\w'-]+ ){{0,2}}?(?:{NOTED}|{_WORK}),? (?:it says|you (?:say|have|put|wrote|call)|i'm|i am|i(?! (?:like|love|see|find|think|enjoy|miss|read)\b)|we're|we|he's|she's|my [\w-]+|our [\w-]+|the [\w-]+|{NAMED})\b[^.!?,;\n]{{0,50}}?)\s*[.,;!—–]+\s*(?:but )?(?=(?:i'm|i am|we're|we are|it's|he's|she's|they're|there's|my|our)\b)(?={STATED}|i'm)"
        ),
        fires=("Per your notes I'm single. I'm married.", "In your mail it says Mr., I'm a woman."),
        silent=("In your plan I like the start, it's great", "According to your list, is it six?"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "nobody said",
            "no one said",
            "nobody mentioned",
            "no one mentioned",
            "i never said",
            "i never mentioned",
            "who said anything",
            "nobody told you",
            "nobody asked",
        ),
        pattern=pattern(
            rf"(?P<m>(?:nobody|no one|i never|we never|who) (?:said|mentioned|told you|asked(?: for)?|spoke)(?: anything| a word)?(?: (?:about|of))? (?!(?:it|that|hi|hello|sorry|thanks)\b)[^.,;:!?\n]{{2,40}}?)\s*[,;:.?—–]+\s*(?:but )?(?=(?:it's|it is|ours|we|the|my|our|i'm|that's)\b)(?={STATED})"
        ),
        fires=("Nobody said anything about Rust, it's plain C.", "I never mentioned a dog, it's a cat."),
        silent=("Nobody said it was easy, it's hard.",),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("?",),
        anywhere=True,
        opens=False,
        pattern=pattern(
            rf"\A\W*(?P<m>(?:where(?:'s| is| are| did) (?:the|that|those|my) [^.?!\n]{{2,30}}? (?:from|come from)|whence (?:the )?[^.?!\n]{{2,30}}?|why {NAMED}(?: {NAMED})?|(?:how come|why do|why would|what makes) you (?:think|say|believe|assume)(?: that)? (?:i|we|my|our)\b[^.?!\n]{{2,50}}?|[\w' -]{{2,30}}?, (?:me|us|we)|(?:me|us),? (?:an? (?!problem)|on|in|with|at) ?[^.?!\n]{{2,30}}?)\?+)\s*{_MINE}(?!i'm (?:just|curious|late|sorry|tired|not sure)\b|it's (?:great|fun|good|cool|late)\b|we can|i never (?:heard|knew))"
            rf"|\A\W*(?P<n>(?:{_VOWED}{NAMED}|{NUMBER}|{DAY})\? {_VOWED}(?:{NAMED}|{NUMBER}|{DAY})(?: {NAMED})?[.!]*)\s*\Z"
        ),
        fires=(
            "Where's the balcony from? There's none in our flat.",
            "Why Paris? I live in Lyon.",
            "How come you think I'm retired? I'm 34.",
            "Whence the peanut allergy? It's shellfish.",
            "Vegetarian, me? I eat everything.",
            "Kotlin? Java.",
        ),
        silent=(
            "Where's the train from? I'm late",
            "Kotlin? Never tried it.",
            "Paris? Sounds good",
            "Me, tired? Always.",
            "Ready? Yes.",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "the boot",
            "the chop",
            "the sack",
            "the axe",
            "the push",
            "the elbow",
            "heave-ho",
            "way for",
            "the door",
            "behind us",
            "the days of",
            "the days when",
            "the bin",
            "the heap",
            "pasture",
            "comes the new",
            "come the new",
        ),
        claims=is_ours_to_lose,
        pattern=pattern(
            r"(?P<m>(?!(?:i|he|she|you|they|it|if|when|who)\b)(?:(?:the|our|my|that|old) )*(?:[\w.'-]+ ){0,2}?[\w.'-]+(?: has| have|'s|'ve)?(?: just| finally| now| since)? (?:(?:got|gotten|gets|been given|was given|were given) the (?:boot|chop|sack|axe|push|elbow|bullet|heave-ho)|(?:had to make|made|makes) way for (?:(?-i:[A-Z])[\w.-]*|(?:our|a|the) new)|(?:was|were|been) (?:shown the door|put out to pasture|(?:thrown|tossed|binned|consigned) [\w ]{0,12}(?:bin|heap))|(?:is|are) (?:now )?behind us(?: now)?)"
            r"|(?:the|those) days (?:of|when) [^.,;!?\n]{2,40}? are (?:over|gone|past|behind us)|gone are the days (?:of|when)\b|in comes? (?:the|our|a) new [\w-]+)"
        ),
        fires=(
            "Postman got the boot, we're using Bruno.",
            "Scrum got the chop; we do Kanban.",
            "Skype had to make way for Teams.",
            "Webpack was shown the door.",
            "The days of weekly releases are over, we ship daily.",
        ),
        silent=("He got the boot from school", "Please make way for the trolley", "If Scrum got the chop, tell me"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            " later",
            " earlier",
            " sooner",
            "forward",
            " back",
            "this year",
            "this term",
            "this season",
            "this semester",
        ),
        claims=is_told,
        pattern=pattern(
            rf"(?P<m>(?!(?:it|he|she|i|you|that|this|if|when)\b)(?:(?:the|our|my|his|her) )?(?:[\w'-]+ ){{0,2}}?[\w'-]+(?:'s|\s(?:is|are|starts?|ends?|comes?|opens?|closes?|begins?)) (?:now )?(?:an?|one|two|three|half an|{NUMBER}) (?:hour|day|week|month|minute|year)s? (?:later|earlier|sooner)(?=\s*(?:[.,;!]|\Z)|\s(?:than|so|because|since|now|this)\b)"
            rf"|(?:they|we|the \w+|our \w+|{NAMED})(?:'ve| have| has)? (?:just )?(?:brought|moved|pushed|put|shifted) (?:the |our |my )?(?:[\w-]+ )?(?!it\b|me\b|us\b|them\b)[\w-]+ (?:forward|back|up)(?=\s*[,;:.—–]+\s*(?:so |and )?(?:it's|now|the new|to the|{NUMBER}|{DAY})|\s(?:to|by) (?:the )?(?:{NUMBER}|{DAY}|a (?:day|week|month)))"
            rf"|(?!(?:it|he|she|i|you|that|this)\b)(?:(?:the|our|my|his|her) )?(?:[\w'-]+ )?[\w'-]+(?:'s|\s(?:is|are|starts?|falls?)) (?:on|at|in) (?:{DAY}|{NUMBER}) this (?:year|term|season|semester|quarter)\b)"
        ),
        fires=(
            "Dentist rang, my slot's an hour later.",
            "The exam's a week later than planned.",
            "They brought the deadline forward, it's the 12th.",
            "Freeze starts two days sooner, so the 18th.",
            "Choir's on Wednesdays this year.",
        ),
        silent=("It's an hour later in Athens.", "I left a week later", "Push the chair back, please"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            " up to",
            " down to",
            "shrunk",
            "shrank",
            "grown",
            "grew",
            "expanded",
            "scaled",
            "trimmed",
            "boosted",
            "doubled",
            "halved",
            "narrowed",
            "widened",
            "lengthened",
            "capped",
            "bumped",
            " cut ",
            "dropped",
            "raised",
            "lowered",
            "reduced",
            "increased",
        ),
        claims=tells_a_change_of_hands,
        pattern=pattern(
            rf"(?P<m>(?!(?:if|when|once|unless|because|until)\b)(?:(?:the|our|my|their) )?(?:[\w'-]+ ){{0,2}}?(?:rent|limit|price|fee|quota|budget|headcount|cap|rate|minimum|maximum|threshold|timeout|retention|team|class|pool|target|salary|deposit|tax|fare|capacity|dos(?:e|age)|size|pension|wage|subscription|membership|allowance|cost|staff|crew|group|choir|club)s?(?: (?:on|of|for|in) (?:the |our |my )?[\w-]+)?(?:'s|\s(?:is|are|goes|go|went|has gone|came|comes)) (?:now )?(?:up|down) to {NUMBER}"
            rf"|(?:we|they|i)(?:'ve| have)? (?:just |now |since )?(?:shrunk|shrank|grown|grew|expanded|scaled|trimmed|boosted|doubled|halved|narrowed|widened|lengthened|capped|bumped|cut|dropped|raised|lowered|reduced|increased) (?:the|our|my|that) (?:[\w'-]+ ){{0,2}}?[\w'-]+ (?:up |down |back )?to {NUMBER})"
        ),
        fires=(
            "Rent goes up to 940 from March.",
            "The speed limit on our road is down to 30.",
            "We shrank the pool to ten connections.",
            "Our headcount's up to 24.",
        ),
        silent=(
            "The battery is down to 30 percent.",
            "If the rent goes up to 940, we move",
            "How do I cut the video to 30 seconds?",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "school",
            "university",
            " uni",
            "college",
            "nursery",
            "kindergarten",
            "retire",
            "graduated",
            "maternity",
            "paternity",
            "parental leave",
        ),
        claims=is_a_fact,
        pattern=pattern(
            rf"(?P<m>(?:{_VOWED}{NAMED}|(?:my|our) (?:[\w-]+ )?[\w-]+)(?:'s| has|'ve| have) (?:now |just |finally |since )?(?:(?:started|finished|left|changed|joined|begun) (?:(?:the|his|her|at|primary|secondary|high|big|night) )*(?:school|university|uni|college|nursery|kindergarten|retirement|sixth form)(?! for (?:today|now|the day)\b)|retired|graduated|gone (?:on (?:maternity|paternity|parental) leave|into retirement|back to (?:school|work|uni)))\b)"
        ),
        fires=("Mia has started school.", "Olaf's retired, Jana is the contact."),
        silent=("Mia started crying.", "Has Mia started school?", "If Olaf has retired, who signs?"),
    ),
)
