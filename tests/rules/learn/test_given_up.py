"""What a correction names as given up, and which held statement gives way to what it says instead."""

from __future__ import annotations

import pytest

from learn.corrections import Supersede, corrected
from learn.given_up import ROWS, Row, exchanged, fills_anew, gives_way, names_given_up, names_its_place
from tests.rules.tensions.rows import memory

GIVES_WAY = (
    ("The matron is Marguerite.", "Marguerite retired, the new matron is Olufemi."),
    ("The league plays on Thursdays.", "The Thursday league moved to Tuesdays."),
    ("Unsere Hühner bekommen Weizen.", "Unsere Hühner bekommen keinen Weizen mehr, wir füttern Mais"),
    ("Error logs go to Sentry.", "Sentry is gone, error logs go to GlitchTip now."),
    ("Tests are run with Jest.", "As of this week tests are run with Vitest, Jest has been removed."),
    ("The license of the SDK is MIT.", "We relicensed the SDK, it's Apache-2.0 instead of MIT."),
    ("The book club meets on Zoom.", "Book club isn't on Zoom anymore, we switched to Jitsi"),
    ("Grandma's care home is Linden House.", "Grandma has moved out of Linden House, she's at Maple Court now."),
    ("Priya is the on-call lead of the platform team.", "Priya handed the on-call lead over to Tomasz."),
    ("Leo's maths teacher is Mr. Hale.", "Leo has a new maths teacher, Ms. Brandt replaced Mr. Hale."),
    ("Milo is allergic to peanuts.", "I told you wrong, Milo's allergy is to tree nuts, peanuts are fine."),
    ("Always squash commits before merging.", "Stop squashing commits before merging, keep the full history instead."),
    ("Indent Python with 2 spaces.", "Scratch the 2-space rule, Python gets indented with 4 spaces from here on."),
    ("The kids are picked up from school at 15:00.", "School pickup for the kids has been moved from 15:00 to 14:20."),
    ("The wedding will be in Ghent.", "We're not doing the wedding in Ghent after all, it'll be in Bruges."),
    ("The hens sleep in the old barn.", "The hens no longer sleep in the old barn, they sleep in the coop"),
    ("The trial judge is Ferrara.", "The trial judge is Okoye instead of Ferrara"),
    ("Ward 3 is led by Sister Agnes.", "Ward 3 is led by Sister Ruth, Sister Agnes is retired"),
    ("Unser Stall liefert Heu an Meyer.", "Unser Stall liefert das Heu an Krause statt Meyer"),
    (
        "La réunion d'équipe a lieu le lundi à 10 h.",
        "La réunion d'équipe n'est plus le lundi, elle a lieu le jeudi à 11 h.",
    ),
    ("El despliegue se hace con Ansible.", "Cambiamos Ansible por Nomad para el despliegue."),
)
STAYS = (
    ("The production port is 5432.", "The staging port isn't 5432 any more, it's 5433"),
    (
        "We use Jenkins for the backend builds.",
        "We no longer use Jenkins for the mobile builds, we switched to Bitrise",
    ),
    ("Tests run on Jest.", "Our mobile tests run on Detox, Jest is gone there"),
    ("The licence of the SDK is MIT.", "The licence of the app is Apache instead of MIT."),
    ("My dog is called Rex.", "My neighbour's dog is called Max, not Rex."),
    ("Use npm.", "In the docs repo, use pnpm instead of npm."),
    ("The book club meets on Zoom.", "The chess club isn't on Zoom anymore, it's on Jitsi"),
    ("Milo is allergic to peanuts.", "Peanuts are fine for the party, we switched to paper plates"),
    ("The office printer is on floor 2.", "The office plant has been removed, the printer is fine"),
    ("Sister Agnes leads ward 3.", "Sister Agnes is gone for lunch, the soup is cold"),
)
ANEW = (
    ("Bed 12 is in bay B.", "Bed 12 is in bay C"),
    ("The dentist appointment is on Tuesday 14 May at 9:30.", "the dentist appointment is on Thursday 16 May at 10:15"),
    ("The office is on the 3rd floor.", "the office is on the 5th floor"),
    ("Indent Python with 2 spaces.", "Python is indented with 4 spaces"),
    ("The plan is to launch the beta in September.", "the beta launches in November"),
    ("The payments service listens on port 8080.", "payments is on 8085"),
)
ANOTHER = (
    ("Bed 12 is in bay B.", "Bed 14 is in bay C"),
    ("Room 3 has 12 chairs.", "Room 4 has 14 chairs."),
    ("The search service listens on port 8090.", "payments is on 8085"),
    ("The office is on the 3rd floor.", "the archive is on the 5th floor"),
    ("The office is on the 3rd floor.", "the office is on the 3rd floor"),
    ("We support Python 3.11.", "We now support Python 3.12."),
    ("The clinic opens on Monday at 9:00.", "the clinic also opens on Friday at 9:00"),
    ("We were on the 3rd floor.", "we were on the 5th floor"),
    ("The fee is 40 euros.", "the fee for children is 20 euros"),
)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.example)
def test_every_row_finds_in_its_example_what_is_given_up(row: Row) -> None:
    found = row.pattern.search(row.example)
    assert found is not None
    assert found["old"].strip() == row.old
    assert names_given_up(row.example)


