"""The composition root: what the environment adds, and that all the parts fit together."""

import asyncio
import json
import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from app.adapters.search.serp.catalogue import ENGINES
from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.transfer.transfer import SqliteTransfer
from app.bootstrap import NoRenderer, open_services, open_start_resources
from app.bootstrap.live_settings import environment_provider, overrides_of
from app.core.domain.chat import ModelChoice
from app.core.domain.conversation import Conversation
from app.core.domain.errors import Unavailable
from app.core.domain.settings import QUOTES, SearchMode
from app.core.domain.transfer.whole import ImportBatch, WholeConversation
from app.core.domain.turn.turn import State, Turn
from tests.waiting import until


def test_the_environment_can_name_a_model_server_for_one_start() -> None:
    environment = {"CITEWISE_BASE_URL": "http://127.0.0.1:1/v1", "CITEWISE_MODEL": "m", "CITEWISE_SEARCH": "off"}
    provider = environment_provider(environment)
    assert provider is not None
    assert (provider.base_url, provider.models) == ("http://127.0.0.1:1/v1", ("m",))
    assert overrides_of(environment).model == ModelChoice("environment", "m")
    assert overrides_of(environment).mode is SearchMode.OFF


def test_an_environment_that_says_nothing_or_nonsense_wishes_nothing() -> None:
    assert environment_provider({}) is None
    wishes = overrides_of({"CITEWISE_SEARCH": "sometimes", "CITEWISE_MODEL": "m"})
    assert (wishes.mode, wishes.model) == (None, None)
    assert overrides_of({"CITEWISE_MODEL": "quotes"}).model == QUOTES


def test_where_no_browser_was_built_rendering_says_so() -> None:
    with pytest.raises(Unavailable):
        asyncio.run(NoRenderer().render("https://a.example"))


async def test_the_parts_fit_together_and_close_again(tmp_path: Path) -> None:
    environment = {"OPENAI_API_KEY": "k", "CITEWISE_BASE_URL": "http://x"}
    resources = open_start_resources(tmp_path, environment)
    resources.gate.bind()
    services = await open_services(resources, NoRenderer())
    try:
        assert set(services.search.router.channels()) == {info.id for info in services.search.channels()}
        usable = {state.id for state in services.search.channel_states() if state.usable}
        assert {"local", "wikipedia", "arxiv"} <= usable
        assert not usable & {"exa", "brave"}, "they need keys"
        assert {"openai", "environment"} <= {provider.id for provider in services.settings.in_force().providers}
        assert services.settings.file.load().providers == (), "what the environment adds is never written"
    finally:
        await services.close()
    assert (tmp_path / "citewise.db").exists()


def test_cookies_of_engines_are_kept_only_if_the_user_agreed(tmp_path: Path) -> None:
    assert open_start_resources(tmp_path).engines_folder() is None
    (tmp_path / "settings.json").write_text('{"search": {"keep_engine_cookies": true}}')
    assert open_start_resources(tmp_path).engines_folder() == tmp_path / "engines"


