"""Whether a sentence speaks of the very thing that a statement speaks of."""

import pytest

from app.core.citing.support.numbers import find_numbers, folded
from app.core.citing.support.verdict import check
from app.core.editing.evidence import contradicts
from app.core.editing.subject import is_framed, same_subject, stated

ALIKE = [
    (
        "The population of Springfield was 30,000 in the census",
        "The population of Shelbyville was 40,000 in the census.",
    ),
    (
        "Germany won 3 gold medals at the European Championships",
        "Germany won 5 gold medals at the World Championships.",
    ),
    ("Revenue grew by 5 percent in the first quarter", "Revenue grew by 9 percent in the second quarter."),
    ("The tower is 324 metres tall", "The tower is 300 metres tall without its antenna."),
    ("The Model S has a range of 600 km", "The Model 3 has a range of 500 km."),
    ("The lake is 12 km long", "The lake is 3 km wide."),
    ("The minimum temperature was 12 degrees in Oslo", "The maximum temperature was 25 degrees in Oslo."),
    ("2023年该公司营收为500亿元", "2023年该公司利润为30亿元。"),
    ("上海的人口约为2487万人", "北京的人口约为2184万人。"),
    ("女子世界纪录为7.52米", "男子世界纪录为8.95米。"),
]


@pytest.mark.parametrize(("statement", "sentence"), ALIKE)
def test_one_word_that_differs_makes_it_another_thing(statement: str, sentence: str) -> None:
    free = [one for one in find_numbers(folded(statement)).figures if one.kind != "word"]
    assert not same_subject(statement, sentence, free)
    assert not contradicts(statement, check(statement, [sentence]))


@pytest.mark.parametrize(
    ("statement", "sentence"),
    [
        (
            "The Severn Bridge was opened in September 1956",
            "The Severn Bridge was opened in September 1966 by the Queen.",
        ),
        ("The lake is 12 km long", "The lake is 14 km long."),
        ("大桥全长55公里，于2018年开通", "大桥全长45公里，于2018年开通。"),
    ],
)
def test_the_same_thing_with_another_figure(statement: str, sentence: str) -> None:
    free = [one for one in find_numbers(folded(statement)).figures if one.kind != "word"]
    assert same_subject(statement, sentence, free)


@pytest.mark.parametrize(
    "page",
    [
        "Search results for: Severn Bridge opened September 1956. 0 results.",
        "You searched for “Severn Bridge opened September 1956”. Nothing was found.",
        "It is a common myth that the Severn Bridge was opened in September 1956.",
        "True or false? The Severn Bridge was opened in September 1956. Answer: false.",
        "Was the Severn Bridge opened in September 1956?",
        "搜索结果：塞文桥于1956年9月开通。",
        "网传塞文桥于1956年9月开通，系谣言。",
    ],
)
def test_an_echo_of_the_search_and_what_is_told_as_an_error_say_nothing(page: str) -> None:
    assert "1956" not in stated(page)


def test_all_else_is_stated() -> None:
    text = "The bridge is long. It was opened in 1966."
    assert stated(text) == text
    assert not is_framed(text)
