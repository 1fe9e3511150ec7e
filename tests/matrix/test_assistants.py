"""An assistant's prompt and settings, as they leave for every wire format: whole turns over real HTTP."""

import json
from dataclasses import replace
from typing import Any

import httpx
import pytest

from app.core.domain.assistants import Assistant
from app.core.domain.chat import ModelChoice, Sampling
from app.core.domain.settings import Overrides, SearchMode
from app.core.domain.turn.turn import State
from tests.fakes import FakeLibrary
from tests.matrix.scripts import SCRIPTS
from tests.matrix.scripts.base import Script
from tests.matrix.servers import JSON, Reply, serving
from tests.matrix.talk import Talk, provider_of

VERSE = "Answer in verse, and mention a heron 🪶."
WISHES = {
    "temperature": Sampling(temperature=0.3),
    "top_p": Sampling(top_p=0.8),
    "max_tokens": Sampling(max_tokens=700),
    "stop": Sampling(stop=("END",)),
    "effort": Sampling(effort="high"),
}
# Wire format × parameter → where it stands in the request, and what; None: the service has no such field.
TABLE: dict[str, dict[str, tuple[str, Any] | None]] = {
    "chat": {
        "temperature": ("temperature", 0.3),
        "top_p": ("top_p", 0.8),
        "max_tokens": ("max_tokens", 700),
        "stop": ("stop", ["END"]),
        "effort": ("reasoning_effort", "high"),
    },
    "responses": {
        "temperature": ("temperature", 0.3),
        "top_p": ("top_p", 0.8),
        "max_tokens": ("max_output_tokens", 700),
        "stop": None,
        "effort": ("reasoning.effort", "high"),
    },
    "messages": {
        "temperature": ("temperature", 0.3),
        "top_p": ("top_p", 0.8),
        "max_tokens": ("max_tokens", 700),
        "stop": ("stop_sequences", ["END"]),
        "effort": ("output_config.effort", "high"),
    },
    "gemini": {
        "temperature": ("generationConfig.temperature", 0.3),
        "top_p": ("generationConfig.topP", 0.8),
        "max_tokens": ("generationConfig.maxOutputTokens", 700),
        "stop": ("generationConfig.stopSequences", ["END"]),
        "effort": ("generationConfig.thinkingConfig.thinkingBudget", 24576),
    },
    "ollama": {
        "temperature": ("options.temperature", 0.3),
        "top_p": ("options.top_p", 0.8),
        "max_tokens": ("options.num_predict", 700),
        "stop": ("options.stop", ["END"]),
        "effort": ("think", True),
    },
    "dashscope": {
        "temperature": ("parameters.temperature", 0.3),
        "top_p": ("parameters.top_p", 0.8),
        "max_tokens": ("parameters.max_tokens", 700),
        "stop": ("parameters.stop", ["END"]),
        "effort": ("parameters.enable_thinking", True),
    },
    "mistral": {
        "temperature": ("completion_args.temperature", 0.3),
        "top_p": ("completion_args.top_p", 0.8),
        "max_tokens": ("completion_args.max_tokens", 700),
        "stop": ("completion_args.stop", ["END"]),
        "effort": ("completion_args.reasoning_effort", "high"),
    },
}
# Where each format's system prompt stands.
PROMPTS = {
    "chat": "messages.0.content",
    "responses": "instructions",
    "messages": "system",
    "gemini": "systemInstruction.parts.0.text",
    "ollama": "messages.0.content",
    "dashscope": "input.messages.0.content",
    "mistral": "instructions",
}
COMPLAINTS = {  # of a model that takes no temperature, in the words of its service
    "chat": "Unsupported value: 'temperature' does not support 0.3 with this model.",
    "responses": "Unsupported parameter: 'temperature' is not supported with this model.",
    "messages": "`temperature` is deprecated for this model.",
    "gemini": "temperature is not supported by this model",
    "dashscope": "temperature is not supported",
    "mistral": "completion_args.temperature: extra fields not permitted",
}


