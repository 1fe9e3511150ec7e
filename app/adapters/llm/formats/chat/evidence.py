"""What Chat Completions servers send beside the text: annotations, source lists, and searches of their own.

Every vendor has a field of its own; lists that are repeated replace each other, annotations add up.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from app.adapters.json_text import as_json
from app.adapters.llm.protocol.bodies import clean
from app.adapters.llm.protocol.evidence import MOST, Sources, citations_of, grounding_of
from app.adapters.llm.protocol.offsets import Annotation
from app.adapters.llm.protocol.relayed import citations_in, results_in
from app.adapters.llm.protocol.wire_format import mapping, rows, words
from app.core.domain.chat import (
    CitedPart,
    GroundingPart,
    ModelPart,
    ProviderSearchPart,
    ProviderSource,
    SourcesPart,
)

# In this order one of them is the list that markers in the text count in.
_LISTS = ("citations", "search_results", "search_info", "web_search", "references", "tool", "search_sources", "tail")
_FIELDS = ("citations", "search_results", "web_search", "references", "search_sources")
_EARLY = 300  # annotations, and changes of lists, that are told while the text comes; the others wait for the end
_LONGEST_SNIPPET = 4000
_MARKER = re.compile(r"\s*[\[【(（^<][^\n]{0,300}[\]】)）^>]\s*")  # MiniMax names words instead of a place
_ACTIONS = {"find": "find_in_page", "open": "open_page", "visit": "open_page"}
_KINDS = {"x_post", "news", "image", "video", "maps", "file"}


class ChatEvidence:
    """Feed it every chunk of a stream, or one whole answer."""

    def __init__(self) -> None:
        self.annotations: list[Annotation] = []
        self._annotation_keys: set[tuple[Any, ...]] = set()
        self._raw: dict[str, Any] = {}
        self._lists: dict[str, list[ProviderSource]] = {}
        self._searches: dict[str, dict[str, Any]] = {}
        self._latest_parts: dict[str, ProviderSearchPart] = {}
        self._early = 0  # annotations that were shown
        self._changed = False
        self._list_count = 0
        self._search_news = False

    def take(self, chunk: dict[str, Any], choice: dict[str, Any], written: int = 0) -> None:
        """written: code points of text, this chunk's included."""
        messages = [part for name in ("delta", "message") if isinstance(part := choice.get(name), dict)]
        for part in (chunk, *messages):
            self._list_sources(part)
        for part in (chunk, choice, *rows(choice.get("messages"))[-1:], *messages):
            self._annotate(part.get("annotations"))
        for part in messages:
            self._list_blocks(part)
            self._take_relayed(part.get("provider_specific_fields"), written, whole=part is choice.get("message"))
            self._note_searches(part.get("executed_tools"))

    def add_list(self, name: str, sources: Sequence[ProviderSource]) -> None:
        if sources:
            self._lists[name] = list(sources)
            self._changed = True

    @property
    def has_news(self) -> bool:
        listed = self._changed and self._list_count < _EARLY
        return listed or self._search_news or len(self.annotations[:_EARLY]) > self._early

    def news(self, text: str) -> list[ModelPart]:
        """What became known since the last call; places are those in the text so far, and provisional."""
        parts: list[ModelPart] = []
        self._search_news = False
        for key, search in self._searches.items():
            part = _search_part(key, search)
            if part is not None and part != self._latest_parts.get(key):
                self._latest_parts[key] = part
                parts.append(part)
        new = self.annotations[self._early : _EARLY]
        if not (self._changed or new):
            return parts
        self._early, self._changed, self._list_count = self._early + len(new), False, self._list_count + 1
        sources = self.sources
        citations = citations_of(text, sources, [replace(one, arrived=None) for one in new])
        parts.append(SourcesPart(sources.all))
        return parts + [CitedPart(citation) for citation in citations if citation.place is not None]

    def grounding(self, text: str) -> GroundingPart | None:
        """The evidence of the whole answer; None where there is none."""
        evidence = grounding_of(text, self.sources, self.annotations, textual=True)
        return evidence if evidence.sources else None

    @property
    def sources(self) -> Sources:
        """All lists as one; the list that markers count in comes first and alone keeps its numbers."""
        merged = Sources()
        numbered = True
        for name in (*(n for n in _LISTS if n in self._lists), *(n for n in self._lists if n not in _LISTS)):
            for source in self._lists[name]:
                merged.add(source if numbered else _unnumbered(source), apart=numbered)
            numbered = numbered and not self._lists[name]
        for search in self._searches.values():
            for source in _results_of(search):
                merged.add(_unnumbered(source))
        return merged

    def _annotate(self, items: Any) -> None:
        for item in rows(items):
            if (annotation := _annotation(mapping(item.get("url_citation")) or item)) is not None:
                self._keep(annotation)

    def _take_relayed(self, fields: Any, written: int, *, whole: bool) -> None:
        for annotation in citations_in(fields, written, whole=whole):
            self._keep(annotation)
        if results := results_in(fields):
            self.add_list("relayed", [*self._lists.get("relayed", ()), *map(_unnumbered, listing(results))][:MOST])

    def _keep(self, annotation: Annotation) -> None:
        key = (
            annotation.url,
            annotation.start,
            annotation.end,
            annotation.marker,
            annotation.claim,
            annotation.arrived,
        )
        if key not in self._annotation_keys and len(self.annotations) < MOST:
            self._annotation_keys.add(key)
            self.annotations.append(annotation)

    def _list_sources(self, part: dict[str, Any]) -> None:
        lists = {name: part.get(name) for name in _FIELDS}
        lists["search_info"] = mapping(part.get("search_info")).get("search_results")
        for name, items in lists.items():
            if items and items != self._raw.get(name):
                self._raw[name] = items
                self.add_list(name, listing(items, site=("text",) if name == "search_info" else ()))

    def _list_blocks(self, part: dict[str, Any]) -> None:
        """Sources that come in the place of text: Mistral's `tool_reference` blocks, MiniMax' tool message."""
        content = part.get("content")
        if part.get("role") == "tool" and isinstance(content, str):
            self.add_list("tool", listing(as_json(content)))
        blocks = [block for block in rows(content) if block.get("type") == "tool_reference"]
        if blocks and len(self._lists.get("blocks", ())) < MOST:
            self.add_list("blocks", [*self._lists.get("blocks", ()), *map(_unnumbered, listing(blocks))])

    def _note_searches(self, tools: Any) -> None:
        """Groq sends each tool twice under one index, the second time with its results."""
        for position, tool in enumerate(rows(tools)):
            index = tool.get("index")
            key = str(index if type(index) is int else position)
            if (key in self._searches or len(self._searches) < MOST) and self._searches.get(key) != tool:
                self._searches[key] = tool
                self._search_news = True
                self._changed = self._changed or any(_results_of(tool))


