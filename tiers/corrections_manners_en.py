"""English corrections of how the other side goes about it: its manner, its length, what it is to leave alone.

Each row is a kind, made of classes of words and of what the clauses claim; its messages are examples of the kind, and these
are its tests. The words reported are the group `m`.
"""

from __future__ import annotations

from tiers.corrections import Phrase, pattern
from tiers.manners_en import is_an_order, is_forbidden_with_a_reason, is_settled

_MANNER = (
    r"(?:emojis?|smil(?:ey|ie)s?|disclaimers?|preambles?|pleasantries|small ?talk|flattery|compliments?|praise|apolog(?:ies|y|ising|izing)|exclamation (?:marks?|points?)|exclamations"
    r"|jargon|buzzwords?|pep talks?|lectur(?:es?|ing)|sermons?|preaching|bullet(?: point)?s?|bullets?|headings?|headers|markdown|bold(?: text)?|caveats?|warnings|filler|fluff|waffle|waffling|introductions?"
    r"|summar(?:y|ies)|recaps?|hedging|sarcasm|jokes?|puns?|(?:code )?comments?|docstrings?|semicolons?|em[- ]?dashes|type hints?|formality|formalities|honorifics|titles|nicknames?|rhymes?|metaphors?|analog(?:y|ies)|abbreviations?"
    r"|acronyms?|passive voice|salutations?|greetings?|sign-?offs?|chit-?chat|theatrics|enthusiasm|drama|hype|superlatives?|adjectives?|adverbs?|footnotes?|italics|capitals|caps|hashtags?|follow-?up questions?|questions at the end|pet names?|moralising|moralizing|hand-?holding)"
)
_OF_YOURS = r"(?=\s*(?:[.,;:!—–]|$)|\s(?:please|pls|in (?:your|commit|every|each|all|code|the commit|replies|answers)|from (?:now|your|every)|at the (?:start|end|beginning|top)|every|each|when|you|already|next|going|altogether|about|on (?:every|each|all)|will you|would you|and (?:just|get|give|answer|write))\b)"
_WRITE = (
    r"(?:explain|repeat|restate|summari[sz]e|apologi[sz]e|remind|add|include|mention|translate|spell|list|quote|paste|show|print|comment|wrap|format|use|write|start|open|end|begin|sugar-?coat|praise|compliment|greet|thank me|ask (?:me|for|before|if|whether)|say|tell me|give me"
    r"|convert|round|number|cite|call me|address|refer|rewrite|suggest|recommend|define|justify|flatter|narrate|announce|point out|walk me|teach|lecture|sign off|paraphrase|prefix|warn)"
)
_LASTS = r"(?:from (?:now|here|today|this (?:point|day)) on(?:wards?)?|from here on (?:in|out)|henceforth|henceforward|hereafter|(?:in|for) (?:the )?future|(?:going|moving) forwards?|as of (?:now|today))"
_ORDER = r"(?:please |just |also |always |never |only |don't |dont |do not |stop )*(?:use|run|call|make|put|write|show|give|return|print|add|remove|delete|change|rename|replace|move|set|send|start|keep|take|get|deploy|store|prefer|pick|choose|switch|swap|turn|draw|explain|describe|translate|summari[sz]e|rewrite|rephrase|sort|list|book|schedule|address|spell|say|treat|serve|format|commit|push|merge|test|build|open|begin|draft|shorten|skip|ignore|leave|drop|avoid|buy|order|cook|answer|reply|respond|name|quote|cite|round|count|wrap|indent|check|include|stick|speak|talk|act|assume|convert|mark|label|sign|end|default|aim|target|limit|refer|mention|double-?check|log|read|save|tag|report|measure|weigh|plan|suggest|recommend|mock|inject|spin|tone|trim|cut)\b"