def at(body: Any, path: str) -> Any:
    """What stands at `a.0.b`; None where there is nothing."""
    for name in path.split("."):
        if isinstance(body, list):
            body = body[int(name)] if int(name) < len(body) else None
        else:
            body = body.get(name) if isinstance(body, dict) else None
    return body


async def asked_with(
    client: httpx.AsyncClient, script: Script, sampling: Sampling, *before: Reply
) -> tuple[list[Any], Talk]:
    """The requests of one turn."""
    poet = Assistant("poet", "Poet", "🪶", "", VERSE, Overrides(mode=SearchMode.OFF), sampling)
    async with serving(*before, script.streamed(script.said("Roses."))) as server:
        talk = Talk(client, provider_of(script, server))
        talk.ask = replace(talk.ask, library=lambda: FakeLibrary([poet]))
        turn, _ = await talk.turn(Overrides(assistant="poet"))
    assert (turn.state, turn.text) == (State.FINISHED, "Roses.")
    assert turn.assistant == poet.use()
    return server.bodies, talk


@pytest.mark.parametrize("name", TABLE)
async def test_the_system_prompt_goes_behind_the_rules(client: httpx.AsyncClient, name: str) -> None:
    (body,), _ = await asked_with(client, SCRIPTS[name], Sampling())
    prompt = at(body, PROMPTS[name])
    assert prompt.endswith(VERSE)
    assert json.dumps(body, ensure_ascii=False).count(VERSE) == 1


@pytest.mark.parametrize("wish", WISHES)
@pytest.mark.parametrize("name", TABLE)
async def test_each_wish_goes_in_the_services_own_field(client: httpx.AsyncClient, name: str, wish: str) -> None:
    (plain,), _ = await asked_with(client, SCRIPTS[name], Sampling())
    (body,), talk = await asked_with(client, SCRIPTS[name], WISHES[wish])
    (is_ignored,) = talk.directory.ignored(ModelChoice("p", "m"), [WISHES[wish]])
    if (expected := TABLE[name][wish]) is None:
        assert body == plain
        assert is_ignored
    else:
        path, value = expected
        assert at(body, path) == value
        assert at(plain, path) != value
        assert not is_ignored


@pytest.mark.parametrize("name", COMPLAINTS)
async def test_a_model_without_a_temperature_is_asked_without_one(client: httpx.AsyncClient, name: str) -> None:
    """The first request is refused, the second does without; the editor of assistants is told so from then on."""
    wish = Sampling(temperature=0.3, max_tokens=700)
    complaint = {"error": {"message": COMPLAINTS[name]}}
    refused = Reply((json.dumps(complaint).encode(),), JSON, status=400)
    (first, second), talk = await asked_with(client, SCRIPTS[name], wish, refused)
    path, limit = TABLE[name]["temperature"], TABLE[name]["max_tokens"]
    assert path is not None
    assert limit is not None
    assert at(first, path[0]) == 0.3
    assert at(second, path[0]) is None
    assert at(second, limit[0]) == 700
    samplings = [Sampling(temperature=0.3), Sampling(max_tokens=700)]
    assert talk.directory.ignored(ModelChoice("p", "m"), samplings) == [True, False]


@pytest.mark.parametrize(
    ("name", "effort", "path", "value"),
    [
        ("chat", "none", "reasoning_effort", "none"),
        ("responses", "minimal", "reasoning.effort", "minimal"),
        ("messages", "none", "output_config", None),  # does not think by itself
        ("gemini", "none", "generationConfig.thinkingConfig.thinkingBudget", 0),
        ("ollama", "none", "think", False),
        ("dashscope", "none", "parameters.enable_thinking", False),
        ("dashscope", "low", "parameters.thinking_budget", 1024),
        ("mistral", "none", "completion_args.reasoning_effort", "none"),
    ],
)
async def test_no_effort_is_said_in_each_formats_words(
    client: httpx.AsyncClient, name: str, effort: str, path: str, value: Any
) -> None:
    (body,), _ = await asked_with(client, SCRIPTS[name], Sampling(effort=effort))
    assert at(body, path) == value
