"""Real recorded streams of every wire format come out as what they held."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from app.adapters.inspect import SavedMaterial
from app.adapters.llm.formats import format_of
from app.adapters.llm.protocol.frames import Frames
from app.adapters.llm.protocol.wire_format import Service
from app.core.domain.chat import WIRE_FORMATS, ModelPart, TextPart
from app.core.domain.errors import BadAnswer

FORMATS = {
    "openai_chat": "chat",
    "openai_responses": "responses",
    "anthropic": "messages",
    "gemini": "gemini",
    "dashscope_native": "dashscope",
}


def recordings(folder: Path) -> list[tuple[str, dict[str, Any], bytes]]:
    """(wire format, what is expected, bytes)"""
    expected = json.loads((folder / "expected.json").read_text("utf-8"))
    return [(FORMATS[e["wire"]], e, (folder / e["file"]).read_bytes()) for e in expected.values()]


def sha(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def test_recordings_hold_what_is_expected(shared_data: Path) -> None:
    recorded = recordings(shared_data / "streams")
    assert len(recorded) == 26
    for wire_format, entry, data in recorded:
        found = SavedMaterial().stream(wire_format, data)
        urls = [url for citation in found["citations"] for url in citation["urls"]]
        name = entry["file"]
        assert (len(found["text"]), sha(found["text"])) == (entry["text_len"], entry["text_sha256"]), name
        assert sha(found["reasoning"]) == entry["reasoning_sha256"], name
        assert list(dict.fromkeys(urls)) == (entry["cited_urls"] or entry.get("marker_urls", [])), name
        assert (found["finish"], found["error"]) == (entry["finish"], entry["error"]), name
        counts = {count: entry["usage"][count] for count in ("input", "output") if count in entry["usage"]}
        assert found["usage"] == counts, name
        own = [{n: t[n] for n in ("name", "arguments")} for t in entry["tools"] if t.get("kind") != "server_tool_use"]
        assert found["tool_calls"] == own, name
        listed = [source["url"] for source in found["sources"]]
        assert listed[: len(entry["sources"])] == entry["sources"], name  # those that are only cited come behind
        assert found["queries"][: len(entry["queries"])] == entry["queries"], name


def test_citations_of_recordings_lie_within_their_text(shared_data: Path) -> None:
    for wire_format, _, data in recordings(shared_data / "streams"):
        found = SavedMaterial().stream(wire_format, data)
        for citation in found["citations"]:
            start, end = citation["start"], citation["end"]
            assert citation["marker"] == ("" if start is None else found["text"][start:end])


def test_recordings_stream_the_same_in_any_pieces(shared_data: Path) -> None:
    for wire_format, entry, data in recordings(shared_data / "streams"):
        for body in (data, data.replace(b"\n", b"\r\n"), data.replace(b"\n", b"\r")):
            frames, decoder = Frames(), format_of(wire_format).decoder(Service("S", "b"))
            parts: list[ModelPart] = []
            for at in range(0, len(body), 7):
                for event in frames.feed(body[at : at + 7]):
                    parts += decoder.feed(event.data, event.event)
            for event in frames.close():
                parts += decoder.feed(event.data, event.event)
            parts += decoder.close()
            assert sha("".join(p.text for p in parts if isinstance(p, TextPart))) == entry["text_sha256"], entry["file"]
            assert decoder.finished, entry["file"]


def test_chat_tells_other_recordings_from_its_own(shared_data: Path) -> None:
    for wire_format, entry, data in recordings(shared_data / "streams"):
        if wire_format in ("responses", "messages", "gemini") and not entry["error"]:
            with pytest.raises(BadAnswer):
                SavedMaterial().stream("chat", data)


@pytest.mark.parametrize("wire_format", WIRE_FORMATS)
@pytest.mark.parametrize("body", [b"", b"hello", b"<html>", b"{}", b"[1]", b'{"a":\n[]}', b"data: x\n\n"])
def test_what_no_format_knows_is_refused(wire_format: str, body: bytes) -> None:
    with pytest.raises(BadAnswer):
        SavedMaterial().stream(wire_format, body)


@pytest.mark.parametrize("wire_format", WIRE_FORMATS)
@pytest.mark.parametrize(
    "body", [b'{"error":{"message":"boom"}}', b'{"error":"boom"}', b'event: error\ndata: {"error":"boom"}\n\n']
)
def test_an_error_body_is_understood_by_every_format(wire_format: str, body: bytes) -> None:
    assert SavedMaterial().stream(wire_format, body)["error"] == "boom"


def test_a_format_that_is_none_is_refused() -> None:
    with pytest.raises(BadAnswer) as caught:
        SavedMaterial().stream("morse", b"")
    assert "responses" in caught.value.detail
