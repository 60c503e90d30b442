"""Phrases for the two ends of one thing, each read as one word: “is out of order” and “no longer works” as “is broken”.

What `tensions.opposites` lists is how one word stands against another; here stand the phrases that come to such a word. The
first phrase of a side is the word that the others are read as.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Iterator

_STATES: Final[tuple[tuple[str, str], ...]] = (
    # How a thing is, behind “is”; what begins with a star is a verb, with its own form.
    ("working|up|up and running|running|operational|*works|*work|*runs|*run|fine|in order|repaired|back up|back online|online|in good shape|functional|*functions|*has paper",
     "broken|down|out of order|out of service|out of action|bust|busted|dead|defective|faulty|kaputt|*leaks|*leak|leaking|*crashes|*sticks|*jams|jammed|*fails to start|unavailable|offline|*needs repair|failing|bricked"),
    ("painless|fine|healed|better|back to normal|pain-free|*feels fine|*doesn't hurt",
     "painful|*hurts|*hurt|sore|*aches|*ache|killing me|*is killing me|stiff|injured|swollen|acting up|*bothers me|*still bothers me|playing up"),
    ("finished|over|done|complete|completed|*has ended|*has finished|*is finished|closed down|discontinued|cancelled|*was cancelled|*has been cancelled|called off",
     "ongoing|running|in progress|under way|underway|*goes on|*continues|active|unfinished|open"),
    ("present|*lives with us|*live with us|*still lives with us|living with us|living here|*lives here", "gone|*has moved out|*have moved out|*moved out|*lives alone|*lives on his own|*lives on her own|*live on their own|*lives abroad"),
    ("employed|with the company|with us|on the team|part of the team|working here|on staff|*works here|*works for us|at the company|one of us|our lead|one of our colleagues",
     "departed|*quit|*has quit|*resigned|*has resigned|*left the company|*has left the company|*left us|*has left us|*left the team|*has left the team|*was fired|*was let go|*has been laid off|*got fired|*no longer works here|*doesn't work here|retired"),
    ("working-age|*works|*work|employed|in work", "retired|*has retired|*have retired|pensioners|a pensioner|out of work|unemployed|jobless|between jobs"),
    ("alive|living|*lives|alive and well|alive and kicking", "dead|deceased|*died|*has died|*have died|*passed away|*has passed away|*have passed away|no longer alive|no longer with us"),
    ("punctual|on schedule|on time|on track|in time|ahead of schedule|*is on track|never late|always on time|always early", "late|behind schedule|delayed|behind|overdue|running late|off track|*runs late|always late|never on time"),
    ("overspent|over budget|above budget|*exceeds the budget|*exceed the budget", "underspent|under budget|within budget|below budget|in budget|on budget|*stays within budget"),
    ("introverted|an introvert|shy|reserved|withdrawn|quiet|timid", "extroverted|an extrovert|outgoing|sociable|talkative|extravert|an extravert|chatty|gregarious"),
    ("early-rising|an early riser|an early bird|a morning person|*gets up early|*get up early|*rises early|a lark", "late-rising|a night owl|a late riser|*sleeps in|*sleep in|*sleep late|*sleeps late|not a morning person|an evening person|a night person|*stays in bed until noon"),
    ("hearing|*hears well|*has excellent hearing|*has good hearing|*has perfect hearing|*hears everything|*can hear well", "deaf|hard of hearing|*can't hear|*can hardly hear|*hears badly|*wears a hearing aid|hearing-impaired"),
    ("sighted|*sees well|*has perfect eyesight|*has good eyesight|*has perfect vision|*has 20/20 vision", "blind|nearly blind|partially sighted|*can't see|visually impaired|*has poor eyesight|*has bad eyesight"),
    ("spectacled|*wears glasses|*wear glasses|*needs glasses|*need glasses", "unspectacled|*doesn't wear glasses|*don't wear glasses|*doesn't need glasses|*don't need glasses|*never wears glasses"),
    ("sleepless|*has trouble sleeping|*have trouble sleeping|*sleeps badly|*sleep badly|*can't sleep|*has insomnia|*have insomnia|*suffers from insomnia|an insomniac|a bad sleeper|a light sleeper|*sleeps poorly|*sleep poorly", "well-rested|*sleeps well|*sleep well|*sleeps like a log|*sleep like a log|*sleeps soundly|*sleep soundly|a good sleeper|a sound sleeper|a deep sleeper|*sleeps through the night"),
    ("cheap|inexpensive|affordable|good value|a bargain|reasonably priced|*costs next to nothing|*costs little|budget-friendly", "expensive|pricey|costly|overpriced|dear|steep|not cheap|a rip-off|*costs a fortune|*costs a lot|*cost a fortune|exorbitant"),
    ("free|free of charge|complimentary|at no charge|at no cost|gratis|included|*costs nothing|*cost nothing|on the house|included in the price", "paid|extra|not free|chargeable|*costs extra|*cost extra|*costs money|subject to a fee|not included|charged"),
    ("fast|quick|speedy|rapid|snappy|lightning fast|blazing fast", "slow|sluggish|laggy|*takes forever|*crawls|painfully slow|terribly slow|as slow as molasses"),
    ("easy|simple|a piece of cake|straightforward|a breeze|child's play|effortless|trivial", "hard|difficult|tough|tricky|challenging|a nightmare|tough going|complicated|complex"),
    ("quiet|silent|peaceful|calm|noiseless|*makes no noise", "noisy|loud|*makes a lot of noise|*makes a racket|deafening"),
    ("clean|spotless|tidy|neat", "dirty|filthy|messy|untidy|a mess|grubby|grimy|dusty|muddy"),
    ("dry|bone dry", "wet|damp|soaked|moist|humid|soaking wet|flooded|mouldy"),
    ("waterproof|watertight|water-resistant|rainproof|*keeps water out|*keeps the rain out", "leaky|*leaks|*lets water through|*lets water in|*lets in water|*lets the rain through|not waterproof"),
    ("flat|level|even|horizontal", "sloped|steep|pitched|hilly|sloping|slanted|uneven|mountainous|bumpy"),
    ("paved|asphalted|tarmac|tarred", "unpaved|a dirt road|gravel|a gravel road|a dirt track"),
    ("heated|*has heating|*have heating|centrally heated", "unheated|*has no heating|*have no heating|*doesn't have heating|*lacks heating"),
    ("cooled|air-conditioned|*has air conditioning|*have air conditioning", "uncooled|*has no air conditioning|*have no air conditioning|*doesn't have air conditioning"),
    ("furnished|*comes furnished|*comes with furniture|*has furniture", "unfurnished|*comes unfurnished|*comes without furniture|empty"),
    ("indoors|inside|in the hall|under a roof|*takes place indoors|*takes place inside|*happens indoors|*is held indoors|*sleeps inside|*sleeps indoors|*lives indoors|an indoor cat", "outdoors|outside|in the open air|in the open|al fresco|*takes place outdoors|*takes place outside|*happens outdoors|*is held outdoors|*sleeps outside|*sleeps outdoors|*lives outdoors|an outdoor cat"),
    ("remote|online|virtual|over zoom|via zoom|on zoom|over video|*takes place online|*happens online|*is held online|a video call", "in-person|in person|on site|on-site|face to face|in the classroom|*takes place in person|*happens in person|*is held in person"),
    ("sunny|in the sun|in full sun|*likes full sun|*needs full sun|*needs a lot of sun|*needs lots of sun|*loves the sun|*gets a lot of sun", "shady|in the shade|*likes shade|*needs shade|*has to be kept in the shade|*must be kept in the shade|*prefers shade|*likes the shade|*can't stand the sun"),
    ("thirsty|*needs a lot of water|*needs lots of water|*needs plenty of water|*needs much water|*needs daily watering", "drought-tolerant|*needs little water|*hardly needs any water|*needs hardly any water|*needs no water|*needs almost no water|*needs very little water"),
    ("electric|an electric car|an ev|*runs on electricity|*runs on batteries|battery-powered", "combustion|a diesel|diesel|petrol|*runs on petrol|*runs on diesel|*runs on gas|*runs on gasoline|gas-powered|a petrol car|gasoline-powered"),
    ("automatic|fully automatic|an automatic|*has an automatic gearbox|*has an automatic transmission|automated|*happens automatically|*runs automatically|*is done automatically|*works automatically|*run automatically", "manual|a manual|*has to be triggered by hand|*has to be triggered manually|*must be triggered by hand|*needs a human|*needs somebody to press a button|*has a manual gearbox|*has a manual transmission|*has a stick shift|a stick shift|*is done by hand|*is done manually|*has to be done by hand|*has to be run by hand|*have to be run by hand|*must be run by hand|*have to be run manually|*has to be started by hand|*are run by hand|*is run by hand"),
    ("permanent|for good|*lasts for ever|open-ended|a permanent job|a permanent position|*has a permanent contract|*have a permanent contract|unlimited", "temporary|a temporary job|for now only|limited|fixed-term|*has a fixed-term contract|*have a fixed-term contract|an interim solution|a stopgap|provisional"),
    ("full-time|*works full time|*work full time|*works full-time|*work full-time|in full time", "part-time|*works part time|*work part time|*works part-time|*work part-time|*works half days|*works half-time"),
    ("fixed|*has a fixed rate|*have a fixed rate|a fixed-rate mortgage|fixed rate|fixed-rate|*has a fixed size|constant|unchanging|*never changes|*stays the same", "variable|*has a variable rate|*have a variable rate|variable rate|variable-rate|*autoscales|*varies|flexible|*scales automatically|*changes all the time|changing|floating|*fluctuates"),
    ("new|brand new|brand-new|*was bought new|unused", "used|second-hand|secondhand|second hand|pre-owned|*was bought used|refurbished"),
    ("fresh|*still tastes fine|still good", "stale|*has gone off|*has gone bad|off|spoiled|rotten|mouldy|sour|rancid|past its date|*went bad|*went off"),
    ("valid|in force|current|*still applies|*applies|*is in effect|in effect", "expired|*has expired|*expired|*has lapsed|lapsed|*ran out|*has run out|invalid|no longer valid|void|cancelled|out of date"),
    ("guaranteed|under warranty|under guarantee|in warranty|*has a warranty|covered by warranty|*still has a warranty", "unguaranteed|out of warranty|*has no warranty|no longer under warranty|*warranty has run out|*has no guarantee"),
    ("direct|nonstop|non-stop|*goes direct|*goes directly|a direct train|a direct flight|*has no stops|*flies direct", "indirect|*has a stopover|*has one stop|*has a layover|*requires a change|*involves a change|*stops over|*makes a stop"),
    ("refundable|*can be refunded|*can be returned|returnable", "non-refundable|*can't be refunded|*cannot be refunded|*can't be returned|*cannot be returned|final sale"),
    ("transferable|*can be transferred|*can be passed on", "non-transferable|*can't be transferred|*cannot be transferred|*can't be transferred to other people|*can't be transferred to others|personal"),
    ("drinkable|safe to drink|potable|good to drink|fit to drink", "undrinkable|unsafe to drink|not safe to drink|not drinkable|contaminated"),
    ("unsaved|in memory|*lives in memory|*keeps state in memory|stateful|*keeps state|*has state|*holds state", "stateless|*has no state|*keeps no state|*doesn't keep state|*holds no state"),
    ("encrypted|*is encrypted|encrypted at rest", "unencrypted|in plain text|in plaintext|in clear text|*is stored in plain text|*are stored in plain text|*is kept in plain text|in the clear"),
    ("parallel|in parallel|*run in parallel|*runs in parallel|*is run in parallel|*are run in parallel|concurrent|at the same time|simultaneous|*run concurrently|*runs concurrently|*are executed in parallel|multi-threaded|multithreaded|*runs jobs in parallel|*processes jobs in parallel|*runs tasks in parallel", "sequential|single-threaded|one after another|one by one|one at a time|in sequence|serial|*run one after another|*runs one after another|*are executed one after another|*are run one after another|*run one by one|*run sequentially|*runs sequentially|*run serially|one after the other"),
    ("synchronous|blocking", "asynchronous|async|non-blocking"),
    ("enabled|on|turned on|switched on|active|activated|live|in use", "disabled|off|turned off|switched off|inactive|deactivated|not in use|out of use|*has been turned off|*has been switched off"),
    ("public|open to everyone|open to the public|open to anyone|publicly accessible|visible to everyone|open to all|accessible to everyone|reachable from the internet|reachable from anywhere|on the internet|internet-facing", "private|internal|internal only|for internal use only|closed to the public|members only|invite-only|by invitation only|restricted|reachable only through the vpn|only reachable through the vpn|only reachable via vpn|reachable only via vpn|behind the vpn|only reachable from the vpn|confidential"),
    ("protected|guarded|locked down|access-controlled", "unprotected|open to pushes|unguarded|*can be pushed to by anyone"),
    ("writable|editable|editable by everyone|editable by all staff|editable by all users|editable by anyone|open for editing|freely editable|*accepts writes|*takes writes|read-write|*can be written to", "read-only|read only|*rejects writes|*refuses writes|*can't be written to"),
    ("mandatory|compulsory|required|obligatory|a must|*is required", "optional|voluntary|up to you|not required|not mandatory|not compulsory|a nice-to-have|not necessary"),
    ("beginner-friendly|suitable for beginners|for beginners|good for beginners|easy for beginners|fine for beginners", "experts-only|for experts only|for advanced hikers only|not for beginners|for experienced people only|only for experts|too hard for beginners|unsuitable for beginners|for pros only"),
    ("family-friendly|child-friendly|kid-friendly|good for kids|suitable for children|suitable for kids|great for kids|good for children|fine for kids", "adults-only|adults only|for adults only|not for children|not suitable for children|not suitable for kids|unsuitable for children|not for kids|no place for kids"),
    ("vegetarian-friendly|good for vegetarians", "meat-heavy|no good for vegetarians|bad for vegetarians"),
    ("potty-trained|out of nappies|out of diapers|toilet-trained|dry at night|*uses the toilet", "in-nappies|in nappies|in diapers|*wears nappies|*wears diapers|*still wears nappies|*still wears diapers|*needs nappies|*needs diapers"),
    ("house-trained|housebroken", "not-house-trained|*pees on the carpet|*still pees inside"),
    ("tame|friendly|gentle|harmless|good-natured|*never bites|*doesn't bite|*wouldn't hurt a fly|*loves everyone", "aggressive|*bites|dangerous|vicious|unfriendly|*bites people|*is known to bite|mean|snappish"),
    ("snoring|*snores|*snore|a snorer", "unsnoring|*never snores|*doesn't snore|*don't snore"),
    ("settled|paid|*has been paid|*have been paid|*was paid|*is paid|*are paid|paid in full|paid off|*has been settled|*is settled", "outstanding|unpaid|*hasn't been paid|*haven't been paid|open|overdue|still outstanding|not paid yet|due|*still has to be paid|*has not been paid|*is still unpaid|in arrears"),
    ("arrived|*has arrived|*have arrived|*arrived|*is here|*came|*has come|delivered|*was delivered|*has been delivered|*arrived safely|*got here", "undelivered|lost|lost in the post|*was lost|*was lost in the post|*got lost in the post|*got lost|*hasn't arrived|*haven't arrived|*never arrived|*is still on its way|on its way|in transit|*went missing|missing|*never came|*has been lost|*hasn't come"),
    ("signed|*was signed|*has been signed|*were signed", "unsigned|*hasn't been signed|*has not been signed|*wasn't signed|not signed yet|*still has to be signed"),
    ("reserved|booked|*has been booked|*has been reserved|*was booked", "unreserved|*hasn't been booked|*hasn't been reserved|not booked yet|not reserved|*still has to be booked"),
    ("shut|closed|shut down|*has closed|*have closed|*closed down|*has shut|closed for good|*has been closed|boarded up|*shuts|*is shut", "open|*opens|*has reopened|open again|*is open|*reopened|open for business|*stays open"),
    ("locked|*is locked|*stays locked|*has to stay locked|*must stay locked|*must be locked|*is kept locked", "unlocked|*stays unlocked|*is left unlocked|*is not locked|left open|*is kept unlocked|*is never locked|*is left open"),
    ("independent|family-run|family-owned|independently owned|family run|owner-run|a family business", "chain-owned|part of a chain|*belongs to a chain|*belongs to a big chain|a chain|a franchise|part of a big chain"),
    ("owned|our own|*is ours|*belongs to us", "rented|*is rented|leased|a rental|on lease|*is leased"),
    ("full|packed|fully booked|sold out|booked out|crowded", "empty|deserted|half-empty|*has free seats|*still has places|*has vacancies|*has space|*has room"),
    ("near|nearby|close by|close|around the corner|within walking distance|next door|a stone's throw away|walkable", "far|far away|miles away|a long way off|remote|an hour away|out of the way|too far to walk|far off"),
    ("big|large|huge|spacious|roomy|enormous|massive|giant", "small|tiny|cramped|little|poky|compact|minuscule"),
    ("heavy|*weighs a ton|weighty", "light|lightweight|light as a feather|*weighs next to nothing"),
    ("bright|light|sunny|well lit|*gets lots of light|*has lots of light|flooded with light", "dark|gloomy|dim|poorly lit|*gets no light|*gets no sun|*has no windows"),
    ("hot|boiling|scorching|sweltering", "cold|freezing|icy|chilly|ice-cold"),
    ("warm|cosy|toasty", "cold|freezing|chilly|draughty|drafty"),
    ("spicy|fiery", "mild|bland|not spicy"),
    ("sharp", "blunt|dull"), ("ripe", "unripe|green"), ("sweet|sugary", "sour|bitter|tart|unsweetened|savoury"),
    ("delicious|tasty|great|excellent|yummy|fantastic|wonderful|superb|very good|amazing|*tastes great|*tastes good|brilliant|outstanding", "awful|terrible|disgusting|horrible|bad|inedible|dreadful|tasteless|*tastes awful|*tastes bad|mediocre|poor|lousy"),
    ("boring|dull|tedious|dreary", "exciting|thrilling|gripping|interesting|fascinating|entertaining|fun"),
    ("safe|secure|harmless", "dangerous|risky|unsafe|hazardous|not safe"),
    ("honest|trustworthy|truthful|reliable|dependable", "dishonest|a liar|unreliable|*can't be trusted|flaky|untrustworthy|not reliable"),
    ("polite|friendly|kind|nice|helpful|charming", "rude|impolite|unfriendly|mean|nasty|grumpy|unhelpful"),
    ("rich|wealthy|well off|loaded|a millionaire", "poor|broke|penniless|bankrupt|skint"),
    ("tall", "short"), ("slim|thin|skinny", "overweight|fat|obese"), ("strong", "weak|frail"), ("brave", "cowardly|fearful"),
    ("healthy|fit|in good health|well|fit as a fiddle|in great shape|in good shape", "ill|sick|unwell|in poor health|unfit|out of shape|in bad health|poorly"),
    ("high|elevated|too high|above normal|on the high side|raised", "low|too low|below normal|on the low side"),
    ("abnormal|high|too high|elevated|raised|low|too low|out of range|off the charts", "normal|fine|within range|in range|in the normal range|okay|healthy|within the normal range"),
    ("pregnant|expecting|expecting a baby|having a baby", "unpregnant|not pregnant|not expecting"),
    ("married|*has a wife|*has a husband|*have a wife|*have a husband|married with two kids|wed", "single|unmarried|divorced|a bachelor|a widow|a widower|widowed|separated|never married|*has never married|*have never married|*lives alone"),
    ("childless|*has no children|*have no children|*has no kids|*have no kids", "a-parent|a mother|a father|a parent|*has children|*have children|*has kids|*have kids|*has two children|*has two kids|*have two kids|*has a son|*has a daughter|*have a son|*have a daughter|*has three kids|*has three children"),
    ("sibling-less|an only child|*has no siblings|*have no siblings|*has no brothers or sisters|*have no brothers or sisters", "a-sibling|*has a brother|*have a brother|*has a younger brother|*have a younger brother|*has an older brother|*have an older brother|*has a little sister|*have a little sister|*has a big brother|*have a big brother|*has a younger sister|*have a younger sister|*has an older sister|*have an older sister|*has a twin|*have a twin|*has a twin sister|*have a twin sister|*has a big sister|*have a big sister|*has a little brother|*have a little brother|*has a sister|*have a sister|*has two brothers|*have two brothers|*has two sisters|*have two sisters|*has siblings|*have siblings|one of three|one of four|*has three brothers|*have three brothers"),
    ("left-handed|left handed|a lefty|a left-hander|*writes with his left hand|*write with my left hand|*writes with her left hand", "right-handed|right handed|a right-hander|*writes with his right hand|*write with my right hand|*writes with her right hand"),
    ("short-sighted|near-sighted|nearsighted|shortsighted|myopic", "far-sighted|farsighted|long-sighted|longsighted"),
    ("innocent|not guilty|*was acquitted|*has been acquitted", "guilty|*was convicted|*has been convicted"),
    ("successful|a success|a hit|*went well|*went smoothly|*has gone well|*was successful|*succeeded|*worked out|*was a success|*went great|*went fine", "unsuccessful|a failure|a flop|a disaster|*went badly|*failed|*has failed|*was unsuccessful|*was a failure|*was a disaster|*went wrong|*flopped|*went poorly|*was a flop|*bombed"),
    ("negative|clean|clear|*came back negative|*came back clean|*came back clear|*was negative", "positive|*came back positive|*was positive"),
    ("benign", "malignant|cancerous"),
    ("deterministic|reproducible", "random|nondeterministic|non-deterministic"), ("thread-safe|*can be used from several threads|*can be shared between threads|safe for concurrent use", "thread-unsafe|not thread-safe|*must not be used from several threads|*can't be shared between threads|*can't be used from several threads"),
    ("case-sensitive|*distinguishes upper and lower case|*distinguishes case|*respects case", "case-insensitive|*ignores case|*ignores upper and lower case|*doesn't care about case"),
    ("backward-compatible|backwards compatible|backward compatible|*doesn't break anything|compatible", "breaking|a breaking change|incompatible|not backwards compatible|*breaks compatibility"),
    ("supported|still supported|maintained|actively maintained|*gets updates|*is maintained", "unsupported|deprecated|abandoned|end-of-life|end of life|no longer supported|no longer maintained|unmaintained|dropped|*is not maintained"),
    ("tested|covered by tests|*has tests|*have tests|well tested", "untested|*has no tests|*have no tests|not covered by tests|not tested"),
    ("documented|well documented|*has docs|*has documentation", "undocumented|*has no docs|*has no documentation|poorly documented"),
    ("frozen|*is frozen|on ice|suspended|paused|on hold|halted|*has been paused|stopped", "flowing|*goes ahead|going ahead|*continues as usual|unfrozen|resumed|*has resumed|in full swing"),
    ("redundant|replicated|*has a replica|*has replicas|*has a standby|*has a failover", "unreplicated|a single point of failure|*has no replica|*has no replicas|*has no failover|*has no standby"),
    ("backed-up|backed up|*is backed up|*has backups|*has a backup|*are backed up", "unbacked|*has no backups|*has no backup|not backed up|*is never backed up|*isn't backed up"),
    ("monitored|*has monitoring|*has alerts", "unmonitored|*has no monitoring|not monitored|*has no alerts"),
    ("opt-in|off by default|off unless you turn it on|off unless you enable it", "opt-out|on by default|on unless you opt out|on unless you turn it off|on unless you disable it"),
    ("ours-to-keep|*never changes hands", "up-for-sale|for sale|on the market|*is being sold"),
    ("vaccinated|*has been vaccinated|*got vaccinated|*has had the vaccine", "unvaccinated|*hasn't been vaccinated|not vaccinated|*refuses the vaccine"),
    ("insured|*has insurance|covered by insurance|*have insurance", "uninsured|*has no insurance|*have no insurance|not insured|*isn't covered by insurance"),
    ("licensed|*has a licence|*has a driving licence|*has a driver's license|*can drive|*drives|*has a driving license|*has her licence|*has his licence", "unlicensed|*doesn't drive|*can't drive|*doesn't have a driving licence|*has no driving licence|*doesn't have a licence|*has no licence|*doesn't have a driver's license|*never learned to drive|*has lost his licence"),
    ("swimming|*can swim|*swims|a good swimmer|a strong swimmer|*swims well", "unable-to-swim|*can't swim|*cannot swim|a non-swimmer|*never learned to swim|*doesn't swim"),
    ("cycling-to-work|*cycles to work|*cycle to work|*bikes to work|*bike to work|*rides a bike to work", "driving-to-work|*drives to work|*drive to work|*goes to work by car|*go to work by car|*takes the car to work|*take the car to work"),
    ("stressful|demanding|exhausting|hectic|tiring|nerve-racking", "relaxing|relaxed|restful|stress-free|laid-back|undemanding|not stressful"),
    ("reliable|dependable|rock solid|stable|*never fails|robust", "flaky|unreliable|unstable|*fails at random|*often fails|*keeps failing|*crashes all the time|*fails now and then|intermittent"),
    ("idempotent|safe to retry|safe to repeat|*can be repeated safely|*can be retried", "non-idempotent|not idempotent|not safe to retry|unsafe to retry|*must not be retried|*can't be retried"),
    ("localized|localised|translated|multilingual|available in several languages", "untranslated|english-only|only in english|in english only|not translated|not localized|*hasn't been translated|*haven't been translated"),
    ("shared|common|used by all|communal|joint", "own|separate|dedicated|exclusive|private|individual"),
    ("interactive|*asks for input|*prompts|*asks questions", "non-interactive|*never prompts|*doesn't prompt|*asks for nothing|*runs unattended|unattended"),
    ("sequential|consecutive|ascending|incremental|auto-incremented", "random|uuids|not sequential|unordered"),
    ("configurable|adjustable|*can be changed|*can be configured|*can be adjusted|customizable", "hard-coded|hardcoded|not configurable|*can't be changed|*cannot be changed|*can't be configured|built in|baked in"),
    ("muted|silenced|snoozed|*has been muted", "unmuted|active|firing|*is firing|audible|*still fires"),
    ("lagging|*lags behind|*lags|out of sync|behind the primary|not in sync", "synced|in sync|up to date|caught up|*keeps up|*has caught up"),
    ("current|up to date|up-to-date|accurate|*is kept current", "outdated|out of date|stale|obsolete|wrong|inaccurate|*hasn't been updated in ages|years old|not up to date"),
    ("healed|*has healed|closed|*has closed", "unhealed|open|*still bleeds|infected|*hasn't healed"),
    ("swollen|puffy", "unswollen|*has gone down|back to normal size|not swollen|normal"),
    ("handmade|hand-made|made by hand|hand-crafted|handcrafted|home-made|homemade", "machine-made|factory-made|mass-produced|store-bought|shop-bought|made in a factory|bought"),
    ("fitting|*fits|*fits perfectly|*fits well|*fits me|*fits me perfectly|*fits him|*fits her|the right size|just right", "misfitting|too big|too small|too tight|too large|too loose|too short|too long|*doesn't fit|*pinches|too wide|too narrow"),
    ("central|in the centre|in the center|downtown|in the city centre|in the middle of town", "outlying|on the outskirts|in the suburbs|outside town|out of town|in the countryside|at the edge of town"),
    ("beachfront|on the beach|right on the beach|by the sea|on the seafront|near the beach|close to the beach", "inland|far from the beach|miles from the sea|far from the sea|nowhere near the beach"),
    ("together|side by side|next to each other", "apart|in different rows|scattered|*don't sit together|far apart"),
    ("car-free|closed to cars|closed to traffic|pedestrianized|pedestrianised|traffic-free|*has no cars", "open-to-cars|open to cars|open to traffic|full of cars|full of traffic"),
    ("organic|bio|grown organically", "conventional|not organic|non-organic|sprayed with pesticides"),
    ("available|still available|in stock|on sale|obtainable|*can be bought", "unavailable|sold out|out of stock|no longer available|not available|gone|discontinued|*has expired"),
    ("durable|persistent|*survives restarts|*survives a restart|*survive a restart|saved to disk|on disk|persisted", "volatile|ephemeral|in memory only|lost on restart|*is lost on restart|*are lost on restart|not persisted|transient"),
    ("strongly-consistent|strongly consistent|linearizable", "eventually-consistent|eventually consistent|only eventually consistent"),
    ("first-in-first-out|first-in first-out|first in first out|fifo|a fifo queue", "last-in-first-out|last-in first-out|last in first out|lifo|a stack"),
    ("self-hosted|on our own servers|in our own data center|on-prem|on premises|in house|in-house|*runs on our own servers", "hosted-for-us|in the cloud|cloud-hosted|a managed service|managed|outsourced|*is outsourced|a saas product|*runs in the cloud"),
    ("staffed|fully staffed|complete|at full strength", "understaffed|short-staffed|short-handed|two people short|one person short|*needs more people|incomplete"),
    ("absent|on leave|on holiday|on vacation|on parental leave|on maternity leave|on paternity leave|off sick|on sick leave|away|out of the office|on sabbatical|*is away", "back|back at work|back in the office|in the office|at work|back from leave|back from holiday|working again|here again"),
    ("reimbursed|refunded|paid back|covered by the company|*gets reimbursed|*get reimbursed|paid by the company", "unreimbursed|not reimbursed|not covered|not refunded|*is not paid back|paid out of your own pocket"),
    ("expected|customary|usual|common practice|the norm|polite", "unusual|not expected|not customary|frowned upon|uncommon|unheard of|considered rude"),
    ("merged|*has been merged|*was merged|*got merged|in main", "unmerged|*hasn't been merged|not merged yet|*was closed without merging|*is still open|under review|waiting for review"),
    ("approved|*has been approved|*was approved|*got approved|signed off|*got the green light", "unapproved|*was rejected|*has been rejected|rejected|declined|denied|*was denied|*was turned down|*hasn't been approved|turned down|awaiting approval"),
    ("confirmed|*has been confirmed|*was confirmed|certain|definite|set in stone", "unconfirmed|tentative|*hasn't been confirmed|not confirmed|not certain|up in the air|provisional|uncertain"),
    ("released|out|*has been released|*was released|*has shipped|*shipped|available now|launched|*has launched|in production|live", "unreleased|*hasn't been released|*hasn't shipped|not out yet|delayed|still in development|not released yet|not live yet|*hasn't launched"),
    ("solved|fixed|*has been fixed|*was fixed|resolved|*has been resolved|*was resolved|closed", "unsolved|*hasn't been fixed|*still happens|unresolved|open|still open|not fixed|*keeps happening|*still occurs|*hasn't been resolved"),
    ("rechargeable|*can be recharged|*has a rechargeable battery", "disposable|*takes aa batteries|*needs new batteries|single-use"),
    ("washable|machine washable|dishwasher-safe|dishwasher safe|*can go in the dishwasher|*can be machine washed|*can go in the washing machine", "hand-wash-only|hand wash only|dry clean only|not dishwasher-safe|not dishwasher safe|*can't go in the dishwasher|*mustn't go in the dishwasher|*must not go in the dishwasher|*has to be washed by hand"),
    ("decaffeinated|decaf|caffeine-free", "caffeinated|*contains caffeine|*has caffeine in it|full of caffeine"),
    ("accessible|wheelchair accessible|wheelchair-accessible|barrier-free|step-free|*has a ramp|*has a lift", "inaccessible|not accessible|not wheelchair accessible|*has no lift|*has no ramp|up four flights of stairs|*can only be reached by stairs"),
    ("friends|on good terms|close|best friends|on speaking terms|*get on well|*get along|*get along well|*get on", "estranged|not on speaking terms|*don't speak|*don't talk to each other|*have fallen out|*hate each other|*don't get along|*don't get on|enemies|*fell out"),
    ("a-couple|together|a couple|dating|in a relationship|engaged|back together", "split-up|*have split up|*broke up|*have broken up|*split up|separated|divorced|no longer together|just friends|not together|*have separated"),
    ("fluent|bilingual|a native speaker", "a-beginner|a beginner|a total beginner|*can only say hello"),
    ("obedient|well-behaved|well behaved|well trained|*listens|*comes when called", "disobedient|naughty|badly behaved|*never listens|*doesn't listen|unruly|*never obeys"),
    ("slim-line|thin|slim|narrow", "thick|wide|broad|bulky"),
    ("old|ancient|antique|centuries old", "new|modern|brand new|recent|newly built|just built"),
    ("recommended|preferred|the recommended way", "deprecated|obsolete|discouraged|end of life|on its way out"),
    ("long", "short|brief|over quickly"),
    ("true|correct|right|accurate", "false|wrong|incorrect|untrue|a lie|a rumour|made up|a myth"),
    ("profitable|in the black|*makes a profit|*makes money|*earns money", "loss-making|in the red|*makes a loss|*loses money|*makes no money|unprofitable"),
)  # fmt: skip

_RELATIONS: Final[tuple[tuple[str, str], ...]] = (
    # What somebody feels of something, or does to it; what follows is kept.
    ("loves|love|likes|like|adores|adore|enjoys|enjoy|is fond of|am fond of|are fond of|is a fan of|am a fan of|is a big fan of|am a big fan of|is crazy about|am crazy about|is into|am into|is keen on|am keen on|is mad about|can't get enough of|can't get enough|really likes|really like|quite likes",
     "hates|hate|dislikes|dislike|detests|detest|loathes|loathe|despises|despise|can't stand|cannot stand|can't bear|cannot bear|can't abide|is sick of|am sick of|isn't a fan of|am not a fan of|is not a fan of|isn't fond of|am not fond of|is not fond of|isn't keen on|am not keen on|doesn't care for|don't care for|has no time for"),
    ("masters|is good at|am good at|are good at|is great at|am great at|is brilliant at|is gifted in|is talented at|is strong in|is excellent at|is good with|excels at|excel at|is skilled at|is very good at|is fluent in|am fluent in|speaks fluent|speak fluent",
     "bungles|is bad at|am bad at|are bad at|is terrible at|am terrible at|is hopeless at|am hopeless at|is weak in|is poor at|struggles with|struggle with|has trouble with|have trouble with|has difficulties with|has difficulty with|is useless at|is no good at|is awful at|speaks no|speak no|doesn't speak|don't speak"),
    ("pleased-with|is happy with|am happy with|are happy with|was happy with|were happy with|is satisfied with|am satisfied with|was satisfied with|are satisfied with|is pleased with|was pleased with|are pleased with|is delighted with|was delighted with|is content with|am content with",
     "displeased-with|is unhappy with|am unhappy with|are unhappy with|was unhappy with|is disappointed with|was disappointed with|is disappointed by|was disappointed by|were disappointed with|is dissatisfied with|am dissatisfied with|was dissatisfied with|is frustrated with|complained about|complains about|was not happy with|is not happy with"),
    ("owns|own|is the owner of|bought|has bought", "rents|rent|leases|lease|is renting|am renting|are renting|sold|has sold"),
    ("fits|fits in|fits into|fits on", "outsizes|is too big for|are too big for|is too large for|doesn't fit in|doesn't fit into|is too wide for|is too long for"),
    ("includes|comes with|contains|covers|has a", "excludes|comes without|doesn't include|doesn't cover|doesn't come with|leaves out|has no"),
    ("works-with|is compatible with|are compatible with|works with|work with|plays well with|runs well with|goes with|is supported by", "clashes-with|is incompatible with|are incompatible with|isn't compatible with|aren't compatible with|is not compatible with|doesn't work with|don't work with|conflicts with|breaks with|doesn't go with|isn't supported by"),
    ("believes|thinks that|is convinced that", "doubts|doubts that|doesn't believe"),
    ("fears|fear|is afraid of|am afraid of|are afraid of|is scared of|am scared of|are scared of|is terrified of|am terrified of|is frightened of|panics at|has a fear of|have a fear of|dreads|is nervous about|am nervous about|is phobic about",
     "braves|isn't bothered by|am not bothered by|aren't bothered by|is not bothered by|doesn't mind|don't mind|has no fear of|have no fear of|couldn't care less about|is fine with|am fine with|are fine with|is relaxed about|is comfortable with"),
    ("supports|support|is in favour of|is in favor of|am in favour of|am in favor of|backs|back|is for|approves of|endorses|voted for|argues for|advocates|are in favour of|are in favor of", "opposes|oppose|is against|am against|are against|is opposed to|am opposed to|disapproves of|objects to|rejects|voted against|argues against|fights"),
    ("passed|has passed|got through", "failed|has failed|flunked|didn't pass"), ("won|has won", "lost|has lost"), ("passes|passes on|succeeds on|is green on|works on", "fails|fails on|breaks on|is red on|crashes on|doesn't work on"),
    ("trusts|trust|has faith in|have faith in|believes in|believe in|relies on", "distrusts|distrust|mistrusts|doesn't trust|don't trust|doesn't believe in|don't believe in|has no faith in"),
    ("ignores|ignore|silences|skips|doesn't check|suppresses", "warns|warns about|complains about|flags|reports|checks for|warns on|checks|catches"),
    ("accepts|accept|takes|approves|approved|accepted", "refuses|refuse|rejects|reject|declines|turns down|rejected|declined|turned down|refused|doesn't accept"),
    ("remembers|knows", "forgets|has forgotten|doesn't remember|can't remember"),
    ("attends|goes to|takes part in|participates in", "skips|stays away from|doesn't attend|doesn't go to|avoids"),
)  # fmt: skip

_FREQUENCIES: Final[tuple[tuple[str, str], ...]] = (
    ("seldom|rarely|hardly ever|scarcely ever|almost never|barely ever|next to never|once in a blue moon",
     "constantly|always|every day|all the time|daily|often|a lot|very often|day in day out|every morning|every evening|every week|all day|most days"),
)  # fmt: skip
"""How often something is so, wherever that stands."""
_COPULAS: Final = listed(
    "is are am was were be been stays stay remains remain seems seem looks look feels feel gets get"
)
_DENIED: Final = listed("isn't aren't wasn't weren't")
_VERB_DENIED: Final = listed("doesn't don't never didn't")
_ADVERBS: Final = listed(
    "still now again always really very quite so too terribly pretty rather extremely totally completely absolutely currently usually already just also fully simply super fairly incredibly"
    " generally definitely actually finally officially perfectly all awfully rock a bit only mostly nearly almost"
)
_BEHIND: Final = _ADVERBS - {"a", "all"} | listed(
    "too anymore today though these days fine well perfectly properly correctly smoothly beautifully flawlessly great"
)
_NO_SUBJECT: Final = _COPULAS | {"to", "not", "who", "and", "or", "a", "an", "the", "that", "which"}
"""In front of a verb: what stands there is no subject of it."""
_PREPOSITIONS: Final = listed(
    "in on at for to from with during after before by near under over around among inside behind about of since between outside within"
)


_EVENTS: Final = listed(
    "has have was were quit resigned left died passed closed moved arrived came got expired ran failed went"
)
"""What came to be so once is so since: when that was is left out."""
_WHEN: Final = re.compile(
    r"(?:in|on|at|since|before|after|during) (?:the |last |early |late |mid-?)*(?:\w+ )?[\w-]+(?: \d+)?$"
)


_COUNTED: Final = listed("one two three four 20/20")
_OFTEN: Final = re.compile(
    r"(?:(?:every|each) (?:single )?(?:day|night|morning|evening|week|time|year)|all the time|at all|a lot|very much|once more|daily|every now and then|for (?:good|years|months|ages|ever|now)|everyone|everybody|all of us|as an? \w+(?: \w+)?)"
)
"""What says only how often or how much."""
_Phrase = tuple[tuple[str, ...], str, bool]
_Table = dict[str | tuple[str, ...], list[_Phrase]]


def _table(rows: tuple[tuple[str, str], ...]) -> _Table:
    """First word, or first two, → the phrases that begin so, longest first: (their words, what they come to, whether they have a verb)."""
    found: _Table = {}
    for side in (side for sides in rows for side in sides):
        for phrase in side.split("|"):
            words = tuple(phrase.removeprefix("*").split())
            key = words[0] if len(words) == 1 else words[:2]
            found.setdefault(key, []).append((words, _first(side), phrase.startswith("*")))
    return {key: sorted(row, key=lambda each: -len(each[0])) for key, row in found.items()}


def _first(side: str) -> str:
    return side.split("|", 1)[0]


_BY_WORD: Final = _table(_STATES)
_BY_VERB: Final = _table(_RELATIONS)
_BY_TIME: Final = _table(_FREQUENCIES)


_BEGUN: Final = frozenset(
    (words[0], word) for table in (_BY_WORD, _BY_VERB, _BY_TIME) for rows in table.values() for words, word, _ in rows
)
_LETTERS: Final = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
_ODD_STARTS: Final = tuple(sorted(each for each in _BEGUN if _LETTERS.fullmatch(each[0]) is None))
_STARTS: Final = {
    start: frozenset(word for begin, word in _BEGUN if begin == start)
    for start in {begin for begin, _ in _BEGUN if _LETTERS.fullmatch(begin)}
}
"""First word of a phrase → the words that phrases with it come to; `_ODD_STARTS` are those that hold more than letters."""


POLES: Final[tuple[tuple[str, str], ...]] = (
    *((_first(a), _first(b)) for a, b in (*_STATES, *_RELATIONS, *_FREQUENCIES)),
    ("loves", "fears"),
    ("completed", "pending"),
)
"""Each two words that the phrases come to."""
RELATED: Final = frozenset(_first(side) for sides in _RELATIONS for side in sides)
"""Those of them that are verbs."""


_WRITTEN_OUT: Final = {"'m": " am", "'re": " are", "'s": " is"}
_BEING: Final = re.compile(
    r"(?:(?<=\bI)|(?<=\b(?:he|it))|(?<=\bshe)|(?<=\b(?:they))|(?<=\b(?:we))|(?<=\b(?:you|who))|(?<=\bthere))('m|'re|'s)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pole:
    """A phrase that was found: the word it comes to, whether it is denied, and what stands in its place (`said`, casefolded)."""

    word: str
    is_denied: bool
    said: tuple[str, ...]
    has_verb: bool
    loose: tuple[int, int] = (0, 0)
    """Which words of the clause say when it came to be so, or how many: what is a value there is none of the subject's."""
    is_frequency: bool = False
    """It says how often the rest is so; of what is denied it says nothing (“not always”)."""


