"""The local API by every way of the official SDKs: three APIs, whole and streamed, sync and async."""

import base64
import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest

openai = pytest.importorskip("openai")
anthropic = pytest.importorskip("anthropic")

from tests.end2end.conftest import ROOT, World, environment  # noqa: E402
from tests.end2end.gateway_clients import MODES, SHORT_MODES, Answer, AnswerFailed, Client, Mode  # noqa: E402
from tests.end2end.gateway_upstream import SECRET, SmallWeb, Upstream  # noqa: E402
from tests.loopback import serve  # noqa: E402
from tests.waiting import until_done  # noqa: E402

pytestmark = pytest.mark.slow

LINK = re.compile(r"\[\[(\d)\]\]\((http[^)]*)\)")
QUESTION = "Why is the sky blue?"
every_mode = pytest.mark.parametrize("mode", MODES, ids=str)
each_api = pytest.mark.parametrize("mode", SHORT_MODES, ids=str)  # whole by the sync client, streams by the async one
WEB_SEARCH: dict[str, dict[str, Any]] = {
    "chat": {"web_search_options": {}},
    "responses": {"tools": [{"type": "web_search"}], "tool_choice": "required"},
    "messages": {
        "tools": [{"type": "web_search_20250305", "name": "web_search"}],
        "tool_choice": {"type": "tool", "name": "web_search"},
    },
}


class Gateway:
    def __init__(self, url: str, world: World, upstream: Upstream) -> None:
        self.url, self.world, self.upstream = url, world, upstream

    def client(self, mode: Mode, timeout: float = 60.0) -> Client:
        return Client(mode, self.url, timeout)


