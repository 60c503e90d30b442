"""Classes of English words by what they tell about a claim: whose it is, how it is felt, whether it lasts; casefolded.

Only the gate reads them, and only where words of a correction stand in a sentence. They are kinds of words, not phrases.
"""

from __future__ import annotations

from typing import Final

from words.vocabulary import listed

PRAISE: Final = listed("""
good great nice fine ok okay cool perfect awesome amazing awful bad terrible horrible sad happy lovely wonderful brilliant
beautiful pretty ugly decent neat fun funny hilarious interesting boring dull clever smart stupid silly crazy weird strange odd
insane wild cute adorable fantastic gorgeous impressive incredible unbelievable ridiculous disgusting gross creepy scary sweet
kind rude mean unfair fair tough hard easy simple difficult tricky annoying delicious tasty yummy comfy cosy cozy relaxing
exciting surprising shocking disappointing depressing useful helpful useless pointless worth enjoyable charming refreshing
solid excellent superb outstanding mediocre lame dope sick lit rad epic legit sensible reasonable understandable alright
better worse best worst nicer easier harder cheaper sooner late early tired hungry thirsty cold hot warm busy sure glad sorry
proud ready curious afraid scared nervous excited lucky grateful thankful thrilled relieved bored drunk sleepy exhausted
quite rather fairly surprisingly remarkably shame pity joke relief pleasure blast mess nightmare disaster bummer treat delight
lot bit problem worries trouble enough everything nothing all it true right correct spot good-looking heartbreaking overrated
underrated hopeless lonely homesick jealous confused surprised done finished home back here there asleep awake alone
""")
"""How something is felt or found, and what closes a talk: after "actually it's" or "no, it's" they correct nothing."""

FEELS: Final = listed("""
insist hope promise swear agree disagree love like enjoy hate dislike feel felt wonder forget forgot understand see get trust
believe doubt appreciate adore admire fear mind care want wanted need wish miss missed regret suppose suspect bet thought think
know knew mean guess prefer expected loved liked enjoyed hated noticed laughed cried hear heard dare deserve envy
""")
"""What only the speaker's heart does: said after "no" or "actually" it corrects nothing, and no habit ends with it."""

SENSES: Final = listed("""
feel believe trust care mind hate understand get recognise recognize remember hear see stand bear
concentrate focus sleep breathe taste smell matter bother hurt scare surprise amuse interest please tell think know look sound
recall find figure reach afford tolerate help fit laugh cry dream
""")
"""Verbs after which "any more" or "no longer" tells of a feeling or a power lost, not of a custom that changed."""

TALKING: Final = listed("""
go wait hold look listen come leave stay tell guess relax calm hang sit trust believe thank bless enjoy carry continue proceed
sleep rest take talk see start begin try eat meet walk play focus
""")
"""Orders of the talk itself: "no, go on"."""

MOMENTS: Final = listed("""
ate drank had ordered watched bought wore cooked brought grabbed visited read heard found made went came took got gave saw said
told thought turned wanted tried played picked walked ran drove flew paid spent lost won met asked called chose grew slept woke
sang danced laughed cried fell broke hit threw caught stole sold cut sat stood spoke wrote drew painted baked boiled fried mixed
added poured put felt smelled tasted looked listened stayed stopped started finished left arrived returned waited hoped expected
guessed bet answered replied shouted whispered nodded pointed clicked pressed typed opened closed rode climbed swam fished hiked
booked rented packed dressed signed meant grabbed served delivered shipped received noticed mistook remembered saved killed
painted blamed hugged kissed married voted swallowed dropped spilled spilt served
""")
"""What is done once: what it is told with isn't swapped for good."""

KIN: Final = listed("""
mother father mom mum dad parents sister brother siblings wife husband son daughter kids kid children child baby grandma grandpa
grandmother grandfather grandparents uncle aunt cousin nephew niece partner girlfriend boyfriend fiancé fiancée ex friend friends
buddy mate colleague colleagues coworker coworkers neighbour neighbor neighbours neighbors roommate flatmate boss teacher
professor landlord dentist doctor barber coach in-laws
""")
"""People of one's life."""

WORLD: Final = listed("""
river sea lake ocean mountain sky sun moon star planet earth world universe weather wind rain snow storm season climate forest
tree leaf leaves flower flowers grass plant plants garden cow bird birds fish shark whale bee bees
heart head back leg legs arm arms knee foot feet toe toes hand hands finger eyes eye ear ears nose mouth tooth teeth hair skin
stomach belly voice face body mind soul mood tone smile light lights lamp bulb candle fire oven fridge stove kettle door
wall floor ceiling roof sofa couch chair bed desk carpet curtain pillow car truck bike wheel tyre tire battery
king queen prince princess emperor hero heroine villain knight dragon wizard detective narrator protagonist pope saint
audience crowd conversation melody song music thermostat radiator heater patient victim suspect defendant
""")
"""Things of nature, of the body, of the house and of tales: that they change is no premise of work."""

CODE: Final = listed("""
function method class loop test tests query regex script snippet paragraph sentence section chapter essay intro introduction
conclusion summary draft poem story headline slide slides chart plot diagram image picture photo background button icon label
column row header footer heading layout modal form field variable parameter argument callback handler component hook test
assertion endpoint array list tuple dict string text wording phrase line lines code block cell title example answer reply
response version output email letter mail caption joke recipe translation
""")
"""What is worked on in a talk: an order about one of these holds for it alone."""

STATUS: Final = listed("""
green red up down broken fixed failing passing slow fast faster slower online offline clean empty full stuck gone merged pushed
deployed working running loading resolved stable flaky available visible there back open closed unreachable ready complete
completed cached blocked waiting pending building crashing different dead alive progress review production
""")
"""How something fares at the moment."""

WORKS: Final = listed("""
works work worked fails fail failed breaks break broke crashes crash crashed hangs hang hung passes pass passed loads load loaded
builds build compiles compile starts start started stops stop stopped responds respond renders render shows show showed throws
throw threw gives give prints print printed returns return returned errors error boots boot connects connect opens open prints
flickers seems looks look feels feel makes make see sees appears appear happens happen hurts hurt smells smell tastes taste sounds
""")
"""What a thing does or fails to do at the moment: a symptom."""

PLACES: Final = listed("""
home work school airport office bed train bus gym station hotel beach bank hospital meeting call phone road car plane traffic
line queue way lunch dinner break holiday vacation leave kitchen garden park shop store bathroom shower couch sofa
""")
"""Where somebody is for a moment."""
