"""A claim is held against the passages that it cites."""

import pytest

from app.core.citing.support import check
from app.core.domain.citation import Verdict

TOWER = (
    "The Eiffel Tower stands in Paris. It was built in 1889 by the company of Gustave Eiffel. "
    "The tower is 330 metres tall, and 5.9 million people visited it in 2022."
)


def test_a_claim_in_the_words_of_its_source_is_supported_by_that_sentence() -> None:
    found = check("The tower is 330 metres tall.", ["Something else entirely.", TOWER])
    assert (found.verdict, found.reason) == (Verdict.SUPPORTED, "")
    assert found.sentence == "The tower is 330 metres tall, and 5.9 million people visited it in 2022."
    assert found.sentence in TOWER


def test_a_claim_about_something_else_is_not_found() -> None:
    found = check("Photosynthesis turns carbon dioxide and water into sugar and oxygen.", [TOWER])
    assert found.verdict is Verdict.NOT_FOUND
    assert found.score < 0.1


@pytest.mark.parametrize(
    ("claim", "passage", "reason", "detail"),
    [
        ("The tower is 310 metres tall.", TOWER, "number", "310"),
        ("The tower is 330 feet tall.", TOWER, "unit", "330"),
        ("The tower was not built by Eiffel.", "The tower was built by Eiffel.", "negation", "built"),
        ("Sales rose by 5% in 2020.", "In 2020, sales fell by 5%.", "negation", "rose"),
        ("2023年出口增长5%。", "2023年，出口同比下降5%。", "negation", "增长"),
        ("会议没有通过该决议。", "会议通过了该决议。", "negation", "通过"),
        ("The mayor said: “we will never give in”.", "The mayor said that they will go on.", "quote", "we will"),
        ("公园占地952公顷，位于城北。", "公园占地876公顷，位于城北。", "number", "952"),
    ],
)  # fmt: skip
def test_what_contradicts_the_source_is_named(claim: str, passage: str, reason: str, detail: str) -> None:
    found = check(claim, [passage])
    assert found.verdict is not Verdict.SUPPORTED
    assert found.reason == reason
    assert found.detail.startswith(detail)
    assert found.score < 0.5


@pytest.mark.parametrize(
    ("claim", "passage"),
    [
        ("The city has 1.2 million inhabitants.", "The city has 1,200,000 inhabitants."),
        ("全市人口约120万人。", "全市人口1,200,000人。"),
        ("全年出口三千二百万吨。", "全年出口3200万吨。"),
        ("The fair opened on September 17, 2013.", "The fair opened on 2013-09-17."),
        ("The ban was lifted in the 1930s.", "The ban was lifted in 1934."),
        ("The company bought two rivals.", "The company acquired 2 rivals."),
        ("The film was announced in March.", "The announcement of the film came in March."),
        ("Belgian beer is popular in the United States.", "Beer of Belgium is popular in the US."),
    ],
)
def test_the_same_said_otherwise_is_supported(claim: str, passage: str) -> None:
    found = check(claim, [passage])
    assert found.reason not in ("number", "unit", "negation"), found
    assert found.score > 0.3, found
