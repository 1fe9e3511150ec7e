"""Chat Completions, from the wire: chunks and whole answers of any compatible server → parts of an answer.

Facts: the vendors' own samples and recorded streams; nobody sends all fields, and each sends some in its own shape.
"""

from typing import Any

from app.adapters.json_text import as_json
from app.adapters.llm.formats.chat.calls import Calls, ReasoningDetails
from app.adapters.llm.formats.chat.evidence import ChatEvidence, listing
from app.adapters.llm.protocol.errors import app_error, is_error
from app.adapters.llm.protocol.source_tail import SourcesTail
from app.adapters.llm.protocol.usage import usage_of
from app.adapters.llm.protocol.visible_text import Characters, answer_in, well_formed
from app.adapters.llm.protocol.wire_format import Service, mapping, words
from app.core.domain.chat import FinishPart, ModelPart, ReasoningPart, TextPart, ToolCallPart, Usage, UsagePart
from app.core.domain.errors import AppError, BadAnswer
from app.core.domain.reasons import AnswerReason

_FINISH = {
    "model_length": "length",
    "max_tokens": "length",
    "model_context_window_exceeded": "length",
    "sensitive": "content_filter",
    "function_call": "tool_calls",
    "tool_use": "tool_calls",
}
_BROKEN = {"error", "network_error", "insufficient_system_resource"}  # the server gave up, in the words of a finish
_WITHDRAWN = {"sensitive"}  # Hunyuan and GLM: what was shown has to go
# What says nothing of its own beside some words.
_OF_CHUNK = frozenset(
    ("choices", "id", "object", "created", "model", "system_fingerprint", "service_tier", "provider", "obfuscation")
)
_OF_CHOICE = frozenset(("delta", "index", "content_filter_results"))
_OF_DELTA = frozenset(("role", "content", "reasoning_content", "reasoning", "thinking"))
_BOX_TOKENS = {"<|begin_of_box|>", "<|end_of_box|>"}


class ChatDecoder:
    """See `wire.Decoder`. One instance for one answer, streamed or whole."""

    def __init__(self, service: Service) -> None:
        self.failure: AppError | None = None
        self.done = False
        self.finished = False
        self.understood = False
        self.finish = ""  # in the provider's own word
        self.usage: Usage | None = None
        self._service = service
        self._has_content = False  # some text or reasoning came
        self._characters = Characters()
        self._reasoning = Characters()
        self._tail = SourcesTail()
        self._written: list[str] = []  # the text that was given
        self._length = 0  # of it, in code points
        self._reasoning_content: list[str] = []  # what came as `reasoning_content`
        self._details = ReasoningDetails()
        self._evidence = ChatEvidence()
        self._calls = Calls()

    def feed(self, data: str, event: str = "") -> list[ModelPart]:
        """One event's data → the parts in it. What is neither JSON nor `[DONE]` is passed over."""
        if data.strip() == "[DONE]":
            self.done = self.finished = self.understood = True
            return []
        chunk = as_json(data)
        if event == "error" and not is_error(chunk):
            chunk = {"error": chunk or data.strip() or event}
        chunks = chunk if isinstance(chunk, list) else [chunk]
        return [part for item in chunks if isinstance(item, dict) for part in self._take(item)]

    def close(self) -> list[ModelPart]:
        """The end: text that was held back, then calls, evidence, echo, usage and finish, once each."""
        parts = self._part(False, self._characters.close())
        parts += self._text(self._tail.close())
        parts += self._part(True, self._reasoning.close())
        self._evidence.add_list("tail", self._tail.sources)
        calls = self._calls.whole(finished=self.finished and self.failure is None)
        for call in calls:
            parts.append(ToolCallPart(call))
            if call.server_executed:  # its arguments are results, sometimes with addresses
                self._evidence.add_list("results", listing(mapping(as_json(call.arguments)).get("search_results")))
        text = "".join(self._written)
        if (grounding := self._evidence.grounding(text)) is not None:
            parts.append(grounding)
        if calls:
            parts.append(self._calls.message(answer_in(text), calls, self._raw_reasoning()))
        if self.usage is not None:
            parts.append(UsagePart(self.usage))
        if self.finish and self.finish not in _BROKEN:
            reason = _FINISH.get(self.finish, self.finish)
            reason = "tool_calls" if calls and reason == "stop" else reason
            parts.append(FinishPart(reason, withdrawn=self.finish in _WITHDRAWN))
        return parts

    def _take(self, chunk: dict[str, Any]) -> list[ModelPart]:
        if (words_alone := delta_alone(chunk)) is not None:
            self.understood = True
            return self._parts(words_alone)
        choice = choice_of(chunk)
        self.understood = self.understood or bool(choice) or "choices" in chunk or is_error(chunk)
        self._note_usage(chunk)
        delta = self._delta(chunk, choice)
        parts = self._parts(delta)
        self._calls.take(delta.get("tool_calls"))
        self._evidence.take(chunk, choice, self._length)
        parts += self._evidence.news("".join(self._written)) if self._evidence.has_news else []
        self._note_finish(chunk, choice)
        groq = mapping(chunk.get("x_groq"))
        failed = chunk if is_error(chunk) else next((part for part in (groq, choice) if part.get("error")), None)
        if failed is not None:
            self._fail(failed)
        elif self.finish in _BROKEN and self.failure is None:
            self.failure = BadAnswer(self._service.name, self.finish, reason=AnswerReason.FAILED)
        return parts

    def _parts(self, delta: dict[str, Any]) -> list[ModelPart]:
        if delta.get("role") == "tool":  # MiniMax: the list of sources as JSON
            return []
        if reasoning := words(delta.get("reasoning_content")):
            self._reasoning_content.append(reasoning)
        self._details.take(delta.get("reasoning_details"))
        reasoning, text = read_delta(delta)
        parts = self._part(True, self._reasoning.feed(reasoning)) if reasoning else []
        if text and text.strip() not in _BOX_TOKENS:
            parts += self._part(False, self._characters.feed(text))
        return parts

    def _raw_reasoning(self) -> dict[str, Any]:
        """What many vendors want back within a tool loop, under the name they gave it; Hunyuan does not."""
        fields: dict[str, Any] = {}
        if (reasoning := well_formed("".join(self._reasoning_content))) and self._service.search != "hunyuan":
            fields["reasoning_content"] = reasoning
        if details := self._details.all:
            fields["reasoning_details"] = details
        return fields

    def _delta(self, chunk: dict[str, Any], choice: dict[str, Any]) -> dict[str, Any]:
        """The delta; the message of a whole answer, which may carry an empty delta beside it."""
        delta, whole = mapping(choice.get("delta")), mapping(choice.get("message"))
        streamed = str(chunk.get("object", "")).endswith((".chunk", ".done")) or self._has_content
        return delta if delta or (streamed and "delta" in choice) else whole

    def _part(self, thinking: bool, text: str) -> list[ModelPart]:
        if not text:
            return []
        self._has_content = True
        return [ReasoningPart(text)] if thinking else self._text(self._tail.feed(text))

    def _text(self, text: str) -> list[ModelPart]:
        if not text:
            return []
        self._written.append(text)
        self._length += len(text)
        return [TextPart(text)]

    def _note_usage(self, chunk: dict[str, Any]) -> None:
        """Usage stands in every chunk, in the last, in one without choices, in the choice or apart: the last wins."""
        places = (chunk, mapping(chunk.get("x_groq")), choice_of(chunk))
        reported = next((usage for place in places if (usage := usage_of(place.get("usage")))), None)
        self.usage = reported or self.usage

    def _note_finish(self, chunk: dict[str, Any], choice: dict[str, Any]) -> None:
        reason = choice.get("finish_reason") or chunk.get("done_reason")
        if isinstance(reason, str) and reason not in ("", "null"):
            self.finish = well_formed(reason)[:100]
            self.finished = True

    def _fail(self, chunk: Any) -> None:
        if self.failure is None:
            self.failure = app_error(self._service.name, None, chunk, None, self._service.secrets)
            self.finished = True


