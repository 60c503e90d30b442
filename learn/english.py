"""How statements worth keeping are worded in English, and how identifiers stand with their role in any language.

The table is why this file is long. A row is tried on a sentence whose openers are set aside (`learn.patterns`).
"""

from __future__ import annotations

import regex

from learn.mood import BASE_VERB
from learn.pattern import Pattern, labels, pattern, states, states_names

ADVERBS = (
    r"(?:(?:now|currently|always|never|usually|typically|generally|also|only|mostly|still|recently|just|already|all"
    r"|both|no longer|don't|do not|doesn't|does not"
    r"|exclusively|officially|normally|mainly|not|finally|explicitly|often|sometimes|rarely|internally|primarily"
    r"|however|will|won't)\s+){0,3}"
)
VAGUE = (
    r"(?!(?:it|its|there|here|what|who|whom|which|whose|why|how|where|when|he|she|they|you|i|we|everything|nothing"
    r"|something|anything|none|if|because|since|while|although|though"
    r"|unless|whether|that's|it's|let's|thanks|sorry|guess|as|than|like|such|same|hopefully|maybe|perhaps|probably"
    r"|i'm|i've|i'd|we're|we've|we'd|you're|they're|he's|she's|there's|here's|what's)\b)"
    r"(?!(?:this|that|these|those|all|one|each|some|most|more|no|either|neither|everyone|someone|anyone|nobody"
    r"|somebody)\s+(?:is|are|was|were|isn't|aren't|works?|looks?|seems?|sounds?|has|have|needs?|means|makes?|does"
    r"|do|will|would|should|must|can|could|feels?|breaks?|fails?|runs?|uses?|takes?|lives?|listens?|goes|gives?)\b)"
    r"(?!(?:this|that|the) (?:one|way|thing|stuff|idea|approach|sentence|question|answer|reply|response|message)\s)"
)
PHRASE = (
    r"(?P<subject>(?:(?:the|our|my|your|their|an?|this|that|these|those|all|each|every|any|some|no)\s+)?+"
    r"(?:[^\s,;:!?.…]|[.:](?=\S)|(?<=\b(?:vs|etc|no|mrs?|ms|[dms]r|prof|st|sra|mme|mlle|[ap]\.m))\.)+"
    r"(?:\s+(?!(?:is|are|was|were)\b)(?:[^\s,;:!?.…]|[.:](?=\S)|(?<=\b(?:mrs?|ms|[dms]r|prof|st|[ap]\.m))\.)+){0,9}?)"
)
"""A noun phrase by its length: up to ten words without a mark; a dot or colon inside a name is no mark."""

WHO = r"(?:i|we|he|she|they|(?:my|our|his|her)\s+(?!(?:code|test|tests|build|branch|change|changes|fix|bad|mistake|point|question|problem|issue)\b)[\w'’-]+(?:\s+(?!(?:is|are|was|were|has|have|had)\b)[\w'’-]+){0,3}?|(?-i:[A-Z]\p{Ll}+))"
"""Of whom something lasting is said."""

NOT_BORNE = r"(?:\w+(?:profen|cillins?|pirin|mycin|oxacin|cetamol|statins?|codeine?|zepam|opioids?)|aspirin|penicillin|nsaids?|antibiotics|painkillers|antihistamines|cortisone|morphine|dairy|milk|gluten|lactose|wheat|nuts|peanuts|eggs|shellfish|seafood|fish|soy|meat|pork|beef|chicken|alcohol|caffeine|sugar|salt|pets|vaccines)\b"
"""What a body does not bear: drugs by their endings, and food."""

MODIFIER = (
    r"(?:not|still|now|so|very|really|too|quite|all|pretty|super|totally|completely|already|always|a bit|a little"
    r"|kind of|just|again|also|more|even|much|currently|definitely|absolutely|somewhat|rather|perfectly|finally|almost|nearly|fast|sound|wide|half)"
)
JUDGED = (
    r"(?:great|good|nice|fine|ok|okay|perfect|awesome|cool|bad|ugly|wrong|broken|(?<=\b(?:build|builds|ci|pipeline|pipelines|test|tests|suite|job|jobs|check|checks|main|master|branch|status|all|everything|light|it|that|this) (?:is|are|was|were) (?:(?:still|now|all|again|back|currently|already|finally) )?)(?:red|green)|weird|strange|slow|fast"
    r"|done|ready|correct|right|amazing|lovely|beautiful|confusing|annoying|hard|easy|clear|unclear|fixed|merged"
    r"|gone|down|up|stuck|flaky|late|busy|out|away|sick|here|there|back|online|offline|true|false|terrible|horrible"
    r"|awful|wonderful|excellent|fantastic|interesting|boring|funny|useful|useless|messy|clean|buggy|complete"
    r"|incomplete|missing"
    r"|finished|better|worse|best|worst|fun|sad|happy|sorry|tired|confused|lost|sure|glad|impossible|possible|crazy"
    r"|insane|blank|frozen|asleep|awake|hungry|thirsty|huge|tiny|big|small|long|short|important|urgent|acceptable|reasonable|obvious|helpful|hot|cold|sunny"
    r"|raining"
    r"|(?:fail|work|hang|crash|break|look|com|go|mak|tak|gett|try|do|wait|annoy|confus|run|timing|pass|driv|kill"
    r"|act|behav|show|complain|throw)\w*ing(?: (?:out|me|crazy|fine|well|up|slow|slowly|again|badly))*)"
)
AGED = (
    r"(?:(?:out)?dated|stale|deprecated|obsolete|old|new|current|in(?:correct|accurate|valid)|untrue|superseded|expired|ancient"
    r"|yesterday|today|tomorrow|over|enough|empty|full|private|public|optional|required|automatic|manual|temporary|permanent"
    r"|[a-z]+(?:ous|ful|less|able|ible))"
)
AFTERWARDS = (
    r"(?:\s+(?:now|again|today|yesterday|earlier|last (?:night|week|time|month|year)|so far|for me|to me|for us|here|enough|too|then|at the moment|right now|yet"
    r"|this morning|this week|lately|anyway|though|with (?:it|that|this|me)|on my machine|locally|outside|and \w+"
    r"|or \w+|but \w+|(?:and|but|so) (?:i|i['’]m|it|it['’]s|we|we['’]re|that|that['’]s|my)\b.*))*"
)
NO_VERDICT = rf"(?!(?:{MODIFIER}\s+){{0,3}}{JUDGED}{AFTERWARDS}\s*[.!…]*$)"
"""The rest of the sentence says more than how somebody finds it: "the build is broken" is no fact to keep."""

