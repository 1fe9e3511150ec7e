"""Requests in Responses: what every vendor is asked, what goes back to it, and what is left out once it complained."""

import json
from typing import Any

import pytest

from app.adapters.llm.formats.responses.request import Responses
from app.adapters.llm.protocol.wire_format import ServerQuirks, Service
from app.core.domain.chat import (
    Abilities,
    BuiltinSearch,
    ChatRequest,
    ImageBlock,
    Message,
    ProviderMetadata,
    ReasoningBlock,
    Role,
    Sampling,
    TextBlock,
    Tool,
    ToolCall,
    ToolResult,
    message,
)
from app.core.domain.errors import KeyRefused

WIRE = Responses()
USER = message(Role.USER, "news?")
TOOL = Tool("web_search", "Search", {"type": "object", "properties": {}})
SEARCH = BuiltinSearch()


def service(search: str = "openai") -> Service:
    return Service("S", "https://s.example/v1", "key-123", id="s", search=search)


def sent(
    *messages: Message, search: str = "openai", quirks: ServerQuirks = ServerQuirks(), **asked: Any
) -> dict[str, Any]:
    abilities = asked.pop("abilities", Abilities())
    request = ChatRequest(messages or (USER,), **asked)
    call = WIRE.request(service(search), "gpt-4o", request, quirks=quirks, abilities=abilities)
    found: dict[str, Any] = json.loads(call.body)
    return found


def lacking(*names: str) -> ServerQuirks:
    return ServerQuirks(frozenset(names))


def said(role: str, content: Any) -> dict[str, Any]:
    return {"type": "message", "role": role, "content": content}


def test_a_question_is_asked_and_nothing_is_stored() -> None:
    call = WIRE.request(
        service(), "m", ChatRequest((message(Role.SYSTEM, "Be brief."), USER), sampling=Sampling(max_tokens=9))
    )
    assert call.url == "https://s.example/v1/responses"
    assert call.headers["Authorization"] == "Bearer key-123"
    assert call.headers["Accept"] == "text/event-stream"
    assert json.loads(call.body) == {
        "model": "m",
        "stream": True,
        "store": False,
        "instructions": "Be brief.",
        "input": [said("user", "news?")],
        "max_output_tokens": 9,
        "include": ["reasoning.encrypted_content"],
    }


def test_an_answer_may_be_asked_for_in_one_piece() -> None:
    call = WIRE.request(service(), "m", ChatRequest((USER,)), stream=False)
    assert call.headers["Accept"] == "application/json"
    assert json.loads(call.body)["stream"] is False


def test_the_models_are_listed_beside_it() -> None:
    assert WIRE.models_url(service()) == "https://s.example/v1/models"
    assert WIRE.name == "responses"
    assert WIRE.headers(Service("S", "https://s.example/v1")) == {}


def test_a_key_that_no_header_carries_is_refused() -> None:
    with pytest.raises(KeyRefused):
        WIRE.headers(Service("S", "https://s.example/v1", "ключ"))


def test_pictures_go_as_data_and_not_to_a_model_that_is_blind() -> None:
    asked = Message(Role.USER, (TextBlock("What?"), ImageBlock(b"\x00\x01", "image/jpeg")))
    picture = {"type": "input_image", "image_url": "data:image/jpeg;base64,AAE="}
    assert sent(asked)["input"] == [said("user", [{"type": "input_text", "text": "What?"}, picture])]
    assert sent(asked, abilities=Abilities(vision=False))["input"] == [said("user", "What?")]


CALL = ToolCall("call_1", "web_search", '{"query":"q"}')
CALLED = {"type": "function_call", "call_id": "call_1", "name": "web_search", "arguments": '{"query":"q"}'}
ANSWERED = {"type": "function_call_output", "call_id": "call_1", "output": "found"}


def test_calls_and_their_answers_are_items_of_their_own() -> None:
    spoke = Message(Role.ASSISTANT, (ReasoningBlock("Hm"), TextBlock("Wait."), CALL))
    answer = Message(Role.USER, (ToolResult("call_1", "web_search", "found"), TextBlock("Go on.")))
    assert sent(USER, spoke, answer)["input"] == [
        said("user", "news?"),
        said("assistant", "Wait."),
        CALLED,
        ANSWERED,
        said("user", "Go on."),
    ]


def test_a_call_without_an_answer_gets_one() -> None:
    items = sent(USER, Message(Role.ASSISTANT, (CALL,)))["input"]
    assert items[1:] == [CALLED, {**ANSWERED, "output": "This call was not answered."}]


