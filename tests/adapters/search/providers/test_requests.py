"""How every service is asked, as its documentation wants it."""

from datetime import date
from typing import Any

import pytest

from app.adapters.search.catalogue import APIS
from app.adapters.search.providers import arxiv, crossref, github, hackernews, stackexchange
from app.adapters.search.service_call import ApiCall
from app.core.domain.evidence import Query
from app.core.domain.rules import DomainRules

PLAIN = Query("hard rocks", 7, "de-DE")
TODAY = date(2026, 3, 9)


def call_of(name: str, query: Query = PLAIN, key: str = "k3y", base: str = "") -> ApiCall:
    return APIS[name].request(query, key, base or APIS[name].base or "https://search.example")


@pytest.mark.parametrize(
    ("name", "method", "url", "auth"),
    [
        ("tavily", "POST", "https://api.tavily.com/search", {"Authorization": "Bearer k3y"}),
        ("exa", "POST", "https://api.exa.ai/search", {"x-api-key": "k3y"}),
        ("brave", "GET", "https://api.search.brave.com/res/v1/web/search", {"X-Subscription-Token": "k3y"}),
        ("serper", "POST", "https://google.serper.dev/search", {"X-API-KEY": "k3y"}),
        ("serpapi", "GET", "https://serpapi.com/search.json", {}),
        ("searxng", "GET", "https://search.example/search", {}),
        ("bocha", "POST", "https://api.bochaai.com/v1/web-search", {"Authorization": "Bearer k3y"}),
        ("zhipu", "POST", "https://open.bigmodel.cn/api/paas/v4/web_search", {"Authorization": "Bearer k3y"}),
        ("jina", "POST", "https://s.jina.ai/", {"Authorization": "Bearer k3y", "X-Respond-With": "no-content"}),
        ("perplexity", "POST", "https://api.perplexity.ai/search", {"Authorization": "Bearer k3y"}),
        ("sonar", "POST", "https://api.perplexity.ai/chat/completions", {"Authorization": "Bearer k3y"}),
        ("linkup", "POST", "https://api.linkup.so/v1/search", {"Authorization": "Bearer k3y"}),
        ("firecrawl", "POST", "https://api.firecrawl.dev/v2/search", {"Authorization": "Bearer k3y"}),
        ("you", "POST", "https://ydc-index.io/v1/search", {"X-API-Key": "k3y"}),
        ("querit", "POST", "https://api.querit.ai/v1/search", {"Authorization": "Bearer k3y"}),
        ("ollama_search", "POST", "https://ollama.com/api/web_search", {"Authorization": "Bearer k3y"}),
        ("kagi", "GET", "https://kagi.com/api/v0/search", {"Authorization": "Bot k3y"}),
        ("hackernews", "GET", "https://hn.algolia.com/api/v1/search", {}),
        ("arxiv", "GET", "https://export.arxiv.org/api/query", {}),
        ("crossref", "GET", "https://api.crossref.org/works", {}),
        ("stackexchange", "GET", "https://api.stackexchange.com/2.3/search/advanced", {}),
        ("github", "GET", "https://api.github.com/search/repositories", {"Authorization": "Bearer k3y"}),
    ],
)
def test_a_request_goes_to_the_right_place_with_its_key(name: str, method: str, url: str, auth: dict[str, str]) -> None:
    call = call_of(name)
    assert (call.method, call.url) == (method, url)
    assert auth.items() <= call.headers.items()
    assert "k3y" not in repr(call)


@pytest.mark.parametrize(
    ("name", "sent"),
    [
        ("tavily", {"query": "hard rocks", "max_results": 7, "search_depth": "basic", "country": "germany"}),
        ("exa", {"query": "hard rocks", "numResults": 7, "type": "auto", "userLocation": "DE"}),
        ("brave", {"q": "hard rocks", "count": 7, "country": "DE", "search_lang": "de", "text_decorations": "false"}),
        ("serper", {"q": "hard rocks", "num": 7, "gl": "de", "hl": "de"}),
        ("serpapi", {"engine": "google", "q": "hard rocks", "api_key": "k3y", "num": 7, "gl": "de", "hl": "de"}),
        ("searxng", {"q": "hard rocks", "format": "json", "language": "de-DE", "pageno": 1}),
        ("bocha", {"query": "hard rocks", "count": 7, "summary": True, "freshness": "noLimit"}),
        ("zhipu", {"search_query": "hard rocks", "count": 7, "search_engine": "search_std"}),
        ("jina", {"q": "hard rocks", "num": 7, "gl": "de", "hl": "de"}),
        ("perplexity", {"query": "hard rocks", "max_results": 7, "country": "DE"}),
        ("sonar", {"model": "sonar", "messages": [{"role": "user", "content": "hard rocks"}], "stream": False}),
        ("linkup", {"q": "hard rocks", "maxResults": 7, "depth": "standard", "outputType": "searchResults"}),
        ("firecrawl", {"query": "hard rocks", "limit": 7, "country": "DE", "sources": ["web"]}),
        ("you", {"query": "hard rocks", "count": 7, "country": "DE", "language": "DE"}),
        ("querit", {"query": "hard rocks", "count": 7}),
        ("ollama_search", {"query": "hard rocks", "max_results": 7}),
        ("kagi", {"q": "hard rocks", "limit": 7}),
        ("hackernews", {"query": "hard rocks", "tags": "story", "hitsPerPage": 7}),
        ("arxiv", {"search_query": "all:hard AND all:rocks", "max_results": 7, "sortBy": "relevance"}),
        ("crossref", {"query": "hard rocks", "rows": 7}),
        (
            "stackexchange",
            {"q": "hard rocks", "site": "stackoverflow", "pagesize": 7, "key": "k3y", "filter": "withbody"},
        ),
        ("github", {"q": "hard rocks", "per_page": 7}),
    ],
)
def test_words_number_and_place_are_sent(name: str, sent: dict[str, Any]) -> None:
    assert sent.items() <= sent_by(name, PLAIN).items()