STATIVE = (
    r"(?:lives?|runs?|listens?|sits?|resides?|points?|resolves?|maps?|binds?|serves?|exposes?|uses?|requires?"
    r"|depends?|relies|rely|talks?|connects?|contains?|holds?|stores?|keeps?|owns?|maintains?"
    r"|manages?|handles?|leads?|reviews?|administers?|approves?|reports? to|works? (?:at|for|in|on|from|with|as"
    r"|only)|belongs?|starts?|ends?|begins?|opens?|closes?|expires?|ships?|launches|launch|returns?|accepts?"
    r"|supports?|takes?"
    r"|go(?:es)? (?:to|through|via|into|in|on|live|out)|comes? (?:from|with|in)|rotates?|counts? as|applies|apply"
    r"|refreshes|refresh|syncs?|lands? (?:in|on)|branch(?:es)? from|fails? over|falls? back|stand(?:s)? for"
    r"|inherits?|happens? (?:on"
    r"|in|at|every|via)|defaults? to|equals?|costs?|allows?|forbids?|blocks?|triggers?|deploys?|builds?|publishes"
    r"|writes?|reads?|sends?|receives?"
    r"|(?:meets?|rehearses?|practi[sc]es?|trains?|gathers?|plays?|convenes?) (?:at|in|on|for|with|every)|takes? place|is spelled"
    r"|took over|takes over|(?:has |have )?taken over|replaces?|replaced|refuses?|rejects?|rotates?|includes?|consists?|follows?|stays?|remains?|speaks?|prefers?"
    r"|likes?|loves?|hates?|lasts?|covers?|targets?|caches?|validates?|inherits?|extends?|implements?|means"
    r"|stands for|refers? to"
    r"|needs?(?!\s+to (?:fix|look|check|see|find|talk|think|change)\b)|has(?!\s+(?:been (?!renamed|moved|replaced"
    r"|deprecated|set|changed|migrated|disabled|enabled)|a (?:bug|problem|typo|mistake|memory leak)|an (?:error"
    r"|issue|bug)|(?!moved|migrated|switched|changed|replaced)\w+ed\b|gone|become|got|broken|left|no idea|to (?:do"
    r"|be (?:fixed|changed)))\b)"
    r"|have(?!\s+(?:been|a (?:bug|problem|typo)|an (?:error|issue)|(?!moved|migrated|switched|changed)\w+ed\b|gone"
    r"|become|got|broken)\b)|switched|moved|migrated|chose|adopted|decided|renamed|dropped|stopped using|becomes?"
    r"|became)"
)

CHOSEN = (
    r"(?:use[sd]?|using|switch(?:ed)? (?:to|from|over|off|away|back)|mov(?:e|ed) (?!on\b)(?:\S+\s+){0,5}?(?:to|from"
    r"|off|over|away|into|onto|back)|migrat(?:e|ed)|chose|choose|chosen|pick(?:ed)?|selected|went (?:with|for"
    r"|back to)|go(?:ing)? (?:with|for)|deploy(?:ed|ing)?|ship|release|host|store|keep|write|follow|adopt(?:ed)?"
    r"|rely|standardi[sz]ed?|decided (?:to|on|that|against)|agreed (?:to|on|that)|settled|replaced?|upgraded?"
    r"|downgraded?|dropped|stopped|ditched|abandoned|deprecated|swapped(?: out)? \S+(?:\s+\S+){0,3}? (?:for|with)|ripped out|tore out|threw out|retired|scrapped|renamed|changed \S+(?:\s+\S+){0,6}? (?:to|from)"
    r"|prefer|love|hate|like|dislike|avoid|merge|squash|rebase|tag|publish|lint|format|pin|cache|support|target"
    r"|require|standardise)"
)
HABIT = (
    r"(?!(?:need|want|think|hope|know|see|get|got|should|could|can|can't|cannot|might|may|would|will|won't|are"
    r"|aren't|were|weren't|was|seem|look|wonder|guess|believe|discuss\w*|talk\w*|try|tried|had|forgot|found|saw"
    r"|noticed|fixed|broke|lost|missed|spent|met|do|did|didn't|don't|must|shall|mean|meant|said|say|feel|felt"
    r"|understand|go|went|ran|made|came|took|gave|told|asked|keep (?:getting|seeing|running into)|run into"
    r"|have (?:a|an|some|this|the|no) (?:bug|problem|issue|error|question|meeting|idea|feature|typo|failing|flaky"
    r"|weird|memory|race)|have (?:been|to|a lot|\w+ed)|just|also|then|still|now|all|both|only|no|not|never|always"
    r"|\w+ed|\w+ing)\b)[a-z]+"
)

