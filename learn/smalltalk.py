"""What friends tell each other and nobody needs to know next week: feelings, advice, cheer, a moment that passed.

It has the form of a fact or of a rule ("you always make me laugh", "never give up"). A sentence that names something keeps
its place: a number, a name, an identifier, a trade's word, or what is true of a person for long (an allergy, a home, a job).
"""

from __future__ import annotations

import regex

_NAMED = regex.compile(
    r"[\d\\_@#=<>{}$%`]|\w/\w|(?-i:\p{Ll}\p{Lu}|(?<![\p{L}])[A-Z]{2,}\b)|\w[.-]\w+[.-]\w|\w\.\w{2,}"
    r"|\b(?:deploy\w*|port|servers?|apis?|branch(?:es)?|releases?|reviews?|tests?|(?:the|our|each|every|nightly|release|this|ci|docker) builds?|builds? (?:fail\w*|takes?|breaks?|runs?|are|is|times?|artifacts?|server|image)|databases?|repos?(?:itory)?|code|commits?|merges?|pull requests?"
    r"|(?:force[- ]|git )push\w*|push(?:es|ed|ing)? (?:directly )?(?:to|from) (?:main|master|prod\w*|the repo|origin|trunk)|configs?|cach(?:e|ed|ing)|clusters?|pipelines?|docs|documentation|migrations?|services?|endpoints?|secrets?|tokens?|(?:api|access|ssh|secret|private|public|signing|encryption|primary|foreign|license) keys?|logs?"
    r"|tickets?|sprints?|backups?|staging|production|dashboard|queue|schema|client|invoices?|deadline|stand-?up|tabs|spaces|linter|typos"
    r"|comments?|functions?|modules?|packages?|librar(?:y|ies)|frameworks?|containers?|flags?|scripts?|workers?|replicas?|domains?"
    r"|reply|answer (?:in|with|me|briefly)|respond|format|table|rows?|columns?|files?|ledger|tone|language|english|german|emojis?|remember that (?:i|my|we|our)|from now on)\b",
    regex.IGNORECASE,
)
"""Names, numbers, and the words of a trade."""

_LASTING = regex.compile(
    r"\b(?:allerg\w*|intoleran\w*|vegan|vegetarian|pescatarian|diabet\w*|co?eliac|asthma\w*|pregnant|married|divorced|widowed|engaged|retired|left-handed"
    r"|colou?r-?blind|deaf|kosher|halal|gluten|lactose|medication|surgery|birthday|anniversary|due date|passport|visa"
    r"|named|called|names? (?:is|are)|(?:was|were|am|been) born|grew up|raised in|years? old|one-year-old|nickname)\b"
    r"|\b(?:i|we|he|she|they|my [\w'’ ]{2,25}|our [\w'’ ]{2,25})(?:'m|'re|'s|’m|’re|’s| am| is| are)? (?:live|lives|living|moved|moving|work|works|working|study|studies|studying|stay|based|stationed|employed|volunteer(?:s|ing)?) (?:in|to|at|as|for|from|with|near|on)\b(?! (?:my dreams?|myself|it|this|that|them|the way)\b)"
    r"|\bmy favou?rite (?!part|thing about|moment)[\w ]{2,25} (?:is|are)\b"
    r"|\b(?:i|we|he|she|they|my (?!time|way|heart|life)[\w'’]+(?: \w+)?)(?:'ve|’ve|'s|’s)? (?:have|has|own|owns|got|adopted|bought|rented|keep) (?:just |got |adopted )?(?:an?|one|two|three|four|five|six|some|my own|our own) (?!(?:lot|great|good|nice|blast|feeling|time|ton|bunch|hard|bit|few|way|really|long|big (?:impact|day)|fun|awesome|amazing|wonderful|moment|chance|look|go|try|break|new (?:appreciation|perspective|sense)|couple|special|passion|dream)\b)"
    r"|\b(?:i|we|my [\w'’]+(?: \w+)?)(?: really| also| usually| both)* (?:don't|do not|doesn't|does not|can't|cannot|never) (?:eat|drink|drive|smoke|wear|swim|fly|cook|speak|use)\b"
    r"|\b(?:i|we|my (?!heart|soul)[\w'’]+(?: \w+)?)(?: really| also| usually| both| absolutely| always)* (?:love|like|hate|prefer|enjoy|dislike|play|speak|collect|teach|coach|ride|drive)s? (?!(?:that|it|this|these|those|how|the (?:thought|way|idea|feeling)|being|you|your|them|when|seeing|what|having|knowing|hearing|making|watching (?:them|you)|all|every|each|to (?:see|hear|help|know)|spending|sharing|doing|giving|talking|hanging|his|her|their|getting|finding|helping|holding|exploring)\b)\w"
    r"|\bi(?:'m|’m| am) (?:an?|the) (?!(?:bit|little|lot|huge|big|great|such|happy|lucky|mess|wreck|fan|firm|strong)\b)(?:[\w-]+ ){0,2}[\w-]+(?= (?:at|in|for|from|by|and)\b|\s*[.,!]|$)"
    r"|\bmy (?!(?:goal|dream|aim|passion|art|heart|soul|life|own|favou?rite|happy|journey|way|family is|family motivates|hope|wish|love|experience|work|writing|cork)\b)(?:[\w'’-]+ ){0,2}[\w'’-]+ (?:is|are|was) (?:an?|from|in|at|on|called|named|the|my)\b(?! (?:great|good|big|huge|real|true|source|part|way|mix|reason|reminder|outlet|inspiration|rock)\b)",
    regex.IGNORECASE,
)
"""What stays true of somebody: a condition, a name, a home, a job, what is owned, what is liked."""

