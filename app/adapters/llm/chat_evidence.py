"""What Chat Completions servers send beside the text: annotations, source lists, searches of their own, tool calls.

Every vendor has a field of its own; lists that are repeated replace each other, annotations add up.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from app.adapters.llm.chat_decode import choice_of
from app.adapters.llm.failures import as_json

_LISTS = ("citations", "search_results", "web_search", "references", "search_sources")


@dataclass(frozen=True)
class Listed:
    """A source in a provider's list. `label` is what markers in the text call it; it may have no address."""

    url: str
    title: str = ""
    label: str = ""


@dataclass(frozen=True)
class Annotation:
    """A provider's own citation. `start` and `end` are as sent, in the provider's unit; None where it sends none."""

    url: str
    title: str = ""
    start: int | None = None
    end: int | None = None
    marker: str = ""  # MiniMax names the words in the text instead of a place


class ChatEvidence:
    """Feed it every chunk of a stream, or one whole answer."""

    def __init__(self) -> None:
        self.annotations: list[Annotation] = []
        self._lists: dict[str, list[Listed]] = {}
        self._searches: dict[int, dict[str, Any]] = {}
        self._calls: dict[str, dict[str, str]] = {}
        self._last_call = ""

    def take(self, chunk: dict[str, Any]) -> None:
        choice = choice_of(chunk)
        spoken = [part for name in ("delta", "message") if isinstance(part := choice.get(name), dict)]
        for part in [chunk, *_rows(choice.get("messages"))[-1:], *spoken]:
            self._annotate(part.get("annotations"))
        self._list_sources(chunk)
        for part in spoken:
            self._list_blocks(part)
            self._note_searches(part.get("executed_tools"))
            for call in _rows(part.get("tool_calls")):
                self._note_call(call)

    @property
    def sources(self) -> list[Listed]:
        """All lists as one, without doubles; the list that markers count in comes first, titles from any of them."""
        found = [
            *self._listed("citations"),
            *(s for name in self._lists if name != "citations" for s in self._listed(name)),
        ]
        found += [source for search in self._searches.values() for source in _results_of(search)]
        titles = {source.url: source.title for source in found if source.title}
        merged = {s.url or s.title: Listed(s.url, s.title or titles.get(s.url, ""), s.label) for s in reversed(found)}
        return [merged[key] for key in dict.fromkeys(s.url or s.title for s in found)]

    @property
    def queries(self) -> list[str]:
        """What the provider itself searched for."""
        asked = [as_json(search.get("arguments")) for search in self._searches.values()]
        found = [arguments.get("query") for arguments in asked if isinstance(arguments, dict)]
        return list(dict.fromkeys(query for query in found if query and isinstance(query, str)))

    @property
    def tool_calls(self) -> list[dict[str, str]]:
        """`{"name", "arguments"}`, arguments as the JSON text that was sent."""
        return list(self._calls.values())

    def _listed(self, name: str) -> list[Listed]:
        return self._lists.get(name, [])

    def _annotate(self, items: Any) -> None:
        for item in _rows(items):
            inner = item.get("url_citation")
            if (found := _annotation(inner if isinstance(inner, dict) else item)) and found not in self.annotations:
                self.annotations.append(found)

    def _list_sources(self, chunk: dict[str, Any]) -> None:
        info = chunk.get("search_info")
        found = {name: chunk.get(name) for name in _LISTS}
        found["search_info"] = info.get("search_results") if isinstance(info, dict) else None
        self._lists |= {name: sources for name, items in found.items() if (sources := _listing(items))}

    def _list_blocks(self, part: dict[str, Any]) -> None:
        """Sources that come in the place of text: Mistral's `tool_reference` blocks, MiniMax' tool message."""
        content = part.get("content")
        if part.get("role") == "tool" and isinstance(content, str):
            self._lists["tool"] = _listing(as_json(content)) or self._listed("tool")
        blocks = [block for block in _rows(content) if block.get("type") == "tool_reference"]
        if blocks:
            self._lists["blocks"] = self._listed("blocks") + _listing(blocks)

    def _note_searches(self, tools: Any) -> None:
        """Groq sends each tool twice under one index, the second time with its results."""
        for position, tool in enumerate(_rows(tools)):
            index = tool.get("index")
            self._searches[index if isinstance(index, int) else position] = tool

    def _note_call(self, call: dict[str, Any]) -> None:
        """Parts of a call share an index; where there is none (or -1), a name begins a new one."""
        function = call.get("function")
        function = function if isinstance(function, dict) else {}
        name, arguments = function.get("name"), function.get("arguments")
        index = call.get("index")
        if isinstance(index, int) and index >= 0:
            self._last_call = f"#{index}"
        elif name or not self._last_call:
            self._last_call = str(call.get("id") or f"new {len(self._calls)}")
        kept = self._calls.setdefault(self._last_call, {"name": "", "arguments": ""})
        kept["name"] = name if name and isinstance(name, str) else kept["name"]
        if isinstance(arguments, dict):
            kept["arguments"] = json.dumps(arguments, ensure_ascii=False)
        elif isinstance(arguments, str):
            kept["arguments"] += arguments


def _annotation(item: dict[str, Any]) -> Annotation | None:
    url = _first(item, "url")
    if not url:
        return None
    start, end = item.get("start_index"), item.get("end_index")
    known = type(start) is int and type(end) is int
    return Annotation(
        url, _first(item, "title"), start if known else None, end if known else None, _first(item, "text")
    )


def _listing(items: Any) -> list[Listed]:
    if not isinstance(items, list):
        return []
    found = []
    for position, item in enumerate(items, start=1):
        row = item if isinstance(item, dict) else {"url": item}
        url, title = _first(row, "url", "link"), _first(row, "title", "name")
        label = row.get("refer") or row.get("index")
        if url or title:
            found.append(Listed(url, title, str(label) if isinstance(label, str | int) else str(position)))
    return found


def _results_of(search: dict[str, Any]) -> Iterator[Listed]:
    results = search.get("search_results")
    yield from _listing(results.get("results") if isinstance(results, dict) else results)
    yield from _listing(search.get("browser_results"))


def _first(row: dict[str, Any], *names: str) -> str:
    return next((value for name in names if (value := row.get(name)) and isinstance(value, str)), "")


def _rows(items: Any) -> list[dict[str, Any]]:
    return [item for item in items if isinstance(item, dict)] if isinstance(items, list) else []
