"""Chat Completions as OpenAI's search models write it: links in the text, all annotations in the last chunk."""

from typing import Any, ClassVar

from tests.matrix.scripts.base import THOUGHT, USED, Claim, Script, Told, halves

_USAGE = {"prompt_tokens": USED[0], "completion_tokens": USED[1], "total_tokens": sum(USED)}


class Chat(Script):
    name = "chat"
    dialect = "openai"
    streamed_at = asked_whole_at = "/v1/chat/completions"
    error: ClassVar[Any] = {"error": {"message": "boom", "type": "server_error", "param": None, "code": "x"}}
    refusal: ClassVar[Any] = {"code": "x", "error": "boom"}  # xAI
    echo: ClassVar[Any] = {
        "role": "assistant",
        "content": "",
        "reasoning_content": THOUGHT,
        "tool_calls": [
            {"type": "function", "id": "call_1", "function": {"name": "web_search", "arguments": '{"query": "sky"}'}}
        ],
    }

    def said(self, *pieces: str) -> Told:
        frames = [_chunk(role="assistant", content=""), _chunk(reasoning_content=THOUGHT)]
        frames += [_chunk(content=piece) for piece in pieces]
        text = "".join(pieces)
        message = {"content": text, "reasoning_content": THOUGHT}
        half = 2 + max(len(pieces) // 2, 1)
        said = "".join(pieces[: half - 2])
        return Told([*frames, *_end("stop")], _whole(message, "stop"), text, half=half, half_text=said)

    def called(self, query: str) -> Told:
        arguments = f'{{"query": "{query}"}}'
        first = {"index": 0, "id": "call_1", "type": "function", "function": {"name": "web_search", "arguments": ""}}
        pieces = [{"index": 0, "function": {"arguments": part}} for part in halves(arguments)]
        frames = [_chunk(role="assistant", content=None), _chunk(reasoning_content=THOUGHT)]
        frames += [_chunk(tool_calls=[call]) for call in (first, *pieces)]
        call = {"id": "call_1", "type": "function", "function": {"name": "web_search", "arguments": arguments}}
        message = {"content": None, "reasoning_content": THOUGHT, "tool_calls": [call]}
        return Told([*frames, *_end("tool_calls")], _whole(message, "tool_calls"))

    def cited(self, *claims: Claim) -> Told:
        text, frames, marks, chips = "", [_chunk(role="assistant", content="")], list[Any](), []
        half, half_text = 0, ""
        for claim in claims:
            marker = f"([{claim.url.split('/')[2]}]({claim.url}?utm_source=openai))"
            start = len(text) + len(claim.text) + 1
            pieces = [*halves(claim.text), f" {marker[:9]}", marker[9:]]
            for number, piece in enumerate(pieces):
                if chips and number == 1 and not half:
                    half, half_text = len(frames), text
                frames.append(_chunk(content=piece))
                text += piece
            inner = {"start_index": start, "end_index": start + len(marker), "title": claim.title}
            marks.append(
                {"type": "url_citation", "url_citation": {**inner, "url": f"{claim.url}?utm_source=openai"}},
            )
            chips.append((claim.url, start, start + len(marker)))
        frames += [_chunk("stop", annotations=marks), *_end("")]
        whole = _whole({"content": text, "annotations": marks}, "stop")
        return Told(frames, whole, text, tuple(chips), half, half_text)

    def echoed(self, request: Any) -> Any:
        return next(message for message in request["messages"] if message["role"] == "assistant")

    def results(self, request: Any) -> list[str]:
        return [message["content"] for message in request["messages"] if message["role"] == "tool"]

    def words(self, request: Any) -> list[str]:
        return [message["content"] for message in request["messages"] if message["role"] == "assistant"]

    def roles(self, request: Any) -> list[str]:
        return [message["role"] for message in request["messages"] if message["role"] != "system"]


def _chunk(finish: str | None = None, **delta: Any) -> Any:
    choices = [{"index": 0, "delta": delta, "finish_reason": finish}]
    return {"id": "c1", "object": "chat.completion.chunk", "created": 1, "model": "m", "choices": choices}


def _end(finish: str) -> list[Any]:
    usage = {**_chunk(), "choices": [], "usage": _USAGE}
    return [*([_chunk(finish)] if finish else []), usage, "[DONE]"]


def _whole(message: Any, finish: str) -> Any:
    choices = [{"index": 0, "message": {"role": "assistant", **message}, "finish_reason": finish}]
    return {"id": "c1", "object": "chat.completion", "created": 1, "model": "m", "choices": choices, "usage": _USAGE}