@pytest.mark.parametrize(("held", "said"), GIVES_WAY)
def test_what_is_said_again_with_another_end_takes_its_place(held: str, said: str) -> None:
    assert gives_way(held, said, said) is True
    assert isinstance(corrected(said, "matched", said, [memory(1, held)]), Supersede)


@pytest.mark.parametrize(("held", "said"), STAYS)
def test_what_speaks_of_another_or_a_narrower_thing_stays(held: str, said: str) -> None:
    assert gives_way(held, said, said) is not True
    assert not isinstance(corrected(said, "matched", said, [memory(1, held)]), Supersede)


@pytest.mark.parametrize(("held", "said"), ANEW)
def test_the_same_with_other_numbers_fills_it_anew(held: str, said: str) -> None:
    assert fills_anew(held, said, many=True)


@pytest.mark.parametrize(("held", "said"), ANOTHER)
def test_another_thing_or_nothing_new_fills_nothing(held: str, said: str) -> None:
    assert not fills_anew(held, said, many=True)


def test_two_numbers_at_once_need_a_correction_that_takes_back() -> None:
    held, said = "The review is on Monday at 9:00.", "the review is on Tuesday at 10:00"
    assert not fills_anew(held, said)
    assert fills_anew(held, said, many=True)


def test_a_mere_denial_takes_no_place() -> None:
    assert (
        gives_way(
            "Error logs go to Sentry.", "Error logs no longer go to Sentry.", "Error logs no longer go to Sentry."
        )
        is False
    )


EXCHANGED = (
    ("For quotes over ten pieces we add a discount of 7%.", "We've bumped the discount from 7% to 9%.", "9%"),
    ("My grandmother's maiden name was Szabo.", "I misremembered: the maiden name was Szasz, not Szabo.", "Szasz"),
    ("Our bulls get 12kg of silage in winter.", "We raised the silage from 12kg to 14kg", "14kg"),
)
NOT_ITS_PLACE = (
    ("The licence of the SDK is MIT.", "The licence of the app is Apache instead of MIT."),
    ("The deposit is 7% of the rent.", "We've bumped the discount from 7% to 9%."),
    ("My dog is called Rex.", "My neighbour's dog is called Max, not Rex."),
    ("The discount is 7% in May and 7% in June.", "We've bumped the discount from 7% to 9%."),
)


@pytest.mark.parametrize(("held", "said", "new"), EXCHANGED)
def test_one_value_for_another_leaves_all_else_that_is_held(held: str, said: str, new: str) -> None:
    found = corrected(said, "matched", said, [memory(1, held)])
    assert isinstance(found, Supersede)
    assert found.restated is not None
    assert new in found.restated
    assert len(found.restated.split()) == len(held.split())


@pytest.mark.parametrize(("held", "said"), NOT_ITS_PLACE)
def test_a_value_of_another_thing_has_no_place_there(held: str, said: str) -> None:
    values = exchanged(said)
    assert values is not None
    assert not names_its_place(held, said, *values)


def test_a_held_statement_said_again_with_another_end_takes_the_place_of_what_the_rest_names() -> None:
    said = "Omar has moved schools, Lena sits next to Jun now."
    assert corrected(said, "matched", said, [memory(1, "Lena sits next to Omar.")]) == Supersede(id=1)
    said = "Omar has moved schools, Ada sits next to Jun now."
    assert corrected(said, "matched", said, [memory(1, "Lena sits next to Omar.")]) is None
