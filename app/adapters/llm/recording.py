"""A recorded answer of any wire format, streamed or not → what it held, as a value and as JSON for bug reports."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from app.adapters.llm.frames import Frames
from app.adapters.llm.wire import Decoder
from app.core.domain.chat import (
    CitedPart,
    EchoPart,
    FinishPart,
    GivenCitation,
    GivenSource,
    GroundingPart,
    ModelPart,
    ProviderSearchPart,
    ReasoningPart,
    SourcesPart,
    TextPart,
    ToolCall,
    ToolCallPart,
    Usage,
    UsagePart,
)
from app.core.domain.citation import Anchor
from app.core.domain.errors import AppError

_NAMED_MARKER = re.compile(r"\[(ref_\d+)\]")  # Zhipu


@dataclass(frozen=True)
class Collected:
    """All parts of an answer, put together. `citations` are the provider's own; `textual`: look for markers too.

    `finish`: the end in the provider's own word, empty where it did not come; `understood`: something made sense.
    """

    text: str = ""
    reasoning: str = ""
    sources: tuple[GivenSource, ...] = ()
    citations: tuple[GivenCitation, ...] = ()
    textual: bool = False
    calls: tuple[ToolCall, ...] = ()
    searches: tuple[ProviderSearchPart, ...] = ()  # the last state of each
    usage: Usage | None = None
    finish: str = ""
    withdrawn: bool = False
    failure: AppError | None = None
    echo: EchoPart | None = None
    entry_html: str = ""
    understood: bool = False
    head: bytes = b""  # the first bytes
    parts: tuple[ModelPart, ...] = ()  # in the order in which they came

    @property
    def queries(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(search.query for search in self.searches if search.query))


def collected(decoder: Decoder, data: bytes) -> Collected:
    """Bytes of an answer through framing and decoder; the same as a client would read from a server."""
    frames = Frames()
    parts: list[ModelPart] = []
    for event in (*frames.feed(data), *frames.close()):
        if not decoder.done:
            parts += decoder.feed(event.data, event.event)
    parts += decoder.close()
    return _put_together(parts, decoder, frames.head)


def as_json(found: Collected) -> dict[str, Any]:
    """What `citewise inspect stream` prints.

    `{"text", "reasoning", "citations": [{"start", "end", "marker", "urls"}], "sources": [{"title", "url", "cited"}],
    "queries", "tool_calls": [{"name", "arguments"}], "usage": {"input", "output"}, "finish", "error"}`.
    Citations are the provider's own, and where there are none, markers in the text that name a source.
    """
    urls = {source.key: source.url or source.title for source in found.sources}
    citations = found.citations or (_marked(found.text, found.sources) if found.textual else ())
    cited = {key for citation in citations for key in citation.keys}
    counts = {"input": found.usage.input, "output": found.usage.output} if found.usage else {}
    return {
        "text": found.text,
        "reasoning": found.reasoning,
        "citations": [_citation(citation, urls) for citation in citations],
        "sources": [{"title": s.title, "url": s.url, "cited": s.key in cited} for s in found.sources],
        "queries": list(found.queries),
        "tool_calls": [{"name": call.name, "arguments": call.arguments} for call in found.calls],
        "usage": {name: count for name, count in counts.items() if count is not None},
        "finish": found.finish or None,
        "error": (found.failure.detail or found.failure.kind) if found.failure else None,
    }


def _put_together(parts: Sequence[ModelPart], decoder: Decoder, head: bytes) -> Collected:
    grounding = next((p for p in reversed(parts) if isinstance(p, GroundingPart)), None)
    listed = next((p.sources for p in reversed(parts) if isinstance(p, SourcesPart)), ())
    cited = tuple(p.citation for p in parts if isinstance(p, CitedPart))
    return Collected(
        text="".join(p.text for p in parts if isinstance(p, TextPart)),
        reasoning="".join(p.text for p in parts if isinstance(p, ReasoningPart)),
        sources=grounding.sources if grounding else listed,
        citations=grounding.citations if grounding else cited,
        textual=bool(grounding and grounding.textual),
        calls=tuple(p.call for p in parts if isinstance(p, ToolCallPart)),
        searches=tuple({p.id: p for p in parts if isinstance(p, ProviderSearchPart)}.values()),
        usage=next((p.usage for p in reversed(parts) if isinstance(p, UsagePart)), None),
        finish=decoder.finish,
        withdrawn=any(p.withdrawn for p in parts if isinstance(p, FinishPart)),
        failure=decoder.failure,
        echo=next((p for p in reversed(parts) if isinstance(p, EchoPart)), None),
        entry_html=grounding.entry_html if grounding else "",
        understood=decoder.understood,
        head=head,
        parts=tuple(parts),
    )


def _citation(citation: GivenCitation, urls: dict[str, str]) -> dict[str, Any]:
    start, end = citation.place or (None, None)
    found = [urls[key] for key in citation.keys if key in urls]
    return {"start": start, "end": end, "marker": citation.marker, "urls": found}


def _marked(text: str, sources: Iterable[GivenSource]) -> tuple[GivenCitation, ...]:
    """Markers `[n]` count in the provider's list, `[ref_n]` name an entry of it; what names none stays text."""
    from app.core.citing.markers import place_citations  # not needed for most recordings, and not small
    from app.core.citing.regions import protected_spans

    by_label = {source.label.removeprefix("ref_"): source.key for source in sources}
    numbers = {int(label): key for label, key in by_label.items() if label.isascii() and label.isdigit()}
    found = [(c.place, tuple(numbers[n] for n in c.numbers)) for c in place_citations(text, numbers) if c.place]
    code = protected_spans(text)
    for match in _NAMED_MARKER.finditer(text):
        key = by_label.get(match[1].removeprefix("ref_"))
        if key is not None and not any(start < match.end() and match.start() < end for start, end in code):
            found.append((match.span(), (key,)))
    return tuple(GivenCitation(keys, place, Anchor.MARKER, text[slice(*place)]) for place, keys in sorted(found))