def comes_to(low: str, words: frozenset[str]) -> frozenset[str]:
    """What the phrases of a casefolded text of these words may come to, and more: only how a phrase begins is looked at."""
    begun = (word for start, word in _ODD_STARTS if start in low)
    return frozenset().union(begun, *(_STARTS[word] for word in words & _STARTS.keys()))


def written_out(clause: str) -> str:
    """The clause (with straight apostrophes) with “I'm” as “I am”."""
    return _BEING.sub(lambda match: _WRITTEN_OUT[match[1].casefold()], clause) if "'" in clause else clause


def poles(clause: str) -> Iterator[Pole]:
    """Each phrase of a clause (`written_out`) that says at which end of something its subject is."""
    low = clause.casefold().split()
    for at in range(1, len(low)):
        for key in (low[at], tuple(low[at : at + 2])):
            for phrase, word, has_verb in _BY_WORD.get(key, ()):
                yield from _of_state(low, at, phrase, word, has_verb=has_verb)
            for phrase, word, _ in _BY_VERB.get(key, ()):
                yield from _of_relation(low, at, phrase, word)
            for phrase, word, _ in _BY_TIME.get(key, ()):
                end = at + len(phrase)
                if tuple(low[at:end]) == phrase:
                    yield Pole(
                        word=word, is_denied=False, said=phrase, has_verb=False, loose=(at, end), is_frequency=True
                    )


