"""An extract says nothing that no source says, and as much of what they say as there is room for."""

from __future__ import annotations

import pytest

from memory.summary import LONGEST, extract
from words.distinctive import invented, lost
from words.gist import gist


@pytest.mark.parametrize(
    ("sources", "expected"),
    [
        (["We deploy with Helm.", "The port is 5433."], "We deploy with Helm.\nThe port is 5433."),
        (["We deploy with Helm", "the port is 5433"], "We deploy with Helm.\nthe port is 5433."),
        (["We deploy with Helm.", "we deploy with helm"], "We deploy with Helm."),
        (["We deploy. It failed.", "It failed. We rolled back"], "We deploy. It failed.\nWe rolled back."),
        (["- one apple\n- two pears"], "one apple. two pears."),
        (["端口是5433", "我们用Helm部署"], "端口是5433.\n我们用Helm部署。"),
        (["Ok!", "Hm."], "Hm."),
    ],
)
def test_what_fits_is_whole_and_said_once(sources: list[str], expected: str) -> None:
    assert extract(sources) == expected


def test_fenced_code_is_no_reason_to_lose_what_it_says() -> None:
    assert "kubectl apply -f x.yaml" in extract(["It failed:\n```\nkubectl apply -f x.yaml\n```", "We rolled back."])


@pytest.mark.parametrize(
    "sources",
    [
        ["WE USE IT ALWAYS", "It broke in the US region, ask us."],
        ["Wir nutzen die alte Datenbank nie.", "We die hard on db-stg-01.internal:5432"],
        ["Ротация паролей ежеквартально", "The password rotates quarterly; ñandú café"],
        ["C:\\x\\y.txt and SR-052, 5 %, −3 °C, C++", "v1.2.3-rc1 of @scope/package"],
    ],
)
def test_nothing_is_lost_or_added_where_all_fits(sources: list[str]) -> None:
    made = extract(sources)
    assert not invented(made, *sources)
    assert not lost(made, *sources)


def test_never_longer_than_a_statement_may_be() -> None:
    sources = [" ".join(f"word{n * 1000 + i} is here." for i in range(180))[:LONGEST] for n in range(3)]
    made = extract(sources)
    assert len(made) <= LONGEST
    assert len(made) > LONGEST * 0.9
    assert not invented(made, *sources)


def test_the_sentences_that_bring_most_come_first_when_room_is_short() -> None:
    filler = " ".join(f"It is as it was and so on and on {'again ' * n}here." for n in range(60))
    made = extract([filler[:3_900], "The host is db-stg-01.internal:5432.", "We chose Helm over Kustomize."], 200)
    assert "db-stg-01.internal:5432" in made
    assert "Helm over Kustomize" in made
    assert len(made) <= 200


@pytest.mark.parametrize("blob", ["x" * LONGEST, "部" * LONGEST, "a b " * (LONGEST // 4)])
def test_a_source_that_is_one_sentence_of_the_full_length_can_be_taken(blob: str) -> None:
    made = extract([blob, blob[:-1] + "y"])
    assert 0 < len(made) <= LONGEST
    assert not invented(made, blob, blob[:-1] + "y")


def test_its_gist_is_a_line() -> None:
    assert gist(extract(["We deploy with Helm", "Port 5433"])) == "We deploy with Helm."


@pytest.mark.parametrize(
    ("summary", "news"),
    [
        ("We deploy with Helm", ()),
        ("Helm deploy", ()),
        ("We deploy with Kustomize", ("kustomize",)),
        ("We never deploy with Helm", ("never",)),
        ("We deploy with Helm on 5433", ("5433",)),
        ("", ()),
    ],
)
def test_an_invented_token_is_one_that_no_source_holds(summary: str, news: tuple[str, ...]) -> None:
    assert invented(summary, "We deploy with Helm.", "It works.") == news