MANNERS_EN: tuple[Phrase, ...] = (
    Phrase(
        family="forbidden",
        language="en",
        cues=("from ", "hence", "hereafter", "future", "forward", "as of "),
        opens=False,
        claims=is_an_order,
        pattern=pattern(
            rf"(?<=[\w,'\"`)] )(?P<m>{_LASTS})(?=\s*(?:[.,;:!)…—–\n]|$)|\s(?:please|and|because|so|since)\b)"
        ),
        fires=(
            "Use my work email and not the gmail one going forward",
            "Rather than mocking the db, spin up the test container in future",
            "Too long. Keep it to a couple of sentences in future.",
            "Use British spelling from now on",
            "Book aisle seats from here on in, please",
        ),
        silent=(
            "What happens to diesel cars in future?",
            "I hope we see each other more in future",
            "We deploy on Mondays from now on?",
            "Explain how forwarding works going forward through the stack",
        ),
    ),
    Phrase(
        family="forbidden",
        language="en",
        cues=("from ", "hence", "hereafter", "future", "forward", "as of "),
        pattern=pattern(rf"(?P<m>{_LASTS}),?\s(?={_ORDER})"),
        fires=(
            "Going forward, skip the preamble",
            "From here on answer in Dutch",
            "In future put the imports at the top",
        ),
        silent=(
            "In the future cars will fly",
            "From now on I'm a morning person",
            "In future releases this may change",
        ),
    ),
    Phrase(
        family="forbidden",
        language="en",
        cues=("next time", "each time", "every time"),
        pattern=pattern(rf"(?P<m>next time),?\s(?!(?:call|bring|take|get|book|pick)\b)(?={_ORDER})"),
        fires=("Next time give me the short version first", "Next time, write the test before the code"),
        silent=("Next time come by train", "Next time we meet I'll bring cake", "Next time around it was easier"),
    ),
    Phrase(
        family="forbidden",
        language="en",
        cues=(
            "you didn't",
            "you not",
            "you to",
            "you stopped",
            "you'd ",
            "i'd ",
            "i would",
            "i never",
            "i didn't",
            "want you",
            "need you",
            "like you",
            "nobody asked",
        ),
        pattern=pattern(
            rf"(?P<m>(?:i'd|i would) (?:much |far )?(?:rather|prefer (?:it )?if) you (?:didn't|did not|don't|stopped|left|wouldn't|kept|used|wrote|called|gave|answered|asked|skipped|stuck|just)\b|i'd (?:like|prefer) (?:you|it if you) (?:not to|to (?:stop|drop|quit|skip)|stopped|didn't)\b|i (?:don't|do not) (?:want|need|like) you (?:to )?{_WRITE}|i (?:never|didn't) ask(?:ed)? (?:you )?(?:for|to|about)\b|nobody asked (?:you |for|to)\b)"
        ),
        fires=(
            "I'd rather you didn't open every message with a compliment",
            "I'd prefer it if you didn't apologise so much",
            "I don't need you to explain what a loop is",
            "I never asked for a PowerPoint",
        ),
        silent=("I'd rather you than me", "I'd like you to meet my mother", "Would you rather I didn't come?"),
    ),
    Phrase(
        family="forbidden",
        language="en",
        cues=("need to", "have to", "not start", "not use", "not ", "need for"),
        pattern=pattern(
            rf"(?P<m>(?:you (?:don't|do not|needn't|never) (?:need|have) to|(?:there's |there is )?no need (?:for you )?to|you needn't|(?:could|can|would|will) you (?:please |kindly )?not|please (?:do )?not|must you always|do you have to) (?:always |keep |still |constantly )?{_WRITE}\b)(?=[^?.!\n]*\b(?:every|each|always|all the time|any ?more|again|so (?:much|often)|to me|my|back|everything|with|what|that)\b)"
        ),
        fires=(
            "you don't need to explain what a loop is every time",
            "No need to repeat my question back to me",
            "Could you please not start each answer with flattery",
            "you don't have to remind me of that each morning",
        ),
        silent=("No need to rush", "You don't have to answer", "no need to apologise", "you don't have to thank me"),
    ),
    Phrase(
        family="forbidden",
        language="en",
        cues=(
            "lay off",
            "easy o",
            "ease ",
            "cut ",
            "knock ",
            "enough",
            "spare ",
            "skip ",
            "save ",
            "drop ",
            "lose ",
            "ditch ",
            "kill ",
            "hold ",
            "tone ",
            "stop with",
            "quit ",
            "away with",
            "leave out",
            "without ",
            "no more",
            "fewer ",
            "less ",
            "can we",
            "quit with",
            "done with",
            "tired of",
            "sick of",
        ),
        pattern=pattern(
            rf"(?P<m>(?!drop the comment\b)(?:(?:please |kindly |just |can (?:we|you) (?:please )?|could (?:we|you) (?:please )?|let's |let us )*(?:lay off|(?:go )?easy on|ease (?:off|up)(?: on)?|cut (?:it )?out(?: with)?|cut(?: back on)?|knock (?:it )?off(?: with)?|(?:that's )?enough (?:of|with)|spare me|skip|save (?:me|yourself)?|drop|lose|ditch|kill|hold|tone down|stop with|quit with|away with|leave out|no more|do away with|fewer|less of)|i'm (?:so )?(?:sick|tired|done) (?:of|with)|i(?: really)? (?:hate|can't stand|don't (?:want|need|like)))(?: of)?(?: all)?(?: (?:the|your|those|these|that|this))?(?: (?:long|silly|constant|endless|cheery|little|fake|corny|cheesy|[\w-]+)){{0,2}} {_MANNER}){_OF_YOURS}"
            r"|(?P<n>(?:please |ok,? )?(?:cut|knock) (?:it|that) (?:out|off))(?=\s*(?:[.,!;]|$)|\s(?:with|already|please)\b)"
        ),
        fires=(
            "Cut it out with the emoji in commit messages",
            "Lay off the exclamation marks",
            "Drop the smileys",
            "Spare me the disclaimers",
            "can we skip the pep talk from now on",
            "Easy on the jargon, please",
            'you always start with "Great question", cut it out',
        ),
        silent=(
            "Remove the emoji from this text",
            "Drop the comments column from the table",
            "Cut the onions finely",
            "Skip the intro of the film, it starts at minute five",
            "Write a summary without bullet points",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=("too ", "ramble", "rambling", "verbose", "overexplain", "over-explain", "wordy", "waffl", "long-winded"),
        pattern=pattern(
            r"(?P<m>(?:(?:that's|this is|it's|your (?:answers?|replies|messages|responses) (?:are|is|get)|you're|you are|you get|still|again|way|far|much|a bit|a little|bit|being) ){0,4}(?:too (?:long(?! ago| for| to| in)(?:-winded)?|short(?! for| to)|verbose|wordy|formal|stiff|chatty|technical|vague|polite|gushing|preachy|informal|casual|dense|terse|flowery|saccharine|many (?:words|comments|bullet ?points|emojis?|exclamation marks|adjectives|paragraphs|questions|headings|options|caveats|disclaimers|examples|apologies|docstrings)|much (?:text|detail|jargon|explanation|explaining|markdown|information|fluff|theory|background|praise)))(?=\s*(?:[.,;!—–]|$))"
            r"|you (?:ramble|waffle|over-?explain|talk too much|go on too long|explain too much|write too much|are rambling|keep rambling|lecture me)\b|you're (?:rambling|waffling|lecturing|so verbose|long-winded|overexplaining)\b)"
        ),
        fires=(
            "Too many comments. Only comment what isn't obvious.",
            "way too formal, loosen up",
            "you're too verbose",
            "you ramble",
            "Too long. Two lines will do.",
        ),
        silent=("The queue was too long", "Is it too formal?", "Too many people on the bus today", "It took too long"),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=("less ", "fewer "),
        pattern=pattern(
            r"(?P<m>(?:less|fewer) [\w-]+(?: [\w-]+){0,2}?[,;&]? (?:and |but |please )?more [\w-]+)(?=\s*(?:[.,;!—–]|$)|\s(?:please|next|from|in|when|you)\b)"
        ),
        fires=("less explaining more code, you ramble", "Fewer adjectives, more facts next time"),
        silent=("The less sleep the more coffee", "Is less money more freedom?"),
    ),
    Phrase(
        family="forbidden",
        language="en",
        cues=("hands off", "leave ", "for me to", " my job", "to me"),
        pattern=pattern(
            r"(?P<m>(?:please |kindly |so |and |just )*(?:hands off (?:of )?(?:the|my|our|that|those|this|anything|everything)|leave (?:that|this|it|those|them|the [\w-]+(?: [\w-]+){0,3}?|[\w./-]+) (?:to (?:me|us|ci|the \w+)|alone|as (?:it|they) (?:is|are)|untouched|be)\b)(?! (?:when|if|until|for (?:an?|two|the) )))"
        ),
        fires=(
            "Hands off the generated code please",
            "Please leave the tests alone, I write those myself",
            "undo that and leave gen/ alone",
            "leave the seasoning to me",
        ),
        silent=("She told him to leave it to her", "They want to leave the house to us?", "I can't leave them alone"),
    ),
    Phrase(
        family="forbidden",
        language="en",
        cues=("don't ", "dont ", "do not ", "never "),
        follows=is_forbidden_with_a_reason,
        pattern=pattern(
            r"(?P<m>(?:please |pls |kindly |and |so )*(?:don't|dont|do not|never) (?!(?:worry|forget|stop|get|think|do|be|let|see|go|come|wait|tell|mind|hesitate|panic|know|care|like|understand|even|want|need|have|give|you|we|i|they)\b)\w+\b)"
        ),
        fires=(
            "don't run the migrations yourself, leave that to me",
            "Don't touch the lockfile, that's for CI to do",
            "don't push to main yourself, I do the merging",
            "Please don't prune the roses, my father does it in March",
        ),
        silent=(
            "Don't worry, it's not important",
            "Don't forget the milk, it's on the list",
            "don't include headers in the CSV",
            "Don't do it yet, I'm not sure",
            "Never push straight to main.",
        ),
    ),
    Phrase(
        family="announced",
        language="en",
        cues=(
            "never mind",
            "nevermind",
            "no need for",
            "no need to",
            "don't worry about",
            "dont worry about",
            "forget about",
            "skip ",
            "don't bother",
            "dont bother",
        ),
        follows=is_settled,
        pattern=pattern(
            r"(?P<m>(?:never ?mind|no need (?:for|to \w+)|(?:don't|dont|do not) (?:worry|bother) (?:about|with)|forget about|skip) (?:the|my|our|about the|about my|a|an|any|that) [\w-]+(?: [\w'-]+){0,5}?)(?=\s*[,.;:!—–-])"
        ),
        fires=(
            "never mind the feature flag, it's shipped to everybody",
            "Never mind the birthday cake, we ordered one",
            "Don't worry about the migration, it ran last night",
            "no need for the babysitter on Friday, my mum's coming",
        ),
        silent=(
            "Never mind the noise, it's the neighbours.",
            "Never mind the weather, let's go",
            "Never mind the mess in my kitchen.",
            "don't worry about the tests",
        ),
    ),
    Phrase(
        family="swapped",
        language="en",
        cues=("swap ", "replace ", "trade ", "substitute ", "exchange ", "switch "),
        pattern=pattern(
            r"(?P<m>(?:please |kindly )?(?:swap|replace|trade|substitute|exchange|switch) [^.!?\n]{2,80}? (?:for|with|by|to|from) [^.!?\n]{1,60}?(?:(?:everywhere|wherever|whenever|anywhere|every time|each time|(?:in|with) (?:everything|all|anything|what|whatever)(?: that)?) (?:you|u)\b|in (?:all )?your (?:replies|answers|code|messages|examples|responses|suggestions|recipes|plans|snippets|drafts)\b|(?<=\w )everywhere(?=\s*(?:[.!]|$))))"
        ),
        fires=(
            "swap moment out for date-fns everywhere you write dates",
            "swap the butter for olive oil in everything you suggest",
            "Replace every requests call with httpx in what you write for me",
            "Trade the em dashes for commas everywhere",
        ),
        silent=(
            "Replace all tabs with spaces in src/",
            "Swap the first two paragraphs",
            "replace foo with bar in this file",
        ),
    ),
)
