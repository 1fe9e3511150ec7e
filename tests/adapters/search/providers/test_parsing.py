"""Answers of every service, in the documented shape, become the same kind of hits."""

import json
from typing import Any

import pytest

from app.adapters.search.catalogue import APIS
from app.adapters.search.providers import arxiv, hackernews, jina
from app.core.domain.errors import (
    AppError,
    BadAnswer,
    Blocked,
    KeyRefused,
    OutOfCredit,
    RateLimited,
    Unavailable,
    Unreadable,
)
from app.core.domain.evidence import Query
from tests.adapters.search.providers.samples import ANSWERS, ARXIV, EXPECTED, body_of

QUERY = Query("q")


def test_every_service_has_a_sample() -> None:
    assert set(ANSWERS) == set(APIS)


@pytest.mark.parametrize("name", APIS)
def test_an_answer_becomes_hits_with_site_date_and_ranks(name: str) -> None:
    hits = APIS[name].parse(body_of(name), QUERY).hits
    assert [(h.title, h.url, h.snippet, h.site, h.date) for h in hits] == EXPECTED[name]
    assert [h.rank for h in hits] == list(range(1, len(hits) + 1))


@pytest.mark.parametrize("name", [name for name in APIS if name not in ("sonar", "arxiv")])
def test_no_more_hits_are_kept_than_were_wanted(name: str) -> None:
    assert len(APIS[name].parse(body_of(name), Query("q", limit=1)).hits) == 1


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("tavily", {"results": []}),
        ("exa", {"results": []}),
        ("brave", {"type": "search", "query": {}}),
        ("serper", {"searchParameters": {"q": "q"}}),
        ("serpapi", {"error": "Google hasn't returned any results for this query."}),
        ("searxng", {"results": [], "unresponsive_engines": []}),
        ("bocha", {"code": 200, "data": {"webPages": None}}),
        ("zhipu", {"search_result": []}),
        ("jina", {"code": 422, "data": None, "message": "No search results available for query q"}),
        ("perplexity", {"results": []}),
        ("linkup", {"results": []}),
        ("firecrawl", {"success": True, "data": {}}),
        ("you", {"results": {}}),
        ("querit", {"error_code": 200, "results": None}),
        ("kagi", {"data": []}),
        ("hackernews", {"hits": []}),
        ("crossref", {"message": {"items": []}}),
        ("stackexchange", {"items": []}),
        ("github", {"items": []}),
    ],
)
def test_nothing_found_is_no_failure(name: str, answer: dict[str, Any]) -> None:
    found = APIS[name].parse(json.dumps(answer).encode(), QUERY)
    assert (found.hits, found.response) == ((), "")


@pytest.mark.parametrize(
    ("name", "answer", "error"),
    [
        ("bocha", {"code": "403", "message": "You do not have enough money", "log_id": "x"}, OutOfCredit),
        ("bocha", {"code": 401, "message": "Invalid API KEY"}, KeyRefused),
        ("bocha", {"code": "429", "message": "Too many requests"}, RateLimited),
        ("querit", {"error_code": 401, "error_msg": "bad key"}, KeyRefused),
        ("querit", {"error_code": 20001, "error_msg": "what"}, BadAnswer),
        ("jina", {"code": 402, "message": "Insufficient balance", "data": None}, OutOfCredit),
        ("serpapi", {"error": "Invalid API key. Your API key should be here"}, KeyRefused),
        ("serpapi", {"error": "Your account has run out of searches."}, OutOfCredit),
        ("firecrawl", {"success": False, "error": "Invalid token"}, KeyRefused),
        ("zhipu", {"error": {"code": "1113", "message": "余额不足"}}, OutOfCredit),
        ("zhipu", {"error": {"code": "1001", "message": "鉴权失败"}}, KeyRefused),
        ("kagi", {"data": None, "error": [{"code": 100, "msg": "Insufficient credit"}]}, OutOfCredit),
        ("stackexchange", {"error_id": 502, "error_name": "throttle_violation", "error_message": "x"}, RateLimited),
        ("sonar", {"error": {"code": 400, "message": "Invalid model", "type": "invalid_model"}}, BadAnswer),
        ("searxng", {"results": [], "unresponsive_engines": [["google", "CAPTCHA"], ["brave", "timeout"]]}, Blocked),
    ],
)
def test_a_failure_in_a_good_status_is_seen(name: str, answer: dict[str, Any], error: type[AppError]) -> None:
    with pytest.raises(error) as caught:
        APIS[name].parse(json.dumps(answer).encode(), QUERY)
    assert caught.value.where == name