def listing(items: Any, *, site: tuple[str, ...] = ()) -> list[ProviderSource]:
    """The sources of a list of objects or addresses. `site`: further fields that hold the site's name."""
    if not isinstance(items, list):
        return []
    sources = []
    for position, item in enumerate(items[:MOST], start=1):
        row = item if isinstance(item, dict) else {"url": item}
        url, title = _first(row, "url", "link"), _first(row, "title", "name")
        if not (url or title):
            continue
        label = next((row[n] for n in ("refer", "index") if isinstance(row.get(n), str | int)), position)
        kind = _first(row, "type")
        snippets = [n for n in ("snippet", "content", "summary", "description", "text") if n not in site]
        sources.append(
            ProviderSource(
                "",
                url,
                title,
                label=str(label) or str(position),
                snippet=_first(row, *snippets)[:_LONGEST_SNIPPET],
                site=_first(row, "site_name", "media", "site", *site),
                date=_first(row, "date", "publish_date", "publish_time", "last_updated"),
                kind=kind if kind in _KINDS else "web",
                data=clean(row),
            )
        )
    return sources


def _annotation(item: dict[str, Any]) -> Annotation | None:
    url = _first(item, "url")
    if not url:
        return None
    start, end = item.get("start_index"), item.get("end_index")
    has_place = type(start) is int and type(end) is int
    text = _first(item, "text")
    marker = text if _MARKER.fullmatch(text) else ""
    return Annotation(
        url,
        _first(item, "title"),
        start if has_place else None,
        end if has_place else None,
        marker,
        _first(item, "content")[:_LONGEST_SNIPPET],
        _first(item, "quote", "cited_text")[:_LONGEST_SNIPPET],
        clean(item),
        claim="" if marker else text[:_LONGEST_SNIPPET],
    )


def _search_part(key: str, tool: dict[str, Any]) -> ProviderSearchPart | None:
    """A step of the provider's own search; None for a tool that is none (Groq runs code, too)."""
    arguments = mapping(as_json(tool.get("arguments")))
    query, url = _first(arguments, "query"), _first(arguments, "url")
    kind = f"{words(tool.get('type'))} {words(tool.get('name'))}".lower()
    action = next((action for word, action in _ACTIONS.items() if word in kind), "")
    if not action and not ("search" in kind or query):
        return None
    done = any(_results_of(tool)) or bool(tool.get("output"))
    return ProviderSearchPart(key, action or "search", query, url, "completed" if done else "running")


def _results_of(search: dict[str, Any]) -> Iterator[ProviderSource]:
    results = search.get("search_results")
    yield from listing(results.get("results") if isinstance(results, dict) else results)
    yield from listing(search.get("browser_results"))


def _unnumbered(source: ProviderSource) -> ProviderSource:
    return replace(source, label="")


def _first(row: dict[str, Any], *names: str) -> str:
    return next((value for name in names if (value := row.get(name)) and isinstance(value, str)), "")
