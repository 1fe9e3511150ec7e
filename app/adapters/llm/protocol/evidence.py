"""Evidence in the shapes of any provider → sources without doubles, and citations that lie within the text."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

from app.adapters.llm.protocol.bodies import openable
from app.adapters.llm.protocol.offsets import Annotation, is_link, place_annotations
from app.adapters.llm.protocol.relayed import places_by_arrival
from app.adapters.llm.protocol.visible_text import well_formed
from app.adapters.llm.protocol.wire_format import words
from app.core.domain.addresses import url_key
from app.core.domain.chat import GroundingPart, ProviderCitation, ProviderSource
from app.core.domain.citation import Anchor, Span

MOST = 2000  # sources or citations of one answer; more is nobody's evidence
_FILLED = ("url", "title", "label", "snippet", "site", "date")


class Sources:
    """The sources of one answer in the order in which they became known, one for each page."""

    def __init__(self, sources: Iterable[ProviderSource] = ()) -> None:
        self._by_key: dict[str, ProviderSource] = {}
        for source in sources:
            self.add(source)

    def add(self, source: ProviderSource, *, apart: bool = False) -> str:
        """Join it to the one that is known of the same page, completing that; returns its key.

        apart: an entry of a list in which markers count: the same page under another number stays an entry of its own.
        A title that is a number is a label (xAI). What has neither address nor title has no place here: key empty.
        """
        source = _normalised(source)
        key = source_key(source.url, source.label or source.title)
        if not key:
            return ""
        existing = self._by_key.get(key)
        if apart and existing and existing.label and source.label and existing.label != source.label:
            key = f"{key} #{source.label}"
            existing = self._by_key.get(key)
        if existing is None and len(self._by_key) >= MOST:
            return ""
        self._by_key[key] = _merged(existing, source) if existing else replace(source, key=key)
        return key

    @property
    def all(self) -> tuple[ProviderSource, ...]:
        return tuple(self._by_key.values())

    def __len__(self) -> int:
        return len(self._by_key)

    def __bool__(self) -> bool:
        return bool(self._by_key)


def source_key(url: str, otherwise: str = "") -> str:
    """Under which two addresses are one page (`utm_…` and the like do not count); without address, by another name.

    DeepSeek puts `#ws_call_id=…` behind an address: fragments do not count either.
    """
    if not url:
        return f"={otherwise}" if otherwise else ""
    return url_key(url)


def grounding_of(
    text: str,
    sources: Sources | Iterable[ProviderSource],
    annotations: Sequence[Annotation],
    *,
    textual: bool = False,
    entry_html: str = "",
) -> GroundingPart:
    """The evidence of an answer. Annotations' offsets are the provider's, in any unit, into the whole of `text`.

    textual counts only where no annotation found its place: who names places needs no markers.
    """
    merged = sources if isinstance(sources, Sources) else Sources(sources)
    citations = citations_of(text, merged, annotations)
    placed = any(citation.place is not None for citation in citations)
    return GroundingPart(merged.all, citations, textual and not placed, entry_html)


def citations_of(
    text: str, sources: Sources, annotations: Sequence[Annotation], *, shift: int = 0
) -> tuple[ProviderCitation, ...]:
    """Citations with spans in code points, in the order of the annotations; what shares a place is one citation.

    shift: what is added to every span, where `text` is only one part of the answer. Pages that were not known join
    `sources`.
    """
    annotations = annotations[:MOST]
    citations: list[ProviderCitation] = []
    places = place_annotations(text, annotations)
    for position, span in places_by_arrival(text, annotations).items():
        places[position] = places[position] or span
    for annotation, place in zip(annotations, places, strict=True):
        key = sources.add(ProviderSource("", annotation.url, annotation.title, snippet=annotation.snippet))
        if not key:
            continue
        citation = _citation(text, annotation, key, _trimmed(text, place))
        same = _overlapping(citations, citation)
        if same is None:
            citations.append(citation)
        elif key not in citations[same].keys:
            citations[same] = replace(citations[same], keys=(*citations[same].keys, key))
    return tuple(citation.shifted(shift) for citation in citations)


def _citation(text: str, annotation: Annotation, key: str, place: Span | None) -> ProviderCitation:
    words: dict[str, Any] = {"cited_text": well_formed(annotation.cited_text), "data": annotation.data}
    if place is None:
        return ProviderCitation((key,), **words)
    if is_link(text, place, annotation):
        anchor = Anchor.MARKER if annotation.marker else Anchor.SPAN
        return ProviderCitation((key,), place, anchor, text[slice(*place)], **words)
    return ProviderCitation((key,), (place[1], place[1]), Anchor.SPAN, claim=place, **words)


def _trimmed(text: str, place: Span | None) -> Span | None:
    """Without the blanks around it; None for a span of nothing but blanks."""
    if place is None:
        return None
    start, end = max(0, place[0]), min(len(text), place[1])
    words = text[start:end]
    if not words.strip():
        return None
    return start + len(words) - len(words.lstrip()), end - len(words) + len(words.rstrip())


def _overlapping(citations: Sequence[ProviderCitation], new: ProviderCitation) -> int | None:
    """Where the citation is that stands at the same place: two chips cannot replace the same words."""
    if new.place is None:
        same = (i for i, c in enumerate(citations) if c.place is None and c.keys == new.keys)
        return next(same, None)
    for position, citation in enumerate(citations):
        if citation.place is None:
            continue
        (start, end), (other_start, other_end) = citation.place, new.place
        if citation.place == new.place or (start < other_end and other_start < end):
            return position
    return None


def _normalised(source: ProviderSource) -> ProviderSource:
    """Text that can be stored, and a title that is one."""
    texts: dict[str, Any] = {name: well_formed(getattr(source, name)) for name in _FILLED}
    source = replace(source, **{**texts, "url": openable(texts["url"])})
    title = source.title.strip()
    if source.url and title.isascii() and title.isdigit() and len(title) < 5:
        return replace(source, title="", label=source.label or title)
    return source


def _merged(existing: ProviderSource, new: ProviderSource) -> ProviderSource:
    """The known one, completed; of two titles the longer one counts, unless it is only the address."""
    filled = {name: getattr(new, name) for name in _FILLED if not getattr(existing, name) and getattr(new, name)}
    if len(new.title) > len(existing.title) and "://" not in new.title:
        filled["title"] = new.title
    kind = new.kind if existing.kind == "web" else existing.kind
    from_text = existing.from_text and new.from_text
    if existing.from_text and new.url and not from_text:
        filled["url"] = new.url  # the words may have dressed the address up
    return replace(existing, **filled, kind=kind, data=existing.data or new.data, from_text=from_text)


def web_address(value: Any) -> str:
    """A web address that can be opened: raw spaces and the like are encoded, what is none is empty."""
    url = openable(well_formed(words(value)).strip())
    try:
        return url if urlsplit(url).scheme.lower() in ("http", "https") else ""
    except ValueError:
        return ""
