"""Search tokens."""

import sqlite3
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.language import in_one_script
from app.core.ranking.tokens import (
    content_pairs,
    content_tokens,
    index_tokens,
    plain_form,
    query_tokens,
    safe,
    stem,
    tokenise,
)


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
        ("東京タワー", ["东京", "京タ", "タワ", "ワー"]),  # in one script, as everything is that is compared
        ("서울의 물", ["서울", "울의", "물"]),
        ("北京，上海", ["北京", "上海"]),
    ],
)
def test_cjk_runs_become_pairs(text: str, tokens: list[str]) -> None:
    assert tokenise(text) == tokens


@pytest.mark.parametrize(
    ("simplified", "traditional"),
    [
        ("台湾的半导体产业", "臺灣的半導體產業"),
        ("什么是头发", "什麼是頭髮"),
        ("后来的计划在哪里", "後來的計畫在哪裡"),
        ("历史", "歷史"),
    ],
)
def test_both_chinese_scripts_give_the_same_tokens(simplified: str, traditional: str) -> None:
    assert tokenise(simplified) == tokenise(traditional)
    assert content_tokens(simplified) == content_tokens(traditional)
    assert index_tokens(simplified) == index_tokens(traditional)
    assert query_tokens(simplified, singles=False) == query_tokens(traditional, singles=False)


def test_an_index_with_traditional_characters_still_answers_a_traditional_query() -> None:
    assert {"歷史", "历史", "歷", "史"} <= set(query_tokens("歷史"))
    assert "半導" in query_tokens("臺灣的半導體產業")


def test_a_pair_is_told_as_it_is_written() -> None:
    assert content_pairs("臺灣的產業") == [("台湾", "臺灣"), ("产业", "產業")]


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
    assert content_tokens("請問 晶片 為何 沒有 介紹 這個 還是 那樣") == ["晶片"]
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
    assert set(query_tokens(in_one_script(text))) <= {*tokens, ""}
    assert set(map(in_one_script, query_tokens(text))) <= {*tokens, ""}  # besides as written, for an older index
    assert set(map(safe, tokenise(text))) <= set(tokens)


def test_identifiers_without_end_take_linear_time() -> None:
    begun = time.perf_counter()
    for sign in ("a-", "1-", "a_", ".a", "-", "_", "a.1-", "a" * 79 + "-1."):
        index_tokens(sign * (200_000 // len(sign)))
    assert time.perf_counter() - begun < 60


@pytest.mark.parametrize(
    ("question", "tokens"),
    [
        ("Wie hat der Krieg in der Ukraine begonnen?", ["krieg", "ukraine", "begonnen"]),
        ("¿Cuál es la capital de Australia?", ["capital", "australia"]),
        ("Quelle est la capitale de l'Australie ?", ["capital", "australie"]),
        ("Qual é a capital da Austrália?", ["capital", "australia"]),
        ("what was the war about", ["war"]),
        ("man and wife in a hat", ["man", "wife", "hat"]),
        ("오늘 날씨는 어떻게 되나요", ["오늘", "날씨", "씨는", "되나"]),
    ],
)
def test_function_words_of_the_questions_own_language_are_not_looked_for(question: str, tokens: list[str]) -> None:
    assert query_tokens(question, singles=False) == [stem(token) for token in tokens]


@pytest.mark.parametrize(
    ("question", "page"),
    [
        ("inflacion España", "La inflación en España sube."),
        ("inflation", "La hausse de l’inflation inquiète."),
        ("l'été", "Un ete chaud."),
        ("uber Munchen", "Über München hinaus."),
        ("sao paulo", "São Paulo é grande."),
    ],
)
@pytest.mark.parametrize("singles", [True, False])
def test_accents_and_elided_articles_hide_no_word(question: str, page: str, singles: bool) -> None:
    there = set(index_tokens(page, singles=singles))
    assert all({*query_tokens(word, singles=singles)} & there for word in question.split())


def test_an_index_of_before_is_still_asked_for_what_it_holds() -> None:
    stored = set(map(safe, tokenise("La inflación d’août à l’école")))  # as versions before kept it
    assert stored.issuperset({safe("inflación"), safe("l'école")})
    assert set(query_tokens("inflación")) & stored
    assert set(query_tokens("l'école")) & stored


def test_signs_of_other_scripts_keep_their_marks() -> None:
    assert query_tokens("ガラス") == index_tokens("ガラス", singles=False)
    assert "が" not in plain_form("か") + "".join(query_tokens("かき"))
