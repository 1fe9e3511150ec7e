"""Perplexity Sonar as an answering channel: an answer in words and the pages it rests on.

https://docs.perplexity.ai/api-reference/chat-completions-post. Marker [n] of the answer means the hit of rank n.
"""

import re
from collections.abc import Callable
from typing import Any

from app.adapters.search.query_parameters import country, domain_filter, words
from app.adapters.search.result_rows import Row, first, hits_of, load, rows
from app.adapters.search.service_addresses import CHAT, endpoint
from app.adapters.search.service_call import Answer, Api, ApiCall, bearer
from app.adapters.search.service_errors import failure
from app.core.domain.catalogue import DOCUMENTED, ChannelInfo
from app.core.domain.evidence import Hit, Query

NAME = "sonar"
BASE = "https://api.perplexity.ai"
INFO = ChannelInfo(
    NAME,
    "Perplexity Sonar",
    key="perplexity",
    company="perplexity",
    key_url="https://www.perplexity.ai/settings/api",
    answers=True,
    checked=DOCUMENTED,
    note="Paid by the search and by tokens",
)
MODEL = "sonar"

_LONGEST = 2000
_SECONDS = 60.0  # it searches and writes before it answers
_THINKING = re.compile(r"<think>.*?(?:</think>|\Z)", re.DOTALL)
_MARKER = re.compile(r"\[(\d{1,3})\]")
_MARKED = re.compile(r"\s*\[\d{1,3}\]")
_SENTENCE = re.compile(r"[^\n]+?(?:[.!?](?:\s?\[\d+\])*(?=\s|\Z)|[。！？](?:\s?\[\d+\])*|(?=\n|\Z))")


def request(query: Query, key: str, base: str, model: str = MODEL) -> ApiCall:
    body: dict[str, object] = {
        "model": model or MODEL,
        "messages": [{"role": "user", "content": words(query, _LONGEST)}],
        "stream": False,
    }
    options: dict[str, object] = {"search_context_size": "medium"}
    if place := country(query):
        options["user_location"] = {"country": place}
    body["web_search_options"] = options
    if domains := domain_filter(query):
        body["search_domain_filter"] = domains
    if query.since in ("day", "week", "month", "year"):
        body["search_recency_filter"] = query.since
    return ApiCall("POST", endpoint(base, CHAT, "search"), bearer(key), json=body)


def parse(body: bytes, query: Query) -> Answer:
    """The limit of the query cuts off only what the answer does not cite."""
    data = load(body, NAME, "choices", "error", "citations", "search_results")
    if data.get("error"):
        raise failure(NAME, 400, data)
    text = _THINKING.sub("", _text(data)).encode("utf-8", "replace").decode("utf-8").strip()
    cited = [url if isinstance(url, str) else "" for url in _list(data.get("citations"))]
    rows_by_url = {first(row, "url").strip(): row for row in rows(data, "search_results")}
    if not cited:
        cited = list(rows_by_url)
    sentences = _sentences(text)
    order = [*enumerate(cited, start=1), *((0, url) for url in rows_by_url)]
    hits = hits_of((_row(url.strip(), rows_by_url, sentences.get(number, "")) for number, url in order), None)
    most = max(query.limit, len({url.strip() for url in cited}))
    return Answer(hits[:most], _renumbered(text, cited, hits))


def api(model: Callable[[], str] = lambda: MODEL) -> Api:
    """The service with a model of the user's choice, asked for each time."""
    return Api(
        lambda query, key, base: request(query, key, base, model()), parse, BASE, is_fallback=False, seconds=_SECONDS
    )


def _text(data: Row) -> str:
    choices = rows(data, "choices")
    return first(choices[0], "message.content", "delta.content") if choices else ""


def _list(value: Any) -> list[Any]:
    return value[:200] if isinstance(value, list) else []


def _row(url: str, rows_by_url: dict[str, Row], snippet: str) -> tuple[str, str, str, str]:
    row = rows_by_url.get(url, {})
    return first(row, "title"), url, first(row, "snippet") or snippet, first(row, "date", "last_updated")


def _sentences(text: str) -> dict[int, str]:
    """Number → the sentences that cite it, without markers: what is known of a page that comes without an excerpt."""
    by_number: dict[int, list[str]] = {}
    for sentence in _SENTENCE.findall(text):
        for number in dict.fromkeys(int(digits) for digits in _MARKER.findall(sentence)):
            by_number.setdefault(number, []).append(_MARKED.sub("", sentence).strip(" #*-\t"))
    return {number: " ".join(sentences) for number, sentences in by_number.items()}


def _renumbered(text: str, cited: list[str], hits: tuple[Hit, ...]) -> str:
    """The text with each marker naming its hit's rank; markers of pages that were left out are left out too.

    Where nothing was left out the numbers are right as they are; numbers beyond the list may be anything, `a[300]`.
    """
    ranks = {hit.url: hit.rank for hit in hits}
    new = {number: ranks.get(url.strip()) for number, url in enumerate(cited, start=1)}
    if all(number == rank for number, rank in new.items()):
        return text

    def replaced(marker: re.Match[str]) -> str:
        number = int(marker[1])
        if number not in new:
            return marker[0]
        return f"[{new[number]}]" if new[number] else ""

    return _MARKER.sub(replaced, text)


API = api()
