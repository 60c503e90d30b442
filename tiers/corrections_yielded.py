"""English corrections by what gives way: one thing is out and another in, a date slid, a rule is amended, a note to be struck.

Each row is a kind, made of classes of words and of what the clause around them claims; its messages are examples of the
kind, and these are its tests. The words reported are the first named group that matched.
"""

from __future__ import annotations

from tiers.claims_en import is_a_fact, names_a_value, puts_a_fact, tells_a_change_of_hands
from tiers.corrections import Phrase, pattern
from tiers.corrections_shapes import DAY, NAMED, NUMBER, STATED

_NP = r"(?:(?:the|our|my|that|this|those|these|his|her|their) )?(?:[\w'-]+ ){0,3}?[\w'-]+"
_SOME = r"(?:[\w.+#'/-]+(?: [\w.+#'/-]+){0,3}?)"
_OVER = r"(?:left|gone|shut|closed|sold|moved|over(?! there)|ended|retired|nobody|no one|no longer|any ?more|dropped|stopped|staying|quit|cancelled|history|finished|never|none|died|dead|switched|rid of)"
_TIME = rf"(?:the )?(?:{DAY}|(?!once\b){NUMBER}|week|month|term|season|quarter|sprint|morning|afternoon|evening|weekend|noon)(?:st|nd|rd|th)?\b|(?:this|next|last) \w+|the (?:week|month|day) (?:after|before)|the (?:end|start) of"
_SLID = r"(?:shifted|slid|slipped|shoved|crept|bumped|nudged|pushed|knocked|squeezed|rolled|hopped|moved|drifted|kicked|jumped|flipped|dragged|wandered)"
_KEPT = r"(?:(?:mental )?(?:picture|model|image|map)|notes?|records?|memory|memories|files?|info\w*|ideas?|knowledge|view|understanding|profile|data|entry|entries|database|address book|contacts?|calendar)"

