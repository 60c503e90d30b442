"""English corrections that name what the other side said, wrote or keeps doing, and say that it isn't so.

Each row is a kind, made of classes of words and of what the clauses claim; its messages are examples of the kind, and these
are its tests. The words reported are the group `m`.
"""

from __future__ import annotations

from tiers.corrections import Phrase, pattern
from tiers.corrections_shapes import DAY, NAMED, NOTED, NUMBER
from tiers.manners_en import says_how_it_is

_MADE = r"(?:quer(?:y|ies)|code|scripts?|regex(?:es)?|commands?|examples?|snippets?|functions?|migrations?|links?|tables?|drafts?|plans?|configs?|charts?|diagrams?|translations?|calculations?|loops?|formulas?|patch(?:es)?|solutions?|fix|tests?|types?|patterns?|recipes?|steps?|schema|letters?|emails?|mails?|poems?|outlines?|sums?|totals?|maths?|arithmetic|counts?|logic|reasoning|spelling|grammar|conversions?|dates?|order)"
_YOURS = rf"(?:your (?:(?:last|first|second|latest|earlier|previous|new|whole) )?(?:{NOTED}|{_MADE})|(?:the|that|this|those|these) (?:[\w-]+ )?(?:{NOTED}|{_MADE}|[\w-]+) (?:that |which )?(?:you|u)(?:'ve| have| just)? (?:wrote|gave|sent|made|posted|suggested|recommended|proposed|generated|quoted|pasted|listed|named|cited|linked|told|drafted|booked|picked|used|put)(?: me| us)?)"
_FAULTY = (
    r"(?:(?:still|also|only|always|just|silently|accidentally|simply|never|now|actually) ){0,2}(?:won't|doesn't|don't|can't|isn't|aren't|wasn't|weren't|didn't|never|leaves?|left|miss(?:es|ed)?|skips?|skipped|ignores?|ignored|forgets?|forgot|lacks?|breaks?|broke|fails?|throws?|drops?|dropped|lost|loses?|leaks?|swaps?|swapped|mixes"
    r"|repeats?|assumes?|assumed|counts?|counted|contradicts?|omits?|omitted|overwrites?|deletes?|overlooks?|overlooked|cuts? off|matches too|points? (?:to|at)|rounds?|sums?|double-?counts?|starts? (?:at|from|on) (?:zero|one|\d|the wrong)|stops? (?:at|before|one)|crash(?:es|ed)?|locks?|loops|is (?:missing|off|dead|broken|out of|old|backwards|too|for|from|based on|in the wrong|short|one|wrong|stale|bogus|made up|full of|empty|down|gone|no)|are (?:missing|off|dead|broken|out of|old|too|for|from|based on|wrong|stale|all|in the wrong)|has an? (?:bug|typo|error|mistake|gap|hole|wrong)|has (?:the|two) (?:wrong|\w+ (?:swapped|twice|backwards|wrong))|would(?:n't| not)|need(?:s)? (?:to be|fixing|an?))"
)
_WROTE = r"(?:said|told (?:me|us)|wrote|put|listed|noted|typed|marked|called|named|counted|spelled|spelt|passed|quoted|claimed|stated|recorded|stored|booked|planned|scheduled|assured (?:me|us)|assumed|gave (?:me|us)|wrote down|put down)"

