"""A model service's address without `http://`."""

from dataclasses import replace

import pytest

from app.adapters.llm.presets import context_size, presets, search_url


@pytest.mark.parametrize("typed", ["gate.example/openai/v1", "localhost:4000/v1", "gateway/v1"])
def test_built_in_search_stays_on_the_users_host(typed: str) -> None:
    deepseek = next(preset for preset in presets() if preset.search_url)
    moved = replace(deepseek, base_url=typed)
    assert search_url(moved).partition("://")[2].startswith(typed.partition("/")[0])


def test_a_server_of_ones_own_network_is_taken_for_one() -> None:
    custom = next(preset for preset in presets() if preset.id == "custom")
    typed, whole = (replace(custom, base_url=url) for url in ("192.168.0.7:1234", "http://192.168.0.7:1234"))
    assert context_size(typed, "some-model") == context_size(whole, "some-model")