def sent_by(name: str, query: Query) -> dict[str, Any]:
    call = call_of(name, query)
    return call.params if call.method == "GET" else call.json


@pytest.mark.parametrize(
    ("name", "member", "most"),
    [
        ("tavily", "max_results", 20),
        ("exa", "numResults", 100),
        ("brave", "count", 20),
        ("bocha", "count", 50),
        ("zhipu", "count", 50),
        ("jina", "num", 20),
        ("perplexity", "max_results", 20),
        ("ollama_search", "max_results", 10),
        ("firecrawl", "limit", 100),
        ("you", "count", 100),
        ("github", "per_page", 100),
    ],
)
def test_numbers_stay_within_what_a_service_takes(name: str, member: str, most: int) -> None:
    assert sent_by(name, Query("q", 5000))[member] == most
    assert sent_by(name, Query("q", -3))[member] == 1


ONLY = DomainRules(allowed=("*://*.a.example/*", "https://b.example/docs/*"), blocked=("c.example",))
WITHOUT = DomainRules(blocked=("c.example", "*://d.example/private/*"))
SITE = DomainRules(site="a.example")


@pytest.mark.parametrize(
    ("name", "rules", "sent"),
    [
        ("tavily", ONLY, {"include_domains": ["a.example", "b.example"]}),
        ("tavily", WITHOUT, {"exclude_domains": ["c.example"]}),
        ("exa", ONLY, {"includeDomains": ["a.example", "b.example"]}),
        ("exa", WITHOUT, {"excludeDomains": ["c.example"]}),
        ("brave", ONLY, {"q": "q (site:a.example OR site:b.example)"}),
        ("brave", WITHOUT, {"q": "q -site:c.example"}),
        ("serper", SITE, {"q": "q site:a.example"}),
        ("serpapi", SITE, {"q": "q site:a.example"}),
        ("searxng", SITE, {"q": "q site:a.example"}),
        ("kagi", SITE, {"q": "q site:a.example"}),
        ("ollama_search", SITE, {"query": "q site:a.example"}),
        ("bocha", ONLY, {"include": "a.example|b.example"}),
        ("bocha", WITHOUT, {"exclude": "c.example"}),
        ("zhipu", SITE, {"search_domain_filter": "a.example"}),
        ("jina", SITE, {"q": "q"}),
        ("jina", ONLY, {"q": "q (site:a.example OR site:b.example)"}),
        ("perplexity", ONLY, {"search_domain_filter": ["a.example", "b.example"]}),
        ("perplexity", WITHOUT, {"search_domain_filter": ["-c.example"]}),
        ("sonar", WITHOUT, {"search_domain_filter": ["-c.example"]}),
        ("linkup", ONLY, {"includeDomains": ["a.example", "b.example"]}),
        ("linkup", WITHOUT, {"excludeDomains": ["c.example"]}),
        ("firecrawl", ONLY, {"includeDomains": ["a.example", "b.example"]}),
        ("firecrawl", WITHOUT, {"excludeDomains": ["c.example"]}),
        ("you", ONLY, {"include_domains": ["a.example", "b.example"]}),
        ("you", WITHOUT, {"exclude_domains": ["c.example"]}),
        ("querit", ONLY, {"filters": {"sites": {"include": ["a.example", "b.example"]}}}),
        ("querit", WITHOUT, {"filters": {"sites": {"exclude": ["c.example"]}}}),
    ],
)
def test_sites_are_narrowed_or_left_out_but_never_both(name: str, rules: DomainRules, sent: dict[str, Any]) -> None:
    given = sent_by(name, Query("q", rules=rules))
    assert sent.items() <= given.items()
    if rules is ONLY:
        assert "c.example" not in str(given)


def test_jina_takes_one_site_in_a_header() -> None:
    assert call_of("jina", Query("q", rules=SITE)).headers["X-Site"] == "https://a.example"


def test_a_pattern_without_a_host_narrows_nothing() -> None:
    rules = DomainRules(allowed=("<all_urls>", "a.example"))
    assert "include_domains" not in sent_by("tavily", Query("q", rules=rules))


