"""DashScope's native interface: sources first, markers in the text, a finish that is the word `null` until the end."""

import json
from typing import Any, ClassVar

from tests.matrix.scripts.base import MOON, THOUGHT, USED, Claim, Script, Told, halves


class DashScope(Script):
    name = "dashscope"
    base = "/api/v1"
    dialect = "qwen"
    streamed_at = asked_whole_at = "/api/v1/services/aigc/text-generation/generation"
    error: ClassVar[Any] = {"code": "InternalError", "message": "boom", "request_id": "r"}
    refusal: ClassVar[Any] = error
    echo: ClassVar[Any] = {
        "role": "assistant",
        "content": "",
        "tool_calls": [
            {"id": "call_1", "type": "function", "function": {"name": "web_search", "arguments": '{"query": "sky"}'}}
        ],
    }

    def frame(self, value: Any) -> bytes:
        event, status = ("result", 200) if "output" in value else ("error", 500)
        data = json.dumps(value, ensure_ascii=False)
        return f"id:1\nevent:{event}\n:HTTP_STATUS/{status}\ndata:{data}\n\n".encode()

    def said(self, *pieces: str) -> Told:
        text, given = "".join(pieces), max(len(pieces) // 2, 1)
        frames = [_chunk(reasoning_content=THOUGHT), *(_chunk(content=piece) for piece in pieces), _chunk("stop")]
        whole = _chunk("stop", content=text, reasoning_content=THOUGHT)
        return Told(frames, whole, text, half=1 + given, half_text="".join(pieces[:given]))

    def called(self, query: str) -> Told:
        arguments = f'{{"query": "{query}"}}'
        call = {"index": 0, "id": "call_1", "type": "function"}
        first = {**call, "function": {"name": "web_search", "arguments": ""}}
        rest = [{**call, "id": "", "function": {"arguments": piece}} for piece in halves(arguments)]
        frames = [_chunk(reasoning_content=THOUGHT), *(_chunk(tool_calls=[one]) for one in (first, *rest))]
        whole = _chunk("tool_calls", tool_calls=[{**call, "function": {"name": "web_search", "arguments": arguments}}])
        return Told([*frames, _chunk("tool_calls")], whole)

    def cited(self, *claims: Claim) -> Told:
        rows = [
            {"index": n, "title": claim.title, "url": claim.url, "site_name": "Loopback", "icon": ""}
            for n, claim in enumerate((*claims, MOON), start=1)
        ]
        frames, text, chips = [_chunk(info={"search_results": rows})], "", []
        half, half_text = 0, ""
        for number, claim in enumerate(claims, start=1):
            for piece in (*halves(claim.text), "[", f"{number}]"):
                frames.append(_chunk(content=piece))
                text += piece
                if chips and not half:
                    half, half_text = len(frames), text
            chips.append((claim.url, len(text) - 3, len(text)))
        whole = _chunk("stop", {"search_results": rows}, content=text)
        urls = tuple(claim.url for claim in claims[:1])
        return Told([*frames, _chunk("stop")], whole, text, tuple(chips), half, half_text, urls)

    def echoed(self, request: Any) -> Any:
        return next(message for message in request["input"]["messages"] if message["role"] == "assistant")

    def results(self, request: Any) -> list[str]:
        contents = [message["content"] for message in request["input"]["messages"] if message["role"] == "tool"]
        return ["".join(part["text"] for part in one) if isinstance(one, list) else one for one in contents]

    def words(self, request: Any) -> list[str]:
        return [message["content"] for message in request["input"]["messages"] if message["role"] == "assistant"]

    def roles(self, request: Any) -> list[str]:
        return [message["role"] for message in request["input"]["messages"] if message["role"] != "system"]


def _chunk(finish: str = "null", info: Any = None, **message: Any) -> Any:
    said = {"role": "assistant", "content": "", "reasoning_content": "", **message}
    output: dict[str, Any] = {"choices": [{"message": said, "finish_reason": finish}]}
    if info:
        output["search_info"] = info
    usage = {"input_tokens": USED[0], "output_tokens": USED[1], "total_tokens": sum(USED)}
    return {"output": output, "usage": usage, "request_id": "r"}
