"""What people say to be kind: thanks, praise, encouragement. It has the form of a fact and holds none."""

from __future__ import annotations

import regex

PRAISE = (
    r"(?:key|vital|crucial|invaluable|precious|inspiring|rewarding|encouraging|empowering|priceless|adorable|cute|gorgeous|stunning"
    r"|breathtaking|captivating|incredible|unforgettable|special|magical|powerful|meaningful|impressive|admirable|brave|strong"
    r"|lucky|proud|grateful|thankful|blessed|excited|thrilled|stoked|happy|delighted|honou?red|touching|heartwarming|uplifting"
    r"|refreshing|relaxing|calming|therapeutic|amazing|awesome|great|wonderful|fantastic|lovely|beautiful|fun|cool|nice|sweet|neat"
    r"|worth it|important|essential|tough|hard|crazy|surreal|nerve-wracking|so close|almost here)"
)

PLEASANTRY = regex.compile(
    r"^(?:(?:wow|yeah|yes|yep|aw+|oh|hey|hi|haha|well|and|but|so|really|absolutely|definitely|totally|exactly|true|sure|right|ok|okay"
    r"|man|dude|omg|thanks|thank you)[,!.\s—–-]+)*"
    r"(?:(?:i'm |i am )?(?:so |really |super |very )?(?:glad|happy to hear|pleased|thankful|grateful|proud of you|sorry to hear|stoked|excited (?:for|to hear))\b"
    r"|(?:i |we |really |so |much )*(?:appreciate|congrat\w*|thanks|thank you|kudos|props|well done|good luck|best of luck|take care|cheers)\b"
    r"|(?:i )?can't wait\b|(?:i )?(?:totally|completely|fully|couldn't) agree\b|hopefully\b|sounds\b|looks like\b|looking forward\b"
    r"|reminds? me\b|it(?:'s| is| was)(?: \w+)? remind(?:ing|er)\b|i'd love to\b|i should\b|i really should\b|i'll\b|let me know\b|keep (?:it up|going|up|me)\b"
    r"|you(?:'ll| will| never| can| deserve|'ve got|'re going|'re so|'re such| got|'re (?:doing|an? \w+))\b|you should be\b|i hope\b|i wish you\b|wishing you\b"
    r"|(?:that|this|these|those|it|they|what)(?:'s| is| are| was| were|'re)?(?: \w+){0,3}? (?:so|such an?|really|truly|totally|absolutely|pretty|very|super|just) "
    rf"|(?:that|this|those|these|the|your|it|its|what an?)(?:\s+[\w'’-]+){{0,6}}?\s*(?:'s|\s(?:is|are|was|were|looks?|seems?|sounds?|must be|will be|gonna be))(?:\s+[\w'’-]+){{0,2}}?\s+{PRAISE}\b"
    r"|your (?:\w+ ){0,5}?(?:is|are|was|were|means?|meant|will|has been|have been|must|really|deserves?)\b"
    rf"|[\w'’-]+(?:\s+(?!(?:is|are|was|were)\b)[\w'’-]+){{0,6}}?\s(?:is|are|was|were|can be)(?:\s(?:so|really|just|always|truly|very|such an?|absolutely|also|all|pretty))*\s{PRAISE}(?:\s(?:for|to|in|and|when|-)\b.*)?[.!…]*$"
    r"|next \w+ works\b)",
    regex.IGNORECASE,
)
"""How such a sentence begins, or all that it says: “Your support means a lot”, “That view is so pretty”, “Rest is key.”"""

_HOLDS = regex.compile(
    r"[\d/\\_@#=<>{}$%]|\b(?:always|never|must|should not|deadline|allergic|birthday|deploy\w*|port|server|api|branch|release|reviews?"
    r"|tests?|build|database|repo\w*|remember that|from now on)\b|(?-i:\p{Ll}\p{Lu}|[A-Z]{2,})|\w[.-]\w+[.-]\w",
    regex.IGNORECASE,
)
"""What makes a sentence worth a second look, however it begins; a letter's case counts by itself."""


def is_pleasantry(sentence: str) -> bool:
    """Whether the sentence is kindness and nothing besides: no number, no identifier, no rule in it."""
    return (
        _HOLDS.search(sentence.replace("ain't", "")) is None
        and PLEASANTRY.match(sentence.replace("’", "'")) is not None
    )
