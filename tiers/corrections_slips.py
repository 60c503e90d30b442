"""English corrections of what was said: slips that are owned, statements that are denied, in the words people type.

Longer than most files because it is a table; each row brings messages that fire it and messages that don't, and these are
its tests. The words reported are the first named group that matched.
"""

from __future__ import annotations

from tiers.corrections import Phrase, pattern

_STALE = r"(?:wrong|old|stale|outdated|previous|incorrect|(?:last|the previous) (?:year|month|week|quarter|sprint)'s|yesterday's|bad)"
_THING = (
    r"(?:info(?:rmation)?|note|answer|port|host(?:name)?|server|database|db|bucket|region|url|link|version|name|spelling|date|address|number"
    r"|value|path|branch|repo(?:sitory)?|deadline|owner|limit|quota|setting|flag|command|day|time|room|amount|figure|ticket|id|title|one)"
)
_AT_END = r"(?=\s*[.!…]*\s*\Z)"
_PAUSE = r"\s*[,;:.!…—–-]+\s*"
_OWN_CLAUSE = r"(?=(?:it|its|it's|that's|we|we're|we've|they|they're|the|our|my|there's|there|he|he's|she|she's|i|i'm|everything|now|use|make|call)\b)"
_DAY = r"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:jan|febr)uary|march|april|may|june|july|august|(?:septem|octo|novem|decem)ber)"
_VALUE = rf"(?:(?:on |at |in |the |a |an |my |our )?(?:(?-i:[A-Z])[\w.+#'-]*|[\w.:/@$-]*\d[\w.:/@%$-]*|{_DAY}|[a-z]+(?:-[a-z0-9]+)+|[\w-]*(?:sql|db)))"

