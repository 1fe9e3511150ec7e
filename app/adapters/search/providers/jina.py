"""Jina: search at s.jina.ai (needs a key), reading at r.jina.ai. https://jina.ai/reader."""

from app.adapters.search.query_parameters import clamp, country, language, sites, with_operators, words
from app.adapters.search.result_rows import (
    decoded,
    displayed_date,
    first,
    hits_of,
    load,
    plain,
    rows,
    value_at,
    web_address,
)
from app.adapters.search.service_call import Answer, Api, ApiCall, bearer
from app.adapters.search.service_errors import failure
from app.core.domain.addresses import site_of
from app.core.domain.catalogue import DOCUMENTED, ChannelInfo
from app.core.domain.errors import Unreadable
from app.core.domain.evidence import Page, Query
from app.core.domain.reasons import UnreadableReason

NAME = "jina"
BASE = "https://s.jina.ai"
INFO = ChannelInfo(
    NAME,
    "Jina",
    key="jina",
    variables=("JINA_API_KEY",),
    key_url="https://jina.ai/api-dashboard",
    checked=DOCUMENTED,
    note="Paid by tokens; the free key is for non-commercial use",
)
READER = "https://r.jina.ai"

_LONGEST = 500


def request(query: Query, key: str, base: str) -> ApiCall:
    """Without the pages' texts, which take three times as long: pages are read on their own."""
    only, _ = sites(query)
    headers = {**bearer(key), "X-Respond-With": "no-content", "X-Retain-Images": "none"}
    body: dict[str, object] = {"q": with_operators(query, _LONGEST), "num": clamp(query, 20), "hl": language(query)}
    if len(only) == 1:
        headers["X-Site"] = f"https://{only[0]}"
        body["q"] = words(query, _LONGEST)
    if place := country(query):
        body["gl"] = place.lower()
    return ApiCall("POST", f"{base}/", headers, json=body)


def parse(body: bytes, query: Query) -> Answer:
    data = load(body, NAME, "data", "code")
    code = data.get("code", 200)
    if code == 422:
        return Answer()
    if code != 200:
        raise failure(NAME, code if type(code) is int and 400 <= code < 600 else 400, data)
    results = (
        (first(row, "title"), first(row, "url"), first(row, "description", "content"), row.get("date"))
        for row in rows(data, "data")
    )
    return Answer(hits_of(results, query.limit))


def settle(status: int, body: bytes) -> Answer | None:
    """422: no results for these words."""
    return Answer() if status == 422 else None


def reader_request(url: str, key: str, base: str = READER) -> ApiCall:
    """Ask for a page as Markdown. The key may be empty: then 20 pages a minute."""
    headers = {**bearer(key), "Accept": "application/json", "X-Retain-Images": "none"}
    return ApiCall("POST", f"{base}/", headers, json={"url": url})


def parse_page(body: bytes, url: str) -> Page:
    """The page that the reader got. Raises `Unreadable` where it holds no text, `BadAnswer` for no JSON."""
    data = value_at(decoded(body, NAME), "data")
    text = first(data, "content") if isinstance(data, dict) else ""
    if not text:
        raise Unreadable(site_of(url), UnreadableReason.EMPTY)
    text = text.encode("utf-8", "replace").decode("utf-8")
    listed_url = first(data, "url")
    here = listed_url if web_address(listed_url) else url
    date = displayed_date(first(data, "publishedTime"))
    return Page(here, plain(first(data, "title"), 300) or site_of(here), text, url, site_of(here), date)


API = Api(request, parse, BASE, settle=settle)
