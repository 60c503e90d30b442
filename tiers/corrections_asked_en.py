"""English corrections that ask for something else than was given: back to what was, to the point, first asked, otherwise called.

Each row is a kind, made of classes of words and of what the clauses claim; its messages are examples of the kind, and these
are its tests. The words reported are the group `m`. It is a table, and as long as it has kinds.
"""

from __future__ import annotations

from tiers.claims_en import is_ours_to_lose, tells_a_value
from tiers.corrections import Phrase, pattern
from tiers.corrections_shapes import DAY, NAMED, NUMBER
from tiers.denials_en import is_denied_with_an_order, is_told_and_denied

_FORMER = r"(?:old|first|original|previous|earlier|former|initial)"
_END = r"(?=\s*[.!]*\s*(?:$|\n))"
_CLOSE = r"(?=\s*(?:[.,;:!—–]|$))"
_STIFF = r"(?:formal|stiff|polite|verbose|vague|wordy|chatty|long-winded|technical|enthusiastic|cheerful|cheery|apologetic|preachy|casual|informal|literal|cautious|terse|gushing|pedantic|dramatic|posh|deferential|repetitive)"
_KEPT = r"(?:postcode|zip(?: code)?|address|number|e-?mail|nickname|maiden name|surname|name|title|handle|username|account|plate|password|phone|team|role|job|employer|boss|school|schedule|password|key|url|repo|branch|port|laptop|rate|salary|timetable|recipe|plan|budget)"
_JUDGES = r"(?:management|legal|security|compliance|finance|hr|procurement|the (?:client|customer|board|landlord|council|school|vet|doctor|insurance|bank|boss|team|committee|jury|architect|publisher|editor|bride|city)|my (?:boss|manager|wife|husband|doctor|landlord|editor|insurance|parents|partner)|our (?:client|landlord|lawyer|manager|architect|bank|insurance))"

