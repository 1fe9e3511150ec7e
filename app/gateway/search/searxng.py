"""SearXNG's search API: https://docs.searxng.org/dev/search_api.html"""

from collections.abc import Mapping
from datetime import datetime
from typing import Any
from urllib.parse import urlsplit

from app.core.domain.addresses import url_key
from app.core.domain.evidence import AGES, Hit, SearchResult
from app.gateway.errors import Refusal
from app.gateway.search.lookup import SearchRequest, reasons

OWN = "citewise"  # the engine by which clients know all of our channels
CATEGORIES = ("general", "web", "news")
_PRESENTATION = {"theme", "image_proxy", "results_on_new_tab", "autocomplete", "enabled_plugins", "disabled_plugins"}


def parse(values: Mapping[str, str]) -> SearchRequest:
    """Raises `Refusal`."""
    left = {name: value.strip() for name, value in values.items() if value.strip() and name not in _PRESENTATION}
    query = left.pop("q", "")
    if not query:
        raise Refusal(400, "q is missing.", "invalid_value", "q")
    if left.pop("format", "json") != "json":
        raise _refusal("format", "other than json is not supported")
    if left.pop("pageno", "1") != "1":
        raise _refusal("pageno", "other than 1 is not supported")
    if left.pop("safesearch", "0") not in ("0", "1"):
        raise _refusal("safesearch", "2 is not supported")
    since = left.pop("time_range", "")
    if since and since not in AGES:
        raise _refusal("time_range", f"has to be one of {', '.join(AGES)}")
    categories = set(left.pop("categories", "general").split(","))
    if not categories <= set(CATEGORIES):
        raise _refusal("categories", f"has to be of {', '.join(CATEGORIES)}")
    language = left.pop("language", "").replace("_", "-")
    engines = [one.strip() for one in left.pop("engines", OWN).split(",")]
    if len(engines) > 1 and OWN not in engines:
        raise _refusal("engines", f"has to be {OWN} or one search provider")
    if left:
        raise _refusal(min(left), "is not supported")
    return SearchRequest(
        query,
        "" if OWN in engines else engines[0],
        language="" if language in ("all", "auto", "default") else language,
        since=since,
        kind="news" if categories == {"news"} else "web",
    )


def response(result: SearchResult, kind: str) -> dict[str, Any]:
    category = "news" if kind == "news" else "general"
    rows = [_row(hit, result, category) for hit in result.results]
    answers = [{"answer": result.response, "url": None, "engine": result.provider}] if result.response else []
    return {
        "query": result.query, "number_of_results": len(rows), "results": rows, "answers": answers, "corrections": [],
        "infoboxes": [], "suggestions": [], "unresponsive_engines": [list(one) for one in reasons(result)],
    }  # fmt: skip


def config(channels: tuple[str, ...]) -> dict[str, Any]:
    """What clients look at before their first search. Providers by their own names come after the one for all."""
    engines = [
        {
            "name": name, "shortcut": name, "categories": list(CATEGORIES), "enabled": name == OWN, "paging": False,
            "safesearch": False, "time_range_support": True, "language_support": True, "timeout": 30.0,
        }
        for name in (OWN, *channels)
    ]  # fmt: skip
    return {
        "instance_name": "Citewise", "categories": list(CATEGORIES), "engines": engines, "plugins": [], "locales": {},
        "default_locale": "", "autocomplete": "", "safe_search": 0, "default_theme": "",
    }  # fmt: skip


def _row(hit: Hit, result: SearchResult, category: str) -> dict[str, Any]:
    key = url_key(hit.url)
    places = {
        report.engine: other.rank for report in result.reports for other in report.hits if url_key(other.url) == key
    } or {result.provider: hit.rank}
    return {
        "url": hit.url, "title": hit.title, "content": hit.snippet, "engine": next(iter(places)),
        "engines": list(places), "positions": list(places.values()), "category": category,
        "score": round(len(places) * sum(1 / max(1, place) for place in places.values()), 6),
        "publishedDate": _date(hit.date), "metadata": hit.date, "thumbnail": "", "template": "default.html",
        "parsed_url": [*urlsplit(hit.url)[:2], urlsplit(hit.url).path, "", *urlsplit(hit.url)[3:]],
    }  # fmt: skip


def _date(text: str) -> str | None:
    """Engines show dates in their own words; clients want ISO 8601 or nothing."""
    try:
        return datetime.fromisoformat(text).isoformat() if text else None
    except ValueError:
        return None


def _refusal(name: str, problem: str) -> Refusal:
    return Refusal(400, f"{name} {problem}.", "unsupported" if "supported" in problem else "invalid_value", name)
