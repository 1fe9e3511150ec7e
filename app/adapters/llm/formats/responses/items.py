"""The objects of Responses, read with care: annotations, searches, sources, usage of any vendor's shape."""

import re
from collections.abc import Iterator
from typing import Any

from app.adapters.json_text import as_json
from app.adapters.llm.protocol.bodies import clean
from app.adapters.llm.protocol.usage import amount
from app.adapters.llm.protocol.visible_text import well_formed
from app.adapters.llm.protocol.wire_format import mapping, whole, words
from app.core.domain.addresses import is_web_address
from app.core.domain.chat import ProviderSearchPart, ProviderSource, Usage

_STATES = {"completed": "completed", "failed": "failed", "incomplete": "failed", "cancelled": "failed"}
_CALL_FRAGMENT = re.compile(r"#ws_call_id=.*$", re.DOTALL)  # DeepSeek
_TICKS = 1e10  # xAI: of one US dollar
_KINDS = {"x_post": "x_post", "news": "news", "image": "image", "video": "video"}


def string_of(value: Any) -> str:
    """A foreign string, well-formed and on one line."""
    return " ".join(well_formed(words(value)).split())


def address(value: Any) -> str:
    """A web address without the fragment that DeepSeek adds; empty for anything else, such as `javascript:`."""
    url = _CALL_FRAGMENT.sub("", well_formed(words(value)).strip())
    return url if is_web_address(url) else ""


def source_in(row: Any) -> ProviderSource | None:
    """A source out of a list or an annotation of any vendor; a bare string is an address."""
    if isinstance(row, str):
        url = address(row)
        return ProviderSource("", url) if url else None
    row = mapping(row)
    url = address(row.get("url") or row.get("link"))
    title = string_of(row.get("title") or row.get("doc_name") or row.get("filename") or row.get("name"))
    if not (url or title):
        return None
    label = row.get("id")
    return ProviderSource(
        "",
        url,
        title,
        label=str(label) if type(label) is int else "",
        snippet=string_of(row.get("snippet") or row.get("summary") or row.get("content"))[:2000],
        site=string_of(row.get("site_name")),
        date=string_of(row.get("publish_time") or row.get("date")),
        kind=_KINDS.get(words(row.get("type")), "web") if url else "file" if _is_file(row) else "web",
        data=mapping(clean(row)),
    )


def annotation_in(annotation: Any) -> tuple[ProviderSource, int | None, int | None] | None:
    """(source, start, end as sent) of an annotation, nested or flat; None for what cites nothing.

    `file_citation` names one place, `index`; Ark's citations name none.
    """
    row = mapping(annotation)
    row = {**row, **mapping(row.get("url_citation"))}
    if row.get("type") == "file_path":
        return None
    source = source_in({name: value for name, value in row.items() if name != "id"})
    if source is None:
        return None
    start, end = whole(row.get("start_index")), whole(row.get("end_index"))
    if row.get("type") == "file_citation" and start is None:
        start = end = whole(row.get("index"))
    return (source, start, end) if start is not None and end is not None else (source, None, None)


def is_search(kind: str) -> bool:
    """`web_search_call`, `x_search_call`, `openrouter:web_search`, Ark's `knowledge_search_call` …"""
    return kind.endswith(("search_call", ":web_search")) or kind == "custom_tool_call"


def searches_in(item: dict[str, Any], name: str, state: str = "") -> list[ProviderSearchPart]:
    """What a call of the provider's own search does, one part for each query; `name` is the id of the first."""
    action = mapping(item.get("action"))
    state = state or _STATES.get(words(item.get("status")), "running")
    error = string_of(mapping(item.get("error")).get("code")) if state == "failed" else ""
    if not action:
        action = _arguments(item)
    kind = words(action.get("type"))
    url = address(action.get("url"))
    if url or kind in ("open_page", "find_in_page"):
        kind = kind if kind == "find_in_page" else "open_page"
        return [ProviderSearchPart(name, kind, "", url, state, error)]
    queries = queries_in(action)
    return [
        ProviderSearchPart(name if not n else f"{name} {n + 1}", "search", query, "", state, error)
        for n, query in enumerate(queries or [""])
    ]


