"""Reading text, for every text: idempotent, deterministic, and a text finds itself."""

import unicodedata

from hypothesis import example, given, settings
from hypothesis import strategies as st

from words.distinctive import distinctive, keeps_every_distinctive_token, lost, words
from words.language import LANGUAGES, evident_language
from words.normal import normalise
from words.polarity import marks, polarity
from words.tokens import LONGEST, index_tokens, query_tokens
from words.vocabulary import CONDITION, FUNCTION_WORDS, NEGATIONS, ORDER, QUANTITY, QUESTION_WORDS

SMALL_WORDS = sorted(
    {
        w
        for t in (CONDITION, FUNCTION_WORDS, NEGATIONS, ORDER, QUANTITY, QUESTION_WORDS)
        for c in LANGUAGES
        for w in t[c]
    }
)
PIECES = st.sampled_from(
    [
        *SMALL_WORDS, "IT", "US", "5432", "10⁹", "−5", "5%", "C++", "v2.1", "db-stg-01.internal", "src/api/v2.py",
        "ADR-016", "retryCount", "don’t", "Bob's", "l’API", "O'Brien", "支付服务的端口", "データベース", "りんご",
        "비밀번호는", "รหัสผ่าน", "пароль", "κωδικός", "كِتَابٌ", "הסיסמה", "पासवर्ड", "café", "İstanbul",
        "Passwörter", "**never**", "—", "?", "...", "ー", "〆",
    ]
)  # fmt: skip
RICH = st.lists(PIECES, max_size=12).map(" ".join) | st.lists(PIECES, max_size=8).map("".join)
TEXT = RICH | st.text(max_size=60)
MODEST = settings(max_examples=150, deadline=None)


@MODEST
@given(TEXT)
@example("İ̇")
@example("ΐ ᾳ ŉ ǰ")
@example("IT IT IT")
@example("ﷺ ½½ ⁹⁹")
def test_normalise_is_idempotent(text):
    once = normalise(text)
    assert normalise(once) == once


@MODEST
@given(TEXT)
def test_composed_and_decomposed_text_are_the_same(text):
    assert normalise(unicodedata.normalize("NFD", text)) == normalise(unicodedata.normalize("NFC", text))


@MODEST
@given(TEXT)
def test_words_read_the_normal_form(text):
    assert words(normalise(text)) == words(text)
    assert all(word and " " not in word for word in words(text))


@MODEST
@given(TEXT)
def test_a_text_finds_itself(text):
    asked, held = query_tokens(text), index_tokens(text)
    assert {*asked.full, *asked.parts} <= {*held.full, *held.parts}


@MODEST
@given(TEXT)
def test_tokens_stand_once_and_are_of_bounded_length(text):
    for read in (query_tokens(text), index_tokens(text)):
        every = (*read.full, *read.parts)
        assert len(every) == len(set(every))
        assert all(0 < len(token) <= LONGEST and not token.isspace() for token in every)


@MODEST
@given(st.text(alphabet=st.characters(categories=["P", "S", "Z", "Cc", "Cf", "M"]), max_size=30))
def test_a_query_of_punctuation_alone_has_no_tokens(text):
    letters = [c for c in unicodedata.normalize("NFKC", text) if unicodedata.category(c)[0] in "LN"]
    if not letters:
        assert query_tokens(text).full == ()


@MODEST
@given(TEXT, TEXT)
def test_a_joined_text_keeps_every_distinctive_token(a, b):
    """Unless the joint text reads as another language, whose lists differ, or one side's spelling ends in the other."""
    merged = f"{a} ; {b}"
    if evident_language(normalise(merged)) == evident_language(normalise(a)) == evident_language(normalise(b)):
        assert keeps_every_distinctive_token(merged, a, b), lost(merged, a, b)


@MODEST
@given(TEXT)
def test_nothing_is_lost_in_a_text_of_itself(text):
    assert lost(text, text) == ()
    assert set(distinctive(text)) <= set(words(text))


@MODEST
@given(TEXT)
def test_polarity_is_minus_one_exactly_with_a_negation(text):
    assert (polarity(text) == -1) is bool(marks(text).negations)
