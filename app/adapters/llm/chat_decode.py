"""Chat Completions, from the wire: chunks and whole answers of any compatible server → parts of an answer.

Facts: the vendors' own samples and recorded streams; nobody sends all fields, and each sends some in its own shape.
"""

from collections.abc import Iterable
from typing import Any

from app.adapters.llm.failures import app_error, as_json, is_error, plain_text
from app.adapters.llm.frames import Frames
from app.adapters.llm.visible import Characters, ThinkSplitter
from app.adapters.sse import SseEvent
from app.core.domain.chat import FinishPart, ModelPart, ReasoningPart, TextPart, Usage, UsagePart
from app.core.domain.errors import AppError, BadAnswer

_FINISH = {"model_length": "length", "max_tokens": "length", "sensitive": "content_filter"}
_BROKEN = {"error", "network_error", "insufficient_system_resource"}  # the server gave up, in the words of a finish
_BOX_TOKENS = {"<|begin_of_box|>", "<|end_of_box|>"}


class ChatDecoder:
    """Feed it the events of a stream, then `close` it. It never raises: `failure` holds what the stream told of.

    `done`: nothing more will come; `finished`: the model came to an end, so that a lost connection no longer matters;
    `understood`: at least one message made sense.
    """

    def __init__(self, where: str = "", secrets: tuple[str, ...] = ()) -> None:
        self.failure: AppError | None = None
        self.done = False
        self.finished = False
        self.understood = False
        self.finish = ""  # in the provider's own word
        self.usage: Usage | None = None
        self._where = where
        self._secrets = secrets
        self._seen = False  # some text or reasoning came
        self._splitter = ThinkSplitter()
        self._text = Characters()
        self._reasoning = Characters()

    def feed(self, data: str, event: str = "") -> list[ModelPart]:
        """One event's data → the parts in it. What is neither JSON nor `[DONE]` is passed over."""
        if data.strip() == "[DONE]":
            self.done = self.finished = self.understood = True
            return []
        chunk = as_json(data)
        if event == "error" and not is_error(chunk):
            chunk = {"error": chunk or data.strip() or event}
        return self.take(chunk)

    def feed_all(self, events: Iterable[SseEvent]) -> list[ModelPart]:
        return [part for event in events if not self.done for part in self.feed(event.data, event.event)]

    def take(self, chunk: Any) -> list[ModelPart]:
        """The same for JSON that is already read."""
        if isinstance(chunk, list):
            return [part for item in chunk if isinstance(item, dict) for part in self.take(item)]
        if not isinstance(chunk, dict):
            return []
        choice = choice_of(chunk)
        self.understood = self.understood or bool(choice) or "choices" in chunk or is_error(chunk)
        self._note_usage(chunk)
        parts = self._parts(chunk, choice)
        self._note_finish(chunk, choice)
        if is_error(chunk) or _mapping(chunk.get("x_groq")).get("error"):
            self._fail(chunk if is_error(chunk) else chunk["x_groq"])
        elif self.finish in _BROKEN and self.failure is None:
            self.failure = BadAnswer(self._where, self.finish)
        return parts

    def close(self) -> list[ModelPart]:
        """The end: text that was held back, then usage and finish, once each."""
        split = self._splitter.feed(self._text.close()) + self._splitter.close()
        parts = [part for thinking, piece in split for part in self._part(thinking, piece)]
        parts += self._part(True, self._reasoning.close())
        if self.usage is not None:
            parts.append(UsagePart(self.usage))
        if self.finish and self.finish not in _BROKEN:
            parts.append(FinishPart(_FINISH.get(self.finish, self.finish)))
        return parts

    def _parts(self, chunk: dict[str, Any], choice: dict[str, Any]) -> list[ModelPart]:
        delta = self._delta(chunk, choice)
        if delta.get("role") == "tool":  # MiniMax: the list of sources as JSON
            return []
        thought, text = read_delta(delta)
        parts = self._part(True, self._reasoning.feed(thought)) if thought else []
        if text and text.strip() not in _BOX_TOKENS:
            for thinking, piece in self._splitter.feed(self._text.feed(text)):
                parts += self._part(thinking, piece)
        return parts

    def _delta(self, chunk: dict[str, Any], choice: dict[str, Any]) -> dict[str, Any]:
        """The delta; the message of a whole answer, which may carry an empty delta beside it."""
        delta, whole = _mapping(choice.get("delta")), _mapping(choice.get("message"))
        streamed = str(chunk.get("object", "")).endswith((".chunk", ".done")) or self._seen
        return delta if delta or (streamed and "delta" in choice) else whole

    def _part(self, thinking: bool, text: str) -> list[ModelPart]:
        if not text:
            return []
        self._seen = True
        return [ReasoningPart(text) if thinking else TextPart(text)]

    def _note_usage(self, chunk: dict[str, Any]) -> None:
        """Usage stands in every chunk, in the last, in one without choices, in the choice or apart: the last wins."""
        places = (chunk, _mapping(chunk.get("x_groq")), choice_of(chunk))
        found = next((usage for place in places if (usage := usage_of(place.get("usage")))), None)
        self.usage = found or self.usage

    def _note_finish(self, chunk: dict[str, Any], choice: dict[str, Any]) -> None:
        reason = choice.get("finish_reason") or chunk.get("done_reason")
        if isinstance(reason, str) and reason not in ("", "null"):
            self.finish = reason
            self.finished = True

    def _fail(self, chunk: Any) -> None:
        if self.failure is None:
            self.failure = app_error(self._where, None, chunk, None, self._secrets)
            self.finished = True


