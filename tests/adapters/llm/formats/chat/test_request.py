"""What Chat Completions servers are asked: messages, tools, search, and the fields that each of them knows."""

import json
from typing import Any

import pytest

from app.adapters.llm.formats.chat.request import Chat
from app.adapters.llm.protocol.wire_format import Call, ServerQuirks, Service
from app.core.domain.chat import (
    Abilities,
    BuiltinSearch,
    ChatRequest,
    ImageBlock,
    Message,
    ProviderMetadata,
    Role,
    Sampling,
    TextBlock,
    Tool,
    ToolCall,
    ToolResult,
    message,
)
from app.core.domain.errors import KeyRefused

ASKED = ChatRequest((message(Role.USER, "hi"),))
SERVICE = Service("S", "b", id="p")
WISH = BuiltinSearch()
KEY = "my.Own-Key-123456"
TOOL = Tool("f", "does", {"type": "object", "properties": {}})
USER, ASSISTANT = Role.USER, Role.ASSISTANT


def request(service: Service, asked: ChatRequest = ASKED, **options: Any) -> Call:
    return Chat().request(service, options.pop("model", "m"), asked, **options)


def body(*messages: Message, service: Service = SERVICE, **options: Any) -> dict[str, Any]:
    fields = {name: options.pop(name) for name in ("tools", "tool_choice", "search", "sampling") if name in options}
    found: dict[str, Any] = json.loads(request(service, ChatRequest(messages, **fields), **options).body)
    return found


