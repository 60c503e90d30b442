"""Two parts in one frame that differ in one phrase, where the two phrases are of one row but say different things.

“The parser skips empty lines”, “the parser fails on empty lines”: all else is the same word for word, so that what they differ in
needs no other proof than that the two are ways to treat one thing. A row holds two or more such ways, each with its phrases.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tensions.antonyms import OPPOSING
from tensions.parts import parts, speaker, word_key
from tensions.shares import is_exception, is_limited
from words.language import FUNCTION_WORDS, words_of
from words.vocabulary import listed

Words = tuple[str, ...]

_DEEDS: Final[tuple[tuple[str, ...], ...]] = (
    # How something is treated.
    ("forward|pass|pass on|pass through|keep|kept|preserve|retain|let through|leave in|relay|propagate", "strip|drop|remove|discard|delete|cut|filter out|throw away|swallow", "reject|refuse|abort on|fail on|block|deny|bounce|choke on|crash on", "rewrite|replace|mask"),
    ("skip|ignore|pass over|overlook|leave out|omit", "abort on|fail on|reject|refuse|choke on|crash on|stop at|error on", "process|handle|import|read|include|parse|check|go through"),
    ("tolerate|ignore|accept|allow|permit|forgive|let through|welcome", "reject|refuse|abort on|fail on|forbid|disallow|deny|ban|prohibit|complain about"),
    ("support|offer|have|include|come with|feature", "lack|do without|omit|come without|be missing"),
    ("welcome|accept|admit|take in|let in|receive", "turn away|refuse|exclude|reject|keep out|bar"),
    ("skip|bypass|go around|be exempt from", "go through|pass through|undergo|need|require|have to pass|must pass|be subject to"),
    ("use|prefer|stick to|want|add|include", "avoid|leave out|omit|skip|drop|refrain from|never use|stay away from|steer clear of|go without|do without"),
    ("point out|correct|fix|flag|mention|tell me about|mark", "ignore|overlook|leave|skip|let pass|leave alone|gloss over"),
    ("terminate", "pass through|forward untouched"),
    ("fail|break|block|stop|fail build|break build|block merge", "merely warn|warn|only warn|just warn|warn about"),
    ("split up|break up|take apart|split", "keep in one piece|keep together|merge|keep whole|keep as it be"),
    ("pin|lock|freeze", "leave unpinned|unpin|float|leave open"),
    ("encourage|recommend|advise|welcome", "discourage|frown upon|advise against|warn against|ban|forbid"),
    ("enforce|require", "waive|lift|relax|drop"),
    ("include", "exclude|leave out|omit"), ("merge", "rebase", "squash"), ("compress", "leave uncompressed"), ("retry", "drop|give up on|discard"),
    ("squash", "keep|preserve"), ("know about|know|be aware of", "have no idea about|have no idea of|know nothing about|be unaware of|suspect nothing about"),
    ("walk|go on foot", "ride bus|take bus|go by bus|drive|cycle|go by car|take train|go by train|be driven|ride bike|go by bike"), ("overwrite|replace", "append to|keep|leave untouched|skip"), ("delete|erase|destroy|shred|purge|remove|wipe", "keep|archive|retain|store"),
    # What became of it.
    ("renew|extend|prolong", "terminate|cancel|end|let lapse|run out|expire"),
    ("sell|sold|give away|given away|gave away|get rid of|got rid of", "keep|kept|hold on to|held on to"),
    ("take up|taken up|took up|start", "give up|given up|gave up|quit|stop|drop|abandon"),
    ("go ahead|go forward|take place|be on|happen", "call off|cancel|be off|fall through|postpone|fell through"),
    ("pass|ace|get through|got through", "fail|flunk|mess up"),
    ("get|got|win|won|receive|land|be awarded|be given", "miss out on|miss|lose|lost|be denied|be turned down for|be refused|not get"),
    ("finish|complete|see through|make it through", "drop out of|abandon|quit|break off|give up|gave up|fail to finish|be thrown out of"),
    ("have|had|got|get|receive|take|took", "skip|miss|refuse|decline|do without"),
    ("play in|played in|take part in|took part in|attend|join|be at", "sit out|sat out|miss|skip|stay away from|be absent from"),
    ("be promoted to|become|became|be named|be made", "be turned down for|be passed over for|be rejected for|fail to become"),
    ("be accepted|be approved|be granted|be let in", "be rejected|be refused|be denied|be turned down|be declined"),
    ("win|won", "lose|lost", "draw|drew"), ("survive|make it|pull through", "die|perish|be killed"),
    ("arrive|come|came|turn up", "be lost|get lost|go missing|went missing|never arrive"),
    ("have|hold|keep|own", "lose|lost|give up|gave up|be stripped of"),
    ("own|be responsible for|run|lead|be in charge of", "have nothing to do with|have no part in|have no say in|not be involved in"),
    ("be hired|be taken on|join", "be fired|be let go|be laid off|be sacked"), ("increase|rise|rose|go up|went up|grow|grew", "decrease|fall|fell|go down|went down|shrink|shrank|drop"),
    ("stay up|stay on|keep running|run|be up|be on|run on", "shut down|go down|be down|power down|stop|be off|sleep|turn off|switch off"),
    ("work|function|run|operate", "be broken|be out of order|be down|malfunction|fail|be dead"),
    ("found|discover|locate", "never find|lose|lost"), ("be born", "die"), ("open|be open", "close|be closed|be shut"),
    # What somebody feels of it, and how two stand to each other.
    ("enjoy|love|like|adore|look forward to|be fond of|be happy with|be happiest with|be keen on|can not wait for|relish", "dread|hate|detest|loathe|can not stand|can not bear|dislike|be allergic to|be sick of|despise|fear|be fed up with|be tired of|shun"),
    ("get along|get on|be on good terms|be friends|be close", "feud|be feud|fall out|have fallen out|not speak|be at odds|be at war|quarrel|clash"),
    ("hear well|hear perfectly|hear fine", "be deaf|be hard of hear|hear nothing|hear badly"),
    ("see well|see perfectly|see fine", "be blind|see nothing|see badly"),
    ("trust|believe", "distrust|mistrust|doubt"), ("forgive", "resent"), ("admire|respect|look up to", "despise|look down on"), ("calm|soothe", "terrify|scare|frighten"),
)  # fmt: skip
"""Each row: ways that exclude each other, each with its phrases in the form of a dictionary."""
_STATES: Final[tuple[tuple[str, ...], ...]] = (
    # How it is done, and where.
    ("by hand|manually|in person", "automatically|by a script|by a bot|by machine|by the pipeline|by itself"),
    ("wirelessly|over the air|by wifi|without a cable", "with a cable|by cable|over a cable|through a cable"),
    ("in cash|cash", "on card|by card|with card|by bank transfer|by direct debit|by invoice"), ("black|plain|without milk|without sugar", "with milk|with sugar|with two sugar|with cream|white|sweet|with milk and sugar|with oat milk"),
    ("formally|in a formal tone", "informally|casually|in a casual tone"), ("permanently|for good|for ever|forever|indefinitely", "temporarily|for one hour at a time|for an hour|for a day|for a while|for now|for one day|for a week"),
    ("online|remotely|over zoom|on zoom|by video", "in person|on site|face to face|in the office|in the room"),
    ("in order|in sequence|one by one", "out of order|in any order|in random order|at random"), ("in public|publicly|openly", "in private|privately|secretly|in secret"),
    ("in parallel|concurrently|side by side|at once", "in sequence|one by one|sequentially|one after another|serially"),
    ("self-hosted|hosted by ourselves|hosted in house|hosted on our own server", "hosted by github|hosted by google|hosted by amazon|hosted by a vendor|hosted by a provider|managed by aws|hosted in the cloud|a managed service|saas"),
    ("restricted to|limited to|closed to", "open to"), ("on for everyone|on for all user|enabled for everyone", "on for beta user only|off for everyone|on for staff only|enabled for beta user"),
    ("append-only|read-only|immutable|frozen|locked", "freely editable|editable|writable|mutable|open to edit|changeable"),
    ("on call", "off call|off duty"), ("on|in", "off"), ("ahead of", "behind"), ("above|over", "below|under"), ("inside", "outside"),
    ("open source|open-source|free software", "proprietary|closed source|closed-source"), ("spoken|oral", "written"),
    ("reachable", "unreachable"), ("public", "private|internal|secret"), ("same|same as", "different|separate|another|different from|separate from"), ("alone|on my own|on his own|on her own|by herself|by himself|by myself", "together|in a group|with other|in company"),
    ("imperative", "past tense|present tense|indicative"), ("string", "integer|number|int"), ("single-threaded|sequential", "multi-threaded|multithreaded|parallel|concurrent"),
    ("left", "right"), ("oldest|eldest", "youngest", "middle"), ("only|sole", "eldest|oldest"), ("only|sole", "youngest"), ("only|sole", "second|middle"), ("first", "last"), ("earlier", "later"), ("best", "worst"),
    ("server|on the server|server-side", "browser|in the browser|client-side|on the client"), ("in house|in-house|ourselves", "by an agency|by a contractor|outsourced|externally"),
    ("for emergency only|when needed|as needed", "for daily use|every day|daily"), ("hosted", "self-hosted"),
)  # fmt: skip
"""The same of how and where; in front of a noun that begins a statement they say which thing is meant (“the public API”)."""
_SHARES: Final[tuple[tuple[str, ...], ...]] = (
    # How often, and of how many.
    ("rarely|seldom|hardly ever|almost never|never|scarcely ever|barely ever", "usually|often|mostly|almost always|always|generally|normally|typically|regularly|most of the time|constantly|frequently"),
    ("all|all of|every|each|most|most of|the majority of|nearly all|nearly all of|almost all|almost all of|almost every|the bulk of|everyone in|everybody in|everyone on|everybody on", "hardly any|hardly any of|few|few of|very few|very few of|only a few|only a few of|a handful of|only a handful of|almost none of|next to no|almost no|none of|no|nobody in|no one in|nobody on|almost nobody on|hardly anyone on|hardly anyone in|a fraction of|a small minority of|scarcely any"),
    ("all|all of|every|each|every single", "only some|only some of|half of|only half of|not all|not every|every other|every second|every third|some but not all"),
    ("exactly once|only once", "sometimes twice|several time|at least once|at most once"),
    ("at most|no more than|up to|under|fewer than|less than", "at least|no fewer than|no less than|over|more than|upwards of"),
    ("within", "no sooner than|not before|no earlier than|only after"), ("on day one|from day one|immediately|at once|right away|straight away", "only after thirty day|after a month|after three month|only after three month|after the probation period"),
    ("automatically|by itself", "only on request|on request|on demand|when asked"),
)  # fmt: skip
"""The same of how often, and of how many."""
ROWS: Final = (*_DEEDS, *_SHARES, *_STATES)
_FIRST_STATE: Final = len(_DEEDS) + len(_SHARES)

_AUXILIARY: Final = listed("is are am was were has have had been be being does do did will gets get got being's")
_SLIGHT: Final = listed(
    "the our my any every all own a an really very merely freely just outright still now already completely fully totally simply actually definitely currently straight quite their his her untouched always it them"
)
_IRREGULAR: Final = {
    "kept": "keep", "sold": "sell", "gave": "give", "given": "give", "took": "take", "taken": "take", "went": "go", "gone": "go", "got": "get", "won": "win", "lost": "lose", "held": "hold", "sat": "sit",
    "came": "come", "became": "become", "rose": "rise", "grew": "grow", "fell": "fall", "died": "die", "had": "have", "has": "have", "found": "find", "met": "meet", "threw": "throw", "thrown": "throw",
    "cannot": "not", "can't": "not", "feuding": "feud", "going": "go", "is": "be", "are": "be", "am": "be", "was": "be", "were": "be", "been": "be", "being": "be", "does": "do", "did": "do", "done": "do",
    "dropped": "drop", "stripped": "strip", "skipped": "skip", "happiest": "happiest", "split": "split", "left": "left", "let": "let", "leaves": "leave",
}  # fmt: skip
_PAST: Final = listed(
    "kept sold gave took went got won lost held sat came became rose grew fell died had found met threw was were did"
)
_UNSURE_FRAME: Final = listed(
    "some someone somebody something sometimes occasionally either may might can could would another other often one who which"
    " not never no don't doesn't isn't aren't didn't wasn't can't cannot nobody nothing"
)
"""In a frame with one of these both may be so."""
LONGEST: Final = 6
"""Words that a phrase has at most."""


def _key(word: str) -> str:
    low = _IRREGULAR.get(word, word)
    return "be" if low == "be" else word_key(low)


def _keys(phrase: str) -> tuple[str, ...]:
    return tuple(_key(word) for word in phrase.split())


def _table() -> dict[tuple[str, ...], frozenset[tuple[int, int]]]:
    found: dict[tuple[str, ...], set[tuple[int, int]]] = {}
    for row, ways in enumerate(ROWS):
        for way, phrases in enumerate(ways):
            for phrase in phrases.split("|"):
                found.setdefault(_keys(phrase), set()).add((row, way))
    return {phrase: frozenset(ways) for phrase, ways in found.items()}


_WAYS: Final = _table()
"""The keys of a phrase → the rows it is in, and which way of each it is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ends:
    """What the two parts share, and what each says of it."""

    frame: frozenset[str]
    parts: tuple[str, str]