def test_an_answer_without_a_call_is_told_as_words() -> None:
    items = sent(Message(Role.USER, (ToolResult("call_9", "web_search", "found"),)))["input"]
    assert items == [said("user", "web_search answered:\nfound")]


def test_long_ids_of_other_vendors_are_made_short_and_still_match() -> None:
    long = "functions.web_search:0/" + "x" * 100
    spoke = Message(Role.ASSISTANT, (ToolCall(long, "f"),))
    call, answer = sent(USER, spoke, Message(Role.USER, (ToolResult(long, "f", "a"),)))["input"][1:]
    assert call["call_id"] == answer["call_id"]
    assert len(call["call_id"]) <= 64


def test_the_list_of_sources_of_an_assistant_is_not_sent_back_but_a_users_is() -> None:
    text = "Blue.\n\n## Sources\n[grok2api-sources]: #\n- [A](https://a.example)"
    items = sent(message(Role.ASSISTANT, text), message(Role.USER, text))["input"]
    assert items == [said("assistant", "Blue."), said("user", text)]


REASONING = {"type": "reasoning", "id": "rs_1", "summary": [], "encrypted_content": "abc"}
LOOKED = {"type": "web_search_call", "id": "ws_1", "status": "completed", "action": {"type": "search", "query": "q"}}
SPOKEN = {
    "type": "message",
    "id": "msg_1",
    "role": "assistant",
    "status": "completed",
    "content": [{"type": "output_text", "text": "Blue.", "annotations": []}],
}
FUNCTION = {**CALLED, "id": "fc_1", "thought_signature": "t"}


def echoed(*items: Any, provider: str = "s", wire_format: str = "responses") -> Message:
    return Message(Role.ASSISTANT, (TextBlock("Blue."),), ProviderMetadata(provider, wire_format, items))


def nameless(item: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in item.items() if name != "id"}


RESULT = Message(Role.USER, (ToolResult("call_1", "web_search", "found"),))


def test_openai_is_sent_its_items_without_the_ids_that_it_did_not_store() -> None:
    items = sent(USER, echoed(REASONING, LOOKED, SPOKEN, FUNCTION), RESULT)["input"]
    assert items[1:] == [REASONING, nameless(LOOKED), nameless(SPOKEN), nameless(FUNCTION), ANSWERED]


def test_reasoning_that_is_only_a_name_is_not_sent_to_openai() -> None:
    bare = {"type": "reasoning", "id": "rs_2", "summary": [{"type": "summary_text", "text": "Hm"}]}
    open_weight = {"type": "reasoning", "id": "rs_3", "content": [{"type": "reasoning_text", "text": "Hm"}]}
    assert sent(echoed(bare, open_weight, SPOKEN))["input"] == [open_weight, nameless(SPOKEN)]


@pytest.mark.parametrize("search", ["xai", "ark", "deepseek", "qwen", "openrouter"])
def test_others_are_sent_their_items_as_they_came(search: str) -> None:
    bare = {"type": "reasoning", "id": "rs_2", "summary": []}
    assert sent(echoed(bare, LOOKED, SPOKEN), search=search)["input"][-3:] == [bare, LOOKED, SPOKEN]


@pytest.mark.parametrize("search", ["perplexity", "grok2api"])
def test_some_take_back_words_and_calls_only(search: str) -> None:
    listed = {"type": "search_results", "results": []}
    spoken = {**SPOKEN, "content": [{"type": "output_text", "text": "Blue.\n\n## Sources\n[grok2api-sources]: #\n"}]}
    items = sent(echoed(REASONING, listed, spoken, FUNCTION), RESULT, search=search)["input"]
    assert items == [said("assistant", "Blue."), nameless(FUNCTION), ANSWERED]


@pytest.mark.parametrize(("provider", "wire_format"), [("other", "responses"), ("s", "chat")])
def test_of_a_foreign_answer_the_words_are_sent(provider: str, wire_format: str) -> None:
    items = sent(echoed(REASONING, SPOKEN, provider=provider, wire_format=wire_format))["input"]
    assert items == [said("assistant", "Blue.")]


def test_an_echo_that_holds_nothing_to_send_gives_way_to_the_words() -> None:
    assert sent(echoed({"type": "reasoning", "id": "rs_1"}, 7, None))["input"] == [said("assistant", "Blue.")]


