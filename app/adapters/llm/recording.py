"""A recorded answer of any wire format, streamed or not → what it held, as a value and as JSON for bug reports."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote

from app.adapters.llm.protocol.evidence import source_key
from app.adapters.llm.protocol.frames import Frames
from app.adapters.llm.protocol.wire_format import Decoder
from app.core.domain.chat import (
    CitedPart,
    FinishPart,
    GroundingPart,
    ModelPart,
    ProviderCitation,
    ProviderMetadataPart,
    ProviderSearchPart,
    ProviderSource,
    ReasoningPart,
    RevisionPart,
    SourcesPart,
    TextPart,
    ToolCall,
    ToolCallPart,
    Usage,
    UsagePart,
)
from app.core.domain.errors import AppError


@dataclass(frozen=True)
class RecordedAnswer:
    """All parts of an answer, put together. `citations` are the provider's own; `textual`: look for markers too.

    `finish`: the end in the provider's own word, empty where it did not come; `understood`: something made sense.
    """

    text: str = ""
    reasoning: str = ""
    sources: tuple[ProviderSource, ...] = ()
    citations: tuple[ProviderCitation, ...] = ()
    textual: bool = False
    calls: tuple[ToolCall, ...] = ()
    searches: tuple[ProviderSearchPart, ...] = ()  # the last state of each
    usage: Usage | None = None
    finish: str = ""
    withdrawn: bool = False
    failure: AppError | None = None
    provider_metadata: ProviderMetadataPart | None = None
    entry_html: str = ""
    understood: bool = False
    head: bytes = b""  # the first bytes
    parts: tuple[ModelPart, ...] = ()  # in the order in which they came

    @property
    def queries(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(search.query for search in self.searches if search.query))


def collected(decoder: Decoder, data: bytes) -> RecordedAnswer:
    """Bytes of an answer through framing and decoder; the same as a client would read from a server."""
    frames = Frames()
    parts: list[ModelPart] = []
    for event in (*frames.feed(data), *frames.close()):
        if not decoder.done:
            parts += decoder.feed(event.data, event.event)
    parts += decoder.close()
    return _put_together(parts, decoder, frames.head)


def as_json(answer: RecordedAnswer) -> dict[str, Any]:
    """What `citewise inspect stream` prints.

    `{"text", "reasoning", "citations": [{"start", "end", "marker", "urls"}], "sources": [{"title", "url", "cited"}],
    "queries", "tool_calls": [{"name", "arguments"}], "usage": {"input", "output"}, "finish", "error"}`.
    Citations are the provider's own, and where there are none, markers in the text that name a source. Addresses are
    as the provider wrote them, in a citation as that named it (OpenAI's carry `?utm_source=`).
    """
    urls = {source.key: _original_address(source) for source in answer.sources}
    citations = answer.citations or (_marked(answer) if answer.textual else ())
    cited = {key for citation in citations for key in citation.keys}
    counts = {"input": answer.usage.input, "output": answer.usage.output} if answer.usage else {}
    return {
        "text": answer.text,
        "reasoning": answer.reasoning,
        "citations": [_citation(citation, urls) for citation in citations],
        "sources": [
            {"title": s.title, "url": urls[s.key] if s.url else "", "cited": s.key in cited} for s in answer.sources
        ],
        "queries": list(answer.queries),
        "tool_calls": [{"name": call.name, "arguments": call.arguments} for call in answer.calls],
        "usage": {name: count for name, count in counts.items() if count is not None},
        "finish": answer.finish or None,
        "error": (answer.failure.detail or answer.failure.kind) if answer.failure else None,
    }


def _put_together(parts: Sequence[ModelPart], decoder: Decoder, head: bytes) -> RecordedAnswer:
    grounding = next((p for p in reversed(parts) if isinstance(p, GroundingPart)), None)
    listed = next((p.sources for p in reversed(parts) if isinstance(p, SourcesPart)), ())
    cited = tuple(p.citation for p in parts if isinstance(p, CitedPart))
    return RecordedAnswer(
        text=text_of(parts),
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
        provider_metadata=next((p for p in reversed(parts) if isinstance(p, ProviderMetadataPart)), None),
        entry_html=grounding.entry_html if grounding else "",
        understood=decoder.understood,
        head=head,
        parts=tuple(parts),
    )


def text_of(parts: Sequence[ModelPart]) -> str:
    """The answer: what came since the text was last found to be thinking."""
    since = max((at for at, part in enumerate(parts) if isinstance(part, RevisionPart)), default=0)
    return "".join(part.text for part in parts[since:] if isinstance(part, TextPart))


def _marked(answer: RecordedAnswer) -> tuple[ProviderCitation, ...]:
    from app.core.citing.dialects import textual  # not needed for most recordings, and not small

    return tuple(citation for citation in textual(answer.text, answer.sources) if citation.keys)


def _citation(citation: ProviderCitation, urls: dict[str, str]) -> dict[str, Any]:
    start, end = citation.place or (None, None)
    cited_urls = [urls[key] for key in citation.keys if key in urls]
    own = citation.data.get("url")
    if len(cited_urls) == 1 and isinstance(own, str) and source_key(own) == source_key(cited_urls[0]):
        cited_urls = [own]
    return {"start": start, "end": end, "marker": citation.marker, "urls": cited_urls}


def _original_address(source: ProviderSource) -> str:
    """Its address, without the encoding that makes it one; the title of a source that has none."""
    places = [source.data, *(value for value in source.data.values() if isinstance(value, dict))]
    addresses = (place.get(name) for place in places for name in ("uri", "url", "link"))
    plain = unquote(source.url)
    return next((g for g in addresses if isinstance(g, str) and unquote(g) == plain), source.url) or source.title
