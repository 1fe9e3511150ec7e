"""Counts that no answer can have are not believed: the window could not even print them."""

import json
from typing import Any

import pytest

from app.adapters.llm.formats import format_of
from app.adapters.llm.protocol.wire_format import Service
from app.adapters.llm.recording import collected

ANSWERS: dict[str, Any] = {
    "chat": {
        "choices": [{"message": {"content": "hi"}, "finish_reason": "stop"}],
        "usage": {"prompt_tokens": "N", "completion_tokens": 1, "num_search_queries": "N", "cost": "N"},
    },
    "responses": {
        "object": "response",
        "status": "completed",
        "output": [{"type": "message", "content": [{"type": "output_text", "text": "hi", "annotations": []}]}],
        "usage": {"input_tokens": "N", "output_tokens": 1, "cost_in_usd_ticks": "N", "num_sources_used": "N"},
    },
    "messages": {
        "type": "message",
        "role": "assistant",
        "content": [{"type": "text", "text": "hi"}],
        "stop_reason": "end_turn",
        "usage": {"input_tokens": "N", "output_tokens": 1, "server_tool_use": {"web_search_requests": "N"}},
    },
    "gemini": {
        "candidates": [{"content": {"parts": [{"text": "hi"}]}, "finishReason": "STOP"}],
        "usageMetadata": {"promptTokenCount": "N", "candidatesTokenCount": 1},
    },
    "ollama": {
        "message": {"content": "hi"},
        "done": True,
        "done_reason": "stop",
        "prompt_eval_count": "N",
        "eval_count": 1,
    },
    "dashscope": {
        "output": {"choices": [{"message": {"content": "hi"}, "finish_reason": "stop"}]},
        "usage": {"input_tokens": "N", "output_tokens": 1, "plugins": {"search": {"count": "N"}}},
    },
    "mistral": {
        "object": "conversation.response",
        "outputs": [{"type": "message.output", "content": "hi"}],
        "usage": {"prompt_tokens": "N", "completion_tokens": 1, "connectors": {"web_search": "N"}},
    },
}


@pytest.mark.parametrize("number", ["1" + "0" * 30, "1" + "0" * 4000, "-3", "true", "1.5", "NaN", "Infinity", '"7"'])
@pytest.mark.parametrize("name", ANSWERS)
def test_counts_that_no_answer_can_have_are_left_out(name: str, number: str) -> None:
    body = json.dumps(ANSWERS[name]).replace('"N"', number)
    found = collected(format_of(name).decoder(Service(name, "")), body.encode())
    assert found.text == "hi"
    assert found.usage is None or not (found.usage.input or found.usage.searches)
