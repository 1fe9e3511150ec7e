"""OpenAI Responses, from the wire: events of a stream or one whole body of any vendor → parts of an answer.

Facts: types of the vendors' SDKs and recorded streams. Everything in an event may be missing; text comes in deltas, in
one piece at the end, or both.
"""

import re
from typing import Any

from app.adapters.json_text import as_json
from app.adapters.llm.formats.responses.items import (
    annotation_in,
    is_search,
    queries_in,
    searches_in,
    source_in,
    sources_in,
    string_of,
    usage_in,
)
from app.adapters.llm.formats.responses.messages import WIRE_FORMAT
from app.adapters.llm.formats.responses.output import Item, Output
from app.adapters.llm.formats.responses.reasoning import Reasoning
from app.adapters.llm.formats.responses.search_log import SearchLog
from app.adapters.llm.formats.responses.text import AnswerText, ContentPart
from app.adapters.llm.protocol.errors import app_error, is_error
from app.adapters.llm.protocol.evidence import Sources
from app.adapters.llm.protocol.wire_format import mapping, rows, whole, words
from app.core.domain.chat import (
    CitedPart,
    FinishPart,
    GroundingPart,
    ModelPart,
    ProviderMetadataPart,
    ProviderSource,
    SourcesPart,
    TextPart,
    ToolCallPart,
    Usage,
    UsagePart,
)
from app.core.domain.errors import AppError, BadAnswer
from app.core.domain.reasons import AnswerReason

_REASONING = re.compile(r"response\.reasoning(?:_summary)?(?:_text)?\.(delta|done)")
_CALL_STATE = re.compile(r"response\.\w+_call\.(in_progress|searching|completed|failed)")
_ENDS = {f"response.{name}" for name in ("completed", "incomplete", "failed", "done", "cancelled")}
_WAITING = {"in_progress", "queued"}
_LENGTH = {"max_output_tokens", "max_tokens", "length", "incomplete"}
_TEXT_KINDS = {"output_text", "text", "refusal"}


