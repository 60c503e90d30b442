"""What follows from a statement, in the plain words by which two hands meet: “Kim does the payroll” says who is responsible for it.

Nothing is taken from what the statement says: each consequence is read beside it, as another clause. Only what can't be
otherwise follows; whether two consequences clash is the detector's to say, by its own rules.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tensions.antonyms import OPPOSING
from tensions.follows import FOLLOWS
from tensions.foods import eaten, may_be_eaten
from tensions.lexicon import COLOURS
from tensions.poles import written_out
from words.either import either
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@dataclass(frozen=True, slots=True, kw_only=True)
class Consequence:
    """One row: from what `pattern` finds follows each of `forms`; of `example` the second follows from the first."""

    cues: tuple[str, ...]
    """Words of which one must stand there for the pattern to match, casefolded."""
    pattern: re.Pattern[str]
    forms: tuple[str, ...]
    example: tuple[str, str]
    also: frozenset[str] = frozenset()
    """Where there are any: words of which one must stand there too."""


def _row(cue: str | tuple[str, str], pattern: str, forms: str, said: str, follows: str) -> Consequence:
    """With two cues words of both must stand there; those of the second stand as in a pattern, with bars between."""
    first, second = (cue, "") if isinstance(cue, str) else cue
    return Consequence(
        cues=tuple(first.split()),
        also=frozenset(words.split()[0] for words in second.split("|") if words),
        pattern=re.compile(rf"^(?:{pattern})$", re.IGNORECASE),
        forms=tuple(forms.split(" | ")),
        example=(said, follows),
    )


_NAME: Final = r"(?:(?:Mrs?|Ms|Dr|Prof)\.? )?(?-i:[A-Z])[\w'-]+(?: (?-i:[A-Z])[\w'-]+){0,2}"
_WHO: Final = rf"(?P<who>(?!(?:The|Our|My|This|That|It|He|She|They|We|You|I|Who|Everyone|Everybody|Someone|Somebody|Anyone|Nobody) ){_NAME})"
_WHAT: Final = r"(?P<what>[^,;]{2,60}?)"
_X: Final = r"(?P<x>[^,;]{1,60}?)"
_OURS: Final = r"(?:the |our |my |all (?:the |our )?)?"
_CLOCK: Final = r"(?P<clock>(?:about |around )?(?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?| o'clock)?|noon|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half past \w+)(?: o'clock| in the (?:morning|afternoon|evening)| at night)?)"
_AMOUNT: Final = r"(?P<amount>(?:about |around )?[$€£]?\d[\d.,]*(?: ?(?:euros?|dollars?|pounds?|francs?|bucks|cents?|usd|eur|gbp|chf|[$€£]))?(?:(?: an?| per| every|/) ?\w+)?)"
_DATE: Final = (
    r"(?P<date>(?:the )?(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? )?(?:january|february|march|april|may|june|july|august|september|october|november|december"
    r"|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b\.?(?: \d{1,2}(?:st|nd|rd|th)?)?(?:,? \d{4})?|\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./](?:\d{2,4})?)"
)
_BORN: Final = r"(?:(?:my|our|the|his|her) )?[\w'-]+(?: [\w'-]+){0,2}?"
_WORKS: Final = r"(?:runs?|works?|starts?|builds?|boots?|compiles?|launch(?:es)?|functions?|operates?)"

_DONE: Final = (
    "tested|reviewed|approved|checked|updated|repaired|replaced|removed|deleted|sold|shipped|watered|"
    "vacuumed|ironed|translated|filed|submitted|handed in|turned in|sent in|sent off|sent out|paid|"
    "finished|completed|signed|booked|done|written|bought|ordered|cancelled|renewed|returned|posted|"
    "mailed|registered|reported|cleaned|painted|packed|installed|set up|published|merged|deployed|"
    "migrated|delivered"
)
_TO_DO: Final = (
    "test|review|approve|check|update|repair|replace|remove|delete|sell|ship|water|vacuum|iron|translate|"
    "file|submit|hand in|turn in|send in|send off|send out|send|pay|finish|complete|sign|book|do|write|"
    "buy|order|cancel|renew|return|post|mail|register|report|clean|paint|pack|install|set up|publish|"
    "merge|deploy|migrate|deliver"
)
"""What is done once, and is still to be done until then."""

ROWS: Final[dict[str, tuple[Consequence, ...]]] = {
    "en": (
        # Who does it.
        _row("handles looks takes deals charge oversees sees does", rf"{_WHO} (?:now |usually )?(?:handles|looks after|takes care of|deals with|is in charge of|oversees|sees to|does {_OURS}(?=\w+$)) ?{_OURS}{_WHAT}",
             "{who} is responsible for {what}", "Kim takes care of the payroll", "Kim is responsible for payroll"),
        _row(("by", "done|handled|taken|looked|dealt|overseen|seen|managed"), rf"{_OURS}{_WHAT} (?:is|are|gets|get) (?:now )?(?:done|handled|taken care of|looked after|dealt with|overseen|seen to|managed) by {_WHO}",
             "{who} is responsible for {what}", "The payroll is done by Kim", "Kim is responsible for payroll"),
        _row("job responsibility duty task department", rf"{_OURS}{_WHAT} (?:is|are) (?P<who>{_NAME})'s (?:job|responsibility|duty|task|department)", "{who} is responsible for {what}",
             "The payroll is Kim's job", "Kim is responsible for payroll"),
        _row("responsible charge", rf"(?:the )?(?:person|one|man|woman|contact|engineer|developer)(?: who is)? (?:responsible for|in charge of) {_OURS}{_WHAT} is {_WHO}",
             "{who} is responsible for {what}", "The person responsible for payroll is Kim", "Kim is responsible for payroll"),
        _row("lead leader", rf"{_OURS}{_WHAT}'s (?:team )?lead(?:er)? is {_WHO}", "{who} leads {what}", "The design team's lead is Ben", "Ben leads design team"),
        _row("lead leader", rf"(?:the )?(?:team )?lead(?:er)? of {_OURS}{_WHAT} is {_WHO}", "{who} leads {what}", "The lead of the design team is Ben", "Ben leads design team"),
        _row("lead leader", rf"{_WHO} is (?:the )?(?:team )?lead(?:er)? (?:of|for) {_OURS}{_WHAT}", "{who} leads {what}", "Ben is the lead of the design team", "Ben leads design team"),
        _row("head heads", rf"{_WHO} (?:is (?:the )?head of|heads(?: up)?) {_OURS}{_WHAT}", "{who} leads {what}", "Ben is the head of the design team", "Ben leads design team"),
        _row("head heads", rf"(?:the )?head of {_OURS}{_WHAT} is {_WHO}", "{who} leads {what}", "The head of the design team is Ben", "Ben leads design team"),
        _row("run", rf"{_OURS}{_WHAT} (?:is|are) (?:now )?run by {_WHO}", "{who} runs {what} | {who} is responsible for {what}", "The café is run by Jo", "Jo runs café"),
        _row("reports", rf"{_X} reports to {_WHO}", "{x}'s boss is {who}", "Tim reports to Jo", "Tim's boss is Jo"),
        _row("report", rf"I report to {_WHO}", "my boss is {who}", "I report to Jo", "my boss is Jo"),
        _row("my", rf"{_WHO} is my (?:boss|manager|supervisor|line manager)", "my boss is {who}", "Jo is my manager", "my boss is Jo"),
        _row("manager supervisor", rf"my (?:manager|supervisor|line manager) is (?:now |called )?{_WHO}", "my boss is {who}", "My manager is Jo", "my boss is Jo"),
        # When it is.
        _row("meet", r"we meet (?:up )?(?:(?:on|every|each) )?(?P<when>\w+days?(?: (?:at|mornings?|afternoons?|evenings?)\b.*)?)", "the meeting is on {when}",
             "We meet on Mondays", "the meeting is on Mondays"),
        _row("meet meets", r"(?:the|our) (?P<who>[\w -]{2,30}?) meets? (?:up )?(?:(?:on|every|each) )?(?P<when>\w+days?(?: (?:at|mornings?|afternoons?|evenings?)\b.*)?)",
             "the {who} meeting is on {when}", "The board meets on Tuesdays", "the board meeting is on Tuesdays"),
        _row("fly flying", rf"(?:we|I) (?:fly|are flying|am flying) (?P<to>(?:to|home from|from) [\w -]{{2,30}}?) on (?:the )?{_DATE}", "the flight {to} is on {date}",
             "We fly to Rome on 3 May", "the flight to Rome is on 3 May"),
        _row("until till", rf"{_X} (?:is|stays|remains|keeps) open (?:until|till|to) {_CLOCK}", "{x} closes at {clock}", "The office stays open until eight", "The office closes at eight"),
        _row("due", rf"{_X} (?:is|are) due (?:on|by|in|at) (?P<when>.+)", "the deadline for {x} is on {when}", "The report is due by Friday", "the deadline for The report is on Friday"),
        _row(("by", "be"), rf"{_X} (?:has to|have to|must|needs? to|should) be (?:handed in|turned in|submitted|finished|filed|delivered|done|ready|sent in|complete|completed|in|paid) by (?P<when>.+)",
             "the deadline for {x} is on {when}", "The report has to be submitted by Friday", "the deadline for The report is on Friday"),
        _row(("by", "hand|turn|submit|finish|file|deliver|send|complete|pay"), rf"(?:we|I|you) (?:have to|must|need to|should) (?:hand in|turn in|submit|finish|file|deliver|send in|complete|pay) {_X} by (?P<when>.+)",
             "the deadline for {x} is on {when}", "We have to hand in the report by Friday", "the deadline for the report is on Friday"),
        _row("born", rf"(?P<x>{_BORN}) (?:was|were) born on (?:the )?{_DATE}", "the birthday of {x} is on {date}", "Ida was born on 5 June", "the birthday of Ida is on 5 June"),
        _row("turns", rf"(?P<x>{_BORN}) turns \w+ on (?:the )?{_DATE}", "the birthday of {x} is on {date}", "Ida turns 40 on 5 June", "the birthday of Ida is on 5 June"),
        _row("birthday", rf"(?P<x>{_BORN})'s? birthday is (?:on )?(?:the )?{_DATE}", "the birthday of {x} is on {date}", "Ida's birthday is 5 June", "the birthday of Ida is on 5 June"),
        # What happens once.
        _row(("in", "born|founded|built|established|launched|invented|completed|discovered|opened|set|created|renovated|replaced|installed|bought|acquired|hired"), r"(?P<x>[^,;]{1,50}?) (?:was|were) (?P<what>born|founded|built|established|launched|invented|completed|discovered|opened|set up|created|renovated|replaced|installed|bought|acquired|hired) in (?P<year>\d{4})",
             "the {what} year of {x} is {year}", "The club was founded in 1950", "the founded year of The club is 1950"),
        _row(("in", "born"), r"(?P<x>[^,;]{1,50}?) (?:was|were) born in (?P<where>(?-i:[A-Z])[\w'-]+(?: (?-i:[A-Z])[\w'-]+){0,2})", "the birthplace of {x} is {where}",
             "Ida was born in York", "the birthplace of Ida is York"),
        _row("married", r"(?P<x>[^,;]{1,50}?) (?:got|were|was) married in (?P<year>\d{4})", "the wedding year of {x} is {year}", "Ida got married in 2011", "the wedding year of Ida is 2011"),
        # What it costs.
        _row("pay", rf"(?:we|I) pay {_AMOUNT} for {_WHAT}", "{what} costs {amount}", "I pay 45 euros a month for the gym", "the gym costs 45 euros a month"),
        _row("cost costs", rf"(?!.*\bwith(?:out)?\b){_X} costs? (?:about |around |only )?(?:[$€£]?(?=[\d.,]*[1-9])\d[\d.,]*.{{0,20}}|extra|a fee)", "{x} is paid", "Delivery costs 5 euros", "Delivery is paid"),
        _row("pay", rf"(?:you|we) (?:have to|must|need to) pay (?:extra )?for {_X}", "{x} is paid", "You have to pay for parking", "parking is paid"),
        _row("fee charge", rf"there is (?:a|an extra) (?:fee|charge) for {_X}", "{x} is paid", "There's a fee for parking", "parking is paid"),
        _row("cost costs", rf"{_X} costs? extra", "{x} is extra", "Breakfast costs extra", "Breakfast is extra"),
        # What it needs, and what it does without.
        _row("without", rf"{_X} (?:also |still )?(?:{_WORKS}|(?:can|will|does|do) (?:also |still )?{_WORKS}|(?:can|may) be (?:\w+ed|run|built|sent|called|read|used)|is (?:usable|fine)|gets? by|get along) without (?:an? |any |the |having )?{_WHAT}",
             "{x} doesn't need {what}", "The app runs without Java", "The app doesn't need Java"),
        _row("without", rf"{_X} (?:won't|will not|doesn't|does not|can't|cannot|can not|don't) (?:even )?(?:{_WORKS}|be (?:\w+ed|run|built|sent|called|read|used)) without (?:an? |any |the )?{_WHAT}",
             "{x} needs {what}", "The app won't start without Java", "The app needs Java"),
        _row("depends depend relies rely", rf"{_X} (?:depends?|relies|rely) on (?:an? |the )?{_WHAT}", "{x} needs {what}", "The app depends on Java", "The app needs Java"),
        _row("independent", rf"{_X} (?:is|are) independent of (?:an? |the )?{_WHAT}", "{x} doesn't need {what}", "The app is independent of Java", "The app doesn't need Java"),
        _row("required needed necessary mandatory", rf"(?:an? |the )?{_WHAT} (?:is|are) (?P<not>not )?(?:required|needed|necessary|mandatory) (?:for|by|in) {_X}", "{x} does {not}need {what}", "A helmet is required for the track", "the track does need helmet"),
        _row("need", rf"(?:you|we|I) (?P<not>don't |do not )?need (?:an? |the )?{_WHAT} (?:for|to (?:use|run|enter|build|open|start|visit)) {_X}", "{x} does {not}need {what}",
             "You need a helmet to use the track", "the track does need helmet"),
        _row("offline", rf"{_X} (?:works|runs|is usable|can be used) offline", "{x} doesn't need an internet connection", "The app works offline", "The app doesn't need an internet connection"),
        # What it has and lacks.
        _row("out", rf"{_X} (?:is|are|am|has run|have run|ran) out of (?!order|service|date|use|town|office|touch|stock|sync|the|bounds|reach|scope|action)(?P<what>\w+(?: \w+)?)", "{x} has no {what}",
             "The printer is out of toner", "The printer has no toner"),
        _row("lack lacks", rf"{_X} lacks? (?:an? |any )?{_WHAT}", "{x} has no {what}", "The flat lacks a balcony", "The flat has no balcony"),
        _row("offers features provides", rf"{_X} (?:offers|features|provides) (?:an? )?(?P<what>\w+(?: \w+)?)", "{x} has {what}", "The hotel offers a pool", "The hotel has pool"),
        # What something does to somebody is what that one feels of it.
        _row("bother bothers scare scares worry worries frighten frightens", r"(?P<x>[\w' -]{2,40}?) (?:doesn't|don't|does not|do not|never) (?:bother|scare|worry|frighten) (?P<who>me|us|[\w' ]{2,25}?)(?: at all| any ?more| much)?",
             "{who} braves {x}", "Spiders don't bother Ida", "Ida braves Spiders"),
        _row("problem trouble", r"(?P<x>[\w' -]{2,40}?) (?:is|are) no (?:problem|trouble) for (?P<who>me|us|[\w' ]{2,25}?)(?: at all| any ?more)?", "{who} braves {x}", "Needles are no problem for Ida", "Ida braves Needles"),
        _row("scare scares frighten frightens terrify terrifies", r"(?P<x>[\w' -]{2,40}?) (?:scares?|frightens?|terrif(?:y|ies)) (?P<who>me|us|[\w' ]{2,25}?)(?: to death| stiff| a lot)?", "{who} fears {x}", "Spiders terrify Ida", "Ida fears Spiders"),
        _row("make makes", r"(?P<x>[\w' -]{2,40}?) makes? (?P<who>me|us|[\w' ]{2,25}?) (?:very |really |so )?(?:happy|smile|laugh)", "{who} loves {x}", "Surprises make Ida happy", "Ida loves Surprises"),
        _row("annoy annoys disgust disgusts", r"(?P<x>[\w' -]{2,40}?) (?:annoys?|disgusts?|bores?) (?P<who>me|us|[\w' ]{2,25}?)(?: a lot)?", "{who} hates {x}", "Surprises annoy Ida", "Ida hates Surprises"),
        _row("favourite favorite", r"(?P<x>[\w' -]{2,40}?) (?:is|are) (?:one of )?(?:(?P<who>my|our)|(?P<whose>[\w ]{2,25}?)'s) (?:absolute )?(?:favourites?|favorites?)(?: \w+){0,2}", "{who}{whose} loves {x}", "Olives are one of Ida's favourite snacks", "Ida loves Olives"),
        _row("find finds", r"(?P<who>I|we|[\w' ]{2,25}?) finds? (?P<x>(?:the|my|our|his|her|this|that) [\w' -]{2,40}?) (?:very |really |quite |too |so |rather |pretty )?(?P<how>\w[\w-]+)", "{x} is {how}", "Ida finds the job relaxing", "the job is relaxing"),
        _row("on", r"(?P<x>I|we|[\w' ]{2,25}?) (?:am|is|are) (?:still |now |currently |back )*on (?P<what>(?:the pill|insulin|statins?|antibiotics|antidepressants|\w+(?:ine|ol|in|ide|pril|cillin|profen|statin|zole|pam|mab|blockers?|thinners?)))", "{x} takes {what}", "Ida is on statins", "Ida takes statins"),
        _row("rather", r"(?P<x>I|we|[\w' ]{2,25}?) would rather have (?P<what>[^,;]{2,30}?) than (?P<than>[^,;]{2,30}?)", "{x} prefers {what} over {than}", "Ida would rather have tea than coffee", "Ida prefers tea over coffee"),
        _row(("leave leaves keep keeps", "locked|unlocked|open|closed|shut|on|off|running|lit"), r"(?:I|we|they|you|(?-i:[A-Z])\w+) (?:always |usually |never leave |normally )?(?:leaves?|keeps?) (?P<x>(?:the|our|my) [^,;]{2,40}?) (?P<how>locked|unlocked|open|closed|shut|on|off|running|lit)(?: (?:all the time|at night|during the day|overnight|always))*",
             "{x} is {how}", "We leave the gate unlocked", "the gate is unlocked"),
        _row("fine ok okay problem", r"(?P<what>[\w -]{2,30}?) (?:is|are) (?:fine|ok|okay|no problem) (?:for|with|by) (?P<x>me|us|[\w ]{2,25}?)", "{x} tolerates {what}", "Gluten is fine for Ida", "Ida tolerates Gluten"),
        _row("menu", r"(?P<x>[\w' -]{2,40}?) (?:is|are|isn't|aren't) (?P<not>not |never )?(?:on|off) (?:(?P<who>my|our)|(?P<whose>[\w ]{2,25}?)'s) menu", "{who}{whose} loves no {x}",
             "Fish isn't on Rosa's menu", "Rosa loves no Fish"),
        _row("thing tea", r"(?P<x>[\w' -]{2,40}?) (?:isn't|aren't|is not|are not|was never|is really not|are really not|is just not) (?:really |exactly |quite )?(?:(?P<who>my|our)|(?P<whose>[\w ]{2,25}?)'s) (?:thing|cup of tea|idea of fun)",
             "{who}{whose} hates {x}", "Skiing is not Mia's thing", "Mia hates Skiing"),
        _row("given granted", r"access to (?P<what>[^,;]{2,40}?) (?:is|are) (?:given|granted|allowed) to (?P<x>[^,;]{2,40}?)", "{x} have access to {what}", "Access to production is given to interns", "interns have access to production"),
        _row("given granted", r"access to (?P<what>[^,;]{2,40}?) (?:isn't|is not|is never) (?:given|granted|allowed) to (?P<x>[^,;]{2,40}?)", "{x} have no access to {what}", "Access to production isn't given to interns", "interns have no access to production"),
        _row(("part", "of"), r"(?P<y>[^,;]{2,40}?) (?:is|are) part of (?P<x>the [^,;]{2,40}?)", "{x} includes {y}", "Breakfast is part of the price", "the price includes Breakfast"),
        _row("part", r"(?P<y>[^,;]{2,40}?) (?:isn't|aren't|is not|are not) part of (?P<x>the [^,;]{2,40}?)", "{x} doesn't include {y}", "Breakfast is not part of the price", "the price doesn't include Breakfast"),
        _row(("with without", "my|our|his|her|their"), r"(?P<x>I|we|[\w ]{2,25}?) (?:like|likes|take|takes|drink|drinks|have|has|want|wants|prefer|prefers) (?P<cup>(?:my|our|his|her|their)(?: morning)? [\w-]+) (?:with (?P<what>[\w-]+)|(?P<no>without )(?:any )?(?P<lack>[\w-]+))", "{x} puts {no}{what}{lack} in {cup}",
             "Ida likes her tea with milk", "Ida puts milk in her tea"),
        _row(("take takes", "my|our|his|her|their"), r"(?P<x>I|we|[\w ]{2,25}?) (?:take|takes) (?P<no>no )?(?P<what>[\w-]+) in (?P<cup>(?:my|our|his|her|their)(?: morning)? [\w-]+)", "{x} puts {no}{what} in {cup}", "Ida takes no milk in her tea", "Ida puts no milk in her tea"),
        _row(("be", "have|has|must|need|needs"), r"(?P<x>[^,;]{2,50}?) (?P<not>don't |doesn't |do not |does not )?(?:have to|has to|must|need to|needs to) be (?P<done>\w+)ed", "{x} {not}need {done}", "Invoices have to be approved", "Invoices need approv"),
        # What one needs, and may.
        _row("need", r"there(?: is|'s) no need (?:for (?:you|us|guests) )?to (?P<do>[^,;]{2,50}?)", "you don't need to {do}", "There is no need to book", "you don't need to book"),
        _row("essential necessary required mandatory compulsory must", r"(?P<do>\w+ing(?: [^,;]{2,40}?)?) is (?P<not>not )?(?:essential|necessary|required|mandatory|compulsory|a must)", "you do {not}need to {do}", "Booking is essential", "you do need to Booking"),
        _row("needed required necessary", r"(?P<no>no |an? )(?P<what>[\w -]{2,30}?) is (?:needed|required|necessary)(?: to (?P<do>[^,;]{2,40}?))?", "you need {no}{what} {do}", "A permit is necessary", "you need A permit "),
        _row("without", r"(?:you|we|one|guests|people|anyone) can (?P<do>[^,;]{2,40}?) without (?:an? |any |the )?(?P<what>[\w -]{2,30}?)", "you don't need {what} to {do}", "You can fish here without a permit", "you don't need permit to fish here"),
        _row("only", r"only (?P<x>[\w ]{2,30}?) (?:can|may|are allowed to|is allowed to) (?P<do>[^,;]{2,50}?)", "not everyone can {do}", "Only admins can delete users", "not everyone can delete users"),
        _row("anyone anybody", r"(?:anyone|anybody|all users|all of us) (?:can|may|is allowed to|are allowed to) (?P<do>[^,;]{2,50}?)", "everyone can {do}", "Anyone can delete users", "everyone can delete users"),
        _row("recommended preferred", r"(?P<x>[^,;]{2,50}?) (?:is|are) (?:the|our) (?:recommended|preferred) [^,;]{2,60}", "{x} is recommended", "The gateway is the recommended entry point", "The gateway is recommended"),
        # By itself, or by hand.
        _row("automatically itself themselves", r"(?P<x>[^,;]{2,50}?) (?:(?:is|are|gets?) )?(?P<do>\w{3,}?)(?:ed|es|s)?(?: over| up| out)? (?:automatically|by itself|by themselves)", "{do} of {x} is automatic",
             "The EU region fails over automatically", "fail of The EU region is automatic"),
        _row("manually hand", r"(?P<x>[^,;]{2,50}?) (?:has to|have to|must|needs? to|is|are|gets?) (?:be )?(?P<do>\w{3,}?)(?:ed|es|s)?(?: over| up| out)? (?:manually|by hand)", "{do} of {x} is manual",
             "The EU region has to be failed over manually", "fail of The EU region is manual"),
        # What is done, and what is still to be done.
        _row(("has have is are was were", _DONE), r"(?:the |my |our |all (?:the |our )?)?(?P<what>[^,;]{2,50}?) (?:has|have|is|are|was|were) (?:already |finally |now |all )*(?:been )?(?:" + _DONE + r")(?: already| today| yesterday| last \w+| on \w+| in \w+)*",
             "{what} is completed", "The tax return has been filed", "tax return is completed"),
        _row(("have has ve", _DONE), r"(?:I|we|you|she|he|they)(?: have| has|'ve|'s) (?:already |finally |now )*(?:" + _DONE + r") (?:the |my |our |all (?:the |our )?)?(?P<what>[^,;]{2,50}?)(?: already| today| yesterday| last \w+)*",
             "{what} is completed", "We have already paid the deposit", "deposit is completed"),
        _row(("need needs have has must", f"{_TO_DO}|start|begin"), r"(?:I|we|you|she|he|they|somebody|someone) (?:still (?:need|needs|have|has|must)(?: to)?|(?:need|needs|have|has) yet to|(?:need|needs|have|has) still to) (?:" + _TO_DO + r"|start|begin) (?:the |my |our |all (?:the |our )?)?(?P<what>[^,;]{2,50}?)",
             "{what} is pending", "I still need to send in my tax return", "tax return is pending"),
        _row(("haven't hasn't have has haven hasn", f"{_DONE}|started|begun"), r"(?:I|we|you|she|he|they|nobody)(?: haven't| hasn't| have not| has not| has| have never) (?:even )?(?:" + _DONE + r"|started|begun) (?:the |my |our |any of the )?(?P<what>[^,;]{2,50}?)(?: yet| so far)?",
             "{what} is pending", "I haven't started my thesis yet", "thesis is pending"),
        _row(("hasn haven isn aren not", _DONE), r"(?:the |my |our )?(?P<what>[^,;]{2,50}?) (?:hasn't|haven't|isn't|aren't|has not|have not|is not|are not) (?:been )?(?:" + _DONE + r")(?: yet| so far)?", "{what} is pending",
             "The visa hasn't been booked yet", "visa is pending"),
        _row(("never nobody", _DONE), r"(?:the |my |our )?(?P<what>[^,;]{2,50}?) (?:was|were|has|have) never (?:been )?(?:" + _DONE + r")", "{what} is pending", "The backup was never tested", "backup is pending"),
        _row("didn nobody", r"(?:I|we|you|she|he|they) didn't (?:" + _TO_DO + r"|start|begin) (?:the |my |our )?(?P<what>[^,;]{2,50}?)(?: yet| after all)?", "{what} is pending", "We didn't cancel the order", "order is pending"),
        _row("nobody", r"(?:nobody|no one) (?:has )?(?:" + _DONE + r") (?:the |my |our )?(?P<what>[^,;]{2,50}?)(?: yet)?", "{what} is pending", "Nobody tested the backup", "backup is pending"),
        _row(("still", _DONE), r"(?:the |my |our )?(?P<what>[^,;]{2,50}?) still (?:has|have|needs?) to be (?:" + _DONE + r")", "{what} is pending", "The visa still has to be booked", "visa is pending"),
        _row("shut closed discontinued cancelled dropped scrapped ended abolished axed wound", r"(?:they|we|the \w+)(?: have| has|'ve)? (?:shut down|closed(?: down)?|discontinued|cancelled|dropped|scrapped|ended|abolished|axed|wound up) (?P<x>(?:the|our|its|their) [^,;]{2,50}?)",
             "{x} is finished", "We've shut down the loyalty scheme", "the loyalty scheme is finished"),
        # Where somebody works.
        _row("left quit joined resigned", r"(?P<x>I|[\w ]{2,25}?)(?: has| have|'ve)? (?:left|quit|resigned from) (?P<what>(?-i:[A-Z])[\w&.-]+(?: (?-i:[A-Z])[\w&.-]+)?)(?: (?:in|last|this|since|after|for|on) .+)?",
             "{x} doesn't work at {what}", "Ida left Siemens in the spring", "Ida doesn't work at Siemens"),
        _row("works work employed", r"(?P<x>I|[\w ]{2,25}?) (?:works? (?:at|for)|(?:is|am) employed (?:at|by|with)) (?P<what>(?-i:[A-Z])[\w&.-]+(?: (?-i:[A-Z])[\w&.-]+)?)(?: (?:as|in|since) .+)?",
             "{x} does work at {what}", "Ida is employed by Siemens", "Ida does work at Siemens"),
        _row("pregnant along expecting", r"(?P<x>I|[\w ]{2,25}?) (?:am|is) (?:\w+ (?:weeks|months) (?:along|pregnant)|expecting(?: .+)?)(?: with .+)?", "{x} is pregnant", "Ida is 14 weeks along", "Ida is pregnant"),
        _row("own", r"(?P<x>I|we|[\w ]{2,25}?) (?:don't|doesn't|do not|does not) own (?:an? |any )?(?P<what>[\w-]+)", "{x} has no {what}", "Ida doesn't own a car", "Ida has no car"),
        # What somebody can and does.
        _row("licence license", rf"{_X} (?P<have>has a|have a|holds a|has no|have no|doesn't have a|don't have a|has her|has his) (?:driving|driver's|drivers) licen[cs]e", "{x} {have} licence to drive",
             "Tom has no driving licence", "Tom has no licence to drive"),
        _row("smoking", rf"{_X} (?:has |have )?(?:quit|stopped|gave up|given up) smoking", "{x} doesn't smoke", "Sara has quit smoking", "Sara doesn't smoke"),
        _row("non-smoker nonsmoker non-smokers", rf"{_X} (?:is|am|are) (?:an? )?non-?smokers?", "{x} doesn't smoke", "Sara is a non-smoker", "Sara doesn't smoke"),
        _row("smoke smokes", r"(?P<x>I|[^,;]{1,30}?) (?P<smoke>smokes?) (?:an?|\d+|ten|twenty|half|every|daily|regularly|like|cigarettes?|cigars?|heavily)\b.*", "{x} {smoke}", "Sara smokes a pack a day", "Sara smokes"),
        _row("teetotal teetotaler teetotaller", rf"{_X} (?:is|am|are) (?:an? )?teetotal(?:l?er)?", "{x} tolerates no alcohol", "Sara is teetotal", "Sara tolerates no alcohol"),
        _row("drink", rf"{_X} (?:doesn't|don't|does not|do not|never) drink(?: any ?more| at all)?", "{x} tolerates no alcohol", "Sara doesn't drink", "Sara tolerates no alcohol"),
        _row("child", rf"{_X} (?:is|am) an only child", "{x} has no brother | {x} has no sister | {x} has no siblings", "Lena is an only child", "Lena has no brother"),
        _row("single bachelor", rf"{_X} (?:is|am) (?:a )?(?:single|bachelor)", "{x} has no wife | {x} has no husband", "Pete is single", "Pete has no wife"),
        _row("childless", rf"{_X} (?:is|am|are) childless", "{x} has no kids", "Pete is childless", "Pete has no kids"),
        _row("blood", r"(?P<x>I|[\w' ]{1,30}?) (?:have|has) (?:a )?blood (?:type|group) (?P<what>\w+(?: (?:positive|negative))?)", "{x}'s blood type is {what}", "Ida has blood type O negative", "Ida's blood type is O negative"),
        _row("size", r"(?P<x>I|[\w' ]{1,30}?) (?:wears?|takes?|has|have) (?:a )?size (?P<what>\d+)(?: in)? shoes?", "{x}'s shoe size is {what}", "Ida wears size 44 shoes", "Ida's shoe size is 44"),
    ),
    **{code: tuple(_row(*each) for each in rows) for code, rows in FOLLOWS.items()},
}  # fmt: skip
"""What follows by language; every row is tried."""

_BY_CUE: Final[dict[str, dict[str, tuple[int, ...]]]] = {
    code: {cue: tuple(n for n, row in enumerate(rows) if cue in row.cues) for of in rows for cue in of.cues}
    for code, rows in ROWS.items()
}
"""Language → cue → the rows that it opens."""
_MINE: Final = (
    ("I's ", "my "),
    ("i's ", "my "),
    ("me ", "I "),
    ("us ", "we "),
    ("I takes ", "I take "),
    ("my loves ", "I loves "),
    ("our loves ", "we loves "),
    ("my hates ", "I hates "),
    ("our hates ", "we hates "),
    ("me tolerates ", "I tolerates "),
    ("I has ", "I have "),
    ("we has ", "we have "),
    ("I doesn't ", "I don't "),
    ("I does ", "I do "),
    ("I drinks ", "I drink "),
    ("we's ", "our "),
)
"""The grammar of the first person."""
_ARTICLE: Final = r"(?:an? )"
_POSSESSED: Final = re.compile(
    rf"^(?P<x>[^,;]{{1,50}}?) (?:have|has|with) {_ARTICLE}?(?:(?:very|quite|really|rather|pretty|too|fairly|extremely) )?(?P<how>[\w-]+) (?P<what>\w+(?: \w+)?)$",
    re.IGNORECASE,
)
_TOLD_APART: Final = frozenset(OPPOSING) - COLOURS
"""Of what somebody has; a thing may have one colour here and another there."""
_MEASURED: Final = listed(
    "pressure cholesterol vision eyesight hearing hair skin access staff heating gearbox transmission size colour color weather parking"
)
"""What is had without an article and is one thing all the same."""
_FEASIBLE: Final[dict[str, str]] = {
    "searchable": "search", "writable": "write", "dimmable": "dim", "editable": "edit", "reachable": "reach", "drinkable": "drink", "adjustable": "adjust", "recyclable": "recycle",
    "washable": "wash", "readable": "read", "refundable": "refund", "transferable": "transfer", "removable": "remove", "configurable": "configure", "cancellable": "cancel", "printable": "print",
    "downloadable": "download", "reusable": "reuse", "foldable": "fold", "extendable": "extend", "visible": "see", "audible": "hear", "edible": "eat", "accessible": "access", "movable": "move",
    "repairable": "repair", "returnable": "return", "rechargeable": "recharge", "replaceable": "replace", "sortable": "sort", "exportable": "export", "shareable": "share", "lockable": "lock",
    "bookable": "book", "payable": "pay", "testable": "test", "usable": "use", "breakable": "break", "detachable": "detach", "expandable": "expand", "negotiable": "negotiate", "viewable": "view",
    "traceable": "trace", "callable": "call", "mockable": "mock", "swimmable": "swim", "passable": "pass", "climbable": "climb", "curable": "cure", "treatable": "treat", "avoidable": "avoid",
}  # fmt: skip
_CAN_BE: Final = re.compile(
    rf"^(?P<x>[^,;]{{2,40}}?) (?:is|are) (?P<not>not |no longer )?(?P<how>{'|'.join(_FEASIBLE)})(?: (?P<rest>(?:by|via|from|in|on|at|over) [^,;]{{2,30}}))?$",
    re.IGNORECASE,
)
_AGENTS: Final[dict[str, str]] = {
    "swimmer": "swim", "driver": "drive", "dancer": "dance", "cook": "cook", "singer": "sing", "climber": "climb", "skier": "ski", "smoker": "smoke",
    "drinker": "drink", "painter": "paint", "runner": "run", "cyclist": "cycle", "sleeper": "sleep", "listener": "listen", "speller": "spell",
    "diver": "dive", "skater": "skate", "surfer": "surf", "sailor": "sail", "typist": "type", "knitter": "knit", "baker": "bake", "vaper": "vape",
}  # fmt: skip
_AGENT: Final = re.compile(
    rf"^(?P<x>[^,;]{{1,40}}?) (?:is|am|are) an? (?:(?P<how>\w+) )?(?P<agent>{'|'.join(_AGENTS)})$", re.IGNORECASE
)
_ABLE: Final = listed("good strong great excellent decent fine keen brilliant experienced confident fast skilled")
_HABITS: Final = frozenset({"smoker", "drinker", "vaper"})


@lru_cache(maxsize=4096)
def consequences(clause: str, language: str) -> tuple[str, ...]:
    """What follows from a clause (with straight apostrophes) in its language; none where no row knows it."""
    if language not in ROWS:
        return ()
    clause = written_out(clause)
    low = clause.casefold()
    found = [form for row in cued(low, language) for form in _filled(row, clause)]
    if language == "en":
        found += [form for step in _STEPS for form in step(clause)]
    return tuple(dict.fromkeys(_in_person(form) for form in found if form != clause))


def may_follow(low: str, language: str) -> bool:
    """Whether anything in other words may follow from a casefolded text: a cheap look."""
    if language not in ROWS:
        return False
    return bool(cued(low, language)) or (language == "en" and (may_be_eaten(low) or _STEP_CUE.search(low) is not None))


def cued(low: str, language: str) -> list[Consequence]:
    """The rows whose cues stand in a casefolded text, in their order."""
    rows, by_cue = ROWS[language], _BY_CUE[language]
    words = frozenset(word.strip(_AROUND) for word in low.replace("'", " ").split())
    at = {n for word in words & by_cue.keys() for n in by_cue[word]}
    return [rows[n] for n in sorted(at) if not rows[n].also or not rows[n].also.isdisjoint(words)]


_AROUND: Final = '.,;:!?…()[]"“”„«»—–'
"""What may stand around a word."""


def _filled(row: Consequence, clause: str) -> Iterator[str]:
    match = row.pattern.match(clause)
    if match is not None:
        said = {name: group or "" for name, group in match.groupdict().items()}
        yield from (form.format(**said) for form in row.forms)


def _in_person(form: str) -> str:
    for written, said in _MINE:
        if form.startswith(written):
            return said + form[len(written) :]
    return form


def _possessed(clause: str) -> Iterator[str]:
    """“The car has a manual gearbox” says of its gearbox that it is manual."""
    match = _POSSESSED.match(clause)
    if match is None or match["how"].casefold() not in _TOLD_APART:
        return
    is_one = re.search(r"\b(?:have|has|with) an? ", clause, re.IGNORECASE) is not None
    if is_one or match["what"].split()[-1].casefold() in _MEASURED:
        yield f"{match['x']}'s {match['what']} is {match['how']}"


def _able(clause: str) -> Iterator[str]:
    """“A good swimmer” can swim; “a smoker” smokes."""
    match = _AGENT.match(clause)
    if match is None:
        return
    verb, agent = _AGENTS[match["agent"].casefold()], match["agent"].casefold()
    if agent in _HABITS and (match["how"] or "").casefold() not in ("former", "ex", "past", "non"):
        yield f"{match['x']} {verb}{'' if match['x'].casefold() in ('i', 'we', 'you', 'they') else 's'}"
    elif (match["how"] or "").casefold() in _ABLE:
        yield f"{match['x']} can {verb}"


def _feasible(clause: str) -> Iterator[str]:
    """“The archive is searchable”: one can search it."""
    match = _CAN_BE.match(clause)
    if match is not None:
        yield f"you {'cannot' if match['not'] else 'can'} {_FEASIBLE[match['how'].casefold()]} {match['x']} {match['rest'] or ''}".rstrip()


def _alone(clause: str) -> Iterator[str]:
    """“I love cilantro, put it on everything” says that I love it; the first of a list says nothing of what follows."""
    head, comma, rest = clause.partition(", ")
    if not comma or len(head.split()) < _SHORTEST_HEAD or _LISTED.match(rest):
        return
    yield head
    yield from eaten(head)


_SHORTEST_HEAD: Final = 3
_LISTED: Final = re.compile(
    r"(?:and |or |also )?(?:\S+ ){0,2}\S+(?:$|,| (?:and|or) )|(?:and|or|but not|not|except|unless|if|when|only)\b",
    re.IGNORECASE,
)
"""What goes on with a list, or takes something back."""
_STEP_CUE: Final = re.compile(rf"\b(?:{either((*_AGENTS, *_FEASIBLE))})\b")
"""The other steps say nothing in words that the clause doesn't hold."""
_STEPS: Final[tuple[Callable[[str], Iterator[str]], ...]] = (_possessed, _able, _feasible, _alone, eaten)
