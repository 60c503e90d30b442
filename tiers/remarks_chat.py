"""English talk among friends that uses a correction's words and corrects nothing: praise, catching up, how life goes, others' news.

Rows of the table in `tiers.remarks`, tested like it by their examples.
"""

from __future__ import annotations

from tiers.remark import Remark, remark

_LIKED = (
    r"(?:amazing|awesome|great|good|lovely|nice|beautiful|wonderful|fantastic|brilliant|perfect|incredible|gorgeous|stunning|powerful|inspiring|impressive|cute|adorable|sweet|kind|helpful|useful"
    r"|touching|moving|fun|funny|cool|special|the best|to die for|delicious|excellent|superb|charming|breathtaking|thoughtful|encouraging|spot on)"
)
_PERSON = r"(?:i|we|he|she|they|my \w+|our \w+)"
_WORKED_ON = (
    r"(?:function|method|class|tests?|button|docstring|comments?|imports?|header|heading|label|badge|footer|column|rows?|page|pager|form|field|modal|regex|component|endpoint|script|snippet"
    r"|query|build|icon|colou?r|layout|screen|ui|css|menu|tooltip|dialog|chart|plot|table|diff|linter|type|assert\w*|fixture|snapshot|log|logger|line|variable|parameter|schema)"
)

CHAT: tuple[Remark, ...] = (
    remark(
        "what the other did is liked",
        ("denied", "changed", "swapped", "announced"),
        rf"\b(?:what|the (?:[\w'-]+ ){{0,3}}?[\w'-]+) (?:that )?you(?:'ve| have)? \w+(?: (?:me|us|for us|there|up|to me))? (?:is|are|was|were|looks?|sounds?|turned out) (?:(?:so|very|really|just|pretty|quite|absolutely|such an?|all|an?|truly|\w+ly) )*{_LIKED}\b(?! but\b)|\bthat's (?:so |very |really |super )?(?:kind|sweet|thoughtful|generous)\b"
        r"|\byou(?:'ve| have| all)?(?: \w+ly)? (?:(?:made|had|did|put|got|came|come|gave|given|worked|poured|have|got)) (?:in )?(?:so much|so far|tons|loads|a (?:lot of (?:work|love|effort|thought|care|heart)|real difference|huge|big|great|blast|difference)|an impact|the work\b|everyone (?:\w+ )?(?:laugh|smile|happy|feel|comfortable|welcome)|my (?:day|week)|(?:me|us|them) (?:all )?(?:laugh|smile|cry|happy|proud|feel)|each other's|my back|your heart|it in you|what it takes|such an?)\b"
        r"|\byou(?:'ve)? got (?:this|it)\b(?=\s*[!,.]*\s*(?:$|keep|you|i know|i believe|and))|\byou got that right\b|\byou(?:'ve| have)? \w+ [^.,!?]{2,40} (?:so|really|very) well\b|\byou (?:missed|forgot) (?:a lot|so much|my birthday|our anniversary|me|all the fun|the party|a great \w+)\b|\b(?:is|are|hangs?|looks?) (?:\w+ )?(?:on (?:the|my|our) (?:\w+ )?(?:wall|fridge|desk|shelf)|framed|hanging)\b|\bway to go\b|\bno doubts?,? (?:you|[a-z]+,? you)|\b(?:and|so) it (?:really |definitely |totally )?shows\b|\b(?:you|they) (?:\w+ly )?made an impact\b|\byou(?:'ve)? (?:got|made it|came|come|pulled) through\b|\bwhat you said (?:really|has|helped|meant|means|touched)",
        """The photo you sent is so beautiful!
        What you said was really helpful.
        You've put so much love into this.
        You really made my day.
        You've got this!
        You got that right, but I'm happy anyway.
        Way to go, Lena!""",
        """The address you sent is an old one
        You've got this wrong, it's Bun
        You put Kotlin in the readme of a project that's all Java.""",
        lasting=True,
    ),
    remark(
        "catching up",
        ("changed", "denied"),
        r"\b(?:a lot|lots|so much|much|tons|loads|things?|plenty|crazy stuff|something \w+|some \w+ (?:stuff|things)|everything|nothing much)(?:'s|'ve| has| have|s)?(?: just| really| already)? (?:been )?(?:happened|happening|changed|changing|gone (?:on|down|by)|going (?:on|down)|come up|passed)\b[^.!?]*\b(?:since|lately|recently)\b"
        r"|\bsince we (?:last )?(?:spoke|talked|chatted|met|hung out|saw each other|caught up)\b(?=[^.!?]*\b(?:been (?:to|busy|up to|keeping|working|doing|a while)|keeping busy|(?:days|weeks|ages|months|while) since)\b|\s*[!.?-]|,? (?:i've been|we've been))|\bbeen (?:a while|ages|forever|(?:a couple (?:of )?|a few |some |two |three )?(?:days|weeks|months|years)) since\b|\b(?:been|keeping) busy since\b|\bsince (?:our last (?:chat|talk|call)|last time)\b",
        """A lot has happened since we last talked!
        So much has changed since last time.
        Since we last spoke I've been to Rome, it was magical.
        It's been a couple of weeks since we met""",
        """I've got a second kid since you last asked.
        The port has changed since last week, it's 5433""",
    ),
    remark(
        "how life goes",
        ("changed",),
        rf"\b(?:living|livin'?) (?:my|our|her|his|the)(?: own| best| true)? (?:dreams?|life|truth|self|lives)\b|\b(?:big|huge|important|essential|major) part of (?:me|my (?:life|day|world|routine)|us|our lives|who i am)\b|\b(?:{_PERSON}|you|it|the \w+)(?:'ve|'s| have| has)? (?:really |all |also )?(?:grown|changed|learned|learnt|improved|healed|matured|bonded) (?:me\b|us\b|my (?:life|mind|heart|perspective)|our lives|everything|a (?:lot|bit|ton)|so (?:much|far)|as an?|such|tons|loads|for the better)"
        r"|\b(?:thankfully|happily|luckily|fortunately|phew|thank god),? (?:it|that|this|they|everything|we)(?:'s| is|'re| are) (?:all )?(?:over|behind us|done|past)\b|\bnew (?:hobby|passion|obsession|favou?rite|friends?|addiction)\b|\bpush(?:ed|es|ing)? (?:me|us|him|her|them|myself|yourself)(?: (?!back\b)\w+)? (?:to|into|hard|harder|further|forward|out of|through)\b|\bchanged (?:me|us|him|her) (?:for|forever|as)\b|\bmoved (?:me|us|him|her|everyone|them) to\b|\bi'm off to (?:spend|see|bed|meet|visit|enjoy|grab|the)\b|\bdream(?:s|ing)? come true\b",
        """I'm living my best life now.
        My garden is such a big part of me now.
        I've grown a lot since the course.
        I've changed a lot since then
        The move changed me for good.
        The show pushed me to keep drawing.
        Happily it's over now.
        I've got a new hobby these days: birdwatching!""",
        """The port changed to 5433 for good
        We've grown to nine people since May, please update.
        They pushed the release to Friday""",
        lasting=True,
    ),
    remark(
        "what happened to oneself",
        ("changed", "denied", "swapped", "announced"),
        r"\b(?:it's|that's|it is|which is|they're) (?:so |very |really )?(?:special|dear|precious) to (?:me|us)\b|\b(?:it|this|that) was (?:so |very |really |just |such |super |truly |absolutely )*(?:an? )?(?:fun|relaxing|magical|therapeutic|powerful|awesome|amazing|lovely|rewarding|inspiring|special|incredible|blast|surreal|enlightening|emotional|wild|satisfying)\b|\bso (?:proud|excited|thrilled|grateful|glad|happy|pumped|stoked)\b"
        r"|\b(?:it's|that's|it is|this is)(?: just| so| really)? not (?:right|fair|okay|ok) (?:that|how|when|to)\b|^\W*(?:no+|nope|nah),? it (?:just )?(?:rained|snowed|poured|hailed|was (?:raining|snowing|sunny|cloudy|foggy|hot|cold|windy|warm|dry|freezing|humid))\b|^\W*(?:no+|nope|nah),? never (?:been|tried|seen|heard|met|read|watched|done|thought|played)\b|^\W*(?:no+|nope),? (?:what|who|where|when|how|why|which) (?:are|is|do|does|did|have|has|was|were|about|else)\b"
        r"|\b(?:spent|lost|wasted)\b[^.!?]{0,40}\b(?:on|with|in|at) (?:the|a) wrong\b|\bi was wrong\b[^.!?]*\bonce\b|\bit was when (?:i|we)\b|^\W*not [\w ]{1,20}\. (?:thanks|thank you|cheers|later|sorry)\W*$|^\W*no,? not (?:me|us),? you\b|\b(?:easy|hard|tend|tempting) to (?:[\w' ]{1,20}? and )?forget\b|\b(?:isn't|wasn't|not) easy\b|\bwhat i said (?:is|was|has been|helped) (?:so |very |really )?(?:helpful|useful|comforting|helped)\b",
        """I painted this last year, it's special to me.
        We made our own candles, it was so relaxing.
        It's just not right that kids go hungry.
        No, it snowed all day.
        Nope, never tried that, what's it like?
        No, what are you up to?
        It's easy to get lost and forget that.
        For me, it was when I saw the sea that I knew.
        Moving wasn't easy and settling wasn't either, but the help was great.
        Lost two hours on the wrong cable, all good now.
        I was wrong about pineapple on pizza once, remember?""",
        """No, it's the blue one
        No, we never used Perl
        It's not right, the port is 5433""",
    ),
    remark(
        "others' news, told as such",
        ("changed", "swapped"),
        r"\b(?:our|the|their|my|some|a) (?:competitors?|rivals?|competition|neighbou?rs?)\b|^\W*(?:neighbou?rs|competitors|rivals)\b|\b(?:[A-Z]\w+|cousin|friend|brother|sister|neighbou?r|mate|uncle|aunt|flatmate|roommate|buddy|ex)'s (?:startup|start-up|company|firm|employer|agency|band|school|shop|office)\b|[,;]\s*(?:he|she|they) told me\b|\bdid you (?:see|hear|read|notice)\b(?! (?:i|we|my|our)\b)|\b(?:good|great|nice|interesting|cool|fun|fascinating) (?:blog )?(?:post|article|read|talk|thread|video|piece|write-?up)\b|\bwon't (?:shut up|stop talking) about\b"
        r"|\b(?:swore|swears|vowed|bragged|reckoned|raved)\b|^\W*the (?-i:[A-Z][a-z]{2,})s (?:are |have |'ve |just )*(?:moving|moved|relocating|relocated|emigrat\w+) to\b|^\W*(?:the|our|my) [\w-]+(?: (?!(?:is|are|was|were|am)\b)[\w-]+)? no longer \w+ing\b",
        """Our rivals dropped their prices, did you see it?
        My cousin's company switched to a four-day week, she told me.
        Netflix migrated to Rust, interesting article.
        A friend swore he'd moved to Lisbon.
        The Larsens moved to Malta.
        The team no longer winning made the fans sad.""",
        """Our company switched to a four-day week
        The team moved to Linear
        The team is no longer using Jira""",
        lasting=True,
    ),
    remark(
        "said in passing",
        ("announced", "denied", "changed"),
        r"^\W*let me rephrase\s*[:,]\s*(?:can|could|what|how|why|is|are|do|does|would)\b|\bgot (?:the|that|my|his|her|an?) (?:answer|question|lyrics|joke|quiz) wrong\b|\bwhat an? (?:voice|life|legend|loss|man|woman|guy|career|day|night|game|film|shame|pity|treat)\b|\b(?:days?|weeks?|sleeps|hours?) (?:until|till|to go)\b|\bcan't wait\b|\bit's (?:vacation|holidays?|the weekend)\b"
        r"|,? (?:the )?poor (?:boy|girl|man|woman|thing|guy|kid|dog|cat)\b|\btip of my tongue\b|\bgot rid of (?:the|those|these|all the) (?:wasps|ants|mice|rats|spiders|flies|moths|stains?|mould|mold|weeds|smell|dust|bugs|cobwebs|hiccups|cold|cough)\b|\bsmarter than (?:you|me)\b",
        """Let me rephrase: can it be faster?
        I got the answer wrong in the quiz, it was the last question.
        RIP Prince, what a voice.
        From today it's only ten days until Christmas!
        From Monday on it's vacation, can't wait.
        He changed his mind, the poor boy.
        We got rid of the wasps.""",
        """Let me rephrase: builds run after the merge
        From today it's Bun, not Node
        We got rid of the car
        The deadline changed: two days for reviews, not one""",
    ),
    remark(
        "advice in general",
        ("swapped",),
        r"^\W*(?:(?:plus|also|and|so|well|yeah|yes|sure)[\s,]+)*you (?:can|could|may|might)(?: also| always| just)? (?:use|try|add|swap|replace|substitute|put|take|have|do|make)\b(?!.*\b(?:now|from)\b)",
        """You can use oil instead of butter in most cakes.
        Sure, you could swap the rice for quinoa instead of pasta""",
        """You can use pnpm now instead of npm
        We use oil instead of butter""",
    ),
    remark(
        "what others claim",
        ("changed",),
        r"^\W*(?:they|people|some people|somebody|someone) (?:claim|say|think|insist|reckon|believe)s? (?!you\b|we\b)",
        """They claim the port changed to 5433
        People say the ferry was cancelled""",
        """We say the port changed to 5433""",
    ),
    remark(
        "that one time",
        ("changed", "swapped"),
        r"\bthat (?:night|day|evening|afternoon|morning|weekend|time|year|summer|winter)\b(?=\s*(?:[.,!;]|$|as\b|and\b))|\bas usual\b",
        """The chef replaced the rice with quinoa that night.
        The soup was replaced by a salad on the menu that day, as usual""",
        """The soup was replaced by a salad
        We replaced npm with pnpm""",
    ),
    remark(
        "a thing to mend",
        ("denied", "changed", "swapped"),
        rf"^(?!.*\byour?\b)\W*(?:the|this|that) (?:[\w'-]+ ){{0,4}}?{_WORKED_ON}\b[^.!?]*, (?:so )?(?:please |pls |can you |could you )?(?:fix|change|update|remove|delete|repair|investigate|correct|rewrite)\b",
        """The test shows the wrong date, please fix it.
        The docstring is stale, please update it.
        The comment in line 3 is outdated, remove it.
        the build uses node 18 instead of 20, please fix""",
        """The number you have is wrong, please update it.
        Your notes on the build are outdated, please update them""",
    ),
)