class ResponsesDecoder:
    """Fits `Decoder`. `dialect` is known where a service was asked; recordings are read without."""

    def __init__(self, where: str = "", secrets: tuple[str, ...] = (), dialect: str = "") -> None:
        self.failure: AppError | None = None
        self.done = False
        self.finished = False
        self.understood = False
        self.finish = ""
        self.usage: Usage | None = None
        self._where = where
        self._secrets = secrets
        self._reason = ""  # why it is incomplete
        self._sources = Sources()
        self._announced_sources: tuple[ProviderSource, ...] = ()  # the sources as last sent
        self._text = AnswerText(self._sources, by_arrival=dialect == "ark")
        self._output = Output()
        self._searches = SearchLog()
        self._reasoning = Reasoning()

    def feed(self, data: str, event: str = "") -> list[ModelPart]:
        """One event, or a whole body."""
        if data.strip() == "[DONE]":  # proxies add it
            self.done = self.finished = True
            return []
        body = as_json(data)
        body = body[0] if isinstance(body, list) and is_error(body) else body
        kind = words(mapping(body).get("type")) or (event if event.startswith("response.") else "")
        if not kind.startswith("response."):
            if event == "error" or kind == "error" or is_error(body):
                self._fail(body or {"error": data.strip() or event})
                return []
            kind, body = "response.done", {"response": body if _is_answer(body) else None}
        if not isinstance(body, dict) or (kind == "response.done" and not body.get("response")):
            return []
        self.understood = True
        parts = self._parts(kind, body)
        if self._sources.all != self._announced_sources:
            self._announced_sources = self._sources.all
            parts = [SourcesPart(self._announced_sources), *parts]
        return parts

    def close(self) -> list[ModelPart]:
        parts = _text_parts(self._text.close()) + self._reasoning.close()
        calls = self._output.calls
        parts += [ToolCallPart(call) for call in calls]
        parts += self._grounding()
        if raw_items := self._output.raw_items(ended=bool(self.finish)):
            parts.append(ProviderMetadataPart(raw_items, WIRE_FORMAT))
        if self.usage is not None:
            parts.append(UsagePart(self.usage))
        if self.finish and self.finish not in _WAITING and self.failure is None:
            ended = self.finish in ("completed", "requires_action")
            parts.append(FinishPart(("tool_calls" if calls else "stop") if ended else self._reason or self.finish))
        return parts

    def _parts(self, kind: str, event: dict[str, Any]) -> list[ModelPart]:
        if kind in _ENDS:
            return self._end(kind, event)
        match kind.removeprefix("response."):
            case "output_item.added":
                item = self._output.item_of_event(event, done=False)
                item.initial = mapping(event.get("item"))
                return self._search(item, item.initial, "running") if is_search(item.kind) else []
            case "output_item.done":
                return self._complete(self._output.item_of_event(event, done=True), mapping(event.get("item")))
            case "output_text.delta" | "refusal.delta":
                return self._add_text(event, words(event.get("delta")))
            case "output_text.done" | "refusal.done":
                return self._take_content(event, {**event, "type": "output_text"})
            case "content_part.done":
                return self._take_content(event, mapping(event.get("part")))
            case "output_text.annotation.added":
                part = self._part(self._output.of(event, "message"), event)
                return self._note(part, mapping(event.get("annotation")), live=True)
            case "function_call_arguments.delta" | "custom_tool_call_input.delta":
                self._output.of(event).input.append(words(event.get("delta")))
            case "function_call_arguments.done" | "custom_tool_call_input.done":
                if arguments := words(event.get("arguments")) or words(event.get("input")):
                    self._output.of(event).input[:] = [arguments]
        if kind.startswith("response.reasoning"):
            return self._reason_on(kind, event)
        if (call_state := _CALL_STATE.fullmatch(kind)) and is_search((item := self._output.of(event)).kind):
            state = call_state[1] if call_state[1] in ("completed", "failed") else "running"
            return self._search(item, item.raw, state)
        return []

    def _end(self, kind: str, event: dict[str, Any]) -> list[ModelPart]:
        """The end repeats the whole answer; for a body that was not streamed it is all there is."""
        response, ending = mapping(event.get("response")), kind.removeprefix("response.")
        status = string_of(response.get("status"))[:100]
        self.finish = status if status and (ending == "done" or status not in _WAITING) else ending
        self.finish = "completed" if self.finish == "done" else self.finish
        self.usage = usage_in(response) or self.usage
        parts = self._take_again(response)
        for source in sources_in({"citations": response.get("citations"), "results": response.get("search_sources")}):
            self._sources.add(source)
        error = response.get("error") or event.get("error")
        if error or self.finish == "failed":
            self._fail({"error": error or self.finish})
        reason = string_of(mapping(response.get("incomplete_details")).get("reason"))[:100] or "incomplete"
        self._reason = ("length" if reason in _LENGTH else reason) if self.finish == "incomplete" else ""
        self.done = self.finished = self.finish not in _WAITING
        return parts

    def _take_again(self, response: dict[str, Any]) -> list[ModelPart]:
        parts: list[ModelPart] = []
        counts: dict[str, int] = {}
        for raw in rows(response.get("output")):
            kind = words(raw.get("type"))
            item = self._output.again(raw, counts.get(kind, 0))
            counts[kind] = counts.get(kind, 0) + 1
            text = "".join(words(part.get("text")) for part in rows(raw.get("content")))
            if item is None and kind == "message" and text and self._text.contains(text):
                continue  # it was streamed under another name
            parts += self._complete(item or self._output.new(kind, words(raw.get("id"))), raw)
        for item in self._output.items:  # a call of which the end was never told
            if item.kind == "function_call" and item.initial and not item.raw:
                item.complete({**item.initial, "arguments": "".join(item.input), "status": "completed"})
        return parts

    def _complete(self, item: Item, raw: dict[str, Any]) -> list[ModelPart]:
        """All that a finished item holds, as far as it was not streamed."""
        item.complete(raw)
        listed = item.kind == "search_results"
        for source in sources_in(item.raw):
            self._sources.add(source, apart=listed)
        parts: list[ModelPart] = []
        if is_search(item.kind):
            parts = self._search(item, item.raw, "" if words(item.raw.get("status")) else "completed")
        elif listed:
            parts = self._searches.queries(queries_in(item.raw), "completed")
        elif item.kind == "fetch_url_results":
            parts = self._searches.pages((row.get("url") for row in rows(item.raw.get("contents"))), "completed")
        elif item.kind == "reasoning":
            for name, block in (("summary", item.raw.get("summary")), ("text", item.raw.get("content"))):
                for number, row in enumerate(rows(block)):
                    parts += self._reasoning.rest(item, name, number, words(row.get("text")))
        elif item.kind == "message":
            for number, content in enumerate(rows(raw.get("content"))):
                parts += self._take_content({"content_index": number}, content, item)
        return parts

    def _add_text(self, event: dict[str, Any], text: str) -> list[ModelPart]:
        item = self._output.of(event, "message")
        return _text_parts(self._text.add(self._part(item, event), text, item.number)) if text else []

    def _take_content(
        self, event: dict[str, Any], content: dict[str, Any], item: Item | None = None
    ) -> list[ModelPart]:
        """A content part that is done: what of it was not streamed."""
        if words(content.get("type")) not in _TEXT_KINDS:
            return []
        item = item or self._output.of(event, "message")
        part = self._part(item, event)
        text = words(content.get("text")) or words(content.get("refusal"))
        parts = _text_parts(self._text.rest(part, text, item.number)) if text else []
        earlier_notes = [noted.note_key for noted in part.noted]
        for annotation in rows(content.get("annotations")):
            parts += self._note(part, annotation, earlier_notes)
        return parts

    def _part(self, item: Item, event: dict[str, Any]) -> ContentPart:
        index = whole(event.get("content_index")) or 0
        if index not in item.parts:
            item.parts[index] = self._text.part()
        return item.parts[index]

    def _note(
        self,
        part: ContentPart,
        annotation: dict[str, Any],
        earlier_notes: list[Any] | None = None,
        *,
        live: bool = False,
    ) -> list[ModelPart]:
        """A citation. `earlier_notes`: those of a part that were streamed already; its list at the end repeats them."""
        read = annotation_in(annotation)
        noted = self._text.note(part, *read, live=live, earlier=earlier_notes) if read else None
        citation = self._text.provisional(part, noted) if noted else None
        return [CitedPart(citation)] if citation else []

    def _reason_on(self, kind: str, event: dict[str, Any]) -> list[ModelPart]:
        if reasoning_event := _REASONING.fullmatch(kind):
            item = self._output.of(event, "reasoning")
            name = "summary" if "summary" in kind else "text"
            number = whole(event.get(f"{'summary' if name == 'summary' else 'content'}_index")) or 0
            if reasoning_event[1] == "done":
                return self._reasoning.rest(item, name, number, words(event.get("text")))
            return self._reasoning.add(item, name, number, words(event.get("delta")))
        # Perplexity tells its searches as steps of its reasoning.
        reasoning = words(event.get("thought"))
        parts = self._reasoning.add(self._output.new(), "thought", 0, reasoning) if reasoning else []
        for row in (*rows(event.get("results")), *rows(event.get("contents"))):
            if source := source_in(row):
                self._sources.add(source, apart=True)
        urls = event.get("urls")
        parts += self._searches.queries(queries_in({"queries": event.get("queries")}), "running")
        return parts + self._searches.pages(urls if isinstance(urls, list) else [], "running")

    def _search(self, item: Item, raw: dict[str, Any], state: str) -> list[ModelPart]:
        call = raw if raw.get("arguments") or raw.get("input") else {**raw, "input": "".join(item.input)}
        return self._searches.changes(searches_in(call, item.id or f"search {item.number}", state))

    def _grounding(self) -> list[ModelPart]:
        citations, sources = self._text.citations(), self._sources.all
        labels = [source.label for source in sources if source.label]
        listed = any(item.kind == "search_results" for item in self._output.items)  # markers count in its lists
        textual = listed and not any(c.place for c in citations) and len(set(labels)) == len(labels)
        return [GroundingPart(sources, citations, textual)] if sources or citations else []

    def _fail(self, body: Any) -> None:
        self.understood = self.finished = True
        if self.failure is None:
            failure = app_error(self._where, None, body, None, self._secrets)
            self.failure = failure if failure.detail else BadAnswer(self._where, "failed", reason=AnswerReason.FAILED)


def _is_answer(body: Any) -> bool:
    return isinstance(body, dict) and (body.get("object") == "response" or isinstance(body.get("output"), list))


def _text_parts(text: str) -> list[ModelPart]:
    return [TextPart(text)] if text else []
