"""Presets are complete, and sizes are guessed with care."""

from dataclasses import replace

import pytest

from app.adapters.llm.base_url import normalise_base_url
from app.adapters.llm.presets import context_size, preset_urls, presets, size_by_name
from app.core.domain.chat import Provider


def test_every_preset_has_what_its_kind_needs() -> None:
    assert len({preset.id for preset in presets()}) == len(presets()) == 16
    for preset in presets():
        assert preset.name
        assert preset.needs_key == bool(preset.key_url), preset.id
        assert not (preset.local and preset.needs_key), preset.id
        assert preset.key == ""


def test_the_addresses_of_presets_are_normal() -> None:
    for url in preset_urls():
        assert normalise_base_url(url) == url == normalise_base_url(url, preset_urls())


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
