"""Gemini's `generateContent`, from the wire: chunks and whole answers → parts of an answer."""

from dataclasses import replace
from typing import Any, ClassVar

from app.adapters.llm.formats.gemini.evidence import Grounding
from app.adapters.llm.protocol.bodies import NativeDecoder, arguments_text, clean, grow
from app.adapters.llm.protocol.visible_text import well_formed
from app.adapters.llm.protocol.wire_format import Service, mapping, rows, whole, words
from app.core.domain.chat import (
    GroundingPart,
    ModelPart,
    ProviderMetadataPart,
    ProviderSearchPart,
    SourcesPart,
    TextPart,
    ToolCall,
    Usage,
)
from app.core.domain.citation import Span

_FILTERS = (
    *("SAFETY", "RECITATION", "BLOCKLIST", "PROHIBITED_CONTENT", "SPII", "MODEL_ARMOR"),
    *("IMAGE_SAFETY", "IMAGE_PROHIBITED_CONTENT", "IMAGE_RECITATION"),
)
_BROKEN = frozenset(
    (
        *("MALFORMED_FUNCTION_CALL", "MALFORMED_RESPONSE", "MISSING_THOUGHT_SIGNATURE"),
        *("UNEXPECTED_TOOL_CALL", "TOO_MANY_TOOL_CALLS"),
    )
)