@pytest.mark.parametrize(
    ("name", "sent"),
    [
        ("tavily", {"time_range": "week"}),
        ("brave", {"freshness": "pw"}),
        ("serper", {"tbs": "qdr:w"}),
        ("serpapi", {"tbs": "qdr:w"}),
        ("searxng", {"time_range": "week"}),
        ("bocha", {"freshness": "oneWeek"}),
        ("zhipu", {"search_recency_filter": "oneWeek"}),
        ("perplexity", {"search_recency_filter": "week"}),
        ("sonar", {"search_recency_filter": "week"}),
        ("firecrawl", {"tbs": "qdr:w"}),
        ("you", {"freshness": "week"}),
        ("querit", {"filters": {"timeRange": {"date": "d7"}}}),
    ],
)
def test_an_age_is_sent_in_the_service_s_own_words(name: str, sent: dict[str, Any]) -> None:
    assert sent.items() <= sent_by(name, Query("q", since="week")).items()
    plain = sent_by(name, Query("q"))
    assert sent_by(name, Query("q", since="fortnight")) == plain
    assert plain != sent_by(name, Query("q", since="week"))


def test_services_that_want_a_day_get_one() -> None:
    week = Query("q", since="week")
    assert hackernews.request(week, "", "b", TODAY).params["numericFilters"] == "created_at_i>1772409600"
    assert "submittedDate:[202603020000 TO 202603092359]" in str(arxiv.request(week, "", "b", TODAY).params)
    assert crossref.request(week, "", "b", TODAY).params["filter"] == "from-pub-date:2026-03-02"
    assert stackexchange.request(week, "", "b", TODAY).params["fromdate"] == 1772409600
    assert github.request(week, "", "b", TODAY).params["q"] == "q pushed:>=2026-03-02"
    assert len(call_of("exa", week).json["startPublishedDate"]) == len("2026-03-02T00:00:00.000Z")
    assert len(call_of("linkup", week).json["fromDate"]) == len("2026-03-02")


def test_services_that_can_are_asked_without_a_key() -> None:
    assert call_of("tavily", key="").headers == {"X-Tavily-Access-Mode": "keyless"}
    assert "Authorization" not in call_of("firecrawl", key="").headers
    assert "Authorization" not in call_of("github", key="").headers
    assert "key" not in call_of("stackexchange", key="").params
    you = call_of("you", key="")
    assert (you.method, you.url) == ("GET", "https://api.you.com/v1/agents/search")
    assert call_of("you", key="", base="https://own.example").url == "https://own.example/v1/agents/search"


def test_an_address_of_searxng_may_end_in_its_path() -> None:
    assert call_of("searxng", base="https://own.example/searx/search").url == "https://own.example/searx/search"


def test_stack_exchange_searches_the_allowed_site_of_its_network() -> None:
    rules = DomainRules(allowed=("a.example", "math.stackexchange.com"))
    assert sent_by("stackexchange", Query("q", rules=rules))["site"] == "math.stackexchange.com"


def test_arxiv_gets_the_words_that_matter() -> None:
    asked = sent_by("arxiv", Query('What is "self-attention" in: (transformers)?'))["search_query"]
    assert asked == "all:self-attention AND all:transformers"


@pytest.mark.parametrize(
    ("text", "language", "sent"),
    [
        ("花岗岩", "en-US", {"search_lang": "zh-hans", "country": "ALL"}),
        ("花崗岩", "zh-TW", {"search_lang": "zh-hant", "country": "TW"}),
        ("花こう岩とは", "en-US", {"search_lang": "jp", "country": "ALL"}),
        ("granito", "pt-BR", {"search_lang": "pt-br", "country": "BR"}),
        ("화강암", "ko-KR", {"search_lang": "ko", "country": "KR"}),
        ("granite", "en-GB", {"search_lang": "en-gb", "country": "GB"}),
        ("granite", "", {"search_lang": "en", "country": "ALL"}),
    ],
)
def test_the_script_of_a_question_tells_its_language(text: str, language: str, sent: dict[str, Any]) -> None:
    assert sent.items() <= sent_by("brave", Query(text, language=language)).items()


def test_brave_is_not_told_a_language_that_it_does_not_know() -> None:
    assert "search_lang" not in sent_by("brave", Query("x", language="eo"))


@pytest.mark.parametrize(
    ("name", "member", "most"), [("tavily", "query", 400), ("brave", "q", 400), ("zhipu", "search_query", 200)]
)
def test_a_long_query_is_cut_between_two_words(name: str, member: str, most: int) -> None:
    sent = sent_by(name, Query("granite  \n" * 200))[member]
    assert len(sent) <= most
    assert set(sent.split(" ")) == {"granite"}


@pytest.mark.parametrize("name", APIS)
def test_half_a_character_in_a_query_can_be_sent(name: str) -> None:
    assert str(sent_by(name, Query("a \ud800 b"))).encode("utf-8")
