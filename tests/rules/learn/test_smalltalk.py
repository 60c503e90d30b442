"""What friends tell each other is no rule and no definition; what stays true of somebody is kept."""

from __future__ import annotations

import pytest

from learn.read import read

KEPT = """
Remind me that my passport expires in October.
My sister's name is Ana.
I'm allergic to nuts.
We moved to Lisbon in May.
I'm vegetarian.
I love hiking.
My dog is a beagle.
My favourite colour is blue.
I was born in May.
I play the piano.
My daughter is lactose intolerant!
Never wake me before eight.
I live near the station.
We got married in 2010.
I can't drive.
I have asthma.
I quit smoking in January.
My flight leaves on Sunday.
The bins are collected on Thursdays.
I usually get up at six.
Never use emojis.
The scheduler supports time zones
Pets are allowed in the office
The user experience of the wizard is documented in the handbook
Deploying on Fridays is forbidden.
You must never delete rows from the ledger table.
Everyone uses pnpm here.
Never force push!
The account balance is kept in cents.
Special characters are escaped.
""".strip().splitlines()

DROPPED = """
I love seeing them soaking in the sun like this.
I also like holding them.
We even played some chess afterward just for fun.
There's always this back and forth.
Gonna keep trying new things.
The view up there is unforgettable.
They always make me smile.
I must say it was a lovely evening.
You always make me laugh.
That is great.
Never give up!
Never say never!
Don't let anything stop you.
Thanks for always having my back.
I'll always be there for you.
You've always been so kind to me.
Always happy to help!
Finding a happy medium is key.
Sharing our stories is so rewarding.
Your support means the world to me.
Must have been awesome to see them on stage.
We should plan a picnic soon!
I'll never forget the day she took her first steps.
Believe in yourself and keep going.
Moments like these remind me why I do it.
Everyone deserves a second chance.
My goal is to inspire people.
Those photos are gorgeous!
We always look forward to our trip.
You never know what tomorrow brings.
Remember that staying positive is very important.
I still can't believe we won.
Just being outside makes me happy.
""".strip().splitlines()


@pytest.mark.parametrize("text", KEPT)
def test_what_stays_true_is_kept(text: str) -> None:
    assert read(text).candidates


@pytest.mark.parametrize("text", DROPPED)
def test_talk_teaches_nothing(text: str) -> None:
    assert read(text).candidates == ()
