"""Gemini's grounding metadata → sources and citations.

Offsets are UTF-8 bytes into the text of one part, all chunks joined and thinking left out; `startIndex` and `partIndex`
are absent where they are 0. Facts: docstrings of google-genai, recorded streams.
"""

import re
from bisect import bisect_left
from collections.abc import Sequence
from itertools import accumulate
from typing import Any

from app.adapters.llm.protocol.bodies import clean
from app.adapters.llm.protocol.evidence import web_address
from app.adapters.llm.protocol.visible_text import well_formed
from app.adapters.llm.protocol.wire_format import mapping, rows, whole, words
from app.core.domain.chat import ProviderCitation, ProviderSource
from app.core.domain.citation import Anchor, Span

_HOST = re.compile(r"[\w-]+(\.[\w-]+)+")
_MOST = 2000  # chunks and supports that are looked at; real answers hold dozens
_SHORTEST_FIND = 4  # characters: `**` and its like are placed by offset or not at all


class Grounding:
    """The grounding of one answer; what comes later replaces what came before, where it says anything at all."""

    def __init__(self) -> None:
        self.entry_html = ""
        self.queries: list[str] = []
        self._chunks: list[Any] = []
        self._supports: list[dict[str, Any]] = []
        self._visited: list[str] = []

    def take(self, metadata: Any) -> None:
        metadata = mapping(metadata)
        chunks = metadata.get("groundingChunks")
        if isinstance(chunks, list) and chunks:
            if self._chunks != chunks[: len(self._chunks)]:
                self._supports = []  # they count in another list
            self._chunks = chunks[:_MOST]
        self._supports = rows(metadata.get("groundingSupports"))[:_MOST] or self._supports
        queries = metadata.get("webSearchQueries")
        for query in queries if isinstance(queries, list) else []:
            if (query := well_formed(words(query)).strip()) and query not in self.queries:
                self.queries.append(query)
        html = words(mapping(metadata.get("searchEntryPoint")).get("renderedContent"))
        self.entry_html = well_formed(html) or self.entry_html

    def take_pages(self, metadata: Any) -> list[tuple[str, bool]]:
        """Pages of the URL context tool → (address, whether it was read); each counts as a source."""
        pages = []
        for row in rows(mapping(metadata).get("urlMetadata"))[:_MOST]:
            if (url := web_address(row.get("retrievedUrl"))) and url not in self._visited:
                self._visited.append(url)
                pages.append((url, "SUCCESS" in words(row.get("urlRetrievalStatus"))))
        return pages

    def sources(self) -> tuple[ProviderSource, ...]:
        """Keys are the places in the list of chunks, in which supports count."""
        sources = [source for i, chunk in enumerate(self._chunks) if (source := _source(str(i), mapping(chunk)))]
        return (*sources, *(ProviderSource(f"page {i}", url) for i, url in enumerate(self._visited)))

    def citations(self, text: str, parts: Sequence[Span | None]) -> tuple[ProviderCitation, ...]:
        """`text`: all visible text; `parts`: where in it each part of the answer stands, None for those unseen."""
        keys = {source.key for source in self.sources()}
        offsets = [0, *accumulate(len(char.encode("utf-8", "replace")) for char in text)]
        citations = []
        for support in self._supports:
            indices = support.get("groundingChunkIndices")
            chunk_keys = [str(i) for i in indices if whole(i) is not None] if isinstance(indices, list) else []
            cited = tuple(dict.fromkeys(key for key in chunk_keys if key in keys))
            if cited:
                claim = _claim(mapping(support.get("segment")), text, offsets, parts)
                anchor = Anchor.SPAN if claim else Anchor.UNPLACED
                place = (claim[1], claim[1]) if claim else None
                citations.append(ProviderCitation(cited, place, anchor, claim=claim, data=clean(support)))
        return tuple(citations)


def _source(key: str, chunk: dict[str, Any]) -> ProviderSource | None:
    """`title` of a web chunk is mostly the bare domain, while the address is Google's redirect."""
    kinds = (("web", "web"), ("maps", "maps"), ("image", "image"), ("retrievedContext", "file"))
    name, kind = next(((n, k) for n, k in kinds if isinstance(chunk.get(n), dict)), ("", ""))
    row = mapping(chunk.get(name))
    url = web_address(row.get("sourceUri")) or web_address(row.get("uri")) or web_address(row.get("imageUri"))
    title = well_formed(words(row.get("title"))).strip()
    if not url and not title:
        return None
    host = title.lower() if _HOST.fullmatch(title) else ""
    site = well_formed(words(row.get("domain"))) or host
    snippet = well_formed(words(row.get("text")))
    return ProviderSource(key, url, "" if host else title, snippet=snippet, site=site, kind=kind, data=clean(chunk))


def _claim(segment: dict[str, Any], text: str, offsets: Sequence[int], parts: Sequence[Span | None]) -> Span | None:
    """The segment's place in the text, checked against its own words; a lonely find of them where offsets fail."""
    claim_text = well_formed(words(segment.get("text")))
    start, end = whole(segment.get("startIndex") or 0), whole(segment.get("endIndex"))
    spans = []
    if start is not None and end is not None:
        rooms = _rooms(whole(segment.get("partIndex")) or 0, text, parts)
        spans = [span for room in rooms if (span := _from_bytes(start, end, room, offsets))]
    if not claim_text:
        return spans[0] if spans else None
    return next((span for span in spans if text[slice(*span)] == claim_text), None) or _only(text, claim_text)


def _rooms(index: int, text: str, parts: Sequence[Span | None]) -> list[Span]:
    """What the offsets may count in, likeliest first: an absent index means the visible text as a whole."""
    candidates = [parts[index]] if index < len(parts) else []
    visible = [part for part in parts if part is not None]
    candidates += [visible[index]] if index < len(visible) else []
    rooms = [room for room in candidates if room is not None]
    return [*rooms, (0, len(text))] if index else [(0, len(text)), *rooms]


def _from_bytes(start: int, end: int, room: Span, offsets: Sequence[int]) -> Span | None:
    """Bytes within a room of the text → code points; None where they are outside it or within a character."""
    base, limit = offsets[room[0]], offsets[room[1]]
    if not base <= base + start < base + end <= limit:
        return None
    first, last = bisect_left(offsets, base + start), bisect_left(offsets, base + end)
    return (first, last) if offsets[first] == base + start and offsets[last] == base + end else None


def _only(text: str, quote: str) -> Span | None:
    if len(quote) < _SHORTEST_FIND or not any(char.isalnum() for char in quote):
        return None
    at = text.find(quote)
    return (at, at + len(quote)) if at >= 0 and text.find(quote, at + 1) < 0 else None
