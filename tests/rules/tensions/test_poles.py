"""Phrases for the two ends of one thing meet as one word each, and only of the same thing."""

from __future__ import annotations

import pytest

from tensions.antonyms import OPPOSING
from tensions.detector import contradiction
from tensions.poles import POLES, poles
from tensions.sieve import may_clash


def _words(clause: str) -> set[tuple[str, bool]]:
    return {(pole.word, pole.is_denied) for pole in poles(clause)}


def test_the_word_of_each_side_stands_against_that_of_the_other() -> None:
    assert [pair for pair in POLES if pair[1] not in OPPOSING.get(pair[0], ())] == []
    assert [word for pair in POLES for word in pair if " " in word] == []


@pytest.mark.parametrize(
    ("clause", "word", "is_denied"),
    [
        ("The lift is out of order", "broken", False),
        ("The lift isn't out of order", "broken", True),
        ("The lift is no longer out of order", "broken", True),
        ("The hotel is really free of charge now", "free", False),
        ("Rita can't stand olives", "hates", False),
        ("Rita doesn't detest olives", "hates", True),
    ],
)
def test_a_phrase_comes_to_its_word(clause: str, word: str, is_denied: bool) -> None:
    assert (word, is_denied) in _words(clause)


@pytest.mark.parametrize(
    "clause", ["A slow cooker is handy", "We want to detest it", "The order went out", "Jo is a slow reader"]
)
def test_what_only_looks_so_is_none(clause: str) -> None:
    assert _words(clause) == set()


CLASHING = [
    ("The lift is out of order.", "The lift works again now."),
    ("The bakery is pricey.", "The bakery is really affordable."),
    ("Ravi quit in May.", "Ravi is still with the company."),
    ("The parcel got lost in the post.", "The parcel has arrived."),
    ("Dad is hard of hearing.", "Dad has excellent hearing."),
    ("The garage roof is flat.", "The garage roof is sloped."),
    ("Ines passed the theory test.", "Ines failed the theory test."),
    ("Olga is in favour of the merger.", "Olga opposes the merger."),
    ("Tom is scared of heights.", "Tom isn't bothered by heights."),
    ("The library is thread-safe.", "The library can't be shared between threads."),
    ("The workshop takes place online.", "The workshop is in person."),
    ("I'm right-handed.", "I'm left handed."),
    ("The project is on schedule.", "The project is behind schedule."),
    ("Uploads are public.", "By default uploads are private."),
    ("Retries are on by default.", "Retries are off unless you enable them."),
    ("The red wine was cheap.", "The red wine was expensive."),
    ("Ticket OPS-91 was accepted.", "Ticket OPS-91 was rejected, by the way."),
    ("The wifi at our place is terribly slow.", "Our wifi is fast."),
    ("Jo has two brothers.", "Jo is an only child."),
    ("My car is electric.", "My car runs on petrol."),
    ("My job is stressful.", "I find my job relaxing."),
    ("Snakes don't bother Ida.", "Ida is terrified of snakes."),
    ("Olives are one of Ida's favourite snacks.", "Ida can't stand olives."),
    ("The board was happy with the draft.", "The board was disappointed with the draft."),
    ("The pass is closed on Mondays.", "The pass opens on Mondays."),
    ("We prefer tea to coffee.", "We prefer coffee to tea."),
    ("I'm allergic to penicillin.", "I can take penicillin."),
    ("Ida is on statins.", "Ida stopped taking statins."),
    ("Rita hates cilantro.", "Rita loves cilantro, puts it on everything."),
]
AGREEING = [
    ("The lift is out of order.", "The escalator works again now."),
    ("The bakery by the park is pricey.", "The bakery near the station is really affordable."),
    ("Ravi quit in May.", "Rani is still with the company."),
    ("The parcel got lost in the post.", "The letter has arrived."),
    ("The old flat was noisy.", "The new flat is quiet."),
    ("Ines passed the theory test.", "Ines failed the practical test."),
    ("The office is closed on Sundays.", "The office isn't open on Sundays."),
    ("The queue is empty.", "There's nothing in the queue."),
    ("Tests without network access are fast.", "Tests with network access are slow."),
    ("She said the demo went well.", "He said the demo went badly."),
    ("Tom is scared of heights.", "Tom isn't bothered by spiders."),
    ("My old job was stressful.", "I find my job relaxing."),
    ("Snakes don't bother Ida.", "Ida is terrified of wasps."),
    ("The board was happy with the draft.", "The board was disappointed with the invoice."),
    ("We prefer tea to coffee.", "We prefer coffee to cocoa."),
    ("The soup is hot.", "The soup isn't spicy."),
    ("Ida is on leave.", "Ida stopped taking statins."),
    ("I'm right-handed.", "My son is left-handed."),
    ("Retries are on by default.", "Retries are off in staging."),
    ("The train was late.", "The train was on time."),
    ("The soup was cheap.", "The wine was expensive."),
    ("We deploy on Mondays.", "We deploy on Wednesdays too."),
    ("Jo has two brothers.", "Al is an only child."),
    ("We have a dog, a cat and a parrot.", "We have no hamster."),
    ("The office is closed on Mondays, open on Tuesdays.", "The office is open on Tuesdays."),
    ("I don't drink coffee, only tea.", "I drink tea, two cups a day."),
]


@pytest.mark.parametrize(("a", "b"), CLASHING)
def test_both_ends_of_one_thing_clash(a: str, b: str) -> None:
    assert contradiction(a, b) is not None
    assert may_clash(a, b)
    assert may_clash(b, a)


@pytest.mark.parametrize(("a", "b"), AGREEING)
def test_what_may_both_be_so_does_not(a: str, b: str) -> None:
    assert contradiction(a, b) is None