LABEL = (
    r"(?!(?:error|warning|exception|traceback|todo|fixme|example|examples|output|result|input|expected|actual|http"
    r"|https|at|line|info|debug|trace|fatal|subject|to|cc|re|q|a|question|answer|user|assistant|system|human|task"
    r"|bug|issue|see|e\.g|i\.e|steps?|hint|try|run|commit|diff|thanks|hi|hello|ok)\s*[:：=])"
)

ENGLISH: tuple[Pattern, ...] = (
    pattern(
        "remember",
        r"^(?:please\s+)?(?:remind me\s+that\s+\S+\s+\S|note to self\s*[:,]\s*\S+\s+\S"
        r"|(?:remember|note|keep in mind|bear in mind|be aware|don't forget|do not forget"
        r"|make a note|take note|never forget|for (?:future|your) reference|heads[- ]up)(?![\w'-])(?!\s+(?:me|when"
        r"|how|if|why|where|who|what)\b)(?!\s+(?:this|that|it)\s*[.!]*$)[\s,:]+(?:that\s+|this\s*:\s*)?\S+\s+\S"
        r"|(?:merk(?:e)? dir|denk(?:e|t)? (?:dran|daran)|vergiss nicht|beachte|rappelle[- ]toi|rappelez-vous"
        r"|souviens-toi|souvenez-vous|retiens|retenez|n'oublie[zr]? pas|recuerda|recuerde|recuérdame|ten en cuenta"
        r"|no olvides|запомни|запомните|помни|помните|не забудь|не забывай|учти|учтите|напомни)\b[\s,:]+\S+\s+\S"
        r"|(?:请)?(?:记住|记得|注意|牢记|別忘了|别忘了)[，,：:\s]*\S{2,}|.{3,}(?:覚えて(?:おいて)?|忘れないで)(?:ください|ね)?[。.!]*$)",
        """Remember that the staging database is read-only on Sundays.
        remember: PRs need two approvals
        Keep in mind that the API is rate limited.
        Remind me that my passport expires in October
        note to self: the demo laptop is in room 4
        Don't forget that Dana is on leave in May.
        Please note that releases are cut from main.
        Merk dir, dass wir freitags nicht deployen.
        N'oublie pas que le port est 5433.
        Recuerda que el puerto es 5433.
        Запомни, что порт 5433.
        记住我们不在周五部署""",
        """I remember the old office.
        Remember when we used Jenkins
        Remember this.
        Note.""",
    ),
    pattern(
        "standing-rule",
        r"^(?:(?:i'd|i would|we'd|we would) (?:like|prefer|want|love)|i (?:want|need|expect|ask)) (?:you |everyone "
        r"|it if you )?(?:to )?"
        r"(?:always|never|only|not)\b\s+\S"
        r"|^(?:please\s+)?(?:(?:always|never|under no circumstances|at no (?:time|point)|in no case"
        r"|no matter what),?\s+(?!mind\b|seen\b|heard\b|been\b|knew\b|thought\b)\S|(?:do not"
        r"|don't)\s+(?:ever\s+)?(?!(?:know|think|care|see|understand|remember|have|mind|worry|bother|you|we|i|they"
        r"|believe|get it)\b)\S"
        r"|(?:must(?: not)?|mustn't|avoid|prefer|favou?r|refrain from|stay away from|steer clear of)\s+(?!this\b"
        r"|that\b|it\b)\S|only\s+(?:ever\s+)?(?:\w+\s+){1,6}\S|no\s+(?!idea|problem|worries|need|way|one|thanks"
        r"|longer|matter|doubt|wonder|luck)\w+(?:\s+\w+){0,3}\s+(?:on|in|without|before|after|to|for|from|during"
        r"|over|under|unless|until|at|outside|allowed|please)\b"
        r"|(?:make sure|ensure|be sure)\b.*\b(?:always|never|before|after|every|each|all|no|whenever|when|only)\b)",
        """Always run migrations through drizzle-kit
        Never force push.
        Never check in secrets to the repo
        Don't use tabs in YAML.
        Do not commit to main directly
        Avoid default exports.
        Prefer composition over inheritance
        Must not log personal data.
        Only deploy from main.
        No deploys on Fridays.
        Make sure every PR has a changelog entry.
        Under no circumstances push to production.
        Always tell me which file you changed.""",
        """Never mind.
        Don't know.
        No idea.
        No problem, thanks
        always""",
    ),
    pattern(
        "rule-with-subject",
        rf"^{VAGUE.replace('|you|i|we|', '|')}(?!i (?:always|never|must|should)\s+(?:get|see|seen|saw|forget|forgot"
        rf"|wonder|thought|had|knew|heard|know|understand|said|felt|wanted|want|end up|tried|mess|lose|confuse|say"
        rf"|admit|have|be)\b)"
        r"(?!i (?:don't|do not|cannot|can't) (?:know|think|understand|see|care|remember|get|have|want|need|believe"
        r"|mind|feel|recall|agree|even|really)\b)(?!(?:it|that|this|there|something|they) must\b)(?!(?:we|you"
        r"|i) (?:must|should|shall|have to|cannot|can't|has to|need to) (?:fix|debug|investigate|look|find|check"
        r"|finish|discuss|talk|see|try|think|know|be able|reproduce|figure|reach|connect|access|understand|tell|get"
        r"|open|change|add|write|also|probably|really|go|do|make|start|help|believe)\b)(?!(?:i|you) (?:should"
        r"|cannot|can't|have to|need to|may not)\b(?! (?:always|never|not|only)))"
        r"(?!(?:we|i|you|they)(?:'ve| have)? (?:have )?never (?:seen|heard|been|had|tried|thought|noticed|done|got"
        r"|gotten))"
        r"(?:(?!(?:is|are|was|were|have|has|had|think|thinks|said|says)\b)[^\s,;:!?]+\s+){1,8}?(?:always|never"
        r"|must(?:n't)?|shall(?:n't)?|should(?:n't)?|may not|mustn't|has to|have to|needs? to be|cannot|can't"
        r"|only(?=\s+(?:\w+)\s)|(?:is|are) (?:not allowed|forbidden|prohibited|mandatory|required|obligatory"
        r"|off[- ]limits|not permitted|banned)|no longer|don't|do not|doesn't"
        r"|does not)(?![\w-])\s*(?!have\s+\w+ed\b|have been\b|be (?:because|due|something|some|wrong)\b)(?:\S|$)"
        r"|^(?:nobody|no one|everyone|everybody)\s+(?!(?:is|was|has|had|knows|cares|seems|thinks|says|agrees|wants"
        r"|gets|does|likes)\b)\w+s\b",
        """We never deploy on Fridays.
        PRs must be squashed before merging.
        You must run the linter before you push.
        Migrations should always run against staging first.
        Commit messages should start with the ticket number.
        Secrets are not allowed in the repo.
        The frontend must not import from the server package.
        We always rebase.
        Reviews need to be done within a day.
        We no longer deploy from main
        I always squash my commits.
        We don't use Docker.""",
        """I never saw this error before.
        It must have failed.
        We must fix the build.
        I always get a timeout here.
        That should work.
        We've never seen this before.
        You should check the logs.""",
        holds=states,
    ),
    pattern(
        "standing-order",
        rf"^(?:before|after|when|whenever|while) (?:you )?(?:merging|pushing|deploying|releasing|committing|opening"
        rf"|tagging|publishing|reviewing|writing|naming|creating|adding|each|every|any|merge|push|deploy|commit"
        rf"|release)\b[^,]*, (?:always |never )?{BASE_VERB}\b"
        rf"|^(?:if|when|whenever) (?:a|an|any|every|each|in doubt|someone|somebody|anyone"
        rf"|anybody)\b[^,]*, (?:always |never |then )?(?:{BASE_VERB}|roll|page|notify|escalate)\b"
        rf"|^(?:please\s+)?(?!(?:fix|create|implement|refactor|rename|remove|delete|debug|investigate|find|show"
        rf"|explain|look)\b){BASE_VERB}\b.*(?:\b(?:always|from now on(?:wards)?|going forward|moving forward"
        rf"|in (?:the )?future|by default|every time|each time|whenever|at all times|as a rule|in general|unless"
        rf"|no matter what|before (?:you )?(?:commit|merg|push|deploy|releas|each|every|any|opening)\w*"
        r"|(?:after|on|for|with|in|at) (?:every|each)\b(?! (?:of|file|call|function|test|line|usage|occurrence))"
        r"|only (?:from|on|in|with|via|through|to|for|when|after|before|if|once))\b|, (?:never|not|except"
        r"|even if)\b|\bper (?:pr|release|commit|branch|service|team|ticket)\b)",
        """Run the linter before every commit.
        Squash commits when merging, never rebase.
        Use uv instead of pip from now on
        Tag the release after each deploy.
        Deploy only from main.
        Run the full suite before pushing.
        Write tests in pytest style by default.""",
        """Add a test that never fails.
        Fix the build before merging.
        Run the tests.
        Rename every call of foo.""",
    ),
    pattern(
        "order-of-use",
        r"^(?:please\s+|just\s+|let's\s+|let us\s+)?(?:(?:use|utili[sz]e|employ|stick (?:to|with)|go with"
        r"|default to|adopt|opt for)\s+(?!(?:this|that|it|them|these|those|your|me|caution|case|here|something"
        r"|whatever)\b)(?!the (?:context|following|attached|provided|given|information|text|code"
        r"|data)\b)(?!.*\b(?:above|below|attached)\b)\S|(?:stop|quit|cease)\s+(?!(?:it|this"
        r"|that)\b)(?:using\s+(?!(?:this|that|it|them)\s*[.!]*$)"
        r"|(?!using\b)\w+ing\s+)\S|switch to\s+(?!(?:the )?(?:branch|\S+ branch)\b)\S)",
        """Use port 5433 not 5432.
        use pnpm
        Stick to conventional commits.
        Let's use Helm for deploys.
        Stop using Jenkins.
        Please use tabs.""",
        """use this
        Use it.
        stop using that
        Stop it.""",
    ),
    pattern(
        "way-of-work",
        r"^(?!.*\b(?:for|to|with|on|in) (?:this|it|that|these|those)\W*$)"
        r"(?:please\s+)?(?:(?:answer|reply|respond|speak|talk|communicate|write)(?: to me| everything"
        r"| everything to me| all \w+| code comments| comments| commit messages| docs| documentation"
        r"| user-facing text)?\s+(?:only |always |exclusively )?in\s+(?-i:[A-Z])\w+|(?:answer|reply|respond|write)(?: to)?(?: me)? (?:only |always )?in (?:metric|imperial|capitals|lower ?case|bullet points|(?:short|full|complete) sentences|plain \w+|prose|verse|euros|dollars|pounds|kilomet\w+|miles|celsius|fahrenheit|markdown|json)\b|(?:call"
        r"|address) me (?:as )?(?-i:[A-Z])\w*|address me\s+\w+|(?:speak|talk)\s+(?:only\s+|always\s+)?(?-i:[A-Z])\w+"
        r"|(?:prefix|sign|pin|treat|require|limit|forbid|disallow|enforce|encrypt|omit|favou?r|respect|document"
        r"|name|quote|route|cap|squash|wrap|indent|sort|keep|put|store|write|tag|lint|format|capitali[sz]e|log"
        r"|validate|version|follow)\s+(?!(?:the|this|that|these|those|it|a|an|my|me|your|them|him|her|us|all the"
        r"|one|going|up|in|out|on|for|to|track|calm|trying|working)\b)(?![\w./-]*[./][\w./-]*\s*(?:to|in"
        r"|into)?\b)(?:[\w'’/-]+\s+){1,4}?(?:with|to|as|in|under|below|above|by|after|on|at|for|from|before|between"
        r"|per|via|through|using|short|small|sorted|together|simple|alphabetical\w*|separate)\b"
        r"|(?:indent|sort|sign|wrap|comment|document|lint|format|log|squash)\s+(?:with|by|at|in|via|using"
        r"|before)\s+\S|(?:pin|sign|squash|encrypt)\s+(?:all|every|each)\s+\w|(?:deploy|ship|release|publish"
        r"|install|host)\s+(?:with|via|through|using|from|on)\s+(?!(?:this|that|it)\b)\S|(?:run|do|write|handle"
        r"|manage|apply)\s+(?!(?:the|this|that|it|a|an|my|your|all)\b)(?:[\w-]+\s+){1,3}(?:through|via|against"
        r"|using)\s+\S|follow\s+(?:the\s+)?(?!(?:this|that|it|up|me)\b)\S+)",
        """Answer in British English.
        Reply in German.
        Answer me in metric, I'm hopeless with acres.
        Call me Sam.
        Treat warnings as errors.
        Keep functions under 40 lines.
        Prefix branches with the ticket number.
        Write commit messages in English.
        Deploy with Helm.
        Run migrations against staging.
        Pin dependencies to exact versions.""",
        """Keep going.
        Put the file in src/.
        Name the function foo.
        Keep it up.
        Document this function.""",
    ),
    pattern(
        "choice",
        rf"^(?:(?:we|i|our team|the team|my team|our company|the company|my company|everyone|everybody|nobody|they"
        rf"|the \w+ team|our \w+ team)(?:'ve|'ll|'re going to|'d)?\s+{ADVERBS}(?:(?:have|has|had)\s+(?:now |just "
        rf"|already |recently |all |finally )?)?{CHOSEN}(?![\w-])(?!\s*(?:it|this|that|these|how|when|the way|your"
        rf"|to see|to know|you|a new|the idea|it when|the fact)\b(?!\s+\w+\s+for\b))\s*\S"
        r"|(?:we|i)(?:'ve| have) been (?:on|using|running|with|deploying|working (?:with|at|on))\s+\S"
        rf"|(?:we|our team|the team)\s+{ADVERBS}{HABIT}\s+\S|(?:we're|we are|we were|i'm|i am|the team is"
        rf"|our team is)\s+(?:(?:now|currently|still|all|also|already|no longer|not|just"
        rf"|only)\s+){{0,2}}(?:on(?=\s+(?!(?:it|this|that|fire|track|time|holiday|vacation|call|the (?:same|right"
        rf"|wrong|way)))\S)|off|using|moving|migrating|switching|based|hosted|running on|running (?=\S+ (?:on|in))"
        rf"|deploying|targeting|standardi[sz]ing|called|located|replacing|dropping|(?<=\bwe're )an? (?!bit\b"
        rf"|little\b|lot\b|few\b)\S+|(?<=\bwe are )an? (?!bit\b|little\b|lot\b|few\b)\S+|(?<=\bwe(?:'re"
        rf"| are) )the\s+\S+\s+\S+)"
        r"|(?:switched|moved|migrated|upgraded|downgraded|standardi[sz]ed|settled|changed"
        r"|went back)\s+(?:\S+\s+){0,5}?(?:to|from|off|over|on|with)\s+\S|(?:using|deploying|running"
        r"|hosting)\s+\S+(?:\s+\S+){0,3}?\s+(?:for|on|with|in|as|via)\s+\S"
        r"|i(?:'m|\s+am)?\s+(?:work|live|speak|own|maintain|manage|lead|run|deploy|write|code|develop|usually"
        r"|mainly)(?!\s+(?:into|this|that|it|the (?:tests|build|script|command))\b)\s+\S)",
        """We use Helm for deploys.
        we deploy on Fridays
        I love pytest-xdist
        We switched to Postgres last week.
        We've stopped using Jenkins
        We're on Node 20.
        We are moving from Jenkins to GitHub Actions.
        We chose Kustomize.
        Switched to Kustomize for deploys.
        we no longer support Python 3.8
        Our team follows trunk-based development.
        We have three environments: dev, staging and prod.
        I prefer tabs.
        I work at Acme.
        We keep secrets in Vault.
        They use GitLab.
        The team decided to freeze main in December.""",
        """We need to fix the build.
        We have a problem with CI.
        We think so.
        I like it.
        I love this
        We tried that.
        I ran the tests.
        We got an error.
        We are stuck.
        We're done
        We fixed the bug yesterday.
        I run into a timeout.""",
        holds=states,
    ),
    pattern(
        "swap",
        rf"^(?!{BASE_VERB}\b)(?!(?:i|it|this|that|he|she|you|there|what|so|well"
        rf"|please)\b)[\w@./'’+#-]+(?:\s+[\w@./'’+#-]+){{0,4}}(?:,\s*(?:not|never)|\s+instead of"
        rf"|\s+rather than)\s+[\w@./'’+#-]+(?:\s+[\w@./'’+#-]+){{0,5}}\s*[.!]*$|^not\s+\S+(?:\s+\S+){{0,3}}?(?:,"
        rf"| but)\s+\S",
        """pnpm, not npm
        Tabs instead of spaces.
        Kustomize rather than Helm for deploys
        Not Jenkins but GitHub Actions.""",
        """maybe, not sure
        Sure, not a problem""",
        holds=lambda text: (
            not regex.search(
                r"\bnot (?:sure|a (?:problem|big deal)|yet|really|at all|bad|now|today|again|that)\b",
                text,
                regex.IGNORECASE,
            )
        ),
    ),
    pattern(
        "requirement",
        r"^(?:(?:we|you|one|the \w+|our \w+) needs? (?!to\b|you\b|help\b|your\b|a hand\b|some help\b"
        r"|more time\b)(?=.*(?:\d|(?-i:\b[A-Z]))|\w*\s*(?:approvals?|sign-off|access|permission)\b)\S|(?:requires?"
        r"|needs)\s+(?!(?:to|a|some|more)\b(?: (?:fix|work|look|change))?)\S|at least\s+\S+\s+\S|(?:it is"
        r"|it's) (?:required|mandatory|forbidden|important|essential|necessary) (?:that|to)\s+\S)",
        """We need Node 20 or later.
        You need Docker to run the tests.
        Requires Python 3.11.
        At least two approvals per PR.
        It is forbidden to push to main.""",
        """We need to talk.
        We need help.
        I need you to look at this.""",
    ),
    pattern(
        "role",
        r"^(?:my name is|my name's|people call me|(?:i'm|i am)(?: not)?\s+(?:(?:an?|the)\s+(?!bit\b|little\b|fan of\b|lot\b"
        r"|one who\b|only one\b|same\b|big fan\b)\S+|from\s+(?-i:[A-Z])|based (?:in|on)\b|in charge of\b"
        r"|responsible for\b|called\b|named\b|(?:in|at)\s+(?-i:[A-Z])\w+|part of\b|on the\s+\S+\s+(?:team|squad"
        r"|rota)\b|(?-i:[A-Z][a-z]+)(?:\s+(?-i:[A-Z][a-z]+))*\s*(?:[.,!]|$| and | from ))"
        r"|my (?!(?:bad|mistake|question|problem|issue|fault|guess|point|apologies|goodness|god|code|test|tests"
        rf"|build|change|changes|fix|idea)\b)[\w' -]{{2,40}}? (?:is|are)\s+{NO_VERDICT}\S|(?:ask|contact|escalate to"
        rf"|ping"
        r"|consult)\s+(?-i:[A-Z])[\w.-]+(?:\s+(?-i:[A-Z])[\w.-]+)?\s+(?:about|for|if|when|before|in case|with"
        r"|on)\s+\S)",
        """My name is Ana.
        I'm the CTO of Acme.
        I am a backend developer.
        I'm on the platform team.
        I'm responsible for billing.
        My timezone is Europe/Berlin.
        Ask Dana about the billing service.
        I am from Lisbon.""",
        """I'm a bit confused.
        I'm on it.
        I am tired.
        My bad
        I'm the one who broke it.""",
    ),
    pattern(
        "person",
        rf"^{WHO}(?:(?:'m|'re|'s|\s+am|\s+are|\s+is|\s+was|\s+were|\s+have been|\s+has been|'ve been)\s+(?:(?:also|now|not|very|both|currently|still"
        r"|severely|mildly|slightly|badly|a strict|strictly|mostly)\s+){0,2}(?:allergic|intolerant|vegans?|vegetarians?|pescatarians?|diabetic|c(?:o)?eliac|asthmatic|dyslexic"
        r"|pregnant|married|divorced|widowed|engaged|retired|single|left-handed|right-handed|colou?r-?blind|deaf|blind|lactose|gluten-free|sober|afraid of|scared of|bad with|good at"
        r"|expecting|learning|studying|training for|saving (?:up )?for|writing an?|building an?|turning \S+|born|raised|brought up|named|moving to|getting married"
        r"|planning (?:to|a|our|my)|looking for (?:a|an|my)|trying to (?:quit|lose|learn|save|cut|eat|sleep)|recovering from|(?-i:[A-Z])\w+(?:ish|ese|ian|an)\b|\d+(?: years old)?\b|in (?:my|his|her|their) \w+ (?:year|trimester))"
        r"|\s+(?:grew up|was born|were born|got (?:married|engaged|divorced|promoted|diagnosed|hired|laid off|a (?:job|promotion|dog|cat|puppy|kitten|degree))|graduated|retired|broke (?:my|his|her)\s|had (?:surgery|a baby|a daughter|a son|twins|an operation)"
        r"|passed (?:my|the|his|her)\s|bought (?:an?|our|my)\s|adopted\s|quit\s|gave up\s|lost (?:my|our|his|her) (?!mind|way|temper|work|voice|train|breath|track)|sold (?:my|our|the)\s|started (?:an?|at|work\w*|learning|taking)\s|finished (?:my|school|university)|studied\s|joined\s"
        r"|(?:have|has|'ve got|got|suffer from|suffers from)\s+(?:asthma|diabetes|migraines?|adhd|epilepsy|arthritis|insomnia|anxiety|hay fever|high blood pressure|back pain|kids|children|twins|siblings|pets|no (?:kids|children|siblings|pets|car|driving licen[cs]e))\b"
        r"|(?:(?:also|both|usually|always|never|only|mostly|rarely|often|normally|really|still)\s+){0,2}(?:have|has|own|owns)\s+(?:an?|one|two|three|four|five|six|\d+)\s+(?!(?:lot|great|good|nice|blast|feeling|bunch|hard|bit|few|way|really|problem|question|bug|issue|idea|meeting|call|minute|second|moment|look|go|chance|plan|point|feature|request|ticket|error|headache|cold|couple|new (?:bug|error|issue|problem|question|idea))\b)\S"
        r"|(?:(?:also|both|usually|always|never|only|mostly|rarely|often|normally|really|still)\s+){0,2}(?:plays?|speaks?|wears?|drives?|drinks?|eats?|teach(?:es)?|coach(?:es)?|collects?|paints?|sings?|rides?|swims?|cooks?|bakes?|gardens?|sleeps?|commutes?|volunteers?|meditates?|stud(?:y|ies)|takes? (?:my|his|her|the (?:train|bus|metro|tube)|\w+ (?:daily|every|at))|gets? (?:migraines|seasick|carsick|hay fever|up at|home at)|goes to|go to|wakes? up|works? out|practi[sc]es?|runs? (?:marathons|every|on)|follows? an?|identif(?:y|ies) as)\s+(?!(?:it|that|this|them|with it|the (?:tests?|build|game again|result))\b)\S"
        r"|(?:can't|cannot|can not|don't|do not|doesn't|does not|won't|never)\s+(?:eat|drink|drive|swim|fly|smoke|wear|speak|cook|travel|sleep|stand (?!it|this|that)|like (?!it|this|that|how|the (?:way|idea|look)))\b)"
        rf"|\s+(?:take|takes|am on|is on|are on)\s+\d+(?:[.,]\d+)? ?(?:mg|g|ml|µg|mcg|iu|units|drops|tablets?|pills?|capsules?|puffs)\b"
        rf"|(?:\s+|')(?:can't|cannot|can not|mustn't|must not|may not|shouldn't|should not|don't|do not|doesn't|does not) (?:take|have|tolerate) (?:any )?{NOT_BORNE}"
        r"|\s+(?:leaves?|arrives?|departs?|lands?|starts?|ends?)\s+(?:on|at|in)\s+\S)",
        """I'm allergic to nuts.
        I was born in May.
        We got married in 2010.
        I have asthma.
        I play the piano.
        My son has two rabbits.
        I can't drive.
        I take 50 mg of sertraline.
        My mother can't take ibuprofen.
        I can't have any dairy.
        We're expecting a baby in March.
        My flight leaves on Sunday.
        I quit smoking in January.""",
        """I have a question.
        I'm stuck.
        I can't see it.
        I can't take this anymore.
        I can't have meetings all day.
        I'm looking at the log.
        We have a bug.
        I got it.""",
        holds=states,
    ),
    pattern(
        "definition",
        rf"^{VAGUE}(?!(?:hope|looks|sounds|seems|feels|guess|wish)\b){PHRASE}\s+{ADVERBS}(?:(?:is"
        rf"|are|was|were|isn't|aren't|wasn't|weren't|equals?)\s+{NO_VERDICT}\S|{STATIVE}(?![\w-])(?!\s+(?:is|are|was"
        rf"|were|has|have|must|should|will|can|isn't|aren't|gets?)\b)\s+[^\s.!…]|will\s+(?:be|stay|remain|move|run"
        rf"|live|replace|ship|launch|expire|end|start|go)\b"
        r"(?=.*(?:\d|day\b|next\b|end of\b|january|february|march|april|may|june|july|august|september|october"
        r"|november|december)))",
        """The staging database is db-stg-01.internal:5432.
        The dashboard lives at https://ci.example.com/run?id=7
        Our default branch is main.
        Dana is the CTO of Acme.
        Telemetry is enabled in production
        The API listens on port 8080.
        Ticket SR-2023-052 is closed.
        Alice reviews Bob.
        Dana owns billing.
        Build artifacts live in dist/.
        The build takes ten minutes.
        Staging deploy needs PG_SSLMODE=require; the pooler refuses plain TCP.
        The casino we use for tests is closed
        db-stg-01.internal is rebuilt every night at 02:00 UTC; don't rely on its rows
        This repo uses uv.
        All PRs are squashed.
        The report is due on Friday.
        Helm has been replaced by Kustomize.
        SLA means service level agreement.""",
        """The build is broken.
        This is great.
        That's fine.
        It is what it is.
        The tests are failing again.
        Everything is fine.
        Sounds good.
        The weather is nice today.
        There you go.
        Check that the port is 5433.
        Fix the tests that are red.""",
        holds=states,
    ),
    pattern(
        "existence",
        r"^there(?:'s| is| are| isn't| aren't| was| were)\s+(?!(?:an?|some|no|any|still|also|this|the"
        r"|one)?\s*(?:\w+ )?(?:bug|bugs|error|errors|problem|issue|issues|typo|way|something|nothing|failure"
        r"|failures|warning|warnings|need|mistake|question|point|reason|difference|chance|doubt|hurry|rush|more"
        r"|hope)\b)\S",
        """There are three environments: dev, staging, prod.
        There is no API key in the build.
        There is a replica in eu-west-1.""",
        """There is a bug in the parser.
        There is no way.
        There's something odd.""",
    ),
    pattern(
        "deadline",
        r"^(?:the |our |my |next )?(?:[\w-]+ ){0,3}?(?:deadline|due(?: date)?|code freeze|freeze|launch"
        r"|release(?: date)?|go-live|cut-?off|milestone|demo|kick-?off|end of life|eol|sprint end"
        r"|delivery)\b\s*(?::|=|-|–|—|is|on|by|at|until)?\s*(?:on |by |at |until )?(?:\w+day\b|\d{1,4}[-./ ]|(?:jan"
        r"|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\b|tomorrow\b|tonight\b|next \w+|end of \w+|q[1-4]\b"
        r"|eod\b|noon\b|midnight\b)",
        """Deadline: 15 April
        Code freeze on 2026-12-18
        release date next Tuesday
        The launch is on 3 March.""",
        """Release the branch.
        deadline""",
    ),
    pattern(
        "corrected-value",
        r"^(?:(?:it|that|this)(?:'s| is| should be| must be| was meant to be| has to be| needs to be)|(?:should"
        r"|must) be|make (?:it|that)(?=\D*\d)|(?:i|we) meant|the (?:right|correct|actual|real) (?:one|value|answer"
        r"|port|host|name|number) is|rather)\s+(?:now |actually |really |on |in |at |port "
        r"|version )*[\"'`“]?(?P<value>(?:v?\d[\w.:/-]*|\S*[\d./@_-]\S*\w|(?-i:[A-Z])[\w+#.-]+"
        r"|[a-z][\w+#.-]{1,30}))(?:(?<=\d) ?(?:%|€|\$|£|[kMGT]?B|ms|s|min|h|seconds?|minutes?|hours?|days?|weeks?|months?|years?"
        r"|euros?|dollars?))?[\"'`”]?(?:,? (?:not|instead of|rather than) \S+)?\s*[.!]*$",
        """it should be 5433
        it's 5433, not 5432
        should be eu-west-1
        I meant db-stg-02.internal
        make it 30""",
        """it is raining outside
        that's a good point
        it's not the same thing
        that's outdated
        it's deprecated
        that's hilarious""",
        holds=lambda text: (
            not regex.search(
                rf"(?:^(?:that|this)(?:'s| is) (?-i:[a-z])[a-z]+|(?:\s|^)(?:{JUDGED}|{AGED}|fine"
                r"|it|that|this|me|you|not|all|a|the|so|nothing|something))\s*[.!]*$",
                text,
                regex.IGNORECASE,
            )
        ),
    ),
    pattern(
        "label",
        rf"^{LABEL}(?=\S)(?!https?:)[^\W\d_][\w /()'’&.+#-]{{0,50}}?\s*(?::\s|=\s?|→|->|=>|："
        rf"|\s[–—]\s)\s*[\"'`“]?(?:https?://\S|[\w.@/~:-]*[\d./@_][\w./@:~?=&%+-]*[\"'`”]?\s*(?:[.,;(]|$"
        rf"|\s\S+(?:\s+\S+){{0,6}}\s*$))",
        """Staging DB: db-stg-01.internal:5432
        dashboard: https://ci.example.com/run?id=7
        region = eu-west-1
        Config → /etc/foo.yml
        On-call: dana@example.com""",
        """Error: connect refused 127.0.0.1:5432
        TODO: fix src/app.ts
        Thanks: 10/10""",
        holds=labels,
    ),
    pattern(
        "fact-with-number",
        r"^(?:the|our|my|each|every|all)\s+(?:(?!(?:that|which|who|is|are|was|were)\b)[^\s,;:!?]+\s+){1,6}?"
        r"(?!(?:fails|crashes|breaks|shows|throws|hangs|complains|errors|stops|times|this|its|is|was|has|does|looks"
        r"|seems)\b)[a-z]{3,}s\s+\S",
        """The queue depth alert fires at 1000.
        The limiter kicks in after 20 requests.
        The sync job polls https://feed.example.com.""",
        """The page shows 30 errors.
        The script fails at step 12.
        The tests pass""",
        holds=states_names,
    ),
    pattern(
        "identifier",
        r"^(?!(?:todo|fixme|note|question|re|fwd|q|see|cf|via|check|here|from|at|in|open|look|go|try|run|error|and"
        r"|or|with|using|into)\b)(?!.*\b(?:the|a|an|is|are|was|of|to|and|for|we|i|you|it|this|that|my|your|please"
        r"|can|do|did|has|have|got|getting|when|but|fails?|failing|broken)\b)(?:\S+\s+){1,14}\S+\s*$",
        """staging dashboard https://ci.example.com/run?id=7
        prod host db-prod-01.internal
        Il database di staging ascolta sulla porta 5433
        Baza danych staging: port 5433
        스테이징 데이터베이스 포트 5433
        De testserver draait op poort 9000""",
        """Fix src/app.ts
        look at https://example.com
        npm ERR! code 1
        hello there friend""",
        holds=states_names,
    ),
    pattern(
        "called-so",
        r"^(?:we|i|they|people|everyone|everybody|our \w+|the \w+|customers|users)(?: (?:all|here|usually|always|just|internally))* "
        r"(?:call|calls|refer to|refers to|nicknamed?)\s+(?!(?:me|you|it|him|her|us|them|back|for|on|off|in|out|up|that|this)\b)"
        r"(?:\S+ ){1,5}?(?:as )?[\"'“‘«][^\"'”’»]+[\"'”’»][.!]*$",
        """Our customers call the dashboard “the cockpit”
        We call the staging cluster "zoo".""",
        """They call it "done".""",
    ),
    pattern(
        "what-is-used",
        r"^what (?:we|i|our team|the team|everyone(?: here)?|they)(?:['’](?:ve|re))? (?:all |always |now |currently |mostly |usually )?"
        r"(?:use[ds]?|run|runs|deploy(?:s|ed)?(?: with| to| on)?|rely on|build with|ship with|write in|prefer|log to|test with|agreed on"
        r"|decided on|settled on|standardi[sz]ed on)\b[^?,;]{0,60}? (?:is|are|was) (?!(?:up to|unclear|not clear|beyond|none|the question)\b)\S",
        """what we use for queues is RabbitMQ
        what the team settled on is trunk-based development""",
        """what we need is a fix
        what I want is a summary
        what we use is unclear""",
    ),
)