def _of_state(low: list[str], at: int, phrase: tuple[str, ...], word: str, *, has_verb: bool) -> Iterator[Pole]:
    end = at + len(phrase)
    if tuple(low[at:end]) != phrase:
        return
    begin, is_denied = _subject_end(low, at, has_verb=has_verb)
    close = _phrase_end(low, end, is_event=has_verb and phrase[0] in _EVENTS)
    is_alone = (
        close == len(low) or not has_verb or len(phrase) > 1 or (phrase[0] == "opens" and low[close or 0] == "on")
    )
    if begin and close is not None and is_alone:
        yield Pole(
            word=word,
            is_denied=is_denied,
            said=tuple(low[begin:close]),
            has_verb=has_verb,
            loose=(end if _COUNTED.isdisjoint(phrase) else begin, close),
        )


def _subject_end(low: list[str], at: int, *, has_verb: bool) -> tuple[int, bool]:
    """How many words the subject has, and whether the phrase is denied; 0 where the word in front is no verb for it."""
    start = at
    while start > 1 and low[start - 1] in _ADVERBS:
        start -= 1
    before = low[start - 1]
    if has_verb:
        return (start - 1, True) if before in _VERB_DENIED else (0 if before in _NO_SUBJECT else start, False)
    if before in _DENIED:
        return start - 1, True
    denial = 1 if before == "not" else 2 if low[start - 2 : start] == ["no", "longer"] else 0
    verb = start - 1 - denial
    return (verb, bool(denial)) if verb > 0 and low[verb] in _COPULAS else (0, False)


def _phrase_end(low: list[str], end: int, *, is_event: bool) -> int | None:
    """Where what goes on begins: words that say no more are passed over. None where the phrase goes on into something else."""
    while end < len(low) and low[end] in _BEHIND:
        end += 1
    if end == len(low) or _OFTEN.fullmatch(" ".join(low[end:])) or (is_event and _WHEN.match(" ".join(low[end:]))):
        return len(low)
    return end if low[end] in _PREPOSITIONS else None


def _of_relation(low: list[str], at: int, phrase: tuple[str, ...], word: str) -> Iterator[Pole]:
    end = at + len(phrase)
    if tuple(low[at:end]) != phrase or end == len(low):
        return
    start = at
    while start > 1 and low[start - 1] in _ADVERBS:
        start -= 1
    before = low[start - 1]
    is_denied = before in _VERB_DENIED
    if before not in _NO_SUBJECT and start > is_denied:
        yield Pole(word=word, is_denied=is_denied, said=tuple(low[start - is_denied : end]), has_verb=True)
