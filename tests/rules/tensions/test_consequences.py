"""What follows from a statement meets what another hand says of it; what only looks alike doesn't."""

from __future__ import annotations

import pytest

from tensions.consequences import ROWS, consequences, cued, may_follow
from tensions.detector import contradiction
from tensions.sieve import may_clash

_ROWS = [(code, row) for code, rows in ROWS.items() for row in rows]


@pytest.mark.parametrize(("language", "row"), _ROWS, ids=[row.example[0] for _, row in _ROWS])
def test_every_row_has_its_example(language, row) -> None:
    said, follows = row.example
    assert follows in consequences(said, language)
    assert may_follow(said.casefold(), language)


def test_no_row_speaks_where_its_cues_are_missing() -> None:
    said = [row.example[0] for _, row in _ROWS] + [text for pair in CLASHING for text in pair]
    for text in said:
        clause, low = text.rstrip("."), text.rstrip(".").casefold()
        matching = [row for row in ROWS["en"] if row.pattern.match(clause) is not None]
        assert [row for row in matching if row not in cued(low, "en")] == [], text


CLASHING = [
    ("Jules handles payroll.", "Payroll is done by Kim."),
    ("Rosa looks after the greenhouse.", "The greenhouse is Malik's job."),
    ("I'm allergic to nuts.", "I eat peanuts daily."),
    ("Ada is vegan.", "Ada has a slice of cheese every morning."),
    ("The app needs Java.", "The app runs without Java."),
    ("The plugin relies on Redis.", "The plugin works without Redis."),
    ("The scanner is out of paper.", "The scanner has paper."),
    ("My brother is a smoker.", "My brother doesn't smoke."),
    ("Omar can't swim.", "Omar is a strong swimmer."),
    ("The choir was founded in 1950.", "The choir was founded in 1962."),
    ("The report is due by Friday.", "We have to hand in the report by Wednesday."),
    ("The shop is small and accepts cards.", "The shop doesn't accept cards."),
    ("The car has a manual gearbox.", "The car's gearbox is automatic."),
]
CLASHING += [
    ("The archive is searchable.", "You can't search the archive."),
    ("We need a permit to fish here.", "We can fish here without a permit."),
    ("Booking is essential.", "There's no need to book."),
    ("Only admins can delete users.", "Anyone can delete users."),
    ("I seldom drink coffee.", "I drink coffee all the time."),
    ("We've tested the backup.", "The backup was never tested."),
    ("The hall is quiet.", "The hall is anything but quiet."),
    ("Mia enjoys skiing.", "Skiing is not Mia's thing."),
    ("Interns have access to production.", "Access to production isn't given to interns."),
    ("I take no milk in my tea.", "I like my tea with milk."),
    ("Invoices have to be approved.", "Invoices don't require approval."),
    ("Karl speaks French.", "Karl doesn't know any French."),
    ("Always use tabs.", "Tabs must not be used."),
    ("The plugin is compatible with v2.", "The plugin doesn't work with v2."),
    ("Jonas drinks coffee.", "Coffee isn't something Jonas drinks."),
    ("It's Ben who leads the team.", "The one who leads the team is Ida."),
    ("As for olives, Ida never eats them.", "Ida eats olives."),
    ("Guests are welcome to use the pool.", "Guests have no right to use the pool."),
    ("Tom is able to swim.", "Tom cannot swim."),
    ("The parser reads tabs.", "The parser refuses to read tabs."),
    ("Ticket OPS-311 was resolved.", "OPS-311 remains open."),
    ("The garden gate stays locked.", "We leave the garden gate unlocked all the time."),
    ("I've got a younger brother.", "I'm an only child."),
    ("The tax return has been filed.", "I still need to send in my tax return."),
    ("My thesis is handed in.", "I haven't started my thesis yet."),
    ("The loyalty programme is still running.", "We've shut down the loyalty scheme."),
    ("Tomasz works at Siemens.", "Tomasz left Siemens in the spring."),
    ("We don't own a car.", "Our car is a blue Skoda."),
    ("Sam is single.", "Sam's wife is called Joy."),
    ("Leo loves mushrooms.", "My son Leo can't stand mushrooms."),
    ("User is vegan.", "I eat cheese every day."),
    ("The puppy is allowed in the kitchen.", "The dog isn't allowed in the kitchen."),
    ("The lease is signed.", "The rental contract hasn't been signed yet."),
]
AGREEING = [
    ("The archive is searchable.", "You can't search the inbox."),
    ("You need a permit to fish here.", "You can swim here without a permit."),
    ("Only admins can delete users.", "Anyone can view users."),
    ("I seldom drink coffee.", "I drink tea all the time."),
    ("We don't always deploy on Fridays.", "We deploy on Fridays every week."),
    ("We've tested the backup.", "The restore was never tested."),
    ("Mia enjoys skiing.", "Swimming is not Mia's thing."),
    ("I take no milk in my coffee.", "I like my tea with milk."),
    ("Invoices have to be approved.", "Receipts don't require approval."),
    ("Invoices must be approved.", "Invoices must not be lost."),
    ("Use semicolons in TypeScript.", "Don't use semicolons in Python."),
    ("Jonas drinks coffee.", "Tea isn't something Jonas drinks."),
    ("It's Ben who leads the team.", "The one who leads the choir is Ida."),
    ("Guests are welcome to use the pool.", "Guests have no right to use the sauna."),
    ("Ticket OPS-311 was resolved.", "OPS-312 remains open."),
    ("The tax return for 2023 has been filed.", "I still need to send in my visa form."),
    ("Tomasz works at Siemens.", "Tom left Siemens in the spring."),
    ("Marta works with Jira.", "Marta works with Trello."),
    ("We don't own a car.", "Our caravan is a blue Hobby."),
    ("Unit tests run in parallel.", "End-to-end tests do not run in parallel."),
    ("Tomas owns the billing service.", "Ines owns the invoicing service."),
    ("My sister Ingrid lives in Oslo.", "My other sister, Kate, lives in Bergen."),
    ("Jules handles payroll.", "Procurement is done by Kim."),
    ("I'm allergic to nuts.", "I eat an apple daily."),
    ("I'm allergic to peanuts.", "I eat almonds daily."),
    ("I'm allergic to nuts.", "My daughter eats peanuts daily."),
    ("Ada is vegan.", "Ada drinks oat milk."),
    ("Ada is a vegetarian.", "Ada eats vegan burgers."),
    ("The app needs Java.", "The app runs without Python."),
    ("The scanner is out of paper.", "The printer has paper."),
    ("The lamp is out of date.", "The lamp has a new date."),
    ("Omar can't swim.", "Omar is a strong climber."),
    ("My brother is a former smoker.", "My brother doesn't smoke."),
    ("The choir was founded in 1950.", "The orchestra was founded in 1962."),
    ("The shop is small and accepts cards.", "The stall doesn't accept cards."),
    ("I can't swim and run at the same time.", "I run every day."),
    ("The dashboard has a dark theme.", "The dashboard has a light theme."),
]


@pytest.mark.parametrize(("a", "b"), CLASHING)
def test_two_hands_that_disagree_are_told(a: str, b: str) -> None:
    assert contradiction(a, b) is not None
    assert may_clash(a, b)
    assert may_clash(b, a)


@pytest.mark.parametrize(("a", "b"), AGREEING)
def test_two_that_may_both_be_so_are_left_alone(a: str, b: str) -> None:
    assert contradiction(a, b) is None


def test_a_clash_quotes_what_was_said() -> None:
    clash = contradiction("Ada is vegan.", "Ada eats cheese.")
    assert clash is not None
    assert clash.clauses == ("Ada is vegan", "Ada eats cheese")