_SOFT = (
    r"(?:dreams?|dreaming|passions?|joys?|love and|acceptance|self-\w+|courage|feelings?|feels?|felt|memories|nature|souls?|inspir\w+|journeys?|happiness|motivat\w+"
    r"|vibes?|blast|moments\b|(?:happy|special|that|this|every|little) moment|(?:our|my|your|these) experiences?|wonderful experience|struggles?|(?:my|your|our) goals?|goals|adventures?|(?:your|the|making) progress(?! bar)|opportunit\w+|balance is (?:key|everything)|kindness|hope\w*|(?:our|the|my|in a|great) community|creativity|(?:real|those) connections|connections? (?:it|we)|positivity|positive effect|strength"
    r"|peace\w*|stress|de-stress\w*|encourag\w+|success\w*|hearts?|beauty|understanding and|gratitude|determination|the energy (?:from|of|in)|challenging|obstacles?|supportive|support (?:group|each|our|and|you)|(?:love|your|the|and) support|supporting|cheer\w*|buddy|guys"
    r"|awesome|amazing|wonderful|incredible|fantastic|beautiful|gorgeous|lovely|great|cool|cute|fun|sweet|special(?! (?:char\w*|cases?|handling|tokens?|offers?))|unreal|surreal|rewarding|fulfilling|precious|proud|lucky|happy(?! path)|excit\w+|thrill\w+"
    r"|grateful|thankful|blessed|glad|satisfying|relaxing|chill\w*|calming|comforting|meaningful|(?:big|positive|huge|an|the) impact|freedom|magical|an? (?:great )?escape|therapy|therapeutic|haven|reminders?|reminds?|perspective|appreciat\w+|cherish"
    r"|best thing|so much|such an?|so (?:good|important|nice|true|many)|(?:is|are|that's) (?:really |very |so |also )?key\b|(?:is|are|so|most|very|really|too) important|worth it|my back|count on|look back|look forward|looking (?:up|forward)|keep (?:it up|going|pushing|me)|push(?:ing)? (?:each|through|me)"
    r"|(?:a|real|big|the) difference (?:in|a|to)|real difference|(?:have|got) the power|the world|resilient and|healing|comfort zones?|unique paths|more inclusive|immersed|tough|mean(?:s|t)? a lot|fave|friendship|smiles?|pushing boundaries|bounce back|pays off|crazy|thriving|(?:a lot|not much) (?:has |is |have )?(?:changed|happened|new)|ages since|loved ones|true selves|good times|tug-of-war|bummer|bring(?:s|ing)? (?:you|us|me)|mind a little|emotional ride|neighbors|imagination|celebrating|flavors? and|everything to me|be happening"
    r"|(?<!of )(?<!of-)life(?! cycle)\b|ourselves|yourself|(?:being|expressing|on|of|to be|for) myself|themselves|(?:come|coming|stand|working|bring\w*) together|hustle|hardship|scared|traumatizing|frustrating|awareness|emotions?|express (?:ourselves|myself|your))"
)
_SOFTLY = regex.compile(rf"\b{_SOFT}\b", regex.IGNORECASE)

