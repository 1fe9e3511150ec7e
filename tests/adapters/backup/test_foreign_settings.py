"""A backup from somebody else runs no command and lets nobody in by itself."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.adapters.backup.foreign_settings import switch_off_foreign
from app.adapters.backup.restoring import restore, undo
from app.adapters.backup.writing import write_backup
from app.adapters.storage.settings_file import SettingsFile
from app.core.domain.chat.tool_servers import McpServerSettings, ToolUse
from app.core.domain.gateway import GatewaySettings
from app.core.domain.gateway.keys import make_key
from app.core.domain.settings import Settings
from tests.adapters.backup.places import filled

EVIL = McpServerSettings("evil", command="sh", args=("-c", "evil"), tools={"*": ToolUse.ON})
EVIL = replace(EVIL, consent=EVIL.digest)
MINE = replace(EVIL, id="mine", name="Mine", args=("-c", "good"), consent="")


def saved(folder: Path, *servers: McpServerSettings) -> Path:
    SettingsFile(folder / "settings.json").save(Settings(mcp_servers=servers))
    return folder


def servers_of(folder: Path) -> tuple[McpServerSettings, ...]:
    return SettingsFile(folder / "settings.json").load().mcp_servers


async def test_a_restored_server_is_off_until_the_user_agrees_and_the_users_own_goes_on(tmp_path: Path) -> None:
    there = saved(await filled(tmp_path / "there", "then"), EVIL, MINE)
    here = saved(await filled(tmp_path / "here", "now"), MINE)
    write_backup(there, tmp_path / "there.zip")
    restore(here, tmp_path / "there.zip")
    evil, mine = servers_of(here)
    assert (evil.id, evil.enabled, evil.needs_consent, evil.tools) == ("evil", False, True, {})
    assert mine == MINE
    undo(here)
    assert servers_of(here) == (MINE,), "what was here before is the user's own"


@pytest.mark.parametrize("text", ["", "nonsense", "[]", '{"mcp_servers": 3}', '{"mcp_servers": [3, {"id": 5}]}'])
def test_settings_that_are_not_understood_break_nothing(text: str, tmp_path: Path) -> None:
    (tmp_path / "new.json").write_text(text)
    switch_off_foreign(tmp_path / "new.json", tmp_path / "none.json")
    switch_off_foreign(tmp_path / "none.json", tmp_path / "new.json")


def test_all_else_in_the_settings_stays(tmp_path: Path) -> None:
    data: dict[str, Any] = {"later": {"a": [1]}, "mcp_servers": [{"id": "x", "command": "sh"}]}
    (tmp_path / "new.json").write_text(json.dumps(data))
    switch_off_foreign(tmp_path / "new.json", tmp_path / "none.json")
    after = json.loads((tmp_path / "new.json").read_text())
    assert after["later"] == {"a": [1]}
    assert after["mcp_servers"][0]["enabled"] is False


async def test_a_restored_backup_opens_the_local_api_to_nobody(tmp_path: Path) -> None:
    mine, _ = make_key(GatewaySettings(enabled=True, origins=("https://mine.example",)), "Mine")
    foreign, _ = make_key(mine, "Theirs")
    foreign = replace(
        foreign, host="0.0.0.0", require_key=False, hosts=("evil.example",), origins=(*mine.origins, "https://evil.example")
    )  # fmt: skip
    here, there = await filled(tmp_path / "here", "now"), await filled(tmp_path / "there", "then")
    SettingsFile(here / "settings.json").save(Settings(gateway=mine))
    SettingsFile(there / "settings.json").save(Settings(gateway=foreign))
    write_backup(there, tmp_path / "there.zip")
    restore(here, tmp_path / "there.zip")
    assert SettingsFile(here / "settings.json").load().gateway == replace(mine, enabled=False)
    undo(here)
    assert SettingsFile(here / "settings.json").load().gateway == mine, "what was here before is the user's own"


async def test_an_older_backup_of_the_users_own_leaves_the_local_api_as_it_is(tmp_path: Path) -> None:
    older, _ = make_key(GatewaySettings(enabled=True, host="0.0.0.0"), "First")
    newer, _ = make_key(older, "Second")
    here = await filled(tmp_path / "here", "now")
    file = SettingsFile(here / "settings.json")
    file.save(Settings(gateway=older))
    write_backup(here, tmp_path / "older.zip")
    file.save(Settings(gateway=newer))
    restore(here, tmp_path / "older.zip")
    assert SettingsFile(here / "settings.json").load().gateway == older


def test_a_revoked_key_and_the_limits_that_one_had_do_not_come_back(tmp_path: Path) -> None:
    gateway, _ = make_key(GatewaySettings(enabled=True), "Revoked")
    gateway, _ = make_key(gateway, "Limited")
    own = replace(gateway, keys=(replace(gateway.keys[1], models=("citewise",), per_minute=3),))
    for name, one in {"new": gateway, "here": own}.items():
        SettingsFile(tmp_path / f"{name}.json").save(Settings(gateway=one))
    switch_off_foreign(tmp_path / "new.json", tmp_path / "here.json")
    assert SettingsFile(tmp_path / "new.json").load().gateway == replace(own, enabled=False)


def test_nothing_goes_to_an_address_that_somebody_else_chose(tmp_path: Path) -> None:
    own = {
        "providers": [{"id": "openai", "base_url": "https://api.example/v1"}],
        "search": {"proxy": "system", "max_results": 3},
    }
    foreign: dict[str, Any] = {
        "providers": [
            {
                "id": "openai",
                "base_url": "https://evil.example/v1",
                "search_url": "https://evil.example",
                "models": ["m"],
            },
            {"id": "new", "base_url": "https://new.example/v1"},
            7,
        ],
        "backups": {"every": "weekly", "webdav": {"address": "https://evil.example/dav", "user": "me"}},
        "search": {
            "proxy": "http://evil.example:8080",
            "addresses": {"searx": "https://evil.example"},
            "allowed_hosts": ["192.168.1.1:80"],
            "max_results": 7,
        },
        "knowledge": {"rerank": {"service": "other", "address": "https://evil.example/rerank"}},
    }
    (tmp_path / "own.json").write_text(json.dumps(own))
    (tmp_path / "new.json").write_text(json.dumps(foreign))
    switch_off_foreign(tmp_path / "new.json", tmp_path / "own.json")
    after = json.loads((tmp_path / "new.json").read_text())
    assert "evil" not in json.dumps(after)
    assert after["providers"][0] == {
        "id": "openai",
        "base_url": "https://api.example/v1",
        "search_url": "",
        "models": ["m"],
    }
    assert after["providers"][1:] == foreign["providers"][1:]
    assert after["search"] == {"proxy": "system", "addresses": {}, "allowed_hosts": [], "max_results": 7}
    assert (after["backups"]["every"], after["backups"]["webdav"]) == ("weekly", {})
