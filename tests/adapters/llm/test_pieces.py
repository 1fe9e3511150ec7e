"""What comes in many pieces is put together once: the work for each does not grow with those before it."""

import json
import time
from typing import Any

import pytest

from app.adapters.llm.formats import format_of
from app.adapters.llm.protocol.wire_format import Service

PIECE = "word " * 200
TIMES = 8000
ARGUMENTS = {"tool_calls": [{"index": 0, "id": "c", "function": {"name": "f", "arguments": PIECE}}]}
DETAILS = {"reasoning_details": [{"type": "reasoning.text", "index": 0, "text": PIECE}]}
PIECES: dict[str, tuple[str, Any]] = {
    "chat's calls": ("chat", {"choices": [{"delta": ARGUMENTS}]}),
    "chat's details": ("chat", {"choices": [{"delta": DETAILS}]}),
    "gemini's text": ("gemini", {"candidates": [{"content": {"parts": [{"text": PIECE}]}}]}),
    "gemini's thoughts": ("gemini", {"candidates": [{"content": {"parts": [{"text": PIECE, "thought": True}]}}]}),
}


def seconds(wire_format: str, chunk: Any) -> float:
    decoder = format_of(wire_format).decoder(Service("S", "http://s.example/v1"))
    data = json.dumps(chunk)
    begun = time.process_time()
    for _ in range(TIMES):
        decoder.feed(data)
    decoder.close()
    return time.process_time() - begun


@pytest.mark.parametrize(("wire_format", "chunk"), PIECES.values(), ids=PIECES)
def test_the_last_piece_costs_no_more_than_the_first(wire_format: str, chunk: Any) -> None:
    simple = seconds("chat", {"choices": [{"delta": {"content": PIECE}}]})
    assert seconds(wire_format, chunk) < 4 * simple
