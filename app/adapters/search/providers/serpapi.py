"""SerpApi, Google's results: https://serpapi.com/search-api. The key stands in the address: never log one of these."""

import re

from app.adapters.search.locales import interface_language
from app.adapters.search.query_parameters import GOOGLE_AGES, clamp, country, language_tag, with_operators
from app.adapters.search.result_rows import first, hits_of, load, rows
from app.adapters.search.service_addresses import endpoint
from app.adapters.search.service_call import Answer, Api, ApiCall
from app.adapters.search.service_errors import failure
from app.core.domain.catalogue import DOCUMENTED, ChannelInfo
from app.core.domain.evidence import Query

NAME = "serpapi"
BASE = "https://serpapi.com"
INFO = ChannelInfo(
    NAME,
    "SerpApi",
    key="serpapi",
    variables=(
        "SERPAPI_API_KEY",
        "SERPAPI_KEY",
    ),
    key_url="https://serpapi.com/manage-api-key",
    checked=DOCUMENTED,
    note="Google's results; a small free plan",
)

_LONGEST = 1000
_NOTHING = re.compile(r"hasn.t returned any results", re.IGNORECASE)


def request(query: Query, key: str, base: str) -> ApiCall:
    params: dict[str, str | int] = {
        "engine": "google",
        "q": with_operators(query, _LONGEST),
        "num": clamp(query, 100),
        "hl": interface_language(language_tag(query)).lower(),
        "api_key": key,
    }
    if place := country(query):
        params["gl"] = place.lower()
    if query.since in GOOGLE_AGES:
        params["tbs"] = GOOGLE_AGES[query.since]
    return ApiCall("GET", endpoint(base, "search.json", "search"), params=params)


def parse(body: bytes, query: Query) -> Answer:
    data = load(body, NAME, "organic_results", "search_metadata", "error")
    if error := first(data, "error"):
        if _NOTHING.search(error):
            return Answer()
        raise failure(NAME, 400, data)
    results = (
        (first(row, "title"), first(row, "link"), first(row, "snippet"), row.get("date"))
        for row in rows(data, "organic_results")
    )
    return Answer(hits_of(results, query.limit))


def settle(status: int, body: bytes) -> Answer | None:
    """ "Nothing found" also comes with a failed status."""
    return Answer() if status < 500 and _NOTHING.search(body[:4000].decode("utf-8", "replace")) else None


API = Api(request, parse, BASE, settle=settle)
