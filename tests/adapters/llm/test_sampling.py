"""How a model is to write, in the words of each wire format; what a service does not know is left out."""

import json
from dataclasses import replace
from typing import Any

import pytest

from app.adapters.llm.formats import format_of
from app.adapters.llm.protocol.wire_format import ServerQuirks, Service
from app.core.domain.chat import AnswerFormat, ChatRequest, Role, Sampling, message

SCHEMA = {"type": "object", "properties": {"a": {"type": "string"}}}
SAMPLING = Sampling(90, 0.2, 0.5, ("END",), "low", AnswerFormat(SCHEMA, "answer", True))
CHAT_FORMAT = {"type": "json_schema", "json_schema": {"name": "answer", "schema": SCHEMA, "strict": True}}
EXPECTED: dict[str, tuple[str, dict[str, Any]]] = {  # where in the body, and what stands there
    "chat": (
        "",
        {
            "max_tokens": 90, "temperature": 0.2, "top_p": 0.5, "stop": ["END"], "reasoning_effort": "low",
            "response_format": CHAT_FORMAT,
        },
    ),
    "responses": (
        "",
        {
            "max_output_tokens": 90, "temperature": 0.2, "top_p": 0.5, "reasoning": {"effort": "low"},
            "text": {"format": {"type": "json_schema", "name": "answer", "schema": SCHEMA, "strict": True}},
        },
    ),
    "messages": (
        "",
        {
            "max_tokens": 90, "temperature": 0.2, "stop_sequences": ["END"],
            "output_config": {"effort": "low", "format": {"type": "json_schema", "schema": SCHEMA}},
        },
    ),
    "gemini": (
        "generationConfig",
        {
            "maxOutputTokens": 90, "temperature": 0.2, "topP": 0.5, "stopSequences": ["END"],
            "responseMimeType": "application/json", "responseJsonSchema": SCHEMA,
            "thinkingConfig": {"includeThoughts": True, "thinkingBudget": 1024},
        },
    ),
    "ollama": ("options", {"num_predict": 90, "temperature": 0.2, "top_p": 0.5, "stop": ["END"]}),
    "dashscope": (
        "parameters",
        {
            "max_tokens": 90, "temperature": 0.2, "top_p": 0.5, "stop": ["END"], "response_format": CHAT_FORMAT,
            "enable_thinking": True, "thinking_budget": 1024,
        },
    ),
    "mistral": (
        "completion_args",
        {
            "max_tokens": 90, "temperature": 0.2, "top_p": 0.5, "stop": ["END"], "response_format": CHAT_FORMAT,
            "reasoning_effort": "low",
        },
    ),
}  # fmt: skip


def body(name: str, sampling: Sampling, quirks: ServerQuirks = ServerQuirks(), model: str = "m") -> dict[str, Any]:
    request = ChatRequest((message(Role.USER, "Hi"),), sampling)
    sent: dict[str, Any] = json.loads(
        format_of(name).request(Service("S", "https://s.example/v1"), model, request, quirks=quirks).body
    )
    return sent


@pytest.mark.parametrize("name", EXPECTED)
def test_each_wire_format_says_how_to_write(name: str) -> None:
    place, expected = EXPECTED[name]
    sent = body(name, SAMPLING)
    there = sent[place] if place else sent
    assert {field: there[field] for field in expected} == expected
    if name == "ollama":
        assert (sent["format"], sent["think"]) == (SCHEMA, True)


@pytest.mark.parametrize("name", EXPECTED)
def test_nothing_is_said_where_nothing_was_asked(name: str) -> None:
    words = json.dumps(body(name, Sampling()))
    assert not [field for field in ("top_p", "topP", "stop", "format", "effort", "budget") if f'"{field}' in words]


@pytest.mark.parametrize(
    ("name", "complaint", "field"),
    [
        ("chat", "Unsupported parameter: 'reasoning_effort'", "reasoning_effort"),
        ("chat", "response_format is not supported", "response_format"),
        ("responses", "Unsupported parameter: top_p", "top_p"),
        ("responses", "Unsupported value: 'reasoning.effort' does not support this model", "reasoning"),
        ("responses", "text.format json_schema is not supported with this model", "text"),
        ("messages", "output_config: Extra inputs are not permitted", "output_config"),
    ],
)
def test_what_a_service_complains_of_is_left_out_from_then_on(name: str, complaint: str, field: str) -> None:
    assert field in body(name, SAMPLING)
    quirks = format_of(name).adapted(ServerQuirks(), complaint)
    assert field not in body(name, SAMPLING, quirks)


def test_gemini_3_takes_a_level() -> None:
    sent = body("gemini", SAMPLING, model="gemini-3-pro")
    assert sent["generationConfig"]["thinkingConfig"] == {"includeThoughts": True, "thinkingLevel": "LOW"}


def test_claude_gets_no_stop_sequence_that_is_blank() -> None:
    assert body("messages", Sampling(stop=("\n", "\nEND")))["stop_sequences"] == ["\nEND"]
    assert "stop_sequences" not in body("messages", Sampling(stop=("\n\n",)))
    assert body("chat", Sampling(stop=("\n",)))["stop"] == ["\n"]


def test_claude_gets_one_of_temperature_and_top_p() -> None:
    assert body("messages", replace(SAMPLING, temperature=None))["top_p"] == 0.5
    assert "top_p" not in body("messages", SAMPLING)


@pytest.mark.parametrize(("effort", "level"), [("none", "low"), ("medium", "medium"), ("high", "high")])
def test_gpt_oss_at_ollama_thinks_at_a_level(effort: str, level: str) -> None:
    assert body("ollama", Sampling(effort=effort), model="gpt-oss:20b")["think"] == level
    assert body("ollama", Sampling(effort="high"), model="qwen3")["think"] is True


@pytest.mark.parametrize(
    ("name", "complaint", "field"),
    [
        ("gemini", "Invalid value at 'generation_config.top_p'", "topP"),
        ("dashscope", "Parameter top_p is not supported", "top_p"),
        ("mistral", "reasoning_effort is not available for this model", "reasoning_effort"),
    ],
)
def test_other_wishes_that_are_refused_go_as_well(name: str, complaint: str, field: str) -> None:
    place = EXPECTED[name][0]
    assert field in body(name, SAMPLING)[place]
    assert field not in body(name, SAMPLING, format_of(name).adapted(ServerQuirks(), complaint))[place]


def test_an_effort_that_nobody_knows_breaks_no_request() -> None:
    assert "thinkingBudget" not in body("gemini", Sampling(effort="extreme"))["generationConfig"]["thinkingConfig"]
