"""Brave Search: https://api-dashboard.search.brave.com/app/documentation/web-search."""

from app.adapters.search.query_parameters import clamp, country, language_tag, with_operators
from app.adapters.search.result_rows import first, hits_of, joined, load, rows
from app.adapters.search.service_addresses import brave_country, brave_language, endpoint
from app.adapters.search.service_call import Answer, Api, ApiCall
from app.core.domain.catalogue import DOCUMENTED, ChannelInfo
from app.core.domain.evidence import Query

NAME = "brave"
BASE = "https://api.search.brave.com"
INFO = ChannelInfo(
    NAME,
    "Brave",
    key="brave",
    variables=(
        "BRAVE_API_KEY",
        "BRAVE_SEARCH_API_KEY",
    ),
    key_url="https://api-dashboard.search.brave.com/app/keys",
    checked=DOCUMENTED,
    note="Paid, with free credits every month; wants a card",
)

_LONGEST = 400
_FRESHNESS = {"day": "pd", "week": "pw", "month": "pm", "year": "py"}


def request(query: Query, key: str, base: str) -> ApiCall:
    params: dict[str, str | int] = {
        "q": with_operators(query, _LONGEST),
        "count": clamp(query, 20),
        "country": brave_country(country(query)),
        "result_filter": "web",
        "text_decorations": "false",
    }
    if code := brave_language(language_tag(query)):
        params["search_lang"] = code
    if query.since in _FRESHNESS:
        params["freshness"] = _FRESHNESS[query.since]
    return ApiCall("GET", endpoint(base, "res/v1/web/search"), {"X-Subscription-Token": key}, params)


def parse(body: bytes, query: Query) -> Answer:
    data = load(body, NAME, "web", "query", "type")
    results = (
        (
            first(row, "title"),
            first(row, "url"),
            joined([row.get("description"), joined(row.get("extra_snippets"))]),
            first(row, "page_age", "age"),
        )
        for row in rows(data, "web", "results")
    )
    return Answer(hits_of(results, query.limit))


API = Api(request, parse, BASE)
