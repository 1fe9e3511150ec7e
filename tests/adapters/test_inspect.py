"""Saved material becomes JSON, and what is not known is refused with the list of what is."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from app.adapters.inspect import SavedMaterial
from app.adapters.search.serp.catalogue import ENGINES
from app.core.domain.errors import BadAnswer

BING = """<!doctype html><meta charset="{charset}"><title>天气 - Bing</title><ol id="b_results">
<li class="b_algo"><h2><a href="https://weather.example/hangzhou">杭州天气预报</a></h2>
<div class="b_caption"><p>杭州今日晴，气温二十度。</p></div></li></ol>"""


@pytest.mark.parametrize("charset", ["utf-8", "gbk", "gb2312"])
def test_a_result_page_is_shown_with_its_hits(charset: str) -> None:
    data = BING.format(charset=charset).encode("utf-8" if charset == "utf-8" else "gb18030")
    found = SavedMaterial().serp("bing", data, query="杭州 天气")
    assert (found["engine"], found["outcome"]) == ("bing", "hits")
    assert found["hits"] == [
        {
            "rank": 1,
            "title": "杭州天气预报",
            "url": "https://weather.example/hangzhou",
            "snippet": "杭州今日晴，气温二十度。",
            "site": "weather.example",
            "date": "",
            "structural": False,
        }
    ]
    json.dumps(found)


def test_a_result_page_can_be_shown_as_its_structure_alone_tells_it() -> None:
    boxes = "".join(
        f"<div><a href='https://{n}.example/'><h3>Title {n}</h3></a><p>{n}.example says something about it.</p></div>"
        for n in ("one", "two", "three")
    )
    shown = SavedMaterial().serp("mojeek", boxes.encode(), structural=True)
    assert [(hit["title"], hit["structural"]) for hit in shown["hits"]] == [
        ("Title one", True),
        ("Title two", True),
        ("Title three", True),
    ]


@pytest.mark.parametrize("engine", ENGINES)
def test_every_engine_looks_at_any_page(engine: str) -> None:
    found = SavedMaterial().serp(engine, b"\xff\xfe\x00<p>nothing of the kind")
    assert found["hits"] == []
    assert found["outcome"] not in ("hits", "no_results")


def test_an_unknown_engine_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadAnswer, match="bing, duckduckgo, google, baidu"):
        SavedMaterial().serp("altavista", b"")


def test_an_unknown_format_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadAnswer, match="chat"):
        SavedMaterial().stream("telex", b"")


def test_an_unknown_dialect_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadAnswer, match=r"known dialects: .*groq.*openai.*zhipu"):
        SavedMaterial().stream("chat", b"", "klingon")


@pytest.mark.parametrize("dialect", ["", "openai", "ark", "grok2api", "web_search", "openrouter_plugin"])
def test_the_dialects_of_the_catalogue_and_the_tables_are_known(dialect: str) -> None:
    data = b'data: {"choices":[{"delta":{"content":"Hi"},"finish_reason":"stop"}]}\n\n'
    assert SavedMaterial().stream("chat", data, dialect)["text"] == "Hi"


def test_a_stream_is_decoded() -> None:
    data = b'data: {"choices":[{"delta":{"content":"Hi"},"finish_reason":"stop"}]}\n\n'
    found = SavedMaterial().stream("chat", data)
    assert (found["text"], found["finish"], found["error"]) == ("Hi", "stop", None)


def test_a_page_is_extracted() -> None:
    text = "The lighthouse was built in 1887 and is forty metres high. " * 8
    page = f"<html><head><title>Lighthouse</title></head><body><article><p>{text}</p></article></body></html>"
    found = SavedMaterial().page(page.encode(), "https://example.org/lighthouse")
    assert {"title", "text", "date", "site", "language", "canonical"} <= found.keys()
    assert "built in 1887" in found["text"]


def test_each_claim_gets_a_verdict_and_a_bad_line_stops_nothing() -> None:
    lines = [
        b'\xef\xbb\xbf{"id": 1, "claim": "The sky is blue.", "passage": "Look up. The sky is blue."}',
        b"",
        b"nonsense",
        b'{"id": 2, "claim": "The sky is blue."}',
        b"[" * 100_000,
        b"\xff\xfe",
        '{"claim": "草是红的。", "passage": "天空\u2028是蓝的。"}'.encode(),
    ]
    found = list(SavedMaterial().support(b"\r\n".join(lines)))
    assert found[0] == {"id": 1, "verdict": "supported", "score": found[0]["score"], "sentence": "The sky is blue."}
    assert [row["line"] for row in found if "error" in row] == [3, 4, 5, 6]
    assert "passage" in found[2]["error"]
    assert (found[-1]["id"], found[-1]["verdict"]) == (None, "not_found")


@pytest.mark.parametrize(
    "call", ['serp("bing", b"<p>")', 'stream("chat", b\'{"error":"x"}\')', 'support(b"[]").__next__()']
)
def test_inspecting_does_not_pay_for_the_network_or_a_window(call: str) -> None:
    code = f"import sys; from app.adapters.inspect import SavedMaterial as S; S().{call}; print(*sys.modules)"
    root = Path(__file__).resolve().parents[2]
    run = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True)
    assert not {"httpx", "asyncio", "trafilatura", "PySide6", "sqlite3", "keyring"} & set(run.stdout.split())


def test_real_result_pages_are_decoded_and_parsed(shared_data: Path) -> None:
    for expected in sorted((shared_data / "serp" / "expected").glob("*.json")):
        page = json.loads(expected.read_text("utf-8"))
        if page["engine"] in ENGINES and page["kind"] == "results":
            data = (shared_data / "serp" / "pages" / f"{page['id']}.html").read_bytes()
            assert SavedMaterial().serp(page["engine"], data)["outcome"] == "hits", page["id"]
