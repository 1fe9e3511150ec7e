"""Search tokens."""

import sqlite3
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.ranking.tokens import content_tokens, index_tokens, query_tokens, safe, stem, tokenise


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
        "carry carries carried carrying",
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


DOCUMENTS = (
    "call foo_bar()", "written in C++", "written in C#", "grew by 3.5%", "the .NET core", "GPT-4o mini",
    "on 2024-05-01", "हिन्दी भाषा", "北京市的水", "naïve readers don't", "node.js v1.2.3", "ｆｕｌｌ width",
)  # fmt: skip


def found(query: str) -> list[str]:
    """By SQLite's own tokeniser, which is to leave our tokens alone."""
    with sqlite3.connect(":memory:") as database:
        database.execute("create virtual table texts using fts5(tokens)")
        database.executemany("insert into texts values (?)", [(" ".join(index_tokens(one)),) for one in DOCUMENTS])
        wanted = " OR ".join(f'"{token}"' for token in query_tokens(query))
        rows = database.execute("select rowid from texts where texts match ? order by rank", (wanted,)).fetchall()
    database.close()
    return [DOCUMENTS[row - 1] for (row,) in rows]


@pytest.mark.parametrize(
    ("query", "document"),
    [
        ("foo_bar", "call foo_bar()"),
        ("foo", "call foo_bar()"),
        ("C++", "written in C++"),
        ("c#", "written in C#"),
        ("3.5%", "grew by 3.5%"),
        ("3.5", "grew by 3.5%"),
        (".net", "the .NET core"),
        ("net", "the .NET core"),
        ("GPT-4o", "GPT-4o mini"),
        ("4o", "GPT-4o mini"),
        ("2024-05-01", "on 2024-05-01"),
        ("2024", "on 2024-05-01"),
        ("हिन्दी", "हिन्दी भाषा"),
        ("水", "北京市的水"),
        ("京", "北京市的水"),
        ("北京", "北京市的水"),
        ("reader", "naïve readers don't"),
        ("Node.js", "node.js v1.2.3"),
        ("1.2.3", "node.js v1.2.3"),
        ("full", "ｆｕｌｌ width"),
    ],
)
def test_identifiers_are_found_whole_and_by_part_and_single_characters_too(query: str, document: str) -> None:
    assert found(query) == [document]


def test_a_query_of_two_characters_looks_for_each_of_them_too() -> None:
    assert query_tokens("水力") == ["水力", "水", "力"]
    assert query_tokens("水力发电") == ["水力", "力发", "发电"]


def test_a_query_of_function_words_alone_still_looks_for_them() -> None:
    assert query_tokens("the") == ["the"]
    assert query_tokens("的") == ["的"]
    assert query_tokens(" ?! ") == []


@given(st.text(max_size=80) | st.text("aB1.-_%+#' \u4e2d\u6587\u0301", max_size=80))
def test_tokens_of_an_index_are_words_to_any_tokeniser(text: str) -> None:
    tokens = index_tokens(text)
    assert all(token and all(c.isalnum() or "\ue000" <= c <= "\uf7ff" for c in token) for token in tokens)
    assert set(query_tokens(text)) <= {*tokens, ""}
    assert set(map(safe, tokenise(text))) <= set(tokens)


def test_identifiers_without_end_take_linear_time() -> None:
    begun = time.perf_counter()
    for sign in ("a-", "1-", "a_", ".a", "-", "_", "a.1-", "a" * 79 + "-1."):
        index_tokens(sign * (200_000 // len(sign)))
    assert time.perf_counter() - begun < 60
