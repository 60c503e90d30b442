"""What somebody else thinks of a thing, and what is over within the hour: no fact of the user's, and it teaches nothing."""

from __future__ import annotations

import re
from typing import Final

_UP: Final = r"(?-i:[A-Z\u00c0-\u00de])[\w'’-]+"
_OPINION: Final = re.compile(
    "|".join(
        (
            r"^(?:my|our|the|(?-i:[A-Z]))[\w'’-]*(?: [\w'’-]+){0,2} (?:is|are)(?: just| still| already)? (?:cooking|sleeping|eating|watching|playing|showering|crying|napping|shopping|cleaning|talking|calling|waiting|sitting|walking|barking|driving|dancing|singing|snoring|laughing|coming|leaving|arriving|baking|reading)\b[^.;]*\b(?:right now|at the moment|just now|as we speak|again|now|today|tonight)[.! ]*$",
            r"\b(?:starts?|leaves?|begins?|ends?|closes?|opens?|departs?|arrives?|comes?) in (?:an?|\d+|one|two|three|five|ten|fifteen|twenty|thirty|a few|half an) (?:minutes?|mins?|seconds?|secs?|hours?)[,.! ]*(?:hurry\b.*)?$",
            r"^(?:nobody|no one|somebody|someone|no-one) (?:\w+ )?(?:told|said|asked|warned|mentioned|knew|remembered|noticed)\b",
            rf"^(?:(?:my|our|his|her|their|the|some|most|many) (?:[\w'’-]+ ){{1,3}}?|(?!(?:We|I|You)\b){_UP} |(?:they|people|everyone|everybody|somebody|someone|he|she) )(?:also |always |really |still )?(?:thinks?|believes?|reckons?|finds?(?= (?:that|it|the|this|my|our|him|her|them|[\w-]+ (?:boring|hard|great|ugly|too|very|better))\b)|insists? that|argues? that|swears? that|is convinced|are convinced|would (?:say|argue))\b(?! (?:about|of|in|twice|first)\b)",
            rf"^(?:(?:mein|unser|sein|ihr)\w* [\w-]+|{_UP}|die leute|manche|viele) (?:meint|findet|denkt|glaubt|behauptet|meinen|finden|denken|glauben|behaupten|hält|halten)\b(?! (?:am|in|an|jeden|um|nicht mehr statt))",
            rf"^(?:(?:mon|ma|mes|notre|nos|son|sa|le|la) [\w-]+|{_UP}|les gens|certains) (?:pense(?:nt)?|trouve(?:nt)?|croi(?:t|ent)|estime(?:nt)?|affirme(?:nt)?|prétend(?:ent)?)\b (?=que|qu['’]|l[ae]s?\b|ça)",
            rf"^(?:(?:mi|mis|nuestr[oa]s?|su|sus|el|la) [\w-]+|{_UP}|la gente|algunos) (?:piensan?|creen?|opinan?|afirman?|consideran?)\b",
            r"^(?:моя|мой|мои|наш\w?) [\w-]+ (?:думает|считает|полагает|думают|считают)\b",
            r"^(?:我|我的|我们的?)?(?:同事|朋友|老板|邻居|妈妈|爸爸|老公|老婆|姐姐|哥哥|弟弟|妹妹|经理|领导|老师|他|她|他们|有人)(?:觉得|认为|以为)",
            r"^[^。、]{1,10}(?:は|が)[^。]{2,}(?:と思っています|と思ってる|と考えています|と言い張って\S*)[。！]?$",
        )
    ),
    re.IGNORECASE,
)  # fmt: skip


def is_opinion(text: str) -> bool:
    """Whether `text`, its opener set aside, reports what somebody other than the user thinks, or does at this moment."""
    return _OPINION.search(text) is not None