_FORM = regex.compile(
    r"^(?:(?:wow|yeah|yes|yep|aw+|oh|hey|hi|haha|well|and|but|so|really|absolutely|definitely|totally|exactly|true|sure|right|ok|okay|man|dude|omg|thanks|also|now|sometimes|since|whenever|even when)[,!.\s—–-]+)*"
    r"(?:(?:i|we|you|they)(?:'ll|’ll| will) (?:always|never|definitely|have to|just|keep|be)\b|i (?:must|have to|gotta) (?:say|admit|confess)\b|i (?:still )?(?:can't|cannot|couldn't) (?:believe|wait|imagine|picture|help|thank|stop|get (?:enough|over))\b"
    r"|you(?:'ve|'re) (?:always|never|really|just|so|such)\b|you (?:(?:always|never) (?:make|know|shy|fail|cease|inspire|have|seem|sound|look|give|stop)|really|just|deserve|know|got (?!my|our|the|it|that|this)|make|look|inspire|sound|are (?!wrong|mistaken|out)|were (?!wrong|mistaken))|you can (?:always|do|count)\b|you(?:'ll| will) (?:have to|just|never|always)\b|you (?:really )?should[!.]|your (?!\w+ (?:is|are) (?:wrong|off|outdated|stale|old|incorrect))|i'?(?:ll| will) never forget\b|i(?:'d| would) never (?:have|want|trade)\b|i never (?:thought|knew|imagined|realised|realized|expected)\b|never (?:saw|seen|knew|thought|say|give|stop|quit|lose|underestimate)\b"
    r"|(?:thanks|thank you|congrats|props|kudos|fingers crossed|lucky|so (?:proud|glad|happy|excited|true|good)|good (?:luck|for)|way to go|looking(?! for (?:an?|my|work))|sounds?|looks?|feels?|makes?|reminds?|always (?:up|here|happy|good|nice|great|glad|there|fun|a)|gonna|i'm off to|since we last|took\b|i am writing all|i highly\b|now (?:i want|the)\b|being\b|giving\b|taking\b|seeing\b|losing\b|whenever you|crazy thing|just like you|can't|couldn't|won't|must (?:be|have|feel)|gotta|glad|happy)\b"
    r"|(?:that|this|these|those) (?:pictures?|pics?|photos?|page|one|songs?|books?|movies?|trilogy|show|day|trip|place|view|paintings?|scene)\b|we all\b|if we\b|everyone we\b|(?:family|friendship|love|art|music|nature|dance|yoga) (?:is|means|can)\b|friends? like\b|would love\b|next \w+ works\b|some \w+ (?:are|is) (?:definitely|really)\b|there(?:'s|'re| are| is| were| was) (?:always|so|such|a lot|many|moments|fun|nothing)\b|people of\b|(?:kids|pets|dogs|cats) (?:have (?:a way|an)|are (?:so|such|the best))\b|the (?:toughest|hardest|best|worst|coolest|main) (?:thing|part|character)\b|also (?:invest|try)\b"
    r"|(?:everyone|everybody) (?:deserves|needs|was|had|were)\b|(?:turtles|it|that|this|they|he|she|these|those) (?:always|never|really|just)\b|(?:i|we) (?:really |totally |definitely |fully )?(?:agree|figured|feel|felt|realised|realized|hope|wish|guess|imagine)\b"
    r"|(?:i|we) (?:really |all |both |probably )?(?:should|gotta|need to|oughta|might)(?: all| also| really)? (?:plan|cherish|fight|join|start|try|do|go|meet|hang|catch|get|keep|look|check|give|celebrate|definitely)\b)",
    regex.IGNORECASE,
)
"""Openings of cheer, promise and wonder."""

_GERUND = regex.compile(
    r"^(?:(?:and|but|so|yeah|well|sometimes)[,\s]+)*(?!(?:during|nothing|something|anything|everything|billing|staging|training|spring|king|testing|logging|caching|building|onboarding|pricing|marketing|accounting|shipping|the)\b)[A-Za-z]+ing\b[^.!?]{2,80}?(?:'s| is| are| was| has been| have been| feels?| makes?| sounds?| looks?| helps?| means?| takes| lets| gives| keeps| brings| isn't)\b",
    regex.IGNORECASE,
)
"""“Sharing our stories is …”: a doing as the subject, which is an opinion wherever it names nothing."""

