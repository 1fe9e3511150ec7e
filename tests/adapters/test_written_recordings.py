"""Recordings that are written by hand, in `tests/data`: what the program says of recordings is true of the clone."""

import json
from pathlib import Path
from typing import Any

import pytest

from app.adapters.inspect import SavedMaterial
from app.adapters.llm.presets import presets
from app.adapters.search.catalogue import SERVICES
from app.adapters.search.serp.catalogue import ENGINES
from app.core.domain.catalogue import RECORDED
from app.core.domain.chat import WIRE_FORMATS

DATA = Path(__file__).resolve().parents[1] / "data"
STREAMS: dict[str, dict[str, Any]] = json.loads((DATA / "streams" / "expected.json").read_text("utf-8"))
HITS = ["https://birds.example/heron?a=1", "https://marsh.example/reed", "https://atlas.example/heron"]


@pytest.mark.parametrize("name", STREAMS)
def test_a_stream_holds_what_is_expected(name: str) -> None:
    expected = STREAMS[name]
    found = SavedMaterial().stream(expected["format"], (DATA / "streams" / name).read_bytes())
    cited = [url for citation in found["citations"] for url in citation["urls"]]
    sources = [source["url"] for source in found["sources"]]
    plain = {part: found[part] for part in ("text", "reasoning", "queries", "usage", "finish")}
    assert {"format": expected["format"], **plain, "cited": cited, "sources": sources} == expected
    assert found["error"] is None


@pytest.mark.parametrize("name", ENGINES)
def test_a_result_page_has_its_hits(name: str) -> None:
    found = SavedMaterial().serp(name, (DATA / "serp" / f"{name}.html").read_bytes(), "heron")
    assert (found["outcome"], [hit["url"] for hit in found["hits"]]) == ("hits", HITS)
    assert found["hits"][0]["title"] == "Herons at dusk"
    assert "stands still for hours" in found["hits"][0]["snippet"]


def test_every_wire_format_has_a_stream_and_every_stream_is_played() -> None:
    assert {stream["format"] for stream in STREAMS.values()} == set(WIRE_FORMATS)
    assert {path.name for path in (DATA / "streams").iterdir()} == {*STREAMS, "expected.json"}
    assert {path.stem for path in (DATA / "serp").iterdir()} == set(ENGINES)


def test_a_service_that_claims_a_recording_has_one() -> None:
    named = {Path(name).stem for name in STREAMS}
    assert {preset.id for preset in presets() if preset.checked == RECORDED} - named == set()
    assert [service.id for service in SERVICES if service.checked == RECORDED] == []  # each would need a recording
