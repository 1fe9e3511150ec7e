"""The dual-channel scheme: what the environment and `.env` say, as values."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.adapters.environment import EnvironmentSettings, read
from app.adapters.storage.settings_file import SettingsFile
from app.bootstrap.live_settings import LiveSettings
from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.settings import Overrides, SearchSettings, Settings

QWEN = Provider("qwen", "Qwen (Alibaba Cloud)", "https://qwen.example/v1", search_url="https://native.example")
ZHIPU = Provider("zhipu", "Zhipu GLM", "https://zhipu.example/v4")
PERPLEXITY = Provider("perplexity", "Perplexity", "https://pplx.example")
MINIMAX = Provider("minimax", "MiniMax", "https://minimax.example/v1")
PRESETS = (ZHIPU, QWEN, PERPLEXITY, MINIMAX, Provider("custom", "Any server", ""))
CHANNELS = ("local", "tavily", "perplexity", "searxng", "stackexchange")


def found(
    environment: Mapping[str, str], dotenv: Mapping[str, str] | None = None, *known: Provider, keys: str = ""
) -> EnvironmentSettings:
    return read(environment, dotenv or {}, PRESETS, CHANNELS, known, lambda id: id in keys.split())


def test_where_nothing_is_set_nothing_is_named() -> None:
    assert found({"PATH": "/bin", "QWEN_MODEL": " ", "DEFAULT_WEB_SEARCH_PROVIDER": ""}) == EnvironmentSettings()


def test_the_scheme_as_its_users_write_it() -> None:
    named = found(
        {
            "DEFAULT_WEB_SEARCH_PROVIDER": "builtin",
            "BUILTIN_SEARCH_PROVIDER": "glm",
            "QWEN_API_URL": "https://gateway.example/v1",
            "QWEN_MODEL": "qwen3-max",
            "GLM_MODEL": "glm-4-plus",
        }
    )
    assert named.overrides == Overrides(channel="builtin")
    assert named.builtin == ModelChoice("zhipu", "glm-4-plus")
    zhipu, qwen = named.providers
    assert (zhipu.base_url, zhipu.models) == (ZHIPU.base_url, ("glm-4-plus",))
    assert (qwen.base_url, qwen.models, qwen.search_url) == ("https://gateway.example/v1", ("qwen3-max",), "")
    assert named.problems == ()


def test_the_environment_wins_over_the_file_and_each_value_tells_its_origin() -> None:
    named = found(
        {"DEFAULT_WEB_SEARCH_PROVIDER": "tavily", "GLM_MODEL": ""},
        {"DEFAULT_WEB_SEARCH_PROVIDER": "local", "GLM_MODEL": "glm-5", "GLM_API_URL": "https://glm.example"},
    )
    assert named.overrides.channel == "tavily"
    assert [(v.decides, v.variable, v.text, v.origin) for v in named.values] == [
        ("channel", "DEFAULT_WEB_SEARCH_PROVIDER", "tavily", "environment"),
        ("zhipu.base_url", "GLM_API_URL", "https://glm.example", ".env"),
        ("zhipu.model", "GLM_MODEL", "glm-5", ".env"),
    ]
    assert named.origins == {"channel": "environment", "zhipu.base_url": ".env", "zhipu.model": ".env"}
    channel = named.value("channel")
    assert channel is not None
    assert channel.origin == "environment"
    assert named.value("builtin") is None


@pytest.mark.parametrize(
    ("said", "channel"),
    [("Built-in", "builtin"), (" TAVILY ", "tavily"), ("stack_exchange", "stackexchange"), ("local", "local")],
)
def test_a_channel_is_found_in_any_spelling(said: str, channel: str) -> None:
    assert found({"DEFAULT_WEB_SEARCH_PROVIDER": said}).overrides.channel == channel


def test_an_unknown_channel_is_a_problem_and_no_wish() -> None:
    named = found({}, {"DEFAULT_WEB_SEARCH_PROVIDER": "altavista"})
    assert named.overrides == Overrides()
    assert named.values == ()
    assert named.problems == (
        "DEFAULT_WEB_SEARCH_PROVIDER in the .env names no known search channel: 'altavista'."
        " Known are builtin, local, perplexity, searxng, stackexchange, tavily.",
    )


@pytest.mark.parametrize(
    ("said", "choice"),
    [
        ("qwen", ModelChoice("qwen", "qwen-plus")),
        ("DashScope", ModelChoice("qwen", "qwen-plus")),
        ("zhipu", ModelChoice("zhipu", "glm-4.6")),
        ("Zhipu GLM", ModelChoice("zhipu", "glm-4.6")),
        ("perplexity", ModelChoice("perplexity", "sonar")),
        ("my server", ModelChoice("p1", "own-model")),
    ],
)
def test_the_service_that_searches_is_found_by_id_name_or_another_word(said: str, choice: ModelChoice) -> None:
    named = found({"BUILTIN_SEARCH_PROVIDER": said}, {}, Provider("p1", "My Server", "http://a", ("own-model", "b")))
    assert (named.builtin, named.problems) == (choice, ())
    assert [p.id for p in named.providers] == ([] if choice.provider == "p1" else [choice.provider])


def test_a_service_of_the_settings_comes_before_a_preset_of_the_same_kind() -> None:
    named = found({"BUILTIN_SEARCH_PROVIDER": "glm"}, {}, Provider("glm", "Mine", "http://a", ("m",)))
    assert named.builtin == ModelChoice("glm", "m")


def test_an_unknown_service_and_one_without_a_model_are_problems() -> None:
    unknown = found({"BUILTIN_SEARCH_PROVIDER": "skynet"})
    assert unknown.builtin is None
    assert unknown.problems[0].startswith("BUILTIN_SEARCH_PROVIDER in the environment names no known model service")
    without = found({"BUILTIN_SEARCH_PROVIDER": "minimax"})
    assert without.builtin is None
    assert without.problems == ("MiniMax is to search, but no model of it is named: set MINIMAX_MODEL.",)


def test_where_no_service_is_named_the_first_usable_one_searches() -> None:
    asked = {"DEFAULT_WEB_SEARCH_PROVIDER": "builtin"}
    assert found(asked).builtin is None
    assert found(asked, keys="zhipu qwen").builtin == ModelChoice("qwen", "qwen-plus")
    assert found(asked, keys="perplexity zhipu").builtin == ModelChoice("zhipu", "glm-4.6")
    assert found(asked | {"PERPLEXITY_MODEL": "sonar-pro"}).builtin == ModelChoice("perplexity", "sonar-pro")
    assert found({}, keys="qwen").builtin is None


def test_a_service_with_a_key_is_offered_as_it_is() -> None:
    assert found({}, keys="zhipu minimax").providers == (ZHIPU, MINIMAX)


def test_a_service_of_the_settings_is_changed_and_keeps_what_is_its_own() -> None:
    own = Provider("qwen", "Mine", "https://old.example", ("a", "b"), favourites=("a",))
    assert found({}, {}, own, keys="qwen").providers == ()
    (changed,) = found({"QWEN_MODEL": "b"}, {}, own).providers
    assert (changed.name, changed.base_url, changed.models, changed.favourites) == (
        "Mine",
        "https://old.example",
        ("b", "a"),
        ("a",),
    )


@pytest.mark.parametrize("variable", ["PERPLEXITY_API_URL", "PERPLEXITY_BASE_URL", "PPLX_API_URL"])
def test_a_companys_own_host_is_where_it_searches_too(variable: str) -> None:
    named = found({variable: "https://chat.example", "SEARXNG_URL": "http://127.0.0.1:8888"})
    assert named.addresses == {"perplexity": "https://chat.example", "searxng": "http://127.0.0.1:8888"}
    assert named.providers[0].base_url == "https://chat.example"


def test_an_address_of_the_search_alone_comes_first() -> None:
    both = {"PERPLEXITY_API_URL": "https://chat.example", "PERPLEXITY_SEARCH_URL": "http://s.example"}
    assert found(both).addresses == {"perplexity": "http://s.example"}


def test_another_path_on_a_companys_usual_host_says_nothing_of_its_search() -> None:
    assert found({"PERPLEXITY_API_URL": "https://pplx.example/coding/v1"}).addresses == {}


def test_every_channel_of_a_company_follows_it() -> None:
    asked = {"PERPLEXITY_API_URL": "https://gate.example", "GLM_BASE_URL": "https://glm.example/v4"}
    named = read(asked, {}, PRESETS, ("sonar", "zhipu", "tavily"))
    assert named.addresses == {"sonar": "https://gate.example", "zhipu": "https://glm.example/v4"}


def test_a_company_that_the_settings_moved_searches_there_unless_they_say_otherwise(tmp_path: Path) -> None:
    def addresses(base_url: str, **own: str) -> dict[str, str]:
        moved = replace(PERPLEXITY, base_url=base_url)
        settings = Settings(providers=(moved,), search=SearchSettings(addresses=own))
        SettingsFile(tmp_path / "settings.json").save(settings)
        current = LiveSettings(tmp_path, {})
        current.know(PRESETS, ("perplexity", "sonar"), lambda _: True)
        return current.settings.search.addresses

    gate = "https://gate.example/pplx"
    assert addresses("gate.example/pplx") == {"perplexity": gate, "sonar": gate}
    assert addresses(gate, perplexity="https://s.example") == {"perplexity": "https://s.example", "sonar": gate}
    assert addresses(PERPLEXITY.base_url) == {}


@pytest.mark.parametrize(
    ("typed", "address"),
    [("search.example", "https://search.example"), ("localhost:8080", "http://localhost:8080"),
     ("192.168.1.5:8888/searx", "http://192.168.1.5:8888/searx")],
)  # fmt: skip
def test_a_host_needs_no_scheme(typed: str, address: str) -> None:
    assert found({"SEARXNG_API_URL": typed}).addresses == {"searxng": address}


@pytest.mark.parametrize("url", ["not an address", "ftp://a.example", "http://", "javascript:alert(1)"])
def test_what_is_no_address_is_a_problem_and_not_used(url: str) -> None:
    named = found({"QWEN_API_URL": url, "SEARXNG_API_URL": url})
    assert (named.providers, named.addresses) == ((), {})
    assert named.problems == (
        "QWEN_API_URL in the environment is no web address and is not used.",
        "SEARXNG_API_URL in the environment is no web address and is not used.",
    )


def test_no_address_is_shown_in_a_repr() -> None:
    named = found({"QWEN_API_URL": "https://me:secret@a.example"})
    assert "secret" not in repr(named.values)


NAMES = st.sampled_from(
    ["DEFAULT_WEB_SEARCH_PROVIDER", "BUILTIN_SEARCH_PROVIDER", "QWEN_API_URL", "GLM_MODEL", "SEARXNG_API_URL"]
)


@given(st.dictionaries(NAMES, st.text()), st.dictionaries(NAMES, st.text()))
def test_nothing_that_stands_there_does_harm(environment: dict[str, str], dotenv: dict[str, str]) -> None:
    named = found(environment, dotenv)
    assert named.overrides.channel in (None, "builtin", *CHANNELS)
