"""The gaps of Chinese statements (`test_gaps` has the pairs of their rules): what is named, and what fills none."""

from __future__ import annotations

import pytest

from tensions.detector import contradiction
from tensions.gaps_in_runs import filled_in_runs


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
