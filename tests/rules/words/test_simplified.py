"""Traditional Chinese characters are read as simplified ones, each at its own place, and Japanese is left alone."""

import pytest

from words.simplified import simplified


@pytest.mark.parametrize(
    ("traditional", "expected"),
    [
        ("我們後來改用飛書了，別再提舊系統", "我们后来改用飞书了，别再提旧系统"),
        ("資料庫遷移過來了", "资料库迁移过来了"),
        ("唔係深圳", "唔系深圳"),
        ("port 5432 is 對的", "port 5432 is 对的"),
    ],
)
def test_a_text_in_traditional_characters_is_read_as_simplified(traditional, expected):
    assert simplified(traditional) == expected
    assert len(simplified(traditional)) == len(traditional)


@pytest.mark.parametrize("text", ["", "no Han at all", "我们搬到滨江了", "國際会議は来週です", "訂正します", "東京へ"])
def test_simplified_characters_other_scripts_and_japanese_stay(text):
    assert simplified(text) == text


def test_what_is_simplified_stays_as_it_is():
    once = simplified("這條規則從來沒有過")
    assert simplified(once) == once