def test_half_characters_in_an_echo_do_not_break_the_request() -> None:
    assert sent(echoed({**SPOKEN, "odd": "\ud83d"}))["input"][0]["odd"] == "\ufffd"


def test_tools_are_flat() -> None:
    found = sent(tools=(TOOL,), search="xai")
    function = {"type": "function", "name": "web_search", "description": "Search", "parameters": TOOL.parameters}
    assert found["tools"] == [{**function, "strict": False}]
    assert "tool_choice" not in found


@pytest.mark.parametrize(
    ("choice", "told"),
    [("none", "none"), ("required", "required"), ("web_search", {"type": "function", "name": "web_search"})],
)
def test_a_choice_of_tools_is_told(choice: str, told: Any) -> None:
    assert sent(tools=(TOOL,), tool_choice=choice)["tool_choice"] == told
    assert "tool_choice" not in sent(tool_choice=choice)


def test_no_function_while_the_provider_searches_means_that_none_is_offered() -> None:
    found = _searching("openai", tool_choice="none")
    assert [tool["type"] for tool in found["tools"]] == ["web_search"]
    assert "tool_choice" not in found


def _searching(
    dialect: str, wish: BuiltinSearch = SEARCH, quirks: ServerQuirks = ServerQuirks(), **asked: Any
) -> dict[str, Any]:
    request = ChatRequest((USER,), search=wish, tools=(TOOL,) if "tool_choice" in asked else (), **asked)
    found: dict[str, Any] = json.loads(WIRE.request(service(dialect), "gpt-4o", request, quirks=quirks).body)
    return found


SITES = BuiltinSearch(allowed=("a.example", "b.example"), blocked=("c.example",))
NOT = BuiltinSearch(blocked=("c.example",))
OPENAI = {"type": "web_search", "user_location": {"type": "approximate"}}
ARK = {"type": "web_search", "limit": 10, "max_keyword": 3}
DEEPSEEK = {"type": "deepseek_web_search", "name": "deepseek_web_search"}
ROUTER = {"max_results": 10}


@pytest.mark.parametrize(
    ("dialect", "wish", "tools"),
    [
        ("openai", SEARCH, [OPENAI]),
        ("openai", SITES, [{**OPENAI, "filters": {"allowed_domains": ["a.example", "b.example"]}}]),
        ("azure", SITES, [{**OPENAI, "type": "web_search_preview"}]),
        ("xai", SEARCH, [{"type": "web_search"}, {"type": "x_search"}]),
        ("xai", SITES, [{"type": "web_search", "allowed_domains": ["a.example", "b.example"]}]),
        ("xai", NOT, [{"type": "web_search", "excluded_domains": ["c.example"]}, {"type": "x_search"}]),
        ("ark", SITES, [ARK]),
        ("qwen", SITES, [{"type": "web_search"}]),
        ("deepseek", SEARCH, [DEEPSEEK]),
        ("grok2api", SEARCH, [{"type": "web_search"}, {"type": "x_search"}]),
        (
            "openrouter",
            SITES,
            [
                {
                    "type": "openrouter:web_search",
                    "parameters": {**ROUTER, "allowed_domains": ["a.example", "b.example"]},
                }
            ],
        ),
        (
            "openrouter",
            NOT,
            [{"type": "openrouter:web_search", "parameters": {**ROUTER, "excluded_domains": ["c.example"]}}],
        ),
        (
            "perplexity",
            SITES,
            [
                {"type": "web_search", "filters": {"search_domain_filter": ["a.example", "b.example"]}},
                {"type": "fetch_url"},
            ],
        ),
        (
            "perplexity",
            NOT,
            [{"type": "web_search", "filters": {"search_domain_filter": ["-c.example"]}}, {"type": "fetch_url"}],
        ),
        ("", SEARCH, [{"type": "web_search"}]),
        ("unheard_of", SEARCH, [{"type": "web_search"}]),
    ],
)
def test_each_vendor_is_asked_to_search_in_its_own_words(
    dialect: str, wish: BuiltinSearch, tools: list[dict[str, Any]]
) -> None:
    assert _searching(dialect, wish)["tools"] == tools


def test_xai_takes_five_domains_and_posts_only_where_they_are_wanted() -> None:
    many = BuiltinSearch(allowed=(*(f"{n}.example" for n in range(9)), "x.com"))
    web, posts = _searching("xai", many)["tools"]
    assert (len(web["allowed_domains"]), posts) == (5, {"type": "x_search"})
    assert len(_searching("xai", BuiltinSearch(blocked=("x.com",)))["tools"]) == 1


