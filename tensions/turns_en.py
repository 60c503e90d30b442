"""How English puts in several ways what is one statement: the rows that `tensions.wording` adds to its own.

Each is (what the text must hold, the pattern, what it comes to, a statement that it changes, what that one comes to).
"""

from __future__ import annotations

from typing import Final

_BE: Final = r"(?:is|are|'s|'re|am)"
_NOT: Final = r"(?:isn't|aren't|is not|are not|'s not|am not|'re not)"
_THING: Final = r"(?:something|a thing|things|one thing|the kind of thing|the thing|the one thing|anything)"
_WHO: Final = r"(?:I|we|you|they|he|she|(?:the|my|our|his|her) [\w-]+(?: [\w-]+)?|(?-i:[A-Z])[\w'-]+)"
_VERB: Final = r"(?!is\b|are\b|was\b|were\b)[a-z]+(?:s|es)?"

ENGLISH: Final[tuple[tuple[str, str, str, str, str], ...]] = (
    # What is put first to be stressed.
    ("thing", rf"^(?P<x>[\w' -]{{2,40}}?) {_BE} {_THING}(?: that| which)? (?P<who>{_WHO}) (?P<deny>doesn't|don't|never|can't|won't) (?P<do>[^,;.]+?)(?P<end>[.!]*)$", r"\g<who> \g<deny> \g<do> \g<x>\g<end>",
     "Coffee is something Jonas never drinks", "Jonas never drinks Coffee"),
    ("thing", rf"^(?P<x>[\w' -]{{2,40}}?) {_NOT} {_THING}(?: that| which)? (?P<who>{_WHO}) (?:ever |usually )?(?P<do>{_VERB}(?: [^,;.]+?)?)(?P<end>[.!]*)$", r"\g<who> never \g<do> \g<x>\g<end>",
     "Coffee isn't something Jonas drinks", "Jonas never drinks Coffee"),
    ("thing", rf"^(?P<x>[\w' -]{{2,40}}?) {_BE} {_THING}(?: that| which)? (?P<who>{_WHO}) (?:really |always |usually )?(?P<do>{_VERB}(?: [^,;.]+?)?)(?P<end>[.!]*)$", r"\g<who> \g<do> \g<x>\g<end>",
     "Coffee is something Jonas drinks", "Jonas drinks Coffee"),
    ("it's |it is | to ", rf"^it(?:'s| is) (?P<x>(?-i:[A-Z])[\w'-]+(?: (?-i:[A-Z])[\w'-]+)?|the [\w -]{{2,30}}?|my [\w -]{{2,30}}?) (?:who|that) (?P<do>{_VERB} [^,;.]+?)(?P<end>[.!]*)$", r"\g<x> \g<do>\g<end>",
     "It's Ben who leads the team", "Ben leads the team"),
    ("it's |it is | to ", rf"^it(?:'s| is) (?P<x>(?:on|in|at|from|by|with|for|to) [\w' .:-]{{2,40}}?) that (?P<what>{_WHO} [^,;.]+?)(?P<end>[.!]*)$", r"\g<what> \g<x>\g<end>",
     "It is on Fridays that we deploy", "we deploy on Fridays"),
    ("it's |it is | to ", rf"^it(?:'s| is) (?P<x>[\w'.:-]+(?: [\w'.:-]+){{0,3}}?) (?:that|which) (?P<who>{_WHO}) (?P<do>[^,;.]+?)(?P<end>[.!]*)$", r"\g<who> \g<do> \g<x>\g<end>",
     "It's coffee that Jonas drinks", "Jonas drinks coffee"),
    ("what", rf"^what (?P<who>{_WHO}) (?P<do>(?:doesn't |don't |never |really )?[a-z]+(?: (?:to|on|for|at|with|in))?) {_BE} (?P<x>[^,;.]+?)(?P<end>[.!]*)$", r"\g<who> \g<do> \g<x>\g<end>",
     "What Jonas drinks is coffee", "Jonas drinks coffee"),
    ("who", r"^(?:the )?(?:one|person|man|woman|guy|people|ones) (?:who|that) (?P<do>(?:[a-z]+s|are|can|will) [^,;.]+?) (?:is|are) (?P<x>(?-i:[A-Z])[\w'-]+(?: (?-i:[A-Z])[\w'-]+)?|the [\w -]{2,30}?|me|us)(?P<end>[.!]*)$", r"\g<x> \g<do>\g<end>",
     "The one who leads the team is Ben", "Ben leads the team"),
    (" who ", r"^(?P<x>(?-i:[A-Z])[\w'-]+(?: (?-i:[A-Z])[\w'-]+)?|the [\w -]{2,30}?) (?:is|are) the (?:one|person|man|woman|guy|ones) (?:who|that) (?P<do>[^,;.]+?)(?P<end>[.!]*)$", r"\g<x> \g<do>\g<end>",
     "Ben is the one who leads the team", "Ben leads the team"),
    (",", r"^(?:as for|when it comes to|regarding|concerning|as regards|as far as) (?P<x>[\w' -]{2,40}?)(?: (?:goes|is concerned|are concerned))?, (?P<what>[^,;.]+?) (?:it|them|that|those|him|her)(?P<end>[.!]*)$", r"\g<what> \g<x>\g<end>",
     "As for coffee, Jonas never drinks it", "Jonas never drinks coffee"),
    # How often.
    ("night", r"\b(?P<times>once|twice|\w+ times) (?:a|per|each|every) night\b", r"\g<times> a day", "The cache is purged once a night", "The cache is purged once a day"),
    ("single time", r"\b(?:a|one) single time (?=(?:a|per|each|every) )", "once ", "The report is sent a single time a day", "The report is sent once a day"),
    # What one can, may, does and doesn't.
    ("able to", r"\b(?:isn't|aren't|is not|are not|am not|'m not|'s not) able to ", "cannot ", "Tom is not able to swim", "Tom cannot swim"),
    ("able to", r"(?:\b(?:is|are|am)|'m|'re|'s) able to ", "can ", "Tom is able to swim", "Tom can swim"),
    ("unable to", r"(?:\b(?:is|are|am)|'m|'re|'s) unable to ", "cannot ", "Tom is unable to swim", "Tom cannot swim"),
    ("free|welcome|entitled|authori|supposed|position", r"\b(?:is|are|am) (?:free|welcome|entitled|authorized|authorised|supposed|in a position) to ", "can ", "Guests are welcome to use the pool", "Guests can use the pool"),
    ("permission|the right|leave|clearance", r"\b(?:has|have) (?:permission|the right|leave|clearance) to ", "can ", "Guests have permission to use the pool", "Guests can use the pool"),
    ("permission|right|access", r"\b(?:has|have) no (?:permission|right|access) to ", "cannot ", "Guests have no right to use the pool", "Guests cannot use the pool"),
    (" from ", r"\b(?:is|are) (?:prevented|barred|banned|blocked|excluded) from ", "cannot ", "Guests are banned from using the pool", "Guests cannot using the pool"),
    ("s to ", r"\b(?:refuses|declines|fails|neglects) to ", "does not ", "The parser refuses to read tabs", "The parser does not read tabs"),
    ("e to ", r"\b(?:refuse|decline) to ", "do not ", "The parsers refuse to read tabs", "The parsers do not read tabs"),
    ("tends|continues|happens|prefers|likes|makes sure|remembers|chooses|is known|is used", r"\b(?:tends|continues|happens|prefers|likes|makes sure|remembers|chooses|is known|is used) to (?=[a-z]+\b(?! \w+ed\b))(?!be\b)", "does ", "The cat tends to sleep outside", "The cat does sleep outside"),
    ("keeps", r"\bkeeps (?:on )?(?=\w+ing\b)", "is ", "The pump keeps leaking", "The pump is leaking"),
    ("never fails", r"\bnever fails to ", "always ", "Jo never fails to call", "Jo always call"),
    ("no longer", r"(?<=\w )no longer (?=\w+s\b)", "does not ", "Jo no longer smokes", "Jo does not smokes"),
    ("no longer", r"(?<=\w )no longer (?=\w+\b)(?<!is no longer )(?<!are no longer )", "do not ", "They no longer smoke", "They do not smoke"),
    ("got", r"(?:(?<=\bI)|(?<=\bwe)|(?<=\byou)|(?<=\bthey))'ve got\b", " have", "I've got a brother", "I have a brother"),
    ("got", r"\b(?P<have>have|has) got\b(?! to\b)", r"\g<have>", "Ida has got a brother", "Ida has a brother"),
    ("knows how to", r"\bknows? how to ", "can ", "Karl knows how to swim", "Karl can swim"),
    ("know", r"\bknow(?P<s>s?) (?:any |some |a little |no )?(?=(?-i:English|French|German|Spanish|Italian|Portuguese|Dutch|Polish|Russian|Turkish|Arabic|Chinese|Mandarin|Japanese|Korean|Swedish|Danish|Norwegian|Finnish|Greek|Czech|Hindi|Catalan)\b)", r"speak\g<s> ",
     "Karl knows French", "Karl speaks French"),
    ("no need", r"\b(?:has|have) no need (?:for|of) ", "does not need ", "Paul has no need for a car", "Paul does not need a car"),
    ("any", r"(?<=n't )(?P<do>[a-z]+) any (?=[a-z])", r"\g<do> ", "Lena doesn't drink any wine", "Lena doesn't drink wine"),
    ("in our ", r"(?<=\w) in (?:our|this|the) (?:code|codebase|code base|project|repo)(?=\s*[.!]*$)", "", "Don't use tabs in our code", "Don't use tabs"),
    ("anything but", r"\b(?P<be>is|are) anything but (?=[a-z])", r"\g<be> not ", "The hall is anything but quiet", "The hall is not quiet"),
    ("would never", r"\bwould never ", "never ", "I would never lie", "I never lie"),
    # A light verb and its noun.
    ("use of", r"\bmakes? use of\b", "uses", "The app makes use of Redis", "The app uses Redis"),
    ("equipped with", r"\b(?:is|are|comes?) (?:also )?(?:equipped|fitted|furnished|provided) with\b", "has", "The room is equipped with a fan", "The room has a fan"),
    ("home to", r"\b(?:is|are) home to\b", "has", "The lake is home to pike", "The lake has pike"),
    ("possession of", r"\b(?:is|are) in possession of\b", "has", "Jo is in possession of a boat", "Jo has a boat"),
    ("powered by", r"\b(?:is|are) (?:powered|driven|run) by\b(?= (?:gas|diesel|petrol|electricity|batteries|solar|steam|wind))", "runs on", "The boat is powered by diesel", "The boat runs on diesel"),
    ("goes ", r"\bgoes (?=(?:swimming|running|cycling|skiing|fishing|hiking|climbing|dancing|jogging|sailing)\b)", "does ", "Jo goes swimming on Mondays", "Jo does swimming on Mondays"),
    ("can be found", r"^(?:an? )?(?P<x>[\w -]{2,30}?) can be found (?:in|at) (?P<y>(?:the|our) [^,;.]+?)(?P<end>[.!]*)$", r"\g<y> has a \g<x>\g<end>", "A pool can be found at the hotel", "the hotel has a pool"),
    # Which is meant is said by its number alone.
    ("ticket|issue|bug|story|task|case|incident|jira|invoice|order|flag", r"\b(?:ticket|issue|bug|story|task|case|incident|jira|invoice|order|feature flag|flag) (?=(?-i:[A-Z]{2,}-\d+)\b|[a-z]+-[a-z-]+ is\b)", "", "Ticket OPS-311 was resolved", "OPS-311 was resolved"),
    ("for everyone|for everybody|for all|globally|everywhere", r"\s+(?:for (?:everyone|everybody|all users|all)|globally|everywhere)(?=\s*[.!]*$)", "", "The flag is on for everyone", "The flag is on"),
)  # fmt: skip