def opposite_ends(a: str, b: str) -> Ends | None:
    """Where two English statements differ in one phrase only, and the two phrases exclude each other."""
    for x in _rows(a):
        for y in _rows(b):
            if x.first != y.first and x.last != y.last:
                continue
            if speaker(a) == speaker(b) and (found := _ends(x, y)) is not None:
                return found
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class _Row:
    """The words of a part with their keys, without what only stresses."""

    text: str
    words: Words
    keys: Words
    first: str
    last: str


@lru_cache(maxsize=8192)
def _rows(text: str) -> tuple[_Row, ...]:
    found = []
    for part in parts(text):
        row = [(word, key) for word, key in zip(part.words, part.keys, strict=True) if word not in _STRESS]
        if row:
            words, keys = tuple(word for word, _ in row), tuple(key for _, key in row)
            found.append(_Row(text=part.text, words=words, keys=keys, first=keys[0], last=keys[-1]))
    return tuple(found)


def _ends(x: _Row, y: _Row) -> Ends | None:
    a, b = x.keys, y.keys
    shorter = min(len(a), len(b))
    start = next((n for n in range(shorter) if a[n] != b[n]), shorter)
    end = next((n for n in range(shorter - start) if a[-1 - n] != b[-1 - n]), shorter - start)
    words, said = (x.words, y.words), (x.text, y.text)
    if start in (len(a) - end, len(b) - end):
        return _excepted(*words, start, end, said)
    for before, behind in _WIDER:
        if before <= start and behind <= end:
            found = _compared(*words, start - before, end - behind, said)
            if found is not None:
                return found
    return None


