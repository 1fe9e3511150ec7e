"""A recorded Chat Completions answer, streamed or not → what it held, as JSON for bug reports."""

import re
from typing import Any

from app.adapters.llm.chat_decode import ChatDecoder
from app.adapters.llm.chat_evidence import ChatEvidence, Listed
from app.adapters.llm.failures import as_json, plain_text
from app.adapters.llm.frames import Frames
from app.adapters.llm.spans import place_annotations
from app.core.domain.chat import ModelPart, ReasoningPart, TextPart
from app.core.domain.errors import BadAnswer

_NAMED_MARKER = re.compile(r"\[(ref_\d+)\]")  # Zhipu


def decode_recording(data: bytes) -> dict[str, Any]:
    """`{"text", "reasoning", "citations", "sources", "queries", "tool_calls", "usage", "finish", "error"}`.

    text: the provider's own, thinking apart; citations: from the provider's annotations, and where there are none from
    markers in the text that name a listed source. Raises `BadAnswer` where nothing of it is this format.
    """
    frames, decoder, evidence = Frames(), ChatDecoder(), ChatEvidence()
    parts: list[ModelPart] = []
    for event in frames.feed(data) + frames.close():
        parts += decoder.feed(event.data, event.event)
        chunk = as_json(event.data)
        for item in chunk if isinstance(chunk, list) else [chunk]:
            if isinstance(item, dict):
                evidence.take(item)
    parts += decoder.close()
    if not decoder.understood:
        raise BadAnswer("chat", plain_text(frames.head))
    text = "".join(part.text for part in parts if isinstance(part, TextPart))
    citations = _annotated(text, evidence) or _marked(text, evidence.sources)
    cited = {url for citation in citations for url in citation["urls"]}
    return {
        "text": text,
        "reasoning": "".join(part.text for part in parts if isinstance(part, ReasoningPart)),
        "citations": citations,
        "sources": [{"title": s.title, "url": s.url, "cited": s.url in cited} for s in evidence.sources],
        "queries": evidence.queries,
        "tool_calls": evidence.tool_calls,
        "usage": _usage(decoder),
        "finish": decoder.finish or None,
        "error": decoder.failure.detail if decoder.failure else None,
    }


def _annotated(text: str, evidence: ChatEvidence) -> list[dict[str, Any]]:
    places = place_annotations(text, evidence.annotations)
    return [
        _citation(text, place, [annotation.url]) for annotation, place in zip(evidence.annotations, places, strict=True)
    ]


def _marked(text: str, sources: list[Listed]) -> list[dict[str, Any]]:
    """Markers `[n]` count in the provider's list, `[ref_n]` name an entry of it; what names none stays text."""
    from app.core.citing.markers import place_citations  # not needed for most recordings, and not small
    from app.core.citing.regions import protected_spans

    by_label = {source.label.removeprefix("ref_"): source.url for source in sources if source.url}
    numbers = {int(label): url for label, url in by_label.items() if label.isascii() and label.isdigit()}
    found = [(c.place, [numbers[n] for n in c.numbers]) for c in place_citations(text, numbers) if c.place]
    code = protected_spans(text)
    for match in _NAMED_MARKER.finditer(text):
        url = by_label.get(match[1].removeprefix("ref_"))
        if url and not any(start < match.end() and match.start() < end for start, end in code):
            found.append((match.span(), [url]))
    return [_citation(text, place, urls) for place, urls in sorted(found)]


def _citation(text: str, place: tuple[int, int] | None, urls: list[str]) -> dict[str, Any]:
    start, end = place or (None, None)
    return {"start": start, "end": end, "marker": text[start:end] if place else "", "urls": urls}


def _usage(decoder: ChatDecoder) -> dict[str, int]:
    """Tokens; without what the provider did not say."""
    usage = decoder.usage
    counts = {"input": usage.input, "output": usage.output} if usage else {}
    return {name: count for name, count in counts.items() if count is not None}
