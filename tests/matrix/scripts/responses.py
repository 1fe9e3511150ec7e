"""OpenAI Responses: items in order, offsets in UTF-16 code units, all of it once more at the end."""

import json
from typing import Any, ClassVar

from tests.matrix.scripts.base import MOON, THOUGHT, USED, Claim, Script, Told, halves

_REASONING = {
    "id": "rs_1",
    "type": "reasoning",
    "summary": [{"type": "summary_text", "text": THOUGHT}],
    "encrypted_content": "gAAAA-secret",
}


class Responses(Script):
    name = "responses"
    dialect = "openai"
    streamed_at = asked_whole_at = "/v1/responses"
    error: ClassVar[Any] = {"type": "error", "code": "server_error", "message": "boom", "param": None}
    refusal: ClassVar[Any] = {"error": {"message": "boom", "type": "server_error", "param": None, "code": None}}
    echo: ClassVar[Any] = [
        _REASONING,
        {
            "type": "function_call",
            "status": "completed",
            "call_id": "call_1",
            "name": "web_search",
            "arguments": '{"query": "sky"}',
        },
    ]

    def frame(self, value: Any) -> bytes:
        return f"event: {value['type']}\ndata: {json.dumps(value, ensure_ascii=False)}\n\n".encode()

    def said(self, *pieces: str) -> Told:
        message = _message("".join(pieces), [])
        frames = [*_begin(), *_thinking(), _added(1, {**message, "status": "in_progress", "content": []})]
        first = len(frames)
        frames += [_delta(piece) for piece in pieces]
        given = max(len(pieces) // 2, 1)
        done = [_done(1, message), _completed(_REASONING, message)]
        half_text = "".join(pieces[:given])
        return Told([*frames, *done], done[-1]["response"], "".join(pieces), half=first + given, half_text=half_text)

    def called(self, query: str) -> Told:
        arguments = f'{{"query": "{query}"}}'
        call = {"id": "fc_1", "type": "function_call", "status": "completed", "call_id": "call_1", "name": "web_search"}
        at = {"item_id": "fc_1", "output_index": 1}
        kind = "response.function_call_arguments"
        frames = [
            *_begin(),
            *_thinking(),
            _added(1, {**call, "status": "in_progress", "arguments": ""}),
            *({"type": f"{kind}.delta", **at, "delta": piece} for piece in halves(arguments)),
            {"type": f"{kind}.done", **at, "arguments": arguments},
            _done(1, {**call, "arguments": arguments}),
            _completed(_REASONING, {**call, "arguments": arguments}),
        ]
        return Told(frames, frames[-1]["response"])

    def cited(self, *claims: Claim) -> Told:
        listed = [{"type": "url", "url": claim.url} for claim in (*claims, MOON)]
        action = {"type": "search", "query": "blue", "queries": ["blue"], "sources": listed}
        searched = {"id": "ws_1", "type": "web_search_call", "status": "completed", "action": action}
        frames = [
            *_begin(),
            _added(0, {"id": "ws_1", "type": "web_search_call", "status": "in_progress"}),
            {"type": "response.web_search_call.searching", "item_id": "ws_1", "output_index": 0},
            {"type": "response.web_search_call.completed", "item_id": "ws_1", "output_index": 0},
            _done(0, searched),
            _added(1, {**_message("", []), "status": "in_progress", "content": []}),
        ]
        text, marks, chips, half, half_text = "", list[Any](), [], 0, ""
        for claim in claims:
            marker = f"([{claim.url.split('/')[2]}]({claim.url}?utm_source=openai))"
            start = len(text) + len(claim.text) + 1
            for number, piece in enumerate((*halves(claim.text), f" {marker}")):
                if marks and number == 1 and not half:
                    half, half_text = len(frames), text
                frames.append(_delta(piece))
                text += piece
            span = _units(text[:start]), _units(text[: start + len(marker)])
            mark = {"type": "url_citation", "url": f"{claim.url}?utm_source=openai", "title": claim.title}
            marks.append({**mark, "start_index": span[0], "end_index": span[1]})
            at = {"item_id": "msg_1", "output_index": 1, "content_index": 0, "annotation_index": len(marks) - 1}
            frames.append({"type": "response.output_text.annotation.added", **at, "annotation": marks[-1]})
            chips.append((claim.url, start, start + len(marker)))
        message = _message(text, marks)
        frames += [_done(1, message), _completed(searched, message)]
        return Told(
            frames, frames[-1]["response"], text, tuple(chips), half, half_text, tuple(c.url for c in claims[:1])
        )

    def echoed(self, request: Any) -> Any:
        return [item for item in request["input"] if item["type"] in ("reasoning", "function_call")]

    def results(self, request: Any) -> list[str]:
        return [item["output"] for item in request["input"] if item["type"] == "function_call_output"]

    def words(self, request: Any) -> list[str]:
        said = [item["content"] for item in request["input"] if item.get("role") == "assistant"]
        return [one if isinstance(one, str) else "".join(part["text"] for part in one) for one in said]

    def roles(self, request: Any) -> list[str]:
        return [item["role"] for item in request["input"] if "role" in item]


def _begin() -> list[Any]:
    response = {"id": "resp_1", "object": "response", "status": "in_progress", "output": []}
    return [{"type": f"response.{name}", "response": response} for name in ("created", "in_progress")]


def _thinking() -> list[Any]:
    at = {"item_id": "rs_1", "output_index": 0, "summary_index": 0}
    return [
        _added(0, {"id": "rs_1", "type": "reasoning", "summary": []}),
        {"type": "response.reasoning_summary_part.added", **at, "part": {"type": "summary_text", "text": ""}},
        {"type": "response.reasoning_summary_text.delta", **at, "delta": THOUGHT},
        {"type": "response.reasoning_summary_text.done", **at, "text": THOUGHT},
        _done(0, _REASONING),
    ]


def _added(index: int, item: Any) -> Any:
    return {"type": "response.output_item.added", "output_index": index, "item": item}


def _done(index: int, item: Any) -> Any:
    return {"type": "response.output_item.done", "output_index": index, "item": item}


def _delta(text: str) -> Any:
    at = {"item_id": "msg_1", "output_index": 1, "content_index": 0}
    return {"type": "response.output_text.delta", **at, "delta": text}


def _message(text: str, marks: list[Any]) -> Any:
    content = [{"type": "output_text", "text": text, "annotations": marks}]
    return {"id": "msg_1", "type": "message", "role": "assistant", "status": "completed", "content": content}


def _completed(*items: Any) -> Any:
    usage = {"input_tokens": USED[0], "output_tokens": USED[1], "total_tokens": sum(USED)}
    response = {"id": "resp_1", "object": "response", "status": "completed", "output": list(items), "usage": usage}
    return {"type": "response.completed", "response": response}


def _units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2
