"""The same answers in every wire format, streamed and whole, written by hand in the shapes that servers send."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

URL = "https://a.example/page"
Chunks = list[Any]


@dataclass(frozen=True)
class Samples:
    """`text` gives the chunks of one piece of an answer; `end` those of its end, by the kind of the answer.

    Kinds: answer, tool, search. `whole` gives the body of one that is not streamed. The answer that cites says `Blue.`
    """

    start: Chunks
    text: Callable[[str], Chunks]
    tool: Chunks
    search: Chunks | None  # None: the format has no search of its own
    end: Callable[[str], Chunks]
    error: Any
    whole: Callable[[str], Any]
    lines: bool = False  # JSON lines in place of events

    def framed(self, chunks: Chunks) -> bytes:
        return b"".join(self._frame(chunk) for chunk in chunks)

    def stream(self, kind: str) -> Chunks:
        body = {"answer": [*self.text("Hel"), *self.text("lo")], "tool": self.tool, "search": self.search or []}[kind]
        return [*self.start, *body, *self.end(kind)]

    def _frame(self, chunk: Any) -> bytes:
        data = json.dumps(chunk, ensure_ascii=False)
        if self.lines:
            return f"{data}\n".encode()
        name = chunk.get("type", "")
        return f"event: {name}\ndata: {data}\n\n".encode() if name else f"data: {data}\n\n".encode()


def _chat() -> Samples:
    def delta(finish: str | None = None, **fields: Any) -> dict[str, Any]:
        return {"object": "chat.completion.chunk", "choices": [{"delta": fields, "finish_reason": finish}]}

    cited = {"content": f"Blue. [[1]]({URL})", "annotations": [_nested(6, 6 + len(f"[[1]]({URL})"))]}
    call = {"id": "call_1", "type": "function", "function": {"name": "f", "arguments": '{"q":"x"}'}}

    def whole(kind: str) -> Any:
        said: Any = {"answer": {"content": "Hello"}, "tool": {"content": None, "tool_calls": [call]}, "search": cited}[
            kind
        ]
        finish = "tool_calls" if kind == "tool" else "stop"
        return {
            "object": "chat.completion",
            "choices": [{"message": {"role": "assistant", **said}, "finish_reason": finish}],
        }

    return Samples(
        start=[delta(role="assistant", content="")],
        text=lambda piece: [delta(content=piece)],
        tool=[delta(tool_calls=[{"index": 0, **call}])],
        search=[delta(content=cited["content"]), delta(annotations=cited["annotations"])],
        end=lambda kind: [delta("tool_calls" if kind == "tool" else "stop")],
        error={"error": {"message": "boom", "code": 500}},
        whole=whole,
    )


def _responses() -> Samples:
    mark = {"type": "url_citation", "url": URL, "title": "A", "start_index": 6, "end_index": 6 + len(f"([a]({URL}))")}
    cited = f"Blue. ([a]({URL}))"
    call = {"type": "function_call", "id": "fc_1", "call_id": "call_1", "name": "f", "arguments": '{"q":"x"}'}
    searched = {
        "type": "web_search_call",
        "id": "ws_1",
        "status": "completed",
        "action": {"type": "search", "query": "sky", "sources": [{"type": "url", "url": URL}]},
    }
    at = {"item_id": "msg_1", "output_index": 0, "content_index": 0}

    def message(text: str, marks: Chunks) -> dict[str, Any]:
        part = {"type": "output_text", "text": text, "annotations": marks}
        return {"type": "message", "id": "msg_1", "role": "assistant", "status": "completed", "content": [part]}

    def items(kind: str) -> Chunks:
        return {"answer": [message("Hello", [])], "tool": [call], "search": [searched, message(cited, [mark])]}[kind]

    def whole(kind: str) -> Any:
        return {"object": "response", "id": "resp_1", "status": "completed", "output": items(kind), "usage": None}

    return Samples(
        start=[{"type": "response.created", "response": {"id": "resp_1", "status": "in_progress", "output": []}}],
        text=lambda piece: [{"type": "response.output_text.delta", **at, "delta": piece}],
        tool=[{"type": "response.output_item.done", "output_index": 0, "item": call}],
        search=[
            {"type": "response.output_item.done", "output_index": 0, "item": searched},
            {"type": "response.output_text.delta", **at, "output_index": 1, "delta": cited},
            {"type": "response.output_text.annotation.added", **at, "output_index": 1, "annotation": mark},
        ],
        end=lambda kind: [{"type": "response.completed", "response": whole(kind)}],
        error={"type": "error", "code": "server_error", "message": "boom"},
        whole=whole,
    )


def _messages() -> Samples:
    citation = {"type": "web_search_result_location", "url": URL, "title": "A", "cited_text": "It is blue."}
    results = [{"type": "web_search_result", "url": URL, "title": "A", "encrypted_content": "x"}]
    searched: Chunks = [
        {"type": "server_tool_use", "id": "s_1", "name": "web_search", "input": {"query": "sky"}},
        {"type": "web_search_tool_result", "tool_use_id": "s_1", "content": results},
    ]
    call = {"type": "tool_use", "id": "call_1", "name": "f", "input": {"q": "x"}}

    def block(index: int, start: Any, *deltas: Any) -> Chunks:
        return [
            {"type": "content_block_start", "index": index, "content_block": start},
            *({"type": "content_block_delta", "index": index, "delta": delta} for delta in deltas),
            {"type": "content_block_stop", "index": index},
        ]

    def text(piece: str) -> Any:
        return {"type": "text_delta", "text": piece}

    def whole(kind: str) -> Any:
        said: Any = {
            "answer": [{"type": "text", "text": "Hello"}],
            "tool": [call],
            "search": [*searched, {"type": "text", "text": "Blue.", "citations": [citation]}],
        }[kind]
        usage = {"input_tokens": 1, "output_tokens": 2}
        reason = "tool_use" if kind == "tool" else "end_turn"
        return {"type": "message", "role": "assistant", "content": said, "stop_reason": reason, "usage": usage}

    begun = {"role": "assistant", "content": [], "usage": {"input_tokens": 1, "output_tokens": 1}}
    return Samples(
        start=[{"type": "message_start", "message": begun}],
        text=lambda piece: block(0, {"type": "text", "text": ""}, text(piece)),
        tool=block(0, {**call, "input": {}}, {"type": "input_json_delta", "partial_json": '{"q":"x"}'}),
        search=[
            *block(0, {**searched[0], "input": {}}, {"type": "input_json_delta", "partial_json": '{"query":"sky"}'}),
            *block(1, searched[1]),
            *block(2, {"type": "text", "text": ""}, {"type": "citations_delta", "citation": citation}, text("Blue.")),
        ],
        end=lambda kind: [
            {
                "type": "message_delta",
                "delta": {"stop_reason": "tool_use" if kind == "tool" else "end_turn"},
                "usage": {"output_tokens": 2},
            },
            {"type": "message_stop"},
        ],
        error={"type": "error", "error": {"type": "api_error", "message": "boom"}},
        whole=whole,
    )


def _gemini() -> Samples:
    def said(*parts: Any, **more: Any) -> dict[str, Any]:
        return {"candidates": [{"content": {"role": "model", "parts": list(parts)}, **more}]}

    grounding = {
        "webSearchQueries": ["sky"],
        "groundingChunks": [{"web": {"uri": URL, "title": "a.example"}}],
        "groundingSupports": [{"segment": {"endIndex": 5, "text": "Blue."}, "groundingChunkIndices": [0]}],
    }
    call = {"functionCall": {"id": "call_1", "name": "f", "args": {"q": "x"}}, "thoughtSignature": "s"}

    def whole(kind: str) -> Any:
        found = {
            "answer": said({"text": "Hello"}, finishReason="STOP"),
            "tool": said(call, finishReason="STOP"),
            "search": said({"text": "Blue."}, finishReason="STOP", groundingMetadata=grounding),
        }
        return found[kind]

    return Samples(
        start=[],
        text=lambda piece: [said({"text": piece})],
        tool=[said(call)],
        search=[said({"text": "Blue."}), said({"text": ""}, groundingMetadata=grounding)],
        end=lambda kind: [said({"text": ""}, finishReason="STOP")],
        error={"error": {"code": 500, "message": "boom", "status": "INTERNAL"}},
        whole=whole,
    )


def _ollama() -> Samples:
    def said(done: bool = False, **message: Any) -> dict[str, Any]:
        end = {"done_reason": "stop", "prompt_eval_count": 1, "eval_count": 2} if done else {}
        return {"model": "m", "message": {"role": "assistant", "content": "", **message}, "done": done, **end}

    calls = [{"function": {"name": "f", "arguments": {"q": "x"}}}]
    return Samples(
        start=[],
        text=lambda piece: [said(content=piece)],
        tool=[said(tool_calls=calls)],
        search=None,
        end=lambda kind: [said(True)],
        error={"error": "boom"},
        whole=lambda kind: said(True, tool_calls=calls) if kind == "tool" else said(True, content="Hello"),
        lines=True,
    )


def _dashscope() -> Samples:
    def said(finish: str = "null", info: Any = None, **message: Any) -> dict[str, Any]:
        choice = {"message": {"role": "assistant", "content": "", **message}, "finish_reason": finish}
        return {"output": {"choices": [choice], **({"search_info": info} if info else {})}, "request_id": "r"}

    info = {"search_results": [{"index": 1, "title": "A", "url": URL, "site_name": "S"}]}
    call = {"index": 0, "id": "call_1", "type": "function", "function": {"name": "f", "arguments": '{"q":"x"}'}}

    def whole(kind: str) -> Any:
        found = {
            "answer": said("stop", content="Hello"),
            "tool": said("tool_calls", tool_calls=[call]),
            "search": said("stop", info, content="Blue.[1]"),
        }
        return found[kind]

    return Samples(
        start=[],
        text=lambda piece: [said(content=piece)],
        tool=[said(tool_calls=[call])],
        search=[said(info=info), said(content="Blue.[1]")],
        end=lambda kind: [said("tool_calls" if kind == "tool" else "stop")],
        error={"code": "InternalError", "message": "boom", "request_id": "r"},
        whole=whole,
    )


def _mistral() -> Samples:
    def said(content: Any) -> dict[str, Any]:
        return {
            "type": "message.output.delta",
            "id": "msg_1",
            "output_index": 0,
            "content_index": 0,
            "content": content,
        }

    cited = {"type": "tool_reference", "tool": "web_search", "title": "A", "url": URL}
    searched = {"type": "tool.execution", "id": "t_1", "name": "web_search", "arguments": '{"query":"sky"}'}
    call = {"id": "fc_1", "tool_call_id": "call_1", "name": "f", "arguments": '{"q":"x"}'}
    text = {"type": "text", "text": "Blue."}

    def whole(kind: str) -> Any:
        outputs: Any = {
            "answer": [{"type": "message.output", "id": "msg_1", "role": "assistant", "content": "Hello"}],
            "tool": [{"type": "function.call", **call}],
            "search": [
                searched,
                {"type": "message.output", "id": "msg_1", "role": "assistant", "content": [text, cited]},
            ],
        }[kind]
        return {"object": "conversation.response", "conversation_id": "c", "outputs": outputs, "usage": _COUNTS}

    return Samples(
        start=[{"type": "conversation.response.started", "conversation_id": "c"}],
        text=lambda piece: [said(piece)],
        tool=[{"type": "function.call.delta", "output_index": 0, **call}],
        search=[
            {"type": "tool.execution.started", "id": "t_1", "name": "web_search", "output_index": 0},
            {"type": "tool.execution.done", "id": "t_1", "name": "web_search", "output_index": 0},
            said("Blue."),
            said(cited),
        ],
        end=lambda kind: [{"type": "conversation.response.done", "usage": _COUNTS}],
        error={"type": "conversation.response.error", "message": "boom", "code": 500},
        whole=whole,
    )


_COUNTS = {"prompt_tokens": 1, "completion_tokens": 2, "total_tokens": 3}


def _nested(start: int, end: int) -> dict[str, Any]:
    inner = {"url": URL, "title": "A", "start_index": start, "end_index": end}
    return {"type": "url_citation", "url_citation": inner}


SAMPLES = {
    "chat": _chat(),
    "responses": _responses(),
    "messages": _messages(),
    "gemini": _gemini(),
    "ollama": _ollama(),
    "dashscope": _dashscope(),
    "mistral": _mistral(),
}
