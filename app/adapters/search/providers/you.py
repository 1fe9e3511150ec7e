"""You.com: https://you.com/docs/api-reference/search; also without a key, at another address."""

from app.adapters.search.query_parameters import clamp, country, language_tag, sites, words
from app.adapters.search.result_rows import first, hits_of, joined, load, rows
from app.adapters.search.service_addresses import brave_country, brave_language, endpoint
from app.adapters.search.service_call import Answer, Api, ApiCall
from app.core.domain.catalogue import DOCUMENTED, ChannelInfo
from app.core.domain.evidence import Query

NAME = "you"
BASE = "https://ydc-index.io"
INFO = ChannelInfo(
    NAME,
    "You.com",
    key="you",
    variables=(
        "YOU_API_KEY",
        "YDC_API_KEY",
    ),
    key_url="https://you.com/platform/api-keys",
    key_optional=True,
    checked=DOCUMENTED,
    note="Paid, with credit to start; a hundred searches a day without a key",
)
KEYLESS_BASE = "https://api.you.com"

_LONGEST = 500


def request(query: Query, key: str, base: str) -> ApiCall:
    if not key:
        there = KEYLESS_BASE if base == BASE else base
        params: dict[str, str | int] = {"query": words(query, _LONGEST), "count": clamp(query, 20)}
        return ApiCall("GET", f"{there}/v1/agents/search", params=params)
    only, without = sites(query)
    body: dict[str, object] = {"query": words(query, _LONGEST), "count": clamp(query, 100)}
    if only:
        body["include_domains"] = list(only[:500])
    if without:
        body["exclude_domains"] = list(without[:500])
    if query.since in ("day", "week", "month", "year"):
        body["freshness"] = query.since
    if (place := brave_country(country(query))) != "ALL":
        body["country"] = place
    if len(code := brave_language(language_tag(query))) == 2 and code != "jp":  # other lists differ in the rest
        body["language"] = code.upper()
    return ApiCall("POST", endpoint(base, "v1/search"), {"X-API-Key": key}, json=body)


def parse(body: bytes, query: Query) -> Answer:
    data = load(body, NAME, "results")
    results = (
        (
            first(row, "title"),
            first(row, "url"),
            joined(row.get("snippets")) or first(row, "description", "contents.markdown"),
            first(row, "page_age"),
        )
        for row in (*rows(data, "results", "web"), *rows(data, "results", "news"))
    )
    return Answer(hits_of(results, query.limit))


API = Api(request, parse, BASE, keyless=True)
