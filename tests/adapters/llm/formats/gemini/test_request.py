"""What Gemini is sent: contents, tools, search, echoes; and what its complaints teach."""

import json
from typing import Any

import pytest

from app.adapters.llm.formats.gemini.request import Gemini
from app.adapters.llm.protocol.wire_format import Call, ServerQuirks, Service
from app.adapters.llm.recording import collected
from app.core.domain.chat import (
    Block,
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

SERVICE = Service("Google", "https://generativelanguage.googleapis.com/v1beta", " secret ", id="google")
HELLO = (message(Role.SYSTEM, "Be brief."), message(Role.USER, "Hi"))
TOOL = Tool(
    "look", "Looks.", {"type": "object", "properties": {"q": {"type": "string"}}, "additionalProperties": False}
)


def call(asked: ChatRequest, model: str = "gemini-3-pro", **more: Any) -> Call:
    return Gemini().request(SERVICE, model, asked, **more)


def body(asked: ChatRequest, model: str = "gemini-3-pro", **more: Any) -> dict[str, Any]:
    sent = json.loads(call(asked, model, **more).body)
    assert isinstance(sent, dict)
    return sent


def contents(*messages: Message, model: str = "gemini-3-pro") -> Any:
    return body(ChatRequest(messages), model)["contents"]


def test_a_request_names_model_key_and_instruction() -> None:
    sent = call(ChatRequest(HELLO, sampling=Sampling(max_tokens=9, temperature=0.5)))
    assert sent.url == (
        "https://generativelanguage.googleapis.com/v1beta/models/gemini-3-pro:streamGenerateContent?alt=sse"
    )
    assert sent.headers["x-goog-api-key"] == "secret"
    assert json.loads(sent.body) == {
        "systemInstruction": {"parts": [{"text": "Be brief."}]},
        "contents": [{"role": "user", "parts": [{"text": "Hi"}]}],
        "generationConfig": {"maxOutputTokens": 9, "temperature": 0.5, "thinkingConfig": {"includeThoughts": True}},
    }
    assert "secret" not in repr(sent)


@pytest.mark.parametrize(
    ("base", "model", "url"),
    [
        ("https://h/v1beta/openai", "models/m", "https://h/v1beta/models/m:generateContent"),
        ("https://h/v1beta#", "m", "https://h/v1beta/models/m:generateContent"),
        ("https://h/v1beta", "tunedModels/t", "https://h/v1beta/tunedModels/t:generateContent"),
        ("https://h/v1beta", "m?x=1#y", "https://h/v1beta/models/m%3Fx%3D1%23y:generateContent"),
    ],
)
def test_addresses_and_names_come_in_several_forms(base: str, model: str, url: str) -> None:
    assert Gemini().request(Service("G", base), model, ChatRequest(HELLO), stream=False).url == url


def test_a_key_that_no_header_carries_is_refused_before_it_is_sent() -> None:
    with pytest.raises(KeyRefused):
        Gemini().headers(Service("G", "https://h", "ключ"))


def test_neighbours_of_one_role_become_one_content_with_images() -> None:
    picture = Message(Role.USER, (ImageBlock(b"\x01", "image/jpeg"), TextBlock("What?")))
    found = contents(
        message(Role.USER, "Look."), picture, message(Role.ASSISTANT, ""), message(Role.ASSISTANT, "A cat.")
    )
    image = {"inlineData": {"mimeType": "image/jpeg", "data": "AQ=="}}
    assert found == [
        {"role": "user", "parts": [{"text": "Look."}, image, {"text": "What?"}]},
        {"role": "model", "parts": [{"text": "A cat."}]},
    ]


def asked_and_answered(call_id: str, arguments: str = '{"q": "x"}') -> tuple[Message, ...]:
    calls = (ReasoningBlock("hm"), ToolCall(call_id, "look", arguments), ToolCall("c2", "look"))
    results = (ToolResult(call_id, "look", "found"), ToolResult("c2", "look", "broken", failed=True))
    return message(Role.USER, "Hi"), Message(Role.ASSISTANT, calls), Message(Role.USER, results)


def test_calls_of_another_model_are_sent_unsigned_as_google_wants_it() -> None:
    _, model, user = contents(*asked_and_answered("c1"))
    assert model["parts"] == [
        {
            "functionCall": {"id": "c1", "name": "look", "args": {"q": "x"}},
            "thoughtSignature": "skip_thought_signature_validator",
        },
        {"functionCall": {"id": "c2", "name": "look", "args": {}}},
    ]
    assert user["parts"] == [
        {"functionResponse": {"id": "c1", "name": "look", "response": {"result": "found"}}},
        {"functionResponse": {"id": "c2", "name": "look", "response": {"error": "broken"}}},
    ]


def test_older_models_are_sent_no_signature() -> None:
    assert "thoughtSignature" not in json.dumps(contents(*asked_and_answered("c1"), model="gemini-2.5-flash"))


def test_broken_arguments_stay_visible() -> None:
    found = contents(*asked_and_answered("c1", '{"q": '))
    assert found[1]["parts"][0]["functionCall"]["args"] == {"arguments": '{"q": '}


PARTS = [
    {"text": "Hm", "thought": True},
    {"text": "Let me look. ", "thoughtSignature": "S1"},
    {"functionCall": {"name": "look", "args": {"q": "天"}}, "thoughtSignature": "S2"},
    {"functionCall": {"name": "look", "args": {}}},
]


def test_an_answer_goes_back_as_it_came_and_its_results_without_made_up_ids() -> None:
    one = {"candidates": [{"content": {"role": "model", "parts": PARTS}, "finishReason": "STOP"}]}
    found = collected(Gemini().decoder(SERVICE), json.dumps(one).encode())
    assert found.provider_metadata is not None
    blocks: tuple[Block, ...] = (TextBlock(found.text), *found.calls)
    said = Message(
        Role.ASSISTANT,
        blocks,
        ProviderMetadata("google", found.provider_metadata.wire_format, found.provider_metadata.items),
    )
    results = Message(Role.USER, tuple(ToolResult(c.id, c.name, "r") for c in found.calls))
    _, model, user = contents(message(Role.USER, "Hi"), said, results)
    assert model == {"role": "model", "parts": PARTS}
    assert user["parts"] == [{"functionResponse": {"name": "look", "response": {"result": "r"}}}] * 2


@pytest.mark.parametrize(("provider", "wire"), [("other", "gemini"), ("google", "chat"), ("", "gemini")])
def test_an_echo_of_somebody_else_is_not_sent(provider: str, wire: str) -> None:
    said = Message(Role.ASSISTANT, (TextBlock("plain"),), ProviderMetadata(provider, wire, ({"text": "verbatim"},)))
    assert contents(message(Role.USER, "Hi"), said)[1]["parts"] == [{"text": "plain"}]


def test_half_characters_are_not_sent() -> None:
    assert contents(message(Role.USER, "a\ud83d\0b"))[0]["parts"] == [{"text": "a\ufffdb"}]


def test_search_alone_and_search_with_functions() -> None:
    alone = body(ChatRequest(HELLO, search=BuiltinSearch(allowed=("a.example",), forced=True)))
    assert alone["tools"] == [{"googleSearch": {}}]
    assert "toolConfig" not in alone
    both = body(ChatRequest(HELLO, tools=(TOOL,), search=BuiltinSearch()))
    declared = {"name": "look", "description": "Looks.", "parametersJsonSchema": TOOL.parameters}
    assert both["tools"] == [{"googleSearch": {}}, {"functionDeclarations": [declared]}]
    assert both["toolConfig"] == {"includeServerSideToolInvocations": True}


@pytest.mark.parametrize(
    ("choice", "mode"),
    [
        ("auto", None),
        ("none", {"mode": "NONE"}),
        ("required", {"mode": "ANY"}),
        ("look", {"mode": "ANY", "allowedFunctionNames": ["look"]}),
    ],
)
def test_a_choice_of_tools_is_a_mode(choice: str, mode: Any) -> None:
    config = body(ChatRequest(HELLO, tools=(TOOL,), tool_choice=choice)).get("toolConfig", {})
    assert config.get("functionCallingConfig") == mode


EVERYTHING = ChatRequest(HELLO, sampling=Sampling(temperature=1.0), tools=(TOOL,), search=BuiltinSearch())


@pytest.mark.parametrize(
    ("complaint", "gone"),
    [
        ("Thinking is not enabled for models/gemini-2.0-flash", "includeThoughts"),
        ('Unknown name "includeThoughts" at generation_config.thinking_config', "includeThoughts"),
        ("Tool use with function calling is unsupported by the model.", "functionDeclarations"),
        ("Built-in tools ({google_search}) and Function Calling cannot be combined", "functionDeclarations"),
        ('Unknown name "includeServerSideToolInvocations" at tool_config', "includeServerSideToolInvocations"),
        ("Function calling is not enabled for models/gemma-3-27b-it", "functionDeclarations"),
        ("Developer instruction is not enabled for models/gemma-3-27b-it", "systemInstruction"),
        ('Unknown name "parametersJsonSchema" at tools[1].function_declarations[0]', "parametersJsonSchema"),
        ("temperature is not supported", "temperature"),
    ],
)
def test_a_complaint_leaves_out_what_it_names(complaint: str, gone: str) -> None:
    quirks = Gemini().adapted(ServerQuirks(), complaint)
    sent = body(EVERYTHING, quirks=quirks)
    assert gone in json.dumps(body(EVERYTHING))
    assert gone not in json.dumps(sent)
    assert {"googleSearch": {}} in sent["tools"]
    assert "Be brief." in json.dumps(sent)


def test_other_complaints_teach_nothing_and_the_same_one_comes_to_an_end() -> None:
    wire, quirks = Gemini(), ServerQuirks()
    assert wire.adapted(quirks, "API key not valid") == quirks
    for _ in range(3):
        quirks = wire.adapted(quirks, "parametersJsonSchema: function calling")
    assert wire.adapted(quirks, "parametersJsonSchema: function calling") == quirks


def test_older_servers_are_sent_schemas_that_they_know() -> None:
    quirks = Gemini().adapted(ServerQuirks(), "Unknown name parameters_json_schema")
    declared = body(ChatRequest(HELLO, tools=(TOOL,)), quirks=quirks)["tools"][0]["functionDeclarations"][0]
    assert declared["parameters"] == {"type": "object", "properties": {"q": {"type": "string"}}}


def test_an_instruction_goes_before_the_first_words_where_it_has_no_place() -> None:
    sent = body(ChatRequest(HELLO), quirks=ServerQuirks(frozenset({"systemInstruction"})))
    assert sent["contents"] == [{"role": "user", "parts": [{"text": "Be brief.\n\n"}, {"text": "Hi"}]}]


def test_models_are_listed_in_one_page() -> None:
    assert Gemini().models_url(SERVICE) == "https://generativelanguage.googleapis.com/v1beta/models?pageSize=1000"


def test_an_echo_that_is_refused_gives_way_to_the_plain_blocks() -> None:
    said = Message(Role.ASSISTANT, (TextBlock("plain"),), ProviderMetadata("google", "gemini", ({"text": "verbatim"},)))
    quirks = Gemini().adapted(ServerQuirks(), "Corrupted thought signature.")
    found = body(ChatRequest((message(Role.USER, "Hi"), said)), quirks=quirks)
    assert found["contents"][1]["parts"] == [{"text": "plain"}]
