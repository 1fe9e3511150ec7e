"""GitHub's repositories: https://docs.github.com/rest/search/search. Keyless, within limits."""

from datetime import date

from app.adapters.search.query_parameters import clamp, since_day, words
from app.adapters.search.result_rows import first, hits_of, load, rows
from app.adapters.search.service_addresses import endpoint
from app.adapters.search.service_call import Answer, Api, ApiCall, bearer
from app.core.domain.catalogue import DOCUMENTED, ChannelInfo
from app.core.domain.evidence import Query

NAME = "github"
BASE = "https://api.github.com"
INFO = ChannelInfo(
    NAME,
    "GitHub",
    key="github",
    key_url="https://github.com/settings/tokens",
    key_optional=True,
    checked=DOCUMENTED,
    note="Repositories; ten requests a minute without a key",
)

_LONGEST = 200  # of the 256 that it takes with all qualifiers


def request(query: Query, key: str, base: str, today: date | None = None) -> ApiCall:
    text = words(query, _LONGEST)
    if day := since_day(query, today):
        text = f"{text} pushed:>={day.isoformat()}"
    headers = {"Accept": "application/vnd.github+json", "X-GitHub-Api-Version": "2022-11-28", **bearer(key)}
    params: dict[str, str | int] = {"q": text, "per_page": clamp(query, 100)}
    return ApiCall("GET", endpoint(base, "search/repositories"), headers, params)


def parse(body: bytes, query: Query) -> Answer:
    results = (
        (first(row, "full_name", "name"), first(row, "html_url"), first(row, "description"), first(row, "pushed_at"))
        for row in rows(load(body, NAME, "items"), "items")
    )
    return Answer(hits_of(results, query.limit))


API = Api(request, parse, BASE, keyless=True, is_fallback=False)
