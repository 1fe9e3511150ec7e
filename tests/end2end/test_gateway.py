"""The local API, asked by the official SDKs; services and a web on loopback behind it."""

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from urllib.parse import urlsplit

import httpx
import pytest

from app.adapters.storage.settings_file import SettingsFile
from app.core.domain.gateway.keys import make_key
from tests.end2end.conftest import ROOT, World, environment

anthropic = pytest.importorskip("anthropic")
openai = pytest.importorskip("openai")
QUESTION = "Why is the sky blue?"


@pytest.fixture
def api(world: World) -> Iterator[str]:
    """The address of a local API that runs in a process of its own."""
    with served(world, "--no-key") as url:
        yield url


@contextmanager
def served(world: World, *options: str) -> Iterator[str]:
    command = [sys.executable, "-m", "app", "--data-dir", str(world.data_dir), "serve", "--port", "0", *options]
    with subprocess.Popen(
        command, cwd=ROOT, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            url = process.stdout.readline().strip()
            assert url, process.stderr and process.stderr.read()
            yield url
        finally:
            process.terminate()


def test_an_sdk_gets_a_cited_answer_whole_and_as_a_stream(api: str) -> None:
    client = openai.OpenAI(base_url=api, api_key="none", max_retries=0)
    assert "citewise" in [model.id for model in client.models.list()]
    messages = [{"role": "user", "content": QUESTION}]
    whole = client.chat.completions.create(model="citewise-search", messages=messages)
    message = whole.choices[0].message
    assert message.annotations
    for one in message.annotations:
        citation = one.url_citation
        marked = message.content[citation.start_index : citation.end_index]
        assert marked.startswith("[[")
        assert marked.endswith(f"]]({citation.url})")
        assert citation.cited_text
    assert {row["url"] for row in whole.search_sources} >= {one.url_citation.url for one in message.annotations}
    text, annotations = "", []
    for chunk in client.chat.completions.create(model="citewise-search", messages=messages, stream=True):
        delta = chunk.choices[0].delta
        text += delta.content or ""
        annotations += getattr(delta, "annotations", None) or []
    assert text == message.content
    assert len(annotations) == len(message.annotations)


@pytest.mark.slow
def test_responses_carry_the_evidence_in_their_own_places(api: str) -> None:
    client = openai.OpenAI(base_url=api, api_key="none", max_retries=0)
    whole = client.responses.create(model="citewise-search", input=QUESTION)
    assert whole.status == "completed"
    search = next(item for item in whole.output if item.type == "web_search_call")
    assert search.action.query
    message = next(item for item in whole.output if item.type == "message")
    (part,) = message.content
    assert part.annotations
    for one in part.annotations:
        assert part.text[one.start_index : one.end_index].endswith(f"]]({one.url})")
    assert {row["url"] for row in message.search_sources} >= {one.url for one in part.annotations}
    with client.responses.stream(model="citewise-search", input=QUESTION) as stream:
        kinds = [event.type for event in stream]
        final = stream.get_final_response()
    assert final.output_text == whole.output_text
    assert kinds.index("response.output_text.annotation.added") < kinds.index("response.output_text.done")
    again = client.responses.create(model="citewise", input="And on Mars?", previous_response_id=final.id)
    assert again.previous_response_id == final.id
    with pytest.raises(openai.BadRequestError, match="not remembered"):
        client.responses.create(model="citewise", input="?", previous_response_id="resp_unknown")


@pytest.mark.slow
def test_messages_cite_by_blocks_and_by_annotations(api: str) -> None:
    client = anthropic.Anthropic(base_url=api.removesuffix("/v1"), api_key="none", max_retries=0)
    tool = {"type": "web_search_20250305", "name": "web_search", "max_uses": 2}
    ask = {"model": "citewise-search", "max_tokens": 900, "messages": [{"role": "user", "content": QUESTION}]}
    whole = client.messages.create(**ask, tools=[tool])
    assert {"server_tool_use", "web_search_tool_result", "text"} <= {block.type for block in whole.content}
    text = "".join(block.text for block in whole.content if block.type == "text")
    assert whole.annotations
    for one in whole.annotations:
        assert text[one["start_index"] : one["end_index"]].endswith(f"]]({one['url']})")
    cited = [block for block in whole.content if block.type == "text" and block.citations]
    for block in cited:
        for citation in block.citations:
            assert block.text.endswith(")"), "a block ends with the marker of what it cites"
            assert citation.cited_text
            assert f"]({citation.url})" in block.text
    assert len([one for block in cited for one in block.citations]) == len(whole.annotations)
    with client.messages.stream(**ask) as stream:
        kinds = {event.type for event in stream}
        final = stream.get_final_message()
    assert "citation" in kinds
    assert "".join(block.text for block in final.content if block.type == "text") == text
    assert {block.type for block in final.content} == {"text"}, "who asked for no search gets none of its blocks"
    assert client.messages.count_tokens(model="citewise", messages=ask["messages"]).input_tokens > 3
    with pytest.raises(anthropic.BadRequestError, match="top_k is not supported"):
        client.messages.create(**ask, extra_body={"top_k": 3})


def test_programs_search_and_read_without_a_model(world: World, api: str) -> None:
    root = api.removesuffix("/v1")
    query = {"q": QUESTION, "format": "json"}
    found = httpx.get(f"{root}/search", params=query, timeout=60).json()
    assert found["results"][0]["url"].startswith("http")
    assert found["results"][0]["engines"]
    posted = httpx.post(f"{root}/search", data=query, timeout=60).json()
    assert [row["url"] for row in posted["results"]] == [row["url"] for row in found["results"]]
    refused = httpx.get(f"{root}/search", params={**query, "pageno": "2"})
    assert (refused.status_code, refused.json()["error"]["param"]) == (400, "pageno")
    assert httpx.get(f"{root}/config").json()["engines"][0]["name"] == "citewise"
    unified = httpx.post(f"{api}/search", json={"query": QUESTION, "max_results": 2}, timeout=60).json()
    assert (unified["success"], unified["provider"], len(unified["results"])) == (True, "local", 2)
    page = next(row["url"] for row in unified["results"] if row["url"].startswith(world.web_url))
    whole = httpx.post(f"{api}/read", json={"url": page}, timeout=60).json()
    assert (whole["url"], bool(whole["content"]), whole["format"]) == (page, True, "markdown")
    before = world.web.asked.count(f"{urlsplit(page).path}?")
    httpx.post(f"{api}/read", json={"url": page}, timeout=60).raise_for_status()
    assert world.web.asked.count(f"{urlsplit(page).path}?") == before, "it was read a moment ago"
    httpx.post(f"{api}/read", json={"url": page, "fresh": True}, timeout=60).raise_for_status()
    assert world.web.asked.count(f"{urlsplit(page).path}?") == before + 1
    private = httpx.post(f"{api}/read", json={"url": "http://127.0.0.1:9/"}, timeout=60)
    assert (private.status_code, private.json()["error"]["code"]) == (403, "ForbiddenAddress")


@pytest.mark.slow
def test_a_conversation_of_the_api_is_kept_where_the_user_wants_it(world: World) -> None:
    file = SettingsFile(world.data_dir / "settings.json")
    settings = file.load()
    gateway, key = make_key(replace(settings.gateway, keep_conversations=True), "Editor")
    file.save(replace(settings, gateway=gateway))
    with served(world) as url:
        client = openai.OpenAI(base_url=url, api_key=key, max_retries=0)
        first = client.responses.create(model="citewise-search", input=QUESTION)
        client.responses.create(model="citewise", input="And on Mars?", previous_response_id=first.id)
        with pytest.raises(openai.AuthenticationError, match="not valid"):
            openai.OpenAI(base_url=url, api_key="wrong", max_retries=0).models.list()
    with closing(sqlite3.connect(world.data_dir / "citewise.db")) as database:
        rows = database.execute("SELECT title, grouped FROM conversations").fetchall()
    assert rows == [(QUESTION, "API")]
