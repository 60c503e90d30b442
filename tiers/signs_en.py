"""The signs of a correction in English words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tiers.signs import words

if TYPE_CHECKING:
    from tiers.signs import Vocabulary

_DAY = r"(?:mon|tues|wednes|thurs|fri|satur|sun)day"
_BY_YOU = (
    r"wrote|put|said|say|list(?:ed)?|cit(?:e|ed|ing)|named|gave|plan(?:ned)?|book(?:ed)?|keep|kept|read|mis\w+|swapped|flipped"
    r"|assum(?:e|ed|ing)|describ(?:e|ed|ing)|explained|generated|dismissed|have|had|got|treat(?:ed)?|mix(?:ed)?|confus(?:e|ed|ing)"
    r"|rel(?:y|ied)|think(?:ing)?|thought|made|call(?:ed|ing)?|used|using|suggest(?:ed)?|told|mention(?:ed)?|mark(?:ed)?"
    r"|claim(?:ed)?|stat(?:e|ed)|quot(?:e|ed|ing)|point(?:ed)?|sent|set|count(?:ed)?|show(?:ed|n)?|forgot|turned|wrong|off|out"
    r"|remember(?:ed)?|suppos(?:e|ed)|added|dropped|left|noted|stored|saved|spelled|spelt|drew|scheduled|recommended|referr(?:ed|ing)"
)
_DONE = (
    r"moved|switched|renamed|retired|replaced|swapped|dropped|scrapped|sold|ditched|abandoned|decommissioned|postponed|cancell?ed"
    r"|bumped|tightened|lifted|repealed|closed|deleted|upgraded|rewritten|changed|passed|left|gone|given|dead|failed|stopped|quit"
    r"|migrated|shut|raised|lowered|cut|pushed|put off|put|rescheduled|removed|phased|rolled|turned|relaxed|extended|shortened|delayed"
    r"|merged|split|rebranded|taken|handed|transferred|deprecated|over|off|back|done with|through with|out of|allowed"
)

ENGLISH: Final[Vocabulary] = {
    "agent": words(
        rf"\byou(?:'ve| have|'d| had|'re| are| still| just| also| already)*(?: \w+ly)? (?:{_BY_YOU})\b"
        r"|\byour (?:list|summary|notes?|answer|info\w*|query|reminder|memory|message|plan|version|draft|reply|records?|understanding|assumption|suggestion|example|snippet|code|data|numbers?|calculation|count|diagram|table|explanation|description|output|response|schedule|last|first|end|head|context)\b"
        r"|\bof yours\b|\b(?:contrary to|unlike) what\b|\b(?:as|like|than) you\b|\bin your\b",
        "you've put the retries on the wrong service",
        "we put the retries there",
    ),
    "own_words": words(
        r"\b(?:i|we)(?:'d| had|'ve| have)?(?: only| just| never| previously| already| earlier| once| always)? (?:said|told|gave|given|named|asked|mentioned|described|wrote|shared|meant(?! to (?!say)\w)|misspoke|misremembered|misread|mistyped|typed|posted|pasted|sent|called|claimed|quoted|stated|briefed|confused|mixed|muddled|spoke|stand corrected|was (?:wrong(?! to|-)|looking|describing|thinking|confus\w+|mistaken|reading|off)|take (?:it |that )?back)\b"
        r"|\bi know i said\b|\bmy (?:last|first|earlier|previous) (?:message|note|statement|answer|mail|comment)\b"
        r"|\b(?:earlier|from before|last time|previously|a moment ago)\b",
        "what I told you on Monday",
        "what she told them",
    ),
    "forbidding": words(
        r"(?:^|[.!?;,:] |\bso |\bplease |\bkindly )(?:please )?(?:stop|quit|cease|no more|don't|do not|enough)(?: \w+ing\b| the\b| with\b| bother\b| use\b| add\b| put\b| call\b)|\bi'd rather you didn't\b|\bi told you\b",
        "please quit adding semicolons",
        "the workers stop at midnight",
    ),
    "ended": words(
        r"\bno longer\b|\bany ?more\b|\bany longer\b|\bfor good\b|\bno more\b",
        "it isn't weekly any more",
        "one more week",
    ),
    "amending": words(
        r"(?:^|[.!?,;] |\bugh )(?:oops|whoops|sorry|meant to say|apologies|my (?:bad|mistake|fault)|pardon|beg your pardon|silly me|hang on|hold (?:on|up)|wait|correction|amendment|update|scratch that|change of plans?|old news|new rule|fyi|for your information|just so you know|typo|slip of|(?:one|quick|small|minor) (?:amendment|correction|fix|update|change)|let me (?:correct|take|rephrase|fix|amend|revise)|allow me|revising|erratum|rewind|guess)\b",
        "change of plan, it's Crete",
        "the plan is to leave early",
    ),
    "objecting": words(
        r"^(?:(?:hm+|um+|uh|er+m?|eh|och|oh|yeah|ya|well|ah|so|oi|hey|ok(?:ay)?|but|sorry)[ ,.]+){0,3}(?:no+(?! one| means)|nope|na+h|naw|(?:false|incorrect|negative)(?=\s*(?:[.,;:!—–]|$))|wrong|au contraire|not (?:quite|really|exactly|true|right|so)|(?:the )?other way|that(?:'s| is| was)(?: not)? (?:wrong|incorrect|outdated|right|true|stale|false|off)|that isn't|it isn't|they aren't|bzzt|half of (?:that|it)|guess again|you're thinking)\b",
        "eh not quite, the canary gets 5 %",
        "say no to that",
    ),
    "withdrawing": words(
        r"(?:^|[.!?,;:] |\b(?:please|kindly|so|let's|let me|can) )(?:scrap|scratch|strike|disregard|forget|ignore|wipe|bin|undo|roll back|take back|cancel|cross out|erase|drop|pay no (?:heed|attention)|never ?mind|leave out|discard|delete|retract|withdraw|swap|make|consider|correct|amend|remove|take(?! (?:your|my) time\b))(?: to)? (?:what|that|my|it|everything|all|any|your|earlier|him|her|them|the (?:bit|thing|part|rule|earlier|previous|point|idea|one))\b"
        r"|\b(?:off|from) (?:the|your) (?:\w+ )?(?:list|reminders?|plan|notes)\b",
        "strike the bit about Kafka",
        "strike a match",
    ),
    "changed": words(
        rf"(?:'s|'ve|'re| have| has| had| is| are| was| were| got| been| being)(?: (?:just|now|since|all|recently|finally|already|been|had to|back|\w+ly)){{0,3}} (?:{_DONE})\b(?!-)"
        r"|\b(?:dropped|scrapped|sold|ditched|abandoned|cancell?ed|lost its|shrank|grew|passed away|called (?:it )?off|gave up|given up|went (?:up|down|from|to)|changed (?:to|banks|jobs|only|providers?)|picked a different|(?<!-)handed|passed to|moved (?:to|from|out|off|over)|switched (?:to|from|over)|(?:we|i|they) switched off|pushed (?:me |us )?back|raised|jumped|decided against|gone from|finished moving|made us change|cut (?:me|us) down|got a new|way to(?! go))\b",
        "the limit got bumped",
        "the limit is 50 MB",
    ),
    "now": words(
        r"\b(?:now|nowadays|these days|today|at present|currently|presently|by now|this (?:year|term|sprint|quarter|season|spring|summer|autumn|winter|semester)|as of|from (?:now|today|here|this|next|day)|starting (?:today|monday|this|next|now)|yesterday|(?:over|at) the weekend|this morning|recently|lately|(?:days?|weeks?|months?) ago)\b"
        r"|\bsince (?!(?:when|it|they|you|he|she)\b)\w|\bafter the (?:audit|reorg|move|merger|split|migration|incident|review|wedding)\b|\bwith (?:the|our|my) (?:new|latest|last)\b"
        rf"|\blast (?:night|week|month|{_DAY}|weekend|sprint|quarter|year|spring|summer|autumn|winter)\b",
        "she goes by Alex these days",
        "three days of rain",
    ),
    "before": words(
        r"\bused to\b|\buntil (?:yesterday|last|now|recently|this)\b|\bformerly\b|\b(?:old|former) (?:one|address|number|name|rule)\b|\bwas \S+ before\b|\b(?:it|that|which) was\b",
        "it used to be Mondays",
        "we use Mondays",
    ),
    "contrast": words(
        r"(?:,|\band|;|-|—|–) ?not\b(?! (?:really|today|now|yet|sure|tonight|bad|at all|much|me|again|too|to mention)\b)|\brather than\b|\binstead\b|\bin favou?r of\b|\bin place of\b|\bnot (?:\S+ ){1,3}but\b|\bthe (?:right|new|correct|proper|real|actual) (?:one|\w+) (?:is|are|lives|ends)\b|^not \S+[,.!]",
        "it's K, not B",
        "it is not far",
    ),
    "after_all": words(
        r"\bafter all\b|\bturns out\b|\bin (?:fact|reality|truth)\b|\bactually\b|\bfor the record\b|\bto be (?:exact|precise|clear)\b|\bin the end\b|\bstrictly speaking\b|\bagain\b|\bon reflection\b|\bon second thoughts?\b|\ball along\b|\bfrom day one\b",
        "we aren't doing Cornwall after all",
        "after the rain",
    ),
    "mistaken": words(
        r"\b(?:wrong|mistaken|incorrect|stale|out of date|outdated|obsolete|moot|back to front|backwards?|reversed?|(?:the )?other way (?:a?round|about)|mixed (?:them |it |that |those )?up|muddled|by (?:mistake|accident)|slipped|mis(?:understood|read|heard|remembered|taken|typed|spelled|spelt|quoted|spoke)|typo|off by(?! default)|no good|inaccurate|not right|isn't right|invalid|void|not my|doesn't hold|doesn't exist|no such)\b",
        "wrong sister",
        "the right sister",
    ),
    "instead": words(
        r"[,;:—–.!] (?:it(?:'s| is| was)|that(?:'s| is)|they(?:'re| are)?|she(?:'s| is)?|he(?:'s| is)?|the|there(?:'s| is))\b",
        "not tea, it's coffee",
        "the coffee is hot",
    ),
    "therefore": words(
        r"[,;.] (?:so|please|hence|therefore)\b",
        "we moved to York, so use that",
        "so it goes",
    ),
    "own": words(
        r"(?:^|[.!?,;:—–-] |\b(?:and|but|so) )(?:we|i|our|my|ours|mine)\b",
        "our board talks at 921600",
        "boards talk",
    ),
    "value": words(
        rf"\d|\b(?:(?<!no )one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|\b{_DAY}s?\b",
        "there's eleven of us",
        "there are many of us",
    ),
    "conditional": words(
        r"^(?:and |but |so )?(?:if|unless|provided|assuming|supposing|because|in case|suppose|since (?:we|i|it|they|you)|after all (?:these|the|that)|when|whenever)\b",
        "If I said Monday, it's fine",
        "I said if",
    ),
    "asked": words(
        r"\?|^(?:(?:so|and|ok|hey|hi|hm+)[ ,]+){0,2}(?:what|which|who|whose|when|where|why|how|is|are|am|does|do|did|can|could|should|would|will|has|have|had|shall|may|was|were|any|anyone)\b(?! (?:i said|you said|i told|you (?:put|wrote|generated)))",
        "how do I rebase",
        "that is how we rebase",
    ),
    "ordered": words(
        r"^(?:(?:please|kindly|now|then|ok|okay|can you|could you|next|also|let's|let me),? ){0,3}(?:verify|confirm|ensure|assert|validate|make sure|see (?:what|whether|if|how|who)|add|rename|move|write|convert|replace|fix|create|make(?! that)|change|delete|remove|update|set|show|find|explain|generate|draft|suggest|translate|help|put|turn|print|open|run|book|plan|list|give|tell|remind|compare|implement|correct the|swap the|swap out|refactor|extract|wrap|sort|strip|flip|reset|check|review|profile|recommend|summari[sz]e|test|build|deploy|install|send|order|call|cook|keep|look|grep|take a|cherry-pick|compile|shrink|split|merge|handle|format|log|sketch|design|search|count|calculate|describe|define|read|parse|render|ship|push|pull|start|restart|stop the|paint|bring|buy|get|play|schedule|switch the|switch on|switch off|cut|clean|undo the|revert|drop the|ignore whitespace|open|word|let)\b|[,;] please (?:review|verify|confirm|explain|help|fix|test|document)\b",
        "please rename this class",
        "the class was renamed",
    ),
    "supposed": words(
        r"\b(?:if|unless|whether|suppose|would|might|could|perhaps|maybe|thinking|thinks?|should|wish|hope|in case|probably|imagine|wonder\w*|considering|plan to|going to)\b",
        "we might move",
        "we moved",
    ),
    "reported": words(
        r"\b(?:says?|said to|reads|complains|claims|they (?:claim|think|insist|reckon)|reports|according to|apparently|i read|i heard|the paper|blog|hacker news|song|lyrics|story|film|movie|book|docs say|told (?:his|her|the|him|them)|was like|i said \w+, (?:he|she|they)|dana said|\w+ said)\b(?<!i said)(?<!you said)(?<!we said)"
        r"|^(?:somebody|someone|microsoft|google|aws|apple|github|my (?:neighbour|neighbor|mentor|boss|teacher|friend|colleague|brother|sister|cousin)\S{0,3}|grandma|the (?:linter|compiler|docs|sign|film|movie|referee)) ",
        "apparently they moved",
        "we moved",
    ),
    "told": words(
        r"^(?:when|once|whenever|in the old days|years ago|back then|yesterday)\b|\bthere yesterday\b|^i (?:ran|tried|opened|read|used|followed) the\b|\bi meant to (?!say)|\b(?:last night|yesterday)\b(?=.*\b(?:had|ate|watched|migrated|played|went)\b)|\bmy old job\b",
        "once we moved on a Friday",
        "we moved on a Friday",
    ),
    "chat": words(
        r"^not (?:now|today|yet|tonight|bad|really|sure)\b|\b(?:thanks?|thank you|ta|cheers|worries|lovely|great|nice|haha|lol|bless|gorgeous|miracle|congrats|well done|no problem|no rush|you(?: were|'re| are) right|helpful|(?:it|that)(?:'s| is) (?:fine|true|done|polite|normal|late|okay|ok|not fair)|isn't (?:fair|ready)|busy|tired|stuck|done now|after all these|off (?:today|on|by one)|no more than|only a game|birthday|forget|wrong (?:window|turn|way to)|seriously|good idea|saved my|keep the change|means no|ago|went to the|the (?:app|beach)|gave up trying|password three|crazy|awesome|amazing|proud|glad|lucky|way to go|(?:you(?:'ve)?|we(?:'ve)?) got this(?! \w)|keep (?:going|it up)|fun|good times|not yet|since we last|phone|missed your|connection|that\'s (?:it|all) for|as you asked|good (?:morning|night|catch)|bye|weather|fancy|hoot|funny|gosh|wow|can you believe)\b",
        "that's great, cheers",
        "that's the port",
    ),
    "failing": words(
        r"\bi (?:get|see|got|am getting) an? \d|\bwrong (?:input|credentials?|arguments?|types?)\b|\bwas there yesterday\b|\breproduce\b|\b(?:fail(?:s|ed|ing)?|crash\w*|broken?|breaks|hangs?|times? out|errors?|won't (?:start|load|build|compile)|(?:doesn't|don't|no longer) (?:\w+ )?(?:start|load|run|build|respond|work|open|compile|pass)s?|slow(?:er)?|latency (?:went|dropped)|flak[yi]\w*|loads|bug|stack ?trace)\b",
        "the build failed again",
        "the build is green",
    ),
}
