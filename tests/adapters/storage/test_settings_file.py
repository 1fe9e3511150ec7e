"""The settings file, as the program and people write it."""

import json
import stat
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from app.adapters.storage.settings_file import SettingsFile
from app.core.domain.chat import Abilities, ModelChoice, Provider
from app.core.domain.chat.tool_servers import McpServerSettings, ToolSearch, ToolUse
from app.core.domain.errors import Unavailable
from app.core.domain.gateway import GatewaySettings
from app.core.domain.gateway.keys import make_key
from app.core.domain.settings import (
    Appearance,
    ArchiveSettings,
    BackupInterval,
    BackupSettings,
    KnowledgeSettings,
    Planner,
    RerankSettings,
    SearchMode,
    SearchSettings,
    Settings,
    Theme,
    UpdateSettings,
    WebDavSettings,
)

FULL = Settings(
    archive=ArchiveSettings(True, 500),
    backups=BackupSettings(
        BackupInterval.WEEKLY, "/media/drive", 3, WebDavSettings("https://dav.example/", "ada", "B", 2)
    ),
    providers=(
        Provider(
            "deepseek",
            "DeepSeek",
            "https://api.deepseek.com/v1",
            ("a", "b"),
            key_url="https://platform.example",
            wire_format="messages",
            search="anthropic",
            search_format="responses",
            search_url="https://search.example/v1",
            preset="deepseek",
            abilities={"a": Abilities(search=False, context_size=1000), "b": Abilities(vision=True)},
            favourites=("b",),
            checked="recorded",
        ),
        Provider("ollama", "Ollama", "http://127.0.0.1:11434/v1", local=True, needs_key=False, context_size=4096),
    ),
    model=ModelChoice("deepseek", "a"),
    updates=UpdateSettings(check=True),
    search=SearchSettings(
        mode=SearchMode.ALWAYS,
        channel="builtin",
        order=("tavily", "local"),
        builtin=ModelChoice("ollama", "m"),
        planner=Planner.MODEL,
        blocked=("*://*.spam.example/*",),
        allowed=("example.org",),
        engines=("baidu", "bing"),
        addresses={"bing": "http://127.0.0.1:1"},
        max_results=20,
        max_pages=3,
        reference_tokens=4000,
        allowed_hosts=("wiki:80",),
        keep_engine_cookies=True,
        proxy="socks5://me@proxy.example:1080",
        proxy_bypass=("*.example.org", "10.0.0.0/8"),
        fake_ip=False,
    ),
    appearance=Appearance(Theme.DARK, 18, "zh-CN"),
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def written(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def asides(path: Path) -> list[Path]:
    return list(path.parent.glob("settings.json.broken-*"))


def test_without_a_file_all_is_default_and_nothing_is_written(path: Path) -> None:
    file = SettingsFile(path)
    assert (file.load(), file.problem) == (Settings(), "")
    assert list(path.parent.iterdir()) == []


def test_everything_is_read_back(path: Path) -> None:
    SettingsFile(path).save(FULL)
    file = SettingsFile(path)
    assert (file.load(), file.problem) == (FULL, "")


@hypothesis_settings(max_examples=50, deadline=None)
@given(
    st.builds(
        Settings,
        st.lists(
            st.builds(
                Provider,
                st.uuids().map(str),
                abilities=st.dictionaries(st.text(), st.from_type(Abilities), max_size=3),
                key=st.just(""),
            )
        ).map(tuple),
        search=st.from_type(SearchSettings).filter(lambda search: search.engine_deadline == search.engine_deadline),
    )
)
def test_any_provider_is_read_back(tmp_path_factory: pytest.TempPathFactory, settings: Settings) -> None:
    file = SettingsFile(tmp_path_factory.mktemp("any") / "settings.json")
    file.save(settings)
    assert (file.load(), file.problem) == (settings, "")


def test_what_compares_passages_is_read_back(path: Path) -> None:
    rerank = RerankSettings("other", "bge", "http://127.0.0.1:8080/rerank")
    knowledge = KnowledgeSettings(ModelChoice("ollama", "nomic-embed-text"), rerank, web_embedding=True)
    SettingsFile(path).save(Settings(knowledge=knowledge))
    assert SettingsFile(path).load().knowledge == knowledge
    path.write_text('{"knowledge": {"embedding": 7, "rerank": {"service": ["x"]}, "web_embedding": "yes"}}')
    assert SettingsFile(path).load().knowledge == KnowledgeSettings()


def test_tools_that_search_are_read_back(path: Path) -> None:
    search = ToolSearch("search", "q", "limit", '{"engines": ["bing"]}', "data.results")
    servers = (McpServerSettings("ddg", "DDG", "uvx", ("x",), tools={"*": ToolUse.ON}, searches=(search,)),)
    SettingsFile(path).save(Settings(mcp_servers=servers))
    assert SettingsFile(path).load().mcp_servers == servers
    path.write_text(
        '{"mcp_servers": [{"id": "ddg", "command": "x", "searches": [{"tool": "find"}, {"query": "q"}, 3]}]}'
    )
    file = SettingsFile(path)
    assert file.load().mcp_servers[0].searches == (ToolSearch("find"),)
    assert "searches" in file.problem


def test_people_can_read_it(path: Path) -> None:
    SettingsFile(path).save(Settings(providers=(Provider("p", "智谱", "https://x/v1"),)))
    text = path.read_text(encoding="utf-8")
    assert '\n      "name": "智谱",\n' in text
    assert text.endswith("}\n")


def test_no_key_is_ever_written(path: Path) -> None:
    SettingsFile(path).save(Settings(providers=(Provider("p", "P", "https://x/v1", key="sk-secret"),)))
    assert "sk-secret" not in path.read_text(encoding="utf-8")
    assert "key" not in written(path)["providers"][0]


def test_a_key_that_somebody_wrote_there_is_refused_and_taken_out(path: Path) -> None:
    row = {"id": "p", "name": "P", "base_url": "u", "key": "sk-one", "api_key": "sk-two"}
    path.write_text(json.dumps({"providers": [row]}))
    file = SettingsFile(path)
    settings = file.load()
    assert settings.providers == (Provider("p", "P", "u"),)
    assert "providers.0.key" in file.problem
    assert "sk-" not in file.problem
    file.save(settings)
    assert not any(b"sk-" in each.read_bytes() for each in path.parent.iterdir())


def test_what_this_version_does_not_know_stays(path: Path) -> None:
    SettingsFile(path).save(FULL)
    data = written(path) | {"window": {"width": 900}}
    data["search"]["engine_of_the_future"] = True
    data["providers"][1]["colour"] = "blue"
    path.write_text(json.dumps(data))
    file = SettingsFile(path)
    settings = file.load()
    file.save(Settings(providers=settings.providers[::-1]))
    now = written(path)
    assert (now["window"], now["search"]["engine_of_the_future"]) == ({"width": 900}, True)
    assert [row.get("colour") for row in now["providers"]] == ["blue", None]
    assert now["search"]["addresses"] == {}  # known, and emptied
    assert (file.problem, asides(path)) == ("", [])


def test_a_wrong_value_falls_back_and_is_named_and_kept_aside(path: Path) -> None:
    path.write_text('{"search": {"max_results": "many", "mode": "off"}, "appearance": 3, "model": null}')
    file = SettingsFile(path)
    settings = file.load()
    assert settings == Settings(search=SearchSettings(mode=SearchMode.OFF))
    assert file.problem == "search.max_results: expected int; appearance: expected an object"
    assert asides(path) == []
    before = path.read_bytes()
    file.save(settings)
    assert [aside.read_bytes() for aside in asides(path)] == [before]
    file.load()
    assert file.problem == ""


@pytest.mark.parametrize("content", [b"", b"{", b"[1]", b'"text"', b"\xff\xfe\x00", b"[" * 100_000])
def test_a_broken_file_is_kept_aside_and_said_so(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    file = SettingsFile(path)
    assert file.load() == Settings()
    (aside,) = asides(path)
    assert aside.read_bytes() == content
    assert aside.name in file.problem


def test_a_file_broken_while_the_program_runs_is_not_lost(path: Path) -> None:
    file = SettingsFile(path)
    file.load()
    path.write_text("{ half edited")
    file.save(FULL)
    assert [aside.read_text() for aside in asides(path)] == ["{ half edited"]
    assert file.load() == FULL


def test_a_file_from_notepad_is_read(path: Path) -> None:
    path.write_text('{"appearance": {"font_size": 20}}', encoding="utf-8-sig")
    assert SettingsFile(path).load().appearance.font_size == 20


def test_half_a_surrogate_pair_does_no_harm(path: Path) -> None:
    SettingsFile(path).save(Settings(search=SearchSettings(proxy="\ud800")))
    assert SettingsFile(path).load().search.proxy == "\ufffd"


def test_a_save_that_fails_leaves_the_old_file_and_no_other(path: Path) -> None:
    SettingsFile(path).save(FULL)
    with pytest.raises(TypeError):
        SettingsFile(path).save(Settings(search=SearchSettings(proxy=object())))  # type: ignore[arg-type]
    assert SettingsFile(path).load() == FULL
    assert [each.name for each in path.parent.iterdir()] == ["settings.json"]


@pytest.mark.skipif(sys.platform == "win32", reason="no limit of a file's size")
def test_a_disk_that_takes_no_more_leaves_no_half_file_and_is_named(path: Path) -> None:
    import resource

    SettingsFile(path).save(Settings())
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, before[1]))
    try:
        with pytest.raises(Unavailable) as refused:
            SettingsFile(path).save(FULL)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    assert refused.value.data.get("reason") == "full", "which is what the window has words for"


def test_a_place_that_cannot_be_written_is_unavailable(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Unavailable):
        SettingsFile(tmp_path / "file" / "settings.json").save(Settings())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_the_file_is_for_its_owner_alone_and_a_link_stays_a_link(tmp_path: Path, path: Path) -> None:
    real = tmp_path / "dotfiles" / "citewise.json"
    path.symlink_to(real)
    SettingsFile(path).save(FULL)
    assert path.is_symlink()
    assert stat.S_IMODE(real.stat().st_mode) == 0o600


def test_keys_of_the_local_api_come_back_and_keep_what_a_newer_version_added(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    gateway, key = make_key(GatewaySettings(enabled=True, port=4000), "Editor")
    SettingsFile(path).save(Settings(gateway=gateway))
    text = path.read_text(encoding="utf-8")
    assert key not in text
    data = json.loads(text)
    data["gateway"]["keys"][0]["newer"] = 1
    data["gateway"]["require_key"] = "no"
    path.write_text(json.dumps(data), encoding="utf-8")
    file = SettingsFile(path)
    assert file.load().gateway == gateway  # what is not understood opens nothing
    file.save(Settings(gateway=gateway))
    assert json.loads(path.read_text(encoding="utf-8"))["gateway"]["keys"][0]["newer"] == 1
