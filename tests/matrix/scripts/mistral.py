"""Mistral's conversations: sources stand between the pieces of text that they prove."""

import json
from typing import Any, ClassVar

from tests.matrix.scripts.base import THOUGHT, USED, Claim, Script, Told, halves

_USAGE = {"prompt_tokens": USED[0], "completion_tokens": USED[1], "total_tokens": sum(USED)}
_THINKING = {"type": "thinking", "thinking": [{"type": "text", "text": THOUGHT}]}
_SEARCH = {"id": "t_1", "name": "web_search"}


class Mistral(Script):
    name = "mistral"
    dialect = "mistral"
    streamed_at = asked_whole_at = "/v1/conversations"
    error: ClassVar[Any] = {"type": "conversation.response.error", "message": "boom", "code": 500}
    refusal: ClassVar[Any] = {"object": "error", "message": "boom", "type": "internal", "code": "500"}
    echo: ClassVar[Any] = {
        "object": "entry",
        "type": "function.call",
        "tool_call_id": "call12345",
        "name": "web_search",
        "arguments": '{"query": "sky"}',
    }

    def frame(self, value: Any) -> bytes:
        return f"event: {value['type']}\ndata: {json.dumps(value, ensure_ascii=False)}\n\n".encode()

    def said(self, *pieces: str) -> Told:
        text, given = "".join(pieces), max(len(pieces) // 2, 1)
        frames = [_begin(), _delta(_THINKING), *map(_delta, pieces), _done()]
        whole = _whole(_output([_THINKING, {"type": "text", "text": text}]))
        return Told(frames, whole, text, half=2 + given, half_text="".join(pieces[:given]))

    def called(self, query: str) -> Told:
        arguments = f'{{"query": "{query}"}}'
        call = {"id": "fc_1", "tool_call_id": "call12345", "name": "web_search", "output_index": 0}
        deltas = [{"type": "function.call.delta", **call, "arguments": piece} for piece in halves(arguments)]
        whole = _whole({"object": "entry", "type": "function.call", **call, "arguments": arguments})
        return Told([_begin(), *deltas, _done()], whole)

    def cited(self, *claims: Claim) -> Told:
        frames = [_begin(), {"type": "tool.execution.started", **_SEARCH, "arguments": '{"query": "blue"}'}]
        frames.append({"type": "tool.execution.done", **_SEARCH})
        text, chips, content, half, half_text = "", [], list[Any](), 0, ""
        for claim in claims:
            for piece in halves(claim.text):
                frames.append(_delta(piece))
                text += piece
                if chips and not half:
                    half, half_text = len(frames), text
            page = {"type": "tool_reference", "tool": "web_search", "title": claim.title, "url": claim.url}
            frames.append(_delta(page))
            content += [{"type": "text", "text": claim.text}, page]
            chips.append((claim.url, len(text), len(text)))
        whole = _whole({"type": "tool.execution", **_SEARCH, "arguments": '{"query": "blue"}'}, _output(content))
        urls = tuple(claim.url for claim in claims[:1])
        return Told([*frames, _done()], whole, text, tuple(chips), half, half_text, urls)

    def echoed(self, request: Any) -> Any:
        return next(entry for entry in request["inputs"] if entry["type"] == "function.call")

    def results(self, request: Any) -> list[str]:
        return [entry["result"] for entry in request["inputs"] if entry["type"] == "function.result"]

    def words(self, request: Any) -> list[str]:
        return [entry["content"] for entry in request["inputs"] if entry["type"] == "message.output"]

    def roles(self, request: Any) -> list[str]:
        return [entry["role"] for entry in request["inputs"] if "role" in entry]


def _begin() -> Any:
    return {"type": "conversation.response.started", "conversation_id": "conv_1"}


def _delta(content: Any) -> Any:
    at = {"id": "msg_1", "output_index": 0, "content_index": 0, "role": "assistant", "model": "m"}
    return {"type": "message.output.delta", **at, "content": content}


def _done() -> Any:
    return {"type": "conversation.response.done", "usage": _USAGE}


def _output(content: Any) -> Any:
    return {"object": "entry", "type": "message.output", "id": "msg_1", "role": "assistant", "content": content}


def _whole(*outputs: Any) -> Any:
    named = {"object": "conversation.response", "conversation_id": "conv_1"}
    return {**named, "outputs": list(outputs), "usage": _USAGE}