class GeminiDecoder(NativeDecoder):
    """A blocked prompt, and an answer that was filtered before its first word, are failures in Google's own words.

    Usage is as Gemini counts it: thinking is not part of `output`, and what its search read is not part of `input`.
    """

    finishes: ClassVar[dict[str, str]] = {
        "STOP": "stop",
        "MAX_TOKENS": "length",
        **dict.fromkeys(_FILTERS, "content_filter"),
    }

    def __init__(self, service: Service) -> None:
        super().__init__(service)
        self._grounding = Grounding()
        self._announced_queries: set[str] = set()  # queries that were told
        self._running: dict[str, list[ProviderSearchPart]] = {}
        self._items: list[dict[str, Any]] = []  # the answer's parts, to be sent back
        self._spans: list[Span | None] = []  # where each of them stands in the text
        self._pieces: list[str] = []
        self._message = ""

    def _take(self, chunk: dict[str, Any]) -> list[ModelPart]:
        field_names = ("candidates", "promptFeedback", "usageMetadata")
        self.understood = self.understood or any(name in chunk for name in field_names)
        self._note_usage(mapping(chunk.get("usageMetadata")))
        candidate = next((c for c in rows(chunk.get("candidates")) if not c.get("index")), {})
        parts: list[ModelPart] = []
        for position, item in enumerate(rows(mapping(candidate.get("content")).get("parts"))):
            parts += self._part(item, joined=position == 0)
        parts += self._grounding_parts(candidate)
        self._message = words(candidate.get("finishMessage")) or self._message
        self._end(candidate.get("finishReason"))
        self._note_block(mapping(chunk.get("promptFeedback")))
        return parts

    def _gather(self) -> None:
        if self.usage is not None and self._grounding.queries:
            self.usage = replace(self.usage, searches=len(self._grounding.queries))
        filtered = self.finishes.get(self.finish) == "content_filter" and not self._pieces
        if self.finish in _BROKEN or filtered:
            self._break(self.finish, self._message)

    def _evidence(self) -> list[ModelPart]:
        parts: list[ModelPart] = []
        text, sources = "".join(self._pieces), self._grounding.sources()
        if sources or self._grounding.entry_html:
            citations = self._grounding.citations(text, self._spans)
            parts.append(GroundingPart(sources, citations, entry_html=self._grounding.entry_html))
        if any(set(item) - {"text", "thought"} for item in self._items):  # plain text needs none
            parts.append(ProviderMetadataPart(tuple(self._items), "gemini"))
        return parts

    def _part(self, item: dict[str, Any], *, joined: bool) -> list[ModelPart]:
        self._keep(item, joined)
        if isinstance(call := item.get("functionCall"), dict):
            self._call(call)
        if isinstance(call := item.get("toolCall"), dict):
            return self._search(call)
        if isinstance(response := item.get("toolResponse"), dict):
            return self._searched(response)
        return self._reason(item.get("text")) if item.get("thought") is True else self._write(item.get("text"))

    def _call(self, call: dict[str, Any]) -> None:
        call_id, name = well_formed(words(call.get("id"))), well_formed(words(call.get("name")))
        self.calls.append(ToolCall(call_id, name, arguments_text(call.get("args"))))

    def _write(self, text: Any, *, last: bool = False) -> list[ModelPart]:
        before = self.written
        parts = super()._write(text, last=last)
        self._pieces += [part.text for part in parts if isinstance(part, TextPart)]
        if self._spans and self.written > before:
            span = self._spans[-1]
            self._spans[-1] = (span[0] if span else before, self.written)
        return parts

    def _keep(self, item: dict[str, Any], joined: bool) -> None:
        """Text goes on over chunks; a part with a signature stays as it came, because it is checked with its part."""
        item = clean(item)
        last = self._items[-1] if self._items else {}
        if joined and _plain(item) and _plain(last) and item.get("thought") == last.get("thought"):
            grow(last, "text", item["text"])
            return
        self._items.append(item)
        self._spans.append(None)

    def _search(self, call: dict[str, Any]) -> list[ModelPart]:
        """A search that Gemini 3 shows as a part of its answer."""
        arguments, call_id = (
            mapping(call.get("args")),
            well_formed(words(call.get("id"))) or f"search {len(self._running)}",
        )
        queries, urls = _texts(arguments.get("queries")), _texts(arguments.get("urls"))
        searches = [ProviderSearchPart(f"{call_id}/{i}", query=query) for i, query in enumerate(queries)]
        searches += [ProviderSearchPart(f"{call_id}/{u}", "open_page", url=u) for u in urls]
        self._announced_queries.update(queries)
        self._running[call_id] = searches
        return list(searches)

    def _searched(self, response: dict[str, Any]) -> list[ModelPart]:
        searches = self._running.pop(words(response.get("id")), [])
        return [ProviderSearchPart(p.id, p.action, p.query, p.url, "completed") for p in searches]

    def _grounding_parts(self, candidate: dict[str, Any]) -> list[ModelPart]:
        if not (candidate.get("groundingMetadata") or candidate.get("urlContextMetadata")):
            return []
        before = self._grounding.sources()
        self._grounding.take(candidate.get("groundingMetadata"))
        pages = self._grounding.take_pages(candidate.get("urlContextMetadata"))
        parts: list[ModelPart] = []
        for query in self._grounding.queries:
            if query not in self._announced_queries:
                self._announced_queries.add(query)
                parts.append(
                    ProviderSearchPart(f"query {len(self._announced_queries)}", query=query, state="completed")
                )
        for url, read in pages:
            state = "completed" if read else "failed"
            parts.append(ProviderSearchPart(f"page {url}", "open_page", url=url, state=state))
        after = self._grounding.sources()
        return [*parts, SourcesPart(after)] if after != before else parts

    def _note_usage(self, usage: dict[str, Any]) -> None:
        """Cumulative: the last one counts."""
        if not usage:
            return
        names = ("promptTokenCount", "candidatesTokenCount", "thoughtsTokenCount", "cachedContentTokenCount")
        counts = [whole(usage.get(name)) for name in names]
        if any(count is not None for count in counts):
            self.usage = Usage(*counts)

    def _note_block(self, feedback: dict[str, Any]) -> None:
        """A prompt that is not answered: there are no candidates, only a reason."""
        if reason := words(feedback.get("blockReason")):
            self._end(reason)
            self._break("blockReason", reason, feedback.get("blockReasonMessage"))


def _plain(item: dict[str, Any]) -> bool:
    return isinstance(item.get("text"), str) and not set(item) - {"text", "thought"}


def _texts(value: Any) -> list[str]:
    texts = [well_formed(words(text)).strip() for text in value] if isinstance(value, list) else []
    return list(dict.fromkeys(filter(None, texts)))
