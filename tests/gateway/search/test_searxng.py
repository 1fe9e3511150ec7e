"""SearXNG's shape of a search."""

import pytest

from app.core.domain.errors import Failure, FailureKind
from app.core.domain.evidence import Fallback, Hit, Outcome, Report, SearchResult
from app.gateway.errors import Refusal
from app.gateway.search.lookup import SearchRequest, has_failed
from app.gateway.search.searxng import config, parse, response
from app.gateway.search.unified import search_response

SKY = Hit(1, "Sky", "https://sky.example/a", "Blue.", "sky.example", "2024-05-01")
SEA = Hit(2, "Sea", "https://sea.example/", "Deep.", "sea.example", "3 days ago")


def test_what_known_clients_send_is_understood() -> None:
    assert parse(
        {
            "q": " why ", "format": "json", "pageno": "1", "safesearch": "1", "language": "all", "time_range": "",
            "categories": "", "theme": "simple", "image_proxy": "0",
        }
    ) == SearchRequest("why")  # fmt: skip
    full = {"q": "why", "language": "de_DE", "time_range": "week", "categories": "news", "engines": "tavily"}
    assert parse(full) == SearchRequest("why", "tavily", language="de-DE", since="week", kind="news")
    assert parse({"q": "why", "engines": "citewise", "categories": "general,news"}) == SearchRequest("why")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("q", ""), ("format", "html"), ("format", "csv"), ("pageno", "2"), ("safesearch", "2"), ("time_range", "hour"),
        ("categories", "images"), ("engines", "bing,google"), ("unheard", "1"),
    ],
)  # fmt: skip
def test_what_is_not_supported_is_refused_by_name(name: str, value: str) -> None:
    with pytest.raises(Refusal) as refusal:
        parse({"q": "why", name: value})
    assert (refusal.value.status, refusal.value.param) == (400, name)


def test_each_hit_says_which_engines_have_it_and_who_did_not_answer_is_told() -> None:
    reports = (
        Report("bing", "why", Outcome.HITS, (SKY, SEA)),
        Report("duckduckgo", "why", Outcome.HITS, (Hit(1, "Sea", "https://sea.example"),)),
        Report("google", "why", Outcome.CHECK, detail="key=secret"),
    )
    answer = response(SearchResult("why", "local", True, (SKY, SEA), "Because.", None, reports), "web")
    first, second = answer["results"]
    assert (first["engine"], first["engines"], first["publishedDate"]) == ("bing", ["bing"], "2024-05-01T00:00:00")
    assert (second["engines"], second["positions"], second["score"]) == (["bing", "duckduckgo"], [2, 1], 3.0)
    assert (second["publishedDate"], second["metadata"], second["category"]) == (None, "3 days ago", "general")
    assert (answer["number_of_results"], answer["answers"][0]["answer"]) == (2, "Because.")
    assert answer["unresponsive_engines"] == [["google", "check"]]


def test_a_failure_is_no_empty_answer_and_says_nothing_in_a_services_own_words() -> None:
    failure = Failure(FailureKind.KEY_REFUSED, "tavily", "your key tvly-secret is wrong")
    fallback = Fallback("why", "tavily", "local", failure)
    blocked = Report("bing", "why", Outcome.REFUSED, detail="tvly-secret")
    failed = SearchResult("why", "local", False, error="x (tvly-secret)", reports=(blocked,), fallbacks=(fallback,))
    assert has_failed(failed)
    text = str(search_response(failed))
    assert "bing=refused" in text
    assert "secret" not in text
    assert not has_failed(SearchResult("why", "local", False, reports=(Report("bing", "why", Outcome.NO_RESULTS),)))


def test_clients_learn_of_one_engine_for_all_and_may_name_a_provider() -> None:
    engines = config(("local", "tavily"))["engines"]
    assert [(one["name"], one["enabled"]) for one in engines] == [
        ("citewise", True),
        ("local", False),
        ("tavily", False),
    ]
