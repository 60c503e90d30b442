"""Two Chinese statements in one frame contradict where they fill, with two things, a gap that holds one."""

from __future__ import annotations

import pytest

from tensions.detector import contradiction
from tensions.gaps_in_runs import RULES, filled_in_runs
from tensions.sieve import may_clash

CLASH = [(rule.name, *pair) for rule in RULES for pair in rule.clash]
AGREE = [(rule.name, *pair) for rule in RULES for pair in rule.agree]


@pytest.mark.parametrize(("rule", "a", "b"), CLASH)
def test_a_gap_that_holds_one_thing_is_filled_once(rule: str, a: str, b: str) -> None:
    clash, turned = contradiction(a, b), contradiction(b, a)
    assert clash is not None, rule
    assert turned is not None
    assert turned.shape == clash.shape
    assert may_clash(a, b)


@pytest.mark.parametrize(("rule", "a", "b"), AGREE)
def test_a_gap_that_may_hold_several_is_no_contradiction(rule: str, a: str, b: str) -> None:
    assert contradiction(a, b) is None, rule


def test_both_fillings_are_named() -> None:
    filled = filled_in_runs("读书会由陈老师主持。", "读书会由马馆长主持。")
    assert filled is not None
    assert filled.values == ("陈老师", "马馆长")


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("读书会以前由陈老师主持。", "读书会由马馆长主持。"),
        ("如果下雨，合唱团在少年宫排练。", "合唱团在区文化馆排练。"),
        ("读书会由陈老师主持。", "诗会由马馆长主持。"),
        ("公司的档案室在六楼。", "公司的档案室在六楼的北侧。"),
    ],
)
def test_another_time_condition_or_subject_fills_no_gap(a: str, b: str) -> None:
    assert contradiction(a, b) is None