ASKED_EN: tuple[Phrase, ...] = (
    Phrase(
        family="denied",
        language="en",
        cues=("n't", "not ", "never ", "isnt", "arent"),
        follows=is_told_and_denied,
        pattern=pattern(
            r"(?P<m>(?!(?:if|unless|when|because|since|while|what|which|who|how|why|where|is|are|do|does|did)\b)(?:[\w$@#./+'-]+ ){0,9}?[\w$@#./+'-]+)(?=\s*[,;:—–-]+ (?:it|they|that|he|she|we|i)\b[^.!?,;\n]{0,24}(?:n't|\bnot\b|\bnever\b))"
        ),
        fires=(
            "Our Grafana lives behind the VPN, it isn't public",
            "The users table is a view, it doesn't store rows",
            "My neighbour owns the shed, he doesn't rent it",
        ),
        silent=(
            "The soup is hot, it isn't spicy enough",
            "I love this film, it isn't long",
            "If it rains, it doesn't matter",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("n't", "not ", "isnt", "arent"),
        follows=is_denied_with_an_order,
        pattern=pattern(
            r"(?P<m>(?:i|we|this|that|it|he|she|they|my \w+|our \w+)(?:'m|'re|'s| am| are| is) ?(?:not|n't)\b|(?:we|they|you) aren't\b|(?:this|that|it|he|she|(?:my|our) \w+) isn't\b)"
        ),
        fires=("I'm not a beginner, skip the basics", "We're not on AWS, use the Hetzner docs"),
        silent=("I'm not sure, tell me more", "I'm not ready, wait for me", "It isn't urgent, take your time"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("n't", " not "),
        opens=False,
        pattern=pattern(
            rf"(?<![\w'])(?P<m>(?:doesn't|don't|isn't|aren't|didn't|wasn't) (?:(?!know|think|like|want|care|mind|understand)[\w'-]+ ){{1,6}}?[\w'-]+ ?[,;.—–-]+ ?(?:(?:i|we|they|he|she|{NAMED}|(?:my|our|the) [\w-]+) (?:do|does|is|are|am|did|was))){_END}"
        ),
        fires=("Greg doesn't own it, I do", "Mum isn't the allergic one, Dad is"),
        silent=("You don't know that, I do", "Don't you see it? I do"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("not what", "isn't what", "not where", "isn't where", "not who"),
        pattern=pattern(
            r"(?P<m>(?:that|this|it)(?:'s| is)(?: not|n't) (?:what (?!i (?:expected|see|saw|want|wanted|need|get|thought|was)|happened|it (?:looks|seems)|you (?:want|need)|matters|life|love)|where (?:i|we|the|it|he|she|they|my|our) |who (?:i|we|the|my|our) (?:mean|meant|am|are|work|asked|is)))"
        ),
        fires=("That isn't what the ticket says", "that's not where we keep the fixtures"),
        silent=("This is not what I expected to see in the log, please debug", "It's not what matters"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("again", "check your", "recheck", "double-check", "double check"),
        pattern=pattern(
            r"(?P<m>(?:please |go and |maybe )?(?:re-?read|read|check|look at|have a look at) (?:the|your|my|that|what) (?:[\w-]+ ){0,3}?[\w-]+ again(?=\s*[,.;:!—–])|(?:re-?|double[- ]?)?check your (?:maths?|arithmetic|facts|sums?|numbers|figures|sources?|notes|calendar|units|spelling|grammar|logic|conversion|calculations?))"
        ),
        fires=("read the spec again, it's an array", "Check your maths, it's 340"),
        silent=("Can you check the oven again?", "I'll read the book again"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(" and you ", " but you ", " and u ", " but u ", " yet you ", " while you ", ", you "),
        pattern=pattern(
            r"(?P<m>(?!i\b|you\b|we (?:were|had)\b|was\b|were\b|so\b|and\b)(?:[\w'/-]+ ){1,3}?(?:(?:is|are) (?!clean|great|good|nice|fine|perfect|lovely)|come|comes|takes?|says?|has|have|wants?|needs?|expects?|uses?|returns?|holds?|starts?|ends?|opens?|closes?|runs?|costs?|asks?|goes|lasts?)\b[^.!?\n]{1,60}?(?:,| and| but| yet| while) (?:and |but )?(?:you|u)(?:'ve| have)? (?:divided|multiplied|treated|used|passed|implemented|planned|wrote|put|took|counted|assumed|set|named|converted|hard-?coded|rounded|translated|answered|gave|booked|returned|sorted|filtered|skipped|swapped|listed|calculated|quoted|entered|typed|coded|billed|added) )"
        ),
        fires=(
            "amounts come in cents and you divided by 1000",
            "The ticket says 3 retries, you implemented 5",
            "There are five of us, you planned for four",
        ),
        silent=("Is it in cents and you divided it?", "The cake is great and you helped"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            " again",
            "you didn't",
            "you did not",
            "you haven't",
            "doesn't answer",
            "doesnt answer",
            "didn't answer",
            "you never",
        ),
        pattern=pattern(
            r"(?P<m>(?:you|u)(?:'ve| have)? (?:answered|replied|wrote|written|added|used|forgot|forgotten|called|started|sent|gave|given|included|put|did|done|left|translated|apologi[sz]ed|explained) (?:(?!me a|me hope|me the (?!same))[\w\"'./-]+ ){1,7}?again(?=\s*[.!]*\s*$|,)"
            r"|(?:you|u|that|this|it)(?: still| really| actually)? (?:didn't|did not|doesn't|does not|haven't|never)(?: even| really| actually)? (?:answer(?:ed)? (?:the|my|that|what)|address(?:ed)? (?:the|my)|read (?:the|my|what)|followed?|include(?:d)? (?:the|my)|listen(?:ed)? to (?:me|what)|do(?:ne)? what i|use(?:d)? (?:the|my)|stick to|stuck to|mention(?:ed)? (?:the|my)|finish(?:ed)? (?:the|my)))\b"
        ),
        fires=(
            "You answered in English again",
            "You didn't answer my question",
            "That doesn't answer my question",
            "you never read the spec I sent",
        ),
        silent=("Did you call her again?", "You made me laugh again", "I didn't read the book", "It doesn't follow"),
    ),
    Phrase(
        family="forbidden",
        language="en",
        cues=(
            "answer the question",
            "stick to",
            "stay on topic",
            "to the point",
            "off topic",
            "off-topic",
            "just the code",
            "code only",
            "only the code",
            "just code",
        ),
        pattern=pattern(
            r"(?P<m>(?:please |just )*(?:answer the question|stick to (?:the (?:question|topic|point|facts|task|spec|subject|plan|script|format)|what i (?:asked|said)|one \w+)|stay on topic|get to the point|you(?:'re| are) (?:going )?off[- ]topic|(?:(?:just|only) )?(?:the )?code(?: please)?, no \w+|(?:just|only) (?:the )?code please|(?:the )?code only))(?=\s*(?:[.,;:!—–]|$)|\s(?:please|from|next|i)\b)"
        ),
        fires=("Just answer the question", "stay on topic please", "just the code please, no explanations"),
        silent=("He should stick to the point, I think", "How do I get to the point of no return?"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "half the",
            "most of the",
            "some of the",
            "all the",
            "all of the",
            "half of the",
            "none of the",
            "these ",
            "those ",
        ),
        pattern=pattern(
            r"(?P<m>(?:half|most|some|all|none|two|three|several)(?: of)? (?:the|those|these|your) (?:links?|urls?|numbers|names|dates|quotes|citations|references|sources|figures|facts|addresses|steps|prices|times|titles|imports|paths|examples|examples|answers|claims) (?:are|were|is) (?:broken|dead|wrong|fake|made up|invented|outdated|out of date|false|off|incorrect|stale|imaginary|not real))\b"
        ),
        fires=("Half the links are broken", "Most of the quotes are invented"),
        silent=("Are half the links broken?", "All the lights are off"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "fell through",
            "vetoed",
            "said no",
            "rejected",
            "turned down",
            "blocked",
            "banned",
            "overruled",
            "forbade",
            "ended up",
            "scrapped",
            "dropped",
            "lifted",
            "waived",
            "axed",
            "reversed",
            "overturned",
            "withdrawn",
            "repealed",
            "relaxed",
            "tightened",
            "deleted",
            "updated",
            "bumped to",
            "renamed",
        ),
        claims=is_ours_to_lose,
        pattern=pattern(
            rf"(?P<m>(?:[\w'-]+ ){{1,5}}?fell through{_CLOSE}|{_JUDGES} (?:vetoed|rejected|blocked|said no to|turned down|killed|banned|forbade|overruled)\b|(?:we|i)(?:'ve)? ended up (?:going (?:with|for)|with|using|buying|choosing|picking|renting|booking)\b"
            rf"|(?:the|that|this|our|my|those|these) (?:[\w'-]+ ){{1,5}}?(?:was|were|has been|have been|got|is being|gets) (?:scrapped|lifted|waived|axed|reversed|overturned|withdrawn|repealed|relaxed|tightened|vetoed|overruled|dropped(?! off))\b|(?:the|that|this|our) (?:[\w'-]+ ){{1,3}}?got (?:deleted|updated|renamed|replaced|removed|moved|split|merged)\b"
            rf"|(?:we|they|i)(?:'ve| have)? (?:just )?bumped (?:it |that |everything )?(?:up )?to\b|(?:(?:i|we)(?:'ve| have)? )?(?:just )?renamed (?:it|the [\w-]+|that|them)(?: to\b|,|$))"
        ),
        fires=(
            "The trip to Oslo fell through",
            "Management vetoed Rust",
            "We ended up going with the red tiles",
            "The requirement about logins was dropped",
            "That file got deleted months ago",
            "we bumped to Java 21 last week",
            "Renamed it to billing_core btw",
            "The curfew was lifted",
        ),
        silent=("Who vetoed it?", "The trip fell through our fingers", "The ball was dropped off at noon"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "from next",
            "from mon",
            "from tue",
            "from wed",
            "from thu",
            "from fri",
            "from sat",
            "from sun",
            "from tomorrow",
            "from jan",
            "from feb",
            "from mar",
            "from apr",
            "from may",
            "from jun",
            "from jul",
            "from aug",
            "from sep",
            "from oct",
            "from nov",
            "from dec",
            "starting ",
        ),
        opens=False,
        claims=tells_a_value,
        pattern=pattern(
            rf"(?<=\w )(?P<m>(?:from|starting(?: from)?) (?:next (?:week|month|year|term|sprint|quarter|{DAY})|{DAY}|the \d+\w*)(?: on(?:wards)?)?){_END}"
        ),
        fires=("We deploy with Nomad from Monday", "my daughter goes to the Montessori school from next week"),
        silent=(
            "The shop is open from Monday",
            "I'm on holiday from Monday",
            "What do we use from Monday?",
            "I got back from Sunday",
        ),
    ),
    Phrase(
        family="forbidden",
        language="en",
        cues=("call it", "call me", "call him", "call her", "call them", "call us", "refer to"),
        pattern=pattern(
            r"(?P<m>(?:please |pls )?(?:don't|dont|do not|never) (?:ever )?(?:call|refer to) (?:me|it|him|her|them|us|that|this)(?: as)? (?!now|back|at|on|in|after|before|if|when|now|yet|today|tomorrow|later|until|till|for|from|again\?|tonight|during|so\b|but|and|please|a day|off|out)(?<!, )[\w\"'-]+)"
        ),
        fires=("Don't call it legacy", "please never call me Bobby", "don't refer to it as the old wing"),
        silent=("Don't call me after ten", "Don't call it a day", "don't call me at work"),
    ),
    Phrase(
        family="forbidden",
        language="en",
        cues=(
            "so ",
            "sugar-coat",
            "sugarcoat",
            "hedge",
            "beat around",
            "patroni",
            "talk down",
            "less of the",
            "quit the",
            "you can skip",
            "you can drop",
            "you can leave out",
            "you can cut",
            "you can stop",
            "enough ",
            "like an adult",
            "like a child",
            "with kid gloves",
        ),
        pattern=pattern(
            rf"(?P<m>(?:(?:there's )?no need to be|you (?:don't|needn't|do not) (?:have to|need to)? ?be|(?:don't|please don't|stop|quit) be(?:ing)?) (?:so|that|this|too|quite so|overly) {_STIFF}|(?:please |just )?(?:don't|do not|never) (?:sugar-?coat|hedge|beat around|patroni[sz]e|talk down|lecture|flatter|baby|mollycoddle)\b|less of the [\w-]+{_CLOSE}|please quit the [\w-]+(?: [\w-]+)?{_CLOSE}"
            rf"|you can (?:skip|leave out|cut|lose|stop) (?:the|your|all the|all those) [\w\"'-]+(?: [\w\"'-]+)?(?: with me| for me| now)?{_END}|enough (?:with|of) (?:the|your|all the|this|that|these|those) [\w-]+|enough (?:maybes|excuses|jokes|apologies|questions|theory|adjectives|emojis|praise|talk|hedging){_CLOSE}|(?:please )?(?:don't )?treat me like (?:an?|your) [\w-]+)"
        ),
        fires=(
            "no need to be so formal",
            "Don't sugar-coat it",
            "less of the cheerleading",
            "you can skip the basics with me",
            "Treat me like an adult please",
            "Please quit the baby talk",
        ),
        silent=("Don't be so hard on yourself", "Can I skip the intro?", "I've had enough of the rain"),
    ),
    Phrase(
        family="forbidden",
        language="en",
        cues=("ask ", "asking", "permission", "supposed to", "your call", "check with me", "run it by me"),
        pattern=pattern(
            rf"(?P<m>(?:please |always |next time,? )*(?:ask(?: me)?|check with me|run (?:it|that|things) by me|consult me|warn me) (?:first{_CLOSE}|before (?:you\b|\w+ing\b))|(?:don't|dont|do not|never|you can't)(?: ever)? \w+ [^.!?,\n]{{0,40}}?without (?:asking|telling me|checking with me|my (?:permission|ok|okay|say-so|approval|consent))|(?:you|u)(?:'re| are| were) supposed to (?!be\b|have\b|feel\b|meet\b|come\b)\w+|that (?:wasn't|isn't) your call)"
        ),
        fires=(
            "ask before you delete files",
            "Next time ask me first",
            "don't ever book without asking me",
            "You're supposed to run the linter before handing me code",
            "that wasn't your call to make",
        ),
        silent=("Should I ask first?", "You're supposed to be happy!", "She asked before leaving"),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(
            "revert ",
            "undo ",
            "back ",
            "liked ",
            "preferred ",
            "actually keep",
            "actually, keep",
            "stick with",
            "undo,",
        ),
        pattern=pattern(
            rf"(?P<m>(?:please )?(?:revert|undo) (?:that|this|it)(?=\s*[,.;:!—–]|\s+(?:i|we|please)\b|$)|(?:undo|revert)(?=[,;.!—] (?:i|we|it|that)\b)|put (?:it|that|them|everything|things) back (?:the way|how|as|to (?:the|how|what|where))|(?:change|switch|set) (?:it|that|them) back{_CLOSE}|(?:please )?(?:go|switch|change|return|revert) back to (?:the {_FORMER} [\w-]+|(?:{NAMED}|{NUMBER})){_CLOSE}|i (?:liked|preferred) (?:the|your) {_FORMER} (?:[\w-]+ ){{1,2}}?(?:better|more){_CLOSE}|i (?:liked|preferred) it (?:better|more)? ?(?:before|the way it was){_CLOSE}|actually,? keep (?:the|it|that|them|my|our)\b|(?:stick|stay) with the {_FORMER} [\w-]+{_CLOSE})"
        ),
        fires=(
            "revert that, I never wanted it",
            "put it back the way it was",
            "go back to the first version",
            "I liked the first version better",
            "Actually keep the old name",
            "Undo, I liked the old name better",
        ),
        silent=("Undo the last change", "Revert the commit", "let's go back to the hotel", "How do I undo this?"),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=(" not ", " than "),
        pattern=pattern(
            rf"(?P<m>(?:sorry|oops|argh|whoops|i mean|i meant|actually|ugh)[, ]+(?!not\b|why\b|but\b|probably\b|maybe\b|i'd\b)[\w+#./-]+,? not (?:the )?(?!sure|yet|really|today|now|here|that|this)[\w+#./-]+(?=[.!]*\s*$)|better (?:at )?(?:{NUMBER}|{DAY}|{NAMED}) than (?:at )?(?:{NUMBER}|{DAY}|{NAMED}){_END}|{NAMED} (?:said|wrote|made|painted|composed|invented|discovered|directed|sang|built|founded|won|owns|did|runs|leads) (?:that|it|this|those|them),? not {NAMED}{_END})"
        ),
        fires=("sorry, window not aisle", "Hume said that, not Kant", "better 8 than 7"),
        silent=("no, not really", "Better late than never", "sorry, why not"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("different ", "other ", "another "),
        pattern=pattern(
            rf"(?P<m>(?:no,? )?(?:that's (?:a |an)|that is (?:a |an)|it's (?:a |an)|a )?(?:different|other|the other) (?-i:[A-Z])[\w-]+){_END}"
        ),
        fires=("different Anna", "That's a different Springfield"),
        silent=("Is that a different Anna?", "I met another Anna"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "i need ",
            "i use ",
            "we use ",
            "we need ",
            "i want ",
            "i work in",
            "we work in",
            "i asked",
            "i meant",
            "i wanted",
            "we wanted",
        ),
        pattern=pattern(
            r"(?P<m>(?:that|those|these|this)(?:'s| is| are) (?!great|good|nice|fine|perfect|hard|why|what|how|so|all|where|when|lovely|cool|awesome|ok|a (?:good|nice|great|pity|shame))(?:[\w'./-]+ ){0,3}?[\w'./-]+[,;.] ?(?:but )?(?:i|we) (?:need|use|want|pay|charge|measure|go by|work in|asked for|meant|wanted)\b(?! (?:to|you|a break|help)\b))"
        ),
        fires=("Those are miles, I need km", "that's the gross figure, I wanted net"),
        silent=("That's great, I need it", "This is hard, I need help", "That is why I use it"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("that ", "such "),
        pattern=pattern(
            rf"(?P<m>(?:i|we)(?: really)? (?:don't|do not|dont)(?: even)? have (?:that|any such|such an?) [\w-]+(?: [\w-]+)?{_END}|that [\w-]+(?: [\w-]+)? (?:isn't|is not|aren't) (?:there|on (?:my|mine|this|our)|in (?:my|our|this))\b)"
        ),
        fires=("I don't have that menu", "I'm on Linux, that button isn't there"),
        silent=("I don't have that much time today", "Do we have that?"),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(
            "she/her",
            "he/him",
            "they/them",
            "goes by",
            "go by",
            "spelled ",
            "spelt ",
            "pronounced ",
            "has two",
            "has one",
            "has a double",
            "one l",
            "two ",
            "single ",
            "double ",
            "accent",
        ),
        pattern=pattern(
            r"(?P<m>(?:please )?use (?:she|he|they|xe|ze)/\w+ (?:for|with|when)|(?:(?-i:[A-Z])[\w'-]+|he|she|they) (?:goes|go) by (?:she|he|they|the|(?-i:[A-Z]))|(?:(?:it|that|this|my (?:sur|last |first )?name|the \w+|(?-i:[A-Z])[\w'-]+)(?:'s|'re| is| are)) (?:actually )?(?:spelled|spelt|pronounced|capitali[sz]ed|hyphenated) (?!wrong\?|how)|(?:my (?:sur|last |first |middle )?name|his (?:sur)?name|her (?:sur)?name|(?-i:[A-Z])[\w-]+|it) (?:has|takes|is (?:written|spelled|spelt) with) (?:two|one|no|a single|a double|an?) [a-z](?:'?s)?(?=\s*(?:[.,;!—–]|$)|\s(?:in|at)\b)|(?:one|two|single|double) [a-z](?:'?s)? in (?-i:[A-Z])[\w-]+|(?:add|mind|you dropped|you forgot|don't forget|missing) the (?:accent|umlaut|hyphen|tilde|cedilla|apostrophe)\b)"
        ),
        fires=(
            "Please use she/her for Robin",
            "Robin goes by they",
            "The brand is spelled lowercase",
            "My surname has two t's",
            "one l in Philip please",
            "Add the accent, it's José",
        ),
        silent=("How is it spelled?", "It has two doors", "Time goes by so fast"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("my old", "our old", "his old", "her old", "my previous", "my former", "our former"),
        pattern=pattern(
            rf"(?P<m>(?:that|this|those|these|it)(?:'s|s| is| are| was)(?: still)? (?:my|our|his|her|their) (?:old|previous|former) (?:work |home |phone |mobile |bank |e-?mail |school )?{_KEPT}s?)(?=\s*(?:[.,;:!—–]|$)|\s(?:and|but|from)\b)"
        ),
        fires=("That's my old postcode",),
        silent=("Is that my old postcode?", "That's my old teacher!"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "should come",
            "should add",
            "should equal",
            "should total",
            "should return",
            "should give",
            "should yield",
            "should evaluate",
        ),
        pattern=pattern(
            rf"(?P<m>(?:it|that|the [\w-]+(?: [\w-]+)?|which) should (?:come (?:out )?(?:to|at)|add up to|equal|total|evaluate to|yield) (?:about )?(?:{NUMBER}|{NAMED}))"
        ),
        fires=("the total should come to 340",),
        silent=("What should the total come to?", "Should it come to 340?"),
    ),
)