@pytest.mark.parametrize(
    ("dialect", "wish", "hint"),
    [
        ("openai", BuiltinSearch(("a.example",), forced=True), ""),
        ("openai", NOT, "Use no web pages of these sites: c.example."),
        ("ark", SITES, "Use only web pages of these sites: a.example, b.example."),
        ("xai", BuiltinSearch(("a.example",), forced=True), "Search the web before you answer."),
        ("xai", NOT, ""),
        ("perplexity", NOT, ""),
        (
            "deepseek",
            BuiltinSearch(blocked=("c.example",), forced=True),
            "Search the web before you answer. Use no web pages of these sites: c.example.",
        ),
    ],
)
def test_a_wish_that_the_tool_does_not_know_is_told_to_the_model(dialect: str, wish: BuiltinSearch, hint: str) -> None:
    assert _searching(dialect, wish).get("instructions", "") == hint


@pytest.mark.parametrize(
    ("dialect", "choice"),
    [
        ("openai", {"type": "web_search"}),
        ("azure", {"type": "web_search_preview"}),
        ("ark", {"type": "web_search"}),
        ("xai", None),
        ("deepseek", None),
    ],
)
def test_a_search_is_forced_where_that_can_be(dialect: str, choice: Any) -> None:
    assert _searching(dialect, BuiltinSearch(forced=True)).get("tool_choice") == choice
    assert "tool_choice" not in _searching(dialect)


def test_a_tool_that_must_be_called_comes_before_a_forced_search() -> None:
    found = _searching("openai", BuiltinSearch(forced=True), tool_choice="required")
    assert found["tool_choice"] == "required"


@pytest.mark.parametrize(
    ("dialect", "include"),
    [
        ("openai", ["reasoning.encrypted_content", "web_search_call.action.sources"]),
        ("azure", ["reasoning.encrypted_content"]),
        ("xai", ["reasoning.encrypted_content"]),
        ("openrouter", ["reasoning.encrypted_content"]),
        ("", ["reasoning.encrypted_content"]),
        ("ark", None),
        ("qwen", None),
        ("deepseek", None),
        ("grok2api", None),
        ("perplexity", None),
    ],
)
def test_more_output_is_asked_of_those_who_have_it(dialect: str, include: list[str] | None) -> None:
    assert _searching(dialect).get("include") == include


def test_what_a_vendor_is_known_to_lack_is_not_sent() -> None:
    told = ChatRequest(
        (message(Role.SYSTEM, "Be brief."), USER),
        sampling=Sampling(temperature=0.5),
        tools=(TOOL,),
        tool_choice="required",
    )
    found = json.loads(WIRE.request(service("perplexity"), "m", told).body)
    assert not {"store", "temperature", "tool_choice"} & set(found)
    asked = json.loads(WIRE.request(service("qwen"), "m", told).body)
    assert "instructions" not in asked
    assert asked["input"][0] == said("system", "Be brief.")


@pytest.mark.parametrize(
    ("model", "dialect", "summary"),
    [
        ("gpt-5.2", "openai", True),
        ("o4-mini", "openai", True),
        ("gpt-4o", "openai", False),
        ("gpt-5-chat-latest", "openai", False),
        ("gpt-5.2", "openrouter", False),
    ],
)
def test_summaries_of_reasoning_are_asked_of_models_that_have_them(model: str, dialect: str, summary: bool) -> None:
    found = json.loads(WIRE.request(service(dialect), model, ChatRequest((USER,))).body)
    assert ("reasoning" in found) is summary


@pytest.mark.parametrize(
    ("complaint", "lacks"),
    [
        ("Encrypted content is not supported with this model.", "reasoning.encrypted_content"),
        ("The encrypted content for item rs_1 could not be verified.", "echo"),
        ("Item with id 'rs_1' not found. Items are not persisted when `store` is set to false.", "id"),
        ("Item 'rs_1' of type 'reasoning' was provided without its required following item.", "id"),
        ("Invalid value: 'web_search_call.action.sources'.", "web_search_call.action.sources"),
        ("Unknown parameter: 'include'.", "include"),
        ("Unsupported parameter: 'reasoning.summary' is not supported with this model.", "reasoning"),
        ("Your organization must be verified to generate reasoning summaries.", "reasoning"),
        ("Unsupported parameter: 'temperature' is not supported with this model.", "temperature"),
        ("Invalid 'max_output_tokens': integer below minimum value.", "max_output_tokens"),
        ("Unknown parameter: 'tools[0].user_location'.", "user_location"),
        ("Unknown parameter: 'tools[0].filters'.", "domains"),
        ("Unknown parameter: 'include[1]'.", "include"),
        ("Hosted tool 'x_search' is not supported.", "x_search"),
        ("Unknown parameter: 'tools[0].strict'.", "strict"),
        ("tool_choice is not supported", "tool_choice"),
        ("`store` is not permitted", "store"),
        ("instructions are not supported", "instructions"),
    ],
)
def test_a_complaint_teaches_what_to_leave_out(complaint: str, lacks: str) -> None:
    assert WIRE.adapted(ServerQuirks(), complaint) == lacking(lacks)