_STRESS: Final = listed(
    "really very merely freely just outright still now already completely fully totally simply actually definitely currently strictly purely quite exactly please"
)


def _excepted(a: Words, b: Words, start: int, end: int, said: tuple[str, str]) -> Ends | None:
    """One side says the same and more: of “all”, what is taken out."""
    added = a[start : len(a) - end] or b[start : len(b) - end]
    if not added or not is_exception(added, a[:start]):
        return None
    return Ends(frame=frozenset(map(word_key, (*a[:start], *a[len(a) - end :]))), parts=said)


_WIDER: Final = ((0, 0), (1, 0), (0, 1), (1, 1))
"""How many words around a difference may belong to the phrases: “taken up”, “every other”."""


def _compared(a: Words, b: Words, start: int, end: int, said: tuple[str, str]) -> Ends | None:
    left, right = a[start : len(a) - end], b[start : len(b) - end]
    around = (*a[:start], *a[len(a) - end :])
    frame = frozenset(word for word in around if word not in _light())
    shared = frozenset(around) | (frozenset(left) & frozenset(right))
    if max(len(left), len(right)) > LONGEST or not frame or not _UNSURE_FRAME.isdisjoint(shared):
        return None
    is_of_one = a[0] in _INDEFINITE & frozenset(around)
    if not (is_limited(left, right) or (not is_of_one and _exclude(left, right, around, a[:start]))):
        return None
    return Ends(frame=frozenset(map(word_key, frame)), parts=said)