def sent(*messages: Message, **options: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = body(*messages, **options)["messages"]
    return found


@pytest.mark.parametrize("key", ["sk-ключ-1234", "sk-a\nb-12345"])
def test_a_key_that_no_header_carries_is_refused_unseen(key: str) -> None:
    with pytest.raises(KeyRefused) as caught:
        request(Service("S", "https://a.example/v1", key))
    assert key not in repr(caught.value)


def test_a_key_is_no_part_of_a_representation() -> None:
    service = Service("S", "https://a.example/v1", KEY)
    assert KEY not in repr(service) + repr(request(service))


def test_spaces_around_a_key_are_not_sent_and_no_key_is_no_header() -> None:
    assert request(Service("S", "b", f" {KEY}\n")).headers["Authorization"] == f"Bearer {KEY}"
    assert "Authorization" not in request(Service("S", "b")).headers


def test_azure_is_given_the_key_in_its_own_header_too() -> None:
    azure = "https://mine.openai.azure.com/openai/v1"
    assert Chat().headers(Service("S", azure, "k"))["api-key"] == "k"
    assert "api-key" not in Chat().headers(Service("S", azure, "eyJ.a.token"))
    assert "api-key" not in Chat().headers(Service("S", "https://a.example/v1", "k"))


def test_neighbours_of_one_role_become_one_message_and_text_is_clean() -> None:
    told = sent(message(USER, "a\0"), message(USER, "b\ud800"), message(ASSISTANT, "c"))
    assert told == [{"role": "user", "content": "a\n\nb\ufffd"}, {"role": "assistant", "content": "c"}]


def test_images_go_as_blocks_and_only_where_there_are_any() -> None:
    picture = Message(USER, (TextBlock("see"), ImageBlock(b"\x01", "image/jpeg")))
    blocks = [
        {"type": "text", "text": "see"},
        {"type": "image_url", "image_url": {"url": "data:image/jpeg;base64,AQ=="}},
    ]
    assert sent(picture) == [{"role": "user", "content": blocks}]
    assert sent(message(USER, "so"), picture)[0]["content"] == [{"type": "text", "text": "so"}, *blocks]
    assert sent(picture, abilities=Abilities(vision=False)) == [{"role": "user", "content": "see"}]


CALLED = Message(ASSISTANT, (TextBlock("Let me see."), ToolCall("call_1", "f", '{"a":1}'), ToolCall("call_2", "g")))
RESULTS = Message(USER, (ToolResult("call_1", "f", "one"), ToolResult("call_2", "g", "two"), TextBlock("go on")))


def test_calls_and_their_results_are_told_in_the_formats_own_shape() -> None:
    assert sent(message(USER, "q"), CALLED, RESULTS) == [
        {"role": "user", "content": "q"},
        {
            "role": "assistant",
            "content": "Let me see.",
            "tool_calls": [
                {"id": "call_1", "type": "function", "function": {"name": "f", "arguments": '{"a":1}'}},
                {"id": "call_2", "type": "function", "function": {"name": "g", "arguments": "{}"}},
            ],
        },
        {"role": "tool", "tool_call_id": "call_1", "content": "one"},
        {"role": "tool", "tool_call_id": "call_2", "content": "two"},
        {"role": "user", "content": "go on"},
    ]


def test_a_call_without_result_gets_one_and_a_result_without_call_becomes_text() -> None:
    told = sent(CALLED, Message(USER, (ToolResult("call_2", "g", "two"), ToolResult("x", "h", "three"))))
    assert [m["role"] for m in told] == ["assistant", "tool", "tool", "user"]
    assert [m.get("tool_call_id") for m in told[1:3]] == ["call_2", "call_1"]
    assert "three" in told[3]["content"]
    assert sent(CALLED)[-1]["tool_call_id"] == "call_2"


def test_a_model_without_tools_is_told_of_calls_in_words() -> None:
    told = sent(message(USER, "q"), CALLED, RESULTS, abilities=Abilities(tools=False))
    assert [m["role"] for m in told] == ["user", "assistant", "user"]
    assert "two" in told[2]["content"]


def test_mistral_is_given_ids_of_its_own_shape() -> None:
    told = sent(CALLED, RESULTS, service=Service("S", "https://api.mistral.ai/v1"))
    ids = [call["id"] for call in told[0]["tool_calls"]]
    assert all(len(i) == 9 and i.isalnum() for i in ids)
    assert [m["tool_call_id"] for m in told[1:3]] == ids


OWN = {
    "role": "assistant",
    "content": "x\n\n## Sources\n[grok2api-sources]: #\n- [A](https://a.example)",
    "reasoning_content": "hm",
    "tool_calls": [{"id": "c", "type": "builtin_function", "function": {"name": "$web_search", "arguments": "{}"}}],
}


def test_what_this_service_said_goes_back_as_it_came() -> None:
    echoed = Message(ASSISTANT, (TextBlock("x"), ToolCall("c", "$web_search")), ProviderMetadata("p", "chat", (OWN,)))
    result = Message(USER, (ToolResult("c", "$web_search", "{}"),))
    told = sent(echoed, result)
    assert told[0] == OWN | {"content": "x"}
    assert told[1] == {"role": "tool", "tool_call_id": "c", "name": "$web_search", "content": "{}"}
    assert "reasoning_content" not in sent(echoed, quirks=ServerQuirks(frozenset({"reasoning_content"})))[0]


@pytest.mark.parametrize(
    "echo", [ProviderMetadata("other", "chat", (OWN,)), ProviderMetadata("p", "messages", (OWN,)), None]
)
def test_what_others_said_goes_as_plain_messages(echo: ProviderMetadata | None) -> None:
    told = sent(Message(ASSISTANT, (TextBlock("x"), ToolCall("c", "f")), echo))
    assert told[0]["tool_calls"][0]["type"] == "function"
    assert "reasoning_content" not in told[0]


TAIL = "\r\n\r\n## Sources\r\n[grok2api-sources]: #\r\n- [A](https://a.example)"


def test_the_tail_of_sources_never_goes_back_but_a_users_own_does() -> None:
    told = sent(message(USER, f"mine{TAIL}"), message(ASSISTANT, f"yours{TAIL}"))
    assert [m["content"] for m in told] == [f"mine{TAIL}", "yours"]
    blocks = {"role": "assistant", "content": [{"type": "text", "text": f"yours{TAIL}"}]}
    echoed = Message(ASSISTANT, (TextBlock("yours"),), ProviderMetadata("p", "chat", (blocks,)))
    assert sent(echoed)[0]["content"] == [{"type": "text", "text": "yours"}]


def test_tools_have_their_function_nested_and_a_choice_only_where_there_is_one() -> None:
    plain = body(message(USER, "q"), tools=(TOOL,))
    function = {"name": "f", "description": "does", "parameters": {"type": "object", "properties": {}}}
    assert plain["tools"] == [{"type": "function", "function": function}]
    assert "tool_choice" not in plain
    assert body(message(USER, "q"), tools=(TOOL,), tool_choice="required")["tool_choice"] == "required"
    named = body(message(USER, "q"), tools=(TOOL,), tool_choice="f")["tool_choice"]
    assert named == {"type": "function", "function": {"name": "f"}}


def searching(dialect: str, wish: BuiltinSearch | None = WISH, **options: Any) -> dict[str, Any]:
    found = body(
        message(USER, "q"), service=Service("S", "https://a.example/v1", search=dialect), search=wish, **options
    )
    return {n: v for n, v in found.items() if n not in ("model", "messages", "stream", "stream_options")}


@pytest.mark.parametrize(
    ("dialect", "fields"),
    [
        ("openai", {"web_search_options"}),
        ("qwen", {"enable_search", "search_options"}),
        ("zhipu", {"tools"}),
        ("kimi", {"tools", "thinking"}),
        ("hunyuan", {"enable_enhancement", "search_info", "citation"}),
        ("perplexity", set()),
        ("openrouter", {"tools"}),
        ("openrouter_plugin", {"plugins"}),
        ("groq", {"tools"}),
        ("grok2api", set()),
        ("", set()),
    ],
)
def test_each_vendor_is_asked_to_search_in_its_own_way(dialect: str, fields: set[str]) -> None:
    assert set(searching(dialect)) == fields


def test_a_wish_not_to_search_is_said_where_search_comes_unasked() -> None:
    assert searching("perplexity", None) == {"disable_search": True}
    assert searching("qwen", None) == {}


def test_domains_and_force_go_where_the_vendor_knows_them() -> None:
    allowed, blocked = BuiltinSearch(("a.example",), forced=True), BuiltinSearch(blocked=("b.example",))
    assert searching("perplexity", allowed)["search_domain_filter"] == ["a.example"]
    assert searching("perplexity", blocked)["search_domain_filter"] == ["-b.example"]
    assert searching("openrouter", blocked)["tools"][0]["parameters"]["excluded_domains"] == ["b.example"]
    web = searching("zhipu", allowed)["tools"][0]["web_search"]
    assert (web["search_result"], web["search_domain_filter"], web["require_search"]) == (True, "a.example", True)
    assert searching("qwen", allowed)["search_options"]["forced_search"] is True
    assert searching("hunyuan", allowed)["force_search_enhancement"] is True
    assert searching("groq", blocked, model="compound")["search_settings"] == {"exclude_domains": ["b.example"]}
    assert searching("groq", allowed)["tool_choice"] == "required"
    where = searching("openai", BuiltinSearch(language="zh-CN"))["web_search_options"]["user_location"]
    assert where["approximate"] == {"country": "CN"}


def test_functions_stand_beside_the_vendors_search_unless_none_is_to_be_called() -> None:
    both = searching("zhipu", tools=(TOOL,))["tools"]
    assert [tool["type"] for tool in both] == ["function", "web_search"]
    alone = searching("zhipu", tools=(TOOL,), tool_choice="none")
    assert [tool["type"] for tool in alone["tools"]] == ["web_search"]
    assert "tool_choice" not in alone


def test_a_bot_of_ark_has_an_address_of_its_own() -> None:
    ark = Service("S", "https://a.example/api/v3", search="ark")
    assert request(ark, model="bot-1").url == "https://a.example/api/v3/bots/chat/completions"
    assert request(ark).url == "https://a.example/api/v3/chat/completions"


def test_habits_change_only_by_what_is_complained_of() -> None:
    chat, plain = Chat(), ServerQuirks()
    without = ServerQuirks(frozenset({"stream_options"}))
    assert chat.adapted(plain, "body.stream_options: Extra inputs are not permitted") == without
    assert chat.adapted(plain, "include_usage is unknown") == without
    other = chat.adapted(plain, "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.")
    assert other == ServerQuirks(renamed=(("max_tokens", "max_completion_tokens"),))
    assert chat.adapted(other, "unknown field max_completion_tokens").renamed == (("max_tokens", "max_tokens"),)
    assert chat.adapted(plain, "max_tokens is not supported") == ServerQuirks(frozenset({"max_tokens"}))
    assert chat.adapted(plain, "max_tokens must be at most 8192") is plain
    assert chat.adapted(plain, "something else") is plain


def test_some_habits_are_known_beforehand() -> None:
    openai = body(
        message(USER, "q"), service=Service("S", "https://api.openai.com/v1"), sampling=Sampling(max_tokens=5)
    )
    assert openai["max_completion_tokens"] == 5
    assert "stream_options" not in body(message(USER, "q"), service=Service("S", "https://api.mistral.ai/v1"))
