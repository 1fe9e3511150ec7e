"""What an answer rests on, as a client of the local API is told it."""

from dataclasses import dataclass
from enum import StrEnum
from urllib.parse import quote

from app.core.cited_passage import by_claim
from app.core.citing.support.answer import claim_of
from app.core.domain.addresses import is_web_address
from app.core.domain.citation import Citation
from app.core.domain.sources import Origin, Source
from app.core.domain.turn.turn import Turn

_LONGEST_QUOTE = 600  # characters
_LINK_UNSAFE = {"(": "%28", ")": "%29", "<": "%3C", ">": "%3E", "\\": "%5C", " ": "%20"}


class CitationStyle(StrEnum):
    """What stands in the text where a source is cited."""

    LINKS = "links"  # [[1]](https://…)
    NUMBERS = "numbers"  # [1]
    NONE = "none"


@dataclass(frozen=True)
class SearchSource:
    """A row of `search_sources`: what was found for this answer, cited or not."""

    url: str
    title: str
    type: str = "web"


@dataclass(frozen=True)
class Annotation:
    """A source behind a span of the text that the client was given: code points, from 0, the end exclusive.

    The span is the marker that names the source; where the text has none, the words that rest on it.
    """

    number: int
    url: str
    title: str
    start: int
    end: int
    cited_text: str = ""


def search_sources(turn: Turn) -> list[SearchSource]:
    """All sources of a turn: cited ones first, by number, then what was found besides; memories are listed nowhere."""
    sources = [source for source in turn.sources.values() if source.origin is not Origin.MEMORY]
    cited = set(turn.cited_numbers())
    ordered = sorted(sources, key=lambda one: (one.number not in cited, one.number or 1_000_000))
    listed = set(turn.findings) | {source.id for source in sources if source.number in cited}
    return [SearchSource(address_of(one), title_of(one), type_of(one)) for one in ordered if one.id in listed]


def address_of(source: Source) -> str:
    """Its address on the web, or nothing: where a document of the user's lies is no client's business."""
    return source.address if is_web_address(source.address) else ""


def title_of(source: Source) -> str:
    return " ".join((source.title or source.site or address_of(source) or "document").split())[:300]


def type_of(source: Source) -> str:
    return {Origin.KNOWLEDGE: "document", Origin.FILE: "document", Origin.MEMORY: "memory"}.get(source.origin, "web")


def marker(style: CitationStyle, number: int, source: Source | None) -> str:
    """What stands in the text for one source."""
    if style is CitationStyle.NONE:
        return ""
    url = link_address(address_of(source)) if source is not None and style is CitationStyle.LINKS else ""
    return f"[[{number}]]({url})" if url else f"[{number}]"


def link_address(url: str) -> str:
    """An address that ends no link of Markdown before its own end."""
    return "".join(_LINK_UNSAFE.get(sign, sign) if sign.isprintable() else quote(sign) for sign in url)


def cited_words(turn: Turn, citation: Citation, number: int) -> str:
    """The words of the source that the citation rests on: the provider's quotation, else the passage that fits best."""
    if citation.support is not None and citation.support.sentence:
        return citation.support.sentence[:_LONGEST_QUOTE]
    if citation.cited_text:
        return citation.cited_text[:_LONGEST_QUOTE]
    reference = turn.reference(number)
    if reference is None or not reference.passages:
        return ""
    index = turn.citations.index(citation) if citation in turn.citations else -1
    claim = claim_of(turn.text, turn.citations, index) if index >= 0 else ""
    return by_claim(reference.passages, claim)[0].text[:_LONGEST_QUOTE]
