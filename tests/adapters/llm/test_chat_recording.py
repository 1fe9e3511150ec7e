"""Recorded answers come out as what they held."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from app.adapters.llm.chat_decode import ChatDecoder
from app.adapters.llm.chat_recording import decode_recording
from app.adapters.llm.frames import Frames
from app.core.domain.chat import TextPart
from app.core.domain.errors import BadAnswer

KEYS = ["text", "reasoning", "citations", "sources", "queries", "tool_calls", "usage", "finish", "error"]


def stream(*chunks: Any) -> bytes:
    return b"".join(b"data: " + json.dumps(chunk).encode() + b"\n\n" for chunk in chunks) + b"data: [DONE]\n\n"


def delta(**fields: Any) -> dict[str, Any]:
    return {"choices": [{"delta": fields}]}


def test_a_recording_has_all_keys() -> None:
    found = decode_recording(stream(delta(content="a")))
    assert list(found) == KEYS
    assert found == {key: [] for key in KEYS} | {
        "text": "a",
        "reasoning": "",
        "usage": {},
        "finish": None,
        "error": None,
    }


def test_markers_name_listed_sources_but_not_in_code() -> None:
    urls = ["https://a.example/", "https://b.example/"]
    found = decode_recording(stream(delta(content="x[2] `y[1]` z[7]"), {"citations": urls}))
    assert found["citations"] == [{"start": 1, "end": 4, "marker": "[2]", "urls": ["https://b.example/"]}]
    assert found["sources"] == [
        {"title": "", "url": urls[0], "cited": False},
        {"title": "", "url": urls[1], "cited": True},
    ]


def test_annotations_come_before_markers() -> None:
    text = "x ([b](https://b.example/))[1]"
    mark = {"type": "url_citation", "url": "https://b.example/", "start_index": 2, "end_index": 27}
    found = decode_recording(
        stream(delta(content=text), delta(annotations=[mark]), {"citations": ["https://a.example"]})
    )
    assert [(c["start"], c["marker"]) for c in found["citations"]] == [(2, "([b](https://b.example/))")]


@pytest.mark.parametrize(
    "body", [b'{"error":{"message":"boom"}}', b'{"detail":"boom"}', b'event: error\ndata: {"error":"boom"}\n\n']
)
def test_an_error_body_is_understood(body: bytes) -> None:
    assert decode_recording(body)["error"] == "boom"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"hello",
        b"<html>",
        b"{}",
        b"[1]",
        b'event: message_start\ndata: {"type":"message_start","message":{"content":[]}}\n\n',
        b'event: response.created\ndata: {"type":"response.created","response":{}}\n\n',
    ],
)
def test_what_is_another_format_is_refused(body: bytes) -> None:
    with pytest.raises(BadAnswer):
        decode_recording(body)


def sha(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def chats(folder: Path) -> list[tuple[dict[str, Any], bytes]]:
    expected = json.loads((folder / "expected.json").read_text("utf-8"))
    entries = [entry for entry in expected.values() if entry["wire"] == "openai_chat"]
    return [(entry, (folder / entry["file"]).read_bytes()) for entry in entries]


def test_real_recordings_hold_what_is_expected(shared_data: Path) -> None:
    recorded = chats(shared_data / "streams")
    assert len(recorded) == 10
    for entry, data in recorded:
        found = decode_recording(data)
        urls = [url for citation in found["citations"] for url in citation["urls"]]
        assert (len(found["text"]), sha(found["text"])) == (entry["text_len"], entry["text_sha256"])
        assert sha(found["reasoning"]) == entry["reasoning_sha256"]
        assert list(dict.fromkeys(urls)) == (entry["cited_urls"] or entry.get("marker_urls", []))
        assert [source["url"] for source in found["sources"]] == entry["sources"]
        assert (found["queries"], found["tool_calls"]) == (entry["queries"], entry["tools"])
        assert (found["usage"], found["finish"], found["error"]) == (entry["usage"], entry["finish"], entry["error"])


def test_real_recordings_stream_the_same_in_any_pieces(shared_data: Path) -> None:
    for entry, data in chats(shared_data / "streams"):
        for body in (data, data.replace(b"\n", b"\r\n"), data.replace(b"\n", b"\r")):
            frames, decoder = Frames(), ChatDecoder()
            pieces = [body[i : i + 7] for i in range(0, len(body), 7)]
            parts = [part for piece in pieces for part in decoder.feed_all(frames.feed(piece))]
            parts += decoder.feed_all(frames.close()) + decoder.close()
            assert sha("".join(p.text for p in parts if isinstance(p, TextPart))) == entry["text_sha256"]
            assert decoder.finished


def test_other_real_recordings_are_told_apart(shared_data: Path) -> None:
    folder = shared_data / "streams"
    expected = json.loads((folder / "expected.json").read_text("utf-8"))
    for entry in expected.values():
        if entry["wire"] in ("anthropic", "gemini", "openai_responses") and not entry["error"]:
            with pytest.raises(BadAnswer):
                decode_recording((folder / entry["file"]).read_bytes())
