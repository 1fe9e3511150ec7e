"""Messages, from the wire: events and whole answers of Anthropic and those who speak like it → parts of an answer.

Facts: Anthropic's SDK types and recorded streams. Citations come before or after the text of their block, results
whole, inputs in pieces; a block's place is told by its index, and the text is the blocks joined by nothing.
"""

from typing import Any, ClassVar

from app.adapters.llm.formats.messages.blocks import (
    Block,
    annotations_of,
    answered,
    citations_of,
    listed_of,
    new_block,
    raw_blocks,
    results_of,
    search_of,
)
from app.adapters.llm.protocol.bodies import NativeDecoder
from app.adapters.llm.protocol.evidence import Sources
from app.adapters.llm.protocol.evidence import citations_of as annotated
from app.adapters.llm.protocol.offsets import Annotation
from app.adapters.llm.protocol.source_tail import SourcesTail
from app.adapters.llm.protocol.wire_format import Service, mapping, rows, whole, words
from app.core.domain.chat import (
    CitedPart,
    GroundingPart,
    ModelPart,
    ProviderMetadataPart,
    ProviderSearchPart,
    ProviderSource,
    SourcesPart,
    TextPart,
    Usage,
)

_WAITING = frozenset({"pause_turn", "tool_use"})  # ends at which a search may still have to be answered
_COUNTS = ("input_tokens", "output_tokens", "cache_read_input_tokens", "cache_creation_input_tokens")


