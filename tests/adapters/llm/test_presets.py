"""Presets are complete, and sizes are guessed with care."""

from dataclasses import replace

import pytest

from app.adapters.llm.formats import format_of
from app.adapters.llm.presets import (
    abilities,
    completed,
    context_size,
    local_ports,
    preset_urls,
    presets,
    records,
    search_url,
    size_by_name,
)
from app.adapters.llm.protocol.base_url import normalise_base_url
from app.adapters.secrets import variables
from app.core.domain.catalogue import folded
from app.core.domain.chat import WIRE_FORMATS, Abilities, Provider


def test_every_preset_has_what_its_kind_needs() -> None:
    assert len({preset.id for preset in presets()}) == len(presets()) >= 22
    for preset in presets():
        assert preset.name
        assert preset.needs_key == bool(preset.key_url), preset.id
        assert not (preset.local and preset.needs_key), preset.id
        assert preset.key == ""
        assert preset.preset == preset.id
        assert format_of(preset.wire_format)
        assert preset.search_format in ("", *WIRE_FORMATS)
        assert preset.search or not (preset.search_format or preset.search_url)
        assert preset.checked in ("recorded", "documented", "unverified")


# What the documents of a service say: the address of its API, and the variable that its own examples read.
DOCUMENTED = [
    ("openai", "https://api.openai.com/v1", "OPENAI_API_KEY"),
    ("groq", "https://api.groq.com/openai/v1", "GROQ_API_KEY"),
    (
        "together",
        "https://api.together.ai/v1",
        "TOGETHER_API_KEY",
    ),  # https://docs.together.ai/docs/inference/openai-compatibility
    (
        "fireworks",
        "https://api.fireworks.ai/inference/v1",
        "FIREWORKS_API_KEY",
    ),  # https://docs.fireworks.ai/tools-sdks/openai-compatibility
    ("cerebras", "https://api.cerebras.ai/v1", "CEREBRAS_API_KEY"),  # https://inference-docs.cerebras.ai
]


@pytest.mark.parametrize(("name", "url", "variable"), DOCUMENTED)
def test_a_service_is_found_where_its_documents_say(name: str, url: str, variable: str) -> None:
    record = next(record for record in records() if record.provider.id == name)
    assert (record.provider.base_url, record.variables[0]) == (url, variable)
    assert variables(name) == (f"CITEWISE_KEY_{name.upper()}", *record.variables)


def test_a_record_has_the_names_by_which_its_key_is_found() -> None:
    for record in records():
        assert record.variables or record.provider.id == "custom", record.provider.id
        assert all(first in record.variables for first in record.other_ids.values())
        assert all(word == folded(word) for word in record.aliases)
    words = [word for record in records() for word in record.words]
    assert len(words) == len(set(words)), "one word for two services"
    ids = [name for record in records() for name in (record.provider.id, *record.other_ids)]
    assert len(ids) == len(set(ids))


def test_another_id_of_a_service_tries_the_variable_of_that_name_first() -> None:
    assert variables("zhipu")[1:] == ("ZHIPUAI_API_KEY", "ZHIPU_API_KEY", "GLM_API_KEY")
    assert variables("glm")[1:] == ("GLM_API_KEY", "ZHIPUAI_API_KEY", "ZHIPU_API_KEY")
    assert variables("google")[1:] == variables("gemini")[1:] == ("GEMINI_API_KEY", "GOOGLE_API_KEY")


def test_no_other_word_for_a_service_takes_its_key_to_a_server_of_that_name() -> None:
    assert variables("claude") == ("CITEWISE_KEY_CLAUDE",)
    assert variables("grok") == ("CITEWISE_KEY_GROK",)


def test_the_addresses_of_presets_are_normal() -> None:
    for url in preset_urls():
        assert normalise_base_url(url) == url == normalise_base_url(url, preset_urls())


def test_the_ports_of_this_machine_are_those_of_the_presets() -> None:
    assert local_ports() == {"ollama": 11434, "lmstudio": 1234, "llamacpp": 8080}