def test_another_complaint_teaches_nothing() -> None:
    known = lacking("temperature")
    assert WIRE.adapted(known, "You exceeded your current quota.") is known
    assert WIRE.adapted(known, "Unsupported parameter: 'temperature'") is known
    for words in ("Stopped by content filters.", "A request must include a model.", "Schema: strict needs all fields."):
        assert WIRE.adapted(known, words) is known


def test_an_unknown_search_tool_is_tried_under_its_older_name_once() -> None:
    quirks = WIRE.adapted(ServerQuirks(), "Hosted tool 'web_search' is not supported with this model.")
    assert _searching("openai", SITES, quirks)["tools"] == [{**OPENAI, "type": "web_search_preview"}]
    forced = _searching("openai", BuiltinSearch(forced=True), quirks)
    assert forced["tool_choice"] == {"type": "web_search_preview"}
    assert WIRE.adapted(quirks, "Hosted tool 'web_search_preview' is not supported.") is quirks
    deepseek = WIRE.adapted(ServerQuirks(), "unknown tool type deepseek_web_search")
    assert _searching("deepseek", SEARCH, deepseek)["tools"] == [{"type": "web_search"}]


@pytest.mark.parametrize(
    ("name", "dialect", "gone"),
    [
        ("store", "openai", "store"),
        ("include", "openai", "include"),
        ("temperature", "openai", "temperature"),
        ("max_output_tokens", "openai", "max_output_tokens"),
        ("tool_choice", "openai", "tool_choice"),
    ],
)
def test_what_was_refused_is_left_out(name: str, dialect: str, gone: str) -> None:
    wish = BuiltinSearch(forced=True)
    full = _searching(dialect, wish, sampling=Sampling(max_tokens=5, temperature=0.1))
    assert set(full) - set(
        _searching(dialect, wish, lacking(name), sampling=Sampling(max_tokens=5, temperature=0.1))
    ) == {gone}


def test_domains_that_the_tool_refused_are_told_to_the_model() -> None:
    older = WIRE.adapted(ServerQuirks(), "Hosted tool 'web_search' is not supported with this model.")
    for quirks in (lacking("domains"), older):
        assert _searching("openai", SITES, quirks)["instructions"].endswith("sites: a.example, b.example.")


def test_items_that_are_refused_twice_are_not_sent() -> None:
    complaint = "Item with id 'rs_1' not found. Items are not persisted when `store` is set to false."
    assert WIRE.adapted(lacking("id"), complaint) == lacking("id", "echo")


def test_perplexity_is_asked_for_a_model_of_a_maker_or_for_a_preset() -> None:
    for model, name in (("openai/gpt-5.2", "model"), ("pro-search", "preset")):
        found = json.loads(WIRE.request(service("perplexity"), model, ChatRequest((USER,))).body)
        assert {key: found[key] for key in ("model", "preset") if key in found} == {name: model}


def test_parts_of_tools_and_lists_are_left_out_too() -> None:
    assert _searching("openai", SITES, lacking("domains", "user_location"))["tools"] == [{"type": "web_search"}]
    assert _searching("xai", SEARCH, lacking("x_search"))["tools"] == [{"type": "web_search"}]
    found = _searching("openai", SEARCH, lacking("reasoning.encrypted_content"))
    assert found["include"] == ["web_search_call.action.sources"]
    assert "strict" not in sent(tools=(TOOL,), quirks=lacking("strict"))["tools"][0]


def test_refused_echoes_lose_their_ids_or_give_way_to_the_words() -> None:
    said_before = echoed(REASONING, SPOKEN)
    assert sent(said_before, quirks=lacking("id"))["input"] == [nameless(REASONING), nameless(SPOKEN)]
    assert sent(said_before, quirks=lacking("echo"))["input"] == [said("assistant", "Blue.")]
