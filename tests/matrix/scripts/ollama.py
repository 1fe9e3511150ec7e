"""Ollama's own API: JSON lines, arguments as objects, no ids and no search of its own."""

import json
from typing import Any, ClassVar

from tests.matrix.scripts.base import THOUGHT, USED, Script, Told
from tests.matrix.servers import LINES


class Ollama(Script):
    name = "ollama"
    media = LINES
    streamed_at = asked_whole_at = "/api/chat"
    error: ClassVar[Any] = {"error": "boom"}
    refusal: ClassVar[Any] = error
    echo: ClassVar[Any] = {
        "role": "assistant",
        "content": "",
        "tool_calls": [{"function": {"name": "web_search", "arguments": {"query": "sky"}}}],
        "thinking": THOUGHT,
    }

    def frame(self, value: Any) -> bytes:
        return f"{json.dumps(value, ensure_ascii=False)}\n".encode()

    def said(self, *pieces: str) -> Told:
        text, given = "".join(pieces), max(len(pieces) // 2, 1)
        frames = [_line(thinking=THOUGHT), *(_line(content=piece) for piece in pieces), _line(True)]
        whole = _line(True, content=text, thinking=THOUGHT)
        return Told(frames, whole, text, half=1 + given, half_text="".join(pieces[:given]))

    def called(self, query: str) -> Told:
        calls = [{"function": {"name": "web_search", "arguments": {"query": query}}}]
        frames = [_line(thinking=THOUGHT), _line(tool_calls=calls), _line(True)]
        return Told(frames, _line(True, thinking=THOUGHT, tool_calls=calls))

    def echoed(self, request: Any) -> Any:
        return next(message for message in request["messages"] if message["role"] == "assistant")

    def results(self, request: Any) -> list[str]:
        return [message["content"] for message in request["messages"] if message["role"] == "tool"]

    def words(self, request: Any) -> list[str]:
        return [message["content"] for message in request["messages"] if message["role"] == "assistant"]

    def roles(self, request: Any) -> list[str]:
        return [message["role"] for message in request["messages"] if message["role"] != "system"]


def _line(done: bool = False, **message: Any) -> Any:
    end = {"done_reason": "stop", "prompt_eval_count": USED[0], "eval_count": USED[1], "total_duration": 1}
    said = {"role": "assistant", "content": "", **message}
    return {"model": "m", "created_at": "t", "message": said, "done": done, **(end if done else {})}
