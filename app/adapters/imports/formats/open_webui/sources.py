"""The sources of an answer of Open WebUI, numbered as `src/lib/components/chat/Messages/Citations.svelte` does."""

from collections.abc import Iterator
from typing import Any

from app.adapters.imports.fields import first_text, mapping, mappings, sequence, text, web_address
from app.adapters.imports.sources import SourceList
from app.core.domain.transfer import ForeignSource


def sources_of(message: dict[str, Any]) -> tuple[tuple[ForeignSource, ...], dict[int, int]]:
    """The sources, and number in the text → index; what a search found and nothing cites comes last, without number."""
    sources = SourceList()
    for entry in mappings(message.get("sources")) or mappings(message.get("citations")):
        described = mapping(entry.get("source"))
        metadata = sequence(entry.get("metadata"))
        for index, document in enumerate(sequence(entry.get("document"))):
            one = mapping(metadata[index]) if index < len(metadata) else {}
            key = first_text(one.get("source"), described.get("id")) or "N/A"
            sources.add(_source(key, one, described, text(document)), key)
    numbers = sources.numbers()
    cited = {source.url for source in sources.all()}
    for source in _results(message):
        if source.url and source.url not in cited:
            sources.add(source)
    return sources.all(), numbers


def _results(message: dict[str, Any]) -> Iterator[ForeignSource]:
    for step in mappings(message.get("statusHistory")):
        for item in mappings(step.get("items")):
            yield ForeignSource(
                web_address(item.get("link")), text(item.get("title")), snippet=text(item.get("snippet"))
            )
        for address in sequence(step.get("urls")):
            yield ForeignSource(web_address(address))


def queries_of(message: dict[str, Any]) -> tuple[str, ...]:
    queries: list[str] = []
    for step in mappings(message.get("statusHistory")):
        queries += [text(step.get("query")), *(text(query) for query in sequence(step.get("queries")))]
    return tuple(dict.fromkeys(query for query in queries if query))


def _source(key: str, metadata: dict[str, Any], described: dict[str, Any], passage: str) -> ForeignSource:
    addresses = (metadata.get("source_url"), key, metadata.get("url"), described.get("url"))
    url = first_text(*(web_address(address) for address in addresses))
    title = first_text(metadata.get("name"), metadata.get("title"))
    if not title and not web_address(key):  # of a page of the web, the source's name is the words of the search
        title = first_text(described.get("name"), key)
    return ForeignSource(url, "" if title == url else title, passage=passage)