REPROACHED_EN: tuple[Phrase, ...] = (
    Phrase(
        family="denied",
        language="en",
        cues=("your ", "you ", "you've ", " u "),
        opens=False,
        pattern=pattern(rf"(?<![\w'])(?P<m>{_YOURS} {_FAULTY})\b(?! (?:great|perfect|fine|good|lovely|brilliant)\b)"),
        fires=(
            "Your version leaves the connection open, close it",
            "the regex you wrote matches too much",
            "The link you sent is dead",
            "your recipe is missing the yeast",
            "The migration you wrote locks the table",
            "your plan doesn't leave time for lunch",
        ),
        silent=(
            "Your answer helped a lot",
            "the recipe you gave me is great",
            "Does your plan cover dental?",
            "If your code throws, catch it",
            "Can you check that your query doesn't lock the table?",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("you ", "you've ", " u ", "u ", "your "),
        opens=False,
        follows=says_how_it_is,
        pattern=pattern(
            rf"(?<![\w'])(?P<m>(?:(?:you|u)(?:'ve| have|'d| had)?(?: just| earlier| still| also)? (?:(?:have|had|got|put|list|listed|marked|noted|keep|show|showed) (?:my|his|her|him|me|us|our|their|it|the \w+|[\w-]+) (?:\w+ ){{0,3}}?(?:down )?(?:as|in|on|at|under|for|down)|(?<!code you )(?<!what you )(?<!thing you )(?<!way you ){_WROTE}(?! (?:it|that|this)[,.!]))|your (?:notes?|summary|list|table|answer|reply|plan|draft|version|records?|memory|calendar|message|itinerary) (?:says?|said|has|have|lists?|listed|puts?|shows?|claims?|mentions?|names?|gives?|reads?))\b(?! (?:yes|no|so|hi|hello|to|your)\b)[^.!?;:,\n]{{2,90}})(?=[.,;:—–!]|\s-)"
        ),
        fires=(
            "You have my birthday in May, it's March",
            "You put Anna down as vegan, she eats everything",
            "You said the ferry goes every hour, it only goes twice a day",
            "your notes say I'm on Windows. I use a Mac.",
            "You told me the museum opens Mondays. It's shut on Mondays.",
        ),
        silent=(
            "You said it, haha",
            "You told me to rest, so I did",
            "You put so much love into it, it's great",
            "You gave me hope, I feel better",
            "If you said the ferry goes hourly, it's fine",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("you told", "you assured", "you swore", "you promised", "u told", "you claimed", "you said"),
        pattern=pattern(
            r"(?P<m>(?:you|u) (?:told|assured|promised) (?:me|us) (?:that )?(?!to\b|about\b|how\b|what\b|not\b|so\b|no\b|a\b|once\b)(?:the|it|he|she|they|there|this|(?-i:[A-Z])\w+) (?:[\w'-]+ ){1,8}?[\w'-]+)(?=[.!;]\s(?:well|but|and|so|i|we|it|the|there|turns|nope|no|he|she|they|my|that)\b)"
        ),
        fires=(
            "You told me the museum opens Mondays. I stood in front of a locked door.",
            "You assured me the paint dries in an hour; it was wet for two days",
        ),
        silent=("If you told me that the paint dries fast, I forgot it.",),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "nothing ",
            "none ",
            "hardly ",
            "barely ",
            "not one",
            "not all",
            "only ",
            "half ",
            "most ",
            "much ",
            "some ",
            "two ",
            "three ",
            "part ",
            "neither ",
            "everything ",
            "all ",
            "little ",
            "several ",
            "a lot",
            "both ",
            "all ",
            "made that",
            "made up",
            "made this",
            "things up",
            "made-up",
        ),
        opens=False,
        pattern=pattern(
            r"(?<![\w'])(?P<m>(?:nothing|none of what|hardly (?:anything|any of what)|barely (?:anything|any of what)|little of what|half of what|most of what|much of what|not (?:everything|all)|(?:none|not one|neither|half|most|some|several|two|three|a few|one|hardly any|hardly one|barely any|few|both|all) of (?:the|those|these|your) [\w-]+(?: [\w-]+){0,2}?(?: that| which)?|everything|what)(?: that)? (?:you|u)(?:'ve| have)? (?:said|told (?:me|us)|wrote|gave (?:me|us)|listed|named|sent(?: me)?|suggested|recommended|mentioned|cited|explained|claimed|put)\b[^.!?,;\n]{0,50}? (?:is|are|was|were|turned out(?: to be)?|holds?|applies|apply|works?|matches|exists?|proved) (?:true|right|correct|accurate|valid|up to date|wrong|false|made up|invented|out of date|outdated|nonsense|rubbish|untrue|up|any more|anymore|dead|closed|fake)\b"
            r"|(?:none|not one|only (?:one|two|half|some|part)|half|most|some|two|three|several|neither|hardly any|a few|all) of (?:that|this|it|those|these|them|your [\w-]+|(?:those|these) [\w-]+) (?:is|are|was|were|do|does|don't|doesn't|isn't|aren't) (?:\w+ly )?(?:true|right|correct|accurate|wrong|false|made up|invented|out of date|outdated|exist|apply|real|nonsense|fictional)\b"
            r"|hardly anything (?:in|of|on|about) your [\w-]+ (?:\w+ )?(?:is|matches|holds|fits|adds)|none of the [\w-]+ (?:that )?you (?:gave|sent|listed|named|suggested|recommended)(?: me| us)? (?:is|are|was|were|work|works|worked|exist|exists|fit|fits|match)\b|(?:you|u) (?:made|are making|keep making) (?:that|this|it|things|stuff|those|them) up|(?:is|are|was|were)(?: all| completely| entirely| simply)? made[- ]up(?=\s*(?:[.,;!]|$)))"
        ),
        fires=(
            "Nothing you said about the visa rules is true",
            "None of the addresses you gave me were right",
            "Only one of these is true",
            "half of that is made up",
            "Two of those restaurants don't exist",
            "you made that up",
            "Everything you told me about the visa was out of date",
        ),
        silent=(
            "None of the tests are green",
            "Half of it is eaten",
            "Is everything you said true?",
            "Most of them are closed on Sunday",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "why ",
            "since when",
            "who told",
            "who said",
            "where did you",
            "where do you",
            "what made you",
            "what makes you",
            "didn't i",
            "haven't i",
            "how many times",
            "how often",
            "where you got",
            "did i ever",
        ),
        anywhere=True,
        asks=True,
        pattern=pattern(
            r"(?P<m>since when (?:do|does|are|am|did|have|is (?:the|my|our|he|she))\b(?! (?:slow|down))|who told you(?: that)? (?:i|i'm|we|we're|he|she|it|it's|they|my \w+|our \w+|the \w+ \w+)\b(?!\?)|why (?:do|did|are|would|have) (?:you|u) (?:keep|kept|still|always|insist|constantly)\b|where (?:did|do) (?:you|u) get (?:the idea|(?:that|this)(?= from\b|\?| idea| number| figure| information| date| name))|what (?:made|makes) (?:you|u) (?:think|believe|assume|say) (?:that )?(?:i|i'm|we|we're|the|my|our|he|she|it|it's|they)\b|(?:didn't|haven't|did) i (?:not )?(?:already )?(?:tell|told|say|said|ask|asked|mention|mentioned) (?:you )?(?:that |not |to |for |i|it|no|the|we|my)|how (?:many times|often) (?:do|must|have|did) i|(?:i've )?(?:i (?:don't|dont) know|no idea|dunno|dno|not sure) where (?:you|u) got\b|(?:did|have) i ever (?:say|said|tell|told|mention|mentioned)\b)"
        ),
        fires=(
            "Why do you keep calling me Chris?",
            "Who told you I have kids?",
            "since when do we use Kubernetes",
            "what made you think I'm retired? I work full time",
            "Didn't I tell you I'm allergic to nuts?",
            "How many times do I have to say it, no lodash",
            "Where did you get that number from?",
        ),
        silent=(
            "Why do you think that?",
            "Who said that?",
            "How often do you water it?",
            "Since when is Pluto a dwarf planet in the film?",
            "Who told you so?",
        ),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=("you ", " u "),
        opens=False,
        pattern=pattern(
            r"(?:(?<=\w)(?='s\s)|(?<![\w']))(?P<m>(?:'s|is|are|was|were|takes?|wants?|needs?|uses?|says?|has|have|it's|its|expects?|should be|starts?|ends?|goes|runs?|called|named)\b[^.!?\n]{1,60}?[\s,;—–-]+(?:and |but |while |whereas )?(?:you|u)(?:'ve| have)? (?:typed|put|wrote|used|passed|spelled|spelt|entered|counted|picked|chose|said|listed|named|sent|set|had|made it) (?:down |it (?:as|with) )?(?:the |an? )?(?:[\w$@#./'+-]+ ?){1,3})(?=[.!]*\s*$)"
        ),
        fires=(
            "the css var is --brand-ink you typed --brand-link",
            "his birthday's the 9th u put the 6th",
            "the flag takes seconds, you passed minutes",
        ),
        silent=(
            "The food was great, you made so much of it",
            "Is it the port you passed?",
            "It was the one you wanted",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("you ", "you're ", "you've ", "your "),
        opens=False,
        pattern=pattern(
            r"(?<![\w'])(?P<m>(?:you|your)\b[^?!\n]{3,140}[.!;,—–-]+ ?(?:but |no,? |well,? |and )?(?:she|he|they|it|we|i|that|this|mine|ours|there)(?: \w+ly| really)? (?:didn't|doesn't|isn't|wasn't|don't|haven't|hasn't|aren't|won't|can't|weren't|never (?:did|was|does|has|will)|did not|does not|is not))(?=\s*(?:[,.!;]|$))"
        ),
        fires=(
            "Your summary says Marta approved the RFC. She didn't, she only asked questions.",
            "You wrote that the bridge reopened, it hasn't.",
        ),
        silent=("Do you think your brother is ill? He isn't.",),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "shouldn't",
            "supposed to",
            "by mistake",
            "by accident",
            "would have been",
            "disagree",
            "contradict",
            "twice",
        ),
        pattern=pattern(
            r"(?P<m>(?:you|u) (?:shouldn't|should not|should never) (?:be \w+ing|have (?!come|done|bothered|worried)\w+(?:ed|n|t))\b|(?:you|u) (?:weren't|were not|were never) supposed to\b|(?:you|u)(?:'ve| have)? (?:counted|added|listed|booked|included|charged|put|wrote|used|sent|imported|included|named) [^.!?\n]{1,50} twice\b"
            r"|(?:that|this|it|the \w+|your \w+|that \w+) would have been (?:right|correct|true|fine|valid|accurate) (?:in|last|until|before|back|for|with|a|if)|(?:the|my|our) [\w-]+(?: [\w-]+)? (?:disagrees?|begs? to differ|contradicts?) (?:with )?(?:you|that|this|what)\b)"
        ),
        fires=(
            "You shouldn't be editing generated files",
            "You've counted Monday twice",
            "That answer would have been right in 2021, but the library's removed that method since",
            "The docs disagree with you, the default is false",
        ),
        silent=("You shouldn't have come all this way", "Should it have been right?", "You shouldn't worry"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "not that",
            "not this",
            "not it",
            "not what",
            "not him",
            "not her",
            "that's not how",
            "thats not how",
            "isn't how",
            "is not how",
        ),
        pattern=pattern(
            r"(?P<m>(?:no,? )?(?:not (?:that|this) (?:one|way|file|person|time zone)|that(?:'s|s| is) not it|not what i (?:asked|meant|said|wanted)(?: for)?|not (?:him|her|them|these|those))(?=\s*[.!]*\s*$)|(?:that|this|it)(?:'s|s| is) not how\b|(?:that|this|it) isn't how\b)"
        ),
        fires=("not that one", "not what I asked", "That's not it", "hmm that's not how our feature toggles work"),
        silent=("Not that one would notice, though", "Is that not how it works?"),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=("by mistake", "by accident"),
        pattern=pattern(
            r"(?P<m>(?:you|u)(?:'ve| have)? (?:\w+ed|wrote|put|sent|took|cut|left|mixed) [^.!?\n]{1,50} by (?:mistake|accident))\b"
        ),
        fires=("You've doubled the sugar by mistake",),
        silent=("I deleted it by mistake",),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=("i said ", "should be ", "should've "),
        pattern=pattern(
            rf"(?P<m>i said (?!that|to|so|yes|yeah|hi|hello|i|we|he|she|it|the|a|no thanks|sorry|goodbye|okay|nothing\b)(?:no )?[\w'-]+(?: [\w'-]+)?(?=\s*[.!]+\s*$|\s*$)|should (?:be|say|read|have been|have said) (?!fine|ok|okay|good|great|done|ready|back|there|able|easy|easier|fun|nice|interesting|enough|possible|careful)(?:{NUMBER}|{DAY}|{NAMED}|[<>=!]+|\w+'s|[\w.'/-]+(?=[,.]? not\b)|an?\b|the\b|at\b|in\b|on\b))"
        ),
        fires=("I said no coriander!", "I said vegetarian", "should be < not <=", "Should be two m's in there"),
        silent=("I said so", "should be fine", "I said yes!", "Should be fun", "I said nothing"),
    ),
)