_PEP = regex.compile(
    r"^keep \w+ing (?!functions|classes)\w+|\b(?:give up(?! (?:sugar|meat|coffee|smoking|alcohol|my|the|gluten|dairy))|(?<!-)\bquit\b(?! using| \w+ing| that| the| my| his| her| our| in)|stop (?:dreaming|believing|trying|smiling)|believe in (?:yourself|you)|be yourself|lose (?:hope|faith|heart)|never say never|say never|miss a beat|beat yourself|be afraid|be too hard|be shy|be so hard|get discouraged|hold (?:back|me back|you back)|let (?:anything|anyone|anybody|nothing|the bumps|fear|it|that|them|this|others) (?:stop|bring|get|hold|drag|define|ruin)"
    r"|stay (?:positive|strong|true|motivated|focused)|take breaks|dance it out|hang in there|chin up|follow your|chase your|forget (?:to )?(?:how|breathe|smile|have fun|enjoy|take|stay|believe|you|that you|about you)|keep going|just do it|you got this|i'm always here|here for you|never know|cheer(?:ing)? you|on your side|worry\b(?! about the)|hesitate|sweat it|stress about|be late|do anything i wouldn't|tempt me|make me (?:laugh|cry|blush|smile))\b",
    regex.IGNORECASE,
)
"""What people tell each other to keep going."""

_PASSING = regex.compile(
    r"\b(?:yesterday|last (?:night|week|weekend|month)|this (?:morning|weekend|afternoon)|the other (?:day|night)|today|tonight|earlier|just now|a (?:few|couple of) days ago|recently|lately|one time|once)\b",
    regex.IGNORECASE,
)
_PERSON = regex.compile(
    r"^(?:i|we|my|our|he|she|they|the kids|me|it|yesterday|last|this|today|since|one|the other)\b", regex.IGNORECASE
)

_OPINION = regex.compile(
    r"(?:'s|’s| is| are| was| were|feels?|looks?|sounds?|seems?|been|really) (?:\w+ ){0,2}?(?:so|such|really|pretty|super|very|truly|quite|the best|my (?:favou?rite part|top pick|happy place|haven|thing|jam|stress fix|go-to)|like an?|an? (?:great|huge|big|good|real|nice|little|long|lovely|perfect|wonderful|amazing|true))\b",
    regex.IGNORECASE,
)

_POINTING = regex.compile(
    r"^(?:(?:and|but|so|also|yeah|wow|oh|anyway)[,\s]+)*(?:(?:i|we)(?: also| really| just| even| always| still)* (?:love|like|enjoy|hate|adore|miss|liked|loved|enjoyed) (?:\w+ing )?(?:it|them|him|her|his|its|their)\b|we even\b|(?:i|we) (?:held|hosted|had|did|made|got|tried|saw|met|played) (?:some|a few|a bunch|lots|plenty)\b"
    r"|that must(?:'ve|\s+(?:have|feel|be))\b|that should hopefully\b|there's always (?:this|something|someone)\b|keep you posted\b|(?:i'm |we're )?gonna\b|can't wait\b)"
    r"|\bunforget+able\b|\breally make a difference\b|\bfor fun[.!]*$|\balways (?:reminds?|makes?|brings?|gives?|inspires?|cheers?|lifts?) (?:me|us|my|our)\b|\blike family\b|\bjust for fun\b|\b(?:we|i) all enjoyed\b",
    regex.IGNORECASE,
)
"""What is liked is only pointed at; what must have been so; what always makes somebody smile."""

_VOCATIVE = regex.compile(
    r",\s+(?-i:[A-Z])\p{Ll}+(?=\s*[,.!]|$)|(?<=\w )(?-i:[A-Z])\p{Ll}+(?=\s*!)|^(?:\w+,?\s+)?(?-i:[A-Z])\p{Ll}+,\s+(?=(?:i|we|you|it|that)\b)",
    regex.IGNORECASE,
)
_PROPER = regex.compile(
    r"(?<=[\p{Ll},;] )(?!I\b|I['’])\p{Lu}\p{Ll}+|^[\"“]\p{Lu}|^(?!The\b|This\b|That\b|My\b|We\b|You\b|It\b|They\b|He\b|She\b|And\b|But\b)\p{Lu}\p{Ll}+ (?:is|was) \p{Lu}"
)
"""A name in the middle of a sentence."""


def is_small_talk(sentence: str) -> bool:
    """Whether the sentence is talk that names nothing and states nothing lasting."""
    text = _VOCATIVE.sub("", sentence.replace("’", "'")).strip()
    if _PEP.search(text):
        return True
    if _NAMED.search(text):
        return False
    if _FORM.match(text) or _POINTING.search(text):
        return True
    if _LASTING.search(text) or _PROPER.search(text):
        return False
    return any(
        (
            _GERUND.match(text),
            _SOFTLY.search(text),
            _OPINION.search(text),
            text.endswith("!")
            and not text.lower().startswith(("always", "never", "don't", "do not", "no ", "avoid", "prefer")),
            _PASSING.search(text) and _PERSON.match(text),
        )
    )
