"""Citewise's own search and reading: the same result that `citewise search --json` prints."""

from typing import Any

from app.core.citing.support.answer import plain
from app.core.domain.evidence import AGES, Page, SearchResult
from app.gateway.content import domains
from app.gateway.fields import Fields
from app.gateway.search.lookup import MOST_RESULTS, SearchRequest, reasons


def parse_search(body: Any) -> SearchRequest:
    """Raises `Refusal`."""
    fields = Fields(body)
    query = fields.text("query", None).strip()
    if not query:
        raise fields.refuse("query", "is missing")
    request = SearchRequest(
        query,
        fields.text("provider"),
        fields.count("max_results", 1, MOST_RESULTS) or 10,
        fields.text("language"),
        fields.choice("since", AGES),
        "news" if fields.flag("news") else "web",
        domains(fields, "domains"),
        domains(fields, "blocked_domains"),
    )
    fields.finish()
    return request


def search_response(result: SearchResult) -> dict[str, Any]:
    problems = reasons(result)
    words = ", ".join(f"{name}={reason}" for name, reason in problems) or "no results"
    fallbacks = [
        {"query": one.query, "channel": one.channel, "to": one.to, "kind": str(one.failure.kind)}
        for one in result.fallbacks
    ]
    more = {"fallbacks": fallbacks} if fallbacks else {}
    return {**result.as_dict(), "error": None if result.success else words, **more}


def parse_read(body: Any) -> tuple[str, str, bool]:
    """(address, format, whether the site is asked again). Raises `Refusal`."""
    fields = Fields(body)
    url, format = fields.text("url", None).strip(), fields.choice("format", ("markdown", "text"), "markdown")
    fresh = fields.flag("fresh")
    fields.finish()
    return url, format, fresh


def read_response(page: Page, format: str) -> dict[str, Any]:
    content = page.text if format == "markdown" else _plain(page.text)
    return {
        "url": page.url, "title": page.title, "site": page.site, "date": page.date or None,
        "author": page.author or None, "language": page.language or None, "format": format, "content": content,
        "truncated": page.truncated,
    }  # fmt: skip


def _plain(markdown: str) -> str:
    """Paragraph by paragraph."""
    return "\n\n".join(filter(None, (plain(paragraph) for paragraph in markdown.split("\n\n"))))