YIELDED: tuple[Phrase, ...] = (
    Phrase(
        family="changed",
        language="en",
        cues=(" out", "history", "thing of the past", "old hat", "old news", "toast", "off the table", "off the menu"),
        claims=is_a_fact,
        pattern=pattern(
            rf"(?P<m>(?!(?:if|when|once|while|because|since|the (?:sun|moon|tide|cat|dog|power|light))\b){_NP} (?:is|are|was|were)(?: now| officially| completely)? out(?: (?:in|at|for|of) (?:this|our|the|my) \w+| here| at home| for us)?(?:,| and|;|\s[—–-]+|\.)(?: and)? {_NP} (?:is|are|was|were)(?: now)? in(?=\s*(?:[.,;!]|\Z|here\b|now\b|for us\b|these\b|at\b|instead\b|as of\b))"
            rf"|(?!(?:if|when|once|because)\b)(?!(?:[\w'-]+ ){{0,3}}(?:subject|degree|major|class|exam|lesson|homework|rest)\b){_NP}(?:'s|\s(?:is|are))(?: now| all| officially)? (?:(?:ancient )?history|a thing of the past|yesterday's news|old hat|toast|off the (?:table|menu|cards)|out the window|dead and buried)(?=\s*(?:[.,;!—–]|\Z|here\b|for us\b|at\b|since\b|now\b)))"
        ),
        fires=(
            "Black is out, ruff format is in.",
            "Spinach is out in this house, broccoli is in.",
            "This repo finally went to pnpm, package-lock is history.",
            "Lerna is history here, we run Turborepo.",
            "REST is out and gRPC is in here.",
        ),
        silent=(
            "The sun is out, summer is in the air.",
            "The tide is out and the boat is in the mud.",
            "My light is out and my cat is in bed.",
            "Her favourite subject is history.",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("→", "->", "=>", "⇒", "➡"),
        pattern=pattern(
            r"(?P<m>(?:(?:the|our|my) )?[\w.+#/-]+(?: [\w.+#/-]+){0,2} ?(?:→|-+>|=>|⇒|➡) ?[\w.+#/-]+(?: [\w.+#/-]+){0,3}?(?:,? (?:since|as of|as from|effective|from now|these days|after|now)\b))(?!\s*\?)(?![^\n]*\b(?:diagrams?|graphs?|arrows?|charts?|draw|states?)\b)"
        ),
        fires=("gitlab → codeberg, since yesterday", "jest -> vitest since last week", "Bob → Carla for approvals now"),
        silent=(
            "User -> Session -> Cart, draw that as a diagram",
            "Turn foo -> bar into a table",
            "a -> b means a implies b",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "goodbye",
            "good-bye",
            "bye ",
            "farewell",
            "so long",
            "adieu",
            "adios",
            "rip ",
            "ciao",
            "sayonara",
            "out with",
        ),
        pattern=pattern(
            rf"(?P<m>(?:good-?bye|bye(?:[ -]bye)?|farewell|so long|adieu|adios|rip|ciao|sayonara|out with)(?: to)?,? (?:the )?(?!(?:all|mum|mom|dad|everyone|everybody|friend|grandma|grandpa)\b)(?:old )?{NAMED}(?: [\w.-]+)?(?:[,;:.—–!]+| and) (?:(?:hello|hi|welcome|enter|hey|long live|in with|say (?:hi|hello) to)(?: to)?,? (?:the )?[\w.+#-]+(?! my)|(?:we(?:'re| are) (?:all |now )*on (?-i:[A-Z])|we(?:'ve)? (?:now |all )*(?:use|run|cut|moved|switched|migrated)|everything(?:'s)?|everyone(?:'s)?|it's all|(?:all |our )?[\w-]+s (?:run|live|go|are))\b))"
        ),
        fires=(
            "Farewell Sentry, hello GlitchTip: we cut over on Monday.",
            "Goodbye Webpack, hello Vite.",
            "So long Heroku, everything's on Render since May.",
        ),
        silent=("Goodbye Mum, see you on Sunday.", "Hello Tom, goodbye Jerry.", "Farewell my friend, hello darkness"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "shifted",
            "slid",
            "slipped",
            "shoved",
            "crept",
            "bumped",
            "nudged",
            "pushed",
            "knocked",
            "squeezed",
            "rolled",
            "hopped",
            "moved",
            "drifted",
            "kicked",
            "jumped",
            "flipped",
            "dragged",
            "wandered",
        ),
        claims=tells_a_change_of_hands,
        pattern=pattern(
            rf"(?P<m>(?!(?:if|when|once|because|i|he|she|you|who|what)\b){_NP}(?:'s|'ve|\s(?:has|have|was|were|got|is))?(?: (?:now|just|been|since|all|gotten|got|being)){{0,2}} {_SLID}(?: (?:back|forward|over|out|up|down|along|again)){{0,2}} (?:(?:in)?to|until|till) (?:{_TIME})"
            rf"|(?!(?:if|when|once|because|i|he|she|you|who|what)\b){_NP}(?:'s|'ve|\s(?:has|have|was|were|got))(?: (?:now|just|been|since|gotten|got)){{0,2}} {_SLID}(?: (?:back|forward|out|up|down)){{0,2}} (?:by )?(?:a|an|one|two|three|four|five|six|\d+) (?:whole |full )?(?:days?|weeks?|months?|hours?|quarters?|sprints?|slots?|years?|terms?)\b)"
        ),
        fires=(
            "Parents' evening has been shifted to the 19th.",
            "Nightly jobs got shifted to 03:30 after the incident.",
            "Code freeze got pushed a week, which puts it on the 21st.",
            "Piano slid over to Mondays, the teacher asked.",
            "The demo slipped to the week after.",
        ),
        silent=(
            "The table slid to the left.",
            "My foot slipped on the stairs.",
            "He got shoved to the ground at the match.",
            "Has the retro been shifted to Friday?",
            "If the demo slipped to May, tell me",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "henceforth",
            "hereafter",
            "from today",
            "from tomorrow",
            "as of today",
            "from monday",
            "from tuesday",
            "from wednesday",
            "from thursday",
            "from friday",
            "from saturday",
            "from sunday",
            "from next",
            "from this",
        ),
        pattern=pattern(
            rf"(?P<m>(?:henceforth|hereafter|(?:as )?from (?:today|tomorrow|now|{DAY}|next (?:week|month|year|term|season|sprint|release|quarter)|this (?:week|month|year|term|season|sprint|release|quarter))(?: on(?:wards?)?)?|as of (?:today|tomorrow|{DAY})),? (?:only|no more|no|all|every|each|everything|everyone|nobody|we (?:answer|use|write|ship|run|deploy|meet|charge|call|sell|eat|have|only|no longer)|(?:the |our |my )?(?!it\b)[\w'-]+(?: [\w'-]+)? (?:is|are|needs?|goes?|must|opens?|closes?|runs?|starts?|has|have|costs?|takes?|requires?|counts?)))\b(?! (?:idea|problem|worries)\b)"
        ),
        fires=(
            "Henceforth no more Friday deploys, Thursday noon is the cut-off.",
            "From today PRs need two approvals; one used to be enough.",
            "From today, only squash merges.",
        ),
        silent=(
            "From today's perspective it was a mistake.",
            "From Monday to Friday I work.",
            "Will it be cold from tomorrow?",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=(
            "you've ",
            "you have ",
            "you list",
            "you call",
            "you name",
            "you label",
            "you mark",
            "you treat",
            "you describe",
        ),
        opens=False,
        claims=puts_a_fact,
        pattern=pattern(
            r"\b(?P<m>(?:the|that|this|our|my) (?:[\w'-]+ ){0,3}?[\w'-]+ you(?:'ve| have)? (?:(?:got|had|have|put|listed|marked|written|saved|noted|logged|filed|entered|stored|list|tagged|named|introduced|described|treat|treated|describe|mark) (?:down )?(?:as|under|for)|(?:labell?ed|called|named|label|name|call)(?= (?:the |our )?(?-i:[A-Z]))) (?:(?:the|our|my|a|an) )?[\w'-]+(?: [\w'-]+)?(?:'s|\s(?:is|are|was|goes by)) (?!(?:\w+ly |so |very |really |quite |pretty )?(?:great|good|perfect|fine|nice|lovely|beautiful|brilliant|right|correct|helpful|wonderful|fun|here|there|ready)\b))"
        ),
        fires=(
            "The plumber you've got down as Gary is called Barry.",
            "The river you've labelled Rhine is the Main.",
            "The host you list as primary is the replica.",
        ),
        silent=("The song you have down as a waltz is lovely.", "Is the host you list as primary the replica?"),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(
            "your ",
            "you know",
            "you have",
            "you remember",
            "you think",
            "memory",
            "you stored",
            "you noted",
            "you saved",
        ),
        anywhere=True,
        pattern=pattern(
            rf"(?P<m>(?:(?:please|kindly|pls|you can|you should|go and) )*(?:(?:update|adjust|correct|amend|revise|refresh|fix|change|redraw|rewrite) your {_KEPT}\b(?: (?:of|on|about|for|regarding) [^.,:;!?\n—–]{{1,30}}?)?\s*[:,;—–]+\s*(?!(?:then|if|when|but|please)\b)(?=\w)|(?:replace|erase|overwrite|throw out|discard|forget|delete|scrap|wipe|drop|bin|revise|update) what you(?:'ve| have)? (?:know|think|believe|remember|stored|noted|saved|learned|learnt|heard|have|got|kept)(?: down| on file)? (?:about|on|of|for)\b"
            rf"|(?:delete|remove|erase|wipe|purge|strike|drop|clear|scrub|scratch|take) (?:(?:from (?:your )?(?:memory|notes|records|mind|files) (?:that|the fact)\b)|[^.,:;!?\n]{{1,40}}? (?:from|out of|off) your (?:notes?|memory|records?|files|head|mind|profile)\b)))"
        ),
        fires=(
            "Update your picture of the team: Farid left, Noor leads mobile.",
            "Kindly update your notes: Priya leads the data team, Olaf has stepped down.",
            "Replace what you know about our tax module, since January it's an external service.",
            "Delete from memory that we need IE support, nobody does.",
            "Erase from your notes that I'm married.",
        ),
        silent=(
            "Update your dependencies, please.",
            "Can you update your notes at the end of this talk?",
            "Delete the rows from memory after the batch.",
        ),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=("not ",),
        pattern=pattern(
            r"(?P<m>not (?!(?:today|tomorrow|tonight|now|yet|sure|bad|really|too|so|very|much|many|again|here|there|at|fun|good|great|nice|done|tested|in|for|if|because|that|this|only|just|even|all|everyone|everybody|your|you|certain|true|right|quite|exactly|necessarily|long|far|going|working|a (?:chance|problem|clue|lot|bit|fan|big|single|good|bad|great|word|thing|soul)|my (?:fault|day|problem|thing|cup|style)|the (?:best|worst|first|last|point|end|same|time|case|brightest))\b)(?:(?:the|a|an|my|our) )?(?!\w+(?:ing|ed)\b)[\w'-]+(?: [\w'-]+){0,2}\. (?!(?:ask|try|maybe|thanks|thank|cheers|sorry|soon|later|please|ok|okay|any|what|why|how|next|still|just|too|also|but|and|can|could|let|see|bye|good|yet|same|it|i|we|you|they|he|she)\b)(?:(?:the|a|an|my|our) )?[\w'-]+(?: [\w'-]+){0,2})(?=[.!]*\s*\Z)"
        ),
        fires=("Not Turkish lira. Euros.", "Not the staging cluster. The production one."),
        silent=("Not bad. Cheers.", "Not today. Maybe tomorrow.", "Not sure. Ask Tom.", "Not a big deal. Carry on."),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "isnt that",
            "isn't that",
            "is not that",
            "isnt this",
            "isn't this",
            "aint that",
            "ain't that",
            "wasn't that",
        ),
        pattern=pattern(
            r"(?P<m>(?:the|our|my|his|her|their) (?:[\w'-]+ ){0,3}?[\w'-]+ (?:isn'?t|is not|ain'?t) (?:that|this)(?: one)? (?:any ?more|any longer|now|these days)\b)"
        ),
        fires=(
            "the wifi password isnt that any more, changed it after the party",
            "The address isn't that one any longer, we moved.",
        ),
        silent=("It isn't that fun any more.", "Isn't that any more?"),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=("never mind", "nevermind", "nvm", "skip ", "drop ", "forget ", "ignore ", "scrap "),
        anywhere=True,
        pattern=pattern(
            rf"(?P<m>(?:please )?(?:never ?mind|nvm|skip|drop|forget|ignore|scrap)(?: about)? (?:the|that|my|all that) (?:[\w'-]+ ){{0,4}}?(?:thing|bit|idea|stuff|part|business|point|request|comment|remark|rule|story|info|detail)(?: (?:about|with|on) [^.,:;!?\n]{{1,30}}?)?(?: (?:that )?(?:i|you|we)(?:'d|'ve| had| have)? (?:said|gave|given|mentioned|told|wrote|put|sent|asked|listed)(?: you)?)?\s*[,;:.—–]+\s*{STATED})"
        ),
        fires=(
            "Never mind the JSON thing I said, they want CSV.",
            "Never mind the CSV idea, they want Parquet.",
            "Skip the part about Oracle I gave you, that's the old site.",
        ),
        silent=("Never mind, I found it.", "Never mind the weather, let's go.", "Drop the comment, please"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("no ", "noo", "nope", "nah"),
        pattern=pattern(
            r"(?P<m>(?:n+o+|nope|na+h)(?:,? (?:no+|nope))*,? not (?!(?:really|yet|sure|today|now|just|at|so|that|this|exactly|quite|for|in|tonight|necessarily|too|bad|hungry|tired|busy|ready|done|interested|mine|me|much|the (?:best|worst)|a (?:chance|problem|clue))\b)-*[\w./-]+(?: -*[\w./-]+){0,3}?, (?:but )?-*[\w./-]+)(?<!, soon)(?<!, just)(?<!, thanks)(?<!, sorry)(?<!, i)(?<!, it)"
        ),
        fires=("Nooo not --force, --force-with-lease, always", "nope not ten, twelve"),
        silent=("No, not really, just tired", "no, not yet, soon", "nah not hungry, thanks"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("that ", "those ", "these ", "this "),
        pattern=pattern(
            r"(?P<m>(?:that|those|these|this) [\w'-]+(?: [\w'-]+){0,2}?(?:'s|\s(?:is|are|was|were|comes?|came|belongs?|dates?|stems?|refers?))(?: still| all| only)? (?:from|to|back to|for|of) (?:(?:the|our|my|an?) )?(?:[\w'-]+ ){0,3}?[\w'-]+)\s*[,;—–.]+\s*(?:and |but )?(?=(?:ours|mine|the (?:current|new|real|right|actual|live|latest) \w+|we(?:'ve|'re)? (?:rotated|changed|moved|renamed|use|have|run|switched|replaced|since|now|are)|our \w+|today's)\b)"
        ),
        fires=(
            "That colour is from the previous brand, ours turned teal in spring.",
            "Those figures come from the pilot, the current ones are twice as high.",
            "That password is from last year, we rotated it in May.",
        ),
        silent=(
            "That photo is from the old house, we loved it there.",
            "That song is from the eighties, I like it.",
            "If that logo is from the old brand, ours is green",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            " rule",
            " policy",
            " plan",
            " agreement",
            " deadline",
            " limit",
            "change to ",
            "changes to ",
            "amendment to ",
            "tweak to ",
            "update to ",
            "correction to ",
            "addition to ",
            "edit to ",
            "revision to ",
            "fix to ",
            "exception to ",
        ),
        pattern=pattern(
            r"(?P<m>(?:let's|let us|please|we(?:'re| are| now| hereby)?|i(?:'m| hereby)?) ?(?:rewrit(?:e|ing)|amend(?:ing)?|chang(?:e|ing)|adjust(?:ing)?|updat(?:e|ing)|revis(?:e|ing)|relax(?:ing)?|tighten(?:ing)?|reword(?:ing)?|extend(?:ing)?|alter(?:ing)?|bend(?:ing)?) (?:the|our|that) (?:[\w-]+ )?(?:rules?|policy|plan|agreement|deadline|limit|budget|schedule|order|convention|arrangement|default|guest list|routine|quota)\s*[:;—–]+\s*(?!(?:what|how|why|when|which|who|can|could|do|does|is|any)\b)(?=\w)|(?:an? |one |small |quick |slight )*(?:changes?|amendments?|tweaks?|updates?|revisions?|corrections?|additions?|exceptions?|addendum|edits?) to (?:the|our|my|that|what) [^:;,.!?\n]{1,40}\s*[:—–]+\s*(?!(?:what|how|why|when|which|who|can|could|do|does|is|any)\b)(?=\w))"
        ),
        fires=(
            "Let's rewrite the house rule: screens are fine till nine.",
            "Change to the rules: no screens at dinner.",
        ),
        silent=(
            "Let's rewrite the parser in Rust.",
            "Let's change the topic: how's your mum?",
            "Let's revise the plan: what goes first?",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "changed its mind",
            "changed her mind",
            "changed his mind",
            "changed their mind",
            "changed our mind",
            "changed my mind",
            "backtracked",
            "u-turn",
            "relented",
            "caved",
            "climbed down",
            "reversed course",
            "gave in",
            "second thoughts",
        ),
        pattern=pattern(
            rf"(?P<m>(?:(?:the|my|our) )?(?:[\w'-]+ ){{0,2}}?[\w'-]+(?:'s|'ve| has| have)?(?: just| finally| now| since)? (?:changed (?:its|her|his|their|our|my) minds?|backtracked|u-turned|(?:made|did) a u-turn|relented|caved(?: in)?|climbed down|reversed course|gave in|had second thoughts)(?: again)?(?: (?:about|on|over) [^.,:;!?\n]{{1,30}})?)\s*[,;:.—–]+\s*(?:and |so )?(?=(?:we|it's|(?:the|our|my) (?:[\w-]+ )?[\w-]+ (?:is|are|stays?|goes|runs?|will|gets?|moves?)|they|she|he|now|{NAMED}|[\w'-]+ it is|[\w-]+ (?:is|are|stays?|goes))\b)"
        ),
        fires=(
            "Team changed its mind, we go with gRPC for the internal calls.",
            "My wife's changed her mind: it's going to be Sicily.",
            "Product backtracked, the export stays free.",
        ),
        silent=(
            "She never changes her mind.",
            "If the team changed its mind, we'd know",
            "Have they changed their mind?",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "n't apply",
            " not apply",
            "longer apply",
            "n't count",
            "longer count",
            "n't hold",
            "longer hold",
            "n't matter",
            "longer stand",
            "n't valid",
        ),
        opens=False,
        pattern=pattern(
            r"(?:\A|(?<=[.!?,;:] )|(?<=and )|(?<=so ))(?P<m>(?:the |those |your |that |any |old )+(?:[\w'-]+ ){0,3}?(?:notes?|steps?|rules?|advice|instructions?|lists?|guide|docs?|info\w*|limits?|recipe|address|schedule|settings?|figures?|numbers?|manual|plans?|conventions?|dosage|rates?|prices?|restrictions?|guidelines?|timetable|rota|tips?|prescription|diagram)(?: (?:you have|in your notes|i gave you|from before))? (?:no longer|don't|doesn't|do not|does not|won't|are not|isn't|aren't) (?:apply|appl(?:y|ies)|counts?|holds?|stands?|valid)(?: (?:any ?more|any longer|to (?:us|me|our \w+|this \w+)|here|for us|now))?)\b(?! (?:cleanly|when|if)\b)"
        ),
        fires=(
            "Robot arm got a new controller, it speaks EtherCAT and the Modbus notes don't apply.",
            "The doctor changed my pills, the old list doesn't count.",
            "The Windows notes don't apply to us.",
        ),
        silent=(
            "The patch doesn't apply cleanly.",
            "Those migrations don't apply in CI, why?",
            "The rules don't apply when it rains",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("s/",),
        pattern=pattern(
            r"(?P<m>s/[^/\s][^/\n]{0,40}/[^/\n]{1,40}?(?:/g?i?)?)(?=\s*(?:[.!]?\s*\Z|\n|in (?:what|my|that|the last|the above|everything|all|your)\b|,? (?:sorry|please|everywhere|throughout)))"
        ),
        fires=("s/mysql/mariadb/ in what I said before", "s/Tom/Tim"),
        silent=("run sed s/foo/bar/ on the file", "What does s/a/b/ do?", "Explain s/a/b/g to me"),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=("after all",),
        anywhere=True,
        opens=False,
        pattern=pattern(
            r"(?<=\w) after all\s*[,;.—–-]+\s*(?:and |though |but |even though )?(?P<m>i(?:'d|'ve| had| have)? (?:told|said|thought|written|mentioned|given|wrote|put|assumed)\b)"
        ),
        fires=(
            "Apparently the lock is per row after all, I'd told you per table.",
            "The clinic does take walk-ins after all, I'd said it doesn't.",
        ),
        silent=("She told me, after all I know her", "I said so"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            " dead",
            " closed",
            " gone",
            "defunct",
            "disconnected",
            "out of use",
            "cut off",
            "deactivated",
            "not in use",
            "out of service",
        ),
        pattern=pattern(
            r"(?P<m>(?:that|the|my|our|his|her)(?: old| former| previous)? (?:[\w'-]+ ){0,2}?(?:number|mobile|e-?mail|address|account|url|link|domain|inbox|handle|landline|iban|mailbox|extension|channel|po box|alias|card)(?: of (?:mine|ours|his|hers))?(?:'s|\s(?:is|are|was|went|has been))(?: now| long| since)? (?:dead|closed|gone|defunct|disconnected|out of (?:use|service)|cut off|deactivated|disabled|cancelled|not in use))\s*[,;:.—–]+\s*(?:so |and |but |please )*(?=(?:use|ring|call|write|try|mail|send|reach|pay|text|ping|i'm on|the new|it's (?:now|been)|my new|we use|reach)\b)"
        ),
        fires=(
            "That old phone number of mine is dead, ring the one ending 77.",
            "That old email of mine is dead, use the proton one.",
        ),
        silent=("My old phone is dead, recommend a new one?", "If the number is dead, ring me"),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("actually", "in fact"),
        claims=names_a_value,
        pattern=pattern(
            rf"(?P<m>(?:actually|in fact),? (?:(?:the|our|my|his|her|their) )?(?:[\w-]+ ){{0,2}}?[\w-]+(?:'s|\s(?:is|are|starts?|ends?|opens?|closes?|leaves?|begins?|falls?))(?: (?:at|on|in|from|until|only))? (?:the )?(?:{NUMBER}|{DAY}))\b(?! (?:of (?:the|my)|minutes ago|times? (?:better|faster)|hours ago)\b)"
        ),
        fires=("Actually, dinner's at eight.", "Actually, supper's on Thursday."),
        silent=("Actually, dinner was lovely.", "Actually, lunch sounds good.", "Actually, is it at eight?"),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=(
            "withdr",
            "revoked",
            "rescinded",
            "lifted",
            "repealed",
            "overturned",
            "took away",
            "took back",
            "taken away",
            "pulled",
            "scrapped",
            "suspended",
            "vetoed",
            "waived",
            "banned",
            "outlawed",
            "reinstated",
            "withheld",
            "ended",
        ),
        pattern=pattern(
            r"(?P<m>(?:legal|hr|security|compliance|finance|product|management|marketing|ops|it|audit|procurement|we|they|(?:the|our|my) (?:[\w-]+ )?(?:council|landlord|school|clients?|board|boss|team|doctor|city|bank|customer|company|airline|vendor|club|gym|insurer|hoa|office|manager|lawyers?|committee|government|ministry|department|agency|university|parents|nursery|clinic|vet|coach|teacher|owner|ceo|cto|dpo))(?:'ve|'s| has| have)?(?: just| now| since| finally| quietly)? (?:withdrawn|withdrew|revoked|rescinded|lifted|repealed|overturned|took away|took back|taken away|pulled|scrapped|suspended|vetoed|waived|reinstated|withheld|ended)"
            r" (?:(?:the|our|its|their|my|that|all|his|her|any) )?(?:[\w-]+ ){0,3}?(?:permission|permit|consent|bans?|caps?|limits?|rules?|requirements?|access|logins?|approval|right|exemption|policy|licen[cs]e|curfew|embargo|freeze|restrictions?|subsidy|discount|allowance|moratorium|quota|fees?|waiver|programme|contract|agreement|offer|perk|accounts?))\b(?!\s+(?:and|so) (?:i|it) (?:get|got|fails?|can't)\b)"
        ),
        fires=(
            "Legal withdrew the permission to log IP addresses.",
            "The landlord rescinded the pet ban.",
            "Security took away the shared admin login.",
        ),
        silent=(
            "They revoked my token and I get a 401, how do I make a new one?",
            "He withdrew some money.",
            "I took away the plates.",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("you can ", "you may ", "no need ", "forget about", "please drop"),
        pattern=pattern(
            rf"(?P<m>(?:(?:you (?:can|may)(?: now| safely)? |please )?(?:forget about|(?<=can )(?:drop|bin|lose|scrap|retire|ditch|strike|throw out|skip|delete|cross off|archive|remove)|(?<=may )(?:drop|bin|lose|scrap|retire|strike))|no (?:more )?need to (?:plan|cater|budget|book|cook|support|account|care|allow)(?: for)?) (?!(?:me|it|him|her|us|them|that|this)\b)(?:[\w'-]+ ){{0,4}}?[\w'-]+)\s*[,;—–]+\s*(?!i'm\b|if\b)(?=(?:[\w'-]+ ){{0,9}}?{_OVER}\b)"
        ),
        fires=(
            "You can forget about IE mode, the last customer who needed it has left.",
            "No need to plan for the dog, she's staying with my sister.",
            "You can bin the Jenkins notes, we left it in spring.",
        ),
        silent=(
            "You can forget about dinner if you don't help me, haha",
            "Don't forget about the milk.",
            "We can forget about the beach, it's raining.",
        ),
    ),
    Phrase(
        family="changed",
        language="en",
        cues=("ever since",),
        opens=False,
        claims=puts_a_fact,
        pattern=pattern(r"(?<=\w), (?P<m>ever since (?:the|we|they|our|my|that|last) ?\w+)"),
        fires=(
            "Those credentials rotate weekly these days, ever since the audit.",
            "Bins go out on Tuesdays, ever since the new contractor.",
        ),
        silent=("I love her, if ever since the war", "Ever since the accident I sleep badly."),
    ),
)
