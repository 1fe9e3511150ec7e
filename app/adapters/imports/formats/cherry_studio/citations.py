"""What an answer cites: the provider's raw results in each of their shapes, numbered as the client numbers them.

Read after `formatCitationsFromBlock` in `src/renderer/src/store/messageBlock.ts` and `normalizeCitationMarks` in
`src/renderer/src/utils/citation.ts` of CherryHQ/cherry-studio.
"""

import re
from typing import Any

from app.adapters.imports.fields import first_text, mapping, mappings, sequence, text, web_address, whole
from app.core.domain.transfer import ForeignCitation, ForeignSource

_FILE_LINK = re.compile(r"\[(.*?)\]\(http://file/.*?\)")


def cited_sources(block: dict[str, Any]) -> list[ForeignSource]:
    """Of a citation block, in the order of their numbers."""
    response = mapping(block.get("response"))
    pages: dict[str, ForeignSource] = {}  # by address: the client leaves doubles out before it numbers
    for address, source in _web_results(text(response.get("source")), response.get("results")):
        if address:
            pages.setdefault(address, source)
    result = list(pages.values())
    for one in mappings(block.get("knowledge")):
        link = text(one.get("sourceUrl"))
        file_link = _FILE_LINK.match(link)
        title = file_link[1] if file_link else link
        result.append(ForeignSource(web_address(link), title, passage=text(one.get("content"))))
    for one in mappings(block.get("memories")):
        result.append(ForeignSource(title="Memory", passage=text(one.get("memory"))))
    return result


def web_addresses(block: dict[str, Any]) -> list[str]:
    """Those of the pages, which come first among its sources."""
    response = mapping(block.get("response"))
    rows = _web_results(text(response.get("source")), response.get("results"))
    return list(dict.fromkeys(address for address, _ in rows if address))


def queries_of(block: dict[str, Any]) -> list[str]:
    results = mapping(mapping(block.get("response")).get("results"))
    queries = [text(results.get("query")), *(text(query) for query in sequence(results.get("webSearchQueries")))]
    return [query for query in queries if query]


def grounded_citations(words: str, results: object, indexes: dict[str, int]) -> list[ForeignCitation]:
    """Gemini's: spans in bytes of UTF-8. indexes: address → index among the message's sources."""
    addresses = [address for address, _ in _web_results("gemini", results)]
    encoded = words.encode("utf-8", "replace")
    citations = []
    for support in mappings(mapping(results).get("groundingSupports")):
        segment = mapping(support.get("segment"))
        end, start = whole(segment.get("endIndex")), whole(segment.get("startIndex")) or 0
        chunks = [whole(chunk) for chunk in sequence(support.get("groundingChunkIndices"))]
        cited = [addresses[chunk] for chunk in chunks if chunk is not None and 0 <= chunk < len(addresses)]
        sources = [indexes[address] for address in cited if address in indexes]
        if end is None or not 0 <= start < end <= len(encoded) or not sources:
            continue
        try:
            last = len(encoded[:end].decode())
            first = len(encoded[:start].decode())
        except UnicodeDecodeError:
            continue  # in the middle of a sign: it speaks of another text
        expected = text(segment.get("text"))
        fits = not expected or words[first:last].strip() == expected.strip()
        span = (last, last) if fits else None
        citations.append(ForeignCitation(tuple(dict.fromkeys(sources)), span, (first, last) if fits else None))
    return citations


def _web_results(kind: str, results: object) -> list[tuple[str, ForeignSource]]:
    """(address as written, source) of each."""
    rows: list[Any]
    match kind:
        case "gemini":
            rows = [mapping(mapping(chunk).get("web")) for chunk in sequence(mapping(results).get("groundingChunks"))]
        case "openai":
            rows = [mapping(row.get("url_citation")) or row for row in mappings(results)]
        case _:
            rows = sequence(mapping(results).get("results")) or sequence(results)
    return [_web_result(row) for row in rows]


def _web_result(row: object) -> tuple[str, ForeignSource]:
    fields = mapping(row)
    address = first_text(row, fields.get("url"), fields.get("link"), fields.get("uri"), fields.get("sourceUrl"))
    extra = mapping(mapping(fields.get("providerMetadata")).get("openrouter"))
    passage = first_text(fields.get("content"), extra.get("content"))
    source = ForeignSource(
        web_address(address), text(fields.get("title")), snippet=text(fields.get("snippet")), passage=passage
    )
    return address, source
