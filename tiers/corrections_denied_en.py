"""English corrections that deny: what isn't so, and what is so instead.

Each row is a kind, made of what a clause denies and the next one tells; its messages are examples of the kind, and these are
its tests.
"""

from __future__ import annotations

from tiers.corrections import Phrase, pattern
from tiers.denials_en import is_denied_outright, is_put_right

_NOT = r"(?P<m>(?!(?:if|unless|when|whenever|while|because|since|once|until|before|after|whether|two wrongs|what|which|who|how|why|where|isn't|aren't|don't|do|doesn't|didn't|wasn't|weren't|is|are|not|never)\b)(?:[\w$@#./+'-]+ ){0,7}?[\w$@#./+'-]*(?:n't|\bnot|\bnever|\b(?:is|are|was|were|do|does|did|has|have)nt)\b(?! (?:just|only|even|yet|so|too|very|really|quite|sure|always|about|that|going|necessarily|if|unless|all|every)\b))"
_CUES = ("n't", "not ", "never ", "isnt", "arent", "wasnt", "dont", "doesnt", "didnt", "hasnt", "havent", "werent")

DENIED_EN: tuple[Phrase, ...] = (
    Phrase(
        family="denied",
        language="en",
        cues=_CUES,
        follows=is_put_right,
        pattern=pattern(_NOT),
        fires=(
            "That function doesn't return None on failure, it raises",
            "I'm not vegan, I'm vegetarian",
            "nah we don't have a monorepo, each service has its own",
            "That's not a race condition, it's just the cache being cold",
            "We don't have a garden, it's a balcony",
            "My dog isn't a beagle. He's a basset.",
            "the orchestra doesn't rehearse in the church, it plays in the town hall",
            "The valve isn't brass, it's steel",
            "I wasn't in Rome, I was in Milan",
            "he's not the CTO, he runs support",
            "Mozart wasn't German, he was Austrian",
            "This isn't a React project, it's Svelte",
            "she doesn't work at the clinic now, she left in June",
        ),
        silent=(
            "I'm not tired, I'm just bored",
            "He didn't laugh, he cried",
            "She isn't answering, she's probably asleep",
            "I don't know, it's odd",
            "I don't like the sea, I love the mountains",
            "The build doesn't work, it says out of memory",
            "I can't find my keys, they're in some bag",
            "It's not only fast, it's cheap as well",
            "We don't have time, we leave at six",
            "If it isn't Bob, it's Alice",
            "Isn't it blue, it's a sky?",
        ),
    ),
    Phrase(
        family="denied",
        language="en",
        cues=_CUES,
        claims=is_denied_outright,
        pattern=pattern(_NOT),
        fires=(
            "That flag doesn't exist",
            "We're not a monorepo",
            "Hmm, the Dolomites aren't in Switzerland",
            "prod db isn't MySQL lol, never has been",
            "my brother isn't a pilot on the Airbus",
            "That package isn't maintained by us",
            "She's not my aunt",
            "that chapel was never a mosque",
        ),
        silent=(
            "That shop isn't open",
            "My sister isn't coming to the party",
            "he's not at home",
            "It's not a big deal",
            "I'm not a morning person",
            "We're not ready yet",
            "That test doesn't pass",
            "The garden isn't big but we love it",
            "It isn't raining",
            "that's not enough, it needs 8 GB",
            "He's not the sharpest tool in the shed",
            "She wrote that the flag doesn't exist",
            "When that flag doesn't exist, return an error",
        ),
    ),
)
