"""Search tokens."""

import time

import pytest

from app.core.ranking.tokens import content_tokens, stem, tokenise


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("foo_bar v1.2.3 3.5% 3.14", ["foo_bar", "v1.2.3", "3.5%", "3.14"]),
        ("C++ and C# or F#", ["c++", "and", "c#", "or", "f#"]),
        ("don't won’t", ["don't", "won't"]),
        ("1,000,000 people", ["1000000", "peopl"]),
        ("1,2", ["1", "2"]),
        ("GPT-4", ["gpt", "4"]),
        ("ＡＢＣ ﬁt １２", ["abc", "fit", "12"]),
        ("Straße naïve Привет", ["strass", "naïve", "привет"]),
        ("हिन्दी भाषा", ["हिन्दी", "भाषा"]),
        ("", []),
        (" .,;!? ", []),
    ],
)
def test_words_numbers_and_identifiers_stay_whole(text: str, tokens: list[str]) -> None:
    assert tokenise(text) == tokens


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("北京市", ["北京", "京市"]),
        ("好", ["好"]),
        ("增长10%的GDP", ["增长", "10%", "的", "gdp"]),
        ("東京タワー", ["東京", "京タ", "タワ", "ワー"]),
        ("서울의 물", ["서울", "울의", "물"]),
        ("北京，上海", ["北京", "上海"]),
    ],
)
def test_cjk_runs_become_pairs(text: str, tokens: list[str]) -> None:
    assert tokenise(text) == tokens


@pytest.mark.parametrize(
    "forms",
    [
        "ship ships ship's",
        "company companies",
        "make makes making",
        "run runs running",
        "use uses",
        "house houses housed housing",
        "box boxes",
        "class classes",
        "search searches searched searching",
        "call called calling",
    ],
)
def test_forms_of_an_english_word_are_one_token(forms: str) -> None:
    assert len({stem(form) for form in forms.split()}) == 1


@pytest.mark.parametrize(
    "word", ["thing", "red", "bus", "this", "gas", "king", "need", "string", "us", "1990s", "naïves"]
)
def test_what_only_looks_like_an_ending_stays(word: str) -> None:
    assert stem(word) == word


def test_function_words_say_nothing() -> None:
    assert content_tokens("What is the height of the Eiffel Tower?") == ["height", "eiffel", "tower"]
    assert content_tokens("什么是量子计算？") == ["量子", "子计", "计算"]
    assert content_tokens("上海的人口有多少") == ["上海", "人口", "口有"]
    assert content_tokens("the of 的了") == []


def test_content_tokens_are_among_all_tokens() -> None:
    text = "How do the two 量子计算机 differ from C++ in 2024?"
    assert set(content_tokens(text)) <= set(tokenise(text))


def test_a_long_text_without_a_border_takes_linear_time() -> None:
    begun = time.perf_counter()
    for sign in ("a", "1", "中", "'", "1,", "a.", "+", "\u0301", "."):
        tokenise(sign * (300_000 // len(sign)))
    assert time.perf_counter() - begun < 60


def test_a_number_without_end_that_turns_out_a_word_takes_no_time() -> None:
    begun = time.perf_counter()
    tokenise("1" + ",111" * 20_000 + "a")
    assert time.perf_counter() - begun < 15


def test_a_number_may_be_long() -> None:
    assert tokenise("1,000,000,000,000,000.5 %") == ["1000000000000000.5"]