def delta_alone(chunk: dict[str, Any]) -> dict[str, Any] | None:
    """The delta of a chunk that holds some words and nothing else, as nearly all of a stream do.

    A chunk may hold some thirty fields, in places of many vendors' own; to ask for all took most of a word's time.
    """
    choices = chunk.get("choices")
    if type(choices) is not list or len(choices) != 1 or not _holds_only(_OF_CHUNK, chunk):
        return None
    choice = choices[0]
    if type(choice) is not dict or not _holds_only(_OF_CHOICE, choice):
        return None
    delta = choice.get("delta")
    if type(delta) is not dict or not delta or not _holds_only(_OF_DELTA, delta) or delta.get("role") == "tool":
        return None
    content = delta.get("content")
    return delta if content is None or isinstance(content, str) else None


def _holds_only(names: frozenset[str], row: dict[str, Any]) -> bool:
    for name in row:  # noqa: SIM110 a generator takes twice the time
        if name not in names and row[name]:
            return False
    return True


def choice_of(chunk: dict[str, Any]) -> dict[str, Any]:
    """The first choice; empty where there is none. A message without choices is one (Ollama's own chat)."""
    choices = chunk.get("choices")
    if isinstance(choices, list):
        return next((choice for choice in choices if isinstance(choice, dict)), {})
    return {"message": chunk["message"]} if isinstance(chunk.get("message"), dict) and "type" not in chunk else {}


def read_delta(delta: dict[str, Any]) -> tuple[str, str]:
    """(reasoning, text) of a delta or message. The same reasoning under two names counts once."""
    reasoning = words(delta.get("reasoning_content")) or words(delta.get("reasoning")) or words(delta.get("thinking"))
    reasoning = reasoning or _details(delta)
    content = delta.get("content")
    if isinstance(content, dict):
        content = [content]
    if isinstance(content, list):
        blocks = [_block(block) for block in content]
        reasoning += "".join(block for thinking, block in blocks if thinking)
        content = "".join(block for thinking, block in blocks if not thinking)
    text = content if isinstance(content, str) else ""
    refusal = delta.get("refusal")
    return reasoning, text or (refusal if isinstance(refusal, str) else "")


def _details(delta: dict[str, Any]) -> str:
    items = delta.get("reasoning_details")
    if not items:
        return ""
    details = [mapping(item) for item in items] if isinstance(items, list) else []
    texts = [item.get("text") or item.get("summary") for item in details]
    return "".join(text for text in texts if isinstance(text, str))


def _block(block: Any) -> tuple[bool, str]:
    """(is thinking, text) of one block of a content list: Mistral's `thinking` holds blocks again."""
    if isinstance(block, str):
        return False, block
    block = mapping(block)
    inner = block.get("thinking")
    if isinstance(inner, list):
        return True, "".join(_text(part) for part in inner)
    return (True, inner) if isinstance(inner, str) else (False, _text(block))


def _text(block: Any) -> str:
    text = mapping(block).get("text")
    return text if isinstance(text, str) else ""
