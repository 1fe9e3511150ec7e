"""Mistral's conversations, from the wire: events, or one body with outputs → parts of an answer."""

from typing import Any

from app.adapters.json_text import as_json
from app.adapters.llm.protocol.bodies import NativeDecoder, arguments_text, clean
from app.adapters.llm.protocol.evidence import web_address
from app.adapters.llm.protocol.visible_text import well_formed
from app.adapters.llm.protocol.wire_format import Service, mapping, rows, whole, words
from app.core.domain.chat import (
    CitedPart,
    GroundingPart,
    ModelPart,
    ProviderCitation,
    ProviderSearchPart,
    ProviderSource,
    SourcesPart,
    ToolCall,
    Usage,
)
from app.core.domain.citation import Anchor

_KINDS = ("conversation.", "message.", "tool.", "function.", "agent.")


class ConversationsDecoder(NativeDecoder):
    """The end has no reason of its own here; `stop` stands for it."""

    def __init__(self, service: Service) -> None:
        super().__init__(service)
        self._sources: dict[str, ProviderSource] = {}  # by address, or title where there is none
        self._citations: list[ProviderCitation] = []
        self._pending: dict[str, dict[str, Any]] = {}  # calls by id, their arguments in pieces
        self._searches: dict[str, str] = {}  # the arguments of searches so far

    def _take(self, chunk: dict[str, Any]) -> list[ModelPart]:
        kind = words(chunk.get("type"))
        outputs = chunk.get("outputs")
        self.understood = self.understood or kind.startswith(_KINDS) or isinstance(outputs, list)
        if isinstance(outputs, list):
            return self._whole(chunk)
        if kind.startswith("message.output"):
            return self._content(chunk.get("content"))
        if kind.startswith("function.call"):
            self._note_call(chunk)
        if kind.startswith("tool.execution"):
            return self._search(kind, chunk)
        if kind == "conversation.response.done":
            self._note_end(chunk)
        return []

    def _gather(self) -> None:
        for call in self._pending.values():
            self.calls.append(ToolCall(call["id"], call["name"], arguments_text("".join(call["pieces"]))))

    def _evidence(self) -> list[ModelPart]:
        if not self._sources:
            return []
        return [GroundingPart(tuple(self._sources.values()), tuple(self._citations))]

    def _whole(self, chunk: dict[str, Any]) -> list[ModelPart]:
        parts: list[ModelPart] = []
        for output in rows(chunk["outputs"]):
            match output.get("type"):
                case "message.output":
                    parts += self._content(output.get("content"))
                case "function.call":
                    self._note_call(output)
                case "tool.execution":
                    parts += self._search("tool.execution.done", output)
        self._note_end(chunk)
        return parts

    def _content(self, content: Any) -> list[ModelPart]:
        """Text, one chunk, or a list of them."""
        if isinstance(content, str):
            return self._write(content)
        chunks = [content] if isinstance(content, dict) else content if isinstance(content, list) else []
        return [part for chunk in chunks for part in self._chunk(chunk)]

    def _chunk(self, chunk: Any) -> list[ModelPart]:
        if isinstance(chunk, str):
            return self._write(chunk)
        chunk = mapping(chunk)
        match chunk.get("type"):
            case "thinking":
                inner = chunk.get("thinking")
                reasoning = inner if isinstance(inner, str) else "".join(words(one.get("text")) for one in rows(inner))
                return self._reason(reasoning)
            case "tool_reference":
                return self._reference(chunk)
            case "text" | None:
                return self._write(chunk.get("text"))
        return []

    def _reference(self, chunk: dict[str, Any]) -> list[ModelPart]:
        """A source, cited by the text that stands before it."""
        url, title = web_address(chunk.get("url")), well_formed(words(chunk.get("title"))).strip()
        if not url and not title:
            return []
        source = self._sources.get(url or title)
        parts: list[ModelPart] = []
        if source is None:
            snippet = well_formed(words(chunk.get("description")))
            source = ProviderSource(str(len(self._sources)), url, title, snippet=snippet, data=clean(chunk))
            self._sources[url or title] = source
            parts.append(SourcesPart(tuple(self._sources.values())))
        place = (self.written, self.written)
        self._citations.append(ProviderCitation((source.key,), place, Anchor.SPAN, data=clean(chunk)))
        return [*parts, CitedPart(self._citations[-1])]

    def _search(self, kind: str, chunk: dict[str, Any]) -> list[ModelPart]:
        """Only the search of the provider; other tools of its own show nothing."""
        search_id = well_formed(words(chunk.get("id")))
        if not (words(chunk.get("name")).startswith("web_search") or search_id in self._searches):
            return []
        arguments = chunk.get("arguments")
        if kind == "tool.execution.delta":
            self._searches[search_id] = self._searches.get(search_id, "") + words(arguments)
        else:
            self._searches[search_id] = arguments_text(arguments) if arguments else self._searches.get(search_id, "")
        query = well_formed(words(mapping(as_json(self._searches[search_id])).get("query")))
        state = "completed" if kind == "tool.execution.done" else "running"
        return [ProviderSearchPart(search_id or "web_search", query=query, state=state)]

    def _note_call(self, chunk: dict[str, Any]) -> None:
        call_id = well_formed(words(chunk.get("tool_call_id")) or words(chunk.get("id")))
        call = self._pending.setdefault(call_id, {"id": call_id, "name": "", "pieces": []})
        call["name"] = call["name"] or well_formed(words(chunk.get("name")))
        arguments = chunk.get("arguments")
        call["pieces"].append(arguments_text(arguments) if isinstance(arguments, dict) else words(arguments))

    def _note_end(self, chunk: dict[str, Any]) -> None:
        usage = mapping(chunk.get("usage"))
        counts = whole(usage.get("prompt_tokens")), whole(usage.get("completion_tokens"))
        use_counts = [whole(n) for n in mapping(usage.get("connectors")).values()]
        searches = sum(n for n in use_counts if n) if use_counts else None
        if counts != (None, None):
            self.usage = Usage(*counts, searches=searches)
        self._end("stop")
        self.done = True