_INDEFINITE: Final = frozenset({"a", "an"})


@lru_cache(maxsize=1)
def _light() -> frozenset[str]:
    return words_of(FUNCTION_WORDS, "en") | _AUXILIARY


def _exclude(left: Words, right: Words, around: Words, before: Words) -> bool:
    if _are_opposed(left, right) and not (_TOLD.isdisjoint(around) and _BE_ONE.isdisjoint(before[-2:])):
        return True
    if _tense(left) != _tense(right) and not (_AUXILIARY & frozenset((*left, *right, *before))):
        return False
    ways = [_ways_of(side) for side in (left, right)]
    if shared := frozenset(left) & frozenset(right):
        ways = [
            found | _ways_of(tuple(word for word in side if word not in shared) or side)
            for found, side in zip(ways, (left, right), strict=True)
        ]
    if _DETERMINERS.issuperset(before):
        ways = [frozenset((row, way) for row, way in side if row < _FIRST_STATE) for side in ways]
    is_of_one_row = any(row == other and way != another for row, way in ways[0] for other, another in ways[1])
    return is_of_one_row and not ways[0] & ways[1]


_BE_ONE: Final = listed("is are am")
"""Behind it a state is its subject's: “is an indoor cat”."""
_TOLD: Final = listed(
    "answer answers reply replies explanation explanations summary summaries message messages email emails comment comments response"
    " responses tone names"
)
"""Of what somebody wishes to get there is one kind."""


def _are_opposed(left: Words, right: Words) -> bool:
    """“Long, detailed” and “short, terse”."""
    if not (_light() | _UNSURE_FRAME).isdisjoint((*left, *right)):
        return False
    return any(y in OPPOSING.get(x, ()) for x in left for y in right)


_DETERMINERS: Final = listed("the our my a an this all your")


def _tense(words: tuple[str, ...]) -> bool:
    return any(word in _PAST or (word.endswith("ed") and not word.endswith("eed")) for word in words)


def _ways_of(side: tuple[str, ...]) -> frozenset[tuple[int, int]]:
    """Of which ways a phrase is: as it stands, without what adds nothing, and without its auxiliary."""
    forms = {side, tuple(word for word in side if word not in _SLIGHT) or side}
    forms |= {_without_auxiliary(form) for form in forms}
    forms |= {("be", *_without_auxiliary(form)) for form in forms}
    return frozenset(way for form in forms for way in _WAYS.get(tuple(map(_key, form)), ()))


def _without_auxiliary(words: tuple[str, ...]) -> tuple[str, ...]:
    while len(words) > 1 and words[0] in _AUXILIARY:
        words = words[1:]
    return words