def decode_answer(body: bytes, where: str = "", secrets: tuple[str, ...] = ()) -> list[ModelPart]:
    """A whole body, non-streamed or not → its parts. Raises what it tells of, `BadAnswer` where it makes no sense."""
    frames, decoder = Frames(), ChatDecoder(where, secrets)
    parts = decoder.feed_all(frames.feed(body)) + decoder.feed_all(frames.close()) + decoder.close()
    if decoder.failure is not None:
        raise decoder.failure
    if not decoder.understood:
        raise BadAnswer(where, plain_text(frames.head))
    return parts


def choice_of(chunk: dict[str, Any]) -> dict[str, Any]:
    """The first choice; empty where there is none. A message without choices is one (Ollama's own chat)."""
    choices = chunk.get("choices")
    if isinstance(choices, list):
        return next((choice for choice in choices if isinstance(choice, dict)), {})
    return {"message": chunk["message"]} if isinstance(chunk.get("message"), dict) and "type" not in chunk else {}


def read_delta(delta: dict[str, Any]) -> tuple[str, str]:
    """(reasoning, text) of a delta or message. The same reasoning under two names counts once."""
    named = (delta.get(name) for name in ("reasoning_content", "reasoning", "thinking"))
    thought = next((value for value in named if value and isinstance(value, str)), "") or _details(delta)
    content = delta.get("content")
    if isinstance(content, dict):
        content = [content]
    if isinstance(content, list):
        blocks = [_block(block) for block in content]
        thought += "".join(block for thinking, block in blocks if thinking)
        content = "".join(block for thinking, block in blocks if not thinking)
    text = content if isinstance(content, str) else ""
    refusal = delta.get("refusal")
    return thought, text or (refusal if isinstance(refusal, str) else "")


def usage_of(usage: Any) -> Usage | None:
    """Token counts under OpenAI's two sets of names; None where there are none."""
    if not isinstance(usage, dict):
        return None
    details = usage.get("completion_tokens_details") or usage.get("output_tokens_details")
    found = Usage(
        _count(usage, "prompt_tokens", "input_tokens"),
        _count(usage, "completion_tokens", "output_tokens"),
        _count(_mapping(details), "reasoning_tokens"),
    )
    return found if found.input is not None or found.output is not None else None


def _details(delta: dict[str, Any]) -> str:
    items = delta.get("reasoning_details")
    found = [_mapping(item) for item in items] if isinstance(items, list) else []
    texts = [item.get("text") or item.get("summary") for item in found]
    return "".join(text for text in texts if isinstance(text, str))


def _block(block: Any) -> tuple[bool, str]:
    """(is thinking, text) of one block of a content list: Mistral's `thinking` holds blocks again."""
    if isinstance(block, str):
        return False, block
    block = _mapping(block)
    inner = block.get("thinking")
    if isinstance(inner, list):
        return True, "".join(_text(part) for part in inner)
    return (True, inner) if isinstance(inner, str) else (False, _text(block))


def _text(block: Any) -> str:
    text = _mapping(block).get("text")
    return text if isinstance(text, str) else ""


def _count(usage: dict[str, Any], *names: str) -> int | None:
    return next((usage[name] for name in names if type(usage.get(name)) is int and usage[name] >= 0), None)


def _mapping(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}