def test_the_custom_preset_has_no_address() -> None:
    assert next(preset for preset in presets() if preset.id == "custom").base_url == ""


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("gpt-4o-mini", 128000),
        ("gpt-4", 8192),
        ("gpt-4-32k", 32000),
        ("anthropic/claude-opus-5", 200000),
        ("models/gemini-3-pro", 1000000),
        ("Qwen/Qwen3-32B", 32000),
        ("moonshot-v1-8k", 8000),
        ("glm-4.6", 200000),
        ("glm-4v-plus", 8192),
        ("meta-llama/llama-3.3-70b-instruct:free", 131072),
        ("my-own-model", None),
        ("", None),
    ],
)
def test_a_name_tells_the_size_or_nothing(name: str, size: int | None) -> None:
    assert size_by_name(name) == size


def test_what_the_user_says_comes_first_and_local_servers_are_not_trusted_with_more() -> None:
    remote = Provider("p", "P", "https://api.example.org/v1")
    local = Provider("p", "P", "http://192.168.1.2:11434/v1", local=True)
    assert context_size(remote, "gpt-4o") == 128000
    assert context_size(remote, "unheard-of") == 8192
    assert context_size(local, "qwen3:8b") == 4096
    assert context_size(replace(remote, base_url="http://127.0.0.1:9000/v1"), "qwen3") == 4096
    assert context_size(replace(local, context_size=16384), "qwen3:8b") == 16384


def preset(name: str) -> Provider:
    return next(p for p in presets() if p.id == name)


@pytest.mark.parametrize(
    "name",
    [
        *("openai", "azure", "anthropic", "gemini", "qwen", "zhipu", "moonshot", "deepseek", "hunyuan", "ark", "xai"),
        *("perplexity", "openrouter", "mistral", "groq", "grok2api"),
    ],
)
def test_an_unknown_model_of_a_service_that_searches_can_search(name: str) -> None:
    found = abilities(preset(name), "brand-new-1")
    assert found.search is True
    assert found.tools is not None
    assert found.context_size


@pytest.mark.parametrize("name", ["siliconflow", "minimax", "ollama", "lmstudio", "llamacpp", "custom"])
def test_a_service_without_a_search_has_none_for_any_model(name: str) -> None:
    told = replace(preset(name), abilities={"m": Abilities(search=True)})
    assert abilities(preset(name), "gpt-4o").search is False
    assert abilities(told, "m").search is False


@pytest.mark.parametrize(
    ("name", "model", "known"),
    [
        ("openai", "gpt-4o-mini", Abilities(True, True, True, 128000)),
        ("openai", "gpt-4.1-nano", Abilities(False, True, True, 1000000)),
        ("openrouter", "anthropic/claude-opus-5", Abilities(True, True, True, 200000)),
        ("groq", "llama-3.3-70b-versatile", Abilities(False, True, False, 131072)),
        ("groq", "groq/compound-mini", Abilities(True, False, False, 131072)),
        ("ollama", "qwen3:8b", Abilities(False, True, False, 4096)),
        ("ollama", "unheard-of", Abilities(False, False, None, 4096)),
        ("custom", "unheard-of", Abilities(False, True, None, 8192)),
    ],
)
def test_what_a_model_can_do_is_known_by_service_and_name(name: str, model: str, known: Abilities) -> None:
    assert abilities(preset(name), model) == known


def test_the_users_word_on_a_model_comes_first() -> None:
    told = replace(preset("openai"), abilities={"gpt-4o": Abilities(search=False, context_size=9000)})
    assert abilities(told, "gpt-4o") == Abilities(False, True, True, 9000)
    assert context_size(told, "gpt-4o") == 9000


def test_search_at_another_address_stays_on_the_users_own_host() -> None:
    assert search_url(preset("deepseek")) == "https://api.deepseek.com/anthropic/v1"
    mine = replace(preset("deepseek"), base_url="http://proxy.example:8080/v1")
    assert search_url(mine) == "http://proxy.example:8080/anthropic/v1"
    assert search_url(preset("qwen")) == preset("qwen").base_url


def test_a_provider_of_an_older_version_learns_to_search_on_its_own_host_only() -> None:
    old = Provider("openai", "OpenAI", "https://api.openai.com/v1")
    assert (completed(old).search, completed(old).search_format, old.wire_format) == ("openai", "responses", "chat")
    assert completed(Provider("zhipu", "Z", "https://open.bigmodel.cn/api/paas/v4")).search_format == ""
    elsewhere = replace(old, base_url="http://127.0.0.1:9/v1")
    assert completed(elsewhere) == elsewhere
    chosen = replace(old, preset="custom")
    assert completed(chosen) == chosen