def test_searxng_names_the_engines_that_kept_silent() -> None:
    answer = {"results": [], "unresponsive_engines": [["google", "CAPTCHA"], ["brave", "timeout"]]}
    with pytest.raises(Blocked, match="google: CAPTCHA, brave: timeout"):
        APIS["searxng"].parse(json.dumps(answer).encode(), QUERY)


def test_searxng_without_json_says_so() -> None:
    with pytest.raises(Unavailable) as caught:
        APIS["searxng"].settle(403, b"<h1>Forbidden</h1>")
    assert caught.value.detail == "json_off"


def test_nothing_found_may_come_with_a_failed_status() -> None:
    nothing = b'{"error":{"code":"SEARCH_QUERY_NO_RESULT","message":"m","details":[]}}'
    assert APIS["linkup"].settle(400, nothing) is not None
    assert APIS["linkup"].settle(400, b'{"error":{"code":"VALIDATION_ERROR"}}') is None
    assert APIS["jina"].settle(422, b"{}") is not None
    assert APIS["serpapi"].settle(400, b'{"error":"Google hasn\'t returned any results for this query."}') is not None
    assert APIS["serpapi"].settle(401, b'{"error":"Invalid API key"}') is None


def test_only_addresses_of_the_web_are_kept_and_none_twice() -> None:
    urls = [
        "javascript:alert(1)",
        "ftp://a.example/",
        "//a.example",
        "",
        "https://a.example/1",
        " https://a.example/1 ",
    ]
    urls += ["https://bank.example@evil.example/", "https://a.example/\\@b", "https://a.example/\ud800"]
    answer = {"results": [*({"title": "t", "url": url} for url in urls), {"title": 5, "url": 7}, "row", None]}
    hits = APIS["tavily"].parse(json.dumps(answer).encode(), QUERY).hits
    assert [(hit.rank, hit.url) for hit in hits] == [(1, "https://a.example/1")]


def test_firecrawls_older_flat_list_is_read() -> None:
    answer = {"success": True, "data": [{"url": "https://a.example/", "title": "A", "description": "d"}]}
    assert APIS["firecrawl"].parse(json.dumps(answer).encode(), QUERY).hits[0].snippet == "d"


def test_perplexitys_nested_lists_are_read() -> None:
    answer = {"results": [[{"url": "https://a.example/"}], [{"url": "https://b.example/"}]]}
    hits = APIS["perplexity"].parse(json.dumps(answer).encode(), QUERY).hits
    assert [hit.title for hit in hits] == ["a.example", "b.example"]


def test_a_question_on_hacker_news_has_its_own_page() -> None:
    body = json.dumps({"hits": [{"objectID": "42", "title": "Ask HN: why?", "url": None}]}).encode()
    assert hackernews.parse(body, QUERY).hits[0].url == "https://news.ycombinator.com/item?id=42"


@pytest.mark.parametrize(
    "feed",
    [
        ARXIV.replace("<feed", '<!DOCTYPE f [<!ENTITY a "aaaa">]><feed'),
        ARXIV.replace("<feed", '<!DOCTYPE f [<!ENTITY a "aaaa">]><feed').encode("utf-16"),
        ARXIV.replace("<feed ", "<rss ").replace("</feed>", "</rss>"),
        ARXIV[:200],
        "",
        "<a>" * 200_000,
    ],
)
def test_feeds_that_declare_entities_or_are_none_are_refused(feed: str | bytes) -> None:
    with pytest.raises(BadAnswer):
        arxiv.parse(feed if isinstance(feed, bytes) else feed.encode(), QUERY)


def test_arxivs_error_entry_is_an_error() -> None:
    feed = ARXIV.replace("http://arxiv.org/abs/2504.00001v1", "http://arxiv.org/api/errors#bad")
    with pytest.raises(BadAnswer, match="Granite is coarse"):
        arxiv.parse(feed.encode(), QUERY)


def test_jinas_reader_gives_a_page() -> None:
    call = jina.reader_request("https://a.example/x", "")
    assert (call.method, call.url, call.json) == ("POST", "https://r.jina.ai/", {"url": "https://a.example/x"})
    assert "Authorization" not in call.headers
    data = {"title": "A", "url": "javascript:1", "content": "# Head\n\ntext", "publishedTime": "2025-04-30T01:00:00Z"}
    page = jina.parse_page(json.dumps({"code": 200, "data": data}).encode(), "https://a.example/x")
    assert (page.url, page.title, page.date, page.site) == ("https://a.example/x", "A", "2025-04-30", "a.example")
    assert page.text == "# Head\n\ntext"
    with pytest.raises(Unreadable):
        jina.parse_page(b'{"data": {"content": " "}}', "https://a.example/x")
