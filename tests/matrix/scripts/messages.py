"""Anthropic Messages: an answer in blocks; citations come before the text of their block."""

import json
from typing import Any, ClassVar

from tests.matrix.scripts.base import KEY, MOON, THOUGHT, USED, Claim, Script, Told, halves

_THINKING = {"type": "thinking", "thinking": THOUGHT, "signature": "EqQBsignature"}


class Messages(Script):
    name = "messages"
    dialect = "anthropic"
    key = ("x-api-key", KEY)
    streamed_at = asked_whole_at = "/v1/messages"
    error: ClassVar[Any] = {"type": "error", "error": {"type": "api_error", "message": "boom"}, "request_id": "req_1"}
    refusal: ClassVar[Any] = error
    echo: ClassVar[Any] = [
        _THINKING,
        {"type": "tool_use", "id": "toolu_1", "name": "web_search", "input": {"query": "sky"}},
    ]

    def frame(self, value: Any) -> bytes:
        return f"event: {value['type']}\ndata: {json.dumps(value, ensure_ascii=False)}\n\n".encode()

    def said(self, *pieces: str) -> Told:
        text = "".join(pieces)
        frames = [_begin(), {"type": "ping"}, *_thinking()]
        given = max(len(pieces) // 2, 1)
        block = _block(1, {"type": "text", "text": ""}, *({"type": "text_delta", "text": piece} for piece in pieces))
        whole = _whole("end_turn", _THINKING, {"type": "text", "text": text})
        half = len(frames) + 1 + given
        return Told([*frames, *block, *_end("end_turn")], whole, text, half=half, half_text="".join(pieces[:given]))

    def called(self, query: str) -> Told:
        call = {"type": "tool_use", "id": "toolu_1", "name": "web_search", "input": {"query": query}}
        written = ("", *halves(f'{{"query": "{query}"}}'))
        deltas = [{"type": "input_json_delta", "partial_json": piece} for piece in written]
        frames = [_begin(), *_thinking(), *_block(1, {**call, "input": {}}, *deltas), *_end("tool_use")]
        return Told(frames, _whole("tool_use", _THINKING, call))

    def cited(self, *claims: Claim) -> Told:
        blocks = searched(*claims)
        found = {"type": "server_tool_use", "id": "srvtoolu_1", "name": "web_search", "input": {}}
        frames = [_begin(), *_thinking()]
        frames += _block(1, found, {"type": "input_json_delta", "partial_json": '{"query": "blue"}'})
        frames += _block(2, blocks[2])
        text, chips, half, half_text = "", [], 0, ""
        for index, (claim, block) in enumerate(zip(claims, blocks[3:], strict=True), start=3):
            cited = {"type": "citations_delta", "citation": block["citations"][0]}
            pieces = [{"type": "text_delta", "text": piece} for piece in halves(claim.text)]
            if chips:
                half, half_text = len(frames) + 3, text + pieces[0]["text"]
            frames += _block(index, {"type": "text", "text": "", "citations": []}, cited, *pieces)
            text += claim.text
            chips.append((claim.url, len(text), len(text)))
        frames += _end("end_turn", searches=1)
        urls = tuple(claim.url for claim in claims)  # the second one's citation stands before its words
        return Told(frames, _whole("end_turn", *blocks), text, tuple(chips), half, half_text, urls)

    def echoed(self, request: Any) -> Any:
        return next(message["content"] for message in request["messages"] if message["role"] == "assistant")

    def results(self, request: Any) -> list[str]:
        blocks = (block for message in request["messages"] for block in message["content"])
        return [block["content"] for block in blocks if block["type"] == "tool_result"]

    def words(self, request: Any) -> list[str]:
        said = [message["content"] for message in request["messages"] if message["role"] == "assistant"]
        return ["".join(block.get("text", "") for block in blocks) for blocks in said]

    def roles(self, request: Any) -> list[str]:
        return [message["role"] for message in request["messages"]]


def searched(*claims: Claim) -> list[Any]:
    """The blocks of an answer that thought, searched and cites."""
    results = [
        {
            "type": "web_search_result",
            "url": c.url,
            "title": c.title,
            "encrypted_content": f"c{c.url}",
            "page_age": None,
        }
        for c in (*claims, MOON)
    ]
    said = [{"type": "text", "text": claim.text, "citations": [_citation(claim)]} for claim in claims]
    return [
        _THINKING,
        {"type": "server_tool_use", "id": "srvtoolu_1", "name": "web_search", "input": {"query": "blue"}},
        {"type": "web_search_tool_result", "tool_use_id": "srvtoolu_1", "content": results},
        *said,
    ]


def _citation(claim: Claim) -> Any:
    named = {"type": "web_search_result_location", "url": claim.url, "title": claim.title}
    return {**named, "cited_text": f"It&#x27;s {claim.title}", "encrypted_index": f"i{claim.url}"}


def _begin() -> Any:
    usage = {"input_tokens": USED[0], "output_tokens": 1}
    named = {"id": "msg_1", "type": "message", "role": "assistant", "model": "m", "content": [], "stop_reason": None}
    return {"type": "message_start", "message": {**named, "usage": usage}}


def _thinking() -> list[Any]:
    thought = {"type": "thinking_delta", "thinking": THOUGHT}
    signed = {"type": "signature_delta", "signature": _THINKING["signature"]}
    return _block(0, {"type": "thinking", "thinking": "", "signature": ""}, thought, signed)


def _block(index: int, start: Any, *deltas: Any) -> list[Any]:
    return [
        {"type": "content_block_start", "index": index, "content_block": start},
        *({"type": "content_block_delta", "index": index, "delta": delta} for delta in deltas),
        {"type": "content_block_stop", "index": index},
    ]


def _end(reason: str, searches: int = 0) -> list[Any]:
    used = {"output_tokens": USED[1], "server_tool_use": {"web_search_requests": searches}}
    delta = {"stop_reason": reason, "stop_sequence": None}
    return [{"type": "message_delta", "delta": delta, "usage": used}, {"type": "message_stop"}]


def _whole(reason: str, *blocks: Any) -> Any:
    usage = {"input_tokens": USED[0], "output_tokens": USED[1]}
    named = {"id": "msg_1", "type": "message", "role": "assistant", "model": "m", "content": list(blocks)}
    return {**named, "stop_reason": reason, "stop_sequence": None, "usage": usage}
