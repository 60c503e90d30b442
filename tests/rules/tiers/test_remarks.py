"""Talk that uses a correction's words stays silent, kind by kind; what looks like it and corrects something fires."""

import pytest

from tiers.gate import gate
from tiers.remarks import ALL_REMARKS, is_a_remark
from words.sentences import blank, straight


@pytest.mark.parametrize(("remark", "message"), [(r, m) for r in ALL_REMARKS for m in r.silent])
def test_the_talk_of_a_kind_is_known_and_corrects_nothing(remark, message):
    assert remark.pattern.search(straight(blank(message))), remark.kind
    assert gate(message) is None


@pytest.mark.parametrize("message", [m for r in ALL_REMARKS for m in r.fires])
def test_what_only_looks_like_it_corrects(message):
    assert gate(message)


def test_kinds_are_named_once():
    assert len({r.kind for r in ALL_REMARKS}) == len(ALL_REMARKS)
    assert all(r.silent and r.fires and r.families for r in ALL_REMARKS)


def test_an_order_that_lasts_is_no_order_of_the_moment():
    assert is_a_remark("swapped", "For now, use tabs instead of spaces")
    assert not is_a_remark("swapped", "Use tabs instead of spaces for this one, and from now on")


def test_a_kind_silences_its_own_families_only():
    assert gate("Maybe we should use pnpm instead of npm") is None
    assert gate("Maybe I was wrong, sorry, I meant pnpm")


@pytest.mark.parametrize(
    "message",
    [
        "2024-05-01 12:00:03 INFO primary db-1 replaced by db-2",
        "feat(auth): switched to JWT sessions",
        "commit 3f2a91c moved config to yaml",
        "WARN: config key is deprecated, use hostname instead",
        "npm notice: package is deprecated, use got instead",
        "* 4c1f2aa renamed config to settings",
        "Merge branch 'main': renamed foo to bar",
        "May 03 10:11:12 host kernel: eth0 renamed from veth1",
        "BREAKING CHANGE: init was renamed to setup",
        "v2.3.0 - replaced moment with dayjs",
        "<!-- we switched to v2 -->",
        "// actually we switched to v2",
        "TODO: stop using globals",
        "Switched to branch 'main'",
        "- Changed: the port was moved to 8081",
    ],
)
def test_a_line_of_a_log_a_changelog_or_code_is_nobodys_claim(message):
    assert gate(message) is None
    assert gate(f"{message}\nActually, the port is 5433")
