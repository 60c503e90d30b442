"""Consolidation, for every history: minimum confidence, union of tags, never a fact, nothing new said, every episode once."""

from dataclasses import replace
from datetime import timedelta

from hypothesis import given, settings
from hypothesis import strategies as st

from memory.birth import TAGS, Birth, Wanted, be_born
from memory.consolidation import LEAST, MOST, SHOWN, Episode, clusters, consolidated, episode, names
from memory.summary import LONGEST, extract
from tests.properties.shelves import NAMES, TEXTS, WORDS
from tests.rules.memory.rows import NOW
from words.distinctive import invented, lost

MODEST = settings(max_examples=120, deadline=None)
HOURS = st.integers(0, 2_000).map(lambda hours: NOW + timedelta(hours=hours))
SAID = st.lists(st.one_of(WORDS, NAMES), min_size=1, max_size=12).map(" ".join)
ENDS = st.one_of(st.none(), st.none(), HOURS)


@st.composite
def sources(draw):
    rows = []
    for number in range(1, draw(st.integers(2, 6)) + 1):
        wanted = Wanted(
            content=draw(TEXTS),
            kind="episodic",
            source=draw(st.sampled_from([None, "log"])),
            confidence=draw(st.one_of(st.none(), st.floats(0, 1))),
            invalidation_tags=tuple(draw(st.lists(st.sampled_from(TAGS), unique=True))),
            invalidation_condition=draw(st.sampled_from([None, "retire if a", "retire if b"])),
        )
        row = be_born(wanted, Birth(id=number, now=NOW, attested_by="key:1")).memory
        rows.append(replace(row, hop_count=draw(st.integers(0, 3)), expires_at=draw(ENDS)))
    return rows


@st.composite
def histories(draw):
    sizes = draw(st.lists(st.integers(1, 4_000), max_size=70))
    return [
        Episode(
            id=number,
            namespace=draw(st.sampled_from(["default", "proj"])),
            at=draw(HOURS),
            size=size,
            expires_at=draw(ENDS),
        )
        for number, size in enumerate(sizes, start=1)
    ]


@MODEST
@given(sources(), TEXTS)
def test_a_summary_keeps_the_doubt_and_is_never_a_fact(rows, text):
    made = consolidated(rows, text, Birth(id=99, now=NOW, attested_by="key:1"))
    assert made.status == "hypothesis"
    assert made.last_observed_at is None
    assert made.confidence == min(row.confidence for row in rows)
    assert set(made.invalidation_tags) == {tag for row in rows for tag in row.invalidation_tags}
    assert len(set(made.invalidation_tags)) == len(made.invalidation_tags)
    conditions = {row.invalidation_condition for row in rows if row.invalidation_condition}
    assert set((made.invalidation_condition or "").split("; ")) - {""} == conditions
    assert made.hop_count == max(row.hop_count for row in rows) + 1
    assert made.parent_id == rows[0].id
    assert all(row.expires_at is None or made.expires_at <= row.expires_at for row in rows)


@MODEST
@given(sources(), TEXTS)
def test_whatever_finds_a_source_finds_its_summary(rows, text):
    made = consolidated(rows, text, Birth(id=99, now=NOW, attested_by="key:1"))
    held = {*made.tokens, *made.parts}
    assert all({*row.tokens, *row.parts} <= held for row in rows)
    assert len(held) == len(made.tokens) + len(made.parts)
    assert all(names([row]) <= names(rows) for row in rows)


@MODEST
@given(st.lists(TEXTS, min_size=2, max_size=8), st.integers(200, LONGEST))
def test_an_extract_fits_and_says_nothing_that_no_source_says(texts, limit):
    made = extract(texts, limit)
    assert 0 < len(made) <= limit
    assert not invented(made, *texts)


@MODEST
@given(st.lists(SAID, min_size=2, max_size=8))
def test_an_extract_loses_nothing_that_it_has_room_for(texts):
    assert not lost(extract(texts), *texts)


@MODEST
@given(histories())
def test_every_episode_is_in_at_most_one_cluster_and_every_cluster_is_what_it_may_be(episodes):
    by_id = {each.id: each for each in episodes}
    found = clusters(episodes)
    taken = [number for cluster in found for number in cluster.ids]
    assert len(taken) == len(set(taken))
    for cluster in found:
        members = [by_id[number] for number in cluster.ids]
        assert LEAST <= len(members) <= MOST
        assert sum(each.size for each in members) <= SHOWN
        assert {each.namespace for each in members} == {cluster.namespace}
        assert len({each.expires_at is None for each in members}) == 1
        assert members == sorted(members, key=lambda each: (each.at, each.id))


@MODEST
@given(histories(), st.randoms())
def test_clusters_do_not_depend_on_the_order_of_the_rows(episodes, random):
    shuffled = list(episodes)
    random.shuffle(shuffled)
    assert clusters(shuffled) == clusters(episodes)


@MODEST
@given(histories())
def test_no_two_permanent_episodes_of_a_namespace_are_left(episodes):
    taken = {number for cluster in clusters(episodes) for number in cluster.ids}
    left = [each.namespace for each in episodes if each.expires_at is None and each.id not in taken]
    assert len(left) == len(set(left))


def test_a_row_is_clustered_by_its_own_facts():
    row = be_born(Wanted(content="x y", kind="episodic"), Birth(id=1, now=NOW, attested_by="key:1")).memory
    assert episode(row) == Episode(id=1, namespace="default", at=NOW, size=3)