class MessagesDecoder(NativeDecoder):
    """An answer that follows a `pause_turn` begins with results whose search it never saw: they name it by its id."""

    finishes: ClassVar[dict[str, str]] = {
        "end_turn": "stop",
        "stop_sequence": "stop",
        "max_tokens": "length",
        "model_context_window_exceeded": "length",
        "tool_use": "tool_calls",
        "pause_turn": "pause",
        "refusal": "content_filter",
        "sensitive": "content_filter",  # Zhipu
    }

    def __init__(self, service: Service) -> None:
        super().__init__(service)
        self._blocks: list[Block] = []
        self._open: dict[int, Block] = {}
        self._counts: dict[str, int] = {}
        self._sources = Sources()
        self._searches: dict[str, ProviderSearchPart] = {}
        self._annotations: list[Annotation] = []
        self._tail = SourcesTail()
        self._text_length = 0  # code points of text, also of what is held back
        self._writing: Block | None = None  # the block that text came for last
        self._visible_text: list[str] = []

    def _take(self, chunk: dict[str, Any]) -> list[ModelPart]:
        kind = words(chunk.get("type"))
        is_whole = kind == "message" or (not kind and "stop_reason" in chunk)
        if is_whole and isinstance(chunk.get("content"), list):
            parts = self._message(chunk)
            self.finished = self.done = True
            return parts
        match kind:
            case "message_start":
                parts = self._message(mapping(chunk.get("message")))
            case "content_block_start":
                parts = self._start(mapping(chunk.get("content_block")), whole(chunk.get("index")))
            case "content_block_delta":
                parts = self._delta(mapping(chunk.get("delta")), whole(chunk.get("index")))
            case "content_block_stop":
                parts = self._stop(whole(chunk.get("index")))
            case "message_delta":
                parts = self._end_of(mapping(chunk.get("delta")), mapping(chunk.get("usage")))
            case "message_stop":
                parts, self.finished, self.done = [], True, True
            case _:
                return []
        self.understood = True
        return parts

    def _message(self, message: dict[str, Any]) -> list[ModelPart]:
        """A whole answer; or the head of a streamed one, which has no content yet."""
        self.understood = True
        parts: list[ModelPart] = []
        for block in rows(message.get("content")):
            parts += self._start(block, None)
            parts += self._close(self._blocks[-1])
        return parts + self._end_of(message, mapping(message.get("usage")))

    def _start(self, data: dict[str, Any], index: int | None) -> list[ModelPart]:
        parts = self._flush()
        block, text, reasoning = new_block(data, self._text_length)
        self._blocks.append(block)
        if index is not None:
            self._open[index] = block
        return [*parts, *self._add_text(block, text), *self._think(block, reasoning)]

    def _delta(self, delta: dict[str, Any], index: int | None) -> list[ModelPart]:
        kind = words(delta.get("type"))
        block = self._open.get(-1 if index is None else index)
        parts: list[ModelPart] = []
        if block is None and kind in ("text_delta", "thinking_delta"):  # a server that does not open its blocks
            parts = self._start({"type": kind.removesuffix("_delta")}, index)
        block = block or (self._blocks[-1] if self._blocks else None)
        if kind == "text_delta" and block:
            return parts + self._add_text(block, words(delta.get("text")))
        if kind == "thinking_delta" and block:
            return parts + self._think(block, words(delta.get("thinking")))
        if block:
            block.add(delta)
        return parts

    def _stop(self, index: int | None) -> list[ModelPart]:
        block = self._open.get(-1 if index is None else index) or (self._blocks[-1] if self._blocks else None)
        return self._close(block) if block else []

    def _close(self, block: Block) -> list[ModelPart]:
        parts = self._flush()
        block.closed = True
        return parts + self._settle(block)

    def _end_of(self, delta: dict[str, Any], usage: dict[str, Any]) -> list[ModelPart]:
        """How it ends, its cost, and what grok2api tells at this point."""
        self._note_usage(usage)
        self._end(delta.get("stop_reason"))
        self._annotations += annotations_of(delta.get("annotations"))
        listed = listed_of(delta.get("search_sources"))
        return self._learn(listed) if listed else []

    def _settle(self, block: Block) -> list[ModelPart]:
        """Tell, once, what a block that is whole says of a search, or cites."""
        if block.evidence_emitted:
            return []
        block.evidence_emitted = True
        parts: list[ModelPart] = []
        if block.kind.endswith("tool_result"):
            search = answered(block, self._searches.get(block.answers))
            parts = [*self._learn(results_of(block)), *self._searched(search)]
        elif block.is_servers_call:
            parts = self._searched(search_of(block))
        elif block.citations:
            before = self._sources.all
            cited = citations_of(block, self._sources, self.written)
            if self._sources.all != before:
                parts.append(SourcesPart(self._sources.all))
            parts += [CitedPart(citation) for citation in cited]
        return parts

    def _learn(self, sources: list[ProviderSource]) -> list[ModelPart]:
        for source in sources:
            self._sources.add(source)
        return [SourcesPart(self._sources.all)] if sources and self._sources else []

    def _searched(self, search: ProviderSearchPart | None) -> list[ModelPart]:
        if search is None:
            return []
        self._searches[search.id] = search
        return [search]

    def _gather(self) -> None:
        for block in self._blocks:
            cut_off = block.torn and self.finishes.get(self.finish) == "length"
            if block.kind == "tool_use" and (block.closed or self.finish) and not cut_off:
                self.calls.append(block.call())

    def _evidence(self) -> list[ModelPart]:
        parts: list[ModelPart] = [part for block in self._blocks for part in self._settle(block)]
        text = "".join(self._visible_text)
        for source in self._tail.sources:
            self._sources.add(source)
        citations = [c for block in self._blocks for c in citations_of(block, self._sources, len(text))]
        citations += annotated(text, self._sources, self._annotations)
        for block in self._blocks:  # a whole answer of grok2api
            if notes := annotations_of(block.data.get("annotations")):
                block_text = text[block.start : block.start + len(block.text)]
                citations += annotated(block_text, self._sources, notes, shift=block.start)
        if self._sources:
            parts.append(GroundingPart(self._sources.all, tuple(citations)))
        items = raw_blocks(self._blocks, ended=bool(self.finish), waiting=self.finish in _WAITING)
        if items and self.finish != "refusal":  # what was refused must not be sent again
            parts.append(ProviderMetadataPart(items, "messages"))
        return parts

    def _note_usage(self, usage: dict[str, Any]) -> None:
        """Counts are of the whole answer so far: the greatest counts, as some servers end with zeros."""
        latest = {name: whole(usage.get(name)) for name in _COUNTS}
        latest["searches"] = whole(mapping(usage.get("server_tool_use")).get("web_search_requests"))
        latest["reasoning"] = whole(mapping(usage.get("output_tokens_details")).get("thinking_tokens"))
        for name, count in latest.items():
            if count is not None:
                self._counts[name] = max(count, self._counts.get(name, 0))
        if "input_tokens" not in self._counts and "output_tokens" not in self._counts:
            return
        counts = self._counts
        cached = counts.get("cache_read_input_tokens")
        read = counts.get("input_tokens")
        if read is not None:  # Anthropic counts what it cached apart
            read += (cached or 0) + counts.get("cache_creation_input_tokens", 0)
        self.usage = Usage(read, counts.get("output_tokens"), counts.get("reasoning"), cached, counts.get("searches"))

    def _add_text(self, block: Block, text: str) -> list[ModelPart]:
        if not text:
            return []
        block.raw_text.append(text)
        self._writing = block
        return self._write(text)

    def _think(self, block: Block, text: str) -> list[ModelPart]:
        if not text:
            return []
        block.reasoning.append(text)
        return self._reason(text)

    def _flush(self) -> list[ModelPart]:
        """Half a character that waits for its other half is not joined over blocks."""
        return self._write("", flush=True) + self._reason("", last=True)

    def _write(self, text: Any, *, last: bool = False, flush: bool = False) -> list[ModelPart]:
        """Text to its block; to the reader what of it is no tail of sources."""
        text = self._text.feed(words(text)) + (self._text.close() if last or flush else "")
        if self._writing is not None and text:
            self._writing.visible_text.append(text)
            self._text_length += len(text)
        visible = self._tail.feed(text) + (self._tail.close() if last else "")
        if not visible:
            return []
        self.written += len(visible)
        self._visible_text.append(visible)
        return [TextPart(visible)]