SLIPS: tuple[Phrase, ...] = (
    Phrase(
        family="announced",
        language="en",
        cues=("correction", "amendment", "clarification", "fix", "change"),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>(?:(?:just )?(?:a|an|one|another) )?(?:(?:small|quick|minor|tiny|slight|little|important|one) )*(?:correction|amendment|erratum|clarification)"
            r"(?: (?:to|on|about|regarding|for) (?:the )?(?!code|tests?\b|file)[^,.;:!?\n]{1,30})?\s*(?::|\s-\s|—|–)"
            r"|(?:just )?an? (?:(?:small|quick|minor|tiny|slight|little) )*(?:correction|amendment|fix|change|clarification) to (?:my|what|the (?:above|last|previous))\b"
            r"|(?:one|a) thing to (?:fix|correct|change|update) in (?:your|the) (?:notes?|memor(?:y|ies)|records?|summary)\b)"
        ),
        fires=(
            "A small fix to my last message: it's 20 workers",
            "Minor amendment: the quota is 5 GB.",
            "Correction on the owner: it's Priya",
            "correction to the above - port 7000",
            "One thing to fix in your notes: I'm a designer.",
        ),
        silent=(
            "fix: handle null in the parser",
            "A small fix to the parser: check for null",
            "Colour correction is slow",
        ),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(
            "pasted",
            "posted",
            "linked",
            "typed",
            "put ",
            "gave",
            "quoted",
            "copied",
            "named",
            "listed",
            "shared",
            "sent you",
            "told you",
            "mentioned",
            "wrote",
            "given",
        ),
        anywhere=True,
        opens=False,
        pattern=pattern(
            r"\b(?P<m>i(?:'d|'ve| had| have| must have)?(?: just| accidentally| probably| mistakenly| only)? (?:pasted|posted|linked|typed|put(?: down| in)?|wrote(?: down)?|written|shared|quoted|copied|named|listed|mentioned"
            rf"|(?:gave|given|sent|told|showed) (?:you|them))(?: in| down| you)? (?:the |an? |my |some )?{_STALE} (?!password|thing\b)[\w-]+)"
        ),
        fires=(
            "I pasted the wrong url earlier",
            "I'd put the wrong ticket in, it's OPS-2",
            "I put down the wrong version, should be 4.2",
            "I gave you stale figures",
            "hold on, I gave you yesterday's numbers",
        ),
        silent=(
            "I typed the wrong password three times",
            "If I pasted the wrong url, say so",
            "Did I paste the wrong url?",
            "She said I gave you the wrong file",
        ),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(
            "got ",
            "had ",
            "mixed",
            "mis",
            "muddled",
            "confus",
            "looking at",
            "thinking of",
            "reading ",
            "talking about",
        ),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>(?:got|had|mixed|muddled) (?:that|this|it|them|those|these|things|the two|both)(?: all)? (?:mixed up|wrong|backwards|muddled|confused|up|the wrong way (?:a?round))"
            r"|i(?:'d|'ve| had| have| must have)?(?: just| totally)? (?:mis(?:read|heard|remembered|spelled|spelt|quoted|counted|calculated|labell?ed|named|took|typed|spoke|stated|understood|wrote|identified|attributed)|muddled|jumbled)(?! by\b)"
            r"|(?:i was|i'd been|i've been) (?:thinking of|looking at|reading|confusing|mixing up|talking about) (?:the (?:wrong|other|old)|last (?:year|month|week)'s|an? (?:old|different|outdated))|confused (?:it|that|them|him|her) with\b)"
        ),
        fires=(
            "Sorry, got that mixed up. My aunt lives there.",
            "I misread the ticket, the deadline is Friday",
            "I miscounted: eleven people are coming",
            "I was looking at the wrong dashboard",
        ),
        silent=("If I misread the ticket, tell me", "He got it wrong", "She said I misheard"),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=("rephrase", "restate", "reword", "amend", "start over", "try that again", "redo that", "i'll correct"),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>(?:let me|i'll|i should|i need to|i'd better) (?:(?:rephrase|restate|reword|amend)(?: (?:that|this|it|myself|what i said))?(?=\s*(?:[:,.;—–]|-\s|$))|(?:start over|try (?:that|this) again|redo that)(?=\s*[:,—–])|correct (?:that|myself)))"
        ),
        fires=("Let me rephrase: builds run after the merge", "let me restate that: two replicas"),
        silent=("Let me rephrase the paragraph in the README", "Can you rephrase that?", "git commit --amend"),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(
            "skip",
            "drop",
            "scrap",
            "scratch",
            "strike",
            "forget",
            "ignore",
            "disregard",
            "delete",
            "cancel",
            "undo",
        ),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>(?:please |just |so )*(?:(?:skip|drop|scrap|scratch|strike|forget|ignore|disregard)(?: about)? (?:the|that|my|this) (?:[\w./-]+ )??(?:bit|part|thing|stuff|line|note|remark|comment|point|sentence|message|one|bullet|plan|idea)(?: (?:about|on|with|regarding|where)\b[^,.;:!?\n]{1,40})?"
            r"(?=\s*(?:[.!]?\s*\Z|[,;.—–]\s*(?:we|we're|we've|i|i'm|it|it's|they|that|that's|there|nobody|he|she|no one)\b))"
            r"|(?:drop|skip|scrap|delete|undo|cancel|remove|retract) (?:everything |all |that |the stuff |the bit )?(?:of )?(?:what )?(?:i|we)(?:'ve|'d)? (?:just )?(?:said|told|wrote|mentioned|claimed)"
            r"|(?:forget|scrap|drop|cancel)(?: about)? (?:the|that|my) (?:[\w'-]+ ){0,3}[\w'-]+\s*[,;—–]\s*(?:we're (?:going|doing|having|getting|using|on|off|staying|moving|switching|taking)|we (?:use|go|do|have|took|take|went|picked|chose|decided)|it's(?! (?:empty|broken|slow|unused|noise|stuck|red|old|flaky|dead|useless)\b)|i'm (?:going|doing|having|getting|using|making|taking)|let's)))"
        ),
        fires=(
            "Skip the part about Kafka, we never went with it.",
            "Drop what I said about Mongo.",
            "we rolled back, so ignore the 3.12 thing",
            "Forget the beach trip, we're going hiking.",
            "Disregard that last bit",
        ),
        silent=(
            "Drop the table users",
            "Skip the part about Kafka in the docs and translate the rest",
            "Ignore the first line of the csv",
            "Delete the comment, it's noise",
            "If you drop what I said, tell me",
        ),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(
            "should read",
            "should say",
            "should have been",
            "should've been",
            "should have read",
            "should have said",
            "meant to be",
            "supposed to be",
            "should be",
            "meant to say",
            "meant to read",
        ),
        anywhere=True,
        pattern=pattern(
            rf"(?P<m>(?:that|mine|it|this|(?:the|that|my) (?:[\w-]+ )?{_THING})(?: (?:actually|really|of course|obviously))? (?:should(?: (?:actually|really|of course))? (?:read|say)|was (?:meant|supposed) to (?:be|say|read)) (?!(?:the|a|an|from|all|in|its|each|every|both|this|that|something|done|sent|hello|fun|easy|only)\b)(?:[`\"'“]|\S*\w)"
            r"|(?:that|it|this)(?: (?:actually|really))? should(?:'ve| have) (?:been|said|read) (?!(?:\w+(?:ed|en|own)|done|sent|run|built|there|here|an?|easy|obvious|fun|better|working|possible|fine|me|you|on|in|at|more|so)\b)\S*\w"
            r"|(?:should|ought to) (?:read|say|be) [^.,!?\n]{1,40}?,? (?:sorry|oops|my bad|apologies)(?=\s*[.!]?\s*\Z)"
            rf"|(?:should be|should have been|should've been|make that|make it) {_VALUE}" + _AT_END + r")"
        ),
        fires=(
            "that should say port 443",
            "Should read 5 retries, sorry.",
            "it should've been eu-north-1",
            "should be OPS-881",
        ),
        silent=(
            "This should read the file",
            "The label should say hello",
            "It should have been closed",
            "If it should be 5433, say so",
            "The response should be 200",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "i said",
            "i told",
            "i wrote",
            "i mentioned",
            "i gave",
            "i sent",
            "i listed",
            "i've said",
            "i've told",
            "i typed",
            "i put",
            "i claimed",
        ),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>(?:what|everything|all|anything|(?:the|that) (?:[\w-]+ ){0,2}?[\w-]+)(?: that)? i(?:'ve|'d)? (?:just )?(?:said|told you|wrote|mentioned|gave you|sent(?: you)?|listed|typed|claimed|explained|put)\b[^.;:!?\n]{0,60}?"
            r" (?:is|was|isn't|wasn't|are|were|turned out|turns out)(?: (?:all|just|plain|totally|actually|to be|now|slightly|a bit|probably))* (?:wrong|incorrect|inaccurate|false|outdated|out of date|obsolete|stale|old|a (?:mistake|typo)|not (?:right|true|correct)|no longer \w+|right|true|correct|bogus|nonsense|off)\b)"
            r"(?<!(?:is|as) right)(?<!(?:is|as) true)(?<!(?:re) right)(?<!(?:re) true)(?<!(?:is|as) correct)(?<!re correct)"
        ),
        fires=(
            "What I said about the timeout was wrong.",
            "everything I told you about the queue is outdated",
            "What I wrote wasn't right",
            "The number I gave you was a typo",
        ),
        silent=("What I said was right", "Tell me if what I said was wrong", "What I said about you was true"),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=("i said", "i told", "i wrote", "i mentioned", "i put", "i claimed", "i'd said"),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>(?:i|we)(?:'d)?(?: previously| earlier| originally)? (?:said|told you|wrote|mentioned|put|claimed)(?: (?:earlier|before|previously|yesterday))? (?!(?:hello|hi|yes|no|sorry|thanks|thank|so|goodbye|bye|that|i|i'm|i'd|something|nothing|it|you|to|what|how|in|on the)\b)(?:[\w.:/#@'%$-]+\s?){1,5}"
            r"\s*[,;.—–]\s*(?:but |and |when |though |turns out |actually )*(?:it's|it is|it was|they're|that's|he's|she's|make (?:it|that)|there are|we have)\b)"
        ),
        fires=("I told you two regions, it's three.", "I said Monday. It's Tuesday.", "I wrote db1, but it's db2"),
        silent=(
            "I said hello, it's polite",
            "If I said Monday, it's fine",
            "I wrote that it's done",
            "What if I said Monday",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("close", "almost", "nearly", "nice try", "not exactly", "not anymore"),
        pattern=pattern(
            r"(?P<m>(?:close(?: enough)?|almost|nearly|not exactly|nice try|not any ?more)\s*[,:;—–.-]+\s*(?:but\s+)?(?:it's|its|it is|that's|there's|there are|we|we're|they|they're|he|he's|she|she's|(?:my|our|the) \S+(?: \S+)? (?:is|are|lives?|runs?|listens?)\b|the (?:right|correct|actual)))"
        ),
        fires=("Close, but it's 5434.", "Almost: the flag is --dry.", "Not anymore, we use Bun"),
        silent=("Close the file, it's done", "Almost there", "Nearly done, we wait for CI and that's it"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            " ago",
            " from ",
            "last ",
            "was before",
            "was until",
            "was true",
            "was right",
            "was correct",
            "was back",
            "was then",
            "was the case",
            "were back",
        ),
        pattern=pattern(
            rf"(?P<m>(?:(?:that|this|it|those|these)(?:'s| is| are|'re| was| were)|(?:that|this|those|these|your) (?:[\w-]+ )?(?:{_THING}s?|page|doc|docs|data|list|table|figures?)(?:'s| is| are| was| were)) "
            r"(?:(?:\w+ ){1,2}(?:versions?|releases?|years?|months?|weeks?|jobs?|sprints?) ago|from (?:before|last \w+|(?:19|20)\d\d|\w+ (?:19|20)\d\d|the old \w+))"
            r"\s*[,;.—–-]+\s*(?:but |and )?(?:now\b|it's\b|we're\b|we've\b|we\b|things\b|they\b|i'm\b|i've\b|since\b|the new\b)"
            r"|(?:that|this|those|these)(?:'s| is| are|'re| was| were)(?: \w+ly| just)? (?:last|the previous) (?:week|month|year|quarter|season|sprint|release)'s [\w-]+"
            r"|(?:that|this|it|those) (?:was|were) (?:before|until|true|right|correct|the case|valid|so|back (?:then|when|in)|then|last \w+)\b[^!?\n]{0,60}?[,.;—–]\s*(?:but |and )?(?:now\b|we(?:'re|'ve)?\b|it's\b|today\b|these days\b|nowadays\b|since\b|i'm\b|they\b|(?:under|with|in|on|for) the new\b|the new\b))"
        ),
        fires=(
            "Uh, that's two versions ago. We're on 6.1.",
            "that page is from 2019, we've moved on",
            "hang on, those are last month's figures",
            "That was before the migration. Now it's on Aurora.",
            "That was true last year, but now it's Aurora",
        ),
        silent=(
            "That was two years ago!",
            "This photo is from 2019",
            "That was back in school, good times",
            "It was true love",
            "If that was before the migration, we're fine",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("other way", "opposite", "reverse", "backward", "wrong way", "upside down", "way around", "way round"),
        pattern=pattern(
            r"(?P<m>(?:(?:it|that|this)(?:'s| is| was)|actually,?|no,?)(?: exactly| just| really| actually)* the (?:(?:other|opposite|wrong) way (?:a?round|about)|reverse|(?:exact )?opposite)(?=\s*(?:[,.;:!—–]|-\s|$))"
            r"|(?:the )?other way (?:a?round|about)(?=\s*[,.;:!—–])"
            r"|you(?:'ve| have)?(?: got| had| have) (?:it|this|that|them|those)(?: all| exactly)? (?:the (?:wrong|other) way (?:a?round)|backwards?|reversed|upside down|inverted|swapped|confused|muddled))"
        ),
        fires=(
            "it's the other way around, the client polls the server",
            "you've got this the wrong way round: api calls worker",
            "Other way round: Anna is the aunt",
        ),
        silent=(
            "If it's the other way around, swap them",
            "Is it the other way around?",
            "Turn it the other way around",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("ain", "ur ", "u r ", "u are", "youre", "u got", "u have", "u mean", "wrong"),
        pattern=pattern(
            r"(?P<m>(?:that|this|it)(?:'s| is)? ain'?t (?:right|true|correct|it|how)\b"
            r"|(?:ur|u r|u are|youre|you r) (?:\w+ly |so )?(?:wrong|mistaken|mixing|confus\w+)\b|u (?:got|have|had|used) (?:the wrong \w|(?:it|that|this) wrong)"
            r"|(?:the )?wrong (?!way|number|idea|password|credential|order of|answer|move|turn|direction|side|foot|time|place|question|reason|attitude|hands|window|chat|channel|thread|tab|person|group)[\w-]+"
            + _AT_END
            + r"|wrong one(?=\s*[.,!;—–])"
            r"|(?:that|this|it)(?:'s| is)? (?:wrong|not right|incorrect)(?=\s*[.!]*\s*\Z))"
        ),
        fires=(
            "that aint right, we use poetry",
            "ur wrong, its on port 9000",
            "u got the wrong repo",
            "wrong repo",
            "Wrong one. I need the staging host.",
        ),
        silent=("wrong way", "If u got the wrong repo, say so", "Wrong port in the log of the proxy", "am i wrong"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "not my ",
            "not our ",
            "not his ",
            "not her ",
            "not their ",
            "n't my ",
            "n't our ",
            "n't his ",
            "n't her ",
            "n't their ",
        ),
        pattern=pattern(
            r"(?P<m>(?:that|this|these|those)(?:'s not| is not| isn't| are not| aren't|'s no longer| was not| wasn't) (?:my|our|his|her|their)(?: \w+'s)? (?!(?:problem|fault|thing|style|job|responsibility|business|cup|idea|intention|point|question|experience|favou?rite|call|decision|code|area|priority|concern|goal|strength|strong|best|place|cue|main|only|first)\b)(?:[\w'-]+ ){0,2}?[\w'-]+(?=\s*(?:[.,;:!—–]|$)))"
        ),
        fires=("That's not my name.", "that isn't our logo", "This is not her real address, it's Elm Street 4"),
        silent=("That's not my problem", "If that's not my name, ask", "That's not my favourite song"),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=("isn't", "isnt", "aren't", "arent", "is not", "are not", "'s not", "wasn't"),
        pattern=pattern(
            rf"(?P<m>(?:it|that|this|he|she|they|(?:the|our|my|his|her|their) (?:[\w'.-]+ ){{0,3}}?[\w'.-]+|(?-i:[A-Z])[\w.-]+)(?:'s not| is not| isn't| isnt| aren't| arent| are not| wasn't| isn't (?:called|named)) (?:called |named |about |for |until )?{_VALUE}"
            r"(?:\s*[,;—–.-]\s*|\s+)(?:but |rather )?(?:it's|its|it is|they're|that's|he's|she's|it was|(?:the|our|my|his|her|their) (?:[\w'-]+ )?[\w-]+(?:'s| is| are)\b))"
        ),
        fires=(
            "the db isn't mysql it's postgres",
            "it isn't 4 it's 5",
            "Oh it isn't Saturday, the party's on Sunday!",
            "CI isn't Travis. It's Buildkite.",
        ),
        silent=("It isn't ready, the build is running", "If it isn't 4 it's 5", "It isn't slow it's just big"),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=("dont ", "don't ", "do not ", "never ", "quit ", "stop "),
        pattern=pattern(
            r"(?P<m>(?:please )?(?:don't|do not|dont|never|stop|quit) (?:use|using|run|running|call|calling|write|writing|say|saying|put|putting)\s[^.,;:!?\n—–]{1,40}?\s*[,;—–.:-]\s*(?:but |rather |instead )?(?:(?:we|they|i)(?:'re| are)? (?:only |all |now )?(?:use|using|on|run|prefer|call|write|say)|it's (?:called )?|use|call)\b"
            r"|(?:please )?(?:don't|do not|dont|stop|quit|never) (?:\w+ )?(?:\w+ing |refer |referring )?(?:to|calling|call|at|about|with|me|him|her|it|us|them)\b[^.,;:!?\n—–]{1,40}?\b(?:any ?more|any longer|again|from now on))"
        ),
        fires=(
            "dont use yarn, we use bun",
            "please don't refer to it as the hub any more",
            "stop saying master, it's main",
        ),
        silent=("Don't use yarn here", "If tests fail, don't use yarn, use bun", "Don't call, it is late"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("the right ", "the correct ", "the proper ", "the real ", "the new ", "our new ", "your new "),
        pattern=pattern(
            rf"(?P<m>(?:the|your|its|our) (?:(?:right|correct|proper|real) (?!answer\b)(?:[\w-]+ )?{_THING}(?: (?:for|of|in|on) [\w -]{{1,25}})?(?:'s| is| would be| should be| was) \S*\w"
            rf"|new (?:[\w-]+ )?{_THING}(?:'s| is)(?: now)? (?:on |at |in )?{_VALUE}))"
        ),
        fires=(
            "the right host is db-9, mine was a typo",
            "the correct branch is next/3",
            "The new deadline is Friday",
            "our new address is Elm Street 4",
        ),
        silent=(
            "The new design is nice",
            "The right thing is to wait",
            "If the correct branch is next/3, say so",
            "Is the correct branch next/3?",
        ),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(
            "please update",
            "please correct",
            "pls update",
            "please fix",
            "go by ",
            "call me ",
            "please change",
            "please amend",
            "please revise",
            "please adjust",
            "please note",
        ),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>(?:please|pls|kindly) (?:update|correct|fix|change|amend|revise|adjust|note)(?: (?:that|this|it|your info))?\s*:\s*(?=\S)"
            r"|i (?:now )?go by [\w'-]+(?=\s*(?:now|these days|[.,;!]|$))|(?:please )?call me [\w'-]+ (?:instead|from now on|now|not \w+)\b)"
        ),
        fires=("please update: the owner of billing is Wei", "I go by Max now", "call me Max instead"),
        silent=("Please update the README: it lacks a title", "Call me now", "Don't call me later"),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(
            "typo",
            "typed",
            "spelled",
            "spelt",
            "wrote",
            "meant to",
            "said",
            "disregard",
            "copied",
            "counted",
            "heard",
            "mishear",
            "misread",
            "never said",
            "my previous",
            "my last",
            "my earlier",
            "my first",
            "my prior",
            "didn't say",
            "didn't mean",
        ),
        anywhere=True,
        pattern=pattern(
            r"(?P<m>typo (?:above|there|in my (?:last|previous)|on my (?:side|end))|i (?:typed|wrote|spelled|spelt|read|heard|said|copied|counted) (?:it|that|this|them|the \w+|your \w+) (?:wrong|incorrectly)\b|(?:and |but )?what i (?:meant|wanted) to (?:say|write|type)"
            r"|my (?:previous|last|earlier|first|prior) (?:message|answer|note|statement|instruction|comment|number|estimate|remark|point|figure)s?(?: \w+)? (?:was|is|were|are)(?: \w+ly| all| just)? (?:wrong|incorrect|a mistake|mistaken|outdated|off|nonsense)"
            r"|disregard\s*[,.;—–-]+\s*(?:it's|we|the|i|that)\b|i (?:never said|didn't say|did not say|never meant|didn't mean) (?:that|this|it|so)(?=\s*(?:[.,;!—–]|$))|i never said (?:i|we|that i|that we|it)\b)"
        ),
        fires=(
            "typo above, it is 12",
            "The deploy user is svc-deploy, I typed it wrong",
            "My previous message was wrong.",
            "disregard, it's the v2 endpoint",
            "I didn't say that, I said blues",
            "what I meant to say is that we use gRPC",
        ),
        silent=("I didn't say it was urgent", "If my last message was wrong, tell me", "Disregard the warning"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("no wait", "wait no", "wait, no", "hm", "hmm", "er,", "er ", "uh", "make that", "make it"),
        pattern=pattern(
            r"(?P<m>(?:no,? wait|wait,? no|hm+,? no|er+m?|uh+,? no)\s*[,.…—–-]+\s*(?:it's|it is|its|that's|we (?!should|could|need)|they|the [\w-]+ (?:is|are|one)|our|my [\w-]+ is|port|use|not|\S*\d)\S*"
            r"|make (?:that|it) (?:a |an |the )?(?:[\w.:/-]*\d[\w.:/-]*)(?: (?!(?:columns?|lines?|words?|characters|chars|pixels|px|rows?|sentences?|paragraphs?|bullets?|pages?|times|wide|long|high|tall|deep)\b)[\w-]+){0,2}(?=\s*(?:[.,;!]|$)))"
        ),
        fires=("no wait, it's the other cluster", "wait no, port 9000", "er, make that 12 replicas"),
        silent=("Wait, no rush", "Hm, no idea", "Can you make it 2 columns?", "Could you make that 12?"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "don't think",
            "doesn't sound",
            "doesn't seem",
            "thinking of",
            "misheard",
            "misread",
            "mixing up",
            "sure about that",
            "how it was",
            "how we did",
            " off by",
        ),
        pattern=pattern(
            r"(?P<m>i (?:don't|do not) (?:think|believe) (?:that's|that is|it's|this is|that was) (?:right|correct|true|accurate|up to date|how|what we)\b|(?:that|this) (?:doesn't|does not) (?:sound|seem) (?:right|correct|true)(?=\s*[,.;:—–!]|$)"
            r"|you(?:'re| are| must be| might be)(?: probably)? (?:thinking of|misreading|mishearing|mixing up)\b|you (?:misheard|misread)(?: me)?\b|that(?:'s| is| was) how (?:it|things|we|they) (?:was|were|did|used)\b"
            rf"|(?:that|your|my) (?:[\w-]+ )?(?:{_THING}s?|count|total|estimate)(?:'s| is| was| are) off by \S*\w)"
        ),
        fires=(
            "I don't think that's right, we use OIDC",
            "That doesn't sound right, the limit is 100",
            "you're thinking of v1",
            "you misheard me, it's blues",
            "that's how it was before the rewrite",
            "that number is off by ten",
        ),
        silent=("If you're thinking of v1, say so", "The index is off by one", "Does that sound right?"),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=(
            "suggest",
            "recommend",
            "propose",
            "mention",
            "offer",
            "no ",
            "place of",
            "with",
            "without",
            "spelled",
            "spelt",
            "pronounced",
            "written",
        ),
        pattern=pattern(
            r"(?P<m>(?:please )?(?:don't|do not|dont|never|stop) (?:suggest|recommend|propose|mention|offer)(?:ing)? [^.,;:!?\n]{1,40}[,;—–.:-]\s*(?:we|it's|use|i|they)\b|no (?!more\b|idea\b|need\b|problem\b|rush\b)[\w-]+,? please\s*[,;—–.:-]\s*(?:we|it's|use|i|only)\b"
            r"|(?:use|using|run|take|we use) [\w.+#-]+ in place of \S*\w|(?:it's|it is|my name's|my name is|i'm|spell it|that's) [\w'-]+,? (?:with|without) (?:an? |the |one |two |no |a single )['\"]?\w{1,2}['\"]?(?=\s*(?:[.,;!]|$))|(?:it's|it is|my name is|his name is|her name is) (?:actually )?(?:spelled|spelt|pronounced|written) \S*\w)"
        ),
        fires=(
            "don't suggest yarn, we're on pnpm",
            "No Docker please, we use Podman",
            "use podman in place of docker",
            "it's Sara without an h",
            "it's pronounced Sha-un",
        ),
        silent=("No rush please, it's fine", "If you suggest yarn, we leave", "It's slow without a cache"),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=("not ",),
        pattern=pattern(
            r"(?P<m>not (?!(?:yet|now|sure|really|bad|great|good|ok|fine|today|me|you|so|too|very|much|at|only|working|done|ready|again|cool|funny|nice|true|right|correct|exactly|quite|possible|here|there|that|this|it|necessarily|any\w*|all|every\w*)\b)[\w.+#/-]+\.\s+[\w.+#/-]+(?=\s*[.!]?\s*\Z))"
        ),
        fires=("not prod. staging.", "Not main. trunk"),
        silent=("Not yet. Soon.", "not sure. maybe"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("no", "oops"),
        pattern=pattern(
            r"(?P<m>(?:no|oops|whoops)\s*[,:—–-]\s*(?:(?:at|on|by|in|port|version|room|build|page)\s+)?(?:port\s+|version\s+)?v?\d[\w.:/%-]{0,20}(?:\s?(?:am|pm|ms|s|min|h|mb|gb|%))?)(?=\s*[.!]?\s*\Z)"
        ),
        fires=("No, port 5433.", "No, at 10:00", "Oops, version 2.3", "no, port 9000!"),
        silent=("No port 5433 here", "If no, port 80", "On port 5433"),
    ),
    Phrase(
        family="denied",
        language="de",
        cues=("nein", "quatsch", "ups"),
        pattern=pattern(
            r"(?P<m>(?:nein|quatsch|ups)\s*[,:—–-]\s*(?:(?:um|am|im|auf|port|version|raum|seite)\s+)?(?:port\s+|version\s+)?v?\d[\w.:/%-]{0,20}(?:\s?(?:uhr|sekunden|minuten|stunden|%))?)(?=\s*[.!]?\s*\Z)"
        ),
        fires=("Nein, Port 5433.", "Nein, um 10 Uhr", "Quatsch, Version 2.3"),
        silent=("Kein Port 5433", "Port 5433"),
    ),
)