def queries_in(action: dict[str, Any]) -> list[str]:
    queries = action.get("queries")
    listed = queries if isinstance(queries, list) else []
    return [query for query in dict.fromkeys(map(string_of, [action.get("query"), *listed])) if query]


def sources_in(item: dict[str, Any]) -> Iterator[ProviderSource]:
    """All that an output item or a whole response names as consulted, whoever made it."""
    action = mapping(item.get("action"))
    lists = (
        action.get("sources"),
        item.get("results"),
        item.get("contents"),
        item.get("search_sources"),
        item.get("citations"),
    )
    for values in lists:
        for row in values if isinstance(values, list) else []:
            if source := source_in(row):
                yield source
    failed = _STATES.get(words(item.get("status"))) == "failed"
    page_url = action.get("url") if action.get("type") in ("open_page", "find_in_page") and not failed else None
    if source := source_in(page_url):
        yield source


def usage_in(response: dict[str, Any]) -> Usage | None:
    usage = mapping(response.get("usage"))
    read = mapping(usage.get("input_tokens_details"))
    result = Usage(
        whole(usage.get("input_tokens")),
        whole(usage.get("output_tokens")),
        whole(mapping(usage.get("output_tokens_details")).get("reasoning_tokens")),
        _first(whole(read.get("cached_tokens")), whole(read.get("cache_read_input_tokens"))),
        _searches(response, usage),
        _cost(usage),
    )
    return result if result != Usage() else None


def _searches(response: dict[str, Any], usage: dict[str, Any]) -> int | None:
    """How often the provider searched, under every name that vendors have for it; sources are counted last."""
    tool_usage = mapping(response.get("tool_usage")) or mapping(usage.get("tool_usage"))
    web = tool_usage.get("web_search")
    details = mapping(usage.get("server_side_tool_usage_details"))
    server_usage = mapping(response.get("server_side_tool_usage")) or mapping(usage.get("server_side_tool_usage"))
    return _first(
        whole(web),
        whole(mapping(web).get("num_requests")),
        _sum(details, "web_search_calls", "x_search_calls"),
        _sum(server_usage, "SERVER_SIDE_TOOL_WEB_SEARCH", "SERVER_SIDE_TOOL_X_SEARCH"),
        whole(mapping(mapping(usage.get("tool_calls_details")).get("web_search")).get("invocation")),
        whole(mapping(mapping(usage.get("x_tools")).get("web_search")).get("count")),
        whole(mapping(usage.get("server_tool_use_details")).get("web_search_requests")),
        whole(usage.get("num_server_side_tools_used")),
        whole(usage.get("num_sources_used")),
    )


def _cost(usage: dict[str, Any]) -> float | None:
    ticks, cost = usage.get("cost_in_usd_ticks"), usage.get("cost")
    value = cost.get("total_cost") if isinstance(cost, dict) else cost
    paid = amount(ticks)
    return amount(value) if paid is None else paid / _TICKS


def _sum(counts: dict[str, Any], *names: str) -> int | None:
    amounts = [count for name in names if (count := whole(counts.get(name))) is not None]
    return sum(amounts) if amounts else None


def _first(*values: int | None) -> int | None:
    return next((value for value in values if value is not None), None)


def _arguments(item: dict[str, Any]) -> dict[str, Any]:
    """xAI's calls tell what they do in JSON text, under `arguments` or `input`, or in plain words."""
    value = item.get("arguments") or item.get("input")
    read = as_json(value)
    if isinstance(read, dict):
        return {name: read[name] for name in ("query", "queries", "url") if name in read}
    return {"query": value} if isinstance(value, str) and read is None else {}


def _is_file(row: dict[str, Any]) -> bool:
    return any(row.get(name) for name in ("file_id", "doc_id", "filename"))