@pytest.fixture(scope="module")
def gateway(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gateway]:
    """One process for all tests of this module."""
    web, upstream = SmallWeb(), Upstream()
    with serve(web.app) as web_url, serve(upstream.app) as models_url:
        world = World(web, web_url, upstream, models_url, tmp_path_factory.mktemp("gateway"))
        world.settings(engines=("bing",))
        command = [sys.executable, "-m", "app", "--data-dir", str(world.data_dir), "serve", "--port", "0", "--no-key"]
        with subprocess.Popen(
            command, cwd=ROOT, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as process:
            try:
                assert process.stdout is not None
                url = process.stdout.readline().strip()
                assert url, "the local API did not start"
                yield Gateway(url, world, upstream)
            finally:
                process.terminate()


def assert_cited(answer: Answer) -> None:
    """Each annotation's span, cut out of the text, is the marker that names its source; sources are listed."""
    assert answer.annotations
    for row in answer.annotations:
        marked = answer.text[row["start_index"] : row["end_index"]]
        link = LINK.fullmatch(marked)
        assert link, marked
        assert link[2] == row["url"]
        assert row["title"]
        assert row["cited_text"]
    assert len(answer.annotations) == len(LINK.findall(answer.text))
    assert {row["url"] for row in answer.annotations} <= {row["url"] for row in answer.sources}
    assert all(set(row) == {"url", "title", "type"} for row in answer.sources)
    for text, citation in answer.cited:
        assert text.endswith(f"]({citation['url']})")
        assert citation["type"] == "web_search_result_location"
        assert citation["cited_text"]


@every_mode
def test_an_answer_without_a_search(gateway: Gateway, mode: Mode) -> None:
    answer = gateway.client(mode).ask("loopback/tiny-1", f"{QUESTION} {mode}")
    assert answer.text == gateway.upstream.knowledge
    assert (answer.annotations, answer.sources, answer.calls) == ([], [], [])
    assert answer.finish == {"chat": "stop", "responses": "completed", "messages": "end_turn"}[mode.api]
    usage = answer.response.usage
    if mode != Mode("chat", True, mode.is_async):
        counts = usage.model_dump()
        assert 10 in (counts.get("prompt_tokens"), counts.get("input_tokens"))
        assert 20 in (counts.get("completion_tokens"), counts.get("output_tokens"))


@every_mode
def test_an_answer_that_was_searched_for(gateway: Gateway, mode: Mode) -> None:
    answer = gateway.client(mode).ask("citewise", QUESTION, **WEB_SEARCH[mode.api])
    assert_cited(answer)
    assert len(answer.annotations) == 4
    assert "`code [1]` stays code" in answer.text
    if mode.api == "messages":
        assert len(answer.cited) == 4
        kinds = [block.type for block in answer.response.content]
        assert kinds[:2] == ["server_tool_use", "web_search_tool_result"]
        assert answer.response.usage.server_tool_use.web_search_requests == 1
    if mode.api == "responses":
        assert answer.response.output[0].type == "web_search_call"


@every_mode
def test_a_tool_of_the_client_is_called_and_its_result_comes_back(gateway: Gateway, mode: Mode) -> None:
    client, question = gateway.client(mode), f"The weather in 北京? {mode}"
    called = client.ask("loopback/tiny-1", question, weather=True)
    assert [call[1:] for call in called.calls] == [("weather", {"city": "北京"})]
    assert called.finish == {"chat": "tool_calls", "responses": "completed", "messages": "tool_use"}[mode.api]
    answer = client.ask("loopback/tiny-1", client.with_results(question, called, "warm"), weather=True)
    assert answer.text == "It is warm."
    sent = gateway.upstream.request_about(str(mode))["messages"][-2:]
    assert [one["role"] for one in sent] == ["assistant", "tool"]
    assert json.loads(sent[0]["tool_calls"][0]["function"]["arguments"]) == {"city": "北京"}
    if mode.api == "responses":
        output = {"type": "function_call_output", "call_id": called.calls[0][0], "output": "cold"}
        answer = client.ask("loopback/tiny-1", [output], weather=True, previous_response_id=called.response.id)
        assert answer.text == "It is cold."


@each_api
def test_a_search_and_a_tool_stand_beside_each_other(gateway: Gateway, mode: Mode) -> None:
    client, question = gateway.client(mode), f"The weather, and why is the sky blue? {mode}"
    called = client.ask("citewise-search", question, weather=True)
    assert [call[1] for call in called.calls] == ["weather"]
    assert called.sources
    answer = client.ask("citewise-search", client.with_results(question, called, "warm"), weather=True)
    assert answer.text == "It is warm."


@every_mode
@pytest.mark.parametrize(
    ("status", "expected", "words"),
    [(401, 502, "refused the key"), (429, 429, "Rate limit"), (500, 502, "HTTP 500")],
)
def test_a_failure_behind_is_an_error_of_the_api(
    gateway: Gateway, mode: Mode, status: int, expected: int, words: str
) -> None:
    if status == 500 and mode.is_async:
        pytest.skip("the service is asked three times: the sync client has seen it")
    errors = (openai.APIError, anthropic.APIError, AnswerFailed)
    with pytest.raises(errors) as caught:
        gateway.client(mode).ask("loopback/tiny-1", f"Refuse with {status} {mode}")
    shown = f"{caught.value} {getattr(caught.value, 'body', '')}"
    assert words in shown
    assert SECRET not in shown
    assert "own words" not in shown
    if not mode.stream:
        assert caught.value.status_code == expected
    if status == 429 and hasattr(caught.value, "response"):
        assert int(caught.value.response.headers["retry-after"]) >= 77


@every_mode
def test_a_model_that_is_not_there_is_named(gateway: Gateway, mode: Mode) -> None:
    with pytest.raises((openai.NotFoundError, anthropic.NotFoundError), match="no model 'gpt-9'") as caught:
        gateway.client(mode).ask("gpt-9", QUESTION)
    body = caught.value.body
    if mode.api == "messages":
        assert body["type"] == "error"
        assert body["error"]["type"] == "not_found_error"
    else:
        assert (body["code"], body["param"]) == ("model_not_found", "model")


@every_mode
def test_an_answer_that_breaks_off_is_an_error(gateway: Gateway, mode: Mode) -> None:
    with pytest.raises((openai.APIError, anthropic.APIError, AnswerFailed)) as caught:
        gateway.client(mode).ask("loopback/tiny-1", f"Be cut {mode}")
    assert "Loopback" in str(caught.value)
    if not mode.stream:
        assert caught.value.status_code == 502


@every_mode
def test_a_client_that_goes_away_stops_its_turn(gateway: Gateway, mode: Mode) -> None:
    question = f"Tell slowly {mode}"
    client = gateway.client(mode, timeout=60.0 if mode.stream else 1.0)
    if mode.stream:
        client.leave("loopback/tiny-1", question)
    else:
        with pytest.raises((openai.APITimeoutError, anthropic.APITimeoutError)):
            client.ask("loopback/tiny-1", question)
    gone = time.monotonic()
    endings = gateway.upstream.endings
    (ended,) = until_done(lambda: [at for words, at in list(endings.items()) if question in words])
    assert ended - gone < 0.2


@each_api
def test_sources_are_named_as_the_client_asks(gateway: Gateway, mode: Mode) -> None:
    client = gateway.client(mode)
    numbers = client.ask("citewise-search", QUESTION, extra_body={"citations": "numbers"})
    spans = [numbers.text[row["start_index"] : row["end_index"]] for row in numbers.annotations]
    assert len(spans) == 4
    assert all(re.fullmatch(r"\[\d\]", span) for span in spans)
    bare = client.ask("citewise-search", QUESTION, extra_body={"citations": "none"})
    assert "short waves more**." in bare.text
    assert not LINK.search(bare.text)
    assert len(bare.annotations) == 4
    spans = [bare.text[row["start_index"] : row["end_index"]] for row in bare.annotations]
    assert "The sky is blue because the air **scatters short waves more**" in spans[0]
    assert bare.sources
    tail = client.ask("citewise-search", QUESTION, extra_body={"sources_tail": True})
    assert_cited(tail) if mode.api != "messages" else None
    head, _, rows = tail.text.partition("\n\n## Sources\n[grok2api-sources]: #\n")
    assert head
    assert len(rows.splitlines()) == len(tail.sources)


@each_api
def test_a_history_comes_back_without_what_was_put_into_it(gateway: Gateway, mode: Mode) -> None:
    client = gateway.client(mode)
    tail = "\n\n## Sources\n[grok2api-sources]: #\n- [A \\[b\\]](https://a.example/x)"
    answer = "Blue [[1]](https://a.example/x)."
    own = "My notes.\n\n## Sources\n- [Mine](https://mine.example)"
    kind = "output_text" if mode.api == "responses" else "text"
    blocks = [{"type": kind, "text": answer}, {"type": kind, "text": tail}]
    history: list[dict[str, Any]] = [
        {"role": "user", "content": own},
        {"role": "assistant", "content": answer + tail},
        {"role": "user", "content": "And then?"},
        {"role": "assistant", "content": (answer + tail).replace("\n", "\r\n")},
        {"role": "user", "content": "And then?"},
        {"role": "assistant", "content": blocks},
        {"role": "user", "content": "And then?"},
        {"role": "assistant", "content": own},
        {"role": "user", "content": f"Why? {mode}"},
    ]
    client.ask("loopback/tiny-1", history)
    sent = gateway.upstream.request_about(f"Why? {mode}")["messages"]
    answers = [one["content"] for one in sent if one["role"] == "assistant"]
    assert answers == ["Blue [1].", "Blue [1].", "Blue [1].", own]
    assert own in [one["content"] for one in sent if one["role"] == "user"]


@each_api
def test_an_answer_in_json_has_no_marks(gateway: Gateway, mode: Mode) -> None:
    schema = {"type": "object", "properties": {"blue": {"type": "array"}}}
    named = {"name": "sky", "schema": schema}
    forms: dict[str, dict[str, Any]] = {
        "chat": {"response_format": {"type": "json_schema", "json_schema": named}},
        "responses": {"text": {"format": {"type": "json_schema", **named}}},
        "messages": {"output_config": {"format": {"type": "json_schema", "schema": schema}}},
    }
    answer = gateway.client(mode).ask(
        "citewise-search", f"As JSON {mode}", extra_body={"sources_tail": True}, **forms[mode.api]
    )
    assert json.loads(answer.text) == {"blue": [1], "words": "It scatters [1]."}
    assert [answer.text[row["start_index"] :] for row in answer.annotations] == ['[1]."}']
    assert answer.sources
    sent = gateway.upstream.request_about(str(mode))
    assert sent["response_format"]["json_schema"]["schema"] == schema


@each_api
def test_pictures_and_how_to_write_reach_the_model(gateway: Gateway, mode: Mode) -> None:
    data = base64.b64encode(b"\x89PNG\r\n\x1a\nx").decode()
    url = f"data:image/png;base64,{data}"
    words = f"What is it? {mode}"
    source = {"type": "base64", "media_type": "image/png", "data": data}
    contents: dict[str, list[dict[str, Any]]] = {
        "chat": [{"type": "image_url", "image_url": {"url": url}}, {"type": "text", "text": words}],
        "responses": [{"type": "input_image", "image_url": url}, {"type": "input_text", "text": words}],
        "messages": [{"type": "image", "source": source}, {"type": "text", "text": words}],
    }
    limit = {"chat": "max_completion_tokens", "responses": "max_output_tokens", "messages": "max_tokens"}[mode.api]
    more: dict[str, Any] = {"extra_body": {"temperature": 0.25, "top_p": 0.5}, limit: 77}  # not all SDKs name them
    if mode.api != "responses":
        more |= {"stop": ["END"]} if mode.api == "chat" else {"stop_sequences": ["END"]}
    if mode.api == "messages":
        more["system"] = [{"type": "text", "text": "Only in Dutch."}]
    elif mode.api == "responses":
        more["instructions"] = "Only in Dutch."
    history: list[dict[str, Any]] = [{"role": "user", "content": contents[mode.api]}]
    if mode.api == "chat":
        history.insert(0, {"role": "developer", "content": "Only in Dutch."})
    gateway.client(mode).ask("loopback/tiny-1", history, **more)
    sent = gateway.upstream.request_about(words)
    assert data in json.dumps(sent["messages"][-1]["content"])
    assert "Only in Dutch." in json.dumps(sent["messages"][0])
    assert (sent["temperature"], sent["top_p"]) == (0.25, 0.5)
    assert 77 in (sent.get("max_tokens"), sent.get("max_completion_tokens"))
    assert mode.api == "responses" or sent["stop"] in ("END", ["END"])


REFUSED = [
    ("chat", "n", 2), ("chat", "logprobs", True), ("chat", "presence_penalty", 1.5), ("chat", "audio", {}),
    ("chat", "prediction", {"type": "content", "content": "x"}), ("chat", "functions", [{"name": "f"}]),
    ("chat", "unheard_of", 1), ("responses", "background", True), ("responses", "conversation", "conv_1"),
    ("responses", "prompt", {"id": "p"}), ("responses", "max_tool_calls", 3), ("responses", "unheard_of", 1),
    ("messages", "top_k", 4), ("messages", "container", "c"), ("messages", "unheard_of", 1),
    ("messages", "mcp_servers", [{"type": "url", "url": "https://x.example", "name": "x"}]),
]  # fmt: skip


@pytest.mark.parametrize(("api", "name", "value"), REFUSED, ids=[f"{api}-{name}" for api, name, _ in REFUSED])
def test_what_is_not_supported_is_refused_by_its_name(gateway: Gateway, api: str, name: str, value: Any) -> None:
    client = gateway.client(Mode(api, False, False))
    with pytest.raises((openai.BadRequestError, anthropic.BadRequestError), match=f"{name} is not supported") as caught:
        client.ask("citewise", QUESTION, extra_body={name: value})
    body = caught.value.body
    if api == "messages":
        assert (body["type"], body["error"]["type"]) == ("error", "invalid_request_error")
    else:
        assert (body["type"], body["param"], body["code"]) == ("invalid_request_error", name, "unsupported")