async def test_broken_files_are_set_aside_and_told(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("{broken")
    (tmp_path / "citewise.db").write_bytes(b"SQLite format 3\0" + b"rubbish" * 1000)
    resources = open_start_resources(tmp_path, {})
    resources.gate.bind()
    services = await open_services(resources, NoRenderer())
    await services.close()
    assert len(services.problems) == 2
    kept = {name.partition("-")[0] for name in os.listdir(tmp_path) if ".broken" in name}
    assert kept == {"settings.json.broken", "citewise.db.broken"}


async def test_a_start_finishes_the_undo_of_an_import_that_was_killed_before_its_files_were_gone(
    tmp_path: Path,
) -> None:
    store = await SqliteConversations.open(tmp_path)
    transfer, turn = SqliteTransfer(store.database), Turn("t", "c", "?", state=State.FINISHED)
    await transfer.begin(ImportBatch("b", "citewise", "export.json", datetime.now(UTC)))
    await transfer.add(WholeConversation(Conversation("c", current_leaf="t", turns=(turn,))), "b")
    file = tmp_path / "attachments" / "c" / "report.pdf"
    file.parent.mkdir(parents=True)
    file.write_bytes(b"%PDF-1")
    await transfer.undo("b")
    await store.close()
    resources = open_start_resources(tmp_path, {})
    resources.gate.bind()
    services = await open_services(resources, NoRenderer())
    try:
        await until(lambda: not file.exists(), "the file is gone", seconds=20)
    finally:
        await services.close()


async def test_imports_and_merges_and_what_takes_them_back_wait_for_one_another(tmp_path: Path) -> None:
    resources = open_start_resources(tmp_path, {})
    resources.gate.bind()
    services = await open_services(resources, NoRenderer())
    try:
        assert services.imports is not None
        assert services.backups is not None
        backups: Any = services.backups()
        assert services.imports().writing is backups._target.writing
        base = await backups._target.bases.create("Papers")
        transfer = SqliteTransfer(backups._target.conversations.database)
        await transfer.begin(ImportBatch("b", "merge", "two.zip", datetime.now(UTC)))
        await transfer.own_base(base.id, "b")
        await services.imports().undo("b")
        assert await backups._target.bases.bases() == [], "a merge is one of the imports"
    finally:
        await services.close()


async def test_the_dual_channel_scheme_is_read_from_the_data_directory(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DEFAULT_WEB_SEARCH_PROVIDER=builtin\nBUILTIN_SEARCH_PROVIDER=glm\nGLM_API_KEY=k\n")
    environment = {"BUILTIN_SEARCH_PROVIDER": "qwen", "QWEN_API_KEY": "k", "QWEN_MODEL": "qwen-max"}
    resources = open_start_resources(tmp_path, environment)
    resources.gate.bind()
    services = await open_services(resources, NoRenderer())
    try:
        assert services.settings.environment.channel == "builtin"
        assert services.settings.in_force().search.builtin == ModelChoice("qwen", "qwen-max")
        assert services.settings.origins()["builtin"] == "environment"
        assert services.settings.origins()["channel"] == ".env"
        assert services.secrets.get("zhipu") == "k"
        states = {state.id: state for state in services.search.channel_states()}
        assert states["builtin"].usable
        assert services.settings.file.load().search.builtin is None, "what the environment says is never written"
    finally:
        await services.close()


async def test_what_the_environment_names_wrongly_is_told(tmp_path: Path) -> None:
    environment = {"DEFAULT_WEB_SEARCH_PROVIDER": "no-such-channel"}
    resources = open_start_resources(tmp_path, environment)
    resources.gate.bind()
    services = await open_services(resources, NoRenderer())
    await services.close()
    assert any("no-such-channel" in problem for problem in services.problems)


async def test_a_file_of_the_users_repairs_engines_and_what_is_wrong_in_it_is_told(tmp_path: Path) -> None:
    file = {"bing": {"address": "https://repaired.example"}, "altavista": {}}
    (tmp_path / "engines.json").write_text(json.dumps(file), encoding="utf-8")
    resources = open_start_resources(tmp_path, {})
    resources.gate.bind()
    services = await open_services(resources, NoRenderer())
    try:
        assert services.problems == ("engines.json: altavista: unknown",)
        report = await services.search.test_engine("bing")
        assert report.url.startswith("https://repaired.example/search?")
        assert {state.id for state in services.search.engine_states()} == set(ENGINES)
    finally:
        await services.close()


def test_the_desktops_proxy_is_looked_up_where_there_is_a_desktop(tmp_path: Path) -> None:
    (tmp_path / "kioslaverc").write_text("[Proxy Settings]\nProxyType=1\nhttpsProxy=http://127.0.0.1 7890\n")
    environment = {"XDG_CURRENT_DESKTOP": "KDE", "XDG_CONFIG_HOME": str(tmp_path)}
    if sys.platform.startswith("linux"):
        resources = open_start_resources(tmp_path, environment)
        assert resources.proxies.for_host("example.org") == "http://127.0.0.1:7890"
    assert open_start_resources(tmp_path, {}).proxies.for_host("example.org") == ""
